/* SPDX-License-Identifier: MIT */
/* The board: its boxes, antes, and collecting (TR-2, TR-5, TR-6, TR-14,
 * TR-28). With three seats and seat 0 dealing, all have thirteen cards. */
#include "test_tripoli.h"

#define THREE "preset tripoli\noption players 3\n"

/* Collecting in play, no poker, a dead spare hand: antes of 1 on eight boxes,
 * and nine chips on each with nine seats. */
#define NINE_IN_PLAY                                                           \
    "preset cosmo\noption board fixed\noption players 9\n"                     \
    "option next-lead other-suit\n"

START_TEST(tr_02_nine_boxes)
{
    static const char *const key[] = {"",      "ace", "king", "queen",
                                      "jack",  "ten", "pair", "sequence",
                                      "kitty", "pot", ""};
    uint32_t box;

    for (box = 0; box < sizeof key / sizeof key[0]; box++)
        ck_assert_str_eq(talon_tr_box_key(box), key[box]);
}
END_TEST

START_TEST(tr_02_board_of_the_options)
{
    struct table t;
    talon_tr_state state;

    sit(&t, "preset rummoli\n");
    state = state_of(&t);
    ck_assert_uint_eq(state.pay[0], card("AS"));
    ck_assert_uint_eq(state.pay[1], card("KH"));
    ck_assert_uint_eq(state.pay[2], card("QC"));
    ck_assert_uint_eq(state.pay[3], card("JD"));
    ck_assert_uint_eq(state.pay[4], card("10S"));
    ck_assert_uint_eq(state.pair_suit, TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(state.pair_rank, TALON_RANK_ACE);
    ck_assert_uint_eq(state.sequence, 7);
    sit(&t, "preset tripoli\n");
    ck_assert_uint_eq(state_of(&t).pair_rank, TALON_RANK_KING);
}
END_TEST

START_TEST(tr_05_antes)
{
    struct table t;

    sit(&t, THREE "option ante 4\noption spare-hand dead\n"
                  "option collect in-play\n");
    DEAL(&t, 0);
    /* Nine boxes with four from each of three seats. */
    script(&t, "= chips -36 -36 -36\n= boxes 12 12 12 12 12 12 12 12 12\n");
    ck_assert_uint_eq(times_told(&t, TALON_KIND_PAY, TALON_REASON_ANTE), 27);
}
END_TEST

START_TEST(tr_05_no_ante_on_pot_without_poker)
{
    struct table t;

    sit(&t, "preset cosmo\noption board fixed\noption players 3\n");
    DEAL(&t, 0);
    script(&t, "= chips -8 -8 -8\n= boxes 3 3 3 3 3 3 3 3 0\n");
}
END_TEST

START_TEST(tr_05_dealer_antes_double)
{
    struct table t;

    sit(&t, THREE "option dealer-ante double\noption first-dealer 2\n"
                  "option spare-hand dead\noption collect in-play\n");
    DEAL(&t, 0);
    script(&t, "= chips -9 -9 -18\n= boxes 4 4 4 4 4 4 4 4 4\n");
}
END_TEST

START_TEST(tr_06_board_per_deal)
{
    struct table t;
    talon_tr_state state;
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count;

    sit(&t, "preset cosmo\noption players 3\n");
    ck_assert_uint_eq(state_of(&t).pay[0], TALON_CARD_NONE);
    ck_ok(talon_game_choices(t.game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, 2);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_BOARD);
    ck_assert_uint_eq(talon_cards_count(&choice[0].cards), 20);
    ck_assert_uint_eq(choice[1].kind, TALON_KIND_FINISH);
    ck_status(talon_game_deal_places(t.game, (uint8_t[TALON_PACK_MAX]){0},
                                     TALON_PACK_MAX, &count),
              TALON_E_NOT_DUE);
    script(&t, "board S H C D S D J\n");
    state = state_of(&t);
    ck_assert_uint_eq(state.phase, TALON_PHASE_DEAL);
    ck_assert_uint_eq(state.pay[0], card("AS"));
    ck_assert_uint_eq(state.pay[1], card("KH"));
    ck_assert_uint_eq(state.pay[2], card("QC"));
    ck_assert_uint_eq(state.pay[3], card("JD"));
    ck_assert_uint_eq(state.pay[4], card("10S"));
    ck_assert_uint_eq(state.pair_suit, TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(state.sequence, TALON_RANK_JACK);
    /* Only the deal is left. */
    ck_ok(talon_game_choices(t.game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_DEAL);
    refused(&t, "finish 1", TALON_E_PHASE, "");
    refused(&t, "board S H C D S D 7", TALON_E_PHASE, "");
    DEAL(&t, 0);
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_MICHIGAN);
}
END_TEST

START_TEST(tr_06_what_is_no_board)
{
    struct table t;
    talon_move move;
    talon_cards about;

    sit(&t, "preset cosmo\noption players 3\n");
    move = move_of(&t, "board S H C D S D Q");
    ck_ok(talon_game_check(t.game, &move, NULL));
    move.cards = cards("AS KH QC JD 9S");
    ck_status(talon_game_check(t.game, &move, &about), TALON_E_BOARD);
    ck_assert_uint_eq(about, cards("9S"));
    move.cards = cards("AS AH QC JD 10S");
    ck_status(talon_game_check(t.game, &move, &about), TALON_E_BOARD);
    ck_assert_uint_eq(about, cards("AS AH"));
    move.cards = cards("AS KH QC JD");
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_CARD_COUNT);
    move.cards |= (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_CARD_FOREIGN);
    move = move_of(&t, "board S H C D S D Q");
    move.denomination = TALON_DENOMINATION_NO_TRUMP;
    ck_status(talon_game_check(t.game, &move, NULL), TALON_E_DENOMINATION);
    move.denomination = TALON_SUIT_HEARTS;
    for (move.index = 0; move.index < 20; move.index++) {
        ck_status(talon_game_check(t.game, &move, NULL),
                  (move.index >= 2 && move.index <= 10) ||
                          move.index == TALON_RANK_JACK ||
                          move.index == TALON_RANK_QUEEN
                      ? TALON_OK
                      : TALON_E_INDEX);
    }
    sit(&t, THREE);
    refused(&t, "board S H C D S D 7", TALON_E_PHASE, "");
}
END_TEST

/* TR-6: chance turns the board and deals. */
START_TEST(tr_06_chance_gives_board_and_deal)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {6};
    uint32_t count;
    int32_t over;
    struct table t;
    talon_rng rng;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    sit(&t, "preset cosmo\noption players 3\n");
    ck_ok(talon_game_deal_over(t.game, &over));
    ck_assert_int_eq(over, 1);
    ck_ok(talon_game_chance(t.game, &rng, t.event, TALON_EVENTS_MAX, &count));
    ck_assert_uint_eq(t.event[0].kind, TALON_KIND_BOARD);
    ck_assert_uint_eq(t.event[0].turn, 1);
    ck_assert_uint_eq(talon_cards_count(&t.event[0].cards), 5);
    ck_assert_uint_ge(t.event[0].denomination, TALON_SUIT_SPADES);
    ck_assert_uint_le(t.event[0].denomination, TALON_SUIT_HEARTS);
    ck_assert_uint_ge(t.event[0].index, 2);
    ck_assert_uint_eq(t.event[1].kind, TALON_KIND_DEAL);
    ck_assert_uint_eq(t.event[1].turn, 2);
    ck_assert_uint_eq(state_of(&t).phase, TALON_PHASE_MICHIGAN);
    ck_assert_uint_eq(state_of(&t).turn, 2);
    ck_ok(talon_game_deal_over(t.game, &over));
    ck_assert_int_eq(over, 0);
    ck_status(talon_game_chance(t.game, &rng, NULL, 0, NULL), TALON_E_NOT_DUE);
    /* After a board given by the table only the deal is left. */
    sit(&t, "preset cosmo\noption players 3\n");
    script(&t, "board S H C D S D 7\n");
    ck_ok(talon_game_chance(t.game, &rng, t.event, TALON_EVENTS_MAX, &count));
    ck_assert_uint_eq(t.event[0].kind, TALON_KIND_DEAL);
    /* TR-32: too few can put the ante of eight. */
    sit(&t, "preset cosmo\noption players 3\noption bankroll 7\n");
    ck_status(talon_game_chance(t.game, &rng, NULL, 0, NULL), TALON_E_TOO_FEW);
}
END_TEST

