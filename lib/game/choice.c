/* SPDX-License-Identifier: MIT */
/* What a seat may do. A choice is a product: some cards out of a set, an amount
 * and an index from a range, and one of several denominations and of several
 * other seats. A move is legal if it is in a choice. The phase lists the
 * choices; what a phase does not list is what is due or owed. Testing a move
 * takes a few comparisons a choice, however many moves the choice holds. */
#include "game/choice.h"
#include "base/libc.h"
#include "base/list.h"
#include "base/seat.h"
#include "talon/view.h"

/* Whether the cards fit, and how many of them are picked. */
static int fits_cards(const talon_choice *choice, talon_cards cards)
{
    talon_cards picked = cards & ~choice->required;
    uint32_t count = set_count(picked);

    return (cards & choice->required) == choice->required &&
           (picked & ~choice->cards) == 0 && count >= choice->pick_min &&
           count <= choice->pick_max;
}

/* Whether the other seat is one of those named, or 0 if none is. */
int tln_fits_other(const talon_choice *choice, int32_t other)
{
    if (choice->other_seats == 0)
        return other == 0;
    return other >= 0 && other < 16 && (choice->other_seats >> other & 1);
}

int tln_stands_for(const talon_choice *choice, const talon_move *move)
{
    return move->kind == choice->kind && fits_cards(choice, move->cards) &&
           move->amount >= choice->amount_min &&
           move->amount <= choice->amount_max && move->denomination < 32 &&
           (choice->denominations >> move->denomination & 1) &&
           move->index >= choice->index_min &&
           move->index <= choice->index_max &&
           tln_fits_other(choice, move->other) && !has_reserved(move);
}

/* The cards that are due, as a choice of the table. */
static uint32_t due_choices(const struct phase *phase,
                            const struct talon_game *game, talon_choice *choice)
{
    struct due due;

    if (phase->due == NULL || phase->due(game, &due) < 0)
        return 0;
    *choice = (talon_choice){.kind = (uint16_t)due.kind,
                             .cards = due.pack,
                             .denominations = 1,
                             .pick_min = (uint8_t)due.count,
                             .pick_max = (uint8_t)due.count,
                             .flags = TALON_CHOICE_LOOSE};
    return 1;
}

uint32_t tln_default_choices(const struct module *module,
                             const struct talon_game *game,
                             talon_choice *choice)
{
    const struct phase *phase = phase_in(module, game);
    int32_t seat = to_act_in(module, game);

    if (seat >= 0 && phase->owed != NULL)
        return phase->owed(game, seat, choice);
    return due_choices(phase, game, choice);
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

/* Copies the choices of a seat to a caller's buffer; nobody has none. */
static talon_status list_choices(const struct talon_game *game, int32_t seat,
                                 talon_choice *choices, uint32_t capacity,
                                 uint32_t *count)
{
    talon_choice list[TALON_CHOICES_MAX];
    uint32_t n;

    if (choices == NULL && capacity > 0)
        return TALON_E_NULL;
    if (count != NULL)
        *count = 0;
    if (is_hidden_from(game, seat))
        return TALON_UNKNOWN;
    n = tln_choices_of(game, seat, list);
    return give_list(list, n, sizeof *list, choices, capacity, count);
}

/* If there is room for any number, the choices go straight into the buffer. */
talon_status talon_game_choices(const talon_game *game, talon_choice *choices,
                                uint32_t capacity, uint32_t *count)
{
    const struct module *module;
    uint32_t n;

    if (!is_handle(game))
        return tln_handle_refusal(game);
    module = module_of_handle(game);
    if (game->view != 0 || capacity < TALON_CHOICES_MAX || choices == NULL)
        return list_choices(game, to_act_in(module, game), choices, capacity,
                            count);
    n = choices_in(module, game, choices);
    if (count != NULL)
        *count = n;
    return TALON_OK;
}

talon_status talon_game_choices_of(const talon_game *game, int32_t seat,
                                   talon_choice *choices, uint32_t capacity,
                                   uint32_t *count)
{
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (seat != TALON_TABLE &&
        (seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game)))
        return TALON_E_SEAT;
    return list_choices(game, seat, choices, capacity, count);
}

/* Everyone knows who owes a move, even if its choices are hidden. */
talon_status talon_game_owing(const talon_game *game, uint32_t *seats)
{
    talon_choice list[TALON_CHOICES_MAX];
    talon_status status = result_status(game, seats);
    const struct module *module;
    const struct phase *phase;
    uint32_t seat, owing;

    if (status < 0)
        return status;
    module = module_of_handle(game);
    phase = phase_in(module, game);
    owing = seat_bit(to_act_in(module, game));
    for (seat = 0; phase->owed != NULL && seat < module->seats(game); seat++) {
        if (phase->owed(game, (int32_t)seat, list) > 0)
            owing |= seat_bit((int32_t)seat);
    }
    *seats = owing;
    return TALON_OK;
}
