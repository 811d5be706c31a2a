/* SPDX-License-Identifier: MIT */
/* From the kitty to the last trick: FH-4…FH-6, FH-20…FH-31, FH-43. */
#include "common/five_hundred.h"

/* FH-4, FH-5 by brute force: in the six-handed game seats 0 and 1 and the kitty
 * share all cards of a suit, so the others are void, and only the two cards
 * that seats 0 and 1 play can win. */

/* Takes every fourth card of a set, ten in all, so that each hand gets some of
 * every suit that is left. */
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

/* The last legal move of a seat that plays no card of a suit wanted: as hearts
 * and diamonds stand last, it is no black trump. */
static void play_last(talon_game *game)
{
    uint32_t moves;

    ck_ok(talon_game_move_count(game, &moves));
    make_nth(game, moves - 1);
}

/* Who takes a trick in which seat 0 leads a card of a suit, seat 1 plays
 * another of it, and nobody else has any. */
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

/* Every card of a ranking, high to low, beats the next, led or not. */
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

START_TEST(fh_04_plain_ranking)
{
    ranking_is("6NT", "AH KH QH JH 13H 12H 11H 10H 9H 8H 7H 6H 5H 4H 3H 2H");
    ranking_is("6NT", "AS KS QS JS 12S 11S 10S 9S 8S 7S 6S 5S 4S 3S 2S");
    /* likewise a plain suit beside trumps, jack and all */
    ranking_is("6S", "AD KD QD JD 13D 12D 11D 10D 9D 8D 7D 6D 5D 4D 3D 2D");
    /* but without the left bower */
    ranking_is("6S", "AC KC QC 12C 11C 10C 9C 8C 7C 6C 5C 4C 3C 2C");
}
END_TEST

START_TEST(fh_05_trump_ranking)
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

START_TEST(fh_06_joker_without_trumps)
{
    talon_cards hearts =
        cards("AH KH QH JH 13H 12H 11H 10H 9H 8H 7H 6H 5H 4H 3H 2H");
    talon_cards jokers = cards("JL JK");

    /* a joker led for hearts beats the ace, low or high */
    ck_assert_int_eq(
        duel("6NT", hearts | jokers, card("JL"), card("AH"), TALON_SUIT_HEARTS),
        0);
    ck_assert_int_eq(
        duel("6NT", hearts | jokers, card("JK"), card("AH"), TALON_SUIT_HEARTS),
        0);
    /* of two jokers the high one */
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

START_TEST(fh_20_kitty_and_discard)
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
    /* own and kitty cards alike */
    play(game, "0 discard AS 7D QH");
    state = fh_state(game);
    ck_assert_uint_eq(state.discard, cards("AS 7D QH"));
    ck_assert_uint_eq(state.hand[0], cards("QS JS 8H 7H AD KD AC KC QC 9H"));
    ck_assert_uint_eq(told(TALON_KIND_DISCARD, 0)->cards, cards("AS 7D QH"));
    ck_assert_uint_eq(told(TALON_KIND_DISCARD, 0)->viewers, 1 << 0);
    to_act(game, 0, TALON_PHASE_TRICKS);
}
END_TEST

START_TEST(fh_24_contractor_leads_then_the_winner)
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

START_TEST(fh_24_ten_tricks)
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
    /* the last trick stays to be seen, as do the others */
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

START_TEST(fh_25_follow_suit)
{
    talon_game *game = no_trump("");
    talon_move move;

    /* anything may be led */
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
    /* void: anything */
    expect(game,
           "= legal play:7C play:8C play:9C play:10C play:JC play:8D play:9D "
           "play:10D play:JD play:QD");
}
END_TEST

/* Clubs are trumps: the jack of spades is one, and so is the joker. */
START_TEST(fh_05_left_bower_is_a_trump)
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
    /* led, it asks for clubs; only the right bower beats it now */
    ck_assert_uint_eq(fh_state(game).suit_led, TALON_SUIT_CLUBS);
    play(game, "1 play 8S");
    expect(game, "= legal play:8C play:9C play:10C play:JC");
    play(game, "2 play JC");
    ck_assert_int_eq(trick_winner(game, 3), 2);
}
END_TEST

