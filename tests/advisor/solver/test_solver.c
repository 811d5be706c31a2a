/* SPDX-License-Identifier: MIT */
/* Solvers and positions: memory, limits, moving a solver, and what is refused
 * and why. Values are tested in test_solve.c. */
#include "trial.h"
#include "common/random_games.h"

#include "talon/record.h"

/* The least limit; the solver treats lower ones as this. */
#define LIMIT_MIN  512

#define AREA_WORDS (TALON_FH_SOLVER_BYTES_GOOD / 8)

static uint64_t area[AREA_WORDS + 1], other_area[AREA_WORDS + 1];

static talon_fh_solver *solver_in(void *memory, size_t size)
{
    talon_fh_solver *solver = NULL;

    ck_ok(talon_fh_solver_init(memory, size, &solver));
    ck_assert_ptr_eq(solver, memory);
    return solver;
}

/* Seats 0 and 2 against 1 and 3 at no trump, with two cards each and seat 0 on
 * lead. */
static talon_fh_position plain_position(void)
{
    talon_fh_position position = {0};

    position.hand[0] = cards("AS QS");
    position.hand[1] = cards("8S 9S");
    position.hand[2] = cards("5S 6S");
    position.hand[3] = cards("7S KS");
    memset(position.table, TALON_CARD_NONE, sizeof position.table);
    position.denomination = TALON_DENOMINATION_NO_TRUMP;
    position.playing = 15;
    position.side = 5;
    position.contractor = 0;
    return position;
}

/* The same after seat 0 has led the queen and seat 1 has played the eight. */
static talon_fh_position position_in_a_trick(void)
{
    talon_fh_position position = plain_position();

    model_play(&position, card("QS"), 0);
    model_play(&position, card("8S"), 0);
    return position;
}

/* A misere by seat 0 against seats 1 and 2. */
static talon_fh_position misere_position(void)
{
    talon_fh_position position = plain_position();

    position.hand[3] = 0;
    position.playing = 7;
    position.side = 1;
    position.denomination = TALON_DENOMINATION_MISERE;
    return position;
}

/* Asserts that every function refuses a position for this reason, and that the
 * second judge refuses it, too. */
#define refused_for(position, reason) check_refused(HERE, position, reason)

static void check_refused(const char *file, int line,
                          const talon_fh_position *position,
                          talon_status reason)
{
    talon_fh_solver *solver = solver_in(area, sizeof area / 2);
    talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
    talon_move moves[TALON_FH_LINE_MAX];
    talon_fh_answer answer;
    talon_status got[5];
    int32_t verdict;
    uint32_t i, count;

    got[0] = talon_fh_position_check(position);
    got[1] = talon_fh_solve(solver, position, 0, NULL, &answer);
    got[2] = talon_fh_solve_reach(solver, position, 1, 0, NULL, &verdict);
    got[3] = talon_fh_solve_cards(solver, position, 0, NULL, values,
                                  TALON_FH_CARD_VALUES_MAX, &count);
    got[4] = talon_fh_solve_line(solver, position, 0, NULL, moves,
                                 TALON_FH_LINE_MAX, &count);
    for (i = 0; i < COUNT(got); i++)
        ck_assert_msg(got[i] == reason, "%s:%d: function %u: %s, not %s", file,
                      line, i, talon_status_name(got[i]),
                      talon_status_name(reason));
    ck_assert_msg(!model_accepts(position), "%s:%d: no reason", file, line);
}

#define accepted(position) check_accepted(HERE, position)

static void check_accepted(const char *file, int line,
                           const talon_fh_position *position)
{
    talon_status status = talon_fh_position_check(position);

    ck_assert_msg(status == TALON_OK, "%s:%d: %s", file, line,
                  talon_status_name(status));
    ck_assert_msg(model_accepts(position), "%s:%d: wrongly", file, line);
}

START_TEST(good_positions_are_accepted)
{
    talon_fh_position position = plain_position();

    accepted(&position);
    position.taken = 8;
    accepted(&position);
    position = position_in_a_trick();
    accepted(&position);
    position = misere_position();
    accepted(&position);
    position.denomination = TALON_DENOMINATION_OPEN_MISERE;
    accepted(&position);
    position = plain_position();
    position.contractor = TALON_NOBODY;
    position.failed[0] = position.suits_led = 0x1E;
    accepted(&position);
    position.contractor = 3;
    position.nominated = TALON_SUIT_HEARTS;
    accepted(&position);
}
END_TEST

