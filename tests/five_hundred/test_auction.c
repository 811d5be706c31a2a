/* SPDX-License-Identifier: MIT */
/* The auction of Five Hundred: how bids rank (FH-1, FH-12…FH-15), which calls a
 * seat may make, and when the auction ends (FH-10, FH-11, FH-16…FH-19). */
#include "common/five_hundred.h"
#include "common/random_games.h"

/* A game in which seat 0 has the first call. The cards do not matter. */
static talon_game *auction(const char *preset, const char *options)
{
    talon_rules rules = rules_of("%s", preset);
    talon_game *game = sit("%s, first-dealer %d, %s", preset,
                           rules.value[TALON_FH_OPTION_PLAYERS] - 1, options);

    DEAL(game, "");
    to_act(game, 0, TALON_PHASE_AUCTION);
    return game;
}

#define SIXES   "bid:6S bid:6C bid:6D bid:6H bid:6NT "
#define SEVENS  "bid:7S bid:7C bid:7D bid:7H bid:7NT "
#define EIGHTS  "bid:8S bid:8C bid:8D bid:8H bid:8NT "
#define NINES   "bid:9S bid:9C bid:9D bid:9H bid:9NT "
#define TENS_TO "bid:10S bid:10C bid:10D "

START_TEST(fh_01_suits_rank_in_bidding_order)
{
    expect(auction("classic-3", ""),
           "= legal pass " SIXES SEVENS EIGHTS NINES TENS_TO
           "bid:10H bid:10NT");
    expect(auction("classic-3", "schedule perfect"),
           "= legal pass " SIXES SEVENS EIGHTS NINES TENS_TO
           "bid:10H bid:10NT");
}
END_TEST

static int32_t rank(const char *options, uint32_t tricks, uint32_t denomination)
{
    talon_rules rules = rules_of("classic-3, %s", options);
    int32_t number;

    ck_ok(talon_fh_bid_rank(&rules, tricks, denomination, &number));
    return number;
}

START_TEST(fh_12_a_bid_ranks_by_its_value)
{
    ck_assert_int_eq(rank("", 6, TALON_SUIT_SPADES), 40);
    ck_assert_int_eq(rank("", 10, TALON_DENOMINATION_NO_TRUMP), 520);
    ck_assert_int_eq(rank("schedule perfect", 6, TALON_SUIT_SPADES), 20);
    ck_assert_int_eq(rank("schedule original", 7, TALON_SUIT_CLUBS), 120);
}
END_TEST

/* In the original schedule many bids have the same value: 6NT, 7C and 8S are
 * all worth 120. None of them can be bid over another. */
START_TEST(fh_12_a_bid_of_equal_value_does_not_outrank_another)
{
    talon_game *game = auction("classic-3", "schedule original");

    play(game, "0 bid 7C");
    refused(game, "1 bid 6NT", TALON_E_BID_LOW, "");
    refused(game, "1 bid 8S", TALON_E_BID_LOW, "");
    refused(game, "1 bid 7C", TALON_E_BID_LOW, "");
    play(game, "1 bid 7D");
}
END_TEST

/* Original values: 6S 40, 6C 60, 6D 80, 7S 80, 6H 100, 6NT 120, 7C 120, 8S 120,
 * 7D 160, 9S 160, 8C 180, 7H 200, 10S 200, 7NT 240, 8D 240, 9C 240, 8H 300, 10C
 * 300, 9D 320, 8NT 360, 9H 400, 10D 400, 9NT 480, 10H 500, 10NT 600. Here
 * misère ranks by its points, 240, and open misère ten below 10H, at 490. */
START_TEST(fh_15_of_equal_bids_fewer_tricks_rank_lower_and_misere_highest)
{
    expect(
        auction("classic-3", "schedule original, misere any-time, "
                             "misere-value 240, open-misere any-time"),
        "= legal pass bid:6S bid:6C bid:6D bid:7S bid:6H bid:6NT bid:7C bid:8S "
        "bid:7D bid:9S bid:8C bid:7H bid:10S bid:7NT bid:8D bid:9C "
        "bid:misere bid:8H bid:10C bid:9D bid:8NT bid:9H bid:10D "
        "bid:9NT bid:open-misere bid:10H bid:10NT");
}
END_TEST

