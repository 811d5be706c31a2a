/* SPDX-License-Identifier: MIT */
/* Plays a game in a terminal against opponents who move at random. It holds no
 * rule of any game: the choices say what may be done, the statuses why
 * something may not be, and the events what happened. */
#define _POSIX_C_SOURCE 200809L
#include "play.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define LISTED_MAX 60 /* more moves than these are typed */

static const char help[] =
    "play [option]...: plays Five Hundred or Tripoli in a terminal\n"
    "\n"
    "  --game G           five-hundred or tripoli; asked if not given\n"
    "  --preset P         its preset; the base game if not given\n"
    "  --option KEY=VALUE an option of the rules; may be repeated\n"
    "  --seed N           0 to 2^64-1: repeats the same cards and opponents\n"
    "  --seat N           the seat you play (0)\n"
    "  --deals N          stops after N deals. Tripoli then has one closing\n"
    "                     pot; without a person it stops after 3\n"
    "  --ascii            letters for suits\n"
    "  --auto             plays on its own, as it also does when standard\n"
    "                     input is not a terminal\n";

static const char answers[] =
    "Type the number of a move, or the move as records write it: bid 7H, "
    "pass,\n"
    "discard 7S 8S 9D, play KH, play JK:H, offer 5, select 2S 3S 4S 9D KD,\n"
    "raise 2. The verb may be left out. q ends the game.\n";

/* Renews the person's view of the game. */
static void look(struct play *play)
{
    must(talon_game_redact(play->view, play->game, play->viewers), "redacting");
}

/* Prints events as the person may see them, and shows the scores when they end
 * a hand or deal. */
static void tell_all(struct play *play, talon_event *events, uint32_t count)
{
    uint32_t i;

    look(play);
    must(talon_events_redact(events, count, play->viewers), "redacting events");
    tell(play, events, count);
    for (i = 0; i < count; i++)
        if ((events[i].kind == TALON_KIND_HAND_OVER &&
             events[i].reason != TALON_REASON_THROWN_IN) ||
            events[i].kind == TALON_KIND_DEAL_OVER)
            break;
    if (i < count)
        show_scores(play);
}

static void make_move(struct play *play, const talon_move *move)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count;

    must(talon_game_apply(play->game, move, events, TALON_EVENTS_MAX, &count),
         "making a move");
    if (move->kind == TALON_KIND_FINISH)
        play->closing = 1;
    tell_all(play, events, count);
}

/* Deals what is due: a draw, a pack, or a board and then a pack. */
static void deal(struct play *play)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count, i;

    must(talon_game_chance(play->game, &play->rng, events, TALON_EVENTS_MAX,
                           &count),
         "dealing");
    for (i = 0; i < count; i++)
        play->deals += events[i].kind == TALON_KIND_DEAL && !play->closing;
    tell_all(play, events, count);
}

/* Adds a choice in words: "select 5 of 9S 3C ...", "offer 6..20". */
static void add_choice(struct text *text, const talon_choice *choice)
{
    uint32_t required = talon_cards_count(&choice->required);
    uint32_t suit;

    add(text, "%s", verb_of(choice->kind));
    if (choice->pick_max > 0) {
        add(text, " %u of ", choice->pick_max + required);
        add_cards(text, choice->cards | choice->required);
    } else if (required > 0) {
        add(text, " ");
        add_cards(text, choice->required);
    }
    if (choice->amount_max > 0)
        add(text, " %" PRId32 "..%" PRId32, choice->amount_min,
            choice->amount_max);
    if (choice->kind == TALON_KIND_DISCARD && choice->denominations > 1)
        add(text, " nominate");
    for (suit = 1; suit <= TALON_DENOMINATION_OPEN_MISERE; suit++)
        if ((choice->denominations >> suit & 1) != 0)
            add(text, " %s", denomination_sign(suit));
}

/* Whether moves are better typed: sets of cards have too many, and the table
 * has long ranges. */
static int typed(const struct play *play, int32_t seat)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t moves, count, i;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < count; i++)
        if (choices[i].pick_max > 1)
            return 1;
    must(talon_game_move_count(play->view, &moves), "counting moves");
    return seat == TALON_TABLE || moves > LISTED_MAX;
}

static void list_choices(const struct play *play)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < count; i++) {
        struct text text = {.length = 0};

        if (choices[i].kind == TALON_KIND_DEAL ||
            choices[i].kind == TALON_KIND_BOARD)
            add(&text, "deal (or just Enter)");
        else
            add_choice(&text, &choices[i]);
        if (choices[i].kind == TALON_KIND_BUY)
            add(&text, ", as in: buy SEAT CHIPS");
        printf("  %s\n", text.chars);
    }
}

/* Lists all moves with their numbers or, if there are many, the choices;
 * returns how many have a number. */
