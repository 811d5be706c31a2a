/* SPDX-License-Identifier: MIT */
/* The session (TR-3 … TR-6, TR-29, TR-34): how it starts, and what the table
 * may do between deals. For what follows, see tr_deal.c and tr_closing.c. */
#include "tripoli/tr_session.h"
#include "tripoli/tr_closing.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_moves.h"

/* The twenty cards that can pay. */
#define PAY_RANKS (IN_EVERY_SUIT * 0xF100)

/* TR-6: whether a board is turned before the next deal. */
static int follows_board(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_OPTION_BOARD) == TALON_TR_BOARD_PER_DEAL &&
           tln_tr_may_deal(game);
}

int tln_tr_is_board_due(const struct tripoli *game)
{
    return game->phase == TALON_PHASE_BETWEEN && follows_board(game);
}

/* TR-6, TR-9: the board is that of the options, as far as they determine
 * one. */
void tln_tr_start(struct talon_game *handle)
{
    struct tripoli *game = tr_of(handle);
    uint32_t rest = all_seats(game);

    while (rest != 0)
        game->stack[take_seat(&rest, 0)] =
            rule_of(game, TALON_TR_OPTION_BANKROLL);
    memcpy(game->before, game->stack, sizeof game->before);
    if (rule_of(game, TALON_TR_OPTION_BOARD) == TALON_TR_BOARD_FIXED)
        game->board = tln_tr_board_of_rules(game->rule);
    if (rule_of(game, TALON_TR_OPTION_PAY_AUCTION))
        game->board.pay = game->board.pair = 0;
    game->phase = TALON_PHASE_BETWEEN;
    game->to_act = TALON_TABLE;
    game->dealer = TALON_NOBODY;
    game->bidder = game->buyer = TALON_NOBODY;
    game->pot_winner = game->opener = game->deal_winner = TALON_NOBODY;
    game->due = TALON_CARD_NONE;
}

/* TR-34, TR-3: the chips a seat can buy. */
static int64_t room_of(const struct tripoli *game, int32_t seat)
{
    int64_t room = CHIPS_MAX - game->stack[seat];

    return room < MOVE_CHIPS_MAX ? room : MOVE_CHIPS_MAX;
}

/* One choice for all seats that can buy any amount, and one for each other
 * seat. */
static uint32_t buy_choices(const struct tripoli *game, talon_choice *choice)
{
    uint32_t rest, rich = 0, count = 0;

    for (rest = all_seats(game); rest != 0;) {
        int32_t seat = take_seat(&rest, 0);

        if (room_of(game, seat) == MOVE_CHIPS_MAX)
            rich |= seat_bit(seat);
    }
    if (rich != 0) {
        tln_tr_choice_of_amounts(&choice[count++], TALON_KIND_BUY, 1,
                                 MOVE_CHIPS_MAX)
            ->other_seats = (uint16_t)rich;
    }
    for (rest = all_seats(game) & ~rich; rest != 0;) {
        int32_t seat = take_seat(&rest, 0);

        if (room_of(game, seat) > 0) {
            tln_tr_choice_of_amounts(&choice[count++], TALON_KIND_BUY, 1,
                                     room_of(game, seat))
                ->other_seats = (uint16_t)seat_bit(seat);
        }
    }
    return count;
}

/* TR-6: five of the twenty cards, the suit of the pair, the lowest rank of the
 * sequence. */
static void board_choice(talon_choice *choice)
{
    tln_tr_choice_of_cards(choice, TALON_KIND_BOARD, PAY_RANKS, PAY_CARDS);
    choice->index_min = 2;
    choice->index_max = TALON_RANK_QUEEN;
    choice->flags = TALON_CHOICE_LOOSE;
    choice->denominations = SUITS;
}

static uint32_t choices(const struct talon_game *handle, talon_choice *choice)
{
    const struct tripoli *game = tr_in(handle);
    uint32_t count = 0;

    if (tln_tr_is_board_due(game))
        board_choice(&choice[count++]);
    else if (tln_tr_may_deal(game))
        count += tln_tr_deal_choices(handle, &choice[count]);
    tln_tr_choice_of_amounts(&choice[count++], TALON_KIND_FINISH, 1,
                             TALON_TR_CLOSING_MAX);
    if (table_stakes(game))
        count += buy_choices(game, &choice[count]);
    return count;
}

/* The cards of a board that do not have a paying rank to themselves. */
static talon_cards misplaced(talon_cards cards)
{
    talon_cards wrong = cards & ~PAY_RANKS;
    talon_cards rank;

    for (rank = IN_EVERY_SUIT; rank & LANE_MASK; rank <<= 1) {
        if (!set_is_single(cards & rank))
            wrong |= cards & rank;
    }
    return wrong;
}

static int starts_sequence(uint32_t rank)
{
    return (rank >= 2 && rank <= 10) || rank == TALON_RANK_JACK ||
           rank == TALON_RANK_QUEEN;
}

talon_status tln_tr_turned_status(const talon_move *move,
                                  talon_cards *concerned)
{
    if (move->denomination < TALON_SUIT_SPADES ||
        move->denomination > TALON_SUIT_HEARTS)
        return TALON_E_DENOMINATION;
    if (!starts_sequence(move->index))
        return TALON_E_INDEX;
    if (set_count(move->cards) != PAY_CARDS)
        return TALON_E_CARD_COUNT;
    *concerned = move->cards & ~PACK_52;
    if (*concerned != 0)
        return TALON_E_CARD_FOREIGN;
    *concerned = misplaced(move->cards);
    return *concerned != 0 ? TALON_E_BOARD : TALON_OK;
}

