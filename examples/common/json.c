/* SPDX-License-Identifier: MIT */
/* JSON, put together in memory. */
#include "json.h"
#include "command_line.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* Makes room for so many more bytes and a zero. */
static void make_room(struct json *json, size_t more)
{
    size_t room = json->room > 0 ? json->room : 1024;

    while (room - json->length <= more)
        room *= 2;
    if (room == json->room)
        return;
    json->chars = realloc(json->chars, room);
    if (json->chars == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    json->room = room;
}

static void add_char(struct json *json, char c)
{
    make_room(json, 1);
    json->chars[json->length++] = c;
    json->chars[json->length] = '\0';
}

void json_add(struct json *json, const char *format, ...)
{
    va_list words, again;
    int length;

    make_room(json, 1);
    va_start(words, format);
    va_copy(again, words);
    length = vsnprintf(json->chars + json->length, json->room - json->length,
                       format, words);
    va_end(words);
    if (length > 0 && (size_t)length >= json->room - json->length) {
        make_room(json, (size_t)length);
        vsnprintf(json->chars + json->length, (size_t)length + 1, format,
                  again);
    }
    va_end(again);
    if (length > 0)
        json->length += (size_t)length;
}

void json_string(struct json *json, const char *text)
{
    if (text == NULL) {
        json_add(json, "null");
        return;
    }
    add_char(json, '"');
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < ' ') {
            json_add(json, "\\u%04x", (unsigned)*text);
        } else {
            if (*text == '"' || *text == '\\')
                add_char(json, '\\');
            add_char(json, *text);
        }
    }
    add_char(json, '"');
}

void json_cards_of(struct json *json, talon_cards cards)
{
    char text[TALON_CARDS_TEXT_MAX];

    must(talon_cards_format(&cards, text, sizeof text, NULL), "writing cards");
    json_string(json, cards != 0 ? text : NULL);
}

static void json_suit(struct json *json, const char *name, uint32_t suit)
{
    json_add(json, ",\"%s\":", name);
    json_string(json, suit == 0 ? NULL : talon_denomination_key(suit));
}

void json_card(struct json *json, const char *name, talon_card card,
               const char *suit_name, uint32_t suit)
{
    char text[TALON_CARD_TEXT_MAX];

    json_add(json, "\"%s\":", name);
    json_string(json, talon_card_format(card, text, sizeof text, NULL) < 0
                          ? NULL
                          : text);
    json_suit(json, suit_name, suit);
}

void json_discard(struct json *json, const char *name, talon_cards cards,
                  const char *suit_name, uint32_t suit)
{
    json_add(json, "\"%s\":", name);
    json_cards_of(json, cards);
    json_suit(json, suit_name, suit);
}

void json_seats(struct json *json, uint32_t seats)
{
    const char *comma = "";
    uint32_t seat;

    json_add(json, "[");
    for (seat = 0; seats >> seat != 0; seat++)
        if ((seats >> seat & 1) != 0) {
            json_add(json, "%s%" PRIu32, comma, seat);
            comma = ",";
        }
    json_add(json, "]");
}

void json_print(struct json *json)
{
    puts(json->chars);
    free(json->chars);
    *json = (struct json){.room = 0};
}
