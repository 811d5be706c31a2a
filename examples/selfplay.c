/* A computer plays itself: the whole life cycle of a game. */
#include <inttypes.h>
#include <stdio.h>
#include <talon/talon.h>

int main(void)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'5', '0', '0'};
    talon_card pack[TALON_PACK_MAX];
    int64_t total[TALON_SEATS_MAX];
    uint32_t n, winners, seats, i;
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
        if (seat == TALON_TABLE) { /* cards are due: chance is the caller's */
            talon_game_shuffle(game, &rng, pack, &n);
            if (talon_game_deal(game, pack, n, NULL, 0, NULL) < 0)
                break;
        } else { /* a seat must move: any legal move will do here */
            talon_game_move_count(game, &n);
            talon_game_move_at(game, talon_rng_below(&rng, n), &move);
            if (talon_game_apply(game, &move, NULL, 0, NULL) < 0)
                break;
        }
    }
    talon_game_totals(game, total, &seats);
    talon_game_winners(game, &winners);
    for (i = 0; i < seats; i++)
        printf("seat %" PRIu32 " %5" PRId64 "%s\n", i, total[i],
               (winners >> i & 1) != 0 ? "  wins" : "");
    talon_game_free(NULL, game);
    return 0;
}