START_TEST(reserved_fields_must_be_0)
{
    uint32_t i;

    for (i = 0; i < sizeof plain_position().reserved; i++) {
        talon_fh_position position = plain_position();

        position.reserved[i] = (uint8_t)(i % 2 != 0 ? 1 : 255);
        refused_for(&position, TALON_E_FIELD);
    }
}
END_TEST

/* Suits that a seat has failed to follow are refused for seats that lay their
 * cards down, and for those that do not exist. */
START_TEST(seats_that_do_not_play_have_failed_nothing)
{
    talon_fh_position position = misere_position();

    position.failed[2] = 1 << TALON_SUIT_HEARTS;
    accepted(&position);
    position.failed[3] = 1 << TALON_SUIT_HEARTS;
    refused_for(&position, TALON_E_FIELD);
    position.failed[3] = 0;
    position.failed[5] = 1 << TALON_SUIT_SPADES;
    refused_for(&position, TALON_E_FIELD);
}
END_TEST

START_TEST(denominations_must_exist)
{
    talon_fh_position position = plain_position();

    position.denomination = 0;
    refused_for(&position, TALON_E_DENOMINATION);
    position.denomination = 8;
    refused_for(&position, TALON_E_DENOMINATION);
}
END_TEST

START_TEST(seats_that_play_must_exist)
{
    talon_fh_position position = plain_position();

    position.playing = 15 | 1 << 6;
    refused_for(&position, TALON_E_SEAT);
    position.playing = 1;
    position.side = 1;
    position.hand[1] = position.hand[2] = position.hand[3] = 0;
    refused_for(&position, TALON_E_SEAT);
    position.playing = position.side = 0;
    position.hand[0] = 0;
    refused_for(&position, TALON_E_SEAT);
}
END_TEST

START_TEST(leaders_must_be_seats_that_play)
{
    static const int8_t wrong[] = {-128, -3, -1, 4, 5, 6, 127};
    talon_fh_position position = plain_position();
    uint32_t i;

    for (i = 0; i < COUNT(wrong); i++) {
        position.leader = wrong[i];
        refused_for(&position, TALON_E_SEAT);
    }
}
END_TEST

START_TEST(sides_must_be_some_but_not_all_seats)
{
    talon_fh_position position = plain_position();

    position.side = 0;
    refused_for(&position, TALON_E_SEAT);
    position.side = 15;
    refused_for(&position, TALON_E_SEAT);
    position.side = 5 | 1 << 4;
    refused_for(&position, TALON_E_SEAT);
    position.side = 5 | 1 << 7;
    refused_for(&position, TALON_E_SEAT);
    position = misere_position();
    position.side = 2;
    refused_for(&position, TALON_E_SEAT);
    position.side = 3;
    refused_for(&position, TALON_E_SEAT);
    position = misere_position();
    position.contractor = TALON_NOBODY;
    refused_for(&position, TALON_E_SEAT);
}
END_TEST

START_TEST(contractors_must_exist_where_they_are_needed)
{
    talon_fh_position position = plain_position();

    position.contractor = 6;
    refused_for(&position, TALON_E_SEAT);
    position.contractor = -2;
    refused_for(&position, TALON_E_SEAT);
    position.contractor = TALON_NOBODY;
    position.nominated = TALON_SUIT_CLUBS;
    refused_for(&position, TALON_E_SEAT);
}
END_TEST

