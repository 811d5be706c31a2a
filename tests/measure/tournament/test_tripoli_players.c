/* SPDX-License-Identifier: MIT */
/* The reference players of Tripoli decide as their sources in
 * tests/measure/reference_players/ say. The expected numbers are worked out by
 * hand: decisions without chance are always the same, random ones are made as
 * often as they should be. Also, matches of packs add up, in whatever parts
 * they are played. */
#include "../reference_players/tr_players.h"
#include "common/table.h"
#include "common/tripoli.h"
#include "contest.h"

#define TRIES 4000

/* The share of each kind of move in many decisions, in ten-thousandths. */
struct shares {
    int32_t kind[64];
    int32_t amount_least, amount_most;
};

static talon_move decide(const struct reference_player *player,
                         talon_game *game, int32_t seat, talon_rng *rng)
{
    struct turn turn = {.seat = seat, .rng = rng, .chance = NO_CHANCE};

    turn.view = view_of(game, SEAT(seat));
    player->decide(player, &turn);
    must_ok(talon_game_check(game, &turn.move, NULL));
    return turn.move;
}

static talon_move once(const struct reference_player *player, talon_game *game,
                       int32_t seat)
{
    uint8_t seed[TALON_SEED_BYTES] = {1};
    talon_rng rng;

    must_ok(talon_rng_seed(&rng, seed, 0));
    return decide(player, game, seat, &rng);
}

static struct shares often_of(const struct reference_player *player,
                              talon_game *game, int32_t seat, uint32_t tries)
{
    struct shares shares = {.amount_least = INT32_MAX};
    uint8_t seed[TALON_SEED_BYTES] = {2};
    talon_rng rng;
    uint32_t i;

    must_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < tries; i++) {
        talon_move move = decide(player, game, seat, &rng);

        shares.kind[move.kind]++;
        if (move.amount != 0 && move.amount < shares.amount_least)
            shares.amount_least = move.amount;
        if (move.amount > shares.amount_most)
            shares.amount_most = move.amount;
    }
    for (i = 0; i < 64; i++)
        shares.kind[i] = (int32_t)(shares.kind[i] * INT64_C(10000) / tries);
    return shares;
}

static struct shares often(const struct reference_player *player,
                           talon_game *game, int32_t seat)
{
    return often_of(player, game, seat, TRIES);
}

/* Asserts that a share of 4000 tries is within 300 ten-thousandths of its
 * chance, which is four standard errors or nearly so. */
#define ck_share(share, chance)                                                \
    do {                                                                       \
        ck_assert_int_gt(share, (chance)-300);                                 \
        ck_assert_int_lt(share, (chance) + 300);                               \
    } while (0)

/* Rules with five seats in which nobody may take the spare hand; seat 1 is the
 * first to bet. */
#define BETTING "tripoli, spare-hand dead, collect in-play"

static talon_game *choose_with(const char *hand)
{
    talon_game *game = sit(BETTING);

    DEAL(game, [1] = hand);
    return game;
}

/* Every seat chooses its best five. */
static void choose_hands(talon_game *game)
{
    while (phase_of(game) == TALON_PHASE_SELECT_HAND) {
        talon_move move = once(&tr_station, game, seat_to_act(game));

        make(game, &move);
    }
    to_act(game, 1, TALON_PHASE_BETTING);
}

static talon_game *bet_with(const char *hand)
{
    talon_game *game = choose_with(hand);

    choose_hands(game);
    return game;
}

/* A game like that of bet_with(), after seats 1 to 4 have checked and seat 0
 * has bet: seat 1 must answer. */
static talon_game *face(const char *hand, int32_t bet)
{
    talon_game *game = bet_with(hand);

    play(game, "1 check, 2 check, 3 check, 4 check, 0 bet %d", (int)bet);
    to_act(game, 1, TALON_PHASE_BETTING);
    return game;
}

