/* SPDX-License-Identifier: MIT */
/* Samples are uniform. In small positions every world is listed: the unknown
 * cards are put into places in every possible way, and the result is a world if
 * it can be loaded and has the same view. Then the sampler draws worlds, and
 * each must be drawn about equally often.
 *
 * The list does not use what play proves. To keep it short, positions are late
 * in the hand, or the view is that of most seats. */
#include "cramped_sample.h"
#include "common/views.h"

#include "five_hundred/fh_played.h"
#include "five_hundred/fh_state.h"
#include "talon/view.h"

#define WAYS_MAX   20000
#define WORLDS_MAX 2000
#define PER_WORLD  25

/* The sets of cards of Five Hundred that follow the hands. */
#define KITTY_SET   6
#define DISCARD_SET 7

/* The unknown cards of a view and where they can be: sets of the state, or
 * places outside the sets (cards that were not dealt). */
struct unknown {
    talon_cards pool;
    uint32_t places;
    struct {
        int32_t set; /* -1: not dealt */
        uint32_t room;
    } place[12];
    talon_cards chosen_from[9]; /* what each seat has played: its secret
                                   poker cards may be among these */
    uint32_t choosing;          /* seats with secret poker cards */
    int32_t taker; /* FH-20: the seat that took an unknown kitty, or nobody */
    talon_cards taker_played; /* the cards that seat has played */
    uint32_t kitty;           /* cards in the kitty */
    int by_kitty; /* worlds with different kitties are different worlds */
};

/* The sampler under test, and how its samples were counted. */
static talon_status (*sampler)(talon_game *world, const talon_game *view,
                               talon_rng *rng, void *scratch,
                               struct effort *effort) = tln_sample_world;
static struct efforts {
    uint32_t counted, by_group, freed, needs;
} efforts;

static const struct {
    uint32_t place;
    int32_t set;
} tln_fh_places[] = {{0, 0},
                     {1, 1},
                     {2, 2},
                     {3, 3},
                     {4, 4},
                     {5, 5},
                     {TALON_PLACE_TALON, KITTY_SET},
                     {TALON_PLACE_DISCARD, DISCARD_SET}},
  tr_places[] = {{0, 0},
                 {1, 1},
                 {2, 2},
                 {3, 3},
                 {4, 4},
                 {5, 5},
                 {6, 6},
                 {7, 7},
                 {8, 8},
                 {TALON_PLACE_TALON, 18},
                 {TALON_PLACE_UNDEALT, -1}};

static talon_cards cards_played(const talon_game *game)
{
    talon_card card[TALON_FH_SEATS_MAX];
    talon_move play[52];
    talon_cards played = 0;
    uint32_t i, k, count;

    if (kind_of(game) == TR) {
        must_ok(talon_tr_plays(game, play, 52, &count));
        for (i = 0; i < count; i++)
            played |= play[i].cards;
        return played;
    }
    for (i = 1; talon_fh_trick(game, i, NULL, card, TALON_FH_SEATS_MAX, &count,
                               NULL, NULL) == TALON_OK;
         i++) {
        for (k = 0; k < count; k++)
            played |= (talon_cards)1 << card[k];
    }
    return played;
}

/* FH-20, FH-42: once the kitty is taken, only the contractor knows its cards,
 * and has held all of them. */
static void find_taker(const talon_game *view, struct unknown *unknown)
{
    talon_fh_state state;
    talon_card card[TALON_FH_SEATS_MAX];
    uint32_t i, k, count;
    int32_t leader, seat;

    must(talon_fh_state_of(view, &state) >= 0);
    unknown->kitty = state.kitty_count;
    if (state.bidder == TALON_NOBODY || state.phase == TALON_PHASE_AUCTION ||
        (view->view >> state.bidder & 1))
        return;
    unknown->taker = state.bidder;
    for (i = 1; talon_fh_trick(view, i, &leader, card, TALON_FH_SEATS_MAX,
                               &count, NULL, NULL) == TALON_OK;
         i++) {
        for (k = 0, seat = leader; k < count; k++) {
            if (seat == state.bidder)
                unknown->taker_played |= (talon_cards)1 << card[k];
            do {
                seat = (seat + 1) % (int32_t)seats_at(view);
            } while (state.laid_down >> seat & 1);
        }
    }
}

static void add_place(struct unknown *unknown, const talon_game *view,
                      uint32_t place, int32_t set)
{
    talon_cards known = 0;
    uint32_t count = 0;

    if (talon_game_cards(view, place, &known, &count) < 0)
        return;
    unknown->pool &= ~known;
    count -= talon_cards_count(&known);
    if (count == 0)
        return;
    unknown->place[unknown->places].set = set;
    unknown->place[unknown->places++].room = count;
}

