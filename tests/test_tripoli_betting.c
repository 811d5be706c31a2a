/* SPDX-License-Identifier: MIT */
/* The poker round and its pots: TR-15 … TR-19, TR-33. Three seats, seat 0
 * deals, antes of 1 on nine boxes: 3 chips lie in the pot. Seat 0 holds a
 * straight flush, seat 1 four twos, seat 2 a full house. */
#include "test_tripoli.h"

#define POKER                                                                  \
    "preset tripoli\noption players 3\noption spare-hand dead\n"               \
    "option collect in-play\n"

#define ROYAL "10S JS QS KS AS"
#define QUADS "2S 3S 2C 2D 2H"
#define FULL  "4C 9C 4D 9D 9H"

/* The select lines in the order of an opener at the dealer's left. */
#define SELECT "1 select " QUADS "\n2 select " FULL "\n0 select " ROYAL "\n"

static void deal_three(struct table *t)
{
    DEAL(t, [0] = ROYAL, [1] = QUADS, [2] = FULL);
}

static void sit_three(struct table *t, const char *options)
{
    sit(t, options);
    deal_three(t);
    script(t, SELECT);
}

START_TEST(tr_15_five_of_the_hand)
{
    struct table t;
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, moves;
    talon_move move;

    sit(&t, POKER);
    deal_three(&t);
    script(&t, "= act 1\n");
    ck_ok(talon_game_choices(t.game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_SELECT_HAND);
    ck_assert_uint_eq(choice[0].pick_min, 5);
    ck_assert_uint_eq(choice[0].pick_max, 5);
    ck_assert_uint_eq(choice[0].cards, state_of(&t).hand[1]);
    /* 13 over 5. */
    ck_ok(talon_game_move_count(t.game, &moves));
    ck_assert_uint_eq(moves, 1287);
    refused(&t, "1 select 2S 3S 2C 2D", TALON_E_CARD_COUNT, "");
    refused(&t, "1 select 2S 3S 2C 2D AS", TALON_E_NOT_HELD, "AS");
    move = move_of(&t, "1 select 2S 3S 2C 2D");
    move.cards |= (talon_cards)1 << TALON_CARD_LOW_JOKER;
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_CARD_FOREIGN);
    refused(&t, "1 check", TALON_E_PHASE, "");
    script(&t, "1 select " QUADS "\n= act 2\n2 select " FULL "\n= act 0\n"
               "0 select " ROYAL "\n= act 1\n");
    ck_assert_uint_eq(state_of(&t).selected[1], cards(QUADS));
    ck_assert_uint_eq(state_of(&t).shown, 0);
}
END_TEST

START_TEST(tr_16_ace_is_low_in_the_lowest_straight)
{
    struct table t;

    sit(&t, POKER "option poker showdown\n");
    /* Six high beats five high; Q-K-A-2-3 is no straight and loses to both. */
    DEAL(&t, [0] = "QS KD AD 2D 3C", [1] = "AS 2C 3D 4S 5H",
         [2] = "2S 3H 4D 5S 6C");
    script(&t, "1 select AS 2C 3D 4S 5H\n2 select 2S 3H 4D 5S 6C\n"
               "0 select QS KD AD 2D 3C\n= chips -9 -9 -6\n= act 2\n");
}
END_TEST

/* TR-17: the betting begins with the dealer, if the option says so. */
START_TEST(tr_17_dealer_opens)
{
    struct table t;

    sit(&t, POKER "option poker-opener dealer\n");
    deal_three(&t);
    script(&t, "= act 0\n0 select " ROYAL "\n= act 1\n1 select " QUADS "\n"
               "2 select " FULL "\n= act 0\n= legal check bet:1..10\n");
}
END_TEST

START_TEST(tr_17_showdown_without_betting)
{
    struct table t;

    sit_three(&t, POKER "option poker showdown\n");
    script(&t, "= chips -6 -9 -9\n= boxes 3 3 3 3 3 3 3 3 0\n= act 0\n");
    ck_assert_uint_eq(times_told(&t, TALON_KIND_SHOWN, TALON_REASON_SHOWDOWN),
                      3);
    ck_assert_uint_eq(state_of(&t).shown, cards(ROYAL " " QUADS " " FULL));
}
END_TEST

