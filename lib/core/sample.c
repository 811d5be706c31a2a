/* Worlds: filling in the unknown cards of a view, every world that can be being
 * equally likely.
 *
 * What is hidden is a pool of cards and places that take so many of them each;
 * public play has proved that some places cannot hold some cards. A card that
 * only one place can hold goes there. Where nothing else is proved, a shuffle
 * does. Where a place is bound, the distributions are counted: ways[i][room] is
 * in how many ways card i and those after it can go to places with so much room
 * left. The bound places alone make up the room, for the free ones take what
 * they get; and only the cards that some bound place cannot hold are gone
 * through one by one, for the others fill what room is left in a number of ways
 * that a product tells. The cards are then dealt in the same order, each to a
 * place with the probability that its ways are of all ways, so that every
 * distribution has probability 1 / ways[0][all room].
 *
 * The cost is cards · (product of the rooms + 1) · places; the counts of it
 * must fit the scratch memory. If they do not, the places bound least are left
 * free, and a distribution that breaks their bounds is drawn again. So is a
 * world that is refused for what no single card proves. Drawing again keeps the
 * worlds that are left equally likely. */
#include "core/sample.h"
#include "core/set.h"
#include "talon/view.h"

#include <string.h>

#define TRIES 20000

/* Counts reach 62! / (10!)^6, about 2^161. */
#define WORDS 6

struct wide {
    uint32_t word[WORDS]; /* least first */
};

