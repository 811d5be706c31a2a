/* SPDX-License-Identifier: MIT */
/* Asks players about saved views that were tampered with. Whatever is accepted
 * as a view, each level must answer with legal moves and true beliefs, or
 * refuse for want of a world; it must end; and equal questions must get equal
 * answers. */
#include "saved.h"

#include "talon/player.h"

/* Bytes before the saved game: level, worlds, nodes, seat, and for the
 * generator. */
#define HEAD 6

static uint64_t scratch[TALON_PLAYER_BYTES / 8];

/* A question, and what is needed to ask it. */
struct question {
    const talon_game *view;
    talon_game *own; /* the view of the seat alone */
    int32_t seat;
    talon_player_budget budget;
    talon_rng rng;
    void *memory; /* as much as the player needs, at the end of `scratch`, so
                     that it cannot use more */
    size_t size;
};

static int is_refusal(talon_status status)
{
    return status == TALON_E_NO_WORLD || status == TALON_E_TRIES;
}

/* ---- what an answer must be */

static void check_advice(const struct question *question,
                         const talon_advice *advice, uint32_t count)
{
    uint32_t i, other;

    demand(count > 0 && count <= TALON_PLAYER_MOVES_MAX);
    for (i = 0; i < count; i++, advice++) {
        demand(advice->next_move.seat == question->seat);
        demand(talon_game_check(question->view, &advice->next_move, NULL) ==
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
static talon_status ask_advice(const struct question *question,
                               talon_advice *first)
{
    static talon_advice list[TALON_PLAYER_MOVES_MAX];
    talon_rng rng = question->rng;
    talon_move move;
    uint32_t count;
    talon_status status, moved;

    status = talon_player_advise(
        question->view, question->seat, &question->budget, NULL, NULL, 0, &rng,
        question->memory, question->size, list, TALON_PLAYER_MOVES_MAX, &count);
    if (status == TALON_OK) {
        check_advice(question, list, count);
        *first = list[0];
    }
    rng = question->rng;
    moved = talon_player_move(question->view, question->seat, &question->budget,
                              NULL, NULL, 0, &rng, question->memory,
                              question->size, &move);
    demand(moved == status);
    demand(status != TALON_OK ||
           memcmp(&move, &first->next_move, sizeof move) == 0);
    return status;
}

static void ask_why(const struct question *question, uint8_t index)
{
    talon_rng rng = question->rng;
    talon_advice pair[2];
    talon_move asked;
    uint32_t count;
    talon_status status;

    demand(talon_game_seat_move_count(question->view, question->seat, &count) ==
           TALON_OK);
    demand(talon_game_seat_move_at(question->view, question->seat,
                                   index % count, &asked) == TALON_OK);
    status = talon_player_why(question->view, question->seat, &question->budget,
                              NULL, NULL, 0, &rng, question->memory,
                              question->size, &asked, &pair[0], &pair[1]);
    if (is_refusal(status))
        return;
    demand(status == TALON_OK);
    check_advice(question, &pair[0], 1);
    check_advice(question, &pair[1], 1);
    demand(memcmp(&pair[1].next_move, &asked, sizeof asked) == 0);
}

static void ask_beliefs(const struct question *question)
{
    static talon_belief list[TALON_PACK_MAX];
    talon_rng rng = question->rng;
    uint32_t count;
    talon_status status;

    status = talon_player_beliefs(
        question->view, question->seat, &question->budget, NULL, NULL, 0, &rng,
        question->memory, question->size, list, TALON_PACK_MAX, &count);
    if (status == TALON_OK)
        check_beliefs(question->own, list, count);
    else
        demand(is_refusal(status));
}

/* A seat that owes nothing, or that is no viewer, is told so, and the generator
 * is as it was. */
static void ask_others(struct question *question, uint32_t viewers,
                       uint32_t owing)
{
    talon_rng rng = question->rng;
    talon_move move;
    int32_t seat;

    for (seat = -2; seat < TALON_SEATS_MAX; seat++) {
        talon_status status;

        if (seat >= 0 && (viewers & owing) >> seat & 1)
            continue;
        status = talon_player_move(question->view, seat, &question->budget,
                                   NULL, NULL, 0, &rng, question->memory,
                                   question->size, &move);
        demand(status == TALON_E_OVER || status == TALON_E_SEAT ||
               status == TALON_E_VIEW || status == TALON_E_TURN);
        demand(memcmp(&rng, &question->rng, sizeof rng) == 0);
    }
}

static void ask(struct question *question, uint32_t viewers, uint32_t owing,
                const uint8_t *head)
{
    talon_advice first;
    talon_status status;

    ask_others(question, viewers, owing);
    question->seat = head[3] % TALON_SEATS_MAX;
    if (!((viewers & owing) >> question->seat & 1) &&
        talon_game_to_act(question->view, &question->seat) != TALON_OK)
        return;
    if (question->seat < 0 || !((viewers & owing) >> question->seat & 1))
        return;
    demand(talon_game_redact(question->own, question->view,
                             1u << question->seat) == TALON_OK);
    status = ask_advice(question, &first);
    demand(status == TALON_OK || is_refusal(status));
    ask_why(question, head[4]);
    ask_beliefs(question);
}

/* Most questions are about views of one seat, which owes a move. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t length, size_t size,
                               unsigned int seed)
{
    uint8_t *saved = bytes + HEAD;
    size_t made = 0;
    talon_rng rng;

    seed_mutator(&rng, seed);
    demand(size >= HEAD + TALON_SAVE_BYTES_MAX); /* or games do not fit */
    if (length <= HEAD || seed % 8 == 0)
        made = new_saved(saved, size - HEAD, &rng);
    else if (seed % 8 < 3)
        made = next_game(saved, length - HEAD, size - HEAD, &rng);
    if (length <= HEAD)
        demand(talon_rng_bytes(&rng, bytes, HEAD) == TALON_OK);
    if (made > 0)
        return HEAD + made;
    if (seed % 8 == 7)
        LLVMFuzzerMutate(bytes, HEAD, HEAD);
    else if (length > HEAD)
        change_bytes(saved, length - HEAD, &rng);
    return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    uint64_t memory[TALON_GAME_BYTES_MAX / 8], own[TALON_GAME_BYTES_MAX / 8];
    struct question question = {0};
    uint32_t viewers, owing;
    talon_rules rules;
    talon_game *game;

    if (length <= HEAD ||
        talon_game_init_saved(memory, sizeof memory, bytes + HEAD,
                              length - HEAD, &game, NULL) < 0)
        return 0;
    demand(talon_game_rules(game, &rules) == TALON_OK);
    if (talon_advisor_supports(&rules, TALON_ADVISOR_PART_PLAYERS) != TALON_OK)
        return 0;
    seed_from(&question.rng, bytes, HEAD);
    question.budget.level = talon_level_at(bytes[0] % talon_level_count());
    question.budget.worlds = 1 + bytes[1] % 4;
    question.budget.nodes = 1 + bytes[2] * 8;
    question.view = game;
    demand(talon_game_clone(own, sizeof own, game, &question.own) == TALON_OK);
    demand(talon_player_size(rules.game_id, &question.budget, &question.size) ==
           TALON_OK);
    question.size = (question.size + 7) / 8 * 8;
    question.memory = (uint8_t *)scratch + sizeof scratch - question.size;
    demand(talon_game_viewers(game, &viewers, NULL) == TALON_OK);
    demand(talon_game_owing(game, &owing) == TALON_OK);
    ask(&question, viewers, owing, bytes);
    return 0;
}
