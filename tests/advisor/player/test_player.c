/* SPDX-License-Identifier: MIT */
/* Players of every game: levels, budgets, reasons, notes, and what is refused.
 * How well they play is tested with each game. */
#include "common/ask.h"
#include "common/five_hundred.h"
#include "talon/solve.h"

static const char opening[] = "classic-3, first-dealer 2";

static talon_game *dealt(void)
{
    talon_game *game = sit(opening);

    DEAL(game, [0] = "AS AC KC AD JD 9D 7D KH 7H JK", );
    return game;
}

START_TEST(levels_are_found_by_their_names)
{
    static const uint32_t weakest_first[] = {
        TALON_LEVEL_BEGINNER_1, TALON_LEVEL_NOVICE_1, TALON_LEVEL_CASUAL_1,
        TALON_LEVEL_CLUB_1, TALON_LEVEL_EXPERT_1};
    uint32_t i;

    ck_assert_uint_eq(talon_level_count(), COUNT(weakest_first));
    for (i = 0; i < talon_level_count(); i++) {
        uint32_t level = talon_level_at(i);

        ck_assert_uint_eq(level, weakest_first[i]);
        ck_assert_uint_eq(talon_level_find(talon_level_key(level)), level);
    }
    ck_assert_str_eq(talon_level_key(TALON_LEVEL_BEGINNER_1), "beginner-1");
    ck_assert_str_eq(talon_level_label(TALON_LEVEL_BEGINNER_1), "Beginner");
    ck_assert_str_eq(talon_level_key(TALON_LEVEL_NOVICE_1), "novice-1");
    ck_assert_str_eq(talon_level_key(TALON_LEVEL_EXPERT_1), "expert-1");
    ck_assert_str_eq(talon_level_label(TALON_LEVEL_NOVICE_1), "Novice");
    ck_assert_str_eq(talon_level_label(TALON_LEVEL_EXPERT_1), "Expert");
    ck_assert_str_eq(talon_level_label(0), "");
    ck_assert_str_eq(talon_level_label(6), "");
    ck_assert_uint_eq(talon_level_at(5), 0);
    ck_assert_str_eq(talon_level_key(0), "");
    ck_assert_str_eq(talon_level_key(6), "");
    ck_assert_uint_eq(talon_level_find("expert"), 0);
    ck_assert_uint_eq(talon_level_find("expert-12"), 0);
    ck_assert_uint_eq(talon_level_find(NULL), 0);
}
END_TEST

/* The key and the label of a term of the advisor. */
static const char *key_in(uint32_t space, int32_t number)
{
    return talon_advisor_term_key(space, number);
}

static const char *label_in(uint32_t space, int32_t number)
{
    return talon_advisor_term_label(space, number);
}

START_TEST(terms_have_keys_and_words)
{
    uint32_t space, i, k;
    int32_t number, found;

    ck_assert_str_eq(
        key_in(TALON_ADVISOR_SPACE_REASON, TALON_ADVICE_DRAWS_TRUMPS),
        "draws-trumps");
    ck_assert_str_eq(label_in(TALON_ADVISOR_SPACE_REASON, TALON_ADVICE_WINS),
                     "wins the trick");
    ck_assert_str_eq(key_in(TALON_ADVISOR_SPACE_CHANCE, TALON_CHANCE_GOES_OUT),
                     "goes-out");
    ck_assert_str_eq(key_in(TALON_ADVISOR_SPACE_GOAL, TALON_FH_GOAL_MADE),
                     "made");
    ck_assert_str_eq(
        key_in(TALON_ADVISOR_SPACE_PART, TALON_ADVISOR_PART_SOLVER), "solver");
    for (space = 1; space <= TALON_ADVISOR_SPACE_GOAL; space++) {
        ck_assert_uint_ge(talon_advisor_term_count(space), 2);
        for (i = 0; i < talon_advisor_term_count(space); i++) {
            ck_ok(talon_advisor_term_at(space, i, &number));
            ck_assert_str_ne(label_in(space, number), "");
            ck_ok(
                talon_advisor_term_find(space, key_in(space, number), &found));
            ck_assert_int_eq(found, number);
            for (k = 0; k < i; k++) {
                ck_ok(talon_advisor_term_at(space, k, &found));
                ck_assert_str_ne(key_in(space, number), key_in(space, found));
            }
        }
    }
}
END_TEST

