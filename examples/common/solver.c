/* SPDX-License-Identifier: MIT */
/* What the exact solver says, in words. */
#include "solver.h"
#include "command_line.h"

#include <inttypes.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

talon_fh_solver *solver_new(void)
{
    void *memory = malloc(TALON_FH_SOLVER_BYTES_AMPLE);
    talon_fh_solver *solver;

    if (!talon_advisor_version_serves(TALON_ADVISOR_VERSION))
        fail("libtalon-advisor is too old");
    if (memory == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    must(talon_fh_solver_init(memory, TALON_FH_SOLVER_BYTES_AMPLE, &solver),
         "making a solver");
    return solver;
}

uint32_t nodes_of(const char *value)
{
    if (strcmp(value, "unlimited") == 0)
        return TALON_FH_NODES_UNLIMITED;
    return (uint32_t)number_of("--nodes", value, 0, UINT32_MAX);
}

uint32_t solver_stop;

/* Threads read the flag while this writes it. */
static void interrupted(int number)
{
    atomic_store((_Atomic uint32_t *)&solver_stop, 1);
    signal(number, SIG_DFL);
}

int solver_was_stopped(void)
{
    return atomic_load((_Atomic uint32_t *)&solver_stop) != 0;
}

void solver_catch_interrupt(void)
{
    signal(SIGINT, interrupted);
    signal(SIGTERM, interrupted);
}

int is_misere(uint32_t denomination)
{
    return denomination >= TALON_DENOMINATION_MISERE;
}

void add_seat_of(struct text *text, int32_t seat, int32_t me)
{
    if (seat == me)
        add(text, "you");
    else
        add(text, "seat %" PRId32, seat);
}

void add_seats(struct text *text, uint32_t seats, int32_t me)
{
    uint32_t seat;

    for (seat = 0; seats >> seat != 0; seat++) {
        if ((seats >> seat & 1) == 0)
            continue;
        if ((seats & ((1u << seat) - 1)) != 0)
            add(text, " and ");
        add_seat_of(text, (int32_t)seat, me);
    }
}

static void add_bid(struct text *text, const talon_fh_state *state)
{
    if (state->bid_tricks > 0)
        add(text, "%u", state->bid_tricks);
    add(text, "%s", denomination_sign(state->bid_denomination));
}

void add_contract(struct text *text, const talon_fh_state *state, int32_t me)
{
    if (state->bid_denomination == 0) {
        add(text, "nobody has bid");
        return;
    }
    add_seat_of(text, state->bidder, me);
    add(text, state->bidder == me ? " play " : " plays ");
    add_bid(text, state);
}

void add_named(struct text *text, talon_card card, uint32_t suit)
{
    add_card(text, card);
    if (suit != 0)
        add(text, " as %s", denomination_sign(suit));
}

void add_discard(struct text *text, talon_cards cards, uint32_t suit)
{
    add_cards(text, cards);
    if (suit != 0)
        add(text, ", joker as %s", denomination_sign(suit));
}

void add_value(struct text *text, int32_t low, int32_t high, int misere)
{
    if (misere)
        add(text, "%s", low < high ? "?" : low > 0 ? "made" : "lost");
    else if (low < high)
        add(text, "%" PRId32 "..%" PRId32, low, high);
    else
        add(text, "%" PRId32, low);
}

/* ---- values */

/* The seat that plays the next card of a position. */
static int32_t seat_to_play(const talon_fh_position *position)
{
    int32_t seat = position->leader;
    uint32_t i;

    for (i = 0; position->table[i] != TALON_CARD_NONE; i++)
        do {
            seat = (seat + 1) % TALON_FH_SEATS_MAX;
        } while ((position->playing >> seat & 1) == 0);
    return seat;
}

/* The bounds of a position are those of its best card. */
static void find_bounds(struct values *values)
{
    uint32_t i;

    for (i = 0; i < values->count; i++) {
        const talon_fh_card_value *value = &values->value[i];

        if (i == 0 || (value->low > values->low) == values->is_side)
            values->low = value->low;
        if (i == 0 || (value->high > values->high) == values->is_side)
            values->high = value->high;
    }
}

talon_status values_of(struct values *values, talon_fh_solver *solver,
                       const talon_fh_position *position, uint32_t nodes)
{
    talon_status status = talon_fh_solve_cards(
        solver, position, nodes, &solver_stop, values->value,
        TALON_FH_CARD_VALUES_MAX, &values->count);

    if (status < 0)
        return status;
    values->position = *position;
    values->seat = seat_to_play(position);
    values->is_side = position->side >> values->seat & 1;
    find_bounds(values);
    return status;
}

int is_best(const struct values *values, uint32_t i)
{
    return values->is_side ? values->value[i].low >= values->high
                           : values->value[i].high <= values->low;
}

int is_a_choice(const struct values *values)
{
    uint32_t i;

    for (i = 1; i < values->count; i++)
        if (values->value[i].low != values->value[0].low ||
            values->value[i].high != values->value[0].high)
            return 1;
    return !is_misere(values->position.denomination);
}

void print_values(const struct values *values, int32_t me)
{
    const talon_fh_position *position = &values->position;
    int misere = is_misere(position->denomination);
    struct text what = {.length = 0};
    uint32_t i;

    for (i = 0; i < values->count; i++) {
        const talon_fh_card_value *value = &values->value[i];
        struct text line = {.length = 0};

        add(&line, "  ");
        add_named(&line, value->card, value->suit);
        add_spaces(&line, 11);
        add_value(&line, value->low, value->high, misere);
        if (is_a_choice(values) && is_best(values, i)) {
            add_spaces(&line, 17);
            add(&line, "best");
        }
        puts(line.chars);
    }
    add(&what, misere ? "(the misere of " : "(tricks of the whole hand for ");
    add_seats(&what, position->side, me);
    printf("%s)\n", what.chars);
}

/* ---- reviews */

/* The seats whose tricks count: as in the position of the hand. */
static uint32_t side_of(const talon_game *game, const talon_fh_state *state)
{
    int32_t first = 0;
    uint32_t side;

    if (state->bid_denomination == 0) {
        must(talon_fh_trick(game, 1, &first, NULL, 0, NULL, NULL, NULL),
             "asking for a trick");
        return state->side[first];
    }
    if (is_misere(state->bid_denomination))
        return 1u << state->bidder;
    side = state->side[state->bidder];
    return state->partner >= 0 ? side | 1u << state->partner : side;
}

/* Reviews the discard, if there was one. */
static talon_status review_discard(struct review *review,
                                   talon_fh_solver *solver,
                                   const talon_game *game, uint32_t nodes)
{
    talon_status status = talon_fh_review_discard(
        solver, game, nodes, &solver_stop, &review->discard);

    review->has_discard = status == TALON_OK;
    if (status == TALON_E_PHASE)
        return TALON_OK;
    must(status, "reviewing the discard");
    return status;
}

talon_status review_of(struct review *review, talon_fh_solver *solver,
                       const talon_game *game, uint32_t nodes)
{
    talon_status status =
        talon_fh_review(solver, game, nodes, &solver_stop, review->item,
                        TALON_FH_LINE_MAX, &review->count);

    if (status < 0)
        return status;
    review->has_discard = 0;
    must(talon_fh_state_of(game, &review->state), "asking for the hand");
    review->side = side_of(game, &review->state);
    review->is_over = review->state.phase != TALON_PHASE_TRICKS;
    review->me = TALON_NOBODY;
    for (review->first = 0;
         review->first < review->count &&
         review->item[review->first].best_card == TALON_CARD_NONE;)
        review->first++;
    return status == TALON_OK ? review_discard(review, solver, game, nodes)
                              : status;
}

static int32_t tricks_lost(const talon_fh_review_item *item)
{
    return abs(item->before - item->after);
}

void add_costs(struct cost cost[TALON_FH_SEATS_MAX],
               const struct review *review)
{
    uint32_t i;

    for (i = review->first; i < review->count; i++) {
        const talon_fh_review_item *item = &review->item[i];
        struct cost *sum = &cost[item->seat];

        sum->cards++;
        sum->costly += tricks_lost(item) > 0;
        sum->tricks += tricks_lost(item);
        sum->points += item->points;
    }
}

static const char *const number[] = {"no",    "one",  "two", "three",
                                     "four",  "five", "six", "seven",
                                     "eight", "nine", "ten"};

/* Prints what the discard cost, if it did, and which would have cost
 * nothing. */
static void print_discard_cost(const struct review *review)
{
    const talon_fh_discard_review *discard = &review->discard;
    int32_t lost = discard->before - discard->after;
    struct text line = {.length = 0};

    if (!review->has_discard && review->state.discard != 0)
        puts(solver_was_stopped()
                 ? "  Not reviewed, for lack of time: the discard."
                 : "  Not reviewed, for lack of nodes: the discard.");
    if (!review->has_discard || lost == 0)
        return;
    add(&line, "  discard, ");
    add_seat_of(&line, discard->seat, review->me);
    add(&line, ": ");
    add_discard(&line, discard->discard, discard->suit);
    if (is_misere(review->state.bid_denomination))
        add(&line, " cost the misere, ");
    else
        add(&line, " cost %s trick%s, ", number[lost], lost == 1 ? "" : "s");
    add_discard(&line, discard->best_discard, discard->best_suit);
    add(&line, lost == 1 ? " keeps it; " : " keeps them; ");
    add_points_lost(&line, discard->points);
    print_wrapped(&line, 4);
}

/* Adds what a card cost, and which card would have cost nothing. */
static void add_loss(struct text *text, const talon_fh_review_item *item,
                     const struct review *review)
{
    int32_t lost = tricks_lost(item);
    int misere = is_misere(review->state.bid_denomination);
    int is_contractor = item->seat == review->state.bidder;

    add_named(text, item->card, item->suit);
    if (misere)
        add(text,
            is_contractor ? " cost the misere, " : " let the misere through, ");
    else
        add(text, " cost %s trick%s, ", number[lost], lost == 1 ? "" : "s");
    add_named(text, item->best_card, item->best_suit);
    add(text, misere && !is_contractor ? " beats it; "
              : lost == 1              ? " keeps it; "
                                       : " keeps them; ");
    add_points_lost(text, item->points);
}

/* Adds what a value means for the contract: "7 tricks, 7D made". */
static void add_worth(struct text *text, const struct review *review,
                      int32_t value)
{
    const talon_fh_state *state = &review->state;
    int misere = is_misere(state->bid_denomination);
    int made = misere ? value > 0 : value >= state->bid_tricks;

    if (!misere)
        add(text, "%" PRId32 " trick%s", value, value == 1 ? "" : "s");
    if (state->bid_denomination == 0) {
        add(text, " for ");
        add_seats(text, review->side, review->me);
        return;
    }
    add(text, misere ? "" : ", ");
    add_bid(text, state);
    add(text, made ? " made" : " not made");
}

/* Says which cards were not reviewed. */
static void print_rest(const struct review *review)
{
    const talon_fh_review_item *item = &review->item[review->first];
    struct text line = {.length = 0};

    add(&line, solver_was_stopped() ? "  Not reviewed, for lack of time: "
                                    : "  Not reviewed, for lack of nodes: ");
    if (review->first == review->count) {
        add(&line, "all tricks.");
    } else if (item->trick > item[-1].trick) {
        add(&line, "tricks 1 to %u.", item->trick - 1u);
    } else {
        add(&line, "what came before ");
        add_seat_of(&line, item->seat, review->me);
        add(&line, " in trick %u.", item->trick);
    }
    puts(line.chars);
}

void print_review(const struct review *review)
{
    struct text worth = {.length = 0};
    uint32_t i;

    print_discard_cost(review);
    if (review->first > 0)
        print_rest(review);
    for (i = review->first; i < review->count; i++) {
        const talon_fh_review_item *item = &review->item[i];
        struct text line = {.length = 0};

        if (tricks_lost(item) == 0)
            continue;
        add(&line, "  trick %u, ", item->trick);
        add_seat_of(&line, item->seat, review->me);
        add(&line, ": ");
        add_loss(&line, item, review);
        puts(line.chars);
    }
    if (review->first == review->count)
        return;
    if (review->first == 0) {
        add(&worth, "  With best play: ");
        add_worth(&worth, review, review->item[0].before);
        add(&worth, ". ");
    }
    add(&worth, review->first > 0 ? "  " : "");
    add(&worth, review->is_over ? "As played: " : "With best play from here: ");
    add_worth(&worth, review, review->item[review->count - 1].after);
    printf("%s.\n", worth.chars);
}

void print_costs(const struct cost *cost, uint32_t seats, int32_t me)
{
    uint32_t seat;

    for (seat = 0; seat < seats; seat++) {
        struct text line = {.length = 0};

        if (cost[seat].cards == 0)
            continue;
        add(&line, "  ");
        add_seat_of(&line, (int32_t)seat, me);
        add(&line, ": %" PRIu32 " of %" PRIu32 " cards cost something",
            cost[seat].costly, cost[seat].cards);
        if (cost[seat].costly > 0) {
            add(&line, ": %" PRId32 " trick%s, ", cost[seat].tricks,
                cost[seat].tricks == 1 ? "" : "s");
            add_points_lost(&line, cost[seat].points);
        }
        puts(line.chars);
    }
}
