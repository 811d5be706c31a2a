/* SPDX-License-Identifier: MIT */
/* The worlds that the player of Five Hundred imagines: each comes up as often
 * as it should, and none contradicts the play so far. Also the chances that the
 * player reports, and what it thinks a contract is worth. */
#include "common/ask.h"

#include "advisor/five_hundred/pf_forecast.h"
#include "advisor/five_hundred/pf_levels.h"
#include "advisor/five_hundred/pf_points.h"
#include "advisor/five_hundred/pf_sight.h"
#include "advisor/five_hundred/pf_imagine.h"

static struct pf_mind *mind_of(talon_game *view, struct decision *decision,
                               talon_rng *rng)
{
    static struct pf_mind mind;
    static const struct pf_skill flat = {.watches = 0};

    memset(decision, 0, sizeof *decision);
    decision->view = view;
    decision->seat = seat_to_act(view);
    decision->phase = phase_of(view);
    decision->rng = rng;
    mind.decision = decision;
    mind.skill = &flat;
    mind.denial_count = 0;
    mind.chain.random.state = 1;
    must_ok(tln_pf_see(&mind, 1));
    return &mind;
}

/* If the player draws no conclusions from calls and cards, its chain visits
 * every world equally often. Four hidden cards are left, two in each of two
 * hands, so there are 6 worlds. */
START_TEST(without_beliefs_all_worlds_are_equally_likely)
{
    enum {
        DRAWS = 6000
    };
    talon_game *game = sit("classic-3, first-dealer 2");
    struct decision decision;
    struct pf_mind *mind;
    talon_rng rng;
    uint32_t count[1 << 6] = {0}, kinds = 0, i, k;
    talon_cards hidden, rest;
    double chi = 0;

    seed_for(&rng, 1605, FH);
    DEAL(game, [0] = "AS KS AC KC AD KD AH KH QH JK",
         [1] = "QS JS QC JC 10C QD JD JH 10H 9H",
         [2] = "10S 9S 8S 9C 8C 10D 9D 8D 8H 7H");
    play(game, "0 bid 6NT, 1 pass, 2 pass, 0 discard 7S 7C 7D");
    play(game, "0 play AS, 1 play JS, 2 play 8S, 0 play KS, 1 play QS");
    play(game, "2 play 9S, 0 play AC, 1 play 10C, 2 play 8C, 0 play KC");
    play(game, "1 play JC, 2 play 9C, 0 play AD, 1 play JD, 2 play 8D");
    play(game, "0 play KD, 1 play QD, 2 play 9D, 0 play AH, 1 play 9H");
    play(game, "2 play 7H, 0 play KH, 1 play 10H, 2 play 8H");
    mind = mind_of(view_of(game, SEAT(0)), &decision, &rng);
    tln_pf_begin_chain(mind);
    hidden = mind->chain.now.hand[1] | mind->chain.now.hand[2];
    ck_assert_uint_eq(talon_cards_count(&hidden), 4);
    for (i = 0; i < DRAWS; i++) {
        uint32_t key = 0;

        tln_pf_step_chain(mind, 12);
        rest = hidden;
        for (k = 0; rest != 0; k++, rest &= rest - 1)
            key |= (mind->chain.now.hand[1] & rest & (0 - rest)) != 0 ? 1u << k
                                                                      : 0;
        count[key]++;
    }
    for (i = 0; i < COUNT(count); i++) {
        double off = (double)count[i] - DRAWS / 6.0;

        if (count[i] == 0)
            continue;
        kinds++;
        chi += off * off / (DRAWS / 6.0);
    }
    ck_assert_uint_eq(kinds, 6);
    /* With 5 degrees of freedom, chance exceeds this once in a thousand. */
    ck_assert(chi < 20.5);
}
END_TEST

/* In every world of a chain, no card is in two places, cards that the seat
 * knows are where they are, no seat has a card that the play has ruled out, and
 * every hand has the right number of cards. */
START_TEST(worlds_agree_with_what_the_play_has_proved)
{
    talon_rng rng;
    uint32_t seen = 0, wanted = games_to_play(400), i, place;
    struct handle handle;

    seed_for(&rng, 1606, FH);
    while (seen < wanted) {
        talon_game *game = random_table(&handle, &rng, FH);
        struct decision decision;
        struct pf_mind *mind;

        if (!stroll(game, &rng, 1 + talon_rng_below(&rng, 50)))
            continue;
        mind = mind_of(view_of(game, SEAT(seat_to_act(game))), &decision, &rng);
        tln_pf_begin_chain(mind);
        for (i = 0; i < 20; i++) {
            const struct sight *sight = &mind->sight;
            talon_cards all = 0, was;

            tln_pf_step_chain(mind, 5);
            for (place = 0; place < PLACES; place++) {
                was = mind->chain.now.hand[place];
                must((was & all) == 0);
                all |= was;
                must((sight->known[place] & ~was) == 0);
                must((was & ~sight->known[place] & sight->banned[place]) == 0);
            }
            for (place = 0; place < sight->seats; place++) {
                uint32_t held = 0;

                must_be(talon_game_cards(game, place, NULL, &held), TALON_OK);
                must(talon_cards_count(&mind->chain.now.hand[place]) == held);
            }
        }
        seen++;
    }
}
END_TEST

