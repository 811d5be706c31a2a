/* SPDX-License-Identifier: MIT */
/* Reading what was typed, and saying why it is no move. */
#include "words/read/candidates.h"
#include "words/tell/people.h"
#include "words/tell/say.h"

/* How many atoms the name of the seat takes from one on, or 0. The sentences of
 * the library have it, and a name may be any text. */
static uint32_t name_at(const struct line *line, uint32_t first,
                        const char *name, size_t length)
{
    const char *typed = line->text + line->atoms.atom[first].at;
    uint32_t i, end = line->atoms.atom[first].at + (uint32_t)length;
    const struct atom *last = &line->atoms.atom[line->atoms.count - 1];

    if (length == 0 || end > last->at + last->length)
        return 0;
    for (i = 0; i < length; i++)
        if (typed[i] != name[i])
            return 0;
    for (i = first; i < line->atoms.count && line->atoms.atom[i].at < end; i++)
        if (line->atoms.atom[i].at + line->atoms.atom[i].length > end)
            return 0;
    return i - first;
}

/* Finds the name of the seat. Returns how many atoms it takes. */
static uint32_t find_name(const struct line *line, int32_t seat,
                          uint32_t *first)
{
    char name[TALON_NAME_MAX];
    uint32_t taken = 0;
    size_t length;

    if (seat == line->words->you ||
        talon_words_seat(line->words, seat, name, sizeof name, &length) < 0)
        return 0;
    for (*first = 0; *first < line->atoms.count; ++*first) {
        taken = name_at(line, *first, name, length);
        if (taken > 0)
            break;
    }
    return taken;
}

/* Reads a line as it is and, if that is no move, without the name of the
 * seat. */
static void read_line(const struct asked *asked, talon_reading *reading)
{
    uint32_t first = 0, taken = find_name(asked->line, asked->seat, &first);
    talon_reading other;

    tln_w_decide(asked, 0, 0, reading);
    if (reading->answer == TALON_READING_MOVE || taken == 0)
        return;
    tln_w_decide(asked, first, taken, &other);
    if (other.answer < reading->answer)
        *reading = other;
}

/* Reads into a reading. A line without atoms says nothing. */
static talon_status read_text(struct line *line, int32_t seat, size_t length,
                              talon_reading *reading)
{
    talon_status status;
    struct asked asked;
    size_t bad = 0;

    status = tln_w_ask(&asked, line, seat);
    if (status < 0)
        return status;
    status = length > TALON_WORDS_READ_MAX
                 ? TALON_E_LINE_LONG
                 : tln_w_divide(&line->atoms, line->text, length, &bad);
    reading->answer = TALON_READING_UNKNOWN;
    reading->status = status < 0 ? status : TALON_E_SYNTAX;
    reading->start = (uint32_t)bad;
    if (status < 0 || line->atoms.count == 0)
        return reading->status;
    tln_w_understand(line);
    read_line(&asked, reading);
    return reading->status;
}

talon_status talon_words_read(const talon_words *words, const talon_game *game,
                              int32_t seat, const char *text, size_t length,
                              talon_move *next_move, talon_reading *reading)
{
    static const talon_reading none;
    struct line line = {words, game, text, {.count = 0}};
    talon_reading made = none;
    struct out out;
    talon_status status;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (game == NULL || (text == NULL && length > 0) || next_move == NULL)
        return TALON_E_NULL;
    status = read_text(&line, seat, length, &made);
    if (made.answer == 0)
        return status;
    if (status == TALON_OK)
        *next_move = made.moves[0];
    if (reading != NULL)
        *reading = made;
    return status;
}
