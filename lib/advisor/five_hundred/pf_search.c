/* SPDX-License-Identifier: MIT */
/* How the player uses the solver: all positions of one decision share the
 * solver's memory, and the nodes used for them are counted. */
#include "advisor/five_hundred/pf_search.h"

talon_status tln_pf_begin_search(struct pf_mind *mind, uint32_t limit)
{
    talon_status status = talon_fh_solver_init(
        mind->solver_memory, sizeof mind->solver_memory, &mind->solver);

    if (status == TALON_OK)
        tln_sv_prepare(&mind->drive, mind->solver,
                       (struct effort){limit, mind->decision->stop});
    return status;
}

void tln_pf_end_search(struct pf_mind *mind)
{
    tln_sv_end(&mind->drive);
}

/* FH-22: in a world, the partner is the seat that holds the card called. */
static uint8_t side_in(const struct sight *sight, const struct pf_world *world)
{
    uint32_t seat, side = 1u << sight->base.contractor;

    for (seat = 0; seat < sight->seats; seat++) {
        if ((world->hand[seat] >> sight->state.called & 1) != 0)
            side |= 1u << seat;
    }
    return (uint8_t)side;
}

void tln_pf_position(const struct pf_mind *mind, const struct pf_world *world,
                     talon_fh_position *position)
{
    const struct sight *sight = &mind->sight;
    uint32_t seat, i;

    *position = sight->base;
    for (seat = 0; seat < SEATS; seat++)
        position->hand[seat] =
            (position->playing >> seat & 1) != 0 ? world->hand[seat] : 0;
    if (!sight->is_called_hidden)
        return;
    position->side = side_in(sight, world);
    position->taken = 0;
    for (i = 0; i < sight->seats; i++) {
        if ((position->side >> i & 1) != 0)
            position->taken =
                (uint8_t)(position->taken + sight->state.tricks[i]);
    }
}

static void open_position(struct pf_mind *mind,
                          const talon_fh_position *position)
{
    tln_sv_restart(&mind->drive);
    tln_sv_change(&mind->drive, position);
}

/* Counts the nodes of a search, and sees whether the caller's flag ended it. */
static void close_position(struct pf_mind *mind)
{
    const struct search *search = &mind->drive.search;

    mind->nodes += search->nodes;
    if (search->stopped && search->nodes < search->nodes_most)
        mind->decision->stopped = 1;
}

static int32_t middle(int32_t low, int32_t high)
{
    return (low + high + 1) / 2;
}

int32_t tln_pf_solve(struct pf_mind *mind, const talon_fh_position *position)
{
    struct range range;
    int8_t low, high;

    open_position(mind, position);
    range = tln_sv_whole_range(&mind->drive);
    tln_sv_narrow(&mind->drive, &range, tln_sv_guess(&mind->drive));
    tln_sv_values(&mind->drive, &range, &low, &high);
    close_position(mind);
    return middle(low, high);
}

void tln_pf_solve_options(struct pf_mind *mind,
                          const talon_fh_position *position,
                          struct options *options, int8_t *values)
{
    struct range range[SESSION_RANGES];
    talon_fh_card_value told[TALON_FH_CARD_VALUES_MAX];
    uint32_t i;

    open_position(mind, position);
    tln_sv_list(&mind->drive, position, options);
    for (i = 0; i < SESSION_RANGES; i++)
        range[i] = tln_sv_whole_range(&mind->drive);
    tln_sv_solve_options(&mind->drive, options, range);
    tln_sv_tell_options(&mind->drive, options, range, told);
    close_position(mind);
    for (i = 0; i < options->count; i++)
        values[i] = (int8_t)middle(told[i].low, told[i].high);
}

uint32_t tln_pf_best_option(struct pf_mind *mind,
                            const talon_fh_position *position,
                            struct options *options)
{
    struct range range, last;
    uint32_t best;

    open_position(mind, position);
    tln_sv_list(&mind->drive, position, options);
    if (options->count == 1)
        return 0;
    range = tln_sv_whole_range(&mind->drive);
    tln_sv_narrow(&mind->drive, &range, tln_sv_guess(&mind->drive));
    best = tln_sv_find_best(&mind->drive, options, range.low, &last);
    close_position(mind);
    return best < options->count ? best : 0;
}
