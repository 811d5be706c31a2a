/* SPDX-License-Identifier: MIT */
/* Questions about the cards of a position that several files ask. */
#ifndef TALON_ADVISOR_SOLVER_POSITION_H
#define TALON_ADVISOR_SOLVER_POSITION_H

#include "talon/solve.h"

#define JOKERS                                                                 \
    ((talon_cards)1 << TALON_CARD_LOW_JOKER | (talon_cards)1                   \
                                                  << TALON_CARD_HIGH_JOKER)
#define ALL_SUITS 30u /* bits 1 … 4 */

static inline int is_misere(const talon_fh_position *position)
{
    return position->denomination >= TALON_DENOMINATION_MISERE;
}

static inline int has_trumps(const talon_fh_position *position)
{
    return position->denomination <= TALON_SUIT_HEARTS;
}

/* The next seat that plays. */
static inline uint32_t next_seat(uint32_t playing, uint32_t seat)
{
    do {
        seat = seat == TALON_FH_SEATS_MAX - 1 ? 0 : seat + 1;
    } while ((playing >> seat & 1) == 0);
    return seat;
}

/* How many cards are on the table. */
uint32_t tln_sv_on_table(const talon_fh_position *position);

/* The suit that a seat's card belongs to (FH-5, FH-21); 0 for a joker that
 * belongs to none. */
uint32_t tln_sv_suit_of(const talon_fh_position *position, uint32_t seat,
                        talon_card card);

/* The cards of a hand that belong to a suit. */
talon_cards tln_sv_of_suit(const talon_fh_position *position, uint32_t seat,
                           talon_cards hand, uint32_t suit);

/* The side whose tricks count in a game, one bit for each seat. */
uint32_t tln_sv_side_in(const talon_game *game, const talon_fh_state *state);

/* Fills in what follows from the contract of the hand being played, but no
 * cards yet. */
void tln_sv_take_contract(const talon_game *game, const talon_fh_state *state,
                          const talon_rules *rules,
                          talon_fh_position *position);

/* The position in the tricks as far as a view shows it: hidden cards are in no
 * hand, and a called partner that is unknown is on no side. */
talon_status tln_sv_position_seen(const talon_game *view,
                                  talon_fh_position *position);

#endif
