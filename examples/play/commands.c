/* SPDX-License-Identifier: MIT */
/* Everything but a move that the person may type: one table of commands, with
 * a word for each language. All words are understood in every language. */
#include "play.h"

#include "input.h"
#include "rules_menu.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#define HELP_WIDTH 18 /* columns of commands */

/* What a command does with the rest of the answer. */
typedef enum command worker(struct play *play, int32_t seat, const char *rest);

struct row {
    const char *word[2];  /* by language, the first of the two being English */
    enum message rest;    /* what may follow it */
    enum message help[2]; /* in Five Hundred and in Tripoli */
    worker *work;
};

static enum command help(struct play *play, int32_t seat, const char *rest);

static enum command hint(struct play *play, int32_t seat, const char *rest)
{
    (void)rest;
    show_hint(play, seat);
    return COMMAND_DONE;
}

/* Calls one of the two that say something of a move. */
static enum command
about(struct play *play, int32_t seat, const char *rest, enum message which,
      void show(struct play *play, int32_t seat, const talon_move *move))
{
    struct text example = {.length = 0};
    talon_move move;

    if (*rest == '\0' && is_mine(seat)) {
        must(talon_game_move_at(play->view, 0, &move), "asking for a move");
        add_named_move(&example, play, &move);
        print_filled(which, example.chars, NULL);
    } else if (*rest != '\0' && is_move(play, seat, rest, &move)) {
        show(play, seat, &move);
    }
    return COMMAND_DONE;
}

static enum command why(struct play *play, int32_t seat, const char *rest)
{
    return about(play, seat, rest, WHY_WHICH, show_why);
}

static enum command cost(struct play *play, int32_t seat, const char *rest)
{
    return about(play, seat, rest, COST_WHICH, show_cost);
}

/* Adds all trumps to cards if a word asks for them ("trumps", "Trümpfe"); 0 if
 * it does not, or if there are none. */
static int add_trumps(const struct play *play, const char *word,
                      talon_cards *cards)
{
    talon_fh_state fh;
    talon_card card;
    uint32_t suit;

    if (!starts_alike(word, "trump") ||
        talon_fh_state_of(play->view, &fh) < 0 ||
        fh.bid_denomination < TALON_SUIT_SPADES ||
        fh.bid_denomination > TALON_SUIT_HEARTS)
        return 0;
    for (card = 0; card < TALON_PACK_MAX; card++)
        if (talon_game_card_suit(play->view, card, &suit) >= 0 &&
            suit == fh.bid_denomination)
            *cards |= UINT64_C(1) << card;
    return 1;
}

/* Where cards may be; without a name, the jokers. */
static enum command where(struct play *play, int32_t seat, const char *rest)
{
    talon_cards cards;

    must(talon_rules_pack(&play->rules, &cards), "asking for the pack");
    cards &= UINT64_C(1) << TALON_CARD_HIGH_JOKER | UINT64_C(1)
                                                        << TALON_CARD_LOW_JOKER;
    if (*rest != '\0' && !add_trumps(play, rest, &cards) &&
        !read_cards(play, rest, &cards))
        return COMMAND_DONE;
    if (cards == 0)
        print_paragraph(message(WHICH_CARD), 2);
    else
        show_beliefs(play, seat, cards);
    return COMMAND_DONE;
}

/* Shows a hand that is over, the last one if none is named. */
static enum command past(struct play *play, const char *rest,
                         void show(struct play *play, uint32_t number))
{
    uint32_t hands = history_hands(play);
    long number = (long)hands;

    if (hands == 0)
        print_paragraph(message(NO_HAND_YET), 2);
    else if (*rest != '\0' && !is_number(rest, 1, (long)hands, &number))
        print_filled_number(hands == 1 ? ONLY_HAND : WHICH_HAND, hands);
    else
        show(play, (uint32_t)number);
    return COMMAND_DONE;
}

static enum command review(struct play *play, int32_t seat, const char *rest)
{
    (void)seat;
    return past(play, rest, show_review);
}

static enum command story(struct play *play, int32_t seat, const char *rest)
{
    (void)seat;
    return past(play, rest, show_story);
}

static enum command undo(struct play *play, int32_t seat, const char *rest)
{
    (void)seat;
    (void)rest;
    if (history_undo(play))
        return COMMAND_UNDO;
    print_paragraph(message(NOTHING_TO_UNDO), 2);
    return COMMAND_DONE;
}

static enum command table(struct play *play, int32_t seat, const char *rest)
{
    (void)rest;
    if (play->rules.game_id != TALON_GAME_FIVE_HUNDRED) {
        show_table(play);
    } else if (seat == TALON_TABLE) {
        show_last_scores(play); /* there is nothing on the table */
    } else {
        show_table(play);
        show_auction(play);
    }
    return COMMAND_DONE;
}

static enum command hand(struct play *play, int32_t seat, const char *rest)
{
    (void)seat;
    (void)rest;
    show_hand(play);
    return COMMAND_DONE;
}

static enum command score(struct play *play, int32_t seat, const char *rest)
{
    (void)seat;
    (void)rest;
    show_last_scores(play);
    return COMMAND_DONE;
}

