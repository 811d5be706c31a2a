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
 * form of its own, so it learns what the worlds say of every move, and how
 * strong the hand is. The mean share of the worlds for hands of a strength is
 * what such hands promise; so much is told by all moves that are considered.
 * Whether the contract is then made says what should have been stated with the
 * move that was made. A row of the tables is a line through nine points, found
 * by least squares; it is drawn toward a straight course, toward the row of all
 * numbers of players together, and that one toward the shares themselves, so
 * that a few hands do not count for much. No row falls. Rows of misères before
 * the first card are straight lines, and an open misère has none above a plain
 * one.
 *
 * What a misère is worth depends on the tables, so everything is done twice: a
 * few hands with rough tables make those with which the others are played. The
 * result depends on nothing but the seed, and on the last digit of floating
 * point numbers, where one is rounded.
 */
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_chance_table.h"
#include "advisor/five_hundred/pf_levels.h"
#include "talon/talon.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    FIT_SEED = 1,
    CHECK_SEED = 2,
    FIRST_PART = 10, /* the first round plays one hand in so many */
    JOB_HANDS = 50,
    JOBS_MAX = 256,
    STATEMENTS_STEP = 4096,
    CONTRACT = PF_STEPS /* not a statement, but what became of a contract */
};

/* How much a row is drawn toward a straight course and toward another row, in
 * statements. One of many about the same hand counts as a part. */
#define STRAIGHT 40.0
#define TOWARD   6.0
#define OF_CARD  0.125
#define OF_MOVE  0.25 /* of those considered */
#define USUAL    20.0 /* contracts, for how often they are made */

struct plan {
    uint32_t level;
    const char *preset, *options;
    uint32_t hands;
};

static const struct plan plans[] = {
    {TALON_LEVEL_EXPERT_1, "australian-4", "", 1600},
    {TALON_LEVEL_EXPERT_1, "australian-4", "open-misere=off", 300},
    {TALON_LEVEL_EXPERT_1, "american-4", "", 200},
    {TALON_LEVEL_EXPERT_1, "classic-3", "", 400},
    {TALON_LEVEL_EXPERT_1, "two-2", "", 1000},
    {TALON_LEVEL_EXPERT_1, "five-5", "", 200},
    {TALON_LEVEL_EXPERT_1, "six-6", "", 160},
    {TALON_LEVEL_CLUB_1, "australian-4", "", 1000},
    {TALON_LEVEL_CLUB_1, "australian-4", "open-misere=off", 400},
    {TALON_LEVEL_CLUB_1, "american-4", "", 200},
    {TALON_LEVEL_CLUB_1, "classic-3", "", 600},
    {TALON_LEVEL_CLUB_1, "two-2", "", 1000},
    {TALON_LEVEL_CLUB_1, "five-5", "", 300},
    {TALON_LEVEL_CLUB_1, "six-6", "", 200},
    {TALON_LEVEL_CASUAL_1, "australian-4", "", 300},
    {TALON_LEVEL_CASUAL_1, "classic-3", "", 300},
    {TALON_LEVEL_CASUAL_1, "two-2", "", 500},
    {TALON_LEVEL_CASUAL_1, "five-5", "", 100},
    {TALON_LEVEL_CASUAL_1, "six-6", "", 100},
    {TALON_LEVEL_NOVICE_1, "australian-4", "", 300},
    {TALON_LEVEL_NOVICE_1, "classic-3", "", 300},
    {TALON_LEVEL_NOVICE_1, "two-2", "", 500},
    {TALON_LEVEL_NOVICE_1, "five-5", "", 100},
    {TALON_LEVEL_NOVICE_1, "six-6", "", 100},
};

static const struct plan trial = {TALON_LEVEL_CLUB_1, "australian-4", "", 60};

#define PLANS (sizeof plans / sizeof plans[0])

/* What became of the contract of a statement. */
enum {
    LOST,
    MADE,
    NOT_PLAYED
};

/* What the worlds say of a move: with a card, only the share is known. */
struct statement {
    uint8_t seats, step, denomination, end;
    uint16_t share, worlds, merit;
    int8_t seat, tricks;
    uint8_t is_move; /* whether the move was made */
};

