/* SPDX-License-Identifier: MIT */
/* The game handle: making a game in any memory, memory that is not a handle,
 * copies, and questions about a game. */
#include "common/random_games.h"

/* Memory for a game, with some words before and after it that must not change.
 */
struct memory {
    uint64_t before[4];
    _Alignas(8) uint64_t game[TALON_GAME_BYTES_MAX / 8];
    uint64_t behind[4];
};

static void fill(struct memory *memory, talon_rules *rules, uint32_t game)
{
    memset(memory, 0x55, sizeof *memory);
    ck_ok(talon_rules_init(rules, game, 1));
}

static talon_game *make(struct memory *memory, uint32_t kind, uint32_t preset)
{
    talon_rules rules;
    talon_game *game = NULL;

    fill(memory, &rules, kind);
    ck_ok(talon_rules_init(&rules, kind, preset));
    ck_ok(talon_game_init(memory->game, sizeof memory->game, &rules, &game));
    return game;
}

static size_t size_of(uint32_t kind)
{
    size_t size = 0;

    ck_ok(talon_games_bytes(kind, &size));
    return size;
}

START_TEST(game_sizes_are_within_the_limit)
{
    size_t size = 77;

    ck_assert_uint_le(size_of(FH), 512);
    ck_assert_uint_le(size_of(TR), 1024);
    ck_assert_uint_eq(size_of(FH) % 8, 0);
    ck_assert_uint_eq(size_of(TR) % 8, 0);
    ck_status(talon_games_bytes(0, &size), TALON_E_GAME);
    ck_status(talon_games_bytes(0xFFFF, &size), TALON_E_GAME);
    ck_status(talon_games_bytes(FH, NULL), TALON_E_NULL);
    ck_assert_uint_eq(size, 77);
}
END_TEST

/* Memory of exactly the right size is enough; nothing around it is touched. */
START_TEST(game_init_in_exact_memory)
{
    struct memory memory, clean;
    talon_rules rules;
    uint32_t kind;

    memset(&clean, 0x55, sizeof clean);
    for (kind = FH; kind <= TR; kind++) {
        size_t size = size_of(kind);
        talon_game *game = NULL;
        uint8_t *bytes = (uint8_t *)memory.game;

        fill(&memory, &rules, kind);
        ck_ok(talon_game_init(memory.game, size, &rules, &game));
        ck_assert_ptr_eq((void *)game, memory.game);
        ck_assert_mem_eq(memory.before, clean.before, sizeof clean.before);
        ck_assert_mem_eq(memory.behind, clean.behind, sizeof clean.behind);
        if (size < sizeof memory.game)
            ck_assert_mem_eq(bytes + size, (uint8_t *)clean.game + size,
                             sizeof memory.game - size);
        /* the old contents of the memory make no difference */
        memset(&clean, 0x55, sizeof clean);
        memcpy(clean.game, memory.game, size);
        memset(memory.game, 0xAA, size);
        ck_ok(talon_game_init(memory.game, size, &rules, &game));
        ck_assert_mem_eq(memory.game, clean.game, size);
        memset(&clean, 0x55, sizeof clean);
    }
}
END_TEST

START_TEST(game_init_refuses_bad_memory_and_rules)
{
    struct memory memory, clean;
    talon_rules rules;
    uint32_t kind, i;
    talon_game *game = NULL;

    for (kind = FH; kind <= TR; kind++) {
        size_t size = size_of(kind);
        uint8_t *bytes = (uint8_t *)memory.game;

        fill(&memory, &rules, kind);
        clean = memory;
        for (i = 1; i < 8; i++)
            ck_status(talon_game_init(bytes + i, 900, &rules, &game),
                      TALON_E_ALIGNMENT);
        ck_status(talon_game_init(bytes, size - 1, &rules, &game),
                  TALON_E_SPACE);
        ck_status(talon_game_init(bytes, 0, &rules, &game), TALON_E_SPACE);
        ck_status(talon_game_init(NULL, size, &rules, &game), TALON_E_NULL);
        ck_status(talon_game_init(bytes, size, NULL, &game), TALON_E_NULL);
        ck_status(talon_game_init(bytes, size, &rules, NULL), TALON_E_NULL);
        rules.value[1] = 77;
        ck_status(talon_game_init(bytes, size, &rules, &game),
                  TALON_E_UNSUPPORTED);
        ck_ok(talon_rules_init(&rules, kind, 1));
        rules.value[40] = 1; /* an option of a newer version */
        ck_status(talon_game_init(bytes, size, &rules, &game),
                  TALON_E_UNSUPPORTED);
        ck_ok(talon_rules_init(&rules, kind, 1));
        ck_ok(talon_rules_set_text(&rules, "first-dealer", "5"));
        ck_status(talon_game_init(bytes, size, &rules, &game), TALON_E_RULES);
        rules.game_id = 0xFFFF;
        ck_status(talon_game_init(bytes, size, &rules, &game), TALON_E_GAME);
        ck_assert_mem_eq(&memory, &clean, sizeof memory);
        ck_assert_ptr_null(game);
    }
}
END_TEST

