/* SPDX-License-Identifier: MIT */
#include "advisor/tripoli/pt_bettors.h"
#include "advisor/base/bits.h"
#include "advisor/tripoli/pt_constants.h"
#include "advisor/tripoli/pt_percentile.h"
#include "advisor/tripoli/pt_weights.h"
#include "talon/poker.h"

enum type {
    STATION,
    CALLER,
    LOOSE,
    KINDS,
    WILD,
    EQUAL
};

/* How likely a stranger is to be of each type; and, for judging notes, how
 * often the type bets in 16 chances to bet, and how often it calls, raises and
 * folds in 16 answers to a bet. */
static const struct {
    uint32_t share, bets, calls, raises, folds;
} types[TYPES] = {
    [STATION] = TYPE_STATION, [CALLER] = TYPE_CALLER, [LOOSE] = TYPE_LOOSE,
    [KINDS] = TYPE_KINDS,     [WILD] = TYPE_WILD,     [EQUAL] = TYPE_EQUAL,
};

/* How good a hand is: the share of hands that are worse, in 1024ths, and its
 * category, one of #talon_poker_id. */
struct quality {
    uint32_t percentile;
    uint32_t category;
    const struct pt_equal *equal;
};

/* What a player has to answer: a price, and how many raises were made. */
struct asked {
    uint32_t price;
    uint32_t raises;
    uint32_t is_capped; /* whether it may not raise */
};

/* How a player of the level asked answers. */
static struct pt_equal_answer equal_answer(struct quality hand,
                                           struct asked asked)
{
    return hand.equal->answer[tln_pt_equal_raises(asked.raises)]
                             [tln_pt_equal_price(asked.price)]
                             [tln_pt_equal_hand(hand.percentile)];
}

static uint32_t chance_to_bet(uint32_t type, struct quality hand)
{
    static const uint32_t by_kind[] = KINDS_BETS;
    uint32_t q = hand.percentile;

    switch (type) {
    case STATION:
        return STATION_BETS;
    case CALLER:
        return q < CALLER_BETS_FROM
                   ? CALLER_BETS
                   : CALLER_BETS + (q - CALLER_BETS_FROM) * CALLER_BETS_RISE /
                                       CALLER_BETS_RANGE;
    case LOOSE:
        return LOOSE_BETS + LOOSE_BETS_RISE * q / ONE_1024;
    case KINDS:
        return by_kind[hand.category];
    case EQUAL:
        return hand.equal->bet[tln_pt_equal_hand(q)];
    default:
        return WILD_BETS;
    }
}

static uint32_t chance_to_raise(uint32_t type, struct quality hand,
                                struct asked asked)
{
    static const uint32_t by_kind[] = KINDS_RAISES;

    switch (type) {
    case STATION:
        return STATION_RAISES;
    case CALLER:
        return hand.percentile > CALLER_GOOD ? CALLER_RAISES_GOOD
                                             : CALLER_RAISES;
    case LOOSE:
        return hand.percentile > LOOSE_GOOD ? LOOSE_RAISES_GOOD : LOOSE_RAISES;
    case KINDS:
        return by_kind[hand.category];
    case EQUAL:
        return asked.is_capped ? 0 : equal_answer(hand, asked).raise;
    default:
        return WILD_RAISES;
    }
}

/* How likely a player of type KINDS is to stay in at a price. */
static uint32_t chance_by_kind(uint32_t category, uint32_t price)
{
    static const struct {
        uint32_t cheap, dear, if_cheap, between, if_dear;
    } pays[] = {
        [TALON_POKER_HIGH_CARD] = PAYS_HIGH_CARD,
        [TALON_POKER_PAIR] = PAYS_PAIR,
        [TALON_POKER_TWO_PAIRS] = PAYS_TWO_PAIRS,
        [TALON_POKER_THREE_OF_A_KIND] = PAYS_THREE,
    };

    if (category < TALON_POKER_HIGH_CARD ||
        category > TALON_POKER_THREE_OF_A_KIND)
        return ONE_1024;
    if (price < pays[category].cheap)
        return pays[category].if_cheap;
    return price < pays[category].dear ? pays[category].between
                                       : pays[category].if_dear;
}

