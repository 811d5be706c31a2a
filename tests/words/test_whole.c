/* SPDX-License-Identifier: MIT */
/* Random games under random rules, told in every language and style: what is
 * true of every sentence. */
#include "told.h"

#include "talon/save.h"

/* What no sentence may have: traces of messages, and wrong forms. */
static void must_be_clean(const char *text)
{
    static const char *const never[] = {
        "  ",       " .",       "{",        "}",           "( ",
        "()",       " 1 chips", " 1 Chips", "1 cards",     "1 Karten",
        "1 points", "Laube",    "nobody",   " an unknown", "jemand"};
    size_t i;

    for (i = 0; i < COUNT(never); i++)
        if (strstr(text, never[i]) != NULL && strstr(text, "obody ") == NULL &&
            strstr(text, "11 ") == NULL && strstr(text, "21 ") == NULL)
            ck_abort_msg("“%s” has “%s”", text, never[i]);
    for (; *text != '\0'; text++)
        must((unsigned char)*text >= 32);
}

/* Events that may say nothing: hands that one may not see. */
static int may_be_silent(const talon_event *event)
{
    return event->kind == TALON_KIND_HAND && event->cards == 0;
}

/* Tells events, and checks every sentence. */
static void check_events(const talon_words *words, const talon_event *events,
                         uint32_t count)
{
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t told, at;
    size_t length;

    for (at = 0; at < count; at += told) {
        must_ok(talon_words_event(words, events + at, count - at, &told, text,
                                  sizeof text, &length));
        must(told >= 1 && told <= count - at);
        must(length == strlen(text));
        if (length == 0) {
            must(may_be_silent(&events[at]));
            continue;
        }
        must(text[length - 1] == '.');
        if (text[0] >= 'a' && text[0] <= 'z')
            ck_abort_msg("%s", text);
        must_be_clean(text);
    }
}

/* All sentences together fit into the room that the header promises. */
static void check_whole(const talon_words *words, const talon_event *events,
                        uint32_t count)
{
    static char text[TALON_WORDS_EVENTS_MAX];
    size_t length;

    must_ok(
        talon_words_events(words, events, count, text, sizeof text, &length));
    must(length == 0 || text[length - 1] == '\n');
}

/* Writes everything else that there is to write about a game. */
static void check_game(const talon_words *words, const talon_game *game)
{
    talon_choice choices[TALON_CHOICES_MAX];
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t count, i;

    must_ok(talon_game_choices(game, choices, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++) {
        must_ok(talon_words_choice(words, game, &choices[i], text, sizeof text,
                                   NULL));
        must(*text != '\0');
        must_be_clean(text);
    }
    must_ok(talon_words_refusal(words, game, TALON_E_KIND, NULL, text,
                                sizeof text, NULL));
    must(text[strlen(text) - 1] == '.');
    must_ok(talon_words_scores(words, game, text, sizeof text, NULL));
    must_be_clean(text);
}

/* Plays a random game, and tells it to one seat and to the table. */
static void tell_game(talon_rng *rng, uint32_t kind, uint32_t number)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count, steps = 200;
    struct handle handle;
    talon_game *game;
    talon_rules rules;
    talon_words words;

    random_rules(rng, kind, &rules);
    must_ok(
        talon_game_init(handle.memory, sizeof handle.memory, &rules, &game));
    words = words_in(1 + number % 2, game);
    words.style = 1 + number / 2 % 3;
    words.you = number % 3 == 0 ? TALON_NOBODY : (int32_t)(number % 2);
    while (steps-- > 0 && (count = random_step(game, rng, events)) > 0) {
        check_events(&words, events, count);
        check_whole(&words, events, count);
        if (words.you >= 0)
            must_ok(talon_events_redact(events, count, 1u << words.you));
        check_events(&words, events, count);
        if (steps % 8 == 0)
            check_game(&words, game);
    }
}

START_TEST(every_sentence_of_random_games_is_sound)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {28};
    uint32_t games = games_to_play(600), i;
    talon_rng rng;

    talon_rng_seed(&rng, seed, 1);
    for (i = 0; i < games; i++)
        tell_game(&rng, 1 + i / 6 % 2, i);
}
END_TEST

