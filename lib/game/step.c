/* Steps: moves applied and cards dealt, with their events. A step changes the
 * game only if it is legal and its events fit. */
#include "game/deal.h"
#include "game/move.h"

#include <string.h>

/* Takes a legal step: a move, or cards dealt. */
static void take_step(talon_game *game, const talon_move *move,
                      const talon_card *card, struct events *events)
{
    const struct phase *phase = phase_in(module_of_handle(game), game);

    if (move != NULL)
        phase->apply(game, move, events);
    else
        phase->deal(game, card, events);
}

/* A step whose events go into a buffer that may be too small: it is taken with
 * a copy, and counts only if they fit. */
static talon_status try_step(talon_game *game, const talon_move *move,
                             const talon_card *card, talon_event *event,
                             uint32_t capacity, uint32_t *count)
{
    uint64_t copy[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_event told[TALON_EVENTS_MAX];
    struct events events = no_events(told);
    size_t size = module_of_handle(game)->size;

    memcpy(copy, game, size);
    take_step((talon_game *)copy, move, card, &events);
    *count = events.count;
    if (events.count > capacity)
        return TALON_E_SPACE;
    memcpy(game, copy, size);
    memcpy(event, told, events.count * sizeof *event);
    return TALON_OK;
}

static talon_status make_step(talon_game *game, const talon_move *move,
                              const talon_card *card, talon_event *event,
                              uint32_t capacity, uint32_t *count)
{
    struct events events = no_events(event);
    uint32_t unwanted;

    if (count == NULL)
        count = &unwanted;
    if (event != NULL && capacity < TALON_EVENTS_MAX)
        return try_step(game, move, card, event, capacity, count);
    take_step(game, move, card, &events);
    *count = events.count;
    return TALON_OK;
}

/* Any move, with any room for its events. */
static talon_status apply_any(talon_game *game, const talon_move *move,
                              talon_event *event, uint32_t capacity,
                              uint32_t *count)
{
    talon_cards concerned;
    talon_status status = complete_status(game);

    if (status < 0)
        return status;
    if (move == NULL)
        return TALON_E_NULL;
    status = tln_move_status(game, move, &concerned);
    if (status < 0)
        return status;
    if (event == NULL && capacity > 0)
        return TALON_E_NULL;
    return make_step(game, move, NULL, event, capacity, count);
}

/* Most moves are plain, and told to a caller who wants nothing or has room for
 * everything: those take the short way. */
talon_status talon_game_apply(talon_game *game, const talon_move *move,
                              talon_event *event, uint32_t capacity,
                              uint32_t *count)
{
    const struct module *module;
    struct events events;

    if (!is_handle(game) || game->view != 0 || move == NULL ||
        (event == NULL ? capacity > 0 : capacity < TALON_EVENTS_MAX))
        return apply_any(game, move, event, capacity, count);
    module = module_of_handle(game);
    events = no_events(event);
    if (module->make_plain == NULL || !module->make_plain(game, move, &events))
        return apply_any(game, move, event, capacity, count);
    if (count != NULL)
        *count = events.count;
    return TALON_OK;
}

talon_status talon_game_deal(talon_game *game, const talon_card *card,
                             uint32_t cards, talon_event *event,
                             uint32_t capacity, uint32_t *count)
{
    uint32_t kind;
    talon_status status = complete_status(game);

    if (status == TALON_OK)
        status = tln_deal_status(game, card, cards, &kind);
    if (status < 0)
        return status;
    if (event == NULL && capacity > 0)
        return TALON_E_NULL;
    return make_step(game, NULL, card, event, capacity, count);
}
