/* SPDX-License-Identifier: MIT */
/* A beginner at Tripoli. It bets by the kind of its poker hand, no matter how
 * many cards the hand was made from and what others have bet; leads pay cards
 * that collect, or else the lowest card of its longest suit; and thinks a hand
 * poor that has no pay card and at most a pair. Now and then it takes its
 * hand for a little better or worse than it is, or leads some other card.
 *
 * It looks at its own hand and at the board, and at no world. */
#include "advisor/tripoli/pt_beginner.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/tripoli/pt_beginner_constants.h"
#include "advisor/tripoli/pt_five.h"

#define KINDS (TALON_POKER_STRAIGHT_FLUSH + 1)

static int slips(struct pt_mind *mind, uint32_t one_in)
{
    return stream_below(&mind->stream, one_in) == 0;
}

static talon_cards own_hand(const struct pt_mind *mind)
{
    return mind->state.hand[mind->decision->seat];
}

/* The kind of the seat's poker hand: the chosen five cards, or the best; 0 if
 * there is none. */
static uint32_t kind_of(const struct pt_mind *mind)
{
    talon_cards five = mind->state.selected[mind->decision->seat];
    talon_cards hand = own_hand(mind);
    uint32_t rank = 0;

    if (five != 0)
        talon_poker_rank(&five, &rank);
    else
        talon_poker_best(&hand, &rank, NULL);
    return talon_poker_category(rank);
}

/* The same, as the beginner takes it. */
static uint32_t mistaken_kind(struct pt_mind *mind)
{
    uint32_t kind = kind_of(mind);

    if (!slips(mind, SLIP_BET))
        return kind;
    if (stream_below(&mind->stream, 2) == 0)
        return kind > 0 ? kind - 1 : 0;
    return kind + 1 < KINDS ? kind + 1 : kind;
}

/* Lists a move; one that was not judged in any world claims nothing. */
static talon_advice *list(struct pt_mind *mind, uint32_t kind, int64_t amount)
{
    talon_advice *advice = tln_pt_list(mind, kind, amount, tln_pt_number(0));

    if (advice != NULL)
        advice->reason = TALON_ADVICE_NOT_COMPARED;
    return advice;
}

static void check_or_bet(struct pt_mind *mind)
{
    static const int32_t bets[KINDS] = BEGINNER_BETS;
    int32_t bet = bets[mistaken_kind(mind)];
    talon_advice *check;

    if (bet > 0)
        list(mind, TALON_KIND_BET, bet);
    check = list(mind, TALON_KIND_CHECK, 0);
    if (check != NULL && mind->decision->count == 1)
        check->reason = TALON_ADVICE_FREE;
}

static void answer_bet(struct pt_mind *mind, int64_t cost)
{
    static const int32_t pays[KINDS] = BEGINNER_PAYS;
    static const int32_t raises[KINDS] = BEGINNER_RAISES;
    int64_t pot = mind->state.boxes[TALON_TR_BOX_POT];
    uint32_t kind = mistaken_kind(mind);
    int is_cheap = cost * 100 <= (pot + cost) * pays[kind];

    if (raises[kind] > 0 && mind->state.raise_count[mind->decision->seat] == 0)
        list(mind, TALON_KIND_RAISE_BY, raises[kind]);
    if (is_cheap)
        list(mind, TALON_KIND_CALL_BET, 0);
    list(mind, TALON_KIND_FOLD, 0);
    if (!is_cheap)
        list(mind, TALON_KIND_CALL_BET, 0);
}

static talon_status bet(struct pt_mind *mind)
{
    int64_t cost;
    talon_status status =
        talon_tr_call_cost(mind->decision->view, mind->decision->seat, &cost);

    if (status != TALON_OK)
        return status;
    if (cost > 0)
        answer_bet(mind, cost);
    else
        check_or_bet(mind);
    return TALON_OK;
}

/* Whether the hand has no pay card, and at most a pair. */
static int is_poor(struct pt_mind *mind)
{
    const struct course *course = &mind->course;
    uint64_t hand = close_up(own_hand(mind));
    int poor = kind_of(mind) <= TALON_POKER_PAIR;
    uint32_t i;

    for (i = 0; i < 5; i++)
        poor = poor && (hand & course->pay[i]) == 0;
    if (slips(mind, SLIP_HAND))
        poor = !poor;
    return poor;
}

