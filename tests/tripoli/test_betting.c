/* SPDX-License-Identifier: MIT */
/* The poker round and its pots: TR-15 … TR-19, TR-33. Three seats play, seat 0
 * deals, and antes of 1 on nine boxes put 3 chips into the pot. Seat 0 holds a
 * straight flush, seat 1 four twos, seat 2 a full house. */
#include "common/tripoli.h"

static void deal_three(talon_game *game)
{
    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
}

static talon_game *sit_three(const char *rules)
{
    talon_game *game = sit("%s", rules);

    deal_three(game);
    play(game, SELECT);
    return game;
}

START_TEST(tr_15_five_cards_of_the_hand_are_selected)
{
    talon_game *game = sit(POKER);
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, moves;
    talon_move move;

    deal_three(game);
    expect(game, "= act 1");
    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_SELECT_HAND);
    ck_assert_uint_eq(choice[0].pick_min, 5);
    ck_assert_uint_eq(choice[0].pick_max, 5);
    ck_assert_uint_eq(choice[0].cards, tr_state(game).hand[1]);
    /* 13 choose 5. */
    ck_ok(talon_game_move_count(game, &moves));
    ck_assert_uint_eq(moves, 1287);
    refused(game, "1 select 2S 3S 2C 2D", TALON_E_CARD_COUNT, "");
    refused(game, "1 select 2S 3S 2C 2D AS", TALON_E_NOT_HELD, "AS");
    move = read_move(game, "1 select 2S 3S 2C 2D");
    move.cards |= (talon_cards)1 << TALON_CARD_LOW_JOKER;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_FOREIGN);
    refused(game, "1 check", TALON_E_PHASE, "");
    play(game, "1 select " QUADS ", = act 2, 2 select " FULL ", = act 0, "
               "0 select " ROYAL ", = act 1");
    ck_assert_uint_eq(tr_state(game).selected[1], cards(QUADS));
    ck_assert_uint_eq(tr_state(game).shown, 0);
}
END_TEST

START_TEST(tr_16_the_ace_is_low_in_the_lowest_straight)
{
    talon_game *game = sit(SHOWDOWN);

    /* Six high beats five high; Q-K-A-2-3 is not a straight and loses to both.
     */
    DEAL(game, [0] = "QS KD AD 2D 3C", [1] = "AS 2C 3D 4S 5H",
         [2] = "2S 3H 4D 5S 6C");
    play(game, "1 select AS 2C 3D 4S 5H, 2 select 2S 3H 4D 5S 6C, "
               "0 select QS KD AD 2D 3C, = chips -9 -9 -6, = act 2");
}
END_TEST

/* TR-17: betting begins with the dealer, if the option says so. */
START_TEST(tr_17_the_dealer_may_open_the_betting)
{
    talon_game *game = sit(POKER ", poker-opener dealer");

    deal_three(game);
    play(game, "= act 0, 0 select " ROYAL ", = act 1, 1 select " QUADS ", "
               "2 select " FULL ", = act 0, = legal check bet:1..10");
}
END_TEST

START_TEST(tr_17_a_showdown_has_no_betting)
{
    talon_game *game = sit_three(SHOWDOWN);

    expect(game, "= chips -6 -9 -9, = boxes 3 3 3 3 3 3 3 3 0, = act 0");
    ck_assert_uint_eq(times_told_for(TALON_KIND_SHOWN, TALON_REASON_SHOWDOWN),
                      3);
    ck_assert_uint_eq(tr_state(game).shown, cards(ROYAL " " QUADS " " FULL));
}
END_TEST

START_TEST(tr_17_poker_may_be_off)
{
    talon_game *game = sit(POKER ", poker off");

    deal_three(game);
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_MICHIGAN);
    ck_assert_uint_eq(tr_state(game).in_poker, 0);
}
END_TEST

/* TR-18: which moves are legal before a bet and after it, and the limits on
 * amounts. */
