/* Moves and choices.
 *
 * A choice is a product: some cards out of a set, an amount of a range, an
 * object of a few. A move is legal if a choice stands for it, so checking is
 * comparing; and legal moves are numbered choice by choice, within a choice
 * with the objects running fastest, then the amounts, then the sets of cards
 * in lexicographic order. A set is found from its number, and the number from
 * the set, by counting how many sets begin with each card in turn: no list of
 * sets is ever made. */
#include "game/moves.h"
#include "game/names.h"
#include "base/set.h"

#include <string.h>

/* Cards, and boards of cards, are chance and not numbered. */
#define CHANCE                                                                 \
    ((uint64_t)1 << TALON_DRAW | (uint64_t)1 << TALON_DEAL |                   \
     (uint64_t)1 << TALON_BOARD)

static int stands_for(const talon_choice *choice, const talon_move *move)
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

static talon_status field_status(const talon_move *move)
{
    const struct tln_kind_row *row = tln_kind_row(move->kind);

    if ((move->cards != 0 && !(row->uses & USES_CARDS)) ||
        (move->amount != 0 && !(row->uses & USES_AMOUNT)) ||
        (move->object != 0 && !(row->uses & USES_OBJECT)))
        return TALON_E_FIELD;
    return TALON_OK;
}

/* Why a move is refused that no choice stands for. */
static talon_status reason(const struct module *module,
                           const struct talon_game *game,
                           const talon_move *move, talon_cards *concerned)
{
    talon_status status;

    if (move->kind >= MOVE_KINDS || !(module->kinds >> move->kind & 1))
        return TALON_E_KIND;
    status = field_status(move);
    if (status < 0)
        return status;
    return module->refusal(game, move, concerned);
}

uint32_t tln_choices_of(const struct talon_game *game, int32_t seat,
                        talon_choice *choice)
{
    const struct module *module = module_of_handle(game);

    if (seat == to_act_in(module, game))
        return module->choices(game, choice);
    if (seat < 0 || module->owed == NULL)
        return 0;
    return module->owed(game, seat, choice);
}

talon_status tln_list_choices(const struct talon_game *game, int32_t seat,
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

talon_status tln_move_status(const struct module *module,
                             const struct talon_game *game,
                             const talon_move *move, talon_cards *concerned)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_status status = seat_status(module, game, move->seat);
    uint32_t i, n;

    *concerned = 0;
    if (status < 0)
        return status;
    if (move->seat != TALON_TABLE) {
        n = tln_choices_of(game, move->seat, choice);
        for (i = 0; i < n; i++) {
            if (stands_for(&choice[i], move))
                return TALON_OK;
        }
    }
    return reason(module, game, move, concerned);
}

/* Pascal's triangle for what moves need: no hand has more cards than 18, and of
 * one no more than six are picked. Multiplying and dividing took 20 ns a
 * number, and the place of a discard among all needs some twenty. */
#define HAND_MAX 18
#define PICK_MAX 6

static const uint16_t triangle[HAND_MAX + 1][PICK_MAX + 1] = {
    {1, 0, 0, 0, 0, 0, 0},
    {1, 1, 0, 0, 0, 0, 0},
    {1, 2, 1, 0, 0, 0, 0},
    {1, 3, 3, 1, 0, 0, 0},
    {1, 4, 6, 4, 1, 0, 0},
    {1, 5, 10, 10, 5, 1, 0},
    {1, 6, 15, 20, 15, 6, 1},
    {1, 7, 21, 35, 35, 21, 7},
    {1, 8, 28, 56, 70, 56, 28},
    {1, 9, 36, 84, 126, 126, 84},
    {1, 10, 45, 120, 210, 252, 210},
    {1, 11, 55, 165, 330, 462, 462},
    {1, 12, 66, 220, 495, 792, 924},
    {1, 13, 78, 286, 715, 1287, 1716},
    {1, 14, 91, 364, 1001, 2002, 3003},
    {1, 15, 105, 455, 1365, 3003, 5005},
    {1, 16, 120, 560, 1820, 4368, 8008},
    {1, 17, 136, 680, 2380, 6188, 12376},
    {1, 18, 153, 816, 3060, 8568, 18564},
};

/* The number of sets of k cards out of n; one card may come out of a pack. */
static uint64_t sets_of(uint32_t n, uint32_t k)
{
    if (k <= 1)
        return k == 0 ? 1 : n;
    return n <= HAND_MAX && k <= PICK_MAX ? triangle[n][k] : 0;
}

