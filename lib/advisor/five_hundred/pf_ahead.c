/* SPDX-License-Identifier: MIT */
/* Looking ahead to the seat's next cards.
 *
 * If each world is solved by itself, the seat may choose a different next card
 * in each of them, although it will not be able to tell them apart. So after
 * each of the best cards, in each world, the others play as the solver would
 * until it is the seat's turn again. Worlds that look alike to the seat at that
 * point (the same suits played, the same winners) form a group, in which the
 * seat must play the same next card: the best one for the whole group. What a
 * card is worth to the group is the mean of two numbers: its average worth in
 * these worlds without looking ahead, and its average worth when looking ahead
 * once more. This costs less than it seems, because most positions have been
 * solved before. */
#include "advisor/five_hundred/pf_ahead.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_points.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/solver/cards.h"
#include "advisor/solver/position.h"

/* Worlds that look alike to the seat; and for each of its cards, the sum of the
 * card's worths in these worlds. */
struct group {
    const talon_fh_position *position;
    uint32_t count;
    uint32_t cards;
    struct option option[CARDS_MAX];
    uint8_t same[CARDS_MAX];
    int64_t sum[CARDS_MAX];
};

/* Adds the suit of a card to the hash of what the seat has seen. */
static uint64_t see_card(uint64_t seen, const talon_fh_position *position,
                         const struct option *option)
{
    uint32_t seat = tln_sv_to_play(position);
    uint32_t suit = tln_sv_suit_of(position, seat, option->card);

    return seen * 41 + 8 * suit + option->suit + 1;
}

/* Lets the others play until it is the seat's turn, or the hand is over. */
static int others_play(struct pf_mind *mind, talon_fh_position *position,
                       uint64_t *seen)
{
    struct options options;
    int is_over = 0;

    while (!is_over && tln_sv_to_play(position) != mind->sight.me) {
        uint32_t best = tln_pf_best_option(mind, position, &options);
        int8_t leader = position->leader;

        *seen = see_card(*seen, position, &options.option[best]);
        is_over = tln_sv_play(position, &options.option[best]);
        if (position->leader != leader)
            *seen = *seen * 7 + (uint64_t)position->leader + 1;
    }
    return is_over;
}

/* Sums the worths of each card over a group's worlds, without looking ahead.
 * Leaves the group unfinished if the call is stopped. */
static void average(struct pf_mind *mind, struct group *group)
{
    struct options options;
    int8_t values[CARDS_MAX];
    uint32_t i, k;

    memset(group->sum, 0, sizeof group->sum);
    for (i = 0; i < group->count && !tln_pl_stopped(mind->decision); i++) {
        const talon_fh_position *position = &group->position[i];
        int32_t left = (int32_t)count_bits(position->hand[mind->sight.me]);

        tln_pf_solve_options(mind, position, &options, values);
        for (k = 0; k < options.count; k++)
            group->sum[k] +=
                tln_pf_spread(mind->worth, values[k], position->taken, left);
    }
    if (tln_pl_stopped(mind->decision))
        return;
    group->cards = options.count;
    memcpy(group->option, options.option, sizeof group->option);
    memcpy(group->same, options.same, sizeof group->same);
}

/* Lists the cards to look at, the best first: at most `most_cards`, and none
 * that is far worse than the best. Of cards with the same consequences only the
 * first is listed. */
static uint32_t choose_cards(const struct group *group, uint32_t most_cards,
                             uint8_t index[CARDS_MAX])
{
    uint32_t count = 0, i, k;
    int64_t floor;

    for (i = 0; i < group->cards; i++) {
        if (group->same[i] != i)
            continue;
        for (k = count++; k > 0 && group->sum[index[k - 1]] < group->sum[i];
             k--)
            index[k] = index[k - 1];
        index[k] = (uint8_t)i;
    }
    floor = group->sum[index[0]] - AHEAD_WITHIN * (int64_t)group->count;
    count = least(count, most_cards);
    while (count > 1 && group->sum[index[count - 1]] < floor)
        count--;
    return count;
}

static int64_t best_sum(struct pf_mind *mind, struct group *group,
                        uint32_t depth);

/* Moves all worlds that look like world `first` next to it in the arrays;
 * returns how many there are, including that one. */
