/* SPDX-License-Identifier: MIT */
/* Which scores a saved game may have: after one hand those that some hand
 * gives, no more and no fewer. */
#include "common/five_hundred.h"
#include "common/views.h"

/* Where these begin in a saved game. */
#define SCORE_AT  336
#define BARRED_AT 365

/* A saved game in its second hand, before the first call. */
static int save_second_hand(talon_game *game, talon_rng *rng,
                            struct saved *saved)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t deals = 0;

    while (deals == 0 || phase_of(game) == TALON_PHASE_DEAL) {
        if (random_step(game, rng, event) == 0)
            return 0;
        must_ok(talon_game_deal_count(game, &deals));
    }
    save(game, saved);
    return deals == 1 && phase_of(game) == TALON_PHASE_AUCTION;
}

static int loads_with(const struct saved *saved,
                      const int32_t score[TALON_FH_SEATS_MAX], uint32_t barred)
{
    struct saved changed = *saved;
    struct handle memory;
    talon_game *game;
    uint32_t i, k;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        for (k = 0; k < 4; k++)
            changed.byte[SCORE_AT + 4 * i + k] =
                (uint8_t)((uint32_t)score[i] >> 8 * k);
    }
    changed.byte[BARRED_AT] = (uint8_t)barred;
    return talon_game_init_saved(memory.memory, sizeof memory.memory,
                                 changed.byte, changed.length, &game,
                                 NULL) == TALON_OK;
}

/* What one hand can leave, in the order in which it was found. */
struct outcome {
    int32_t score[TALON_FH_SEATS_MAX];
    uint32_t barred;
};

#define OUTCOMES_MAX 500000

static struct outcome outcome[OUTCOMES_MAX];
static uint32_t outcomes;

/* A table of outcomes by a hash of theirs. */
#define SLOTS (1u << 20)
static uint32_t slot[SLOTS];

static uint32_t *find(const struct outcome *one)
{
    const uint8_t *byte = (const uint8_t *)one;
    uint32_t hash = 2166136261u, i;

    for (i = 0; i < sizeof *one; i++)
        hash = (hash ^ byte[i]) * 16777619u;
    hash %= SLOTS;
    while (slot[hash] != 0 &&
           memcmp(&outcome[slot[hash] - 1], one, sizeof *one) != 0)
        hash = (hash + 1) % SLOTS;
    return &slot[hash];
}

static void add_outcome(const talon_rules *rules, const talon_fh_hand *hand)
{
    talon_fh_score score;
    struct outcome one;
    uint32_t *place;

    must_ok(talon_fh_score_hand(rules, hand, &score));
    if (score.over)
        return;
    memcpy(one.score, score.after, sizeof one.score);
    one.barred = score.barred;
    place = find(&one);
    if (*place != 0)
        return;
    must(outcomes < OUTCOMES_MAX);
    outcome[outcomes++] = one;
    *place = outcomes;
}

/* Adds the outcomes of a contract, or of none, for all ways in which the seats
 * from `seat` on can take the tricks that are left; one seat of each side. */
static void add_tricks(const talon_rules *rules, talon_fh_hand *hand,
                       uint32_t seat)
{
    uint32_t seats, side, played = hand->played;

    must_ok(talon_rules_seat_count(rules, &seats));
    if (seat == seats) {
        if (hand->played == TALON_FH_TRICKS)
            add_outcome(rules, hand);
        return;
    }
    must_ok(talon_rules_side(rules, (int32_t)seat, &side));
    add_tricks(rules, hand, seat + 1);
    while ((side & ((1u << seat) - 1)) == 0 && hand->played < TALON_FH_TRICKS) {
        hand->winner[hand->played++] = (int8_t)seat;
        add_tricks(rules, hand, seat + 1);
    }
    hand->played = (uint8_t)played;
}

/* A misère: the contractor takes no trick, or one, which ends the hand. */
static void add_misere(const talon_rules *rules, talon_fh_hand *hand)
{
    uint32_t seats;
    int8_t other;

    must_ok(talon_rules_seat_count(rules, &seats));
    other = (int8_t)((uint32_t)(hand->contractor + 1) % seats);
    hand->played = 1;
    hand->winner[0] = hand->contractor;
    add_outcome(rules, hand);
    memset(hand->winner, other, sizeof hand->winner);
    hand->played = TALON_FH_TRICKS;
    add_outcome(rules, hand);
    hand->played = 0;
}

static int may_be_contract(const talon_rules *rules, uint32_t tricks,
                           uint32_t denomination)
{
    const int32_t *value = rules->value;

    if (denomination == TALON_DENOMINATION_MISERE)
        return value[TALON_FH_OPTION_MISERE] != TALON_FH_MISERE_OFF;
    if (denomination == TALON_DENOMINATION_OPEN_MISERE)
        return value[TALON_FH_OPTION_OPEN_MISERE] != TALON_FH_OPEN_MISERE_OFF;
    return (int32_t)tricks >= value[TALON_FH_OPTION_LOWEST_BID] &&
           (tricks > 6 || !value[TALON_FH_OPTION_INKLE]);
}

static void add_contracts(const talon_rules *rules, talon_fh_hand *hand)
{
    uint32_t tricks, denomination;

    for (denomination = TALON_SUIT_SPADES;
         denomination <= TALON_DENOMINATION_OPEN_MISERE; denomination++) {
        int is_misere = denomination >= TALON_DENOMINATION_MISERE;

        for (tricks = is_misere ? 0 : 6; tricks <= (is_misere ? 0u : 10u);
             tricks++) {
            if (!may_be_contract(rules, tricks, denomination))
                continue;
            hand->bid_tricks = (uint8_t)tricks;
            hand->bid_denomination = (uint8_t)denomination;
            if (!is_misere)
                add_tricks(rules, hand, 0);
            else if (hand->partner == TALON_NOBODY)
                add_misere(rules, hand);
        }
    }
}

