/* The rules of the third game, as far as they are needed to know that the
 * suites of every game try a game and not a heap of numbers; choices that
 * neither other game has; and its samples against all worlds of a view. */
#include "views.h"

#include "third_game/barter.h"

#include "talon/view.h"

/* Deals wanted hands, after a bonus suit. */
static talon_game *sit(struct handle *handle, uint32_t bonus,
                       const char *const hand[], uint32_t hands)
{
    talon_move move = {0, 0, BARTER_BONUS, TALON_TABLE, (uint8_t)bonus};
    talon_game *game = preset_game(handle, BARTER, hands == 2 ? 2 : 1);
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card card[TALON_PACK_MAX];
    uint32_t i, n;

    for (i = 0; i < hands; i++)
        wanted[i] = cards(hand[i]);
    ck_ok(talon_game_apply(game, &move, NULL, 0, NULL));
    ck_ok(talon_game_pack_for(game, wanted, card, &n));
    ck_ok(talon_game_deal(game, card, n, NULL, 0, NULL));
    return game;
}

static talon_status read_line(talon_game *game, const char *line)
{
    return talon_record_read_line(game, line, strlen(line), TALON_RECORD_CHECK,
                                  NULL);
}

static const char *const three[] = {"7S 8S 9S AH JK", "9C 10C 9D 9H KH",
                                    "JS JC JD JH 8H"};

static const char *const lines[] = {
    "= act 0",
    "= score 0 0 0",
    "= legal pass give",
    "0 give 7S AH JK price -1 wish C",
    "1 give KH 9D anything",
    "2 pass",
    "= act 0",
    "= score -1 0 0",
    "= legal pass",
    "0 pass",
    "= legal pass", /* of 9C 10C 9H, 7S AH JK */
    "1 pass",
    "= legal pass meld 3..4 of JS JC JD JH",
    "2 meld JS JC JH", /* three, and one for the club */
    "= score -1 0 4",
    "= act over",
};

static const struct {
    const char *line;
    talon_status status;
} refused[] = {
    {"0 meld JS JC JD", TALON_E_PHASE},
    {"1 pass", TALON_E_TURN},
    {"0 give 7S AH", TALON_E_CARD_COUNT}, /* the joker goes along */
    {"0 give JK", TALON_E_CARD_COUNT},
    {"0 give 7S 8S 9S AH JK", TALON_E_CARD_COUNT},
    {"0 give 7S KH JK", TALON_E_NOT_HELD},
    {"0 give 7S JK price -2", TALON_E_AMOUNT},
    {"0 give 7S JK price 1", TALON_E_AMOUNT},
    {"0 give 7S JK wish D", TALON_E_OBJECT},
    {"0 give 7S JK wish", TALON_E_SYNTAX},
    {"bonus S", TALON_E_TURN},
};

START_TEST(barter_of_three)
{
    struct handle handle, before;
    talon_game *game = sit(&handle, TALON_SUIT_CLUBS, three, 3);
    uint32_t i, winners;

    copy_to(&before, game);
    for (i = 0; i < COUNT(refused); i++) {
        ck_status(read_line(game, refused[i].line), refused[i].status);
        ck_assert(same(game, of(&before)));
    }
    for (i = 0; i < COUNT(lines); i++) {
        talon_status status = read_line(game, lines[i]);

        ck_assert_msg(status == TALON_OK, "%s: %s", lines[i],
                      talon_status_name(status));
    }
    ck_ok(talon_game_winners(game, &winners));
    ck_assert_uint_eq(winners, 4);
}
END_TEST

/* Gifts can be melded with what was kept; four of a rank score four and the
 * bonus. */
