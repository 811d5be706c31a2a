/* SPDX-License-Identifier: MIT */
/* Forced misères: see fh_misere.h. */
#include "fh_misere.h"
#include "told.h"
#include "../reference_players/fh_look.h"
#include <talon/solve.h>

enum {
    NODES_MAX = 2000000000 /* the node limit for a misère */
};

void allow_misere(talon_rules *rules)
{
    rules->value[TALON_FH_OPTION_MISERE] = TALON_FH_MISERE_ANY_TIME;
}

/* How dangerous a hand is in a misère: the more high cards, the worse, and
 * jokers are worst. */
static uint32_t danger(talon_cards hand)
{
    uint32_t i, sum = 0;

    for (i = 0; i < fh_count(hand); i++)
        sum += fh_power(fh_nth(hand, i), NO_SUIT);
    return sum;
}

static int32_t lowest_seat(const struct table *table)
{
    int32_t seat, best = 0;
    talon_fh_state state;

    talon_fh_state_of(table->game, &state);
    for (seat = 1; seat < (int32_t)table->contest->seat_count; seat++)
        if (danger(state.hand[seat]) < danger(state.hand[best]))
            best = seat;
    return best;
}

static void discard_highest(struct table *table)
{
    talon_move move = {.kind = TALON_KIND_DISCARD};
    talon_fh_state state;

    talon_fh_state_of(table->game, &state);
    move.seat = state.bidder;
    while (fh_count(move.cards) < state.kitty_count)
        move.cards |= CARD_BIT(
            fh_highest(state.hand[state.bidder] & ~move.cards, NO_SUIT));
    told_move(table->game, &move);
    talon_game_apply(table->game, &move, NULL, 0, NULL);
}

void force_misere(struct table *table)
{
    int32_t bidder = lowest_seat(table), seat;
    uint32_t phase = TALON_PHASE_AUCTION;

    while (phase == TALON_PHASE_AUCTION) {
        talon_move move = {.kind = TALON_KIND_PASS};

        talon_game_to_act(table->game, &seat);
        move.seat = (int8_t)seat;
        if (seat == bidder) {
            move.kind = TALON_KIND_BID;
            move.denomination = TALON_DENOMINATION_MISERE;
        }
        told_move(table->game, &move);
        if (talon_game_apply(table->game, &move, NULL, 0, NULL) < 0)
            break;
        talon_game_phase(table->game, &phase);
    }
    if (phase == TALON_PHASE_DISCARD)
        discard_highest(table);
}

int is_makeable(const struct table *table)
{
    static uint64_t memory[TALON_FH_SOLVER_BYTES_AMPLE / 8];
    talon_fh_solver *solver;
    talon_fh_position position;
    talon_fh_answer answer;

    if (talon_fh_solver_init(memory, sizeof memory, &solver) < 0 ||
        talon_fh_position_of(table->game, &position) < 0 ||
        talon_fh_solve(solver, &position, NODES_MAX, NULL, &answer) != TALON_OK)
        return -1;
    return answer.low;
}

void count_misere(const struct table *table, int makeable)
{
    int32_t bidder, defender;
    talon_fh_score score;
    talon_fh_state state;

    if (makeable < 0)
        return;
    talon_fh_state_of(table->game, &state);
    talon_fh_last_score(table->game, &score);
    bidder = state.bidder;
    defender = (bidder + 1) % (int32_t)table->contest->seat_count;
    if (makeable) {
        count_for(table, bidder, "misere-thrown", !score.made);
        count_for(table, defender, "misere-beaten", !score.made);
    } else {
        count_for(table, bidder, "misere-let-off", score.made);
        count_for(table, defender, "misere-lets-off", score.made);
    }
}

static const char *const rows[][2] = {
    {"misere-thrown", "makeable misere thrown away"},
    {"misere-let-off", "lost misere let off"},
    {"misere-lets-off", "lets a lost misere off"},
    {"misere-beaten", "beats a makeable misere"},
};

void report_misere(const struct contest *contest, const struct sums *sums,
                   struct report *report)
{
    char name[SUM_NAME_MAX], label[512];
    uint32_t letter, i;

    for (letter = 0; letter < PLAYERS_MAX; letter++) {
        if (contest->player[letter] == NULL || !contest->misere)
            continue;
        snprintf(label, sizeof label, "%s: forced miseres",
                 contest->player[letter]->name);
        report_title(report, label);
        for (i = 0; i < sizeof rows / sizeof *rows; i++) {
            snprintf(name, sizeof name, "%c.%s", (char)('a' + letter),
                     rows[i][0]);
            report_share(report, name, rows[i][1], sums_find(sums, name));
        }
    }
}
