/* SPDX-License-Identifier: MIT */
/* Whether play can have led to what a round of betting has left: each seat's
 * last action and number of raises, the seats that acted since the last bet or
 * raise (`acted`), and, until the pot is paid, the stakes (TR-18, TR-33).
 *
 * Seats act in turn, so the last actions, clockwise from the one to act, are in
 * the order in which they were made, and what they did to the highest stake can
 * be followed. As long as a seat with chips has not acted since the bet, the
 * table has not gone around once since then, and everything that happened is
 * visible: the answer is exact. After that, earlier rounds are no longer in the
 * state. The test is then whether these seats can have made that many raises in
 * some order in which no seat raises its own bet and the next raise could
 * follow the last one, and whether the stakes leave room for them. A seat that
 * is out of chips may have acted last in any round, so less is asked of it; and
 * once the pot is paid the stakes are gone. Every state that play reaches is
 * accepted, and perhaps a few more. The cost is a few passes over the seats. */
#include "tripoli/tr_bets.h"
#include "tripoli/tr_betting.h"

static int is_raise(uint32_t action)
{
    return action == TALON_KIND_BET || action == TALON_KIND_RAISE_BY;
}

/* The seats whose last action was of a kind; 0: those without one. */
static uint32_t seats_with(const struct tripoli *game, uint32_t action)
{
    uint32_t seat, seats = 0;

    for (seat = 0; seat < SEATS; seat++)
        seats |= (uint32_t)(game->last_action[seat] == action) << seat;
    return seats;
}

static int nothing_staked(const struct tripoli *game)
{
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (game->staked[seat] != 0)
            return 0;
    }
    return 1;
}

/* Whether the raises of the seats add up; a seat at 255 may have made more. */
static int raises_add_up(const struct tripoli *game)
{
    uint32_t seat, sum = 0;
    int stopped = 0;

    for (seat = 0; seat < SEATS; seat++) {
        sum += game->raise_count[seat];
        stopped |= game->raise_count[seat] == UINT8_MAX;
    }
    return stopped ? sum <= game->raises : sum == game->raises;
}

int tln_tr_no_bets(const struct tripoli *game)
{
    return game->acted == 0 && game->raises == 0 && nothing_staked(game) &&
           raises_add_up(game) && seats_with(game, 0) == first_seats(SEATS);
}

/* The seat that bet or raised last: the only such seat that acted since. */
static int32_t last_raiser(const struct tripoli *game)
{
    uint32_t seats = game->acted & (seats_with(game, TALON_KIND_BET) |
                                    seats_with(game, TALON_KIND_RAISE_BY));

    return set_is_single(seats) ? set_lowest(seats) : TALON_NOBODY;
}

/* Nobody raises twice in a row, so no seat made more than half of the raises,
 * rounded up for the seat that made the last. */
static int can_take_turns(const uint32_t count[SEATS], uint32_t raises,
                          int32_t last)
{
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        if (count[seat] > (raises + (seat == last)) / 2)
            return 0;
    }
    return 1;
}

/* Whether a seat's last action fits its number of raises. */
static int raise_count_fits(const struct tripoli *game, int32_t seat)
{
    switch (game->last_action[seat]) {
    case TALON_KIND_RAISE_BY:
        return game->raise_count[seat] > 0;
    case TALON_KIND_CALL_BET:
    case TALON_KIND_FOLD:
        return 1;
    default:
        return game->raise_count[seat] == 0;
    }
}

/* What is true of the actions whenever somebody has bet. The seats that are out
 * are those that folded. Before the first raise, only seats that have acted
 * since the bet have done more than check. */
