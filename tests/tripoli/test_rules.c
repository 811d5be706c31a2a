/* SPDX-License-Identifier: MIT */
/* The options of Tripoli: which values are legal, which options contradict each
 * other, and which have an effect. Values and presets are tested in
 * test_options.c. */
#include "common/tripoli.h"

START_TEST(section_8_values_out_of_range_are_refused)
{
    static const struct {
        uint32_t option;
        int32_t low, high;
    } range[] = {
        {TALON_TR_OPTION_PLAYERS, 2, 9},
        {TALON_TR_OPTION_FIRST_DEALER, 0, 8},
        {TALON_TR_OPTION_ANTE, 1, 1000},
        {TALON_TR_OPTION_BANKROLL, 0, 1000000},
        {TALON_TR_OPTION_BET_LIMIT, 0, 1000000},
        {TALON_TR_OPTION_RAISE_CAP, 0, 99},
        {TALON_TR_OPTION_PASS_PENALTY, 0, 100},
        {TALON_TR_OPTION_CARD_PAY, 0, 100},
    };
    talon_rules rules;
    uint32_t i;

    ck_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 0));
    for (i = 0; i < sizeof range / sizeof range[0]; i++) {
        uint32_t option = range[i].option;

        ck_ok(talon_rules_set(&rules, option, range[i].low));
        ck_ok(talon_rules_set(&rules, option, range[i].high));
        ck_status(talon_rules_set(&rules, option, range[i].low - 1),
                  TALON_E_VALUE);
        ck_status(talon_rules_set(&rules, option, range[i].high + 1),
                  TALON_E_VALUE);
    }
}
END_TEST

START_TEST(tr_02_the_sequence_is_given_by_its_lowest_card)
{
    talon_rules rules;
    int32_t value;

    ck_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 0));
    for (value = 0; value < 20; value++)
        ck_status(talon_rules_set(&rules, TALON_TR_OPTION_SEQUENCE, value),
                  (value >= 2 && value <= 10) || value == TALON_RANK_JACK ||
                          value == TALON_RANK_QUEEN
                      ? TALON_OK
                      : TALON_E_VALUE);
    ck_ok(talon_rules_set_text(&rules, "sequence", "J"));
    ck_assert_int_eq(rules.value[TALON_TR_OPTION_SEQUENCE], TALON_RANK_JACK);
    ck_status(talon_rules_set_text(&rules, "sequence", "K"), TALON_E_VALUE);
}
END_TEST

/* Asserts that the rules in `text` have exactly one problem: these two options
 * contradict each other. */
static void contradicts(const char *text, talon_status status, uint32_t first,
                        uint32_t second)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_rules rules = rules_of("%s", text);
    talon_problem problem[64];
    talon_game *game;
    uint32_t count;

    ck_status(talon_rules_check(&rules, problem, 64, &count), TALON_E_RULES);
    ck_assert_uint_eq(count, 1);
    ck_status(problem[0].status, status);
    ck_assert_uint_eq(problem[0].option_count, 2);
    ck_assert_uint_eq(problem[0].options[0], first);
    ck_assert_uint_eq(problem[0].options[1], second);
    ck_status(talon_game_init(memory, sizeof memory, &rules, &game),
              TALON_E_RULES);
}

START_TEST(section_8_contradictions_are_refused)
{
    contradicts("tripoli, pay-auction on", TALON_E_PAY_AUCTION_COLLECT,
                TALON_TR_OPTION_PAY_AUCTION, TALON_TR_OPTION_COLLECT);
    contradicts("pay-suit, board per-deal", TALON_E_PAY_AUCTION_BOARD,
                TALON_TR_OPTION_BOARD, TALON_TR_OPTION_PAY_AUCTION);
    contradicts("tripoli, first-dealer 5", TALON_E_FIRST_DEALER,
                TALON_TR_OPTION_PLAYERS, TALON_TR_OPTION_FIRST_DEALER);
    contradicts("tripoli, players 2, first-dealer 2", TALON_E_FIRST_DEALER,
                TALON_TR_OPTION_PLAYERS, TALON_TR_OPTION_FIRST_DEALER);
}
END_TEST

START_TEST(all_contradictions_are_listed)
{
    talon_rules rules = rules_of("tripoli, pay-auction on, board per-deal, "
                                 "first-dealer 8");
    talon_problem problem[64];
    uint32_t count;

    ck_status(talon_rules_check(&rules, problem, 64, &count), TALON_E_RULES);
    ck_assert_uint_eq(count, 3);
}
END_TEST

/* Boxes and poker hands are spaces of terms: every number has a key and a
 * label, and is found by its key. */
