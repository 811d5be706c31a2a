/* SPDX-License-Identifier: MIT */
/* Whole sets of rules: which options have an effect, which contradict each
 * other, how rules are compared, and the pack they use. */
#include "common/suite.h"

/* Rules of a preset with changes written as "key value key value …". */
static talon_rules changed(uint32_t game, uint32_t preset, const char *changes)
{
    char key[24], value[24];
    talon_rules rules;
    int used;

    ck_ok(talon_rules_init(&rules, game, preset));
    while (sscanf(changes, "%23s %23s%n", key, value, &used) == 2) {
        ck_ok(talon_rules_set_text(&rules, key, value));
        changes += used;
    }
    return rules;
}

/* Whether options have an effect; the comments give the reasons. */
START_TEST(options_have_an_effect_only_under_these_rules)
{
    static const struct {
        uint32_t game;
        const char *changes; /* changes to preset 1 */
        const char *option;
        int32_t applies;
    } cases[] = {
        {FH, "", "players", 1},
        {FH, "", "misere-value", 0}, /* misere is off */
        {FH, "", "misere-rank", 0},
        {FH, "misere any-time", "misere-value", 1},
        {FH, "misere after-seven", "misere-rank", 1},
        /* FH-13: in this schedule, misères always rank by points */
        {FH, "misere any-time schedule original", "misere-rank", 0},
        {FH, "", "open-misere-value", 0},
        {FH, "", "open-misere-rank", 0},
        {FH, "misere any-time", "open-from", 0},
        {FH, "open-misere any-time", "open-misere-value", 1},
        {FH, "open-misere after-eight", "open-misere-rank", 1},
        {FH, "open-misere any-time", "open-from", 1},
        {FH, "", "joker-no-trump", 1},
        {FH, "jokers 0", "joker-no-trump", 0},
        {FH, "players 4", "five-partner", 0},
        {FH, "players 5", "five-partner", 1},
        {FH, "players 5", "six-sides", 0},
        {FH, "players 6", "six-sides", 1},
        {FH, "", "defender-cap", 1},
        {FH, "defender-tricks never", "defender-cap", 0},
        /* FH-18: if all pass, the cap applies whatever defender-tricks says */
        {FH, "defender-tricks never all-pass play", "defender-cap", 1},
        {FH, "", "both-over", 1},
        {FH, "win-by own-bid", "both-over", 0}, /* FH-37: only one side can
                                                   win */
        {FH, "", "defenders-over", 1},
        {FH, "win-by own-bid", "defenders-over", 0},
        {FH, "players 4", "defenders-over", 0}, /* there is only one
                                                   defending side */
        {FH, "players 4 all-pass play", "defenders-over", 1},
        {TR, "", "pay-ace", 1},
        {TR, "board per-deal", "pay-ace", 0},
        {TR, "pay-auction on", "pay-ten", 0},
        {TR, "board per-deal", "pair-suit", 0},
        {TR, "pay-auction on", "pair-suit", 0},
        {TR, "board per-deal", "pair", 1}, /* still king-queen or ace-king */
        {TR, "board per-deal", "sequence", 0},
        {TR, "pay-auction on", "sequence", 1}, /* TR-9: a sequence of any
                                                  suit */
        {TR, "", "pay-card-bar", 1},
        {TR, "spare-hand dead", "pay-card-bar", 0},
        {TR, "", "bet-limit", 1},
        {TR, "poker showdown", "bet-limit", 0},
        {TR, "poker showdown", "raise-cap", 0},
        {TR, "poker off", "raise-cap", 1}, /* TR-30: closing bets */
        {TR, "poker off closing-bets off", "raise-cap", 0},
        {TR, "poker showdown", "closing-bets", 0},
        {TR, "poker off", "closing-bets", 1},
        {TR, "", "lead-card", 1},
        {TR, "next-lead alternate", "lead-card", 0}, /* TR-24 */
        {TR, "next-lead alternate", "first-lead", 0},
        {TR, "", "pass-penalty", 1},
        {TR, "next-lead any-suit", "pass-penalty", 0}, /* no lead is passed */
    };
    talon_rules rules;
    uint32_t option;
    int32_t applies;
    size_t i;

    for (i = 0; i < COUNT(cases); i++) {
        rules = changed(cases[i].game, 1, cases[i].changes);
        option = talon_option_find(cases[i].game, cases[i].option);
        ck_ok(talon_rules_applies(&rules, option, &applies));
        ck_assert_msg(applies == cases[i].applies, "%s with: %s",
                      cases[i].option, cases[i].changes);
    }
    applies = 77;
    ck_status(talon_rules_applies(&rules, 0, &applies), TALON_E_OPTION);
    ck_status(talon_rules_applies(&rules, TALON_OPTIONS_MAX, &applies),
              TALON_E_OPTION);
    ck_status(talon_rules_applies(NULL, 1, &applies), TALON_E_NULL);
    ck_status(talon_rules_applies(&rules, 1, NULL), TALON_E_NULL);
    rules.game_id = 0;
    ck_status(talon_rules_applies(&rules, 1, &applies), TALON_E_GAME);
    ck_assert_int_eq(applies, 77);
}
END_TEST

