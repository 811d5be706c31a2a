/* SPDX-License-Identifier: MIT */
#include "advisor/tripoli/pt_weights.h"
#include "advisor/base/bits.h"

void tln_pt_set_weights(struct pt_mind *mind, uint32_t count)
{
    int32_t most = -(1 << 30);
    uint32_t w;

    for (w = 0; w < count; w++) {
        if (mind->scaled[w].number != 0 && mind->scaled[w].exponent > most)
            most = mind->scaled[w].exponent;
    }
    for (w = 0; w < count; w++) {
        int32_t down = most - mind->scaled[w].exponent + 20;

        mind->world[w].weight =
            down < 32 ? (uint32_t)(mind->scaled[w].number >> down) : 0;
    }
    tln_pt_keep_worlds(mind, count);
}
