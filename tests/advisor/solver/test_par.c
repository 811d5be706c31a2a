/* SPDX-License-Identifier: MIT */
/* Par: what a deal is worth with best bidding and play. The solver's model of
 * the auction is compared with libtalon's auction, and par with the judge of
 * bidding.h; examples are worked out by hand. */
#include "bidding.h"
#include "trial.h"

#define MISERE      TALON_DENOMINATION_MISERE
#define OPEN_MISERE TALON_DENOMINATION_OPEN_MISERE
#define NO_TRUMP    TALON_DENOMINATION_NO_TRUMP
#define SPADES      TALON_SUIT_SPADES
#define HEARTS      TALON_SUIT_HEARTS

/* ---- Par beside the judge */

static talon_fh_par par_of(const struct deal_worth *worth)
{
    talon_fh_par par;

    must_ok(talon_fh_par_of(&worth->rules, dealer_of(&worth->rules),
                            worth->before, &worth->table, &par));
    must(par.low == par.high);
    return par;
}

static uint32_t passed_out, misere_contracts, failed_contracts, par_count;

/* Asserts that par is what the judge says. */
static void judge_par(const struct deal_worth *worth,
                      const struct verdict *verdict)
{
    struct bidding_end end = first_end(worth, verdict);
    talon_fh_par par = par_of(worth);

    must(par.low == verdict->points);
    must(par.contractor == end.contractor);
    must(par.bid_tricks == end.tricks);
    must(par.bid_denomination == end.denomination);
    par_count++;
    passed_out += end.contractor < 0;
    misere_contracts += end.denomination >= MISERE;
    failed_contracts += end.contractor >= 0 && end.denomination < MISERE &&
                        worth->table.low[end.contractor][end.denomination] <
                            (int32_t)end.tricks;
}

static void print_counts(const char *what)
{
    printf("%s: %u pars, %u passed out, %u in a misere, %u in a contract that "
           "fails; %" PRIu64 " states, %" PRIu64 " calls\n",
           what, par_count, passed_out, misere_contracts, failed_contracts,
           bidding_states, bidding_calls);
    par_count = passed_out = misere_contracts = failed_contracts = 0;
    bidding_states = bidding_calls = 0;
}

/* One round has few enough auctions to bid them all, each to its end: 31,000
 * for four seats and 27 bids. */
START_TEST(par_is_what_all_auctions_of_one_round_lead_to)
{
    uint32_t i, rounds = games_to_play(300);
    struct deal_worth worth;
    struct verdict verdict;
    struct handle game;
    talon_rng rng;

    seed_for(&rng, 182, 0);
    for (i = 0; i < rounds; i++) {
        do
            draw_worth(&rng, &worth);
        while (worth.rules.value[TALON_FH_OPTION_AUCTION] !=
                   TALON_FH_AUCTION_ONE_ROUND ||
               (seats_of(&worth.rules) == 6 && talon_rng_below(&rng, 50) != 0));
        bid_all(bidding_game(&rng, &worth.rules, &game), &worth, &verdict);
        judge_par(&worth, &verdict);
    }
    print_counts("one round");
}
END_TEST

START_TEST(par_is_what_best_bidding_in_a_real_auction_leads_to)
{
    uint32_t i, rounds = games_to_play(1000);
    struct deal_worth worth;
    struct verdict verdict;
    struct handle game;
    talon_rng rng;

    seed_for(&rng, 184, 0);
    for (i = 0; i < rounds; i++) {
        draw_worth(&rng, &worth);
        bid_states(bidding_game(&rng, &worth.rules, &game), &worth, &verdict);
        judge_par(&worth, &verdict);
    }
    print_counts("all forms");
}
END_TEST

