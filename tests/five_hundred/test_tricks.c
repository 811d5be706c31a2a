/* SPDX-License-Identifier: MIT */
/* From the kitty to the last trick: FH-4…FH-6, FH-20…FH-31, FH-43. */
#include "common/five_hundred.h"

/* FH-4, FH-5 by brute force: in the six-handed game seats 0 and 1 and the kitty
 * hold all cards of a suit between them, so the other seats are void, and only
 * the two cards that seats 0 and 1 play can win. */

/* Takes every fourth card of a set, ten cards in all, beginning at the card
 * `first`, so that each hand gets cards of every suit that is left. */
static talon_cards hand_of(talon_cards set, uint32_t first)
{
    talon_card list[TALON_PACK_MAX];
    talon_cards hand = 0;
    uint32_t i, n;

    ck_ok(talon_cards_list(&set, list, TALON_PACK_MAX, &n));
    ck_assert_uint_ge(n, 40);
    for (i = 0; i < 10; i++)
        hand |= (talon_cards)1 << list[first + 4 * i];
    return hand;
}

/* Makes the last legal move of a seat that is void in the suit tested. Diamonds
 * and hearts come last in the list of moves, so the seat throws a red card and
 * never a black trump. */
static void play_last(talon_game *game)
{
    uint32_t moves;

    ck_ok(talon_game_move_count(game, &moves));
    make_nth(game, moves - 1);
}

/* Returns the seat that takes a trick in which seat 0 leads a card of a suit,
 * seat 1 plays another card of it, and nobody else has any. */
static int32_t duel(const char *bid, talon_cards suit, talon_card lead,
                    talon_card answer, uint32_t named)
{
    talon_game *game = sit("six-6, jokers 2, first-dealer 5, "
                           "joker-no-trump when-void");
    talon_cards wanted[TALON_DEAL_PLACES] = {0}, rest;
    talon_rules rules;
    talon_card pack[TALON_PACK_MAX];
    talon_move move = {.kind = TALON_KIND_DISCARD};
    uint32_t seat, count;

    ck_ok(talon_game_rules(game, &rules));
    ck_ok(talon_rules_pack(&rules, &rest));
    rest &= ~(suit | cards("JL JK"));
    for (seat = 2; seat < 6; seat++)
        wanted[seat] = hand_of(rest, seat - 2);
    wanted[0] = (talon_cards)1 << lead;
    wanted[1] = (talon_cards)1 << answer;
    ck_ok(talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, pack,
                              TALON_PACK_MAX, &count));
    ck_ok(talon_game_deal(game, pack, count, NULL, 0, NULL));
    bid_and_pass(game, bid);
    rest = fh_state(game).hand[0] & ~wanted[0];
    while (talon_cards_count(&move.cards) < 4) {
        move.cards |= rest & (0 - rest);
        rest &= rest - 1;
    }
    make(game, &move);
    move.kind = TALON_KIND_PLAY;
    move.cards = wanted[0];
    move.denomination = (uint8_t)named;
    make(game, &move);
    move.seat = 1;
    move.cards = wanted[1];
    move.denomination = 0;
    make(game, &move);
    while (fh_state(game).trick == 1)
        play_last(game);
    return trick_winner(game, 1);
}

/* Asserts that each card of a ranking, from high to low, beats the next one,
 * whichever of the two is led. */
static void ranking_is(const char *bid, const char *ranking)
{
    talon_cards suit = cards(ranking);
    talon_card high, low;
    char word[4];
    int used;

    ck_assert_int_eq(sscanf(ranking, " %3s%n", word, &used), 1);
    for (high = card(word);
         ranking += used, sscanf(ranking, " %3s%n", word, &used) == 1;
         high = low) {
        low = card(word);
        ck_assert_int_eq(duel(bid, suit, high, low, 0), 0);
        ck_assert_int_eq(duel(bid, suit, low, high, 0), 1);
    }
}

START_TEST(fh_04_cards_of_a_plain_suit_rank_in_order)
{
    ranking_is("6NT", "AH KH QH JH 13H 12H 11H 10H 9H 8H 7H 6H 5H 4H 3H 2H");
    ranking_is("6NT", "AS KS QS JS 12S 11S 10S 9S 8S 7S 6S 5S 4S 3S 2S");
    /* a plain suit beside trumps ranks the same, including its jack */
    ranking_is("6S", "AD KD QD JD 13D 12D 11D 10D 9D 8D 7D 6D 5D 4D 3D 2D");
    /* but in the other suit of the trump color, the jack is missing */
    ranking_is("6S", "AC KC QC 12C 11C 10C 9C 8C 7C 6C 5C 4C 3C 2C");
}
END_TEST

START_TEST(fh_05_trumps_rank_with_joker_and_bowers_on_top)
{
    ranking_is("6H", "JK JL JH JD AH KH QH 13H 12H 11H 10H 9H 8H 7H 6H 5H "
                     "4H 3H 2H");
    ranking_is("6D", "JK JL JD JH AD KD QD 13D 12D 11D 10D 9D 8D 7D 6D 5D "
                     "4D 3D 2D");
    ranking_is("6S", "JK JL JS JC AS KS QS 12S 11S 10S 9S 8S 7S 6S 5S 4S 3S "
                     "2S");
    ranking_is("6C", "JK JL JC JS AC KC QC 12C 11C 10C 9C 8C 7C 6C 5C 4C 3C "
                     "2C");
}
END_TEST

START_TEST(fh_06_without_trumps_a_joker_wins)
{
    talon_cards hearts =
        cards("AH KH QH JH 13H 12H 11H 10H 9H 8H 7H 6H 5H 4H 3H 2H");
    talon_cards jokers = cards("JL JK");

    /* either joker, led as a heart, beats the ace */
    ck_assert_int_eq(
        duel("6NT", hearts | jokers, card("JL"), card("AH"), TALON_SUIT_HEARTS),
        0);
    ck_assert_int_eq(
        duel("6NT", hearts | jokers, card("JK"), card("AH"), TALON_SUIT_HEARTS),
        0);
    /* of two jokers the high one wins */
    ck_assert_int_eq(
        duel("6NT", jokers, card("JL"), card("JK"), TALON_SUIT_CLUBS), 1);
    ck_assert_int_eq(
        duel("6NT", jokers, card("JK"), card("JL"), TALON_SUIT_CLUBS), 0);
}
END_TEST

static talon_game *no_trump(const char *options)
{
    talon_game *game = three_hands(options);

    bid_and_pass(game, "6NT");
    play(game, "0 discard 8H 7H 7D");
    return game;
}

START_TEST(fh_20_the_contractor_takes_the_kitty_and_discards)
{
    talon_game *game = three_hands("");
    talon_fh_state state;

    bid_and_pass(game, "6H");
    ck_assert_int_eq(told(TALON_KIND_KITTY, 0)->seat, 0);
    ck_assert_uint_eq(told(TALON_KIND_KITTY, 0)->cards, cards("8H 7H 7D"));
    ck_assert_uint_eq(told(TALON_KIND_KITTY, 0)->count, 3);
    ck_assert_uint_eq(told(TALON_KIND_KITTY, 0)->viewers, 1 << 0);
    ck_assert_uint_eq(told(TALON_KIND_CONTRACT, 0)->viewers,
                      TALON_EVENT_PUBLIC);
    state = fh_state(game);
    ck_assert_uint_eq(state.kitty, cards("8H 7H 7D"));
    ck_assert_uint_eq(state.held[0], 13);
    expect(game, "= legal discard 3 of JS QS AS QC KC AC 7D KD AD 7H 8H 9H QH");
    refused(game, "0 discard 8H 7H", TALON_E_CARD_COUNT, "");
    refused(game, "0 discard 8H 7H 7D 9H", TALON_E_CARD_COUNT, "");
    refused(game, "0 discard 8H 6H 2S", TALON_E_CARD_FOREIGN, "6H 2S");
    refused(game, "0 discard 8H KS JK", TALON_E_NOT_HELD, "KS JK");
    refused(game, "0 play 8H", TALON_E_PHASE, "");
    refused(game, "1 discard 8H KS JK", TALON_E_TURN, "");
    /* two cards from the hand and one from the kitty */
    play(game, "0 discard AS 7D QH");
    state = fh_state(game);
    ck_assert_uint_eq(state.discard, cards("AS 7D QH"));
    ck_assert_uint_eq(state.hand[0], cards("QS JS 8H 7H AD KD AC KC QC 9H"));
    ck_assert_uint_eq(told(TALON_KIND_DISCARD, 0)->cards, cards("AS 7D QH"));
    ck_assert_uint_eq(told(TALON_KIND_DISCARD, 0)->viewers, 1 << 0);
    to_act(game, 0, TALON_PHASE_TRICKS);
}
END_TEST

