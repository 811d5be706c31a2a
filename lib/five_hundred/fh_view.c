/* SPDX-License-Identifier: MIT */
/* What each seat knows: FH-41…FH-43. Which hands some seats know, and how a
 * state is cleared of what they do not. For what play proves about the rest,
 * see fh_hidden.c. */
#include "five_hundred/fh_view.h"
#include "five_hundred/fh_places.h"
#include "five_hundred/fh_playable.h"
#include "five_hundred/fh_played.h"
#include "talon/view.h"

uint32_t tln_fh_open_hand(const struct five_hundred *game)
{
    if (game->contract != BID_OPEN_MISERE || game->tricks < open_from(game) ||
        game->phase == TALON_PHASE_DISCARD)
        return 0;
    return seat_bit(game->contractor);
}

/* FH-41…FH-43: its own, even when laid down; an open one; and, at the end of a
 * hand, those of the seats that took part. A hand thrown in is not shown. */
static uint32_t known_hands(const struct five_hundred *game, uint32_t seats)
{
    if (is_played(game))
        seats |= seats_playing(game);
    return seats | tln_fh_open_hand(game);
}

int tln_fh_sees_kitty(const struct five_hundred *game)
{
    uint32_t view = game->common.view;

    return view == 0 || (view & seat_bit(game->contractor)) != 0;
}

int tln_fh_is_known(const struct five_hundred *game, uint32_t place)
{
    uint32_t view = game->common.view;

    if (view == 0)
        return 1;
    if (place == TALON_PLACE_DISCARD)
        return tln_fh_sees_kitty(game);
    return place < SEATS && (known_hands(game, view) >> place & 1) != 0;
}

/* FH-22: the partner is known to seats that see the card called, in a hand or
 * in the discard, and to all once it has been played, or once the hand is over
 * without it, since then it was discarded. */
static int partner_is_known(const struct five_hundred *game)
{
    talon_cards seen = game->discard;
    uint32_t i;

    if (game->called == TALON_CARD_NONE || is_played(game))
        return 1;
    for (i = 0; i < SEATS; i++)
        seen |= game->hand[i];
    return ((seen | tln_fh_all_played(game)) & BIT(game->called)) != 0;
}

void tln_fh_redact(struct talon_game *handle, uint32_t seats)
{
    struct five_hundred *game = fh_of(handle);
    uint32_t hand, known = known_hands(game, seats);

    for (hand = 0; hand < SEATS; hand++) {
        if ((known >> hand & 1) == 0)
            game->hand[hand] = 0;
    }
    if ((seats & seat_bit(game->contractor)) == 0)
        game->kitty = game->discard = 0;
    if (!partner_is_known(game))
        game->partner = TALON_SECRET;
    tln_fh_derive(handle);
}

int tln_fh_is_complete(const struct five_hundred *game)
{
    uint8_t place[PLACES_MAX];
    uint32_t i, places = tln_fh_places(game->rule, place);

    if (game->common.view == 0)
        return 1;
    for (i = 0; i < places; i++) {
        if (set_count(tln_fh_cards_at(game, place[i])) !=
            tln_fh_size_at(game, place[i]))
            return 0;
    }
    if (is_dealt(game) && game->kitty == 0)
        return 0;
    return game->partner != TALON_SECRET;
}