/* Asking whether options apply does not crash, even if every value of the rules
 * is nonsense. */
START_TEST(options_can_be_asked_about_under_nonsense_rules)
{
    talon_rules rules;
    uint32_t game, i;
    int32_t applies;

    for (game = FH; game <= TR; game++) {
        memset(&rules, 0x7F, sizeof rules);
        rules.game_id = game;
        for (i = 1; i <= talon_option_count(game); i++)
            ck_ok(talon_rules_applies(&rules, i, &applies));
    }
}
END_TEST

static void check_problem(const talon_problem *problem, talon_status status,
                          uint32_t first, uint32_t second, uint32_t third)
{
    ck_status(problem->status, status);
    ck_assert_uint_eq(problem->option_count,
                      (uint32_t)((first > 0) + (second > 0) + (third > 0)));
    ck_assert_uint_eq(problem->options[0], first);
    ck_assert_uint_eq(problem->options[1], second);
    ck_assert_uint_eq(problem->options[2], third);
    ck_assert_uint_eq(problem->options[3], 0);
}

/* FH-3: the kitty for every number of players, pack, and number of jokers.
 * Without jokers the packs have 24, 32, 42, 44, 52 and 62 cards. With two
 * players a third hand is dealt, except from the nine-up pack. */
START_TEST(fh_03_every_kitty_has_the_right_size)
{
    static const int32_t sizes[] = {24, 32, 42, 44, 52, 62};
    talon_problem problem[64];
    talon_rules rules;
    int32_t players, pack, jokers;
    uint32_t count, valid = 0;

    ck_ok(talon_rules_init(&rules, FH, 1));
    for (players = 2; players <= 6; players++) {
        for (pack = 0; pack < 6; pack++) {
            for (jokers = 0; jokers <= 2; jokers++) {
                int32_t hands = players == 2 && pack != 0 ? 3 : players;
                int32_t kitty = sizes[pack] + jokers - 10 * hands;

                rules.value[TALON_FH_OPTION_PLAYERS] = players;
                rules.value[TALON_FH_OPTION_PACK] = pack;
                rules.value[TALON_FH_OPTION_JOKERS] = jokers;
                if (kitty >= 2 && kitty <= 6) {
                    ck_ok(talon_rules_check(&rules, problem, 64, &count));
                    ck_assert_uint_eq(count, 0);
                    valid++;
                    continue;
                }
                ck_status(talon_rules_check(&rules, problem, 64, &count),
                          TALON_E_RULES);
                ck_assert_uint_eq(count, 1);
                check_problem(problem, TALON_E_KITTY_SIZE,
                              TALON_FH_OPTION_PLAYERS, TALON_FH_OPTION_PACK,
                              TALON_FH_OPTION_JOKERS);
            }
        }
    }
    /* these are legal: nine-up and seven-up for 2 players, seven-up for 3,
     * five-up and four-up for 4, full for 5, six-hand for 6, each with 0, 1 or
     * 2 jokers */
    ck_assert_uint_eq(valid, 7 * 3);
}
END_TEST