START_TEST(fh_26_who_takes_a_trick)
{
    talon_game *game = no_trump("");

    /* no trump: the highest card of the suit led, not the ace of another */
    play(game, "0 play QC, 1 play AH, 2 play JC");
    ck_assert_int_eq(trick_winner(game, 1), 0);
    /* an unnamed joker wins though another suit was led */
    play(game, "0 play AC, 1 play JK, 2 play 7C");
    ck_assert_int_eq(trick_winner(game, 2), 1);
    /* with trumps the highest trump: seat 1 ruffs the ace of diamonds, and
     * seat 2 has none of the hearts to overruff with */
    game = three_hands("");
    bid_and_pass(game, "6H");
    play(game, "0 discard 8H 7H 7D, 0 play AD, 1 play 10H, 2 play 8D");
    ck_assert_int_eq(trick_winner(game, 1), 1);
}
END_TEST

/* The joker asks for the suit its leader names. */
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

/* With trumps the joker is one, and names nothing. */
START_TEST(fh_29_a_joker_led_with_trumps)
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

/* At the third trick diamonds and hearts have been led, and seat 1 has shown to
 * be void in diamonds. */
START_TEST(fh_30_when_void_leads_any_suit)
{
    expect(to_third_trick("joker-no-trump when-void"),
           "= legal " PLAIN " play:JK:S play:JK:C play:JK:D play:JK:H");
}
END_TEST

START_TEST(fh_30_honest_bars_suits_shown_void)
{
    talon_game *game = to_third_trick("joker-no-trump honest");

    expect(game, "= legal " PLAIN " play:JK:S play:JK:C play:JK:H");
    refused(game, "1 play JK:D", TALON_E_JOKER_NAMED, "");
    refused(game, "1 play JK", TALON_E_JOKER_SUIT, "");
}
END_TEST

START_TEST(fh_30_pagat_bars_suits_led)
{
    talon_game *game = to_third_trick("joker-no-trump pagat");

    expect(game, "= legal " PLAIN " play:JK:S play:JK:C");
    refused(game, "1 play JK:D", TALON_E_JOKER_NAMED, "");
    refused(game, "1 play JK:H", TALON_E_JOKER_NAMED, "");
}
END_TEST

START_TEST(fh_30_any_time_leads_any_suit)
{
    expect(to_third_trick("joker-no-trump any-time"),
           "= legal " PLAIN " play:JK:S play:JK:C play:JK:D play:JK:H");
}
END_TEST

START_TEST(fh_30_last_lead_leads_no_joker)
{
    talon_game *game = to_third_trick("joker-no-trump last-lead");

    expect(game, "= legal " PLAIN);
    refused(game, "1 play JK:S", TALON_E_JOKER_LEAD, "7S 8S 9S 10S KS JH KH");
    refused(game, "1 play JK", TALON_E_JOKER_LEAD, "7S 8S 9S 10S KS JH KH");
}
END_TEST

/* A suit named for a joker counts as led in `pagat`. */
START_TEST(fh_30_pagat_counts_a_suit_named)
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

/* The first five tricks lead diamonds, hearts, spades, clubs, spades. */
static talon_game *to_sixth_trick(const char *options)
{
    talon_game *game = to_third_trick(options);

    play(game, "1 play 7S, 2 play 8C, 0 play AS,"
               "0 play AC, 1 play 8S, 2 play 9C,"
               "0 play QS, 1 play KS, 2 play 9D");
    to_act(game, 1, TALON_PHASE_TRICKS);
    return game;
}

START_TEST(fh_30_pagat_when_all_suits_have_been_led)
{
    talon_game *game = to_sixth_trick("joker-no-trump pagat");

    expect(game, "= legal play:9S play:10S play:JH play:KH");
    refused(game, "1 play JK:S", TALON_E_JOKER_LEAD, "9S 10S JH KH");
    /* in `honest` void in clubs and diamonds, shown by now */
    game = to_sixth_trick("joker-no-trump honest");
    expect(game,
           "= legal play:9S play:10S play:JH play:KH play:JK:S play:JK:H");
}
END_TEST

