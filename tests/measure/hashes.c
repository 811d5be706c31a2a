/* SPDX-License-Identifier: MIT */
/* Shows whether a change of the sources changes a game, a move, advice or an
 * answer of the solver. It plays a fixed number of seeded deals and prints one
 * line for each kind of result, with a hash of all results of that kind. Run it
 * on two versions and compare the lines. It uses only public headers and leaves
 * out English texts.
 *
 *   hashes [DEALS]
 *   hashes --short     seconds instead of minutes: one deal of each kind, in
 *                      which players make a third of the moves; no advice
 *
 *   games    PRESET          saves, views, samples and events of random games
 *   moves    PRESET LEVEL    hands that four players of a level play
 *   advice   PRESET LEVEL    all moves that are considered, and why, in
 *                            positions of random play
 *   house    GAME LEVEL      advice under random house rules
 *   solver   PRESET          values, cards, lines, tables, worlds, reviews, and
 *                            the nodes that they take */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/player.h>
#include <talon/solve.h>
#include <talon/talon.h>

#define HOUSES       24      /* sets of house rules for each game and level */
#define STEPS_MAX    600     /* of a random deal */
#define SOLVER_NODES 2000000 /* a limit: five or six hands take very long */
#define WORLDS       4

static union {
    uint64_t aligned;
    unsigned char byte[3][TALON_GAME_BYTES_MAX];
} memory;
static uint64_t scratch[TALON_PLAYER_BYTES / 8];
static uint64_t solver_memory[TALON_FH_SOLVER_BYTES_AMPLE / 8];
static talon_event events[TALON_EVENTS_MAX];
static uint8_t bytes[16384];

/* A game, a view of it, and the hash of everything so far. */
struct table {
    talon_game *game;
    talon_game *view;
    talon_game *world;
    talon_rng rng;
    uint64_t hash; /* FNV-1a */
    uint32_t level;
};

static void add(struct table *table, const void *from, size_t size)
{
    const unsigned char *byte = from;
    size_t i;

    for (i = 0; i < size; i++)
        table->hash = (table->hash ^ byte[i]) * 0x100000001B3u;
}

static void add_number(struct table *table, int64_t number)
{
    uint8_t byte[8];
    int i;

    for (i = 0; i < 8; i++)
        byte[i] = (uint8_t)((uint64_t)number >> 8 * i);
    add(table, byte, sizeof byte);
}

static void stop(const char *what, talon_status status)
{
    fprintf(stderr, "hashes: %s: %s\n", what, talon_status_text(status));
    exit(1);
}

static void need(const char *what, talon_status status)
{
    if (status < 0)
        stop(what, status);
}

static void begin(struct table *table, const talon_rules *rules,
                  uint32_t stream)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'h', 'a', 's', 'h'};

    table->hash = 0xCBF29CE484222325u;
    talon_rng_seed(&table->rng, seed, stream);
    need("a game", talon_game_init(memory.byte[0], TALON_GAME_BYTES_MAX, rules,
                                   &table->game));
    need("a view", talon_game_init(memory.byte[1], TALON_GAME_BYTES_MAX, rules,
                                   &table->view));
    need("a world", talon_game_init(memory.byte[2], TALON_GAME_BYTES_MAX, rules,
                                    &table->world));
}

static void add_game(struct table *table, const talon_game *game)
{
    size_t length;

    need("a save", talon_game_save(game, bytes, sizeof bytes, &length));
    add(table, bytes, length);
}

static void add_events(struct table *table, uint32_t count)
{
    size_t length;

    need("events",
         talon_events_save(events, count, bytes, sizeof bytes, &length));
    add(table, bytes, length);
}

static void deal(struct table *table)
{
    uint32_t count;

    need("chance", talon_game_chance(table->game, &table->rng, events,
                                     TALON_EVENTS_MAX, &count));
    add_events(table, count);
}

static void make(struct table *table, const talon_move *move)
{
    uint32_t count;

    need("a move",
         talon_game_apply(table->game, move, events, TALON_EVENTS_MAX, &count));
    add_events(table, count);
}

