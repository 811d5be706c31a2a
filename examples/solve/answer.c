/* SPDX-License-Identifier: MIT */
/* Answers of `solve`: what they have in common. */
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static const char *preset_of(const struct question *question)
{
    const talon_rules *rules = &question->deal.rules;

    return talon_preset_key(rules->game_id, (uint32_t)rules->value[0]);
}

void print_source(const struct question *question, const char *what)
{
    if (question->file != NULL)
        printf("%s:%zu: ", question->file, question->line);
    printf("%s, %s\n", preset_of(question), what);
}

void tell_unfinished(talon_status status)
{
    if (status != TALON_UNFINISHED)
        return;
    if (solver_was_stopped())
        puts("Stopped: this is what was known by then.");
    else
        puts("The nodes ran out before the end; --nodes allows more.");
}

/* The hands of a deal and its kitty; nulls for a position of a record. */
static void json_deal(struct json *json, const struct deal *deal)
{
    uint32_t seat;

    json_add(json, ",\"hands\":%s", deal->seats == 0 ? "null" : "[");
    for (seat = 0; seat < deal->seats; seat++) {
        json_add(json, "%s", seat > 0 ? "," : "");
        json_cards_of(json, deal->hand[seat]);
    }
    json_add(json, "%s,\"kitty\":", deal->seats == 0 ? "" : "]");
    json_cards_of(json, deal->kitty);
}

void json_source(struct json *json, const struct question *question,
                 const char *what, talon_status status)
{
    if (question->is_numbered)
        json_add(json, "{\"deal\":%" PRIu64, question->number);
    else
        json_add(json, "{\"deal\":null");
    json_add(json, ",\"file\":");
    json_string(json, question->file);
    if (question->file != NULL)
        json_add(json, ",\"line\":%zu", question->line);
    else
        json_add(json, ",\"line\":null");
    json_add(json, ",\"what\":\"%s\",\"preset\":\"%s\",\"finished\":%s", what,
             preset_of(question), status == TALON_OK ? "true" : "false");
    json_deal(json, &question->deal);
}

talon_status json_answer(talon_fh_solver *solver,
                         const struct question *question, struct json *json)
{
    if (!question->has_position)
        return json_table(solver, question, json);
    return question->with_kitty ? json_discards(solver, question, json)
                                : json_cards(solver, question, json);
}

void print_answer(const struct task *task, const struct question *question)
{
    talon_fh_solver *solver = solver_new();
    struct json json = {.room = 0};

    if (task->json) {
        json_answer(solver, question, &json);
        json_print(&json);
    } else if (question->has_position && question->with_kitty) {
        print_all_discards(solver, question);
    } else if (question->has_position) {
        print_cards(solver, question);
    } else {
        print_table(solver, question);
    }
    free(solver);
}