START_TEST(barter_melds_gifts)
{
    static const char *const two[] = {"AS AC KD QH 9D", "AD AH 9S 9C 9H"};
    struct handle handle;
    talon_game *game = sit(&handle, TALON_SUIT_CLUBS, two, 2);
    talon_cards set;
    uint32_t count;

    ck_ok(read_line(game, "0 give KD QH price -3"));
    ck_ok(talon_game_cards(game, 0, &set, &count)); /* until all have given */
    ck_assert_uint_eq(set, cards("AS AC KD QH 9D"));
    ck_ok(read_line(game, "1 give AD AH"));
    ck_ok(talon_game_cards(game, 0, &set, &count));
    ck_assert_uint_eq(set, cards("AS AC AD AH 9D"));
    ck_assert_uint_eq(count, 5);
    ck_ok(read_line(game, "= legal pass meld 3..4 of AS AC AD AH"));
    ck_ok(read_line(game, "0 meld AS AC AD AH"));
    ck_ok(read_line(game, "= legal pass meld 3 of 9S 9C 9H"));
    ck_ok(read_line(game, "1 meld 9S 9C 9H"));
    ck_ok(read_line(game, "= score 2 4"));
    ck_ok(talon_game_cards(game, TALON_PLACE_TABLE, &set, &count));
    ck_assert_uint_eq(set, cards("AS AC AD AH 9S 9C 9H"));
}
END_TEST

/* A choice of cards, amounts and objects together: to pass, or one to three of
 * four cards besides a fixed one, with two amounts and three objects, the last
 * of which is the highest there is. Fewer cards come first, then sets by their
 * cards, amounts, objects: 1 + (4 + 6 + 4) · 2 · 3 moves. */
START_TEST(moves_of_any_product)
{
    static const struct {
        uint32_t index;
        const char *set;
        int32_t amount;
        uint8_t object;
    } at[] = {
        {1, "7S JK", -1, 0},        {2, "7S JK", -1, 2},
        {3, "7S JK", -1, 31},       {4, "7S JK", 0, 0},
        {7, "8S JK", -1, 0},        {24, "AH JK", 0, 31},
        {25, "7S 8S JK", -1, 0},    {31, "7S 9S JK", -1, 0},
        {37, "7S AH JK", -1, 0},    {43, "8S 9S JK", -1, 0},
        {60, "9S AH JK", 0, 31},    {61, "7S 8S 9S JK", -1, 0},
        {84, "8S 9S AH JK", 0, 31},
    };
    struct handle handle;
    talon_game *game = sit(&handle, TALON_SUIT_CLUBS, three, 3);
    uint32_t i, index, count;
    talon_move move;

    ck_ok(talon_game_move_count(game, &count));
    ck_assert_uint_eq(count, 85);
    for (i = 0; i < count; i++) {
        ck_ok(talon_game_move_at(game, i, &move));
        ck_ok(talon_game_move_index(game, &move, &index));
        ck_assert_uint_eq(index, i);
    }
    ck_status(talon_game_move_at(game, count, &move), TALON_E_INDEX);
    ck_ok(talon_game_move_at(game, 0, &move));
    ck_assert_uint_eq(move.kind, TALON_KIND_PASS);
    for (i = 0; i < COUNT(at); i++) {
        ck_ok(talon_game_move_at(game, at[i].index, &move));
        ck_assert_uint_eq(move.kind, BARTER_GIVE);
        ck_assert_uint_eq(move.cards, cards(at[i].set));
        ck_assert_int_eq(move.amount, at[i].amount);
        ck_assert_uint_eq(move.object, at[i].object);
    }
}
END_TEST

/* Who knows a gift: the giver; when all have given, the taker; nobody else. */
START_TEST(barter_gifts_are_between_two)
{
    struct handle handle, view;
    struct barter *seen = (struct barter *)(void *)view.memory;
    talon_game *game = sit(&handle, TALON_SUIT_CLUBS, three, 3);
    uint32_t seat, turn;

    ck_ok(read_line(game, "0 give 7S JK"));
    for (turn = 0; turn < 3; turn++) {
        for (seat = 0; seat < 3; seat++) {
            int knows = seat == 0 || (turn == 2 && seat == 1);

            copy_to(&view, game);
            ck_ok(talon_game_redact(of(&view), game, 1u << seat));
            ck_assert_uint_eq(seen->pile[SEATS], knows ? cards("7S JK") : 0);
            ck_assert_uint_eq(seen->given[0], 2);
        }
        if (turn < 2)
            ck_ok(read_line(game, turn == 0 ? "1 pass" : "2 pass"));
    }
    ck_ok(talon_game_redact(game, game, 0));
    ck_assert_uint_eq(((struct barter *)(void *)game)->pile[SEATS], 0);
}
END_TEST

