/* SPDX-License-Identifier: MIT */
/* Rules in 16 bits: every legal value of every option fits, so states keep no
 * more. Rules from outside are narrowed first. */
#ifndef TALON_FIVE_HUNDRED_FH_RULES_H
#define TALON_FIVE_HUNDRED_FH_RULES_H

#include "rules/options.h"
#include "talon/five_hundred.h"

/* Narrows legal values exactly; others become any number. */
static inline void narrow_rules(const int32_t *value, int16_t rule[RULES_KEPT])
{
    uint32_t i;

    for (i = 0; i < RULES_KEPT; i++)
        rule[i] = (int16_t)value[i];
}

#endif
