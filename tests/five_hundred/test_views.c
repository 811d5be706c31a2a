/* SPDX-License-Identifier: MIT */
/* What each seat knows in Five Hundred (FH-41…FH-43), what play proves about
 * the cards that a seat does not know, and which states and views are
 * refused. */

#include "game/module.h"
#include "base/set.h"
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_state.h"
#include "common/random_games.h"
#include "common/five_hundred.h"

/* The members of the state, in the order in which they are saved. */
enum member {
    HAND,
    KITTY_CARDS,
    DISCARD,
    SCORE,
    DEALS,
    WINNERS,
    BARRED,
    PHASE,
    TO_ACT,
    DEALER,
    DRAWN,
    LADDER,
    BID_MADE,
    BIDDER,
    BIDS_MADE,
    PASSED,
    CONTRACT,
    CONTRACTOR,
    TRUMP,
    NOMINATED,
    CALLED,
    PARTNER,
    LAID_DOWN,
    PLAYED,
    LEADER,
    SUIT_LED,
    TRICKS_MADE,
    ON_TABLE,
    TAKEN,
    VOIDS,
    CONTRACT_POINTS,
    TRICK_POINTS,
    MADE,
    SLAM,
    REASON,
    ZERO,
    MEMBERS
};

static uint8_t *member(talon_game *game, enum member which, uint32_t i)
{
    const struct field *field = &tln_fh_module.field[which];

    return (uint8_t *)game + field->offset + i * field->bytes;
}

/* Memory for copies of a game and for a game that a test starts itself. */
static uint64_t memory[3][TALON_GAME_BYTES_MAX / 8];

static talon_game *copy_of(const talon_game *game, uint32_t i)
{
    memcpy(memory[i], game, tln_fh_module.size);
    return (talon_game *)memory[i];
}

static talon_fh_state seen_state(const talon_game *game, uint32_t seats)
{
    talon_fh_state state;

    ck_assert_int_ge(talon_fh_state_of(view_of(game, seats), &state), 0);
    return state;
}

START_TEST(fh_41_rules_scores_calls_and_tricks_are_public)
{
    talon_game *game = three_hands("");
    talon_fh_state all, seen;
    talon_move bid[2][TALON_FH_BIDS_MAX];
    talon_card card[2][TALON_FH_SEATS_MAX] = {{0}};
    talon_fh_score score[2];
    uint32_t count[2];
    int32_t winner;
    talon_game *view;

    play(game, "0 bid 7NT, 1 pass, 2 pass, 0 discard 7H 8H 7D,"
               "0 play AD, 1 play 10H, 2 play 8D, 0 play KD");
    all = fh_state(game);
    seen = seen_state(game, SPECTATOR);
    memset(all.hand, 0, sizeof all.hand);
    all.kitty = all.discard = 0;
    ck_assert_mem_eq(&all, &seen, sizeof all);
    ck_assert_uint_eq(seen.held[0], 8);
    ck_assert_uint_eq(seen.held[1], 9);
    ck_assert_uint_eq(seen.kitty_count, 3);
    ck_assert_uint_eq(seen.voids[1], 1 << TALON_SUIT_DIAMONDS);
    view = view_of(game, SPECTATOR);
    ck_status(talon_fh_state_of(view, &seen), TALON_UNKNOWN);
    ck_ok(talon_fh_bids(game, bid[0], TALON_FH_BIDS_MAX, &count[0]));
    ck_ok(talon_fh_bids(view, bid[1], TALON_FH_BIDS_MAX, &count[1]));
    ck_assert_uint_eq(count[0], count[1]);
    ck_assert_mem_eq(bid[0], bid[1], sizeof bid[0][0]);
    ck_ok(talon_fh_trick(game, 1, NULL, card[0], TALON_FH_SEATS_MAX, NULL, NULL,
                         &winner));
    ck_ok(talon_fh_trick(view, 1, NULL, card[1], TALON_FH_SEATS_MAX, NULL, NULL,
                         &winner));
    ck_assert_int_eq(winner, 0);
    ck_assert_mem_eq(card[0], card[1], sizeof card[0]);
    play(game, "1 play JH, 2 play 9D");
    play_while(game, TALON_PHASE_TRICKS);
    ck_ok(talon_fh_last_score(game, &score[0]));
    ck_ok(talon_fh_last_score(view_of(game, SPECTATOR), &score[1]));
    ck_assert_mem_eq(&score[0], &score[1], sizeof score[0]);
}
END_TEST

START_TEST(fh_41_drawn_cards_are_public)
{
    talon_game *game = sit("classic-3");
    talon_card drawn[] = {card("8S"), card("9S"), card("7S")};
    talon_card seen[TALON_FH_SEATS_MAX];
    talon_fh_state state;

    ck_ok(talon_game_deal(game, drawn, 3, NULL, 0, NULL));
    ck_ok(talon_fh_drawn(view_of(game, SPECTATOR), seen, TALON_FH_SEATS_MAX,
                         NULL));
    ck_assert_mem_eq(seen, drawn, 3);
    /* before the deal, nothing is secret */
    ck_ok(talon_fh_state_of(view_of(game, SPECTATOR), &state));
    ck_assert_uint_eq(state.held[0], 0);
}
END_TEST

START_TEST(fh_42_a_seat_sees_only_its_own_hand)
{
    talon_game *game = three_hands("");

    knows(game, SEAT(1), 1, 10, HAND_1);
    knows(game, SEAT(1), 0, 10, "");
    knows(game, SEAT(1), 2, 10, "");
    knows(game, SPECTATOR, 1, 10, "");
    /* a view of two seats, as for a shared screen, shows both hands */
    knows(game, SEAT(1) | SEAT(2), 1, 10, HAND_1);
    knows(game, SEAT(1) | SEAT(2), 2, 10, HAND_2);
    knows(game, SEAT(1) | SEAT(2), 0, 10, "");
}
END_TEST

