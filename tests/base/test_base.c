/* SPDX-License-Identifier: MIT */
/* What base.h says of the library, and the register of statuses. */
#include "common/suite.h"

START_TEST(base_version)
{
    char text[32];

    ck_assert_uint_eq(talon_version_number(), TALON_VERSION);
    snprintf(text, sizeof text, "%d.%d.%d", TALON_VERSION_MAJOR,
             TALON_VERSION_MINOR, TALON_VERSION_PATCH);
    ck_assert_str_eq(talon_version_string(), text);
}
END_TEST

/* Served are headers from 0.2 on that are not newer than the library, by their
 * major and minor numbers; the patch does not count. */
START_TEST(base_version_serves)
{
    uint32_t major = TALON_VERSION_MAJOR, minor = TALON_VERSION_MINOR;

    ck_assert_int_eq(talon_version_serves(TALON_VERSION), 1);
    ck_assert_int_eq(talon_version_serves(0x000200), 1);
    ck_assert_int_eq(talon_version_serves(0x0002FF), 1);
    ck_assert_int_eq(talon_version_serves(major << 16 | minor << 8 | 255), 1);
    ck_assert_int_eq(talon_version_serves(0), 0);
    ck_assert_int_eq(talon_version_serves(0x000100), 0);
    ck_assert_int_eq(talon_version_serves(0x0001FF), 0);
    ck_assert_int_eq(talon_version_serves(major << 16 | (minor + 1) << 8), 0);
    ck_assert_int_eq(talon_version_serves((major + 1) << 16), 0);
    ck_assert_int_eq(talon_version_serves((major + 1) << 16 | minor << 8), 0);
    ck_assert_int_eq(talon_version_serves(UINT32_MAX), 0);
}
END_TEST

START_TEST(base_limits)
{
    static const int64_t limits[] = {
        [TALON_LIMIT_GAME_BYTES] = 2048,
        [TALON_LIMIT_SEATS] = 16,
        [TALON_LIMIT_PACK] = 64,
        [TALON_LIMIT_CHOICES] = 16,
        [TALON_LIMIT_EVENTS] = 160,
        [TALON_LIMIT_LINE] = 1024,
        [TALON_LIMIT_CHIPS] = 9007199254740991, /* 2^53 - 1 */
        [TALON_LIMIT_DEALS] = 1000000,
        [TALON_LIMIT_OFFER] = 1000000,
    };
    int64_t value = 77;
    uint32_t i;

    for (i = 1; i < sizeof limits / sizeof limits[0]; i++) {
        ck_ok(talon_limit(i, &value));
        ck_assert_int_eq(value, limits[i]);
    }
    value = 77;
    ck_status(talon_limit(0, &value), TALON_E_INDEX);
    ck_status(talon_limit(i, &value), TALON_E_INDEX);
    ck_status(talon_limit(UINT32_MAX, &value), TALON_E_INDEX);
    ck_status(talon_limit(1, NULL), TALON_E_NULL);
    ck_assert_int_eq(value, 77);
}
END_TEST

START_TEST(base_limits_are_the_constants)
{
    int64_t value;

    ck_ok(talon_limit(TALON_LIMIT_GAME_BYTES, &value));
    ck_assert_int_eq(value, TALON_GAME_BYTES_MAX);
    ck_ok(talon_limit(TALON_LIMIT_SEATS, &value));
    ck_assert_int_eq(value, TALON_SEATS_MAX);
    ck_ok(talon_limit(TALON_LIMIT_PACK, &value));
    ck_assert_int_eq(value, TALON_PACK_MAX);
    ck_ok(talon_limit(TALON_LIMIT_CHOICES, &value));
    ck_assert_int_eq(value, TALON_CHOICES_MAX);
    ck_ok(talon_limit(TALON_LIMIT_EVENTS, &value));
    ck_assert_int_eq(value, TALON_EVENTS_MAX);
    ck_ok(talon_limit(TALON_LIMIT_LINE, &value));
    ck_assert_int_eq(value, TALON_LINE_MAX);
}
END_TEST

START_TEST(base_features)
{
    uint32_t i, features = 0;

    ck_assert_int_eq(talon_feature(TALON_FEATURE_FIVE_HUNDRED), 1);
    ck_assert_int_eq(talon_feature(TALON_FEATURE_TRIPOLI), 1);
    ck_assert_int_eq(talon_feature(0), 0);
    for (i = TALON_FEATURE_FIVE_HUNDRED; i < 100; i++)
        features += (uint32_t)talon_feature(i);
    ck_assert_uint_eq(features, talon_games_count());
    ck_assert_int_eq(talon_feature(UINT32_MAX), 0);
}
END_TEST

/* The feature is there if and only if no allocator need be given. */
START_TEST(base_feature_hosted)
{
    int32_t hosted = talon_feature(TALON_FEATURE_HOSTED);
    talon_rules rules;
    talon_game *game = NULL;

    ck_ok(talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0));
    ck_status(talon_game_new(NULL, &rules, &game),
              hosted ? TALON_OK : TALON_E_ALLOCATOR);
    ck_assert_int_eq(game != NULL, hosted);
    talon_game_free(NULL, game);
}
END_TEST

/* A status of the registry. */
struct status {
    int32_t number;
    char name[48];
};

#define STATUSES_MAX 256

