/* SPDX-License-Identifier: MIT */
/* JSON, put together in memory: a thread makes its own, and a program prints it
 * when it is complete. */
#ifndef JSON_H
#define JSON_H

#include <talon/talon.h>

/* A text that grows; {0} is an empty one. */
struct json {
    char *chars;
    size_t length, room;
};

/* Adds words as printf() does. If there is no memory, the program ends. */
void json_add(struct json *json, const char *format, ...);

/* Adds a text as a string; null as null. */
void json_string(struct json *json, const char *text);

/* Adds a set of cards as a string; none as null. */
void json_cards_of(struct json *json, talon_cards cards);

/* Adds a card, or a discard, and the suit named with it as two members of an
 * object; no card and no suit as null. */
void json_card(struct json *json, const char *name, talon_card card,
               const char *suit_name, uint32_t suit);
void json_discard(struct json *json, const char *name, talon_cards cards,
                  const char *suit_name, uint32_t suit);

/* Adds seats as an array. */
void json_seats(struct json *json, uint32_t seats);

/* Prints a text and the end of a line, and frees it. */
void json_print(struct json *json);

#endif
