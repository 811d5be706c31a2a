/* SPDX-License-Identifier: MIT */
/* Codes of moves: numbers worked out by hand, then what must hold in random
 * positions of every game. Codes and moves correspond, and the codes listed
 * after a prefix are exactly those with which legal moves continue. */
#include "game/code.h"
#include "common/views.h"

#define EXACT     TALON_CODES_EXACT
#define LADDER    TALON_CODES_LADDER
#define CODES_MAX TALON_RULES_CODES_MAX
#define MOVES_MAX 1500 /* with more moves, codes are only sampled */
#define NO_CODE   UINT32_MAX

/* ---- By hand */

/* The codes of a move as text: "26 30 41". */
static const char *codes_of(const talon_game *game, uint32_t mode,
                            const char *text)
{
    static char line[128];
    talon_move move = read_move(game, text);
    uint32_t code[TALON_MOVE_CODES_MAX], count, i;
    int length = 0;

    ck_ok(talon_game_move_codes(game, mode, &move, code, COUNT(code), &count));
    for (i = 0; i < count; i++)
        length += snprintf(line + length, sizeof line - (size_t)length,
                           i > 0 ? " %" PRIu32 : "%" PRIu32, code[i]);
    return line;
}

static uint32_t count_of(const char *rules, uint32_t mode)
{
    talon_rules all = rules_of("%s", rules);
    uint32_t count = 0;

    ck_ok(talon_rules_code_count(&all, mode, &count));
    return count;
}

/* The codes that may follow a prefix, as text. */
static const char *after(const talon_game *game, int32_t seat, uint32_t mode,
                         const uint32_t *prefix, uint32_t prefix_count)
{
    static uint32_t code[CODES_MAX];
    static char line[1024];
    uint32_t count, i;
    int length = 0;

    ck_ok(talon_game_codes_after(game, seat, mode, prefix, prefix_count, code,
                                 CODES_MAX, &count));
    line[0] = '\0';
    for (i = 0; i < count; i++)
        length += snprintf(line + length, sizeof line - (size_t)length,
                           i > 0 ? " %" PRIu32 : "%" PRIu32, code[i]);
    return line;
}

#define AFTER(game, seat, mode, ...)                                           \
    after(game, seat, mode, (const uint32_t[]){__VA_ARGS__},                   \
          COUNT(((const uint32_t[]){__VA_ARGS__})))

/* Asserts that a move has no codes and that nothing has changed. */
static void check_refusal(const talon_game *game, uint32_t mode,
                          talon_move move, talon_status status)
{
    uint32_t code[2] = {77, 77}, count = 77;

    ck_status(talon_game_move_codes(game, mode, &move, code, 2, &count),
              status);
    ck_assert_uint_eq(code[0] + code[1] + count, 3 * 77);
}

/* The codes are for a pass, 25 bids, 33 cards to discard, 33 cards to play, and
 * the four suits that a joker may name. The cards are the sevens to aces of
 * each suit; the joker comes between the ten and the jack of clubs. */
START_TEST(codes_of_five_hundred_have_these_numbers)
{
    talon_game *game = sit("classic-3, first-dealer 2");

    ck_assert_uint_eq(count_of("classic-3", EXACT), 1 + 25 + 33 + 33 + 4);
    ck_assert_uint_eq(count_of("classic-3", LADDER), 96);
    DEAL(game, [0] = "AS KS QS AC KC QC AD KD QD JK",
         [TALON_PLACE_TALON] = "7H 8H 9H");
    ck_assert_str_eq(codes_of(game, EXACT, "0 pass"), "0");
    ck_assert_str_eq(codes_of(game, EXACT, "0 bid 6S"), "1");
    ck_assert_str_eq(codes_of(game, EXACT, "0 bid 7H"), "9");
    ck_assert_str_eq(codes_of(game, LADDER, "2 bid 10NT"), "25");
    ck_assert_str_eq(after(game, 0, EXACT, NULL, 0),
                     "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 "
                     "22 23 24 25");
    play(game, "0 bid 7NT, 1 pass");
    ck_assert_str_eq(after(game, 2, EXACT, NULL, 0),
                     "0 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25");
    play(game, "2 pass");
    /* spades 26 … 33, clubs 34 … 37, joker 38, clubs 39 … 42, diamonds 43 …
     * 50, hearts 51 … 58 */
    ck_assert_str_eq(codes_of(game, EXACT, "0 discard 9H 7H 8H"), "51 52 53");
    ck_assert_str_eq(codes_of(game, EXACT, "0 discard JK AS 7H"), "33 38 51");
    ck_assert_str_eq(after(game, 0, EXACT, NULL, 0),
                     "31 32 33 38 40 41 42 48 49 50 51");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 33), "38 40 41 42 48 49 50 51 52");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 33, 51), "52 53");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 33, 51, 52), "");
    play(game, "0 discard 7H 8H 9H");
    /* codes of plays are 33 higher; a joker that is led names a suit */
    ck_assert_str_eq(after(game, 0, EXACT, NULL, 0),
                     "64 65 66 71 73 74 75 81 82 83");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 71), "92 93 94 95");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 66), "");
    ck_assert_str_eq(codes_of(game, EXACT, "0 play JK:H"), "71 95");
    ck_assert_str_eq(codes_of(game, EXACT, "0 play AS"), "66");
    /* a joker that is not led names no suit, whichever seat plays it */
    ck_assert_str_eq(codes_of(game, EXACT, "1 play JK"), "71");
}
END_TEST

