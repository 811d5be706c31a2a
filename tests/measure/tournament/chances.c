/* SPDX-License-Identifier: MIT */
/* Chances stated against what happened: see chances.h. */
#include "chances.h"
#include <talon/player.h>
#include <math.h>
#include <string.h>

enum {
    KINDS = 4,   /* of contracts */
    STEPS = 3,   /* calls, discards, cards */
    GROUPS = 23, /* the names below */
    BINS = 11,   /* tenths, and all of them together */
    ALL = 10,
    WAITING_MAX = 4096
};

/* The groups that a case is counted in. Those of contracts are kinds, steps,
 * and kinds by step. */
static const struct {
    const char *key, *label;
    int has_bins; /* in text; JSON has bins of all */
} groups[GROUPS] = {
    {"suit", "suit", 1},
    {"no-trump", "no trump", 1},
    {"misere", "misere", 1},
    {"open-misere", "open misere", 1},
    {"calls", "calls", 0},
    {"discards", "discards", 0},
    {"cards", "cards", 0},
    {"suit-calls", "suit, calls", 0},
    {"suit-discards", "suit, discards", 0},
    {"suit-cards", "suit, cards", 0},
    {"no-trump-calls", "no trump, calls", 0},
    {"no-trump-discards", "no trump, discards", 0},
    {"no-trump-cards", "no trump, cards", 0},
    {"misere-calls", "misere, calls", 0},
    {"misere-discards", "misere, discards", 0},
    {"misere-cards", "misere, cards", 0},
    {"open-misere-calls", "open misere, calls", 0},
    {"open-misere-discards", "open misere, discards", 0},
    {"open-misere-cards", "open misere, cards", 0},
    {"best-hand", "best hand", 1},
    {"best-hand-before", "best hand, before raises", 1},
    {"best-hand-after", "best hand, after raises", 1},
    {"goes-out", "goes out", 1},
};

enum {
    BEST_HAND = KINDS + STEPS + KINDS * STEPS,
    BEFORE_RAISES,
    AFTER_RAISES,
    GOES_OUT
};

/* A chance that waits for what happens. */
struct waiting {
    uint32_t letter, chance_of, kind, step;
    int32_t seat, chance;
};

static struct waiting waiting[WAITING_MAX];
static uint32_t waiting_count;

/* The cases of this deal. */
static struct cell {
    int64_t stated, happened, cases;
} cells[PLAYERS_MAX][GROUPS][BINS];

static void add(uint32_t letter, uint32_t group, int32_t chance,
                int32_t happened)
{
    int32_t tenth = chance * 10 / CHANCE_ONE;
    uint32_t bin[2] = {tenth > 9 ? 9 : (uint32_t)tenth, ALL}, i;

    for (i = 0; i < 2; i++) {
        struct cell *cell = &cells[letter][group][bin[i]];

        cell->stated += chance;
        cell->happened += happened;
        cell->cases++;
    }
}

static void add_contract(const struct waiting *one, int made)
{
    int32_t happened = made ? CHANCE_ONE : 0;

    add(one->letter, one->kind, one->chance, happened);
    add(one->letter, KINDS + one->step, one->chance, happened);
    add(one->letter, KINDS + STEPS + one->kind * STEPS + one->step, one->chance,
        happened);
}

static uint32_t kind_of(uint32_t denomination)
{
    return denomination < TALON_DENOMINATION_NO_TRUMP    ? 0
           : denomination == TALON_DENOMINATION_NO_TRUMP ? 1
           : denomination == TALON_DENOMINATION_MISERE   ? 2
                                                         : 3;
}

static void wait_for(uint32_t letter, uint32_t kind, uint32_t step,
                     const struct turn *turn)
{
    struct waiting *one = waiting + waiting_count;

    if (waiting_count == WAITING_MAX)
        give_up("too many chances in a deal");
    one->letter = letter;
    one->chance_of = turn->chance_of;
    one->kind = kind;
    one->step = step;
    one->seat = turn->seat;
    one->chance = turn->chance;
    waiting_count++;
}

/* The last bid is not the contract: what was said about it is never known. */
static void drop_calls(void)
{
    uint32_t i, kept = 0;

    for (i = 0; i < waiting_count; i++)
        if (waiting[i].step != 0)
            waiting[kept++] = waiting[i];
    waiting_count = kept;
}

static void state_contract(uint32_t letter, const talon_game *game,
                           const struct turn *turn)
{
    uint32_t kind = turn->move.kind, denomination;
    talon_fh_state state;

    talon_fh_state_of(game, &state);
    if (kind == TALON_KIND_BID)
        drop_calls();
    denomination = kind == TALON_KIND_BID ? turn->move.denomination
                                          : state.bid_denomination;
    if (turn->chance == NO_CHANCE || denomination == 0)
        return;
    wait_for(letter, kind_of(denomination),
             kind == TALON_KIND_BID || kind == TALON_KIND_PASS ? 0
             : kind == TALON_KIND_PLAY                         ? 2
                                                               : 1,
             turn);
}

/* The share of the seat in the best hand of those in the betting. */
static int32_t best_share(const talon_tr_state *state, int32_t seat)
{
    uint32_t own = 0, rank, other, equal = 0;

    talon_poker_rank(&state->selected[seat], &own);
    for (other = 0; other < TALON_TR_SEATS_MAX; other++) {
        if ((state->in_poker >> other & 1) == 0 ||
            talon_poker_rank(&state->selected[other], &rank) < 0)
            continue;
        if (rank > own)
            return 0;
        equal += rank == own;
    }
    return equal > 0 ? CHANCE_ONE / (int32_t)equal : 0;
}

