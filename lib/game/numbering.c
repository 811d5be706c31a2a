/* Legal moves by number.
 *
 * Choices are products, so legal moves are numbered choice by choice, within a
 * choice with the objects running fastest, then the amounts, then the sets of
 * cards in lexicographic order. A set is found from its number, and the number
 * from the set, by counting how many sets begin with each card in turn: no list
 * of sets is ever made, and the cost is that of the hand's cards, not of its
 * sets. */
#include "base/set.h"
#include "game/choice.h"

/* What is numbered in a position: moves in an order of their own, or else
 * choices, but for those that are chance. */
struct numbering {
    uint32_t moves;
    uint32_t choices;
    talon_move move[ORDERED_MAX];
    talon_choice choice[TALON_CHOICES_MAX];
};

/* Pascal's triangle as far as most hands go. Multiplying and dividing took 20
 * ns a number, and the place of a discard among all needs some twenty. */
#define ROWS    19
#define COLUMNS 7

static const uint16_t triangle[ROWS][COLUMNS] = {
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

/* The number of sets of k cards out of n, k being 16 at most. */
static uint64_t sets_of(uint32_t n, uint32_t k)
{
    uint64_t sets = 1;
    uint32_t i;

    if (n < ROWS && k < COLUMNS)
        return triangle[n][k];
    for (i = 1; i <= k && sets > 0; i++)
        sets = sets * (n >= i ? n - i + 1 : 0) / i;
    return sets;
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

static int is_chance(const struct module *module, const talon_choice *choice)
{
    const struct kind *kind = tln_kind_in(module->vocabulary, choice->kind);

    return kind->source == BY_DEAL || (kind->traits & IS_CHANCE) != 0;
}

/* Only the table has choices that are chance. */
static void number_moves(const struct module *module,
                         const struct talon_game *game,
                         struct numbering *numbering)
{
    const struct phase *phase = phase_in(module, game);
    uint32_t i, all;

    numbering->moves = numbering->choices = 0;
    if (phase->ordered != NULL) {
        numbering->moves = phase->ordered(game, numbering->move);
        return;
    }
    all = choices_in(module, game, numbering->choice);
    if (to_act_in(module, game) != TALON_TABLE) {
        numbering->choices = all;
        return;
    }
    for (i = 0; i < all; i++) {
        if (!is_chance(module, &numbering->choice[i]))
            numbering->choice[numbering->choices++] = numbering->choice[i];
    }
}

static uint32_t count_moves(const struct numbering *numbering)
{
    uint32_t i, count = numbering->moves;

    for (i = 0; i < numbering->choices; i++)
        count += moves_in(&numbering->choice[i]);
    return count;
}

/* The move of a number in a choice; its seat is set already. */
static void move_in(const talon_choice *choice, uint32_t index,
                    talon_move *move)
{
    uint32_t objects = set_count(choice->objects);
    uint32_t amounts = amounts_in(choice);

    move->kind = choice->kind;
    move->object = object_at(choice->objects, index % objects);
    index /= objects;
    move->amount = choice->amount_min + (int32_t)(index % amounts);
    move->cards = set_at(choice, index / amounts);
}

static uint32_t index_in(const talon_choice *choice, const talon_move *move)
{
    uint32_t index = (uint32_t)set_index(choice, move->cards);

    index = index * amounts_in(choice) +
            (uint32_t)(move->amount - choice->amount_min);
    return index * set_count(choice->objects) +
           object_index(choice->objects, move->object);
}

/* The move of a number, but for its seat; and the number of a move. They give 0
 * if there is none. */
static int numbered_move(const struct numbering *numbering, uint32_t index,
                         talon_move *move)
{
    uint32_t i, moves;

    if (index < numbering->moves) {
        *move = numbering->move[index];
        return 1;
    }
    for (i = 0; i < numbering->choices; i++) {
        moves = moves_in(&numbering->choice[i]);
        if (index < moves) {
            move_in(&numbering->choice[i], index, move);
            return 1;
        }
        index -= moves;
    }
    return 0;
}

static int same_move(const talon_move *a, const talon_move *b)
{
    return a->cards == b->cards && a->amount == b->amount &&
           a->kind == b->kind && a->object == b->object;
}

static int number_of(const struct numbering *numbering, const talon_move *move,
                     uint32_t *index)
{
    uint32_t i, before = 0;

    for (i = 0; i < numbering->moves; i++) {
        if (same_move(&numbering->move[i], move)) {
            *index = i;
            return 1;
        }
    }
    for (i = 0; i < numbering->choices; i++) {
        if (tln_stands_for(&numbering->choice[i], move)) {
            *index = before + index_in(&numbering->choice[i], move);
            return 1;
        }
        before += moves_in(&numbering->choice[i]);
    }
    return 0;
}

talon_status talon_game_move_count(const talon_game *game, uint32_t *count)
{
    const struct module *module;
    struct numbering numbering;
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    if (count == NULL)
        return TALON_E_NULL;
    module = module_of_handle(game);
    *count = 0;
    if (is_hidden_from(game, to_act_in(module, game)))
        return TALON_UNKNOWN;
    number_moves(module, game, &numbering);
    *count = count_moves(&numbering);
    return TALON_OK;
}

talon_status talon_game_move_at(const talon_game *game, uint32_t index,
                                talon_move *move)
{
    const struct module *module;
    struct numbering numbering;
    talon_status status = handle_status(game);
    talon_move found;

    if (status < 0)
        return status;
    if (move == NULL)
        return TALON_E_NULL;
    module = module_of_handle(game);
    if (is_hidden_from(game, to_act_in(module, game)))
        return TALON_E_VIEW;
    number_moves(module, game, &numbering);
    found.seat = (int8_t)to_act_in(module, game);
    if (!numbered_move(&numbering, index, &found))
        return TALON_E_INDEX;
    *move = found;
    return TALON_OK;
}

talon_status talon_game_move_index(const talon_game *game,
                                   const talon_move *move, uint32_t *index)
{
    const struct module *module;
    struct numbering numbering;
    talon_status status;

    if (index == NULL)
        return TALON_E_NULL;
    status = talon_game_check(game, move, NULL);
    if (status < 0)
        return status;
    module = module_of_handle(game);
    if (move->seat != to_act_in(module, game))
        return TALON_E_TURN;
    number_moves(module, game, &numbering);
    return number_of(&numbering, move, index) ? TALON_OK : TALON_E_INDEX;
}
