/* SPDX-License-Identifier: MIT */
/* The memory of a solver. */
#ifndef TALON_ADVISOR_SOLVER_AREA_H
#define TALON_ADVISOR_SOLVER_AREA_H

#include "advisor/search/search.h"

/* What the positions of a generation have in common, beside their slots: equal
 * contexts share what is known. */
struct context {
    uint64_t lane[LANES];
    uint32_t instance;
    uint32_t hands;
    uint32_t side;
    uint32_t trumps;
    uint32_t joker_rule;
    uint32_t zero;
};

/* Bounds of what the side of hand 0 takes from the trick on the table on. */
struct range {
    uint32_t low;
    uint32_t high;
};

/* What is known about the problem asked last: a range for each option of the
 * seat to play, and that of the position itself. */
#define SESSION_WHOLE  TALON_FH_CARD_VALUES_MAX
#define SESSION_RANGES (SESSION_WHOLE + 1)

struct session {
    talon_fh_problem problem;
    struct range range[SESSION_RANGES];
    uint32_t is_set;
    uint32_t zero;
};

/* The deal asked about last, and what is known of its contracts. */
struct deal_session {
    talon_cards hand[HANDS_MAX];
    uint32_t seats;
    uint8_t side[HANDS_MAX];
    uint8_t joker_rule;
    uint8_t zero[5];
    int8_t low[HANDS_MAX][8];
    int8_t high[HANDS_MAX][8];
};

/* The hand reviewed last: its plays, as cards and suits, and from the last one
 * back to `next` the values before them and the best plays. Of the play before
 * those, or of the end, what is known so far. */
struct review_session {
    talon_fh_problem first;
    uint8_t play[TALON_FH_LINE_MAX][2];
    uint8_t best[TALON_FH_LINE_MAX][2];
    int8_t value[TALON_FH_LINE_MAX + 4]; /* before each play, and at the end */
    uint32_t count;
    uint32_t next; /* all plays from here on are done; count+1 if even the end
                      is not */
    struct range range;
    uint32_t is_begun; /* whether the range has been set */
    uint32_t zero;
};

/* Calls that began with the same problem and were stopped: the nodes of those
 * that may not have got further. */
struct patience {
    talon_fh_problem problem;
    uint64_t spent;
};

struct talon_fh_solver {
    uint64_t mark;
    uint64_t bytes; /* of the whole memory that is used */
    struct context context;
    struct session session;
    struct deal_session deal;
    struct review_session review;
    struct patience patience;
    uint32_t generation;
    uint32_t slot_bits;
    uint32_t slots_ready;
    uint32_t slots_used;
    uint32_t patterns_used;
    uint32_t patterns_free;
    uint32_t cuts_ready;
    uint32_t zero;
};

/* Points a table into the memory of a solver, for a root of some cards: makes a
 * new generation if the context is another, and clears what is used for the
 * first time. */
void tln_sv_open(talon_fh_solver *solver, const struct context *context,
                 uint32_t cards, struct table *table);

/* Keeps the counts of a table for the next call. */
void tln_sv_close(talon_fh_solver *solver, const struct table *table);

talon_status tln_sv_solver_status(const talon_fh_solver *solver);

#endif
