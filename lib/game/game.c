/* The game handle: making one, and the public calls that a module answers.
 * Here pointers, handles and buffers are checked, once; what a game is about,
 * its module knows. */
#include "game/moves.h"
#include "base/set.h"
#include "talon/view.h"

#include <string.h>

talon_status tln_handle_refusal(const talon_game *game)
{
    if (game == NULL)
        return TALON_E_NULL;
    if ((uintptr_t)game % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    if (module_of_handle(game) == NULL)
        return TALON_E_HANDLE;
    return TALON_E_WRONG_GAME;
}

talon_status talon_game_size(uint32_t game, size_t *size)
{
    const struct module *module = module_of(game);

    if (size == NULL)
        return TALON_E_NULL;
    if (module == NULL)
        return TALON_E_GAME;
    *size = module->size;
    return TALON_OK;
}

talon_status talon_game_init(void *memory, size_t size,
                             const talon_rules *rules, talon_game **game)
{
    const struct module *module;
    talon_game *fresh = memory;
    talon_rules kept; /* the rules may stand in the memory */
    talon_status status;

    if (memory == NULL || rules == NULL || game == NULL)
        return TALON_E_NULL;
    if ((uintptr_t)memory % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    status = tln_rules_status(rules);
    if (status < 0)
        return status;
    module = module_of(rules->game);
    if (size < module->size)
        return TALON_E_SPACE;
    kept = *rules;
    memset(fresh, 0, module->size);
    fresh->mark = MARK | kept.game;
    memcpy(fresh->rule, kept.value, sizeof fresh->rule);
    module->start(fresh);
    *game = fresh;
    return TALON_OK;
}

talon_status talon_game_copy(talon_game *to, const talon_game *from)
{
    talon_status status = handle_status(from, 0);

    if (status == TALON_OK)
        status = handle_status(to, 0);
    if (status < 0)
        return status;
    if (to->mark != from->mark)
        return TALON_E_WRONG_GAME;
    memmove(to, from, module_of_handle(from)->size);
    return TALON_OK;
}

talon_status talon_game_rules(const talon_game *game, talon_rules *rules)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (rules == NULL)
        return TALON_E_NULL;
    memset(rules, 0, sizeof *rules);
    rules->game = module_of_handle(game)->options->game;
    memcpy(rules->value, game->rule, sizeof game->rule);
    return TALON_OK;
}

talon_status talon_game_to_act(const talon_game *game, int32_t *seat)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (seat == NULL)
        return TALON_E_NULL;
    *seat = to_act_in(module_of_handle(game), game);
    return TALON_OK;
}

talon_status talon_game_turn(const talon_game *game, uint32_t *number)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (number == NULL)
        return TALON_E_NULL;
    *number = game->turn;
    return TALON_OK;
}

talon_status talon_game_phase(const talon_game *game, uint32_t *phase)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (phase == NULL)
        return TALON_E_NULL;
    *phase = phase_in(module_of_handle(game), game);
    return TALON_OK;
}

talon_status talon_game_seats(const talon_game *game, uint32_t *seats)
{
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (seats == NULL)
        return TALON_E_NULL;
    *seats = module_of_handle(game)->seats(game);
    return TALON_OK;
}

talon_status talon_game_choices(const talon_game *game, talon_choice *choice,
                                uint32_t capacity, uint32_t *count)
{
    const struct module *module;

    if (!is_handle(game, 0))
        return tln_handle_refusal(game);
    module = module_of_handle(game);
    if (game->view != 0 || capacity < TALON_CHOICES_MAX || choice == NULL ||
        count == NULL)
        return tln_list_choices(game, to_act_in(module, game), choice, capacity,
                                count);
    *count = module->choices(game, choice);
    return TALON_OK;
}

talon_status talon_game_move_count(const talon_game *game, uint32_t *count)
{
    const struct module *module;
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (count == NULL)
        return TALON_E_NULL;
    module = module_of_handle(game);
    *count = 0;
    if (is_hidden_from(game, to_act_in(module, game)))
        return TALON_UNKNOWN;
    *count = tln_moves_count(module, game);
    return TALON_OK;
}

