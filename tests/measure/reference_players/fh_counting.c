/* SPDX-License-Identifier: MIT */
/*
 * A plain counting player of talon's own, for games that no published player
 * supports: it plays every preset, option and number of seats. It adds up the
 * values of its cards and bids that many tricks, discards to void a suit, calls
 * the highest trump that it lacks, and plays winners when it is sure of them.
 * It does not weigh one advantage against another.
 */
#include "fh_counting.h"

/* Auction ------------------------------------------------------------------*/

static int32_t trump_worth(talon_card card, uint32_t trump)
{
    uint32_t power = fh_power(card, trump);

    return fh_is_joker(card)          ? 220
           : power >= POWER_LEFT      ? 170
           : power >= TALON_RANK_KING ? 135
                                      : 100;
}

/* What the cards of a side suit are worth: only aces and guarded kings are
 * worth anything, all others take something away. */
static int32_t side_worth(talon_cards own, int32_t king)
{
    int32_t sum = 0;
    uint32_t i, count = fh_count(own);

    for (i = 0; i < count; i++) {
        uint32_t rank = talon_card_rank(fh_nth(own, i));

        sum += rank == TALON_RANK_ACE                 ? 95
               : rank == TALON_RANK_KING && count > 1 ? king
                                                      : -15;
    }
    return sum;
}

int32_t counting_worth(talon_cards hand, uint32_t denomination)
{
    int is_suit = denomination <= TALON_SUIT_HEARTS;
    uint32_t trump = is_suit ? denomination : NO_SUIT, suit, i;
    talon_cards trumps = fh_of_suit(hand, trump, trump);
    int32_t sum = 0;

    for (i = 0; i < fh_count(trumps); i++)
        sum += trump_worth(fh_nth(trumps, i), trump);
    for (suit = 1; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(hand, suit, trump);
        int32_t length = (int32_t)fh_count(own);

        if (suit == trump)
            continue;
        sum += side_worth(own, is_suit ? 20 : 60);
        if (!is_suit && length > 4)
            sum += 60 * (length - 4);
        if (!is_suit && fh_highest(own, NO_SUIT) != TALON_CARD_NONE &&
            talon_card_rank(fh_highest(own, NO_SUIT)) < TALON_RANK_QUEEN)
            sum -= 40;
    }
    return sum;
}

/* What partners add to a hand, or many opponents take from it, in hundredths of
 * a trick. The numbers come from games of this player against itself: with
 * them, it makes about four of five contracts. */
static int32_t help(const struct fh_look *look)
{
    static const int32_t by_seats[] = {0, 0, 90, -30, 40, -160, 40};
    int32_t sum = by_seats[look->seat_count];

    if (look->seat_count == 5 &&
        look->rules.value[TALON_FH_OPTION_FIVE_PARTNER] ==
            TALON_FH_FIVE_PARTNER_CALL_CARD)
        sum += 170;
    if (look->seat_count == 6 && look->rules.value[TALON_FH_OPTION_SIX_SIDES] ==
                                     TALON_FH_SIX_SIDES_THREE)
        sum -= 160;
    return sum;
}

static int32_t estimate(const struct fh_look *look, uint32_t denomination)
{
    int32_t sum = counting_worth(look->hand, denomination) + help(look);

    if (fh_last_bid(look, look->friends, denomination) != NULL)
        sum += 100;
    return sum;
}

static uint32_t cheapest(const struct fh_look *look, uint32_t denomination)
{
    uint32_t tricks = 6;

    while (tricks <= 10 && !fh_may_bid(look, tricks, denomination))
        tricks++;
    return tricks;
}

static int bids_misere(struct fh_look *look)
{
    uint32_t kind;

    for (kind = TALON_DENOMINATION_OPEN_MISERE;
         kind >= TALON_DENOMINATION_MISERE; kind--) {
        if (fh_may_bid(look, 0, kind) &&
            fh_is_low(look, kind == TALON_DENOMINATION_MISERE ? 2 : 0)) {
            fh_answer_bid(look, 0, kind);
            return 1;
        }
    }
    return 0;
}

/* The denomination where the estimate exceeds the cheapest bid by the most; 0
 * if it bids none. It outbids a partner only with a trick to spare. */
