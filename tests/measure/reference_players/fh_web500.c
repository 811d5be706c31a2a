/* SPDX-License-Identifier: MIT */
/*
 * PlayerBot of danricho/web500: to bid, it adds up fractions of tricks; to
 * play, it scores each legal card and plays the one with the highest score,
 * occasionally another. Each bot has a temper; the sharp bot forgets nothing
 * and makes no mistakes.
 */
#include "fh_web500.h"
#include <math.h>
#include <string.h>

const struct web500_temper web500_sharp = {1, 1, 0, 0, 0, 1};

/* Tempers ------------------------------------------------------------------*/

static double uniform(talon_rng *rng)
{
    return (talon_rng_below(rng, 1u << 30) + 0.5) / (double)(1u << 30);
}

static double clamped(talon_rng *rng, double center, double spread, double low,
                      double high)
{
    double radius = sqrt(-2 * log(uniform(rng)));
    double number =
        center + spread * radius * cos(6.283185307179586 * uniform(rng));

    return number < low ? low : number > high ? high : number;
}

static void rng_of(uint64_t persona, uint32_t stream, talon_rng *rng)
{
    uint8_t seed[TALON_SEED_BYTES] = {0};
    uint32_t i;

    for (i = 0; i < 8; i++)
        seed[i] = (uint8_t)(persona >> (8 * i));
    talon_rng_seed(rng, seed, stream);
}

void web500_draw(uint64_t persona, struct web500_temper *temper)
{
    talon_rng rng;

    rng_of(persona, 0, &rng);
    temper->retention = clamped(&rng, .85, .25, .3, 1);
    temper->hold = clamped(&rng, .95, .15, .5, 1);
    temper->confidence = clamped(&rng, 0, 1.5, -3, 3);
    temper->error = clamped(&rng, .6, .5, .05, 2);
    temper->signaling = clamped(&rng, .18, .25, 0, .7);
    temper->trust = clamped(&rng, .75, .3, .2, 1);
}

/* A random number below 1 for one thing about a persona: always the same. */
static double fixed_number(uint64_t persona, uint32_t thing)
{
    talon_rng rng;

    rng_of(persona, 1 + thing, &rng);
    return uniform(&rng);
}

/* Auction ------------------------------------------------------------------*/

static uint32_t twin_of(uint32_t suit)
{
    static const uint32_t twin[] = {0, TALON_SUIT_CLUBS, TALON_SUIT_SPADES,
                                    TALON_SUIT_HEARTS, TALON_SUIT_DIAMONDS};

    return suit <= 4 ? twin[suit] : 0;
}

static double trump_worth(talon_card card, uint32_t trump)
{
    if (fh_is_joker(card))
        return 1;
    switch (fh_power(card, trump)) {
    case POWER_RIGHT:
        return .95;
    case POWER_LEFT:
        return .9;
    case TALON_RANK_ACE:
        return .85;
    case TALON_RANK_KING:
        return .7;
    case TALON_RANK_QUEEN:
        return .55;
    default:
        return .45;
    }
}

/* What the aces and the guarded kings among the cards of a suit are worth. */
static double tops_worth(talon_cards own, double ace, double king)
{
    double sum = 0;
    uint32_t i, count = fh_count(own);

    for (i = 0; i < count; i++) {
        uint32_t rank = talon_card_rank(fh_nth(own, i));

        if (rank == TALON_RANK_ACE)
            sum += ace;
        if (rank == TALON_RANK_KING && count > 1)
            sum += king;
    }
    return sum;
}