/* What a contract of 8H is worth to seat 0, in thousandths of a point, if it
 * takes this many tricks and every side has this score before the hand. Some
 * seats may be barred (FH-38). The player also counts one point for each trick;
 * this is subtracted. */
static int64_t worth_at(const char *rules, int32_t score, uint32_t barred,
                        uint32_t tricks)
{
    talon_game *game = sit("%s", rules);
    struct decision decision;
    struct pf_contract contract = {.tricks = 8,
                                   .denomination = TALON_SUIT_HEARTS,
                                   .partner = TALON_NOBODY};
    int64_t worth[ALL_TRICKS + 1];
    struct pf_mind *mind;
    talon_rng rng;
    uint32_t seat;

    seed_for(&rng, 1607, FH);
    DEAL(game, [0] = "JK", );
    mind = mind_of(view_of(game, SEAT(0)), &decision, &rng);
    contract.side = mind->sight.state.side[0];
    mind->sight.state.barred = barred;
    for (seat = 0; seat < mind->sight.seats; seat++)
        mind->sight.state.score[seat] = score;
    tln_pf_worths(&mind->sight, &contract, worth);
    return worth[tricks] - (int64_t)tricks * POINT;
}

/* At 0-0 a contract is worth its points less the mean points of the other
 * sides. 8H scores 300. The opponents' two tricks score 20: all for one side,
 * or 10 on average for each of two. */
START_TEST(at_the_start_of_a_game_only_points_count)
{
    ck_assert_int_eq(worth_at("classic-3, first-dealer 2", 0, 0, 8),
                     290 * POINT);
    ck_assert_int_eq(worth_at("australian-4, first-dealer 3", 0, 0, 8),
                     280 * POINT);
}
END_TEST

/* The hand ends the game. With two sides, only the chance to win counts, and
 * winning for certain is worth 1300 points: the chance rises from 1/2 to 1.
 * With three sides, points count, and the chance counts in addition: it rises
 * from 1/3 to 1, and winning is worth 450 points, or 900 if the target is 1000.
 * If the contractor takes only seven tricks, another side at 480 wins the game:
 * the contractor loses its third of 450 points, the 300 of the contract, and
 * the mean of 20 and 10. FH-38: if the contractor is barred, nobody has won,
 * and each side keeps its third. */
START_TEST(a_hand_that_ends_the_game_is_worth_the_chance_to_win)
{
    const char *three = "classic-3, first-dealer 2";

    ck_assert_int_eq(worth_at("australian-4, first-dealer 3", 480, 0, 8),
                     650 * POINT);
    ck_assert_int_eq(worth_at(three, 480, 0, 8),
                     290 * POINT + 450LL * POINT * 6667 / 10000);
    ck_assert_int_eq(
        worth_at("classic-3, first-dealer 2, target 1000", 980, 0, 8),
        290 * POINT + 900LL * POINT * 6667 / 10000);
    ck_assert_int_eq(worth_at(three, 480, 0, 7),
                     -315 * POINT - 450LL * POINT * 3333 / 10000);
    ck_assert_int_eq(worth_at(three, 480, SEAT(0), 8), 290 * POINT);
}
END_TEST

/* Halfway to the target, or to minus the target, the chance to win counts for
 * half: winning is worth 225 points, not 450. The contractor's chance, a third,
 * cannot quite fall to 0 or rise to 1. So it adds a loss of less than 75
 * points, or a gain of less than 150. */
START_TEST(near_the_end_the_chance_to_win_counts_in_part)
{
    const char *three = "classic-3, first-dealer 2";
    int64_t worth = worth_at(three, 250, 0, 7);

    ck_assert_int_lt(worth, -315 * POINT);
    ck_assert_int_gt(worth, -(315 + 75) * POINT);
    worth = worth_at(three, -250, 0, 8);
    ck_assert_int_gt(worth, 290 * POINT);
    ck_assert_int_lt(worth, (290 + 150) * POINT);
}
END_TEST

SUITE(player_worlds)
TEST(without_beliefs_all_worlds_are_equally_likely)
TEST(worlds_agree_with_what_the_play_has_proved)
TEST(at_the_start_of_a_game_only_points_count)
TEST(a_hand_that_ends_the_game_is_worth_the_chance_to_win)
TEST(near_the_end_the_chance_to_win_counts_in_part)
END_SUITE
