/* SPDX-License-Identifier: MIT */
/* A hand played again. The state keeps every bid and card of the hand, and
 * passes follow from the seats, so a claimed hand can be dealt and played once
 * more with the actual moves, each checked as if a player made it. In a view
 * some hands are unknown; they then hold the cards they are seen to play, and
 * these are checked against what was proved before. It costs what playing the
 * hand with checks costs. */
#include "five_hundred/fh_rebuild.h"
#include "base/libc.h"
#include "five_hundred/fh_auction.h"
#include "five_hundred/fh_deal.h"
#include "five_hundred/fh_kitty.h"
#include "five_hundred/fh_places.h"
#include "five_hundred/fh_playable.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_proofs.h"
#include "five_hundred/fh_tricks.h"
#include "five_hundred/fh_view.h"
#include "game/move.h"

/* Only the rules matter to how a hand is played, so a game without a past will
 * do for playing it again. */
void tln_fh_begin_rebuild(const struct five_hundred *claim,
                          struct rebuilt *rebuilt)
{
    struct talon_game *handle = &rebuilt->game.common;

    memset(rebuilt, 0, sizeof *rebuilt);
    *handle = claim->common;
    memcpy(rebuilt->game.rule, claim->rule, sizeof claim->rule);
    handle->view = 0;
    tln_fh_start(handle);
}

/* Makes a legal move. */
static void take(struct rebuilt *rebuilt, const talon_move *move)
{
    struct talon_game *handle = &rebuilt->game.common;
    struct events unwanted = no_events(NULL);

    phase_in(module_of_handle(handle), handle)->apply(handle, move, &unwanted);
}

static int is_legal(const struct rebuilt *rebuilt, const talon_move *move)
{
    talon_cards concerned;

    return tln_move_status(&rebuilt->game.common, move, &concerned) == TALON_OK;
}

static int make(struct rebuilt *rebuilt, const talon_move *move)
{
    if (!is_legal(rebuilt, move))
        return 0;
    take(rebuilt, move);
    return 1;
}

/* Whether the cards at a place can be there: as many as there should be if the
 * place is known, and none of them anywhere else. */
static int place_holds(const struct five_hundred *claim, uint32_t place,
                       talon_cards *seen)
{
    talon_cards cards = tln_fh_cards_at(claim, place);
    uint32_t size =
        tln_fh_is_known(claim, place) ? tln_fh_size_at(claim, place) : 0;

    if ((cards & *seen) != 0 || set_count(cards) != size)
        return 0;
    *seen |= cards;
    return 1;
}

/* FH-20: returns the discard to the contractor, and divides its cards into the
 * kitty and those it was dealt. An unknown kitty stays in the hand, which makes
 * no difference to the moves. */
static int divide_again(const struct five_hundred *claim,
                        struct five_hundred *game)
{
    talon_cards *hand = &game->hand[claim->contractor];

    *hand |= claim->discard;
    if (!tln_fh_sees_kitty(claim))
        return 1;
    if ((claim->kitty & ~*hand) != 0 ||
        set_count(claim->kitty) != (uint32_t)kitty_size(claim->rule))
        return 0;
    *hand &= ~claim->kitty;
    return 1;
}

/* FH-8, before any card was played. */
static int deal_again(const struct five_hundred *claim, struct rebuilt *rebuilt)
{
    struct five_hundred *game = &rebuilt->game;
    talon_cards played[SEATS] = {0}, seen = 0;
    uint8_t place[PLACES_MAX];
    uint32_t i, places = tln_fh_places(claim->rule, place);

    if (!tln_fh_add_played(claim, played))
        return 0;
    for (i = 0; i < SEATS; i++)
        seen |= played[i];
    for (i = 0; i < places; i++) {
        if (!place_holds(claim, place[i], &seen))
            return 0;
    }
    for (i = 0; i < hands_dealt(claim->rule); i++)
        game->hand[i] = claim->hand[i] | played[i];
    game->kitty = claim->kitty;
    if (kitty_is_taken(claim) && !divide_again(claim, game))
        return 0;
    tln_fh_begin_auction(game);
    game->common.turn = 1;
    return 1;
}

/* The seat to call either makes the next bid or passes, which is always legal;
 * no seat calls twice between two bids, so it bids exactly if the next bid is
 * its own. */
