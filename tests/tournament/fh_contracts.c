/* SPDX-License-Identifier: MIT */
/* What hands of Five Hundred show after their end: contracts and whether they
 * were made, and what cards cost beside best play. */
#include "five_hundred.h"
#include <talon/solve.h>
#include <string.h>

enum {
    NODES_MAX = 200000000 /* for a review of one hand */
};

/* "6", …, "10", "8nt", "misere", "open-misere". */
static void level_name(const talon_fh_state *state, char *name, size_t size)
{
    if (state->bid_denomination >= TALON_DENOMINATION_MISERE)
        snprintf(name, size, "%s",
                 state->bid_denomination == TALON_DENOMINATION_MISERE
                     ? "misere"
                     : "open-misere");
    else
        snprintf(name, size, "%u", (unsigned)state->bid_tricks);
}

/* The contractor and his partners, the called one included. */
static uint32_t contracting_side(const talon_fh_state *state)
{
    return state->side[state->bidder] |
           (state->partner >= 0 ? (uint32_t)1 << state->partner : 0);
}

static uint32_t tricks_of_side(const talon_fh_state *state)
{
    uint32_t seat, tricks = 0, side = contracting_side(state);

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        if (side >> seat & 1)
            tricks += state->tricks[seat];
    return tricks;
}

/* A stated chance beside what came of it, under the name of a group. */
static void count_stated(const struct table *table, int32_t seat,
                         const char *group, int made)
{
    char name[SUM_NAME_MAX];

    snprintf(name, sizeof name, "stated.%s", group);
    count_for(table, seat, name, table->chance);
    snprintf(name, sizeof name, "stated-made.%s", group);
    count_for(table, seat, name, made);
}

/* Eight and more in tricks are apart if the joker was not held. */
static int is_high_without_joker(const struct table *table,
                                 const talon_fh_state *state)
{
    return state->bid_tricks >= 8 && !table->has_joker;
}

/* By tenths of the chance; and by level. */
static void count_chance(const struct table *table, const talon_fh_state *state,
                         const char *level, int made)
{
    int64_t miss = table->chance - (made ? CHANCE_ONE : 0);
    int32_t tenth = table->chance * 10 / CHANCE_ONE;
    char name[32];

    if (table->chance == NO_CHANCE)
        return;
    if (is_high_without_joker(table, state)) {
        snprintf(name, sizeof name, "%s-no-joker", level);
        count_stated(table, state->bidder, name, made);
    } else {
        count_stated(table, state->bidder, level, made);
        snprintf(name, sizeof name, "tenth-%d", (int)(tenth > 9 ? 9 : tenth));
        count_stated(table, state->bidder, name, made);
    }
    count_for(table, state->bidder, "brier", miss * miss);
}

void count_contract(const struct table *table)
{
    char level[16], name[SUM_NAME_MAX];
    talon_fh_score score;
    talon_fh_state state;

    talon_fh_state_of(table->game, &state);
    if (state.bidder < 0 || state.bid_denomination == 0) {
        sums_add(table->sums, "passed-out", 1);
        return;
    }
    sums_add(table->sums, "passed-out", 0);
    talon_fh_last_score(table->game, &score);
    level_name(&state, level, sizeof level);
    snprintf(name, sizeof name, "made.%s", level);
    count_for(table, state.bidder, name, score.made);
    count_for(table, state.bidder, "made", score.made);
    if (state.bid_tricks > 0) {
        count_for(table, state.bidder, "bid", state.bid_tricks);
        count_for(table, state.bidder, "taken", tricks_of_side(&state));
    }
    if (is_high_without_joker(table, &state))
        count_for(table, state.bidder, "made-no-joker", score.made);
    count_chance(table, &state, level, score.made);
}

static const char *const roles[] = {"contractor", "partner", "defender"};

/* Adds up what the cards of each seat cost, in points and in tricks; 0 if the
 * hand was too hard to review. */
static int review(const talon_game *game, int64_t points[TALON_FH_SEATS_MAX],
                  int64_t tricks[TALON_FH_SEATS_MAX])
{
    static uint64_t memory[TALON_FH_SOLVER_BYTES_AMPLE / 8];
    talon_fh_review_item item[TALON_FH_LINE_MAX];
    uint32_t count = 0, i;
    talon_fh_solver *solver;

    if (talon_fh_solver_init(memory, sizeof memory, &solver) < 0 ||
        talon_fh_review(solver, game, NODES_MAX, item, TALON_FH_LINE_MAX,
                        &count) != TALON_OK)
        return 0;
    for (i = 0; i < count; i++) {
        int32_t lost = item[i].before - item[i].after;

        points[item[i].seat] += item[i].points;
        tricks[item[i].seat] += lost < 0 ? -lost : lost;
    }
    return 1;
}

