/* SPDX-License-Identifier: MIT */
/* Saying why a text was not taken as a move. */
#include "words/read/letters.h"
#include "words/tell/moves.h"
#include "words/tell/say.h"

/* Bytes of what is quoted, and of the dots where it is cut. */
#define QUOTED 48
#define DOTS   "\342\200\246"

static void put_moves(struct out *out, const talon_reading *reading)
{
    uint32_t i;

    for (i = 0; i < reading->count; i++) {
        if (i > 0)
            tln_w_put_text(out, "; ");
        tln_w_put_move(out, &reading->moves[i]);
    }
}

/* Copies what is quoted. Returns whether there is anything to show: a control
 * character is not shown. */
static int quote(char quoted[QUOTED + sizeof DOTS], const char *typed,
                 uint32_t length)
{
    const char *at = typed, *from, *end = typed + length;
    uint32_t n = 0, i, c;

    while (at < end) {
        from = at;
        c = tln_w_next(&at, end);
        if (c == TLN_W_INVALID || c < 32 || (c >= 127 && c < 160))
            return 0;
        if (n + (uint32_t)(at - from) > QUOTED) {
            for (i = 0; i < sizeof DOTS - 1; i++)
                quoted[n++] = DOTS[i];
            break;
        }
        while (from < at)
            quoted[n++] = *from++;
    }
    quoted[n] = '\0';
    return n > 0;
}

/* The kind of all moves that a reading lists, or 0 if there are several. */
static uint32_t kind_of(const talon_reading *reading)
{
    uint32_t i;

    for (i = 1; i < reading->count && i < TALON_READING_MOVES_MAX; i++)
        if (reading->moves[i].kind != reading->moves[0].kind)
            return 0;
    return reading->moves[0].kind;
}

/* The message for a reading that is no refusal. */
static uint32_t message_of(const talon_reading *reading, int quoted)
{
    if (reading->answer == TALON_READING_SEVERAL &&
        reading->count <= TALON_READING_MOVES_MAX)
        return W_READ_SEVERAL;
    if (reading->answer == TALON_READING_SEVERAL)
        return kind_of(reading) != 0 ? W_READ_CHOICES : W_READ_MANY;
    if (reading->status == TALON_E_LINE_LONG)
        return W_READ_LONG;
    if (reading->status == TALON_E_CARD_TWICE)
        return W_READ_TWICE;
    return quoted ? W_READ_UNKNOWN : W_READ_NOTHING;
}

/* Whether a reading is one that talon_words_read() may have made. */
static int is_sound(const talon_reading *reading, size_t length)
{
    return reading->answer >= TALON_READING_MOVE &&
           reading->answer <= TALON_READING_CARDS && reading->start <= length &&
           reading->length <= length - reading->start &&
           (reading->answer != TALON_READING_SEVERAL || reading->count > 1);
}

/* Writes a reading that is no refusal, and that is not a move. */
static void say_reading(struct out *out, const talon_game *game,
                        const talon_reading *reading, const char *typed)
{
    char quoted[QUOTED + sizeof DOTS];
    uint32_t message;
    struct fill fill;

    tln_w_fill_none(&fill);
    message = message_of(
        reading, quote(quoted, typed + reading->start, reading->length));
    fill.label = quoted;
    fill.cards = reading->concerned;
    fill.reading = reading;
    fill.moves = put_moves;
    fill.game = game;
    fill.kind = kind_of(reading);
    fill.choices = tln_w_put_choices;
    tln_w_say(out, &fill, message);
    if (message != W_READ_SEVERAL && message != W_READ_CHOICES &&
        message != W_READ_LONG && message != W_READ_TWICE)
        tln_w_put_possible(out, game);
}

talon_status talon_words_answer(const talon_words *words,
                                const talon_game *game,
                                const talon_reading *reading, const char *typed,
                                size_t typed_length, char *text, size_t size,
                                size_t *length)
{
    talon_status status;
    struct out out;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (reading == NULL || (typed == NULL && typed_length > 0))
        return TALON_E_NULL;
    status = tln_w_game_status(game);
    if (status < 0)
        return status;
    if (!is_sound(reading, typed_length))
        return TALON_E_ARGUMENT;
    if (reading->answer == TALON_READING_REFUSED)
        return tln_w_refuse(words, game, reading->status, &reading->concerned,
                            &reading->moves[0], text, size, length);
    out.game = game;
    do {
        if (reading->answer != TALON_READING_MOVE &&
            reading->answer != TALON_READING_CARDS)
            say_reading(&out, game, reading, typed == NULL ? "" : typed);
    } while (tln_w_again(&out, text, size, length, &status));
    return status;
}
