/* SPDX-License-Identifier: MIT */
/* Discards of games: which are legal, the position before one, the worlds of a
 * contractor's view, and what a discard cost. That all discards of a position
 * are solved rightly is tested in test_kitty.c. */
#include "asked.h"
#include "deals.h"
#include "common/random_games.h"

#include "talon/view.h"

static uint64_t other_area[TALON_FH_SOLVER_BYTES_AMPLE / 8];

/* ---- Games */

/* Plays a random game until a contractor is about to discard. */
static talon_game *draw_auction(talon_rng *rng, struct handle *handle)
{
    talon_event events[TALON_EVENTS_MAX];
    talon_game *game;
    talon_rules rules;

    do {
        random_rules(rng, FH, &rules);
        must_ok(talon_game_init(handle->memory, sizeof handle->memory, &rules,
                                &game));
        while (phase_of(game) != TALON_PHASE_DISCARD &&
               phase_of(game) != TALON_PHASE_OVER)
            must(random_step(game, rng, events) > 0);
    } while (phase_of(game) == TALON_PHASE_OVER);
    return game;
}

/* What is listed is what the rules allow: a discard with a suit is legal if and
 * only if there is an entry for it. */
START_TEST(FH_21_the_discards_listed_are_the_legal_ones)
{
    uint32_t i, j, suit, rounds = games_to_play(400), named = 0;
    talon_move move = {0};
    struct handle handle;
    talon_game *game;
    talon_rng rng;

    seed_for(&rng, 184, 0);
    for (i = 0; i < rounds; i++) {
        game = draw_auction(&rng, &handle);
        must_ok(talon_fh_position_before_discard(game, &asked.position));
        must(ask(fresh(), TALON_FH_DISCARDS_BEST, 1, &asked) >= 0);
        check_listed(cards_in(asked.list[0].discard));
        move.kind = TALON_KIND_DISCARD;
        move.seat = (int8_t)seat_to_act(game);
        for (j = 0; j < asked.count;) {
            move.cards = asked.list[j].discard;
            for (suit = 0; suit <= 5; suit++) {
                move.denomination = (uint8_t)suit;
                if (j < asked.count && asked.list[j].discard == move.cards &&
                    asked.list[j].suit == suit) {
                    must_ok(talon_game_check(game, &move, NULL));
                    named += suit != 0;
                    j++;
                } else {
                    must(talon_game_check(game, &move, NULL) < 0);
                }
            }
        }
    }
    ck_assert_uint_gt(named, rounds);
}
END_TEST

/* The position before the discard is the same at every moment until the next
 * deal; before the auction has ended, and in a hand without a contractor, there
 * is none. */
START_TEST(the_position_before_a_discard_stays_the_same)
{
    uint32_t i, rounds = games_to_play(1000), deals, moments = 0;
    talon_event events[TALON_EVENTS_MAX];
    talon_fh_position before, now;
    struct handle handle;
    talon_fh_state state;
    talon_game *game;
    talon_rng rng;

    seed_for(&rng, 185, 0);
    for (i = 0; i < rounds; i++) {
        game = draw_auction(&rng, &handle);
        must_ok(talon_fh_position_before_discard(game, &before));
        must_ok(talon_fh_state_of(game, &state));
        must(before.hand[state.bidder] == state.hand[state.bidder]);
        must(before.leader == state.bidder && before.taken == 0);
        deals = state.deals;
        for (;;) {
            must(random_step(game, &rng, events) > 0);
            must_ok(talon_fh_state_of(game, &state));
            if (state.deals != deals)
                break;
            must_ok(talon_fh_position_before_discard(game, &now));
            now.side = before.side; /* a partner may have been called */
            must(memcmp(&now, &before, sizeof now) == 0);
            moments++;
        }
        must_ok(talon_fh_position_before_discard(game, &now));
        must(memcmp(now.hand, before.hand, sizeof now.hand) == 0);
        if (state.phase == TALON_PHASE_OVER)
            continue;
        while (phase_of(game) != TALON_PHASE_AUCTION)
            must(random_step(game, &rng, events) > 0);
        must_be(talon_fh_position_before_discard(game, &now), TALON_E_PHASE);
    }
    ck_assert_uint_gt(moments, 20 * rounds);
}
END_TEST

