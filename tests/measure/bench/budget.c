/* SPDX-License-Identifier: MIT */
/* How many nodes the calls of the exact solver need for ordinary hands: the
 * figures on which TALON_FH_NODES_DEFAULT rests. What a call costs at worst
 * that has this limit, `bench_limits --nodes 20000000 known` tells.
 *
 *   bench_budget [PRESET [DEALS [NODES]]]   NODES is the limit of each call
 *
 * Every deal of a preset is played once for each kind of contract. The seat
 * whose hand suits the contract best bids it, all others pass, and a player of
 * level club-1 exchanges the kitty. Each call is made with a solver that has
 * forgotten everything: at the first lead the value, every card, a line of best
 * play, and worlds; for the hands as dealt, the table of contracts; and after
 * the hand, which novice-1 plays, its review. The solver has
 * TALON_FH_SOLVER_BYTES_GOOD bytes of memory for up to four hands, else
 * TALON_FH_SOLVER_BYTES_AMPLE.
 *
 * Calls do not tell how many nodes they used. So this program has a pause.c of
 * its own, which notes the nodes whenever a search looks at its flag; they are
 * too small by STOP_NODES at most. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* bench.h and the search both have tables. */
#define table bench_table
#include "bench.h"
#undef table
#include "talon/player.h"

/* pause.c as it is, but with another name for one of its functions. */
#define tln_sv_must_end must_end
#include "advisor/search/pause.c"
#undef tln_sv_must_end
int tln_sv_must_end(struct search *search);

#define SAMPLED 8 /* worlds */
#define DEALS   500
#define LIMIT   60000000

enum call_of {
    VALUE,
    CARDS,
    LINE,
    WORLDS_TRICKS,
    WORLDS_MADE,
    REVIEW,
    TABLE,
    CALLS
};

static const char *const call_names[CALLS] = {
    "value",          "every card", "line",           "8 worlds",
    "8 worlds, made", "review",     "table of a deal"};

enum contract_kind {
    TRUMPS,
    NO_TRUMP,
    MISERE,
    KINDS
};

static const char *const kind_names[KINDS] = {"trumps", "no trump", "misere"};

/* What the calls of one kind needed. */
struct needs {
    uint64_t nodes[10000];
    uint32_t count;
    double seconds; /* processor time of the slowest */
};

static struct needs needs[KINDS][CALLS];
static uint64_t seen; /* nodes, when a search last looked at its flag */
static double started;
static talon_fh_solver *solver;
static uint64_t players_memory[TALON_PLAYER_BYTES / 8];
static uint64_t game_memory[TALON_GAME_BYTES_MAX / 8];
static uint32_t limit = LIMIT; /* what needs more counts as needing this */
static const uint32_t never;

int tln_sv_must_end(struct search *search)
{
    seen = search->nodes;
    return must_end(search);
}

static int by_nodes(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

/* ---- hands */

static uint32_t cards_in(talon_cards cards)
{
    uint32_t count = 0;

    for (; cards != 0; cards &= cards - 1)
        count++;
    return count;
}

/* How well a hand suits a contract: many cards of a suit, many high cards, or
 * few. */
static int32_t suits_contract(talon_cards hand, uint32_t denomination)
{
    const talon_cards jokers = (talon_cards)1 << TALON_CARD_LOW_JOKER |
                               (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    uint32_t held = cards_in(hand & jokers), card;
    int32_t sum = 0;

    hand &= ~jokers;

    if (denomination <= TALON_SUIT_HEARTS)
        return (int32_t)(cards_in(hand >> (denomination - 1) * 16 & 0xFFFF) +
                         held);
    for (card = 0; card < TALON_PACK_MAX; card++) {
        if ((hand >> card & 1) != 0)
            sum += (int32_t)(card % 16);
    }
    sum += (int32_t)held * 40;
    return denomination == TALON_DENOMINATION_NO_TRUMP ? sum : -sum;
}

/* What is to be bid, and by whom. */
struct plan {
    uint32_t denomination;
    int32_t seat;
};

static struct plan plan_of(const talon_fh_state *state, uint32_t seats,
                           enum contract_kind kind)
{
    struct plan plan = {0, TALON_NOBODY};
    uint32_t first = TALON_SUIT_SPADES, last = TALON_SUIT_HEARTS, seat, d;
    int32_t best = INT32_MIN;

    if (kind != TRUMPS)
        first = last = kind == MISERE ? (uint32_t)TALON_DENOMINATION_MISERE
                                      : (uint32_t)TALON_DENOMINATION_NO_TRUMP;
    for (seat = 0; seat < seats; seat++) {
        for (d = first; d <= last; d++) {
            int32_t worth = suits_contract(state->hand[seat], d);

            if (worth > best) {
                best = worth;
                plan = (struct plan){d, (int32_t)seat};
            }
        }
    }
    return plan;
}

/* Whether a choice allows what is planned: a misère may be an open one. */
static uint32_t allowed(const talon_choice *choice, const struct plan *plan)
{
    uint32_t found = choice->denominations & 1u << plan->denomination;

    if (choice->kind != TALON_KIND_BID)
        return 0;
    if (found == 0 && plan->denomination == TALON_DENOMINATION_MISERE)
        found = choice->denominations & 1u << TALON_DENOMINATION_OPEN_MISERE;
    return found;
}

/* Bids as planned, else passes, else takes the first choice. Returns 0 if the
 * plan cannot be carried out. */
static int call_as_planned(talon_game *game, int32_t seat,
                           const struct plan *plan)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_move move = {.seat = (int8_t)seat};
    uint32_t count, i, bids = 0;

    must(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count),
         "choices");
    for (i = 0; i < count && bids == 0; i++) {
        if (seat == plan->seat)
            bids = allowed(&choice[i], plan);
        if (bids == 0)
            continue;
        move.kind = choice[i].kind;
        move.amount = choice[i].amount_min;
        move.denomination = (uint8_t)place_of(bids);
    }
    if (seat == plan->seat && bids == 0)
        return 0;
    for (i = 0; i < count && bids == 0 && move.kind == 0; i++) {
        if (choice[i].kind == TALON_KIND_PASS)
            move.kind = TALON_KIND_PASS;
    }
    if (move.kind == 0) {
        move.kind = choice[0].kind;
        move.amount = choice[0].amount_min;
        move.denomination = (uint8_t)place_of(choice[0].denominations &
                                              (0u - choice[0].denominations));
    }
    must(talon_game_apply(game, &move, NULL, 0, NULL), "a call");
    return 1;
}

