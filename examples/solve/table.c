/* SPDX-License-Identifier: MIT */
/* What every contract of a deal is worth: a table with a row for each seat and
 * a column for each denomination. */
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>

#define FIRST 10 /* width of the first column of a table, and of the others */
#define OTHER 7

/* Both misères share a column: with all cards visible they are the same. */
#define LAST TALON_DENOMINATION_MISERE

static void print_rows(const struct deal *deal,
                       const talon_fh_deal_table *table)
{
    struct text head = {.length = 0};
    uint32_t seat, i;

    for (i = TALON_SUIT_SPADES; i <= LAST; i++) {
        add_spaces(&head, FIRST + (i - 1) * OTHER);
        add(&head, "%s", denomination_sign(i));
    }
    puts(head.chars);
    for (seat = 0; seat < deal->seats; seat++) {
        struct text line = {.length = 0};

        add(&line, "  seat %" PRIu32, seat);
        for (i = TALON_SUIT_SPADES; i <= LAST; i++) {
            add_spaces(&line, FIRST + (i - 1) * OTHER);
            add_value(&line, table->low[seat][i], table->high[seat][i],
                      is_misere(i));
        }
        puts(line.chars);
    }
}

/* The table of a deal, and that of contractors who take the kitty. */
struct tables {
    talon_fh_deal_table table, with_kitty;
    talon_status status;
};

static void solve(talon_fh_solver *solver, const struct question *question,
                  struct tables *tables)
{
    const struct deal *deal = &question->deal;
    talon_status status =
        talon_fh_solve_deal(solver, &deal->rules, deal->hand, question->nodes,
                            &solver_stop, &tables->table);

    must(status, "solving the deal");
    tables->status = status;
    if (!question->with_kitty)
        return;
    status = talon_fh_solve_deal_with_kitty(solver, &deal->rules, deal->hand,
                                            &deal->kitty, question->nodes,
                                            &solver_stop, &tables->with_kitty);
    must(status, "solving the deal with the kitty");
    if (status == TALON_UNFINISHED)
        tables->status = status;
}

void print_table(talon_fh_solver *solver, const struct question *question)
{
    struct tables tables;
    talon_fh_par par;
    talon_status status;

    solve(solver, question, &tables);
    print_source(question, "tricks of each seat's side with that seat as "
                           "contractor and leader");
    print_rows(&question->deal, &tables.table);
    if (question->with_kitty) {
        puts("With the kitty and the best discard:");
        print_rows(&question->deal, &tables.with_kitty);
    }
    if (question->has_par) {
        status = find_par(&question->deal, &tables.with_kitty, &par);
        print_par(&question->deal, &par, status);
    }
    tell_unfinished(tables.status);
}

/* The bounds of a contract, also with the kitty; null without it. */
static void json_contract(struct json *json, const struct question *question,
                          const struct tables *tables, uint32_t seat,
                          uint32_t denomination)
{
    const talon_fh_deal_table *kitty = &tables->with_kitty;

    json_add(json,
             "{\"seat\":%" PRIu32 ",\"denomination\":\"%s\",\"low\":%d,"
             "\"high\":%d,\"with_kitty\":",
             seat, talon_denomination_key(denomination),
             tables->table.low[seat][denomination],
             tables->table.high[seat][denomination]);
    if (question->with_kitty)
        json_add(json, "{\"low\":%d,\"high\":%d}}",
                 kitty->low[seat][denomination],
                 kitty->high[seat][denomination]);
    else
        json_add(json, "null}");
}

talon_status json_table(talon_fh_solver *solver,
                        const struct question *question, struct json *json)
{
    struct tables tables;
    talon_status status = TALON_OK;
    talon_fh_par par;
    uint32_t seat, i;

    solve(solver, question, &tables);
    json_source(json, question, "deal", tables.status);
    json_add(json, ",\"contracts\":[");
    for (seat = 0; seat < question->deal.seats; seat++) {
        for (i = TALON_SUIT_SPADES; i <= LAST; i++) {
            json_add(json, "%s",
                     seat == 0 && i == TALON_SUIT_SPADES ? "" : ",");
            json_contract(json, question, &tables, seat, i);
        }
    }
    json_add(json, "]");
    if (question->has_par)
        status = find_par(&question->deal, &tables.with_kitty, &par);
    json_par(json, &question->deal, question->has_par ? &par : NULL, status);
    json_add(json, "}");
    return tables.status;
}