START_TEST(fh_24_the_contractor_leads_first_and_then_the_winner)
{
    talon_game *game = three_hands("");
    int32_t leader, winner;
    uint32_t count, suit;
    talon_card card_of[TALON_FH_SEATS_MAX];

    play(game, "0 pass, 1 bid 6D, 2 pass, 1 discard 8H 7H 7D");
    to_act(game, 1, TALON_PHASE_TRICKS);
    ck_assert_int_eq(fh_state(game).leader, 1);
    ck_status(talon_fh_trick(game, 0, NULL, NULL, 0, NULL, NULL, NULL),
              TALON_E_INDEX);
    ck_status(talon_fh_trick(game, 2, NULL, NULL, 0, NULL, NULL, NULL),
              TALON_E_INDEX);
    ck_ok(talon_fh_trick(game, 1, &leader, card_of, TALON_FH_SEATS_MAX, &count,
                         &suit, &winner));
    ck_assert_uint_eq(count, 0);
    ck_assert_uint_eq(suit, 0);
    play(game, "1 play 7S, 2 play 7C, 0 play AS");
    ck_assert_int_eq(told(TALON_KIND_TRICK, 0)->seat, 0);
    ck_assert_uint_eq(told(TALON_KIND_TRICK, 0)->index, 1);
    ck_assert_uint_eq(told(TALON_KIND_TRICK, 0)->cards, cards("7S 7C AS"));
    to_act(game, 0, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(fh_state(game).trick, 2);
    ck_assert_uint_eq(fh_state(game).tricks[0], 1);
    ck_ok(talon_fh_trick(game, 1, &leader, card_of, TALON_FH_SEATS_MAX, &count,
                         &suit, &winner));
    ck_assert_int_eq(leader, 1);
    ck_assert_int_eq(winner, 0);
    ck_assert_uint_eq(count, 3);
    ck_assert_uint_eq(suit, TALON_SUIT_SPADES);
    ck_assert_uint_eq(card_of[0], card("7S"));
    ck_assert_uint_eq(card_of[2], card("AS"));
    ck_status(talon_fh_trick(game, 1, NULL, card_of, 2, &count, NULL, NULL),
              TALON_E_SPACE);
    ck_assert_uint_eq(count, 3);
    ck_ok(talon_fh_trick(game, 1, NULL, card_of, 3, NULL, NULL, NULL));
    ck_ok(talon_fh_trick(game, 2, &leader, card_of, TALON_FH_SEATS_MAX, &count,
                         &suit, &winner));
    ck_assert_int_eq(leader, 0);
    ck_assert_int_eq(winner, TALON_NOBODY);
}
END_TEST

START_TEST(fh_24_a_hand_has_ten_tricks)
{
    talon_game *game = no_trump("");
    talon_fh_state state;
    uint32_t trick, count;

    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(told(TALON_KIND_HAND_OVER, 0)->reason,
                      TALON_REASON_TEN_TRICKS);
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    state = fh_state(game);
    ck_assert_int_eq(state.tricks[0] + state.tricks[1] + state.tricks[2], 10);
    /* all tricks can still be read */
    ck_assert_uint_eq(state.trick, 10);
    ck_assert_uint_eq(state.on_table, 3);
    ck_assert_uint_ne(state.table[0], TALON_CARD_NONE);
    ck_assert_uint_eq(state.bid_tricks, 6);
    for (trick = 1; trick <= 10; trick++) {
        ck_ok(talon_fh_trick(game, trick, NULL, NULL, 0, &count, NULL, NULL));
        ck_assert_uint_eq(count, 3);
    }
    ck_status(talon_fh_trick(game, 11, NULL, NULL, 0, NULL, NULL, NULL),
              TALON_E_INDEX);
    DEAL(game, "");
    ck_assert_uint_eq(fh_state(game).tricks[0], 0);
    ck_status(talon_fh_trick(game, 1, NULL, NULL, 0, NULL, NULL, NULL),
              TALON_E_INDEX);
}
END_TEST

START_TEST(fh_25_a_seat_must_follow_suit)
{
    talon_game *game = no_trump("");
    talon_move move;

    /* any card may be led */
    expect(game,
           "= legal play:JS play:QS play:AS play:QC play:KC play:AC play:KD "
           "play:AD play:9H play:QH");
    play(game, "0 play AS");
    expect(game, "= legal play:7S play:8S play:9S play:10S play:KS");
    refused(game, "1 play AH", TALON_E_FOLLOW, "7S 8S 9S 10S KS");
    refused(game, "1 play JK", TALON_E_FOLLOW, "7S 8S 9S 10S KS");
    refused(game, "1 play AS", TALON_E_NOT_HELD, "AS");
    refused(game, "1 play 2S", TALON_E_CARD_FOREIGN, "2S");
    refused(game, "1 pass", TALON_E_PHASE, "");
    refused(game, "2 play 7C", TALON_E_TURN, "");
    move = read_move(game, "1 play 7S");
    move.cards = cards("7S 8S");
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_COUNT);
    move.cards = 0;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_COUNT);
    move.cards = cards("7S");
    move.denomination = TALON_DENOMINATION_NO_TRUMP;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_DENOMINATION);
    play(game, "1 play 7S");
    /* void in spades: any card */
    expect(game,
           "= legal play:7C play:8C play:9C play:10C play:JC play:8D play:9D "
           "play:10D play:JD play:QD");
}
END_TEST

/* Clubs are trumps: the jack of spades and the joker count as clubs. */
START_TEST(fh_05_the_left_bower_is_a_trump)
{
    talon_game *game = three_hands("");

    bid_and_pass(game, "6C");
    play(game, "0 discard 8H 7H 7D, 0 play AC");
    expect(game, "= legal play:JK");
    play(game, "1 play JK, 2 play 7C");
    ck_assert_int_eq(trick_winner(game, 1), 1);
    play(game, "1 play 7S, 2 play QD");
    expect(game, "= legal play:QS play:AS");
    refused(game, "0 play JS", TALON_E_FOLLOW, "QS AS");
    play(game, "0 play QS, 0 play JS");
    /* when the left bower is led, clubs must be played; only the right bower
     * beats it here */
    ck_assert_uint_eq(fh_state(game).suit_led, TALON_SUIT_CLUBS);
    play(game, "1 play 8S");
    expect(game, "= legal play:8C play:9C play:10C play:JC");
    play(game, "2 play JC");
    ck_assert_int_eq(trick_winner(game, 3), 2);
}
END_TEST

START_TEST(fh_26_the_highest_trump_or_card_of_the_suit_led_wins)
{
    talon_game *game = no_trump("");

    /* no trump: the highest card of the suit led wins, not another ace */
    play(game, "0 play QC, 1 play AH, 2 play JC");
    ck_assert_int_eq(trick_winner(game, 1), 0);
    /* a joker without a suit wins, whatever suit is led */
    play(game, "0 play AC, 1 play JK, 2 play 7C");
    ck_assert_int_eq(trick_winner(game, 2), 1);
    /* With trumps the highest trump wins: seat 1 ruffs the ace of diamonds, and
     * seat 2 has no trump with which to overruff. */
    game = three_hands("");
    bid_and_pass(game, "6H");
    play(game, "0 discard 8H 7H 7D, 0 play AD, 1 play 10H, 2 play 8D");
    ck_assert_int_eq(trick_winner(game, 1), 1);
}
END_TEST

