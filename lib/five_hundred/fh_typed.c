/* SPDX-License-Identifier: MIT */
/* The two calls of five_hundred.h for programs that play many cards: what may
 * be played, and playing it. The rules are the same as for choices and moves,
 * without the cost of making either. */
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_playable.h"
#include "five_hundred/fh_tricks.h"
#include "game/handle.h"

talon_status talon_fh_playable(const talon_game *handle, int32_t *seat,
                               talon_cards *cards, uint32_t *suits)
{
    const struct five_hundred *game = fh_in(handle);

    if (!is_handle_of(handle, &tln_fh_module))
        return tln_handle_refusal(handle);
    if (seat == NULL || cards == NULL || suits == NULL)
        return TALON_E_NULL;
    if (game->phase != TALON_PHASE_TRICKS)
        return TALON_E_PHASE;
    *seat = game->to_act;
    if (is_hidden_from(handle, *seat)) {
        *cards = *suits = 0;
        return TALON_UNKNOWN;
    }
    *cards = game->playable;
    *suits = game->suits;
    return TALON_OK;
}

/* Any other play, as a move. Numbers that do not fit in a move are illegal
 * there too. */
static talon_status play_move(talon_game *handle, int32_t seat, talon_card card,
                              uint32_t suit)
{
    talon_move move = {.kind = TALON_KIND_PLAY};

    if (!is_handle_of(handle, &tln_fh_module))
        return tln_handle_refusal(handle);
    if (card >= TALON_PACK_MAX)
        return TALON_E_CARD;
    move.cards = BIT(card);
    move.seat = (int8_t)(seat == (int8_t)seat ? seat : TALON_NOBODY);
    move.denomination = (uint8_t)(suit < UINT8_MAX ? suit : UINT8_MAX);
    return talon_game_apply(handle, &move, NULL, 0, NULL);
}

talon_status talon_fh_play(talon_game *handle, int32_t seat, talon_card card,
                           uint32_t suit)
{
    if (!is_handle_of(handle, &tln_fh_module) || handle->view != 0 ||
        card >= TALON_PACK_MAX || suit != 0 ||
        !is_plain_play(fh_in(handle), seat, BIT(card)))
        return play_move(handle, seat, card, suit);
    tln_fh_play_plain(fh_of(handle), seat, card);
    return TALON_OK;
}
