/* SPDX-License-Identifier: MIT */
/* A simple ranking of poker hands, to compare with the library's. It looks at
 * hands card by card and tries every five cards of a set. The two rankings have
 * only the encoding of a rank in common, which poker.h describes. */
#ifndef TALON_TESTS_PLAIN_POKER_H
#define TALON_TESTS_PLAIN_POKER_H

#include "common/suite.h"

#define CARDS_52 52

/* Lists the 52 cards in set order: 2…10 and J…A of each suit. */
static inline void list_pack(talon_card pack[CARDS_52])
{
    uint32_t n = 0;
    uint32_t suit, rank;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        for (rank = 2; rank <= TALON_RANK_ACE; rank++) {
            if (rank <= 10 || rank >= TALON_RANK_JACK)
                ck_ok(talon_card_make(suit, rank, &pack[n++]));
        }
    }
    ck_assert_uint_eq(n, CARDS_52);
}

static inline uint64_t bit(talon_card number)
{
    return (uint64_t)1 << number;
}

/* The number of a rank, as poker.h describes it. */
static inline uint32_t number_of(uint32_t category, uint32_t major,
                                 uint32_t minor)
{
    return category << 26 | major << 13 | minor;
}

/* The rank of five cards, found by sorting their ranks: those with the most
 * cards first, and then from high to low. */
static inline uint32_t plain_rank(const talon_card five[5])
{
    uint32_t held[13] = {0};
    uint32_t sorted[5], kinds = 0, category, i;
    uint32_t flush = 1, run, all = 0, major;
    int32_t often, rank;

    for (i = 0; i < 5; i++) {
        uint32_t printed = five[i] % 16u;

        held[printed < 9 ? printed : printed - 3]++;
        flush &= five[i] / 16 == five[0] / 16;
    }
    for (often = 4; often > 0; often--) {
        for (rank = 12; rank >= 0; rank--) {
            if (held[rank] == (uint32_t)often) {
                sorted[kinds++] = (uint32_t)rank;
                all |= 1u << rank;
            }
        }
    }
    run = kinds == 5 && sorted[0] - sorted[4] == 4;
    if (kinds == 5 && sorted[0] == 12 && sorted[1] == 3) {
        run = 1; /* 5-4-3-2-A: the ace is low */
        sorted[0] = 3;
    }
    if (run) {
        category = flush ? TALON_POKER_STRAIGHT_FLUSH : TALON_POKER_STRAIGHT;
        return number_of(category, 1u << sorted[0], 0);
    }
    if (kinds == 5)
        return number_of(flush ? TALON_POKER_FLUSH : TALON_POKER_HIGH_CARD, all,
                         0);
    major = 1u << sorted[0];
    if (kinds == 4) {
        category = TALON_POKER_PAIR;
    } else if (kinds == 3) {
        category = held[sorted[0]] == 3 ? TALON_POKER_THREE_OF_A_KIND
                                        : TALON_POKER_TWO_PAIRS;
    } else {
        category = held[sorted[0]] == 4 ? TALON_POKER_FOUR_OF_A_KIND
                                        : TALON_POKER_FULL_HOUSE;
    }
    if (category == TALON_POKER_TWO_PAIRS)
        major |= 1u << sorted[1];
    return number_of(category, major, all & ~major);
}

/* Advances to the next choice of five out of n places, in lexicographic order.
 * Returns 0 after the last one. */
static inline int next_five(uint32_t at[5], uint32_t n)
{
    uint32_t i = 5;

    while (i > 0 && at[i - 1] == n - 5 + i - 1)
        i--;
    if (i == 0)
        return 0;
    at[i - 1]++;
    for (; i < 5; i++)
        at[i] = at[i - 1] + 1;
    return 1;
}

static inline talon_cards pick(const talon_card *list, const uint32_t at[5],
                               talon_card five[5])
{
    talon_cards set = 0;
    uint32_t i;

    for (i = 0; i < 5; i++) {
        five[i] = list[at[i]];
        set |= bit(five[i]);
    }
    return set;
}

/* The best five cards of a list, and their rank, found by trying every five; of
 * equal hands, the first in set order. */
static inline talon_cards best_by_trying(const talon_card *list, uint32_t count,
                                         uint32_t *rank)
{
    uint32_t at[5] = {0, 1, 2, 3, 4};
    talon_cards best = 0;
    talon_card five[5];

    *rank = 0;
    do {
        talon_cards set = pick(list, at, five);
        uint32_t number = plain_rank(five);

        if (number > *rank) {
            *rank = number;
            best = set;
        }
    } while (next_five(at, count));
    return best;
}

#endif
