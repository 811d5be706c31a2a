/* SPDX-License-Identifier: MIT */
/* The public functions of players, which are the same for every game. They
 * check the arguments, reduce the game to the view of the seat, and let the
 * game's player list the moves. So no player can see more than its seat
 * does. */
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"
#include "advisor/five_hundred/pf_advise.h"
#include "advisor/player/decision.h"
#include "advisor/tripoli/pt_advise.h"

/* The arguments of a call. */
struct call {
    const talon_game *view;
    int32_t seat;
    const talon_player_budget *budget;
    const uint32_t *stop;
    const talon_player_notes *notes;
    uint32_t notes_count;
    talon_rng *rng;
    void *scratch;
    size_t size;
};

static const struct game_player *const players[] = {
    &tln_pl_five_hundred,
    &tln_pl_tripoli,
};

static const struct game_player *player_of(uint32_t game_id)
{
    size_t i;

    for (i = 0; i < sizeof players / sizeof players[0]; i++) {
        if (players[i]->game_id == game_id)
            return players[i];
    }
    return NULL;
}

talon_status talon_advisor_supports(const talon_rules *rules, uint32_t part)
{
    int is_known;
    talon_status status;

    if (rules == NULL)
        return TALON_E_NULL;
    if (part != TALON_ADVISOR_PART_PLAYERS && part != TALON_ADVISOR_PART_SOLVER)
        return TALON_E_ARGUMENT;
    status = talon_rules_check(rules, NULL, 0, NULL);
    if (status < 0)
        return status;
    is_known = part == TALON_ADVISOR_PART_PLAYERS
                   ? player_of(rules->game_id) != NULL
                   : rules->game_id == TALON_GAME_FIVE_HUNDRED;
    return is_known ? tln_known_rules(rules) : TALON_E_UNSUPPORTED;
}

static talon_status game_status(uint32_t game_id)
{
    if (talon_games_key(game_id)[0] == '\0')
        return TALON_E_GAME;
    return player_of(game_id) == NULL ? TALON_E_UNSUPPORTED : TALON_OK;
}

talon_status talon_player_budget_of(uint32_t level, uint32_t game_id,
                                    uint32_t phase, talon_player_budget *budget)
{
    talon_player_budget made = {level, 0, 0, 0, {0}};
    talon_status status;

    if (budget == NULL)
        return TALON_E_NULL;
    if (talon_level_key(level)[0] == '\0')
        return TALON_E_LEVEL;
    status = game_status(game_id);
    if (status != TALON_OK)
        return status;
    if (!player_of(game_id)->budget(level, phase, &made))
        return TALON_E_PHASE;
    if (made.worlds == 0)
        made.nodes = 0;
    *budget = made;
    return TALON_OK;
}

static int is_clear(const void *memory, size_t count)
{
    const uint8_t *bytes = memory;
    size_t i;

    for (i = 0; i < count; i++) {
        if (bytes[i] != 0)
            return 0;
    }
    return 1;
}

static talon_status budget_status(const talon_player_budget *budget)
{
    if (talon_level_key(budget->level)[0] == '\0')
        return TALON_E_LEVEL;
    if (budget->worlds > TALON_PLAYER_WORLDS_MAX ||
        budget->nodes > TALON_PLAYER_NODES_MAX)
        return TALON_E_BUDGET;
    if (budget->flags != 0 ||
        !is_clear(budget->reserved, sizeof budget->reserved))
        return TALON_E_FIELD;
    return TALON_OK;
}

talon_status talon_player_size(uint32_t game_id,
                               const talon_player_budget *budget, size_t *size)
{
    talon_status status;

    if (budget == NULL || size == NULL)
        return TALON_E_NULL;
    status = game_status(game_id);
    if (status == TALON_OK)
        status = budget_status(budget);
    if (status == TALON_OK)
        *size = sizeof(struct frame) + player_of(game_id)->size;
    return status;
}

