/* SPDX-License-Identifier: MIT */
/* Compares the solver with its judges (minimax.h, model.h) in small positions
 * of every contract, joker rule and number of hands: 20,000 positions; 100,000
 * if TALON_TEST_PERCENT is 500 (tests/run.sh solver), and a million if it is
 * 5000. */
#include "trial.h"
#include "common/random_games.h"

/* The number of positions drawn for each of the 125 cells (draw.h). */
#define FOR_EACH_CELL 160

/* The number of positions with more cards. */
#define LARGER     80

#define CELL_COUNT (CONTRACTS * JOKER_RULES * (HANDS_MAX - HANDS_MIN + 1))

/* How many positions of each sort were judged. The tests print these counts. */
struct figures {
    uint32_t positions, games, mid_trick, jokers, two_jokers, nominated;
    uint32_t laid_down, dead_hands, partners, three_sides, other_sides;
    uint32_t decisions, misere_decisions; /* some card loses something */
    uint32_t by_cards[11];
    uint32_t wrong;
    struct {
        const char *what;
        uint32_t times;
    } error[32];
};

static struct figures figures;
static uint32_t counts[CONTRACTS][JOKER_RULES][HANDS_MAX + 1];

/* Two solvers are used for all positions: one with the least memory, one with
 * plenty. A third is made anew for every position. */
static uint64_t small_area[TALON_FH_SOLVER_BYTES_MIN / 8];
static uint64_t large_area[TALON_FH_SOLVER_BYTES_GOOD / 8];
static uint64_t fresh_area[TALON_FH_SOLVER_BYTES_MIN / 8];
static talon_fh_solver *small_solver, *large_solver;

static talon_fh_solver *draw_solver(talon_rng *rng)
{
    talon_fh_solver *fresh;

    switch (talon_rng_below(rng, 3)) {
    case 0:
        return small_solver;
    case 1:
        return large_solver;
    default:
        must_ok(talon_fh_solver_init(fresh_area, sizeof fresh_area, &fresh));
        return fresh;
    }
}

static void count_drawn(const struct drawn *drawn)
{
    figures.games++;
    figures.mid_trick += drawn->on_table > 0;
    figures.jokers += drawn->jokers > 0;
    figures.two_jokers += drawn->jokers == 2;
    figures.nominated += drawn->nominated != 0;
    figures.laid_down += drawn->laid_down != 0;
    figures.dead_hands += drawn->dead_hand != 0;
    figures.partners += drawn->partner != 0;
    figures.three_sides += drawn->three_sides != 0;
    figures.by_cards[drawn->cards]++;
}

static void count_trial(const struct cell *cell, const struct trial *trial,
                        const char *error)
{
    uint32_t i;

    trial_keep(trial);
    counts[cell->contract][cell->joker_rule][cell->hands]++;
    figures.positions++;
    figures.decisions += worths_matter(&trial->worths) != 0;
    figures.misere_decisions +=
        worths_matter(&trial->worths) &&
        trial->position.denomination >= TALON_DENOMINATION_MISERE;
    if (error == NULL)
        return;
    for (i = 0; figures.error[i].what != NULL; i++)
        if (strcmp(figures.error[i].what, error) == 0)
            break;
    figures.error[i].what = error;
    if (figures.error[i].times++ < 3) {
        printf("%s, rule %u, %u hands: %s\n", contract_names[cell->contract],
               cell->joker_rule, cell->hands, error);
        show_position(&trial->position, trial->worths.best);
    }
    figures.wrong++;
}

/* Prints how often each error occurred. */
static void print_errors(void)
{
    uint32_t i;

    for (i = 0; figures.error[i].what != NULL; i++)
        printf("%u times: %s\n", figures.error[i].times, figures.error[i].what);
}

/* Compares the position that talon_fh_position_of() makes of a game with the
 * right one. Returns what differs, or null. */
static const char *fields_of(const talon_game *game,
                             const talon_fh_position *right)
{
    talon_fh_position given;

    memset(&given, 0x55, sizeof given);
    if (talon_fh_position_of(game, &given) != TALON_OK)
        return "position: status";
    if (memcmp(given.hand, right->hand, sizeof given.hand) != 0)
        return "position: hands";
    if (memcmp(given.table, right->table, sizeof given.table) != 0)
        return "position: table";
    if (memcmp(given.failed, right->failed, sizeof given.failed) != 0)
        return "position: suits failed";
    return memcmp(&given, right, sizeof given) != 0 ? "position: other fields"
                                                    : NULL;
}

/* Checks the solver on a position of a real game, judged by minimax. Of
 * positions in which all cards are worth the same, two in three are skipped. */