#define FLUSH     "2S 4S 6S 8S 10S 2C 3D 4H 9D"
#define STRAIGHT5 "2S 3C 4D 5H 6S 8C 10D QH KS"
#define TRIPS     "2S 2C 2D 4H 6S 8C 10D QH KS"
#define TWO_PAIRS "2S 2C 4D 4H 6S 8C 10D QH KS"
#define ONE_PAIR  "2S 2C 4D 5H 7S 8C 10D QH KS"
#define NOTHING   "2S 3C 4D 5H 7S 8C 10D QH KS"

START_TEST(the_station_checks_and_calls)
{
    talon_game *game = sit("tripoli");
    talon_move move;

    DEAL(game, [0] = "2S 2C 2D 4H 6S 8C 10D QD");
    ck_assert_uint_eq(once(&tr_station, game, 0).kind, TALON_KIND_KEEP);
    play(game, "0 auction");
    ck_assert_uint_eq(once(&tr_station, game, 1).kind, TALON_KIND_PASS);
    play(game, "1 pass, 2 pass, 3 pass, 4 pass, 0 keep");
    move = once(&tr_station, game, 0);
    ck_assert_uint_eq(move.cards, cards("2S 2C 2D 10D QD"));
    game = bet_with(FLUSH);
    ck_assert_int_eq(often(&tr_station, game, 1).kind[TALON_KIND_CHECK], 10000);
    game = face(NOTHING, 10);
    ck_assert_int_eq(often(&tr_station, game, 1).kind[TALON_KIND_CALL_BET],
                     10000);
}
END_TEST

/* Every lead is equally likely. */
START_TEST(the_station_leads_each_card_equally_often)
{
    talon_game *game = sit("tripoli, poker off, spare-hand dead");
    uint8_t seed[TALON_SEED_BYTES] = {3};
    int32_t count[4] = {0};
    talon_rng rng;
    uint32_t i;

    DEAL(game, [1] = "2S 3S 3C 4C 4D 5D 5H 6H 9H");
    must_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < TRIES; i++) {
        talon_move move = decide(&tr_station, game, 1, &rng);

        count[0] += move.cards == cards("2S");
        count[1] += move.cards == cards("3C");
        count[2] += move.cards == cards("4D");
        count[3] += move.cards == cards("5H");
    }
    for (i = 0; i < 4; i++)
        ck_share(count[i] * 10000 / TRIES, 2500);
}
END_TEST

/* All kinds of moves are equally likely, and so are all amounts of a bet. */
START_TEST(the_random_player_makes_every_move_equally_often)
{
    struct shares shares = often(&tr_random, face(NOTHING, 2), 1);

    ck_share(shares.kind[TALON_KIND_FOLD], 3333);
    ck_share(shares.kind[TALON_KIND_CALL_BET], 3333);
    ck_share(shares.kind[TALON_KIND_RAISE_BY], 3333);
    ck_assert_int_eq(shares.amount_least, 1);
    ck_assert_int_eq(shares.amount_most, 10);
}
END_TEST

/* Level hard: .9 * 1.05 = .945, times 1, .88, .72, .5; easy: .72 * .55 = .396.
 * With less than three of a kind, a seat that does not bet for value may bet as
 * a bluff. */
START_TEST(alysoun_bets_by_the_category_of_its_hand)
{
    talon_game *game = bet_with(FLUSH);
    struct shares shares = often(&tr_alysoun_hard, game, 1);

    ck_share(shares.kind[TALON_KIND_BET], 9450);
    ck_assert_int_eq(shares.amount_least, 2 + 3);
    ck_assert_int_eq(shares.amount_most, 2 + 3 + 2);
    ck_share(often(&tr_alysoun_easy, game, 1).kind[TALON_KIND_BET], 3960);
    game = bet_with(TRIPS);
    ck_share(often(&tr_alysoun_hard, game, 1).kind[TALON_KIND_BET], 8316);
    /* A bluff against four opponents in a pot of 5: .3 * 1.05 * (.55 + .45 *
     * min(1, .25 + 13/20)) * 1. */
    game = bet_with(NOTHING);
    shares = often(&tr_alysoun_hard, game, 1);
    ck_share(shares.kind[TALON_KIND_BET], 3008);
    ck_assert_int_eq(shares.amount_least, 2);
    ck_assert_int_eq(shares.amount_most, 4);
}
END_TEST