struct statements {
    struct statement *one;
    size_t count, room;
};

/* The statements about one kind of contract in one step: the sums of least
 * squares, with a weight for each of the two points that a share lies
 * between. */
struct cell {
    double square[PF_KNOTS][PF_KNOTS], product[PF_KNOTS];
};

typedef uint16_t row[PF_KNOTS];

static row table[PF_LEVELS][PF_TABLES][PF_STEPS][PF_KINDS];
static row promise[PF_TABLES][PF_CARD][PF_PROMISES];
static uint16_t often[PF_LEVELS][PF_TABLES][2];
static struct statements of_plan; /* those of this process */
static size_t open_from;          /* the first one of the hand */

/* What was found out for the advice of one decision, in its order: before the
 * first card, what is stated is an index of this. */
static struct pf_found founds[TALON_PLAYER_MOVES_MAX];
static uint32_t found_count;

static void give_up(const char *what)
{
    fprintf(stderr, "fit_chances: %s\n", what);
    exit(1);
}

/* ---- pf_chances.c in another form */

uint32_t tln_pf_drawn(const struct pf_mind *mind, const struct pf_found *found)
{
    (void)mind;
    if (found_count == TALON_PLAYER_MOVES_MAX)
        give_up("too many moves");
    founds[found_count] = *found;
    return found_count++;
}

uint16_t tln_pf_told(const struct pf_mind *mind, const struct pf_found *found,
                     uint32_t share)
{
    (void)mind;
    (void)found;
    return (uint16_t)share;
}

static uint32_t drawn_share(uint32_t level, uint32_t seats,
                            const struct pf_found *found)
{
    uint32_t kind = tln_pf_promise_kind(found->denomination);

    return tln_pf_draw(
        tln_pf_skill(level), found,
        tln_pf_on_row(promise[seats - 2][found->step][kind], found->merit));
}

uint32_t tln_pf_misere_chance(const struct pf_mind *mind,
                              const struct pf_found *found, int is_solved)
{
    struct pf_found one = *found;
    uint32_t seats = mind->sight.seats, kind = tln_pf_kind(found->denomination);

    one.share = is_solved ? TALON_CERTAIN : 0;
    return tln_pf_on_row(
        table[mind->decision->budget.level][seats - 2][found->step][kind],
        drawn_share(mind->decision->budget.level, seats, &one));
}

/* ---- playing */

static void keep(struct statements *all, const struct statement *one)
{
    if (all->count == all->room) {
        all->room += STATEMENTS_STEP;
        all->one = realloc(all->one, all->room * sizeof *one);
        if (all->one == NULL)
            give_up("no memory");
    }
    all->one[all->count++] = *one;
}

/* Whether the tricks taken so far decide the contract. */
static int is_decided(const talon_fh_state *state, uint32_t seats)
{
    uint32_t taken = 0, played = 0, seat;

    if (state->bid_denomination >= TALON_DENOMINATION_MISERE)
        return 0;
    for (seat = 0; seat < seats; seat++) {
        played += state->tricks[seat];
        if ((state->side[state->bidder] >> seat & 1) != 0)
            taken += state->tricks[seat];
    }
    return taken >= state->bid_tricks ||
           taken + TALON_FH_TRICKS - played < state->bid_tricks;
}

/* Notes what a seat states of a move. What the tricks have decided is certain
 * and does not count. */
static void note(const talon_fh_state *state, uint32_t seats,
                 const talon_advice *advice, int is_move)
{
    const talon_move *move = &advice->next_move;
    int is_bid = move->kind == TALON_KIND_BID;
    struct statement one = {.seats = (uint8_t)seats, .end = NOT_PLAYED};

    if (advice->chance_of != TALON_CHANCE_CONTRACT || advice->worlds == 0)
        return;
    one.is_move = (uint8_t)is_move;
    one.seat = is_bid ? move->seat : state->bidder;
    one.tricks = (int8_t)(is_bid ? move->amount : state->bid_tricks);
    one.denomination = is_bid ? move->denomination : state->bid_denomination;
    one.step = PF_CARD;
    one.share = advice->chance;
    if (move->kind != TALON_KIND_PLAY) {
        const struct pf_found *found = &founds[advice->chance];

        one.step = (uint8_t)found->step;
        one.share = (uint16_t)found->share;
        one.worlds = (uint16_t)found->worlds;
        one.merit = (uint16_t)found->merit;
    } else if (!is_move || is_decided(state, seats)) {
        return;
    }
    keep(&of_plan, &one);
}

