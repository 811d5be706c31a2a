/* Whether a state is one that play can reach. Of the hand everything is kept,
 * so it is played again (rebuild.c) from the game as it must have stood before
 * it, and what comes out must be the state itself. Of earlier hands only scores
 * and bars, the dealer and two counts are left; these must be such as hands can
 * bring about. A view is what a game rebuilt so far as is known leaves when the
 * rest is cleared. */
#include "five_hundred/fh_module.h"
#include "five_hundred/fh_score.h"
#include "five_hundred/fh_views.h"

#include <string.h>

/* The part of a view's mark that names the seats that look. */
#define SEATS_OF_VIEW (~VIEW)

static int is_allowed(const int32_t *rule, uint32_t bid)
{
    if (bid == BID_MISERE)
        return has_misere(rule);
    return bid != BID_OPEN_MISERE || has_open_misere(rule);
}

/* The most that a contract moves a side's score: more than a slam (FH-33) or
 * ten tricks do, for there is always a bid of ten without trumps. */
static int32_t highest_value(const int32_t *rule)
{
    int32_t highest = 0;
    uint32_t bid;

    for (bid = 0; bid < BIDS; bid++) {
        int32_t value = tln_fh_bid_value(rule, bid);

        if (is_allowed(rule, bid) && value > highest)
            highest = value;
    }
    return highest;
}

/* FH-35, FH-36: tens, but halves of contracts go by five. */
static int32_t score_step(const int32_t *rule)
{
    return has_called_partners(rule) ? 5 : 10;
}

/* FH-37, FH-38: whether a game goes on with a side that has this score. */
static int goes_on(const int32_t *rule, int32_t score, int is_barred)
{
    int32_t target = rule[TALON_FH_TARGET];

    if (score >= target)
        return rule[TALON_FH_WIN_BY] == TALON_FH_WIN_OWN_BID && !is_barred;
    if (score > -target)
        return 1;
    return rule[TALON_FH_MINUS] == TALON_FH_MINUS_IGNORED ||
           (rule[TALON_FH_MINUS] == TALON_FH_MINUS_BARRED && is_barred);
}

/* What a side must have lost to stand as it does. */
static int64_t losses(const struct five_hundred *game, uint32_t seat)
{
    int32_t lost = -game->score[seat];

    if ((game->barred >> seat & 1) != 0 &&
        lost < rule_of(game, TALON_FH_TARGET))
        lost = rule_of(game, TALON_FH_TARGET);
    return lost > 0 ? lost : 0;
}

/* Where failing costs points (FH-34), all sides together lose at most one
 * contract a hand; where it pays the others, tricks pay them besides. */
static int losses_and_gains_are_possible(const struct five_hundred *game)
{
    const int32_t *rule = game->common.rule;
    int64_t value = highest_value(rule), deals = game->deals, lost = 0;
    int costs = rule[TALON_FH_FAILED_BID] == TALON_FH_DEDUCT;
    int64_t gain = costs ? value : value + 10 * TRICKS;
    uint32_t seat;

    for (seat = 0; seat < seats_of(game); seat++) {
        if (game->score[seat] > gain * deals)
            return 0;
        if (is_first_of_side(rule, seat))
            lost += losses(game, seat);
    }
    return lost <= (costs ? value * deals : 0);
}

/* FH-23: the seats of a side have one score and one bar; seats that do not
 * exist have none. */
static int sides_agree(const struct five_hundred *game)
{
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        if (seat < seats_of(game)
                ? !agrees_with_side(game->common.rule, game->score,
                                    game->barred, seat)
                : game->score[seat] != 0)
            return 0;
    return 1;
}

