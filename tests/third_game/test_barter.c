/* SPDX-License-Identifier: MIT */
/* The third game, barter: enough of its rules to show that it is a real game,
 * since the suites of every game run on it too; a choice that neither of the
 * other games has; and samples, compared with all worlds of a view. */
#include "common/views.h"

#include "third_game/barter.h"

#include "talon/view.h"

/* Three seats; seat 0 has the joker. */
static talon_game *sit_three(void)
{
    talon_game *game = sit("barter");

    DEAL(game, "10S JS QS AH JK", "10C JC QC KC AC", "10D JD QD KD AD");
    return game;
}

static const struct {
    const char *line;
    talon_status status;
} refusals[] = {
    {"1 pass", TALON_E_TURN},
    {"0 bid 6S", TALON_E_SYNTAX},
    {"0 give 1 1 - 1 10S AH", TALON_E_CARD_COUNT}, /* the joker must be given
                                                      too */
    {"0 give 1 1 - 1 JK", TALON_E_CARD_COUNT},
    {"0 give 1 1 - 1 10S JS QS AH JK", TALON_E_CARD_COUNT},
    {"0 give 1 1 - 1 10S KH JK", TALON_E_NOT_HELD},
    {"0 give 1 1 - 1 8S JK", TALON_E_CARD_FOREIGN},
    {"0 give 0 1 - 1 10S JK", TALON_E_OTHER},
    {"0 give 3 1 - 1 10S JK", TALON_E_OTHER},
    {"0 give 15 1 - 1 10S JK", TALON_E_OTHER},
    {"0 give 16 1 - 1 10S JK", TALON_E_SEAT},
    {"0 give 1 0 - 1 10S JK", TALON_E_AMOUNT},
    {"0 give 1 3 - 1 10S JK", TALON_E_AMOUNT},
    {"0 give 1 -1 - 1 10S JK", TALON_E_NUMBER},
    {"0 give 1 1 D 1 10S JK", TALON_E_DENOMINATION},
    {"0 give 1 1 X 1 10S JK", TALON_E_SYNTAX},
    {"0 give 1 1 - 0 10S JK", TALON_E_INDEX},
    {"0 give 1 1 - 3 10S JK", TALON_E_INDEX},
    {"0 give 1 1 - 256 10S JK", TALON_E_NUMBER},
    {"0 give 1 1 -", TALON_E_SYNTAX},
};

static void check_totals(const talon_game *game, int64_t a, int64_t b,
                         int64_t c)
{
    int64_t total[SEATS];
    uint32_t count;

    ck_ok(talon_game_totals(game, total, SEATS, &count));
    ck_assert_uint_eq(count, 3);
    ck_assert_int_eq(total[0], a);
    ck_assert_int_eq(total[1], b);
    ck_assert_int_eq(total[2], c);
    ck_ok(talon_game_returns(game, total, SEATS, NULL));
    ck_assert_int_eq(total[0], a);
}

/* Until all seats have had their turn, gifts still count for their givers. */
START_TEST(barter_is_won_by_the_seat_with_the_most_cards)
{
    talon_game *game = sit_three();
    uint32_t i, winners, count;
    struct handle before;
    talon_cards set;

    copy_to(&before, game);
    for (i = 0; i < COUNT(refusals); i++) {
        const char *line = refusals[i].line;
        talon_status status = talon_record_read_line(
            game, line, strlen(line), TALON_RECORD_CHECK, NULL, 0, NULL, NULL);

        ck_assert_msg(status == refusals[i].status, "%s: %s", line,
                      talon_status_name(status));
        ck_assert(same(game, of(&before)));
    }
    play(game, "= act 0, = legal pass give, 0 give 1 2 C 1 10S AH JK, = act 1");
    check_totals(game, 5, 5, 5);
    play(game, "1 pass, = act 2");
    check_totals(game, 5, 5, 5);
    play(game, "2 give 1 1 - 2 10D JD, = act over");
    check_totals(game, 2, 10, 3);
    ck_ok(talon_game_winners(game, &winners));
    ck_assert_uint_eq(winners, 2);
    ck_ok(talon_game_cards(game, 1, &set, &count));
    ck_assert_uint_eq(set, cards("10S AH JK 10C JC QC KC AC 10D JD"));
    ck_assert_uint_eq(count, 10);
}
END_TEST

