/* SPDX-License-Identifier: MIT */
/* Both auctions (TR-9, TR-11) go the same way. Seats act clockwise, beginning
 * with the dealer if it bids; each offer exceeds the last, and a pass is final.
 * It is over when nobody is left, or only the seat with the standing offer.
 * They differ in who bids: the dealer has no turn in the auction of a hand.
 *
 * The second half decides whether play can have led to the bids of a state,
 * from each seat's last offer alone, in a few passes over the seats. */
#include "tripoli/tr_auction.h"
#include "tripoli/tr_moves.h"

uint32_t tln_tr_hand_bidders(const struct tripoli *game)
{
    return game->in_deal & ~(seat_bit(game->dealer) | game->barred);
}

int tln_tr_is_for_pay_suit(const struct tripoli *game)
{
    return game->phase == TALON_PHASE_PAY_AUCTION;
}

/* The seats of the auction, including those that have passed. */
static uint32_t all_bidders(const struct tripoli *game)
{
    return tln_tr_is_for_pay_suit(game) ? game->in_deal
                                        : tln_tr_hand_bidders(game);
}

void tln_tr_auction_begin(struct tripoli *game)
{
    memset(game->last_offer, 0, sizeof game->last_offer);
    game->passed = 0;
    game->offer = 0;
    game->bidder = TALON_NOBODY;
    game->to_act = TALON_NOBODY;
}

void tln_tr_auction_bid(struct tripoli *game, const talon_move *move)
{
    if (move->kind == TALON_KIND_OFFER) {
        game->offer = game->last_offer[game->to_act] = move->amount;
        game->bidder = game->to_act;
    } else {
        game->passed |= (uint16_t)seat_bit(game->to_act);
    }
}

int tln_tr_auction_goes_on(struct tripoli *game)
{
    uint32_t left = all_bidders(game) & ~(uint32_t)game->passed;
    int32_t from =
        game->to_act == TALON_NOBODY ? game->dealer : game->to_act + 1;

    if (at_most_one(left) && (left == 0 || game->bidder != TALON_NOBODY)) {
        game->passed = 0;
        return 0;
    }
    game->to_act = (int8_t)first_from(left, from);
    return 1;
}

uint32_t tln_tr_auction_choices(const struct talon_game *handle,
                                talon_choice *choice)
{
    const struct tripoli *game = tr_in(handle);
    int64_t most = payable(game, game->to_act, MOVE_CHIPS_MAX);

    tln_tr_choice_of(&choice[0], TALON_KIND_PASS);
    if (most <= game->offer)
        return 1;
    tln_tr_choice_of_amounts(&choice[1], TALON_KIND_OFFER, game->offer + 1,
                             most);
    return 2;
}

/* The reasons in order: below 1 or above all limits; not more than the standing
 * offer; more than the seat has. */
talon_status tln_tr_auction_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    const struct tripoli *game = tr_in(handle);

    (void)concerned;
    if (move->kind != TALON_KIND_OFFER)
        return TALON_E_FIELD;
    if (move->amount < 1 || move->amount > MOVE_CHIPS_MAX)
        return TALON_E_AMOUNT;
    return move->amount <= game->offer ? TALON_E_OFFER_LOW : TALON_E_CHIPS;
}

/* The seats that made an offer in the last auction. */
static uint32_t offerers(const struct tripoli *game)
{
    uint32_t seat, seats = 0;

    for (seat = 0; seat < SEATS; seat++)
        seats |= (uint32_t)(game->last_offer[seat] > 0) << seat;
    return seats;
}

/* The one of some offerers whose last offer was lowest, and so earliest. */
static int32_t lowest_offerer(const struct tripoli *game, uint32_t seats)
{
    int32_t lowest = take_seat(&seats, 0);

    while (seats != 0) {
        int32_t seat = take_seat(&seats, 0);

        if (game->last_offer[seat] < game->last_offer[lowest])
            lowest = seat;
    }
    return lowest;
}

/* Whether an auction that began at the dealer can have left these last offers.
 * After a seat's last offer, those that offer more later go on in turn; each of
 * them that comes before the next last offer made another one on the way, and
 * all offers rise. More rounds would only take more offers, so the fewest
 * decide: `*fewest` is the least number there can have been. */