static int actions_fit(const struct tripoli *game, int32_t last)
{
    uint32_t idle = seats_with(game, 0) | seats_with(game, TALON_KIND_CHECK);
    uint32_t folded = seats_with(game, TALON_KIND_FOLD), count[SEATS];
    uint32_t all = first_seats(SEATS);
    int32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        count[seat] = game->raise_count[seat];
        if (!raise_count_fits(game, seat))
            return 0;
    }
    if (last == TALON_NOBODY || (game->acted & idle) ||
        (~idle & all & ~(uint32_t)game->in_deal) ||
        (seats_with(game, TALON_KIND_CHECK) & ~(uint32_t)game->in_deal) ||
        folded != (game->in_deal & ~(uint32_t)game->in_poker) ||
        set_count(seats_with(game, TALON_KIND_BET)) > 1)
        return 0;
    if ((game->last_action[last] == TALON_KIND_BET) != (game->raises == 0) ||
        (game->raises == 0 && (~idle & all & ~(uint32_t)game->acted)))
        return 0;
    return raises_add_up(game) && can_take_turns(count, game->raises, last);
}

/* TR-17, TR-33: nobody has bet. The seats with chips check in turn. */
static int checks_fit(const struct tripoli *game)
{
    uint32_t able = tln_tr_seats_with_chips(game);

    return game->in_poker == game->in_deal && game->raises == 0 &&
           raises_add_up(game) && !at_most_one(able) &&
           is_among(able, game->to_act) &&
           game->acted ==
               seats_before(able, tln_tr_poker_opener(game), game->to_act) &&
           seats_with(game, TALON_KIND_CHECK) == game->acted &&
           seats_with(game, 0) == (first_seats(SEATS) & ~(uint32_t)game->acted);
}

/* Whether the stake of a seat fits its last action, given the highest stake
 * before it. A seat that called with less than that is all-in. */
static int stake_fits(const struct tripoli *game, int32_t seat, int64_t highest)
{
    int64_t staked = game->staked[seat], raises = game->raise_count[seat];
    int is_out = purse(game, seat) == 0;

    switch (game->last_action[seat]) {
    case TALON_KIND_CALL_BET:
        return staked > 2 * raises &&
               (staked == highest || (is_out && staked < highest));
    case TALON_KIND_FOLD:
        return !is_out && staked < highest && staked >= 2 * raises;
    case TALON_KIND_RAISE_BY:
        return staked >= 2 * raises && staked > highest &&
               staked <= highest + tln_tr_bet_limit(game);
    default:
        return staked == 0;
    }
}

/* The seats that have not acted since the bet: those before the bettor have
 * checked; those after it, and those without chips, have had no turn. */
static int waiting_fits(const struct tripoli *game, uint32_t seats,
                        int32_t bettor)
{
    uint32_t checked =
        seats_before(game->in_deal, tln_tr_poker_opener(game), bettor);

    while (seats != 0) {
        int32_t seat = take_seat(&seats, 0);
        int has_checked = is_among(checked, seat) && purse(game, seat) > 0;

        if (game->staked[seat] != 0 || !is_among(game->in_poker, seat) ||
            game->last_action[seat] != (has_checked ? TALON_KIND_CHECK : 0))
            return 0;
    }
    return 1;
}

/* The table has not gone around since the bet: nobody has acted twice. */
static int first_round_fits(const struct tripoli *game, int32_t bettor)
{
    uint32_t others = game->in_deal & ~seat_bit(bettor);
    uint32_t since = seats_before(others, bettor + 1, game->to_act);
    uint32_t idle = seats_with(game, 0), rest = since;
    int64_t highest = game->staked[bettor];
    int32_t last = bettor;

    if (highest < 1 || highest > tln_tr_bet_limit(game) ||
        (since & seats_with(game, TALON_KIND_CHECK)) ||
        !waiting_fits(game, others & ~since, bettor))
        return 0;
    while (rest != 0) {
        int32_t seat = take_seat(&rest, bettor + 1);
        int raised = game->last_action[seat] == TALON_KIND_RAISE_BY;

        if (!stake_fits(game, seat, highest) ||
            game->raise_count[seat] != raised ||
            (is_among(idle, seat) && purse(game, seat) > 0) ||
            (game->last_action[seat] == TALON_KIND_FOLD &&
             game->staked[seat] != 0))
            return 0;
        if (raised) {
            highest = game->staked[seat];
            last = seat;
        }
    }
    rest = seats_before(since | seat_bit(bettor), last, game->to_act);
    if (game->to_act == bettor && last == bettor)
        return 0;
    return game->acted == (rest & ~idle);
}