/* The chance of a call or a raise. */
static uint32_t chance_to_stay(uint32_t type, struct quality hand,
                               struct asked asked)
{
    uint32_t q = hand.percentile, price = asked.price;
    struct pt_equal_answer answer;

    switch (type) {
    case STATION:
        return STATION_STAYS;
    case CALLER:
        return q > CALLER_WANTS + CALLER_WANTS_BY_PRICE * price / ONE_1024
                   ? CALLER_STAYS
                   : CALLER_STAYS_WORSE;
    case LOOSE:
        return q > LOOSE_WANTS + LOOSE_WANTS_BY_PRICE * price / ONE_1024
                   ? LOOSE_STAYS
                   : LOOSE_STAYS_WORSE;
    case KINDS:
        return chance_by_kind(hand.category, price);
    case EQUAL:
        answer = equal_answer(hand, asked);
        return (uint32_t)answer.call + answer.raise;
    default:
        return WILD_STAYS;
    }
}

static uint32_t chance_to_call(uint32_t type, struct quality hand,
                               struct asked asked)
{
    uint32_t stays = chance_to_stay(type, hand, asked);
    uint32_t raises = chance_to_raise(type, hand, asked);

    return stays > raises ? stays - raises : CALLS_LEAST;
}

static uint32_t times(uint32_t likelihood, uint32_t chance)
{
    return (uint32_t)((uint64_t)likelihood * chance / ONE_1024);
}

/* How many raises there were before raise `i` of a seat: the others are assumed
 * to have raised once in between. */
static uint32_t raises_before(const struct round *round,
                              const struct acts *acts, uint32_t i)
{
    uint32_t after = (acts->is_last ? 1 : 2) + 2 * (acts->raises - 1 - i);

    return round->all_raises > after + i ? round->all_raises - after : i;
}

/* How likely a player of this type is to act as the opponent did in this round;
 * 2^20 is certain. */
static uint32_t likelihood_of(const struct round *round,
                              const struct acts *acts, uint32_t type,
                              struct quality hand)
{
    uint32_t likelihood = 1u << 20, i;
    uint32_t bets = chance_to_bet(type, hand);
    struct asked asked = {acts->price, acts->faced,
                          round->cap > 0 && acts->faced >= round->cap};
    struct asked before = {acts->price, 0, 0};

    if (acts->checked)
        likelihood = times(likelihood, ONE_1024 - bets);
    if (acts->bet)
        likelihood = times(likelihood, bets);
    for (i = 0; i < acts->raises && i < RAISES_HEEDED; i++) {
        before.raises = raises_before(round, acts, i);
        likelihood = times(likelihood, chance_to_raise(type, hand, before));
    }
    if (acts->called)
        likelihood = times(likelihood, chance_to_call(type, hand, asked));
    if (acts->folded)
        likelihood = times(likelihood, ONE_1024 + FOLDS_LEAST -
                                           chance_to_stay(type, hand, asked));
    return likelihood + 1;
}

static struct quality quality_of(const struct round *round, uint32_t player,
                                 uint32_t rank)
{
    struct quality hand = {tln_pt_percentile(rank, round->cards[player]),
                           talon_poker_category(rank), round->equal};

    return hand;
}

struct answer tln_pt_answer(const struct round *round, uint32_t player,
                            uint32_t rank, uint32_t price, uint32_t raises)
{
    struct quality hand = quality_of(round, player, rank);
    struct asked asked = {price, raises,
                          round->cap > 0 && raises >= round->cap};
    uint64_t sum = 0, bet = 0, call = 0, raise = 0, part;
    struct answer answer;
    uint32_t type;

    for (type = 0; type < TYPES; type++) {
        part = (uint64_t)round->prior[player][type] *
               likelihood_of(round, &round->acts[player], type, hand);
        sum += part;
        bet += part * chance_to_bet(type, hand);
        call += part * chance_to_call(type, hand, asked);
        raise += part * chance_to_raise(type, hand, asked);
    }
    sum = sum > 0 ? sum : 1;
    answer.bet = (uint32_t)(bet / sum);
    answer.call = (uint32_t)(call / sum);
    answer.raise = (uint32_t)(raise / sum);
    return answer;
}

