/* SPDX-License-Identifier: MIT */
/* Stopping a player. No thread is needed: the linker lets this program stand
 * between the player and the functions that do its work (--wrap), so it sets
 * the caller's flag after a number of them and counts those that come later. A
 * call with the greatest budget would take minutes or hours, so a test that
 * ends also shows that every phase looks at the flag. */
#include "common/ask.h"

#include "advisor/five_hundred/pf_mind.h"
#include "advisor/solver/playing.h"
#include "advisor/tripoli/pt_bettors.h"
#include "advisor/tripoli/pt_percentile.h"

/* What the player may do; each row is a function of the player or the library
 * that is called between two looks at the flag. */
/* clang-format off */
#define KINDS_OF_WORK(row)                                                     \
    row(talon_status, talon_game_sample,                                       \
        (talon_game *world, const talon_game *view, talon_rng *rng,            \
         void *memory, size_t size),                                           \
        (world, view, rng, memory, size))                                      \
    row(int, tln_sv_must_end,                                                  \
        (struct search *search),                                               \
        (search))                                                              \
    row(uint32_t, tln_sv_guess,                                                \
        (const struct drive *drive),                                           \
        (drive))                                                               \
    row(uint32_t, tln_sv_options,                                              \
        (const talon_fh_position *position, struct option *options),           \
        (position, options))                                                   \
    row(int32_t, tln_pf_belief,                                                \
        (const struct pf_mind *mind, uint32_t place, talon_cards held),        \
        (mind, place, held))                                                   \
    row(struct answer, tln_pt_answer,                                          \
        (const struct round *round, uint32_t player, uint32_t rank,            \
         uint32_t price, uint32_t raises),                                     \
        (round, player, rank, price, raises))                                  \
    row(talon_status, talon_poker_rank,                                        \
        (const talon_cards *five, uint32_t *rank),                             \
        (five, rank))                                                          \
    row(uint32_t, tln_pt_percentile,                                           \
        (uint32_t rank, uint32_t held),                                        \
        (rank, held))                                                          \
    row(uint64_t, tln_pt_runs_leads,                                           \
        (const struct course *course, const struct runs *runs),                \
        (course, runs))                                                        \
    row(int64_t, tln_pt_runs_worth,                                            \
        (const struct course *course, const struct runs *runs),                \
        (course, runs))
/* clang-format on */

#define NUMBER_OF(type, name, parameters, arguments) WORK_##name,
enum work {
    KINDS_OF_WORK(NUMBER_OF) WORK_KINDS
};

#define NAME_OF(type, name, parameters, arguments) #name,
static const char *const names[] = {KINDS_OF_WORK(NAME_OF)};

static struct {
    uint32_t flag;
    enum work kind;  /* the work that counts; WORK_KINDS: any */
    uint32_t before; /* how much work is done until the flag is set */
    uint32_t late[WORK_KINDS];
} watch;

static void work(enum work kind)
{
    if (watch.flag != 0)
        watch.late[kind]++;
    else if ((watch.kind == WORK_KINDS || watch.kind == kind) &&
             watch.before-- == 0)
        watch.flag = 1;
}