START_TEST(tr_17_no_poker)
{
    struct table t;

    sit(&t, POKER "option poker off\n");
    deal_three(&t);
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_MICHIGAN);
    ck_assert_uint_eq(state_of(&t).in_poker, 0);
}
END_TEST

/* TR-18: what may be done before a bet, after one, and how much it is. */
START_TEST(tr_18_bets_calls_raises)
{
    struct table t;
    talon_event event;
    talon_move move;

    sit_three(&t, POKER);
    script(&t, "= legal check bet:1..10\n");
    refused(&t, "1 call", TALON_E_PHASE, "");
    refused(&t, "1 raise 1", TALON_E_PHASE, "");
    refused(&t, "1 fold", TALON_E_PHASE, "");
    refused(&t, "1 bet 0", TALON_E_AMOUNT, "");
    refused(&t, "1 bet 11", TALON_E_BET_LIMIT, "");
    script(&t, "1 check\n2 bet 3\n= boxes 3 3 3 3 3 3 3 3 6\n"
               "= legal fold call raise:1..10\n");
    refused(&t, "0 check", TALON_E_PHASE, "");
    refused(&t, "0 bet 1", TALON_E_PHASE, "");
    refused(&t, "0 raise 11", TALON_E_BET_LIMIT, "");
    move = move_of(&t, "0 call");
    move.cards = cards("AS"); /* calls of another game have a card */
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_FIELD);
    /* A raise of 2 puts in 3 and 2. */
    script(&t, "0 raise 2\n= chips -14 -9 -12\n");
    ck_assert_uint_eq(t.event[0].kind, TALON_KIND_RAISE_BY);
    ck_assert_int_eq(t.event[0].amount, 2);
    event = told(&t, TALON_KIND_PAY, TALON_REASON_STAKE, 0);
    ck_assert_int_eq(event.amount, 5);
    ck_assert_uint_eq(event.box_id, TALON_TR_BOX_POT);
    ck_assert_int_eq(state_of(&t).staked[0], 5);
    ck_assert_uint_eq(state_of(&t).raises, 1);
    /* Seat 1 has put in nothing: its call is 5; seat 2 adds 2. */
    script(&t, "1 call\n= chips -14 -14 -12\n2 call\n"
               "= chips 4 -14 -14\n= boxes 3 3 3 3 3 3 3 3 0\n= act 0\n");
    event = told(&t, TALON_KIND_TAKE, TALON_REASON_POT, 0);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.amount, 18);
    ck_assert_uint_eq(event.index, 1);
    ck_assert_int_eq(state_of(&t).staked[0], 0);
}
END_TEST

START_TEST(tr_18_raise_again_and_no_turn_without_reason)
{
    struct table t;

    sit_three(&t, POKER);
    /* The bettor is asked again only because of the raise. Each puts in 15, and
     * seat 0 wins 48. */
    script(&t, "1 bet 1\n2 call\n0 raise 4\n= act 1\n1 raise 10\n= act 2\n"
               "= legal fold call raise:1..10\n2 call\n= act 0\n0 call\n"
               "= chips 24 -24 -24\n");
}
END_TEST

START_TEST(tr_18_no_limit)
{
    struct table t;

    sit_three(&t, POKER "option bet-limit 0\n");
    script(&t, "= legal check bet:1..1000000\n");
    refused(&t, "1 bet 1000001", TALON_E_BET_LIMIT, "");
    script(&t, "1 bet 1000000\n= legal fold call raise:1..1000000\n");
}
END_TEST

START_TEST(tr_18_raise_cap)
{
    struct table t;

    sit_three(&t, POKER "option raise-cap 2\n");
    script(&t, "1 bet 1\n2 raise 1\n0 raise 1\n= legal fold call\n");
    refused(&t, "1 raise 1", TALON_E_RAISE_CAP, "");
    script(&t, "1 call\n2 call\n= act 0\n");
}
END_TEST

START_TEST(tr_19_last_seat_takes_the_pot_unseen)
{
    struct table t;

    sit_three(&t, POKER);
    script(&t, "1 check\n2 bet 4\n0 fold\n1 fold\n"
               "= chips -9 -9 -6\n= boxes 3 3 3 3 3 3 3 3 0\n= act 2\n");
    ck_assert_uint_eq(times_told(&t, TALON_KIND_SHOWN, TALON_REASON_SHOWDOWN),
                      0);
    ck_assert_int_eq(told(&t, TALON_KIND_TAKE, TALON_REASON_UNCALLED, 0).amount,
                     4);
    ck_assert_uint_eq(state_of(&t).in_poker, 1 << 2);
    ck_assert_uint_eq(state_of(&t).shown, 0);
    ck_assert_int_eq(state_of(&t).pot_winner, 2);
}
END_TEST

