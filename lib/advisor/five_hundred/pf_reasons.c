/* SPDX-License-Identifier: MIT */
/* Finding reasons: what a card does in its trick, what a call promises, what a
 * discard leaves. Each function goes through a short list of cases and takes
 * the first that fits. */
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_keep.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/position.h"

/* A card that may be played, and what it does in the trick. */
struct deed {
    const struct sight *sight;
    const struct option *option;
    struct table_trick trick;
    uint32_t suit; /* the suit that the card belongs to here */
    uint32_t power;
    int wins;    /* whether it beats the cards on the table */
    int is_sure; /* whether no unseen card can beat it */
    int is_trump;
};

static void look_at(const struct sight *sight, const struct option *option,
                    struct deed *deed)
{
    const talon_fh_position *base = &sight->base;
    talon_cards beaters;

    deed->sight = sight;
    deed->option = option;
    tln_pf_see_trick(sight, &deed->trick);
    deed->suit = option->suit != 0
                     ? option->suit
                     : tln_sv_suit_of(base, sight->me, option->card);
    deed->power = tln_pf_option_power(sight, option);
    deed->wins = deed->power > deed->trick.power;
    deed->is_trump = has_trumps(base) && deed->suit == base->denomination;
    beaters = tln_pf_beaters(
        sight, deed->trick.is_lead ? deed->suit : base->suit_led, deed->power);
    deed->is_sure = deed->wins && (deed->trick.to_follow == 0 || beaters == 0);
}

/* A partner that takes part in the hand, or nobody; also nobody while the
 * called partner is unknown. */
static int32_t partner_of(const struct sight *sight)
{
    uint32_t seat;

    for (seat = 0; seat < sight->seats; seat++) {
        if (seat != sight->me && (sight->base.playing >> seat & 1) != 0 &&
            tln_pf_are_partners(&sight->base, sight->me, seat) &&
            !sight->is_called_hidden)
            return (int32_t)seat;
    }
    return TALON_NOBODY;
}

/* Whether a seat has shown that it is void in a suit, and may still have
 * trumps. */
static int may_trump(const struct sight *sight, uint32_t seat, uint32_t suit)
{
    uint32_t voids = sight->state.voids[seat];

    return has_trumps(&sight->base) && suit != sight->base.denomination &&
           (voids >> suit & 1) != 0 &&
           (voids >> sight->base.denomination & 1) == 0;
}

/* An opponent that may trump a suit, or nobody. */
static int32_t trumper_of(const struct sight *sight, uint32_t suit)
{
    uint32_t seat;

    for (seat = 0; seat < sight->seats; seat++) {
        if ((sight->base.playing >> seat & 1) != 0 &&
            !tln_pf_are_partners(&sight->base, sight->me, seat) &&
            may_trump(sight, seat, suit))
            return (int32_t)seat;
    }
    return TALON_NOBODY;
}

/* Whether the hand's cards of a suit are bound to lose: at least as many unseen
 * cards of the suit beat the best of them as the hand has cards of it. */
static int is_doomed(const struct sight *sight, uint32_t suit)
{
    const talon_fh_position *base = &sight->base;
    talon_cards own = tln_sv_of_suit(base, sight->me, sight->hand, suit);
    uint32_t best = 0, higher;

    higher = count_bits(own);
    while (own != 0) {
        talon_card card = (talon_card)low_index(take_low(&own));

        best = most(best, tln_sv_power(base, suit, sight->me, card));
    }
    return count_bits(tln_pf_beaters(sight, suit, best) &
                      tln_pf_suit(base->denomination, suit)) >= higher;
}

static uint32_t lead_reason(const struct deed *deed, talon_advice *advice)
{
    const struct sight *sight = deed->sight;
    const talon_fh_position *base = &sight->base;
    int32_t partner = partner_of(sight);
    talon_cards trumps =
        has_trumps(base)
            ? tln_pf_unseen(sight) & tln_pf_trumps(base->denomination)
            : 0;

    if (deed->is_trump && trumps != 0 && (base->side >> sight->me & 1) != 0)
        return TALON_ADVICE_DRAWS_TRUMPS;
    if (deed->is_sure ||
        (tln_pf_beaters(sight, deed->suit, deed->power) & ~trumps) == 0)
        return TALON_ADVICE_CASHES;
    if (partner >= 0 && deed->suit != 0 &&
        may_trump(sight, (uint32_t)partner, deed->suit)) {
        advice->seat = (int8_t)partner;
        return TALON_ADVICE_LEADS_RUFF;
    }
    if (count_bits(tln_sv_of_suit(base, sight->me, sight->hand, deed->suit)) >=
            REASON_SETS_UP &&
        !is_doomed(sight, deed->suit))
        return TALON_ADVICE_SETS_UP;
    if (partner >= 0) {
        advice->seat = (int8_t)partner;
        return TALON_ADVICE_LEADS_PARTNER;
    }
    return TALON_ADVICE_EXITS;
}

