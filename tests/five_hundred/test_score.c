/* SPDX-License-Identifier: MIT */
/* Scoring and the end of a game (FH-32…FH-40). Most tests need no game: they
 * give talon_fh_score_hand() the seats that took the tricks. */
#include "common/five_hundred.h"

/* A hand to score. `takers` has one digit for each trick: the seat that took
 * it. */
static talon_fh_hand hand_of(uint32_t tricks, uint32_t denomination,
                             int32_t contractor, const char *takers)
{
    talon_fh_hand hand = {.partner = TALON_NOBODY};

    hand.contractor = (int8_t)contractor;
    hand.bid_tricks = (uint8_t)tricks;
    hand.bid_denomination = (uint8_t)denomination;
    for (; *takers != 0; takers++)
        hand.winner[hand.played++] = (int8_t)(*takers - '0');
    return hand;
}

static void before(talon_fh_hand *hand, int32_t s0, int32_t s1, int32_t s2,
                   int32_t s3)
{
    hand->before[0] = s0;
    hand->before[1] = s1;
    hand->before[2] = s2;
    hand->before[3] = s3;
}

static talon_fh_score score_of(const talon_rules *rules,
                               const talon_fh_hand *hand)
{
    talon_fh_score score;

    ck_ok(talon_fh_score_hand(rules, hand, &score));
    return score;
}

#define AFTER(score, ...)                                                      \
    do {                                                                       \
        static const int32_t after_[] = {__VA_ARGS__};                         \
        uint32_t i_;                                                           \
                                                                               \
        for (i_ = 0; i_ < sizeof after_ / sizeof *after_; i_++)                \
            ck_assert_int_eq((score).after[i_], after_[i_]);                   \
    } while (0)

static void ends(talon_fh_score score, uint32_t winners, uint32_t reason)
{
    ck_assert_uint_eq(score.over, 1);
    ck_assert_uint_eq(score.winners, winners);
    ck_assert_str_eq(talon_reason_key(score.reason), talon_reason_key(reason));
}

static void goes_on(talon_fh_score score)
{
    ck_assert_uint_eq(score.over, 0);
    ck_assert_uint_eq(score.winners, 0);
    ck_assert_uint_eq(score.reason, 0);
}

/* clang-format off */

/* The tables of the schedules as card players print them: rows for 6…10 tricks,
 * columns for spades, clubs, diamonds, hearts and no trump. */
static const struct {
    const char *key;
    int32_t value[5][5];
} schedule[] = {
    {"avondale", {{40, 60, 80, 100, 120}, {140, 160, 180, 200, 220},
                  {240, 260, 280, 300, 320}, {340, 360, 380, 400, 420},
                  {440, 460, 480, 500, 520}}},
    {"perfect", {{20, 40, 60, 80, 100}, {120, 140, 160, 180, 200},
                 {220, 240, 260, 280, 300}, {320, 340, 360, 380, 400},
                 {420, 440, 460, 480, 500}}},
    {"original", {{40, 60, 80, 100, 120}, {80, 120, 160, 200, 240},
                  {120, 180, 240, 300, 360}, {160, 240, 320, 400, 480},
                  {200, 300, 400, 500, 600}}},
};

/* clang-format on */

/* Seat 0 bids `tricks` tricks and takes `taken`; seat 1 takes the rest. */
static talon_fh_hand taking(uint32_t tricks, uint32_t denomination,
                            uint32_t taken)
{
    talon_fh_hand hand = hand_of(tricks, denomination, 0, "1111111111");

    memset(hand.winner, 0, taken);
    return hand;
}

/* All 25 bids in the three schedules: made exactly, made with an overtrick,
 * failed by one trick, and made with all ten tricks, with and without the slam
 * of 250. */
START_TEST(fh_32_fh_33_every_bid_scores_by_its_schedule)
{
    uint32_t s, t, d;

    for (s = 0; s < 3; s++) {
        for (t = 6; t <= 10; t++) {
            for (d = TALON_SUIT_SPADES; d <= TALON_DENOMINATION_NO_TRUMP; d++) {
                talon_rules on, off;
                talon_fh_hand hand;
                int32_t value = schedule[s].value[t - 6][d - 1], told_value;
                int32_t slam = value < 250 ? 250 : value;

                on = rules_of("classic-3, schedule %s", schedule[s].key);
                off = on;
                off.value[TALON_FH_OPTION_SLAM] = 0;
                ck_ok(talon_fh_bid_value(&on, t, d, &told_value));
                ck_assert_int_eq(told_value, value);
                hand = taking(t, d, t);
                ck_assert_int_eq(score_of(&on, &hand).after[0],
                                 t == 10 ? slam : value);
                ck_assert_int_eq(score_of(&off, &hand).after[0], value);
                ck_assert_int_eq(score_of(&on, &hand).after[1],
                                 100 - 10 * (int32_t)t);
                if (t < 9) {
                    hand = taking(t, d, t + 1);
                    ck_assert_int_eq(score_of(&on, &hand).contract[0], value);
                }
                hand = taking(t, d, t - 1);
                ck_assert_int_eq(score_of(&on, &hand).after[0], -value);
                ck_assert_uint_eq(score_of(&on, &hand).made, 0);
                hand = taking(t, d, 10);
                ck_assert_int_eq(score_of(&on, &hand).after[0], slam);
                ck_assert_uint_eq(score_of(&on, &hand).slam, value < 250);
                ck_assert_int_eq(score_of(&off, &hand).after[0], value);
                ck_assert_uint_eq(score_of(&off, &hand).slam, 0);
            }
        }
    }
}
END_TEST

