/* SPDX-License-Identifier: MIT */
/* Simple rules for playing a card. With trumps or without, a seat
 *
 * - leads cards that cannot be beaten; on the contractor's side, trumps come
 *   first as long as an opponent may have any;
 * - otherwise leads low: from short suits if there are trumps, from long suits
 *   at no trump, preferably a suit that its partner may ruff, and not one that
 *   an opponent may ruff; a joker that belongs to no suit is led last;
 * - leaves a trick to its partner if nobody can take it away; wins as cheaply
 *   as it can if it is the last to play or its card cannot be beaten; otherwise
 *   plays high as the next to last to play and low before that;
 * - throws away low cards, preferably the last of a suit if it has trumps, and
 *   keeps the guard of a king and cards that cannot be beaten.
 *
 * The rules for a misère are in pf_misere.c. Everyone knows which cards are
 * still out. Nobody knows who has them, except that a seat is void in a suit
 * that it has failed to follow. */
#include "advisor/five_hundred/pf_willing.h"
#include "advisor/five_hundred/pf_misere.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/position.h"

static talon_cards others_of(const talon_fh_position *position, uint32_t seat)
{
    talon_cards others = 0;
    uint32_t i;

    for (i = 0; i < SEATS; i++)
        others |= i != seat ? position->hand[i] : 0;
    return others;
}

/* Whether others hold a card that beats this power in a trick of a suit. In a
 * side suit, trumps do not count unless the power is a trump's. */
static int is_beaten(const talon_fh_position *position, uint32_t suit,
                     talon_cards others, uint32_t power)
{
    uint32_t denomination = position->denomination;

    if (power >= POWER_LOOSE)
        return 0;
    if (power >= POWER_TRUMP)
        suit = denomination;
    if (suit == 0)
        return 0;
    others &= tln_pf_suit(denomination, suit);
    if (suit != denomination)
        return (others >> 16 * (suit - 1) & 0xFFFF) >> power != 0;
    while (others != 0) {
        if (tln_sv_power(position, suit, SEATS,
                         (talon_card)low_index(take_low(&others))) > power)
            return 1;
    }
    return 0;
}

/* Which partners of `me` may have cards of a suit; if not `are_partners`, which
 * of its opponents may. */
static uint32_t may_have(const talon_fh_position *position, uint32_t me,
                         int are_partners, uint32_t suit)
{
    uint32_t seats = 0, seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (seat != me && (position->playing >> seat & 1) != 0 &&
            tln_pf_are_partners(position, me, seat) == are_partners &&
            (position->failed[seat] >> suit & 1) == 0)
            seats |= 1u << seat;
    }
    return seats;
}

/* Whether a partner or, if not `are_partners`, an opponent has failed to follow
 * a suit and may have trumps. */
static int may_ruff(const talon_fh_position *position, uint32_t me,
                    int are_partners, uint32_t suit)
{
    uint32_t trump = position->denomination;

    return has_trumps(position) &&
           (may_have(position, me, are_partners, trump) &
            ~may_have(position, me, are_partners, suit)) != 0;
}

static int32_t willing_trump(const talon_fh_position *position, uint32_t me,
                             int32_t power, int32_t length, int is_high)
{
    uint32_t trump = position->denomination;

    if ((others_of(position, me) & tln_pf_trumps(trump)) == 0 ||
        may_have(position, me, 0, trump) == 0)
        return LEAD_LAST_TRUMP;
    if ((position->side >> me & 1) == 0)
        return is_high ? LEAD_THEIR_TOP_TRUMP : LEAD_THEIR_TRUMP;
    if (is_high)
        return LEAD_OWN_TOP_TRUMP;
    return length > LEAD_LONG_TRUMPS
               ? LEAD_OWN_TRUMP - power / LEAD_OWN_TRUMP_POWER
               : 0;
}

