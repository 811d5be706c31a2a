/* Choices: what a seat may do, as patterns that stand for moves. */
#ifndef TALON_GAME_CHOICE_H
#define TALON_GAME_CHOICE_H

#include "game/handle.h"

/* Whether a choice stands for a move; the seat does not matter. */
int tln_stands_for(const talon_choice *choice, const talon_move *move);

/* The choices of a seat, to act or owed; at most TALON_CHOICES_MAX. */
uint32_t tln_choices_of(const struct talon_game *game, int32_t seat,
                        talon_choice *choice);

#endif
