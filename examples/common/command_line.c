/* SPDX-License-Identifier: MIT */
/* Messages, the command line, and the rules chosen on it. */
#include "command_line.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *program = "talon";

_Noreturn void fail(const char *format, ...)
{
    va_list words;

    fflush(stdout);
    fprintf(stderr, "%s: ", program);
    va_start(words, format);
    vfprintf(stderr, format, words);
    va_end(words);
    fputc('\n', stderr);
    exit(EXIT_USAGE);
}

void must(talon_status status, const char *doing)
{
    if (status < 0)
        fail("%s: %s", doing, talon_status_text(status));
}

const char *value_of(const char *name, int argc, char **argv, int *at)
{
    size_t length = strlen(name);
    const char *word = argv[*at];

    if (strncmp(word, name, length) != 0)
        return NULL;
    if (word[length] == '=')
        return word + length + 1;
    if (word[length] != '\0')
        return NULL;
    if (*at + 1 == argc)
        fail("%s needs a value", name);
    *at += 1;
    return argv[*at];
}

uint64_t number_of(const char *name, const char *text, uint64_t least,
                   uint64_t most)
{
    char *end;
    unsigned long long number;

    errno = 0;
    number = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || errno != 0 ||
        number < least || number > most)
        fail("%s: \"%s\" is not a number from %" PRIu64 " to %" PRIu64, name,
             text, least, most);
    return number;
}

void seed_of(uint64_t number, uint8_t seed[TALON_SEED_BYTES])
{
    int i;

    memset(seed, 0, TALON_SEED_BYTES);
    for (i = 0; i < 8; i++)
        seed[i] = (uint8_t)(number >> 8 * i);
}

int wish_takes(struct wish *wish, int argc, char **argv, int *at)
{
    const char *value;

    if ((value = value_of("--game", argc, argv, at)) != NULL) {
        wish->game = value;
    } else if ((value = value_of("--preset", argc, argv, at)) != NULL) {
        wish->preset = value;
    } else if ((value = value_of("--option", argc, argv, at)) != NULL) {
        if (wish->options == TALON_OPTIONS_MAX)
            fail("too many options");
        wish->option[wish->options++] = value;
    } else {
        return 0;
    }
    return 1;
}

/* Prints the values that an option may have, and exits. */
static _Noreturn void fail_value(uint32_t game_id, uint32_t option,
                                 const char *value)
{
    uint32_t named = talon_option_value_count(game_id, option);
    int32_t low = 0, high = -1, step = 1;
    uint32_t i;

    talon_option_range(game_id, option, NULL, &low, &high, &step);
    fprintf(stderr, "%s: %s=%s: %s; the values are", program,
            talon_option_key(game_id, option), value,
            talon_status_text(TALON_E_VALUE));
    for (i = 0; i < named; i++)
        fprintf(stderr, "%s %s", i == 0 ? "" : ",",
                talon_option_value_key(game_id, option, i));
    if (low <= high)
        fprintf(stderr, "%s %" PRId32 " to %" PRId32, named > 0 ? " or" : "",
                low, high);
    if (low <= high && step > 1)
        fprintf(stderr, " in steps of %" PRId32, step);
    fputc('\n', stderr);
    exit(EXIT_USAGE);
}

/* Prints the presets that a game has, and exits. */
static _Noreturn void fail_preset(uint32_t game_id, const char *preset)
{
    uint32_t i;

    fprintf(stderr, "%s: --preset %s: %s; it may be", program, preset,
            talon_status_text(TALON_E_PRESET));
    for (i = 1; i <= talon_preset_count(game_id); i++)
        fprintf(stderr, " %s", talon_preset_key(game_id, i));
    fputc('\n', stderr);
    exit(EXIT_USAGE);
}

/* Sets an option from "key=value". */
static void set_option(talon_rules *rules, const char *text)
{
    const char *equals = strchr(text, '=');
    char key[64];
    size_t length = equals == NULL ? strlen(text) : (size_t)(equals - text);
    talon_status status;

    if (equals == NULL || length >= sizeof key)
        fail("--option %s: KEY=VALUE is required", text);
    memcpy(key, text, length);
    key[length] = '\0';
    status = talon_rules_set_text(rules, key, equals + 1);
    if (status == TALON_E_VALUE)
        fail_value(rules->game_id, talon_option_find(rules->game_id, key),
                   equals + 1);
    if (status < 0)
        fail("--option %s: %s", text, talon_status_text(status));
}

/* Prints everything that is wrong with rules, with the options concerned. */
static void check_rules(const talon_rules *rules)
{
    talon_problem problems[64];
    uint32_t count = 0, i, k;
    char value[32];

    if (talon_rules_check(rules, problems, 64, &count) == TALON_OK)
        return;
    for (i = 0; i < count; i++) {
        fprintf(stderr, "%s: %s (%s):", program,
                talon_status_text(problems[i].status),
                talon_status_clause(problems[i].status));
        for (k = 0; k < problems[i].option_count; k++) {
            talon_rules_get_text(rules, problems[i].options[k], value,
                                 sizeof value, NULL);
            fprintf(stderr, " %s=%s",
                    talon_option_key(rules->game_id, problems[i].options[k]),
                    value);
        }
        fputc('\n', stderr);
    }
    exit(EXIT_USAGE);
}

void wish_rules(const struct wish *wish, talon_rules *rules)
{
    uint32_t game_id =
        wish->game == NULL ? talon_games_at(0) : talon_games_find(wish->game);
    int i;

    if (game_id == 0)
        fail("--game %s: %s", wish->game, talon_status_text(TALON_E_GAME));
    must(talon_rules_init(rules, game_id, 0), "making rules");
    if (wish->preset != NULL && talon_rules_preset(rules, wish->preset) < 0)
        fail_preset(game_id, wish->preset);
    for (i = 0; i < wish->options; i++)
        set_option(rules, wish->option[i]);
    check_rules(rules);
}
