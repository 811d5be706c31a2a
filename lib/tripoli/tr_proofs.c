/* SPDX-License-Identifier: MIT */
/* What public play proves about single cards: which are not in which hand.
 * Nothing here looks at a hidden card: the proofs are the same for a session
 * and for every view of it that shows the same cards, so they can both bound a
 * sample and check a view.
 *
 * A hand is what it holds now and what it has played; together that is the hand
 * of the deal (TR-13). Facts about several hidden cards at once (nobody holds
 * all three of the sequence, a barred seat holds something that bars it) are
 * not proofs of this kind. There is one pass over the plays, and each proof is
 * a few operations on sets. */
#include "tripoli/tr_proofs.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_cards.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_spare.h"

/* The one of some cards that is missing, if all others are there; else 0. */
static talon_cards last_missing(talon_cards cards, talon_cards there)
{
    talon_cards missing = cards & ~there;

    return set_is_single(missing) ? missing : 0;
}

/* The cards that would each entitle a hand to one more box (TR-14). */
static talon_cards entitling_more(const struct board *board, talon_cards hand)
{
    talon_cards missing = board->sequence & ~hand;
    talon_cards lowest = lowest_of_suits(missing);

    return (board->pay & ~hand) | last_missing(board->pair, hand) |
           (lowest & ~suits_of(missing & ~lowest));
}

/* TR-14: every card that entitles its holder has been shown. */
static void prove_by_collecting(const struct tripoli *game,
                                const struct dealt *dealt,
                                struct proofs *proofs)
{
    uint32_t rest = tln_tr_has_collected(game) ? game->in_deal : 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        proofs->not_in[seat] |= entitling_more(&game->board, dealt->hand[seat]);
    }
}

/* TR-12: a seat that was not barred holds nothing that bars. */
static void prove_by_bar(const struct tripoli *game, const struct dealt *dealt,
                         struct proofs *proofs)
{
    uint32_t rest = tln_tr_free_hands(game);

    while (rest != 0) {
        int32_t place = take_seat(&rest, 0);
        talon_cards known = place == SEATS ? game->spare : dealt->hand[place];

        proofs->not_in[place] |= entitling_more(&game->board, known);
    }
}

/* All cards of a lower rank. */
static talon_cards lower_than(talon_card card)
{
    return (BIT(card % LANE) - 1) * IN_EVERY_SUIT;
}

/* What a leader cannot hold if it led this card after this many plays. */
static talon_cards lower_leads(const struct tripoli *game, uint32_t plays,
                               talon_card card)
{
    switch (tln_tr_lead_rule(game, plays)) {
    case LEAD_LOWEST_OF_SUIT:
        return lower_than(card) & SUIT(lane_suit(card));
    case LEAD_LOWEST_OF_COLOR:
        return lower_than(card) & tln_tr_suits_to_lead(game, plays, 0);
    case LEAD_LOWEST_OF_HAND:
        return lower_than(card);
    default:
        return 0;
    }
}

/* TR-23: the card after the one that ended a run, which is in no hand. */
static talon_cards proved_by_stop(const struct tripoli *game, uint32_t plays)
{
    talon_card next = TALON_CARD_NONE;

    if (plays > 0)
        next = card_above(game->play[plays - 1]);
    return next != TALON_CARD_NONE ? BIT(next) : 0;
}

/* TR-25: a seat leads after this many plays; those before it have passed the
 * lead. */
static void prove_by_lead(const struct tripoli *game, uint32_t plays,
                          int32_t leader, struct proofs *proofs)
{
    int32_t seat = plays == 0 ? game->opener : game->player[plays - 1];

    for (; seat != leader; seat = left_of(game->in_deal, seat))
        proofs->not_in[seat] |= tln_tr_suits_to_lead(game, plays, 0);
}

/* The plays in order; a card that a hand has been proved not to hold cannot be
 * played from it. Returns the cards that are in no hand. */
static talon_cards prove_by_plays(const struct tripoli *game,
                                  struct proofs *proofs)
{
    talon_cards nowhere = 0;
    uint32_t i;

    for (i = 0; i < game->plays; i++) {
        talon_card card = game->play[i];
        int32_t seat = game->player[i];
        int leads = was_led(game, i);

        if (leads) {
            nowhere |= proved_by_stop(game, i);
            prove_by_lead(game, i, seat, proofs);
        }
        if ((proofs->not_in[seat] | nowhere) & BIT(card))
            proofs->contradicted = 1;
        if (leads)
            proofs->not_in[seat] |= lower_leads(game, i, card);
    }
    if (is_lead_due(game)) {
        nowhere |= proved_by_stop(game, game->plays);
        prove_by_lead(game, game->plays, game->to_act, proofs);
    }
    return nowhere;
}

/* The cards that may have been in a hand in this deal. */
static talon_cards possible(const struct dealt *dealt, int32_t seat,
                            talon_cards hidden, const struct proofs *proofs)
{
    talon_cards cards = dealt->hand[seat];

    if (is_among(dealt->hidden, seat))
        cards |= hidden & ~proofs->not_in[seat];
    return cards;
}

/* TR-20: a seat that leads first because of the lowest card of a suit has a
 * lower one than all others. If its hand cannot hold any of the suit, `lowest`
 * is 0 and so nobody has any. */
static void prove_by_opener(const struct tripoli *game,
                            const struct dealt *dealt, struct proofs *proofs)
{
    talon_cards suit = tln_tr_opening_suit(game);
    talon_cards hidden = PACK_52 & ~game->spare, lowest;
    int32_t seat;

    if (game->opener == TALON_NOBODY || suit == 0)
        return;
    for (seat = 0; seat < SEATS; seat++)
        hidden &= ~dealt->hand[seat];
    lowest = suit & possible(dealt, game->opener, hidden, proofs);
    lowest &= 0 - lowest;
    for (seat = 0; seat < SEATS; seat++) {
        if (seat != game->opener)
            proofs->not_in[seat] |= suit & (lowest | (lowest - 1));
    }
}

void tln_tr_prove(const struct tripoli *game, const struct dealt *dealt,
                  struct proofs *proofs)
{
    talon_cards nowhere;
    int32_t seat;

    memset(proofs, 0, sizeof *proofs);
    prove_by_collecting(game, dealt, proofs);
    prove_by_bar(game, dealt, proofs);
    nowhere = prove_by_plays(game, proofs);
    for (seat = 0; seat < SEATS; seat++)
        proofs->not_in[seat] |= nowhere;
    prove_by_opener(game, dealt, proofs);
}