START_TEST(fh_32_miseres_have_their_values)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(0, TALON_DENOMINATION_MISERE, 0, "1212121212");
    int32_t value;

    ck_ok(talon_fh_bid_value(&rules, 0, TALON_DENOMINATION_MISERE, &value));
    ck_assert_int_eq(value, 250);
    ck_ok(
        talon_fh_bid_value(&rules, 0, TALON_DENOMINATION_OPEN_MISERE, &value));
    ck_assert_int_eq(value, 500);
    rules = rules_of("classic-3, misere any-time, misere-value 330, "
                     "open-misere any-time, "
                     "open-misere-value 770");
    ck_assert_int_eq(score_of(&rules, &hand).after[0], 330);
    /* no trick points against a misère (FH-35), and no slam */
    ck_assert_int_eq(score_of(&rules, &hand).after[1], 0);
    ck_assert_uint_eq(score_of(&rules, &hand).slam, 0);
    hand = hand_of(0, TALON_DENOMINATION_OPEN_MISERE, 0, "1210");
    ck_assert_int_eq(score_of(&rules, &hand).after[0], -770);
    ck_assert_int_eq(score_of(&rules, &hand).after[2], 0);
}
END_TEST

START_TEST(fh_32_impossible_bids_have_no_value)
{
    talon_rules rules = rules_of("classic-3"), tripoli;
    int32_t value = 77;

    ck_status(talon_fh_bid_value(&rules, 5, TALON_SUIT_SPADES, &value),
              TALON_E_AMOUNT);
    ck_status(talon_fh_bid_value(&rules, 11, TALON_SUIT_SPADES, &value),
              TALON_E_AMOUNT);
    ck_status(talon_fh_bid_value(&rules, 0xFFFFFFFF, TALON_SUIT_SPADES, &value),
              TALON_E_AMOUNT);
    ck_status(talon_fh_bid_rank(&rules, 6, TALON_DENOMINATION_MISERE, &value),
              TALON_E_AMOUNT);
    ck_status(talon_fh_bid_rank(&rules, 6, 0, &value), TALON_E_DENOMINATION);
    ck_status(talon_fh_bid_rank(&rules, 0, 8, &value), TALON_E_DENOMINATION);
    ck_status(talon_fh_bid_value(NULL, 6, 1, &value), TALON_E_NULL);
    ck_status(talon_fh_bid_value(&rules, 6, 1, NULL), TALON_E_NULL);
    rules.value[TALON_FH_OPTION_SCHEDULE] = 3;
    ck_status(talon_fh_bid_value(&rules, 6, 1, &value), TALON_E_UNSUPPORTED);
    rules = rules_of("classic-3, pack full");
    ck_status(talon_fh_bid_value(&rules, 6, 1, &value), TALON_E_RULES);
    ck_ok(talon_rules_init(&tripoli, TALON_GAME_TRIPOLI, 0));
    ck_status(talon_fh_bid_value(&tripoli, 6, 1, &value), TALON_E_WRONG_GAME);
    ck_assert_int_eq(value, 77);
}
END_TEST

/* FH-33: partners make a contract together. Seat 0 takes four tricks, and seat
 * 2 takes three. */
START_TEST(fh_33_tricks_of_both_partners_count)
{
    talon_rules rules = rules_of("australian-4");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_DIAMONDS, 2, "0202020133");

    AFTER(score_of(&rules, &hand), 180, 30, 180, 30);
    /* a slam by both partners */
    hand = hand_of(7, TALON_SUIT_DIAMONDS, 2, "0202020222");
    AFTER(score_of(&rules, &hand), 250, 0, 250, 0);
}
END_TEST

/* FH-34: seat 1 bids 8H (300) and takes only seven tricks. */
START_TEST(fh_34_a_failed_bid_costs_its_value)
{
    talon_fh_hand hand = hand_of(8, TALON_SUIT_HEARTS, 1, "1111111022");
    talon_rules rules = rules_of("classic-3");

    AFTER(score_of(&rules, &hand), 10, -300, 20);
    /* each defending side gets the value of the bid, besides its trick
     * points */
    rules = rules_of("classic-3, failed-bid to-defenders");
    AFTER(score_of(&rules, &hand), 310, 0, 320);
    rules = rules_of("quebec-4");
    hand = hand_of(8, TALON_SUIT_HEARTS, 1, "1111113022");
    AFTER(score_of(&rules, &hand), 300, 0, 300, 0);
}
END_TEST

START_TEST(fh_35_defenders_score_their_tricks)
{
    talon_fh_hand made = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112");
    talon_fh_hand failed = hand_of(7, TALON_SUIT_SPADES, 0, "0000002112");
    talon_rules rules = rules_of("classic-3, defender-tricks always");

    AFTER(score_of(&rules, &made), 140, 20, 10);
    AFTER(score_of(&rules, &failed), -140, 20, 20);
    rules = rules_of("classic-3, defender-tricks when-failed");
    AFTER(score_of(&rules, &made), 140, 0, 0);
    AFTER(score_of(&rules, &failed), -140, 20, 20);
    rules = rules_of("classic-3, defender-tricks never");
    AFTER(score_of(&rules, &made), 140, 0, 0);
    AFTER(score_of(&rules, &failed), -140, 0, 0);
}
END_TEST

