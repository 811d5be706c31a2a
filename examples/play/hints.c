/* SPDX-License-Identifier: MIT */
/* Hints: what the exact solver says if all cards are visible, otherwise what a
 * player advises; and a review of the last hand, whose cards are no secret any
 * more. */
#include "play.h"

#include "../common/discards.h"

#include <stdlib.h>

#define DISCARDS_SHOWN 10

static talon_fh_solver *solver_of(struct play *play)
{
    if (play->solver == NULL)
        play->solver = solver_new();
    return play->solver;
}

/* Says what every card is worth; returns 0 if the person does not see all
 * cards. */
static int show_exact_hint(struct play *play)
{
    talon_fh_position position;
    struct values values;

    if (talon_fh_position_of(play->view, &position) < 0)
        return 0;
    must(values_of(&values, solver_of(play), &position, 0), "solving");
    puts("With all cards in sight, best play from here gives:");
    print_values(&values, play->me);
    return 1;
}

/* Says which discards are worth most; returns 0 if none is due, or the person
 * does not see all cards. */
static int show_exact_discards(struct play *play)
{
    talon_fh_position position;
    struct discards discards;
    uint32_t phase;

    must(talon_game_phase(play->view, &phase), "asking for the phase");
    if (phase != TALON_PHASE_DISCARD ||
        talon_fh_position_before_discard(play->view, &position) < 0)
        return 0;
    must(discards_of(&discards, solver_of(play), &position, 0), "solving");
    puts("With all cards in sight, best play after these discards gives:");
    print_discards(&discards, DISCARDS_SHOWN, play->me);
    free(discards.value);
    return 1;
}

void show_hint(struct play *play, int32_t seat)
{
    talon_rng rng = play->thoughts;

    if (seat < 0)
        puts("No hint: this is not a move of yours.");
    else if (!show_exact_hint(play) && !show_exact_discards(play))
        print_advice(&play->players, play->view, seat, &rng);
}

void show_why(struct play *play, int32_t seat, const talon_move *move)
{
    talon_rng rng = play->thoughts;

    if (seat < 0)
        puts("No hint: this is not a move of yours.");
    else
        print_why(&play->players, play->view, seat, &rng, move);
}

void review_keep(struct play *play)
{
    int32_t is_over;
    uint32_t cards;

    must(talon_game_deal_over(play->game, &is_over), "asking for the hand");
    if (is_over &&
        talon_fh_trick(play->game, 1, NULL, NULL, 0, &cards, NULL, NULL) >= 0 &&
        cards > 0)
        must(talon_game_clone(play->last_memory, sizeof play->last_memory,
                              play->game, &play->last),
             "keeping a hand");
}

/* Whether the last hand is over now, and not only before an undo. */
static int is_past(const struct play *play)
{
    uint32_t then, now;

    if (play->last == NULL)
        return 0;
    must(talon_game_turn(play->last, &then), "asking for the turn");
    must(talon_game_turn(play->game, &now), "asking for the turn");
    return then <= now;
}

void show_review(struct play *play)
{
    struct cost cost[TALON_FH_SEATS_MAX] = {{0}};
    struct text contract = {.length = 0};
    struct review review;

    if (!is_past(play)) {
        puts("There is no hand to review yet.");
        return;
    }
    must(review_of(&review, solver_of(play), play->last, 0), "reviewing");
    review.me = play->me;
    add_contract(&contract, &review.state, play->me);
    printf("The last hand (%s):\n", contract.chars);
    print_review(&review);
    add_costs(cost, &review);
    print_costs(cost, play->seat_count, play->me);
}
