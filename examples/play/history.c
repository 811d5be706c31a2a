/* SPDX-License-Identifier: MIT */
/* The record of a game, undo, and hands that are over.
 *
 * Every move and deal is written to the record, and the record to its file,
 * before it is made and shown: whatever ends the program, nothing that was seen
 * is lost. At each decision of the person, a copy of the game is kept together
 * with the length of the record. An undo takes the last copy, and cuts off what
 * was written later. A game that is resumed is made from its record move by
 * move, so that undo can go back into it as well, and so is a hand that is
 * looked at again. */
#include "play.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Makes room for `more` bytes at the end of the record; returns where. */
static char *room_for(struct history *history, size_t more)
{
    if (history->size - history->length < more) {
        history->size = 2 * history->size + more;
        history->record = realloc(history->record, history->size);
        if (history->record == NULL)
            fail("%s", talon_status_text(TALON_E_MEMORY));
    }
    return history->record + history->length;
}

void history_write(struct play *play)
{
    struct storage *storage = &play->storage;
    int written;

    if (*storage->path == '\0')
        return;
    written = storage_write(storage->path, &storage->lock, &play->seating,
                            play->history.record, play->history.length);
    if (written && storage->failed)
        print_paragraph(message(WRITTEN_AGAIN), 2);
    if (!written && !storage->failed)
        print_filled(NOT_WRITTEN, storage->path, strerror(errno));
    storage->failed = !written;
}

void history_begin(struct play *play)
{
    struct history *history = &play->history;
    size_t length;

    must(talon_rules_write(&play->rules,
                           room_for(history, TALON_RULES_TEXT_MAX),
                           TALON_RULES_TEXT_MAX, &length),
         "writing the rules");
    history->length = history->header = length;
    history_write(play);
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
    history_write(play);
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
    history_write(play);
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
            fail("%s", talon_status_text(TALON_E_MEMORY));
    }
    moment = &history->moments[history->count++];
    must(talon_game_clone(moment->memory, sizeof moment->memory, play->game,
                          &copy),
         "keeping a copy");
    moment->cards = play->cards;
    moment->thoughts = play->thoughts;
    moment->record_length = history->length;
}

/* The length of the line at an offset, with its end. */
static size_t line_length(const struct history *history, size_t offset,
                          size_t whole)
{
    const char *text = history->record + offset;
    const char *end = memchr(text, '\n', whole - offset);

    return end == NULL ? whole - offset : (size_t)(end - text) + 1;
}

/* Says which decision follows a moment. */
static void tell_undone(const struct play *play, const struct moment *moment)
{
    const struct history *history = &play->history;
    size_t at = moment->record_length;
    struct text name = {.length = 0};
    talon_move move;
    uint32_t count;
    talon_status status = talon_record_parse(
        (const talon_game *)moment->memory, history->record + at,
        line_length(history, at, history->length), &move, NULL, 0, &count,
        NULL);

    if (status == TALON_OK && move.kind != TALON_KIND_BOARD &&
        move.kind != TALON_KIND_DEAL) {
        add_named_move(&name, play, &move);
        print_filled(TAKEN_BACK, name.chars, NULL);
    } else {
        print_paragraph(message(DEAL_TAKEN_BACK), 2);
    }
}

/* All cards that the person knows: those whose place is known, and those that
 * were played. */
static talon_cards known_cards(const struct play *play)
{
    talon_card played[TALON_FH_SEATS_MAX];
    talon_move plays[TALON_PACK_MAX];
    talon_cards known = 0, cards;
    uint32_t place, trick, count, i;

    for (place = 0; place < TALON_BELIEF_PLACES; place++)
        if (talon_game_cards(play->view, place, &cards, NULL) >= 0)
            known |= cards;
    for (trick = 1; trick <= TALON_FH_TRICKS; trick++)
        if (talon_fh_trick(play->view, trick, NULL, played, TALON_FH_SEATS_MAX,
                           &count, NULL, NULL) >= 0)
            for (i = 0; i < count; i++)
                known |= UINT64_C(1) << played[i];
    if (talon_tr_plays(play->view, plays, TALON_PACK_MAX, &count) >= 0)
        for (i = 0; i < count; i++)
            known |= plays[i].cards;
    return known;
}