#define WRAP(type, name, parameters, arguments)                                \
    type __real_##name parameters;                                             \
    type __wrap_##name parameters;                                             \
    type __wrap_##name parameters                                              \
    {                                                                          \
        work(WORK_##name);                                                     \
        return __real_##name arguments;                                        \
    }
KINDS_OF_WORK(WRAP)

/* The most that may be done after the flag has been set: about a millisecond of
 * each. A look of the search comes after some 2,000 nodes. */
static const uint32_t late_most[WORK_KINDS] = {
    [WORK_talon_game_sample] = 1,   [WORK_tln_sv_guess] = 5,
    [WORK_tln_pt_percentile] = 200, [WORK_tln_pt_runs_leads] = 400,
    [WORK_tln_sv_must_end] = 1,     [WORK_tln_sv_options] = 400,
    [WORK_tln_pf_belief] = 600,     [WORK_tln_pt_answer] = 64,
    [WORK_talon_poker_rank] = 256,  [WORK_tln_pt_runs_worth] = 5 * 32,
};

/* Asks for advice or, with a move, why not that one. The flag is set after
 * `before` pieces of work of a kind, or of any. */
static talon_status ask(const talon_game *game, uint32_t level, uint32_t worlds,
                        enum work kind, uint32_t before,
                        const talon_move *asked, struct said *said)
{
    talon_player_budget budget = {
        level, worlds, TALON_PLAYER_NODES_MAX, 0, {0}};
    int32_t seat = seat_to_act(game);
    talon_rng rng;

    seed_for(&rng, 101, level);
    memset(&watch, 0, sizeof watch);
    watch.kind = kind;
    watch.before = before;
    watch.flag = before == 0;
    memset(said, 0, sizeof *said);
    if (asked == NULL)
        return talon_player_advise(game, seat, &budget, &watch.flag, NULL, 0,
                                   &rng, player_memory(), TALON_PLAYER_BYTES,
                                   said->advice, TALON_PLAYER_MOVES_MAX,
                                   &said->count);
    said->count = 2;
    return talon_player_why(game, seat, &budget, &watch.flag, NULL, 0, &rng,
                            player_memory(), TALON_PLAYER_BYTES, asked,
                            &said->advice[0], &said->advice[1]);
}

/* Whether a card may be of another suit than the one that is printed on it. */
static int is_odd(talon_card card)
{
    return card == TALON_CARD_LOW_JOKER || card == TALON_CARD_HIGH_JOKER ||
           card % 16 == TALON_RANK_JACK - 2;
}

/* Whether two cards to play may be of one suit. */
static int may_be_same(const talon_advice *advice, const talon_advice *best)
{
    talon_card card = talon_cards_nth(&advice->next_move.cards, 0);
    talon_card other = talon_cards_nth(&best->next_move.cards, 0);

    return card / 16 == other / 16 || is_odd(card) || is_odd(other);
}

/* Whether a reason compares what moves bring, as that of five cards for poker
 * does not, nor that of a card that does the same as the best. */
static int compares_worths(const talon_game *game, const talon_advice *advice,
                           const talon_advice *best)
{
    uint32_t phase = phase_of(game);

    switch (advice->reason) {
    case TALON_ADVICE_EQUAL:
        return phase != TALON_PHASE_SELECT_HAND &&
               (phase != TALON_PHASE_TRICKS || !may_be_same(advice, best));
    case TALON_ADVICE_AVERAGE:
    case TALON_ADVICE_LESS:
    case TALON_ADVICE_SAFER:
    case TALON_ADVICE_LESS_SAFE:
    case TALON_ADVICE_GIVES_TRICK:
        return phase != TALON_PHASE_SELECT_HAND;
    default:
        return 0;
    }
}

/* The moves are legal and do not claim what was not found out, and not much was
 * done after the flag had been set. */
static void check_stopped(const talon_game *game, const struct said *said)
{
    uint32_t i;

    must(said->count > 0);
    for (i = 0; i < said->count; i++) {
        const talon_advice *advice = &said->advice[i];

        must_ok(talon_game_check(game, &advice->next_move, NULL));
        must(talon_advisor_term_key(TALON_ADVISOR_SPACE_REASON,
                                    advice->reason)[0] != '\0');
        must(advice->worlds > 0 || advice->chance_of == 0);
        must(advice->worlds > 0 ||
             !compares_worths(game, advice, said->advice));
        must(advice->chance_of != 0 || advice->chance == 0);
    }
    for (i = 0; i < WORK_KINDS; i++)
        if (watch.late[i] > late_most[i])
            ck_abort_msg("%" PRIu32 " calls of %s after the stop",
                         watch.late[i], names[i]);
}

/* Makes random steps until it is a seat's turn. */
static int to_a_seat(talon_game *game, talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];

    while (seat_to_act(game) == TALON_TABLE)
        if (random_step(game, rng, event) == 0)
            return 0;
    return seat_to_act(game) >= 0;
}

/* Calls a function in positions of random games of all presets, in each of
 * their phases at least once. */