START_TEST(tr_06_random_boards)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {6};
    uint32_t i, sequences = 0, pairs = 0;
    talon_cards pays = 0;
    struct table t;
    talon_move move;
    talon_rng rng;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    sit(&t, "preset cosmo\n");
    for (i = 0; i < 500; i++) {
        ck_ok(talon_tr_board_shuffle(t.game, &rng, &move));
        ck_ok(talon_game_check(t.game, &move, NULL));
        pays |= move.cards;
        sequences |= 1U << move.index;
        pairs |= 1U << move.denomination;
    }
    /* Twenty cards, four suits, eleven sequences: all of them turn up. */
    ck_assert_uint_eq(talon_cards_count(&pays), 20);
    ck_assert_uint_eq(pairs, 0x1E);
    ck_assert_uint_eq(sequences, 0xC7FC);
    script(&t, "board S H C D S D 7\n");
    ck_status(talon_tr_board_shuffle(t.game, &rng, &move), TALON_E_NOT_DUE);
    sit(&t, THREE);
    ck_status(talon_tr_board_shuffle(t.game, &rng, &move), TALON_E_NOT_DUE);
}
END_TEST

START_TEST(tr_14_collecting_from_hands)
{
    struct table t;
    talon_event event;

    sit(&t, THREE);
    DEAL(&t, [1] = "AH KH QH", [2] = "JH 8C 9C 10C", [0] = "8S 9S 10S",
         [SPARE] = "10H 9H 9D");
    script(&t, "= act 0\n= chips -9 -9 -9\n0 keep\n");
    /* Three chips a box. Seat 1 takes ace, king, queen and the pair; seat 2 the
     * jack; of the sequence 2 and 0 take a chip each and one stays; nobody
     * holds the ten. */
    script(&t, "= chips -8 3 -5\n= boxes 0 0 0 0 3 0 1 3 3\n");
    ck_assert_uint_eq(times_told(&t, TALON_KIND_SHOWN, TALON_REASON_COLLECTING),
                      3);
    event = told(&t, TALON_KIND_SHOWN, TALON_REASON_COLLECTING, 1);
    ck_assert_int_eq(event.seat, 2);
    ck_assert_uint_eq(event.cards, cards("JH 8C 9C 10C"));
    ck_assert_uint_eq(event.count, 4);
    event = told(&t, TALON_KIND_TAKE, TALON_REASON_SEQUENCE, 1);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.amount, 1);
    ck_assert_uint_eq(event.cards, cards("8S 9S 10S"));
    ck_assert_uint_eq(event.box_id, TALON_TR_BOX_SEQUENCE);
    event = told(&t, TALON_KIND_TAKE, TALON_REASON_PAIR, 0);
    ck_assert_int_eq(event.seat, 1);
    ck_assert_uint_eq(event.cards, cards("KH QH"));
    ck_assert_uint_eq(state_of(&t).shown,
                      cards("AH KH QH JH 8C 9C 10C 8S 9S 10S"));
}
END_TEST

