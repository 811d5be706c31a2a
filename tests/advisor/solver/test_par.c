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

/* ---- Examples */

/* The deal of an example. */
static struct deal_worth deal;

/* Begins an example under these rules, in which every side takes five tricks in
 * each denomination, so that all contracts are lost. */
static void begin(const char *rules)
{
    talon_fh_deal_table *table = &deal.table;
    uint32_t seat;

    memset(&deal, 0, sizeof deal);
    deal.rules = rules_of("%s", rules);
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        memset(table->low[seat], 5, MISERE);
    memcpy(table->high, table->low, sizeof table->high);
}

static void takes_from_to(int32_t seat, uint32_t denomination, int32_t low,
                          int32_t high)
{
    deal.table.low[seat][denomination] = (int8_t)low;
    deal.table.high[seat][denomination] = (int8_t)high;
}

/* A seat takes so many tricks as the contractor in a denomination. */
static void takes(int32_t seat, uint32_t denomination, int32_t value)
{
    takes_from_to(seat, denomination, value, value);
}

/* The par of the example with this dealer. */
static talon_fh_par ask_par(int32_t dealer, talon_status status)
{
    talon_fh_par par;

    ck_status(
        talon_fh_par_of(&deal.rules, dealer, deal.before, &deal.table, &par),
        status);
    return par;
}

static void check_par(int32_t dealer, int32_t points, int32_t contractor,
                      uint32_t tricks, uint32_t denomination)
{
    talon_fh_par par = ask_par(dealer, TALON_OK);

    ck_assert_int_eq(par.low, points);
    ck_assert_int_eq(par.high, points);
    ck_assert_int_eq(par.contractor, contractor);
    ck_assert_uint_eq(par.bid_tricks, tricks);
    ck_assert_uint_eq(par.bid_denomination, denomination);
}

static void check_unfinished(int32_t dealer, int32_t low, int32_t high)
{
    talon_fh_par par = ask_par(dealer, TALON_UNFINISHED);

    ck_assert_int_eq(par.low, low);
    ck_assert_int_eq(par.high, high);
    ck_assert_int_eq(par.contractor, TALON_NOBODY);
    ck_assert_uint_eq(par.bid_denomination, 0);
}

/* Seat 0 makes eight hearts and nobody anything else: 300, less 20 for the
 * defenders' two tricks. The cheapest bid over it that is lost, 8NT, would cost
 * 320 and a hundred for ten tricks. */
START_TEST(fh_33_a_side_bids_as_much_as_it_makes)
{
    begin("australian-4");
    takes(0, HEARTS, 8);
    check_par(3, 280, 0, 8, HEARTS);
    takes(2, HEARTS, 7);
    check_par(0, 280, 0, 8, HEARTS);
    takes(1, SPADES, 9);
    check_par(3, -330, 1, 9, SPADES);
}
END_TEST

/* Six hearts made with six tricks: 100 less 40. Six spades: 40 less 40, no more
 * than passing. */
START_TEST(fh_18_a_deal_that_is_worth_nothing_is_passed_out)
{
    begin("australian-4");
    check_par(3, 0, TALON_NOBODY, 0, 0);
    takes(2, SPADES, 6);
    check_par(3, 0, TALON_NOBODY, 0, 0);
    takes(2, HEARTS, 6);
    check_par(3, 60, 2, 6, HEARTS);
}
END_TEST

/* FH-17: a six is only a signal, so the same deal is passed out. */
START_TEST(fh_17_an_inkle_is_not_worth_anything)
{
    begin("american-4");
    takes(2, HEARTS, 6);
    check_par(3, 0, TALON_NOBODY, 0, 0);
    takes(2, HEARTS, 7);
    check_par(3, 170, 2, 7, HEARTS);
}
END_TEST

/* Seat 0 takes seven tricks at no trump: 220 less 30. Over 7NT, seat 1 bids a
 * misère and loses only 10. Over 6NT, 120 less 30, it may not (FH-13), and if
 * it bids seven itself, it loses more. If it may at any time, it does. */
START_TEST(fh_13_a_cheap_misere_is_a_sacrifice)
{
    begin("two-2, misere-value 10, misere off");
    takes(0, NO_TRUMP, 7);
    check_par(1, 190, 0, 7, NO_TRUMP);
    deal.rules = rules_of("two-2, misere-value 10, misere after-seven");
    check_par(1, 90, 0, 6, NO_TRUMP);
    check_par(0, 90, 0, 6, NO_TRUMP);
    deal.rules = rules_of("two-2, misere-value 10, misere any-time");
    check_par(1, 10, 1, 0, MISERE);
}
END_TEST

/* Two partners need not wait for a bid of seven: over 6NT, seat 1 bids 7S and
 * seat 3 the misère. Of the two, seat 1 calls first, and may bid it over
 * 7NT. */
START_TEST(fh_13_a_partner_bids_the_seven_that_a_misere_needs)
{
    begin("australian-4, misere-value 10");
    takes(0, NO_TRUMP, 7);
    check_par(3, 10, 1, 0, MISERE);
    check_par(1, 10, 3, 0, MISERE);
}
END_TEST