/* Notes the end of a hand, which had a contract. Of bids, only the contract is
 * ever played. */
static void settle(const talon_game *game, const talon_fh_state *bid)
{
    struct statement contract = {.step = CONTRACT,
                                 .denomination = bid->bid_denomination};
    uint32_t seats = 0;
    talon_fh_score score;

    if (talon_game_seat_count(game, &seats) < 0 ||
        talon_fh_last_score(game, &score) < 0)
        give_up("a score is missing");
    for (; open_from < of_plan.count; open_from++) {
        struct statement *one = &of_plan.one[open_from];

        if (one->is_move && one->seat == bid->bidder &&
            one->tricks == bid->bid_tricks &&
            one->denomination == bid->bid_denomination)
            one->end = score.made ? MADE : LOST;
    }
    contract.seats = (uint8_t)seats;
    contract.end = score.made ? MADE : LOST;
    keep(&of_plan, &contract);
    open_from = of_plan.count;
}

static void add(struct cell *cell, uint32_t at, double happened, double weight)
{
    uint32_t i = at / PF_KNOT;
    double up = (double)(at % PF_KNOT) / PF_KNOT, down = 1 - up;

    cell->square[i][i] += weight * down * down;
    cell->product[i] += weight * down * happened;
    if (up > 0) {
        cell->square[i][i + 1] += weight * down * up;
        cell->square[i + 1][i] += weight * down * up;
        cell->square[i + 1][i + 1] += weight * up * up;
        cell->product[i + 1] += weight * up * happened;
    }
}

/* A decision and its statements. */
static void decide(const struct plan *plan, talon_game *game, int32_t seat,
                   talon_rng *rng, talon_fh_state *state)
{
    static _Alignas(8) uint64_t scratch[TALON_PLAYER_BYTES / 8];
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_player_budget budget = {.level = plan->level};
    uint32_t count = 0, seats = 0, i;

    talon_game_seat_count(game, &seats);
    found_count = 0;
    if (talon_fh_state_of(game, state) < 0 ||
        talon_player_advise(game, seat, &budget, NULL, NULL, 0, rng, scratch,
                            sizeof scratch, advice, TALON_PLAYER_MOVES_MAX,
                            &count) < 0)
        give_up("a player refuses");
    for (i = 0; i < count; i++)
        note(state, seats, &advice[i], i == 0);
    if (talon_game_apply(game, &advice[0].next_move, NULL, 0, NULL) < 0)
        give_up("a move is refused");
}

/* Plays to the end of the game, or of so many hands; returns how many. */
static uint32_t play_game(const struct plan *plan, talon_game *game,
                          talon_rng *rng, uint32_t hands)
{
    uint32_t played = 0;
    talon_fh_state bid = {0};
    int32_t seat;

    while (talon_game_to_act(game, &seat) >= 0) {
        if (seat < 0 && bid.bidder != TALON_NOBODY && bid.bid_denomination) {
            settle(game, &bid);
            played++;
        }
        if (seat == TALON_NOBODY || played == hands)
            break;
        memset(&bid, 0, sizeof bid);
        if (seat != TALON_TABLE) {
            decide(plan, game, seat, rng, &bid);
            continue;
        }
        open_from = of_plan.count;
        if (talon_game_chance(game, rng, NULL, 0, NULL) < 0)
            give_up("a deal is refused");
    }
    return played;
}