START_TEST(rules_check_reports_each_contradiction)
{
    static const struct {
        uint32_t game;
        const char *changes; /* changes to preset 1 */
        talon_status status;
        uint32_t first, second;
    } cases[] = {
        {FH, "first-dealer 3", TALON_E_FIRST_DEALER, TALON_FH_OPTION_PLAYERS,
         TALON_FH_OPTION_FIRST_DEALER},
        {FH, "players 2 first-dealer 2", TALON_E_FIRST_DEALER,
         TALON_FH_OPTION_PLAYERS, TALON_FH_OPTION_FIRST_DEALER},
        {FH, "inkle on auction until-passed", TALON_E_INKLE_AUCTION,
         TALON_FH_OPTION_AUCTION, TALON_FH_OPTION_INKLE},
        {FH, "inkle on auction re-entry", TALON_E_INKLE_AUCTION,
         TALON_FH_OPTION_AUCTION, TALON_FH_OPTION_INKLE},
        {FH, "inkle on lowest-bid 7", TALON_E_INKLE_LOWEST_BID,
         TALON_FH_OPTION_LOWEST_BID, TALON_FH_OPTION_INKLE},
        {TR, "first-dealer 5", TALON_E_FIRST_DEALER, TALON_TR_OPTION_PLAYERS,
         TALON_TR_OPTION_FIRST_DEALER},
        {TR, "first-dealer 8", TALON_E_FIRST_DEALER, TALON_TR_OPTION_PLAYERS,
         TALON_TR_OPTION_FIRST_DEALER},
        {TR, "pay-auction on", TALON_E_PAY_AUCTION_COLLECT,
         TALON_TR_OPTION_PAY_AUCTION, TALON_TR_OPTION_COLLECT},
        {TR, "pay-auction on collect in-play board per-deal",
         TALON_E_PAY_AUCTION_BOARD, TALON_TR_OPTION_BOARD,
         TALON_TR_OPTION_PAY_AUCTION},
    };
    static const struct {
        uint32_t game;
        const char *changes;
    } sound[] = {
        {FH, "first-dealer 2"},
        {FH, "inkle on"},
        {FH, "auction re-entry lowest-bid 7"},
        {FH, "misere off misere-rank by-points"}, /* only options without
                                                     effect */
        {FH, "five-partner call-card six-sides three"},
        {TR, "first-dealer 4"},
        {TR, "players 9 first-dealer 8"},
        {TR, "pay-auction on collect in-play"},
        {TR, "board per-deal"},
    };
    talon_problem problem[64];
    talon_rules rules;
    uint32_t count;
    size_t i;

    for (i = 0; i < COUNT(cases); i++) {
        rules = changed(cases[i].game, 1, cases[i].changes);
        ck_status(talon_rules_check(&rules, problem, 64, &count),
                  TALON_E_RULES);
        ck_assert_uint_eq(count, 1);
        check_problem(problem, cases[i].status, cases[i].first, cases[i].second,
                      0);
    }
    for (i = 0; i < COUNT(sound); i++) {
        rules = changed(sound[i].game, 1, sound[i].changes);
        ck_ok(talon_rules_check(&rules, problem, 64, &count));
        ck_assert_uint_eq(count, 0);
    }
}
END_TEST

START_TEST(rules_check_reports_all_contradictions)
{
    talon_problem problem[64];
    talon_rules rules;
    uint32_t count;

    rules = changed(FH, 1,
                    "players 4 pack full first-dealer 5 inkle on "
                    "auction re-entry lowest-bid 7");
    ck_status(talon_rules_check(&rules, problem, 64, &count), TALON_E_RULES);
    ck_assert_uint_eq(count, 4);
    check_problem(&problem[0], TALON_E_KITTY_SIZE, TALON_FH_OPTION_PLAYERS,
                  TALON_FH_OPTION_PACK, TALON_FH_OPTION_JOKERS);
    check_problem(&problem[1], TALON_E_FIRST_DEALER, TALON_FH_OPTION_PLAYERS,
                  TALON_FH_OPTION_FIRST_DEALER, 0);
    check_problem(&problem[2], TALON_E_INKLE_AUCTION, TALON_FH_OPTION_AUCTION,
                  TALON_FH_OPTION_INKLE, 0);
    check_problem(&problem[3], TALON_E_INKLE_LOWEST_BID,
                  TALON_FH_OPTION_LOWEST_BID, TALON_FH_OPTION_INKLE, 0);
    rules = changed(TR, 1,
                    "players 2 first-dealer 2 board per-deal "
                    "pay-auction on");
    ck_status(talon_rules_check(&rules, problem, 64, &count), TALON_E_RULES);
    ck_assert_uint_eq(count, 3);
    check_problem(&problem[0], TALON_E_FIRST_DEALER, TALON_TR_OPTION_PLAYERS,
                  TALON_TR_OPTION_FIRST_DEALER, 0);
    check_problem(&problem[1], TALON_E_PAY_AUCTION_COLLECT,
                  TALON_TR_OPTION_PAY_AUCTION, TALON_TR_OPTION_COLLECT, 0);
    check_problem(&problem[2], TALON_E_PAY_AUCTION_BOARD, TALON_TR_OPTION_BOARD,
                  TALON_TR_OPTION_PAY_AUCTION, 0);
}
END_TEST

