/* SPDX-License-Identifier: MIT */
/* Betting (TR-17 … TR-19, TR-33), in the poker phase and for closing pots.
 *
 * In every world it is known who has the best hand, and how likely each
 * opponent is to stay in at a price (pt_bettors.h). From that, the average
 * result of a move can be calculated: if nobody with a better hand stays in,
 * the seat wins the pot and the calls of players with worse hands; otherwise,
 * it loses what it pays now. What it paid before is gone in any case. */
#include "advisor/tripoli/pt_bet.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/tripoli/pt_bettors.h"
#include "advisor/tripoli/pt_constants.h"
#include "advisor/tripoli/pt_percentile.h"
#include "advisor/tripoli/pt_told.h"

/* Larger numbers of chips are cut to this, so that sums over all worlds stay
 * below 2^63. */
#define CHIPS_MAX ((int64_t)1 << 24)

struct pot {
    int64_t before;              /* in the pot from before this round */
    int64_t staked[PLAYERS_MAX]; /* by player: chips paid in this round */
    int64_t purse[PLAYERS_MAX];
    int64_t most;    /* the highest stake */
    uint32_t in;     /* the set of players still in */
    uint32_t behind; /* those of them whose first turn comes after the seat's */
};

/* Sums over all worlds, each world counted with its weight: what a move brings,
 * in thousandths of chips; and `best`, the seat's share of the pot, in
 * 1024ths. */
struct sums {
    struct estimate check; /* and then folding, if another player bets, */
    struct estimate faced; /* or calling its bet */
    struct estimate call;
    struct estimate raise;
    struct estimate asked; /* the bet or raise that was asked about */
    int64_t best;
};

/* What the moves cost: a call, and the sizes of bets or raises, or 0. */
struct stakes {
    int64_t cost;
    int64_t size;  /* the player's own */
    int64_t asked; /* that of the move asked about */
};

static int64_t chips(int64_t number)
{
    return number < CHIPS_MAX ? number : CHIPS_MAX;
}

static void read_pot(const struct pt_mind *mind, struct pot *pot)
{
    const talon_tr_state *state = &mind->state;
    int64_t before = state->boxes[TALON_TR_BOX_POT];
    uint32_t player, opener;

    pot->most = 0;
    pot->in = 1;
    pot->behind = 0;
    opener =
        mind->rule[TALON_TR_OPTION_POKER_OPENER] == TALON_TR_POKER_OPENER_DEALER
            ? mind->dealer
            : (mind->dealer + 1) % mind->players;
    for (player = 0; player < mind->players; player++) {
        uint32_t seat = mind->seat_of[player];

        pot->staked[player] = chips(state->staked[seat]);
        before -= state->staked[seat];
        pot->purse[player] = chips(mind->course.purse[player]);
        if (pot->staked[player] > pot->most)
            pot->most = pot->staked[player];
        if (state->in_poker >> seat & 1)
            pot->in |= 1u << player;
        if (player > 0 && (opener == 0 || player < opener))
            pot->behind |= 1u << player;
    }
    pot->behind &= pot->in;
    pot->before = chips(before);
}

/* The chips that the seat can win with a stake (TR-33), not counting what it
 * still has to pay for that stake. */
static int64_t within_reach(const struct pt_mind *mind, const struct pot *pot,
                            int64_t stake)
{
    int64_t reach = pot->before;
    uint32_t player;

    for (player = 1; player < mind->players; player++)
        reach += pot->staked[player] < stake ? pot->staked[player] : stake;
    return reach + pot->staked[0];
}

/* The chips that a player has to pay to match a stake, at most its purse. */
static int64_t due_from(const struct pot *pot, uint32_t player, int64_t stake)
{
    int64_t due = stake - pot->staked[player];

    if (due > pot->purse[player])
        due = pot->purse[player];
    return due > 0 ? due : 0;
}

static uint32_t price_of(int64_t cost, int64_t pot)
{
    return pot + cost > 0 ? (uint32_t)(cost * ONE_1024 / (pot + cost)) : 0;
}

/* What the seat gains in a world on average, in 1024ths of a chip, if it pays
 * `paid` more chips and all others still in then answer. `step` is the size of
 * its bet or raise, or 0 for a call. An opponent that answers with a raise
 * costs the seat RERAISES more steps if its hand is better; otherwise it brings
 * the seat one more step. */
static int64_t worth_of_stake(const struct pt_mind *mind,
                              const struct round *round, const struct pot *pot,
                              const struct pt_world *world, int64_t paid,
                              int64_t step)
{
    int64_t stake = pot->staked[0] + paid, gain, loss = paid * ONE_1024;
    int64_t reach = within_reach(mind, pot, stake);
    uint32_t wins = ONE_1024, player, raises = round->all_raises;

    raises += step > 0 && pot->most > 0;
    gain = reach * ONE_1024;
    for (player = 1; player < mind->players; player++) {
        int64_t due = due_from(pot, player, stake);
        struct answer answer = {0, ONE_1024, 0};

        if ((pot->in >> player & 1) == 0)
            continue;
        if (due > 0)
            answer = tln_pt_answer(round, player, world->rank[player],
                                   price_of(due, reach + paid), raises);
        if (world->rank[player] > world->rank[0]) {
            wins = wins * (ONE_1024 - answer.call - answer.raise) / ONE_1024;
            loss += RERAISES * step * answer.raise;
        } else {
            if (world->rank[player] == world->rank[0])
                wins = wins * (ONE_1024 - (answer.call + answer.raise) / 2) /
                       ONE_1024;
            gain += due * (answer.call + answer.raise) + step * answer.raise;
        }
    }
    return ((int64_t)wins * gain - (int64_t)(ONE_1024 - wins) * loss) /
           ONE_1024;
}

