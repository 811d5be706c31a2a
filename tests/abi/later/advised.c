/* SPDX-License-Identifier: MIT */
/* An advisor of today, with a libtalon that may be later (make.py): every move
 * that it names is legal, and rules that it does not know are refused by every
 * call that takes them or a game.
 *
 *   advised LEVEL...        these levels play a hand of every preset of the
 *                           libtalon in use; a line for each preset */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/player.h>
#include <talon/solve.h>
#include <talon/talon.h>

#define STEPS_MAX 400

static const uint8_t seed[TALON_SEED_BYTES] = {25, 2};
static uint64_t scratch[TALON_PLAYER_BYTES / 8];
static uint64_t solver_memory[TALON_FH_SOLVER_BYTES_GOOD / 8];
static union {
    uint64_t aligned;
    unsigned char byte[2][TALON_GAME_BYTES_MAX];
} memory;
static talon_fh_solver *solver;
static talon_rng rng;
static const char *name; /* of the preset */

static void must(const char *what, talon_status status)
{
    if (status >= 0)
        return;
    printf("%s: %s: %s\n", name, what, talon_status_name(status));
    exit(1);
}

/* ---- rules that the advisor does not know */

static void must_be_unsupported(const char *what, talon_status status)
{
    if (status == TALON_E_UNSUPPORTED)
        return;
    printf("\n");
    printf("%s: %s: %s\n", name, what, talon_status_name(status));
    exit(1);
}

/* Every call of the solver that takes a game of Five Hundred. */
static void refuse_solving(const talon_game *game)
{
    talon_fh_position position;
    talon_fh_world world;
    talon_fh_review_item items[TALON_FH_LINE_MAX];
    talon_fh_discard_review discard;
    talon_fh_discard_sum sum;
    uint32_t count;

    must_be_unsupported("a position", talon_fh_position_of(game, &position));
    must_be_unsupported(
        "worlds",
        talon_fh_solve_worlds(solver, game, TALON_FH_GOAL_TRICKS, 0, NULL, &rng,
                              scratch, sizeof scratch, 1, &world, 1, &count));
    must_be_unsupported("a review",
                        talon_fh_review(solver, game, 0, NULL, items,
                                        TALON_FH_LINE_MAX, &count));
    must_be_unsupported("a position before the discard",
                        talon_fh_position_before_discard(game, &position));
    must_be_unsupported("discards",
                        talon_fh_solve_discard_worlds(
                            solver, game, TALON_FH_GOAL_TRICKS, 0, NULL, &rng,
                            scratch, sizeof scratch, 1, &sum, 1, &count));
    must_be_unsupported(
        "a review of the discard",
        talon_fh_review_discard(solver, game, 0, NULL, &discard));
}

/* Every call of players. */
static void refuse_playing(const talon_game *game, int32_t seat)
{
    const talon_player_budget budget = {TALON_LEVEL_CLUB_1, 1, 1, 0, {0}};
    talon_advice advice[TALON_PLAYER_MOVES_MAX], other;
    talon_move move;
    uint32_t count;

    must("a move", talon_game_seat_move_at(game, seat, 0, &move));
    must_be_unsupported(
        "advice", talon_player_advise(game, seat, &budget, NULL, NULL, 0, &rng,
                                      scratch, sizeof scratch, advice,
                                      TALON_PLAYER_MOVES_MAX, &count));
    must_be_unsupported("why",
                        talon_player_why(game, seat, &budget, NULL, NULL, 0,
                                         &rng, scratch, sizeof scratch, &move,
                                         advice, &other));
    must_be_unsupported("a move", talon_player_move(game, seat, &budget, NULL,
                                                    NULL, 0, &rng, scratch,
                                                    sizeof scratch, &move));
}

static void refuse_deal(const talon_rules *rules)
{
    talon_cards hands[TALON_FH_SEATS_MAX] = {0}, pack;
    talon_fh_deal_table table = {0};
    talon_fh_par par;
    uint32_t seats, seat;

    must("a pack", talon_rules_pack(rules, &pack));
    must("seats", talon_rules_seat_count(rules, &seats));
    for (seat = 0; seat < seats && seat < TALON_FH_SEATS_MAX; seat++) {
        hands[seat] = pack & (~pack + 1);
        pack &= pack - 1;
    }
    if (rules->game_id == TALON_GAME_FIVE_HUNDRED)
        must_be_unsupported("a deal", talon_fh_solve_deal(solver, rules, hands,
                                                          0, NULL, &table));
    pack &= ~pack + 1;
    if (rules->game_id == TALON_GAME_FIVE_HUNDRED)
        must_be_unsupported("a deal with the kitty",
                            talon_fh_solve_deal_with_kitty(
                                solver, rules, hands, &pack, 0, NULL, &table));
    if (rules->game_id == TALON_GAME_FIVE_HUNDRED)
        must_be_unsupported("par",
                            talon_fh_par_of(rules, 0, NULL, &table, &par));
}