/* ---- States */

static int apply(talon_game *game, uint32_t kind, int32_t seat,
                 talon_cards cards, int32_t amount, uint32_t object)
{
    talon_move move = {cards, amount, (uint16_t)kind, (int8_t)seat,
                       (uint8_t)object};

    if (kind != BARTER_BONUS && cards == 0)
        move = (talon_move){.kind = TALON_KIND_PASS, .seat = (int8_t)seat};
    return talon_game_apply(game, &move, NULL, 0, NULL) == TALON_OK;
}

/* Deals what the seats must have been dealt. */
static int deal_again(talon_game *game, const struct barter *state)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card card[TALON_PACK_MAX];
    uint32_t i, n;

    for (i = 0; i < PILES; i++)
        wanted[i % SEATS] |= state->pile[i] | state->laid[i];
    return talon_game_pack_for(game, wanted, card, &n) == TALON_OK &&
           talon_game_deal(game, card, n, NULL, 0, NULL) == TALON_OK;
}

/* Whether playing what a state says has been played leads to it. Where a number
 * belongs to a move that has not been made, the states differ in the end. */
static int is_reached(const talon_game *game)
{
    const struct barter *state = (const struct barter *)(const void *)game;
    struct handle handle;
    talon_rules rules;
    talon_game *again;
    uint32_t n = seats_at(game), turn;
    int is_possible = 1;

    must_ok(talon_game_rules(game, &rules));
    must_ok(
        talon_game_init(handle.memory, sizeof handle.memory, &rules, &again));
    for (turn = 0; is_possible && turn < game->turn; turn++) {
        uint32_t seat = (turn + n - 2) % n, right = (seat + n - 1) % n;

        if (turn == 0)
            is_possible =
                apply(again, BARTER_BONUS, TALON_TABLE, 0, 0, state->bonus);
        else if (turn == 1)
            is_possible = deal_again(again, state);
        else if (turn < n + 2)
            is_possible =
                apply(again, BARTER_GIVE, (int32_t)seat,
                      state->pile[SEATS + seat] | state->laid[SEATS + seat],
                      state->price[seat], state->wish[seat]);
        else
            is_possible =
                apply(again, BARTER_MELD, (int32_t)seat,
                      state->laid[seat] | state->laid[SEATS + right], 0, 0);
    }
    if (!is_possible)
        return 0;
    ((struct barter *)(void *)again)->phase = state->phase;
    ((struct barter *)(void *)again)->to_act = state->to_act;
    return same(again, game);
}

/* Changes a number or two, or moves a card. */
static void spoil(struct barter *state, talon_rng *rng)
{
    talon_cards *from = talon_rng_below(rng, 3) ? state->pile : state->laid;
    talon_cards *to = talon_rng_below(rng, 2) ? state->pile : state->laid;
    uint32_t seat = talon_rng_below(rng, SEATS), i;
    talon_cards card;

    switch (talon_rng_below(rng, 8)) {
    case 0:
        state->given[seat] = (uint8_t)talon_rng_below(rng, 6);
        break;
    case 1:
        state->price[seat] = (int8_t)((int32_t)talon_rng_below(rng, 6) - 4);
        break;
    case 2:
        state->wish[seat] = (uint8_t)(talon_rng_below(rng, 9) * 31 / 8);
        break;
    case 3:
        state->bonus = (uint8_t)talon_rng_below(rng, 6);
        break;
    case 4:
        state->common.turn += talon_rng_below(rng, 5) - 2;
        break;
    default:
        i = talon_rng_below(rng, PILES);
        card = from[i] & (0 - from[i]);
        if (talon_rng_below(rng, 4) == 0)
            card = (talon_cards)1 << talon_rng_below(rng, 64);
        from[i] ^= card;
        if (talon_rng_below(rng, 4) != 0)
            to[talon_rng_below(rng, PILES)] ^= card;
        break;
    }
}

