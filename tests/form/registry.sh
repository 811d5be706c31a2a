#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints every public number and key of the libraries that are linked with
# COMPILER-FLAGS, in the format of doc/registry.txt (see
# doc/generate/registry.py). Fails if the key of a term does not follow from the
# name of its enumerator.
#
#   registry.sh COMPILER-FLAGS...
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Writes the program that prints them. It has a table of all enumerators except
# version numbers, and asks the library for its numbers and keys.
program() {
    cat <<'END'
#include <stdio.h>
#include <string.h>
#include <talon/talon.h>
#include <talon/advisor.h>
#include <talon/player.h>
#include <talon/solve.h>
#include <talon/words.h>

static const struct { const char *tag, *name; long long value; } rows[] = {
END
    sh "$root/tests/form/names.sh" list | awk '
        $1 == "enumerator" && $3 !~ /^TALON_((ADVISOR|WORDS)_)?HEADERS$/ {
            printf "    {\"%s\", \"%s\", %s},\n", $2, $3, $3
        }'
    cat <<'END'
};

/* Enumerations whose names are the keys of a space, and their prefixes. */
static const struct { const char *tag, *prefix; uint32_t space; } families[] = {
    {"talon_kind_id", "TALON_KIND_", TALON_SPACE_KIND},
    {"talon_reason_id", "TALON_REASON_", TALON_SPACE_REASON},
    {"talon_phase_id", "TALON_PHASE_", TALON_SPACE_PHASE},
    {"talon_place_id", "TALON_PLACE_", TALON_SPACE_PLACE},
    {"talon_poker_id", "TALON_POKER_", TALON_SPACE_POKER},
    {"talon_tr_box_id", "TALON_TR_BOX_", TALON_SPACE_TR_BOX},
    {"talon_limit_id", "TALON_LIMIT_", TALON_SPACE_LIMIT},
    {"talon_feature_id", "TALON_FEATURE_", TALON_SPACE_FEATURE},
    {"talon_type_id", "TALON_TYPE_", TALON_SPACE_OPTION_TYPE},
    {"talon_seat_id", "TALON_", TALON_SPACE_SEAT},
    {"talon_choice_flag_id", "TALON_CHOICE_", TALON_SPACE_CHOICE_FLAG},
    {"talon_codes_id", "TALON_CODES_", TALON_SPACE_CODES},
    {"talon_record_id", "TALON_RECORD_", TALON_SPACE_ANNOTATIONS},
    {"talon_space_id", "TALON_SPACE_", TALON_SPACE_SPACE},
    {"talon_status_id", "", TALON_SPACE_STATUS},
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

/* The key that follows from a name; that of a status is the name. */
static void key_of(const char *name, uint32_t space, char *key)
{
    for (; *name != '\0'; name++, key++) {
        *key = *name;
        if (space != TALON_SPACE_STATUS)
            *key = *name == '_'                  ? '-'
                   : *name >= 'A' && *name <= 'Z' ? (char)(*name - 'A' + 'a')
                                                  : *name;
    }
    *key = '\0';
}

static int check_keys(size_t family)
{
    uint32_t space = families[family].space, found = 0;
    size_t i, lead = strlen(families[family].prefix);
    char key[128];
    int wrong = 0;

    for (i = 0; i < COUNT(rows); i++) {
        const char *told = talon_term_key(space, (int32_t)rows[i].value);

        if (strcmp(rows[i].tag, families[family].tag) != 0)
            continue;
        found++;
        key_of(rows[i].name + lead, space, key);
        if (strcmp(key, told) != 0) {
            printf("%s has the key \"%s\"\n", rows[i].name, told);
            wrong = 1;
        }
    }
    if (found != talon_term_count(space)) {
        printf("%s: %u names, %u terms\n", families[family].tag,
               (unsigned)found, (unsigned)talon_term_count(space));
        wrong = 1;
    }
    return wrong;
}

static void print_terms(void)
{
    uint32_t space, i;
    int32_t number;

    for (space = 1; talon_term_count(space) > 0; space++) {
        for (i = 0; talon_term_at(space, i, &number) == TALON_OK; i++)
            printf("key %u %d %s\n", (unsigned)space, (int)number,
                   talon_term_key(space, number));
    }
}

static void print_advised(void)
{
    uint32_t i, level, space;
    int32_t number;

    for (i = 0; (level = talon_level_at(i)) != 0; i++)
        printf("level %u %s\n", (unsigned)level, talon_level_key(level));
    for (space = 1; talon_advisor_term_count(space) > 0; space++) {
        for (i = 0; talon_advisor_term_at(space, i, &number) == TALON_OK; i++)
            printf("advisor-key %u %d %s\n", (unsigned)space, (int)number,
                   talon_advisor_term_key(space, number));
    }
}

static void print_options(uint32_t game)
{
    uint32_t option, i;
    int32_t value;

    for (option = 1; option <= talon_option_count(game); option++) {
        printf("option %u %u %s\n", (unsigned)game, (unsigned)option,
               talon_option_key(game, option));
        printf("group %u %u %s\n", (unsigned)game, (unsigned)option,
               talon_option_group_key(game, option));
        for (i = 0; talon_option_value_at(game, option, i, &value) == TALON_OK;
             i++)
            printf("value %u %u %d %s\n", (unsigned)game, (unsigned)option,
                   (int)value, talon_option_value_key(game, option, i));
    }
}

int main(void)
{
    uint32_t i, preset, field;
    int wrong = 0;
    size_t k;

    for (k = 0; k < COUNT(families); k++)
        wrong |= check_keys(k);
    if (wrong)
        return 1;
    for (k = 0; k < COUNT(rows); k++)
        printf("enum %s %lld\n", rows[k].name, rows[k].value);
    print_terms();
    print_advised();
    for (i = 0; i < talon_games_count(); i++) {
        uint32_t game = talon_games_at(i);

        printf("game %u %s\n", (unsigned)game, talon_games_key(game));
        print_options(game);
        for (preset = 1; preset <= talon_preset_count(game); preset++)
            printf("preset %u %u %s\n", (unsigned)game, (unsigned)preset,
                   talon_preset_key(game, preset));
        for (field = 0; field < talon_observation_field_count(game); field++)
            printf("field %u %u %s\n", (unsigned)game, (unsigned)field,
                   talon_observation_field_key(game, field));
    }
    return 0;
}
END
}

program >"$scratch/registry.c"
${CC:-cc} -std=c11 -o "$scratch/registry" "$scratch/registry.c" "$@"
"$scratch/registry" >"$scratch/list.txt" || {
    cat "$scratch/list.txt"
    exit 1
}
LC_ALL=C sort -u "$scratch/list.txt"