START_TEST(tr_18_moves_before_and_after_a_bet)
{
    talon_game *game = sit_three(POKER);
    talon_event event;
    talon_move move;

    expect(game, "= legal check bet:1..10");
    refused(game, "1 call", TALON_E_PHASE, "");
    refused(game, "1 raise 1", TALON_E_PHASE, "");
    refused(game, "1 fold", TALON_E_PHASE, "");
    refused(game, "1 bet 0", TALON_E_AMOUNT, "");
    refused(game, "1 bet 11", TALON_E_BET_LIMIT, "");
    play(game, "1 check, 2 bet 3, = boxes 3 3 3 3 3 3 3 3 6, "
               "= legal fold call raise:1..10");
    refused(game, "0 check", TALON_E_PHASE, "");
    refused(game, "0 bet 1", TALON_E_PHASE, "");
    refused(game, "0 raise 11", TALON_E_BET_LIMIT, "");
    move = read_move(game, "0 call");
    move.cards = cards("AS"); /* only a call in Five Hundred has a card */
    ck_status(talon_game_check(game, &move, NULL), TALON_E_FIELD);
    /* To raise by 2, seat 0 puts in 5 chips: 3 to call and 2 more. */
    play(game, "0 raise 2, = chips -14 -9 -12");
    ck_assert_uint_eq(last_step.event[0].kind, TALON_KIND_RAISE_BY);
    ck_assert_int_eq(last_step.event[0].amount, 2);
    event = *told_for(TALON_KIND_PAY, TALON_REASON_STAKE, 0);
    ck_assert_int_eq(event.amount, 5);
    ck_assert_uint_eq(event.box_id, TALON_TR_BOX_POT);
    ck_assert_int_eq(tr_state(game).staked[0], 5);
    ck_assert_uint_eq(tr_state(game).raises, 1);
    /* Seat 1 has put in nothing, so its call costs 5; seat 2 adds 2. */
    play(game, "1 call, = chips -14 -14 -12, 2 call, "
               "= chips 4 -14 -14, = boxes 3 3 3 3 3 3 3 3 0, = act 0");
    event = *told_for(TALON_KIND_TAKE, TALON_REASON_POT, 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.amount, 18);
    ck_assert_uint_eq(event.index, 1);
    ck_assert_int_eq(tr_state(game).staked[0], 0);
}
END_TEST

START_TEST(tr_18_a_bettor_gets_another_turn_only_after_a_raise)
{
    talon_game *game = sit_three(POKER);

    /* The bettor has another turn only because of the raise. Each seat puts in
     * 15, and seat 0 wins 48. */
    play(game, "1 bet 1, 2 call, 0 raise 4, = act 1, 1 raise 10, = act 2, "
               "= legal fold call raise:1..10, 2 call, = act 0, 0 call, "
               "= chips 24 -24 -24");
}
END_TEST

START_TEST(tr_18_bets_may_have_no_limit)
{
    talon_game *game = sit_three(POKER ", bet-limit 0");

    expect(game, "= legal check bet:1..1000000");
    refused(game, "1 bet 1000001", TALON_E_BET_LIMIT, "");
    play(game, "1 bet 1000000, = legal fold call raise:1..1000000");
}
END_TEST

START_TEST(tr_18_the_number_of_raises_may_be_capped)
{
    talon_game *game = sit_three(POKER ", raise-cap 2");

    play(game, "1 bet 1, 2 raise 1, 0 raise 1, = legal fold call");
    refused(game, "1 raise 1", TALON_E_RAISE_CAP, "");
    refused(game, "1 raise 0", TALON_E_RAISE_CAP, ""); /* before the amount */
    play(game, "1 call, 2 call, = act 0");
}
END_TEST

/* A byte counts them: after its 255th raise, the count of a seat stays. */
START_TEST(tr_18_raises_of_a_seat_are_counted_up_to_255)
{
    talon_game *game = sit_three(POKER ", raise-cap 0");
    uint32_t i;

    play(game, "1 bet 1");
    for (i = 0; i < 256; i++) {
        ck_assert_uint_eq(tr_state(game).raise_count[2], i);
        play(game, "2 raise 1, 0 call, 1 raise 1");
    }
    ck_assert_uint_eq(tr_state(game).raise_count[1], 255);
    ck_assert_uint_eq(tr_state(game).raise_count[2], 255);
    ck_assert_uint_eq(tr_state(game).raise_count[0], 0);
    play(game, "2 call, 0 call");
    ck_assert_int_ne(tr_state(game).pot_winner, TALON_NOBODY);
}
END_TEST

