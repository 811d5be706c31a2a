/* SPDX-License-Identifier: MIT */
/* Plays games in a terminal, one after another: asks for a game, or takes up
 * one that is kept, and asks what to do after it. */
#include "input.h"
#include "platform.h"
#include "play.h"
#include "start.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Takes a new file for a game of a person, or says that there is none. */
static void take_file(struct play *play)
{
    const char *key = talon_games_key(play->rules.game_id);

    play->storage = (struct storage){.failed = 0};
    if (play->seating.me < 0 || storage_new(&play->storage, key))
        return;
    print_filled(NOT_KEPT, strerror(errno), NULL);
    play->storage.failed = 1;
}

/* Begins a new game, and a file for it. */
static void begin_new(struct play *play, const struct start *start,
                      const uint8_t seed[TALON_SEED_BYTES])
{
    play->rules = start->rules;
    game_begin(play, &start->seating, seed);
    take_file(play);
    history_begin(play);
}

/* Ends the program over a line of a record that cannot be read. */
static _Noreturn void fail_at(const char *file, uint32_t line,
                              talon_status status)
{
    fail("%s:%" PRIu32 ": %s", file, line,
         talon_words_term(messages_language(), TALON_SPACE_STATUS, status));
}

/* Asks which seat is the person's, where a record does not say. */
static int32_t ask_seat(const talon_rules *rules)
{
    char answer[ANSWER_ROOM];
    uint32_t seats;
    long number;

    must(talon_rules_seat_count(rules, &seats), "asking for seats");
    do {
        print_filled_number(WHICH_SEAT, seats);
        if (!read_answer(answer) || is_word(answer, "q"))
            exit(EXIT_SUCCESS);
    } while (!is_number(answer, 1, (long)seats, &number));
    return (int32_t)number - 1;
}

/* Whose seat it is: what the file says, or for a record of another program (1)
 * the command line. A file of a game may not be given another seat, which would
 * show hidden cards. */
static int seat_of_file(struct play *play, struct seating *seating,
                        const struct arguments *given)
{
    const struct history *history = &play->history;
    const char *name = play->storage.name;
    struct text why = {.length = 0};

    switch (storage_heading(history->record, history->length, seating)) {
    case HEADING_GOOD:
        if (given->has_seating)
            fail_filled(HAS_SEATS, name, NULL);
        return 0;
    case HEADING_BAD:
        fail_filled(HEADING_WRONG, name, NULL);
    default:
        *seating = given->seating;
        if (!given->has_seat)
            seating->me = ask_seat(&play->rules);
        if (!take_names(seating, given->names, &why))
            fail("%s", why.chars);
        check_seating(&play->rules, seating);
        return 1;
    }
}

/* Takes up the game of a file, and goes on from its end; 0 if another program
 * plays it, which would write to the same file. */
static int resume(struct play *play, const struct arguments *given,
                  const uint8_t seed[TALON_SEED_BYTES])
{
    struct storage *storage = &play->storage;
    struct history *history = &play->history;
    talon_text_position position;
    struct seating seating;
    talon_status status;
    char file[PATH_ROOM];
    int is_other;

    memcpy(file, storage->name, sizeof file);
    if (!platform_take(storage->path, &storage->lock)) {
        print_filled(PLAYED_ELSEWHERE, file, NULL);
        return 0;
    }
    history->record = storage_read(storage->path, &history->length);
    if (history->record == NULL && errno == ENOENT)
        fail_filled(NO_SUCH_GAME, file, NULL);
    if (history->record == NULL)
        fail("%s: %s", file, strerror(errno));
    history->size = history->length;
    status = talon_rules_read(history->record, history->length, &play->rules,
                              &history->header, &position);
    if (status == TALON_OK)
        status = talon_rules_seat_count(&play->rules, &play->seat_count);
    if (status != TALON_OK)
        fail_at(file, position.line, status);
    is_other = seat_of_file(play, &seating, given);
    history_skip_heading(history);
    game_begin(play, &seating, seed);
    status = history_replay(play, &position.line);
    if (status != TALON_OK)
        fail_at(file, position.line, status);
    if (is_other) {
        platform_release(&storage->lock);
        take_file(play);
        history_write(play);
    }
    print_filled(is_game_over(play->game, &play->seating) ? GAME_AGAIN
                                                          : GOES_ON,
                 file, NULL);
    return 1;
}

/* Asks in the menus what to begin with. */
static enum next choose(struct play *play, struct start *start)
{
    enum next next = start_ask(start);

    if (next == NEXT_RESUME) {
        memcpy(play->storage.path, start->path, sizeof start->path);
        memcpy(play->storage.name, start->name, sizeof start->name);
    }
    return next;
}

/* Says what has become of a game that the person leaves; whether it is kept. */
static int say_farewell(const struct play *play, int is_over)
{
    const struct storage *storage = &play->storage;

    if (play->seating.me < 0)
        return 1;
    if (*storage->path == '\0')
        print_paragraph(message(LOST), 2);
    else
        print_filled(storage->failed ? PARTLY_KEPT
                     : is_over       ? KEPT_WHOLE
                                     : KEPT,
                     play->command, storage->name);
    return !storage->failed;
}

/* Plays games until the person leaves; whether all of them are kept. */
static int play_on(struct play *play, struct start *start, enum next next,
                   struct arguments *given)
{
    int is_kept = 1, is_over;

    while (next != NEXT_LEAVE) {
        if (next == NEXT_NEW)
            begin_new(play, start, given->seed);
        else if (!resume(play, given, given->seed)) {
            if (given->record != NULL)
                return 0;
            next = choose(play, start);
            continue;
        }
        do {
            is_over = game_run(play);
            is_kept = say_farewell(play, is_over) && is_kept;
            next = NEXT_LEAVE;
            if (is_over && play->seating.me >= 0)
                next = start_after(start, play);
        } while (next == NEXT_GO_ON);
        game_end(play);
        platform_release(&play->storage.lock);
        seed_unknown(given->seed);
    }
    return is_kept;
}

/* Finds out what to begin with. */
static enum next first(struct play *play, struct start *start,
                       const struct arguments *given)
{
    start->seating = given->seating;
    start->wish = given->wish;
    if (given->record != NULL) {
        storage_find(&play->storage, given->record);
        return NEXT_RESUME;
    }
    if (given->automatic || given->wish.game != NULL)
        wish_rules(&given->wish, &start->rules);
    else
        return choose(play, start);
    check_seating(&start->rules, &start->seating);
    return NEXT_NEW;
}

int main(int argc, char **argv)
{
    static struct play play;
    static struct start start;
    struct arguments given;
    int is_kept;

    program = "play";
    play.command = argv[0];
    if (!talon_words_version_serves(TALON_WORDS_VERSION))
        fail("libtalon-words is too old");
    read_arguments(&given, argc, argv);
    screen_begin();
    if (!given.automatic)
        platform_catch_interrupt();
    is_kept = play_on(&play, &start, first(&play, &start, &given), &given);
    free(play.solver);
    screen_flush();
    return is_kept ? EXIT_SUCCESS : EXIT_FAILED;
}
