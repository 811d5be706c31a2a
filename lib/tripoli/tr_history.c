/* SPDX-License-Identifier: MIT */
/* The deal dealt last. The state keeps its cards, but not every call and bet,
 * nor what lay in the boxes before; the events since the deal have both. They
 * are public but for cards, and those are in the state.
 *
 * Events are read twice: forward for the moves, each of which is one turn; and
 * backward to return every payment, which leads to the chips before the deal.
 * They come from outside, so each number in them is checked. */
#include "tripoli/tr_history.h"
#include "base/libc.h"
#include "game/kind.h"
#include "tripoli/tr_auction.h"
#include "tripoli/tr_betting.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_lost_board.h"
#include "tripoli/tr_poker.h"
#include "tripoli/tr_session.h"
#include "tripoli/tr_spare.h"
#include "tripoli/tr_view.h"
#include "tripoli/tr_vocabulary.h"

/* The kind of a move, or NULL: the other events are its consequences. */
static const struct kind *move_kind(const talon_event *event)
{
    const struct kind *kind = tln_kind_in(&tln_tr_vocabulary, event->kind);

    return kind != NULL && kind->source != BY_EVENT && kind->source != BY_DEAL
               ? kind
               : NULL;
}

/* The move that an event tells. The cards chosen for poker, which it may not
 * show, are in the session (TR-15). */
static talon_move told_move(const struct tripoli *game,
                            const talon_event *event)
{
    const struct kind *kind = move_kind(event);
    talon_move move = {.kind = event->kind, .seat = event->seat};

    if (kind->uses & USES_AMOUNT)
        move.amount = (int32_t)event->amount;
    if (kind->uses & USES_DENOMINATION)
        move.denomination = event->denomination;
    if (kind->uses & USES_OTHER)
        move.other = event->other;
    if (kind->uses & USES_INDEX)
        move.index = event->index;
    if (kind->uses & USES_CARDS)
        move.cards = event->cards;
    if (event->kind == TALON_KIND_SELECT_HAND)
        move.cards = game->selected[event->seat];
    return move;
}

/* Whether an event names chips and seats that exist, and a move has been made
 * by one who can. */
static int is_plausible(const struct tripoli *game, const talon_event *event)
{
    const struct kind *kind = move_kind(event);

    if (kind != NULL && (kind->source == BY_SEAT) != (event->seat >= 0))
        return 0;
    return event->amount >= 0 && event->amount <= CHIPS_MAX &&
           event->seat >= TALON_TABLE && event->seat < (int32_t)players(game) &&
           event->other >= -1 && event->other < (int32_t)players(game) &&
           event->box_id <= TALON_TR_BOX_POT && event->index <= TALON_RANK_ACE;
}

/* The event of the board turned for the deal (TR-6), if events begin with it,
 * or NULL. */
static const talon_event *told_board(const struct told *told)
{
    uint32_t i = tln_told_from(told, 0);

    return i < told->count && told->event[i].kind == TALON_KIND_BOARD
               ? &told->event[i]
               : NULL;
}

/* The place of the deal, which comes first but for its board, or the count. */
static uint32_t place_of_deal(const struct told *told)
{
    uint32_t i = tln_told_from(told, 0);

    if (told_board(told) != NULL)
        i = tln_told_from(told, i + 1);
    return i < told->count && told->event[i].kind == TALON_KIND_DEAL
               ? i
               : told->count;
}

/* The moves in events that begin with the deal and follow each other turn by
 * turn up to this one. */
static talon_status told_moves(const struct tripoli *game,
                               const struct told *told, struct moves *moves)
{
    uint32_t i = place_of_deal(told), turn;

    if (i == told->count)
        return TALON_E_EVENTS;
    turn = told->event[i].turn;
    while ((i = tln_told_from(told, i + 1)) < told->count) {
        const talon_event *event = &told->event[i];
        int is_move = move_kind(event) != NULL;

        turn += (uint32_t)is_move;
        if (event->turn != turn || !is_plausible(game, event) ||
            event->kind == TALON_KIND_DEAL)
            return TALON_E_EVENTS;
        if (is_move) {
            talon_move move = told_move(game, event);

            list_move(moves, &move);
        }
    }
    return turn == game->common.turn ? TALON_OK : TALON_E_EVENTS;
}

