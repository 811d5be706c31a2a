/* SPDX-License-Identifier: MIT */
/* What anyone may ask of a game. Pointers, handles and buffers are checked
 * here, and the module answers. */
#include "base/list.h"
#include "base/libc.h"
#include "base/set.h"
#include "game/handle.h"

talon_status talon_game_to_act(const talon_game *game, int32_t *seat)
{
    if (!is_handle(game))
        return tln_handle_refusal(game);
    if (seat == NULL)
        return TALON_E_NULL;
    *seat = to_act_in(module_of_handle(game), game);
    return TALON_OK;
}

talon_status talon_game_turn(const talon_game *game, uint32_t *turn)
{
    talon_status status = result_status(game, turn);

    if (status == TALON_OK)
        *turn = game->turn;
    return status;
}

talon_status talon_game_phase(const talon_game *game, uint32_t *phase)
{
    talon_status status = result_status(game, phase);

    if (status == TALON_OK)
        *phase = phase_in(module_of_handle(game), game)->number;
    return status;
}

talon_status talon_game_seat_count(const talon_game *game, uint32_t *seat_count)
{
    talon_status status = result_status(game, seat_count);

    if (status == TALON_OK)
        *seat_count = module_of_handle(game)->seats(game);
    return status;
}

talon_status talon_game_cards(const talon_game *game, uint32_t place,
                              talon_cards *cards, uint32_t *count)
{
    talon_status status = handle_status(game);
    talon_cards known = 0;
    uint32_t all = 0;

    if (status < 0)
        return status;
    status = module_of_handle(game)->cards(game, place, &known, &all);
    if (status < 0)
        return status;
    if (cards != NULL)
        *cards = known;
    if (count != NULL)
        *count = all;
    return set_count(known) < all ? TALON_UNKNOWN : TALON_OK;
}

static talon_status give_numbers(const talon_game *game, const int64_t *number,
                                 int64_t *buffer, uint32_t capacity,
                                 uint32_t *count)
{
    return give_list(number, module_of_handle(game)->seats(game),
                     sizeof *number, buffer, capacity, count);
}

talon_status talon_game_totals(const talon_game *game, int64_t *totals,
                               uint32_t capacity, uint32_t *count)
{
    int64_t total[TALON_SEATS_MAX] = {0};
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    module_of_handle(game)->totals(game, total);
    return give_numbers(game, total, totals, capacity, count);
}

talon_status talon_game_returns(const talon_game *game, int64_t *returns,
                                uint32_t capacity, uint32_t *count)
{
    int64_t returned[TALON_SEATS_MAX] = {0};
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    module_of_handle(game)->returns(game, returned);
    return give_numbers(game, returned, returns, capacity, count);
}

talon_status talon_game_deal_count(const talon_game *game, uint32_t *deal_count)
{
    talon_status status = result_status(game, deal_count);

    if (status == TALON_OK)
        *deal_count = module_of_handle(game)->deals(game);
    return status;
}

talon_status talon_game_deal_over(const talon_game *game, int32_t *over)
{
    talon_status status = result_status(game, over);

    if (status == TALON_OK)
        *over = phase_in(module_of_handle(game), game)->is_between != 0;
    return status;
}

talon_status talon_game_winners(const talon_game *game, uint32_t *seats)
{
    talon_status status = result_status(game, seats);

    if (status == TALON_OK)
        *seats = module_of_handle(game)->winners(game);
    return status;
}

talon_status talon_game_side(const talon_game *game, int32_t seat,
                             uint32_t *seats)
{
    int32_t rule[RULES_KEPT];
    talon_status status = result_status(game, seats);

    if (status < 0)
        return status;
    if (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game))
        return TALON_E_SEAT;
    tln_kept_rules(game, rule);
    *seats = tln_side_of(module_of_handle(game)->entry.options, rule, seat);
    return TALON_OK;
}
