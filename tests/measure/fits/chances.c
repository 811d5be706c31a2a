/* SPDX-License-Identifier: MIT */
/*
 * Fits the table by which the player of Five Hundred states chances:
 * lib/advisor/five_hundred/pf_chance_table.h.
 *
 *   fit_chances            prints the header, for clang-format
 *   fit_chances --check    a trial run: plays other hands, and fails unless the
 *                          library's table is nearer to what happens than the
 *                          shares of the worlds are
 *
 * In each match, all players have one level. This program has pf_chances.c in a
 * form of its own, so what they state is the share of the worlds, or the mean
 * of the chances in them. Whether the contract is then made says what should
 * have been stated. A row of the table is a line through nine points, found by
 * least squares; it is drawn toward a straight course, toward the row of all
 * numbers of players together, and that one toward the shares themselves, so
 * that a few hands do not count for much. No row falls. Rows of misères before
 * the first card are straight lines, and an open misère has none above a plain
 * one.
 *
 * What a misère is worth depends on the table, so everything is done twice: a
 * few hands with a rough table make the one with which the others are played.
 * The result depends on nothing but the seed, and on the last digit of floating
 * point numbers, where one is rounded.
 */
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_chance_table.h"
#include "talon/talon.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    FIT_SEED = 1,
    CHECK_SEED = 2,
    FIRST_PART = 5, /* the first round plays one hand in so many */
    WAITING_MAX = 4096
};

/* How much a row is drawn toward a straight course and toward another row, in
 * statements. One of many about the same hand, with its cards, counts as a
 * part. */
#define STRAIGHT 6.0
#define TOWARD   6.0
#define OF_CARD  0.125

struct plan {
    uint32_t level;
    const char *preset, *options;
    uint32_t hands;
};

static const struct plan plans[] = {
    {TALON_LEVEL_EXPERT_1, "australian-4", "", 600},
    {TALON_LEVEL_EXPERT_1, "australian-4", "open-misere=off", 150},
    {TALON_LEVEL_EXPERT_1, "american-4", "", 100},
    {TALON_LEVEL_EXPERT_1, "classic-3", "", 150},
    {TALON_LEVEL_EXPERT_1, "two-2", "", 150},
    {TALON_LEVEL_EXPERT_1, "five-5", "", 150},
    {TALON_LEVEL_EXPERT_1, "six-6", "", 100},
    {TALON_LEVEL_CLUB_1, "australian-4", "", 1200},
    {TALON_LEVEL_CLUB_1, "australian-4", "open-misere=off", 300},
    {TALON_LEVEL_CLUB_1, "american-4", "", 300},
    {TALON_LEVEL_CLUB_1, "classic-3", "", 300},
    {TALON_LEVEL_CLUB_1, "two-2", "", 300},
    {TALON_LEVEL_CLUB_1, "five-5", "", 300},
    {TALON_LEVEL_CLUB_1, "six-6", "", 300},
    {TALON_LEVEL_CASUAL_1, "australian-4", "", 600},
    {TALON_LEVEL_CASUAL_1, "classic-3", "", 200},
    {TALON_LEVEL_CASUAL_1, "two-2", "", 200},
    {TALON_LEVEL_CASUAL_1, "five-5", "", 200},
    {TALON_LEVEL_CASUAL_1, "six-6", "", 200},
    {TALON_LEVEL_NOVICE_1, "australian-4", "", 600},
    {TALON_LEVEL_NOVICE_1, "classic-3", "", 200},
    {TALON_LEVEL_NOVICE_1, "two-2", "", 200},
    {TALON_LEVEL_NOVICE_1, "five-5", "", 200},
    {TALON_LEVEL_NOVICE_1, "six-6", "", 200},
};

static const struct plan trial = {TALON_LEVEL_CLUB_1, "australian-4", "", 60};

#define PLANS (sizeof plans / sizeof plans[0])

/* The statements about one kind of contract in one step: the sums of least
 * squares, with a weight for each of the two points that a share lies
 * between. */
struct cell {
    double square[PF_KNOTS][PF_KNOTS], product[PF_KNOTS];
    double miss_share, miss_told; /* squared distances from what happened */
    double count;
};

struct cells {
    struct cell cell[PF_TABLES][PF_STEPS][PF_KINDS];
};

/* A share that waits for the end of the hand. */
struct waiting {
    uint32_t step, share;
    int32_t seat, tricks;
    uint32_t denomination;
};

typedef uint16_t row[PF_KNOTS];