/* Plays the hands of a plan; the statements are in `of_plan`. */
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
    of_plan.count = 0;
    while (hands > 0) {
        uint32_t played;

        open_from = of_plan.count;
        if (talon_game_new(NULL, &rules, &game) < 0)
            give_up("no memory");
        played = play_game(plan, game, &rng, hands);
        hands -= played < hands ? played : hands;
        talon_game_free(NULL, game);
    }
}

/* Sends the statements of this process. */
static void send(int to)
{
    const char *bytes = (const char *)of_plan.one;
    size_t size = of_plan.count * sizeof *of_plan.one;

    while (size > 0) {
        ssize_t written = write(to, bytes, size);

        if (written <= 0)
            give_up("a pipe is shut");
        bytes += written;
        size -= (size_t)written;
    }
}

/* Takes the statements of a process. */
static void take(int from, struct statements *all)
{
    struct statement one;
    size_t have = 0;
    ssize_t more;

    while ((more = read(from, (char *)&one + have, sizeof one - have)) > 0) {
        have += (size_t)more;
        if (have < sizeof one)
            continue;
        keep(all, &one);
        have = 0;
    }
    close(from);
}

/* Begins a process that plays hands of a plan; returns the end of its pipe. */
static int begin_job(const struct plan *plan, uint32_t hands, uint32_t number)
{
    int ends[2];

    if (pipe(ends) != 0)
        give_up("no pipe");
    fflush(stdout);
    if (fork() == 0) {
        play_plan(plan, hands, FIT_SEED, number);
        send(ends[1]);
        exit(0);
    }
    close(ends[1]);
    return ends[0];
}

/* Plays one hand in `part` of all plans, in processes that play JOB_HANDS
 * each. */
