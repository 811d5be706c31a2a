/* SPDX-License-Identifier: MIT */
/* What notes add to the chances of contracts. Tables tell how often a contract
 * is made among players of the level. Where the contracts of a side were made
 * more often than is usual there, be it that the side is stronger or that the
 * others are weaker, the odds of its next one are better by as much. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_ODDS_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_ODDS_H

#include "advisor/five_hundred/pf_mind.h"

/* By what the odds are multiplied: more / less. */
struct pf_odds {
    uint64_t more, less;
};

/* What the notes say of a seat's contracts. `usual` is how often those of this
 * kind are made, up to TALON_CERTAIN; not never, and not always. Without notes,
 * nothing changes. */
struct pf_odds tln_pf_odds(const struct pf_mind *mind, uint32_t seat,
                           uint32_t denomination, uint32_t usual);

/* The chance at these odds. Both chances are up to TALON_CERTAIN, and neither
 * is certain. */
uint32_t tln_pf_at_odds(const struct pf_odds *odds, uint32_t chance);

#endif
