/* SPDX-License-Identifier: MIT */
/* What loading accepts, play can have reached: so play can go on from there.
 * Saved games are changed, in several numbers at once and with chips and counts
 * that still add up, because single changes are easy to find. Whatever loads is
 * played on at random for 200 moves or to the end of the game, with draws,
 * boards, purchases and closing rounds, and every position on the way must be
 * saved and loaded again, and be the same. In all a million saved games are
 * changed; with TALON_TEST_PERCENT=1000, ten million. */
#include "common/views.h"

/* The first byte of a state in a saved game, and of the turn. */
#define STATE_AT 272
#define TURN_AT  12

/* A number of the state, in saved bytes. */
struct number {
    size_t at;
    uint32_t bytes;
    uint32_t field;
};

/* A sum that wraps round. */
static int64_t sum_of(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t get_number(const struct saved *saved, const struct number *n)
{
    uint64_t bits = 0;
    uint32_t i;

    for (i = n->bytes; i > 0; i--)
        bits = bits << 8 | saved->byte[n->at + i - 1];
    return (int64_t)bits;
}

static void put_number(struct saved *saved, const struct number *n,
                       int64_t value)
{
    uint64_t bits = (uint64_t)value;
    uint32_t i;

    for (i = 0; i < n->bytes; i++, bits >>= 8)
        saved->byte[n->at + i] = (uint8_t)bits;
}

static struct number number_at(const talon_game *game, uint32_t field,
                               uint32_t index)
{
    const struct field *row = module_of_handle(game)->field;
    struct number number = {STATE_AT, 0, field};
    uint32_t i;

    for (i = 0; i < field; i++, row++)
        number.at += (size_t)row->bytes * row->count;
    number.at += (size_t)row->bytes * (index % row->count);
    number.bytes = row->bytes;
    return number;
}

/* Draws a number of the state: first the field, so that long fields do not take
 * most of the changes. With `bytes`, only fields of this width. */
static struct number some_number(const talon_game *game, talon_rng *rng,
                                 uint32_t bytes)
{
    const struct field *row = module_of_handle(game)->field;
    uint32_t fields = 0, field;

    while (row[fields].bytes != 0)
        fields++;
    do {
        field = talon_rng_below(rng, fields);
    } while (bytes != 0 && row[field].bytes != bytes);
    return number_at(game, field, talon_rng_below(rng, row[field].count));
}

static int64_t some_step(talon_rng *rng)
{
    static const int16_t steps[] = {1, 1, 1, 2, 3, 5, 7, 8, 9, 10, 20, 40, 100};
    int64_t step = steps[talon_rng_below(rng, COUNT(steps))];

    if (talon_rng_below(rng, 8) == 0)
        step *= (int64_t)1 << talon_rng_below(rng, 40);
    return talon_rng_below(rng, 2) ? step : -step;
}

/* Exchanges two numbers, or makes one equal to the other. */
static void rearrange(struct saved *saved, const struct number *one,
                      const struct number *other, int both)
{
    int64_t kept = get_number(saved, one);

    put_number(saved, one, get_number(saved, other));
    if (both)
        put_number(saved, other, kept);
}

/* The fields of scores and chips, of which much is known: in Five Hundred the
 * scores, in Tripoli stacks, stacks before the deal, stakes and boxes. */
#define FH_SCORE 3
#define TR_STACK 7
#define TR_BOX   10

static uint32_t some_account(const talon_game *game, talon_rng *rng)
{
    if (kind_of(game) == FH)
        return FH_SCORE;
    if (kind_of(game) == TR)
        return TR_STACK + talon_rng_below(rng, TR_BOX - TR_STACK + 1);
    return number_at(game, 0, 0).field;
}

/* Adds to some numbers of a field, and takes from others. */
static void transfer(struct saved *saved, const talon_game *game,
                     uint32_t field, uint32_t more, uint32_t less, int64_t step)
{
    uint32_t i, count = module_of_handle(game)->field[field].count;

    for (i = 0; i < count && i < 32; i++) {
        struct number n = number_at(game, field, i);
        int64_t change = ((more >> i & 1) != 0 ? step : 0) -
                         ((less >> i & 1) != 0 ? step : 0);

        put_number(saved, &n, sum_of(get_number(saved, &n), change));
    }
}

/* Moves points or chips, in one or two fields at once. */
static void change_accounts(struct saved *saved, const talon_game *game,
                            talon_rng *rng)
{
    uint32_t more = 1u << talon_rng_below(rng, seats_at(game));
    uint32_t less = 1u << talon_rng_below(rng, seats_at(game));
    int64_t step = some_step(rng);

    if (talon_rng_below(rng, 3) == 0)
        more |= talon_rng_below(rng, 1u << seats_at(game));
    if (talon_rng_below(rng, 3) == 0)
        less = talon_rng_below(rng, 1u << seats_at(game));
    transfer(saved, game, some_account(game, rng), more, less, step);
    if (talon_rng_below(rng, 2))
        transfer(saved, game, some_account(game, rng), more, less, step);
    else if (talon_rng_below(rng, 2))
        transfer(saved, game, some_account(game, rng), less, more, step);
}

/* One change: a number becomes another, one grows as another shrinks or grows,
 * or two of a field are exchanged. */
static void change(struct saved *saved, const talon_game *game, talon_rng *rng)
{
    struct number one = some_number(game, rng, 0), other;
    int64_t step = some_step(rng);

    if (talon_rng_below(rng, 2) && kind_of(game) <= TR) {
        change_accounts(saved, game, rng);
        return;
    }
    other = talon_rng_below(rng, 2)
                ? some_number(game, rng, one.bytes)
                : number_at(game, one.field, talon_rng_below(rng, 64));
    switch (talon_rng_below(rng, 8)) {
    case 0:
        put_number(saved, &one, talon_rng_below(rng, 256));
        break;
    case 1:
        put_number(
            saved, &one,
            (int64_t)((uint64_t)get_number(saved, &one) ^
                      (uint64_t)1 << talon_rng_below(rng, one.bytes * 8)));
        break;
    case 2:
        put_number(saved, &one, sum_of(get_number(saved, &one), step));
        break;
    case 3:
    case 4:
        put_number(saved, &one, sum_of(get_number(saved, &one), step));
        put_number(saved, &other, sum_of(get_number(saved, &other), -step));
        break;
    case 5:
        put_number(saved, &one, sum_of(get_number(saved, &one), step));
        put_number(saved, &other, sum_of(get_number(saved, &other), step));
        break;
    default:
        rearrange(saved, &one, &other, (int)talon_rng_below(rng, 4));
        break;
    }
}

/* Whether a position loads again and is the same. */
static int loads_again(const talon_game *game)
{
    struct handle memory;
    talon_game *loaded;
    struct saved saved;

    save(game, &saved);
    return talon_game_init_saved(memory.memory, sizeof memory.memory,
                                 saved.byte, saved.length, &loaded,
                                 NULL) == TALON_OK &&
           same(loaded, game);
}

/* A purchase or the end of the session, where the table may choose. */
static int table_moves(talon_game *game, talon_rng *rng)
{
    talon_move move = {.kind = TALON_KIND_FINISH, .seat = TALON_TABLE};

    if (seat_to_act(game) != TALON_TABLE || kind_of(game) != TR)
        return 0;
    move.amount = (int32_t)(1 + talon_rng_below(rng, 5));
    if (talon_rng_below(rng, 3) > 0) {
        move.kind = TALON_KIND_BUY;
        move.other = (int8_t)talon_rng_below(rng, seats_at(game));
        move.amount = (int32_t)(1 + talon_rng_below(rng, 30));
    }
    return talon_game_apply(game, &move, NULL, 0, NULL) == TALON_OK;
}

/* Makes 200 moves, or fewer if the game is over before; returns 0 at a position
 * that does not load again. */
static int play_on(talon_game *game, talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t moves;

    for (moves = 0; moves < 200; moves++) {
        if (seat_to_act(game) == TALON_NOBODY)
            return 1;
        if (talon_rng_below(rng, 4) != 0 || !table_moves(game, rng))
            must(random_step(game, rng, event) > 0);
        if (!loads_again(game))
            return 0;
    }
    return 1;
}

/* A view cannot be played, but a sample of it can, if there is one. */
static int goes_on(talon_game *game, talon_rng *rng)
{
    struct handle view;
    int32_t is_view;

    must_ok(talon_game_viewers(game, NULL, &is_view));
    if (!loads_again(game))
        return 0;
    if (!is_view)
        return play_on(game, rng);
    copy_to(&view, game);
    if (talon_rng_below(rng, 8) != 0 ||
        talon_game_sample(game, of(&view), rng, scratch_memory(),
                          TALON_SAMPLE_BYTES_MAX) != TALON_OK)
        return 1;
    return loads_again(game) && play_on(game, rng);
}

/* Prints which bytes differ, so that a failure can be understood. */
static void print_changes(const struct saved *good, const struct saved *bad,
                          const talon_game *reached)
{
    size_t i;

    printf("after these changes play reaches a position that is refused "
           "(phase %u):",
           phase_of(reached));
    for (i = 0; i < good->length; i++) {
        if (good->byte[i] != bad->byte[i])
            printf(" %zu: %u->%u", i, good->byte[i], bad->byte[i]);
    }
    printf("\n");
}

struct tally {
    uint32_t tried, loaded, failed;
};

/* Changes a position a few times. */
static void try_changes(const talon_game *game, talon_rng *rng, uint32_t tries,
                        struct tally *tally)
{
    const struct number turn = {TURN_AT, 4, 0};
    struct handle handle;
    struct saved good, bad;
    uint32_t i;

    save(game, &good);
    while (tries-- > 0) {
        bad = good;
        if (talon_rng_below(rng, 8) == 0)
            put_number(&bad, &turn, talon_rng_below(rng, 1000000));
        for (i = talon_rng_below(rng, 4) + 1; i > 0; i--)
            change(&bad, game, rng);
        copy_to(&handle, game);
        if (memcmp(bad.byte, good.byte, good.length) == 0)
            continue;
        tally->tried++;
        if (talon_game_load(of(&handle), bad.byte, bad.length, NULL) < 0)
            continue;
        tally->loaded++;
        if (!goes_on(of(&handle), rng)) {
            print_changes(&good, &bad, of(&handle));
            tally->failed++;
        } else if (talon_rng_below(rng, 2)) {
            good = bad; /* goes further from what was played */
        }
    }
}

/* Plays a game for a while, and changes some of its positions. */
static void try_game(talon_game *game, talon_rng *rng, uint32_t tries,
                     struct tally *tally)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle view;
    uint32_t steps, i;

    for (i = 0; i < 6; i++) {
        try_changes(game, rng, tries, tally);
        if (i % 3 == 2) {
            copy_to(&view, game);
            must_ok(talon_game_redact(of(&view), game,
                                      random_viewers(rng, seats_at(game))));
            try_changes(of(&view), rng, tries / 4, tally);
        }
        steps = i < 2 ? 1 : talon_rng_below(rng, 60);
        while (steps-- > 0) {
            if (talon_rng_below(rng, 8) != 0 || !table_moves(game, rng))
                random_step(game, rng, event);
        }
    }
}

START_TEST(whatever_loads_can_be_played_on_and_loads_again)
{
    uint32_t i, game, preset, games = games_to_play(100);
    struct handle handle;
    talon_rng rng;

    for (i = 0; i < talon_games_count(); i++) {
        uint32_t kind = talon_games_at(i);
        struct tally tally = {0, 0, 0};

        for (game = 0; game < games; game++) {
            seed_for(&rng, 94, game);
            for (preset = 1; preset <= talon_preset_count(kind); preset++) {
                try_game(preset_game(&handle, kind, preset), &rng, 60, &tally);
                try_game(random_game(&handle, &rng, kind), &rng, 60, &tally);
            }
        }
        printf("%s: %" PRIu32 " saved games changed, %" PRIu32 " loaded\n",
               talon_games_key(kind), tally.tried, tally.loaded);
        ck_assert_uint_eq(tally.failed, 0);
    }
}
END_TEST

SUITE(reached)
TEST(whatever_loads_can_be_played_on_and_loads_again)
END_SUITE