/* It sizes bets by the category alone: those with a pair are 2 to 4 like
 * bluffs, and those with two pairs are 4 to 6, whether for value or as a
 * bluff. Two pairs bet .945 * .72 = .6804 for value and .3 * 1.05 * (.55 + .45
 * * (.25 + 13/20 + .08)) = .3122 of the rest as a bluff; a pair, .945 * .5. */
START_TEST(alysoun_sizes_its_bets_by_the_category)
{
    struct shares shares = often(&tr_alysoun_hard, bet_with(ONE_PAIR), 1);

    ck_share(shares.kind[TALON_KIND_BET], 4725 + 1647);
    ck_assert_int_eq(shares.amount_least, 2);
    ck_assert_int_eq(shares.amount_most, 4);
    shares = often(&tr_alysoun_hard, bet_with(TWO_PAIRS), 1);
    ck_share(shares.kind[TALON_KIND_BET], 6804 + 998);
    ck_assert_int_eq(shares.amount_least, 2 + 2);
    ck_assert_int_eq(shares.amount_most, 2 + 2 + 2);
    /* A raise begins at what it costs to call, and is at least 6, or 22 % of
     * the chips times the aggression, at most. */
    shares = often(&tr_alysoun_hard, face(FLUSH, 5), 1);
    ck_assert_int_eq(shares.amount_least, 5 + 3);
    ck_assert_int_eq(shares.amount_most, 5 + 3 + 2);
}
END_TEST

/* A bluff is more credible in two suits, but those of the whole hand count: the
 * best five of this hand are of two suits, and the hand is of four. The chance
 * is .42 * 1.28 * (.55 + .45 * .9) = .5134, where .96 would give .5279. */
START_TEST(alysoun_counts_the_suits_of_its_whole_hand)
{
    struct shares shares =
        often_of(&tr_alysoun_card_shark,
                 bet_with("KS QS 10S 8H 7H 5C 4D 3C 2D"), 1, 100000);

    ck_assert_int_gt(shares.kind[TALON_KIND_BET], 5134 - 70);
    ck_assert_int_lt(shares.kind[TALON_KIND_BET], 5134 + 70);
}
END_TEST

/* With nothing, it bluffs with a raise up to 3, and with a call above. The
 * chance is .3 * 1.05 * .955 * .55 * 1.1 for a pot of 8 or more, and .35 of
 * that above 4. If it does not bluff, it calls 1 if what it drew for the mood
 * is below .35, and so the bluff a little less likely: .35 - .1655 * (.85 * .35
 * + .15 * .35 * .35) = .2977. */
START_TEST(alysoun_bluffs_with_a_raise_or_a_call)
{
    struct shares shares = often(&tr_alysoun_hard, face(NOTHING, 3), 1);

    ck_share(shares.kind[TALON_KIND_RAISE_BY], 1820);
    ck_assert_int_eq(shares.kind[TALON_KIND_CALL_BET], 0);
    ck_assert_int_eq(shares.amount_least, 3);
    ck_assert_int_eq(shares.amount_most, 5);
    shares = often(&tr_alysoun_hard, face(NOTHING, 4), 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_RAISE_BY], 0);
    ck_share(shares.kind[TALON_KIND_CALL_BET], 1820);
    shares = often(&tr_alysoun_hard, face(NOTHING, 5), 1);
    ck_share(shares.kind[TALON_KIND_CALL_BET], 637);
    shares = often(&tr_alysoun_hard, face(NOTHING, 1), 1);
    ck_share(shares.kind[TALON_KIND_RAISE_BY], 1655);
    ck_share(shares.kind[TALON_KIND_CALL_BET], 2977);
}
END_TEST

/* It compares straights by their ranks from the top, so A-2-3-4-5 with its ace
 * beats every other but 10-J-Q-K-A. */