/* Whether any card that may be played beats the cards on the table. */
static int could_win(const struct deed *deed, const struct candidates *cards)
{
    uint32_t i;

    for (i = 0; i < cards->count; i++) {
        if (tln_pf_option_power(deed->sight, &cards->card[i].option) >
            deed->trick.power)
            return 1;
    }
    return 0;
}

static uint32_t follow_reason(const struct deed *deed,
                              const struct candidates *cards,
                              talon_advice *advice)
{
    const struct sight *sight = deed->sight;
    uint32_t led = sight->base.suit_led;

    if (deed->wins) {
        if (deed->is_trump && led != sight->base.denomination)
            return deed->trick.power > POWER_TRUMP ? TALON_ADVICE_OVERTRUMPS
                                                   : TALON_ADVICE_TRUMPS;
        return deed->is_sure ? TALON_ADVICE_WINS : TALON_ADVICE_FORCES;
    }
    if (deed->trick.is_partner_winning) {
        advice->seat = (int8_t)deed->trick.winner;
        return TALON_ADVICE_PARTNER_WINS;
    }
    if (could_win(deed, cards))
        return TALON_ADVICE_DUCKS;
    if (deed->suit != led && deed->suit != 0 && is_doomed(sight, deed->suit))
        return TALON_ADVICE_DOOMED_SUIT;
    return TALON_ADVICE_THROWS_LOSER;
}

static uint32_t misere_reason(const struct deed *deed, talon_advice *advice)
{
    const struct sight *sight = deed->sight;
    int32_t contractor = sight->base.contractor;

    if (contractor == (int32_t)sight->me) {
        if (deed->trick.is_lead)
            return TALON_ADVICE_KEEPS_LOW;
        return deed->suit == sight->base.suit_led ? TALON_ADVICE_GETS_UNDER
                                                  : TALON_ADVICE_SHEDS_DANGER;
    }
    advice->seat = (int8_t)contractor;
    if (deed->trick.is_lead || deed->trick.winner == contractor || !deed->wins)
        return deed->suit == sight->base.suit_led || deed->trick.is_lead
                   ? TALON_ADVICE_LEADS_UNDER
                   : TALON_ADVICE_SHEDS_DANGER;
    return TALON_ADVICE_SHEDS_DANGER;
}

/* What is wrong with a card that is not the best. */
static uint32_t fault_of(const struct deed *deed, const struct candidate *card,
                         const struct candidate *best, talon_advice *advice)
{
    const struct sight *sight = deed->sight;
    uint32_t best_power = tln_pf_option_power(sight, &best->option);
    int32_t trumper =
        deed->suit != 0 ? trumper_of(sight, deed->suit) : TALON_NOBODY;

    if (is_misere(&sight->base))
        return sight->base.contractor == (int32_t)sight->me
                   ? TALON_ADVICE_TAKES_TRICK
                   : TALON_ADVICE_LETS_OFF;
    if (deed->wins && deed->trick.is_partner_winning &&
        best_power <= deed->trick.power) {
        advice->seat = (int8_t)deed->trick.winner;
        return TALON_ADVICE_OVERTAKES;
    }
    if ((JOKERS >> card->option.card & 1) != 0 && !deed->trick.is_lead)
        return TALON_ADVICE_WASTES_JOKER;
    if (deed->trick.is_lead && trumper >= 0) {
        advice->seat = (int8_t)trumper;
        return TALON_ADVICE_SUIT_TRUMPED;
    }
    if (deed->power > best_power &&
        deed->suit ==
            tln_sv_suit_of(&sight->base, sight->me, best->option.card)) {
        advice->card = best->option.card;
        return TALON_ADVICE_WASTES_HIGH;
    }
    return card->worth + REASON_TRICK_LOST < best->worth
               ? TALON_ADVICE_GIVES_TRICK
               : TALON_ADVICE_LESS;
}