START_TEST(what_is_no_term_is_refused)
{
    uint32_t count = talon_advisor_term_count(TALON_ADVISOR_SPACE_REASON);
    int32_t number = 7;

    ck_assert_uint_eq(talon_advisor_term_count(0), 0);
    ck_assert_uint_eq(talon_advisor_term_count(5), 0);
    ck_assert_str_eq(key_in(0, 1), "");
    ck_assert_str_eq(label_in(5, 1), "");
    ck_assert_str_eq(key_in(TALON_ADVISOR_SPACE_REASON, 0), "");
    ck_assert_str_eq(key_in(TALON_ADVISOR_SPACE_REASON, -1), "");
    ck_assert_str_eq(label_in(TALON_ADVISOR_SPACE_REASON, 999), "");
    ck_status(talon_advisor_term_at(0, 0, &number), TALON_E_ARGUMENT);
    ck_status(talon_advisor_term_at(TALON_ADVISOR_SPACE_REASON, count, &number),
              TALON_E_INDEX);
    ck_status(talon_advisor_term_at(1, 0, NULL), TALON_E_NULL);
    ck_status(talon_advisor_term_find(5, "made", &number), TALON_E_ARGUMENT);
    ck_status(talon_advisor_term_find(TALON_ADVISOR_SPACE_REASON, "draws-trump",
                                      &number),
              TALON_E_SYNTAX);
    ck_status(
        talon_advisor_term_find(TALON_ADVISOR_SPACE_REASON, NULL, &number),
        TALON_E_NULL);
    ck_status(talon_advisor_term_find(1, "solver", NULL), TALON_E_NULL);
    ck_assert_int_eq(number, 7);
}
END_TEST

START_TEST(higher_levels_have_larger_budgets)
{
    talon_player_budget budget, last = {0};
    uint32_t i;

    for (i = 0; i < talon_level_count(); i++) {
        uint32_t level = talon_level_at(i);

        ck_ok(talon_player_budget_of(level, FH, TALON_PHASE_TRICKS, &budget));
        ck_assert_uint_eq(budget.level, level);
        ck_assert_uint_ge(budget.worlds, last.worlds);
        ck_assert_int_eq(budget.worlds > 0, i > 0);
        ck_assert_int_eq(budget.nodes > 0, i > 0);
        last = budget;
    }
    ck_status(talon_player_budget_of(0, FH, TALON_PHASE_TRICKS, &budget),
              TALON_E_LEVEL);
    ck_status(talon_player_budget_of(6, FH, TALON_PHASE_TRICKS, &budget),
              TALON_E_LEVEL);
    ck_status(talon_player_budget_of(1, 99, TALON_PHASE_TRICKS, &budget),
              TALON_E_GAME);
    ck_status(talon_player_budget_of(1, FH, TALON_PHASE_DEAL, &budget),
              TALON_E_PHASE);
    ck_status(talon_player_budget_of(1, FH, TALON_PHASE_MICHIGAN, &budget),
              TALON_E_PHASE);
    ck_status(talon_player_budget_of(1, FH, TALON_PHASE_TRICKS, NULL),
              TALON_E_NULL);
}
END_TEST

/* The worlds that a level imagines for the seat to act. */
static uint32_t worlds_of(const talon_game *game, uint32_t level,
                          uint32_t worlds)
{
    talon_player_budget budget = {level, worlds, 0, 0, {0}};
    struct said said;

    ask_player(game, seat_to_act(game), &budget, 1, &said);
    ck_ok(said.status);
    return said.advice[0].worlds;
}

