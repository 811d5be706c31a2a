/* SPDX-License-Identifier: MIT */
/* Whether the chips of a loaded session can be where they are: the antes, what
 * has been collected, and that chips are neither created nor lost. What the
 * boxes held before the deal, how the betting went, and what was bought are not
 * in the state; anything possible is accepted. All of this is public, so it is
 * the same for a view. The cost is a few passes over seats and boxes. */
#include "tripoli/tr_verify_chips.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_spare.h"

static int64_t sum_of(const int64_t *chips, uint32_t count)
{
    int64_t sum = 0;

    while (count > 0)
        sum += chips[--count];
    return sum;
}

/* TR-3, TR-4: chips are neither created nor lost, but are bought at table
 * stakes. What was not in the stacks before the deal was on the board. Seats
 * that do not exist have none. */
static int chips_are_kept(const struct tripoli *game)
{
    int64_t chips =
        sum_of(game->stack, SEATS) + sum_of(game->box, TALON_TR_BOX_POT + 1);
    uint32_t seat, count = players(game);

    for (seat = count; seat < SEATS; seat++) {
        if (game->stack[seat] != 0 || game->before[seat] != 0)
            return 0;
    }
    if (game->box[0] != 0 || sum_of(game->before, SEATS) > chips)
        return 0;
    if (table_stakes(game))
        return chips >=
               (int64_t)count * rule_of(game, TALON_TR_OPTION_BANKROLL);
    return chips == 0;
}

/* TR-34: the fewest purchases that bring these chips. */
static uint64_t purchases_of(int64_t chips)
{
    return chips > 0 ? (uint64_t)(chips + MOVE_CHIPS_MAX - 1) / MOVE_CHIPS_MAX
                     : 0;
}

/* Until the first deal is over it is known who has bought what. */
uint64_t tln_tr_fewest_purchases(const struct tripoli *game)
{
    int64_t bankroll = rule_of(game, TALON_TR_OPTION_BANKROLL);
    uint32_t seat, count = players(game);
    uint64_t fewest = 0;

    if (!table_stakes(game))
        return 0;
    if (game->deals > 1 || is_closing_deal(game)) {
        return purchases_of(sum_of(game->stack, SEATS) +
                            sum_of(game->box, TALON_TR_BOX_POT + 1) -
                            count * bankroll);
    }
    for (seat = 0; seat < count; seat++)
        fewest += purchases_of(game->before[seat] - bankroll);
    return fewest;
}

/* TR-4: what a seat can owe on open accounts. A turn costs it at most an offer
 * or a raise, and antes, penalties and cards, which are together less than
 * another million. What it has staked may be less than what others have raised
 * to; it may call that in one turn. All seats together put out less than two
 * million in a turn, so no seat has won more. So no account passes the bounds
 * of TR-3, whatever is played from here for some hundred million turns. */
static int debts_fit(const struct tripoli *game)
{
    int64_t most = 2 * (int64_t)MOVE_CHIPS_MAX * game->common.turn, highest = 0;
    uint32_t seat;

    for (seat = 0; seat < players(game); seat++) {
        if (game->staked[seat] > highest)
            highest = game->staked[seat];
    }
    for (seat = 0; seat < players(game); seat++) {
        if (game->before[seat] < -most || game->before[seat] > most ||
            game->stack[seat] > most ||
            game->stack[seat] + game->staked[seat] - highest < -most)
            return 0;
    }
    return 1;
}

/* Before the antes of the first deal the boxes are empty, and every seat has
 * what it began with or bought. */
static int first_deal_fits(const struct tripoli *game)
{
    int64_t chips =
        sum_of(game->stack, SEATS) + sum_of(game->box, TALON_TR_BOX_POT + 1);
    uint32_t seat;

    if (game->deals > 1 || is_closing_deal(game))
        return 1;
    for (seat = 0; seat < players(game); seat++) {
        if (game->before[seat] < rule_of(game, TALON_TR_OPTION_BANKROLL))
            return 0;
    }
    return sum_of(game->before, SEATS) == chips;
}

/* TR-29, TR-34: before the first deal the turns are purchases, of at least a
 * chip each, and perhaps a board or the end of the session. */
static int first_turns_fit(const struct tripoli *game)
{
    uint64_t others = game->phase != TALON_PHASE_BETWEEN;
    int64_t bought =
        sum_of(game->stack, SEATS) -
        (int64_t)players(game) * rule_of(game, TALON_TR_OPTION_BANKROLL);

    return game->common.turn >= others + tln_tr_fewest_purchases(game) &&
           game->common.turn <= others + (uint64_t)bought;
}

/* TR-30: between rounds a pot of the same size has just been won, or the last
 * of those that are one chip larger. */
static int won_pot_fits(const struct tripoli *game, int64_t pot, int64_t heap)
{
    int64_t won = sum_of(game->stack, SEATS) - sum_of(game->before, SEATS);

    return won == pot || (won == pot + 1 && heap == pot * (game->closing - 1));
}

/* TR-30: each closing pot is its share of what was left, none is empty, and the
 * board has no chips but this pot and the heap. */