/* A number that is not a preset counts as 0, however large it is, and the game
 * can be saved and loaded. */
START_TEST(game_init_drops_unknown_presets)
{
    static const int32_t numbers[] = {-1, 99, 0x10001, INT32_MIN, INT32_MAX};
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    size_t i, length;

    for (i = 0; i < COUNT(numbers) * 2; i++) {
        struct memory memory;
        talon_rules rules;
        talon_game *game;

        fill(&memory, &rules, i % 2 == 0 ? FH : TR);
        rules.value[0] = numbers[i / 2];
        ck_ok(talon_game_init(memory.game, sizeof memory.game, &rules, &game));
        ck_ok(talon_game_rules(game, &rules));
        ck_assert_int_eq(rules.value[0], 0);
        ck_ok(talon_game_save(game, saved, sizeof saved, &length));
        ck_ok(talon_game_load(game, saved, length, NULL));
    }
}
END_TEST

/* Rules are copied, including the preset that they started from. They may even
 * be in the memory that becomes the game. */
START_TEST(game_init_copies_rules)
{
    struct memory memory, other;
    talon_rules rules, read;
    talon_game *game, *same;

    fill(&memory, &rules, FH);
    ck_ok(talon_rules_init(&rules, FH, 5));
    ck_ok(talon_rules_set_text(&rules, "slam", "off"));
    ck_ok(talon_game_init(memory.game, sizeof memory.game, &rules, &game));
    memset(&read, 0x55, sizeof read);
    ck_ok(talon_game_rules(game, &read));
    ck_assert_mem_eq(&read, &rules, sizeof rules);
    ck_status(talon_game_rules(game, NULL), TALON_E_NULL);
    memset(&other, 0x55, sizeof other);
    memcpy(other.game, &rules, sizeof rules);
    ck_ok(talon_game_init(other.game, sizeof other.game,
                          (talon_rules *)(void *)other.game, &same));
    ck_assert_mem_eq(other.game, memory.game, size_of(FH));
}
END_TEST

/* An allocator with one block. It counts its calls and keeps the sizes it is
 * given. */
struct pool {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8 + 1];
    size_t given, taken, offset;
    uint32_t gives, takes;
    int empty;
};

static void *give(void *context, size_t size)
{
    struct pool *pool = context;

    pool->gives++;
    pool->given = size;
    return pool->empty ? NULL : (uint8_t *)pool->memory + pool->offset;
}

static void take(void *context, void *memory, size_t size)
{
    struct pool *pool = context;

    ck_assert_ptr_eq(memory, (uint8_t *)pool->memory + pool->offset);
    pool->takes++;
    pool->taken = size;
}

START_TEST(game_new_and_free_use_the_allocator)
{
    struct pool pool = {.gives = 0};
    talon_allocator allocator = {&pool, give, take};
    talon_rules rules;
    uint32_t kind;

    for (kind = FH; kind <= TR; kind++) {
        talon_game *game = NULL;
        uint32_t number = 77;

        ck_ok(talon_rules_init(&rules, kind, 1));
        ck_ok(talon_game_new(&allocator, &rules, &game));
        ck_assert_ptr_eq((void *)game, pool.memory);
        ck_assert_uint_eq(pool.given, size_of(kind));
        ck_ok(talon_game_turn(game, &number));
        ck_assert_uint_eq(number, 0);
        talon_game_free(&allocator, game);
        ck_assert_uint_eq(pool.taken, size_of(kind));
        ck_assert_uint_eq(pool.takes, kind);
        /* it is no longer a handle, and is not freed again */
        ck_status(talon_game_turn(game, &number), TALON_E_HANDLE);
        talon_game_free(&allocator, game);
        ck_assert_uint_eq(pool.takes, kind);
    }
    ck_assert_uint_eq(pool.gives, 2);
    talon_game_free(&allocator, NULL);
    talon_game_free(NULL, NULL);
    ck_assert_uint_eq(pool.takes, 2);
}
END_TEST