/* Club-1 has 20 worlds for cards, but 10 for the first tricks; and a misère has
 * more than other contracts. */
START_TEST(as_many_worlds_are_imagined_as_the_caller_asks_for)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    uint32_t worlds;

    DEAL(game, [0] = "JS JC AS KS QS 10S AD KD AH KH");
    bid_and_pass(game, "7S");
    play_while(game, TALON_PHASE_DISCARD);
    for (worlds = 19; worlds <= 21; worlds++)
        ck_assert_uint_eq(worlds_of(game, TALON_LEVEL_CLUB_1, worlds), worlds);
    game = sit("classic-3, first-dealer 2, misere any-time");
    DEAL(game, [0] = "7S 8S 9S 7C 8C 9C 7D 8D 9D 7H");
    bid_and_pass(game, "misere");
    ck_assert_uint_eq(worlds_of(game, TALON_LEVEL_EXPERT_1, 5), 5);
    play_while(game, TALON_PHASE_DISCARD);
    ck_assert_uint_eq(worlds_of(game, TALON_LEVEL_EXPERT_1, 5), 5);
}
END_TEST

/* The arguments of a call, so that a test can spoil one at a time. */
struct call {
    const talon_game *view;
    int32_t seat;
    talon_player_budget budget;
    talon_player_notes notes[TALON_SEATS_MAX];
    uint32_t notes_count;
    size_t size;
    uint32_t offset; /* added to the address of the scratch memory */
};

static struct call good_call(const talon_game *game)
{
    struct call call = {.view = game,
                        .budget = {TALON_LEVEL_NOVICE_1, 0, 0, 0, {0}},
                        .size = TALON_PLAYER_BYTES - 8};

    return call;
}

static talon_status result_of(const struct call *call)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {0};
    talon_rng rng, before;
    talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint32_t count;
    talon_status status;

    talon_rng_seed(&rng, seed, 1);
    before = rng;
    status = talon_player_advise(
        call->view, call->seat, &call->budget, NULL, call->notes,
        call->notes_count, &rng, (char *)player_memory() + call->offset,
        call->size, advice, TALON_PLAYER_MOVES_MAX, &count);
    if (status != TALON_OK)
        ck_assert_mem_eq(&rng, &before, sizeof rng);
    return status;
}

#define refuses(change, status)                                                \
    do {                                                                       \
        struct call call = good_call(game);                                    \
                                                                               \
        change;                                                                \
        ck_status(result_of(&call), status);                                   \
    } while (0)

START_TEST(bad_arguments_are_refused)
{
    talon_game *game = dealt();
    const talon_player_budget club = {TALON_LEVEL_CLUB_1, 0, 0, 0, {0}};
    struct handle other;
    size_t size;

    ck_ok(talon_player_size(FH, &club, &size));
    ck_assert_uint_le(size, TALON_PLAYER_BYTES);
    ck_status(talon_player_size(99, &club, &size), TALON_E_GAME);
    ck_status(talon_player_size(FH, NULL, &size), TALON_E_NULL);
    ck_status(talon_player_size(FH, &club, NULL), TALON_E_NULL);
    copy_to(&other, view_of(game, SEAT(1) | SEAT(2)));
    refuses((void)0, TALON_OK);
    refuses(call.view = NULL, TALON_E_NULL);
    refuses(call.seat = 1, TALON_E_TURN);
    refuses(call.seat = 3, TALON_E_SEAT);
    refuses(call.seat = -1, TALON_E_SEAT);
    refuses(call.view = of(&other), TALON_E_VIEW);
    refuses(call.view = view_of(game, SPECTATOR), TALON_E_VIEW);
    refuses(call.budget.level = 0, TALON_E_LEVEL);
    refuses(call.budget.level = 6, TALON_E_LEVEL);
    refuses(call.budget.worlds = TALON_PLAYER_WORLDS_MAX + 1, TALON_E_BUDGET);
    refuses(call.budget.nodes = TALON_PLAYER_NODES_MAX + 1, TALON_E_BUDGET);
    refuses(call.budget.flags = 1, TALON_E_FIELD);
    refuses(call.budget.reserved[3] = 1, TALON_E_FIELD);
    refuses(call.notes_count = TALON_SEATS_MAX + 1, TALON_E_ARGUMENT);
    refuses((call.notes_count = 2, call.notes[1].reserved[16] = 1),
            TALON_E_FIELD);
    refuses(call.offset = 4, TALON_E_ALIGNMENT);
    refuses(call.size = size - 1, TALON_E_SPACE);
    refuses(call.size = size, TALON_OK);
}
END_TEST

