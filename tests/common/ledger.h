/* SPDX-License-Identifier: MIT */
/* Chips, scores and tricks of a game, counted from its events alone. After
 * every step that a test makes, they must agree with the game. */
#ifndef TALON_TESTS_LEDGER_H
#define TALON_TESTS_LEDGER_H

#include "common/suite.h"

/* Moves chips as an event of Tripoli says. */
void ledger_follow_chips(int64_t stack[TALON_TR_SEATS_MAX],
                         int64_t box[TALON_TR_BOXES + 1],
                         const talon_event *event);

/* Applies the events of a step to the game before it and compares the result
 * with the game after it: chips (TR-3), scores and tricks (FH-26, FH-33).
 * Returns what differs, or null if nothing does. It knows Five Hundred and
 * Tripoli, and returns null for any other game. */
const char *ledger_error(const talon_game *before, const talon_game *after,
                         const talon_event *event, uint32_t events);

#endif
