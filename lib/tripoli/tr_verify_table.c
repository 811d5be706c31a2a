/* Whether a session that was read is one that play can reach, as far as the
 * table goes: who is in the deal, whose turn it is, what has been bid and
 * decided. All of it is public, so it is the same for a view. Neither cards nor
 * chips are looked at, but to see who can pay. */
#include "tripoli/tr_phases.h"

static int in(uint32_t seats, int32_t seat)
{
    return seat >= 0 && (seats >> seat & 1);
}

/* Before the first deal nothing has happened but purchases and a board. */
static int is_fresh(const struct tripoli *t)
{
    struct tripoli fresh;

    memset(&fresh, 0, sizeof fresh);
    memcpy(&fresh.game, &t->game, sizeof fresh.game);
    tln_tr_session_start(&fresh);
    memcpy(fresh.stack, t->stack, sizeof fresh.stack);
    memcpy(fresh.before, t->stack, sizeof fresh.before);
    if (t->phase == TALON_PHASE_DEAL) {
        if (!tln_tr_deal_follows_board(t))
            return 0;
        fresh.board = t->board;
    }
    fresh.phase = t->phase;
    fresh.to_act = t->phase == TALON_PHASE_OVER ? TALON_NOBODY : TALON_TABLE;
    return tln_tr_is_deal_over(t) && memcmp(&fresh, t, TR_SAVED_SIZE) == 0;
}

/* TR-7, TR-32: who is in the deal. Purchases after it are in `before` too, so
 * that a seat may by now have had what it had not. */
static int seats_fit(const struct tripoli *t)
{
    uint32_t could = all_seats(t), seat;
    int64_t ante = (int64_t)rule(t, TALON_TR_ANTE) * tln_tr_ante_boxes(t);

    if (tln_tr_is_closing_deal(t))
        return t->in_deal == all_seats(t) && in(t->in_deal, t->dealer);
    for (seat = 0; seat < players(t); seat++) {
        if (table_stakes(t) && t->before[seat] < ante)
            could &= ~SEAT_BIT(seat);
    }
    if (at_most_one(t->in_deal) || !in(t->in_deal, t->dealer) ||
        (t->in_deal & ~could))
        return 0;
    return tln_tr_is_deal_over(t) || t->in_deal == could;
}

/* TR-30: the deal goes round in closing rounds too, of which there were at most
 * as many as pots, less those still to be played for after this one. */
static int closing_dealer_fits(const struct tripoli *t, uint32_t first)
{
    uint32_t n = players(t), rounds = TALON_TR_CLOSING_MAX - t->closing;
    uint32_t before = (first + (t->deals - 1) % n) % n;
    uint32_t since = ((uint32_t)t->dealer + n - before) % n;

    rounds += t->phase == TALON_PHASE_BETTING;
    return table_stakes(t) || (since > 0 ? since : n) <= rounds;
}

/* TR-7: on open accounts all seats deal in turn. The first dealer is the first
 * seat that is in, from the one of the options. */
static int dealer_fits(const struct tripoli *t)
{
    uint32_t first = (uint32_t)rule(t, TALON_TR_FIRST_DEALER);

    if (tln_tr_is_closing_deal(t))
        return t->deals > 0 && closing_dealer_fits(t, first);
    if (table_stakes(t))
        return t->deals > 1 ||
               (t->deals == 1 &&
                t->dealer == first_from(t->in_deal, (int32_t)first));
    return t->deals > 0 &&
           (uint32_t)t->dealer ==
               (first + (t->deals - 1) % players(t)) % players(t);
}

/* The fewest offers that can have led here. If a seat that comes after the one
 * to act has passed, or the last offer was made from there, each seat has had a
 * turn, and all that have not passed have made offers; then those up to the
 * bidder made another, unless the round ended with his. */
static int32_t fewest_offers(const struct tripoli *t, uint32_t seats,
                             int32_t first)
{
    uint32_t left = seats & ~(uint32_t)t->passed;
    uint32_t before = seats_before(seats, first, t->to_act);
    uint32_t to_bidder =
        left & (seats_before(seats, first, t->bidder) | SEAT_BIT(t->bidder));

    if (!in(before, t->bidder))
        return (int32_t)set_count(left);
    if (t->passed & ~before)
        return (int32_t)(set_count(left) + set_count(to_bidder));
    return (int32_t)set_count(to_bidder);
}

/* TR-9, TR-11: an auction of some seats, the first of whom is at the left of a
 * place: the one to act is the first left after the last offer, or after all
 * that have passed. */
static int auction_fits(const struct tripoli *t, uint32_t seats, int32_t first)
{
    uint32_t left = seats & ~(uint32_t)t->passed;

    if ((t->passed & ~seats) || !in(left, t->to_act))
        return 0;
    if (t->bidder == TALON_NOBODY)
        return t->offer == 0 &&
               t->passed == seats_before(seats, first, t->to_act);
    return in(left, t->bidder) && t->bidder != t->to_act &&
           t->to_act == left_of(left, t->bidder) &&
           t->offer <= purse(t, t->bidder) &&
           t->offer >= fewest_offers(t, seats, first);
}

