/* SPDX-License-Identifier: MIT */
/*
 * How the bot of Trickster Cards plays its cards: by rules for each place in
 * the trick (first, second and so on), without looking ahead. The "boss" is the
 * highest card of its suit that has not been played.
 */
#include "fh_trickster.h"

/* How many cards of a suit have been played. */
static uint32_t gone_of(const struct fh_look *look, uint32_t suit)
{
    return fh_count(fh_of_suit(look->gone, suit, look->trump));
}

/* Whether a seat is known to have no card of a suit: its hand is open and has
 * none; it has failed to follow the suit; or every other card of the suit has
 * been played or is in a hand that this seat can see. */
static int lacks(const struct fh_look *look, int32_t seat, uint32_t suit)
{
    talon_cards seen = look->hand | look->gone;
    int32_t other;

    if (look->state.open_hands >> seat & 1)
        return fh_of_suit(look->state.hand[seat], suit, look->trump) == 0;
    for (other = 0; other < (int32_t)look->seat_count; other++)
        if (look->state.open_hands >> other & 1)
            seen |= look->state.hand[other];
    return fh_is_void(look, seat, suit) ||
           fh_of_suit(look->pack & ~seen, suit, look->trump) == 0;
}

/* Whether there is a partner, and all of them lack a suit. */
static int friends_lack(const struct fh_look *look, uint32_t suit)
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        if (look->friends >> seat & 1 && !lacks(look, seat, suit))
            return 0;
    return look->friends != 0;
}

/* A singleton to throw, unless it is the boss: of several, one of the suit with
 * the fewest cards played. TALON_CARD_NONE if there is none. */
static talon_card throw_singleton(const struct fh_look *look, talon_cards from)
{
    talon_card best = TALON_CARD_NONE;
    uint32_t suit;

    for (suit = 1; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(from, suit, look->trump);

        if (fh_count(own) != 1 || fh_is_boss(look, fh_nth(own, 0)))
            continue;
        if (best == TALON_CARD_NONE ||
            gone_of(look, suit) < gone_of(look, fh_suit(best, look->trump)))
            best = fh_nth(own, 0);
    }
    return best;
}

static int may_break(const struct fh_look *look, talon_card high,
                     talon_card low)
{
    uint32_t apart = fh_power(high, look->trump) - fh_power(low, look->trump);

    if (fh_is_boss(look, high) && apart > 1)
        return 1;
    return talon_card_rank(high) != TALON_RANK_KING &&
           talon_card_rank(low) != TALON_RANK_KING;
}

static talon_card throw_from_doubleton(const struct fh_look *look,
                                       talon_cards from)
{
    talon_card best = TALON_CARD_NONE;
    uint32_t suit;

    for (suit = 1; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(from, suit, look->trump);
        talon_card low = fh_lowest(own, look->trump);

        if (fh_count(own) != 2 ||
            !may_break(look, fh_highest(own, look->trump), low))
            continue;
        if (best == TALON_CARD_NONE ||
            gone_of(look, suit) < gone_of(look, fh_suit(best, look->trump)))
            best = low;
    }
    return best;
}

/* The lowest card of the longest suit, and of the longest suits. */
static talon_card throw_from_longest(const struct fh_look *look,
                                     talon_cards from)
{
    talon_cards longest = 0;
    uint32_t suit, most = 1;

    for (suit = 1; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(from, suit, look->trump);

        if (fh_count(own) > most)
            longest = 0;
        if (fh_count(own) >= most) {
            longest |= own;
            most = fh_count(own);
        }
    }
    return fh_lowest(longest != 0 ? longest : from, look->trump);
}

/* Chooses a card to throw away: a singleton, otherwise from a doubleton,
 * otherwise from the longest suit; a trump only if there is nothing else. */
static talon_card throw_from(const struct fh_look *look, talon_cards from)
{
    talon_cards side = from & ~fh_of_suit(from, look->trump, look->trump);
    talon_card card;

    if (side == 0)
        return fh_lowest(from, look->trump);
    card = throw_singleton(look, side);
    if (card == TALON_CARD_NONE)
        card = throw_from_doubleton(look, side);
    return card != TALON_CARD_NONE ? card : throw_from_longest(look, side);
}

/* The good suit of a seat: the suit of the first card, not a trump, that the
 * seat threw when it could not follow suit. */
static uint32_t good_suit(const struct fh_look *look, int32_t seat)
{
    talon_card card[TALON_FH_SEATS_MAX];
    uint32_t trick, i, count, suit;
    int32_t leader = 0, player;

    for (trick = 1; trick < look->state.trick; trick++) {
        if (talon_fh_trick(look->view, trick, &leader, card, TALON_FH_SEATS_MAX,
                           &count, &suit, NULL) < 0)
            break;
        for (i = 0, player = leader; i < count;
             i++, player = fh_next(look, player)) {
            uint32_t thrown = fh_suit(card[i], look->trump);

            if (player == seat && thrown != suit && thrown != look->trump)
                return thrown;
        }
    }
    return NO_SUIT;
}

static int32_t partner_of(const struct fh_look *look)
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        if (look->friends >> seat & 1)
            return seat;
    return TALON_NOBODY;
}