static void add_choosing(struct unknown *unknown, const talon_game *view)
{
    talon_tr_state state;
    talon_move play[52];
    uint32_t i, seat, count;

    must(talon_tr_state_of(view, &state) >= 0);
    must_ok(talon_tr_plays(view, play, 52, &count));
    for (seat = 0; seat < seats_at(view); seat++) {
        if (state.selected[seat] == 0 && !(view->view >> seat & 1) &&
            state.phase >= TALON_PHASE_SELECT_HAND)
            unknown->choosing |= 1u << seat;
        for (i = 0; i < count; i++)
            if (play[i].seat == (int32_t)seat)
                unknown->chosen_from[seat] |= play[i].cards;
    }
}

static void find_unknown(const talon_game *view, struct unknown *unknown)
{
    talon_rules rules;
    uint32_t i;

    memset(unknown, 0, sizeof *unknown);
    unknown->taker = TALON_NOBODY;
    must_ok(talon_game_rules(view, &rules));
    must_ok(talon_rules_pack(&rules, &unknown->pool));
    unknown->pool &= ~cards_played(view);
    if (rules.game_id == FH) {
        for (i = 0; i < COUNT(tln_fh_places); i++)
            add_place(unknown, view, tln_fh_places[i].place,
                      tln_fh_places[i].set);
        find_taker(view, unknown);
        return;
    }
    for (i = 0; i < COUNT(tr_places); i++)
        add_place(unknown, view, tr_places[i].place, tr_places[i].set);
    add_choosing(unknown, view);
}

static double sets_of_size(uint32_t size, uint32_t cards)
{
    double sets = 1;
    uint32_t i;

    for (i = 0; i < size; i++)
        sets = sets * (cards > i ? cards - i : 0) / (i + 1);
    return sets;
}

/* FH-20: if the kitty is not known, how many kitties are possible among the
 * cards that the contractor has held; else 1. */
static double kitties_of(const talon_game *view)
{
    const struct five_hundred *state =
        (const struct five_hundred *)(const void *)view;
    double ways = 1;
    int32_t i, size;

    if (kind_of(view) != FH || !is_dealt(state) || !kitty_is_taken(state) ||
        state->kitty != 0)
        return 1;
    size = kitty_size(state->rule);
    for (i = 0; i < size; i++)
        ways = ways * (TALON_FH_TRICKS + size - i) / (i + 1);
    return ways;
}

/* The number of ways to place the unknown cards. */
static double ways_of(const talon_game *view, const struct unknown *unknown)
{
    uint32_t i, k, n = 0;
    double ways = kitties_of(view);

    for (i = 0; i < unknown->places; i++) {
        for (k = 0; k < unknown->place[i].room; k++)
            ways = ways * ++n / (k + 1);
    }
    if (n == 0 && unknown->taker == TALON_NOBODY)
        return 0;
    if (unknown->taker != TALON_NOBODY && unknown->by_kitty)
        ways *= sets_of_size(unknown->kitty, TALON_FH_TRICKS + unknown->kitty);
    for (i = 0; i < 9; i++) {
        uint32_t count = 0;

        if (!(unknown->choosing >> i & 1))
            continue;
        must(talon_game_cards(view, i, NULL, &count) >= 0);
        ways *= 1 + sets_of_size(
                        5, count + talon_cards_count(&unknown->chosen_from[i]));
    }
    return ways;
}

/* The worlds of a view: hashes of their bytes, in order. */
struct worlds {
    uint64_t hash[WORLDS_MAX];
    uint32_t drawn[WORLDS_MAX];
    uint32_t count;
    uint32_t ways;
    const talon_game *view;
    struct unknown unknown;
};

static uint64_t hash_of(const struct worlds *worlds, const talon_game *game)
{
    uint64_t hash = 14695981039346656037u, word;
    struct handle copy;
    struct saved saved;
    size_t i;

    copy_to(&copy, game);
    if (worlds->unknown.taker != TALON_NOBODY && !worlds->unknown.by_kitty)
        sets_of(of(&copy))[KITTY_SET] = 0;
    save(of(&copy), &saved);
    for (i = 0; i + sizeof word <= saved.length; i += sizeof word) {
        memcpy(&word, &saved.byte[i], sizeof word);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
    }
    for (; i < saved.length; i++)
        hash = (hash ^ saved.byte[i]) * 1099511628211u;
    return hash;
}

static void list_world(struct worlds *worlds, talon_game *world)
{
    struct handle again;

    worlds->ways++;
    if (!is_accepted(world))
        return;
    copy_to(&again, world);
    must_ok(talon_game_redact(of(&again), world, worlds->view->view & ~VIEW));
    if (!same(of(&again), worlds->view))
        return;
    if (worlds->count < WORLDS_MAX)
        worlds->hash[worlds->count] = hash_of(worlds, world);
    worlds->count++;
}

/* FH-22: tries every seat and nobody as the partner; only what can be loaded is
 * listed. */
