/* SPDX-License-Identifier: MIT */
/* The judge of par: see bidding.h. */
#include "bidding.h"

uint64_t bidding_states, bidding_calls;

static int32_t rule_of(const struct deal_worth *worth, uint32_t option)
{
    return worth->rules.value[option];
}

/* ---- Deals */

static int has_two_sides(const talon_rules *rules)
{
    uint32_t first, second;

    must_ok(talon_rules_side(rules, 0, &first));
    must_ok(talon_rules_side(rules, 1, &second));
    return (first | second) == (1u << seats_of(rules)) - 1;
}

void draw_rules_of_two_sides(talon_rng *rng, talon_rules *rules)
{
    do
        random_rules(rng, FH, rules);
    while (!has_two_sides(rules));
    must_ok(talon_rules_set(rules, TALON_FH_OPTION_FIRST_DEALER,
                            one_of(rng, 0, seats_of(rules) - 1)));
}

static void draw_table(talon_rng *rng, const talon_rules *rules,
                       talon_fh_deal_table *table)
{
    int32_t most[2] = {one_of(rng, 3, 10), one_of(rng, 3, 10)}, seat, value;
    uint32_t denomination;

    memset(table, 0, sizeof *table);
    memset(table->low, -1, sizeof table->low);
    for (seat = 0; seat < seats_of(rules); seat++) {
        for (denomination = 0; denomination < TALON_DENOMINATION_MISERE;
             denomination++)
            table->low[seat][denomination] =
                (int8_t)one_of(rng, 0, most[seat % 2]);
        for (; denomination < 8; denomination++) {
            value = talon_rng_below(rng, 3) == 0;
            table->low[seat][denomination] = (int8_t)value;
        }
    }
    memcpy(table->high, table->low, sizeof table->high);
}

/* Draws scores: the same for the seats of a side. */
static void draw_scores(talon_rng *rng, const talon_rules *rules,
                        int32_t before[TALON_FH_SEATS_MAX])
{
    int32_t score[2] = {10 * one_of(rng, -40, 49), 10 * one_of(rng, -40, 49)};
    int32_t seat;

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        before[seat] = seat < seats_of(rules) ? score[seat % 2] : 0;
}

void draw_worth(talon_rng *rng, struct deal_worth *worth)
{
    draw_rules_of_two_sides(rng, &worth->rules);
    draw_scores(rng, &worth->rules, worth->before);
    draw_table(rng, &worth->rules, &worth->table);
}

/* ---- Scores, from the rule book */

/* FH-32 */
static int32_t value_of(const struct deal_worth *worth,
                        const struct bidding_end *end)
{
    static const int32_t avondale[5] = {40, 60, 80, 100, 120};
    int32_t first, over = (int32_t)end->tricks - 6;

    if (end->denomination == TALON_DENOMINATION_MISERE)
        return rule_of(worth, TALON_FH_OPTION_MISERE_VALUE);
    if (end->denomination == TALON_DENOMINATION_OPEN_MISERE)
        return rule_of(worth, TALON_FH_OPTION_OPEN_MISERE_VALUE);
    first = avondale[end->denomination - 1];
    switch (rule_of(worth, TALON_FH_OPTION_SCHEDULE)) {
    case TALON_FH_SCHEDULE_AVONDALE:
        return first + 100 * over;
    case TALON_FH_SCHEDULE_PERFECT:
        return first - 20 + 100 * over;
    default:
        return first * (over + 1);
    }
}

/* FH-35: points for tricks, up to the cap. */
static int32_t trick_points(const struct deal_worth *worth, uint32_t seat,
                            int32_t tricks)
{
    int32_t cap = rule_of(worth, TALON_FH_OPTION_DEFENDER_CAP);
    int32_t room = cap - worth->before[seat], points = 10 * tricks;

    if (cap == 0 || points <= room)
        return points;
    return room > 0 ? room : 0;
}

/* FH-18: each side scores its tricks. The table knows what the seat at the
 * dealer's left can take when it leads. */
