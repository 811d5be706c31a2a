/* SPDX-License-Identifier: MIT */
/* The books of a game, kept from its events alone: after every step that a test
 * makes, they must agree with the game. */
#ifndef TALON_TESTS_LEDGER_H
#define TALON_TESTS_LEDGER_H

#include "common/suite.h"

/* Moves chips as an event of Tripoli says. */
void ledger_follow_chips(int64_t stack[TALON_TR_SEATS_MAX],
                         int64_t box[TALON_TR_BOXES + 1],
                         const talon_event *event);

/* What differs between a game after a step, and the game before it with the
 * events of the step applied: chips (TR-3), scores and tricks (FH-26, FH-33).
 * NULL if nothing does, and for games without books. */
const char *ledger_error(const talon_game *before, const talon_game *after,
                         const talon_event *event, uint32_t events);

#endif
