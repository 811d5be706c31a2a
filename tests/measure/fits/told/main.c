/* SPDX-License-Identifier: MIT */
/* Learns how often the chances of Tripoli's players come true:
 * lib/advisor/tripoli/pt_told.c.
 *
 *   fit_told [LEVEL]    prints pt_told.c, for clang-format; or one level
 *   fit_told --check    a trial run: fails unless the library's tables state
 *                       the chances of other deals better than raw ones, all
 *                       levels together
 *
 * Five players of a level play deals, and state raw chances: their tables
 * change nothing. Cases are counted by tenths of the raw chance. A tenth knows
 * how often its chances came true, after some cases have been added that did as
 * often as they said. Neighbors that would be in the wrong order are merged.
 * What is stated at a limit between tenths is the mean of the two. Levels with
 * many worlds state certainty where all of them agree. So the result
 * depends on nothing but the seed.
 */
#define PT_TOLD_CONST
#include "advisor/tripoli/pt_told.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "librarys.h"
#include "talon/player.h"
#include "talon/talon.h"

enum {
    SEED = 2603,
    CHECK_SEED = 2604,
    CHECK_DEALS = 40,
    ADDED = 8, /* cases added to each tenth */
    WAITING_MAX = 4096
};

/* Deals by level. */
static const uint32_t deals_of[TOLD_LEVELS] = {1500, 1500, 3000, 2500};

struct pt_told tln_pt_told[TOLD_LEVELS];

struct bin {
    double cases, stated, happened;
};

struct waiting {
    int32_t seat;
    uint32_t chance;
};

static struct bin bins[TOLD_KINDS][TOLD_PARTS];
static struct waiting waiting[WAITING_MAX];
static uint32_t waits;
static double raw_gap, told_gap; /* sums of squares, in a trial run */
static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
static uint64_t scratch[TALON_PLAYER_BYTES / 8];
static talon_advice advice[TALON_PLAYER_MOVES_MAX];

static void must_ok(talon_status status)
{
    if (status < 0) {
        fprintf(stderr, "fit_told: %s\n", talon_status_name(status));
        exit(1);
    }
}

static void know_nothing(void)
{
    uint32_t level, kind, i;

    for (level = 0; level < TOLD_LEVELS; level++)
        for (kind = 0; kind < TOLD_KINDS; kind++)
            for (i = 0; i <= TOLD_PARTS; i++)
                tln_pt_told[level].at[kind][i] =
                    (uint16_t)(i * TALON_CERTAIN / TOLD_PARTS);
}

/* Counts a case; `happened` is 1 / k for one of k equally good hands. */
static void add(uint32_t level, uint32_t kind, uint32_t chance, double happened)
{
    uint32_t part = chance * TOLD_PARTS / TALON_CERTAIN;
    struct bin *bin = &bins[kind][part < TOLD_PARTS ? part : TOLD_PARTS - 1];
    const uint16_t *at = tln_pt_librarys[level - 1].at[kind];
    uint32_t rest = chance % 1000;
    double raw = chance / (double)TALON_CERTAIN, told;

    told = part < TOLD_PARTS
               ? (at[part] * (1000. - rest) + at[part + 1] * rest) / 1000
               : at[TOLD_PARTS];
    told /= TALON_CERTAIN;
    bin->cases++;
    bin->stated += raw;
    bin->happened += happened;
    raw_gap += (raw - happened) * (raw - happened);
    told_gap += (told - happened) * (told - happened);
}

/* Counts what is said of the best hand, which is known at once. */
static void add_hand(uint32_t level, const talon_game *game, int32_t seat)
{
    uint32_t rank[TALON_TR_SEATS_MAX], other, equal = 0, wins = 1;
    talon_tr_state state;

    must_ok(talon_tr_state_of(game, &state));
    for (other = 0; other < TALON_TR_SEATS_MAX; other++)
        if (state.in_poker >> other & 1)
            must_ok(talon_poker_rank(&state.selected[other], &rank[other]));
    for (other = 0; other < TALON_TR_SEATS_MAX; other++) {
        if ((state.in_poker >> other & 1) == 0)
            continue;
        wins &= rank[other] <= rank[seat];
        equal += rank[other] == rank[seat];
    }
    add(level, tln_pt_told_of(state.raises), advice[0].chance,
        wins ? 1. / equal : 0);
}

static void state(uint32_t level, const talon_game *game, int32_t seat)
{
    if (advice[0].chance_of == TALON_CHANCE_BEST_HAND)
        add_hand(level, game, seat);
    if (advice[0].chance_of == TALON_CHANCE_GOES_OUT && waits < WAITING_MAX) {
        waiting[waits].seat = seat;
        waiting[waits++].chance = advice[0].chance;
    }
}

