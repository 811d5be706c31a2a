/* SPDX-License-Identifier: MIT */
/* Players that are programs, as doc/bots.md describes them: whatever they do,
 * the match goes on, and what they did wrong is counted. The bots of that page
 * play whole games, and talon's own players play the same moves inside the
 * tournament program and beside it. */
#include "common/suite.h"
#include "process.h"
#include "sums.h"
#include <stdlib.h>

#define FIVE_HUNDRED                                                           \
    "--game five-hundred --preset australian-4 --b counting --seed 3"

static struct sums sums, other;

/* Plays a match against a program; its sums are in `into`. */
static int play(struct sums *into, const char *match, const char *program,
                const char *arguments)
{
    char command[2048];
    FILE *file;
    int status;

    remove("p.sums");
    snprintf(command, sizeof command,
             "\"%s\" %s --a \"%s\" %s --out p.sums >p-out.txt 2>p-said.txt",
             TOURNAMENT, match, program, arguments);
    status = system(command);
    if (status == 0) {
        file = fopen("p.sums", "r");
        ck_assert(file != NULL);
        ck_assert(sums_read(into, file, "p.sums"));
        fclose(file);
    }
    return status;
}

static void play_rude(struct sums *into, const char *habit,
                      const char *arguments)
{
    char program[256];

    snprintf(program, sizeof program, "cmd:exec %s %s", RUDE, habit);
    ck_assert_int_eq(play(into, FIVE_HUNDRED, program, arguments), 0);
}

static int64_t total(const struct sums *from, const char *name)
{
    const struct sum *sum = sums_find(from, name);

    return sum != NULL ? sum->total : 0;
}