/* Plays 6NT up to the third trick. Seat 1, which has the joker, is on lead. */
static talon_game *to_third_trick(const char *options)
{
    talon_game *game = no_trump(options);

    play(game, "0 play AD, 1 play 10H, 2 play 8D,"
               "0 play 9H, 1 play AH, 2 play 7C");
    to_act(game, 1, TALON_PHASE_TRICKS);
    return game;
}

START_TEST(fh_29_a_joker_led_names_a_suit)
{
    talon_game *game = to_third_trick("");

    refused(game, "1 play JK", TALON_E_JOKER_SUIT, "");
    refused(game, "1 play 7S:S", TALON_E_JOKER_NAMED, "");
    play(game, "1 play JK:C");
    ck_assert_uint_eq(told(TALON_KIND_PLAY, 0)->denomination, TALON_SUIT_CLUBS);
    ck_assert_uint_eq(fh_state(game).suit_led, TALON_SUIT_CLUBS);
    expect(game, "= legal play:8C play:9C play:10C play:JC");
    play(game, "2 play 8C");
    expect(game, "= legal play:QC play:KC play:AC");
    refused(game, "0 play AS", TALON_E_FOLLOW, "QC KC AC");
    refused(game, "0 play AC:C", TALON_E_JOKER_NAMED, "");
    play(game, "0 play AC");
    ck_assert_int_eq(trick_winner(game, 3), 1);
}
END_TEST

/* The order in which reasons are looked for never changes: the suit led first,
 * then a forced joker (below), and only then the suit named. */
START_TEST(fh_25_the_suit_led_comes_before_a_suit_named)
{
    talon_game *game = three_hands("");

    bid_and_pass(game, "6S");
    play(game, "0 discard 7H 8H 7D");
    refused(game, "0 play AS:S", TALON_E_JOKER_NAMED, "");
    refused(game, "0 play AC:S", TALON_E_JOKER_NAMED, "");
    play(game, "0 play AS");
    refused(game, "1 play AH:H", TALON_E_FOLLOW, "7S 8S 9S 10S KS JK");
    refused(game, "1 play AH", TALON_E_FOLLOW, "7S 8S 9S 10S KS JK");
    refused(game, "1 play KS:S", TALON_E_JOKER_NAMED, "");
    refused(game, "1 play JK:S", TALON_E_JOKER_NAMED, "");
}
END_TEST

/* If there are trumps, the joker is a trump and names no suit. */
START_TEST(fh_29_with_trumps_a_joker_led_names_no_suit)
{
    talon_game *game = three_hands("");

    play(game, "0 pass, 1 bid 6H, 2 pass, 1 discard 8H 7H 7D");
    refused(game, "1 play JK:H", TALON_E_JOKER_NAMED, "");
    play(game, "1 play JK");
    ck_assert_uint_eq(fh_state(game).suit_led, TALON_SUIT_HEARTS);
    play(game, "2 play JD");
    expect(game, "= legal play:9H play:QH");
}
END_TEST

#define PLAIN "play:7S play:8S play:9S play:10S play:KS play:JH play:KH"

/* By the third trick diamonds and hearts have been led, and seat 1 has shown
 * that it is void in diamonds. */
START_TEST(fh_30_under_when_void_a_joker_led_names_any_suit)
{
    expect(to_third_trick("joker-no-trump when-void"),
           "= legal " PLAIN " play:JK:S play:JK:C play:JK:D play:JK:H");
}
END_TEST

START_TEST(fh_30_under_honest_suits_shown_void_may_not_be_named)
{
    talon_game *game = to_third_trick("joker-no-trump honest");

    expect(game, "= legal " PLAIN " play:JK:S play:JK:C play:JK:H");
    refused(game, "1 play JK:D", TALON_E_JOKER_NAMED, "");
    refused(game, "1 play JK", TALON_E_JOKER_SUIT, "");
}
END_TEST

START_TEST(fh_30_under_pagat_suits_led_may_not_be_named)
{
    talon_game *game = to_third_trick("joker-no-trump pagat");

    expect(game, "= legal " PLAIN " play:JK:S play:JK:C");
    refused(game, "1 play JK:D", TALON_E_JOKER_NAMED, "");
    refused(game, "1 play JK:H", TALON_E_JOKER_NAMED, "");
}
END_TEST

START_TEST(fh_30_under_any_time_a_joker_led_names_any_suit)
{
    expect(to_third_trick("joker-no-trump any-time"),
           "= legal " PLAIN " play:JK:S play:JK:C play:JK:D play:JK:H");
}
END_TEST

START_TEST(fh_30_under_last_lead_no_joker_may_be_led)
{
    talon_game *game = to_third_trick("joker-no-trump last-lead");

    expect(game, "= legal " PLAIN);
    refused(game, "1 play JK:S", TALON_E_JOKER_LEAD, "7S 8S 9S 10S KS JH KH");
    refused(game, "1 play JK", TALON_E_JOKER_LEAD, "7S 8S 9S 10S KS JH KH");
}
END_TEST

/* Under `pagat`, a suit that was named for a joker counts as led. */
START_TEST(fh_30_under_pagat_a_suit_named_counts_as_led)
{
    talon_game *game = sit("classic-3, first-dealer 2, jokers 2, "
                           "joker-no-trump pagat");

    DEAL(game, "AS KS QS AH KH QH AC KC JL JK",
         "JS 10S 9S 8S 7S JH 10H 9H 8H QC",
         "AD KD QD JD 10D 9D JC 10C 9C 8C", [KITTY] = "7C 7D 8D 7H");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 7C 7D 8D 7H, 0 play JL:D, 1 play 7S, 2 play 9D");
    ck_assert_int_eq(trick_winner(game, 1), 0);
    expect(game,
           "= legal play:QS play:KS play:AS play:KC play:AC play:QH play:KH "
           "play:AH play:JK:S play:JK:C play:JK:H");
}
END_TEST

/* Plays 6NT up to the sixth trick. The first five leads are diamonds, hearts,
 * spades, clubs and spades. */
static talon_game *to_sixth_trick(const char *options)
{
    talon_game *game = to_third_trick(options);

    play(game, "1 play 7S, 2 play 8C, 0 play AS,"
               "0 play AC, 1 play 8S, 2 play 9C,"
               "0 play QS, 1 play KS, 2 play 9D");
    to_act(game, 1, TALON_PHASE_TRICKS);
    return game;
}

START_TEST(fh_30_under_pagat_no_joker_may_be_led_after_all_four_suits)
{
    talon_game *game = to_sixth_trick("joker-no-trump pagat");

    expect(game, "= legal play:9S play:10S play:JH play:KH");
    refused(game, "1 play JK:S", TALON_E_JOKER_LEAD, "9S 10S JH KH");
    /* under `honest`, two suits are barred: seat 1 has shown voids in both */
    game = to_sixth_trick("joker-no-trump honest");
    expect(game,
           "= legal play:9S play:10S play:JH play:KH play:JK:S play:JK:H");
}
END_TEST

/* Seat 1 leads to the tenth trick. The joker is its last card and may name any
 * suit. */