START_TEST(joker_rules_and_suits_must_exist)
{
    talon_fh_position position = plain_position();

    position.joker_rule = 5;
    refused_for(&position, TALON_E_VALUE);
    position = plain_position();
    position.nominated = 5;
    refused_for(&position, TALON_E_SUIT);
    position.nominated = TALON_SUIT_HEARTS;
    position.denomination = TALON_SUIT_SPADES;
    refused_for(&position, TALON_E_SUIT);
    position = plain_position();
    position.suits_led = 1;
    refused_for(&position, TALON_E_SUIT);
    position.suits_led = 1 << 5;
    refused_for(&position, TALON_E_SUIT);
    position = plain_position();
    position.failed[2] = 1;
    refused_for(&position, TALON_E_SUIT);
    position.failed[2] = 1 << 5;
    refused_for(&position, TALON_E_SUIT);
    position = position_in_a_trick();
    position.suit_led = 5;
    refused_for(&position, TALON_E_SUIT);
}
END_TEST

START_TEST(cards_on_the_table_must_be_valid)
{
    talon_fh_position position = position_in_a_trick();

    position.table[5] = 64;
    refused_for(&position, TALON_E_CARD);
    position.table[5] = 254;
    refused_for(&position, TALON_E_CARD);
    position.table[5] = card("AH");
    refused_for(&position, TALON_E_CARD);
    position = position_in_a_trick();
    position.table[0] = TALON_CARD_NONE;
    refused_for(&position, TALON_E_CARD);
    position.table[0] = 64;
    refused_for(&position, TALON_E_CARD);
}
END_TEST

START_TEST(cards_that_appear_twice_are_refused)
{
    talon_fh_position position = plain_position();

    position.hand[3] = cards("AS 7S");
    refused_for(&position, TALON_E_CARD_TWICE);
    position = position_in_a_trick();
    position.hand[3] = cards("QS 7S");
    refused_for(&position, TALON_E_CARD_TWICE);
    position = position_in_a_trick();
    position.table[1] = position.table[0];
    refused_for(&position, TALON_E_CARD_TWICE);
    position = position_in_a_trick();
    position.hand[0] = cards("QS");
    refused_for(&position, TALON_E_CARD_TWICE);
}
END_TEST

START_TEST(hands_must_have_equal_numbers_of_cards)
{
    talon_fh_position position = plain_position();

    position.hand[4] = cards("AH");
    refused_for(&position, TALON_E_CARD_COUNT);
    position = plain_position();
    position.hand[2] = cards("5S");
    refused_for(&position, TALON_E_CARD_COUNT);
    position.hand[2] = 0;
    refused_for(&position, TALON_E_CARD_COUNT);
    position = plain_position();
    memset(position.hand, 0, sizeof position.hand);
    refused_for(&position, TALON_E_CARD_COUNT);
    position = position_in_a_trick();
    position.hand[0] |= cards("AH");
    refused_for(&position, TALON_E_CARD_COUNT);
    position = misere_position();
    position.hand[0] = cards("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS");
    position.hand[1] = cards("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC");
    position.hand[2] = cards("2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD");
    refused_for(&position, TALON_E_CARD_COUNT);
    position.hand[0] ^= cards("QS");
    position.hand[1] ^= cards("QC");
    position.hand[2] ^= cards("QD");
    accepted(&position);
}
END_TEST

/* FH-25: seat 1 holds a spade, so on a spade it cannot have played a heart, nor
 * the joker, except under any-time (FH-30). The suit led must be that of the
 * first card. */
START_TEST(fh_25_impossible_tricks_are_refused)
{
    talon_fh_position position = position_in_a_trick();

    position.table[1] = card("AH");
    refused_for(&position, TALON_E_PLAYED);
    position = position_in_a_trick();
    position.suit_led = TALON_SUIT_HEARTS;
    refused_for(&position, TALON_E_PLAYED);
    position.suit_led = 0;
    refused_for(&position, TALON_E_PLAYED);
    position = plain_position();
    position.suit_led = TALON_SUIT_SPADES;
    refused_for(&position, TALON_E_PLAYED);
    position = position_in_a_trick();
    position.table[1] = card("JK");
    refused_for(&position, TALON_E_PLAYED);
    position.joker_rule = TALON_FH_JOKER_NO_TRUMP_ANY_TIME;
    accepted(&position);
    position.joker_rule = TALON_FH_JOKER_NO_TRUMP_WHEN_VOID;
    position.hand[1] = cards("9H");
    accepted(&position);
}
END_TEST

