/* What public play proves of hidden cards: FH-41 read closely.
 *
 *  - Who did not follow has no card of the suit led, as suits are under the
 *    contract: with the left bower and jokers under trumps, with his jokers for
 *    a contractor who named their suit (FH-5, FH-21, FH-25).
 *  - A contractor who had to play his joker in a misère, and did not, has none
 *    (FH-30 `pagat`). One that may be played at any time proves nothing.
 *  - A joker led where the rule for it forbids that was led out of a hand of
 *    jokers (FH-31).
 *  - The card called is not in the contractor's hand (FH-22).
 *  - A contractor who named the suit of a joker has kept one (FH-21). Of two
 *    jokers out this says nothing of either, and is left to tln_fh_verify().
 *
 * These are all: bids, discards and leads of other cards prove nothing, and
 * whatever deal is left after them the play was legal with. The first three are
 * told by tln_fh_excluded() play by play, as the hand is played again. */
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_views.h"

#include <string.h>

int tln_fh_nominated_joker(const struct five_hundred *game)
{
    uint32_t trick, i;
    int32_t seat;

    if (game->nominated == 0)
        return 0;
    for (trick = 0; trick < TRICKS && trick <= game->tricks; trick++) {
        seat = game->leader[trick];
        for (i = 0; i < tln_fh_cards_in_trick(game, trick); i++) {
            if (seat == game->contractor &&
                (BIT(game->trick[trick][i]) & JOKERS) != 0)
                return 0;
            seat = fh_next_to_play(game, seat);
        }
    }
    return 1;
}

/* The cards of the pack that are not seen, neither held nor played. */
static talon_cards unseen(const struct five_hundred *view)
{
    talon_cards pool = tln_fh_pack(view->common.rule);
    uint8_t place[FH_PLACES_MAX];
    uint32_t i, trick, places = tln_fh_places(view->common.rule, place);

    if (!is_dealt(view))
        return 0;
    for (i = 0; i < places; i++)
        pool &= ~tln_fh_cards_at(view, place[i]);
    for (trick = 0; trick < TRICKS && trick <= view->tricks; trick++)
        for (i = 0; i < tln_fh_cards_in_trick(view, trick); i++)
            pool &= ~BIT(view->trick[trick][i]);
    return pool;
}

/* A joker that only the contractor can have kept. */
static talon_cards kept_joker(const struct five_hundred *view, talon_cards pool)
{
    talon_cards jokers = pool & JOKERS;

    return tln_fh_nominated_joker(view) && set_is_single(jokers) &&
                   (view->hand[view->contractor] & JOKERS) == 0
               ? jokers
               : 0;
}

void tln_fh_hidden_after(const struct five_hundred *view,
                         const struct rebuilt *rebuilt, struct hidden *hidden)
{
    uint8_t place[FH_PLACES_MAX];
    uint32_t i, places = tln_fh_places(view->common.rule, place);
    talon_cards kept;

    memset(hidden, 0, sizeof *hidden);
    hidden->pool = unseen(view);
    kept = kept_joker(view, hidden->pool);
    for (i = 0; i < places; i++) {
        uint32_t at = place[i], next = hidden->places;
        uint32_t count =
            tln_fh_size_at(view, at) - set_count(tln_fh_cards_at(view, at));

        if (count == 0)
            continue;
        hidden->place[next].id = (uint8_t)at;
        hidden->place[next].count = (uint8_t)count;
        hidden->place[next].allowed = hidden->pool;
        if (at < SEATS)
            hidden->place[next].allowed &= ~rebuilt->excluded[at];
        if ((int32_t)at != view->contractor)
            hidden->place[next].allowed &= ~kept;
        else if (view->called != TALON_NO_CARD)
            hidden->place[next].allowed &= ~BIT(view->called);
        hidden->places++;
    }
}

/* What is rebuilt is a hand with nothing before it, since nothing but the rules
 * and the hand matters. */
void tln_fh_hidden(const struct five_hundred *view, struct hidden *hidden)
{
    struct rebuilt rebuilt;

    memset(&rebuilt, 0, sizeof rebuilt);
    rebuilt.game.common = view->common;
    rebuilt.game.common.view = 0;
    tln_fh_module.start(&rebuilt.game.common);
    rebuilt.game.dealer = tln_fh_dealer_of_hand(view);
    if (is_dealt(view))
        tln_fh_rebuild(view, &rebuilt);
    tln_fh_hidden_after(view, &rebuilt, hidden);
}

/* FH-22: the holder of the card called is the partner again; nobody, if it was
 * laid away. */
void tln_fh_settle(struct five_hundred *world)
{
    uint32_t seat;

    tln_fh_derive(world);
    if (world->partner != TALON_SECRET)
        return;
    world->partner = TALON_NOBODY;
    for (seat = 0; seat < seats_of(world); seat++)
        if ((world->hand[seat] >> world->called & 1) != 0)
            world->partner = (int8_t)seat;
}
