/* SPDX-License-Identifier: MIT */
/* Simple rules for playing a misère:
 *
 * - the contractor leads low; it follows suit with its highest card below the
 *   best one of the trick, or else with its lowest; and it throws away the card
 *   that is the most dangerous to keep;
 * - a defender leads low, preferably not a suit that the contractor is out of;
 *   it stays below the best card while the contractor may still take the trick,
 *   and otherwise gets rid of high cards. */
#include "advisor/five_hundred/pf_misere.h"
#include "advisor/five_hundred/pf_suits.h"
#include "advisor/solver/position.h"

/* How dangerous a card is to keep: how many lower cards of its suit others
 * hold, minus how many the seat holds. */
static int32_t danger_of(const talon_fh_position *position, uint32_t seat,
                         talon_card card)
{
    uint32_t suit = tln_sv_suit_of(position, seat, card), other;
    talon_cards below = (ONE << card) - 1, lane, own, others = 0;

    if (suit == 0)
        return (int32_t)seat == position->contractor ? MISERE_OWN_JOKER
                                                     : MISERE_THEIR_JOKER;
    lane = tln_pf_suit(TALON_DENOMINATION_NO_TRUMP, suit);
    for (other = 0; other < SEATS; other++) {
        if (other != seat)
            others |= position->hand[other];
    }
    own = position->hand[seat] & lane & below;
    if ((others & lane) == 0)
        return MISERE_ALONE;
    return MISERE_LOWER * (int32_t)count_bits(others & lane & below) -
           MISERE_LOWER * (int32_t)count_bits(own);
}

/* Whether a seat is void in a suit, either because it has shown that, or
 * because it holds no card of it in this world. */
static int is_out_of(const talon_fh_position *position, uint32_t seat,
                     uint32_t suit)
{
    talon_cards hand = position->hand[seat];

    return (position->failed[seat] >> suit & 1) != 0 ||
           (suit != 0 && hand != 0 &&
            tln_sv_of_suit(position, seat, hand, suit) == 0);
}

/* Whether the contractor has played to the trick. */
static int has_played(const talon_fh_position *position)
{
    uint32_t seat = (uint32_t)position->leader, i;

    for (i = 0; i < tln_sv_on_table(position); i++) {
        if ((int32_t)seat == position->contractor)
            return 1;
        seat = next_seat(position->playing, seat);
    }
    return 0;
}

int32_t tln_pf_willing_misere(const talon_fh_position *position,
                              const struct table_trick *trick,
                              const struct option *option)
{
    uint32_t contractor = (uint32_t)position->contractor, seat = trick->seat;
    uint32_t suit_led = trick->is_lead
                            ? tln_sv_suit_of(position, seat, option->card)
                            : position->suit_led;
    int32_t power =
        (int32_t)tln_sv_power(position, suit_led, seat, option->card);

    if (trick->is_lead)
        return seat != contractor && is_out_of(position, contractor, suit_led)
                   ? MISERE_LEADS_VOID - power
                   : -power;
    if (power == 0)
        return MISERE_THROWS + danger_of(position, seat, option->card);
    if (seat != contractor && trick->winner != (int32_t)contractor &&
        (position->hand[contractor] == 0 || has_played(position)))
        return power;
    return power < (int32_t)trick->power ? MISERE_STAYS_UNDER + power : -power;
}
