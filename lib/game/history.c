/* SPDX-License-Identifier: MIT */
/* The hand dealt last: the pack that deals it, its moves, and playing it again.
 * A module says what was dealt and moved, and what the game was like before;
 * every pack and move is checked as in a public call, so whatever comes from
 * outside, the result is a game that the rules allow.
 *
 * Events that a caller passes in are those of the hand exactly if the hand can
 * be repeated: the pack that deals it and the moves that they tell lead from
 * the state before it to the game as it is, and make the same events again. A
 * step compares its events one by one, so that takes no room for them. */
#include "base/libc.h"
#include "base/list.h"
#include "game/deal.h"
#include "game/move.h"
#include "talon/history.h"

/* What a module knows of the hand dealt last, or why nothing. */
static talon_status find_past(const talon_game *game, struct told *told,
                              const struct past **past)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    *past = module_of_handle(game)->past;
    told->vocabulary = module_of_handle(game)->vocabulary;
    if (*past == NULL)
        return TALON_E_UNSUPPORTED;
    return told->event == NULL && told->count > 0 ? TALON_E_NULL : TALON_OK;
}

/* The pack of a complete game. A state is used up for it. */
static talon_status find_pack(const talon_game *game, const struct past *past,
                              talon_game *before, talon_card *cards,
                              uint32_t capacity, uint32_t *count)
{
    talon_cards dealt[TALON_DEAL_PLACES] = {0};
    talon_status status = past->dealt(game, dealt, before);

    if (status < 0)
        return status;
    return talon_game_pack_for(before, dealt, TALON_DEAL_PLACES, cards,
                               capacity, count);
}

talon_status talon_game_hand_pack(const talon_game *game, talon_card *cards,
                                  uint32_t capacity, uint32_t *count)
{
    struct told nothing = {0};
    uint64_t before[STATE_WORDS_MAX];
    const struct past *past;
    talon_status status = find_past(game, &nothing, &past);

    if (status < 0)
        return status;
    if (game->view != 0)
        return TALON_E_VIEW;
    return find_pack(game, past, (talon_game *)before, cards, capacity, count);
}

/* A hand that is repeated, and how far. */
struct repeat {
    const talon_game *hand; /* as it was played */
    const struct past *past;
    talon_game *again;
    struct compared compared;
};

/* The next event told, which begins a step; NULL after the last, or if any was
 * another. */
static const talon_event *next_told(const struct repeat *repeat)
{
    const struct compared *compared = &repeat->compared;
    const struct told *told = compared->told;
    uint32_t place = tln_told_from(told, compared->next);

    return place < told->count && !compared->differ ? &told->event[place]
                                                    : NULL;
}

/* Makes the move that an event tells. Returns 0 if it is none or is not legal.
 */
static int repeat_move(struct repeat *repeat, const talon_event *event,
                       struct events *events)
{
    talon_game *again = repeat->again;
    const struct module *module = module_of_handle(again);
    talon_cards concerned;
    talon_move move;

    if (!repeat->past->next(repeat->hand, again, event, &move) ||
        move.seat != to_act_in(module, again) ||
        tln_move_status(again, &move, &concerned) != TALON_OK)
        return 0;
    phase_in(module, again)->apply(again, &move, events);
    return 1;
}

/* Makes the moves told from here up to the deal, or up to the last. Returns 0
 * if one cannot be made or leads to other events. */
static int repeat_moves(struct repeat *repeat)
{
    const talon_event *event = next_told(repeat);

    for (; event != NULL && event->kind != TALON_KIND_DEAL;
         event = next_told(repeat)) {
        struct events events;

        begin_comparing(&events, &repeat->compared);
        if (!repeat_move(repeat, event, &events))
            return 0;
        compare_last(&events);
    }
    return !repeat->compared.differ;
}

/* Whether play can reach a state: one from before events that cannot have led
 * to a hand shows that when the hand has been dealt. */
static int is_sound(const talon_game *game)
{
    uint32_t field;

    return module_of_handle(game)->verify(game, &field) == TALON_OK;
}

/* Deals the pack of the hand, which is due. Returns 0 if it is not, or if that
 * leads to other events or to a state that play cannot reach. */
static int repeat_deal(struct repeat *repeat, const talon_card *pack,
                       uint32_t count)
{
    talon_game *again = repeat->again;
    struct events events;
    uint32_t kind;

    if (tln_deal_status(again, pack, count, &kind) != TALON_OK)
        return 0;
    begin_comparing(&events, &repeat->compared);
    phase_in(module_of_handle(again), again)->deal(again, pack, &events);
    compare_last(&events);
    return !repeat->compared.differ && is_sound(again);
}

/* Whether the events told are those of the hand of a complete game: TALON_OK or
 * E_EVENTS; without any, TALON_OK. */
static talon_status told_status(const talon_game *game, const struct past *past,
                                const struct told *told)
{
    uint64_t memory[STATE_WORDS_MAX];
    talon_game *again = (talon_game *)memory;
    struct repeat repeat = {game, past, again, {told, 0, 0}};
    talon_card pack[TALON_PACK_MAX];
    talon_status status;
    uint32_t count;

    if (told->count == 0)
        return TALON_OK;
    status = find_pack(game, past, again, pack, TALON_PACK_MAX, &count);
    if (status == TALON_OK)
        status = past->undeal(game, told, again);
    if (status < 0)
        return status;
    return repeat_moves(&repeat) && repeat_deal(&repeat, pack, count) &&
                   repeat_moves(&repeat) && next_told(&repeat) == NULL &&
                   memcmp(again, game, module_of_handle(game)->size) == 0
               ? TALON_OK
               : TALON_E_EVENTS;
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
    known = told_status(game, past, &events);
    if (known == TALON_OK)
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

/* Goes back to where the pack of the hand was due. Of a view, more than that
 * cannot be repeated. */
static talon_status go_back(const talon_game *game, const struct past *past,
                            const struct told *told, talon_game *before)
{
    struct repeat repeat = {game, past, before, {told, 0, 0}};
    talon_status status = TALON_OK;

    if (game->view == 0)
        status = told_status(game, past, told);
    if (status == TALON_OK)
        status = past->undeal(game, told, before);
    if (status == TALON_UNKNOWN ||
        (status == TALON_OK && !repeat_moves(&repeat)))
        status = TALON_E_EVENTS;
    return status;
}

/* Deals a pack where it was due. */
static talon_status deal_again(talon_game *before, const talon_card *cards,
                               uint32_t card_count, const struct told *told)
{
    talon_status status =
        talon_game_deal(before, cards, card_count, NULL, 0, NULL);

    if (status == TALON_OK && told->count > 0 && !is_sound(before))
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
    status = go_back(game, past, &events, (talon_game *)before);
    if (status == TALON_OK)
        status = deal_again((talon_game *)before, cards, card_count, &events);
    if (status == TALON_OK)
        status = make_moves((talon_game *)before, moves, move_count, made);
    if (status == TALON_OK)
        memcpy(target, before, module_of_handle(game)->size);
    return status;
}
