/* SPDX-License-Identifier: MIT */
/* The session: dealers, stacks, table stakes, buying in, and closing rounds
 * (TR-3, TR-4, TR-7, TR-29 … TR-32, TR-34).
 *
 * Most tests play a deal for three seats that ends in one run: seat 0 deals,
 * seat 1 has all clubs, leads the two and plays up to the ace. There is no
 * poker. Seat 1 puts in eight antes, takes the sequence (3) and the kitty (3),
 * and is paid for 13 cards by each of the others. Six boxes with three chips
 * stay. */
#include "common/tripoli.h"

#include "tripoli/tr_state.h"

#define QUICK "cosmo, board fixed, players 3"

static talon_game *sit_quick(const char *options)
{
    return sit(QUICK ", %s", options);
}

static void choices_are(const talon_game *game, const uint16_t *kind,
                        uint32_t kinds)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t i, count;

    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, kinds);
    for (i = 0; i < kinds; i++)
        ck_assert_uint_eq(choice[i].kind, kind[i]);
}

START_TEST(tr_03_chips_are_neither_made_nor_lost)
{
    talon_game *game = sit_quick("bankroll 30");
    talon_tr_state state;
    int64_t chips = 0;
    uint32_t i;

    play(game, "buy 1 7");
    play_clubs(game);
    state = tr_state(game);
    for (i = 0; i < TALON_TR_SEATS_MAX; i++)
        chips += state.stack[i] + state.boxes[i + 1];
    ck_assert_int_eq(chips, 3 * 30 + 7);
}
END_TEST

START_TEST(tr_04_open_accounts_may_become_negative)
{
    talon_game *game = sit_quick("");

    expect(game, "= act table, = chips 0 0 0, = boxes 0 0 0 0 0 0 0 0 0");
    play_clubs(game);
    expect(game, "= chips -21 24 -21, = boxes 3 3 3 3 3 3 0 0 0");
    ck_assert_int_eq(tr_state(game).gain[1], 24);
    ck_assert_uint_eq(tr_state(game).deals, 1);
}
END_TEST

/* The returns of a deal include its antes. Purchases do not count (TR-34), and
 * closing rounds are not deals (TR-30). */