static uint32_t list_moves(const struct play *play, int32_t seat)
{
    struct text line = {.length = 0};
    uint32_t count, i;
    talon_move move;

    if (typed(play, seat)) {
        list_choices(play);
        return 0;
    }
    must(talon_game_move_count(play->view, &count), "counting moves");
    for (i = 0; i < count; i++) {
        must(talon_game_move_at(play->view, i, &move), "asking for a move");
        add_spaces(&line, 15 * (size_t)(i % 5));
        add(&line, " %3" PRIu32 " ", i + 1);
        add_move(&line, &move);
        if (i % 5 == 4 || i + 1 == count) {
            puts(line.chars);
            line = (struct text){.length = 0};
        }
    }
    return count;
}

/* Reads a move as records write it, with the verb or without. */
static talon_status parse(const struct play *play, int32_t seat,
                          const char *answer, talon_move *move)
{
    talon_choice choices[TALON_CHOICES_MAX];
    struct text line = {.length = 0};
    char who[16] = "";
    talon_status status, first;
    uint32_t count, i;

    if (seat >= 0)
        snprintf(who, sizeof who, "%" PRId32 " ", seat);
    add(&line, "%s%s", who, answer);
    first = talon_record_parse(play->view, line.chars, line.length, move, NULL,
                               0, NULL, NULL);
    if (first == TALON_OK || seat < 0)
        return first;
    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < count; i++) {
        line = (struct text){.length = 0};
        add(&line, "%s%s %s", who, verb_of(choices[i].kind), answer);
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
    puts(line.chars);
}

/* Reads a line into an answer without spaces around it; 0 at the end. */
static int read_answer(char *answer, int size)
{
    size_t length, start;

    printf("> ");
    fflush(stdout);
    if (fgets(answer, size, stdin) == NULL) {
        putchar('\n');
        return 0;
    }
    start = strspn(answer, " \t");
    length = strcspn(answer + start, "\r\n");
    while (length > 0 && isspace((unsigned char)answer[start + length - 1]))
        length--;
    memmove(answer, answer + start, length);
    answer[length] = '\0';
    return strcmp(answer, "q") != 0;
}

/* Asks for a move until a legal one is given; 0 if the person leaves. */
static int ask(const struct play *play, int32_t seat, talon_move *move)
{
    uint32_t listed = list_moves(play, seat);
    talon_cards concerned;
    talon_status status;
    char answer[256], *end;
    unsigned long number;

    while (read_answer(answer, sizeof answer)) {
        if (seat == TALON_TABLE &&
            (*answer == '\0' || strcmp(answer, "deal") == 0)) {
            move->kind = TALON_KIND_DEAL;
            return 1;
        }
        number = strtoul(answer, &end, 10);
        concerned = 0;
        if (*answer == '\0' || *answer == '?') {
            fputs(answers, stdout);
            list_moves(play, seat);
            continue;
        }
        if (*end == '\0' && number >= 1 && number <= listed)
            status = talon_game_move_at(play->view, (uint32_t)number - 1, move);
        else
            status = parse(play, seat, answer, move);
        if (status == TALON_OK)
            status = talon_game_check(play->view, move, &concerned);
        if (status == TALON_OK)
            return 1;
        refuse(status, concerned);
    }
    return 0;
}

/* What is due at the table: whether cards are, and whether the host decides. */
static void due(const struct play *play, int *cards, int *host)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i;

    *cards = 0;
    *host = 0;
    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < count; i++) {
        *cards |= choices[i].kind == TALON_KIND_DRAW ||
                  choices[i].kind == TALON_KIND_DEAL ||
                  choices[i].kind == TALON_KIND_BOARD;
        *host |= choices[i].kind == TALON_KIND_FINISH;
    }
}

/* The table's turn; returns 0 to stop. */
static int table_turn(struct play *play)
{
    talon_move move = {
        .amount = 1, .kind = TALON_KIND_FINISH, .seat = TALON_TABLE};
    int enough = play->deals_most != 0 && play->deals >= play->deals_most &&
                 !play->closing;
    int cards, host;

    due(play, &cards, &host);
    if (host && (enough || (play->me < 0 && !cards))) {
        make_move(play, &move);
        return 1;
    }
    if (enough)
        return 0;
    if (host && play->me >= 0) {
        end_line();
        puts("You are the host. What now?");
        if (!ask(play, TALON_TABLE, &move))
            return 0;
        if (move.kind != TALON_KIND_DEAL) {
            make_move(play, &move);
            return 1;
        }
        if (!cards) {
            refuse(TALON_E_TOO_FEW, 0);
            return 1;
        }
    }
    deal(play);
    return 1;
}

/* A seat's turn; returns 0 if the person leaves. Nobody is asked where there is
 * only one legal move. */
