/* SPDX-License-Identifier: MIT */
/* Reviews the hands of Five Hundred in records: which cards cost something, and
 * which would have been better. A file may hold many records, and a record many
 * hands; a bad record does not stop those after it. */
#include "common/command_line.h"
#include "common/reader.h"
#include "common/solver.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "analyse [option]... FILE...: reviews the hands of Five Hundred in "
    "records\n"
    "\n"
    "  FILE       a file of records; - for standard input\n"
    "  --nodes N  the most nodes to search for each hand; \"unlimited\" for "
    "no\n"
    "             limit (default: 0, which is twenty million: enough for\n"
    "             ordinary hands, and seconds for the hardest)\n"
    "  --json     a line of JSON for each hand\n"
    "  --ascii    letters for suits\n"
    "\n"
    "Every hand in which a card was played is reviewed, even one that the\n"
    "record does not finish: each card that cost something, what the contract\n"
    "was worth if all play as well as possible and see all cards, and what\n"
    "the cards of each seat cost together. The result of a misere counts as a\n"
    "trick. An interrupt (Ctrl-C) ends the program after what is known of the\n"
    "hand; a second one ends it at once. The exit status is 1 if a record is\n"
    "bad or of another game, or after an interrupt; 2 if a file cannot be\n"
    "read.\n";

/* What is asked for, and a solver. */
struct task {
    talon_fh_solver *solver;
    uint32_t nodes;
    int json;
};

/* The record being read. */
struct record {
    struct reader *reader;
    talon_rules rules;
    talon_game *game;
    uint32_t seats;
    uint32_t hand; /* its number, from 1 */
    size_t line;   /* where it was dealt */
    uint32_t reviewed;
    struct cost cost[TALON_FH_SEATS_MAX]; /* of all hands */
};

/* ---- JSON */

/* The contractor and the bid, or nulls. */
static void json_contract(const talon_fh_state *state)
{
    if (state->bid_denomination == 0) {
        printf("\"contractor\":null,\"bid\":null");
        return;
    }
    printf("\"contractor\":%d,\"bid\":\"", state->bidder);
    if (state->bid_tricks > 0)
        printf("%u", state->bid_tricks);
    printf("%s\"", talon_denomination_key(state->bid_denomination));
}

static void json_play(const talon_fh_review_item *item)
{
    printf("{\"seat\":%d,\"trick\":%u,", item->seat, item->trick);
    print_named_card("card", item->card, "suit", item->suit);
    putchar(',');
    print_named_card("best", item->best_card, "best_suit", item->best_suit);
    if (item->best_card == TALON_CARD_NONE)
        printf(",\"before\":null,\"after\":null,\"points\":null}");
    else
        printf(",\"before\":%d,\"after\":%d,\"points\":%" PRId32 "}",
               item->before, item->after, item->points);
}

static void json_costs(const struct cost *cost, uint32_t seats)
{
    uint32_t seat;

    printf(",\"seats\":[");
    for (seat = 0; seat < seats; seat++)
        printf("%s{\"seat\":%" PRIu32 ",\"cards\":%" PRIu32
               ",\"costly\":%" PRIu32 ",\"tricks\":%" PRId32
               ",\"points\":%" PRId32 "}",
               seat > 0 ? "," : "", seat, cost[seat].cards, cost[seat].costly,
               cost[seat].tricks, cost[seat].points);
    putchar(']');
}

static void json_review(const struct record *record,
                        const struct review *review, const struct cost *cost)
{
    uint32_t i;

    printf("{\"file\":");
    print_string(record->reader->name);
    printf(",\"line\":%zu,\"hand\":%" PRIu32 ",\"preset\":\"%s\",",
           record->line, record->hand,
           talon_preset_key(record->rules.game_id,
                            (uint32_t)record->rules.value[0]));
    printf("\"over\":%s,", review->is_over ? "true" : "false");
    json_contract(&review->state);
    printf(",\"side\":");
    print_seats(review->side);
    printf(",\"unreviewed\":%" PRIu32, review->first);
    printf(",\"best\":");
    if (review->first == 0)
        printf("%d", review->item[0].before);
    else
        printf("null");
    printf(",\"result\":");
    if (review->first < review->count)
        printf("%d", review->item[review->count - 1].after);
    else
        printf("null");
    printf(",\"plays\":[");
    for (i = 0; i < review->count; i++) {
        printf("%s", i > 0 ? "," : "");
        json_play(&review->item[i]);
    }
    putchar(']');
    json_costs(cost, record->seats);
    puts("}");
}

/* ---- records */