static int offers_rise(const struct tripoli *game, int32_t *fewest)
{
    uint32_t rest = offerers(game);
    int32_t first = game->dealer, offer = 0;

    *fewest = 0;
    while (rest != 0) {
        int32_t seat = lowest_offerer(game, rest);
        int32_t offers =
            (int32_t)set_count(seats_before(rest, first, seat)) + 1;

        if (game->last_offer[seat] - offer < offers)
            return 0;
        *fewest += offers;
        offer = game->last_offer[seat];
        rest &= ~seat_bit(seat);
        first = seat + 1;
    }
    return 1;
}

/* TR-11: among seats that have not passed, a later turn means a higher offer.
 * Going around from the one to act, those without a turn yet come first. */
static int standing_offers_fit(const struct tripoli *game, uint32_t left)
{
    int32_t offer = 0;

    while (left != 0) {
        int32_t seat = take_seat(&left, game->to_act);

        if (game->last_offer[seat] < offer ||
            (offer > 0 && game->last_offer[seat] == offer))
            return 0;
        offer = game->last_offer[seat];
    }
    return offer == game->offer;
}

/* The first round: the one to act has not had a turn, all before it have, and
 * none after it. */
static int first_round_fits(const struct tripoli *game, uint32_t seats)
{
    uint32_t before = seats_before(seats, game->dealer, game->to_act);

    return (offerers(game) | game->passed) == before &&
           (offerers(game) & game->passed) == 0;
}

/* Later rounds: a seat that has passed did so after an offer below all that
 * still count, or without one. */
static int later_round_fits(const struct tripoli *game, uint32_t left)
{
    uint32_t rest = game->passed;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (game->last_offer[seat] >= game->last_offer[game->to_act])
            return 0;
    }
    return (left & ~offerers(game)) == 0;
}

/* An auction that is going on. The one to act is the first remaining seat after
 * the last offer, or after all that have passed. */
static int auction_fits(const struct tripoli *game)
{
    uint32_t seats = all_bidders(game), left = seats & ~(uint32_t)game->passed;
    int32_t fewest;

    if (((game->passed | offerers(game)) & ~seats) ||
        !is_among(left, game->to_act) || !standing_offers_fit(game, left) ||
        !offers_rise(game, &fewest))
        return 0;
    if (game->bidder == TALON_NOBODY
            ? game->offer != 0
            : game->to_act == game->bidder || game->offer == 0 ||
                  game->last_offer[game->bidder] != game->offer)
        return 0;
    return game->last_offer[game->to_act] == 0 ? first_round_fits(game, seats)
                                               : later_round_fits(game, left);
}

/* An auction that is over: the price was the last offer; without a winner there
 * were none. */
static int result_fits(const struct tripoli *game, uint32_t seats,
                       int32_t price)
{
    int32_t seat, fewest, highest = 0;

    for (seat = 0; seat < SEATS; seat++) {
        if (game->last_offer[seat] > highest)
            highest = game->last_offer[seat];
    }
    return (offerers(game) & ~seats) == 0 && highest == price &&
           offers_rise(game, &fewest);
}

/* The last auction of the deal, if it is over: of a hand, or else of the pay
 * suit. Without an auction nobody has offered, and there is no price. */
static int last_auction_fits(const struct tripoli *game)
{
    if (has_sold(game)) {
        return game->last_offer[game->buyer] == game->offer &&
               result_fits(game, tln_tr_hand_bidders(game), game->offer);
    }
    if (game->spare_steps & (SPARE_AUCTIONED | SPARE_OLD_AUCTIONED))
        return offerers(game) == 0;
    return result_fits(game, game->in_deal, game->pay_suit_price);
}

/* TR-9: the winner names the suit; TR-11: the price of a sale is kept. */
int tln_tr_bids_fit(const struct tripoli *game)
{
    switch (game->phase) {
    case TALON_PHASE_PAY_AUCTION:
    case TALON_PHASE_SPARE_AUCTION:
        return auction_fits(game);
    case TALON_PHASE_PAY_SUIT:
        return game->passed == 0 && game->offer > 0 &&
               game->offer == game->pay_suit_price &&
               is_among(game->in_deal, game->bidder) &&
               game->to_act == game->bidder &&
               game->last_offer[game->bidder] == game->offer &&
               last_auction_fits(game);
    default:
        return game->passed == 0 && game->bidder == TALON_NOBODY &&
               (game->offer > 0) == (has_sold(game)) && last_auction_fits(game);
    }
}

uint32_t tln_tr_fewest_offers(const struct tripoli *game)
{
    int32_t fewest;

    (void)offers_rise(game, &fewest);
    return (uint32_t)fewest;
}
