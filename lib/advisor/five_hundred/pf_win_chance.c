/* SPDX-License-Identifier: MIT */
/* The chance to win the game, interpolated in a table from the scores of both
 * sides. If the game has another target than the table, its scores are
 * scaled. */
#include "advisor/five_hundred/pf_win_chance.h"
#include "advisor/five_hundred/pf_mind.h"
#include "advisor/five_hundred/pf_win_table.h"

int32_t tln_pf_win_chance(int32_t own, int32_t other, int32_t target)
{
    int32_t a =
        clamp((int32_t)((int64_t)own * WIN_EDGE / target), -WIN_MOST, WIN_MOST);
    int32_t b = clamp((int32_t)((int64_t)other * WIN_EDGE / target), -WIN_MOST,
                      WIN_MOST);
    int32_t i = (a + WIN_EDGE) / WIN_STEP, k = (b + WIN_EDGE) / WIN_STEP;
    int32_t x = (a + WIN_EDGE) % WIN_STEP, y = (b + WIN_EDGE) % WIN_STEP;

    return ((WIN_STEP - x) *
                ((WIN_STEP - y) * win_table[i][k] + y * win_table[i][k + 1]) +
            x * ((WIN_STEP - y) * win_table[i + 1][k] +
                 y * win_table[i + 1][k + 1])) /
           (WIN_STEP * WIN_STEP);
}