static void list_partners(struct worlds *worlds, talon_game *world)
{
    struct five_hundred *state = (struct five_hundred *)(void *)world;
    int8_t partner;

    if (kind_of(world) != FH || state->partner != TALON_SECRET) {
        list_world(worlds, world);
        return;
    }
    for (partner = TALON_NOBODY; partner < TALON_FH_SEATS_MAX; partner++) {
        state->partner = partner;
        list_world(worlds, world);
    }
    state->partner = TALON_SECRET;
}

/* FH-20: tries all kitties from the contractor's cards, or only the first
 * one. */
static void list_kitties(struct worlds *worlds, talon_game *world,
                         talon_cards from, uint32_t count)
{
    talon_cards *kitty = &sets_of(world)[KITTY_SET];

    if (count == 0) {
        list_partners(worlds, world);
        return;
    }
    while (from != 0) {
        talon_cards card = from & (0 - from);

        from ^= card;
        *kitty |= card;
        list_kitties(worlds, world, from, count - 1);
        *kitty ^= card;
        if (!worlds->unknown.by_kitty)
            return;
    }
}

static void list_second_stage(struct worlds *worlds, talon_game *world)
{
    const struct unknown *unknown = &worlds->unknown;
    const talon_cards *set = sets_of(world);

    if (unknown->taker == TALON_NOBODY)
        list_partners(worlds, world);
    else
        list_kitties(worlds, world,
                     set[unknown->taker] | set[DISCARD_SET] |
                         unknown->taker_played,
                     unknown->kitty);
}

static void tln_list_choices(struct worlds *worlds, talon_game *world,
                             uint32_t seat);

/* Tries all sets of a given size as the poker cards of a seat. */
static void list_sets(struct worlds *worlds, talon_game *world, uint32_t seat,
                      talon_cards from, uint32_t count)
{
    talon_cards *selected = &sets_of(world)[9 + seat];

    if (count == 0) {
        tln_list_choices(worlds, world, seat + 1);
        return;
    }
    while (from != 0) {
        talon_cards card = from & (0 - from);

        from ^= card;
        *selected |= card;
        list_sets(worlds, world, seat, from, count - 1);
        *selected ^= card;
    }
}

/* TR-15: tries all secret poker cards of this seat and of the seats after it.
 */
static void tln_list_choices(struct worlds *worlds, talon_game *world,
                             uint32_t seat)
{
    while (seat < 9 && !(worlds->unknown.choosing >> seat & 1))
        seat++;
    if (seat == 9) {
        list_second_stage(worlds, world);
        return;
    }
    tln_list_choices(worlds, world, seat + 1);
    list_sets(worlds, world, seat,
              sets_of(world)[seat] | worlds->unknown.chosen_from[seat], 5);
}

static void list_cards(struct worlds *worlds, talon_game *world,
                       talon_cards left)
{
    talon_cards card = left & (0 - left);
    uint32_t i;

    if (left == 0) {
        tln_list_choices(worlds, world, 0);
        return;
    }
    for (i = 0; i < worlds->unknown.places; i++) {
        int32_t set = worlds->unknown.place[i].set;

        if (worlds->unknown.place[i].room == 0)
            continue;
        worlds->unknown.place[i].room--;
        if (set >= 0)
            sets_of(world)[set] |= card;
        list_cards(worlds, world, left ^ card);
        if (set >= 0)
            sets_of(world)[set] ^= card;
        worlds->unknown.place[i].room++;
    }
}

static int by_hash(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;

    return *x < *y ? -1 : *x > *y;
}

/* Lists the worlds of a view whose unknown cards have been found. */
static void list_worlds(struct worlds *worlds, const talon_game *view)
{
    struct handle world;
    uint32_t i;

    copy_to(&world, view);
    of(&world)->view = 0;
    worlds->view = view;
    worlds->count = worlds->ways = 0;
    list_cards(worlds, of(&world), worlds->unknown.pool);
    must(worlds->count > 0);
    if (worlds->count > WORLDS_MAX)
        return;
    qsort(worlds->hash, worlds->count, sizeof worlds->hash[0], by_hash);
    for (i = 1; i < worlds->count; i++)
        must(worlds->hash[i - 1] != worlds->hash[i]);
}

static talon_status draw_world(struct worlds *worlds, talon_rng *rng)
{
    struct handle world;
    struct effort effort;
    uint64_t *found, hash;
    talon_status status;

    copy_to(&world, worlds->view);
    status = sampler(of(&world), worlds->view, rng, scratch_memory(), &effort);
    if (status < 0)
        return status;
    efforts.counted += effort.states > 1;
    efforts.by_group += effort.by_group;
    efforts.freed += effort.freed > 0;
    efforts.needs += effort.needs > 0;
    hash = hash_of(worlds, of(&world));
    found = bsearch(&hash, worlds->hash, worlds->count, sizeof hash, by_hash);
    must(found != NULL);
    worlds->drawn[found - worlds->hash]++;
    return TALON_OK;
}

