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

/* Codes with which the seat may begin its move and, after the first one of some
 * move, go on with it; and the move that begins so, if it is complete. */
static void tell_mode(struct told *told, const struct world *world,
                      int32_t seat, uint32_t mode, const talon_move *some)
{
    static uint8_t mask[TALON_RULES_CODES_MAX];
    static uint32_t codes[TALON_RULES_CODES_MAX];
    uint32_t first[TALON_MOVE_CODES_MAX], length, count;
    talon_move move = {0};
    talon_rules rules;
    talon_status status;

    must_ok(talon_game_rules(world->game, &rules));
    if (talon_rules_code_count(&rules, mode, &count) != TALON_OK)
        return; /* too many exact ones */
    must_ok(talon_game_code_mask(world->game, seat, mode, NULL, 0, mask,
                                 TALON_RULES_CODES_MAX, &count));
    tell_bytes(told, mask, count);
    if (some == NULL ||
        talon_game_move_codes(world->game, mode, some, first,
                              TALON_MOVE_CODES_MAX, &length) != TALON_OK)
        return; /* an amount without a code */
    must_ok(talon_game_code_mask(world->game, seat, mode, first, 1, mask,
                                 TALON_RULES_CODES_MAX, &count));
    tell_bytes(told, mask, count);
    must_ok(talon_game_codes_after(world->game, seat, mode, first, length - 1,
                                   codes, TALON_RULES_CODES_MAX, &count));
    tell_bytes(told, codes, count * sizeof *codes);
    status = talon_game_move_of_codes(world->game, seat, mode, first, 1, &move);
    TELL(told, status);
    TELL(told, move);
}

static void tell_observation(struct told *told, const struct world *world,
                             int32_t seat, uint32_t number)
{
    static int32_t observed[TALON_OBSERVATION_MAX];
    uint32_t count;

    (void)number;
    must_ok(talon_game_observe(world->game, seat, observed,
                               TALON_OBSERVATION_MAX, &count));
    tell_bytes(told, observed, count * sizeof *observed);
}

/* Choices and numbered moves. */
static void tell_choices(struct told *told, const struct world *world,
                         int32_t seat, uint32_t number)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, moves;
    talon_move move;

    must_ok(talon_game_choices_of(world->game, seat, choice, TALON_CHOICES_MAX,
                                  &count));
    tell_bytes(told, choice, count * sizeof *choice);
    must_ok(talon_game_seat_move_count(world->game, seat, &moves));
    TELL(told, moves);
    if (moves > 0) {
        must_ok(
            talon_game_seat_move_at(world->game, seat, number % moves, &move));
        TELL(told, move);
    }
}

/* Codes of every mode. */
static void tell_codes(struct told *told, const struct world *world,
                       int32_t seat, uint32_t number)
{
    uint32_t moves, mode;
    talon_move move;

    must_ok(talon_game_seat_move_count(world->game, seat, &moves));
    if (moves > 0)
        must_ok(
            talon_game_seat_move_at(world->game, seat, number % moves, &move));
    for (mode = TALON_CODES_EXACT; mode <= TALON_CODES_LADDER; mode++)
        tell_mode(told, world, seat, mode, moves > 0 ? &move : NULL);
}

static void tell_check(struct told *told, const struct world *world,
                       const talon_move *move)
{
    talon_cards concerned = 0;
    talon_status status = talon_game_check(world->game, move, &concerned);

    TELL(told, status);
    TELL(told, concerned);
}

/* A move that the seat may make, or the play of a card, but with another card
 * or amount. */
static void change_move(talon_move *move, talon_card card)
{
    if (move->kind == 0)
        move->kind = TALON_KIND_PLAY;
    if (move->cards != 0 || move->kind == TALON_KIND_PLAY)
        move->cards = (move->cards & (move->cards - 1)) | (talon_cards)1
                                                              << card;
    else
        move->amount += card % 16 - 4;
}

/* Moves of the seat: whether they are legal, and if not, why not. Some are of
 * any kind, and some are almost right. */
