/* SPDX-License-Identifier: MIT */
/* Legal moves by number.
 *
 * Choices are products, so legal moves are numbered choice by choice; within a
 * choice the denominations run fastest, then the indexes, the other seats, the
 * amounts, and the sets of cards in lexicographic order. A set is found from
 * its number, and its number from the set, by counting how many sets begin with
 * each card in turn: no list of sets is ever made, and the cost grows with the
 * cards in the hand, not with its sets. */
#include "base/set.h"
#include "game/choice.h"
#include "base/libc.h"

/* Pascal's triangle, as large as most hands need. Multiplying and dividing took
 * 20 ns a number, and numbering a discard needs some twenty of them. */
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

/* The number of sets of k cards out of n, for k up to 16. */
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

/* Most choices are of one card. */
static inline int is_of_one_card(const talon_choice *choice)
{
    return choice->pick_max == 1 && choice->pick_min != 0;
}

static inline uint64_t sets_in(const talon_choice *choice)
{
    uint32_t n = set_count(choice->cards);
    uint64_t sets = 0;
    uint32_t k;

    if (is_of_one_card(choice))
        return n;
    for (k = choice->pick_min; k <= choice->pick_max; k++)
        sets += sets_of(n, k);
    return sets;
}

static uint32_t amounts_in(const talon_choice *choice)
{
    return (uint32_t)(choice->amount_max - choice->amount_min) + 1;
}

static uint32_t indexes_in(const talon_choice *choice)
{
    return choice->index_max - choice->index_min + 1u;
}

/* Kinds that use no other seat have 0 there. */
static uint32_t others_in(const talon_choice *choice)
{
    return choice->other_seats != 0 ? choice->other_seats : 1;
}

/* How many bits are set. It is one for a field that the kind does not use, and
 * then need not be counted. */
static uint32_t values_in(uint32_t bits)
{
    return (bits & (bits - 1)) == 0 ? bits != 0 : set_count(bits);
}

uint32_t tln_fields_in(const talon_choice *choice)
{
    return amounts_in(choice) * values_in(others_in(choice)) *
           indexes_in(choice) * values_in(choice->denominations);
}

static inline uint32_t moves_in(const talon_choice *choice)
{
    return (uint32_t)(sets_in(choice) * tln_fields_in(choice));
}

/* The set with a number: its first card is the first one whose sets, with those
 * of all cards before it, reach past the number; and so on for the rest. */