static void judge_game(talon_rng *rng, const struct cell *cell, uint32_t cards)
{
    struct trial trial = {.rng = rng};
    struct handle handle;
    struct drawn drawn;
    const char *error;

    do {
        draw_game(rng, cell, cards, &handle, &drawn);
        model_of(drawn.game, &trial.position);
        error = fields_of(drawn.game, &trial.position);
        if (trial.position.denomination < TALON_DENOMINATION_MISERE &&
            talon_rng_below(rng, 4) == 0)
            draw_side(rng, drawn.game, &trial.position);
        minimax(drawn.game, trial.position.side, &trial.worths);
    } while (!worths_matter(&trial.worths) && talon_rng_below(rng, 3) != 0);
    figures.other_sides += trial.position.side != minimax_side(drawn.game);
    count_drawn(&drawn);
    trial.solver = draw_solver(rng);
    if (error == NULL)
        error = trial_all(&trial);
    count_trial(cell, &trial, error);
}

/* Checks the solver on a position that a person might write by hand, judged by
 * the second judge. */
static void judge_written_position(talon_rng *rng, const struct cell *cell)
{
    struct trial trial = {.rng = rng};

    do {
        draw_position(rng, cell, &trial.position);
        model_cards(&trial.position, &trial.worths);
    } while (!worths_matter(&trial.worths) && talon_rng_below(rng, 3) != 0);
    trial.solver = draw_solver(rng);
    count_trial(cell, &trial, trial_all(&trial));
}

static void print_counts(void)
{
    uint32_t contract, rule, hands;

    for (contract = 0; contract < CONTRACTS; contract++) {
        for (rule = 0; rule < JOKER_RULES; rule++) {
            printf("%-12s %-10s", contract_names[contract],
                   talon_option_value_key(FH, TALON_FH_OPTION_JOKER_NO_TRUMP,
                                          rule));
            for (hands = HANDS_MIN; hands <= HANDS_MAX; hands++)
                printf(" %7u", counts[contract][rule][hands]);
            printf("\n");
        }
    }
    printf("%u positions, %u of games: %u in a trick, %u with a joker, %u with "
           "two, %u nominated, %u with seats laid down, %u with a dead hand, "
           "%u with a called partner, %u with three sides, %u for another "
           "side; in %u (%u miseres) a card loses something\nby cards:",
           figures.positions, figures.games, figures.mid_trick, figures.jokers,
           figures.two_jokers, figures.nominated, figures.laid_down,
           figures.dead_hands, figures.partners, figures.three_sides,
           figures.other_sides, figures.decisions, figures.misere_decisions);
    for (hands = 1; hands <= 7; hands++)
        printf(" %u: %u", hands, figures.by_cards[hands]);
    printf("; %" PRIu64 " nodes of minimax\n", minimax_nodes);
}

/* Checks the solver on a position of a game, or on one that a person might
 * write if games cannot have such positions. */
static void judge_position(talon_rng *rng, const struct cell *cell)
{
    if (is_playable(cell))
        judge_game(rng, cell, 0);
    else
        judge_written_position(rng, cell);
}

static void make_solvers(void)
{
    memset(&figures, 0, sizeof figures);
    memset(counts, 0, sizeof counts);
    must_ok(talon_fh_solver_init(small_area, sizeof small_area, &small_solver));
    must_ok(talon_fh_solver_init(large_area, sizeof large_area, &large_solver));
}

START_TEST(the_solver_agrees_on_positions_of_games)
{
    uint32_t times = games_to_play(FOR_EACH_CELL);

    make_solvers();
    in_every_cell(153, times, judge_position);
    print_counts();
    print_errors();
    ck_assert_uint_eq(figures.positions, times * CELL_COUNT);
    ck_assert_uint_eq(figures.wrong, 0);
}
END_TEST

/* A few positions with so many cards that minimax is slow. At least half of
 * them have trumps, for which the solver has the most shortcuts. */
START_TEST(the_solver_agrees_on_larger_positions)
{
    static const uint8_t cards[HANDS_MAX + 1] = {0, 0, 8, 6, 5, 4, 3};
    uint32_t times = games_to_play(LARGER), i;
    struct cell cell;
    talon_rng rng;

    make_solvers();
    seed_for(&rng, 167, 0);
    for (i = 0; i < times; i++) {
        cell.contract = i % 2 == 0 ? CONTRACT_SUIT : i / 2 % CONTRACTS;
        cell.joker_rule = i / 2 / CONTRACTS % JOKER_RULES;
        cell.hands = HANDS_MIN + talon_rng_below(&rng, 5);
        if (is_playable(&cell))
            judge_game(&rng, &cell, cards[cell.hands]);
    }
    print_errors();
    ck_assert_uint_eq(figures.wrong, 0);
}
END_TEST

