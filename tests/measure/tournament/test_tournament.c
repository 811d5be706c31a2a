/* SPDX-License-Identifier: MIT */
/* The tournament program as a whole. The sums of a match are the same to the
 * byte, even if it is divided, or stopped and continued; equal players come out
 * even; sums add up; impossible matches are refused. */
#include "common/suite.h"
#include "sums.h"

#define MATCH                                                                  \
    "--game five-hundred --preset australian-4 --a waldo --b web500 --seed 3"

/* Runs the program with arguments; its output goes to a file. */
static int run(const char *arguments)
{
    char command[1024];

    snprintf(command, sizeof command,
             "\"%s\" %s >tournament-out.txt 2>tournament-said.txt", TOURNAMENT,
             arguments);
    return system(command);
}

static size_t read_bytes(const char *path, char *bytes, size_t size)
{
    FILE *file = fopen(path, "rb");
    size_t length;

    ck_assert_msg(file != NULL, "%s is not there", path);
    length = fread(bytes, 1, size - 1, file);
    bytes[length] = '\0';
    fclose(file);
    return length;
}

static void same_bytes(const char *first, const char *other)
{
    static char a[100000], b[100000];
    size_t length = read_bytes(first, a, sizeof a);

    ck_assert_uint_gt(length, 100);
    ck_assert_uint_eq(length, read_bytes(other, b, sizeof b));
    ck_assert(memcmp(a, b, length) == 0);
}

static void says(const char *what)
{
    static char text[100000];

    read_bytes("tournament-out.txt", text, sizeof text);
    ck_assert_msg(strstr(text, what) != NULL, "not said: %s\n%s", what, text);
}

static void complains(const char *what)
{
    static char text[100000];

    read_bytes("tournament-said.txt", text, sizeof text);
    ck_assert_msg(strstr(text, what) != NULL, "not said: %s\n%s", what, text);
}

static void forget(void)
{
    remove("t-all.sums");
    remove("t-1.sums");
    remove("t-2.sums");
    remove("t-3.sums");
    remove("t-sum.sums");
}

START_TEST(parts_of_a_match_add_up_to_the_whole)
{
    forget();
    ck_assert_int_eq(run(MATCH " --deals 0..99 --out t-all.sums"), 0);
    ck_assert_int_eq(run(MATCH " --deals 0..9 --out t-1.sums"), 0);
    ck_assert_int_eq(run(MATCH " --deals 10..69 --out t-2.sums"), 0);
    ck_assert_int_eq(run(MATCH " --deals 70..99 --out t-3.sums"), 0);
    ck_assert_int_eq(run("--merge t-3.sums t-1.sums t-2.sums --out t-sum.sums"),
                     0);
    same_bytes("t-all.sums", "t-sum.sums");
    says("100 deals");
}
END_TEST

/* --jobs changes neither the file nor what is printed, also where there are
 * more processes than deals, or some deals were played before. */
START_TEST(jobs_change_no_figure)
{
    static char text[100000];

    forget();
    ck_assert_int_eq(run(MATCH " --deals 0..29 --out t-all.sums"), 0);
    read_bytes("tournament-out.txt", text, sizeof text);
    ck_assert_int_eq(run(MATCH " --deals 0..29 --jobs 4 --out t-1.sums"), 0);
    same_bytes("t-all.sums", "t-1.sums");
    says(text);
    ck_assert_int_eq(run(MATCH " --deals 5..6 --jobs 9 --out t-2.sums"), 0);
    ck_assert_int_eq(run(MATCH " --deals 0..29 --jobs 3 --out t-2.sums"), 0);
    same_bytes("t-all.sums", "t-2.sums");
    ck_assert_int_eq(run(MATCH " --deals 0..29 --jobs 3"), 0);
    says(text);
}
END_TEST

/* --notes: hands that do not count are played before; the parts still add up,
 * also where a part begins within a block. */
START_TEST(parts_of_a_match_with_notes_add_up)
{
#define NOTED                                                                  \
    "--game five-hundred --preset australian-4 --a club-1 --b waldo --seed 3 " \
    "--notes 12"
    static char text[100000], bare[100000];

    forget();
    ck_assert_int_eq(run(NOTED " --deals 95..104 --out t-all.sums"), 0);
    read_bytes("tournament-out.txt", text, sizeof text);
    ck_assert_int_eq(run(NOTED " --deals 95..97 --out t-1.sums"), 0);
    ck_assert_int_eq(run(NOTED " --deals 98..104 --out t-2.sums"), 0);
    ck_assert_int_eq(run("--merge t-2.sums t-1.sums --out t-sum.sums"), 0);
    same_bytes("t-all.sums", "t-sum.sums");
    ck_assert_int_eq(
        run("--game five-hundred --preset australian-4 --a club-1 --b waldo "
            "--seed 3 --deals 95..104"),
        0);
    read_bytes("tournament-out.txt", bare, sizeof bare);
    ck_assert_str_ne(strstr(text, "10 deals"), strstr(bare, "10 deals"));
#undef NOTED
}
END_TEST