START_TEST(boxes_and_poker_hands_have_keys_and_labels)
{
    static const char *const box[] = {"ace",      "king",  "queen",
                                      "jack",     "ten",   "pair",
                                      "sequence", "kitty", "pot"};
    int32_t i, number;

    ck_assert_uint_eq(talon_term_count(TALON_SPACE_TR_BOX), TALON_TR_BOXES);
    for (i = 1; i <= TALON_TR_BOXES; i++) {
        ck_assert_str_eq(talon_term_key(TALON_SPACE_TR_BOX, i), box[i - 1]);
        ck_assert_str_eq(talon_term_label(TALON_SPACE_TR_BOX, i), box[i - 1]);
        ck_ok(talon_term_find(TALON_SPACE_TR_BOX, box[i - 1], &number));
        ck_assert_int_eq(number, i);
    }
    ck_assert_uint_eq(talon_term_count(TALON_SPACE_POKER),
                      TALON_POKER_STRAIGHT_FLUSH);
    for (i = 1; i <= TALON_POKER_STRAIGHT_FLUSH; i++) {
        ck_assert_str_eq(talon_term_label(TALON_SPACE_POKER, i),
                         talon_poker_category_label((uint32_t)i));
    }
    ck_ok(talon_term_find(TALON_SPACE_POKER, "three-of-a-kind", &number));
    ck_assert_int_eq(number, TALON_POKER_THREE_OF_A_KIND);
}
END_TEST

/* TR-2: the option `players` sets the number of seats. Each seat has its own
 * chips, so it is a side by itself. */
START_TEST(every_seat_is_its_own_side)
{
    talon_rules rules = rules_of("tripoli, players 7");
    uint32_t count, seats;

    ck_ok(talon_rules_seat_count(&rules, &count));
    ck_assert_uint_eq(count, 7);
    ck_ok(talon_rules_side(&rules, 6, &seats));
    ck_assert_uint_eq(seats, 1 << 6);
    ck_status(talon_rules_side(&rules, 7, &seats), TALON_E_SEAT);
}
END_TEST

static void applies(const char *text, uint32_t option, int32_t expected)
{
    talon_rules rules = rules_of("%s", text);
    int32_t effect;

    ck_ok(talon_rules_applies(&rules, option, &effect));
    ck_assert_int_eq(effect, expected);
}

START_TEST(options_without_effect_are_reported)
{
    applies("tripoli", TALON_TR_OPTION_PAY_TEN, 1);
    applies("cosmo", TALON_TR_OPTION_PAY_TEN, 0);
    applies("cosmo", TALON_TR_OPTION_SEQUENCE, 0);
    applies("cosmo", TALON_TR_OPTION_PAIR, 1);
    applies("pay-suit", TALON_TR_OPTION_PAIR_SUIT, 0);
    applies("pay-suit", TALON_TR_OPTION_SEQUENCE, 1);
    applies("tripoli", TALON_TR_OPTION_PAY_CARD_BAR, 1);
    applies("tripoley", TALON_TR_OPTION_PAY_CARD_BAR, 0);
    /* Closing rounds have betting even if the deals have no poker. */
    applies("cosmo", TALON_TR_OPTION_BET_LIMIT, 1);
    applies("cosmo, closing-bets off", TALON_TR_OPTION_BET_LIMIT, 0);
    applies("cosmo, closing-bets off", TALON_TR_OPTION_POKER_OPENER, 0);
    applies("tripoli, poker showdown", TALON_TR_OPTION_RAISE_CAP, 0);
    applies("tripoli, poker showdown", TALON_TR_OPTION_CLOSING_BETS, 0);
    applies("tripoli, poker showdown", TALON_TR_OPTION_POKER_OPENER, 1);
    applies("cosmo", TALON_TR_OPTION_LEAD_CARD, 0);
    applies("cosmo", TALON_TR_OPTION_FIRST_LEAD, 0);
    applies("tripoli", TALON_TR_OPTION_PASS_PENALTY, 1);
    applies("tripoli, next-lead any-suit", TALON_TR_OPTION_PASS_PENALTY, 0);
    applies("tripoli", TALON_TR_OPTION_PLAYERS, 1);
}
END_TEST

START_TEST(tr_01_the_pack_has_52_cards)
{
    talon_rules rules = rules_of("tripoli");
    talon_cards pack;

    ck_ok(talon_rules_pack(&rules, &pack));
    ck_assert_uint_eq(talon_cards_count(&pack), 52);
    ck_assert_uint_eq(pack & cards("11S 12C 13H JL JK"), 0);
}
END_TEST

SUITE(tripoli_rules)
TEST(boxes_and_poker_hands_have_keys_and_labels)
TEST(every_seat_is_its_own_side)
TEST(section_8_values_out_of_range_are_refused)
TEST(section_8_contradictions_are_refused)
TEST(all_contradictions_are_listed)
TEST(options_without_effect_are_reported)
TEST(tr_01_the_pack_has_52_cards)
TEST(tr_02_the_sequence_is_given_by_its_lowest_card)
END_SUITE