/* The joker alone is left for the tenth trick, and may name any suit. */
START_TEST(fh_31_nothing_but_jokers)
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
        /* 0 took tricks 1, 3, 4, 6, 7, 8: six, as bid */
        ck_assert_uint_eq(fh_state(game).tricks[0], 6);
        ck_assert_uint_eq(fh_state(game).tricks[1], 4);
        ck_assert_int_eq(fh_state(game).score[0], 120);
        ck_assert_int_eq(fh_state(game).score[1], 40);
    }
}
END_TEST

/* Two jokers left at the ninth trick: neither `pagat` nor `last-lead` keeps
 * them from being led. Seat 1 takes the eighth trick with the king of hearts.
 */
START_TEST(fh_31_two_jokers_left)
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

START_TEST(fh_30_when_void_follows_only_void)
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

START_TEST(fh_30_any_time_to_any_lead)
{
    talon_game *game = no_trump("joker-no-trump any-time");

    play(game, "0 play AS");
    expect(game, "= legal play:7S play:8S play:9S play:10S play:KS play:JK");
    refused(game, "1 play AH", TALON_E_FOLLOW, "7S 8S 9S 10S KS JK");
    play(game, "1 play JK, 2 play 7C");
    ck_assert_int_eq(trick_winner(game, 1), 1);
    /* which proves nothing of seat 1, but of seat 2 (FH-41) */
    ck_assert_uint_eq(fh_state(game).voids[1], 0);
    ck_assert_uint_eq(fh_state(game).voids[2], 1 << TALON_SUIT_SPADES);
}
END_TEST

/* FH-30 speaks of hands without trumps: with trumps a joker that ruffs proves
 * its seat void. */
START_TEST(fh_41_voids_are_shown)
{
    talon_game *game = three_hands("joker-no-trump any-time");

    bid_and_pass(game, "6C");
    play(game, "0 discard 8H 7H 7D, 0 play AD, 1 play JK");
    ck_assert_int_eq(told(TALON_KIND_VOID, 0)->seat, 1);
    ck_assert_uint_eq(told(TALON_KIND_VOID, 0)->denomination,
                      TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(fh_state(game).voids[1], 1 << TALON_SUIT_DIAMONDS);
    /* told once only */
    play(game, "2 play 8D, 1 play AH, 2 play 9D");
    ck_assert_uint_eq(told(TALON_KIND_VOID, 0)->denomination,
                      TALON_SUIT_HEARTS);
    play(game, "0 play 9H, 1 play KH, 2 play 10D");
    ck_assert_uint_eq(times_told(TALON_KIND_VOID), 0);
}
END_TEST

/* Seat 0 has the joker; clubs are short at seat 1, spades and hearts at seat
 * 2. */
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

START_TEST(fh_21_nomination_with_the_discard)
{
    talon_game *game = joker_hand("", "");

    expect(game, "= legal discard 3 of QS KS AS 7C 9C QC KC AC 7H 8H KH AH JK "
                 "nominate S C D H");
    /* a joker must be kept */
    refused(game, "0 discard JK 7C 8H nominate H", TALON_E_NOMINATE, "");
    refused(game, "0 discard 7D 7C 8H nominate H", TALON_E_NOT_HELD, "7D");
    play(game, "0 discard 7H 7C 8H nominate H");
    ck_assert_uint_eq(told(TALON_KIND_DISCARD, 0)->denomination,
                      TALON_SUIT_HEARTS);
    ck_assert_uint_eq(fh_state(game).nominated, TALON_SUIT_HEARTS);
}
END_TEST

START_TEST(fh_21_no_nomination_otherwise)
{
    talon_game *game = three_hands("joker-no-trump pagat");

    /* no joker */
    bid_and_pass(game, "6NT");
    expect(game, "= legal discard 3 of JS QS AS QC KC AC 7D KD AD 7H 8H 9H QH");
    refused(game, "0 discard 7D 7H 8H nominate S", TALON_E_NOMINATE, "");
    /* a trump suit */
    game = three_hands("joker-no-trump pagat");
    play(game, "0 pass, 1 bid 6S, 2 pass");
    refused(game, "1 discard 7D 7H 8H nominate S", TALON_E_NOMINATE, "");
    /* another form */
    game = three_hands("joker-no-trump honest");
    play(game, "0 pass, 1 bid 6NT, 2 pass");
    refused(game, "1 discard 7D 7H 8H nominate S", TALON_E_NOMINATE, "");
    expect(game,
           "= legal discard 3 of 7S 8S 9S 10S KS 7D 7H 8H 10H JH KH AH JK");
}
END_TEST

/* With two jokers either may go, and one be named: 14 cards, four discarded.
 * C(14,4) = 1001 discards without a suit; with one of four suits the C(12,4) =
 * 495 that keep both jokers and the 2·C(12,3) = 440 that keep one. */
START_TEST(fh_21_nomination_with_two_jokers)
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

/* The nominated joker is a heart: led, it asks for hearts. */
START_TEST(fh_21_a_nominated_joker_is_led_as_its_suit)
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
    /* clubs, not hearts: seat 2 was void in these */
    ck_assert_uint_eq(fh_state(game).voids[2], 1 << TALON_SUIT_HEARTS);
}
END_TEST

