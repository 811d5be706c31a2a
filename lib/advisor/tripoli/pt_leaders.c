/* SPDX-License-Identifier: MIT */
/* What the leads of others say about their hands. Some players lead at random,
 * others always lead their lowest card. A player that has led the lowest of
 * several cards probably belongs to the second kind, and then it has no lower
 * card. And a random leader that has few cards to choose from is more likely to
 * lead each of them. So for each player and world, it is calculated how likely
 * each kind is to make these leads; the world is weighted by the mean of the
 * two, and the more common kind counts for more. */
#include "advisor/tripoli/pt_leaders.h"
#include "advisor/base/bits.h"
#include "advisor/tripoli/pt_constants.h"
#include "advisor/tripoli/pt_percentile.h"
#include "advisor/tripoli/pt_weights.h"

struct led {
    uint32_t player;
    uint32_t card;
    uint64_t allowed; /* suits that may be led, as lanes */
    uint32_t is_first;
    uint64_t played; /* cards played by this player, from this lead on */
};

struct leads {
    uint32_t count;
    struct led led[TALON_PACK_MAX];
};

/* Finds the leads among the plays, and the cards that each leader has played
 * from that lead on. */
static void find_leads(const struct pt_mind *mind, struct leads *leads)
{
    talon_move plays[TALON_PACK_MAX];
    uint32_t count = 0, i, k, last = 64;

    leads->count = 0;
    if (talon_tr_plays(mind->decision->view, plays, TALON_PACK_MAX, &count) < 0)
        return;
    for (i = 0; i < count; i++) {
        uint64_t bit = close_up(plays[i].cards);
        uint32_t card = low_index(bit);
        uint32_t player = mind->player_of[plays[i].seat];

        if (i == 0 || card != last + 1) {
            struct led *led = &leads->led[leads->count++];

            led->player = player;
            led->card = card;
            led->is_first = i == 0;
            led->allowed =
                i > 0 ? tln_pt_suits_after(&mind->course, last)
                : mind->course.next_lead == TALON_TR_NEXT_LEAD_ALTERNATE
                    ? BLACK_LANES
                    : ALL_LANES;
            led->played = 0;
        }
        for (k = 0; k < leads->count; k++) {
            if (leads->led[k].player == player)
                leads->led[k].played |= bit;
        }
        last = card;
    }
}

/* How likely each kind of player is to make a lead, in 1024ths: one that leads
 * at random, and one that leads its lowest card. */
static void judge_lead(const struct pt_mind *mind, const struct pt_world *world,
                       const struct led *led, uint32_t *random,
                       uint32_t *lowest)
{
    struct runs runs;
    uint64_t choices, ranks, bit = ONE << led->card;
    uint32_t rank = led->card % LANE_BITS;

    runs.hand[0] = world->hand[led->player] | led->played;
    runs.leader = 0;
    runs.allowed = led->allowed;
    runs.is_first = led->is_first;
    choices = tln_pt_runs_leads(&mind->course, &runs);
    if ((choices & bit) == 0) {
        *random = *lowest = 1;
        return;
    }
    ranks = choices | choices >> 2 * LANE_BITS;
    ranks = (ranks | ranks >> LANE_BITS) & LANE;
    *random = ONE_1024 / count_bits(choices);
    *lowest = is_single(choices)         ? ONE_1024
              : low_index(ranks) == rank ? ONE_1024 - SLIPS
                                         : SLIPS;
}

static void weigh(struct pt_mind *mind, struct pt_world *world,
                  const struct leads *leads, struct scaled *weight)
{
    uint64_t random[PLAYERS_MAX], lowest[PLAYERS_MAX], sum;
    uint32_t i, at_random, as_lowest, player;

    for (player = 0; player < mind->players; player++) {
        random[player] = (uint64_t)(ONE_1024 - LOWEST_SHARE) << 40;
        lowest[player] = (uint64_t)LOWEST_SHARE << 40;
    }
    for (i = 0; i < leads->count; i++) {
        const struct led *led = &leads->led[i];

        if (led->player == 0)
            continue;
        judge_lead(mind, world, led, &at_random, &as_lowest);
        random[led->player] = random[led->player] / ONE_1024 * at_random;
        lowest[led->player] = lowest[led->player] / ONE_1024 * as_lowest;
    }
    for (player = 1; player < mind->players; player++) {
        sum = random[player] + lowest[player];
        tln_pt_scale(weight, (uint32_t)(sum >> 20) + 1);
        if (stream_below(&mind->stream, ONE_1024) * (sum / ONE_1024 + 1) <
            lowest[player])
            world->lowest |= 1u << player;
    }
}

void tln_pt_weigh_by_leads(struct pt_mind *mind)
{
    struct leads leads;
    uint32_t w;

    find_leads(mind, &leads);
    for (w = 0; w < mind->worlds; w++) {
        if (w > 0 && tln_pl_stopped(mind->decision))
            break;
        mind->scaled[w] = tln_pt_scaled_of(mind->world[w].weight);
        weigh(mind, &mind->world[w], &leads, &mind->scaled[w]);
    }
    tln_pt_set_weights(mind, w);
}