static void move_at_random(struct table *table)
{
    talon_move move;

    need("a random move",
         talon_game_move_random(table->game, &table->rng, &move));
    make(table, &move);
}

/* The seat to act, or TALON_NOBODY when enough deals have been played. */
static int32_t turn_of(const struct table *table, uint32_t deals)
{
    uint32_t dealt;
    int32_t seat;

    need("a turn", talon_game_to_act(table->game, &seat));
    talon_game_deal_count(table->game, &dealt);
    return seat == TALON_TABLE && dealt == deals ? TALON_NOBODY : seat;
}

/* ---- games */

static void look_at_game(struct table *table, uint32_t viewer)
{
    add_game(table, table->game);
    need("redaction",
         talon_game_redact(table->view, table->game, 1u << viewer));
    add_game(table, table->view);
    need("a sample", talon_game_sample(table->world, table->view, &table->rng,
                                       scratch, sizeof scratch));
    add_game(table, table->world);
}

static void play_games(struct table *table, uint32_t deals)
{
    uint32_t step, seats;
    int32_t seat;

    need("seats", talon_game_seat_count(table->game, &seats));
    for (step = 0; (seat = turn_of(table, deals)) != TALON_NOBODY; step++) {
        if (seat == TALON_TABLE)
            deal(table);
        else
            move_at_random(table);
        if (step % 8 == 7)
            look_at_game(table, step % seats);
    }
    add_game(table, table->game);
}

/* ---- players */

/* Players make one of so many moves; the others are random. */
static void play_moves(struct table *table, uint32_t deals, uint32_t every)
{
    talon_player_budget budget = {.level = table->level};
    talon_move move;
    uint32_t step = 0;
    int32_t seat;

    while ((seat = turn_of(table, deals)) != TALON_NOBODY) {
        if (seat == TALON_TABLE) {
            deal(table);
            continue;
        }
        if (step++ % every != 0) {
            move_at_random(table);
            continue;
        }
        need("a player",
             talon_player_move(table->game, seat, &budget, NULL, NULL, 0,
                               &table->rng, scratch, sizeof scratch, &move));
        make(table, &move);
    }
    add_game(table, table->game);
}

static void add_advice(struct table *table, const talon_advice *advice)
{
    add(table, &advice->next_move, sizeof advice->next_move);
    add_number(table, advice->worth);
    add_number(table, advice->worlds);
    add_number(table, advice->chance);
    add_number(table, advice->reason);
    add_number(table, advice->chance_of);
    add_number(table, advice->card);
    add_number(table, advice->seat);
}

/* Hashes all advice about a position, and the review of its last move. */
static void advise(struct table *table, int32_t seat)
{
    talon_player_budget budget = {.level = table->level};
    talon_advice advice[TALON_PLAYER_MOVES_MAX], best, other;
    uint32_t count, i;
    talon_status status = talon_player_advise(
        table->game, seat, &budget, NULL, NULL, 0, &table->rng, scratch,
        sizeof scratch, advice, TALON_PLAYER_MOVES_MAX, &count);

    add_number(table, status);
    if (status < 0)
        return;
    for (i = 0; i < count; i++)
        add_advice(table, &advice[i]);
    need("why", talon_player_why(table->game, seat, &budget, NULL, NULL, 0,
                                 &table->rng, scratch, sizeof scratch,
                                 &advice[count - 1].next_move, &best, &other));
    add_advice(table, &best);
    add_advice(table, &other);
}

/* Asks for advice in every third position, which brings up decisions of all
 * kinds and seats. */
static void advise_all(struct table *table, uint32_t deals)
{
    uint32_t step = 0;
    int32_t seat;

    while ((seat = turn_of(table, deals)) != TALON_NOBODY &&
           step++ < deals * STEPS_MAX) {
        if (seat == TALON_TABLE) {
            deal(table);
            continue;
        }
        if (step % 3 == 0)
            advise(table, seat);
        move_at_random(table);
    }
}