/* TR-9 … TR-11: what has been bid. */
static int bidding_fits(const struct tripoli *t)
{
    switch (t->phase) {
    case TALON_PHASE_PAY_AUCTION:
        return auction_fits(t, t->in_deal, t->dealer);
    case TALON_PHASE_SPARE_AUCTION:
        return auction_fits(t, t->in_deal & ~(SEAT_BIT(t->dealer) | t->barred),
                            t->dealer + 1);
    case TALON_PHASE_PAY_SUIT:
        return t->passed == 0 && t->offer > 0 && in(t->in_deal, t->bidder) &&
               t->to_act == t->bidder;
    default:
        return t->passed == 0 && t->bidder == TALON_NOBODY &&
               (t->offer > 0) == (t->buyer != TALON_NOBODY);
    }
}

static int is_pay_auction(const struct tripoli *t)
{
    return t->phase == TALON_PHASE_PAY_AUCTION ||
           t->phase == TALON_PHASE_PAY_SUIT;
}

static int is_at_spare(const struct tripoli *t)
{
    return t->phase == TALON_PHASE_SPARE ||
           t->phase == TALON_PHASE_SPARE_AUCTION;
}

/* TR-10, TR-11: the steps the spare hand can have taken, and a sale. */
static int steps_fit(const struct tripoli *t)
{
    int32_t option = rule(t, TALON_TR_SPARE_HAND);
    uint32_t steps = t->spare_steps;
    uint32_t last =
        steps & SPARE_SWAPPED ? SPARE_OLD_AUCTIONED : SPARE_AUCTIONED;

    if (option == TALON_TR_SPARE_DEAD || is_pay_auction(t))
        return steps == 0 && t->buyer == TALON_NOBODY && !is_at_spare(t);
    if (option == TALON_TR_SPARE_SWAP)
        return (steps & ~(uint32_t)SPARE_SWAPPED) == 0 &&
               t->buyer == TALON_NOBODY &&
               t->phase != TALON_PHASE_SPARE_AUCTION &&
               (t->phase != TALON_PHASE_SPARE || steps == 0);
    if ((steps & SPARE_OLD_AUCTIONED) && !(steps & SPARE_SWAPPED))
        return 0;
    if (t->phase == TALON_PHASE_SPARE)
        return t->buyer == TALON_NOBODY && !(steps & SPARE_OLD_AUCTIONED);
    if (t->phase == TALON_PHASE_SPARE_AUCTION)
        return t->buyer == TALON_NOBODY && !(steps & last);
    return t->buyer == TALON_NOBODY ||
           (in(t->in_deal & ~(uint32_t)t->barred, t->buyer) &&
            t->buyer != t->dealer && !(steps & last));
}

/* TR-12: who has shown to be barred: bidders by having no turn in an auction,
 * the dealer by not being asked after it. */
static int bar_fits(const struct tripoli *t)
{
    int auctioned = t->phase == TALON_PHASE_SPARE_AUCTION ||
                    t->buyer != TALON_NOBODY ||
                    (t->spare_steps & (SPARE_AUCTIONED | SPARE_OLD_AUCTIONED));

    if (t->barred == 0)
        return 1;
    if (!rule(t, TALON_TR_PAY_CARD_BAR) || !auctioned ||
        (t->barred & ~(uint32_t)t->in_deal))
        return 0;
    return !in(t->barred, t->dealer) ||
           (t->spare_steps == SPARE_AUCTIONED && t->buyer == TALON_NOBODY &&
            !is_at_spare(t));
}

/* Whether this deal, or closing round, has poker, and whether with betting. */
static int has_poker(const struct tripoli *t)
{
    return tln_tr_is_closing_deal(t) ||
           rule(t, TALON_TR_POKER) != TALON_TR_POKER_OFF;
}

static int has_betting(const struct tripoli *t)
{
    if (tln_tr_is_closing_deal(t))
        return rule(t, TALON_TR_CLOSING_BETS) &&
               rule(t, TALON_TR_POKER) != TALON_TR_POKER_SHOWDOWN;
    return rule(t, TALON_TR_POKER) == TALON_TR_POKER_ON;
}

static int nothing_staked(const struct tripoli *t)
{
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (t->staked[seat] != 0)
            return 0;
    }
    return 1;
}

/* The poker is over: who is still in, and what is left of the betting. On open
 * accounts all who are still in have acted since the last bet. */
static int settled_poker_fits(const struct tripoli *t)
{
    uint32_t in_poker = t->in_poker;

    if (!nothing_staked(t) || in_poker == 0 ||
        (in_poker & ~(uint32_t)t->in_deal) || !in(in_poker, t->pot_winner))
        return 0;
    if (!has_betting(t))
        return t->acted == 0 && t->raises == 0 && in_poker == t->in_deal;
    return (t->acted & ~(uint32_t)t->in_deal) == 0 &&
           (table_stakes(t) || (in_poker & ~(uint32_t)t->acted) == 0);
}

