/* SPDX-License-Identifier: MIT */
/* What the parts of `play` share: main.c (whose turn it is), start.c (which
 * game), ask.c (asking for a move), history.c (the record, undo, going on),
 * sentences.c (moves and events in words), table.c (what is on the table) and
 * hints.c (what the exact solver or a player says). None of them contains a
 * rule of any game. */
#ifndef PLAY_H
#define PLAY_H

#include "../common/players.h"
#include "../common/solver.h"

#include <stdio.h>

/* A game before a decision of the person. */
struct moment {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_rng cards, thoughts;
    size_t record_length;
};

/* The record of the game so far, and the moments to which undo goes back. */
struct history {
    char *record;
    size_t length, size;
    struct moment *moments;
    size_t count, room;
    const char *file; /* whose record the game went on with, or null */
};

/* A game being played in a terminal. Whatever is shown or asked comes from the
 * person's view; the game itself is for dealing and moving. */
struct play {
    talon_rules rules;
    talon_game *game;
    talon_game *view;          /* what the person knows of it */
    talon_game *opponent_view; /* what the opponent to act knows of it */
    talon_rng cards;           /* deals */
    talon_rng thoughts;        /* decides for the opponents */
    int32_t me;                /* the seat of the person, or TALON_NOBODY */
    uint32_t viewers;          /* its bit; 0 for a spectator; all seats if
                                * every hand is open */
    uint32_t seat_count;
    const char *command; /* that started the program */
    uint64_t deals_most; /* where to stop, or 0 */
    struct players players;
    struct history history;
    talon_fh_solver *solver; /* null until it is asked */
    talon_game *last;        /* the last hand that was played, or null */
    _Alignas(8) uint64_t last_memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
};

/* What the command line asks for. */
struct arguments {
    struct wish wish;
    const char *record; /* to go on with, or null */
    uint8_t seed[TALON_SEED_BYTES];
    int32_t seat;
    uint64_t deals;
    struct players players;
    int automatic, open;
};

/* Reads the command line, or ends the program. */
void read_arguments(struct arguments *given, int argc, char **argv);

/* Asks which game, and which preset if none is given; 0 if the person
 * leaves. */
int ask_rules(struct wish *wish);

/* Updates the person's view of the game. */
void look(struct play *play);

/* Asking. */

enum answer {
    ANSWER_MOVE,
    ANSWER_AGAIN, /* the game has gone back: look who acts now */
    ANSWER_LEAVE
};

/* Asks the person for a move of a seat or of the table until a legal one is
 * given. A deal is answered by a move of kind TALON_KIND_DEAL. */
enum answer ask(struct play *play, int32_t seat, talon_move *move);

/* Reads a line into an answer without spaces around it; 0 at the end. */
int read_answer(char *answer, int size);

/* Lets Ctrl-C end the game as the end of the input does. */
void catch_interrupt(void);

/* History. */

/* Begins the record of a new game. */
void history_begin(struct play *play);

/* Makes the game of a record, and goes on from its end. */
void history_resume(struct play *play, const char *file);

/* Notes a move or a deal that is about to be made. */
void history_move(struct play *play, const talon_move *move);
void history_deal(struct play *play, const talon_card *cards, uint32_t count);

/* Keeps the moment before a decision of the person. */
void history_keep(struct play *play);

/* Goes back to the moment before the last decision; 0 if there is none. */
int history_undo(struct play *play);

/* Writes the record to a file that does not exist yet; 0 if it cannot. */
int history_save(const struct play *play, const char *file);

/* Writes the record where the person will find it, and says where. */
void history_leave(const struct play *play);
void history_free(struct play *play);

/* Hints and reviews. */

/* Says what every card is worth, if the person sees all cards; otherwise what a
 * player advises, which sees no more than the person does. */
void show_hint(struct play *play, int32_t seat);

/* Says what speaks against a legal move. */
void show_why(struct play *play, int32_t seat, const talon_move *move);

/* Keeps the hand of the game for a review, if it is over. */
void review_keep(struct play *play);

/* Says what each card of the last hand cost. */
void show_review(struct play *play);

/* Words. */

/* What a word of the listing means, or "". */
const char *explain(uint32_t kind);

/* Adds cards as a hand is held: trumps first, suits apart. */
void add_hand(struct text *text, const struct play *play, talon_cards cards);
void add_seat(struct text *text, const struct play *play, int32_t seat);

/* Adds all seats of the side of a seat. */
void add_side(struct text *text, const struct play *play, int32_t seat);

/* Writes an answer as a record would have it: signs of suits become letters,
 * commas become spaces, and letters get the case of cards or of words. */
void normalize(const char *answer, struct text *text);

/* Prints what happened, in sentences. */
void tell_events(const struct play *play, const talon_event *events,
                 uint32_t count);

/* Prints a sentence on the line of sentences, and ends that line. */
void say(const char *sentence);
void end_line(void);

/* The table. */

/* Prints which seats play together. */
void show_sides(const struct play *play);

/* Shows the table as the person sees it. */
void show_table(const struct play *play);

/* Shows the result of the last hand or deal. */
void show_scores(const struct play *play);

/* Shows how the game stands, or how it ended. */
void show_end(const struct play *play);

#endif