START_TEST(parts_of_whole_games_add_up)
{
    forget();
    ck_assert_int_eq(run(MATCH " --games --deals 0..9 --out t-all.sums"), 0);
    ck_assert_int_eq(run(MATCH " --games --deals 0..3 --out t-1.sums"), 0);
    ck_assert_int_eq(run(MATCH " --games --deals 4..9 --out t-2.sums"), 0);
    ck_assert_int_eq(run("--merge t-1.sums t-2.sums --out t-sum.sums"), 0);
    same_bytes("t-all.sums", "t-sum.sums");
}
END_TEST

START_TEST(a_match_that_was_stopped_is_continued)
{
    forget();
    ck_assert_int_eq(run(MATCH " --deals 0..99 --out t-all.sums"), 0);
    ck_assert_int_eq(run(MATCH " --deals 20..39 --out t-1.sums"), 0);
    ck_assert_int_eq(run(MATCH " --deals 0..99 --out t-1.sums"), 0);
    same_bytes("t-all.sums", "t-1.sums");
    /* Another run has nothing left to play. */
    ck_assert_int_eq(run(MATCH " --deals 0..99 --out t-1.sums"), 0);
    same_bytes("t-all.sums", "t-1.sums");
}
END_TEST

START_TEST(sums_of_different_matches_are_not_merged)
{
    forget();
    ck_assert_int_eq(run(MATCH " --deals 0..9 --out t-1.sums"), 0);
    ck_assert_int_eq(run(MATCH " --deals 5..14 --out t-2.sums"), 0);
    ck_assert_int_ne(run("--merge t-1.sums t-2.sums"), 0);
    complains("deals 5..14 are there already");
    ck_assert_int_ne(run(MATCH " --games --deals 0..9 --out t-1.sums"), 0);
    complains("the sums of another match");
    ck_assert_int_eq(run(MATCH " --misere --deals 20..29 --out t-3.sums"), 0);
    ck_assert_int_ne(run("--merge t-1.sums t-3.sums"), 0);
    complains("sums of different matches");
    ck_assert_int_ne(run("--merge no-such.sums"), 0);
    ck_assert_int_ne(run("--merge tournament-said.txt"), 0);
    complains("not sums");
}
END_TEST

START_TEST(equal_players_come_out_even)
{
    static const char *const tables[] = {
        "--preset australian-4 --a web500 --b web500",
        "--preset australian-4 --a waldo --b waldo --seats abbb",
        "--preset classic-3 --a trickster --b trickster",
        "--preset five-5 --a counting --b counting",
        "--preset six-6 --options six-sides=three --a counting --b counting",
        "--preset two-2 --a passer --b passer --options all-pass=play",
        "--preset australian-4 --misere --a waldo --b waldo",
    };
    char arguments[256];
    uint32_t i;

    for (i = 0; i < COUNT(tables); i++) {
        snprintf(arguments, sizeof arguments,
                 "--game five-hundred %s --seed 4 --deals 0..49 --json",
                 tables[i]);
        ck_assert_int_eq(run(arguments), 0);
        says("\"points\": {\"mean\": 0.000000, \"error\": 0.000000, "
             "\"n\": 50}");
    }
}
END_TEST

/* Copies the rest of the line after `words` to `rest`. */
static const char *line_of(const char *text, const char *words, char *rest,
                           size_t size)
{
    const char *found = strstr(text, words);

    ck_assert_msg(found != NULL, "no %s", words);
    found += strlen(words);
    ck_assert_uint_lt(strcspn(found, "\n"), size);
    memcpy(rest, found, strcspn(found, "\n"));
    rest[strcspn(found, "\n")] = '\0';
    return rest;
}

/* If one player bids and another plays the cards for every seat, the two
 * players of the match come out even. */
