/* SPDX-License-Identifier: MIT */
/* Whether the cards of a loaded session can be where they are: each card in one
 * place, hands of the sizes that were dealt, what has been shown, the poker
 * hands, and the third phase played again from its first lead. In a view the
 * known cards are checked, also against what play has proved. The cost is at
 * most that of playing the third phase once. */
#include "tripoli/tr_verify_cards.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_poker.h"
#include "tripoli/tr_pots.h"
#include "tripoli/tr_proofs.h"
#include "tripoli/tr_spare.h"

static void swap_sizes(uint32_t *size, int32_t seat)
{
    uint32_t spare = size[SEATS];

    size[SEATS] = size[seat];
    size[seat] = spare;
}

/* TR-8, TR-10, TR-11: the sizes of the hands, the spare hand last, before a
 * card is played. */
static void deal_sizes(const struct tripoli *game, uint32_t size[SEATS + 1])
{
    uint32_t places = set_count(game->in_deal) + 1, rest = game->in_deal;
    uint32_t served = rule_of(game, TALON_TR_OPTION_SPARE_PLACE) ==
                      TALON_TR_SPARE_PLACE_FIRST;

    memset(size, 0, (SEATS + 1) * sizeof *size);
    size[SEATS] = PLAYS_MAX / places + (served && PLAYS_MAX % places > 0);
    for (; rest != 0; served++) {
        size[take_seat(&rest, game->dealer + 1)] =
            PLAYS_MAX / places + (served < PLAYS_MAX % places);
    }
    if (has_swapped(game))
        swap_sizes(size, game->dealer);
    if (has_sold(game))
        swap_sizes(size, game->buyer);
}

/* TR-30: five cards each, and no spare hand. */
static void closing_sizes(const struct tripoli *game, uint32_t size[SEATS + 1])
{
    int32_t seat;

    memset(size, 0, (SEATS + 1) * sizeof *size);
    for (seat = 0; seat < SEATS; seat++)
        size[seat] = is_among(game->in_deal, seat) ? POKER_CARDS : 0;
}

static int sizes_fit(const struct tripoli *game)
{
    uint32_t size[SEATS + 1];
    uint32_t i, seat;

    if (is_closing_deal(game))
        closing_sizes(game, size);
    else
        deal_sizes(game, size);
    for (i = 0; i < game->plays; i++)
        size[game->player[i]]--;
    for (seat = 0; seat < SEATS; seat++) {
        if (game->held[seat] != size[seat])
            return 0;
    }
    return game->spare_held == size[SEATS];
}

/* Each card in one place, and no more known at a place than it holds. */
static int places_fit(const struct tripoli *game)
{
    talon_cards seen = game->spare;
    int32_t seat;
    uint32_t i;

    for (i = 0; i < game->plays; i++) {
        if (seen & BIT(game->play[i]))
            return 0;
        seen |= BIT(game->play[i]);
    }
    for (seat = 0; seat < SEATS; seat++) {
        if ((game->hand[seat] & seen) ||
            set_count(game->hand[seat]) > game->held[seat])
            return 0;
        seen |= game->hand[seat];
    }
    return game->spare == 0 || set_count(game->spare) == game->spare_held;
}

/* Nothing is missing that the viewers must know. */
static int knowledge_fits(const struct tripoli *game, uint32_t hidden)
{
    uint32_t seats = game->common.view;

    if (seats == 0)
        return hidden == 0 && !tln_tr_is_spare_hidden(game);
    return (hidden & tln_tr_hands_known(game, seats)) == 0 &&
           !(tln_tr_is_spare_hidden(game) && tln_tr_knows_spare(game, seats));
}

/* What a seat has shown in this deal (TR-14, TR-19, TR-37). All of it is known
 * in a view too. */
