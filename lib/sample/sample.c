/* SPDX-License-Identifier: MIT */
/* Worlds: filling in the unknown cards of a view so that every possible world
 * is equally likely.
 *
 * What is hidden is a pool of cards and places that each take a number of them;
 * public play has proved that some places cannot hold some cards. A card that
 * only one place can hold goes there. Cards that can go to the same places form
 * a class, and places that can hold the same cards a group. What matters then
 * is how many cards of each class go to each group: sample/count.c draws that,
 * each distribution as likely as its share of all deals. The cards of a class
 * are shuffled, and then those that each group receives. If nothing is proved,
 * there is one class and one group, and this is a plain shuffle.
 *
 * The ways can be counted class by class, where a state is the room left in the
 * groups, or group by group, where a state is the cards left in the classes. If
 * the first takes more than a few states, both are planned and the one with
 * fewer is taken: the first is large if many groups have much room and stay
 * restricted for long, the second if there are many classes.
 *
 * The ways must fit in the scratch memory. In positions that play reaches they
 * do. If they do not, the least restricted places are set free, and a
 * distribution that breaks their restrictions is drawn again. So is a world
 * that is refused for something no single card proves. Drawing again keeps the
 * remaining worlds equally likely.
 *
 * After a few worlds that were refused, it is also counted that some places
 * hold one of certain cards (`needs`). Then all worlds that are possible are
 * still equally likely, and far fewer are drawn that are not. */
#include "sample/sample.h"
#include "base/libc.h"
#include "sample/count.h"
#include "base/set.h"
#include "talon/view.h"

#define TRIES 20000

/* Up to this many states are counted without looking for a better way. */
#ifndef FEW_STATES
#define FEW_STATES              100
#define IS_BETTER(bytes, other) ((other) < (bytes))
#endif

/* The scratch memory: what work needs, then the numbers. */
#define WAYS_BYTES (TALON_SAMPLE_BYTES_MAX - WORK_BYTES)
#define WORK_BYTES sizeof(struct work)

/* After so many worlds that are refused, the next ones are drawn among those in
 * which places hold what they need, if that takes few bytes to count; after
 * many, in any case. */
#ifndef FEW_TRIES
#define FEW_TRIES 4
#define FEW_BYTES 1024
#endif
#define MANY_TRIES 100

/* How to deal a view. */
struct plan {
    struct hidden hidden;
    talon_cards forced[HIDDEN_PLACES_MAX];
    talon_cards allowed[HIDDEN_PLACES_MAX]; /* as counted */
    talon_cards dealt[HIDDEN_PLACES_MAX];
    talon_cards needed; /* by some places, if that is counted; or 0 */
    uint32_t classes, groups;
    talon_cards class_cards[ROWS_MAX];
    uint64_t group[HIDDEN_PLACES_MAX]; /* of places, as bits */
    struct table table[2];             /* class by class; group by group */
    uint32_t by_group;                 /* which of them is taken */
    struct count count[2];
};

/* What lies in the scratch memory before the numbers. */
struct work {
    struct plan plan;
    struct binomials binomials;
    struct layer layer[2][LAYERS_MAX];
};

/* The cards that only one place can hold; those that none can are in
 * `homeless`. */
static talon_cards find_single(const struct hidden *hidden,
                               talon_cards *homeless)
{
    talon_cards once = 0, twice = 0;
    uint32_t i;

    for (i = 0; i < hidden->places; i++) {
        if (hidden->place[i].count == 0)
            continue;
        twice |= once & hidden->place[i].allowed;
        once |= hidden->place[i].allowed;
    }
    *homeless = hidden->pool & ~once;
    return hidden->pool & once & ~twice;
}

/* Moves the cards that only one place can hold from the pool to that place
 * until there are no more. Returns 0 if some can go nowhere. */
