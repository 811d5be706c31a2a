/* SPDX-License-Identifier: MIT */
/* Answers about whole hands: every contract of a deal, the worlds of a view,
 * and the review of a hand that was played. */
#include <inttypes.h>

#include "deals.h"
#include "trial.h"
#include "common/random_games.h"

#include "talon/view.h"

static uint64_t area[TALON_FH_SOLVER_BYTES_GOOD / 8];
static uint64_t other_area[TALON_FH_SOLVER_BYTES_GOOD / 8];
static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];

static talon_fh_solver *solver_in(uint64_t *memory)
{
    talon_fh_solver *solver = NULL;

    must_ok(talon_fh_solver_init(memory, TALON_FH_SOLVER_BYTES_GOOD, &solver));
    return solver;
}

static struct cell draw_cell(talon_rng *rng, uint32_t most_hands)
{
    struct cell cell;

    do {
        cell.contract = talon_rng_below(rng, CONTRACTS);
        cell.joker_rule = talon_rng_below(rng, JOKER_RULES);
        cell.hands = 2 + talon_rng_below(rng, most_hands - 1);
    } while (!is_playable(&cell));
    return cell;
}

/* ---- Every contract of a deal */

static void draw_deal(talon_rng *rng, const talon_rules *rules,
                      talon_cards hands[TALON_FH_SEATS_MAX])
{
    static const uint32_t most[HANDS_MAX + 1] = {0, 0, 5, 4, 3, 2, 2};
    uint32_t seats, i, count, each;
    talon_card list[TALON_PACK_MAX];
    talon_cards pack;

    must_ok(talon_rules_pack(rules, &pack));
    must_ok(talon_rules_seat_count(rules, &seats));
    must_ok(talon_cards_list(&pack, list, TALON_PACK_MAX, &count));
    must_ok(talon_rng_shuffle(rng, list, count));
    each = 1 + talon_rng_below(rng, most[seats]);
    memset(hands, 0, TALON_FH_SEATS_MAX * sizeof hands[0]);
    for (i = 0; i < each * seats; i++)
        hands[i % seats] |= (talon_cards)1 << list[i];
}

static void check_table(const talon_rules *rules, const talon_cards hands[],
                        const talon_fh_deal_table *table)
{
    uint32_t seat, denomination, seats;
    talon_fh_position position;
    int32_t right;

    must_ok(talon_rules_seat_count(rules, &seats));
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        for (denomination = 0; denomination < 8; denomination++) {
            right = -1;
            if (seat < seats && (denomination > 0 || is_played(rules))) {
                position = contract_of(rules, hands, seat, denomination);
                right = model_value(&position);
            }
            must(table->low[seat][denomination] == right);
            must(table->high[seat][denomination] == right);
        }
    }
}

START_TEST(every_contract_of_a_small_deal_has_its_value)
{
    uint32_t i, rounds = games_to_play(600);
    talon_cards hands[TALON_FH_SEATS_MAX];
    talon_fh_deal_table table;
    talon_rules rules;
    talon_rng rng;

    seed_for(&rng, 160, 0);
    for (i = 0; i < rounds; i++) {
        draw_rules(&rng, &rules);
        draw_deal(&rng, &rules, hands);
        memset(&table, 0x55, sizeof table);
        must_ok(talon_fh_solve_deal(solver_in(area), &rules, hands, 0, NULL,
                                    &table));
        check_table(&rules, hands, &table);
    }
}
END_TEST

/* FH-18: it is only the contractor who takes the kitty. The same solver answers
 * under rules by which no such hand is played, and does not tell then. */
