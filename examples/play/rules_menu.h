/* SPDX-License-Identifier: MIT */
/* House rules: all options of a game, from the library's own list of them. */
#ifndef RULES_MENU_H
#define RULES_MENU_H

#include <talon/talon.h>

/* Prints the options, or those in whose words a word occurs. */
void list_rules(const talon_rules *rules, const char *word);

/* Lets the person change rules until they are good; 0 if the person leaves. */
int change_rules(talon_rules *rules);

#endif
