/* SPDX-License-Identifier: MIT */
/* The packs of Five Hundred (FH-2), as sets of cards. A pack has all cards of
 * each suit from its lowest up to the ace, but red suits may begin or end
 * elsewhere than black ones; jokers are extra. */
#include "five_hundred/fh_pack.h"

/* clang-format off */

/* The cards of one lane, from 4, 5, 7 or 9 up to the ace: 2 is the lowest bit,
 * and jack to ace are the highest four. */
#define FROM_2   0xF1FF
#define FROM_4   0xF1FC
#define FROM_5   0xF1F8
#define FROM_7   0xF1E0
#define FROM_9   0xF180
#define UP_TO_12 0x0600
#define AND_13   0x0800

/* Black suits are the two low lanes, red suits the two high ones. */
#define BLACK(lane) ((talon_cards)(lane) * 0x00010001)
#define RED(lane)   (BLACK(lane) << 32)

static const talon_cards pack_cards[] = {
    [TALON_FH_PACK_NINE_UP] = BLACK(FROM_9) | RED(FROM_9),
    [TALON_FH_PACK_SEVEN_UP] = BLACK(FROM_7) | RED(FROM_7),
    [TALON_FH_PACK_FIVE_UP] = BLACK(FROM_5) | RED(FROM_4),
    [TALON_FH_PACK_FOUR_UP] = BLACK(FROM_4) | RED(FROM_4),
    [TALON_FH_PACK_FULL] = BLACK(FROM_2) | RED(FROM_2),
    [TALON_FH_PACK_SIX_HAND] = BLACK(FROM_2 | UP_TO_12) |
                          RED(FROM_2 | UP_TO_12 | AND_13),
};

/* clang-format on */

talon_cards tln_fh_pack(const int16_t *rule)
{
    talon_cards pack = pack_cards[rule[TALON_FH_OPTION_PACK]];

    if (rule[TALON_FH_OPTION_JOKERS] >= 1)
        pack |= BIT(TALON_CARD_HIGH_JOKER);
    if (rule[TALON_FH_OPTION_JOKERS] == 2)
        pack |= BIT(TALON_CARD_LOW_JOKER);
    return pack;
}