static uint32_t gather(struct ahead *ahead, uint32_t first, uint32_t count)
{
    uint32_t found = first + 1, i;

    for (i = found; i < count; i++) {
        if (ahead->seen[i] == ahead->seen[first]) {
            talon_fh_position position = ahead->position[i];
            uint64_t seen = ahead->seen[i];

            ahead->position[i] = ahead->position[found];
            ahead->seen[i] = ahead->seen[found];
            ahead->position[found] = position;
            ahead->seen[found++] = seen;
        }
    }
    return found - first;
}

/* The sum of worths after the seat plays a card in all of a group's worlds: the
 * others play until it is the seat's turn again, and then the seat plays the
 * same card in all worlds that look alike. */
static int64_t follow(struct pf_mind *mind, const struct group *group,
                      uint32_t card, uint32_t depth)
{
    struct ahead *ahead = &mind->ahead[depth];
    uint32_t count = 0, i;
    int64_t sum = 0;

    for (i = 0; i < group->count && !tln_pl_stopped(mind->decision); i++) {
        talon_fh_position *position = &ahead->position[count];
        int is_over;

        *position = group->position[i];
        ahead->seen[count] = 0;
        is_over = tln_sv_play(position, &group->option[card]);
        if (!is_over)
            is_over = others_play(mind, position, &ahead->seen[count]);
        if (is_over)
            sum += mind->worth[position->taken];
        else
            count++;
    }
    for (i = 0; i < count && !tln_pl_stopped(mind->decision);) {
        struct group next;

        next.position = &ahead->position[i];
        next.count = gather(ahead, i, count);
        sum += best_sum(mind, &next, depth);
        i += next.count;
    }
    return sum;
}

/* The sum of the best card's worths over a group's worlds, found by looking
 * ahead to up to `depth` more of the seat's decisions. It means nothing if the
 * call was stopped. */
static int64_t best_sum(struct pf_mind *mind, struct group *group,
                        uint32_t depth)
{
    uint8_t index[CARDS_MAX];
    uint32_t count, i;
    int64_t best;

    average(mind, group);
    if (tln_pl_stopped(mind->decision))
        return 0;
    count = choose_cards(group, AHEAD_NEXT_CARDS, index);
    best = group->sum[index[0]];
    if (depth == 0 || count < 2 || group->count < AHEAD_WORLDS_LEAST ||
        mind->nodes > mind->nodes_most)
        return best;
    best = INT64_MIN;
    for (i = 0; i < count; i++) {
        int64_t sum =
            (group->sum[index[i]] + follow(mind, group, index[i], depth - 1)) /
            2;

        best = sum > best ? sum : best;
    }
    return best;
}

/* Makes a group of all worlds of the decision, with the worths that have been
 * found for the cards. */
static void take_group(struct pf_mind *mind, const struct candidates *cards,
                       struct group *group)
{
    uint32_t i;

    group->count = least(mind->worlds, AHEAD_WORLDS_MAX);
    group->position = mind->first;
    for (i = 0; i < group->count; i++)
        tln_pf_position(mind, &mind->world[i], &mind->first[i]);
    group->cards = cards->count;
    for (i = 0; i < cards->count; i++) {
        group->option[i] = cards->card[i].option;
        group->same[i] = cards->card[i].same;
        group->sum[i] = cards->card[i].worth * (int64_t)group->count;
    }
}

void tln_pf_look_ahead(struct pf_mind *mind, struct candidates *cards)
{
    struct group group;
    uint8_t index[CARDS_MAX];
    int64_t worth[AHEAD_CARDS];
    uint32_t count, i;

    take_group(mind, cards, &group);
    count = choose_cards(&group, AHEAD_CARDS, index);
    if (count < 2 || group.count < AHEAD_WORLDS_LEAST)
        return;
    for (i = 0; i < count; i++) {
        if (mind->nodes > mind->nodes_most)
            return;
        worth[i] =
            follow(mind, &group, index[i], mind->skill->looks_ahead - 1u);
    }
    if (tln_pl_stopped(mind->decision))
        return;
    for (i = 0; i < count; i++) {
        struct candidate *card = &cards->card[index[i]];

        card->worth = (card->worth + worth[i] / (int64_t)group.count) / 2;
    }
    for (i = 0; i < cards->count; i++)
        cards->card[i].worth = cards->card[cards->card[i].same].worth;
}
