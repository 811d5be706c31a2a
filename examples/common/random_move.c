/* SPDX-License-Identifier: MIT */
/* A player that moves at random. It contains no rule of any game: what it may
 * do is in the choices. Each is a product of card sets, amounts, denominations,
 * indices and other seats, and a uniform draw from a product is a draw from
 * each of its factors. */
#include "random_move.h"
#include "command_line.h"

#define AMOUNTS_MAX 21 /* the least and 20 more */
#define LOW_CALLS   4  /* a pass and the three lowest bids */

static uint32_t amounts(const talon_choice *choice)
{
    uint32_t more = (uint32_t)(choice->amount_max - choice->amount_min);

    return more < AMOUNTS_MAX ? more + 1 : AMOUNTS_MAX;
}

static uint32_t count_bits(uint32_t bits)
{
    talon_cards set = bits;

    return talon_cards_count(&set);
}

static uint32_t indices(const talon_choice *choice)
{
    return choice->index_max - choice->index_min + 1u;
}

static uint32_t others(const talon_choice *choice)
{
    return choice->other_seats == 0 ? 1 : count_bits(choice->other_seats);
}

/* The number of ways to pick `picked` cards: n over k. */
static uint32_t ways(const talon_choice *choice, uint32_t picked)
{
    uint32_t cards = talon_cards_count(&choice->cards);
    uint64_t product = 1;
    uint32_t i;

    if (picked > cards)
        return 0;
    for (i = 1; i <= picked; i++)
        product = product * (cards - picked + i) / i;
    return (uint32_t)product;
}

/* The number of sets of cards that a choice describes. */
static uint32_t card_sets(const talon_choice *choice)
{
    uint32_t picked, sets = 0;

    for (picked = choice->pick_min; picked <= choice->pick_max; picked++)
        sets += ways(choice, picked);
    return sets;
}

/* The number of one of the bits that are set. */
static uint8_t random_bit(uint32_t bits, talon_rng *rng)
{
    uint32_t skip = talon_rng_below(rng, count_bits(bits));
    uint8_t bit = 0;

    while ((bits >> bit & 1) == 0 || skip-- > 0)
        bit++;
    return bit;
}

static talon_cards random_cards(const talon_choice *choice, talon_rng *rng)
{
    uint32_t skip = talon_rng_below(rng, card_sets(choice));
    uint32_t picked = choice->pick_min, count, i;
    talon_card card[TALON_PACK_MAX];
    talon_cards cards = choice->required;

    while (skip >= ways(choice, picked))
        skip -= ways(choice, picked++);
    must(talon_cards_list(&choice->cards, card, TALON_PACK_MAX, &count),
         "listing cards");
    must(talon_rng_shuffle(rng, card, count), "shuffling cards");
    for (i = 0; i < picked; i++)
        cards |= (talon_cards)1 << card[i];
    return cards;
}

static uint32_t weight(const talon_choice *choice, enum policy policy)
{
    if (policy == CALM)
        return 1;
    return card_sets(choice) * amounts(choice) *
           count_bits(choice->denominations) * indices(choice) * others(choice);
}

/* One of the choices, by their weights. */
static const talon_choice *random_choice(const talon_choice *choice,
                                         uint32_t count, enum policy policy,
                                         talon_rng *rng)
{
    uint32_t total = 0, skip, i;

    for (i = 0; i < count; i++)
        total += weight(&choice[i], policy);
    skip = talon_rng_below(rng, total);
    while (skip >= weight(choice, policy))
        skip -= weight(choice++, policy);
    return choice;
}

/* Makes a low call, if this is an auction: there the first move is a pass, and
 * the bids that follow rise. A calm player passes every second time besides. */
static int low_call(const talon_game *game, talon_rng *rng, int calm,
                    talon_move *move)
{
    uint32_t moves;

    must(talon_game_move_at(game, 0, move), "getting a move");
    if (move->kind != TALON_KIND_PASS)
        return 0;
    must(talon_game_move_count(game, &moves), "counting moves");
    if (moves > LOW_CALLS)
        moves = LOW_CALLS;
    if (calm && talon_rng_below(rng, 2) == 0)
        moves = 1;
    must(talon_game_move_at(game, talon_rng_below(rng, moves), move),
         "getting a move");
    return 1;
}

void random_move_of(const talon_game *game, int32_t seat, talon_rng *rng,
                    enum policy policy, talon_move *move)
{
    talon_choice list[TALON_CHOICES_MAX];
    const talon_choice *choice;
    uint32_t count;
    int32_t to_act;

    must(talon_game_to_act(game, &to_act), "finding who is to act");
    if (seat == to_act && policy != UNIFORM &&
        (policy == CALM || talon_rng_below(rng, 2) == 1))
        if (low_call(game, rng, policy == CALM, move))
            return;
    must(talon_game_choices_of(game, seat, list, TALON_CHOICES_MAX, &count),
         "listing the choices");
    choice = random_choice(list, count, policy, rng);
    *move = (talon_move){.kind = choice->kind, .seat = (int8_t)seat};
    move->cards = random_cards(choice, rng);
    move->denomination = random_bit(choice->denominations, rng);
    move->amount =
        choice->amount_min + (int32_t)talon_rng_below(rng, amounts(choice));
    move->index = choice->index_min;
    if (indices(choice) > 1)
        move->index += (uint8_t)talon_rng_below(rng, indices(choice));
    if (choice->other_seats != 0)
        move->other = (int8_t)random_bit(choice->other_seats, rng);
}

void random_move(const talon_game *game, talon_rng *rng, enum policy policy,
                 talon_move *move)
{
    int32_t seat;

    must(talon_game_to_act(game, &seat), "finding who is to act");
    random_move_of(game, seat, rng, policy, move);
}
