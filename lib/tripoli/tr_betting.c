/* The poker round (TR-15 … TR-19, TR-33): five cards are chosen, bet on and
 * shown, and the pots are paid out. A closing pot (TR-30) is played for in the
 * same way with the five cards dealt. How stakes make pots, pots.c knows.
 *
 * What has been bet is in `pot` at once, and `staked` tells by whom. A seat
 * must act while it has chips and either owes a call or has not acted since
 * the last bet or raise (`acted`); when that is so of no seat, the betting is
 * over. On open accounts every seat always has chips. */
#include "tripoli/tr_phases.h"

#define FIVE 5

/* The highest total put in by a seat in this round; 0 while nobody has bet. */
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

/* The seats still in that have chips to act with. */
uint32_t tln_tr_seats_with_chips(const struct tripoli *game)
{
    uint32_t seat, with = 0;

    if (!table_stakes(game))
        return game->in_poker;
    for (seat = 0; seat < SEATS; seat++)
        with |= (uint32_t)(game->stack[seat] > 0) << seat;
    return with & game->in_poker;
}

/* Of some seats those that owe a call. */
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
    if (rule_of(game, TALON_TR_POKER_OPENER) == TALON_TR_POKER_DEALER)
        return game->dealer;
    return left_of(game->in_deal, game->dealer);
}

/* TR-19: all who are still in show their five cards. */
static void show_hands(struct tripoli *game, struct events *events)
{
    uint32_t rest = game->in_poker;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->dealer + 1);

        tln_tr_show(game, events, seat, game->selected[seat],
                    TALON_AT_SHOWDOWN);
    }
}

/* Pays a pot out. In a deal what cannot be shared stays (TR-19); of a closing
 * pot the sharers get it chip by chip, from the dealer's left on (TR-30). */
static void pay_out(struct tripoli *game, struct events *events,
                    const talon_tr_pot *pot, uint32_t number)
{
    struct claim claim = {TALON_FOR_POT, number, 0};
    int64_t odd = is_closing(game) ? pot->rest : 0;
    uint32_t rest = pot->winners;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->dealer + 1);
        int64_t extra = odd > 0;

        tln_tr_take_box(game, events, TALON_TR_POT, seat, pot->share + extra,
                        &claim);
        odd -= extra;
    }
}

static void take_stakes_back(struct tripoli *game, struct events *events,
                             const int64_t back[SEATS])
{
    struct claim claim = {TALON_UNCALLED, 0, 0};
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        tln_tr_take_box(game, events, TALON_TR_POT, seat, back[seat], &claim);
}

/* The round is over: hands are shown if more than one seat is left, and every
 * pot goes to its winners. */
static void settle(struct tripoli *game, struct events *events)
{
    talon_tr_pot pot[SEATS];
    int64_t back[SEATS], staked = 0;
    uint32_t i, pots;

    for (i = 0; i < SEATS; i++)
        staked += game->staked[i];
    pots = tln_tr_divide_pots(game->staked, game->in_poker,
                              game->box[TALON_TR_POT] - staked, game->selected,
                              pot, back);
    if (!at_most_one(game->in_poker))
        show_hands(game, events);
    take_stakes_back(game, events, back);
    for (i = 0; i < pots; i++)
        pay_out(game, events, &pot[i], i + 1);
    game->pot_winner = (int8_t)left_of(pot[0].winners, game->dealer);
    memset(game->staked, 0, sizeof game->staked);
    if (is_closing(game))
        tln_tr_closing_pot_won(game, events);
    else
        tln_tr_michigan_begin(game, events);
}

/* The next seat from one on acts, or the round is over (TR-19, TR-33): when one
 * seat is left, when nobody is to act, or when nobody owes a call and nobody
 * has anyone to bet against. */
static void go_on(struct tripoli *game, struct events *events, int32_t from)
{
    uint32_t able = tln_tr_seats_with_chips(game);
    uint32_t owe = owing(game, able);
    uint32_t waiting = owe | (able & ~(uint32_t)game->acted);

    if (at_most_one(game->in_poker) || waiting == 0 ||
        (owe == 0 && at_most_one(able)))
        settle(game, events);
    else
        game->to_act = (int8_t)first_from(waiting, from);
}

/* TR-17: the betting, or the showdown at once. */
static void begin_betting(struct tripoli *game, struct events *events,
                          int betting)
{
    game->phase = TALON_PHASE_BETTING;
    if (betting)
        go_on(game, events, tln_tr_poker_opener(game));
    else
        settle(game, events);
}

/* TR-15: cards are chosen from the opener clockwise. */
void tln_tr_poker_begin(struct tripoli *game, struct events *events)
{
    if (rule_of(game, TALON_TR_POKER) == TALON_TR_POKER_OFF) {
        tln_tr_michigan_begin(game, events);
        return;
    }
    game->in_poker = game->in_deal;
    game->phase = TALON_PHASE_SELECT;
    game->to_act = (int8_t)tln_tr_poker_opener(game);
}

/* TR-15: the seats that have chosen their poker cards. */
uint32_t tln_tr_chosen(const struct tripoli *game)
{
    if (game->in_poker == 0)
        return 0;
    if (game->phase != TALON_PHASE_SELECT)
        return game->in_deal;
    return seats_before(game->in_deal, tln_tr_poker_opener(game), game->to_act);
}

