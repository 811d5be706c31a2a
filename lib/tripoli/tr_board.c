/* The board: which cards pay, the antes that fill its boxes, and who collects
 * them, from the hands before the poker (TR-14) or card by card (TR-28). Knows
 * nothing of how the cards came into the hands or onto the table. */
#include "tripoli/tr_phases.h"

/* TR-2: the ranks tied to the boxes `ace` … `ten`, in that order. */
const uint8_t tln_tr_pay_rank[PAY_CARDS] = {TALON_ACE, TALON_KING, TALON_QUEEN,
                                            TALON_JACK, 10};

static talon_cards pair_in(uint32_t suit, int32_t pair)
{
    if (pair == TALON_TR_ACE_KING)
        return BIT(CARD(suit, TALON_ACE)) | BIT(CARD(suit, TALON_KING));
    return BIT(CARD(suit, TALON_KING)) | BIT(CARD(suit, TALON_QUEEN));
}

/* Three cards in a row in every suit, from the lowest rank. */
static talon_cards sequence_from(uint32_t rank)
{
    talon_card low = CARD(TALON_SPADES, rank);
    talon_card middle = card_above(low);

    return (BIT(low) | BIT(middle) | BIT(card_above(middle))) * IN_EVERY_SUIT;
}

struct board tln_tr_board_of_rules(const int32_t *value)
{
    struct board board;
    uint32_t i;

    board.pay = 0;
    for (i = 0; i < PAY_CARDS; i++)
        board.pay |= BIT(CARD(value[TALON_TR_PAY_ACE + i], tln_tr_pay_rank[i]));
    board.pair =
        pair_in((uint32_t)value[TALON_TR_PAIR_SUIT], value[TALON_TR_PAIR]);
    board.sequence = sequence_from((uint32_t)value[TALON_TR_SEQUENCE]);
    return board;
}

/* TR-6: the board that a move of the table gives. */
struct board tln_tr_board_turned(const struct tripoli *game,
                                 const talon_move *move)
{
    return (struct board){
        .pay = move->cards,
        .pair = pair_in(move->object, rule_of(game, TALON_TR_PAIR)),
        .sequence = sequence_from((uint32_t)move->amount),
    };
}

/* TR-9: all pay cards and the pair in one suit; the sequence stays. */
struct board tln_tr_board_in_suit(const struct tripoli *game, uint32_t suit)
{
    struct board board = game->board;
    uint32_t i;

    board.pay = 0;
    for (i = 0; i < PAY_CARDS; i++)
        board.pay |= BIT(CARD(suit, tln_tr_pay_rank[i]));
    board.pair = pair_in(suit, rule_of(game, TALON_TR_PAIR));
    return board;
}

static int is_same(const struct board *one, const struct board *other)
{
    return one->pay == other->pay && one->pair == other->pair &&
           one->sequence == other->sequence;
}

int tln_tr_is_board_in_suit(const struct tripoli *game,
                            const struct board *board)
{
    uint32_t suit;

    for (suit = TALON_SPADES; suit <= TALON_HEARTS; suit++) {
        struct board named = tln_tr_board_in_suit(game, suit);

        if (is_same(&named, board))
            return 1;
    }
    return 0;
}

int tln_tr_is_board_turned(const struct tripoli *game,
                           const struct board *board)
{
    talon_cards pay = board->pay;
    uint32_t i, suit, rank;

    for (i = 0; i < PAY_CARDS; i++) {
        talon_cards card = pay & (IN_EVERY_SUIT << (tln_tr_pay_rank[i] - 2));

        if (!set_is_single(card))
            return 0;
        pay &= ~card;
    }
    for (suit = TALON_SPADES; suit < TALON_HEARTS; suit++) {
        if (pair_in(suit, rule_of(game, TALON_TR_PAIR)) == board->pair)
            break;
    }
    for (rank = 2; rank < TALON_QUEEN;
         rank = rank == 10 ? TALON_JACK : rank + 1)
        if (sequence_from(rank) == board->sequence)
            break;
    return pay == 0 &&
           pair_in(suit, rule_of(game, TALON_TR_PAIR)) == board->pair &&
           sequence_from(rank) == board->sequence;
}

talon_card tln_tr_pay_card(const struct board *board, uint32_t box)
{
    talon_cards card =
        board->pay & (IN_EVERY_SUIT << (tln_tr_pay_rank[box - 1] - 2));

    return card != 0 ? set_lowest(card) : TALON_NO_CARD;
}

/* The sequences a hand holds, in whatever suits: those of which it lacks no
 * card. */
static talon_cards whole_sequences(const struct board *board, talon_cards hand)
{
    return board->sequence & ~suits_of(board->sequence & ~hand);
}

/* The pair, if a hand holds it. */
static talon_cards whole_pair(const struct board *board, talon_cards hand)
{
    return (hand & board->pair) == board->pair ? board->pair : 0;
}

