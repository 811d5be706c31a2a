/* SPDX-License-Identifier: MIT */
/* Solving many worlds of one view. They differ in who holds which card, but
 * often not in a way that matters, so what the table knows about one world
 * helps with the next. */
#include "advisor/solver/cards.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"
#include "advisor/search/pause.h"
#include "advisor/solver/kitty.h"
#include "advisor/solver/position.h"

struct aim {
    uint32_t goal;
    int32_t tricks; /* how many make the contract; 1 in a misère */
};

/* Where worlds come from. */
struct source {
    const talon_game *view;
    talon_rng *rng;
    void *scratch;
    size_t size;
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
    struct range ranges[TALON_FH_CARD_VALUES_MAX] = {{0}};
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
                                const struct aim *aim, talon_fh_world *row)
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
    if (aim->goal == TALON_FH_GOAL_MADE) {
        is_known = ask_options(drive, &options, aim->tricks, row->value);
    } else {
        for (i = 0; i < SESSION_RANGES; i++)
            ranges[i] = tln_sv_whole_range(drive);
        is_known = tln_sv_solve_options(drive, &options, ranges);
        tln_sv_tell_options(drive, &options, ranges, row->value);
    }
    return is_known ? TALON_OK : TALON_UNFINISHED;
}

/* Samples a world into the memory of the solver. Where the contract is decided,
 * or all is known from earlier worlds, no world needs a search, so the limit
 * and the flag are looked at here, too. */
static talon_status sample(struct drive *drive, const struct source *source,
                           talon_game **world)
{
    uint64_t *memory = drive->solver->world;
    talon_status status;

    if (tln_sv_must_end(&drive->search))
        return TALON_UNFINISHED;
    status =
        talon_game_clone(memory, TALON_GAME_BYTES_MAX, source->view, world);
    if (status == TALON_OK)
        status = talon_game_sample(*world, source->view, source->rng,
                                   source->scratch, source->size);
    return status;
}

/* Samples and solves worlds until there are `wanted`, or the search is
 * stopped. */
static talon_status solve_all(struct drive *drive, const struct source *source,
                              const struct aim *aim, uint32_t wanted,
                              talon_fh_world *worlds, uint32_t *count)
{
    talon_game *world;
    talon_status status = TALON_OK;
    uint32_t i;

    *count = 0;
    for (i = 0; i < wanted && status == TALON_OK; i++) {
        status = sample(drive, source, &world);
        if (status != TALON_OK)
            break;
        memset(&worlds[i], 0, sizeof worlds[i]);
        worlds[i].index = i;
        status = solve_world(drive, world, aim, &worlds[i]);
        drive->search.nodes += worlds[i].count;
        *count = i + 1;
    }
    return status;
}

/* Checks the scratch memory as talon_game_sample() will, and that it has room
 * for so many bytes. */
static talon_status scratch_status(const void *scratch, size_t size,
                                   size_t least)
{
    size_t needed;
    talon_status status = talon_sample_size(TALON_GAME_FIVE_HUNDRED, &needed);

    if (status < 0)
        return status;
    if (((uintptr_t)scratch & 7) != 0)
        return TALON_E_ALIGNMENT;
    return size < needed || size < least ? TALON_E_SPACE : TALON_OK;
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
    struct aim aim = {goal, 0};
    struct source source = {view, rng, scratch, size};
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
    status = scratch_status(scratch, size, 0);
    if (status < 0)
        return status;
    if (capacity < wanted) {
        if (count != NULL)
            *count = wanted;
        return TALON_E_SPACE;
    }
    aim.tricks = tricks_wanted(&state);
    tln_sv_prepare(&drive, solver, (struct effort){limit, stop});
    status = solve_all(&drive, &source, &aim, wanted, worlds, &solved);
    tln_sv_end(&drive);
    if (status >= 0 && count != NULL)
        *count = solved;
    return status;
}

/* Checks that the contractor is about to discard, and that the view shows its
 * cards. */
static talon_status discarding_status(const talon_game *view,
                                      talon_fh_state *state)
{
    talon_status status = talon_fh_state_of(view, state);

    if (status >= 0)
        status = tln_known_game(view);
    if (status < 0)
        return status;
    if (state->phase != TALON_PHASE_DISCARD)
        return TALON_E_PHASE;
    return count_bits(state->hand[state->bidder]) == state->held[state->bidder]
               ? TALON_OK
               : TALON_E_VIEW;
}

/* Describes the choice of the contractor, which does not depend on the other
 * hands. Not inline, as the rules should not be on the stack while worlds are
 * solved. */