double web500_estimate(talon_cards hand, uint32_t denomination)
{
    int is_suit = denomination <= TALON_SUIT_HEARTS;
    uint32_t trump = is_suit ? denomination : NO_SUIT, suit, i;
    talon_cards trumps = fh_of_suit(hand, trump, trump);
    uint32_t trump_count = fh_count(trumps);
    double sum = 0;

    for (i = 0; i < trump_count; i++)
        sum += is_suit ? trump_worth(fh_nth(trumps, i), trump) : 1;
    for (suit = 1; suit <= 4; suit++) {
        talon_cards own = fh_of_suit(hand, suit, trump);
        uint32_t length = fh_count(own);

        if (suit == trump)
            continue;
        sum += is_suit ? tops_worth(own, .85, .35) : tops_worth(own, .9, .5);
        if (is_suit && trump_count >= 4)
            sum += length == 0 ? .5 : length == 1 ? .25 : 0;
        if (!is_suit && length > 4)
            sum += .5 * (length - 4);
    }
    return sum;
}

/* What the bids of other seats add to the estimate of a denomination. */
static double told(const struct fh_look *look, uint32_t denomination,
                   double trust)
{
    double sum = 0;
    uint32_t i;

    for (i = 0; i < look->call_count; i++) {
        const struct fh_call *call = look->call + i;

        if (call->denomination == 0 || call->denomination > 4)
            continue;
        if (look->friends >> call->seat & 1) {
            if (call->denomination == denomination)
                sum += 1.5 * trust;
            else if (twin_of(call->denomination) == denomination)
                sum += .5 * trust;
        } else if (call->seat != look->seat &&
                   call->denomination == denomination) {
            sum -= 1.2;
        }
    }
    return sum;
}

static int wants_misere(const struct fh_look *look)
{
    uint32_t i, queens = 0, count = fh_count(look->hand);

    if (look->state.bid_tricks != 7 ||
        !fh_may_bid(look, 0, TALON_DENOMINATION_MISERE))
        return 0;
    for (i = 0; i < count; i++) {
        uint32_t rank = talon_card_rank(fh_nth(look->hand, i));

        if (rank >= TALON_RANK_KING)
            return 0;
        queens += rank == TALON_RANK_QUEEN;
    }
    return queens <= 1;
}

/* The fewest tricks that may be bid in a denomination; 11 if no bid is
 * legal. */
static uint32_t cheapest(const struct fh_look *look, uint32_t denomination)
{
    uint32_t tricks = 6;

    while (tricks <= 10 && !fh_may_bid(look, tricks, denomination))
        tricks++;
    return tricks;
}

static int signals(const struct fh_look *look,
                   const struct web500_temper *temper)
{
    uint32_t suit, best = 1;

    if (fh_first_call(look, look->seat) != NULL ||
        fh_last_bid(look, look->friends, 0) != NULL ||
        look->state.bid_tricks >= 7 || temper->signaling <= 0 ||
        uniform(look->turn->rng) >= temper->signaling)
        return 0;
    for (suit = 2; suit <= 4; suit++)
        if (web500_estimate(look->hand, suit) >
            web500_estimate(look->hand, best))
            best = suit;
    if (web500_estimate(look->hand, best) < 2.5 || !fh_may_bid(look, 6, best))
        return 0;
    fh_answer_bid(look, 6, best);
    return 1;
}

/* Whether a partner's bid, if one stands, leaves it free to bid in a
 * denomination. It raises the partner only in the same denomination or the
 * other suit of the same color, and only with a full trick to spare. */
static int may_raise(const struct fh_look *look, uint32_t denomination,
                     double spare)
{
    uint32_t standing = look->state.bid_denomination;

    if (look->state.bidder < 0 ||
        (look->friends >> look->state.bidder & 1) == 0)
        return 1;
    return spare >= 1 &&
           (standing == denomination || twin_of(standing) == denomination);
}

void web500_call(struct fh_look *look, const struct web500_temper *temper)
{
    uint32_t denomination, best = 0, tricks = 0;
    double margin = -1, estimate = 0;

    if (wants_misere(look)) {
        fh_answer_bid(look, 0, TALON_DENOMINATION_MISERE);
        return;
    }
    for (denomination = 1; denomination <= 5; denomination++) {
        double sum = web500_estimate(look->hand, denomination) + 1.5 +
                     temper->confidence +
                     told(look, denomination, temper->trust);
        uint32_t least = cheapest(look, denomination);

        if (least <= 10 && sum >= least && sum - least > margin &&
            may_raise(look, denomination, sum - least)) {
            margin = sum - least;
            best = denomination;
            estimate = sum;
            tricks = least;
        }
    }
    if (best == 0) {
        if (!signals(look, temper))
            fh_answer_pass(look);
        return;
    }
    while (tricks < 10 && tricks + 1 <= estimate)
        tricks++;
    fh_answer_bid(look, tricks, best);
}