/* Whether a game can stand so before a hand: see FH-37…FH-40. */
static int may_deal(const struct five_hundred *game)
{
    const int32_t *rule = game->common.rule;
    uint32_t seat;

    if (game->deals >= deals_limit(rule) || !sides_agree(game) ||
        !losses_and_gains_are_possible(game) ||
        game->barred == everyone(game) ||
        (game->barred != 0 && rule[TALON_FH_MINUS] != TALON_FH_MINUS_BARRED))
        return 0;
    for (seat = 0; seat < seats_of(game); seat++)
        if (game->score[seat] % score_step(rule) != 0 ||
            !goes_on(rule, game->score[seat], game->barred >> seat & 1))
            return 0;
    return 1;
}

/* Whether the game was won at the target, so that nobody was barred with it. */
static int is_won_at_target(const struct five_hundred *claim)
{
    return claim->phase == TALON_PHASE_OVER && claim->winners != 0 &&
           claim->reason <= TALON_WON_FIRST_TRICK;
}

/* The seats barred before the hand. A seat that falls to minus the target may
 * have been barred before, climbed and fallen again, but need not. */
static uint8_t barred_before(const struct five_hundred *claim,
                             const int32_t before[SEATS])
{
    uint32_t seat, barred = claim->barred;
    int32_t target = rule_of(claim, TALON_FH_TARGET);

    if (!is_played(claim) || is_won_at_target(claim))
        return (uint8_t)barred;
    for (seat = 0; seat < SEATS; seat++)
        if (before[seat] > -target && claim->score[seat] <= -target)
            barred &= ~(1u << seat);
    return (uint8_t)barred;
}

int8_t tln_fh_dealer_of_hand(const struct five_hundred *claim)
{
    int32_t seat = claim->dealer;

    if (claim->phase != TALON_PHASE_DEAL ||
        (!is_played(claim) &&
         rule_of(claim, TALON_FH_ALL_PASS) == TALON_FH_PASS_SAME_DEALER))
        return (int8_t)seat;
    return (int8_t)(seat != 0 ? seat - 1 : (int32_t)seats_of(claim) - 1);
}

/* Turns the game back to just before the hand. */
static int turn_back(const struct five_hundred *claim,
                     struct five_hundred *game)
{
    uint32_t seat;

    if (claim->dealer == TALON_NOBODY ||
        (is_played(claim) && claim->deals == 0))
        return 0;
    game->deals = claim->deals - (uint32_t)is_played(claim);
    for (seat = 0; seat < SEATS; seat++)
        game->score[seat] = claim->score[seat] - claim->contract_points[seat] -
                            claim->trick_points[seat];
    game->barred = barred_before(claim, game->score);
    game->dealer = tln_fh_dealer_of_hand(claim);
    return may_deal(game);
}

/* A hand that is thrown in takes a deal and a call of each seat (FH-18). One
 * that is played takes these too, a discard, and some tricks of two at least;
 * or ten tricks. So the turns before a hand can be told from its number, and
 * after hands thrown in only, if the first dealer was not drawn, exactly; and
 * then the dealer as well. */
static int turns_are_possible(const struct five_hundred *game, uint32_t turns)
{
    int32_t first = rule_of(game, TALON_FH_FIRST_DEALER);
    int32_t passing = rule_of(game, TALON_FH_ALL_PASS);
    uint32_t calls = seats_of(game), moved = game->deals, thrown_in = 0;
    int is_drawn = first == TALON_FH_DEALER_DRAWN;
    uint64_t least = (uint64_t)game->deals * (calls + 4) + (uint32_t)is_drawn;

    if (turns < least)
        return 0;
    if (is_drawn)
        return 1;
    if (game->deals == 0) {
        thrown_in = turns / (calls + 1);
        if (turns % (calls + 1) != 0 ||
            (thrown_in != 0 && passing == TALON_FH_PASS_PLAY))
            return 0;
    } else if (passing == TALON_FH_PASS_NEXT_DEALER) {
        return 1;
    }
    if (passing == TALON_FH_PASS_NEXT_DEALER)
        moved += thrown_in;
    return game->dealer == (int32_t)(((uint32_t)first + moved) % calls);
}