/* Says which cards the person has seen since a moment, and so has peeked. */
static void tell_peek(const struct play *play, talon_cards before)
{
    struct text cards = {.length = 0};
    talon_cards seen = before & ~known_cards(play);

    if (seen == 0)
        return;
    add_hand(&cards, play, seen);
    print_filled(PEEKED, cards.chars, NULL);
}

int history_undo(struct play *play)
{
    struct history *history = &play->history;
    talon_cards known = known_cards(play);
    const struct moment *moment;
    int32_t seat;

    if (history->count == 0)
        return 0;
    moment = &history->moments[--history->count];
    tell_undone(play, moment);
    must(talon_game_copy(play->game, (const talon_game *)moment->memory),
         "going back");
    play->cards = moment->cards;
    play->thoughts = moment->thoughts;
    history->length = moment->record_length;
    history_write(play);
    look(play);
    must(talon_game_to_act(play->game, &seat), "asking who acts");
    if (seat != TALON_TABLE)
        tell_peek(play, known);
    return 1;
}

/* The comments before the record are written anew with each file. */
void history_skip_heading(struct history *history)
{
    static const char mark[] = "talon-record";
    size_t at = 0;

    while (history->length - at > strlen(mark) &&
           memcmp(history->record + at, mark, strlen(mark)) != 0)
        at += line_length(history, at, history->length);
    history->length -= at;
    history->header -= at;
    memmove(history->record, history->record + at, history->length);
}

/* Keeps a moment if the next line of the record is a decision of the person. A
 * new board and the deal after it are one. */
static void keep_if_asked(struct play *play, const char *line, size_t length)
{
    talon_move move;
    uint32_t count;
    int32_t seat;
    int asked;

    if (talon_record_parse(play->game, line, length, &move, NULL, 0, &count,
                           NULL) != TALON_OK)
        return; /* an annotation */
    must(talon_game_to_act(play->game, &seat), "asking who acts");
    if (seat == TALON_TABLE) {
        look(play);
        asked = is_table_asked(play);
    } else if (seat >= 0 && seat == play->seating.me) {
        must(talon_game_move_count(play->game, &count), "counting moves");
        asked = count > 1;
    } else {
        asked = 0;
    }
    if (asked)
        history_keep(play);
}

talon_status history_replay(struct play *play, uint32_t *line)
{
    struct history *history = &play->history;
    size_t whole = history->length, offset = history->header, length;
    talon_status status = TALON_OK;

    while (status == TALON_OK && offset < whole) {
        length = line_length(history, offset, whole);
        history->length = offset;
        keep_if_asked(play, history->record + offset, length);
        status =
            talon_record_read_line(play->game, history->record + offset, length,
                                   TALON_RECORD_CHECK, NULL, 0, NULL, NULL);
        offset += length;
        *line += status == TALON_OK;
    }
    history->length = whole;
    return status;
}

void history_free(struct history *history)
{
    free(history->record);
    free(history->moments);
    *history = (struct history){.record = NULL};
}

/* ---- hands that are over */

/* What happened in a hand, as it is read again. */
struct reading {
    talon_game *game;
    talon_event *events; /* of the hand so far */
    uint32_t count, room, hands;
    size_t offset;
};

int is_end(const talon_event *event)
{
    return event->kind == TALON_KIND_DEAL_OVER ||
           (event->kind == TALON_KIND_HAND_OVER &&
            event->reason != TALON_REASON_THROWN_IN);
}

int is_closing(const talon_game *game)
{
    talon_tr_state state;

    return talon_tr_state_of(game, &state) >= 0 && state.closing > 0;
}

