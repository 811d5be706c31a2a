/* SPDX-License-Identifier: MIT */
/* Which cards a contractor keeps. A hand is judged suit by suit, so the best
 * discard is found by trying, for each suit, how many of its lowest cards to
 * discard. That takes a few dozen steps. In a misère, the most dangerous cards
 * are discarded one by one. */
#include "advisor/five_hundred/pf_keep.h"
#include "advisor/base/bits.h"
#include "advisor/five_hundred/pf_mind.h"
#include "advisor/five_hundred/pf_strength.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/position.h"

static int32_t side_suit(talon_cards cards)
{
    int32_t length = (int32_t)count_bits(cards), sum = 0;
    int has_ace = (cards & ACE) != 0, has_king = (cards & KING) != 0;

    if (length == 0)
        return KEEP_VOID;
    if (has_ace)
        sum += KEEP_ACE;
    if (has_king)
        sum += has_ace      ? KEEP_KING_WITH_ACE
               : length > 1 ? KEEP_KING_GUARDED
                            : KEEP_KING_BARE;
    if ((cards & QUEEN) != 0)
        sum += has_ace && has_king     ? KEEP_QUEEN_WITH_BOTH
               : (has_ace || has_king) ? KEEP_QUEEN_WITH_ONE
               : length > 2            ? KEEP_QUEEN_GUARDED
                                       : 0;
    if (length == 1 && !has_ace)
        sum += KEEP_SINGLE;
    return sum + KEEP_LOSER * (length - has_ace - (has_king && has_ace));
}

/* What keeping the cards of one suit is worth at no trump: its high cards
 * count, and its length if it has any of these. */
static int32_t plain_suit(talon_cards cards)
{
    int32_t length = (int32_t)count_bits(cards), sum = side_suit(cards);
    int32_t tops = (int32_t)count_bits(cards & (ACE | KING | QUEEN));

    if (length == 0)
        return 0;
    if (length == 1)
        sum -= KEEP_SINGLE;
    if (tops > 0 && length > 2)
        sum += KEEP_PLAIN_LENGTH * (length - 2) * (1 + (tops > 1));
    return sum;
}

/* What keeping the cards of one suit is worth. */
static int32_t suit_worth(talon_cards hand, uint32_t denomination,
                          uint32_t suit)
{
    talon_cards cards = hand & tln_pf_suit(denomination, suit);

    if (suit == denomination)
        return (KEEP_TRUMP * (int32_t)count_bits(cards)) +
               (int32_t)(cards >> (16 * (suit - 1)) & 0xFFFF) /
                   KEEP_TRUMP_RANKS;
    cards = cards >> 16 * (suit - 1) & 0xFFFF;
    return denomination <= TALON_SUIT_HEARTS ? side_suit(cards)
                                             : plain_suit(cards);
}

int32_t tln_pf_kept(talon_cards pack, talon_cards hand, uint32_t denomination)
{
    int32_t sum = 0;
    uint32_t suit;

    if (denomination >= TALON_DENOMINATION_MISERE)
        return KEEP_DANGER * tln_pf_danger(pack, hand);
    if (denomination == TALON_DENOMINATION_NO_TRUMP)
        sum += KEEP_PLAIN_JOKER * (int32_t)count_bits(hand & JOKERS);
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++)
        sum += suit_worth(hand, denomination, suit);
    return sum;
}

/* Finds the discard for a misère: again and again it takes the card without
 * which the rest of the hand is the least dangerous. */
static talon_cards discard_danger(talon_cards pack, talon_cards hand,
                                  uint32_t count)
{
    talon_cards gone = 0;

    while (count-- > 0) {
        talon_cards left = hand & ~gone, best = 0;
        int32_t least_danger = INT32_MAX;

        while (left != 0) {
            uint64_t bit = high_bit(left);
            int32_t danger = tln_pf_danger(pack, hand & ~gone & ~bit);

            left &= ~bit;
            if (danger < least_danger) {
                least_danger = danger;
                best = bit;
            }
        }
        gone |= best;
    }
    return gone;
}

/* The `count` lowest cards of a suit. The left bower and jokers count as the
 * highest trumps. */
static talon_cards lowest(talon_cards cards, uint32_t suit, uint32_t count)
{
    talon_cards lane = (talon_cards)0xFFFF << 16 * (suit - 1) & ~JOKERS;
    talon_cards low = 0, own = cards & lane, other = cards & ~lane;

    while (count > 0 && (own | other) != 0) {
        low |= take_low(own != 0 ? &own : &other);
        count--;
    }
    return low;
}

talon_cards tln_pf_discard(talon_cards pack, talon_cards hand, uint32_t count,
                           uint32_t denomination)
{
    talon_cards best[16] = {0};
    int32_t worth[16];
    uint32_t suit, gone, k;

    if (denomination >= TALON_DENOMINATION_MISERE)
        return discard_danger(pack, hand, count);
    for (gone = 0; gone <= count; gone++)
        worth[gone] = gone == 0 ? 0 : INT32_MIN / 2;
    for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards cards = hand & tln_pf_suit(denomination, suit);
        talon_cards next[16] = {0};
        int32_t next_worth[16];

        for (gone = 0; gone <= count; gone++) {
            next_worth[gone] = INT32_MIN / 2;
            for (k = 0; k <= gone && k <= count_bits(cards); k++) {
                talon_cards low = lowest(cards, suit, k);
                int32_t sum = worth[gone - k] +
                              suit_worth(cards & ~low, denomination, suit);

                if (sum > next_worth[gone]) {
                    next_worth[gone] = sum;
                    next[gone] = best[gone - k] | low;
                }
            }
        }
        for (gone = 0; gone <= count; gone++) {
            best[gone] = next[gone];
            worth[gone] = next_worth[gone];
        }
    }
    /* At no trump, jokers belong to none of the suits. They are discarded
     * only if nothing else is left. */
    while (count_bits(best[count]) < count)
        best[count] |= low_bit(hand & ~best[count]);
    return best[count];
}