void count_loss(const struct table *table)
{
    int64_t points[TALON_FH_SEATS_MAX] = {0}, tricks[TALON_FH_SEATS_MAX] = {0};
    char name[SUM_NAME_MAX];
    talon_fh_state state;
    int reviewed;
    uint32_t i;

    talon_fh_state_of(table->game, &state);
    if (state.bidder < 0 || state.bid_denomination == 0)
        return;
    reviewed = review(table->game, points, tricks);
    sums_add(table->sums, "not-reviewed", !reviewed);
    for (i = 0; i < table->contest->seat_count && reviewed; i++) {
        uint32_t role = (int32_t)i == state.bidder           ? 0
                        : contracting_side(&state) >> i & 1u ? 1
                                                             : 2;

        if (state.laid_down >> i & 1)
            continue;
        snprintf(name, sizeof name, "loss.%s", roles[role]);
        count_for(table, (int32_t)i, name, points[i]);
        snprintf(name, sizeof name, "loss-tricks.%s", roles[role]);
        count_for(table, (int32_t)i, name, tricks[i]);
    }
}

/* A sum of one player: "a.NAME". */
static const struct sum *sum_of(const struct sums *sums, uint32_t letter,
                                const char *name)
{
    char whole[SUM_NAME_MAX + 2];

    snprintf(whole, sizeof whole, "%c.%s", (char)('a' + letter), name);
    return sums_find(sums, whole);
}

static void share_row(const struct sums *sums, struct report *report,
                      uint32_t letter, const char *name, const char *label)
{
    char key[SUM_NAME_MAX + 2];

    snprintf(key, sizeof key, "%c.%s", (char)('a' + letter), name);
    report_share(report, key, label, sum_of(sums, letter, name));
}

static void mean_row(const struct sums *sums, struct report *report,
                     uint32_t letter, const char *name, const char *label,
                     double unit)
{
    char key[SUM_NAME_MAX + 2];

    snprintf(key, sizeof key, "%c.%s", (char)('a' + letter), name);
    report_mean(report, key, label, sum_of(sums, letter, name), unit);
}

static const char *const made[][2] = {
    {"made", "contracts made"},
    {"made.6", "  of six"},
    {"made.7", "  of seven"},
    {"made.8", "  of eight"},
    {"made-no-joker", "  of eight and more without the joker"},
    {"made.9", "  of nine"},
    {"made.10", "  of ten"},
    {"made.misere", "  misere"},
    {"made.open-misere", "  open misere"},
};

static const char *const groups[] = {
    "tenth-0", "tenth-1",    "tenth-2",     "tenth-3",    "tenth-4",
    "tenth-5", "tenth-6",    "tenth-7",     "tenth-8",    "tenth-9",
    "6",       "7",          "8",           "8-no-joker", "9",
    "10",      "9-no-joker", "10-no-joker", "misere",     "open-misere"};

static void report_chances(const struct sums *sums, struct report *report,
                           uint32_t letter)
{
    char name[SUM_NAME_MAX], label[64];
    uint32_t i;

    for (i = 0; i < sizeof groups / sizeof *groups; i++) {
        snprintf(name, sizeof name, "stated.%s", groups[i]);
        snprintf(label, sizeof label, "chance stated, percent: %s", groups[i]);
        mean_row(sums, report, letter, name, label, CHANCE_ONE / 100.0);
        snprintf(name, sizeof name, "stated-made.%s", groups[i]);
        share_row(sums, report, letter, name, "  and made");
    }
    mean_row(sums, report, letter, "brier", "Brier score",
             (double)CHANCE_ONE * CHANCE_ONE);
}

void report_contracts(const struct contest *contest, const struct sums *sums,
                      struct report *report)
{
    uint32_t letter, i;

    report_share(report, "passed-out", "hands passed out",
                 sums_find(sums, "passed-out"));
    for (letter = 0; letter < PLAYERS_MAX; letter++) {
        if (contest->player[letter] == NULL)
            continue;
        report_title(report, contest->player[letter]->name);
        for (i = 0; i < sizeof made / sizeof *made; i++)
            share_row(sums, report, letter, made[i][0], made[i][1]);
        mean_row(sums, report, letter, "bid", "tricks bid", 1);
        mean_row(sums, report, letter, "taken", "tricks taken", 1);
        report_chances(sums, report, letter);
    }
}

void report_loss(const struct contest *contest, const struct sums *sums,
                 struct report *report)
{
    char name[SUM_NAME_MAX], label[64];
    uint32_t letter, role;

    report_share(report, "not-reviewed", "hands too hard to review",
                 sums_find(sums, "not-reviewed"));
    for (letter = 0; letter < PLAYERS_MAX; letter++) {
        if (contest->player[letter] == NULL)
            continue;
        for (role = 0; role < 3; role++) {
            snprintf(name, sizeof name, "loss.%s", roles[role]);
            snprintf(label, sizeof label, "%s as %s: points lost",
                     contest->player[letter]->name, roles[role]);
            mean_row(sums, report, letter, name, label, 1);
            snprintf(name, sizeof name, "loss-tricks.%s", roles[role]);
            mean_row(sums, report, letter, name, "  in tricks", 1);
        }
    }
}