/* The cards of a hand that entitle it to a box, or 0. */
static talon_cards entitling(const struct board *board, talon_cards hand,
                             uint32_t box)
{
    switch (box) {
    case TALON_TR_BOX_PAIR:
        return whole_pair(board, hand);
    case TALON_TR_BOX_SEQUENCE:
        return whole_sequences(board, hand);
    default:
        return hand & board->pay &
               (IN_EVERY_SUIT << (tln_tr_pay_rank[box - 1] - 2));
    }
}

/* The boxes that some pay cards, a pair or none, sequences or none belong to.
 */
static uint32_t boxes_of(talon_cards pay, talon_cards pair,
                         talon_cards sequences)
{
    talon_cards ranks = pay | pay >> 2 * LANE;
    uint32_t boxes = (uint32_t)(pair != 0) << TALON_TR_BOX_PAIR |
                     (uint32_t)(sequences != 0) << TALON_TR_BOX_SEQUENCE;
    uint32_t i;

    ranks |= ranks >> LANE;
    for (i = 0; i < PAY_CARDS; i++)
        boxes |= (uint32_t)(ranks >> (tln_tr_pay_rank[i] - 2) & 1)
                 << (TALON_TR_ACE + i);
    return boxes;
}

uint32_t tln_tr_entitled(const struct board *board, talon_cards hand,
                         talon_cards *cards)
{
    talon_cards pay = hand & board->pay;
    talon_cards pair = whole_pair(board, hand);
    talon_cards sequences = whole_sequences(board, hand);

    *cards = pay | pair | sequences;
    return boxes_of(pay, pair, sequences);
}

uint32_t tln_tr_ante_boxes(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_POKER) == TALON_TR_POKER_OFF ? TALON_TR_KITTY
                                                               : TALON_TR_POT;
}

/* TR-5 and TR-32: a dealer who cannot put the double ante puts the single. */
int64_t tln_tr_ante_of(const struct tripoli *game, int32_t seat, int64_t chips)
{
    int64_t ante = rule_of(game, TALON_TR_ANTE);

    if (seat == game->dealer &&
        rule_of(game, TALON_TR_DEALER_ANTE) == TALON_TR_ANTE_DOUBLE &&
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
        return TALON_FOR_PAIR;
    return box == TALON_TR_BOX_SEQUENCE ? TALON_FOR_SEQUENCE
                                        : TALON_FOR_PAY_CARD;
}

/* Takes an amount from a box for the cards that entitle a seat to it. */
static void collect(struct tripoli *game, struct events *events, uint32_t box,
                    int32_t seat, int64_t amount, talon_cards cards)
{
    struct claim claim = {reason_of(box), 0, cards};

    tln_tr_take_box(game, events, box, seat, amount, &claim);
}

/* TR-14: what each of the seats with a sequence gets. */
static int64_t sequence_share(const struct tripoli *game)
{
    uint32_t rest = game->in_deal;
    int64_t sharers = 0;

    while (rest != 0)
        sharers +=
            whole_sequences(&game->board, game->hand[take_seat(&rest, 0)]) != 0;
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
            tln_tr_show(game, events, seat, cards, TALON_BY_COLLECTING);
        for (box = TALON_TR_ACE; box <= TALON_TR_BOX_SEQUENCE; box++) {
            if (boxes >> box & 1)
                collect(game, events, box, seat,
                        box == TALON_TR_BOX_SEQUENCE ? share : game->box[box],
                        entitling(&game->board, hand, box));
        }
    }
}

/* The cards the seat of a play has played by then one straight after the other
 * in this run. The card above the last of a run is in no hand, so cards in a
 * row are always of one run. */
static talon_cards streak(const struct tripoli *game, uint32_t play)
{
    talon_cards cards = BIT(game->play[play]);

    while (play > 0 && game->player[play - 1] == game->player[play] &&
           card_above(game->play[play - 1]) == game->play[play])
        cards |= BIT(game->play[--play]);
    return cards;
}

uint32_t tln_tr_collected_by_play(const struct tripoli *game, uint32_t play)
{
    const struct board *board = &game->board;
    talon_cards last = BIT(game->play[play]), cards;

    if (!(last & (board->pay | board->pair | board->sequence)))
        return 0;
    cards = streak(game, play);
    return boxes_of(board->pay & last, whole_pair(board, cards) & last,
                    whole_sequences(board, cards) & last);
}

void tln_tr_collect_in_play(struct tripoli *game, struct events *events)
{
    uint32_t last = game->plays - 1U;
    uint32_t boxes = tln_tr_collected_by_play(game, last), box;

    for (box = TALON_TR_ACE; boxes >> box != 0; box++) {
        if (boxes >> box & 1)
            collect(game, events, box, game->player[last], game->box[box],
                    entitling(&game->board, streak(game, last), box));
    }
}