START_TEST(tr_14_one_share_for_two_sequences)
{
    struct table t;

    sit(&t, THREE "option spare-hand dead\n");
    DEAL(&t, [1] = "8C 9C 10C 8D 9D 10D", [2] = "8S 9S 10S",
         [SPARE] = "8H AH KH QH JH 10H");
    script(&t, "= chips -9 -8 -8\n= boxes 3 3 3 3 3 3 1 3 3\n");
    ck_assert_uint_eq(
        told(&t, TALON_KIND_SHOWN, TALON_REASON_COLLECTING, 0).cards,
        cards("8C 9C 10C 8D 9D 10D"));
}
END_TEST

START_TEST(tr_14_collecting_follows_the_antes_when_the_spare_is_dead)
{
    struct table t;
    uint32_t i, ante = 0, take = 0;

    sit(&t, THREE "option spare-hand dead\n");
    DEAL(&t, [1] = "AH");
    for (i = 0; i < t.events; i++) {
        if (t.event[i].reason == TALON_REASON_ANTE)
            ante = i;
        if (t.event[i].kind == TALON_KIND_TAKE && take == 0)
            take = i;
    }
    ck_assert_uint_lt(ante, take);
}
END_TEST

START_TEST(tr_14_what_a_hand_collects)
{
    talon_rules rules = rules_of("preset rummoli\n");
    talon_cards hand = cards("AS KC KH 7D 8D 9D AD KD"), about;
    uint32_t boxes;

    ck_ok(talon_tr_collects(&rules, &hand, &boxes, &about));
    ck_assert_uint_eq(boxes, 1 << TALON_TR_BOX_ACE | 1 << TALON_TR_BOX_KING |
                                 1 << TALON_TR_BOX_PAIR |
                                 1 << TALON_TR_BOX_SEQUENCE);
    ck_assert_uint_eq(about, cards("AS KH 7D 8D 9D AD KD"));
    hand = cards("7D 8D 9H AD KC");
    ck_ok(talon_tr_collects(&rules, &hand, &boxes, NULL));
    ck_assert_uint_eq(boxes, 0);
    /* Ten, jack, queen are in a row (TR-1), and the highest is Q-K-A. */
    ck_ok(talon_rules_set_text(&rules, "sequence", "10"));
    hand = cards("10C JC QC");
    ck_ok(talon_tr_collects(&rules, &hand, &boxes, NULL));
    ck_assert_uint_eq(boxes,
                      1 << TALON_TR_BOX_SEQUENCE | 1 << TALON_TR_BOX_QUEEN);
    ck_ok(talon_rules_set_text(&rules, "sequence", "Q"));
    hand = cards("QD KD AD");
    ck_ok(talon_tr_collects(&rules, &hand, &boxes, NULL));
    ck_assert_uint_eq(boxes,
                      1 << TALON_TR_BOX_SEQUENCE | 1 << TALON_TR_BOX_PAIR);
}
END_TEST

