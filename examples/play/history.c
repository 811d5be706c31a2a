/* SPDX-License-Identifier: MIT */
/* The record of a game, and undo.
 *
 * Every move and deal is written to the record before it is made. At each
 * decision of the person, a copy of the game is kept together with the length
 * of the record. An undo takes the last copy, and cuts off what was written
 * later. A game that is resumed is made from its record move by move, so that
 * undo can go back into it as well. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define LEAVING_MAX 1000 /* files named talon-N.talon */

/* Makes room for `more` bytes at the end of the record; returns where. */
static char *room_for(struct history *history, size_t more)
{
    if (history->size - history->length < more) {
        history->size = 2 * history->size + more;
        history->record = realloc(history->record, history->size);
        if (history->record == NULL)
            fail("out of memory");
    }
    return history->record + history->length;
}

void history_begin(struct play *play)
{
    struct history *history = &play->history;
    size_t length;

    must(talon_rules_write(&play->rules,
                           room_for(history, TALON_RULES_TEXT_MAX),
                           TALON_RULES_TEXT_MAX, &length),
         "writing the rules");
    history->length = length;
}

void history_move(struct play *play, const talon_move *move)
{
    struct history *history = &play->history;
    char *text = room_for(history, TALON_MOVE_TEXT_MAX);
    size_t length;

    must(talon_record_write_move(play->game, move, text, TALON_MOVE_TEXT_MAX,
                                 &length),
         "recording a move");
    history->length += length;
}

void history_deal(struct play *play, const talon_card *cards, uint32_t count)
{
    struct history *history = &play->history;
    char *text = room_for(history, TALON_DEAL_TEXT_MAX);
    size_t length;

    must(talon_record_write_deal(play->game, cards, count, text,
                                 TALON_DEAL_TEXT_MAX, &length),
         "recording a deal");
    history->length += length;
}

void history_keep(struct play *play)
{
    struct history *history = &play->history;
    struct moment *moment;
    talon_game *copy;

    if (history->count == history->room) {
        history->room = 2 * history->room + 64;
        history->moments =
            realloc(history->moments, history->room * sizeof *history->moments);
        if (history->moments == NULL)
            fail("out of memory");
    }
    moment = &history->moments[history->count++];
    must(talon_game_clone(moment->memory, sizeof moment->memory, play->game,
                          &copy),
         "keeping a copy");
    moment->cards = play->cards;
    moment->thoughts = play->thoughts;
    moment->record_length = history->length;
}

int history_undo(struct play *play)
{
    struct history *history = &play->history;
    const struct moment *moment;

    if (history->count == 0)
        return 0;
    moment = &history->moments[--history->count];
    must(talon_game_copy(play->game, (const talon_game *)moment->memory),
         "going back");
    play->cards = moment->cards;
    play->thoughts = moment->thoughts;
    history->length = moment->record_length;
    look(play);
    return 1;
}

/* Reads a file as the record, with a line end after its last line. */
static void read_file(struct history *history, const char *name)
{
    FILE *file = fopen(name, "rb");
    size_t got;

    if (file == NULL)
        fail("%s: cannot be read", name);
    do {
        got = fread(room_for(history, BUFSIZ), 1, BUFSIZ - 1, file);
        history->length += got;
    } while (got > 0);
    fclose(file);
    if (history->length > 0 && history->record[history->length - 1] != '\n')
        history->record[history->length++] = '\n';
}

/* Ends the program over a line of a record that cannot be read. */
static _Noreturn void fail_at(const char *file, size_t line,
                              talon_status status)
{
    fail("%s:%zu: %s", file, line, talon_status_text(status));
}

/* Keeps a moment if the person had a decision to make here. */
static void keep_if_asked(struct play *play)
{
    uint32_t count;
    int32_t seat;

    must(talon_game_to_act(play->game, &seat), "asking who acts");
    if (seat != play->me || seat < 0)
        return;
    must(talon_game_move_count(play->game, &count), "counting moves");
    if (count > 1)
        history_keep(play);
}

void history_resume(struct play *play, const char *file)
{
    struct history *history = &play->history;
    talon_text_position position;
    talon_status status;
    size_t offset, line, length, whole;
    const char *text, *end;

    history->file = file;
    read_file(history, file);
    whole = history->length;
    status = talon_rules_read(history->record, whole, &play->rules, &offset,
                              &position);
    line = position.line;
    if (status == TALON_OK)
        status = talon_game_new(NULL, &play->rules, &play->game);
    while (status == TALON_OK && offset < whole) {
        text = history->record + offset;
        end = memchr(text, '\n', whole - offset);
        length = (size_t)(end - text) + 1;
        history->length = offset;
        keep_if_asked(play);
        status = talon_record_read_line(
            play->game, text, length, TALON_RECORD_CHECK, NULL, 0, NULL, NULL);
        review_keep(play);
        offset += length;
        line += status == TALON_OK;
    }
    if (status != TALON_OK)
        fail_at(file, line, status);
    history->length = whole;
}

static int write_record(const struct history *history, const char *name,
                        const char *mode)
{
    FILE *file = fopen(name, mode);
    size_t written;

    if (file == NULL)
        return 0;
    written = fwrite(history->record, 1, history->length, file);
    return fclose(file) == 0 && written == history->length;
}

int history_save(const struct play *play, const char *file)
{
    return write_record(&play->history, file, "wbx");
}

void history_leave(const struct play *play)
{
    const struct history *history = &play->history;
    const char *kept = history->file;
    int written = kept != NULL && write_record(history, kept, "wb");
    uint32_t number;
    char name[32];

    for (number = 1; kept == NULL && number <= LEAVING_MAX; number++) {
        snprintf(name, sizeof name, "talon-%" PRIu32 ".talon", number);
        written = history_save(play, name);
        if (written)
            kept = name;
    }
    if (!written)
        fail("the record cannot be written here");
    printf("The game is kept in %s. To go on: %s %s\n", kept, play->command,
           kept);
}

void history_free(struct play *play)
{
    free(play->history.record);
    free(play->history.moments);
}
