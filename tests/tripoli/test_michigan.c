/* SPDX-License-Identifier: MIT */
/* Michigan: leads, runs, passed leads, and the end of a deal (TR-20 … TR-27,
 * TR-37). With nine seats, of which seat 0 deals, seats 1 and 2 have six cards,
 * and the other seats and the spare hand five; with three seats, all have
 * thirteen. */
#include "common/tripoli.h"

/* STOPS with nine seats. */
#define NINE STOPS ", players 9"

START_TEST(tr_20_the_seat_left_of_the_dealer_may_open)
{
    talon_game *game = sit(STOPS);

    DEAL(game, "");
    expect(game, "= act 1");
}
END_TEST

START_TEST(tr_20_the_dealer_may_open)
{
    talon_game *game = sit(STOPS ", michigan-opener dealer");

    DEAL(game, "");
    expect(game, "= act 0");
}
END_TEST

START_TEST(tr_20_the_lowest_diamond_may_open)
{
    talon_game *game = sit(STOPS ", michigan-opener lowest-diamond");

    /* Nobody holds the two, so the holder of the three opens; it need not lead
     * that card. */
    DEAL(game, [SPARE] = "2D", [2] = "3D 2S 5H", [1] = "4D");
    play(game, "= act 2, 2 play 2S");
}
END_TEST

START_TEST(tr_20_without_diamonds_the_seat_left_of_the_dealer_opens)
{
    talon_game *game = sit(STOPS ", michigan-opener lowest-diamond");

    DEAL(game, [SPARE] = "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD");
    expect(game, "= act 1");
}
END_TEST

START_TEST(tr_20_the_lowest_club_may_open)
{
    talon_game *game = sit(STOPS ", michigan-opener lowest-club");

    DEAL(game, [0] = "2C", [1] = "2D");
    expect(game, "= act 0");
}
END_TEST

START_TEST(tr_20_the_winner_of_the_pot_may_open)
{
    talon_game *game = sit(SHOWDOWN);

    DEAL(game, [0] = "2S 3H 4S 5S 7C", [1] = "2C 3C 4C 5C 7D",
         [2] = "9S 9C 9D KS QC");
    play(game, "1 select 2C 3C 4C 5C 7D, 2 select 9S 9C 9D KS QC, "
               "0 select 2S 3H 4S 5S 7C, = act 2");
    ck_assert_int_eq(tr_state(game).pot_winner, 2);
}
END_TEST

START_TEST(tr_20_if_the_pot_is_split_the_first_winner_from_the_left_opens)
{
    talon_game *game = sit(SHOWDOWN);

    /* Seats 0 and 2 have equal hands; counted from the dealer's left, seat 2
     * comes before seat 0. */
    DEAL(game, [0] = "AS KS QS JS 9C", [1] = "2C 3C 4D 5C 7D",
         [2] = "AC KC QC JC 9S");
    play(game, "1 select 2C 3C 4D 5C 7D, 2 select AC KC QC JC 9S, "
               "0 select AS KS QS JS 9C, = act 2");
}
END_TEST

START_TEST(tr_20_without_poker_the_seat_left_of_the_dealer_opens)
{
    talon_game *game = sit(STOPS ", michigan-opener pot-winner");

    DEAL(game, "");
    expect(game, "= act 1");
    ck_assert_int_eq(tr_state(game).pot_winner, TALON_NOBODY);
}
END_TEST

START_TEST(tr_21_the_lowest_card_of_a_suit_must_be_led)
{
    talon_game *game = sit(NINE);

    DEAL(game, [1] = "4S 9S 3H 7H 2D KC");
    expect(game, "= legal play:4S play:KC play:2D play:3H");
    refused(game, "1 play 9S", TALON_E_LEAD_LOWEST, "4S KC 2D 3H");
    refused(game, "1 play 10S", TALON_E_NOT_HELD, "10S");
}
END_TEST

START_TEST(tr_21_any_card_of_a_suit_may_be_led)
{
    talon_game *game = sit(NINE ", lead-card any");

    DEAL(game, [1] = "4S 9S 3H 7H 2D KC");
    expect(game, "= legal play:4S play:9S play:KC play:2D play:3H play:7H");
}
END_TEST