/* Both misères rank at 490: open misère ten below 10H, and misère by its
 * points. */
START_TEST(fh_15_open_misere_outranks_misere_of_equal_value)
{
    expect(auction("classic-3", "misere any-time, misere-value 490, "
                                "misere-rank by-points, open-misere any-time"),
           "= legal pass " SIXES SEVENS EIGHTS NINES TENS_TO
           "bid:misere bid:open-misere bid:10H bid:10NT");
}
END_TEST

START_TEST(fh_13_misere_ranks_just_below_bids_of_eight)
{
    ck_assert_int_eq(rank("", 0, TALON_DENOMINATION_MISERE), 230);
    ck_assert_int_eq(rank("schedule perfect", 0, TALON_DENOMINATION_MISERE),
                     210);
    expect(auction("classic-3", "misere any-time, misere-value 1000"),
           "= legal pass " SIXES SEVENS "bid:misere " EIGHTS NINES TENS_TO
           "bid:10H bid:10NT");
    /* the original schedule has no place just below eight: misère ranks by
     * value */
    ck_assert_int_eq(rank("schedule original, misere-value 330", 0,
                          TALON_DENOMINATION_MISERE),
                     330);
}
END_TEST

START_TEST(fh_13_misere_may_rank_by_its_points)
{
    ck_assert_int_eq(
        rank("misere-rank by-points", 0, TALON_DENOMINATION_MISERE), 250);
    /* between 8S (240) and 8C (260) */
    expect(auction("classic-3", "misere any-time, misere-rank by-points"),
           "= legal pass " SIXES SEVENS
           "bid:8S bid:misere bid:8C bid:8D bid:8H "
           "bid:8NT " NINES TENS_TO "bid:10H bid:10NT");
}
END_TEST

START_TEST(fh_13_misere_may_be_off)
{
    talon_game *game = auction("classic-3", "");

    refused(game, "0 bid misere", TALON_E_MISERE, "");
    refused(game, "0 bid open-misere", TALON_E_OPEN_MISERE, "");
}
END_TEST

START_TEST(fh_13_misere_may_need_a_bid_of_seven_first)
{
    talon_game *game = auction("australian-4", "open-misere off");

    refused(game, "0 bid misere", TALON_E_MISERE, "");
    play(game, "0 bid 6NT");
    refused(game, "1 bid misere", TALON_E_MISERE, "");
    play(game, "1 bid 7S, 2 bid misere");
    refused(game, "3 bid misere", TALON_E_MISERE, "");
    refused(game, "3 bid 7NT", TALON_E_BID_LOW, "");
    play(game, "3 bid 8S");
    /* after a bid of eight, misère is still allowed but ranks too low */
    refused(game, "0 bid misere", TALON_E_BID_LOW, "");
}
END_TEST

/* FH-14: `open-misere-rank` decides which. */
START_TEST(fh_14_open_misere_may_rank_in_three_places)
{
    ck_assert_int_eq(rank("", 0, TALON_DENOMINATION_OPEN_MISERE), 490);
    ck_assert_int_eq(
        rank("schedule perfect", 0, TALON_DENOMINATION_OPEN_MISERE), 470);
    ck_assert_int_eq(
        rank("schedule original", 0, TALON_DENOMINATION_OPEN_MISERE), 490);
    ck_assert_int_eq(rank("open-misere-rank below-ten-no-trump", 0,
                          TALON_DENOMINATION_OPEN_MISERE),
                     510);
    ck_assert_int_gt(
        rank("open-misere-rank highest", 0, TALON_DENOMINATION_OPEN_MISERE),
        1000);
    expect(auction("classic-3", "open-misere any-time, "
                                "open-misere-rank below-ten-no-trump"),
           "= legal pass " SIXES SEVENS EIGHTS NINES TENS_TO
           "bid:10H bid:open-misere bid:10NT");
    expect(auction("classic-3", "open-misere any-time, misere any-time, "
                                "misere-rank by-points, misere-value 1000, "
                                "open-misere-rank highest"),
           "= legal pass " SIXES SEVENS EIGHTS NINES TENS_TO
           "bid:10H bid:10NT bid:misere bid:open-misere");
}
END_TEST

