/* SPDX-License-Identifier: MIT */
/* A round of betting (TR-17, TR-18, TR-33). */
#ifndef TALON_TRIPOLI_TR_BETTING_H
#define TALON_TRIPOLI_TR_BETTING_H

#include "game/event.h"
#include "tripoli/tr_state.h"

/* TR-17: who chooses cards and bets first. */
int32_t tln_tr_poker_opener(const struct tripoli *game);

/* Makes the move of the seat to act: a bet, or anything else. */
void tln_tr_bet(struct tripoli *game, const talon_move *move,
                struct events *events);

/* Passes the turn to the next seat that must act. Returns 0 if the round is
 * over (TR-19, TR-33): when one seat is left, when nobody must act, or when
 * nobody owes a call or has anyone to bet against. */
int tln_tr_betting_goes_on(struct tripoli *game);

/* What a call costs a seat now; 0 if it is not in. */
int64_t tln_tr_call_cost(const struct tripoli *game, int32_t seat);

/* For the phase of the betting: see struct phase. */
uint32_t tln_tr_betting_choices(const struct talon_game *handle,
                                talon_choice *choice);
talon_status tln_tr_betting_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned);

/* The highest stake of a seat in this round, 0 until somebody bets; the seats
 * still in that have chips to act with; the highest bet or raise under the
 * rules, whatever the seat has (TR-18). */
int64_t tln_tr_highest_stake(const struct tripoli *game);
uint32_t tln_tr_seats_with_chips(const struct tripoli *game);
int64_t tln_tr_bet_limit(const struct tripoli *game);

#endif