/* Illegal values come first, in the order of options, including values at
 * numbers that no option has; then contradictions between the legal values. */
START_TEST(rules_check_reports_illegal_values_first)
{
    talon_problem problem[64];
    talon_rules rules;
    uint32_t count;

    rules = changed(FH, 1, "first-dealer 5 inkle on lowest-bid 7");
    rules.value[TALON_FH_OPTION_PACK] = 6; /* so the kitty is unknown */
    rules.value[TALON_FH_OPTION_TARGET] = 505;
    rules.value[TALON_OPTIONS_MAX - 1] = 1;
    rules.value[TALON_OPTIONS_MAX] = -1;
    ck_status(talon_rules_check(&rules, problem, 64, &count),
              TALON_E_UNSUPPORTED);
    ck_assert_uint_eq(count, 6);
    check_problem(&problem[0], TALON_E_UNSUPPORTED, TALON_FH_OPTION_PACK, 0, 0);
    check_problem(&problem[1], TALON_E_UNSUPPORTED, TALON_FH_OPTION_TARGET, 0,
                  0);
    check_problem(&problem[2], TALON_E_UNSUPPORTED, TALON_OPTIONS_MAX - 1, 0,
                  0);
    check_problem(&problem[3], TALON_E_UNSUPPORTED, TALON_OPTIONS_MAX, 0, 0);
    check_problem(&problem[4], TALON_E_FIRST_DEALER, TALON_FH_OPTION_PLAYERS,
                  TALON_FH_OPTION_FIRST_DEALER, 0);
    check_problem(&problem[5], TALON_E_INKLE_LOWEST_BID,
                  TALON_FH_OPTION_LOWEST_BID, TALON_FH_OPTION_INKLE, 0);
    /* contradictions with an illegal value are not reported */
    rules.value[TALON_FH_OPTION_PLAYERS] = 1;
    ck_status(talon_rules_check(&rules, problem, 64, &count),
              TALON_E_UNSUPPORTED);
    ck_assert_uint_eq(count, 6);
    check_problem(&problem[0], TALON_E_UNSUPPORTED, TALON_FH_OPTION_PLAYERS, 0,
                  0);
    check_problem(&problem[5], TALON_E_INKLE_LOWEST_BID,
                  TALON_FH_OPTION_LOWEST_BID, TALON_FH_OPTION_INKLE, 0);
}
END_TEST

/* All 62 values are illegal: room for 64 problems is always enough. */
START_TEST(rules_check_has_room_for_all_problems)
{
    talon_problem problem[64];
    talon_rules rules;
    uint32_t game, i, count;

    for (game = FH; game <= TR; game++) {
        memset(&rules, 0x7F, sizeof rules);
        rules.game_id = game;
        ck_status(talon_rules_check(&rules, problem, 64, &count),
                  TALON_E_UNSUPPORTED);
        ck_assert_uint_eq(count, TALON_OPTIONS_MAX);
        for (i = 0; i < count; i++)
            check_problem(&problem[i], TALON_E_UNSUPPORTED, i + 1, 0, 0);
    }
}
END_TEST