START_TEST(players_with_equal_calls_and_cards_come_out_even)
{
    static char text[100000];
    char a[64], b[64];

    ck_assert_int_eq(run(MATCH " --deals 0..49 --json --auction trickster "
                               "--cards waldo"),
                     0);
    says("\"points\": {\"mean\": 0.000000, \"error\": 0.000000");
    /* With the same bids, both players have the same contracts. */
    forget();
    ck_assert_int_eq(
        run(MATCH " --deals 0..49 --auction trickster --out t-1.sums"), 0);
    read_bytes("t-1.sums", text, sizeof text);
    ck_assert_str_eq(line_of(text, "sum a.bid ", a, sizeof a),
                     line_of(text, "sum b.bid ", b, sizeof b));
}
END_TEST

/* Options that measure more, such as --exact, do not change the result of a
 * match. */
START_TEST(measuring_changes_no_result)
{
    static char plain[100000], measured[100000];
    char *line;

    forget();
    ck_assert_int_eq(run(MATCH " --deals 0..19 --out t-1.sums"), 0);
    ck_assert_int_eq(
        run(MATCH " --deals 0..19 --exact --worlds 10 --out t-2.sums"), 0);
    read_bytes("t-1.sums", plain, sizeof plain);
    read_bytes("t-2.sums", measured, sizeof measured);
    ck_assert(strstr(measured, "sum a.loss.contractor ") != NULL);
    ck_assert(strstr(plain, "sum a.loss.contractor ") == NULL);
    for (line = strtok(plain, "\n"); line != NULL; line = strtok(NULL, "\n"))
        if (strncmp(line, "match", 5) != 0)
            ck_assert_msg(strstr(measured, line) != NULL, "%s", line);
}
END_TEST

/* With --beside, the cards of the player itself cost as much as those it
 * played, and another player's cards in the same positions cost more or
 * less. */
START_TEST(another_players_cards_are_judged_in_the_same_positions)
{
    static char text[100000];
    static const char *const roles[] = {"contractor", "partner", "defender"};
    char own[200], beside[200], other[200], name[64];
    uint32_t i;

    forget();
    ck_assert_int_eq(
        run(MATCH " --deals 0..9 --exact --beside waldo --out t-1.sums"), 0);
    says("  with cards of waldo");
    read_bytes("t-1.sums", text, sizeof text);
    for (i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "sum a.loss.%s ", roles[i]);
        line_of(text, name, own, sizeof own);
        snprintf(name, sizeof name, "sum a.loss-beside.%s ", roles[i]);
        line_of(text, name, beside, sizeof beside);
        ck_assert_str_eq(own, beside);
    }
    line_of(text, "sum b.loss.contractor ", own, sizeof own);
    line_of(text, "sum b.loss-beside.contractor ", other, sizeof other);
    ck_assert_str_ne(own, other);
}
END_TEST

/* What leads and other cards cost in each stage of a hand adds up to the cost
 * of all cards. */
START_TEST(costs_of_all_stages_add_up)
{
    static const char *const stages[] = {"1", "2-4", "5-7", "8-10"};
    static char text[100000];
    long long whole, sum = 0, part;
    char line[200], name[64];
    uint32_t i;

    forget();
    ck_assert_int_eq(run(MATCH " --deals 0..9 --exact --out t-1.sums"), 0);
    read_bytes("t-1.sums", text, sizeof text);
    line_of(text, "sum a.loss.defender ", line, sizeof line);
    ck_assert_int_eq(sscanf(line, "%*s %lld", &whole), 1);
    ck_assert_int_gt(whole, 0);
    for (i = 0; i < 8; i++) {
        snprintf(name, sizeof name, "sum a.loss-%s-%s.defender ", stages[i / 2],
                 i % 2 ? "follow" : "lead");
        line_of(text, name, line, sizeof line);
        ck_assert_int_eq(sscanf(line, "%*s %lld", &part), 1);
        sum += part;
    }
    ck_assert_int_eq(sum, whole);
    /* The contractor leads to the first trick, so defenders lose nothing
     * there. */
    line_of(text, "sum a.loss-1-lead.defender ", line, sizeof line);
    ck_assert_int_eq(sscanf(line, "%*s %lld", &part), 1);
    ck_assert_int_eq(part, 0);
}
END_TEST