/* Keeps a hand that is not poor. */
static void choose_hand(struct pt_mind *mind)
{
    if (is_poor(mind))
        list(mind, TALON_KIND_SWAP, 0);
    list(mind, TALON_KIND_KEEP, 0);
}

/* Offers one chip more than the others, up to a limit, or passes. */
static void offer(struct pt_mind *mind, int is_wanted, int64_t limit)
{
    int64_t next = mind->state.offer + 1;

    if (is_wanted && next <= limit)
        list(mind, TALON_KIND_OFFER, next);
    list(mind, TALON_KIND_PASS, 0);
}

/* How many of the ace, king, queen, jack and ten of a suit the hand has. */
static uint32_t honors(const struct pt_mind *mind, uint32_t suit)
{
    uint64_t lane = close_up(own_hand(mind)) >> LANE_BITS * (suit - 1);

    return count_bits(lane & (uint64_t)0x1F << 8);
}

/* The suit of which the hand has most honors. */
static uint32_t best_suit(const struct pt_mind *mind)
{
    uint32_t suit, best = TALON_SUIT_SPADES;

    for (suit = best + 1; suit <= TALON_SUIT_HEARTS; suit++) {
        if (honors(mind, suit) > honors(mind, best))
            best = suit;
    }
    return best;
}

static void name_suit(struct pt_mind *mind)
{
    talon_advice *advice = tln_pt_list_suit(mind, TALON_KIND_NAME,
                                            best_suit(mind), tln_pt_number(0));

    if (advice != NULL)
        advice->reason = TALON_ADVICE_NOT_COMPARED;
}

/* Of the cards that may be led, packed, one that collects. */
static uint64_t pay_card(const struct pt_mind *mind, uint64_t choices)
{
    const struct course *course = &mind->course;
    uint32_t i;

    for (i = 0; i < 5 && course->collects; i++) {
        if ((choices & course->pay[i]) != 0)
            return course->pay[i];
    }
    return 0;
}

/* The lowest card that may be led of the suit of which the hand has most. */
static uint64_t lowest_of_longest(uint64_t hand, uint64_t choices)
{
    uint64_t best = 0;
    uint32_t suit, longest = 0;

    for (suit = 0; suit < 4; suit++) {
        uint64_t lane = LANE << LANE_BITS * suit;
        uint32_t length = count_bits(hand & lane);

        if ((choices & lane) != 0 && length > longest) {
            longest = length;
            best = low_bit(choices & lane);
        }
    }
    return best;
}

/* A random one of some cards. */
static uint64_t any_of(struct pt_mind *mind, uint64_t cards)
{
    uint32_t skip = stream_below(&mind->stream, count_bits(cards));

    while (skip-- > 0)
        take_low(&cards);
    return low_bit(cards);
}

static void lead(struct pt_mind *mind)
{
    talon_choice choice;
    uint64_t choices, card;

    if (!tln_pt_choice(mind, TALON_KIND_PLAY, &choice))
        return;
    choices = close_up(choice.cards | choice.required);
    card = pay_card(mind, choices);
    if (card == 0)
        card = lowest_of_longest(close_up(own_hand(mind)), choices);
    if (choices != 0 && slips(mind, SLIP_LEAD))
        card = any_of(mind, choices);
    tln_pt_list_cards(mind, TALON_KIND_PLAY, open_up(card),
                      TALON_ADVICE_NOT_COMPARED);
    for (choices &= ~card; choices != 0;)
        tln_pt_list_cards(mind, TALON_KIND_PLAY, open_up(take_low(&choices)),
                          TALON_ADVICE_NOT_COMPARED);
}

talon_status tln_pt_beginner(struct pt_mind *mind)
{
    switch (mind->decision->phase) {
    case TALON_PHASE_PAY_AUCTION:
        offer(mind, honors(mind, best_suit(mind)) >= BEGINNER_HONORS,
              BEGINNER_SUIT_OFFER);
        return TALON_OK;
    case TALON_PHASE_PAY_SUIT:
        name_suit(mind);
        return TALON_OK;
    case TALON_PHASE_SPARE:
        choose_hand(mind);
        return TALON_OK;
    case TALON_PHASE_SPARE_AUCTION:
        offer(mind, is_poor(mind), BEGINNER_HAND_OFFER);
        return TALON_OK;
    case TALON_PHASE_SELECT_HAND:
        return tln_pt_select_hand(mind);
    case TALON_PHASE_BETTING:
        return bet(mind);
    default:
        lead(mind);
        return TALON_OK;
    }
}