/* The sum of (drawn - expected)^2 / expected. */
static double chi_square(struct worlds *worlds, talon_rng *rng)
{
    uint32_t i, draws = worlds->count * PER_WORLD;
    double sum = 0;

    memset(worlds->drawn, 0, sizeof worlds->drawn);
    for (i = 0; i < draws; i++)
        must_ok(draw_world(worlds, rng));
    for (i = 0; i < worlds->count; i++) {
        double off = (double)worlds->drawn[i] - PER_WORLD;

        sum += off * off / PER_WORLD;
    }
    return sum;
}

/* A kind of position, how many of them were tried, and how uneven the samples
 * were. */
struct sort {
    const char *name;
    uint32_t most;   /* positions to be tried */
    uint32_t wanted; /* positions tried in this build; slow builds try fewer */
    uint32_t tried;
    uint32_t worlds, ways;
    double chi, freedom;
};

/* Whether a sum of squares is plausible if all worlds are equally likely: its
 * mean is the degrees of freedom, its variance twice that. */
static int is_even(double chi, double freedom)
{
    double off = chi - freedom;

    return off < 0 || off * off < 2 * freedom * 25 + 100;
}

static void try_view(const talon_game *view, struct sort *sort, talon_rng *rng)
{
    static struct worlds worlds;
    double ways, chi, freedom;

    find_unknown(view, &worlds.unknown);
    worlds.unknown.by_kitty = sort->tried % 2 == 0;
    ways = ways_of(view, &worlds.unknown);
    if (ways < 2 || ways > WAYS_MAX)
        return;
    list_worlds(&worlds, view);
    if (worlds.count > WORLDS_MAX ||
        (sampler == cramped_world && worlds.ways > 200 * worlds.count))
        return;
    chi = chi_square(&worlds, rng);
    freedom = worlds.count - 1;
    if (!is_even(chi, freedom))
        ck_abort_msg("%s: chi-square %f of %f", sort->name, chi, freedom);
    sort->tried++;
    sort->worlds += worlds.count;
    sort->ways += worlds.ways;
    sort->chi += chi;
    sort->freedom += freedom;
}

/* All seats but one or two; one time in three, any set of seats. */
static uint32_t most_seats(talon_rng *rng, uint32_t seats)
{
    uint32_t all = (1u << seats) - 1;

    if (talon_rng_below(rng, 3) == 0)
        return talon_rng_below(rng, all + 1);
    all &= ~(1u << talon_rng_below(rng, seats));
    return all & ~(1u << talon_rng_below(rng, seats));
}

static uint32_t five_hundred_sort(const talon_game *view)
{
    talon_fh_state state;
    talon_rules rules;
    uint32_t seat, voids = 0;

    must(talon_fh_state_of(view, &state) >= 0);
    must_ok(talon_game_rules(view, &rules));
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        voids |= state.voids[seat];
    if (state.partner == TALON_SECRET)
        return 0;
    if (state.nominated != 0 && rules.value[TALON_FH_OPTION_JOKERS] == 2)
        return 1;
    if (state.laid_down != 0)
        return 2;
    if (state.phase != TALON_PHASE_TRICKS)
        return state.to_act == TALON_TABLE ? 3 : 4;
    return voids != 0 ? 5 : 6;
}

static struct sort five_hundred_sorts[] = {
    {.name = "a secret partner", .most = 25},
    {.name = "two jokers named", .most = 25},
    {.name = "hands laid down", .most = 25},
    {.name = "after a hand", .most = 10},
    {.name = "before the play", .most = 10},
    {.name = "voids shown", .most = 60},
    {.name = "tricks", .most = 15},
};

static uint32_t tripoli_sort(const talon_game *view)
{
    talon_tr_state state;

    must(talon_tr_state_of(view, &state) >= 0);
    if (state.closing > 0)
        return 0;
    if (state.phase == TALON_PHASE_MICHIGAN)
        return state.plays > 10 ? 1 : 2;
    if (state.phase == TALON_PHASE_SELECT_HAND ||
        state.phase == TALON_PHASE_BETTING)
        return 3;
    if (state.to_act < 0)
        return 4;
    return state.swapped || state.buyer != TALON_NOBODY ? 5 : 6;
}

static struct sort tripoli_sorts[] = {
    {.name = "closing rounds", .most = 10},
    {.name = "late runs", .most = 60},
    {.name = "early runs", .most = 20},
    {.name = "poker", .most = 30},
    {.name = "after a deal", .most = 10},
    {.name = "hands sold", .most = 15},
    {.name = "before the poker", .most = 10},
};

static void try_game(talon_game *game, talon_rng *rng, struct sort *sorts,
                     uint32_t (*sort_of)(const talon_game *view))
{
    talon_move finish = MOVE_OF(0, 1, TALON_KIND_FINISH, TALON_TABLE, 0);
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, sort;
    struct handle view;

    for (i = 0; i < 300; i++) {
        copy_to(&view, game);
        must_ok(talon_game_redact(of(&view), game,
                                  most_seats(rng, seats_at(game))));
        sort = sort_of(of(&view));
        if (talon_rng_below(rng, 6) == 0 &&
            sorts[sort].tried < sorts[sort].wanted)
            try_view(of(&view), &sorts[sort], rng);
        if (talon_rng_below(rng, 8) == 0)
            talon_game_apply(game, &finish, NULL, 0, NULL);
        if (random_step(game, rng, event) == 0)
            return;
    }
}

