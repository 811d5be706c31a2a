/* SPDX-License-Identifier: MIT */
/* Michigan, the third phase (TR-20 … TR-28). */
#ifndef TALON_TRIPOLI_TR_MICHIGAN_H
#define TALON_TRIPOLI_TR_MICHIGAN_H

#include "game/phase.h"
#include "tripoli/tr_state.h"

extern const struct phase tln_tr_michigan_phase;

/* Begins once the poker is settled, or the spare hand if there is no poker;
 * ends with the deal. */
void tln_tr_michigan_begin(struct tripoli *game, struct events *events);

/* Plays a card for the seat to act. */
void tln_tr_play(struct tripoli *game, talon_card card, struct events *events);

/* See struct module. */
int tln_tr_make_plain(struct talon_game *handle, const talon_move *move,
                      struct events *events);
void tln_tr_derive(struct talon_game *handle);

/* Whether a lead is due, rather than the next card of a run. */
static inline int is_lead_due(const struct tripoli *game)
{
    return game->phase == TALON_PHASE_MICHIGAN && game->due == TALON_CARD_NONE;
}

/* The suits that a hand may lead after this many plays (TR-22, TR-24). */
talon_cards tln_tr_suits_to_lead(const struct tripoli *game, uint32_t plays,
                                 talon_cards hand);

/* Which of its cards in these suits it may lead (TR-21, TR-22, TR-24): any, or
 * the lowest in each suit, in all of them together, or in the whole hand. */
enum lead {
    LEAD_ANY,
    LEAD_LOWEST_OF_SUIT,
    LEAD_LOWEST_OF_COLOR,
    LEAD_LOWEST_OF_HAND
};

enum lead tln_tr_lead_rule(const struct tripoli *game, uint32_t plays);

/* TR-20: who leads first; the cards of the suit whose lowest card decides that,
 * or 0. */
int32_t tln_tr_first_leader(const struct tripoli *game);
talon_cards tln_tr_opening_suit(const struct tripoli *game);

/* The cards of the current or last run; the seats that passed the lead before
 * it (TR-25). */
talon_cards tln_tr_current_run(const struct tripoli *game);
uint32_t tln_tr_lead_passers(const struct tripoli *game, talon_cards run);

/* Whether play can have led to the seats of the plays, of the first leader and
 * of the winner, in a state whose seats fit. */
int tln_tr_michigan_fits(const struct tripoli *game);

#endif