START_TEST(a_hand_without_a_contract_leaves_the_kitty_alone)
{
    talon_rules rules = rules_of("classic-3, all-pass play");
    talon_cards hands[TALON_FH_SEATS_MAX] = {0}, kitty = cards("AS AC AD");
    talon_fh_solver *solver = solver_in(area);
    talon_fh_deal_table table;

    hands[0] = cards("KS QS 7C");
    hands[1] = cards("KC QC 7D");
    hands[2] = cards("KD QD 7S");
    ck_ok(talon_fh_solve_deal_with_kitty(solver, &rules, hands, &kitty, 0, NULL,
                                         &table));
    ck_assert_int_eq(table.low[0][TALON_DENOMINATION_NO_TRUMP], 3);
    ck_assert_int_eq(table.low[0][0], 2);
    ck_assert_int_eq(table.high[0][0], 2);
    rules = rules_of("classic-3, all-pass same-dealer");
    ck_ok(talon_fh_solve_deal_with_kitty(solver, &rules, hands, &kitty, 0, NULL,
                                         &table));
    ck_assert_int_eq(table.low[0][TALON_DENOMINATION_NO_TRUMP], 3);
    ck_assert_int_eq(table.low[0][0], -1);
    ck_assert_int_eq(table.high[0][0], -1);
}
END_TEST

/* With ten cards in each hand, the answers are the same as those of one
 * talon_fh_solve() for each contract, and the same if they are found in
 * slices. */
START_TEST(every_contract_of_a_whole_deal_has_its_value)
{
    uint32_t i, rounds = games_to_play(10), seat, denomination, slices = 0;
    talon_fh_deal_table table, part;
    talon_cards hands[TALON_FH_SEATS_MAX] = {0};
    talon_card list[TALON_PACK_MAX];
    talon_fh_position position;
    talon_fh_answer answer;
    talon_rules rules;
    talon_cards pack;
    talon_status status;
    talon_rng rng;
    uint32_t count, j;

    seed_for(&rng, 161, 0);
    for (i = 0; i < rounds; i++) {
        rules = rules_of(i % 2 ? "australian-4" : "classic-3");
        must_ok(talon_rules_pack(&rules, &pack));
        must_ok(talon_cards_list(&pack, list, TALON_PACK_MAX, &count));
        must_ok(talon_rng_shuffle(&rng, list, count));
        memset(hands, 0, sizeof hands);
        for (j = 0; j < (i % 2 ? 40 : 30); j++)
            hands[j % (i % 2 ? 4 : 3)] |= (talon_cards)1 << list[j];
        must_ok(talon_fh_solve_deal(solver_in(area), &rules, hands, 0, NULL,
                                    &table));
        do {
            status = talon_fh_solve_deal((talon_fh_solver *)other_area, &rules,
                                         hands, 2000, NULL, &part);
            if (status == TALON_E_SOLVER) {
                solver_in(other_area);
                continue;
            }
            slices++;
            must(status >= 0 && slices < 10000);
            for (seat = 0; seat < (i % 2 ? 4u : 3u); seat++)
                for (denomination = 1; denomination < 8; denomination++) {
                    must(part.low[seat][denomination] <=
                         table.low[seat][denomination]);
                    must(part.high[seat][denomination] >=
                         table.high[seat][denomination]);
                }
        } while (status != TALON_OK);
        must(memcmp(part.low, table.low, sizeof part.low) == 0);
        must(memcmp(part.high, table.high, sizeof part.high) == 0);
        for (seat = 0; seat < (i % 2 ? 4u : 3u); seat++)
            for (denomination = 1; denomination < 8; denomination++) {
                position = contract_of(&rules, hands, seat, denomination);
                must_ok(talon_fh_solve(solver_in(area), &position, 0, NULL,
                                       &answer));
                must(answer.low == table.low[seat][denomination]);
            }
    }
}
END_TEST

/* Calls with the lowest limit finish the table of a deal even in the least
 * memory, where the solver must often forget what it has found. */
START_TEST(deals_are_solved_in_slices_and_in_little_memory)
{
    uint32_t i, j, rounds = games_to_play(20), count, slices;
    talon_cards hands[TALON_FH_SEATS_MAX], pack;
    talon_rules rules = rules_of("australian-4");
    talon_fh_deal_table table, part;
    talon_card list[TALON_PACK_MAX];
    talon_fh_solver *solver;
    talon_status status;
    talon_rng rng;

    seed_for(&rng, 167, 0);
    must_ok(talon_rules_pack(&rules, &pack));
    must_ok(talon_cards_list(&pack, list, TALON_PACK_MAX, &count));
    for (i = 0; i < rounds; i++) {
        must_ok(talon_rng_shuffle(&rng, list, count));
        memset(hands, 0, sizeof hands);
        for (j = 0; j < 40; j++)
            hands[j % 4] |= (talon_cards)1 << list[j];
        must_ok(talon_fh_solve_deal(solver_in(area), &rules, hands, 0, NULL,
                                    &table));
        must_ok(talon_fh_solver_init(other_area, TALON_FH_SOLVER_BYTES_MIN,
                                     &solver));
        slices = 0;
        do {
            status = talon_fh_solve_deal(solver, &rules, hands, 1, NULL, &part);
            must(status >= 0 && ++slices < 20000);
        } while (status == TALON_UNFINISHED);
        must(memcmp(part.low, table.low, sizeof part.low) == 0);
        must(memcmp(part.high, table.high, sizeof part.high) == 0);
    }
}
END_TEST

