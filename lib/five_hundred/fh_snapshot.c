/* SPDX-License-Identifier: MIT */
/* The snapshot for screens. What a view does not show is 0 in it, so only the
 * sizes of hands have to be worked out. */
#include "five_hundred/fh_snapshot.h"
#include "base/libc.h"
#include "five_hundred/fh_places.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_suits.h"
#include "five_hundred/fh_view.h"

static void report_bidding(const struct five_hundred *game,
                           talon_fh_state *state)
{
    uint32_t bid = game->contract;

    state->bidder = game->contractor;
    if (game->phase == TALON_PHASE_AUCTION && game->bids != 0) {
        bid = game->bid[game->bids - 1];
        state->bidder = game->bidder[game->bids - 1];
    }
    if (bid != NO_BID) {
        state->bid_tricks = (uint8_t)bid_tricks(bid);
        state->bid_denomination = (uint8_t)bid_denomination(bid);
    }
    state->passed = game->passed;
    state->partner = game->partner;
    state->called = game->called;
    state->nominated = game->nominated;
}

/* The cards of a trick by seat: played in turn from the leader on. */
static void report_table(const struct five_hundred *game, uint32_t trick,
                         talon_card table[SEATS])
{
    uint32_t i, count = tln_fh_cards_in_trick(game, trick);
    int32_t seat = game->leader[trick];

    for (i = 0; i < count; i++) {
        table[seat] = game->trick[trick][i];
        seat = left_of(seats_playing(game), seat);
    }
}

static void report_play(const struct five_hundred *game, talon_fh_state *state)
{
    uint32_t seat, trick = tln_fh_trick_shown(game);

    state->laid_down = game->laid_down;
    state->open_hands = tln_fh_open_hand(game);
    state->leader = TALON_NOBODY;
    memset(state->table, TALON_CARD_NONE, sizeof state->table);
    memcpy(state->tricks, game->taken, sizeof state->tricks);
    for (seat = 0; seat < SEATS; seat++)
        state->voids[seat] = (uint8_t)denominations_of(game->voids[seat]);
    if (trick == TRICKS)
        return;
    state->trick = (uint8_t)(trick + 1);
    state->leader = game->leader[trick];
    state->suit_led = game->suit_led[trick];
    state->on_table = (uint8_t)tln_fh_cards_in_trick(game, trick);
    report_table(game, trick, state->table);
}

static void report_cards(const struct five_hundred *game, talon_fh_state *state)
{
    uint32_t seat, seats = seats_of(game);

    for (seat = 0; seat < SEATS && seat < seats; seat++) {
        state->hand[seat] = game->hand[seat];
        state->held[seat] =
            (uint8_t)(game->common.view == 0 ? set_count(game->hand[seat])
                                             : tln_fh_size_at(game, seat));
        state->score[seat] = game->score[seat];
        state->side[seat] = (uint8_t)side_of(game->rule, seat);
    }
    if (has_dead_hand(game->rule))
        state->dead = game->hand[seats];
    state->kitty = game->kitty;
    state->kitty_count = (uint8_t)kitty_size(game->rule);
    state->discard = game->discard;
}

void tln_fh_snapshot(const struct five_hundred *game, talon_fh_state *state)
{
    memset(state, 0, sizeof *state);
    state->turn = game->common.turn;
    state->phase = game->phase;
    state->deals = game->deals;
    state->winners = game->winners;
    state->barred = game->barred;
    state->to_act = game->to_act;
    state->dealer = game->dealer;
    report_cards(game, state);
    report_bidding(game, state);
    report_play(game, state);
}
