/* SPDX-License-Identifier: MIT */
/* Feeds bytes to the reader of saved games. If it accepts them, saving must
 * give the same bytes, but for a preset that talon does not know. If they are a
 * game, it must be possible to play on with random moves, and all positions on
 * the way must be accepted too. If they are a view, sampling must find a world
 * with the same view, or report that there is none. */
#include "saved.h"

#include "talon/history.h"

static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];

/* Where the number of the preset is, and what comes after it. */
#define PRESET_AT    16
#define PRESET_BYTES 4
#define REST_AT      (PRESET_AT + PRESET_BYTES)

static void check_saved(const talon_game *game, const uint8_t *bytes,
                        size_t length)
{
    static const uint8_t none[PRESET_BYTES];
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    size_t needed;

    demand(talon_game_save(game, saved, sizeof saved, &needed) == TALON_OK);
    demand(needed == length && memcmp(saved, bytes, PRESET_AT) == 0);
    demand(memcmp(saved + REST_AT, bytes + REST_AT, length - REST_AT) == 0);
    demand(memcmp(saved + PRESET_AT, bytes + PRESET_AT, PRESET_BYTES) == 0 ||
           memcmp(saved + PRESET_AT, none, PRESET_BYTES) == 0);
}

/* Saves a position and loads it again. Positions after 2^31 turns or more are
 * left out, because talon does not load them. */
static void check_accepted(const talon_game *game)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    talon_game *copy = (talon_game *)memory;
    uint32_t turn;
    size_t length;

    demand(talon_game_turn(game, &turn) == TALON_OK);
    if (turn >> 31 != 0)
        return;
    copy_game(memory, game);
    demand(talon_game_save(game, saved, sizeof saved, &length) == TALON_OK);
    demand(talon_game_load(copy, saved, length, NULL) == TALON_OK);
}

/* A game of Five Hundred keeps all moves of the hand, so the hand can be played
 * again. */
static void check_history(const talon_game *game)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *again = (talon_game *)memory;
    talon_card pack[TALON_PACK_MAX];
    talon_move moves[TALON_HISTORY_MAX];
    uint32_t cards, count;
    talon_status status =
        talon_game_history(game, NULL, 0, moves, TALON_HISTORY_MAX, &count);

    demand(status >= 0 || status == TALON_E_PHASE);
    if (status < 0)
        return;
    copy_game(memory, game);
    demand(talon_game_hand_pack(game, pack, TALON_PACK_MAX, &cards) ==
           TALON_OK);
    status = talon_game_rebuild(again, game, NULL, 0, pack, cards, moves, count,
                                NULL);
    demand(status == TALON_E_EVENTS ||
           (status == TALON_OK && same_games(again, game)));
}

static void check_view(talon_game *view, uint32_t viewers, talon_rng *rng)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *world = (talon_game *)memory;
    talon_status status;

    copy_game(memory, view);
    demand(talon_game_redact(world, view, viewers) == TALON_OK);
    demand(same_games(world, view));
    status = talon_game_sample(world, view, rng, scratch, sizeof scratch);
    if (status != TALON_OK) {
        demand(status == TALON_E_NO_WORLD || status == TALON_E_TRIES);
        return;
    }
    check_accepted(world);
    play_on(world, rng);
    demand(!is_view(world));
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed)
{
    talon_rng rng;
    size_t made;

    seed_mutator(&rng, seed);
    if (seed % 8 == 0 || length == 0)
        return LLVMFuzzerMutate(bytes, length, size);
    if (seed % 8 < 4) {
        made = next_game(bytes, length, size, &rng);
        if (made > 0)
            return made;
    }
    change_bytes(bytes, length, &rng);
    return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint32_t viewers;
    talon_rules rules;
    talon_game *game;
    talon_rng rng;

    seed_from(&rng, bytes, length);
    if (talon_saved_rules(bytes, length, &rules, &viewers, NULL) < 0)
        return 0;
    demand(talon_game_init(memory, sizeof memory, &rules, &game) == TALON_OK);
    if (talon_game_load(game, bytes, length, NULL) < 0)
        return 0;
    check_saved(game, bytes, length);
    if (is_view(game)) {
        check_view(game, viewers, &rng);
        return 0;
    }
    check_history(game);
    play_on(game, &rng);
    check_accepted(game);
    check_history(game);
    return 0;
}
