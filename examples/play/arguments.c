/* SPDX-License-Identifier: MIT */
/* The command line. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char help[] =
    "play [option]... [GAME]\n"
    "plays Five Hundred or Tripoli in a terminal. GAME is a game that is "
    "kept,\n"
    "by its name or file, or any record: it goes on. Moves are read from\n"
    "standard input.\n"
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
    "  --auto             the computer plays your seat, too; nothing is kept\n";

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

/* The language with a key; another key ends the program. */
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

void fill_names(struct seating *seating)
{
    static const char *const names[TALON_SEATS_MAX] = {
        "Anna",  "Ben",  "Clara", "David", "Emma",  "Felix", "Greta", "Henry",
        "Irene", "Jack", "Karla", "Leo",   "Maria", "Nora",  "Oscar", "Paula"};
    int seat, next = 0;

    for (seat = 0; seat < TALON_SEATS_MAX; seat++)
        if (seat != seating->me && *seating->names[seat] == '\0')
            snprintf(seating->names[seat], TALON_NAME_MAX, "%s", names[next++]);
}

/* The bytes of the next name, without the spaces around it. */
static size_t name_length(const char *name)
{
    size_t length = strcspn(name, ",");

    while (length > 0 && name[length - 1] == ' ')
        length--;
    return length;
}

void take_names(struct seating *seating, const char *names)
{
    talon_words words = {.language = messages_language()};
    size_t length;
    int seat;

    memset(seating->names, 0, sizeof seating->names);
    for (seat = 0; seat < TALON_SEATS_MAX && *names != '\0'; seat++) {
        if (seat == seating->me)
            continue;
        names += strspn(names, " ");
        length = name_length(names);
        if (length > 0 && talon_words_name(&words, seat, names, length) >= 0)
            memcpy(seating->names[seat], words.names[seat], TALON_NAME_MAX);
        else if (length > 0)
            fail("--names %s: %s", names,
                 talon_status_text(
                     talon_words_name(&words, seat, names, length)));
        names += strcspn(names, ",");
        names += *names == ',';
    }
    fill_names(seating);
}

/* Takes an option of the seating; 0 if argv[*at] is anything else. */
static int seating_takes(struct arguments *given, int argc, char **argv,
                         int *at)
{
    struct seating *seating = &given->seating;
    const char *value;

    if (strcmp(argv[*at], "--open") == 0) {
        seating->open = 1;
    } else if ((value = value_of("--seat", argc, argv, at)) != NULL) {
        given->has_seat = 1;
        seating->me =
            (int32_t)number_of("--seat", value, 0, TALON_SEATS_MAX - 1);
    } else if ((value = value_of("--level", argc, argv, at)) != NULL) {
        if (strlen(value) >= sizeof seating->levels)
            fail("--level %s: %s", value, talon_status_text(TALON_E_SPACE));
        snprintf(seating->levels, sizeof seating->levels, "%s", value);
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
    fputs(help, stdout);
    players_help();
    screen_flush();
    exit(EXIT_SUCCESS);
}

static void check_arguments(const struct arguments *given)
{
    if (given->record != NULL &&
        (given->wish.game != NULL || given->wish.preset != NULL ||
         given->wish.options > 0))
        fail("%s has rules of its own; leave out --game, --preset, --option",
             given->record);
}

void read_arguments(struct arguments *given, int argc, char **argv)
{
    uint32_t language = language_of_environment();
    uint32_t style = TALON_CARD_STYLE_SIGNS;
    const char *value;
    int i;

    *given = (struct arguments){.names = ""};
    seed_unknown(given->seed);
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            print_help();
        } else if (strcmp(argv[i], "--auto") == 0) {
            given->automatic = 1;
        } else if (strcmp(argv[i], "--ascii") == 0) {
            use_letters(1);
            style = TALON_CARD_STYLE_LETTERS;
        } else if (wish_takes(&given->wish, argc, argv, &i) ||
                   seating_takes(given, argc, argv, &i)) {
            continue;
        } else if ((value = value_of("--language", argc, argv, &i)) != NULL) {
            language = language_of(value);
        } else if ((value = value_of("--seed", argc, argv, &i)) != NULL) {
            seed_of(number_of("--seed", value, 0, UINT64_MAX), given->seed);
        } else if (argv[i][0] != '-' && given->record == NULL) {
            given->record = argv[i];
        } else {
            fail("\"%s\" is not understood; see --help", argv[i]);
        }
    }
    use_language(language, style);
    check_arguments(given);
    if (given->automatic)
        given->seating.me = TALON_NOBODY;
    take_names(&given->seating, given->names);
}