/* Checks that the seat may be asked for a move, and finds the phase. */
static talon_status seat_status(const talon_game *view, int32_t seat,
                                uint32_t *phase)
{
    uint32_t seats, viewers, owing;
    talon_status status = talon_game_phase(view, phase);

    if (status == TALON_OK)
        status = talon_game_seat_count(view, &seats);
    if (status == TALON_OK)
        status = talon_game_viewers(view, &viewers, NULL);
    if (status == TALON_OK)
        status = talon_game_owing(view, &owing);
    if (status < 0)
        return status;
    if (*phase == TALON_PHASE_OVER)
        return TALON_E_OVER;
    if (seat < 0 || (uint32_t)seat >= seats)
        return TALON_E_SEAT;
    if ((viewers >> seat & 1) == 0)
        return TALON_E_VIEW;
    return (owing >> seat & 1) != 0 ? TALON_OK : TALON_E_TURN;
}

/* Checks the other arguments: the budget and the notes. */
static talon_status rest_status(const struct call *call)
{
    talon_status status = budget_status(call->budget);
    uint32_t i;

    if (status != TALON_OK)
        return status;
    if (call->notes_count > TALON_SEATS_MAX)
        return TALON_E_ARGUMENT;
    for (i = 0; i < call->notes_count; i++) {
        if (!is_clear(call->notes[i].reserved, sizeof call->notes[i].reserved))
            return TALON_E_FIELD;
    }
    return TALON_OK;
}

/* Sets up a decision in the scratch memory. */
static talon_status set_up(const struct call *call,
                           const struct game_player *player, uint32_t phase,
                           struct decision *decision)
{
    struct frame *frame = call->scratch;
    talon_game *view;
    talon_player_budget level = {0, 0, 0, 0, {0}};
    talon_status status =
        talon_game_clone(frame->view, sizeof frame->view, call->view, &view);

    if (status == TALON_OK)
        status = talon_game_redact(view, view, 1u << call->seat);
    if (status < 0)
        return status;
    memset(frame->notes, 0, sizeof frame->notes);
    if (call->notes_count > 0)
        memcpy(frame->notes, call->notes,
               call->notes_count * sizeof *call->notes);
    memset(decision, 0, sizeof *decision);
    decision->view = view;
    decision->seat = call->seat;
    decision->phase = phase;
    decision->budget = *call->budget;
    decision->worlds_asked = call->budget->worlds;
    decision->notes = frame->notes;
    decision->stop = call->stop;
    decision->rng = call->rng;
    decision->scratch = (uint8_t *)call->scratch + sizeof *frame;
    decision->advice = frame->advice;
    decision->is_known = player->budget(call->budget->level, phase, &level);
    if (decision->budget.worlds == 0)
        decision->budget.worlds = level.worlds;
    if (decision->budget.nodes == 0)
        decision->budget.nodes = level.nodes;
    return TALON_OK;
}

/* Whether the move that was asked about, if any, is listed. */
static int is_asked_listed(const struct decision *decision)
{
    uint32_t i;

    for (i = 0; i < decision->count && decision->asked != NULL; i++) {
        if (memcmp(&decision->advice[i].next_move, decision->asked,
                   sizeof *decision->asked) == 0)
            return 1;
    }
    return decision->asked == NULL;
}

/* Lists the move that was asked about, which the player has not compared with
 * others. */
static void list_asked(struct decision *decision)
{
    talon_advice *advice;

    if (decision->count == TALON_PLAYER_MOVES_MAX)
        decision->count--;
    advice = tln_pl_add(decision, decision->asked);
    if (advice != NULL)
        advice->reason = TALON_ADVICE_NOT_COMPARED;
}

/* What is the best move although it was compared with none, was chosen by a
 * rule; unless the call was stopped before there was a world. */
static void name_rule(struct decision *decision)
{
    if (decision->count > 0 && !decision->stopped &&
        decision->advice[0].reason == TALON_ADVICE_NOT_COMPARED)
        decision->advice[0].reason = TALON_ADVICE_RULE;
}

/* Lets the game's player list the moves. If it lists none, because it knows
 * none of those that the library offers or because it was stopped too early, a
 * plain move is listed. */
static talon_status list_moves(const struct game_player *player,
                               struct decision *decision)
{
    talon_status status = TALON_OK;

