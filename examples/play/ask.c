/* SPDX-License-Identifier: MIT */
/* Asking the person for a move: what may be done, the answer in words, and why
 * it is refused. The words are those of records, so they never change. */
#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L
#endif
#include "play.h"

#include <ctype.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

void catch_interrupt(void)
{
#ifdef _WIN32
    signal(SIGINT, interrupt);
#else
    /* Without SA_RESTART, so that Ctrl-C ends the wait for an answer. */
    struct sigaction action = {.sa_handler = interrupt};

    sigaction(SIGINT, &action, NULL);
#endif
}

int read_answer(char *answer, int size)
{
    size_t length, start;

    printf("> ");
    fflush(stdout);
    if (interrupted || fgets(answer, size, stdin) == NULL) {
        putchar('\n');
        return 0;
    }
    start = strspn(answer, " \t");
    length = strcspn(answer + start, "\r\n");
    while (length > 0 && strchr(" \t", answer[start + length - 1]) != NULL)
        length--;
    memmove(answer, answer + start, length);
    answer[length] = '\0';
    if (!isatty(STDIN_FILENO))
        puts(answer);
    return 1;
}

static uint32_t phase_of(const struct play *play)
{
    uint32_t phase;

    must(talon_game_phase(play->view, &phase), "asking for the phase");
    return phase;
}

/* Adds the cards of a choice: all there are to pick from, and how many. */
static void add_picks(struct text *text, const struct play *play,
                      const talon_choice *choice)
{
    uint32_t picks = choice->pick_max + talon_cards_count(&choice->required);

    if (picks > 1)
        add(text, " %u of", picks);
    if (picks > 0) {
        add(text, " ");
        add_hand(text, play, choice->cards | choice->required);
    }
}

/* Adds the suits, trumps or miseres of a choice, each after the same words. */
static void add_denominations(struct text *text, const talon_choice *choice,
                              const char *words)
{
    uint32_t i;

    for (i = 1; i <= TALON_DENOMINATION_OPEN_MISERE; i++)
        if ((choice->denominations >> i & 1) != 0)
            add(text, " %s%s", words, denomination_sign(i));
}

/* Adds a choice in words: "play KS AS", "play JK:S JK:H", "offer 6..20",
 * "discard 3 of 9S ... nominate S H". */
static void add_choice(struct text *text, const struct play *play,
                       const talon_choice *choice)
{
    struct text words = {.length = 0};

    add(text, "%s", talon_record_verb(choice->kind));
    if (choice->kind == TALON_KIND_PLAY && choice->denominations > 1) {
        add_cards(&words, choice->cards);
        add(&words, ":");
    } else {
        add_picks(text, play, choice);
    }
    if (choice->amount_max > 0)
        add(text, " %" PRId32, choice->amount_min);
    if (choice->amount_max > choice->amount_min)
        add(text, "..%" PRId32, choice->amount_max);
    if (choice->kind == TALON_KIND_DISCARD && choice->denominations > 1)
        add(text, " nominate");
    if (choice->kind == TALON_KIND_OFFER)
        add(text, " chips for the %s",
            phase_of(play) == TALON_PHASE_PAY_AUCTION ? "choice of pay suit"
                                                      : "hand on offer");
    add_denominations(text, choice, words.chars);
}

/* Asks the view for all choices of whoever is to act. */
static uint32_t choices_of(const struct play *play,
                           talon_choice choices[TALON_CHOICES_MAX])
{
    uint32_t count;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    return count;
}

static int is_deal(const talon_choice *choice)
{
    return choice->kind == TALON_KIND_DEAL || choice->kind == TALON_KIND_BOARD;
}

/* Whether a choice differs from the last one in its amounts alone, and these
 * follow on, as with bids of one trick more. */
static int continues(const talon_choice *choice, const talon_choice *last)
{
    talon_choice other = *choice;

    other.amount_min = last->amount_min;
    other.amount_max = last->amount_max;
    return choice->amount_min == last->amount_max + 1 &&
           memcmp(&other, last, sizeof other) == 0;
}

/* Joins choices whose amounts follow on; returns how many are left. */
static uint32_t join(talon_choice *choices, uint32_t count)
{
    uint32_t joined = 0, i;

    for (i = 0; i < count; i++)
        if (joined > 0 && continues(&choices[i], &choices[joined - 1]))
            choices[joined - 1].amount_max = choices[i].amount_max;
        else
            choices[joined++] = choices[i];
    return joined;
}

static void list_choices(const struct play *play)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = join(choices, choices_of(play, choices)), i;

    for (i = 0; i < count; i++) {
        struct text text = {.length = 0};

        add(&text, "  ");
        if (is_deal(&choices[i]))
            add(&text, "deal (or just Enter)");
        else
            add_choice(&text, play, &choices[i]);
        if (choices[i].kind == TALON_KIND_BUY)
            add(&text, ", as in: buy SEAT CHIPS");
        print_wrapped(&text, 6);
    }
}

/* Explains the words of the choices, and the commands. */
static void show_help(const struct play *play)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = choices_of(play, choices), i;
    uint32_t last = 0;
    talon_cards pack;

    for (i = 0; i < count; i++) {
        if (choices[i].kind != last && *explain(choices[i].kind) != '\0')
            printf("  %-9s %s\n", talon_record_verb(choices[i].kind),
                   explain(choices[i].kind));
        last = choices[i].kind;
    }
    puts("The word may be left out where only one fits. Cards are 10H or "
         "10\u2665, in either\ncase, separated by spaces or commas.");
    must(talon_rules_pack(&play->rules, &pack), "asking for the pack");
    if ((pack >> TALON_CARD_HIGH_JOKER & 1) != 0)
        puts("The joker is JK, the second one JL; JK:H leads it as a heart. "
             "Bids are 7H, 8NT.");
    puts("Other commands:\n"
         "  hint      says which moves are best, and why; if all cards are "
         "open, exactly\n"
         "  why MOVE  says what speaks against a move\n"
         "  review    says what each card of the last hand cost\n"
         "  undo      takes your last move back\n"
         "  table     shows the table again\n"
         "  score     shows the last result, and the totals\n"
         "  save FILE writes a record of the game so far\n"
         "  quit      leaves, and keeps a record to go on with");
}

