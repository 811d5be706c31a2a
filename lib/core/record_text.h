/* What the writing and the reading of records share. */
#ifndef TALON_CORE_RECORD_TEXT_H
#define TALON_CORE_RECORD_TEXT_H

#include "core/module.h"
#include "core/names.h"

/* The ranks of the pay cards in the order of a board line: ace to ten. */
#define PAY_CARDS 5
extern const uint8_t pay_ranks[PAY_CARDS];

/* Writes the line of a move that is legal in a game, without its line end. */
void put_move(struct out *out, const talon_move *move);

/* Writes an annotation with a key, `= legal` and all, without its line end.
 * TALON_E_SYNTAX: no such key; TALON_E_ANNOTATION: it has no place here. */
talon_status put_annotation(struct out *out, const struct talon_game *game,
                            struct word key);

#endif
