/* SPDX-License-Identifier: MIT */
/* How the players of a level bet, learned from games among themselves. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_EQUAL_H
#define TALON_ADVISOR_TRIPOLI_PT_EQUAL_H

#include <stdint.h>

enum {
    EQUAL_LEVELS = 4,
    EQUAL_HANDS = 17, /* by the share of hands that are worse */
    EQUAL_RAISES = 4, /* raises made so far: 0, 1, 2, more */
    EQUAL_PRICES = 3
};

/* Chances in 1024ths. */
struct pt_equal_answer {
    uint16_t call, raise;
};

struct pt_equal {
    uint16_t bet[EQUAL_HANDS]; /* where nobody has bet */
    struct pt_equal_answer answer[EQUAL_RAISES][EQUAL_PRICES][EQUAL_HANDS];
};

/* The learner has tables of its own, and changes them. */
#ifndef PT_EQUAL_CONST
#define PT_EQUAL_CONST const
#endif

/* By level, one of #talon_level_id, less 1. */
extern PT_EQUAL_CONST struct pt_equal tln_pt_equal[EQUAL_LEVELS];

/* The number of a hand, from its share of worse hands in 1024ths; the better
 * the hands, the finer. */
static inline uint32_t tln_pt_equal_hand(uint32_t share)
{
    uint32_t part = share / 16;

    if (part < 32)
        return part / 8;
    if (part < 48)
        return 4 + (part - 32) / 4;
    if (part < 60)
        return 8 + (part - 48) / 2;
    return part < 62 ? 14 : part - 47;
}

static inline uint32_t tln_pt_equal_raises(uint32_t raises)
{
    return raises < EQUAL_RAISES ? raises : EQUAL_RAISES - 1;
}

/* The number of a price in 1024ths: to a fifth, to a third, more. */
static inline uint32_t tln_pt_equal_price(uint32_t price)
{
    return price < 205 ? 0 : price < 341 ? 1 : 2;
}

#endif
