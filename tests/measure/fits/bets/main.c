/* SPDX-License-Identifier: MIT */
/* Learns how the players of each level of Tripoli bet among themselves:
 * lib/advisor/tripoli/pt_equal.c.
 *
 *   fit_bets            prints pt_equal.c, for clang-format
 *   fit_bets --check    a trial run: learns from a few deals, and fails unless
 *                       that tells what is done in others better than knowing
 *                       nothing, and the tables of the library better still
 *
 * Five players of a level play rounds of betting, without a limit on raises.
 * What they do is counted by the strength of their hand, the raises so far and
 * the price. At first they know nothing of each other; then they play with the
 * tables of the round before. A few actions are added in every place, as they
 * were without regard to the price, and there as without regard to raises. So
 * the result depends on nothing but the seed.
 *
 * The program has tables of its own in place of the library's, which it
 * changes.
 */
#define PT_EQUAL_CONST
#include "advisor/tripoli/pt_equal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advisor/tripoli/pt_percentile.h"
#include "librarys.h"
#include "talon/player.h"
#include "talon/talon.h"

enum {
    SEED = 2601,
    CHECK_SEED = 2602,
    ROUNDS = 3,
    DEALS = 400,
    WORLDS = 512,
    ONE = 1024,
    LEAST = 6, /* nothing is impossible */
    ADDED = 6  /* actions added in every place */
};

struct pt_equal tln_pt_equal[EQUAL_LEVELS];

/* What was done in a place: checks and bets, or folds, calls and raises. */
struct counts {
    double open[EQUAL_HANDS][2];
    double answer[EQUAL_RAISES][EQUAL_PRICES][EQUAL_HANDS][3];
};

static struct counts counts;
static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
static uint64_t scratch[TALON_PLAYER_BYTES / 8];
static talon_advice advice[TALON_PLAYER_MOVES_MAX];

static void must_ok(talon_status status)
{
    if (status < 0) {
        fprintf(stderr, "fit_bets: %s\n", talon_status_name(status));
        exit(1);
    }
}

/* Counts an action of the betting. */
static void count(const talon_game *game, int32_t seat, uint32_t kind)
{
    int64_t cost = 0, pot;
    talon_tr_state state;
    talon_cards best;
    uint32_t rank, hand, price;

    must_ok(talon_tr_state_of(game, &state));
    must_ok(talon_tr_call_cost(game, seat, &cost));
    must_ok(talon_poker_best(&state.hand[seat], &rank, &best));
    hand = tln_pt_equal_hand(tln_pt_percentile(rank, state.held[seat]));
    pot = state.boxes[TALON_TR_BOX_POT];
    price = (uint32_t)(cost * ONE / (pot + cost));
    if (cost == 0)
        counts.open[hand][kind == TALON_KIND_BET]++;
    else
        counts.answer[tln_pt_equal_raises(state.raises)][tln_pt_equal_price(
            price)][hand][kind == TALON_KIND_RAISE_BY   ? 2
                          : kind == TALON_KIND_CALL_BET ? 1
                                                        : 0]++;
}

/* Plays a deal until the runs begin. */
static void play_deal(talon_game *game, uint32_t level, talon_rng *rng)
{
    talon_player_budget budget = {level, 0, 0, 0, {0}};
    uint32_t phase, listed;
    int32_t seat, over;

    for (;;) {
        talon_game_deal_over(game, &over);
        talon_game_phase(game, &phase);
        if (over || phase == TALON_PHASE_MICHIGAN)
            return;
        talon_game_to_act(game, &seat);
        budget.worlds = phase == TALON_PHASE_BETTING && level >= 3 ? WORLDS : 0;
        must_ok(talon_player_advise(game, seat, &budget, NULL, NULL, 0, rng,
                                    scratch, sizeof scratch, advice,
                                    TALON_PLAYER_MOVES_MAX, &listed));
        if (phase == TALON_PHASE_BETTING)
            count(game, seat, advice[0].next_move.kind);
        must_ok(talon_game_apply(game, &advice[0].next_move, NULL, 0, NULL));
    }
}

static void play_deals(uint32_t level, uint32_t deals, uint32_t number)
{
    uint8_t seed[TALON_SEED_BYTES] = {'b', 'e', 't', 's'};
    talon_rules rules;
    talon_game *game;
    talon_rng rng;
    uint32_t i;

    memset(&counts, 0, sizeof counts);
    must_ok(talon_rng_seed(&rng, seed, 100 * number + level));
    must_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 1));
    for (i = 0; i < deals; i++) {
        must_ok(talon_rules_set(&rules, TALON_TR_OPTION_FIRST_DEALER,
                                (int32_t)(i % 5)));
        must_ok(talon_game_init(memory, sizeof memory, &rules, &game));
        must_ok(talon_game_chance(game, &rng, NULL, 0, NULL));
        play_deal(game, level, &rng);
    }
}

/* Adds actions of a place to another, scaled to ADDED. */
static void add(double *to, const double *from, uint32_t kinds)
{
    double all = 0;
    uint32_t i;

    for (i = 0; i < kinds; i++)
        all += from[i];
    for (i = 0; i < kinds && all > 0; i++)
        to[i] += from[i] * ADDED / all;
}

/* The chance of a kind of action, in 1024ths. */
static uint16_t chance(const double *actions, uint32_t kinds, uint32_t kind)
{
    double all = 0, part;
    uint32_t i;

    for (i = 0; i < kinds; i++)
        all += actions[i];
    part = all > 0 ? actions[kind] / all : 1. / kinds;
    return (uint16_t)(LEAST + part * (ONE - kinds * LEAST));
}

