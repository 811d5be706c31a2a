/* SPDX-License-Identifier: MIT */
/* From tricks to points. The library itself scores every outcome of a contract
 * (FH-33 … FH-39), so every option is taken into account. A seat wants points
 * for its side, no points for the others and, when the game is near its end, to
 * win it. */
#include "advisor/five_hundred/pf_points.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_win_chance.h"
#include "advisor/solver/position.h"

/* Fills in the winners of the tricks, with those of each side spread evenly
 * over the hand. Their order matters only for FH-37. */
static void deal_tricks(const struct sight *sight,
                        const struct pf_contract *contract, uint32_t tricks,
                        talon_fh_hand *hand)
{
    uint32_t all = (1u << sight->seats) - 1, i, sum = 0;
    uint32_t playing =
        contract->denomination >= TALON_DENOMINATION_MISERE
            ? all & ~(uint32_t)sight->state.side[hand->contractor]
            : all & ~(uint32_t)contract->side;
    uint32_t other = playing != 0 ? low_index(playing) : 0;
    int32_t own = contract->contractor >= 0
                      ? contract->contractor
                      : (int32_t)low_index(contract->side);

    for (i = 0; i < hand->played; i++) {
        sum += tricks;
        if (sum >= hand->played) {
            sum -= hand->played;
            hand->winner[i] = (int8_t)own;
        } else {
            hand->winner[i] = (int8_t)other;
            if (playing != 0)
                other = next_seat(playing, other);
        }
    }
}

static void make_hand(const struct sight *sight,
                      const struct pf_contract *contract, uint32_t tricks,
                      talon_fh_hand *hand)
{
    const talon_fh_state *state = &sight->state;
    int is_misere = contract->denomination >= TALON_DENOMINATION_MISERE;

    memset(hand, 0, sizeof *hand);
    memcpy(hand->before, state->score, sizeof hand->before);
    hand->barred = state->barred;
    hand->deals = state->deals > 0 ? state->deals - 1 : 0;
    hand->dealer = state->dealer;
    hand->contractor = contract->contractor;
    hand->partner = is_misere ? (int8_t)TALON_NOBODY : contract->partner;
    hand->bid_tricks = is_misere ? 0 : contract->tricks;
    hand->bid_denomination = contract->denomination;
    hand->played = ALL_TRICKS;
    if (is_misere) {
        hand->played = tricks != 0 ? ALL_TRICKS : 1;
        tricks = tricks != 0 ? 0 : 1;
    }
    deal_tricks(sight, contract, tricks, hand);
}

/* The points of the seat's side, minus the mean of those of the other sides. */
static int64_t points_of(const struct sight *sight, const talon_fh_score *score)
{
    int64_t own = 0, others = 0, count = 0;
    uint32_t seat, mine = sight->state.side[sight->me];

    for (seat = 0; seat < sight->seats; seat++) {
        int64_t points = score->contract[seat] + score->trick_points[seat];

        if (low_index(sight->state.side[seat]) != seat)
            continue;
        if ((mine >> seat & 1) != 0) {
            own = points;
        } else {
            others += points;
            count++;
        }
    }
    return POINT * own - (count > 0 ? POINT * others / count : 0);
}

/* The chance, in 1/10 000, that the seat's side wins the game, from scores at
 * which nobody has won yet. With two sides it comes from a table. With more,
 * the seat's side has strength 1. The strength of each other side is its odds
 * of beating the seat's side in a game of just those two. The chance is then
 * the strength of the seat's side divided by the sum of all strengths. */
static int64_t chance_at(const struct sight *sight, const int32_t *score)
{
    const int64_t unit = (int64_t)1 << 32;
    int32_t target = sight->rules.value[TALON_FH_OPTION_TARGET];
    uint32_t seat, mine = sight->state.side[sight->me];
    int64_t strengths = unit;

    for (seat = 0; seat < sight->seats; seat++) {
        int64_t chance;

        if (low_index(sight->state.side[seat]) != seat ||
            (mine >> seat & 1) != 0)
            continue;
        chance = tln_pf_win_chance(score[sight->me], score[seat], target);
        strengths += (10000 - chance) * unit / chance;
    }
    return (10000 * unit + strengths / 2) / strengths;
}