static talon_cards shown_by(const struct tripoli *game,
                            const struct dealt *dealt, int32_t seat)
{
    talon_cards shown = 0;

    if (tln_tr_has_collected(game))
        (void)tln_tr_entitled(&game->board, dealt->hand[seat], &shown);
    if (tln_tr_was_showdown(game) && is_among(game->in_poker, seat))
        shown |= game->selected[seat];
    if (is_deal_over(game) && !is_closing_deal(game))
        shown |= game->hand[seat];
    return shown;
}

/* Once a board is turned for the next deal, there is no trace of what was
 * collected in this one: then any card that was in a hand may have been
 * shown. */
static int shown_fits(const struct tripoli *game, const struct dealt *dealt)
{
    int lost =
        !tln_tr_has_its_board(game) &&
        rule_of(game, TALON_TR_OPTION_COLLECT) == TALON_TR_COLLECT_PHASE_ONE;
    talon_cards shown = 0, held = 0;
    uint32_t rest = game->in_deal;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        held |= dealt->hand[seat];
        shown |= shown_by(game, dealt, seat);
    }
    return lost ? (game->shown & ~held) == 0 && (shown & ~game->shown) == 0
                : game->shown == shown;
}

/* TR-15, TR-30: five cards of the hand of the deal for each seat that has
 * chosen; in a closing round that is the whole hand. */
static int selection_fits(const struct tripoli *game, const struct dealt *dealt,
                          int32_t seat)
{
    talon_cards selected = game->selected[seat];

    if (selected == 0)
        return game->common.view != 0 && !is_among(game->common.view, seat);
    return set_count(selected) == POKER_CARDS &&
           (selected & ~dealt->hand[seat]) == 0;
}

/* TR-19, TR-33: all seats still in contend for the main pot. */
static int pot_winner_fits(const struct tripoli *game)
{
    static const int64_t nothing[SEATS];
    talon_tr_pot pot[SEATS];
    int64_t back[SEATS];

    if (game->pot_winner == TALON_NOBODY)
        return 1;
    if (tln_tr_was_showdown(game) &&
        (tln_tr_hidden_selections(game) & game->in_poker))
        return 0;
    (void)tln_tr_divide_pots(nothing, game->in_poker, 0, game->selected, pot,
                             back);
    return game->pot_winner == left_of(pot[0].winners, game->dealer);
}

static int poker_hands_fit(const struct tripoli *game,
                           const struct dealt *dealt)
{
    uint32_t chosen = tln_tr_chosen(game);
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (is_among(chosen, seat) ? !selection_fits(game, dealt, seat)
                                   : game->selected[seat] != 0)
            return 0;
    }
    return pot_winner_fits(game);
}

/* TR-12: the hands that are known to bar, or not to bar, their seats. */
static int bar_fits(const struct tripoli *game, const struct dealt *dealt)
{
    talon_cards cards;
    uint32_t rest;

    for (rest = tln_tr_free_hands(game); rest != 0;) {
        int32_t place = take_seat(&rest, 0);
        talon_cards hand = place == SEATS ? game->spare : dealt->hand[place];

        if (tln_tr_entitled(&game->board, hand, &cards) != 0)
            return 0;
    }
    for (rest = tln_tr_barred_hands(game) & ~dealt->hidden; rest != 0;) {
        int32_t seat = take_seat(&rest, 0);

        if (tln_tr_entitled(&game->board, dealt->hand[seat], &cards) == 0)
            return 0;
    }
    return 1;
}

/* The third phase before its first lead. Only the cards matter: nobody has
 * chips to pay with, and no card collects. */
static void begin_again(struct tripoli *again, const struct tripoli *game,
                        const struct dealt *dealt)
{
    uint32_t i;

    *again = *game;
    memset(again->stack, 0, sizeof again->stack);
    memset(again->box, 0, sizeof again->box);
    memset(&again->board, 0, sizeof again->board);
    memcpy(again->hand, dealt->hand, sizeof again->hand);
    for (i = 0; i < game->plays; i++)
        again->held[game->player[i]]++;
    again->plays = 0;
    again->deal_winner = TALON_NOBODY;
}

