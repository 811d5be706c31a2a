/* SPDX-License-Identifier: MIT */
/* Who takes a trick: FH-26, and FH-21 for jokers with a suit. The power of each
 * card is a table with a row for each trump suit. */
#include "five_hundred/fh_winner.h"
#include "five_hundred/fh_suits.h"

/* clang-format off */

/* The power of a card, by trump and card: a lane from 2 to 10, 11, 12, 13 (or
 * the joker in its place), jack, queen, king, ace. Trumps are above all other
 * cards, and so are jokers when there are no trumps (FH-26). A joker nominated
 * for a suit is just above its ace (FH-21). */
#define PLAIN(thirteen, jack)                                                  \
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, thirteen, jack, 14, 15, 16
#define TRUMP(thirteen)                                                        \
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, thirteen, RIGHT, 33, 34, 35
#define LOW_NOMINATED  17
#define HIGH_NOMINATED 18
#define LEFT  36
#define RIGHT 37
#define JL    38
#define JK    39

static const uint8_t power[5][TALON_PACK_MAX] = {
    {PLAIN(JL, 13), PLAIN(JK, 13), PLAIN(12, 13), PLAIN(12, 13)},
    {TRUMP(JL), PLAIN(JK, LEFT), PLAIN(12, 13), PLAIN(12, 13)},
    {PLAIN(JL, LEFT), TRUMP(JK), PLAIN(12, 13), PLAIN(12, 13)},
    {PLAIN(JL, 13), PLAIN(JK, 13), TRUMP(32), PLAIN(12, LEFT)},
    {PLAIN(JL, 13), PLAIN(JK, 13), PLAIN(12, LEFT), TRUMP(32)},
};

/* clang-format on */

/* FH-26: which card of the trick takes it, counted from the lead. Only trumps,
 * jokers and the suit led count. Each card becomes a number, its power above
 * its place, and the greatest is found without a branch: who takes a trick
 * cannot be predicted, and mispredictions made all play a twentieth slower. */
static uint32_t best_in_trick(const struct five_hundred *game)
{
    const talon_card *card = game->trick[game->tricks];
    const uint8_t *power_of = power[game->trump];
    talon_cards counting =
        tln_fh_suit_cards[game->trump][game->suit_led[game->tricks]] |
        tln_fh_suit_cards[game->trump][game->trump] | JOKERS;
    uint32_t i, best = 0;

    for (i = 0; i < game->on_table; i++) {
        uint32_t counts = (uint32_t)(counting >> card[i] & 1);
        uint32_t now = (power_of[card[i]] & (0 - counts)) << 3 | i;

        best = now > best ? now : best;
    }
    return best & 7;
}

/* The power of a joker whose suit was named before the play (FH-21). */
static uint32_t nominated_power(const struct five_hundred *game,
                                talon_card card, uint32_t led)
{
    if (led != game->nominated)
        return 0;
    return card == TALON_CARD_HIGH_JOKER ? HIGH_NOMINATED : LOW_NOMINATED;
}

/* The same if the contractor's jokers belong to a suit. */
static uint32_t best_with_nominated(const struct five_hundred *game)
{
    const talon_card *card = game->trick[game->tricks];
    uint32_t led = game->suit_led[game->tricks];
    int32_t seat = game->leader[game->tricks];
    uint32_t i, winner = 0, best = 0;

    for (i = 0; i < game->on_table; i++) {
        uint32_t now = power[0][card[i]];

        if ((JOKERS >> card[i] & 1) == 0)
            now = lane_suit(card[i]) == led ? now : 0;
        else if (seat == game->contractor)
            now = nominated_power(game, card[i], led);
        if (now > best) {
            best = now;
            winner = i;
        }
        seat = left_of(seats_playing(game), seat);
    }
    return winner;
}

uint32_t tln_fh_power(uint32_t trump, talon_card card)
{
    return power[trump][card];
}

uint32_t tln_fh_winning_place(const struct five_hundred *game)
{
    return game->nominated != 0 ? best_with_nominated(game)
                                : best_in_trick(game);
}

int32_t tln_fh_trick_winner(const struct five_hundred *game)
{
    int32_t seat = game->leader[game->tricks];
    int32_t seats = rule_of(game, TALON_FH_OPTION_PLAYERS);
    uint32_t i = tln_fh_winning_place(game);

    if (game->laid_down == 0) {
        seat += (int32_t)i;
        return seat - (seats & -(seat >= seats));
    }
    for (; i > 0; i--)
        seat = left_of(seats_playing(game), seat);
    return seat;
}
