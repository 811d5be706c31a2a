/* SPDX-License-Identifier: MIT */
/* Lists every game, preset and option, using only the enumeration: what a
 * settings screen shows, as a table or as JSON. */
#include "common/command_line.h"
#include "common/json.h"

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

static void json_member(struct json *json, const char *key, const char *text)
{
    json_add(json, "\"%s\":", key);
    json_string(json, text);
    json_add(json, ",");
}

static void json_value(struct json *json, const struct entry *entry,
                       uint32_t preset)
{
    char text[32];

    value_in(entry, preset, text);
    if (entry->type == TALON_TYPE_NUMBER &&
        text[strspn(text, "-0123456789")] == '\0')
        json_add(json, "%s", text);
    else
        json_string(json, text);
}

static void json_values(struct json *json, const struct entry *entry)
{
    uint32_t i;
    int32_t value;

    json_add(json, "\"choices\":[");
    for (i = 0; i < entry->named; i++) {
        talon_option_value_at(entry->game_id, entry->option, i, &value);
        json_add(json, "%s{", i > 0 ? "," : "");
        json_member(json, "key",
                    talon_option_value_key(entry->game_id, entry->option, i));
        json_member(json, "label",
                    talon_option_value_label(entry->game_id, entry->option, i));
        json_add(json, "\"value\":%" PRId32 "}", value);
    }
    json_add(json, "],");
}

static void json_option(struct json *json, const struct entry *entry)
{
    uint32_t since = talon_option_since(entry->game_id, entry->option);

    json_add(json, "\n    {");
    json_member(json, "key", talon_option_key(entry->game_id, entry->option));
    json_member(json, "label",
                talon_option_label(entry->game_id, entry->option));
    json_member(json, "group",
                talon_option_group_label(entry->game_id, entry->option));
    json_member(json, "help", talon_option_text(entry->game_id, entry->option));
    json_member(json, "clause",
                talon_option_clause(entry->game_id, entry->option));
    json_member(json, "type",
                talon_term_key(TALON_SPACE_OPTION_TYPE, (int32_t)entry->type));
    if (entry->low <= entry->high)
        json_add(json,
                 "\"low\":%" PRId32 ",\"high\":%" PRId32 ",\"step\":%" PRId32
                 ",",
                 entry->low, entry->high, entry->step);
    json_values(json, entry);
    json_add(json, "\"default\":");
    json_value(json, entry, 1);
    json_add(json, ",\"since\":\"%" PRIu32 ".%" PRIu32 ".%" PRIu32 "\"}",
             since >> 16, since >> 8 & 255, since & 255);
}

static void json_preset(struct json *json, uint32_t game_id, uint32_t preset)
{
    struct entry entry;
    uint32_t option;

    json_add(json, "\n    {");
    json_member(json, "key", talon_preset_key(game_id, preset));
    json_member(json, "label", talon_preset_label(game_id, preset));
    json_member(json, "help", talon_preset_text(game_id, preset));
    json_add(json, "\"values\":{");
    for (option = 1; option <= talon_option_count(game_id); option++) {
        entry = entry_of(game_id, option);
        json_add(json, "%s\"%s\":", option > 1 ? "," : "",
                 talon_option_key(game_id, option));
        json_value(json, &entry, preset);
    }
    json_add(json, "}}");
}

static void json_game(struct json *json, uint32_t game_id)
{
    struct entry entry;
    uint32_t i;

    json_add(json, "\n  {");
    json_member(json, "key", talon_games_key(game_id));
    json_member(json, "label", talon_games_label(game_id));
    json_member(json, "help", talon_games_text(game_id));
    json_add(json, "\"presets\":[");
    for (i = 1; i <= talon_preset_count(game_id); i++) {
        json_add(json, "%s", i > 1 ? "," : "");
        json_preset(json, game_id, i);
    }
    json_add(json, "],\n   \"options\":[");
    for (i = 1; i <= talon_option_count(game_id); i++) {
        entry = entry_of(game_id, i);
        json_add(json, "%s", i > 1 ? "," : "");
        json_option(json, &entry);
    }
    json_add(json, "]}");
}

static void print_json(void)
{
    struct json text = {.room = 0}, *json = &text;
    uint32_t i;

    json_add(json, "{\"games\":[");
    for (i = 0; i < talon_games_count(); i++) {
        json_add(json, "%s", i > 0 ? "," : "");
        json_game(json, talon_games_at(i));
    }
    json_add(json, "]}");
    json_print(json);
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

    program = "options";
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