START_TEST(alysoun_takes_a_low_straight_for_a_high_one)
{
    static const char *const hands[][2] = {
        {"AS 2C 3D 4H 5S 6C 9D JH KS", "AS 2C 3D 4H 5S"},
        {"AS 2C 3D 4H 5S 10C JD QH KS", "10C JD QH KS AS"},
        {"AS 2S 3S 4S 5S 6S 9D JH KC", "AS 2S 3S 4S 5S"},
        {"AS 2C 3S 4S 5S 6S 7S 9D KC", "3S 4S 5S 6S 7S"},
        {"AS 2C 3D 4H 5S 8S 9S JS QD", "AS 5S 8S 9S JS"},
    };
    uint32_t i;

    for (i = 0; i < 5; i++)
        ck_assert_uint_eq(
            once(&tr_alysoun_hard, choose_with(hands[i][0]), 1).cards,
            cards(hands[i][1]));
}
END_TEST

START_TEST(alysoun_calls_by_the_category_of_its_hand)
{
    struct shares shares = often(&tr_alysoun_hard, face(FLUSH, 10), 1);

    ck_share(shares.kind[TALON_KIND_RAISE_BY], 5775); /* .55 * 1.05 */
    ck_assert_int_eq(shares.kind[TALON_KIND_FOLD], 0);
    shares = often(&tr_alysoun_hard, face(STRAIGHT5, 4), 1);
    ck_share(shares.kind[TALON_KIND_RAISE_BY], 4410); /* .42 * 1.05 */
    shares = often(&tr_alysoun_hard, face(STRAIGHT5, 5), 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_CALL_BET], 10000);
    shares = often(&tr_alysoun_hard, face(TRIPS, 6), 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_CALL_BET], 10000);
    shares = often(&tr_alysoun_hard, face(TRIPS, 7), 1);
    ck_share(shares.kind[TALON_KIND_CALL_BET], 3000);
    shares = often(&tr_alysoun_hard, face(TWO_PAIRS, 4), 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_CALL_BET], 10000);
    shares = often(&tr_alysoun_hard, face(TWO_PAIRS, 5), 1);
    ck_share(shares.kind[TALON_KIND_CALL_BET], 2888); /* .38 * .76 */
    shares = often(&tr_alysoun_hard, face(ONE_PAIR, 2), 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_CALL_BET], 10000);
    shares = often(&tr_alysoun_hard, face(ONE_PAIR, 4), 1);
    ck_share(shares.kind[TALON_KIND_CALL_BET], 2310); /* .22 * 1.05 */
    shares = often(&tr_alysoun_hard, face(ONE_PAIR, 5), 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_FOLD], 10000);
}
END_TEST

/* A weak hand has at most a pair, and no pay card. A strong hand has a strength
 * of more than .55, so it is a straight or better (5/9 and more). Two pairs are
 * neither weak nor strong. */
START_TEST(alysoun_swaps_weak_hands_and_keeps_strong_ones)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "2S 2C 4D 5H 7S 8C 10D QD");
    ck_assert_uint_eq(once(&tr_alysoun_hard, game, 0).kind, TALON_KIND_SWAP);
    game = sit("tripoli");
    DEAL(game, [0] = "2S 2C 4D 5H 7S 8C 10D QH"); /* QH is a pay card */
    ck_assert_uint_eq(once(&tr_alysoun_hard, game, 0).kind, TALON_KIND_AUCTION);
    game = sit("tripoli");
    DEAL(game, [0] = "2S 4S 6S JS 10S 2C 4D 5H");
    ck_assert_uint_eq(once(&tr_alysoun_hard, game, 0).kind, TALON_KIND_KEEP);
    game = sit("tripoli");
    DEAL(game, [0] = "2S 2C 4D 4H 7S 8C 10D QD");
    ck_assert_uint_eq(once(&tr_alysoun_hard, game, 0).kind, TALON_KIND_AUCTION);
}
END_TEST

