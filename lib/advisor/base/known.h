/* SPDX-License-Identifier: MIT */
/* The rules that this advisor knows. */
#ifndef TALON_ADVISOR_BASE_KNOWN_H
#define TALON_ADVISOR_BASE_KNOWN_H

#include "talon/game.h"

/* Checks valid rules of a game that the advisor knows: TALON_E_UNSUPPORTED if
 * an option has a value that it does not know. */
talon_status tln_known_rules(const talon_rules *rules);

/* Checks the rules of a game or view in the same way. */
talon_status tln_known_game(const talon_game *game);

#endif
