/* SPDX-License-Identifier: MIT */
/* The macros that tables of options are written with; only the tables include
 * them. Rows and their members are designated, rows by the number of the
 * option; one of SWITCH, CHOICE, NUMBER and NUMBER_OR defines the legal values:
 *
 *     [TALON_FH_OPTION_SLAM] = {
 *         .text = TEXTS("slam", "Slam", "FH-33",
 *             "All ten tricks score at least 250."),
 *         .group = &scoring_group, .since = SINCE_0_1,
 *         SWITCH, .standard = ON,
 *     },
 *
 * Every list is an array of its own, counted where it is named. A value that
 * its option has had from the start is a VALUE; one that a later release adds
 * is a VALUE_SINCE, wherever in its list a screen should show it:
 *
 *     VALUE(TALON_FH_PACK_FULL, "full", "52 cards"),
 *     VALUE_SINCE(SINCE(0, 9), TALON_FH_PACK_TINY, "tiny", "16 cards"), */
#ifndef TALON_RULES_OPTION_ROWS_H
#define TALON_RULES_OPTION_ROWS_H

#include "rules/options.h"

/* The release that an option or a value is new in, as TALON_VERSION. */
#define SINCE(major, minor) ((major) << 16 | (minor) << 8)
#define SINCE_0_1           SINCE(0, 1)

#define COUNT(list)         (sizeof(list) / sizeof(list)[0])

/* Rows of a list of named values. */
#define VALUE(number, key, label) VALUE_SINCE(0, number, key, label)
#define VALUE_SINCE(release, number, key, label)                               \
    {                                                                          \
        release, number, WORDS(key, label)                                     \
    }

/* Members of a row: only named values, so high is below low. */
#define ONLY(list)                                                             \
    .low = 0, .high = -1, .step = 1, .named = list, .named_count = COUNT(list)
#define SWITCH       .type = TALON_TYPE_SWITCH, ONLY(off_on)
#define CHOICE(list) .type = TALON_TYPE_CHOICE, ONLY(list)

/* Members of a row: from `from` to `to`, or that and the values of a list. */
#define NUMBER(from, to, by)                                                   \
    .type = TALON_TYPE_NUMBER, .low = from, .high = to, .step = by
#define NUMBER_OR(from, to, by, list)                                          \
    NUMBER(from, to, by), .named = list, .named_count = COUNT(list)

/* Members of a preset: what it changes. */
#define SETTINGS(list) .setting = list, .setting_count = COUNT(list)

/* Members of game_options. Row 0 of the options is not an option. */
#define TABLES(options, presets, contradictions)                               \
    .option = options, .option_count = COUNT(options) - 1, .preset = presets,  \
    .preset_count = COUNT(presets), .contradiction = contradictions,           \
    .contradiction_count = COUNT(contradictions)

/* Stops the build if a table of options lacks the last of its enumeration, or
 * has more options than rules have room for, or than the `kept` numbers of a
 * handle, of which the first is the preset; or if there are more contradictions
 * than talon_rules_check() has room for. */
#define ASSERT_ROOM(options, last, kept, contradictions)                       \
    _Static_assert(COUNT(options) > (last), "no row for the last option");     \
    _Static_assert(COUNT(options) <= TALON_OPTIONS_MAX + 1,                    \
                   "more options than rules have room for");                   \
    _Static_assert(COUNT(options) <= (kept), "more options than are kept");    \
    _Static_assert(COUNT(contradictions) <= CONTRADICTIONS_MAX,                \
                   "more contradictions than there is room for")

/* Values of a switch. */
enum {
    OFF = 0,
    ON = 1
};

static const struct named_value off_on[] = {
    VALUE(OFF, "off", "off"),
    VALUE(ON, "on", "on"),
};

/* For numbers that 0 leaves without a limit. */
static const struct named_value no_limit[] = {
    VALUE(0, "0", "no limit"),
};

#endif
