/* SPDX-License-Identifier: MIT */
/* The points of a review: what a card cost under the rules of the game and with
 * the scores before the hand (FH-33 … FH-36). */
#include "common/five_hundred.h"
#include "common/random_games.h"

#include "talon/solve.h"

#define NODES 300000 /* for the review of a hand */

static uint64_t area[TALON_FH_SOLVER_BYTES_GOOD / 8];

/* A hand that was played, and its review. */
struct reviewed {
    talon_rules rules;
    talon_fh_state state;
    int32_t before[TALON_FH_SEATS_MAX]; /* scores */
    uint32_t side;                      /* whose tricks count */
    talon_fh_review_item item[TALON_FH_LINE_MAX];
    uint32_t count;
    uint8_t taken[TALON_FH_TRICKS][TALON_FH_SEATS_MAX]; /* before each trick */
};

static void review(const talon_game *game, struct reviewed *hand)
{
    talon_fh_solver *solver = NULL;

    ck_ok(talon_fh_solver_init(area, sizeof area, &solver));
    ck_assert_int_ge(talon_fh_review(solver, game, NODES, NULL, hand->item,
                                     TALON_FH_LINE_MAX, &hand->count),
                     0);
}

/* ---- One hand on paper */

/* Three seats; seat 0 plays spades. It holds the eight highest trumps, and the
 * ace and queen of hearts. Seat 1 has the king of hearts with the seven: as
 * long as it keeps both, the queen loses. When it throws the seven away, the
 * trick is lost. */
static int32_t cost_of_the_seven(const char *options)
{
    struct reviewed hand;
    talon_game *game = sit("classic-3, first-dealer 2, slam off, %s", options);
    uint32_t i;

    /* Hand 1: seat 0 loses its contract, and both others take tricks. */
    DEAL(game, "7S 8S 9S 10S QS 7C 8C 7D 8D 7H",
         "JK JS AC KC QC AD KD AH KH QH", "AS KS JC 10C 9C QD JD 10D JH 10H");
    play(game, "0 bid 6S, 1 pass, 2 pass, 0 discard 8H 9H 9D");
    play_while(game, TALON_PHASE_TRICKS);
    ck_assert(fh_state(game).tricks[1] > 0 && fh_state(game).tricks[2] > 0);

    DEAL(game, "JK JS JC AS KS QS 10S 9S AH QH",
         "KH 7H AC KC QC AD KD 10C 9C 8C", "8S 7S JH 10H 9H QD JD 10D 9D 8D");
    play(game, "1 pass, 2 pass, 0 bid 6S, 0 discard 7C 7D 8H");
    play(game, "0 play JK, 1 play 8C, 2 play 7S");
    play(game, "0 play JS, 1 play 7H, 2 play 8S");
    play_while(game, TALON_PHASE_TRICKS);
    review(game, &hand);
    for (i = 0; i < hand.count && hand.item[i].card != card("7H"); i++)
        continue;
    ck_assert_uint_lt(i, hand.count);
    ck_assert_int_eq(hand.item[i].before, 9);
    ck_assert_int_eq(hand.item[i].after, 10);
    return hand.item[i].points;
}

START_TEST(fh_35_a_trick_is_worth_nothing_to_a_side_at_the_cap)
{
    ck_assert_int_eq(cost_of_the_seven(""), 10);
    ck_assert_int_eq(cost_of_the_seven("defender-tricks never"), 0);
    ck_assert_int_eq(cost_of_the_seven("defender-cap 10"), 0);
    ck_assert_int_eq(cost_of_the_seven("defender-cap 2000"), 10);
}
END_TEST

/* ---- Random hands */

/* What the side whose tricks count scores, less what the other sides score, if
 * seat i takes tricks[i] tricks. A misère is lost with a trick. */
