/* Legal moves by number. */
#ifndef TALON_GAME_NUMBERING_H
#define TALON_GAME_NUMBERING_H

#include "game/module.h"

/* What is numbered in a position: moves in an order of their own, or else
 * choices, but for those that are chance. */
struct numbering {
    uint32_t moves;
    uint32_t choices;
    talon_move move[ORDERED_MAX];
    talon_choice choice[TALON_CHOICES_MAX];
};

void tln_number_moves(const struct module *module,
                      const struct talon_game *game,
                      struct numbering *numbering);
uint32_t tln_count_moves(const struct numbering *numbering);

/* The move of a number, but for its seat; and the number of a move. They give 0
 * if there is none. */
int tln_numbered_move(const struct numbering *numbering, uint32_t index,
                      talon_move *move);
int tln_number_of(const struct numbering *numbering, const talon_move *move,
                  uint32_t *index);

#endif
