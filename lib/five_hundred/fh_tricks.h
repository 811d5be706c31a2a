/* SPDX-License-Identifier: MIT */
/* The tricks as they are played, from the first lead to the end of the hand. */
#ifndef TALON_FIVE_HUNDRED_FH_TRICKS_H
#define TALON_FIVE_HUNDRED_FH_TRICKS_H

#include "five_hundred/fh_state.h"
#include "game/phase.h"

extern const struct phase tln_fh_tricks_phase;

/* FH-27: the seats that lay down their cards before the first lead. */
uint32_t tln_fh_laying_down(const struct five_hundred *game);

/* Sets up the first lead, once contract, hands and partner are settled. */
void tln_fh_begin_tricks(struct five_hundred *game, struct events *events);

/* Plays a card if that is a plain play; see struct module. */
int tln_fh_make_plain(struct talon_game *handle, const talon_move *move,
                      struct events *events);

/* Plays a card that is_plain_play(), without events. */
void tln_fh_play_plain(struct five_hundred *game, int32_t seat,
                       talon_card card);

#endif