/* TR-22: the first lead is the lowest card of the whole hand. */
START_TEST(tr_22_the_lowest_card_of_the_hand_is_led_first)
{
    talon_game *game = sit(NINE ", first-lead lowest-of-hand, lead-card any");

    DEAL(game, [1] = "3S 9S 3H 7H 5D KC", [SPARE] = "4S");
    expect(game, "= legal play:3S play:3H");
    refused(game, "1 play 5D", TALON_E_LEAD_SUIT, "3S 3H");
    refused(game, "1 play 9S", TALON_E_LEAD_LOWEST, "3S 3H");
    /* The rule holds only for the first lead: later, any card of another suit
     * may be led. */
    play(game, "1 play 3S, = act 1, = legal play:KC play:5D play:3H play:7H");
}
END_TEST

START_TEST(tr_23_a_run_is_forced_until_it_stops)
{
    talon_game *game = sit(NINE);
    talon_event stop;

    DEAL(game, [1] = "5S 2H 3H 4D 9D KC", [4] = "6S 5H", [2] = "7S",
         [SPARE] = "8S");
    play(game, "1 play 5S, = act 4, = legal play:6S");
    refused(game, "4 play 5H", TALON_E_RUN, "6S");
    play(game, "4 play 6S, = act 2, = legal play:7S, 2 play 7S, = act 2");
    stop = *told_for(TALON_KIND_STOP, TALON_REASON_STOP, 0);
    ck_assert_int_eq(stop.seat, 2);
    ck_assert_uint_eq(stop.cards, cards("7S"));
    ck_assert_uint_eq(tr_state(game).run, cards("5S 6S 7S"));
}
END_TEST

START_TEST(tr_01_the_jack_follows_the_ten_and_the_ace_ends_a_run)
{
    talon_game *game = sit(NINE);

    DEAL(game, [1] = "10S KS 2H 4D 9D KC", [3] = "JS AS 2C", [2] = "QS");
    play(game, "1 play 10S, 3 play JS, 2 play QS, 1 play KS, 3 play AS, "
               "= act 3");
    ck_assert_uint_eq(times_told_for(TALON_KIND_STOP, TALON_REASON_ACE), 1);
}
END_TEST

START_TEST(tr_23_a_run_stops_at_a_card_already_played)
{
    talon_game *game = sit(NINE ", lead-card any, next-lead any-suit");

    DEAL(game, [1] = "4S 5S 2H 4D 9D KC", [SPARE] = "6S");
    play(game, "1 play 5S, = act 1, 1 play 4S, = act 1");
    ck_assert_uint_eq(times_told_for(TALON_KIND_STOP, TALON_REASON_STOP), 1);
    ck_assert_uint_eq(tr_state(game).run, cards("4S"));
}
END_TEST

/* Seat 1 leads 5S. The run ends at once, because 6S is in the spare hand, and
 * seat 1 leads again. */
static talon_game *lead_after_stop(const char *lines)
{
    talon_game *game = sit("%s", lines);

    DEAL(game, [1] = "5S 9S 6C 4D 8D 7H", [SPARE] = "6S");
    play(game, "1 play 5S, = act 1");
    return game;
}

START_TEST(tr_24_the_next_lead_may_have_to_be_another_suit)
{
    talon_game *game = lead_after_stop(NINE);

    expect(game, "= legal play:6C play:4D play:7H");
    refused(game, "1 play 9S", TALON_E_LEAD_SUIT, "6C 4D 7H");
}
END_TEST

START_TEST(tr_24_the_next_lead_may_be_any_suit)
{
    talon_game *game = lead_after_stop(NINE ", next-lead any-suit");

    expect(game, "= legal play:9S play:6C play:4D play:7H");
}
END_TEST

START_TEST(tr_24_the_next_lead_may_have_to_be_the_other_color)
{
    talon_game *game = lead_after_stop(NINE ", next-lead other-colour");

    expect(game, "= legal play:4D play:7H");
    refused(game, "1 play 6C", TALON_E_LEAD_SUIT, "4D 7H");
}
END_TEST