START_TEST(fh_31_a_seat_with_only_jokers_may_lead_one)
{
    static const char *const form[] = {
        "joker-no-trump when-void", "joker-no-trump honest",
        "joker-no-trump pagat", "joker-no-trump any-time",
        "joker-no-trump last-lead"};
    uint32_t i;

    for (i = 0; i < 5; i++) {
        talon_game *game = to_sixth_trick(form[i]);

        play(game, "1 play 9S, 2 play 10D, 0 play JS,"
                   "0 play KC, 1 play 10S, 2 play 10C,"
                   "0 play KD, 1 play JH, 2 play JD,"
                   "0 play QH, 1 play KH, 2 play QD");
        expect(game, "= legal play:JK:S play:JK:C play:JK:D play:JK:H");
        refused(game, "1 play JK", TALON_E_JOKER_SUIT, "");
        play(game, "1 play JK:D, 2 play JC, 0 play QC");
        ck_assert_int_eq(trick_winner(game, 10), 1);
        /* seat 0 took tricks 1, 3, 4, 6, 7 and 8: six, as bid */
        ck_assert_uint_eq(fh_state(game).tricks[0], 6);
        ck_assert_uint_eq(fh_state(game).tricks[1], 4);
        ck_assert_int_eq(fh_state(game).score[0], 120);
        ck_assert_int_eq(fh_state(game).score[1], 40);
    }
}
END_TEST

/* Seat 1 takes the eighth trick with the king of hearts and has two jokers
 * left. Even `pagat` and `last-lead` allow it to lead one. */
START_TEST(fh_31_one_of_two_last_jokers_may_be_led)
{
    static const char *const form[] = {"pagat", "last-lead", "honest"};
    uint32_t i;

    for (i = 0; i < 3; i++) {
        talon_game *game = sit(
            "classic-3, first-dealer 2, jokers 2, joker-no-trump %s", form[i]);

        DEAL(game, "AS KS QS AC KC QC AD KD QD QH",
             "7S 8S 9S 7C 8C 9C KH 10H JL JK",
             "10S JS 10C JC 10D JD 9D 8D 7D 8H", [KITTY] = "AH JH 9H 7H");
        bid_and_pass(game, "6NT");
        play(game, "0 discard AH JH 9H 7H,"
                   "0 play AS, 1 play 7S, 2 play 10S,"
                   "0 play KS, 1 play 8S, 2 play JS,"
                   "0 play QS, 1 play 9S, 2 play 7D,"
                   "0 play AC, 1 play 7C, 2 play 10C,"
                   "0 play KC, 1 play 8C, 2 play JC,"
                   "0 play QC, 1 play 9C, 2 play 8D,"
                   "0 play AD, 1 play 10H, 2 play 9D,"
                   "0 play QH, 1 play KH, 2 play 8H");
        to_act(game, 1, TALON_PHASE_TRICKS);
        expect(game, "= legal play:JL:S play:JL:C play:JL:D play:JL:H "
                     "play:JK:S play:JK:C play:JK:D play:JK:H");
    }
}
END_TEST

START_TEST(fh_30_unless_any_time_the_joker_is_played_only_when_void)
{
    static const char *const form[] = {
        "joker-no-trump when-void", "joker-no-trump honest",
        "joker-no-trump pagat", "joker-no-trump last-lead"};
    uint32_t i;

    for (i = 0; i < 4; i++) {
        talon_game *game = no_trump(form[i]);

        play(game, "0 play AS");
        refused(game, "1 play JK", TALON_E_FOLLOW, "7S 8S 9S 10S KS");
        game = no_trump(form[i]);
        play(game, "0 play AD");
        expect(game,
               "= legal play:7S play:8S play:9S play:10S play:KS play:10H "
               "play:JH play:KH play:AH play:JK");
        refused(game, "1 play JK:D", TALON_E_JOKER_NAMED, "");
        play(game, "1 play JK, 2 play QD");
        ck_assert_int_eq(trick_winner(game, 1), 1);
    }
}
END_TEST

START_TEST(fh_30_under_any_time_the_joker_may_be_played_to_any_lead)
{
    talon_game *game = no_trump("joker-no-trump any-time");

    play(game, "0 play AS");
    expect(game, "= legal play:7S play:8S play:9S play:10S play:KS play:JK");
    refused(game, "1 play AH", TALON_E_FOLLOW, "7S 8S 9S 10S KS JK");
    play(game, "1 play JK, 2 play 7C");
    ck_assert_int_eq(trick_winner(game, 1), 1);
    /* that does not prove seat 1 void in spades, but seat 2 is (FH-41) */
    ck_assert_uint_eq(fh_state(game).voids[1], 0);
    ck_assert_uint_eq(fh_state(game).voids[2], 1 << TALON_SUIT_SPADES);
}
END_TEST

/* FH-30 applies only without trumps. In a trump contract, a seat that ruffs
 * with the joker is void in the suit led. */
START_TEST(fh_41_a_seat_that_does_not_follow_is_void)
{
    talon_game *game = three_hands("joker-no-trump any-time");

    bid_and_pass(game, "6C");
    play(game, "0 discard 8H 7H 7D, 0 play AD, 1 play JK");
    ck_assert_int_eq(told(TALON_KIND_VOID, 0)->seat, 1);
    ck_assert_uint_eq(told(TALON_KIND_VOID, 0)->denomination,
                      TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(fh_state(game).voids[1], 1 << TALON_SUIT_DIAMONDS);
    /* the event comes only once for each suit */
    play(game, "2 play 8D, 1 play AH, 2 play 9D");
    ck_assert_uint_eq(told(TALON_KIND_VOID, 0)->denomination,
                      TALON_SUIT_HEARTS);
    play(game, "0 play 9H, 1 play KH, 2 play 10D");
    ck_assert_uint_eq(times_told(TALON_KIND_VOID), 0);
}
END_TEST

/* Seat 0 has the joker and plays 6NT. Seat 1 is void in clubs, and seat 2 in
 * spades and hearts. */
static talon_game *joker_hand(const char *options, const char *discard)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, joker-no-trump pagat, %s", options);

    DEAL(game, "AS KS QS AH KH AC KC QC 9C JK",
         "JS 10S 9S 8S 7S QH JH 10H 9H 7D",
         "AD KD QD JD 10D 9D 8D JC 10C 8C", [KITTY] = "8H 7H 7C");
    bid_and_pass(game, "6NT");
    play(game, "%s", discard);
    return game;
}

START_TEST(fh_21_a_suit_is_nominated_with_the_discard)
{
    talon_game *game = joker_hand("", "");

    expect(game, "= legal discard 3 of QS KS AS 7C 9C QC KC AC 7H 8H KH AH JK "
                 "nominate S C D H");
    /* a suit can be nominated only for a joker that is kept */
    refused(game, "0 discard JK 7C 8H nominate H", TALON_E_NOMINATE, "");
    refused(game, "0 discard 7D 7C 8H nominate H", TALON_E_NOT_HELD, "7D");
    play(game, "0 discard 7H 7C 8H nominate H");
    ck_assert_uint_eq(told(TALON_KIND_DISCARD, 0)->denomination,
                      TALON_SUIT_HEARTS);
    ck_assert_uint_eq(fh_state(game).nominated, TALON_SUIT_HEARTS);
}
END_TEST

START_TEST(fh_21_no_suit_is_nominated_with_trumps_or_under_other_rules)
{
    talon_game *game = three_hands("joker-no-trump pagat");

    /* without a joker */
    bid_and_pass(game, "6NT");
    expect(game, "= legal discard 3 of JS QS AS QC KC AC 7D KD AD 7H 8H 9H QH");
    refused(game, "0 discard 7D 7H 8H nominate S", TALON_E_NOMINATE, "");
    /* with a trump suit */
    game = three_hands("joker-no-trump pagat");
    play(game, "0 pass, 1 bid 6S, 2 pass");
    refused(game, "1 discard 7D 7H 8H nominate S", TALON_E_NOMINATE, "");
    /* under another rule for the joker */
    game = three_hands("joker-no-trump honest");
    play(game, "0 pass, 1 bid 6NT, 2 pass");
    refused(game, "1 discard 7D 7H 8H nominate S", TALON_E_NOMINATE, "");
    expect(game,
           "= legal discard 3 of 7S 8S 9S 10S KS 7D 7H 8H 10H JH KH AH JK");
}
END_TEST

