/* Whether a session that was read is one that play can reach, as far as the
 * table goes: who is in the deal, whose turn it is, what has been bid and
 * decided. All of it is public, so it is the same for a view. Neither cards nor
 * chips are looked at, but to see who can pay. */
#include "tripoli/tr_phases.h"

/* Before the first deal nothing has happened but purchases and a board. */
static int is_fresh(const struct tripoli *game)
{
    struct tripoli fresh;

    memset(&fresh, 0, sizeof fresh);
    memcpy(&fresh.common, &game->common, sizeof fresh.common);
    tln_tr_session_start(&fresh);
    memcpy(fresh.stack, game->stack, sizeof fresh.stack);
    memcpy(fresh.before, game->stack, sizeof fresh.before);
    if (game->phase == TALON_PHASE_DEAL) {
        if (!tln_tr_deal_follows_board(game))
            return 0;
        fresh.board = game->board;
    }
    fresh.phase = game->phase;
    fresh.to_act = game->phase == TALON_PHASE_OVER ? TALON_NOBODY : TALON_TABLE;
    return is_deal_over(game) && memcmp(&fresh, game, TR_SAVED_SIZE) == 0;
}

/* TR-7, TR-32: who is in the deal. Purchases after it are in `before` too, so
 * that a seat may by now have had what it had not. */
static int seats_fit(const struct tripoli *game)
{
    uint32_t could = all_seats(game);
    int64_t ante =
        (int64_t)rule_of(game, TALON_TR_ANTE) * tln_tr_ante_boxes(game);
    int32_t seat;

    if (tln_tr_is_closing_deal(game))
        return game->in_deal == all_seats(game) &&
               is_among(game->in_deal, game->dealer);
    for (seat = 0; seat < SEATS; seat++) {
        if (table_stakes(game) && game->before[seat] < ante)
            could &= ~seat_bit(seat);
    }
    if (at_most_one(game->in_deal) || !is_among(game->in_deal, game->dealer) ||
        (game->in_deal & ~could))
        return 0;
    return is_deal_over(game) || game->in_deal == could;
}

/* TR-30: the deal goes round in closing rounds too, of which there were at most
 * as many as pots, less those still to be played for after this one. */
static int closing_dealer_fits(const struct tripoli *game, uint32_t first)
{
    uint32_t n = players(game), rounds = TALON_TR_CLOSING_MAX - game->closing;
    uint32_t before = (first + (game->deals - 1) % n) % n;
    uint32_t since = ((uint32_t)game->dealer + n - before) % n;

    rounds += game->phase == TALON_PHASE_BETTING;
    return table_stakes(game) || (since > 0 ? since : n) <= rounds;
}

/* TR-7: on open accounts all seats deal in turn. The first dealer is the first
 * seat that is in, from the one of the options. */
static int dealer_fits(const struct tripoli *game)
{
    uint32_t first = (uint32_t)rule_of(game, TALON_TR_FIRST_DEALER);

    if (tln_tr_is_closing_deal(game))
        return game->deals > 0 && closing_dealer_fits(game, first);
    if (table_stakes(game))
        return game->deals > 1 ||
               (game->deals == 1 &&
                game->dealer == first_from(game->in_deal, (int32_t)first));
    return game->deals > 0 &&
           (uint32_t)game->dealer ==
               (first + (game->deals - 1) % players(game)) % players(game);
}

/* The fewest offers that can have led here. If a seat that comes after the one
 * to act has passed, or the last offer was made from there, each seat has had a
 * turn, and all that have not passed have made offers; then those up to the
 * bidder made another, unless the round ended with his. */
static int32_t fewest_offers(const struct tripoli *game, uint32_t seats,
                             int32_t first)
{
    uint32_t left = seats & ~(uint32_t)game->passed;
    uint32_t before = seats_before(seats, first, game->to_act);
    uint32_t to_bidder = left & (seats_before(seats, first, game->bidder) |
                                 seat_bit(game->bidder));

    if (!is_among(before, game->bidder))
        return (int32_t)set_count(left);
    if (game->passed & ~before)
        return (int32_t)(set_count(left) + set_count(to_bidder));
    return (int32_t)set_count(to_bidder);
}

/* TR-9, TR-11: an auction of some seats, the first of whom is at the left of a
 * place: the one to act is the first left after the last offer, or after all
 * that have passed. */
static int auction_fits(const struct tripoli *game, uint32_t seats,
                        int32_t first)
{
    uint32_t left = seats & ~(uint32_t)game->passed;

    if ((game->passed & ~seats) || !is_among(left, game->to_act))
        return 0;
    if (game->bidder == TALON_NOBODY)
        return game->offer == 0 &&
               game->passed == seats_before(seats, first, game->to_act);
    return is_among(left, game->bidder) && game->bidder != game->to_act &&
           game->to_act == left_of(left, game->bidder) &&
           game->offer <= purse(game, game->bidder) &&
           game->offer >= fewest_offers(game, seats, first);
}

