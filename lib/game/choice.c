/* What a seat may do. A choice is a product: some cards out of a set, an amount
 * of a range, an object of a few. A move is legal if a choice stands for it. */
#include "game/choice.h"
#include "base/set.h"
#include "talon/view.h"

#include <string.h>

int tln_stands_for(const talon_choice *choice, const talon_move *move)
{
    talon_cards picked = move->cards & ~choice->fixed;
    uint32_t count = set_count(picked);

    return move->kind == choice->kind &&
           (move->cards & choice->fixed) == choice->fixed &&
           (picked & ~choice->cards) == 0 && count >= choice->pick_min &&
           count <= choice->pick_max && move->amount >= choice->amount_min &&
           move->amount <= choice->amount_max && move->object < 32 &&
           (choice->objects >> move->object & 1);
}

uint32_t tln_choices_of(const struct talon_game *game, int32_t seat,
                        talon_choice *choice)
{
    const struct module *module = module_of_handle(game);
    const struct phase *phase = phase_in(module, game);

    if (seat == to_act_in(module, game))
        return choices_in(module, game, choice);
    if (seat < 0 || phase->owed == NULL)
        return 0;
    return phase->owed(game, seat, choice);
}

/* The choices of a seat into a buffer of the caller's; nobody has none. */
static talon_status list_choices(const struct talon_game *game, int32_t seat,
                                 talon_choice *choice, uint32_t capacity,
                                 uint32_t *count)
{
    talon_choice list[TALON_CHOICES_MAX];
    int has_room = capacity >= TALON_CHOICES_MAX;

    if (count == NULL || (choice == NULL && capacity > 0))
        return TALON_E_NULL;
    *count = 0;
    if (is_hidden_from(game, seat))
        return TALON_UNKNOWN;
    *count = tln_choices_of(game, seat, has_room ? choice : list);
    if (has_room || choice == NULL)
        return TALON_OK;
    if (*count > capacity)
        return TALON_E_SPACE;
    memcpy(choice, list, *count * sizeof *choice);
    return TALON_OK;
}

talon_status talon_game_choices(const talon_game *game, talon_choice *choice,
                                uint32_t capacity, uint32_t *count)
{
    const struct module *module;

    if (!is_handle(game))
        return tln_handle_refusal(game);
    module = module_of_handle(game);
    if (game->view != 0 || capacity < TALON_CHOICES_MAX || choice == NULL ||
        count == NULL)
        return list_choices(game, to_act_in(module, game), choice, capacity,
                            count);
    *count = choices_in(module, game, choice);
    return TALON_OK;
}

talon_status talon_game_choices_of(const talon_game *game, int32_t seat,
                                   talon_choice *choice, uint32_t capacity,
                                   uint32_t *count)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (count == NULL || (choice == NULL && capacity > 0))
        return TALON_E_NULL;
    if (seat != TALON_TABLE &&
        (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game)))
        return TALON_E_SEAT;
    return list_choices(game, seat, choice, capacity, count);
}