static row table[PF_LEVELS][PF_TABLES][PF_STEPS][PF_KINDS];
static struct cells of_plan;
static struct waiting waiting[WAITING_MAX];
static uint32_t waiting_count;

static void give_up(const char *what)
{
    fprintf(stderr, "fit_chances: %s\n", what);
    exit(1);
}

/* ---- pf_chances.c in another form */

uint16_t tln_pf_told(const struct pf_mind *mind, enum pf_step step,
                     uint32_t denomination, uint32_t share)
{
    (void)mind;
    (void)step;
    (void)denomination;
    return (uint16_t)share;
}

uint32_t tln_pf_misere_chance(const struct pf_mind *mind, enum pf_step step,
                              uint32_t denomination, int is_solved)
{
    const uint16_t *points =
        table[mind->decision->budget.level][mind->sight.seats - 2][step]
             [tln_pf_kind(denomination)];

    return points[is_solved ? PF_KNOTS - 1 : 0];
}

/* ---- playing */

/* Notes what a seat states with its move. What the tricks have decided is
 * certain and does not count. */
static void note(const talon_game *game, const talon_advice *advice)
{
    struct waiting *one = &waiting[waiting_count];
    talon_fh_state state;
    int is_bid = advice->next_move.kind == TALON_KIND_BID;

    if (advice->chance_of != TALON_CHANCE_CONTRACT || advice->worlds == 0)
        return;
    if (talon_fh_state_of(game, &state) < 0 || waiting_count == WAITING_MAX)
        give_up("a state is missing");
    one->step = is_bid                                      ? PF_CALL
                : advice->next_move.kind == TALON_KIND_PLAY ? PF_CARD
                                                            : PF_DISCARD;
    one->share = advice->chance;
    one->seat = is_bid ? advice->next_move.seat : state.bidder;
    one->tricks = is_bid ? advice->next_move.amount : state.bid_tricks;
    one->denomination =
        is_bid ? advice->next_move.denomination : state.bid_denomination;
    waiting_count++;
}

static double told_of(const uint16_t *points, uint32_t share)
{
    uint32_t i = share / PF_KNOT, past = share % PF_KNOT;

    return past == 0 ? points[i]
                     : points[i] +
                           (points[i + 1] - points[i]) * (double)past / PF_KNOT;
}

static void add(struct cell *cell, const uint16_t *points, uint32_t share,
                int made, double weight)
{
    uint32_t i = share / PF_KNOT;
    double up = (double)(share % PF_KNOT) / PF_KNOT, down = 1 - up;
    double happened = made ? 1 : 0;
    double by_share = (double)share / TALON_CERTAIN - happened;
    double by_table = told_of(points, share) / TALON_CERTAIN - happened;

    cell->square[i][i] += weight * down * down;
    cell->product[i] += weight * down * happened;
    if (up > 0) {
        cell->square[i][i + 1] += weight * down * up;
        cell->square[i + 1][i] += weight * down * up;
        cell->square[i + 1][i + 1] += weight * up * up;
        cell->product[i + 1] += weight * up * happened;
    }
    cell->miss_share += weight * by_share * by_share;
    cell->miss_told += weight * by_table * by_table;
    cell->count += weight;
}

/* Counts what was stated in a hand that is over. Of bids, only the contract is
 * ever played. */
static void settle(const struct plan *plan, const talon_game *game,
                   const talon_fh_state *bid, uint32_t seats)
{
    talon_fh_score score;
    uint32_t i;

    if (waiting_count > 0 && talon_fh_last_score(game, &score) < 0)
        give_up("a score is missing");
    for (i = 0; i < waiting_count; i++) {
        const struct waiting *one = &waiting[i];
        uint32_t kind = tln_pf_kind(one->denomination);

        if (one->seat == bid->bidder && one->tricks == bid->bid_tricks &&
            one->denomination == bid->bid_denomination)
            add(&of_plan.cell[seats - 2][one->step][kind],
                table[plan->level][seats - 2][one->step][kind], one->share,
                score.made, one->step == PF_CARD ? OF_CARD : 1);
    }
    waiting_count = 0;
}

