/* SPDX-License-Identifier: MIT */
/* The deal and the spare hand: TR-8 … TR-13. With three seats and seat 0
 * dealing, every hand and the spare have thirteen cards; here mostly seat 0
 * gets the spades, seat 1 the clubs, seat 2 the diamonds, the spare hearts,
 * which pay. Antes of 1 on nine boxes. */
#include "test_tripoli.h"

#define THREE    "preset tripoli\noption players 3\n"

#define SPADES   "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"
#define CLUBS    "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
#define DIAMONDS "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
#define HEARTS   "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"

static void deal_suits(struct table *t, const char *options)
{
    sit(t, options);
    DEAL(t, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS, [SPARE] = HEARTS);
}

static talon_cards hand_of(const struct table *t, uint32_t place)
{
    talon_cards hand;

    ck_ok(talon_game_cards(t->game, place, &hand, NULL));
    return hand;
}

START_TEST(tr_08_served_clockwise_the_spare_last)
{
    struct table t;
    uint8_t place[TALON_PACK_MAX];
    uint32_t count;

    sit(&t, THREE "option first-dealer 1\n");
    ck_ok(talon_game_deal_places(t.game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 52);
    ck_assert_uint_eq(place[0], 2);
    ck_assert_uint_eq(place[1], 0);
    ck_assert_uint_eq(place[2], 1);
    ck_assert_uint_eq(place[3], SPARE);
    ck_assert_uint_eq(place[4], 2);
}
END_TEST

START_TEST(tr_08_the_spare_first)
{
    struct table t;
    uint8_t place[TALON_PACK_MAX];
    uint32_t count;

    sit(&t, THREE "option spare-place first\n");
    ck_ok(talon_game_deal_places(t.game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(place[0], SPARE);
    ck_assert_uint_eq(place[1], 1);
    ck_assert_uint_eq(place[2], 2);
    ck_assert_uint_eq(place[3], 0);
    ck_assert_uint_eq(place[51], 0);
}
END_TEST

START_TEST(tr_08_hands_of_two_to_nine_seats)
{
    struct table t;
    char options[128];
    uint32_t players, seat;

    for (players = 2; players <= 9; players++) {
        talon_tr_state state;
        uint32_t all = 0, low = 52, high = 0;

        snprintf(options, sizeof options,
                 "preset tripoli\noption players %" PRIu32 "\n", players);
        sit(&t, options);
        DEAL(&t, 0);
        state = state_of(&t);
        for (seat = 0; seat <= players; seat++) {
            uint32_t held =
                seat < players ? state.held[seat] : state.spare_count;

            all += held;
            low = held < low ? held : low;
            high = held > high ? held : high;
        }
        ck_assert_uint_eq(all, 52);
        ck_assert_uint_ge(low, 5);
        ck_assert_uint_le(high - low, 1);
    }
}
END_TEST

START_TEST(tr_09_auction_of_the_pay_suit)
{
    struct table t;
    talon_tr_state state;
    talon_event event;
    talon_move move;

    deal_suits(&t, "preset pay-suit\noption players 3\n");
    ck_assert_uint_eq(state_of(&t).pay[0], TALON_CARD_NONE);
    ck_assert_uint_eq(state_of(&t).pair_suit, 0);
    ck_assert_uint_eq(state_of(&t).sequence, 8);
    script(&t, "= act 0\n= legal pass offer:1..1000000\n0 offer 2\n"
               "= act 1\n= legal pass offer:3..1000000\n1 pass\n2 offer 3\n"
               "= act 0\n");
    refused(&t, "0 offer 3", TALON_E_OFFER_LOW, "");
    refused(&t, "0 offer 0", TALON_E_AMOUNT, "");
    refused(&t, "0 offer 1000001", TALON_E_AMOUNT, "");
    refused(&t, "0 keep", TALON_E_PHASE, "");
    ck_assert_uint_eq(state_of(&t).passed, 1 << 1);
    ck_assert_int_eq(state_of(&t).bidder, 2);
    /* A pass is final: 1 is not asked again. */
    script(&t, "0 offer 6\n= act 2\n2 pass\n= act 0\n"
               "= legal name:S name:C name:D name:H\n"
               "= chips -15 -9 -9\n= boxes 3 3 3 3 3 3 3 9 3\n");
    event = told(&t, TALON_KIND_SOLD, TALON_REASON_PAY_SUIT, 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.other, TALON_NOBODY);
    ck_assert_int_eq(event.amount, 6);
    move = move_of(&t, "0 name D");
    move.denomination = TALON_DENOMINATION_NO_TRUMP;
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_DENOMINATION);
    script(&t, "0 name D\n= act 0\n= legal keep swap auction\n");
    state = state_of(&t);
    ck_assert_uint_eq(state.pay[0], card("AD"));
    ck_assert_uint_eq(state.pay[4], card("10D"));
    ck_assert_uint_eq(state.pair_suit, TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(state.pair_rank, TALON_RANK_KING);
    ck_assert_uint_eq(state.sequence, 8);
    ck_assert_int_eq(state.offer, 0);
}
END_TEST

START_TEST(tr_09_hearts_without_an_offer)
{
    struct table t;

    deal_suits(&t, "preset pay-suit\noption players 3\n"
                   "option pay-ace S\noption pair-suit C\n");
    script(&t, "0 pass\n1 pass\n2 pass\n= act 0\n= legal keep swap auction\n"
               "= boxes 3 3 3 3 3 3 3 3 3\n");
    ck_assert_int_eq(
        told(&t, TALON_KIND_NO_OFFER, TALON_REASON_PAY_SUIT, 0).denomination,
        TALON_SUIT_HEARTS);
    ck_assert_uint_eq(state_of(&t).pay[0], card("AH"));
    ck_assert_uint_eq(state_of(&t).pair_suit, TALON_SUIT_HEARTS);
}
END_TEST

START_TEST(tr_09_named_suit_pays_in_play)
{
    struct table t;

    deal_suits(&t, "preset pay-suit\noption players 3\noption poker off\n"
                   "option spare-hand dead\noption michigan-opener left\n");
    /* Seat 1 names clubs and plays them all: 10 J Q K A, pair and sequence are
     * 7 * 3; the kitty has 3 and the offer of 1; 26 cards are left. Paid: eight
     * antes and the offer. */
    script(&t, "0 pass\n1 offer 1\n2 pass\n1 name C\n1 play 2C\n1 play 3C\n"
               "1 play 4C\n1 play 5C\n1 play 6C\n1 play 7C\n1 play 8C\n"
               "1 play 9C\n1 play 10C\n1 play JC\n1 play QC\n1 play KC\n"
               "1 play AC\n= chips -21 42 -21\n= boxes 0 0 0 0 0 0 0 0 0\n");
}
END_TEST

START_TEST(tr_10_dead)
{
    struct table t;

    deal_suits(&t, THREE "option spare-hand dead\n");
    script(&t, "= act 1\n");
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_SELECT_HAND);
}
END_TEST

START_TEST(tr_10_keep)
{
    struct table t;

    deal_suits(&t, THREE);
    script(&t, "= act 0\n= legal keep swap auction\n0 keep\n= act 1\n");
    ck_assert_uint_eq(hand_of(&t, 0), cards(SPADES));
}
END_TEST

START_TEST(tr_10_swap_only)
{
    struct table t;

    deal_suits(&t, THREE "option spare-hand swap\n");
    script(&t, "= legal keep swap\n");
    refused(&t, "0 auction", TALON_E_SPARE, "");
    /* A swap settles it: seat 0 collects ace to ten and the pair, 6 boxes of 3,
     * and a share of the sequence, which all three have. */
    script(&t, "0 swap\n= act 1\n= chips 10 -8 -8\n"
               "= boxes 0 0 0 0 0 0 0 3 3\n");
    ck_assert_uint_eq(hand_of(&t, 0), cards(HEARTS));
    ck_assert_uint_eq(hand_of(&t, SPARE), cards(SPADES));
    ck_assert_uint_eq(state_of(&t).swapped, 1);
}
END_TEST

START_TEST(tr_10_swap_is_told)
{
    struct table t;
    talon_event event;

    deal_suits(&t, THREE);
    script(&t, "0 swap\n");
    ck_assert_uint_eq(t.event[0].kind, TALON_KIND_SWAP);
    event = told(&t, TALON_KIND_HAND, TALON_REASON_SWAPPED, 0);
    ck_assert_uint_eq(event.place, 0);
    ck_assert_uint_eq(event.cards, cards(HEARTS));
    event = told(&t, TALON_KIND_HAND, TALON_REASON_SWAPPED, 1);
    ck_assert_uint_eq(event.place, SPARE);
    ck_assert_uint_eq(event.viewers, 1 << 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_uint_eq(event.cards, cards(SPADES));
    ck_assert_uint_eq(event.count, 13);
}
END_TEST

START_TEST(tr_10_auction_swap_auction)
{
    struct table t;

    deal_suits(&t, THREE);
    script(&t, "0 auction\n= act 1\n1 pass\n2 pass\n= act 0\n"
               "= legal keep swap\n");
    refused(&t, "0 auction", TALON_E_SPARE, "");
    script(&t, "0 swap\n= act 0\n= legal keep auction\n");
    refused(&t, "0 swap", TALON_E_SPARE, "");
    /* The second auction without an offer leaves nothing to choose. */
    script(&t, "0 auction\n1 pass\n2 pass\n= act 1\n");
    ck_assert_uint_eq(
        times_told(&t, TALON_KIND_NO_OFFER, TALON_REASON_FOR_HAND), 1);
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_SELECT_HAND);
    ck_assert_uint_eq(hand_of(&t, 0), cards(HEARTS));
}
END_TEST

START_TEST(tr_10_auction_then_keep)
{
    struct table t;

    deal_suits(&t, THREE);
    script(&t, "0 auction\n1 pass\n2 pass\n0 keep\n= act 1\n");
    ck_assert_uint_eq(hand_of(&t, 0), cards(SPADES));
}
END_TEST

START_TEST(tr_10_swap_then_keep)
{
    struct table t;

    deal_suits(&t, THREE);
    script(&t, "0 swap\n0 keep\n= act 1\n= chips 10 -8 -8\n");
}
END_TEST

START_TEST(tr_10_old_hand_sold_after_the_swap)
{
    struct table t;
    talon_tr_state state;

    deal_suits(&t, THREE);
    script(&t, "0 swap\n0 auction\n1 offer 7\n2 pass\n= act 1\n");
    ck_assert_uint_eq(hand_of(&t, 0), cards(HEARTS));
    ck_assert_uint_eq(hand_of(&t, 1), cards(SPADES));
    ck_assert_uint_eq(hand_of(&t, SPARE), cards(CLUBS));
    /* 7 from seat 1 to the dealer, then the boxes: 18 and a share for seat 0,
     * a share each for 1 and 2. */
    script(&t, "= chips 17 -15 -8\n= boxes 0 0 0 0 0 0 0 3 3\n");
    state = state_of(&t);
    ck_assert_int_eq(state.buyer, 1);
    ck_assert_int_eq(state.offer, 7);
    ck_assert_int_eq(state.bidder, TALON_NOBODY);
}
END_TEST

/* TR-11: bids go round from the dealer's left; the buyer pays the dealer. */
START_TEST(tr_11_auction_of_the_spare_hand)
{
    struct table t;
    talon_event event;

    deal_suits(&t, "preset tripoli\noption players 3\noption first-dealer 2\n");
    /* The same cards, but seat 2 deals: first 0 bids, then 1, not the dealer.
     */
    script(&t, "2 auction\n= act 0\n= legal pass offer:1..1000000\n0 offer 3\n"
               "= act 1\n= legal pass offer:4..1000000\n");
    refused(&t, "1 offer 3", TALON_E_OFFER_LOW, "");
    refused(&t, "2 pass", TALON_E_TURN, "");
    script(&t, "1 offer 5\n0 offer 1000000\n= act 1\n= legal pass\n");
    refused(&t, "1 offer 1000000", TALON_E_OFFER_LOW, "");
    script(&t, "1 pass\n");
    event = told(&t, TALON_KIND_SOLD, TALON_REASON_FOR_HAND, 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.other, 2);
    ck_assert_int_eq(event.amount, 1000000);
    event = told(&t, TALON_KIND_HAND, TALON_REASON_SOLD, 0);
    ck_assert_uint_eq(event.place, 0);
    ck_assert_uint_eq(event.cards, cards(HEARTS));
    ck_assert_uint_eq(hand_of(&t, 0), cards(HEARTS));
    ck_assert_uint_eq(hand_of(&t, SPARE), cards(SPADES));
    /* The sale settles it: the buyer collects 18 and a third of 3. */
    script(&t, "= act 0\n= chips -999990 -8 999992\n");
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_SELECT_HAND);
}
END_TEST

START_TEST(tr_11_only_bidder_needs_one_offer)
{
    struct table t;

    sit(&t, "preset tripoli\noption players 2\n");
    DEAL(&t, 0);
    script(&t, "0 auction\n= act 1\n1 offer 1\n");
    ck_assert_uint_eq(times_told(&t, TALON_KIND_SOLD, TALON_REASON_FOR_HAND),
                      1);
    ck_assert_int_eq(state_of(&t).buyer, 1);
}
END_TEST

START_TEST(tr_11_a_seat_that_cannot_offer_passes)
{
    struct table t;

    /* After the antes everybody has a single chip. */
    deal_suits(&t, THREE "option bankroll 10\n");
    script(&t, "0 auction\n= legal pass offer:1..1\n");
    refused(&t, "1 offer 2", TALON_E_CHIPS, "");
    script(&t, "1 offer 1\n= act 2\n= legal pass\n");
    refused(&t, "2 offer 2", TALON_E_CHIPS, "");
    script(&t, "2 pass\n");
    ck_assert_int_eq(state_of(&t).buyer, 1);
}
END_TEST

START_TEST(tr_12_bar_on_the_dealer)
{
    struct table t;

    sit(&t, THREE "option pay-card-bar on\n");
    DEAL(&t, [0] = "AH 2C 8D", [SPARE] = "8S 8H 8C KH QH JH 10H");
    script(&t, "= legal keep auction\n");
    refused(&t, "0 swap", TALON_E_BAR, "AH");
    /* Without an offer neither swap nor auction is left, and it ends. */
    script(&t, "0 auction\n1 pass\n2 pass\n= act 1\n");
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_SELECT_HAND);
    ck_assert_uint_eq(state_of(&t).barred, 1 << 0);
}
END_TEST