/* What is forgotten changes no answer. The searches of these deals, for tricks
 * and for misères, need more than the least memory. */
START_TEST(deals_of_five_and_six_are_solved_in_little_memory)
{
    static const char *const presets[] = {"five-5", "six-6"};
    uint32_t i, j, rounds = games_to_play(40), count;
    uint64_t nodes = 0, nodes_in_little = 0;
    talon_cards hands[TALON_FH_SEATS_MAX], pack;
    talon_card list[TALON_PACK_MAX];
    talon_fh_deal_table table, same;
    talon_fh_solver *solver;
    talon_rules rules;
    talon_rng rng;

    seed_for(&rng, 168, 0);
    for (i = 0; i < rounds; i++) {
        rules = rules_of("%s", presets[i % 2]);
        must_ok(talon_rules_pack(&rules, &pack));
        must_ok(talon_cards_list(&pack, list, TALON_PACK_MAX, &count));
        must_ok(talon_rng_shuffle(&rng, list, count));
        memset(hands, 0, sizeof hands);
        for (j = 0; j < 8 * (5 + i % 2); j++)
            hands[j / 8] |= (talon_cards)1 << list[j];
        must_ok(talon_fh_solve_deal(solver_in(area), &rules, hands, UINT32_MAX,
                                    NULL, &table));
        must_ok(talon_fh_solver_init(other_area, TALON_FH_SOLVER_BYTES_MIN,
                                     &solver));
        must_ok(talon_fh_solve_deal(solver, &rules, hands, UINT32_MAX, NULL,
                                    &same));
        must(memcmp(same.low, table.low, sizeof same.low) == 0);
        must(memcmp(same.high, table.high, sizeof same.high) == 0);
        nodes += table.nodes;
        nodes_in_little += same.nodes;
    }
    printf("%" PRIu64 " nodes, %" PRIu64 " in little memory\n", nodes,
           nodes_in_little);
    ck_assert_uint_gt(nodes_in_little, nodes + nodes / 5);
}
END_TEST

START_TEST(bad_deals_are_refused)
{
    talon_rules rules = rules_of("classic-3"), other = rules_of("tripoli");
    talon_cards hands[TALON_FH_SEATS_MAX] = {0};
    talon_fh_solver *solver = solver_in(area);
    talon_fh_deal_table table;

    hands[0] = cards("AS KS");
    hands[1] = cards("QS JS");
    hands[2] = cards("10S 9S");
    ck_ok(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table));
    ck_status(talon_fh_solve_deal(solver, &other, hands, 0, NULL, &table),
              TALON_E_WRONG_GAME);
    hands[2] = cards("10S AS");
    ck_status(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table),
              TALON_E_CARD_TWICE);
    hands[2] = cards("10S");
    ck_status(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table),
              TALON_E_CARD_COUNT);
    hands[0] = hands[1] = hands[2] = 0;
    ck_status(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table),
              TALON_E_CARD_COUNT);
    hands[0] = cards("AS KS");
    hands[1] = cards("QS JS");
    hands[2] = cards("10S 9S");
    hands[3] = cards("8S 7S");
    ck_status(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table),
              TALON_E_CARD_COUNT);
    hands[3] = 0;
    must_ok(talon_rules_set(&rules, TALON_FH_OPTION_FIRST_DEALER, 5));
    ck_status(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table),
              TALON_E_RULES);
    rules.value[TALON_FH_OPTION_PACK] = 99;
    ck_status(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table),
              TALON_E_UNSUPPORTED);
    memset(area, 0, sizeof area);
    rules = rules_of("classic-3");
    ck_status(talon_fh_solve_deal(solver, &rules, hands, 0, NULL, &table),
              TALON_E_SOLVER);
}
END_TEST