/* Thrown on diamonds it takes nothing; unnamed it would. */
START_TEST(fh_26_a_nominated_joker_thrown_on_another_suit)
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

/* The joker is the one spade left, so it must follow spades, and wins. */
START_TEST(fh_26_a_nominated_joker_follows_its_suit)
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

/* Both of the contractor's jokers are nominated: the high beats the low, and
 * the low the ace. An unnamed one beats a named one, even low over high. */
START_TEST(fh_26_named_and_unnamed_jokers)
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

/* Five players: seat 0 has hearts from the six up, and the joker, five and four
 * come in the kitty; nobody else can take a trick in hearts. */
static talon_game *five_hands(const char *options)
{
    talon_game *game = sit("five-5, first-dealer 4, %s", options);

    DEAL(game, [0] = "JH JD AH KH QH 10H 9H 8H 7H 6H",
         [3] = "AS KS QS JS 10S 9S 8S 7S 6S 5S", [KITTY] = "JK 5H 4H");
    return game;
}

START_TEST(fh_22_cards_that_can_be_called)
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
    /* no joker, no bower, no card held; but those laid away */
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
    /* without trumps jacks are cards like others */
    game = five_hands("");
    bid_and_pass(game, "6NT");
    play(game, "0 discard 4H 5H JD");
    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(choice[1].cards,
                      pack & ~cards("JK JH AH KH QH 10H 9H 8H 7H 6H"));
}
END_TEST

/* The ace of spades is with seat 3; nobody hears that before it falls. Ten
 * tricks of a bid of 100 are a slam of 250: 125 for each of the two. */
START_TEST(fh_22_the_silent_partner)
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

START_TEST(fh_22_a_card_of_the_discard)
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

START_TEST(fh_22_alone)
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

START_TEST(fh_22_no_partner_to_call)
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

/* Four players: seat 0 can lose every trick to seats 1 and 3. */
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

/* FH-27: tricks have three cards, and turns skip the contractor's partner. */
START_TEST(fh_27_the_partner_lays_down)
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
    /* seat 2 is skipped, and three cards are a trick */
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
    /* made after ten tricks; nothing for the defenders' tricks (FH-35); what
     * was laid down is not shown (FH-43) */
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

/* Seat 0 holds the joker, unnamed, and no heart. */
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

START_TEST(fh_30_pagat_forces_the_joker_in_a_misere)
{
    talon_game *game = misere_with_joker("", "0 discard 4H 5H 7H");

    expect(game, "= legal play:JK");
    refused(game, "0 play 6S", TALON_E_JOKER_FORCED, "JK");
    /* named for another suit, or with another form, it is not */
    game = misere_with_joker("", "0 discard 4H 5H 7H nominate S");
    expect(game,
           "= legal play:6S play:7S play:5C play:6C play:7C play:4D play:5D "
           "play:6D play:JK");
    game = misere_with_joker("joker-no-trump when-void", "0 discard 4H 5H 7H");
    expect(game,
           "= legal play:6S play:7S play:5C play:6C play:7C play:4D play:5D "
           "play:6D play:JK");
    /* in a contract of tricks it is not forced either */
    game = joker_hand("", "0 discard 7H 7C 8H");
    play(game, "0 play 9C, 1 play 7S, 2 play JC, 2 play AD");
    expect(game,
           "= legal play:QS play:KS play:AS play:QC play:KC play:AC play:KH "
           "play:AH play:JK");
}
END_TEST