/* With two jokers, either may be discarded, and a suit nominated for the other.
 * Four of 14 cards are discarded, in C(14,4) = 1001 ways without a nomination.
 * With one, each of the four suits can be nominated with C(12,4) = 495 discards
 * that keep both jokers and 2·C(12,3) = 440 that keep one. */
START_TEST(fh_21_a_suit_is_nominated_if_one_of_two_jokers_stays)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, jokers 2, joker-no-trump pagat");
    uint32_t moves;

    DEAL(game, "AS KS QS AH KH QH AC KC JL JK");
    bid_and_pass(game, "6NT");
    ck_ok(talon_game_move_count(game, &moves));
    ck_assert_uint_eq(moves, 1001 + 4 * (495 + 440));
    refused(game, "0 discard JL JK AS KS nominate C", TALON_E_NOMINATE, "");
    play(game, "0 discard JK QS AS KS nominate C");
    ck_assert_uint_eq(fh_state(game).nominated, TALON_SUIT_CLUBS);
}
END_TEST

/* The joker was nominated as a heart: when it is led, hearts must be
 * followed. */
START_TEST(fh_21_a_joker_is_led_as_the_suit_nominated)
{
    talon_game *game = joker_hand("", "0 discard 7H 7C 8H nominate H");

    refused(game, "0 play JK:H", TALON_E_JOKER_NAMED, "");
    expect(game,
           "= legal play:QS play:KS play:AS play:9C play:QC play:KC play:AC "
           "play:KH play:AH play:JK");
    play(game, "0 play JK");
    ck_assert_uint_eq(fh_state(game).suit_led, TALON_SUIT_HEARTS);
    expect(game, "= legal play:9H play:10H play:JH play:QH");
    play(game, "1 play QH, 2 play 8C");
    ck_assert_int_eq(trick_winner(game, 1), 0);
    /* seat 2 plays a club and shows that it is void in hearts */
    ck_assert_uint_eq(fh_state(game).voids[2], 1 << TALON_SUIT_HEARTS);
}
END_TEST

/* A joker nominated as a heart does not win when it is thrown on a diamond; a
 * joker without a suit does. */
START_TEST(fh_26_a_joker_with_a_suit_does_not_win_in_another)
{
    talon_game *game = joker_hand("", "0 discard 7H 7C 8H nominate H");

    play(game, "0 play 9C, 1 play 7S, 2 play JC, 2 play AD, 0 play JK, "
               "1 play 7D");
    ck_assert_int_eq(trick_winner(game, 2), 2);
    game = joker_hand("", "0 discard 7H 7C 8H");
    play(game, "0 play 9C, 1 play 7S, 2 play JC, 2 play AD, 0 play JK, "
               "1 play 7D");
    ck_assert_int_eq(trick_winner(game, 2), 0);
}
END_TEST

/* The joker, nominated as a spade, is the last spade of seat 0. So it must be
 * played to a spade lead, and it wins. */
START_TEST(fh_26_a_joker_follows_the_suit_nominated)
{
    talon_game *game = sit("classic-3, first-dealer 2, joker-no-trump pagat");

    DEAL(game, "JK 7H AS KS QS AC KC QC 9C AD",
         "AH KH QH JS 10S 9S 8S 7S JC 10C",
         "KD QD JD 10D 9D 8D 7D 8C 7C JH", [KITTY] = "10H 9H 8H");
    bid_and_pass(game, "6NT");
    play(game, "0 discard AS KS QS nominate S,"
               "0 play 7H, 1 play AH, 2 play JH,"
               "1 play JS, 2 play 7D");
    expect(game, "= legal play:JK");
    refused(game, "0 play AD", TALON_E_FOLLOW, "JK");
    play(game, "0 play JK");
    ck_assert_int_eq(trick_winner(game, 2), 0);
    ck_assert_uint_eq(fh_state(game).voids[0], 0);
}
END_TEST

/* A joker without a suit beats one with a suit; so here the low joker beats the
 * high one. If the contractor has both jokers, the suit is nominated for both:
 * the low joker beats the ace, and the high one takes a later trick. */
START_TEST(fh_26_a_joker_without_a_suit_beats_one_with_a_suit)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, jokers 2, joker-no-trump pagat");

    DEAL(game, "AS KS QS AH KH QH AC KC QC JK",
         "JS 10S 9S 8S 7S JC 10C 9C 8C JL",
         "AD KD QD JD 10D 9D JH 10H 9H 8H", [KITTY] = "7H 7C 7D 8D");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 7H 7C 7D 8D nominate H, 0 play JK, 1 play JL, "
               "2 play 8H");
    ck_assert_int_eq(trick_winner(game, 1), 1);

    game = sit("classic-3, first-dealer 2, jokers 2, joker-no-trump pagat");
    DEAL(game, "AS KS QS 7H KH QH AC KC JL JK",
         "JS 10S 9S 8S 7S AH 10H 9C 8C JH",
         "AD KD QD JD 10D 9D QC JC 9H 8H", [KITTY] = "10C 7C 7D 8D");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 10C 7C 7D 8D nominate H, 0 play JL, 1 play AH, "
               "2 play 8H");
    ck_assert_int_eq(trick_winner(game, 1), 0);
    play(game, "0 play 7H, 1 play 10H, 2 play 9H, 1 play JH, 2 play 9D");
    expect(game, "= legal play:QH play:KH play:JK");
    play(game, "0 play JK");
    ck_assert_int_eq(trick_winner(game, 3), 0);
}
END_TEST

/* Five players. Seat 0 has all hearts from the six up and the jack of diamonds;
 * the joker and two more hearts are in the kitty. In hearts, nobody else can
 * take a trick. */
static talon_game *five_hands(const char *options)
{
    talon_game *game = sit("five-5, first-dealer 4, %s", options);

    DEAL(game, [0] = "JH JD AH KH QH 10H 9H 8H 7H 6H",
         [3] = "AS KS QS JS 10S 9S 8S 7S 6S 5S", [KITTY] = "JK 5H 4H");
    return game;
}

START_TEST(fh_22_the_contractor_calls_a_card_it_does_not_hold)
{
    talon_game *game = five_hands("");
    talon_choice choice[TALON_CHOICES_MAX];
    talon_rules rules;
    talon_cards pack;
    uint32_t count;

    bid_and_pass(game, "6H");
    play(game, "0 discard 4H 5H 6H");
    to_act(game, 0, TALON_PHASE_PARTNER);
    ck_ok(talon_game_rules(game, &rules));
    ck_ok(talon_rules_pack(&rules, &pack));
    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, 2);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_ALONE);
    /* no joker, bower or other card in hand, but cards of the discard */
    ck_assert_uint_eq(choice[1].cards,
                      pack & ~cards("JK JH JD AH KH QH 10H 9H 8H 7H"));
    {
        static const char *const wrong[] = {"0 call JK", "0 call JH",
                                            "0 call JD", "0 call AH"};
        uint32_t i;

        for (i = 0; i < 4; i++) {
            talon_move move = read_move(game, wrong[i]);
            talon_cards concerned;

            ck_status(talon_game_check(game, &move, &concerned),
                      TALON_E_CALL_CARD);
            ck_assert_uint_eq(concerned, choice[1].cards);
        }
    }
    refused(game, "0 call JL", TALON_E_CARD_FOREIGN, "JL");
    refused(game, "0 play JK", TALON_E_PHASE, "");
    /* without trumps, jacks are ordinary cards */
    game = five_hands("");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 4H 5H JD");
    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(choice[1].cards,
                      pack & ~cards("JK JH AH KH QH 10H 9H 8H 7H 6H"));
}
END_TEST

