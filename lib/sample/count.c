/* SPDX-License-Identifier: MIT */
/* The ways to deal out a table of rows and columns: counting them, and drawing
 * one of them at random.
 *
 * Think of a column as a number of places, all different, for one piece each,
 * and deal the table row by row: the pieces of a row go to any set of free
 * places in columns that the row may go to. All that matters for the rows left
 * is how much room each column has left. Columns open to the same remaining
 * rows are alike for those rows: they form one group, of which only the total
 * room counts. So there are many groups at the start, where little has been
 * dealt and the room of each is nearly known, and few at the end. When all rows
 * left are alike there is one group and nothing to count: a shuffle can fill
 * the places that are left.
 *
 * Let ways(room) be the number of ways to deal the rows left. It is the sum,
 * over all ways to divide the next row among the groups, of the product of
 * C(room of a group, its share) times ways(what room is then left). A row of
 * many pieces that may go to many groups is dealt in several handfuls, so that
 * each can be divided in at most STEPS_MAX ways; that multiplies all numbers of
 * ways by the same factor.
 *
 * The states are kept in layers, one for each handful: all combinations of
 * rooms between the least and the most that each group can then have, where the
 * room of one group (the widest) follows from the others. The order of the rows
 * decides how large the layers are; next comes the row that leaves the fewest
 * states.
 *
 * Some columns may need a piece of certain rows. These rows come first, and
 * while they are dealt, each such column is a group of its own. Then there is a
 * layer in which no column in need has all its room left; so the only thing to
 * do about needs is to lower a bound.
 *
 * A draw deals the handfuls in the same order. Each is divided among the groups
 * by a number below ways(room), which is exact, and within a group, whose
 * places are all alike, by a number below C(room, share). Places in a column
 * are distinct for counting only: every distribution has the same number of
 * ways.
 *
 * The cost is states · steps products of a number of a few words. Tables from
 * real play have a dozen states, rarely hundreds. Dealing single pieces took
 * four times as many states, and two to three times as long. */
#include "sample/count.h"
#include "base/libc.h"
#include "base/set.h"
#include "base/wide.h"

/* The most ways to divide a handful among the groups, and how many pieces are a
 * handful for a number of groups so that there are not more. */