/* FH-7: before the first hand only the draw is kept. */
static int rebuild_draw(const struct five_hundred *claim,
                        struct five_hundred *game)
{
    struct events unwanted = no_events(NULL);
    talon_cards drawn = 0;
    uint32_t seat;

    if (claim->drawn[0] == TALON_NO_CARD)
        return claim->common.turn == 0;
    if (game->phase != TALON_PHASE_DRAW || claim->common.turn == 0)
        return 0;
    for (seat = 0; seat < seats_of(claim); seat++) {
        if (claim->drawn[seat] == TALON_NO_CARD ||
            (drawn >> claim->drawn[seat] & 1) != 0)
            return 0;
        drawn |= BIT(claim->drawn[seat]);
    }
    tln_fh_draw_phase.deal(&game->common, claim->drawn, &unwanted);
    return 1;
}

static int rebuild_hand(const struct five_hundred *claim,
                        struct rebuilt *rebuilt)
{
    struct five_hundred before;

    if (!turn_back(claim, &rebuilt->game))
        return 0;
    before = rebuilt->game;
    return tln_fh_rebuild(claim, rebuilt) &&
           claim->common.turn >= rebuilt->game.common.turn &&
           turns_are_possible(&before,
                              claim->common.turn - rebuilt->game.common.turn);
}

/* FH-21: whether a joker that the contractor must hold is or can be in its
 * hand. */
static int joker_has_place(const struct five_hundred *view,
                           const struct hidden *hidden)
{
    uint32_t i;

    if (!tln_fh_nominated_joker(view) ||
        (view->hand[view->contractor] & JOKERS) != 0)
        return 1;
    for (i = 0; i < hidden->places; i++)
        if (hidden->place[i].id == view->contractor)
            return (hidden->place[i].allowed & JOKERS) != 0;
    return 0;
}

/* Whether there is room for what is not known: as many cards as places take,
 * and at each place enough that it may hold. */
static int has_room(const struct five_hundred *view,
                    const struct rebuilt *rebuilt)
{
    struct hidden hidden;
    uint32_t i, unknown = 0;

    tln_fh_hidden_after(view, rebuilt, &hidden);
    for (i = 0; i < hidden.places; i++) {
        unknown += hidden.place[i].count;
        if (set_count(hidden.place[i].allowed) < hidden.place[i].count)
            return 0;
    }
    return unknown == set_count(hidden.pool) && joker_has_place(view, &hidden);
}

static int view_is_sound(const struct five_hundred *claim)
{
    uint32_t view = claim->common.view;

    if (view == 0)
        return 1;
    return (view & VIEW) != 0 && (view & SEATS_OF_VIEW & ~everyone(claim)) == 0;
}

talon_status tln_fh_verify(const struct five_hundred *claim, uint32_t *field)
{
    talon_status status = tln_fh_range_status(claim, field);
    struct rebuilt rebuilt;
    int is_sound;

    if (status != TALON_OK)
        return status;
    if (!view_is_sound(claim))
        return TALON_E_SAVED_STATE;
    memset(&rebuilt, 0, sizeof rebuilt);
    rebuilt.game.common = claim->common;
    rebuilt.game.common.view = 0;
    tln_fh_module.start(&rebuilt.game.common);
    is_sound = is_dealt(claim) ? rebuild_hand(claim, &rebuilt)
                               : rebuild_draw(claim, &rebuilt.game);
    if (!is_sound)
        return TALON_E_SAVED_STATE;
    rebuilt.game.common.turn = claim->common.turn;
    rebuilt.game.common.view = claim->common.view;
    if (claim->common.view != 0)
        tln_fh_redact(&rebuilt.game, claim->common.view & SEATS_OF_VIEW);
    if (memcmp(&rebuilt.game, claim, FH_SAVED_SIZE) != 0 ||
        (claim->common.view != 0 && !has_room(claim, &rebuilt)))
        return TALON_E_SAVED_STATE;
    return TALON_OK;
}
