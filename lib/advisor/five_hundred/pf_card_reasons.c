/* SPDX-License-Identifier: MIT */
/* Finding reasons for cards: what a card does in its trick, or what is wrong
 * with it. Each function goes through a short list of cases and takes the first
 * that is true. What hangs on hidden cards is looked for in the worlds of the
 * decision: something is likely if it holds in more than half of them. */
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/five_hundred/pf_trick.h"
#include "advisor/solver/position.h"

/* A card that may be played, and what it does in the trick. */
struct deed {
    const struct pf_mind *mind;
    const struct sight *sight;
    const struct candidate *candidate;
    struct table_trick trick;
    uint32_t suit;     /* the suit that the card belongs to here */
    uint32_t suit_led; /* the suit of the trick, also if this card is led */
    uint32_t power;
    int wins;    /* whether it beats the cards on the table */
    int is_sure; /* whether no unseen card can beat it */
    int is_trump;
};

static void look_at(const struct pf_mind *mind, const struct candidate *card,
                    struct deed *deed)
{
    const struct sight *sight = &mind->sight;
    const talon_fh_position *base = &sight->base;
    const struct option *option = &card->option;

    deed->mind = mind;
    deed->sight = sight;
    deed->candidate = card;
    tln_pf_see_trick(sight, &deed->trick);
    deed->suit = option->suit != 0
                     ? option->suit
                     : tln_sv_suit_of(base, sight->me, option->card);
    deed->suit_led = deed->trick.is_lead ? deed->suit : base->suit_led;
    deed->power = tln_pf_option_power(sight, option);
    deed->wins = deed->power > deed->trick.power;
    deed->is_trump = has_trumps(base) && deed->suit == base->denomination;
    deed->is_sure =
        deed->wins && (deed->trick.to_follow == 0 ||
                       tln_pf_beaters(sight, deed->suit_led, deed->power) == 0);
}

/* Whether a seat takes part in the hand against this one. While the called
 * partner is unknown, every other seat counts. */
static int is_opponent(const struct sight *sight, uint32_t seat)
{
    return seat != sight->me && (sight->base.playing >> seat & 1) != 0 &&
           (sight->is_called_hidden ||
            !tln_pf_are_partners(&sight->base, sight->me, seat));
}

/* A partner that takes part in the hand, or nobody. */
static int32_t partner_of(const struct sight *sight)
{
    uint32_t seat;

    for (seat = 0; seat < sight->seats; seat++) {
        if (seat != sight->me && (sight->base.playing >> seat & 1) != 0 &&
            !is_opponent(sight, seat))
            return (int32_t)seat;
    }
    return TALON_NOBODY;
}

/* The highest power that a seat's hand has in the trick, in a position whose
 * cards are known. */
static uint32_t reach_of(const talon_fh_position *position, uint32_t seat,
                         uint32_t suit_led)
{
    talon_cards hand = position->hand[seat], cards;
    uint32_t best = 0;

    cards = suit_led != 0 ? tln_sv_of_suit(position, seat, hand, suit_led) : 0;
    cards = cards != 0 ? cards : hand;
    while (cards != 0) {
        talon_card card = (talon_card)low_index(take_low(&cards));

        best = most(best, tln_sv_power(position, suit_led, seat, card));
    }
    return best;
}

/* What a world may bear out of a card. */
enum claim {
    HAS_TRUMPS,    /* a seat has trumps */
    CAN_TRUMP,     /* a seat has trumps, and none of the suit */
    CAN_WIN,       /* after a lead, a seat has a card that beats it and that
                      no opponent of that seat can beat */
    MUST_GO_HIGHER /* all cards of the suit that a seat has, at least one, beat
                      those on the table and this one */
};