static uint32_t best_denomination(const struct fh_look *look, int32_t *spare)
{
    uint32_t denomination, best = 0;
    int32_t least = 0;

    if (look->state.bidder >= 0 && (look->friends >> look->state.bidder & 1))
        least = 100;
    for (denomination = 1; denomination <= 5; denomination++) {
        uint32_t tricks = cheapest(look, denomination);
        int32_t over =
            estimate(look, denomination) + 50 - 100 * (int32_t)tricks;

        if (tricks <= 10 && over >= least && (best == 0 || over > *spare)) {
            *spare = over;
            best = denomination;
        }
    }
    return best;
}

void counting_call(struct fh_look *look)
{
    int32_t spare = 0;
    uint32_t best, tricks;

    if (bids_misere(look))
        return;
    best = best_denomination(look, &spare);
    if (best == 0) {
        fh_answer_pass(look);
        return;
    }
    tricks = cheapest(look, best);
    /* If a seat can call only once, it has no second chance to bid higher. */
    if (look->rules.value[TALON_FH_OPTION_AUCTION] ==
            TALON_FH_AUCTION_ONE_ROUND &&
        spare >= 200 && tricks < 10)
        tricks++;
    fh_answer_bid(look, tricks, best);
}

/* Discard and call ---------------------------------------------------------*/

static double keep_worth(const struct fh_look *look, talon_card card)
{
    uint32_t suit = fh_suit(card, look->trump);
    talon_cards own = fh_of_suit(look->hand, suit, look->trump);
    int32_t length = (int32_t)fh_count(own);
    int32_t power = (int32_t)fh_power(card, look->trump);

    if (look->is_misere)
        return -power;
    if (fh_is_joker(card) || (look->trump != NO_SUIT && suit == look->trump))
        return 1000 + power;
    if (power == TALON_RANK_ACE)
        return 500;
    if (power == TALON_RANK_KING && length > 1)
        return 200 + power;
    return power + (look->trump != NO_SUIT ? 10 : -5) * length;
}

void counting_discard(struct fh_look *look)
{
    fh_discard_least(look, keep_worth);
}

/* The card to call: the highest trump that may be called; otherwise the highest
 * rank that may be called, normally an ace, from the longest suit in hand. */
void counting_call_card(struct fh_look *look)
{
    talon_move move = {0};
    talon_card best = TALON_CARD_NONE;
    uint32_t most = 0, i, count = fh_count(look->pack);

    fh_answer_first(look);
    for (i = 0; i < count; i++) {
        talon_card card = fh_nth(look->pack, i);
        uint32_t suit = fh_suit(card, look->trump), worth;

        move.kind = TALON_KIND_CALL_CARD;
        move.seat = (int8_t)look->seat;
        move.cards = CARD_BIT(card);
        if (talon_game_check(look->view, &move, NULL) < 0)
            continue;
        worth = fh_power(card, look->trump) * 20 +
                (look->trump != NO_SUIT && suit == look->trump ? 1000 : 0) +
                fh_count(fh_of_suit(look->hand, suit, look->trump));
        if (best == TALON_CARD_NONE || worth > most) {
            most = worth;
            best = card;
            look->turn->move = move;
        }
    }
}

/* Cards --------------------------------------------------------------------*/

/* Sets the friends and enemies of this seat. All other seats play against the
 * contractor and its partners, as far as this seat knows who they are. */
static void take_sides(struct fh_look *look)
{
    uint32_t all = ((uint32_t)1 << look->seat_count) - 1;
    uint32_t own = (uint32_t)1 << look->seat, declarers = 0;

    all &= ~look->state.laid_down;
    if (look->state.bidder < 0)
        return;
    declarers = look->state.side[look->state.bidder];
    if (look->state.partner >= 0)
        declarers |= (uint32_t)1 << look->state.partner;
    else if (look->state.called != TALON_CARD_NONE &&
             (look->hand & CARD_BIT(look->state.called)) != 0)
        declarers |= own;
    if (look->is_misere)
        declarers = (uint32_t)1 << look->state.bidder;
    look->friends = (declarers & own ? declarers : ~declarers) & all & ~own;
    look->enemies = all & ~look->friends & ~own;
    if ((declarers & own) == 0 && look->state.partner == TALON_SECRET)
        look->friends = 0;
}

static int is_friend(const struct fh_look *look, int32_t seat)
{
    return seat >= 0 && (look->friends >> seat & 1);
}

/* Whether an opponent has shown a void in a side suit and may still hold a
 * trump. */
static int may_be_ruffed(const struct fh_look *look, uint32_t suit)
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        if (look->trump != NO_SUIT && suit != look->trump &&
            look->enemies >> seat & 1 && fh_is_void(look, seat, suit) &&
            fh_may_hold(look, seat, look->trump))
            return 1;
    return 0;
}