/* With sides, hands and suits not followed that cannot occur in any game. */
START_TEST(the_solver_agrees_on_positions_written_by_hand)
{
    uint32_t times = games_to_play(FOR_EACH_CELL / 4);

    make_solvers();
    in_every_cell(154, times, judge_written_position);
    print_errors();
    ck_assert_uint_eq(figures.positions, times * CELL_COUNT);
    ck_assert_uint_eq(figures.wrong, 0);
}
END_TEST

/* Hands of four cards in which two ranks of trumps matter, one of them only
 * because the other is used for a ruff. About one random deal in 50,000 is like
 * this. */
START_TEST(a_trump_used_for_a_ruff_is_not_counted_again)
{
    static const talon_cards hands[4] = {0x0000012000080010, 0x0000004028000100,
                                         0x2000100080400000,
                                         0x0060401000000000};
    const struct cell cell = {CONTRACT_SUIT, 0, 4};
    struct trial trial = {.solver = NULL};
    talon_rng rng;

    make_solvers();
    seed_for(&rng, 168, 0);
    trial.rng = &rng;
    memcpy(trial.position.hand, hands, sizeof hands);
    memset(trial.position.table, TALON_CARD_NONE, sizeof trial.position.table);
    trial.position.denomination = TALON_SUIT_DIAMONDS;
    trial.position.playing = 15;
    trial.position.side = 5;
    trial.position.leader = 3;
    trial.position.contractor = -1;
    model_cards(&trial.position, &trial.worths);
    trial.solver = small_solver;
    count_trial(&cell, &trial, trial_value(&trial));
    print_errors();
    ck_assert_uint_eq(figures.wrong, 0);
}
END_TEST

/* Seat 0 leads without trumps, and its side runs out of suits of which it has
 * the highest cards. What the other side then takes is counted without search;
 * it must not be more than its hands can keep. */
static const struct ending {
    const char *hand[4];
    int8_t value; /* the tricks of seats 0 and 2 */
} endings[] = {
    /* Two spades, then seat 1 has kept the ace of hearts. */
    {{"AS KS 4H", "AH 5C 6C", "5D 6D 5H", "AD 7C 8C"}, 2},
    /* The same, but seat 1 can cash another heart, and then the jack. */
    {{"AS 4H 5H 6H", "AH KH JC 6C", "7H 8H 9H 10H", "7C 8C 9C 10C"}, 1},
    /* Seat 1 has to throw a king on the ace of clubs, and keeps the spade. */
    {{"AC 5S", "KS KH", "QS QH", "7D 8D"}, 1},
    /* Seat 1 keeps the ace of hearts, and seat 3 the joker. */
    {{"AS KS 5H 6H", "AH 4S 5S 4C", "7H 8H 9H 10H", "JK QS JS 5C"}, 2},
    /* There is only one trick left for both. */
    {{"AS KS 5H", "AH 4S 5S", "6H 7H 8H", "JK QS JS"}, 2},
    /* Seat 0 has the joker: the ace of hearts falls on it, and the king wins
     * the last trick. */
    {{"JK AS KH", "AH 5C 6C", "5H 6H 7H", "7C 8C 9C"}, 3},
};

START_TEST(a_side_that_runs_out_of_suits_loses_what_is_stopped)
{
    talon_fh_position position;
    talon_fh_answer answer;
    uint32_t i, seat;

    make_solvers();
    for (i = 0; i < COUNT(endings); i++) {
        memset(&position, 0, sizeof position);
        memset(position.table, TALON_CARD_NONE, sizeof position.table);
        for (seat = 0; seat < 4; seat++)
            position.hand[seat] = cards(endings[i].hand[seat]);
        position.denomination = TALON_DENOMINATION_NO_TRUMP;
        position.playing = 15;
        position.side = 5;
        must_ok(talon_fh_solve(small_solver, &position, 0, NULL, &answer));
        ck_assert_msg(answer.low == endings[i].value &&
                          answer.high == endings[i].value,
                      "ending %u: %d to %d", i, answer.low, answer.high);
        ck_assert_int_eq(model_value(&position), endings[i].value);
    }
}
END_TEST

SUITE(advisor_solve)
TEST(the_solver_agrees_on_positions_of_games)
TEST(the_solver_agrees_on_larger_positions)
TEST(the_solver_agrees_on_positions_written_by_hand)
TEST(a_trump_used_for_a_ruff_is_not_counted_again)
TEST(a_side_that_runs_out_of_suits_loses_what_is_stopped)
END_SUITE