/* The earlier rounds of a betting, of which only traces are left. */
struct past {
    uint32_t raises;       /* made in them */
    uint32_t count[SEATS]; /* by each seat */
    uint32_t shown;        /* seats that raised later */
    int64_t low, high;     /* bounds of the highest stake after them */
};

/* Follows the last actions, beginning with the one to act. All of them come
 * after the past, except that those of seats that are folded or out of chips
 * may belong to it. Raises after the past show in the stakes. */
static int follow_round(const struct tripoli *game, struct past *past)
{
    int64_t highest = game->staked[game->to_act];
    uint32_t rest = game->in_deal & ~seat_bit(game->to_act);

    if (game->last_action[game->to_act] == TALON_KIND_RAISE_BY)
        past->shown = seat_bit(game->to_act);
    if (!stake_fits(game, game->to_act, highest - (past->shown != 0)))
        return 0;
    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->to_act + 1);
        int is_out = purse(game, seat) == 0;
        int64_t staked = game->staked[seat];

        if (is_out && is_raise(game->last_action[seat]) && staked <= highest) {
            if (staked < 1 || staked < 2 * (int64_t)game->raise_count[seat])
                return 0;
        } else if (!stake_fits(game, seat, highest)) {
            return 0;
        } else if (game->last_action[seat] == TALON_KIND_RAISE_BY) {
            highest = staked;
            past->shown |= seat_bit(seat);
        }
    }
    return past->shown != 0 && highest == tln_tr_highest_stake(game);
}

/* Finds the raises of the past, and the highest stake after the bet and
 * them. */
static int find_past(const struct tripoli *game, struct past *past)
{
    int64_t staked = game->staked[game->to_act], limit = tln_tr_bet_limit(game);
    uint32_t shown = set_count(past->shown), seat;
    int64_t bets;

    if (game->raises < shown)
        return 0;
    past->raises = game->raises - shown;
    for (seat = 0; seat < SEATS; seat++)
        past->count[seat] =
            game->raise_count[seat] - (past->shown >> seat & 1u);
    past->low = past->high = staked;
    if (game->last_action[game->to_act] == TALON_KIND_RAISE_BY) {
        past->low = staked - limit;
        past->high = staked - 1;
    }
    bets = (int64_t)past->raises + 1;
    if (past->low < bets)
        past->low = bets;
    if (past->high > bets * limit && game->raises < UINT16_MAX)
        past->high = bets * limit;
    return past->low <= past->high;
}

/* Whether the stakes of folded seats fit: not above the past, and if that has
 * only the bet, equal to the bet or nothing. */
static int folded_stakes_fit(const struct tripoli *game,
                             const struct past *past)
{
    uint32_t rest = seats_with(game, TALON_KIND_FOLD);
    int64_t bet = 0;

    while (rest != 0) {
        int64_t staked = game->staked[take_seat(&rest, 0)];

        if (staked > past->high)
            return 0;
        if (past->raises > 0 || staked == 0)
            continue;
        if (staked < past->low || (bet != 0 && staked != bet))
            return 0;
        bet = staked;
    }
    return 1;
}

/* The folded seats that had staked something. */
static uint32_t folded_with_stake(const struct tripoli *game)
{
    uint32_t rest = seats_with(game, TALON_KIND_FOLD), seats = 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (game->staked[seat] > 0)
            seats |= seat_bit(seat);
    }
    return seats;
}

/* Of the folded seats: those after the last bettor or raiser of the past that
 * had called it, and that seat itself. */
static uint32_t folded_later(const struct tripoli *game, uint32_t before,
                             int32_t raiser)
{
    return seats_with(game, TALON_KIND_FOLD) &
           ((game->acted & ~before) | seat_bit(raiser));
}

/* Whether a seat can have made the bet, if the past has no raise. Seats after
 * it that folded early have staked nothing, and neither have folded seats
 * before it: their first turn after the bet was in this round. */
