/* SPDX-License-Identifier: MIT */
/* Arguments as a program would pass them. They are taken from a world, so that
 * a move is one of the game that is passed beside it, a text is a line of its
 * record, and so on: a spoiled argument is only refused for what was spoiled if
 * all others are right. */
#include "sweep/sweep.h"

/* ---- worlds */

/* Plays on, and keeps the events since the deal. */
static void step_world(struct world *world)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, count = random_step(of(&world->game), &world->rng, event);

    for (i = 0; i < count; i++) {
        if (event[i].kind == TALON_KIND_DEAL)
            world->told_count = 0;
        if (world->told_count < TALON_EVENTS_MAX)
            world->told[world->told_count++] = event[i];
    }
}

static void make_world(struct world *world, uint32_t number)
{
    uint32_t steps, seats;

    memset(world, 0, sizeof *world);
    seed_for(&world->rng, 96, number);
    world->kind = number % 2 == 0 ? FH : TR;
    if (number % 5 < 2)
        random_game(&world->game, &world->rng, world->kind);
    else
        preset_game(&world->game, world->kind,
                    1 + number % talon_preset_count(world->kind));
    steps = number < 2 ? 0 : talon_rng_below(&world->rng, 60);
    while (steps-- > 0)
        step_world(world);
    for (steps = 0; number % 4 == 0 && steps < 300; steps++) {
        if (phase_of(of(&world->game)) == TALON_PHASE_DISCARD)
            break; /* which random games seldom come to */
        step_world(world);
    }
    world->whole = world->game;
    must_ok(talon_game_rules(of(&world->game), &world->rules));
    (void)talon_game_move_random(of(&world->game), &world->rng,
                                 &world->next_move);
    seats = random_viewers(&world->rng, seats_at(of(&world->game)));
    if (number % 3 == 2) {
        must_ok(talon_game_redact(of(&world->game), of(&world->game), seats));
        must_ok(talon_events_redact(world->told, world->told_count, seats));
    }
}

const struct world *world_of(uint32_t number)
{
    static struct world *worlds[WORLDS_MAX];

    must(number < WORLDS_MAX);
    if (worlds[number] == NULL) {
        worlds[number] = malloc(sizeof *worlds[number]);
        must(worlds[number] != NULL);
        make_world(worlds[number], number);
    }
    return worlds[number];
}

/* ---- numbers */

static uint32_t some_term(struct world *world, uint32_t below)
{
    return talon_rng_below(&world->rng, below);
}

/* The rank of a poker hand. */
static uint32_t some_rank(struct world *world)
{
    talon_cards five = (talon_cards)0x1F << some_term(world, 4);
    uint32_t rank = 0;

    must_ok(talon_poker_rank(&five, &rank));
    return rank;
}

uint64_t make_number(struct world *world, const struct function *function,
                     const struct parameter *parameter)
{
    const talon_move *move = &world->next_move;
    const struct usual *usual = usual_numbers(parameter);
    int32_t seat = seat_to_act(of(&world->game));

    if (NAMED(parameter, "game_id"))
        return world->kind;
    if (NAMED(parameter, "rank") && strstr(function->name, "poker") != NULL)
        return some_rank(world);
    if (strcmp(function->name, "talon_fh_play") == 0 && move->cards != 0) {
        if (NAMED(parameter, "card"))
            return talon_cards_nth(&move->cards, 0);
        if (NAMED(parameter, "suit"))
            return move->denomination;
    }
    if (NAMED(parameter, "space"))
        return 1;
    if (NAMED(parameter, "seat") && seat >= 0 && some_term(world, 4) > 0)
        return (uint64_t)seat;
    if (function->is_advisors && NAMED(parameter, "limit"))
        return 600;
    return (uint64_t)(usual->first + (int64_t)some_term(world, usual->count));
}