void tln_pt_weigh_by_bets(struct pt_mind *mind, const struct round *round,
                          uint32_t from)
{
    uint32_t w, player, type;
    struct scaled weight;

    for (w = from; w < mind->worlds; w++) {
        if (w > 0 && tln_pl_stopped(mind->decision))
            break;
        weight = tln_pt_scaled_of(mind->world[w].weight);
        for (player = 1; player < mind->players; player++) {
            struct quality hand =
                quality_of(round, player, mind->world[w].rank[player]);
            uint64_t sum = 0;

            for (type = 0; type < TYPES; type++)
                sum += (uint64_t)round->prior[player][type] *
                       likelihood_of(round, &round->acts[player], type, hand);
            tln_pt_scale(&weight, (uint32_t)(sum >> 10));
        }
        mind->scaled[w] = weight;
    }
    tln_pt_set_weights(mind, w);
}

/* Whether the worlds tell enough: as much as some of equal weight, of which
 * there would be (sum of w)^2 / (sum of w^2). A caller may ask for more. */
static int is_enough(const struct pt_mind *mind)
{
    uint64_t squares = 0;
    uint32_t w;

    if (mind->decision->worlds_asked != 0)
        return 0;
    for (w = 0; w < mind->worlds; w++)
        squares += (uint64_t)mind->world[w].weight * mind->world[w].weight;
    return mind->weights * mind->weights * TELLING >=
           squares * mind->manner.draws;
}

talon_status tln_pt_imagine_round(struct pt_mind *mind, struct round *round)
{
    uint32_t most = mind->decision->budget.worlds, from = 0, next;
    talon_status status;

    tln_pt_read_round(mind, round);
    mind->worlds = 0;
    mind->weights = 0;
    for (;;) {
        next = most - mind->worlds;
        next = next < mind->manner.draws ? next : mind->manner.draws;
        status = tln_pt_imagine_more(mind, next, 1);
        if (status != TALON_OK)
            return status;
        if (mind->manner.reads_bets)
            tln_pt_weigh_by_bets(mind, round, from);
        if (is_enough(mind) || mind->worlds >= most ||
            mind->worlds < from + next || tln_pl_stopped(mind->decision))
            return TALON_OK;
        from = mind->worlds;
    }
}

/* Scales down a count from the notes if the total that it belongs to, `all`, is
 * greater than NOTES_MOST. */
static uint32_t tame(uint32_t count, uint32_t all)
{
    return all > NOTES_MOST ? count * NOTES_MOST / all : count;
}

static uint64_t power_of_16th(uint64_t part, uint32_t share, uint32_t exponent)
{
    for (; exponent > 0; exponent--)
        part = part / 16 * share;
    return part;
}

/* Makes the first guess of how likely each type is: a mixture of what the notes
 * on earlier deals suggest and what is assumed about a stranger. */
static void read_notes(const talon_player_notes *notes, uint32_t prior[TYPES])
{
    uint32_t chances = (uint32_t)notes->checks + notes->bets;
    uint32_t answers = (uint32_t)notes->calls + notes->raises + notes->folds;
    uint64_t part[TYPES], sum = 1;
    uint32_t type;

    for (type = 0; type < TYPES; type++) {
        part[type] = (uint64_t)types[type].share << 45;
        part[type] = power_of_16th(part[type], types[type].bets,
                                   tame(notes->bets, chances));
        part[type] = power_of_16th(part[type], 16 - types[type].bets,
                                   tame(notes->checks, chances));
        part[type] = power_of_16th(part[type], types[type].calls,
                                   tame(notes->calls, answers));
        part[type] = power_of_16th(part[type], types[type].raises,
                                   tame(notes->raises, answers));
        part[type] = power_of_16th(part[type], types[type].folds,
                                   tame(notes->folds, answers));
        sum += part[type];
    }
    for (type = 0; type < TYPES; type++)
        prior[type] =
            (STRANGER_PARTS * types[type].share +
             NOTES_PARTS * (uint32_t)(part[type] / (sum / ONE_1024 + 1))) /
            (STRANGER_PARTS + NOTES_PARTS);
}

