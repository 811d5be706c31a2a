/* SPDX-License-Identifier: MIT */
/* The board: its boxes, antes and collecting (TR-2, TR-5, TR-6, TR-14, TR-28).
 * With three seats, of which seat 0 deals, everyone has thirteen cards. */
#include "common/tripoli.h"

/* Collecting during play, no poker, a dead spare hand. Nine seats ante 1 on
 * each of eight boxes, so each box holds nine chips. */
#define NINE_IN_PLAY                                                           \
    "cosmo, board fixed, players 9"                                            \
    ", next-lead other-suit"

START_TEST(tr_02_the_board_has_nine_boxes)
{
    static const char *const key[] = {"",      "ace", "king", "queen",
                                      "jack",  "ten", "pair", "sequence",
                                      "kitty", "pot", ""};
    uint32_t box;

    for (box = 0; box < sizeof key / sizeof key[0]; box++)
        ck_assert_str_eq(talon_tr_box_key(box), key[box]);
}
END_TEST

START_TEST(tr_02_options_set_the_pay_cards)
{
    talon_game *game = sit("rummoli");
    talon_tr_state state;

    state = tr_state(game);
    ck_assert_uint_eq(state.pay[0], card("AS"));
    ck_assert_uint_eq(state.pay[1], card("KH"));
    ck_assert_uint_eq(state.pay[2], card("QC"));
    ck_assert_uint_eq(state.pay[3], card("JD"));
    ck_assert_uint_eq(state.pay[4], card("10S"));
    ck_assert_uint_eq(state.pair_suit, TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(state.pair_rank, TALON_RANK_ACE);
    ck_assert_uint_eq(state.sequence, 7);
    game = sit("tripoli");
    ck_assert_uint_eq(tr_state(game).pair_rank, TALON_RANK_KING);
    game = sit("tripoli, pay-queen S, pay-jack C, pay-ten D");
    state = tr_state(game);
    ck_assert_uint_eq(state.pay[1], card("KH"));
    ck_assert_uint_eq(state.pay[2], card("QS"));
    ck_assert_uint_eq(state.pay[3], card("JC"));
    ck_assert_uint_eq(state.pay[4], card("10D"));
}
END_TEST

START_TEST(tr_05_each_seat_antes_on_every_box)
{
    talon_game *game = sit(THREE ", ante 4, spare-hand dead, "
                                 "collect in-play");

    DEAL(game, "");
    /* Each of three seats antes four chips on each of nine boxes. */
    expect(game, "= chips -36 -36 -36, = boxes 12 12 12 12 12 12 12 12 12");
    ck_assert_uint_eq(times_told_for(TALON_KIND_PAY, TALON_REASON_ANTE), 27);
}
END_TEST

START_TEST(tr_05_without_poker_there_is_no_ante_on_the_pot)
{
    talon_game *game = sit("cosmo, board fixed, players 3");

    DEAL(game, "");
    expect(game, "= chips -8 -8 -8, = boxes 3 3 3 3 3 3 3 3 0");
}
END_TEST

START_TEST(tr_05_the_dealer_may_ante_double)
{
    talon_game *game = sit(THREE ", dealer-ante double, first-dealer 2, "
                                 "spare-hand dead, collect in-play");

    DEAL(game, "");
    expect(game, "= chips -9 -9 -18, = boxes 4 4 4 4 4 4 4 4 4");
}
END_TEST

START_TEST(tr_06_a_board_may_be_turned_for_each_deal)
{
    talon_game *game = sit("cosmo, players 3");
    talon_tr_state state;
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count;

    ck_assert_uint_eq(tr_state(game).pay[0], TALON_CARD_NONE);
    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, 2);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_BOARD);
    ck_assert_uint_eq(talon_cards_count(&choice[0].cards), 20);
    ck_assert_uint_eq(choice[1].kind, TALON_KIND_FINISH);
    ck_status(talon_game_deal_places(game, (uint8_t[TALON_PACK_MAX]){0},
                                     TALON_PACK_MAX, &count),
              TALON_E_NOT_DUE);
    play(game, "board S H C D S D J");
    state = tr_state(game);
    ck_assert_uint_eq(state.phase, TALON_PHASE_DEAL);
    ck_assert_uint_eq(state.pay[0], card("AS"));
    ck_assert_uint_eq(state.pay[1], card("KH"));
    ck_assert_uint_eq(state.pay[2], card("QC"));
    ck_assert_uint_eq(state.pay[3], card("JD"));
    ck_assert_uint_eq(state.pay[4], card("10S"));
    ck_assert_uint_eq(state.pair_suit, TALON_SUIT_DIAMONDS);
    ck_assert_uint_eq(state.sequence, TALON_RANK_JACK);
    /* The only possible step is a deal. */
    ck_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_DEAL);
    refused(game, "finish 1", TALON_E_PHASE, "");
    refused(game, "board S H C D S D 7", TALON_E_PHASE, "");
    DEAL(game, "");
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_MICHIGAN);
}
END_TEST