/* Leads --------------------------------------------------------------------*/

/* The cards that are left without the suits in a set, or all of them if none
 * is left. */
static talon_cards avoid(const struct fh_look *look, talon_cards from,
                         uint32_t suits)
{
    talon_cards safe = 0;
    uint32_t suit;

    for (suit = NO_SUIT; suit <= TALON_SUIT_HEARTS; suit++)
        if ((suits >> suit & 1) == 0)
            safe |= fh_of_suit(from, suit, look->trump);
    return safe != 0 ? safe : from;
}

/* Leaves out suits in which an opponent may ruff: the one at the right, who
 * plays last, and the one at the left unless the partner may overruff. */
static talon_cards avoid_ruffs(const struct fh_look *look, int32_t left,
                               int32_t right, talon_cards from)
{
    uint32_t suit, last = 0, next = 0;

    for (suit = 1; suit <= 4; suit++) {
        if (lacks(look, right, suit))
            last |= 1u << suit;
        if (lacks(look, left, suit) &&
            (friends_lack(look, look->trump) || !friends_lack(look, suit)))
            next |= 1u << suit;
    }
    if (!lacks(look, right, look->trump))
        from = avoid(look, from, last);
    if (!lacks(look, left, look->trump))
        from = avoid(look, from, next);
    return from;
}

/* The cards to choose the lead from. */
static talon_cards lead_candidates(const struct fh_look *look)
{
    int32_t seats = (int32_t)look->seat_count;
    int32_t left = (look->seat + 1) % seats;
    int32_t right = (look->seat + seats - 1) % seats;
    talon_cards from = look->legal, trumps, side;

    side = from & ~fh_of_suit(from, look->trump, look->trump);
    if (side != 0 && (look->trump == NO_SUIT || !fh_declares(look)))
        from = side;
    if (look->trump == NO_SUIT)
        return from;
    from = avoid_ruffs(look, left, right, from);
    trumps = fh_of_suit(from, look->trump, look->trump);
    side = from & ~trumps;
    if (lacks(look, left, look->trump) && lacks(look, right, look->trump))
        return side != 0 ? side : from;
    return fh_declares(look) && fh_count(trumps) >= 2 ? trumps : from;
}

static talon_card boss_to_lead(const struct fh_look *look, talon_cards from)
{
    talon_card best = TALON_CARD_NONE;
    uint32_t i, count = fh_count(from), most = 0;

    for (i = 0; i < count; i++) {
        talon_card card = fh_nth(from, i);
        uint32_t length =
            fh_count(fh_of_suit(from, fh_suit(card, look->trump), look->trump));

        if (fh_is_boss(look, card) && length > most) {
            most = length;
            best = card;
        }
    }
    return best;
}

static talon_card choose_lead(const struct fh_look *look)
{
    talon_cards from = lead_candidates(look), of_suit;
    int32_t partner = partner_of(look);
    talon_card card = boss_to_lead(look, from);
    uint32_t suit;

    if (card != TALON_CARD_NONE || partner < 0)
        return card != TALON_CARD_NONE ? card : throw_from(look, from);
    suit = fh_declares(look) ? good_suit(look, partner) : NO_SUIT;
    of_suit = suit != NO_SUIT ? fh_of_suit(from, suit, look->trump) : 0;
    if (of_suit != 0)
        return fh_lowest(of_suit, look->trump);
    if (look->trump != NO_SUIT && !friends_lack(look, look->trump)) {
        for (suit = 1, of_suit = 0; suit <= 4; suit++)
            if (friends_lack(look, suit))
                of_suit |= fh_of_suit(from, suit, look->trump);
        if (of_suit != 0)
            from = of_suit;
    }
    return throw_from(look, from);
}

/* Following ----------------------------------------------------------------*/

static int is_partner(const struct fh_look *look, int32_t seat)
{
    return seat >= 0 && (look->friends >> seat & 1);
}

static int partner_wins_for_sure(const struct fh_look *look)
{
    return is_partner(look, look->winning_seat) &&
           (look->left == 0 || fh_is_boss_beside(look, look->winning_card));
}

static talon_card cheapest_winner(const struct fh_look *look)
{
    return fh_lowest(fh_winners(look), look->trump);
}

static talon_card follow_suit(const struct fh_look *look)
{
    uint32_t winning_suit = fh_suit(look->winning_card, look->trump);
    talon_card high = fh_highest(look->legal, look->trump);
    uint32_t step;

    if (partner_wins_for_sure(look) || winning_suit != look->suit_led ||
        fh_winners(look) == 0)
        return throw_from(look, look->legal);
    if (look->left == 0)
        return cheapest_winner(look);
    if (look->left == 1) {
        step = fh_power(high, look->trump) -
               fh_power(look->winning_card, look->trump);
        if (!is_partner(look, look->winning_seat) || step > 1)
            return high;
        return throw_from(look, look->legal);
    }
    return fh_is_boss(look, high) ? high : throw_from(look, look->legal);
}

