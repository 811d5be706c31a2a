/* SPDX-License-Identifier: MIT */
/* A value is found by searches with null windows. Each such search tells
 * whether a target is reached, and gives a bound on the value, which may say
 * more than the target asked. The first target is a guess; then the lower and
 * the upper bound close in on the value. What one search finds out stays in the
 * table for the next. */
#include "advisor/solver/drive.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/stop.h"
#include "advisor/search/pause.h"
#include "advisor/solver/solver_constants.h"

static search_entry *const entries[] = {
    [INSTANCE_THREE] = tln_sv_three,
    [INSTANCE_FOUR] = tln_sv_four,
    [INSTANCE_THREE_PLAIN] = tln_sv_three_plain,
    [INSTANCE_FOUR_PLAIN] = tln_sv_four_plain,
    [INSTANCE_ANY] = tln_sv_any,
    [INSTANCE_MISERE] = tln_sv_misere,
};

static enum instance instance_of(const struct root *root)
{
    if (root->is_misere)
        return INSTANCE_MISERE;
    if (root->is_wide || (root->hands == 4 && root->side != 5))
        return INSTANCE_ANY;
    if (root->trumps)
        return root->hands == 3 ? INSTANCE_THREE : INSTANCE_FOUR;
    return root->hands == 3 ? INSTANCE_THREE_PLAIN : INSTANCE_FOUR_PLAIN;
}

/* Finds the partner of each hand that has just one. */
static void find_partners(struct search *search)
{
    uint32_t hand, other;

    memset(search->partner, NO_HAND, sizeof search->partner);
    for (hand = 0; hand < search->hands; hand++) {
        uint32_t count = 0;

        for (other = 0; other < search->hands; other++) {
            if (other == hand ||
                ((search->side >> hand ^ search->side >> other) & 1) != 0)
                continue;
            search->partner[hand] = (uint8_t)other;
            count++;
        }
        if (count != 1)
            search->partner[hand] = NO_HAND;
    }
}

static void describe(const struct root *root, struct context *context)
{
    memset(context, 0, sizeof *context);
    context->instance = instance_of(root);
    if (context->instance >= INSTANCE_ANY)
        memcpy(context->lane, root->lane, sizeof context->lane);
    context->hands = root->hands;
    context->side = root->side;
    context->trumps = root->trumps;
    if (!root->trumps)
        context->joker_rule = root->joker_rule + 1;
}

/* Notes the state at the start of a call. Raises its limit if earlier calls for
 * the same position may have made no progress. */
static void begin_call(struct drive *drive, const talon_fh_position *position)
{
    const struct patience *patience = &drive->solver->patience;
    uint64_t part = patience->spent / PATIENCE;

    drive->first = *position;
    if (part > drive->search.nodes_most &&
        memcmp(&patience->position, position, sizeof *position) == 0)
        tln_sv_limit(&drive->search, part);
}

/* Notes whether a call made progress. One that its caller stopped says nothing
 * about that. */
static void end_call(struct drive *drive)
{
    struct patience *patience = &drive->solver->patience;
    const struct search *search = &drive->search;

    if (!search->stopped ||
        memcmp(&patience->position, &drive->first, sizeof drive->first) != 0)
        patience->spent = 0;
    patience->position = drive->first;
    if (search->stopped && search->nodes >= search->nodes_most &&
        (search->table.has_forgotten || search->table.stored == 0))
        patience->spent += search->nodes;
}

void tln_sv_widen(struct drive *drive, const talon_fh_position *position)
{
    struct root earlier;
    uint32_t seat, cards = 0;

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        cards += count_bits(position->hand[seat]);
    if (cards + LANES > 64)
        return;
    if (drive->has_lanes)
        earlier = drive->root;
    tln_sv_make_root(position, drive->has_lanes ? &earlier : NULL,
                     &drive->root);
    drive->has_lanes = 1;
}

void tln_sv_change(struct drive *drive, const talon_fh_position *position)
{
    struct search *search = &drive->search;
    struct root *root = &drive->root, earlier;
    struct context context;
    int is_first = !drive->is_open;

    if (!is_first)
        tln_sv_close(drive->solver, &search->table);
    if (drive->has_lanes)
        earlier = *root;
    tln_sv_make_root(position, drive->has_lanes ? &earlier : NULL, root);
    drive->has_lanes = drive->is_open = 1;
    describe(root, &context);
    tln_sv_open(drive->solver, &context, root->cards, &search->table);
    memcpy(search->lane, root->lane, sizeof search->lane);
    memcpy(search->lane_of, root->lane_of, sizeof search->lane_of);
    search->bottoms = root->bottoms;
    search->trump_lane = root->trumps ? root->lane[3] : 0;
    search->has_root = 0;
    search->hands = root->hands;
    search->side = root->side;
    search->joker_rule = root->joker_rule;
    search->contractor = root->contractor;
    find_partners(search);
    drive->entry = entries[context.instance];
    drive->taken = position->taken;
    if (is_first)
        begin_call(drive, position);
}

/* The nodes that a limit allows. */
static uint64_t nodes_of(uint32_t limit)
{
    if (limit >= TALON_FH_NODES_UNLIMITED)
        return UINT64_MAX;
    return limit != 0 ? most(limit, LIMIT_MIN) : TALON_FH_NODES_DEFAULT;
}

