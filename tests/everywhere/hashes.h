/* SPDX-License-Identifier: MIT */
/* Hashes of what the three libraries answer in games that fixed seeds draw. The
 * parts share a table; hashes.c calls them. They use public headers and nothing
 * of a C library, so that they can be compiled for anything that talon can be
 * compiled for. Structs are hashed field by field: their bytes in memory differ
 * between processors. */
#ifndef TALON_TESTS_HASHES_H
#define TALON_TESTS_HASHES_H

#include <talon/player.h>
#include <talon/solve.h>
#include <talon/talon.h>
#include <talon/words.h>

/* How much is played and asked. */
struct amount {
    uint32_t deals;        /* of each preset */
    uint32_t look_every;   /* steps of a random game between two looks at it */
    uint32_t move_every;   /* of so many moves, players make one */
    uint32_t advice_every; /* decisions between two that players advise on */
    uint32_t questions;    /* asked of a player in a deal, at most */
    uint32_t solve_every;  /* tricks' moves between two that are solved */
    uint32_t nodes;        /* a limit for the solver */
    uint32_t houses;       /* sets of house rules for each game and level */
};

/* What is hashed in random games, each for itself. */
enum part {
    PART_RECORDS,
    PART_EVENTS,
    PART_SAVES,
    PART_VIEWS,
    PART_SAMPLES,
    PART_KEYS,
    PART_CODES,
    PART_OBSERVATIONS,
    PART_COUNT
};

#define LANGUAGES_MAX 2 /* for which words are hashed */

/* A game, room for a view of it and for a world, and the hashes. */
struct table {
    const struct amount *amount;
    talon_game *game;
    talon_game *view;
    talon_game *world;
    talon_rng rng;
    uint64_t part[PART_COUNT];
    uint64_t words[LANGUAGES_MAX];
    uint64_t hash; /* of what players or the solver say */
    uint32_t level;
    uint32_t seats;
    uint32_t event_count; /* events of the last step */
};

/* ---- what a host offers (main.c, module.c) */

/* Writes a line. */
void host_line(const char *line);

/* Ends the program: a call was refused that must not be. */
_Noreturn void host_stop(const char *what, const char *why);

/* What was in this memory may not be used: where a checker of memory watches
 * (tests/checkers), it says so if something is read before it is written. */
void host_forget(void *memory, size_t size);

/* ---- hashes.c */

enum {
    AMOUNT_SHORT,
    AMOUNT_MIDDLE,
    AMOUNT_LONG,
    AMOUNT_COUNT
};

/* Hashes everything, in one of three amounts, and writes a line for each
 * hash. */
void hash_everything(uint32_t amount);

/* ---- table.c: games, and hashing */

#define HASH_START UINT64_C(0xCBF29CE484222325)

extern talon_event table_events[TALON_EVENTS_MAX]; /* of the last step */

/* Memory for samples and players. */
extern uint64_t table_scratch[TALON_PLAYER_BYTES / 8];

void need(const char *what, talon_status status);

void add(uint64_t *hash, const void *bytes, size_t size);
void add_number(uint64_t *hash, int64_t number);
void add_text(uint64_t *hash, const char *text);
void add_move(uint64_t *hash, const talon_move *move);
void add_game(uint64_t *hash, const talon_game *game);

/* Begins a game, with a generator of its own for each stream. */
void table_begin(struct table *table, const talon_rules *rules,
                 uint32_t stream);

/* The seat to act, or TALON_NOBODY when enough deals have been played. */
int32_t table_turn(const struct table *table);

void table_chance(struct table *table);
void table_make(struct table *table, const talon_move *move);
void table_move_at_random(struct table *table, talon_move *move);

/* ---- parts */

/* games.c: records, saves, views, samples, keys, codes, observations; words are
 * added by tell.c. */
void hash_games(struct table *table);

/* tell.c */
void words_begin(struct table *table, const talon_rules *rules);
void words_add_move(struct table *table, int32_t seat, const talon_move *move);
void words_add_step(struct table *table);
uint64_t hash_labels(uint32_t language, uint32_t game_id);

/* players.c */
void hash_moves(struct table *table);
void hash_advice(struct table *table);

/* solver.c */
void hash_solver(struct table *table, const talon_rules *rules);

#endif