START_TEST(tr_19_folded_hands_are_not_shown)
{
    struct table t;

    sit_three(&t, POKER);
    script(&t, "1 bet 2\n2 call\n0 fold\n= chips -9 -4 -11\n= act 1\n");
    ck_assert_uint_eq(state_of(&t).shown, cards(QUADS " " FULL));
}
END_TEST

START_TEST(tr_19_all_check)
{
    struct table t;

    sit_three(&t, POKER);
    script(&t, "1 check\n2 check\n0 check\n= chips -6 -9 -9\n");
}
END_TEST

START_TEST(tr_19_equal_hands_share_and_the_rest_stays)
{
    struct table t;

    sit(&t, POKER "option poker showdown\n");
    DEAL(&t, [0] = "2D 3D 4H 5H 7H", [1] = "AS KS QS JS 9C",
         [2] = "AC KC QC JC 9S");
    /* A-K-Q-J-9 twice: one chip each of three, one stays. */
    script(&t, "1 select AS KS QS JS 9C\n2 select AC KC QC JC 9S\n"
               "0 select 2D 3D 4H 5H 7H\n= chips -9 -8 -8\n"
               "= boxes 3 3 3 3 3 3 3 3 1\n= act 1\n");
}
END_TEST

/* Table stakes: each seat begins with `bankroll`, buys, and antes 9. */
static void stakes(struct table *t, const char *bankroll, const char *buys)
{
    char options[256];

    snprintf(options, sizeof options,
             "%soption bet-limit 0\noption bankroll %s\n", POKER, bankroll);
    sit(t, options);
    script(t, buys);
    deal_three(t);
    script(t, SELECT);
}

START_TEST(tr_33_all_in_and_side_pot)
{
    struct table t;
    talon_event event;

    /* After the antes: 3, 6 and 10 chips. */
    stakes(&t, "10", "buy 0 2\nbuy 1 5\nbuy 2 9\n");
    script(&t, "= chips 3 6 10\n= legal check bet:1..6\n");
    refused(&t, "1 bet 7", TALON_E_CHIPS, "");
    script(&t, "1 bet 6\n= act 2\n= legal fold call raise:1..4\n");
    refused(&t, "2 raise 5", TALON_E_CHIPS, "");
    /* Seat 0 can call with its three only; seat 1 is all-in and not asked. */
    script(&t, "2 raise 4\n= act 0\n= legal fold call\n0 call\n");
    /* Main pot 3 + 3 * 3 = 12 to the straight flush; side pot 2 * 3 = 6 to the
     * four twos; 4 that only seat 2 put in come back. */
    script(&t, "= chips 12 6 4\n= boxes 3 3 3 3 3 3 3 3 0\n= act 0\n");
    ck_assert_int_eq(told(&t, TALON_KIND_TAKE, TALON_REASON_UNCALLED, 0).amount,
                     4);
    event = told(&t, TALON_KIND_TAKE, TALON_REASON_POT, 0);
    ck_assert_int_eq(event.amount, 12);
    ck_assert_uint_eq(event.index, 1);
    event = told(&t, TALON_KIND_TAKE, TALON_REASON_POT, 1);
    ck_assert_int_eq(event.seat, 1);
    ck_assert_int_eq(event.amount, 6);
    ck_assert_uint_eq(event.index, 2);
}
END_TEST

static void costs(const struct table *t, int64_t first, int64_t second,
                  int64_t third)
{
    const int64_t expected[] = {first, second, third};
    int64_t amount;
    int32_t seat;

    for (seat = 0; seat < 3; seat++) {
        ck_ok(talon_tr_call_cost(t->game, seat, &amount));
        ck_assert_int_eq(amount, expected[seat]);
    }
}

