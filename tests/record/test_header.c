/* SPDX-License-Identifier: MIT */
/* Rules as the header of a record: written, read back, and refused with the
 * place and the reason. */
#include "common/suite.h"

/* The first three lines of a header; other lines follow. */
#define FIRST_THREE "talon-record 1\ngame five-hundred\npreset classic-3\n"

static void check_place(const talon_text_position *place, uint32_t line,
                        uint32_t column, uint32_t length)
{
    ck_assert_uint_eq(place->line, line);
    ck_assert_uint_eq(place->column, column);
    ck_assert_uint_eq(place->length, length);
    ck_assert_uint_eq(place->reserved, 0);
}

/* Writes rules, reads the text back, and asserts that rules and text are the
 * same. */
static void round_trip(const talon_rules *rules, const char *expected)
{
    char text[4096], exact[4096];
    talon_rules read;
    size_t length, used;
    talon_text_position place;

    ck_ok(talon_rules_write(rules, text, sizeof text, &length));
    ck_assert_str_eq(text, expected);
    ck_assert_uint_eq(length, strlen(expected));
    memcpy(exact, text, length); /* without the final zero */
    memset(&read, 0x55, sizeof read);
    ck_ok(talon_rules_read(exact, length, &read, &used, &place));
    ck_assert_uint_eq(used, length);
    ck_assert_mem_eq(&read, rules, sizeof read);
}

static void preset_text(char *text, size_t size, const talon_rules *rules)
{
    snprintf(text, size, "talon-record 1\ngame %s\npreset %s\n",
             talon_games_key(rules->game_id),
             talon_preset_key(rules->game_id, (uint32_t)rules->value[0]));
}

START_TEST(header_of_every_preset_is_read_back)
{
    char expected[128];
    talon_rules rules;
    uint32_t place, game, preset;

    for (place = 0; (game = talon_games_at(place)) != 0; place++) {
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            ck_ok(talon_rules_init(&rules, game, preset));
            preset_text(expected, sizeof expected, &rules);
            round_trip(&rules, expected);
        }
    }
}
END_TEST

/* Changes one option of a preset to a value: the header has one more line,
 * unless the preset already has that value. */
static void change(uint32_t game, uint32_t preset, uint32_t option,
                   int32_t value)
{
    char expected[256], text[32];
    talon_rules rules, before;
    size_t end;

    ck_ok(talon_rules_init(&rules, game, preset));
    before = rules;
    if (talon_rules_set(&rules, option, value) < 0)
        return;
    preset_text(expected, sizeof expected, &rules);
    if (value != before.value[option]) {
        ck_ok(talon_rules_get_text(&rules, option, text, sizeof text, NULL));
        end = strlen(expected);
        snprintf(expected + end, sizeof expected - end, "option %s %s\n",
                 talon_option_key(game, option), text);
    }
    round_trip(&rules, expected);
}

/* Sets every option of every preset to every named value and to the ends of its
 * range; contradictions are written too. */
START_TEST(header_of_every_option_is_read_back)
{
    uint32_t place, game, preset, option, choice;
    int32_t low, high, step, value;

    for (place = 0; (game = talon_games_at(place)) != 0; place++) {
        for (preset = 1; preset <= talon_preset_count(game); preset++) {
            for (option = 1; option <= talon_option_count(game); option++) {
                ck_ok(
                    talon_option_range(game, option, NULL, &low, &high, &step));
                for (choice = 0;
                     choice < talon_option_value_count(game, option);
                     choice++) {
                    ck_ok(talon_option_value_at(game, option, choice, &value));
                    change(game, preset, option, value);
                }
                change(game, preset, option, low);
                change(game, preset, option, low + step);
                change(game, preset, option, high);
                change(game, preset, option, high - step);
            }
        }
    }
}
END_TEST

/* Lines are in the order of the options, whatever order they were set in. */
START_TEST(header_lists_options_in_order)
{
    talon_rules rules;

    ck_ok(talon_rules_init(&rules, FH, 2));
    ck_ok(talon_rules_set_text(&rules, "max-deals", "12"));
    ck_ok(talon_rules_set_text(&rules, "slam", "off"));
    ck_ok(talon_rules_set_text(&rules, "first-dealer", "3"));
    round_trip(&rules, "talon-record 1\ngame five-hundred\n"
                       "preset australian-4\noption first-dealer 3\n"
                       "option slam off\noption max-deals 12\n");
}
END_TEST

/* If the preset that rules started from is not known, the nearest preset is
 * written. */