static void print_hand(const struct record *record, const struct review *review,
                       const struct cost *cost)
{
    struct text contract = {.length = 0};

    add_contract(&contract, &review->state, TALON_NOBODY);
    printf("%s:%zu: hand %" PRIu32 ", %s%s\n", record->reader->name,
           record->line, record->hand, contract.chars,
           review->is_over ? "" : ", not over");
    print_review(review);
    print_costs(cost, record->seats, TALON_NOBODY);
}

/* Says why a hand or a record is not reviewed. */
static void complain(const struct record *record, size_t line, const char *why)
{
    fflush(stdout);
    fprintf(stderr, "%s:%zu: %s\n", record->reader->name, line, why);
}

/* Reviews the hand of the game; 0 if that is refused. A hand that was thrown in
 * has no cards to review. */
static int review_hand(struct record *record, const struct task *task)
{
    struct cost cost[TALON_FH_SEATS_MAX] = {{0}};
    struct review review;
    talon_status status;

    must(talon_fh_solver_forget(task->solver), "forgetting");
    status = review_of(&review, task->solver, record->game, task->nodes);
    if (status == TALON_E_PHASE)
        return 1;
    if (status < 0) {
        complain(record, record->line, talon_status_text(status));
        return 0;
    }
    add_costs(cost, &review);
    add_costs(record->cost, &review);
    record->reviewed++;
    if (task->json)
        json_review(record, &review, cost);
    else
        print_hand(record, &review, cost);
    if (solver_stop != 0)
        exit(EXIT_FAILED);
    return 1;
}

/* Reads a line, and reviews the hand that it ends; 0 if either is refused. */
static int read_line(struct record *record, const struct task *task)
{
    talon_event events[TALON_EVENTS_MAX];
    size_t line = record->reader->line;
    uint32_t count, i;

    if (!reader_step(record->reader, record->game, events, &count))
        return 0;
    for (i = 0; i < count; i++) {
        if (events[i].kind == TALON_KIND_DEAL) {
            record->hand++;
            record->line = line;
        } else if (events[i].kind == TALON_KIND_HAND_OVER &&
                   !review_hand(record, task)) {
            return 0;
        }
    }
    return 1;
}

/* Reviews the hand that the record leaves unfinished, and adds up all hands; 0
 * if that is refused. */
static int end_record(struct record *record, const struct task *task)
{
    uint32_t phase;

    must(talon_game_phase(record->game, &phase), "asking for the phase");
    if (phase == TALON_PHASE_TRICKS && !review_hand(record, task))
        return 0;
    if (task->json)
        return 1;
    if (record->reviewed == 0)
        printf("%s:%zu: no card was played\n", record->reader->name,
               record->reader->begin);
    if (record->reviewed > 1) {
        printf("%s:%zu: %" PRIu32 " hands together\n", record->reader->name,
               record->reader->begin, record->reviewed);
        print_costs(record->cost, record->seats, TALON_NOBODY);
    }
    return 1;
}

/* Reviews the record at the reader for a task; 0 if anything is refused. */
static int review_record(struct reader *reader, const void *context)
{
    const struct task *task = context;
    struct record record = {.reader = reader};
    int good = 1;

    record.game = reader_begin(reader, &record.rules);
    if (record.game == NULL)
        return 0;
    if (record.rules.game_id == TALON_GAME_FIVE_HUNDRED) {
        must(talon_game_seat_count(record.game, &record.seats),
             "asking for seats");
        while (good && reader_is_in_record(reader))
            good = read_line(&record, task);
        good = good && end_record(&record, task);
    } else {
        complain(&record, reader->begin,
                 "not a record of Five Hundred: it cannot be reviewed");
        good = 0;
    }
    talon_game_free(NULL, record.game);
    return good;
}

int main(int argc, char **argv)
{
    struct task task = {.solver = NULL};
    int result = EXIT_SUCCESS, files = 0, status, i;
    const char *value;

    program = "analyse";
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            return EXIT_SUCCESS;
        } else if (strcmp(argv[i], "--json") == 0) {
            task.json = 1;
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
        } else if ((value = value_of("--nodes", argc, argv, &i)) != NULL) {
            task.nodes = nodes_of(value);
        } else if (argv[i][0] == '-' && argv[i][1] != '\0') {
            fail("\"%s\" is not understood; see --help", argv[i]);
        } else {
            argv[files++] = argv[i];
        }
    }
    if (files == 0)
        fail("name a file of records; see --help");
    task.solver = solver_new();
    solver_catch_interrupt();
    for (i = 0; i < files; i++) {
        status = reader_each(argv[i], stderr, review_record, &task);
        result = status > result ? status : result;
    }
    free(task.solver);
    return result;
}