/* Draws a number of some bits, often one at a bound. */
static uint64_t any_number(talon_rng *rng, uint32_t bits)
{
    uint64_t most = UINT64_MAX >> (64 - bits);

    switch (talon_rng_below(rng, 4)) {
    case 0:
        return talon_rng_below(rng, 2) == 0 ? 0 : most;
    case 1: /* of numbers with a sign, the highest and the lowest */
        return talon_rng_below(rng, 2) == 0 ? most >> 1 : (most >> 1) + 1;
    case 2:
        return talon_rng_below(rng, 16);
    default:
        return ((uint64_t)talon_rng_below(rng, UINT32_MAX) << 32 |
                talon_rng_below(rng, UINT32_MAX)) &
               most;
    }
}

/* An event that can be loaded (doc/save.md): only its seats are checked. It is
 * of a kind that there is, or like the one before it, of which sentences tell
 * several together. */
static void draw_event(talon_rng *rng, talon_event *event,
                       const talon_event *before)
{
    *event = *before;
    if (talon_rng_below(rng, 2) == 0) {
        do {
            event->kind =
                (uint16_t)talon_rng_below(rng, TALON_KIND_GAME_OVER + 1);
        } while (*talon_kind_key(event->kind) == '\0');
        event->reason =
            (uint16_t)talon_rng_below(rng, TALON_REASON_SESSION_OVER + 1);
        event->box_id = (uint8_t)any_number(rng, 8);
        event->index = (uint8_t)any_number(rng, 8);
    }
    event->cards = any_number(rng, 64);
    event->count = (uint8_t)any_number(rng, 8);
    event->amount = (int64_t)any_number(rng, 63);
    if (talon_rng_below(rng, 2) == 0)
        event->amount = -event->amount - 1;
    event->seat = (int8_t)((int32_t)talon_rng_below(rng, 19) - 3);
    event->other = (int8_t)((int32_t)talon_rng_below(rng, 19) - 3);
    event->denomination = (uint8_t)any_number(rng, 8);
    event->place = (uint8_t)any_number(rng, 8);
}

/* Saves and loads events, as a client gets them. */
static void send_events(talon_event *event, uint32_t count)
{
    uint8_t bytes[8 * TALON_SAVED_EVENT_BYTES];
    size_t length;

    must_ok(talon_events_save(event, count, bytes, sizeof bytes, &length));
    must_ok(talon_events_load(bytes, length, event, count, NULL));
}

/* Tells events, in blocks that end where the text does. */
static void tell_loaded(const talon_words *words, const talon_event *event,
                        uint32_t count)
{
    uint32_t told, at;
    size_t length, again;
    char *text;

    for (at = 0; at < count; at += told) {
        must_ok(talon_words_event(words, event + at, count - at, &told, NULL, 0,
                                  &length));
        must(told >= 1 && told <= count - at);
        must(length < TALON_WORDS_TEXT_MAX);
        text = malloc(length + 1);
        must(text != NULL);
        must_ok(talon_words_event(words, event + at, count - at, NULL, text,
                                  length + 1, &again));
        must(again == length && strlen(text) == length);
        must(length == 0 || text[length - 1] == '.');
        free(text);
    }
}

/* A text is asked for with any events that loading accepts: with more cards
 * than `count`, or a `count` above 64, or amounts that nobody can pay. */
START_TEST(all_events_that_can_be_loaded_can_be_told)
{
    uint32_t games = games_to_play(40000), i, k;
    talon_event event[8] = {{.kind = TALON_KIND_GATHER}};
    talon_rng rng;

    for (i = 0; i < games; i++) {
        talon_words words;
        talon_rules rules;

        seed_for(&rng, 94, i);
        must_ok(talon_rules_init(&rules, 1 + i % 2, 1));
        must_ok(talon_words_init(&words, 1 + i / 2 % 2, &rules));
        words.style = 1 + i / 4 % 3;
        words.you = (int32_t)(i % 5) - 1;
        for (k = 0; k < COUNT(event); k++)
            draw_event(&rng, &event[k], &event[k > 0 ? k - 1 : 0]);
        send_events(event, COUNT(event));
        tell_loaded(&words, event, COUNT(event));
        must_ok(talon_events_redact(event, COUNT(event), i & 7));
        tell_loaded(&words, event, COUNT(event));
    }
}
END_TEST

SUITE(whole)
TEST(every_sentence_of_random_games_is_sound)
TEST(all_events_that_can_be_loaded_can_be_told)
END_SUITE