uint64_t hostile_number(uint32_t n)
{
    static const int64_t numbers[HOSTILE_NUMBERS] = {
        0,         1,        2,          3,          4,     5,     6,
        7,         8,        9,          10,         11,    12,    15,
        16,        17,       24,         26,         27,    31,    32,
        33,        52,       63,         64,         65,    127,   128,
        255,       256,      1000,       4096,       32767, 32768, 65535,
        65536,     1000000,  0x7FFFFFFF, 0x80000000, -1,    -2,    -3,
        INT64_MIN, INT64_MAX};

    return (uint64_t)numbers[n % HOSTILE_NUMBERS];
}

/* ---- what is behind pointers */

/* Each takes the world and fills as many bytes as there is room for; returns
 * how many it has filled. */
static uint32_t put(uint8_t *bytes, uint32_t room, const void *from,
                    size_t size)
{
    uint32_t count = size < room ? (uint32_t)size : room;

    memcpy(bytes, from, count);
    return count;
}

/* The cards of the next deal, or of the last, or the pack. */
static uint32_t put_cards(struct world *world, uint8_t *bytes, uint32_t room)
{
    const talon_game *game = of(&world->whole);
    talon_card pack[TALON_PACK_MAX] = {0};
    talon_cards all;
    uint32_t count = 0;

    if (talon_game_shuffle(game, &world->rng, pack, TALON_PACK_MAX, &count) <
            0 &&
        talon_game_hand_pack(game, pack, TALON_PACK_MAX, &count) < 0) {
        must_ok(talon_rules_pack(&world->rules, &all));
        must_ok(talon_cards_list(&all, pack, TALON_PACK_MAX, &count));
    }
    return put(bytes, room, pack, count);
}

/* Sets of cards: the hands of the game; in Tripoli five cards of each, and so
 * for poker. */
static uint32_t put_sets(struct world *world, const struct parameter *parameter,
                         uint8_t *bytes, uint32_t room)
{
    talon_cards set[16], hand, left;
    uint32_t i, n;

    for (i = 0; i < COUNT(set); i++) {
        set[i] = 0;
        if (talon_game_cards(of(&world->whole),
                             NAMED(parameter, "kitty") ? TALON_PLACE_TALON
                             : parameter->fixed != 0   ? i
                                                       : i % 3,
                             &hand, NULL) < 0)
            continue;
        for (n = 0, left = hand; left != 0 && n < 5; n++, left &= left - 1)
            set[i] |= left & (~left + 1);
        if (world->kind == FH && !NAMED(parameter, "five") &&
            !NAMED(parameter, "sets"))
            set[i] = hand;
    }
    return put(bytes, room, set, sizeof set);
}

static uint32_t put_words(struct world *world, uint8_t *bytes, uint32_t room)
{
    static talon_words words;

    /* what is typed is English */
    must_ok(talon_words_init(&words, TALON_LANGUAGE_ENGLISH, &world->rules));
    words.you = (int32_t)some_term(world, 3) - 1;
    return put(bytes, room, &words, sizeof words);
}

static uint32_t put_budget(struct world *world, uint8_t *bytes, uint32_t room)
{
    talon_player_budget budget = {.worlds = 1 + some_term(world, 2),
                                  .nodes = 1 + some_term(world, 500)};

    budget.level = 1 + some_term(world, 5);
    return put(bytes, room, &budget, sizeof budget);
}

/* While a discard is due, the position before it. */
static uint32_t put_position(struct world *world, uint8_t *bytes, uint32_t room)
{
    talon_fh_position position = {.playing = 1};

    if (phase_of(of(&world->whole)) == TALON_PHASE_DISCARD)
        (void)talon_fh_position_before_discard(of(&world->whole), &position);
    else
        (void)talon_fh_position_of(of(&world->whole), &position);
    return put(bytes, room, &position, sizeof position);
}

static uint32_t put_hand(struct world *world, uint8_t *bytes, uint32_t room)
{
    talon_fh_hand hand = {.contractor = 0,
                          .partner = TALON_NOBODY,
                          .bid_tricks = (uint8_t)(6 + some_term(world, 4)),
                          .bid_denomination =
                              (uint8_t)(1 + some_term(world, 4)),
                          .played = TALON_FH_TRICKS};

    return put(bytes, room, &hand, sizeof hand);
}

