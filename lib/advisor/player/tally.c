/* SPDX-License-Identifier: MIT */
/* Where cards are in the worlds of a decision, as chances. */
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/player/decision.h"

void tln_pl_count_cards(struct tally *tally, uint32_t place, talon_cards cards,
                        uint32_t weight)
{
    while (cards != 0)
        tally->weight[low_index(take_low(&cards))][place] += weight;
}

/* Adds 1 to the chances that lost most by being rounded down, until all chances
 * together are 1. */
static void round_up(uint64_t lost[TALON_BELIEF_PLACES], uint32_t missing,
                     uint16_t chance[TALON_BELIEF_PLACES])
{
    while (missing-- > 0) {
        uint32_t most = 0, place;

        for (place = 1; place < TALON_BELIEF_PLACES; place++) {
            if (lost[place] > lost[most])
                most = place;
        }
        chance[most]++;
        lost[most] = 0;
    }
}

void tln_pl_tell_belief(const struct tally *tally, talon_card card,
                        talon_belief *belief)
{
    const uint64_t *weight = tally->weight[card];
    uint64_t lost[TALON_BELIEF_PLACES], all = 0;
    uint32_t place, missing = TALON_CERTAIN;

    memset(belief, 0, sizeof *belief);
    belief->card = card;
    belief->worlds = tally->worlds;
    for (place = 0; place < TALON_BELIEF_PLACES; place++)
        all += weight[place];
    for (place = 0; place < TALON_BELIEF_PLACES && all > 0; place++) {
        belief->chance[place] = (uint16_t)(weight[place] * TALON_CERTAIN / all);
        lost[place] = weight[place] * TALON_CERTAIN % all;
        missing -= belief->chance[place];
    }
    if (all > 0)
        round_up(lost, missing, belief->chance);
}
