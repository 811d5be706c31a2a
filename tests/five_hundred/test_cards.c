/* SPDX-License-Identifier: MIT */
/* The suit that each card belongs to (FH-5, FH-6, FH-21, FH-29), the order in
 * which a hand is shown, the seat that is winning a trick (FH-26), and what
 * each side got for the last hand (FH-33…FH-36). */
#include "common/five_hundred.h"

/* Seat 0 has the joker and plays 6NT. */
static talon_game *joker_hand(const char *discard)
{
    talon_game *game = sit("classic-3, first-dealer 2, joker-no-trump pagat");

    DEAL(game, "AS KS QS AH KH AC KC QC 9C JK",
         "JS 10S 9S 8S 7S QH JH 10H 9H 7D",
         "AD KD QD JD 10D 9D 8D JC 10C 8C", [KITTY] = "8H 7H 7C");
    bid_and_pass(game, "6NT");
    play(game, "%s", discard);
    return game;
}

/* Seat 0 has the high joker and plays 6NT; seat 1 has the low joker. */
static talon_game *two_jokers(const char *discard)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, jokers 2, joker-no-trump pagat");

    DEAL(game, "AS KS QS AH KH QH AC KC QC JK",
         "JS 10S 9S 8S 7S JC 10C 9C 8C JL",
         "AD KD QD JD 10D 9D JH 10H 9H 8H", [KITTY] = "7H 7C 7D 8D");
    bid_and_pass(game, "6NT");
    play(game, "%s", discard);
    return game;
}

static talon_game *misere(void)
{
    talon_game *game = sit("australian-4, first-dealer 3, misere any-time");

    DEAL(game, "5S 6S 7S 5C 6C 4D 5D 4H 5H 6H",
         "8S 9S 8C 9C 7D 8D 8H 9H 10H JH", "QS KS AS QC KC AC JD QD KD AD",
         "10S JS 10C JC 9D 10D QH KH AH JK", [KITTY] = "7C 6D 7H");
    bid_and_pass(game, "misere");
    play(game, "0 discard 7C 6D 7H");
    return game;
}

#define S TALON_SUIT_SPADES
#define C TALON_SUIT_CLUBS
#define D TALON_SUIT_DIAMONDS
#define H TALON_SUIT_HEARTS

/* Asserts that some cards belong to a suit, or to none. */
static void belong(const talon_game *game, const char *text, uint32_t suit)
{
    talon_card card_of[TALON_PACK_MAX];
    talon_cards set = cards(text);
    uint32_t i, count, is;

    ck_ok(talon_cards_list(&set, card_of, TALON_PACK_MAX, &count));
    for (i = 0; i < count; i++) {
        ck_ok(talon_game_card_suit(game, card_of[i], &is));
        ck_assert_uint_eq(is, suit);
    }
}

START_TEST(fh_06_before_a_contract_jokers_have_no_suit)
{
    talon_game *game = sit("quebec-4, first-dealer 3");

    belong(game, "4S JS AS", S);
    belong(game, "JL JK", 0);
    DEAL(game, "");
    play(game, "0 bid 6S");
    belong(game, "JC AC", C);
    belong(game, "JL JK", 0);
}
END_TEST

START_TEST(fh_05_the_left_bower_belongs_to_the_trump_suit)
{
    talon_game *game = sit("quebec-4, first-dealer 3");

    DEAL(game, "");
    bid_and_pass(game, "6H");
    belong(game, "JL JK JH JD AH 4H", H);
    belong(game, "4D QD AD", D);
    belong(game, "JS 4S", S);
    belong(game, "JC 4C", C);
    game = sit("quebec-4, first-dealer 3");
    DEAL(game, "");
    bid_and_pass(game, "6S");
    belong(game, "JL JK JS JC 4S", S);
    belong(game, "QC 4C", C);
    belong(game, "JD 4D", D);
    belong(game, "JH 4H", H);
    /* a spectator gets the same answer */
    belong(view_of(game, SPECTATOR), "JL JK JS JC 4S", S);
}
END_TEST