static void play_all(struct statements all[PF_LEVELS], uint32_t part)
{
    int from[JOBS_MAX], ended;
    uint32_t level[JOBS_MAX], count = 0, i, hands;

    for (i = 0; i < PLANS; i++)
        for (hands = plans[i].hands / part; hands > 0;) {
            uint32_t some = hands < JOB_HANDS ? hands : JOB_HANDS;

            if (count == JOBS_MAX)
                give_up("more hands than JOBS_MAX jobs play");
            level[count] = plans[i].level;
            from[count] = begin_job(&plans[i], some, count);
            hands -= some;
            count++;
        }
    for (i = 0; i < count; i++)
        take(from[i], &all[level[i]]);
    while (wait(&ended) > 0)
        if (ended != 0)
            give_up("a match is lost");
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

    for (i = 0; i < PF_KNOTS; i++) {
        double share = (double)i / (PF_KNOTS - 1);

        if (kind >= 2 && step == PF_CARD)
            share *= share; /* tln_pf_place() */
        points[i] = low + (0.98 - low) * share;
    }
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

static struct pf_found found_of(const struct statement *one)
{
    return (struct pf_found){.step = one->step,
                             .denomination = one->denomination,
                             .share = one->share,
                             .worlds = one->worlds,
                             .merit = one->merit};
}

static void add_cell(struct cell *all, const struct cell *cell)
{
    uint32_t i;

    for (i = 0; i < sizeof *all / sizeof(double); i++)
        ((double *)all)[i] += ((const double *)cell)[i];
}

/* Fits the rows of the promises of a step and a kind, by the moves of all
 * levels. */
static void fit_promise(const struct statements all[PF_LEVELS], uint32_t step,
                        uint32_t kind)
{
    double plain[PF_KNOTS], together[PF_KNOTS], points[PF_KNOTS];
    struct cell cell[PF_TABLES], sum;
    uint32_t level, seats;
    size_t i;

    memset(cell, 0, sizeof cell);
    memset(&sum, 0, sizeof sum);
    for (level = 1; level < PF_LEVELS; level++)
        for (i = 0; i < all[level].count; i++) {
            const struct statement *one = &all[level].one[i];

            if (one->step == step &&
                tln_pf_promise_kind(one->denomination) == kind)
                add(&cell[one->seats - 2], one->merit,
                    (double)one->share / TALON_CERTAIN, OF_MOVE);
        }
    for (seats = 0; seats < PF_TABLES; seats++)
        add_cell(&sum, &cell[seats]);
    plain_row(step, 0, plain);
    fit_points(&sum, plain, together);
    for (seats = 0; seats < PF_TABLES; seats++) {
        fit_points(&cell[seats], together, points);
        put_row(points, promise[seats][step][kind]);
    }
}

/* Fits the rows of a step and a kind, for each number of players. */
static void fit_kind(const struct statements *all, uint32_t level,
                     uint32_t step, uint32_t kind)
{
    double plain[PF_KNOTS], together[PF_KNOTS], points[PF_KNOTS];
    struct cell cell[PF_TABLES], sum;
    uint32_t seats;
    size_t i;

    memset(cell, 0, sizeof cell);
    memset(&sum, 0, sizeof sum);
    for (i = 0; i < all->count; i++) {
        const struct statement *one = &all->one[i];
        struct pf_found found = found_of(one);

        if (one->end == NOT_PLAYED || one->step != step ||
            tln_pf_kind(one->denomination) != kind)
            continue;
        add(&cell[one->seats - 2],
            step == PF_CARD
                ? tln_pf_place(PF_CARD, one->denomination, one->share)
                : drawn_share(level, one->seats, &found),
            one->end == MADE, step == PF_CARD ? OF_CARD : 1);
    }
    for (seats = 0; seats < PF_TABLES; seats++)
        add_cell(&sum, &cell[seats]);
    plain_row(step, kind, plain);
    fit_cell(&sum, step, kind, plain, together);
    for (seats = 0; seats < PF_TABLES; seats++) {
        fit_cell(&cell[seats], step, kind, together, points);
        put_row(points, table[level][seats][step][kind]);
    }
}

static void fit_level(const struct statements *all, uint32_t level)
{
    uint32_t seats, step, kind;

    for (step = 0; step < PF_STEPS; step++)
        for (kind = 0; kind < PF_KINDS; kind++)
            fit_kind(all, level, step, kind);
    for (seats = 0; seats < PF_TABLES; seats++)
        for (step = 0; step < PF_CARD; step++)
            keep_below(table[level][seats][step][3],
                       table[level][seats][step][2]);
}

/* Counts the contracts of tricks, or misères, that were played and made. */
static void count_made(const struct statements *all, int is_misere,
                       double played[PF_TABLES + 1], double made[PF_TABLES + 1])
{
    size_t i;

    memset(played, 0, (PF_TABLES + 1) * sizeof *played);
    memset(made, 0, (PF_TABLES + 1) * sizeof *made);
    for (i = 0; i < all->count; i++) {
        const struct statement *one = &all->one[i];

        if (one->step != CONTRACT ||
            (one->denomination >= TALON_DENOMINATION_MISERE) != is_misere)
            continue;
        played[one->seats - 2]++;
        played[PF_TABLES]++;
        made[one->seats - 2] += one->end == MADE;
        made[PF_TABLES] += one->end == MADE;
    }
}

/* How often contracts are made: by the number of players, drawn toward how
 * often all are, and that toward two in three. */
static void fit_usual(const struct statements *all, uint32_t level)
{
    double played[PF_TABLES + 1], made[PF_TABLES + 1], mean;
    int is_misere;
    uint32_t seats;

    for (is_misere = 0; is_misere < 2; is_misere++) {
        count_made(all, is_misere, played, made);
        mean = (made[PF_TABLES] + USUAL * 2 / 3) / (played[PF_TABLES] + USUAL);
        for (seats = 0; seats < PF_TABLES; seats++)
            often[level][seats][is_misere] =
                (uint16_t)(TALON_CERTAIN * (made[seats] + USUAL * mean) /
                               (played[seats] + USUAL) +
                           0.5);
    }
}

/* A round: plays, and fits the tables to what happened. */
static void fit_all(uint32_t part)
{
    static struct statements all[PF_LEVELS];
    uint32_t level, step, kind;

    for (level = 0; level < PF_LEVELS; level++)
        all[level].count = 0;
    play_all(all, part);
    for (step = 0; step < PF_CARD; step++)
        for (kind = 0; kind < PF_PROMISES; kind++)
            fit_promise(all, step, kind);
    for (level = 0; level < PF_LEVELS; level++)
        fit_usual(&all[level], level);
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
    static const uint32_t rows[] = {PF_LEVELS, PF_TABLES, PF_STEPS,
                                    PF_KINDS,  PF_KNOTS,  0};
    static const uint32_t promises[] = {PF_TABLES, PF_CARD, PF_PROMISES,
                                        PF_KNOTS, 0};
    static const uint32_t usual_ones[] = {PF_LEVELS, PF_TABLES, 2, 0};

    printf(
        "/* SPDX-License-Identifier: MIT */\n"
        "/* What hands promise, and the chances that are stated of contracts\n"
        " * (pf_chances.h), in 1/10 000.\n"
        " * Origin: fitted by tests/measure/fits/chances.c (seed %d) */\n\n"
        "/* The indices are the number of players less two, the step, the\n"
        " * kind of contract, and the merit of the hand in eighths. */\n"
        "static const uint16_t promised[PF_TABLES][PF_CARD][PF_PROMISES]"
        "[PF_KNOTS] = ",
        FIT_SEED);
    print_rows(&promise[0][0][0][0], promises);
    printf(
        ";\n\n"
        "/* The indices are the level, the number of players less two, the\n"
        " * step, the kind of contract, and the place in eighths. */\n"
        "static const uint16_t told[PF_LEVELS][PF_TABLES][PF_STEPS][PF_KINDS]"
        "[PF_KNOTS] = ");
    print_rows(&table[0][0][0][0][0], rows);
    printf(
        ";\n\n"
        "/* How often contracts of tricks, and misères, are made. The indices\n"
        " * are the level, the number of players less two, and whether it is\n"
        " * a misère. */\n"
        "static const uint16_t usual[PF_LEVELS][PF_TABLES][2] = ");
    print_rows(&often[0][0][0], usual_ones);
    puts(";");
}

/* Whether the library's tables are nearer to what happens than the shares. */
static int check(void)
{
    double by_share = 0, by_table = 0, count = 0;
    size_t i;

    memcpy(table, told, sizeof table);
    memcpy(promise, promised, sizeof promise);
    play_plan(&trial, trial.hands, CHECK_SEED, 0);
    for (i = 0; i < of_plan.count; i++) {
        const struct statement *one = &of_plan.one[i];
        struct pf_found found = found_of(one);
        double weight = one->step == PF_CARD ? OF_CARD : 1, by;
        const uint16_t *points;

        if (one->end == NOT_PLAYED || one->step == CONTRACT)
            continue;
        points = table[trial.level][one->seats - 2][one->step]
                      [tln_pf_kind(one->denomination)];
        by = (double)one->share / TALON_CERTAIN - one->end;
        by_share += weight * by * by;
        by = (double)tln_pf_on_row(
                 points,
                 one->step == PF_CARD
                     ? tln_pf_place(PF_CARD, one->denomination, one->share)
                     : drawn_share(trial.level, one->seats, &found)) /
                 TALON_CERTAIN -
             one->end;
        by_table += weight * by * by;
        count += weight;
    }
    printf("mean squared distance from what happened: %.4f by shares, %.4f as "
           "stated\n",
           by_share / count, by_table / count);
    return by_table < by_share;
}

/* Rough tables: the shares themselves. */
static void begin(void)
{
    uint32_t level, seats, step, kind;
    double points[PF_KNOTS];

    for (seats = 0; seats < PF_TABLES; seats++) {
        for (level = 0; level < PF_LEVELS; level++)
            for (step = 0; step < PF_STEPS; step++)
                for (kind = 0; kind < PF_KINDS; kind++) {
                    plain_row(step, kind, points);
                    put_row(points, table[level][seats][step][kind]);
                }
        for (step = 0; step < PF_CARD; step++)
            for (kind = 0; kind < PF_PROMISES; kind++) {
                plain_row(step, 0, points);
                put_row(points, promise[seats][step][kind]);
            }
    }
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "--check") == 0)
        return check() ? 0 : 1;
    begin();
    fit_all(FIRST_PART);
    fit_all(1);
    print_header();
    return 0;
}
