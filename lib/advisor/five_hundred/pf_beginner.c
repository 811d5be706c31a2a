/* SPDX-License-Identifier: MIT */
/* A beginner's decisions before the tricks. It counts the tricks of its hand
 * card by card, as books for beginners say, and bids as many. It discards the
 * cards that it holds least dear, which empties short suits. Now and then it
 * miscounts by a trick, or throws a card that it should have kept. Its cards
 * are in pf_maxims.c.
 *
 * It looks at its own hand and at what it has been told, and at no world. */
#include "advisor/five_hundred/pf_beginner.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_beginner_constants.h"
#include "advisor/five_hundred/pf_calls.h"
#include "advisor/five_hundred/pf_maxims.h"
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_strength.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/position.h"

/* The cards of a hand in a suit, as ranks; bowers and jokers excepted. */
static talon_cards ranks_of(talon_cards hand, uint32_t denomination,
                            uint32_t suit)
{
    talon_cards cards = hand & tln_pf_suit(denomination, suit) & ~JOKERS;

    return cards >> lane_of(suit) & LANE;
}

/* What aces, kings and queens of a suit count that is not trumps. */
static int32_t count_suit(talon_cards ranks, int is_no_trump)
{
    int32_t sum = (ranks & ACE) != 0 ? COUNT_ACE : 0;
    uint32_t length = count_bits(ranks);

    if ((ranks & KING) != 0 && length > 1)
        sum += COUNT_KING;
    if ((ranks & QUEEN) != 0 && length > 2 && is_no_trump)
        sum += COUNT_QUEEN;
    return sum;
}

/* What trumps count: the highest one by one, and those past the third. */
static int32_t count_trumps(talon_cards hand, uint32_t trump)
{
    talon_cards trumps = hand & tln_pf_trumps(trump);
    talon_cards bowers =
        JACK << lane_of(trump) | JACK << lane_of(tln_pf_twin(trump));
    talon_cards tops =
        trumps & (JOKERS | bowers | (ACE | KING) << lane_of(trump));
    int32_t high = (int32_t)count_bits(tops);
    int32_t all = (int32_t)count_bits(trumps);

    return COUNT_TOP_TRUMP * high +
           COUNT_LONG_TRUMP * clamp(all - 3, 0, all - high);
}

int32_t tln_pf_count_tricks(const struct sight *sight, talon_cards hand,
                            uint32_t denomination)
{
    int is_no_trump = denomination == TALON_DENOMINATION_NO_TRUMP;
    int32_t partners = (int32_t)count_bits(sight->state.side[sight->me]) - 1;
    int32_t sum = COUNT_KITTY + COUNT_PARTNER * partners;
    uint32_t suit;

    if (!is_no_trump &&
        count_bits(hand & tln_pf_trumps(denomination)) < COUNT_TRUMPS_LEAST)
        return 0;
    sum += is_no_trump ? COUNT_ACE * (int32_t)count_bits(hand & JOKERS)
                       : count_trumps(hand, denomination);
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        if (suit != denomination)
            sum += count_suit(ranks_of(hand, denomination, suit), is_no_trump);
    }
    return sum;
}

/* The highest bid that the library offers in a denomination, of at most so many
 * tricks; 0 if there is none. */
static uint32_t highest_offer(const struct sight *sight, uint32_t denomination,
                              uint32_t tricks)
{
    uint32_t n = tricks;

    while (n > 0 && (sight->offered[denomination] >> n & 1) == 0)
        n--;
    return n;
}

/* Finds the bid of the denomination in which the hand counts most, of those
 * that are offered. `slip` tricks are added. Returns 0 if there is none. */
static int count_bid(const struct sight *sight, int32_t slip, talon_move *move)
{
    int32_t best = 0;
    uint32_t d;

    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++) {
        int32_t tricks = tln_pf_count_tricks(sight, sight->hand, d);
        int32_t whole = clamp(tricks / TRICK + slip, 0, COUNT_BID_MOST);
        uint32_t offer = highest_offer(sight, d, (uint32_t)whole);

        if (tricks > best && offer > 0) {
            best = tricks;
            move->kind = TALON_KIND_BID;
            move->amount = (int32_t)offer;
            move->denomination = (uint8_t)d;
        }
    }
    return best > 0;
}

/* Whether the standing bid is the seat's own or its partner's. */
static int is_ours(const struct sight *sight)
{
    int32_t bidder = sight->state.bidder;

    return bidder >= 0 && (sight->state.side[sight->me] >> bidder & 1) != 0;
}

/* What a call counts too many or too few. */
static int32_t miscount(struct pf_mind *mind)
{
    uint32_t draw = counter_below(&mind->chain.random, 2 * SLIP_CALL);

    return draw == 0 ? 1 : draw == 1 ? -1 : 0;
}

/* Fills in the seat's next call, as far as the library and the calls before it
 * determine it. */
static void prepare_call(struct pf_mind *mind)
{
    struct sight *sight = &mind->sight;
    struct pf_call *next = &sight->call[sight->call_count];

    memset(next, 0, sizeof *next);
    next->seat = (int8_t)sight->me;
    tln_pf_describe_call(sight, sight->call_count, next);
    tln_pf_find_offers(mind, sight, next);
}

static talon_advice *list_call(struct pf_mind *mind, uint32_t kind,
                               const talon_move *bid)
{
    talon_move move = *bid;

    move.kind = (uint16_t)kind;
    move.seat = (int8_t)mind->sight.me;
    return tln_pl_add(mind->decision, &move);
}

/* Lists what the seat calls, with a number of tricks added to what it counts. A
 * partner's bid is left to stand. */
