/* SPDX-License-Identifier: MIT */
/* The station and the random player. The station always does the same, except
 * that it leads at random, so a player that loses to it is worse than one that
 * has no plan at all. */
#include "tr_common.h"
#include "tr_players.h"

static void decide_at_random(const struct reference_player *self,
                             struct turn *turn)
{
    talon_choice choice;

    (void)self;
    talon_game_move_random(turn->view, turn->rng, &turn->move);
    if ((turn->move.kind == TALON_KIND_BET ||
         turn->move.kind == TALON_KIND_RAISE_BY) &&
        tr_choice_of(turn->view, turn->seat, turn->move.kind, &choice))
        turn->move.amount =
            choice.amount_min +
            (int32_t)talon_rng_below(
                turn->rng,
                (uint32_t)(choice.amount_max - choice.amount_min) + 1);
}

/* The best five cards that the seat holds. */
static talon_cards best_five(const talon_game *view, int32_t seat)
{
    talon_cards hand = 0, five = 0;

    talon_game_cards(view, (uint32_t)seat, &hand, NULL);
    talon_poker_best(&hand, NULL, &five);
    return five;
}

static void decide(const struct reference_player *self, struct turn *turn)
{
    const talon_game *view = turn->view;
    talon_move *move = &turn->move;
    int32_t seat = turn->seat;
    talon_choice choice;
    uint32_t phase = 0;

    (void)self;
    talon_game_phase(view, &phase);
    switch (phase) {
    case TALON_PHASE_SPARE:
        tr_either(view, seat, TALON_KIND_KEEP, TALON_KIND_AUCTION, move);
        break;
    case TALON_PHASE_SELECT_HAND:
        tr_select(seat, best_five(view, seat), move);
        break;
    case TALON_PHASE_BETTING:
        tr_either(view, seat, TALON_KIND_CHECK, TALON_KIND_CALL_BET, move);
        break;
    case TALON_PHASE_MICHIGAN:
        if (tr_choice_of(view, seat, TALON_KIND_PLAY, &choice))
            tr_lead(seat, tr_draw(choice.cards | choice.required, turn->rng),
                    move);
        break;
    default: /* passes, so it never has to name a pay suit */
        talon_game_seat_move_at(view, seat, 0, move);
        break;
    }
}

const struct reference_player tr_random = {
    .name = "random",
    .game_id = TALON_GAME_TRIPOLI,
    .decide = decide_at_random,
};

const struct reference_player tr_station = {
    .name = "station",
    .game_id = TALON_GAME_TRIPOLI,
    .decide = decide,
};

const struct reference_player *const tr_reference_players[] = {
    &tr_station,      &tr_sound,
    &tr_alysoun_easy, &tr_alysoun_medium,
    &tr_alysoun_hard, &tr_alysoun_card_shark,
    &tr_random,       NULL,
};
