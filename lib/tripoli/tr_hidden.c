/* SPDX-License-Identifier: MIT */
/* The unknown cards of a view, for sampling: where they may be, and filling
 * them in. First come the places that hold cards. Once they are full, the poker
 * hands that have not been shown follow, seat by seat: any five cards of a hand
 * of the deal. The number of fives in a hand does not depend on its cards, so
 * all worlds stay equally likely. */
#include "tripoli/tr_hidden.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_proofs.h"

/* Places beyond TALON_PLACE: the poker hand of a seat, and the cards it did not
 * choose. */
#define SELECTED   32
#define UNSELECTED 31

static void add_place(struct hidden *hidden, uint32_t id, uint32_t count,
                      talon_cards allowed)
{
    if (count == 0)
        return;
    hidden->place[hidden->places].id = (uint8_t)id;
    hidden->place[hidden->places].count = (uint8_t)count;
    hidden->place[hidden->places].allowed = allowed;
    hidden->places++;
}

/* The five cards a seat has chosen. */
static void hide_selection(struct hidden *hidden, const struct dealt *dealt,
                           int32_t seat)
{
    talon_cards hand = dealt->hand[seat];

    hidden->pool = hand;
    add_place(hidden, SELECTED + (uint32_t)seat, POKER_CARDS, hand);
    add_place(hidden, UNSELECTED, set_count(hand) - POKER_CARDS, hand);
}

/* The cards that are not known to be anywhere. */
static talon_cards unseen(const struct tripoli *game, const struct dealt *dealt)
{
    talon_cards cards = PACK_52 & ~game->spare;
    int32_t seat;

    if (game->dealer == TALON_NOBODY)
        return 0;
    for (seat = 0; seat < SEATS; seat++)
        cards &= ~dealt->hand[seat];
    return cards;
}

static void hide_places(const struct tripoli *game, struct hidden *hidden,
                        const struct dealt *dealt)
{
    talon_cards pool = unseen(game, dealt);
    struct proofs proofs;
    uint32_t seat;

    hidden->pool = pool;
    tln_tr_prove(game, dealt, &proofs);
    for (seat = 0; seat < SEATS; seat++) {
        add_place(hidden, seat, game->held[seat] - set_count(game->hand[seat]),
                  pool & ~proofs.not_in[seat]);
    }
    add_place(hidden, TALON_PLACE_TALON,
              game->spare_held - set_count(game->spare),
              pool & ~proofs.not_in[SEATS]);
    add_place(hidden, TALON_PLACE_UNDEALT, tln_tr_undealt(game), pool);
}

void tln_tr_hidden(const struct talon_game *view, struct hidden *hidden)
{
    const struct tripoli *game = tr_in(view);
    uint32_t selections = tln_tr_hidden_selections(game);
    struct dealt dealt = tln_tr_dealt(game);

    memset(hidden, 0, sizeof *hidden);
    if (dealt.hidden != 0 || tln_tr_is_spare_hidden(game))
        hide_places(game, hidden, &dealt);
    else if (selections != 0 && !is_closing_deal(game))
        hide_selection(hidden, &dealt, set_lowest(selections));
}

/* TR-30: in a closing round the hand itself is the poker hand. */
void tln_tr_fill(struct talon_game *world, uint32_t place, talon_cards cards)
{
    struct tripoli *game = tr_of(world);

    if (place < SEATS) {
        game->hand[place] |= cards;
        if (is_closing_deal(game))
            game->selected[place] = game->hand[place];
    } else if (place == TALON_PLACE_TALON) {
        game->spare |= cards;
    } else if (place >= SELECTED) {
        game->selected[place - SELECTED] = cards;
    }
}