/* A move is written as the fields that its kind uses: all, or none. */
static void check_written(const talon_game *game, const char *line)
{
    talon_move move = read_move(game, line);
    char text[64];

    ck_ok(talon_record_write_move(game, &move, text, sizeof text, NULL));
    ck_assert_uint_eq(strcspn(text, "\n"), strlen(line));
    ck_assert_mem_eq(text, line, strlen(line));
}

START_TEST(barter_moves_are_written_with_the_fields_that_they_use)
{
    talon_game *game = sit_three();

    check_written(game, "0 pass");
    check_written(game, "0 give 1 2 C 1 10S AH JK");
    check_written(game, "0 give 2 1 - 2 JS JK");
}
END_TEST

/* The giver sees the cards of its gift at once, and the taker when the gift is
 * taken up. Everyone sees the rest of the move. */
START_TEST(barter_events_show_a_gift_to_giver_and_taker)
{
    talon_game *game = sit_three();
    talon_event *event = last_step.event;

    play(game, "0 give 1 2 C 1 10S AH JK");
    ck_assert_uint_eq(last_step.events, 1);
    ck_assert_uint_eq(event[0].kind, BARTER_GIVE);
    ck_assert_uint_eq(event[0].turn, 2);
    ck_assert_int_eq(event[0].seat, 0);
    ck_assert_int_eq(event[0].other, 1);
    ck_assert_int_eq(event[0].amount, 2);
    ck_assert_uint_eq(event[0].denomination, TALON_SUIT_CLUBS);
    ck_assert_uint_eq(event[0].index, 1);
    ck_assert_uint_eq(event[0].viewers, 1);
    ck_assert_uint_eq(event[0].count, 3);
    ck_assert_uint_eq(event[0].cards, cards("10S AH JK"));
    play(game, "1 pass, 2 pass");
    ck_assert_uint_eq(last_step.events, 3);
    ck_assert_uint_eq(event[1].kind, TALON_KIND_HAND);
    ck_assert_uint_eq(event[1].reason, BARTER_TAKEN);
    ck_assert_int_eq(event[1].seat, 1);
    ck_assert_uint_eq(event[1].place, 1);
    ck_assert_uint_eq(event[1].viewers, 2);
    ck_assert_uint_eq(event[2].kind, TALON_KIND_WON);
    ck_assert_uint_eq(event[2].viewers, TALON_EVENT_PUBLIC);
    ck_ok(talon_events_redact(event, last_step.events, 4));
    ck_assert_uint_eq(event[1].cards, 0);
    ck_assert_uint_eq(event[1].count, 3);
}
END_TEST

/* Seat 0 passes or gives the joker and one to three of its four other cards,
 * with one of two amounts, two seats, two indexes and three denominations. That
 * makes 1 + (4 + 6 + 4) · 2 · 2 · 2 · 3 moves. They are sorted by the number of
 * cards, and then by cards, amount, seat, index and denomination. */
START_TEST(a_choice_may_combine_all_fields)
{
    static const struct {
        uint32_t number;
        const char *set;
        int32_t amount;
        int8_t other;
        uint8_t index, denomination;
    } at[] = {
        {1, "10S JK", 1, 1, 1, 0},         {2, "10S JK", 1, 1, 1, 2},
        {3, "10S JK", 1, 1, 1, 7},         {4, "10S JK", 1, 1, 2, 0},
        {7, "10S JK", 1, 2, 1, 0},         {13, "10S JK", 2, 1, 1, 0},
        {24, "10S JK", 2, 2, 2, 7},        {25, "JS JK", 1, 1, 1, 0},
        {96, "AH JK", 2, 2, 2, 7},         {97, "10S JS JK", 1, 1, 1, 0},
        {121, "10S QS JK", 1, 1, 1, 0},    {145, "10S AH JK", 1, 1, 1, 0},
        {169, "JS QS JK", 1, 1, 1, 0},     {240, "QS AH JK", 2, 2, 2, 7},
        {241, "10S JS QS JK", 1, 1, 1, 0}, {313, "JS QS AH JK", 1, 1, 1, 0},
        {336, "JS QS AH JK", 2, 2, 2, 7},
    };
    talon_game *game = sit_three();
    uint32_t i, index, count;
    talon_move move;

    ck_ok(talon_game_move_count(game, &count));
    ck_assert_uint_eq(count, 337);
    for (i = 0; i < count; i++) {
        ck_ok(talon_game_move_at(game, i, &move));
        ck_ok(talon_game_move_index(game, &move, &index));
        ck_assert_uint_eq(index, i);
    }
    ck_status(talon_game_move_at(game, count, &move), TALON_E_INDEX);
    ck_ok(talon_game_move_at(game, 0, &move));
    ck_assert_uint_eq(move.kind, TALON_KIND_PASS);
    for (i = 0; i < COUNT(at); i++) {
        ck_ok(talon_game_move_at(game, at[i].number, &move));
        ck_assert_uint_eq(move.kind, BARTER_GIVE);
        ck_assert_uint_eq(move.cards, cards(at[i].set));
        ck_assert_int_eq(move.amount, at[i].amount);
        ck_assert_int_eq(move.other, at[i].other);
        ck_assert_uint_eq(move.index, at[i].index);
        ck_assert_uint_eq(move.denomination, at[i].denomination);
    }
}
END_TEST

