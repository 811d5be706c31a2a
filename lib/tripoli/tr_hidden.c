/* SPDX-License-Identifier: MIT */
/* The unknown cards of a view, for sampling: where they may be, and filling
 * them in. Once the places that hold cards are full, the poker hands that have
 * not been shown follow: any five cards of a hand of the deal. The number of
 * fives in a hand does not depend on its cards, so all worlds stay equally
 * likely. */
#include "tripoli/tr_hidden.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_proofs.h"
#include "tripoli/tr_spare.h"
#include "tripoli/tr_verify_cards.h"

/* Numbers beyond TALON_PLACE: the poker hand of a seat. */
#define SELECTED 32

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

/* A card that a hand must get for a claim to become whole, or none if it
 * cannot. */
static talon_cards first_missing(talon_cards claim, talon_cards known,
                                 const struct hidden_place *place)
{
    talon_cards missing = claim & ~known;

    if ((missing & ~place->allowed) != 0 || set_count(missing) > place->count)
        return 0;
    return missing & (0 - missing);
}

/* TR-12: a seat shown to be barred holds a pay card, the pair or a sequence. If
 * none of these is known, it needs a pay card, or a certain card of the pair or
 * of a sequence. */
static talon_cards needed_by(const struct board *board, talon_cards known,
                             const struct hidden_place *place)
{
    talon_cards cards, needs = board->pay & place->allowed;
    uint32_t suit;

    if (tln_tr_entitled(board, known, &cards) != 0)
        return 0;
    if ((board->pair & needs) == 0)
        needs |= first_missing(board->pair, known, place);
    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards sequence = board->sequence & SUIT(suit);

        if ((sequence & needs) == 0)
            needs |= first_missing(sequence, known, place);
    }
    return needs;
}

static void find_needs(const struct tripoli *game, const struct dealt *dealt,
                       struct hidden *hidden)
{
    uint32_t i, barred = tln_tr_barred_hands(game);

    for (i = 0; barred != 0 && i < hidden->places; i++) {
        struct hidden_place *place = &hidden->place[i];

        if (place->id < SEATS && is_among(barred, place->id))
            place->needs =
                needed_by(&game->board, dealt->hand[place->id], place);
    }
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
    find_needs(game, dealt, hidden);
}

int tln_tr_hidden(const struct talon_game *view, struct hidden *hidden)
{
    const struct tripoli *game = tr_in(view);
    struct dealt dealt = tln_tr_dealt(game);

    if (!tln_tr_knowledge_fits(game, &dealt))
        return 0;
    memset(hidden, 0, sizeof *hidden);
    if (dealt.hidden != 0 || tln_tr_is_spare_hidden(game))
        hide_places(game, hidden, &dealt);
    return 1;
}

/* TR-15: the five cards that each seat has chosen. */
uint32_t tln_tr_sets(const struct talon_game *world, struct hidden_set *set)
{
    const struct tripoli *game = tr_in(world);
    uint32_t rest = tln_tr_hidden_selections(game), sets = 0;
    struct dealt dealt;

    if (rest == 0)
        return 0;
    dealt = tln_tr_dealt(game);
    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        set[sets].id = (uint8_t)(SELECTED + seat);
        set[sets].count = POKER_CARDS;
        set[sets++].from = dealt.hand[seat];
    }
    return sets;
}

/* TR-30: in a closing round the hand itself is the poker hand. */
void tln_tr_fill(struct talon_game *world, uint32_t id, talon_cards cards)
{
    struct tripoli *game = tr_of(world);

    if (id < SEATS) {
        game->hand[id] |= cards;
        if (is_closing_deal(game))
            game->selected[id] = game->hand[id];
    } else if (id == TALON_PLACE_TALON) {
        game->spare |= cards;
    } else if (id >= SELECTED) {
        game->selected[id - SELECTED] = cards;
    }
}