static void forget(struct sort *sorts, uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        uint32_t wanted = games_to_play(4 * sorts[i].most);

        if (wanted > sorts[i].most)
            wanted = sorts[i].most;
        sorts[i] = (struct sort){
            .name = sorts[i].name, .most = sorts[i].most, .wanted = wanted};
    }
}

static void try_kind(uint32_t kind, uint32_t games, struct sort *sorts,
                     uint32_t count,
                     uint32_t (*sort_of)(const talon_game *view))
{
    uint32_t i, game, done = 0;
    struct handle handle;
    talon_rng rng;

    forget(sorts, count);
    for (game = 0; game < games && done < count; game++) {
        seed_for(&rng, 80, game);
        try_game(random_game(&handle, &rng, kind), &rng, sorts, sort_of);
        for (i = 0, done = 0; i < count; i++)
            done += sorts[i].tried == sorts[i].wanted;
    }
    printf("%" PRIu32 " games\n", game);
    for (i = 0; i < count; i++) {
        printf("%s: %" PRIu32 " positions, %" PRIu32 " worlds of %" PRIu32
               " ways, chi-square %.0f of %.0f\n",
               sorts[i].name, sorts[i].tried, sorts[i].worlds, sorts[i].ways,
               sorts[i].chi, sorts[i].freedom);
        must(is_even(sorts[i].chi, sorts[i].freedom));
        if (games >= 3000)
            must(sorts[i].tried > 0);
    }
}

static void tell_efforts(void)
{
    printf("samples counted: %" PRIu32 ", group by group: %" PRIu32
           ", with places left free: %" PRIu32 ", with needs: %" PRIu32 "\n",
           efforts.counted, efforts.by_group, efforts.freed, efforts.needs);
}

START_TEST(five_hundred_samples_are_uniform)
{
    try_kind(FH, games_to_play(3000), five_hundred_sorts,
             COUNT(five_hundred_sorts), five_hundred_sort);
}
END_TEST

START_TEST(tripoli_samples_are_uniform)
{
    try_kind(TR, games_to_play(3000), tripoli_sorts, COUNT(tripoli_sorts),
             tripoli_sort);
}
END_TEST

static void try_sampler(talon_status (*other)(talon_game *world,
                                              const talon_game *view,
                                              talon_rng *rng, void *scratch,
                                              struct effort *effort))
{
    memset(&efforts, 0, sizeof efforts);
    sampler = other;
    try_kind(FH, games_to_play(120), five_hundred_sorts,
             COUNT(five_hundred_sorts), five_hundred_sort);
    try_kind(TR, games_to_play(120), tripoli_sorts, COUNT(tripoli_sorts),
             tripoli_sort);
    sampler = tln_sample_world;
    tell_efforts();
}

/* Samples are just as uniform with too little memory to count all restrictions.
 */
START_TEST(samples_are_uniform_with_little_memory)
{
    try_sampler(cramped_world);
    must(efforts.freed > 0 || games_to_play(100) < 100);
}
END_TEST

/* Seat 0 is void in hearts, seat 2 in clubs and diamonds; nothing is known of
 * the contractor's hand and discard. Of the places with a restriction, that of
 * seat 0, the first, can hold most cards, so it is set free first. */
START_TEST(fh_41_a_place_that_was_set_free_is_looked_at)
{
    talon_game *game = sit("australian-4, first-dealer 3");
    struct effort effort;
    struct handle world;
    talon_game *view;
    talon_rng rng;
    uint32_t i;

    DEAL(game, "10S 9S 8S 10C 9C 8C 10D 9D 8D 7D",
         "AH AC AD AS KS QS JS KH KC JK",
         "7S 6S 5S QH JH 10H 9H 8H 7H 6H", [TALON_PLACE_TALON] = "5C 5D 4D");
    play(game, "0 pass, 1 bid 8NT, 2 pass, 3 pass, 1 discard 5C 5D 4D, "
               "1 play AH, 2 play 6H, 3 play 4H, 0 play 7D, "
               "1 play AC, 2 play 5S, 3 play 6C, 0 play 8C, "
               "1 play AD, 2 play 6S, 3 play 6D, 0 play 8D");
    view = view_of(game, SEAT(3));
    copy_to(&world, view);
    seed_for(&rng, 86, 0);
    for (i = 0; i < 100; i++) {
        ck_ok(cramped_world(of(&world), view, &rng, scratch_memory(), &effort));
        ck_assert_uint_gt(effort.freed, 0);
        ck_assert_uint_eq(
            cards_at(of(&world), 0) & cards("7H 8H 9H 10H JH QH KH"), 0);
        ck_assert(is_accepted(of(&world)));
    }
}
END_TEST