/* With a cap of 400, three tricks score only 20 for a side that has 380, 5 for
 * one that has 395, and nothing for one that has 400. The value of a failed bid
 * is added afterwards, and the cap does not apply to it. */
START_TEST(fh_35_the_cap_limits_trick_points_only)
{
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111222");
    talon_rules rules = rules_of("classic-3, defender-cap 400");

    before(&hand, 0, 380, 395, 0);
    AFTER(score_of(&rules, &hand), -140, 400, 400);
    before(&hand, 0, 400, 410, 0);
    AFTER(score_of(&rules, &hand), -140, 400, 410);
    before(&hand, 0, 370, -10, 0);
    AFTER(score_of(&rules, &hand), -140, 400, 20);
    rules = rules_of("classic-3, defender-cap 400, failed-bid to-defenders");
    before(&hand, 0, 340, 395, 0);
    AFTER(score_of(&rules, &hand), 0, 510, 540);
}
END_TEST

/* FH-18: without a contractor, each side scores ten points per trick, whatever
 * `defender-tricks` says. The cap applies. */
START_TEST(fh_18_without_a_contractor_every_trick_scores)
{
    talon_fh_hand hand = hand_of(0, 0, TALON_NOBODY, "0123012301");
    talon_rules rules =
        rules_of("australian-4, all-pass play, defender-tricks never");
    talon_fh_score score;

    score = score_of(&rules, &hand);
    AFTER(score, 50, 50, 50, 50);
    ck_assert_int_eq(score.trick_points[3], 50);
    ck_assert_uint_eq(score.tricks[0], 3);
    ck_assert_uint_eq(score.tricks[3], 2);
    ck_assert_uint_eq(score.made, 0);
    rules.value[TALON_FH_OPTION_DEFENDER_CAP] = 30;
    AFTER(score_of(&rules, &hand), 30, 30, 30, 30);
}
END_TEST

/* FH-36, with five players: seats 1 and 4 share 7H (200). Each gains or loses
 * 100, and the tricks of both count. */
START_TEST(fh_36_contractor_and_partner_share_equally)
{
    talon_rules rules = rules_of("five-5");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_HEARTS, 1, "1111444023");

    hand.partner = 4;
    AFTER(score_of(&rules, &hand), 10, 100, 10, 10, 100);
    /* without a partner, seat 1 fails alone */
    hand.partner = TALON_NOBODY;
    AFTER(score_of(&rules, &hand), 10, -200, 10, 10, 30);
    hand.partner = 2;
    AFTER(score_of(&rules, &hand), 10, -100, -100, 10, 30);
    rules = rules_of("five-5, failed-bid to-defenders");
    AFTER(score_of(&rules, &hand), 210, 0, 0, 210, 230);
    /* 7C is 160, but a slam brings each of the two 125 */
    hand = hand_of(7, TALON_SUIT_CLUBS, 1, "1111444144");
    hand.partner = 4;
    AFTER(score_of(&rules, &hand), 0, 125, 0, 0, 125);
    /* 6S is 40: made with nine tricks, it brings each of the two 20 */
    hand = hand_of(6, TALON_SUIT_SPADES, 1, "1111444140");
    hand.partner = 4;
    AFTER(score_of(&rules, &hand), 10, 20, 0, 0, 20);
}
END_TEST

/* If only one side reaches the target, it wins, whether it got there by its
 * contract or by trick points. */
START_TEST(fh_37_any_points_can_win_the_game)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112");

    before(&hand, 360, 300, 300, 0);
    ends(score_of(&rules, &hand), 1, TALON_REASON_WON_CONTRACTOR);
    before(&hand, 350, 300, 300, 0);
    goes_on(score_of(&rules, &hand));
    /* a defender wins by its tricks; the contractor is below the target */
    before(&hand, 0, 480, 300, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_ALONE);
    before(&hand, 0, 479, 300, 0);
    goes_on(score_of(&rules, &hand));
}
END_TEST

START_TEST(fh_37_under_own_bid_only_a_contract_made_wins)
{
    talon_rules rules = rules_of("classic-3, win-by own-bid");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112");

    /* defenders do not win, however many points they have */
    before(&hand, 0, 490, 700, 0);
    goes_on(score_of(&rules, &hand));
    before(&hand, 360, 490, 700, 0);
    ends(score_of(&rules, &hand), 1, TALON_REASON_WON_CONTRACTOR);
    /* nor does a contractor that fails, though 900 - 140 is still 760 */
    hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000001112");
    before(&hand, 900, 0, 0, 0);
    goes_on(score_of(&rules, &hand));
    /* both partners of a side win */
    rules = rules_of("australian-4");
    hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000222113");
    before(&hand, 400, 490, 400, 490);
    ends(score_of(&rules, &hand), 5, TALON_REASON_WON_CONTRACTOR);
    /* without a contractor nobody wins (FH-18) */
    rules = rules_of("australian-4, all-pass play");
    hand = hand_of(0, 0, TALON_NOBODY, "0000222113");
    before(&hand, 490, 490, 490, 490);
    goes_on(score_of(&rules, &hand));
}
END_TEST