/* Plays to the end of the game, or of so many hands; returns how many. */
static uint32_t play_game(const struct plan *plan, talon_game *game,
                          talon_rng *rng, uint32_t hands)
{
    static _Alignas(8) uint64_t scratch[TALON_PLAYER_BYTES / 8];
    talon_player_budget budget = {.level = plan->level};
    uint32_t played = 0, count, seats = 0;
    talon_fh_state bid = {0};
    talon_advice advice;
    int32_t seat;

    talon_game_seat_count(game, &seats);
    while (talon_game_to_act(game, &seat) >= 0) {
        if (seat < 0 && bid.bidder != TALON_NOBODY && bid.bid_denomination) {
            settle(plan, game, &bid, seats);
            played++;
        }
        if (seat == TALON_NOBODY || played == hands)
            break;
        memset(&bid, 0, sizeof bid);
        if (seat == TALON_TABLE) {
            waiting_count = 0;
            if (talon_game_chance(game, rng, NULL, 0, NULL) < 0)
                give_up("a deal is refused");
            continue;
        }
        if (talon_player_advise(game, seat, &budget, NULL, NULL, 0, rng,
                                scratch, sizeof scratch, &advice, 1,
                                &count) < 0)
            give_up("a player refuses");
        note(game, &advice);
        if (talon_fh_state_of(game, &bid) < 0 ||
            talon_game_apply(game, &advice.next_move, NULL, 0, NULL) < 0)
            give_up("a move is refused");
    }
    return played;
}

/* Plays the hands of a plan; the sums are in `of_plan`. */
static void play_plan(const struct plan *plan, uint32_t hands, uint8_t seed,
                      uint32_t number)
{
    uint8_t bytes[TALON_SEED_BYTES] = {seed};
    talon_rules rules;
    talon_game *game;
    talon_rng rng;
    char key[32];
    const char *value = strchr(plan->options, '=');

    talon_rng_seed(&rng, bytes, number);
    if (talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0) < 0 ||
        talon_rules_preset(&rules, plan->preset) < 0)
        give_up("no such preset");
    if (value != NULL) {
        snprintf(key, sizeof key, "%.*s", (int)(value - plan->options),
                 plan->options);
        if (talon_rules_set_text(&rules, key, value + 1) < 0)
            give_up("no such option");
    }
    memset(&of_plan, 0, sizeof of_plan);
    while (hands > 0) {
        uint32_t played;

        waiting_count = 0;
        if (talon_game_new(NULL, &rules, &game) < 0)
            give_up("no memory");
        played = play_game(plan, game, &rng, hands);
        hands -= played < hands ? played : hands;
        talon_game_free(NULL, game);
    }
}

/* Plays one hand in `part` of all plans, each in a process of its own. */
static void play_all(struct cells all[PF_LEVELS], uint32_t part)
{
    int pipes[PLANS][2];
    uint32_t i, k;

    for (i = 0; i < PLANS; i++) {
        if (pipe(pipes[i]) != 0)
            give_up("no pipe");
        if (fork() == 0) {
            play_plan(&plans[i], plans[i].hands / part, FIT_SEED, i);
            if (write(pipes[i][1], &of_plan, sizeof of_plan) !=
                (ssize_t)sizeof of_plan)
                give_up("a pipe is full");
            exit(0);
        }
        close(pipes[i][1]);
    }
    for (i = 0; i < PLANS; i++) {
        double *to = (double *)&all[plans[i].level];
        const double *from = (const double *)&of_plan;
        size_t have = 0;
        ssize_t more = 1;

        for (; more > 0 && have < sizeof of_plan; have += (size_t)more)
            more = read(pipes[i][0], (char *)&of_plan + have,
                        sizeof of_plan - have);
        if (have != sizeof of_plan)
            give_up("a match is lost");
        for (k = 0; k < sizeof of_plan / sizeof *to; k++)
            to[k] += from[k];
        close(pipes[i][0]);
    }
    while (wait(NULL) > 0)
        ;
}

/* ---- fitting */

/* Solves square * x = product, by elimination; both are lost. The matrix is
 * positive definite. */
static void solve(double square[PF_KNOTS][PF_KNOTS], double *product,
                  uint32_t size, double *x)
{
    uint32_t i, k, n;

    for (i = 0; i < size; i++) {
        for (k = i + 1; k < size; k++) {
            double times = square[k][i] / square[i][i];

            for (n = i; n < size; n++)
                square[k][n] -= times * square[i][n];
            product[k] -= times * product[i];
        }
    }
    for (i = size; i-- > 0;) {
        x[i] = product[i];
        for (k = i + 1; k < size; k++)
            x[i] -= square[i][k] * x[k];
        x[i] /= square[i][i];
    }
}