static talon_advice *list_chosen(struct pf_mind *mind, int32_t slip)
{
    const struct sight *sight = &mind->sight;
    static const talon_move none;
    talon_move misere = none, bid = none;
    talon_advice *advice = NULL;

    misere.denomination = TALON_DENOMINATION_MISERE;
    if (!is_ours(sight) &&
        tln_pf_danger(sight->pack, sight->hand) <= COUNT_DANGER_MOST)
        advice = list_call(mind, TALON_KIND_BID, &misere);
    if (advice == NULL && !is_ours(sight) && count_bid(sight, slip, &bid))
        advice = list_call(mind, TALON_KIND_BID, &bid);
    return advice != NULL ? advice : list_call(mind, TALON_KIND_PASS, &none);
}

/* Whether the hand, counted without a slip, is worth the call; a misère is not
 * counted. */
static int is_counted(const struct sight *sight, const talon_move *move)
{
    talon_move bid;

    if (move->kind != TALON_KIND_BID)
        return is_ours(sight) || !count_bid(sight, 0, &bid);
    return move->denomination <= TALON_DENOMINATION_NO_TRUMP &&
           move->amount * TRICK <=
               tln_pf_count_tricks(sight, sight->hand, move->denomination);
}

static talon_status call(struct pf_mind *mind)
{
    int32_t slip = miscount(mind);
    talon_advice *advice;

    prepare_call(mind);
    advice = list_chosen(mind, slip);
    if (advice == NULL)
        return TALON_OK;
    if (is_counted(&mind->sight, &advice->next_move))
        tln_pf_explain_counted(mind, advice);
    else
        advice->reason = TALON_ADVICE_NOT_COMPARED;
    return TALON_OK;
}

/* Cards of a misère's hand: the highest are thrown, jokers first. */
static int32_t dear_in_misere(talon_card card)
{
    return (JOKERS >> card & 1) != 0 ? -16 : -(int32_t)(card % 16u);
}

/* The card of a hand that is the least dear, of those not in `but`. */
static talon_cards least_dear(talon_cards hand, talon_cards but,
                              uint32_t denomination)
{
    talon_cards left = hand & ~but, best = 0;
    int32_t dearness = INT32_MAX;

    while (left != 0) {
        talon_cards bit = take_low(&left);
        talon_card card = (talon_card)low_index(bit);
        int32_t own = denomination >= TALON_DENOMINATION_MISERE
                          ? dear_in_misere(card)
                          : tln_pf_dear(hand, denomination, card);

        if (own < dearness) {
            dearness = own;
            best = bit;
        }
    }
    return best;
}

/* The longest suit of a hand, jokers aside. */
static uint32_t longest_suit(talon_cards hand)
{
    uint32_t suit, best = TALON_SUIT_SPADES;

    for (suit = best + 1; suit <= TALON_SUIT_HEARTS; suit++) {
        if (count_bits(ranks_of(hand, TALON_DENOMINATION_NO_TRUMP, suit)) >
            count_bits(ranks_of(hand, TALON_DENOMINATION_NO_TRUMP, best)))
            best = suit;
    }
    return best;
}

/* Throws the least dear cards one by one. A slip takes another one at last. A
 * joker that is kept becomes one of the longest suit (FH-21). */
static talon_status discard(struct pf_mind *mind)
{
    const struct sight *sight = &mind->sight;
    uint32_t denomination = sight->state.bid_denomination;
    talon_cards hand = sight->hand, spared = 0;
    int slips = counter_below(&mind->chain.random, SLIP_DISCARD) == 0;
    talon_move move;

    while (count_bits(hand) > ALL_TRICKS) {
        if (slips && count_bits(hand) == ALL_TRICKS + 1)
            spared = least_dear(hand, 0, denomination);
        hand &= ~least_dear(hand, spared, denomination);
    }
    memset(&move, 0, sizeof move);
    move.kind = TALON_KIND_DISCARD;
    move.seat = (int8_t)sight->me;
    move.cards = sight->hand & ~hand;
    if ((hand & JOKERS) != 0 && denomination > TALON_SUIT_HEARTS) {
        move.denomination = (uint8_t)longest_suit(hand);
        tln_pl_add(mind->decision, &move);
        move.denomination = 0;
    }
    if (mind->decision->count == 0)
        tln_pl_add(mind->decision, &move);
    tln_pf_explain_plans(mind);
    return TALON_OK;
}

/* Calls the highest card that may be called: of trumps or else of another
 * suit. */
static talon_status call_partner(struct pf_mind *mind)
{
    uint32_t trump = mind->sight.state.bid_denomination, turn, rank;
    talon_move move;

    memset(&move, 0, sizeof move);
    move.kind = TALON_KIND_CALL_CARD;
    move.seat = (int8_t)mind->sight.me;
    for (turn = 0; turn <= TALON_SUIT_HEARTS; turn++) {
        uint32_t suit = turn == 0 ? trump : turn;

        for (rank = RANK(TALON_RANK_ACE);
             rank >= HONOR_LEAST && suit <= TALON_SUIT_HEARTS &&
             mind->decision->count == 0;
             rank--) {
            move.cards = ONE << (lane_of(suit) + rank);
            tln_pl_add(mind->decision, &move);
        }
    }
    tln_pf_explain_plans(mind);
    return TALON_OK;
}

talon_status tln_pf_beginner(struct pf_mind *mind)
{
    switch (mind->decision->phase) {
    case TALON_PHASE_AUCTION:
        return call(mind);
    case TALON_PHASE_DISCARD:
        return discard(mind);
    case TALON_PHASE_PARTNER:
        return call_partner(mind);
    case TALON_PHASE_TRICKS:
        return tln_pf_play_by_maxims(mind);
    default:
        return TALON_E_PHASE;
    }
}