START_TEST(fh_42_only_the_contractor_sees_kitty_and_discard)
{
    talon_game *game = three_hands("");
    const uint32_t all = SEAT(0) | SEAT(1) | SEAT(2);

    /* while the kitty is on the table, nobody knows it, not even in a view of
     * all seats */
    knows(game, all, KITTY, 3, "");
    knows(game, all, TALON_PLACE_DISCARD, 0, "");
    play(game, "0 bid 7NT, 1 pass, 2 pass");
    /* once the kitty is taken, it is among the contractor's thirteen cards */
    knows(game, SPECTATOR, KITTY, 0, "");
    knows(game, SEAT(0), 0, 13, "JS AS QS 9H QH AD KD AC KC QC 8H 7H 7D");
    knows(game, SEAT(1) | SEAT(2), 0, 13, "");
    ck_assert_uint_eq(seen_state(game, SEAT(1)).held[0], 13);
    play(game, "0 discard 7H QS 7D");
    knows(game, SEAT(0), TALON_PLACE_DISCARD, 3, "7H QS 7D");
    knows(game, SEAT(1) | SEAT(2), TALON_PLACE_DISCARD, 3, "");
    knows(game, SEAT(1) | SEAT(2), 0, 10, "");
    /* nor are these cards shown after the hand (FH-43) */
    play_while(game, TALON_PHASE_TRICKS);
    knows(game, SEAT(0), TALON_PLACE_DISCARD, 3, "7H QS 7D");
    knows(game, SEAT(1) | SEAT(2), TALON_PLACE_DISCARD, 3, "");
}
END_TEST

START_TEST(fh_42_nobody_sees_the_dead_hand)
{
    talon_game *game = sit("two-2, first-dealer 1");

    DEAL(game, "");
    knows(game, SEAT(0) | SEAT(1), 2, 10, "");
    ck_assert_uint_eq(seen_state(game, 3).dead, 0);
    bid_and_pass(game, "6NT");
    knows(game, SEAT(0) | SEAT(1), 2, 10, "");
}
END_TEST

/* FH-18 `play`: the kitty stays on the table, unseen. */
START_TEST(fh_42_without_a_contract_nobody_sees_the_kitty)
{
    talon_game *game = three_hands("all-pass play");

    play(game, "0 pass, 1 pass, 2 pass");
    knows(game, SEAT(0) | SEAT(1) | SEAT(2), KITTY, 3, "");
    play_while(game, TALON_PHASE_TRICKS);
    knows(game, SEAT(0) | SEAT(1) | SEAT(2), KITTY, 3, "");
}
END_TEST

/* A misère with four players, in which seat 0 can lose every trick to seats 1
 * and 3, or win one with the joker. */
static talon_game *misere(const char *options, const char *bid)
{
    talon_game *game =
        sit("australian-4, first-dealer 3, misere any-time, %s", options);

    DEAL(game, "5S 6S 7S 5C 6C 4D 5D 4H 5H JK",
         "8S 9S 8C 9C 7D 8D 8H 9H 10H JH", "QS KS AS QC KC AC JD QD KD AD",
         "10S JS 10C JC 9D 10D QH KH AH 6H", [KITTY] = "7C 6D 7H");
    bid_and_pass(game, bid);
    return game;
}

#define LAID_DOWN_2 "QS KS AS QC KC AC JD QD KD AD"

START_TEST(fh_42_cards_laid_down_stay_private)
{
    talon_game *game = misere("", "misere");

    play(game, "0 discard 7C 6D 7H, 0 play 4H, 1 play 8H");
    knows(game, SEAT(2), 2, 10, LAID_DOWN_2);
    knows(game, SEAT(0) | SEAT(1) | SEAT(3), 2, 10, "");
    knows(game, SEAT(1) | SEAT(3), 0, 9, "");
}
END_TEST

START_TEST(fh_28_an_open_hand_is_known_to_all)
{
    talon_game *game = misere("", "open-misere");

    play(game, "0 discard 7C 6D 7H, 0 play 4H, 1 play 8H");
    knows(game, SEAT(1), 0, 9, "");
    play(game, "3 play QH");
    knows(game, SPECTATOR, 0, 9, "5S 6S 7S 5C 6C 4D 5D 5H JK");
    knows(game, SEAT(1), TALON_PLACE_DISCARD, 3, "");
    game = misere("open-from first-lead", "open-misere");
    knows(game, SPECTATOR, 0, 13, "");
    play(game, "0 discard 7C 6D 7H");
    knows(game, SPECTATOR, 0, 10, "5S 6S 7S 5C 6C 4D 5D 4H 5H JK");
}
END_TEST

START_TEST(fh_43_cards_left_in_the_hands_are_shown)
{
    talon_game *game = misere("", "misere");

    play(game, "0 discard 4H 5H 7H, 0 play 5S, 1 play 8S, 3 play 10S,"
               "3 play 6H, 0 play JK, 1 play 8H");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    knows(game, SPECTATOR, 0, 8, "6S 7S 5C 6C 7C 4D 5D 6D");
    knows(game, SPECTATOR, 1, 8, "9S 8C 9C 7D 8D 9H 10H JH");
    knows(game, SPECTATOR, 3, 8, "JS 10C JC 9D 10D QH KH AH");
    knows(game, SEAT(0) | SEAT(1) | SEAT(3), 2, 10, "");
    knows(game, SEAT(2), 2, 10, LAID_DOWN_2);
    knows(game, SEAT(2), TALON_PLACE_DISCARD, 3, "");
}
END_TEST

START_TEST(fh_43_a_hand_thrown_in_is_not_shown)
{
    talon_game *game = three_hands("");

    play(game, "0 pass, 1 pass, 2 pass");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    knows(game, SEAT(1), 1, 10, HAND_1);
    knows(game, SEAT(1), 0, 10, "");
    knows(game, SEAT(1), KITTY, 3, "");
}
END_TEST

/* Five players: seat 0 plays 6H and has nothing but trumps; seat 3 has the ace
 * of spades. */
static talon_game *five_hands(const char *call)
{
    talon_game *game = sit("five-5, first-dealer 4");

    DEAL(game, [0] = "JH JD AH KH QH 10H 9H 8H 7H 6H",
         [3] = "AS KS QS JS 10S 9S 8S 7S 6S 5S", [KITTY] = "JK 5H 4H");
    bid_and_pass(game, "6H");
    play(game, "0 discard 4H 5H 6H");
    play(game, "%s", call);
    return game;
}