START_TEST(tr_24_the_colors_of_leads_may_alternate)
{
    talon_game *game = sit(NINE ", next-lead alternate, lead-card any, "
                                "first-lead lowest-of-hand");

    /* The first lead must be black, whatever red cards the hand has: one of the
     * two fives, its lowest black cards. */
    DEAL(game, [1] = "5S 9S 5C 4D 4H 8D", [SPARE] = "6S");
    expect(game, "= legal play:5S play:5C");
    refused(game, "1 play 9S", TALON_E_LEAD_LOWEST, "5S 5C");
    refused(game, "1 play 4D", TALON_E_LEAD_SUIT, "5S 5C");
    play(game, "1 play 5S, = legal play:4D play:4H");
    refused(game, "1 play 8D", TALON_E_LEAD_LOWEST, "4D 4H");
}
END_TEST

/* TR-25: a leader that has no card it may lead passes the lead and pays a
 * penalty. */
START_TEST(tr_25_a_passed_lead_costs_a_penalty)
{
    talon_game *game = sit(NINE ", pass-penalty 2");

    /* After 2S, which ends its run, another suit must be led. Seats 1 and 2
     * have only spades; seat 3 has no spade. The kitty has nine antes and two
     * penalties of 2. */
    DEAL(game, [1] = "2S 4S 6S 8S 10S QS", [2] = "5S 7S 9S JS KS AS",
         [3] = "4C 9D 9H JH KH", [SPARE] = "3S");
    play(game, "1 play 2S, = act 3, = legal play:4C play:9D play:9H, "
               "= chips -8 -10 -10 -8 -8 -8 -8 -8 -8, "
               "= boxes 9 9 9 9 9 9 9 13 0");
    ck_assert_uint_eq(times_told_for(TALON_KIND_LEAD_PASSED, 0), 2);
    ck_assert_uint_eq(times_told_for(TALON_KIND_PAY, TALON_REASON_PASSED_LEAD),
                      2);
    ck_assert_uint_eq(tr_state(game).lead_passed, 1 << 1 | 1 << 2);
    play(game, "3 play 4C");
    ck_assert_uint_eq(tr_state(game).lead_passed, 1 << 1 | 1 << 2);
}
END_TEST

START_TEST(tr_25_a_passed_lead_keeps_the_required_suit)
{
    talon_game *game = sit(NINE);

    DEAL(game, [1] = "2S 4S 6S 8S 10S QS", [2] = "5S 7C 9D JD KD AD",
         [SPARE] = "3S");
    play(game, "1 play 2S, = act 2, = legal play:7C play:9D");
}
END_TEST

START_TEST(tr_25_the_first_lead_may_be_passed)
{
    talon_game *game = sit(NINE ", next-lead alternate, pass-penalty 1");

    /* Seat 1 has no black card and passes the lead; seat 2 must still lead a
     * black card. */
    DEAL(game, [1] = "2D 4D 6D 8D 10D QD", [2] = "5S 7C 2H 3H 4H 5H");
    expect(game, "= act 2, = legal play:5S, "
                 "= chips -8 -9 -8 -8 -8 -8 -8 -8 -8");
    ck_assert_uint_eq(tr_state(game).lead_passed, 1 << 1);
}
END_TEST

/* Two seats: seat 1 has 18 cards, the dealer 17, the spare hand 17. All red
 * cards are in seat 1's run of hearts or in the spare hand. After AS, red must
 * be led, but only black cards are left: 8 in the hand of seat 1 and 17 in the
 * hand of seat 0. */