/* ---- Worlds */

/* What a value is for a goal: the tricks, or 1 if the contract is made (without
 * a contractor, if the side takes more than half of the tricks). */
static int32_t goal_value(const talon_game *game, uint32_t goal, int32_t value)
{
    talon_fh_state state;

    must_ok(talon_fh_state_of(game, &state));
    if (goal == TALON_FH_GOAL_TRICKS)
        return value;
    if (state.bidder < 0)
        return value > TALON_FH_TRICKS / 2;
    return is_misere(state.bid_denomination) ? value
                                             : value >= state.bid_tricks;
}

static void check_world(const talon_game *world, uint32_t goal, uint32_t index,
                        const talon_fh_world *told)
{
    static const talon_fh_card_value none = {0};
    struct worths worths;
    int32_t right;
    uint32_t i;

    minimax(world, minimax_side(world), &worths);
    must(told->index == index);
    must(told->count == worths.count);
    for (i = 0; i < worths.count; i++) {
        right = goal_value(world, goal, worths.list[i].value);
        must(told->value[i].card == worths.list[i].card);
        must(told->value[i].suit == worths.list[i].suit);
        must(told->value[i].low == right && told->value[i].high == right);
    }
    for (; i < TALON_FH_CARD_VALUES_MAX; i++)
        must(memcmp(&told->value[i], &none, sizeof none) == 0);
}

/* The worlds are those that talon_game_sample() draws with the same generator,
 * in the same order. */
START_TEST(the_worlds_of_a_view_are_solved)
{
    uint32_t i, j, rounds = games_to_play(2000), goal, count, tried = 0;
    struct handle handle, sampled;
    talon_fh_solver *solver = solver_in(area);
    talon_fh_world world[4];
    talon_rng rng, again;
    struct drawn drawn;
    talon_game *view;
    talon_status status;
    struct cell cell;

    seed_for(&rng, 162, 0);
    for (i = 0; i < rounds; i++) {
        cell = draw_cell(&rng, 6);
        draw_game(&rng, &cell, cell.hands > 4 ? 2 : 0, &handle, &drawn);
        view = view_of(drawn.game,
                       1u << seat_to_act(drawn.game) |
                           talon_rng_below(&rng, 1u << seats_at(drawn.game)));
        goal = 1 + talon_rng_below(&rng, 2);
        again = rng;
        status = talon_fh_solve_worlds(solver, view, goal, 0, NULL, &rng,
                                       scratch, sizeof scratch, COUNT(world),
                                       world, COUNT(world), &count);
        if (status == TALON_E_TRIES)
            continue;
        must_ok(status);
        must(count == COUNT(world));
        for (j = 0; j < count; j++) {
            copy_to(&sampled, view);
            must_ok(talon_game_sample(of(&sampled), view, &again, scratch,
                                      sizeof scratch));
            check_world(of(&sampled), goal, j, &world[j]);
        }
        must(memcmp(&rng, &again, sizeof rng) == 0);
        tried++;
    }
    ck_assert_uint_gt(tried, rounds * 9 / 10);
}
END_TEST

START_TEST(a_complete_game_is_its_only_world)
{
    uint32_t i, rounds = games_to_play(300), count;
    talon_fh_solver *solver = solver_in(area);
    talon_fh_world world[2];
    struct handle handle;
    struct drawn drawn;
    struct cell cell;
    talon_rng rng;

    seed_for(&rng, 163, 0);
    for (i = 0; i < rounds; i++) {
        cell = draw_cell(&rng, 4);
        draw_game(&rng, &cell, 0, &handle, &drawn);
        must_ok(talon_fh_solve_worlds(solver, drawn.game, TALON_FH_GOAL_TRICKS,
                                      0, NULL, &rng, scratch, sizeof scratch, 1,
                                      world, 1, &count));
        must(count == 1);
        check_world(drawn.game, TALON_FH_GOAL_TRICKS, 0, &world[0]);
    }
}
END_TEST

