/* Views, saved states and samples at named positions: nanoseconds of a call,
 * and of samples how many worlds had to be drawn for one that is accepted, and
 * how many states were counted at most.
 * Every figure is a mean over positions of random games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sample/sample.h"
#include "talon/talon.h"

#define POSITIONS 40
#define REPEATS   200
#define SAMPLES   5

/* A position: so many cards played in a phase. */
struct position {
    uint32_t game;
    const char *preset;
    int32_t players; /* 0: as the preset */
    const char *name;
    uint32_t phase;
    uint32_t played;
};

static const struct position positions[] = {
    {TALON_FIVE_HUNDRED, "classic-3", 0, "auction", TALON_PHASE_AUCTION, 0},
    {TALON_FIVE_HUNDRED, "classic-3", 0, "trick 1", TALON_PHASE_TRICKS, 1},
    {TALON_FIVE_HUNDRED, "classic-3", 0, "trick 5", TALON_PHASE_TRICKS, 13},
    {TALON_FIVE_HUNDRED, "australian-4", 0, "trick 2", TALON_PHASE_TRICKS, 5},
    {TALON_FIVE_HUNDRED, "australian-4", 0, "trick 5", TALON_PHASE_TRICKS, 17},
    {TALON_FIVE_HUNDRED, "australian-4", 0, "trick 8", TALON_PHASE_TRICKS, 29},
    {TALON_FIVE_HUNDRED, "five-5", 0, "trick 5", TALON_PHASE_TRICKS, 21},
    {TALON_FIVE_HUNDRED, "six-6", 0, "trick 3", TALON_PHASE_TRICKS, 13},
    {TALON_FIVE_HUNDRED, "six-6", 0, "trick 6", TALON_PHASE_TRICKS, 31},
    {TALON_TRIPOLI, "tripoli", 0, "poker", TALON_PHASE_BETTING, 0},
    {TALON_TRIPOLI, "tripoli", 0, "first lead", TALON_PHASE_MICHIGAN, 0},
    {TALON_TRIPOLI, "tripoli", 0, "10 played", TALON_PHASE_MICHIGAN, 10},
    {TALON_TRIPOLI, "tripoli", 0, "25 played", TALON_PHASE_MICHIGAN, 25},
    {TALON_TRIPOLI, "rummoli", 0, "10 played", TALON_PHASE_MICHIGAN, 10},
    {TALON_TRIPOLI, "michigan-rummy", 0, "10 played", TALON_PHASE_MICHIGAN, 10},
    {TALON_TRIPOLI, "cosmo", 0, "10 played", TALON_PHASE_MICHIGAN, 10},
    {TALON_TRIPOLI, "tripoli", 9, "poker", TALON_PHASE_BETTING, 0},
    {TALON_TRIPOLI, "tripoli", 9, "10 played", TALON_PHASE_MICHIGAN, 10},
    {TALON_TRIPOLI, "tripoli", 9, "20 played", TALON_PHASE_MICHIGAN, 20},
    {TALON_TRIPOLI, "michigan-rummy", 9, "10 played", TALON_PHASE_MICHIGAN, 10},
    {TALON_TRIPOLI, "michigan-rummy", 9, "20 played", TALON_PHASE_MICHIGAN, 20},
    {TALON_TRIPOLI, "cosmo", 9, "10 played", TALON_PHASE_MICHIGAN, 10},
    {TALON_TRIPOLI, "cosmo", 9, "20 played", TALON_PHASE_MICHIGAN, 20},
};

static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];