START_TEST(fh_30_impossible_joker_leads_are_refused)
{
    talon_fh_position position = position_in_a_trick();

    position.table[0] = card("JK");
    accepted(&position);
    position.suit_led = 0;
    refused_for(&position, TALON_E_PLAYED);
    position.suit_led = TALON_SUIT_SPADES;
    position.joker_rule = TALON_FH_JOKER_NO_TRUMP_LAST_LEAD;
    refused_for(&position, TALON_E_PLAYED);
    position.joker_rule = TALON_FH_JOKER_NO_TRUMP_PAGAT;
    accepted(&position);
    position.suits_led = 1 << TALON_SUIT_SPADES;
    refused_for(&position, TALON_E_PLAYED);
    position.joker_rule = TALON_FH_JOKER_NO_TRUMP_HONEST;
    accepted(&position);
    position.failed[0] = 1 << TALON_SUIT_SPADES;
    refused_for(&position, TALON_E_PLAYED);
    position.failed[0] = 0x1E;
    accepted(&position);
    position.hand[0] = cards("JL"); /* FH-31: seat 0 has only jokers left */
    position.failed[0] = 1 << TALON_SUIT_SPADES;
    accepted(&position);
}
END_TEST

/* FH-5: the left bower is a trump, so seat 1, which holds it, must follow with
 * it. FH-30: in a misere under pagat, a contractor that is void must play the
 * joker. */
START_TEST(fh_05_bowers_and_jokers_must_follow)
{
    talon_fh_position position = position_in_a_trick();

    position.denomination = TALON_SUIT_SPADES;
    position.hand[1] = cards("JC");
    position.table[1] = card("8H");
    refused_for(&position, TALON_E_PLAYED);
    position.denomination = TALON_SUIT_HEARTS;
    accepted(&position);
    position = misere_position();
    position.leader = 2;
    position.hand[0] = cards("JK AH");
    position.joker_rule = TALON_FH_JOKER_NO_TRUMP_PAGAT;
    model_play(&position, card("6S"), 0);
    accepted(&position);
    position.hand[0] = cards("JK");
    position.table[1] = card("AH");
    refused_for(&position, TALON_E_PLAYED);
    position.joker_rule = TALON_FH_JOKER_NO_TRUMP_HONEST;
    accepted(&position);
}
END_TEST

START_TEST(tricks_taken_must_be_possible)
{
    talon_fh_position position = plain_position();

    position.taken = 9;
    refused_for(&position, TALON_E_AMOUNT);
    position.taken = 255;
    refused_for(&position, TALON_E_AMOUNT);
    position = misere_position();
    position.taken = 1;
    refused_for(&position, TALON_E_AMOUNT);
}
END_TEST

/* After at most two random changes to a position, the library and the second
 * judge agree on whether it is valid. */
START_TEST(library_and_second_judge_accept_the_same_positions)
{
    uint32_t i, rounds = games_to_play(200000), at, fine = 0, wrong = 0;
    talon_fh_position position;
    struct cell cell;
    talon_rng rng;
    uint8_t *byte = (uint8_t *)&position;

    seed_for(&rng, 155, 0);
    for (i = 0; i < rounds; i++) {
        cell.contract = talon_rng_below(&rng, CONTRACTS);
        cell.joker_rule = talon_rng_below(&rng, JOKER_RULES);
        cell.hands = 2 + talon_rng_below(&rng, 5);
        draw_position(&rng, &cell, &position);
        at = talon_rng_below(&rng, 3);
        while (at-- > 0)
            switch (talon_rng_below(&rng, 3)) {
            case 0:
                byte[48 + talon_rng_below(&rng, 24)] =
                    (uint8_t)talon_rng_below(&rng, 256);
                break;
            case 1:
                byte[48 + talon_rng_below(&rng, 24)] =
                    (uint8_t)talon_rng_below(&rng, 7);
                break;
            default:
                byte[talon_rng_below(&rng, 72)] ^=
                    (uint8_t)(1 << talon_rng_below(&rng, 8));
            }
        fine += (uint32_t)model_accepts(&position);
        if (model_accepts(&position) !=
                (talon_fh_position_check(&position) == TALON_OK) &&
            wrong++ < 5) {
            printf("a position %s:\n",
                   talon_status_name(talon_fh_position_check(&position)));
            show_position(&position, 0);
        }
    }
    ck_assert_uint_eq(wrong, 0);
    must(fine > rounds / 10 && fine < rounds - rounds / 10);
}
END_TEST

