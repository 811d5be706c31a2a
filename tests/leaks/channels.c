/* SPDX-License-Identifier: MIT */
/* What a seat is told: see channels.h. Every function that takes a seat is
 * given the complete game, as a host has it, and not a view. */
#include "channels.h"

#include "common/ask.h"
#include "leaks/table_says.h"
#include "talon/code.h"
#include "talon/observation.h"
#include "talon/save.h"
#include "talon/view.h"
#include "talon/words.h"

static void tell_bytes(struct told *told, const void *bytes, size_t count)
{
    must(told->count + count <= sizeof told->byte);
    memcpy(told->byte + told->count, bytes, count);
    told->count += count;
}

#define TELL(told, value) tell_bytes(told, &(value), sizeof(value))

static void tell_view(struct told *told, const struct world *world,
                      int32_t seat, uint32_t number)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX], key[TALON_GAME_BYTES_MAX];
    struct handle memory;
    uint64_t hash;
    size_t length;

    (void)number;
    copy_to(&memory, world->game);
    must_ok(talon_game_redact(of(&memory), world->game, SEAT(seat)));
    must_ok(talon_game_save(of(&memory), bytes, sizeof bytes, &length));
    tell_bytes(told, bytes, length);
    must_ok(talon_game_hash(of(&memory), &hash));
    TELL(told, hash);
    must_ok(talon_game_information_key(world->game, seat, key, sizeof key,
                                       &length));
    tell_bytes(told, key, length);
}

static void tell_events(struct told *told, const struct world *world,
                        int32_t seat, uint32_t number)
{
    static talon_event event[WORLD_EVENTS];
    static uint8_t bytes[WORLD_EVENTS * TALON_SAVED_EVENT_BYTES];
    size_t length;

    (void)number;
    memcpy(event, world->event, world->count * sizeof *event);
    must_ok(talon_events_redact(event, world->count, SEAT(seat)));
    must_ok(
        talon_events_save(event, world->count, bytes, sizeof bytes, &length));
    tell_bytes(told, bytes, length);
}

/* Observation, choices, numbered moves and masks. */
static void tell_numbers(struct told *told, const struct world *world,
                         int32_t seat, uint32_t number)
{
    static int32_t observed[TALON_OBSERVATION_MAX];
    static uint8_t mask[TALON_RULES_CODES_MAX];
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, moves;
    talon_move move;

    must_ok(talon_game_observe(world->game, seat, observed,
                               TALON_OBSERVATION_MAX, &count));
    tell_bytes(told, observed, count * sizeof *observed);
    must_ok(talon_game_choices_of(world->game, seat, choice, TALON_CHOICES_MAX,
                                  &count));
    tell_bytes(told, choice, count * sizeof *choice);
    must_ok(talon_game_code_mask(world->game, seat, TALON_CODES_LADDER, NULL, 0,
                                 mask, TALON_RULES_CODES_MAX, &count));
    tell_bytes(told, mask, count);
    must_ok(talon_game_seat_move_count(world->game, seat, &moves));
    TELL(told, moves);
    if (moves > 0) {
        must_ok(
            talon_game_seat_move_at(world->game, seat, number % moves, &move));
        TELL(told, move);
    }
}

/* Any moves of the seat: whether they are legal, and if not, why not. */
static void tell_refusals(struct told *told, const struct world *world,
                          int32_t seat, uint32_t number)
{
    uint32_t i, count;
    talon_rng rng;

    seed_for(&rng, 31, number);
    for (i = 0; i < 64; i++) {
        talon_cards concerned = 0;
        talon_move move;
        talon_status status;

        must_ok(talon_rng_bytes(&rng, (uint8_t *)&move, sizeof move));
        memset(move.reserved, 0, sizeof move.reserved);
        move.seat = (int8_t)seat;
        move.cards = (talon_cards)1 << i;
        move.amount %= 12;
        move.kind %= 32;
        move.index = 0;
        must_ok(talon_game_seat_move_count(world->game, seat, &count));
        if (i % 2 == 0 && count > 0) {
            must_ok(talon_game_seat_move_at(
                world->game, seat, talon_rng_below(&rng, count), &move));
            if (i % 4 == 0) /* as many cards: one is exchanged */
                move.cards &= move.cards - 1;
            move.cards ^= (talon_cards)1 << i;
        }
        status = talon_game_check(world->game, &move, &concerned);
        TELL(told, status);
        TELL(told, concerned);
    }
}

/* ---- words */

static void tell_text(struct told *told, talon_status status, const char *text)
{
    TELL(told, status);
    tell_bytes(told, text, strlen(text) + 1);
}