static double now(void)
{
    struct timespec time;

    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void step(talon_game *game, talon_rng *rng)
{
    talon_card card[TALON_PACK_MAX];
    talon_move move;
    uint32_t n;
    int32_t seat;

    talon_game_to_act(game, &seat);
    if (talon_game_shuffle(game, rng, card, &n) == TALON_OK) {
        talon_game_deal(game, card, n, NULL, 0, NULL);
    } else {
        if (talon_tr_board_shuffle(game, rng, &move) < 0) {
            talon_game_move_count(game, &n);
            if (seat >= 0 && n > 60)
                n = 60;
            talon_game_move_at(game, talon_rng_below(rng, n), &move);
        }
        talon_game_apply(game, &move, NULL, 0, NULL);
    }
}

static uint32_t cards_played(const talon_game *game, uint32_t kind)
{
    talon_fh_state hand;
    talon_tr_state deal;

    if (kind == TALON_TRIPOLI) {
        talon_tr_state_of(game, &deal);
        return deal.plays;
    }
    talon_fh_state_of(game, &hand);
    return hand.trick == 0
               ? 0
               : 1 + (hand.trick - 1u) * (uint32_t)(hand.side[5]   ? 6
                                                    : hand.side[4] ? 5
                                                    : hand.side[3] ? 4
                                                                   : 3);
}

/* Plays until the position comes up; in Five Hundred the lead to a trick. */
static void reach(const struct position *position, talon_game *game,
                  talon_rng *rng)
{
    uint32_t phase;

    do {
        step(game, rng);
        talon_game_phase(game, &phase);
    } while (phase != position->phase ||
             cards_played(game, position->game) < position->played);
}

struct figures {
    double redact, save, load, sample, slowest;
    double tries, worlds, failed;
    uint32_t states; /* counted, at most */
};

static void measure(talon_game *game, talon_rng *rng, struct figures *figures)
{
    static uint64_t view_memory[128], world_memory[128];
    talon_game *view = (talon_game *)view_memory;
    talon_game *world = (talon_game *)world_memory;
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    struct effort effort;
    uint32_t i;
    double start;
    size_t length;

    memcpy(view, game, sizeof view_memory);
    memcpy(world, game, sizeof world_memory);
    start = now();
    for (i = 0; i < REPEATS; i++)
        talon_game_redact(view, game, 1);
    figures->redact += (now() - start) / REPEATS;
    start = now();
    for (i = 0; i < REPEATS; i++)
        talon_game_save(game, bytes, sizeof bytes, &length);
    figures->save += (now() - start) / REPEATS;
    start = now();
    for (i = 0; i < REPEATS; i++)
        talon_game_load(world, bytes, length, NULL);
    figures->load += (now() - start) / REPEATS;
    for (i = 0; i < SAMPLES; i++) {
        double taken = now();
        talon_status status =
            tln_sample_world(world, view, rng, scratch, &effort);

        taken = now() - taken;
        figures->sample += taken;
        if (taken > figures->slowest)
            figures->slowest = taken;
        figures->tries += effort.tries;
        if (effort.states > figures->states)
            figures->states = effort.states;
        figures->worlds += status == TALON_OK;
        figures->failed += status != TALON_OK;
    }
}

static void bench(const struct position *position)
{
    const uint8_t seed[TALON_SEED_BYTES] = {1};
    static uint64_t memory[128];
    struct figures figures = {0};
    talon_rules rules = {position->game, {0}};
    talon_game *game;
    talon_rng rng;
    uint32_t i;

    talon_rules_preset(&rules, position->preset);
    if (position->players != 0)
        talon_rules_set(&rules, TALON_TR_PLAYERS, position->players);
    for (i = 0; i < POSITIONS; i++) {
        talon_rng_seed(&rng, seed, i);
        talon_game_init(memory, sizeof memory, &rules, &game);
        reach(position, game, &rng);
        measure(game, &rng, &figures);
    }
    fflush(stdout);
    printf("%-15s %d %-10s %7.0f %6.0f %7.0f %9.0f %10.0f %9.3f %6u %5.0f\n",
           position->preset, (int)rules.value[TALON_TR_PLAYERS], position->name,
           figures.redact / POSITIONS, figures.save / POSITIONS,
           figures.load / POSITIONS, figures.sample / POSITIONS / SAMPLES,
           figures.slowest, figures.worlds / figures.tries,
           (unsigned int)figures.states, figures.failed);
}

int main(void)
{
    uint32_t i;

    printf("nanoseconds; seat 0 looks    redact   save    load    sample"
           "    slowest  accepted states failed\n");
    for (i = 0; i < sizeof positions / sizeof positions[0]; i++)
        bench(&positions[i]);
    return EXIT_SUCCESS;
}
