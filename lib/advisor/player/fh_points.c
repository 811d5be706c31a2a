/* SPDX-License-Identifier: MIT */
/* From tricks to points. The rules score every outcome of a contract (FH-33 …
 * FH-39), so all options are right by themselves. A seat wants points for its
 * side and none for the others, and where the game ends, to be its winner. */
#include "advisor/player/fh_points.h"
#include "advisor/player/fh_game.h"
#include "advisor/solver/bits.h"
#include "advisor/solver/freestanding.h"

/* What winning or losing the game counts besides the points of the hand if
 * there are more than two sides; what it is worth in points where there are
 * two; what a trick counts that changes nothing else. */
#define GAME_POINTS  150
#define GAME_WORTH   1300
#define TRICK_POINTS 1

/* The order in which tricks are given out does not matter but for FH-37; both
 * sides get theirs evenly. */
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

/* The points of the own side less the mean of the other sides. */
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

/* The score of the other side of two. */
static int32_t other_score(const struct sight *sight, const int32_t *score)
{
    uint32_t all = (1u << sight->seats) - 1;

    return score[low_index(all & ~(uint32_t)sight->state.side[sight->me])];
}

/* What the hand adds to the chance to win the game, as points: so many that it
 * agrees with the points of a hand at the beginning of a game. */
static int64_t chance_of(const struct sight *sight, const talon_fh_score *score)
{
    int32_t target = sight->rules.value[TALON_FH_OPTION_TARGET];
    const int32_t *before = sight->state.score;
    int64_t after, scale = (int64_t)GAME_WORTH * target / 500;

    if (score->over != 0)
        after = score->winners == 0                      ? 5000
                : (score->winners >> sight->me & 1) != 0 ? 10000
                                                         : 0;
    else
        after = tln_pf_win_chance(score->after[sight->me],
                                  other_score(sight, score->after), target);
    after -= tln_pf_win_chance(before[sight->me], other_score(sight, before),
                               target);
    return scale * POINT * after / 10000;
}

/* Points at the beginning of a game, and the chance to win it the more the
 * nearer its end is. With more than two sides the end counts a fixed sum. */
static int64_t worth_of(const struct sight *sight, const talon_fh_score *score)
{
    int64_t points = points_of(sight, score), part;
    int32_t target = sight->rules.value[TALON_FH_OPTION_TARGET], own, other;

    if (sight->sides != 2) {
        if (score->over == 0 || score->winners == 0)
            return points;
        return points + ((score->winners >> sight->me & 1) != 0
                             ? POINT * GAME_POINTS
                             : -POINT * GAME_POINTS);
    }
    own = sight->state.score[sight->me];
    other = other_score(sight, sight->state.score);
    own = own < 0 ? -own : own;
    other = other < 0 ? -other : other;
    part = clamp((own > other ? own : other) * 100 / target, 0, 100);
    if (score->over != 0)
        part = 100;
    return ((100 - part) * points + part * chance_of(sight, score)) / 100;
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
    /* How often it is one and two tricks more (or fewer), in 1024ths, by tricks
     * left: a normal distribution with a standard deviation of 0.35 times the
     * root of half of them. */
    static const uint8_t off[][2] = {{0, 0},    {22, 0},   {78, 0},  {124, 0},
                                     {159, 1},  {184, 3},  {203, 7}, {217, 11},
                                     {227, 16}, {234, 22}, {239, 28}};
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
