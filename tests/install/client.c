/* SPDX-License-Identifier: MIT */
/* A program that uses only the installed headers and library, and plays each
 * game once in memory of its own. It is valid C99, C11 and C++17. */
#include "session.h"

#include <stdio.h>

static int play(uint32_t kind)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    int64_t total[TALON_SEATS_MAX];
    uint32_t seats = 0, steps, i;
    talon_game *game = NULL;
    talon_rules rules;

    if (talon_rules_init(&rules, kind, 0) < 0 ||
        talon_game_init(memory, sizeof memory, &rules, &game) < 0) {
        return 1;
    }
    steps = play_session(game);
    if (steps == 0 ||
        talon_game_totals(game, total, TALON_SEATS_MAX, &seats) < 0)
        return 1;
    printf("%s: %lu steps, totals", talon_games_label(kind),
           (unsigned long)steps);
    for (i = 0; i < seats; i++)
        printf(" %ld", (long)total[i]);
    printf("\n");
    return 0;
}

int main(void)
{
    printf("talon %s\n", talon_version_string());
    if (talon_version_serves(TALON_VERSION) != 1)
        return 1;
    return play(TALON_GAME_FIVE_HUNDRED) + play(TALON_GAME_TRIPOLI);
}
