/* SPDX-License-Identifier: MIT */
/* What a hand scores and whether it ends the game: FH-33…FH-40. The rules and a
 * hand go in and the items of the score come out; no game is needed. The order
 * is that of the clauses: the contract, the trick points, the scores after the
 * hand, and then who has won. Which of several sides wins is a comparison of
 * three numbers, chosen by the rules (enum way). */
#include "five_hundred/fh_score.h"
#include "base/libc.h"
#include "five_hundred/fh_bids.h"
#include "five_hundred/fh_pack.h"

/* Later than any trick: for a side that took none or never crossed. */
#define NEVER (TRICKS + 1)

/* A hand being scored. Sets of seats are bits. */
struct scoring {
    const int16_t *rule;
    const talon_fh_hand *hand;
    talon_fh_score *score;
    uint32_t seats; /* how many */
    uint32_t everyone;
    uint32_t contractors; /* the contractor's side, and a called partner */
};

static int is_misere(const talon_fh_hand *hand)
{
    return hand->bid_denomination >= TALON_DENOMINATION_MISERE;
}

static uint32_t tricks_of(const struct scoring *s, uint32_t seats)
{
    uint32_t tricks = 0;

    for (; seats != 0; seats &= seats - 1)
        tricks += s->score->tricks[set_lowest(seats)];
    return tricks;
}

/* FH-33 */
static int is_made(const struct scoring *s)
{
    uint32_t tricks = tricks_of(s, s->contractors);

    if (is_misere(s->hand))
        return tricks == 0;
    return tricks >= s->hand->bid_tricks;
}

/* FH-33: the value of a contract that was made. */
static int32_t value_made(const struct scoring *s, int32_t value)
{
    if (!s->rule[TALON_FH_OPTION_SLAM] || is_misere(s->hand) ||
        value >= SLAM_VALUE || tricks_of(s, s->contractors) != TRICKS)
        return value;
    s->score->slam = 1;
    return SLAM_VALUE;
}

/* FH-33, FH-34, and FH-36 with a called partner. */
static void score_contract(const struct scoring *s)
{
    uint32_t seat, bid = BID_MISERE;
    int32_t value, ours, theirs = 0;

    tln_fh_bid_number(s->hand->bid_tricks, s->hand->bid_denomination, &bid);
    value = tln_fh_bid_value(s->rule, bid);
    if (is_made(s)) {
        s->score->made = 1;
        ours = value_made(s, value);
    } else if (s->rule[TALON_FH_OPTION_FAILED_BID] ==
               TALON_FH_FAILED_BID_DEDUCT) {
        ours = -value;
    } else {
        ours = 0;
        theirs = value;
    }
    if (s->hand->partner != TALON_NOBODY)
        ours /= 2;
    for (seat = 0; seat < s->seats; seat++) {
        s->score->contract[seat] =
            (s->contractors >> seat & 1) != 0 ? ours : theirs;
    }
}

/* FH-18, FH-35: whether the sides without the contract score their tricks. */
static int tricks_score(const struct scoring *s)
{
    if (s->contractors == 0)
        return 1;
    if (is_misere(s->hand))
        return 0;
    switch (s->rule[TALON_FH_OPTION_DEFENDER_TRICKS]) {
    case TALON_FH_DEFENDER_TRICKS_ALWAYS:
        return 1;
    case TALON_FH_DEFENDER_TRICKS_WHEN_FAILED:
        return !s->score->made;
    default:
        return 0;
    }
}

/* FH-35: ten a trick, but not above the cap. */
static int32_t trick_points(const struct scoring *s, uint32_t seat)
{
    int32_t points = 10 * (int32_t)tricks_of(s, side_of(s->rule, seat));
    int32_t cap = s->rule[TALON_FH_OPTION_DEFENDER_CAP];
    int32_t before = s->hand->before[seat];

    if (cap == 0 || before + points <= cap)
        return points;
    return before < cap ? cap - before : 0;
}

static void score_tricks(const struct scoring *s)
{
    uint32_t seat;

    if (!tricks_score(s))
        return;
    for (seat = 0; seat < s->seats; seat++) {
        if ((s->contractors >> seat & 1) == 0)
            s->score->trick_points[seat] = trick_points(s, seat);
    }
}

static void add_up(const struct scoring *s)
{
    uint32_t seat;

    for (seat = 0; seat < s->seats; seat++) {
        s->score->after[seat] = s->hand->before[seat] +
                                s->score->contract[seat] +
                                s->score->trick_points[seat];
    }
}

/* The seats with at least this score. */
static uint32_t seats_over(const struct scoring *s, int32_t score)
{
    uint32_t seat, seats = 0;

    for (seat = 0; seat < s->seats; seat++)
        seats |= (uint32_t)(s->score->after[seat] >= score) << seat;
    return seats;
}

