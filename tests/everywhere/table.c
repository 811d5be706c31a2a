/* SPDX-License-Identifier: MIT */
#include "hashes.h"

talon_event table_events[TALON_EVENTS_MAX];
uint64_t table_scratch[TALON_PLAYER_BYTES / 8];

static union {
    uint64_t aligned;
    unsigned char byte[3][TALON_GAME_BYTES_MAX];
} memory;
static uint8_t bytes[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];

_Static_assert(sizeof bytes >= TALON_SAVE_BYTES_MAX, "room for a game");

void need(const char *what, talon_status status)
{
    if (status < 0)
        host_stop(what, talon_status_text(status));
}

/* FNV-1a. */
void add(uint64_t *hash, const void *from, size_t size)
{
    const unsigned char *byte = from;
    size_t i;

    for (i = 0; i < size; i++)
        *hash = (*hash ^ byte[i]) * 0x100000001B3u;
}

void add_number(uint64_t *hash, int64_t number)
{
    uint8_t byte[8];
    int i;

    for (i = 0; i < 8; i++)
        byte[i] = (uint8_t)((uint64_t)number >> 8 * i);
    add(hash, byte, sizeof byte);
}

void add_text(uint64_t *hash, const char *text)
{
    size_t length = 0;

    while (text[length] != '\0')
        length++;
    add(hash, text, length + 1);
}

void add_move(uint64_t *hash, const talon_move *move)
{
    add_number(hash, (int64_t)move->cards);
    add_number(hash, move->amount);
    add_number(hash, move->kind);
    add_number(hash, move->seat);
    add_number(hash, move->other);
    add_number(hash, move->denomination);
    add_number(hash, move->index);
    add(hash, move->reserved, sizeof move->reserved);
}

void add_game(uint64_t *hash, const talon_game *game)
{
    size_t length;

    need("a save", talon_game_save(game, bytes, sizeof bytes, &length));
    add(hash, bytes, length);
}

void table_begin(struct table *table, const talon_rules *rules, uint32_t stream)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'h', 'a', 's', 'h'};
    talon_game **made[] = {&table->game, &table->view, &table->world};
    uint32_t i;

    table->hash = HASH_START;
    for (i = 0; i < PART_COUNT; i++)
        table->part[i] = HASH_START;
    for (i = 0; i < LANGUAGES_MAX; i++)
        table->words[i] = HASH_START;
    talon_rng_seed(&table->rng, seed, stream);
    for (i = 0; i < 3; i++)
        need("a game", talon_game_init(memory.byte[i], TALON_GAME_BYTES_MAX,
                                       rules, made[i]));
    need("seats", talon_game_seat_count(table->game, &table->seats));
}

int32_t table_turn(const struct table *table)
{
    uint32_t dealt;
    int32_t seat;

    need("a turn", talon_game_to_act(table->game, &seat));
    talon_game_deal_count(table->game, &dealt);
    return seat == TALON_TABLE && dealt == table->amount->deals ? TALON_NOBODY
                                                                : seat;
}

static void add_events(struct table *table)
{
    size_t length;

    need("events", talon_events_save(table_events, table->event_count, bytes,
                                     sizeof bytes, &length));
    add(&table->part[PART_EVENTS], bytes, length);
}

void table_chance(struct table *table)
{
    need("chance", talon_game_chance(table->game, &table->rng, table_events,
                                     TALON_EVENTS_MAX, &table->event_count));
    add_events(table);
}

void table_make(struct table *table, const talon_move *move)
{
    need("a move", talon_game_apply(table->game, move, table_events,
                                    TALON_EVENTS_MAX, &table->event_count));
    add_events(table);
}

void table_move_at_random(struct table *table, talon_move *move)
{
    need("a random move",
         talon_game_move_random(table->game, &table->rng, move));
}