static uint64_t sets_in(const talon_choice *choice)
{
    uint32_t n = set_count(choice->cards);
    uint64_t sets = 0;
    uint32_t k;

    for (k = choice->pick_min; k <= choice->pick_max; k++)
        sets += sets_of(n, k);
    return sets;
}

static uint32_t amounts_in(const talon_choice *choice)
{
    return (uint32_t)(choice->amount_max - choice->amount_min) + 1;
}

static uint32_t moves_in(const talon_choice *choice)
{
    if (CHANCE >> choice->kind & 1)
        return 0;
    return (uint32_t)(sets_in(choice) * amounts_in(choice) *
                      set_count(choice->objects));
}

/* The set of a number: the first card is the one whose sets, and those of the
 * cards before it, reach past the number; then the same for the rest. */
static talon_cards set_at(const talon_choice *choice, uint64_t index)
{
    talon_cards rest = choice->cards;
    talon_cards set = choice->fixed;
    uint32_t left = set_count(rest);
    uint32_t k = choice->pick_min;

    while (index >= sets_of(left, k))
        index -= sets_of(left, k++);
    while (k > 0) {
        talon_card card = set_take_first(&rest);
        uint64_t with = sets_of(--left, k - 1);

        if (index < with) {
            set |= BIT(card);
            k--;
        } else {
            index -= with;
        }
    }
    return set;
}

static uint64_t set_index(const talon_choice *choice, talon_cards set)
{
    talon_cards rest = choice->cards;
    uint32_t left = set_count(rest);
    uint32_t k = set_count(set &= rest);
    uint64_t index = 0;
    uint32_t fewer;

    for (fewer = choice->pick_min; fewer < k; fewer++)
        index += sets_of(left, fewer);
    while (k > 0) {
        talon_card card = set_take_first(&rest);

        left--;
        if (set & BIT(card))
            k--;
        else
            index += sets_of(left, k - 1);
    }
    return index;
}

/* The object of a number among the bits set, and back. */
static uint8_t object_at(uint32_t objects, uint32_t index)
{
    while (index-- > 0)
        objects &= objects - 1;
    return set_lowest(objects);
}

static uint32_t object_index(uint32_t objects, uint32_t object)
{
    return set_count(objects & (((uint32_t)1 << object) - 1));
}

uint32_t tln_moves_count(const struct module *module,
                         const struct talon_game *game)
{
    talon_move ordered[ORDERED_MAX];
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t i, n, count = 0;

    if (module->ordered != NULL && (n = module->ordered(game, ordered)) > 0)
        return n;
    n = module->choices(game, choice);
    for (i = 0; i < n; i++)
        count += moves_in(&choice[i]);
    return count;
}

void tln_moves_at(const struct module *module, const struct talon_game *game,
                  uint32_t index, talon_move *move)
{
    talon_move ordered[ORDERED_MAX];
    talon_choice list[TALON_CHOICES_MAX];
    const talon_choice *choice = list;
    uint32_t objects, amounts;

    if (module->ordered != NULL && module->ordered(game, ordered) > 0) {
        *move = ordered[index];
        return;
    }
    module->choices(game, list);
    while (index >= moves_in(choice))
        index -= moves_in(choice++);
    objects = set_count(choice->objects);
    amounts = amounts_in(choice);
    move->kind = choice->kind;
    move->seat = (int8_t)to_act_in(module, game);
    move->object = object_at(choice->objects, index % objects);
    index /= objects;
    move->amount = choice->amount_min + (int32_t)(index % amounts);
    move->cards = set_at(choice, index / amounts);
}

static int same_move(const talon_move *a, const talon_move *b)
{
    return a->cards == b->cards && a->amount == b->amount &&
           a->kind == b->kind && a->object == b->object;
}

uint32_t tln_moves_index(const struct module *module,
                         const struct talon_game *game, const talon_move *move)
{
    talon_move ordered[ORDERED_MAX];
    talon_choice list[TALON_CHOICES_MAX];
    const talon_choice *choice = list;
    uint32_t index = 0;

    if (module->ordered != NULL && module->ordered(game, ordered) > 0) {
        while (!same_move(&ordered[index], move))
            index++;
        return index;
    }
    module->choices(game, list);
    while (!stands_for(choice, move))
        index += moves_in(choice++);
    return index +
           ((uint32_t)set_index(choice, move->cards) * amounts_in(choice) +
            (uint32_t)(move->amount - choice->amount_min)) *
               set_count(choice->objects) +
           object_index(choice->objects, move->object);
}