static const char *contents(const char *path)
{
    static char text[100000];
    FILE *file = fopen(path, "r");

    ck_assert(file != NULL);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void has(const char *path, const char *what)
{
    const char *text = contents(path);

    ck_assert_msg(strstr(text, what) != NULL, "not there: %s\n%s", what, text);
}

/* Whether two matches had the same result and the same decisions. */
static void same_result(void)
{
    ck_assert_int_gt(total(&sums, "a.program.decisions"), 0);
    ck_assert_int_eq(total(&sums, "a.program.decisions"),
                     total(&other, "a.program.decisions"));
    ck_assert_int_eq(total(&sums, "points"), total(&other, "points"));
}

START_TEST(a_wrong_answer_becomes_the_plainest_move)
{
    static const char *const habits[][3] = {
        {"garbage", "garbage", ": I ? pass\n"},
        {"future", "garbage", "0.0 seat 2: move 0.2 2 pass\n"},
        {"no-move", "garbage", ": move 0.1 : "},
        {"table", "illegal", "deal AS"},
        {"illegal", "illegal", "play JL"},
        {"other-seat", "illegal", "move 0.1 0 pass: "},
        {"sure", "garbage", "chance contract 10001"},
        {"poker", "garbage", "chance best-hand 5000"},
    };
    char name[64];
    uint32_t i;

    play_rude(&other, "honest", "--deals 0..3");
    ck_assert_int_eq(total(&other, "a.program.garbage"), 0);
    for (i = 0; i < COUNT(habits); i++) {
        play_rude(&sums, habits[i][0], "--deals 0..3");
        snprintf(name, sizeof name, "a.program.%s", habits[i][1]);
        ck_assert_msg(total(&sums, name) == total(&sums, "a.program.decisions"),
                      "%s: %s", habits[i][0], contents("p-out.txt"));
        same_result();
        has("p-out.txt", habits[i][2]);
    }
}
END_TEST

/* It floods, too, once its requests have filled the pipe. */
START_TEST(a_program_that_chatters_is_answered_for)
{
    play_rude(&other, "honest", "--deals 0..3");
    play_rude(&sums, "chatter", "--deals 0..3");
    ck_assert_int_eq(total(&sums, "a.program.garbage") +
                         total(&sums, "a.program.flood"),
                     total(&sums, "a.program.decisions"));
    has("p-out.txt", "0.0 seat 2: la la la\n");
    same_result();
}
END_TEST

/* After three starts in vain a program is left alone until the next deal. */
START_TEST(a_program_that_is_lost_is_started_again)
{
    static const char *const habits[][3] = {
        {"exit", "gone", ": exit 3\n"},
        {"abort", "gone", ": signal 9\n"},
        {"close", "gone", ": was ended\n"},
        {"half", "gone", ": exit 0\n"},
        {"silent", "late", ": no answer in time\n"},
        {"deaf", "late", ": no answer in time\n"},
        {"flood", "flood", ": a flood of output\n"},
        {"echo", "flood", ": a flood of output\n"},
    };
    char name[64];
    uint32_t i;

    play_rude(&other, "honest", "--deals 1..2");
    for (i = 0; i < COUNT(habits); i++) {
        play_rude(&sums, habits[i][0],
                  strcmp(habits[i][1], "late") == 0 ? "--deals 1..2 --limit 100"
                                                    : "--deals 1..2");
        snprintf(name, sizeof name, "a.program.%s", habits[i][1]);
        ck_assert_msg(total(&sums, name) == 6, "%s: %s", habits[i][0],
                      contents("p-out.txt"));
        ck_assert_int_eq(total(&sums, "a.program.absent"),
                         total(&sums, "a.program.decisions") - 6);
        same_result();
        has("p-out.txt", habits[i][2]);
    }
}
END_TEST

/* One that crashes now and then answers again afterwards. */
START_TEST(a_program_comes_back_after_a_crash)
{
    play_rude(&other, "honest", "--deals 0..9");
    play_rude(&sums, "exit-sometimes", "--deals 0..9");
    ck_assert_int_gt(total(&sums, "a.program.gone"), 3);
    ck_assert_int_lt(5 * total(&sums, "a.program.gone"),
                     total(&sums, "a.program.decisions") + 5);
    ck_assert_int_eq(total(&sums, "a.program.garbage"), 0);
    same_result();
}
END_TEST

/* An answer to the request before is no answer, but it does no harm. */
START_TEST(old_answers_are_passed_over)
{
    play_rude(&other, "honest", "--deals 0..3");
    play_rude(&sums, "twice", "--deals 0..3");
    ck_assert_int_eq(total(&sums, "a.program.unasked"),
                     total(&sums, "a.program.decisions"));
    ck_assert_int_eq(total(&sums, "a.program.garbage"), 0);
    same_result();
}
END_TEST

START_TEST(a_program_that_does_not_come_up_ends_the_match)
{
    ck_assert_int_ne(
        play(&sums, FIVE_HUNDRED, "cmd:no-such-program", "--deals 0..0"), 0);
    has("p-said.txt", "exit 127");
    ck_assert_int_ne(
        play(&sums, FIVE_HUNDRED, "cmd:" RUDE " unready", "--deals 0..0"), 0);
    has("p-said.txt", "does not say ready, but “hello”");
    ck_assert_int_ne(
        play(&sums, FIVE_HUNDRED, "cmd:" RUDE " leaves", "--deals 0..0"), 0);
    has("p-said.txt", "exit 5");
    ck_assert_int_ne(play(&sums, FIVE_HUNDRED, "cmd:", "--deals 0..0"), 0);
    ck_assert_int_ne(
        play(&sums, FIVE_HUNDRED, "cmd:" RUDE, "--deals 0..0 --limit 0"), 0);
    has("p-said.txt", "no time at all");
}
END_TEST

/* A program that stays at the end of its input is ended with the match. */
START_TEST(a_program_that_stays_is_ended)
{
    int64_t before = now_ms();

    play_rude(&sums, "stays", "--deals 0..0");
    ck_assert_int_lt(now_ms() - before, 30000);
    ck_assert_int_eq(total(&sums, "a.program.late"), 0);
}
END_TEST

/* The sums, the counts and the examples of the parts of a match are those of
 * the whole. */
START_TEST(parts_of_a_match_with_a_program_add_up)
{
    static char whole[100000];

    play_rude(&sums, "future", "--deals 0..9");
    ck_assert_uint_eq(sums.example_count, EXAMPLES_EACH);
    snprintf(whole, sizeof whole, "%s", contents("p.sums"));
    play_rude(&sums, "future", "--deals 0..9 --jobs 3");
    ck_assert_str_eq(contents("p.sums"), whole);
    play_rude(&sums, "future", "--deals 0..2");
    ck_assert_int_eq(rename("p.sums", "p-1.sums"), 0);
    play_rude(&sums, "future", "--deals 3..9");
    ck_assert_int_eq(rename("p.sums", "p-2.sums"), 0);
    ck_assert_int_eq(system("\"" TOURNAMENT "\" --merge p-2.sums p-1.sums "
                            "--out p.sums --json >p-out.txt"),
                     0);
    ck_assert_str_eq(contents("p.sums"), whole);
    has("p-out.txt",
        "\"a.program.garbage.examples\": [\"0.0 seat 2: move 0.2 2 pass\"");
}
END_TEST

/* A command may have spaces, quotes and percent signs; the file keeps it. */
START_TEST(a_command_is_kept_with_the_sums)
{
    ck_assert_int_eq(play(&sums, FIVE_HUNDRED,
                          "cmd:printf '%s' '\\\"5% ' >p-5.txt; exec " RUDE,
                          "--deals 0..0"),
                     0);
    ck_assert_str_eq(contents("p-5.txt"), "\"5% ");
    has("p.sums",
        "--a cmd:printf%20'%25s'%20'%225%25%20'%20>p-5.txt;%20exec%20");
    ck_assert_int_eq(system("\"" TOURNAMENT "\" --merge p.sums --json "
                            ">p-out.txt"),
                     0);
    has("p-out.txt", "{\"match\": \"--game five-hundred");
    has("p-out.txt", "'%225%25%20'");
    ck_assert_int_eq(system("\"" TOURNAMENT "\" --merge p.sums >p-out.txt"), 0);
    has("p-out.txt", "\na: cmd:printf '%s' '\"5% ' >p-5.txt; exec ");
}
END_TEST

/* Compares two matches line by line, but for the names of the players and the
 * counts of programs. */
static void same_sums(const char *first, const char *second)
{
    static char lines[2][100000];
    char *at[2], *line;
    uint32_t i, compared = 0;

    snprintf(lines[0], sizeof lines[0], "%s", contents(first));
    snprintf(lines[1], sizeof lines[1], "%s", contents(second));
    at[0] = lines[0];
    at[1] = lines[1];
    for (;;) {
        char *found[2] = {NULL, NULL};

        for (i = 0; i < 2; i++) {
            while (*at[i] != '\0' && found[i] == NULL) {
                line = at[i];
                at[i] += strcspn(at[i], "\n");
                if (*at[i] != '\0')
                    *at[i]++ = '\0';
                if (strncmp(line, "match", 5) != 0 &&
                    strstr(line, ".program.") == NULL)
                    found[i] = line;
            }
        }
        if (found[0] == NULL || found[1] == NULL) {
            ck_assert(found[0] == found[1]);
            break;
        }
        ck_assert_str_eq(found[0], found[1]);
        compared++;
    }
    ck_assert_uint_gt(compared, 10);
}

START_TEST(players_of_talon_play_the_same_beside_the_tournament)
{
    static const char *const matches[] = {
        "--game five-hundred --preset australian-4 --b novice-1 --seed 5",
        "--game five-hundred --preset five-5 --b novice-1 --seed 5",
        "--game five-hundred --preset two-2 --b novice-1 --games --seed 5",
        "--game tripoli --options raise-cap=3 --b novice-1 --seed 5",
        "--game tripoli --preset tripoley --session 3 --b novice-1 --seed 5",
    };
    uint32_t i;

    for (i = 0; i < COUNT(matches); i++) {
        ck_assert_int_eq(play(&sums, matches[i], "casual-1", "--deals 0..1"),
                         0);
        ck_assert_int_eq(rename("p.sums", "p-1.sums"), 0);
        ck_assert_int_eq(
            play(&sums, matches[i], "cmd:" LEVELS " casual-1", "--deals 0..1"),
            0);
        ck_assert_int_gt(total(&sums, "a.program.decisions"), 20);
        same_sums("p-1.sums", "p.sums");
    }
}
END_TEST

#ifdef PYTHON

/* The bots of doc/bots.md play whole games of both kinds, without a fault, and
 * the same ones in each language. */
START_TEST(the_bots_of_the_page_play_whole_games)
{
    static const char *const matches[] = {
        "--game five-hundred --preset australian-4 --b casual-1 --games",
        "--game five-hundred --preset classic-3 --b casual-1 --games",
        "--game five-hundred --preset five-5 --b casual-1",
        "--game tripoli --session 4 --b casual-1",
        "--game tripoli --preset cosmo --b casual-1",
    };
    uint32_t i, j;

    for (i = 0; i < COUNT(matches); i++) {
        ck_assert_int_eq(play(&sums, matches[i], "cmd:" PYTHON " " FIRST ".py",
                              "--seed 6 --deals 0..1"),
                         0);
        ck_assert_int_gt(total(&sums, "a.program.decisions"), 20);
        for (j = 0; j < sums.count; j++)
            ck_assert_msg(strstr(sums.sum[j].name, ".program.") == NULL ||
                              strstr(sums.sum[j].name, "decisions") != NULL,
                          "%s", contents("p-out.txt"));
#ifdef NODE
        ck_assert_int_eq(rename("p.sums", "p-1.sums"), 0);
        ck_assert_int_eq(play(&other, matches[i], "cmd:" NODE " " FIRST ".js",
                              "--seed 6 --deals 0..1"),
                         0);
        ck_assert_int_eq(total(&sums, "a.program.decisions"),
                         total(&other, "a.program.decisions"));
        same_sums("p-1.sums", "p.sums");
#endif
    }
}
END_TEST

#endif

/* The program `tee` shows what a player is told: nobody else's cards. */
START_TEST(a_program_is_told_what_its_seat_knows)
{
    const char *text;

    ck_assert_int_eq(play(&sums, FIVE_HUNDRED,
                          "cmd:tee p-told.txt | " RUDE " honest",
                          "--deals 0..0 --cards trickster --auction counting"),
                     0);
    ck_assert_int_eq(play(&sums,
                          "--game five-hundred --preset australian-4 "
                          "--b trickster --seed 3",
                          "cmd:tee p-told.txt | " RUDE " honest",
                          "--deals 4..4 --auction trickster"),
                     0);
    text = contents("p-told.txt");
    ck_assert(strncmp(text,
                      "hello 1\nlimit 10000\ntalon-record 1\n"
                      "game five-hundred\npreset australian-4\n"
                      "side 0 0 2\nside 1 1 3\nside 2 0 2\nside 3 1 3\nend\n"
                      "decide 4.1\ntable 4.0\ndeals 1\nseat ",
                      140) == 0);
    has("p-told.txt", " discard ? ? ?\n");
    has("p-told.txt", "\nphase tricks\nseed ");
    has("p-told.txt", "\nlegal play:");
    has("p-told.txt", "\nplainest ");
    ck_assert(strstr(contents("p-told.txt"), "view") == NULL);
}
END_TEST

START_TEST(lines_go_to_a_program_and_back)
{
    static struct process process;
    char line[LINE_BYTES_MAX], how[64];

    ck_assert(process_start(&process, "cat"));
    ck_assert_int_eq(
        process_send(&process, "a\tb\r\n\x01\n", 7, now_ms() + 9999),
        PROCESS_DONE);
    ck_assert_int_eq(
        process_receive(&process, line, sizeof line, now_ms() + 9999),
        PROCESS_DONE);
    ck_assert_str_eq(line, "a b");
    ck_assert_int_eq(
        process_receive(&process, line, sizeof line, now_ms() + 9999),
        PROCESS_DONE);
    ck_assert_str_eq(line, "?");
    ck_assert_int_eq(
        process_receive(&process, line, sizeof line, now_ms() + 20),
        PROCESS_LATE);
    process_end(&process, 9999, how, sizeof how);
    ck_assert_str_eq(how, "exit 0");
}
END_TEST

/* More is sent than a pipe holds, to a program that never reads. */
START_TEST(a_full_pipe_is_late)
{
    static char text[1000000];
    static struct process process;
    char how[64];

    memset(text, 'x', sizeof text);
    ck_assert(process_start(&process, "sleep 60"));
    ck_assert_int_eq(process_send(&process, text, sizeof text, now_ms() + 100),
                     PROCESS_LATE);
    process_end(&process, 0, how, sizeof how);
    ck_assert_str_eq(how, "was ended");
    ck_assert(process_start(&process, "cat"));
    ck_assert_int_eq(process_send(&process, text, sizeof text, now_ms() + 9999),
                     PROCESS_FLOODS);
    process_end(&process, 0, how, sizeof how);
}
END_TEST

/* The children of a program end with it. */
START_TEST(a_group_of_programs_is_ended)
{
    static struct process process;
    char line[LINE_BYTES_MAX], how[64], command[128];

    ck_assert(process_start(&process, "sleep 60 & echo $!; wait"));
    ck_assert_int_eq(
        process_receive(&process, line, sizeof line, now_ms() + 9999),
        PROCESS_DONE);
    process_end(&process, 0, how, sizeof how);
    snprintf(command, sizeof command,
             "for i in 1 2 3 4 5 6 7 8 9; do "
             "ps -o stat= -p %ld | grep -qv Z || exit 0; sleep 1; done; exit 1",
             strtol(line, NULL, 10));
    ck_assert_int_eq(system(command), 0);
}
END_TEST

SUITE(programs)
TEST(a_wrong_answer_becomes_the_plainest_move)
TEST(a_program_that_chatters_is_answered_for)
TEST(a_program_that_is_lost_is_started_again)
TEST(a_program_comes_back_after_a_crash)
TEST(old_answers_are_passed_over)
TEST(a_program_that_does_not_come_up_ends_the_match)
TEST(a_program_that_stays_is_ended)
TEST(parts_of_a_match_with_a_program_add_up)
TEST(a_command_is_kept_with_the_sums)
TEST(players_of_talon_play_the_same_beside_the_tournament)
#ifdef PYTHON
TEST(the_bots_of_the_page_play_whole_games)
#endif
TEST(a_program_is_told_what_its_seat_knows)
TEST(lines_go_to_a_program_and_back)
TEST(a_full_pipe_is_late)
TEST(a_group_of_programs_is_ended)
END_SUITE