/* Finds all that one hand can leave. */
static void find_outcomes(const talon_rules *rules)
{
    int has_partners = rules->value[TALON_FH_OPTION_PLAYERS] == 5 &&
                       rules->value[TALON_FH_OPTION_FIVE_PARTNER] ==
                           TALON_FH_FIVE_PARTNER_CALL_CARD;
    talon_fh_hand hand = {.contractor = TALON_NOBODY, .partner = TALON_NOBODY};
    int32_t seat, partner;
    uint32_t seats;

    must_ok(talon_rules_seat_count(rules, &seats));
    memset(slot, 0, sizeof slot);
    outcomes = 0;
    if (rules->value[TALON_FH_OPTION_ALL_PASS] == TALON_FH_ALL_PASS_PLAY)
        add_tricks(rules, &hand, 0);
    for (seat = 0; seat < (int32_t)seats; seat++) {
        for (partner = -1; partner < (has_partners ? (int32_t)seats : 0);
             partner++) {
            if (partner == seat)
                continue;
            hand.contractor = (int8_t)seat;
            hand.partner = (int8_t)partner;
            add_contracts(rules, &hand);
        }
    }
}

/* Changes an outcome: the score of a side moves, or two do. */
static struct outcome changed(const talon_rules *rules, struct outcome one,
                              talon_rng *rng)
{
    uint32_t seats, side, seat, i, times = 1 + talon_rng_below(rng, 2);

    must_ok(talon_rules_seat_count(rules, &seats));
    while (times-- > 0) {
        int32_t step = ((int32_t)talon_rng_below(rng, 41) - 20) * 5;

        seat = talon_rng_below(rng, seats);
        must_ok(talon_rules_side(rules, (int32_t)seat, &side));
        for (i = 0; i < seats; i++)
            one.score[i] += (side >> i & 1) != 0 ? step : 0;
    }
    if (talon_rng_below(rng, 16) == 0)
        one.barred ^= side;
    return one;
}

/* All outcomes load; what is not an outcome does not. */
static void check_outcomes(const talon_rules *rules, const struct saved *saved,
                           talon_rng *rng)
{
    uint32_t i, most = outcomes < 500 ? outcomes : 500;

    for (i = 0; i < most; i++) {
        struct outcome one = outcome[talon_rng_below(rng, outcomes)], other;

        must(loads_with(saved, one.score, one.barred));
        other = changed(rules, one, rng);
        must(loads_with(saved, other.score, other.barred) ==
             (*find(&other) != 0));
    }
}

START_TEST(fh_33_scores_after_one_hand_are_those_of_some_hand)
{
    uint32_t game, games = games_to_play(60), hands = 0, all = 0;
    struct handle handle;
    struct saved saved;
    talon_rules rules;
    talon_rng rng;

    for (game = 0; game < games; game++) {
        seed_for(&rng, 97, game);
        random_game(&handle, &rng, FH);
        must_ok(talon_game_rules(of(&handle), &rules));
        if (!save_second_hand(of(&handle), &rng, &saved))
            continue;
        find_outcomes(&rules);
        check_outcomes(&rules, &saved, &rng);
        hands++;
        all += outcomes;
    }
    printf("%" PRIu32 " hands, %" PRIu32 " outcomes\n", hands, all);
    must(hands > 0);
}
END_TEST

/* Whether sides 0 and 1 of four players can have these scores after one hand,
 * which must be so if and only if it is among the outcomes. */
static int loads_after_one(const struct saved *saved, int32_t first,
                           int32_t second)
{
    struct outcome one = {{first, second, first, second}, 0};
    int loads = loads_with(saved, one.score, 0);

    must(loads == (*find(&one) != 0));
    return loads;
}

/* All pairs of multiples of ten, from a made ten no trump to a failed one and
 * beyond. */
START_TEST(fh_33_australian_scores_after_one_hand)
{
    talon_rules rules = rules_of("australian-4");
    uint32_t game = 0, count = 0;
    int32_t first, second;
    struct handle handle;
    struct saved saved;
    talon_rng rng;

    do {
        seed_for(&rng, 98, game++);
    } while (!save_second_hand(sit_in(&handle, "australian-4"), &rng, &saved));
    find_outcomes(&rules);
    ck_assert(loads_after_one(&saved, 40, 40));   /* 6S with six tricks */
    ck_assert(loads_after_one(&saved, 250, 0));   /* 6S with all ten */
    ck_assert(loads_after_one(&saved, -40, 100)); /* 6S without a trick */
    ck_assert(!loads_after_one(&saved, -40, 40)); /* 6S, but with six */
    ck_assert(!loads_after_one(&saved, 40, 50));  /* 6S, but with five */
    ck_assert(loads_after_one(&saved, 0, -250));  /* a misere */
    ck_assert(!loads_after_one(&saved, -490, -30));
    ck_assert(!loads_after_one(&saved, 0, 0));
    for (first = -600; first <= 600; first += 10) {
        for (second = -600; second <= 600; second += 10)
            count += (uint32_t)loads_after_one(&saved, first, second);
    }
    ck_assert_uint_eq(count, outcomes);
    printf("%" PRIu32 " of %d pairs\n", count, 121 * 121);
}
END_TEST

SUITE(standing)
TEST(fh_33_scores_after_one_hand_are_those_of_some_hand)
TEST(fh_33_australian_scores_after_one_hand)
END_SUITE
