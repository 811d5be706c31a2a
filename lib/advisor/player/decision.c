/* SPDX-License-Identifier: MIT */
/* Filling and sorting the list of a decision, and drawing its seed. */
#include "advisor/player/decision.h"
#include "advisor/base/freestanding.h"

talon_advice *tln_pl_add(struct decision *decision, const talon_move *move)
{
    talon_advice *advice;

    if (decision->count >= TALON_PLAYER_MOVES_MAX)
        return NULL;
    advice = &decision->advice[decision->count++];
    memset(advice, 0, sizeof *advice);
    advice->next_move = *move;
    advice->card = TALON_CARD_NONE;
    advice->seat = TALON_NOBODY;
    return advice;
}

void tln_pl_sort(struct decision *decision)
{
    uint32_t i, k;

    for (i = 1; i < decision->count; i++) {
        talon_advice moved = decision->advice[i];

        for (k = i; k > 0 && decision->advice[k - 1].worth < moved.worth; k--)
            decision->advice[k] = decision->advice[k - 1];
        decision->advice[k] = moved;
    }
}

talon_status tln_pl_seed(talon_rng *rng, uint64_t *number)
{
    uint8_t bytes[8];
    uint32_t i;
    talon_status status = talon_rng_bytes(rng, bytes, sizeof bytes);

    *number = 0;
    for (i = 0; status == TALON_OK && i < sizeof bytes; i++)
        *number |= (uint64_t)bytes[i] << 8 * i;
    return status;
}
