/* SPDX-License-Identifier: MIT */
/* Solves a position of Five Hundred with all cards visible: what every card is
 * worth, or what every contract of a deal. */
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "solve [option]... FILE [--at LINE]: solves a position of a record\n"
    "solve [option]... --deal HANDS [--trump T --leader S]: solves a deal\n"
    "solve [option]... --batch FILE: solves many deals\n"
    "solve [option]... --seed N --deals A..B: solves deals that are drawn\n"
    "\n"
    "  FILE             a file with a record; - for standard input\n"
    "  --at LINE        the position after this line (default: the last line)\n"
    "  --deal HANDS     the cards of each seat from seat 0 on, with / between\n"
    "                   them: \"AS KS JK / QS JS 10S / 9S 8S 7S\"\n"
    "  --deal-file FILE the same from a file, - for standard input. Each hand\n"
    "                   may have a line of its own; # begins a comment\n"
    "  --batch FILE     many deals, each on a line of its own\n"
    "  --seed N         deals drawn from this seed, 0 to 2^64-1; each depends\n"
    "                   only on the rules, the seed and its number\n"
    "  --deals A..B     of many deals those with the numbers A to B, from 0\n"
    "                   on; A.. for all from A on\n"
    "  --jobs N         threads for many deals, each with a solver of its own\n"
    "                   (default: 1)\n"
    "  --rules PRESET[,OPTION=VALUE]...\n"
    "                   the rules of the deal (default: the first preset for\n"
    "                   that many seats)\n"
    "  --trump T        the contract: S, C, D, H, NT or misere\n"
    "  --leader S       the seat that leads\n"
    "  --contractor S   the contractor, if another seat leads\n"
    "  --kitty          the contractor takes the kitty: with a contract, what\n"
    "                   every discard is worth; without one, a second table\n"
    "  --par            the same, and what best bidding and play make of it,\n"
    "                   under rules with two sides\n"
    "  --dealer S       for --par, who deals (default: the last seat, so\n"
    "                   that seat 0 calls first)\n"
    "  --nodes N        the most nodes to search for each answer; "
    "\"unlimited\"\n"
    "                   for no limit (default: 0, which is twenty million:\n"
    "                   enough for ordinary hands, and seconds for the "
    "hardest)\n"
    "  --json           a line of JSON; many deals always have one each\n"
    "  --ascii          letters for suits\n"
    "\n"
    "If a card is due, the answer is the value of each card that may be\n"
    "played: the tricks of the whole hand that the contractor's side takes if\n"
    "all play as well as possible and see all cards. If a discard is due, it "
    "is\n"
    "the value of each discard. In the auction, and for a deal without a\n"
    "contract, it is a table of all contracts. If the nodes\n"
    "run out, values are ranges. An interrupt (Ctrl-C) ends the search and\n"
    "shows what is known by then; a second one ends the program. Of many\n"
    "deals, it names those that have no answer. The exit status is 1 if a\n"
    "record is bad or has no such position, or if one of many deals is bad or\n"
    "has no answer; 2 if the command line or a single deal is bad.\n";

/* Reads the hands of a deal from a file. */
static void add_file_hands(struct deal *deal, const char *file,
                           struct text *wrong)
{
    struct lines lines;

    if (!lines_open(&lines, file))
        fail("the deal cannot be read");
    while (lines_next(&lines))
        if (!add_hands(deal, lines.text, wrong))
            break;
    if (lines.failed)
        fail("the deal cannot be read");
    lines_close(&lines);
}

static void solve_deal(const struct task *task)
{
    struct question question = {.nodes = task->nodes};
    struct text wrong = {.length = 0};

    if (task->file != NULL)
        add_file_hands(&question.deal, task->file, &wrong);
    else
        add_hands(&question.deal, task->deal, &wrong);
    if (wrong.length > 0 || !finish_deal(&question.deal, task, &wrong) ||
        !ask_contract(&question, &task->contract, &wrong) ||
        !ask_par(&question, task, &wrong))
        fail("%s", wrong.chars);
    print_answer(task, &question);
}

/* Takes "PRESET,OPTION=VALUE,..." apart. */
static void take_rules(struct wish *wish, char *text)
{
    char *comma = strchr(text, ',');

    wish->preset = text;
    while (comma != NULL) {
        *comma = '\0';
        if (wish->options == TALON_OPTIONS_MAX)
            fail("too many options");
        wish->option[wish->options++] = comma + 1;
        comma = strchr(comma + 1, ',');
    }
}

static int32_t seat_number(const char *option, const char *text)
{
    return (int32_t)number_of(option, text, 0, TALON_FH_SEATS_MAX - 1);
}