/* Without trumps, a joker belongs to no suit until it is led; then it belongs
 * to the suit named, until the next deal. */
START_TEST(fh_29_a_joker_led_belongs_to_the_suit_named)
{
    talon_game *game = joker_hand("0 discard 8H 7H 7C");

    belong(game, "JK", 0);
    belong(game, "JS", S);
    play(game, "0 play JK:D");
    belong(game, "JK", D);
    belong(view_of(game, SPECTATOR), "JK", D);
    play(game, "1 play 7D, 2 play 8D, 0 play AS, 1 play 7S, 2 play 9D");
    belong(game, "JK", D);
    play_while(game, TALON_PHASE_TRICKS);
    belong(game, "JK", D);
    DEAL(game, "");
    belong(game, "JK", 0);
}
END_TEST

/* A joker played to another seat's lead belongs to no suit. */
START_TEST(fh_06_a_joker_thrown_on_a_suit_belongs_to_none)
{
    talon_game *game = three_hands("");

    bid_and_pass(game, "6NT");
    play(game, "0 discard 8H 7H 7D, 0 play AD, 1 play JK");
    belong(game, "JK", 0);
}
END_TEST

START_TEST(fh_21_a_joker_belongs_to_the_suit_nominated)
{
    talon_game *game = joker_hand("0 discard 7H 7C 8H nominate H");

    belong(game, "JK", H);
    belong(view_of(game, SEAT(0)), "JK", H);
    /* others know that the only joker must be the contractor's */
    belong(view_of(game, SEAT(1)), "JK", H);
    belong(view_of(game, SPECTATOR), "JK", H);
    play(game, "0 play 9C, 1 play 7S, 2 play JC, 2 play AD, 0 play JK");
    belong(game, "JK", H);
}
END_TEST

/* Of two jokers, only the contractor's has the suit nominated. The contractor
 * and the holder of the other joker know which one that is, and so does
 * everyone after one of them has been played. */
START_TEST(fh_21_of_two_jokers_only_the_contractors_has_the_suit)
{
    talon_game *game = two_jokers("0 discard 7H 7C 7D 8D nominate C");

    belong(game, "JK", C);
    belong(game, "JL", 0);
    belong(view_of(game, SEAT(0)), "JK", C);
    belong(view_of(game, SEAT(0)), "JL", 0);
    belong(view_of(game, SEAT(1)), "JK", C);
    belong(view_of(game, SEAT(1)), "JL", 0);
    belong(view_of(game, SEAT(2)), "JL JK", 0);
    belong(view_of(game, SPECTATOR), "JL JK", 0);
    play(game, "0 play AH, 1 play JL, 2 play 8H");
    belong(view_of(game, SEAT(2)), "JK", C);
    belong(view_of(game, SEAT(2)), "JL", 0);
    belong(view_of(game, SPECTATOR), "JK", C);
}
END_TEST

START_TEST(suits_of_cards_not_in_the_pack_are_refused)
{
    talon_game *game = three_hands("");
    talon_cards set = cards("7S 6S");
    uint32_t suit;

    ck_status(talon_game_card_suit(game, card("6S"), &suit),
              TALON_E_CARD_FOREIGN);
    ck_status(talon_game_card_suit(game, card("JL"), &suit),
              TALON_E_CARD_FOREIGN);
    ck_status(talon_game_card_suit(game, TALON_CARD_NONE, &suit), TALON_E_CARD);
    ck_status(talon_game_sort_hand(game, &set, NULL, 0, NULL),
              TALON_E_CARD_FOREIGN);
}
END_TEST