START_TEST(a_game_without_a_seat_to_act_is_refused)
{
    talon_game *game = sit(opening);
    struct said said;
    talon_player_budget budget = {TALON_LEVEL_NOVICE_1, 0, 0, 0, {0}};
    talon_rng rng;

    ask_player(game, 0, &budget, 0, &said);
    ck_status(said.status, TALON_E_TURN);
    game = sit("two-2, first-dealer 0, max-deals 1, all-pass play");
    seed_for(&rng, 1607, FH);
    ck_ok(talon_game_chance(game, &rng, NULL, 0, NULL));
    play_while(game, TALON_PHASE_AUCTION);
    play_while(game, TALON_PHASE_DISCARD);
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert_uint_eq(phase_of(game), TALON_PHASE_OVER);
    ask_player(game, 0, &budget, 0, &said);
    ck_status(said.status, TALON_E_OVER);
}
END_TEST

START_TEST(advise_move_and_why_agree)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {7};
    talon_game *game = dealt();
    talon_player_budget budget = {TALON_LEVEL_CLUB_1, 4, 50000, 0, {0}};
    talon_move move, asked = MOVE_OF(0, 9, TALON_KIND_BID, 0, 1);
    talon_advice best, other;
    struct said said;
    talon_rng rng;

    ask_player(game, 0, &budget, 3, &said);
    ck_ok(said.status);
    talon_rng_seed(&rng, (const uint8_t[TALON_SEED_BYTES]){16}, 3);
    ck_ok(talon_player_move(game, 0, &budget, NULL, NULL, 0, &rng,
                            player_memory(), TALON_PLAYER_BYTES, &move));
    ck_assert_mem_eq(&move, &said.advice[0].next_move, sizeof move);
    talon_rng_seed(&rng, seed, 3);
    ck_ok(talon_player_why(game, 0, &budget, NULL, NULL, 0, &rng,
                           player_memory(), TALON_PLAYER_BYTES, &asked, &best,
                           &other));
    ck_assert_mem_eq(&other.next_move, &asked, sizeof asked);
    ck_assert_mem_ne(&best.next_move, &asked, sizeof asked);
    ck_assert_int_gt(best.worth, other.worth);
    ck_assert_uint_eq(other.reason, TALON_ADVICE_BID_HIGH);
    asked.amount = 5;
    ck_status(talon_player_why(game, 0, &budget, NULL, NULL, 0, &rng,
                               player_memory(), TALON_PLAYER_BYTES, &asked,
                               &best, &other),
              TALON_E_AMOUNT);
}
END_TEST

/* Asks for advice about dealt(), with room for so many moves; what is past them
 * must stay as it is. */
static void advise_into(uint32_t room, const struct said *all)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {16};
    talon_player_budget budget = {TALON_LEVEL_CLUB_1, 4, 50000, 0, {0}};
    talon_advice advice[TALON_PLAYER_MOVES_MAX], untouched;
    uint32_t count = 0, filled = room < all->count ? room : all->count;
    talon_rng rng;

    memset(advice, 0x5A, sizeof advice);
    memset(&untouched, 0x5A, sizeof untouched);
    talon_rng_seed(&rng, seed, 3);
    ck_ok(talon_player_advise(dealt(), 0, &budget, NULL, NULL, 0, &rng,
                              player_memory(), TALON_PLAYER_BYTES,
                              room > 0 ? advice : NULL, room, &count));
    ck_assert_uint_eq(count, all->count);
    if (filled > 0)
        ck_assert_mem_eq(advice, all->advice, filled * sizeof *advice);
    ck_assert_mem_eq(&advice[filled], &untouched, sizeof untouched);
}