START_TEST(rules_check_refuses_null_and_unknown_games)
{
    talon_problem problem[2], before[2];
    talon_rules rules = changed(FH, 1, "first-dealer 3 pack full");
    uint32_t count = 77;

    memset(problem, 0x55, sizeof problem);
    memcpy(before, problem, sizeof problem);
    ck_status(talon_rules_check(NULL, problem, 2, &count), TALON_E_NULL);
    ck_status(talon_rules_check(&rules, NULL, 2, &count), TALON_E_NULL);
    ck_assert_uint_eq(count, 77);
    ck_status(talon_rules_check(&rules, problem, 1, &count), TALON_E_SPACE);
    ck_assert_uint_eq(count, 2);
    ck_assert_mem_eq(problem, before, sizeof problem);
    count = 77;
    ck_status(talon_rules_check(&rules, NULL, 0, &count), TALON_E_RULES);
    ck_assert_uint_eq(count, 2);
    ck_status(talon_rules_check(&rules, problem, 2, NULL), TALON_E_RULES);
    rules.game_id = 0;
    ck_status(talon_rules_check(&rules, problem, 2, &count), TALON_E_GAME);
}
END_TEST

/* Assignment copies rules. The presets that two sets of rules started from make
 * no difference to whether they are equal. */
START_TEST(rules_are_equal_if_their_values_are)
{
    talon_rules a, b;
    int32_t equal = 77;
    uint32_t option;

    ck_ok(talon_rules_init(&a, FH, 1));
    for (option = 1; option <= TALON_OPTIONS_MAX; option++) {
        b = a;
        b.value[option]++;
        ck_ok(talon_rules_equal(&a, &b, &equal));
        ck_assert_int_eq(equal, 0);
    }
    b = a;
    ck_ok(talon_rules_equal(&a, &b, &equal));
    ck_assert_int_eq(equal, 1);
    b.value[0] = 4;
    ck_ok(talon_rules_equal(&a, &b, &equal));
    ck_assert_int_eq(equal, 1);
    ck_ok(talon_rules_set_text(&b, "slam", "off"));
    ck_ok(talon_rules_equal(&a, &b, &equal));
    ck_assert_int_eq(equal, 0);
    ck_assert_int_eq(a.value[TALON_FH_OPTION_SLAM], 1);
    ck_ok(talon_rules_set_text(&b, "slam", "on"));
    b.value[TALON_OPTIONS_MAX] = 1;
    ck_ok(talon_rules_equal(&a, &b, &equal));
    ck_assert_int_eq(equal, 0);
    b = a;
    b.game_id = TR;
    ck_ok(talon_rules_equal(&a, &b, &equal));
    ck_assert_int_eq(equal, 0);
    ck_ok(talon_rules_equal(&a, &a, &equal));
    ck_assert_int_eq(equal, 1);
    equal = 77;
    ck_status(talon_rules_equal(NULL, &b, &equal), TALON_E_NULL);
    ck_status(talon_rules_equal(&a, NULL, &equal), TALON_E_NULL);
    ck_status(talon_rules_equal(&a, &b, NULL), TALON_E_NULL);
    ck_assert_int_eq(equal, 77);
}
END_TEST

START_TEST(the_nearest_preset_has_the_fewest_changes)
{
    talon_rules rules;
    uint32_t game, p, preset = 77, differences = 77;

    for (game = FH; game <= TR; game++) {
        for (p = 1; p <= talon_preset_count(game); p++) {
            ck_ok(talon_rules_init(&rules, game, p));
            rules.value[0] = 0;
            ck_ok(talon_rules_nearest_preset(&rules, &preset, &differences));
            ck_assert_uint_eq(preset, p);
            ck_assert_uint_eq(differences, 0);
        }
    }
    /* tripoli and pay-suit differ in pay-auction and collect. If one of the two
     * is changed, both presets are one option away, and the first is chosen. */
    rules = changed(TR, 5, "collect phase-one");
    ck_ok(talon_rules_nearest_preset(&rules, &preset, &differences));
    ck_assert_uint_eq(preset, 1);
    ck_assert_uint_eq(differences, 1);
    rules = changed(TR, 5, "players 6 ante 2 raise-cap 3");
    ck_ok(talon_rules_nearest_preset(&rules, &preset, NULL));
    ck_assert_uint_eq(preset, 5);
    ck_status(talon_rules_nearest_preset(NULL, &preset, NULL), TALON_E_NULL);
    ck_status(talon_rules_nearest_preset(&rules, NULL, NULL), TALON_E_NULL);
    rules.game_id = 0xFFFF;
    ck_status(talon_rules_nearest_preset(&rules, &preset, &differences),
              TALON_E_GAME);
    ck_assert_uint_eq(preset, 5);
}
END_TEST

