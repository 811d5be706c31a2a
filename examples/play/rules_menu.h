/* SPDX-License-Identifier: MIT */
/* House rules: all options of a game, from the library's own list of them. */
#ifndef RULES_MENU_H
#define RULES_MENU_H

#include "play.h"

/* Prints the options, or those in whose words a word occurs; 0 if there is
 * none. The names of a seating stand for seats. */
int list_rules(const talon_rules *rules, const struct seating *seating,
               const char *word);

/* Lets the person change rules until they are good; 0 if the person leaves. */
int change_rules(talon_rules *rules, const struct seating *seating);

#endif