START_TEST(tr_12_barred_dealer_is_asked_all_the_same)
{
    struct table t;

    sit(&t, THREE "option pay-card-bar on\noption spare-hand swap\n");
    DEAL(&t, [0] = "KH QH", [SPARE] = "AH JH 10H 8S 8C 8D 8H");
    script(&t, "= act 0\n= legal keep\n");
    refused(&t, "0 swap", TALON_E_BAR, "KH QH");
    script(&t, "0 keep\n= act 1\n");
}
END_TEST

START_TEST(tr_12_barred_bidders_get_no_turn)
{
    struct table t;

    /* Seat 1 has the pair but neither card pays on this board; seat 2 has
     * nothing; seat 3 a sequence: only 2 bids, and its offer buys. */
    sit(&t, "preset rummoli\noption players 4\noption pay-card-bar on\n");
    DEAL(&t, [1] = "KD AD", [3] = "7C 8C 9C",
         [SPARE] = "AS KH QC JD 10S 7S 7D 7H");
    script(&t, "0 auction\n= act 2\n");
    ck_assert_uint_eq(state_of(&t).barred, 1 << 1 | 1 << 3);
    script(&t, "2 offer 1\n");
    ck_assert_int_eq(state_of(&t).buyer, 2);
}
END_TEST

START_TEST(tr_12_all_bidders_barred)
{
    struct table t;

    sit(&t, THREE "option pay-card-bar on\n");
    DEAL(&t, [1] = "AH", [2] = "JH", [SPARE] = "8S 8C 8D 8H KH QH 10H");
    script(&t, "= legal keep swap auction\n0 auction\n= act 0\n"
               "= legal keep swap\n");
    ck_assert_uint_eq(
        times_told(&t, TALON_KIND_NO_OFFER, TALON_REASON_FOR_HAND), 1);
}
END_TEST

