/* SPDX-License-Identifier: MIT */
#include "advisor/tripoli/pt_mind.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/tripoli/pt_percentile.h"

/* TR-4: what a seat on an open account can pay. */
#define OPEN_PURSE ((int64_t)1 << 53)

/* Larger boxes are cut to this, so that sums over all games stay below 2^63. */
#define BOX_MOST ((int64_t)1 << 28)

static void number_players(struct pt_mind *mind, int32_t seat)
{
    uint32_t count = (uint32_t)mind->rule[TALON_TR_OPTION_PLAYERS], i;

    for (i = 0; i < count; i++) {
        uint32_t next = ((uint32_t)seat + i) % count;

        if ((mind->state.in_deal >> next & 1) == 0)
            continue;
        mind->player_of[next] = (uint8_t)mind->players;
        mind->seat_of[mind->players++] = (uint8_t)next;
    }
}

static uint64_t bit_of(talon_card card)
{
    return card < 64 ? close_up(ONE << card) : 0;
}

/* The number of the bit that a rank has in a lane (see pt_runs.h). */
static uint32_t index_of(uint32_t rank)
{
    return rank > 10 ? rank - 5 : rank - 2;
}

/* TR-2: the board of the deal, as far as it is known. */
static void read_board(struct pt_mind *mind)
{
    const talon_tr_state *state = &mind->state;
    struct course *course = &mind->course;
    uint32_t i;

    for (i = 0; i < 5; i++)
        course->pay[i] = bit_of(state->pay[i]);
    if (state->pair_suit != 0 && state->pair_rank != 0)
        course->pair = (uint64_t)3 << (LANE_BITS * (state->pair_suit - 1u) +
                                       index_of(state->pair_rank) - 1);
    if (state->sequence != 0)
        course->sequence = (uint64_t)0x0001000100010001
                           << index_of(state->sequence);
    for (i = 0; i <= TALON_TR_BOXES; i++)
        course->box[i] =
            state->boxes[i] < BOX_MOST ? state->boxes[i] : BOX_MOST;
}

static void read_course(struct pt_mind *mind)
{
    struct course *course = &mind->course;
    const int32_t *rule = mind->rule;
    uint32_t i;

    course->players = mind->players;
    course->next_lead = (uint32_t)rule[TALON_TR_OPTION_NEXT_LEAD];
    course->lead = rule[TALON_TR_OPTION_LEAD_CARD] == TALON_TR_LEAD_CARD_ANY
                       ? LEAD_ANY
                       : LEAD_LOWEST;
    course->first_lead =
        rule[TALON_TR_OPTION_FIRST_LEAD] == TALON_TR_FIRST_LEAD_LOWEST_OF_HAND
            ? LEAD_LOWEST_OF_HAND
            : course->lead;
    if (course->next_lead == TALON_TR_NEXT_LEAD_ALTERNATE)
        course->lead = course->first_lead = LEAD_LOWEST_OF_COLOR;
    course->collects =
        rule[TALON_TR_OPTION_COLLECT] == TALON_TR_COLLECT_IN_PLAY;
    course->card_pay = rule[TALON_TR_OPTION_CARD_PAY];
    course->penalty = rule[TALON_TR_OPTION_PASS_PENALTY];
    for (i = 0; i < mind->players; i++)
        course->purse[i] = rule[TALON_TR_OPTION_BANKROLL] > 0
                               ? mind->state.stack[mind->seat_of[i]]
                               : OPEN_PURSE;
    read_board(mind);
}

/* Seeds the stream with the bytes of the seed reversed; another order would
 * change moves. */
static void seed_stream(struct pt_mind *mind)
{
    uint64_t number = 0, turned = 0;
    uint32_t i;

    tln_pl_seed(mind->decision->rng, &number);
    for (i = 0; i < 64; i += 8)
        turned = turned << 8 | (number >> i & 0xFF);
    mind->stream.state = turned | 1;
}

talon_status tln_pt_look(struct decision *decision, struct pt_mind *mind)
{
    talon_rules rules;
    talon_status status = talon_game_rules(decision->view, &rules);
    uint32_t i;

    memset(mind, 0, offsetof(struct pt_mind, world));
    mind->decision = decision;
    if (status >= 0)
        status = talon_tr_state_of(decision->view, &mind->state);
    if (status < 0)
        return status;
    for (i = 1; i < OPTIONS; i++) {
        status = talon_rules_get(&rules, i, &mind->rule[i]);
        if (status < 0)
            return status;
    }
    if ((mind->state.in_deal >> decision->seat & 1) == 0)
        return TALON_E_NO_WORLD;
    number_players(mind, decision->seat);
    if (mind->players < 2 || mind->state.dealer < 0)
        return TALON_E_NO_WORLD;
    mind->dealer = mind->player_of[mind->state.dealer];
    read_course(mind);
    seed_stream(mind);
    return TALON_OK;
}