/* Seat 3 makes an open misère, 500, which ranks above 10D (480) and below 10H
 * (500). Seat 0 makes 10H, for as much, and the defenders take nothing. */
START_TEST(fh_14_ten_hearts_is_bid_over_an_open_misere)
{
    begin("australian-4");
    takes(3, OPEN_MISERE, 1);
    check_par(3, -500, 3, 0, OPEN_MISERE);
    takes(0, HEARTS, 10);
    check_par(3, 500, 0, 10, HEARTS);
    deal.rules = rules_of("australian-4, open-misere-rank highest");
    check_par(3, -500, 3, 0, OPEN_MISERE);
}
END_TEST

/* In the original schedule, ten spades is worth 200, so seats 0 and 2 score 250
 * for all tricks with any bid of spades. The cheapest will do, and of the two
 * the seat that calls first. Without slam they must bid ten. */
START_TEST(fh_33_of_equal_contracts_the_cheapest_is_named)
{
    begin("australian-4, schedule original");
    takes(0, SPADES, 10);
    takes(2, SPADES, 10);
    check_par(3, 250, 0, 6, SPADES);
    check_par(0, 250, 2, 6, SPADES);
    deal.rules = rules_of("australian-4, schedule original, slam off");
    check_par(3, 200, 0, 10, SPADES);
}
END_TEST

/* Seat 0 scores 120 with 6NT and with 7C, if tricks of defenders count nothing.
 * Neither outranks the other; fewer tricks come first. */
START_TEST(fh_15_of_contracts_of_equal_rank_fewer_tricks_are_named)
{
    begin("australian-4, schedule original, "
          "defender-tricks never");
    takes(0, TALON_SUIT_CLUBS, 7);
    check_par(3, 120, 0, 7, TALON_SUIT_CLUBS);
    takes(0, NO_TRUMP, 6);
    check_par(3, 120, 0, 6, NO_TRUMP);
}
END_TEST

/* Seat 0 makes 8H. Its partner, who calls first, makes it with eight tricks,
 * too: then it is the contractor. With seven or fewer it is not, no matter how
 * many. With nine, par would be more. */
START_TEST(a_range_leaves_a_contract_open_only_where_it_matters)
{
    begin("australian-4");
    takes(0, HEARTS, 8);
    takes_from_to(2, HEARTS, 0, 7);
    check_par(0, 280, 0, 8, HEARTS);
    takes_from_to(2, HEARTS, 0, 8);
    check_unfinished(0, 280, 280);
    takes_from_to(2, HEARTS, 0, 9);
    check_unfinished(0, 280, 390);
    takes_from_to(2, HEARTS, 8, 9);
    check_unfinished(0, 280, 390);
    takes(2, HEARTS, 8);
    check_par(0, 280, 2, 8, HEARTS);
}
END_TEST

/* The same for the other side: the worse end of the range is par. */
START_TEST(a_range_of_the_other_side_leaves_a_contract_open_too)
{
    begin("australian-4");
    takes(1, HEARTS, 8);
    takes_from_to(3, HEARTS, 0, 8);
    check_unfinished(1, -280, -280);
    takes_from_to(3, HEARTS, 0, 7);
    check_par(1, -280, 1, 8, HEARTS);
}
END_TEST

/* Whether seat 2 makes 6H matters if 6H can be the contract. */
START_TEST(fh_17_whether_an_inkle_would_be_made_does_not_matter)
{
    begin("american-4");
    takes_from_to(2, HEARTS, 5, 6);
    check_par(3, 0, TALON_NOBODY, 0, 0);
    deal.rules = rules_of("american-4, inkle off");
    check_unfinished(3, 0, 60);
}
END_TEST

/* All pass, and the hand is played: each side scores its tricks. The seat at
 * the dealer's left leads, and the table knows what its side takes. */
START_TEST(fh_18_a_hand_without_a_contract_is_worth_its_tricks)
{
    begin("australian-4, all-pass play");
    takes(0, 0, 7);
    takes(1, 0, 4);
    check_par(3, 40, TALON_NOBODY, 0, 0);
    check_par(0, 20, TALON_NOBODY, 0, 0);
    takes(1, SPADES, 6);
    check_par(3, 0, 1, 6, SPADES);
}
END_TEST

/* The defenders have 50 points and may not come above 60 by tricks, so that
 * their two tricks are worth 10. */
START_TEST(fh_35_trick_points_stop_at_the_cap)
{
    begin("australian-4, defender-cap 60");
    takes(0, HEARTS, 8);
    check_par(3, 280, 0, 8, HEARTS);
    deal.before[1] = deal.before[3] = 50;
    check_par(3, 290, 0, 8, HEARTS);
}
END_TEST

/* FH-34: what a failed bid is worth goes to the other side, so that the
 * difference is the same. */
