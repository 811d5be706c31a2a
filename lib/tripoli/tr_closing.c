/* SPDX-License-Identifier: MIT */
/* All chips on the board are heaped up and played for, pot by pot (TR-30,
 * TR-31). The heap is in `kitty`, the current pot in `pot`. For how a pot is
 * won, see tr_poker.c. */
#include "tripoli/tr_closing.h"
#include "tripoli/tr_chips.h"

/* Sets up the next closing pot: pots differ by at most one chip and the larger
 * come first, so it is the heap divided by the pots left, rounded up. */
static void next_pot(struct tripoli *game, struct events *events)
{
    int64_t heap = game->box[TALON_TR_BOX_KITTY];

    tln_tr_gather(game, events, TALON_TR_BOX_KITTY, TALON_TR_BOX_POT,
                  (heap + game->closing - 1) / game->closing);
    game->phase = TALON_PHASE_DEAL;
    game->to_act = TALON_TABLE;
}

static void end_session(struct tripoli *game, struct events *events)
{
    game->phase = TALON_PHASE_OVER;
    game->to_act = TALON_NOBODY;
    tell(events, TALON_KIND_GAME_OVER, TALON_NOBODY)->reason =
        TALON_REASON_SESSION_OVER;
}

/* TR-30: pots that would be empty are dropped. */
void tln_tr_closing_begin(struct tripoli *game, uint32_t pots,
                          struct events *events)
{
    int64_t heap;
    uint32_t box;

    for (box = TALON_TR_BOX_ACE; box <= TALON_TR_BOX_POT; box++) {
        if (box != TALON_TR_BOX_KITTY)
            tln_tr_gather(game, events, box, TALON_TR_BOX_KITTY,
                          game->box[box]);
    }
    heap = game->box[TALON_TR_BOX_KITTY];
    game->closing = (uint8_t)(heap < pots ? heap : pots);
    if (game->closing == 0)
        end_session(game, events);
    else
        next_pot(game, events);
}

void tln_tr_closing_pot_won(struct tripoli *game, struct events *events)
{
    game->closing--;
    if (game->closing == 0)
        end_session(game, events);
    else
        next_pot(game, events);
}

const struct phase tln_tr_over_phase = {
    .number = TALON_PHASE_OVER,
    .key = WORDS("over", "over"),
    .is_between = 1,
};