/* A view that loads, spoiled or not, has a world. */
static void check_view(const talon_game *game, talon_rng *rng)
{
    struct handle view, world;
    struct saved saved;

    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game,
                              random_viewers(rng, seats_at(game))));
    spoil((struct barter *)(void *)view.memory, rng);
    save(of(&view), &saved);
    if (talon_game_load(of(&view), saved.byte, saved.length, NULL) < 0)
        return;
    copy_to(&world, game);
    must_ok(talon_game_sample(of(&world), of(&view), rng, scratch_memory(),
                              TALON_SAMPLE_BYTES_MAX));
}

/* Those states load that play reaches, and no others. */
START_TEST(barter_states_are_those_of_play)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t game, steps, games = games_to_play(200000), reached = 0;
    struct handle handle;
    talon_rng rng;

    for (game = 0; game < games; game++) {
        int is_there;

        seed_for(&rng, 111, game);
        random_game(&handle, &rng, BARTER);
        steps = talon_rng_below(&rng, 12);
        while (steps-- > 0)
            random_step(of(&handle), &rng, event);
        must(is_accepted(of(&handle)) && is_reached(of(&handle)));
        check_view(of(&handle), &rng);
        for (steps = 1 + talon_rng_below(&rng, 3); steps > 0; steps--)
            spoil((struct barter *)(void *)handle.memory, &rng);
        is_there = is_reached(of(&handle));
        must(is_accepted(of(&handle)) == is_there);
        reached += (uint32_t)is_there;
    }
    printf("%" PRIu32 " of %" PRIu32 " states are reached\n", reached, games);
    must(reached > 0 && reached < games);
}
END_TEST

/* ---- Samples */

#define WORLDS_MAX 6000
#define PER_WORLD  12

/* The worlds of a view, found by putting its unknown cards wherever there is
 * room and keeping what would be loaded and has the view. */
struct worlds {
    const talon_game *view;
    uint64_t hash[WORLDS_MAX];
    uint32_t drawn[WORLDS_MAX];
    uint32_t count;
    uint32_t room[PILES + 1]; /* the last is the stock */
};

static uint64_t hash_of(const talon_game *game)
{
    const struct barter *state = (const struct barter *)(const void *)game;
    uint64_t hash = 0;
    uint32_t i;

    for (i = 0; i < PILES; i++) {
        hash = (hash ^ state->pile[i]) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
    }
    return hash;
}

static void list_worlds(struct worlds *worlds, talon_game *world,
                        talon_cards left)
{
    struct barter *state = (struct barter *)(void *)world;
    talon_cards card = left & (0 - left);
    struct handle again;
    uint32_t i;

    if (left == 0) {
        copy_to(&again, world);
        if (!is_accepted(world))
            return;
        ck_ok(talon_game_redact(of(&again), world, worlds->view->view & ~VIEW));
        if (!same(of(&again), worlds->view))
            return;
        ck_assert_uint_lt(worlds->count, WORLDS_MAX);
        worlds->hash[worlds->count++] = hash_of(world);
        return;
    }
    for (i = 0; i <= PILES; i++) {
        if (worlds->room[i] == 0)
            continue;
        worlds->room[i]--;
        if (i < PILES)
            state->pile[i] |= card;
        list_worlds(worlds, world, left ^ card);
        if (i < PILES)
            state->pile[i] ^= card;
        worlds->room[i]++;
    }
}

/* How many ways there are to put the unknown cards. */
static double find_room(struct worlds *worlds, const talon_game *view,
                        talon_cards *unknown)
{
    const struct barter *state = (const struct barter *)(const void *)view;
    uint32_t i, k, n = 0;
    talon_rules rules;
    double ways = 1;

    ck_ok(talon_game_rules(view, &rules));
    ck_ok(talon_rules_pack(&rules, unknown));
    worlds->room[PILES] = talon_cards_count(unknown) - 5 * seats_at(view);
    for (i = 0; i < PILES; i++) {
        uint32_t dealt =
            i < SEATS ? (i < seats_at(view) ? 5u : 0u) - state->given[i % SEATS]
                      : state->given[i % SEATS];

        *unknown &= ~(state->pile[i] | state->laid[i]);
        worlds->room[i] = dealt - talon_cards_count(&state->laid[i]) -
                          talon_cards_count(&state->pile[i]);
    }
    for (i = 0; i <= PILES; i++) {
        for (k = 0; k < worlds->room[i]; k++)
            ways = ways * ++n / (k + 1);
    }
    ck_assert_uint_eq(n, talon_cards_count(unknown));
    return ways;
}

