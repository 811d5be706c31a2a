/* SPDX-License-Identifier: MIT */
/* What the solver answers in a random game of Five Hundred. */
#include "hashes.h"

#define WORLDS 2

static uint64_t memory[TALON_FH_SOLVER_BYTES_AMPLE / 8];
static talon_fh_discard_value discards[TALON_FH_DISCARDS_MAX];

struct asked {
    struct table *table;
    talon_fh_solver *solver;
    uint64_t *hash;
    uint32_t nodes;
};

static void add_value(uint64_t *hash, const talon_fh_card_value *value)
{
    add_number(hash, value->card);
    add_number(hash, value->suit);
    add_number(hash, value->low);
    add_number(hash, value->high);
    add_number(hash, value->same);
}

static void add_cards(const struct asked *asked,
                      const talon_fh_position *position)
{
    talon_fh_card_value values[TALON_FH_CARD_VALUES_MAX];
    uint32_t count, i;

    need("cards",
         talon_fh_solve_cards(asked->solver, position, asked->nodes, NULL,
                              values, TALON_FH_CARD_VALUES_MAX, &count));
    for (i = 0; i < count; i++)
        add_value(asked->hash, &values[i]);
}

static void add_best_line(const struct asked *asked,
                          const talon_fh_position *position)
{
    talon_move line[TALON_FH_LINE_MAX];
    uint32_t count, i;
    talon_status status =
        talon_fh_solve_line(asked->solver, position, asked->nodes, NULL, line,
                            TALON_FH_LINE_MAX, &count);

    add_number(asked->hash, status);
    for (i = 0; status == TALON_OK && i < count; i++)
        add_move(asked->hash, &line[i]);
}

static void add_worlds(const struct asked *asked)
{
    struct table *table = asked->table;
    talon_fh_world worlds[WORLDS];
    uint32_t count, i, k;

    host_forget(table_scratch, sizeof table_scratch);
    need("worlds", talon_fh_solve_worlds(
                       asked->solver, table->game, TALON_FH_GOAL_MADE,
                       asked->nodes, NULL, &table->rng, table_scratch,
                       sizeof table_scratch, WORLDS, worlds, WORLDS, &count));
    for (i = 0; i < count; i++)
        for (k = 0; k < worlds[i].count; k++)
            add_value(asked->hash, &worlds[i].value[k]);
}

static void add_position(const struct asked *asked)
{
    talon_fh_position position;
    talon_fh_answer answer;

    if (talon_fh_position_of(asked->table->game, &position) < 0)
        return;
    need("a value",
         talon_fh_solve(asked->solver, &position, asked->nodes, NULL, &answer));
    add_number(asked->hash, answer.low);
    add_number(asked->hash, answer.high);
    add_number(asked->hash, (int64_t)answer.nodes);
    add_cards(asked, &position);
    add_best_line(asked, &position);
    add_worlds(asked);
}

static void add_discards(const struct asked *asked)
{
    talon_fh_position position;
    uint32_t count = 0, i;
    talon_status status;

    if (talon_fh_position_before_discard(asked->table->game, &position) < 0)
        return;
    host_forget(discards, sizeof discards);
    status = talon_fh_solve_discards(asked->solver, &position,
                                     TALON_FH_DISCARDS_BEST, asked->nodes, NULL,
                                     discards, TALON_FH_DISCARDS_MAX, &count);
    add_number(asked->hash, status);
    for (i = 0; status >= 0 && i < count; i++) {
        add_number(asked->hash, (int64_t)discards[i].discard);
        add_number(asked->hash, discards[i].same);
        add_number(asked->hash, discards[i].suit);
        add_number(asked->hash, discards[i].low);
        add_number(asked->hash, discards[i].high);
    }
}

static void add_contracts(const struct asked *asked, const talon_rules *rules)
{
    static const int32_t before[TALON_FH_SEATS_MAX];
    talon_cards hands[TALON_FH_SEATS_MAX] = {0};
    talon_fh_deal_table contracts;
    talon_fh_par par;
    uint32_t seat;
    talon_status status;

    for (seat = 0; seat < asked->table->seats; seat++)
        need("a hand",
             talon_game_cards(asked->table->game, seat, &hands[seat], NULL));
    if (hands[0] == 0) /* cards were drawn for the deal */
        return;
    need("contracts", talon_fh_solve_deal(asked->solver, rules, hands,
                                          asked->nodes, NULL, &contracts));
    add(asked->hash, contracts.low, sizeof contracts.low);
    add(asked->hash, contracts.high, sizeof contracts.high);
    add_number(asked->hash, (int64_t)contracts.nodes);
    status = talon_fh_par_of(rules, 0, before, &contracts, &par);
    add_number(asked->hash, status);
    if (status < 0)
        return;
    add_number(asked->hash, par.low);
    add_number(asked->hash, par.high);
    add_number(asked->hash, par.contractor);
    add_number(asked->hash, par.bid_tricks);
    add_number(asked->hash, par.bid_denomination);
}

static void add_review(const struct asked *asked)
{
    talon_fh_review_item items[TALON_FH_LINE_MAX];
    uint32_t count = 0, i;
    talon_status status =
        talon_fh_review(asked->solver, asked->table->game, asked->nodes, NULL,
                        items, TALON_FH_LINE_MAX, &count);

    add_number(asked->hash, status);
    for (i = 0; status >= 0 && i < count; i++) {
        add_number(asked->hash, items[i].points);
        add_number(asked->hash, items[i].seat);
        add_number(asked->hash, items[i].trick);
        add_number(asked->hash, items[i].card);
        add_number(asked->hash, items[i].suit);
        add_number(asked->hash, items[i].best_card);
        add_number(asked->hash, items[i].best_suit);
        add_number(asked->hash, items[i].before);
        add_number(asked->hash, items[i].after);
    }
}

/* A step of the table ends a hand, if there was one, and begins the next. */
static void between_hands(const struct asked *asked, const talon_rules *rules)
{
    add_review(asked);
    table_chance(asked->table);
    talon_fh_solver_forget(asked->solver);
    add_contracts(asked, rules);
}

void hash_solver(struct table *table, const talon_rules *rules)
{
    struct asked asked = {table, NULL, &table->hash, table->amount->nodes};
    uint32_t step = 0, phase;
    talon_move move;
    int32_t seat;

    host_forget(memory, sizeof memory);
    need("a solver",
         talon_fh_solver_init(memory, sizeof memory, &asked.solver));
    while ((seat = table_turn(table)) != TALON_NOBODY) {
        if (seat == TALON_TABLE) {
            between_hands(&asked, rules);
            continue;
        }
        need("a phase", talon_game_phase(table->game, &phase));
        if (phase == TALON_PHASE_TRICKS) {
            if (step == 0)
                add_discards(&asked);
            if (step % table->amount->solve_every == 0)
                add_position(&asked);
            step++;
        }
        table_move_at_random(table, &move);
        table_make(table, &move);
    }
    add_review(&asked);
}
