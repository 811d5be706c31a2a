/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_WIN_CHANCE_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_WIN_CHANCE_H

#include <stdint.h>

/* The chance, in 1/10 000, that a side wins a game of two sides from scores at
 * which neither has won yet. */
int32_t tln_pf_win_chance(int32_t own, int32_t other, int32_t target);

#endif
