/* SPDX-License-Identifier: MIT */
/* Looking up a kind in the vocabulary of one game: a linear search, since a
 * game has a few dozen kinds. */
#include "game/kind.h"

const struct kind *tln_kind_in(const struct vocabulary *vocabulary,
                               uint32_t number)
{
    const struct kind *kind = vocabulary->kind;

    while (kind->number != 0 && kind->number != number)
        kind++;
    return kind->number != 0 ? kind : NULL;
}