/* Deals of cards, whose values go together as drawn ones do not. */
START_TEST(par_of_solved_deals_is_what_best_bidding_leads_to)
{
    static const char *const preset[] = {"australian-4", "american-4",
                                         "quebec-4", "six-6", "two-2"};
    static uint64_t area[TALON_FH_SOLVER_BYTES_AMPLE / 8];
    uint32_t i, rounds = games_to_play(40);
    struct deal_worth worth = {0};
    struct verdict verdict;
    talon_fh_solver *solver;
    talon_fh_state state;
    struct handle game;
    talon_rng rng;

    seed_for(&rng, 185, 0);
    must_ok(talon_fh_solver_init(area, sizeof area, &solver));
    for (i = 0; i < rounds; i++) {
        worth.rules = rules_of("%s", preset[i % COUNT(preset)]);
        must_ok(talon_rules_set(&worth.rules, TALON_FH_OPTION_FIRST_DEALER,
                                one_of(&rng, 0, seats_of(&worth.rules) - 1)));
        bidding_game(&rng, &worth.rules, &game);
        must_ok(talon_fh_state_of(of(&game), &state));
        must_ok(talon_fh_solve_deal(solver, &worth.rules, state.hand, 0, NULL,
                                    &worth.table));
        bid_states(of(&game), &worth, &verdict);
        judge_par(&worth, &verdict);
    }
    print_counts("solved deals");
}
END_TEST

/* ---- Properties */

/* Turns the table by one seat. */
static struct deal_worth turned(const struct deal_worth *worth)
{
    struct deal_worth next = *worth;
    int32_t seat, seats = seats_of(&worth->rules), left;

    for (seat = 0; seat < seats; seat++) {
        left = (seat + 1) % seats;
        memcpy(next.table.low[left], worth->table.low[seat], 8);
        memcpy(next.table.high[left], worth->table.high[seat], 8);
        next.before[left] = worth->before[seat];
    }
    next.rules.value[TALON_FH_OPTION_FIRST_DEALER] =
        (dealer_of(&worth->rules) + 1) % seats;
    return next;
}

START_TEST(turning_the_table_by_a_seat_changes_the_sign_of_par)
{
    uint32_t i, rounds = games_to_play(2000);
    struct deal_worth worth, next;
    talon_fh_par par, other;
    talon_rng rng;

    seed_for(&rng, 186, 0);
    for (i = 0; i < rounds; i++) {
        draw_worth(&rng, &worth);
        next = turned(&worth);
        par = par_of(&worth);
        other = par_of(&next);
        must(other.low == -par.low);
        must(other.bid_tricks == par.bid_tricks);
        must(other.bid_denomination == par.bid_denomination);
        must(other.contractor ==
             (par.contractor < 0
                  ? TALON_NOBODY
                  : (par.contractor + 1) % seats_of(&worth.rules)));
    }
}
END_TEST

/* FH-33 … FH-35: a trick more is never worth less. */
START_TEST(a_trick_more_never_costs_its_side_a_point_of_par)
{
    uint32_t i, rounds = games_to_play(2000), denomination, gains = 0;
    struct deal_worth worth;
    int32_t before, after, seat;
    int8_t *value;
    talon_rng rng;

    seed_for(&rng, 187, 0);
    for (i = 0; i < rounds; i++) {
        draw_worth(&rng, &worth);
        before = par_of(&worth).low;
        seat = one_of(&rng, 0, seats_of(&worth.rules) - 1);
        denomination = talon_rng_below(&rng, 8);
        value = &worth.table.low[seat][denomination];
        if (*value == (denomination >= MISERE ? 1 : 10))
            continue;
        ++*value;
        ++worth.table.high[seat][denomination];
        after = par_of(&worth).low;
        must(seat % 2 == 0 ? after >= before : after <= before);
        gains += after != before;
    }
    ck_assert_uint_gt(gains, 0);
}
END_TEST

/* If no bid can be made, nobody bids, since a failed bid costs points
 * (FH-34). */
