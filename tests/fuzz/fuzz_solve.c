/* SPDX-License-Identifier: MIT */
/* Feeds bytes to the solver as if they were a position. All functions must
 * refuse it if and only if the second judge does
 * (tests/advisor/solver/model.h). If they accept it, it is solved with a node
 * limit: bounds must be sound, and small positions must have the values that
 * the judge finds. */
#include "fuzz.h"

#include "../advisor/solver/model.h"

#define NODES_MAX 20000
#define BIT(card) ((talon_cards)1 << (card))

static uint64_t area[TALON_FH_SOLVER_BYTES_MIN / 8];

static talon_fh_solver *new_solver(void)
{
    talon_fh_solver *solver;

    demand(talon_fh_solver_init(area, sizeof area, &solver) == TALON_OK);
    return solver;
}

static void check_refused(const talon_fh_position *position,
                          talon_status status)
{
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX];
    talon_move move[TALON_FH_LINE_MAX];
    talon_fh_solver *solver = new_solver();
    talon_fh_answer answer;
    int32_t verdict;
    uint32_t count;

    demand(status < 0 && talon_status_name(status)[0] != '\0');
    demand(talon_fh_solve(solver, position, 1, NULL, &answer) == status);
    demand(talon_fh_solve_reach(solver, position, 1, 1, NULL, &verdict) ==
           status);
    demand(talon_fh_solve_cards(solver, position, 1, NULL, value,
                                TALON_FH_CARD_VALUES_MAX, &count) == status);
    demand(talon_fh_solve_line(solver, position, 1, NULL, move,
                               TALON_FH_LINE_MAX, &count) == status);
}

static uint32_t tricks_left(const talon_fh_position *position)
{
    talon_cards hand = position->hand[model_to_act(position)];

    return talon_cards_count(&hand);
}

/* Solves a position; the bounds of its value must be within what the rules
 * allow. */
static talon_fh_answer solve(const talon_fh_position *position, uint32_t limit)
{
    int misere = position->denomination >= TALON_DENOMINATION_MISERE;
    uint32_t most = misere ? 1 : position->taken + tricks_left(position);
    talon_fh_answer answer;
    talon_status status;

    status = talon_fh_solve(new_solver(), position, limit, NULL, &answer);
    demand(status == TALON_OK || status == TALON_UNFINISHED);
    demand(answer.low <= answer.high);
    demand(answer.low >= (misere ? 0 : position->taken));
    demand(answer.high <= (int32_t)most);
    demand((answer.low == answer.high) || status == TALON_UNFINISHED);
    return answer;
}

/* Compares values with those of the judge if the position is small enough. */
static void check_small(const talon_fh_position *position)
{
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX];
    talon_fh_solver *solver = new_solver();
    struct worths worths;
    uint32_t count, i;

    model_cards(position, &worths);
    demand(solve(position, 0).low == worths.best);
    demand(talon_fh_solve_cards(solver, position, 0, NULL, value,
                                TALON_FH_CARD_VALUES_MAX, &count) == TALON_OK);
    demand(count == worths.count);
    for (i = 0; i < count; i++) {
        demand(value[i].card == worths.list[i].card);
        demand(value[i].suit == worths.list[i].suit);
        demand(value[i].low == worths.list[i].value);
        demand(value[i].high == worths.list[i].value);
    }
}

/* The value of a position is the best of the values after each legal card, so
 * their bounds must overlap. */
static void check_large(const talon_fh_position *position)
{
    int ours = position->side >> model_to_act(position) & 1;
    talon_fh_answer before = solve(position, NODES_MAX), after;
    int32_t low = -1, high = -1;
    struct model_moves moves;
    talon_fh_position next;
    uint32_t i;

    model_moves(position, &moves);
    for (i = 0; i < moves.count; i++) {
        next = *position;
        model_play(&next, moves.card[i], moves.suit[i]);
        if (model_over(&next))
            return;
        after = solve(&next, NODES_MAX);
        if (low < 0 || (ours ? after.low > low : after.low < low))
            low = after.low;
        if (high < 0 || (ours ? after.high > high : after.high < high))
            high = after.high;
    }
    demand(low <= before.high && before.low <= high);
}