/* Makes a course rise: points that fall get their mean. */
static void raise_points(double *points)
{
    uint32_t i, k, size[PF_KNOTS], blocks = 0;
    double mean[PF_KNOTS];

    for (i = 0; i < PF_KNOTS; i++) {
        mean[blocks] = points[i];
        size[blocks++] = 1;
        while (blocks > 1 && mean[blocks - 2] > mean[blocks - 1]) {
            mean[blocks - 2] = (mean[blocks - 2] * size[blocks - 2] +
                                mean[blocks - 1] * size[blocks - 1]) /
                               (size[blocks - 2] + size[blocks - 1]);
            size[blocks - 2] += size[blocks - 1];
            blocks--;
        }
    }
    for (i = 0, k = 0; k < blocks; k++)
        while (size[k]-- > 0)
            points[i++] = mean[k];
}

/* Fits a row through its points. */
static void fit_points(const struct cell *cell, const double *prior,
                       double *points)
{
    static const double bend[3] = {1, -2, 1};
    struct cell sums = *cell;
    uint32_t i, k, n;

    for (i = 0; i < PF_KNOTS; i++) {
        sums.square[i][i] += TOWARD;
        sums.product[i] += TOWARD * prior[i];
    }
    for (i = 0; i + 2 < PF_KNOTS; i++)
        for (k = 0; k < 3; k++)
            for (n = 0; n < 3; n++)
                sums.square[i + k][i + n] += STRAIGHT * bend[k] * bend[n];
    solve(sums.square, sums.product, PF_KNOTS, points);
    raise_points(points);
}

/* Fits a row that is a straight line from its first point to its last. */
static void fit_line(const struct cell *cell, const double *prior,
                     double *points)
{
    double square[PF_KNOTS][PF_KNOTS] = {{0}}, product[2], ends[2];
    uint32_t i, k;

    square[0][0] = square[1][1] = TOWARD;
    product[0] = TOWARD * prior[0];
    product[1] = TOWARD * prior[PF_KNOTS - 1];
    for (i = 0; i < PF_KNOTS; i++) {
        double a[2] = {1 - (double)i / (PF_KNOTS - 1),
                       (double)i / (PF_KNOTS - 1)};

        for (k = 0; k < PF_KNOTS; k++) {
            double b[2] = {1 - (double)k / (PF_KNOTS - 1),
                           (double)k / (PF_KNOTS - 1)};

            square[0][0] += cell->square[i][k] * a[0] * b[0];
            square[0][1] += cell->square[i][k] * a[0] * b[1];
            square[1][0] += cell->square[i][k] * a[1] * b[0];
            square[1][1] += cell->square[i][k] * a[1] * b[1];
        }
        product[0] += cell->product[i] * a[0];
        product[1] += cell->product[i] * a[1];
    }
    solve(square, product, 2, ends);
    if (ends[1] < ends[0])
        ends[0] = ends[1] = (ends[0] + ends[1]) / 2;
    for (i = 0; i < PF_KNOTS; i++)
        points[i] = ends[0] + (ends[1] - ends[0]) * i / (PF_KNOTS - 1);
}

static void fit_cell(const struct cell *cell, uint32_t step, uint32_t kind,
                     const double *prior, double *points)
{
    if (kind >= 2 && step != PF_CARD)
        fit_line(cell, prior, points);
    else
        fit_points(cell, prior, points);
}

/* The shares themselves; but misères that the solver beats are let off now and
 * then. */
static void plain_row(uint32_t step, uint32_t kind, double *points)
{
    double low = kind >= 2 && step != PF_CARD ? 0.25 : 0.02;
    uint32_t i;

    for (i = 0; i < PF_KNOTS; i++)
        points[i] = low + (0.98 - low) * i / (PF_KNOTS - 1);
}

/* Only what is decided is certain. */
static void put_row(const double *points, uint16_t *into)
{
    uint32_t i;

    for (i = 0; i < PF_KNOTS; i++) {
        double chance = points[i] < 0.005   ? 0.005
                        : points[i] > 0.995 ? 0.995
                                            : points[i];

        into[i] = (uint16_t)(chance * TALON_CERTAIN + 0.5);
    }
}

/* Makes a row a straight line between its ends. */
static void straighten(uint16_t *points)
{
    uint32_t i, last = PF_KNOTS - 1;

    for (i = 1; i < last; i++)
        points[i] =
            (uint16_t)((points[0] * (last - i) + points[last] * i) / last);
}

/* FH-24: nobody makes an open misère that would fail with a hidden hand. */
static void keep_below(uint16_t *open, uint16_t *plain)
{
    uint32_t i;

    for (i = 0; i < PF_KNOTS; i += PF_KNOTS - 1)
        if (plain[i] < open[i])
            plain[i] = open[i];
    straighten(open);
    straighten(plain);
}