static int no_poker_yet(const struct tripoli *t)
{
    return nothing_staked(t) && t->in_poker == 0 && t->acted == 0 &&
           t->raises == 0 && t->pot_winner == TALON_NOBODY;
}

static int poker_fits(const struct tripoli *t)
{
    int32_t cap = rule(t, TALON_TR_RAISE_CAP);

    if (has_betting(t) ? cap > 0 && t->raises > cap : t->raises > 0)
        return 0;
    switch (t->phase) {
    case TALON_PHASE_SELECT:
        return has_poker(t) && nothing_staked(t) && t->acted == 0 &&
               t->raises == 0 && t->in_poker == t->in_deal &&
               t->pot_winner == TALON_NOBODY;
    case TALON_PHASE_BETTING:
        return has_betting(t) && t->pot_winner == TALON_NOBODY &&
               tln_tr_verify_betting(t);
    default:
        if (!has_poker(t) || is_pay_auction(t) || is_at_spare(t))
            return no_poker_yet(t);
        return settled_poker_fits(t);
    }
}

/* TR-20, TR-23: the third phase as far as the seats go. The plays are of seats
 * in the deal, so that going round from one ends at another. */
static int michigan_fits(const struct tripoli *t)
{
    uint32_t i;

    for (i = 0; i < t->plays; i++) {
        if (!in(t->in_deal, t->player[i]))
            return 0;
    }
    if (tln_tr_is_closing_deal(t) ||
        (t->phase != TALON_PHASE_MICHIGAN && !tln_tr_is_deal_over(t)))
        return t->plays == 0 && t->opener == TALON_NOBODY &&
               t->deal_winner == TALON_NOBODY && t->due == TALON_NO_CARD;
    if (!in(t->in_deal, t->opener))
        return 0;
    if (t->phase == TALON_PHASE_MICHIGAN)
        return t->deal_winner == TALON_NOBODY;
    return t->due == TALON_NO_CARD &&
           (t->deal_winner == TALON_NOBODY || in(t->in_deal, t->deal_winner));
}

/* Whose turn it is, where that follows from the phase alone. */
static int turn_fits(const struct tripoli *t)
{
    switch (t->phase) {
    case TALON_PHASE_BETWEEN:
    case TALON_PHASE_DEAL:
        return t->to_act == TALON_TABLE;
    case TALON_PHASE_OVER:
        return t->to_act == TALON_NOBODY;
    case TALON_PHASE_SPARE:
        return t->to_act == t->dealer;
    default:
        return in(t->in_deal, t->to_act);
    }
}

/* TR-29, TR-30: closing rounds, and what follows a deal. */
static int closing_fits(const struct tripoli *t)
{
    switch (t->phase) {
    case TALON_PHASE_OVER:
        return t->closing == 0;
    case TALON_PHASE_DEAL:
        return t->closing > 0 ||
               (!tln_tr_is_closing_deal(t) && tln_tr_deal_follows_board(t));
    case TALON_PHASE_BETTING:
        return (t->closing > 0) == tln_tr_is_closing_deal(t);
    default:
        return t->closing == 0 && !tln_tr_is_closing_deal(t);
    }
}

/* The fewest moves made for the spare hand: in an auction that is over each
 * bidder has made one. */
static uint32_t spare_moves(const struct tripoli *t)
{
    uint32_t bidders = t->in_deal & ~(SEAT_BIT(t->dealer) | t->barred);
    uint32_t steps = t->spare_steps, moves;
    uint32_t auctions = (steps & SPARE_AUCTIONED) != 0;

    auctions += (steps & SPARE_OLD_AUCTIONED) != 0;
    auctions += t->buyer != TALON_NOBODY;
    moves = auctions * (1 + set_count(bidders));
    moves += (steps & SPARE_SWAPPED) != 0;
    if (t->phase == TALON_PHASE_SPARE_AUCTION)
        moves += 1 + set_count(t->passed) + (t->bidder != TALON_NOBODY);
    return moves;
}

/* Moves and deals are counted; these are the fewest that lead here. */
static int turn_number_fits(const struct tripoli *t)
{
    uint64_t fewest = (uint64_t)t->deals + t->plays;

    if (tln_tr_is_closing_deal(t))
        fewest += 2; /* to finish, and a deal */
    else
        fewest += set_count(tln_tr_chosen(t)) + spare_moves(t);
    return t->game.turn >= fewest;
}

/* TR-9: there is an auction of the pay suit; its phases need one. */
static int pay_auction_fits(const struct tripoli *t)
{
    return rule(t, TALON_TR_PAY_AUCTION) || !is_pay_auction(t);
}

int tln_tr_verify_table(const struct tripoli *t)
{
    if (t->dealer == TALON_NOBODY)
        return is_fresh(t);
    return seats_fit(t) && dealer_fits(t) && turn_fits(t) && closing_fits(t) &&
           pay_auction_fits(t) && steps_fit(t) && bar_fits(t) &&
           bidding_fits(t) && poker_fits(t) && michigan_fits(t) &&
           turn_number_fits(t);
}
