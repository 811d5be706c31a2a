/* SPDX-License-Identifier: MIT */
/* The language for positions (position.h): a false statement makes a test fail,
 * and the failure says where and why. Each row below is a test that must fail;
 * these tests run in a suite of their own. */
#include "common/ledger.h"
#include "common/position.h"

/* What a row tests. Except in SIT, the game is classic-3, seat 0 calls first,
 * and seat 0 is dealt the ace of hearts. */
enum {
    SIT,
    MOVE, /* the move in `text` is made */
    LINES,
    ANNOTATIONS,
    REFUSAL, /* claims that the bid is too low */
    CONCERNED,
    TURN, /* claims that seat 1 is to act */
    EVENT,
    HAND, /* claims that seat 1 sees this card of seat 0 */
    CARDS /* dealt */
};

static const struct {
    int what;
    const char *text, *says;
} row[] = {
    {SIT, "klassik", "klassik: no game has this preset"},
    {SIT, " ,", "no preset"},
    {SIT, "cosmo, ante", "ante: not an option and its value"},
    {SIT, "cosmo, ante 2 3", "ante 2 3: not an option and its value"},
    {SIT, "cosmo, slam off", "slam off: TALON_E_OPTION"},
    {SIT, "cosmo, ante 0", "ante 0: TALON_E_VALUE"},
    {SIT, "classic-3, pack full", "classic-3, pack full: TALON_E_RULES"},
    {MOVE, "0 bod 7H", "0 bod 7H: TALON_E_SYNTAX"},
    {MOVE, "1 bid 7H", "bid: TALON_E_TURN"},
    {LINES, "0 bid 7H, 1 bid 6S", "1 bid 6S: TALON_E_BID_LOW"},
    {LINES, "0 bid 10H\n= legal pass", "= legal pass: but = legal pass bid:"},
    {LINES, "= winners 0", "= winners 0: TALON_E_ANNOTATION"},
    {LINES, "= dealer 0", "= dealer 0: TALON_E_SYNTAX"},
    {ANNOTATIONS, "= act 0, 0 pass", "0 pass: not an annotation"},
    {REFUSAL, "0 bid 6S", "0 bid 6S: check says TALON_OK"},
    {REFUSAL, "1 bid 6S", "1 bid 6S: check says TALON_E_TURN"},
    {CONCERNED, "0 play 7H", "0 play 7H: because of \"\""},
    {TURN, "", "seat 0 in auction, not 1 in auction"},
    {EVENT, "", "won: no such event"},
    {HAND, "AH", "AH: but \"\" of 10"},
    {CARDS, "1H", "1H: no cards"},
    {CARDS, "2H", "deal: TALON_E_CARD_FOREIGN"},
};

START_TEST(a_row)
{
    const char *text = row[_i].text;
    talon_game *game =
        sit("%s", row[_i].what == SIT ? text : "classic-3, first-dealer 2");
    talon_move move;

    DEAL(game, row[_i].what == CARDS ? text : "AH");
    switch (row[_i].what) {
    case MOVE:
        move = read_move(game, text);
        make(game, &move);
        break;
    case LINES:
        play(game, "%s", text);
        break;
    case ANNOTATIONS:
        expect(game, "%s", text);
        break;
    case REFUSAL:
        refused(game, text, TALON_E_BID_LOW, "");
        break;
    case CONCERNED:
        refused(game, text, TALON_E_PHASE, "7H");
        break;
    case TURN:
        to_act(game, 1, TALON_PHASE_AUCTION);
        break;
    case EVENT:
        ck_assert_int_eq(told(TALON_KIND_WON, 0)->seat, 0);
        break;
    default:
        knows(game, SEAT(1), 0, 10, text);
        break;
    }
}
END_TEST

START_TEST(false_statements_fail_with_line_and_reason)
{
    TCase *tests = tcase_create("rows");
    Suite *suite = suite_create("rows");
    SRunner *runner = srunner_create(suite);
    TestResult **failure;
    size_t i;

    suite_add_tcase(suite, tests);
    tcase_add_loop_test(tests, a_row, 0, COUNT(row));
    srunner_set_fork_status(runner, CK_FORK);
    srunner_run_all(runner, CK_SILENT);
    ck_assert_int_eq(srunner_ntests_failed(runner), COUNT(row));
    failure = srunner_failures(runner);
    for (i = 0; i < COUNT(row); i++) {
        const char *says = tr_msg(failure[i]);

        ck_assert_int_eq(tr_rtype(failure[i]), CK_FAILURE);
        ck_assert_msg(strstr(says, "test_position.c:") != NULL &&
                          strstr(says, row[i].says) != NULL,
                      "%s, not %s", says, row[i].says);
    }
    free(failure);
    srunner_free(runner);
}
END_TEST

/* ledger_error() notices if it is not given the events of the antes, those of
 * the score of a lost misere, or the event of a trick. */
START_TEST(missing_events_are_noticed)
{
    talon_game *game = sit("tripoli, players 3");
    struct handle before;
    talon_event *event = last_step.event;
    uint32_t i;

    copy_to(&before, game);
    DEAL(game, "");
    ck_assert_ptr_null(
        ledger_error(of(&before), game, event, last_step.events));
    ck_assert_str_eq(ledger_error(of(&before), game, event, 0),
                     "the stacks are not what the events say");
    game = sit("classic-3, first-dealer 2, misere any-time");
    DEAL(game, "7S 8S 9S 7C 8C 9C 7D 8D 9D JK");
    play(game, "0 bid misere, 1 pass, 2 pass");
    make_nth(game, 0);
    play(game, "0 play JK:H");
    make_nth(game, 0);
    copy_to(&before, game);
    make_nth(game, 0);
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_ptr_null(
        ledger_error(of(&before), game, event, last_step.events));
    ck_assert_str_eq(ledger_error(of(&before), game, event, 0),
                     "the scores are not what the events say");
    for (i = 0; i < last_step.events; i++)
        if (event[i].kind == TALON_KIND_TRICK)
            event[i].kind = TALON_KIND_PLAY;
    ck_assert_str_eq(ledger_error(of(&before), game, event, last_step.events),
                     "the tricks are not what the events say");
}
END_TEST

/* An item may be empty, the end of a line ends an item, and the later value of
 * an option counts. */
START_TEST(rules_and_lines_may_be_written_in_several_ways)
{
    talon_rules rules =
        rules_of("cosmo, ante 2, , %s\nante %d,", "poker on", 3);
    talon_game *game = sit("classic-3\nfirst-dealer 2,");

    ck_assert_uint_eq(rules.game_id, TR);
    ck_assert_int_eq(rules.value[TALON_TR_OPTION_ANTE], 3);
    ck_assert_int_eq(rules.value[TALON_TR_OPTION_POKER], TALON_TR_POKER_ON);
    DEAL(game, [1] = "AH");
    ck_assert_uint_ne(cards_at(game, 1) & cards("AH"), 0);
    ck_assert_uint_eq(times_told(TALON_KIND_HAND), 4);
    play(game, "0 pass,\n\n1 pass, = act 2\n");
    ck_assert_uint_eq(turn_of(game), 3);
    ck_assert_uint_eq(times_told(TALON_KIND_HAND), 0);
    ck_assert_int_eq(told(TALON_KIND_PASS, 0)->seat, 1);
}
END_TEST

SUITE(position)
TEST(false_statements_fail_with_line_and_reason)
TEST(missing_events_are_noticed)
TEST(rules_and_lines_may_be_written_in_several_ways)
END_SUITE