static void tell_refusals(struct told *told, const struct world *world,
                          int32_t seat, uint32_t number)
{
    uint32_t i, count;
    talon_move move;
    talon_rng rng;

    seed_for(&rng, 31, number);
    must_ok(talon_game_seat_move_count(world->game, seat, &count));
    for (i = 0; i < 64; i++) {
        must_ok(talon_rng_bytes(&rng, (uint8_t *)&move, sizeof move));
        memset(move.reserved, 0, sizeof move.reserved);
        move.seat = (int8_t)seat;
        move.cards = (talon_cards)1 << i;
        move.amount %= 12;
        move.kind %= 32;
        move.index = 0;
        tell_check(told, world, &move);
        memset(&move, 0, sizeof move);
        move.seat = (int8_t)seat;
        if (count > 0)
            must_ok(talon_game_seat_move_at(
                world->game, seat, talon_rng_below(&rng, count), &move));
        change_move(&move, (talon_card)i);
        tell_check(told, world, &move);
    }
}

/* ---- words */

static void tell_text(struct told *told, talon_status status, const char *text)
{
    TELL(told, status);
    tell_bytes(told, text, strlen(text) + 1);
}

/* What somebody types is read on the complete game, too. */
static void say_reading(struct told *told, const struct world *world,
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
    status = talon_words_answer(words, world->game, &reading, line,
                                strlen(line), text, sizeof text, NULL);
    tell_text(told, status, text);
}

/* What somebody asks about cards, and the answer if it is not understood. */
static void say_cards(struct told *told, const struct world *world,
                      const talon_words *words, uint32_t number)
{
    static const char *const typed[] = {"hearts", "aces, joker", "left bower",
                                        "all",    "KD",          "Herz",
                                        "13D",    "my cards"};
    const char *line = typed[number % COUNT(typed)];
    char text[TALON_WORDS_TEXT_MAX] = "";
    talon_reading reading = {0};
    talon_cards cards = 0;
    talon_status status = talon_words_read_cards(
        words, world->game, line, strlen(line), &cards, &reading);

    TELL(told, status);
    TELL(told, cards);
    TELL(told, reading);
    status = talon_words_answer(words, world->game, &reading, line,
                                strlen(line), text, sizeof text, NULL);
    tell_text(told, status, text);
}

/* The hand of the seat, and the pack, in the order of the game. */
static void say_hand(struct told *told, const struct world *world,
                     const talon_words *words, uint32_t number)
{
    char text[TALON_WORDS_TEXT_MAX] = "";
    talon_cards hand, pack;
    talon_rules rules;

    (void)number;
    must_ok(talon_game_cards(world->game, (uint32_t)words->you, &hand, NULL));
    must_ok(
        talon_words_hand(words, world->game, &hand, text, sizeof text, NULL));
    tell_text(told, TALON_OK, text);
    must_ok(talon_game_rules(world->game, &rules));
    must_ok(talon_rules_pack(&rules, &pack));
    must_ok(
        talon_words_hand(words, world->game, &pack, text, sizeof text, NULL));
    tell_text(told, TALON_OK, text);
}

