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

/* The fields of a choice other than cards as numbers, in the order of
 * talon_game_move_at(): how many values they have together; the number to
 * which a move adds its values as the last digits; and taking the kind and the
 * values with a number, less than that many, into a move. */
uint32_t tln_fields_in(const talon_choice *choice);
uint32_t tln_add_fields(const talon_choice *choice, uint32_t number,
                        const talon_move *move);
void tln_take_fields(const talon_choice *choice, uint32_t number,
                     talon_move *move);

/* The choices of a seat, whether to act or owed; at most TALON_CHOICES_MAX. */
uint32_t tln_choices_of(const struct talon_game *game, int32_t seat,
                        talon_choice *choice);

/* The choices of the one to act if the phase does not list them: what is due
 * from the table, or what the seat owes. */
uint32_t tln_default_choices(const struct module *module,
                             const struct talon_game *game,
                             talon_choice *choice);

/* The choices of the one to act. */
static inline uint32_t choices_in(const struct module *module,
                                  const struct talon_game *game,
                                  talon_choice *choice)
{
    const struct phase *phase = phase_in(module, game);

    return phase->choices != NULL ? phase->choices(game, choice)
                                  : tln_default_choices(module, game, choice);
}

#endif