START_TEST(tr_06_an_impossible_board_is_refused)
{
    talon_game *game = sit("cosmo, players 3");
    talon_move move;
    talon_cards about;

    move = read_move(game, "board S H C D S D Q");
    ck_ok(talon_game_check(game, &move, NULL));
    move.cards = cards("AS KH QC JD 9S");
    ck_status(talon_game_check(game, &move, &about), TALON_E_BOARD);
    ck_assert_uint_eq(about, cards("9S"));
    move.cards = cards("AS AH QC JD 10S");
    ck_status(talon_game_check(game, &move, &about), TALON_E_BOARD);
    ck_assert_uint_eq(about, cards("AS AH"));
    move.cards = cards("AS KH QC JD");
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_COUNT);
    move.cards |= (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_FOREIGN);
    move = read_move(game, "board S H C D S D Q");
    move.denomination = TALON_DENOMINATION_NO_TRUMP;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_DENOMINATION);
    move.denomination = TALON_SUIT_HEARTS;
    for (move.index = 0; move.index < 20; move.index++) {
        ck_status(talon_game_check(game, &move, NULL),
                  (move.index >= 2 && move.index <= 10) ||
                          move.index == TALON_RANK_JACK ||
                          move.index == TALON_RANK_QUEEN
                      ? TALON_OK
                      : TALON_E_INDEX);
    }
    game = sit(THREE);
    refused(game, "board S H C D S D 7", TALON_E_PHASE, "");
}
END_TEST

/* Suit, rank, number of cards, and cards are looked at in this order: each move
 * has one fault less. */
START_TEST(tr_06_the_first_fault_of_a_board_is_the_reason)
{
    talon_game *game = sit("cosmo, players 3");
    talon_move move = read_move(game, "board S H C D S D Q");

    move.cards = cards("AS AH JK");
    move.index = 0;
    move.denomination = 0;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_DENOMINATION);
    move.denomination = TALON_SUIT_DIAMONDS;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_INDEX);
    move.index = 2;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_COUNT);
    move.cards = cards("AS AH QC JD JK");
    ck_status(talon_game_check(game, &move, NULL), TALON_E_CARD_FOREIGN);
    move.cards = cards("AS AH QC JD 10S");
    ck_status(talon_game_check(game, &move, NULL), TALON_E_BOARD);
}
END_TEST