/* A misère does not count as a bid of eight tricks, wherever it ranks. */
START_TEST(fh_14_open_misere_may_need_a_bid_of_eight_first)
{
    talon_game *game =
        auction("australian-4", "open-misere after-eight, misere any-time, "
                                "misere-rank by-points, misere-value 300");

    refused(game, "0 bid open-misere", TALON_E_OPEN_MISERE, "");
    play(game, "0 bid 7NT, 1 bid misere");
    refused(game, "2 bid open-misere", TALON_E_OPEN_MISERE, "");
    play(game, "2 bid 9S, 3 bid open-misere");
    expect(game, "= legal pass bid:10H bid:10NT");
}
END_TEST

START_TEST(fh_10_the_seat_left_of_the_dealer_calls_first_and_bids_rise)
{
    talon_game *game = auction("australian-4", "");

    refused(game, "1 pass", TALON_E_TURN, "");
    refused(game, "0 discard 5S", TALON_E_PHASE, "");
    refused(game, "0 play 5S", TALON_E_PHASE, "");
    play(game, "0 bid 7D");
    to_act(game, 1, TALON_PHASE_AUCTION);
    refused(game, "1 bid 7C", TALON_E_BID_LOW, "");
    refused(game, "1 bid 7D", TALON_E_BID_LOW, "");
    refused(game, "1 bid 6NT", TALON_E_BID_LOW, "");
    play(game, "1 bid 7H");
    to_act(game, 2, TALON_PHASE_AUCTION);
}
END_TEST

START_TEST(fh_10_impossible_bids_are_refused)
{
    talon_game *game = auction("australian-4", "");
    talon_move move = {
        .kind = TALON_KIND_BID, .seat = 0, .amount = 5, .denomination = 1};

    ck_status(talon_game_check(game, &move, NULL), TALON_E_AMOUNT);
    move.amount = 11;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_AMOUNT);
    move.amount = -1;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_AMOUNT);
    move.denomination = TALON_DENOMINATION_OPEN_MISERE;
    move.amount = 6;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_AMOUNT);
    move.denomination = 0;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_DENOMINATION);
    move.denomination = 8;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_DENOMINATION);
    move.denomination = 1;
    move.cards = 1;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_FIELD);
}
END_TEST

START_TEST(fh_11_in_one_round_each_seat_calls_once)
{
    talon_game *game = auction("classic-3", "");

    play(game, "0 pass, 1 bid 6S, 2 pass");
    to_act(game, 1, TALON_PHASE_DISCARD);
    game = auction("classic-3", "");
    play(game, "0 bid 6S, 1 bid 6C, 2 bid 10NT");
    to_act(game, 2, TALON_PHASE_DISCARD);
}
END_TEST

START_TEST(fh_11_under_until_passed_the_auction_ends_after_all_other_seats_pass)
{
    talon_game *game = auction("classic-3", "auction until-passed");

    play(game, "0 pass, 1 bid 6S, 2 bid 6C");
    /* seat 0 has passed for good */
    to_act(game, 1, TALON_PHASE_AUCTION);
    ck_assert_uint_eq(fh_state(game).passed, 1);
    play(game, "1 bid 6D, 2 bid 7S, 1 pass");
    to_act(game, 2, TALON_PHASE_DISCARD);
}
END_TEST

/* While nobody has bid, the last seat may still call; if it bids, the auction
 * ends. */
START_TEST(fh_11_the_last_seat_may_call_after_passes)
{
    talon_game *game = auction("classic-3", "auction until-passed");

    play(game, "0 pass, 1 pass");
    to_act(game, 2, TALON_PHASE_AUCTION);
    play(game, "2 bid 6S");
    to_act(game, 2, TALON_PHASE_DISCARD);
}
END_TEST