START_TEST(tr_19_the_last_seat_left_takes_the_pot_without_showing)
{
    talon_game *game = sit_three(POKER);

    play(game, "1 check, 2 bet 4, 0 fold, 1 fold, "
               "= chips -9 -9 -6, = boxes 3 3 3 3 3 3 3 3 0, = act 2");
    ck_assert_uint_eq(times_told_for(TALON_KIND_SHOWN, TALON_REASON_SHOWDOWN),
                      0);
    ck_assert_int_eq(
        told_for(TALON_KIND_TAKE, TALON_REASON_UNCALLED, 0)->amount, 4);
    ck_assert_uint_eq(tr_state(game).in_poker, 1 << 2);
    ck_assert_uint_eq(tr_state(game).shown, 0);
    ck_assert_int_eq(tr_state(game).pot_winner, 2);
}
END_TEST

START_TEST(tr_19_folded_hands_are_not_shown)
{
    talon_game *game = sit_three(POKER);

    play(game, "1 bet 2, 2 call, 0 fold, = chips -9 -4 -11, = act 1");
    ck_assert_uint_eq(tr_state(game).shown, cards(QUADS " " FULL));
}
END_TEST

START_TEST(tr_19_if_all_check_the_best_hand_takes_the_pot)
{
    talon_game *game = sit_three(POKER);

    play(game, "1 check, 2 check, 0 check, = chips -6 -9 -9");
}
END_TEST

START_TEST(tr_19_equal_hands_share_and_odd_chips_stay)
{
    talon_game *game = sit(SHOWDOWN);

    DEAL(game, [0] = "2D 3D 4H 5H 7H", [1] = "AS KS QS JS 9C",
         [2] = "AC KC QC JC 9S");
    /* Two hands have A-K-Q-J-9: each gets one of three chips, and one chip
     * stays. */
    play(game, "1 select AS KS QS JS 9C, 2 select AC KC QC JC 9S, "
               "0 select 2D 3D 4H 5H 7H, = chips -9 -8 -8, "
               "= boxes 3 3 3 3 3 3 3 3 1, = act 1");
}
END_TEST

/* Table stakes: each seat begins with `bankroll`, buys chips, and antes 9. */
static talon_game *stakes(const char *bankroll, const char *buys)
{
    talon_game *game = sit(POKER ", bet-limit 0, bankroll %s", bankroll);

    play(game, "%s", buys);
    deal_three(game);
    play(game, SELECT);
    return game;
}

START_TEST(tr_33_an_all_in_call_makes_a_side_pot)
{
    talon_game *game;
    talon_event event;

    /* After the antes the seats have 3, 6 and 10 chips. */
    game = stakes("10", "buy 0 2, buy 1 5, buy 2 9");
    expect(game, "= chips 3 6 10, = legal check bet:1..6");
    refused(game, "1 bet 7", TALON_E_CHIPS, "");
    play(game, "1 bet 6, = act 2, = legal fold call raise:1..4");
    refused(game, "2 raise 5", TALON_E_CHIPS, "");
    /* Seat 0 can call with its last three chips only; seat 1 is all-in and has
     * no turn. */
    play(game, "2 raise 4, = act 0, = legal fold call, 0 call");
    /* The main pot of 3 + 3 * 3 = 12 goes to the straight flush, the side pot
     * of 2 * 3 = 6 to the four twos; the 4 that only seat 2 put in come
     * back. */
    expect(game, "= chips 12 6 4, = boxes 3 3 3 3 3 3 3 3 0, = act 0");
    ck_assert_int_eq(
        told_for(TALON_KIND_TAKE, TALON_REASON_UNCALLED, 0)->amount, 4);
    event = *told_for(TALON_KIND_TAKE, TALON_REASON_POT, 0);
    ck_assert_int_eq(event.amount, 12);
    ck_assert_uint_eq(event.index, 1);
    event = *told_for(TALON_KIND_TAKE, TALON_REASON_POT, 1);
    ck_assert_int_eq(event.seat, 1);
    ck_assert_int_eq(event.amount, 6);
    ck_assert_uint_eq(event.index, 2);
}
END_TEST

