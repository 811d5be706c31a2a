/* SPDX-License-Identifier: MIT */
/* The hand dealt last. The state keeps its bids and cards in order, so events
 * are asked for one thing only: which sides the hand has barred. The moves
 * before the first lead are made again, because passes follow from the seats;
 * that takes no cards. From there on the moves are read off the tricks. */
#include "five_hundred/fh_history.h"
#include "base/libc.h"
#include "five_hundred/fh_auction.h"
#include "five_hundred/fh_hand_over.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_rebuild.h"

/* Where the pack of the hand was due. */
static void begin_hand(const struct five_hundred *game, struct rebuilt *again)
{
    tln_fh_begin_rebuild(game, again);
    again->game.phase = TALON_PHASE_DEAL;
    again->game.dealer = tln_fh_dealer_of_hand(game);
}

/* FH-24, FH-27: each trick goes around from its leader. */
static void list_tricks(const struct five_hundred *game, struct moves *moves)
{
    uint32_t trick, place, count;

    for (trick = 0; trick < TRICKS && trick <= game->tricks; trick++) {
        talon_move move = {.seat = game->leader[trick]};

        count = tln_fh_cards_in_trick(game, trick);
        for (place = 0; place < count; place++) {
            move.denomination = 0;
            tln_fh_claimed_play(game, trick, place, &move);
            list_move(moves, &move);
            move.seat = (int8_t)left_of(seats_playing(game), move.seat);
        }
    }
}

static void list_moves(const struct five_hundred *game, struct moves *moves)
{
    struct rebuilt again;
    talon_move move;

    begin_hand(game, &again);
    tln_fh_begin_auction(&again.game);
    while (again.game.phase != TALON_PHASE_TRICKS) {
        if (!tln_fh_next_move(game, &again.game, &move))
            return;
        list_move(moves, &move);
        tln_fh_take_again(&again.game, &move);
    }
    list_tricks(game, moves);
}

static talon_status moves(const struct talon_game *handle,
                          const struct told *told, struct moves *moves)
{
    (void)told;
    if (!is_dealt(fh_in(handle)))
        return TALON_E_PHASE;
    list_moves(fh_in(handle), moves);
    return TALON_OK;
}

/* FH-38: the sides barred before the hand: those barred now, without those that
 * the events say it has barred. */
static uint8_t barred_before(const struct five_hundred *game,
                             const struct told *told)
{
    uint32_t barred = game->barred, i;

    for (i = 0; i < told->count; i++) {
        int32_t seat = told->event[i].seat;

        if (told->event[i].kind == TALON_KIND_BARRED && seat >= 0 &&
            seat < SEATS)
            barred &= ~side_of(game->rule, (uint32_t)seat);
    }
    return (uint8_t)barred;
}

/* The moves are counted, because the turn is part of the state. */
static talon_status undeal(const struct talon_game *handle,
                           const struct told *told, struct talon_game *before)
{
    const struct five_hundred *game = fh_in(handle);
    struct moves counted = {NULL, 0, 0};
    struct rebuilt again;
    talon_status status = moves(handle, told, &counted);

    if (status < 0)
        return status;
    begin_hand(game, &again);
    tln_fh_turn_back(game, &again.game);
    if (told->count > 0)
        again.game.barred = barred_before(game, told);
    again.game.common.turn = game->common.turn - counted.count - 1;
    memcpy(before, &again.game, sizeof again.game);
    return TALON_OK;
}

static talon_status dealt(const struct talon_game *handle,
                          talon_cards cards[TALON_DEAL_PLACES],
                          struct talon_game *before)
{
    const struct five_hundred *game = fh_in(handle);
    struct rebuilt again;

    if (!is_dealt(game))
        return TALON_E_PHASE;
    begin_hand(game, &again);
    memcpy(before, &again.game, sizeof again.game);
    tln_fh_deal_again(game, &again.game);
    memcpy(cards, again.game.hand, sizeof again.game.hand);
    cards[TALON_PLACE_TALON] = again.game.kitty;
    return TALON_OK;
}

/* No event is needed for it. */
static int next(const struct talon_game *handle, const struct talon_game *again,
                const talon_event *event, talon_move *move)
{
    (void)event;
    return tln_fh_next_move(fh_in(handle), fh_in(again), move);
}

const struct past tln_fh_past = {
    .dealt = dealt,
    .undeal = undeal,
    .moves = moves,
    .next = next,
};
