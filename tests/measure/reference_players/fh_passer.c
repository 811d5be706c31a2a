/* SPDX-License-Identifier: MIT */
/* The lowest standard: it passes, then plays random legal cards. A player that
 * does not clearly beat it is useless. */
#include "fh_players.h"

static void decide(const struct reference_player *self, struct turn *turn)
{
    uint32_t count = 0;

    (void)self;
    talon_game_seat_move_count(turn->view, turn->seat, &count);
    talon_game_seat_move_at(turn->view, turn->seat, 0, &turn->move);
    if (turn->move.kind == TALON_KIND_PLAY)
        talon_game_seat_move_at(turn->view, turn->seat,
                                talon_rng_below(turn->rng, count), &turn->move);
}

const struct reference_player fh_passer = {
    .name = "passer",
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .decide = decide,
};
