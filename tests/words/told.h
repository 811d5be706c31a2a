/* SPDX-License-Identifier: MIT */
/* What libtalon-words writes, for tests. */
#ifndef TALON_TESTS_TOLD_H
#define TALON_TESTS_TOLD_H

#include "common/position.h"
#include "common/random_games.h"

#include "talon/words.h"

#define EN TALON_LANGUAGE_ENGLISH
#define DE TALON_LANGUAGE_GERMAN

/* Room for any text, whose bytes past the end must stay as they are. */
struct told {
    char text[TALON_WORDS_TEXT_MAX];
    size_t length;
};

/* Words for the rules of a game: seats are Anna, Ben, Carl, Dora, Emil. */
static inline talon_words words_in(uint32_t language, const talon_game *game)
{
    static const char *const names[] = {"Anna", "Ben",  "Carl",
                                        "Dora", "Emil", "Frida"};
    talon_rules rules;
    talon_words words;
    int32_t seat;

    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_words_init(&words, language, &rules));
    for (seat = 0; seat < (int32_t)COUNT(names); seat++)
        must_ok(
            talon_words_name(&words, seat, names[seat], strlen(names[seat])));
    return words;
}

/* What is asked for, which must be said. */
#define ck_says(expected, function, ...)                                       \
    do {                                                                       \
        char says[TALON_WORDS_TEXT_MAX];                                       \
        size_t says_length = 0;                                                \
                                                                               \
        ck_ok(function(__VA_ARGS__, says, sizeof says, &says_length));         \
        ck_assert_str_eq(says, expected);                                      \
        ck_assert_uint_eq(says_length, strlen(says));                          \
    } while (0)

#endif