/* TR-9 … TR-11: what has been bid. */
static int bidding_fits(const struct tripoli *game)
{
    switch (game->phase) {
    case TALON_PHASE_PAY_AUCTION:
        return auction_fits(game, game->in_deal, game->dealer);
    case TALON_PHASE_SPARE_AUCTION:
        return auction_fits(
            game, game->in_deal & ~(seat_bit(game->dealer) | game->barred),
            game->dealer + 1);
    case TALON_PHASE_PAY_SUIT:
        return game->passed == 0 && game->offer > 0 &&
               is_among(game->in_deal, game->bidder) &&
               game->to_act == game->bidder;
    default:
        return game->passed == 0 && game->bidder == TALON_NOBODY &&
               (game->offer > 0) == (game->buyer != TALON_NOBODY);
    }
}

/* TR-10, TR-11: the steps the spare hand can have taken, and a sale. */
static int steps_fit(const struct tripoli *game)
{
    int32_t option = rule_of(game, TALON_TR_SPARE_HAND);
    uint32_t steps = game->spare_steps;
    uint32_t last =
        steps & SPARE_SWAPPED ? SPARE_OLD_AUCTIONED : SPARE_AUCTIONED;

    if (option == TALON_TR_SPARE_DEAD || part_of(game) == PART_PAY_SUIT)
        return steps == 0 && game->buyer == TALON_NOBODY &&
               part_of(game) != PART_SPARE;
    if (option == TALON_TR_SPARE_SWAP)
        return (steps & ~(uint32_t)SPARE_SWAPPED) == 0 &&
               game->buyer == TALON_NOBODY &&
               game->phase != TALON_PHASE_SPARE_AUCTION &&
               (game->phase != TALON_PHASE_SPARE || steps == 0);
    if ((steps & SPARE_OLD_AUCTIONED) && !(steps & SPARE_SWAPPED))
        return 0;
    if (game->phase == TALON_PHASE_SPARE)
        return game->buyer == TALON_NOBODY && !(steps & SPARE_OLD_AUCTIONED);
    if (game->phase == TALON_PHASE_SPARE_AUCTION)
        return game->buyer == TALON_NOBODY && !(steps & last);
    return game->buyer == TALON_NOBODY ||
           (is_among(game->in_deal & ~(uint32_t)game->barred, game->buyer) &&
            game->buyer != game->dealer && !(steps & last));
}

/* TR-12: who has shown to be barred: bidders by having no turn in an auction,
 * the dealer by not being asked after it. */
static int bar_fits(const struct tripoli *game)
{
    int auctioned =
        game->phase == TALON_PHASE_SPARE_AUCTION ||
        game->buyer != TALON_NOBODY ||
        (game->spare_steps & (SPARE_AUCTIONED | SPARE_OLD_AUCTIONED));

    if (game->barred == 0)
        return 1;
    if (!rule_of(game, TALON_TR_PAY_CARD_BAR) || !auctioned ||
        (game->barred & ~(uint32_t)game->in_deal))
        return 0;
    return !is_among(game->barred, game->dealer) ||
           (game->spare_steps == SPARE_AUCTIONED &&
            game->buyer == TALON_NOBODY && part_of(game) != PART_SPARE);
}

/* Whether this deal, or closing round, has poker, and whether with betting. */
static int has_poker(const struct tripoli *game)
{
    return tln_tr_is_closing_deal(game) ||
           rule_of(game, TALON_TR_POKER) != TALON_TR_POKER_OFF;
}

static int has_betting(const struct tripoli *game)
{
    if (tln_tr_is_closing_deal(game))
        return rule_of(game, TALON_TR_CLOSING_BETS) &&
               rule_of(game, TALON_TR_POKER) != TALON_TR_POKER_SHOWDOWN;
    return rule_of(game, TALON_TR_POKER) == TALON_TR_POKER_ON;
}

static int nothing_staked(const struct tripoli *game)
{
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (game->staked[seat] != 0)
            return 0;
    }
    return 1;
}

/* The poker is over: who is still in, and what is left of the betting. On open
 * accounts all who are still in have acted since the last bet. */
static int settled_poker_fits(const struct tripoli *game)
{
    uint32_t in_poker = game->in_poker;

    if (!nothing_staked(game) || in_poker == 0 ||
        (in_poker & ~(uint32_t)game->in_deal) ||
        !is_among(in_poker, game->pot_winner))
        return 0;
    if (!has_betting(game))
        return game->acted == 0 && game->raises == 0 &&
               in_poker == game->in_deal;
    return (game->acted & ~(uint32_t)game->in_deal) == 0 &&
           (table_stakes(game) || (in_poker & ~(uint32_t)game->acted) == 0);
}