static talon_status board_status(const struct tripoli *game,
                                 const talon_move *move, talon_cards *concerned)
{
    if (rule_of(game, TALON_TR_OPTION_BOARD) != TALON_TR_BOARD_PER_DEAL)
        return TALON_E_PHASE;
    if (!tln_tr_may_deal(game))
        return TALON_E_TOO_FEW;
    return tln_tr_turned_status(move, concerned);
}

static talon_status buy_status(const struct tripoli *game,
                               const talon_move *move)
{
    if (!table_stakes(game))
        return TALON_E_PHASE;
    if (move->other < 0 || move->other >= (int32_t)players(game))
        return TALON_E_OTHER;
    if (move->amount < 1 || move->amount > MOVE_CHIPS_MAX)
        return TALON_E_AMOUNT;
    return move->amount > room_of(game, move->other) ? TALON_E_LIMIT : TALON_OK;
}

/* The reasons in order: a kind ruled out by the options; for a board too few
 * seats; the suit, or the seat; the amount; the rank; the cards; what cannot be
 * a board. */
static talon_status refusal(const struct talon_game *handle,
                            const talon_move *move, talon_cards *concerned)
{
    switch (move->kind) {
    case TALON_KIND_BOARD:
        return board_status(tr_in(handle), move, concerned);
    case TALON_KIND_BUY:
        return buy_status(tr_in(handle), move);
    default:
        return move->amount < 1 || move->amount > TALON_TR_CLOSING_MAX
                   ? TALON_E_AMOUNT
                   : TALON_OK;
    }
}

static void apply(struct talon_game *handle, const talon_move *move,
                  struct events *events)
{
    struct tripoli *game = tr_of(handle);

    tell_move_step(handle, events, move);
    switch (move->kind) {
    case TALON_KIND_BOARD:
        game->board = tln_tr_board_turned(game->rule, move);
        game->phase = TALON_PHASE_DEAL;
        break;
    case TALON_KIND_BUY: /* not part of the gain of the last deal */
        game->stack[move->other] += move->amount;
        game->before[move->other] += move->amount;
        break;
    default:
        tln_tr_closing_begin(game, (uint32_t)move->amount, events);
        break;
    }
}

static talon_status due(const struct talon_game *handle, struct due *due)
{
    const struct tripoli *game = tr_in(handle);

    if (!tln_tr_may_deal(game))
        return TALON_E_TOO_FEW;
    if (tln_tr_is_board_due(game))
        return TALON_E_NOT_DUE;
    tln_tr_find_due(game, due);
    return TALON_OK;
}

/* TR-6: five suits, the suit of the pair, and one of the eleven ranks that a
 * sequence can begin with. */
talon_status tln_tr_draw_board(const struct talon_game *handle, talon_rng *rng,
                               talon_move *move)
{
    static const uint8_t lowest[] = {
        2, 3, 4, 5, 6, 7, 8, 9, 10, TALON_RANK_JACK, TALON_RANK_QUEEN};
    uint32_t i;

    if (!tln_tr_is_board_due(tr_in(handle)))
        return TALON_E_NOT_DUE;
    *move = (talon_move){.kind = TALON_KIND_BOARD, .seat = TALON_TABLE};
    for (i = 0; i < PAY_CARDS; i++) {
        move->cards |=
            BIT(CARD(1 + talon_rng_below(rng, 4), tln_tr_pay_rank[i]));
    }
    move->denomination = (uint8_t)(1 + talon_rng_below(rng, 4));
    move->index = lowest[talon_rng_below(rng, sizeof lowest)];
    return TALON_OK;
}

const struct phase tln_tr_between_phase = {
    .number = TALON_PHASE_BETWEEN,
    .key = WORDS("between", "between deals"),
    .is_between = 1,
    .kinds = (const uint16_t[]){TALON_KIND_BOARD, TALON_KIND_BUY,
                                TALON_KIND_FINISH, 0},
    .choices = choices,
    .refusal = refusal,
    .apply = apply,
    .due = due,
    .deal = tln_tr_deal,
    .chance = tln_tr_draw_board,
};

/* Before the first deal, only purchases and a board have happened. */
int tln_tr_is_fresh(const struct tripoli *game)
{
    struct tripoli fresh;

    memset(&fresh, 0, sizeof fresh);
    memcpy(&fresh.common, &game->common, sizeof fresh.common);
    memcpy(fresh.rule, game->rule, sizeof fresh.rule);
    tln_tr_start(&fresh.common);
    memcpy(fresh.stack, game->stack, sizeof fresh.stack);
    memcpy(fresh.before, game->stack, sizeof fresh.before);
    if (game->phase == TALON_PHASE_DEAL) {
        if (!follows_board(game))
            return 0;
        fresh.board = game->board;
    }
    fresh.phase = game->phase;
    fresh.to_act = game->phase == TALON_PHASE_OVER ? TALON_NOBODY : TALON_TABLE;
    return is_deal_over(game) && memcmp(&fresh, game, TR_SAVED_SIZE) == 0;
}

/* TR-29, TR-30: whether the closing rounds, and what follows a deal, fit. */
int tln_tr_session_fits(const struct tripoli *game)
{
    switch (game->phase) {
    case TALON_PHASE_OVER:
        return game->closing == 0;
    case TALON_PHASE_DEAL:
        return is_closing(game) ||
               (!is_closing_deal(game) && follows_board(game));
    case TALON_PHASE_BETTING:
        return is_closing(game) == is_closing_deal(game);
    default:
        return game->closing == 0 && !is_closing_deal(game);
    }
}