static void list_kind(struct moves *moves, uint32_t kind, int32_t seat)
{
    talon_move move = {.kind = (uint16_t)kind, .seat = (int8_t)seat};

    list_move(moves, &move);
}

/* TR-10: whether the dealer ended the matter of the spare hand. A dealer is not
 * asked who is barred, or has nothing left to do but keep. */
static int has_kept(const struct tripoli *game)
{
    uint32_t steps = game->spare_steps;
    int32_t option = rule_of(game, TALON_TR_OPTION_SPARE_HAND);

    if (!is_spare_settled(game) || has_sold(game) ||
        option == TALON_TR_SPARE_HAND_DEAD)
        return 0;
    if (has_swapped(game)) {
        return option == TALON_TR_SPARE_HAND_SWAP_OR_AUCTION &&
               !(steps & SPARE_OLD_AUCTIONED);
    }
    return steps == 0 || !is_among(game->barred, game->dealer);
}

/* TR-10: an auction of the spare hand, a swap, an auction of the old hand. The
 * last auction may have sold a hand, or still go on. */
static void list_spare(const struct tripoli *game, struct moves *moves)
{
    int last = has_sold(game) || game->phase == TALON_PHASE_SPARE_AUCTION;

    if (is_closing_deal(game))
        return;
    if (game->spare_steps & SPARE_AUCTIONED)
        list_kind(moves, TALON_KIND_AUCTION, game->dealer);
    if (has_swapped(game))
        list_kind(moves, TALON_KIND_SWAP, game->dealer);
    if (last || (game->spare_steps & SPARE_OLD_AUCTIONED))
        list_kind(moves, TALON_KIND_AUCTION, game->dealer);
    if (has_kept(game))
        list_kind(moves, TALON_KIND_KEEP, game->dealer);
}

/* TR-15 */
static void list_selections(const struct tripoli *game, struct moves *moves)
{
    uint32_t rest = is_closing_deal(game) ? 0 : tln_tr_chosen(game);

    while (rest != 0) {
        talon_move move = {.kind = TALON_KIND_SELECT_HAND};

        move.seat = (int8_t)take_seat(&rest, tln_tr_poker_opener(game));
        move.cards = game->selected[move.seat];
        list_move(moves, &move);
    }
}

static void list_plays(const struct tripoli *game, struct moves *moves)
{
    uint32_t i;

    for (i = 0; i < game->plays; i++) {
        talon_move move = {.kind = TALON_KIND_PLAY,
                           .seat = game->player[i],
                           .cards = BIT(game->play[i])};

        list_move(moves, &move);
    }
}

/* Whether there have been calls in an auction, for the pay suit (TR-9) or for a
 * hand (TR-11). An auction that has only begun has none, nor has one in which
 * all bidders are barred (TR-12). */
static int calls_are_missing(const struct tripoli *game)
{
    int has_call = game->passed != 0 || game->bidder != TALON_NOBODY;

    if (is_closing_deal(game))
        return 0;
    if (rule_of(game, TALON_TR_OPTION_PAY_AUCTION))
        return game->phase != TALON_PHASE_PAY_AUCTION || has_call;
    if (has_sold(game))
        return 1;
    if (game->spare_steps & (SPARE_AUCTIONED | SPARE_OLD_AUCTIONED))
        return tln_tr_hand_bidders(game) != 0;
    return game->phase == TALON_PHASE_SPARE_AUCTION && has_call;
}

/* Whether there have been moves that the state does not keep, or may have been:
 * purchases between deals leave no trace (TR-34). */
