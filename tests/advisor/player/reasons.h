/* SPDX-License-Identifier: MIT */
/* What must be so where a player gives a reason: what the header says of it,
 * seen with all cards known. */
#ifndef TALON_TESTS_ADVISOR_PLAYER_REASONS_H
#define TALON_TESTS_ADVISOR_PLAYER_REASONS_H

#include "common/ask.h"

/* Where a reason is given: in the random game with this number, after so many
 * steps, a level gives it for the move with this index of its list. */
struct place {
    uint32_t reason;
    const char *rules;
    uint32_t game;
    uint32_t steps;
    uint32_t level;
    uint32_t index;
};

/* How many reasons something is known of, and the n-th of them. */
uint32_t reasons_known(void);
uint32_t reason_known(uint32_t n);

/* Whether what the header says of its reason is so for the advice with this
 * index in the list. */
int reason_fits(const talon_game *game, const struct said *said,
                uint32_t index);

/* Makes the random game with a number. */
talon_game *begin_game(struct handle *handle, const char *rules,
                       uint32_t number, talon_rng *rng);

/* Asks the seat to act, with a budget so small that it takes no time. */
void ask_level(const talon_game *game, uint32_t level, struct said *said);

#endif
