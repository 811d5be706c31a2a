/* SPDX-License-Identifier: MIT */
/* What must be true of the answers of players and of the solver: see
 * questions_advisor.h. They think little, so that many games can be asked
 * about. */
#include "questions_advisor.h"

#include "players.h"

#include "talon/solve.h"

#define NODES 512

static int knows(const talon_game *game, uint32_t part)
{
    talon_rules rules;

    demand(talon_game_rules(game, &rules) == TALON_OK);
    return talon_advisor_supports(&rules, part) == TALON_OK;
}

void ask_advisor(const struct asked *asked)
{
    struct question question = {.view = asked->game, .rng = *asked->rng};

    if (!knows(asked->game, TALON_ADVISOR_PART_PLAYERS))
        return;
    question.seat = (int32_t)talon_rng_below(asked->rng, TALON_SEATS_MAX);
    question.move = talon_rng_below(asked->rng, 1000);
    question.budget.level =
        talon_level_at(talon_rng_below(asked->rng, talon_level_count()));
    question.budget.worlds = 1 + talon_rng_below(asked->rng, 2);
    question.budget.nodes = 1 + talon_rng_below(asked->rng, 200);
    ask_players(&question);
}

/* ---- the solver */

static talon_fh_solver *new_solver(void)
{
    static uint64_t memory[TALON_FH_SOLVER_BYTES_MIN / 8];
    talon_fh_solver *solver;

    demand(talon_fh_solver_init(memory, sizeof memory, &solver) == TALON_OK);
    return solver;
}

static void check_done(talon_status status)
{
    demand(status == TALON_OK || status == TALON_UNFINISHED);
}

/* Cards are those that the game lets the seat play, and the best of their
 * values is that of the position. */
static void solve_cards(const struct asked *asked,
                        const talon_fh_position *position,
                        const talon_fh_answer *answer)
{
    talon_fh_card_value value[TALON_FH_CARD_VALUES_MAX];
    int32_t low, high, seat;
    talon_cards playable, cards = 0;
    uint32_t count, i, suits;

    check_done(talon_fh_solve_cards(new_solver(), position, NODES, NULL, value,
                                    TALON_FH_CARD_VALUES_MAX, &count));
    demand(talon_fh_playable(asked->game, &seat, &playable, &suits) ==
           TALON_OK);
    demand(count > 0);
    low = value[0].low;
    high = value[0].high;
    for (i = 0; i < count; i++) {
        int is_ours = position->side >> seat & 1;

        demand(value[i].low <= value[i].high && value[i].same <= i);
        cards |= (talon_cards)1 << value[i].card;
        if (is_ours ? value[i].low > low : value[i].low < low)
            low = value[i].low;
        if (is_ours ? value[i].high > high : value[i].high < high)
            high = value[i].high;
    }
    demand(cards == playable);
    demand(low <= answer->high && answer->low <= high);
}

static void solve_reach(const talon_fh_position *position, uint32_t tricks,
                        const talon_fh_answer *answer)
{
    int32_t verdict;

    check_done(talon_fh_solve_reach(new_solver(), position, tricks, NODES, NULL,
                                    &verdict));
    demand(verdict >= -1 && verdict <= 1);
    demand(verdict != 1 || answer->high >= (int32_t)tricks);
    demand(verdict != 0 || answer->low < (int32_t)tricks);
}

/* The game accepts the best play, card by card. */
static void solve_line(const struct asked *asked,
                       const talon_fh_position *position)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game = (talon_game *)memory;
    talon_move move[TALON_FH_LINE_MAX];
    uint32_t count, i;

    check_done(talon_fh_solve_line(new_solver(), position, NODES, NULL, move,
                                   TALON_FH_LINE_MAX, &count));
    if (is_view(asked->game))
        return; /* which makes no moves */
    copy_game(memory, asked->game);
    for (i = 0; i < count; i++)
        demand(talon_game_apply(game, &move[i], NULL, 0, NULL) == TALON_OK);
}

void ask_solver(const struct asked *asked)
{
    talon_fh_position position;
    talon_fh_answer answer;
    talon_status status;

    if (!knows(asked->game, TALON_ADVISOR_PART_SOLVER))
        return;
    status = talon_fh_position_of(asked->game, &position);
    demand(status != TALON_E_VIEW || is_view(asked->game));
    if (status != TALON_OK)
        return;
    demand(talon_fh_position_check(&position) == TALON_OK);
    check_done(talon_fh_solve(new_solver(), &position, NODES, NULL, &answer));
    demand(answer.low <= answer.high);
    solve_cards(asked, &position, &answer);
    solve_reach(&position, talon_rng_below(asked->rng, 11), &answer);
    solve_line(asked, &position);
}