/* TR-20 … TR-27: the third phase from the hands of the deal. */
static int replays(const struct tripoli *game, const struct dealt *dealt)
{
    struct tripoli again;
    struct events events = no_events(NULL);
    uint32_t i;

    begin_again(&again, game, dealt);
    tln_tr_michigan_begin(&again, &events);
    for (i = 0; i < game->plays; i++) {
        talon_card card = game->play[i];

        if (again.phase != TALON_PHASE_MICHIGAN ||
            again.to_act != game->player[i] || !(again.playable & BIT(card)))
            return 0;
        tln_tr_play(&again, card, &events);
    }
    if (game->phase != TALON_PHASE_MICHIGAN) {
        return again.phase == TALON_PHASE_BETWEEN &&
               again.opener == game->opener &&
               again.deal_winner == game->deal_winner;
    }
    return again.phase == game->phase && again.to_act == game->to_act &&
           again.opener == game->opener && again.due == game->due;
}

/* The third phase as far as a view shows it: leads are of suits that may be
 * led, the card due follows from the last card, and the first leader from the
 * rules. */
static int plays_fit(const struct tripoli *game)
{
    talon_card last =
        game->plays > 0 ? game->play[game->plays - 1] : TALON_CARD_NONE;
    uint32_t i;

    for (i = 0; i < game->plays; i++) {
        if (was_led(game, i) &&
            !(tln_tr_suits_to_lead(game, i, BIT(game->play[i])) &
              BIT(game->play[i])))
            return 0;
    }
    if (game->due != TALON_CARD_NONE &&
        (last == TALON_CARD_NONE || game->due != card_above(last) ||
         !(game->hand[game->to_act] >> game->due & 1)))
        return 0;
    return tln_tr_opening_suit(game) != 0 ||
           game->opener == tln_tr_first_leader(game);
}

static int michigan_fits(const struct tripoli *game, const struct dealt *dealt)
{
    if (game->opener == TALON_NOBODY)
        return 1;
    if (dealt->hidden == 0)
        return replays(game, dealt);
    return !is_deal_over(game) && plays_fit(game);
}

/* Whether no known card is where play has proved it cannot be. */
static int proofs_fit(const struct tripoli *game, const struct dealt *dealt)
{
    struct proofs proofs;
    int32_t seat;

    tln_tr_prove(game, dealt, &proofs);
    for (seat = 0; seat < SEATS; seat++) {
        if (game->hand[seat] & proofs.not_in[seat])
            return 0;
    }
    return !proofs.contradicted && (game->spare & proofs.not_in[SEATS]) == 0;
}

int tln_tr_cards_fit(const struct tripoli *game, const struct dealt *dealt)
{
    if (game->dealer == TALON_NOBODY)
        return 1;
    return places_fit(game) && sizes_fit(game) &&
           knowledge_fits(game, dealt->hidden) && shown_fits(game, dealt) &&
           poker_hands_fit(game, dealt) && bar_fits(game, dealt) &&
           proofs_fit(game, dealt) && michigan_fits(game, dealt);
}

int tln_tr_knowledge_fits(const struct tripoli *view, const struct dealt *dealt)
{
    return view->dealer == TALON_NOBODY ||
           (places_fit(view) && knowledge_fits(view, dealt->hidden));
}

/* What has been filled in is where it may be, card by card, and what is chosen
 * later is five cards of a hand. So it remains what several cards together
 * show: what was collected, the bar, and the third phase. */
int tln_tr_completes(const struct talon_game *handle)
{
    const struct tripoli *game = tr_in(handle);
    struct dealt dealt = tln_tr_dealt(game);

    return bar_fits(game, &dealt) && shown_fits(game, &dealt) &&
           michigan_fits(game, &dealt);
}
