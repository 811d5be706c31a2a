/* SPDX-License-Identifier: MIT */
/* Solving many worlds of one view. They differ in who holds which card, but
 * often not in a way that matters, so what the table knows about one world
 * helps with the next. */
#include "advisor/solver/cards.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"
#include "advisor/base/stop.h"

struct question {
    uint32_t goal;
    int32_t tricks; /* how many make the contract; 1 in a misère */
};

/* The least value that makes the contract: the tricks bid, or 1 in a misère.
 * Without a contractor, the least number that is more than half of the
 * tricks. */
static int32_t tricks_wanted(const talon_fh_state *state)
{
    if (state->bid_denomination >= TALON_DENOMINATION_MISERE)
        return 1;
    return state->bid_denomination != 0 ? state->bid_tricks
                                        : TALON_FH_TRICKS / 2 + 1;
}

/* Finds out whether each option makes the contract. */
static int ask_options(struct drive *drive, const struct options *options,
                       int32_t tricks, talon_fh_card_value *values)
{
    uint32_t target = tln_sv_target(drive, tricks), i;
    struct range ranges[TALON_FH_CARD_VALUES_MAX];
    int is_known = 1;

    for (i = 0; i < options->count; i++) {
        ranges[i] = options->same[i] == i ? tln_sv_whole_range(drive)
                                          : ranges[options->same[i]];
        if (options->same[i] == i && target != 0)
            tln_sv_ask_option(drive, options, i, &ranges[i], target);
    }
    tln_sv_tell_options(drive, options, ranges, values);
    for (i = 0; i < options->count; i++) {
        values[i].low = values[i].low >= tricks;
        values[i].high = values[i].high >= tricks;
        is_known &= values[i].low == values[i].high;
    }
    return is_known;
}

/* Solves one world. */
static talon_status solve_world(struct drive *drive, const talon_game *world,
                                const struct question *question,
                                talon_fh_world *row)
{
    struct range ranges[SESSION_RANGES];
    struct options options;
    talon_fh_position position;
    uint32_t i;
    int is_known;
    talon_status status = talon_fh_position_of(world, &position);

    if (status < 0)
        return status;
    tln_sv_change(drive, &position);
    tln_sv_list(drive, &position, &options);
    row->count = options.count;
    if (question->goal == TALON_FH_GOAL_MADE) {
        is_known = ask_options(drive, &options, question->tricks, row->value);
    } else {
        for (i = 0; i < SESSION_RANGES; i++)
            ranges[i] = tln_sv_whole_range(drive);
        is_known = tln_sv_solve_options(drive, &options, ranges);
        tln_sv_tell_options(drive, &options, ranges, row->value);
    }
    return is_known ? TALON_OK : TALON_UNFINISHED;
}

/* Samples and solves worlds until there are `wanted`, or the search is stopped.
 * Where the contract is decided no world needs a search, so the flag is looked
 * at here, too. */
static talon_status solve_all(struct drive *drive, const talon_game *view,
                              const struct question *question, talon_rng *rng,
                              void *scratch, size_t size, uint32_t wanted,
                              talon_fh_world *worlds, uint32_t *count)
{
    uint64_t *memory = drive->solver->world;
    talon_game *world;
    talon_status status = TALON_OK;
    uint32_t i;

    *count = 0;
    for (i = 0; i < wanted && status == TALON_OK; i++) {
        if (is_stop_set(drive->search.stop))
            return TALON_UNFINISHED;
        status = talon_game_clone(memory, TALON_GAME_BYTES_MAX, view, &world);
        if (status == TALON_OK)
            status = talon_game_sample(world, view, rng, scratch, size);
        if (status < 0)
            break;
        memset(&worlds[i], 0, sizeof worlds[i]);
        worlds[i].index = i;
        status = solve_world(drive, world, question, &worlds[i]);
        *count = i + 1;
    }
    return status;
}

/* Checks the scratch memory as talon_game_sample() will. */
static talon_status scratch_status(const void *scratch, size_t size)
{
    size_t needed;
    talon_status status = talon_sample_size(TALON_GAME_FIVE_HUNDRED, &needed);

    if (status < 0)
        return status;
    if (((uintptr_t)scratch & 7) != 0)
        return TALON_E_ALIGNMENT;
    return size < needed ? TALON_E_SPACE : TALON_OK;
}

static talon_status view_status(const talon_game *view, talon_fh_state *state)
{
    uint32_t suits;
    int32_t seat;
    talon_cards cards;
    talon_status status = talon_fh_state_of(view, state);

    if (status >= 0)
        status = tln_known_game(view);
    if (status >= 0)
        status = talon_fh_playable(view, &seat, &cards, &suits);
    return status == TALON_UNKNOWN ? TALON_E_VIEW : status;
}

talon_status talon_fh_solve_worlds(talon_fh_solver *solver,
                                   const talon_game *view, uint32_t goal,
                                   uint32_t limit, const uint32_t *stop,
                                   talon_rng *rng, void *scratch, size_t size,
                                   uint32_t wanted, talon_fh_world *worlds,
                                   uint32_t capacity, uint32_t *count)
{
    struct drive drive;
    struct question question = {goal, 0};
    talon_fh_state state;
    uint32_t solved = 0;
    talon_status status = tln_sv_solver_status(solver);

    if (status != TALON_OK)
        return status;
    if (rng == NULL || scratch == NULL || (worlds == NULL && capacity > 0))
        return TALON_E_NULL;
    status = view_status(view, &state);
    if (status < 0)
        return status;
    if (goal != TALON_FH_GOAL_TRICKS && goal != TALON_FH_GOAL_MADE)
        return TALON_E_ARGUMENT;
    status = scratch_status(scratch, size);
    if (status < 0)
        return status;
    if (capacity < wanted) {
        if (count != NULL)
            *count = wanted;
        return TALON_E_SPACE;
    }
    question.tricks = tricks_wanted(&state);
    tln_sv_prepare(&drive, solver, (struct effort){limit, stop});
    status = solve_all(&drive, view, &question, rng, scratch, size, wanted,
                       worlds, &solved);
    tln_sv_end(&drive);
    if (status >= 0 && count != NULL)
        *count = solved;
    return status;
}