static int no_poker_yet(const struct tripoli *game)
{
    return nothing_staked(game) && game->in_poker == 0 && game->acted == 0 &&
           game->raises == 0 && game->pot_winner == TALON_NOBODY;
}

static int poker_fits(const struct tripoli *game)
{
    int32_t cap = rule_of(game, TALON_TR_RAISE_CAP);

    if (has_betting(game) ? cap > 0 && game->raises > cap : game->raises > 0)
        return 0;
    switch (game->phase) {
    case TALON_PHASE_SELECT:
        return has_poker(game) && nothing_staked(game) && game->acted == 0 &&
               game->raises == 0 && game->in_poker == game->in_deal &&
               game->pot_winner == TALON_NOBODY;
    case TALON_PHASE_BETTING:
        return has_betting(game) && game->pot_winner == TALON_NOBODY &&
               tln_tr_verify_betting(game);
    default:
        if (!has_poker(game) || part_of(game) < PART_POKER)
            return no_poker_yet(game);
        return settled_poker_fits(game);
    }
}

/* TR-20, TR-23: the third phase as far as the seats go. The plays are of seats
 * in the deal, so that going round from one ends at another. */
static int michigan_fits(const struct tripoli *game)
{
    uint32_t i;

    for (i = 0; i < game->plays; i++) {
        if (!is_among(game->in_deal, game->player[i]))
            return 0;
    }
    if (tln_tr_is_closing_deal(game) ||
        (game->phase != TALON_PHASE_MICHIGAN && !is_deal_over(game)))
        return game->plays == 0 && game->opener == TALON_NOBODY &&
               game->deal_winner == TALON_NOBODY && game->due == TALON_NO_CARD;
    if (!is_among(game->in_deal, game->opener))
        return 0;
    if (game->phase == TALON_PHASE_MICHIGAN)
        return game->deal_winner == TALON_NOBODY;
    return game->due == TALON_NO_CARD &&
           (game->deal_winner == TALON_NOBODY ||
            is_among(game->in_deal, game->deal_winner));
}

/* TR-29, TR-30: closing rounds, and what follows a deal. */
static int closing_fits(const struct tripoli *game)
{
    switch (game->phase) {
    case TALON_PHASE_OVER:
        return game->closing == 0;
    case TALON_PHASE_DEAL:
        return game->closing > 0 || (!tln_tr_is_closing_deal(game) &&
                                     tln_tr_deal_follows_board(game));
    case TALON_PHASE_BETTING:
        return (game->closing > 0) == tln_tr_is_closing_deal(game);
    default:
        return game->closing == 0 && !tln_tr_is_closing_deal(game);
    }
}

/* The fewest moves made for the spare hand: in an auction that is over each
 * bidder has made one. */
static uint32_t spare_moves(const struct tripoli *game)
{
    uint32_t bidders = game->in_deal & ~(seat_bit(game->dealer) | game->barred);
    uint32_t steps = game->spare_steps, moves;
    uint32_t auctions = (steps & SPARE_AUCTIONED) != 0;

    auctions += (steps & SPARE_OLD_AUCTIONED) != 0;
    auctions += game->buyer != TALON_NOBODY;
    moves = auctions * (1 + set_count(bidders));
    moves += (steps & SPARE_SWAPPED) != 0;
    if (game->phase == TALON_PHASE_SPARE_AUCTION)
        moves += 1 + set_count(game->passed) + (game->bidder != TALON_NOBODY);
    return moves;
}

/* Moves and deals are counted; these are the fewest that lead here. */
static int turn_number_fits(const struct tripoli *game)
{
    uint64_t fewest = (uint64_t)game->deals + game->plays;

    if (tln_tr_is_closing_deal(game))
        fewest += 2; /* to finish, and a deal */
    else
        fewest += set_count(tln_tr_chosen(game)) + spare_moves(game);
    return game->common.turn >= fewest;
}

/* TR-9: there is an auction of the pay suit; its phases need one. */
static int pay_auction_fits(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_PAY_AUCTION) ||
           part_of(game) != PART_PAY_SUIT;
}

int tln_tr_verify_table(const struct tripoli *game)
{
    if (game->dealer == TALON_NOBODY)
        return is_fresh(game);
    return seats_fit(game) && dealer_fits(game) && tln_tr_turn_fits(game) &&
           closing_fits(game) && pay_auction_fits(game) && steps_fit(game) &&
           bar_fits(game) && bidding_fits(game) && poker_fits(game) &&
           michigan_fits(game) && turn_number_fits(game);
}
