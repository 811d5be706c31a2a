/* SPDX-License-Identifier: MIT */
/* What players must answer: see players.h. */
#include "players.h"

#include "talon/view.h"

static uint64_t scratch[TALON_PLAYER_BYTES / 8];

/* A question, and what is needed to ask it. */
struct asking {
    const struct question *question;
    const talon_game *view;
    talon_game *own; /* the view of the seat alone */
    int32_t seat;
    void *memory; /* as much as the player needs, at the end of `scratch`, so
                     that it cannot use more */
    size_t size;
};

static int is_refusal(talon_status status)
{
    return status == TALON_E_NO_WORLD || status == TALON_E_TRIES;
}

/* ---- what an answer must be */

static void check_advice(const struct asking *asking,
                         const talon_advice *advice, uint32_t count)
{
    uint32_t i, other;

    demand(count > 0 && count <= TALON_PLAYER_MOVES_MAX);
    for (i = 0; i < count; i++, advice++) {
        demand(advice->next_move.seat == asking->seat);
        demand(talon_game_check(asking->view, &advice->next_move, NULL) ==
               TALON_OK);
        for (other = 1; other <= i; other++)
            demand(memcmp(&advice[0].next_move, &(advice - other)->next_move,
                          sizeof advice->next_move) != 0);
        demand(advice->chance <= TALON_CERTAIN);
        demand(advice->chance_of != 0 || advice->chance == 0);
        demand(advice->is_estimate <= 1);
        demand(advice->is_estimate == 1 ||
               (advice->worth == 0 && advice->error == 0));
        demand(advice->error <= TALON_ERROR_UNKNOWN);
        demand(advice->is_estimate == 0 || advice->worlds > 0);
        demand(talon_advisor_term_key(TALON_ADVISOR_SPACE_REASON,
                                      advice->reason)[0] != '\0');
    }
}

/* How many cards of a place the view does not show. */
static int32_t hidden_at(const talon_game *view, uint32_t place)
{
    talon_cards known = 0;
    uint32_t count = 0;

    if (talon_game_cards(view, place, &known, &count) < 0)
        return 0;
    return (int32_t)(count - talon_cards_count(&known));
}

/* Cards are in set order. The chances of each add up, and so do those of each
 * place, but for what is rounded: less than 1 for each card. */
static void check_beliefs(const talon_game *view, const talon_belief *belief,
                          uint32_t count)
{
    int32_t hidden = 0, sum, error;
    talon_card card[TALON_PACK_MAX];
    talon_cards all = 0;
    uint32_t i, place;

    for (i = 0; i < count; i++)
        all |= (talon_cards)1 << belief[i].card;
    demand(talon_cards_list(&all, card, TALON_PACK_MAX, &i) == TALON_OK);
    demand(i == count);
    for (i = 0; i < count; i++) {
        sum = 0;
        for (place = 0; place < TALON_BELIEF_PLACES; place++)
            sum += belief[i].chance[place];
        demand(sum == TALON_CERTAIN);
        demand(belief[i].card == card[i]);
    }
    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        sum = 0;
        for (i = 0; i < count; i++)
            sum += belief[i].chance[place];
        error = sum - hidden_at(view, place) * TALON_CERTAIN;
        demand(abs(error) <= (int32_t)count);
        demand(sum == 0 || hidden_at(view, place) > 0);
        hidden += hidden_at(view, place);
    }
    demand(hidden == (int32_t)count);
}

/* ---- questions */

/* Returns the status, which all questions must agree in: there is a world, or
 * there is none. */
static talon_status ask_advice(const struct asking *asking, talon_advice *first)
{
    static talon_advice list[TALON_PLAYER_MOVES_MAX];
    talon_rng rng = asking->question->rng;
    talon_move move;
    uint32_t count;
    talon_status status, moved;

    status = talon_player_advise(asking->view, asking->seat,
                                 &asking->question->budget, NULL, NULL, 0, &rng,
                                 asking->memory, asking->size, list,
                                 TALON_PLAYER_MOVES_MAX, &count);
    if (status == TALON_OK) {
        check_advice(asking, list, count);
        *first = list[0];
    }
    rng = asking->question->rng;
    moved = talon_player_move(asking->view, asking->seat,
                              &asking->question->budget, NULL, NULL, 0, &rng,
                              asking->memory, asking->size, &move);
    demand(moved == status);
    demand(status != TALON_OK ||
           memcmp(&move, &first->next_move, sizeof move) == 0);
    return status;
}

