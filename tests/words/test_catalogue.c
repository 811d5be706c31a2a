/* SPDX-License-Identifier: MIT */
/* The catalogues: every number of libtalon and libtalon-advisor has words of
 * its own in every language, which are no messages with places in them. */
#include "told.h"

#include "words/catalogue/catalogue.h"

#include "places.h"

/* A label of the catalogue, which is plain text. */
static void must_be_label(const char *label)
{
    must(label != NULL && *label != '\0');
    for (; *label != '\0'; label++)
        must((unsigned char)*label >= 32 && *label != '{');
}

START_TEST(every_term_has_a_label_in_every_language)
{
    uint32_t language, space = 0, i;
    int32_t number;

    for (language = EN; language <= talon_language_count(); language++)
        for (space = 1; talon_term_count(space) > 0; space++)
            for (i = 0; talon_term_at(space, i, &number) == TALON_OK; i++) {
                must_be_label(
                    tln_w_label(language, TLN_W_TERM, space, 0, number));
                ck_assert_ptr_eq(
                    talon_words_term(language, space, number),
                    tln_w_label(language, TLN_W_TERM, space, 0, number));
            }
    ck_assert_uint_eq(space, TALON_SPACE_SPACE + 1);
}
END_TEST

/* The registry lists the numbers of libtalon-advisor, which is not linked. */
START_TEST(every_number_of_the_advisor_in_the_registry_has_a_label)
{
    FILE *registry = fopen(TALON_REGISTRY, "r");
    uint32_t terms = 0, levels = 0, space, language;
    int32_t number;
    char line[256];

    ck_assert_ptr_nonnull(registry);
    while (fgets(line, sizeof line, registry) != NULL) {
        if (sscanf(line, "advisor-key %" SCNu32 " %" SCNd32, &space, &number) ==
            2) {
            for (language = EN; language <= talon_language_count(); language++)
                must_be_label(
                    talon_words_advisor_term(language, space, number));
            terms++;
        }
        if (sscanf(line, "level %" SCNd32, &number) == 1) {
            for (language = EN; language <= talon_language_count(); language++)
                must_be_label(talon_words_level(language, (uint32_t)number));
            levels++;
        }
    }
    fclose(registry);
    ck_assert_uint_ge(terms, 72);
    ck_assert_uint_ge(levels, 4);
}
END_TEST

/* The labels of an option and of its values. */
static void check_option(uint32_t language, uint32_t game, uint32_t option)
{
    uint32_t i, count = talon_option_value_count(game, option);
    int32_t value;

    must_be_label(tln_w_label(language, TLN_W_OPTION, game, option, 0));
    must_be_label(tln_w_label(language, TLN_W_OPTION_HELP, game, option, 0));
    for (i = 0; i < count; i++) {
        must_ok(talon_option_value_at(game, option, i, &value));
        must_be_label(tln_w_label(language, TLN_W_VALUE, game, option, value));
    }
}

START_TEST(every_game_preset_option_and_value_has_a_label_in_every_language)
{
    uint32_t language, game, i;

    for (language = EN; language <= talon_language_count(); language++)
        for (game = FH; game <= TR; game++) {
            must_be_label(tln_w_label(language, TLN_W_GAME, game, 0, 0));
            must_be_label(tln_w_label(language, TLN_W_GAME_HELP, game, 0, 0));
            for (i = 1; i <= talon_preset_count(game); i++) {
                must_be_label(tln_w_label(language, TLN_W_PRESET, game, i, 0));
                must_be_label(
                    tln_w_label(language, TLN_W_PRESET_HELP, game, i, 0));
            }
            for (i = 0; i < talon_option_group_count(game); i++)
                must_be_label(tln_w_label(language, TLN_W_GROUP, game, i, 0));
            for (i = 1; i <= talon_option_count(game); i++)
                check_option(language, game, i);
        }
}
END_TEST

