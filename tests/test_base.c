/* SPDX-License-Identifier: MIT */
/* What base.h says of the library, and the register of statuses. */
#include "suite.h"

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
    uint32_t i;

    ck_assert_int_eq(talon_feature(TALON_FEATURE_FIVE_HUNDRED), 1);
    ck_assert_int_eq(talon_feature(TALON_FEATURE_TRIPOLI), 1);
    ck_assert_int_eq(talon_feature(0), 0);
    for (i = TALON_FEATURE_TRIPOLI + 1; i < 100; i++)
        ck_assert_int_eq(talon_feature(i), 0);
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

struct status {
    talon_status status;
    int32_t number;
    const char *name;
};

/* The register of statuses: numbers and names that never change and are never
 * given to anything else. New ones are added here. */
static const struct status statuses[] = {
    {TALON_OK, 0, "TALON_OK"},
    {TALON_UNKNOWN, 1, "TALON_UNKNOWN"},
    {TALON_E_NULL, -1, "TALON_E_NULL"},
    {TALON_E_ALIGNMENT, -2, "TALON_E_ALIGNMENT"},
    {TALON_E_SPACE, -3, "TALON_E_SPACE"},
    {TALON_E_MEMORY, -4, "TALON_E_MEMORY"},
    {TALON_E_ALLOCATOR, -5, "TALON_E_ALLOCATOR"},
    {TALON_E_HANDLE, -6, "TALON_E_HANDLE"},
    {TALON_E_WRONG_GAME, -7, "TALON_E_WRONG_GAME"},
    {TALON_E_GAME, -8, "TALON_E_GAME"},
    {TALON_E_PRESET, -9, "TALON_E_PRESET"},
    {TALON_E_OPTION, -10, "TALON_E_OPTION"},
    {TALON_E_VALUE, -11, "TALON_E_VALUE"},
    {TALON_E_UNSUPPORTED, -12, "TALON_E_UNSUPPORTED"},
    {TALON_E_RULES, -13, "TALON_E_RULES"},
    {TALON_E_INDEX, -14, "TALON_E_INDEX"},
    {TALON_E_SEAT, -15, "TALON_E_SEAT"},
    {TALON_E_PLACE, -16, "TALON_E_PLACE"},
    {TALON_E_ARGUMENT, -17, "TALON_E_ARGUMENT"},
    {TALON_E_LIMIT, -18, "TALON_E_LIMIT"},
    {TALON_E_VIEW, -19, "TALON_E_VIEW"},
    {TALON_E_NO_WORLD, -20, "TALON_E_NO_WORLD"},
    {TALON_E_TRIES, -21, "TALON_E_TRIES"},
    {TALON_E_KITTY_SIZE, -32, "TALON_E_KITTY_SIZE"},
    {TALON_E_FIRST_DEALER, -33, "TALON_E_FIRST_DEALER"},
    {TALON_E_INKLE_AUCTION, -34, "TALON_E_INKLE_AUCTION"},
    {TALON_E_INKLE_LOWEST_BID, -35, "TALON_E_INKLE_LOWEST_BID"},
    {TALON_E_PAY_AUCTION_COLLECT, -36, "TALON_E_PAY_AUCTION_COLLECT"},
    {TALON_E_PAY_AUCTION_BOARD, -37, "TALON_E_PAY_AUCTION_BOARD"},
    {TALON_E_CARD, -48, "TALON_E_CARD"},
    {TALON_E_CARD_TWICE, -49, "TALON_E_CARD_TWICE"},
    {TALON_E_CARD_FOREIGN, -50, "TALON_E_CARD_FOREIGN"},
    {TALON_E_CARD_COUNT, -51, "TALON_E_CARD_COUNT"},
    {TALON_E_NOT_DUE, -52, "TALON_E_NOT_DUE"},
    {TALON_E_HAND_SIZE, -53, "TALON_E_HAND_SIZE"},
    {TALON_E_SUIT, -54, "TALON_E_SUIT"},
    {TALON_E_RANK, -55, "TALON_E_RANK"},
    {TALON_E_OVER, -64, "TALON_E_OVER"},
    {TALON_E_TURN, -65, "TALON_E_TURN"},
    {TALON_E_KIND, -66, "TALON_E_KIND"},
    {TALON_E_PHASE, -67, "TALON_E_PHASE"},
    {TALON_E_FIELD, -68, "TALON_E_FIELD"},
    {TALON_E_DENOMINATION, -69, "TALON_E_DENOMINATION"},
    {TALON_E_AMOUNT, -70, "TALON_E_AMOUNT"},
    {TALON_E_NOT_HELD, -71, "TALON_E_NOT_HELD"},
    {TALON_E_FOLLOW, -72, "TALON_E_FOLLOW"},
    {TALON_E_OTHER, -73, "TALON_E_OTHER"},
    {TALON_E_BID_LOW, -80, "TALON_E_BID_LOW"},
    {TALON_E_LOWEST_BID, -81, "TALON_E_LOWEST_BID"},
    {TALON_E_INKLE, -82, "TALON_E_INKLE"},
    {TALON_E_MISERE, -83, "TALON_E_MISERE"},
    {TALON_E_OPEN_MISERE, -84, "TALON_E_OPEN_MISERE"},
    {TALON_E_NOMINATE, -85, "TALON_E_NOMINATE"},
    {TALON_E_CALL_CARD, -86, "TALON_E_CALL_CARD"},
    {TALON_E_JOKER_SUIT, -87, "TALON_E_JOKER_SUIT"},
    {TALON_E_JOKER_NAMED, -88, "TALON_E_JOKER_NAMED"},
    {TALON_E_JOKER_LEAD, -89, "TALON_E_JOKER_LEAD"},
    {TALON_E_JOKER_FORCED, -90, "TALON_E_JOKER_FORCED"},
    {TALON_E_OFFER_LOW, -96, "TALON_E_OFFER_LOW"},
    {TALON_E_CHIPS, -97, "TALON_E_CHIPS"},
    {TALON_E_BAR, -98, "TALON_E_BAR"},
    {TALON_E_SPARE, -99, "TALON_E_SPARE"},
    {TALON_E_BET_LIMIT, -100, "TALON_E_BET_LIMIT"},
    {TALON_E_RAISE_CAP, -101, "TALON_E_RAISE_CAP"},
    {TALON_E_NO_RIVAL, -102, "TALON_E_NO_RIVAL"},
    {TALON_E_LEAD_SUIT, -103, "TALON_E_LEAD_SUIT"},
    {TALON_E_LEAD_LOWEST, -104, "TALON_E_LEAD_LOWEST"},
    {TALON_E_RUN, -105, "TALON_E_RUN"},
    {TALON_E_BOARD, -106, "TALON_E_BOARD"},
    {TALON_E_TOO_FEW, -107, "TALON_E_TOO_FEW"},
    {TALON_E_SYNTAX, -128, "TALON_E_SYNTAX"},
    {TALON_E_LINE_LONG, -129, "TALON_E_LINE_LONG"},
    {TALON_E_CHARACTER, -130, "TALON_E_CHARACTER"},
    {TALON_E_NOT_RECORD, -131, "TALON_E_NOT_RECORD"},
    {TALON_E_VERSION, -132, "TALON_E_VERSION"},
    {TALON_E_KEY_TWICE, -133, "TALON_E_KEY_TWICE"},
    {TALON_E_NUMBER, -134, "TALON_E_NUMBER"},
    {TALON_E_ANNOTATION, -135, "TALON_E_ANNOTATION"},
    {TALON_E_TRUNCATED, -136, "TALON_E_TRUNCATED"},
    {TALON_E_EXTRA, -137, "TALON_E_EXTRA"},
    {TALON_E_SAVED_LENGTH, -144, "TALON_E_SAVED_LENGTH"},
    {TALON_E_SAVED_MARK, -145, "TALON_E_SAVED_MARK"},
    {TALON_E_SAVED_VERSION, -146, "TALON_E_SAVED_VERSION"},
    {TALON_E_SAVED_FIELD, -147, "TALON_E_SAVED_FIELD"},
    {TALON_E_SAVED_STATE, -148, "TALON_E_SAVED_STATE"},
};