/* TR-6: chance turns a board and deals. */
START_TEST(tr_06_chance_turns_a_board_and_deals)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {6};
    uint32_t count;
    int32_t over;
    talon_game *game;
    talon_rng rng;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    game = sit("cosmo, players 3");
    ck_ok(talon_game_deal_over(game, &over));
    ck_assert_int_eq(over, 1);
    ck_ok(talon_game_chance(game, &rng, last_step.event, TALON_EVENTS_MAX,
                            &count));
    ck_assert_uint_eq(last_step.event[0].kind, TALON_KIND_BOARD);
    ck_assert_uint_eq(last_step.event[0].turn, 1);
    ck_assert_uint_eq(talon_cards_count(&last_step.event[0].cards), 5);
    ck_assert_uint_ge(last_step.event[0].denomination, TALON_SUIT_SPADES);
    ck_assert_uint_le(last_step.event[0].denomination, TALON_SUIT_HEARTS);
    ck_assert_uint_ge(last_step.event[0].index, 2);
    ck_assert_uint_eq(last_step.event[1].kind, TALON_KIND_DEAL);
    ck_assert_uint_eq(last_step.event[1].turn, 2);
    ck_assert_uint_eq(tr_state(game).phase, TALON_PHASE_MICHIGAN);
    ck_assert_uint_eq(tr_state(game).turn, 2);
    ck_ok(talon_game_deal_over(game, &over));
    ck_assert_int_eq(over, 0);
    ck_status(talon_game_chance(game, &rng, NULL, 0, NULL), TALON_E_NOT_DUE);
    /* If the board is already turned, chance only deals. */
    game = sit("cosmo, players 3");
    play(game, "board S H C D S D 7");
    ck_ok(talon_game_chance(game, &rng, last_step.event, TALON_EVENTS_MAX,
                            &count));
    ck_assert_uint_eq(last_step.event[0].kind, TALON_KIND_DEAL);
    /* TR-32: too few seats can pay the ante of eight. */
    game = sit("cosmo, players 3, bankroll 7");
    ck_status(talon_game_chance(game, &rng, NULL, 0, NULL), TALON_E_TOO_FEW);
}
END_TEST

START_TEST(tr_06_random_boards_reach_every_card_and_sequence)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {6};
    uint32_t i, sequences = 0, pairs = 0;
    talon_cards pays = 0;
    talon_game *game;
    talon_move move;
    talon_rng rng;

    ck_ok(talon_rng_seed(&rng, seed, 0));
    game = sit("cosmo");
    for (i = 0; i < 500; i++) {
        ck_ok(talon_tr_board_shuffle(game, &rng, &move));
        ck_ok(talon_game_check(game, &move, NULL));
        pays |= move.cards;
        sequences |= 1U << move.index;
        pairs |= 1U << move.denomination;
    }
    /* There are twenty pay cards, four suits and eleven sequences: all of them
     * occur. */
    ck_assert_uint_eq(talon_cards_count(&pays), 20);
    ck_assert_uint_eq(pairs, 0x1E);
    ck_assert_uint_eq(sequences, 0xC7FC);
    play(game, "board S H C D S D 7");
    ck_status(talon_tr_board_shuffle(game, &rng, &move), TALON_E_NOT_DUE);
    game = sit(THREE);
    ck_status(talon_tr_board_shuffle(game, &rng, &move), TALON_E_NOT_DUE);
}
END_TEST

START_TEST(tr_14_pay_cards_are_collected_from_hands)
{
    talon_game *game = sit(THREE);
    talon_event event;

    DEAL(game, [1] = "AH KH QH", [2] = "JH 8C 9C 10C", [0] = "8S 9S 10S",
         [SPARE] = "10H 9H 9D");
    play(game, "= act 0, = chips -9 -9 -9, 0 keep");
    /* Three chips are on each box. Seat 1 takes ace, king, queen and the pair;
     * seat 2 the jack; seats 2 and 0 take one chip each for the sequence, and
     * the third chip stays; nobody holds the ten. */
    expect(game, "= chips -8 3 -5, = boxes 0 0 0 0 3 0 1 3 3");
    ck_assert_uint_eq(times_told_for(TALON_KIND_SHOWN, TALON_REASON_COLLECTING),
                      3);
    event = *told_for(TALON_KIND_SHOWN, TALON_REASON_COLLECTING, 1);
    ck_assert_int_eq(event.seat, 2);
    ck_assert_uint_eq(event.cards, cards("JH 8C 9C 10C"));
    ck_assert_uint_eq(event.count, 4);
    event = *told_for(TALON_KIND_TAKE, TALON_REASON_SEQUENCE, 1);
    ck_assert_int_eq(event.seat, 0);
    ck_assert_int_eq(event.amount, 1);
    ck_assert_uint_eq(event.cards, cards("8S 9S 10S"));
    ck_assert_uint_eq(event.box_id, TALON_TR_BOX_SEQUENCE);
    event = *told_for(TALON_KIND_TAKE, TALON_REASON_PAIR, 0);
    ck_assert_int_eq(event.seat, 1);
    ck_assert_uint_eq(event.cards, cards("KH QH"));
    ck_assert_uint_eq(tr_state(game).shown,
                      cards("AH KH QH JH 8C 9C 10C 8S 9S 10S"));
}
END_TEST