/* ---- Worlds */

static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
static talon_fh_discard_sum sums[TALON_FH_DISCARDS_MAX];
static talon_fh_discard_sum right[TALON_FH_DISCARDS_MAX];

/* Adds the values of a world, solved by itself, to `right`. */
static void add_world(const talon_game *world, uint32_t goal)
{
    talon_fh_state state;
    int32_t bid;
    uint32_t i;

    must_ok(talon_fh_state_of(world, &state));
    bid = is_misere(state.bid_denomination) ? 1 : state.bid_tricks;
    must_ok(talon_fh_position_before_discard(world, &asked.position));
    must_ok(ask(fresh(), TALON_FH_DISCARDS_EVERY, TALON_FH_NODES_UNLIMITED,
                &asked));
    for (i = 0; i < asked.count; i++) {
        right[i].discard = asked.list[i].discard;
        right[i].suit = asked.list[i].suit;
        right[i].worlds++;
        right[i].sum += goal == TALON_FH_GOAL_MADE
                            ? asked.list[i].low >= bid
                            : (uint64_t)asked.list[i].low;
    }
}

/* The worlds are those that talon_game_sample() draws with the same generator,
 * in the same order. */
START_TEST(discards_are_added_up_over_worlds)
{
    uint32_t i, j, rounds = games_to_play(30), count, goal, wanted;
    talon_fh_solver *solver = new_solver(other_area, sizeof other_area);
    struct handle handle, sampled;
    talon_game *game, *view;
    talon_rng rng, again;

    seed_for(&rng, 186, 0);
    for (i = 0; i < rounds; i++) {
        do
            game = draw_auction(&rng, &handle);
        while (seats_at(game) > 4);
        view = view_of(game, SEAT(seat_to_act(game)));
        goal = 1 + talon_rng_below(&rng, 2);
        wanted = talon_rng_below(&rng, 4);
        /* What the solver remembers of one world is not taken for another. */
        must_ok(talon_fh_position_before_discard(game, &asked.position));
        must(ask(solver, TALON_FH_DISCARDS_EVERY, 200000, &asked) >= 0);
        again = rng;
        memset(sums, 0x55, sizeof sums);
        must_ok(talon_fh_solve_discard_worlds(
            solver, view, goal, TALON_FH_NODES_UNLIMITED, NULL, &rng, scratch,
            sizeof scratch, wanted, sums, TALON_FH_DISCARDS_MAX, &count));
        memset(right, 0, sizeof right);
        for (j = 0; j < wanted; j++) {
            copy_to(&sampled, view);
            must_ok(talon_game_sample(of(&sampled), view, &again, scratch,
                                      sizeof scratch));
            add_world(of(&sampled), goal);
        }
        must(wanted == 0 || count == asked.count);
        must(wanted == 0 || memcmp(sums, right, count * sizeof sums[0]) == 0);
        must(memcmp(&rng, &again, sizeof rng) == 0);
    }
}
END_TEST

/* Three seats; seat 0 plays 10S with the eight highest trumps, and holds hearts
 * A, K and Q with the clubs 7 and 8. Keeping two of the hearts takes ten
 * tricks. Without K and Q, a club is lost. */
static talon_game *ten_spades(void)
{
    talon_game *game = sit("classic-3, first-dealer 2, slam off");

    DEAL(game, "JK JS JC AS KS QS 10S 9S AH 7C",
         "AC KC 9C AD KD QD JD 10H 9H 8H",
         "QC 10C 10D 9D 8D 7D JH 7H 8S 7S", [TALON_PLACE_TALON] = "KH QH 8C");
    play(game, "0 bid 10S, 1 pass, 2 pass");
    return game;
}