static void costs(const talon_game *game, int64_t first, int64_t second,
                  int64_t third)
{
    const int64_t expected[] = {first, second, third};
    int64_t amount;
    int32_t seat;

    for (seat = 0; seat < 3; seat++) {
        ck_ok(talon_tr_call_cost(game, seat, &amount));
        ck_assert_int_eq(amount, expected[seat]);
    }
}

/* TR-18, TR-33: a call costs the chips that are missing, but no more than the
 * seat has. */
START_TEST(tr_18_a_call_costs_what_is_missing)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *view;
    talon_game *game;
    int64_t amount = 99;

    /* After the antes the seats have 3, 6 and 10 chips. */
    game = stakes("10", "buy 0 2, buy 1 5, buy 2 9");
    costs(game, 0, 0, 0);
    play(game, "1 bet 2");
    costs(game, 2, 0, 2);
    play(game, "2 raise 4");
    costs(game, 3, 4, 0); /* seat 0 has only three */
    ck_ok(talon_game_clone(memory, sizeof memory, game, &view));
    ck_ok(talon_game_redact(view, view, 0));
    ck_ok(talon_tr_call_cost(view, 1, &amount));
    ck_assert_int_eq(amount, 4);
    ck_status(talon_tr_call_cost(game, 3, &amount), TALON_E_SEAT);
    ck_status(talon_tr_call_cost(game, -1, &amount), TALON_E_SEAT);
    ck_status(talon_tr_call_cost(game, 0, NULL), TALON_E_NULL);
    play(game, "0 fold");
    costs(game, 0, 4, 0);
    play(game, "1 call");
    ck_status(talon_tr_call_cost(game, 1, &amount), TALON_E_PHASE);
    game = sit_three(POKER);
    play(game, "1 bet 3, 2 raise 2");
    costs(game, 5, 2, 0);
}
END_TEST

static void pot_is(const talon_tr_pot *pot, int64_t amount, uint32_t contenders)
{
    ck_assert_int_eq(pot->amount, amount);
    ck_assert_uint_eq(pot->contenders, contenders);
    ck_assert_uint_eq(pot->winners, 0);
    ck_assert_int_eq(pot->share, 0);
    ck_assert_int_eq(pot->rest, 0);
}

/* TR-33: the pots as they would be if betting ended now. */
START_TEST(tr_33_the_pots_can_be_asked_for_during_betting)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    talon_game *view;
    talon_game *game = stakes("10", "buy 0 2, buy 1 5, buy 2 9");
    uint32_t count;

    ck_ok(talon_tr_pots_now(game, pot, 9, &count));
    ck_assert_uint_eq(count, 1);
    pot_is(&pot[0], 3, 7);
    /* A bet that nobody has called is not in any pot. */
    play(game, "1 bet 6");
    ck_ok(talon_tr_pots_now(game, pot, 9, &count));
    ck_assert_uint_eq(count, 1);
    pot_is(&pot[0], 3, 7);
    /* Seats 1 and 2 have put in six each, and seat 2 four more; seat 0 has put
     * in nothing yet. */
    play(game, "2 raise 4");
    ck_ok(talon_game_clone(memory, sizeof memory, game, &view));
    ck_ok(talon_game_redact(view, view, 1));
    ck_ok(talon_tr_pots_now(view, pot, 9, &count));
    ck_assert_uint_eq(count, 2);
    pot_is(&pot[0], 3, 7);
    pot_is(&pot[1], 12, 6);
    ck_status(talon_tr_pots_now(game, pot, 1, &count), TALON_E_SPACE);
    ck_assert_uint_eq(count, 2);
    ck_ok(talon_tr_pots_now(game, NULL, 0, NULL));
    ck_status(talon_tr_pots_now(game, NULL, 1, &count), TALON_E_NULL);
    play(game, "0 call");
    ck_status(talon_tr_pots_now(game, pot, 9, &count), TALON_E_PHASE);
    /* The stake of a seat that folds stays in the pot. */
    game = sit_three(POKER);
    play(game, "1 bet 3, 2 raise 2, 0 call, 1 fold");
    ck_status(talon_tr_pots_now(game, pot, 9, &count), TALON_E_PHASE);
    game = sit_three(POKER);
    play(game, "1 bet 3, 2 call, 0 raise 1, 1 fold");
    ck_ok(talon_tr_pots_now(game, pot, 9, &count));
    ck_assert_uint_eq(count, 1);
    pot_is(&pot[0], 3 + 3 * 3, 5);
}
END_TEST

