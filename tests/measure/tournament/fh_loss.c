/* SPDX-License-Identifier: MIT */
/* What the cards played cost, compared with best play when all cards are known.
 * The exact solver finds it for each role, for leads and other cards, and for
 * each stage of a hand. */
#include "fh_loss.h"
#include <talon/solve.h>
#include <string.h>

enum {
    NODES_MAX = 200000000, /* the node limit of the review of a hand */
    ROLES = 3,
    STAGES = 4
};

static const char *const roles[ROLES] = {"contractor", "partner", "defender"};

/* The stages of a hand. Each ends after trick `last`. */
static const struct {
    const char *key, *label;
    uint32_t last;
} stages[STAGES] = {
    {"1", "trick 1", 1},
    {"2-4", "tricks 2 to 4", 4},
    {"5-7", "tricks 5 to 7", 7},
    {"8-10", "tricks 8 to 10", 10},
};

/* What the cards that a seat played cost it. */
struct cost {
    int64_t points, tricks;
    int64_t part[STAGES][2]; /* points by stage, for leads and other cards */
};

static uint32_t stage_of(uint32_t trick)
{
    uint32_t stage = 0;

    while (stage + 1 < STAGES && trick > stages[stage].last)
        stage++;
    return stage;
}

/* Reviews the cards of the hand in the order of play; returns 0 if the hand is
 * too hard for the solver. */
static int review(const talon_game *game,
                  talon_fh_review_item item[TALON_FH_LINE_MAX], uint32_t *count)
{
    static uint64_t memory[TALON_FH_SOLVER_BYTES_AMPLE / 8];
    talon_fh_solver *solver;

    return talon_fh_solver_init(memory, sizeof memory, &solver) == TALON_OK &&
           talon_fh_review(solver, game, NODES_MAX, NULL, item,
                           TALON_FH_LINE_MAX, count) == TALON_OK;
}

static void add_up(const talon_fh_review_item *item, uint32_t count,
                   struct cost cost[TALON_FH_SEATS_MAX])
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        int32_t lost = item[i].before - item[i].after;
        int is_follow = i > 0 && item[i].trick == item[i - 1].trick;
        struct cost *seat = &cost[item[i].seat];

        seat->points += item[i].points;
        seat->tricks += lost < 0 ? -lost : lost;
        seat->part[stage_of(item[i].trick)][is_follow] += item[i].points;
    }
}

void look_beside(struct table *table, int32_t seat)
{
    static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_fh_review_item item[TALON_FH_LINE_MAX];
    talon_rng rng = table->rng[seat];
    uint32_t phase = 0, count = 0;
    struct turn turn;
    talon_game *game;

    talon_game_phase(table->game, &phase);
    if (table->contest->beside == NULL || phase != TALON_PHASE_TRICKS)
        return;
    ask_player(table->contest->beside, table->game, seat, &rng,
               table->persona[seat], &turn);
    talon_game_clone(memory, sizeof memory, table->game, &game);
    talon_game_apply(game, &turn.move, NULL, 0, NULL);
    if (review(game, item, &count) && count > 0)
        table->beside[seat].points += item[count - 1].points;
    else
        table->beside[seat].is_hard = 1;
}

/* "NAME.ROLE". */
static const char *name_of(const char *name, uint32_t role)
{
    static char whole[2 * SUM_NAME_MAX];

    snprintf(whole, sizeof whole, "%s.%s", name, roles[role]);
    return whole;
}

static const char *part_name(uint32_t stage, uint32_t is_follow, uint32_t role)
{
    char name[SUM_NAME_MAX];

    snprintf(name, sizeof name, "loss-%s-%s", stages[stage].key,
             is_follow ? "follow" : "lead");
    return name_of(name, role);
}

static void count_cost(const struct table *table, int32_t seat, uint32_t role,
                       const struct cost *cost)
{
    uint32_t stage, is_follow;

    count_for(table, seat, name_of("loss", role), cost->points);
    count_for(table, seat, name_of("loss-tricks", role), cost->tricks);
    for (stage = 0; stage < STAGES; stage++)
        for (is_follow = 0; is_follow < 2; is_follow++)
            count_for(table, seat, part_name(stage, is_follow, role),
                      cost->part[stage][is_follow]);
    if (table->contest->beside != NULL)
        count_for(table, seat, name_of("loss-beside", role),
                  table->beside[seat].points);
}

void count_loss(const struct table *table)
{
    struct cost cost[TALON_FH_SEATS_MAX] = {0};
    talon_fh_review_item item[TALON_FH_LINE_MAX];
    talon_fh_state state;
    uint32_t i, count = 0;
    int reviewed;

    talon_fh_state_of(table->game, &state);
    if (state.bidder < 0 || state.bid_denomination == 0)
        return;
    reviewed = review(table->game, item, &count);
    for (i = 0; i < table->contest->seat_count; i++)
        reviewed &= !table->beside[i].is_hard;
    sums_add(table->sums, "not-reviewed", !reviewed);
    if (!reviewed)
        return;
    add_up(item, count, cost);
    for (i = 0; i < table->contest->seat_count; i++) {
        uint32_t role = (int32_t)i == state.bidder           ? 0
                        : contracting_side(&state) >> i & 1u ? 1
                                                             : 2;

        if ((state.laid_down >> i & 1) == 0)
            count_cost(table, (int32_t)i, role, &cost[i]);
    }
}

/* Prints a row for the leads or the other cards of a stage, unless they cost
 * nothing. */
static void part_row(const struct sums *sums, struct report *report,
                     uint32_t letter, uint32_t role, uint32_t part)
{
    const char *name = part_name(part / 2, part % 2, role);
    const struct sum *sum = sum_of(sums, letter, name);
    char label[64];

    snprintf(label, sizeof label, "  %s, %s", stages[part / 2].label,
             part % 2 != 0 ? "other cards" : "leads");
    if (sum != NULL && sum->squares != 0)
        mean_row(sums, report, letter, name, label, 1);
}

static void report_role(const struct contest *contest, const struct sums *sums,
                        struct report *report, uint32_t letter, uint32_t role)
{
    char label[512];
    uint32_t part;

    snprintf(label, sizeof label, "%s as %s: points lost",
             contest->player[letter]->name, roles[role]);
    mean_row(sums, report, letter, name_of("loss", role), label, 1);
    for (part = 0; part < 2 * STAGES; part++)
        part_row(sums, report, letter, role, part);
    if (contest->beside != NULL) {
        snprintf(label, sizeof label, "  with cards of %s",
                 contest->beside->name);
        mean_row(sums, report, letter, name_of("loss-beside", role), label, 1);
    }
    mean_row(sums, report, letter, name_of("loss-tricks", role), "  in tricks",
             1);
}

void report_loss(const struct contest *contest, const struct sums *sums,
                 struct report *report)
{
    uint32_t letter, role;

    report_share(report, "not-reviewed", "hands too hard to review",
                 sums_find(sums, "not-reviewed"));
    for (letter = 0; letter < PLAYERS_MAX; letter++)
        for (role = 0; role < ROLES && contest->player[letter] != NULL; role++)
            report_role(contest, sums, report, letter, role);
}