/* FH-21: the last code of a discard is for the suit named, or for no suit.
 * FH-13: a misère has a code if the rules allow it. */
START_TEST(fh_21_codes_of_a_discard_end_with_the_suit_named)
{
    talon_game *game = sit("australian-4, first-dealer 3, joker-no-trump "
                           "pagat, misere any-time, open-misere off");

    /* 43 cards from code 27 on: 10 spades, 10 clubs and the joker, 11 diamonds
     * and 11 hearts (from the four up) */
    DEAL(game, [0] = "AS KS QS AC KC QC AD KD QD JK",
         [TALON_PLACE_TALON] = "7H 8H 9H");
    play(game, "0 bid 10NT, 1 pass, 2 pass, 3 pass");
    ck_assert_str_eq(codes_of(game, EXACT, "0 bid misere"), "26");
    ck_assert_str_eq(codes_of(game, EXACT, "0 discard 7H 8H 9H nominate S"),
                     "62 63 64 71");
    ck_assert_str_eq(codes_of(game, EXACT, "0 discard 7H 8H 9H"),
                     "62 63 64 70");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 62, 63, 64), "70 71 72 73 74");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 62, 63, 64, 71), "");
}
END_TEST

/* A code is listed only if higher codes can complete the discard. In the order
 * of codes, the hand is 7S … 10S, the low joker, JS … AS, 7C … 10C, and the
 * high joker. Four cards are discarded, and a suit can be named if a joker
 * stays. */
START_TEST(fh_21_codes_are_listed_only_if_they_can_be_completed)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, jokers 2, joker-no-trump pagat");

    DEAL(game, [0] = "7S 8S 9S TS JS QS KS AS JL JK",
         [TALON_PLACE_TALON] = "7C 8C 9C TC");
    play(game, "0 bid 10NT, 1 pass, 2 pass");
    ck_assert_str_eq(codes_of(game, EXACT, "0 discard 7S TS JL JS"),
                     "26 29 30 31 60");
    ck_assert_str_eq(after(game, 0, EXACT, NULL, 0),
                     "26 27 28 29 30 31 32 33 34 35 36");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 36), "37");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 36, 37, 38), "39");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 36, 37, 38, 39), "60 61 62 63 64");
    ck_assert_str_eq(AFTER(game, 0, EXACT, 34, 35, 36, 37), "60 61 62 63 64");
}
END_TEST

/* Without poker there are only plays. With poker, a dead spare hand and a limit
 * of 10, the codes before the plays are 52 cards to select, a check, ten bets,
 * ten raises, a fold and a call. */
START_TEST(codes_of_tripoli_have_these_numbers)
{
    talon_game *game;

    ck_assert_uint_eq(count_of("cosmo, closing-bets off", EXACT), 52);
    ck_assert_uint_eq(count_of("tripoley", EXACT), 52 + 1 + 20 + 2 + 52);
    ck_assert_uint_eq(count_of("tripoley", LADDER), 127);
    ck_assert_uint_eq(count_of("tripoley, bet-limit 1000", EXACT),
                      52 + 1 + 2000 + 2 + 52);
    /* the ladder: 1 … 10, 15, 20, 30, 50, 70, 100, …, 1000; and the limit
     * itself */
    ck_assert_uint_eq(count_of("tripoley, bet-limit 1000", LADDER),
                      52 + 1 + 2 * 22 + 2 + 52);
    ck_assert_uint_eq(count_of("tripoley, bet-limit 25", LADDER),
                      52 + 1 + 2 * 13 + 2 + 52);
    ck_assert_uint_eq(count_of("tripoley, bet-limit 0", LADDER),
                      52 + 1 + 2 * 40 + 2 + 52);
    /* for the spare hand: a pass, 40 offers, keep, swap and auction */
    ck_assert_uint_eq(count_of("tripoli", LADDER), 1 + 40 + 3 + 127);
    ck_assert_uint_eq(count_of("pay-suit", LADDER), 1 + 40 + 4 + 3 + 127);

    game = sit("tripoley, players 4, first-dealer 3, bet-limit 25");
    ck_assert_str_eq(codes_of(game, EXACT, "0 bet 1"), "53");
    ck_assert_str_eq(codes_of(game, EXACT, "0 bet 25"), "77");
    ck_assert_str_eq(codes_of(game, EXACT, "1 raise 25"), "102");
    ck_assert_str_eq(codes_of(game, EXACT, "1 fold"), "103");
    ck_assert_str_eq(codes_of(game, LADDER, "0 bet 10"), "62");
    ck_assert_str_eq(codes_of(game, LADDER, "0 bet 15"), "63");
    ck_assert_str_eq(codes_of(game, LADDER, "0 bet 25"), "65");
    ck_assert_str_eq(codes_of(game, LADDER, "0 raise 1"), "66");
    ck_assert_str_eq(codes_of(game, LADDER, "3 select AH KH QH JH 2S"),
                     "0 48 49 50 51");
    ck_assert_str_eq(codes_of(game, LADDER, "3 play 2S"), "81");
}
END_TEST