/* Samples are also uniform when cards are counted group by group. */
START_TEST(samples_are_uniform_when_counted_by_groups)
{
    try_sampler(turned_world);
    must(efforts.by_group > 0 || games_to_play(100) < 100);
    must(efforts.freed == 0);
}
END_TEST

/* TR-12: samples are just as uniform when it is counted what the hands of
 * barred seats need. */
START_TEST(samples_are_uniform_when_needs_are_counted)
{
    memset(&efforts, 0, sizeof efforts);
    sampler = needing_world;
    try_kind(TR, games_to_play(1500), tripoli_sorts, COUNT(tripoli_sorts),
             tripoli_sort);
    sampler = tln_sample_world;
    tell_efforts();
    must(efforts.needs > 0 || games_to_play(100) < 100);
}
END_TEST

/* A game some steps into its first hand, and the view of seat 0. */
static talon_game *some_game(struct handle *handle, uint32_t kind,
                             struct handle *view)
{
    talon_event event[TALON_EVENTS_MAX];
    talon_game *game = preset_game(handle, kind, 1);
    talon_rng rng;

    seed_for(&rng, 81, 0);
    do {
        random_step(game, &rng, event);
    } while (is_between_deals(game));
    copy_to(view, game);
    must_ok(talon_game_redact(of(view), game, 1));
    return game;
}

START_TEST(samples_check_their_arguments)
{
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8 + 1];
    struct handle handle, view, world, before, other, other_view;
    talon_game *game = some_game(&handle, FH, &view);
    uint8_t *bytes = (uint8_t *)scratch;
    int32_t is_view;
    talon_rng rng;
    size_t size;

    some_game(&other, TR, &other_view);
    seed_for(&rng, 82, 0);
    ck_ok(talon_sample_size(FH, &size));
    ck_assert_uint_le(size, TALON_SAMPLE_BYTES_MAX);
    ck_ok(talon_sample_size(TR, &size));
    ck_assert_uint_le(size, TALON_SAMPLE_BYTES_MAX);
    ck_status(talon_sample_size(0, &size), TALON_E_GAME);
    ck_status(talon_sample_size(FH, NULL), TALON_E_NULL);
    ck_ok(talon_sample_size(FH, &size));

    copy_to(&world, game);
    copy_to(&before, game);
    ck_status(talon_game_sample(NULL, of(&view), &rng, bytes, size),
              TALON_E_NULL);
    ck_status(talon_game_sample(of(&world), NULL, &rng, bytes, size),
              TALON_E_NULL);
    ck_status(talon_game_sample(of(&world), of(&view), NULL, bytes, size),
              TALON_E_NULL);
    ck_status(talon_game_sample(of(&world), of(&view), &rng, NULL, size),
              TALON_E_NULL);
    ck_status(talon_game_sample(of(&world), of(&view), &rng, bytes, size - 1),
              TALON_E_SPACE);
    ck_status(talon_game_sample(of(&world), of(&view), &rng, bytes + 4, size),
              TALON_E_ALIGNMENT);
    ck_status(talon_game_sample(of(&world), of(&other_view), &rng, bytes, size),
              TALON_E_WRONG_GAME);
    ck_assert(same(of(&world), of(&before)));

    /* A full game is copied; a view may be replaced with its world in place. */
    ck_ok(talon_game_sample(of(&world), game, &rng, bytes, size));
    ck_assert(same(of(&world), game));
    copy_to(&world, of(&view));
    ck_ok(talon_game_sample(of(&world), of(&world), &rng, bytes, size));
    ck_ok(talon_game_viewers(of(&world), NULL, &is_view));
    ck_assert_int_eq(is_view, 0);
    ck_ok(talon_game_redact(of(&world), of(&world), 1));
    ck_assert(same(of(&world), of(&view)));
}
END_TEST

/* Only the generator matters: equal seeds give equal worlds, whatever was in
 * the scratch memory. */
START_TEST(equal_generators_give_equal_samples)
{
    struct handle handle, view, world, again;
    talon_rng rng;
    uint32_t i;

    for (i = 0; i < talon_games_count(); i++) {
        some_game(&handle, talon_games_at(i), &view);
        copy_to(&world, of(&view));
        copy_to(&again, of(&view));
        seed_for(&rng, 83, i);
        memset(scratch_memory(), 0, TALON_SAMPLE_BYTES_MAX);
        ck_ok(talon_game_sample(of(&world), of(&view), &rng, scratch_memory(),
                                TALON_SAMPLE_BYTES_MAX));
        seed_for(&rng, 83, i);
        memset(scratch_memory(), 0xA5, TALON_SAMPLE_BYTES_MAX);
        ck_ok(talon_game_sample(of(&again), of(&view), &rng, scratch_memory(),
                                TALON_SAMPLE_BYTES_MAX));
        ck_assert(same(of(&world), of(&again)));
    }
}
END_TEST