/* Whether no opponent of a seat can beat a power. */
static int stands(const struct deed *deed, const talon_fh_position *position,
                  uint32_t seat, uint32_t power)
{
    uint32_t other;

    for (other = 0; other < deed->sight->seats; other++) {
        if (other != seat && other != deed->sight->me &&
            (position->playing >> other & 1) != 0 &&
            !tln_pf_are_partners(position, seat, other) &&
            reach_of(position, other, deed->suit_led) > power)
            return 0;
    }
    return 1;
}

#define OPPONENTS 0u

static int must_go_higher(const struct deed *deed,
                          const talon_fh_position *position, uint32_t seat)
{
    talon_cards cards =
        deed->suit_led != 0
            ? tln_sv_of_suit(position, seat, position->hand[seat],
                             deed->suit_led)
            : 0;
    uint32_t power = most(deed->power, deed->trick.power);
    int has_any = cards != 0;

    while (cards != 0) {
        talon_card card = (talon_card)low_index(take_low(&cards));

        if (tln_sv_power(position, deed->suit_led, seat, card) < power)
            return 0;
    }
    return has_any;
}

static int is_borne_out(const struct deed *deed,
                        const talon_fh_position *position, enum claim claim,
                        uint32_t seat)
{
    talon_cards hand = position->hand[seat];
    uint32_t reach;
    int has_trump =
        has_trumps(position) &&
        tln_sv_of_suit(position, seat, hand, position->denomination) != 0;

    switch (claim) {
    case HAS_TRUMPS:
        return has_trump;
    case CAN_TRUMP:
        return has_trump &&
               tln_sv_of_suit(position, seat, hand, deed->suit_led) == 0;
    case CAN_WIN:
        reach = reach_of(position, seat, deed->suit_led);
        return reach > deed->power && stands(deed, position, seat, reach);
    default:
        return must_go_higher(deed, position, seat);
    }
}

/* The seats that play against one. */
static uint32_t opponents_in(const talon_fh_position *position, uint32_t me)
{
    return position->playing &
           (position->side >> me & 1 ? ~(uint32_t)position->side
                                     : position->side);
}

/* In how many worlds a claim about any seat of a set is borne out; or about any
 * opponent, which may be other seats in other worlds. */
static uint32_t worlds_with(const struct deed *deed, enum claim claim,
                            uint32_t seats)
{
    talon_fh_position position;
    uint32_t world, seat, set = seats, count = 0;

    for (world = 0; world < deed->mind->worlds; world++) {
        tln_pf_position(deed->mind, &deed->mind->world[world], &position);
        if (seats == OPPONENTS)
            set = opponents_in(&position, deed->sight->me);
        for (seat = 0; seat < deed->sight->seats; seat++) {
            if ((set >> seat & 1) != 0 &&
                is_borne_out(deed, &position, claim, seat)) {
                count++;
                break;
            }
        }
    }
    return count;
}

static int is_likely(const struct deed *deed, enum claim claim, uint32_t seats)
{
    return 2 * worlds_with(deed, claim, seats) > deed->mind->worlds;
}

/* Whether a seat has shown that it is out of a suit, and is likely to have
 * trumps. */
static int is_ruffer(const struct deed *deed, uint32_t seat, uint32_t suit)
{
    const struct sight *sight = deed->sight;
    uint32_t voids = sight->state.voids[seat];

    return has_trumps(&sight->base) && suit != 0 &&
           suit != sight->base.denomination && (voids >> suit & 1) != 0 &&
           (voids >> sight->base.denomination & 1) == 0 &&
           is_likely(deed, CAN_TRUMP, 1u << seat);
}

/* A seat that is surely an opponent and likely to trump the card, or
 * nobody. */
static int32_t trumper_of(const struct deed *deed)
{
    uint32_t seat;

    for (seat = 0; seat < deed->sight->seats; seat++) {
        if (is_opponent(deed->sight, seat) &&
            (!deed->sight->is_called_hidden ||
             (int32_t)seat == deed->sight->base.contractor) &&
            is_ruffer(deed, seat, deed->suit))
            return (int32_t)seat;
    }
    return TALON_NOBODY;
}

