/* SPDX-License-Identifier: MIT */
/* What anyone may ask of a game. Pointers, handles and buffers are checked
 * here; the module answers. */
#include "base/set.h"
#include "game/handle.h"

#include <string.h>

talon_status talon_game_to_act(const talon_game *game, int32_t *seat)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seat == NULL)
        return TALON_E_NULL;
    *seat = to_act_in(module_of_handle(game), game);
    return TALON_OK;
}

talon_status talon_game_turn(const talon_game *game, uint32_t *turn)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (turn == NULL)
        return TALON_E_NULL;
    *turn = game->turn;
    return TALON_OK;
}

talon_status talon_game_phase(const talon_game *game, uint32_t *phase)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (phase == NULL)
        return TALON_E_NULL;
    *phase = phase_in(module_of_handle(game), game)->number;
    return TALON_OK;
}

talon_status talon_game_seat_count(const talon_game *game, uint32_t *seat_count)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seat_count == NULL)
        return TALON_E_NULL;
    *seat_count = module_of_handle(game)->seats(game);
    return TALON_OK;
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

/* Gives a number for each seat, if there is room for them. */
static talon_status give_numbers(const talon_game *game, const int64_t *number,
                                 int64_t *buffer, uint32_t capacity,
                                 uint32_t *count)
{
    uint32_t seats = module_of_handle(game)->seats(game);

    if (buffer == NULL && capacity > 0)
        return TALON_E_NULL;
    if (count != NULL)
        *count = seats;
    if (buffer == NULL)
        return TALON_OK;
    if (capacity < seats)
        return TALON_E_SPACE;
    memcpy(buffer, number, seats * sizeof *buffer);
    return TALON_OK;
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
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (deal_count == NULL)
        return TALON_E_NULL;
    *deal_count = module_of_handle(game)->deals(game);
    return TALON_OK;
}

talon_status talon_game_deal_over(const talon_game *game, int32_t *over)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (over == NULL)
        return TALON_E_NULL;
    *over = phase_in(module_of_handle(game), game)->is_between != 0;
    return TALON_OK;
}

talon_status talon_game_winners(const talon_game *game, uint32_t *seats)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seats == NULL)
        return TALON_E_NULL;
    *seats = module_of_handle(game)->winners(game);
    return TALON_OK;
}

talon_status talon_game_side(const talon_game *game, int32_t seat,
                             uint32_t *seats)
{
    int32_t rule[RULES_KEPT];
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seats == NULL)
        return TALON_E_NULL;
    if (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game))
        return TALON_E_SEAT;
    tln_kept_rules(game, rule);
    *seats = tln_side_of(module_of_handle(game)->options, rule, seat);
    return TALON_OK;
}
