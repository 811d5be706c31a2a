/* SPDX-License-Identifier: MIT */
/* Looking ahead to the seat's own next card.
 *
 * An average over worlds that are solved each by itself lets the seat choose
 * another next card in each world, although it will not be able to tell them
 * apart. So for each of the best cards, in each world, the others play as the
 * solver does until it is the seat's turn again. Worlds that look alike to the
 * seat then (the same suits played, the same winners) must have the same next
 * card, the one that is best for all of them. The mean of this and of the plain
 * average is what the card is judged by. It costs about as much again as the
 * plain average, because most positions have been met. */
#include "advisor/player/fh_ahead.h"
#include "advisor/player/fh_points.h"
#include "advisor/player/fh_search.h"
#include "advisor/player/fh_sight.h"
#include "advisor/solver/bits.h"
#include "advisor/solver/freestanding.h"

enum {
    WITHIN = 12000,  /* cards no worse than the best by more are judged again */
    GROUPS_LEAST = 8 /* worlds that make it worth while */
};

/* Adds a card that was played to what the seat has seen. */
static uint64_t see_card(uint64_t seen, const talon_fh_problem *problem,
                         const struct option *option)
{
    uint32_t seat = tln_sv_to_play(problem);
    uint32_t suit = tln_sv_suit_of(problem, seat, option->card);

    return seen * 41 + 8 * suit + option->suit + 1;
}

/* Lets the others play until it is the seat's turn, or the hand is over. */
static int others_play(struct mind *mind, talon_fh_problem *problem,
                       uint64_t *seen)
{
    struct options options;
    int is_over = 0;

    while (!is_over && tln_sv_to_play(problem) != mind->sight.me) {
        uint32_t best = tln_pf_best_option(mind, problem, &options);
        int8_t leader = problem->leader;

        *seen = see_card(*seen, problem, &options.option[best]);
        is_over = tln_sv_play(problem, &options.option[best]);
        if (problem->leader != leader)
            *seen = *seen * 7 + (uint64_t)problem->leader + 1;
    }
    return is_over;
}

/* What one card leads to in one world. */
static void look(struct mind *mind, const struct option *option,
                 const struct world *world, struct outlook *outlook)
{
    talon_fh_problem problem;
    struct options options;
    int8_t values[CARDS_MAX];
    int32_t left;
    uint32_t i;

    memset(outlook, 0, sizeof *outlook);
    tln_pf_problem(mind, world, &problem);
    outlook->is_over = (uint32_t)tln_sv_play(&problem, option);
    if (!outlook->is_over)
        outlook->is_over =
            (uint32_t)others_play(mind, &problem, &outlook->seen);
    if (outlook->is_over) {
        outlook->over_worth = mind->worth[problem.taken];
        return;
    }
    left = (int32_t)count_bits(problem.hand[mind->sight.me]);
    tln_pf_solve_options(mind, &problem, &options, values);
    outlook->count = options.count;
    for (i = 0; i < options.count; i++) {
        outlook->next[i] = options.option[i];
        outlook->worth[i] =
            tln_pf_spread(mind->worth, values[i], problem.taken, left);
    }
}

/* The sum over a group of worlds that look alike, with one next card for all:
 * the best one. Marks them as counted. */
static int64_t group_worth(const struct outlook *outlook, uint32_t first,
                           uint32_t count, uint8_t *counted)
{
    int64_t sum[CARDS_MAX] = {0}, best = INT64_MIN;
    uint32_t i, k, cards = outlook[first].count;

    for (i = first; i < count; i++) {
        if (counted[i] || outlook[i].is_over ||
            outlook[i].seen != outlook[first].seen ||
            outlook[i].count != cards ||
            memcmp(outlook[i].next, outlook[first].next,
                   cards * sizeof outlook[i].next[0]) != 0)
            continue;
        counted[i] = 1;
        for (k = 0; k < cards; k++)
            sum[k] += outlook[i].worth[k];
    }
    for (k = 0; k < cards; k++)
        best = sum[k] > best ? sum[k] : best;
    return best;
}

/* The worth of a card over the worlds that were looked at. */
static int64_t judge(const struct outlook *outlook, uint32_t count)
{
    uint8_t counted[AHEAD_WORLDS_MAX] = {0};
    int64_t sum = 0;
    uint32_t i;

    for (i = 0; i < count; i++) {
        if (counted[i])
            continue;
        if (outlook[i].is_over)
            sum += outlook[i].over_worth;
        else
            sum += group_worth(outlook, i, count, counted);
    }
    return sum / (int64_t)count;
}

/* Lists the cards to look at; of equal ones the first. */
static uint32_t choose_cards(const struct candidates *cards,
                             uint8_t index[AHEAD_CARDS])
{
    uint32_t count = 0, i, k;

    for (i = 0; i < cards->count; i++) {
        if (cards->card[i].same != i)
            continue;
        for (k = count;
             k > 0 && cards->card[index[k - 1]].worth < cards->card[i].worth;
             k--) {
            if (k < AHEAD_CARDS)
                index[k] = index[k - 1];
        }
        if (k < AHEAD_CARDS) {
            index[k] = (uint8_t)i;
            count += count < AHEAD_CARDS;
        }
    }
    while (count > 0 && cards->card[index[count - 1]].worth <
                            cards->card[index[0]].worth - WITHIN)
        count--;
    return count;
}

/* Gives equal cards the same worth. */
static void tell_equals(struct candidates *cards)
{
    uint32_t i;

    for (i = 0; i < cards->count; i++)
        cards->card[i].worth = cards->card[cards->card[i].same].worth;
}

void tln_pf_look_ahead(struct mind *mind, struct candidates *cards)
{
    uint8_t index[AHEAD_CARDS];
    uint32_t count = choose_cards(cards, index), done, i;
    uint32_t most_worlds = least(mind->worlds, AHEAD_WORLDS_MAX);

    if (count < 2)
        return;
    for (done = 0; done < most_worlds && mind->nodes < mind->nodes_most;
         done++) {
        for (i = 0; i < count; i++)
            look(mind, &cards->card[index[i]].option, &mind->world[done],
                 &mind->outlook[i][done]);
    }
    if (done < GROUPS_LEAST)
        return;
    for (i = 0; i < count; i++) {
        struct candidate *card = &cards->card[index[i]];

        card->worth = (card->worth + judge(mind->outlook[i], done)) / 2;
    }
    tell_equals(cards);
}