/* ---- the solver */

static void add_values(struct table *table, const talon_fh_card_value *value,
                       uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++)
        add(table, &value[i], sizeof value[i]);
}

static void solve_position(struct table *table, talon_fh_solver *solver)
{
    talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
    talon_move line[TALON_FH_LINE_MAX];
    talon_fh_world worlds[WORLDS];
    talon_fh_answer answer;
    talon_fh_position position;
    uint32_t count, i;

    if (talon_fh_position_of(table->game, &position) < 0)
        return;
    need("a value",
         talon_fh_solve(solver, &position, SOLVER_NODES, NULL, &answer));
    add_number(table, answer.low);
    add_number(table, answer.high);
    add_number(table, (int64_t)answer.nodes);
    need("cards",
         talon_fh_solve_cards(solver, &position, SOLVER_NODES, NULL, values,
                              TALON_FH_CARD_VALUES_MAX, &count));
    add_values(table, values, count);
    if (talon_fh_solve_line(solver, &position, SOLVER_NODES, NULL, line,
                            TALON_FH_LINE_MAX, &count) == TALON_OK)
        add(table, line, count * sizeof line[0]);
    need("worlds",
         talon_fh_solve_worlds(solver, table->game, TALON_FH_GOAL_MADE,
                               SOLVER_NODES, NULL, &table->rng, scratch,
                               sizeof scratch, WORLDS, worlds, WORLDS, &count));
    for (i = 0; i < count; i++)
        add_values(table, worlds[i].value, worlds[i].count);
}

static void solve_deal(struct table *table, talon_fh_solver *solver,
                       const talon_rules *rules)
{
    talon_cards hands[TALON_FH_SEATS_MAX] = {0};
    talon_fh_deal_table contracts;
    uint32_t seats, seat;

    need("seats", talon_game_seat_count(table->game, &seats));
    for (seat = 0; seat < seats; seat++)
        need("a hand", talon_game_cards(table->game, seat, &hands[seat], NULL));
    if (hands[0] == 0) /* the table's step dealt no hands */
        return;
    need("contracts", talon_fh_solve_deal(solver, rules, hands, SOLVER_NODES,
                                          NULL, &contracts));
    add(table, contracts.low, sizeof contracts.low);
    add(table, contracts.high, sizeof contracts.high);
    add_number(table, (int64_t)contracts.nodes);
}

static void review(struct table *table, talon_fh_solver *solver)
{
    talon_fh_review_item items[TALON_FH_LINE_MAX];
    uint32_t count, i;

    if (talon_fh_review(solver, table->game, SOLVER_NODES, NULL, items,
                        TALON_FH_LINE_MAX, &count) != TALON_OK)
        return;
    for (i = 0; i < count; i++)
        add(table, &items[i], sizeof items[i]);
}

static void solve_all(struct table *table, const talon_rules *rules,
                      uint32_t deals)
{
    talon_fh_solver *solver;
    uint32_t step = 0, phase;
    int32_t seat;

    need("a solver",
         talon_fh_solver_init(solver_memory, sizeof solver_memory, &solver));
    while ((seat = turn_of(table, deals)) != TALON_NOBODY) {
        if (seat == TALON_TABLE) {
            review(table, solver);
            deal(table);
            talon_fh_solver_forget(solver);
            solve_deal(table, solver, rules);
            continue;
        }
        need("a phase", talon_game_phase(table->game, &phase));
        if (phase == TALON_PHASE_TRICKS && step++ % 7 == 0)
            solve_position(table, solver);
        move_at_random(table);
    }
    review(table, solver);
}

/* ---- what is hashed */

static void print_line(const struct table *table, const char *what,
                       const char *whose)
{
    printf("%-7s %-16s %-9s %016" PRIx64 "\n", what, whose,
           talon_level_key(table->level), table->hash);
    fflush(stdout);
}

