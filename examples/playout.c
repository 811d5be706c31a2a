/* SPDX-License-Identifier: MIT */
/* Plays random legal moves and writes the games as records. It contains no rule
 * of any game: the table deals what is due, and the seats do what the choices
 * allow. */
#include "common/command_line.h"
#include "common/random_move.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CLOSING_POTS_MAX 3

static const char help[] =
    "playout [option]...: plays random legal moves and writes records\n"
    "\n"
    "  --game G           five-hundred (default) or tripoli\n"
    "  --preset P         a preset of the game (default: the base game)\n"
    "  --option KEY=VALUE sets an option of the rules; may be repeated\n"
    "  --seed N           0 (default) to 2^64-1; the same arguments give the\n"
    "                     same games\n"
    "  --games N          the number of games (default: 1)\n"
    "  --deals N          Tripoli: finishes the session after N deals\n"
    "                     (default: 3)\n"
    "                     Five Hundred: leaves a game unfinished that is not\n"
    "                     over after N deals, including hands thrown in\n"
    "                     (default: 500)\n"
    "  --policy uniform   every move is equally likely; amounts are at most\n"
    "                     20 above the least (default)\n"
    "  --policy modest    the same, but half of the calls in an auction,\n"
    "                     chosen at random, are a pass or one of the three\n"
    "                     lowest bids\n"
    "  --trace            writes all annotations after every draw, deal and\n"
    "                     move\n"
    "  --stats            writes counts and rates instead of records\n";

/* Games being played, and their totals. */
struct playout {
    talon_rules rules;
    uint8_t seed[TALON_SEED_BYTES];
    uint64_t games, deals_most;
    enum policy policy;
    int trace, stats;
    uint64_t deals, moves, events; /* counted over all games */

    talon_game *game; /* the one being played */
    talon_rng rng;
    uint64_t dealt; /* deals in it */
    int closing;    /* whether its session has been finished */
};

static void write_state(const struct playout *playout)
{
    char text[TALON_RECORD_STATE_MAX];

    if (playout->stats || !playout->trace)
        return;
    must(talon_record_write_state(playout->game, text, sizeof text, NULL),
         "writing annotations");
    fputs(text, stdout);
}

static void make_move(struct playout *playout, const talon_move *move)
{
    talon_event events[TALON_EVENTS_MAX];
    char text[256];
    uint32_t count;

    if (!playout->stats) {
        must(talon_record_write_move(playout->game, move, text, sizeof text,
                                     NULL),
             "writing a move");
        fputs(text, stdout);
    }
    must(
        talon_game_apply(playout->game, move, events, TALON_EVENTS_MAX, &count),
        "making a move");
    playout->moves++;
    playout->events += count;
    write_state(playout);
}

static void deal_cards(struct playout *playout)
{
    talon_event events[TALON_EVENTS_MAX];
    talon_card cards[TALON_PACK_MAX];
    char text[512];
    uint32_t card_count, count;

    must(talon_game_shuffle(playout->game, &playout->rng, cards, TALON_PACK_MAX,
                            &card_count),
         "shuffling");
    if (!playout->stats) {
        must(talon_record_write_deal(playout->game, cards, card_count, text,
                                     sizeof text, NULL),
             "writing a deal");
        fputs(text, stdout);
    }
    must(talon_game_deal(playout->game, cards, card_count, events,
                         TALON_EVENTS_MAX, &count),
         "dealing");
    playout->events += count;
    write_state(playout);
}

/* What is due at the table: bit k for kind k. */
static uint64_t due(const talon_game *game)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint64_t kinds = 0;
    uint32_t count, i;

    must(talon_game_choices(game, choices, TALON_CHOICES_MAX, &count),
         "listing the choices");
    for (i = 0; i < count; i++)
        kinds |= (uint64_t)1 << choices[i].kind;
    return kinds;
}

#define KIND(kind) ((uint64_t)1 << (kind))

/* The table's turn: the next deal, or the end if there have been enough deals
 * or no other is possible. Returns 0 to leave the game as it is. */
