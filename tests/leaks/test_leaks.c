/* SPDX-License-Identifier: MIT */
/* A seat is told nothing that it may not know, by anything that the product
 * has. A hand of random rules is played for a while; two cards that a seat was
 * not shown are exchanged before the deal, and everyone does the same again.
 * Then all that the seat is told must be the same, byte for byte: its view and
 * key, events, observation, choices, codes, refusals, sentences in each
 * language, what it types, the moves and the advice of each level with the same
 * generator, and what examples/table sends. A seat that was shown one of the
 * cards and is to decide is told the difference in each of these ways.
 *
 * TALON_SWAPS=100000 makes so many exchanges. */
#include "channels.h"

static uint32_t wanted(void)
{
    const char *swaps = getenv("TALON_SWAPS");

    return swaps != NULL ? (uint32_t)atoi(swaps) : games_to_play(1000);
}

struct tally {
    uint32_t hands, swaps, asked;
    uint32_t differ[CHANNELS];
    uint64_t bytes[CHANNELS];
};

/* What a channel tells of two worlds; returns whether it is the same. Each
 * tells something. */
static int tells_the_same(uint32_t channel, const struct hand *hand,
                          const struct world *swapped, int32_t seat,
                          uint32_t number, struct tally *tally)
{
    static struct told told[2];

    told[0].count = told[1].count = 0;
    channels[channel].tell(&told[0], &hand->real, seat, number);
    channels[channel].tell(&told[1], swapped, seat, number);
    ck_assert_msg(told[0].count > 0, "%s says nothing", channels[channel].name);
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

/* Swaps one of some cards and one of others, which a seat has not seen. Returns
 * 0 if there are none, or if that makes no world of it. */
static int swap(const struct hand *hand, talon_rng *rng, int32_t seat,
                talon_cards some, talon_cards others, struct world *swapped)
{
    talon_card one, other;

    if (some == 0)
        return 0;
    one = some_card(rng, some);
    others &= ~((talon_cards)1 << one);
    if (others == 0)
        return 0;
    other = some_card(rng, others);
    return play_swapped(hand, seat, one, other, swapped) &&
           !same(hand->real.game, swapped->game);
}

/* ---- what a seat may not know */

static void try_swap(const struct hand *hand, talon_rng *rng,
                     struct tally *tally)
{
    static struct world swapped;
    int32_t seat = (int32_t)talon_rng_below(rng, seats_at(hand->real.game));
    talon_cards unseen = unseen_by(hand, SEAT(seat));
    uint32_t i, owing;

    if (!swap(hand, rng, seat, unseen, unseen, &swapped))
        return;
    tally->swaps++;
    must_ok(talon_game_owing(swapped.game, &owing));
    tally->asked += owing >> seat & 1;
    for (i = 0; i < CHANNELS; i++)
        if (!tells_the_same(i, hand, &swapped, seat, tally->swaps, tally))
            ck_abort_msg("swap %" PRIu32 ": seat %" PRId32
                         " learns of a hidden card by %s",
                         tally->swaps, seat, channels[i].name);
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
           " of them where the seat was to decide\n",
           talon_games_key(kind), tally.swaps, tally.hands, tally.asked);
    for (i = 0; i < CHANNELS; i++)
        printf("    %s: %" PRIu64 " bytes\n", channels[i].name, tally.bytes[i]);
    ck_assert_uint_ge(tally.asked, tally.swaps / 20);
}

START_TEST(a_seat_is_told_the_same_of_worlds_that_it_cannot_tell_apart)
{
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++)
        try_game(talon_games_at(i));
}
END_TEST

/* ---- what a seat may know */

/* Whether a seat that is about to play cards holds another one in another
 * world. */
static int holds_another(const talon_game *game, const talon_game *other,
                         int32_t seat)
{
    talon_cards hand[2];
    talon_move move;

    must_ok(talon_game_cards(game, (uint32_t)seat, &hand[0], NULL));
    must_ok(talon_game_cards(other, (uint32_t)seat, &hand[1], NULL));
    must_ok(talon_game_move_at(game, 0, &move));
    return move.cards != 0 && hand[0] != hand[1];
}

/* The seat to act was shown one of the cards; another seat, which cannot tell
 * the worlds apart, was shown neither. */
static void try_shown(const struct hand *hand, talon_rng *rng,
                      struct tally *tally)
{
    static struct world swapped;
    int32_t seat = seat_to_act(hand->real.game);
    uint32_t seats = seats_at(hand->real.game), i;
    int32_t blind;

    if (seat < 0)
        return;
    blind = (int32_t)(((uint32_t)seat + 1 + talon_rng_below(rng, seats - 1)) %
                      seats);
    if (!swap(hand, rng, blind,
              unseen_by(hand, SEAT(blind)) & ~unseen_by(hand, SEAT(seat)),
              unseen_by(hand, SEAT(blind) | SEAT(seat)), &swapped))
        return;
    tally->swaps++;
    tally->asked +=
        (uint32_t)holds_another(hand->real.game, swapped.game, seat);
    for (i = 0; i < CHANNELS; i++)
        tally->differ[i] += (uint32_t)!tells_the_same(i, hand, &swapped, seat,
                                                      tally->swaps, tally);
}

static void show_game(uint32_t kind)
{
    static struct hand hand;
    struct tally tally = {0};
    uint32_t i, swaps = games_to_play(100) / 2 + 20, least[3];
    talon_rng rng;

    for (tally.hands = 0; tally.swaps < swaps; tally.hands++) {
        seed_for(&rng, 43 + kind, tally.hands);
        must(tally.hands < 100 + 20 * swaps);
        if (play_hand(&hand, kind, &rng))
            try_shown(&hand, &rng, &tally);
    }
    printf("%s: %" PRIu32 " seats to act that had seen a card, %" PRIu32
           " of them about to play it or the other\n",
           talon_games_key(kind), tally.swaps, tally.asked);
    least[ALWAYS] = tally.swaps;
    least[HELD] = tally.asked;
    least[OFTEN] = tally.asked / 8 + 1;
    for (i = 0; i < CHANNELS; i++) {
        printf("    %s: %" PRIu32 " told the difference\n", channels[i].name,
               tally.differ[i]);
        if (tally.differ[i] < least[channels[i].difference])
            ck_abort_msg("%s: %" PRIu32 " of %" PRIu32
                         " seats are told the difference",
                         channels[i].name, tally.differ[i],
                         least[channels[i].difference]);
    }
    ck_assert_uint_ge(tally.asked, tally.swaps / 4);
}

START_TEST(a_seat_is_told_the_difference_of_worlds_that_it_can_tell_apart)
{
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++)
        show_game(talon_games_at(i));
}
END_TEST

SUITE(leaks)
TEST(a_seat_is_told_the_same_of_worlds_that_it_cannot_tell_apart)
TEST(a_seat_is_told_the_difference_of_worlds_that_it_can_tell_apart)
END_SUITE