/* The contractor reaches 360 + 140 = 500; seat 1 gets 20, seat 2 gets 10. */
START_TEST(fh_37_both_over_decides_if_two_sides_reach_the_target)
{
    talon_rules contractor = rules_of("classic-3");
    talon_rules higher = rules_of("classic-3, both-over higher");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112");

    before(&hand, 360, 490, 0, 0);
    AFTER(score_of(&contractor, &hand), 500, 510, 10);
    ends(score_of(&contractor, &hand), 1, TALON_REASON_WON_CONTRACTOR);
    ends(score_of(&higher, &hand), 2, TALON_REASON_WON_HIGHEST);
    /* if the scores are equal, the contractor wins */
    before(&hand, 370, 490, 0, 0);
    ends(score_of(&higher, &hand), 1, TALON_REASON_WON_HIGHEST);
    /* two defenders are equal and higher: the one nearest the dealer's left
     * wins */
    before(&hand, 360, 500, 510, 0);
    hand.dealer = 0;
    ends(score_of(&higher, &hand), 2, TALON_REASON_WON_HIGHEST);
    hand.dealer = 1;
    ends(score_of(&higher, &hand), 4, TALON_REASON_WON_HIGHEST);
    hand.dealer = 2;
    ends(score_of(&higher, &hand), 2, TALON_REASON_WON_HIGHEST);
    /* if only the contractor reaches the target, it wins */
    before(&hand, 360, 0, 0, 0);
    ends(score_of(&higher, &hand), 1, TALON_REASON_WON_CONTRACTOR);
}
END_TEST

/* Seat 0 bids 7S and fails. The first six tricks go to seats 2, 1, 1, 1, 2 and
 * 2, and the last four to seat 0. Which of seats 1 and 2 reaches the target
 * first depends on their scores before the hand. */
START_TEST(fh_37_the_first_to_reach_the_target_wins)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "2111220000");

    /* both need two tricks: seat 1 has them after the third trick, seat 2 after
     * the fifth */
    before(&hand, 0, 480, 480, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_CROSSED);
    /* seat 2 needs one trick, and takes the first */
    before(&hand, 0, 480, 490, 0);
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_CROSSED);
    /* five more points do not help seat 1: it still needs two tricks */
    before(&hand, 0, 485, 490, 0);
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_CROSSED);
}
END_TEST

/* A side that was at the target before the hand was there first; of two such
 * sides, the higher one wins. That cannot happen in a game, but it can on a
 * score pad. */
START_TEST(fh_37_a_side_at_the_target_before_the_hand_is_first)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "2111220000");

    before(&hand, 0, 500, 490, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_CROSSED);
    before(&hand, 0, 500, 510, 0);
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_CROSSED);
}
END_TEST

/* With a cap of 500, seat 1, which has 485, gets 10 for the second trick and 5
 * for the third, and that reaches the target. Seat 2, which has 490, gets 10
 * for the fifth trick. */
START_TEST(fh_37_first_to_cross_counts_points_within_the_cap)
{
    talon_rules rules = rules_of("classic-3, defender-cap 500");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0110220200");

    before(&hand, 0, 485, 490, 0);
    AFTER(score_of(&rules, &hand), -140, 500, 500);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_CROSSED);
    before(&hand, 0, 480, 490, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_CROSSED);
    /* With a cap below the target, nobody reaches the target by tricks. Under
     * `to-defenders` the value of the failed bid lifts both defenders over the
     * target, and the higher score wins. Here both have 400 + 140, so the seat
     * nearest the dealer's left wins. */
    rules = rules_of("classic-3, defender-cap 400, failed-bid to-defenders");
    before(&hand, 0, 390, 380, 0);
    AFTER(score_of(&rules, &hand), 0, 540, 540);
    hand.dealer = 0;
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_HIGHEST);
    hand.dealer = 1;
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_HIGHEST);
    before(&hand, 0, 420, 430, 0);
    hand.dealer = 0;
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_HIGHEST);
}
END_TEST

/* One side reaches the target by its tricks, the other only with the value of
 * the failed bid. The first of the two wins. */
START_TEST(fh_37_reaching_the_target_by_tricks_comes_first)
{
    talon_rules rules = rules_of("classic-3, failed-bid to-defenders");
    talon_fh_hand hand = hand_of(10, TALON_SUIT_SPADES, 0, "0110220200");

    before(&hand, 0, 480, 465, 0);
    /* 480 + 20 + 440 = 940, 465 + 30 + 440 = 935: seat 1 reaches 500 at the
     * third trick, seat 2 not by tricks */
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_CROSSED);
    before(&hand, 0, 465, 470, 0);
    /* 925 and 940: seat 2 reaches 500 at the eighth trick, seat 1 not by
     * tricks */
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_CROSSED);
}
END_TEST

START_TEST(fh_37_first_trick_decides_between_defenders)
{
    talon_rules rules = rules_of("classic-3, defenders-over first-trick");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0211120000");

    before(&hand, 0, 490, 480, 0);
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_FIRST_TRICK);
    /* neither took a trick: the higher score wins; if equal, the seat nearest
     * the dealer's left */
    rules = rules_of("six-6, six-sides three, win-by any, "
                     "defenders-over first-trick, "
                     "failed-bid to-defenders");
    hand = hand_of(0, TALON_DENOMINATION_MISERE, 0, "0");
    before(&hand, 0, 300, 310, 0);
    hand.before[4] = 300;
    hand.before[5] = 310;
    ends(score_of(&rules, &hand), 4 | 32, TALON_REASON_WON_HIGHEST);
    hand.before[2] = hand.before[5] = 300;
    hand.dealer = 1;
    ends(score_of(&rules, &hand), 4 | 32, TALON_REASON_WON_HIGHEST);
    hand.dealer = 2;
    /* seats 3, 4, 5 follow the dealer, so side 1–4 is nearer than 2–5 */
    ends(score_of(&rules, &hand), 2 | 16, TALON_REASON_WON_HIGHEST);
}
END_TEST