static void check_no_world(const talon_game *view, talon_rng *rng)
{
    struct handle world, before;
    talon_status status;

    copy_to(&world, view);
    copy_to(&before, view);
    status = talon_game_sample(of(&world), view, rng, scratch_memory(),
                               TALON_SAMPLE_BYTES_MAX);
    must(status == TALON_E_NO_WORLD || status == TALON_E_TRIES);
    must(same(of(&world), of(&before)));
}

/* Views spoiled in memory: with a card too few or too many, a card twice, a
 * card of another pack. */
START_TEST(spoiled_views_have_no_world)
{
    struct handle handle, view, spoiled;
    talon_cards first, *hand, foreign = cards("13H");
    talon_rng rng;
    uint32_t i;

    seed_for(&rng, 84, 0);
    for (i = 0; i < talon_games_count(); i++) {
        talon_game *game = some_game(&handle, talon_games_at(i), &view);
        talon_status status;

        copy_to(&spoiled, of(&view));
        hand = sets_of(of(&spoiled));
        first = hand[0] & (0 - hand[0]);
        hand[0] ^= first;
        check_no_world(of(&spoiled), &rng);
        hand[0] ^= first;
        hand[1] |= first;
        check_no_world(of(&spoiled), &rng);
        hand[1] = 0;
        hand[0] ^= first ^ foreign;
        check_no_world(of(&spoiled), &rng);
        hand[0] ^= first ^ foreign;
        hand[0] |= sets_of(game)[1];
        check_no_world(of(&spoiled), &rng);
        copy_to(&spoiled, of(&view));
        status = talon_game_sample(of(&spoiled), of(&view), &rng,
                                   scratch_memory(), TALON_SAMPLE_BYTES_MAX);
        must_ok(status);
    }
}
END_TEST

/* A view in which seat 1 is void in every suit: it could hold only a joker. */
START_TEST(contradicting_views_have_no_world)
{
    struct handle handle, view;
    struct five_hundred *state = (struct five_hundred *)(void *)view.memory;
    talon_event event[TALON_EVENTS_MAX];
    talon_game *game = preset_game(&handle, FH, 1);
    talon_rng rng;

    seed_for(&rng, 85, 0);
    do {
        random_step(game, &rng, event);
    } while (phase_of(game) != TALON_PHASE_TRICKS);
    copy_to(&view, game);
    ck_ok(talon_game_redact(of(&view), game, 1));
    state->voids[1] = 15;
    check_no_world(of(&view), &rng);
}
END_TEST

/* Samples views of many positions of a game, and keeps the effort of the sample
 * that used the most memory. */
static void try_positions(talon_game *game, talon_rng *rng, struct effort *most)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle view, world;
    struct effort effort;
    uint32_t i;

    for (i = 0; i < 300; i++) {
        copy_to(&view, game);
        copy_to(&world, game);
        must_ok(talon_game_redact(of(&view), game,
                                  random_viewers(rng, seats_at(game))));
        if (of(&view)->view != 0) {
            tln_sample_world(of(&world), of(&view), rng, scratch_memory(),
                             &effort);
            must(effort.freed == 0);
            efforts.counted += effort.states > 1;
            efforts.by_group += effort.by_group;
            if (effort.bytes > most->bytes)
                *most = effort;
        }
        if (random_step(game, rng, event) == 0)
            return;
    }
}

/* The counts fit into the scratch memory in all positions of random games,
 * under random rules and in the presets. */
static void try_to_fit(uint32_t kind)
{
    uint32_t game, games = games_to_play(2000);
    struct effort most = {0};
    struct handle handle;
    talon_rng rng;

    memset(&efforts, 0, sizeof efforts);
    for (game = 0; game < games; game++) {
        seed_for(&rng, 86, game);
        try_positions(
            game % 2 == 0
                ? random_game(&handle, &rng, kind)
                : preset_game(&handle, kind,
                              1 + game / 2 % talon_preset_count(kind)),
            &rng, &most);
    }
    tell_efforts();
    printf("at most %zu bytes for %" PRIu32 " states\n", most.bytes,
           most.states);
    must(efforts.by_group > 0 || games_to_play(100) < 100);
}

START_TEST(five_hundred_counts_fit_into_memory)
{
    try_to_fit(FH);
}
END_TEST

START_TEST(tripoli_counts_fit_into_memory)
{
    try_to_fit(TR);
}
END_TEST

/* Fills the places of a view at random with cards that they may hold, and notes
 * whether they got what they need; returns 0 if a place was left with cards
 * that it may not. */