/* Fits the rows of a step and a kind, for each number of players. */
static void fit_kind(const struct cells *cells, uint32_t level, uint32_t step,
                     uint32_t kind)
{
    double plain[PF_KNOTS], together[PF_KNOTS], points[PF_KNOTS];
    struct cell all = {0};
    uint32_t seats, i;

    for (seats = 0; seats < PF_TABLES; seats++)
        for (i = 0; i < sizeof all / sizeof(double); i++)
            ((double *)&all)[i] +=
                ((const double *)&cells->cell[seats][step][kind])[i];
    plain_row(step, kind, plain);
    fit_cell(&all, step, kind, plain, together);
    for (seats = 0; seats < PF_TABLES; seats++) {
        fit_cell(&cells->cell[seats][step][kind], step, kind, together, points);
        put_row(points, table[level][seats][step][kind]);
    }
}

static void fit_level(const struct cells *cells, uint32_t level)
{
    uint32_t seats, step, kind;

    for (step = 0; step < PF_STEPS; step++)
        for (kind = 0; kind < PF_KINDS; kind++)
            fit_kind(cells, level, step, kind);
    for (seats = 0; seats < PF_TABLES; seats++)
        for (step = 0; step < PF_CARD; step++)
            keep_below(table[level][seats][step][3],
                       table[level][seats][step][2]);
}

/* A round: plays, and fits the table to what happened. */
static void fit_all(uint32_t part)
{
    static struct cells all[PF_LEVELS];
    uint32_t level;

    memset(all, 0, sizeof all);
    play_all(all, part);
    for (level = 1; level < PF_LEVELS; level++)
        fit_level(&all[level], level);
}

/* ---- all of it */

static void print_rows(const uint16_t *points, const uint32_t *size)
{
    uint32_t i, step = 1, k;

    for (k = 1; size[k] != 0; k++)
        step *= size[k];
    printf("{");
    for (i = 0; i < size[0]; i++) {
        if (size[1] != 0)
            print_rows(points + (size_t)i * step, size + 1);
        else
            printf("%u", points[i]);
        printf(i + 1 < size[0] ? "," : "}");
    }
}

static void print_header(void)
{
    static const uint32_t size[] = {PF_LEVELS, PF_TABLES, PF_STEPS,
                                    PF_KINDS,  PF_KNOTS,  0};

    printf(
        "/* SPDX-License-Identifier: MIT */\n"
        "/* The chances that are stated of contracts (pf_chances.h), in\n"
        " * 1/10 000. The indices are the level, the number of players less\n"
        " * two, the step, the kind of contract, and the share of the worlds\n"
        " * in eighths.\n"
        " * Origin: fitted by tests/measure/fits/chances.c (seed %d) */\n"
        "static const uint16_t told[PF_LEVELS][PF_TABLES][PF_STEPS][PF_KINDS]"
        "[PF_KNOTS] = ",
        FIT_SEED);
    print_rows(&table[0][0][0][0][0], size);
    puts(";");
}

/* Whether the library's table is nearer to what happens than the shares. */
static int check(void)
{
    double by_share = 0, by_table = 0, count = 0;
    uint32_t i;

    memcpy(table, told, sizeof table);
    play_plan(&trial, trial.hands, CHECK_SEED, 0);
    for (i = 0; i < PF_STEPS * PF_KINDS; i++) {
        const struct cell *cell =
            &of_plan.cell[0][0][0] + i + (size_t)2 * PF_STEPS * PF_KINDS;

        by_share += cell->miss_share;
        by_table += cell->miss_told;
        count += cell->count;
    }
    printf("mean squared distance from what happened: %.4f by shares, %.4f as "
           "stated\n",
           by_share / count, by_table / count);
    return by_table < by_share;
}

int main(int argc, char **argv)
{
    uint32_t level, seats, step, kind;
    double points[PF_KNOTS];

    if (argc > 1 && strcmp(argv[1], "--check") == 0)
        return check() ? 0 : 1;
    for (level = 0; level < PF_LEVELS; level++)
        for (seats = 0; seats < PF_TABLES; seats++)
            for (step = 0; step < PF_STEPS; step++)
                for (kind = 0; kind < PF_KINDS; kind++) {
                    plain_row(step, kind, points);
                    put_row(points, table[level][seats][step][kind]);
                }
    fit_all(FIRST_PART);
    fit_all(1);
    print_header();
    return 0;
}
