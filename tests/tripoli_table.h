/* SPDX-License-Identifier: MIT */
/* A table of Tripoli for tests written by hand: options, hands and moves are
 * given as records write them, and after every step the chips that the events
 * tell of are compared with those in the game. */
#ifndef TALON_TESTS_TEST_TRIPOLI_H
#define TALON_TESTS_TEST_TRIPOLI_H

#include "suite.h"

#define SPARE TALON_PLACE_TALON

struct table {
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    talon_event event[TALON_EVENTS_MAX]; /* of the last step */
    uint32_t events;
    int64_t stack[TALON_TR_SEATS_MAX]; /* as the events tell */
    int64_t box[TALON_TR_BOXES + 1];
};

/* Rules from lines like "preset tripoli\noption players 3\n"; of an option
 * that stands twice the later value holds. */
static inline talon_rules rules_of(const char *lines)
{
    char key[32], value[32];
    talon_rules rules;

    ck_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 0));
    for (; *lines != '\0'; lines += strcspn(lines, "\n") + 1) {
        if (sscanf(lines, "preset %31s", value) == 1) {
            ck_ok(talon_rules_preset(&rules, value));
        } else {
            ck_assert_int_eq(sscanf(lines, "option %31s %31s", key, value), 2);
            ck_ok(talon_rules_set_text(&rules, key, value));
        }
    }
    return rules;
}

static inline void sit(struct table *table, const char *lines)
{
    talon_rules rules = rules_of(lines);
    int32_t seat;

    memset(table, 0, sizeof *table);
    ck_ok(talon_game_init(table->memory, sizeof table->memory, &rules,
                          &table->game));
    for (seat = 0; seat < rules.value[TALON_TR_OPTION_PLAYERS]; seat++)
        table->stack[seat] = rules.value[TALON_TR_OPTION_BANKROLL];
}

static inline talon_tr_state state_of(const struct table *table)
{
    talon_tr_state state;

    ck_ok(talon_tr_state_of(table->game, &state));
    return state;
}

/* Moves chips as an event says, taking nothing from the game. */
static inline void follow(struct table *table, const talon_event *event)
{
    switch (event->kind) {
    case TALON_KIND_PAY:
        table->stack[event->seat] -= event->amount;
        if (event->box_id == 0)
            table->stack[event->other] += event->amount;
        else
            table->box[event->box_id] += event->amount;
        break;
    case TALON_KIND_TAKE:
        table->box[event->box_id] -= event->amount;
        table->stack[event->seat] += event->amount;
        break;
    case TALON_KIND_GATHER:
        table->box[event->box_id] -= event->amount;
        table->box[event->index] += event->amount;
        break;
    case TALON_KIND_BUY:
        table->stack[event->other] += event->amount;
        break;
    default:
        break;
    }
}

static inline void follow_all(struct table *table)
{
    talon_tr_state state = state_of(table);
    uint32_t i;

    for (i = 0; i < table->events; i++) {
        ck_assert_uint_eq(table->event[i].turn, state.turn);
        follow(table, &table->event[i]);
    }
    ck_assert_mem_eq(table->stack, state.stack, sizeof state.stack);
    ck_assert_mem_eq(table->box, state.boxes, sizeof state.boxes);
}

/* Deals the pack that gives each place, seats and SPARE, the cards wanted; what
 * is not named goes anywhere. */
static inline void deal(struct table *table,
                        const char *const hand[TALON_DEAL_PLACES])
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card pack[TALON_PACK_MAX];
    uint32_t i, count;

    for (i = 0; i < TALON_DEAL_PLACES; i++) {
        if (hand[i] != NULL)
            wanted[i] = cards(hand[i]);
    }
    ck_ok(talon_game_pack_for(table->game, wanted, TALON_DEAL_PLACES, pack,
                              TALON_PACK_MAX, &count));
    ck_ok(talon_game_deal(table->game, pack, count, table->event,
                          TALON_EVENTS_MAX, &table->events));
    follow_all(table);
}

#define DEAL(table, ...)                                                       \
    deal(table, (const char *const[TALON_DEAL_PLACES]){__VA_ARGS__})

static inline talon_move move_of(const struct table *table, const char *line)
{
    talon_move move;

    ck_ok(talon_record_parse(table->game, line, strlen(line), &move, NULL, 0,
                             NULL, NULL));
    return move;
}

/* Makes moves and checks annotations, one a line. */
static inline void script(struct table *table, const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        talon_status status;
        char line[TALON_LINE_MAX + 1];
        talon_move move;

        snprintf(line, sizeof line, "%.*s", (int)length, text);
        if (line[0] == '=') {
            status =
                talon_record_read_line(table->game, line, length,
                                       TALON_RECORD_CHECK, NULL, 0, NULL, NULL);
        } else {
            move = move_of(table, line);
            status = talon_game_apply(table->game, &move, table->event,
                                      TALON_EVENTS_MAX, &table->events);
            if (status == TALON_OK)
                follow_all(table);
        }
        ck_assert_msg(status == TALON_OK, "%s: %s", line,
                      talon_status_name(status));
        text += length;
        text += *text == '\n';
    }
}

/* A move is refused, with a reason and the cards concerned. */
static inline void refused(struct table *table, const char *line,
                           talon_status reason, const char *about)
{
    talon_move move = move_of(table, line);
    talon_cards concerned;

    ck_status(talon_game_check(table->game, &move, &concerned), reason);
    ck_assert_uint_eq(concerned, cards(about));
    ck_status(talon_game_apply(table->game, &move, NULL, 0, NULL), reason);
}

/* How many events of the last step are of a kind and reason. */
static inline uint32_t times_told(const struct table *table, uint32_t kind,
                                  uint32_t reason)
{
    uint32_t i, times = 0;

    for (i = 0; i < table->events; i++)
        times +=
            table->event[i].kind == kind && table->event[i].reason == reason;
    return times;
}

/* The n-th event (from 0) of a kind and reason in the last step. */
static inline talon_event told(const struct table *table, uint32_t kind,
                               uint32_t reason, uint32_t n)
{
    uint32_t i;

    for (i = 0; i < table->events; i++) {
        if (table->event[i].kind == kind && table->event[i].reason == reason &&
            n-- == 0)
            return table->event[i];
    }
    ck_abort_msg("no event of kind %s with reason %s", talon_kind_key(kind),
                 talon_reason_key(reason));
    return (talon_event){0};
}

#endif