/* Whether a player acts before another one in a round that `opener` begins. */
static int is_before(uint32_t opener, uint32_t count, uint32_t player,
                     uint32_t other)
{
    return (player + count - opener) % count < (other + count - opener) % count;
}

/* TR-17: the player that began the round. */
static uint32_t opener_of(const struct pt_mind *mind)
{
    return mind->rule[TALON_TR_OPTION_POKER_OPENER] ==
                   TALON_TR_POKER_OPENER_DEALER
               ? mind->dealer
               : (mind->dealer + 1) % mind->players;
}

/* With a pot or a raise of more chips than this, the price is not worked
 * out. */
#define PRICE_MOST ((int64_t)1 << 40)

static int64_t most_staked(const talon_tr_state *state)
{
    int64_t most = 0;
    uint32_t i;

    for (i = 0; i < TALON_TR_SEATS_MAX; i++) {
        if (state->staked[i] > most)
            most = state->staked[i];
    }
    return most;
}

/* The price of calling the last bet or raise, as if the bet and all raises of
 * the round had been equally high. */
static uint32_t last_price(const struct pt_mind *mind)
{
    const talon_tr_state *state = &mind->state;
    int64_t pot = state->boxes[TALON_TR_BOX_POT];
    int64_t step = most_staked(state) / (state->raises + 1);

    if (pot > PRICE_MOST || step > PRICE_MOST)
        return PRICE_BEYOND;
    return pot + step > 0 ? (uint32_t)(step * ONE_1024 / (pot + step)) : 0;
}

static void read_acts(const struct pt_mind *mind, struct round *round)
{
    const talon_tr_state *state = &mind->state;
    uint32_t opener = opener_of(mind), bettor = mind->players, player;
    uint32_t price = last_price(mind);

    for (player = 0; player < mind->players; player++) {
        uint32_t seat = mind->seat_of[player];
        struct acts *acts = &round->acts[player];

        acts->bet = state->last_action[seat] == TALON_KIND_BET;
        acts->called = state->last_action[seat] == TALON_KIND_CALL_BET;
        acts->folded = state->last_action[seat] == TALON_KIND_FOLD;
        acts->checked = state->last_action[seat] == TALON_KIND_CHECK;
        acts->raises = state->raise_count[seat];
        acts->price = price;
        acts->is_last = state->last_action[seat] == TALON_KIND_RAISE_BY &&
                        state->staked[seat] == most_staked(state);
        acts->faced = state->raises;
        if (acts->called && state->staked[seat] < most_staked(state) &&
            state->raises > 0)
            acts->faced--;
        if (acts->bet)
            bettor = player;
    }
    for (player = 0; bettor < mind->players && player < mind->players; player++)
        round->acts[player].checked |=
            (uint32_t)is_before(opener, mind->players, player, bettor);
}

void tln_pt_read_round(const struct pt_mind *mind, struct round *round)
{
    uint32_t player, level = mind->decision->budget.level;
    int32_t cap = mind->rule[TALON_TR_OPTION_RAISE_CAP];

    round->equal =
        &tln_pt_equal[level >= 1 && level <= EQUAL_LEVELS ? level - 1
                                                          : EQUAL_LEVELS - 1];
    round->all_raises = mind->state.raises;
    round->cap = cap > 0 ? (uint32_t)cap : 0;
    for (player = 0; player < mind->players; player++) {
        const talon_player_notes *notes =
            &mind->decision->notes[mind->seat_of[player]];

        read_notes(notes, round->prior[player]);
        round->cards[player] = mind->state.held[mind->seat_of[player]];
    }
    read_acts(mind, round);
}
