/* SPDX-License-Identifier: MIT */
#include "tr_common.h"

#include <string.h>

int tr_choice_of(const talon_game *view, int32_t seat, uint32_t kind,
                 talon_choice *choice)
{
    talon_choice list[TALON_CHOICES_MAX];
    uint32_t count, i;

    if (talon_game_choices_of(view, seat, list, TALON_CHOICES_MAX, &count) !=
        TALON_OK)
        return 0;
    for (i = 0; i < count; i++) {
        if (list[i].kind == kind) {
            *choice = list[i];
            return 1;
        }
    }
    return 0;
}

int tr_try(const talon_game *view, int32_t seat, uint32_t kind, int32_t amount,
           talon_move *move)
{
    talon_choice choice;

    if (!tr_choice_of(view, seat, kind, &choice))
        return 0;
    memset(move, 0, sizeof *move);
    move->kind = (uint16_t)kind;
    move->seat = (int8_t)seat;
    if (amount < choice.amount_min)
        amount = choice.amount_min;
    if (amount > choice.amount_max)
        amount = choice.amount_max;
    move->amount = amount;
    return 1;
}

void tr_either(const talon_game *view, int32_t seat, uint32_t kind,
               uint32_t other, talon_move *move)
{
    if (!tr_try(view, seat, kind, 0, move) &&
        !tr_try(view, seat, other, 0, move))
        talon_game_seat_move_at(view, seat, 0, move);
}

void tr_select(int32_t seat, talon_cards five, talon_move *move)
{
    memset(move, 0, sizeof *move);
    move->kind = TALON_KIND_SELECT_HAND;
    move->seat = (int8_t)seat;
    move->cards = five;
}

talon_cards tr_draw(talon_cards cards, talon_rng *rng)
{
    uint32_t n = talon_rng_below(rng, talon_cards_count(&cards));

    return (talon_cards)1 << talon_cards_nth(&cards, n);
}

void tr_lead(int32_t seat, talon_cards card, talon_move *move)
{
    memset(move, 0, sizeof *move);
    move->kind = TALON_KIND_PLAY;
    move->seat = (int8_t)seat;
    move->cards = card;
}
