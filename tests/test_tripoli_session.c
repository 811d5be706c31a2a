/* SPDX-License-Identifier: MIT */
/* The session: dealers, stacks, table stakes, buying in, and closing rounds
 * (TR-3, TR-4, TR-7, TR-29 … TR-32, TR-34).
 *
 * Most tests play a deal of three seats dealt by seat 0 that is over in one
 * run: seat 1 has all clubs, leads the two and plays up to the ace. Without
 * poker it puts eight antes, takes the sequence (3), the kitty (3), and is paid
 * for 13 cards by each of the others. Six boxes with three chips stay. */
#include "tripoli_table.h"

#include "tripoli/tr_state.h"

#define QUICK "preset cosmo\noption board fixed\noption players 3\n"

#define CLUBS "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"

static void play_quick_deal(struct table *t)
{
    DEAL(t, [1] = CLUBS);
    script(t, "1 play 2C\n1 play 3C\n1 play 4C\n1 play 5C\n1 play 6C\n"
              "1 play 7C\n1 play 8C\n1 play 9C\n1 play 10C\n1 play JC\n"
              "1 play QC\n1 play KC\n1 play AC\n= act table\n");
}

static void sit_quick(struct table *t, const char *options)
{
    char lines[512];

    snprintf(lines, sizeof lines, "%s%s", QUICK, options);
    sit(t, lines);
}

static void choices_are(const struct table *t, const uint16_t *kind,
                        uint32_t kinds)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t i, count;

    ck_ok(talon_game_choices(t->game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, kinds);
    for (i = 0; i < kinds; i++)
        ck_assert_uint_eq(choice[i].kind, kind[i]);
}

START_TEST(tr_03_chips_are_neither_made_nor_lost)
{
    struct table t;
    talon_tr_state state;
    int64_t chips = 0;
    uint32_t i;

    sit_quick(&t, "option bankroll 30\n");
    script(&t, "buy 1 7\n");
    play_quick_deal(&t);
    state = state_of(&t);
    for (i = 0; i < TALON_TR_SEATS_MAX; i++)
        chips += state.stack[i] + state.boxes[i + 1];
    ck_assert_int_eq(chips, 3 * 30 + 7);
}
END_TEST

START_TEST(tr_04_open_accounts_become_negative)
{
    struct table t;

    sit_quick(&t, "");
    script(&t, "= act table\n= chips 0 0 0\n= boxes 0 0 0 0 0 0 0 0 0\n");
    play_quick_deal(&t);
    script(&t, "= chips -21 24 -21\n= boxes 3 3 3 3 3 3 0 0 0\n");
    ck_assert_int_eq(state_of(&t).gain[1], 24);
    ck_assert_uint_eq(state_of(&t).deals, 1);
}
END_TEST

/* What a deal has brought counts from before its antes on; purchases do not
 * count (TR-34), nor do closing rounds as deals (TR-30). */
