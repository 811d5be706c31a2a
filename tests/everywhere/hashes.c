/* SPDX-License-Identifier: MIT */
#include "hashes.h"

/* Players and the solver take nearly all of the time. They are asked about few
 * decisions of each preset and level, but all of those are covered. */
static const struct amount amounts[AMOUNT_COUNT] = {
    [AMOUNT_SHORT] = {.deals = 1,
                      .look_every = 11,
                      .move_every = 13,
                      .advice_every = 17,
                      .questions = 1,
                      .solve_every = 40,
                      .nodes = 2000,
                      .houses = 2},
    [AMOUNT_MIDDLE] = {.deals = 2,
                       .look_every = 8,
                       .move_every = 9,
                       .advice_every = 11,
                       .questions = 2,
                       .solve_every = 20,
                       .nodes = 20000,
                       .houses = 6},
    [AMOUNT_LONG] = {.deals = 2,
                     .look_every = 8,
                     .move_every = 1,
                     .advice_every = 3,
                     .questions = 1000,
                     .solve_every = 7,
                     .nodes = 2000000,
                     .houses = 24},
};

static const char *const part_names[PART_COUNT] = {
    [PART_RECORDS] = "records", [PART_EVENTS] = "events",
    [PART_SAVES] = "saves",     [PART_VIEWS] = "views",
    [PART_SAMPLES] = "samples", [PART_KEYS] = "keys",
    [PART_CODES] = "codes",     [PART_OBSERVATIONS] = "observations",
};

/* ---- lines */

/* Writes a word and spaces up to a width, of which at least one. */
static char *put(char *to, const char *word, size_t width)
{
    char *start = to;

    while (*word != '\0')
        *to++ = *word++;
    do
        *to++ = ' ';
    while ((size_t)(to - start) < width);
    return to;
}

static void line(const char *what, const char *whose, const char *how,
                 uint64_t hash)
{
    char text[128], *end;
    int i;

    end = put(text, what, 13);
    end = put(end, whose, 17);
    end = put(end, how, 11);
    for (i = 0; i < 16; i++)
        *end++ = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    *end = '\0';
    host_line(text);
}

/* ---- presets */

static void hash_game(struct table *table, const talon_rules *rules,
                      uint32_t stream, const char *key)
{
    uint32_t i;

    table_begin(table, rules, stream);
    words_begin(table, rules);
    hash_games(table);
    for (i = 0; i < PART_COUNT; i++)
        line(part_names[i], key, "-", table->part[i]);
    for (i = 0; i < LANGUAGES_MAX; i++)
        line("words", key, talon_language_key(i + 1), table->words[i]);
}

static void hash_level(struct table *table, const talon_rules *rules,
                       uint32_t stream, const char *key)
{
    const char *level = talon_level_key(table->level);

    table_begin(table, rules, 100 + stream);
    hash_moves(table);
    line("moves", key, level, table->hash);
    table_begin(table, rules, 200 + stream);
    hash_advice(table);
    line("advice", key, level, table->hash);
}

static void hash_preset(struct table *table, uint32_t game_id, uint32_t preset)
{
    const char *key = talon_preset_key(game_id, preset);
    talon_rules rules;
    uint32_t i;

    need(key, talon_rules_init(&rules, game_id, preset));
    hash_game(table, &rules, preset, key);
    for (i = 0; (table->level = talon_level_at(i)) != 0; i++)
        hash_level(table, &rules, preset, key);
    if (game_id != TALON_GAME_FIVE_HUNDRED)
        return;
    table_begin(table, &rules, 300 + preset);
    hash_solver(table, &rules);
    line("solver", key, "-", table->hash);
}

/* ---- rules of a house */

/* Sets an option to one of its named values or to a number in its range. */
static void draw_option(talon_rng *rng, talon_rules *rules, uint32_t option)
{
    uint32_t named = talon_option_value_count(rules->game_id, option);
    int32_t low, high, step, value;
    uint32_t pick, numbers;

    need("a range",
         talon_option_range(rules->game_id, option, NULL, &low, &high, &step));
    numbers = high < low ? 0 : (uint32_t)((high - low) / step) + 1;
    pick = talon_rng_below(rng, named + (numbers > 8 ? 8 : numbers));
    if (pick < named)
        need("a value",
             talon_option_value_at(rules->game_id, option, pick, &value));
    else
        value = low + (int32_t)talon_rng_below(rng, numbers) * step;
    need("an option", talon_rules_set(rules, option, value));
}

/* Makes rules that differ from those of a preset in about a third of the
 * options. */
static void draw_rules(talon_rng *rng, uint32_t game_id, talon_rules *rules)
{
    uint32_t option;

    do {
        need("a preset",
             talon_rules_init(
                 rules, game_id,
                 1 + talon_rng_below(rng, talon_preset_count(game_id))));
        for (option = 1; option <= talon_option_count(game_id); option++)
            if (talon_rng_below(rng, 3) == 0)
                draw_option(rng, rules, option);
    } while (talon_rules_check(rules, NULL, 0, NULL) < 0);
}

static void hash_houses(struct table *table, uint32_t game_id)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'r'};
    uint64_t hash = HASH_START;
    uint32_t house;
    talon_rules rules;
    talon_rng rng;

    for (house = 0; house < table->amount->houses; house++) {
        talon_rng_seed(&rng, seed, house);
        draw_rules(&rng, game_id, &rules);
        table_begin(table, &rules, 400 + house);
        hash_advice(table);
        add_number(&hash, (int64_t)table->hash);
    }
    line("house", talon_games_key(game_id), talon_level_key(table->level),
         hash);
}

/* ---- all of it */

void hash_everything(uint32_t amount)
{
    struct table table = {.amount = &amounts[amount]};
    uint32_t i, k, game_id;

    for (i = 0; (game_id = talon_games_at(i)) != 0; i++) {
        for (k = 1; k <= LANGUAGES_MAX; k++)
            line("labels", talon_games_key(game_id), talon_language_key(k),
                 hash_labels(k, game_id));
        for (k = 1; k <= talon_preset_count(game_id); k++)
            hash_preset(&table, game_id, k);
        for (k = 0; (table.level = talon_level_at(k)) != 0; k++)
            hash_houses(&table, game_id);
    }
}