/* TR-11: offers of 16 … 19 are legal, but none of them is on the ladder. */
START_TEST(tr_11_amounts_off_the_ladder_have_no_code)
{
    talon_game *game = sit("tripoli, players 4, first-dealer 3, bankroll 28, "
                           "collect in-play");

    DEAL(game, [0] = "2S");
    ck_assert_str_eq(after(game, 3, LADDER, NULL, 0), "41 42 43");
    play(game, "3 auction, 0 offer 14");
    ck_assert_str_eq(after(game, 1, LADDER, NULL, 0), "0 11");
    play(game, "1 offer 15");
    ck_assert_str_eq(after(game, 2, LADDER, NULL, 0), "0");
    check_refusal(game, LADDER,
                  (talon_move)MOVE_OF(0, 16, TALON_KIND_OFFER, 2, 0),
                  TALON_E_CODE);
    refused(game, "2 offer 20", TALON_E_CHIPS, "");
    play(game, "2 offer 19");
}
END_TEST

static void meaning(const char *rules, uint32_t mode, uint32_t code,
                    uint32_t kind, const char *set, int32_t amount,
                    uint32_t denomination)
{
    talon_rules all = rules_of("%s", rules);
    talon_move part, expected = MOVE_OF(cards(set), amount, (uint16_t)kind, 0,
                                        (uint8_t)denomination);

    memset(&part, 0x55, sizeof part);
    ck_ok(talon_rules_code_meaning(&all, mode, code, &part));
    ck_assert_mem_eq(&part, &expected, sizeof part);
}

START_TEST(codes_mean_these_moves)
{
    talon_rules rules = rules_of("classic-3");
    talon_move part = {.amount = 77};

    meaning("classic-3", EXACT, 0, TALON_KIND_PASS, "", 0, 0);
    meaning("classic-3", EXACT, 9, TALON_KIND_BID, "", 7, TALON_SUIT_HEARTS);
    meaning("classic-3", EXACT, 38, TALON_KIND_DISCARD, "JK", 0, 0);
    meaning("classic-3", EXACT, 58, TALON_KIND_DISCARD, "AH", 0, 0);
    meaning("classic-3", EXACT, 59, TALON_KIND_PLAY, "7S", 0, 0);
    meaning("classic-3", EXACT, 95, TALON_KIND_PLAY, "", 0, TALON_SUIT_HEARTS);
    meaning("classic-3, joker-no-trump pagat", EXACT, 59, TALON_KIND_DISCARD,
            "", 0, 0);
    meaning("tripoley, bet-limit 25", LADDER, 65, TALON_KIND_BET, "", 25, 0);
    meaning("tripoli", LADDER, 40, TALON_KIND_OFFER, "", 1000000, 0);
    meaning("tripoli", LADDER, 37, TALON_KIND_OFFER, "", 300000, 0);
    ck_status(talon_rules_code_meaning(&rules, EXACT, 96, &part), TALON_E_CODE);
    ck_status(talon_rules_code_meaning(&rules, EXACT, NO_CODE, &part),
              TALON_E_CODE);
    ck_assert_int_eq(part.amount, 77);
}
END_TEST

/* Offers (TR-11) and bets (TR-18) may have no limit. With a limit of 1995 there
 * is one code too many: 52 cards to select, 52 to play, a check, a fold, a
 * call, and 1995 bets and raises each. */
START_TEST(unbounded_amounts_have_no_exact_codes)
{
    static const char *const unbounded[] = {
        "tripoli",
        "rummoli",
        "pay-suit",
        "tripoley, bet-limit 0",
        "tripoley, bet-limit 1995",
        "tripoley, spare-hand swap-or-auction"};
    talon_rules rules;
    talon_move part;
    uint32_t i, count = 77;

    for (i = 0; i < COUNT(unbounded); i++) {
        rules = rules_of("%s", unbounded[i]);
        ck_status(talon_rules_code_count(&rules, EXACT, &count),
                  TALON_E_UNSUPPORTED);
        ck_status(talon_rules_code_meaning(&rules, EXACT, 0, &part),
                  TALON_E_UNSUPPORTED);
        ck_assert_uint_eq(count, 77);
        ck_ok(talon_rules_code_count(&rules, LADDER, &count));
        count = 77;
    }
    ck_assert_uint_eq(count_of("tripoley, bet-limit 1994", EXACT), 4095);
    ck_assert_uint_eq(count_of("tripoley, spare-hand swap", EXACT), 129);
    ck_assert_uint_gt(count_of("cosmo, closing-bets off, bet-limit 0", EXACT),
                      0);
}
END_TEST

/* ---- Refusals */