/* Asserts the order in which cards are shown. */
static void shown(const talon_game *game, const char *expected)
{
    talon_card sorted[TALON_PACK_MAX];
    talon_cards set = cards(expected);
    uint32_t i, count;
    char word[4];
    int used;

    ck_ok(talon_game_sort_hand(game, &set, sorted, TALON_PACK_MAX, &count));
    for (i = 0; sscanf(expected, " %3s%n", word, &used) == 1; i++) {
        ck_assert_uint_lt(i, count);
        ck_assert_uint_eq(sorted[i], card(word));
        expected += used;
    }
    ck_assert_uint_eq(i, count);
}

/* Jokers first, then spades, diamonds, clubs, hearts, each from low to high. */
START_TEST(fh_04_hands_are_shown_suit_by_suit_without_trumps)
{
    talon_game *game = sit("six-6, first-dealer 5, jokers 2");

    shown(game, "JL JK 2S 10S 11S 12S JS QS KS AS 9D 13D JD QD 2C JC AC "
                "12H 13H JH KH");
    DEAL(game, "");
    bid_and_pass(game, "6NT");
    shown(game, "JL JK 12S JS QS 12D 13D JD QD 12C JC QC 12H 13H JH QH");
    shown(game, "JK");
    shown(game, "");
}
END_TEST

/* Trumps come first, from low to high up to the bowers and the jokers; then the
 * other suits, in alternating colors. */
START_TEST(fh_05_hands_are_shown_with_trumps_first)
{
    static const struct {
        const char *bid, *shown;
    } row[] = {
        {"6S", "2S 12S QS AS JC JS JL JK 9D JD QD 12C QC AC 13H JH AH"},
        {"6D", "2D 13D QD AD JH JD JL JK 9C JC QC 13H QH 10S JS AS"},
        {"6C", "2C 12C QC AC JS JC JL JK 9H JH QH 10S QS 13D JD AD"},
        {"6H", "2H 13H QH AH JD JH JL JK 9S JS QS 13D QD AD 10C JC AC"},
    };
    uint32_t i;

    for (i = 0; i < sizeof row / sizeof *row; i++) {
        talon_game *game = sit("six-6, first-dealer 5, jokers 2");

        DEAL(game, "");
        bid_and_pass(game, row[i].bid);
        shown(game, row[i].shown);
        shown(view_of(game, SPECTATOR), row[i].shown);
    }
}
END_TEST

START_TEST(fh_21_a_joker_is_shown_in_the_suit_nominated)
{
    talon_game *game = joker_hand("0 discard 7H 7C 8H nominate D");

    shown(game, "QS KS AS 7D AD JK 9C QC KC AC KH AH");
    shown(view_of(game, SEAT(0)), "QS KS AS JK 9C QC KC AC KH AH");
    game = two_jokers("0 discard 7H 7C 7D 8D nominate C");
    shown(game, "JL JS QS 7D 8D KC AC JK 7H QH");
}
END_TEST

/* Asserts which seat is winning the trick, and with which card. */
static void winning(const talon_game *game, int32_t seat, const char *text)
{
    talon_card is = 0;
    int32_t who = 99;

    ck_ok(talon_fh_winning(game, &who, &is));
    ck_assert_int_eq(who, seat);
    ck_assert_uint_eq(is, *text != 0 ? card(text) : TALON_CARD_NONE);
    ck_ok(talon_fh_winning(game, NULL, &is));
    ck_ok(talon_fh_winning(game, &who, NULL));
}

