/* SPDX-License-Identifier: MIT */
/* The ways to deal out a table of rows and columns: counting them, and drawing
 * one of them at random.
 *
 * Think of a column as a number of places, all different, for one piece each,
 * and deal the pieces row by row: a piece goes to any free place of a column
 * that its row may go to. All that matters for the pieces left is how much room
 * each column has left. Let ways(room) be the number of ways to deal them: the
 * sum over the columns of room in it · ways(room with one less in it). Columns
 * open to the same remaining rows are alike for those rows: they form one
 * group, of which only the total room counts. So there are many groups at the
 * start, where little has been dealt and the room of each is nearly known, and
 * few at the end. When all rows left are alike there is one group and nothing
 * to count: a shuffle can fill the places that are left.
 *
 * The states are kept in layers, one for each piece: all combinations of rooms
 * between the least and the most that each group can then have, where the room
 * of one group (the widest) follows from the others. The order of the rows
 * decides how large the layers are; next comes the row that leaves the fewest
 * states.
 *
 * A draw is a number below ways(start). At each piece the number is either less
 * than the ways through a group, which is then taken, or reduced by them; so
 * each number draws exactly one way to deal. Places in a column are distinct
 * for counting only: every distribution has the same number of ways.
 *
 * The cost is states · groups additions of a number of a few words. Tables from
 * real play have dozens of states, rarely thousands. */
#include "sample/count.h"
#include "base/libc.h"
#include "base/set.h"
#include "base/wide.h"

/* More states than any scratch memory holds. */
#define STATES_MAX ((uint32_t)1 << 24)

/* A table between two rows: some have been dealt, the others are left. */
struct stage {
    uint32_t groups;
    uint8_t group[COLUMNS_MAX]; /* of each column */
    uint8_t dealt[COLUMNS_MAX]; /* pieces dealt that may be in a column, */
    uint8_t most[COLUMNS_MAX];  /* or in a group */
    uint8_t room[COLUMNS_MAX];  /* of a group */
    uint8_t rest[COLUMNS_MAX];  /* pieces left that may go to a group */
};

static uint32_t pieces_of(const struct table *table, uint64_t rows)
{
    uint32_t pieces = 0;

    while (rows != 0)
        pieces += table->row[set_take(&rows)];
    return pieces;
}

/* Groups the columns for the rows that are left. */
static void find_groups(const struct count *count, uint64_t left,
                        struct stage *stage)
{
    const struct table *table = count->table;
    uint64_t coming[COLUMNS_MAX], gone[COLUMNS_MAX];
    uint32_t i, group;

    stage->groups = 0;
    for (i = 0; i < table->columns; i++) {
        uint64_t takes = count->takes[i];

        group = 0;
        while (group < stage->groups && coming[group] != (takes & left))
            group++;
        if (group == stage->groups) {
            coming[group] = takes & left;
            gone[group] = takes & ~left;
            stage->room[group] = 0;
            stage->most[group] = stage->dealt[i];
            stage->rest[group] = (uint8_t)(count->total[i] - stage->dealt[i]);
            stage->groups++;
        } else if ((takes & ~left & ~gone[group]) != 0) {
            gone[group] |= takes & ~left;
            stage->most[group] = (uint8_t)pieces_of(table, gone[group]);
        }
        stage->group[i] = (uint8_t)group;
        stage->room[group] = (uint8_t)(stage->room[group] + table->column[i]);
    }
}

/* The stage after another, once a row has been dealt. */
static void deal_row(const struct count *count, uint64_t left, uint32_t row,
                     const struct stage *before, struct stage *stage)
{
    uint32_t i, pieces = count->table->row[row];

    for (i = 0; i < count->table->columns; i++) {
        uint32_t takes = count->takes[i] >> row & 1;

        stage->dealt[i] = (uint8_t)(before->dealt[i] + (takes ? pieces : 0));
    }
    find_groups(count, left & ~BIT(row), stage);
}