#define STATUSES (sizeof statuses / sizeof statuses[0])

START_TEST(base_statuses_keep_numbers_and_names)
{
    size_t i;

    for (i = 0; i < STATUSES; i++) {
        ck_assert_int_eq(statuses[i].status, statuses[i].number);
        ck_assert_str_eq(talon_status_name(statuses[i].status),
                         statuses[i].name);
    }
}
END_TEST

static int is_registered(int32_t number)
{
    size_t i;

    for (i = 0; i < STATUSES; i++) {
        if (statuses[i].number == number)
            return 1;
    }
    return 0;
}

/* What is registered has a name and a text; what is not has nothing. */
START_TEST(base_other_numbers_are_no_statuses)
{
    int32_t i;

    for (i = -1000; i <= 1000; i++) {
        int32_t registered = is_registered(i);

        ck_assert_int_eq(talon_status_name(i)[0] != '\0', registered);
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

    for (i = 0; i < STATUSES; i++) {
        for (j = 0; j < i; j++) {
            talon_status a = statuses[i].status, b = statuses[j].status;

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

    for (i = 0; i < STATUSES; i++) {
        const char *text = talon_status_text(statuses[i].status);
        const char *c;

        for (c = text; *c != '\0'; c++)
            ck_assert(*c >= ' ' && *c <= '~');
        ck_assert(c[-1] != '.' && c[-1] != ' ');
    }
}
END_TEST

/* Takes "FH-n", n 1 … 43, or "TR-n", n 1 … 37, from the front of a text; gives
 * the rest, or null. */
static const char *after_clause(const char *text)
{
    long last = strncmp(text, "FH-", 3) == 0 ? 43 : 37;
    char *end;
    long number;

    if (strncmp(text, "FH-", 3) != 0 && strncmp(text, "TR-", 3) != 0)
        return NULL;
    number = strtol(text + 3, &end, 10);
    return number >= 1 && number <= last ? end : NULL;
}

START_TEST(base_status_clauses_are_clauses)
{
    size_t i;

    for (i = 0; i < STATUSES; i++) {
        const char *text = talon_status_clause(statuses[i].status);

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