START_TEST(fh_37_the_higher_of_two_defenders_may_win)
{
    talon_rules rules = rules_of("classic-3, defenders-over higher");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0211122000");

    before(&hand, 0, 480, 485, 0);
    /* 510 and 515, though seat 1 reaches the target first, at the fourth
     * trick */
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_HIGHEST);
    /* equal at 510: seat 1 reaches the target first */
    before(&hand, 0, 480, 480, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_HIGHEST);
    hand.dealer = 1;
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_HIGHEST);
}
END_TEST

/* Without a contractor, both partnerships can reach the target in the same
 * hand. Only the third point of FH-37 applies, and `both-over` does not. */
START_TEST(fh_37_without_a_contractor_both_over_does_not_apply)
{
    talon_rules rules = rules_of("australian-4, all-pass play, win-by any");
    talon_fh_hand hand = hand_of(0, 0, TALON_NOBODY, "1100223312");

    /* side 0–2 needs three tricks and has them after the fifth trick; side 1–3
     * needs four and has them after the eighth */
    before(&hand, 470, 460, 470, 460);
    AFTER(score_of(&rules, &hand), 520, 510, 520, 510);
    ends(score_of(&rules, &hand), 5, TALON_REASON_WON_CROSSED);
    before(&hand, 450, 480, 450, 480);
    ends(score_of(&rules, &hand), 10, TALON_REASON_WON_CROSSED);
    before(&hand, 440, 490, 440, 490);
    ends(score_of(&rules, &hand), 10, TALON_REASON_WON_ALONE);
}
END_TEST

/* With five players, seats 0 and 3 make 8H (300) together and get 150 each. */
START_TEST(fh_37_contractor_and_partner_win_together)
{
    talon_rules own = rules_of("five-5");
    talon_rules any = rules_of("five-5, win-by any, both-over higher");
    talon_fh_hand hand = hand_of(8, TALON_SUIT_HEARTS, 0, "0000333312");

    hand.partner = 3;
    before(&hand, 350, 0, 0, 350);
    ends(score_of(&own, &hand), 1 | 8, TALON_REASON_WON_CONTRACTOR);
    before(&hand, 350, 0, 0, 340);
    ends(score_of(&own, &hand), 1, TALON_REASON_WON_CONTRACTOR);
    before(&hand, 340, 0, 0, 350);
    ends(score_of(&own, &hand), 8, TALON_REASON_WON_CONTRACTOR);
    before(&hand, 340, 490, 490, 340);
    goes_on(score_of(&own, &hand));
    /* 505 and 510 against 500: both seats of the side win */
    before(&hand, 355, 490, 0, 360);
    ends(score_of(&any, &hand), 1 | 8, TALON_REASON_WON_HIGHEST);
    /* 505 and 500 against 510 */
    before(&hand, 355, 500, 0, 350);
    ends(score_of(&any, &hand), 2, TALON_REASON_WON_HIGHEST);
    /* only the partner is at the target, with 520 */
    before(&hand, 0, 500, 0, 370);
    ends(score_of(&any, &hand), 8, TALON_REASON_WON_HIGHEST);
    /* equal at 510: the contractor's side wins */
    before(&hand, 350, 500, 0, 360);
    ends(score_of(&any, &hand), 1 | 8, TALON_REASON_WON_HIGHEST);
}
END_TEST

START_TEST(fh_38_a_barred_side_cannot_win)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111222");

    before(&hand, -350, 0, 0, 0);
    goes_on(score_of(&rules, &hand));
    ck_assert_uint_eq(score_of(&rules, &hand).barred, 0);
    before(&hand, -360, 0, 0, 0);
    goes_on(score_of(&rules, &hand));
    ck_assert_uint_eq(score_of(&rules, &hand).barred, 1);
    /* a side that was barred stays barred */
    before(&hand, 0, -400, 480, 0);
    hand.barred = 2;
    ck_assert_uint_eq(score_of(&rules, &hand).barred, 2);
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_ALONE);
    /* otherwise seat 1 would have won here */
    before(&hand, 0, 490, 480, 0);
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_ALONE);
}
END_TEST

/* If a barred side reaches the target, nobody wins, unless another side
 * does. */
START_TEST(fh_38_a_barred_side_at_the_target_does_not_win)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112");

    hand.barred = 1;
    before(&hand, 360, 0, 0, 0);
    ends(score_of(&rules, &hand), 0, TALON_REASON_WON_NOBODY);
    before(&hand, 360, 480, 0, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_ALONE);
    hand.barred = 2;
    before(&hand, 0, 480, 0, 0);
    ends(score_of(&rules, &hand), 0, TALON_REASON_WON_NOBODY);
    before(&hand, 0, 479, 0, 0);
    goes_on(score_of(&rules, &hand));
    /* the score of a barred side counts, however gained, even under
     * `own-bid` */
    rules = rules_of("classic-3, win-by own-bid");
    before(&hand, 0, 480, 0, 0);
    ends(score_of(&rules, &hand), 0, TALON_REASON_WON_NOBODY);
}
END_TEST