/* Numbers the states: the room of each group but one is a digit of the
 * number. */
static void number_states(struct layer *layer)
{
    uint32_t group, states = 1;

    layer->told = 0;
    for (group = 1; group < layer->groups; group++) {
        if (layer->high[group] - layer->low[group] >
            layer->high[layer->told] - layer->low[layer->told])
            layer->told = group;
    }
    for (group = 0; group < layer->groups; group++) {
        uint32_t rooms = layer->high[group] + 1u - layer->low[group];

        layer->stride[group] = group == layer->told ? 0 : states;
        if (layer->low[group] > layer->high[group])
            states = 0;
        else if (group != layer->told)
            states = states < STATES_MAX ? states * rooms : STATES_MAX;
    }
    layer->states = states;
}

/* The layer of a stage after `dealt` pieces of a row that may go to `columns`.
 * A group has at most room for the pieces left that may go there, and at least
 * what those dealt cannot have filled. */
static void find_layer(const struct table *table, const struct stage *stage,
                       uint32_t columns, uint32_t dealt, struct layer *layer)
{
    uint32_t i, group, filled[COLUMNS_MAX] = {0};

    layer->taking = 0;
    layer->groups = stage->groups;
    memcpy(layer->group, stage->group, sizeof layer->group);
    for (i = 0; i < table->columns; i++) {
        uint32_t may = columns >> i & 1;
        uint32_t most = stage->dealt[i] + (may ? dealt : 0);

        group = stage->group[i];
        filled[group] += most < table->column[i] ? most : table->column[i];
        layer->taking |= may << group;
    }
    for (group = 0; group < stage->groups; group++) {
        uint32_t more = layer->taking >> group & 1 ? dealt : 0;
        uint32_t most = stage->most[group] + more;
        uint32_t rest = stage->rest[group] - more;
        uint32_t room = stage->room[group];

        if (most > filled[group])
            most = filled[group];
        layer->low[group] = (uint8_t)(room - most);
        layer->high[group] = (uint8_t)(rest < room ? rest : room);
    }
    number_states(layer);
}

/* Whether all rows left may go to the same columns. */
static int are_alike(const struct table *table, uint64_t left)
{
    uint32_t first = table->allowed[set_take(&left)];

    while (left != 0) {
        if (table->allowed[set_take(&left)] != first)
            return 0;
    }
    return 1;
}

/* The row that leaves the fewest states; among several, one with the fewest
 * pieces. */
static uint32_t choose_row(const struct count *count, uint64_t left,
                           const struct stage *now)
{
    const struct table *table = count->table;
    uint32_t chosen = 0, fewest = UINT32_MAX;
    uint64_t rest = left;

    while (rest != 0) {
        uint32_t row = set_take(&rest);
        struct stage stage;
        struct layer layer;

        deal_row(count, left, row, now, &stage);
        find_layer(table, &stage, 0, 0, &layer);
        if (layer.states < fewest ||
            (layer.states == fewest && table->row[row] < table->row[chosen])) {
            fewest = layer.states;
            chosen = row;
        }
    }
    return chosen;
}

/* Adds a layer and links the one before to it. */
static void add_layer(struct count *count, const struct stage *stage,
                      uint32_t columns, uint32_t dealt, uint32_t left)
{
    struct layer *layer = &count->layer[count->pieces];
    uint32_t i;

    find_layer(count->table, stage, columns, dealt, layer);
    layer->left = left;
    layer->first = count->states;
    if (count->states < STATES_MAX)
        count->states += layer->states;
    for (i = 0; count->pieces > 0 && i < count->table->columns; i++)
        layer[-1].next[layer[-1].group[i]] = layer->group[i];
}

/* The words of n! / left!, the most ways to deal n pieces if the last `left`
 * are not counted. */
static uint32_t words_for(uint32_t n, uint32_t left)
{
    uint32_t number[WIDE_WORDS_MAX] = {1}, words = 1;

    for (; n > left; n--) {
        wide_add_times(number, number, n - 1, words + (words < WIDE_WORDS_MAX));
        if (words < WIDE_WORDS_MAX && number[words] != 0)
            words++;
    }
    return words;
}

