/* SPDX-License-Identifier: MIT */
/* What a game says about the observations of its seats (talon/observation.h): a
 * row for each field, in order, and a function that notes what a view shows.
 * The rows say where in the note the numbers of a field are found, and how they
 * are read. */
#ifndef TALON_GAME_OBSERVED_H
#define TALON_GAME_OBSERVED_H

#include "base/term.h"
#include "talon/game.h"

/* How the numbers of a field are read from the note. */
enum observed_as {
    AS_END,     /* no field: the rows end */
    AS_BYTE,    /* uint8_t: the number */
    AS_WORD,    /* uint16_t: the number */
    AS_NUMBER,  /* int32_t: the number */
    AS_CHIPS,   /* int64_t: the number, such as of chips, cut to 32 bits */
    AS_SEAT,    /* int8_t: a seat as the observer counts */
    AS_SECRET,  /* the same, and it may be TALON_SECRET */
    AS_SEATS,   /* uint32_t: a bit for each seat; the parts are the seats */
    AS_CARD,    /* talon_card: its place in the pack, from 1 */
    AS_CARDS,   /* talon_cards: a number for each card of the pack */
    AS_BY_CARD, /* uint8_t by card: a number for each card of the pack */
    AS_SUITS    /* uint8_t, bit i for suit i: a number for each suit */
};

/* As the number of parts: one for each seat, from the observer on. */
#define EACH_SEAT 0

struct observed {
    uint16_t offset; /* in the note */
    uint8_t as;      /* enum observed_as */
    uint8_t parts;   /* how many, or EACH_SEAT */
    int32_t lowest;  /* of numbers and chips; the rest follows from `as` */
    int32_t highest; /* the same, and of AS_BYTE, AS_WORD, AS_BY_CARD */
};

/* No note has more bytes. */
#define NOTE_BYTES_MAX 1536

struct observation {
    const struct observed *row;
    const char *texts; /* WORDS of every row: its key, what the numbers are */
    /* Fills in the note; `view` is that of the seat. */
    void (*note)(const talon_game *view, int32_t seat, void *note);
};

/* A game lists its fields in a macro fields(ROW, UP_TO, WITHIN): plain ones,
 * those with a highest number, those within plus and minus a number. Its rows
 * and its texts are made from the list, so that a row needs no pointer.
 * AT(member), which the game defines, is where a member of its note begins. */
#define OBSERVED(fields)                                                       \
    fields(OBSERVED_ROW, OBSERVED_UP_TO, OBSERVED_WITHIN) OBSERVED_END
#define OBSERVED_TEXTS(fields)                                                 \
    fields(OBSERVED_TEXT, OBSERVED_RANGE_TEXT, OBSERVED_RANGE_TEXT)

#define OBSERVED_ROW(key, text, member, as, parts)                             \
    {AT(member), as, parts, 0, 0},
#define OBSERVED_UP_TO(highest, key, text, member, as, parts)                  \
    {AT(member), as, parts, 0, highest},
#define OBSERVED_WITHIN(most, key, text, member, as, parts)                    \
    {AT(member), as, parts, -(most), most},
#define OBSERVED_END                                                           \
    {                                                                          \
        0, AS_END, 0, 0, 0                                                     \
    }
#define OBSERVED_TEXT(key, text, member, as, parts) WORDS(key, text) "\0"
#define OBSERVED_RANGE_TEXT(most, key, text, member, as, parts)                \
    WORDS(key, text) "\0"

#endif