static struct status statuses[STATUSES_MAX];
static size_t status_count;

/* Reads the statuses of doc/registry.txt: numbers and names that never change
 * and are never given to anything else. */
static void read_registry(void)
{
    FILE *file = fopen(TALON_REGISTRY, "r");
    struct status row;
    char line[256];

    ck_assert_ptr_nonnull(file);
    status_count = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "enum %47s %" SCNd32, row.name, &row.number) != 2 ||
            (strncmp(row.name, "TALON_E_", 8) != 0 &&
             strcmp(row.name, "TALON_OK") != 0 &&
             strcmp(row.name, "TALON_UNKNOWN") != 0 &&
             strcmp(row.name, "TALON_UNFINISHED") != 0))
            continue;
        ck_assert_uint_lt(status_count, STATUSES_MAX);
        statuses[status_count++] = row;
    }
    fclose(file);
    ck_assert_uint_ge(status_count, 80);
}

START_TEST(base_statuses_keep_numbers_and_names)
{
    size_t i;

    read_registry();
    for (i = 0; i < status_count; i++)
        ck_assert_str_eq(talon_status_name(statuses[i].number),
                         statuses[i].name);
}
END_TEST

static int is_registered(int32_t number)
{
    size_t i;

    for (i = 0; i < status_count; i++) {
        if (statuses[i].number == number)
            return 1;
    }
    return 0;
}

/* What is registered has a name and a text; what is not has nothing. */
START_TEST(base_other_numbers_are_no_statuses)
{
    int32_t i;

    read_registry();
    for (i = -1000; i <= 1000; i++) {
        int32_t registered = is_registered(i);

        ck_assert_msg((talon_status_name(i)[0] != '\0') == registered,
                      "%s (%" PRId32 ") is not in doc/registry.txt: new "
                      "numbers are added by sh tests/form/registry.sh --update",
                      talon_status_name(i), i);
        ck_assert_int_eq(talon_status_text(i)[0] != '\0', registered);
        if (!registered)
            ck_assert_str_eq(talon_status_clause(i), "");
    }
    ck_assert_str_eq(talon_status_name(INT32_MIN), "");
    ck_assert_str_eq(talon_status_text(INT32_MAX), "");
    ck_assert_str_eq(talon_status_clause(INT32_MIN), "");
}
END_TEST

/* No number, name or text appears twice. */
START_TEST(base_statuses_differ)
{
    size_t i, j;

    read_registry();
    for (i = 0; i < status_count; i++) {
        for (j = 0; j < i; j++) {
            talon_status a = statuses[i].number, b = statuses[j].number;

            ck_assert_int_ne(a, b);
            ck_assert_str_ne(talon_status_name(a), talon_status_name(b));
            ck_assert_str_ne(talon_status_text(a), talon_status_text(b));
        }
    }
}
END_TEST

START_TEST(base_status_texts_are_plain)
{
    size_t i;

    read_registry();
    for (i = 0; i < status_count; i++) {
        const char *text = talon_status_text(statuses[i].number);
        const char *c;

        for (c = text; *c != '\0'; c++)
            ck_assert(*c >= ' ' && *c <= '~');
        ck_assert(c[-1] != '.' && c[-1] != ' ');
    }
}
END_TEST

/* Takes "FH-n" or "TR-n" from the front of a text; gives the rest, or null. Of
 * the clauses that the library cites tests/form/documents.sh checks that they
 * exist. */
static const char *after_clause(const char *text)
{
    char *end;
    long number;

    if (strncmp(text, "FH-", 3) != 0 && strncmp(text, "TR-", 3) != 0)
        return NULL;
    number = strtol(text + 3, &end, 10);
    return number >= 1 ? end : NULL;
}

START_TEST(base_status_clauses_are_clauses)
{
    size_t i;

    read_registry();
    for (i = 0; i < status_count; i++) {
        const char *text = talon_status_clause(statuses[i].number);

        while (*text != '\0') {
            text = after_clause(text);
            ck_assert_msg(text != NULL && (*text == '\0' || *text == ' '), "%s",
                          statuses[i].name);
            text += *text == ' ' && text[1] != '\0';
        }
    }
}
END_TEST

START_TEST(base_status_examples)
{
    ck_assert_str_eq(talon_status_name(TALON_E_FOLLOW), "TALON_E_FOLLOW");
    ck_assert_str_eq(talon_status_text(TALON_E_FOLLOW),
                     "the suit led must be followed");
    ck_assert_str_eq(talon_status_clause(TALON_E_FOLLOW), "FH-25");
    ck_assert_str_eq(talon_status_clause(TALON_OK), "");
    ck_assert_str_eq(talon_status_clause(TALON_E_NULL), "");
    ck_assert_str_eq(talon_status_clause(TALON_E_BAR), "TR-12");
}
END_TEST

SUITE(base)
TEST(base_version)
TEST(base_version_serves)
TEST(base_limits)
TEST(base_limits_are_the_constants)
TEST(base_features)
TEST(base_feature_hosted)
TEST(base_statuses_keep_numbers_and_names)
TEST(base_other_numbers_are_no_statuses)
TEST(base_statuses_differ)
TEST(base_status_texts_are_plain)
TEST(base_status_clauses_are_clauses)
TEST(base_status_examples)
END_SUITE
