/* SPDX-License-Identifier: MIT */
/* Steps: moves applied and cards dealt, with their events. A step changes the
 * game only if it is legal and its events fit, so a step whose events might not
 * fit is taken with a copy. Plain moves, which are most of them, skip the
 * choices. */
#include "base/libc.h"
#include "game/choice.h"
#include "game/deal.h"
#include "game/move.h"

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

/* Takes a step whose events may not fit in the buffer: first with a copy, to
 * count them. (A second buffer would take seven eighths of the stack that
 * base.h promises to be enough.) */
static talon_status try_step(talon_game *game, const talon_move *move,
                             const talon_card *card, talon_event *event,
                             uint32_t capacity, uint32_t *count)
{
    uint64_t copy[STATE_WORDS_MAX];
    struct events events = no_events(NULL);

    memcpy(copy, game, module_of_handle(game)->size);
    take_step((talon_game *)copy, move, card, &events);
    *count = events.count;
    if (events.count > capacity)
        return TALON_E_SPACE;
    events = no_events(event);
    take_step(game, move, card, &events);
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

/* Any move, with any amount of room for its events. A seat that owes a move
 * makes it when it is to act. */
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
    if (move->seat != to_act_in(module_of_handle(game), game))
        return TALON_E_TURN;
    if (event == NULL && capacity > 0)
        return TALON_E_NULL;
    return make_step(game, move, NULL, event, capacity, count);
}

/* Whether the fields that few kinds use are 0. Plain moves have nothing there,
 * so that no game has to look. */
static int is_short(const talon_move *move)
{
    return move->other == 0 && move->index == 0 && !has_reserved(move);
}

/* Most moves are plain, and their caller wants no events or has room for any
 * number: those take the short way. */
talon_status talon_game_apply(talon_game *game, const talon_move *next_move,
                              talon_event *events, uint32_t capacity,
                              uint32_t *count)
{
    const struct module *module;
    struct events told;

    if (!is_handle(game) || game->view != 0 || next_move == NULL ||
        (events == NULL ? capacity > 0 : capacity < TALON_EVENTS_MAX))
        return apply_any(game, next_move, events, capacity, count);
    module = module_of_handle(game);
    told = no_events(events);
    if (module->make_plain == NULL || !is_short(next_move) ||
        !module->make_plain(game, next_move, &told))
        return apply_any(game, next_move, events, capacity, count);
    if (count != NULL)
        *count = told.count;
    return TALON_OK;
}

talon_status talon_game_deal(talon_game *game, const talon_card *cards,
                             uint32_t card_count, talon_event *events,
                             uint32_t capacity, uint32_t *count)
{
    uint32_t kind;
    talon_status status = complete_status(game);

    if (status == TALON_OK)
        status = tln_deal_status(game, cards, card_count, &kind);
    if (status < 0)
        return status;
    if (events == NULL && capacity > 0)
        return TALON_E_NULL;
    return make_step(game, NULL, cards, events, capacity, count);
}

/* Makes the move of chance that is due before the cards, if there is one; then
 * deals. */
static talon_status take_chance(talon_game *game, talon_rng *rng,
                                struct events *events)
{
    talon_card pack[TALON_PACK_MAX];
    const struct phase *phase = phase_in(module_of_handle(game), game);
    talon_move move = {0};
    talon_status status = TALON_E_NOT_DUE;

    if (phase->chance != NULL)
        status = phase->chance(game, rng, &move);
    if (status == TALON_OK)
        phase->apply(game, &move, events);
    else if (status != TALON_E_NOT_DUE)
        return status;
    status = talon_game_shuffle(game, rng, pack, TALON_PACK_MAX, NULL);
    if (status == TALON_OK)
        take_step(game, NULL, pack, events);
    return status;
}

/* Works on copies, so that a refusal changes neither the game nor the
 * generator. If the events may not fit, the copies only count them, as in
 * try_step(). A board and its deal are two steps and count as two turns. */
talon_status talon_game_chance(talon_game *game, talon_rng *rng,
                               talon_event *events, uint32_t capacity,
                               uint32_t *count)
{
    uint64_t copy[STATE_WORDS_MAX];
    struct events told;
    talon_rng drawn;
    talon_status status = complete_status(game);
    int is_roomy = capacity >= TALON_EVENTS_MAX;
    size_t size;

    if (status < 0)
        return status;
    if (rng == NULL || (events == NULL && capacity > 0))
        return TALON_E_NULL;
    size = module_of_handle(game)->size;
    memcpy(copy, game, size);
    drawn = *rng;
    told = no_events(is_roomy ? events : NULL);
    status = take_chance((talon_game *)copy, &drawn, &told);
    if (status < 0)
        return status;
    if (count != NULL)
        *count = told.count;
    if (events != NULL && told.count > capacity)
        return TALON_E_SPACE;
    if (events != NULL && !is_roomy) {
        told = no_events(events);
        return take_chance(game, rng, &told);
    }
    memcpy(game, copy, size);
    *rng = drawn;
    return TALON_OK;
}