/* TR-30: the five cards dealt are the poker hand. */
void tln_tr_closing_poker_begin(struct tripoli *game, struct events *events)
{
    memcpy(game->selected, game->hand, sizeof game->selected);
    game->in_poker = game->in_deal;
    begin_betting(game, events,
                  rule_of(game, TALON_TR_CLOSING_BETS) &&
                      rule_of(game, TALON_TR_POKER) != TALON_TR_POKER_SHOWDOWN);
}

uint32_t tln_tr_select_choices(const struct tripoli *game, talon_choice *choice)
{
    tln_tr_choice_of_cards(choice, TALON_SELECT, game->hand[game->to_act],
                           FIVE);
    return 1;
}

talon_status tln_tr_select_refusal(const struct tripoli *game,
                                   const talon_move *move,
                                   talon_cards *concerned)
{
    if (set_count(move->cards) != FIVE)
        return TALON_E_CARD_COUNT;
    *concerned = move->cards & ~PACK_52;
    if (*concerned != 0)
        return TALON_E_CARD_FOREIGN;
    *concerned = move->cards & ~game->hand[move->seat];
    return TALON_E_NOT_HELD;
}

void tln_tr_select_apply(struct tripoli *game, const talon_move *move,
                         struct events *events)
{
    int32_t opener = tln_tr_poker_opener(game);

    game->selected[game->to_act] = move->cards;
    game->to_act = (int8_t)left_of(game->in_deal, game->to_act);
    if (game->to_act == opener)
        begin_betting(game, events,
                      rule_of(game, TALON_TR_POKER) == TALON_TR_POKER_ON);
}

/* TR-18: the highest bet or raise by the rules, whatever the seat has. */
int64_t tln_tr_bet_limit(const struct tripoli *game)
{
    int32_t limit = rule_of(game, TALON_TR_BET_LIMIT);

    return limit > 0 ? limit : MOVE_CHIPS_MAX;
}

/* What the seat to act must add to call. */
static int64_t call_owed(const struct tripoli *game)
{
    return tln_tr_highest_stake(game) - game->staked[game->to_act];
}

/* What the seat to act can bet, or raise after calling; may be below 1. */
static int64_t highest_bet(const struct tripoli *game)
{
    int64_t left = purse(game, game->to_act) - call_owed(game);
    int64_t limit = tln_tr_bet_limit(game);

    return left < limit ? left : limit;
}

/* Why the seat to act may not raise at all (TR-18, TR-33), or TALON_OK. */
static talon_status raise_status(const struct tripoli *game)
{
    int32_t cap = rule_of(game, TALON_TR_RAISE_CAP);

    if (cap > 0 && game->raises >= cap)
        return TALON_E_RAISE_CAP;
    if ((tln_tr_seats_with_chips(game) & ~seat_bit(game->to_act)) == 0)
        return TALON_E_NO_RIVAL;
    return TALON_OK;
}

uint32_t tln_tr_betting_choices(const struct tripoli *game,
                                talon_choice *choice)
{
    int64_t most = highest_bet(game);

    if (tln_tr_highest_stake(game) == 0) {
        tln_tr_choice_of(&choice[0], TALON_CHECK);
        tln_tr_choice_of_amounts(&choice[1], TALON_BET, 1, most);
        return 2;
    }
    tln_tr_choice_of(&choice[0], TALON_FOLD);
    tln_tr_choice_of(&choice[1], TALON_CALL);
    if (raise_status(game) != TALON_OK || most < 1)
        return 2;
    tln_tr_choice_of_amounts(&choice[2], TALON_RAISE, 1, most);
    return 3;
}

/* The reasons in order: the kind fits before or after a bet; for a raise the
 * cap and the want of a rival; then the amount: below 1, above the limit, more
 * than the seat has. */
talon_status tln_tr_betting_refusal(const struct tripoli *game,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    int bet_made = tln_tr_highest_stake(game) > 0;
    talon_status status = TALON_OK;

    (void)concerned;
    if (bet_made != (move->kind == TALON_FOLD || move->kind == TALON_CALL ||
                     move->kind == TALON_RAISE))
        return TALON_E_PHASE;
    if (move->kind == TALON_RAISE)
        status = raise_status(game);
    else if (move->kind != TALON_BET)
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
    tln_tr_pay_box(game, events, seat, TALON_TR_POT, amount, TALON_FOR_STAKE);
}

void tln_tr_betting_apply(struct tripoli *game, const talon_move *move,
                          struct events *events)
{
    int32_t seat = game->to_act;

    switch (move->kind) {
    case TALON_FOLD:
        game->in_poker &= (uint16_t)~seat_bit(seat);
        break;
    case TALON_CALL: /* TR-33: with less it is all-in */
        stake(game, events, seat, payable(game, seat, call_owed(game)));
        break;
    case TALON_RAISE:
        if (game->raises < UINT16_MAX)
            game->raises++;
        /* fall through */
    case TALON_BET:
        stake(game, events, seat, call_owed(game) + move->amount);
        game->acted = 0;
        break;
    default:
        break;
    }
    game->acted |= (uint16_t)seat_bit(seat);
    go_on(game, events, seat + 1);
}