    tln_pl_stopped(decision);
    if (decision->is_known)
        status = player->advise(decision);
    if (status == TALON_E_TRIES && decision->stopped)
        status = TALON_OK;
    name_rule(decision);
    if (status >= 0 && decision->count == 0)
        status = tln_pl_add_plain(decision);
    if (status >= 0 && !is_asked_listed(decision))
        list_asked(decision);
    return status;
}

/* Worths that differ by less, in thousandths, count as equal: people see
 * tenths. */
#define WORTH_SEEN 100

/* Corrects reasons: a move that is worth as much as the best one, or more, must
 * not be said to bring less. */
static void correct_reasons(struct decision *decision)
{
    int64_t best = decision->count > 0 ? decision->advice[0].worth : 0;
    uint32_t i;

    for (i = 1; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        if (advice->reason != TALON_ADVICE_LESS ||
            advice->worth + WORTH_SEEN <= best)
            continue;
        advice->reason = advice->worth >= best + WORTH_SEEN
                             ? TALON_ADVICE_LESS_SAFE
                             : TALON_ADVICE_EQUAL;
    }
}

/* What orders the list is stated only if it is an estimate. */
static void keep_to_estimates(struct decision *decision)
{
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        if (!decision->advice[i].is_estimate) {
            decision->advice[i].worth = 0;
            decision->advice[i].error = 0;
        }
    }
}

/* Checks a call, but for a move that was asked about, and finds the player of
 * the game and the phase. */
static talon_status check_call(const struct call *call,
                               const struct game_player **player,
                               uint32_t *phase)
{
    talon_rules rules;
    talon_status status = seat_status(call->view, call->seat, phase);

    if (status != TALON_OK)
        return status;
    if (call->budget == NULL || call->rng == NULL || call->scratch == NULL ||
        (call->notes == NULL && call->notes_count > 0))
        return TALON_E_NULL;
    status = rest_status(call);
    if (status == TALON_OK)
        status = talon_game_rules(call->view, &rules);
    if (status != TALON_OK)
        return status;
    *player = player_of(rules.game_id);
    if (*player == NULL)
        return TALON_E_UNSUPPORTED;
    status = tln_known_rules(&rules);
    if (status != TALON_OK)
        return status;
    if (((uintptr_t)call->scratch & 7) != 0)
        return TALON_E_ALIGNMENT;
    return call->size < sizeof(struct frame) + (*player)->size ? TALON_E_SPACE
                                                               : TALON_OK;
}

/* Checks a move that was asked about. */
static talon_status asked_status(const struct call *call,
                                 const talon_move *asked)
{
    talon_status status = talon_game_check(call->view, asked, NULL);

    if (status == TALON_OK && asked->seat != call->seat)
        status = TALON_E_TURN;
    if (status == TALON_OK && !tln_pl_is_known_kind(asked->kind))
        status = TALON_E_UNSUPPORTED;
    return status;
}

/* Checks a call, and lets the game's player list the moves. */
static talon_status decide(const struct call *call, const talon_move *asked,
                           struct decision *decision)
{
    const struct game_player *player;
    uint32_t phase;
    talon_status status = check_call(call, &player, &phase);

    if (status == TALON_OK && asked != NULL)
        status = asked_status(call, asked);
    if (status == TALON_OK)
        status = set_up(call, player, phase, decision);
    if (status != TALON_OK)
        return status;
    decision->asked = asked;
    status = list_moves(player, decision);
    if (status < 0)
        return status;
    correct_reasons(decision);
    keep_to_estimates(decision);
    return decision->stopped ? TALON_UNFINISHED : TALON_OK;
}

talon_status
talon_player_advise(const talon_game *view, int32_t seat,
                    const talon_player_budget *budget, const uint32_t *stop,
                    const talon_player_notes *notes, uint32_t notes_count,
                    talon_rng *rng, void *scratch, size_t size,
                    talon_advice *advice, uint32_t capacity, uint32_t *count)
{
    struct call call = {view,        seat, budget,  stop, notes,
                        notes_count, rng,  scratch, size};
    struct decision decision;
    talon_status status;

    if (advice == NULL && capacity > 0)
        return TALON_E_NULL;
    status = decide(&call, NULL, &decision);
    if (status < 0)
        return status;
    if (count != NULL)
        *count = decision.count;
    if (decision.count > capacity)
        decision.count = capacity;
    if (decision.count > 0)
        memcpy(advice, decision.advice, decision.count * sizeof *advice);
    return status;
}