/* Takes an option about what is solved; 0 if argv[*i] is anything else. */
static int takes_source(struct task *task, int argc, char **argv, int *i)
{
    const char *value;

    if ((value = value_of("--at", argc, argv, i)) != NULL) {
        task->at = number_of("--at", value, 1, UINT32_MAX);
    } else if ((value = value_of("--deal", argc, argv, i)) != NULL) {
        task->deal = value;
    } else if ((value = value_of("--deal-file", argc, argv, i)) != NULL) {
        task->file = value;
    } else if ((value = value_of("--batch", argc, argv, i)) != NULL) {
        task->batch = value;
    } else if ((value = value_of("--seed", argc, argv, i)) != NULL) {
        task->seed = number_of("--seed", value, 0, UINT64_MAX);
        task->is_drawn = 1;
    } else if ((value = value_of("--deals", argc, argv, i)) != NULL) {
        task->deals = range_of(value);
        task->has_deals = 1;
    } else {
        return 0;
    }
    return 1;
}

/* Takes another option that has a value; 0 if argv[*i] is anything else. */
static int takes_value(struct task *task, int argc, char **argv, int *i)
{
    struct contract *contract = &task->contract;
    const char *value;

    if ((value = value_of("--rules", argc, argv, i)) != NULL)
        take_rules(&task->wish, argv[*i] + (value - argv[*i]));
    else if ((value = value_of("--trump", argc, argv, i)) != NULL)
        contract->denomination = denomination_of(value);
    else if ((value = value_of("--leader", argc, argv, i)) != NULL)
        contract->leader = seat_number("--leader", value);
    else if ((value = value_of("--contractor", argc, argv, i)) != NULL)
        contract->contractor = seat_number("--contractor", value);
    else if ((value = value_of("--dealer", argc, argv, i)) != NULL)
        task->dealer = seat_number("--dealer", value);
    else if ((value = value_of("--nodes", argc, argv, i)) != NULL)
        task->nodes = nodes_of(value);
    else if ((value = value_of("--jobs", argc, argv, i)) != NULL)
        task->jobs = jobs_of(value);
    else
        return 0;
    return 1;
}

static void read_arguments(struct task *task, int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--json") == 0) {
            task->json = 1;
        } else if (strcmp(argv[i], "--kitty") == 0) {
            task->contract.with_kitty = 1;
        } else if (strcmp(argv[i], "--par") == 0) {
            task->par = task->contract.with_kitty = 1;
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
        } else if (takes_source(task, argc, argv, &i) ||
                   takes_value(task, argc, argv, &i)) {
            continue;
        } else if ((argv[i][0] == '-' && argv[i][1] != '\0') ||
                   task->record != NULL) {
            fail("\"%s\" is not understood; see --help", argv[i]);
        } else {
            task->record = argv[i];
        }
    }
}

/* Whether many deals are solved. */
static int is_many(const struct task *task)
{
    return task->batch != NULL || task->is_drawn;
}

/* Ends the program if options for many deals are given without them, or the
 * other way round. */
static void check_many(const struct task *task)
{
    if (!is_many(task) && task->has_deals)
        fail("--deals needs --seed or --batch");
    if (!is_many(task) && task->jobs != 0)
        fail("--jobs needs --seed or --batch");
    if (task->is_drawn && task->deals.last > UINT32_MAX)
        fail("--seed needs --deals A..B, with numbers up to %" PRIu32,
             UINT32_MAX);
}

/* Ends the program if what is given does not go together. */
static void check_arguments(const struct task *task)
{
    const struct contract *contract = &task->contract;
    int has_leader = contract->leader != TALON_NOBODY;
    int has_contractor = contract->contractor != TALON_NOBODY;
    int sources = (task->record != NULL) + (task->deal != NULL) +
                  (task->file != NULL) + (task->batch != NULL) + task->is_drawn;

    if (sources != 1)
        fail("name a file with a record, or give one --deal; see --help");
    if (task->record != NULL &&
        (task->wish.preset != NULL || contract->denomination != 0 ||
         has_leader || has_contractor))
        fail("a record has rules and a contract of its own; leave out --rules, "
             "--trump,\n--leader and --contractor");
    if (task->record == NULL && task->at != 0)
        fail("--at is for records");
    if ((contract->denomination != 0) != has_leader)
        fail("--trump and --leader need each other");
    if (task->par && contract->denomination != 0)
        fail("--par is of a deal that is still to be bid; leave out --trump");
    if (task->dealer != TALON_NOBODY &&
        (!task->par || task->record != NULL || task->is_drawn))
        fail("--dealer needs --par and a deal that is given");
    if (has_contractor && contract->denomination == 0)
        fail("--contractor needs --trump and --leader");
    check_many(task);
}

int main(int argc, char **argv)
{
    struct task task = {.contract = {0, TALON_NOBODY, TALON_NOBODY, 0},
                        .dealer = TALON_NOBODY,
                        .deals = ALL_DEALS};

    program = "solve";
    solver_catch_interrupt();
    read_arguments(&task, argc, argv);
    check_arguments(&task);
    if (is_many(&task))
        return solve_many(&task);
    if (task.record != NULL)
        solve_record(&task);
    else
        solve_deal(&task);
    return EXIT_SUCCESS;
}