START_TEST(fh_22_the_partner_is_secret)
{
    talon_game *game = five_hands("0 call AS");
    uint32_t seat;

    /* nobody but the holder knows, not even a view of all other seats */
    for (seat = 0; seat < 5; seat++)
        ck_assert_int_eq(seen_state(game, SEAT(seat)).partner,
                         seat == 3 ? 3 : TALON_SECRET);
    ck_assert_int_eq(seen_state(game, SPECTATOR).partner, TALON_SECRET);
    ck_assert_int_eq(seen_state(game, 0x17).partner, TALON_SECRET);
    ck_assert_int_eq(seen_state(game, 0x09).partner, 3);
    ck_assert_uint_eq(seen_state(game, SPECTATOR).called, card("AS"));
    /* until the card is played */
    play(game, "0 play JK");
    while (fh_state(game).hand[3] & cards("AS")) {
        ck_assert_int_eq(seen_state(game, SPECTATOR).partner, TALON_SECRET);
        make_nth(game, 0);
    }
    ck_assert_int_eq(seen_state(game, SPECTATOR).partner, 3);
}
END_TEST

START_TEST(fh_22_a_card_called_in_the_discard_gives_no_partner)
{
    talon_game *game = five_hands("0 call 4H");

    ck_assert_int_eq(seen_state(game, SEAT(0)).partner, TALON_NOBODY);
    ck_assert_int_eq(seen_state(game, SEAT(1)).partner, TALON_SECRET);
    ck_assert_int_eq(seen_state(game, SPECTATOR).partner, TALON_SECRET);
    /* the score shows that there is no partner: seat 0 gets all 250, and no
     * other seat gets half */
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_int_eq(seen_state(game, SPECTATOR).partner, TALON_NOBODY);
}
END_TEST

START_TEST(fh_22_without_a_call_there_is_no_secret_partner)
{
    ck_assert_int_eq(seen_state(five_hands("0 alone"), SPECTATOR).partner,
                     TALON_NOBODY);
}
END_TEST

/* A view of all seats lacks only the kitty, and only as long as it is on the
 * table. */
START_TEST(fh_41_a_view_of_all_seats_lacks_only_the_kitty)
{
    talon_game *game = three_hands("");
    talon_fh_state state;

    ck_status(talon_fh_state_of(view_of(game, 7), &state), TALON_UNKNOWN);
    play(game, "0 bid 7NT, 1 pass, 2 pass");
    ck_ok(talon_fh_state_of(view_of(game, 7), &state));
    ck_status(talon_fh_state_of(view_of(game, 3), &state), TALON_UNKNOWN);
}
END_TEST

/* The unknown cards that a place may hold, in the view of `seats`, according to
 * what play has proved. */
static talon_cards may_hold(const talon_game *game, uint32_t seats,
                            uint32_t place)
{
    struct hidden hidden;
    uint32_t i;

    tln_fh_module.hidden(view_of(game, seats), &hidden);
    for (i = 0; i < hidden.places; i++)
        if (hidden.place[i].id == place)
            return hidden.place[i].allowed;
    ck_abort_msg("nothing is hidden at %u", place);
    return 0;
}

static talon_cards pool_of(const talon_game *game, uint32_t seats)
{
    struct hidden hidden;

    tln_fh_module.hidden(view_of(game, seats), &hidden);
    return hidden.pool;
}

START_TEST(fh_25_a_seat_that_does_not_follow_is_void)
{
    talon_game *game = three_hands("");
    talon_cards pool;

    /* spades are trumps: the jack of clubs is one, and so is the joker */
    bid_and_pass(game, "6S");
    play(game, "0 discard 7H 8H 7D");
    pool = pool_of(game, SEAT(0));
    ck_assert_uint_eq(pool, cards(HAND_1) | cards(HAND_2));
    ck_assert_uint_eq(may_hold(game, SEAT(0), 1), pool);
    play(game, "0 play AD, 1 play 10H");
    pool = pool_of(game, SEAT(0));
    ck_assert_uint_eq(may_hold(game, SEAT(0), 1),
                      pool & ~cards("7D 8D 9D 10D JD QD"));
    ck_assert_uint_eq(may_hold(game, SEAT(0), 2), pool);
    play(game, "2 play 8D, 0 play QC, 1 play AH, 2 play 7C");
    /* seat 1 has no club, but may have the left bower */
    pool = pool_of(game, SEAT(0));
    ck_assert_uint_eq(may_hold(game, SEAT(0), 1),
                      pool & ~cards("7D 9D 10D JD QD 8C 9C 10C"));
    ck_assert_uint_ne(may_hold(game, SEAT(0), 1) & cards("JC"), 0);
    play(game, "0 play QH, 1 play KH, 2 play 9D");
    /* seat 2 has no heart */
    pool = pool_of(game, SEAT(0));
    ck_assert_uint_eq(may_hold(game, SEAT(0), 2), pool & ~cards("JH"));
    /* for a spectator, the discard may hold any card */
    ck_assert_uint_eq(may_hold(game, SPECTATOR, TALON_PLACE_DISCARD),
                      pool_of(game, SPECTATOR));
}
END_TEST

/* A seat that is void in trumps has no joker and no left bower either. */
START_TEST(fh_05_a_seat_void_in_trumps_has_no_bower_or_joker)
{
    talon_game *game = three_hands("");

    bid_and_pass(game, "6H");
    play(game, "0 discard 9H 8H 7D, 0 play QH, 1 play KH, 2 play JD");
    /* seat 2 followed suit with the left bower */
    ck_assert_uint_eq(may_hold(game, SEAT(0), 2), pool_of(game, SEAT(0)));
    play(game, "2 play 7C, 0 play QC, 1 play 7S, 0 play 7H, 1 play 10H,"
               "2 play 8C");
    ck_assert_uint_eq(may_hold(game, SEAT(0), 2),
                      pool_of(game, SEAT(0)) & ~cards("JH AH JK"));
}
END_TEST

/* FH-30 `any-time`: a seat that has spades plays the joker on a spade lead. */
START_TEST(fh_30_under_any_time_a_joker_played_proves_no_void)
{
    talon_game *game = three_hands("joker-no-trump any-time");

    bid_and_pass(game, "6NT");
    play(game, "0 discard 7H 8H 7D, 0 play AS, 1 play JK");
    ck_assert_uint_eq(may_hold(game, SEAT(0), 1), pool_of(game, SEAT(0)));
    game = three_hands("joker-no-trump when-void");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 7H 8H 7D, 0 play AD, 1 play JK");
    ck_assert_uint_eq(may_hold(game, SEAT(0), 1),
                      pool_of(game, SEAT(0)) & ~cards("8D 9D 10D JD QD"));
}
END_TEST

