/* Views for the public: making one, asking who looks, what a seat may do, and
 * events as seats see them. What a seat knows of a game, its module knows. */
#include "game/moves.h"
#include "base/set.h"
#include "talon/view.h"

#include <string.h>

/* The kinds of events whose cards only their seat may see. Where no seat is
 * meant, as with the spare hand, nobody may. */
static const uint16_t private_kinds[] = {
    TALON_DISCARD, TALON_SELECT, TALON_HAND, TALON_KITTY, TALON_LAID_DOWN,
};

static uint32_t all_seats(const talon_game *game)
{
    return ((uint32_t)1 << module_of_handle(game)->seats(game)) - 1;
}

talon_status talon_game_redact(talon_game *view, const talon_game *game,
                               uint32_t seats)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (seats & ~all_seats(game))
        return TALON_E_SEAT;
    if (game->view != 0 && (seats & ~game->view) != 0)
        return TALON_E_VIEW;
    status = talon_game_copy(view, game);
    if (status < 0)
        return status;
    view->view = VIEW | seats;
    module_of_handle(view)->redact(view, seats);
    return TALON_OK;
}

talon_status talon_game_viewers(const talon_game *game, uint32_t *seats)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (seats != NULL)
        *seats = game->view != 0 ? game->view & ~VIEW : all_seats(game);
    return game->view != 0 ? TALON_UNKNOWN : TALON_OK;
}

talon_status talon_game_choices_of(const talon_game *game, int32_t seat,
                                   talon_choice *choice, uint32_t capacity,
                                   uint32_t *count)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (count == NULL || (choice == NULL && capacity > 0))
        return TALON_E_NULL;
    if (seat != TALON_TABLE &&
        (seat < 0 || !(all_seats(game) >> (seat & 31) & 1) || seat > 31))
        return TALON_E_SEAT;
    return tln_list_choices(game, seat, choice, capacity, count);
}

static int is_private(uint32_t kind)
{
    uint32_t i;

    for (i = 0; i < sizeof private_kinds / sizeof private_kinds[0]; i++) {
        if (private_kinds[i] == kind)
            return 1;
    }
    return 0;
}

talon_status talon_events_redact(talon_event *event, uint32_t count,
                                 uint32_t seats)
{
    uint32_t i;

    if (event == NULL && count > 0)
        return TALON_E_NULL;
    for (i = 0; i < count; i++) {
        int32_t seat = event[i].seat;
        int looks = seat >= 0 && seat < 32 && (seats >> seat & 1);

        if (is_private(event[i].kind) && !looks)
            event[i].cards = 0;
    }
    return TALON_OK;
}
