/* SPDX-License-Identifier: MIT */
/* A computer plays itself: the whole life of a game, of any game. */
#include <inttypes.h>
#include <stdio.h>
#include <talon/talon.h>

#define DEALS 100 /* Tripoli goes on until the caller ends it */

int main(void)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'5', '0', '0'};
    int64_t totals[TALON_SEATS_MAX];
    uint32_t deals, winners, seat_count, i;
    talon_rules rules;
    talon_game *game;
    talon_move move;
    talon_rng rng;
    int32_t seat;

    talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0);
    talon_rules_preset(&rules, "australian-4");
    talon_rules_set_text(&rules, "slam", "off");
    talon_rng_seed(&rng, seed, 0);
    if (talon_game_new(NULL, &rules, &game) < 0)
        return 1;
    while (talon_game_to_act(game, &seat) == TALON_OK && seat != TALON_NOBODY) {
        if (seat == TALON_TABLE) { /* chance is due: a draw, a board, a deal */
            talon_game_deal_count(game, &deals);
            if (deals == DEALS ||
                talon_game_chance(game, &rng, NULL, 0, NULL) < 0)
                break;
        } else { /* a seat must move: any sensible move will do here */
            talon_game_move_random(game, &rng, &move);
            if (talon_game_apply(game, &move, NULL, 0, NULL) < 0)
                break;
        }
    }
    talon_game_totals(game, totals, TALON_SEATS_MAX, &seat_count);
    talon_game_winners(game, &winners);
    for (i = 0; i < seat_count; i++)
        printf("seat %" PRIu32 " %5" PRId64 "%s\n", i, totals[i],
               (winners >> i & 1) != 0 ? "  wins" : "");
    talon_game_free(NULL, game);
    return 0;
}
