/* SPDX-License-Identifier: MIT */
/* Menus: numbered lines, and an answer. */
#ifndef MENU_H
#define MENU_H

#include "../common/words.h"

#include <stdint.h>

#define MENU_LEAVE (-1) /* the person leaves, or the input ends */
#define MENU_ENTER 0    /* an empty answer, where that means something */
#define MENU_OTHER (-2) /* something else was typed */

/* Prints an item with its number. */
void menu_item(uint32_t number, const char *text);

/* Asks for one of `count` items until its number is typed, or a word that only
 * its line has: returns the number. An empty answer is `usual`, or nothing if
 * that is MENU_OTHER. */
int menu_choose(uint32_t count, int usual);

/* The parts of it. Asks once, and gives what else was typed; and finds the only
 * item that begins with a word or, if none does, in which it occurs, or says
 * what may be typed and gives MENU_OTHER. */
int menu_ask(uint32_t count, int usual, char *answer);
int menu_find(uint32_t count, const char *word);

#endif
