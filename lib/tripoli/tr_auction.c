/* Both auctions (TR-9, TR-11) are the same game. Seats act clockwise; an offer
 * is more than the last, and a pass is final. It is over when nobody is left,
 * or nobody but the seat with the standing offer. They differ in who bids, and
 * who is first. */
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

/* The seats of the auction, those included that have passed. */
static uint32_t all_bidders(const struct tripoli *game)
{
    return tln_tr_is_for_pay_suit(game) ? game->in_deal
                                        : tln_tr_hand_bidders(game);
}

/* The place from which it goes round. */
static int32_t first_place(const struct tripoli *game)
{
    return game->dealer + !tln_tr_is_for_pay_suit(game);
}

void tln_tr_auction_begin(struct tripoli *game)
{
    game->passed = 0;
    game->offer = 0;
    game->bidder = TALON_NOBODY;
    game->to_act = TALON_NOBODY;
}

void tln_tr_auction_bid(struct tripoli *game, const talon_move *move)
{
    if (move->kind == TALON_KIND_OFFER) {
        game->offer = move->amount;
        game->bidder = game->to_act;
    } else {
        game->passed |= (uint16_t)seat_bit(game->to_act);
    }
}

int tln_tr_auction_goes_on(struct tripoli *game)
{
    uint32_t left = all_bidders(game) & ~(uint32_t)game->passed;
    int32_t from =
        game->to_act == TALON_NOBODY ? first_place(game) : game->to_act + 1;

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

/* The fewest offers that can have led here. If a seat that comes after the one
 * to act has passed, or the last offer was made from there, each seat has had a
 * turn, and all that have not passed have made offers; then those up to the
 * bidder made another, unless the round ended with that offer. */
static int32_t fewest_offers(const struct tripoli *game)
{
    uint32_t seats = all_bidders(game), left = seats & ~(uint32_t)game->passed;
    int32_t first = first_place(game);
    uint32_t before = seats_before(seats, first, game->to_act);
    uint32_t to_bidder = left & (seats_before(seats, first, game->bidder) |
                                 seat_bit(game->bidder));

    if (!is_among(before, game->bidder))
        return (int32_t)set_count(left);
    if (game->passed & ~before)
        return (int32_t)(set_count(left) + set_count(to_bidder));
    return (int32_t)set_count(to_bidder);
}

/* The one to act is the first left after the last offer, or after all that have
 * passed. */
static int auction_fits(const struct tripoli *game)
{
    uint32_t seats = all_bidders(game), left = seats & ~(uint32_t)game->passed;

    if ((game->passed & ~seats) || !is_among(left, game->to_act))
        return 0;
    if (game->bidder == TALON_NOBODY) {
        return game->offer == 0 &&
               game->passed ==
                   seats_before(seats, first_place(game), game->to_act);
    }
    return is_among(left, game->bidder) && game->bidder != game->to_act &&
           game->to_act == left_of(left, game->bidder) &&
           game->offer <= purse(game, game->bidder) &&
           game->offer >= fewest_offers(game);
}

/* TR-9: the winner names the suit; TR-11: of a sale the price is kept. */
int tln_tr_bids_fit(const struct tripoli *game)
{
    switch (game->phase) {
    case TALON_PHASE_PAY_AUCTION:
    case TALON_PHASE_SPARE_AUCTION:
        return auction_fits(game);
    case TALON_PHASE_PAY_SUIT:
        return game->passed == 0 && game->offer > 0 &&
               is_among(game->in_deal, game->bidder) &&
               game->to_act == game->bidder;
    default:
        return game->passed == 0 && game->bidder == TALON_NOBODY &&
               (game->offer > 0) == (has_sold(game));
    }
}