START_TEST(game_new_refuses_bad_rules_and_allocators)
{
    struct pool pool = {.gives = 0};
    talon_allocator allocator = {&pool, give, take};
    talon_allocator no_give = {&pool, NULL, take};
    talon_allocator no_take = {&pool, give, NULL};
    talon_game *game = NULL;
    talon_rules rules;

    ck_ok(talon_rules_init(&rules, TR, 1));
    ck_status(talon_game_new(&no_give, &rules, &game), TALON_E_ALLOCATOR);
    ck_status(talon_game_new(&no_take, &rules, &game), TALON_E_ALLOCATOR);
    ck_status(talon_game_new(&allocator, NULL, &game), TALON_E_NULL);
    ck_status(talon_game_new(&allocator, &rules, NULL), TALON_E_NULL);
    rules.value[TALON_TR_OPTION_ANTE] = 0;
    ck_status(talon_game_new(&allocator, &rules, &game), TALON_E_UNSUPPORTED);
    ck_ok(talon_rules_init(&rules, TR, 1));
    rules.value[TALON_TR_OPTION_PAY_AUCTION] = 1;
    ck_status(talon_game_new(&allocator, &rules, &game), TALON_E_RULES);
    rules.game_id = 0;
    ck_status(talon_game_new(&allocator, &rules, &game), TALON_E_GAME);
    ck_assert_uint_eq(pool.gives, 0); /* no memory was asked for */
    ck_ok(talon_rules_init(&rules, TR, 1));
    pool.empty = 1;
    ck_status(talon_game_new(&allocator, &rules, &game), TALON_E_MEMORY);
    ck_assert_uint_eq(pool.gives, 1);
    ck_assert_uint_eq(pool.takes, 0);
    pool.empty = 0;
    for (pool.offset = 1; pool.offset < 8; pool.offset++) {
        ck_status(talon_game_new(&allocator, &rules, &game), TALON_E_ALIGNMENT);
        ck_assert_uint_eq(pool.takes, pool.offset); /* given back */
        ck_assert_uint_eq(pool.taken, pool.given);
    }
    ck_assert_ptr_null(game);
}
END_TEST

/* A block that talon did not make is not freed, and an allocator without a
 * function to free memory frees nothing. */
START_TEST(game_free_ignores_what_it_cannot_free)
{
    struct pool pool = {.gives = 0};
    talon_allocator allocator = {&pool, give, take};
    talon_allocator no_take = {&pool, give, NULL};
    struct memory memory;
    talon_game *game = make(&memory, FH, 1);
    uint32_t number = 77;

    talon_game_free(&no_take, game);
    ck_ok(talon_game_turn(game, &number));
    memset(memory.game, 0, sizeof memory.game);
    talon_game_free(&allocator, game);
    ck_assert_uint_eq(pool.takes, 0);
}
END_TEST

START_TEST(a_copy_of_a_game_has_the_same_bytes)
{
    struct memory memory[3];
    talon_game *five = make(&memory[0], FH, 1),
               *other = make(&memory[1], FH, 7);
    talon_game *session = make(&memory[2], TR, 1);
    talon_event event[TALON_EVENTS_MAX];
    struct memory kept;
    talon_rng rng;
    uint32_t i;

    seed_for(&rng, 1, 1);
    for (i = 0; i < 10; i++)
        random_step(five, &rng, event);
    ck_ok(talon_game_copy(other, five));
    ck_assert_mem_eq(other, five, size_of(FH));
    ck_assert_uint_eq(memory[1].behind[0], 0x5555555555555555);
    ck_ok(talon_game_copy(five, five));
    ck_assert_mem_eq(other, five, size_of(FH));
    kept = memory[2];
    ck_status(talon_game_copy(session, five), TALON_E_WRONG_GAME);
    ck_assert_mem_eq(&memory[2], &kept, sizeof kept);
    ck_status(talon_game_copy(five, session), TALON_E_WRONG_GAME);
    ck_status(talon_game_copy(NULL, five), TALON_E_NULL);
    ck_status(talon_game_copy(five, NULL), TALON_E_NULL);
    memset(memory[2].game, 0, sizeof memory[2].game);
    ck_status(talon_game_copy(session, five), TALON_E_HANDLE);
    ck_status(talon_game_copy(five, session), TALON_E_HANDLE);
    ck_assert_mem_eq(other, five, size_of(FH));
}
END_TEST

/* The bytes of a game can be moved: in other memory the game plays on in the
 * same way. */
START_TEST(game_bytes_can_be_moved)
{
    _Alignas(8) uint64_t elsewhere[TALON_GAME_BYTES_MAX / 8];
    talon_event event[TALON_EVENTS_MAX], moved_event[TALON_EVENTS_MAX];
    struct memory memory;
    uint32_t kind, i;

    for (kind = FH; kind <= TR; kind++) {
        talon_game *game = make(&memory, kind, 1);
        talon_game *moved = (talon_game *)elsewhere;
        talon_rng rng, again;

        seed_for(&rng, 2, kind);
        for (i = 0; i < 200; i++) {
            uint32_t n;

            memcpy(elsewhere, game, size_of(kind));
            again = rng;
            n = random_step(game, &rng, event);
            ck_assert_uint_eq(random_step(moved, &again, moved_event), n);
            ck_assert_mem_eq(moved, game, size_of(kind));
            ck_assert_mem_eq(event, moved_event, n * sizeof *event);
        }
    }
}
END_TEST

