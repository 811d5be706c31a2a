/* SPDX-License-Identifier: MIT */
/* A seat is told nothing that it may not know, by anything that the product
 * has. A hand of random rules is played for a while; two cards that a seat was
 * not shown are exchanged before the deal, and everyone does the same again.
 * Then all that the seat is told must be the same, byte for byte: its view and
 * key, events, observation and choices, refusals, sentences in each language,
 * the advice of each level with the same generator, and what examples/table
 * sends. A seat that was shown one of the cards is told the difference.
 *
 * TALON_SWAPS=100000 makes so many exchanges. */
#include "channels.h"

static uint32_t wanted(void)
{
    const char *swaps = getenv("TALON_SWAPS");

    return swaps != NULL ? (uint32_t)atoi(swaps) : games_to_play(1000);
}

struct tally {
    uint32_t hands, swaps, asked, seen;
    uint32_t differ[CHANNELS]; /* channels told a seat that had seen a card */
    uint64_t bytes[CHANNELS];
};

/* What a channel tells of two worlds; returns whether it is the same. */
static int tells_the_same(uint32_t channel, const struct hand *hand,
                          const struct world *swapped, int32_t seat,
                          uint32_t number, struct tally *tally)
{
    static struct told told[2];

    told[0].count = told[1].count = 0;
    channels[channel].tell(&told[0], &hand->real, seat, number);
    channels[channel].tell(&told[1], swapped, seat, number);
    tally->bytes[channel] += told[0].count;
    return told[0].count == told[1].count &&
           memcmp(told[0].byte, told[1].byte, told[0].count) == 0;
}

static talon_card some_card(talon_rng *rng, talon_cards from)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count;

    must_ok(talon_cards_list(&from, card, TALON_PACK_MAX, &count));
    return card[talon_rng_below(rng, count)];
}

/* The same worlds, and seats that were shown one of the cards: they are told
 * another game, by all ways that are about cards. */
static void ask_others(const struct hand *hand, const struct world *swapped,
                       talon_cards both, uint32_t number, struct tally *tally)
{
    int32_t seats = (int32_t)seats_at(hand->real.game), seat, first;
    uint32_t i;

    first = seat_to_act(hand->real.game) < 0 ? 0 : seat_to_act(hand->real.game);
    for (seat = first; seat < first + seats; seat++) {
        if ((unseen_by(hand, SEAT(seat % seats)) & both) == both)
            continue;
        tally->seen++;
        for (i = 0; i < CHANNELS; i++)
            tally->differ[i] += (uint32_t)!tells_the_same(
                i, hand, swapped, seat % seats, number, tally);
        return;
    }
}

static void try_swap(const struct hand *hand, talon_rng *rng,
                     struct tally *tally)
{
    static struct world swapped;
    int32_t seat = (int32_t)talon_rng_below(rng, seats_at(hand->real.game));
    talon_cards unseen = unseen_by(hand, SEAT(seat));
    talon_card one, other;
    uint32_t i, owing;

    if (talon_cards_count(&unseen) < 2)
        return;
    one = some_card(rng, unseen);
    other = some_card(rng, unseen & ~((talon_cards)1 << one));
    if (!play_swapped(hand, seat, one, other, &swapped) ||
        same(hand->real.game, swapped.game))
        return;
    tally->swaps++;
    must_ok(talon_game_owing(swapped.game, &owing));
    tally->asked += owing >> seat & 1;
    for (i = 0; i < CHANNELS; i++)
        if (!tells_the_same(i, hand, &swapped, seat, tally->swaps, tally))
            ck_abort_msg("swap %" PRIu32 ": seat %" PRId32
                         " learns of a hidden card by %s",
                         tally->swaps, seat, channels[i].name);
    if (tally->swaps % 16 == 0)
        ask_others(hand, &swapped,
                   (talon_cards)1 << one | (talon_cards)1 << other,
                   tally->swaps, tally);
}

static void try_game(uint32_t kind)
{
    static struct hand hand;
    struct tally tally = {0};
    uint32_t i, swaps = wanted() / 2 + 1;
    talon_rng rng;

    for (tally.hands = 0; tally.swaps < swaps; tally.hands++) {
        seed_for(&rng, 33 + kind, tally.hands);
        must(tally.hands < 100 + 20 * swaps);
        if (!play_hand(&hand, kind, &rng))
            continue;
        for (i = 0; i < 4; i++)
            try_swap(&hand, &rng, &tally);
    }
    printf("%s: %" PRIu32 " swaps in %" PRIu32 " hands, %" PRIu32
           " of them where the seat was to decide; %" PRIu32
           " seats that had seen a card\n",
           talon_games_key(kind), tally.swaps, tally.hands, tally.asked,
           tally.seen);
    for (i = 0; i < CHANNELS; i++)
        printf("    %s: %" PRIu64 " bytes, %" PRIu32 " told a difference\n",
               channels[i].name, tally.bytes[i], tally.differ[i]);
    ck_assert_uint_ge(tally.asked, tally.swaps / 20);
    ck_assert_uint_gt(tally.differ[0], tally.seen * 9 / 10);
    ck_assert_uint_gt(tally.differ[1], tally.seen * 9 / 10);
    ck_assert(tally.differ[5] > 0 || tally.seen < 50);
}

START_TEST(a_seat_is_told_the_same_of_worlds_that_it_cannot_tell_apart)
{
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++)
        try_game(talon_games_at(i));
}
END_TEST

SUITE(leaks)
TEST(a_seat_is_told_the_same_of_worlds_that_it_cannot_tell_apart)
END_SUITE