static int can_have_bet(const struct tripoli *game, uint32_t early,
                        int32_t bettor)
{
    uint32_t before = seats_before(game->in_deal, game->to_act, bettor);
    uint32_t staked = folded_with_stake(game);

    return (staked & (before | early)) == 0 && (early & before) == 0 &&
           (folded_later(game, before, bettor) & ~staked) == 0;
}

/* Whether a seat can have made the last raise of the past. If so, those that
 * called it and folded later staked the same. Those that folded early had
 * staked less, or nothing if they folded to the bet; so had folded seats before
 * it, whose only turn since was in this round. */
static int can_have_raised(const struct tripoli *game, const struct past *past,
                           uint32_t early, int32_t raiser)
{
    uint32_t before = seats_before(game->in_deal, game->to_act, raiser);
    uint32_t called = folded_later(game, before, raiser);
    uint32_t less = seats_with(game, TALON_KIND_FOLD) & (before | early);
    int64_t low = past->low, high = past->high;

    if (past->count[raiser] == 0 ||
        !can_take_turns(past->count, past->raises, raiser) ||
        (past->raises == 1 && (folded_with_stake(game) & early & before)))
        return 0;
    while (called != 0) {
        int64_t staked = game->staked[take_seat(&called, 0)];

        if (staked < low || staked > high)
            return 0;
        low = high = staked;
    }
    while (less != 0) {
        if (game->staked[take_seat(&less, 0)] >= high)
            return 0;
    }
    return 1;
}

/* Whether a seat can have made the last bet or raise of the past, judging by
 * its last action. A seat that has not raised or folded later has called more;
 * one that is out of chips may also have gone all-in with that bet or raise. */
static int can_be_last(const struct tripoli *game, const struct past *past,
                       int32_t seat)
{
    int64_t staked = game->staked[seat];

    if (!is_among(game->in_poker, seat) || is_among(past->shown, seat))
        return 1;
    if (is_raise(game->last_action[seat]))
        return staked >= past->low && staked <= past->high;
    return staked > past->low;
}

/* Whether the last bet or raise of the past can have been followed by the first
 * raise after it, with everybody in between calling: some seat after that
 * raiser must be able to have made it. Seats that folded early did so before
 * it. */
static int can_follow(const struct tripoli *game, const struct past *past,
                      uint32_t early)
{
    int32_t first = first_from(past->shown, game->to_act);
    uint32_t after = seats_before(game->in_deal & ~seat_bit(first) & ~early,
                                  first + 1, game->to_act);

    while (after != 0) {
        int32_t seat = take_seat(&after, 0);

        if (!can_be_last(game, past, seat))
            continue;
        if (past->raises == 0 ? can_have_bet(game, early, seat)
                              : can_have_raised(game, past, early, seat))
            return 1;
    }
    return 0;
}

/* Everybody with chips has acted since the bet, and the bettor has acted again
 * or is all-in. */
static int later_round_fits(const struct tripoli *game, int32_t last)
{
    struct past past = {0};
    uint32_t able = tln_tr_seats_with_chips(game);
    uint32_t since = seats_before(game->in_deal, last, game->to_act);
    uint32_t early = since & ~(uint32_t)game->in_poker & ~(uint32_t)game->acted;

    if (!follow_round(game, &past) || !find_past(game, &past))
        return 0;
    if (game->staked[last] != tln_tr_highest_stake(game) ||
        !is_among(past.shown, last) ||
        (since & able & ~(uint32_t)game->acted) ||
        !folded_stakes_fit(game, &past) ||
        seats_with(game, TALON_KIND_CHECK) != 0)
        return 0;
    return game->raises == UINT16_MAX || can_follow(game, &past, early);
}

/* There is a bet. The seats that have acted since begin with the last bettor or
 * raiser and end before the one to act, which has chips and owes a call. */
