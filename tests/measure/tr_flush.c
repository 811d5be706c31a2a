/* SPDX-License-Identifier: MIT */
/* What players of Tripoli do with an ace-high flush, and what they state of it,
 * at a table that raises more and more: by the number of raises so far, how
 * often they bet or raise once more, and how often the flush was the best hand.
 *
 *   tr_flush LEVEL [SEED [DEALS [MOST]]]
 *
 * Five players of the level play without a limit on raises. Of the deals drawn,
 * those count in which a seat chose an ace-high flush for poker (TR-15). The
 * errors are by deal. With MOST, the program fails if after raises they raise
 * as often as before, or overstate by more than MOST points and two errors.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "talon/player.h"
#include "talon/talon.h"

enum {
    SEATS = 5,
    ROWS = 5 /* no raise, one, two, three, more */
};

static const char *const names[ROWS] = {"no raise", "one raise", "two raises",
                                        "three raises", "more raises"};

/* Sums over decisions, and over deals of the squares of what a deal adds. */
static struct row {
    double cases, raised, stated, best, gap, squares;
} rows[ROWS];

static double gaps[ROWS]; /* of the deal: stated less happened */
static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
static uint64_t scratch[TALON_PLAYER_BYTES / 8];
static talon_advice advice[TALON_PLAYER_MOVES_MAX];
static talon_player_budget budget;

static void must_ok(talon_status status)
{
    if (status < 0) {
        fprintf(stderr, "tr_flush: %s\n", talon_status_name(status));
        exit(1);
    }
}

static int is_ace_high_flush(const talon_cards *hand)
{
    char text[TALON_POKER_TEXT_MAX];
    uint32_t rank;
    size_t length;

    if (talon_poker_rank(hand, &rank) < 0 ||
        talon_poker_category(rank) != TALON_POKER_FLUSH)
        return 0;
    must_ok(talon_poker_format(rank, text, sizeof text, &length));
    return strstr(text, "ace") != NULL;
}

/* The part of the pot that a hand deserves: 1 / k for one of k best ones. */
static double share_of(const talon_tr_state *state, int32_t seat)
{
    uint32_t mine, rank, equal = 0;
    int32_t other;

    must_ok(talon_poker_rank(&state->selected[seat], &mine));
    for (other = 0; other < SEATS; other++) {
        if ((state->in_poker >> other & 1) == 0)
            continue;
        must_ok(talon_poker_rank(&state->selected[other], &rank));
        if (rank > mine)
            return 0;
        equal += rank == mine;
    }
    return 1. / equal;
}

/* Counts the decision of a seat that holds such a flush. */
static void add(const talon_tr_state *state, int32_t seat)
{
    uint32_t at = state->raises < ROWS ? state->raises : ROWS - 1;
    uint32_t kind = advice[0].next_move.kind;
    double stated = advice[0].chance / (double)TALON_CERTAIN;
    double best = share_of(state, seat);
    struct row *row = &rows[at];

    row->cases++;
    row->raised += kind == TALON_KIND_BET || kind == TALON_KIND_RAISE_BY;
    row->stated += stated;
    row->best += best;
    gaps[at] += stated - best;
}

static void end_deal(void)
{
    uint32_t at;

    for (at = 0; at < ROWS; at++) {
        rows[at].gap += gaps[at];
        rows[at].squares += gaps[at] * gaps[at];
        gaps[at] = 0;
    }
}

static void play_deal(const talon_rules *rules, talon_rng *rng)
{
    uint32_t phase, count;
    talon_tr_state state;
    talon_game *game;
    int32_t seat;

    must_ok(talon_game_init(memory, sizeof memory, rules, &game));
    must_ok(talon_game_chance(game, rng, NULL, 0, NULL));
    for (;;) {
        must_ok(talon_game_phase(game, &phase));
        if (phase == TALON_PHASE_MICHIGAN)
            break;
        must_ok(talon_game_to_act(game, &seat));
        must_ok(talon_player_advise(game, seat, &budget, NULL, NULL, 0, rng,
                                    scratch, sizeof scratch, advice,
                                    TALON_PLAYER_MOVES_MAX, &count));
        must_ok(talon_tr_state_of(game, &state));
        if (phase == TALON_PHASE_BETTING &&
            advice[0].chance_of == TALON_CHANCE_BEST_HAND &&
            is_ace_high_flush(&state.selected[seat]))
            add(&state, seat);
        must_ok(talon_game_apply(game, &advice[0].next_move, NULL, 0, NULL));
    }
    end_deal();
}

/* Whether a row is as it must be. */
static int is_sound(const struct row *row, double most)
{
    double before = rows[0].raised / rows[0].cases;

    return row == rows || row->cases == 0 ||
           (row->raised / row->cases < before &&
            100 * row->gap <= most * row->cases + 200 * sqrt(row->squares));
}

/* Returns how many rows are not as they must be. */
static uint32_t print(double most)
{
    uint32_t at, bad = 0;

    puts("before a decision   decisions  raised  stated  happened  "
         "stated too much");
    for (at = 0; at < ROWS; at++) {
        const struct row *row = &rows[at];

        if (row->cases == 0)
            continue;
        printf("%-19s %9.0f  %5.1f%%  %5.1f%%  %7.1f%%  %+5.1f +- %.1f\n",
               names[at], row->cases, 100 * row->raised / row->cases,
               100 * row->stated / row->cases, 100 * row->best / row->cases,
               100 * row->gap / row->cases,
               100 * sqrt(row->squares) / row->cases);
        bad += !is_sound(row, most);
    }
    return bad;
}

int main(int argc, char **argv)
{
    uint32_t deals = argc > 3 ? (uint32_t)atoi(argv[3]) : 1000, i;
    uint8_t seed[TALON_SEED_BYTES] = "flush";
    talon_rules rules;
    talon_rng rng;

    if (argc >= 2)
        budget.level = talon_level_find(argv[1]);
    if (budget.level == 0) {
        fputs("usage: tr_flush LEVEL [SEED [DEALS [MOST]]]\n", stderr);
        return 2;
    }
    must_ok(
        talon_rng_seed(&rng, seed, argc > 2 ? (uint32_t)atoi(argv[2]) : 9003));
    must_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 1));
    must_ok(talon_rules_set(&rules, TALON_TR_OPTION_RAISE_CAP, 0));
    for (i = 0; i < deals; i++) {
        must_ok(talon_rules_set(&rules, TALON_TR_OPTION_FIRST_DEALER,
                                (int32_t)(i % SEATS)));
        play_deal(&rules, &rng);
    }
    return print(argc > 4 ? atof(argv[4]) : 100) == 0 ? 0 : 1;
}