/* FH-30 `pagat`, with two jokers: the contractor of a misère throws another
 * card on hearts, so it has neither joker. */
START_TEST(fh_30_under_pagat_throwing_off_in_a_misere_proves_no_joker)
{
    static const char *const forms[] = {"pagat", "when-void"};
    uint32_t i;

    for (i = 0; i < 2; i++) {
        talon_game *game;
        talon_cards pool;

        game = sit("australian-4, first-dealer 3, misere any-time, jokers 2, "
                   "joker-no-trump %s",
                   forms[i]);
        DEAL(game, "5S 6S 7S 5C 6C 4D 5D 4H 5H 6D",
             "8S 9S 8C 9C 7D 8D 8H 9H 10H JH", "QS KS AS QC KC AC JD QD KD JL",
             "10S JS 10C JC 9D 10D QH KH AH 6H", [KITTY] = "7C JK 7H AD");
        bid_and_pass(game, "misere");
        play(game, "0 discard 4H 5H 7H JK, 0 play 5S, 1 play 8S,"
                   "3 play 10S, 3 play 6H, 0 play 6S");
        pool = pool_of(game, SEAT(1)) &
               ~cards("4H 5H 6H 7H 8H 9H 10H JH QH KH AH");
        ck_assert_uint_eq(may_hold(game, SEAT(1), 0),
                          i == 0 ? pool & ~JOKERS : pool);
        ck_assert_uint_eq(may_hold(game, SEAT(1), 2), pool_of(game, SEAT(1)));
    }
}
END_TEST

/* FH-21: a contractor who names a suit for a joker has kept one. */
START_TEST(fh_21_a_nomination_proves_a_joker)
{
    talon_game *game = sit("classic-3, first-dealer 2, joker-no-trump pagat");

    DEAL(game, "AS KS QS AH KH AC KC QC 9C JK");
    bid_and_pass(game, "6NT");
    play(game, "0 discard AS KS QS nominate H");
    ck_assert_uint_eq(may_hold(game, SEAT(1), 2) & JOKERS, 0);
    ck_assert_uint_eq(may_hold(game, SEAT(1), TALON_PLACE_DISCARD) & JOKERS, 0);
    ck_assert_uint_eq(may_hold(game, SEAT(1), 0), pool_of(game, SEAT(1)));
    /* once played, the joker is no longer an unknown card */
    play(game, "0 play JK");
    ck_assert_uint_eq(pool_of(game, SEAT(1)) & JOKERS, 0);
}
END_TEST

/* With two jokers, the holder of one of them knows that the contractor has the
 * other. */
START_TEST(fh_21_the_holder_of_one_joker_knows_who_has_the_other)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, jokers 2, joker-no-trump pagat");

    DEAL(game, "AS KS QS AH KH AC KC QC 9C JK", "JL");
    bid_and_pass(game, "6NT");
    play(game, "0 discard AS KS QS 9C nominate H");
    ck_assert_uint_eq(may_hold(game, SEAT(1), 2) & JOKERS, 0);
    ck_assert_uint_eq(may_hold(game, SEAT(2), 1) & JOKERS, JOKERS);
    ck_assert_uint_eq(may_hold(game, SPECTATOR, 2) & JOKERS, JOKERS);
}
END_TEST

/* A joker belongs to the suit nominated for it. A contractor that is void in
 * other suits may still have it; one that is void in that suit has not. */
START_TEST(fh_21_a_contractor_void_in_the_suit_has_no_joker)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, jokers 2, joker-no-trump pagat");
    talon_cards pool;

    DEAL(game, "AS KS QS 9S 8S AC KC QC 9C JK",
         "AH KH QH JH 10H 9H 8H 7H AD KD",
         "10S JS 8C 10C JC 8D 9D 10D JD QD", [KITTY] = "7S 7C 7D JL");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 7S 7C 7D JL nominate H,"
               "0 play 9S, 1 play 7H, 2 play JS,"
               "2 play 8D, 0 play 8S, 1 play KD");
    pool = pool_of(game, SEAT(1));
    ck_assert_uint_eq(may_hold(game, SEAT(1), 0),
                      pool & ~cards("7D 9D 10D JD QD"));
    play(game, "1 play AH, 2 play 8C, 0 play JK,"
               "0 play 9C, 1 play 8H, 2 play JC,"
               "2 play 9D, 0 play AS, 1 play AD");
    ck_assert_uint_eq(may_hold(game, SEAT(1), 0) & JOKERS, cards("JL"));
    play(game, "1 play KH, 2 play 10C, 0 play KS");
    ck_assert_uint_eq(may_hold(game, SEAT(1), 0) & JOKERS, 0);
    ck_assert_uint_eq(may_hold(game, SEAT(1), TALON_PLACE_DISCARD),
                      pool_of(game, SEAT(1)));
}
END_TEST

/* FH-31: under `last-lead` a joker is led to the ninth trick only if both cards
 * left are jokers. */
START_TEST(fh_31_under_last_lead_a_joker_led_proves_a_hand_of_jokers)
{
    talon_game *game = sit("classic-3, first-dealer 2, jokers 2, "
                           "joker-no-trump last-lead");

    DEAL(game, "AS KS QS JS 10S 9S 8S 7S JL JK",
         "AH KH QH JH 10H 9H 8H 7H AD KD",
         "AC KC QC JC 10C 9C 8C 7C QD JD", [KITTY] = "7D 8D 9D 10D");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 7D 8D 9D 10D");
    play(game, "0 play AS, 1 play 7H, 2 play 7C,"
               "0 play KS, 1 play 8H, 2 play 8C,"
               "0 play QS, 1 play 9H, 2 play 9C,"
               "0 play JS, 1 play 10H, 2 play 10C,"
               "0 play 10S, 1 play JH, 2 play JC,"
               "0 play 9S, 1 play QH, 2 play QC,"
               "0 play 8S, 1 play KH, 2 play KC,"
               "0 play 7S, 1 play AH, 2 play AC");
    ck_assert_uint_eq(may_hold(game, SEAT(1), 0), pool_of(game, SEAT(1)));
    play(game, "0 play JL:D");
    ck_assert_uint_eq(may_hold(game, SEAT(1), 0), cards("JK"));
}
END_TEST

