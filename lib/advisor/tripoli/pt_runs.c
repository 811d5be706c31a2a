/* SPDX-License-Identifier: MIT */
#include "advisor/tripoli/pt_runs.h"
#include "advisor/base/bits.h"

#define LOWEST_BITS ((uint64_t)0x0001000100010001)

static int64_t payable(const struct course *course, const struct runs *runs,
                       uint32_t player, int64_t amount)
{
    int64_t most = course->purse[player] + runs->chips[player];

    return amount < most ? amount : most;
}

/* What a player pays for the cards left in its hand. */
static int64_t left_over(const struct course *course, const struct runs *runs,
                         uint32_t player)
{
    return payable(course, runs, player,
                   course->card_pay * count_bits(runs->hand[player]));
}

/* TR-27 */
static void go_out(const struct course *course, struct runs *runs,
                   uint32_t winner)
{
    uint32_t player;
    int64_t paid;

    runs->is_over = 1;
    runs->leader = winner;
    runs->chips[winner] += runs->box[TALON_TR_BOX_KITTY];
    runs->box[TALON_TR_BOX_KITTY] = 0;
    for (player = 0; player < course->players; player++) {
        if (player == winner)
            continue;
        paid = left_over(course, runs, player);
        runs->chips[player] -= paid;
        runs->chips[winner] += paid;
    }
}

/* TR-26 */
static void dead_end(const struct course *course, struct runs *runs)
{
    uint32_t player;

    runs->is_over = 1;
    runs->is_dead = 1;
    for (player = 0; player < course->players; player++)
        runs->chips[player] -= left_over(course, runs, player);
}

/* TR-25: the lead passes on from players that cannot lead. */
static void pass_lead(const struct course *course, struct runs *runs,
                      uint32_t leader)
{
    int64_t paid;

    if ((runs->held & runs->allowed) == 0) {
        dead_end(course, runs);
        return;
    }
    while ((runs->hand[leader] & runs->allowed) == 0) {
        paid = payable(course, runs, leader, course->penalty);
        runs->chips[leader] -= paid;
        runs->box[TALON_TR_BOX_KITTY] += paid;
        leader = leader + 1 < course->players ? leader + 1 : 0;
    }
    runs->leader = leader;
}

void tln_pt_runs_resume(const struct course *course, struct runs *runs,
                        uint32_t leader)
{
    uint32_t i;

    runs->held = 0;
    for (i = 0; i < course->players; i++) {
        runs->held |= runs->hand[i];
        runs->chips[i] = 0;
    }
    for (i = 0; i <= TALON_TR_BOXES; i++)
        runs->box[i] = course->box[i];
    runs->is_over = 0;
    runs->is_dead = 0;
    pass_lead(course, runs, leader);
}

void tln_pt_runs_begin(const struct course *course, struct runs *runs,
                       uint32_t leader)
{
    runs->is_first = 1;
    runs->allowed = course->next_lead == TALON_TR_NEXT_LEAD_ALTERNATE
                        ? BLACK_LANES
                        : ALL_LANES;
    tln_pt_runs_resume(course, runs, leader);
}

/* The cards of a set that have its lowest rank. */
static uint64_t lowest_rank(uint64_t cards)
{
    uint64_t ranks = cards | cards >> 2 * LANE_BITS;

    ranks = (ranks | ranks >> LANE_BITS) & LANE;
    return cards & low_bit(ranks) * LOWEST_BITS;
}

/* The lowest card of each suit: subtracting 1 from a lane borrows from its
 * lowest card and no further. */
static uint64_t lowest_of_suits(uint64_t cards)
{
    uint64_t below = ((cards | LOWEST_BITS << 15) - LOWEST_BITS);

    return cards & ~below;
}

uint64_t tln_pt_runs_leads(const struct course *course, const struct runs *runs)
{
    uint64_t cards = runs->hand[runs->leader] & runs->allowed;

    switch (runs->is_first ? course->first_lead : course->lead) {
    case LEAD_LOWEST:
        return lowest_of_suits(cards);
    case LEAD_ANY:
        return cards;
    default:
        return lowest_rank(cards);
    }
}

