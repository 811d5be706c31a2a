/* SPDX-License-Identifier: MIT */
/* Computers play each other: the whole life of a game, of any game. Each word
 * of the command line is the level of a seat, in turn: selfplay expert-1
 * casual-1 is two experts against two others. It needs libtalon-advisor. */
#include <inttypes.h>
#include <stdio.h>
#include <talon/player.h>
#include <talon/talon.h>

#define DEALS 100 /* Tripoli goes on until the caller ends it */

/* Finds the levels of all seats; 0 if there is no such level. */
static int find_levels(int count, char **names,
                       talon_player_budget budget[TALON_SEATS_MAX])
{
    uint32_t i, level;
    int seat;

    for (seat = 0; seat < TALON_SEATS_MAX; seat++) {
        const char *name = count > 0 ? names[seat % count] : "club-1";

        level = talon_level_find(name);
        budget[seat] = (talon_player_budget){.level = level};
        if (level != 0)
            continue;
        fprintf(stderr, "selfplay: %s: %s; it may be", name,
                talon_status_text(TALON_E_LEVEL));
        for (i = 0; i < talon_level_count(); i++)
            fprintf(stderr, " %s", talon_level_key(talon_level_at(i)));
        fputc('\n', stderr);
        return 0;
    }
    return 1;
}

static void print_end(const talon_game *game,
                      const talon_player_budget budget[TALON_SEATS_MAX])
{
    int64_t totals[TALON_SEATS_MAX];
    uint32_t winners, seat_count, i;

    talon_game_totals(game, totals, TALON_SEATS_MAX, &seat_count);
    talon_game_winners(game, &winners);
    for (i = 0; i < seat_count; i++)
        printf("seat %" PRIu32 " %-8s %5" PRId64 "%s\n", i,
               talon_level_key(budget[i].level), totals[i],
               (winners >> i & 1) != 0 ? "  wins" : "");
}

/* Says why the game cannot go on. */
static int complain(const char *what, int32_t seat, talon_status status)
{
    if (seat == TALON_TABLE)
        fprintf(stderr, "selfplay: %s: %s\n", what, talon_status_text(status));
    else
        fprintf(stderr, "selfplay: seat %" PRId32 " (%s): %s\n", seat, what,
                talon_status_text(status));
    return 1;
}

/* Plays to the end of the game, which is at the latest after so many deals.
 * Returns 0, or 1 if something was refused: that is not the end of a game. */
static int play(talon_game *game, talon_rng *rng,
                const talon_player_budget budget[TALON_SEATS_MAX])
{
    static _Alignas(8) uint64_t scratch[TALON_PLAYER_BYTES / 8];
    talon_status status;
    talon_move move;
    uint32_t deals;
    int32_t seat;

    while ((status = talon_game_to_act(game, &seat)) >= 0 &&
           seat != TALON_NOBODY) {
        if (seat == TALON_TABLE) { /* chance is due: a draw, a board, a deal */
            talon_game_deal_count(game, &deals);
            if (deals == DEALS)
                return 0;
            status = talon_game_chance(game, rng, NULL, 0, NULL);
            if (status < 0)
                return complain("chance", seat, status);
            continue;
        }
        /* A seat must move; its player sees no more than it does. */
        status = talon_player_move(game, seat, &budget[seat], NULL, NULL, 0,
                                   rng, scratch, sizeof scratch, &move);
        if (status >= 0)
            status = talon_game_apply(game, &move, NULL, 0, NULL);
        if (status < 0)
            return complain(talon_level_key(budget[seat].level), seat, status);
    }
    return status < 0 ? complain("the game", TALON_TABLE, status) : 0;
}

int main(int argc, char **argv)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'5', '0', '0'};
    talon_player_budget budget[TALON_SEATS_MAX];
    talon_rules rules;
    talon_game *game;
    talon_rng rng;
    int refused;

    if (!find_levels(argc - 1, argv + 1, budget))
        return 2;
    talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0);
    talon_rules_preset(&rules, "australian-4");
    talon_rules_set_text(&rules, "slam", "off");
    talon_rng_seed(&rng, seed, 0);
    if (talon_game_new(NULL, &rules, &game) < 0) {
        fprintf(stderr, "selfplay: the game cannot be made\n");
        return 1;
    }
    refused = play(game, &rng, budget);
    if (!refused)
        print_end(game, budget);
    talon_game_free(NULL, game);
    return refused;
}