/* On the contractor's side, the first card that is not a trump and that a seat
 * throws signals its good suit: one with the boss and a lower card, or else, if
 * it has trumps, a singleton; of several, the one with the lowest card. */
static talon_card signal_or_throw(const struct fh_look *look)
{
    talon_cards trumps = fh_of_suit(look->legal, look->trump, look->trump);
    talon_cards side = look->legal & ~trumps, strong = 0, single = 0;
    uint32_t suit;

    if (!fh_declares(look) || side == 0 ||
        good_suit(look, look->seat) != NO_SUIT)
        return throw_from(look, look->legal);
    for (suit = 1; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(side, suit, look->trump);

        if (fh_count(own) == 1)
            single |= own;
        else if (own != 0 && fh_is_boss(look, fh_highest(own, look->trump)))
            strong |= CARD_BIT(fh_lowest(own, look->trump));
    }
    if (strong != 0)
        return fh_lowest(strong, look->trump);
    if (single != 0 && trumps != 0)
        return fh_lowest(single, look->trump);
    return throw_from(look, look->legal);
}

static talon_card ruff_or_throw(const struct fh_look *look)
{
    talon_cards trumps = fh_of_suit(look->legal, look->trump, look->trump);
    talon_card led = look->winning_card;

    if (trumps == 0 || partner_wins_for_sure(look))
        return signal_or_throw(look);
    if (look->on_table == 1 && look->left > 1 &&
        lacks(look, fh_next(look, look->seat), look->suit_led) &&
        !fh_is_boss_beside(look, led))
        return signal_or_throw(look);
    if ((fh_winners(look) & trumps) == 0)
        return throw_from(look, look->legal);
    return fh_lowest(fh_winners(look) & trumps, look->trump);
}

/* Misère -------------------------------------------------------------------*/

static talon_card jokers_or_highest(talon_cards from)
{
    return fh_highest(fh_jokers(from) != 0 ? fh_jokers(from) : from, NO_SUIT);
}

static int follows(const struct fh_look *look)
{
    return fh_of_suit(look->legal, look->suit_led, look->trump) != 0;
}

static talon_card play_misere(const struct fh_look *look)
{
    talon_cards under = look->legal & ~fh_winners(look);

    if (look->on_table == 0)
        return fh_lowest(look->legal, NO_SUIT);
    if (!follows(look))
        return jokers_or_highest(look->legal);
    if (under != 0)
        return fh_highest(under, NO_SUIT);
    return look->left == 0 ? fh_highest(look->legal, NO_SUIT)
                           : fh_lowest(look->legal, NO_SUIT);
}

/* Leads the lowest card that need not win, if possible in a suit that the
 * contractor may have. */
static talon_card lead_against_misere(const struct fh_look *look)
{
    talon_cards losers = 0, from = 0;
    talon_cards cards = look->legal & ~fh_jokers(look->legal);
    uint32_t i, count = fh_count(cards);

    for (i = 0; i < count; i++) {
        talon_card card = fh_nth(cards, i);

        if (fh_is_boss_beside(look, card))
            continue;
        losers |= CARD_BIT(card);
        if (!lacks(look, look->state.bidder, fh_suit(card, NO_SUIT)))
            from |= CARD_BIT(card);
    }
    return fh_lowest(from != 0     ? from
                     : losers != 0 ? losers
                     : cards != 0  ? cards
                                   : look->legal,
                     NO_SUIT);
}

static talon_card play_against_misere(const struct fh_look *look)
{
    int32_t bidder = look->state.bidder;
    talon_cards under = look->legal & ~fh_winners(look);

    if (look->on_table == 0)
        return lead_against_misere(look);
    if (look->winning_seat == bidder)
        return under != 0 ? fh_highest(under, NO_SUIT)
                          : fh_highest(look->legal, NO_SUIT);
    if (fh_seats_left(look) >> bidder & 1 &&
        !lacks(look, bidder, look->suit_led))
        return under != 0 ? fh_highest(under, NO_SUIT)
                          : fh_lowest(look->legal, NO_SUIT);
    return jokers_or_highest(look->legal);
}

/* With three seats, the two defenders work together while the contractor is not
 * winning the trick and has more points than both. */
static void find_third_seat_friends(struct fh_look *look)
{
    int32_t bidder = look->state.bidder, seat;

    if (look->seat_count != 3 || bidder < 0 || bidder == look->seat ||
        look->winning_seat == bidder)
        return;
    for (seat = 0; seat < 3; seat++)
        if (seat != bidder &&
            look->state.score[seat] >= look->state.score[bidder])
            return;
    look->friends = 7u & ~((uint32_t)1 << bidder | (uint32_t)1 << look->seat);
    look->enemies = (uint32_t)1 << bidder;
}

void trickster_play(struct fh_look *look)
{
    talon_card card;

    if (look->is_misere)
        card = look->state.bidder == look->seat ? play_misere(look)
                                                : play_against_misere(look);
    else {
        find_third_seat_friends(look);
        card = look->on_table == 0 ? choose_lead(look)
               : follows(look)     ? follow_suit(look)
                                   : ruff_or_throw(look);
    }
    fh_answer_card(look, card, fh_longest_suit(look, look->suits));
}
