/* SPDX-License-Identifier: MIT */
/* A random move that makes for sensible random play: the kind is drawn first,
 * then one of its moves, with a modest amount. If every move were equally
 * likely, nearly every bet would be for hundreds of thousands of chips, and
 * hardly any seat would ever pass. */
#include "base/set.h"
#include "game/choice.h"

/* How many of the lowest amounts of a range are drawn from. */
#define MODEST 4

/* How many cards a choice has to pick from, but at least 1. */
static uint32_t weight_of(const talon_choice *choice)
{
    uint32_t cards = set_count(choice->cards);

    return cards > 0 ? cards : 1;
}

/* One of the kinds, each equally likely. */
static uint32_t draw_kind(const talon_choice *choice, uint32_t count,
                          talon_rng *rng)
{
    uint16_t kind[TALON_CHOICES_MAX] = {0};
    uint32_t i, k, kinds = 0;

    for (i = 0; i < count; i++) {
        for (k = 0; k < kinds && kind[k] != choice[i].kind; k++)
            ;
        kind[k] = choice[i].kind;
        kinds += k == kinds;
    }
    return kind[talon_rng_below(rng, kinds)];
}

/* One of the choices of a kind; the more cards it has, the likelier. */
static const talon_choice *draw_choice(const talon_choice *choice,
                                       uint32_t kind, uint32_t count,
                                       talon_rng *rng)
{
    uint32_t i, all = 0;

    for (i = 0; i < count; i++)
        all += choice[i].kind == kind ? weight_of(&choice[i]) : 0;
    all = talon_rng_below(rng, all);
    for (i = 0; choice[i].kind != kind || all >= weight_of(&choice[i]); i++)
        all -= choice[i].kind == kind ? weight_of(&choice[i]) : 0;
    return &choice[i];
}

/* `count` cards out of a set. */
static talon_cards draw_cards(talon_cards set, uint32_t count, talon_rng *rng)
{
    talon_card card[TALON_PACK_MAX];
    talon_cards drawn = 0;
    uint32_t n = 0;

    while (set != 0)
        card[n++] = set_take_first(&set);
    for (; count > 0; count--) {
        uint32_t i = talon_rng_below(rng, n--);

        drawn |= BIT(card[i]);
        card[i] = card[n];
    }
    return drawn;
}

/* One of the bits that are set. */
static uint8_t draw_bit(uint32_t bits, talon_rng *rng)
{
    uint32_t i = talon_rng_below(rng, set_count(bits));

    for (; i > 0; i--)
        bits &= bits - 1;
    return set_lowest(bits);
}

static void draw_move(const talon_choice *choice, talon_rng *rng,
                      talon_move *move)
{
    uint32_t span = (uint32_t)(choice->amount_max - choice->amount_min);
    uint32_t picks = (uint32_t)(choice->pick_max - choice->pick_min) + 1;
    uint32_t pick = choice->pick_min + talon_rng_below(rng, picks);

    move->kind = choice->kind;
    move->cards = choice->required | draw_cards(choice->cards, pick, rng);
    move->amount =
        choice->amount_min +
        (int32_t)talon_rng_below(rng, span < MODEST ? span + 1 : MODEST);
    move->index = (uint8_t)(choice->index_min +
                            talon_rng_below(rng, choice->index_max -
                                                     choice->index_min + 1u));
    move->denomination = draw_bit(choice->denominations, rng);
    if (choice->other_seats != 0)
        move->other = (int8_t)draw_bit(choice->other_seats, rng);
}

talon_status talon_game_move_random(const talon_game *game, talon_rng *rng,
                                    talon_move *next_move)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_status status = handle_status(game);
    talon_move move = {0};
    uint32_t kind, count;
    int32_t seat;

    if (status < 0)
        return status;
    if (rng == NULL || next_move == NULL)
        return TALON_E_NULL;
    seat = to_act_in(module_of_handle(game), game);
    if (seat == TALON_NOBODY)
        return TALON_E_OVER;
    if (seat == TALON_TABLE)
        return TALON_E_NOT_DUE;
    if (is_hidden_from(game, seat))
        return TALON_E_VIEW;
    count = tln_choices_of(game, seat, choice);
    kind = draw_kind(choice, count, rng);
    move.seat = (int8_t)seat;
    draw_move(draw_choice(choice, kind, count, rng), rng, &move);
    *next_move = move;
    return TALON_OK;
}