START_TEST(fh_22_the_contractor_does_not_hold_the_card_called)
{
    talon_game *game = five_hands("0 call AS");
    talon_cards pool = pool_of(game, SEAT(1));

    ck_assert_uint_eq(may_hold(game, SEAT(1), 0), pool & ~cards("AS"));
    ck_assert_uint_eq(may_hold(game, SEAT(1), 3), pool);
    ck_assert_uint_eq(may_hold(game, SEAT(1), TALON_PLACE_DISCARD), pool);
}
END_TEST

/* In each world, the partner is the seat that has the card called in that
 * world. */
START_TEST(fh_22_each_world_has_its_own_partner)
{
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
    talon_game *game = five_hands("0 call AS");
    talon_game *view = view_of(game, SEAT(1));
    talon_game *world = copy_of(game, 1);
    uint32_t i, partners = 0;
    talon_rng rng;

    seed_for(&rng, 22, 0);
    for (i = 0; i < 200; i++) {
        talon_fh_state state;

        ck_ok(talon_game_sample(world, view, &rng, scratch, sizeof scratch));
        state = fh_state(world);
        if (state.partner == TALON_NOBODY)
            ck_assert_uint_eq(state.discard & cards("AS"), cards("AS"));
        else
            ck_assert_uint_ne(state.hand[state.partner] & cards("AS"), 0);
        partners |= 1u << (state.partner + 1);
    }
    /* nobody or seat 2, 3 or 4; neither the contractor nor seat 1, which the
     * view belongs to */
    ck_assert_uint_eq(partners, 1u << 0 | 1u << 3 | 1u << 4 | 1u << 5);
}
END_TEST

/* The status that the module's verify() returns for a state. */
static talon_status verdict(const talon_game *game)
{
    uint32_t field = MEMBERS;
    talon_status status = tln_fh_module.verify(game, &field);

    if (status == TALON_E_SAVED_FIELD)
        ck_assert_uint_lt(field, MEMBERS);
    return status;
}

/* Asserts that verify() refuses a state after one byte of a member is
 * changed. */
static void refuses(const talon_game *game, enum member which, uint32_t i,
                    uint8_t value, talon_status status)
{
    talon_game *changed = copy_of(game, 2);

    ck_status(verdict(game), TALON_OK);
    ck_assert_uint_ne(*member(changed, which, i), value);
    *member(changed, which, i) = value;
    ck_status(verdict(changed), status);
}

#define FIELD_REFUSED TALON_E_SAVED_FIELD
#define STATE_REFUSED TALON_E_SAVED_STATE

START_TEST(fh_verify_refuses_numbers_out_of_range)
{
    talon_game *game = three_hands("");

    refuses(game, PHASE, 0, 33, FIELD_REFUSED);
    refuses(game, TO_ACT, 0, 3, FIELD_REFUSED);
    refuses(game, TO_ACT, 0, (uint8_t)-3, FIELD_REFUSED);
    refuses(game, DEALER, 0, 3, FIELD_REFUSED);
    refuses(game, CONTRACTOR, 0, 100, FIELD_REFUSED);
    refuses(game, PLAYED, 59, 64, FIELD_REFUSED);
    refuses(game, PLAYED, 0, card("2S"), FIELD_REFUSED);
    refuses(game, BIDS_MADE, 0, 28, FIELD_REFUSED);
    refuses(game, TRICKS_MADE, 0, 11, FIELD_REFUSED);
    refuses(game, PASSED, 0, 8, FIELD_REFUSED);
    refuses(game, TRUMP, 0, 5, FIELD_REFUSED);
    refuses(game, ZERO, 0, 1, FIELD_REFUSED);
    refuses(game, PHASE, 0, TALON_PHASE_TRICKS, STATE_REFUSED);
    refuses(game, PHASE, 0, TALON_PHASE_OVER, STATE_REFUSED);
    refuses(game, PHASE, 0, 20, STATE_REFUSED);
}
END_TEST

static void set_hand(talon_game *game, uint32_t i, const char *text)
{
    talon_cards hand = cards(text);

    memcpy(member(game, HAND, i), &hand, sizeof hand);
}

START_TEST(fh_verify_wants_each_card_exactly_once)
{
    talon_game *game = copy_of(three_hands(""), 1);

    ck_ok(verdict(game));
    /* a hand of eleven; hands of eleven and nine; a card twice; a card that is
     * not in the pack */
    set_hand(game, 1, HAND_1 " QD");
    ck_status(verdict(game), STATE_REFUSED);
    set_hand(game, 2, "JD 10D 9D 8D JC 10C 9C 8C 7C");
    ck_status(verdict(game), STATE_REFUSED);
    set_hand(game, 2, HAND_2);
    set_hand(game, 1, "QD 10S 9S 8S 7S AH KH JH 10H JK");
    ck_status(verdict(game), STATE_REFUSED);
    set_hand(game, 1, "6S 10S 9S 8S 7S AH KH JH 10H JK");
    ck_status(verdict(game), FIELD_REFUSED);
    /* with two cards exchanged, it is another valid deal */
    set_hand(game, 1, "QD 10S 9S 8S 7S AH KH JH 10H JK");
    set_hand(game, 2, "KS JD 10D 9D 8D JC 10C 9C 8C 7C");
    ck_ok(verdict(game));
    /* a seat that does not exist has no cards */
    set_hand(game, 3, "7D");
    ck_status(verdict(game), STATE_REFUSED);
}
END_TEST

START_TEST(fh_verify_refuses_impossible_auctions)
{
    talon_game *game = three_hands("auction until-passed");

    play(game, "0 bid 6H, 1 bid 7S, 2 pass");
    refuses(game, TO_ACT, 0, 1, STATE_REFUSED);
    refuses(game, PASSED, 0, 0, STATE_REFUSED);
    /* 6H bid over 6H; a bid out of turn; a seat that outbids itself */
    refuses(game, BID_MADE, 1, *member(game, BID_MADE, 0), STATE_REFUSED);
    refuses(game, BIDDER, 0, 2, STATE_REFUSED);
    refuses(game, BIDDER, 1, 0, STATE_REFUSED);
    refuses(game, CONTRACT, 0, 5, STATE_REFUSED);
    refuses(game, LADDER, 0, 1, STATE_REFUSED);
    refuses(game, BID_MADE, 5, 1, STATE_REFUSED);
    play(game, "0 pass");
    refuses(game, CONTRACTOR, 0, 0, STATE_REFUSED);
    refuses(game, TRUMP, 0, TALON_SUIT_HEARTS, STATE_REFUSED);
    refuses(game, CONTRACT, 0, 6, STATE_REFUSED);
}
END_TEST