static talon_cards set_at(const talon_choice *choice, uint64_t index)
{
    talon_cards rest = choice->cards;
    talon_cards set = choice->required;
    uint32_t left = set_count(rest);
    uint32_t k = choice->pick_min;

    if (is_of_one_card(choice))
        return set | BIT(tln_nth_card(rest, (uint32_t)index));
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

/* The bit at an index among those set, and back. */
static uint8_t bit_at(uint32_t bits, uint32_t index)
{
    while (index-- > 0)
        bits &= bits - 1;
    return set_lowest(bits);
}

static uint32_t bit_index(uint32_t bits, uint32_t bit)
{
    return set_count(bits & (((uint32_t)1 << bit) - 1));
}

/* What is numbered in a position: moves in an order of their own, or else the
 * choices other than chance. */
struct numbering {
    uint32_t moves;
    uint32_t choices;
    talon_move move[ORDERED_MAX];
    talon_choice choice[TALON_CHOICES_MAX];
};

static int is_chance(const struct module *module, const talon_choice *choice)
{
    const struct kind *kind = tln_kind_in(module->vocabulary, choice->kind);

    return kind->source == BY_DEAL || kind->source == BY_CHANCE;
}

/* For a seat, to act or not, or the table. Only a seat to act has moves in an
 * order of their own, and only the table has choices that are chance. */
static void number_moves(const struct talon_game *game, int32_t seat,
                         struct numbering *numbering)
{
    const struct module *module = module_of_handle(game);
    const struct phase *phase = phase_in(module, game);
    uint32_t i, all;

    numbering->moves = numbering->choices = 0;
    if (seat != to_act_in(module, game)) {
        all = tln_choices_of(game, seat, numbering->choice);
    } else if (phase->ordered == NULL) {
        all = choices_in(module, game, numbering->choice);
    } else {
        numbering->moves = phase->ordered(game, numbering->move);
        return;
    }
    if (seat != TALON_TABLE) {
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

/* Removes and returns the last digit of a number in mixed bases. */
static uint32_t take_digit(uint32_t *number, uint32_t base)
{
    uint32_t digit = *number % base;

    *number /= base;
    return digit;
}

void tln_take_fields(const talon_choice *choice, uint32_t number,
                     talon_move *move)
{
    uint32_t digit = take_digit(&number, values_in(choice->denominations));

    move->kind = choice->kind;
    move->denomination = bit_at(choice->denominations, digit);
    digit = take_digit(&number, indexes_in(choice));
    move->index = (uint8_t)(choice->index_min + digit);
    digit = take_digit(&number, values_in(others_in(choice)));
    move->other = (int8_t)bit_at(others_in(choice), digit);
    move->amount = choice->amount_min + (int32_t)number;
}

/* The move of a seat with a number in a choice. It is written where the caller
 * wants it, field by field: a copy would have to wait for the fields. */
static void move_in(const talon_choice *choice, uint32_t number, int32_t seat,
                    talon_move *move)
{
    uint32_t fields = tln_fields_in(choice), set = number;

    memset(move, 0, sizeof *move);
    move->seat = (int8_t)seat;
    if (fields == 1) {
        move->kind = choice->kind;
        move->denomination = set_lowest(choice->denominations);
        move->index = choice->index_min;
        move->other = (int8_t)set_lowest(others_in(choice));
        move->amount = choice->amount_min;
    } else {
        set = number / fields;
        tln_take_fields(choice, number % fields, move);
    }
    move->cards = set_at(choice, set);
}

uint32_t tln_add_fields(const talon_choice *choice, uint32_t number,
                        const talon_move *move)
{
    number = number * amounts_in(choice) +
             (uint32_t)(move->amount - choice->amount_min);
    number = number * values_in(others_in(choice)) +
             bit_index(others_in(choice), (uint32_t)move->other);
    number = number * indexes_in(choice) +
             (uint32_t)(move->index - choice->index_min);
    return number * set_count(choice->denominations) +
           bit_index(choice->denominations, move->denomination);
}

static uint32_t number_in(const talon_choice *choice, const talon_move *move)
{
    return tln_add_fields(choice, (uint32_t)set_index(choice, move->cards),
                          move);
}

/* Returns 0 if there is no such move. */
static int find_move(const struct numbering *numbering, uint32_t number,
                     int32_t seat, talon_move *move)
{
    uint32_t i, moves;

    if (number < numbering->moves) {
        *move = numbering->move[number];
        return 1;
    }
    for (i = 0; i < numbering->choices; i++) {
        moves = moves_in(&numbering->choice[i]);
        if (number < moves) {
            move_in(&numbering->choice[i], number, seat, move);
            return 1;
        }
        number -= moves;
    }
    return 0;
}

/* Returns 0 if the move has no number. */
static int find_number(const struct numbering *numbering,
                       const talon_move *move, uint32_t *number)
{
    uint32_t i, before = 0;

    for (i = 0; i < numbering->moves; i++) {
        if (memcmp(&numbering->move[i], move, sizeof *move) == 0) {
            *number = i;
            return 1;
        }
    }
    for (i = 0; i < numbering->choices; i++) {
        if (tln_stands_for(&numbering->choice[i], move)) {
            *number = before + number_in(&numbering->choice[i], move);
            return 1;
        }
        before += moves_in(&numbering->choice[i]);
    }
    return 0;
}

/* Whether it is a seat, or the table. */
static talon_status seat_status(const talon_game *game, int32_t seat)
{
    if (seat == TALON_TABLE)
        return TALON_OK;
    return seat < 0 || seat >= (int32_t)module_of_handle(game)->seats(game)
               ? TALON_E_SEAT
               : TALON_OK;
}

static talon_status move_count_of(const talon_game *game, int32_t seat,
                                  uint32_t *move_count)
{
    struct numbering numbering;

    if (move_count == NULL)
        return TALON_E_NULL;
    *move_count = 0;
    if (is_hidden_from(game, seat))
        return TALON_UNKNOWN;
    number_moves(game, seat, &numbering);
    *move_count = count_moves(&numbering);
    return TALON_OK;
}

static talon_status move_at_of(const talon_game *game, int32_t seat,
                               uint32_t index, talon_move *next_move)
{
    struct numbering numbering;

    if (next_move == NULL)
        return TALON_E_NULL;
    if (is_hidden_from(game, seat))
        return TALON_E_VIEW;
    number_moves(game, seat, &numbering);
    return find_move(&numbering, index, seat, next_move) ? TALON_OK
                                                         : TALON_E_INDEX;
}

talon_status talon_game_seat_move_count(const talon_game *game, int32_t seat,
                                        uint32_t *move_count)
{
    talon_status status = handle_status(game);

    if (status == TALON_OK)
        status = seat_status(game, seat);
    return status < 0 ? status : move_count_of(game, seat, move_count);
}

talon_status talon_game_seat_move_at(const talon_game *game, int32_t seat,
                                     uint32_t index, talon_move *next_move)
{
    talon_status status = handle_status(game);

    if (status == TALON_OK)
        status = seat_status(game, seat);
    return status < 0 ? status : move_at_of(game, seat, index, next_move);
}

/* The one to act; when nobody is, the table, which has no moves then either. */
static int32_t seat_asked(const talon_game *game)
{
    int32_t seat = to_act_in(module_of_handle(game), game);

    return seat == TALON_NOBODY ? TALON_TABLE : seat;
}

talon_status talon_game_move_count(const talon_game *game, uint32_t *move_count)
{
    if (!is_handle(game))
        return tln_handle_refusal(game);
    return move_count_of(game, seat_asked(game), move_count);
}

talon_status talon_game_move_at(const talon_game *game, uint32_t index,
                                talon_move *next_move)
{
    if (!is_handle(game))
        return tln_handle_refusal(game);
    return move_at_of(game, seat_asked(game), index, next_move);
}

talon_status talon_game_move_index(const talon_game *game,
                                   const talon_move *next_move, uint32_t *index)
{
    struct numbering numbering;
    talon_status status;

    if (index == NULL)
        return TALON_E_NULL;
    status = talon_game_check(game, next_move, NULL);
    if (status < 0)
        return status;
    number_moves(game, next_move->seat, &numbering);
    return find_number(&numbering, next_move, index) ? TALON_OK : TALON_E_INDEX;
}
