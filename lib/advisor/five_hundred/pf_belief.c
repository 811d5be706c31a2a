/* SPDX-License-Identifier: MIT */
/* What seats have shown: how likely it is that they would have called,
 * discarded and played as they did with the cards that a world gives them. The
 * model is described in doc/players.md; its numbers are in pf_constants.h.
 *
 * Calls. A hand has a strength in each denomination. A bid of n tricks in
 * denomination d is likely if the strength in d is close to n or higher, and if
 * d is the best denomination of the hand. A pass is likely if the hand is too
 * weak for any bid.
 *
 * The discard. The contractor is unlikely to have discarded high cards or
 * trumps.
 *
 * Plays. A seat that follows with a losing card probably has no lower one of
 * that suit. A seat that does not beat an opponent's card probably could not. A
 * seat that wins as the last to play probably had no lower card that wins, and
 * a seat that leads a card that can be beaten probably had no better card to
 * lead. Each of these conclusions is kept as a mask of cards that the seat is
 * unlikely to hold. */
#include "advisor/five_hundred/pf_belief.h"
#include "advisor/base/fixed.h"
#include "advisor/five_hundred/pf_calls.h"
#include "advisor/five_hundred/pf_strength.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/playing.h"
#include "advisor/solver/position.h"

/* Both scale a difference of strengths: to_nats() for the softmax, in 256ths;
 * on_scale() for the logistic curve, in 64ths. */
static int32_t to_nats(int32_t strength)
{
    return strength * NAT * 10 / (BELIEF_TEMPERATURE * TRICK);
}

static int32_t on_scale(int32_t strength)
{
    return strength * 10 / BELIEF_SCALE;
}

/* How likely a hand is to bid a number of tricks: it depends on whether the
 * hand is strong enough, and on whether the denomination is its best. */
static int32_t bid_belief(const struct sight *sight, const struct pf_call *bid,
                          const int32_t strength[6], int has_joker)
{
    int32_t worth[TALON_DENOMINATION_NO_TRUMP + 1], best = INT32_MIN, sum = 0;
    int32_t needed = TRICK * bid->tricks, belief;
    uint32_t d;

    if (tln_pf_is_signal(sight, bid->tricks))
        needed -= BELIEF_INKLE_LESS;
    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++) {
        worth[d] = tln_pf_for_call(bid, strength, d);
        best = worth[d] > best ? worth[d] : best;
    }
    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++)
        sum += tln_fixed_exp(to_nats(worth[d] - best));
    belief = tln_fixed_log_sigmoid(
        on_scale(worth[bid->denomination] - needed + BELIEF_BID_MARGIN));
    belief +=
        to_nats(worth[bid->denomination] - best) - tln_fixed_log(sum / 64);
    if (bid->denomination == TALON_DENOMINATION_NO_TRUMP && !has_joker &&
        (sight->pack & JOKERS) != 0)
        belief -= BELIEF_NO_JOKER;
    return belief;
}

/* How likely a hand is to pass: the weaker it is, the more likely. A pass over
 * a partner's bid counts for less. */
static int32_t pass_belief(const struct pf_call *pass,
                           const int32_t strength[6])
{
    int32_t best = INT32_MIN, belief;
    uint32_t d;

    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++) {
        int32_t margin = tln_pf_for_call(pass, strength, d) -
                         TRICK * (int32_t)pass->cheapest[d];

        best = margin > best ? margin : best;
    }
    belief = tln_fixed_log_sigmoid(on_scale(-(best + BELIEF_PASS_MARGIN)));
    return pass->over_partner ? belief * BELIEF_PASS_OVER_PARTNER / 100
                              : belief;
}

/* How likely a hand is to have made all calls of its seat. The contractor's
 * hand has been improved by the kitty since then, so some strength is taken
 * off. */
static int32_t calls_belief(const struct sight *sight, uint32_t seat,
                            talon_cards hand)
{
    int32_t strength[6], sum = 0;
    uint32_t d, i;

    tln_pf_strengths(hand, strength);
    if (sight->state.phase == TALON_PHASE_TRICKS &&
        sight->base.contractor == (int32_t)seat) {
        for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++)
            strength[d] -= BELIEF_CONTRACTOR_EXTRA;
    }
    for (i = 0; i < sight->call_count; i++) {
        const struct pf_call *call = &sight->call[i];

        if (call->seat != (int32_t)seat)
            continue;
        if (call->denomination == 0)
            sum += pass_belief(call, strength);
        else if (call->denomination <= TALON_DENOMINATION_NO_TRUMP)
            sum += bid_belief(sight, call, strength, (hand & JOKERS) != 0);
        else
            sum -= BELIEF_DANGER * tln_pf_danger(sight->pack, hand);
    }
    return sum;
}

/* How likely the contractor is to have discarded these cards. */
static int32_t discard_belief(const struct sight *sight, talon_cards discard)
{
    /* One number each for the queen, king and ace; lower cards count
     * nothing. */
    static const int16_t against[] = BELIEF_DISCARD_COURT;
    int32_t sum = 0;

    if (sight->state.phase != TALON_PHASE_TRICKS ||
        sight->base.contractor == TALON_NOBODY)
        return 0;
    while (discard != 0) {
        uint32_t card = low_index(take_low(&discard)), rank = card % 16;
        uint32_t suit = card / 16 + 1, denomination = sight->base.denomination;

        if (is_misere(&sight->base))
            sum -= rank < BELIEF_DISCARD_LOW_RANK
                       ? BELIEF_DISCARD_LOW *
                             (BELIEF_DISCARD_LOW_RANK - (int32_t)rank)
                       : 0;
        else if ((JOKERS >> card & 1) != 0)
            sum -= BELIEF_DISCARD_JOKER;
        else if (has_trumps(&sight->base) &&
                 (tln_pf_trumps(denomination) >> card & 1) != 0)
            sum -= BELIEF_DISCARD_TRUMP;
        else if (rank >= RANK(TALON_RANK_QUEEN) && suit != 0)
            sum -= against[rank - RANK(TALON_RANK_QUEEN)];
    }
    return sum;
}

