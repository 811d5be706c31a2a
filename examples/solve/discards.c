/* SPDX-License-Identifier: MIT */
/* What every discard of a contractor is worth. */
#include "../common/discards.h"
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define SHOWN 20 /* discards */

static talon_status solve(talon_fh_solver *solver,
                          const struct question *question,
                          struct discards *discards)
{
    talon_status status =
        discards_of(discards, solver, &question->position, question->nodes);

    must(status, "solving the discards");
    return status;
}

void print_all_discards(talon_fh_solver *solver,
                        const struct question *question)
{
    const talon_fh_position *position = &question->position;
    struct text what = {.length = 0};
    struct discards discards;
    talon_status status = solve(solver, question, &discards);

    if (question->state != NULL) {
        add_contract(&what, question->state, TALON_NOBODY);
    } else {
        add_seat_of(&what, position->contractor, TALON_NOBODY);
        add(&what, " plays %s", denomination_sign(position->denomination));
    }
    add(&what, ", and discards");
    print_source(question, what.chars);
    print_discards(&discards, SHOWN, TALON_NOBODY);
    tell_unfinished(status);
    free(discards.value);
}

static void json_value(struct json *json, const struct discards *discards,
                       uint32_t i)
{
    const talon_fh_discard_value *value = &discards->value[i];

    json_add(json, "{");
    json_discard(json, "discard", value->discard, "suit", value->suit);
    json_add(json, ",\"low\":%d,\"high\":%d,\"best\":%s}", value->low,
             value->high, is_best_discard(discards, i) ? "true" : "false");
}

talon_status json_discards(talon_fh_solver *solver,
                           const struct question *question, struct json *json)
{
    const talon_fh_position *position = &question->position;
    struct discards discards;
    talon_status status = solve(solver, question, &discards);
    uint32_t i;

    json_source(json, question, "discards", status);
    json_add(json, ",\"contractor\":%d,\"denomination\":\"%s\",\"side\":",
             position->contractor,
             talon_denomination_key(position->denomination));
    json_seats(json, position->side);
    json_add(json, ",\"low\":%" PRId32 ",\"high\":%" PRId32 ",\"discards\":[",
             discards.low, discards.high);
    for (i = 0; i < discards.count; i++) {
        json_add(json, "%s", i > 0 ? "," : "");
        json_value(json, &discards, i);
    }
    json_add(json, "]}");
    free(discards.value);
    return status;
}