talon_status talon_game_move_at(const talon_game *game, uint32_t index,
                                talon_move *move)
{
    const struct module *module;
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (move == NULL)
        return TALON_E_NULL;
    module = module_of_handle(game);
    if (is_hidden_from(game, to_act_in(module, game)))
        return TALON_E_VIEW;
    if (index >= tln_moves_count(module, game))
        return TALON_E_INDEX;
    tln_moves_at(module, game, index, move);
    return TALON_OK;
}

talon_status talon_game_check(const talon_game *game, const talon_move *move,
                              talon_cards *concerned)
{
    talon_status status = handle_status(game, 0);
    talon_cards cards;

    if (status < 0)
        return status;
    if (move == NULL)
        return TALON_E_NULL;
    status = tln_move_status(module_of_handle(game), game, move, &cards);
    if (concerned != NULL)
        *concerned = cards;
    return status;
}

talon_status talon_game_move_index(const talon_game *game,
                                   const talon_move *move, uint32_t *index)
{
    talon_status status;

    if (index == NULL)
        return TALON_E_NULL;
    status = talon_game_check(game, move, NULL);
    if (status < 0)
        return status;
    if (move->kind == TALON_BOARD)
        return TALON_E_INDEX;
    if (move->seat != to_act_in(module_of_handle(game), game))
        return TALON_E_TURN;
    *index = tln_moves_index(module_of_handle(game), game, move);
    return TALON_OK;
}

/* Nothing told yet of the next turn. */
static inline struct events telling(const talon_game *game, talon_event *event)
{
    struct events events;

    events.event = event;
    events.count = 0;
    events.number = game->turn + 1;
    return events;
}

/* Takes a legal step, a move or cards dealt. */
static void take_step(talon_game *game, const talon_move *move,
                      const talon_card *card, struct events *events)
{
    const struct module *module = module_of_handle(game);

    if (move != NULL)
        module->apply(game, move, events);
    else
        module->deal(game, card, events);
    game->turn++;
}

/* A step whose events go into a buffer that may be too small: it is taken with
 * a copy, and counts only if they fit. */