/* talon_game_check() looks at the denomination, the other seat, the amount, the
 * index, the number of cards, and the cards, in this order: each move has one
 * wrong field less. */
START_TEST(barter_the_first_wrong_field_is_the_reason)
{
    talon_game *game = sit_three();

    refused(game, "0 give 0 3 D 3 JK", TALON_E_DENOMINATION, "");
    refused(game, "0 give 0 3 C 3 JK", TALON_E_OTHER, "");
    refused(game, "0 give 1 3 C 3 JK", TALON_E_AMOUNT, "");
    refused(game, "0 give 1 2 C 3 JK", TALON_E_INDEX, "");
    refused(game, "0 give 1 2 C 1 JK", TALON_E_CARD_COUNT, "");
    refused(game, "0 give 1 2 C 1 10D JK", TALON_E_NOT_HELD, "10D");
}
END_TEST

/* All seats owe a move at once. A seat that owes one has numbered moves before
 * its turn, in games and in views: talon_game_check() accepts them, but
 * talon_game_apply() does not. */
START_TEST(barter_moves_are_owed_by_all_seats)
{
    talon_game *game = sit_three();
    struct handle view;
    talon_move move, again;
    uint32_t owing, count, index;

    ck_ok(talon_game_owing(game, &owing));
    ck_assert_uint_eq(owing, 7);
    ck_ok(talon_game_seat_move_count(game, 2, &count)); /* any two to four of
                                                           five cards */
    ck_assert_uint_eq(count, 1 + (10 + 10 + 5) * 24);
    ck_ok(talon_game_seat_move_at(game, 2, 1, &move));
    ck_assert_uint_eq(move.cards, cards("10D JD"));
    ck_assert_int_eq(move.other, 0);
    ck_assert_int_eq(move.seat, 2);
    ck_ok(talon_game_check(game, &move, NULL));
    ck_ok(talon_game_move_index(game, &move, &index));
    ck_assert_uint_eq(index, 1);
    ck_status(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_TURN);
    copy_to(&view, game);
    ck_ok(talon_game_redact(of(&view), game, 4));
    ck_ok(talon_game_owing(of(&view), &owing));
    ck_assert_uint_eq(owing, 7);
    ck_ok(talon_game_check(of(&view), &move, NULL));
    ck_ok(talon_game_seat_move_at(of(&view), 2, 1, &again));
    ck_assert_mem_eq(&again, &move, sizeof move);
    ck_status(talon_game_seat_move_at(of(&view), 1, 0, &again), TALON_E_VIEW);
    ck_status(talon_game_seat_move_count(of(&view), 1, &count), TALON_UNKNOWN);
    ck_assert_uint_eq(count, 0);
    ck_status(talon_game_seat_move_count(game, 3, &count), TALON_E_SEAT);
    ck_status(talon_game_seat_move_count(game, TALON_NOBODY, &count),
              TALON_E_SEAT);
    ck_status(talon_game_seat_move_at(game, 3, 0, &again), TALON_E_SEAT);
    ck_status(talon_game_seat_move_at(game, TALON_NOBODY, 0, &again),
              TALON_E_SEAT);
    ck_ok(talon_game_seat_move_count(game, TALON_TABLE, &count));
    ck_assert_uint_eq(count, 0);
    play(game, "0 pass");
    ck_ok(talon_game_owing(game, &owing));
    ck_assert_uint_eq(owing, 6);
    ck_ok(talon_game_seat_move_count(game, 0, &count));
    ck_assert_uint_eq(count, 0);
    move.seat = 0;
    ck_status(talon_game_check(game, &move, NULL), TALON_E_TURN);
    play(game, "1 pass, 2 pass");
    ck_ok(talon_game_owing(game, &owing));
    ck_assert_uint_eq(owing, 0);
}
END_TEST

/* The giver knows its gift, and so does the taker when all seats have had their
 * turn; nobody else ever knows it. */
