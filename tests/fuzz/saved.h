/* SPDX-License-Identifier: MIT */
/* How fuzzers change saved games: they have a fixed length, and talon refuses
 * most changes of their bytes. So positions are made by playing, and then bytes
 * are changed in place. */
#ifndef TALON_TESTS_FUZZ_SAVED_H
#define TALON_TESTS_FUZZ_SAVED_H

#include "fuzz.h"

#include "talon/save.h"
#include "talon/view.h"

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed);
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t length, size_t size);

/* Turns a saved game into another one: the game some steps later, or a view for
 * some seats. Returns its length, or 0 if the bytes are not a game. */
static inline size_t next_game(uint8_t *bytes, size_t length, size_t size,
                               talon_rng *rng)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint32_t steps = talon_rng_below(rng, 40), viewers;
    talon_game *game;

    if (talon_game_init_saved(memory, sizeof memory, bytes, length, &game,
                              NULL) < 0)
        return 0;
    demand(talon_game_viewers(game, &viewers, NULL) == TALON_OK);
    if (!is_view(game)) {
        play_steps(game, rng, steps);
        if (talon_rng_below(rng, 3) == 0)
            talon_game_redact(game, game, talon_rng_below(rng, viewers + 1));
    }
    return talon_game_save(game, bytes, size, &length) == TALON_OK ? length : 0;
}

/* Saves a new game: of any kind and preset, some steps on. */
static inline size_t new_saved(uint8_t *bytes, size_t size, talon_rng *rng)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game = some_game(memory, rng);
    size_t length;

    play_steps(game, rng, talon_rng_below(rng, 80));
    return talon_game_save(game, bytes, size, &length) == TALON_OK ? length : 0;
}

/* Changes a few bytes in place. */
static inline void change_bytes(uint8_t *bytes, size_t length, talon_rng *rng)
{
    size_t at = talon_rng_below(rng, (uint32_t)length);
    size_t most = length - at < 8 ? length - at : 8;

    LLVMFuzzerMutate(bytes + at, most, most);
}

/* A generator for a mutator. */
static inline void seed_mutator(talon_rng *rng, unsigned int seed)
{
    uint8_t key[TALON_SEED_BYTES] = {0};

    memcpy(key, &seed, sizeof seed);
    talon_rng_seed(rng, key, 1);
}

#endif