static uint32_t seats_of(const talon_fh_position *position)
{
    uint32_t seats = 0, i;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        seats += position->playing >> i & 1;
    return seats;
}

/* ---- Positions that are usually accepted */

static talon_card draw_card(talon_rng *rng, talon_cards used, uint32_t suits)
{
    talon_card card;

    do
        card = (talon_card)talon_rng_below(rng, 64);
    while ((used >> card & 1) ||
           (!(suits >> (card / 16) & 1) && talon_rng_below(rng, 64) != 0));
    return card;
}

static void draw_hands(talon_rng *rng, talon_fh_position *position)
{
    uint32_t seats = seats_of(position), suits = 1 + talon_rng_below(rng, 15);
    uint32_t cards = 1 + talon_rng_below(rng, 10), i, j;
    talon_cards used = 0;
    talon_card card;

    if (talon_rng_below(rng, 4) != 0)
        cards = 1 + talon_rng_below(rng, 12 / seats);
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        for (j = 0; j < cards && (position->playing >> i & 1); j++) {
            card = draw_card(rng, used, suits);
            used |= BIT(card);
            position->hand[i] |= BIT(card);
        }
    position->taken = (uint8_t)talon_rng_below(rng, 11 - cards);
}

static void draw_position(talon_rng *rng, talon_fh_position *position)
{
    struct model_moves moves;
    uint32_t played, pick;

    memset(position, 0, sizeof *position);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    do
        position->playing = (uint8_t)talon_rng_below(rng, 64);
    while (seats_of(position) < 2);
    do {
        position->leader = (int8_t)talon_rng_below(rng, 6);
        position->contractor = position->leader;
        position->side =
            (uint8_t)(talon_rng_below(rng, 64) & position->playing);
    } while (!(position->playing >> position->leader & 1) ||
             position->side == 0 || position->side == position->playing);
    draw_hands(rng, position);
    position->denomination = (uint8_t)(1 + talon_rng_below(rng, 7));
    position->joker_rule = (uint8_t)talon_rng_below(rng, 5);
    position->suits_led = (uint8_t)(talon_rng_below(rng, 16) << 1);
    for (played = 0; played < TALON_FH_SEATS_MAX; played++)
        position->failed[played] = (uint8_t)(talon_rng_below(rng, 16) << 1);
    if (position->denomination > TALON_SUIT_HEARTS)
        position->nominated = (uint8_t)(talon_rng_below(rng, 9) % 5);
    if (position->denomination >= TALON_DENOMINATION_MISERE) {
        position->side = (uint8_t)(1u << position->contractor);
        position->taken = 0;
    }
    for (played = talon_rng_below(rng, seats_of(position)); played > 0;
         played--) {
        model_moves(position, &moves);
        pick = talon_rng_below(rng, moves.count);
        model_play(position, moves.card[pick], moves.suit[pick]);
    }
    if (talon_rng_below(rng, 4) == 0)
        position->joker_rule = (uint8_t)talon_rng_below(rng, 5);
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed);
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t length, size_t size);

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed)
{
    uint8_t key[TALON_SEED_BYTES] = {0};
    talon_fh_position position;
    talon_rng rng;

    memcpy(key, &seed, sizeof seed);
    talon_rng_seed(&rng, key, 2);
    demand(size >= sizeof position); /* or no input is ever long enough */
    if (seed % 4 != 0 || length < sizeof position) {
        draw_position(&rng, &position);
        memcpy(bytes, &position, sizeof position);
        length = sizeof position;
        if (seed % 4 > 1)
            return length;
    }
    return LLVMFuzzerMutate(bytes, length, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    talon_fh_position position;
    talon_status status;

    if (length < sizeof position)
        return 0;
    memcpy(&position, bytes, sizeof position);
    status = talon_fh_position_check(&position);
    demand((status == TALON_OK) == (model_accepts(&position) != 0));
    if (status != TALON_OK)
        check_refused(&position, status);
    else if (tricks_left(&position) * seats_of(&position) <= 12)
        check_small(&position);
    else
        check_large(&position);
    return 0;
}
