/* SPDX-License-Identifier: MIT */
/* Menus. */
#include "menu.h"

#include "input.h"
#include "messages.h"
#include "screen.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <talon/words.h>

#define WORD_LEAST 3 /* letters of a word for an item */

#define ITEMS_MOST 64

/* The lines since the last answer, for those who type words instead. */
static struct {
    char text[ITEMS_MOST][TALON_NAME_MAX];
    uint32_t count;
} items;

void menu_item(uint32_t number, const char *text)
{
    struct text line = {.length = 0};

    if (number == 1)
        items.count = 0;
    if (number == items.count + 1 && number <= ITEMS_MOST)
        snprintf(items.text[items.count++], TALON_NAME_MAX, "%.*s",
                 TALON_NAME_MAX - 1, text);
    add(&line, " %2" PRIu32 " %s", number, text);
    print_text(&line, 4);
}

int menu_find(uint32_t count, const char *word)
{
    uint32_t found[2] = {0, 0}, first[2] = {0, 0}, i;
    int by;

    i = strlen(word) < WORD_LEAST ? 0 : items.count;
    for (i = i < count ? i : count; i > 0; i--) {
        by = !starts_alike(items.text[i - 1], word);
        if (by == 1 && !contains(items.text[i - 1], word))
            continue;
        found[by]++;
        first[by] = i;
    }
    by = found[0] == 0;
    if (found[by] == 1)
        return (int)first[by];
    if (found[by] > 1)
        print_filled(SEVERAL_FIT, word, NULL);
    else
        print_filled_number(count == 1   ? TYPE_ONE
                            : count == 2 ? TYPE_TWO
                                         : TYPE_NUMBER,
                            count);
    return MENU_OTHER;
}

int menu_ask(uint32_t count, int usual, char *answer)
{
    long number;

    if (!read_answer(answer) || is_word(answer, "q") ||
        is_word(answer, "quit") || is_word(answer, "Ende"))
        return MENU_LEAVE;
    if (*answer == '\0')
        return usual;
    return is_number(answer, 1, (long)count, &number) ? (int)number
                                                      : MENU_OTHER;
}

int menu_choose(uint32_t count, int usual)
{
    char answer[ANSWER_ROOM];
    int chosen;

    while ((chosen = menu_ask(count, usual, answer)) == MENU_OTHER &&
           (chosen = menu_find(count, answer)) == MENU_OTHER)
        ;
    return chosen;
}
