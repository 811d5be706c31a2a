/* SPDX-License-Identifier: MIT */
/* Cards as they count now: the suit each belongs to (FH-5, FH-6, FH-21, FH-29),
 * and the order in which players hold them. Trumps come first, then the other
 * suits in the cycle spades, diamonds, clubs, hearts, so that black and red
 * alternate; jokers without a suit come where trumps would. A suit runs from
 * its lowest card to its highest, with bowers and jokers last in the trumps
 * (FH-4, FH-5), and a joker nominated for a suit above its ace. The order of a
 * card is one number: the place of its suit, then its power. */
#include "five_hundred/fh_order.h"
#include "five_hundred/fh_hidden.h"
#include "five_hundred/fh_suits.h"
#include "five_hundred/fh_winner.h"

/* The suit of a joker without trumps: the one named when it was led, or that of
 * the contractor's jokers; 0 in a view that does not show whether it is the
 * contractor's. */
static uint32_t suit_of_joker(const struct five_hundred *game, talon_card card)
{
    uint32_t trick;

    for (trick = 0; trick < TRICKS; trick++) {
        if (game->trick[trick][0] == card)
            return game->suit_led[trick];
    }
    return (tln_fh_nominated_jokers(game) >> card & 1) != 0 ? game->nominated
                                                            : 0;
}

uint32_t tln_fh_card_suit(const struct talon_game *handle, talon_card card)
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t trump = game->trump;

    if ((tln_fh_suit_cards[trump][trump] >> card & 1) != 0)
        return trump;
    if ((JOKERS >> card & 1) != 0)
        return suit_of_joker(game, card);
    return lane_suit(card);
}

/* The place of a suit among the suits; 0 for cards without one. */
static uint32_t place_of(uint32_t suit, uint32_t trump)
{
    static const uint8_t cycle[] = {
        [TALON_SUIT_SPADES] = 0,
        [TALON_SUIT_DIAMONDS] = 1,
        [TALON_SUIT_CLUBS] = 2,
        [TALON_SUIT_HEARTS] = 3,
    };
    uint32_t first = trump != 0 ? trump : TALON_SUIT_SPADES;

    return suit != 0 ? 1 + ((cycle[suit] + 4u - cycle[first]) & 3) : 0;
}

uint32_t tln_fh_card_order(const struct talon_game *handle, talon_card card)
{
    uint32_t trump = fh_in(handle)->trump;
    uint32_t suit = tln_fh_card_suit(handle, card);

    return place_of(suit, trump) * POWERS + tln_fh_power(trump, card);
}
