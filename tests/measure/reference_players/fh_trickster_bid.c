/* SPDX-License-Identifier: MIT */
/*
 * How the bot of Trickster Cards bids and discards. It counts the tricks of its
 * hand in each denomination, adds what it expects from its partner and the
 * kitty, and bids up to that total: with its first call the lowest bid in its
 * denomination, later the highest at once.
 */
#include "fh_trickster.h"

enum {
    KITTY_TRICKS = 1, /* tricks expected from the kitty */
    DENOMINATIONS = 5 /* suits and no trump, from 1 */
};

/* Returns a set without its `count` lowest cards. */
static talon_cards without_lowest(talon_cards set, uint32_t count,
                                  uint32_t trump)
{
    while (count-- > 0 && set != 0)
        set &= ~CARD_BIT(fh_lowest(set, trump));
    return set;
}

/* Tricks won by ruffing in short side suits. Each ruff takes the lowest trump
 * from `trumps`. */
static int32_t ruffs(talon_cards hand, uint32_t trump, talon_cards *trumps)
{
    int32_t tricks = 0;
    uint32_t suit;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        uint32_t length = fh_count(fh_of_suit(hand, suit, trump));
        uint32_t ruff = length < 2 ? 2 - length : 0;

        if (suit == trump)
            continue;
        if (ruff > fh_count(*trumps))
            ruff = fh_count(*trumps);
        *trumps = without_lowest(*trumps, ruff, trump);
        tricks += (int32_t)ruff;
    }
    return tricks;
}

/*
 * Counts the tricks of the cards `own` of a suit, from the highest down. A card
 * counts as a trick if the hand has a lower card to drive out each card missing
 * above it; cards of `held` are not missing. In a side suit of a trump
 * contract, it stops after the king's place.
 */
static int32_t read_suit(talon_cards own, talon_cards held, talon_cards pack,
                         uint32_t trump, int is_side)
{
    int32_t tricks = 0;
    uint32_t wanted = 0; /* steps below the top of the suit */

    while (own != 0 && !(is_side && wanted > 1)) {
        talon_card card = fh_highest(own, trump);
        talon_cards above = fh_above(pack, card, trump);
        uint32_t steps = fh_count(above), gaps, below;

        /* Cards above the last one that was counted no longer matter. */
        gaps = fh_count(above & ~held);
        if (gaps > 0 && wanted > 0) {
            talon_cards passed = 0;
            uint32_t i, count = fh_count(above);

            for (i = 0; i < count; i++)
                if (fh_count(fh_above(pack, fh_nth(above, i), trump)) < wanted)
                    passed |= CARD_BIT(fh_nth(above, i));
            gaps = fh_count(above & ~held & ~passed);
        }
        own &= ~CARD_BIT(card);
        below = fh_count(own);
        if (gaps > below)
            break;
        own = without_lowest(own, gaps, trump);
        wanted = steps + 1;
        tricks++;
    }
    return tricks;
}

static int32_t tricks_without_trumps(talon_cards hand, talon_cards pack)
{
    uint32_t suit;
    int32_t jokers = (int32_t)fh_count(fh_jokers(hand)), tricks = jokers;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards own = fh_of_suit(hand, suit, NO_SUIT);
        int32_t counted =
            read_suit(own, own, fh_of_suit(pack, suit, NO_SUIT), NO_SUIT, 0);

        if (counted == 0 && jokers == 0)
            return 0;
        tricks += counted;
    }
    return tricks;
}

int32_t trickster_tricks(talon_cards hand, talon_cards pack,
                         uint32_t denomination)
{
    uint32_t trump = denomination, suit;
    talon_cards trumps;
    int32_t tricks;

    if (denomination == TALON_DENOMINATION_NO_TRUMP)
        return tricks_without_trumps(hand, pack);
    trumps = fh_of_suit(hand, trump, trump);
    if (fh_count(trumps) < 4)
        return 0;
    tricks = ruffs(hand, trump, &trumps);
    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        talon_cards held = fh_of_suit(hand, suit, trump);

        tricks +=
            read_suit(suit == trump ? trumps : held, held,
                      fh_of_suit(pack, suit, trump), trump, suit != trump);
    }
    return tricks;
}

/* How many tricks it expects from its partners. */
static int32_t partner_tricks(const struct fh_look *look)
{
    int32_t seat;

    if (look->friends == 0)
        return 1;
    for (seat = 0; seat < (int32_t)look->seat_count; seat++) {
        const struct fh_call *first = fh_first_call(look, seat);

        if (look->friends >> seat & 1 && first != NULL &&
            first->denomination == 0)
            return 1;
    }
    return 2;
}