START_TEST(fh_27_the_hand_ends_with_the_contractors_trick)
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
    /* FH-43: eight cards of each seat that played are shown */
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

/* Six players: in three sides one partner lays down, in two sides two do. */
START_TEST(fh_27_partners_of_six)
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

/* FH-28: hidden through the first trick, open from its end. */
START_TEST(fh_28_open_from_the_second_trick)
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

START_TEST(fh_28_open_from_the_first_lead)
{
    talon_game *game = misere("open-from first-lead", "open-misere");

    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->cards,
                      cards("5S 6S 7S 5C 6C 4D 5D 4H 5H 6H"));
    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->reason,
                      TALON_REASON_OPEN_MISERE);
    ck_assert_uint_eq(fh_state(game).open_hands, 1);
    play(game, "0 play 4H, 1 play 8H, 3 play QH");
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 0);
    /* a closed misère is never shown */
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

/* Where the cards are, from the draw to the trick that stays on the table. */
START_TEST(fh_41_places_of_the_cards)
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

/* When nobody is to play, moves of seats are not due. */
START_TEST(fh_24_moves_that_are_not_due)
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
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX];
    talon_game *copy;

    ck_ok(talon_game_clone(memory, sizeof memory, game, &copy));
    ck_status(talon_game_check(copy, move, NULL), TALON_E_FIELD);
    ck_status(talon_game_apply(copy, move, NULL, 0, NULL), TALON_E_FIELD);
    ck_status(talon_game_apply(copy, move, event, TALON_EVENTS_MAX, NULL),
              TALON_E_FIELD);
}

/* A play that is legal but for a field that plays of cards do not use. */
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
TEST(fh_04_plain_ranking)
TEST(fh_05_trump_ranking)
TEST(fh_05_left_bower_is_a_trump)
TEST(fh_06_joker_without_trumps)
TEST(fh_20_kitty_and_discard)
TEST(fh_21_nomination_with_the_discard)
TEST(fh_21_no_nomination_otherwise)
TEST(fh_21_nomination_with_two_jokers)
TEST(fh_21_a_nominated_joker_is_led_as_its_suit)
TEST(fh_22_cards_that_can_be_called)
TEST(fh_22_the_silent_partner)
TEST(fh_22_a_card_of_the_discard)
TEST(fh_22_alone)
TEST(fh_22_no_partner_to_call)
TEST(fh_24_contractor_leads_then_the_winner)
TEST(fh_24_ten_tricks)
TEST(fh_24_unused_fields_are_refused)
TEST(fh_25_follow_suit)
TEST(fh_26_who_takes_a_trick)
TEST(fh_26_a_nominated_joker_thrown_on_another_suit)
TEST(fh_26_a_nominated_joker_follows_its_suit)
TEST(fh_26_named_and_unnamed_jokers)
TEST(fh_27_the_partner_lays_down)
TEST(fh_27_the_hand_ends_with_the_contractors_trick)
TEST(fh_27_partners_of_six)
TEST(fh_28_open_from_the_second_trick)
TEST(fh_28_open_from_the_first_lead)
TEST(fh_29_a_joker_led_names_a_suit)
TEST(fh_29_a_joker_led_with_trumps)
TEST(fh_30_when_void_leads_any_suit)
TEST(fh_30_honest_bars_suits_shown_void)
TEST(fh_30_pagat_bars_suits_led)
TEST(fh_30_any_time_leads_any_suit)
TEST(fh_30_last_lead_leads_no_joker)
TEST(fh_30_pagat_counts_a_suit_named)
TEST(fh_30_pagat_when_all_suits_have_been_led)
TEST(fh_30_when_void_follows_only_void)
TEST(fh_30_any_time_to_any_lead)
TEST(fh_30_pagat_forces_the_joker_in_a_misere)
TEST(fh_31_nothing_but_jokers)
TEST(fh_31_two_jokers_left)
TEST(fh_41_voids_are_shown)
TEST(fh_41_places_of_the_cards)
TEST(fh_24_moves_that_are_not_due)
TEST(queries_check_their_arguments)
END_SUITE
