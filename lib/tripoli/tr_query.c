/* What screens ask of Tripoli: the session at a glance, the cards played, a
 * random board, what a hand collects. Arguments are checked here. */
#include "game/handle.h"
#include "tripoli/tr_cards.h"
#include "tripoli/tr_deal.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_module.h"
#include "tripoli/tr_session.h"
#include "tripoli/tr_view.h"

static const char *const box_key[TALON_TR_BOXES + 1] = {
    "",    "ace",  "king",     "queen", "jack",
    "ten", "pair", "sequence", "kitty", "pot"};

const char *talon_tr_box_key(uint32_t box)
{
    return box <= TALON_TR_BOXES ? box_key[box] : "";
}

static void fill_chips(const struct tripoli *game, talon_tr_state *state)
{
    uint32_t seat;

    memcpy(state->stack, game->stack, sizeof state->stack);
    memcpy(state->staked, game->staked, sizeof state->staked);
    memcpy(state->box, game->box + 1, sizeof state->box);
    for (seat = 0; seat < SEATS; seat++)
        state->gain[seat] = game->stack[seat] - game->before[seat];
}

/* The rank of the lowest of some cards of a suit; 0 if there are none. */
static uint8_t rank_of(talon_cards cards)
{
    return cards != 0 ? (uint8_t)talon_card_rank(set_lowest(cards)) : 0;
}

static void fill_board(const struct board *board, talon_tr_state *state)
{
    uint32_t box;

    for (box = TALON_TR_BOX_ACE; box <= TALON_TR_BOX_TEN; box++)
        state->pay[box - 1] = tln_tr_pay_card(board, box);
    state->pair_suit = 0;
    if (board->pair != 0)
        state->pair_suit = (uint8_t)lane_suit(set_lowest(board->pair));
    state->pair_rank = rank_of(board->pair & (board->pair - 1));
    state->sequence = rank_of(board->sequence);
}

static void fill_cards(const struct tripoli *game, talon_tr_state *state)
{
    memcpy(state->hand, game->hand, sizeof state->hand);
    memcpy(state->selected, game->selected, sizeof state->selected);
    memcpy(state->held, game->held, sizeof state->held);
    state->spare = game->spare;
    state->spare_count = game->spare_held;
    state->shown = game->shown;
    state->run = tln_tr_current_run(game);
    state->lead_passed = tln_tr_lead_passers(game, state->run);
    state->plays = game->plays;
    state->last =
        game->plays > 0 ? game->play[game->plays - 1] : TALON_CARD_NONE;
    state->run_seat =
        game->plays > 0 ? game->player[game->plays - 1] : TALON_NOBODY;
}

static void fill_table(const struct tripoli *game, talon_tr_state *state)
{
    state->turn = game->common.turn;
    state->phase = game->phase;
    state->deals = game->deals;
    state->in_deal = game->in_deal;
    state->in_poker = game->in_poker;
    state->barred = game->barred;
    state->passed = game->passed;
    state->offer = game->offer;
    state->raises = game->raises;
    state->closing = game->closing;
    state->to_act = game->to_act;
    state->dealer = game->to_act == TALON_TABLE
                        ? (int8_t)tln_tr_next_dealer(game)
                        : game->dealer;
    state->bidder = game->bidder;
    state->buyer = game->buyer;
    state->pot_winner = game->pot_winner;
    state->deal_winner = game->deal_winner;
    state->swapped = (uint8_t)has_swapped(game);
}

/* Whether a snapshot has everything it has a field for. */
static int is_complete(const struct tripoli *game)
{
    return game->common.view == 0 || (tln_tr_hidden_hands(game) == 0 &&
                                      tln_tr_hidden_selections(game) == 0 &&
                                      !tln_tr_is_spare_hidden(game));
}

talon_status talon_tr_state_of(const talon_game *handle, talon_tr_state *state)
{
    talon_status status = handle_status_of(handle, &tln_tr_module);
    const struct tripoli *game;

    if (status < 0)
        return status;
    if (state == NULL)
        return TALON_E_NULL;
    game = tr_in(handle);
    /* Every member is filled in: to clear them first took a sixth of the time.
     */
    fill_chips(game, state);
    fill_board(&game->board, state);
    fill_cards(game, state);
    fill_table(game, state);
    memset(state->zero, 0, sizeof state->zero);
    return is_complete(game) ? TALON_OK : TALON_UNKNOWN;
}

talon_status talon_tr_plays(const talon_game *handle, talon_move *play,
                            uint32_t capacity, uint32_t *count)
{
    talon_status status = handle_status_of(handle, &tln_tr_module);
    const struct tripoli *game;
    uint32_t i;

    if (status < 0)
        return status;
    if (count == NULL || (play == NULL && capacity > 0))
        return TALON_E_NULL;
    game = tr_in(handle);
    *count = game->plays;
    if (play == NULL)
        return TALON_OK;
    if (capacity < game->plays)
        return TALON_E_SPACE;
    for (i = 0; i < game->plays; i++) {
        play[i] = (talon_move){.cards = BIT(game->play[i]),
                               .kind = TALON_KIND_PLAY,
                               .seat = game->player[i]};
    }
    return TALON_OK;
}

talon_status talon_tr_board_shuffle(const talon_game *handle, talon_rng *rng,
                                    talon_move *move)
{
    static const uint8_t lowest[] = {
        2, 3, 4, 5, 6, 7, 8, 9, 10, TALON_RANK_JACK, TALON_RANK_QUEEN};
    talon_status status = handle_status_of(handle, &tln_tr_module);
    uint32_t i;

    if (status < 0)
        return status;
    if (rng == NULL || move == NULL)
        return TALON_E_NULL;
    if (!tln_tr_is_board_due(tr_in(handle)))
        return TALON_E_NOT_DUE;
    *move = (talon_move){.kind = TALON_KIND_BOARD, .seat = TALON_TABLE};
    for (i = 0; i < PAY_CARDS; i++) {
        move->cards |=
            BIT(CARD(1 + talon_rng_below(rng, 4), tln_tr_pay_rank[i]));
    }
    move->object = (uint8_t)(1 + talon_rng_below(rng, 4));
    move->amount = lowest[talon_rng_below(rng, sizeof lowest)];
    return TALON_OK;
}

talon_status talon_tr_collects(const talon_rules *rules,
                               const talon_cards *hand, uint32_t *boxes,
                               talon_cards *cards)
{
    struct board board;
    talon_cards entitling;
    talon_status status;

    if (rules == NULL || hand == NULL || boxes == NULL)
        return TALON_E_NULL;
    if (rules->game != TALON_GAME_TRIPOLI)
        return TALON_E_WRONG_GAME;
    status = tln_rules_status(rules);
    if (status < 0)
        return status;
    if (*hand & ~PACK_52)
        return TALON_E_CARD_FOREIGN;
    board = tln_tr_board_of_rules(rules->value);
    *boxes = tln_tr_entitled(&board, *hand, &entitling);
    if (cards != NULL)
        *cards = entitling;
    return TALON_OK;
}