static int place_forced(struct plan *plan)
{
    struct hidden *hidden = &plan->hidden;
    talon_cards forced, homeless;
    uint32_t i;

    while ((forced = find_single(hidden, &homeless)) != 0) {
        for (i = 0; i < hidden->places; i++) {
            struct hidden_place *place = &hidden->place[i];
            talon_cards cards = place->count > 0 ? place->allowed & forced : 0;

            if (set_count(cards) > place->count)
                return 0;
            plan->forced[i] |= cards;
            place->needs = place->needs & cards ? 0 : place->needs & ~forced;
            place->count = (uint8_t)(place->count - set_count(cards));
            place->allowed &= ~forced;
        }
        hidden->pool &= ~forced;
    }
    return homeless == 0;
}

/* What the places of a group can hold. */
static talon_cards allowed_in(const struct plan *plan, uint32_t group)
{
    return plan->allowed[set_lowest(plan->group[group])];
}

/* Whether the places take exactly the cards of the pool. */
static int is_sound(const struct hidden *hidden)
{
    uint32_t i, count = 0;

    for (i = 0; i < hidden->places; i++)
        count += hidden->place[i].count;
    return count == set_count(hidden->pool);
}

/* Whether a place needs cards, and that is counted. */
static int is_needing(const struct plan *plan, uint32_t place)
{
    return (plan->hidden.place[place].needs & plan->needed) != 0;
}

/* Finds the groups of places that can hold the same cards. A place that needs
 * some is a group of its own. */
static void find_groups(struct plan *plan)
{
    const struct hidden *hidden = &plan->hidden;
    uint32_t i, group;

    plan->groups = 0;
    for (i = 0; i < hidden->places; i++) {
        if (hidden->place[i].count == 0)
            continue;
        group = is_needing(plan, i) ? plan->groups : 0;
        while (group < plan->groups &&
               (is_needing(plan, set_lowest(plan->group[group])) ||
                plan->allowed[i] != allowed_in(plan, group)))
            group++;
        if (group == plan->groups)
            plan->group[plan->groups++] = 0;
        plan->group[group] |= (uint64_t)1 << i;
    }
}

/* Finds the classes of cards that the same groups can hold, and that are all
 * needed or not. */
static void find_classes(struct plan *plan)
{
    uint32_t group, i, known;

    plan->class_cards[0] = plan->hidden.pool & ~plan->needed;
    plan->class_cards[1] = plan->needed;
    plan->classes = 1 + (plan->needed != 0);
    for (group = 0; group < plan->groups; group++) {
        talon_cards allowed = allowed_in(plan, group);

        for (i = 0, known = plan->classes; i < known; i++) {
            talon_cards other = plan->class_cards[i] & ~allowed;

            if (other == 0 || other == plan->class_cards[i])
                continue;
            plan->class_cards[i] ^= other;
            plan->class_cards[plan->classes++] = other;
        }
    }
}

static uint32_t room_in(const struct plan *plan, uint32_t group)
{
    uint32_t i, room = 0;

    for (i = 0; i < plan->hidden.places; i++) {
        if (plan->group[group] >> i & 1)
            room += plan->hidden.place[i].count;
    }
    return room;
}

/* Makes the two tables, each the transpose of the other. There may be too many
 * classes to be columns. */
static void make_tables(struct plan *plan)
{
    struct table *by_class = &plan->table[0], *by_group = &plan->table[1];
    uint32_t group, i;

    memset(by_class->allowed, 0, sizeof by_class->allowed);
    memset(by_group->allowed, 0, sizeof by_group->allowed);
    by_class->first = by_group->first = 0;
    by_class->needing = by_group->needing = 0;
    by_class->rows = by_group->columns = plan->classes;
    by_class->columns = by_group->rows = plan->groups;
    for (i = 0; i < plan->classes; i++) {
        by_class->row[i] = (uint8_t)set_count(plan->class_cards[i]);
        if (plan->class_cards[i] & plan->needed)
            by_class->first |= BIT(i);
        if (i < COLUMNS_MAX)
            by_group->column[i] = by_class->row[i];
    }
    for (group = 0; group < plan->groups; group++) {
        by_group->row[group] = (uint8_t)room_in(plan, group);
        by_class->column[group] = by_group->row[group];
        if (is_needing(plan, set_lowest(plan->group[group])))
            by_class->needing |= (uint32_t)1 << group;
        for (i = 0; i < plan->classes; i++) {
            if ((plan->class_cards[i] & allowed_in(plan, group)) == 0)
                continue;
            by_class->allowed[i] |= (uint32_t)1 << group;
            if (i < COLUMNS_MAX)
                by_group->allowed[group] |= (uint32_t)1 << i;
        }
    }
}