START_TEST(fh_11_under_re_entry_a_seat_may_bid_after_passing)
{
    talon_game *game = auction("classic-3", "auction re-entry");

    play(game, "0 pass, 1 bid 6S, 2 bid 6C");
    /* seat 0 may bid again */
    to_act(game, 0, TALON_PHASE_AUCTION);
    ck_assert_uint_eq(fh_state(game).passed, 1);
    play(game, "0 bid 6D");
    ck_assert_uint_eq(fh_state(game).passed, 0);
    play(game, "1 pass");
    to_act(game, 2, TALON_PHASE_AUCTION);
    play(game, "2 bid 6H, 0 pass");
    to_act(game, 1, TALON_PHASE_AUCTION);
    play(game, "1 pass");
    to_act(game, 2, TALON_PHASE_DISCARD);
}
END_TEST

START_TEST(fh_11_under_re_entry_the_auction_ends_when_all_others_pass)
{
    talon_game *game = auction("classic-3", "auction re-entry");

    play(game, "0 pass, 1 pass");
    to_act(game, 2, TALON_PHASE_AUCTION);
    play(game, "2 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    game = auction("classic-3", "auction re-entry");
    play(game, "0 pass, 1 pass, 2 bid 6S, 0 pass, 1 pass");
    to_act(game, 2, TALON_PHASE_DISCARD);
}
END_TEST

/* A seat that cannot bid any higher still has its turn. */
/* The seats that have passed for good, as the game and every view of it tell
 * them. */
static uint32_t passed(const talon_game *game)
{
    uint32_t seat, count, seats, told;

    ck_ok(talon_fh_passed(game, &seats));
    ck_ok(talon_game_seat_count(game, &count));
    ck_ok(talon_fh_passed(view_of(game, 0), &told));
    ck_assert_uint_eq(told, seats);
    for (seat = 0; seat < count; seat++) {
        ck_ok(talon_fh_passed(view_of(game, 1u << seat), &told));
        ck_assert_uint_eq(told, seats);
    }
    return seats;
}

static uint32_t legal_calls(const talon_game *game)
{
    uint32_t calls;

    ck_ok(talon_game_move_count(game, &calls));
    return calls;
}

START_TEST(fh_11_a_pass_is_final_unless_seats_may_re_enter)
{
    talon_game *game = sit("classic-3, first-dealer 2");

    ck_assert_uint_eq(passed(game), 0);
    /* one call each: who was outbid has not passed */
    game = auction("classic-3", "");
    ck_assert_uint_eq(passed(game), 0);
    play(game, "0 bid 6S, 1 pass");
    ck_assert_uint_eq(passed(game), 1 << 1);
    play(game, "2 bid 7S");
    to_act(game, 2, TALON_PHASE_DISCARD);
    ck_assert_uint_eq(passed(game), 1 << 1);
    game = auction("classic-3", "auction until-passed");
    play(game, "0 pass, 1 bid 6S, 2 bid 6C");
    ck_assert_uint_eq(passed(game), 1 << 0);
    play(game, "1 pass");
    ck_assert_uint_eq(passed(game), 1 << 0 | 1 << 1);
    /* no pass is final while others may follow, all are at the end */
    game = auction("classic-3", "auction re-entry");
    play(game, "0 pass, 1 bid 6S, 2 pass");
    ck_assert_uint_eq(fh_state(game).passed, 1 << 0 | 1 << 2);
    ck_assert_uint_eq(passed(game), 0);
    play(game, "0 pass");
    to_act(game, 1, TALON_PHASE_DISCARD);
    ck_assert_uint_eq(passed(game), 1 << 0 | 1 << 2);
}
END_TEST

START_TEST(fh_18_seats_that_passed_are_known_until_the_next_deal)
{
    talon_game *game = auction("classic-3", "");

    play(game, "0 pass, 1 pass, 2 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_uint_eq(passed(game), 7);
    DEAL(game, "");
    ck_assert_uint_eq(passed(game), 0);
    game = auction("classic-3", "all-pass play");
    play(game, "0 pass, 1 pass, 2 pass");
    to_act(game, 0, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(passed(game), 7);
    /* FH-17: an inkle is a call, and what is thrown in was not passed by all */
    game = auction("american-4", "");
    play(game, "0 bid 6S, 1 pass, 2 pass, 3 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_uint_eq(passed(game), 0xE);
}
END_TEST

/* Random auctions of every form: who has passed for good does not call again,
 * and when the auction is over, nobody else has passed. */
START_TEST(fh_11_who_has_passed_for_good_calls_no_more)
{
    static const char *const form[] = {"", "auction until-passed",
                                       "auction re-entry",
                                       "auction re-entry, all-pass play"};
    uint32_t i, n, finals = 0, seats;
    talon_rng rng;

    seed_for(&rng, 211, 0);
    for (i = 0; i < 400; i++) {
        talon_game *game =
            auction(i % 8 < 4 ? "classic-3" : "two-2", form[i % 4]);

        for (seats = 0; fh_state(game).phase == TALON_PHASE_AUCTION;) {
            uint32_t before = seats;

            ck_assert_uint_eq(seats >> fh_state(game).to_act & 1, 0);
            n = talon_rng_below(&rng, 3); /* a pass, or one of the lowest */
            make_nth(game, n < legal_calls(game) ? n : 0);
            seats = passed(game);
            ck_assert_uint_eq(before & ~seats, 0);
            finals += seats != before;
        }
        ck_assert_uint_eq(seats, fh_state(game).passed);
    }
    ck_assert_uint_gt(finals, 400);
}
END_TEST

START_TEST(fh_11_a_pass_may_be_the_only_call)
{
    talon_game *game = auction("australian-4", "");
    uint32_t moves;

    play(game, "0 bid 10NT");
    expect(game, "= legal pass");
    ck_ok(talon_game_move_count(game, &moves));
    ck_assert_uint_eq(moves, 1);
    play(game, "1 pass, 2 pass");
    to_act(game, 3, TALON_PHASE_AUCTION);
    play(game, "3 pass");
    to_act(game, 0, TALON_PHASE_DISCARD);
}
END_TEST

START_TEST(fh_16_bids_below_the_lowest_bid_are_refused)
{
    talon_game *game = auction("classic-3", "lowest-bid 7, misere any-time");

    expect(game, "= legal pass " SEVENS "bid:misere " EIGHTS NINES TENS_TO
                 "bid:10H bid:10NT");
    refused(game, "0 bid 6NT", TALON_E_LOWEST_BID, "");
    play(game, "0 bid 7S");
    refused(game, "1 bid 6NT", TALON_E_LOWEST_BID, "");
}
END_TEST

/* Only the first two seats may bid six as a signal, and each signal must
 * outrank the last bid. */
START_TEST(fh_17_only_the_first_two_seats_may_inkle)
{
    talon_game *game = auction("american-4", "");

    play(game, "0 bid 6D");
    refused(game, "1 bid 6C", TALON_E_BID_LOW, "");
    play(game, "1 bid 6NT");
    refused(game, "2 bid 6NT", TALON_E_INKLE, "");
    game = auction("american-4", "");
    play(game, "0 pass, 1 pass");
    refused(game, "2 bid 6S", TALON_E_INKLE, "");
    play(game, "2 bid 7S, 3 pass");
    to_act(game, 2, TALON_PHASE_DISCARD);
}
END_TEST

/* In the original schedule 6NT (120) would outrank 7S (80), but six tricks may
 * be bid only while every bid so far is for six. */
START_TEST(fh_17_no_inkle_after_a_bid_above_six)
{
    talon_game *game = auction("american-4", "schedule original");

    play(game, "0 bid 7S");
    refused(game, "1 bid 6NT", TALON_E_INKLE, "");
    game = auction("american-4", "schedule original, inkle off");
    play(game, "0 bid 7S, 1 bid 6NT");
}
END_TEST

START_TEST(fh_17_a_six_never_becomes_the_contract)
{
    talon_game *game = auction("american-4", "");

    play(game, "0 bid 6S, 1 bid 6NT, 2 pass, 3 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_uint_eq(told(TALON_KIND_PASSED_OUT, 0)->reason,
                      TALON_REASON_DEAL_AGAIN);
    ck_assert_int_eq(fh_state(game).bidder, TALON_NOBODY);
    ck_assert_uint_eq(fh_state(game).bid_tricks, 0);
}
END_TEST

START_TEST(fh_18_if_all_pass_the_next_dealer_deals)
{
    talon_game *game = auction("classic-3", "");
    talon_fh_state state;

    play(game, "0 pass, 1 pass, 2 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_uint_eq(told(TALON_KIND_PASSED_OUT, 0)->reason,
                      TALON_REASON_NEXT_DEALER);
    ck_assert_uint_eq(told(TALON_KIND_HAND_OVER, 0)->reason,
                      TALON_REASON_THROWN_IN);
    ck_assert_int_eq(told(TALON_KIND_DEALER, 0)->seat, 0);
    ck_assert_uint_eq(told(TALON_KIND_DEALER, 0)->reason, TALON_REASON_TURN);
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    state = fh_state(game);
    ck_assert_int_eq(state.dealer, 0);
    ck_assert_uint_eq(state.deals, 0);
    ck_assert_uint_eq(state.trick, 0);
}
END_TEST

START_TEST(fh_18_if_all_pass_the_same_dealer_may_deal)
{
    talon_game *game = auction("classic-3", "all-pass same-dealer");

    play(game, "0 pass, 1 pass, 2 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_int_eq(fh_state(game).dealer, 2);
    ck_assert_uint_eq(told(TALON_KIND_DEALER, 0)->reason,
                      TALON_REASON_SAME_DEALER);
}
END_TEST

/* There are no trumps, the seat to the dealer's left leads, and the kitty stays
 * on the table. Each side scores ten points per trick, although
 * `defender-tricks` is `never`, and the hand counts as a played deal. */
START_TEST(fh_18_if_all_pass_the_hand_may_be_played)
{
    talon_game *game = auction("quebec-4", "all-pass play, auction one-round");
    talon_fh_state state;
    talon_fh_score score;

    play(game, "0 pass, 1 pass, 2 pass, 3 pass");
    ck_assert_uint_eq(told(TALON_KIND_PASSED_OUT, 0)->reason,
                      TALON_REASON_PLAY);
    ck_assert_uint_eq(times_told(TALON_KIND_KITTY), 0);
    to_act(game, 0, TALON_PHASE_TRICKS);
    state = fh_state(game);
    ck_assert_uint_eq(state.kitty_count, 6);
    ck_assert_uint_eq(talon_cards_count(&state.kitty), 6);
    ck_assert_int_eq(state.bidder, TALON_NOBODY);
    play_while(game, TALON_PHASE_TRICKS);
    ck_ok(talon_fh_last_score(game, &score));
    ck_assert_int_eq(score.after[0], 10 * (score.tricks[0] + score.tricks[2]));
    ck_assert_int_eq(score.after[0] + score.after[1], 100);
    ck_assert_int_eq(score.contract[0], 0);
    ck_assert_uint_eq(score.made, 0);
    ck_assert_uint_eq(fh_state(game).deals, 1);
    ck_assert_int_eq(fh_state(game).dealer, 0);
}
END_TEST

/* If all bids were inkles, the hand counts as passed out, so it is played
 * too. */
START_TEST(fh_18_if_all_bids_are_inkles_the_hand_may_be_played)
{
    talon_game *game = auction("american-4", "all-pass play");

    play(game, "0 bid 6S, 1 pass, 2 pass, 3 pass");
    to_act(game, 0, TALON_PHASE_TRICKS);
    ck_assert_int_eq(fh_state(game).bidder, TALON_NOBODY);
    ck_assert_uint_eq(fh_state(game).bid_denomination, 0);
}
END_TEST

START_TEST(fh_19_the_last_bid_is_the_contract)
{
    talon_game *game = auction("australian-4", "");
    talon_move bid[TALON_FH_BIDS_MAX];
    talon_fh_state state;
    uint32_t count;

    play(game, "0 bid 6S, 1 pass, 2 bid 7S, 3 bid misere");
    state = fh_state(game);
    ck_assert_int_eq(state.bidder, 3);
    ck_assert_uint_eq(state.bid_tricks, 0);
    ck_assert_uint_eq(state.bid_denomination, TALON_DENOMINATION_MISERE);
    play(game, "0 bid 8H, 2 pass, 3 pass");
    ck_assert_int_eq(told(TALON_KIND_CONTRACT, 0)->seat, 0);
    ck_assert_int_eq(told(TALON_KIND_CONTRACT, 0)->amount, 8);
    ck_assert_uint_eq(told(TALON_KIND_CONTRACT, 0)->denomination,
                      TALON_SUIT_HEARTS);
    to_act(game, 0, TALON_PHASE_DISCARD);
    state = fh_state(game);
    ck_assert_int_eq(state.bidder, 0);
    ck_assert_uint_eq(state.bid_tricks, 8);
    ck_assert_uint_eq(state.bid_denomination, TALON_SUIT_HEARTS);
    /* the bids can be read after the auction */
    ck_ok(talon_fh_bids(game, NULL, 0, &count));
    ck_assert_uint_eq(count, 4);
    ck_status(talon_fh_bids(game, bid, 3, &count), TALON_E_SPACE);
    ck_assert_uint_eq(count, 4);
    ck_ok(talon_fh_bids(game, bid, TALON_FH_BIDS_MAX, &count));
    ck_assert_int_eq(bid[1].seat, 2);
    ck_assert_int_eq(bid[1].amount, 7);
    ck_assert_uint_eq(bid[2].denomination, TALON_DENOMINATION_MISERE);
    ck_assert_int_eq(bid[2].amount, 0);
}
END_TEST

/* An auction has room for all 27 bids, one after another. */
START_TEST(fh_10_all_27_bids_can_be_made_in_turn)
{
    talon_game *game =
        auction("two-2", "misere any-time, open-misere any-time");
    uint32_t bids, moves;

    for (bids = 0; bids < TALON_FH_BIDS_MAX; bids++) {
        ck_ok(talon_game_move_count(game, &moves));
        ck_assert_uint_eq(moves, 28 - bids);
        make_nth(game, 1);
    }
    expect(game, "= legal pass");
    play(game, "1 pass");
    ck_assert_uint_eq(fh_state(game).bid_tricks, 10);
    ck_assert_uint_eq(fh_state(game).bid_denomination,
                      TALON_DENOMINATION_NO_TRUMP);
}
END_TEST

SUITE(five_hundred_auction)
TEST(fh_01_suits_rank_in_bidding_order)
TEST(fh_10_the_seat_left_of_the_dealer_calls_first_and_bids_rise)
TEST(fh_10_impossible_bids_are_refused)
TEST(fh_10_all_27_bids_can_be_made_in_turn)
TEST(fh_11_in_one_round_each_seat_calls_once)
TEST(fh_11_under_until_passed_the_auction_ends_after_all_other_seats_pass)
TEST(fh_11_the_last_seat_may_call_after_passes)
TEST(fh_11_under_re_entry_a_seat_may_bid_after_passing)
TEST(fh_11_under_re_entry_the_auction_ends_when_all_others_pass)
TEST(fh_11_a_pass_is_final_unless_seats_may_re_enter)
TEST(fh_18_seats_that_passed_are_known_until_the_next_deal)
TEST(fh_11_who_has_passed_for_good_calls_no_more)
TEST(fh_11_a_pass_may_be_the_only_call)
TEST(fh_12_a_bid_ranks_by_its_value)
TEST(fh_12_a_bid_of_equal_value_does_not_outrank_another)
TEST(fh_13_misere_ranks_just_below_bids_of_eight)
TEST(fh_13_misere_may_rank_by_its_points)
TEST(fh_13_misere_may_be_off)
TEST(fh_13_misere_may_need_a_bid_of_seven_first)
TEST(fh_14_open_misere_may_rank_in_three_places)
TEST(fh_14_open_misere_may_need_a_bid_of_eight_first)
TEST(fh_15_of_equal_bids_fewer_tricks_rank_lower_and_misere_highest)
TEST(fh_15_open_misere_outranks_misere_of_equal_value)
TEST(fh_16_bids_below_the_lowest_bid_are_refused)
TEST(fh_17_only_the_first_two_seats_may_inkle)
TEST(fh_17_no_inkle_after_a_bid_above_six)
TEST(fh_17_a_six_never_becomes_the_contract)
TEST(fh_18_if_all_pass_the_next_dealer_deals)
TEST(fh_18_if_all_pass_the_same_dealer_may_deal)
TEST(fh_18_if_all_pass_the_hand_may_be_played)
TEST(fh_18_if_all_bids_are_inkles_the_hand_may_be_played)
TEST(fh_19_the_last_bid_is_the_contract)
END_SUITE