/* In the state that is refused first, seat 1 has played a heart on a spade lead
 * although it still has spades. */
START_TEST(fh_verify_refuses_impossible_tricks)
{
    talon_game *game = three_hands(""), *changed;

    bid_and_pass(game, "6NT");
    play(game, "0 discard 7H 8H 7D, 0 play AS, 1 play KS");
    changed = copy_of(game, 1);
    ck_ok(verdict(changed));
    set_hand(changed, 1, "10S 9S 8S 7S KS KH JH 10H JK");
    *member(changed, PLAYED, 1) = card("AH");
    *member(changed, VOIDS, 1) = 1;
    ck_status(verdict(changed), STATE_REFUSED);
    /* but it may have played the nine */
    changed = copy_of(game, 1);
    set_hand(changed, 1, "10S KS 8S 7S AH KH JH 10H JK");
    *member(changed, PLAYED, 1) = card("9S");
    ck_ok(verdict(changed));
    refuses(game, VOIDS, 1, 1, STATE_REFUSED);
    refuses(game, SUIT_LED, 0, TALON_SUIT_HEARTS, STATE_REFUSED);
    refuses(game, LEADER, 0, 1, STATE_REFUSED);
    refuses(game, TAKEN, 0, 1, STATE_REFUSED);
    refuses(game, ON_TABLE, 0, 1, STATE_REFUSED);
    refuses(game, NOMINATED, 0, TALON_SUIT_HEARTS, STATE_REFUSED);
    refuses(game, LAID_DOWN, 0, 7, STATE_REFUSED);
    refuses(game, MADE, 0, 1, STATE_REFUSED);
}
END_TEST

START_TEST(fh_verify_refuses_impossible_partners)
{
    talon_game *game = five_hands("0 call AS");

    refuses(game, PARTNER, 0, 2, STATE_REFUSED);
    refuses(game, PARTNER, 0, (uint8_t)TALON_NOBODY, STATE_REFUSED);
    refuses(game, PARTNER, 0, (uint8_t)TALON_SECRET, STATE_REFUSED);
    refuses(game, CALLED, 0, card("AH"), STATE_REFUSED); /* in the contractor's
                                                            own hand */
    refuses(game, CALLED, 0, card("KC"), STATE_REFUSED); /* not held by seat
                                                            3 */
}
END_TEST

static void set_scores(talon_game *game, int32_t a, int32_t b, int32_t c,
                       uint32_t deals)
{
    const int32_t score[] = {a, b, c};
    uint32_t hands = deals * 40 + 1; /* enough turns for these deals */

    memcpy(member(game, SCORE, 0), score, sizeof score);
    memcpy(member(game, DEALS, 0), &deals, sizeof deals);
    game->turn = hands;
}

/* In classic-3, contracts are worth up to 520, and 500 points win. */
START_TEST(fh_verify_refuses_impossible_scores_before_the_hand)
{
    talon_game *game = copy_of(three_hands(""), 1);

    set_scores(game, 0, 0, 0, 0);
    game->turn = 2;
    fh_of(game)->rule[TALON_FH_OPTION_FIRST_DEALER] =
        TALON_FH_FIRST_DEALER_DRAW;
    ck_ok(verdict(game));
    set_scores(game, 120, -60, 30, 3);
    ck_ok(verdict(game));
    set_scores(game, 120, -60, 30, 0);
    ck_status(verdict(game), STATE_REFUSED);
    set_scores(game, 125, -60, 30, 3); /* three players never score half a
                                          contract */
    ck_status(verdict(game), STATE_REFUSED);
    set_scores(game, 500, 0, 0, 3); /* would have won */
    ck_status(verdict(game), STATE_REFUSED);
    set_scores(game, -500, 0, 0, 3); /* should be barred */
    ck_status(verdict(game), STATE_REFUSED);
    *member(game, BARRED, 0) = 1;
    ck_ok(verdict(game));
    set_scores(game, -1040, 0, 0, 1); /* at most 520 in one hand */
    ck_status(verdict(game), STATE_REFUSED);
    set_scores(game, -520, 0, 0, 1); /* the others took no trick */
    ck_status(verdict(game), STATE_REFUSED);
    set_scores(game, -520, 10, 0, 1);
    ck_ok(verdict(game));
    *member(game, BARRED, 0) = 7; /* the game would already be over */
    ck_status(verdict(game), STATE_REFUSED);
}
END_TEST

static void set_deals(talon_game *game, uint32_t deals)
{
    memcpy(member(game, DEALS, 0), &deals, sizeof deals);
    game->turn = deals * 40 + 1;
}

/* Partners have the same score, and `max-deals` limits the number of deals. */
START_TEST(fh_verify_wants_equal_scores_for_partners)
{
    talon_game *game;
    const int32_t even[] = {100, 40, 100, 40}, odd[] = {100, 40, 40, 40};

    game = sit("australian-4, first-dealer 3, max-deals 5");
    DEAL(game, "");
    set_deals(game, 4);
    memcpy(member(game, SCORE, 0), even, sizeof even);
    ck_ok(verdict(game));
    memcpy(member(game, SCORE, 0), odd, sizeof odd);
    ck_status(verdict(game), STATE_REFUSED);
    memcpy(member(game, SCORE, 0), even, sizeof even);
    set_deals(game, 5);
    ck_status(verdict(game), STATE_REFUSED);
}
END_TEST

/* FH-9, FH-18: if a hand that is thrown in does not change the dealer, the
 * number of deals determines the dealer. */
START_TEST(fh_verify_refuses_impossible_dealers)
{
    talon_game *game =
        sit("australian-4, first-dealer 3, all-pass same-dealer");

    DEAL(game, "");
    set_deals(game, 4);
    ck_ok(verdict(game));
    set_deals(game, 5);
    ck_status(verdict(game), STATE_REFUSED);
    fh_of(game)->rule[TALON_FH_OPTION_ALL_PASS] = TALON_FH_ALL_PASS_NEXT_DEALER;
    ck_ok(verdict(game));
}
END_TEST

/* If the rules say which seat deals first, the turn number must fit the
 * dealer. */