/* Makes the layers; returns the rows that are not counted. */
static uint64_t lay_out(struct count *count)
{
    const struct table *table = count->table;
    uint64_t left = ((uint64_t)1 << (table->rows - 1) << 1) - 1;
    uint32_t rest = pieces_of(table, left);
    struct stage stage, before;

    memset(stage.dealt, 0, sizeof stage.dealt);
    find_groups(count, left, &stage);
    while (!are_alike(table, left)) {
        uint32_t row = choose_row(count, left, &stage), dealt;

        for (dealt = 0; dealt < table->row[row]; dealt++) {
            add_layer(count, &stage, table->allowed[row], dealt, rest--);
            count->pieces++;
        }
        count->order[count->rows++] = (uint8_t)row;
        before = stage;
        deal_row(count, left, row, &before, &stage);
        left &= ~BIT(row);
    }
    add_layer(count, &stage, 0, 0, rest);
    return left;
}

uint64_t tln_count_plan(struct count *count, const struct table *table,
                        struct layer *layer)
{
    uint64_t left;
    uint32_t i, k;

    memset(count, 0, sizeof *count);
    count->table = table;
    count->layer = layer;
    for (i = 0; i < table->rows; i++) {
        for (k = 0; k < table->columns; k++) {
            if ((table->allowed[i] >> k & 1) == 0)
                continue;
            count->takes[k] |= BIT(i);
            count->total[k] = (uint8_t)(count->total[k] + table->row[i]);
        }
    }
    left = lay_out(count);
    for (i = count->rows; left != 0; i++)
        count->order[i] = set_take(&left);
    i = layer[count->pieces].left;
    count->words = words_for(count->pieces + i, i);
    return (uint64_t)count->states * count->words * sizeof(uint32_t);
}

/* A piece going to a group: the state it leads to. */
struct step {
    uint32_t group;
    uint32_t state;
};

/* The steps from a state of a layer that stay within the bounds of the next. */
static uint32_t steps_from(const struct layer *layer, const uint32_t *room,
                           struct step *step)
{
    const struct layer *next = layer + 1;
    uint32_t after[COLUMNS_MAX] = {0};
    uint32_t group, steps = 0, state = next->first;
    uint32_t out = 0; /* groups out of bounds, as bits, */
    uint32_t off = 0; /* and those out of bounds with one less */

    for (group = 0; group < layer->groups; group++)
        after[layer->next[group]] += room[group];
    for (group = 0; group < next->groups; group++) {
        uint32_t low = next->low[group], high = next->high[group];

        out |= (uint32_t)(after[group] < low || after[group] > high) << group;
        off |= (uint32_t)(after[group] <= low || after[group] > high + 1)
               << group;
        state += (after[group] - low) * next->stride[group];
    }
    for (group = 0; group < layer->groups; group++) {
        uint32_t to = layer->next[group], bit = (uint32_t)1 << to;

        if ((layer->taking >> group & 1) != 0 && room[group] > 0 &&
            (out & ~bit) == 0 && (off & bit) == 0) {
            step[steps].group = group;
            step[steps++].state = state - next->stride[to];
        }
    }
    return steps;
}

static uint32_t *ways_of(const struct count *count, uint32_t state)
{
    return &count->ways[(size_t)state * count->words];
}

/* Steps to the next combination of rooms, leaving out the group `told`. */
static void next_rooms(const struct layer *layer, uint32_t *room)
{
    uint32_t group;

    for (group = 0; group < layer->groups; group++) {
        if (group == layer->told)
            continue;
        if (room[group]++ < layer->high[group])
            return;
        room[group] = layer->low[group];
    }
}

/* Derives the room of one group from the others; returns 0 if it is out of
 * bounds. */
