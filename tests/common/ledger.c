/* SPDX-License-Identifier: MIT */
/* Chips, scores and tricks, as the events of a step report them. */
#include "common/ledger.h"

void ledger_follow_chips(int64_t stack[TALON_TR_SEATS_MAX],
                         int64_t box[TALON_TR_BOXES + 1],
                         const talon_event *event)
{
    switch (event->kind) {
    case TALON_KIND_PAY:
        stack[event->seat] -= event->amount;
        if (event->box_id == 0)
            stack[event->other] += event->amount;
        else
            box[event->box_id] += event->amount;
        break;
    case TALON_KIND_TAKE:
        box[event->box_id] -= event->amount;
        stack[event->seat] += event->amount;
        break;
    case TALON_KIND_GATHER:
        box[event->box_id] -= event->amount;
        box[event->index] += event->amount;
        break;
    case TALON_KIND_BUY:
        stack[event->other] += event->amount;
        break;
    default:
        break;
    }
}

static const char *tripoli_error(const talon_game *before,
                                 const talon_game *after,
                                 const talon_event *event, uint32_t events)
{
    talon_tr_state was, is;
    uint32_t i;

    ck_ok(talon_tr_state_of(before, &was));
    ck_ok(talon_tr_state_of(after, &is));
    for (i = 0; i < events; i++)
        ledger_follow_chips(was.stack, was.boxes, &event[i]);
    if (memcmp(was.stack, is.stack, sizeof is.stack) != 0)
        return "the stacks are not what the events say";
    if (memcmp(was.boxes, is.boxes, sizeof is.boxes) != 0)
        return "the boxes are not what the events say";
    return NULL;
}

/* An event names only the first seat of a side, but all seats of the side get
 * its points. */
static void score_side(talon_fh_state *state, const talon_event *event)
{
    uint32_t seat;

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        if (state->side[event->seat] >> seat & 1)
            state->score[seat] += (int32_t)event->amount;
}

static const char *five_hundred_error(const talon_game *before,
                                      const talon_game *after,
                                      const talon_event *event, uint32_t events)
{
    talon_fh_state was, is;
    uint32_t i;

    ck_ok(talon_fh_state_of(before, &was));
    ck_ok(talon_fh_state_of(after, &is));
    for (i = 0; i < events; i++) {
        if (event[i].kind == TALON_KIND_DEAL)
            memset(was.tricks, 0, sizeof was.tricks);
        else if (event[i].kind == TALON_KIND_TRICK)
            was.tricks[event[i].seat]++;
        else if (event[i].kind == TALON_KIND_SCORE)
            score_side(&was, &event[i]);
    }
    if (memcmp(was.score, is.score, sizeof is.score) != 0)
        return "the scores are not what the events say";
    if (memcmp(was.tricks, is.tricks, sizeof is.tricks) != 0)
        return "the tricks are not what the events say";
    return NULL;
}

const char *ledger_error(const talon_game *before, const talon_game *after,
                         const talon_event *event, uint32_t events)
{
    talon_rules rules;

    ck_ok(talon_game_rules(before, &rules));
    switch (rules.game_id) {
    case TALON_GAME_FIVE_HUNDRED:
        return five_hundred_error(before, after, event, events);
    case TALON_GAME_TRIPOLI:
        return tripoli_error(before, after, event, events);
    default:
        return NULL;
    }
}
