/* SPDX-License-Identifier: MIT */
/* The poker of a deal (TR-15 … TR-19): five cards are chosen, bet on and shown,
 * and the pots are paid out. A closing pot (TR-30) is played for in the same
 * way with the five cards dealt. For the betting see tr_betting.c; for how
 * stakes make pots, tr_pots.c. */
#include "tripoli/tr_poker.h"
#include "tripoli/tr_bets.h"
#include "tripoli/tr_betting.h"
#include "tripoli/tr_chips.h"
#include "tripoli/tr_closing.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_moves.h"
#include "tripoli/tr_pots.h"

/* Whether this deal or closing round has poker, and whether it has betting
 * (TR-17, TR-30). */
static int has_poker(const struct tripoli *game)
{
    return is_closing_deal(game) ||
           rule_of(game, TALON_TR_OPTION_POKER) != TALON_TR_POKER_OFF;
}

static int has_betting(const struct tripoli *game)
{
    if (is_closing_deal(game)) {
        return rule_of(game, TALON_TR_OPTION_CLOSING_BETS) &&
               rule_of(game, TALON_TR_OPTION_POKER) != TALON_TR_POKER_SHOWDOWN;
    }
    return rule_of(game, TALON_TR_OPTION_POKER) == TALON_TR_POKER_ON;
}

uint32_t tln_tr_chosen(const struct tripoli *game)
{
    if (game->in_poker == 0)
        return 0;
    if (game->phase != TALON_PHASE_SELECT_HAND)
        return game->in_deal;
    return seats_before(game->in_deal, tln_tr_poker_opener(game), game->to_act);
}

int tln_tr_was_showdown(const struct tripoli *game)
{
    return game->pot_winner != TALON_NOBODY && !at_most_one(game->in_poker);
}

/* TR-19: all seats still in show their five cards. */
static void show_hands(struct tripoli *game, struct events *events)
{
    uint32_t rest = game->in_poker;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->dealer + 1);

        tln_tr_show(game, events, seat, game->selected[seat],
                    TALON_REASON_SHOWDOWN);
    }
}

/* Pays a pot out. In a deal what cannot be shared stays in the pot (TR-19); in
 * a closing pot the sharers get it chip by chip, from the dealer's left
 * (TR-30). */
static void pay_out(struct tripoli *game, struct events *events,
                    const talon_tr_pot *pot, uint32_t number)
{
    struct claim claim = {.reason = TALON_REASON_POT, .pot = number};
    int64_t odd = is_closing(game) ? pot->rest : 0;
    uint32_t rest = pot->winners;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->dealer + 1);
        int64_t extra = odd > 0;

        tln_tr_take_box(game, events, TALON_TR_BOX_POT, seat,
                        pot->share + extra, &claim);
        odd -= extra;
    }
}

static void take_stakes_back(struct tripoli *game, struct events *events,
                             const int64_t back[SEATS])
{
    struct claim claim = {.reason = TALON_REASON_UNCALLED};
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        tln_tr_take_box(game, events, TALON_TR_BOX_POT, seat, back[seat],
                        &claim);
}

/* The round is over: hands are shown if more than one seat is left, and each
 * pot goes to its winners. */