static int32_t passed_out(const struct deal_worth *worth)
{
    uint32_t first = (uint32_t)dealer_of(&worth->rules) + 1;
    int32_t own, other;

    if (rule_of(worth, TALON_FH_OPTION_ALL_PASS) != TALON_FH_ALL_PASS_PLAY)
        return 0;
    if (first == (uint32_t)seats_of(&worth->rules))
        first = 0;
    own = trick_points(worth, first, worth->table.low[first][0]);
    other = trick_points(worth, first ^ 1, 10 - worth->table.low[first][0]);
    return first % 2 == 0 ? own - other : other - own;
}

/* FH-33 */
static int is_made(const struct deal_worth *worth,
                   const struct bidding_end *end)
{
    int32_t tricks = worth->table.low[end->contractor][end->denomination];

    if (end->denomination >= TALON_DENOMINATION_MISERE)
        return tricks == 1;
    return tricks >= (int32_t)end->tricks;
}

int32_t bidding_points(const struct deal_worth *worth,
                       const struct bidding_end *end)
{
    int32_t seat = end->contractor, value, tricks, own, other = 0, made;
    int is_misere = end->denomination >= TALON_DENOMINATION_MISERE;
    int32_t when = rule_of(worth, TALON_FH_OPTION_DEFENDER_TRICKS);

    if (seat < 0)
        return passed_out(worth);
    value = value_of(worth, end);
    tricks = worth->table.low[seat][end->denomination];
    made = is_made(worth, end);
    own = made ? value : 0;
    if (made && !is_misere && tricks == 10 && value < 250 &&
        rule_of(worth, TALON_FH_OPTION_SLAM))
        own = 250;
    if (!made && rule_of(worth, TALON_FH_OPTION_FAILED_BID) ==
                     TALON_FH_FAILED_BID_DEDUCT)
        own = -value;
    else if (!made)
        other = value;
    if (!is_misere && (when == TALON_FH_DEFENDER_TRICKS_ALWAYS ||
                       (when == TALON_FH_DEFENDER_TRICKS_WHEN_FAILED && !made)))
        other += trick_points(worth, (uint32_t)seat ^ 1, 10 - tricks);
    return seat % 2 == 0 ? own - other : other - own;
}

/* ---- Ends, which are numbered in the order of bids and seats */

#define ENDS (1 + TALON_FH_SEATS_MAX * TALON_FH_BIDS_MAX)

static uint32_t number_of(const struct bidding_end *end)
{
    uint32_t bid = end->denomination >= TALON_DENOMINATION_MISERE
                       ? 25 + end->denomination - TALON_DENOMINATION_MISERE
                       : 5 * (end->tricks - 6) + end->denomination - 1;

    if (end->contractor < 0)
        return 0;
    return 1 + TALON_FH_SEATS_MAX * bid + (uint32_t)end->contractor;
}

static struct bidding_end end_of(uint32_t number)
{
    struct bidding_end end = {-1, 0, 0};
    uint32_t bid = (number - 1) / TALON_FH_SEATS_MAX;

    if (number == 0)
        return end;
    end.contractor = (int32_t)((number - 1) % TALON_FH_SEATS_MAX);
    end.tricks = bid < 25 ? bid / 5 + 6 : 0;
    end.denomination =
        bid < 25 ? bid % 5 + 1 : bid - 25 + TALON_DENOMINATION_MISERE;
    return end;
}

/* FH-15: by rank number, then fewer tricks, misère after trick bids, open
 * misère last; then clockwise from the dealer's left. */
static int is_cheaper(const talon_rules *rules, const struct bidding_end *a,
                      const struct bidding_end *b)
{
    int32_t rank_a, rank_b, seats = rules->value[TALON_FH_OPTION_PLAYERS];
    int32_t first = rules->value[TALON_FH_OPTION_FIRST_DEALER] + 1;
    uint32_t tricks_a = a->tricks != 0 ? a->tricks : 11;
    uint32_t tricks_b = b->tricks != 0 ? b->tricks : 11;

    must_ok(talon_fh_bid_rank(rules, a->tricks, a->denomination, &rank_a));
    must_ok(talon_fh_bid_rank(rules, b->tricks, b->denomination, &rank_b));
    if (rank_a != rank_b)
        return rank_a < rank_b;
    if (tricks_a != tricks_b)
        return tricks_a < tricks_b;
    if (a->denomination != b->denomination)
        return a->denomination < b->denomination;
    return (a->contractor - first + seats) % seats <
           (b->contractor - first + seats) % seats;
}

