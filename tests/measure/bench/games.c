/* SPDX-License-Identifier: MIT */
/* Whole games of Five Hundred from the draw to the winner, and whole deals of
 * Tripoli, every move at random. */
#include <stdlib.h>

#include "bench.h"

/* A game in cache lines of its own, so that threads do not slow each other
 * down. */
static talon_game *game_alone(const talon_rules *rules)
{
    void *memory = aligned_alloc(LINES, TALON_GAME_BYTES_MAX);
    talon_game *game = NULL;

    must(memory != NULL ? TALON_OK : TALON_E_MEMORY, "memory");
    must(talon_game_init(memory, TALON_GAME_BYTES_MAX, rules, &game),
         "talon_game_init");
    return game;
}

struct table make_table(uint32_t game, const char *preset, uint32_t stream)
{
    talon_rules rules = preset_rules(game, preset);
    struct table table = {.chance = {stream}, .rng = shuffler(stream)};

    table.start = game_alone(&rules);
    table.game = game_alone(&rules);
    return table;
}

void free_table(struct table *table)
{
    free(table->start);
    free(table->game);
}

/* Plays until the game or, in Tripoli, the deal is over. The next one starts
 * afresh, with the stacks and boxes of a first deal. */
static void play(struct table *table)
{
    uint32_t phase = 0;
    struct step step;

    must(talon_game_copy(table->game, table->start), "talon_game_copy");
    do {
        random_step(table->game, &table->chance, &table->rng, &step);
        take_step(table->game, &step, NULL);
        table->steps++;
        must(talon_game_phase(table->game, &phase), "talon_game_phase");
    } while (phase != TALON_PHASE_OVER && phase != TALON_PHASE_BETWEEN);
}

uint64_t play_games(void *context, uint64_t times)
{
    struct table *table = context;
    uint64_t i;

    for (i = 0; i < times; i++)
        play(table);
    table->games += times;
    return times;
}

static const struct {
    uint32_t game;
    const char *preset, *games, *unit, *steps;
} kinds[] = {
    {TALON_GAME_FIVE_HUNDRED, "australian-4", "Five Hundred, 4 players",
     "games/s", "their moves and deals, 4 players"},
    {TALON_GAME_FIVE_HUNDRED, "classic-3", "Five Hundred, 3 players", "games/s",
     "their moves and deals, 3 players"},
    {TALON_GAME_FIVE_HUNDRED, "six-6", "Five Hundred, 6 players", "games/s",
     "their moves and deals, 6 players"},
    {TALON_GAME_TRIPOLI, "tripoli", "Tripoli, 5 players", "deals/s",
     "their moves, 5 players"},
};

/* Games per second under every preset of every game in this program. */
void bench_presets(void)
{
    uint32_t i, preset, game;

    for (i = 0; (game = talon_games_at(i)) != 0; i++) {
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            const char *key = talon_preset_key(game, preset);
            struct table table = make_table(game, key, 0);
            struct work work = {play_games, &table};
            struct timing timing;
            struct figure figure;

            measure(&work, 1, &timing);
            figure = per_second(key, "games/s", &timing);
            report(&figure);
            free_table(&table);
        }
    }
}

void bench_games(void)
{
    uint32_t i;

    for (i = 0; i < LENGTH(kinds); i++) {
        struct table table = make_table(kinds[i].game, kinds[i].preset, 0);
        struct work work = {play_games, &table};
        struct timing timing;
        struct figure figure;

        measure(&work, 1, &timing);
        figure = per_second(kinds[i].games, kinds[i].unit, &timing);
        report(&figure);
        figure.name = kinds[i].steps;
        figure.unit = "moves/s";
        figure.value *= (double)table.steps / (double)table.games;
        report(&figure);
        free_table(&table);
    }
    report_hands("whole hands, 4 players, a move", TALON_GAME_FIVE_HUNDRED,
                 "australian-4");
    report_hands("whole deals, 5 players, a move", TALON_GAME_TRIPOLI,
                 "tripoli");
}