START_TEST(impossible_moves_have_no_codes)
{
    talon_game *game = sit("classic-3");
    const talon_cards two = cards("7S 8S"), foreign = cards("2S");

    check_refusal(game, EXACT, (talon_move)MOVE_OF(0, 0, TALON_KIND_PASS, 3, 0),
                  TALON_E_SEAT);
    check_refusal(game, EXACT,
                  (talon_move)MOVE_OF(0, 0, TALON_KIND_DEAL, TALON_TABLE, 0),
                  TALON_E_SEAT);
    check_refusal(game, EXACT, (talon_move)MOVE_OF(0, 0, TALON_KIND_DEAL, 0, 0),
                  TALON_E_KIND);
    check_refusal(game, EXACT,
                  (talon_move)MOVE_OF(0, 5, TALON_KIND_OFFER, 0, 0),
                  TALON_E_KIND);
    check_refusal(game, EXACT,
                  (talon_move)MOVE_OF(0, 0, TALON_KIND_ALONE, 0, 0),
                  TALON_E_KIND);
    check_refusal(game, EXACT, (talon_move)MOVE_OF(0, 0, 9999, 0, 0),
                  TALON_E_KIND);
    check_refusal(game, EXACT, (talon_move)MOVE_OF(0, 1, TALON_KIND_PASS, 0, 0),
                  TALON_E_FIELD);
    check_refusal(game, EXACT, (talon_move)MOVE_OF(0, 5, TALON_KIND_BID, 0, 1),
                  TALON_E_AMOUNT);
    check_refusal(game, EXACT, (talon_move)MOVE_OF(0, 7, TALON_KIND_BID, 0, 0),
                  TALON_E_DENOMINATION);
    check_refusal(game, EXACT,
                  (talon_move)MOVE_OF(two, 0, TALON_KIND_PLAY, 0, 0),
                  TALON_E_CARD_COUNT);
    check_refusal(game, EXACT,
                  (talon_move)MOVE_OF(foreign, 0, TALON_KIND_PLAY, 0, 0),
                  TALON_E_CARD_FOREIGN);
    check_refusal(game, 2, (talon_move)MOVE_OF(0, 0, TALON_KIND_PASS, 0, 0),
                  TALON_E_ARGUMENT);
    game = sit("tripoli");
    check_refusal(game, EXACT, (talon_move)MOVE_OF(0, 1, TALON_KIND_BET, 0, 0),
                  TALON_E_UNSUPPORTED);
    check_refusal(game, LADDER,
                  (talon_move)MOVE_OF(0, 11, TALON_KIND_BET, 0, 0),
                  TALON_E_AMOUNT);
    check_refusal(game, LADDER,
                  (talon_move)MOVE_OF(0, 11, TALON_KIND_OFFER, 0, 0),
                  TALON_E_CODE);
    check_refusal(game, LADDER,
                  (talon_move)MOVE_OF(0, 2000000, TALON_KIND_OFFER, 0, 0),
                  TALON_E_AMOUNT);
    check_refusal(
        game, LADDER,
        (talon_move){.amount = 1, .kind = TALON_KIND_BUY, .seat = TALON_TABLE},
        TALON_E_SEAT);
}
END_TEST

/* A mask is refused like the list of codes, and then nothing is written; one
 * that shows nothing is 0. */
static void check_mask_status(const talon_game *game, int32_t seat,
                              uint32_t mode, const uint32_t *code,
                              uint32_t codes, talon_status status)
{
    static uint8_t mask[CODES_MAX];
    uint32_t count = 77, i, set = 0;

    memset(mask, 77, sizeof mask);
    ck_status(talon_game_code_mask(game, seat, mode, code, codes, mask,
                                   CODES_MAX, &count),
              status);
    if (status < 0)
        ck_assert_uint_eq(mask[0] + count, 2 * 77);
    for (i = 0; status == TALON_UNKNOWN && i < count; i++)
        set += mask[i];
    ck_assert_uint_eq(set, 0);
}

/* Asserts what talon_game_codes_after() returns for codes (`after`), and with
 * which status (`whole`) talon_game_move_of_codes() refuses them. */
static void check_codes(const talon_game *game, int32_t seat, uint32_t mode,
                        const uint32_t *code, uint32_t codes,
                        talon_status after, talon_status whole)
{
    static uint32_t list[CODES_MAX];
    talon_move move = {.amount = 77};
    uint32_t count = 77, i;

    for (i = 0; i < CODES_MAX; i++)
        list[i] = 77;
    ck_status(talon_game_codes_after(game, seat, mode, code, codes, list,
                                     CODES_MAX, &count),
              after);
    ck_status(talon_game_move_of_codes(game, seat, mode, code, codes, &move),
              whole);
    if (after < 0) {
        ck_assert_uint_eq(list[0], 77);
        ck_assert_uint_eq(count, 77);
    }
    ck_assert_int_eq(move.amount, 77);
    check_mask_status(game, seat, mode, code, codes, after);
}

#define CHECK_CODES(game, seat, after, whole, ...)                             \
    check_codes(game, seat, EXACT, (const uint32_t[]){__VA_ARGS__},            \
                COUNT(((const uint32_t[]){__VA_ARGS__})), after, whole)