/* Those of some seats that have the highest score among them. */
static uint32_t highest(const struct scoring *s, uint32_t seats)
{
    uint32_t seat, best = 0;
    int32_t score = INT32_MIN;

    for (seat = 0; seat < SEATS; seat++) {
        if ((seats >> seat & 1) == 0 || s->score->after[seat] < score)
            continue;
        if (s->score->after[seat] > score)
            best = 0;
        score = s->score->after[seat];
        best |= seat_bit((int32_t)seat);
    }
    return best;
}

/* The first trick a side took, or NEVER. */
static int32_t first_trick(const struct scoring *s, uint32_t side)
{
    int32_t trick;

    for (trick = 0; trick < s->hand->played; trick++) {
        if ((side & seat_bit(s->hand->winner[trick])) != 0)
            return trick + 1;
    }
    return NEVER;
}

/* The trick that took a side to the target, adding its trick points ten by ten
 * until they are used up; or NEVER. 0 if it was already there. */
static int32_t crossing(const struct scoring *s, uint32_t side, uint32_t seat)
{
    int32_t trick, counted = 0;
    int32_t target = s->rule[TALON_FH_OPTION_TARGET];

    if (s->hand->before[seat] >= target)
        return 0;
    for (trick = 0; trick < s->hand->played; trick++) {
        if ((side & seat_bit(s->hand->winner[trick])) == 0)
            continue;
        counted += 10;
        if (counted > s->score->trick_points[seat])
            counted = s->score->trick_points[seat];
        if (s->hand->before[seat] + counted >= target)
            return trick + 1;
    }
    return NEVER;
}

/* Steps from the dealer's left to the first seat of a side. */
static int32_t distance(const struct scoring *s, uint32_t side)
{
    int32_t seats = (int32_t)s->seats, dealer = s->hand->dealer;

    return (left_of(side, dealer) - dealer - 1 + seats) % seats;
}

/* The ways to choose among several sides at the target (FH-37). Each compares
 * three numbers, later ones breaking ties; the least wins. */
enum way {
    BY_CROSSING, /* crossing, score, seat */
    BY_TRICK,    /* first trick, score, seat */
    BY_SCORE,    /* score, crossing, seat */
    BY_SIDE      /* score, contractor's side, seat */
};

static void standing(const struct scoring *s, enum way way, uint32_t seat,
                     int32_t place[3])
{
    uint32_t side = side_of(s->rule, seat);
    int32_t score = -s->score->after[seat];

    place[2] = distance(s, side);
    switch (way) {
    case BY_CROSSING:
        place[0] = crossing(s, side, seat);
        place[1] = score;
        break;
    case BY_TRICK:
        place[0] = first_trick(s, side);
        place[1] = score;
        break;
    case BY_SCORE:
        place[0] = score;
        place[1] = crossing(s, side, seat);
        break;
    default: /* BY_SIDE */
        place[0] = score;
        place[1] = (s->contractors & side) == 0;
        break;
    }
}

static int is_before(const int32_t a[3], const int32_t b[3])
{
    if (a[0] != b[0])
        return a[0] < b[0];
    if (a[1] != b[1])
        return a[1] < b[1];
    return a[2] < b[2];
}

/* The seat whose side comes first among rivals; seats of one side are equal.
 * `first` receives the first number compared. */
static uint32_t choose(const struct scoring *s, enum way way, uint32_t rivals,
                       int32_t *first)
{
    int32_t best[3] = {INT32_MAX, INT32_MAX, INT32_MAX}, now[3];
    uint32_t seat, chosen = 0;

    for (seat = 0; seat < SEATS; seat++) {
        if ((rivals >> seat & 1) == 0)
            continue;
        standing(s, way, seat, now);
        if (is_before(now, best)) {
            memcpy(best, now, sizeof best);
            chosen = seat;
        }
    }
    *first = best[0];
    return chosen;
}

/* The seats at the target that may win (FH-37): no barred side, and in
 * `own-bid` only the side that made its contract. */
static uint32_t qualified(const struct scoring *s)
{
    uint32_t seats =
        seats_over(s, s->rule[TALON_FH_OPTION_TARGET]) & ~s->hand->barred;

    if (s->rule[TALON_FH_OPTION_WIN_BY] == TALON_FH_WIN_BY_OWN_BID)
        seats &= s->score->made ? s->contractors : 0;
    return seats;
}

