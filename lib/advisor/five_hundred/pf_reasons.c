/* SPDX-License-Identifier: MIT */
/* Finding reasons for calls, and for discards and partners. Each function goes
 * through a short list of cases and takes the first that is true. */
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_calls.h"
#include "advisor/five_hundred/pf_keep.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/position.h"

/* FH-17: the partner that a bid tells about the hand. */
static int32_t listener(const struct sight *sight)
{
    uint32_t others = sight->state.side[sight->me] & ~(1u << sight->me);

    return others != 0 ? (int32_t)low_index(others) : TALON_NOBODY;
}

/* Why a bid is the best call. */
static uint32_t bid_reason(const struct pf_mind *mind, talon_advice *advice)
{
    const struct sight *sight = &mind->sight;
    const talon_move *bid = &advice->next_move;
    int32_t partner = listener(sight);
    int is_likely = advice->chance >= REASON_LIKELY;

    if (!tln_pf_is_signal(sight, (uint32_t)bid->amount) &&
        tln_pf_wins_game(sight, (uint32_t)bid->amount, bid->denomination))
        return TALON_ADVICE_BID_WINS;
    if (bid->denomination >= TALON_DENOMINATION_MISERE && is_likely)
        return TALON_ADVICE_BID_MISERE;
    if (tln_pf_is_signal(sight, (uint32_t)bid->amount) && partner >= 0) {
        advice->seat = (int8_t)partner;
        return TALON_ADVICE_BID_SIGNALS;
    }
    if (is_likely)
        return TALON_ADVICE_BID_STRONG;
    return advice->worth < 0 ? TALON_ADVICE_BID_SAVES : TALON_ADVICE_BID_BETTER;
}

/* Whether any bid that is listed is likely to be made. */
static int has_likely_bid(const struct decision *decision)
{
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        if (2 * decision->advice[i].chance > TALON_CERTAIN)
            return 1;
    }
    return 0;
}

/* Why a pass is the best call. */
static uint32_t pass_reason(const struct pf_mind *mind, talon_advice *advice)
{
    const struct sight *sight = &mind->sight;
    int32_t bidder = sight->state.bidder;

    if (bidder >= 0 && bidder != (int32_t)sight->me &&
        (sight->state.side[sight->me] >> bidder & 1) != 0) {
        advice->seat = (int8_t)bidder;
        return TALON_ADVICE_PASS_PARTNER;
    }
    if (has_likely_bid(mind->decision))
        return TALON_ADVICE_PASS_DEFEND;
    return bidder >= 0 ? TALON_ADVICE_PASS_HIGH : TALON_ADVICE_PASS_WEAK;
}

/* Whether a call of a kind that is listed brings as much as the best one. */
static int brings_as_much(const struct decision *decision, uint32_t kind)
{
    uint32_t i;

    for (i = 1; i < decision->count; i++) {
        if (decision->advice[i].next_move.kind == kind &&
            decision->advice[i].worth == decision->advice[0].worth)
            return 1;
    }
    return 0;
}

uint16_t tln_pf_borne_out(const struct pf_mind *mind, uint32_t reason)
{
    switch (reason) {
    case TALON_ADVICE_AVERAGE:
    case TALON_ADVICE_EXITS:
    case TALON_ADVICE_BID_BETTER:
    case TALON_ADVICE_BID_SAVES:
    case TALON_ADVICE_PASS_DEFEND:
    case TALON_ADVICE_NAMES_SUIT:
    case TALON_ADVICE_CALLS_TRICK:
    case TALON_ADVICE_GOES_ALONE:
        if (mind->worlds == 0)
            return TALON_ADVICE_NOT_COMPARED;
        if (!tln_pl_brings_most(mind->decision))
            return TALON_ADVICE_SAFER;
    }
    if ((reason == TALON_ADVICE_BID_BETTER ||
         reason == TALON_ADVICE_BID_SAVES) &&
        brings_as_much(mind->decision, TALON_KIND_PASS))
        return TALON_ADVICE_AVERAGE;
    if (reason == TALON_ADVICE_PASS_DEFEND &&
        brings_as_much(mind->decision, TALON_KIND_BID))
        return TALON_ADVICE_AVERAGE;
    return (uint16_t)reason;
}

void tln_pf_explain_counted(const struct pf_mind *mind, talon_advice *advice)
{
    advice->reason = advice->next_move.kind == TALON_KIND_BID
                         ? TALON_ADVICE_BID_COUNTS
                         : (uint16_t)pass_reason(mind, advice);
}

/* What is wrong with a call that is not the best. */
static uint16_t other_call_reason(const struct decision *decision,
                                  const talon_advice *advice)
{
    const talon_advice *best = &decision->advice[0];

    if (advice->chance_of != 0 && 2 * advice->chance < TALON_CERTAIN)
        return TALON_ADVICE_BID_HIGH;
    return advice->next_move.kind == TALON_KIND_PASS &&
                   advice->worth < best->worth && best->chance_of != 0 &&
                   2 * best->chance > TALON_CERTAIN
               ? TALON_ADVICE_PASS_LOSES
               : TALON_ADVICE_LESS;
}

void tln_pf_explain_calls(const struct pf_mind *mind)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (i > 0)
            advice->reason = other_call_reason(decision, advice);
        else
            advice->reason =
                tln_pf_borne_out(mind, advice->next_move.kind == TALON_KIND_BID
                                           ? bid_reason(mind, advice)
                                           : pass_reason(mind, advice));
    }
}

