/* SPDX-License-Identifier: MIT */
/* Views: making one, asking for its viewers, and events as seats see them. What
 * a seat knows is decided by the module. */
#include "base/libc.h"
#include "game/handle.h"
#include "talon/view.h"

static uint32_t all_seats(const talon_game *game)
{
    return ((uint32_t)1 << module_of_handle(game)->seats(game)) - 1;
}

talon_status talon_game_redact(talon_game *view, const talon_game *game,
                               uint32_t seats)
{
    talon_status status = handle_status(game);

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

talon_status talon_game_viewers(const talon_game *game, uint32_t *seats,
                                int32_t *is_view)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seats != NULL)
        *seats = game->view != 0 ? game->view & ~VIEW : all_seats(game);
    if (is_view != NULL)
        *is_view = game->view != 0;
    return TALON_OK;
}

/* Each event carries the seats that may see its cards, so this works for kinds
 * of events from later versions too. */
talon_status talon_events_redact(talon_event *events, uint32_t count,
                                 uint32_t seats)
{
    uint32_t i;

    if (events == NULL && count > 0)
        return TALON_E_NULL;
    if (seats >> TALON_SEATS_MAX != 0)
        return TALON_E_SEAT;
    for (i = 0; i < count; i++) {
        if (events[i].viewers != TALON_EVENT_PUBLIC &&
            (events[i].viewers & seats) == 0)
            events[i].cards = 0;
    }
    return TALON_OK;
}