/* Actions regardless of the price, and of raises. */
static void fit_answers(struct pt_equal *equal, uint32_t hand)
{
    double any[3] = {1, 1, 1}, some[3];
    uint32_t raises, price, i;

    for (raises = 0; raises < EQUAL_RAISES; raises++)
        for (price = 0; price < EQUAL_PRICES; price++)
            for (i = 0; i < 3; i++)
                any[i] += counts.answer[raises][price][hand][i];
    for (raises = 0; raises < EQUAL_RAISES; raises++) {
        memset(some, 0, sizeof some);
        add(some, any, 3);
        for (price = 0; price < EQUAL_PRICES; price++)
            for (i = 0; i < 3; i++)
                some[i] += counts.answer[raises][price][hand][i];
        for (price = 0; price < EQUAL_PRICES; price++) {
            double *actions = counts.answer[raises][price][hand];

            add(actions, some, 3);
            equal->answer[raises][price][hand].call = chance(actions, 3, 1);
            equal->answer[raises][price][hand].raise = chance(actions, 3, 2);
        }
    }
}

/* Turns what was counted into a table. */
static void fit(struct pt_equal *equal)
{
    uint32_t hand;

    for (hand = 0; hand < EQUAL_HANDS; hand++) {
        counts.open[hand][0]++;
        counts.open[hand][1]++;
        equal->bet[hand] = chance(counts.open[hand], 2, 1);
        fit_answers(equal, hand);
    }
}

static void know_nothing(struct pt_equal *equal)
{
    memset(&counts, 0, sizeof counts);
    fit(equal);
}

static void learn(uint32_t level, uint32_t rounds, uint32_t deals)
{
    uint32_t i;

    know_nothing(&tln_pt_equal[level - 1]);
    for (i = 0; i < rounds; i++) {
        play_deals(level, deals, SEED + i);
        fit(&tln_pt_equal[level - 1]);
    }
}

/* How badly a table tells what was counted: the mean of -log2 of the chances
 * of what was done. */
static double surprise(const struct pt_equal *equal)
{
    double sum = 0, all = 0;
    uint32_t i, hand;

    for (hand = 0; hand < EQUAL_HANDS; hand++) {
        double bet = equal->bet[hand] / (double)ONE;

        sum -= counts.open[hand][1] * log2(bet);
        sum -= counts.open[hand][0] * log2(1 - bet);
        all += counts.open[hand][0] + counts.open[hand][1];
    }
    for (i = 0; i < EQUAL_RAISES * EQUAL_PRICES * EQUAL_HANDS; i++) {
        const struct pt_equal_answer *answer = &equal->answer[0][0][0] + i;
        const double *actions = &counts.answer[0][0][0][0] + 3 * i;
        double call = answer->call / (double)ONE;
        double raise = answer->raise / (double)ONE;

        sum -= actions[0] * log2(1 - call - raise);
        sum -= actions[1] * log2(call) + actions[2] * log2(raise);
        all += actions[0] + actions[1] + actions[2];
    }
    return sum / all;
}

static int check(uint32_t level)
{
    struct pt_equal nothing, little;
    double without, with, librarys;

    know_nothing(&nothing);
    learn(level, 1, 40);
    little = tln_pt_equal[level - 1];
    tln_pt_equal[level - 1] = tln_pt_librarys[level - 1];
    play_deals(level, 100, CHECK_SEED + ROUNDS);
    without = surprise(&nothing);
    with = surprise(&little);
    librarys = surprise(&tln_pt_librarys[level - 1]);
    printf("%s: %.3f bits an action, knowing nothing; %.3f from 40 deals; "
           "%.3f with the library's table\n",
           talon_level_key(level), without, with, librarys);
    return with < without && librarys < with;
}

static void print(const struct pt_equal *equal)
{
    uint32_t raises, price, hand;

    printf("{.bet = {");
    for (hand = 0; hand < EQUAL_HANDS; hand++)
        printf("%u%s", equal->bet[hand], hand + 1 < EQUAL_HANDS ? ", " : "},");
    printf(".answer = {");
    for (raises = 0; raises < EQUAL_RAISES; raises++) {
        printf("{");
        for (price = 0; price < EQUAL_PRICES; price++) {
            printf("{");
            for (hand = 0; hand < EQUAL_HANDS; hand++)
                printf("{%u, %u}%s", equal->answer[raises][price][hand].call,
                       equal->answer[raises][price][hand].raise,
                       hand + 1 < EQUAL_HANDS ? ", " : "}");
            printf("%s", price + 1 < EQUAL_PRICES ? ", " : "}");
        }
        printf("%s", raises + 1 < EQUAL_RAISES ? ", " : "}");
    }
    puts("},");
}

int main(int argc, char **argv)
{
    uint32_t level, good = 0;

    if (argc == 2 && strcmp(argv[1], "--check") == 0) {
        for (level = 1; level <= EQUAL_LEVELS; level++)
            good += (uint32_t)check(level);
        return good == EQUAL_LEVELS ? 0 : 1;
    }
    printf(
        "/* SPDX-License-Identifier: MIT */\n"
        "/* How the players of each level bet among themselves (pt_equal.h), "
        "in 1024ths.\n *\n * Origin: fitted by "
        "tests/measure/fits/bets/main.c (seed %d) */\n"
        "#include \"advisor/tripoli/pt_equal.h\"\n\n"
        "const struct pt_equal tln_pt_equal[EQUAL_LEVELS] = {\n",
        SEED);
    for (level = 1; level <= EQUAL_LEVELS; level++) {
        learn(level, ROUNDS, DEALS);
        print(&tln_pt_equal[level - 1]);
    }
    puts("};");
    return 0;
}
