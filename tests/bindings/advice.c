/* SPDX-License-Identifier: MIT */
/* Asks the advisor about games under every preset, and writes the transcript
 * that README.md describes.
 *
 *   advice SEED TURNS */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/player.h>
#include <talon/solve.h>
#include <talon/talon.h>

#define FNV_BASIS UINT64_C(14695981039346656037)
#define FNV_PRIME UINT64_C(1099511628211)

enum {
    WORLDS = 2,
    NODES = 1000,
    LIMIT = 3000,
    EVERY = 3
};

static uint64_t hash = FNV_BASIS;
static talon_game *game, *view;
static talon_rng rng;
static talon_player_notes notes[TALON_SEATS_MAX];
static uint64_t scratch[TALON_PLAYER_BYTES / sizeof(uint64_t)];
static uint64_t memory[TALON_FH_SOLVER_BYTES_GOOD / sizeof(uint64_t)];
static talon_fh_solver *solver;

static void put(const char *format, ...)
{
    char text[512];
    const char *at;
    va_list words;

    va_start(words, format);
    vsnprintf(text, sizeof text, format, words);
    va_end(words);
    fputs(text, stdout);
    for (at = text; *at != 0; at++)
        hash = (hash ^ (uint8_t)*at) * FNV_PRIME;
}

static void must(talon_status status)
{
    if (status >= 0)
        return;
    fprintf(stderr, "advice: %s\n", talon_status_text(status));
    exit(1);
}

/* The number of a card, or -1 for none. */
static int card(talon_card number)
{
    return number == TALON_CARD_NONE ? -1 : number;
}

static void put_move(const talon_move *m)
{
    put(" %u %d %016" PRIx64 " %d %d %u %u", m->kind, m->seat, m->cards,
        m->amount, m->other, m->denomination, m->index);
}

static void put_advice(const char *word, const talon_advice *a)
{
    put("%s", word);
    put_move(&a->next_move);
    put(" %" PRId64 " %u %u %u %u %u %s %d %d\n", a->worth, a->is_estimate,
        a->error, a->worlds, a->chance_of, a->chance,
        talon_advisor_term_key(TALON_ADVISOR_SPACE_REASON, a->reason),
        card(a->card), a->seat);
}

/* Prints the levels of a game, and the budget of each level in every phase. */
static void list_levels(uint32_t game_id)
{
    talon_player_budget budget;
    uint32_t i, j;
    int32_t phase;

    for (i = 0; i < talon_level_count(); i++) {
        uint32_t level = talon_level_at(i);

        put("level %u %s: %s\n", level, talon_level_key(level),
            talon_level_label(level));
        for (j = 0; j < talon_term_count(TALON_SPACE_PHASE); j++) {
            talon_status status;

            must(talon_term_at(TALON_SPACE_PHASE, j, &phase));
            memset(&budget, 0, sizeof budget);
            status = talon_player_budget_of(level, game_id, (uint32_t)phase,
                                            &budget);
            put("budget %d %s %u %u\n", phase, talon_status_name(status),
                budget.worlds, budget.nodes);
        }
    }
}

/* Prints every number of the advisor's spaces, with its key and label. */
static void list_terms(void)
{
    uint32_t space, i;
    int32_t number;

    for (space = TALON_ADVISOR_SPACE_PART; space <= TALON_ADVISOR_SPACE_GOAL;
         space++)
        for (i = 0; i < talon_advisor_term_count(space); i++) {
            must(talon_advisor_term_at(space, i, &number));
            put("term %u %d %s: %s\n", space, number,
                talon_advisor_term_key(space, number),
                talon_advisor_term_label(space, number));
        }
}

/* Gets advice for a seat, asks "why not" about a random move, and lets the
 * player make its move. */
