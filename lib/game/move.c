/* Whether a move is legal. The choices decide; only if none of them stands for
 * the move is the reason looked for, in the order that talon_game_check()
 * promises. */
#include "game/move.h"
#include "game/choice.h"

static talon_status field_status(const struct kind *kind,
                                 const talon_move *move)
{
    if ((move->cards != 0 && !(kind->uses & USES_CARDS)) ||
        (move->amount != 0 && !(kind->uses & USES_AMOUNT)) ||
        (move->object != 0 && !(kind->uses & USES_OBJECT)))
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

/* Why a move is refused that no choice stands for. */
static talon_status reason(const struct module *module,
                           const struct talon_game *game,
                           const talon_move *move, talon_cards *concerned)
{
    const struct kind *kind = tln_kind_in(module->vocabulary, move->kind);
    const struct phase *phase = phase_in(module, game);
    talon_status status;

    if (kind == NULL || kind->source > BY_TABLE)
        return TALON_E_KIND;
    status = field_status(kind, move);
    if (status < 0)
        return status;
    if (!knows(phase, move->kind))
        return TALON_E_PHASE;
    return phase->refusal(game, move, concerned);
}

/* Whether a seat may speak now. In a view its choices that are owed can be
 * checked before its turn. */
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
    return game->view != 0 && tln_choices_of(game, seat, owed) > 0
               ? TALON_OK
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

talon_status talon_game_check(const talon_game *game, const talon_move *move,
                              talon_cards *concerned)
{
    talon_status status = handle_status(game);
    talon_cards cards;

    if (status < 0)
        return status;
    if (move == NULL)
        return TALON_E_NULL;
    status = tln_move_status(game, move, &cards);
    if (concerned != NULL)
        *concerned = cards;
    return status;
}
