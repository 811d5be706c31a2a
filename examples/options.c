/* SPDX-License-Identifier: MIT */
/* Lists every game, preset and option, using only the enumeration: what a
 * settings screen shows, as a table or as JSON. */
#include "common/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "options [--json]: lists every game, preset and option\n"
    "\n"
    "  --json  writes JSON for programs:\n"
    "          {\"games\":[{\"key\", \"presets\", \"options\"}]}\n"
    "          A named value is written as its key, as in records. Any other\n"
    "          value is a number, and so is a key of digits if the type is\n"
    "          \"number\".\n";

/* An option with everything the enumeration reports about it. */
struct entry {
    uint32_t game_id, option, type, named;
    int32_t low, high, step;
};

static struct entry entry_of(uint32_t game_id, uint32_t option)
{
    struct entry entry = {.game_id = game_id, .option = option};

    talon_option_range(game_id, option, &entry.type, &entry.low, &entry.high,
                       &entry.step);
    entry.named = talon_option_value_count(game_id, option);
    return entry;
}

/* The value of an option in a preset, as records write it. */
static void value_in(const struct entry *entry, uint32_t preset, char text[32])
{
    talon_rules rules;

    talon_rules_init(&rules, entry->game_id, preset);
    talon_rules_get_text(&rules, entry->option, text, 32, NULL);
}

static void json_member(const char *key, const char *text)
{
    printf("\"%s\":", key);
    json_string(text);
    putchar(',');
}

static void json_value(const struct entry *entry, uint32_t preset)
{
    char text[32];

    value_in(entry, preset, text);
    if (entry->type == TALON_TYPE_NUMBER &&
        text[strspn(text, "-0123456789")] == '\0')
        fputs(text, stdout);
    else
        json_string(text);
}

static void json_values(const struct entry *entry)
{
    uint32_t i;
    int32_t value;

    printf("\"choices\":[");
    for (i = 0; i < entry->named; i++) {
        talon_option_value_at(entry->game_id, entry->option, i, &value);
        printf("%s{", i > 0 ? "," : "");
        json_member("key",
                    talon_option_value_key(entry->game_id, entry->option, i));
        json_member("label",
                    talon_option_value_label(entry->game_id, entry->option, i));
        printf("\"value\":%" PRId32 "}", value);
    }
    printf("],");
}

static void json_option(const struct entry *entry)
{
    uint32_t since = talon_option_since(entry->game_id, entry->option);

    printf("\n    {");
    json_member("key", talon_option_key(entry->game_id, entry->option));
    json_member("label", talon_option_label(entry->game_id, entry->option));
    json_member("group",
                talon_option_group_label(entry->game_id, entry->option));
    json_member("help", talon_option_text(entry->game_id, entry->option));
    json_member("clause", talon_option_clause(entry->game_id, entry->option));
    json_member("type",
                talon_term_key(TALON_SPACE_OPTION_TYPE, (int32_t)entry->type));
    if (entry->low <= entry->high)
        printf("\"low\":%" PRId32 ",\"high\":%" PRId32 ",\"step\":%" PRId32 ",",
               entry->low, entry->high, entry->step);
    json_values(entry);
    printf("\"default\":");
    json_value(entry, 1);
    printf(",\"since\":\"%" PRIu32 ".%" PRIu32 ".%" PRIu32 "\"}", since >> 16,
           since >> 8 & 255, since & 255);
}

static void json_preset(uint32_t game_id, uint32_t preset)
{
    struct entry entry;
    uint32_t option;

    printf("\n    {");
    json_member("key", talon_preset_key(game_id, preset));
    json_member("label", talon_preset_label(game_id, preset));
    json_member("help", talon_preset_text(game_id, preset));
    printf("\"values\":{");
    for (option = 1; option <= talon_option_count(game_id); option++) {
        entry = entry_of(game_id, option);
        printf("%s\"%s\":", option > 1 ? "," : "",
               talon_option_key(game_id, option));
        json_value(&entry, preset);
    }
    printf("}}");
}

static void json_game(uint32_t game_id)
{
    struct entry entry;
    uint32_t i;

    printf("\n  {");
    json_member("key", talon_games_key(game_id));
    json_member("label", talon_games_label(game_id));
    json_member("help", talon_games_text(game_id));
    printf("\"presets\":[");
    for (i = 1; i <= talon_preset_count(game_id); i++) {
        printf("%s", i > 1 ? "," : "");
        json_preset(game_id, i);
    }
    printf("],\n   \"options\":[");
    for (i = 1; i <= talon_option_count(game_id); i++) {
        entry = entry_of(game_id, i);
        printf("%s", i > 1 ? "," : "");
        json_option(&entry);
    }
    printf("]}");
}

static void print_json(void)
{
    uint32_t i;

    printf("{\"games\":[");
    for (i = 0; i < talon_games_count(); i++) {
        printf("%s", i > 0 ? "," : "");
        json_game(talon_games_at(i));
    }
    printf("]}\n");
}

static void print_option(const struct entry *entry)
{
    char value[32];
    uint32_t i;

    value_in(entry, 1, value);
    printf("    %-18s", talon_option_key(entry->game_id, entry->option));
    for (i = 0; i < entry->named; i++) {
        printf("%s%s", i > 0 ? " | " : " ",
               talon_option_value_key(entry->game_id, entry->option, i));
        if (entry->type == TALON_TYPE_NUMBER)
            printf(" (%s)",
                   talon_option_value_label(entry->game_id, entry->option, i));
    }
    if (entry->low <= entry->high)
        printf("%s%" PRId32 "..%" PRId32, entry->named > 0 ? " | " : " ",
               entry->low, entry->high);
    if (entry->low <= entry->high && entry->step > 1)
        printf(" step %" PRId32, entry->step);
    printf(" (base game: %s)\n        %s %s\n", value,
           talon_option_text(entry->game_id, entry->option),
           talon_option_clause(entry->game_id, entry->option));
}

/* The options of a group, under its name. */
static void print_group(uint32_t game_id, uint32_t group)
{
    const char *key = talon_option_group_at(game_id, group);
    struct entry entry;
    uint32_t i;

    printf("\n  %s\n", talon_option_group_label_at(game_id, group));
    for (i = 1; i <= talon_option_count(game_id); i++) {
        entry = entry_of(game_id, i);
        if (strcmp(talon_option_group_key(game_id, i), key) == 0)
            print_option(&entry);
    }
}

static void print_game(uint32_t game_id)
{
    uint32_t i;

    printf("%s (%s)\n    %s\n\n  Presets\n", talon_games_label(game_id),
           talon_games_key(game_id), talon_games_text(game_id));
    for (i = 1; i <= talon_preset_count(game_id); i++)
        printf("    %-18s %s\n        %s\n", talon_preset_key(game_id, i),
               talon_preset_label(game_id, i), talon_preset_text(game_id, i));
    for (i = 0; i < talon_option_group_count(game_id); i++)
        print_group(game_id, i);
    putchar('\n');
}

int main(int argc, char **argv)
{
    uint32_t i;

    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
    } else if (argc == 2 && strcmp(argv[1], "--json") == 0) {
        print_json();
    } else if (argc == 1) {
        for (i = 0; i < talon_games_count(); i++)
            print_game(talon_games_at(i));
    } else {
        fputs(help, stderr);
        return 2;
    }
    return EXIT_SUCCESS;
}
