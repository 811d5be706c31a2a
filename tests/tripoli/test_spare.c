/* SPDX-License-Identifier: MIT */
/* The deal and the spare hand: TR-8 … TR-13. With three seats, of which seat 0
 * deals, every hand and the spare hand have thirteen cards. In most tests seat
 * 0 has the spades, seat 1 the clubs, seat 2 the diamonds, and the spare hand
 * the hearts, which pay. Each seat antes 1 on each of nine boxes. */
#include "common/tripoli.h"

START_TEST(tr_08_cards_go_clockwise_with_the_spare_hand_last)
{
    talon_game *game = sit(THREE ", first-dealer 1");
    uint8_t place[TALON_PACK_MAX];
    uint32_t count;

    ck_ok(talon_game_deal_places(game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 52);
    ck_assert_uint_eq(place[0], 2);
    ck_assert_uint_eq(place[1], 0);
    ck_assert_uint_eq(place[2], 1);
    ck_assert_uint_eq(place[3], SPARE);
    ck_assert_uint_eq(place[4], 2);
}
END_TEST

START_TEST(tr_08_the_spare_hand_may_come_first)
{
    talon_game *game = sit(THREE ", spare-place first");
    uint8_t place[TALON_PACK_MAX];
    uint32_t count;

    ck_ok(talon_game_deal_places(game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(place[0], SPARE);
    ck_assert_uint_eq(place[1], 1);
    ck_assert_uint_eq(place[2], 2);
    ck_assert_uint_eq(place[3], 0);
    ck_assert_uint_eq(place[51], 0);
}
END_TEST

START_TEST(tr_08_two_to_nine_seats_get_even_hands)
{
    talon_game *game;
    uint32_t players, seat;

    for (players = 2; players <= 9; players++) {
        talon_tr_state state;
        uint32_t all = 0, low = 52, high = 0;

        game = sit("tripoli, players %" PRIu32, players);
        DEAL(game, "");
        state = tr_state(game);
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

START_TEST(tr_09_the_pay_suit_is_sold_to_the_highest_offer)
{
    talon_game *game = sit_suits("pay-suit, players 3");
    talon_tr_state state;
    talon_event event;
    talon_move move;

    ck_assert_uint_eq(tr_state(game).pay[0], TALON_CARD_NONE);
    ck_assert_uint_eq(tr_state(game).pair_suit, 0);
    ck_assert_uint_eq(tr_state(game).sequence, 8);
    play(game, "= act 0, = legal pass offer:1..1000000, 0 offer 2, "
               "= act 1, = legal pass offer:3..1000000, 1 pass, 2 offer 3, "
               "= act 0");
    refused(game, "0 offer 3", TALON_E_OFFER_LOW, "");
    refused(game, "0 offer 0", TALON_E_AMOUNT, "");
    refused(game, "0 offer 1000001", TALON_E_AMOUNT, "");
    refused(game, "0 keep", TALON_E_PHASE, "");
    ck_assert_uint_eq(tr_state(game).passed, 1 << 1);
    ck_assert_int_eq(tr_state(game).bidder, 2);
    /* A pass is final: seat 1 gets no other turn. */
    play(game, "0 offer 6, = act 2, 2 pass, = act 0, "
               "= legal name:S name:C name:D name:H, "
               "= chips -15 -9 -9, = boxes 3 3 3 3 3 3 3 9 3");
    event = *told_for(TALON_KIND_SOLD, TALON_REASON_PAY_SUIT, 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.other, TALON_NOBODY);
    ck_assert_int_eq(event.amount, 6);
    move = read_move(game, "0 name D");
    move.denomination = TALON_DENOMINATION_NO_TRUMP;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_DENOMINATION);
    play(game, "0 name D, = act 0, = legal keep swap auction");
    state = tr_state(game);
    ck_assert_uint_eq(state.pay[0], card("AD"));
    ck_assert_uint_eq(state.pay[4], card("10D"));
    ck_assert_uint_eq(state.pair_suit, TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(state.pair_rank, TALON_RANK_KING);
    ck_assert_uint_eq(state.sequence, 8);
    ck_assert_int_eq(state.offer, 0);
}
END_TEST

START_TEST(tr_09_without_an_offer_hearts_pay)
{
    talon_game *game = sit_suits("pay-suit, players 3, "
                                 "pay-ace S, pair-suit C");

    play(game, "0 pass, 1 pass, 2 pass, = act 0, = legal keep swap auction, "
               "= boxes 3 3 3 3 3 3 3 3 3");
    ck_assert_int_eq(
        told_for(TALON_KIND_NO_OFFER, TALON_REASON_PAY_SUIT, 0)->denomination,
        TALON_SUIT_HEARTS);
    ck_assert_uint_eq(tr_state(game).pay[0], card("AH"));
    ck_assert_uint_eq(tr_state(game).pair_suit, TALON_SUIT_HEARTS);
}
END_TEST

START_TEST(tr_09_the_named_suit_pays_during_play)
{
    talon_game *game = sit_suits("pay-suit, players 3, poker off, "
                                 "spare-hand dead, michigan-opener left");

    /* Seat 1 names clubs and plays them all: it collects 7 * 3 for 10 J Q K A,
     * the pair and the sequence; the kitty of 3 + 1 (the offer is in it); and 1
     * for each of the 26 cards of the others. It has paid eight antes and the
     * offer. */
    play(game, "0 pass, 1 offer 1, 2 pass, 1 name C, 1 play 2C, 1 play 3C, "
               "1 play 4C, 1 play 5C, 1 play 6C, 1 play 7C, 1 play 8C, "
               "1 play 9C, 1 play 10C, 1 play JC, 1 play QC, 1 play KC, "
               "1 play AC, = chips -21 42 -21, = boxes 0 0 0 0 0 0 0 0 0");
}
END_TEST

START_TEST(tr_10_a_dead_spare_hand_leaves_no_choice)
{
    talon_game *game = sit_suits(THREE ", spare-hand dead");

    expect(game, "= act 1");
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_SELECT_HAND);
}
END_TEST

START_TEST(tr_10_the_dealer_may_keep_its_hand)
{
    talon_game *game = sit_suits(THREE);

    play(game, "= act 0, = legal keep swap auction, 0 keep, = act 1");
    ck_assert_uint_eq(cards_at(game, 0), cards(SPADES));
}
END_TEST

START_TEST(tr_10_the_option_may_allow_a_swap_but_no_auction)
{
    talon_game *game = sit_suits(THREE ", spare-hand swap");

    expect(game, "= legal keep swap");
    refused(game, "0 auction", TALON_E_SPARE, "");
    /* The swap ends the spare phase: seat 0 collects ace to ten and the pair, 6
     * boxes of 3, and a share of the sequence, which all three seats hold. */
    play(game, "0 swap, = act 1, = chips 10 -8 -8, "
               "= boxes 0 0 0 0 0 0 0 3 3");
    ck_assert_uint_eq(cards_at(game, 0), cards(HEARTS));
    ck_assert_uint_eq(cards_at(game, SPARE), cards(SPADES));
    ck_assert_uint_eq(tr_state(game).swapped, 1);
}
END_TEST

START_TEST(tr_10_a_swap_is_reported_in_events)
{
    talon_game *game = sit_suits(THREE);
    talon_event event;

    play(game, "0 swap");
    ck_assert_uint_eq(last_step.event[0].kind, TALON_KIND_SWAP);
    event = *told_for(TALON_KIND_HAND, TALON_REASON_SWAPPED, 0);
    ck_assert_uint_eq(event.place, 0);
    ck_assert_uint_eq(event.cards, cards(HEARTS));
    event = *told_for(TALON_KIND_HAND, TALON_REASON_SWAPPED, 1);
    ck_assert_uint_eq(event.place, SPARE);
    ck_assert_uint_eq(event.viewers, 1 << 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_uint_eq(event.cards, cards(SPADES));
    ck_assert_uint_eq(event.count, 13);
}
END_TEST

START_TEST(tr_10_a_swap_may_come_between_two_auctions)
{
    talon_game *game = sit_suits(THREE);

    play(game, "0 auction, = act 1, 1 pass, 2 pass, = act 0, "
               "= legal keep swap");
    refused(game, "0 auction", TALON_E_SPARE, "");
    play(game, "0 swap, = act 0, = legal keep auction");
    refused(game, "0 swap", TALON_E_SPARE, "");
    /* After the second auction without an offer, nothing is left to choose. */
    play(game, "0 auction, 1 pass, 2 pass, = act 1");
    ck_assert_uint_eq(
        times_told_for(TALON_KIND_NO_OFFER, TALON_REASON_FOR_HAND), 1);
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_SELECT_HAND);
    ck_assert_uint_eq(cards_at(game, 0), cards(HEARTS));
}
END_TEST

START_TEST(tr_10_the_dealer_may_keep_its_hand_after_an_auction)
{
    talon_game *game = sit_suits(THREE);

    play(game, "0 auction, 1 pass, 2 pass, 0 keep, = act 1");
    ck_assert_uint_eq(cards_at(game, 0), cards(SPADES));
}
END_TEST

START_TEST(tr_10_the_dealer_may_keep_its_hand_after_a_swap)
{
    talon_game *game = sit_suits(THREE);

    play(game, "0 swap, 0 keep, = act 1, = chips 10 -8 -8");
}
END_TEST

START_TEST(tr_10_the_old_hand_may_be_sold_after_a_swap)
{
    talon_game *game = sit_suits(THREE);
    talon_tr_state state;

    play(game, "0 swap, 0 auction, 1 offer 7, 2 pass, = act 1");
    ck_assert_uint_eq(cards_at(game, 0), cards(HEARTS));
    ck_assert_uint_eq(cards_at(game, 1), cards(SPADES));
    ck_assert_uint_eq(cards_at(game, SPARE), cards(CLUBS));
    /* Seat 1 pays 7 to the dealer. Then the boxes pay: seat 0 collects 18 and a
     * share of the sequence, seats 1 and 2 a share each. */
    expect(game, "= chips 17 -15 -8, = boxes 0 0 0 0 0 0 0 3 3");
    state = tr_state(game);
    ck_assert_int_eq(state.buyer, 1);
    ck_assert_int_eq(state.offer, 7);
    ck_assert_int_eq(state.bidder, TALON_NOBODY);
}
END_TEST

/* TR-11: bidding goes around from the dealer's left; the buyer pays the
 * dealer. */
START_TEST(tr_11_the_spare_hand_is_sold_to_the_highest_offer)
{
    talon_game *game = sit_suits("tripoli, players 3, first-dealer 2");
    talon_event event;

    /* With the same cards, seat 2 deals: seat 0 bids first, then seat 1; the
     * dealer does not bid. */
    play(game, "2 auction, = act 0, = legal pass offer:1..1000000, 0 offer 3, "
               "= act 1, = legal pass offer:4..1000000");
    refused(game, "1 offer 3", TALON_E_OFFER_LOW, "");
    refused(game, "2 pass", TALON_E_TURN, "");
    play(game, "1 offer 5, 0 offer 1000000, = act 1, = legal pass");
    refused(game, "1 offer 1000000", TALON_E_OFFER_LOW, "");
    play(game, "1 pass");
    event = *told_for(TALON_KIND_SOLD, TALON_REASON_FOR_HAND, 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.other, 2);
    ck_assert_int_eq(event.amount, 1000000);
    event = *told_for(TALON_KIND_HAND, TALON_REASON_SOLD, 0);
    ck_assert_uint_eq(event.place, 0);
    ck_assert_uint_eq(event.cards, cards(HEARTS));
    ck_assert_uint_eq(cards_at(game, 0), cards(HEARTS));
    ck_assert_uint_eq(cards_at(game, SPARE), cards(SPADES));
    /* The sale ends the spare phase: the buyer collects 18 and one of the 3
     * chips on the sequence. */
    expect(game, "= act 0, = chips -999990 -8 999992");
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_SELECT_HAND);
}
END_TEST

START_TEST(tr_11_a_single_bidder_buys_with_one_offer)
{
    talon_game *game = sit("tripoli, players 2");

    DEAL(game, "");
    play(game, "0 auction, = act 1, 1 offer 1");
    ck_assert_uint_eq(times_told_for(TALON_KIND_SOLD, TALON_REASON_FOR_HAND),
                      1);
    ck_assert_int_eq(tr_state(game).buyer, 1);
}
END_TEST

START_TEST(tr_11_a_seat_that_cannot_offer_more_can_only_pass)
{
    talon_game *game;

    /* After the antes everybody has one chip left. */
    game = sit_suits(THREE ", bankroll 10");
    play(game, "0 auction, = legal pass offer:1..1");
    refused(game, "1 offer 2", TALON_E_CHIPS, "");
    play(game, "1 offer 1, = act 2, = legal pass");
    refused(game, "2 offer 2", TALON_E_CHIPS, "");
    play(game, "2 pass");
    ck_assert_int_eq(tr_state(game).buyer, 1);
}
END_TEST

START_TEST(tr_12_a_dealer_with_a_pay_card_may_not_swap)
{
    talon_game *game = sit(THREE ", pay-card-bar on");

    DEAL(game, [0] = "AH 2C 8D", [SPARE] = "8S 8H 8C KH QH JH 10H");
    expect(game, "= legal keep auction");
    refused(game, "0 swap", TALON_E_BAR, "AH");
    /* After an auction without an offer, neither swap nor auction is possible,
     * so the phase ends. */
    play(game, "0 auction, 1 pass, 2 pass, = act 1");
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_SELECT_HAND);
    ck_assert_uint_eq(tr_state(game).barred, 1 << 0);
}
END_TEST

START_TEST(tr_12_a_barred_dealer_still_has_a_turn)
{
    talon_game *game = sit(THREE ", pay-card-bar on, spare-hand swap");

    DEAL(game, [0] = "KH QH", [SPARE] = "AH JH 10H 8S 8C 8D 8H");
    expect(game, "= act 0, = legal keep");
    refused(game, "0 swap", TALON_E_BAR, "KH QH");
    play(game, "0 keep, = act 1");
}
END_TEST

START_TEST(tr_12_barred_bidders_have_no_turn)
{
    talon_game *game;

    /* Seat 1 has the pair, but neither card pays on this board; seat 3 has a
     * sequence: both are barred. Seat 2 has nothing that pays, so it is the
     * only bidder and buys with its offer. */
    game = sit("rummoli, players 4, pay-card-bar on");
    DEAL(game, [1] = "KD AD", [3] = "7C 8C 9C",
         [SPARE] = "AS KH QC JD 10S 7S 7D 7H");
    play(game, "0 auction, = act 2");
    ck_assert_uint_eq(tr_state(game).barred, 1 << 1 | 1 << 3);
    play(game, "2 offer 1");
    ck_assert_int_eq(tr_state(game).buyer, 2);
}
END_TEST

START_TEST(tr_12_if_all_bidders_are_barred_nobody_offers)
{
    talon_game *game = sit(THREE ", pay-card-bar on");

    DEAL(game, [1] = "AH", [2] = "JH", [SPARE] = "8S 8C 8D 8H KH QH 10H");
    play(game, "= legal keep swap auction, 0 auction, = act 0, "
               "= legal keep swap");
    ck_assert_uint_eq(
        times_told_for(TALON_KIND_NO_OFFER, TALON_REASON_FOR_HAND), 1);
}
END_TEST

START_TEST(tr_12_without_the_option_nobody_is_barred)
{
    talon_game *game = sit(THREE);

    DEAL(game, [0] = "AH KH QH", [1] = "JH");
    play(game, "= legal keep swap auction, 0 auction, = act 1");
    ck_assert_uint_eq(tr_state(game).barred, 0);
}
END_TEST

START_TEST(tr_13_cards_selected_for_poker_stay_in_the_hand)
{
    talon_game *game = sit_suits(THREE ", spare-hand dead, poker showdown");

    play(game, "1 select 2C 3C 4C 5C 6C, 2 select 10D JD QD KD AD, "
               "0 select 2S 3S 4S 5S 6S, = act 2, = legal play:2D");
    ck_assert_uint_eq(cards_at(game, 1), cards(CLUBS));
    ck_assert_uint_eq(cards_at(game, 2), cards(DIAMONDS));
}
END_TEST

SUITE(tripoli_spare)
TEST(tr_08_cards_go_clockwise_with_the_spare_hand_last)
TEST(tr_08_the_spare_hand_may_come_first)
TEST(tr_08_two_to_nine_seats_get_even_hands)
TEST(tr_09_the_pay_suit_is_sold_to_the_highest_offer)
TEST(tr_09_without_an_offer_hearts_pay)
TEST(tr_09_the_named_suit_pays_during_play)
TEST(tr_10_a_dead_spare_hand_leaves_no_choice)
TEST(tr_10_the_dealer_may_keep_its_hand)
TEST(tr_10_the_option_may_allow_a_swap_but_no_auction)
TEST(tr_10_a_swap_is_reported_in_events)
TEST(tr_10_a_swap_may_come_between_two_auctions)
TEST(tr_10_the_dealer_may_keep_its_hand_after_an_auction)
TEST(tr_10_the_dealer_may_keep_its_hand_after_a_swap)
TEST(tr_10_the_old_hand_may_be_sold_after_a_swap)
TEST(tr_11_the_spare_hand_is_sold_to_the_highest_offer)
TEST(tr_11_a_single_bidder_buys_with_one_offer)
TEST(tr_11_a_seat_that_cannot_offer_more_can_only_pass)
TEST(tr_12_a_dealer_with_a_pay_card_may_not_swap)
TEST(tr_12_a_barred_dealer_still_has_a_turn)
TEST(tr_12_barred_bidders_have_no_turn)
TEST(tr_12_if_all_bidders_are_barred_nobody_offers)
TEST(tr_12_without_the_option_nobody_is_barred)
TEST(tr_13_cards_selected_for_poker_stay_in_the_hand)
END_SUITE