START_TEST(fh_38_if_every_side_is_barred_nobody_wins)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111222");

    hand.barred = 6;
    before(&hand, -360, -400, -450, 0);
    ends(score_of(&rules, &hand), 0, TALON_REASON_WON_ALL_BARRED);
    ck_assert_uint_eq(score_of(&rules, &hand).barred, 7);
    /* with partners, both seats of a side are barred */
    rules = rules_of("australian-4, minus barred");
    hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111333");
    hand.barred = 10;
    before(&hand, -360, -500, -360, -500);
    ends(score_of(&rules, &hand), 0, TALON_REASON_WON_ALL_BARRED);
}
END_TEST

START_TEST(fh_38_a_side_at_minus_the_target_may_lose)
{
    talon_rules rules = rules_of("australian-4");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111333");

    /* if there are two sides, the other one wins, even under `own-bid` or below
     * zero */
    before(&hand, -360, -490, -360, -490);
    ends(score_of(&rules, &hand), 10, TALON_REASON_WON_MINUS);
    /* if there are more, the highest other side wins, or all that are equal */
    rules = rules_of("classic-3, minus loses");
    hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111222");
    before(&hand, -360, 10, 20, 0);
    ends(score_of(&rules, &hand), 4, TALON_REASON_WON_MINUS);
    before(&hand, -360, 20, 20, 0);
    ends(score_of(&rules, &hand), 6, TALON_REASON_WON_MINUS);
    /* a side that reaches the target in the same hand wins */
    before(&hand, -360, 470, 20, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_ALONE);
    before(&hand, -359, 20, 20, 0);
    goes_on(score_of(&rules, &hand));
    /* contractor and partner at minus the target: the best other wins */
    rules = rules_of("five-5");
    hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111222");
    hand.partner = 4;
    before(&hand, -430, 5, 5, 40);
    hand.before[4] = -430;
    ends(score_of(&rules, &hand), 8, TALON_REASON_WON_MINUS);
}
END_TEST

START_TEST(fh_38_minus_the_target_may_be_ignored)
{
    talon_rules rules = rules_of("quebec-4, failed-bid deduct");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111333");

    before(&hand, -990, 0, -990, 0);
    AFTER(score_of(&rules, &hand), -1130, 0, -1130, 0);
    goes_on(score_of(&rules, &hand));
    ck_assert_uint_eq(score_of(&rules, &hand).barred, 0);
}
END_TEST

START_TEST(fh_39_after_the_last_deal_the_highest_score_wins)
{
    talon_rules rules = rules_of("classic-3, max-deals 3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112");

    hand.deals = 1;
    goes_on(score_of(&rules, &hand));
    hand.deals = 2;
    ends(score_of(&rules, &hand), 1, TALON_REASON_WON_DEALS);
    /* equal scores win together: 140, 120 + 20 and 10 */
    before(&hand, 0, 120, 0, 0);
    ends(score_of(&rules, &hand), 3, TALON_REASON_WON_DEALS);
    /* a barred side cannot win, even if it was barred by this hand */
    hand.barred = 1;
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_DEALS);
    hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000111222");
    hand.deals = 2;
    before(&hand, -360, -499, -499, 0);
    ends(score_of(&rules, &hand), 6, TALON_REASON_WON_DEALS);
    /* FH-37 and FH-38 come first */
    before(&hand, 0, 470, 0, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_ALONE);
    /* `own-bid` does not matter here */
    rules = rules_of("classic-3, max-deals 3, win-by own-bid");
    before(&hand, 0, 470, 0, 0);
    ends(score_of(&rules, &hand), 2, TALON_REASON_WON_DEALS);
}
END_TEST

START_TEST(fh_40_a_game_ends_after_a_million_deals)
{
    talon_rules rules = rules_of("classic-3");
    talon_fh_hand hand = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112");

    hand.deals = 999998;
    goes_on(score_of(&rules, &hand));
    hand.deals = 999999;
    ends(score_of(&rules, &hand), 1, TALON_REASON_WON_DEALS);
    rules = rules_of("classic-3, max-deals 999");
    hand.deals = 998;
    ends(score_of(&rules, &hand), 1, TALON_REASON_WON_DEALS);
}
END_TEST

static void not_scored(const char *preset, const char *options,
                       talon_fh_hand hand, talon_status status)
{
    talon_rules rules = rules_of("%s, %s", preset, options);
    talon_fh_score score = {.reason = 99};

    ck_status(talon_fh_score_hand(&rules, &hand, &score), status);
    ck_assert_uint_eq(score.reason, 99);
}

