/* Words for numbers that come without a game. */
#ifndef TALON_GAME_WORDS_H
#define TALON_GAME_WORDS_H

#include "game/kind.h"

/* The row of any game's kind, or null. */
const struct kind *tln_kind(uint32_t number);

#endif
