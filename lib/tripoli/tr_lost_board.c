/* SPDX-License-Identifier: MIT */
/* A board that has been replaced (TR-6), found again from what it has led to:
 * which boxes were collected, by which cards (TR-14, TR-28), and which hands
 * were barred (TR-12). There may be several; they make no difference to the
 * deal.
 *
 * Each box depends on one thing, a card, a suit or a rank, which can be one of
 * four, or of eleven for the sequence. A box that was collected has only what
 * fits the cards; one that was not has what would have collected nothing. All
 * of that is separate for each box; but a hand is barred by any of them, so of
 * the possible ones those are searched for that bar all hands which were. At
 * most 45 056 boards are tried, a few instructions each; if no hand was barred,
 * one. */
#include "tripoli/tr_lost_board.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_spare.h"
#include "tripoli/tr_view.h"

#define BOXES       TALON_TR_BOX_SEQUENCE
#define OPTIONS_MAX 11

/* What each box may have depended on, by number, and the places that it then
 * bars. */
struct options {
    uint32_t count[BOXES + 1];
    uint8_t number[BOXES + 1][OPTIONS_MAX];
    uint16_t bars[BOXES + 1][OPTIONS_MAX];
};

/* The part of a board that a box depends on, by number. */
static struct board part_of_board(const int32_t *rule, uint32_t box,
                                  uint32_t number)
{
    talon_move move = {.denomination = TALON_SUIT_SPADES, .index = 2};
    struct board board;

    if (box <= PAY_CARDS)
        move.cards = BIT(CARD(1 + number, tln_tr_pay_rank[box - 1]));
    else if (box == TALON_TR_BOX_PAIR)
        move.denomination = (uint8_t)(1 + number);
    else
        move.index =
            (uint8_t)(number < 9 ? 2 + number : TALON_RANK_JACK + number - 9);
    board = tln_tr_board_turned(rule, &move);
    if (box != TALON_TR_BOX_PAIR)
        board.pair = 0;
    if (box != TALON_TR_BOX_SEQUENCE)
        board.sequence = 0;
    return board;
}

/* The cards that first collected a box, or 0. */
static talon_cards collecting(const struct told *told, uint32_t box)
{
    uint32_t i;

    for (i = 0; i < told->count; i++) {
        const talon_event *event = &told->event[i];

        if (event->kind == TALON_KIND_TAKE && event->box_id == box)
            return event->cards;
    }
    return 0;
}

/* Whether a box would have been collected under the board of a game. */
static int is_collected(const struct tripoli *game, const struct dealt *dealt,
                        uint32_t box)
{
    uint32_t rest = game->in_deal, i;

    if (rule_of(game, TALON_TR_OPTION_COLLECT) == TALON_TR_COLLECT_IN_PLAY) {
        for (i = 0; i < game->plays; i++) {
            if (tln_tr_collected_by_play(game, i) >> box & 1)
                return 1;
        }
        return 0;
    }
    while (rest != 0) {
        if (tln_tr_entitling(&game->board, dealt->hand[take_seat(&rest, 0)],
                             box) != 0)
            return 1;
    }
    return 0;
}

/* TR-12: those of some places, the spare hand last, that a board bars. */
static uint32_t barred_by(const struct tripoli *game, const struct dealt *dealt,
                          uint32_t places)
{
    uint32_t barred = 0;

    while (places != 0) {
        int32_t place = take_seat(&places, 0);
        talon_cards cards;

        if (tln_tr_entitled(&game->board,
                            place == SEATS ? game->spare : dealt->hand[place],
                            &cards) != 0)
            barred |= seat_bit(place);
    }
    return barred;
}

/* Lists what a box may have depended on. The game is used up for it. */
static void list_options(struct tripoli *game, const struct dealt *dealt,
                         uint32_t box, talon_cards cards,
                         struct options *options)
{
    uint32_t number, count = box == TALON_TR_BOX_SEQUENCE ? OPTIONS_MAX : 4;
    uint32_t free = tln_tr_free_hands(game), barred = tln_tr_barred_hands(game);

    options->count[box] = 0;
    for (number = 0; number < count; number++) {
        uint32_t n = options->count[box], bars;

        game->board = part_of_board(game->rule, box, number);
        if (cards != 0 ? tln_tr_entitling(&game->board, cards, box) != cards
                       : is_collected(game, dealt, box))
            continue;
        bars = barred_by(game, dealt, free | barred);
        if (bars & free)
            continue;
        options->number[box][n] = (uint8_t)number;
        options->bars[box][n] = (uint16_t)bars;
        options->count[box]++;
    }
}

/* Chooses for a box and those after it so that the places left are barred, too.
 * It calls itself for the next box, so seven times at most. */
static int choose(const struct options *options, uint32_t box, uint32_t left,
                  uint8_t choice[BOXES + 1])
{
    uint32_t i;

    if (box > BOXES)
        return left == 0;
    for (i = 0; i < options->count[box]; i++) {
        choice[box] = options->number[box][i];
        if (choose(options, box + 1, left & ~(uint32_t)options->bars[box][i],
                   choice))
            return 1;
    }
    return 0;
}

int tln_tr_find_lost_board(const struct tripoli *game, const struct told *told,
                           struct board *board)
{
    struct tripoli last = *game;
    struct dealt dealt = tln_tr_dealt(game);
    struct options options;
    uint8_t choice[BOXES + 1];
    uint32_t box;

    last.phase = TALON_PHASE_BETWEEN;
    for (box = TALON_TR_BOX_ACE; box <= BOXES; box++)
        list_options(&last, &dealt, box, collecting(told, box), &options);
    if (!choose(&options, TALON_TR_BOX_ACE, tln_tr_barred_hands(&last), choice))
        return 0;
    memset(board, 0, sizeof *board);
    for (box = TALON_TR_BOX_ACE; box <= BOXES; box++) {
        struct board part = part_of_board(game->rule, box, choice[box]);

        board->pay |= part.pay;
        board->pair |= part.pair;
        board->sequence |= part.sequence;
    }
    return 1;
}
