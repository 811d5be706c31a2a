/* SPDX-License-Identifier: MIT */
/* What the reference players of Tripoli share. */
#ifndef TALON_TESTS_TR_COMMON_H
#define TALON_TESTS_TR_COMMON_H

#include "talon/talon.h"

/* Finds the choice of a kind that a seat has now; returns 0 if it has none. */
int tr_choice_of(const talon_game *view, int32_t seat, uint32_t kind,
                 talon_choice *choice);

/* Makes a move of a kind if the seat may, with its amount kept within the
 * limits; otherwise returns 0. */
int tr_try(const talon_game *view, int32_t seat, uint32_t kind, int32_t amount,
           talon_move *move);

/* Makes a move of the first of two kinds that is possible, without an
 * amount. */
void tr_either(const talon_game *view, int32_t seat, uint32_t kind,
               uint32_t other, talon_move *move);

/* Chooses five cards for poker. */
void tr_select(int32_t seat, talon_cards five, talon_move *move);

/* One of some cards, each equally likely. */
talon_cards tr_draw(talon_cards cards, talon_rng *rng);

/* Plays a card. */
void tr_lead(int32_t seat, talon_cards card, talon_move *move);

#endif
