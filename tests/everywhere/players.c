/* SPDX-License-Identifier: MIT */
/* Players of a level: the moves that they make, and what they advise. */
#include "hashes.h"

static talon_player_notes notes[TALON_SEATS_MAX];

static void remember(const struct table *table)
{
    need("notes", talon_player_notes_add(notes, table->seats, table_events,
                                         table->event_count));
}

static void forget(void)
{
    static const talon_player_notes nothing;
    uint32_t i;

    for (i = 0; i < TALON_SEATS_MAX; i++)
        notes[i] = nothing;
}

static void add_advice(uint64_t *hash, const talon_advice *advice)
{
    add_move(hash, &advice->next_move);
    add_number(hash, advice->worth);
    add_number(hash, advice->worlds);
    add_number(hash, advice->chance);
    add_number(hash, advice->reason);
    add_number(hash, advice->chance_of);
    add_number(hash, advice->card);
    add_number(hash, advice->seat);
    add_number(hash, advice->is_estimate);
    add_number(hash, advice->error);
}

static void add_beliefs(struct table *table, int32_t seat,
                        const talon_player_budget *budget)
{
    talon_belief beliefs[TALON_PACK_MAX];
    uint32_t count = 0, i, place;

    host_forget(table_scratch, sizeof table_scratch);
    add_number(&table->hash,
               talon_player_beliefs(table->game, seat, budget, NULL, notes,
                                    table->seats, &table->rng, table_scratch,
                                    sizeof table_scratch, beliefs,
                                    TALON_PACK_MAX, &count));
    for (i = 0; i < count; i++) {
        add_number(&table->hash, beliefs[i].card);
        add_number(&table->hash, beliefs[i].worlds);
        for (place = 0; place < TALON_BELIEF_PLACES; place++)
            add_number(&table->hash, beliefs[i].chance[place]);
    }
}

/* All advice about a decision, and why not the move that is listed last. Rules
 * of a house may be such that nobody advises on them. */
static void advise(struct table *table, int32_t seat)
{
    talon_player_budget budget = {.level = table->level};
    talon_advice advice[TALON_PLAYER_MOVES_MAX], best, other;
    uint32_t count, i;
    talon_status status;

    host_forget(table_scratch, sizeof table_scratch);
    status = talon_player_advise(table->game, seat, &budget, NULL, notes,
                                 table->seats, &table->rng, table_scratch,
                                 sizeof table_scratch, advice,
                                 TALON_PLAYER_MOVES_MAX, &count);

    add_number(&table->hash, status);
    if (status < 0)
        return;
    for (i = 0; i < count; i++)
        add_advice(&table->hash, &advice[i]);
    host_forget(table_scratch, sizeof table_scratch);
    need("why",
         talon_player_why(table->game, seat, &budget, NULL, notes, table->seats,
                          &table->rng, table_scratch, sizeof table_scratch,
                          &advice[count - 1].next_move, &best, &other));
    add_advice(&table->hash, &best);
    add_advice(&table->hash, &other);
    add_beliefs(table, seat, &budget);
}

static void choose(struct table *table, int32_t seat, talon_move *move)
{
    talon_player_budget budget = {.level = table->level};

    host_forget(table_scratch, sizeof table_scratch);
    need("a player", talon_player_move(table->game, seat, &budget, NULL, notes,
                                       table->seats, &table->rng, table_scratch,
                                       sizeof table_scratch, move));
}

/* Where a deal begins, counting begins somewhere else: so few decisions still
 * are of all kinds. */
static int is_asked(uint32_t step, uint32_t every)
{
    return step % every == every / 2;
}

void hash_moves(struct table *table)
{
    uint32_t step = table->level, asked = 0;
    talon_move move;
    int32_t seat;

    forget();
    while ((seat = table_turn(table)) != TALON_NOBODY) {
        if (seat == TALON_TABLE) {
            table_chance(table);
        } else {
            if (is_asked(step++, table->amount->move_every) &&
                asked++ < table->amount->questions * table->amount->deals)
                choose(table, seat, &move);
            else
                table_move_at_random(table, &move);
            add_move(&table->hash, &move);
            table_make(table, &move);
        }
        remember(table);
    }
    add_game(&table->hash, table->game);
}

void hash_advice(struct table *table)
{
    uint32_t step = table->level, asked = 0;
    talon_move move;
    int32_t seat;

    forget();
    while ((seat = table_turn(table)) != TALON_NOBODY &&
           asked < table->amount->questions * table->amount->deals) {
        if (seat == TALON_TABLE) {
            table_chance(table);
        } else {
            if (is_asked(step++, table->amount->advice_every)) {
                advise(table, seat);
                asked++;
            }
            table_move_at_random(table, &move);
            table_make(table, &move);
        }
        remember(table);
    }
}