static NEVER_INLINE talon_status list_choice(const talon_game *view,
                                             const talon_fh_state *state,
                                             struct discards *discards)
{
    talon_fh_position position;
    talon_rules rules;
    talon_status status = talon_game_rules(view, &rules);

    if (status < 0)
        return status;
    tln_sv_take_contract(view, state, &rules, &position);
    position.hand[state->bidder] = state->hand[state->bidder];
    tln_sv_list_cards(&position,
                      (uint32_t)state->held[state->bidder] - state->kitty_count,
                      discards);
    return TALON_OK;
}

static void list_sums(const struct discards *discards,
                      talon_fh_discard_sum *sums)
{
    struct discard discard = {0, 0};

    for (; tln_sv_next_discard(discards, &discard); sums++) {
        memset(sums, 0, sizeof *sums);
        sums->discard = tln_sv_laid_away(discards, &discard);
        sums->suit = (uint8_t)discard.suit;
    }
}

/* Stands for the value of a discard in a world where it is not known. */
#define NOT_FOUND 255

/* Adds what was found about the first of equal discards, by its number, to the
 * sums of them all. */
static void add_world(const struct discards *discards, const uint8_t *found,
                      talon_fh_discard_sum *sums)
{
    struct discard discard = {0, 0};

    for (; tln_sv_next_discard(discards, &discard); sums++) {
        struct discard first = tln_sv_first_equal(discards, &discard);
        uint8_t value = found[tln_sv_number_of(discards, &first)];

        if (value != NOT_FOUND) {
            sums->sum += value;
            sums->worlds++;
        }
    }
}

/* Solves the discards of one world. What is found is noted in `found`, which
 * has room for all discards. */
static talon_status solve_discards(struct drive *drive, const talon_game *world,
                                   const struct aim *aim, uint8_t *found,
                                   talon_fh_discard_sum *sums)
{
    struct question question = {TALON_FH_DISCARDS_EVERY, 0, 0};
    struct discards discards;
    struct choice choice;
    talon_fh_position position;
    talon_status status = talon_fh_position_before_discard(world, &position);

    if (status < 0)
        return status;
    if (aim->goal == TALON_FH_GOAL_MADE)
        question = (struct question){0, aim->tricks, 0};
    tln_sv_list_discards(&position, &discards);
    memset(found, NOT_FOUND, tln_sv_count_discards(&discards));
    tln_sv_begin_choice(&choice, drive, &discards, question);
    while (tln_sv_next_choice(&choice)) {
        int32_t value =
            question.bar != 0 ? choice.low >= question.bar : choice.low;

        if (tln_sv_is_answered(&choice))
            found[tln_sv_number_of(&discards, &choice.equals.first)] =
                (uint8_t)value;
    }
    add_world(&discards, found, sums);
    return choice.is_known ? TALON_OK : TALON_UNFINISHED;
}

talon_status talon_fh_solve_discard_worlds(
    talon_fh_solver *solver, const talon_game *view, uint32_t goal,
    uint32_t limit, const uint32_t *stop, talon_rng *rng, void *scratch,
    size_t size, uint32_t wanted, talon_fh_discard_sum *sums, uint32_t capacity,
    uint32_t *count)
{
    struct drive drive;
    struct aim aim = {goal, 0};
    struct source source = {view, rng, scratch, size};
    struct discards discards;
    talon_fh_state state;
    talon_game *world;
    uint32_t entries;
    talon_status status = tln_sv_solver_status(solver);

    if (status != TALON_OK)
        return status;
    if (rng == NULL || scratch == NULL || (sums == NULL && capacity > 0))
        return TALON_E_NULL;
    status = discarding_status(view, &state);
    if (status >= 0)
        status = list_choice(view, &state, &discards);
    if (status < 0)
        return status;
    if (goal != TALON_FH_GOAL_TRICKS && goal != TALON_FH_GOAL_MADE)
        return TALON_E_ARGUMENT;
    entries = tln_sv_count_discards(&discards);
    status = scratch_status(scratch, size, entries);
    if (status < 0)
        return status;
    if (count != NULL)
        *count = entries;
    if (sums == NULL)
        return TALON_OK;
    if (capacity < entries)
        return TALON_E_SPACE;
    aim.tricks = tricks_wanted(&state);
    list_sums(&discards, sums);
    tln_sv_prepare(&drive, solver, (struct effort){limit, stop});
    for (; wanted > 0 && status == TALON_OK; wanted--) {
        status = sample(&drive, &source, &world);
        /* Sampling needs nothing of the scratch memory from one world to the
         * next. */
        if (status == TALON_OK)
            status = solve_discards(&drive, world, &aim, scratch, sums);
        drive.search.nodes += entries;
    }
    tln_sv_end(&drive);
    return status;
}
