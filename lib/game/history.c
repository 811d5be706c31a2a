/* SPDX-License-Identifier: MIT */
/* The hand dealt last: the pack that deals it, its moves, and playing it again.
 * A module says what was dealt and moved, and what the game was like before;
 * dealing and moving go through the public calls, so whatever pack, moves and
 * events come from outside, the result is a game that the rules allow. */
#include "game/past.h"
#include "base/libc.h"
#include "base/list.h"
#include "game/handle.h"
#include "talon/history.h"

/* What a module knows of the hand dealt last, or why nothing. */
static talon_status find_past(const talon_game *game, const struct told *told,
                              const struct past **past)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    *past = module_of_handle(game)->past;
    if (*past == NULL)
        return TALON_E_UNSUPPORTED;
    return told->event == NULL && told->count > 0 ? TALON_E_NULL : TALON_OK;
}

talon_status talon_game_hand_pack(const talon_game *game, talon_card *cards,
                                  uint32_t capacity, uint32_t *count)
{
    static const struct told nothing;
    talon_cards dealt[TALON_DEAL_PLACES] = {0};
    uint64_t before[STATE_WORDS_MAX];
    const struct past *past;
    talon_status status = find_past(game, &nothing, &past);

    if (status < 0)
        return status;
    if (game->view != 0)
        return TALON_E_VIEW;
    status = past->dealt(game, dealt, (talon_game *)before);
    if (status < 0)
        return status;
    return talon_game_pack_for((talon_game *)before, dealt, TALON_DEAL_PLACES,
                               cards, capacity, count);
}

/* A buffer that may be too small is left alone until the moves are counted. */
static talon_status list_moves(const talon_game *game, const struct past *past,
                               const struct told *told, struct moves *list)
{
    struct moves counted = {NULL, 0, 0};
    talon_status status = TALON_OK;

    if (told->count > 0 || list->room < TALON_HISTORY_MAX) {
        status = past->moves(game, told, &counted);
        if (status < 0 || counted.count > list->room) {
            list->count = counted.count;
            return status;
        }
    }
    return past->moves(game, told, list);
}

talon_status talon_game_history(const talon_game *game, const talon_event *told,
                                uint32_t told_count, talon_move *moves,
                                uint32_t capacity, uint32_t *count)
{
    struct told events = {told, told_count, NULL};
    struct moves list = {moves, moves != NULL ? capacity : 0, 0};
    const struct past *past;
    talon_status known, status = find_past(game, &events, &past);
    int wanted;

    if (status < 0)
        return status;
    if (game->view != 0)
        return TALON_E_VIEW;
    if (moves == NULL && capacity > 0)
        return TALON_E_NULL;
    known = list_moves(game, past, &events, &list);
    if (known < 0)
        return known;
    status = list_room(list.count, moves, capacity, count, &wanted);
    return status < 0 ? status : known;
}

/* Makes moves, and counts them. */
static talon_status make_moves(talon_game *game, const talon_move *move,
                               uint32_t count, uint32_t *made)
{
    talon_status status = TALON_OK;
    uint32_t i;

    for (i = 0; i < count; i++) {
        status = talon_game_apply(game, &move[i], NULL, 0, NULL);
        if (status < 0)
            break;
    }
    *made = i;
    return status;
}

/* Deals a pack where it was due. Events that cannot have led to this deal are
 * noticed now, when its antes are paid. */
static talon_status deal_again(talon_game *before, const talon_card *cards,
                               uint32_t card_count, const struct told *told)
{
    talon_status status =
        talon_game_deal(before, cards, card_count, NULL, 0, NULL);
    uint32_t field;

    if (status == TALON_OK && told->count > 0 &&
        module_of_handle(before)->verify(before, &field) != TALON_OK)
        return TALON_E_EVENTS;
    return status;
}

talon_status talon_game_rebuild(talon_game *target, const talon_game *game,
                                const talon_event *told, uint32_t told_count,
                                const talon_card *cards, uint32_t card_count,
                                const talon_move *moves, uint32_t move_count,
                                uint32_t *made)
{
    uint64_t before[STATE_WORDS_MAX];
    struct told events = {told, told_count, NULL};
    const struct past *past;
    talon_status status = find_past(game, &events, &past);
    uint32_t unwanted;

    if (made == NULL)
        made = &unwanted;
    *made = 0;
    if (status == TALON_OK)
        status = handle_status(target);
    if (status < 0)
        return status;
    if (target->mark != game->mark)
        return TALON_E_WRONG_GAME;
    if (moves == NULL && move_count > 0)
        return TALON_E_NULL;
    status = past->undeal(game, &events, (talon_game *)before);
    if (status == TALON_OK)
        status = deal_again((talon_game *)before, cards, card_count, &events);
    if (status == TALON_OK)
        status = make_moves((talon_game *)before, moves, move_count, made);
    if (status == TALON_OK)
        memcpy(target, before, module_of_handle(game)->size);
    return status;
}