/* Unseen cards of a suit. */
static talon_cards left_of(const struct sight *sight, uint32_t suit)
{
    return tln_pf_unseen(sight) & tln_pf_suit(sight->base.denomination, suit);
}

/* Whether, as far as the seat can know, every opponent that may still have
 * trumps can follow suit: it has not shown that it is out of the suit, and
 * enough cards of the suit are unseen. */
static int can_all_follow(const struct sight *sight, uint32_t suit)
{
    uint32_t seat, followers = 0;

    for (seat = 0; seat < sight->seats; seat++) {
        uint32_t voids = sight->state.voids[seat];

        if (!is_opponent(sight, seat) ||
            (voids >> sight->base.denomination & 1) != 0)
            continue;
        if ((voids >> suit & 1) != 0)
            return 0;
        followers++;
    }
    return count_bits(left_of(sight, suit)) >= followers;
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

int tln_pf_cashes(const struct sight *sight, const struct option *option)
{
    const talon_fh_position *base = &sight->base;
    uint32_t suit = option->suit != 0
                        ? option->suit
                        : tln_sv_suit_of(base, sight->me, option->card);
    talon_cards beaters =
        tln_pf_beaters(sight, suit, tln_pf_option_power(sight, option));

    if (beaters == 0)
        return 1;
    return has_trumps(base) && suit != 0 && suit != base->denomination &&
           (beaters & ~tln_pf_trumps(base->denomination)) == 0 &&
           can_all_follow(sight, suit);
}

static uint32_t lead_reason(const struct deed *deed, talon_advice *advice)
{
    const struct sight *sight = deed->sight;
    int32_t partner = partner_of(sight);

    if (deed->is_trump && (sight->base.side >> sight->me & 1) != 0 &&
        is_likely(deed, HAS_TRUMPS, OPPONENTS))
        return TALON_ADVICE_DRAWS_TRUMPS;
    if (tln_pf_cashes(sight, &deed->candidate->option))
        return TALON_ADVICE_CASHES;
    if (partner >= 0 && is_ruffer(deed, (uint32_t)partner, deed->suit)) {
        advice->seat = (int8_t)partner;
        return TALON_ADVICE_LEADS_RUFF;
    }
    if (count_bits(tln_sv_of_suit(&sight->base, sight->me, sight->hand,
                                  deed->suit)) >= REASON_SETS_UP &&
        !is_doomed(sight, deed->suit))
        return TALON_ADVICE_SETS_UP;
    if (partner >= 0 && is_likely(deed, CAN_WIN, 1u << partner)) {
        advice->seat = (int8_t)partner;
        return TALON_ADVICE_LEADS_PARTNER;
    }
    return is_likely(deed, CAN_WIN, OPPONENTS) ? TALON_ADVICE_EXITS
                                               : TALON_ADVICE_AVERAGE;
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
            return deed->trick.power >= POWER_TRUMP ? TALON_ADVICE_OVERTRUMPS
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

/* Whether a card that is thrown off could take a trick later: it is a joker, or
 * lower cards of its suit are unseen. */
static int is_danger(const struct deed *deed)
{
    talon_card card = deed->candidate->option.card;

    if ((JOKERS >> card & 1) != 0)
        return 1;
    return deed->suit != deed->suit_led &&
           (left_of(deed->sight, deed->suit) & ((ONE << card) - 1)) != 0;
}

/* Whether the contractor of a misère is winning the trick even after this card,
 * or may have to win it. */
static int may_catch(const struct deed *deed)
{
    const struct sight *sight = deed->sight;
    uint32_t contractor = (uint32_t)sight->base.contractor, seat = sight->me, i;

    if (deed->trick.winner == (int32_t)contractor)
        return !deed->wins;
    for (i = 0; i < deed->trick.to_follow; i++) {
        seat = next_seat(sight->base.playing, seat);
        if (seat == contractor)
            return worlds_with(deed, MUST_GO_HIGHER, 1u << contractor) > 0;
    }
    return 0;
}

/* Whether the card is the highest that stays below the winning one. */
static int is_highest_under(const struct deed *deed,
                            const struct candidates *cards)
{
    uint32_t i;

    if (deed->suit != deed->suit_led || deed->power > deed->trick.power)
        return 0;
    for (i = 0; i < cards->count; i++) {
        uint32_t power =
            tln_pf_option_power(deed->sight, &cards->card[i].option);

        if (power > deed->power && power < deed->trick.power)
            return 0;
    }
    return 1;
}

static uint32_t misere_reason(const struct deed *deed,
                              const struct candidates *cards,
                              talon_advice *advice)
{
    const struct sight *sight = deed->sight;
    int32_t contractor = sight->base.contractor;
    int is_own = contractor == (int32_t)sight->me;

    if (!is_own && may_catch(deed)) {
        advice->seat = (int8_t)contractor;
        return TALON_ADVICE_LEADS_UNDER;
    }
    if (deed->trick.is_lead)
        return is_likely(deed, CAN_WIN, OPPONENTS) ? TALON_ADVICE_EXITS
                                                   : TALON_ADVICE_AVERAGE;
    if (is_own && is_highest_under(deed, cards))
        return TALON_ADVICE_GETS_UNDER;
    return !deed->wins && is_danger(deed) ? TALON_ADVICE_SHEDS_DANGER
                                          : TALON_ADVICE_AVERAGE;
}

/* What the worlds say of a card beside the best one: in how many the seat's
 * side takes fewer tricks, and in how many the contract comes out otherwise, to
 * the seat's loss. */
struct losses {
    uint32_t tricks;
    uint32_t contracts;
};

static void count_losses(const struct pf_mind *mind, uint32_t index,
                         uint32_t best, struct losses *losses)
{
    const struct sight *sight = &mind->sight;
    int is_side = (sight->base.side >> sight->me & 1) != 0;
    int32_t needed =
        is_misere(&sight->base) ? 1 : (int32_t)sight->state.bid_tricks;
    uint32_t world;

    *losses = (struct losses){0, 0};
    for (world = 0; world < mind->worlds; world++) {
        int32_t own = mind->value[world][is_side ? index : best];
        int32_t other = mind->value[world][is_side ? best : index];

        losses->tricks += own < other;
        losses->contracts += own < needed && other >= needed;
    }
    if (sight->state.bid_denomination == 0)
        losses->contracts = 0;
}

/* What a card loses in most worlds, or 0. In a world everybody sees all cards:
 * where the chance that is stated with the card says otherwise, nothing is said
 * of the contract. */
static uint32_t loss_of(const struct deed *deed, const struct losses *losses,
                        uint32_t chance)
{
    const struct sight *sight = deed->sight;
    uint32_t worlds = deed->mind->worlds;
    int is_side = (sight->base.side >> sight->me & 1) != 0;
    int is_likely_lost = 2 * chance < TALON_CERTAIN;

    if (2 * losses->contracts <= worlds || is_likely_lost != is_side)
        return 0;
    if (is_side)
        return TALON_ADVICE_LOSES_CONTRACT;
    return is_misere(&sight->base) ? TALON_ADVICE_LETS_OFF
                                   : TALON_ADVICE_LETS_MAKE;
}

/* What is wrong in a misère with a card that is not the best. */
static uint32_t misere_fault(const struct deed *deed)
{
    const struct sight *sight = deed->sight;

    return sight->base.contractor == (int32_t)sight->me && deed->wins
               ? TALON_ADVICE_TAKES_TRICK
               : TALON_ADVICE_LESS;
}

/* Whether two cards of a suit do the same: no unseen card lies between them,
 * and both take the trick for now, or neither does. A joker that is led does
 * the same only if it names the same suit (FH-29). */
static int are_same(const struct deed *deed, const struct deed *other)
{
    const struct sight *sight = deed->sight;
    const talon_fh_position *base = &sight->base;
    talon_card card = deed->candidate->option.card;
    talon_card second = other->candidate->option.card;
    uint32_t suit = tln_sv_suit_of(base, sight->me, card);

    return suit == tln_sv_suit_of(base, sight->me, second) &&
           deed->candidate->option.suit == other->candidate->option.suit &&
           deed->wins == other->wins &&
           tln_pf_beaters(sight, suit,
                          tln_sv_power(base, suit, sight->me, card)) ==
               tln_pf_beaters(sight, suit,
                              tln_sv_power(base, suit, sight->me, second));
}

/* Whether the best card is a lower one of the same suit and does as much when
 * it follows: neither takes the trick; or both do, and what can still beat the
 * lower one beats the other, too. */
static int wastes_high(const struct deed *deed, const struct deed *best)
{
    const struct sight *sight = deed->sight;

    if (deed->trick.is_lead || deed->power <= best->power ||
        deed->suit != best->suit || deed->wins != best->wins)
        return 0;
    return !best->wins || best->is_sure ||
           tln_pf_beaters(sight, deed->suit, best->power) ==
               tln_pf_beaters(sight, deed->suit, deed->power);
}

/* What is wrong with a card that is not the best. */
static uint32_t fault_of(const struct deed *deed, const struct losses *losses,
                         const struct deed *best, talon_advice *advice)
{
    uint32_t loss = loss_of(deed, losses, advice->chance);
    int32_t trumper;

    if (loss != 0)
        return loss;
    if (is_misere(&deed->sight->base))
        return misere_fault(deed);
    if (deed->wins && deed->trick.is_partner_winning &&
        best->power <= deed->trick.power) {
        advice->seat = (int8_t)deed->trick.winner;
        return TALON_ADVICE_OVERTAKES;
    }
    if ((JOKERS >> deed->candidate->option.card & 1) != 0 && !deed->wins)
        return TALON_ADVICE_WASTES_JOKER;
    trumper = deed->trick.is_lead ? trumper_of(deed) : TALON_NOBODY;
    if (trumper >= 0) {
        advice->seat = (int8_t)trumper;
        return TALON_ADVICE_SUIT_TRUMPED;
    }
    if (2 * losses->tricks > deed->mind->worlds &&
        deed->candidate->worth < best->candidate->worth)
        return TALON_ADVICE_GIVES_TRICK;
    if (wastes_high(deed, best)) {
        advice->card = best->candidate->option.card;
        return TALON_ADVICE_WASTES_HIGH;
    }
    return TALON_ADVICE_LESS;
}

void tln_pf_explain_card(const struct pf_mind *mind,
                         const struct candidates *cards, uint32_t best,
                         uint32_t index, talon_advice *advice)
{
    const struct candidate *card = &cards->card[index];
    struct losses losses;
    struct deed deed, first;
    uint32_t reason;

    advice->card = card->option.card;
    look_at(mind, card, &deed);
    look_at(mind, &cards->card[best], &first);
    if (index != best && are_same(&deed, &first))
        reason = TALON_ADVICE_EQUAL;
    else if (index != best) {
        count_losses(mind, index, best, &losses);
        reason = fault_of(&deed, &losses, &first, advice);
    } else if (is_misere(&mind->sight.base))
        reason = misere_reason(&deed, cards, advice);
    else if (deed.trick.is_lead)
        reason = lead_reason(&deed, advice);
    else
        reason = follow_reason(&deed, cards, advice);
    if (reason == TALON_ADVICE_LESS && mind->worlds == 0)
        reason = TALON_ADVICE_NOT_COMPARED;
    advice->reason =
        index == best ? tln_pf_borne_out(mind, reason) : (uint16_t)reason;
}