START_TEST(impossible_hands_are_not_scored)
{
    talon_fh_hand good = hand_of(7, TALON_SUIT_SPADES, 0, "0000000112"), hand;
    talon_rules rules = rules_of("classic-3");
    talon_fh_score score;

    ck_ok(talon_fh_score_hand(&rules, &good, &score));
    ck_status(talon_fh_score_hand(NULL, &good, &score), TALON_E_NULL);
    ck_status(talon_fh_score_hand(&rules, NULL, &score), TALON_E_NULL);
    ck_status(talon_fh_score_hand(&rules, &good, NULL), TALON_E_NULL);
    hand = good;
    hand.dealer = 3;
    not_scored("classic-3", "", hand, TALON_E_SEAT);
    hand = good;
    hand.contractor = 3;
    not_scored("classic-3", "", hand, TALON_E_SEAT);
    hand = good;
    hand.contractor = TALON_TABLE;
    not_scored("classic-3", "", hand, TALON_E_SEAT);
    hand = good;
    hand.winner[9] = 3;
    not_scored("classic-3", "", hand, TALON_E_SEAT);
    hand.winner[9] = TALON_NOBODY;
    not_scored("classic-3", "", hand, TALON_E_SEAT);
    /* a partner needs five players and `call-card`, must be another seat, and
     * does not exist in a misère */
    hand = good;
    hand.partner = 1;
    not_scored("classic-3", "five-partner call-card", hand, TALON_E_SEAT);
    not_scored("five-5", "five-partner none", hand, TALON_E_SEAT);
    hand.partner = 0;
    not_scored("five-5", "", hand, TALON_E_SEAT);
    hand = hand_of(0, TALON_DENOMINATION_MISERE, 0, "0");
    hand.partner = 1;
    not_scored("five-5", "", hand, TALON_E_SEAT);
    /* no contractor, though the rules do not play a hand that is passed out */
    hand = hand_of(0, 0, TALON_NOBODY, "0000000112");
    not_scored("classic-3", "", hand, TALON_E_SEAT);
    hand.bid_tricks = 6;
    not_scored("classic-3", "all-pass play", hand, TALON_E_AMOUNT);
    hand.bid_denomination = 1;
    not_scored("classic-3", "all-pass play", hand, TALON_E_DENOMINATION);
    /* impossible contracts */
    not_scored("classic-3", "", hand_of(5, 1, 0, "0000000112"), TALON_E_AMOUNT);
    not_scored("classic-3", "", hand_of(11, 1, 0, "0000000112"),
               TALON_E_AMOUNT);
    not_scored("classic-3", "", hand_of(6, 8, 0, "0000000112"),
               TALON_E_DENOMINATION);
    not_scored("classic-3", "", hand_of(6, 0, 0, "0000000112"),
               TALON_E_DENOMINATION);
    not_scored("classic-3", "",
               hand_of(6, TALON_DENOMINATION_MISERE, 0, "1111111112"),
               TALON_E_AMOUNT);
    /* impossible tricks */
    not_scored("classic-3", "", hand_of(7, 1, 0, "000000011"), TALON_E_INDEX);
    hand = good;
    hand.played = 11;
    not_scored("classic-3", "", hand, TALON_E_INDEX);
    not_scored("classic-3", "", hand_of(0, TALON_DENOMINATION_MISERE, 0, "101"),
               TALON_E_INDEX);
    not_scored("classic-3", "", hand_of(0, TALON_DENOMINATION_MISERE, 0, "111"),
               TALON_E_INDEX);
    /* a partner that has laid down its cards takes no trick */
    not_scored("australian-4", "",
               hand_of(0, TALON_DENOMINATION_MISERE, 0, "2111111111"),
               TALON_E_SEAT);
    /* impossible scores and bars */
    hand = good;
    hand.before[0] = 1000000001;
    not_scored("classic-3", "", hand, TALON_E_LIMIT);
    hand.before[0] = -1000000001;
    not_scored("classic-3", "", hand, TALON_E_LIMIT);
    hand = good;
    hand.deals = 1000000;
    not_scored("classic-3", "", hand, TALON_E_LIMIT);
    hand = good;
    hand.barred = 8;
    not_scored("classic-3", "", hand, TALON_E_ARGUMENT);
    hand.barred = 1;
    not_scored("classic-3", "minus ignored", hand, TALON_E_ARGUMENT);
    not_scored("australian-4", "minus barred", hand, TALON_E_ARGUMENT);
    hand = good;
    hand.before[2] = 10;
    not_scored("australian-4", "", hand, TALON_E_ARGUMENT);
}
END_TEST

/* The parts of a score in a game, and the events that report them. */
START_TEST(fh_33_events_report_the_score)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, target 100, minus barred");
    talon_fh_score score;
    const talon_event *event;

    DEAL(game, "KD QD 10D 9D 8D 7D AD JD JH JK");
    ck_ok(talon_fh_last_score(game, &score));
    ck_assert_uint_eq(score.tricks[0], 0);
    play(game, "0 bid 6D, 1 pass, 2 pass");
    {
        talon_move move = {.kind = TALON_KIND_DISCARD};
        talon_fh_state state = fh_state(game);

        move.cards = state.hand[0] & ~cards("KD QD 10D 9D 8D 7D AD JD JH JK");
        make(game, &move);
    }
    play_while(game, TALON_PHASE_TRICKS);
    /* ten trumps take ten tricks: a slam of 250 wins the game */
    to_act(game, TALON_NOBODY, TALON_PHASE_OVER);
    ck_assert_uint_eq(times_told(TALON_KIND_SCORE), 1);
    event = told(TALON_KIND_SCORE, 0);
    ck_assert_int_eq(event->seat, 0);
    ck_assert_int_eq(event->amount, 250);
    ck_assert_uint_eq(event->reason, TALON_REASON_SLAM_MADE);
    ck_assert_uint_eq(times_told(TALON_KIND_WON), 1);
    ck_assert_uint_eq(told(TALON_KIND_WON, 0)->reason,
                      TALON_REASON_WON_CONTRACTOR);
    ck_assert_uint_eq(told(TALON_KIND_GAME_OVER, 0)->reason,
                      TALON_REASON_WON_CONTRACTOR);
    ck_assert_uint_eq(times_told(TALON_KIND_DEALER), 0);
    ck_ok(talon_fh_last_score(game, &score));
    ck_assert_int_eq(score.contract[0], 250);
    ck_assert_uint_eq(score.tricks[0], 10);
    ck_assert_uint_eq(score.slam, 1);
    ck_assert_uint_eq(score.made, 1);
    ends(score, 1, TALON_REASON_WON_CONTRACTOR);
    ck_assert_uint_eq(fh_state(game).winners, 1);
    refused(game, "0 pass", TALON_E_OVER, "");
}
END_TEST