/* Calls every function that takes a handle, and expects the same status from
 * each. */
static void call_all(talon_game *game, talon_status status)
{
    talon_card card[TALON_PACK_MAX] = {0};
    talon_cards set[TALON_DEAL_PLACES] = {0};
    uint8_t place[TALON_PACK_MAX];
    int64_t total[TALON_SEATS_MAX];
    talon_choice choice;
    talon_move move = {0};
    talon_rules rules;
    talon_rng rng;
    talon_game *copy;
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8], hash;
    char text[64];
    uint32_t n;
    int32_t seat;

    seed_for(&rng, 3, 0);
    ck_status(talon_game_rules(game, &rules), status);
    ck_status(talon_game_to_act(game, &seat), status);
    ck_status(talon_game_turn(game, &n), status);
    ck_status(talon_game_phase(game, &n), status);
    ck_status(talon_game_seat_count(game, &n), status);
    ck_status(talon_game_choices(game, &choice, 1, &n), status);
    ck_status(talon_game_move_count(game, &n), status);
    ck_status(talon_game_move_at(game, 0, &move), status);
    ck_status(talon_game_move_index(game, &move, &n), status);
    ck_status(talon_game_check(game, &move, set), status);
    ck_status(talon_game_apply(game, &move, NULL, 0, &n), status);
    ck_status(talon_game_shuffle(game, &rng, card, TALON_PACK_MAX, &n), status);
    ck_status(talon_game_deal(game, card, 52, NULL, 0, &n), status);
    ck_status(talon_game_deal_places(game, place, TALON_PACK_MAX, &n), status);
    ck_status(talon_game_pack_for(game, set, TALON_DEAL_PLACES, card,
                                  TALON_PACK_MAX, &n),
              status);
    ck_status(talon_game_cards(game, 0, set, &n), status);
    ck_status(talon_game_totals(game, total, TALON_SEATS_MAX, &n), status);
    ck_status(talon_game_winners(game, &n), status);
    ck_status(talon_game_side(game, 0, &n), status);
    ck_status(talon_game_deal_count(game, &n), status);
    ck_status(talon_game_deal_over(game, &seat), status);
    ck_status(talon_game_returns(game, total, TALON_SEATS_MAX, &n), status);
    ck_status(talon_game_owing(game, &n), status);
    ck_status(talon_game_choices_of(game, 0, &choice, 1, &n), status);
    ck_status(talon_game_seat_move_count(game, 0, &n), status);
    ck_status(talon_game_seat_move_at(game, 0, 0, &move), status);
    ck_status(talon_game_move_random(game, &rng, &move), status);
    ck_status(talon_game_chance(game, &rng, NULL, 0, &n), status);
    ck_status(talon_game_card_suit(game, 5, &n), status);
    ck_status(talon_game_sort_hand(game, set, card, TALON_PACK_MAX, &n),
              status);
    ck_status(talon_game_move_codes(game, 0, &move, NULL, 0, &n), status);
    ck_status(talon_game_codes_after(game, 0, 0, NULL, 0, NULL, 0, &n), status);
    ck_status(talon_game_move_of_codes(game, 0, 0, NULL, 0, &move), status);
    ck_status(talon_game_code_mask(game, 0, 0, NULL, 0, NULL, 0, &n), status);
    ck_status(talon_game_observe(game, 0, NULL, 0, &n), status);
    ck_status(talon_game_hash(game, &hash), status);
    ck_status(talon_game_equal(game, game, &seat), status);
    ck_status(talon_game_copy(game, game), status);
    ck_status(talon_game_clone(memory, sizeof memory, game, &copy), status);
    ck_status(talon_record_read_line(game, "deal", 4, 0, NULL, 0, NULL, NULL),
              status);
    ck_status(talon_record_read(game, "deal", 4, 0, NULL, NULL), status);
    ck_status(talon_record_parse(game, "0 pass", 6, &move, NULL, 0, NULL, NULL),
              status);
    ck_status(talon_record_write_move(game, &move, text, 64, NULL), status);
    ck_status(talon_record_write_deal(game, card, 52, text, 64, NULL), status);
    ck_status(talon_record_write_state(game, text, 64, NULL), status);
}

static void call_five_hundred(talon_game *game, talon_status status)
{
    talon_card card[TALON_FH_SEATS_MAX];
    talon_fh_score score;
    talon_fh_state state;
    talon_card winning;
    uint32_t n;
    int32_t seat;

    ck_status(talon_fh_state_of(game, &state), status);
    ck_status(talon_fh_bids(game, NULL, 0, &n), status);
    ck_status(talon_fh_trick(game, 1, NULL, card, TALON_FH_SEATS_MAX, NULL,
                             NULL, NULL),
              status);
    ck_status(talon_fh_drawn(game, card, TALON_FH_SEATS_MAX, NULL), status);
    ck_status(talon_fh_last_score(game, &score), status);
    ck_status(talon_fh_winning(game, &seat, &winning), status);
}