static void in_all_phases(uint32_t test,
                          void (*try)(talon_game *game, talon_rng *rng))
{
    struct handle handle;
    talon_event event[TALON_EVENTS_MAX];
    uint32_t game_id, preset, step, seen;
    talon_rng rng;

    for (game_id = FH; game_id <= TR; game_id++) {
        for (preset = 1; preset <= talon_preset_count(game_id); preset++) {
            talon_game *game =
                sit_in(&handle, "%s", talon_preset_key(game_id, preset));

            seed_for(&rng, test, 100 * game_id + preset);
            for (step = seen = 0; step < 150 && to_a_seat(game, &rng); step++) {
                if ((seen >> phase_of(game) & 1) == 0 || step % 10 == 0)
                    try(game, &rng);
                seen |= 1u << phase_of(game);
                random_step(game, &rng, event);
            }
        }
    }
}

static uint32_t stops[32]; /* by phase: calls that were stopped */

/* Asserts that calls were stopped in all phases of the games, but for one. */
static void check_phases(uint32_t but)
{
    uint32_t game_id, phase;
    talon_player_budget budget;

    for (game_id = FH; game_id <= TR; game_id++)
        for (phase = 1; phase < COUNT(stops); phase++)
            if (talon_player_budget_of(1, game_id, phase, &budget) ==
                    TALON_OK &&
                phase != but && stops[phase] == 0)
                ck_abort_msg("no call was stopped in phase %" PRIu32, phase);
    memset(stops, 0, sizeof stops);
}

static void stop_at_once(talon_game *game, talon_rng *rng)
{
    talon_move asked;
    struct said said;
    uint32_t level;

    must_ok(talon_game_move_random(game, rng, &asked));
    for (level = 1; level <= talon_level_count(); level++) {
        must_be(ask(game, level, TALON_PLAYER_WORLDS_MAX, WORK_KINDS, 0, NULL,
                    &said),
                TALON_UNFINISHED);
        check_stopped(game, &said);
        must_be(ask(game, level, TALON_PLAYER_WORLDS_MAX, WORK_KINDS, 0, &asked,
                    &said),
                TALON_UNFINISHED);
        check_stopped(game, &said);
        must(memcmp(&said.advice[1].next_move, &asked, sizeof asked) == 0);
        stops[phase_of(game)]++;
    }
}

START_TEST(a_flag_that_is_set_before_the_call_leaves_a_legal_move)
{
    in_all_phases(102, stop_at_once);
    check_phases(0);
}
END_TEST

/* Stops calls at any time. Some have few worlds, so that they have imagined
 * them all by then, and are stopped when they solve positions. */
static void stop_later(talon_game *game, talon_rng *rng)
{
    uint32_t level = 1 + talon_rng_below(rng, talon_level_count());
    uint32_t worlds = 1u << talon_rng_below(rng, 13);
    uint32_t before = 1 + talon_rng_below(rng, 1u << talon_rng_below(rng, 13));
    enum work kind = WORK_KINDS;
    talon_move asked;
    struct said said;
    talon_status status;

    if (kind_of(game) == FH && talon_rng_below(rng, 2) == 0) {
        kind = WORK_tln_sv_guess;
        worlds = 8 + talon_rng_below(rng, 8);
        before = 1 + talon_rng_below(rng, 400);
    }
    must_ok(talon_game_move_random(game, rng, &asked));
    status = ask(game, level, worlds, kind, before,
                 talon_rng_below(rng, 4) == 0 ? &asked : NULL, &said);
    if (watch.flag == 0) {
        must_ok(status);
        return;
    }
    must(status == TALON_UNFINISHED || status == TALON_OK);
    check_stopped(game, &said);
    stops[phase_of(game)] += status == TALON_UNFINISHED;
}

START_TEST(a_flag_that_is_set_during_the_call_ends_it_soon)
{
    uint32_t test;

    for (test = 104; test < 108; test++)
        in_all_phases(test, stop_later);
    check_phases(TALON_PHASE_SELECT_HAND);
}
END_TEST

/* TR-15: a few hundred sets of five are looked at in no time. There are 8,568
 * in a hand of 18 cards; in this one, most of them show less than the best. */
