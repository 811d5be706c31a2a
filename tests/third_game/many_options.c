/* SPDX-License-Identifier: MIT */
/* The third game again, with as many options as there can be; those added have
 * no effect. Of one of them a value is newer than the option, and it is in a
 * group of its own. */
#include "third_game/barter.h"
#include "rules/option_rows.h"

static const struct option_group late_group = {WORDS("late", "Late")};

static const struct named_value off_or_new[] = {
    VALUE(OFF, "off", "off"),
    VALUE_SINCE(SINCE(0, 9), ON, "on", "on"),
};

#define NEWER                                                                  \
    {                                                                          \
        .text = TEXTS("more-60", "More", "", "More"), .group = &late_group,    \
        .since = SINCE_0_1, .type = TALON_TYPE_SWITCH, ONLY(off_or_new),       \
        .standard = OFF,                                                       \
    }

#undef MORE_OPTIONS
#define MORE(n) [n] = {ROW("more-" #n, "More"), SWITCH, .standard = OFF},
#define TEN(n)                                                                 \
    MORE(n##0)                                                                 \
    MORE(n##1)                                                                 \
    MORE(n##2)                                                                 \
    MORE(n##3)                                                                 \
    MORE(n##4) MORE(n##5) MORE(n##6) MORE(n##7) MORE(n##8) MORE(n##9)
#define MORE_OPTIONS                                                           \
    MORE(3)                                                                    \
    MORE(4)                                                                    \
    MORE(5)                                                                    \
    MORE(6)                                                                    \
    MORE(7)                                                                    \
    MORE(8)                                                                    \
    MORE(9)                                                                    \
    TEN(1)                                                                     \
    TEN(2)                                                                     \
    TEN(3)                                                                     \
    TEN(4)                                                                     \
    TEN(5)                                                                     \
    [60] = NEWER, MORE(61) MORE(62)

#define barter_module barter_of_62
#include "third_game/barter.c"

_Static_assert(COUNT(options) == TALON_OPTIONS_MAX + 1, "not all options");
