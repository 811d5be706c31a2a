/* Views: making one, asking for its viewers, and events as seats see them. What
 * a seat knows of a game is up to the module. */
#include "game/handle.h"
#include "game/words.h"
#include "talon/view.h"

#include <string.h>

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

talon_status talon_game_viewers(const talon_game *game, uint32_t *seats)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seats != NULL)
        *seats = game->view != 0 ? game->view & ~VIEW : all_seats(game);
    return game->view != 0 ? TALON_UNKNOWN : TALON_OK;
}

/* Games that share a kind agree on whether it is private. One that no game
 * knows is, to be on the safe side. */
static int is_private(uint32_t number)
{
    const struct kind *kind = tln_kind(number);

    return kind == NULL || (kind->traits & IS_PRIVATE) != 0;
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