/* The contract is made with as many tricks as were bid. A complete game is its
 * only world. */
START_TEST(a_contract_is_made_with_exactly_its_tricks)
{
    const talon_cards hearts = cards("AH KH QH");
    uint32_t count, i, made = 0;
    talon_rng rng;

    seed_for(&rng, 190, 0);
    ck_ok(talon_fh_solve_discard_worlds(
        fresh(), ten_spades(), TALON_FH_GOAL_MADE, 0, NULL, &rng, scratch,
        sizeof scratch, 1, sums, TALON_FH_DISCARDS_MAX, &count));
    for (i = 0; i < count; i++) {
        must(sums[i].worlds == 1);
        if (cards_in(sums[i].discard & hearts) == 1 &&
            (sums[i].discard | hearts) == (hearts | cards("7C 8C")))
            must(sums[i].sum == 1);
        if (sums[i].discard == cards("KH QH 8C"))
            must(sums[i].sum == 0);
        made += sums[i].sum == 1;
    }
    ck_assert_uint_gt(made, 2);
    ck_assert_uint_lt(made, count);
}
END_TEST

/* With a limit there are fewer worlds, of some discards one fewer. */
START_TEST(unfinished_sums_count_their_worlds)
{
    talon_game *game = sit("australian-4, first-dealer 3");
    talon_fh_solver *solver = new_solver(other_area, sizeof other_area);
    uint32_t count, i, least = 20, most = 0, stop = 1;
    talon_rng rng;

    seed_for(&rng, 187, 0);
    DEAL(game, [TALON_PLACE_TALON] = "4H 4D 5S");
    play(game, "0 bid 7NT, 1 pass, 2 pass, 3 pass");
#define SUMS(limit, stop)                                                      \
    talon_fh_solve_discard_worlds(solver, view_of(game, SEAT(0)),              \
                                  TALON_FH_GOAL_TRICKS, limit, stop, &rng,     \
                                  scratch, sizeof scratch, 20, sums,           \
                                  TALON_FH_DISCARDS_MAX, &count)
    ck_status(SUMS(1000000, NULL), TALON_UNFINISHED);
    for (i = 0; i < count; i++) {
        least = sums[i].worlds < least ? sums[i].worlds : least;
        most = sums[i].worlds > most ? sums[i].worlds : most;
        must(sums[i].sum <= 10 * (uint64_t)sums[i].worlds);
        must(sums[i].reserved[0] == 0);
    }
    ck_assert(most < 20 && most > 0 && most - least <= 1);
    ck_status(SUMS(0, &stop), TALON_UNFINISHED);
    for (i = 0; i < count; i++)
        must(sums[i].worlds == 0 && sums[i].sum == 0);
}
END_TEST

/* A complete game is its only world. Once that is solved, another time needs no
 * search, and still the limit ends the call: each world takes a node for each
 * of the discards. */
START_TEST(a_limit_ends_worlds_that_need_no_search)
{
    talon_game *game = ten_spades();
    talon_fh_solver *solver = new_solver(other_area, sizeof other_area);
    uint32_t count;
    talon_rng rng;

    seed_for(&rng, 191, 0);
    ck_status(talon_fh_solve_discard_worlds(solver, game, TALON_FH_GOAL_TRICKS,
                                            1000000, NULL, &rng, scratch,
                                            sizeof scratch, UINT32_MAX, sums,
                                            TALON_FH_DISCARDS_MAX, &count),
              TALON_UNFINISHED);
    ck_assert_uint_eq(count, 286);
    ck_assert_uint_gt(sums[0].worlds, 1000);
    ck_assert_uint_le(sums[0].worlds, 1000000 / 286 + 1);
}
END_TEST

/* ---- What a discard cost */

#define REVIEW(game) talon_fh_review_discard(fresh(), game, 0, NULL, &review)