/* ---- Memory */

START_TEST(a_solver_checks_its_memory)
{
    uint8_t *bytes = (uint8_t *)area;
    talon_fh_solver *solver;

    ck_status(
        talon_fh_solver_init(bytes, TALON_FH_SOLVER_BYTES_MIN - 1, &solver),
        TALON_E_SPACE);
    ck_status(talon_fh_solver_init(bytes, 0, &solver), TALON_E_SPACE);
    ck_status(
        talon_fh_solver_init(bytes + 4, TALON_FH_SOLVER_BYTES_MIN, &solver),
        TALON_E_ALIGNMENT);
    ck_status(talon_fh_solver_init(NULL, TALON_FH_SOLVER_BYTES_MIN, &solver),
              TALON_E_NULL);
    ck_status(talon_fh_solver_init(bytes, TALON_FH_SOLVER_BYTES_MIN, NULL),
              TALON_E_NULL);
    ck_ok(talon_fh_solver_init(bytes, TALON_FH_SOLVER_BYTES_MIN, &solver));
}
END_TEST

START_TEST(memory_without_a_solver_is_refused)
{
    talon_fh_solver *solver = (talon_fh_solver *)area;
    talon_fh_position position = plain_position();
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX];
    talon_move move[TALON_FH_LINE_MAX];
    talon_fh_answer answer;
    int32_t verdict;
    uint32_t count;

    memset(area, 0, sizeof area);
    ck_status(talon_fh_solver_forget(solver), TALON_E_SOLVER);
    ck_status(talon_fh_solve(solver, &position, 0, NULL, &answer),
              TALON_E_SOLVER);
    ck_status(talon_fh_solve_reach(solver, &position, 1, 0, NULL, &verdict),
              TALON_E_SOLVER);
    ck_status(talon_fh_solve_cards(solver, &position, 0, NULL, value,
                                   TALON_FH_CARD_VALUES_MAX, &count),
              TALON_E_SOLVER);
    ck_status(talon_fh_solve_line(solver, &position, 0, NULL, move,
                                  TALON_FH_LINE_MAX, &count),
              TALON_E_SOLVER);
}
END_TEST

/* The bytes just before and after the solver's memory do not change. */
START_TEST(a_solver_stays_within_its_memory)
{
    talon_fh_position position = plain_position();
    talon_fh_answer answer;
    uint32_t at = TALON_FH_SOLVER_BYTES_MIN / 8 + 1;

    area[0] = area[at] = 0x123456789ABCDEF0;
    ck_ok(talon_fh_solve(solver_in(area + 1, TALON_FH_SOLVER_BYTES_MIN),
                         &position, 0, NULL, &answer));
    ck_assert_uint_eq(area[0], 0x123456789ABCDEF0);
    ck_assert_uint_eq(area[at], 0x123456789ABCDEF0);
}
END_TEST

/* ---- Limits, slices (repeated calls with a limit) and moving a solver */

static void draw_large(talon_rng *rng, uint32_t cards,
                       talon_fh_position *position)
{
    struct handle handle;
    struct drawn drawn;
    struct cell cell;

    do {
        cell.contract = talon_rng_below(rng, CONTRACTS);
        cell.joker_rule = talon_rng_below(rng, JOKER_RULES);
        cell.hands = 2 + talon_rng_below(rng, 3);
    } while (!is_playable(&cell));
    draw_game(rng, &cell, cards, &handle, &drawn);
    model_of(drawn.game, position);
}

/* Equal calls give the same answer with the same number of nodes, whatever the
 * memory contained before, and also after talon_fh_solver_forget(). With less
 * memory the number of nodes may differ, but the value does not. */
