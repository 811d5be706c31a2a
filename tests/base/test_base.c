/* SPDX-License-Identifier: MIT */
/* Version, limits and features of the library (base.h), and its statuses. */
#include "common/suite.h"

#include "places.h"

START_TEST(the_version_is_that_of_the_header)
{
    char text[32];

    ck_assert_uint_eq(talon_version_number(), TALON_VERSION);
    snprintf(text, sizeof text, "%d.%d.%d", TALON_VERSION_MAJOR,
             TALON_VERSION_MINOR, TALON_VERSION_PATCH);
    ck_assert_str_eq(talon_version_string(), text);
}
END_TEST

/* The library serves programs that were built with headers from 0.2 up to its
 * own version. Patch numbers do not count. */
START_TEST(older_headers_since_0_2_are_served)
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

START_TEST(limits_have_their_values)
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
        [TALON_LIMIT_RULES_TEXT] = 4096,
        [TALON_LIMIT_VALUE_TEXT] = 32,
        [TALON_LIMIT_CARDS_TEXT] = 256,
        [TALON_LIMIT_MOVE_TEXT] = 256,
        [TALON_LIMIT_DEAL_TEXT] = 512,
        [TALON_LIMIT_POKER_TEXT] = 64,
        [TALON_LIMIT_PROBLEMS] = 64,
        [TALON_LIMIT_RULES_CODES] = 4096,
        [TALON_LIMIT_MOVE_CODES] = 8,
        [TALON_LIMIT_RECORD_STATE] = 4096,
        [TALON_LIMIT_HISTORY] = 512,
        [TALON_LIMIT_DEAL_PLACES] = 17,
        [TALON_LIMIT_VALUE_LABEL] = 128,
        [TALON_LIMIT_OBSERVATION] = 4096,
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

/* That every limit of the headers has its number is checked by
 * tests/form/limits.py. */
START_TEST(limits_equal_the_constants_in_the_headers)
{
    static const int64_t constants[] = {
        [TALON_LIMIT_GAME_BYTES] = TALON_GAME_BYTES_MAX,
        [TALON_LIMIT_SEATS] = TALON_SEATS_MAX,
        [TALON_LIMIT_PACK] = TALON_PACK_MAX,
        [TALON_LIMIT_CHOICES] = TALON_CHOICES_MAX,
        [TALON_LIMIT_EVENTS] = TALON_EVENTS_MAX,
        [TALON_LIMIT_LINE] = TALON_LINE_MAX,
        [TALON_LIMIT_RULES_TEXT] = TALON_RULES_TEXT_MAX,
        [TALON_LIMIT_VALUE_TEXT] = TALON_VALUE_TEXT_MAX,
        [TALON_LIMIT_CARDS_TEXT] = TALON_CARDS_TEXT_MAX,
        [TALON_LIMIT_MOVE_TEXT] = TALON_MOVE_TEXT_MAX,
        [TALON_LIMIT_DEAL_TEXT] = TALON_DEAL_TEXT_MAX,
        [TALON_LIMIT_POKER_TEXT] = TALON_POKER_TEXT_MAX,
        [TALON_LIMIT_PROBLEMS] = TALON_PROBLEMS_MAX,
        [TALON_LIMIT_RULES_CODES] = TALON_RULES_CODES_MAX,
        [TALON_LIMIT_MOVE_CODES] = TALON_MOVE_CODES_MAX,
        [TALON_LIMIT_RECORD_STATE] = TALON_RECORD_STATE_MAX,
        [TALON_LIMIT_HISTORY] = TALON_HISTORY_MAX,
        [TALON_LIMIT_DEAL_PLACES] = TALON_DEAL_PLACES,
        [TALON_LIMIT_VALUE_LABEL] = TALON_VALUE_LABEL_MAX,
        [TALON_LIMIT_OBSERVATION] = TALON_OBSERVATION_MAX,
    };
    int64_t value;
    uint32_t i;

    for (i = 1; i < sizeof constants / sizeof constants[0]; i++) {
        if (constants[i] == 0) /* the rules of a game have a limit of theirs */
            continue;
        ck_ok(talon_limit(i, &value));
        ck_assert_int_eq(value, constants[i]);
    }
}
END_TEST

START_TEST(features_are_those_of_the_build)
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

/* The library has this feature if and only if it has a default allocator. */
START_TEST(the_feature_hosted_means_a_default_allocator)
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

/* A row of the registry. */
struct status {
    int32_t number;
    char name[48];
};

#define STATUSES_MAX 256

static struct status statuses[STATUSES_MAX];
static size_t status_count;

/* Reads the statuses in doc/registry.txt: their numbers and names never change
 * and are never reused. */
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

START_TEST(statuses_keep_their_numbers_and_names)
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

/* A registered status has a name and a text; other numbers have neither. */
START_TEST(other_numbers_are_not_statuses)
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

/* No number, name or text occurs twice. */
START_TEST(no_two_statuses_are_alike)
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

START_TEST(status_texts_are_plain_ascii_without_a_period)
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

/* Reads "FH-n" or "TR-n" at the start of a text; returns the rest, or null.
 * tests/form/documents.sh checks that the clauses exist. */
static const char *after_clause(const char *text)
{
    char *end;
    long number;

    if (strncmp(text, "FH-", 3) != 0 && strncmp(text, "TR-", 3) != 0)
        return NULL;
    number = strtol(text + 3, &end, 10);
    return number >= 1 ? end : NULL;
}

START_TEST(statuses_cite_clauses_in_the_right_form)
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

START_TEST(some_statuses_have_these_texts_and_clauses)
{
    ck_assert_str_eq(talon_status_name(TALON_E_FOLLOW), "TALON_E_FOLLOW");
    ck_assert_str_eq(talon_status_text(TALON_E_FOLLOW),
                     "the suit led must be followed");
    ck_assert_str_eq(talon_status_clause(TALON_E_FOLLOW), "FH-25");
    /* Any of these clauses can forbid the move. */
    ck_assert_str_eq(talon_status_clause(TALON_E_JOKER_NAMED), "FH-29 FH-30");
    ck_assert_str_eq(talon_status_clause(TALON_E_LEAD_LOWEST),
                     "TR-21 TR-22 TR-24");
    ck_assert_str_eq(talon_status_clause(TALON_OK), "");
    ck_assert_str_eq(talon_status_clause(TALON_E_NULL), "");
    ck_assert_str_eq(talon_status_clause(TALON_E_BAR), "TR-12");
}
END_TEST

SUITE(base)
TEST(the_version_is_that_of_the_header)
TEST(older_headers_since_0_2_are_served)
TEST(limits_have_their_values)
TEST(limits_equal_the_constants_in_the_headers)
TEST(features_are_those_of_the_build)
TEST(the_feature_hosted_means_a_default_allocator)
TEST(statuses_keep_their_numbers_and_names)
TEST(other_numbers_are_not_statuses)
TEST(no_two_statuses_are_alike)
TEST(status_texts_are_plain_ascii_without_a_period)
TEST(statuses_cite_clauses_in_the_right_form)
TEST(some_statuses_have_these_texts_and_clauses)
END_SUITE
