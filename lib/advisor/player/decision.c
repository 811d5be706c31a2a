/* SPDX-License-Identifier: MIT */
/* Filling and sorting the list of a decision, drawing its seed, and looking at
 * the flag that ends it. */
#include "advisor/player/decision.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/stop.h"

int tln_pl_stopped(struct decision *decision)
{
    if (decision->stopped == 0 && is_stop_set(decision->stop))
        decision->stopped = 1;
    return decision->stopped != 0;
}

talon_advice *tln_pl_add(struct decision *decision, const talon_move *move)
{
    talon_advice *advice;

    if (decision->count >= TALON_PLAYER_MOVES_MAX ||
        talon_game_check(decision->view, move, NULL) != TALON_OK)
        return NULL;
    advice = &decision->advice[decision->count++];
    memset(advice, 0, sizeof *advice);
    advice->next_move = *move;
    advice->card = TALON_CARD_NONE;
    advice->seat = TALON_NOBODY;
    return advice;
}

int tln_pl_is_known_kind(uint32_t kind)
{
    return kind >= TALON_KIND_PASS && kind <= TALON_KIND_CALL_BET;
}

int tln_pl_only_move(struct decision *decision)
{
    uint32_t count;
    talon_move move;
    talon_advice *advice;

    if (talon_game_seat_move_count(decision->view, decision->seat, &count) <
            0 ||
        count != 1 ||
        talon_game_seat_move_at(decision->view, decision->seat, 0, &move) < 0 ||
        !tln_pl_is_known_kind(move.kind))
        return 0;
    advice = tln_pl_add(decision, &move);
    if (advice != NULL)
        advice->reason = TALON_ADVICE_ONLY_MOVE;
    return advice != NULL;
}

/* The plainest move that a choice describes. */
static void plainest(const talon_choice *choice, int32_t seat, talon_move *move)
{
    talon_cards rest = choice->cards;
    uint32_t picked;

    memset(move, 0, sizeof *move);
    move->kind = choice->kind;
    move->seat = (int8_t)seat;
    move->cards = choice->required;
    for (picked = 0; picked < choice->pick_min && rest != 0; picked++)
        move->cards |= take_low(&rest);
    move->amount = choice->amount_min;
    move->index = choice->index_min;
    if (choice->denominations != 0)
        move->denomination = (uint8_t)low_index(choice->denominations);
    if (choice->other_seats != 0)
        move->other = (int8_t)low_index(choice->other_seats);
}

talon_status tln_pl_add_plain(struct decision *decision)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_move move;
    talon_advice *advice;
    uint32_t count, i;
    talon_status status = talon_game_choices_of(
        decision->view, decision->seat, choice, TALON_CHOICES_MAX, &count);

    if (status != TALON_OK || count == 0)
        return status == TALON_E_SPACE ? TALON_E_UNSUPPORTED : TALON_E_NO_WORLD;
    for (i = 0; i < count; i++) {
        if (!tln_pl_is_known_kind(choice[i].kind))
            continue;
        plainest(&choice[i], decision->seat, &move);
        advice = tln_pl_add(decision, &move);
        if (advice == NULL)
            continue;
        advice->reason = TALON_ADVICE_NOT_COMPARED;
        return TALON_OK;
    }
    return TALON_E_UNSUPPORTED;
}

int tln_pl_brings_most(const struct decision *decision)
{
    uint32_t i;

    for (i = 1; i < decision->count; i++) {
        if (decision->advice[i].worth > decision->advice[0].worth)
            return 0;
    }
    return 1;
}

void tln_pl_sort(struct decision *decision)
{
    uint32_t i, k;

    for (i = 1; i < decision->count; i++) {
        talon_advice moved = decision->advice[i];

        for (k = i; k > 0 && decision->advice[k - 1].worth < moved.worth; k--)
            decision->advice[k] = decision->advice[k - 1];
        decision->advice[k] = moved;
    }
}

talon_status tln_pl_seed(talon_rng *rng, uint64_t *number)
{
    uint8_t bytes[8];
    uint32_t i;
    talon_status status = talon_rng_bytes(rng, bytes, sizeof bytes);

    *number = 0;
    for (i = 0; status == TALON_OK && i < sizeof bytes; i++)
        *number |= (uint64_t)bytes[i] << 8 * i;
    return status;
}