START_TEST(fh_26_the_best_card_so_far_is_winning)
{
    talon_game *game = three_hands("");

    ck_status(talon_fh_winning(game, NULL, NULL), TALON_E_PHASE);
    play(game, "0 pass, 1 bid 6D, 2 pass");
    ck_status(talon_fh_winning(game, NULL, NULL), TALON_E_PHASE);
    play(game, "1 discard 8H 7H 7D");
    winning(game, TALON_NOBODY, "");
    play(game, "1 play 8S");
    winning(game, 1, "8S");
    play(game, "2 play 7C"); /* a club does not win a spade trick */
    winning(game, 1, "8S");
    winning(view_of(game, SPECTATOR), 1, "8S");
    play(game, "0 play AS");
    winning(game, TALON_NOBODY, "");
    play(game, "0 play QS, 1 play 7S");
    winning(game, 0, "QS");
    play(game, "2 play 8D, 2 play 8C"); /* 8D, a trump, takes the trick, and
                                           seat 2 leads 8C */
    winning(game, 2, "8C");
    play(game, "0 play AC");
    winning(game, 0, "AC");
    play_while(game, TALON_PHASE_TRICKS);
    ck_status(talon_fh_winning(game, NULL, NULL), TALON_E_PHASE);
    ck_status(talon_fh_winning(NULL, NULL, NULL), TALON_E_NULL);
}
END_TEST

/* A joker with a suit does not win a trick in another suit; a joker without a
 * suit does. */
START_TEST(fh_26_a_joker_with_a_suit_wins_only_in_that_suit)
{
    talon_game *game = joker_hand("0 discard 7H 7C 8H nominate H");

    play(game, "0 play 9C, 1 play 7S, 2 play JC, 2 play AD");
    winning(game, 2, "AD");
    play(game, "0 play JK");
    winning(game, 2, "AD");
    game = joker_hand("0 discard 7H 7C 8H");
    play(game, "0 play 9C, 1 play 7S, 2 play JC, 2 play AD, 0 play JK");
    winning(game, 0, "JK");
}
END_TEST

/* FH-27: turns skip the seat that has laid down its cards. */
START_TEST(fh_27_a_partner_that_laid_down_is_never_winning)
{
    talon_game *game = misere();

    play(game, "0 play 4H, 1 play 8H");
    winning(game, 1, "8H");
    play(game, "3 play QH, 3 play 10S");
    winning(game, 3, "10S");
    play(game, "0 play 5S");
    winning(game, 3, "10S");
}
END_TEST

/* FH-26: the event of a trick names its leader, and its cards in the order
 * played. The numbers of the cards are 5 (7S), 21 (7C) and 15 (AS); 50 (4H), 54
 * (8H) and 61 (QH). */
START_TEST(fh_26_the_event_of_a_trick_has_its_cards_in_order)
{
    talon_game *game = three_hands("");
    const talon_event *trick;

    play(game, "0 pass, 1 bid 6D, 2 pass, 1 discard 8H 7H 7D");
    play(game, "1 play 7S, 2 play 7C, 0 play AS");
    trick = told(TALON_KIND_TRICK, 0);
    ck_assert_int_eq(trick->seat, 0);
    ck_assert_int_eq(trick->other, 1);
    ck_assert_uint_eq(trick->index, 1);
    ck_assert_uint_eq(trick->count, 3);
    ck_assert_uint_eq((uint64_t)trick->amount, 0xFFFFFFFFFF0F1505);
    /* a trick of three cards in a misère with four players */
    game = misere();
    play(game, "0 play 4H, 1 play 8H, 3 play QH");
    trick = told(TALON_KIND_TRICK, 0);
    ck_assert_int_eq(trick->seat, 3);
    ck_assert_int_eq(trick->other, 0);
    ck_assert_uint_eq((uint64_t)trick->amount, 0xFFFFFFFFFF3D3632);
}
END_TEST

/* Asserts what each side got for the last hand, how many hands have been
 * played, and whether the last hand is over. */
static void brought(const talon_game *game, int64_t ours, int64_t theirs,
                    uint32_t deals, int32_t is_over)
{
    int64_t returns[4];
    uint32_t count;
    int32_t over;

    ck_ok(talon_game_returns(game, returns, 4, &count));
    ck_assert_uint_eq(count, 4);
    ck_assert_int_eq(returns[0], ours);
    ck_assert_int_eq(returns[1], theirs);
    ck_assert_int_eq(returns[2], ours);
    ck_assert_int_eq(returns[3], theirs);
    ck_ok(talon_game_deal_count(game, &count));
    ck_assert_uint_eq(count, deals);
    ck_ok(talon_game_deal_over(game, &over));
    ck_assert_int_eq(over, is_over);
}