static talon_game *reach_dead_end(const char *options)
{
    talon_game *game = sit(STOPS ", %s", options);

    DEAL(game, [1] = "AS 2C 3C 4C 5C 6C 7C 8C 9C 6H 7H 8H 9H 10H JH QH KH AH",
         [0] = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 10C JC QC KC AC");
    play(game, "1 play 6H, 1 play 7H, 1 play 8H, 1 play 9H, 1 play 10H, "
               "1 play JH, 1 play QH, 1 play KH, 1 play AH, = act 1, "
               "= legal play:AS play:2C, 1 play AS, = act table");
    return game;
}

/* TR-26: if nobody can lead, all seats pay into the kitty, and no seat wins the
 * deal. */
START_TEST(tr_26_if_nobody_can_lead_all_pay_the_kitty)
{
    talon_game *game = reach_dead_end("players 2, next-lead other-colour, "
                                      "card-pay 3, pass-penalty 5, "
                                      "collect phase-one");

    /* The antes are 8 each. Seat 1 collected ace, king, queen, jack, ten and
     * the pair of hearts, 2 chips each, and half of the sequence, 1; seat 0 got
     * the other half. At the end seat 1 pays 8 * 3, seat 0 17 * 3; there is no
     * penalty. */
    expect(game, "= chips -58 -19, = boxes 0 0 0 0 0 0 0 77 0");
    ck_assert_int_eq(
        told_for(TALON_KIND_DEAL_OVER, TALON_REASON_DEAD_END, 0)->seat,
        TALON_NOBODY);
    ck_assert_uint_eq(times_told_for(TALON_KIND_LEAD_PASSED, 0), 0);
    ck_assert_int_eq(tr_state(game).deal_winner, TALON_NOBODY);
}
END_TEST

START_TEST(tr_37_remaining_cards_are_shown_at_a_dead_end)
{
    talon_game *game = reach_dead_end("players 2, next-lead other-colour");

    ck_assert_uint_eq(times_told_for(TALON_KIND_SHOWN, TALON_REASON_AT_END), 2);
    ck_assert_uint_eq(tr_state(game).shown,
                      cards("2C 3C 4C 5C 6C 7C 8C 9C 2S 3S 4S 5S 6S 7S 8S 9S "
                            "10S JS QS KS 10C JC QC KC AC"));
}
END_TEST

START_TEST(tr_27_a_deal_may_end_in_the_middle_of_a_run)
{
    talon_game *game = sit(NINE ", card-pay 2");

    DEAL(game, [1] = "8S 9S 10S JS QS KS", [2] = "AS");
    play(game, "1 play 8S, 1 play 9S, 1 play 10S, 1 play JS, 1 play QS, "
               "1 play KS, = act table");
    /* Seat 2 has six cards left, the seven others five each: 41. Seat 1 anted 8
     * and collected 9 for the sequence (8-9-10 in the run), 9 from the kitty,
     * and 2 for each of the 41 cards. */
    expect(game, "= chips -18 92 -20 -18 -18 -18 -18 -18 -18, "
                 "= boxes 9 9 9 9 9 9 0 0 0");
    ck_assert_int_eq(
        told_for(TALON_KIND_DEAL_OVER, TALON_REASON_OUT_OF_CARDS, 0)->seat, 1);
    ck_assert_int_eq(
        told_for(TALON_KIND_TAKE, TALON_REASON_GOING_OUT, 0)->amount, 9);
    ck_assert_uint_eq(times_told_for(TALON_KIND_PAY, TALON_REASON_CARDS_LEFT),
                      8);
    ck_assert_int_eq(tr_state(game).gain[1], 92);
    ck_assert_int_eq(tr_state(game).deal_winner, 1);
}
END_TEST

START_TEST(tr_37_remaining_cards_are_shown_but_not_the_spare_hand)
{
    talon_game *game = sit(NINE);
    talon_tr_state state;
    talon_cards left = 0;
    int32_t seat;

    DEAL(game, [1] = "8S 9S 10S JS QS KS", [2] = "AS");
    play(game, "1 play 8S, 1 play 9S, 1 play 10S, 1 play JS, 1 play QS, "
               "1 play KS");
    state = tr_state(game);
    for (seat = 0; seat < 9; seat++)
        left |= state.hand[seat];
    ck_assert_uint_eq(talon_cards_count(&left), 41);
    ck_assert_uint_eq(state.shown, left);
    ck_assert_uint_eq(state.shown & state.spare, 0);
    ck_assert_uint_eq(times_told_for(TALON_KIND_SHOWN, TALON_REASON_AT_END), 8);
}
END_TEST

START_TEST(legal_plays_are_listed)
{
    talon_game *game = sit(NINE);
    talon_move play[52];
    uint32_t count;

    DEAL(game, [1] = "5S 2H 3H 4D 9D KC", [4] = "6S", [SPARE] = "7S");
    play(game, "1 play 5S, 4 play 6S");
    ck_ok(talon_tr_plays(game, NULL, 0, &count));
    ck_assert_uint_eq(count, 2);
    ck_status(talon_tr_plays(game, play, 1, &count), TALON_E_SPACE);
    ck_ok(talon_tr_plays(game, play, 52, &count));
    ck_assert_uint_eq(play[0].cards, cards("5S"));
    ck_assert_int_eq(play[0].seat, 1);
    ck_assert_uint_eq(play[1].cards, cards("6S"));
    ck_assert_int_eq(play[1].seat, 4);
    ck_assert_uint_eq(play[1].kind, TALON_KIND_PLAY);
    ck_status(talon_tr_plays(game, NULL, 52, &count), TALON_E_NULL);
}
END_TEST

START_TEST(unused_fields_are_refused)
{
    talon_game *game = sit(NINE);
    talon_move move;

    DEAL(game, [1] = "5S 2H 3H 4D 9D KC");
    move = read_move(game, "1 play 5S");
    move.denomination = TALON_SUIT_SPADES;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_FIELD);
    ck_status(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_FIELD);
    move = read_move(game, "1 play 5S");
    move.other = 1;
    ck_status(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_FIELD);
    move = read_move(game, "1 play 5S");
    move.index = 1;
    ck_status(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_FIELD);
    move = read_move(game, "1 play 5S");
    move.reserved[5] = 1;
    ck_status(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_FIELD);
    move = read_move(game, "1 play 5S");
    move.cards |= cards("2H");
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_COUNT);
    move.cards = (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_FOREIGN);
    refused(game, "1 check", TALON_E_PHASE, "");
    refused(game, "2 play 5S", TALON_E_TURN, "");
}
END_TEST