static void hash_level(struct table *table, const talon_rules *rules,
                       uint32_t preset, uint32_t deals, int brief)
{
    const char *key = talon_preset_key(rules->game_id, preset);

    begin(table, rules, 100 + preset);
    play_moves(table, deals, brief ? 3 : 1);
    print_line(table, "moves", key);
    if (brief)
        return;
    begin(table, rules, 200 + preset);
    advise_all(table, deals);
    print_line(table, "advice", key);
}

static void hash_preset(uint32_t game_id, uint32_t preset, uint32_t deals,
                        int brief)
{
    const char *key = talon_preset_key(game_id, preset);
    struct table table = {.level = 0};
    talon_rules rules;
    uint32_t i;

    need(key, talon_rules_init(&rules, game_id, preset));
    begin(&table, &rules, preset);
    play_games(&table, deals);
    print_line(&table, "games", key);
    for (i = 0; (table.level = talon_level_at(i)) != 0; i++)
        hash_level(&table, &rules, preset, deals, brief);
    if (game_id != TALON_GAME_FIVE_HUNDRED)
        return;
    begin(&table, &rules, 300 + preset);
    solve_all(&table, &rules, deals);
    print_line(&table, "solver", key);
}

/* Sets an option to one of its named values or to a number in its range. */
static void draw_option(talon_rng *rng, talon_rules *rules, uint32_t option)
{
    uint32_t named = talon_option_value_count(rules->game_id, option);
    int32_t low, high, step, value;
    uint32_t pick, numbers;

    need("a range",
         talon_option_range(rules->game_id, option, NULL, &low, &high, &step));
    numbers = high < low ? 0 : (uint32_t)((high - low) / step) + 1;
    pick = talon_rng_below(rng, named + (numbers > 8 ? 8 : numbers));
    if (pick < named)
        need("a value",
             talon_option_value_at(rules->game_id, option, pick, &value));
    else
        value = low + (int32_t)talon_rng_below(rng, numbers) * step;
    need("an option", talon_rules_set(rules, option, value));
}

/* Makes rules that differ from those of a preset in about a third of the
 * options. */
static void draw_rules(talon_rng *rng, uint32_t game_id, talon_rules *rules)
{
    uint32_t option;

    do {
        need("a preset",
             talon_rules_init(
                 rules, game_id,
                 1 + talon_rng_below(rng, talon_preset_count(game_id))));
        for (option = 1; option <= talon_option_count(game_id); option++)
            if (talon_rng_below(rng, 3) == 0)
                draw_option(rng, rules, option);
    } while (talon_rules_check(rules, NULL, 0, NULL) < 0);
}

static void hash_houses(uint32_t game_id)
{
    uint64_t hash = 0;
    struct table table;
    talon_rules rules;
    uint32_t i, house;

    for (i = 0; (table.level = talon_level_at(i)) != 0; i++) {
        hash = 0;
        for (house = 0; house < HOUSES; house++) {
            static const uint8_t seed[TALON_SEED_BYTES] = {'r'};
            talon_rng rng;

            talon_rng_seed(&rng, seed, house);
            draw_rules(&rng, game_id, &rules);
            begin(&table, &rules, 400 + house);
            add_number(&table, (int64_t)hash);
            advise_all(&table, 1);
            hash = table.hash;
        }
        print_line(&table, "house", talon_games_key(game_id));
    }
}

int main(int argc, char **argv)
{
    int brief = argc == 2 && strcmp(argv[1], "--short") == 0;
    uint32_t deals = brief ? 1 : 2;
    uint32_t i, game_id, preset;

    if (argc > 1 && !brief)
        deals = (uint32_t)strtoul(argv[1], NULL, 10);
    if (argc > 2 || deals < 1 || deals > 1000) {
        fputs("usage: hashes [DEALS | --short]\n", stderr);
        return 2;
    }
    for (i = 0; (game_id = talon_games_at(i)) != 0; i++) {
        for (preset = 1; preset <= talon_preset_count(game_id); preset++)
            hash_preset(game_id, preset, deals, brief);
        if (!brief)
            hash_houses(game_id);
    }
    return 0;
}