/* What a hand's score adds to the chance of winning the game, converted into
 * points: winning a game to GAME_TARGET is worth `game` points. */
static int64_t chance_of(const struct sight *sight, const talon_fh_score *score,
                         int64_t game)
{
    int64_t after;

    game = game * sight->rules.value[TALON_FH_OPTION_TARGET] / GAME_TARGET;
    if (score->over == 0)
        after = chance_at(sight, score->after);
    else if (score->winners == 0)
        after = 10000 / (int64_t)sight->sides;
    else
        after = (score->winners >> sight->me & 1) != 0 ? 10000 : 0;
    after -= chance_at(sight, sight->state.score);
    return game * POINT * after / 10000;
}

/* How close the game is to its end, in percent: 100 if the hand ends it;
 * otherwise, the score that is farthest from 0, before the hand, as a part of
 * the target. */
static int64_t nearness(const struct sight *sight, const talon_fh_score *score)
{
    int32_t target = sight->rules.value[TALON_FH_OPTION_TARGET];
    int32_t farthest = 0;
    uint32_t seat;

    if (score->over != 0)
        return 100;
    for (seat = 0; seat < sight->seats; seat++) {
        int32_t before = sight->state.score[seat];

        before = before < 0 ? -before : before;
        farthest = before > farthest ? before : farthest;
    }
    return farthest < target ? farthest * 100 / target : 100;
}

/* What a hand's score is worth: points, and the chance to win the game. The
 * nearer the end of the game, the more the chance counts. With two sides it
 * gradually replaces points. With more sides it is added to them: each side has
 * only a small chance, and a seat that looked at nothing else would take too
 * many risks. */
static int64_t worth_of(const struct sight *sight, const talon_fh_score *score)
{
    int64_t points = points_of(sight, score), part = nearness(sight, score);

    if (sight->sides > 2)
        return points + part * chance_of(sight, score, GAME_BESIDES) / 100;
    return ((100 - part) * points +
            part * chance_of(sight, score, GAME_INSTEAD)) /
           100;
}

void tln_pf_worths(const struct sight *sight,
                   const struct pf_contract *contract,
                   int64_t worth[ALL_TRICKS + 1])
{
    int is_own =
        (contract->side >> sight->me & 1) != 0 ||
        (contract->contractor >= 0 &&
         (sight->state.side[sight->me] >> contract->contractor & 1) != 0);
    talon_fh_hand hand;
    talon_fh_score score;
    uint32_t tricks;

    for (tricks = 0; tricks <= ALL_TRICKS; tricks++) {
        worth[tricks] = 0;
        if (contract->denomination >= TALON_DENOMINATION_MISERE && tricks > 1)
            continue;
        make_hand(sight, contract, tricks, &hand);
        if (talon_fh_score_hand(&sight->rules, &hand, &score) < 0)
            continue;
        worth[tricks] = worth_of(sight, &score) + (is_own ? 1 : -1) *
                                                      (int64_t)tricks * POINT *
                                                      TRICK_POINTS;
    }
}

int64_t tln_pf_spread(const int64_t worth[ALL_TRICKS + 1], int32_t tricks,
                      int32_t taken, int32_t left)
{
    static const uint8_t off[][2] = POINTS_SPREAD;
    int32_t low = taken, high = taken + left, step;
    int64_t sum = 0, rest = 1024;

    for (step = 1; step <= 2; step++) {
        int64_t part = off[clamp(left, 0, ALL_TRICKS)][step - 1];

        sum += part * (worth[clamp(tricks + step, low, high)] +
                       worth[clamp(tricks - step, low, high)]);
        rest -= 2 * part;
    }
    return (sum + rest * worth[clamp(tricks, low, high)]) / 1024;
}