void tln_sv_prepare(struct drive *drive, talon_fh_solver *solver,
                    struct effort effort)
{
    memset(&drive->search, 0, sizeof drive->search);
    drive->solver = solver;
    drive->has_lanes = drive->is_open = 0;
    drive->guess = 0;
    drive->search.stop = effort.stop;
    drive->search.tricks = (unsigned char *)solver->tricks;
    tln_sv_limit(&drive->search, nodes_of(effort.limit));
}

void tln_sv_start(struct drive *drive, talon_fh_solver *solver,
                  const talon_fh_position *position, struct effort effort)
{
    tln_sv_prepare(drive, solver, effort);
    tln_sv_change(drive, position);
}

void tln_sv_restart(struct drive *drive)
{
    tln_sv_limit(&drive->search, drive->search.nodes_most);
}

void tln_sv_end(struct drive *drive)
{
    if (!drive->is_open)
        return;
    tln_sv_close(drive->solver, &drive->search.table);
    end_call(drive);
}

struct range tln_sv_whole_range(const struct drive *drive)
{
    struct range range = {0, drive->root.is_misere ? 1 : drive->root.cards};

    return range;
}

void tln_sv_ask(struct drive *drive, struct range *range, uint32_t target)
{
    uint32_t value;

    if (drive->search.stopped || target <= range->low || target > range->high)
        return;
    drive->search.stopped = (uint32_t)is_stop_set(drive->search.stop);
    if (drive->search.stopped)
        return;
    value = drive->entry(&drive->search, &drive->root, target);
    if (drive->search.stopped)
        return;
    if (value >= target)
        range->low = most(range->low, value);
    else
        range->high = least(range->high, value);
}

void tln_sv_narrow(struct drive *drive, struct range *range, uint32_t guess)
{
    uint32_t target = most(range->low + 1, least(guess, range->high));

    while (range->low < range->high && !drive->search.stopped) {
        uint32_t low = range->low;

        tln_sv_ask(drive, range, target);
        target = range->low > low ? range->low + 1 : range->high;
    }
}

/* What a hand adds to the tricks that its side can expect, in 32nds of a trick:
 * its trumps, the highest cards of each suit, short suits if it has trumps to
 * ruff with, the joker, the lead. */
static int32_t worth_of(const struct root *root, uint32_t hand)
{
    static const uint8_t trump_tops[] = GUESS_TRUMP_TOPS;
    static const uint8_t tops[2][3] = GUESS_TOPS;
    uint64_t all = root->hand[hand];
    uint32_t trumps = root->trumps ? count_bits(all & root->lane[3]) : 0;
    int32_t worth = root->trumps ? GUESS_TRUMP * (int32_t)trumps : GUESS_PLAIN;
    uint32_t lane, i;

    for (lane = 0; lane < LANES; lane++) {
        uint64_t bit = high_bit(root->lane[lane]);
        uint64_t cards = all & root->lane[lane];

        if (root->trumps && lane == 3) {
            for (i = 0; i < sizeof trump_tops; i++)
                worth += (cards & bit >> i) != 0 ? trump_tops[i] : 0;
            continue;
        }
        for (i = 0; i < sizeof tops[0]; i++)
            worth += (cards & bit >> i) != 0 ? tops[root->trumps][i] : 0;
        if (trumps != 0)
            worth += GUESS_SHORT *
                     (GUESS_SHORT_FROM -
                      (int32_t)least(count_bits(cards), GUESS_SHORT_FROM));
    }
    if (root->jokers.high == hand)
        worth += GUESS_JOKER;
    return worth + (hand == root->leader ? GUESS_LEAD : 0);
}

/* The guess is drawn toward the middle, where a wrong target costs less, and is
 * made a little too high rather than too low. */
uint32_t tln_sv_guess(const struct drive *drive)
{
    const struct root *root = &drive->root;
    int32_t sum = 0;
    uint32_t hand;

    for (hand = 0; hand < root->hands; hand++)
        sum += (root->side >> hand & 1) != 0 ? worth_of(root, hand)
                                             : -worth_of(root, hand);
    sum = sum * GUESS_DRAWN / 100 + (int32_t)root->cards * GUESS_MIDDLE +
          GUESS_UP;
    return sum < 0 ? 0 : least((uint32_t)sum / GUESS_TRICK, root->cards);
}

void tln_sv_values(const struct drive *drive, const struct range *range,
                   int8_t *low, int8_t *high)
{
    uint32_t cards = drive->root.is_misere ? 1 : drive->root.cards;
    uint32_t least_value = range->low, most_value = range->high;

    if (drive->root.other_side) {
        least_value = cards - range->high;
        most_value = cards - range->low;
    }
    *low = (int8_t)(drive->taken + least_value);
    *high = (int8_t)(drive->taken + most_value);
}

uint32_t tln_sv_target(const struct drive *drive, int32_t value)
{
    int32_t to_come = value - (int32_t)drive->taken;
    int32_t cards = (int32_t)drive->root.cards;

    if (drive->root.is_misere)
        return to_come == 1 ? 1 : 0;
    if (to_come < 1 || to_come > cards)
        return 0;
    return (uint32_t)(drive->root.other_side ? cards + 1 - to_come : to_come);
}

struct range tln_sv_range(const struct drive *drive, int32_t low, int32_t high)
{
    int32_t cards = (int32_t)drive->root.cards;
    struct range range;

    low -= (int32_t)drive->taken;
    high -= (int32_t)drive->taken;
    if (drive->root.other_side) {
        int32_t other = cards - low;

        low = cards - high;
        high = other;
    }
    range.low = (uint32_t)low;
    range.high = (uint32_t)high;
    return range;
}