static uint32_t put_choice(struct world *world, uint8_t *bytes, uint32_t room)
{
    talon_choice choice[TALON_CHOICES_MAX] = {{0}};

    (void)talon_game_choices(of(&world->game), choice, TALON_CHOICES_MAX, NULL);
    return put(bytes, room, choice, sizeof choice[0]);
}

static uint32_t put_reading(struct world *world, uint8_t *bytes, uint32_t room)
{
    static talon_words words;
    talon_reading reading;
    talon_move read;
    int32_t seat = seat_to_act(of(&world->game));

    memset(&reading, 0, sizeof reading);
    must_ok(talon_words_init(&words, TALON_LANGUAGE_ENGLISH, &world->rules));
    (void)talon_words_read(&words, of(&world->game), seat < 0 ? 0 : seat,
                           "7 diamond", 9, &read, &reading);
    return put(bytes, room, &reading, sizeof reading);
}

/* A line of the record of the game: its next move, or its next deal. */
static uint32_t put_line(struct world *world, uint8_t *bytes, uint32_t room)
{
    const talon_game *game = of(&world->whole);
    char text[TALON_DEAL_TEXT_MAX + TALON_MOVE_TEXT_MAX] = "";
    talon_card pack[TALON_PACK_MAX];
    size_t length = 0;
    uint32_t count;

    if (seat_to_act(game) != TALON_TABLE)
        (void)talon_record_write_move(game, &world->next_move, text,
                                      sizeof text, &length);
    else if (talon_game_shuffle(game, &world->rng, pack, TALON_PACK_MAX,
                                &count) == TALON_OK)
        (void)talon_record_write_deal(game, pack, count, text, sizeof text,
                                      &length);
    return put(bytes, room, text, length);
}

/* The next move as it is typed: without the seat and the verb of a record. */
static uint32_t put_typed(struct world *world, uint8_t *bytes, uint32_t room)
{
    char text[TALON_MOVE_TEXT_MAX] = "";
    const char *typed = text;
    size_t length = 0;

    (void)talon_record_write_move(of(&world->whole), &world->next_move, text,
                                  sizeof text, &length);
    typed += strcspn(typed, " ");
    typed += *typed != '\0';
    if (world->next_move.kind == TALON_KIND_PLAY)
        typed += strcspn(typed, " ") + 1;
    return put(bytes, room, typed, strlen(typed));
}

static uint32_t put_text(struct world *world, const struct function *function,
                         const struct parameter *parameter, uint8_t *bytes,
                         uint32_t room)
{
    static char text[TALON_RULES_TEXT_MAX];
    size_t length = 0;

    if (strstr(function->name, "rules_read") != NULL) {
        must_ok(talon_rules_write(&world->rules, text, sizeof text, &length));
        return put(bytes, room, text, length);
    }
    if (strstr(function->name, "record_") != NULL)
        return put_line(world, bytes, room);
    if (strcmp(function->name, "talon_words_read") == 0)
        return put_typed(world, bytes, room);
    if (strcmp(function->name, "talon_words_read_cards") == 0)
        return put(bytes, room, "aces", 4);
    if (strcmp(function->name, "talon_words_answer") == 0)
        return put(bytes, room, "7 diamond", 9);
    if (strcmp(function->name, "talon_card_parse") == 0)
        return put(bytes, room, "10S", 3);
    if (strcmp(function->name, "talon_cards_parse") == 0)
        return put(bytes, room, "10S JK 7D", 9);
    return put(bytes, room, NAMED(parameter, "name") ? "Anna" : "pass", 4);
}

