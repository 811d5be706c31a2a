/* What the writing and the reading of records share. */
#ifndef TALON_RECORD_RECORD_H
#define TALON_RECORD_RECORD_H

#include "game/module.h"
#include "game/names.h"

/* The ranks of the pay cards in the order of a board line: ace to ten. */
#define PAY_CARDS 5
extern const uint8_t tln_pay_ranks[PAY_CARDS];

/* Writes the line of a move that is legal in a game, without its line end. */
void tln_put_move(struct out *out, const talon_move *move);

/* Writes an annotation with a key, `= legal` and all, without its line end.
 * TALON_E_SYNTAX: no such key; TALON_E_ANNOTATION: it has no place here. */
talon_status tln_put_annotation(struct out *out, const struct talon_game *game,
                                struct word key);

#endif
