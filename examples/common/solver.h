/* SPDX-License-Identifier: MIT */
/* What the exact solver says, in words: what cards are worth, and what those
 * that were played have cost. It needs libtalon-advisor. */
#ifndef SOLVER_H
#define SOLVER_H

#include "words.h"

#include <talon/solve.h>

/* A solver in new memory, to be freed. If there is none, the program ends. */
talon_fh_solver *solver_new(void);

/* Reads the value of an option --nodes: a number, or "unlimited". 0 is what it
 * is for the solver: enough for nearly all hands, and mostly seconds. */
uint32_t nodes_of(const char *value);

/* From now on, an interrupt (Ctrl-C, or SIGTERM as job systems send it) ends
 * the searches that are running, so that what is known by then can be shown; a
 * second one ends the program. */
void solver_catch_interrupt(void);

/* What a solver looks at: not 0 after an interrupt that was caught. */
extern uint32_t solver_stop;
int solver_was_stopped(void);

int is_misere(uint32_t denomination);

/* Adds a seat, "seat 2", or "you" if it is the person's, and all of several. */
void add_seat_of(struct text *text, int32_t seat, int32_t me);
void add_seats(struct text *text, uint32_t seats, int32_t me);

/* Adds a contract: "seat 0 plays 7D", "nobody has bid". */
void add_contract(struct text *text, const talon_fh_state *state, int32_t me);

/* Adds a card with the suit that it names. */
void add_named(struct text *text, talon_card card, uint32_t suit);

/* Adds the cards of a discard and the suit that it names for the joker. */
void add_discard(struct text *text, talon_cards cards, uint32_t suit);

/* Adds a value or its bounds: "7", "6..8"; in a misere "made", "lost", "?". */
void add_value(struct text *text, int32_t low, int32_t high, int misere);

/* What each card that may be played in a position is worth. */
struct values {
    talon_fh_position position;
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX];
    uint32_t count;
    int32_t seat;      /* who plays it */
    int is_side;       /* whether the tricks of that seat count */
    int32_t low, high; /* bounds of the value of the position */
};

talon_status values_of(struct values *values, talon_fh_solver *solver,
                       const talon_fh_position *position, uint32_t nodes);

/* Whether no card is better than this one; 0 if that is not known. */
int is_best(const struct values *values, uint32_t i);

/* Whether some card is better than another, as far as is known. In a misère
 * there is often none, and to call every card of a lost one a best card would
 * mislead. */
int is_a_choice(const struct values *values);

void print_values(const struct values *values, int32_t me);

/* What the cards of a hand have cost, and the discard before them. */
struct review {
    talon_fh_discard_review discard;
    int has_discard; /* whether there was one, and it was reviewed */
    talon_fh_review_item item[TALON_FH_LINE_MAX];
    uint32_t count;
    uint32_t first; /* the first that was reviewed: the end of a hand is solved
                     * first, and a limit can leave out its beginning */
    uint32_t side;  /* the seats whose tricks count */
    talon_fh_state state;
    int is_over;
    int32_t me; /* the seat of the person, or TALON_NOBODY */
};

/* Reviews the hand being played, or the last one, and then its discard, each
 * with so many nodes; statuses are those of talon_fh_review(). */
talon_status review_of(struct review *review, talon_fh_solver *solver,
                       const talon_game *game, uint32_t nodes);

/* What the cards of a seat have cost together. The result of a misere counts as
 * a trick. */
struct cost {
    uint32_t cards, costly;
    int32_t tricks, points;
};

/* Adds what a hand has cost each seat. */
void add_costs(struct cost cost[TALON_FH_SEATS_MAX],
               const struct review *review);

/* Prints what the discard cost, each card that cost something, and what the
 * contract was worth. */
void print_review(const struct review *review);

/* Prints what the cards of each seat have cost together. */
void print_costs(const struct cost *cost, uint32_t seats, int32_t me);

#endif