/* The seat's share of the pot, in 1024ths, if all players still in showed their
 * hands now. */
static uint32_t share_of(const struct pt_mind *mind, const struct pot *pot,
                         const struct pt_world *world)
{
    uint32_t player, equal = 1;

    for (player = 1; player < mind->players; player++) {
        if ((pot->in >> player & 1) == 0)
            continue;
        if (world->rank[player] > world->rank[0])
            return 0;
        equal += world->rank[player] == world->rank[0];
    }
    return ONE_1024 / equal;
}

/* Adds what a move brings in a world, in 1024ths of chips. */
static void add_worth(struct estimate *estimate, int64_t worth,
                      const struct pt_world *world)
{
    tln_pt_sum(estimate, worth * MILLI / ONE_1024, world->weight);
}

/* Adds what checking brings: the seat's share of the pot if everyone checks; to
 * `faced`, the result of calling if a later player bets, too. */
static void add_check(const struct pt_mind *mind, const struct round *round,
                      const struct pot *pot, const struct pt_world *world,
                      int64_t limit, struct sums *sums)
{
    uint32_t quiet = ONE_1024, share = share_of(mind, pot, world), player;
    int64_t faced = 0, all = 0, worth;

    for (player = 1; player < mind->players; player++) {
        struct answer answer;

        if ((pot->behind >> player & 1) == 0)
            continue;
        answer = tln_pt_answer(round, player, world->rank[player], 0, 0);
        quiet = quiet * (ONE_1024 - answer.bet) / ONE_1024;
        all += answer.bet;
        faced += (int64_t)answer.bet * (world->rank[0] > world->rank[player]
                                            ? pot->before + limit
                                            : -limit);
    }
    worth = (int64_t)quiet * share / ONE_1024 * pot->before;
    add_worth(&sums->check, worth, world);
    if (all > 0)
        worth += (ONE_1024 - (int64_t)quiet) * faced / all;
    add_worth(&sums->faced, worth, world);
}

/* The largest bet or raise: the limit of the rules or, if they have none,
 * BET_POTS times the pot or BET_ANTES antes, whichever is less. */
static int64_t limit_of(const struct pt_mind *mind)
{
    int64_t limit = mind->rule[TALON_TR_OPTION_BET_LIMIT];
    int64_t pot = BET_POTS * mind->state.boxes[TALON_TR_BOX_POT];
    int64_t antes = BET_ANTES * (int64_t)mind->rule[TALON_TR_OPTION_ANTE];

    if (limit > 0)
        return limit;
    limit = pot < antes ? pot : antes;
    return limit > 0 ? limit : 1;
}

static void add_world(const struct pt_mind *mind, const struct round *round,
                      const struct pot *pot, const struct pt_world *world,
                      const struct stakes *stakes, struct sums *sums)
{
    int64_t cost = stakes->cost;

    sums->best += (int64_t)world->weight * share_of(mind, pot, world);
    if (cost > 0)
        add_worth(&sums->call, worth_of_stake(mind, round, pot, world, cost, 0),
                  world);
    else
        add_check(mind, round, pot, world, stakes->size, sums);
    if (stakes->size > 0)
        add_worth(&sums->raise,
                  worth_of_stake(mind, round, pot, world, cost + stakes->size,
                                 stakes->size),
                  world);
    if (stakes->asked > 0)
        add_worth(&sums->asked,
                  worth_of_stake(mind, round, pot, world, cost + stakes->asked,
                                 stakes->asked),
                  world);
}

/* If the call is stopped, the rest of the worlds is left out. */
static void add_worlds(struct pt_mind *mind, const struct round *round,
                       const struct pot *pot, const struct stakes *stakes,
                       struct sums *sums)
{
    uint32_t w;

    for (w = 0; w < mind->worlds; w++) {
        if (w > 0 && tln_pl_stopped(mind->decision))
            break;
        if (mind->world[w].weight != 0)
            add_world(mind, round, pot, &mind->world[w], stakes, sums);
    }
    tln_pt_keep_worlds(mind, w);
}

static uint32_t chance_of(const struct pt_mind *mind, const struct sums *sums)
{
    return mind->weights > 0 ? (uint32_t)(sums->best * TALON_CERTAIN /
                                          ONE_1024 / (int64_t)mind->weights)
                             : 0;
}

/* Whether a call costs more of the pot than the chance promises. Halves keep
 * the products below 2^63. */