static void state_best_hand(uint32_t letter, const talon_game *game,
                            const struct turn *turn)
{
    talon_tr_state state;
    int32_t happened;

    talon_tr_state_of(game, &state);
    if (state.phase != TALON_PHASE_BETTING)
        return;
    happened = best_share(&state, turn->seat);
    add(letter, BEST_HAND, turn->chance, happened);
    add(letter, state.raises == 0 ? BEFORE_RAISES : AFTER_RAISES, turn->chance,
        happened);
}

void chances_state(const struct contest *contest, uint32_t letter,
                   const talon_game *game, const struct turn *turn)
{
    if (contest->discipline->game_id == TALON_GAME_FIVE_HUNDRED)
        state_contract(letter, game, turn);
    else if (turn->chance_of == TALON_CHANCE_BEST_HAND)
        state_best_hand(letter, game, turn);
    else if (turn->chance_of == TALON_CHANCE_GOES_OUT)
        wait_for(letter, 0, 2, turn);
}

void chances_settle(const talon_game *game)
{
    talon_fh_state five_hundred;
    talon_fh_score score;
    talon_tr_state tripoli;
    uint32_t i;

    for (i = 0; i < waiting_count; i++) {
        const struct waiting *one = waiting + i;

        if (one->chance_of == TALON_CHANCE_CONTRACT &&
            talon_fh_state_of(game, &five_hundred) >= 0 &&
            five_hundred.bid_denomination != 0 &&
            talon_fh_last_score(game, &score) >= 0)
            add_contract(one, score.made);
        if (one->chance_of == TALON_CHANCE_GOES_OUT &&
            talon_tr_state_of(game, &tripoli) >= 0)
            add(one->letter, GOES_OUT, one->chance,
                tripoli.deal_winner == one->seat ? CHANCE_ONE : 0);
    }
    waiting_count = 0;
}

/* "a.chance.suit.all.WHAT"; with no WHAT, the name of the row. */
static void name_of(char *name, uint32_t letter, uint32_t group, uint32_t bin,
                    const char *what)
{
    static const char *const bins[BINS] = {"0", "1", "2", "3", "4",  "5",
                                           "6", "7", "8", "9", "all"};

    snprintf(name, SUM_NAME_MAX, "%c.chance.%s.%s%s", (char)('a' + letter),
             groups[group].key, bins[bin], what);
}

static void note_cell(struct sums *sums, uint32_t letter, uint32_t group,
                      uint32_t bin)
{
    struct cell *cell = &cells[letter][group][bin];
    int64_t gap = cell->stated - cell->happened;
    char name[SUM_NAME_MAX];

    if (cell->cases == 0)
        return;
    name_of(name, letter, group, bin, ".stated");
    sums_add(sums, name, cell->stated);
    name_of(name, letter, group, bin, ".gap");
    sums_add(sums, name, gap);
    name_of(name, letter, group, bin, ".cases");
    sums_add(sums, name, cell->cases);
    name_of(name, letter, group, bin, ".product");
    sums_add(sums, name, gap * cell->cases);
    memset(cell, 0, sizeof *cell);
}

void chances_note(struct sums *sums)
{
    uint32_t letter, group, bin;

    for (letter = 0; letter < PLAYERS_MAX; letter++)
        for (group = 0; group < GROUPS; group++)
            for (bin = 0; bin < BINS; bin++)
                note_cell(sums, letter, group, bin);
}

static const struct sum *find(const struct sums *sums, uint32_t letter,
                              uint32_t group, uint32_t bin, const char *what)
{
    char name[SUM_NAME_MAX];

    name_of(name, letter, group, bin, what);
    return sums_find(sums, name);
}

static void report_cell(const struct sums *sums, uint32_t letter,
                        uint32_t group, uint32_t bin, struct report *report)
{
    const struct sum *stated = find(sums, letter, group, bin, ".stated");
    const struct sum *gap = find(sums, letter, group, bin, ".gap");
    const struct sum *cases = find(sums, letter, group, bin, ".cases");
    const struct sum *product = find(sums, letter, group, bin, ".product");
    char key[SUM_NAME_MAX], label[64];
    struct chance_row row;
    double n, k, r, squares;

    if (stated == NULL || gap == NULL || cases == NULL || product == NULL)
        return;
    n = (double)cases->total;
    k = (double)cases->count;
    r = (double)gap->total / n;
    squares = (double)gap->squares - 2 * r * (double)product->total +
              r * r * (double)cases->squares;
    row.stated = (double)stated->total / n / CHANCE_ONE;
    row.gap = r / CHANCE_ONE;
    row.error =
        k > 1 && squares > 0 ? sqrt(squares * k / (k - 1)) / n / CHANCE_ONE : 0;
    row.cases = cases->total;
    row.deals = cases->count;
    name_of(key, letter, group, bin, "");
    if (bin == ALL)
        snprintf(label, sizeof label, "%s", groups[group].label);
    else
        snprintf(label, sizeof label, "  %d to %d", (int)bin * 10,
                 (int)bin * 10 + 10);
    report_chance(report, key, label, &row);
}

void chances_report(const struct sums *sums, uint32_t letter,
                    struct report *report)
{
    uint32_t group, bin, titled = 0;

    for (group = 0; group < GROUPS; group++) {
        if (find(sums, letter, group, ALL, ".cases") == NULL)
            continue;
        if (titled++ == 0)
            report_title(report, "  chances, percent: stated, happened");
        report_cell(sums, letter, group, ALL, report);
        for (bin = 0; bin < ALL; bin++)
            if (report->json || groups[group].has_bins)
                report_cell(sums, letter, group, bin, report);
    }
}