START_TEST(header_without_a_preset_has_the_nearest)
{
    static const int32_t none[] = {0, -1, 8, INT32_MAX, INT32_MIN};
    char text[256];
    talon_rules rules;
    size_t i;

    ck_ok(talon_rules_init(&rules, FH, 6));
    ck_ok(talon_rules_set_text(&rules, "jokers", "2"));
    for (i = 0; i < COUNT(none); i++) {
        rules.value[0] = none[i];
        ck_ok(talon_rules_write(&rules, text, sizeof text, NULL));
        ck_assert_str_eq(text, "talon-record 1\ngame five-hundred\n"
                               "preset six-6\noption jokers 2\n");
    }
}
END_TEST

START_TEST(header_write_refuses_bad_rules_and_buffers)
{
    char text[64];
    talon_rules rules;
    size_t length = 77;

    memset(text, 'x', sizeof text);
    ck_ok(talon_rules_init(&rules, TR, 1));
    ck_status(talon_rules_write(NULL, text, 64, &length), TALON_E_NULL);
    ck_status(talon_rules_write(&rules, NULL, 64, &length), TALON_E_NULL);
    ck_assert_uint_eq(length, 77);
    /* 15 + 13 + 15 bytes */
    ck_status(talon_rules_write(&rules, text, 43, &length), TALON_E_SPACE);
    ck_assert_uint_eq(length, 43);
    ck_assert_int_eq(text[0], 'x');
    ck_status(talon_rules_write(&rules, text, 0, NULL), TALON_E_SPACE);
    ck_ok(talon_rules_write(&rules, NULL, 0, &length));
    ck_assert_uint_eq(length, 43);
    ck_ok(talon_rules_write(&rules, text, 44, &length));
    ck_assert_str_eq(text, "talon-record 1\ngame tripoli\npreset tripoli\n");
    rules.value[TALON_TR_OPTION_ANTE] = 0;
    ck_status(talon_rules_write(&rules, text, 64, &length),
              TALON_E_UNSUPPORTED);
    ck_ok(talon_rules_init(&rules, TR, 1));
    rules.value[TALON_OPTIONS_MAX] = 1;
    ck_status(talon_rules_write(&rules, text, 64, &length),
              TALON_E_UNSUPPORTED);
    rules.game_id = 0xFFFF;
    ck_status(talon_rules_write(&rules, text, 64, &length), TALON_E_GAME);
}
END_TEST

/* What is accepted but never written: options in any order, options equal to
 * the preset's, comments and empty lines anywhere, tabs and several spaces, CR
 * LF, and a CR at the end of the text. */
START_TEST(header_accepts_other_spellings)
{
    static const char *const same[] = {
        FIRST_THREE "option slam off\noption jokers 2\n",
        FIRST_THREE "option jokers 2\noption slam off\n",
        FIRST_THREE "option jokers 2\noption target 500\noption slam off\n",
        FIRST_THREE "option jokers 2\noption slam off",
        "talon-record 1\r\ngame five-hundred\r\npreset classic-3\r\n"
        "option slam off\r\noption jokers 2\r\n",
        FIRST_THREE "option slam off\noption jokers 2\r",
        "\n \t\n# a comment\n#\ntalon-record 1\n# another\ngame five-hundred\n"
        "\npreset classic-3\n# third\noption slam off\n\noption jokers 2\n"
        "# end\n\n",
        "\ttalon-record\t1\n  game   five-hundred \t\npreset\t\tclassic-3\n"
        " option slam  off\t\noption\tjokers\t2 ",
    };
    talon_rules rules, read;
    size_t i, used;

    ck_ok(talon_rules_init(&rules, FH, 1));
    ck_ok(talon_rules_set_text(&rules, "slam", "off"));
    ck_ok(talon_rules_set_text(&rules, "jokers", "2"));
    for (i = 0; i < COUNT(same); i++) {
        ck_ok(talon_rules_read(same[i], strlen(same[i]), &read, &used, NULL));
        ck_assert_mem_eq(&read, &rules, sizeof read);
        ck_assert_uint_eq(used, strlen(same[i]));
    }
}
END_TEST

/* A header with options that contradict each other can still be read. */
START_TEST(header_with_contradictions_is_read)
{
    static const char text[] = FIRST_THREE "option players 5\n";
    talon_rules rules;

    ck_ok(talon_rules_read(text, strlen(text), &rules, NULL, NULL));
    ck_assert_int_eq(rules.value[TALON_FH_OPTION_PLAYERS], 5);
    ck_status(talon_rules_check(&rules, NULL, 0, NULL), TALON_E_RULES);
}
END_TEST

/* The header ends before the first line that is not part of it; the place and
 * `used` say where that is. That line is not read. */