START_TEST(barter_gifts_are_known_to_giver_and_taker)
{
    talon_game *game = sit_three();
    struct handle view;
    const struct barter *seen = IN(view.memory);
    uint32_t seat, turn;

    play(game, "0 give 1 1 - 1 10S JK");
    for (turn = 0; turn < 3; turn++) {
        for (seat = 0; seat < 3; seat++) {
            int knows = seat == 0 || (turn == 2 && seat == 1);

            copy_to(&view, game);
            ck_ok(talon_game_redact(of(&view), game, 1u << seat));
            ck_assert_uint_eq(seen->pile[SEATS], knows ? cards("10S JK") : 0);
            ck_assert_uint_eq(seen->size[SEATS], 2);
        }
        if (turn < 2)
            play(game, "%" PRIu32 " pass", turn + 1);
    }
    ck_ok(talon_game_redact(game, game, 0));
    ck_assert_uint_eq(IN(game)->pile[SEATS], 0);
}
END_TEST

/* ---- States */

static int give(talon_game *game, int32_t seat, talon_cards cards,
                int32_t taker)
{
    talon_move move = {.kind = TALON_KIND_PASS, .seat = (int8_t)seat};

    if (cards != 0) {
        move.kind = BARTER_GIVE;
        move.cards = cards;
        move.amount = move.index = 1;
        move.other = (int8_t)taker;
    }
    return talon_game_apply(game, &move, NULL, 0, NULL) == TALON_OK;
}

/* Makes the deal that led to a state: each seat gets what it has kept and
 * given. */
static int deal_again(talon_game *game, const struct barter *state)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card card[TALON_PACK_MAX];
    uint32_t i, n;

    for (i = 0; i < STOCK; i++)
        wanted[i % SEATS] |= state->pile[i];
    return talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, card,
                               TALON_PACK_MAX, &n) == TALON_OK &&
           talon_game_deal(game, card, n, NULL, 0, NULL) == TALON_OK;
}

/* Whether a state can be reached in play: makes the deal and the moves that it
 * shows, and compares the result with the state. The two differ if the state
 * has numbers that belong to a move not made yet. */
static int is_reached(const talon_game *game)
{
    const struct barter *state = IN(game);
    struct handle handle;
    talon_rules rules;
    talon_game *again;
    uint32_t n = seats_at(game), turn;
    int is_possible = 1;

    must_ok(talon_game_rules(game, &rules));
    must_ok(
        talon_game_init(handle.memory, sizeof handle.memory, &rules, &again));
    for (turn = 0; is_possible && turn < game->turn; turn++)
        is_possible = turn == 0  ? deal_again(again, state)
                      : turn > n ? 0
                                 : give(again, (int32_t)turn - 1,
                                        state->pile[SEATS + turn - 1],
                                        state->taker[turn - 1]);
    return is_possible && same(again, game);
}

/* Changes a number at random, or moves, adds or removes a card. */
static void spoil(struct barter *state, talon_rng *rng)
{
    talon_cards *pile = state->pile;
    uint32_t seat = talon_rng_below(rng, SEATS), i;
    talon_cards card;

    switch (talon_rng_below(rng, 8)) {
    case 0:
        state->size[talon_rng_below(rng, STOCK)] =
            (uint8_t)talon_rng_below(rng, 6);
        break;
    case 1:
        state->taker[seat] = (int8_t)((int32_t)talon_rng_below(rng, 6) - 1);
        break;
    case 2:
        state->phase = (uint8_t)talon_rng_below(rng, 4);
        break;
    case 3:
        state->to_act = (int8_t)((int32_t)talon_rng_below(rng, 6) - 2);
        break;
    case 4:
        state->common.turn += talon_rng_below(rng, 5) - 2;
        break;
    default:
        i = talon_rng_below(rng, PILES);
        card = pile[i] & (0 - pile[i]);
        if (talon_rng_below(rng, 4) == 0)
            card = (talon_cards)1 << talon_rng_below(rng, 64);
        pile[i] ^= card;
        if (talon_rng_below(rng, 4) != 0)
            pile[talon_rng_below(rng, PILES)] ^= card;
        break;
    }
}

/* Spoils a view, and asserts that it has a world if it can be loaded. */
static void check_view(const talon_game *game, talon_rng *rng)
{
    struct handle view, world;
    struct saved saved;

    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game,
                              random_viewers(rng, seats_at(game))));
    spoil(OF(view.memory), rng);
    save(of(&view), &saved);
    if (talon_game_load(of(&view), saved.byte, saved.length, NULL) < 0)
        return;
    copy_to(&world, game);
    must_ok(talon_game_sample(of(&world), of(&view), rng, scratch_memory(),
                              TALON_SAMPLE_BYTES_MAX));
}