static void move_of_player(talon_game *game, int32_t seat, uint32_t level,
                           talon_rng *rng)
{
    talon_player_budget budget = {.level = level};
    talon_move move;

    must(talon_player_move(game, seat, &budget, NULL, NULL, 0, rng,
                           players_memory, sizeof players_memory, &move),
         "a player");
    must(talon_game_apply(game, &move, NULL, 0, NULL), "a move");
}

/* ---- calls */

static void begin_call(void)
{
    must(talon_fh_solver_forget(solver), "forgetting");
    seen = 0;
    started = worked();
}

static void end_call(enum contract_kind kind, enum call_of call,
                     talon_status status)
{
    struct needs *of = &needs[kind][call];
    double seconds = (worked() - started) / 1e9;

    must(status, call_names[call]);
    if (of->count < LENGTH(of->nodes))
        of->nodes[of->count++] = status == TALON_UNFINISHED ? limit : seen;
    of->seconds = seconds > of->seconds ? seconds : of->seconds;
}

static void ask_worlds(const talon_game *game, enum contract_kind kind,
                       enum call_of call, uint32_t goal, talon_rng *rng)
{
    static uint64_t scratch[TALON_SAMPLE_BYTES_MAX / 8];
    talon_fh_world worlds[SAMPLED];
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_rules rules;
    talon_game *view;
    int32_t seat;

    must(talon_game_rules(game, &rules), "rules");
    must(talon_game_init(memory, sizeof memory, &rules, &view), "a view");
    must(talon_game_to_act(game, &seat), "a turn");
    must(talon_game_redact(view, game, 1u << seat), "a view");
    begin_call();
    end_call(kind, call,
             talon_fh_solve_worlds(solver, view, goal, limit, &never, rng,
                                   scratch, sizeof scratch, SAMPLED, worlds,
                                   SAMPLED, NULL));
}

/* Makes all calls about a position at the first lead. */
static void ask(const talon_game *game, enum contract_kind kind, talon_rng *rng)
{
    talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
    talon_move line[TALON_FH_LINE_MAX];
    talon_fh_position position;
    talon_fh_answer answer;

    must(talon_fh_position_of(game, &position), "a position");
    begin_call();
    end_call(kind, VALUE,
             talon_fh_solve(solver, &position, limit, &never, &answer));
    begin_call();
    end_call(kind, CARDS,
             talon_fh_solve_cards(solver, &position, limit, &never, values,
                                  TALON_FH_CARD_VALUES_MAX, NULL));
    begin_call();
    end_call(kind, LINE,
             talon_fh_solve_line(solver, &position, limit, &never, line,
                                 TALON_FH_LINE_MAX, NULL));
    ask_worlds(game, kind, WORLDS_TRICKS, TALON_FH_GOAL_TRICKS, rng);
    ask_worlds(game, kind, WORLDS_MADE, TALON_FH_GOAL_MADE, rng);
}

static void ask_review(const talon_game *game, enum contract_kind kind)
{
    talon_fh_review_item items[TALON_FH_LINE_MAX];

    begin_call();
    end_call(kind, REVIEW,
             talon_fh_review(solver, game, limit, &never, items,
                             TALON_FH_LINE_MAX, NULL));
}

static void ask_table(const talon_rules *rules, const talon_fh_state *state)
{
    talon_fh_deal_table table;

    begin_call();
    end_call(
        TRUMPS, TABLE,
        talon_fh_solve_deal(solver, rules, state->hand, limit, &never, &table));
}

/* ---- deals */

/* Plays a deal with a contract of a kind. In some presets not every deal has
 * one: then nothing is asked. */
