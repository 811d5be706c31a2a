/* SPDX-License-Identifier: MIT */
/*
 * RuleAI of waldo/five_hundred: it adds up the values of its cards to bid, and
 * plays by rules. It never bids no trump or a misère.
 */
#include "fh_waldo.h"

static int32_t worth(talon_card card, uint32_t trump)
{
    uint32_t rank = talon_card_rank(card);

    if (fh_is_joker(card))
        return 235;
    if (fh_suit(card, trump) == trump)
        return fh_power(card, trump) >= POWER_LEFT ? 175
               : rank >= TALON_RANK_QUEEN          ? 135
                                                   : 95;
    return rank == TALON_RANK_ACE ? 95 : rank >= TALON_RANK_QUEEN ? 10 : -20;
}

int32_t waldo_strength(talon_cards hand, uint32_t trump)
{
    uint32_t i, count = fh_count(hand);
    int32_t sum = 0;

    for (i = 0; i < count; i++)
        sum += worth(fh_nth(hand, i), trump);
    return sum;
}

void waldo_call(struct fh_look *look)
{
    const struct fh_call *partner = fh_last_bid(look, look->friends, 0);
    uint32_t suit, best = 1;
    int32_t most = INT32_MIN, tricks, least;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        int32_t sum = waldo_strength(look->hand, suit);

        if (sum > most) {
            most = sum;
            best = suit;
        }
    }
    if (partner != NULL && partner->denomination == best)
        most += 90;
    tricks = (most + 50) / 100;
    if (tricks > 10)
        tricks = 10;
    least = tricks > 6 ? tricks - 1 : 6;
    for (; least <= tricks; least++) {
        if (fh_may_bid(look, (uint32_t)least, best)) {
            fh_answer_bid(look, (uint32_t)least, best);
            return;
        }
    }
    fh_answer_pass(look);
}

/* Discards the lowest cards by rank, and trumps only if nothing else is
 * left. */
void waldo_discard(struct fh_look *look)
{
    uint32_t wanted = fh_discard_count(look);
    talon_cards thrown = 0;

    while (fh_count(thrown) < wanted) {
        talon_cards left = look->hand & ~thrown;
        talon_cards side = left & ~fh_of_suit(left, look->trump, look->trump);

        thrown |= CARD_BIT(fh_lowest(side != 0 ? side : left, look->trump));
    }
    fh_answer_discard(look, thrown);
}

/* The lowest legal card of the shortest side suit; of all legal cards if they
 * are of one suit or none of them is a trump. */
static talon_card low_card(const struct fh_look *look)
{
    talon_cards best = 0;
    uint32_t suit, suits = 0;

    for (suit = NO_SUIT; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(look->legal, suit, look->trump);

        if (own == 0)
            continue;
        suits++;
        if (suit != look->trump &&
            (best == 0 || fh_count(own) < fh_count(best)))
            best = own;
    }
    if (look->trump == NO_SUIT || suits < 2 || best == 0 ||
        fh_of_suit(look->legal, look->trump, look->trump) == 0)
        return fh_lowest(look->legal, look->trump);
    return fh_lowest(best, look->trump);
}

/* Whether it assumes that a seat holds a suit: the seat has not shown a void,
 * and at least three cards of the suit are unseen. */
static int seems_to_hold(const struct fh_look *look, int32_t seat,
                         uint32_t suit)
{
    talon_cards unseen = look->pack & ~look->gone & ~look->hand;

    return !fh_is_void(look, seat, suit) &&
           fh_count(fh_of_suit(unseen, suit, look->trump)) >= 3;
}

/* Whether no seat in a set is likely to ruff a suit. */
static int nobody_ruffs(const struct fh_look *look, uint32_t seats,
                        uint32_t suit)
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        if (seats >> seat & 1 && !seems_to_hold(look, seat, suit) &&
            look->trump != NO_SUIT && seems_to_hold(look, seat, look->trump))
            return 0;
    return 1;
}

/* Whether no card still out can beat this one, which is then the highest trump
 * left or, without trumps, the joker. */
static int is_highest_of_all(const struct fh_look *look, talon_card card)
{
    uint32_t suit = fh_suit(card, look->trump);

    return suit == look->trump && fh_is_boss(look, card);
}

static talon_card lead(const struct fh_look *look)
{
    talon_cards trumps = fh_of_suit(look->legal, look->trump, look->trump);
    uint32_t i, count = fh_count(look->legal);
    int32_t seat;

    if (trumps != 0 && is_highest_of_all(look, fh_highest(trumps, look->trump)))
        return fh_highest(trumps, look->trump);
    if (look->trump != NO_SUIT && fh_declares(look) && look->state.trick <= 3 &&
        trumps != 0) {
        for (seat = 0; seat < (int32_t)look->seat_count; seat++)
            if (look->friends >> seat & 1 &&
                fh_is_void(look, seat, look->trump))
                break;
        if (seat == (int32_t)look->seat_count)
            return fh_lowest(trumps, look->trump);
    }
    for (i = 0; i < count; i++) {
        talon_card card = fh_nth(look->legal, i);
        uint32_t suit = fh_suit(card, look->trump);

        if (suit != look->trump && fh_is_boss(look, card) &&
            nobody_ruffs(look, look->enemies, suit))
            return card;
    }
    return low_card(look);
}

static talon_card second(const struct fh_look *look)
{
    talon_cards trumps = fh_of_suit(look->legal, look->trump, look->trump);

    if (look->suit_led != look->trump && trumps != 0 && look->trump != NO_SUIT)
        return nobody_ruffs(look, fh_seats_left(look) & look->enemies,
                            look->suit_led)
                   ? fh_lowest(fh_winners(look) & trumps, look->trump)
                   : fh_highest(trumps, look->trump);
    return fh_highest(look->legal, look->trump);
}

static talon_card third(const struct fh_look *look)
{
    talon_card high = fh_highest(fh_winners(look), look->trump);
    talon_card led = look->winning_card;

    if (look->winning_seat >= 0 && look->friends >> look->winning_seat & 1) {
        if (is_highest_of_all(look, led) ||
            (fh_is_boss_beside(look, led) &&
             nobody_ruffs(look, fh_seats_left(look), look->suit_led)))
            return low_card(look);
        if (fh_suit(high, look->trump) == fh_suit(led, look->trump) &&
            fh_count(fh_above(look->pack & ~look->gone, led, look->trump) &
                     ~fh_above(look->pack, high, look->trump)) == 1)
            return low_card(look);
    }
    return second(look);
}

static talon_card choose(const struct fh_look *look)
{
    if (fh_count(look->legal) == 1)
        return fh_nth(look->legal, 0);
    if (look->is_misere || fh_winners(look) == 0)
        return low_card(look);
    if (look->on_table == 0)
        return lead(look);
    if (look->left == 0)
        return look->friends >> look->winning_seat & 1
                   ? low_card(look)
                   : fh_lowest(fh_winners(look), look->trump);
    return look->on_table == 1 ? second(look) : third(look);
}

void waldo_play(struct fh_look *look)
{
    fh_answer_card(look, choose(look), fh_longest_suit(look, look->suits));
}