START_TEST(tr_14_collects_refuses_nonsense)
{
    talon_rules rules = rules_of("preset tripoli\n");
    talon_cards hand = (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    uint32_t boxes;

    ck_status(talon_tr_collects(&rules, &hand, &boxes, NULL),
              TALON_E_CARD_FOREIGN);
    ck_status(talon_tr_collects(NULL, &hand, &boxes, NULL), TALON_E_NULL);
    ck_status(talon_tr_collects(&rules, &hand, NULL, NULL), TALON_E_NULL);
    rules.value[TALON_TR_OPTION_FIRST_DEALER] = 5;
    ck_status(talon_tr_collects(&rules, &hand, &boxes, NULL), TALON_E_RULES);
    rules.value[TALON_TR_OPTION_FIRST_DEALER] = 99;
    ck_status(talon_tr_collects(&rules, &hand, &boxes, NULL),
              TALON_E_UNSUPPORTED);
    rules.game_id = TALON_GAME_FIVE_HUNDRED;
    ck_status(talon_tr_collects(&rules, &hand, &boxes, NULL),
              TALON_E_WRONG_GAME);
}
END_TEST

START_TEST(tr_28_pay_cards_and_pair_in_a_run)
{
    struct table t;

    sit(&t, NINE_IN_PLAY);
    /* 10H seat 3, JH seat 4, QH and KH seat 1: each takes its box of 9, seat 1
     * the pair too. */
    DEAL(&t, [1] = "9H QH KH 2C 4C 6C", [3] = "10H", [4] = "JH", [5] = "AH");
    script(&t, "1 play 9H\n3 play 10H\n4 play JH\n1 play QH\n1 play KH\n");
    ck_assert_int_eq(told(&t, TALON_KIND_TAKE, TALON_REASON_PAY_CARD, 0).amount,
                     9);
    ck_assert_uint_eq(told(&t, TALON_KIND_TAKE, TALON_REASON_PAIR, 0).cards,
                      cards("QH KH"));
    script(&t, "= boxes 9 0 0 0 0 0 9 9 0\n"
               "= chips -8 19 -8 1 1 -8 -8 -8 -8\n");
}
END_TEST

START_TEST(tr_28_pair_of_two_seats_stays)
{
    struct table t;

    sit(&t, NINE_IN_PLAY);
    DEAL(&t, [1] = "QH 2C 4C 6C 8C 10C", [3] = "KH", [5] = "AH");
    script(&t, "1 play QH\n3 play KH\n= boxes 9 0 0 9 9 9 9 9 0\n");
}
END_TEST

START_TEST(tr_28_pair_in_two_runs_stays)
{
    struct table t;

    sit(&t, NINE_IN_PLAY "option lead-card any\noption next-lead any-suit\n");
    /* KH first, then QH, which is a stop as KH is played: no pair. */
    DEAL(&t, [1] = "QH KH 2C 4C 6C 8C", [SPARE] = "AH");
    script(&t, "1 play KH\n1 play QH\n= boxes 9 0 0 9 9 9 9 9 0\n");
}
END_TEST

START_TEST(tr_28_sequence_of_one_seat_in_a_run)
{
    struct table t;

    sit(&t, NINE_IN_PLAY);
    DEAL(&t, [1] = "7C 2D 4D 6D 8D 10D", [3] = "8C 9C 10C JC", [SPARE] = "QC");
    script(&t, "1 play 7C\n3 play 8C\n3 play 9C\n= boxes 9 9 9 9 9 9 9 9 0\n"
               "3 play 10C\n= boxes 9 9 9 9 9 9 0 9 0\n3 play JC\n"
               "= boxes 9 9 9 9 9 9 0 9 0\n= act 3\n");
}
END_TEST

START_TEST(tr_28_broken_sequence_stays_and_a_second_finds_nothing)
{
    struct table t;

    sit(&t, NINE_IN_PLAY);
    /* Clubs: the nine is another's. Spades: seat 1 has all three. Diamonds:
     * seat 1 again, but the box is empty. */
    DEAL(&t, [1] = "8C 10C 8S 9S 10S 2H", [3] = "9C", [4] = "JC KC",
         [SPARE] = "QC JS");
    script(&t, "1 play 8C\n3 play 9C\n1 play 10C\n4 play JC\n"
               "= boxes 9 9 9 9 9 9 9 9 0\n");
    sit(&t, NINE_IN_PLAY);
    DEAL(&t, [1] = "8D 9D 10D 8S 9S 10S", [3] = "2C", [SPARE] = "JD JS");
    script(&t, "1 play 8S\n1 play 9S\n1 play 10S\n= boxes 9 9 9 9 9 9 0 9 0\n"
               "1 play 8D\n1 play 9D\n1 play 10D\n");
    ck_assert_uint_eq(times_told(&t, TALON_KIND_TAKE, TALON_REASON_SEQUENCE),
                      0);
}
END_TEST

START_TEST(tr_28_last_card_collects_too)
{
    struct table t;

    sit(&t, NINE_IN_PLAY "option card-pay 0\n");
    DEAL(&t, [1] = "9H 10H JH QH KH AH");
    /* All five pay cards and the pair, 54, and the kitty, 9. */
    script(&t, "1 play 9H\n1 play 10H\n1 play JH\n1 play QH\n1 play KH\n"
               "1 play AH\n= act table\n= boxes 0 0 0 0 0 0 9 0 0\n"
               "= chips -8 55 -8 -8 -8 -8 -8 -8 -8\n");
    ck_assert_int_eq(told(&t, TALON_KIND_TAKE, TALON_REASON_PAY_CARD, 0).box_id,
                     TALON_TR_BOX_ACE);
}
END_TEST

SUITE(tripoli_board)
TEST(tr_06_chance_gives_board_and_deal)
TEST(tr_02_nine_boxes)
TEST(tr_02_board_of_the_options)
TEST(tr_05_antes)
TEST(tr_05_no_ante_on_pot_without_poker)
TEST(tr_05_dealer_antes_double)
TEST(tr_06_board_per_deal)
TEST(tr_06_what_is_no_board)
TEST(tr_06_random_boards)
TEST(tr_14_collecting_from_hands)
TEST(tr_14_one_share_for_two_sequences)
TEST(tr_14_collecting_follows_the_antes_when_the_spare_is_dead)
TEST(tr_14_what_a_hand_collects)
TEST(tr_14_collects_refuses_nonsense)
TEST(tr_28_pay_cards_and_pair_in_a_run)
TEST(tr_28_pair_of_two_seats_stays)
TEST(tr_28_pair_in_two_runs_stays)
TEST(tr_28_sequence_of_one_seat_in_a_run)
TEST(tr_28_broken_sequence_stays_and_a_second_finds_nothing)
TEST(tr_28_last_card_collects_too)
END_SUITE