#define STEPS_MAX 36
static const uint8_t handfuls[COLUMNS_MAX + 1] = {
    HANDFUL_MAX, 7, 7, 7, 4, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1};

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
    uint32_t alone;             /* groups that are a column in need, as bits */
    uint32_t spare;   /* of the first rows, the pieces that no column needs, */
    uint32_t helping; /* and all that are left */
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
    uint32_t needing = left & table->first ? table->needing : 0;
    uint32_t i, group;

    stage->alone = 0;
    stage->spare = needing != 0 ? count->spare : PIECES_MAX;
    stage->helping = pieces_of(table, left & table->first);
    stage->groups = 0;
    for (i = 0; i < table->columns; i++) {
        uint64_t takes = count->takes[i];

        group = needing >> i & 1 ? stage->groups : 0;
        while (group < stage->groups &&
               (coming[group] != (takes & left) || stage->alone >> group & 1))
            group++;
        if (group == stage->groups) {
            stage->alone |= (needing >> i & 1) << group;
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
 * what those dealt cannot have filled. Of the first rows it gets what is spare,
 * and one piece more if it is in need. */
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
        uint32_t share = stage->spare + (stage->alone >> group & 1);

        if (most > filled[group])
            most = filled[group];
        if (most > share)
            most = share;
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

/* The row that leaves the fewest states, one of the first if any are left;
 * among several, one with the fewest pieces. */
static uint32_t choose_row(const struct count *count, uint64_t left,
                           const struct stage *now)
{
    const struct table *table = count->table;
    uint32_t chosen = 0, fewest = UINT32_MAX;
    uint64_t rest = left & table->first ? left & table->first : left;

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

/* A byte of a number of two parts of 64 bits. */
static void add_byte(uint64_t number[2], uint32_t at, uint32_t byte)
{
    number[at / 8] += (uint64_t)byte << at % 8 * 8;
}

/* Prepares a layer for steps into it. */
static void pack_bounds(struct layer *layer)
{
    uint32_t group;

    layer->zero = layer->first;
    memset(layer->lows, 0, sizeof layer->lows);
    memset(layer->highs, 0, sizeof layer->highs);
    for (group = 0; group < layer->groups; group++) {
        layer->zero -= layer->low[group] * layer->stride[group];
        add_byte(layer->lows, group, layer->low[group]);
        add_byte(layer->highs, group, layer->high[group]);
    }
}

/* Leaves no column in need with all its room. */
static void check_needs(const struct stage *stage, struct layer *layer)
{
    uint64_t rest = stage->alone;

    while (rest != 0) {
        uint32_t group = set_take(&rest);

        if (layer->high[group] == stage->room[group])
            layer->high[group]--;
    }
    number_states(layer);
}

/* Adds a layer, without a deal, and links the one before to it. */
static void add_layer(struct count *count, const struct stage *stage,
                      uint32_t columns, uint32_t dealt, uint32_t left,
                      int is_check)
{
    struct layer *layer = &count->layer[count->handfuls];
    uint32_t i;

    find_layer(count->table, stage, columns, dealt, layer);
    if (is_check)
        check_needs(stage, layer);
    layer->alone = stage->alone;
    layer->helping = stage->helping - dealt;
    memcpy(layer->full, stage->room, sizeof layer->full);
    layer->left = left;
    layer->deals = 0;
    layer->first = count->states;
    pack_bounds(layer);
    if (count->states < STATES_MAX)
        count->states += layer->states;
    for (i = 0; count->handfuls > 0 && i < count->table->columns; i++) {
        uint32_t from = layer[-1].group[i], to = layer->group[i];

        layer[-1].next[from] = (uint8_t)to;
        layer[-1].shift[from] = layer->stride[to];
    }
}

/* Pascal's triangle. */
static void find_binomials(struct binomials *binomials, uint32_t most)
{
    uint32_t n, k;

    memset(binomials->choose[0], 0, sizeof binomials->choose[0]);
    binomials->choose[0][0] = 1;
    for (n = 1; n <= most; n++) {
        const uint32_t *above = binomials->choose[n - 1];

        binomials->choose[n][0] = 1;
        for (k = 1; k <= HANDFUL_MAX; k++)
            binomials->choose[n][k] = above[k - 1] + above[k];
    }
}

/* The words of the most ways that there can be: each handful goes to some of
 * the places that are open to it. */
static uint32_t words_for(const struct count *count)
{
    uint32_t number[WIDE_WORDS_MAX] = {1}, words = 1, at;

    for (at = 0; at < count->handfuls; at++) {
        const struct layer *layer = &count->layer[at];
        uint64_t rest = layer->taking;
        uint32_t room = 0, ways;

        while (rest != 0)
            room += layer->high[set_take(&rest)];
        ways = room < layer->left ? room : layer->left;
        ways = count->binomials->choose[ways][layer->deals];
        if (ways == 0)
            return 1;
        wide_add_times(number, number, ways - 1,
                       words + (words < WIDE_WORDS_MAX));
        if (words < WIDE_WORDS_MAX && number[words] != 0)
            words++;
    }
    return words;
}

/* How many pieces of a row are dealt together. If they are the last that meet
 * needs, groups in need get one each, so only the others can be divided. */
static uint32_t deals_of(const struct count *count, const struct layer *layer,
                         uint32_t pieces)
{
    uint32_t groups = set_count(layer->taking), most = handfuls[groups];
    uint32_t alone = set_count(layer->alone), before, spare;

    if (groups != 0 && alone != 0 && pieces == layer->helping &&
        pieces <= HANDFUL_MAX) {
        before = pieces_of(count->table, count->table->first) - pieces;
        spare = alone > before ? alone - before : 0;
        spare = pieces > spare ? pieces - spare : 0;
        if (count->binomials->choose[spare + groups - 1][spare] <= STEPS_MAX)
            return pieces;
    }
    return pieces < most ? pieces : most;
}

/* Adds the layers of a row; returns how many pieces are left. */
static uint32_t add_row(struct count *count, const struct stage *stage,
                        uint32_t row, uint32_t rest)
{
    uint32_t pieces = count->table->row[row], dealt = 0;

    while (dealt < pieces) {
        struct layer *layer = &count->layer[count->handfuls];

        add_layer(count, stage, count->table->allowed[row], dealt, rest, 0);
        layer->deals = deals_of(count, layer, pieces - dealt);
        dealt += layer->deals;
        rest -= layer->deals;
        count->handfuls++;
    }
    count->order[count->rows++] = (uint8_t)row;
    return rest;
}

/* Adds the layer in which needs are met: `row` was the last of the first. */
static void add_check(struct count *count, const struct stage *stage,
                      uint32_t row, uint32_t rest)
{
    add_layer(count, stage, count->table->allowed[row], count->table->row[row],
              rest, 1);
    count->handfuls++;
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
    if (table->first != 0 || !are_alike(table, left))
        find_binomials(count->binomials, rest);
    while ((left & table->first) != 0 || !are_alike(table, left)) {
        uint32_t row = choose_row(count, left, &stage);

        rest = add_row(count, &stage, row, rest);
        if ((left & table->first) == BIT(row))
            add_check(count, &stage, row, rest);
        before = stage;
        deal_row(count, left, row, &before, &stage);
        left &= ~BIT(row);
    }
    add_layer(count, &stage, 0, 0, rest, 0);
    return left;
}

uint64_t tln_count_plan(struct count *count, const struct table *table,
                        struct layer *layer, struct binomials *binomials)
{
    uint64_t left;
    uint32_t i, k;

    memset(count, 0, sizeof *count);
    count->table = table;
    count->layer = layer;
    count->binomials = binomials;
    for (i = 0; i < table->rows; i++) {
        for (k = 0; k < table->columns; k++) {
            if ((table->allowed[i] >> k & 1) == 0)
                continue;
            count->takes[k] |= BIT(i);
            count->total[k] = (uint8_t)(count->total[k] + table->row[i]);
        }
    }
    count->spare = pieces_of(table, table->first);
    for (k = 0; k < table->columns && count->spare > 0; k++)
        count->spare -= table->needing >> k & 1;
    left = lay_out(count);
    for (i = count->rows; left != 0; i++)
        count->order[i] = set_take(&left);
    count->words = words_for(count);
    return (uint64_t)count->states * count->words * sizeof(uint32_t);
}

/* A handful divided among the groups: the state that this leads to, and in how
 * many ways. */
struct step {
    uint64_t after[2]; /* the room of each group then, as bytes */
    uint64_t given;    /* to each group, four bits each */
    uint32_t left;     /* pieces not yet given */
    uint32_t times;
    uint32_t state;
};

/* A state of a layer, and what it would be in the next layer if no piece were
 * dealt. */
struct place {
    uint32_t room[COLUMNS_MAX];
    uint64_t after[2]; /* the room of each group there, as bytes */
    uint32_t state;
};

/* Adds room to a group; rooms that become less are added modulo 2^32. */
static inline void add_room(const struct layer *layer, uint32_t group,
                            uint32_t room, struct place *place)
{
    uint32_t to = layer->next[group];

    place->room[group] += room;
    place->after[to / 8] += (uint64_t)(int64_t)(int32_t)room << to % 8 * 8;
    place->state += room * layer->shift[group];
}

/* Whether no byte of a number is below one of another. All are below 128, so
 * none borrows from the next. */
static inline int bytes_reach(uint64_t number, uint64_t low)
{
    const uint64_t top = 0x8080808080808080;

    return (((number | top) - low) & top) == top;
}

/* Gives some of its pieces to a group with this room. */
static inline void give(const struct count *count, const struct layer *layer,
                        uint32_t group, uint32_t room, uint32_t pieces,
                        struct step *step)
{
    uint32_t to = layer->next[group];

    step->after[to / 8] -= (uint64_t)pieces << to % 8 * 8;
    step->given |= (uint64_t)pieces << group * 4;
    step->left -= pieces;
    step->times *= count->binomials->choose[room][pieces];
    step->state -= pieces * layer->shift[group];
}

/* The groups still in need in a state, as bits. */
static inline uint32_t unmet_in(const struct layer *layer,
                                const struct place *place)
{
    uint64_t unmet = layer->alone, rest = unmet;

    while (rest != 0) {
        uint32_t group = set_take(&rest);

        if (place->room[group] != layer->full[group])
            unmet &= ~BIT(group);
    }
    return (uint32_t)unmet;
}

/* Divides a handful among all groups that it may go to but the last, `rest`:
 * any number to each. If no later piece meets needs, each group in need gets at
 * least one. */
static uint32_t divide_handful(const struct count *count,
                               const struct layer *layer,
                               const struct place *place, uint32_t unmet,
                               struct step *step, uint64_t *rest)
{
    uint32_t i, pieces, steps = 1;

    if (layer->helping != layer->deals)
        unmet = 0;
    while (!set_is_single(*rest)) {
        uint32_t group = set_take(rest), room = place->room[group];
        uint32_t known = steps, least = unmet >> group & 1;
        uint32_t kept = set_count(unmet & *rest);

        for (i = 0; i < known; i++) {
            for (pieces = least + 1;
                 pieces + kept <= step[i].left && pieces <= room; pieces++) {
                step[steps] = step[i];
                give(count, layer, group, room, pieces, &step[steps++]);
            }
            if (least > 0)
                give(count, layer, group, room, least, &step[i]);
        }
    }
    return steps;
}

/* The steps from a state of a layer that stay within the bounds of the next. */
static uint32_t steps_from(const struct count *count, const struct layer *layer,
                           const struct place *place, struct step *step)
{
    const struct layer *next = layer + 1;
    uint64_t rest = layer->taking;
    uint32_t unmet = unmet_in(layer, place);
    uint32_t i, steps, sound = 0;

    if (rest == 0 || set_count(unmet) > layer->helping)
        return 0;
    step[0] = (struct step){.after = {place->after[0], place->after[1]},
                            .left = layer->deals,
                            .times = 1,
                            .state = place->state};
    steps = divide_handful(count, layer, place, unmet, step, &rest);
    for (i = 0; i < steps; i++) {
        uint32_t group = set_lowest(rest), room = place->room[group];

        if (step[i].left > room)
            continue;
        step[sound] = step[i];
        give(count, layer, group, room, step[i].left, &step[sound]);
        sound += bytes_reach(step[sound].after[0], next->lows[0]) &&
                 bytes_reach(next->highs[0], step[sound].after[0]) &&
                 bytes_reach(step[sound].after[1], next->lows[1]) &&
                 bytes_reach(next->highs[1], step[sound].after[1]);
    }
    return sound;
}

static uint32_t *ways_of(const struct count *count, uint32_t state)
{
    return &count->ways[(size_t)state * count->words];
}

/* Numbers of up to two words, in one of 64 bits. */
static inline int are_small(const struct count *count)
{
    return count->words <= 2;
}

static inline uint64_t small_of(const uint32_t *number, uint32_t words)
{
    return words > 1 ? (uint64_t)number[1] << 32 | number[0] : number[0];
}

static inline void set_small(uint32_t *number, uint64_t value, uint32_t words)
{
    number[0] = (uint32_t)value;
    if (words > 1)
        number[1] = (uint32_t)(value >> 32);
}

/* Steps to the next combination of rooms, leaving out the group `told`;
 * `others` is their sum. */
static inline void next_rooms(const struct layer *layer, struct place *place,
                              uint32_t *others)
{
    uint32_t group;

    for (group = 0; group < layer->groups; group++) {
        uint32_t range = layer->high[group] - (uint32_t)layer->low[group];

        if (group == layer->told)
            continue;
        if (place->room[group] < layer->high[group]) {
            add_room(layer, group, 1, place);
            ++*others;
            return;
        }
        add_room(layer, group, 0 - range, place);
        *others -= range;
    }
}

/* Counts the ways from a state: the sum over the steps. */
static inline void count_state(const struct count *count,
                               const struct layer *layer,
                               const struct place *place, uint32_t *sum)
{
    struct step step[STEPS_MAX];
    uint32_t i, words = count->words;
    uint32_t steps = steps_from(count, layer, place, step);
    uint64_t small = 0;

    if (are_small(count)) {
        for (i = 0; i < steps; i++)
            small +=
                small_of(ways_of(count, step[i].state), words) * step[i].times;
        set_small(sum, small, words);
        return;
    }
    for (i = 0; i < steps; i++)
        wide_add_times(sum, ways_of(count, step[i].state), step[i].times,
                       words);
}

static void count_layer(const struct count *count, const struct layer *layer)
{
    struct place place = {.state = layer[1].zero};
    uint32_t i, state, told = layer->told, others = 0;

    for (i = 0; i < layer->groups; i++) {
        if (i == told)
            continue;
        add_room(layer, i, layer->low[i], &place);
        others += layer->low[i];
    }
    for (state = 0; state < layer->states; state++) {
        uint32_t *sum = ways_of(count, layer->first + state);
        uint32_t room = layer->left - others;

        memset(sum, 0, count->words * sizeof *sum);
        if (room >= layer->low[told] && room <= layer->high[told]) {
            add_room(layer, told, room, &place);
            count_state(count, layer, &place, sum);
            add_room(layer, told, 0 - room, &place);
        }
        next_rooms(layer, &place, &others);
    }
}

int tln_count_ways(struct count *count, uint32_t *ways)
{
    uint32_t at, *last;

    count->ways = ways;
    for (at = 0; at <= count->handfuls; at++) {
        if (count->layer[at].states == 0)
            return 0;
    }
    last = ways_of(count, count->layer[count->handfuls].first);
    memset(last, 0, count->words * sizeof *last);
    last[0] = 1;
    for (at = count->handfuls; at-- > 0;)
        count_layer(count, &count->layer[at]);
    return !wide_is_zero(ways_of(count, 0), count->words);
}

/* Draws a step, each as likely as its share of the ways from a state. */
static const struct step *draw_step(const struct count *count, uint32_t state,
                                    const struct step *step, uint32_t steps,
                                    talon_rng *rng)
{
    uint32_t draw[WIDE_WORDS_MAX], share[WIDE_WORDS_MAX];
    uint32_t words = count->words;
    const struct step *last = step + steps - 1;

    if (step == last)
        return step;
    wide_below(rng, ways_of(count, state), draw, words);
    for (; step < last; step++) {
        memset(share, 0, words * sizeof *share);
        wide_add_times(share, ways_of(count, step->state), step->times, words);
        if (wide_less(draw, share, words))
            break;
        wide_subtract(draw, share, words);
    }
    return step;
}

/* Draws how many pieces each column of a group gets, if all places in it are
 * equally likely: a number below the sets of so many places selects one. */
static void divide_group(const struct count *count, const struct layer *layer,
                         uint32_t group, uint32_t room, uint32_t pieces,
                         uint8_t *left, uint8_t *given, talon_rng *rng)
{
    uint32_t(*choose)[HANDFUL_MAX + 1] = count->binomials->choose;
    uint32_t i, draw = 0, sets;

    for (i = 0; pieces > 0; i++) {
        uint32_t here = 0;

        if (layer->group[i] != group)
            continue;
        if (left[i] == room) {
            here = pieces;
        } else {
            draw = talon_rng_below(rng, choose[room][pieces]);
            while ((sets = choose[left[i]][here] *
                           choose[room - left[i]][pieces - here]) <= draw) {
                draw -= sets;
                here++;
            }
        }
        room -= left[i];
        pieces -= here;
        left[i] = (uint8_t)(left[i] - here);
        given[i] = (uint8_t)(given[i] + here);
    }
}

/* Deals a handful to the columns from a state; returns the state it leads to.
 */
static uint32_t deal_handful(const struct count *count,
                             const struct layer *layer, uint32_t state,
                             uint8_t *left, uint8_t *given, talon_rng *rng)
{
    struct place place = {.state = layer[1].zero};
    struct step list[STEPS_MAX];
    const struct step *step;
    uint64_t rest = layer->taking;
    uint32_t i, steps;

    for (i = 0; i < count->table->columns; i++)
        add_room(layer, layer->group[i], left[i], &place);
    steps = steps_from(count, layer, &place, list);
    step = draw_step(count, state, list, steps, rng);
    while (rest != 0) {
        uint32_t group = set_take(&rest);

        divide_group(count, layer, group, place.room[group],
                     step->given >> group * 4 & 15, left, given, rng);
    }
    return step->state;
}

void tln_count_draw(const struct count *count, talon_rng *rng,
                    uint8_t given[ROWS_MAX][COLUMNS_MAX])
{
    const struct layer *layer = count->layer;
    uint32_t row, dealt, state = 0;
    uint8_t left[COLUMNS_MAX];

    memset(given, 0, (count->rows + 1) * sizeof given[0]);
    memcpy(left, count->table->column, sizeof left);
    for (row = 0; row < count->rows; row++) {
        uint32_t pieces = count->table->row[count->order[row]];

        for (dealt = 0; dealt < pieces; dealt += (layer++)->deals)
            state = deal_handful(count, layer, state, left, given[row], rng);
        if (layer->deals == 0 && layer < count->layer + count->handfuls)
            state = deal_handful(count, layer++, state, left, given[row], rng);
    }
    memcpy(given[row], left, count->table->columns);
}