struct bidding_end first_end(const struct deal_worth *worth,
                             const struct verdict *verdict)
{
    struct bidding_end first = {-1, 0, 0}, end;
    uint32_t i;

    for (i = 0; i < ENDS; i++) {
        if ((verdict->ends[i / 64] >> i % 64 & 1) == 0)
            continue;
        end = end_of(i);
        if (end.contractor < 0)
            return end;
        if (first.contractor < 0 ||
            is_made(worth, &end) > is_made(worth, &first) ||
            (is_made(worth, &end) == is_made(worth, &first) &&
             is_cheaper(&worth->rules, &end, &first)))
            first = end;
    }
    return first;
}

/* ---- Auctions */

talon_game *bidding_game(talon_rng *rng, const talon_rules *rules,
                         struct handle *handle)
{
    talon_game *game;

    must_ok(
        talon_game_init(handle->memory, sizeof handle->memory, rules, &game));
    must_ok(talon_game_chance(game, rng, NULL, 0, NULL));
    must(phase_of(game) == TALON_PHASE_AUCTION);
    return game;
}

/* What a state of an auction led to. A mark other than the present one means
 * that it is not known. */
static struct {
    uint32_t mark;
    struct verdict verdict;
} known[TALON_FH_SEATS_MAX][ENDS][1 << TALON_FH_SEATS_MAX];
static uint32_t mark;

static void bid_on(const talon_game *game, const struct deal_worth *worth,
                   int is_remembering, struct verdict *verdict);

/* Makes every call of the seat to act, and keeps the best. */
static void try_calls(const talon_game *game, const struct deal_worth *worth,
                      int is_remembering, struct verdict *verdict)
{
    uint32_t count, i, j;
    int32_t sign = seat_to_act(game) % 2 == 0 ? 1 : -1;
    struct verdict after;
    struct handle copy;
    talon_move move;

    must_ok(talon_game_move_count(game, &count));
    for (i = 0; i < count; i++) {
        must_ok(talon_game_move_at(game, i, &move));
        copy_to(&copy, game);
        must_ok(talon_game_apply(of(&copy), &move, NULL, 0, NULL));
        bidding_calls++;
        bid_on(of(&copy), worth, is_remembering, &after);
        if (i == 0 || sign * after.points > sign * verdict->points) {
            *verdict = after;
        } else if (after.points == verdict->points) {
            for (j = 0; j < COUNT(after.ends); j++)
                verdict->ends[j] |= after.ends[j];
        }
    }
}

static void bid_on(const talon_game *game, const struct deal_worth *worth,
                   int is_remembering, struct verdict *verdict)
{
    talon_fh_state state = {0};
    struct bidding_end end;
    uint32_t number;

    must(talon_fh_state_of(game, &state) >= 0);
    end = (struct bidding_end){state.bidder, state.bid_tricks,
                               state.bid_denomination};
    if (state.phase != TALON_PHASE_AUCTION) {
        if (state.phase != TALON_PHASE_DISCARD)
            end = (struct bidding_end){-1, 0, 0};
        memset(verdict, 0, sizeof *verdict);
        number = number_of(&end);
        verdict->ends[number / 64] = (uint64_t)1 << number % 64;
        verdict->points = bidding_points(worth, &end);
        return;
    }
    number = number_of(&end);
    if (!is_remembering) {
        try_calls(game, worth, 0, verdict);
        return;
    }
    if (known[state.to_act][number][state.passed].mark != mark) {
        bidding_states++;
        try_calls(game, worth, 1, verdict);
        known[state.to_act][number][state.passed].mark = mark;
        known[state.to_act][number][state.passed].verdict = *verdict;
    }
    *verdict = known[state.to_act][number][state.passed].verdict;
}

void bid_all(const talon_game *game, const struct deal_worth *worth,
             struct verdict *verdict)
{
    bid_on(game, worth, 0, verdict);
}

void bid_states(const talon_game *game, const struct deal_worth *worth,
                struct verdict *verdict)
{
    mark++;
    bid_on(game, worth, 1, verdict);
}
