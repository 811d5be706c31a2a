/* SPDX-License-Identifier: MIT */
/* Whether a state is one that play can reach. Each phase checks what it has
 * left in the state: who is in the deal, whose turn it is, what has been bid
 * and decided. All of that is public, so it is the same for a view. Then come
 * the cards and the chips, which many phases move. Each check relies on those
 * before it. */
#include "tripoli/tr_verify.h"
#include "tripoli/tr_bets.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_fields.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_poker.h"
#include "tripoli/tr_session.h"
#include "tripoli/tr_spare.h"
#include "tripoli/tr_verify_cards.h"
#include "tripoli/tr_verify_chips.h"

/* Moves and deals are counted; computes the fewest that lead here. */
static int turn_number_fits(const struct tripoli *game)
{
    uint64_t fewest = (uint64_t)game->deals + game->plays;

    fewest += tln_tr_betting_moves(game) + tln_tr_fewest_purchases(game);
    if (is_closing_deal(game))
        fewest += 2; /* one to finish, and a deal */
    else
        fewest += set_count(tln_tr_chosen(game)) + tln_tr_spare_moves(game);
    return game->common.turn >= fewest;
}

static int phases_fit(const struct tripoli *game)
{
    if (game->dealer == TALON_NOBODY)
        return tln_tr_is_fresh(game);
    return tln_tr_deal_fits(game) && tln_tr_turn_fits(game) &&
           tln_tr_session_fits(game) && tln_tr_spare_fits(game) &&
           tln_tr_poker_fits(game) && tln_tr_michigan_fits(game) &&
           turn_number_fits(game);
}

talon_status tln_tr_verify(const struct talon_game *handle, uint32_t *field)
{
    const struct tripoli *game = tr_in(handle);
    talon_status status = tln_tr_range_status(game, field);
    struct dealt dealt;

    if (status < 0)
        return status;
    dealt = tln_tr_dealt(game);
    return phases_fit(game) && tln_tr_board_fits(game) &&
                   tln_tr_cards_fit(game, &dealt) &&
                   tln_tr_chips_fit(game, &dealt)
               ? TALON_OK
               : TALON_E_SAVED_STATE;
}
