/* SPDX-License-Identifier: MIT */
/* Random games: what they write, keep, show and hide. */
#include "hashes.h"

static char text[TALON_RECORD_STATE_MAX];
static uint8_t key[TALON_GAME_BYTES_MAX];
static int32_t numbers[TALON_OBSERVATION_MAX];
static uint8_t mask[TALON_RULES_CODES_MAX];

/* ---- records */

static void add_line(struct table *table, talon_status status,
                     const size_t *length)
{
    need("a line", status);
    add(&table->part[PART_RECORDS], text, *length);
    host_forget(text, *length + 1);
}

/* Forgets everything that the calls of a step write to. */
static void forget_all(void)
{
    host_forget(text, sizeof text);
    host_forget(key, sizeof key);
    host_forget(numbers, sizeof numbers);
    host_forget(mask, sizeof mask);
    host_forget(table_events, sizeof table_events);
    host_forget(table_scratch, sizeof table_scratch);
}

static void add_header(struct table *table)
{
    talon_rules rules;
    size_t length;

    need("rules", talon_game_rules(table->game, &rules));
    add_line(table, talon_rules_write(&rules, text, sizeof text, &length),
             &length);
}

/* The cards that talon_game_chance() will draw with the same generator. It may
 * owe a board before them. */
static void add_deal(struct table *table)
{
    talon_card cards[TALON_PACK_MAX];
    talon_rng rng = table->rng;
    uint32_t count;
    size_t length;
    talon_status status =
        talon_game_shuffle(table->game, &rng, cards, TALON_PACK_MAX, &count);

    add_number(&table->part[PART_RECORDS], status);
    if (status >= 0)
        add_line(table,
                 talon_record_write_deal(table->game, cards, count, text,
                                         sizeof text, &length),
                 &length);
}

static void add_record_of(struct table *table, const talon_move *move)
{
    size_t length;

    add_line(
        table,
        talon_record_write_move(table->game, move, text, sizeof text, &length),
        &length);
}

static void add_state(struct table *table)
{
    size_t length;

    add_line(table,
             talon_record_write_state(table->game, text, sizeof text, &length),
             &length);
}

/* ---- codes */

static void add_mask(struct table *table, int32_t seat, uint32_t mode)
{
    uint32_t count = 0;
    talon_status status;

    host_forget(mask, sizeof mask);
    status = talon_game_code_mask(table->game, seat, mode, NULL, 0, mask,
                                  sizeof mask, &count);

    add_number(&table->part[PART_CODES], status);
    if (status >= 0)
        add(&table->part[PART_CODES], mask, count);
}

/* A move may have no codes in a mode. */
static void add_codes(struct table *table, const talon_move *move,
                      uint32_t mode)
{
    uint32_t codes[TALON_MOVE_CODES_MAX], count = 0, i;
    talon_status status = talon_game_move_codes(table->game, mode, move, codes,
                                                TALON_MOVE_CODES_MAX, &count);

    add_number(&table->part[PART_CODES], status);
    for (i = 0; status >= 0 && i < count; i++)
        add_number(&table->part[PART_CODES], codes[i]);
}

static void add_all_codes(struct table *table, const talon_move *move)
{
    uint32_t mode;

    for (mode = TALON_CODES_EXACT; mode <= TALON_CODES_LADDER; mode++) {
        add_mask(table, move->seat, mode);
        add_codes(table, move, mode);
    }
}

/* ---- what a seat knows */

static void look(struct table *table, uint32_t seat)
{
    uint64_t whole = 0;
    uint32_t count, i;
    size_t length;

    add_game(&table->part[PART_SAVES], table->game);
    need("redaction", talon_game_redact(table->view, table->game, 1u << seat));
    add_game(&table->part[PART_VIEWS], table->view);
    need("a sample", talon_game_sample(table->world, table->view, &table->rng,
                                       table_scratch, sizeof table_scratch));
    add_game(&table->part[PART_SAMPLES], table->world);
    need("a key", talon_game_information_key(table->game, (int32_t)seat, key,
                                             sizeof key, &length));
    add(&table->part[PART_KEYS], key, length);
    need("a hash", talon_game_hash(table->game, &whole));
    add_number(&table->part[PART_KEYS], (int64_t)whole);
    need("an observation",
         talon_game_observe(table->game, (int32_t)seat, numbers,
                            TALON_OBSERVATION_MAX, &count));
    for (i = 0; i < count; i++)
        add_number(&table->part[PART_OBSERVATIONS], numbers[i]);
}

static void step(struct table *table, int32_t seat)
{
    talon_move move;

    forget_all();
    if (seat == TALON_TABLE) {
        add_deal(table);
        table_chance(table);
    } else {
        table_move_at_random(table, &move);
        add_record_of(table, &move);
        add_all_codes(table, &move);
        words_add_move(table, seat, &move);
        table_make(table, &move);
    }
    add_state(table);
    words_add_step(table);
}

void hash_games(struct table *table)
{
    uint32_t steps;
    int32_t seat;

    add_header(table);
    for (steps = 1; (seat = table_turn(table)) != TALON_NOBODY; steps++) {
        step(table, seat);
        if (steps % table->amount->look_every == 0)
            look(table, steps % table->seats);
    }
    look(table, 0);
}