static int bets_fit(const struct tripoli *game)
{
    int32_t last = last_raiser(game), bettor = TALON_NOBODY;
    uint32_t bet = seats_with(game, TALON_KIND_BET);
    uint32_t able = tln_tr_seats_with_chips(game);
    uint32_t new =
        bet | seats_with(game, 0) | seats_with(game, TALON_KIND_CHECK);

    if (!actions_fit(game, last) || is_among(game->acted, game->to_act) ||
        !is_among(able, game->to_act) ||
        last != first_from(game->acted, game->to_act + 1))
        return 0;
    if (bet != 0)
        bettor = set_lowest(bet);
    if (able & new)
        return bettor != TALON_NOBODY && first_round_fits(game, bettor);
    return later_round_fits(game, last);
}

int tln_tr_betting_fits(const struct tripoli *game)
{
    int32_t seat;

    if (at_most_one(game->in_poker) ||
        (game->in_poker & ~(uint32_t)game->in_deal) ||
        !is_among(game->in_poker, game->to_act) ||
        (game->acted & ~(uint32_t)game->in_deal))
        return 0;
    for (seat = 0; seat < SEATS; seat++) {
        if (game->staked[seat] != 0 && !is_among(game->in_deal, seat))
            return 0;
    }
    return tln_tr_highest_stake(game) == 0 ? checks_fit(game) : bets_fit(game);
}

/* TR-19, TR-33: all seats with chips, at least two, have checked; on open
 * accounts that is everybody. */
static int all_have_checked(const struct tripoli *game)
{
    uint32_t checked = seats_with(game, TALON_KIND_CHECK);

    return game->in_poker == game->in_deal && game->raises == 0 &&
           raises_add_up(game) && checked == game->acted &&
           (checked == 0 || !at_most_one(checked)) &&
           (table_stakes(game) || checked == game->in_deal);
}

/* Seats that folded before the last raise did so after another bet or raise. If
 * that was the bet, the bettor comes before them, going around from the last
 * raiser. */
static int early_folds_fit(const struct tripoli *game, int32_t last)
{
    uint32_t early = seats_with(game, TALON_KIND_FOLD) & ~(uint32_t)game->acted;
    uint32_t others =
        game->in_deal & ~early & ~seat_bit(last) & ~seats_with(game, 0);
    uint32_t count[SEATS], seat;

    if (game->raises < 2) {
        return early == 0 ||
               (game->raises == 1 &&
                seats_before(others, last + 1, first_from(early, last + 1)));
    }
    for (seat = 0; seat < SEATS; seat++)
        count[seat] = game->raise_count[seat];
    count[last]--;
    while (others != 0) {
        int32_t raiser = take_seat(&others, 0);

        if (count[raiser] > 0 &&
            can_take_turns(count, game->raises - 1u, raiser))
            return 1;
    }
    return 0;
}

/* The pot is paid. Every seat that checked has acted again; all still in have
 * acted since the last raise, except those without chips. */
int tln_tr_settled_bets_fit(const struct tripoli *game)
{
    int32_t last = last_raiser(game);

    if (!nothing_staked(game) || (game->acted & ~(uint32_t)game->in_deal))
        return 0;
    if ((seats_with(game, 0) | seats_with(game, TALON_KIND_CHECK)) ==
        first_seats(SEATS))
        return all_have_checked(game);
    return actions_fit(game, last) && !at_most_one(game->acted) &&
           seats_with(game, TALON_KIND_CHECK) == 0 &&
           (table_stakes(game) ||
            (game->in_poker & ~(uint32_t)game->acted) == 0) &&
           early_folds_fit(game, last);
}

/* Each last action is a move; so is each raise, and the bet, that is nobody's
 * last action. */
uint32_t tln_tr_betting_moves(const struct tripoli *game)
{
    uint32_t moves = SEATS - set_count(seats_with(game, 0)), seat;

    for (seat = 0; seat < SEATS; seat++)
        moves += game->raise_count[seat];
    moves -= set_count(seats_with(game, TALON_KIND_RAISE_BY));
    return moves + (game->raises > 0 && seats_with(game, TALON_KIND_BET) == 0);
}