/* Seat 0 bids 10NT without a winner. It loses 520, and is barred, since the
 * target is 510. The defenders' trick points are reported as well. */
START_TEST(fh_38_events_report_a_bar)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, target 510, minus barred");
    talon_fh_score score;
    const talon_event *event;

    DEAL(game, "7S 8S 9S 7C 8C 9C 7D 8D 9D 7H",
         "AS KS QS JS 10S AC KC QC JC 10C", "AD KD QD JD 10D AH KH QH JH 10H");
    play(game, "0 bid 10NT, 1 pass, 2 pass, 0 discard JK 8H 9H");
    play_while(game, TALON_PHASE_TRICKS);
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_ok(talon_fh_last_score(game, &score));
    ck_assert_int_eq(score.after[0], -520);
    ck_assert_uint_eq(score.barred, 1);
    ck_assert_int_eq(score.trick_points[1] + score.trick_points[2],
                     100 - 10 * score.tricks[0]);
    event = told(TALON_KIND_SCORE, 0);
    ck_assert_int_eq(event->amount, -520);
    ck_assert_uint_eq(event->reason, TALON_REASON_CONTRACT_FAILED);
    event = told(TALON_KIND_SCORE, 1);
    ck_assert_uint_eq(event->reason, TALON_REASON_TRICK_POINTS);
    ck_assert_int_eq(event->amount, score.trick_points[event->seat]);
    ck_assert_int_eq(told(TALON_KIND_BARRED, 0)->seat, 0);
    ck_assert_uint_eq(fh_state(game).barred, 1);
    /* after the next deal only the scores are left */
    DEAL(game, "");
    ck_ok(talon_fh_last_score(game, &score));
    ck_assert_int_eq(score.after[0], -520);
    ck_assert_int_eq(score.contract[0], 0);
    ck_assert_uint_eq(score.barred, 0);
}
END_TEST

/* A failed bid that pays the defenders is reported in one event for each
 * side. */
START_TEST(fh_34_events_report_a_failed_bid)
{
    talon_game *game = sit("quebec-4, first-dealer 3");
    const talon_event *event;

    DEAL(game, "4S 5S 6S 4C 5C 6C 4D 5D 6D 4H");
    play(game, "0 bid 10S, 1 pass, 2 pass, 3 pass");
    {
        talon_move move = {.kind = TALON_KIND_DISCARD};
        talon_fh_state state = fh_state(game);

        move.cards = state.hand[0] & ~cards("4S 5S 6S 4C 5C 6C 4D 5D 6D 4H");
        make(game, &move);
    }
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(times_told(TALON_KIND_SCORE), 2);
    event = told(TALON_KIND_SCORE, 0);
    ck_assert_int_eq(event->seat, 0);
    ck_assert_int_eq(event->amount, 0);
    ck_assert_uint_eq(event->reason, TALON_REASON_CONTRACT_FAILED);
    event = told(TALON_KIND_SCORE, 1);
    ck_assert_int_eq(event->seat, 1);
    ck_assert_int_eq(event->amount, 440);
    ck_assert_uint_eq(event->reason, TALON_REASON_CONTRACT_BEATEN);
    ck_assert_int_eq(fh_state(game).score[3], 440);
}
END_TEST

SUITE(five_hundred_score)
TEST(fh_32_fh_33_every_bid_scores_by_its_schedule)
TEST(fh_32_miseres_have_their_values)
TEST(fh_32_impossible_bids_have_no_value)
TEST(fh_33_tricks_of_both_partners_count)
TEST(fh_34_a_failed_bid_costs_its_value)
TEST(fh_35_defenders_score_their_tricks)
TEST(fh_35_the_cap_limits_trick_points_only)
TEST(fh_18_without_a_contractor_every_trick_scores)
TEST(fh_36_contractor_and_partner_share_equally)
TEST(fh_37_any_points_can_win_the_game)
TEST(fh_37_under_own_bid_only_a_contract_made_wins)
TEST(fh_37_both_over_decides_if_two_sides_reach_the_target)
TEST(fh_37_the_first_to_reach_the_target_wins)
TEST(fh_37_a_side_at_the_target_before_the_hand_is_first)
TEST(fh_37_first_to_cross_counts_points_within_the_cap)
TEST(fh_37_reaching_the_target_by_tricks_comes_first)
TEST(fh_37_first_trick_decides_between_defenders)
TEST(fh_37_the_higher_of_two_defenders_may_win)
TEST(fh_37_without_a_contractor_both_over_does_not_apply)
TEST(fh_37_contractor_and_partner_win_together)
TEST(fh_38_a_barred_side_cannot_win)
TEST(fh_38_a_barred_side_at_the_target_does_not_win)
TEST(fh_38_if_every_side_is_barred_nobody_wins)
TEST(fh_38_a_side_at_minus_the_target_may_lose)
TEST(fh_38_minus_the_target_may_be_ignored)
TEST(fh_39_after_the_last_deal_the_highest_score_wins)
TEST(fh_40_a_game_ends_after_a_million_deals)
TEST(impossible_hands_are_not_scored)
TEST(fh_33_events_report_the_score)
TEST(fh_38_events_report_a_bar)
TEST(fh_34_events_report_a_failed_bid)
END_SUITE