START_TEST(fh_34_a_failed_bid_costs_the_same_difference)
{
    begin("quebec-4, misere-value 10, misere any-time");
    takes(0, NO_TRUMP, 7);
    check_par(3, 10, 1, 0, MISERE);
}
END_TEST

/* Three against three, and one against one. */
START_TEST(fh_23_sides_of_three_and_of_one_have_a_par)
{
    begin("six-6");
    takes(5, HEARTS, 8);
    check_par(5, -280, 5, 8, HEARTS);
    begin("two-2");
    takes(0, HEARTS, 8);
    check_par(1, 280, 0, 8, HEARTS);
    check_par(0, 280, 0, 8, HEARTS);
}
END_TEST

/* ---- Refusals */

static void refuse(int32_t dealer, talon_status status)
{
    talon_fh_par par = {.low = 7};

    ck_status(
        talon_fh_par_of(&deal.rules, dealer, deal.before, &deal.table, &par),
        status);
    ck_assert_int_eq(par.low, 7);
}

START_TEST(only_rules_with_two_sides_have_a_par)
{
    static const char *const others[] = {"classic-3", "five-5",
                                         "six-6, six-sides three"};
    uint32_t i;

    for (i = 0; i < COUNT(others); i++) {
        begin(others[i]);
        refuse(0, TALON_E_UNSUPPORTED);
    }
    begin("tripoli");
    refuse(0, TALON_E_WRONG_GAME);
    begin("australian-4");
    deal.rules.value[TALON_FH_OPTION_FIRST_DEALER] = 4;
    refuse(0, TALON_E_RULES);
    deal.rules.value[TALON_FH_OPTION_FIRST_DEALER] = 0;
    deal.rules.value[TALON_OPTIONS_MAX] = 1;
    refuse(0, TALON_E_UNSUPPORTED);
}
END_TEST

START_TEST(bad_tables_dealers_and_scores_are_refused)
{
    talon_fh_par par;

    begin("australian-4");
    ck_status(talon_fh_par_of(NULL, 0, NULL, &deal.table, &par), TALON_E_NULL);
    ck_status(talon_fh_par_of(&deal.rules, 0, NULL, NULL, &par), TALON_E_NULL);
    ck_status(talon_fh_par_of(&deal.rules, 0, NULL, &deal.table, NULL),
              TALON_E_NULL);
    ck_ok(talon_fh_par_of(&deal.rules, 0, NULL, &deal.table, &par));
    refuse(4, TALON_E_SEAT);
    refuse(TALON_NOBODY, TALON_E_SEAT);
    deal.before[0] = 10;
    refuse(0, TALON_E_ARGUMENT);
    deal.before[0] = deal.before[2] = 2000000000;
    refuse(0, TALON_E_LIMIT);
    deal.before[0] = deal.before[2] = 0;
    takes(3, HEARTS, 11);
    refuse(0, TALON_E_AMOUNT);
    takes(3, HEARTS, -1);
    refuse(0, TALON_E_AMOUNT);
    takes_from_to(3, HEARTS, 6, 5);
    refuse(0, TALON_E_AMOUNT);
    takes(3, HEARTS, 5);
    takes(3, OPEN_MISERE, 2);
    refuse(0, TALON_E_AMOUNT);
}
END_TEST

/* What is led to if all pass is not looked at where such a deal is not
 * played. */
START_TEST(fh_18_a_hand_without_a_contract_needs_a_value_if_it_is_played)
{
    begin("australian-4");
    takes(1, 0, -1);
    check_par(0, 0, TALON_NOBODY, 0, 0);
    deal.rules = rules_of("australian-4, all-pass play");
    refuse(0, TALON_E_AMOUNT);
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
TEST(fh_33_a_side_bids_as_much_as_it_makes)
TEST(fh_18_a_deal_that_is_worth_nothing_is_passed_out)
TEST(fh_17_an_inkle_is_not_worth_anything)
TEST(fh_13_a_cheap_misere_is_a_sacrifice)
TEST(fh_13_a_partner_bids_the_seven_that_a_misere_needs)
TEST(fh_14_ten_hearts_is_bid_over_an_open_misere)
TEST(fh_33_of_equal_contracts_the_cheapest_is_named)
TEST(fh_15_of_contracts_of_equal_rank_fewer_tricks_are_named)
TEST(a_range_leaves_a_contract_open_only_where_it_matters)
TEST(a_range_of_the_other_side_leaves_a_contract_open_too)
TEST(fh_17_whether_an_inkle_would_be_made_does_not_matter)
TEST(fh_18_a_hand_without_a_contract_is_worth_its_tricks)
TEST(fh_35_trick_points_stop_at_the_cap)
TEST(fh_34_a_failed_bid_costs_the_same_difference)
TEST(fh_23_sides_of_three_and_of_one_have_a_par)
TEST(only_rules_with_two_sides_have_a_par)
TEST(bad_tables_dealers_and_scores_are_refused)
TEST(fh_18_a_hand_without_a_contract_needs_a_value_if_it_is_played)
END_SUITE