START_TEST(header_ends_before_the_first_other_line)
{
    static const struct {
        const char *header, *rest;
        uint32_t line, column;
    } texts[] = {
        {FIRST_THREE, "deal 7S\n", 4, 1},
        {FIRST_THREE, "= act table\n", 4, 1},
        {FIRST_THREE, "whatever it is\n", 4, 1},
        {FIRST_THREE, "Option slam off\n", 4, 1},
        {FIRST_THREE "option slam off\n", "draw 7S\noption jokers 2\n", 5, 1},
        {FIRST_THREE "\n# comment\n", " 0 pass\n", 6, 2},
        /* a record without events, and the next one */
        {FIRST_THREE, FIRST_THREE, 4, 1},
        {FIRST_THREE "# next:\n", "talon-record 7\n", 5, 1},
        {FIRST_THREE, "", 4, 1},
    };
    char text[512];
    talon_rules rules;
    talon_text_position place;
    size_t i, used;

    for (i = 0; i < COUNT(texts); i++) {
        snprintf(text, sizeof text, "%s%s", texts[i].header, texts[i].rest);
        ck_ok(talon_rules_read(text, strlen(text), &rules, &used, &place));
        ck_assert_uint_eq(used, strlen(texts[i].header));
        ck_assert_uint_eq(place.line, texts[i].line);
        ck_assert_uint_eq(place.column, texts[i].column);
    }
}
END_TEST

struct wrong {
    const char *text;
    talon_status status;
    uint32_t line, column, length; /* where the refused word is */
};

static void refuse(const struct wrong *wrong)
{
    talon_rules rules, before;
    talon_text_position place = {77, 77, 77, 77};
    size_t used = 77, size = strlen(wrong->text);
    char *exact = malloc(size + 1); /* so that a sanitizer notices reads past
                                       the end */

    ck_assert_ptr_nonnull(exact);
    memcpy(exact, wrong->text, size);
    memset(&rules, 0x55, sizeof rules);
    before = rules;
    ck_assert_msg(talon_rules_read(exact, size, &rules, &used, &place) ==
                      wrong->status,
                  "%s: %s", talon_status_name(wrong->status), wrong->text);
    check_place(&place, wrong->line, wrong->column, wrong->length);
    ck_assert_mem_eq(&rules, &before, sizeof rules);
    ck_assert_uint_eq(used, 77);
    free(exact);
}

#define GAME "talon-record 1\ngame five-hundred\n"

/* A text that ends inside the header is refused at its end, in the line that
 * should come next. */
START_TEST(header_that_is_cut_short_is_refused)
{
    static const struct wrong wrong[] = {
        {"", TALON_E_TRUNCATED, 1, 1, 0},
        {"\n", TALON_E_TRUNCATED, 2, 1, 0},
        {"# comment\n\n", TALON_E_TRUNCATED, 3, 1, 0},
        {"talon-record 1\n", TALON_E_TRUNCATED, 2, 1, 0},
        {"talon-record 1\r\n", TALON_E_TRUNCATED, 2, 1, 0},
        {"talon-record 1\r", TALON_E_TRUNCATED, 2, 1, 0},
        {GAME, TALON_E_TRUNCATED, 3, 1, 0},
        {GAME "# preset classic-3\n", TALON_E_TRUNCATED, 4, 1, 0},
    };
    size_t i;

    for (i = 0; i < COUNT(wrong); i++)
        refuse(&wrong[i]);
}
END_TEST