talon_status talon_player_move(
    const talon_game *view, int32_t seat, const talon_player_budget *budget,
    const uint32_t *stop, const talon_player_notes *notes, uint32_t notes_count,
    talon_rng *rng, void *scratch, size_t size, talon_move *next_move)
{
    talon_advice best;
    talon_status status;

    if (next_move == NULL)
        return TALON_E_NULL;
    status = talon_player_advise(view, seat, budget, stop, notes, notes_count,
                                 rng, scratch, size, &best, 1, NULL);
    if (status >= 0)
        *next_move = best.next_move;
    return status;
}

talon_status talon_player_why(
    const talon_game *view, int32_t seat, const talon_player_budget *budget,
    const uint32_t *stop, const talon_player_notes *notes, uint32_t notes_count,
    talon_rng *rng, void *scratch, size_t size, const talon_move *asked,
    talon_advice *best, talon_advice *other)
{
    struct call call = {view,        seat, budget,  stop, notes,
                        notes_count, rng,  scratch, size};
    struct decision decision;
    talon_move move;
    talon_status status;
    uint32_t i;

    if (asked == NULL || best == NULL || other == NULL)
        return TALON_E_NULL;
    move = *asked;
    status = decide(&call, &move, &decision);
    if (status < 0)
        return status;
    for (i = 0; i + 1 < decision.count; i++) {
        if (memcmp(&decision.advice[i].next_move, &move, sizeof move) == 0)
            break;
    }
    *best = decision.advice[0];
    *other = decision.advice[i];
    return status;
}

/* The cards counted whose place the view does not show. */
static talon_cards hidden_cards(const talon_game *view,
                                const struct tally *tally)
{
    talon_cards hidden = 0, cards;
    uint32_t card, place;

    for (card = 0; card < 64; card++) {
        if (!is_clear(tally->weight[card], sizeof tally->weight[card]))
            hidden |= (talon_cards)1 << card;
    }
    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        if (talon_game_cards(view, place, &cards, NULL) >= 0)
            hidden &= ~cards;
    }
    return hidden;
}

talon_status
talon_player_beliefs(const talon_game *view, int32_t seat,
                     const talon_player_budget *budget, const uint32_t *stop,
                     const talon_player_notes *notes, uint32_t notes_count,
                     talon_rng *rng, void *scratch, size_t size,
                     talon_belief *beliefs, uint32_t capacity, uint32_t *count)
{
    struct call call = {view,        seat, budget,  stop, notes,
                        notes_count, rng,  scratch, size};
    const struct game_player *player;
    struct decision decision;
    struct tally *tally;
    talon_card card[TALON_PACK_MAX];
    talon_cards hidden;
    uint32_t phase, i, listed;
    talon_status status;

    if (beliefs == NULL && capacity > 0)
        return TALON_E_NULL;
    status = check_call(&call, &player, &phase);
    if (status == TALON_OK)
        status = set_up(&call, player, phase, &decision);
    if (status == TALON_OK && !decision.is_known)
        status = TALON_E_UNSUPPORTED;
    if (status != TALON_OK)
        return status;
    if (budget->worlds == 0)
        decision.budget.worlds = TALON_BELIEF_WORLDS;
    decision.worlds_asked = decision.budget.worlds;
    tally = &((struct frame *)scratch)->tally;
    memset(tally, 0, sizeof *tally);
    status = player->believe(&decision, tally);
    if (status < 0)
        return status;
    hidden = hidden_cards(decision.view, tally);
    talon_cards_list(&hidden, card, TALON_PACK_MAX, &listed);
    for (i = 0; i < listed && i < capacity; i++)
        tln_pl_tell_belief(tally, card[i], &beliefs[i]);
    if (count != NULL)
        *count = listed;
    return decision.stopped ? TALON_UNFINISHED : TALON_OK;
}
