/* SPDX-License-Identifier: MIT */
/* A program that uses the installed libtalon-words: it says in every language
 * what happens when a hand of Five Hundred begins. */
#include <stdio.h>

#include <talon/talon.h>
#include <talon/words.h>

static talon_event events[TALON_EVENTS_MAX];
static char text[TALON_WORDS_EVENTS_MAX];

int main(void)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {7};
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint32_t language, count;
    talon_rules rules;
    talon_words words;
    talon_game *game;
    talon_rng rng;

    if (!talon_words_version_serves(TALON_WORDS_VERSION) ||
        talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 1) < 0 ||
        talon_rules_set(&rules, TALON_FH_OPTION_FIRST_DEALER, 2) < 0 ||
        talon_game_init(memory, sizeof memory, &rules, &game) < 0)
        return 1;
    talon_rng_seed(&rng, seed, 0);
    if (talon_game_chance(game, &rng, events, TALON_EVENTS_MAX, &count) < 0 ||
        talon_events_redact(events, count, 1) < 0)
        return 1;
    for (language = 1; language <= talon_language_count(); language++) {
        if (talon_words_init(&words, language, &rules) < 0)
            return 1;
        words.you = 0;
        if (talon_words_events(&words, events, count, text, sizeof text, NULL) <
            0)
            return 1;
        fputs(text, stdout);
    }
    return 0;
}
