/* SPDX-License-Identifier: MIT */
/* Compares the solver with a search that uses no bounds, patterns, equal cards
 * or dominance (exact.h), in hands of five, six and seven cards, where the
 * solver's bounds are combined in ways that do not occur in the last tricks. */
#include "exact.h"
#include "trial.h"
#include "common/random_games.h"

#define CARDS_MIN 5
#define CARDS_MAX 7

/* The most cards that the search may try to judge a position; positions that
 * need more are left out. */
#define LIMIT     3000000

#define NO_TRUMP  TALON_DENOMINATION_NO_TRUMP
#define WHEN_VOID TALON_FH_JOKER_NO_TRUMP_WHEN_VOID

/* How many positions are drawn for each contract and joker rule. A row is for a
 * number of hands, from 0; its columns are for five, six and seven cards. A
 * misere against three or more defenders takes longer, so there are fewer. */
static const uint8_t of_tricks[HANDS_MAX + 1][3] = {
    {0}, {0}, {20, 20, 20}, {100, 50, 25}, {50, 12, 3}, {4}, {0}};
static const uint8_t of_misere[HANDS_MAX + 1][3] = {
    {0}, {0}, {20, 20, 20}, {100, 50, 25}, {10, 1}, {2}, {0}};

static uint32_t counts[CONTRACTS][JOKER_RULES][HANDS_MAX + 1][CARDS_MAX + 1];
static uint32_t positions, decisions, mid_trick, jokers, other_sides, left_out,
    wrong;

/* Two solvers that are used for all positions: one with the least memory, one
 * with plenty. */
static uint64_t small_area[TALON_FH_SOLVER_BYTES_MIN / 8];
static uint64_t large_area[TALON_FH_SOLVER_BYTES_GOOD / 8];
static talon_fh_solver *small_solver, *large_solver;

/* Draws a position. One in which all cards are equally good is accepted only
 * one time in three. */
static void draw(talon_rng *rng, const struct cell *cell, uint32_t cards,
                 struct trial *trial)
{
    struct handle handle;
    struct drawn drawn;
    int known;

    do {
        draw_game(rng, cell, cards, &handle, &drawn);
        model_of(drawn.game, &trial->position);
        if (trial->position.denomination < TALON_DENOMINATION_MISERE &&
            talon_rng_below(rng, 6) == 0)
            draw_side(rng, drawn.game, &trial->position);
        known = exact_cards(&trial->position, LIMIT, &trial->worths);
        left_out += !known;
    } while (!known ||
             (!worths_matter(&trial->worths) && talon_rng_below(rng, 3) != 0));
    mid_trick += drawn.on_table > 0;
    jokers += drawn.jokers > 0;
    other_sides += trial->position.side != minimax_side(drawn.game);
}

static void judge(talon_rng *rng, const struct cell *cell, uint32_t cards)
{
    struct trial trial = {.rng = rng};
    const char *error;

    draw(rng, cell, cards, &trial);
    trial.solver = talon_rng_below(rng, 2) ? small_solver : large_solver;
    trial_keep(&trial);
    error = trial_each(&trial);
    counts[cell->contract][cell->joker_rule][cell->hands][cards]++;
    positions++;
    decisions += worths_matter(&trial.worths) != 0;
    if (error != NULL && wrong++ < 10) {
        printf("%s, rule %u, %u hands: %s\n", contract_names[cell->contract],
               cell->joker_rule, cell->hands, error);
        show_position(&trial.position, trial.worths.best);
    }
}

static void judge_cell(talon_rng *rng, const struct cell *cell)
{
    const uint8_t *times = cell->contract == CONTRACT_MISERE ||
                                   cell->contract == CONTRACT_OPEN_MISERE
                               ? of_misere[cell->hands]
                               : of_tricks[cell->hands];
    uint32_t cards, i;

    for (cards = CARDS_MIN; cards <= CARDS_MAX; cards++)
        if (times[cards - CARDS_MIN] > 0)
            for (i = games_to_play(times[cards - CARDS_MIN]); i > 0; i--)
                judge(rng, cell, cards);
}

static void print_counts(void)
{
    uint32_t contract, rule, hands, cards;

    printf("hands of 5, 6, 7 cards\n");
    for (contract = 0; contract < CONTRACTS; contract++) {
        for (rule = 0; rule < JOKER_RULES; rule++) {
            printf("%-12s %-10s", contract_names[contract],
                   talon_option_value_key(FH, TALON_FH_OPTION_JOKER_NO_TRUMP,
                                          rule));
            for (hands = HANDS_MIN; hands < HANDS_MAX; hands++) {
                printf(" %u:", hands);
                for (cards = CARDS_MIN; cards <= CARDS_MAX; cards++)
                    printf(" %4u", counts[contract][rule][hands][cards]);
            }
            printf("\n");
        }
    }
    printf("%u positions: %u in a trick, %u with a joker, %u for another side; "
           "in %u a card loses something; %u left out; %" PRIu64
           " cards played to judge\n",
           positions, mid_trick, jokers, other_sides, decisions, left_out,
           exact_nodes);
}