/* The hand that it takes is weak again, so it is not kept for its strength. */
START_TEST(alysoun_never_sells_what_it_has_laid_down)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "2S 2C 4D 5H 7S 8C 10D QD",
         [SPARE] = "3S 3C 5D 6H 8S 9C JD KD");
    play(game, "0 swap");
    to_act(game, 0, TALON_PHASE_SPARE);
    ck_assert_uint_eq(once(&tr_alysoun_hard, game, 0).kind, TALON_KIND_KEEP);
}
END_TEST

/* After nine antes it counts 191 chips; a quarter of that is 47. With a pair of
 * twos and a queen, its strength is 2/9 + 12/140 = .3079, so it aims at
 * .3079 * 47 = 14.4. Below 14, it offers one or two more than the last offer,
 * so it may offer 15. */
START_TEST(alysoun_offers_up_to_a_limit)
{
    talon_game *game = sit("tripoli");
    struct shares shares;

    DEAL(game, [1] = "2S 2C 4D 5H 7S 8C 10D QD JS");
    play(game, "0 auction");
    shares = often(&tr_alysoun_hard, game, 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_OFFER], 10000);
    ck_assert_int_eq(shares.amount_least, 1);
    ck_assert_int_eq(shares.amount_most, 2);
    play(game, "1 offer 1, 2 offer 12, 3 pass, 4 pass");
    shares = often(&tr_alysoun_hard, game, 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_OFFER], 10000);
    ck_assert_int_eq(shares.amount_most, 14);
    play(game, "1 offer 13, 2 offer 14");
    ck_assert_int_eq(often(&tr_alysoun_hard, game, 1).kind[TALON_KIND_PASS],
                     10000);
    game = sit("tripoli");
    DEAL(game, [1] = "2S 2C 4D 5H 7S 8C 10D QD JS");
    play(game, "0 auction, 1 offer 1, 2 offer 13, 3 pass, 4 pass");
    shares = often(&tr_alysoun_hard, game, 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_OFFER], 10000);
    ck_assert_int_eq(shares.amount_least, 14);
    ck_assert_int_eq(shares.amount_most, 15);
}
END_TEST

/* With a straight flush to the ace, the strength is 1.1, but it offers only the
 * quarter of its chips, 47. */
START_TEST(alysoun_never_offers_more_than_a_quarter)
{
    talon_game *game = sit("tripoli");
    struct shares shares;

    DEAL(game, [1] = "10S JS QS KS AS 2C 4D 5H 7D");
    play(game, "0 auction, 1 offer 1, 2 offer 46, 3 pass, 4 pass");
    shares = often(&tr_alysoun_hard, game, 1);
    ck_assert_int_eq(shares.kind[TALON_KIND_OFFER], 10000);
    ck_assert_int_eq(shares.amount_most, 47);
    play(game, "1 offer 47, 2 offer 48");
    ck_assert_int_eq(often(&tr_alysoun_hard, game, 1).kind[TALON_KIND_PASS],
                     10000);
}
END_TEST

START_TEST(alysoun_leads_its_lowest_card)
{
    talon_game *game = sit("cosmo, board fixed");

    DEAL(game, [1] = "5S 6S 4C 9C 2D 3D 2H 3H QH");
    ck_assert_uint_eq(once(&tr_alysoun_hard, game, 1).cards, cards("4C"));
}
END_TEST

START_TEST(alysoun_leads_equally_low_cards_equally_often)
{
    talon_game *game = sit("tripoli, poker off, spare-hand dead");
    uint8_t seed[TALON_SEED_BYTES] = {3};
    int32_t count[2] = {0};
    talon_rng rng;
    uint32_t i;

    DEAL(game, [1] = "2S 3S 2C 4C 4D 5D 5H 6H 9H");
    must_ok(talon_rng_seed(&rng, seed, 0));
    for (i = 0; i < TRIES; i++) {
        talon_move move = decide(&tr_alysoun_hard, game, 1, &rng);

        count[0] += move.cards == cards("2S");
        count[1] += move.cards == cards("2C");
    }
    ck_assert_int_eq(count[0] + count[1], TRIES);
    ck_share(count[0] * 10000 / TRIES, 5000);
}
END_TEST