START_TEST(tr_33_a_seat_without_chips_has_no_turn_but_stays_in)
{
    talon_game *game;

    /* Seat 0 has no chips left, seat 1 has 5, seat 2 has 10. Seat 0 plays only
     * for the main pot of 3; the bets of 5 are a side pot. */
    game = stakes("9", "buy 1 5, buy 2 10");
    play(game, "1 check, 2 bet 5, = act 1, = legal fold call, 1 call, "
               "= chips 3 10 5, = act 0");
}
END_TEST

START_TEST(tr_33_no_raise_if_no_rival_has_chips)
{
    talon_game *game = stakes("9", "buy 1 5, buy 2 10");

    play(game, "1 bet 5, = legal fold call");
    refused(game, "2 raise 1", TALON_E_NO_RIVAL, "");
    play(game, "2 call, = chips 3 10 5");
}
END_TEST

START_TEST(tr_33_betting_is_over_if_only_one_seat_has_chips)
{
    talon_game *game = stakes("9", "buy 2 5");

    expect(game, "= act 0, = chips 3 0 5");
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_MICHIGAN);
}
END_TEST

START_TEST(tr_33_a_bet_must_be_called_though_nobody_else_has_chips)
{
    talon_game *game;

    /* Seat 1 puts in its last 2 chips, and seats 2 and 0 must call or fold.
     * After seat 2 folds, it is still seat 0's turn. */
    game = stakes("11", "buy 0 8, buy 2 8");
    play(game, "1 bet 2, 2 fold, = act 0, = legal fold call, 0 call, "
               "= chips 15 0 10");
}
END_TEST

static uint32_t seats_in(uint32_t seats)
{
    talon_cards set = seats;

    return talon_cards_count(&set);
}

/* Computes pots without a game, and checks that no chips are lost. */
static void pots_of(const int64_t staked[TALON_TR_SEATS_MAX], uint32_t in,
                    int64_t before, const char *const text[],
                    talon_tr_pot pot[TALON_TR_SEATS_MAX], uint32_t *count,
                    int64_t back[TALON_TR_SEATS_MAX])
{
    talon_cards hand[TALON_TR_SEATS_MAX] = {0};
    int64_t all = before;
    uint32_t i;

    for (i = 0; i < TALON_TR_SEATS_MAX; i++) {
        all += staked[i];
        if (text[i] != NULL)
            hand[i] = cards(text[i]);
    }
    ck_ok(talon_tr_pots(staked, &before, in, hand, pot, TALON_TR_SEATS_MAX,
                        count, back));
    for (i = 0; i < TALON_TR_SEATS_MAX; i++)
        all -= back[i];
    for (i = 0; i < *count; i++) {
        all -= pot[i].amount;
        ck_assert_int_eq(pot[i].amount,
                         pot[i].share * (int64_t)seats_in(pot[i].winners) +
                             pot[i].rest);
    }
    ck_assert_int_eq(all, 0);
}

START_TEST(tr_33_four_different_stakes_make_side_pots)
{
    static const int64_t staked[TALON_TR_SEATS_MAX] = {2, 5, 5, 9, 7};
    static const char *const hand[TALON_TR_SEATS_MAX] = {
        ROYAL, "3C 3D 4S 5S 6S", "3H 4H 5H 6C 7C", "AC AD QD JD 9D", NULL};
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    int64_t back[TALON_TR_SEATS_MAX];
    uint32_t count;

    /* Seat 4 has folded after staking 7. Seat 3 gets 9 - 7 = 2 back. The main
     * pot has 10 + 5 * 2; then seats 1, 2, 3 and 4 add 3 each; then seats 3 and
     * 4 add 2 each, for seat 3 alone. */
    pots_of(staked, 0xF, 10, hand, pot, &count, back);
    ck_assert_uint_eq(count, 3);
    ck_assert_int_eq(back[3], 2);
    ck_assert_int_eq(pot[0].amount, 20);
    ck_assert_uint_eq(pot[0].contenders, 0xF);
    ck_assert_uint_eq(pot[0].winners, 1 << 0);
    ck_assert_int_eq(pot[1].amount, 12);
    ck_assert_uint_eq(pot[1].contenders, 0xE);
    ck_assert_uint_eq(pot[1].winners, 1 << 2); /* seat 2 has a straight */
    ck_assert_int_eq(pot[2].amount, 4);
    ck_assert_uint_eq(pot[2].contenders, 1 << 3);
    ck_assert_uint_eq(pot[2].winners, 1 << 3);
}
END_TEST

