/* SPDX-License-Identifier: MIT */
/* Whether a move is legal. The choices decide: a move is accepted if one of
 * them holds it. Only a refused move costs more, for then the reason is looked
 * for in the order that talon_game_check() promises: field by field, keeping
 * the choices that still agree. */
#include "game/move.h"
#include "base/set.h"
#include "game/choice.h"

talon_status tln_field_status(const struct kind *kind, const talon_move *move)
{
    if ((move->cards != 0 && !(kind->uses & USES_CARDS)) ||
        (move->amount != 0 && !(kind->uses & USES_AMOUNT)) ||
        (move->denomination != 0 && !(kind->uses & USES_DENOMINATION)) ||
        (move->other != 0 && !(kind->uses & USES_OTHER)) ||
        (move->index != 0 && !(kind->uses & USES_INDEX)) || has_reserved(move))
        return TALON_E_FIELD;
    return TALON_OK;
}

static int knows(const struct phase *phase, uint32_t number)
{
    const uint16_t *kind = phase->kinds;

    while (kind != NULL && *kind != 0 && *kind != number)
        kind++;
    return kind != NULL && *kind != 0;
}

/* Those of some choices, as bits, that agree with a move in one field. */
static uint32_t
agreeing(const talon_choice *choice, uint32_t left, const talon_move *move,
         int (*agrees)(const talon_choice *choice, const talon_move *move))
{
    uint32_t i, some = 0;

    for (i = 0; left >> i != 0; i++) {
        if ((left >> i & 1) && agrees(&choice[i], move))
            some |= (uint32_t)1 << i;
    }
    return some;
}

static int agrees_in_kind(const talon_choice *choice, const talon_move *move)
{
    return choice->kind == move->kind;
}

static int agrees_in_denomination(const talon_choice *choice,
                                  const talon_move *move)
{
    return move->denomination < 32 &&
           (choice->denominations >> move->denomination & 1);
}

static int agrees_in_other(const talon_choice *choice, const talon_move *move)
{
    return tln_fits_other(choice, move->other);
}

static int agrees_in_amount(const talon_choice *choice, const talon_move *move)
{
    return move->amount >= choice->amount_min &&
           move->amount <= choice->amount_max;
}

static int agrees_in_index(const talon_choice *choice, const talon_move *move)
{
    return move->index >= choice->index_min && move->index <= choice->index_max;
}

static int agrees_in_count(const talon_choice *choice, const talon_move *move)
{
    uint32_t count = set_count(move->cards), more = set_count(choice->required);

    return count >= more + choice->pick_min && count <= more + choice->pick_max;
}

/* The fields in the order of talon_game_check(). */
static const struct {
    int (*agrees)(const talon_choice *choice, const talon_move *move);
    talon_status status;
} reasons[] = {
    {agrees_in_kind, TALON_E_PHASE},
    {agrees_in_denomination, TALON_E_DENOMINATION},
    {agrees_in_other, TALON_E_OTHER},
    {agrees_in_amount, TALON_E_AMOUNT},
    {agrees_in_index, TALON_E_INDEX},
    {agrees_in_count, TALON_E_CARD_COUNT},
};

/* Why cards are refused though their number is right: they are not in the pack
 * or not in the hand, or required ones are missing, which counts as too few. */
static talon_status cards_reason(const struct module *module,
                                 const struct talon_game *game,
                                 const talon_move *move, talon_cards *concerned)
{
    int32_t value[RULES_KEPT];
    talon_cards hand = 0;
    uint32_t count = 0;

    tln_kept_rules(game, value);
    *concerned = move->cards & ~module->entry.options->pack(value);
    if (*concerned != 0)
        return TALON_E_CARD_FOREIGN;
    if (move->seat >= 0)
        module->cards(game, (uint32_t)move->seat, &hand, &count);
    *concerned = move->seat >= 0 ? move->cards & ~hand : 0;
    return *concerned != 0 ? TALON_E_NOT_HELD : TALON_E_CARD_COUNT;
}

talon_status tln_choices_refusal(const talon_choice *choice, uint32_t count,
                                 const talon_move *move)
{
    uint32_t i, left = ((uint32_t)1 << count) - 1;

    for (i = 0; i < count; i++) {
        if (tln_stands_for(&choice[i], move))
            return TALON_OK;
    }
    for (i = 0; i < sizeof reasons / sizeof reasons[0]; i++) {
        left = agreeing(choice, left, move, reasons[i].agrees);
        if (left == 0)
            return reasons[i].status;
    }
    return TALON_E_CARD_FOREIGN;
}

/* Why a move is refused if only the choices of its seat decide; TALON_OK for a
 * legal move of the table. */
static talon_status refusal_by_choices(const struct module *module,
                                       const struct talon_game *game,
                                       const talon_move *move,
                                       talon_cards *concerned)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t n = tln_choices_of(game, move->seat, choice);
    talon_status status = tln_choices_refusal(choice, n, move);

    return status == TALON_E_CARD_FOREIGN
               ? cards_reason(module, game, move, concerned)
               : status;
}

/* Why a move that is in no choice is refused. */
static talon_status reason(const struct module *module,
                           const struct talon_game *game,
                           const talon_move *move, talon_cards *concerned)
{
    const struct kind *kind = tln_kind_in(module->vocabulary, move->kind);
    const struct phase *phase = phase_in(module, game);
    talon_status status;

    if (kind == NULL || kind->source == BY_DEAL || kind->source == BY_EVENT)
        return TALON_E_KIND;
    status = tln_field_status(kind, move);
    if (status < 0)
        return status;
    if (!knows(phase, move->kind))
        return TALON_E_PHASE;
    return phase->refusal != NULL
               ? phase->refusal(game, move, concerned)
               : refusal_by_choices(module, game, move, concerned);
}

/* Whether a seat has a move to make: it is to act or already owes one. */
static talon_status seat_status(const struct module *module,
                                const struct talon_game *game, int32_t seat)
{
    talon_choice owed[TALON_CHOICES_MAX];
    int32_t to_act = to_act_in(module, game);

    if (to_act == TALON_NOBODY)
        return TALON_E_OVER;
    if (seat != TALON_TABLE &&
        (seat < 0 || seat >= (int32_t)module->seats(game)))
        return TALON_E_SEAT;
    if (is_hidden_from(game, seat))
        return TALON_E_VIEW;
    if (seat == to_act)
        return TALON_OK;
    return seat >= 0 && tln_choices_of(game, seat, owed) > 0 ? TALON_OK
                                                             : TALON_E_TURN;
}

talon_status tln_move_status(const struct talon_game *game,
                             const talon_move *move, talon_cards *concerned)
{
    const struct module *module = module_of_handle(game);
    talon_choice choice[TALON_CHOICES_MAX];
    talon_status status = seat_status(module, game, move->seat);
    uint32_t i, n;

    *concerned = 0;
    if (status < 0)
        return status;
    if (move->seat != TALON_TABLE) {
        n = tln_choices_of(game, move->seat, choice);
        for (i = 0; i < n; i++) {
            if (tln_stands_for(&choice[i], move))
                return TALON_OK;
        }
    }
    return reason(module, game, move, concerned);
}

talon_status talon_game_check(const talon_game *game,
                              const talon_move *next_move,
                              talon_cards *concerned)
{
    talon_status status = handle_status(game);
    talon_cards cards;

    if (status < 0)
        return status;
    if (next_move == NULL)
        return TALON_E_NULL;
    status = tln_move_status(game, next_move, &cards);
    if (concerned != NULL)
        *concerned = cards;
    return status;
}