void tln_pf_explain_card(const struct pf_mind *mind,
                         const struct candidates *cards, uint32_t best,
                         uint32_t index, talon_advice *advice)
{
    const struct candidate *card = &cards->card[index];
    struct deed deed;

    advice->card = card->option.card;
    look_at(&mind->sight, &card->option, &deed);
    if (index != best && card->same == cards->card[best].same)
        advice->reason = TALON_ADVICE_EQUAL;
    else if (index != best)
        advice->reason =
            (uint16_t)fault_of(&deed, card, &cards->card[best], advice);
    else if (is_misere(&mind->sight.base))
        advice->reason = (uint16_t)misere_reason(&deed, advice);
    else if (deed.trick.is_lead)
        advice->reason = (uint16_t)lead_reason(&deed, advice);
    else
        advice->reason = (uint16_t)follow_reason(&deed, cards, advice);
}

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
    int32_t value = 0;

    talon_fh_bid_value(&sight->rules, (uint32_t)bid->amount, bid->denomination,
                       &value);
    if (sight->state.score[sight->me] + value >=
        sight->rules.value[TALON_FH_OPTION_TARGET])
        return TALON_ADVICE_BID_WINS;
    if (bid->denomination >= TALON_DENOMINATION_MISERE)
        return TALON_ADVICE_BID_MISERE;
    if (sight->rules.value[TALON_FH_OPTION_INKLE] != 0 && bid->amount == 6) {
        advice->seat = (int8_t)listener(sight);
        return TALON_ADVICE_BID_SIGNALS;
    }
    if (advice->chance >= REASON_LIKELY)
        return TALON_ADVICE_BID_STRONG;
    return advice->worth < 0 ? TALON_ADVICE_BID_SAVES : TALON_ADVICE_BID_BETTER;
}

/* Why a pass is the best call. */
static uint32_t pass_reason(const struct pf_mind *mind, talon_advice *advice)
{
    const struct sight *sight = &mind->sight;
    const struct decision *decision = mind->decision;
    int32_t bidder = sight->state.bidder;

    if (bidder >= 0 && (sight->state.side[sight->me] >> bidder & 1) != 0) {
        advice->seat = (int8_t)bidder;
        return TALON_ADVICE_PASS_PARTNER;
    }
    return decision->count > 1 && decision->advice[1].chance >= REASON_LIKELY
               ? TALON_ADVICE_PASS_DEFEND
               : TALON_ADVICE_PASS_WEAK;
}

void tln_pf_explain_calls(const struct pf_mind *mind)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];
        int is_bid = advice->next_move.kind == TALON_KIND_BID;

        if (i > 0)
            advice->reason = is_bid && advice->chance < REASON_UNLIKELY
                                 ? TALON_ADVICE_BID_HIGH
                                 : TALON_ADVICE_LESS;
        else
            advice->reason = (uint16_t)(is_bid ? bid_reason(mind, advice)
                                               : pass_reason(mind, advice));
    }
}

/* Whether a discard leaves the hand void in a side suit that it has. */
static int makes_void(const struct sight *sight, talon_cards discard)
{
    uint32_t trump = sight->state.bid_denomination, suit;

    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards cards = tln_pf_suit(trump, suit) & sight->hand;

        if (suit != trump && cards != 0 && (cards & ~discard) == 0)
            return 1;
    }
    return 0;
}

static uint32_t plan_reason(const struct sight *sight, const talon_move *move)
{
    if (move->kind == TALON_KIND_CALL_CARD)
        return TALON_ADVICE_CALLS_TRICK;
    if (move->kind == TALON_KIND_ALONE)
        return TALON_ADVICE_GOES_ALONE;
    if (move->denomination != 0)
        return TALON_ADVICE_NAMES_SUIT;
    if (sight->state.bid_denomination >= TALON_DENOMINATION_MISERE)
        return TALON_ADVICE_SAFE_MISERE;
    return sight->state.bid_denomination <= TALON_SUIT_HEARTS &&
                   makes_void(sight, move->cards)
               ? TALON_ADVICE_MAKES_VOID
               : TALON_ADVICE_KEEPS_TRICKS;
}

/* Whether a discard costs a trick, compared with the best one. If so, finds the
 * card that does: of those that the best discard keeps, the one that is the
 * most worth keeping. */
static int throws_trick(const struct pf_mind *mind, talon_advice *advice)
{
    const struct sight *sight = &mind->sight;
    const talon_advice *best = &mind->decision->advice[0];
    talon_cards left = advice->next_move.cards & ~best->next_move.cards;
    int32_t most_kept = INT32_MIN;

    if (advice->next_move.kind != TALON_KIND_DISCARD || left == 0 ||
        sight->state.bid_denomination >= TALON_DENOMINATION_MISERE ||
        advice->worth + REASON_TRICK_LOST >= best->worth)
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
            advice->reason = throws_trick(mind, advice)
                                 ? TALON_ADVICE_THROWS_TRICKS
                                 : TALON_ADVICE_LESS;
        else
            advice->reason = (uint16_t)plan_reason(&mind->sight, move);
    }
}
