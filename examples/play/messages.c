/* SPDX-License-Identifier: MIT */
/* The words of the program itself. */
#include "messages.h"

#include "../common/command_line.h"
#include "screen.h"

#include <inttypes.h>
#include <stdio.h>
#include <talon/words.h>

static const char *const english[] = {
#define MESSAGE(name, in_english, in_german) in_english,
    MESSAGES(MESSAGE)
#undef MESSAGE
};

static const char *const german[] = {
#define MESSAGE(name, in_english, in_german) in_german,
    MESSAGES(MESSAGE)
#undef MESSAGE
};

static uint32_t language_in_use = TALON_LANGUAGE_ENGLISH;
static uint32_t style_in_use = TALON_CARD_STYLE_SIGNS;

void use_language(uint32_t language, uint32_t style)
{
    language_in_use = language;
    style_in_use = style;
}

uint32_t messages_language(void)
{
    return language_in_use;
}

uint32_t messages_style(void)
{
    return style_in_use;
}

const char *message(enum message which)
{
    return language_in_use == TALON_LANGUAGE_GERMAN ? german[which]
                                                    : english[which];
}

void add_filled(struct text *text, enum message which, const char *first,
                const char *second)
{
    const char *at;

    for (at = message(which); *at != '\0'; at++) {
        if (at[0] == '{' && (at[1] == '1' || at[1] == '2') && at[2] == '}') {
            add(text, "%s", at[1] == '1' ? first : second);
            at += 2;
        } else {
            add(text, "%c", *at);
        }
    }
}

void fail_filled(enum message which, const char *first, const char *second)
{
    struct text text = {.length = 0};

    add_filled(&text, which, first, second);
    fail("%s", text.chars);
}

void print_filled(enum message which, const char *first, const char *second)
{
    struct text text = {.length = 0};

    add_filled(&text, which, first, second);
    print_text(&text, 2);
}

void add_filled_number(struct text *text, enum message which, int64_t number)
{
    char digits[24];

    snprintf(digits, sizeof digits, "%" PRId64, number);
    add_filled(text, which, digits, NULL);
}

void add_numbers(struct text *text, enum message which, uint32_t first,
                 uint32_t second)
{
    char one[16], other[16];

    snprintf(one, sizeof one, "%" PRIu32, first);
    snprintf(other, sizeof other, "%" PRIu32, second);
    add_filled(text, which, one, other);
}

void print_numbers(enum message which, uint32_t first, uint32_t second)
{
    struct text text = {.length = 0};

    add_numbers(&text, which, first, second);
    print_text(&text, 2);
}

void print_filled_number(enum message which, int64_t number)
{
    struct text text = {.length = 0};

    add_filled_number(&text, which, number);
    print_text(&text, 2);
}
