/* SPDX-License-Identifier: MIT */
/* The rules that the advisor knows: all those of today's libtalon, and of
 * options that come later only the value 0. */
#include "common/suite.h"

#include "advisor/base/known.h"
#include "talon/advisor.h"

START_TEST(players_support_every_preset)
{
    uint32_t game, preset;
    talon_rules rules;

    for (game = FH; game <= TR; game++) {
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            ck_ok(talon_rules_init(&rules, game, preset));
            ck_ok(talon_advisor_supports(&rules, TALON_ADVISOR_PART_PLAYERS));
            ck_status(talon_advisor_supports(&rules, TALON_ADVISOR_PART_SOLVER),
                      game == FH ? TALON_OK : TALON_E_UNSUPPORTED);
        }
    }
}
END_TEST

/* Every value of every option on its own, and the ends of ranges. */
START_TEST(every_value_of_today_is_known)
{
    uint32_t game, option, i;
    int32_t value, low, high;
    talon_rules rules;

    for (game = FH; game <= TR; game++) {
        for (option = 1; option <= talon_option_count(game); option++) {
            ck_ok(talon_rules_init(&rules, game, 1));
            for (i = 0; i < talon_option_value_count(game, option); i++) {
                ck_ok(talon_option_value_at(game, option, i, &value));
                ck_ok(talon_rules_set(&rules, option, value));
                ck_ok(tln_known_rules(&rules));
            }
            ck_ok(talon_option_range(game, option, NULL, &low, &high, NULL));
            if (low > high)
                continue;
            rules.value[option] = low;
            ck_ok(tln_known_rules(&rules));
            rules.value[option] = high;
            ck_ok(tln_known_rules(&rules));
        }
    }
}
END_TEST

/* What a later libtalon could allow, seen without it. */
START_TEST(later_values_and_options_are_unsupported)
{
    uint32_t game, option, i;
    int32_t value, low, high, step, most;
    talon_rules rules;

    for (game = FH; game <= TR; game++) {
        for (option = 1; option <= TALON_OPTIONS_MAX; option++) {
            ck_ok(talon_rules_init(&rules, game, 1));
            most = 0;
            for (i = 0; i < talon_option_value_count(game, option); i++) {
                ck_ok(talon_option_value_at(game, option, i, &value));
                most = value > most ? value : most;
            }
            if (option <= talon_option_count(game)) {
                ck_ok(
                    talon_option_range(game, option, NULL, &low, &high, &step));
                most = high > most ? high : most;
            }
            rules.value[option] = most + 1;
            ck_status(tln_known_rules(&rules), TALON_E_UNSUPPORTED);
            rules.value[option] = -2;
            ck_status(tln_known_rules(&rules), TALON_E_UNSUPPORTED);
        }
    }
    ck_ok(talon_rules_init(&rules, FH, 1));
    rules.value[TALON_FH_OPTION_MISERE_VALUE] = 15; /* between two steps */
    ck_status(tln_known_rules(&rules), TALON_E_UNSUPPORTED);
    rules.game_id = 3;
    ck_status(tln_known_rules(&rules), TALON_E_UNSUPPORTED);
}
END_TEST

START_TEST(bad_questions_are_refused)
{
    talon_rules rules;

    ck_ok(talon_rules_init(&rules, FH, 1));
    ck_status(talon_advisor_supports(NULL, TALON_ADVISOR_PART_PLAYERS),
              TALON_E_NULL);
    ck_status(talon_advisor_supports(&rules, 0), TALON_E_ARGUMENT);
    ck_status(talon_advisor_supports(&rules, 3), TALON_E_ARGUMENT);
    rules.value[TALON_OPTIONS_MAX] = 1;
    ck_status(talon_advisor_supports(&rules, TALON_ADVISOR_PART_PLAYERS),
              TALON_E_UNSUPPORTED);
    rules.value[TALON_OPTIONS_MAX] = 0;
    rules.value[TALON_FH_OPTION_FIRST_DEALER] = 5; /* FH-7: four seats */
    ck_status(talon_advisor_supports(&rules, TALON_ADVISOR_PART_PLAYERS),
              TALON_E_RULES);
    rules.game_id = 99;
    ck_status(talon_advisor_supports(&rules, TALON_ADVISOR_PART_PLAYERS),
              TALON_E_GAME);
}
END_TEST

SUITE(advisor_known)
TEST(players_support_every_preset)
TEST(every_value_of_today_is_known)
TEST(later_values_and_options_are_unsupported)
TEST(bad_questions_are_refused)
END_SUITE