START_TEST(tr_14_two_sequences_in_a_hand_bring_one_share)
{
    talon_game *game = sit(THREE ", spare-hand dead");

    DEAL(game, [1] = "8C 9C 10C 8D 9D 10D", [2] = "8S 9S 10S",
         [SPARE] = "8H AH KH QH JH 10H");
    expect(game, "= chips -9 -8 -8, = boxes 3 3 3 3 3 3 1 3 3");
    ck_assert_uint_eq(
        told_for(TALON_KIND_SHOWN, TALON_REASON_COLLECTING, 0)->cards,
        cards("8C 9C 10C 8D 9D 10D"));
}
END_TEST

START_TEST(tr_14_collecting_follows_the_antes_when_the_spare_is_dead)
{
    talon_game *game;
    uint32_t i, ante = 0, take = 0;

    game = sit(THREE ", spare-hand dead");
    DEAL(game, [1] = "AH");
    for (i = 0; i < last_step.events; i++) {
        if (last_step.event[i].reason == TALON_REASON_ANTE)
            ante = i;
        if (last_step.event[i].kind == TALON_KIND_TAKE && take == 0)
            take = i;
    }
    ck_assert_uint_lt(ante, take);
}
END_TEST

START_TEST(tr_14_these_hands_collect_these_boxes)
{
    talon_rules rules = rules_of("rummoli");
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
    /* Ten, jack and queen are in sequence (TR-1), and Q-K-A is the highest
     * sequence. */
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

START_TEST(tr_14_collecting_refuses_impossible_hands)
{
    talon_rules rules = rules_of("tripoli");
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

START_TEST(tr_28_pay_cards_and_the_pair_collect_in_a_run)
{
    talon_game *game = sit(NINE_IN_PLAY);

    /* 10H is with seat 3, JH with seat 4, QH and KH with seat 1: each takes its
     * box of 9, and seat 1 the pair too. */
    DEAL(game, [1] = "9H QH KH 2C 4C 6C", [3] = "10H", [4] = "JH", [5] = "AH");
    play(game, "1 play 9H, 3 play 10H, 4 play JH, 1 play QH, 1 play KH");
    ck_assert_int_eq(
        told_for(TALON_KIND_TAKE, TALON_REASON_PAY_CARD, 0)->amount, 9);
    ck_assert_uint_eq(told_for(TALON_KIND_TAKE, TALON_REASON_PAIR, 0)->cards,
                      cards("QH KH"));
    expect(game, "= boxes 9 0 0 0 0 0 9 9 0, "
                 "= chips -8 19 -8 1 1 -8 -8 -8 -8");
}
END_TEST

START_TEST(tr_28_a_pair_played_by_two_seats_collects_nothing)
{
    talon_game *game = sit(NINE_IN_PLAY);

    DEAL(game, [1] = "QH 2C 4C 6C 8C 10C", [3] = "KH", [5] = "AH");
    play(game, "1 play QH, 3 play KH, = boxes 9 0 0 9 9 9 9 9 0");
}
END_TEST

START_TEST(tr_28_a_pair_played_in_two_runs_collects_nothing)
{
    talon_game *game = sit(NINE_IN_PLAY ", lead-card any, next-lead any-suit");

    /* KH first, then QH, which ends its run because KH has already been played:
     * the pair collects nothing. */
    DEAL(game, [1] = "QH KH 2C 4C 6C 8C", [SPARE] = "AH");
    play(game, "1 play KH, 1 play QH, = boxes 9 0 0 9 9 9 9 9 0");
}
END_TEST

START_TEST(tr_28_a_sequence_by_one_seat_in_a_run_collects)
{
    talon_game *game = sit(NINE_IN_PLAY);

    DEAL(
        game, [1] = "7C 2D 4D 6D 8D 10D", [3] = "8C 9C 10C JC", [SPARE] = "QC");
    play(game, "1 play 7C, 3 play 8C, 3 play 9C, = boxes 9 9 9 9 9 9 9 9 0, "
               "3 play 10C, = boxes 9 9 9 9 9 9 0 9 0, 3 play JC, "
               "= boxes 9 9 9 9 9 9 0 9 0, = act 3");
}
END_TEST

START_TEST(tr_28_a_broken_or_a_second_sequence_collects_nothing)
{
    talon_game *game = sit(NINE_IN_PLAY);

    /* The clubs are broken: another seat plays the nine. In the second deal
     * seat 1 plays 8-9-10 of spades and collects; when it plays those of
     * diamonds, the box is empty. */
    DEAL(game, [1] = "8C 10C 8S 9S 10S 2H", [3] = "9C", [4] = "JC KC",
         [SPARE] = "QC JS");
    play(game, "1 play 8C, 3 play 9C, 1 play 10C, 4 play JC, "
               "= boxes 9 9 9 9 9 9 9 9 0");
    game = sit(NINE_IN_PLAY);
    DEAL(game, [1] = "8D 9D 10D 8S 9S 10S", [3] = "2C", [SPARE] = "JD JS");
    play(game, "1 play 8S, 1 play 9S, 1 play 10S, = boxes 9 9 9 9 9 9 0 9 0, "
               "1 play 8D, 1 play 9D, 1 play 10D");
    ck_assert_uint_eq(times_told_for(TALON_KIND_TAKE, TALON_REASON_SEQUENCE),
                      0);
}
END_TEST

START_TEST(tr_28_the_last_card_of_a_deal_also_collects)
{
    talon_game *game = sit(NINE_IN_PLAY ", card-pay 0");

    DEAL(game, [1] = "9H 10H JH QH KH AH");
    /* Seat 1 collects 54 for the five pay cards and the pair, and 9 from the
     * kitty. */
    play(game, "1 play 9H, 1 play 10H, 1 play JH, 1 play QH, 1 play KH, "
               "1 play AH, = act table, = boxes 0 0 0 0 0 0 9 0 0, "
               "= chips -8 55 -8 -8 -8 -8 -8 -8 -8");
    ck_assert_int_eq(
        told_for(TALON_KIND_TAKE, TALON_REASON_PAY_CARD, 0)->box_id,
        TALON_TR_BOX_ACE);
}
END_TEST

SUITE(tripoli_board)
TEST(tr_06_chance_turns_a_board_and_deals)
TEST(tr_02_the_board_has_nine_boxes)
TEST(tr_02_options_set_the_pay_cards)
TEST(tr_05_each_seat_antes_on_every_box)
TEST(tr_05_without_poker_there_is_no_ante_on_the_pot)
TEST(tr_05_the_dealer_may_ante_double)
TEST(tr_06_a_board_may_be_turned_for_each_deal)
TEST(tr_06_an_impossible_board_is_refused)
TEST(tr_06_the_first_fault_of_a_board_is_the_reason)
TEST(tr_06_random_boards_reach_every_card_and_sequence)
TEST(tr_14_pay_cards_are_collected_from_hands)
TEST(tr_14_two_sequences_in_a_hand_bring_one_share)
TEST(tr_14_collecting_follows_the_antes_when_the_spare_is_dead)
TEST(tr_14_these_hands_collect_these_boxes)
TEST(tr_14_collecting_refuses_impossible_hands)
TEST(tr_28_pay_cards_and_the_pair_collect_in_a_run)
TEST(tr_28_a_pair_played_by_two_seats_collects_nothing)
TEST(tr_28_a_pair_played_in_two_runs_collects_nothing)
TEST(tr_28_a_sequence_by_one_seat_in_a_run_collects)
TEST(tr_28_a_broken_or_a_second_sequence_collects_nothing)
TEST(tr_28_the_last_card_of_a_deal_also_collects)
END_SUITE