START_TEST(equal_calls_give_equal_answers_and_nodes)
{
    uint32_t i, j, rounds = games_to_play(200);
    talon_fh_answer first, again, small;
    talon_fh_solver *solver, *other;
    talon_fh_position position;
    talon_rng rng;

    seed_for(&rng, 156, 0);
    for (i = 0; i < rounds; i++) {
        draw_large(&rng, 6 + talon_rng_below(&rng, 4), &position);
        for (j = 0; j < AREA_WORDS; j += 7)
            other_area[j] = (uint64_t)talon_rng_below(&rng, UINT32_MAX) << 20;
        memset(area, 0, sizeof area);
        solver = solver_in(area, TALON_FH_SOLVER_BYTES_GOOD);
        other = solver_in(other_area, TALON_FH_SOLVER_BYTES_GOOD);
        must_ok(talon_fh_solve(solver, &position, 0, NULL, &first));
        must_ok(talon_fh_solve(other, &position, 0, NULL, &again));
        must(memcmp(&first, &again, sizeof first) == 0);
        must_ok(talon_fh_solver_forget(solver));
        must_ok(talon_fh_solve(solver, &position, 0, NULL, &again));
        must(memcmp(&first, &again, sizeof first) == 0);
        must_ok(talon_fh_solve(solver_in(area, TALON_FH_SOLVER_BYTES_MIN),
                               &position, 0, NULL, &small));
        must(small.low == first.low && small.high == first.high);
    }
}
END_TEST

/* Moves a solver to other memory, and overwrites its old memory. */
static talon_fh_solver *moved(talon_fh_solver *solver)
{
    uint64_t *from = (uint64_t *)solver, *to;

    to = from == area ? other_area : area;
    memcpy(to, from, TALON_FH_SOLVER_BYTES_GOOD);
    memset(from, 0xEE, TALON_FH_SOLVER_BYTES_GOOD);
    return (talon_fh_solver *)to;
}

/* The nodes that calls with a limit used, and those that one call without a
 * limit used. */
struct spent {
    uint64_t at_once, in_slices;
    uint64_t beyond; /* the most nodes that a call used beyond its limit */
    uint32_t slices;
};

static void solve_in_slices(const talon_fh_position *position, uint32_t limit,
                            struct spent *spent)
{
    talon_fh_solver *solver = solver_in(area, TALON_FH_SOLVER_BYTES_GOOD);
    uint32_t least = limit < LIMIT_MIN ? LIMIT_MIN : limit, slices = 0;
    talon_fh_answer right, part;
    talon_status status;

    must_ok(talon_fh_solve(solver, position, 0, NULL, &right));
    must(right.low == right.high);
    spent->at_once += right.nodes;
    must_ok(talon_fh_solver_forget(solver));
    do {
        solver = moved(solver);
        status = talon_fh_solve(solver, position, limit, NULL, &part);
        spent->in_slices += part.nodes;
        spent->slices++;
        if (part.nodes > least + spent->beyond)
            spent->beyond = part.nodes - least;
        must(part.low <= right.low && part.high >= right.high);
        if (++slices == 10000) {
            printf("limit %u: slices do not end\n", limit);
            show_position(position, right.low);
            must(0);
        }
    } while (status == TALON_UNFINISHED);
    must(status == TALON_OK);
    must(part.low == right.low && part.high == right.high);
}

/* Repeated calls with a limit end with the value that one call without a limit
 * gives, and the bounds of each call are true. Before each call the solver is
 * moved, and its old memory is overwritten. */
START_TEST(a_slice_continues_where_the_last_one_stopped)
{
    uint32_t i, rounds = games_to_play(1000);
    struct spent spent = {0};
    talon_fh_position position;
    talon_rng rng;

    seed_for(&rng, 157, 0);
    for (i = 0; i < rounds; i++) {
        draw_large(&rng, 8 + talon_rng_below(&rng, 3), &position);
        solve_in_slices(&position, 1 + talon_rng_below(&rng, 1500), &spent);
    }
    printf("%" PRIu64 " nodes in %u slices, %" PRIu64
           " at once; at most %" PRIu64 " beyond a limit\n",
           spent.in_slices, spent.slices, spent.at_once, spent.beyond);
    ck_assert_uint_gt(spent.slices, rounds);
    ck_assert_uint_le(spent.beyond, 256);
    ck_assert_uint_le(spent.in_slices, 2 * spent.at_once);
}
END_TEST

/* The same for the values of cards, and for a line of best play, which grows
 * from call to call until it is complete. */