/* The sound player. Of all hands of nine cards, and of eight, these are better
 * than the following shares; seat 0 has eight cards, all others have nine. */
#define FLUSH_ACE    "AS QS 9S 7S 5S 2C 4D 6H 8S"  /* .859, .926 */
#define FLUSH_TEN    "2S 4S 6S 8S 10S 2C 3D 4H 9D" /* .749, .863 */
#define FULL_KINGS   "KS KC KD 4H 4S 8C 10D QH 2S" /* .974, .987 */
#define FULL_DEUCES  "2S 2C 2D 3H 3S 8C 10D QH KS" /* .862, .927 */
#define FOUR_OF_ACES "AS AC AD AH KS 8C 10D QH 2S" /* .998, .999 */

static void ck_does(const struct reference_player *player, talon_game *game,
                    int32_t seat, const char *line)
{
    talon_move wanted = read_move(game, line);
    talon_move done = once(player, game, seat);

    ck_assert_msg(memcmp(&done, &wanted, sizeof done) == 0,
                  "not %s: kind %d amount %d cards %" PRIx64, line, done.kind,
                  (int)done.amount, done.cards);
}

/* It has the best hand with a chance of .859^3 * .926 = .587, so it bets; or of
 * .749^3 * .863 = .363, so it does not. */
START_TEST(the_sound_player_bets_with_more_than_an_even_chance)
{
    talon_game *game;

    ck_does(&tr_sound, bet_with(FLUSH_ACE), 1, "1 bet 10");
    ck_does(&tr_sound, bet_with(FLUSH_TEN), 1, "1 check");
    ck_does(&tr_sound, bet_with(NOTHING), 1, "1 check");
    /* Without a limit, it bets the pot. */
    game = sit(BETTING ", bet-limit 0");
    DEAL(game, [1] = FLUSH_ACE);
    choose_hands(game);
    ck_does(&tr_sound, game, 1, "1 bet 5");
}
END_TEST

/* Seat 0 has bet 4, which makes a pot of 9, with one of the best fifth of its
 * hands. Against a share of .926, that leaves (.926 - .8) / .2 = .63. */
START_TEST(the_sound_player_believes_a_bet)
{
    /* .63 * .859^3 = .40, times 13, is more than 4. */
    ck_does(&tr_sound, face(FLUSH_ACE, 4), 1, "1 call");
    /* .32 * .749^3 = .13, times 13, is less. Against any hand, the chance
     * would be .36, and 4.7 more than 4. */
    ck_does(&tr_sound, face(FLUSH_TEN, 4), 1, "1 fold");
    /* .935 * .974^3 = .86. */
    ck_does(&tr_sound, face(FULL_KINGS, 4), 1, "1 raise 10");
    /* .636 * .862^3 = .41. */
    ck_does(&tr_sound, face(FULL_DEUCES, 4), 1, "1 call");
}
END_TEST

/* Seat 2 has bet, and seat 3 has raised with one of the best tenth. */
START_TEST(the_sound_player_believes_a_raise_even_more)
{
    static const char *const raised =
        "1 check, 2 bet 1, 3 raise 1, 4 fold, 0 fold";
    talon_game *game = bet_with(FULL_DEUCES);

    /* No hand of the best tenth is worse. */
    play(game, "%s", raised);
    ck_does(&tr_sound, game, 1, "1 fold");
    /* (.974 - .8) / .2 * (.974 - .9) / .1 = .65. */
    game = bet_with(FULL_KINGS);
    play(game, "%s", raised);
    ck_does(&tr_sound, game, 1, "1 raise 10");
}
END_TEST

START_TEST(the_sound_player_raises_eight_times)
{
    talon_game *game = bet_with(FOUR_OF_ACES);
    uint32_t i;

    play(game, "1 bet 10, 2 fold, 3 fold, 4 fold, 0 raise 10");
    for (i = 0; i < 8; i++) {
        ck_does(&tr_sound, game, 1, "1 raise 10");
        play(game, "1 raise 10, 0 raise 10");
    }
    ck_does(&tr_sound, game, 1, "1 call");
}
END_TEST

