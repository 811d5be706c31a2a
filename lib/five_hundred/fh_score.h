/* SPDX-License-Identifier: MIT */
/* The score of a hand, and the bounds of a game's scores, from the rules
 * alone. */
#ifndef TALON_FIVE_HUNDRED_FH_SCORE_H
#define TALON_FIVE_HUNDRED_FH_SCORE_H

#include "five_hundred/fh_sides.h"

/* What a slam scores at least (FH-33). */
#define SLAM_VALUE 250

/* The deals after which every game ends (FH-40). */
#define DEALS_MAX 1000000

/* No score can pass this: a hand changes it by at most a thousand, the value of
 * a misère (FH-32), and there are at most a million hands. */
#define SCORE_MAX 1000000000

/* The deals after which this game ends (FH-39, FH-40). */
static inline uint32_t deals_limit(const int16_t *rule)
{
    return rule[TALON_FH_OPTION_MAX_DEALS] != 0
               ? (uint32_t)rule[TALON_FH_OPTION_MAX_DEALS]
               : DEALS_MAX;
}

/* FH-23: whether a seat has the score and the bar of its side's first seat. */
static inline int agrees_with_side(const int16_t *rule,
                                   const int32_t score[SEATS], uint32_t barred,
                                   uint32_t seat)
{
    uint32_t first = set_lowest(side_of(rule, seat));

    return score[seat] == score[first] &&
           ((barred >> seat ^ barred >> first) & 1) == 0;
}

/* Scores a sound hand: FH-33…FH-40. */
void tln_fh_score(const int16_t *rule, const talon_fh_hand *hand,
                  talon_fh_score *score);

#endif