static int by_hash(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;

    return *x < *y ? -1 : *x > *y;
}

/* Draws worlds; the sum of (drawn - expected)^2 / expected. */
static double chi_square(struct worlds *worlds, talon_rng *rng)
{
    uint32_t i, draws = worlds->count * PER_WORLD;
    struct handle world;
    double sum = 0;

    memset(worlds->drawn, 0, sizeof worlds->drawn);
    copy_to(&world, worlds->view);
    for (i = 0; i < draws; i++) {
        uint64_t hash, *found;

        must_ok(talon_game_sample(of(&world), worlds->view, rng,
                                  scratch_memory(), TALON_SAMPLE_BYTES_MAX));
        hash = hash_of(of(&world));
        found =
            bsearch(&hash, worlds->hash, worlds->count, sizeof hash, by_hash);
        must(found != NULL);
        worlds->drawn[found - worlds->hash]++;
    }
    for (i = 0; i < worlds->count; i++) {
        double off = (double)worlds->drawn[i] - PER_WORLD;

        sum += off * off / PER_WORLD;
    }
    return sum;
}

/* Gives 0 if the view has too many worlds, or only one. */
static int try_view(const talon_game *view, talon_rng *rng, double *chi,
                    double *freedom)
{
    static struct worlds worlds;
    struct handle world;
    talon_cards unknown;
    double ways = find_room(&worlds, view, &unknown), off;
    uint32_t i;

    if (ways < 2 || ways > WORLDS_MAX)
        return 0;
    copy_to(&world, view);
    of(&world)->view = 0;
    worlds.view = view;
    worlds.count = 0;
    list_worlds(&worlds, of(&world), unknown);
    must(worlds.count > 0);
    qsort(worlds.hash, worlds.count, sizeof worlds.hash[0], by_hash);
    for (i = 1; i < worlds.count; i++)
        must(worlds.hash[i - 1] != worlds.hash[i]);
    off = chi_square(&worlds, rng);
    *chi += off;
    *freedom += worlds.count - 1;
    off -= worlds.count - 1;
    must(off < 0 || off * off < 2 * (worlds.count - 1) * 25 + 100);
    return 1;
}

/* Views of all seats but one or two, in games of any rules; the joker given,
 * kept or in the stock, gifts before and after they are taken, melds. */
START_TEST(barter_samples_are_uniform)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t game, tried = 0, wanted = games_to_play(150);
    double chi = 0, freedom = 0;
    struct handle handle, view;
    talon_rng rng;

    for (game = 0; tried < wanted; game++) {
        uint32_t all, seats, steps;

        must(game < 100 * wanted + 1000);
        seed_for(&rng, 110, game);
        random_game(&handle, &rng, BARTER);
        seats = seats_at(of(&handle));
        steps = 3 + talon_rng_below(&rng, 2 * seats);
        while (steps-- > 0)
            random_step(of(&handle), &rng, event);
        all = ((1u << seats) - 1) & ~(1u << talon_rng_below(&rng, seats));
        if (talon_rng_below(&rng, 2) == 0)
            all &= ~(1u << talon_rng_below(&rng, seats));
        copy_to(&view, of(&handle));
        must_ok(talon_game_redact(of(&view), of(&handle), all));
        tried += (uint32_t)try_view(of(&view), &rng, &chi, &freedom);
    }
    printf("%" PRIu32 " of %" PRIu32 " views: chi-square %.0f of %.0f\n", tried,
           game, chi, freedom);
    must((chi - freedom) * (chi - freedom) < 2 * freedom * 25 + 100);
}
END_TEST

SUITE(barter)
TEST(barter_of_three)
TEST(barter_melds_gifts)
TEST(moves_of_any_product)
TEST(barter_gifts_are_between_two)
TEST(barter_states_are_those_of_play)
TEST(barter_samples_are_uniform)
END_SUITE
