/* SPDX-License-Identifier: MIT */
#include "transcript.h"

#define FIELD_BYTES 8192 /* more than a saved game or its events take */

static union {
    uint64_t aligned;
    unsigned char byte[3][TALON_GAME_BYTES_MAX];
} memory;
static union {
    uint64_t aligned;
    unsigned char byte[TALON_SAMPLE_BYTES_MAX];
} scratch;
static talon_event events[TALON_EVENTS_MAX];
static uint8_t bytes[FIELD_BYTES];

/* A game, a view of it, a sample of the view, and the hash of everything so
 * far. */
struct table {
    talon_game *game;
    talon_game *view;
    talon_game *world;
    talon_rng rng;
    uint64_t hash; /* FNV-1a */
};

static void add(struct table *table, const void *from, size_t size)
{
    const unsigned char *byte = (const unsigned char *)from;
    size_t i;

    for (i = 0; i < size; i++)
        table->hash = (table->hash ^ byte[i]) * 0x100000001B3u;
}

static talon_status add_game(struct table *table, const talon_game *game)
{
    size_t length = 0;
    talon_status status = talon_game_save(game, bytes, sizeof bytes, &length);

    if (status >= 0)
        add(table, bytes, length);
    return status;
}

/* Makes a random move of the seat to act, or lets the table deal. */
static talon_status step(struct table *table, int32_t seat)
{
    char text[TALON_LINE_MAX + 1];
    uint32_t count = 0;
    size_t length = 0;
    talon_move move;
    talon_status status;

    if (seat == TALON_TABLE) {
        status = talon_game_chance(table->game, &table->rng, events,
                                   TALON_EVENTS_MAX, &count);
    } else {
        status = talon_game_move_random(table->game, &table->rng, &move);
        if (status >= 0)
            status = talon_record_write_move(table->game, &move, text,
                                             sizeof text, &length);
        add(table, text, length);
        if (status >= 0)
            status = talon_game_apply(table->game, &move, events,
                                      TALON_EVENTS_MAX, &count);
    }
    if (status >= 0)
        status = talon_events_save(events, count, bytes, sizeof bytes, &length);
    if (status >= 0)
        add(table, bytes, length);
    return status;
}

/* Hashes the game, the view of a seat, and a sample of that view. */
static talon_status look(struct table *table, uint32_t turn)
{
    uint32_t seats = 1;
    talon_status status = add_game(table, table->game);

    talon_game_seat_count(table->game, &seats);
    if (status >= 0)
        status =
            talon_game_redact(table->view, table->game, 1u << turn % seats);
    if (status >= 0)
        status = add_game(table, table->view);
    if (status >= 0)
        status = talon_game_sample(table->world, table->view, &table->rng,
                                   scratch.byte, sizeof scratch.byte);
    return status >= 0 ? add_game(table, table->world) : status;
}

static talon_status play(struct table *table, uint32_t turns)
{
    talon_status status = TALON_OK;
    uint32_t turn;
    int32_t seat;

    for (turn = 0; turn < turns && status >= 0; turn++) {
        talon_game_to_act(table->game, &seat);
        if (seat == TALON_NOBODY)
            break;
        status = step(table, seat);
        if (status >= 0 && turn % 8 == 7)
            status = look(table, turn);
    }
    return status;
}

static talon_status begin(struct table *table, const talon_rules *rules)
{
    talon_status status = talon_game_init(memory.byte[0], TALON_GAME_BYTES_MAX,
                                          rules, &table->game);

    if (status >= 0)
        status = talon_game_init(memory.byte[1], TALON_GAME_BYTES_MAX, rules,
                                 &table->view);
    if (status >= 0)
        status = talon_game_init(memory.byte[2], TALON_GAME_BYTES_MAX, rules,
                                 &table->world);
    return status;
}

uint64_t transcript(uint32_t seed, uint32_t turns)
{
    struct table table;
    uint8_t key[TALON_SEED_BYTES] = {0};
    uint32_t i, game, preset;
    talon_rules rules;

    for (i = 0; i < 4; i++)
        key[i] = (uint8_t)(seed >> 8 * i);
    table.hash = 0xCBF29CE484222325u;
    for (i = 0; i < talon_games_count(); i++) {
        game = talon_games_at(i);
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            talon_rng_seed(&table.rng, key, preset);
            if (talon_rules_init(&rules, game, preset) < 0 ||
                begin(&table, &rules) < 0 || play(&table, turns) < 0)
                return 0;
        }
    }
    return table.hash;
}

void hexadecimal(uint64_t number, char text[17])
{
    int i;

    for (i = 0; i < 16; i++)
        text[i] = "0123456789abcdef"[number >> (60 - 4 * i) & 15];
    text[16] = '\n';
}