START_TEST(tr_29_deals_and_what_they_bring)
{
    static const int64_t antes[] = {-8, -8, -8}, all[] = {-21, 24, -21};
    int64_t brought[TALON_SEATS_MAX];
    uint32_t deals, seats;
    int32_t over;
    struct table t;

    sit_quick(&t, "option bankroll 30\n");
    ck_ok(talon_game_deal_count(t.game, &deals));
    ck_assert_uint_eq(deals, 0);
    DEAL(&t, [1] = CLUBS);
    ck_ok(talon_game_deal_count(t.game, &deals));
    ck_assert_uint_eq(deals, 1);
    ck_ok(talon_game_returns(t.game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_uint_eq(seats, 3);
    ck_assert_mem_eq(brought, antes, sizeof antes);
    sit_quick(&t, "option bankroll 30\n");
    play_quick_deal(&t);
    script(&t, "buy 2 7\n= chips 9 54 16\n");
    ck_ok(talon_game_returns(t.game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_mem_eq(brought, all, sizeof all);
    ck_ok(talon_game_deal_over(t.game, &over));
    ck_assert_int_eq(over, 1);
    script(&t, "finish 2\n");
    ck_ok(talon_game_deal_over(t.game, &over));
    ck_assert_int_eq(over, 1);
    ck_ok(talon_game_returns(t.game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_mem_eq(brought, all, sizeof all);
    DEAL(&t, 0);
    ck_ok(talon_game_deal_count(t.game, &deals));
    ck_assert_uint_eq(deals, 1);
    ck_ok(talon_game_returns(t.game, brought, TALON_SEATS_MAX, &seats));
    ck_assert_int_eq(brought[0] | brought[1] | brought[2], 0);
    ck_ok(talon_game_deal_over(t.game, &over));
    ck_assert_int_eq(over, 0);
}
END_TEST

/* A card belongs to the suit printed on it; a hand is shown suit by suit, each
 * from its lowest card up. */
START_TEST(hands_are_shown_in_set_order)
{
    static const char *const order[] = {"4S", "AS", "2C", "10D", "JD", "3H"};
    talon_cards hand = cards("3H JD 2C AS 10D 4S");
    talon_card shown[TALON_PACK_MAX];
    uint32_t i, count, suit;
    struct table t;

    sit_quick(&t, "");
    ck_ok(talon_game_sort_hand(t.game, &hand, shown, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 6);
    for (i = 0; i < 6; i++)
        ck_assert_uint_eq(shown[i], card(order[i]));
    ck_ok(talon_game_card_suit(t.game, card("10D"), &suit));
    ck_assert_uint_eq(suit, TALON_SUIT_DIAMONDS);
    ck_ok(talon_game_card_suit(t.game, card("AS"), &suit));
    ck_assert_uint_eq(suit, TALON_SUIT_SPADES);
}
END_TEST

START_TEST(tr_04_table_stakes_begin_with_the_bankroll)
{
    struct table t;
    int64_t total[4] = {99, 99, 99, 99};
    uint32_t seats;

    sit_quick(&t, "option bankroll 30\n");
    ck_ok(talon_game_totals(t.game, total, 4, &seats));
    ck_assert_uint_eq(seats, 3);
    ck_assert_int_eq(total[2], 30);
    ck_assert_int_eq(total[3], 99);
}
END_TEST

START_TEST(tr_07_dealer_moves_to_the_left)
{
    struct table t;

    sit_quick(&t, "option first-dealer 2\n");
    ck_assert_int_eq(state_of(&t).dealer, 2);
    DEAL(&t, [0] = CLUBS);
    ck_assert_int_eq(told(&t, TALON_KIND_DEALER, TALON_REASON_RULES, 0).seat,
                     2);
    ck_assert_int_eq(state_of(&t).dealer, 2);
    script(&t, "0 play 2C\n0 play 3C\n0 play 4C\n0 play 5C\n0 play 6C\n"
               "0 play 7C\n0 play 8C\n0 play 9C\n0 play 10C\n0 play JC\n"
               "0 play QC\n0 play KC\n0 play AC\n");
    ck_assert_int_eq(state_of(&t).dealer, 0);
    DEAL(&t, 0);
    ck_assert_int_eq(told(&t, TALON_KIND_DEALER, TALON_REASON_TURN, 0).seat, 0);
    script(&t, "= act 1\n");
    ck_assert_uint_eq(state_of(&t).deals, 2);
    ck_assert_uint_eq(state_of(&t).plays, 0);
}
END_TEST

START_TEST(tr_29_between_deals)
{
    static const uint16_t kind[] = {TALON_KIND_DEAL, TALON_KIND_FINISH};
    struct table t;

    sit_quick(&t, "");
    choices_are(&t, kind, 2);
    refused(&t, "finish 0", TALON_E_AMOUNT, "");
    refused(&t, "finish 17", TALON_E_AMOUNT, "");
    refused(&t, "0 pass", TALON_E_TURN, "");
    DEAL(&t, 0);
    refused(&t, "finish 1", TALON_E_TURN, "");
}
END_TEST

START_TEST(tr_29_boxes_stay_for_the_next_deal)
{
    struct table t;

    sit_quick(&t, "");
    play_quick_deal(&t);
    DEAL(&t, 0);
    script(&t, "= boxes 6 6 6 6 6 6 3 3 0\n");
}
END_TEST

START_TEST(tr_31_nothing_on_the_board)
{
    struct table t;
    uint32_t seats;

    sit_quick(&t, "");
    script(&t, "finish 3\n= act over\n");
    ck_assert_uint_eq(
        times_told(&t, TALON_KIND_GAME_OVER, TALON_REASON_SESSION_OVER), 1);
    ck_ok(talon_game_winners(t.game, &seats));
    ck_assert_uint_eq(seats, 0);
    refused(&t, "finish 1", TALON_E_OVER, "");
    choices_are(&t, NULL, 0);
}
END_TEST

START_TEST(tr_30_heap_is_split_the_larger_pots_first)
{
    static const uint16_t deal_only[] = {TALON_KIND_DEAL};
    struct table t;

    sit_quick(&t, "option closing-bets off\n");
    play_quick_deal(&t);
    /* 18 chips in four pots: 5 5 4 4. Seat 1 deals now. */
    script(&t, "finish 4\n= act table\n= boxes 0 0 0 0 0 0 0 13 5\n");
    ck_assert_uint_eq(state_of(&t).closing, 4);
    ck_assert_int_eq(state_of(&t).dealer, 1);
    choices_are(&t, deal_only, 1);
    refused(&t, "finish 1", TALON_E_PHASE, "");
    DEAL(&t, [0] = "AS KS QS JS 9C", [2] = "AC KC QC JC 9S",
         [1] = "2D 3D 4H 5H 7H");
    /* Equal hands of 2 and 0: two each, the odd chip to 2, the first from the
     * dealer's left. */
    script(&t, "= chips -19 24 -18\n= boxes 0 0 0 0 0 0 0 8 5\n");
    ck_assert_int_eq(state_of(&t).dealer, 2);
    DEAL(&t, [1] = "AS KS QS JS 10S");
    script(&t, "= chips -19 29 -18\n= boxes 0 0 0 0 0 0 0 4 4\n");
    DEAL(&t, [1] = "AS KS QS JS 10S");
    script(&t, "= chips -19 33 -18\n= boxes 0 0 0 0 0 0 0 0 4\n");
    DEAL(&t, [0] = "AS KS QS JS 10S");
    /* TR-31 */
    script(&t, "= chips -15 33 -18\n= boxes 0 0 0 0 0 0 0 0 0\n= act over\n");
    ck_assert_uint_eq(state_of(&t).deals, 1);
}
END_TEST

START_TEST(tr_30_pots_without_chips_are_dropped)
{
    struct table t;

    sit_quick(&t, "option players 2\noption closing-bets off\n");
    DEAL(&t, 0);
    script(&t, "= act 1\n");
    /* A session with 2 chips on the board is reached by hand: the rest of the
     * heap has been taken. */
    {
        struct tripoli *state = (struct tripoli *)t.memory;

        memset(state->box, 0, sizeof state->box);
        state->box[TALON_TR_BOX_JACK] = 2;
        state->phase = TALON_PHASE_BETWEEN;
        state->to_act = TALON_TABLE;
        memcpy(t.box, state->box, sizeof t.box);
    }
    script(&t, "finish 16\n= boxes 0 0 0 0 0 0 0 1 1\n");
    ck_assert_uint_eq(state_of(&t).closing, 2);
}
END_TEST

START_TEST(tr_30_five_cards_each_and_the_rest_undealt)
{
    struct table t;
    uint8_t place[TALON_PACK_MAX];
    talon_cards undealt;
    uint32_t count;

    sit_quick(&t, "");
    play_quick_deal(&t);
    script(&t, "finish 1\n");
    ck_ok(talon_game_deal_places(t.game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 52);
    ck_assert_uint_eq(place[0], 2);
    ck_assert_uint_eq(place[1], 0);
    ck_assert_uint_eq(place[2], 1);
    ck_assert_uint_eq(place[14], 1);
    ck_assert_uint_eq(place[15], TALON_PLACE_UNDEALT);
    DEAL(&t, 0);
    ck_ok(talon_game_cards(t.game, TALON_PLACE_UNDEALT, &undealt, &count));
    ck_assert_uint_eq(count, 37);
    ck_assert_uint_eq(state_of(&t).held[2], 5);
    ck_assert_uint_eq(state_of(&t).spare_count, 0);
    ck_assert_uint_eq(state_of(&t).selected[2], state_of(&t).hand[2]);
}
END_TEST

START_TEST(tr_30_betting_even_without_poker_in_the_deals)
{
    struct table t;

    sit_quick(&t, "option raise-cap 1\n");
    play_quick_deal(&t);
    script(&t, "finish 2\n");
    DEAL(&t, [1] = "AS KS QS JS 10S", [2] = "2D 3D 4H 5H 7H",
         [0] = "2S 3S 4C 5C 8H");
    /* Seat 1 deals, 2 opens. Pots of 9; the winner takes it and the stakes. */
    script(&t, "= act 2\n= legal check bet:1..10\n2 bet 1\n0 raise 3\n"
               "= legal fold call\n1 call\n2 fold\n= chips -25 38 -22\n"
               "= boxes 0 0 0 0 0 0 0 0 9\n= act table\n");
    /* A round of its own: a raise is allowed again. */
    DEAL(&t, 0);
    script(&t, "= act 0\n0 bet 1\n= legal fold call raise:1..10\n1 fold\n"
               "2 fold\n= chips -16 38 -22\n= act over\n");
}
END_TEST

START_TEST(tr_30_dealer_opens_closing_rounds_too)
{
    struct table t;

    sit_quick(&t, "option poker-opener dealer\n");
    play_quick_deal(&t);
    script(&t, "finish 1\n");
    DEAL(&t, 0);
    script(&t, "= act 1\n= legal check bet:1..10\n");
}
END_TEST

START_TEST(tr_30_no_betting_where_poker_is_a_showdown)
{
    struct table t;

    sit(&t, "preset tripoli\noption players 3\noption poker showdown\n"
            "option spare-hand dead\noption michigan-opener left\n");
    DEAL(&t, [1] = CLUBS);
    script(&t, "1 select 2C 3C 4C 5C 7C\n");
    ck_assert_int_eq(state_of(&t).to_act, 2);
    {
        talon_move move;

        ck_ok(talon_game_move_at(t.game, 0, &move));
        ck_ok(talon_game_apply(t.game, &move, t.event, TALON_EVENTS_MAX,
                               &t.events));
        follow_all(&t);
        ck_ok(talon_game_move_at(t.game, 0, &move));
        ck_ok(talon_game_apply(t.game, &move, t.event, TALON_EVENTS_MAX,
                               &t.events));
        follow_all(&t);
    }
    script(&t, "1 play 2C\n1 play 3C\n1 play 4C\n1 play 5C\n1 play 6C\n"
               "1 play 7C\n1 play 8C\n1 play 9C\n1 play 10C\n1 play JC\n"
               "1 play QC\n1 play KC\n1 play AC\nfinish 1\n");
    DEAL(&t, 0);
    script(&t, "= act over\n");
}
END_TEST

START_TEST(tr_30_side_pots_and_odd_chips_at_table_stakes)
{
    struct table t;

    /* 21 - 8 = 13 chips are paid for 13 cards: seats 0 and 2 are left with
     * nothing. Then 0 buys 3 and 2 buys 5; seat 1 has 45. */
    sit_quick(&t, "option bankroll 21\n");
    play_quick_deal(&t);
    script(&t, "= chips 0 45 0\nbuy 0 3\nbuy 2 5\nfinish 1\n"
               "= chips 3 45 5\n= boxes 0 0 0 0 0 0 0 0 18\n");
    DEAL(&t, [0] = "AS KS QS JS 9C", [2] = "AC KC QC JC 9S",
         [1] = "2D 3D 4H 5H 7H");
    /* Main pot 18 + 3 * 3 = 27: 13 each for 0 and 2, the odd chip to 2, the
     * first from the dealer's left. Side pot 2 * 2 to 2. */
    script(&t, "= act 2\n= legal check bet:1..5\n2 bet 5\n"
               "= legal fold call\n0 call\n= act 1\n= legal fold call\n"
               "1 call\n= chips 13 40 18\n= act over\n");
}
END_TEST

START_TEST(tr_30_seats_without_chips_play_and_deal)
{
    struct table t;

    sit_quick(&t, "option bankroll 21\n");
    play_quick_deal(&t);
    script(&t, "finish 2\n");
    DEAL(&t, [0] = "AS KS QS JS 10S");
    script(&t, "= chips 9 45 0\n");
    /* Seat 2, without chips, deals the second pot of 9, and wins it; 0 wins
     * what 0 and 1 bet. */
    DEAL(&t, [2] = "AS KS QS JS 10S", [0] = "AC AD KC QC JC",
         [1] = "2D 3D 4H 5H 7H");
    ck_assert_int_eq(told(&t, TALON_KIND_DEALER, TALON_REASON_TURN, 0).seat, 2);
    ck_assert_uint_eq(state_of(&t).in_deal, 7);
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_BETTING);
    script(&t, "0 bet 1\n1 call\n= chips 10 44 9\n= act over\n");
}
END_TEST

START_TEST(tr_32_seats_that_cannot_ante_sit_out)
{
    struct table t;
    talon_tr_state state;
    uint8_t place[TALON_PACK_MAX];
    uint32_t count;

    sit_quick(&t, "option bankroll 7\noption first-dealer 1\n");
    ck_status(talon_game_deal_places(t.game, place, TALON_PACK_MAX, &count),
              TALON_E_TOO_FEW);
    script(&t, "buy 2 1\nbuy 0 1\n");
    /* Seat 1 is out: the deal passes to 2; cards go to 0, 2 and the spare. */
    ck_ok(talon_game_deal_places(t.game, place, TALON_PACK_MAX, &count));
    ck_assert_uint_eq(place[0], 0);
    ck_assert_uint_eq(place[1], 2);
    ck_assert_uint_eq(place[2], SPARE);
    ck_assert_uint_eq(place[3], 0);
    DEAL(&t, 0);
    ck_assert_int_eq(told(&t, TALON_KIND_SIT_OUT, 0, 0).seat, 1);
    script(&t, "= act 0\n= chips 0 7 0\n= boxes 2 2 2 2 2 2 2 2 0\n");
    state = state_of(&t);
    ck_assert_int_eq(state.dealer, 2);
    ck_assert_uint_eq(state.in_deal, 5);
    ck_assert_uint_eq(state.held[0], 18);
    ck_assert_uint_eq(state.held[1], 0);
    ck_assert_uint_eq(state.held[2], 17);
    ck_assert_uint_eq(state.spare_count, 17);
}
END_TEST

START_TEST(tr_32_too_few)
{
    static const uint16_t kind[] = {TALON_KIND_FINISH, TALON_KIND_BUY};
    struct table t;
    talon_rng rng;
    uint32_t count;
    talon_card card[TALON_PACK_MAX];

    ck_ok(talon_rng_seed(&rng, (const uint8_t[TALON_SEED_BYTES]){0}, 0));
    sit_quick(&t, "option bankroll 21\n");
    play_quick_deal(&t);
    choices_are(&t, kind, 2);
    ck_status(talon_game_shuffle(t.game, &rng, card, TALON_PACK_MAX, &count),
              TALON_E_TOO_FEW);
    script(&t, "buy 2 8\n");
    ck_ok(talon_game_shuffle(t.game, &rng, card, TALON_PACK_MAX, &count));
    sit_quick(&t, "option board per-deal\noption bankroll 7\n");
    choices_are(&t, kind, 2);
    refused(&t, "board S H C D S D 7", TALON_E_TOO_FEW, "");
}
END_TEST

START_TEST(tr_32_dealer_without_the_double_ante)
{
    struct table t;

    sit_quick(&t, "option dealer-ante double\noption bankroll 15\n");
    DEAL(&t, 0);
    script(&t, "= chips 7 7 7\n");
    sit_quick(&t, "option dealer-ante double\noption bankroll 16\n");
    DEAL(&t, 0);
    script(&t, "= chips 0 8 8\n= boxes 4 4 4 4 4 4 4 4 0\n");
}
END_TEST

START_TEST(tr_34_payments_are_capped)
{
    struct table t;

    /* After the antes two chips are left: 0 and 2 pay them for 13 cards. */
    sit_quick(&t, "option bankroll 10\n");
    play_quick_deal(&t);
    script(&t, "= chips 0 12 0\n");
    ck_assert_int_eq(
        told(&t, TALON_KIND_PAY, TALON_REASON_CARDS_LEFT, 0).amount, 2);
}
END_TEST

START_TEST(tr_34_penalty_is_capped)
{
    struct table t;

    /* Seat 1 has no black card to lead and one chip, and the penalty is 5. */
    sit_quick(&t, "option players 9\noption bankroll 9\n"
                  "option pass-penalty 5\n");
    DEAL(&t, [1] = "2D 4D 6D 8D 10D QD", [2] = "2S");
    script(&t, "= act 2\n= chips 1 0 1 1 1 1 1 1 1\n"
               "= boxes 9 9 9 9 9 9 9 10 0\n");
}
END_TEST

START_TEST(tr_34_buying_in)
{
    static const uint16_t kind[] = {TALON_KIND_DEAL, TALON_KIND_FINISH,
                                    TALON_KIND_BUY};
    struct table t;
    talon_event event;
    talon_move move;

    sit_quick(&t, "option bankroll 21\n");
    choices_are(&t, kind, 3);
    script(&t, "buy 1 5\n= chips 21 26 21\n= act table\n");
    event = told(&t, TALON_KIND_BUY, 0, 0);
    ck_assert_int_eq(event.other, 1);
    ck_assert_int_eq(event.amount, 5);
    refused(&t, "buy 0 1000001", TALON_E_AMOUNT, "");
    move = move_of(&t, "buy 0 1");
    move.other = 3;
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_OTHER);
    move.other = TALON_NOBODY;
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_OTHER);
    move.other = 0;
    move.amount = 0;
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_AMOUNT);
    play_quick_deal(&t);
    script(&t, "= chips 0 50 0\nbuy 0 1000000\n= chips 1000000 50 0\n");
    /* A purchase is no gain. */
    ck_assert_int_eq(state_of(&t).gain[0], -21);
    script(&t, "finish 1\n");
    refused(&t, "buy 0 1", TALON_E_PHASE, "");
}
END_TEST

START_TEST(tr_34_no_buying_after_a_board_or_on_open_accounts)
{
    struct table t;

    sit_quick(&t, "");
    refused(&t, "buy 0 1", TALON_E_PHASE, "");
    sit_quick(&t, "option board per-deal\noption bankroll 50\n");
    script(&t, "buy 0 1\nboard S H C D S D 7\n");
    refused(&t, "buy 0 1", TALON_E_PHASE, "");
}
END_TEST

START_TEST(tr_03_a_purchase_stays_below_the_limit)
{
    static const uint16_t kind[] = {TALON_KIND_DEAL, TALON_KIND_FINISH,
                                    TALON_KIND_BUY, TALON_KIND_BUY};
    talon_choice choice[TALON_CHOICES_MAX];
    struct table t;
    uint32_t count;
    int64_t limit;

    ck_ok(talon_limit(TALON_LIMIT_CHIPS, &limit));
    sit_quick(&t, "option bankroll 50\n");
    /* Many purchases later: seat 1 has room for five chips, seat 2 for none. */
    ((struct tripoli *)t.memory)->stack[1] = limit - 5;
    ((struct tripoli *)t.memory)->stack[2] = limit;
    t.stack[1] = limit - 5;
    t.stack[2] = limit;
    choices_are(&t, kind, 4);
    ck_ok(talon_game_choices(t.game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(choice[2].other_seats, 1 << 0);
    ck_assert_int_eq(choice[2].amount_max, 1000000);
    ck_assert_uint_eq(choice[3].other_seats, 1 << 1);
    ck_assert_int_eq(choice[3].amount_max, 5);
    refused(&t, "buy 1 6", TALON_E_LIMIT, "");
    refused(&t, "buy 2 1", TALON_E_LIMIT, "");
    script(&t, "buy 1 5\n");
    ck_assert_int_eq(state_of(&t).stack[1], limit);
}
END_TEST

START_TEST(cards_are_where_they_are)
{
    struct table t;
    talon_cards set;
    uint32_t count;
    talon_card pack[TALON_PACK_MAX] = {0};

    sit_quick(&t, "option bankroll 21\n");
    DEAL(&t, [1] = CLUBS);
    script(&t, "1 play 2C\n1 play 3C\n");
    ck_ok(talon_game_cards(t.game, TALON_PLACE_TABLE, &set, &count));
    ck_assert_uint_eq(set, cards("2C 3C"));
    ck_ok(talon_game_cards(t.game, 1, NULL, &count));
    ck_assert_uint_eq(count, 11);
    ck_ok(talon_game_cards(t.game, SPARE, NULL, &count));
    ck_assert_uint_eq(count, 13);
    ck_ok(talon_game_cards(t.game, TALON_PLACE_UNDEALT, NULL, &count));
    ck_assert_uint_eq(count, 0);
    ck_status(talon_game_cards(t.game, 3, &set, NULL), TALON_E_PLACE);
    ck_status(talon_game_cards(t.game, TALON_PLACE_DISCARD, &set, NULL),
              TALON_E_PLACE);
    ck_status(talon_game_deal(t.game, pack, 52, NULL, 0, NULL),
              TALON_E_NOT_DUE);
    ck_ok(talon_game_side(t.game, 2, &count));
    ck_assert_uint_eq(count, 1 << 2);
}
END_TEST

START_TEST(nobody_deals_where_nobody_can_ante)
{
    struct table t;
    talon_card pack[TALON_PACK_MAX] = {0};

    sit_quick(&t, "option bankroll 1\n");
    ck_assert_int_eq(state_of(&t).dealer, TALON_NOBODY);
    script(&t, "finish 1\n");
    ck_status(talon_game_deal(t.game, pack, 52, NULL, 0, NULL), TALON_E_OVER);
}
END_TEST

START_TEST(events_always_fit)
{
    struct table t;

    /* Nine seats, double antes, collecting from the hands, no poker: the most
     * that one deal tells. */
    sit_quick(&t, "option players 9\noption collect phase-one\n"
                  "option pass-penalty 1\n");
    DEAL(&t, [1] = "AH 2D 3D 4D 5D 6D", [2] = "KH QH 2H 3H 4H 5H",
         [3] = "JH 7D 6H 7H JD", [4] = "8S 9S 10S", [5] = "8C 9C 10C",
         [6] = "8D 9D 10D", [7] = "8H 9H 10H");
    /* Deal, dealer, 10 hands, 72 antes, 7 that show and 11 boxes taken (ace,
     * king, queen, pair, jack, ten, 4 sequences: 10), 3 passed leads paid. */
    ck_assert_uint_eq(t.events, 1 + 1 + 10 + 72 + 7 + 10 + 6);
    ck_assert_uint_le(t.events, TALON_EVENTS_MAX);
    script(&t, "= act 4\n");
}
END_TEST

SUITE(tripoli_session)
TEST(tr_29_deals_and_what_they_bring)
TEST(hands_are_shown_in_set_order)
TEST(tr_03_chips_are_neither_made_nor_lost)
TEST(tr_03_a_purchase_stays_below_the_limit)
TEST(tr_04_open_accounts_become_negative)
TEST(tr_04_table_stakes_begin_with_the_bankroll)
TEST(tr_07_dealer_moves_to_the_left)
TEST(tr_29_between_deals)
TEST(tr_29_boxes_stay_for_the_next_deal)
TEST(tr_30_heap_is_split_the_larger_pots_first)
TEST(tr_30_pots_without_chips_are_dropped)
TEST(tr_30_five_cards_each_and_the_rest_undealt)
TEST(tr_30_betting_even_without_poker_in_the_deals)
TEST(tr_30_dealer_opens_closing_rounds_too)
TEST(tr_30_no_betting_where_poker_is_a_showdown)
TEST(tr_30_side_pots_and_odd_chips_at_table_stakes)
TEST(tr_30_seats_without_chips_play_and_deal)
TEST(tr_31_nothing_on_the_board)
TEST(tr_32_seats_that_cannot_ante_sit_out)
TEST(tr_32_too_few)
TEST(tr_32_dealer_without_the_double_ante)
TEST(tr_34_payments_are_capped)
TEST(tr_34_penalty_is_capped)
TEST(tr_34_buying_in)
TEST(tr_34_no_buying_after_a_board_or_on_open_accounts)
TEST(cards_are_where_they_are)
TEST(nobody_deals_where_nobody_can_ante)
TEST(events_always_fit)
END_SUITE