/* Plans how to count; returns the bytes that the ways will take. */
static uint64_t plan_count(struct plan *plan, struct work *work)
{
    uint64_t bytes, other;

    find_groups(plan);
    find_classes(plan);
    make_tables(plan);
    plan->by_group = 0;
    bytes = tln_count_plan(&plan->count[0], &plan->table[0], work->layer[0],
                           &work->binomials);
    if (plan->count[0].states <= FEW_STATES || plan->classes > COLUMNS_MAX ||
        plan->needed != 0)
        return bytes;
    other = tln_count_plan(&plan->count[1], &plan->table[1], work->layer[1],
                           &work->binomials);
    plan->by_group = IS_BETTER(bytes, other);
    return plan->by_group ? other : bytes;
}

/* Lets the least restricted place hold every card; returns 0 if all can. */
static int free_place(struct plan *plan)
{
    const struct hidden *hidden = &plan->hidden;
    uint32_t i, cards, most = 0, chosen = 0;

    for (i = 0; i < hidden->places; i++) {
        cards = set_count(plan->allowed[i]);
        if (hidden->place[i].count > 0 && plan->allowed[i] != hidden->pool &&
            cards > most) {
            most = cards;
            chosen = i;
        }
    }
    plan->allowed[chosen] = hidden->pool;
    return most > 0;
}

/* Sorts the rows into the order they are dealt in; those not counted make
 * one. */
static void sort_rows(struct plan *plan)
{
    const struct count *count = &plan->count[plan->by_group];
    uint64_t *row = plan->by_group ? plan->group : plan->class_cards;
    uint64_t old[ROWS_MAX];
    uint32_t i, rows = count->table->rows;

    memcpy(old, row, rows * sizeof *row);
    for (i = 0; i < rows; i++) {
        if (i <= count->rows)
            row[i] = old[count->order[i]];
        else
            row[count->rows] |= old[count->order[i]];
    }
    if (plan->by_group)
        plan->groups = count->rows + 1;
    else
        plan->classes = count->rows + 1;
}

/* Counts the ways to deal what is hidden; returns 0 if there are none. If too
 * many states would have to be counted, needs are left aside, and then the
 * restrictions of places. */
static int count_ways(struct plan *plan, void *scratch, struct effort *effort)
{
    struct work *work = scratch;
    const struct hidden *hidden = &plan->hidden;
    uint64_t bytes;
    uint32_t i;

    for (i = 0; i < hidden->places; i++)
        plan->allowed[i] = hidden->place[i].allowed;
    bytes = plan_count(plan, work);
    if (plan->needed != 0 &&
        bytes > (effort->tries > MANY_TRIES ? WAYS_BYTES : FEW_BYTES)) {
        plan->needed = 0;
        bytes = plan_count(plan, work);
    }
    effort->needs = plan->needed != 0;
    while (bytes > WAYS_BYTES && free_place(plan)) {
        effort->freed++;
        bytes = plan_count(plan, work);
    }
    effort->bytes = WORK_BYTES + (size_t)bytes;
    effort->by_group = plan->by_group;
    effort->states = plan->count[plan->by_group].states;
    sort_rows(plan);
    return tln_count_ways(&plan->count[plan->by_group],
                          (uint32_t *)scratch + WORK_BYTES / sizeof(uint32_t));
}