static int moves_are_missing(const struct tripoli *game)
{
    uint32_t seat, bets = 0;

    for (seat = 0; seat < SEATS; seat++)
        bets |= game->last_action[seat];
    if (bets != 0 || calls_are_missing(game))
        return 1;
    if (!is_deal_over(game) || is_closing_deal(game))
        return 0;
    return game->phase != TALON_PHASE_BETWEEN || table_stakes(game);
}

static talon_status moves(const struct talon_game *handle,
                          const struct told *told, struct moves *moves)
{
    const struct tripoli *game = tr_in(handle);

    if (game->dealer == TALON_NOBODY)
        return TALON_E_PHASE;
    if (told->count > 0)
        return told_moves(game, told, moves);
    list_spare(game, moves);
    list_selections(game, moves);
    list_plays(game, moves);
    return moves_are_missing(game) ? TALON_UNKNOWN : TALON_OK;
}

/* Adds chips to a stack or box, which nothing can bring beyond CHIPS_MAX. */
static int add(int64_t *chips, int64_t more)
{
    *chips += more;
    return *chips >= -CHIPS_MAX && *chips <= CHIPS_MAX;
}

/* Returns the chips that an event has moved; 0 if they cannot have. */
static int return_chips(struct tripoli *game, const talon_event *event)
{
    int64_t *stack = &game->stack[event->seat < 0 ? 0 : event->seat];
    int64_t *box = &game->box[event->box_id], amount = event->amount;

    switch (event->kind) {
    case TALON_KIND_PAY:
        if (event->box_id == 0)
            box = &game->stack[event->other < 0 ? 0 : event->other];
        return event->seat >= 0 && add(stack, amount) && add(box, -amount);
    case TALON_KIND_TAKE:
        return event->seat >= 0 && add(stack, -amount) && add(box, amount);
    case TALON_KIND_GATHER:
        return event->index <= TALON_TR_BOX_POT && add(box, amount) &&
               add(&game->box[event->index], -amount);
    case TALON_KIND_BUY:
        return event->other >= 0 && add(&game->stack[event->other], -amount) &&
               add(&game->before[event->other], -amount);
    default:
        return 1;
    }
}

/* The chips before the deal: those in the stacks are known, but for purchases
 * since, so if a payment is missing, it is noticed. A box that would have had
 * less than nothing is noticed once the pack is dealt again: it then has less
 * than the antes. */
static int return_all_chips(struct tripoli *before, const struct told *told)
{
    uint32_t i = told->count, deal = place_of_deal(told);

    while (--i > deal) {
        if (tln_told_from(told, i) == i &&
            !return_chips(before, &told->event[i]))
            return 0;
    }
    return before->box[0] == 0 &&
           memcmp(before->stack, before->before, sizeof before->stack) == 0;
}

/* Where the pack of the deal was due, but for chips. The seat before the dealer
 * has dealt last (TR-7), but for the first deal. The board is that of the
 * options, or the one turned for this deal or, before closing rounds, for the
 * last one (TR-6, TR-30). Returns 0 if the next one has replaced it. */
static int undeal_cards(const struct tripoli *game, struct tripoli *before)
{
    uint32_t count = players(game);
    int is_closing_round = is_closing_deal(game);
    int per_deal =
        rule_of(game, TALON_TR_OPTION_BOARD) == TALON_TR_BOARD_PER_DEAL;

    memset(before, 0, sizeof *before);
    before->common = game->common;
    before->common.view = 0;
    memcpy(before->rule, game->rule, sizeof before->rule);
    tln_tr_start(&before->common);
    before->deals = game->deals - !is_closing_round;
    if (before->deals > 0 || is_closing_round)
        before->dealer = (int8_t)(((uint32_t)game->dealer + count - 1) % count);
    if (is_closing_round)
        before->closing = (uint8_t)(game->closing + is_deal_over(game));
    if (is_closing_round || per_deal)
        before->phase = TALON_PHASE_DEAL;
    if (per_deal && tln_tr_has_its_board(game))
        before->board = game->board;
    return !per_deal || tln_tr_has_its_board(game);
}