START_TEST(cards_and_lines_can_be_found_in_slices)
{
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX];
    talon_fh_card_value part[TALON_FH_CARD_VALUES_MAX];
    uint32_t i, j, rounds = games_to_play(200), count, parts, slices = 0;
    talon_move line[TALON_FH_LINE_MAX], piece[TALON_FH_LINE_MAX];
    talon_fh_position position;
    talon_fh_solver *solver;
    talon_status status;
    talon_rng rng;

    seed_for(&rng, 159, 0);
    for (i = 0; i < rounds; i++) {
        draw_large(&rng, 7 + talon_rng_below(&rng, 3), &position);
        solver = solver_in(area, TALON_FH_SOLVER_BYTES_GOOD);
        must_ok(talon_fh_solve_cards(solver, &position, 0, NULL, value,
                                     TALON_FH_CARD_VALUES_MAX, &count));
        must_ok(talon_fh_solver_forget(solver));
        do {
            solver = moved(solver);
            status = talon_fh_solve_cards(solver, &position, 1, NULL, part,
                                          TALON_FH_CARD_VALUES_MAX, &parts);
            must(parts == count && ++slices < 1000000);
            for (j = 0; j < count; j++) {
                must(part[j].card == value[j].card);
                must(part[j].suit == value[j].suit);
                must(part[j].low <= value[j].low);
                must(part[j].high >= value[j].high);
            }
        } while (status == TALON_UNFINISHED);
        must_ok(status);
        for (j = 0; j < count; j++)
            must(part[j].low == part[j].high);
        must_ok(talon_fh_solve_line(solver, &position, 0, NULL, line,
                                    TALON_FH_LINE_MAX, &count));
        must_ok(talon_fh_solver_forget(solver));
        do {
            solver = moved(solver);
            status = talon_fh_solve_line(solver, &position, 1, NULL, piece,
                                         TALON_FH_LINE_MAX, &parts);
            must(parts <= count && ++slices < 1000000);
            must(memcmp(line, piece, parts * sizeof line[0]) == 0);
        } while (status == TALON_UNFINISHED);
        must_ok(status);
        must(parts == count);
    }
    ck_assert_uint_gt(slices, 2 * rounds);
}
END_TEST

/* ---- Positions of games */

START_TEST(positions_are_made_from_five_hundred_only)
{
    talon_fh_position position;

    ck_status(talon_fh_position_of(sit("tripoli"), &position),
              TALON_E_WRONG_GAME);
    ck_status(talon_fh_position_of(sit("classic-3, first-dealer 2"), &position),
              TALON_E_PHASE);
}
END_TEST

START_TEST(positions_are_made_in_the_trick_phase_only)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_fh_position position;

    DEAL(game,
         "AS KS QS AD KD QD AH KH QH JK", [TALON_PLACE_TALON] = "7S 7C 7D");
    ck_status(talon_fh_position_of(game, &position), TALON_E_PHASE);
    play(game, "0 bid 7H, 1 pass, 2 pass");
    ck_status(talon_fh_position_of(game, &position), TALON_E_PHASE);
    play(game, "0 discard 7S 7C 7D");
    ck_ok(talon_fh_position_of(game, &position));
    ck_assert_uint_eq(position.hand[0], cards("AS KS QS AD KD QD AH KH QH JK"));
    ck_assert_uint_eq(position.denomination, TALON_SUIT_HEARTS);
    ck_assert_uint_eq(position.playing, 7);
    ck_assert_uint_eq(position.side, 1);
    ck_assert_int_eq(position.contractor, 0);
    ck_status(talon_fh_position_of(view_of(game, SEAT(0)), &position),
              TALON_E_VIEW);
    ck_status(talon_fh_position_of(view_of(game, SPECTATOR), &position),
              TALON_E_VIEW);
    play_while(game, TALON_PHASE_TRICKS);
    ck_status(talon_fh_position_of(game, &position), TALON_E_PHASE);
}
END_TEST

/* A view of all seats is enough for a position. A view of all seats but one is
 * not, if that seat plays and the others cannot deduce its cards. */
