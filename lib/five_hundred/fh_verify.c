/* SPDX-License-Identifier: MIT */
/* Whether a state is one that play can reach. Everything about the hand is
 * kept, so it is played again (fh_rebuild.c), and the result must be the same
 * state. The cost is that of one hand. */
#include "five_hundred/fh_verify.h"
#include "base/libc.h"
#include "five_hundred/fh_fields.h"
#include "five_hundred/fh_hidden.h"

static int view_is_sound(const struct five_hundred *claim)
{
    uint32_t view = claim->common.view;

    if (view == 0)
        return 1;
    return (view & VIEW) != 0 && (view & ~VIEW & ~everyone(claim)) == 0;
}

/* The ladder follows from the rules. */
static int ladder_is_sound(const struct five_hundred *claim)
{
    uint8_t ladder[BIDS];

    tln_fh_ladder(claim->rule, ladder);
    return memcmp(ladder, claim->ladder, sizeof ladder) == 0;
}

talon_status tln_fh_verify(const struct talon_game *handle, uint32_t *field)
{
    const struct five_hundred *claim = fh_in(handle);
    talon_status status = tln_fh_range_status(claim, field);
    struct rebuilt rebuilt;

    if (status != TALON_OK)
        return status;
    if (!view_is_sound(claim) || !ladder_is_sound(claim))
        return TALON_E_SAVED_STATE;
    return tln_fh_is_replayed(claim, &rebuilt) &&
                   (claim->common.view == 0 || tln_fh_has_room(claim, &rebuilt))
               ? TALON_OK
               : TALON_E_SAVED_STATE;
}