/* A state can be loaded if and only if play can reach it. */
START_TEST(barter_states_load_if_and_only_if_play_reaches_them)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t game, steps, games = games_to_play(200000), reached = 0;
    struct handle handle;
    talon_rng rng;

    for (game = 0; game < games; game++) {
        int is_there;

        seed_for(&rng, 111, game);
        random_game(&handle, &rng, BARTER);
        steps = talon_rng_below(&rng, 7);
        while (steps-- > 0)
            random_step(of(&handle), &rng, event);
        must(is_accepted(of(&handle)) && is_reached(of(&handle)));
        check_view(of(&handle), &rng);
        for (steps = 1 + talon_rng_below(&rng, 3); steps > 0; steps--)
            spoil(OF(handle.memory), &rng);
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

/* The worlds of a view. To find them, its unknown cards are put wherever there
 * is room; states that can be loaded and have the same view are kept. */
struct worlds {
    const talon_game *view;
    uint64_t hash[WORLDS_MAX];
    uint32_t drawn[WORLDS_MAX];
    uint32_t count;
    uint32_t room[PILES];
};

static uint64_t hash_of(const talon_game *game)
{
    const struct barter *state = IN(game);
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
    struct barter *state = OF(world);
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
    for (i = 0; i < PILES; i++) {
        if (worlds->room[i] == 0)
            continue;
        worlds->room[i]--;
        state->pile[i] |= card;
        list_worlds(worlds, world, left ^ card);
        state->pile[i] ^= card;
        worlds->room[i]++;
    }
}

/* Finds the unknown cards and the room in each pile. Returns the number of ways
 * to place the cards. */
static double find_room(struct worlds *worlds, const talon_game *view,
                        talon_cards *unknown)
{
    const struct barter *state = IN(view);
    uint32_t i, k, n = 0;
    double ways = 1;

    *unknown = BARTER_PACK;
    worlds->room[STOCK] = 25 - 5 * seats_at(view);
    for (i = 0; i < PILES; i++) {
        *unknown &= ~state->pile[i];
        if (i < STOCK)
            worlds->room[i] = state->size[i];
        worlds->room[i] -= talon_cards_count(&state->pile[i]);
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

/* Samples PER_WORLD worlds for each world there is; returns the sum of (drawn -
 * expected)^2 / expected. */
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

/* Adds the chi-square of a view's samples and its degrees of freedom to two
 * sums. Returns 0 without trying if there is only one way to place the unknown
 * cards, or too many. */
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

/* Functions about the moves of a hand are refused, because barter does not keep
 * them. */
START_TEST(barter_reports_that_it_keeps_no_history)
{
    struct handle handle;
    talon_card pack[TALON_PACK_MAX];
    talon_move move[4];
    talon_rng rng;
    uint32_t count;

    seed_for(&rng, 141, 0);
    random_game(&handle, &rng, BARTER);
    ck_status(talon_game_hand_pack(of(&handle), pack, TALON_PACK_MAX, &count),
              TALON_E_UNSUPPORTED);
    ck_status(talon_game_history(of(&handle), NULL, 0, move, 4, &count),
              TALON_E_UNSUPPORTED);
    ck_status(talon_game_rebuild(of(&handle), of(&handle), NULL, 0, pack, 1,
                                 NULL, 0, NULL),
              TALON_E_UNSUPPORTED);
}
END_TEST

/* Views of all seats but one or two, under random rules. The joker may have
 * been given or kept, or be in the stock; gifts may have been taken up or
 * not. */
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
        steps = 1 + talon_rng_below(&rng, seats + 1);
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
TEST(barter_is_won_by_the_seat_with_the_most_cards)
TEST(barter_moves_are_written_with_the_fields_that_they_use)
TEST(barter_events_show_a_gift_to_giver_and_taker)
TEST(a_choice_may_combine_all_fields)
TEST(barter_the_first_wrong_field_is_the_reason)
TEST(barter_moves_are_owed_by_all_seats)
TEST(barter_gifts_are_known_to_giver_and_taker)
TEST(barter_states_load_if_and_only_if_play_reaches_them)
TEST(barter_reports_that_it_keeps_no_history)
TEST(barter_samples_are_uniform)
END_SUITE