static void call_tripoli(talon_game *game, talon_status status)
{
    talon_tr_state state;
    talon_move move;
    talon_rng rng;
    int64_t cost;
    uint32_t n;

    seed_for(&rng, 3, 0);
    ck_status(talon_tr_state_of(game, &state), status);
    ck_status(talon_tr_plays(game, NULL, 0, &n), status);
    ck_status(talon_tr_board_shuffle(game, &rng, &move), status);
    ck_status(talon_tr_call_cost(game, 0, &cost), status);
    ck_status(talon_tr_pots_now(game, NULL, 0, &n), status);
}

static void call_everything(talon_game *game, talon_status status)
{
    call_all(game, status);
    call_five_hundred(game, status);
    call_tripoli(game, status);
}

START_TEST(memory_without_a_game_is_not_a_handle)
{
    struct memory memory;
    talon_game *place = (talon_game *)(void *)memory.game;
    talon_game *aside = (talon_game *)(void *)((uint8_t *)memory.game + 4);
    uint32_t kind, bit, mark;

    call_everything(NULL, TALON_E_NULL);
    call_everything(aside, TALON_E_ALIGNMENT);
    memset(&memory, 0, sizeof memory);
    call_everything(place, TALON_E_HANDLE);
    memset(&memory, 0xFF, sizeof memory);
    call_everything(place, TALON_E_HANDLE);
    memset(&memory, 0x54, sizeof memory);
    call_everything(place, TALON_E_HANDLE);
    for (kind = FH; kind <= TR; kind++) {
        for (bit = 0; bit < 32; bit++) {
            make(&memory, kind, 1);
            memcpy(&mark, memory.game, sizeof mark);
            mark ^= (uint32_t)1 << bit;
            memcpy(memory.game, &mark, sizeof mark);
            /* the lowest byte of the mark is the place of the game in the list,
             * counted from 1 */
            if (bit >= 8 || mark % 256 - 1 >= talon_games_count())
                call_everything(place, TALON_E_HANDLE);
        }
    }
}
END_TEST

START_TEST(functions_of_one_game_refuse_the_other)
{
    struct memory five, session;

    call_tripoli(make(&five, FH, 1), TALON_E_WRONG_GAME);
    call_five_hundred(make(&session, TR, 1), TALON_E_WRONG_GAME);
}
END_TEST

/* Each required result or buffer is null once: the call is refused, and nothing
 * changes. */
START_TEST(null_results_are_refused)
{
    struct memory memory, kept;
    talon_card card[TALON_PACK_MAX];
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_rng rng;
    uint32_t n = 77;
    talon_game *game = make(&memory, TR, 1);

    seed_for(&rng, 4, 0);
    kept = memory;
    ck_status(talon_game_to_act(game, NULL), TALON_E_NULL);
    ck_status(talon_game_turn(game, NULL), TALON_E_NULL);
    ck_status(talon_game_phase(game, NULL), TALON_E_NULL);
    ck_status(talon_game_seat_count(game, NULL), TALON_E_NULL);
    ck_status(talon_game_choices(game, NULL, 1, &n), TALON_E_NULL);
    ck_status(talon_game_move_count(game, NULL), TALON_E_NULL);
    ck_status(talon_game_move_at(game, 0, NULL), TALON_E_NULL);
    ck_status(talon_game_move_index(game, NULL, &n), TALON_E_NULL);
    ck_status(talon_game_move_index(game, &(talon_move){0}, NULL),
              TALON_E_NULL);
    ck_status(talon_game_check(game, NULL, NULL), TALON_E_NULL);
    ck_status(talon_game_apply(game, NULL, NULL, 0, &n), TALON_E_NULL);
    ck_status(talon_game_shuffle(game, NULL, card, TALON_PACK_MAX, &n),
              TALON_E_NULL);
    ck_status(talon_game_shuffle(game, &rng, NULL, TALON_PACK_MAX, &n),
              TALON_E_NULL);
    ck_status(talon_game_deal(game, NULL, 52, NULL, 0, &n), TALON_E_NULL);
    ck_status(talon_game_deal_places(game, NULL, TALON_PACK_MAX, &n),
              TALON_E_NULL);
    ck_status(talon_game_pack_for(game, NULL, TALON_DEAL_PLACES, card,
                                  TALON_PACK_MAX, &n),
              TALON_E_NULL);
    ck_status(talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, NULL,
                                  TALON_PACK_MAX, &n),
              TALON_E_NULL);
    ck_status(talon_game_totals(game, NULL, TALON_SEATS_MAX, &n), TALON_E_NULL);
    ck_status(talon_game_sort_hand(game, wanted, NULL, 1, &n), TALON_E_NULL);
    ck_status(talon_game_sort_hand(game, NULL, card, 1, &n), TALON_E_NULL);
    ck_status(talon_game_winners(game, NULL), TALON_E_NULL);
    ck_status(talon_game_side(game, 0, NULL), TALON_E_NULL);
    ck_assert_uint_eq(n, 77);
    ck_assert_mem_eq(&memory, &kept, sizeof kept);
}
END_TEST

