/* SPDX-License-Identifier: MIT */
/* Reads the hands of many files. All deals of Five Hundred are numbered, from
 * the first file to the last. A bad line belongs to the deal before it (or to
 * the first), so that it is reported once however the deals are divided among
 * programs. */
#include "analyse.h"

static int is_wanted(const struct hands *hands)
{
    uint64_t deal = hands->dealt > 0 ? hands->dealt - 1 : 0;

    return hands->deals->first <= deal && deal <= hands->deals->last;
}

/* Whether all deals that are asked for have been read. */
static int is_past(const struct hands *hands)
{
    return hands->dealt > 0 && hands->dealt - 1 > hands->deals->last;
}

static void note(struct hands *hands, int status)
{
    if (status > hands->status)
        hands->status = status;
}

/* ---- files and records */

/* Opens the next file that can be read; 0 if there is none. */
static int open_file(struct hands *hands)
{
    while (!hands->is_open && *hands->file != NULL) {
        hands->is_open = reader_open(&hands->reader, *hands->file++);
        hands->is_at_first = 1;
        if (!hands->is_open)
            note(hands, EXIT_USAGE);
    }
    return hands->is_open;
}

static void close_file(struct hands *hands)
{
    if (hands->reader.lines.failed)
        note(hands, EXIT_USAGE);
    reader_close(&hands->reader);
    hands->is_open = 0;
}

static void close_record(struct hands *hands)
{
    talon_game_free(NULL, hands->game);
    hands->game = NULL;
}

/* Begins the record at the reader; 0 if that is refused. */
static int begin_record(struct hands *hands)
{
    struct reader *reader = &hands->reader;

    reader->errors = is_wanted(hands) ? stderr : NULL;
    hands->game = reader_begin(reader, &hands->rules);
    hands->record++;
    hands->number = 0;
    hands->has_play = 0;
    if (hands->game == NULL)
        return 0;
    must(talon_game_seat_count(hands->game, &hands->seats), "asking for seats");
    if (hands->rules.game_id == TALON_GAME_FIVE_HUNDRED)
        return 1;
    reader_complain(reader, reader->begin,
                    "not a record of Five Hundred: it cannot be reviewed");
    close_record(hands);
    return 0;
}

/* Finds the next record that is not refused; 0 if there is none. */
static int find_record(struct hands *hands)
{
    while (open_file(hands)) {
        if (!hands->is_at_first && !reader_next(&hands->reader)) {
            close_file(hands);
            continue;
        }
        hands->is_at_first = 0;
        if (begin_record(hands))
            return 1;
        if (is_wanted(hands))
            note(hands, EXIT_FAILED);
    }
    return 0;
}

/* ---- hands */

/* Reads a line of the record, and says whether it ends a hand; 0 if it is
 * refused. */
static int read_line(struct hands *hands, int *is_over)
{
    talon_event events[TALON_EVENTS_MAX];
    size_t line = hands->reader.line;
    uint32_t count, i;

    *is_over = 0;
    hands->reader.errors = is_wanted(hands) ? stderr : NULL;
    if (!reader_step(&hands->reader, hands->game, events, &count))
        return 0;
    for (i = 0; i < count; i++) {
        if (events[i].kind == TALON_KIND_DEAL) {
            hands->dealt++;
            hands->number++;
            hands->line = line;
            hands->has_play = 0;
        }
        hands->has_play |= events[i].kind == TALON_KIND_PLAY;
        *is_over |= events[i].kind == TALON_KIND_HAND_OVER;
    }
    return 1;
}

/* Takes the hand that was read, if a card was played in it and it is asked
 * for. */
static int take_hand(struct hands *hands, struct hand *hand)
{
    int is_taken = hands->has_play && is_wanted(hands);

    hands->has_play = 0;
    if (!is_taken)
        return 0;
    hand->file = hands->reader.name;
    hand->line = hands->line;
    hand->deal = hands->dealt - 1;
    hand->number = hands->number;
    hand->preset =
        talon_preset_key(hands->rules.game_id, (uint32_t)hands->rules.value[0]);
    hand->seats = hands->seats;
    hand->nodes = hands->nodes;
    must(talon_game_clone(hand->memory, sizeof hand->memory, hands->game,
                          &hand->game),
         "copying a game");
    return 1;
}

/* Reads on in the record; FOUND_END if it is refused, or if all deals that are
 * asked for have been read. */
static enum found read_record(struct hands *hands, struct hand *hand)
{
    int is_over;

    while (reader_is_in_record(&hands->reader)) {
        if (!read_line(hands, &is_over)) {
            if (is_wanted(hands))
                note(hands, EXIT_FAILED);
            return FOUND_END;
        }
        if (is_past(hands))
            return FOUND_END;
        if (is_over && take_hand(hands, hand))
            return FOUND_HAND;
    }
    return take_hand(hands, hand) ? FOUND_HAND : FOUND_RECORD;
}

enum found hands_next(struct hands *hands, struct hand *hand)
{
    enum found found;

    while (hands->game != NULL || find_record(hands)) {
        found = read_record(hands, hand);
        if (found != FOUND_HAND)
            close_record(hands);
        if (found != FOUND_END)
            return found;
        if (is_past(hands))
            break;
    }
    if (hands->is_open)
        close_file(hands);
    return FOUND_END;
}