START_TEST(tr_33_equal_hands_share_a_side_pot)
{
    static const int64_t staked[TALON_TR_SEATS_MAX] = {1, 4, 4, 1};
    static const char *const hand[TALON_TR_SEATS_MAX] = {
        "2D 3D 4H 5H 7H", "AS KS QS JS 9C", "AC KC QC JC 9S", NULL};
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    int64_t back[TALON_TR_SEATS_MAX];
    uint32_t count;

    pots_of(staked, 0x7, 1, hand, pot, &count, back);
    ck_assert_uint_eq(count, 2);
    ck_assert_int_eq(pot[0].amount, 5);
    ck_assert_uint_eq(pot[0].winners, 0x6);
    ck_assert_int_eq(pot[0].share, 2);
    ck_assert_int_eq(pot[0].rest, 1);
    ck_assert_int_eq(pot[1].amount, 6);
    ck_assert_uint_eq(pot[1].winners, 0x6);
    ck_assert_int_eq(pot[1].share, 3);
    ck_assert_int_eq(pot[1].rest, 0);
}
END_TEST

START_TEST(tr_33_a_main_pot_needs_no_stakes)
{
    static const int64_t staked[TALON_TR_SEATS_MAX] = {0, 5, 5};
    static const char *const hand[TALON_TR_SEATS_MAX] = {QUADS, ROYAL, FULL};
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    int64_t back[TALON_TR_SEATS_MAX];
    uint32_t count;

    pots_of(staked, 0x7, 3, hand, pot, &count, back);
    ck_assert_uint_eq(count, 2);
    ck_assert_int_eq(pot[0].amount, 3);
    ck_assert_uint_eq(pot[0].winners, 1 << 1);
    ck_assert_int_eq(pot[1].amount, 10);
    ck_assert_uint_eq(pot[1].contenders, 0x6);
}
END_TEST

START_TEST(tr_19_the_only_seat_left_needs_no_hand)
{
    static const int64_t staked[TALON_TR_SEATS_MAX] = {4, 9, 6};
    static const char *const hand[TALON_TR_SEATS_MAX] = {NULL};
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    int64_t back[TALON_TR_SEATS_MAX];
    uint32_t count;

    pots_of(staked, 1 << 1, 2, hand, pot, &count, back);
    ck_assert_uint_eq(count, 1);
    ck_assert_int_eq(back[1], 3);
    ck_assert_int_eq(pot[0].amount, 18);
    ck_assert_uint_eq(pot[0].winners, 1 << 1);
}
END_TEST

START_TEST(pots_need_room_for_their_results)
{
    static const int64_t staked[TALON_TR_SEATS_MAX] = {0, 5, 6};
    talon_cards hand[TALON_TR_SEATS_MAX] = {cards(QUADS), cards(ROYAL),
                                            cards(FULL)};
    int64_t back[TALON_TR_SEATS_MAX] = {7, 7, 7}, before = 3;
    talon_tr_pot pot[2] = {{.amount = 8}, {.amount = 8}};
    uint32_t count = 9;

    ck_status(talon_tr_pots(staked, &before, 7, hand, pot, 1, &count, back),
              TALON_E_SPACE);
    ck_assert_uint_eq(count, 2);
    ck_assert_int_eq(pot[0].amount, 8);
    ck_assert_int_eq(back[2], 7);
    ck_ok(talon_tr_pots(staked, &before, 7, hand, NULL, 0, NULL, back));
    ck_assert_int_eq(back[1], 0);
    ck_assert_int_eq(back[2], 1);
    ck_ok(talon_tr_pots(staked, &before, 7, hand, pot, 2, NULL, NULL));
    ck_assert_int_eq(pot[0].amount, 3);
    ck_assert_int_eq(pot[1].amount, 10);
    ck_status(talon_tr_pots(staked, &before, 7, hand, NULL, 2, &count, back),
              TALON_E_NULL);
}
END_TEST

