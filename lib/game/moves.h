/* Moves against choices: whether one stands for the other, how many moves there
 * are, which is the n-th. */
#ifndef TALON_GAME_MOVES_H
#define TALON_GAME_MOVES_H

#include "game/module.h"

/* The choices of a seat, to act or owed; at most TALON_CHOICES_MAX. */
uint32_t tln_choices_of(const struct talon_game *game, int32_t seat,
                        talon_choice *choice);

/* The same into a buffer of the caller, as talon_game_choices_of(); nobody has
 * none. */
talon_status tln_list_choices(const struct talon_game *game, int32_t seat,
                              talon_choice *choice, uint32_t capacity,
                              uint32_t *count);

/* Decides on a move, as talon_game_check(). */
talon_status tln_move_status(const struct module *module,
                             const struct talon_game *game,
                             const talon_move *move, talon_cards *concerned);

/* The number of legal moves, and the one of a number below that. */
uint32_t tln_moves_count(const struct module *module,
                         const struct talon_game *game);
void tln_moves_at(const struct module *module, const struct talon_game *game,
                  uint32_t index, talon_move *move);

/* The number of a legal move. */
uint32_t tln_moves_index(const struct module *module,
                         const struct talon_game *game, const talon_move *move);

#endif
