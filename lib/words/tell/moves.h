/* SPDX-License-Identifier: MIT */
/* What may be done, as short forms. */
#ifndef TALON_WORDS_TELL_MOVES_H
#define TALON_WORDS_TELL_MOVES_H

#include "words/tell/out.h"

int tln_w_put_choice(struct out *out, const talon_choice *choice);
int tln_w_put_move(struct out *out, const talon_move *move);

/* TALON_OK for a game, and for none; or what libtalon says of it. */
talon_status tln_w_game_status(const talon_game *game);

/* The choices of "you", or if nobody is, of the seat to act: what another seat
 * may do says which cards it has. Returns how many there are. */
uint32_t tln_w_choices(const talon_words *words, const talon_game *game,
                       talon_choice choices[TALON_CHOICES_MAX]);

/* Those of a kind, or with 0 of all kinds that this library has words for, and
 * a sentence of all, which goes on with a line, if there are any. */
void tln_w_put_choices(struct out *out, const talon_game *game, uint32_t kind);
void tln_w_put_possible(struct out *out, const talon_game *game);

/* talon_words_refusal() of a move, or null if that is not known. */
talon_status tln_w_refuse(const talon_words *words, const talon_game *game,
                          talon_status status, const talon_cards *concerned,
                          const talon_move *given, char *text, size_t size,
                          size_t *length);

#endif
