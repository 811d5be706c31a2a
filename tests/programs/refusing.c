/* SPDX-License-Identifier: MIT */
/* A function that refuses, and hides the one of the library when a program is
 * linked with this file: REFUSE_PLAYER hides that of players, REFUSE_CHANCE
 * that of chance. */
#include <talon/player.h>
#include <talon/talon.h>

#ifdef REFUSE_PLAYER
talon_status talon_player_move(
    const talon_game *view, int32_t seat, const talon_player_budget *budget,
    const uint32_t *stop, const talon_player_notes *notes, uint32_t notes_count,
    talon_rng *rng, void *scratch, size_t size, talon_move *next_move)
{
    (void)view, (void)seat, (void)budget, (void)stop, (void)notes,
        (void)notes_count;
    (void)rng, (void)scratch, (void)size, (void)next_move;
    return TALON_E_TRIES;
}
#endif

#ifdef REFUSE_CHANCE
talon_status talon_game_chance(talon_game *game, talon_rng *rng,
                               talon_event *events, uint32_t capacity,
                               uint32_t *count)
{
    (void)game, (void)rng, (void)events, (void)capacity, (void)count;
    return TALON_E_PHASE;
}
#endif