static void collect(struct runs *runs, uint32_t box, uint32_t player)
{
    runs->chips[player] += runs->box[box];
    runs->box[box] = 0;
}

/* TR-28: empties the boxes that the cards of a run collect. A player has played
 * the pair or the sequence if all its cards are in the run and came from that
 * player's hand. A run is in one suit, so no two sequences compete in it. */
static void collect_run(const struct course *course, struct runs *runs,
                        uint64_t run)
{
    uint32_t player, i;
    uint64_t lowest;

    for (player = 0; player < course->players; player++) {
        uint64_t own = run & runs->hand[player];

        if (own == 0)
            continue;
        for (i = 0; i < 5; i++) {
            if (own & course->pay[i])
                collect(runs, TALON_TR_BOX_ACE + i, player);
        }
        if (course->pair != 0 && (own & course->pair) == course->pair)
            collect(runs, TALON_TR_BOX_PAIR, player);
        lowest = own & own >> 1 & own >> 2 & course->sequence;
        if (lowest != 0)
            collect(runs, TALON_TR_BOX_SEQUENCE, player);
    }
}

/* Finds the player that is the first to run out of cards in a run, and ends the
 * run there. Returns the number of players if nobody does. */
static uint32_t find_out(const struct course *course, const struct runs *runs,
                         uint64_t *run)
{
    uint32_t player, out = course->players;
    uint64_t left = *run;

    for (player = 0; player < course->players; player++) {
        uint64_t hand = runs->hand[player];

        if (hand != 0 && (hand & ~left) == 0) {
            left &= (high_bit(hand) << 1) - 1;
            out = player;
        }
    }
    *run = left;
    return out;
}

uint64_t tln_pt_suits_after(const struct course *course, uint32_t card)
{
    switch (course->next_lead) {
    case TALON_TR_NEXT_LEAD_OTHER_SUIT:
        return ~(LANE << (card & ~(uint32_t)(LANE_BITS - 1)));
    case TALON_TR_NEXT_LEAD_ANY_SUIT:
        return ALL_LANES;
    default: /* the other color */
        return card < 2 * LANE_BITS ? RED_LANES : BLACK_LANES;
    }
}

void tln_pt_runs_lead(const struct course *course, struct runs *runs,
                      uint32_t card)
{
    uint64_t run = runs->held >> card;
    uint32_t player, out, last = 0;
    uint64_t top;

    run = (run & ~(run + 1)) << card; /* the ones below the first zero */
    out = find_out(course, runs, &run);
    if (course->collects)
        collect_run(course, runs, run);
    top = high_bit(run);
    for (player = 0; player < course->players; player++) {
        if (runs->hand[player] & top)
            last = player;
        runs->hand[player] &= ~run;
    }
    runs->held &= ~run;
    runs->is_first = 0;
    if (out < course->players) {
        go_out(course, runs, out);
        return;
    }
    runs->allowed = tln_pt_suits_after(course, card);
    pass_lead(course, runs, last);
}

uint32_t tln_pt_draw(uint64_t cards, struct stream *stream)
{
    uint32_t skip =
        is_single(cards) ? 0 : stream_below(stream, count_bits(cards));

    for (; skip > 0; skip--)
        cards &= cards - 1;
    return low_index(cards);
}

uint32_t tln_pt_runs_draw(const struct course *course, const struct runs *runs,
                          uint32_t lowest, struct stream *stream)
{
    uint64_t cards = tln_pt_runs_leads(course, runs);

    return tln_pt_draw(lowest >> runs->leader & 1 ? lowest_rank(cards) : cards,
                       stream);
}

void tln_pt_runs_finish(const struct course *course, struct runs *runs,
                        uint32_t lowest, struct stream *stream)
{
    while (!runs->is_over)
        tln_pt_runs_lead(course, runs,
                         tln_pt_runs_draw(course, runs, lowest, stream));
}

int64_t tln_pt_runs_worth(const struct course *course, const struct runs *runs)
{
    int64_t worth = (int64_t)course->players * runs->chips[0];
    uint32_t player;

    for (player = 0; player < course->players; player++)
        worth -= runs->chips[player];
    return worth;
}