/* Functions that fill a buffer accept null for the count, whether the buffer is
 * large enough, too small or absent. The game has two choices: a first deal, or
 * the end of the session. */
START_TEST(null_counts_are_allowed_beside_a_buffer)
{
    struct memory memory;
    talon_card card[TALON_PACK_MAX];
    uint8_t place[TALON_PACK_MAX];
    int64_t total[5];
    talon_choice choice[2];
    talon_rng rng;
    talon_game *game = make(&memory, TR, 1);

    seed_for(&rng, 4, 0);
    ck_ok(talon_game_choices(game, choice, 2, NULL));
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_DEAL);
    ck_assert_uint_eq(choice[1].kind, TALON_KIND_FINISH);
    ck_status(talon_game_choices(game, choice, 1, NULL), TALON_E_SPACE);
    ck_ok(talon_game_choices(game, NULL, 0, NULL));
    ck_ok(talon_game_choices_of(game, TALON_TABLE, choice, 2, NULL));
    ck_status(talon_game_choices_of(game, TALON_TABLE, choice, 1, NULL),
              TALON_E_SPACE);
    ck_ok(talon_game_shuffle(game, &rng, card, 52, NULL));
    ck_status(talon_game_shuffle(game, &rng, card, 51, NULL), TALON_E_SPACE);
    ck_ok(talon_game_shuffle(game, &rng, NULL, 0, NULL));
    ck_ok(talon_game_deal_places(game, place, 52, NULL));
    ck_status(talon_game_deal_places(game, place, 51, NULL), TALON_E_SPACE);
    ck_ok(talon_game_deal_places(game, NULL, 0, NULL));
    ck_ok(talon_game_pack_for(game, NULL, 0, card, 52, NULL));
    ck_status(talon_game_pack_for(game, NULL, 0, card, 51, NULL),
              TALON_E_SPACE);
    ck_ok(talon_game_pack_for(game, NULL, 0, NULL, 0, NULL));
    ck_ok(talon_game_totals(game, total, 5, NULL));
    ck_status(talon_game_totals(game, total, 4, NULL), TALON_E_SPACE);
    ck_ok(talon_game_totals(game, NULL, 0, NULL));
    ck_ok(talon_game_returns(game, total, 5, NULL));
    ck_status(talon_game_returns(game, total, 4, NULL), TALON_E_SPACE);
    ck_ok(talon_game_returns(game, NULL, 0, NULL));
    ck_ok(talon_game_cards(game, 0, NULL, NULL));
    ck_ok(talon_game_deal(game, card, 52, NULL, 0, NULL));
}
END_TEST

/* FH-23: the sides for every number of players, as sets of bits. */
START_TEST(fh_23_seats_form_these_sides)
{
    static const struct {
        uint32_t preset;
        const char *six_sides;
        uint32_t seats, side[6];
    } tables[] = {
        {7, "two", 2, {1, 2}},
        {1, "two", 3, {1, 2, 4}},
        {2, "two", 4, {5, 10, 5, 10}},
        {5, "two", 5, {1, 2, 4, 8, 16}},
        {6, "two", 6, {21, 42, 21, 42, 21, 42}},
        {6, "three", 6, {9, 18, 36, 9, 18, 36}},
    };
    struct memory memory;
    talon_rules rules;
    talon_game *game;
    uint32_t i, seat, seats, side;

    for (i = 0; i < COUNT(tables); i++) {
        ck_ok(talon_rules_init(&rules, FH, tables[i].preset));
        ck_ok(talon_rules_set_text(&rules, "six-sides", tables[i].six_sides));
        ck_ok(talon_game_init(memory.game, sizeof memory.game, &rules, &game));
        ck_ok(talon_game_seat_count(game, &seats));
        ck_assert_uint_eq(seats, tables[i].seats);
        for (seat = 0; seat < seats; seat++) {
            ck_ok(talon_game_side(game, (int32_t)seat, &side));
            ck_assert_uint_eq(side, tables[i].side[seat]);
        }
        ck_status(talon_game_side(game, (int32_t)seats, &side), TALON_E_SEAT);
        ck_status(talon_game_side(game, -1, &side), TALON_E_SEAT);
        ck_status(talon_game_side(game, TALON_TABLE, &side), TALON_E_SEAT);
        ck_status(talon_game_side(game, INT32_MAX, &side), TALON_E_SEAT);
    }
}
END_TEST