START_TEST(header_refuses_wrong_first_lines)
{
    static const struct wrong wrong[] = {
        {"hello\n", TALON_E_NOT_RECORD, 1, 1, 5},
        {"\n  hello there\n", TALON_E_NOT_RECORD, 2, 3, 5},
        {"Talon-record 1\n", TALON_E_NOT_RECORD, 1, 1, 12},
        {"talon-records 1\n", TALON_E_NOT_RECORD, 1, 1, 13},
        {" # comment\n", TALON_E_NOT_RECORD, 1, 2, 1}, /* a comment must
                                                          start its line */
        {"game five-hundred\n", TALON_E_NOT_RECORD, 1, 1, 4},
        {"talon-record 2\n", TALON_E_VERSION, 1, 14, 1},
        {"talon-record 01\n", TALON_E_VERSION, 1, 14, 2},
        {"talon-record 1.0\n", TALON_E_VERSION, 1, 14, 3},
        {"talon-record -1\n", TALON_E_VERSION, 1, 14, 2},
        {"talon-record one\n", TALON_E_VERSION, 1, 14, 3},
        {"talon-record 18446744073709551617\n", TALON_E_VERSION, 1, 14, 20},
        {"talon-record\n", TALON_E_VERSION, 1, 13, 0},
        {"talon-record 1 2\n", TALON_E_EXTRA, 1, 16, 1},
        {"talon-record 1\npreset classic-3\n", TALON_E_SYNTAX, 2, 1, 6},
        {"talon-record 1\noption slam off\n", TALON_E_SYNTAX, 2, 1, 6},
        {"talon-record 1\ntalon-record 1\n", TALON_E_SYNTAX, 2, 1, 12},
        {"talon-record 1\n= act table\n", TALON_E_SYNTAX, 2, 1, 1},
        {"talon-record 1\nGame tripoli\n", TALON_E_SYNTAX, 2, 1, 4},
        {"talon-record 1\ngame whist\n", TALON_E_GAME, 2, 6, 5},
        {"talon-record 1\ngame Tripoli\n", TALON_E_GAME, 2, 6, 7},
        {"talon-record 1\ngame\n", TALON_E_GAME, 2, 5, 0},
        {"talon-record 1\ngame tripoli x\n", TALON_E_EXTRA, 2, 14, 1},
        {GAME "option slam off\n", TALON_E_SYNTAX, 3, 1, 6},
        {GAME "deal 7S\n", TALON_E_SYNTAX, 3, 1, 4},
        {GAME "game five-hundred\n", TALON_E_KEY_TWICE, 3, 1, 4},
        {GAME "preset tripoli\n", TALON_E_PRESET, 3, 8, 7}, /* of Tripoli */
        {GAME "preset Classic-3\n", TALON_E_PRESET, 3, 8, 9},
        {GAME "preset classic\n", TALON_E_PRESET, 3, 8, 7},
        {GAME "preset 1\n", TALON_E_PRESET, 3, 8, 1},
        {GAME "preset\n", TALON_E_PRESET, 3, 7, 0},
        {GAME "preset classic-3 x\n", TALON_E_EXTRA, 3, 18, 1},
    };
    size_t i;

    for (i = 0; i < COUNT(wrong); i++)
        refuse(&wrong[i]);
}
END_TEST

START_TEST(header_refuses_wrong_options)
{
    static const struct wrong wrong[] = {
        {FIRST_THREE "option slams off\n", TALON_E_OPTION, 4, 8, 5},
        {FIRST_THREE "option Slam off\n", TALON_E_OPTION, 4, 8, 4},
        {FIRST_THREE "option ante 1\n", TALON_E_OPTION, 4, 8, 4},
        {FIRST_THREE "option\n", TALON_E_OPTION, 4, 7, 0},
        {FIRST_THREE "option slam maybe\n", TALON_E_VALUE, 4, 13, 5},
        {FIRST_THREE "option slam OFF\n", TALON_E_VALUE, 4, 13, 3},
        {FIRST_THREE "option slam 0\n", TALON_E_VALUE, 4, 13, 1},
        {FIRST_THREE "option slam\n", TALON_E_VALUE, 4, 12, 0},
        {FIRST_THREE "option target 505\n", TALON_E_VALUE, 4, 15, 3},
        {FIRST_THREE "option target 90\n", TALON_E_VALUE, 4, 15, 2},
        {FIRST_THREE "option target 2010\n", TALON_E_VALUE, 4, 15, 4},
        {FIRST_THREE "option target 0500\n", TALON_E_VALUE, 4, 15, 4},
        {FIRST_THREE "option target -500\n", TALON_E_VALUE, 4, 15, 4},
        {FIRST_THREE "option target 4294967796\n", TALON_E_VALUE, 4, 15, 10},
        {FIRST_THREE "option first-dealer -1\n", TALON_E_VALUE, 4, 21, 2},
        {FIRST_THREE "option slam off on\n", TALON_E_EXTRA, 4, 17, 2},
        {FIRST_THREE "option slam off\n\noption slam on\n", TALON_E_KEY_TWICE,
         6, 8, 4},
        {FIRST_THREE "option slam on\noption slam on\n", TALON_E_KEY_TWICE, 5,
         8, 4}, /* values equal to the preset's also count */
        {FIRST_THREE "game five-hundred\n", TALON_E_KEY_TWICE, 4, 1, 4},
        {FIRST_THREE "preset classic-3\n", TALON_E_KEY_TWICE, 4, 1, 6},
        {FIRST_THREE "option slam off\npreset two-2\n", TALON_E_KEY_TWICE, 5, 1,
         6},
    };
    size_t i;

    for (i = 0; i < COUNT(wrong); i++)
        refuse(&wrong[i]);
}
END_TEST

