/* SPDX-License-Identifier: MIT */
/* The command line. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* By language; the levels follow. */
static const char *const help[] = {
    "play [option]... [GAME]\n"
    "plays Five Hundred or Tripoli in a terminal. GAME is a saved game, by "
    "its\n"
    "name or file, or any record: it goes on. Moves are read from standard\n"
    "input.\n"
    "\n"
    "  --game G           five-hundred or tripoli; asked if not given\n"
    "  --preset P         its preset; asked if no game is given, else the\n"
    "                     base game\n"
    "  --option KEY=VALUE an option of the rules; may be repeated\n"
    "  --seed N           0 to 2^64-1: repeats the same cards and opponents\n"
    "  --seat N           the seat you play, from 0 (0)\n"
    "  --names A,B,...    the names of the others\n"
    "  --deals N          stops after N deals. Tripoli then has one closing\n"
    "                     pot; without a person it stops after 3\n"
    "  --open             you see all hands; the opponents see no more than\n"
    "                     without it\n"
    "  --language L       en or de; else that of LC_ALL, LC_MESSAGES or LANG\n"
    "  --ascii            letters for suits\n"
    "  --auto             the computer plays your seat, too; nothing is saved\n"
    "  --level L          how well the computer plays, or a level for each "
    "seat:\n"
    "                     novice-1,club-1,expert-1 (default: club-1). "
    "Levels:\n",
    "play [Option]... [PARTIE]\n"
    "spielt Five Hundred oder Tripoli im Terminal. PARTIE ist eine "
    "gespeicherte\n"
    "Partie, mit Namen oder Datei, oder ein Spielbericht: Sie geht weiter. "
    "Züge\n"
    "werden von der Standardeingabe gelesen.\n"
    "\n"
    "  --game G           five-hundred oder tripoli; sonst wird gefragt\n"
    "  --preset P         die Regeln; wird gefragt, wenn kein Spiel genannt "
    "ist,\n"
    "                     sonst das Grundspiel\n"
    "  --option KEY=WERT  eine Hausregel; auch mehrmals\n"
    "  --seed N           0 bis 2^64-1: dieselben Karten und Gegner noch "
    "einmal\n"
    "  --seat N           dein Platz, ab 0 (0)\n"
    "  --names A,B,...    die Namen der anderen\n"
    "  --deals N          hört nach N Runden auf; Tripoli hat dann einen\n"
    "                     Schlusstopf, und ohne dich endet es nach 3 Runden\n"
    "  --open             du siehst alle Karten; die anderen sehen nicht mehr\n"
    "                     als sonst\n"
    "  --language L       en oder de; sonst die von LC_ALL, LC_MESSAGES, LANG\n"
    "  --ascii            Buchstaben statt Farbzeichen\n"
    "  --auto             der Computer spielt auch für dich; nichts wird\n"
    "                     gespeichert\n"
    "  --level L          wie gut der Computer spielt, oder eine Stufe für "
    "jeden\n"
    "                     Platz: novice-1,club-1,expert-1 (sonst club-1). "
    "Stufen:\n"};

/* A seed that nobody can know beforehand: from the system or, if it has none,
 * from the clock. */
void seed_unknown(uint8_t seed[TALON_SEED_BYTES])
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

/* The language that the environment asks for. As everywhere, the first variable
 * that is set decides. */
static uint32_t language_of_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *value;
    uint32_t language;
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++) {
        value = getenv(names[i]);
        if (value == NULL || *value == '\0')
            continue;
        language = talon_language_find(value);
        return language != 0 ? language : TALON_LANGUAGE_ENGLISH;
    }
    return TALON_LANGUAGE_ENGLISH;
}

/* The language that is asked for, since all errors are told in it; an unknown
 * one ends the program. */
static uint32_t language_of(const char *key)
{
    uint32_t language = talon_language_find(key), i;

    if (language != 0)
        return language;
    fprintf(stderr, "%s: --language %s: there is no such language; it may be",
            program, key);
    for (i = 1; i <= talon_language_count(); i++)
        fprintf(stderr, " %s", talon_language_key(i));
    fputc('\n', stderr);
    exit(EXIT_USAGE);
}

static uint32_t language_wanted(int argc, char **argv)
{
    uint32_t language = language_of_environment();
    const char *value;
    int i;

    for (i = 1; i < argc; i++)
        if ((value = value_of("--language", argc, argv, &i)) != NULL)
            language = language_of(value);
    return language;
}

/* Takes an option of the seating; 0 if argv[*at] is anything else. */
static int seating_takes(struct arguments *given, int argc, char **argv,
                         int *at)
{
    struct seating *seating = &given->seating;
    struct text why = {.length = 0};
    const char *value;

    if (strcmp(argv[*at], "--open") == 0) {
        seating->open = 1;
    } else if ((value = value_of("--seat", argc, argv, at)) != NULL) {
        given->has_seat = 1;
        seating->me =
            (int32_t)number_of("--seat", value, 0, TALON_SEATS_MAX - 1);
    } else if ((value = value_of("--level", argc, argv, at)) != NULL) {
        if (!take_levels(seating, value, &why))
            fail("%s", why.chars);
    } else if ((value = value_of("--names", argc, argv, at)) != NULL) {
        given->names = value;
    } else if ((value = value_of("--deals", argc, argv, at)) != NULL) {
        seating->deals_most = number_of("--deals", value, 1, UINT32_MAX);
    } else {
        return 0;
    }
    given->has_seating = 1;
    return 1;
}

static _Noreturn void print_help(void)
{
    struct text levels = {.length = 0};

    add_levels(&levels);
    fputs(help[messages_language() == TALON_LANGUAGE_GERMAN], stdout);
    printf("                     %s\n", levels.chars);
    screen_flush();
    exit(EXIT_SUCCESS);
}

static void check_arguments(const struct arguments *given)
{
    if (given->record != NULL &&
        (given->wish.game != NULL || given->wish.preset != NULL ||
         given->wish.options > 0))
        fail_filled(HAS_RULES, given->record, NULL);
}

void read_arguments(struct arguments *given, int argc, char **argv)
{
    uint32_t style = TALON_CARD_STYLE_SIGNS;
    struct text why = {.length = 0};
    int i;

    *given = (struct arguments){.names = ""};
    use_language(language_wanted(argc, argv), style);
    seed_unknown(given->seed);
    for (i = 1; i < argc; i++) {
        const char *value;

        if (strcmp(argv[i], "--help") == 0) {
            print_help();
        } else if (strcmp(argv[i], "--auto") == 0) {
            given->automatic = 1;
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
            style = TALON_CARD_STYLE_LETTERS;
        } else if (wish_takes(&given->wish, argc, argv, &i) ||
                   seating_takes(given, argc, argv, &i) ||
                   value_of("--language", argc, argv, &i) != NULL) {
            continue;
        } else if ((value = value_of("--seed", argc, argv, &i)) != NULL) {
            seed_of(number_of("--seed", value, 0, UINT64_MAX), given->seed);
        } else if (argv[i][0] != '-' && given->record == NULL) {
            given->record = argv[i];
        } else {
            fail_filled(ARGUMENT_BAD, argv[i], NULL);
        }
    }
    use_language(messages_language(), style);
    check_arguments(given);
    if (given->automatic)
        given->seating.me = TALON_NOBODY;
    if (!take_names(&given->seating, given->names, &why))
        fail("--names: %s", why.chars);
}