static int closing_chips_fit(const struct tripoli *game)
{
    int64_t heap = game->box[TALON_TR_BOX_KITTY];
    int64_t pot = game->box[TALON_TR_BOX_POT] - sum_of(game->staked, SEATS);
    uint32_t seat;

    if (sum_of(game->box, TALON_TR_BOX_KITTY) != 0)
        return 0;
    if (game->phase == TALON_PHASE_OVER) {
        return heap == 0 && pot == 0 &&
               (!is_closing_deal(game) ||
                sum_of(game->stack, SEATS) > sum_of(game->before, SEATS));
    }
    if (heap + pot < game->closing ||
        pot != (heap + pot + game->closing - 1) / game->closing)
        return 0;
    if (game->phase == TALON_PHASE_DEAL)
        return !is_closing_deal(game) || won_pot_fits(game, pot, heap);
    for (seat = 0; seat < players(game); seat++) {
        if (game->stack[seat] != game->before[seat] - game->staked[seat])
            return 0;
    }
    return 1;
}

/* TR-5: the antes of a seat for each box, and of all seats. Purchases after the
 * deal are in `before` too; then the dealer may have paid less. */
static int64_t ante_of(const struct tripoli *game, int32_t seat)
{
    int64_t chips = is_deal_over(game) ? 0 : game->before[seat];

    return is_among(game->in_deal, seat) ? tln_tr_ante_of(game, seat, chips)
                                         : 0;
}

static int64_t all_antes(const struct tripoli *game)
{
    int64_t antes = 0;
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        antes += ante_of(game, seat);
    return antes;
}

/* What has been collected in this deal. */
struct collected {
    uint32_t boxes;       /* taken by anyone */
    uint32_t sharers;     /* TR-14: seats with a sequence */
    uint32_t seat[SEATS]; /* boxes that each seat took from its hand */
};

static void find_collected_from_hands(const struct tripoli *game,
                                      const struct dealt *dealt,
                                      struct collected *collected)
{
    uint32_t rest = game->in_deal;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);
        talon_cards cards;

        collected->seat[seat] =
            tln_tr_entitled(&game->board, dealt->hand[seat], &cards);
        collected->boxes |= collected->seat[seat];
        collected->sharers +=
            collected->seat[seat] >> TALON_TR_BOX_SEQUENCE & 1;
    }
}

/* TR-28 */
static void find_collected_in_play(const struct tripoli *game,
                                   struct collected *collected)
{
    uint32_t i;

    for (i = 0; i < game->plays; i++)
        collected->boxes |= tln_tr_collected_by_play(game, i);
    collected->sharers = collected->boxes >> TALON_TR_BOX_SEQUENCE & 1;
}

/* TR-5: what a box gets in a deal if everyone plays, and the dealer has chips
 * for a double ante. */
static int64_t most_antes(const struct tripoli *game)
{
    return (int64_t)rule_of(game, TALON_TR_OPTION_ANTE) * (players(game) - 1) +
           tln_tr_ante_of(game, game->dealer, CHIPS_MAX);
}

/* TR-14, TR-28: a collected box is empty except for what could not be shared;
 * any other has at least the antes. Which is which is lost once a board is
 * turned for the next deal. The boxes of pay cards and the pair contain only
 * antes. */
static int box_fits(const struct tripoli *game, uint32_t box,
                    const struct collected *collected, int64_t antes)
{
    int64_t chips = game->box[box];
    int64_t most = most_antes(game) * game->deals;

    if (chips > most || (box != TALON_TR_BOX_SEQUENCE &&
                         chips % rule_of(game, TALON_TR_OPTION_ANTE) != 0))
        return 0;
    if (!tln_tr_has_its_board(game))
        return 1;
    if (collected->boxes >> box & 1) {
        return chips == 0 || (box == TALON_TR_BOX_SEQUENCE &&
                              chips < (int64_t)collected->sharers);
    }
    return chips >= antes;
}

/* TR-9, TR-27: the kitty is empty once a seat has gone out. */
static int kitty_fits(const struct tripoli *game, int64_t antes)
{
    return game->deal_winner != TALON_NOBODY
               ? game->box[TALON_TR_BOX_KITTY] == 0
               : game->box[TALON_TR_BOX_KITTY] >= antes + game->pay_suit_price;
}

/* TR-19: once the poker is settled, only what could not be shared is left: from
 * each pot less than its number of winners, and each pot has fewer contenders
 * than the one before. */
static int pot_fits(const struct tripoli *game, int64_t antes)
{
    int64_t pot = game->box[TALON_TR_BOX_POT];
    int64_t in = set_count(game->in_poker);

    if (tln_tr_ante_boxes(game) < TALON_TR_BOX_POT)
        return pot == 0;
    if (game->pot_winner == TALON_NOBODY)
        return pot >= antes + sum_of(game->staked, SEATS);
    return pot <= (table_stakes(game) ? in * (in - 1) / 2 : in - 1);
}

