/* SPDX-License-Identifier: MIT */
/* What is not known of the cards in a view, and where it may be. A card may be
 * at any place with unknown cards, except for what public play proves (FH-41):
 *
 *  - what each play has shown, found by playing the hand again; see
 *    fh_proofs.c;
 *  - the card called is not in the contractor's hand (FH-22);
 *  - a contractor who named the suit of a joker has kept one (FH-21). If two
 *    jokers are out, this proves nothing about either and is left to
 *    tln_fh_verify().
 *
 * There are no other proofs. Playing again costs about what playing the hand
 * did. It checks the view as well, which costs little, so a world that is made
 * from it has to be checked for the two jokers alone.
 *
 * Once the contractor's cards are filled in, it is still hidden which of them
 * were the kitty: any of them may have been (FH-20). The number of ways does
 * not depend on the cards. */
#include "five_hundred/fh_hidden.h"
#include "base/libc.h"
#include "five_hundred/fh_hand_over.h"
#include "five_hundred/fh_places.h"
#include "five_hundred/fh_playable.h"
#include "five_hundred/fh_played.h"
#include "talon/view.h"

/* FH-21: whether the contractor named the suit of a joker, and none that it
 * played or holds is known, so one must be among its unknown cards. */
static int holds_unknown_joker(const struct five_hundred *view)
{
    talon_cards played[SEATS] = {0}, seen;

    if (view->nominated == 0)
        return 0;
    tln_fh_add_played(view, played);
    seen = played[view->contractor] | view->hand[view->contractor];
    return (seen & JOKERS) == 0;
}

/* The cards of the pack that are not seen, either held or played. */
static talon_cards unseen(const struct five_hundred *view)
{
    talon_cards pool = tln_fh_pack(view->rule);
    uint8_t place[PLACES_MAX];
    uint32_t i, places = tln_fh_places(view->rule, place);

    if (!is_dealt(view))
        return 0;
    for (i = 0; i < places; i++)
        pool &= ~tln_fh_cards_at(view, place[i]);
    return pool & ~tln_fh_all_played(view);
}

/* A joker that only the contractor can have kept. */
static talon_cards kept_joker(const struct five_hundred *view, talon_cards pool)
{
    talon_cards jokers = pool & JOKERS;

    return set_is_single(jokers) && holds_unknown_joker(view) ? jokers : 0;
}

talon_cards tln_fh_nominated_jokers(const struct five_hundred *view)
{
    talon_cards played[SEATS] = {0}, own;

    if (view->nominated == 0)
        return 0;
    tln_fh_add_played(view, played);
    own = played[view->contractor] | view->hand[view->contractor];
    return (own & JOKERS) | kept_joker(view, unseen(view));
}

static void add_place(struct hidden *hidden, uint32_t id, uint32_t count,
                      talon_cards allowed)
{
    struct hidden_place *place = &hidden->place[hidden->places++];

    place->id = (uint8_t)id;
    place->count = (uint8_t)count;
    place->allowed = allowed;
}

/* What is hidden, once the hand has been rebuilt. */
static void find_hidden(const struct five_hundred *view,
                        const struct rebuilt *rebuilt, struct hidden *hidden)
{
    uint8_t place[PLACES_MAX];
    uint32_t i, places = tln_fh_places(view->rule, place);
    talon_cards kept;

    memset(hidden, 0, sizeof *hidden);
    hidden->pool = unseen(view);
    kept = kept_joker(view, hidden->pool);
    for (i = 0; i < places; i++) {
        uint32_t at = place[i];
        uint32_t count =
            tln_fh_size_at(view, at) - set_count(tln_fh_cards_at(view, at));
        talon_cards allowed = hidden->pool;

        if (count == 0)
            continue;
        if (at < SEATS)
            allowed &= ~rebuilt->excluded[at];
        if ((int32_t)at != view->contractor)
            allowed &= ~kept;
        else if (view->called != TALON_CARD_NONE)
            allowed &= ~BIT(view->called);
        add_place(hidden, at, count, allowed);
    }
}

int tln_fh_hidden(const struct talon_game *handle, struct hidden *hidden)
{
    const struct five_hundred *view = fh_in(handle);
    struct rebuilt rebuilt;

    if (!tln_fh_is_replayed(view, &rebuilt))
        return 0;
    find_hidden(view, &rebuilt, hidden);
    return 1;
}

/* FH-21: a contractor who named the suit of a joker has kept one. */
int tln_fh_completes(const struct talon_game *handle)
{
    return !holds_unknown_joker(fh_in(handle));
}

/* FH-20: the kitty among all cards that the contractor has had. */
uint32_t tln_fh_sets(const struct talon_game *handle, struct hidden_set *set)
{
    const struct five_hundred *world = fh_in(handle);
    talon_cards played[SEATS] = {0};

    if (!is_dealt(world) || !kitty_is_taken(world) || world->kitty != 0)
        return 0;
    tln_fh_add_played(world, played);
    set->id = TALON_PLACE_TALON;
    set->count = (uint8_t)kitty_size(world->rule);
    set->from = world->hand[world->contractor] | played[world->contractor] |
                world->discard;
    return 1;
}

/* FH-21: whether a joker that the contractor must hold can be in its hand. */
static int joker_has_place(const struct five_hundred *view,
                           const struct hidden *hidden)
{
    uint32_t i;

    if (!holds_unknown_joker(view))
        return 1;
    for (i = 0; i < hidden->places; i++) {
        if (hidden->place[i].id == view->contractor)
            return (hidden->place[i].allowed & JOKERS) != 0;
    }
    return 0;
}

int tln_fh_has_room(const struct five_hundred *view,
                    const struct rebuilt *rebuilt)
{
    struct hidden hidden;
    uint32_t i, unknown = 0;

    find_hidden(view, rebuilt, &hidden);
    for (i = 0; i < hidden.places; i++) {
        unknown += hidden.place[i].count;
        if (set_count(hidden.place[i].allowed) < hidden.place[i].count)
            return 0;
    }
    return unknown == set_count(hidden.pool) && joker_has_place(view, &hidden);
}

/* FH-22: the holder of the card called is the partner again; nobody if it was
 * discarded. */
void tln_fh_settle(struct talon_game *handle)
{
    struct five_hundred *world = fh_of(handle);

    tln_fh_derive(handle);
    if (world->partner == TALON_SECRET)
        world->partner = holder_of(world, world->called);
}