/* A spare hand fills each of the five boxes for a card with a chance of 8 / 44,
 * and the pot adds about a fifth of itself. Each holds 5 chips, so it is worth
 * about 5.7 chips, and 4.8 if it cannot have the ace of hearts. */
START_TEST(the_sound_player_swaps_what_is_worth_less_than_the_spare_hand)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "2S 3C 4D 5H 7S 8C 10D QD");
    ck_does(&tr_sound, game, 0, "0 swap");
    play(game, "0 swap");
    ck_does(&tr_sound, game, 0, "0 auction");
    game = sit("tripoli");
    DEAL(game, [0] = "2S 3C 4D 5H 7S 8C 10D AH");
    ck_does(&tr_sound, game, 0, "0 auction");
    play(game, "0 auction, 1 pass, 2 pass, 3 pass, 4 pass");
    ck_does(&tr_sound, game, 0, "0 keep");
}
END_TEST

/* The hand of seat 1 is worth next to nothing, so it gains about 5.7 chips. */
START_TEST(the_sound_player_offers_less_than_it_gains)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [1] = "2S 3C 4D 5H 7S 8C 10D QD KS");
    play(game, "0 auction");
    ck_does(&tr_sound, game, 1, "1 offer 1");
    play(game, "1 offer 1, 2 offer 3, 3 pass, 4 pass");
    ck_does(&tr_sound, game, 1, "1 offer 4");
    play(game, "1 offer 4, 2 offer 6");
    ck_does(&tr_sound, game, 1, "1 pass");
    /* Nothing for what the dealer did not want. */
    game = sit("tripoli");
    DEAL(game, [1] = "2S 3C 4D 5H 7S 8C 10D QD KS");
    play(game, "0 swap, 0 auction");
    ck_does(&tr_sound, game, 1, "1 pass");
}
END_TEST

START_TEST(the_sound_player_leads_from_a_suit_with_the_ace)
{
    talon_game *game = sit("tripoli, poker off, spare-hand dead");

    DEAL(game, [1] = "2S 3S 3C 4C AC 5D AD 6H 9H");
    ck_does(&tr_sound, game, 1, "1 play 3C");
    game = sit("tripoli, poker off, spare-hand dead");
    DEAL(game, [1] = "3S 4S 4C 5C KC 5D KD 6H 9H");
    ck_does(&tr_sound, game, 1, "1 play 3S");
}
END_TEST

/* With random presets and options; decide() checks each move. */
START_TEST(all_players_make_legal_moves)
{
    const struct reference_player *const *who;
    static struct table table;
    uint32_t i, moves;

    for (who = tr_reference_players; *who != NULL; who++) {
        for (i = 0; i < games_to_play(100); i++) {
            sit_at_random(&table, TR, i);
            for (moves = 0; moves < 150; moves++) {
                int32_t seat = seat_to_act(table.game);
                talon_move move;

                if (seat == TALON_NOBODY)
                    break;
                if (seat == TALON_TABLE) {
                    if (talon_game_chance(table.game, &table.rng, NULL, 0,
                                          NULL) < 0)
                        break; /* too few seats have chips left */
                    continue;
                }
                move = decide(*who, table.game, seat, &table.rng);
                must_ok(talon_game_apply(table.game, &move, NULL, 0, NULL));
            }
        }
    }
}
END_TEST

static void play_packs(const char *match, uint64_t first, uint64_t last,
                       struct sums *sums)
{
    static struct contest contest;
    uint64_t pack;

    ck_assert(contest_read(&contest, match));
    memset(sums, 0, sizeof *sums);
    contest_write(&contest, sums->match, sizeof sums->match);
    for (pack = first; pack <= last; pack++)
        (contest.discipline->play)(&contest, pack, sums);
    ck_assert(sums_note(sums, first, last));
}