START_TEST(bad_views_and_worlds_are_refused)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_fh_solver *solver = solver_in(area);
    talon_fh_world world[2];
    uint32_t count;
    talon_rng rng;

    seed_for(&rng, 164, 0);
#define WORLDS(view, goal, memory, size)                                       \
    talon_fh_solve_worlds(solver, view, goal, 0, NULL, &rng, memory, size, 2,  \
                          world, 2, &count)
    ck_status(WORLDS(game, 1, scratch, sizeof scratch), TALON_E_PHASE);
    DEAL(game,
         "AS KS QS AD KD QD AH KH QH JK", [TALON_PLACE_TALON] = "7S 7C 7D");
    play(game, "0 bid 7H, 1 pass, 2 pass, 0 discard 7S 7C 7D");
    ck_status(WORLDS(view_of(game, SEAT(1)), 1, scratch, sizeof scratch),
              TALON_E_VIEW);
    ck_status(WORLDS(game, 0, scratch, sizeof scratch), TALON_E_ARGUMENT);
    ck_status(WORLDS(game, 3, scratch, sizeof scratch), TALON_E_ARGUMENT);
    ck_status(WORLDS(view_of(game, SEAT(0)), 1, scratch, 16), TALON_E_SPACE);
    ck_status(WORLDS(view_of(game, SEAT(0)), 1, (uint8_t *)scratch + 4,
                     sizeof scratch - 8),
              TALON_E_ALIGNMENT);
    ck_ok(WORLDS(view_of(game, SEAT(0)), 1, scratch, sizeof scratch));
    ck_status(WORLDS(sit("tripoli"), 1, scratch, sizeof scratch),
              TALON_E_WRONG_GAME);
}
END_TEST

/* ---- Reviews */

/* A card that was played, and the position before it. */
struct played {
    talon_fh_position before;
    talon_move move;
    uint32_t trick;
    struct worths worths; /* only with few cards left, else the count is 0 */
};

/* What a side scores if the value of the hand is `value`, less what the other
 * sides score. Each side counts once, however many seats it has. */
static int32_t points_for(const talon_game *game, const talon_fh_state *state,
                          uint32_t side, int32_t value)
{
    int32_t ours = 0, theirs = 0, i, points = 0;
    talon_fh_hand hand = {0};
    talon_fh_score score;
    talon_rules rules;

    must_ok(talon_game_rules(game, &rules));
    while (!(side >> ours & 1))
        ours++;
    while ((side >> theirs & 1) || (state->laid_down >> theirs & 1))
        theirs++;
    hand.dealer = state->dealer;
    hand.contractor = state->bidder;
    hand.partner = state->partner >= 0 ? state->partner : TALON_NOBODY;
    hand.bid_tricks = state->bid_tricks;
    hand.bid_denomination = state->bid_denomination;
    hand.played = TALON_FH_TRICKS;
    if (state->bidder >= 0)
        ours = state->bidder;
    for (i = 0; i < TALON_FH_TRICKS; i++)
        hand.winner[i] = (int8_t)(i < value ? ours : theirs);
    if (state->bidder >= 0 && is_misere(state->bid_denomination)) {
        hand.played = value ? TALON_FH_TRICKS : 1;
        memset(hand.winner, value ? theirs : ours, sizeof hand.winner);
    }
    must_ok(talon_fh_score_hand(&rules, &hand, &score));
    for (i = 0; i < (int32_t)seats_at(game); i++)
        if ((state->side[i] & ((1u << i) - 1)) == 0)
            points += (state->side[i] & side ? 1 : -1) *
                      (score.contract[i] + score.trick_points[i]);
    return points;
}

/* What each card is worth: from minimax or, with many cards left, from
 * talon_fh_solve_cards(). */
static struct worths worths_of(const struct played *played)
{
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX];
    struct worths worths = played->worths;
    uint32_t i;
    int ours;

    if (worths.count > 0)
        return worths;
    must_ok(talon_fh_solve_cards(solver_in(other_area), &played->before, 0,
                                 NULL, value, TALON_FH_CARD_VALUES_MAX,
                                 &worths.count));
    ours = played->before.side >> model_to_act(&played->before) & 1;
    for (i = 0; i < worths.count; i++) {
        worths.list[i].card = value[i].card;
        worths.list[i].suit = value[i].suit;
        worths.list[i].value = value[i].low;
        if (i == 0 ||
            (ours ? value[i].low > worths.best : value[i].low < worths.best))
            worths.best = value[i].low;
    }
    return worths;
}

