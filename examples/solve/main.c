/* SPDX-License-Identifier: MIT */
/* Solves a position of Five Hundred with all cards visible: what every card is
 * worth, or what every contract of a deal. */
#include "../common/reader.h"
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "solve [option]... FILE [--at LINE]: solves a position of a record\n"
    "solve [option]... --deal HANDS [--trump T --leader S]: solves a deal\n"
    "\n"
    "  FILE             a file with a record; - for standard input\n"
    "  --at LINE        the position after this line (default: the last line)\n"
    "  --deal HANDS     the cards of each seat from seat 0 on, with / between\n"
    "                   them: \"AS KS JK / QS JS 10S / 9S 8S 7S\"\n"
    "  --deal-file FILE the same from a file, - for standard input. Each hand\n"
    "                   may have a line of its own; # begins a comment\n"
    "  --rules PRESET[,OPTION=VALUE]...\n"
    "                   the rules of the deal (default: the first preset for\n"
    "                   that many seats)\n"
    "  --trump T        the contract: S, C, D, H, NT or misere\n"
    "  --leader S       the seat that leads\n"
    "  --contractor S   the contractor, if another seat leads\n"
    "  --nodes N        the most nodes to search, all in all; \"unlimited\" "
    "for\n"
    "                   no limit (default: 0, which is twenty million: enough\n"
    "                   for ordinary hands, and seconds for the hardest)\n"
    "  --json           a line of JSON\n"
    "  --ascii          letters for suits\n"
    "\n"
    "If a card is due, the answer is the value of each card that may be\n"
    "played: the tricks of the whole hand that the contractor's side takes if\n"
    "all play as well as possible and see all cards. Before the play, and for\n"
    "a deal without a contract, it is a table of all contracts. If the nodes\n"
    "run out, values are ranges. An interrupt (Ctrl-C) ends the search and\n"
    "shows what is known by then; a second one ends the program. The exit\n"
    "status is 1 if a record is bad or has no such position, 2 if the command\n"
    "line or a deal is bad.\n";

/* Says why nothing can be solved, and exits. */
static _Noreturn void refuse(const struct source *source, const char *why)
{
    fflush(stdout);
    fprintf(stderr, "%s:%zu: %s\n", source->file, source->line, why);
    exit(EXIT_FAILED);
}

/* The deal of the hand, before its play. The kitty that a contractor has taken
 * does not belong to it. */
static void deal_of(const struct source *source, struct deal *deal)
{
    const talon_fh_state *state = source->state;

    deal->rules = *source->rules;
    memcpy(deal->hand, state->hand, sizeof deal->hand);
    must(talon_rules_seat_count(&deal->rules, &deal->seats),
         "asking for seats");
    if (state->phase == TALON_PHASE_DISCARD)
        deal->hand[state->bidder] &= ~state->kitty;
}

static void solve_game(const struct task *task, struct source *source,
                       const talon_game *game)
{
    talon_fh_position position;
    talon_fh_state state;
    struct deal deal;
    talon_status status;

    if (source->rules->game_id != TALON_GAME_FIVE_HUNDRED)
        refuse(source, "not a record of Five Hundred: it cannot be solved");
    must(talon_fh_state_of(game, &state), "asking for the table");
    source->state = &state;
    source->trick = state.trick;
    switch (state.phase) {
    case TALON_PHASE_TRICKS:
        status = talon_fh_position_of(game, &position);
        if (status < 0)
            refuse(source, talon_status_text(status));
        show_cards(task, source, &position);
        break;
    case TALON_PHASE_AUCTION:
    case TALON_PHASE_DISCARD:
    case TALON_PHASE_PARTNER:
        deal_of(source, &deal);
        show_deal(task, source, &deal);
        break;
    default:
        refuse(source, "no hand is being played here; --at names a line");
    }
}

/* Reads the record at the reader up to the line that is asked for. */
static talon_game *read_record(struct reader *reader, const struct task *task,
                               talon_rules *rules)
{
    talon_game *game = reader_begin(reader, rules);
    uint32_t count;
    talon_event events[TALON_EVENTS_MAX];

    if (game == NULL)
        exit(EXIT_FAILED);
    while (reader_is_in_record(reader) &&
           (task->at == 0 || reader->line <= task->at))
        if (!reader_step(reader, game, events, &count))
            exit(EXIT_FAILED);
    return game;
}

