/* SPDX-License-Identifier: MIT */
/* Choices: what a seat may do, as patterns that each hold many moves. A pattern
 * is a product of independent fields, so a move is tested field by field. */
#ifndef TALON_GAME_CHOICE_H
#define TALON_GAME_CHOICE_H

#include "base/libc.h"
#include "game/handle.h"

/* Whether any reserved byte of a move is set. */
static inline int has_reserved(const talon_move *move)
{
    uint32_t four;
    uint16_t two;

    memcpy(&four, move->reserved, sizeof four);
    memcpy(&two, move->reserved + sizeof four, sizeof two);
    return (four | two) != 0;
}

/* Whether a move is in a choice; its seat does not matter. */
int tln_stands_for(const talon_choice *choice, const talon_move *move);

/* Whether it holds moves with this other seat. */
int tln_fits_other(const talon_choice *choice, int32_t other);

/* The choices of a seat, whether to act or owed; at most TALON_CHOICES_MAX. */
uint32_t tln_choices_of(const struct talon_game *game, int32_t seat,
                        talon_choice *choice);

#endif
