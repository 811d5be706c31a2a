/* SPDX-License-Identifier: MIT */
/* The memory of a solver. */
#ifndef TALON_ADVISOR_SOLVER_AREA_H
#define TALON_ADVISOR_SOLVER_AREA_H

#include "advisor/solver/search.h"

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

/* Bounds of one question, so that a call can go on where one stopped. */
struct session {
    talon_fh_problem problem;
    uint8_t low[TALON_FH_CARD_VALUES_MAX + 1];
    uint8_t high[TALON_FH_CARD_VALUES_MAX + 1];
    uint8_t zero[6];
};

struct talon_fh_solver {
    uint64_t mark;
    uint64_t bytes; /* of the whole memory that is used */
    struct context context;
    struct session session;
    uint32_t generation;
    uint32_t slot_bits;
    uint32_t slots_ready;
    uint32_t slots_used;
    uint32_t patterns_used;
    uint32_t cuts_ready;
};

/* Forgets all positions; called when the table is full. */
void tln_sv_forget_all(struct table *table);

/* Points a table into the memory of a solver, for a root of some cards: makes a
 * new generation if the context is another, and clears what is used for the
 * first time. */
void tln_sv_open(talon_fh_solver *solver, const struct context *context,
                 uint32_t cards, struct table *table);

/* Keeps the counts of a table for the next call. */
void tln_sv_close(talon_fh_solver *solver, const struct table *table);

talon_status tln_sv_solver_status(const talon_fh_solver *solver);

#endif