START_TEST(tr_12_no_bar_without_the_option)
{
    struct table t;

    sit(&t, THREE);
    DEAL(&t, [0] = "AH KH QH", [1] = "JH");
    script(&t, "= legal keep swap auction\n0 auction\n= act 1\n");
    ck_assert_uint_eq(state_of(&t).barred, 0);
}
END_TEST

START_TEST(tr_13_poker_cards_stay_in_the_hand)
{
    struct table t;

    deal_suits(&t, THREE "option spare-hand dead\noption poker showdown\n");
    script(&t, "1 select 2C 3C 4C 5C 6C\n2 select 10D JD QD KD AD\n"
               "0 select 2S 3S 4S 5S 6S\n= act 2\n= legal play:2D\n");
    ck_assert_uint_eq(hand_of(&t, 1), cards(CLUBS));
    ck_assert_uint_eq(hand_of(&t, 2), cards(DIAMONDS));
}
END_TEST

SUITE(tripoli_spare)
TEST(tr_08_served_clockwise_the_spare_last)
TEST(tr_08_the_spare_first)
TEST(tr_08_hands_of_two_to_nine_seats)
TEST(tr_09_auction_of_the_pay_suit)
TEST(tr_09_hearts_without_an_offer)
TEST(tr_09_named_suit_pays_in_play)
TEST(tr_10_dead)
TEST(tr_10_keep)
TEST(tr_10_swap_only)
TEST(tr_10_swap_is_told)
TEST(tr_10_auction_swap_auction)
TEST(tr_10_auction_then_keep)
TEST(tr_10_swap_then_keep)
TEST(tr_10_old_hand_sold_after_the_swap)
TEST(tr_11_auction_of_the_spare_hand)
TEST(tr_11_only_bidder_needs_one_offer)
TEST(tr_11_a_seat_that_cannot_offer_passes)
TEST(tr_12_bar_on_the_dealer)
TEST(tr_12_barred_dealer_is_asked_all_the_same)
TEST(tr_12_barred_bidders_get_no_turn)
TEST(tr_12_all_bidders_barred)
TEST(tr_12_no_bar_without_the_option)
TEST(tr_13_poker_cards_stay_in_the_hand)
END_SUITE
