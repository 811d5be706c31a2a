/* SPDX-License-Identifier: MIT */
/* The tables of players and games: see players.h. */
#include "players.h"
#include "ours.h"
#include <math.h>
#include <string.h>

static const struct discipline *const disciplines[] = {
    &five_hundred_discipline,
    &tripoli_discipline,
};

static const struct reference_player *const *const player_lists[] = {
    fh_reference_players,
    tr_reference_players,
    fh_players,
    tr_players,
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

const struct discipline *discipline_of(uint32_t game_id)
{
    uint32_t i;

    for (i = 0; i < COUNT(disciplines); i++)
        if (disciplines[i]->game_id == game_id)
            return disciplines[i];
    return NULL;
}

const struct reference_player *player_named(uint32_t game_id, const char *name)
{
    const struct reference_player *const *player;
    uint32_t i;

    for (i = 0; i < COUNT(player_lists); i++)
        for (player = player_lists[i]; *player != NULL; player++)
            if ((*player)->game_id == game_id &&
                strcmp((*player)->name, name) == 0)
                return *player;
    return NULL;
}

void players_list(FILE *file)
{
    const struct reference_player *const *player;
    uint32_t i;

    for (i = 0; i < COUNT(player_lists); i++)
        for (player = player_lists[i]; *player != NULL; player++)
            fprintf(file, "%s %s\n", talon_games_key((*player)->game_id),
                    (*player)->name);
}

/* A histogram of times from one microsecond up: ten steps for each doubling. */
enum {
    KINDS_MAX = 64,
    STEPS = 320
};

static struct times {
    const struct reference_player *player;
    uint32_t phase;
    uint64_t count, step[STEPS];
    double total, most;
} times[KINDS_MAX];

void times_note(const struct reference_player *player, uint32_t phase,
                double microseconds)
{
    struct times *kind = times;
    double step = microseconds > 1 ? 10 * log2(microseconds) : 0;

    while (kind->player != NULL &&
           (kind->player != player || kind->phase != phase))
        if (++kind == times + KINDS_MAX)
            return;
    kind->player = player;
    kind->phase = phase;
    kind->count++;
    kind->step[step < STEPS ? (uint32_t)step : STEPS - 1]++;
    kind->total += microseconds;
    if (kind->most < microseconds)
        kind->most = microseconds;
}

static double time_below(const struct times *kind, double share)
{
    double wanted = share * (double)kind->count, below = 0;
    uint32_t step = 0;

    while (step < STEPS - 1 && (below += (double)kind->step[step]) < wanted)
        step++;
    return exp2((step + 1) / 10.0) / 1e3;
}

void times_print(FILE *file)
{
    const struct times *kind;

    for (kind = times; kind < times + KINDS_MAX && kind->player != NULL; kind++)
        fprintf(file,
                "%-20s %-10s %9.0f decisions, ms: mean %.3f p50 %.3f "
                "p90 %.3f p99 %.3f most %.3f\n",
                kind->player->name, talon_phase_key(kind->phase),
                (double)kind->count, kind->total / (double)kind->count / 1e3,
                time_below(kind, .5), time_below(kind, .9),
                time_below(kind, .99), kind->most / 1e3);
}