/* The contractor has thrown away K and Q. */
START_TEST(FH_20_a_review_says_what_the_discard_cost)
{
    talon_game *game = ten_spades();
    talon_fh_discard_review review;

    ck_status(REVIEW(game), TALON_E_PHASE);
    play(game, "0 discard KH QH 8C");
    ck_ok(REVIEW(game));
    ck_assert_int_eq(review.before, 10);
    ck_assert_int_eq(review.after, 9);
    ck_assert_int_eq(review.seat, 0);
    ck_assert_uint_eq(review.discard, cards("KH QH 8C"));
    ck_assert(review.best_discard == cards("7C 8C QH") ||
              review.best_discard == cards("7C 8C KH") ||
              review.best_discard == cards("7C 8C AH"));
    /* 10S is worth 440; made, the others take no trick, and lost they take one
     * of 10 points. */
    ck_assert_int_eq(review.points, 440 - (-440 - 10));
    play_while(game, TALON_PHASE_TRICKS);
    ck_ok(REVIEW(game));
    ck_assert_int_eq(review.after, 9);
    ck_status(REVIEW(view_of(game, SEAT(1))), TALON_E_VIEW);
}
END_TEST

/* The value of the best discard and of the one that was made are those of
 * talon_fh_solve_discards(), also if found in slices. */
START_TEST(reviews_of_discards_agree_with_all_their_values)
{
    uint32_t i, j, rounds = games_to_play(60), costly = 0, slices;
    talon_event events[TALON_EVENTS_MAX];
    talon_fh_discard_review review;
    talon_fh_solver *solver;
    talon_fh_state state;
    struct handle handle;
    talon_status status;
    talon_game *game;
    talon_rng rng;

    seed_for(&rng, 188, 0);
    for (i = 0; i < rounds; i++) {
        do
            game = draw_auction(&rng, &handle);
        while (seats_at(game) > 4);
        must(random_step(game, &rng, events) > 0);
        must_ok(talon_fh_state_of(game, &state));
        must_ok(talon_fh_position_before_discard(game, &asked.position));
        must_ok(ask(fresh(), TALON_FH_DISCARDS_EVERY, TALON_FH_NODES_UNLIMITED,
                    &asked));
        solver = new_solver(other_area, sizeof other_area);
        for (slices = 0;; slices++) {
            status = talon_fh_review_discard(solver, game, 5000, NULL, &review);
            if (status != TALON_UNFINISHED)
                break;
            must(review.before == -1 && review.after == -1);
            must(review.best_discard == 0 && review.points == 0);
        }
        must_ok(status);
        must(review.before == greatest(&asked));
        must(review.points >= 0);
        must((review.after == review.before) ==
             (review.best_discard == review.discard &&
              review.best_suit == review.suit));
        for (j = 0; j < asked.count; j++) {
            if (asked.list[j].discard == state.discard &&
                asked.list[j].suit == state.nominated)
                must(review.after == asked.list[j].low);
            if (asked.list[j].discard == review.best_discard &&
                asked.list[j].suit == review.best_suit)
                must(review.before == asked.list[j].low);
        }
        costly += review.after < review.before;
    }
    ck_assert_uint_gt(costly, rounds / 4);
}
END_TEST

/* ---- What is refused */

