/* SPDX-License-Identifier: MIT */
/* A round of betting (TR-17, TR-18, TR-33). For what is bet on see tr_poker.c;
 * for what can have led to a state, tr_bets.c.
 *
 * Every bet goes into `pot` at once, and `staked` has the share of each seat. A
 * seat must act while it has chips and either owes a call or has not acted
 * since the last bet or raise (`acted`); when no seat must, the betting is
 * over. On open accounts every seat always has chips. */
#include "tripoli/tr_betting.h"
#include "tripoli/tr_chips.h"
#include "tripoli/tr_moves.h"

int64_t tln_tr_highest_stake(const struct tripoli *game)
{
    int64_t highest = 0;
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (game->staked[seat] > highest)
            highest = game->staked[seat];
    }
    return highest;
}

uint32_t tln_tr_seats_with_chips(const struct tripoli *game)
{
    uint32_t seat, with = 0;

    if (!table_stakes(game))
        return game->in_poker;
    for (seat = 0; seat < SEATS; seat++)
        with |= (uint32_t)(game->stack[seat] > 0) << seat;
    return with & game->in_poker;
}

/* Those of some seats that owe a call. */
static uint32_t owing(const struct tripoli *game, uint32_t seats)
{
    int64_t highest = tln_tr_highest_stake(game);
    uint32_t seat, owe = 0;

    for (seat = 0; seat < SEATS; seat++)
        owe |= (uint32_t)(game->staked[seat] < highest) << seat;
    return owe & seats;
}

int32_t tln_tr_poker_opener(const struct tripoli *game)
{
    if (rule_of(game, TALON_TR_OPTION_POKER_OPENER) ==
        TALON_TR_POKER_OPENER_DEALER)
        return game->dealer;
    return left_of(game->in_deal, game->dealer);
}

int tln_tr_betting_goes_on(struct tripoli *game)
{
    uint32_t able = tln_tr_seats_with_chips(game), owe = owing(game, able);
    uint32_t waiting = owe | (able & ~(uint32_t)game->acted);
    int32_t from =
        game->acted == 0 ? tln_tr_poker_opener(game) : game->to_act + 1;

    if (at_most_one(game->in_poker) || waiting == 0 ||
        (owe == 0 && at_most_one(able)))
        return 0;
    game->to_act = (int8_t)first_from(waiting, from);
    return 1;
}

int64_t tln_tr_bet_limit(const struct tripoli *game)
{
    int32_t limit = rule_of(game, TALON_TR_OPTION_BET_LIMIT);

    return limit > 0 ? limit : MOVE_CHIPS_MAX;
}

/* What the seat to act must add to call. */
static int64_t call_owed(const struct tripoli *game)
{
    return tln_tr_highest_stake(game) - game->staked[game->to_act];
}

/* TR-18, TR-33: a seat with less calls with all it has. */
int64_t tln_tr_call_cost(const struct tripoli *game, int32_t seat)
{
    if (!is_among(game->in_poker, seat))
        return 0;
    return payable(game, seat, tln_tr_highest_stake(game) - game->staked[seat]);
}

/* The most the seat to act can bet, or raise after calling; may be below 1. */
static int64_t highest_bet(const struct tripoli *game)
{
    int64_t left = purse(game, game->to_act) - call_owed(game);
    int64_t limit = tln_tr_bet_limit(game);

    return left < limit ? left : limit;
}

/* Why the seat to act may not raise at all (TR-18, TR-33), or TALON_OK. */
static talon_status raise_status(const struct tripoli *game)
{
    int32_t cap = rule_of(game, TALON_TR_OPTION_RAISE_CAP);

    if (cap > 0 && game->raises >= cap)
        return TALON_E_RAISE_CAP;
    if ((tln_tr_seats_with_chips(game) & ~seat_bit(game->to_act)) == 0)
        return TALON_E_NO_RIVAL;
    return TALON_OK;
}

uint32_t tln_tr_betting_choices(const struct talon_game *handle,
                                talon_choice *choice)
{
    const struct tripoli *game = tr_in(handle);
    int64_t most = highest_bet(game);

    if (tln_tr_highest_stake(game) == 0) {
        tln_tr_choice_of(&choice[0], TALON_KIND_CHECK);
        tln_tr_choice_of_amounts(&choice[1], TALON_KIND_BET, 1, most);
        return 2;
    }
    tln_tr_choice_of(&choice[0], TALON_KIND_FOLD);
    tln_tr_choice_of(&choice[1], TALON_KIND_CALL_BET);
    if (raise_status(game) != TALON_OK || most < 1)
        return 2;
    tln_tr_choice_of_amounts(&choice[2], TALON_KIND_RAISE_BY, 1, most);
    return 3;
}

/* The reasons in order: a kind that does not fit before or after a bet; for a
 * raise the cap, or no rival left; then the amount: below 1, above the limit,
 * more than the seat has. */
talon_status tln_tr_betting_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    const struct tripoli *game = tr_in(handle);
    int bet_made = tln_tr_highest_stake(game) > 0;
    talon_status status = TALON_OK;

    (void)concerned;
    if (bet_made !=
        (move->kind == TALON_KIND_FOLD || move->kind == TALON_KIND_CALL_BET ||
         move->kind == TALON_KIND_RAISE_BY))
        return TALON_E_PHASE;
    if (move->kind == TALON_KIND_RAISE_BY)
        status = raise_status(game);
    else if (move->kind != TALON_KIND_BET)
        return TALON_E_FIELD;
    if (status < 0)
        return status;
    if (move->amount < 1)
        return TALON_E_AMOUNT;
    return move->amount > tln_tr_bet_limit(game) ? TALON_E_BET_LIMIT
                                                 : TALON_E_CHIPS;
}

static void stake(struct tripoli *game, struct events *events, int32_t seat,
                  int64_t amount)
{
    game->staked[seat] += amount;
    tln_tr_pay_box(game, events, seat, TALON_TR_BOX_POT, amount,
                   TALON_REASON_STAKE);
}

void tln_tr_bet(struct tripoli *game, const talon_move *move,
                struct events *events)
{
    int32_t seat = game->to_act;

    switch (move->kind) {
    case TALON_KIND_FOLD:
        game->in_poker &= (uint16_t)~seat_bit(seat);
        break;
    case TALON_KIND_CALL_BET: /* TR-33: with less it is all-in */
        stake(game, events, seat, tln_tr_call_cost(game, seat));
        break;
    case TALON_KIND_RAISE_BY:
        if (game->raises < UINT16_MAX)
            game->raises++;
        if (game->raise_count[seat] < UINT8_MAX)
            game->raise_count[seat]++;
        /* fall through */
    case TALON_KIND_BET:
        stake(game, events, seat, call_owed(game) + move->amount);
        game->acted = 0;
        break;
    default:
        break;
    }
    game->acted |= (uint16_t)seat_bit(seat);
    game->last_action[seat] = (uint8_t)move->kind;
}
