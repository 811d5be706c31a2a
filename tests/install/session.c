/* SPDX-License-Identifier: MIT */
#include "session.h"

/* Ends a session of Tripoli, with two closing pots to play for. */
static talon_status finish(talon_game *game)
{
    talon_move move = {0, 2, TALON_KIND_FINISH, TALON_TABLE, 0, 0, 0, {0}};

    return talon_game_apply(game, &move, NULL, 0, NULL);
}

static talon_status deal(talon_game *game, talon_rng *rng)
{
    talon_card pack[TALON_PACK_MAX];
    uint32_t count;
    talon_status status =
        talon_game_shuffle(game, rng, pack, TALON_PACK_MAX, &count);

    if (status < 0)
        return status;
    return talon_game_deal(game, pack, count, NULL, 0, NULL);
}

/* Makes a random move. Half of the time, it is one of the first three, which
 * are passive, so that auctions and betting come to an end. */
static talon_status move(talon_game *game, talon_rng *rng)
{
    uint32_t count = 0;
    talon_move made;
    talon_status status = talon_game_move_count(game, &count);

    if (status >= 0 && count > 3 && talon_rng_below(rng, 2) != 0)
        count = 3;
    if (status >= 0)
        status = talon_game_move_at(game, talon_rng_below(rng, count), &made);
    if (status >= 0)
        status = talon_game_apply(game, &made, NULL, 0, NULL);
    return status;
}

static talon_status step(talon_game *game, int32_t seat, uint32_t *deals,
                         talon_rng *rng)
{
    uint32_t phase = 0;

    if (seat != TALON_TABLE)
        return move(game, rng);
    talon_game_phase(game, &phase);
    if (phase == TALON_PHASE_BETWEEN && (*deals)++ == 3)
        return finish(game);
    return deal(game, rng);
}

uint32_t play_session(talon_game *game)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {3, 1, 4, 1, 5};
    talon_rng rng;
    uint32_t steps = 0, deals = 0;
    int32_t seat;

    talon_rng_seed(&rng, seed, 0);
    while (talon_game_to_act(game, &seat) == TALON_OK) {
        if (seat == TALON_NOBODY)
            return steps;
        if (step(game, seat, &deals, &rng) < 0)
            return 0;
        steps++;
    }
    return 0;
}