/* What somebody types is read on the complete game, too. */
static void tell_reading(struct told *told, const struct world *world,
                         const talon_words *words, uint32_t number)
{
    static const char *const typed[] = {"7",     "hearts", "pass", "Pass",
                                        "joker", "Herz",   "4",    "KD"};
    const char *line = typed[number % COUNT(typed)];
    char text[TALON_WORDS_TEXT_MAX] = "";
    talon_reading reading = {0};
    talon_move move = {0};
    talon_status status = talon_words_read(words, world->game, words->you, line,
                                           strlen(line), &move, &reading);

    TELL(told, status);
    TELL(told, move);
    TELL(told, reading);
    if (status == TALON_E_SEAT || status == TALON_E_TURN ||
        status == TALON_E_OVER)
        return;
    status = talon_words_answer(words, world->game, &reading, line,
                                strlen(line), text, sizeof text, NULL);
    tell_text(told, status, text);
}

static void tell_sentences(struct told *told, const struct world *world,
                           const talon_words *words)
{
    static talon_event event[WORLD_EVENTS];
    static char text[WORLD_EVENTS * 64];
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, i;
    size_t length;
    talon_status status;

    memcpy(event, world->event, world->count * sizeof *event);
    must_ok(talon_events_redact(event, world->count, SEAT(words->you)));
    must_ok(talon_words_events(words, event, world->count, text, sizeof text,
                               &length));
    tell_bytes(told, text, length);
    must_ok(talon_words_scores(words, world->game, text, sizeof text, NULL));
    tell_text(told, TALON_OK, text);
    must_ok(talon_game_choices_of(world->game, words->you, choice,
                                  TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++) {
        must_ok(talon_words_choice(words, world->game, &choice[i], text,
                                   sizeof text, NULL));
        tell_text(told, TALON_OK, text);
    }
    if (seat_to_act(world->game) != words->you)
        return;
    status = talon_words_refusal(words, world->game, TALON_E_NOT_HELD, NULL,
                                 text, sizeof text, NULL);
    tell_text(told, status, text);
}

static void tell_words(struct told *told, const struct world *world,
                       int32_t seat, uint32_t number)
{
    talon_words words;
    talon_rules rules;
    uint32_t language;

    must_ok(talon_game_rules(world->game, &rules));
    for (language = 1; language <= talon_language_count(); language++) {
        must_ok(talon_words_init(&words, language, &rules));
        words.style = 1 + number % TALON_CARD_STYLE_WORDS;
        words.you = seat;
        tell_sentences(told, world, &words);
        tell_reading(told, world, &words, number);
    }
}

/* ---- players */

static void tell_why(struct told *told, const struct world *world, int32_t seat,
                     const talon_player_budget *budget, talon_rng *rng)
{
    talon_advice best = {0}, other = {0};
    talon_move asked;
    uint32_t count;
    talon_status status;

    must_ok(talon_game_seat_move_count(world->game, seat, &count));
    must_ok(talon_game_seat_move_at(world->game, seat, count - 1, &asked));
    status = talon_player_why(world->game, seat, budget, NULL, NULL, 0, rng,
                              player_memory(), TALON_PLAYER_BYTES, &asked,
                              &best, &other);
    TELL(told, status);
    TELL(told, best);
    TELL(told, other);
}

/* What each level says, with the same generator: its advice, why not another
 * move, and where it believes cards to be. */
static void tell_advice(struct told *told, const struct world *world,
                        int32_t seat, uint32_t number)
{
    static talon_belief belief[TALON_PACK_MAX];
    static struct said said;
    uint32_t level, count, owing;
    talon_status status;
    talon_rng rng;

    must_ok(talon_game_owing(world->game, &owing));
    if (!(owing >> seat & 1))
        return;
    for (level = 0; level < talon_level_count(); level++) {
        const talon_player_budget budget = {
            talon_level_at(level), 1 + number % 4, 200, 0, {0}};

        ask_player(world->game, seat, &budget, number, &said);
        TELL(told, said);
        seed_for(&rng, 32, number);
        tell_why(told, world, seat, &budget, &rng);
        memset(belief, 0, sizeof belief);
        count = 0;
        status = talon_player_beliefs(world->game, seat, &budget, NULL, NULL, 0,
                                      &rng, player_memory(), TALON_PLAYER_BYTES,
                                      belief, TALON_PACK_MAX, &count);
        TELL(told, status);
        TELL(told, rng);
        tell_bytes(told, belief, count * sizeof *belief);
    }
}

/* What examples/table sends, where it can be compiled. */
static void tell_table(struct told *told, const struct world *world,
                       int32_t seat, uint32_t number)
{
    static char text[TOLD_BYTES / 2];
    size_t length = table_says(world->game, world->event, world->count, seat,
                               number, text, sizeof text);

    tell_bytes(told, text, length);
}

const struct channel channels[CHANNELS] = {
    {"view", tell_view},       {"events", tell_events},
    {"numbers", tell_numbers}, {"refusals", tell_refusals},
    {"words", tell_words},     {"advice", tell_advice},
    {"table", tell_table},
};