static void settle(struct tripoli *game, struct events *events)
{
    talon_tr_pot pot[SEATS];
    int64_t back[SEATS], staked = 0;
    uint32_t i, pots;

    for (i = 0; i < SEATS; i++)
        staked += game->staked[i];
    pots = tln_tr_divide_pots(game->staked, game->in_poker,
                              game->box[TALON_TR_BOX_POT] - staked,
                              game->selected, pot, back);
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

/* The next seat acts, or the round is over. */
static void go_on(struct tripoli *game, struct events *events)
{
    if (!tln_tr_betting_goes_on(game))
        settle(game, events);
}

/* TR-17: the betting, or the showdown at once. */
static void begin_betting(struct tripoli *game, struct events *events)
{
    game->phase = TALON_PHASE_BETTING;
    if (has_betting(game))
        go_on(game, events);
    else
        settle(game, events);
}

/* TR-15: cards are chosen from the opener clockwise. TR-30: the five cards
 * dealt are the poker hand. */
void tln_tr_poker_begin(struct tripoli *game, struct events *events)
{
    if (!has_poker(game)) {
        tln_tr_michigan_begin(game, events);
        return;
    }
    game->in_poker = game->in_deal;
    if (is_closing_deal(game)) {
        memcpy(game->selected, game->hand, sizeof game->selected);
        begin_betting(game, events);
    } else {
        game->phase = TALON_PHASE_SELECT_HAND;
        game->to_act = (int8_t)tln_tr_poker_opener(game);
    }
}

/* Any five of a hand. */
static uint32_t selections_of(const struct tripoli *game, int32_t seat,
                              talon_choice *choice)
{
    tln_tr_choice_of_cards(choice, TALON_KIND_SELECT_HAND, game->hand[seat],
                           POKER_CARDS);
    return 1;
}

static uint32_t select_choices(const struct talon_game *handle,
                               talon_choice *choice)
{
    const struct tripoli *game = tr_in(handle);

    return selections_of(game, game->to_act, choice);
}

static void select_apply(struct talon_game *handle, const talon_move *move,
                         struct events *events)
{
    struct tripoli *game = tr_of(handle);

    tell_move_step(handle, events, move)->viewers =
        (uint16_t)seat_bit(move->seat);
    game->selected[game->to_act] = move->cards;
    game->to_act = (int8_t)left_of(game->in_deal, game->to_act);
    if (game->to_act == tln_tr_poker_opener(game))
        begin_betting(game, events);
}

/* TR-15: a seat that has not chosen yet and is not the one to act. */
static uint32_t select_owed(const struct talon_game *handle, int32_t seat,
                            talon_choice *choice)
{
    const struct tripoli *game = tr_in(handle);
    uint32_t owing = game->in_deal & ~tln_tr_chosen(game);

    if (seat == game->to_act || !is_among(owing, seat))
        return 0;
    return selections_of(game, seat, choice);
}

const struct phase tln_tr_select_phase = {
    .number = TALON_PHASE_SELECT_HAND,
    .key = WORDS("select-hand", "poker hands"),
    .kinds = (const uint16_t[]){TALON_KIND_SELECT_HAND, 0},
    .choices = select_choices,
    .apply = select_apply,
    .owed = select_owed,
};

static void betting_apply(struct talon_game *handle, const talon_move *move,
                          struct events *events)
{
    struct tripoli *game = tr_of(handle);

    tell_move_step(handle, events, move);
    tln_tr_bet(game, move, events);
    go_on(game, events);
}

const struct phase tln_tr_betting_phase = {
    .number = TALON_PHASE_BETTING,
    .key = WORDS("betting", "betting"),
    .kinds =
        (const uint16_t[]){TALON_KIND_CHECK, TALON_KIND_BET, TALON_KIND_FOLD,
                           TALON_KIND_CALL_BET, TALON_KIND_RAISE_BY, 0},
    .choices = tln_tr_betting_choices,
    .refusal = tln_tr_betting_refusal,
    .apply = betting_apply,
};

/* The poker is over: checks who is still in, who has won, and what is left of
 * the betting. */
static int settled_poker_fits(const struct tripoli *game)
{
    uint32_t in_poker = game->in_poker;

    if (in_poker == 0 || (in_poker & ~(uint32_t)game->in_deal) ||
        !is_among(in_poker, game->pot_winner))
        return 0;
    if (!has_betting(game))
        return tln_tr_no_bets(game) && in_poker == game->in_deal;
    return tln_tr_settled_bets_fit(game);
}

/* Whether nothing has been bet, and nobody has won. */
static int no_betting_yet(const struct tripoli *game)
{
    return tln_tr_no_bets(game) && game->pot_winner == TALON_NOBODY;
}

static int raises_fit(const struct tripoli *game)
{
    int32_t cap = rule_of(game, TALON_TR_OPTION_RAISE_CAP);

    if (!has_betting(game))
        return game->raises == 0;
    return cap == 0 || game->raises <= cap;
}

int tln_tr_poker_fits(const struct tripoli *game)
{
    if (!raises_fit(game))
        return 0;
    if (game->phase == TALON_PHASE_SELECT_HAND) {
        return has_poker(game) && no_betting_yet(game) &&
               game->in_poker == game->in_deal;
    }
    if (game->phase == TALON_PHASE_BETTING) {
        return has_betting(game) && game->pot_winner == TALON_NOBODY &&
               tln_tr_betting_fits(game);
    }
    if (!has_poker(game) || part_of(game) < PART_POKER)
        return no_betting_yet(game) && game->in_poker == 0;
    return settled_poker_fits(game);
}