static void make_move(uint32_t turn, int32_t seat, talon_move *next_move)
{
    talon_player_budget budget = {.worlds = WORLDS, .nodes = NODES};
    talon_advice advice[TALON_PLAYER_MOVES_MAX], other;
    talon_move asked;
    talon_rng ahead = rng;
    uint32_t count = 0, i, seats = TALON_SEATS_MAX;
    talon_status status;

    budget.level = talon_level_at(turn % talon_level_count());
    must(talon_game_redact(view, game, UINT32_C(1) << seat));
    status = talon_player_advise(view, seat, &budget, NULL, notes, seats,
                                 &ahead, scratch, sizeof scratch, advice,
                                 TALON_PLAYER_MOVES_MAX, &count);
    put("advise %s\n", talon_status_name(status));
    for (i = 0; i < count; i++)
        put_advice("advice", &advice[i]);
    ahead = rng;
    must(talon_game_move_random(game, &ahead, &asked));
    ahead = rng;
    status = talon_player_why(view, seat, &budget, NULL, notes, seats, &ahead,
                              scratch, sizeof scratch, &asked, advice, &other);
    put("why %s\n", talon_status_name(status));
    if (status >= 0) {
        put_advice("best", advice);
        put_advice("other", &other);
    }
    status = talon_player_move(view, seat, &budget, NULL, notes, seats, &rng,
                               scratch, sizeof scratch, next_move);
    put("move %s", talon_status_name(status));
    if (status < 0)
        must(talon_game_move_random(game, &rng, next_move));
    put_move(next_move);
    put("\n");
}

static void put_values(const talon_fh_card_value *values, uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++)
        put(" %d:%u:%d:%d:%u", values[i].card, values[i].suit, values[i].low,
            values[i].high, values[i].same);
    put("\n");
}

static void solve_deal(const talon_fh_position *position)
{
    talon_fh_deal_table table;
    talon_rules rules;
    talon_status status;
    uint32_t seat, d;

    must(talon_game_rules(game, &rules));
    status = talon_fh_solve_deal(solver, &rules, position->hand, LIMIT, NULL,
                                 &table);
    put("deal %s", talon_status_name(status));
    if (status >= 0)
        put(" %" PRIu64, table.nodes);
    for (seat = 0; status >= 0 && seat < TALON_FH_SEATS_MAX; seat++)
        for (d = 0; d < 8; d++)
            put(" %d:%d", table.low[seat][d], table.high[seat][d]);
    put("\n");
}

/* The discard is the kitty of a deal with the same hands. */
static void find_par(const talon_fh_position *position)
{
    talon_fh_deal_table table;
    talon_fh_state state;
    talon_fh_par par;
    talon_rules rules;
    talon_status status;

    must(talon_game_rules(game, &rules));
    must(talon_fh_state_of(game, &state));
    status = talon_fh_solve_deal_with_kitty(
        solver, &rules, position->hand, &state.discard, LIMIT, NULL, &table);
    if (status >= 0)
        status =
            talon_fh_par_of(&rules, state.dealer, state.score, &table, &par);
    put("par %s", talon_status_name(status));
    if (status >= 0)
        put(" %d %d %d %u %u", par.low, par.high, par.contractor,
            par.bid_tricks, par.bid_denomination);
    put("\n");
}

static void solve_worlds(void)
{
    talon_fh_world worlds[WORLDS];
    talon_rng ahead = rng;
    uint32_t count = 0, i;
    int32_t seat;
    talon_status status;

    must(talon_game_to_act(game, &seat));
    must(talon_game_redact(view, game, UINT32_C(1) << seat));
    status = talon_fh_solve_worlds(solver, view, TALON_FH_GOAL_MADE, LIMIT,
                                   NULL, &ahead, scratch, sizeof scratch,
                                   WORLDS, worlds, WORLDS, &count);
    put("worlds %s\n", talon_status_name(status));
    for (i = 0; status >= 0 && i < count; i++) {
        put("world %u", worlds[i].index);
        put_values(worlds[i].value, worlds[i].count);
    }
}

static void review(void)
{
    talon_fh_review_item items[TALON_FH_LINE_MAX];
    uint32_t count = 0, i;
    talon_status status = talon_fh_review(solver, game, LIMIT, NULL, items,
                                          TALON_FH_LINE_MAX, &count);

    put("review %s\n", talon_status_name(status));
    for (i = 0; status >= 0 && i < count; i++)
        put("item %d %u %d %u %d %d %u %d %d\n", items[i].seat, items[i].trick,
            items[i].card, items[i].suit, items[i].points,
            card(items[i].best_card), items[i].best_suit, items[i].before,
            items[i].after);
}

