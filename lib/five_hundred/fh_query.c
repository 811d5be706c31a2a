/* SPDX-License-Identifier: MIT */
/* What a screen shows: the functions of five_hundred.h that report what the
 * state holds. They check their arguments and decide nothing. */
#include "base/libc.h"
#include "five_hundred/fh_module.h"
#include "base/list.h"
#include "five_hundred/fh_auction.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_snapshot.h"
#include "five_hundred/fh_view.h"
#include "five_hundred/fh_winner.h"
#include "game/handle.h"

talon_status talon_fh_state_of(const talon_game *handle, talon_fh_state *state)
{
    talon_status status = result_status_of(handle, &tln_fh_module, state);

    if (status < 0)
        return status;
    tln_fh_snapshot(fh_in(handle), state);
    return tln_fh_is_complete(fh_in(handle)) ? TALON_OK : TALON_UNKNOWN;
}

talon_status talon_fh_bids(const talon_game *handle, talon_move *bids,
                           uint32_t capacity, uint32_t *count)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;
    uint32_t i;
    int wanted;

    if (status < 0)
        return status;
    game = fh_in(handle);
    status = list_room(game->bids, bids, capacity, count, &wanted);
    for (i = 0; wanted && i < game->bids; i++) {
        bids[i] = (talon_move){.kind = TALON_KIND_BID,
                               .seat = game->bidder[i],
                               .amount = (int32_t)bid_tricks(game->bid[i]),
                               .denomination =
                                   (uint8_t)bid_denomination(game->bid[i])};
    }
    return status;
}

/* Tricks begun: those completed and the one being played. */
static uint32_t tricks_begun(const struct five_hundred *game)
{
    return game->tricks + (uint32_t)(game->phase == TALON_PHASE_TRICKS);
}

talon_status talon_fh_trick(const talon_game *handle, uint32_t trick,
                            int32_t *leader, talon_card *cards,
                            uint32_t capacity, uint32_t *count, uint32_t *suit,
                            int32_t *winner)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;

    if (status < 0)
        return status;
    game = fh_in(handle);
    if (cards == NULL && capacity != 0)
        return TALON_E_NULL;
    if (trick < 1 || trick > tricks_begun(game))
        return TALON_E_INDEX;
    status = give_list(game->trick[trick - 1],
                       tln_fh_cards_in_trick(game, trick - 1), sizeof *cards,
                       cards, capacity, count);
    if (status < 0)
        return status;
    if (leader != NULL)
        *leader = game->leader[trick - 1];
    if (suit != NULL)
        *suit = game->suit_led[trick - 1];
    if (winner != NULL)
        *winner = game->leader[trick];
    return TALON_OK;
}

talon_status talon_fh_winning(const talon_game *handle, int32_t *seat,
                              talon_card *card)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;
    int is_led;

    if (status < 0)
        return status;
    game = fh_in(handle);
    if (game->phase != TALON_PHASE_TRICKS)
        return TALON_E_PHASE;
    is_led = game->on_table != 0;
    if (seat != NULL)
        *seat = is_led ? tln_fh_trick_winner(game) : TALON_NOBODY;
    if (card != NULL)
        *card = is_led ? game->trick[game->tricks][tln_fh_winning_place(game)]
                       : TALON_CARD_NONE;
    return TALON_OK;
}

talon_status talon_fh_passed(const talon_game *handle, uint32_t *seats)
{
    talon_status status = result_status_of(handle, &tln_fh_module, seats);

    if (status == TALON_OK)
        *seats = tln_fh_passed_for_good(fh_in(handle));
    return status;
}

talon_status talon_fh_drawn(const talon_game *handle, talon_card *cards,
                            uint32_t capacity, uint32_t *count)
{
    talon_status status = handle_status_of(handle, &tln_fh_module);
    const struct five_hundred *game;

    if (status < 0)
        return status;
    game = fh_in(handle);
    return give_list(game->drawn, seats_of(game), sizeof *cards, cards,
                     capacity, count);
}

talon_status talon_fh_last_score(const talon_game *handle,
                                 talon_fh_score *score)
{
    talon_status status = result_status_of(handle, &tln_fh_module, score);
    const struct five_hundred *game;
    uint32_t seat;

    if (status < 0)
        return status;
    game = fh_in(handle);
    memset(score, 0, sizeof *score);
    memcpy(score->after, game->score, sizeof score->after);
    if (!is_played(game))
        return TALON_OK;
    for (seat = 0; seat < SEATS; seat++) {
        score->contract[seat] = game->contract_points[seat];
        score->trick_points[seat] = game->trick_points[seat];
        score->tricks[seat] = game->taken[seat];
    }
    score->winners = game->winners;
    score->barred = game->barred;
    score->over = game->phase == TALON_PHASE_OVER;
    score->reason = game->reason;
    score->made = game->made;
    score->slam = game->slam;
    return TALON_OK;
}