/* A key that exists, with its zero. */
static uint32_t put_key(struct world *world, const struct function *function,
                        const struct parameter *parameter, uint8_t *bytes,
                        uint32_t room)
{
    const char *key = "classic-3";

    if (NAMED(parameter, "value"))
        key = world->kind == FH ? "4" : "5";
    else if (strstr(function->name, "rules_set_text") != NULL ||
             strstr(function->name, "option") != NULL)
        key = "players";
    else if (strstr(function->name, "preset_find") != NULL)
        key = talon_preset_key(world->kind, 1);
    else if (strstr(function->name, "preset") != NULL)
        key = world->kind == FH ? "classic-3" : "tripoli";
    else if (strcmp(function->name, "talon_term_find") == 0)
        key = talon_term_key(1, 1);
    else if (strcmp(function->name, "talon_advisor_term_find") == 0)
        key = talon_advisor_term_key(1, 1);
    else if (strstr(function->name, "language") != NULL)
        key = "de";
    else if (strstr(function->name, "level") != NULL)
        key = "club-1";
    return put(bytes, room, key, strlen(key) + 1);
}

static uint32_t put_numbers(struct world *world,
                            const struct function *function,
                            const struct parameter *parameter, uint8_t *bytes,
                            uint32_t room)
{
    struct saved saved;
    uint32_t code[TALON_MOVE_CODES_MAX] = {0}, count = 0;

    if (NAMED(parameter, "bytes") && strstr(function->name, "events") == NULL) {
        save(of(&world->game), &saved);
        return put(bytes, room, saved.byte, saved.length);
    }
    if (NAMED(parameter, "bytes")) {
        must_ok(talon_events_save(world->told, world->told_count > 4 ? 4 : 0,
                                  saved.byte, sizeof saved.byte,
                                  &saved.length));
        return put(bytes, room, saved.byte, saved.length);
    }
    if (NAMED(parameter, "codes"))
        (void)talon_game_move_codes(of(&world->game), 0, &world->next_move,
                                    code, COUNT(code), &count);
    if (NAMED(parameter, "codes"))
        return put(bytes, room, code, count * sizeof code[0]);
    if (NAMED(parameter, "prefix"))
        return 0;
    memset(bytes, 0, room); /* stop flags, amounts, seeds */
    return room;
}

static uint32_t put_rest(struct world *world, const struct parameter *parameter,
                         uint8_t *bytes, uint32_t room)
{
    talon_allocator none;

    switch (parameter->type) {
    case TYPE_WORDS:
        return put_words(world, bytes, room);
    case TYPE_BUDGET:
        return put_budget(world, bytes, room);
    case TYPE_POSITION:
        return put_position(world, bytes, room);
    case TYPE_HAND:
        return put_hand(world, bytes, room);
    case TYPE_CHOICE:
        return put_choice(world, bytes, room);
    case TYPE_READING:
        return put_reading(world, bytes, room);
    case TYPE_ALLOCATOR:
        memset(&none, 0, sizeof none);
        return put(bytes, room, &none, sizeof none);
    default:
        memset(bytes, 0, room);
        return room;
    }
}

static uint32_t make_plain(struct world *world, const struct function *function,
                           const struct parameter *parameter, uint8_t *bytes,
                           uint32_t room)
{
    switch (parameter->type) {
    case TYPE_GAME:
        return put(bytes, room, of(&world->game), size_of(of(&world->game)));
    case TYPE_RULES:
        return put(bytes, room, &world->rules, sizeof world->rules);
    case TYPE_MOVE:
        return put(bytes, room, &world->next_move, sizeof world->next_move);
    case TYPE_RNG:
        return put(bytes, room, &world->rng, sizeof world->rng);
    case TYPE_EVENT:
        return put(bytes, room, world->told,
                   world->told_count * sizeof world->told[0]);
    case TYPE_CARD:
        return put_cards(world, bytes, room);
    case TYPE_CARDS:
        return put_sets(world, parameter, bytes, room);
    case TYPE_TEXT:
        return parameter->role == ROLE_KEY
                   ? put_key(world, function, parameter, bytes, room)
                   : put_text(world, function, parameter, bytes, room);
    case TYPE_OTHER:
        return put_numbers(world, function, parameter, bytes, room);
    default:
        return put_rest(world, parameter, bytes, room);
    }
}

uint32_t make_bytes(struct world *world, const struct function *function,
                    const struct parameter *parameter, uint8_t *bytes,
                    uint32_t room)
{
    return make_plain(world, function, parameter, bytes, room) /
           parameter->size;
}
