/* SPDX-License-Identifier: MIT */
/* The score pad: the functions of five_hundred.h that take rules instead of a
 * game. They check their arguments; the answers come from fh_bids.c and
 * fh_score.c. */
#include "five_hundred/fh_bids.h"
#include "five_hundred/fh_pack.h"
#include "five_hundred/fh_rules.h"
#include "five_hundred/fh_score.h"

/* The values of rules, if they can be played with. */
static talon_status rules_given(const talon_rules *rules,
                                int16_t rule[RULES_KEPT])
{
    talon_status status;

    if (rules == NULL)
        return TALON_E_NULL;
    if (rules->game_id != TALON_GAME_FIVE_HUNDRED)
        return TALON_E_WRONG_GAME;
    status = tln_rules_status(rules);
    if (status == TALON_OK)
        narrow_rules(rules->value, rule);
    return status;
}

/* The bid that two numbers name. */
static talon_status bid_given(uint32_t tricks, uint32_t denomination,
                              uint32_t *bid)
{
    if (tricks > TRICKS)
        tricks = TRICKS + 1;
    return tln_fh_bid_number((int32_t)tricks, denomination, bid);
}

/* A number that follows from the rules and a bid. */
static talon_status
number_of_bid(const talon_rules *rules, uint32_t tricks, uint32_t denomination,
              int32_t (*number_of)(const int16_t *rule, uint32_t bid),
              int32_t *number)
{
    int16_t rule[RULES_KEPT];
    talon_status status = rules_given(rules, rule);
    uint32_t bid;

    if (status < 0)
        return status;
    if (number == NULL)
        return TALON_E_NULL;
    status = bid_given(tricks, denomination, &bid);
    if (status < 0)
        return status;
    *number = number_of(rule, bid);
    return TALON_OK;
}

talon_status talon_fh_bid_value(const talon_rules *rules, uint32_t tricks,
                                uint32_t denomination, int32_t *value)
{
    return number_of_bid(rules, tricks, denomination, tln_fh_bid_value, value);
}

talon_status talon_fh_bid_rank(const talon_rules *rules, uint32_t tricks,
                               uint32_t denomination, int32_t *rank)
{
    return number_of_bid(rules, tricks, denomination, tln_fh_bid_rank, rank);
}

static int is_seat(const int16_t *rule, int32_t seat)
{
    return seat >= 0 && seat < rule[TALON_FH_OPTION_PLAYERS];
}

/* FH-22: whether a contract can have a called partner. */
static int partner_is_possible(const int16_t *rule, const talon_fh_hand *hand)
{
    return is_seat(rule, hand->partner) && is_seat(rule, hand->contractor) &&
           hand->partner != hand->contractor &&
           hand->bid_denomination < TALON_DENOMINATION_MISERE &&
           has_called_partners(rule);
}

/* Dealer, contractor and partner. A hand without a contractor is played only if
 * the rules say so (FH-18). */
static talon_status seats_status(const int16_t *rule, const talon_fh_hand *hand)
{
    if (!is_seat(rule, hand->dealer))
        return TALON_E_SEAT;
    if (hand->contractor == TALON_NOBODY
            ? rule[TALON_FH_OPTION_ALL_PASS] != TALON_FH_ALL_PASS_PLAY
            : !is_seat(rule, hand->contractor))
        return TALON_E_SEAT;
    if (hand->partner != TALON_NOBODY && !partner_is_possible(rule, hand))
        return TALON_E_SEAT;
    return TALON_OK;
}

static talon_status contract_status(const talon_fh_hand *hand)
{
    uint32_t bid;

    if (hand->contractor != TALON_NOBODY)
        return bid_given(hand->bid_tricks, hand->bid_denomination, &bid);
    if (hand->bid_denomination != 0)
        return TALON_E_DENOMINATION;
    return hand->bid_tricks == 0 ? TALON_OK : TALON_E_AMOUNT;
}

/* FH-24, FH-27: ten tricks, but a misère ends with the contractor's first; its
 * partners take none. */
static talon_status tricks_status(const int16_t *rule,
                                  const talon_fh_hand *hand)
{
    int misere = hand->bid_denomination >= TALON_DENOMINATION_MISERE, lost = 0;
    uint32_t trick, laid_down = 0;

    if (hand->played > TRICKS)
        return TALON_E_INDEX;
    if (misere)
        laid_down = partners_of(rule, hand->contractor);
    for (trick = 0; trick < hand->played; trick++) {
        if (!is_seat(rule, hand->winner[trick]) ||
            (laid_down & seat_bit(hand->winner[trick])) != 0)
            return TALON_E_SEAT;
        if (lost)
            return TALON_E_INDEX;
        lost = misere && hand->winner[trick] == hand->contractor;
    }
    return lost || hand->played == TRICKS ? TALON_OK : TALON_E_INDEX;
}

/* Scores and bars before the hand: within what a game can reach, and the same
 * for all seats of a side. */
static talon_status before_status(const int16_t *rule,
                                  const talon_fh_hand *hand)
{
    uint32_t seat, seats = (uint32_t)rule[TALON_FH_OPTION_PLAYERS];

    if (hand->deals >= DEALS_MAX)
        return TALON_E_LIMIT;
    if (hand->barred >> seats != 0 ||
        (hand->barred != 0 &&
         rule[TALON_FH_OPTION_MINUS] != TALON_FH_MINUS_BARRED))
        return TALON_E_ARGUMENT;
    for (seat = 0; seat < seats; seat++) {
        if (hand->before[seat] > SCORE_MAX || hand->before[seat] < -SCORE_MAX)
            return TALON_E_LIMIT;
        if (!agrees_with_side(rule, hand->before, hand->barred, seat))
            return TALON_E_ARGUMENT;
    }
    return TALON_OK;
}

talon_status talon_fh_score_hand(const talon_rules *rules,
                                 const talon_fh_hand *hand,
                                 talon_fh_score *score)
{
    int16_t rule[RULES_KEPT];
    talon_status status = rules_given(rules, rule);

    if (status < 0)
        return status;
    if (hand == NULL || score == NULL)
        return TALON_E_NULL;
    status = seats_status(rule, hand);
    if (status == TALON_OK)
        status = contract_status(hand);
    if (status == TALON_OK)
        status = tricks_status(rule, hand);
    if (status == TALON_OK)
        status = before_status(rule, hand);
    if (status == TALON_OK)
        tln_fh_score(rule, hand, score);
    return status;
}
