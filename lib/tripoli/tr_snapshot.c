/* SPDX-License-Identifier: MIT */
/* The snapshot for screens. What a view does not show is 0 in it. */
#include "tripoli/tr_snapshot.h"
#include "base/libc.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_session.h"

static void fill_chips(const struct tripoli *game, talon_tr_state *state)
{
    uint32_t seat;

    memcpy(state->stack, game->stack, sizeof state->stack);
    memcpy(state->staked, game->staked, sizeof state->staked);
    memcpy(state->boxes, game->box, sizeof state->boxes);
    for (seat = 0; seat < SEATS; seat++)
        state->gain[seat] = game->stack[seat] - game->before[seat];
}

/* The lowest rank among some cards of one suit; 0 if there are none. */
static uint8_t rank_of(talon_cards cards)
{
    return cards != 0 ? (uint8_t)talon_card_rank(set_lowest(cards)) : 0;
}

static void fill_board(const struct board *board, talon_tr_state *state)
{
    uint32_t box;

    for (box = TALON_TR_BOX_ACE; box <= TALON_TR_BOX_TEN; box++)
        state->pay[box - 1] = tln_tr_pay_card(board, box);
    state->pair_suit = 0;
    if (board->pair != 0)
        state->pair_suit = (uint8_t)lane_suit(set_lowest(board->pair));
    state->pair_rank = rank_of(board->pair & (board->pair - 1));
    state->sequence = rank_of(board->sequence);
}

static void fill_cards(const struct tripoli *game, talon_tr_state *state)
{
    memcpy(state->hand, game->hand, sizeof state->hand);
    memcpy(state->selected, game->selected, sizeof state->selected);
    memcpy(state->held, game->held, sizeof state->held);
    state->spare = game->spare;
    state->spare_count = game->spare_held;
    state->shown = game->shown;
    state->run = tln_tr_current_run(game);
    state->lead_passed = tln_tr_lead_passers(game, state->run);
    state->plays = game->plays;
    state->last_card =
        game->plays > 0 ? game->play[game->plays - 1] : TALON_CARD_NONE;
    state->run_seat =
        game->plays > 0 ? game->player[game->plays - 1] : TALON_NOBODY;
}

/* What is kept of the auctions and the betting until the next deal. */
static void fill_memory(const struct tripoli *game, talon_tr_state *state)
{
    uint32_t seat;

    state->pay_suit_price = game->pay_suit_price;
    memcpy(state->last_offer, game->last_offer, sizeof state->last_offer);
    memcpy(state->raise_count, game->raise_count, sizeof state->raise_count);
    for (seat = 0; seat < SEATS; seat++)
        state->last_action[seat] = game->last_action[seat];
}

static void fill_table(const struct tripoli *game, talon_tr_state *state)
{
    state->turn = game->common.turn;
    state->phase = game->phase;
    state->deals = game->deals;
    state->in_deal = game->in_deal;
    state->in_poker = game->in_poker;
    state->barred = game->barred;
    state->passed = game->passed;
    state->offer = game->offer;
    state->raises = game->raises;
    state->closing = game->closing;
    state->to_act = game->to_act;
    state->dealer = game->to_act == TALON_TABLE
                        ? (int8_t)tln_tr_next_dealer(game)
                        : game->dealer;
    state->bidder = game->bidder;
    state->buyer = game->buyer;
    state->pot_winner = game->pot_winner;
    state->deal_winner = game->deal_winner;
    state->swapped = (uint8_t)has_swapped(game);
}

/* Every member is set; clearing them first took a sixth of the time. */
void tln_tr_snapshot(const struct tripoli *game, talon_tr_state *state)
{
    fill_chips(game, state);
    fill_board(&game->board, state);
    fill_cards(game, state);
    fill_table(game, state);
    fill_memory(game, state);
    memset(state->reserved, 0, sizeof state->reserved);
}