/* Discard ------------------------------------------------------------------*/

static uint32_t rank_of(talon_card card)
{
    uint32_t rank = talon_card_rank(card);

    return rank >= TALON_RANK_JACK ? rank - 3 : rank;
}

/* The strength of a card: 37 for jokers, 36 and 35 for the bowers, less for the
 * other trumps, and least for all other cards. */
static double strength(const struct fh_look *look, talon_card card)
{
    if (fh_is_joker(card))
        return 37;
    if (look->trump == NO_SUIT || fh_suit(card, look->trump) != look->trump)
        return rank_of(card);
    if (fh_power(card, look->trump) == POWER_RIGHT)
        return 36;
    return fh_power(card, look->trump) == POWER_LEFT ? 35 : 20 + rank_of(card);
}

static double keep_worth(const struct fh_look *look, talon_card card)
{
    uint32_t suit = fh_suit(card, look->trump);
    double length = fh_count(fh_of_suit(look->hand, suit, look->trump));
    uint32_t trumps =
        fh_count(fh_of_suit(look->hand, look->trump, look->trump));

    if (look->is_misere)
        return -strength(look, card);
    if (suit == look->trump || fh_is_joker(card) ||
        talon_card_rank(card) == TALON_RANK_ACE)
        return 1000 + strength(look, card);
    return rank_of(card) +
           length * (look->trump != NO_SUIT && trumps >= 4 ? 3 : 1);
}

void web500_discard(struct fh_look *look)
{
    fh_discard_least(look, keep_worth);
}

/* Cards --------------------------------------------------------------------*/

static double salience(talon_card card, uint32_t trump)
{
    uint32_t rank = talon_card_rank(card);

    if (fh_is_joker(card))
        return 1;
    if (trump != NO_SUIT && fh_suit(card, trump) == trump)
        return fh_power(card, trump) >= POWER_LEFT ? .85
               : rank == TALON_RANK_ACE            ? .7
                                                   : .5;
    return rank == TALON_RANK_ACE ? .7 : rank >= TALON_RANK_QUEEN ? .25 : 0;
}

/* The bot may forget cards of earlier tricks, and then believes that they are
 * still out. */
static void forget_cards(struct fh_look *look,
                         const struct web500_temper *temper)
{
    uint32_t trick, i, count = 0;
    talon_card card[TALON_FH_SEATS_MAX];

    if (temper->retention >= 1)
        return;
    for (trick = 1; trick < look->state.trick; trick++) {
        talon_fh_trick(look->view, trick, NULL, card, TALON_FH_SEATS_MAX,
                       &count, NULL, NULL);
        for (i = 0; i < count; i++) {
            double kept =
                pow(temper->retention, (double)(look->state.trick - trick));
            double least = salience(card[i], look->trump);

            if (fixed_number(look->turn->persona, card[i]) >=
                (kept > least ? kept : least))
                look->gone &= ~CARD_BIT(card[i]);
        }
    }
}

static void forget_voids(struct fh_look *look,
                         const struct web500_temper *temper)
{
    uint32_t seat, suit;

    if (temper->hold >= 1)
        return;
    for (seat = 0; seat < look->seat_count; seat++)
        for (suit = 1; suit <= 4; suit++)
            if (fixed_number(look->turn->persona, 64 + 8 * seat + suit) >=
                temper->hold)
                look->state.voids[seat] &= (uint8_t) ~(1u << suit);
}

