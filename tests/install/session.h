/* SPDX-License-Identifier: MIT */
/* Plays a complete game of Five Hundred or Tripoli with the public interface
 * alone. */
#ifndef TALON_TESTS_SESSION_H
#define TALON_TESTS_SESSION_H

#include <talon/talon.h>

/* Plays a new game to its end with random moves; in Tripoli, three deals and
 * two closing pots. Returns the number of moves and deals, or 0 if anything
 * fails. */
uint32_t play_session(talon_game *game);

#endif