START_TEST(count_is_the_moves_considered_whatever_the_room)
{
    talon_player_budget budget = {TALON_LEVEL_CLUB_1, 4, 50000, 0, {0}};
    struct said all;
    uint32_t room;

    ask_player(dealt(), 0, &budget, 3, &all);
    ck_ok(all.status);
    ck_assert_uint_gt(all.count, 2);
    for (room = 0; room <= all.count + 1; room++)
        advise_into(room, &all);
}
END_TEST

/* What talon_player_why() says about a move that was drawn at random. */
static void check_why(const talon_game *game, const talon_player_budget *budget,
                      talon_rng *rng)
{
    talon_advice best, other;
    talon_move asked;

    must_ok(talon_game_move_random(game, rng, &asked));
    must_ok(talon_player_why(game, seat_to_act(game), budget, NULL, NULL, 0,
                             rng, player_memory(), TALON_PLAYER_BYTES, &asked,
                             &best, &other));
    must(memcmp(&other.next_move, &asked, sizeof asked) == 0);
    must(other.reason != TALON_ADVICE_ONLY_MOVE ||
         memcmp(&best, &other, sizeof best) == 0);
}

/* Asks for advice about one position: only a move that is the only one is said
 * to be, and it claims nothing. Returns whether it is the only one. */
static uint32_t check_only_move(const talon_game *game, uint32_t level,
                                talon_rng *rng)
{
    talon_player_budget budget = {level, 2, 2000, 0, {0}};
    uint32_t legal = 0, i;
    struct said said;

    must_ok(talon_game_seat_move_count(game, seat_to_act(game), &legal));
    ask_player(game, seat_to_act(game), &budget, 9, &said);
    must_ok(said.status);
    for (i = 0; i < said.count; i++) {
        const talon_advice *advice = &said.advice[i];

        must((advice->reason == TALON_ADVICE_ONLY_MOVE) == (legal == 1));
        must(legal > 1 ||
             (said.count == 1 && advice->worlds == 0 && advice->worth == 0 &&
              advice->chance == 0 && advice->chance_of == 0));
    }
    check_why(game, &budget, rng);
    return legal == 1;
}

START_TEST(only_an_only_move_is_said_to_be_one_and_claims_nothing)
{
    struct handle handle;
    talon_event event[TALON_EVENTS_MAX];
    uint32_t game_id, preset, step, only = 0;
    talon_rng rng;

    for (game_id = FH; game_id <= TR; game_id++) {
        for (preset = 1; preset <= talon_preset_count(game_id); preset++) {
            talon_game *game =
                sit_in(&handle, "%s", talon_preset_key(game_id, preset));

            seed_for(&rng, 1608, 100 * game_id + preset);
            for (step = 0; step < 300; step++) {
                if (random_step(game, &rng, event) == 0)
                    break;
                if (seat_to_act(game) >= 0)
                    only += check_only_move(
                        game, 1 + step % talon_level_count(), &rng);
            }
        }
    }
    ck_assert_uint_gt(only, 300);
}
END_TEST