/* Seat 3 has the ace of spades, and nobody learns this before it is played. Ten
 * tricks are a slam: the bid of 100 scores 250, 125 for each of the two. */
START_TEST(fh_22_the_partner_is_silent_until_the_card_is_played)
{
    talon_game *game = five_hands("");
    talon_fh_state state;
    int shown = 0;

    bid_and_pass(game, "6H");
    play(game, "0 discard 4H 5H 6H, 0 call AS");
    ck_assert_uint_eq(told(TALON_KIND_CALL_CARD, 0)->cards, cards("AS"));
    ck_assert_uint_eq(times_told(TALON_KIND_PARTNER), 0);
    state = fh_state(game);
    ck_assert_uint_eq(state.called, card("AS"));
    ck_assert_int_eq(state.partner, 3);
    ck_assert_uint_eq(state.side[0], 1);
    while (fh_state(game).phase == TALON_PHASE_TRICKS) {
        make_nth(game, 0);
        if (times_told(TALON_KIND_PARTNER) == 0)
            continue;
        shown++;
        ck_assert_uint_eq(told(TALON_KIND_PLAY, 0)->cards, cards("AS"));
        ck_assert_int_eq(told(TALON_KIND_PARTNER, 0)->seat, 3);
        ck_assert_int_eq(told(TALON_KIND_PARTNER, 0)->other, 0);
    }
    ck_assert_int_eq(shown, 1);
    state = fh_state(game);
    ck_assert_uint_eq(state.tricks[0], 10);
    ck_assert_int_eq(state.score[0], 125);
    ck_assert_int_eq(state.score[3], 125);
    ck_assert_int_eq(state.score[1], 0);
}
END_TEST

START_TEST(fh_22_a_card_of_the_discard_may_be_called)
{
    talon_game *game = five_hands("");

    bid_and_pass(game, "6H");
    play(game, "0 discard 4H 5H 6H, 0 call 4H");
    ck_assert_int_eq(fh_state(game).partner, TALON_NOBODY);
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(times_told(TALON_KIND_PARTNER), 0);
    ck_assert_int_eq(fh_state(game).score[0], 250);
}
END_TEST

START_TEST(fh_22_the_contractor_may_play_alone)
{
    talon_game *game = five_hands("");

    bid_and_pass(game, "6H");
    play(game, "0 discard 4H 5H 6H, 0 alone");
    ck_assert_int_eq(fh_state(game).partner, TALON_NOBODY);
    ck_assert_uint_eq(fh_state(game).called, TALON_CARD_NONE);
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_int_eq(fh_state(game).score[0], 250);
}
END_TEST

START_TEST(fh_22_no_partner_is_called_in_a_misere_or_if_the_option_is_none)
{
    talon_game *game = five_hands("five-partner none");

    bid_and_pass(game, "6H");
    play(game, "0 discard 4H 5H 6H");
    to_act(game, 0, TALON_PHASE_TRICKS);
    game = five_hands("misere any-time");
    bid_and_pass(game, "misere");
    play(game, "0 discard 4H 5H 6H");
    to_act(game, 0, TALON_PHASE_TRICKS);
}
END_TEST

/* A misère with four players, in which seat 0 can lose every trick to seats 1
 * and 3. */
static talon_game *misere(const char *options, const char *bid)
{
    talon_game *game =
        sit("australian-4, first-dealer 3, misere any-time, %s", options);

    DEAL(game, "5S 6S 7S 5C 6C 4D 5D 4H 5H 6H",
         "8S 9S 8C 9C 7D 8D 8H 9H 10H JH", "QS KS AS QC KC AC JD QD KD AD",
         "10S JS 10C JC 9D 10D QH KH AH JK", [KITTY] = "7C 6D 7H");
    bid_and_pass(game, bid);
    play(game, "0 discard 7C 6D 7H");
    return game;
}

/* FH-27: tricks have three cards, and the contractor's partner is skipped. */
START_TEST(fh_27_the_partner_lays_down_and_is_skipped)
{
    talon_game *game = misere("", "misere");
    talon_fh_state state;

    ck_assert_uint_eq(times_told(TALON_KIND_LAID_DOWN), 1);
    ck_assert_int_eq(told(TALON_KIND_LAID_DOWN, 0)->seat, 2);
    ck_assert_uint_eq(told(TALON_KIND_LAID_DOWN, 0)->viewers, 1 << 2);
    ck_assert_uint_eq(told(TALON_KIND_LAID_DOWN, 0)->count, 10);
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    ck_assert_uint_eq(fh_state(game).laid_down, 4);
    play(game, "0 play 4H, 1 play 8H");
    /* seat 2 is skipped, and three cards complete a trick */
    to_act(game, 3, TALON_PHASE_TRICKS);
    play(game, "3 play QH");
    ck_assert_int_eq(trick_winner(game, 1), 3);
    ck_assert_uint_eq(told(TALON_KIND_TRICK, 0)->count, 3);
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    play(game, "3 play 10S");
    state = fh_state(game);
    ck_assert_uint_eq(state.table[3], card("10S"));
    ck_assert_uint_eq(state.held[2], 10);
    play(game, "0 play 5S");
    to_act(game, 1, TALON_PHASE_TRICKS);
    play(game, "1 play 8S,"
               "3 play JS, 0 play 6S, 1 play 9S,"
               "3 play 10C, 0 play 5C, 1 play 8C,"
               "3 play JC, 0 play 6C, 1 play 9C,"
               "3 play 9D, 0 play 4D, 1 play 7D,"
               "3 play 10D, 0 play 5D, 1 play 8D,"
               "3 play KH, 0 play 5H, 1 play 9H,"
               "3 play AH, 0 play 6H, 1 play 10H,"
               "3 play JK:S, 0 play 7S, 1 play JH");
    /* Made after ten tricks. The defenders get nothing for tricks (FH-35), and
     * cards that were laid down are not shown (FH-43). */
    ck_assert_uint_eq(told(TALON_KIND_HAND_OVER, 0)->reason,
                      TALON_REASON_TEN_TRICKS);
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    state = fh_state(game);
    ck_assert_int_eq(state.score[0], 250);
    ck_assert_int_eq(state.score[2], 250);
    ck_assert_int_eq(state.score[1], 0);
    ck_assert_uint_eq(state.table[2], TALON_CARD_NONE);
    ck_assert_uint_eq(state.table[1], card("JH"));
    ck_assert_uint_eq(times_told(TALON_KIND_SCORE), 1);
    ck_assert_int_eq(told(TALON_KIND_SCORE, 0)->amount, 250);
    ck_assert_uint_eq(told(TALON_KIND_SCORE, 0)->reason,
                      TALON_REASON_CONTRACT_MADE);
}
END_TEST

/* A misère in which seat 0 has the joker. It must play to a heart lead, and has
 * no hearts. */
static talon_game *misere_with_joker(const char *options, const char *discard)
{
    talon_game *game =
        sit("australian-4, first-dealer 3, misere any-time, %s", options);

    DEAL(game, "5S 6S 7S 5C 6C 4D 5D 4H 5H JK",
         "8S 9S 8C 9C 7D 8D 8H 9H 10H JH", "QS KS AS QC KC AC JD QD KD AD",
         "10S JS 10C JC 9D 10D QH KH AH 6H", [KITTY] = "7C 6D 7H");
    bid_and_pass(game, "misere");
    play(game, "%s", discard);
    play(game, "0 play 5S, 1 play 8S, 3 play 10S, 3 play 6H");
    to_act(game, 0, TALON_PHASE_TRICKS);
    return game;
}