/* Plans how to deal a view; returns 0 if there is no way. */
static int make_plan(struct plan *plan, const struct talon_game *view,
                     void *scratch, struct effort *effort)
{
    struct hidden *hidden = &plan->hidden;
    uint32_t i;

    memset(plan->forced, 0, sizeof plan->forced);
    plan->classes = plan->groups = 0;
    plan->needed = 0;
    if (!module_of_handle(view)->hidden(view, hidden) || !is_sound(hidden))
        return 0;
    for (i = 0; i < hidden->places; i++)
        hidden->place[i].allowed &= hidden->pool;
    if (!place_forced(plan))
        return 0;
    return hidden->pool == 0 || count_ways(plan, scratch, effort);
}

/* Counts again if worlds are often refused, now also what places need; returns
 * 0 if there is no way. */
static int count_needs(struct plan *plan, void *scratch, struct effort *effort)
{
    const struct hidden *hidden = &plan->hidden;
    talon_cards needed = 0;
    uint32_t i;

    if (plan->needed != 0 ||
        (effort->tries != FEW_TRIES + 1 && effort->tries != MANY_TRIES + 1))
        return 1;
    for (i = 0; i < hidden->places; i++)
        needed |= hidden->place[i].needs;
    if (needed == 0 || needed == hidden->pool)
        return 1;
    plan->needed = needed;
    return count_ways(plan, scratch, effort);
}

/* Cards to draw from. */
struct deck {
    talon_cards cards;               /* left */
    talon_card card[TALON_PACK_MAX]; /* the same, the first `left` */
    uint32_t left;
};

static void make_deck(struct deck *deck, talon_cards cards)
{
    deck->cards = cards;
    deck->left = 0;
    while (cards != 0)
        deck->card[deck->left++] = set_take(&cards);
}

/* Draws some of the cards, every set of them equally likely: a shuffle from the
 * top that ends once it has come to them. */
static talon_cards draw_cards(struct deck *deck, uint32_t count, talon_rng *rng)
{
    talon_cards cards = 0;

    while (count-- > 0) {
        uint32_t at = talon_rng_below(rng, deck->left--);

        cards |= BIT(deck->card[at]);
        deck->card[at] = deck->card[deck->left];
    }
    deck->cards &= ~cards;
    return cards;
}

/* The place of the largest of some numbers. */
static uint32_t largest(const uint8_t *number, uint32_t count)
{
    uint32_t i, at = 0;

    for (i = 1; i < count; i++) {
        if (number[i] > number[at])
            at = i;
    }
    return at;
}

/* Divides cards at random, a given number to each. What is left when all others
 * have theirs is for the one that gets the most. */
static void divide(talon_cards cards, const uint8_t *share, uint32_t count,
                   talon_cards *pool, talon_rng *rng)
{
    uint32_t i, last = largest(share, count);
    struct deck deck;

    if (share[last] == set_count(cards)) {
        pool[last] |= cards;
        return;
    }
    make_deck(&deck, cards);
    for (i = 0; i < count; i++) {
        if (i != last)
            pool[i] |= draw_cards(&deck, share[i], rng);
    }
    pool[last] |= deck.cards;
}

/* Deals the pool of a group to its places. */
static void deal_group(const struct hidden *hidden, uint64_t places,
                       talon_cards pool, talon_cards *dealt, talon_rng *rng)
{
    uint8_t share[HIDDEN_PLACES_MAX];
    uint32_t i;

    for (i = 0; i < hidden->places; i++)
        share[i] = places >> i & 1 ? hidden->place[i].count : 0;
    divide(pool, share, hidden->places, dealt, rng);
}

static void deal_plan(struct plan *plan, talon_rng *rng)
{
    uint8_t given[ROWS_MAX][COLUMNS_MAX], share[COLUMNS_MAX];
    talon_cards pool[COLUMNS_MAX] = {0};
    uint32_t i, group;

    if (plan->classes > 0)
        tln_count_draw(&plan->count[plan->by_group], rng, given);
    for (i = 0; i < plan->classes; i++) {
        for (group = 0; group < plan->groups; group++)
            share[group] = plan->by_group ? given[group][i] : given[i][group];
        divide(plan->class_cards[i], share, plan->groups, pool, rng);
    }
    for (group = 0; group < plan->groups; group++)
        deal_group(&plan->hidden, plan->group[group], pool[group], plan->dealt,
                   rng);
}