START_TEST(codes_that_are_not_a_move_are_refused)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    const talon_game *view;

    check_codes(game, 0, EXACT, NULL, 0, TALON_OK, TALON_E_CODE);
    DEAL(game, [0] = "AS KS QS AC KC QC AD KD QD JK",
         [TALON_PLACE_TALON] = "7H 8H 9H");
    check_codes(game, 0, EXACT, NULL, 0, TALON_OK, TALON_E_INCOMPLETE);
    check_codes(game, 1, EXACT, NULL, 0, TALON_OK, TALON_E_CODE);
    check_codes(game, 3, EXACT, NULL, 0, TALON_E_SEAT, TALON_E_SEAT);
    check_codes(game, TALON_TABLE, EXACT, NULL, 0, TALON_E_SEAT, TALON_E_SEAT);
    check_codes(game, 0, 2, NULL, 0, TALON_E_ARGUMENT, TALON_E_ARGUMENT);
    CHECK_CODES(game, 1, TALON_E_CODE, TALON_E_CODE, 0);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 96);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, NO_CODE);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 66);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 0, 1);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 1, 1);
    play(game, "0 bid 7NT");
    CHECK_CODES(game, 1, TALON_E_CODE, TALON_E_CODE, 9);
    play(game, "1 pass, 2 pass");
    CHECK_CODES(game, 0, TALON_OK, TALON_E_INCOMPLETE, 33, 51);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 51, 33);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 33, 33);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 26); /* not held */
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 52,
                53); /* no third card */
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 33, 51, 52, 53);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 33, 51, 66);
    view = view_of(game, SEAT(1));
    CHECK_CODES(view, 0, TALON_UNKNOWN, TALON_E_VIEW, 33, 51);
    check_codes(view, 1, EXACT, NULL, 0, TALON_OK, TALON_E_CODE);
    play(game, "0 discard 7H 8H 9H");
    CHECK_CODES(game, 0, TALON_OK, TALON_E_INCOMPLETE, 71); /* no suit named */
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 95);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 66, 95);
    CHECK_CODES(game, 0, TALON_E_CODE, TALON_E_CODE, 71, 94, 95);
}
END_TEST

START_TEST(codes_refuse_null_and_wrong_rules)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_rules rules = rules_of("classic-3"), wrong = rules;
    talon_move move = {.kind = TALON_KIND_PASS};
    uint32_t code = 0, count;
    uint8_t mask = 0;

    ck_status(talon_rules_code_count(NULL, EXACT, &count), TALON_E_NULL);
    ck_status(talon_rules_code_count(&rules, EXACT, NULL), TALON_E_NULL);
    ck_status(talon_rules_code_count(&rules, 2, &count), TALON_E_ARGUMENT);
    ck_status(talon_rules_code_meaning(NULL, EXACT, 0, &move), TALON_E_NULL);
    ck_status(talon_rules_code_meaning(&rules, EXACT, 0, NULL), TALON_E_NULL);
    ck_status(talon_rules_code_meaning(&rules, 2, 0, &move), TALON_E_ARGUMENT);
    wrong.game_id = 77;
    ck_status(talon_rules_code_count(&wrong, EXACT, &count), TALON_E_GAME);
    wrong = rules;
    wrong.value[TALON_FH_OPTION_PLAYERS] = 7;
    ck_status(talon_rules_code_count(&wrong, EXACT, &count),
              TALON_E_UNSUPPORTED);
    wrong.value[TALON_FH_OPTION_PLAYERS] = 2;
    wrong.value[TALON_FH_OPTION_PACK] = TALON_FH_PACK_FULL;
    ck_status(talon_rules_code_count(&wrong, EXACT, &count), TALON_E_RULES);
    ck_status(talon_game_move_codes(game, EXACT, NULL, &code, 1, &count),
              TALON_E_NULL);
    ck_status(talon_game_move_codes(game, EXACT, &move, NULL, 1, &count),
              TALON_E_NULL);
    ck_ok(talon_game_move_codes(game, EXACT, &move, NULL, 0, NULL));
    ck_status(talon_game_codes_after(game, 0, EXACT, NULL, 1, &code, 1, &count),
              TALON_E_NULL);
    ck_status(talon_game_codes_after(game, 0, EXACT, NULL, 0, NULL, 1, &count),
              TALON_E_NULL);
    ck_ok(talon_game_codes_after(game, 0, EXACT, NULL, 0, NULL, 0, NULL));
    ck_status(talon_game_code_mask(game, 0, EXACT, NULL, 1, &mask, 1, &count),
              TALON_E_NULL);
    ck_status(talon_game_code_mask(game, 0, EXACT, NULL, 0, NULL, 1, &count),
              TALON_E_NULL);
    ck_ok(talon_game_code_mask(game, 0, EXACT, NULL, 0, NULL, 0, NULL));
    ck_status(talon_game_move_of_codes(game, 0, EXACT, NULL, 1, &move),
              TALON_E_NULL);
    ck_status(talon_game_move_of_codes(game, 0, EXACT, &code, 1, NULL),
              TALON_E_NULL);
}
END_TEST