static int32_t balance(const struct reviewed *hand, const uint32_t tricks[])
{
    talon_fh_hand scored = {0};
    talon_fh_score score;
    uint32_t seats, side, seat, i;
    int32_t sum = 0;

    must_ok(talon_rules_seat_count(&hand->rules, &seats));
    memcpy(scored.before, hand->before, sizeof scored.before);
    scored.contractor = hand->state.bidder;
    scored.partner = hand->state.partner;
    scored.bid_tricks = hand->state.bid_tricks;
    scored.bid_denomination = hand->state.bid_denomination;
    for (seat = 0; seat < seats; seat++) {
        for (i = 0; i < tricks[seat]; i++)
            scored.winner[scored.played++] = (int8_t)seat;
    }
    must(scored.played == TALON_FH_TRICKS);
    if (scored.bid_denomination >= TALON_DENOMINATION_MISERE &&
        tricks[hand->state.bidder] > 0) {
        scored.played = 1;
        scored.winner[0] = hand->state.bidder;
    }
    must_ok(talon_fh_score_hand(&hand->rules, &scored, &score));
    for (seat = 0; seat < seats; seat++) {
        must_ok(talon_rules_side(&hand->rules, (int32_t)seat, &side));
        if ((side & ((1u << seat) - 1)) == 0)
            sum += ((hand->side & side) != 0 ? 1 : -1) *
                   (score.contract[seat] + score.trick_points[seat]);
    }
    return sum;
}

/* The least that `more` tricks cost the side whose tricks count, over all ways
 * in which the seats from `seat` on may have taken `free` tricks of those that
 * the others keep, and then take `more` tricks of that side. */
static int32_t least_cost(const struct reviewed *hand, uint32_t seat,
                          uint32_t high[], uint32_t low[], uint32_t free,
                          uint32_t more)
{
    uint32_t seats, others, kept, won;
    int32_t least = INT32_MAX, cost;

    must_ok(talon_rules_seat_count(&hand->rules, &seats));
    if (seat == seats)
        return free == 0 && more == 0 ? balance(hand, high) - balance(hand, low)
                                      : INT32_MAX;
    others = ~(hand->side | hand->state.laid_down);
    for (kept = 0; kept <= free; kept++) {
        for (won = 0; won <= more; won++) {
            if ((others >> seat & 1) == 0 && kept + won > 0)
                continue;
            high[seat] += kept;
            low[seat] += kept + won;
            cost =
                least_cost(hand, seat + 1, high, low, free - kept, more - won);
            high[seat] -= kept;
            low[seat] -= kept + won;
            least = cost < least ? cost : least;
        }
    }
    return least;
}

/* The tricks of the side whose tricks count, for a value. */
static uint32_t tricks_for(const struct reviewed *hand, int32_t value)
{
    if (hand->state.bid_denomination >= TALON_DENOMINATION_MISERE)
        return value == 0;
    return (uint32_t)value;
}

static int32_t cost_of(const struct reviewed *hand,
                       const talon_fh_review_item *item)
{
    uint32_t high[TALON_FH_SEATS_MAX], low[TALON_FH_SEATS_MAX], seat, own = 0;
    uint32_t before = tricks_for(hand, item->before), free = TALON_FH_TRICKS;
    uint32_t after = tricks_for(hand, item->after);
    uint32_t most = before > after ? before : after;
    int is_misere = hand->state.bid_denomination >= TALON_DENOMINATION_MISERE;
    int32_t cost;

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        high[seat] = hand->taken[item->trick - 1][seat];
        if (hand->side >> seat & 1)
            high[seat] = 0;
        free -= high[seat];
        low[seat] = high[seat];
    }
    while ((hand->side >> own & 1) == 0)
        own++;
    high[own] = most;
    low[own] = before + after - most;
    free -= most;
    cost = least_cost(hand, 0, high, low, free, high[own] - low[own]);
    return is_misere ? -cost : cost;
}

