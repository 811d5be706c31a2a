/* SPDX-License-Identifier: MIT */
/* Replays records and, on request, checks every annotation in them. A file may
 * hold many records; a bad one does not stop those after it. */
#include "common/command_line.h"
#include "common/reader.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "replay [--check] FILE...: replays the records in files\n"
    "\n"
    "  FILE     a file of records; - for standard input\n"
    "  --check  checks every annotation\n"
    "\n"
    "Prints a line for each record: where it begins, its rules, and the\n"
    "scores or chips at its end; or, for a bad record, where its first error\n"
    "is and what it is. The exit status is 1 if a record is bad, 2 if a file\n"
    "cannot be read.\n";

static void report(const struct reader *reader, size_t line,
                   const talon_rules *rules, const talon_game *game)
{
    int64_t totals[TALON_SEATS_MAX];
    uint32_t seat_count, winners, i;
    int32_t seat;

    talon_game_totals(game, totals, TALON_SEATS_MAX, &seat_count);
    talon_game_winners(game, &winners);
    talon_game_to_act(game, &seat);
    printf("%s:%zu: %s, %s, %s: %s", reader->name, line,
           talon_games_key(rules->game_id),
           talon_preset_key(rules->game_id, (uint32_t)rules->value[0]),
           seat == TALON_NOBODY ? "over" : "unfinished",
           rules->game_id == TALON_GAME_TRIPOLI ? "chips" : "scores");
    for (i = 0; i < seat_count; i++)
        printf(" %" PRId64, totals[i]);
    for (i = 0; i < seat_count; i++)
        if ((winners >> i & 1) != 0)
            printf("%s %" PRIu32,
                   (winners & ((1u << i) - 1)) == 0 ? ", won by" : "", i);
    putchar('\n');
}

/* Replays the record at the reader, with TALON_RECORD_SKIP or _CHECK;
 * returns 1 if it is good. */
static int replay_record(struct reader *reader, const void *context)
{
    const uint32_t *check = context;
    talon_rules rules;
    talon_game *game = reader_begin(reader, &rules);
    size_t line = reader->begin;
    int good;

    if (game == NULL)
        return 0;
    good = reader_finish(reader, game, *check);
    if (good)
        report(reader, line, &rules, game);
    talon_game_free(NULL, game);
    return good;
}

int main(int argc, char **argv)
{
    uint32_t check = TALON_RECORD_SKIP;
    int first = 1, result = EXIT_SUCCESS, status, i;

    program = "replay";
    if (argc > 1 && strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
        return EXIT_SUCCESS;
    }
    if (argc > 1 && strcmp(argv[1], "--check") == 0) {
        check = TALON_RECORD_CHECK;
        first = 2;
    }
    if (first == argc || (argv[first][0] == '-' && argv[first][1] != '\0')) {
        fputs(help, stderr);
        return EXIT_USAGE;
    }
    for (i = first; i < argc; i++) {
        status = reader_each(argv[i], stdout, replay_record, &check);
        result = status > result ? status : result;
    }
    return result;
}