static int seat_turn(struct play *play, int32_t seat)
{
    talon_move move;
    uint32_t count;

    must(talon_game_move_count(play->view, &count), "counting moves");
    if (seat == play->me && count > 1) {
        show_table(play);
        if (!ask(play, seat, &move))
            return 0;
    } else {
        random_move(play->game, &play->rng, CALM, &move);
    }
    make_move(play, &move);
    return 1;
}

static void play_game(struct play *play)
{
    int32_t seat = TALON_TABLE;
    int goes_on = 1;

    look(play);
    show_sides(play);
    while (goes_on) {
        must(talon_game_to_act(play->game, &seat), "asking who acts");
        if (seat == TALON_NOBODY)
            goes_on = 0;
        else if (seat == TALON_TABLE)
            goes_on = table_turn(play);
        else
            goes_on = seat_turn(play, seat);
    }
    show_end(play);
    if (play->me >= 0)
        puts(seat == TALON_NOBODY ? "The game is over. Thank you for playing."
                                  : "The game is not over. Good-bye.");
}

/* Asks which game; null if the person leaves. */
static const char *ask_game(void)
{
    char answer[64];
    uint32_t i;

    puts("Which game?");
    for (i = 0; i < talon_games_count(); i++)
        printf(" %3" PRIu32 " %s\n", i + 1,
               talon_games_label(talon_games_at(i)));
    while (read_answer(answer, sizeof answer))
        for (i = 0; i < talon_games_count(); i++)
            if ((uint32_t)strtoul(answer, NULL, 10) == i + 1 ||
                strcmp(answer, talon_games_key(talon_games_at(i))) == 0)
                return talon_games_key(talon_games_at(i));
    return NULL;
}

/* A seed that nobody knows: from the system, or else from the clock. */
static void seed_unknown(uint8_t seed[TALON_SEED_BYTES])
{
    FILE *file = fopen("/dev/urandom", "rb");
    size_t size = 0;

    if (file != NULL) {
        size = fread(seed, 1, TALON_SEED_BYTES, file);
        fclose(file);
    }
    if (size < TALON_SEED_BYTES)
        seed_of((uint64_t)time(NULL), seed);
}

/* What the command line asks for, besides the rules. */
struct arguments {
    struct wish wish;
    uint8_t seed[TALON_SEED_BYTES];
    int32_t seat;
    uint64_t deals;
    int automatic;
};

static void read_arguments(struct arguments *given, int argc, char **argv)
{
    const char *value;
    int i;

    seed_unknown(given->seed);
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--auto") == 0) {
            given->automatic = 1;
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
        } else if (wish_takes(&given->wish, argc, argv, &i)) {
            continue;
        } else if ((value = value_of("--seed", argc, argv, &i)) != NULL) {
            seed_of(number_of("--seed", value, 0, UINT64_MAX), given->seed);
        } else if ((value = value_of("--seat", argc, argv, &i)) != NULL) {
            given->seat =
                (int32_t)number_of("--seat", value, 0, TALON_SEATS_MAX - 1);
        } else if ((value = value_of("--deals", argc, argv, &i)) != NULL) {
            given->deals = number_of("--deals", value, 1, UINT32_MAX);
        } else {
            fail("\"%s\" is not understood; see --help", argv[i]);
        }
    }
}

int main(int argc, char **argv)
{
    struct arguments given = {.seat = 0};
    struct play play = {.me = TALON_NOBODY};

    program = "play";
    read_arguments(&given, argc, argv);
    if (!isatty(STDIN_FILENO))
        given.automatic = 1;
    if (!given.automatic && given.wish.game == NULL)
        if ((given.wish.game = ask_game()) == NULL)
            return EXIT_SUCCESS;
    wish_rules(&given.wish, &play.rules);
    must(talon_rng_seed(&play.rng, given.seed, 0), "seeding");
    must(talon_game_new(NULL, &play.rules, &play.game), "making a game");
    must(talon_game_new(NULL, &play.rules, &play.view), "making a view");
    must(talon_game_seat_count(play.game, &play.seat_count),
         "asking for seats");
    if ((uint32_t)given.seat >= play.seat_count)
        fail("--seat %" PRId32 ": %s", given.seat,
             talon_status_text(TALON_E_SEAT));
    if (!given.automatic) {
        play.me = given.seat;
        play.viewers = 1u << given.seat;
    }
    play.deals_most = given.deals;
    if (given.automatic && given.deals == 0)
        play.deals_most = play.rules.game_id == TALON_GAME_TRIPOLI ? 3 : 500;
    play_game(&play);
    talon_game_free(NULL, play.view);
    talon_game_free(NULL, play.game);
    return EXIT_SUCCESS;
}