/* Buffers that are too small, and one that is just large enough. */
START_TEST(codes_need_large_enough_buffers)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    uint32_t code[27], capacity, count, i;
    uint8_t mask[97];
    talon_move discard =
        MOVE_OF(cards("7S 8S JK"), 0, TALON_KIND_DISCARD, 0, 0);

    DEAL(game, [0] = "AS");
    for (capacity = 0; capacity <= 26; capacity++) {
        for (i = 0; i < 27; i++)
            code[i] = 77;
        ck_status(talon_game_codes_after(game, 0, EXACT, NULL, 0, code,
                                         capacity, &count),
                  capacity < 26 ? TALON_E_SPACE : TALON_OK);
        ck_assert_uint_eq(count, 26);
        for (i = 0; i < 27; i++)
            ck_assert_uint_eq(code[i], capacity < 26 || i == 26 ? 77 : i);
    }
    for (capacity = 95; capacity <= 97; capacity++) {
        memset(mask, 77, sizeof mask);
        ck_status(talon_game_code_mask(game, 0, EXACT, NULL, 0, mask, capacity,
                                       &count),
                  capacity < 96 ? TALON_E_SPACE : TALON_OK);
        ck_assert_uint_eq(count, 96);
        for (i = 0; i < 97; i++)
            ck_assert_uint_eq(mask[i], capacity < 96 || i == 96 ? 77 : i < 26);
    }
    for (capacity = 0; capacity <= 3; capacity++) {
        code[0] = code[3] = 77;
        ck_status(talon_game_move_codes(game, EXACT, &discard, code, capacity,
                                        &count),
                  capacity < 3 ? TALON_E_SPACE : TALON_OK);
        ck_assert_uint_eq(count, 3);
        ck_assert_uint_eq(code[0], capacity < 3 ? 77 : 26);
        ck_assert_uint_eq(code[3], 77);
    }
}
END_TEST

/* ---- Every position of random games */

/* Every code has its own meaning: a kind of move with one card or none. If the
 * meaning is a complete move, that move has this code. */
static void check_meanings(const talon_game *game, uint32_t mode)
{
    static talon_move part[CODES_MAX];
    uint32_t code[TALON_MOVE_CODES_MAX], count, codes, i;
    talon_rules rules;

    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_code_count(&rules, mode, &count));
    must_be(talon_rules_code_meaning(&rules, mode, count, &part[0]),
            TALON_E_CODE);
    for (i = 0; i < count; i++) {
        must_ok(talon_rules_code_meaning(&rules, mode, i, &part[i]));
        must(part[i].kind != 0 && set_count(part[i].cards) <= 1);
        must(i == 0 || memcmp(&part[i], &part[i - 1], sizeof *part) != 0);
        if (talon_game_move_codes(game, mode, &part[i], code, COUNT(code),
                                  &codes) == TALON_OK)
            must(codes > 1 || code[0] == i);
    }
}

/* The search through all codes of a seat. */
struct walk {
    const talon_game *game;
    talon_rng *rng;
    uint32_t mode;
    uint32_t bound;
    int32_t seat;
    uint32_t moves; /* complete moves found so far */
};

/* A complete sequence of codes is a legal move, and that move has this
 * sequence. */
static void check_move(struct walk *walk, const uint32_t *code, uint32_t count)
{
    uint32_t again[TALON_MOVE_CODES_MAX], codes;
    talon_move move;

    must_ok(talon_game_move_of_codes(walk->game, walk->seat, walk->mode, code,
                                     count, &move));
    must(move.seat == walk->seat);
    must_ok(talon_game_check(walk->game, &move, NULL));
    must_ok(talon_game_move_codes(walk->game, walk->mode, &move, again,
                                  COUNT(again), &codes));
    must(codes == count && memcmp(code, again, count * sizeof *code) == 0);
    walk->moves++;
}

/* Asserts that a code that is not listed is refused. */
static void check_other(struct walk *walk, uint32_t *code, uint32_t count,
                        const uint32_t *next, uint32_t nexts)
{
    uint32_t i, other = talon_rng_below(walk->rng, walk->bound);
    talon_move move;

    for (i = 0; i < nexts; i++) {
        if (next[i] == other)
            return;
    }
    code[count] = other;
    must_be(talon_game_codes_after(walk->game, walk->seat, walk->mode, code,
                                   count + 1, NULL, 0, NULL),
            TALON_E_CODE);
    must_be(talon_game_move_of_codes(walk->game, walk->seat, walk->mode, code,
                                     count + 1, &move),
            TALON_E_CODE);
}

/* The mask has a 1 for the codes listed after a prefix and 0 for all others. */
static void check_mask(const struct walk *walk, const uint32_t *code,
                       uint32_t count, const uint32_t *next, uint32_t nexts)
{
    static uint8_t mask[CODES_MAX + 1];
    uint32_t codes, i, at = 0;

    memset(mask, 77, sizeof mask);
    must_ok(talon_game_code_mask(walk->game, walk->seat, walk->mode, code,
                                 count, mask, walk->bound, &codes));
    must(codes == walk->bound && mask[codes] == 77);
    for (i = 0; i < codes; i++) {
        int is_next = at < nexts && next[at] == i;

        must(mask[i] == is_next);
        at += (uint32_t)is_next;
    }
}

/* Lists the codes after a prefix. They rise, and there are as many as a call
 * without a buffer reports. */
static uint32_t list_after(const struct walk *walk, const uint32_t *code,
                           uint32_t count, uint32_t *next)
{
    uint32_t nexts, counted, i;

    must_ok(talon_game_codes_after(walk->game, walk->seat, walk->mode, code,
                                   count, next, CODES_MAX, &nexts));
    must_ok(talon_game_codes_after(walk->game, walk->seat, walk->mode, code,
                                   count, NULL, 0, &counted));
    must(counted == nexts);
    for (i = 0; i < nexts; i++) {
        must(next[i] < walk->bound);
        must(i == 0 || next[i] > next[i - 1]);
    }
    if (count == 0 || talon_rng_below(walk->rng, 8) == 0)
        check_mask(walk, code, count, next, nexts);
    return nexts;
}

