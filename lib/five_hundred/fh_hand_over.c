/* SPDX-License-Identifier: MIT */
/* How a hand ends: thrown in (FH-18), or played and scored; and who deals next
 * (FH-9). The score itself is worked out in fh_score.c; here it is stored,
 * reported, and followed by the next deal or the end of the game. */
#include "five_hundred/fh_hand_over.h"
#include "base/libc.h"
#include "five_hundred/fh_score.h"

static void next_deal(struct five_hundred *game, uint32_t reason,
                      struct events *events)
{
    if (reason == TALON_REASON_TURN)
        game->dealer = (int8_t)left_of(everyone(game), game->dealer);
    game->phase = TALON_PHASE_DEAL;
    game->to_act = TALON_TABLE;
    tell(events, TALON_KIND_DEALER, game->dealer)->reason = (uint16_t)reason;
}

static int deals_again(const struct five_hundred *game)
{
    return rule_of(game, TALON_FH_OPTION_ALL_PASS) ==
           TALON_FH_ALL_PASS_SAME_DEALER;
}

void tln_fh_throw_in(struct five_hundred *game, struct events *events)
{
    tell(events, TALON_KIND_HAND_OVER, TALON_NOBODY)->reason =
        TALON_REASON_THROWN_IN;
    next_deal(game,
              deals_again(game) ? TALON_REASON_SAME_DEALER : TALON_REASON_TURN,
              events);
}

int8_t tln_fh_dealer_of_hand(const struct five_hundred *game)
{
    int32_t seat = game->dealer;

    if (game->phase != TALON_PHASE_DEAL ||
        (!is_played(game) && deals_again(game)))
        return (int8_t)seat;
    return (int8_t)(seat != 0 ? seat - 1 : (int32_t)seats_of(game) - 1);
}

/* FH-43: cards left to the seats that took part are shown. */
static void show_cards_left(const struct five_hundred *game,
                            struct events *events)
{
    uint32_t seats = seats_playing(game);

    while (seats != 0) {
        int32_t seat = take_seat(&seats, 0);

        if (game->hand[seat] != 0) {
            tell_set(events, TALON_KIND_SHOWN, seat, game->hand[seat])->reason =
                TALON_REASON_AT_END;
        }
    }
}

/* The hand as scoring needs it. */
static talon_fh_hand played_hand(const struct five_hundred *game)
{
    talon_fh_hand hand = {.barred = game->barred,
                          .deals = game->deals,
                          .dealer = game->dealer,
                          .contractor = game->contractor,
                          .partner = game->partner,
                          .played = game->tricks};

    if (game->contract != NO_BID) {
        hand.bid_tricks = (uint8_t)bid_tricks(game->contract);
        hand.bid_denomination = (uint8_t)bid_denomination(game->contract);
    }
    memcpy(hand.before, game->score, sizeof hand.before);
    memcpy(hand.winner, game->leader + 1, sizeof hand.winner);
    return hand;
}

static void take_score(struct five_hundred *game, const talon_fh_score *score)
{
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++) {
        game->contract_points[seat] = (int16_t)score->contract[seat];
        game->trick_points[seat] = (uint8_t)score->trick_points[seat];
        game->score[seat] = score->after[seat];
    }
    game->made = score->made;
    game->slam = score->slam;
    game->winners = (uint8_t)score->winners;
    game->reason = (uint8_t)score->reason;
    game->deals++;
}

/* Why a side gets its points for the contract; 0 if it has no part in it. */
static uint32_t contract_reason(const struct five_hundred *game, uint32_t seat)
{
    uint32_t side, ours;

    if (game->contractor == TALON_NOBODY)
        return 0;
    side = side_of(game->rule, seat);
    ours = seat_bit(game->contractor) | seat_bit(game->partner);
    if ((side & ours) == 0)
        return game->contract_points[seat] != 0 ? TALON_REASON_CONTRACT_BEATEN
                                                : 0;
    if (game->slam)
        return TALON_REASON_SLAM_MADE;
    return game->made ? TALON_REASON_CONTRACT_MADE
                      : TALON_REASON_CONTRACT_FAILED;
}

static void tell_points(uint32_t seat, uint32_t reason, int32_t points,
                        struct events *events)
{
    talon_event *event = tell(events, TALON_KIND_SCORE, (int32_t)seat);

    event->amount = points;
    event->reason = (uint16_t)reason;
}

/* One event for each side and item, reported for the side's first seat. */
static void tell_score(const struct five_hundred *game, struct events *events)
{
    uint32_t seat, reason;

    for (seat = 0; seat < seats_of(game); seat++) {
        if (!is_first_of_side(game->rule, seat))
            continue;
        reason = contract_reason(game, seat);
        if (reason != 0)
            tell_points(seat, reason, game->contract_points[seat], events);
        if (game->trick_points[seat] != 0) {
            tell_points(seat, TALON_REASON_TRICK_POINTS,
                        game->trick_points[seat], events);
        }
    }
}

/* FH-38 */
static void bar(struct five_hundred *game, uint32_t barred,
                struct events *events)
{
    uint32_t seat, fresh = barred & ~(uint32_t)game->barred;

    for (seat = 0; seat < seats_of(game); seat++) {
        if ((fresh >> seat & 1) != 0 && is_first_of_side(game->rule, seat))
            tell(events, TALON_KIND_BARRED, (int32_t)seat);
    }
    game->barred = (uint8_t)barred;
}

static void end_game(struct five_hundred *game, struct events *events)
{
    uint32_t winners = game->winners;

    game->phase = TALON_PHASE_OVER;
    game->to_act = TALON_NOBODY;
    while (winners != 0)
        tell(events, TALON_KIND_WON, take_seat(&winners, 0))->reason =
            game->reason;
    tell(events, TALON_KIND_GAME_OVER, TALON_NOBODY)->reason = game->reason;
}

void tln_fh_end_hand(struct five_hundred *game, uint32_t reason,
                     struct events *events)
{
    talon_fh_hand hand = played_hand(game);
    talon_fh_score score;

    tell(events, TALON_KIND_HAND_OVER, TALON_NOBODY)->reason = (uint16_t)reason;
    show_cards_left(game, events);
    tln_fh_score(game->rule, &hand, &score);
    take_score(game, &score);
    tell_score(game, events);
    bar(game, score.barred, events);
    if (score.over)
        end_game(game, events);
    else
        next_deal(game, TALON_REASON_TURN, events);
}