/* ---- playing */

/* The move of a player, which must be legal. */
static talon_move advised_move(const talon_game *game, int32_t seat,
                               uint32_t level)
{
    const talon_player_budget budget = {level, 8, 20000, 0, {0}};
    talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint32_t count, i;

    must("advice", talon_player_advise(game, seat, &budget, NULL, NULL, 0, &rng,
                                       scratch, sizeof scratch, advice,
                                       TALON_PLAYER_MOVES_MAX, &count));
    for (i = 0; i < count; i++)
        must("an advised move",
             talon_game_check(game, &advice[i].next_move, NULL));
    return advice[0].next_move;
}

static talon_move any_move(const talon_game *game, int32_t seat)
{
    talon_move move;
    uint32_t count;

    must("counting moves", talon_game_seat_move_count(game, seat, &count));
    must("a move", talon_game_seat_move_at(
                       game, seat, talon_rng_below(&rng, count), &move));
    return move;
}

static int is_five_hundred(const talon_game *game)
{
    talon_rules rules;

    must("rules", talon_game_rules(game, &rules));
    return rules.game_id == TALON_GAME_FIVE_HUNDRED;
}

/* Plays a deal. Returns the number of moves. */
static uint32_t play(talon_game *game, uint32_t level, int is_known)
{
    uint32_t moves = 0, deals;
    int32_t seat;
    talon_move move;

    for (;;) {
        must("deals", talon_game_deal_count(game, &deals));
        must("asking who acts", talon_game_to_act(game, &seat));
        if (seat == TALON_NOBODY || deals > 1 || moves > STEPS_MAX)
            return moves;
        if (seat == TALON_TABLE) {
            must("chance", talon_game_chance(game, &rng, NULL, 0, NULL));
            continue;
        }
        if (is_known) {
            move = advised_move(game, seat, level);
        } else {
            if (is_five_hundred(game))
                refuse_solving(game);
            refuse_playing(game, seat);
            move = any_move(game, seat);
        }
        must("playing", talon_game_apply(game, &move, NULL, 0, NULL));
        moves++;
    }
}

/* What a lobby learns before a game. */
static int ask_lobby(const talon_rules *rules)
{
    talon_status players =
        talon_advisor_supports(rules, TALON_ADVISOR_PART_PLAYERS);
    talon_status solves =
        talon_advisor_supports(rules, TALON_ADVISOR_PART_SOLVER);

    printf("%s: players %s, solver %s", name, talon_status_name(players),
           talon_status_name(solves));
    return players == TALON_OK;
}

/* Plays a deal with each level, if the advisor knows the rules; else with moves
 * at random, and every call is refused. */
static void try_rules(const talon_rules *rules, int levels, char **level)
{
    talon_game *game;
    int i, is_known = ask_lobby(rules);

    if (!is_known)
        refuse_deal(rules);
    for (i = 0; i < levels; i++) {
        must("a seed", talon_rng_seed(&rng, seed, 0));
        must("a game", talon_game_init(memory.byte[0], sizeof memory.byte[0],
                                       rules, &game));
        printf(", %s %" PRIu32, level[i],
               play(game, talon_level_find(level[i]), is_known));
    }
    printf("\n");
}

/* Options of today with values that may come later. */
static void try_values(int levels, char **level)
{
    static const struct {
        const char *name;
        uint32_t option;
        int32_t value;
    } later[] = {
        {"lowest-bid 8", TALON_FH_OPTION_LOWEST_BID, 8},
        {"deal-pattern 2", TALON_FH_OPTION_DEAL_PATTERN, 2},
    };
    talon_rules rules;
    size_t i;

    for (i = 0; i < sizeof later / sizeof later[0]; i++) {
        name = later[i].name;
        must("rules", talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 1));
        rules.value[later[i].option] = later[i].value;
        if (talon_rules_check(&rules, NULL, 0, NULL) == TALON_OK)
            try_rules(&rules, levels, level);
    }
}

int main(int argc, char **argv)
{
    talon_rules rules;
    uint32_t i, id, preset;

    name = "the advisor";
    if (!talon_advisor_version_serves(TALON_ADVISOR_VERSION)) {
        printf("the libraries do not serve each other\n");
        return 3;
    }
    must("a solver",
         talon_fh_solver_init(solver_memory, sizeof solver_memory, &solver));
    for (i = 0; (id = talon_games_at(i)) != 0; i++) {
        for (preset = 1; preset <= talon_preset_count(id); preset++) {
            name = talon_preset_key(id, preset);
            must("rules", talon_rules_init(&rules, id, preset));
            try_rules(&rules, argc - 1, argv + 1);
        }
    }
    try_values(argc - 1, argv + 1);
    return 0;
}
