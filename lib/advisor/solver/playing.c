/* SPDX-License-Identifier: MIT */
/* The rules of the tricks for problems: FH-25 … FH-31. The search states them
 * again in its own form, for speed; these functions list moves and follow lines
 * of play. */
#include "advisor/solver/playing.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/solver/problem.h"

uint32_t tln_sv_to_play(const talon_fh_problem *problem)
{
    uint32_t seat = (uint32_t)problem->leader;
    uint32_t place = tln_sv_on_table(problem);

    while (place-- > 0)
        seat = next_seat(problem->playing, seat);
    return seat;
}

/* The jokers of a seat that belong to no suit. */
static talon_cards loose_jokers(const talon_fh_problem *problem, uint32_t seat)
{
    return tln_sv_suit_of(problem, seat, TALON_CARD_HIGH_JOKER) == 0
               ? problem->hand[seat] & JOKERS
               : 0;
}

/* FH-30, FH-31: the suits that may be named for a joker led. */
static uint32_t namable_suits(const talon_fh_problem *problem, uint32_t seat)
{
    uint32_t suits;

    if ((problem->hand[seat] & ~JOKERS) == 0)
        return ALL_SUITS;
    switch (problem->joker_rule) {
    case TALON_FH_JOKER_NO_TRUMP_HONEST:
        suits = ALL_SUITS & ~(uint32_t)problem->failed[seat];
        return suits != 0 ? suits : ALL_SUITS;
    case TALON_FH_JOKER_NO_TRUMP_PAGAT:
        return ALL_SUITS & ~(uint32_t)problem->suits_led;
    case TALON_FH_JOKER_NO_TRUMP_LAST_LEAD:
        return 0;
    default:
        return ALL_SUITS;
    }
}

/* FH-25, FH-30: what may be played to a lead. */
static talon_cards followers(const talon_fh_problem *problem, uint32_t seat,
                             talon_cards loose)
{
    talon_cards hand = problem->hand[seat];
    talon_cards suit = tln_sv_of_suit(problem, seat, hand, problem->suit_led);

    if (suit != 0) {
        return problem->joker_rule == TALON_FH_JOKER_NO_TRUMP_ANY_TIME
                   ? suit | loose
                   : suit;
    }
    if (loose != 0 && is_misere(problem) &&
        (int32_t)seat == problem->contractor &&
        problem->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        return loose;
    return hand;
}

/* Adds one card as an option for each suit in a set; bit 0 stands for no
 * suit. */
static uint32_t add_card(struct option *options, uint32_t count,
                         talon_card card, uint32_t suits)
{
    uint32_t suit;

    for (suit = 0; suit <= TALON_SUIT_HEARTS; suit++) {
        if ((suits >> suit & 1) != 0)
            options[count++] = (struct option){card, (uint8_t)suit};
    }
    return count;
}

uint32_t tln_sv_options(const talon_fh_problem *problem, struct option *options)
{
    uint32_t seat = tln_sv_to_play(problem), count = 0, suits = 1;
    talon_cards loose = loose_jokers(problem, seat), plain, jokers;
    talon_cards cards = problem->hand[seat];

    if (problem->table[0] != TALON_CARD_NONE)
        cards = followers(problem, seat, loose);
    else if (loose != 0)
        suits = namable_suits(problem, seat);
    if (suits == 0)
        cards &= ~loose;
    plain = cards & ~JOKERS;
    jokers = cards & JOKERS;
    while (plain != 0)
        count = add_card(options, count,
                         (talon_card)low_index(take_low(&plain)), 1);
    while (jokers != 0)
        count =
            add_card(options, count, (talon_card)low_index(take_low(&jokers)),
                     loose != 0 ? suits : 1);
    return count;
}

uint32_t tln_sv_power(const talon_fh_problem *problem, uint32_t suit_led,
                      uint32_t seat, talon_card card)
{
    uint32_t suit = tln_sv_suit_of(problem, seat, card), rank = card % 16u;
    int is_trump = has_trumps(problem) && suit == problem->denomination;

    if ((JOKERS >> card & 1) != 0)
        rank = card == TALON_CARD_HIGH_JOKER ? 19 : 18;
    else if (is_trump && rank == TALON_RANK_JACK - 2)
        rank = card / 16u + 1 == suit ? 17 : 16;
    if (suit == 0)
        return POWER_LOOSE + rank;
    if (is_trump)
        return POWER_TRUMP + rank;
    return suit == suit_led ? 1 + rank : 0;
}

int32_t tln_sv_winner(const talon_fh_problem *problem, uint32_t *power)
{
    uint32_t seat = (uint32_t)problem->leader, count, i;
    int32_t winner = TALON_NOBODY;

    *power = 0;
    count = tln_sv_on_table(problem);
    for (i = 0; i < count; i++, seat = next_seat(problem->playing, seat)) {
        uint32_t own =
            tln_sv_power(problem, problem->suit_led, seat, problem->table[i]);

        if (own > *power) {
            *power = own;
            winner = (int32_t)seat;
        }
    }
    return winner;
}

/* Ends a full trick: its winner leads next. */
static void take_trick(talon_fh_problem *problem)
{
    uint32_t power;

    problem->leader = (int8_t)tln_sv_winner(problem, &power);
    problem->taken += (uint8_t)(problem->side >> problem->leader & 1);
    problem->suits_led |= (uint8_t)(1u << problem->suit_led);
    problem->suit_led = 0;
    memset(problem->table, TALON_CARD_NONE, sizeof problem->table);
}

int tln_sv_play(talon_fh_problem *problem, const struct option *option)
{
    uint32_t seat = tln_sv_to_play(problem), suit;
    uint32_t place = tln_sv_on_table(problem);

    suit = tln_sv_suit_of(problem, seat, option->card);
    problem->hand[seat] &= ~(ONE << option->card);
    problem->table[place] = option->card;
    if (place == 0) {
        problem->suit_led = (uint8_t)(suit != 0 ? suit : option->suit);
    } else if (suit != problem->suit_led &&
               (suit != 0 ||
                problem->joker_rule != TALON_FH_JOKER_NO_TRUMP_ANY_TIME)) {
        problem->failed[seat] |= (uint8_t)(1u << problem->suit_led);
    }
    if (place + 1 < count_bits(problem->playing))
        return 0;
    take_trick(problem);
    seat = (uint32_t)problem->leader;
    return problem->hand[seat] == 0 ||
           (is_misere(problem) && problem->taken != 0);
}
