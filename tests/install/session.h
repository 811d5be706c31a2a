/* SPDX-License-Identifier: MIT */
/* A whole game of either kind, played with the public interface alone. */
#ifndef TALON_TESTS_SESSION_H
#define TALON_TESTS_SESSION_H

#include <talon/talon.h>

/* Plays a fresh game to its end with random moves; Tripoli three deals and two
 * closing pots. Gives the number of moves and deals, 0 if anything fails. */
uint32_t play_session(talon_game *game);

#endif