/* Reads a line; 1 if a hand is over then. The events of a new hand begin with
 * its deal; all closing pots are one hand, and begin with the end of the
 * session. */
static int read_on(const struct play *play, struct reading *reading)
{
    const struct history *history = &play->history;
    size_t length = line_length(history, reading->offset, history->length);
    int closes = is_closing(reading->game), is_over = 0;
    uint32_t count, i, first;
    int32_t seat;

    if (reading->room - reading->count < TALON_EVENTS_MAX) {
        reading->room = 2 * reading->room + TALON_EVENTS_MAX;
        reading->events =
            realloc(reading->events, reading->room * sizeof *reading->events);
        if (reading->events == NULL)
            fail("%s", talon_status_text(TALON_E_MEMORY));
    }
    must(talon_record_read_line(
             reading->game, history->record + reading->offset, length, 0,
             reading->events + reading->count, TALON_EVENTS_MAX, &count, NULL),
         "reading the record");
    for (i = 0; i < count; i++)
        is_over |= is_end(&reading->events[reading->count + i]);
    must(talon_game_to_act(reading->game, &seat), "asking who acts");
    is_over |= closes && seat == TALON_NOBODY;
    first = count == 0 ? 0 : reading->events[reading->count].kind;
    if ((first == TALON_KIND_DEAL && !closes) || first == TALON_KIND_FINISH) {
        memmove(reading->events, reading->events + reading->count,
                count * sizeof *reading->events);
        reading->count = 0;
    }
    reading->count += count;
    reading->offset += length;
    reading->hands += (uint32_t)is_over;
    return is_over;
}

static void begin_reading(const struct play *play, struct reading *reading,
                          void *memory)
{
    *reading = (struct reading){.offset = play->history.header};
    must(talon_game_init(memory, TALON_GAME_BYTES_MAX, &play->rules,
                         &reading->game),
         "making a game");
}

uint32_t history_hands(const struct play *play)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    struct reading reading;

    begin_reading(play, &reading, memory);
    while (reading.offset < play->history.length)
        read_on(play, &reading);
    free(reading.events);
    return reading.hands;
}

void history_decisions(struct play *play, uint32_t number, visitor *visit,
                       void *context)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    const struct history *history = &play->history;
    struct reading reading;
    uint32_t count, moves;
    talon_move move;

    begin_reading(play, &reading, memory);
    while (reading.offset < history->length && reading.hands < number) {
        size_t length = line_length(history, reading.offset, history->length);

        if (reading.hands == number - 1 &&
            talon_record_parse(reading.game, history->record + reading.offset,
                               length, &move, NULL, 0, &count,
                               NULL) == TALON_OK &&
            move.seat == play->seating.me && move.seat >= 0 &&
            talon_game_move_count(reading.game, &moves) == TALON_OK &&
            moves > 1)
            visit(play, reading.game, &move, context);
        read_on(play, &reading);
    }
    free(reading.events);
}

void history_bought(const struct play *play, int64_t chips[TALON_SEATS_MAX])
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    struct reading reading;
    uint32_t i, first;

    memset(chips, 0, TALON_SEATS_MAX * sizeof *chips);
    begin_reading(play, &reading, memory);
    while (reading.offset < play->history.length) {
        first = reading.count;
        read_on(play, &reading);
        for (i = first < reading.count ? first : 0; i < reading.count; i++)
            if (reading.events[i].kind == TALON_KIND_BUY)
                chips[reading.events[i].other] += reading.events[i].amount;
    }
    free(reading.events);
}

int history_hand(const struct play *play, uint32_t number, void *memory,
                 talon_game **game, talon_event **events, uint32_t *count)
{
    struct reading reading;

    begin_reading(play, &reading, memory);
    while (reading.offset < play->history.length)
        if (read_on(play, &reading) && reading.hands == number)
            break;
    *game = reading.game;
    *events = reading.events;
    *count = reading.count;
    return reading.hands == number;
}