static void play_deal(const talon_rules *rules, uint32_t number,
                      enum contract_kind kind)
{
    static const uint8_t seed[TALON_SEED_BYTES];
    struct plan plan = {0, TALON_NOBODY};
    uint32_t phase = 0, dealt = 0, asked = 0, seats, kinds;
    talon_fh_state state;
    talon_game *game;
    talon_rng rng;
    int32_t seat;

    must(talon_rng_seed(&rng, seed, number), "a seed");
    must(talon_game_init(game_memory, sizeof game_memory, rules, &game),
         "a game");
    must(talon_game_seat_count(game, &seats), "seats");
    while (dealt == 0) {
        must(talon_game_to_act(game, &seat), "a turn");
        must(talon_game_phase(game, &phase), "a phase");
        must(talon_fh_state_of(game, &state), "a state");
        if (seat == TALON_TABLE) {
            must(talon_game_chance(game, &rng, NULL, 0, NULL), "a deal");
            plan.seat = TALON_NOBODY;
        } else if (phase == TALON_PHASE_AUCTION) {
            if (plan.seat == TALON_NOBODY && kind == TRUMPS)
                ask_table(rules, &state);
            if (plan.seat == TALON_NOBODY)
                plan = plan_of(&state, seats, kind);
            if (!call_as_planned(game, seat, &plan))
                return;
        } else if (phase != TALON_PHASE_TRICKS) {
            move_of_player(game, seat, TALON_LEVEL_CLUB_1, &rng);
        } else {
            kinds = state.bid_denomination >= TALON_DENOMINATION_MISERE ? MISERE
                    : state.bid_denomination == TALON_DENOMINATION_NO_TRUMP
                        ? NO_TRUMP
                        : TRUMPS;
            if (state.bid_denomination == 0 || kinds != (uint32_t)kind)
                return;
            if (!asked)
                ask(game, kind, &rng);
            asked = 1;
            move_of_player(game, seat, TALON_LEVEL_NOVICE_1, &rng);
        }
        must(talon_game_deal_count(game, &dealt), "a count");
    }
    if (asked)
        ask_review(game, kind);
}

static uint64_t part_of(const struct needs *of, double part)
{
    return of->nodes[(size_t)(part * (of->count - 1))];
}

static void tell(const char *preset, enum contract_kind kind, enum call_of call)
{
    struct needs *of = &needs[kind][call];
    uint32_t above = 0, i;

    if (of->count == 0)
        return;
    qsort(of->nodes, of->count, sizeof of->nodes[0], by_nodes);
    for (i = 0; i < of->count; i++)
        above += of->nodes[i] >= TALON_FH_NODES_DEFAULT;
    printf("%-14s %-9s %-15s %5" PRIu32 " %9" PRIu64 " %10" PRIu64 " %10" PRIu64
           "%s %8.3f %4" PRIu32 "\n",
           preset, call == TABLE ? "all" : kind_names[kind], call_names[call],
           of->count, part_of(of, 0.5), part_of(of, 0.99), part_of(of, 1),
           part_of(of, 1) >= limit ? "+" : " ", of->seconds, above);
    fflush(stdout);
    of->count = 0;
    of->seconds = 0;
}

static void measure_preset(uint32_t preset, uint32_t deals)
{
    const char *key = talon_preset_key(TALON_GAME_FIVE_HUNDRED, preset);
    talon_rules rules = preset_rules(TALON_GAME_FIVE_HUNDRED, key);
    uint32_t kind, call, number, seats;
    size_t size;

    must(talon_rules_seat_count(&rules, &seats), "seats");
    size =
        seats <= 4 ? TALON_FH_SOLVER_BYTES_GOOD : TALON_FH_SOLVER_BYTES_AMPLE;
    must(talon_fh_solver_init(solver, size, &solver), "a solver");
    for (kind = 0; kind < KINDS; kind++) {
        for (number = 0; number < deals; number++)
            play_deal(&rules, number, (enum contract_kind)kind);
        for (call = 0; call < CALLS; call++)
            tell(key, (enum contract_kind)kind, (enum call_of)call);
    }
}

int main(int argc, char **argv)
{
    uint32_t deals = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : DEALS;
    uint32_t preset = 0, i;

    solver = memory_for(1, TALON_FH_SOLVER_BYTES_AMPLE);
    if (argc > 1)
        preset = talon_preset_find(TALON_GAME_FIVE_HUNDRED, argv[1]);
    if (argc > 3)
        limit = (uint32_t)strtoul(argv[3], NULL, 10);
    if ((argc > 1 && preset == 0) || deals < 1 || deals > DEALS * 20) {
        fputs("usage: bench_budget [PRESET [DEALS [NODES]]]\n", stderr);
        return EXIT_FAILURE;
    }
    printf("%-14s %-9s %-15s %5s %9s %10s %11s %8s %4s\n", "preset", "contract",
           "call", "calls", "median", "p99", "largest", "seconds", ">=");
    for (i = 1; i <= talon_preset_count(TALON_GAME_FIVE_HUNDRED); i++) {
        if (preset == 0 || preset == i)
            measure_preset(i, deals);
    }
    return EXIT_SUCCESS;
}