static int call_again(const struct five_hundred *claim, struct rebuilt *rebuilt)
{
    const struct five_hundred *game = &rebuilt->game;

    while (game->phase == TALON_PHASE_AUCTION) {
        talon_move move = {.kind = TALON_KIND_PASS, .seat = game->to_act};
        uint32_t next = game->bids;

        if (next < claim->bids && claim->bidder[next] == game->to_act) {
            if (tln_fh_bid_status(game, claim->bid[next]) != TALON_OK)
                return 0;
            move.kind = TALON_KIND_BID;
            move.amount = (int32_t)bid_tricks(claim->bid[next]);
            move.denomination = (uint8_t)bid_denomination(claim->bid[next]);
        } else if (next == claim->bids && claim->to_act == game->to_act &&
                   claim->phase == TALON_PHASE_AUCTION) {
            return 1;
        }
        take(rebuilt, &move);
    }
    return game->contract == claim->contract &&
           game->contractor == claim->contractor;
}

static int discard_again(const struct five_hundred *claim,
                         struct rebuilt *rebuilt)
{
    const struct five_hundred *game = &rebuilt->game;
    talon_move move = {.cards = claim->discard,
                       .kind = TALON_KIND_DISCARD,
                       .seat = game->contractor,
                       .denomination = claim->nominated};

    if (claim->discard != 0)
        return make(rebuilt, &move);
    if (move.denomination != 0 && !tln_fh_may_nominate(game))
        return 0;
    take(rebuilt, &move);
    return 1;
}

static int call_partner_again(const struct five_hundred *claim,
                              struct rebuilt *rebuilt)
{
    talon_move move = {.kind = TALON_KIND_ALONE,
                       .seat = rebuilt->game.contractor};

    if (claim->called != TALON_CARD_NONE) {
        move.kind = TALON_KIND_CALL_CARD;
        move.cards = BIT(claim->called);
    }
    return make(rebuilt, &move);
}

/* Whether a play is legal, as far as is known. */
static int may_play(const struct rebuilt *rebuilt, const talon_move *move)
{
    const struct five_hundred *game = &rebuilt->game;
    talon_cards hand = game->hand[move->seat];

    if ((move->cards & ~hand) != 0)
        return 0;
    if (set_count(hand) == HAND_CARDS - (uint32_t)game->tricks)
        return is_legal(rebuilt, move);
    return (move->cards & rebuilt->excluded[move->seat]) == 0;
}

/* A card, and the suit of the trick, which was named if a loose joker was led
 * (FH-29). */
static int play_again(struct rebuilt *rebuilt, talon_card card, uint32_t suit)
{
    const struct five_hundred *game = &rebuilt->game;
    talon_move move = {.cards = BIT(card), .kind = TALON_KIND_PLAY};

    if (game->phase != TALON_PHASE_TRICKS)
        return 0;
    move.seat = game->to_act;
    if (game->on_table == 0 && (move.cards & JOKERS) != 0 &&
        jokers_are_loose(game, move.seat)) {
        if (suit == 0)
            return 0;
        move.denomination = (uint8_t)suit;
    }
    if (!may_play(rebuilt, &move))
        return 0;
    rebuilt->excluded[move.seat] |= tln_fh_excluded(game, &move);
    take(rebuilt, &move);
    return 1;
}

static int play_tricks_again(const struct five_hundred *claim,
                             struct rebuilt *rebuilt)
{
    uint32_t trick, i, count;

    for (trick = 0; trick < TRICKS && trick <= claim->tricks; trick++) {
        count = tln_fh_cards_in_trick(claim, trick);
        for (i = 0; i < count; i++) {
            if (!play_again(rebuilt, claim->trick[trick][i],
                            claim->suit_led[trick]))
                return 0;
        }
    }
    return 1;
}

/* FH-27: who takes no part follows from the contract, and the count of turns
 * relies on it. */
static int laid_down_is_sound(const struct five_hundred *claim)
{
    uint32_t seats = 0;

    if (claim->contractor == TALON_NOBODY)
        return claim->contract == NO_BID && claim->laid_down == 0;
    if (claim->contract >= BIDS)
        return 0;
    if (claim->phase != TALON_PHASE_DISCARD)
        seats = tln_fh_laying_down(claim);
    return claim->laid_down == seats;
}

int tln_fh_rebuild(const struct five_hundred *claim, struct rebuilt *rebuilt)
{
    const struct five_hundred *game = &rebuilt->game;

    if (!laid_down_is_sound(claim) ||
        claim->on_table >= set_count(seats_playing(claim)) ||
        (claim->tricks == TRICKS && claim->on_table != 0) ||
        !deal_again(claim, rebuilt) || !call_again(claim, rebuilt))
        return 0;
    if (game->phase == TALON_PHASE_DISCARD &&
        claim->phase != TALON_PHASE_DISCARD && !discard_again(claim, rebuilt))
        return 0;
    if (game->phase == TALON_PHASE_PARTNER &&
        claim->phase != TALON_PHASE_PARTNER &&
        !call_partner_again(claim, rebuilt))
        return 0;
    return play_tricks_again(claim, rebuilt);
}
