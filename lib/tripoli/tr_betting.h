/* A round of betting (TR-17, TR-18, TR-33). */
#ifndef TALON_TRIPOLI_TR_BETTING_H
#define TALON_TRIPOLI_TR_BETTING_H

#include "game/event.h"
#include "tripoli/tr_state.h"

/* TR-17: who chooses cards and bets first. */
int32_t tln_tr_poker_opener(const struct tripoli *game);

/* A bet, or whatever else the seat to act does. */
void tln_tr_bet(struct tripoli *game, const talon_move *move,
                struct events *events);

/* Gives the turn to the next seat that must act. Gives 0 if the round is over
 * (TR-19, TR-33): when one seat is left, when nobody is to act, or when nobody
 * owes a call and nobody has anyone to bet against. */
int tln_tr_betting_goes_on(struct tripoli *game);

/* For the phase of the betting: see struct phase. */
uint32_t tln_tr_betting_choices(const struct talon_game *handle,
                                talon_choice *choice);
talon_status tln_tr_betting_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned);

/* Whether play can have led to the stakes of a round that is going on, in a
 * state whose seats fit. */
int tln_tr_betting_fits(const struct tripoli *game);

#endif
