/* SPDX-License-Identifier: MIT */
/* The position before the discard of a hand, made from a game at any time after
 * the auction: the hands are put together again from what is held, what was
 * played, and what was discarded. */
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"
#include "advisor/solver/position.h"

/* Whether the hand has come to the discard. Until the next deal, a game shows
 * its last hand. */
static int is_past_auction(const talon_game *game, const talon_fh_state *state)
{
    return state->bid_denomination != 0 &&
           (state->phase == TALON_PHASE_DISCARD ||
            state->phase == TALON_PHASE_PARTNER ||
            talon_fh_trick(game, 1, NULL, NULL, 0, NULL, NULL, NULL) ==
                TALON_OK);
}

/* Gives back the cards that were played. */
static void take_back_plays(const talon_game *game, talon_fh_position *position)
{
    talon_card cards[TALON_FH_SEATS_MAX];
    uint32_t trick, seat, count, i;
    int32_t leader;

    for (trick = 1; trick <= TALON_FH_TRICKS; trick++) {
        if (talon_fh_trick(game, trick, &leader, cards, TALON_FH_SEATS_MAX,
                           &count, NULL, NULL) < 0)
            return;
        seat = (uint32_t)leader;
        for (i = 0; i < count; i++) {
            position->hand[seat] |= ONE << cards[i];
            seat = next_seat(position->playing, seat);
        }
    }
}

/* Fills in the cards of all that play; returns whether all are known. */
static int give_cards(const talon_game *game, const talon_fh_state *state,
                      talon_fh_position *position)
{
    uint32_t seat, cards;
    int are_known = 1;

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        position->hand[seat] =
            (position->playing >> seat & 1) != 0 ? state->hand[seat] : 0;
    take_back_plays(game, position);
    position->hand[position->contractor] |= state->discard;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        cards = (position->playing >> seat & 1) != 0 ? TALON_FH_TRICKS : 0;
        if ((int32_t)seat == position->contractor)
            cards += state->kitty_count;
        are_known &= count_bits(position->hand[seat]) == cards;
    }
    return are_known;
}

talon_status talon_fh_position_before_discard(const talon_game *game,
                                              talon_fh_position *position)
{
    talon_fh_position made;
    talon_fh_state state;
    talon_rules rules;
    talon_status status = talon_fh_state_of(game, &state);

    if (status >= 0)
        status = talon_game_rules(game, &rules);
    if (status >= 0)
        status = tln_known_rules(&rules);
    if (status < 0)
        return status;
    if (position == NULL)
        return TALON_E_NULL;
    if (!is_past_auction(game, &state))
        return TALON_E_PHASE;
    tln_sv_take_contract(game, &state, &rules, &made);
    if (is_misere(&made))
        made.playing = (uint8_t)((made.playing & ~state.side[state.bidder]) |
                                 1u << state.bidder);
    made.nominated = 0;
    made.leader = state.bidder;
    if (!give_cards(game, &state, &made) || state.partner == TALON_SECRET)
        return TALON_E_VIEW;
    *position = made;
    return TALON_OK;
}
