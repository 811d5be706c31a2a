/* SPDX-License-Identifier: MIT */
/* Asks players about saved views that were tampered with. Whatever is accepted
 * as a view, each level must answer with legal moves and true beliefs, or
 * refuse for want of a world; it must end; and equal questions must get equal
 * answers. */
#include "players.h"
#include "saved.h"

/* Bytes before the saved game: level, worlds, nodes, seat, and for the
 * generator. */
#define HEAD 6

/* Most questions are about views of one seat, which owes a move. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed)
{
    uint8_t *saved = bytes + HEAD;
    size_t made = 0;
    talon_rng rng;

    seed_mutator(&rng, seed);
    demand(size >= HEAD + TALON_SAVE_BYTES_MAX); /* or games do not fit */
    if (length <= HEAD || seed % 8 == 0)
        made = new_saved(saved, size - HEAD, &rng);
    else if (seed % 8 < 3)
        made = next_game(saved, length - HEAD, size - HEAD, &rng);
    if (length <= HEAD)
        demand(talon_rng_bytes(&rng, bytes, HEAD) == TALON_OK);
    if (made > 0)
        return HEAD + made;
    if (seed % 8 == 7)
        LLVMFuzzerMutate(bytes, HEAD, HEAD);
    else if (length > HEAD)
        change_bytes(saved, length - HEAD, &rng);
    return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    struct question question = {0};
    talon_rules rules;
    talon_game *game;

    if (length <= HEAD ||
        talon_game_init_saved(memory, sizeof memory, bytes + HEAD,
                              length - HEAD, &game, NULL) < 0)
        return 0;
    demand(talon_game_rules(game, &rules) == TALON_OK);
    if (talon_advisor_supports(&rules, TALON_ADVISOR_PART_PLAYERS) != TALON_OK)
        return 0;
    seed_from(&question.rng, bytes, HEAD);
    question.budget.level = talon_level_at(bytes[0] % talon_level_count());
    question.budget.worlds = 1 + bytes[1] % 4;
    question.budget.nodes = 1 + bytes[2] * 8;
    question.view = game;
    question.seat = bytes[3] % TALON_SEATS_MAX;
    question.move = bytes[4];
    ask_players(&question);
    return 0;
}
