/* SPDX-License-Identifier: MIT */
/* How many points contracts of Five Hundred bring, and whether they were made
 * as often as the bidders said. */
#include "five_hundred.h"
#include "chances.h"
#include <string.h>

/* Names a contract by its level: "6", …, "10", "8nt", "misere",
 * "open-misere". */
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

uint32_t contracting_side(const talon_fh_state *state)
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

/* Adds a stated chance, and whether the contract was made, to the sums of a
 * group. */
static void count_stated(const struct table *table, int32_t seat,
                         const char *group, int made)
{
    char name[SUM_NAME_MAX];

    snprintf(name, sizeof name, "stated.%s", group);
    count_for(table, seat, name, table->chance);
    snprintf(name, sizeof name, "stated-made.%s", group);
    count_for(table, seat, name, made);
}

/* Whether the bid is eight tricks or more without the joker. Such bids are also
 * counted separately. */
static int is_high_without_joker(const struct table *table,
                                 const talon_fh_state *state)
{
    return state->bid_tricks >= 8 && !table->has_joker;
}

/* Adds the stated chance to the groups of its tenth and its level. */
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

const struct sum *sum_of(const struct sums *sums, uint32_t letter,
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

void mean_row(const struct sums *sums, struct report *report, uint32_t letter,
              const char *name, const char *label, double unit)
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
        chances_report(sums, letter, report);
    }
}
