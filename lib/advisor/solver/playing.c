/* SPDX-License-Identifier: MIT */
/* The rules of the tricks for positions: FH-25 … FH-31. The search states them
 * again in its own form, for speed; these functions list moves and follow lines
 * of play. */
#include "advisor/solver/playing.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/solver/position.h"

uint32_t tln_sv_to_play(const talon_fh_position *position)
{
    uint32_t seat = (uint32_t)position->leader;
    uint32_t place = tln_sv_on_table(position);

    while (place-- > 0)
        seat = next_seat(position->playing, seat);
    return seat;
}

/* The jokers of a seat that belong to no suit. */
static talon_cards loose_jokers(const talon_fh_position *position,
                                uint32_t seat)
{
    return tln_sv_suit_of(position, seat, TALON_CARD_HIGH_JOKER) == 0
               ? position->hand[seat] & JOKERS
               : 0;
}

/* FH-30, FH-31: the suits that may be named for a joker led. */
static uint32_t namable_suits(const talon_fh_position *position, uint32_t seat)
{
    uint32_t suits;

    if ((position->hand[seat] & ~JOKERS) == 0)
        return ALL_SUITS;
    switch (position->joker_rule) {
    case TALON_FH_JOKER_NO_TRUMP_HONEST:
        suits = ALL_SUITS & ~(uint32_t)position->failed[seat];
        return suits != 0 ? suits : ALL_SUITS;
    case TALON_FH_JOKER_NO_TRUMP_PAGAT:
        return ALL_SUITS & ~(uint32_t)position->suits_led;
    case TALON_FH_JOKER_NO_TRUMP_LAST_LEAD:
        return 0;
    default:
        return ALL_SUITS;
    }
}

/* FH-25, FH-30: what may be played to a lead. */
static talon_cards followers(const talon_fh_position *position, uint32_t seat,
                             talon_cards loose)
{
    talon_cards hand = position->hand[seat];
    talon_cards suit = tln_sv_of_suit(position, seat, hand, position->suit_led);

    if (suit != 0) {
        return position->joker_rule == TALON_FH_JOKER_NO_TRUMP_ANY_TIME
                   ? suit | loose
                   : suit;
    }
    if (loose != 0 && is_misere(position) &&
        (int32_t)seat == position->contractor &&
        position->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        return loose;
    return hand;
}

/* Adds one card as an option for each suit in a set; bit 0 stands for no
 * suit. */
static uint32_t add_card(struct option *options, uint32_t count,
                         talon_card card, uint32_t suits)
{
    uint32_t suit;

    for (suit = 0; suit <= TALON_SUIT_HEARTS; suit++) {
        if ((suits >> suit & 1) != 0)
            options[count++] = (struct option){card, (uint8_t)suit};
    }
    return count;
}

uint32_t tln_sv_options(const talon_fh_position *position,
                        struct option *options)
{
    uint32_t seat = tln_sv_to_play(position), count = 0, suits = 1;
    talon_cards loose = loose_jokers(position, seat), plain, jokers;
    talon_cards cards = position->hand[seat];

    if (position->table[0] != TALON_CARD_NONE)
        cards = followers(position, seat, loose);
    else if (loose != 0)
        suits = namable_suits(position, seat);
    if (suits == 0)
        cards &= ~loose;
    plain = cards & ~JOKERS;
    jokers = cards & JOKERS;
    while (plain != 0)
        count = add_card(options, count,
                         (talon_card)low_index(take_low(&plain)), 1);
    while (jokers != 0)
        count =
            add_card(options, count, (talon_card)low_index(take_low(&jokers)),
                     loose != 0 ? suits : 1);
    return count;
}

uint32_t tln_sv_power(const talon_fh_position *position, uint32_t suit_led,
                      uint32_t seat, talon_card card)
{
    uint32_t suit = tln_sv_suit_of(position, seat, card), rank = card % 16u;
    int is_trump = has_trumps(position) && suit == position->denomination;

    if ((JOKERS >> card & 1) != 0)
        rank = card == TALON_CARD_HIGH_JOKER ? 19 : 18;
    else if (is_trump && rank == TALON_RANK_JACK - 2)
        rank = card / 16u + 1 == suit ? 17 : 16;
    if (suit == 0)
        return POWER_LOOSE + rank;
    if (is_trump)
        return POWER_TRUMP + rank;
    return suit == suit_led ? 1 + rank : 0;
}

int32_t tln_sv_winner(const talon_fh_position *position, uint32_t *power)
{
    uint32_t seat = (uint32_t)position->leader, count, i;
    int32_t winner = TALON_NOBODY;

    *power = 0;
    count = tln_sv_on_table(position);
    for (i = 0; i < count; i++, seat = next_seat(position->playing, seat)) {
        uint32_t own = tln_sv_power(position, position->suit_led, seat,
                                    position->table[i]);

        if (own > *power) {
            *power = own;
            winner = (int32_t)seat;
        }
    }
    return winner;
}

/* Ends a full trick: its winner leads next. */
static void take_trick(talon_fh_position *position)
{
    uint32_t power;

    position->leader = (int8_t)tln_sv_winner(position, &power);
    position->taken += (uint8_t)(position->side >> position->leader & 1);
    position->suits_led |= (uint8_t)(1u << position->suit_led);
    position->suit_led = 0;
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
}

int tln_sv_play(talon_fh_position *position, const struct option *option)
{
    uint32_t seat = tln_sv_to_play(position), suit;
    uint32_t place = tln_sv_on_table(position);

    suit = tln_sv_suit_of(position, seat, option->card);
    position->hand[seat] &= ~(ONE << option->card);
    position->table[place] = option->card;
    if (place == 0) {
        position->suit_led = (uint8_t)(suit != 0 ? suit : option->suit);
    } else if (suit != position->suit_led &&
               (suit != 0 ||
                position->joker_rule != TALON_FH_JOKER_NO_TRUMP_ANY_TIME)) {
        position->failed[seat] |= (uint8_t)(1u << position->suit_led);
    }
    if (place + 1 < count_bits(position->playing))
        return 0;
    take_trick(position);
    seat = (uint32_t)position->leader;
    return position->hand[seat] == 0 ||
           (is_misere(position) && position->taken != 0);
}
