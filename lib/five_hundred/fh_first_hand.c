/* SPDX-License-Identifier: MIT */
/* Whether one hand can have left the scores of a game (FH-18, FH-32…FH-38). All
 * hands are tried that could: each contractor and called partner with each bid
 * whose value is in the contractor's score, or nobody. The other scores then
 * say how many tricks each of the other sides took, unless tricks do not score
 * or are capped; so few hands are left, and each is scored as in play. So the
 * answer is exact, as far as any cards can be taken for any tricks. The cost is
 * that of at most a few dozen scores with two sides, and of some hundreds with
 * a called partner. */
#include "five_hundred/fh_first_hand.h"
#include "base/libc.h"
#include "five_hundred/fh_bids.h"
#include "five_hundred/fh_score.h"

/* The hands with one contractor, called partner and bid. */
struct trial {
    const struct five_hundred *game;
    talon_fh_hand hand;
    uint32_t contractors;
};

static void take_tricks(talon_fh_hand *hand, int32_t seat, uint32_t tricks)
{
    while (tricks-- > 0 && hand->played < TRICKS)
        hand->winner[hand->played++] = (int8_t)seat;
}

/* Whether scoring the hand gives the scores and bars of the game. */
static int gives_scores(const struct trial *trial)
{
    const struct five_hundred *game = trial->game;
    talon_fh_score score;

    tln_fh_score(game->rule, &trial->hand, &score);
    return !score.over && score.barred == game->barred &&
           memcmp(score.after, game->score, sizeof score.after) == 0;
}

/* Gives the other sides the tricks that their points stand for, beyond what a
 * failed contract gave them. Returns a seat that can have taken more than that
 * without it being seen, or nobody. */
static int32_t take_points(struct trial *trial, int32_t given)
{
    const int16_t *rule = trial->game->rule;
    int32_t cap = rule[TALON_FH_OPTION_DEFENDER_CAP], more = TALON_NOBODY;
    int32_t seat;

    for (seat = 0; seat < (int32_t)seats_of(trial->game); seat++) {
        int32_t points = trial->game->score[seat] - given;

        if ((trial->contractors & seat_bit(seat)) != 0 ||
            !is_first_of_side(rule, (uint32_t)seat))
            continue;
        if (points > 0)
            take_tricks(&trial->hand, seat, ((uint32_t)points + 9) / 10);
        if (points == (points > 0 ? cap : 0) &&
            (points > 0 || more == TALON_NOBODY))
            more = seat;
    }
    return more;
}

/* The contractors have what the others have not, or less if the scores do not
 * show everybody's tricks; without contractors, the others have all. */
static int tricks_fit(const struct trial *trial, int32_t given)
{
    struct trial one = *trial, next;
    int32_t more = take_points(&one, given), ours = one.hand.contractor;
    uint32_t left = TRICKS - one.hand.played;
    uint32_t tricks = more != TALON_NOBODY ? 0 : left;
    uint32_t most = ours != TALON_NOBODY ? left : 0;

    for (; tricks <= most; tricks++) {
        next = one;
        take_tricks(&next.hand, ours, tricks);
        take_tricks(&next.hand, more, left - tricks);
        if (gives_scores(&next))
            return 1;
    }
    return 0;
}

/* FH-24, FH-27: a misère ends with the contractor's first trick, if there is
 * one. */
static int misere_fits(const struct trial *trial)
{
    struct trial made = *trial, failed = *trial;
    uint32_t others = everyone(trial->game) & ~trial->contractors;

    take_tricks(&made.hand, set_lowest(others), TRICKS);
    take_tricks(&failed.hand, trial->hand.contractor, 1);
    return gives_scores(&made) || gives_scores(&failed);
}

/* FH-33, FH-34: whether a bid, made or failed, gives its side these points. */
static int is_value_of(const int16_t *rule, uint32_t bid, int32_t ours)
{
    int32_t value = tln_fh_bid_value(rule, bid);

    if (ours <= 0) {
        return ours ==
               (rule[TALON_FH_OPTION_FAILED_BID] == TALON_FH_FAILED_BID_DEDUCT
                    ? -value
                    : 0);
    }
    return ours == value || (rule[TALON_FH_OPTION_SLAM] && ours == SLAM_VALUE);
}

static int bid_fits(struct trial *trial, uint32_t bid)
{
    const int16_t *rule = trial->game->rule;
    int32_t shares = trial->hand.partner != TALON_NOBODY ? 2 : 1;
    int32_t ours = trial->game->score[trial->hand.contractor] * shares;

    if (!tln_fh_may_be_contract(rule, bid) || !is_value_of(rule, bid, ours))
        return 0;
    trial->hand.bid_tricks = (uint8_t)bid_tricks(bid);
    trial->hand.bid_denomination = (uint8_t)bid_denomination(bid);
    if (bid_is_misere(bid))
        return shares == 1 && misere_fits(trial);
    return tricks_fit(trial, ours == 0 ? tln_fh_bid_value(rule, bid) : 0);
}

/* FH-22: a contractor with a partner, or alone. */
static int contractor_fits(const struct five_hundred *game, int32_t contractor,
                           int32_t partner)
{
    struct trial trial = {.game = game};
    uint32_t bid;

    trial.hand.contractor = (int8_t)contractor;
    trial.hand.partner = (int8_t)partner;
    trial.contractors =
        side_of(game->rule, (uint32_t)contractor) | seat_bit(partner);
    for (bid = 0; bid < BIDS; bid++) {
        if (bid_fits(&trial, bid))
            return 1;
    }
    return 0;
}

/* FH-18: everybody has passed, and the hand is played. */
static int passes_fit(const struct five_hundred *game)
{
    struct trial trial = {.game = game};

    trial.hand.contractor = trial.hand.partner = TALON_NOBODY;
    return rule_of(game, TALON_FH_OPTION_ALL_PASS) == TALON_FH_ALL_PASS_PLAY &&
           tricks_fit(&trial, 0);
}

int tln_fh_first_hand_fits(const struct five_hundred *game)
{
    int32_t seat, partner, seats = (int32_t)seats_of(game);

    for (seat = 0; seat < seats; seat++) {
        if (!is_first_of_side(game->rule, (uint32_t)seat))
            continue;
        if (contractor_fits(game, seat, TALON_NOBODY))
            return 1;
        for (partner = 0; has_called_partners(game->rule) && partner < seats;
             partner++) {
            if (partner != seat && game->score[partner] == game->score[seat] &&
                contractor_fits(game, seat, partner))
                return 1;
        }
    }
    return passes_fit(game);
}
