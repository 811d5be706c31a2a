/* SPDX-License-Identifier: MIT */
/* What the reference players of Tripoli share. */
#ifndef TALON_TESTS_TR_COMMON_H
#define TALON_TESTS_TR_COMMON_H

#include "talon/talon.h"

/* Finds a seat's choice for moves of a kind; returns 0 if it may make none. */
int tr_choice_of(const talon_game *view, int32_t seat, uint32_t kind,
                 talon_choice *choice);

/* Makes a move of a kind, its amount adjusted to the limits, and returns 1;
 * returns 0 if the seat may not make it. */
int tr_try(const talon_game *view, int32_t seat, uint32_t kind, int32_t amount,
           talon_move *move);

/* Makes a move of `kind` if that is possible, otherwise one of `other`, without
 * an amount. */
void tr_either(const talon_game *view, int32_t seat, uint32_t kind,
               uint32_t other, talon_move *move);

/* Chooses five cards for poker. */
void tr_select(int32_t seat, talon_cards five, talon_move *move);

/* Draws one card of a set, each equally likely. */
talon_cards tr_draw(talon_cards cards, talon_rng *rng);

/* Plays a card. */
void tr_lead(int32_t seat, talon_cards card, talon_move *move);

#endif
