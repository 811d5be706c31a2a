/* What a screen shows: the functions of five_hundred.h that report what the
 * state holds. They check their arguments and decide nothing. What a view lacks
 * is 0 there, so only the sizes of hands have to be worked out. */
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_places.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_view.h"
#include "game/handle.h"

#include <string.h>

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
        state->bid_object = (uint8_t)bid_object(bid);
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
    uint32_t trick = tln_fh_trick_shown(game);

    state->laid_down = game->laid_down;
    state->open = tln_fh_open_hand(game);
    state->leader = TALON_NOBODY;
    memset(state->table, TALON_CARD_NONE, sizeof state->table);
    memcpy(state->tricks, game->taken, sizeof state->tricks);
    memcpy(state->voids, game->voids, sizeof state->voids);
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
        state->side[seat] = (uint8_t)side_of(game->common.rule, seat);
    }
    if (has_dead_hand(game->common.rule))
        state->dead = game->hand[seats];
    state->kitty = game->kitty;
    state->kitty_count = (uint8_t)kitty_size(game->common.rule);
    state->discard = game->discard;
}

talon_status talon_fh_state_of(const talon_game *handle, talon_fh_state *state)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;

    if (status < 0)
        return status;
    if (state == NULL)
        return TALON_E_NULL;
    game = fh_in(handle);
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
    return tln_fh_is_complete(game) ? TALON_OK : TALON_UNKNOWN;
}

talon_status talon_fh_bids(const talon_game *handle, talon_move *bid,
                           uint32_t capacity, uint32_t *count)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;
    uint32_t i;

    if (status < 0)
        return status;
    if (count == NULL || (bid == NULL && capacity != 0))
        return TALON_E_NULL;
    game = fh_in(handle);
    *count = game->bids;
    if (bid == NULL)
        return TALON_OK;
    if (capacity < game->bids)
        return TALON_E_SPACE;
    for (i = 0; i < game->bids; i++) {
        bid[i] = (talon_move){.kind = TALON_KIND_BID,
                              .seat = game->bidder[i],
                              .amount = (int32_t)bid_tricks(game->bid[i]),
                              .object = (uint8_t)bid_object(game->bid[i])};
    }
    return TALON_OK;
}

/* Tricks begun: those completed, and the one being played. */
static uint32_t tricks_begun(const struct five_hundred *game)
{
    return game->tricks + (uint32_t)(game->phase == TALON_PHASE_TRICKS);
}

talon_status talon_fh_trick(const talon_game *handle, uint32_t number,
                            int32_t *leader,
                            talon_card card[TALON_FH_SEATS_MAX],
                            uint32_t *count, uint32_t *suit, int32_t *winner)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;

    if (status < 0)
        return status;
    game = fh_in(handle);
    if (number < 1 || number > tricks_begun(game))
        return TALON_E_INDEX;
    if (leader != NULL)
        *leader = game->leader[number - 1];
    if (card != NULL)
        memcpy(card, game->trick[number - 1], SEATS);
    if (count != NULL)
        *count = tln_fh_cards_in_trick(game, number - 1);
    if (suit != NULL)
        *suit = game->suit_led[number - 1];
    if (winner != NULL)
        *winner = game->leader[number];
    return TALON_OK;
}

talon_status talon_fh_drawn(const talon_game *handle,
                            talon_card card[TALON_FH_SEATS_MAX])
{
    talon_status status = handle_status_of(handle, &tln_fh_module);

    if (status < 0)
        return status;
    if (card == NULL)
        return TALON_E_NULL;
    memcpy(card, fh_in(handle)->drawn, SEATS);
    return TALON_OK;
}

talon_status talon_fh_last_score(const talon_game *handle,
                                 talon_fh_score *score)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;
    uint32_t seat;

    if (status < 0)
        return status;
    if (score == NULL)
        return TALON_E_NULL;
    game = fh_in(handle);
    memset(score, 0, sizeof *score);
    memcpy(score->after, game->score, sizeof score->after);
    if (!is_played(game))
        return TALON_OK;
    for (seat = 0; seat < SEATS; seat++) {
        score->contract[seat] = game->contract_points[seat];
        score->tricks[seat] = game->trick_points[seat];
        score->taken[seat] = game->taken[seat];
    }
    score->winners = game->winners;
    score->barred = game->barred;
    score->over = game->phase == TALON_PHASE_OVER;
    score->reason = game->reason;
    score->made = game->made;
    score->slam = game->slam;
    return TALON_OK;
}
