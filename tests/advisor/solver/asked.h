/* SPDX-License-Identifier: MIT */
/* Questions about all discards of a contractor, and what must be true of every
 * answer. */
#ifndef TALON_TESTS_ADVISOR_ASKED_H
#define TALON_TESTS_ADVISOR_ASKED_H

#include "common/position.h"

#include "talon/solve.h"

#define JOKERS                                                                 \
    ((talon_cards)1 << TALON_CARD_LOW_JOKER | (talon_cards)1                   \
                                                  << TALON_CARD_HIGH_JOKER)

/* A new solver in this memory, and one of #TALON_FH_SOLVER_BYTES_GOOD bytes in
 * memory of its own: the same at each call. */
talon_fh_solver *new_solver(uint64_t *memory, size_t size);
talon_fh_solver *fresh(void);

uint32_t cards_in(talon_cards set);

/* A contract whose contractor has taken the kitty, and the values of all its
 * discards. */
struct asked {
    talon_fh_position position;
    talon_fh_discard_value list[TALON_FH_DISCARDS_MAX];
    uint32_t count;
};

/* What is being asked about, and the answer that is taken to be right. */
extern struct asked asked;

/* Asks about asked.position. */
talon_status ask(talon_fh_solver *solver, uint32_t wanted, uint32_t limit,
                 struct asked *answer);

/* The greatest lower bound of an answer. */
int32_t greatest(const struct asked *answer);

/* FH-21: the suits that a contractor who keeps these cards may name, as bits;
 * bit 0 stands for none. */
uint32_t namable(const talon_fh_position *position, talon_cards kept);

/* Checks that `asked` lists the discards of as many cards as are in the kitty,
 * each once and in order, and that those that are the same have the same
 * values. */
void check_listed(uint32_t kitty);

#endif
