/* SPDX-License-Identifier: MIT */
/* What the exact solver says of discards: see discards.h. */
#include "discards.h"

#include "command_line.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* Better discards come first; of those that are as good, in the order of the
 * solver. */
static int by_value(const void *a, const void *b)
{
    const talon_fh_discard_value *one = a, *other = b;

    if (one->low != other->low)
        return other->low - one->low;
    if (one->high != other->high)
        return other->high - one->high;
    return one->same < other->same ? -1 : 1;
}

/* Puts the best first, and of equal ones only the first; returns how many
 * remain. */
static uint32_t sort_values(talon_fh_discard_value *value, uint32_t count)
{
    uint32_t i, kept = 0;

    for (i = 0; i < count; i++)
        if (value[i].same == i)
            value[kept++] = value[i];
    qsort(value, kept, sizeof *value, by_value);
    return kept;
}

talon_status discards_of(struct discards *discards, talon_fh_solver *solver,
                         const talon_fh_position *position, uint32_t nodes)
{
    uint32_t i;
    talon_status status =
        talon_fh_solve_discards(solver, position, TALON_FH_DISCARDS_EVERY,
                                nodes, &solver_stop, NULL, 0, &discards->count);

    if (status < 0)
        return status;
    discards->position = *position;
    discards->value = malloc(discards->count * sizeof *discards->value);
    if (discards->value == NULL)
        fail("there is no memory for the discards");
    status = talon_fh_solve_discards(solver, position, TALON_FH_DISCARDS_EVERY,
                                     nodes, &solver_stop, discards->value,
                                     discards->count, &discards->count);
    must(status, "solving the discards");
    discards->count = sort_values(discards->value, discards->count);
    discards->low = discards->high = -1;
    for (i = 0; i < discards->count; i++) {
        if (discards->value[i].low > discards->low)
            discards->low = discards->value[i].low;
        if (discards->value[i].high > discards->high)
            discards->high = discards->value[i].high;
    }
    return status;
}

int is_best_discard(const struct discards *discards, uint32_t i)
{
    return discards->value[i].low >= discards->high;
}

/* Whether some discard is better than another, as far as is known: to call
 * every discard of a lost misere a best one would mislead. */
static int are_a_choice(const struct discards *discards)
{
    const talon_fh_discard_value *last = &discards->value[discards->count - 1];

    return discards->low != last->low || discards->high != last->high;
}

static void print_discard(const struct discards *discards, uint32_t i)
{
    const talon_fh_discard_value *value = &discards->value[i];
    struct text line = {.length = 0};

    add(&line, "  ");
    add_discard(&line, value->discard, value->suit);
    add_spaces(&line, 30);
    add_value(&line, value->low, value->high,
              is_misere(discards->position.denomination));
    if (are_a_choice(discards) && is_best_discard(discards, i)) {
        add_spaces(&line, 36);
        add(&line, "best");
    }
    puts(line.chars);
}

void print_discards(const struct discards *discards, uint32_t most, int32_t me)
{
    const talon_fh_position *position = &discards->position;
    int misere = is_misere(position->denomination);
    uint32_t shown = discards->count < most ? discards->count : most, i;
    struct text what = {.length = 0};

    for (i = 0; i < shown; i++)
        print_discard(discards, i);
    if (shown < discards->count)
        printf("  and %" PRIu32 " more\n", discards->count - shown);
    add(&what, misere ? "(the misere of " : "(tricks of the whole hand for ");
    add_seats(&what, position->side, me);
    printf("%s; one of those that are equal)\n", what.chars);
}