/* Deals all places; returns 0 if one holds what it may not. */
static int deal_places(struct plan *plan, talon_rng *rng)
{
    const struct hidden *hidden = &plan->hidden;
    uint32_t i;

    memcpy(plan->dealt, plan->forced, sizeof plan->dealt);
    deal_plan(plan, rng);
    for (i = 0; i < hidden->places; i++) {
        if (plan->dealt[i] & ~(plan->forced[i] | hidden->place[i].allowed))
            return 0;
    }
    return 1;
}

/* Draws the sets that are unknown even when all places are full: the five
 * cards of a hand, once the hand is known. */
static void fill_sets(struct talon_game *world, talon_rng *rng)
{
    const struct module *module = module_of_handle(world);
    struct hidden_set set[HIDDEN_PLACES_MAX];
    uint32_t i, sets = module->sets != NULL ? module->sets(world, set) : 0;

    for (i = 0; i < sets; i++) {
        uint32_t rest = set_count(set[i].from) - set[i].count;
        uint8_t share[] = {set[i].count, (uint8_t)rest};
        talon_cards part[] = {0, 0};

        divide(set[i].from, share, 2, part, rng);
        module->fill(world, set[i].id, part[0]);
    }
}

/* Fills a copy of the view once; returns 0 if that does not make a world. */
static int try_world(struct plan *plan, const struct talon_game *view,
                     struct talon_game *world, talon_rng *rng)
{
    const struct module *module = module_of_handle(view);
    const struct hidden *hidden = &plan->hidden;
    uint32_t i;

    if (!deal_places(plan, rng))
        return 0;
    memcpy(world, view, module->size);
    world->view = 0;
    for (i = 0; i < hidden->places; i++)
        module->fill(world, hidden->place[i].id, plan->dealt[i]);
    if (!module->completes(world))
        return 0;
    module->settle(world);
    fill_sets(world, rng);
    return 1;
}

talon_status tln_sample_world(talon_game *world, const talon_game *view,
                              talon_rng *rng, void *scratch,
                              struct effort *effort)
{
    uint64_t copy[STATE_WORDS_MAX];
    talon_game *found = (talon_game *)copy;
    struct plan *plan = &((struct work *)scratch)->plan;

    memset(effort, 0, sizeof *effort);
    if (!make_plan(plan, view, scratch, effort))
        return TALON_E_NO_WORLD;
    while (++effort->tries <= TRIES) {
        if (!count_needs(plan, scratch, effort))
            return TALON_E_NO_WORLD;
        if (try_world(plan, view, found, rng)) {
            memcpy(world, found, module_of_handle(view)->size);
            return TALON_OK;
        }
        if (plan->hidden.pool == 0)
            return TALON_E_NO_WORLD;
    }
    return TALON_E_TRIES;
}

talon_status talon_sample_size(uint32_t game_id, size_t *size)
{
    if (size == NULL)
        return TALON_E_NULL;
    if (tln_module_of(game_id) == NULL)
        return TALON_E_GAME;
    *size = TALON_SAMPLE_BYTES_MAX;
    return TALON_OK;
}

talon_status talon_game_sample(talon_game *world, const talon_game *view,
                               talon_rng *rng, void *scratch, size_t size)
{
    talon_status status = handle_status(view);
    struct effort effort;

    if (status == TALON_OK)
        status = handle_status(world);
    if (status < 0)
        return status;
    if (rng == NULL || scratch == NULL)
        return TALON_E_NULL;
    if (world->mark != view->mark)
        return TALON_E_WRONG_GAME;
    if ((uintptr_t)scratch % TALON_GAME_ALIGNMENT != 0)
        return TALON_E_ALIGNMENT;
    if (size < TALON_SAMPLE_BYTES_MAX)
        return TALON_E_SPACE;
    if (view->view == 0)
        return talon_game_copy(world, view);
    return tln_sample_world(world, view, rng, scratch, &effort);
}
