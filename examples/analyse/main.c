/* SPDX-License-Identifier: MIT */
/* Reviews the hands of Five Hundred in records: which cards cost something, and
 * which would have been better. A file may hold many records, and a record many
 * hands; a bad record does not stop those after it. */
#include "analyse.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "analyse [option]... FILE...: reviews the hands of Five Hundred in "
    "records\n"
    "\n"
    "  FILE          a file of records; - for standard input\n"
    "  --nodes N     the most nodes to search for each hand; \"unlimited\" "
    "for\n"
    "                no limit (default: 0, which is twenty million: enough "
    "for\n"
    "                ordinary hands, and seconds for the hardest)\n"
    "  --json        a line of JSON for each hand\n"
    "  --deals A..B  with --json, only the hands of the deals with the "
    "numbers\n"
    "                A to B; the first deal of the first file is 0; A.. for "
    "all\n"
    "                from A on\n"
    "  --jobs N      with --json, threads, each with a solver of its own\n"
    "                (default: 1)\n"
    "  --ascii       letters for suits\n"
    "\n"
    "Every hand in which a card was played is reviewed, even one that the\n"
    "record does not finish: each card that cost something, what the contract\n"
    "was worth if all play as well as possible and see all cards, and what\n"
    "the cards of each seat cost together. The result of a misere counts as a\n"
    "trick. An interrupt (Ctrl-C) ends the program after what is known of the\n"
    "hand or, with --json, names the deals that have no answer; a second one\n"
    "ends it at once. The exit status is 1 if a record is bad or of another\n"
    "game, or after an interrupt; 2 if a file cannot be read.\n";

/* What the reviewed hands of a record have cost together. */
struct sums {
    uint64_t record;
    uint32_t hands;
    struct cost cost[TALON_FH_SEATS_MAX];
};

static void print_hand(const struct hand *hand, const struct review *review,
                       struct sums *sums)
{
    struct cost cost[TALON_FH_SEATS_MAX] = {{0}};
    struct text contract = {.length = 0};

    add_contract(&contract, &review->state, TALON_NOBODY);
    printf("%s:%zu: hand %" PRIu32 ", %s%s\n", hand->file, hand->line,
           hand->number, contract.chars, review->is_over ? "" : ", not over");
    print_review(review);
    add_costs(cost, review);
    print_costs(cost, hand->seats, TALON_NOBODY);
    add_costs(sums->cost, review);
    sums->hands++;
}

static void print_sums(const struct hands *hands, const struct sums *sums)
{
    const struct reader *reader = &hands->reader;

    if (sums->hands == 0)
        printf("%s:%zu: no card was played\n", reader->name, reader->begin);
    if (sums->hands <= 1)
        return;
    printf("%s:%zu: %" PRIu32 " hands together\n", reader->name, reader->begin,
           sums->hands);
    print_costs(sums->cost, hands->seats, TALON_NOBODY);
}

/* Reviews a hand in words; 0 if that is refused. */
static int review_hand(talon_fh_solver *solver, const struct hand *hand,
                       const struct hands *hands, struct sums *sums)
{
    struct review review;
    talon_status status;

    must(talon_fh_solver_forget(solver), "forgetting");
    status = review_of(&review, solver, hand->game, hand->nodes);
    if (status < 0)
        reader_complain(&hands->reader, hand->line, talon_status_text(status));
    else
        print_hand(hand, &review, sums);
    return status >= 0;
}

/* Reviews all hands in words; returns an exit status. */
static int review_all(struct hands *hands)
{
    talon_fh_solver *solver = solver_new();
    struct sums sums = {.record = 0};
    struct hand hand;
    enum found found;
    int has_failed = 0;

    while (!solver_was_stopped() &&
           (found = hands_next(hands, &hand)) != FOUND_END) {
        if (sums.record != hands->record)
            sums = (struct sums){.record = hands->record};
        if (found == FOUND_RECORD)
            print_sums(hands, &sums);
        else if (!review_hand(solver, &hand, hands, &sums))
            has_failed = 1;
    }
    free(solver);
    return solver_was_stopped() || has_failed ? EXIT_FAILED : EXIT_SUCCESS;
}

static int review_many(struct hands *hands, uint32_t jobs)
{
    struct batch batch = {.jobs = jobs != 0 ? jobs : 1,
                          .size = sizeof(struct hand),
                          .deals = hands->deals,
                          .ask = ask_hand,
                          .asker = hands,
                          .answer = answer_hand};

    return batch_run(&batch);
}

/* What is asked for, besides the files. */
struct task {
    uint32_t nodes;
    struct range deals;
    int has_deals;
    uint32_t jobs; /* 0: not given */
    int json;
};

/* Takes an option that has a value; 0 if argv[*i] is anything else. */
static int takes_value(struct task *task, int argc, char **argv, int *i)
{
    const char *value;

    if ((value = value_of("--nodes", argc, argv, i)) != NULL) {
        task->nodes = nodes_of(value);
    } else if ((value = value_of("--jobs", argc, argv, i)) != NULL) {
        task->jobs = jobs_of(value);
    } else if ((value = value_of("--deals", argc, argv, i)) != NULL) {
        task->deals = range_of(value);
        task->has_deals = 1;
    } else {
        return 0;
    }
    return 1;
}

/* Reads the command line, and moves the files to its beginning, with a null
 * behind them. */
static void read_arguments(struct task *task, int argc, char **argv)
{
    int files = 0, i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--json") == 0) {
            task->json = 1;
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
        } else if (takes_value(task, argc, argv, &i)) {
            continue;
        } else if (argv[i][0] == '-' && argv[i][1] != '\0') {
            fail("\"%s\" is not understood; see --help", argv[i]);
        } else {
            argv[files++] = argv[i];
        }
    }
    if (files == 0)
        fail("name a file of records; see --help");
    argv[files] = NULL;
    if (!task->json && task->has_deals)
        fail("--deals needs --json");
    if (!task->json && task->jobs != 0)
        fail("--jobs needs --json");
}

int main(int argc, char **argv)
{
    struct task task = {.deals = ALL_DEALS};
    struct hands hands = {.file = argv};
    int status;

    program = "analyse";
    read_arguments(&task, argc, argv);
    hands.deals = &task.deals;
    hands.nodes = task.nodes;
    solver_catch_interrupt();
    status = task.json ? review_many(&hands, task.jobs) : review_all(&hands);
    return hands.status > status ? hands.status : status;
}
