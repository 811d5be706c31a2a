/* SPDX-License-Identifier: MIT */
/* What `solve` answers: a table of all contracts, or every card. */
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define FIRST 10 /* width of the first column of a table, and of the others */
#define OTHER 7

/* Both misères share a column: with all cards visible they are the same. */
#define LAST TALON_DENOMINATION_MISERE

/* ---- where it comes from */

static const char *preset_of(const struct source *source)
{
    return talon_preset_key(source->rules->game_id,
                            (uint32_t)source->rules->value[0]);
}

static void print_source(const struct source *source, const char *what)
{
    if (source->file != NULL)
        printf("%s:%zu: ", source->file, source->line);
    printf("%s, %s\n", preset_of(source), what);
}

static void json_source(const struct source *source, const char *what,
                        talon_status status)
{
    printf("{\"file\":");
    print_string(source->file);
    if (source->file != NULL)
        printf(",\"line\":%zu", source->line);
    else
        printf(",\"line\":null");
    printf(",\"what\":\"%s\",\"preset\":\"%s\",\"finished\":%s", what,
           preset_of(source), status == TALON_OK ? "true" : "false");
}

/* ---- all contracts */

static void print_table(const struct deal *deal,
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

static void json_table(const struct deal *deal,
                       const talon_fh_deal_table *table)
{
    uint32_t seat, i;

    printf(",\"contracts\":[");
    for (seat = 0; seat < deal->seats; seat++)
        for (i = TALON_SUIT_SPADES; i <= LAST; i++)
            printf("%s{\"seat\":%" PRIu32 ",\"denomination\":\"%s\",\"low\":%d,"
                   "\"high\":%d}",
                   seat == 0 && i == TALON_SUIT_SPADES ? "" : ",", seat,
                   talon_denomination_key(i), table->low[seat][i],
                   table->high[seat][i]);
    puts("]}");
}

static void tell_unfinished(talon_status status)
{
    if (status != TALON_UNFINISHED)
        return;
    if (solver_stop != 0)
        puts("Stopped: this is what was known by then.");
    else
        puts("The nodes ran out before the end; --nodes allows more.");
}

void show_deal(const struct task *task, const struct source *source,
               const struct deal *deal)
{
    talon_fh_solver *solver = solver_new();
    talon_fh_deal_table table;
    talon_status status = talon_fh_solve_deal(
        solver, &deal->rules, deal->hand, task->nodes, &solver_stop, &table);

    must(status, "solving the deal");
    if (task->json) {
        json_source(source, "deal", status);
        json_table(deal, &table);
    } else {
        print_source(source, "tricks of each seat's side with that seat as "
                             "contractor and leader");
        print_table(deal, &table);
        tell_unfinished(status);
    }
    free(solver);
}

/* ---- every card */

/* Where a line of play stands: the trick, and how many cards are in it. */
struct place {
    uint32_t trick, cards, seats;
};

static struct place place_of(const struct source *source,
                             const talon_fh_position *position)
{
    struct place place = {.trick = source->trick};
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

static void print_line(struct place place, const talon_move *moves,
                       uint32_t count)
{
    struct text line = {.length = 0};
    uint32_t i;

    puts("Best play goes on:");
    for (i = 0; i < count; i++) {
        if (line.length == 0)
            add(&line, "  trick %" PRIu32 ": ", place.trick);
        else
            add(&line, ", ");
        add(&line, "seat %d ", moves[i].seat);
        add_named(&line, card_of(&moves[i]), moves[i].denomination);
        if (go_on(&place) || i + 1 == count) {
            print_wrapped(&line, 4);
            line = (struct text){.length = 0};
        }
    }
}

static void json_line(struct place place, const talon_move *moves,
                      uint32_t count)
{
    uint32_t i;

    printf(",\"play\":[");
    for (i = 0; i < count; i++) {
        printf("%s{\"seat\":%d,\"trick\":%" PRIu32 ",", i > 0 ? "," : "",
               moves[i].seat, place.trick);
        print_named_card("card", card_of(&moves[i]), "suit",
                         moves[i].denomination);
        putchar('}');
        go_on(&place);
    }
    puts("]}");
}

static void print_position(const struct source *source,
                           const struct values *values)
{
    const talon_fh_position *position = &values->position;
    struct text what = {.length = 0};

    if (source->state != NULL) {
        add_contract(&what, source->state, TALON_NOBODY);
    } else {
        add_seat_of(&what, position->contractor, TALON_NOBODY);
        add(&what, " plays %s", denomination_sign(position->denomination));
    }
    add(&what, ", trick %" PRIu32 ", seat %" PRId32 " to play", source->trick,
        values->seat);
    print_source(source, what.chars);
    print_values(values, TALON_NOBODY);
}

static void json_values(const struct source *source,
                        const struct values *values, talon_status status)
{
    const talon_fh_position *position = &values->position;
    uint32_t i;

    json_source(source, "cards", status);
    if (position->contractor == TALON_NOBODY)
        printf(",\"contractor\":null");
    else
        printf(",\"contractor\":%d", position->contractor);
    printf(",\"denomination\":\"%s\",\"side\":",
           talon_denomination_key(position->denomination));
    print_seats(position->side);
    printf(",\"seat\":%" PRId32 ",\"trick\":%" PRIu32 ",\"low\":%" PRId32
           ",\"high\":%" PRId32 ",\"cards\":[",
           values->seat, source->trick, values->low, values->high);
    for (i = 0; i < values->count; i++) {
        const talon_fh_card_value *value = &values->value[i];

        printf("%s{", i > 0 ? "," : "");
        print_named_card("card", value->card, "suit", value->suit);
        printf(",\"low\":%d,\"high\":%d,\"best\":%s}", value->low, value->high,
               is_best(values, i) ? "true" : "false");
    }
    putchar(']');
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

/* Finds a line of best play, unless the cards have not been solved: then there
 * is none. */
static talon_status find_line(const struct task *task, talon_fh_solver *solver,
                              const talon_fh_position *position,
                              talon_status cards, talon_move *moves,
                              uint32_t *count)
{
    *count = 0;
    if (cards == TALON_UNFINISHED)
        return cards;
    return talon_fh_solve_line(solver, position, nodes_for_line(task->nodes),
                               &solver_stop, moves, TALON_FH_LINE_MAX, count);
}

void show_cards(const struct task *task, const struct source *source,
                const talon_fh_position *position)
{
    talon_fh_solver *solver = solver_new();
    struct place place = place_of(source, position);
    talon_move moves[TALON_FH_LINE_MAX];
    struct values values;
    uint32_t count;
    talon_status status =
        values_of(&values, solver, position, nodes_for_cards(task->nodes));

    must(status, "solving the position");
    status = find_line(task, solver, position, status, moves, &count);
    must(status, "finding a line");
    if (task->json) {
        json_values(source, &values, status);
        json_line(place, moves, count);
    } else {
        print_position(source, &values);
        if (count > 0)
            print_line(place, moves, count);
        tell_unfinished(status);
    }
    free(solver);
}