/* ---- Positions for bounds that random positions seldom need */

/* All seats have the same number of cards, and seat 0 leads. */
struct sketch {
    const char *hand[4]; /* null: three hands */
    uint8_t denomination, joker_rule, side;
    uint8_t failed[4];
    int8_t value;
};

/* The same solvers solve all of these, so what one position leaves in the table
 * must not spoil the next. */
static const struct sketch sketches[] = {
    /* The jack takes the first trick in spades; then jokers are played, and the
     * higher one wins. Suits have the same lengths in both positions, so the
     * solver must not infer from lengths who has the higher joker. */
    {{"8S 10S", "9S JL", "JS JK"}, NO_TRUMP, WHEN_VOID, 4, {0}, 2},
    {{"8S 10S", "9S JK", "JS JL"}, NO_TRUMP, WHEN_VOID, 4, {0}, 1},
    /* Seat 2 takes the club and leads a spade or a heart. In the first
     * position, seats 1 and 3 hold the aces of these suits, so both ranks
     * matter. In the second, seat 2 has both aces and loses nothing, though all
     * suits have the same lengths. */
    {{"7C 8C 9C", "AS 5C 6C", "AC 7S 7H", "AH 8H 9H"},
     NO_TRUMP,
     WHEN_VOID,
     5,
     {0},
     2},
    {{"7C 8C 9C", "KS 5C 6C", "AC AS AH", "KH 8H 9H"},
     NO_TRUMP,
     WHEN_VOID,
     5,
     {0},
     3},
    /* Trumps are JK, JL, JD, AH, QH and so on: the opponents have the higher
     * joker, and the solver's bounds count on the second and third trumps. */
    {{"JD 7H JL", "8D 4H 8H", "5D AD AH", "5H QH JK"},
     TALON_SUIT_HEARTS,
     WHEN_VOID,
     5,
     {0},
     2},
    /* Under honest, the holder of the lower joker, seat 1, may not lead it as a
     * spade or heart, which it has failed to follow. The holder of the higher
     * joker, seat 0, has failed to follow diamonds and hearts. */
    {{"2S 5S 4D JK", "8S AS 13D JL", "10S QS 7D 10D", "9S KS 6D QD"},
     NO_TRUMP,
     TALON_FH_JOKER_NO_TRUMP_HONEST,
     7,
     {1 << TALON_SUIT_DIAMONDS | 1 << TALON_SUIT_HEARTS,
      1 << TALON_SUIT_SPADES | 1 << TALON_SUIT_HEARTS},
     3},
};

static talon_fh_position position_of(const struct sketch *sketch)
{
    talon_fh_position position = {0};
    uint32_t i;

    for (i = 0; i < COUNT(sketch->hand) && sketch->hand[i] != NULL; i++) {
        position.hand[i] = cards(sketch->hand[i]);
        position.failed[i] = sketch->failed[i];
        position.playing |= (uint8_t)(1u << i);
    }
    memset(position.table, TALON_CARD_NONE, sizeof position.table);
    position.denomination = sketch->denomination;
    position.joker_rule = sketch->joker_rule;
    position.side = sketch->side;
    return position;
}

static void make_solvers(void)
{
    must_ok(talon_fh_solver_init(small_area, sizeof small_area, &small_solver));
    must_ok(talon_fh_solver_init(large_area, sizeof large_area, &large_solver));
}

START_TEST(each_bound_holds_in_a_position_made_for_it)
{
    struct trial trial;
    talon_rng rng;
    uint32_t i, k;

    make_solvers();
    seed_for(&rng, 170, 0);
    for (i = 0; i < COUNT(sketches); i++) {
        for (k = 0; k < 2; k++) {
            trial.position = position_of(&sketches[i]);
            trial.rng = &rng;
            trial.solver = k == 0 ? small_solver : large_solver;
            ck_assert(exact_cards(&trial.position, LIMIT, &trial.worths));
            ck_assert_int_eq(trial.worths.best, sketches[i].value);
            trial_keep(&trial);
            ck_assert_ptr_null(trial_each(&trial));
        }
    }
}
END_TEST

START_TEST(the_solver_agrees_on_five_to_seven_cards)
{
    make_solvers();
    in_every_cell(168, 1, judge_cell);
    print_counts();
    ck_assert_uint_gt(decisions, positions / 2);
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

SUITE(advisor_whole)
TEST(each_bound_holds_in_a_position_made_for_it)
TEST(the_solver_agrees_on_five_to_seven_cards)
END_SUITE