/* Whether an opponent has shown a void in a suit and may still hold a trump. */
static int is_ruffed(const struct fh_look *look, uint32_t suit)
{
    int32_t seat;

    if (look->trump == NO_SUIT)
        return 0;
    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        if (look->enemies >> seat & 1 && fh_is_void(look, seat, suit) &&
            fh_may_hold(look, seat, look->trump))
            return 1;
    return 0;
}

static double score_trump_lead(const struct fh_look *look, talon_card card)
{
    int is_boss = fh_is_boss(look, card);
    double out =
        fh_count(fh_of_suit(fh_unseen(look), look->trump, look->trump));

    if (!fh_declares(look))
        return is_boss ? 2 : -6;
    if (!fh_any_may_hold(look, look->enemies, look->trump))
        return is_boss ? 3 : -4;
    return 2.5 + 1.3 * (out < 4 ? out : 4) + (is_boss ? 4 : 0) +
           .05 * strength(look, card);
}

static double score_lead(const struct fh_look *look, talon_card card)
{
    uint32_t suit = fh_suit(card, look->trump);
    double length = fh_count(fh_of_suit(look->hand, suit, look->trump));
    const struct fh_call *partner = fh_last_bid(look, look->friends, 0);
    double score;

    if (look->trump != NO_SUIT && suit == look->trump)
        return score_trump_lead(look, card);
    if (fh_is_boss(look, card))
        score =
            8 + .05 * strength(look, card) - (is_ruffed(look, suit) ? 7 : 0);
    else
        score = 2 + .3 * length - .15 * strength(look, card) -
                (is_ruffed(look, suit) ? 4 : 0);
    if (!fh_declares(look) && partner != NULL && partner->denomination == suit)
        score += 4;
    return score;
}

static double score_misere(const struct fh_look *look, talon_card card)
{
    double high = strength(look, card);
    int wins = fh_wins(look, card);

    if (look->state.bidder == look->seat)
        return look->on_table == 0 ? -high : wins ? -50 - high : high;
    if (look->on_table > 0 && look->winning_seat == look->state.bidder)
        return wins ? -50 - high : high;
    return -high;
}

static double score_card(const struct fh_look *look, talon_card card)
{
    double high = strength(look, card), length;

    if (look->is_misere)
        return score_misere(look, card);
    if (look->on_table == 0)
        return score_lead(look, card);
    if (look->winning_seat >= 0 && look->friends >> look->winning_seat & 1)
        return 8 - .3 * high - (fh_wins(look, card) ? 6 : 0);
    if (fh_wins(look, card))
        return look->left == 0 ? 12 - .2 * high : 9 + .05 * high;
    length = fh_count(
        fh_of_suit(look->hand, fh_suit(card, look->trump), look->trump));
    return 4 - .4 * high - .2 * length;
}

/* Draws an index with a chance in proportion to exp(score / error); if error is
 * 0, picks the highest score. */
static uint32_t draw(talon_rng *rng, const double *score, uint32_t count,
                     double error)
{
    double weight[TALON_PACK_MAX], sum = 0, wanted;
    uint32_t i, best = 0;

    for (i = 1; i < count; i++)
        if (score[i] > score[best])
            best = i;
    if (error <= 0)
        return best;
    for (i = 0; i < count; i++)
        sum += weight[i] = exp((score[i] - score[best]) / error);
    wanted = uniform(rng) * sum;
    for (i = 0; i + 1 < count && wanted >= weight[i]; i++)
        wanted -= weight[i];
    return i;
}

void web500_play(struct fh_look *look, const struct web500_temper *temper)
{
    double score[TALON_PACK_MAX];
    uint32_t i, count = fh_count(look->legal);

    forget_cards(look, temper);
    forget_voids(look, temper);
    for (i = 0; i < count; i++)
        score[i] = score_card(look, fh_nth(look->legal, i));
    i = draw(look->turn->rng, score, count, temper->error);
    fh_answer_card(look, fh_nth(look->legal, i),
                   fh_shortest_suit(look, look->suits));
}