static int32_t floor_of(int32_t number, int32_t divisor)
{
    return number >= 0 ? number / divisor
                       : -((-number + divisor - 1) / divisor);
}

/* How many tricks it takes off for having few trumps or no high trump. */
static int32_t weakness(const struct fh_look *look, uint32_t trump)
{
    talon_cards trumps = fh_of_suit(look->hand, trump, trump);
    int32_t count = (int32_t)fh_count(trumps);

    return (count < 5 ? 5 - count : 0) +
           (count == 0 ||
            fh_power(fh_highest(trumps, trump), trump) < TALON_RANK_ACE);
}

/* How many tricks it is ready to bid in a denomination. */
static int32_t strength(const struct fh_look *look, uint32_t denomination)
{
    int32_t tricks = trickster_tricks(look->hand, look->pack, denomination);
    const struct fh_call *partner, *own;
    int has_joker = fh_jokers(look->hand) != 0;

    partner = fh_last_bid(look, look->friends, denomination);
    own = fh_last_bid(look, (uint32_t)1 << look->seat, 0);
    if (denomination <= TALON_SUIT_HEARTS && partner == NULL)
        tricks -= weakness(look, denomination);
    if (fh_last_bid(look, look->enemies, denomination) != NULL)
        return 0;
    if (denomination == TALON_DENOMINATION_NO_TRUMP && !has_joker &&
        partner == NULL)
        return 0;
    if (partner != NULL && (own == NULL || own->denomination != denomination)) {
        int32_t raised =
            tricks + (int32_t)partner->tricks - partner_tricks(look);

        if (raised > 8)
            raised = 8;
        if (tricks < raised)
            tricks = raised;
    } else if (tricks < 8) {
        int32_t extra = partner_tricks(look) + KITTY_TRICKS;

        tricks += tricks <= 4 ? extra : floor_of(extra * 4, tricks);
    }
    return tricks >= 9 && !has_joker ? 8 : tricks;
}

static int may_bid_misere(const struct fh_look *look, uint32_t denomination)
{
    return fh_is_low(look, denomination == TALON_DENOMINATION_MISERE ? 3 : 0) &&
           fh_may_bid(look, 0, denomination);
}

struct bid {
    uint32_t tricks, denomination; /* 0 for none */
};

static int is_better(const struct fh_look *look, struct bid bid, struct bid old)
{
    return old.denomination == 0 ||
           fh_rank(look, bid.tricks, bid.denomination) >
               fh_rank(look, old.tricks, old.denomination);
}

/* The highest legal bid that the hand is strong enough for. */
static struct bid best_bid(const struct fh_look *look)
{
    struct bid best = {0, 0};
    uint32_t denomination, tricks;

    for (denomination = 1; denomination <= TALON_DENOMINATION_OPEN_MISERE;
         denomination++) {
        struct bid bid = {0, denomination};

        if (denomination > DENOMINATIONS) {
            if (may_bid_misere(look, denomination) &&
                is_better(look, bid, best))
                best = bid;
            continue;
        }
        for (tricks = 6;
             tricks <= 10 && (int32_t)tricks <= strength(look, denomination);
             tricks++) {
            bid.tricks = tricks;
            if (fh_may_bid(look, tricks, denomination) &&
                is_better(look, bid, best))
                best = bid;
        }
    }
    return best;
}

/* The lowest legal bid in the denomination of `best` that is worth at least
 * `points` points; `best` itself if there is none. */
static struct bid lowest_bid(const struct fh_look *look, struct bid best,
                             int32_t points)
{
    struct bid bid = best;

    if (best.tricks == 0)
        return best;
    for (bid.tricks = 6; bid.tricks < best.tricks; bid.tricks++)
        if (fh_may_bid(look, bid.tricks, bid.denomination) &&
            fh_value(look, bid.tricks, bid.denomination) >= points)
            return bid;
    return best;
}

/* Whether the first call is as low as possible: yes, if there is more than one
 * round. With three players it is low too, although `classic-3` has only one
 * round; the results of the original program against players who pass show
 * this. */
static int bids_low_at_first(const struct fh_look *look)
{
    return look->seat_count == 3 ||
           look->rules.value[TALON_FH_OPTION_AUCTION] !=
               TALON_FH_AUCTION_ONE_ROUND;
}

static int has_called(const struct fh_look *look, uint32_t seats)
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        if (seats >> seat & 1 && fh_first_call(look, seat) != NULL)
            return 1;
    return 0;
}