START_TEST(pots_refuse_impossible_stakes_and_hands)
{
    int64_t staked[TALON_TR_SEATS_MAX] = {1, 1, 1};
    talon_cards hand[TALON_TR_SEATS_MAX] = {0};
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    int64_t back[TALON_TR_SEATS_MAX], before = 0;
    const int64_t limit = ((int64_t)1 << 53) - 1;
    uint32_t count;

    hand[0] = cards(ROYAL);
    hand[1] = cards(QUADS);
    ck_ok(talon_tr_pots(staked, &before, 3, hand, pot, 9, &count, back));
    ck_status(talon_tr_pots(staked, &before, 0, hand, pot, 9, &count, back),
              TALON_E_SEAT);
    ck_status(
        talon_tr_pots(staked, &before, 1 << 9, hand, pot, 9, &count, back),
        TALON_E_SEAT);
    ck_status(talon_tr_pots(staked, &before, 7, hand, pot, 9, &count, back),
              TALON_E_CARD_COUNT);
    hand[2] = cards("2S 4C 5C 6C 7C");
    ck_status(talon_tr_pots(staked, &before, 7, hand, pot, 9, &count, back),
              TALON_E_CARD_TWICE);
    hand[2] = cards("JK 4C 5C 6C 7C");
    ck_status(talon_tr_pots(staked, &before, 7, hand, pot, 9, &count, back),
              TALON_E_CARD_FOREIGN);
    hand[2] = cards(FULL);
    before = -1;
    ck_status(talon_tr_pots(staked, &before, 7, hand, pot, 9, &count, back),
              TALON_E_AMOUNT);
    before = limit - 3;
    ck_ok(talon_tr_pots(staked, &before, 7, hand, pot, 9, &count, back));
    before = limit - 2;
    ck_status(talon_tr_pots(staked, &before, 7, hand, pot, 9, &count, back),
              TALON_E_LIMIT);
    before = 0;
    staked[1] = limit + 1;
    ck_status(talon_tr_pots(staked, &before, 7, hand, pot, 9, &count, back),
              TALON_E_AMOUNT);
    ck_status(talon_tr_pots(staked, NULL, 7, hand, pot, 9, &count, back),
              TALON_E_NULL);
}
END_TEST

SUITE(tripoli_betting)
TEST(tr_18_a_call_costs_what_is_missing)
TEST(tr_33_the_pots_can_be_asked_for_during_betting)
TEST(tr_15_five_cards_of_the_hand_are_selected)
TEST(tr_16_the_ace_is_low_in_the_lowest_straight)
TEST(tr_17_the_dealer_may_open_the_betting)
TEST(tr_17_a_showdown_has_no_betting)
TEST(tr_17_poker_may_be_off)
TEST(tr_18_moves_before_and_after_a_bet)
TEST(tr_18_a_bettor_gets_another_turn_only_after_a_raise)
TEST(tr_18_bets_may_have_no_limit)
TEST(tr_18_the_number_of_raises_may_be_capped)
TEST(tr_18_raises_of_a_seat_are_counted_up_to_255)
TEST(tr_19_the_last_seat_left_takes_the_pot_without_showing)
TEST(tr_19_folded_hands_are_not_shown)
TEST(tr_19_if_all_check_the_best_hand_takes_the_pot)
TEST(tr_19_equal_hands_share_and_odd_chips_stay)
TEST(tr_33_an_all_in_call_makes_a_side_pot)
TEST(tr_33_a_seat_without_chips_has_no_turn_but_stays_in)
TEST(tr_33_no_raise_if_no_rival_has_chips)
TEST(tr_33_betting_is_over_if_only_one_seat_has_chips)
TEST(tr_33_a_bet_must_be_called_though_nobody_else_has_chips)
TEST(tr_33_four_different_stakes_make_side_pots)
TEST(tr_33_equal_hands_share_a_side_pot)
TEST(tr_33_a_main_pot_needs_no_stakes)
TEST(tr_19_the_only_seat_left_needs_no_hand)
TEST(pots_need_room_for_their_results)
TEST(pots_refuse_impossible_stakes_and_hands)
END_SUITE
