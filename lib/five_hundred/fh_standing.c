/* SPDX-License-Identifier: MIT */
/* What earlier hands can have left. All that is kept of them is scores and
 * bars, the dealer, and the counts of deals and turns; some hands must be able
 * to cause all of these together (FH-9, FH-34…FH-40). What one hand can leave
 * is known exactly (fh_first_hand.c). After more there are bounds, which hold
 * for any hands: what is refused is impossible, what passes may be possible.
 * Each is a few comparisons a seat. */
#include "five_hundred/fh_standing.h"
#include "five_hundred/fh_bids.h"
#include "five_hundred/fh_first_hand.h"
#include "five_hundred/fh_score.h"

/* The most that a contract changes a side's score. It exceeds a slam (FH-33)
 * and ten tricks, because ten without trumps can always be bid. */
static int32_t highest_value(const int16_t *rule)
{
    int32_t highest = 0;
    uint32_t bid;

    for (bid = 0; bid < BIDS; bid++) {
        int32_t value = tln_fh_bid_value(rule, bid);

        if (tln_fh_may_be_contract(rule, bid) && value > highest)
            highest = value;
    }
    return highest;
}

/* FH-35, FH-36: multiples of ten, but of five for halves of contracts. */
static int32_t score_step(const int16_t *rule)
{
    return has_called_partners(rule) ? 5 : 10;
}

/* FH-37, FH-38: whether a game goes on with a side that has this score. */
static int goes_on(const int16_t *rule, int32_t score, int is_barred)
{
    int32_t target = rule[TALON_FH_OPTION_TARGET];

    if (score >= target)
        return rule[TALON_FH_OPTION_WIN_BY] == TALON_FH_WIN_BY_OWN_BID &&
               !is_barred;
    if (score > -target)
        return 1;
    return rule[TALON_FH_OPTION_MINUS] == TALON_FH_MINUS_IGNORED ||
           (rule[TALON_FH_OPTION_MINUS] == TALON_FH_MINUS_BARRED && is_barred);
}

/* What a side must have lost to have its score and bar. */
static int64_t losses(const struct five_hundred *game, uint32_t seat)
{
    int32_t lost = -game->score[seat];

    if ((game->barred >> seat & 1) != 0 &&
        lost < rule_of(game, TALON_FH_OPTION_TARGET))
        lost = rule_of(game, TALON_FH_OPTION_TARGET);
    return lost > 0 ? lost : 0;
}

/* If failing costs points (FH-34), all sides together lose at most one contract
 * a hand; if it pays the others, tricks pay them as well. */
static int losses_and_gains_are_possible(const struct five_hundred *game)
{
    const int16_t *rule = game->rule;
    int64_t value = highest_value(rule), deals = game->deals, lost = 0;
    int costs = rule[TALON_FH_OPTION_FAILED_BID] == TALON_FH_FAILED_BID_DEDUCT;
    int64_t gain = costs ? value : value + 10 * TRICKS;
    uint32_t seat;

    for (seat = 0; seat < seats_of(game); seat++) {
        if (game->score[seat] > gain * deals)
            return 0;
        if (is_first_of_side(rule, seat))
            lost += losses(game, seat);
    }
    return lost <= (costs ? value * deals : 0);
}

/* FH-23: the seats of a side share score and bar; seats that do not exist have
 * none. */
static int sides_agree(const struct five_hundred *game)
{
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (seat < seats_of(game)
                ? !agrees_with_side(game->rule, game->score, game->barred, seat)
                : game->score[seat] != 0)
            return 0;
    }
    return 1;
}

/* FH-37…FH-40 */
int tln_fh_may_deal(const struct five_hundred *game)
{
    const int16_t *rule = game->rule;
    uint32_t seat;

    if (game->deals >= deals_limit(rule) || !sides_agree(game) ||
        !losses_and_gains_are_possible(game) ||
        game->barred == everyone(game) ||
        (game->barred != 0 &&
         rule[TALON_FH_OPTION_MINUS] != TALON_FH_MINUS_BARRED))
        return 0;
    for (seat = 0; seat < seats_of(game); seat++) {
        if (game->score[seat] % score_step(rule) != 0 ||
            !goes_on(rule, game->score[seat], game->barred >> seat & 1))
            return 0;
    }
    return game->deals != 1 || tln_fh_first_hand_fits(game);
}

/* A hand thrown in takes a deal and a call from each seat (FH-18). One that is
 * played takes these too, then a discard and a trick of at least two cards, or
 * ten tricks. So the number of a hand bounds the turns before it; if all
 * earlier hands were thrown in and the first dealer was not drawn, the turns
 * are known exactly, and so is the dealer. */
int tln_fh_turns_are_possible(const struct five_hundred *game, uint32_t turns)
{
    int32_t first = rule_of(game, TALON_FH_OPTION_FIRST_DEALER);
    int32_t passing = rule_of(game, TALON_FH_OPTION_ALL_PASS);
    uint32_t calls = seats_of(game), moved = game->deals, thrown_in = 0;
    int is_drawn = first == TALON_FH_FIRST_DEALER_DRAW;
    uint64_t least = (uint64_t)game->deals * (calls + 4) + (uint32_t)is_drawn;

    if (turns < least)
        return 0;
    if (is_drawn)
        return 1;
    if (game->deals == 0) {
        thrown_in = turns / (calls + 1);
        if (turns % (calls + 1) != 0 ||
            (thrown_in != 0 && passing == TALON_FH_ALL_PASS_PLAY))
            return 0;
    } else if (passing == TALON_FH_ALL_PASS_NEXT_DEALER) {
        return 1;
    }
    if (passing == TALON_FH_ALL_PASS_NEXT_DEALER)
        moved += thrown_in;
    return game->dealer == (int32_t)(((uint32_t)first + moved) % calls);
}