/* Whether a discard leaves the hand void in a side suit that it has, and leaves
 * it trumps. */
static int makes_void(const struct sight *sight, talon_cards discard)
{
    uint32_t trump = sight->state.bid_denomination, suit;
    talon_cards left = sight->hand & ~discard;

    if (trump > TALON_SUIT_HEARTS || (left & tln_pf_trumps(trump)) == 0)
        return 0;
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards cards = tln_pf_suit(trump, suit) & sight->hand;

        if (suit != trump && cards != 0 && (cards & left) == 0)
            return 1;
    }
    return 0;
}

/* The cards of the pack that the hand does not have, of the suit that a card
 * has in a contract. */
static talon_cards others_of(const struct sight *sight, uint32_t card)
{
    uint32_t denomination = sight->state.bid_denomination, suit;

    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards cards = tln_pf_suit(denomination, suit);

        if ((cards >> card & 1) != 0)
            return cards & sight->pack & ~sight->hand;
    }
    return 0;
}

/* Whether every card of a discard could be beaten by a card of its suit, and
 * none is a trump; or, in a misère, whether every one could have beaten a card
 * of its suit, or is a joker. */
static int is_rid_of(const struct sight *sight, talon_cards discard,
                     int is_misere_bid)
{
    uint32_t trump = sight->state.bid_denomination;

    while (discard != 0) {
        uint32_t card = low_index(take_low(&discard));
        talon_cards others = others_of(sight, card);
        talon_cards lower = others & ((ONE << card) - 1);

        if (is_misere_bid && (JOKERS >> card & 1) == 0 && lower == 0)
            return 0;
        if (!is_misere_bid && (others == lower || (JOKERS >> card & 1) != 0 ||
                               (trump <= TALON_SUIT_HEARTS &&
                                (tln_pf_trumps(trump) >> card & 1) != 0)))
            return 0;
    }
    return 1;
}

static uint32_t plan_reason(const struct sight *sight, const talon_move *move)
{
    int is_misere_bid =
        sight->state.bid_denomination >= TALON_DENOMINATION_MISERE;

    if (move->kind == TALON_KIND_CALL_CARD)
        return TALON_ADVICE_CALLS_TRICK;
    if (move->kind == TALON_KIND_ALONE)
        return TALON_ADVICE_GOES_ALONE;
    if (move->denomination != 0)
        return TALON_ADVICE_NAMES_SUIT;
    if (makes_void(sight, move->cards))
        return TALON_ADVICE_MAKES_VOID;
    if (!is_rid_of(sight, move->cards, is_misere_bid))
        return TALON_ADVICE_AVERAGE;
    return is_misere_bid ? TALON_ADVICE_SAFE_MISERE : TALON_ADVICE_KEEPS_TRICKS;
}

/* Whether a move costs about a trick, compared with the best one, and more than
 * can be chance. */
static int costs_trick(const struct decision *decision,
                       const talon_advice *advice)
{
    int64_t least = REASON_TRICK_LOST;

    if (least < advice->error)
        least = advice->error;
    return advice->worth + least < decision->advice[0].worth;
}

/* The cards that some listed move throws without costing a trick. */
static talon_cards thrown_for_nothing(const struct decision *decision)
{
    talon_cards thrown = 0;
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        if (!costs_trick(decision, &decision->advice[i]))
            thrown |= decision->advice[i].next_move.cards;
    }
    return thrown;
}

/* Whether a discard costs a trick, compared with the best one. If so, finds the
 * card that does: of those that no better discard throws, the one that is the
 * most worth keeping. */
static int throws_trick(const struct pf_mind *mind, talon_advice *advice)
{
    const struct sight *sight = &mind->sight;
    talon_cards left =
        advice->next_move.cards & ~thrown_for_nothing(mind->decision);
    int32_t most_kept = INT32_MIN;

    if (advice->next_move.kind != TALON_KIND_DISCARD || left == 0 ||
        sight->state.bid_denomination >= TALON_DENOMINATION_MISERE ||
        !costs_trick(mind->decision, advice))
        return 0;
    while (left != 0) {
        talon_cards bit = take_low(&left);
        talon_cards hand = sight->hand & ~advice->next_move.cards;
        int32_t kept =
            tln_pf_kept(sight->pack, hand | bit, sight->state.bid_denomination);

        if (kept > most_kept) {
            most_kept = kept;
            advice->card = (talon_card)low_index(bit);
        }
    }
    return 1;
}

static uint16_t other_plan_reason(const struct pf_mind *mind,
                                  talon_advice *advice)
{
    if (throws_trick(mind, advice))
        return TALON_ADVICE_THROWS_TRICKS;
    return mind->worlds > 0 ? TALON_ADVICE_LESS : TALON_ADVICE_NOT_COMPARED;
}

void tln_pf_explain_plans(const struct pf_mind *mind)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];
        const talon_move *move = &advice->next_move;

        if (move->kind == TALON_KIND_CALL_CARD)
            advice->card = (talon_card)low_index(move->cards);
        if (i > 0)
            advice->reason = other_plan_reason(mind, advice);
        else
            advice->reason =
                tln_pf_borne_out(mind, plan_reason(&mind->sight, move));
    }
}