/* FH-37, second point: the contractor's side qualifies, and perhaps others. */
static uint32_t win_with_contractor(const struct scoring *s, uint32_t seats)
{
    uint32_t ours = seats & s->contractors, chosen;
    int32_t first;

    s->score->reason = TALON_REASON_WON_CONTRACTOR;
    if (seats == ours ||
        s->rule[TALON_FH_OPTION_BOTH_OVER] == TALON_FH_BOTH_OVER_CONTRACTOR)
        return ours;
    s->score->reason = TALON_REASON_WON_HIGHEST;
    chosen = choose(s, BY_SIDE, seats, &first);
    return (ours >> chosen & 1) != 0 ? ours : side_of(s->rule, chosen);
}

/* FH-37, third point: only defending sides qualify, one or more. */
static uint32_t win_by_defenders(const struct scoring *s, uint32_t seats)
{
    static const uint16_t reason[] = {
        [TALON_FH_DEFENDERS_OVER_FIRST_TO_CROSS] = TALON_REASON_WON_CROSSED,
        [TALON_FH_DEFENDERS_OVER_FIRST_TRICK] = TALON_REASON_WON_FIRST_TRICK,
        [TALON_FH_DEFENDERS_OVER_HIGHER] = TALON_REASON_WON_HIGHEST,
    };
    static const enum way ways[] = {
        [TALON_FH_DEFENDERS_OVER_FIRST_TO_CROSS] = BY_CROSSING,
        [TALON_FH_DEFENDERS_OVER_FIRST_TRICK] = BY_TRICK,
        [TALON_FH_DEFENDERS_OVER_HIGHER] = BY_SCORE,
    };
    int32_t rule = s->rule[TALON_FH_OPTION_DEFENDERS_OVER], first;
    uint32_t side = side_of(s->rule, choose(s, ways[rule], seats, &first));

    if (seats == side)
        s->score->reason = TALON_REASON_WON_ALONE;
    else
        s->score->reason =
            first == NEVER ? TALON_REASON_WON_HIGHEST : reason[rule];
    return side;
}

/* FH-37 */
static uint32_t win_at_target(const struct scoring *s)
{
    uint32_t seats = qualified(s);

    if (seats == 0)
        return 0;
    if ((seats & s->contractors) != 0)
        return win_with_contractor(s, seats);
    return win_by_defenders(s, seats);
}

static void end_with(const struct scoring *s, uint32_t winners, uint16_t reason)
{
    s->score->winners = winners;
    s->score->over = 1;
    s->score->reason = reason;
}

/* FH-38, after a hand that nobody won. */
static void apply_minus(const struct scoring *s)
{
    int32_t target = s->rule[TALON_FH_OPTION_TARGET];
    uint32_t fallen = s->everyone & ~seats_over(s, 1 - target);

    switch (s->rule[TALON_FH_OPTION_MINUS]) {
    case TALON_FH_MINUS_BARRED:
        if ((seats_over(s, target) & s->hand->barred) != 0)
            end_with(s, 0, TALON_REASON_WON_NOBODY);
        s->score->barred |= fallen;
        if (s->score->barred == s->everyone && !s->score->over)
            end_with(s, 0, TALON_REASON_WON_ALL_BARRED);
        break;
    case TALON_FH_MINUS_LOSES:
        if (fallen != 0)
            end_with(s, highest(s, s->everyone & ~fallen),
                     TALON_REASON_WON_MINUS);
        break;
    default:
        break;
    }
}

/* FH-39, FH-40 */
static void apply_max_deals(const struct scoring *s)
{
    if (s->hand->deals + 1 >= deals_limit(s->rule)) {
        end_with(s, highest(s, s->everyone & ~s->score->barred),
                 TALON_REASON_WON_DEALS);
    }
}

static void end_game(const struct scoring *s)
{
    uint32_t winners = win_at_target(s);

    s->score->barred = s->hand->barred;
    if (winners != 0) {
        end_with(s, winners, s->score->reason);
        return;
    }
    apply_minus(s);
    if (!s->score->over)
        apply_max_deals(s);
}

void tln_fh_score(const int16_t *rule, const talon_fh_hand *hand,
                  talon_fh_score *score)
{
    struct scoring s = {.rule = rule, .hand = hand, .score = score};
    uint32_t trick;

    memset(score, 0, sizeof *score);
    s.seats = (uint32_t)rule[TALON_FH_OPTION_PLAYERS];
    s.everyone = first_seats(s.seats);
    for (trick = 0; trick < hand->played; trick++)
        score->tricks[hand->winner[trick]]++;
    if (hand->contractor != TALON_NOBODY) {
        s.contractors = side_of(rule, (uint32_t)hand->contractor);
        if (hand->partner != TALON_NOBODY)
            s.contractors |= seat_bit(hand->partner);
        score_contract(&s);
    }
    score_tricks(&s);
    add_up(&s);
    end_game(&s);
}