/* Ranks the poker hands of one player in all worlds from one on; with player
 * -1, the spare hands. */
static void rank_hands(struct pt_mind *mind, int32_t player, uint32_t from)
{
    talon_cards known = 0;
    uint32_t w, rank = 0;

    if (player >= 0)
        known = mind->state.selected[mind->seat_of[player]];
    if (known != 0)
        talon_poker_rank(&known, &rank);
    for (w = from; w < mind->worlds; w++)
        mind->set[w] = open_up(player < 0 ? mind->world[w].spare
                                          : mind->world[w].hand[player]);
    if (rank == 0)
        talon_poker_ranks(mind->set + from, mind->worlds - from,
                          mind->rank + from, NULL);
    for (w = from; w < mind->worlds; w++) {
        uint32_t found = rank != 0 ? rank : mind->rank[w];

        if (player < 0)
            mind->world[w].spare_rank = found;
        else
            mind->world[w].rank[player] = found;
    }
}

static void keep_world(struct pt_mind *mind, const talon_tr_state *state)
{
    struct pt_world *world = &mind->world[mind->worlds++];
    uint32_t i;

    memset(world, 0, sizeof *world);
    for (i = 0; i < mind->players; i++)
        world->hand[i] = close_up(state->hand[mind->seat_of[i]]);
    world->spare = close_up(state->spare);
    world->weight = ONE_1024;
}

talon_status tln_pt_imagine_more(struct pt_mind *mind, uint32_t count,
                                 uint32_t ranks)
{
    struct decision *decision = mind->decision;
    talon_status status, first = TALON_OK;
    talon_tr_state state;
    talon_game *game;
    uint32_t i, from = mind->worlds;

    if (count > TALON_PLAYER_WORLDS_MAX - from)
        count = TALON_PLAYER_WORLDS_MAX - from;
    status =
        talon_game_clone(mind->game, sizeof mind->game, decision->view, &game);
    for (i = 0; i < count && status >= 0; i++) {
        if (from + i > 0 && tln_pl_stopped(decision))
            break;
        status = talon_game_sample(game, decision->view, decision->rng,
                                   mind->sample, sizeof mind->sample);
        if (status == TALON_OK)
            status = talon_tr_state_of(game, &state);
        if (status == TALON_OK)
            keep_world(mind, &state);
        if (status == TALON_E_TRIES) {
            first = status;
            status = TALON_OK;
        }
    }
    if (status < 0)
        return status;
    mind->weights += (uint64_t)(mind->worlds - from) * ONE_1024;
    if (ranks != 0) {
        for (i = 0; i < mind->players; i++)
            rank_hands(mind, (int32_t)i, from);
        rank_hands(mind, -1, from);
    }
    return mind->worlds > 0 ? TALON_OK : first;
}

talon_status tln_pt_imagine(struct pt_mind *mind, uint32_t ranks)
{
    mind->worlds = 0;
    mind->weights = 0;
    return tln_pt_imagine_more(mind, mind->decision->budget.worlds, ranks);
}

void tln_pt_keep_worlds(struct pt_mind *mind, uint32_t count)
{
    uint32_t w;

    mind->worlds = count > 0 ? count : 1;
    mind->weights = 0;
    for (w = 0; w < mind->worlds; w++)
        mind->weights += mind->world[w].weight;
}

int tln_pt_choice(const struct pt_mind *mind, uint32_t kind,
                  talon_choice *choice)
{
    talon_choice list[TALON_CHOICES_MAX];
    uint32_t count, i;

    if (talon_game_choices_of(mind->decision->view, mind->decision->seat, list,
                              TALON_CHOICES_MAX, &count) != TALON_OK)
        return 0;
    for (i = 0; i < count; i++) {
        if (list[i].kind == kind) {
            *choice = list[i];
            return 1;
        }
    }
    return 0;
}

static talon_advice *list_move(struct pt_mind *mind, const talon_move *move,
                               struct worth worth)
{
    talon_advice *advice = tln_pl_add(mind->decision, move);

    if (advice != NULL) {
        advice->worth = worth.worth;
        advice->is_estimate = worth.is_estimate;
        advice->error = worth.error;
        advice->worlds = mind->worlds;
    }
    return advice;
}