START_TEST(nobody_bids_if_no_contract_can_be_made)
{
    uint32_t i, rounds = games_to_play(500), denomination;
    struct deal_worth worth;
    talon_fh_par par;
    int32_t seat;
    talon_rng rng;

    seed_for(&rng, 188, 0);
    for (i = 0; i < rounds; i++) {
        draw_worth(&rng, &worth);
        worth.rules.value[TALON_FH_OPTION_ALL_PASS] =
            TALON_FH_ALL_PASS_NEXT_DEALER;
        for (seat = 0; seat < seats_of(&worth.rules); seat++)
            for (denomination = 1; denomination < 8; denomination++)
                worth.table.low[seat][denomination] =
                    worth.table.high[seat][denomination] =
                        (int8_t)(denomination >= MISERE ? 0
                                                        : one_of(&rng, 0, 5));
        par = par_of(&worth);
        must(par.low == 0);
        must(par.contractor == TALON_NOBODY);
        must(par.bid_tricks == 0 && par.bid_denomination == 0);
    }
}
END_TEST

/* ---- Ranges */

/* Widens the ranges of some values. */
static void widen(talon_rng *rng, const talon_rules *rules,
                  talon_fh_deal_table *table)
{
    int32_t seat;
    uint32_t denomination, one_in = 1 + talon_rng_below(rng, 12);

    for (seat = 0; seat < seats_of(rules); seat++) {
        for (denomination = 0; denomination < 8; denomination++) {
            int8_t *low = &table->low[seat][denomination];
            int8_t *high = &table->high[seat][denomination];

            if (talon_rng_below(rng, one_in) != 0)
                continue;
            *low = (int8_t)one_of(rng, 0, *low);
            *high = (int8_t)one_of(rng, *high, denomination >= MISERE ? 1 : 10);
        }
    }
}

/* The table in which one side gets the least of its ranges and the other the
 * most of its own. */
static talon_fh_deal_table extreme(const talon_fh_deal_table *table,
                                   uint32_t favored)
{
    talon_fh_deal_table exact = *table;
    uint32_t seat;

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if (seat % 2 == favored)
            memcpy(exact.low[seat], table->high[seat], 8);
        else
            memcpy(exact.high[seat], table->low[seat], 8);
    }
    return exact;
}

/* The bounds are the pars of the tables that are worst for either side, and
 * hold for the values that are the true ones. */
START_TEST(ranges_give_bounds_of_par_and_no_better_ones_hold)
{
    uint32_t i, rounds = games_to_play(3000), finished = 0, wide = 0;
    struct deal_worth worth, exact;
    talon_status status;
    talon_fh_par par, truth;
    talon_rng rng;

    seed_for(&rng, 189, 0);
    for (i = 0; i < rounds; i++) {
        draw_worth(&rng, &worth);
        truth = par_of(&worth);
        exact = worth;
        widen(&rng, &worth.rules, &worth.table);
        status = talon_fh_par_of(&worth.rules, dealer_of(&worth.rules),
                                 worth.before, &worth.table, &par);
        must(par.low <= truth.low && truth.low <= par.high);
        exact.table = extreme(&worth.table, 1);
        must(par.low == par_of(&exact).low);
        exact.table = extreme(&worth.table, 0);
        must(par.high == par_of(&exact).low);
        if (status == TALON_OK) {
            must(memcmp(&par, &truth, sizeof par) == 0);
            finished++;
        } else {
            must(status == TALON_UNFINISHED);
            must(par.contractor == TALON_NOBODY);
            must(par.bid_tricks == 0 && par.bid_denomination == 0);
        }
        wide += par.low < par.high;
    }
    printf("%u of %u finished, %u with bounds that differ\n", finished, rounds,
           wide);
    ck_assert_uint_gt(wide, 0);
}
END_TEST

SUITE(par)
TEST(par_is_what_all_auctions_of_one_round_lead_to)
TEST(par_is_what_best_bidding_in_a_real_auction_leads_to)
TEST(par_of_solved_deals_is_what_best_bidding_leads_to)
TEST(turning_the_table_by_a_seat_changes_the_sign_of_par)
TEST(a_trick_more_never_costs_its_side_a_point_of_par)
TEST(nobody_bids_if_no_contract_can_be_made)
TEST(ranges_give_bounds_of_par_and_no_better_ones_hold)
END_SUITE