static void ask_why(const struct asking *asking, uint32_t index)
{
    talon_rng rng = asking->question->rng;
    talon_advice pair[2];
    talon_move asked;
    uint32_t count;
    talon_status status;

    demand(talon_game_seat_move_count(asking->view, asking->seat, &count) ==
           TALON_OK);
    demand(talon_game_seat_move_at(asking->view, asking->seat, index % count,
                                   &asked) == TALON_OK);
    status = talon_player_why(
        asking->view, asking->seat, &asking->question->budget, NULL, NULL, 0,
        &rng, asking->memory, asking->size, &asked, &pair[0], &pair[1]);
    if (is_refusal(status))
        return;
    demand(status == TALON_OK);
    check_advice(asking, &pair[0], 1);
    check_advice(asking, &pair[1], 1);
    demand(memcmp(&pair[1].next_move, &asked, sizeof asked) == 0);
}

static void ask_beliefs(const struct asking *asking)
{
    static talon_belief list[TALON_PACK_MAX];
    talon_rng rng = asking->question->rng;
    uint32_t count;
    talon_status status;

    status = talon_player_beliefs(
        asking->view, asking->seat, &asking->question->budget, NULL, NULL, 0,
        &rng, asking->memory, asking->size, list, TALON_PACK_MAX, &count);
    if (status == TALON_OK)
        check_beliefs(asking->own, list, count);
    else
        demand(is_refusal(status));
}

/* A seat that owes nothing, or that is no viewer, is told so, and the generator
 * is as it was. */
static void ask_others(const struct asking *asking, uint32_t owing)
{
    talon_rng rng = asking->question->rng;
    talon_move move;
    int32_t seat;

    for (seat = -2; seat < TALON_SEATS_MAX; seat++) {
        talon_status status;

        if (seat >= 0 && owing >> seat & 1)
            continue;
        status = talon_player_move(asking->view, seat,
                                   &asking->question->budget, NULL, NULL, 0,
                                   &rng, asking->memory, asking->size, &move);
        demand(status == TALON_E_OVER || status == TALON_E_SEAT ||
               status == TALON_E_VIEW || status == TALON_E_TURN);
        demand(memcmp(&rng, &asking->question->rng, sizeof rng) == 0);
    }
}

static void ask_seat(const struct asking *asking)
{
    talon_advice first;
    talon_status status;

    demand(talon_game_redact(asking->own, asking->view, 1u << asking->seat) ==
           TALON_OK);
    status = ask_advice(asking, &first);
    demand(status == TALON_OK || is_refusal(status));
    ask_why(asking, asking->question->move);
    ask_beliefs(asking);
}

void ask_players(const struct question *question)
{
    struct asking asking = {
        .question = question, .view = question->view, .seat = question->seat};
    uint64_t own[TALON_GAME_BYTES_MAX / 8];
    uint32_t viewers, owing;
    talon_rules rules;

    demand(talon_game_rules(question->view, &rules) == TALON_OK);
    demand(talon_game_viewers(question->view, &viewers, NULL) == TALON_OK);
    demand(talon_game_owing(question->view, &owing) == TALON_OK);
    owing &= viewers;
    demand(talon_game_clone(own, sizeof own, question->view, &asking.own) ==
           TALON_OK);
    demand(talon_player_size(rules.game_id, &question->budget, &asking.size) ==
           TALON_OK);
    asking.size = (asking.size + 7) / 8 * 8;
    asking.memory = (uint8_t *)scratch + sizeof scratch - asking.size;
    ask_others(&asking, owing);
    if (!(owing >> asking.seat & 1) &&
        talon_game_to_act(question->view, &asking.seat) != TALON_OK)
        return;
    if (asking.seat >= 0 && owing >> asking.seat & 1)
        ask_seat(&asking);
}