/* Visits all sequences that continue a prefix. */
static void walk_on(struct walk *walk, uint32_t *code, uint32_t count)
{
    static uint32_t list[TALON_MOVE_CODES_MAX + 1][CODES_MAX];
    uint32_t *next = list[count], nexts, i;
    talon_move move;

    must(count <= TALON_MOVE_CODES_MAX);
    nexts = list_after(walk, code, count, next);
    if (nexts == 0) {
        check_move(walk, code, count);
        return;
    }
    must_be(talon_game_move_of_codes(walk->game, walk->seat, walk->mode, code,
                                     count, &move),
            TALON_E_INCOMPLETE);
    check_other(walk, code, count, next, nexts);
    for (i = 0; i < nexts; i++) {
        code[count] = next[i];
        walk_on(walk, code, count + 1);
    }
}

/* Visits one random sequence. */
static void walk_down(struct walk *walk)
{
    static uint32_t next[CODES_MAX];
    uint32_t code[TALON_MOVE_CODES_MAX + 1], count = 0, nexts;

    while ((nexts = list_after(walk, code, count, next)) > 0) {
        check_other(walk, code, count, next, nexts);
        code[count++] = next[talon_rng_below(walk->rng, nexts)];
        must(count <= TALON_MOVE_CODES_MAX);
    }
    check_move(walk, code, count);
}

/* Returns whether a legal move has codes; if so, checks that each of them is
 * among the codes that may follow the ones before it. */
static int check_legal(struct walk *walk, const talon_move *move)
{
    static uint32_t next[CODES_MAX];
    uint32_t code[TALON_MOVE_CODES_MAX], count, nexts, i, k;
    talon_status status = talon_game_move_codes(walk->game, walk->mode, move,
                                                code, COUNT(code), &count);

    if (walk->mode == LADDER && status == TALON_E_CODE) {
        must(move->amount > 10);
        return 0;
    }
    must_ok(status);
    for (i = 0; i < count; i++) {
        nexts = list_after(walk, code, i, next);
        for (k = 0; k < nexts && next[k] != code[i]; k++)
            ;
        must(k < nexts);
    }
    return 1;
}

/* The sequences and the legal moves of a seat correspond. Different sequences
 * are different moves, so it is enough that all are legal, and that there are
 * as many of them as legal moves. */
static void check_seat(struct walk *walk)
{
    uint32_t code[TALON_MOVE_CODES_MAX + 1], count, coded = 0, i;
    talon_move move;

    must_ok(talon_game_seat_move_count(walk->game, walk->seat, &count));
    walk->moves = 0;
    if (count == 0) {
        must(list_after(walk, code, 0, code) == 0);
    } else if (count <= MOVES_MAX) {
        for (i = 0; i < count; i++) {
            must_ok(talon_game_seat_move_at(walk->game, walk->seat, i, &move));
            coded += (uint32_t)check_legal(walk, &move);
        }
        must(coded > 0);
        walk_on(walk, code, 0);
        must(walk->moves == coded);
    } else {
        for (i = 0; i < 20; i++) {
            must_ok(talon_game_seat_move_at(walk->game, walk->seat,
                                            talon_rng_below(walk->rng, count),
                                            &move));
            check_legal(walk, &move);
            walk_down(walk);
        }
    }
}

/* Checks all seats in one mode. Exact codes are missing only if an amount has
 * no bound; positions with too many codes to list are sampled. */
static void check_position(const talon_game *game, talon_rng *rng,
                           uint32_t mode)
{
    struct walk walk = {.game = game, .rng = rng, .mode = mode};
    uint32_t seat, owing;
    talon_rules rules;
    talon_status status;

    must_ok(talon_game_rules(game, &rules));
    status = talon_rules_code_count(&rules, mode, &walk.bound);
    if (status == TALON_E_UNSUPPORTED && mode == EXACT) {
        must(rules.game_id == TR);
        must(rules.value[TALON_TR_OPTION_BET_LIMIT] == 0 ||
             rules.value[TALON_TR_OPTION_BET_LIMIT] > 1900 ||
             rules.value[TALON_TR_OPTION_PAY_AUCTION] ||
             rules.value[TALON_TR_OPTION_SPARE_HAND] ==
                 TALON_TR_SPARE_HAND_SWAP_OR_AUCTION);
        return;
    }
    must_ok(status);
    must_ok(talon_game_owing(game, &owing));
    for (seat = 0; seat < seats_at(game); seat++) {
        walk.seat = (int32_t)seat;
        if ((owing >> seat & 1) || talon_rng_below(rng, 8) == 0)
            check_seat(&walk);
    }
}