/* TR-6: whether the board told can be that of the deal. */
static int board_agrees(const struct tripoli *game, const talon_event *event)
{
    talon_move move = told_move(game, event);
    talon_cards concerned = 0;
    struct board board;

    if (is_closing_deal(game) ||
        tln_tr_turned_status(&move, &concerned) != TALON_OK)
        return 0;
    board = tln_tr_board_turned(game->rule, &move);
    return !tln_tr_has_its_board(game) ||
           tln_tr_is_same_board(&board, &game->board);
}

/* Where the first step told was due, but for chips. */
static talon_status undeal_told(const struct tripoli *game,
                                const struct told *told, struct tripoli *before)
{
    const talon_event *board = told_board(told);
    int has_board = undeal_cards(game, before);

    before->common.turn = told->event[place_of_deal(told)].turn - 1;
    if (board == NULL && !has_board) {
        return tln_tr_find_lost_board(game, told, &before->board)
                   ? TALON_UNKNOWN
                   : TALON_E_EVENTS;
    }
    if (board == NULL)
        return TALON_OK;
    before->phase = TALON_PHASE_BETWEEN;
    before->common.turn--;
    return board_agrees(game, board) ? TALON_OK : TALON_E_EVENTS;
}

static talon_status undeal(const struct talon_game *handle,
                           const struct told *told, struct talon_game *target)
{
    const struct tripoli *game = tr_in(handle);
    struct tripoli *before = tr_of(target);
    struct moves counted = {NULL, 0, 0};
    talon_status status = moves(handle, told, &counted);

    if (status < 0)
        return status;
    if (told->count == 0)
        return TALON_E_EVENTS;
    status = undeal_told(game, told, before);
    if (status < 0)
        return status;
    memcpy(before->stack, game->stack, sizeof before->stack);
    memcpy(before->before, game->before, sizeof before->before);
    memcpy(before->box, game->box, sizeof before->box);
    return return_all_chips(before, told) ? status : TALON_E_EVENTS;
}

static void exchange(talon_cards *one, talon_cards *other)
{
    talon_cards cards = *one;

    *one = *other;
    *other = cards;
}

/* TR-8: the hands with what they have played; a sale is undone before a swap
 * (TR-10, TR-11). The board does not matter, nor do the chips, but that seats
 * not in the deal could not pay the ante (TR-32), whatever they have bought
 * since. */
static talon_status dealt(const struct talon_game *handle,
                          talon_cards cards[TALON_DEAL_PLACES],
                          struct talon_game *target)
{
    const struct tripoli *game = tr_in(handle);
    struct dealt dealt = tln_tr_dealt(game);
    talon_cards *spare = &cards[TALON_PLACE_TALON];
    int32_t seat;

    if (game->dealer == TALON_NOBODY)
        return TALON_E_PHASE;
    (void)undeal_cards(game, tr_of(target));
    tr_of(target)->phase = TALON_PHASE_DEAL;
    for (seat = 0; seat < SEATS; seat++)
        tr_of(target)->stack[seat] =
            is_among(game->in_deal, seat) ? game->before[seat] : 0;
    *spare = game->spare;
    if (has_sold(game))
        exchange(&dealt.hand[game->buyer], spare);
    if (has_swapped(game))
        exchange(&dealt.hand[game->dealer], spare);
    memcpy(cards, dealt.hand, sizeof dealt.hand);
    return TALON_OK;
}

/* The move is the one told. */
static int next(const struct talon_game *handle, const struct talon_game *again,
                const talon_event *event, talon_move *move)
{
    const struct tripoli *game = tr_in(handle);

    (void)again;
    if (move_kind(event) == NULL || !is_plausible(game, event))
        return 0;
    *move = told_move(game, event);
    return 1;
}

const struct past tln_tr_past = {
    .dealt = dealt,
    .undeal = undeal,
    .moves = moves,
    .next = next,
};