START_TEST(each_game_has_these_places)
{
    /* bit p is place p: 0…15 hands, 16 talon, 17 discard, 18 table, 19 undealt
     */
    static const struct {
        uint32_t game, preset, places;
    } tables[] = {
        {FH, 1, 0x70007}, /* three hands, kitty, discard, table */
        {FH, 7, 0x70007}, /* two hands and the dead hand */
        {FH, 6, 0x7003F},
        {TR, 1, 0xD001F}, /* five hands, spare, table, undealt */
    };
    struct memory memory;
    uint32_t i, place, count;
    talon_cards set;

    for (i = 0; i < COUNT(tables); i++) {
        talon_game *game = make(&memory, tables[i].game, tables[i].preset);

        for (place = 0; place < 40; place++) {
            int is_there = place < 20 && (tables[i].places >> place & 1);

            set = 77;
            count = 77;
            ck_status(talon_game_cards(game, place, &set, &count),
                      is_there ? TALON_OK : TALON_E_PLACE);
            ck_assert_uint_eq(set, is_there ? 0 : 77);
            ck_assert_uint_eq(count, is_there ? 0 : 77);
        }
        ck_status(talon_game_cards(game, UINT32_MAX, &set, NULL),
                  TALON_E_PLACE);
        ck_ok(talon_game_cards(game, 0, NULL, NULL));
    }
}
END_TEST

/* TR-4: stacks begin with the bankroll; at first nobody has points, and there
 * is no winner. The buffer is not touched past the last seat. */
START_TEST(tr_04_totals_begin_with_the_bankroll)
{
    int64_t total[TALON_SEATS_MAX];
    struct memory memory;
    talon_rules rules;
    talon_game *game;
    uint32_t i, seats = 77, winners = 77;

    ck_ok(talon_rules_init(&rules, TR, 1));
    ck_ok(talon_rules_set_text(&rules, "bankroll", "250"));
    ck_ok(talon_game_init(memory.game, sizeof memory.game, &rules, &game));
    memset(total, 0x55, sizeof total);
    ck_ok(talon_game_totals(game, total, TALON_SEATS_MAX, &seats));
    ck_assert_uint_eq(seats, 5);
    for (i = 0; i < TALON_SEATS_MAX; i++)
        ck_assert_int_eq(total[i], i < 5 ? 250 : 0x5555555555555555);
    memset(total, 0x55, sizeof total);
    ck_ok(
        talon_game_totals(make(&memory, FH, 6), total, TALON_SEATS_MAX, NULL));
    for (i = 0; i < TALON_SEATS_MAX; i++)
        ck_assert_int_eq(total[i], i < 6 ? 0 : 0x5555555555555555);
    ck_ok(talon_game_winners(game, &winners));
    ck_assert_uint_eq(winners, 0);
}
END_TEST

/* When a game is over, nobody is to act, no move is possible, and there are
 * winners (FH-39: after one or two deals the highest score wins). */
START_TEST(a_game_that_is_over_has_winners_and_no_moves)
{
    talon_event event[TALON_EVENTS_MAX];
    talon_card card[TALON_PACK_MAX] = {0};
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    uint8_t place[TALON_PACK_MAX];
    int64_t total[TALON_SEATS_MAX], most;
    struct memory memory, kept;
    talon_rules rules;
    talon_game *game;
    talon_move move = {.kind = TALON_KIND_PASS};
    talon_rng rng;
    uint32_t i, n, winners;
    int32_t seat;

    ck_ok(talon_rules_init(&rules, FH, 1));
    ck_ok(talon_rules_set_text(&rules, "max-deals", "2"));
    ck_ok(talon_rules_set_text(&rules, "minus", "ignored"));
    ck_ok(talon_rules_set_text(&rules, "target", "2000"));
    ck_ok(talon_game_init(memory.game, sizeof memory.game, &rules, &game));
    seed_for(&rng, 5, 0);
    while (random_step(game, &rng, event) > 0)
        ;
    ck_ok(talon_game_to_act(game, &seat));
    ck_assert_int_eq(seat, TALON_NOBODY);
    ck_ok(talon_game_phase(game, &n));
    ck_assert_uint_eq(n, TALON_PHASE_OVER);
    ck_ok(talon_game_totals(game, total, TALON_SEATS_MAX, NULL));
    ck_ok(talon_game_winners(game, &winners));
    for (i = 0, most = total[0]; i < 3; i++)
        most = total[i] > most ? total[i] : most;
    for (i = 0; i < 3; i++)
        ck_assert_int_eq((int)(winners >> i & 1), total[i] == most);
    kept = memory;
    ck_ok(talon_game_choices(game, NULL, 0, &n));
    ck_assert_uint_eq(n, 0);
    ck_ok(talon_game_move_count(game, &n));
    ck_assert_uint_eq(n, 0);
    ck_status(talon_game_move_at(game, 0, &move), TALON_E_INDEX);
    for (i = 0; i < 8; i++) {
        move.seat = (int8_t)(i - 2);
        ck_status(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_OVER);
    }
    ck_status(talon_game_deal(game, card, 33, NULL, 0, NULL), TALON_E_OVER);
    ck_status(talon_game_shuffle(game, &rng, card, TALON_PACK_MAX, &n),
              TALON_E_OVER);
    ck_status(talon_game_deal_places(game, place, TALON_PACK_MAX, &n),
              TALON_E_OVER);
    ck_status(talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, card,
                                  TALON_PACK_MAX, &n),
              TALON_E_OVER);
    ck_assert_mem_eq(&memory, &kept, sizeof kept);
}
END_TEST