static enum command rules(struct play *play, int32_t seat, const char *rest)
{
    enum explained explained = explain_topic(play, rest);

    (void)seat;
    if (explained != EXPLAINED_ALL &&
        !list_rules(&play->rules, &play->seating, rest) &&
        explained == EXPLAINED_NOTHING) {
        print_filled(NOTHING_FOUND, rest, NULL);
        list_topics(play);
    }
    if (*rest == '\0')
        list_topics(play); /* last, where the end of a long list is seen */
    return COMMAND_DONE;
}

/* Writes a copy to a file that does not exist yet. */
static enum command save(struct play *play, int32_t seat, const char *rest)
{
    const struct history *history = &play->history;
    FILE *file;

    (void)seat;
    if (*rest == '\0') {
        print_paragraph(message(WHICH_FILE), 2);
        return COMMAND_DONE;
    }
    file = fopen(rest, "wbx");
    if (file != NULL && fclose(file) == 0 &&
        storage_write(rest, NULL, &play->seating, history->record,
                      history->length))
        print_filled(SAVED, play->command, rest);
    else
        print_filled(NOT_WRITTEN, rest, strerror(errno));
    return COMMAND_DONE;
}

/* Asks first; what happens to the game is said in the question. */
static enum command leave(struct play *play, int32_t seat, const char *rest)
{
    (void)seat;
    (void)rest;
    if (is_agreed(message(*play->storage.path == '\0' || play->storage.failed
                              ? LEAVE_AND_LOSE
                              : LEAVE_AND_KEEP)))
        return COMMAND_LEAVE;
    list_choices(play);
    return COMMAND_DONE;
}

/* Help that both games have. */
#define BOTH(help)                                                             \
    {                                                                          \
        help, help                                                             \
    }

static const struct row commands[] = {
    {{"hint", "Tipp"}, HELP_NONE, {HELP_HINT, HELP_HINT_TR}, hint},
    {{"why", "warum"}, REST_MOVE, BOTH(HELP_WHY), why},
    {{"cost", "Kosten"}, REST_MOVE, BOTH(HELP_COST), cost},
    {{"where", "wo"}, REST_CARDS, {HELP_WHERE, HELP_WHERE_TR}, where},
    {{"review", "Analyse"}, REST_DEAL, {HELP_REVIEW, HELP_REVIEW_TR}, review},
    {{"story", "Verlauf"}, REST_DEAL, BOTH(HELP_STORY), story},
    {{"undo", "zurück"}, HELP_NONE, BOTH(HELP_UNDO), undo},
    {{"table", "Tisch"}, HELP_NONE, {HELP_TABLE, HELP_TABLE_TR}, table},
    {{"board", "Brett"}, HELP_NONE, BOTH(HELP_NONE), table},
    {{"hand", "Blatt"}, HELP_NONE, BOTH(HELP_HAND), hand},
    {{"score", "Stand"}, HELP_NONE, BOTH(HELP_SCORE), score},
    {{"rules", "Regeln"}, REST_WORD, BOTH(HELP_RULES), rules},
    {{"save", "sichern"}, REST_FILE, BOTH(HELP_SAVE), save},
    {{"help", "Hilfe"}, REST_HELP, BOTH(HELP_HELP), help},
    {{"quit", "Ende"}, REST_QUIT, BOTH(HELP_QUIT), leave},
    {{"?", "?"}, HELP_NONE, BOTH(HELP_NONE), help},
    {{"q", "q"}, HELP_NONE, BOTH(HELP_NONE), leave},
    {{"zurueck", "zurueck"}, HELP_NONE, BOTH(HELP_NONE), undo},
};

static const size_t command_count = sizeof commands / sizeof *commands;

/* The words of the commands, and what they do. */
static enum command help(struct play *play, int32_t seat, const char *rest)
{
    int german = messages_language() == TALON_LANGUAGE_GERMAN;
    int tripoli = play->rules.game_id == TALON_GAME_TRIPOLI;
    int moves = is_game_over(play->view, &play->seating) == 0;
    size_t i;

    (void)seat;
    (void)rest;
    print_paragraph(message(moves ? HELP_MOVES : HELP_COMMANDS), 2);
    if (moves) {
        list_choices(play);
        print_paragraph(message(HELP_CARDS), 2);
    }
    for (i = 0; i < command_count; i++) {
        struct text line = {.length = 0}, word = {.length = 0};

        if (commands[i].help[tripoli] == HELP_NONE)
            continue;
        add(&line, "  ");
        add(&word, "%s %s", commands[i].word[german],
            message(commands[i].rest));
        add_cell(&line, word.chars, HELP_WIDTH);
        add(&line, "%s", message(commands[i].help[tripoli]));
        print_text(&line, HELP_WIDTH + 2);
    }
    return COMMAND_DONE;
}

enum command obey(struct play *play, int32_t seat, const char *answer)
{
    const char *rest;
    size_t i;

    for (i = 0; i < command_count; i++)
        if (begins_with(answer, commands[i].word[0], &rest) ||
            begins_with(answer, commands[i].word[1], &rest))
            return commands[i].work(play, seat, rest);
    return COMMAND_NONE;
}