static void save(const struct play *play, const char *file)
{
    if (*file == '\0')
        puts("Save under which name? save FILE");
    else if (history_save(play, file))
        printf("Saved. To go on from here: %s %s\n", play->command, file);
    else
        printf("%s exists already, or cannot be written.\n", file);
}

/* Whether the first word of an answer is a command, in either case; then *rest
 * is what follows it. */
static int is_command(const char *answer, const char *command,
                      const char **rest)
{
    size_t i, length = strlen(command);

    for (i = 0; i < length; i++)
        if (tolower((unsigned char)answer[i]) != command[i])
            return 0;
    *rest = answer + length + strspn(answer + length, " ");
    return answer[length] == ' ' || answer[length] == '\0';
}

/* Reads a move as records write it, with the verb or without. */
static talon_status parse(const struct play *play, int32_t seat,
                          const char *answer, talon_move *move)
{
    talon_choice choices[TALON_CHOICES_MAX];
    struct text line = {.length = 0}, words = {.length = 0};
    char who[16] = "";
    talon_status status, first;
    uint32_t count, i;

    normalize(answer, &words);
    if (seat >= 0)
        snprintf(who, sizeof who, "%" PRId32 " ", seat);
    add(&line, "%s%s", who, words.chars);
    first = talon_record_parse(play->view, line.chars, line.length, move, NULL,
                               0, NULL, NULL);
    if (first == TALON_OK || seat < 0)
        return first;
    count = choices_of(play, choices);
    for (i = 0; i < count; i++) {
        line = (struct text){.length = 0};
        add(&line, "%s%s %s", who, talon_record_verb(choices[i].kind),
            words.chars);
        status = talon_record_parse(play->view, line.chars, line.length, move,
                                    NULL, 0, NULL, NULL);
        if (status == TALON_OK)
            return status;
    }
    return first;
}

/* Explains in words why an answer is refused. */
static void refuse(talon_status status, talon_cards concerned)
{
    struct text line = {.length = 0};
    const char *clause = talon_status_clause(status);

    add(&line, "No: %s", talon_status_text(status));
    if (*clause != '\0')
        add(&line, " (%s)", clause);
    if (concerned != 0) {
        add(&line, ": ");
        add_cards(&line, concerned);
    }
    print_wrapped(&line, 4);
}

static int asks_for_deal(const char *answer)
{
    return *answer == '\0' || strcmp(answer, "deal") == 0;
}

static int deal_is_due(const struct play *play)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = choices_of(play, choices), i;

    for (i = 0; i < count; i++)
        if (is_deal(&choices[i]))
            return 1;
    return 0;
}

/* Whether an answer is a legal move; says why not. */
static int is_move(const struct play *play, int32_t seat, const char *answer,
                   talon_move *move)
{
    talon_cards concerned = 0;
    talon_status status = parse(play, seat, answer, move);

    if (status == TALON_OK)
        status = talon_game_check(play->view, move, &concerned);
    if (status == TALON_OK)
        return 1;
    refuse(status, concerned);
    if (status == TALON_E_SYNTAX)
        puts("Type one of these, or help:");
    if (concerned == 0)
        list_choices(play);
    return 0;
}

/* Says what speaks against a move that the person names. */
static void ask_why(struct play *play, int32_t seat, const char *answer)
{
    talon_move move;

    if (*answer == '\0')
        puts("Why not which move? why MOVE");
    else if (is_move(play, seat, answer, &move))
        show_why(play, seat, &move);
}

/* Carries out a command; 0 if the answer is not a command. */
static int obey(struct play *play, int32_t seat, const char *answer)
{
    const char *rest;

    if (is_command(answer, "help", &rest) || strcmp(answer, "?") == 0)
        show_help(play);
    else if (is_command(answer, "hint", &rest))
        show_hint(play, seat);
    else if (is_command(answer, "why", &rest))
        ask_why(play, seat, rest);
    else if (is_command(answer, "review", &rest))
        show_review(play);
    else if (is_command(answer, "score", &rest))
        show_scores(play);
    else if (is_command(answer, "table", &rest))
        show_table(play);
    else if (is_command(answer, "save", &rest))
        save(play, rest);
    else
        return 0;
    return 1;
}

enum answer ask(struct play *play, int32_t seat, talon_move *move)
{
    char answer[256];
    const char *rest;

    list_choices(play);
    while (read_answer(answer, sizeof answer)) {
        if (is_command(answer, "quit", &rest) || strcmp(answer, "q") == 0)
            return ANSWER_LEAVE;
        if (is_command(answer, "undo", &rest)) {
            if (history_undo(play))
                return ANSWER_AGAIN;
            puts("There is no move of yours to take back.");
        } else if (obey(play, seat, answer)) {
            continue;
        } else if (seat == TALON_TABLE && asks_for_deal(answer)) {
            *move = (talon_move){.kind = TALON_KIND_DEAL, .seat = TALON_TABLE};
            if (deal_is_due(play))
                return ANSWER_MOVE;
            refuse(TALON_E_TOO_FEW, 0);
        } else if (*answer == '\0') {
            list_choices(play);
        } else if (is_move(play, seat, answer, move)) {
            return ANSWER_MOVE;
        }
    }
    return ANSWER_LEAVE;
}
