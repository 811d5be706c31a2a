/* SPDX-License-Identifier: MIT */
/* How strong hands are before any card is played. The strength of a hand is a
 * sum over its cards, and says how high its seat may bid. */
#include "advisor/five_hundred/pf_strength.h"
#include "advisor/base/bits.h"
#include "advisor/five_hundred/pf_constants.h"
#include "advisor/five_hundred/pf_mind.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/position.h"

#define EACH(ranks) ((ranks) | (ranks) << 16 | (ranks) << 32 | (ranks) << 48)

static int32_t jokers_of(talon_cards hand, int32_t high, int32_t low)
{
    return (int32_t)(hand >> TALON_CARD_HIGH_JOKER & 1) * high +
           (int32_t)(hand >> TALON_CARD_LOW_JOKER & 1) * low;
}

static int32_t count_of(talon_cards hand)
{
    return (int32_t)count_bits(hand);
}

/* The strength of a hand with trumps. */
static int32_t trump_strength(talon_cards hand, uint32_t suit)
{
    uint32_t lane = lane_of(suit);
    talon_cards trumps = hand & tln_pf_trumps(suit) & ~JOKERS;
    talon_cards bowers = JACK << lane | JACK << lane_of(tln_pf_twin(suit));
    talon_cards tops = (ACE | KING | QUEEN) << lane;
    talon_cards side = hand & ~trumps & ~JOKERS;
    int32_t courts = count_of(side & EACH(KING | QUEEN));
    int32_t aces = count_of(side & EACH(ACE));

    return jokers_of(hand, STRENGTH_HIGH_JOKER, STRENGTH_LOW_JOKER) +
           STRENGTH_BOWER * count_of(trumps & bowers) +
           STRENGTH_TOP_TRUMP * count_of(trumps & tops) +
           STRENGTH_TRUMP * count_of(trumps & ~bowers & ~tops) +
           STRENGTH_SIDE_ACE * aces + STRENGTH_SIDE_COURT * courts +
           STRENGTH_SIDE_CARD * (count_of(side) - courts - aces);
}

/* The strength of one suit at no trump. */
static int32_t plain_suit(talon_cards cards)
{
    int32_t length = count_of(cards), sum = 0;

    if ((cards & ACE) != 0)
        sum += STRENGTH_PLAIN_ACE;
    if ((cards & KING) != 0)
        sum += (cards & ACE) != 0 ? STRENGTH_PLAIN_KING_WITH_ACE
               : length > 1       ? STRENGTH_PLAIN_KING_GUARDED
                                  : STRENGTH_PLAIN_KING_BARE;
    if ((cards & QUEEN) != 0 && (cards & (ACE | KING)) != 0 && length > 2)
        sum += STRENGTH_PLAIN_QUEEN_WITH_HIGHER;
    if ((cards & ACE) != 0 && length > 4)
        sum += STRENGTH_PLAIN_LENGTH * (length - 4);
    return sum;
}

static int32_t plain_strength(talon_cards hand)
{
    int32_t sum = STRENGTH_PLAIN_BASE +
                  jokers_of(hand, STRENGTH_PLAIN_JOKER, STRENGTH_PLAIN_JOKER);
    uint32_t suit;

    hand &= ~JOKERS;
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++)
        sum += plain_suit(hand >> lane_of(suit) & LANE);
    return sum;
}

int32_t tln_pf_strength(talon_cards hand, uint32_t denomination)
{
    return denomination <= TALON_SUIT_HEARTS
               ? trump_strength(hand, denomination)
               : plain_strength(hand);
}

int32_t tln_pf_danger(talon_cards pack, talon_cards hand)
{
    int32_t danger = (hand & JOKERS) != 0 ? DANGER_JOKER : 0;
    uint32_t suit;

    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards lane = LANE << lane_of(suit) & ~JOKERS;
        talon_cards own = hand & lane, others = pack & ~hand & lane;
        int32_t place = 0;

        while (own != 0 && others != 0) {
            talon_cards bit = take_low(&own);
            int32_t gaps = count_of(others & (bit - 1)) - place++;

            danger += gaps > 0 ? clamp(gaps, 0, DANGER_CARD_MOST) : 0;
        }
    }
    return danger;
}

uint32_t tln_pf_merit(talon_cards pack, talon_cards hand, uint32_t tricks,
                      uint32_t denomination, int32_t more)
{
    int32_t all = 2 * MERIT_TRICKS, have;

    if (denomination >= TALON_DENOMINATION_MISERE) {
        all = MERIT_DANGER;
        have = MERIT_DANGER - tln_pf_danger(pack, hand);
    } else {
        have = MERIT_TRICKS + tln_pf_strength(hand, denomination) + more -
               TRICK * (int32_t)tricks;
    }
    return (uint32_t)(clamp(have, 0, all) * TALON_CERTAIN / all);
}
