/* SPDX-License-Identifier: MIT */
/* Computer players and their advice; see players.h. */
#include "players.h"
#include "random_move.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const talon_player_budget adviser = {.level = TALON_LEVEL_EXPERT_1};

/* Prints the names of all levels, separated by spaces. */
static void print_levels(FILE *file)
{
    uint32_t i;

    fputs(" random", file);
    for (i = 0; i < talon_level_count(); i++)
        fprintf(file, " %s", talon_level_key(talon_level_at(i)));
}

void players_help(void)
{
    puts("  --level L          how well the computer plays, or a level for "
         "each seat:\n"
         "                     novice-1,club-1,expert-1 (default: club-1). "
         "Levels:");
    fputs("                    ", stdout);
    print_levels(stdout);
    putchar('\n');
}

/* The level with a name; another name ends the program. */
static uint32_t level_of(const char *name)
{
    uint32_t level = talon_level_find(name);

    if (strcmp(name, "random") == 0)
        return LEVEL_RANDOM;
    if (level != 0)
        return level;
    fprintf(stderr, "%s: --level %s: %s; it may be", program, name,
            talon_status_text(TALON_E_LEVEL));
    print_levels(stderr);
    fputc('\n', stderr);
    exit(EXIT_USAGE);
}

const char *players_key(const char *level)
{
    return *level == '\0' ? talon_level_key(TALON_LEVEL_CLUB_1) : level;
}

void players_set(struct players *players, const char *levels)
{
    const char *value = players_key(levels);
    char name[32];
    size_t length;

    players->given = value;
    players->count = 0;
    for (;;) {
        length = strcspn(value, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, value);
        if (players->count == TALON_SEATS_MAX)
            fail("--level %s: %s", players->given,
                 talon_status_text(TALON_E_SEAT));
        players->level[players->count++] = level_of(name);
        if (value[length] == '\0')
            return;
        value += length + 1;
    }
}

int players_take(struct players *players, int argc, char **argv, int *at)
{
    const char *value = value_of("--level", argc, argv, at);

    if (value == NULL)
        return 0;
    players_set(players, value);
    return 1;
}

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* The memory that players of a level need; random ones need none. */
static size_t size_for(uint32_t level, const talon_rules *rules)
{
    talon_player_budget budget = {level, 0, 0, 0, {0}};
    size_t size;

    if (level == LEVEL_RANDOM)
        return 0;
    must(talon_player_size(rules->game_id, &budget, &size),
         "asking for the memory of players");
    return size;
}

void players_init(struct players *players, const talon_rules *rules,
                  uint32_t seat_count)
{
    uint32_t seat;

    if (players->count == 0)
        players->level[players->count++] = TALON_LEVEL_CLUB_1;
    if (players->count > 1 && players->count != seat_count)
        fail("--level %s: %" PRIu32 " levels for %" PRIu32
             " seats; give one, or one for each seat",
             players->given, players->count, seat_count);
    for (seat = players->count; seat < seat_count; seat++)
        players->level[seat] = players->level[0];
    must(talon_advisor_supports(rules, TALON_ADVISOR_PART_PLAYERS),
         "asking for players that know these rules");
    players->size = size_for(adviser.level, rules);
    for (seat = 0; seat < seat_count; seat++)
        players->size =
            larger(players->size, size_for(players->level[seat], rules));
    players->scratch = malloc(players->size);
    if (players->scratch == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
}

void players_free(struct players *players)
{
    free(players->scratch);
}

void players_move(struct players *players, const talon_game *view, int32_t seat,
                  talon_rng *rng, talon_move *move)
{
    talon_player_budget budget = {.level = players->level[seat]};
    talon_status status = TALON_E_TRIES;

    if (budget.level != LEVEL_RANDOM)
        status = talon_player_move(view, seat, &budget, NULL, NULL, 0, rng,
                                   players->scratch, players->size, move);
    if (status != TALON_E_TRIES) /* else no world was found, which is rare */
        must(status, "asking a player");
    else
        random_move_of(view, seat, rng, CALM, move);
}

/* Adds a chance in words: "contract 62 %". */
static void add_chance(struct text *text, const talon_advice *advice)
{
    static const char *const words[] = {"", "contract", "best hand",
                                        "goes out"};

    if (advice->chance_of < sizeof words / sizeof *words &&
        advice->chance_of != 0)
        add(text, "  %s %d %%", words[advice->chance_of],
            (advice->chance + 50) / 100);
}

/* Adds what a reason is about: "(K♥)", "(seat 2)". */
static void add_subject(struct text *text, const talon_advice *advice,
                        const talon_move *move)
{
    int other_card = advice->card != TALON_CARD_NONE &&
                     advice->card < TALON_PACK_MAX &&
                     move->cards != UINT64_C(1) << advice->card;

    if (other_card) {
        add(text, " (");
        add_card(text, advice->card);
        add(text, ")");
    } else if (advice->seat != TALON_NOBODY) {
        add(text, " (seat %d)", advice->seat);
    }
}

/* Adds what a move is worth, with its standard error: "+12.3 ± 4.5". */
static void add_worth(struct text *text, const talon_advice *advice)
{
    int64_t worth = advice->worth, size = worth < 0 ? -worth : worth;
    struct text number = {.length = 0};

    size = (size + 50) / 100;
    add(&number, "%s%" PRId64 ".%d", worth < 0 ? "-" : "+", size / 10,
        (int)(size % 10));
    add(text, " %7s", number.chars);
    if (advice->error != TALON_ERROR_UNKNOWN)
        add(text, " ± %" PRIu32 ".%" PRIu32, (advice->error + 50) / 1000,
            (advice->error + 50) / 100 % 10);
    add_spaces(text, 32);
}

/* Prints a move, what it is worth, a chance, and the reason. */
static void print_item(const talon_advice *advice)
{
    struct text text = {.length = 0};

    add(&text, "  ");
    add_move(&text, &advice->next_move);
    add_spaces(&text, 18);
    if (advice->is_estimate)
        add_worth(&text, advice);
    add_chance(&text, advice);
    add_spaces(&text, 47);
    add(&text, "  %s",
        talon_advisor_term_label(TALON_ADVISOR_SPACE_REASON, advice->reason));
    add_subject(&text, advice, &advice->next_move);
    print_wrapped(&text, 6);
}

static const char *unit_of(const talon_game *view)
{
    talon_tr_state state;

    return talon_tr_state_of(view, &state) >= 0 ? "chips" : "points";
}

void print_advice(struct players *players, const talon_game *view, int32_t seat,
                  talon_rng *rng)
{
    talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint32_t count, i;
    talon_status status = talon_player_advise(
        view, seat, &adviser, NULL, NULL, 0, rng, players->scratch,
        players->size, advice, TALON_PLAYER_MOVES_MAX, &count);

    if (status == TALON_E_TRIES) {
        puts("No advice: the hidden cards could not be imagined.");
        return;
    }
    must(status, "asking for advice");
    printf("%s would make the first of these; on average they bring (%s):\n",
           talon_level_key(adviser.level), unit_of(view));
    for (i = 0; i < count; i++)
        print_item(&advice[i]);
}