int32_t tln_pf_belief(const struct pf_mind *mind, uint32_t place,
                      talon_cards cards)
{
    const struct sight *sight = &mind->sight;
    int32_t sum = 0;
    uint32_t i;

    if (place == KITTY)
        return mind->skill->hears ? discard_belief(sight, cards) : 0;
    if (place >= sight->seats || place == sight->me)
        return 0;
    if (mind->skill->hears)
        sum += calls_belief(sight, place, cards | sight->played[place]);
    for (i = 0; i < mind->denial_count; i++) {
        if (mind->denial[i].seat == place &&
            (mind->denial[i].cards & cards) != 0)
            sum -= mind->denial[i].weight;
    }
    return sum;
}

static void deny(struct pf_mind *mind, uint32_t seat, talon_cards cards,
                 int32_t weight)
{
    if (cards == 0 || weight == 0 || mind->denial_count >= DENIALS_MAX)
        return;
    mind->denial[mind->denial_count++] = (struct denial){cards, seat, weight};
}

/* Finds the cards in `among` that would have had a power between `above` and
 * `below` if the seat had played them to the same trick. */
static talon_cards winners_between(const struct sight *sight,
                                   const struct pf_play *play, uint32_t above,
                                   uint32_t below, talon_cards among)
{
    talon_cards found = 0;

    while (among != 0) {
        uint64_t bit = take_low(&among);
        uint32_t power =
            tln_sv_power(&sight->base, play->suit_led, (uint32_t)play->seat,
                         (talon_card)low_index(bit));

        if (power > above && power < below)
            found |= bit;
    }
    return found;
}

/* Draws conclusions from a card played to a trick that another seat led. */
static void judge_play(struct pf_mind *mind, const struct pf_play *play)
{
    static const int16_t lets_win[] = BELIEF_LETS_WIN;
    const struct sight *sight = &mind->sight;
    const talon_fh_position *base = &sight->base;
    uint32_t seat = (uint32_t)play->seat;
    uint32_t suit = tln_sv_suit_of(base, seat, play->card);
    uint32_t power = tln_sv_power(base, play->suit_led, seat, play->card);
    talon_cards mine =
        suit != 0 ? tln_sv_of_suit(base, seat, sight->pack, suit) : 0;
    int has_partner_winning =
        play->winning >= 0 &&
        tln_pf_are_partners(base, seat, (uint32_t)play->winning);

    if (power > play->power) {
        if (play->to_follow == 0)
            deny(mind, seat,
                 winners_between(sight, play, play->power, power, mine),
                 BELIEF_WIN_CHEAPER);
        return;
    }
    if (suit == play->suit_led)
        deny(mind, seat, winners_between(sight, play, 0, power, mine),
             BELIEF_LOSE_LOWER);
    else
        deny(mind, seat, mine & ((ONE << play->card) - 1) & ~JOKERS,
             BELIEF_THROW_LOWER);
    if (has_partner_winning)
        return;
    if (suit == play->suit_led)
        deny(mind, seat, winners_between(sight, play, play->power, 255, mine),
             lets_win[play->to_follow < 2 ? play->to_follow : 2]);
    else if (has_trumps(base))
        deny(mind, seat,
             winners_between(sight, play, play->power, 255,
                             tln_pf_trumps(base->denomination) & sight->pack),
             lets_win[play->to_follow < 2 ? play->to_follow : 2]);
}

/* The highest card of a suit that is not in `gone`. */
static talon_cards best_of(const struct sight *sight, uint32_t suit,
                           talon_cards gone)
{
    talon_cards left = sight->pack & ~gone &
                       tln_pf_suit(sight->base.denomination, suit),
                best = 0;
    uint32_t power = 0;

    while (left != 0) {
        uint64_t bit = take_low(&left);
        uint32_t other =
            tln_sv_power(&sight->base, suit, SEATS, (talon_card)low_index(bit));

        if (other > power) {
            power = other;
            best = bit;
        }
    }
    return best;
}

/* Draws conclusions from a lead: a seat that does not lead the best card left
 * of any suit probably has none of these cards. */
static void judge_lead(struct pf_mind *mind, const struct pf_play *play,
                       talon_cards gone)
{
    const struct sight *sight = &mind->sight;
    uint32_t suit, trump = sight->base.denomination;

    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        if (best_of(sight, suit, gone) == ONE << play->card)
            return;
    }
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++)
        deny(mind, (uint32_t)play->seat, best_of(sight, suit, gone),
             suit == trump ? BELIEF_LEADS_PAST_TRUMP : BELIEF_LEADS_PAST_BOSS);
}

void tln_pf_find_denials(struct pf_mind *mind)
{
    const struct sight *sight = &mind->sight;
    talon_cards gone = 0;
    uint32_t i;

    mind->denial_count = 0;
    if (!mind->skill->watches || sight->base.contractor == TALON_NOBODY ||
        is_misere(&sight->base))
        return;
    for (i = 0; i < sight->play_count; i++) {
        const struct pf_play *play = &sight->play[i];

        if (play->seat != (int32_t)sight->me) {
            if (play->is_lead)
                judge_lead(mind, play, gone);
            else
                judge_play(mind, play);
        }
        gone |= ONE << play->card;
    }
}
