/* SPDX-License-Identifier: MIT */
/* The boxes of the board in a deal: the antes that fill them (TR-5), and who
 * collects them, from the hands before the poker (TR-14) or card by card
 * (TR-28). For which cards entitle to a box, see tr_board.c. */
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_chips.h"
#include "tripoli/tr_course.h"

int tln_tr_has_its_board(const struct tripoli *game)
{
    return game->phase != TALON_PHASE_DEAL || is_closing(game);
}

int tln_tr_has_collected(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_OPTION_COLLECT) ==
               TALON_TR_COLLECT_PHASE_ONE &&
           game->spare_held > 0 && is_spare_settled(game) &&
           tln_tr_has_its_board(game);
}

/* TR-9: a suit not yet named is unknown; without an offer it is hearts. */
int tln_tr_board_fits(const struct tripoli *game)
{
    const int32_t *rule = game->rule;
    struct board board = tln_tr_board_of_rules(rule);

    if (rule[TALON_TR_OPTION_BOARD] == TALON_TR_BOARD_PER_DEAL) {
        return (game->dealer == TALON_NOBODY &&
                game->phase != TALON_PHASE_DEAL) ||
               tln_tr_is_board_turned(rule, &game->board);
    }
    if (!rule[TALON_TR_OPTION_PAY_AUCTION])
        return tln_tr_is_same_board(&board, &game->board);
    if (part_of(game) > PART_PAY_SUIT && game->spare_held > 0)
        return tln_tr_is_board_in_suit(rule, &game->board) &&
               (game->pay_suit_price > 0 ||
                (game->board.pay & SUIT(TALON_SUIT_HEARTS)));
    return game->board.sequence == board.sequence && game->board.pay == 0 &&
           game->board.pair == 0;
}

uint32_t tln_tr_ante_boxes(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_OPTION_POKER) == TALON_TR_POKER_OFF
               ? TALON_TR_BOX_KITTY
               : TALON_TR_BOX_POT;
}

/* TR-5 and TR-32: a dealer who cannot pay the double ante pays the single
 * one. */
int64_t tln_tr_ante_of(const struct tripoli *game, int32_t seat, int64_t chips)
{
    int64_t ante = rule_of(game, TALON_TR_OPTION_ANTE);

    if (seat == game->dealer &&
        rule_of(game, TALON_TR_OPTION_DEALER_ANTE) ==
            TALON_TR_DEALER_ANTE_DOUBLE &&
        (!table_stakes(game) || chips >= 2 * ante * tln_tr_ante_boxes(game)))
        return 2 * ante;
    return ante;
}

void tln_tr_pay_antes(struct tripoli *game, struct events *events)
{
    uint32_t rest = game->in_deal, boxes = tln_tr_ante_boxes(game);

    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->dealer + 1);

        tln_tr_pay_ante(game, events, seat, boxes,
                        tln_tr_ante_of(game, seat, game->stack[seat]));
    }
}

static uint32_t reason_of(uint32_t box)
{
    if (box == TALON_TR_BOX_PAIR)
        return TALON_REASON_PAIR;
    return box == TALON_TR_BOX_SEQUENCE ? TALON_REASON_SEQUENCE
                                        : TALON_REASON_PAY_CARD;
}

/* Pays a seat an amount from a box for the cards that entitle it. */
static void collect(struct tripoli *game, struct events *events, uint32_t box,
                    int32_t seat, int64_t amount, talon_cards cards)
{
    struct claim claim = {.reason = reason_of(box), .cards = cards};

    tln_tr_take_box(game, events, box, seat, amount, &claim);
}

/* TR-14: what each of the seats with a sequence gets. */
static int64_t sequence_share(const struct tripoli *game)
{
    uint32_t rest = game->in_deal;
    int64_t sharers = 0;

    while (rest != 0) {
        sharers +=
            tln_tr_entitling(&game->board, game->hand[take_seat(&rest, 0)],
                             TALON_TR_BOX_SEQUENCE) != 0;
    }
    return sharers > 0 ? game->box[TALON_TR_BOX_SEQUENCE] / sharers : 0;
}

void tln_tr_collect_from_hands(struct tripoli *game, struct events *events)
{
    int64_t share = sequence_share(game);
    uint32_t rest = game->in_deal;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->dealer + 1);
        talon_cards hand = game->hand[seat], cards;
        uint32_t boxes = tln_tr_entitled(&game->board, hand, &cards);
        uint32_t box;

        if (boxes != 0)
            tln_tr_show(game, events, seat, cards, TALON_REASON_COLLECTING);
        for (box = TALON_TR_BOX_ACE; box <= TALON_TR_BOX_SEQUENCE; box++) {
            if (boxes >> box & 1) {
                collect(game, events, box, seat,
                        box == TALON_TR_BOX_SEQUENCE ? share : game->box[box],
                        tln_tr_entitling(&game->board, hand, box));
            }
        }
    }
}

/* The cards that the seat of a play has played in direct succession up to it,
 * in this run. */
static talon_cards streak(const struct tripoli *game, uint32_t play)
{
    talon_cards cards = BIT(game->play[play]);

    while (!was_led(game, play) && game->player[play - 1] == game->player[play])
        cards |= BIT(game->play[--play]);
    return cards;
}

uint32_t tln_tr_collected_by_play(const struct tripoli *game, uint32_t play)
{
    const struct board *board = &game->board;
    talon_cards last = BIT(game->play[play]);

    if (!(last & (board->pay | board->pair | board->sequence)))
        return 0;
    return tln_tr_collected_by(board, streak(game, play), last);
}

void tln_tr_collect_in_play(struct tripoli *game, struct events *events)
{
    uint32_t last = game->plays - 1U;
    uint32_t boxes = tln_tr_collected_by_play(game, last), box;

    for (box = TALON_TR_BOX_ACE; boxes >> box != 0; box++) {
        if (boxes >> box & 1) {
            collect(game, events, box, game->player[last], game->box[box],
                    tln_tr_entitling(&game->board, streak(game, last), box));
        }
    }
}