static int is_dear(const struct pt_mind *mind, int64_t cost, uint32_t chance)
{
    int64_t pot = mind->state.boxes[TALON_TR_BOX_POT] + cost;

    for (; pot > (int64_t)1 << 48; pot /= 2)
        cost /= 2;
    return cost * TALON_CERTAIN > pot * chance;
}

/* The reason of a bet or raise. The best move may be a bet although the hand is
 * not the best, because others fold. */
static uint16_t reason_to_bet(int is_best, uint32_t chance)
{
    if (is_best)
        return chance > TALON_CERTAIN / 2 ? TALON_ADVICE_BEST_HAND
                                          : TALON_ADVICE_AVERAGE;
    return chance < REASON_SELDOM ? TALON_ADVICE_NOT_BEST : TALON_ADVICE_LESS;
}

/* Gives each move the chance that the hand is the best, and those reasons that
 * depend on it. A call that is not the best move is too expensive only if the
 * best move is to fold. */
static void mark(struct pt_mind *mind, int64_t cost, uint32_t chance)
{
    struct decision *decision = mind->decision;
    int folds = decision->advice[0].next_move.kind == TALON_KIND_FOLD;
    int is_dear_call = is_dear(mind, cost, chance);
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];
        uint32_t kind = advice->next_move.kind;

        advice->chance = (uint16_t)chance;
        advice->chance_of = TALON_CHANCE_BEST_HAND;
        if (kind == TALON_KIND_BET || kind == TALON_KIND_RAISE_BY)
            advice->reason = reason_to_bet(i == 0, chance);
        if (kind == TALON_KIND_CALL_BET &&
            (i == 0 ? is_dear_call : !folds || !is_dear_call))
            advice->reason = i == 0 ? TALON_ADVICE_AVERAGE : TALON_ADVICE_LESS;
        if (kind == TALON_KIND_FOLD && i == 0 && !is_dear_call)
            advice->reason = TALON_ADVICE_AVERAGE;
        if (kind == TALON_KIND_FOLD && i > 0)
            advice->reason = TALON_ADVICE_LESS;
        if (kind == TALON_KIND_CHECK && i > 0)
            advice->reason = TALON_ADVICE_LESS;
    }
}

/* How much to bet or raise by: 0 if that is not allowed, or if the seat has
 * made all the raises that its level makes in a round. Without such a limit,
 * two seats that always raise would never stop. */
static int64_t size_of(const struct pt_mind *mind, uint32_t kind)
{
    uint32_t own = mind->state.raise_count[mind->decision->seat];
    int64_t size = limit_of(mind);
    talon_choice choice;

    if (!tln_pt_choice(mind, kind, &choice) || own >= mind->manner.raises)
        return 0;
    return chips(size < choice.amount_max ? size : choice.amount_max);
}

static void list_bets(struct pt_mind *mind, const struct sums *sums,
                      int64_t size)
{
    struct worth check = tln_pt_worth(&sums->check);
    struct worth faced = tln_pt_worth(&sums->faced);

    tln_pt_list(mind, TALON_KIND_CHECK, 0,
                faced.worth > check.worth ? faced : check);
    if (size > 0)
        tln_pt_list(mind, TALON_KIND_BET, size, tln_pt_worth(&sums->raise));
}

static void list_calls(struct pt_mind *mind, const struct sums *sums,
                       int64_t size)
{
    tln_pt_list(mind, TALON_KIND_FOLD, 0, tln_pt_number(0));
    tln_pt_list(mind, TALON_KIND_CALL_BET, 0, tln_pt_worth(&sums->call));
    if (size > 0)
        tln_pt_list(mind, TALON_KIND_RAISE_BY, size,
                    tln_pt_worth(&sums->raise));
}

talon_status tln_pt_bet(struct pt_mind *mind)
{
    const talon_move *asked = mind->decision->asked;
    struct sums sums;
    struct stakes stakes = {0, 0, 0};
    struct round round;
    struct pot pot;
    int64_t cost;
    talon_status status = tln_pt_imagine_round(mind, &round);

    if (status != TALON_OK)
        return status;
    status =
        talon_tr_call_cost(mind->decision->view, mind->decision->seat, &cost);
    if (status != TALON_OK)
        return status;
    stakes.cost = chips(cost);
    read_pot(mind, &pot);
    stakes.size =
        size_of(mind, stakes.cost > 0 ? TALON_KIND_RAISE_BY : TALON_KIND_BET);
    if (asked != NULL)
        stakes.asked = asked->amount;
    memset(&sums, 0, sizeof sums);
    add_worlds(mind, &round, &pot, &stakes, &sums);
    if (sums.best < (int64_t)(mind->manner.sure * mind->weights))
        stakes.size = 0;
    if (stakes.cost > 0)
        list_calls(mind, &sums, stakes.size);
    else
        list_bets(mind, &sums, stakes.size);
    if (stakes.asked > 0)
        tln_pt_list_asked(mind, tln_pt_worth(&sums.asked));
    tln_pl_sort(mind->decision);
    mark(mind, cost,
         tln_pt_tell(mind->decision->budget.level,
                     tln_pt_told_of(mind->state.raises),
                     chance_of(mind, &sums)));
    tln_pt_explain(mind);
    return TALON_OK;
}