/* Every kind, reason and phase of the headers has its own key. */
static void check_keys(const char *(*key)(uint32_t), const uint32_t *number,
                       size_t count, uint32_t total)
{
    uint32_t i, j, keys = 0;

    for (i = 0; i < count; i++)
        ck_assert_msg(*key(number[i]) != '\0', "%" PRIu32, number[i]);
    for (i = 0; i < 256; i++) {
        keys += *key(i) != '\0';
        for (j = 0; *key(i) != '\0' && j < i; j++)
            ck_assert_str_ne(key(i), key(j));
    }
    ck_assert_uint_eq(keys, total);
    ck_assert_str_eq(key(0), "");
    ck_assert_str_eq(key(UINT32_MAX), "");
}

START_TEST(every_number_of_the_headers_has_a_key)
{
    static const uint32_t kinds[] = {TALON_KIND_PASS, TALON_KIND_CALL_BET,
                                     TALON_KIND_DRAW, TALON_KIND_FINISH,
                                     TALON_KIND_HAND, TALON_KIND_BARRED,
                                     TALON_KIND_PAY,  TALON_KIND_DEAL_OVER,
                                     TALON_KIND_WON,  TALON_KIND_GAME_OVER};
    static const uint32_t reasons[] = {
        TALON_REASON_DRAW,           TALON_REASON_PLAY,
        TALON_REASON_OPEN_MISERE,    TALON_REASON_THROWN_IN,
        TALON_REASON_CONTRACT_MADE,  TALON_REASON_TRICK_POINTS,
        TALON_REASON_WON_CONTRACTOR, TALON_REASON_WON_ALL_BARRED,
        TALON_REASON_ANTE,           TALON_REASON_SESSION_OVER};
    static const uint32_t phases[] = {TALON_PHASE_DRAW, TALON_PHASE_TRICKS,
                                      TALON_PHASE_BETWEEN, TALON_PHASE_MICHIGAN,
                                      TALON_PHASE_OVER};
    uint32_t i;

    check_keys(talon_kind_key, kinds, COUNT(kinds),
               talon_term_count(TALON_SPACE_KIND));
    check_keys(talon_reason_key, reasons, COUNT(reasons),
               talon_term_count(TALON_SPACE_REASON));
    check_keys(talon_phase_key, phases, COUNT(phases),
               talon_term_count(TALON_SPACE_PHASE));
    ck_assert_str_eq(talon_kind_key(TALON_KIND_PLAY), "play");
    ck_assert_str_eq(talon_kind_key(TALON_KIND_CALL_CARD), "call-card");
    ck_assert_str_eq(talon_kind_key(TALON_KIND_CALL_BET), "call-bet");
    ck_assert_str_eq(talon_reason_key(TALON_REASON_TRICK_POINTS),
                     "trick-points");
    ck_assert_str_eq(talon_phase_key(TALON_PHASE_AUCTION), "auction");
    for (i = 0; i < 256; i++)
        ck_assert_int_eq(*talon_reason_text(i) != '\0',
                         *talon_reason_key(i) != '\0');
    ck_assert_str_eq(talon_reason_text(UINT32_MAX), "");
}
END_TEST

SUITE(game)
TEST(game_sizes_are_within_the_limit)
TEST(game_init_in_exact_memory)
TEST(game_init_refuses_bad_memory_and_rules)
TEST(game_init_copies_rules)
TEST(game_init_drops_unknown_presets)
TEST(game_new_and_free_use_the_allocator)
TEST(game_new_refuses_bad_rules_and_allocators)
TEST(game_free_ignores_what_it_cannot_free)
TEST(a_copy_of_a_game_has_the_same_bytes)
TEST(game_bytes_can_be_moved)
TEST(memory_without_a_game_is_not_a_handle)
TEST(functions_of_one_game_refuse_the_other)
TEST(null_results_are_refused)
TEST(null_counts_are_allowed_beside_a_buffer)
TEST(fh_23_seats_form_these_sides)
TEST(each_game_has_these_places)
TEST(tr_04_totals_begin_with_the_bankroll)
TEST(a_game_that_is_over_has_winners_and_no_moves)
TEST(every_number_of_the_headers_has_a_key)
END_SUITE