START_TEST(fh_30_under_pagat_the_joker_is_forced_in_a_misere)
{
    talon_game *game = misere_with_joker("", "0 discard 4H 5H 7H");

    expect(game, "= legal play:JK");
    refused(game, "0 play 6S", TALON_E_JOKER_FORCED, "JK");
    refused(game, "0 play 6S:S", TALON_E_JOKER_FORCED, "JK");
    refused(game, "0 play JK:S", TALON_E_JOKER_NAMED, "");
    /* not if the joker has a suit, nor under another rule */
    game = misere_with_joker("", "0 discard 4H 5H 7H nominate S");
    expect(game,
           "= legal play:6S play:7S play:5C play:6C play:7C play:4D play:5D "
           "play:6D play:JK");
    game = misere_with_joker("joker-no-trump when-void", "0 discard 4H 5H 7H");
    expect(game,
           "= legal play:6S play:7S play:5C play:6C play:7C play:4D play:5D "
           "play:6D play:JK");
    /* nor is it forced if tricks were bid */
    game = joker_hand("", "0 discard 7H 7C 8H");
    play(game, "0 play 9C, 1 play 7S, 2 play JC, 2 play AD");
    expect(game,
           "= legal play:QS play:KS play:AS play:QC play:KC play:AC play:KH "
           "play:AH play:JK");
}
END_TEST

START_TEST(fh_27_a_trick_taken_by_the_contractor_ends_the_hand)
{
    talon_game *game = misere_with_joker("", "0 discard 4H 5H 7H");
    talon_fh_state state;
    const talon_event *event;

    play(game, "0 play JK, 1 play 8H");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_uint_eq(told(TALON_KIND_HAND_OVER, 0)->reason,
                      TALON_REASON_MISERE_LOST);
    state = fh_state(game);
    ck_assert_int_eq(state.score[0], -250);
    ck_assert_int_eq(state.score[2], -250);
    ck_assert_int_eq(state.score[1], 0);
    ck_assert_uint_eq(state.trick, 2);
    ck_assert_uint_eq(state.deals, 1);
    /* FH-43: the eight cards left to each seat that took part are shown */
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 3);
    event = told(TALON_KIND_SHOWN, 0);
    ck_assert_int_eq(event->seat, 0);
    ck_assert_uint_eq(event->cards, cards("6S 7S 5C 6C 7C 4D 5D 6D"));
    ck_assert_uint_eq(event->reason, TALON_REASON_AT_END);
    event = told(TALON_KIND_SHOWN, 1);
    ck_assert_int_eq(event->seat, 1);
    ck_assert_uint_eq(event->count, 8);
    event = told(TALON_KIND_SHOWN, 2);
    ck_assert_int_eq(event->seat, 3);
}
END_TEST

/* Six players: if there are three sides, one partner lays down its cards, and
 * if there are two sides, two partners do. */
START_TEST(fh_27_all_partners_of_six_lay_down)
{
    static const struct {
        const char *options;
        uint32_t laid_down, cards;
        int32_t order[6];
    } row[] = {
        {"six-sides three", 1 << 3, 5, {0, 1, 2, 4, 5}},
        {"six-sides two", 1 << 2 | 1 << 4, 4, {0, 1, 3, 5}},
    };
    uint32_t i, j;

    for (i = 0; i < 2; i++) {
        talon_game *game =
            sit("six-6, first-dealer 5, misere any-time, %s", row[i].options);

        DEAL(game, "");
        bid_and_pass(game, "misere");
        make_nth(game, 0);
        ck_assert_uint_eq(fh_state(game).laid_down, row[i].laid_down);
        ck_assert_uint_eq(times_told(TALON_KIND_LAID_DOWN), 6 - row[i].cards);
        for (j = 0; j < row[i].cards; j++) {
            to_act(game, row[i].order[j], TALON_PHASE_TRICKS);
            make_nth(game, 0);
        }
        ck_assert_uint_eq(told(TALON_KIND_TRICK, 0)->count, row[i].cards);
    }
}
END_TEST

/* FH-28: the hand is hidden during the first trick, and open after it. */
START_TEST(fh_28_an_open_misere_is_open_from_the_second_trick)
{
    talon_game *game = misere("", "open-misere");

    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    ck_assert_uint_eq(fh_state(game).open_hands, 0);
    play(game, "0 play 4H, 1 play 8H");
    ck_assert_uint_eq(fh_state(game).open_hands, 0);
    play(game, "3 play QH");
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 1);
    ck_assert_int_eq(told(TALON_KIND_SHOWN, 0)->seat, 0);
    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->reason,
                      TALON_REASON_OPEN_MISERE);
    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->cards,
                      cards("5S 6S 7S 5C 6C 4D 5D 5H 6H"));
    ck_assert_uint_eq(fh_state(game).open_hands, 1);
    play(game, "3 play 10S");
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
}
END_TEST

START_TEST(fh_28_an_open_misere_may_be_open_from_the_first_lead)
{
    talon_game *game = misere("open-from first-lead", "open-misere");

    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->cards,
                      cards("5S 6S 7S 5C 6C 4D 5D 4H 5H 6H"));
    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->reason,
                      TALON_REASON_OPEN_MISERE);
    ck_assert_uint_eq(fh_state(game).open_hands, 1);
    play(game, "0 play 4H, 1 play 8H, 3 play QH");
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    /* the hand of an ordinary misère is not shown */
    game = misere("open-from first-lead", "misere");
    ck_assert_uint_eq(fh_state(game).open_hands, 0);
}
END_TEST

static void holds(const talon_game *game, uint32_t place, const char *text)
{
    talon_cards set;
    uint32_t count;

    ck_ok(talon_game_cards(game, place, &set, &count));
    ck_assert_uint_eq(set, cards(text));
    ck_assert_uint_eq(count, talon_cards_count(&set));
}

/* Asserts which cards each place has, from the draw to the last trick. */
START_TEST(fh_41_the_cards_of_each_place_can_be_read)
{
    talon_game *game = sit("classic-3");
    talon_card drawn[] = {card("8S"), card("9S"), card("7S")};

    holds(game, TALON_PLACE_TABLE, "");
    ck_ok(talon_game_deal(game, drawn, 3, NULL, 0, NULL));
    holds(game, TALON_PLACE_TABLE, "7S 8S 9S");
    DEAL(game, "AS QS JS QH AD KD AC KC QC 9H",
         "KS 10S 9S 8S 7S AH KH JH 10H JK",
         "QD JD 10D 9D 8D JC 10C 9C 8C 7C", [KITTY] = "8H 7H 7D");
    holds(game, TALON_PLACE_TABLE, "");
    holds(game, KITTY, "8H 7H 7D");
    holds(game, 1, "KS 10S 9S 8S 7S AH KH JH 10H JK");
    bid_and_pass(game, "6NT");
    holds(game, KITTY, "");
    play(game, "0 discard 8H 7H 7D, 0 play AD");
    holds(game, TALON_PLACE_DISCARD, "8H 7H 7D");
    holds(game, TALON_PLACE_TABLE, "AD");
    play(game, "1 play 10H, 2 play 8D");
    holds(game, TALON_PLACE_TABLE, "");
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(fh_state(game).on_table, 3);
    holds(game, 0, "");
    ck_status(talon_game_cards(game, 3, NULL, NULL), TALON_E_PLACE);
    ck_status(talon_game_cards(game, TALON_PLACE_UNDEALT, NULL, NULL),
              TALON_E_PLACE);
}
END_TEST

/* Moves and deals that the phase does not allow are refused, whether a deal, a
 * card or a call for a partner is due. */
START_TEST(fh_24_moves_that_are_not_due_are_refused)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_move move = {.kind = TALON_KIND_PASS, .seat = TALON_TABLE};
    talon_card pack[TALON_PACK_MAX] = {0};

    ck_status(talon_game_check(game, &move, NULL), TALON_E_PHASE);
    move.seat = 0;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_TURN);
    game = no_trump("");
    refused(game, "0 pass", TALON_E_PHASE, "");
    refused(game, "0 discard 8H 7H 7D", TALON_E_PHASE, "");
    move.kind = TALON_KIND_ALONE;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_PHASE);
    move.kind = TALON_KIND_OFFER;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_KIND);
    ck_status(talon_game_deal(game, pack, 33, NULL, 0, NULL), TALON_E_NOT_DUE);
    game = five_hands("");
    bid_and_pass(game, "6H");
    move.kind = TALON_KIND_ALONE;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_PHASE);
    play(game, "0 discard 4H 5H 6H");
    move.kind = TALON_KIND_CALL_CARD;
    move.cards = cards("2S 3S");
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_COUNT);
}
END_TEST