static void check_item(const talon_game *game, const talon_fh_state *state,
                       const struct played *played,
                       const talon_fh_review_item *item)
{
    struct worths worths = worths_of(played);
    uint32_t i, at = 0, best = 0;
    int32_t cost;

    for (i = worths.count; i-- > 0;) {
        if (played->move.cards == (talon_cards)1 << worths.list[i].card &&
            played->move.denomination == worths.list[i].suit)
            at = i;
        if (worths.list[i].value == worths.best)
            best = i;
    }
    if (worths.list[at].value == worths.best)
        best = at;
    must(item->seat == played->move.seat);
    must(item->trick == played->trick);
    must(item->card == worths.list[at].card);
    must(item->suit == worths.list[at].suit);
    must(item->before == worths.best);
    must(item->after == worths.list[at].value);
    must(item->best_card == worths.list[best].card);
    must(item->best_suit == worths.list[best].suit);
    cost = points_for(game, state, played->before.side, item->before) -
           points_for(game, state, played->before.side, item->after);
    if (!(played->before.side >> item->seat & 1))
        cost = -cost;
    if (item->points != cost)
        printf("points %d, not %d\n", item->points, cost);
    must(item->points == cost);
    must(cost >= 0);
}

/* Plays at most `stop` cards at random and keeps them in `played`. Minimax
 * judges those of the last tricks. Returns the number of cards. */
static uint32_t play_out(talon_rng *rng, talon_game *game, uint32_t stop,
                         struct played played[])
{
    talon_fh_state state;
    uint32_t count = 0, moves;

    while (phase_of(game) == TALON_PHASE_TRICKS && count < stop) {
        must_ok(talon_fh_state_of(game, &state));
        model_of(game, &played[count].before);
        played[count].trick = state.trick;
        played[count].worths.count = 0;
        if (state.trick >= (seats_at(game) > 4 ? 9 : 8))
            minimax(game, minimax_side(game), &played[count].worths);
        must_ok(talon_game_move_count(game, &moves));
        must_ok(talon_game_move_at(game, talon_rng_below(rng, moves),
                                   &played[count].move));
        must_ok(talon_game_apply(game, &played[count++].move, NULL, 0, NULL));
    }
    return count;
}

static void review_one(talon_rng *rng, const struct cell *cell)
{
    talon_fh_review_item item[TALON_FH_LINE_MAX];
    struct played played[TALON_FH_LINE_MAX];
    uint32_t stop = TALON_FH_LINE_MAX, count, told, i;
    talon_fh_state state;
    struct handle handle;
    struct drawn drawn;

    do
        draw_game(rng, cell, 10, &handle, &drawn);
    while (drawn.on_table > 0);
    must_ok(talon_fh_state_of(drawn.game, &state));
    state.dealer = (int8_t)((state.leader + (int32_t)seats_at(drawn.game) - 1) %
                            (int32_t)seats_at(drawn.game));
    if (talon_rng_below(rng, 3) == 0)
        stop = 1 + talon_rng_below(rng, 40);
    count = play_out(rng, drawn.game, stop, played);
    memset(item, 0x55, sizeof item);
    must_ok(talon_fh_review(solver_in(area), drawn.game, 0, NULL, item,
                            TALON_FH_LINE_MAX, &told));
    must(told == count);
    for (i = 0; i < count; i++) {
        check_item(drawn.game, &state, &played[i], &item[i]);
        must(i == 0 || item[i].before == item[i - 1].after);
    }
    must_be(talon_fh_review(solver_in(area), drawn.game, 0, NULL, item,
                            count - 1, &told),
            TALON_E_SPACE);
    must(told == count);
    must_ok(talon_fh_review(
        solver_in(area), view_of(drawn.game, (1u << seats_at(drawn.game)) - 1),
        0, NULL, item, count, &told));
}