static void say_sentences(struct told *told, const struct world *world,
                          const talon_words *words, uint32_t number)
{
    static talon_event event[WORLD_EVENTS];
    static char text[WORLD_EVENTS * 64];
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, i;
    size_t length;
    talon_status status;

    (void)number;
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

/* Says something to the seat in each language. */
static void
in_each_language(struct told *told, const struct world *world, int32_t seat,
                 uint32_t number,
                 void (*say)(struct told *told, const struct world *world,
                             const talon_words *words, uint32_t number))
{
    talon_words words;
    talon_rules rules;
    uint32_t language;

    must_ok(talon_game_rules(world->game, &rules));
    for (language = 1; language <= talon_language_count(); language++) {
        must_ok(talon_words_init(&words, language, &rules));
        words.style = 1 + number % TALON_CARD_STYLE_WORDS;
        words.you = seat;
        say(told, world, &words, number);
    }
}

static void tell_sentences(struct told *told, const struct world *world,
                           int32_t seat, uint32_t number)
{
    in_each_language(told, world, seat, number, say_sentences);
}

static void tell_hand(struct told *told, const struct world *world,
                      int32_t seat, uint32_t number)
{
    in_each_language(told, world, seat, number, say_hand);
}

static void tell_reading(struct told *told, const struct world *world,
                         int32_t seat, uint32_t number)
{
    in_each_language(told, world, seat, number, say_reading);
    in_each_language(told, world, seat, number, say_cards);
}

/* ---- players */

/* A question to a player; the generator is set for each. */
struct question {
    const talon_game *game;
    int32_t seat;
    talon_player_budget budget;
    talon_player_notes notes[TALON_SEATS_MAX];
    talon_rng rng;
};

static void tell_why(struct told *told, struct question *question)
{
    talon_advice best = {0}, other = {0};
    talon_move asked;
    uint32_t count;
    talon_status status;

    must_ok(talon_game_seat_move_count(question->game, question->seat, &count));
    must_ok(talon_game_seat_move_at(question->game, question->seat, count - 1,
                                    &asked));
    status = talon_player_why(question->game, question->seat, &question->budget,
                              NULL, question->notes, TALON_SEATS_MAX,
                              &question->rng, player_memory(),
                              TALON_PLAYER_BYTES, &asked, &best, &other);
    TELL(told, status);
    TELL(told, best);
    TELL(told, other);
}

static void tell_beliefs(struct told *told, struct question *question)
{
    static talon_belief belief[TALON_PACK_MAX];
    uint32_t count = 0;
    talon_status status = talon_player_beliefs(
        question->game, question->seat, &question->budget, NULL,
        question->notes, TALON_SEATS_MAX, &question->rng, player_memory(),
        TALON_PLAYER_BYTES, belief, TALON_PACK_MAX, &count);

    TELL(told, status);
    TELL(told, question->rng);
    tell_bytes(told, belief, count * sizeof *belief);
}

/* A question to a level. The player has notes, which the host makes of all that
 * the table sees. */
static struct question question_to(uint32_t level, const struct world *world,
                                   int32_t seat, uint32_t number)
{
    struct question question = {
        .game = world->game,
        .seat = seat,
        .budget = {talon_level_at(level), 1 + number % 4, 200, 0, {0}}};

    must_ok(talon_player_notes_add(question.notes, TALON_SEATS_MAX,
                                   world->event, world->count));
    seed_for(&question.rng, 32, number);
    return question;
}

/* The move of each level, or that the seat cannot make one. */
static void tell_moves(struct told *told, const struct world *world,
                       int32_t seat, uint32_t number)
{
    uint32_t level;

    for (level = 0; level < talon_level_count(); level++) {
        struct question question = question_to(level, world, seat, number);
        talon_move move = {0};
        talon_status status =
            talon_player_move(world->game, seat, &question.budget, NULL,
                              question.notes, TALON_SEATS_MAX, &question.rng,
                              player_memory(), TALON_PLAYER_BYTES, &move);

        TELL(told, status);
        TELL(told, move);
    }
}

/* What each level says, with the same generator: its advice, why not another
 * move, and where it believes cards to be. */
static void tell_advice(struct told *told, const struct world *world,
                        int32_t seat, uint32_t number)
{
    static struct said said;
    uint32_t level, owing;

    must_ok(talon_game_owing(world->game, &owing));
    for (level = 0; level < talon_level_count(); level++) {
        struct question question = question_to(level, world, seat, number);

        TELL(told, question.notes);
        if (!(owing >> seat & 1))
            continue;
        ask_player(world->game, seat, &question.budget, number, &said);
        TELL(told, said);
        tell_why(told, &question);
        tell_beliefs(told, &question);
    }
}

#ifdef WITH_TABLE
/* What examples/table sends. */
static void tell_table(struct told *told, const struct world *world,
                       int32_t seat, uint32_t number)
{
    static char text[TOLD_BYTES / 2];
    size_t length = table_says(world->game, world->event, world->count, seat,
                               number, text, sizeof text);

    tell_bytes(told, text, length);
}
#endif

const struct channel channels[CHANNELS] = {
    {"view", tell_view, ALWAYS},
    {"events", tell_events, ALWAYS},
    {"observation", tell_observation, ALWAYS},
    {"choices", tell_choices, OFTEN},
    {"codes", tell_codes, OFTEN},
    {"refusals", tell_refusals, HELD},
    {"sentences", tell_sentences, ALWAYS},
    {"hand", tell_hand, HELD},
    {"reading", tell_reading, OFTEN},
    {"moves", tell_moves, OFTEN},
    {"advice", tell_advice, ALWAYS},
#ifdef WITH_TABLE
    {"table", tell_table, ALWAYS},
#endif
};
