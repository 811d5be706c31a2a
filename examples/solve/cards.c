/* SPDX-License-Identifier: MIT */
/* What every card of a position is worth, and a line of best play. */
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>

/* The values, and a line of best play. */
struct answer {
    struct values values;
    talon_move move[TALON_FH_LINE_MAX];
    uint32_t count; /* of moves */
    talon_status status;
};

/* Where a line of play stands: the trick, and how many cards are in it. */
struct place {
    uint32_t trick, cards, seats;
};

static struct place place_of(const struct question *question)
{
    const talon_fh_position *position = &question->position;
    struct place place = {.trick = question->trick};
    uint32_t i;

    while (place.cards < TALON_FH_SEATS_MAX &&
           position->table[place.cards] != TALON_CARD_NONE)
        place.cards++;
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        place.seats += position->playing >> i & 1;
    return place;
}

/* Goes on to the next card; returns whether it begins a trick. */
static int go_on(struct place *place)
{
    place->cards = (place->cards + 1) % place->seats;
    place->trick += place->cards == 0;
    return place->cards == 0;
}

static talon_card card_of(const talon_move *move)
{
    return talon_cards_nth(&move->cards, 0);
}

static void print_line(struct place place, const struct answer *answer)
{
    struct text line = {.length = 0};
    uint32_t i;

    puts("Best play goes on:");
    for (i = 0; i < answer->count; i++) {
        if (line.length == 0)
            add(&line, "  trick %" PRIu32 ": ", place.trick);
        else
            add(&line, ", ");
        add(&line, "seat %d ", answer->move[i].seat);
        add_named(&line, card_of(&answer->move[i]),
                  answer->move[i].denomination);
        if (go_on(&place) || i + 1 == answer->count) {
            print_wrapped(&line, 4);
            line = (struct text){.length = 0};
        }
    }
}

static void json_line(struct json *json, struct place place,
                      const struct answer *answer)
{
    uint32_t i;

    json_add(json, ",\"play\":[");
    for (i = 0; i < answer->count; i++) {
        json_add(json, "%s{\"seat\":%d,\"trick\":%" PRIu32 ",",
                 i > 0 ? "," : "", answer->move[i].seat, place.trick);
        json_card(json, "card", card_of(&answer->move[i]), "suit",
                  answer->move[i].denomination);
        json_add(json, "}");
        go_on(&place);
    }
    json_add(json, "]}");
}

static void print_position(const struct question *question,
                           const struct values *values)
{
    const talon_fh_position *position = &values->position;
    struct text what = {.length = 0};

    if (question->state != NULL) {
        add_contract(&what, question->state, TALON_NOBODY);
    } else {
        add_seat_of(&what, position->contractor, TALON_NOBODY);
        add(&what, " plays %s", denomination_sign(position->denomination));
    }
    add(&what, ", trick %" PRIu32 ", seat %" PRId32 " to play", question->trick,
        values->seat);
    print_source(question, what.chars);
    print_values(values, TALON_NOBODY);
}

static void json_values(struct json *json, const struct question *question,
                        const struct values *values, talon_status status)
{
    const talon_fh_position *position = &values->position;
    uint32_t i;

    json_source(json, question, "cards", status);
    if (position->contractor == TALON_NOBODY)
        json_add(json, ",\"contractor\":null");
    else
        json_add(json, ",\"contractor\":%d", position->contractor);
    json_add(json, ",\"denomination\":\"%s\",\"side\":",
             talon_denomination_key(position->denomination));
    json_seats(json, position->side);
    json_add(json,
             ",\"seat\":%" PRId32 ",\"trick\":%" PRIu32 ",\"low\":%" PRId32
             ",\"high\":%" PRId32 ",\"cards\":[",
             values->seat, question->trick, values->low, values->high);
    for (i = 0; i < values->count; i++) {
        const talon_fh_card_value *value = &values->value[i];

        json_add(json, "%s{", i > 0 ? "," : "");
        json_card(json, "card", value->card, "suit", value->suit);
        json_add(json, ",\"low\":%d,\"high\":%d,\"best\":%s}", value->low,
                 value->high, is_best(values, i) ? "true" : "false");
    }
    json_add(json, "]");
}

/* Of the nodes for a position, a quarter is for the line, which needs few once
 * the cards are known. */
static uint32_t nodes_for_line(uint32_t nodes)
{
    if (nodes >= TALON_FH_NODES_UNLIMITED)
        return nodes;
    return (nodes != 0 ? nodes : TALON_FH_NODES_DEFAULT) / 4 + 1;
}

static uint32_t nodes_for_cards(uint32_t nodes)
{
    if (nodes >= TALON_FH_NODES_UNLIMITED)
        return nodes;
    nodes = nodes != 0 ? nodes : TALON_FH_NODES_DEFAULT;
    return nodes - nodes / 4;
}

/* There is no line unless the cards have been solved. */
static void solve(talon_fh_solver *solver, const struct question *question,
                  struct answer *answer)
{
    const talon_fh_position *position = &question->position;

    answer->count = 0;
    answer->status = values_of(&answer->values, solver, position,
                               nodes_for_cards(question->nodes));
    must(answer->status, "solving the position");
    if (answer->status == TALON_UNFINISHED)
        return;
    answer->status = talon_fh_solve_line(
        solver, position, nodes_for_line(question->nodes), &solver_stop,
        answer->move, TALON_FH_LINE_MAX, &answer->count);
    must(answer->status, "finding a line");
}

void print_cards(talon_fh_solver *solver, const struct question *question)
{
    struct answer answer;

    solve(solver, question, &answer);
    print_position(question, &answer.values);
    if (answer.count > 0)
        print_line(place_of(question), &answer);
    tell_unfinished(answer.status);
}

talon_status json_cards(talon_fh_solver *solver,
                        const struct question *question, struct json *json)
{
    struct answer answer;

    solve(solver, question, &answer);
    json_values(json, question, &answer.values, answer.status);
    json_line(json, place_of(question), &answer);
    return answer.status;
}
