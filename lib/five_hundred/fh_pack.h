/* SPDX-License-Identifier: MIT */
/* The pack and how it is divided (FH-2, FH-3), from the rules alone: `rule` is
 * an array with the value of option i, always legal, in rule[i]. */
#ifndef TALON_FIVE_HUNDRED_FH_PACK_H
#define TALON_FIVE_HUNDRED_FH_PACK_H

#include "base/set.h"
#include "talon/five_hundred.h"

/* Cards in a hand, and so tricks in it (FH-3, FH-24). */
#define HAND_CARDS 10
#define TRICKS     TALON_FH_TRICKS

/* Cards in the kitty (FH-3). */
#define KITTY_MIN 2
#define KITTY_MAX 6

/* The cards of the pack (FH-2). */
talon_cards tln_fh_pack(const int16_t *rule);

/* Whether a third hand is dealt and stays dead (FH-3). */
static inline int has_dead_hand(const int16_t *rule)
{
    return rule[TALON_FH_OPTION_PLAYERS] == 2 &&
           rule[TALON_FH_OPTION_PACK] != TALON_FH_PACK_NINE_UP;
}

/* Hands dealt, including the dead one, whose number follows the last seat. */
static inline uint32_t hands_dealt(const int16_t *rule)
{
    return (uint32_t)(rule[TALON_FH_OPTION_PLAYERS] + has_dead_hand(rule));
}

/* Cards left for the kitty (FH-3); outside KITTY_MIN … KITTY_MAX the rules
 * contradict each other. */
static inline int32_t kitty_size(const int16_t *rule)
{
    return (int32_t)set_count(tln_fh_pack(rule)) -
           HAND_CARDS * (int32_t)hands_dealt(rule);
}

#endif
