/* SPDX-License-Identifier: MIT */
/* The memory of a solver. */
#ifndef TALON_ADVISOR_SOLVER_AREA_H
#define TALON_ADVISOR_SOLVER_AREA_H

#include "advisor/search/search.h"

/* What all positions of a generation have in common. Roots with equal contexts
 * share what the table knows. */
struct context {
    uint64_t lane[LANES];
    uint32_t instance;
    uint32_t hands;
    uint32_t side;
    uint32_t trumps;
    uint32_t joker_rule;
    uint32_t zero;
};

/* Bounds on the tricks that the side of hand 0 takes, including the trick on
 * the table; in a misère, 1 stands for made and 0 for lost. */
struct range {
    uint32_t low;
    uint32_t high;
};

/* What is known about the most recent position: a range for each option of the
 * seat to play and, at SESSION_WHOLE, one for the position itself. */
#define SESSION_WHOLE  TALON_FH_CARD_VALUES_MAX
#define SESSION_RANGES (SESSION_WHOLE + 1)

struct session {
    talon_fh_position position;
    struct range range[SESSION_RANGES];
    uint32_t is_set;
    uint32_t zero;
};

/* The most recent deal, and what is known about its contracts. */
struct deal_session {
    talon_cards hand[HANDS_MAX];
    talon_cards kitty; /* 0 if the contractor leaves it alone */
    uint32_t seats;
    uint8_t side[HANDS_MAX];
    uint8_t joker_rule;
    uint8_t zero[5];
    int8_t low[HANDS_MAX][8];
    int8_t high[HANDS_MAX][8];
};

/* What is known about the first discards from the most recent position before a
 * discard: of each the lower bound and, times 16, the upper one; 0 if
 * nothing. */
struct known_discards {
    uint8_t *range;
    uint32_t most;
};

/* The hand that was reviewed most recently. A review goes backward: first it
 * finds the value at the end, then, for one play after another, the value
 * before it and a best play. `range` is what is known so far about the value
 * that the review is looking for now. */
struct review_session {
    talon_fh_position first;
    uint8_t play[TALON_FH_LINE_MAX][2];
    uint8_t best[TALON_FH_LINE_MAX][2];
    int8_t value[TALON_FH_LINE_MAX + 4]; /* by play: the value before it; then
                                            the value at the end */
    uint32_t count;
    uint32_t next; /* plays from this one on are done; `count` if only the value
                      at the end is known, count+1 if not even that */
    struct range range;
    uint32_t is_begun; /* whether the range has been set */
    uint32_t zero;
};

/* The position that the last calls began with, and how many nodes were used by
 * those calls that were stopped and may have made no progress. */
struct patience {
    talon_fh_position position;
    uint64_t spent;
};

struct talon_fh_solver {
    uint64_t mark;
    uint64_t bytes; /* how many bytes of the memory are used */
    struct context context;
    struct session session;
    struct deal_session deal;
    talon_fh_position before_discard; /* see tln_sv_known_discards() */
    struct review_session review;
    struct patience patience;
    uint32_t generation;
    uint32_t slot_bits;
    uint32_t slots_ready;
    uint32_t slots_used;
    uint32_t room_used;
    uint32_t waste;
    uint32_t cuts_ready;
    uint32_t zero;
    /* What a call needs and does not leave to the next. It is here since no
     * call takes more of the stack than advisor.h says. */
    uint64_t tricks[TRICKS_MAX * TRICK_BYTES / 8];
    uint64_t world[TALON_GAME_BYTES_MAX / 8];
};

/* Points a table into the memory of a solver, for a root with `cards` cards in
 * each hand. It begins a new generation if the context has changed, and clears
 * the slots and cuts that are used for the first time. */
void tln_sv_open(talon_fh_solver *solver, const struct context *context,
                 uint32_t cards, struct table *table);

/* Saves the counts of a table for the next call. */
void tln_sv_close(talon_fh_solver *solver, const struct table *table);

/* What is known about discards from the position `before_discard`. It is at the
 * end of the solver's memory. */
struct known_discards tln_sv_known_discards(talon_fh_solver *solver);

talon_status tln_sv_solver_status(const talon_fh_solver *solver);

#endif