/* A misère that is made, and a hand that is passed out. */
START_TEST(fh_33_returns_are_what_the_last_hand_scored)
{
    talon_game *game = sit("australian-4, first-dealer 3, misere any-time");

    brought(game, 0, 0, 0, 1);
    game = misere();
    brought(game, 0, 0, 0, 0);
    play(game, "0 play 4H, 1 play 8H, 3 play QH,"
               "3 play 10S, 0 play 5S, 1 play 8S,"
               "3 play JS, 0 play 6S, 1 play 9S,"
               "3 play 10C, 0 play 5C, 1 play 8C,"
               "3 play JC, 0 play 6C, 1 play 9C,"
               "3 play 9D, 0 play 4D, 1 play 7D,"
               "3 play 10D, 0 play 5D, 1 play 8D,"
               "3 play KH, 0 play 5H, 1 play 9H,"
               "3 play AH, 0 play 6H, 1 play 10H");
    brought(game, 0, 0, 0, 0);
    play(game, "3 play JK:S, 0 play 7S, 1 play JH");
    brought(game, 250, 0, 1, 1);
    brought(view_of(game, SPECTATOR), 250, 0, 1, 1);
    DEAL(game, "");
    brought(game, 0, 0, 1, 0);
    play(game, "1 pass, 2 pass, 3 pass, 0 pass");
    brought(game, 0, 0, 1, 1);
}
END_TEST

/* FH-34, FH-35: returns include points for the contract and for tricks. Seat 0
 * bids 10S with the lowest cards. The failed bid is worth 440 to the other
 * side, and each of its tricks ten more. */
START_TEST(fh_35_returns_include_trick_points)
{
    talon_game *game =
        sit("quebec-4, first-dealer 3, jokers 1, defender-tricks always");

    DEAL(game, "4H 5H 6H 7H 4C 5C 6C 7C 4D 5D",
         "JK JS JC AS KS QS 10S 9S 8S 7S", "4S 5S 6S 8C 9C 6D 7D 8H 9H 10C");
    bid_and_pass(game, "10S");
    {
        talon_move move = {.kind = TALON_KIND_DISCARD};
        talon_fh_state state = fh_state(game);

        move.cards = state.hand[0] & ~cards("4H 5H 6H 7H 4C 5C 6C 7C 4D 5D");
        make(game, &move);
    }
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(fh_state(game).tricks[0], 0);
    brought(game, 0, 440 + 10 * (10 - fh_state(game).tricks[2]), 1, 1);
}
END_TEST

SUITE(five_hundred_cards)
TEST(fh_04_hands_are_shown_suit_by_suit_without_trumps)
TEST(fh_05_hands_are_shown_with_trumps_first)
TEST(fh_05_the_left_bower_belongs_to_the_trump_suit)
TEST(fh_06_before_a_contract_jokers_have_no_suit)
TEST(fh_06_a_joker_thrown_on_a_suit_belongs_to_none)
TEST(fh_21_a_joker_belongs_to_the_suit_nominated)
TEST(fh_21_of_two_jokers_only_the_contractors_has_the_suit)
TEST(fh_21_a_joker_is_shown_in_the_suit_nominated)
TEST(fh_26_the_best_card_so_far_is_winning)
TEST(fh_26_a_joker_with_a_suit_wins_only_in_that_suit)
TEST(fh_26_the_event_of_a_trick_has_its_cards_in_order)
TEST(fh_27_a_partner_that_laid_down_is_never_winning)
TEST(fh_29_a_joker_led_belongs_to_the_suit_named)
TEST(fh_33_returns_are_what_the_last_hand_scored)
TEST(fh_35_returns_include_trick_points)
TEST(suits_of_cards_not_in_the_pack_are_refused)
END_SUITE