START_TEST(fh_verify_refuses_impossible_turns)
{
    talon_game *game = copy_of(three_hands(""), 1);

    ck_assert_uint_eq(game->turn, 1);
    ck_ok(verdict(game));
    game->turn = 0;
    ck_status(verdict(game), STATE_REFUSED);
    game->turn = 2;
    ck_status(verdict(game), STATE_REFUSED);
    /* if a deal and three passes came before, seat 0 would be the dealer now */
    game->turn = 5;
    ck_status(verdict(game), STATE_REFUSED);
    game->turn = 13;
    ck_ok(verdict(game));
}
END_TEST

START_TEST(fh_verify_refuses_impossible_views)
{
    talon_game *game = five_hands("0 call AS");
    talon_game *view = copy_of(game, 1);

    ck_ok(talon_game_redact(view, game, SEAT(1)));
    ck_ok(verdict(view));
    refuses(view, PARTNER, 0, 3, STATE_REFUSED);
    refuses(view, PARTNER, 0, (uint8_t)TALON_NOBODY, STATE_REFUSED);
    set_hand(view, 2, "AC KC QC JC 10C 9C 8C 7C 6C 5C"); /* seat 1 does not see
                                                            it */
    ck_status(verdict(view), STATE_REFUSED);
    set_hand(view, 2, "");
    set_hand(view, 1, ""); /* seat 1 must see it */
    ck_status(verdict(view), STATE_REFUSED);
    ck_ok(talon_game_redact(view, game, SPECTATOR));
    ck_ok(verdict(view));
    view->view |= 1u << 5; /* there is no seat 5 */
    ck_status(verdict(view), STATE_REFUSED);
    view->view = 1; /* not marked as a view */
    ck_status(verdict(view), STATE_REFUSED);
}
END_TEST

/* In the view that is refused first, seat 1 plays a diamond after it has shown
 * that it has none. */
START_TEST(fh_verify_refuses_views_that_contradict_play)
{
    talon_game *game = three_hands(""), *view;

    bid_and_pass(game, "6NT");
    play(game, "0 discard 7H 8H 7D, 0 play AD, 1 play 10H, 2 play 8D,"
               "0 play KD, 1 play JH, 2 play 9D");
    view = copy_of(game, 1);
    ck_ok(talon_game_redact(view, game, SEAT(0)));
    ck_ok(verdict(view));
    *member(view, PLAYED, 7) = card("JD");
    ck_status(verdict(view), STATE_REFUSED);
    *member(view, PLAYED, 7) = card("10S");
    ck_ok(verdict(view));
    *member(view, PLAYED, 7) = card("8D"); /* already played by seat 2 */
    ck_status(verdict(view), STATE_REFUSED);
}
END_TEST

/* Flips every bit of every member. A change of a member that follows from
 * others must be refused. A change of any other may be accepted, since another
 * call, card, suit or earlier hand may have been possible too. */
START_TEST(fh_verify_refuses_changed_bits_that_matter)
{
    static const uint8_t may_differ[MEMBERS] = {
        [SCORE] = 1,     [DEALS] = 1,  [BARRED] = 1,   [TO_ACT] = 1,
        [DEALER] = 1,    [DRAWN] = 1,  [BID_MADE] = 1, [BIDDER] = 1,
        [NOMINATED] = 1, [CALLED] = 1, [SUIT_LED] = 1,
    };
    const struct field *field = tln_fh_module.field;
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, bit, which, number;
    talon_rules rules;
    talon_game *game = NULL;
    talon_rng rng;

    for (number = 0; number < games_to_play(40); number++) {
        seed_for(&rng, 41, number);
        random_rules(&rng, TALON_GAME_FIVE_HUNDRED, &rules);
        must_ok(talon_game_init(memory[0], sizeof memory[0], &rules, &game));
        for (i = 0; i < 100 && random_step(game, &rng, event) > 0; i++) {
            must_ok(verdict(game));
            if (i % 9 != 0)
                continue;
            for (which = 0; field[which].bytes != 0; which++) {
                bit = 8u * field[which].bytes * field[which].count;
                while (bit-- > 0) {
                    talon_game *changed = copy_of(game, 2);

                    ((uint8_t *)changed)[field[which].offset + bit / 8] ^=
                        (uint8_t)(1u << bit % 8);
                    if (verdict(changed) == TALON_OK && !may_differ[which])
                        ck_abort_msg("member %u, bit %u", which, bit);
                }
            }
        }
    }
}
END_TEST

/* The saved members cover every byte of the state exactly once. */
START_TEST(fh_saved_fields_cover_the_state)
{
    const struct field *field = tln_fh_module.field;
    uint8_t is_saved[sizeof(struct five_hundred)] = {0};
    size_t at, bytes, saved = 0;
    uint32_t i;

    for (i = 0; field[i].bytes != 0; i++) {
        bytes = (size_t)field[i].bytes * field[i].count;
        saved += bytes;
        for (at = field[i].offset; bytes > 0; bytes--)
            ck_assert_uint_eq(is_saved[at++]++, 0);
    }
    ck_assert_uint_eq(i, MEMBERS);
    ck_assert_uint_eq(saved, 310); /* the bytes after the header in
                                      doc/save.md */
    at = tln_fh_module.rule_at + RULES_KEPT * sizeof(int16_t);
    ck_assert_uint_eq(tln_fh_module.rule_at, sizeof(struct talon_game));
    ck_assert_uint_eq(at + saved, SAVED_SIZE);
    for (; at < SAVED_SIZE; at++)
        ck_assert_uint_eq(is_saved[at], 1);
}
END_TEST

/* Tries every way to complete a view, card by card. */
struct filling {
    const talon_game *view;
    struct hidden hidden;
    talon_cards given[HIDDEN_PLACES_MAX];
    uint64_t worlds, allowed;
    int two_jokers; /* both are unknown, and a suit was nominated: `allowed` may
                       admit too much (see fh_21 above) */
};

/* FH-20: takes the contractor's first cards as the kitty. Any of its cards may
 * have been the kitty, so any choice will do here. */
static void fill_kitty(talon_game *world)
{
    struct hidden_set set;
    talon_cards kitty = 0;
    uint32_t i;

    if (tln_fh_module.sets(world, &set) == 0)
        return;
    must(set.id == KITTY && set.count + 10u == set_count(set.from));
    for (i = 0; i < set.count; i++)
        kitty |= BIT(set_take(&set.from));
    tln_fh_module.fill(world, set.id, kitty);
    must(tln_fh_module.sets(world, &set) == 0);
}