static int partner_has_passed(const struct fh_look *look)
{
    return has_called(look, look->friends) &&
           fh_last_bid(look, look->friends, 0) == NULL;
}

/* Whether to bid six no trump as a signal for the joker. */
static int signals_joker(const struct fh_look *look)
{
    int32_t count =
        trickster_tricks(look->hand, look->pack, TALON_DENOMINATION_NO_TRUMP);

    return bids_low_at_first(look) && look->friends != 0 &&
           !has_called(look, (uint32_t)1 << look->seat) &&
           !has_called(look, look->friends) && fh_jokers(look->hand) != 0 &&
           fh_may_bid(look, 6, TALON_DENOMINATION_NO_TRUMP) &&
           count >= 6 - partner_tricks(look) - KITTY_TRICKS;
}

/* Whether the partner's bid stands, would win the game, and needs no help: the
 * opponents have passed, or re-entry is allowed. */
static int is_won_anyway(const struct fh_look *look, int32_t needed)
{
    int32_t bidder = look->state.bidder;

    return bidder >= 0 && (look->friends >> bidder & 1) &&
           fh_value(look, look->state.bid_tricks,
                    look->state.bid_denomination) >= needed &&
           ((look->enemies & ~look->state.passed) == 0 ||
            look->rules.value[TALON_FH_OPTION_AUCTION] ==
                TALON_FH_AUCTION_RE_ENTRY);
}

void trickster_call(struct fh_look *look)
{
    int32_t needed = look->rules.value[TALON_FH_OPTION_TARGET] -
                     look->state.score[look->seat];
    struct bid best = best_bid(look);

    if (signals_joker(look)) {
        fh_answer_bid(look, 6, TALON_DENOMINATION_NO_TRUMP);
        return;
    }
    if (best.denomination == 0) {
        fh_answer_pass(look);
        return;
    }
    if (fh_value(look, best.tricks, best.denomination) >= needed) {
        if (is_won_anyway(look, needed)) {
            fh_answer_pass(look);
            return;
        }
        best = lowest_bid(look, best, needed);
    } else if (bids_low_at_first(look) &&
               !has_called(look, (uint32_t)1 << look->seat) &&
               !partner_has_passed(look)) {
        best = lowest_bid(look, best, 0);
    }
    fh_answer_bid(look, best.tricks, best.denomination);
}

/* How early to discard from a side suit (the suit with the highest number is
 * first): first suits where it can never hold the boss, then those where the
 * most cards are above its highest, then the shortest. */
static int32_t throw_order(const struct fh_look *look, uint32_t suit)
{
    talon_cards own = fh_of_suit(look->hand, suit, look->trump);
    int32_t steps, length = (int32_t)fh_count(own);

    if (own == 0)
        return -1;
    steps = (int32_t)fh_count(
        fh_above(look->pack, fh_highest(own, look->trump), look->trump));
    return (steps > length - 1 ? 10000 : 0) + 100 * steps + 50 - length;
}

static talon_cards discard_beside_trumps(const struct fh_look *look)
{
    uint32_t wanted = fh_discard_count(look);
    talon_cards thrown = 0, left = look->hand;
    int32_t order[5];
    uint32_t suit, best;

    for (suit = 1; suit <= 4; suit++)
        order[suit] = suit == look->trump ? -1 : throw_order(look, suit);
    order[0] = -1;
    for (;;) {
        best = 0;
        for (suit = 1; suit <= 4; suit++)
            if (order[suit] > order[best])
                best = suit;
        if (best == 0)
            break;
        order[best] = -1;
        for (left = fh_of_suit(look->hand, best, look->trump);
             left != 0 && fh_count(thrown) < wanted;) {
            thrown |= CARD_BIT(fh_lowest(left, look->trump));
            left &= ~thrown;
        }
    }
    left = look->hand & ~thrown;
    while (fh_count(thrown) < wanted) {
        thrown |= CARD_BIT(fh_lowest(left, look->trump));
        left &= ~thrown;
    }
    return thrown;
}

void trickster_discard(struct fh_look *look)
{
    talon_cards thrown = 0;
    uint32_t wanted = fh_discard_count(look);

    if (look->trump != NO_SUIT) {
        thrown = discard_beside_trumps(look);
    } else {
        while (fh_count(thrown) < wanted) {
            talon_cards left = look->hand & ~thrown;

            thrown |= CARD_BIT(look->is_misere ? fh_highest(left, NO_SUIT)
                                               : fh_lowest(left, NO_SUIT));
        }
    }
    fh_answer_discard(look, thrown);
}