SUITE(tripoli_michigan)
TEST(tr_01_the_jack_follows_the_ten_and_the_ace_ends_a_run)
TEST(tr_20_the_seat_left_of_the_dealer_may_open)
TEST(tr_20_the_dealer_may_open)
TEST(tr_20_the_lowest_diamond_may_open)
TEST(tr_20_without_diamonds_the_seat_left_of_the_dealer_opens)
TEST(tr_20_the_lowest_club_may_open)
TEST(tr_20_the_winner_of_the_pot_may_open)
TEST(tr_20_if_the_pot_is_split_the_first_winner_from_the_left_opens)
TEST(tr_20_without_poker_the_seat_left_of_the_dealer_opens)
TEST(tr_21_the_lowest_card_of_a_suit_must_be_led)
TEST(tr_21_any_card_of_a_suit_may_be_led)
TEST(tr_22_the_lowest_card_of_the_hand_is_led_first)
TEST(tr_23_a_run_is_forced_until_it_stops)
TEST(tr_23_a_run_stops_at_a_card_already_played)
TEST(tr_24_the_next_lead_may_have_to_be_another_suit)
TEST(tr_24_the_next_lead_may_be_any_suit)
TEST(tr_24_the_next_lead_may_have_to_be_the_other_color)
TEST(tr_24_the_colors_of_leads_may_alternate)
TEST(tr_25_a_passed_lead_costs_a_penalty)
TEST(tr_25_a_passed_lead_keeps_the_required_suit)
TEST(tr_25_the_first_lead_may_be_passed)
TEST(tr_26_if_nobody_can_lead_all_pay_the_kitty)
TEST(tr_37_remaining_cards_are_shown_at_a_dead_end)
TEST(tr_27_a_deal_may_end_in_the_middle_of_a_run)
TEST(tr_37_remaining_cards_are_shown_but_not_the_spare_hand)
TEST(legal_plays_are_listed)
TEST(unused_fields_are_refused)
END_SUITE