static talon_status try_step(talon_game *game, const talon_move *move,
                             const talon_card *card, talon_event *event,
                             uint32_t capacity, uint32_t *count)
{
    uint64_t copy[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_event told[TALON_EVENTS_MAX];
    struct events events = telling(game, told);
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
    struct events events = telling(game, event);
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
    talon_status status = whole_status(game);

    if (status < 0)
        return status;
    if (move == NULL)
        return TALON_E_NULL;
    status = tln_move_status(module_of_handle(game), game, move, &concerned);
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

    if (!is_handle(game, 0) || game->view != 0 || move == NULL ||
        (event == NULL ? capacity > 0 : capacity < TALON_EVENTS_MAX))
        return apply_any(game, move, event, capacity, count);
    module = module_of_handle(game);
    events = telling(game, event);
    if (module->make_plain == NULL || !module->make_plain(game, move, &events))
        return apply_any(game, move, event, capacity, count);
    game->turn++;
    if (count != NULL)
        *count = events.count;
    return TALON_OK;
}

/* The cards that are due. */
struct due {
    talon_cards pack;
    uint8_t place[TALON_PACK_MAX];
    uint32_t count;
    uint32_t kind;
};

static talon_status find_due(const talon_game *game, struct due *due)
{
    const struct module *module;
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    module = module_of_handle(game);
    if (to_act_in(module, game) == TALON_NOBODY)
        return TALON_E_OVER;
    return module->due(game, &due->pack, due->place, &due->count, &due->kind);
}

static talon_status cards_status(const struct due *due, const talon_card *card,
                                 uint32_t count)
{
    talon_cards seen = 0;
    uint32_t i;

    if (count != due->count)
        return TALON_E_CARD_COUNT;
    for (i = 0; i < count; i++) {
        if (card[i] >= TALON_PACK_MAX)
            return TALON_E_CARD;
        if (!(due->pack & BIT(card[i])))
            return TALON_E_CARD_FOREIGN;
        if (seen & BIT(card[i]))
            return TALON_E_CARD_TWICE;
        seen |= BIT(card[i]);
    }
    return TALON_OK;
}

talon_status tln_deal_status(const talon_game *game, const talon_card *card,
                             uint32_t count, uint32_t *kind)
{
    struct due due;
    talon_status status = find_due(game, &due);

    if (status < 0)
        return status;
    if (card == NULL)
        return TALON_E_NULL;
    *kind = due.kind;
    return cards_status(&due, card, count);
}

talon_status talon_game_deal(talon_game *game, const talon_card *card,
                             uint32_t cards, talon_event *event,
                             uint32_t capacity, uint32_t *count)
{
    uint32_t kind;
    talon_status status = whole_status(game);

    if (status == TALON_OK)
        status = tln_deal_status(game, card, cards, &kind);
    if (status < 0)
        return status;
    if (event == NULL && capacity > 0)
        return TALON_E_NULL;
    return make_step(game, NULL, card, event, capacity, count);
}

talon_status talon_game_shuffle(const talon_game *game, talon_rng *rng,
                                talon_card card[TALON_PACK_MAX],
                                uint32_t *count)
{
    talon_card pack[TALON_PACK_MAX];
    struct due due;
    talon_status status = find_due(game, &due);
    uint32_t n = 0;

    if (status < 0)
        return status;
    if (rng == NULL || card == NULL || count == NULL)
        return TALON_E_NULL;
    while (due.pack != 0)
        pack[n++] = set_take_first(&due.pack);
    talon_rng_shuffle(rng, pack, n);
    memcpy(card, pack, due.count);
    *count = due.count;
    return TALON_OK;
}

talon_status talon_game_deal_places(const talon_game *game,
                                    uint8_t place[TALON_PACK_MAX],
                                    uint32_t *count)
{
    struct due due;
    talon_status status = find_due(game, &due);

    if (status < 0)
        return status;
    if (place == NULL || count == NULL)
        return TALON_E_NULL;
    memcpy(place, due.place, due.count);
    *count = due.count;
    return TALON_OK;
}

/* Whether wanted cards can be dealt: in the pack, each once, and not more at a
 * place than it holds. */
static talon_status wanted_status(const struct due *due,
                                  const talon_cards *wanted)
{
    talon_cards all = 0;
    uint32_t place, i, room;

    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        if (wanted[place] & ~due->pack)
            return TALON_E_CARD_FOREIGN;
        if (wanted[place] & all)
            return TALON_E_CARD_TWICE;
        all |= wanted[place];
    }
    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        for (i = 0, room = 0; i < due->count; i++)
            room += due->place[i] == place;
        if (set_count(wanted[place]) > room)
            return TALON_E_HAND_SIZE;
    }
    return TALON_OK;
}

talon_status talon_game_pack_for(const talon_game *game,
                                 const talon_cards wanted[TALON_DEAL_PLACES],
                                 talon_card card[TALON_PACK_MAX],
                                 uint32_t *count)
{
    talon_cards left[TALON_PLACE_UNDEALT + 1] = {0};
    talon_cards rest;
    struct due due;
    talon_status status = find_due(game, &due);
    uint32_t i, place;

    if (status < 0)
        return status;
    if (wanted == NULL || card == NULL || count == NULL)
        return TALON_E_NULL;
    if (due.kind != TALON_DEAL)
        return TALON_E_NOT_DUE;
    status = wanted_status(&due, wanted);
    if (status < 0)
        return status;
    rest = due.pack;
    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        left[place] = wanted[place];
        rest &= ~wanted[place];
    }
    for (i = 0; i < due.count; i++) {
        talon_cards *from = &left[due.place[i]];

        card[i] = set_take_first(*from != 0 ? from : &rest);
    }
    *count = due.count;
    return TALON_OK;
}

talon_status talon_game_cards(const talon_game *game, uint32_t place,
                              talon_cards *cards, uint32_t *count)
{
    talon_status status = handle_status(game, 0);
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
    talon_status status = handle_status(game, 0);

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
    talon_status status = handle_status(game, 0);

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
    talon_status status = handle_status(game, 0);

    if (status < 0)
        return status;
    if (seats == NULL)
        return TALON_E_NULL;
    if (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game))
        return TALON_E_SEAT;
    *seats = module_of_handle(game)->side(game, seat);
    return TALON_OK;
}