static void wide_add(struct wide *sum, const struct wide *number)
{
    uint64_t carry = 0;
    int i;

    for (i = 0; i < WORDS; i++) {
        carry += (uint64_t)sum->word[i] + number->word[i];
        sum->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

static int wide_less(const struct wide *a, const struct wide *b)
{
    int i = WORDS - 1;

    while (i > 0 && a->word[i] == b->word[i])
        i--;
    return a->word[i] < b->word[i];
}

static void wide_subtract(struct wide *number, const struct wide *less)
{
    uint64_t borrow = 0;
    int i;

    for (i = 0; i < WORDS; i++) {
        uint64_t word = (uint64_t)number->word[i] - less->word[i] - borrow;

        number->word[i] = (uint32_t)word;
        borrow = word >> 63;
    }
}

/* number · factor / divisor, which must come out even. */
static void wide_scale(struct wide *number, uint32_t factor, uint32_t divisor)
{
    uint64_t carry = 0;
    int i;

    for (i = 0; i < WORDS; i++) {
        carry += (uint64_t)number->word[i] * factor;
        number->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    for (i = WORDS - 1, carry = 0; i >= 0; i--) {
        carry = carry << 32 | number->word[i];
        number->word[i] = (uint32_t)(carry / divisor);
        carry %= divisor;
    }
}

static int wide_is_zero(const struct wide *number)
{
    uint32_t any = 0;
    int i;

    for (i = 0; i < WORDS; i++)
        any |= number->word[i];
    return any == 0;
}

/* A number below a bound that is not 0: as many bits as the bound has, drawn
 * again while they are not below it. */
static struct wide wide_below(talon_rng *rng, const struct wide *bound)
{
    struct wide draw;
    uint32_t mask;
    int i, top = WORDS - 1;

    while (bound->word[top] == 0)
        top--;
    mask = bound->word[top];
    for (i = 1; i < 32; i *= 2)
        mask |= mask >> i;
    do {
        memset(&draw, 0, sizeof draw);
        for (i = 0; i <= top; i++) {
            uint8_t byte[4];

            talon_rng_bytes(rng, byte, sizeof byte);
            draw.word[i] = (uint32_t)byte[0] | (uint32_t)byte[1] << 8 |
                           (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
        }
        draw.word[top] &= mask;
    } while (!wide_less(&draw, bound));
    return draw;
}

/* A distribution being counted and drawn. The places are in two groups: those
 * bound, which are counted, and the free ones. */
struct plan {
    struct hidden hidden;
    uint32_t bound;                     /* so many places come first */
    uint32_t stride[HIDDEN_PLACES_MAX]; /* of each bound place in `room` */
    uint32_t room;                      /* rooms at the start, as a number */
    uint32_t cards;                     /* that a bound place cannot hold */
    talon_card card[TALON_PACK_MAX];    /* those cards */
    talon_cards loose;                  /* the cards that all of them can */
    struct wide *ways;                  /* [cards + 1][room + 1] */
    talon_cards forced[HIDDEN_PLACES_MAX];
    talon_cards dealt[HIDDEN_PLACES_MAX];
};

/* The one place that can hold a card; the number of places if there are
 * several, or UINT32_MAX if there is none. */
static uint32_t only_place(const struct hidden *hidden, talon_cards card)
{
    uint32_t i, only = UINT32_MAX;

    for (i = 0; i < hidden->places; i++) {
        if (hidden->place[i].count > 0 &&
            (hidden->place[i].allowed & card) != 0) {
            if (only != UINT32_MAX)
                return hidden->places;
            only = i;
        }
    }
    return only;
}

/* Puts a card into a place and out of the pool. */
static void force_card(struct plan *plan, talon_cards card, uint32_t place)
{
    struct hidden *hidden = &plan->hidden;
    uint32_t i;

    plan->forced[place] |= card;
    hidden->place[place].count--;
    hidden->pool &= ~card;
    for (i = 0; i < hidden->places; i++)
        hidden->place[i].allowed &= ~card;
}

/* Places the cards that only one place can hold, until there are no more. A
 * place that is full then binds nothing. Gives 0 if a card can go nowhere. */
static int place_forced(struct plan *plan)
{
    struct hidden *hidden = &plan->hidden;
    talon_cards rest = hidden->pool;
    uint32_t place;

    while (rest != 0) {
        talon_cards card = BIT(set_take(&rest));

        place = only_place(hidden, card);
        if (place == UINT32_MAX)
            return 0;
        if (place < hidden->places) {
            force_card(plan, card, place);
            rest = hidden->pool;
        }
    }
    for (place = 0; place < hidden->places; place++) {
        if (hidden->place[place].count == 0)
            hidden->place[place].allowed = hidden->pool;
    }
    return 1;
}

static void swap_places(struct plan *plan, uint32_t a, uint32_t b)
{
    struct hidden_place place = plan->hidden.place[a];
    talon_cards forced = plan->forced[a];

    plan->hidden.place[a] = plan->hidden.place[b];
    plan->hidden.place[b] = place;
    plan->forced[a] = plan->forced[b];
    plan->forced[b] = forced;
}

/* Puts the places that are bound first, those bound most before the others. */
static void order_places(struct plan *plan)
{
    struct hidden *hidden = &plan->hidden;
    uint32_t i, k;

    for (i = 1; i < hidden->places; i++) {
        for (k = i; k > 0; k--) {
            if (set_count(hidden->place[k].allowed) >=
                set_count(hidden->place[k - 1].allowed))
                break;
            swap_places(plan, k, k - 1);
        }
    }
    while (plan->bound < hidden->places &&
           hidden->place[plan->bound].allowed != hidden->pool)
        plan->bound++;
}

/* Lists the cards that some bound place cannot hold. */
static void list_cards(struct plan *plan)
{
    talon_cards listed;
    uint32_t i;

    plan->loose = plan->hidden.pool;
    for (i = 0; i < plan->bound; i++)
        plan->loose &= plan->hidden.place[i].allowed;
    listed = plan->hidden.pool & ~plan->loose;
    for (plan->cards = 0; listed != 0; plan->cards++)
        plan->card[plan->cards] = set_take(&listed);
}

/* Numbers the rooms: each bound place is a digit. Gives the size of the table
 * of counts in bytes. */
static uint64_t number_rooms(struct plan *plan)
{
    uint64_t states = 1;
    uint32_t i;

    plan->room = 0;
    for (i = 0; i < plan->bound; i++) {
        uint32_t count = plan->hidden.place[i].count;

        plan->stride[i] = (uint32_t)states;
        plan->room += (uint32_t)states * count;
        states *= count + 1;
        if (states > TALON_SAMPLE_BYTES_MAX)
            return UINT64_MAX;
    }
    return states * (plan->cards + 1) * sizeof(struct wide);
}

/* Leaves places free until the counts fit. */
static void fit_scratch(struct plan *plan)
{
    do {
        list_cards(plan);
    } while (number_rooms(plan) > TALON_SAMPLE_BYTES_MAX && plan->bound-- > 0);
}

static uint32_t room_of(const struct plan *plan, uint32_t room, uint32_t place)
{
    return room / plan->stride[place] % (plan->hidden.place[place].count + 1u);
}

static struct wide *ways_at(const struct plan *plan, uint32_t card,
                            uint32_t room)
{
    return &plan->ways[(size_t)card * (plan->room + 1) + room];
}

/* Sums up the ways of a card and those after it, for one state of rooms. */
static void count_ways(const struct plan *plan, uint32_t card, uint32_t room)
{
    struct wide *sum = ways_at(plan, card, room);
    uint32_t i;

    *sum = *ways_at(plan, card + 1, room); /* to a free place */
    for (i = 0; i < plan->bound; i++) {
        if ((plan->hidden.place[i].allowed & BIT(plan->card[card])) != 0 &&
            room_of(plan, room, i) > 0)
            wide_add(sum, ways_at(plan, card + 1, room - plan->stride[i]));
    }
}

/* In how many ways the loose cards can fill what room is left: for each place
 * in turn, so many out of those that remain. */
static void count_loose_ways(const struct plan *plan, uint32_t room)
{
    struct wide *ways = ways_at(plan, plan->cards, room);
    uint32_t i, k, left = set_count(plan->loose);

    memset(ways, 0, sizeof *ways);
    ways->word[0] = 1;
    for (i = 0; i < plan->bound; i++) {
        for (k = 1; k <= room_of(plan, room, i); k++) {
            wide_scale(ways, left, k);
            left -= left > 0;
        }
    }
}

static void count_all_ways(const struct plan *plan)
{
    uint32_t card, room;

    for (room = 0; room <= plan->room; room++)
        count_loose_ways(plan, room);
    for (card = plan->cards; card-- > 0;) {
        for (room = 0; room <= plan->room; room++)
            count_ways(plan, card, room);
    }
}

/* Shuffles loose cards into the room that is left in bound places; gives those
 * that remain. */
static talon_cards deal_loose(struct plan *plan, uint32_t room, talon_rng *rng)
{
    talon_card card[TALON_PACK_MAX];
    talon_cards left = plan->loose;
    uint32_t i, k, n = 0;

    while (left != 0)
        card[n++] = set_take(&left);
    talon_rng_shuffle(rng, card, n);
    left = plan->loose;
    for (i = 0; i < plan->bound; i++) {
        for (k = room_of(plan, room, i); k > 0; k--) {
            plan->dealt[i] |= BIT(card[--n]);
            left &= ~BIT(card[n]);
        }
    }
    return left;
}

/* Deals the bound places, every distribution equally likely; gives the cards
 * that are left. */
static talon_cards deal_bound(struct plan *plan, talon_rng *rng)
{
    struct wide draw = wide_below(rng, ways_at(plan, 0, plan->room));
    talon_cards left = 0;
    uint32_t card, i, room = plan->room;

    for (card = 0; card < plan->cards; card++) {
        talon_cards bit = BIT(plan->card[card]);

        for (i = 0; i < plan->bound; i++) {
            const struct wide *ways;

            if ((plan->hidden.place[i].allowed & bit) == 0 ||
                room_of(plan, room, i) == 0)
                continue;
            ways = ways_at(plan, card + 1, room - plan->stride[i]);
            if (wide_less(&draw, ways)) {
                plan->dealt[i] |= bit;
                room -= plan->stride[i];
                break;
            }
            wide_subtract(&draw, ways);
        }
        if (i == plan->bound)
            left |= bit;
    }
    return left | deal_loose(plan, room, rng);
}

/* Shuffles the rest among the free places. */
static void deal_free(struct plan *plan, talon_cards left, talon_rng *rng)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t i, k, n = 0;

    while (left != 0)
        card[n++] = set_take(&left);
    talon_rng_shuffle(rng, card, n);
    for (i = plan->bound, n = 0; i < plan->hidden.places; i++) {
        for (k = 0; k < plan->hidden.place[i].count; k++)
            plan->dealt[i] |= BIT(card[n++]);
    }
}

/* Deals all places; gives 0 if one holds what it may not. */
static int deal_places(struct plan *plan, talon_rng *rng)
{
    talon_cards left = plan->loose;
    uint32_t i;

    memcpy(plan->dealt, plan->forced, sizeof plan->dealt);
    if (plan->bound > 0)
        left = deal_bound(plan, rng);
    deal_free(plan, left, rng);
    for (i = plan->bound; i < plan->hidden.places; i++) {
        if (plan->dealt[i] & ~(plan->forced[i] | plan->hidden.place[i].allowed))
            return 0;
    }
    return 1;
}

/* Whether the places take all cards of the pool, and no more. */
static int is_sound(const struct hidden *hidden)
{
    uint32_t i, count = 0;

    for (i = 0; i < hidden->places; i++)
        count += hidden->place[i].count;
    return count == set_count(hidden->pool);
}

/* Plans a distribution, and counts it; gives 0 if there is none. */
static int make_plan(struct plan *plan, const struct talon_game *view,
                     void *scratch)
{
    uint32_t i;

    memset(plan, 0, sizeof *plan);
    module_of_handle(view)->hidden(view, &plan->hidden);
    if (!is_sound(&plan->hidden))
        return 0;
    for (i = 0; i < plan->hidden.places; i++)
        plan->hidden.place[i].allowed &= plan->hidden.pool;
    if (!place_forced(plan))
        return 0;
    order_places(plan);
    fit_scratch(plan);
    plan->ways = scratch;
    if (plan->bound == 0)
        return 1;
    count_all_ways(plan);
    return !wide_is_zero(ways_at(plan, 0, plan->room));
}

static void fill_places(const struct plan *plan, struct talon_game *world)
{
    const struct module *module = module_of_handle(world);
    uint32_t i;

    for (i = 0; i < plan->hidden.places; i++)
        module->fill(world, plan->hidden.place[i].id, plan->dealt[i]);
}

/* Deals what is still hidden when places have been filled, and so on until
 * nothing is: the five cards of a hand, once the hand is known. There are as
 * many ways whatever was dealt before, and little is proved, so these places
 * are all free. Gives 0 if they cannot be filled. */
static int fill_rest(struct talon_game *world, talon_rng *rng)
{
    const struct module *module = module_of_handle(world);
    struct plan plan;
    uint32_t stage;

    for (stage = 0; stage <= HIDDEN_PLACES_MAX; stage++) {
        memset(&plan, 0, sizeof plan);
        module->hidden(world, &plan.hidden);
        if (!is_sound(&plan.hidden))
            return 0;
        if (plan.hidden.pool == 0)
            return 1;
        plan.loose = plan.hidden.pool;
        if (!deal_places(&plan, rng))
            return 0;
        fill_places(&plan, world);
    }
    return 0;
}

/* Whether a world that is filled can be, and has the view. */
static int is_world(struct talon_game *world, const struct talon_game *view)
{
    uint64_t copy[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    const struct module *module = module_of_handle(view);
    talon_game *again = (talon_game *)copy;
    uint32_t field;

    world->view = 0;
    module->settle(world);
    if (module->verify(world, &field) != TALON_OK)
        return 0;
    memcpy(again, world, module->size);
    again->view = view->view;
    module->redact(again, view->view & ~VIEW);
    return memcmp(again, view, module->size) == 0;
}

/* Fills a copy of the view once; gives 0 if that does not make a world. */
static int try_world(struct plan *plan, const struct talon_game *view,
                     struct talon_game *world, talon_rng *rng)
{
    memcpy(world, view, module_of_handle(view)->size);
    if (!deal_places(plan, rng))
        return 0;
    fill_places(plan, world);
    return fill_rest(world, rng) && is_world(world, view);
}

talon_status sample_world(talon_game *world, const talon_game *view,
                          talon_rng *rng, void *scratch, uint32_t *tries)
{
    uint64_t copy[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_game *found = (talon_game *)copy;
    struct plan plan;

    *tries = 0;
    if (!make_plan(&plan, view, scratch))
        return TALON_E_NO_WORLD;
    while (++*tries <= TRIES) {
        if (try_world(&plan, view, found, rng)) {
            memcpy(world, found, module_of_handle(view)->size);
            return TALON_OK;
        }
        if (plan.hidden.pool == 0)
            return TALON_E_NO_WORLD;
    }
    return TALON_E_TRIES;
}

talon_status talon_sample_size(uint32_t game, size_t *size)
{
    if (size == NULL)
        return TALON_E_NULL;
    if (module_of(game) == NULL)
        return TALON_E_GAME;
    *size = TALON_SAMPLE_BYTES_MAX;
    return TALON_OK;
}

talon_status talon_game_sample(talon_game *world, const talon_game *view,
                               talon_rng *rng, void *scratch, size_t size)
{
    talon_status status = handle_status(view, 0);
    uint32_t tries;

    if (status == TALON_OK)
        status = handle_status(world, 0);
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
    return sample_world(world, view, rng, scratch, &tries);
}