static int table_acts(struct playout *playout)
{
    const uint64_t cards =
        KIND(TALON_KIND_DRAW) | KIND(TALON_KIND_DEAL) | KIND(TALON_KIND_BOARD);
    uint64_t kinds = due(playout->game);
    int enough = playout->dealt >= playout->deals_most && !playout->closing;
    talon_move move = {.kind = TALON_KIND_FINISH, .seat = TALON_TABLE};

    if ((kinds & KIND(TALON_KIND_FINISH)) != 0 &&
        (enough || (kinds & cards) == 0)) {
        move.amount =
            1 + (int32_t)talon_rng_below(&playout->rng, CLOSING_POTS_MAX);
        playout->closing = 1;
        make_move(playout, &move);
    } else if (enough) {
        return 0;
    } else if ((kinds & KIND(TALON_KIND_BOARD)) != 0) {
        must(talon_tr_board_shuffle(playout->game, &playout->rng, &move),
             "making a board");
        make_move(playout, &move);
    } else {
        if ((kinds & KIND(TALON_KIND_DEAL)) != 0) {
            playout->deals++;
            playout->dealt++;
        }
        deal_cards(playout);
    }
    return 1;
}

static void play_game(struct playout *playout, uint32_t number)
{
    char header[4096];
    talon_move move;
    int32_t seat;
    int goes_on = 1;

    must(talon_rng_seed(&playout->rng, playout->seed, number), "seeding");
    must(talon_game_new(NULL, &playout->rules, &playout->game),
         "making a game");
    playout->dealt = 0;
    playout->closing = 0;
    if (!playout->stats) {
        must(talon_rules_write(&playout->rules, header, sizeof header, NULL),
             "writing rules");
        fputs(header, stdout);
    }
    write_state(playout);
    while (goes_on) {
        must(talon_game_to_act(playout->game, &seat), "finding who is to act");
        if (seat == TALON_NOBODY) {
            goes_on = 0;
        } else if (seat == TALON_TABLE) {
            goes_on = table_acts(playout);
        } else {
            random_move(playout->game, &playout->rng, playout->policy, &move);
            make_move(playout, &move);
        }
    }
    talon_game_free(NULL, playout->game);
}

static void read_arguments(struct playout *playout, int argc, char **argv)
{
    struct wish wish = {0};
    uint64_t seed = 0;
    const char *value;
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--trace") == 0) {
            playout->trace = 1;
        } else if (strcmp(argv[i], "--stats") == 0) {
            playout->stats = 1;
        } else if (wish_takes(&wish, argc, argv, &i)) {
            continue;
        } else if ((value = value_of("--seed", argc, argv, &i)) != NULL) {
            seed = number_of("--seed", value, 0, UINT64_MAX);
        } else if ((value = value_of("--games", argc, argv, &i)) != NULL) {
            playout->games = number_of("--games", value, 1, UINT32_MAX);
        } else if ((value = value_of("--deals", argc, argv, &i)) != NULL) {
            playout->deals_most = number_of("--deals", value, 1, UINT32_MAX);
        } else if ((value = value_of("--policy", argc, argv, &i)) != NULL) {
            if (strcmp(value, "uniform") != 0 && strcmp(value, "modest") != 0)
                fail("--policy %s: the policy must be uniform or modest",
                     value);
            playout->policy = *value == 'm' ? MODEST : UNIFORM;
        } else {
            fail("unknown option \"%s\"; see --help", argv[i]);
        }
    }
    wish_rules(&wish, &playout->rules);
    seed_of(seed, playout->seed);
    if (playout->deals_most == 0)
        playout->deals_most =
            playout->rules.game_id == TALON_GAME_TRIPOLI ? 3 : 500;
}

static void print_stats(const struct playout *playout, double seconds)
{
    if (seconds <= 0)
        seconds = 1e-6;
    printf("games  %12" PRIu64 "\n", playout->games);
    printf("deals  %12" PRIu64 "  %12.0f a second\n", playout->deals,
           (double)playout->deals / seconds);
    printf("moves  %12" PRIu64 "  %12.0f a second\n", playout->moves,
           (double)playout->moves / seconds);
    printf("events %12" PRIu64 "\n", playout->events);
}

int main(int argc, char **argv)
{
    struct playout playout = {.games = 1};
    clock_t start;
    uint64_t number;

    program = "playout";
    read_arguments(&playout, argc, argv);
    start = clock();
    for (number = 0; number < playout.games; number++)
        play_game(&playout, (uint32_t)number);
    if (playout.stats)
        print_stats(&playout, (double)(clock() - start) / CLOCKS_PER_SEC);
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write standard output");
    return EXIT_SUCCESS;
}