talon_advice *tln_pt_list(struct pt_mind *mind, uint32_t kind, int64_t amount,
                          struct worth worth)
{
    talon_move move;
    talon_choice choice;

    if (!tln_pt_choice(mind, kind, &choice))
        return NULL;
    if (amount > choice.amount_max)
        amount = choice.amount_max;
    if (amount < choice.amount_min)
        amount = choice.amount_min;
    memset(&move, 0, sizeof move);
    move.kind = (uint16_t)kind;
    move.seat = (int8_t)mind->decision->seat;
    move.amount = (int32_t)amount;
    return list_move(mind, &move, worth);
}

talon_advice *tln_pt_list_suit(struct pt_mind *mind, uint32_t kind,
                               uint32_t suit, struct worth worth)
{
    talon_move move;

    memset(&move, 0, sizeof move);
    move.kind = (uint16_t)kind;
    move.seat = (int8_t)mind->decision->seat;
    move.denomination = (uint8_t)suit;
    return list_move(mind, &move, worth);
}

void tln_pt_list_cards(struct pt_mind *mind, uint32_t kind, talon_cards cards,
                       uint16_t reason)
{
    talon_move move;
    talon_advice *advice;

    memset(&move, 0, sizeof move);
    move.kind = (uint16_t)kind;
    move.seat = (int8_t)mind->decision->seat;
    move.cards = cards;
    advice = tln_pl_add(mind->decision, &move);
    if (advice != NULL)
        advice->reason = reason;
}

void tln_pt_list_asked(struct pt_mind *mind, struct worth worth)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    if (decision->asked == NULL)
        return;
    for (i = 0; i < decision->count; i++) {
        if (memcmp(&decision->advice[i].next_move, decision->asked,
                   sizeof *decision->asked) == 0)
            return;
    }
    if (decision->count == TALON_PLAYER_MOVES_MAX)
        decision->count--;
    list_move(mind, decision->asked, worth);
}

void tln_pt_do_not_compare(struct pt_mind *mind)
{
    uint32_t i;

    for (i = 0; i < mind->decision->count; i++) {
        talon_advice *advice = &mind->decision->advice[i];

        advice->reason = TALON_ADVICE_NOT_COMPARED;
        advice->is_estimate = 0;
        advice->worlds = 0;
    }
}

/* For each kind of move: the reason if it is the best move, and the reason if
 * it is not, or 0. */
static const struct {
    uint16_t kind, best, other;
} reasons[] = {
    {TALON_KIND_CHECK, TALON_ADVICE_FREE, 0},
    {TALON_KIND_BET, TALON_ADVICE_BEST_HAND, TALON_ADVICE_NOT_BEST},
    {TALON_KIND_RAISE_BY, TALON_ADVICE_BEST_HAND, TALON_ADVICE_NOT_BEST},
    {TALON_KIND_CALL_BET, TALON_ADVICE_GOOD_PRICE, TALON_ADVICE_BAD_PRICE},
    {TALON_KIND_FOLD, TALON_ADVICE_BAD_PRICE, 0},
    {TALON_KIND_KEEP, TALON_ADVICE_SPARE_WORSE, 0},
    {TALON_KIND_SWAP, TALON_ADVICE_SPARE_BETTER, TALON_ADVICE_SPARE_WORSE},
    {TALON_KIND_AUCTION, TALON_ADVICE_SELLS, 0},
    {TALON_KIND_PASS, TALON_ADVICE_TOO_DEAR, 0},
    {TALON_KIND_OFFER, TALON_ADVICE_WORTH_OFFER, TALON_ADVICE_TOO_DEAR},
    {TALON_KIND_NAME, TALON_ADVICE_PAYS_MOST, 0},
};

static uint16_t reason_by_kind(uint32_t kind, int is_best)
{
    uint32_t i;

    for (i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        if (reasons[i].kind == kind)
            return is_best ? reasons[i].best : reasons[i].other;
    }
    return 0;
}

void tln_pt_explain(struct pt_mind *mind)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (advice->reason == 0)
            advice->reason = reason_by_kind(advice->next_move.kind, i == 0);
        if (advice->reason != 0)
            continue;
        if (i == 0)
            advice->reason = TALON_ADVICE_AVERAGE;
        else if (advice->worth == decision->advice[0].worth)
            advice->reason = TALON_ADVICE_EQUAL;
        else
            advice->reason = TALON_ADVICE_LESS;
    }
}