static int tell_room(const struct layer *layer, uint32_t *room)
{
    uint32_t group, others = 0;

    for (group = 0; group < layer->groups; group++) {
        if (group != layer->told)
            others += room[group];
    }
    room[layer->told] = layer->left - others;
    return others <= layer->left &&
           room[layer->told] >= layer->low[layer->told] &&
           room[layer->told] <= layer->high[layer->told];
}

static void count_layer(const struct count *count, const struct layer *layer)
{
    uint32_t room[COLUMNS_MAX], i, state, steps;
    struct step step[COLUMNS_MAX];

    for (i = 0; i < layer->groups; i++)
        room[i] = layer->low[i];
    for (state = 0; state < layer->states; state++) {
        uint32_t *sum = ways_of(count, layer->first + state);

        memset(sum, 0, count->words * sizeof *sum);
        steps = tell_room(layer, room) ? steps_from(layer, room, step) : 0;
        for (i = 0; i < steps; i++)
            wide_add_times(sum, ways_of(count, step[i].state),
                           room[step[i].group], count->words);
        next_rooms(layer, room);
    }
}

int tln_count_ways(struct count *count, uint32_t *ways)
{
    uint32_t at, *last;

    count->ways = ways;
    for (at = 0; at <= count->pieces; at++) {
        if (count->layer[at].states == 0)
            return 0;
    }
    last = ways_of(count, count->layer[count->pieces].first);
    memset(last, 0, count->words * sizeof *last);
    last[0] = 1;
    for (at = count->pieces; at-- > 0;)
        count_layer(count, &count->layer[at]);
    return !wide_is_zero(ways_of(count, 0), count->words);
}

/* Finds the step that a drawn number selects, and the place in the group; what
 * is left of the number is below the ways of the state it leads to. */
static uint32_t choose_step(const struct count *count,
                            const struct layer *layer, const uint32_t *room,
                            uint32_t *draw, uint32_t *place)
{
    struct step step[COLUMNS_MAX];
    uint32_t share[WIDE_WORDS_MAX];
    uint32_t i, steps = steps_from(layer, room, step), words = count->words;

    for (i = 0; i + 1 < steps; i++) {
        memset(share, 0, sizeof share);
        wide_add_times(share, ways_of(count, step[i].state),
                       room[step[i].group], words);
        if (wide_less(draw, share, words))
            break;
        wide_subtract(draw, share, words);
    }
    for (*place = 0; !wide_less(draw, ways_of(count, step[i].state), words);
         (*place)++)
        wide_subtract(draw, ways_of(count, step[i].state), words);
    return step[i].group;
}

/* Deals a piece to a column of a group, and returns the column. */
static uint32_t deal_piece(const struct count *count, const struct layer *layer,
                           uint8_t *left, uint32_t *draw)
{
    uint32_t room[COLUMNS_MAX] = {0};
    uint32_t i, group, place;

    for (i = 0; i < count->table->columns; i++)
        room[layer->group[i]] += left[i];
    group = choose_step(count, layer, room, draw, &place);
    for (i = 0; layer->group[i] != group || place >= left[i]; i++) {
        if (layer->group[i] == group)
            place -= left[i];
    }
    left[i]--;
    return i;
}

void tln_count_draw(const struct count *count, talon_rng *rng,
                    uint8_t given[ROWS_MAX][COLUMNS_MAX])
{
    const struct layer *layer = count->layer;
    uint32_t draw[WIDE_WORDS_MAX], row, i;
    uint8_t left[COLUMNS_MAX];

    memset(given, 0, (count->rows + 1) * sizeof given[0]);
    memcpy(left, count->table->column, sizeof left);
    if (count->pieces > 0)
        wide_below(rng, ways_of(count, 0), draw, count->words);
    for (row = 0; row < count->rows; row++) {
        for (i = count->table->row[count->order[row]]; i > 0; i--)
            given[row][deal_piece(count, layer++, left, draw)]++;
    }
    memcpy(given[row], left, count->table->columns);
}