static void play_deal(talon_game *game, uint32_t level, talon_rng *rng)
{
    talon_player_budget budget = {level, 0, 0, 0, {0}};
    talon_tr_state end;
    uint32_t listed, i;
    int32_t seat, over = 0;

    waits = 0;
    while (talon_game_deal_over(game, &over) >= 0 && !over) {
        talon_game_to_act(game, &seat);
        must_ok(talon_player_advise(game, seat, &budget, NULL, NULL, 0, rng,
                                    scratch, sizeof scratch, advice,
                                    TALON_PLAYER_MOVES_MAX, &listed));
        state(level, game, seat);
        must_ok(talon_game_apply(game, &advice[0].next_move, NULL, 0, NULL));
    }
    must_ok(talon_tr_state_of(game, &end));
    for (i = 0; i < waits; i++)
        add(level, TOLD_OUT, waiting[i].chance,
            waiting[i].seat == end.deal_winner);
}

static void play_deals(uint32_t level, uint32_t deals, uint32_t number)
{
    uint8_t seed[TALON_SEED_BYTES] = {'t', 'o', 'l', 'd'};
    talon_rules rules;
    talon_game *game;
    talon_rng rng;
    uint32_t i;

    memset(bins, 0, sizeof bins);
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

/* How often the chances of each tenth came true, in the right order. */
static void find_shares(uint32_t kind, double *share)
{
    double cases[TOLD_PARTS], all, part;
    uint32_t i, k, from;

    for (i = 0; i < TOLD_PARTS; i++) {
        const struct bin *bin = &bins[kind][i];
        double raw =
            bin->cases > 0 ? bin->stated / bin->cases : (i + .5) / TOLD_PARTS;

        cases[i] = bin->cases + ADDED;
        share[i] = (bin->happened + ADDED * raw) / cases[i];
    }
    for (i = 1; i < TOLD_PARTS; i++) {
        for (from = i; from > 0 && share[from - 1] > share[i]; from--) {
            all = part = 0;
            for (k = from - 1; k <= i; k++) {
                all += cases[k];
                part += cases[k] * share[k];
            }
            for (k = from - 1; k <= i; k++)
                share[k] = part / all;
        }
    }
}

static void print(uint32_t kind, uint32_t level)
{
    double share[TOLD_PARTS], told;
    uint32_t i;

    find_shares(kind, share);
    printf("{");
    for (i = 0; i <= TOLD_PARTS; i++) {
        told = i == 0            ? 0
               : i == TOLD_PARTS ? 2 * share[TOLD_PARTS - 1] -
                                       (share[i - 1] + share[i - 2]) / 2
                                 : (share[i - 1] + share[i]) / 2;
        if (told > 1 || (i == TOLD_PARTS && level >= TALON_LEVEL_CLUB_1))
            told = 1;
        printf("%.0f%s", told * TALON_CERTAIN, i < TOLD_PARTS ? ", " : "},");
    }
    puts("");
}

static void learn(uint32_t level)
{
    uint32_t kind;

    know_nothing();
    play_deals(level, deals_of[level - 1], SEED);
    puts("{.at = {");
    for (kind = 0; kind < TOLD_KINDS; kind++)
        print(kind, level);
    puts("}},");
}

static int check(void)
{
    uint32_t level;

    know_nothing();
    for (level = 1; level <= TOLD_LEVELS; level++)
        play_deals(level, CHECK_DEALS, CHECK_SEED);
    printf("sums of squared gaps: %.1f raw, %.1f as stated\n", raw_gap,
           told_gap);
    return told_gap < raw_gap;
}

int main(int argc, char **argv)
{
    uint32_t level;

    if (argc == 2 && strcmp(argv[1], "--check") == 0)
        return check() ? 0 : 1;
    if (argc == 2) {
        level = talon_level_find(argv[1]);
        if (level == 0 || level > TOLD_LEVELS) {
            fputs("usage: fit_told [LEVEL | --check], such as club-1\n",
                  stderr);
            return 2;
        }
        learn(level);
        return 0;
    }
    printf(
        "/* SPDX-License-Identifier: MIT */\n"
        "/* What players of each level state at 0, at a tenth, and so on to\n"
        " * certainty (pt_told.h).\n *\n * Origin: fitted by "
        "tests/measure/fits/told/main.c (seed %d) */\n"
        "#include \"advisor/tripoli/pt_told.h\"\n\n"
        "const struct pt_told tln_pt_told[TOLD_LEVELS] = {\n",
        SEED);
    for (level = 1; level <= TOLD_LEVELS; level++)
        learn(level);
    puts("};");
    return 0;
}