/* The view of a seat gives the same codes as the game. */
static void check_view(const talon_game *game, talon_rng *rng)
{
    static uint32_t known[CODES_MAX], all[CODES_MAX];
    uint32_t seats = seats_at(game), knowns, count;
    int32_t seat = (int32_t)talon_rng_below(rng, seats);
    struct handle view;

    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, SEAT(seat)));
    must_ok(talon_game_codes_after(game, seat, LADDER, NULL, 0, all, CODES_MAX,
                                   &count));
    must_ok(talon_game_codes_after(of(&view), seat, LADDER, NULL, 0, known,
                                   CODES_MAX, &knowns));
    must(knowns == count && memcmp(known, all, count * sizeof *all) == 0);
    seat = (seat + 1) % (int32_t)seats;
    must_be(talon_game_codes_after(of(&view), seat, LADDER, NULL, 0, known,
                                   CODES_MAX, &knowns),
            TALON_UNKNOWN);
    must(knowns == 0);
}

/* Plays a game and checks some of its positions. */
static void check_game(struct handle *handle, talon_rng *rng, uint32_t steps)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle before;
    uint32_t i;

    check_meanings(of(handle), LADDER);
    for (i = 0; i < steps; i++) {
        copy_to(&before, of(handle));
        if (talon_rng_below(rng, 4) == 0 ||
            phase_of(of(handle)) != TALON_PHASE_MICHIGAN) {
            check_position(of(handle), rng, EXACT);
            check_position(of(handle), rng, LADDER);
            check_view(of(handle), rng);
        }
        must(memcmp(&before, handle, size_of(of(handle))) == 0);
        if (random_step(of(handle), rng, event) == 0)
            return;
    }
}

START_TEST(codes_and_moves_correspond_in_every_preset)
{
    uint32_t place, preset, kind;
    struct handle handle;
    talon_rng rng;

    for (place = 0; place < talon_games_count(); place++) {
        kind = talon_games_at(place);
        for (preset = 1; preset <= talon_preset_count(kind); preset++) {
            seed_for(&rng, 170, kind * 100 + preset);
            preset_game(&handle, kind, preset);
            check_game(&handle, &rng, 60);
        }
    }
}
END_TEST

START_TEST(codes_and_moves_correspond_under_random_rules)
{
    uint32_t place, game, games = games_to_play(30);
    struct handle handle;
    talon_rng rng;

    for (place = 0; place < talon_games_count(); place++) {
        for (game = 0; game < games; game++) {
            seed_for(&rng, 171, game);
            random_game(&handle, &rng, talon_games_at(place));
            check_game(&handle, &rng, 80);
        }
    }
}
END_TEST

/* For each preset the number of codes and a hash of their meanings, which never
 * change. Presets that are added later get their own rows. */
struct golden {
    uint32_t game;
    uint32_t count;
    uint64_t hash;
};

static uint64_t hash_of_meanings(const talon_rules *rules, uint32_t count)
{
    uint64_t hash = 0;
    talon_move part;
    uint32_t i;

    for (i = 0; i < count; i++) {
        must_ok(talon_rules_code_meaning(rules, LADDER, i, &part));
        hash = (hash ^ part.cards) * 0x100000001B3;
        hash = (hash ^ (uint64_t)part.amount) * 0x100000001B3;
        hash = (hash ^ part.kind) * 0x100000001B3;
        hash = (hash ^ part.denomination) * 0x100000001B3;
    }
    return hash;
}

START_TEST(codes_of_presets_never_change)
{
    static const struct golden golden[] = {
        {FH, 96, 0x9CBF6730C6A6EC27},  {FH, 123, 0xD48C7D4E754D6D7B},
        {FH, 121, 0x87C5F493E814DBAF}, {FH, 122, 0xCD2AE2BB4163FD32},
        {FH, 197, 0x298A4930115EA0D5}, {FH, 163, 0xF1C00E3F3D4F43D3},
        {FH, 97, 0xD1B41CB97D0E0ACF},  {TR, 171, 0xE787E86DECB70191},
        {TR, 171, 0xE787E86DECB70191}, {TR, 171, 0xE787E86DECB70191},
        {TR, 127, 0x7E463D4178BF6540}, {TR, 175, 0xA418DD6178285945},
        {TR, 127, 0x7E463D4178BF6540},
    };
    uint32_t preset = 0, game = 0, count, i;
    talon_rules rules;

    for (i = 0; i < COUNT(golden); i++) {
        preset = golden[i].game == game ? preset + 1 : 1;
        game = golden[i].game;
        ck_ok(talon_rules_init(&rules, game, preset));
        ck_ok(talon_rules_code_count(&rules, LADDER, &count));
        ck_assert_uint_eq(count, golden[i].count);
        ck_assert_uint_eq(hash_of_meanings(&rules, count), golden[i].hash);
    }
}
END_TEST

SUITE(codes)
TEST(codes_of_five_hundred_have_these_numbers)
TEST(fh_21_codes_of_a_discard_end_with_the_suit_named)
TEST(fh_21_codes_are_listed_only_if_they_can_be_completed)
TEST(codes_of_tripoli_have_these_numbers)
TEST(tr_11_amounts_off_the_ladder_have_no_code)
TEST(codes_mean_these_moves)
TEST(unbounded_amounts_have_no_exact_codes)
TEST(impossible_moves_have_no_codes)
TEST(codes_that_are_not_a_move_are_refused)
TEST(codes_refuse_null_and_wrong_rules)
TEST(codes_need_large_enough_buffers)
TEST(codes_and_moves_correspond_in_every_preset)
TEST(codes_and_moves_correspond_under_random_rules)
TEST(codes_of_presets_never_change)
END_SUITE