static int is_world(const struct filling *filling)
{
    talon_game *world = copy_of(filling->view, 1), *again;
    uint32_t i;

    world->view = 0;
    for (i = 0; i < filling->hidden.places; i++)
        tln_fh_module.fill(world, filling->hidden.place[i].id,
                           filling->given[i]);
    fill_kitty(world);
    tln_fh_module.settle(world);
    if (verdict(world) != TALON_OK)
        return 0;
    again = copy_of(world, 2);
    must_ok(talon_game_redact(again, world, filling->view->view & ~VIEW));
    return memcmp(again, filling->view, tln_fh_module.size) == 0;
}

static void try_filling(struct filling *filling)
{
    int is_allowed = 1;
    uint32_t i;

    for (i = 0; i < filling->hidden.places; i++)
        if ((filling->given[i] & ~filling->hidden.place[i].allowed) != 0)
            is_allowed = 0;
    filling->allowed += (uint64_t)is_allowed;
    if (is_world(filling)) {
        must(is_allowed);
        filling->worlds++;
    } else {
        must(!is_allowed || filling->two_jokers);
    }
}

static void fill_with(struct filling *filling, talon_cards pool)
{
    talon_card card;
    uint32_t i;

    if (pool == 0) {
        try_filling(filling);
        return;
    }
    card = set_take(&pool);
    for (i = 0; i < filling->hidden.places; i++) {
        if (set_count(filling->given[i]) >= filling->hidden.place[i].count)
            continue;
        filling->given[i] |= BIT(card);
        fill_with(filling, pool);
        filling->given[i] &= ~BIT(card);
    }
}

static double fillings(const struct hidden *hidden)
{
    double ways = 1;
    uint32_t i, k, n = 0;

    for (i = 0; i < hidden->places; i++)
        for (k = 1; k <= hidden->place[i].count; k++)
            ways = ways * ++n / k;
    return ways;
}

/* What play proves is exact: `allowed` admits all worlds and nothing else,
 * except in the case of `two_jokers`. */
START_TEST(fh_41_proofs_allow_exactly_what_is_possible)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, number, seats, tried = 0, proved = 0;
    talon_rules rules;
    talon_game *game = NULL;
    talon_rng rng;
    static uint64_t own[TALON_GAME_BYTES_MAX / 8],
        seen[TALON_GAME_BYTES_MAX / 8];

    for (number = 0; number < games_to_play(400); number++) {
        seed_for(&rng, 43, number);
        random_rules(&rng, TALON_GAME_FIVE_HUNDRED, &rules);
        must_ok(talon_game_init(own, sizeof own, &rules, &game));
        must_ok(talon_game_seat_count(game, &seats));
        for (i = 0; i < 150 && random_step(game, &rng, event) > 0; i++) {
            struct filling filling = {.view = (talon_game *)seen};
            const talon_fh_state state = fh_state(game);

            memcpy(seen, game, sizeof seen);
            must_ok(talon_game_redact((talon_game *)seen, game,
                                      talon_rng_below(&rng, 1u << seats)));
            must_ok(verdict(filling.view));
            tln_fh_module.hidden(filling.view, &filling.hidden);
            if (filling.hidden.pool == 0 || fillings(&filling.hidden) > 800)
                continue;
            filling.two_jokers = state.nominated != 0 &&
                                 (filling.hidden.pool & JOKERS) == JOKERS;
            fill_with(&filling, filling.hidden.pool);
            must(filling.worlds >= 1);
            tried++;
            proved += fillings(&filling.hidden) > (double)filling.worlds;
        }
    }
    must(tried > games_to_play(400));
    must(proved > games_to_play(400) / 20);
}
END_TEST

SUITE(five_hundred_views)
TEST(fh_41_rules_scores_calls_and_tricks_are_public)
TEST(fh_41_drawn_cards_are_public)
TEST(fh_42_a_seat_sees_only_its_own_hand)
TEST(fh_42_only_the_contractor_sees_kitty_and_discard)
TEST(fh_42_nobody_sees_the_dead_hand)
TEST(fh_42_without_a_contract_nobody_sees_the_kitty)
TEST(fh_42_cards_laid_down_stay_private)
TEST(fh_28_an_open_hand_is_known_to_all)
TEST(fh_43_cards_left_in_the_hands_are_shown)
TEST(fh_43_a_hand_thrown_in_is_not_shown)
TEST(fh_22_the_partner_is_secret)
TEST(fh_22_a_card_called_in_the_discard_gives_no_partner)
TEST(fh_22_without_a_call_there_is_no_secret_partner)
TEST(fh_41_a_view_of_all_seats_lacks_only_the_kitty)
TEST(fh_25_a_seat_that_does_not_follow_is_void)
TEST(fh_05_a_seat_void_in_trumps_has_no_bower_or_joker)
TEST(fh_30_under_any_time_a_joker_played_proves_no_void)
TEST(fh_30_under_pagat_throwing_off_in_a_misere_proves_no_joker)
TEST(fh_21_a_nomination_proves_a_joker)
TEST(fh_21_the_holder_of_one_joker_knows_who_has_the_other)
TEST(fh_21_a_contractor_void_in_the_suit_has_no_joker)
TEST(fh_31_under_last_lead_a_joker_led_proves_a_hand_of_jokers)
TEST(fh_22_the_contractor_does_not_hold_the_card_called)
TEST(fh_22_each_world_has_its_own_partner)
TEST(fh_verify_refuses_numbers_out_of_range)
TEST(fh_verify_wants_each_card_exactly_once)
TEST(fh_verify_refuses_impossible_auctions)
TEST(fh_verify_refuses_impossible_tricks)
TEST(fh_verify_refuses_impossible_partners)
TEST(fh_verify_refuses_impossible_scores_before_the_hand)
TEST(fh_verify_wants_equal_scores_for_partners)
TEST(fh_verify_refuses_impossible_dealers)
TEST(fh_verify_refuses_impossible_turns)
TEST(fh_verify_refuses_impossible_views)
TEST(fh_verify_refuses_views_that_contradict_play)
TEST(fh_verify_refuses_changed_bits_that_matter)
TEST(fh_saved_fields_cover_the_state)
TEST(fh_41_proofs_allow_exactly_what_is_possible)
END_SUITE
