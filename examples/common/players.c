/* SPDX-License-Identifier: MIT */
/* Computer players at a table; see players.h. */
#include "players.h"
#include "random_move.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const talon_player_budget adviser = {.level = TALON_LEVEL_EXPERT_1};

/* Prints the names of all levels, separated by spaces. */
static void print_levels(FILE *file)
{
    uint32_t i;

    fputs(" random", file);
    for (i = 0; i < talon_level_count(); i++)
        fprintf(file, " %s", talon_level_key(talon_level_at(i)));
}

void players_help(void)
{
    puts("  --level L          how well the computer plays, or a level for "
         "each seat:\n"
         "                     novice-1,club-1,expert-1 (default: club-1). "
         "Levels:");
    fputs("                    ", stdout);
    print_levels(stdout);
    putchar('\n');
}

/* The level with a name; another name ends the program. */
static uint32_t level_of(const char *name)
{
    uint32_t level = talon_level_find(name);

    if (strcmp(name, "random") == 0)
        return LEVEL_RANDOM;
    if (level != 0)
        return level;
    fprintf(stderr, "%s: --level %s: %s; it may be", program, name,
            talon_status_text(TALON_E_LEVEL));
    print_levels(stderr);
    fputc('\n', stderr);
    exit(EXIT_USAGE);
}

const char *players_key(const char *level)
{
    return *level == '\0' ? talon_level_key(TALON_LEVEL_CLUB_1) : level;
}

void players_set(struct players *players, const char *levels)
{
    const char *value = players_key(levels);
    char name[32];
    size_t length;

    players->given = value;
    players->count = 0;
    for (;;) {
        length = strcspn(value, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, value);
        if (players->count == TALON_SEATS_MAX)
            fail("--level %s: %s", players->given,
                 talon_status_text(TALON_E_SEAT));
        players->level[players->count++] = level_of(name);
        if (value[length] == '\0')
            return;
        value += length + 1;
    }
}

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* The memory that players of a level need; random ones need none. */
static size_t size_for(uint32_t level, const talon_rules *rules)
{
    talon_player_budget budget = {level, 0, 0, 0, {0}};
    size_t size;

    if (level == LEVEL_RANDOM)
        return 0;
    must(talon_player_size(rules->game_id, &budget, &size),
         "asking for the memory of players");
    return size;
}

void players_init(struct players *players, const talon_rules *rules,
                  uint32_t seat_count)
{
    uint32_t seat;

    if (players->count == 0)
        players->level[players->count++] = TALON_LEVEL_CLUB_1;
    if (players->count > 1 && players->count != seat_count)
        fail("--level %s: %" PRIu32 " levels for %" PRIu32
             " seats; give one, or one for each seat",
             players->given, players->count, seat_count);
    for (seat = players->count; seat < seat_count; seat++)
        players->level[seat] = players->level[0];
    must(talon_advisor_supports(rules, TALON_ADVISOR_PART_PLAYERS),
         "asking for players that know these rules");
    players->size = size_for(adviser.level, rules);
    for (seat = 0; seat < seat_count; seat++)
        players->size =
            larger(players->size, size_for(players->level[seat], rules));
    players->scratch = malloc(players->size);
    if (players->scratch == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
}

void players_free(struct players *players)
{
    free(players->scratch);
}

void players_move(struct players *players, const talon_game *view, int32_t seat,
                  talon_rng *rng, talon_move *move)
{
    talon_player_budget budget = {.level = players->level[seat]};
    talon_status status = TALON_E_TRIES;

    if (budget.level != LEVEL_RANDOM)
        status = talon_player_move(view, seat, &budget, NULL, NULL, 0, rng,
                                   players->scratch, players->size, move);
    if (status != TALON_E_TRIES) /* else no world was found, which is rare */
        must(status, "asking a player");
    else
        random_move_of(view, seat, rng, CALM, move);
}
