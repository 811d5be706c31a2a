/* SPDX-License-Identifier: MIT */
/* The vocabulary of one game. */
#include "game/kind.h"

const struct kind *tln_kind_in(const struct vocabulary *vocabulary,
                               uint32_t number)
{
    const struct kind *kind = vocabulary->kind;

    while (kind->number != 0 && kind->number != number)
        kind++;
    return kind->number != 0 ? kind : NULL;
}
