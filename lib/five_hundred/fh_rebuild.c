/* SPDX-License-Identifier: MIT */
/* A hand played again. The state keeps every bid and card of the hand, and
 * passes follow from the seats, so a claimed hand can be dealt and played once
 * more with the actual moves, each checked as if a player made it. In a view
 * some hands are unknown; they then hold the cards they are seen to play, and
 * these are checked against what was proved before; the same view must be left
 * when the rest is cleared. It costs what playing the hand with checks costs.
 */
#include "five_hundred/fh_rebuild.h"
#include "base/libc.h"
#include "five_hundred/fh_auction.h"
#include "five_hundred/fh_deal.h"
#include "five_hundred/fh_hand_over.h"
#include "five_hundred/fh_kitty.h"
#include "five_hundred/fh_places.h"
#include "five_hundred/fh_playable.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_proofs.h"
#include "five_hundred/fh_standing.h"
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
    memcpy(rebuilt->game.ladder, claim->ladder, sizeof claim->ladder);
    handle->turn = handle->view = 0;
    tln_fh_begin(&rebuilt->game);
}

/* Whether the game was won at the target, so that this hand barred nobody. */
static int is_won_at_target(const struct five_hundred *claim)
{
    return claim->phase == TALON_PHASE_OVER && claim->winners != 0 &&
           claim->reason <= TALON_REASON_WON_FIRST_TRICK;
}

/* The seats barred before the hand. A seat that falls to minus the target may
 * have been barred earlier, risen and fallen again, but need not. */
static uint8_t barred_before(const struct five_hundred *claim,
                             const int32_t before[SEATS])
{
    uint32_t seat, barred = claim->barred;
    int32_t target = rule_of(claim, TALON_FH_OPTION_TARGET);

    if (!is_played(claim) || is_won_at_target(claim))
        return (uint8_t)barred;
    for (seat = 0; seat < SEATS; seat++) {
        if (before[seat] > -target && claim->score[seat] <= -target)
            barred &= ~seat_bit((int32_t)seat);
    }
    return (uint8_t)barred;
}

int tln_fh_turn_back(const struct five_hundred *claim,
                     struct five_hundred *game)
{
    uint32_t seat;

    if (claim->dealer == TALON_NOBODY ||
        (is_played(claim) && claim->deals == 0))
        return 0;
    game->deals = claim->deals - (uint32_t)is_played(claim);
    for (seat = 0; seat < SEATS; seat++) {
        game->score[seat] = claim->score[seat] - claim->contract_points[seat] -
                            claim->trick_points[seat];
    }
    game->barred = barred_before(claim, game->score);
    game->dealer = tln_fh_dealer_of_hand(claim);
    return tln_fh_may_deal(game);
}

void tln_fh_take_again(struct five_hundred *game, const talon_move *move)
{
    struct talon_game *handle = &game->common;
    struct events unwanted = no_events(NULL);

    phase_in(module_of_handle(handle), handle)->apply(handle, move, &unwanted);
}