static int fill_at_random(talon_game *world, const struct hidden *hidden,
                          int *needs_are_met, talon_rng *rng)
{
    const struct module *module = module_of_handle(world);
    talon_card card[TALON_PACK_MAX];
    talon_cards pool = hidden->pool;
    uint32_t i, k, count = 0;

    while (pool != 0)
        card[count++] = set_take(&pool);
    talon_rng_shuffle(rng, card, count);
    *needs_are_met = 1;
    for (i = 0; i < hidden->places; i++) {
        talon_cards cards = 0;

        for (k = 0; k < hidden->place[i].count; k++) {
            uint32_t at = count;

            while (at > 0 && !(hidden->place[i].allowed >> card[at - 1] & 1))
                at--;
            if (at == 0)
                return 0;
            cards |= (talon_cards)1 << card[at - 1];
            card[at - 1] = card[--count];
        }
        if (hidden->place[i].needs != 0 &&
            (cards & hidden->place[i].needs) == 0)
            *needs_are_met = 0;
        module->fill(world, hidden->place[i].id, cards);
    }
    return 1;
}

/* Draws the unknown sets of a world. */
static void choose_sets(talon_game *world, talon_rng *rng)
{
    const struct module *module = module_of_handle(world);
    struct hidden_set set[HIDDEN_PLACES_MAX];
    uint32_t i, sets = module->sets(world, set);

    must(sets <= HIDDEN_PLACES_MAX);
    for (i = 0; i < sets; i++) {
        talon_cards cards = set[i].from;
        uint32_t count = talon_cards_count(&cards);

        for (; count > set[i].count; count--)
            cards ^= (talon_cards)1
                     << talon_cards_nth(&cards, talon_rng_below(rng, count));
        module->fill(world, set[i].id, cards);
    }
}

/* How many worlds were possible, how many were not, and in how many of these a
 * place did not get what it needs. */
static uint32_t possible, impossible, unmet;

/* Fills a view a few times, as sampling would, and asks of each result whether
 * loading accepts it, whether it has this view, and whether all places then
 * have what they need. */
static void try_fillings(const talon_game *view, talon_rng *rng)
{
    const struct module *module = module_of_handle(view);
    struct handle world, again;
    struct hidden hidden;
    uint32_t i;
    int completes, needs_are_met;

    must(module->hidden(view, &hidden));
    for (i = 0; i < 4; i++) {
        copy_to(&world, view);
        of(&world)->view = 0;
        if (!fill_at_random(of(&world), &hidden, &needs_are_met, rng))
            continue;
        completes = module->completes(of(&world));
        module->settle(of(&world));
        choose_sets(of(&world), rng);
        must(is_accepted(of(&world)) == completes);
        possible += completes != 0;
        impossible += completes == 0;
        unmet += needs_are_met == 0;
        must(needs_are_met || !completes);
        if (!completes)
            continue;
        copy_to(&again, of(&world));
        must_ok(talon_game_redact(of(&again), of(&world), view->view & ~VIEW));
        must(same(of(&again), view));
    }
}

/* A world is not loaded to see whether it is possible. What sampling looks at
 * instead gives the same answer, and the view is the one it was made from. */
static void try_all_fillings(uint32_t kind)
{
    uint32_t game, i, games = games_to_play(2000);
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle, view;
    talon_rng rng;

    possible = impossible = unmet = 0;
    for (game = 0; game < games; game++) {
        seed_for(&rng, 87, game);
        random_game(&handle, &rng, kind);
        for (i = 0; i < 300; i++) {
            copy_to(&view, of(&handle));
            must_ok(
                talon_game_redact(of(&view), of(&handle),
                                  random_viewers(&rng, seats_at(of(&handle)))));
            if (of(&view)->view != 0)
                try_fillings(of(&view), &rng);
            if (random_step(of(&handle), &rng, event) == 0)
                break;
        }
    }
    printf("%" PRIu32 " possible worlds, %" PRIu32
           " others, needs unmet in %" PRIu32 "\n",
           possible, impossible, unmet);
    must(impossible > 0 || games_to_play(100) < 100);
}

START_TEST(five_hundred_worlds_are_what_loading_accepts)
{
    try_all_fillings(FH);
}
END_TEST

START_TEST(tripoli_worlds_are_what_loading_accepts)
{
    try_all_fillings(TR);
    must(unmet > 0 || games_to_play(100) < 100);
}
END_TEST

SUITE(sample)
TEST(samples_check_their_arguments)
TEST(equal_generators_give_equal_samples)
TEST(spoiled_views_have_no_world)
TEST(contradicting_views_have_no_world)
TEST(five_hundred_samples_are_uniform)
TEST(tripoli_samples_are_uniform)
TEST(samples_are_uniform_with_little_memory)
TEST(fh_41_a_place_that_was_set_free_is_looked_at)
TEST(samples_are_uniform_when_counted_by_groups)
TEST(samples_are_uniform_when_needs_are_counted)
TEST(five_hundred_counts_fit_into_memory)
TEST(tripoli_counts_fit_into_memory)
TEST(five_hundred_worlds_are_what_loading_accepts)
TEST(tripoli_worlds_are_what_loading_accepts)
END_SUITE