/* TR-18, TR-33: the chips that are missing, and no more than a seat has. */
START_TEST(tr_18_what_a_call_costs)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *view;
    struct table t;
    int64_t amount = 99;

    /* After the antes: 3, 6 and 10 chips. */
    stakes(&t, "10", "buy 0 2\nbuy 1 5\nbuy 2 9\n");
    costs(&t, 0, 0, 0);
    script(&t, "1 bet 2\n");
    costs(&t, 2, 0, 2);
    script(&t, "2 raise 4\n");
    costs(&t, 3, 4, 0); /* seat 0 has three only */
    ck_ok(talon_game_clone(memory, sizeof memory, t.game, &view));
    ck_ok(talon_game_redact(view, view, 0));
    ck_ok(talon_tr_call_cost(view, 1, &amount));
    ck_assert_int_eq(amount, 4);
    ck_status(talon_tr_call_cost(t.game, 3, &amount), TALON_E_SEAT);
    ck_status(talon_tr_call_cost(t.game, -1, &amount), TALON_E_SEAT);
    ck_status(talon_tr_call_cost(t.game, 0, NULL), TALON_E_NULL);
    script(&t, "0 fold\n");
    costs(&t, 0, 4, 0);
    script(&t, "1 call\n");
    ck_status(talon_tr_call_cost(t.game, 1, &amount), TALON_E_PHASE);
    sit_three(&t, POKER);
    script(&t, "1 bet 3\n2 raise 2\n");
    costs(&t, 5, 2, 0);
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

/* TR-33: as if the betting ended now. */
START_TEST(tr_33_the_pots_now)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    talon_game *view;
    struct table t;
    uint32_t count;

    stakes(&t, "10", "buy 0 2\nbuy 1 5\nbuy 2 9\n");
    ck_ok(talon_tr_pots_now(t.game, pot, 9, &count));
    ck_assert_uint_eq(count, 1);
    pot_is(&pot[0], 3, 7);
    /* A bet that nobody has called is in no pot. */
    script(&t, "1 bet 6\n");
    ck_ok(talon_tr_pots_now(t.game, pot, 9, &count));
    ck_assert_uint_eq(count, 1);
    pot_is(&pot[0], 3, 7);
    /* Six each of 1 and 2; four more of 2 alone; 0 has paid nothing yet. */
    script(&t, "2 raise 4\n");
    ck_ok(talon_game_clone(memory, sizeof memory, t.game, &view));
    ck_ok(talon_game_redact(view, view, 1));
    ck_ok(talon_tr_pots_now(view, pot, 9, &count));
    ck_assert_uint_eq(count, 2);
    pot_is(&pot[0], 3, 7);
    pot_is(&pot[1], 12, 6);
    ck_status(talon_tr_pots_now(t.game, pot, 1, &count), TALON_E_SPACE);
    ck_assert_uint_eq(count, 2);
    ck_ok(talon_tr_pots_now(t.game, NULL, 0, NULL));
    ck_status(talon_tr_pots_now(t.game, NULL, 1, &count), TALON_E_NULL);
    script(&t, "0 call\n");
    ck_status(talon_tr_pots_now(t.game, pot, 9, &count), TALON_E_PHASE);
    /* Of a seat that folds the stake stays. */
    sit_three(&t, POKER);
    script(&t, "1 bet 3\n2 raise 2\n0 call\n1 fold\n");
    ck_status(talon_tr_pots_now(t.game, pot, 9, &count), TALON_E_PHASE);
    sit_three(&t, POKER);
    script(&t, "1 bet 3\n2 call\n0 raise 1\n1 fold\n");
    ck_ok(talon_tr_pots_now(t.game, pot, 9, &count));
    ck_assert_uint_eq(count, 1);
    pot_is(&pot[0], 3 + 3 * 3, 5);
}
END_TEST

START_TEST(tr_33_no_turn_without_chips_but_still_in)
{
    struct table t;

    /* Seat 0 has nothing left, 1 has 5, 2 has 10: 0 contends for the main pot
     * of 3 alone, the bets of 5 are a side pot. */
    stakes(&t, "9", "buy 1 5\nbuy 2 10\n");
    script(&t, "1 check\n2 bet 5\n= act 1\n= legal fold call\n1 call\n"
               "= chips 3 10 5\n= act 0\n");
}
END_TEST

START_TEST(tr_33_no_raise_without_a_rival)
{
    struct table t;

    stakes(&t, "9", "buy 1 5\nbuy 2 10\n");
    script(&t, "1 bet 5\n= legal fold call\n");
    refused(&t, "2 raise 1", TALON_E_NO_RIVAL, "");
    script(&t, "2 call\n= chips 3 10 5\n");
}
END_TEST