/* The lowest card of the side suits; without one, the lowest trump. */
static talon_card throw_low(const struct fh_look *look, talon_cards from)
{
    talon_cards side = from & ~fh_of_suit(from, look->trump, look->trump);

    return fh_lowest(side != 0 ? side : from, look->trump);
}

static talon_card boss_of_side(const struct fh_look *look)
{
    uint32_t i, count = fh_count(look->legal), most = 0;
    talon_card best = TALON_CARD_NONE;

    for (i = 0; i < count; i++) {
        talon_card card = fh_nth(look->legal, i);
        uint32_t suit = fh_suit(card, look->trump), length;

        length = fh_count(fh_of_suit(look->hand, suit, look->trump));
        if (suit != look->trump && !fh_is_joker(card) &&
            fh_is_boss(look, card) && !may_be_ruffed(look, suit) &&
            length > most) {
            most = length;
            best = card;
        }
    }
    return best;
}

static talon_card low_of_longest(const struct fh_look *look)
{
    uint32_t suit, most = 0;
    talon_card best = TALON_CARD_NONE;

    for (suit = 1; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(look->legal, suit, look->trump);

        if (suit != look->trump && fh_count(own) > most &&
            !may_be_ruffed(look, suit)) {
            most = fh_count(own);
            best = fh_lowest(own, look->trump);
        }
    }
    return best != TALON_CARD_NONE ? best : throw_low(look, look->legal);
}

static talon_card lead(const struct fh_look *look)
{
    talon_cards trumps = fh_of_suit(look->legal, look->trump, look->trump);
    talon_card high = fh_highest(trumps, look->trump), boss;

    if (look->trump != NO_SUIT && fh_declares(look) && trumps != 0 &&
        fh_any_may_hold(look, look->enemies, look->trump)) {
        if (fh_is_boss(look, high))
            return high;
        if (fh_count(trumps) >= 4)
            return fh_lowest(trumps, look->trump);
    }
    boss = boss_of_side(look);
    return boss != TALON_CARD_NONE ? boss : low_of_longest(look);
}

static talon_card follow(const struct fh_look *look)
{
    talon_cards winners = fh_winners(look);
    talon_card high = fh_highest(winners, look->trump);
    int is_ours = is_friend(look, look->winning_seat);

    if (winners == 0 ||
        (is_ours &&
         (look->left == 0 || fh_is_boss_beside(look, look->winning_card))))
        return throw_low(look, look->legal);
    if (look->left == 0)
        return fh_lowest(winners, look->trump);
    if (fh_of_suit(look->legal, look->suit_led, look->trump) == 0)
        return is_ours ? throw_low(look, look->legal)
                       : fh_lowest(winners, look->trump);
    if (fh_is_boss(look, high) || (look->left == 1 && !is_ours))
        return high;
    return throw_low(look, look->legal);
}

static talon_card play_misere(const struct fh_look *look)
{
    talon_cards under = look->legal & ~fh_winners(look);

    if (look->on_table == 0)
        return fh_lowest(look->legal, NO_SUIT);
    if (under != 0)
        return fh_highest(under, NO_SUIT);
    return look->left == 0 ? fh_highest(look->legal, NO_SUIT)
                           : fh_lowest(look->legal, NO_SUIT);
}

static talon_card play_against_misere(const struct fh_look *look)
{
    int32_t bidder = look->state.bidder, suit;
    talon_cards under = look->legal & ~fh_winners(look), from = 0;
    int is_to_come = fh_seats_left(look) >> bidder & 1 &&
                     !fh_is_void(look, bidder, look->suit_led);

    if (look->on_table == 0) {
        for (suit = 1; suit <= 4; suit++)
            if (fh_may_hold(look, bidder, (uint32_t)suit))
                from |= fh_of_suit(look->legal, (uint32_t)suit, NO_SUIT);
        return fh_lowest(from != 0 ? from : look->legal, NO_SUIT);
    }
    if (is_to_come || look->winning_seat == bidder)
        return under != 0 ? fh_highest(under, NO_SUIT)
                          : fh_lowest(look->legal, NO_SUIT);
    return fh_highest(look->legal, NO_SUIT);
}

void counting_play(struct fh_look *look)
{
    talon_card card;

    take_sides(look);
    if (look->is_misere)
        card = look->state.bidder == look->seat ? play_misere(look)
                                                : play_against_misere(look);
    else
        card = look->on_table == 0 ? lead(look) : follow(look);
    fh_answer_card(look, card, fh_longest_suit(look, look->suits));
}