/* What a seat has gained or lost apart from antes, stakes and a sale. */
static int64_t gain_of(const struct tripoli *game, int32_t seat)
{
    int64_t gain = game->stack[seat] - game->before[seat] + game->staked[seat] +
                   ante_of(game, seat) * tln_tr_ante_boxes(game);

    if (game->buyer == seat)
        gain += game->offer;
    if (has_sold(game) && game->dealer == seat)
        gain -= game->offer;
    return gain;
}

/* TR-14: what a seat took is at least the antes of its boxes. */
static int takings_fit(const struct collected *collected, int32_t seat,
                       int64_t gain, int64_t antes)
{
    uint32_t boxes = collected->seat[seat], box;

    if (boxes == 0)
        return gain == 0;
    for (box = TALON_TR_BOX_ACE; box <= TALON_TR_BOX_SEQUENCE; box++) {
        if (boxes >> box & 1) {
            gain -= box == TALON_TR_BOX_SEQUENCE ? antes / collected->sharers
                                                 : antes;
        }
    }
    return gain >= 0;
}

/* TR-9: one seat has paid the price of the pay suit, if there was one; while it
 * names the suit, it is the one to act. */
static int pay_suit_fits(const struct tripoli *game)
{
    uint32_t payers = 0;
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        int64_t paid = -gain_of(game, seat);

        if (paid != 0 && paid != game->pay_suit_price)
            return 0;
        payers |= (uint32_t)(paid != 0) << seat;
    }
    if (game->phase == TALON_PHASE_PAY_SUIT)
        return payers == seat_bit(game->to_act);
    if (game->pay_suit_price == 0)
        return payers == 0;
    if (!set_is_single(payers))
        return 0;
    return tln_tr_had_hand_auction(game) ||
           game->last_offer[set_lowest(payers)] == game->pay_suit_price;
}

/* The stacks until the poker is settled: every payment is known, except what
 * the boxes held. */
static int stacks_fit(const struct tripoli *game,
                      const struct collected *collected, int64_t antes)
{
    int32_t seat;

    if (rule_of(game, TALON_TR_OPTION_PAY_AUCTION))
        return pay_suit_fits(game);
    for (seat = 0; seat < SEATS; seat++) {
        if (!takings_fit(collected, seat, gain_of(game, seat), antes))
            return 0;
    }
    return 1;
}

/* TR-11: what a seat had for its offers, as far as is known; unlimited on open
 * accounts. Chips bought later are included. */
static int64_t purse_of(const struct tripoli *game, int32_t seat)
{
    if (!table_stakes(game))
        return INT64_MAX;
    return game->before[seat] - ante_of(game, seat) * tln_tr_ante_boxes(game);
}

/* Whether a seat can have paid for the pay suit and then made its offer for a
 * hand. Until Michigan begins, the stacks show which seat has paid. */
static int can_have_paid(const struct tripoli *game, int32_t seat)
{
    if (game->opener == TALON_NOBODY && gain_of(game, seat) == 0)
        return 0;
    return purse_of(game, seat) - game->last_offer[seat] >=
           game->pay_suit_price;
}

/* TR-11: no seat has offered more than it had. */
static int offers_fit(const struct tripoli *game)
{
    int paid = game->pay_suit_price == 0 || !tln_tr_had_hand_auction(game);
    uint32_t rest = game->in_deal;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (game->last_offer[seat] > purse_of(game, seat))
            return 0;
        paid = paid || can_have_paid(game, seat);
    }
    return paid;
}

/* TR-32: a seat that is not in the deal has what it had. */
static int others_fit(const struct tripoli *game)
{
    uint32_t rest = all_seats(game) & ~(uint32_t)game->in_deal;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (game->stack[seat] != game->before[seat])
            return 0;
    }
    return 1;
}

static int deal_chips_fit(const struct tripoli *game, const struct dealt *dealt)
{
    struct collected collected = {0};
    int64_t antes = all_antes(game);
    uint32_t box;

    if (tln_tr_has_collected(game))
        find_collected_from_hands(game, dealt, &collected);
    else if (rule_of(game, TALON_TR_OPTION_COLLECT) == TALON_TR_COLLECT_IN_PLAY)
        find_collected_in_play(game, &collected);
    for (box = TALON_TR_BOX_ACE; box <= TALON_TR_BOX_SEQUENCE; box++) {
        if (!box_fits(game, box, &collected, antes))
            return 0;
    }
    return kitty_fits(game, antes) && pot_fits(game, antes) &&
           others_fit(game) && offers_fit(game) &&
           (game->opener != TALON_NOBODY ||
            stacks_fit(game, &collected, antes));
}

int tln_tr_chips_fit(const struct tripoli *game, const struct dealt *dealt)
{
    if (!chips_are_kept(game) || !first_deal_fits(game) ||
        (!table_stakes(game) && !debts_fit(game)))
        return 0;
    if (game->dealer == TALON_NOBODY)
        return first_turns_fit(game);
    if (is_closing(game) || game->phase == TALON_PHASE_OVER)
        return closing_chips_fit(game);
    return deal_chips_fit(game, dealt);
}