/* Asks the solver everything about a position, and prints the answers. */
static void solve(const talon_fh_position *position)
{
    talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
    talon_move line[TALON_FH_LINE_MAX];
    talon_fh_answer answer;
    talon_status status;
    uint32_t count, i;
    int32_t verdict;

    must(talon_fh_solver_forget(solver));
    status = talon_fh_solve_cards(solver, position, LIMIT, NULL, values,
                                  TALON_FH_CARD_VALUES_MAX, &count);
    put("cards %s", talon_status_name(status));
    put_values(values, count);
    status = talon_fh_solve(solver, position, LIMIT, NULL, &answer);
    put("value %s %d %d %" PRIu64 "\n", talon_status_name(status), answer.low,
        answer.high, answer.nodes);
    status = talon_fh_solve_reach(solver, position, 5, LIMIT, NULL, &verdict);
    put("reach %s %d\n", talon_status_name(status), verdict);
    status = talon_fh_solve_line(solver, position, LIMIT, NULL, line,
                                 TALON_FH_LINE_MAX, &count);
    put("line %s", talon_status_name(status));
    for (i = 0; i < count; i++)
        put(" %d:%016" PRIx64 ":%u", line[i].seat, line[i].cards,
            line[i].denomination);
    put("\n");
    if (position->table[0] == TALON_CARD_NONE) {
        solve_deal(position);
        find_par(position);
    }
    solve_worlds();
}

static void step(uint32_t turn, int32_t seat)
{
    talon_event events[TALON_EVENTS_MAX];
    talon_fh_position position;
    talon_move next_move;
    uint32_t count;

    put("turn %u %d\n", turn, seat);
    if (seat == TALON_TABLE) {
        must(talon_game_chance(game, &rng, events, TALON_EVENTS_MAX, &count));
    } else {
        if (turn % EVERY == 0 && talon_fh_position_of(game, &position) >= 0)
            solve(&position);
        make_move(turn, seat, &next_move);
        must(talon_game_apply(game, &next_move, events, TALON_EVENTS_MAX,
                              &count));
    }
    must(talon_player_notes_add(notes, TALON_SEATS_MAX, events, count));
}

static void play(const talon_rules *rules, uint32_t turns)
{
    uint64_t rooms[2][TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    uint32_t turn = 0, i;
    int32_t seat;

    must(talon_game_init(rooms[0], sizeof rooms[0], rules, &game));
    must(talon_game_init(rooms[1], sizeof rooms[1], rules, &view));
    memset(notes, 0, sizeof notes);
    must(talon_fh_solver_forget(solver));
    for (;;) {
        must(talon_game_to_act(game, &seat));
        must(talon_game_turn(game, &turn));
        if (seat == TALON_NOBODY || turn >= turns)
            break;
        step(turn, seat);
    }
    if (rules->game_id == TALON_GAME_FIVE_HUNDRED)
        review();
    for (i = 0; i < TALON_SEATS_MAX; i++)
        put("notes %u %u %u %u %u %u %u %u %u %u %u %u\n", notes[i].deals,
            notes[i].passes, notes[i].bids, notes[i].contracts, notes[i].made,
            notes[i].checks, notes[i].bets, notes[i].raises, notes[i].calls,
            notes[i].folds, notes[i].showdowns, notes[i].strengths);
}

/* Prints which parts of the advisor know all rules that are set. */
static void put_support(const talon_rules *rules)
{
    put("supports %s %s\n",
        talon_status_name(
            talon_advisor_supports(rules, TALON_ADVISOR_PART_PLAYERS)),
        talon_status_name(
            talon_advisor_supports(rules, TALON_ADVISOR_PART_SOLVER)));
}

static void play_presets(uint32_t game_id, const uint8_t *seed, uint32_t turns)
{
    talon_rules rules;
    uint32_t preset;

    list_levels(game_id);
    for (preset = 1; preset <= talon_preset_count(game_id); preset++) {
        must(talon_rules_init(&rules, game_id, preset));
        must(talon_rng_seed(&rng, seed, preset));
        put("play %s\n", talon_preset_key(game_id, preset));
        put_support(&rules);
        play(&rules, turns);
    }
}

int main(int argc, char **argv)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};
    uint32_t i;

    if (argc != 3 || strlen(argv[1]) > sizeof seed ||
        !talon_advisor_version_serves(TALON_ADVISOR_VERSION))
        return 2;
    memcpy(seed, argv[1], strlen(argv[1]));
    must(talon_fh_solver_init(memory, sizeof memory, &solver));
    put("advisor %u\n", talon_advisor_version_number());
    list_terms();
    for (i = 0; i < talon_games_count(); i++)
        play_presets(talon_games_at(i), seed,
                     (uint32_t)strtoul(argv[2], NULL, 10));
    printf("hash %016" PRIx64 "\n", hash);
    return 0;
}