static int is_legal(const struct rebuilt *rebuilt, const talon_move *move)
{
    talon_cards concerned;

    return tln_move_status(&rebuilt->game.common, move, &concerned) == TALON_OK;
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

int tln_fh_deal_again(const struct five_hundred *claim,
                      struct five_hundred *game)
{
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
    game->common.turn++;
    return 1;
}

/* The seat to call either makes the next bid or passes; no seat calls twice
 * between two bids, so it bids exactly if the next bid is its own. In an
 * auction still going on, the last call is that of the seat before the one to
 * act. */
static int next_call(const struct five_hundred *claim,
                     const struct five_hundred *game, talon_move *move)
{
    uint32_t next = game->bids;

    if (next < claim->bids && claim->bidder[next] == game->to_act) {
        move->kind = TALON_KIND_BID;
        move->amount = (int32_t)bid_tricks(claim->bid[next]);
        move->denomination = (uint8_t)bid_denomination(claim->bid[next]);
        return 1;
    }
    move->kind = TALON_KIND_PASS;
    return next < claim->bids || claim->phase != TALON_PHASE_AUCTION ||
           claim->to_act != game->to_act;
}

static int next_discard(const struct five_hundred *claim, talon_move *move)
{
    move->kind = TALON_KIND_DISCARD;
    move->cards = claim->discard;
    move->denomination = claim->nominated;
    return claim->phase != TALON_PHASE_DISCARD;
}

static int next_partner(const struct five_hundred *claim, talon_move *move)
{
    move->kind = TALON_KIND_ALONE;
    if (claim->called != TALON_CARD_NONE) {
        move->kind = TALON_KIND_CALL_CARD;
        move->cards = BIT(claim->called);
    }
    return claim->phase != TALON_PHASE_PARTNER;
}

void tln_fh_claimed_play(const struct five_hundred *claim, uint32_t trick,
                         uint32_t place, talon_move *move)
{
    move->kind = TALON_KIND_PLAY;
    move->cards = BIT(claim->trick[trick][place]);
    if (place == 0 && (move->cards & JOKERS) != 0 &&
        jokers_are_loose(claim, move->seat))
        move->denomination = claim->suit_led[trick];
}

static int next_play(const struct five_hundred *claim,
                     const struct five_hundred *game, talon_move *move)
{
    if (game->on_table >= tln_fh_cards_in_trick(claim, game->tricks))
        return 0;
    tln_fh_claimed_play(claim, game->tricks, game->on_table, move);
    return 1;
}

int tln_fh_next_move(const struct five_hundred *claim,
                     const struct five_hundred *game, talon_move *move)
{
    *move = (talon_move){.seat = game->to_act};
    switch (game->phase) {
    case TALON_PHASE_AUCTION:
        return next_call(claim, game, move);
    case TALON_PHASE_DISCARD:
        return next_discard(claim, move);
    case TALON_PHASE_PARTNER:
        return next_partner(claim, move);
    case TALON_PHASE_TRICKS:
        return next_play(claim, game, move);
    default:
        return 0;
    }
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

/* Whether a play is legal, as far as is known. */
static int may_play(const struct rebuilt *rebuilt, const talon_move *move)
{
    const struct five_hundred *game = &rebuilt->game;
    talon_cards hand = game->hand[move->seat];

    if ((move->cards & ~hand) != 0)
        return 0;
    if (set_count(hand) == HAND_CARDS - (uint32_t)game->tricks) {
        return (move->denomination == 0 &&
                is_plain_play(game, move->seat, move->cards)) ||
               is_legal(rebuilt, move);
    }
    if (game->on_table == 0 && (move->cards & JOKERS) != 0 &&
        move->denomination == 0 && jokers_are_loose(game, move->seat))
        return 0;
    return (move->cards & rebuilt->excluded[move->seat]) == 0;
}

/* Whether the next move of a claim can be made. A pass always can; a discard
 * may be unknown. */
static int may_make(const struct five_hundred *claim,
                    const struct rebuilt *rebuilt, const talon_move *move)
{
    const struct five_hundred *game = &rebuilt->game;

    switch (move->kind) {
    case TALON_KIND_PASS:
        return 1;
    case TALON_KIND_BID:
        return tln_fh_bid_status(game, claim->bid[game->bids]) == TALON_OK;
    case TALON_KIND_DISCARD:
        if (move->cards != 0)
            return is_legal(rebuilt, move);
        return move->denomination == 0 || tln_fh_may_nominate(game);
    case TALON_KIND_PLAY:
        return may_play(rebuilt, move);
    default:
        return is_legal(rebuilt, move);
    }
}

/* What a play proves about the hand that it comes from. */
static void note_proof(struct rebuilt *rebuilt, const talon_move *move)
{
    if (move->kind == TALON_KIND_PLAY) {
        rebuilt->excluded[move->seat] |= tln_fh_excluded(&rebuilt->game, move);
    }
}

/* FH-19: whether the auction is still going on or has led to the contract that
 * is claimed. */
static int auction_agrees(const struct five_hundred *claim,
                          const struct five_hundred *game)
{
    return game->phase == TALON_PHASE_AUCTION ||
           (game->contract == claim->contract &&
            game->contractor == claim->contractor);
}

static int rebuild_play(const struct five_hundred *claim,
                        struct rebuilt *rebuilt)
{
    const struct five_hundred *game = &rebuilt->game;
    talon_move move;

    if (!laid_down_is_sound(claim) ||
        claim->on_table >= set_count(seats_playing(claim)) ||
        (claim->tricks == TRICKS && claim->on_table != 0) ||
        !tln_fh_deal_again(claim, &rebuilt->game))
        return 0;
    while (tln_fh_next_move(claim, game, &move)) {
        if (!may_make(claim, rebuilt, &move))
            return 0;
        note_proof(rebuilt, &move);
        tln_fh_take_again(&rebuilt->game, &move);
        if (!auction_agrees(claim, game))
            return 0;
    }
    return 1;
}

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
    return rebuild_play(claim, rebuilt) &&
           claim->common.turn >= rebuilt->game.common.turn &&
           tln_fh_turns_are_possible(&before, claim->common.turn -
                                                  rebuilt->game.common.turn);
}

/* Whether the rebuilt state is the claimed one, as far as its viewers know. */
static int is_same(const struct five_hundred *claim, struct rebuilt *rebuilt)
{
    struct talon_game *handle = &rebuilt->game.common;
    uint32_t view = claim->common.view;

    handle->turn = claim->common.turn;
    handle->view = view;
    if (view != 0)
        tln_fh_redact(handle, view & ~VIEW);
    return memcmp(&rebuilt->game, claim, SAVED_SIZE) == 0;
}

int tln_fh_is_replayed(const struct five_hundred *claim,
                       struct rebuilt *rebuilt)
{
    tln_fh_begin_rebuild(claim, rebuilt);
    return (is_dealt(claim) ? rebuild_hand(claim, rebuilt)
                            : rebuild_draw(claim, &rebuilt->game)) &&
           is_same(claim, rebuilt);
}
