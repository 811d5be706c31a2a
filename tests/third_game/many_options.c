/* SPDX-License-Identifier: MIT */
/* The third game again, with as many options as there can be; those added have
 * no effect. */
#include "third_game/barter.h"

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
    TEN(1) TEN(2) TEN(3) TEN(4) TEN(5) MORE(60) MORE(61) MORE(62)

#define barter_module barter_of_62
#include "third_game/barter.c"

_Static_assert(COUNT(options) == TALON_OPTIONS_MAX + 1, "not all options");
