/* SPDX-License-Identifier: MIT */
/* What the player of Tripoli says of worth: every worth is a mean over worlds,
 * and its error is what it varies by when other worlds are drawn. */
#include "common/ask.h"
#include "common/position.h"
#include "common/tripoli.h"

#include "talon/player.h"

#include <math.h>

#define ASKED 60

/* What a level says of moves of a kind, with worlds of its own each time: the
 * standard deviation of the worth, and the mean of the errors. */
struct spread {
    double deviation, error;
};

static struct spread spread_of(const talon_game *game, int32_t seat,
                               uint32_t kind)
{
    talon_player_budget budget = {TALON_LEVEL_EXPERT_1, 256, 1600, 0, {0}};
    double sum = 0, squares = 0;
    struct spread spread = {0, 0};
    struct said said;
    uint32_t i, k, found = 0;

    for (i = 0; i < ASKED; i++) {
        ask_player(game, seat, &budget, i, &said);
        ck_ok(said.status);
        for (k = 0; k < said.count; k++) {
            double worth = (double)said.advice[k].worth;

            if (said.advice[k].next_move.kind != kind)
                continue;
            ck_assert_uint_eq(said.advice[k].is_estimate, 1);
            ck_assert_uint_ne(said.advice[k].error, TALON_ERROR_UNKNOWN);
            sum += worth;
            squares += worth * worth;
            spread.error += said.advice[k].error / (double)ASKED;
            found++;
            break;
        }
    }
    ck_assert_uint_eq(found, ASKED);
    spread.deviation = sqrt((squares - sum * sum / ASKED) / (ASKED - 1));
    return spread;
}

/* With 60 answers, the deviation is known to a tenth of itself. */
static void expect_error(const talon_game *game, int32_t seat, uint32_t kind,
                         double most)
{
    struct spread spread = spread_of(game, seat, kind);

    ck_assert_double_gt(spread.error, .7 * spread.deviation);
    ck_assert_double_lt(spread.error, most * spread.deviation);
}

START_TEST(tr_10_what_hands_are_worth_varies_by_the_error)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "2S 9S 3C 8C JC 4D 9D 5H");
    expect_error(game, 0, TALON_KIND_KEEP, 1.4);
    expect_error(game, 0, TALON_KIND_SWAP, 1.4);
    expect_error(game, 0, TALON_KIND_AUCTION, 1.4);
    play(game, "0 auction");
    expect_error(game, 1, TALON_KIND_OFFER, 1.4);
}
END_TEST

/* After a bet, worlds have different weights. The error takes them for
 * independent of the worth, and may then be several times too high. */
START_TEST(tr_18_what_bets_are_worth_varies_by_the_error)
{
    talon_game *game = sit("tripoli, spare-hand dead, players 4");

    DEAL(game, [0] = "AS AC AD 4H 6H 7H 8H 10H JH QH",
         [1] = "QS KS 6C KC KD 9H 10D 2H 3H 5H");
    play(game, "1 select KS 6C KC KD QS");
    play_while(game, TALON_PHASE_SELECT_HAND);
    expect_error(game, 1, TALON_KIND_CHECK, 1.4);
    expect_error(game, 1, TALON_KIND_BET, 1.4);
    play(game, "1 bet 10, 2 call, 3 call");
    expect_error(game, 0, TALON_KIND_CALL_BET, 6);
    expect_error(game, 0, TALON_KIND_RAISE_BY, 6);
}
END_TEST

/* TR-9: what an offer for the pay suit and each suit bring. The best of four
 * suits varies less than each of them. */
START_TEST(tr_09_what_suits_are_worth_varies_by_the_error)
{
    talon_game *game = sit("pay-suit, players 4");

    DEAL(game, [0] = "2S 9S QC KC AC 4D 9D 5H 6H 7H");
    expect_error(game, seat_to_act(game), TALON_KIND_OFFER, 1.8);
}
END_TEST

/* The games in one world have much in common, and the seat learns from all of
 * them, so the error of a lead may be too high, but not too low. */
START_TEST(tr_21_what_leads_are_worth_varies_by_less_than_twice_the_error)
{
    talon_game *game = sit("tripoli, poker off, spare-hand dead, players 4");

    DEAL(game, [1] = "2S 9S QS 3C 8C 4D JD 5H 9H KH");
    expect_error(game, 1, TALON_KIND_PLAY, 2);
}
END_TEST

/* To fold and to pass bring nothing for certain. */
START_TEST(what_is_certain_claims_nothing)
{
    talon_player_budget budget = {TALON_LEVEL_EXPERT_1, 0, 0, 0, {0}};
    talon_game *game = sit("tripoli, spare-hand dead, players 4");
    struct said said;
    uint32_t i, folds = 0;

    DEAL(game, [0] = "AS AC 3S 5C 7D 9D JD 4H 6H 8H");
    play_while(game, TALON_PHASE_SELECT_HAND);
    play(game, "1 bet 10, 2 call, 3 call");
    ask_player(game, 0, &budget, 1, &said);
    for (i = 0; i < said.count; i++) {
        if (said.advice[i].next_move.kind != TALON_KIND_FOLD)
            continue;
        ck_assert_uint_eq(said.advice[i].is_estimate, 0);
        ck_assert_int_eq(said.advice[i].worth, 0);
        folds++;
    }
    ck_assert_uint_eq(folds, 1);
}
END_TEST

SUITE(tripoli_estimates)
TEST(tr_10_what_hands_are_worth_varies_by_the_error)
TEST(tr_18_what_bets_are_worth_varies_by_the_error)
TEST(tr_09_what_suits_are_worth_varies_by_the_error)
TEST(tr_21_what_leads_are_worth_varies_by_less_than_twice_the_error)
TEST(what_is_certain_claims_nothing)
END_SUITE