START_TEST(tr_15_choosing_five_of_many_cards_ends_soon)
{
    talon_game *game = sit("tripoli, players 2, spare-hand dead");
    struct said said;

    DEAL(game, [1] = "2S 2C 2D 2H AS AC AD KS KC KD QS QC QD JS JC JD 9H 9D");
    to_act(game, 1, TALON_PHASE_SELECT_HAND);
    ck_ok(
        ask(game, TALON_LEVEL_EXPERT_1, 1, WORK_KINDS, 1u << 30, NULL, &said));
    ck_status(ask(game, TALON_LEVEL_EXPERT_1, 1, WORK_KINDS, 20, NULL, &said),
              TALON_UNFINISHED);
    check_stopped(game, &said);
}
END_TEST

/* Whether a decision of Five Hundred is made in worlds alone, with the same
 * random numbers however many there are. */
static int has_worlds_alone(const talon_game *game, uint32_t level)
{
    talon_fh_state state;

    must_ok(talon_fh_state_of(game, &state));
    if (state.phase == TALON_PHASE_AUCTION)
        return level >= TALON_LEVEL_CLUB_1;
    return state.bid_denomination < TALON_DENOMINATION_MISERE &&
           (state.phase == TALON_PHASE_DISCARD ||
            level <= TALON_LEVEL_CASUAL_1);
}

static uint32_t compared; /* calls that were stopped after some worlds */

/* Stops a call when it solves a position, and compares the answer with that of
 * a call that has as many worlds as were finished. */
static void stop_in_a_world(talon_game *game, talon_rng *rng)
{
    uint32_t level = 1 + talon_rng_below(rng, TALON_LEVEL_EXPERT_1);
    struct said stopped, whole;
    talon_status status;

    if (!has_worlds_alone(game, level))
        return;
    status = ask(game, level, 5, WORK_tln_sv_guess,
                 1 + talon_rng_below(rng, 40), NULL, &stopped);
    if (watch.flag != 0)
        check_stopped(game, &stopped);
    if (status == TALON_UNFINISHED && stopped.advice[0].worlds > 0) {
        must_ok(ask(game, level, stopped.advice[0].worlds, WORK_KINDS,
                    UINT32_MAX, NULL, &whole));
        must(memcmp(&stopped, &whole, sizeof whole) == 0);
        compared++;
    }
}

START_TEST(a_world_that_was_cut_short_does_not_count)
{
    static const char *const rules[] = {"classic-3", "australian-4"};
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, step;
    talon_rng rng;

    compared = 0;
    for (i = 0; i < 10; i++) {
        talon_game *game = sit("%s", rules[i % 2]);

        seed_for(&rng, 109, i);
        for (step = 0; step < 120 && to_a_seat(game, &rng); step++) {
            stop_in_a_world(game, &rng);
            random_step(game, &rng, event);
        }
    }
    ck_assert_uint_gt(compared, 50);
}
END_TEST

/* Compares the answers without a flag and with one that is not set. */
static void leave_alone(talon_game *game, talon_rng *rng)
{
    talon_player_budget budget = {1 + talon_rng_below(rng, 4), 8, 4000, 0, {0}};
    const uint32_t flag = 0;
    int32_t seat = seat_to_act(game);
    struct said without, with;
    talon_rng again;

    ask_player(game, seat, &budget, 5, &without);
    must_ok(without.status);
    memset(&with, 0, sizeof with);
    talon_rng_seed(&again, (const uint8_t[TALON_SEED_BYTES]){16}, 5);
    with.status = talon_player_advise(
        game, seat, &budget, &flag, NULL, 0, &again, player_memory(),
        TALON_PLAYER_BYTES, with.advice, TALON_PLAYER_MOVES_MAX, &with.count);
    must(memcmp(&with, &without, sizeof with) == 0);
}

START_TEST(a_flag_that_is_never_set_changes_nothing)
{
    in_all_phases(103, leave_alone);
}
END_TEST

SUITE(player_stop)
TEST(a_flag_that_is_set_before_the_call_leaves_a_legal_move)
TEST(a_flag_that_is_set_during_the_call_ends_it_soon)
TEST(tr_15_choosing_five_of_many_cards_ends_soon)
TEST(a_world_that_was_cut_short_does_not_count)
TEST(a_flag_that_is_never_set_changes_nothing)
END_SUITE