START_TEST(tr_33_over_at_once_with_one_seat_that_has_chips)
{
    struct table t;

    stakes(&t, "9", "buy 2 5\n");
    script(&t, "= act 0\n= chips 3 0 5\n");
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_MICHIGAN);
}
END_TEST

START_TEST(tr_33_call_owed_though_nobody_else_has_chips)
{
    struct table t;

    /* Seat 1 puts in all its 2; seats 2 and 0 owe a call. When 2 has folded,
     * 0 still is asked. */
    stakes(&t, "11", "buy 0 8\nbuy 2 8\n");
    script(&t, "1 bet 2\n2 fold\n= act 0\n= legal fold call\n0 call\n"
               "= chips 15 0 10\n");
}
END_TEST

static uint32_t seats_in(uint32_t seats)
{
    talon_cards set = seats;

    return talon_cards_count(&set);
}

/* Asks for pots without a game, and counts all chips. */
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

START_TEST(tr_33_side_pots_of_four_levels)
{
    static const int64_t staked[TALON_TR_SEATS_MAX] = {2, 5, 5, 9, 7};
    static const char *const hand[TALON_TR_SEATS_MAX] = {
        ROYAL, "3C 3D 4S 5S 6S", "3H 4H 5H 6C 7C", "AC AD QD JD 9D", NULL};
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    int64_t back[TALON_TR_SEATS_MAX];
    uint32_t count;

    /* Seat 4 has folded 7. Back: 9 - 7 = 2 to seat 3. Main pot: 10 + 5 * 2.
     * Then 3 from each of 1, 2, 3, 4; then 2 from 3 and 4, for 3 alone. */
    pots_of(staked, 0xF, 10, hand, pot, &count, back);
    ck_assert_uint_eq(count, 3);
    ck_assert_int_eq(back[3], 2);
    ck_assert_int_eq(pot[0].amount, 20);
    ck_assert_uint_eq(pot[0].contenders, 0xF);
    ck_assert_uint_eq(pot[0].winners, 1 << 0);
    ck_assert_int_eq(pot[1].amount, 12);
    ck_assert_uint_eq(pot[1].contenders, 0xE);
    ck_assert_uint_eq(pot[1].winners, 1 << 2); /* the straight */
    ck_assert_int_eq(pot[2].amount, 4);
    ck_assert_uint_eq(pot[2].contenders, 1 << 3);
    ck_assert_uint_eq(pot[2].winners, 1 << 3);
}
END_TEST

START_TEST(tr_33_equal_hands_in_a_side_pot)
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

START_TEST(tr_33_main_pot_without_stakes)
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

START_TEST(tr_19_a_seat_alone_needs_no_hand)
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

START_TEST(pots_with_and_without_room)
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

START_TEST(pots_refuse_nonsense)
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
TEST(tr_18_what_a_call_costs)
TEST(tr_33_the_pots_now)
TEST(tr_15_five_of_the_hand)
TEST(tr_16_ace_is_low_in_the_lowest_straight)
TEST(tr_17_dealer_opens)
TEST(tr_17_showdown_without_betting)
TEST(tr_17_no_poker)
TEST(tr_18_bets_calls_raises)
TEST(tr_18_raise_again_and_no_turn_without_reason)
TEST(tr_18_no_limit)
TEST(tr_18_raise_cap)
TEST(tr_19_last_seat_takes_the_pot_unseen)
TEST(tr_19_folded_hands_are_not_shown)
TEST(tr_19_all_check)
TEST(tr_19_equal_hands_share_and_the_rest_stays)
TEST(tr_33_all_in_and_side_pot)
TEST(tr_33_no_turn_without_chips_but_still_in)
TEST(tr_33_no_raise_without_a_rival)
TEST(tr_33_over_at_once_with_one_seat_that_has_chips)
TEST(tr_33_call_owed_though_nobody_else_has_chips)
TEST(tr_33_side_pots_of_four_levels)
TEST(tr_33_equal_hands_in_a_side_pot)
TEST(tr_33_main_pot_without_stakes)
TEST(tr_19_a_seat_alone_needs_no_hand)
TEST(pots_with_and_without_room)
TEST(pots_refuse_nonsense)
END_SUITE