START_TEST(notes_count_deals_bids_and_passes)
{
    talon_player_notes notes[3] = {{0}};
    talon_game *game = dealt();

    ck_ok(talon_player_notes_add(notes, 3, last_step.event, last_step.events));
    play(game, "0 bid 7D");
    ck_ok(talon_player_notes_add(notes, 3, last_step.event, last_step.events));
    play(game, "1 pass");
    ck_ok(talon_player_notes_add(notes, 1, last_step.event, last_step.events));
    play(game, "2 pass");
    ck_ok(talon_player_notes_add(notes, 3, last_step.event, last_step.events));
    ck_assert_uint_eq(notes[0].deals, 1);
    ck_assert_uint_eq(notes[2].deals, 1);
    ck_assert_uint_eq(notes[0].bids, 1);
    ck_assert_uint_eq(notes[0].contracts, 1);
    ck_assert_uint_eq(notes[1].passes, 0);
    ck_assert_uint_eq(notes[2].passes, 1);
    notes[2].passes = 65535;
    ck_ok(talon_player_notes_add(notes, 3, last_step.event, last_step.events));
    ck_assert_uint_eq(notes[2].passes, 65535);
    ck_status(talon_player_notes_add(NULL, 1, NULL, 0), TALON_E_NULL);
    ck_status(talon_player_notes_add(notes, 1, NULL, 1), TALON_E_NULL);
}
END_TEST

/* Notes of the hand that goes on. */
static void note(talon_player_notes notes[TALON_SEATS_MAX])
{
    must_ok(talon_player_notes_add(notes, TALON_SEATS_MAX, last_step.event,
                                   last_step.events));
}

/* Plays the hand to its end, as club-1 would. */
static void play_out(talon_game *game, talon_player_notes *notes)
{
    talon_player_budget budget = {.level = TALON_LEVEL_CLUB_1};
    struct said said;

    while (seat_to_act(game) >= 0) {
        ask_player(game, seat_to_act(game), &budget, 0, &said);
        must_ok(said.status);
        make(game, &said.advice[0].next_move);
        note(notes);
    }
}

/* FH-33: the event of a contract that was made names the first seat of the
 * side, here 1; but the notes that count it are those of the contractor, 3. Of
 * these hands the first and the third cannot lose, the others cannot win. */
START_TEST(FH_33_notes_count_a_contract_for_the_contractor)
{
    static const struct {
        const char *hand, *bid;
        uint16_t made, miseres, miseres_made;
    } hands[] = {
        {"JK JS JC AS KS QS 10S 9S 8S 7S", "3 bid 6S", 1, 0, 0},
        {"4H 4D 5H 5D 5C 6D 6C 6H 7D 7C", "3 bid 6S", 1, 0, 0},
        {"5S 6S 7S 8S 9S 5C 6C 7C 8C 9C", "3 bid misere", 2, 1, 1},
        {"AS KS QS AC KC QC AD KD AH KH", "3 bid misere", 2, 2, 1},
    };
    talon_player_notes notes[TALON_SEATS_MAX] = {{0}};
    uint16_t i;

    for (i = 0; i < COUNT(hands); i++) {
        talon_game *game = sit("australian-4, first-dealer 2, misere any-time");

        DEAL(game, [3] = hands[i].hand, );
        note(notes);
        play(game, "%s", hands[i].bid);
        note(notes);
        play(game, "0 pass");
        play(game, "1 pass");
        play(game, "2 pass");
        note(notes);
        play_out(game, notes);
        ck_assert_uint_eq(notes[3].contracts, i + 1);
        ck_assert_uint_eq(notes[3].made, hands[i].made);
        ck_assert_uint_eq(notes[3].miseres, hands[i].miseres);
        ck_assert_uint_eq(notes[3].miseres_made, hands[i].miseres_made);
    }
    ck_assert_uint_eq(notes[1].contracts + notes[1].made, 0);
}
END_TEST

SUITE(player)
TEST(levels_are_found_by_their_names)
TEST(terms_have_keys_and_words)
TEST(what_is_no_term_is_refused)
TEST(higher_levels_have_larger_budgets)
TEST(as_many_worlds_are_imagined_as_the_caller_asks_for)
TEST(bad_arguments_are_refused)
TEST(a_game_without_a_seat_to_act_is_refused)
TEST(advise_move_and_why_agree)
TEST(count_is_the_moves_considered_whatever_the_room)
TEST(only_an_only_move_is_said_to_be_one_and_claims_nothing)
TEST(notes_count_deals_bids_and_passes)
TEST(FH_33_notes_count_a_contract_for_the_contractor)
END_SUITE