START_TEST(reviews_find_what_each_card_costs)
{
    uint32_t i, rounds = games_to_play(300);
    struct cell cell;
    talon_rng rng;

    seed_for(&rng, 165, 0);
    for (i = 0; i < rounds; i++) {
        cell = draw_cell(&rng, i % 20 == 0 ? 6 : 4);
        review_one(&rng, &cell);
    }
}
END_TEST

/* A review with a limit begins at the end of the hand, and each repeated call
 * continues with earlier cards. */
START_TEST(reviews_can_be_done_in_slices)
{
    talon_fh_review_item all[TALON_FH_LINE_MAX], part[TALON_FH_LINE_MAX];
    uint32_t i, j, rounds = games_to_play(60), count, told, slices = 0;
    struct played played[TALON_FH_LINE_MAX];
    struct handle handle;
    talon_status status;
    struct drawn drawn;
    struct cell cell;
    talon_rng rng;

    seed_for(&rng, 166, 0);
    for (i = 0; i < rounds; i++) {
        cell = draw_cell(&rng, 4);
        do
            draw_game(&rng, &cell, 10, &handle, &drawn);
        while (drawn.on_table > 0);
        count = play_out(&rng, drawn.game, TALON_FH_LINE_MAX, played);
        must_ok(talon_fh_review(solver_in(other_area), drawn.game, 0, NULL, all,
                                TALON_FH_LINE_MAX, &told));
        solver_in(area);
        do {
            status = talon_fh_review((talon_fh_solver *)area, drawn.game, 3000,
                                     NULL, part, TALON_FH_LINE_MAX, &told);
            slices++;
            must(status >= 0 && told == count && slices < 10000);
            for (j = 0; j < count && part[j].best_card == TALON_CARD_NONE; j++)
                must(part[j].card == all[j].card);
            must((j == 0) == (status == TALON_OK));
            must(memcmp(part + j, all + j, (count - j) * sizeof all[0]) == 0);
        } while (status == TALON_UNFINISHED);
    }
    ck_assert_uint_gt(slices, rounds);
}
END_TEST

START_TEST(bad_games_are_not_reviewed)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_fh_review_item item[TALON_FH_LINE_MAX];
    talon_fh_solver *solver = solver_in(area);
    talon_fh_score score;
    uint32_t count;

#define REVIEW(game) talon_fh_review(solver, game, 0, NULL, item, 60, &count)
    ck_status(REVIEW(game), TALON_E_PHASE);
    DEAL(game,
         "AS KS QS AD KD QD AH KH QH JK", [TALON_PLACE_TALON] = "7S 7C 7D");
    ck_status(REVIEW(game), TALON_E_PHASE);
    play(game, "0 bid 7H, 1 pass, 2 pass, 0 discard 7S 7C 7D");
    ck_status(REVIEW(game), TALON_E_PHASE);
    play(game, "0 play JK");
    ck_ok(REVIEW(game));
    ck_assert_uint_eq(count, 1);
    ck_status(REVIEW(view_of(game, SEAT(0))), TALON_E_VIEW);
    play_while(game, TALON_PHASE_TRICKS);
    ck_ok(REVIEW(game));
    ck_assert_uint_eq(count, 30);
    must_ok(talon_fh_last_score(game, &score));
    ck_assert_int_eq(item[29].after, score.tricks[0]);
    ck_status(REVIEW(sit("tripoli")), TALON_E_WRONG_GAME);
}
END_TEST

SUITE(advisor_hands)
TEST(every_contract_of_a_small_deal_has_its_value)
TEST(a_hand_without_a_contract_leaves_the_kitty_alone)
TEST(every_contract_of_a_whole_deal_has_its_value)
TEST(deals_are_solved_in_slices_and_in_little_memory)
TEST(deals_of_five_and_six_are_solved_in_little_memory)
TEST(bad_deals_are_refused)
TEST(the_worlds_of_a_view_are_solved)
TEST(a_complete_game_is_its_only_world)
TEST(bad_views_and_worlds_are_refused)
TEST(reviews_find_what_each_card_costs)
TEST(reviews_can_be_done_in_slices)
TEST(bad_games_are_not_reviewed)
END_SUITE
