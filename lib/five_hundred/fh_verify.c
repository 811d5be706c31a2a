/* SPDX-License-Identifier: MIT */
/* Whether a state is one that play can reach. Everything about the hand is
 * kept, so it is played again (fh_rebuild.c) from the game as it must have been
 * before it (fh_standing.c), and the result must be the same state. For a view,
 * the hand is rebuilt as far as it is known, and must leave the same view when
 * the rest is cleared. The cost is that of one hand. */
#include "five_hundred/fh_verify.h"
#include "base/libc.h"
#include "five_hundred/fh_deal.h"
#include "five_hundred/fh_fields.h"
#include "five_hundred/fh_hidden.h"
#include "five_hundred/fh_standing.h"
#include "five_hundred/fh_view.h"
#include "talon/view.h"

/* The part of `view` that has the viewers. */
#define SEATS_OF_VIEW (~VIEW)

/* FH-7: before the first hand there is only the draw. */
static int rebuild_draw(const struct five_hundred *claim,
                        struct five_hundred *game)
{
    struct events unwanted = no_events(NULL);
    talon_cards drawn = 0;
    uint32_t seat;

    if (claim->drawn[0] == TALON_CARD_NONE)
        return claim->common.turn == 0;
    if (game->phase != TALON_PHASE_DRAW || claim->common.turn == 0)
        return 0;
    for (seat = 0; seat < seats_of(claim); seat++) {
        if (claim->drawn[seat] == TALON_CARD_NONE ||
            (drawn >> claim->drawn[seat] & 1) != 0)
            return 0;
        drawn |= BIT(claim->drawn[seat]);
    }
    tln_fh_draw_phase.deal(&game->common, claim->drawn, &unwanted);
    return 1;
}

static int rebuild_hand(const struct five_hundred *claim,
                        struct rebuilt *rebuilt)
{
    struct five_hundred before;

    if (!tln_fh_turn_back(claim, &rebuilt->game))
        return 0;
    before = rebuilt->game;
    return tln_fh_rebuild(claim, rebuilt) &&
           claim->common.turn >= rebuilt->game.common.turn &&
           tln_fh_turns_are_possible(&before, claim->common.turn -
                                                  rebuilt->game.common.turn);
}

static int view_is_sound(const struct five_hundred *claim)
{
    uint32_t view = claim->common.view;

    if (view == 0)
        return 1;
    return (view & VIEW) != 0 && (view & SEATS_OF_VIEW & ~everyone(claim)) == 0;
}

/* The ladder follows from the rules. */
static int ladder_is_sound(const struct five_hundred *claim)
{
    uint8_t ladder[BIDS];

    tln_fh_ladder(claim->rule, ladder);
    return memcmp(ladder, claim->ladder, sizeof ladder) == 0;
}

/* Whether the rebuilt state is the claimed one, as far as its viewers know. */
static int is_same(const struct five_hundred *claim, struct rebuilt *rebuilt)
{
    struct talon_game *handle = &rebuilt->game.common;
    uint32_t view = claim->common.view;

    handle->turn = claim->common.turn;
    handle->view = view;
    if (view != 0)
        tln_fh_redact(handle, view & SEATS_OF_VIEW);
    return memcmp(&rebuilt->game, claim, SAVED_SIZE) == 0 &&
           (view == 0 || tln_fh_has_room(claim, rebuilt));
}

talon_status tln_fh_verify(const struct talon_game *handle, uint32_t *field)
{
    const struct five_hundred *claim = fh_in(handle);
    talon_status status = tln_fh_range_status(claim, field);
    struct rebuilt rebuilt;
    int is_sound;

    if (status != TALON_OK)
        return status;
    if (!view_is_sound(claim) || !ladder_is_sound(claim))
        return TALON_E_SAVED_STATE;
    tln_fh_begin_rebuild(claim, &rebuilt);
    is_sound = is_dealt(claim) ? rebuild_hand(claim, &rebuilt)
                               : rebuild_draw(claim, &rebuilt.game);
    return is_sound && is_same(claim, &rebuilt) ? TALON_OK
                                                : TALON_E_SAVED_STATE;
}