START_TEST(tr_29_returns_are_the_gain_of_each_seat_in_a_deal)
{
    static const int64_t antes[] = {-8, -8, -8}, all[] = {-21, 24, -21};
    int64_t brought[TALON_SEATS_MAX];
    uint32_t deals, seats;
    int32_t over;
    talon_game *game = sit_quick("bankroll 30");

    ck_ok(talon_game_deal_count(game, &deals));
    ck_assert_uint_eq(deals, 0);
    DEAL(game, [1] = CLUBS);
    ck_ok(talon_game_deal_count(game, &deals));
    ck_assert_uint_eq(deals, 1);
    ck_ok(talon_game_returns(game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_uint_eq(seats, 3);
    ck_assert_mem_eq(brought, antes, sizeof antes);
    game = sit_quick("bankroll 30");
    play_clubs(game);
    play(game, "buy 2 7, = chips 9 54 16");
    ck_ok(talon_game_returns(game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_mem_eq(brought, all, sizeof all);
    ck_ok(talon_game_deal_over(game, &over));
    ck_assert_int_eq(over, 1);
    play(game, "finish 2");
    ck_ok(talon_game_deal_over(game, &over));
    ck_assert_int_eq(over, 1);
    ck_ok(talon_game_returns(game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_mem_eq(brought, all, sizeof all);
    DEAL(game, "");
    ck_ok(talon_game_deal_count(game, &deals));
    ck_assert_uint_eq(deals, 1);
    ck_ok(talon_game_returns(game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_int_eq(brought[0] | brought[1] | brought[2], 0);
    ck_ok(talon_game_deal_over(game, &over));
    ck_assert_int_eq(over, 0);
}
END_TEST

/* A card belongs to the suit printed on it. A hand is shown suit by suit, each
 * from its lowest card up. */
START_TEST(hands_are_shown_suit_by_suit)
{
    static const char *const order[] = {"4S", "AS", "2C", "10D", "JD", "3H"};
    talon_cards hand = cards("3H JD 2C AS 10D 4S");
    talon_card shown[TALON_PACK_MAX];
    uint32_t i, count, suit;
    talon_game *game = sit_quick("");

    ck_ok(talon_game_sort_hand(game, &hand, shown, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 6);
    for (i = 0; i < 6; i++)
        ck_assert_uint_eq(shown[i], card(order[i]));
    ck_ok(talon_game_card_suit(game, card("10D"), &suit));
    ck_assert_uint_eq(suit, TALON_SUIT_DIAMONDS);
    ck_ok(talon_game_card_suit(game, card("AS"), &suit));
    ck_assert_uint_eq(suit, TALON_SUIT_SPADES);
}
END_TEST

START_TEST(tr_04_table_stakes_begin_with_the_bankroll)
{
    talon_game *game = sit_quick("bankroll 30");
    int64_t total[4] = {99, 99, 99, 99};
    uint32_t seats;

    ck_ok(talon_game_totals(game, total, 4, &seats));
    ck_assert_uint_eq(seats, 3);
    ck_assert_int_eq(total[2], 30);
    ck_assert_int_eq(total[3], 99);
}
END_TEST

START_TEST(tr_07_the_deal_moves_to_the_left)
{
    talon_game *game = sit_quick("first-dealer 2");

    ck_assert_int_eq(tr_state(game).dealer, 2);
    DEAL(game, [0] = CLUBS);
    ck_assert_int_eq(told_for(TALON_KIND_DEALER, TALON_REASON_RULES, 0)->seat,
                     2);
    ck_assert_int_eq(tr_state(game).dealer, 2);
    play_run(game, 0, CLUBS);
    ck_assert_int_eq(tr_state(game).dealer, 0);
    DEAL(game, "");
    ck_assert_int_eq(told_for(TALON_KIND_DEALER, TALON_REASON_TURN, 0)->seat,
                     0);
    expect(game, "= act 1");
    ck_assert_uint_eq(tr_state(game).deals, 2);
    ck_assert_uint_eq(tr_state(game).plays, 0);
}
END_TEST

START_TEST(tr_29_between_deals_the_table_deals_or_ends_the_session)
{
    static const uint16_t kind[] = {TALON_KIND_DEAL, TALON_KIND_FINISH};
    talon_game *game = sit_quick("");

    choices_are(game, kind, 2);
    refused(game, "finish 0", TALON_E_AMOUNT, "");
    refused(game, "finish 17", TALON_E_AMOUNT, "");
    refused(game, "0 pass", TALON_E_TURN, "");
    DEAL(game, "");
    refused(game, "finish 1", TALON_E_TURN, "");
}
END_TEST

START_TEST(tr_29_boxes_stay_for_the_next_deal)
{
    talon_game *game = sit_quick("");

    play_clubs(game);
    DEAL(game, "");
    expect(game, "= boxes 6 6 6 6 6 6 3 3 0");
}
END_TEST

START_TEST(tr_31_with_nothing_on_the_board_the_session_is_over)
{
    talon_game *game = sit_quick("");
    uint32_t seats;

    play(game, "finish 3, = act over");
    ck_assert_uint_eq(
        times_told_for(TALON_KIND_GAME_OVER, TALON_REASON_SESSION_OVER), 1);
    ck_ok(talon_game_winners(game, &seats));
    ck_assert_uint_eq(seats, 0);
    refused(game, "finish 1", TALON_E_OVER, "");
    choices_are(game, NULL, 0);
}
END_TEST

START_TEST(tr_30_the_larger_closing_pots_come_first)
{
    static const uint16_t deal_only[] = {TALON_KIND_DEAL};
    talon_game *game = sit_quick("closing-bets off");

    play_clubs(game);
    /* 18 chips are split into four pots of 5, 5, 4 and 4. Seat 1 deals now. */
    play(game, "finish 4, = act table, = boxes 0 0 0 0 0 0 0 13 5");
    ck_assert_uint_eq(tr_state(game).closing, 4);
    ck_assert_int_eq(tr_state(game).dealer, 1);
    choices_are(game, deal_only, 1);
    refused(game, "finish 1", TALON_E_PHASE, "");
    DEAL(game, [0] = "AS KS QS JS 9C", [2] = "AC KC QC JC 9S",
         [1] = "2D 3D 4H 5H 7H");
    /* Seats 2 and 0 have equal hands: two chips each, and the odd chip goes to
     * seat 2, the first from the dealer's left. */
    expect(game, "= chips -19 24 -18, = boxes 0 0 0 0 0 0 0 8 5");
    ck_assert_int_eq(tr_state(game).dealer, 2);
    DEAL(game, [1] = "AS KS QS JS 10S");
    expect(game, "= chips -19 29 -18, = boxes 0 0 0 0 0 0 0 4 4");
    DEAL(game, [1] = "AS KS QS JS 10S");
    expect(game, "= chips -19 33 -18, = boxes 0 0 0 0 0 0 0 0 4");
    DEAL(game, [0] = "AS KS QS JS 10S");
    /* TR-31 */
    expect(game, "= chips -15 33 -18, = boxes 0 0 0 0 0 0 0 0 0, = act over");
    ck_assert_uint_eq(tr_state(game).deals, 1);
}
END_TEST

START_TEST(tr_30_pots_without_chips_are_dropped)
{
    talon_game *game = sit_quick("players 2, closing-bets off");

    DEAL(game, "");
    expect(game, "= act 1");
    /* Edits the state: the deal is over, and only 2 chips are left on the
     * board. */
    {
        struct tripoli *state = (struct tripoli *)game;

        memset(state->box, 0, sizeof state->box);
        state->box[TALON_TR_BOX_JACK] = 2;
        state->phase = TALON_PHASE_BETWEEN;
        state->to_act = TALON_TABLE;
    }
    play(game, "finish 16, = boxes 0 0 0 0 0 0 0 1 1");
    ck_assert_uint_eq(tr_state(game).closing, 2);
}
END_TEST

START_TEST(tr_30_each_seat_is_dealt_five_cards_and_the_rest_stay_undealt)
{
    talon_game *game = sit_quick("");
    uint8_t place[TALON_PACK_MAX];
    talon_cards undealt;
    uint32_t count;

    play_clubs(game);
    play(game, "finish 1");
    ck_ok(talon_game_deal_places(game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 52);
    ck_assert_uint_eq(place[0], 2);
    ck_assert_uint_eq(place[1], 0);
    ck_assert_uint_eq(place[2], 1);
    ck_assert_uint_eq(place[14], 1);
    ck_assert_uint_eq(place[15], TALON_PLACE_UNDEALT);
    DEAL(game, "");
    ck_ok(talon_game_cards(game, TALON_PLACE_UNDEALT, &undealt, &count));
    ck_assert_uint_eq(count, 37);
    ck_assert_uint_eq(tr_state(game).held[2], 5);
    ck_assert_uint_eq(tr_state(game).spare_count, 0);
    ck_assert_uint_eq(tr_state(game).selected[2], tr_state(game).hand[2]);
}
END_TEST

START_TEST(tr_30_closing_rounds_have_betting_even_with_poker_off)
{
    talon_game *game = sit_quick("raise-cap 1");

    play_clubs(game);
    play(game, "finish 2");
    DEAL(game, [1] = "AS KS QS JS 10S", [2] = "2D 3D 4H 5H 7H",
         [0] = "2S 3S 4C 5C 8H");
    /* Seat 1 deals and seat 2 opens. There are two pots of 9; the winner takes
     * one of them and the stakes. */
    play(game, "= act 2, = legal check bet:1..10, 2 bet 1, 0 raise 3, "
               "= legal fold call, 1 call, 2 fold, = chips -25 38 -22, "
               "= boxes 0 0 0 0 0 0 0 0 9, = act table");
    /* The next round is separate: raises are allowed again. */
    DEAL(game, "");
    play(game, "= act 0, 0 bet 1, = legal fold call raise:1..10, 1 fold, "
               "2 fold, = chips -16 38 -22, = act over");
}
END_TEST

START_TEST(tr_30_the_dealer_may_open_closing_rounds)
{
    talon_game *game = sit_quick("poker-opener dealer");

    play_clubs(game);
    play(game, "finish 1");
    DEAL(game, "");
    expect(game, "= act 1, = legal check bet:1..10");
}
END_TEST

START_TEST(tr_30_with_showdowns_closing_rounds_have_no_betting)
{
    talon_game *game = sit("tripoli, players 3, poker showdown, "
                           "spare-hand dead, michigan-opener left");

    DEAL(game, [1] = CLUBS);
    play(game, "1 select 2C 3C 4C 5C 7C");
    ck_assert_int_eq(tr_state(game).to_act, 2);
    make_nth(game, 0);
    make_nth(game, 0);
    play_run(game, 1, CLUBS);
    play(game, "finish 1");
    DEAL(game, "");
    expect(game, "= act over");
}
END_TEST

START_TEST(tr_30_closing_rounds_have_side_pots_and_odd_chips)
{
    talon_game *game;

    /* After the antes, seats 0 and 2 have 21 - 8 = 13 chips and pay all of them
     * for 13 cards. Then seat 0 buys 3 and seat 2 buys 5; seat 1 has 45. */
    game = sit_quick("bankroll 21");
    play_clubs(game);
    play(game, "= chips 0 45 0, buy 0 3, buy 2 5, finish 1, "
               "= chips 3 45 5, = boxes 0 0 0 0 0 0 0 0 18");
    DEAL(game, [0] = "AS KS QS JS 9C", [2] = "AC KC QC JC 9S",
         [1] = "2D 3D 4H 5H 7H");
    /* The main pot is 18 + 3 * 3 = 27: seats 0 and 2 get 13 each, and seat 2,
     * the first from the dealer's left, gets the odd chip. The side pot of 2 *
     * 2 goes to seat 2. */
    play(game, "= act 2, = legal check bet:1..5, 2 bet 5, "
               "= legal fold call, 0 call, = act 1, = legal fold call, "
               "1 call, = chips 13 40 18, = act over");
}
END_TEST

START_TEST(tr_30_seats_without_chips_play_and_deal)
{
    talon_game *game = sit_quick("bankroll 21");

    play_clubs(game);
    play(game, "finish 2");
    DEAL(game, [0] = "AS KS QS JS 10S");
    expect(game, "= chips 9 45 0");
    /* Seat 2, which has no chips, deals the second pot of 9 and wins it; seat 0
     * wins what seats 0 and 1 bet. */
    DEAL(game, [2] = "AS KS QS JS 10S", [0] = "AC AD KC QC JC",
         [1] = "2D 3D 4H 5H 7H");
    ck_assert_int_eq(told_for(TALON_KIND_DEALER, TALON_REASON_TURN, 0)->seat,
                     2);
    ck_assert_uint_eq(tr_state(game).in_deal, 7);
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_BETTING);
    play(game, "0 bet 1, 1 call, = chips 10 44 9, = act over");
}
END_TEST

START_TEST(tr_32_a_seat_that_cannot_ante_sits_out)
{
    talon_game *game = sit_quick("bankroll 7, first-dealer 1");
    talon_tr_state state;
    uint8_t place[TALON_PACK_MAX];
    uint32_t count;

    ck_status(talon_game_deal_places(game, place, TALON_PACK_MAX, &count),
              TALON_E_TOO_FEW);
    play(game, "buy 2 1, buy 0 1");
    /* Seat 1 sits out: seat 2 deals, and cards go to seats 0 and 2 and the
     * spare hand. */
    ck_ok(talon_game_deal_places(game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(place[0], 0);
    ck_assert_uint_eq(place[1], 2);
    ck_assert_uint_eq(place[2], SPARE);
    ck_assert_uint_eq(place[3], 0);
    DEAL(game, "");
    ck_assert_int_eq(told_for(TALON_KIND_SIT_OUT, 0, 0)->seat, 1);
    expect(game, "= act 0, = chips 0 7 0, = boxes 2 2 2 2 2 2 2 2 0");
    state = tr_state(game);
    ck_assert_int_eq(state.dealer, 2);
    ck_assert_uint_eq(state.in_deal, 5);
    ck_assert_uint_eq(state.held[0], 18);
    ck_assert_uint_eq(state.held[1], 0);
    ck_assert_uint_eq(state.held[2], 17);
    ck_assert_uint_eq(state.spare_count, 17);
}
END_TEST

/* From the left of the dealer. */
START_TEST(tr_32_seats_that_sit_out_are_told_in_turn)
{
    talon_game *game = sit_quick("players 5, bankroll 7, first-dealer 1");

    play(game, "buy 2 1, buy 0 1");
    DEAL(game, "");
    ck_assert_int_eq(tr_state(game).dealer, 2);
    ck_assert_uint_eq(times_told(TALON_KIND_SIT_OUT), 3);
    ck_assert_int_eq(told(TALON_KIND_SIT_OUT, 0)->seat, 3);
    ck_assert_int_eq(told(TALON_KIND_SIT_OUT, 1)->seat, 4);
    ck_assert_int_eq(told(TALON_KIND_SIT_OUT, 2)->seat, 1);
}
END_TEST

START_TEST(tr_32_no_deal_if_only_one_seat_can_ante)
{
    static const uint16_t kind[] = {TALON_KIND_FINISH, TALON_KIND_BUY};
    talon_game *game;
    talon_rng rng;
    uint32_t count;
    talon_card card[TALON_PACK_MAX];

    ck_ok(talon_rng_seed(&rng, (const uint8_t[TALON_SEED_BYTES]){0}, 0));
    game = sit_quick("bankroll 21");
    play_clubs(game);
    choices_are(game, kind, 2);
    ck_status(talon_game_shuffle(game, &rng, card, TALON_PACK_MAX, &count),
              TALON_E_TOO_FEW);
    play(game, "buy 2 8");
    ck_ok(talon_game_shuffle(game, &rng, card, TALON_PACK_MAX, &count));
    game = sit_quick("board per-deal, bankroll 7");
    choices_are(game, kind, 2);
    refused(game, "board S H C D S D 7", TALON_E_TOO_FEW, "");
}
END_TEST

START_TEST(tr_32_a_dealer_must_have_the_double_ante)
{
    talon_game *game = sit_quick("dealer-ante double, bankroll 15");

    DEAL(game, "");
    expect(game, "= chips 7 7 7");
    game = sit_quick("dealer-ante double, bankroll 16");
    DEAL(game, "");
    expect(game, "= chips 0 8 8, = boxes 4 4 4 4 4 4 4 4 0");
}
END_TEST

START_TEST(tr_34_a_seat_pays_no_more_than_it_has)
{
    talon_game *game;

    /* After the antes, seats 0 and 2 have two chips left, and pay no more than
     * these for 13 cards. */
    game = sit_quick("bankroll 10");
    play_clubs(game);
    expect(game, "= chips 0 12 0");
    ck_assert_int_eq(
        told_for(TALON_KIND_PAY, TALON_REASON_CARDS_LEFT, 0)->amount, 2);
}
END_TEST

START_TEST(tr_34_a_penalty_is_no_more_than_a_seat_has)
{
    talon_game *game;

    /* Seat 1 has no black card to lead, and only one chip for the penalty of
     * 5. */
    game = sit_quick("players 9, bankroll 9, pass-penalty 5");
    DEAL(game, [1] = "2D 4D 6D 8D 10D QD", [2] = "2S");
    expect(game, "= act 2, = chips 1 0 1 1 1 1 1 1 1, "
                 "= boxes 9 9 9 9 9 9 9 10 0");
}
END_TEST

START_TEST(tr_34_seats_may_buy_chips_between_deals)
{
    static const uint16_t kind[] = {TALON_KIND_DEAL, TALON_KIND_FINISH,
                                    TALON_KIND_BUY};
    talon_game *game = sit_quick("bankroll 21");
    talon_event event;
    talon_move move;

    choices_are(game, kind, 3);
    play(game, "buy 1 5, = chips 21 26 21, = act table");
    event = *told_for(TALON_KIND_BUY, 0, 0);
    ck_assert_int_eq(event.other, 1);
    ck_assert_int_eq(event.amount, 5);
    refused(game, "buy 0 1000001", TALON_E_AMOUNT, "");
    move = read_move(game, "buy 0 1");
    move.other = 3;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_OTHER);
    move.other = TALON_NOBODY;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_OTHER);
    move.amount = 0; /* the seat is looked at first */
    ck_status(talon_game_check(game, &move, NULL), TALON_E_OTHER);
    move.other = 0;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_AMOUNT);
    play_clubs(game);
    play(game, "= chips 0 50 0, buy 0 1000000, = chips 1000000 50 0");
    /* A purchase does not count as a gain. */
    ck_assert_int_eq(tr_state(game).gain[0], -21);
    play(game, "finish 1");
    refused(game, "buy 0 1", TALON_E_PHASE, "");
}
END_TEST

START_TEST(tr_34_no_buying_after_a_board_is_turned_or_on_open_accounts)
{
    talon_game *game = sit_quick("");

    refused(game, "buy 0 1", TALON_E_PHASE, "");
    game = sit_quick("board per-deal, bankroll 50");
    play(game, "buy 0 1, board S H C D S D 7");
    refused(game, "buy 0 1", TALON_E_PHASE, "");
}
END_TEST

START_TEST(tr_03_a_purchase_stays_below_the_limit)
{
    static const uint16_t kind[] = {TALON_KIND_DEAL, TALON_KIND_FINISH,
                                    TALON_KIND_BUY, TALON_KIND_BUY};
    talon_choice choice[TALON_CHOICES_MAX];
    talon_game *game;
    uint32_t count;
    int64_t limit;

    ck_ok(talon_limit(TALON_LIMIT_CHIPS, &limit));
    game = sit_quick("bankroll 50");
    /* Edits the stacks as if after many purchases: seat 1 may buy five more
     * chips, and seat 2 none. */
    ((struct tripoli *)game)->stack[1] = limit - 5;
    ((struct tripoli *)game)->stack[2] = limit;
    choices_are(game, kind, 4);
    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(choice[2].other_seats, 1 << 0);
    ck_assert_int_eq(choice[2].amount_max, 1000000);
    ck_assert_uint_eq(choice[3].other_seats, 1 << 1);
    ck_assert_int_eq(choice[3].amount_max, 5);
    refused(game, "buy 1 6", TALON_E_LIMIT, "");
    refused(game, "buy 2 1", TALON_E_LIMIT, "");
    play(game, "buy 1 5");
    ck_assert_int_eq(tr_state(game).stack[1], limit);
}
END_TEST

START_TEST(cards_can_be_asked_for_by_place)
{
    talon_game *game = sit_quick("bankroll 21");
    talon_cards set;
    uint32_t count;
    talon_card pack[TALON_PACK_MAX] = {0};

    DEAL(game, [1] = CLUBS);
    play(game, "1 play 2C, 1 play 3C");
    ck_ok(talon_game_cards(game, TALON_PLACE_TABLE, &set, &count));
    ck_assert_uint_eq(set, cards("2C 3C"));
    ck_ok(talon_game_cards(game, 1, NULL, &count));
    ck_assert_uint_eq(count, 11);
    ck_ok(talon_game_cards(game, SPARE, NULL, &count));
    ck_assert_uint_eq(count, 13);
    ck_ok(talon_game_cards(game, TALON_PLACE_UNDEALT, NULL, &count));
    ck_assert_uint_eq(count, 0);
    ck_status(talon_game_cards(game, 3, &set, NULL), TALON_E_PLACE);
    ck_status(talon_game_cards(game, TALON_PLACE_DISCARD, &set, NULL),
              TALON_E_PLACE);
    ck_status(talon_game_deal(game, pack, 52, NULL, 0, NULL), TALON_E_NOT_DUE);
    ck_ok(talon_game_side(game, 2, &count));
    ck_assert_uint_eq(count, 1 << 2);
}
END_TEST

START_TEST(tr_32_nobody_deals_if_nobody_can_ante)
{
    talon_game *game = sit_quick("bankroll 1");
    talon_card pack[TALON_PACK_MAX] = {0};

    ck_assert_int_eq(tr_state(game).dealer, TALON_NOBODY);
    play(game, "finish 1");
    ck_status(talon_game_deal(game, pack, 52, NULL, 0, NULL), TALON_E_OVER);
}
END_TEST

START_TEST(the_longest_deal_fits_the_event_buffer)
{
    talon_game *game;

    /* Nine seats, collecting from hands, no poker: no deal has more events. */
    game = sit_quick("players 9, collect phase-one, pass-penalty 1");
    DEAL(game, [1] = "AH 2D 3D 4D 5D 6D", [2] = "KH QH 2H 3H 4H 5H",
         [3] = "JH 7D 6H 7H JD", [4] = "8S 9S 10S", [5] = "8C 9C 10C",
         [6] = "8D 9D 10D", [7] = "8H 9H 10H");
    /* The deal, the dealer, 10 hands, 72 antes, 7 hands shown, 10 payments from
     * boxes (ace, king, queen, pair, jack, ten, 4 sequences), and two events
     * for each of 3 passed leads. */
    ck_assert_uint_eq(last_step.events, 1 + 1 + 10 + 72 + 7 + 10 + 6);
    ck_assert_uint_le(last_step.events, TALON_EVENTS_MAX);
    expect(game, "= act 4");
}
END_TEST

SUITE(tripoli_session)
TEST(tr_29_returns_are_the_gain_of_each_seat_in_a_deal)
TEST(hands_are_shown_suit_by_suit)
TEST(tr_03_chips_are_neither_made_nor_lost)
TEST(tr_03_a_purchase_stays_below_the_limit)
TEST(tr_04_open_accounts_may_become_negative)
TEST(tr_04_table_stakes_begin_with_the_bankroll)
TEST(tr_07_the_deal_moves_to_the_left)
TEST(tr_29_between_deals_the_table_deals_or_ends_the_session)
TEST(tr_29_boxes_stay_for_the_next_deal)
TEST(tr_30_the_larger_closing_pots_come_first)
TEST(tr_30_pots_without_chips_are_dropped)
TEST(tr_30_each_seat_is_dealt_five_cards_and_the_rest_stay_undealt)
TEST(tr_30_closing_rounds_have_betting_even_with_poker_off)
TEST(tr_30_the_dealer_may_open_closing_rounds)
TEST(tr_30_with_showdowns_closing_rounds_have_no_betting)
TEST(tr_30_closing_rounds_have_side_pots_and_odd_chips)
TEST(tr_30_seats_without_chips_play_and_deal)
TEST(tr_31_with_nothing_on_the_board_the_session_is_over)
TEST(tr_32_a_seat_that_cannot_ante_sits_out)
TEST(tr_32_seats_that_sit_out_are_told_in_turn)
TEST(tr_32_no_deal_if_only_one_seat_can_ante)
TEST(tr_32_a_dealer_must_have_the_double_ante)
TEST(tr_34_a_seat_pays_no_more_than_it_has)
TEST(tr_34_a_penalty_is_no_more_than_a_seat_has)
TEST(tr_34_seats_may_buy_chips_between_deals)
TEST(tr_34_no_buying_after_a_board_is_turned_or_on_open_accounts)
TEST(cards_can_be_asked_for_by_place)
TEST(tr_32_nobody_deals_if_nobody_can_ante)
TEST(the_longest_deal_fits_the_event_buffer)
END_SUITE