START_TEST(header_refuses_wrong_characters)
{
    static const struct wrong wrong[] = {
        {"\xEF\xBB\xBFtalon-record 1\n", TALON_E_CHARACTER, 1, 1, 1},
        {"# mis\xC3\xA8re\n", TALON_E_CHARACTER, 1, 6, 1},
        {"talon-record\xA0"
         "1\n",
         TALON_E_CHARACTER, 1, 13, 1},
        {"talon-record 1\ngame tripoli\x01\n", TALON_E_CHARACTER, 2, 13, 1},
        {"talon-record 1\ngame\x7Ftripoli\n", TALON_E_CHARACTER, 2, 5, 1},
        {"talon-record 1\ngame\vtripoli\n", TALON_E_CHARACTER, 2, 5, 1},
        {"talon-record 1\rgame tripoli\n", TALON_E_CHARACTER, 1, 15, 1},
        {"talon-record 1\r\r\n", TALON_E_CHARACTER, 1, 15, 1},
        {"talon-record 1\r\r", TALON_E_CHARACTER, 1, 15, 1},
    };
    talon_rules rules;
    talon_text_position place;
    size_t i;

    for (i = 0; i < COUNT(wrong); i++)
        refuse(&wrong[i]);
    ck_status(talon_rules_read("talon\0record 1\n", 15, &rules, NULL, &place),
              TALON_E_CHARACTER);
    check_place(&place, 1, 6, 1);
}
END_TEST

/* A line may have 1024 bytes, not counting the line end. */
START_TEST(header_lines_have_at_most_1024_bytes)
{
    static const char *const ends[] = {"\n", "\r\n"};
    char text[4096];
    talon_rules rules;
    struct wrong wrong = {text, TALON_E_LINE_LONG, 4, 1025, 0};
    size_t i, first = strlen(FIRST_THREE);

    for (i = 0; i < 2; i++) {
        memset(text, ' ', sizeof text);
        memcpy(text, FIRST_THREE "#", first + 1);
        strcpy(text + first + 1024, ends[i]);
        ck_ok(talon_rules_read(text, strlen(text), &rules, NULL, NULL));
        text[first + 1024] = ' ';
        strcpy(text + first + 1025, ends[i]);
        refuse(&wrong);
        text[first + 1025] = '\0'; /* the last line, without an end */
        refuse(&wrong);
        text[first + 1024] = '\0';
        ck_ok(talon_rules_read(text, strlen(text), &rules, NULL, NULL));
    }
}
END_TEST

START_TEST(header_read_refuses_null)
{
    talon_rules rules;
    talon_text_position place = {77, 77, 77, 0};
    size_t used = 77;

    ck_status(talon_rules_read(NULL, 5, &rules, &used, &place), TALON_E_NULL);
    ck_status(talon_rules_read(FIRST_THREE, 5, NULL, &used, &place),
              TALON_E_NULL);
    ck_assert_uint_eq(used, 77);
    check_place(&place, 77, 77, 77);
}
END_TEST

/* No byte after those given is read, however few they are. */
START_TEST(header_reads_only_the_bytes_given)
{
    static const char text[] = FIRST_THREE "option slam off\noption jokers 2\n";
    size_t size, whole = strlen(text), third = strlen(FIRST_THREE);
    talon_rules rules;

    ck_status(talon_rules_read(NULL, 0, &rules, NULL, NULL), TALON_E_TRUNCATED);
    for (size = 0; size <= whole; size++) {
        char *exact = malloc(size > 0 ? size : 1);
        talon_status status;

        ck_assert_ptr_nonnull(exact);
        memcpy(exact, text, size);
        status = talon_rules_read(exact, size, &rules, NULL, NULL);
        if (size + 1 < third) /* before the preset is complete */
            ck_assert_int_lt(status, 0);
        else if (size <= third || size == whole || size + 1 == whole)
            ck_ok(status);
        free(exact);
    }
}
END_TEST

SUITE(header)
TEST(header_of_every_preset_is_read_back)
TEST(header_of_every_option_is_read_back)
TEST(header_lists_options_in_order)
TEST(header_without_a_preset_has_the_nearest)
TEST(header_write_refuses_bad_rules_and_buffers)
TEST(header_accepts_other_spellings)
TEST(header_with_contradictions_is_read)
TEST(header_ends_before_the_first_other_line)
TEST(header_that_is_cut_short_is_refused)
TEST(header_refuses_wrong_first_lines)
TEST(header_refuses_wrong_options)
TEST(header_refuses_wrong_characters)
TEST(header_lines_have_at_most_1024_bytes)
TEST(header_read_refuses_null)
TEST(header_reads_only_the_bytes_given)
END_SUITE
