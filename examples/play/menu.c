/* SPDX-License-Identifier: MIT */
/* Menus. */
#include "menu.h"

#include "input.h"
#include "messages.h"
#include "screen.h"

#include <inttypes.h>

void menu_item(uint32_t number, const char *text)
{
    struct text line = {.length = 0};

    add(&line, " %2" PRIu32 " %s", number, text);
    print_text(&line, 4);
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

    while ((chosen = menu_ask(count, usual, answer)) == MENU_OTHER)
        print_filled_number(count == 1 ? TYPE_ONE : TYPE_NUMBER, count);
    return chosen;
}
