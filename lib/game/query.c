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

talon_status talon_game_turn(const talon_game *game, uint32_t *number)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (number == NULL)
        return TALON_E_NULL;
    *number = game->turn;
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

talon_status talon_game_seat_count(const talon_game *game, uint32_t *seats)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seats == NULL)
        return TALON_E_NULL;
    *seats = module_of_handle(game)->seats(game);
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

talon_status talon_game_totals(const talon_game *game,
                               int64_t total[TALON_SEATS_MAX], uint32_t *seats)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (total == NULL)
        return TALON_E_NULL;
    memset(total, 0, TALON_SEATS_MAX * sizeof *total);
    module_of_handle(game)->totals(game, total);
    if (seats != NULL)
        *seats = module_of_handle(game)->seats(game);
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
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seats == NULL)
        return TALON_E_NULL;
    if (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game))
        return TALON_E_SEAT;
    *seats = module_of_handle(game)->side(game, seat);
    return TALON_OK;
}
