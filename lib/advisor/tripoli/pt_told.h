/* SPDX-License-Identifier: MIT */
/* What is stated of a chance: how often it came true in games among players of
 * the level. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_TOLD_H
#define TALON_ADVISOR_TRIPOLI_PT_TOLD_H

#include <stdint.h>

enum {
    TOLD_LEVELS = 4,
    TOLD_PARTS = 10
};

enum told_kind {
    TOLD_BEFORE, /* best hand, before raises */
    TOLD_ONE,    /* best hand, after one raise */
    TOLD_MORE,   /* best hand, after more raises */
    TOLD_OUT,    /* goes out */
    TOLD_KINDS
};

/* What is stated at 0, at a tenth, and so on to certainty, in
 * ten-thousandths. */
struct pt_told {
    uint16_t at[TOLD_KINDS][TOLD_PARTS + 1];
};

/* The learner has tables of its own, and changes them. */
#ifndef PT_TOLD_CONST
#define PT_TOLD_CONST const
#endif

/* By level, one of #talon_level_id, less 1. */
extern PT_TOLD_CONST struct pt_told tln_pt_told[TOLD_LEVELS];

/* What a chance of the best hand is after so many raises. */
static inline enum told_kind tln_pt_told_of(uint32_t raises)
{
    return raises == 0 ? TOLD_BEFORE : raises == 1 ? TOLD_ONE : TOLD_MORE;
}

/* What a level states of a chance in ten-thousandths. */
static inline uint32_t tln_pt_tell(uint32_t level, enum told_kind kind,
                                   uint32_t chance)
{
    uint32_t part = chance / 1000, rest = chance % 1000;
    const uint16_t *at;

    if (level < 1 || level > TOLD_LEVELS)
        return chance;
    at = tln_pt_told[level - 1].at[kind];
    if (part >= TOLD_PARTS)
        return at[TOLD_PARTS];
    return (at[part] * (1000 - rest) + at[part + 1] * rest + 500) / 1000;
}

#endif