/* Whether the points of each costly card are right; counts them. */
static uint32_t check_points(const struct reviewed *hand)
{
    uint32_t i, costly = 0;

    for (i = 0; i < hand->count; i++) {
        const talon_fh_review_item *item = &hand->item[i];

        if (item->best_card == TALON_CARD_NONE || item->before == item->after) {
            must(item->points == 0);
            continue;
        }
        if (item->points != cost_of(hand, item))
            printf("points %d, not %d\n", item->points, cost_of(hand, item));
        must(item->points == cost_of(hand, item));
        costly++;
    }
    return costly;
}

/* Rules with a cap that scores reach, and sides of every size. */
static void draw_rules(talon_rng *rng, talon_rules *rules)
{
    static const struct {
        uint32_t option, values;
    } drawn[] = {{TALON_FH_OPTION_ALL_PASS, 3},
                 {TALON_FH_OPTION_FIVE_PARTNER, 2},
                 {TALON_FH_OPTION_SIX_SIDES, 2},
                 {TALON_FH_OPTION_FAILED_BID, 2},
                 {TALON_FH_OPTION_DEFENDER_TRICKS, 3}};
    talon_rules tried;
    uint32_t i;

    must_ok(talon_rules_init(rules, TALON_GAME_FIVE_HUNDRED,
                             1 + talon_rng_below(rng, 6)));
    for (i = 0; i < COUNT(drawn); i++) {
        tried = *rules;
        if (talon_rules_set(&tried, drawn[i].option,
                            (int32_t)talon_rng_below(rng, drawn[i].values)) >=
                0 &&
            talon_rules_check(&tried, NULL, 0, NULL) >= 0)
            *rules = tried;
    }
    must_ok(talon_rules_set(rules, TALON_FH_OPTION_DEFENDER_CAP,
                            10 + 10 * (int32_t)talon_rng_below(rng, 20)));
    must_ok(talon_rules_set(rules, TALON_FH_OPTION_TARGET, 2000));
}

/* Notes what a hand begins with, and who has taken tricks. */
static void note(const talon_game *game, struct reviewed *hand)
{
    talon_fh_state state = fh_state(game);
    uint32_t i;

    if (state.phase != TALON_PHASE_TRICKS)
        return;
    if (state.trick == 1) {
        hand->state = state;
        for (i = 0; i < TALON_FH_SEATS_MAX; i++)
            hand->before[i] = state.score[i];
        hand->side = state.side[state.bidder < 0 ? state.leader : state.bidder];
        if (state.bid_denomination >= TALON_DENOMINATION_MISERE)
            hand->side = SEAT(state.bidder);
        if (state.partner >= 0)
            hand->side |= SEAT(state.partner);
    }
    memcpy(hand->taken[state.trick - 1], state.tricks, sizeof state.tricks);
}

START_TEST(fh_35_points_are_those_of_the_scores_before_the_hand)
{
    uint32_t i, rounds = games_to_play(150), hands, j, costly = 0;
    talon_event event[TALON_EVENTS_MAX];
    struct reviewed hand;
    struct handle handle;
    talon_rng rng;
    uint32_t events;

    for (i = 0; i < rounds; i++) {
        seed_for(&rng, 171, i);
        draw_rules(&rng, &hand.rules);
        must_ok(talon_game_init(handle.memory, sizeof handle.memory,
                                &hand.rules, &(talon_game *){NULL}));
        for (hands = 0; hands < 8;) {
            note(of(&handle), &hand);
            events = random_step(of(&handle), &rng, event);
            for (j = 0; j < events; j++) {
                if (event[j].kind != TALON_KIND_HAND_OVER)
                    continue;
                hands++;
                if (fh_state(of(&handle)).trick == 0)
                    continue; /* thrown in */
                review(of(&handle), &hand);
                costly += check_points(&hand);
            }
            if (events == 0)
                break;
        }
    }
    ck_assert_uint_gt(costly, rounds);
}
END_TEST

SUITE(advisor_points)
TEST(fh_35_a_trick_is_worth_nothing_to_a_side_at_the_cap)
TEST(fh_35_points_are_those_of_the_scores_before_the_hand)
END_SUITE