START_TEST(labels_are_those_of_their_numbers)
{
    ck_assert_str_eq(talon_words_term(DE, TALON_SPACE_KIND, TALON_KIND_FOLD),
                     "aussteigen");
    ck_assert_str_eq(talon_words_term(DE, TALON_SPACE_STATUS, TALON_E_FOLLOW),
                     "die ausgespielte Farbe muss bedient werden");
    ck_assert_str_eq(talon_words_term(DE, TALON_SPACE_TR_BOX, 8), "Kasse");
    ck_assert_str_eq(talon_words_term(EN, TALON_SPACE_DENOMINATION, 7),
                     "open misère");
    ck_assert_str_eq(talon_words_advisor_term(DE, 2, 55),
                     "lässt den Stich laufen");
    ck_assert_str_eq(talon_words_level(DE, 3), "Vereinsspieler");
    ck_assert_str_eq(talon_words_game(DE, TR), "Tripoli");
    ck_assert_str_eq(talon_words_preset(DE, FH, 2), "Australisch, zu viert");
    ck_assert_str_eq(
        talon_words_preset_help(DE, FH, 7),
        "Zwei spielen; ein drittes Blatt wird gegeben, das niemand sieht.");
    ck_assert_str_eq(talon_words_group(DE, TR, 5), "Ablegen");
    ck_assert_str_eq(talon_words_option(DE, FH, TALON_FH_OPTION_SLAM),
                     "Bonus für alle zehn Stiche");
    ck_assert_str_eq(talon_words_option_help(DE, TR, TALON_TR_OPTION_ANTE),
                     "So viele Chips setzt jeder vor dem Geben in jedes Feld.");
    ck_assert_str_eq(talon_words_game_help(EN, FH), talon_games_text(FH));
}
END_TEST

START_TEST(what_does_not_exist_has_no_label)
{
    ck_assert_str_eq(talon_words_term(EN, TALON_SPACE_KIND, 31), "");
    ck_assert_str_eq(
        talon_words_term(talon_language_count() + 1, TALON_SPACE_KIND, 1), "");
    ck_assert_str_eq(talon_words_term(0, TALON_SPACE_KIND, 1), "");
    ck_assert_str_eq(talon_words_term(EN, 64, 1), "");
    ck_assert_str_eq(talon_words_term(EN, TALON_SPACE_KIND, 65537), "");
    ck_assert_str_eq(talon_words_advisor_term(EN, 2, 999), "");
    ck_assert_str_eq(talon_words_level(EN, 65537), "");
    ck_assert_str_eq(talon_words_game(EN, 3), "");
    ck_assert_str_eq(talon_words_preset(EN, FH, 8), "");
    ck_assert_str_eq(talon_words_option(EN, FH, 0), "");
    ck_assert_str_eq(talon_words_group(EN, FH, 99), "");
}
END_TEST

/* Bytes of a language: the texts, and two for each message. */
static size_t size_of_language(const struct tln_w_language *table)
{
    uint32_t messages = W_SENTENCES + tln_w_label_count, i;
    size_t end = 0, at;

    for (i = 0; i < messages; i++) {
        at = table->offsets[i] + strlen(table->texts + table->offsets[i]) + 1;
        end = at > end ? at : end;
    }
    return end + 2 * (size_t)messages;
}

START_TEST(a_language_takes_at_most_48_kib)
{
    uint32_t language;
    size_t size;

    for (language = EN; language <= talon_language_count(); language++) {
        size = size_of_language(tln_w_language_of(language));
        ck_assert_uint_le(size, 48 * 1024);
        ck_assert_uint_ge(size, 16 * 1024);
    }
}
END_TEST

START_TEST(languages_are_found_by_key_and_by_locale)
{
    uint32_t past = talon_language_count() + 1;

    ck_assert_uint_ge(talon_language_count(), 2);
    ck_assert_str_eq(talon_language_key(DE), "de");
    ck_assert_str_eq(talon_language_label(DE), "Deutsch");
    ck_assert_str_eq(talon_language_key(past), "");
    ck_assert_str_eq(talon_language_label(past), "");
    ck_assert_uint_eq(talon_language_find("de"), DE);
    ck_assert_uint_eq(talon_language_find("de_AT.UTF-8"), DE);
    ck_assert_uint_eq(talon_language_find("en-GB"), EN);
    ck_assert_uint_eq(talon_language_find("den"), 0);
    ck_assert_uint_eq(talon_language_find("d"), 0);
    ck_assert_uint_eq(talon_language_find(""), 0);
    ck_assert_uint_eq(talon_language_find(NULL), 0);
}
END_TEST

START_TEST(the_version_is_that_of_the_header)
{
    ck_assert_uint_eq(talon_words_version_number(), TALON_WORDS_VERSION);
    ck_assert_int_eq(talon_words_version_serves(TALON_WORDS_VERSION), 1);
    ck_assert_int_eq(talon_words_version_serves(TALON_WORDS_VERSION + 256), 0);
    ck_assert_int_eq(talon_words_version_serves(0x0003FF), 0);
}
END_TEST

SUITE(catalogue)
TEST(every_term_has_a_label_in_every_language)
TEST(every_number_of_the_advisor_in_the_registry_has_a_label)
TEST(every_game_preset_option_and_value_has_a_label_in_every_language)
TEST(labels_are_those_of_their_numbers)
TEST(what_does_not_exist_has_no_label)
TEST(a_language_takes_at_most_48_kib)
TEST(languages_are_found_by_key_and_by_locale)
TEST(the_version_is_that_of_the_header)
END_SUITE