START_TEST(queries_check_their_arguments)
{
    static uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_game *game = no_trump(""), *other = NULL;
    talon_fh_state state;
    talon_fh_score score;
    talon_card drawn[TALON_FH_SEATS_MAX];
    talon_move bid[1];
    talon_rules rules;
    uint32_t count;

    ck_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 0));
    ck_ok(talon_game_init(memory, sizeof memory, &rules, &other));
    ck_status(talon_fh_state_of(other, &state), TALON_E_WRONG_GAME);
    ck_status(talon_fh_bids(other, NULL, 0, &count), TALON_E_WRONG_GAME);
    count = 77;
    ck_status(talon_fh_passed(other, &count), TALON_E_WRONG_GAME);
    ck_status(talon_fh_passed(NULL, &count), TALON_E_NULL);
    ck_status(talon_fh_passed(game, NULL), TALON_E_NULL);
    ck_assert_uint_eq(count, 77);
    ck_status(talon_fh_trick(other, 1, NULL, NULL, 0, NULL, NULL, NULL),
              TALON_E_WRONG_GAME);
    ck_status(talon_fh_drawn(other, drawn, TALON_FH_SEATS_MAX, NULL),
              TALON_E_WRONG_GAME);
    ck_status(talon_fh_last_score(other, &score), TALON_E_WRONG_GAME);
    ck_status(talon_fh_state_of(NULL, &state), TALON_E_NULL);
    ck_status(talon_fh_state_of(game, NULL), TALON_E_NULL);
    ck_ok(talon_fh_bids(game, bid, 1, NULL));
    ck_status(talon_fh_bids(game, NULL, 1, &count), TALON_E_NULL);
    ck_status(talon_fh_drawn(game, NULL, TALON_FH_SEATS_MAX, NULL),
              TALON_E_NULL);
    ck_status(talon_fh_drawn(game, drawn, 2, &count), TALON_E_SPACE);
    ck_assert_uint_eq(count, 3);
    ck_ok(talon_fh_drawn(game, NULL, 0, &count));
    ck_assert_uint_eq(count, 3);
    ck_ok(talon_fh_drawn(game, drawn, 3, NULL));
    ck_status(talon_fh_trick(game, 1, NULL, NULL, 3, NULL, NULL, NULL),
              TALON_E_NULL);
    ck_status(talon_fh_last_score(game, NULL), TALON_E_NULL);
    ck_ok(talon_fh_trick(game, 1, NULL, NULL, 0, NULL, NULL, NULL));
}
END_TEST

static void check_unused(const talon_game *game, const talon_move *move)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX];
    talon_game *copy;

    ck_ok(talon_game_clone(memory, sizeof memory, game, &copy));
    ck_status(talon_game_check(copy, move, NULL), TALON_E_FIELD);
    ck_status(talon_game_apply(copy, move, NULL, 0, NULL), TALON_E_FIELD);
    ck_status(talon_game_apply(copy, move, event, TALON_EVENTS_MAX, NULL),
              TALON_E_FIELD);
}

/* A play is refused if a field that this kind of move does not use is not 0. */
START_TEST(fh_24_unused_fields_are_refused)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    const talon_move play = {.kind = TALON_KIND_PLAY, .cards = cards("AS")};
    talon_move move;
    uint32_t i;

    DEAL(game, "AS KS QS JS 10S AH KH QH JH 10H", [KITTY] = "9S 9H JK");
    bid_and_pass(game, "7S");
    play(game, "0 discard 9S 9H JK");
    move = play;
    move.amount = 1;
    check_unused(game, &move);
    move = play;
    move.other = 1;
    check_unused(game, &move);
    move.other = TALON_NOBODY;
    check_unused(game, &move);
    move = play;
    move.index = 1;
    check_unused(game, &move);
    for (i = 0; i < sizeof move.reserved; i++) {
        move = play;
        move.reserved[i] = 1;
        check_unused(game, &move);
    }
    make(game, &play);
}
END_TEST

SUITE(five_hundred_tricks)
TEST(fh_04_cards_of_a_plain_suit_rank_in_order)
TEST(fh_05_trumps_rank_with_joker_and_bowers_on_top)
TEST(fh_05_the_left_bower_is_a_trump)
TEST(fh_06_without_trumps_a_joker_wins)
TEST(fh_20_the_contractor_takes_the_kitty_and_discards)
TEST(fh_21_a_suit_is_nominated_with_the_discard)
TEST(fh_21_no_suit_is_nominated_with_trumps_or_under_other_rules)
TEST(fh_21_a_suit_is_nominated_if_one_of_two_jokers_stays)
TEST(fh_21_a_joker_is_led_as_the_suit_nominated)
TEST(fh_22_the_contractor_calls_a_card_it_does_not_hold)
TEST(fh_22_the_partner_is_silent_until_the_card_is_played)
TEST(fh_22_a_card_of_the_discard_may_be_called)
TEST(fh_22_the_contractor_may_play_alone)
TEST(fh_22_no_partner_is_called_in_a_misere_or_if_the_option_is_none)
TEST(fh_24_the_contractor_leads_first_and_then_the_winner)
TEST(fh_24_a_hand_has_ten_tricks)
TEST(fh_24_unused_fields_are_refused)
TEST(fh_25_a_seat_must_follow_suit)
TEST(fh_26_the_highest_trump_or_card_of_the_suit_led_wins)
TEST(fh_26_a_joker_with_a_suit_does_not_win_in_another)
TEST(fh_26_a_joker_follows_the_suit_nominated)
TEST(fh_26_a_joker_without_a_suit_beats_one_with_a_suit)
TEST(fh_27_the_partner_lays_down_and_is_skipped)
TEST(fh_27_a_trick_taken_by_the_contractor_ends_the_hand)
TEST(fh_27_all_partners_of_six_lay_down)
TEST(fh_28_an_open_misere_is_open_from_the_second_trick)
TEST(fh_28_an_open_misere_may_be_open_from_the_first_lead)
TEST(fh_29_a_joker_led_names_a_suit)
TEST(fh_25_the_suit_led_comes_before_a_suit_named)
TEST(fh_29_with_trumps_a_joker_led_names_no_suit)
TEST(fh_30_under_when_void_a_joker_led_names_any_suit)
TEST(fh_30_under_honest_suits_shown_void_may_not_be_named)
TEST(fh_30_under_pagat_suits_led_may_not_be_named)
TEST(fh_30_under_any_time_a_joker_led_names_any_suit)
TEST(fh_30_under_last_lead_no_joker_may_be_led)
TEST(fh_30_under_pagat_a_suit_named_counts_as_led)
TEST(fh_30_under_pagat_no_joker_may_be_led_after_all_four_suits)
TEST(fh_30_unless_any_time_the_joker_is_played_only_when_void)
TEST(fh_30_under_any_time_the_joker_may_be_played_to_any_lead)
TEST(fh_30_under_pagat_the_joker_is_forced_in_a_misere)
TEST(fh_31_a_seat_with_only_jokers_may_lead_one)
TEST(fh_31_one_of_two_last_jokers_may_be_led)
TEST(fh_41_a_seat_that_does_not_follow_is_void)
TEST(fh_41_the_cards_of_each_place_can_be_read)
TEST(fh_24_moves_that_are_not_due_are_refused)
TEST(queries_check_their_arguments)
END_SUITE