/* Solves a position of a file. Records before the one that is asked for are
 * skipped, whatever is wrong with them. */
static void solve_record(const struct task *task)
{
    struct source source = {.file = task->record};
    struct reader reader;
    talon_rules rules;
    talon_game *game;

    if (!reader_open(&reader, task->record))
        exit(EXIT_USAGE);
    while (reader_ends_before(&reader, task->at))
        reader_next(&reader);
    game = read_record(&reader, task, &rules);
    if (task->at == 0 && reader.has_line)
        fail("%s has several records; --at LINE chooses one", task->record);
    if (task->at >= reader.line)
        fail("--at %zu: %s has %zu lines", task->at, task->record,
             reader.line - 1);
    source.rules = &rules;
    source.line = reader.line - 1;
    solve_game(task, &source, game);
    talon_game_free(NULL, game);
    reader_close(&reader);
}

static void solve_deal(struct task *task)
{
    struct source source = {.trick = 1};
    talon_fh_position position;
    struct deal deal;

    read_deal(task, &deal);
    source.rules = &deal.rules;
    if (task->trump == NULL) {
        show_deal(task, &source, &deal);
        return;
    }
    make_position(task, &deal, &position);
    show_cards(task, &source, &position);
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

/* Takes an option that has a value; 0 if argv[*i] is anything else. */
static int takes_value(struct task *task, int argc, char **argv, int *i)
{
    const char *value;

    if ((value = value_of("--at", argc, argv, i)) != NULL)
        task->at = number_of("--at", value, 1, UINT32_MAX);
    else if ((value = value_of("--deal", argc, argv, i)) != NULL)
        task->deal = value;
    else if ((value = value_of("--deal-file", argc, argv, i)) != NULL)
        task->file = value;
    else if ((value = value_of("--rules", argc, argv, i)) != NULL)
        take_rules(&task->wish, argv[*i] + (value - argv[*i]));
    else if ((value = value_of("--trump", argc, argv, i)) != NULL)
        task->trump = value;
    else if ((value = value_of("--leader", argc, argv, i)) != NULL)
        task->leader = seat_number("--leader", value);
    else if ((value = value_of("--contractor", argc, argv, i)) != NULL)
        task->contractor = seat_number("--contractor", value);
    else if ((value = value_of("--nodes", argc, argv, i)) != NULL)
        task->nodes = nodes_of(value);
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
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
        } else if (takes_value(task, argc, argv, &i)) {
            continue;
        } else if ((argv[i][0] == '-' && argv[i][1] != '\0') ||
                   task->record != NULL) {
            fail("\"%s\" is not understood; see --help", argv[i]);
        } else {
            task->record = argv[i];
        }
    }
}

/* Ends the program if what is given does not go together. */
static void check_arguments(const struct task *task)
{
    int sources =
        (task->record != NULL) + (task->deal != NULL) + (task->file != NULL);

    if (sources != 1)
        fail("name a file with a record, or give one --deal; see --help");
    if (task->record != NULL &&
        (task->wish.preset != NULL || task->trump != NULL ||
         task->leader != TALON_NOBODY || task->contractor != TALON_NOBODY))
        fail("a record has rules and a contract of its own; leave out --rules, "
             "--trump,\n--leader and --contractor");
    if (task->record == NULL && task->at != 0)
        fail("--at is for records");
    if ((task->trump != NULL) != (task->leader != TALON_NOBODY))
        fail("--trump and --leader need each other");
    if (task->contractor != TALON_NOBODY && task->trump == NULL)
        fail("--contractor needs --trump and --leader");
}

int main(int argc, char **argv)
{
    struct task task = {.leader = TALON_NOBODY, .contractor = TALON_NOBODY};

    program = "solve";
    solver_catch_interrupt();
    read_arguments(&task, argc, argv);
    check_arguments(&task);
    if (task.record != NULL)
        solve_record(&task);
    else
        solve_deal(&task);
    return EXIT_SUCCESS;
}