/* FH-2, TR-1: the packs, written out as lists of cards. */
START_TEST(fh_02_packs_have_these_cards)
{
    static const struct {
        const char *changes;     /* changes to preset 1 */
        const char *black, *red; /* ranks */
        const char *others;
    } packs[] = {
        {"players 2 pack nine-up jokers 0", "9 10 J Q K A", "9 10 J Q K A", ""},
        {"", "7 8 9 10 J Q K A", "7 8 9 10 J Q K A", "JK"},
        {"players 4 pack five-up jokers 0", "5 6 7 8 9 10 J Q K A",
         "4 5 6 7 8 9 10 J Q K A", ""},
        {"players 4 pack four-up jokers 2", "4 5 6 7 8 9 10 J Q K A",
         "4 5 6 7 8 9 10 J Q K A", "JL JK"},
        {"players 5 pack full", "2 3 4 5 6 7 8 9 10 J Q K A",
         "2 3 4 5 6 7 8 9 10 J Q K A", "JK"},
        {"players 6 pack six-hand jokers 2", "2 3 4 5 6 7 8 9 10 11 12 J Q K A",
         "2 3 4 5 6 7 8 9 10 11 12 13 J Q K A", "JL JK"},
    };
    size_t i, s;

    for (i = 0; i < COUNT(packs); i++) {
        talon_rules rules = changed(FH, 1, packs[i].changes);
        talon_cards pack = 0, expected = cards(packs[i].others);

        for (s = 0; s < 4; s++) {
            const char *rest = s < 2 ? packs[i].black : packs[i].red;
            char rank[3], text[4];
            int used;

            while (sscanf(rest, "%2s%n", rank, &used) == 1) {
                snprintf(text, sizeof text, "%s%c", rank, "SCDH"[s]);
                expected |= cards(text);
                rest += used;
            }
        }
        ck_ok(talon_rules_pack(&rules, &pack));
        ck_assert_uint_eq(pack, expected);
    }
}
END_TEST

START_TEST(tr_01_the_pack_has_52_cards)
{
    talon_rules rules;
    talon_cards pack = 0;

    ck_ok(talon_rules_init(&rules, TR, 1));
    ck_ok(talon_rules_pack(&rules, &pack));
    ck_assert_uint_eq(talon_cards_count(&pack), 52);
    ck_assert_uint_eq(pack & cards("JL JK 11S 12D 13H"), 0);
    pack = 77;
    ck_status(talon_rules_pack(NULL, &pack), TALON_E_NULL);
    ck_status(talon_rules_pack(&rules, NULL), TALON_E_NULL);
    rules.value[TALON_OPTIONS_MAX - 1] = 1;
    ck_status(talon_rules_pack(&rules, &pack), TALON_E_UNSUPPORTED);
    rules = changed(FH, 1, "players 5");
    ck_status(talon_rules_pack(&rules, &pack), TALON_E_RULES);
    rules.game_id = 0;
    ck_status(talon_rules_pack(&rules, &pack), TALON_E_GAME);
    ck_assert_uint_eq(pack, 77);
}
END_TEST

SUITE(rules)
TEST(options_have_an_effect_only_under_these_rules)
TEST(options_can_be_asked_about_under_nonsense_rules)
TEST(fh_03_every_kitty_has_the_right_size)
TEST(rules_check_reports_each_contradiction)
TEST(rules_check_reports_all_contradictions)
TEST(rules_check_reports_illegal_values_first)
TEST(rules_check_has_room_for_all_problems)
TEST(rules_check_refuses_null_and_unknown_games)
TEST(rules_are_equal_if_their_values_are)
TEST(the_nearest_preset_has_the_fewest_changes)
TEST(fh_02_packs_have_these_cards)
TEST(tr_01_the_pack_has_52_cards)
END_SUITE