START_TEST(bad_arguments_are_refused)
{
    static const char *const wrong[][2] = {
        {MATCH " --deals 0..1 --beside waldo", "--beside needs --exact"},
        {MATCH " --deals 0..1 --exact --beside nobody",
         "no such player of this game: nobody"},
        {"--game chess --a waldo --b waldo --deals 0..1 --seed 1",
         "no such game: chess"},
        {"--game five-hundred --preset none --a waldo --b waldo --deals 0..1",
         "no such preset: none"},
        {"--game five-hundred --a nobody --b waldo --deals 0..1",
         "no such player of this game: nobody"},
        {"--game five-hundred --a waldo --deals 0..1",
         "no player was given for a letter"},
        {"--game five-hundred --a waldo --b waldo --deals 0..1 --seats ab",
         "not as many seats"},
        {"--game five-hundred --preset five-5 --a waldo --b waldo --deals 0..1",
         "does not play by these rules: waldo"},
        {"--game five-hundred --preset five-5 --a counting --b counting "
         "--deals 0..1 --exact --beside waldo",
         "does not play by these rules: waldo"},
        {"--game five-hundred --preset five-5 --a counting --b counting "
         "--deals 0..1 --auction waldo",
         "does not play by these rules: waldo"},
        {"--game five-hundred --preset five-5 --a counting --b counting "
         "--deals 0..1 --cards waldo",
         "does not play by these rules: waldo"},
        {"--game five-hundred --a waldo --b waldo --deals 0..1 --options x=y",
         "no such option"},
        {"--game five-hundred --a waldo --b waldo --deals 9..1", "usage"},
        {"--game five-hundred --a waldo --b waldo", "usage"},
        {MATCH " --deals 0..1 --jobs 0", "no such argument: --jobs"},
        {MATCH " --deals 0..1 --jobs 2x", "no such argument: --jobs"},
        {MATCH " --deals 0..1 --jobs 257", "no such argument: --jobs"},
        {MATCH " --deals 0..1 --jobs 2 --times", "those of one process"},
        {"--a waldo --game five-hundred --deals 0..1", "must come first"},
    };
    uint32_t i;

    for (i = 0; i < COUNT(wrong); i++) {
        ck_assert_msg(run(wrong[i][0]) != 0, "%s", wrong[i][0]);
        complains(wrong[i][1]);
    }
}
END_TEST

START_TEST(sums_give_means_and_standard_errors)
{
    static struct sums sums;
    const struct sum *sum;

    memset(&sums, 0, sizeof sums);
    sums_add(&sums, "b", 1);
    sums_add(&sums, "a", 10);
    sums_add2(&sums, "b", "c", 7);
    sums_add(&sums, "b", 2);
    sums_add(&sums, "b", 6);
    ck_assert_uint_eq(sums.count, 3);
    ck_assert_str_eq(sums.sum[0].name, "a");
    ck_assert_str_eq(sums.sum[1].name, "b");
    ck_assert_str_eq(sums.sum[2].name, "b.c");
    sum = sums_find(&sums, "b");
    ck_assert_int_eq(sum->squares, 41);
    /* The variance of 1, 2 and 6 is 7; that of their mean is 7/3. */
    ck_assert_double_eq_tol(sum_mean(sum), 3, 1e-12);
    ck_assert_double_eq_tol(sum_error(sum) * sum_error(sum), 7.0 / 3, 1e-12);
    ck_assert(sums_find(&sums, "c") == NULL);
}
END_TEST

START_TEST(ranges_of_deals_that_touch_are_joined)
{
    static struct sums sums;

    memset(&sums, 0, sizeof sums);
    ck_assert(sums_note(&sums, 10, 19));
    ck_assert(sums_note(&sums, 30, 39));
    ck_assert_uint_eq(sums.range_count, 2);
    ck_assert(!sums_note(&sums, 5, 10));
    ck_assert(!sums_note(&sums, 39, 40));
    ck_assert(!sums_note(&sums, 0, 100));
    ck_assert_uint_eq(sums.range_count, 2);
    ck_assert(sums_note(&sums, 20, 29));
    ck_assert_uint_eq(sums.range_count, 1);
    ck_assert_uint_eq(sums.range[0].first, 10);
    ck_assert_uint_eq(sums.range[0].last, 39);
}
END_TEST

SUITE(tournament)
TEST(parts_of_a_match_add_up_to_the_whole)
TEST(jobs_change_no_figure)
TEST(parts_of_a_match_with_notes_add_up)
TEST(parts_of_whole_games_add_up)
TEST(a_match_that_was_stopped_is_continued)
TEST(sums_of_different_matches_are_not_merged)
TEST(equal_players_come_out_even)
TEST(players_with_equal_calls_and_cards_come_out_even)
TEST(measuring_changes_no_result)
TEST(another_players_cards_are_judged_in_the_same_positions)
TEST(costs_of_all_stages_add_up)
TEST(bad_arguments_are_refused)
TEST(sums_give_means_and_standard_errors)
TEST(ranges_of_deals_that_touch_are_joined)
END_SUITE
