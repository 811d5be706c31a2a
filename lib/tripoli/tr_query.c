/* SPDX-License-Identifier: MIT */
/* What a screen shows: the session at a glance, the cards played, what a call
 * costs, the pots, a random board, what a hand collects. These functions of
 * tripoli.h check their arguments; what they report is decided elsewhere. */
#include "base/list.h"
#include "game/handle.h"
#include "tripoli/tr_betting.h"
#include "tripoli/tr_cards.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_module.h"
#include "tripoli/tr_pots.h"
#include "tripoli/tr_session.h"
#include "tripoli/tr_snapshot.h"
#include "tripoli/tr_view.h"
#include "talon/terms.h"

const char *talon_tr_box_key(uint32_t box_id)
{
    return box_id <= TALON_TR_BOXES
               ? talon_term_key(TALON_SPACE_TR_BOX, (int32_t)box_id)
               : "";
}

/* Whether every field of a snapshot is known. */
static int is_complete(const struct tripoli *game)
{
    return game->common.view == 0 || (tln_tr_hidden_hands(game) == 0 &&
                                      tln_tr_hidden_selections(game) == 0 &&
                                      !tln_tr_is_spare_hidden(game));
}

talon_status talon_tr_state_of(const talon_game *handle, talon_tr_state *state)
{
    talon_status status = result_status_of(handle, &tln_tr_module, state);

    if (status < 0)
        return status;
    tln_tr_snapshot(tr_in(handle), state);
    return is_complete(tr_in(handle)) ? TALON_OK : TALON_UNKNOWN;
}

talon_status talon_tr_plays(const talon_game *handle, talon_move *plays,
                            uint32_t capacity, uint32_t *count)
{
    talon_status status = handle_status_of(handle, &tln_tr_module);
    const struct tripoli *game;
    uint32_t i;
    int wanted;

    if (status < 0)
        return status;
    game = tr_in(handle);
    status = list_room(game->plays, plays, capacity, count, &wanted);
    for (i = 0; wanted && i < game->plays; i++) {
        plays[i] = (talon_move){.cards = BIT(game->play[i]),
                                .kind = TALON_KIND_PLAY,
                                .seat = game->player[i]};
    }
    return status;
}

talon_status talon_tr_board_shuffle(const talon_game *handle, talon_rng *rng,
                                    talon_move *next_move)
{
    talon_status status = handle_status_of(handle, &tln_tr_module);

    if (status < 0)
        return status;
    if (rng == NULL || next_move == NULL)
        return TALON_E_NULL;
    return tln_tr_draw_board(handle, rng, next_move);
}

talon_status talon_tr_call_cost(const talon_game *handle, int32_t seat,
                                int64_t *amount)
{
    talon_status status = result_status_of(handle, &tln_tr_module, amount);
    const struct tripoli *game;

    if (status < 0)
        return status;
    game = tr_in(handle);
    if (seat < 0 || seat >= (int32_t)players(game))
        return TALON_E_SEAT;
    if (game->phase != TALON_PHASE_BETTING)
        return TALON_E_PHASE;
    *amount = tln_tr_call_cost(game, seat);
    return TALON_OK;
}

talon_status talon_tr_pots_now(const talon_game *handle, talon_tr_pot *pots,
                               uint32_t capacity, uint32_t *count)
{
    talon_status status = handle_status_of(handle, &tln_tr_module);
    talon_tr_pot pot[SEATS];
    uint32_t n;

    if (status < 0)
        return status;
    if (pots == NULL && capacity > 0)
        return TALON_E_NULL;
    if (tr_in(handle)->phase != TALON_PHASE_BETTING)
        return TALON_E_PHASE;
    n = tln_tr_find_pots(tr_in(handle), pot);
    return give_list(pot, n, sizeof *pot, pots, capacity, count);
}

talon_status talon_tr_collects(const talon_rules *rules,
                               const talon_cards *hand, uint32_t *boxes,
                               talon_cards *cards)
{
    struct board board;
    talon_cards entitling;
    talon_status status;

    if (rules == NULL || hand == NULL || boxes == NULL)
        return TALON_E_NULL;
    if (rules->game_id != TALON_GAME_TRIPOLI)
        return TALON_E_WRONG_GAME;
    status = tln_rules_status(rules);
    if (status < 0)
        return status;
    if (*hand & ~PACK_52)
        return TALON_E_CARD_FOREIGN;
    board = tln_tr_board_of_rules(rules->value);
    *boxes = tln_tr_entitled(&board, *hand, &entitling);
    if (cards != NULL)
        *cards = entitling;
    return TALON_OK;
}