START_TEST(positions_are_made_from_views_that_know_enough)
{
    uint32_t i, rounds = games_to_play(4000), all, left_out, known;
    talon_fh_position right, given;
    struct handle handle;
    struct drawn drawn;
    struct cell cell;
    talon_status status;
    talon_rng rng;

    seed_for(&rng, 158, 0);
    for (i = 0; i < rounds; i++) {
        cell.contract = talon_rng_below(&rng, CONTRACTS);
        cell.joker_rule = talon_rng_below(&rng, JOKER_RULES);
        cell.hands =
            2 +
            talon_rng_below(
                &rng, is_playable(&(struct cell){cell.contract, 0, 6}) ? 5 : 4);
        draw_game(&rng, &cell, 1 + talon_rng_below(&rng, 10), &handle, &drawn);
        must_ok(talon_fh_position_of(drawn.game, &right));
        all = (1u << seats_at(drawn.game)) - 1;
        must_ok(talon_fh_position_of(view_of(drawn.game, all), &given));
        must(memcmp(&right, &given, sizeof right) == 0);
        left_out = talon_rng_below(&rng, seats_at(drawn.game));
        status = talon_fh_position_of(
            view_of(drawn.game, all & ~(1u << left_out)), &given);
        known = talon_game_cards(view_of(drawn.game, all & ~(1u << left_out)),
                                 left_out, NULL, NULL) == TALON_OK;
        if ((right.playing >> left_out & 1) && !known)
            must(status == TALON_E_VIEW);
        else if (status == TALON_OK)
            must(memcmp(&right, &given, sizeof right) == 0);
        else
            must(status == TALON_E_VIEW);
    }
}
END_TEST

/* The advisor serves programs that were built with headers of 0.4 or later, but
 * not of a later version than its own. Patch numbers do not count. */
START_TEST(headers_since_0_4_are_served)
{
    uint32_t major = TALON_ADVISOR_VERSION_MAJOR;
    uint32_t minor = TALON_ADVISOR_VERSION_MINOR;
    uint32_t patch = TALON_ADVISOR_VERSION_PATCH;

    ck_assert_uint_eq(talon_advisor_version_number(),
                      major << 16 | minor << 8 | patch);
    ck_assert_int_eq(talon_advisor_version_serves(0x000400), 1);
    ck_assert_int_eq(
        talon_advisor_version_serves(major << 16 | minor << 8 | 255), 1);
    ck_assert_int_eq(talon_advisor_version_serves(0x0003FF), 0);
    ck_assert_int_eq(
        talon_advisor_version_serves(major << 16 | (minor + 1) << 8), 0);
    ck_assert_int_eq(talon_advisor_version_serves(UINT32_MAX), 0);
}
END_TEST

SUITE(advisor_solver)
TEST(headers_since_0_4_are_served)
TEST(good_positions_are_accepted)
TEST(reserved_fields_must_be_0)
TEST(seats_that_do_not_play_have_failed_nothing)
TEST(denominations_must_exist)
TEST(seats_that_play_must_exist)
TEST(leaders_must_be_seats_that_play)
TEST(sides_must_be_some_but_not_all_seats)
TEST(contractors_must_exist_where_they_are_needed)
TEST(joker_rules_and_suits_must_exist)
TEST(cards_on_the_table_must_be_valid)
TEST(cards_that_appear_twice_are_refused)
TEST(hands_must_have_equal_numbers_of_cards)
TEST(fh_25_impossible_tricks_are_refused)
TEST(fh_30_impossible_joker_leads_are_refused)
TEST(fh_05_bowers_and_jokers_must_follow)
TEST(tricks_taken_must_be_possible)
TEST(library_and_second_judge_accept_the_same_positions)
TEST(a_solver_checks_its_memory)
TEST(memory_without_a_solver_is_refused)
TEST(a_solver_stays_within_its_memory)
TEST(equal_calls_give_equal_answers_and_nodes)
TEST(a_slice_continues_where_the_last_one_stopped)
TEST(cards_and_lines_can_be_found_in_slices)
TEST(positions_are_made_from_five_hundred_only)
TEST(positions_are_made_in_the_trick_phase_only)
TEST(positions_are_made_from_views_that_know_enough)
END_SUITE