static int32_t willing_lead(const talon_fh_position *position, uint32_t me,
                            const struct option *option)
{
    uint32_t suit = tln_sv_suit_of(position, me, option->card);
    int32_t power = (int32_t)tln_sv_power(position, suit, me, option->card),
            length;
    int is_high;

    /* A joker that belongs to no suit names one when it is led. The last suit
     * that it may name is preferred. */
    if (suit == 0)
        return option->suit + LEAD_JOKER;
    length = (int32_t)count_bits(
        tln_sv_of_suit(position, me, position->hand[me], suit));
    is_high =
        !is_beaten(position, suit, others_of(position, me), (uint32_t)power);
    if (suit == position->denomination)
        return willing_trump(position, me, power, length, is_high);
    if (may_ruff(position, me, 0, suit))
        return LEAD_RUFFED - power;
    if (is_high)
        return LEAD_TOP + length;
    return (has_trumps(position) ? LEAD_SHORT + LEAD_SHORT_CARD * length
                                 : LEAD_PLAIN + LEAD_PLAIN_CARD * length) +
           (may_ruff(position, me, 1, suit) ? LEAD_PARTNER_RUFFS : 0) -
           power / LEAD_POWER;
}

/* What throwing a card away does to the rest of its suit: a void is good with
 * trumps in hand, and a king is kept guarded. */
static int32_t worth_of_rest(const talon_fh_position *position, uint32_t me,
                             uint32_t suit, talon_card card)
{
    uint32_t trump = position->denomination;
    talon_cards hand = position->hand[me];
    talon_cards rest =
        tln_sv_of_suit(position, me, hand, suit) & ~(ONE << card);

    if (suit == trump)
        return 0;
    if (rest == 0)
        return has_trumps(position) && (hand & tln_pf_trumps(trump)) != 0
                   ? THROW_LAST
                   : 0;
    return count_bits(rest) == 1 &&
                   low_index(rest) % 16 == RANK(TALON_RANK_KING)
               ? THROW_GUARD
               : 0;
}

static int32_t willing_throw(const talon_fh_position *position, uint32_t me,
                             const struct option *option)
{
    uint32_t suit = tln_sv_suit_of(position, me, option->card);
    uint32_t power = tln_sv_power(position, suit, me, option->card);
    int32_t low = -(int32_t)(option->card % 16u);

    /* A joker that belongs to no suit. */
    if (suit == 0)
        return low + THROW_OTHER;
    if (!is_beaten(position, suit, others_of(position, me), power))
        return low + THROW_TOP;
    return low + THROW_OTHER + worth_of_rest(position, me, suit, option->card);
}

static int32_t willing_follow(const talon_fh_position *position,
                              const struct table_trick *trick,
                              const struct option *option)
{
    talon_cards others = others_of(position, trick->seat);
    uint32_t suit = position->suit_led;
    uint32_t own = tln_sv_power(position, suit, trick->seat, option->card);
    int32_t power = (int32_t)own;
    int is_trump = own >= POWER_TRUMP;

    if (own == 0)
        return willing_throw(position, trick->seat, option);
    if (own <= trick->power ||
        (trick->is_partner_winning &&
         (trick->to_follow == 0 ||
          !is_beaten(position, suit, others, trick->power))))
        return -power + (is_trump ? FOLLOW_WASTES_TRUMP : 0);
    if (trick->to_follow == 0)
        return FOLLOW_WINS_LAST - power;
    if (trick->is_partner_winning && trick->to_follow == 1 && !is_trump &&
        own - trick->power < FOLLOW_OVERTAKES_BY)
        return -power;
    if (!is_beaten(position, suit, others, own))
        return FOLLOW_WINS_SURELY - power;
    if (is_trump && suit != position->denomination)
        return FOLLOW_RUFFS - power;
    return trick->to_follow == 1 ? FOLLOW_WINS_THIRD + power : -power;
}

int32_t tln_pf_willing(const talon_fh_position *position,
                       const struct table_trick *trick,
                       const struct option *option)
{
    if (is_misere(position))
        return tln_pf_willing_misere(position, trick, option);
    return trick->is_lead ? willing_lead(position, trick->seat, option)
                          : willing_follow(position, trick, option);
}