/* Writes sums to a file and reads the text of the file. */
static size_t written(const struct sums *sums, char *text, size_t size)
{
    FILE *file = tmpfile();
    size_t length;

    ck_assert(file != NULL && sums_write(sums, file));
    rewind(file);
    length = fread(text, 1, size, file);
    fclose(file);
    return length;
}

#define MATCH "--game tripoli --preset tripoli --options raise-cap=3 --seed 5 "

/* The results of all seats in a deal add up to 0, so with equal players each is
 * 0; the parts of a match add up to the whole, to the byte. */
START_TEST(parts_of_a_match_of_packs_add_up_to_the_whole)
{
    static struct sums whole, part, rest;
    static char first[20000], other[20000];
    size_t length;

    play_packs(MATCH "--a station --seats aaaaa", 0, 3, &whole);
    ck_assert_int_eq(sums_find(&whole, "a.worth")->total, 0);
    ck_assert_int_eq(sums_find(&whole, "a.seats")->total, 4 * 5);

    play_packs(MATCH "--a alysoun-hard --b station --seats abbbb", 0, 19,
               &whole);
    ck_assert_int_eq(sums_find(&whole, "a.seats")->total, 20 * 5);
    ck_assert_int_eq(sums_find(&whole, "b.seats")->total, 20 * 20);
    ck_assert_int_ne(sums_find(&whole, "a.worth")->total, 0);
    ck_assert_int_eq(sums_find(&whole, "a.worth")->total,
                     -sums_find(&whole, "b.worth")->total);
    play_packs(MATCH "--a alysoun-hard --b station --seats abbbb", 0, 6, &part);
    play_packs(MATCH "--a alysoun-hard --b station --seats abbbb", 7, 19,
               &rest);
    ck_assert(sums_merge(&part, &rest));
    length = written(&whole, first, sizeof first);
    ck_assert_uint_gt(length, 200);
    ck_assert_uint_eq(length, written(&part, other, sizeof other));
    ck_assert(memcmp(first, other, length) == 0);
}
END_TEST

/* A session is a pack of several deals, in which the dealer changes. */
START_TEST(a_session_counts_as_one_pack)
{
    static struct sums sums;

    play_packs(MATCH "--a alysoun-hard --b station --seats abbbb --session 4",
               0, 4, &sums);
    ck_assert_int_eq(sums_find(&sums, "a.worth")->count, 5);
    ck_assert_int_eq(sums_find(&sums, "a.seats")->total, 5 * 5 * 4);
}
END_TEST

SUITE(tripoli_players)
TEST(the_station_checks_and_calls)
TEST(the_station_leads_each_card_equally_often)
TEST(the_random_player_makes_every_move_equally_often)
TEST(alysoun_bets_by_the_category_of_its_hand)
TEST(alysoun_sizes_its_bets_by_the_category)
TEST(alysoun_counts_the_suits_of_its_whole_hand)
TEST(alysoun_calls_by_the_category_of_its_hand)
TEST(alysoun_bluffs_with_a_raise_or_a_call)
TEST(alysoun_takes_a_low_straight_for_a_high_one)
TEST(alysoun_swaps_weak_hands_and_keeps_strong_ones)
TEST(alysoun_never_sells_what_it_has_laid_down)
TEST(alysoun_offers_up_to_a_limit)
TEST(alysoun_never_offers_more_than_a_quarter)
TEST(alysoun_leads_its_lowest_card)
TEST(alysoun_leads_equally_low_cards_equally_often)
TEST(the_sound_player_bets_with_more_than_an_even_chance)
TEST(the_sound_player_believes_a_bet)
TEST(the_sound_player_believes_a_raise_even_more)
TEST(the_sound_player_raises_eight_times)
TEST(the_sound_player_swaps_what_is_worth_less_than_the_spare_hand)
TEST(the_sound_player_offers_less_than_it_gains)
TEST(the_sound_player_leads_from_a_suit_with_the_ace)
TEST(all_players_make_legal_moves)
TEST(parts_of_a_match_of_packs_add_up_to_the_whole)
TEST(a_session_counts_as_one_pack)
END_SUITE
