/* SPDX-License-Identifier: MIT */
/* How a game begins: the command line, and questions about what it leaves
 * open. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char help[] =
    "play [option]... [RECORD]\n"
    "plays Five Hundred or Tripoli in a terminal, or goes on with a record of\n"
    "a game. Moves are read from standard input.\n"
    "\n"
    "  --game G           five-hundred or tripoli; asked if not given\n"
    "  --preset P         its preset; asked if no game is given, else the\n"
    "                     base game\n"
    "  --option KEY=VALUE an option of the rules; may be repeated\n"
    "  --seed N           0 to 2^64-1: repeats the same cards and opponents\n"
    "  --seat N           the seat you play (0)\n"
    "  --deals N          stops after N deals. Tripoli then has one closing\n"
    "                     pot; without a person it stops after 3\n"
    "  --open             you see all hands; the opponents see no more than\n"
    "                     without it\n"
    "  --ascii            letters for suits\n"
    "  --auto             the computer plays your seat, too\n";

/* A seed that nobody can know beforehand: from the system or, if it has none,
 * from the clock. */
static void seed_unknown(uint8_t seed[TALON_SEED_BYTES])
{
    FILE *file = fopen("/dev/urandom", "rb");
    size_t size = 0;

    if (file != NULL) {
        size = fread(seed, 1, TALON_SEED_BYTES, file);
        fclose(file);
    }
    if (size < TALON_SEED_BYTES)
        seed_of((uint64_t)time(NULL), seed);
}

void read_arguments(struct arguments *given, int argc, char **argv)
{
    const char *value;
    int i;

    *given = (struct arguments){0};
    seed_unknown(given->seed);
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            players_help();
            exit(EXIT_SUCCESS);
        } else if (strcmp(argv[i], "--auto") == 0) {
            given->automatic = 1;
        } else if (strcmp(argv[i], "--open") == 0) {
            given->open = 1;
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
        } else if (wish_takes(&given->wish, argc, argv, &i) ||
                   players_take(&given->players, argc, argv, &i)) {
            continue;
        } else if ((value = value_of("--seed", argc, argv, &i)) != NULL) {
            seed_of(number_of("--seed", value, 0, UINT64_MAX), given->seed);
        } else if ((value = value_of("--seat", argc, argv, &i)) != NULL) {
            given->seat =
                (int32_t)number_of("--seat", value, 0, TALON_SEATS_MAX - 1);
        } else if ((value = value_of("--deals", argc, argv, &i)) != NULL) {
            given->deals = number_of("--deals", value, 1, UINT32_MAX);
        } else if (argv[i][0] != '-' && given->record == NULL) {
            given->record = argv[i];
        } else {
            fail("\"%s\" is not understood; see --help", argv[i]);
        }
    }
    if (given->record != NULL &&
        (given->wish.game != NULL || given->wish.preset != NULL ||
         given->wish.options > 0))
        fail("%s has rules of its own; leave out --game, --preset, --option",
             given->record);
}

/* The name and the explanation of an item of a menu, by its number from 1. */
struct menu {
    const char *question;
    uint32_t count;
    const char *(*key)(uint32_t game_id, uint32_t number);
    const char *(*label)(uint32_t game_id, uint32_t number);
    const char *(*text)(uint32_t game_id, uint32_t number);
};

static const char *game_key(uint32_t game_id, uint32_t number)
{
    (void)game_id;
    return talon_games_key(talon_games_at(number - 1));
}

static const char *game_label(uint32_t game_id, uint32_t number)
{
    (void)game_id;
    return talon_games_label(talon_games_at(number - 1));
}

static const char *game_text(uint32_t game_id, uint32_t number)
{
    (void)game_id;
    return talon_games_text(talon_games_at(number - 1));
}

static void show_menu(const struct menu *menu, uint32_t game_id)
{
    uint32_t i;

    printf("%s (Enter: 1)\n", menu->question);
    for (i = 1; i <= menu->count; i++) {
        struct text line = {.length = 0};

        add(&line, " %2" PRIu32 " %s (%s). %s", i, menu->label(game_id, i),
            menu->key(game_id, i), menu->text(game_id, i));
        print_wrapped(&line, 4);
    }
}

/* Asks for an item by its number or key; nothing means the first. Returns the
 * key, or null if the person leaves. */
static const char *choose(const struct menu *menu, uint32_t game_id)
{
    char answer[64], *end;
    uint32_t i, number;

    show_menu(menu, game_id);
    while (read_answer(answer, sizeof answer)) {
        if (*answer == '\0')
            return menu->key(game_id, 1);
        if (strcmp(answer, "quit") == 0 || strcmp(answer, "q") == 0)
            return NULL;
        number = (uint32_t)strtoul(answer, &end, 10);
        for (i = 1; i <= menu->count; i++)
            if ((*end == '\0' && number == i) ||
                strcmp(answer, menu->key(game_id, i)) == 0)
                return menu->key(game_id, i);
        printf("Type a number from 1 to %" PRIu32 ", or quit.\n", menu->count);
    }
    return NULL;
}

int ask_rules(struct wish *wish)
{
    struct menu games = {"Which game?", talon_games_count(), game_key,
                         game_label, game_text};
    struct menu presets = {"Which rules?", 0, talon_preset_key,
                           talon_preset_label, talon_preset_text};
    uint32_t game_id;

    wish->game = choose(&games, 0);
    if (wish->game == NULL)
        return 0;
    if (wish->preset != NULL)
        return 1;
    game_id = talon_games_find(wish->game);
    presets.count = talon_preset_count(game_id);
    wish->preset = choose(&presets, game_id);
    return wish->preset != NULL;
}