START_TEST(bad_games_have_no_discards)
{
    talon_game *game = sit("classic-3, first-dealer 2, all-pass play");
    talon_fh_position position;
    talon_fh_discard_review review;
    uint32_t count;
    talon_rng rng;

#define WORLDS(view, goal, memory, size, capacity)                             \
    talon_fh_solve_discard_worlds(fresh(), view, goal, 0, NULL, &rng, memory,  \
                                  size, 1, sums, capacity, &count)
#define WITHOUT(solver, rng, sums)                                             \
    talon_fh_solve_discard_worlds(solver, game, 1, 0, NULL, rng, scratch,      \
                                  sizeof scratch, 1, sums, 286, &count)
    seed_for(&rng, 189, 0);
    ck_status(talon_fh_position_before_discard(game, &position), TALON_E_PHASE);
    ck_status(WORLDS(game, 1, scratch, sizeof scratch, 286), TALON_E_PHASE);
    DEAL(game, [TALON_PLACE_TALON] = "7S 7C 7D");
    ck_status(talon_fh_position_before_discard(game, &position), TALON_E_PHASE);
    ck_status(REVIEW(game), TALON_E_PHASE);
    play(game, "0 bid 6H, 1 pass, 2 pass");
    ck_ok(talon_fh_position_before_discard(game, &position));
    ck_status(talon_fh_position_before_discard(game, NULL), TALON_E_NULL);
    ck_status(
        talon_fh_position_before_discard(view_of(game, SEAT(0)), &position),
        TALON_E_VIEW);
    ck_status(WORLDS(view_of(game, SEAT(1)), 1, scratch, sizeof scratch, 286),
              TALON_E_VIEW);
    ck_status(WORLDS(game, 0, scratch, sizeof scratch, 286), TALON_E_ARGUMENT);
    ck_status(WORLDS(game, 3, scratch, sizeof scratch, 286), TALON_E_ARGUMENT);
    ck_status(WORLDS(game, 1, scratch, 16, 286), TALON_E_SPACE);
    ck_status(WORLDS(game, 1, (uint8_t *)scratch + 4, sizeof scratch - 8, 286),
              TALON_E_ALIGNMENT);
    ck_status(WORLDS(game, 1, scratch, sizeof scratch, 285), TALON_E_SPACE);
    ck_assert_uint_eq(count, 286);
    ck_status(WORLDS(NULL, 1, scratch, sizeof scratch, 286), TALON_E_NULL);
    ck_status(WORLDS(game, 1, NULL, sizeof scratch, 286), TALON_E_NULL);
    ck_status(WITHOUT(NULL, &rng, sums), TALON_E_NULL);
    ck_status(WITHOUT(fresh(), NULL, sums), TALON_E_NULL);
    ck_status(WITHOUT(fresh(), &rng, NULL), TALON_E_NULL);
    ck_ok(WORLDS(view_of(game, SEAT(0)), 1, scratch, sizeof scratch, 286));
    play(game, "0 discard 7S 7C 7D");
    ck_status(WORLDS(game, 1, scratch, sizeof scratch, 286), TALON_E_PHASE);
    ck_status(talon_fh_review_discard(fresh(), game, 0, NULL, NULL),
              TALON_E_NULL);
    ck_status(talon_fh_review_discard(NULL, game, 0, NULL, &review),
              TALON_E_NULL);
    ck_status(REVIEW(NULL), TALON_E_NULL);
    ck_status(talon_fh_position_before_discard(NULL, &position), TALON_E_NULL);
    game = sit("classic-3, first-dealer 2, all-pass play");
    DEAL(game, [TALON_PLACE_TALON] = "7S 7C 7D");
    play(game, "0 pass, 1 pass, 2 pass");
    ck_status(talon_fh_position_before_discard(game, &position), TALON_E_PHASE);
    game = sit("tripoli");
    ck_status(talon_fh_position_before_discard(game, &position),
              TALON_E_WRONG_GAME);
    ck_status(REVIEW(game), TALON_E_WRONG_GAME);
    ck_status(WORLDS(game, 1, scratch, sizeof scratch, 286),
              TALON_E_WRONG_GAME);
}
END_TEST

SUITE(advisor_discards)
TEST(FH_21_the_discards_listed_are_the_legal_ones)
TEST(the_position_before_a_discard_stays_the_same)
TEST(discards_are_added_up_over_worlds)
TEST(a_contract_is_made_with_exactly_its_tricks)
TEST(unfinished_sums_count_their_worlds)
TEST(a_limit_ends_worlds_that_need_no_search)
TEST(FH_20_a_review_says_what_the_discard_cost)
TEST(reviews_of_discards_agree_with_all_their_values)
TEST(bad_games_have_no_discards)
END_SUITE
