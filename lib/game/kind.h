/* SPDX-License-Identifier: MIT */
/* The vocabulary of a game: its kinds of moves and events, how records write
 * the moves, and the names of reasons. Each game supplies tables of these; the
 * numbers themselves are public and come from one registry for all games. */
#ifndef TALON_GAME_KIND_H
#define TALON_GAME_KIND_H

#include "base/out.h"
#include "base/term.h"
#include "base/word.h"
#include "talon/game.h"

/* Where moves or events of a kind come from. */
enum source {
    BY_SEAT,   /* a seat, by talon_game_apply() */
    BY_TABLE,  /* the table, by talon_game_apply() */
    BY_DEAL,   /* the table, by talon_game_deal(): chance */
    BY_CHANCE, /* the table, by talon_game_apply(): also chance */
    BY_EVENT   /* no move: only reported */
};

/* What follows the verb of a kind in a record. */
enum form {
    FORM_WORD,   /* nothing */
    FORM_CARD,   /* a card, then :S if the kind names a suit */
    FORM_SET,    /* cards */
    FORM_AMOUNT, /* a number */
    FORM_SUIT,   /* a suit */
    FORM_FIELDS, /* what the kind uses, in this order: the other seat, the
                    amount, the denomination or `-`, the index, the cards */
    FORM_OWN     /* what the game itself reads and writes: `own` */
};

/* The fields of a move that a kind uses; all others are 0. */
enum uses {
    USES_CARDS = 1,
    USES_AMOUNT = 2,
    USES_DENOMINATION = 4,
    USES_OTHER = 8,
    USES_INDEX = 16
};

/* A form that only one game has: what follows the verb, a space before each
 * part. */
struct own_form {
    talon_status (*read)(struct line *line, talon_move *move);
    void (*write)(struct out *out, const talon_move *move);
};

struct kind {
    uint16_t number;  /* enum talon_kind_id */
    const char *key;  /* WORDS: its name, in lower case with hyphens; a label */
    const char *verb; /* in a record, if not the key; or NULL */
    uint8_t source;   /* enum source */
    uint8_t form;     /* enum form */
    uint8_t uses;     /* enum uses, ORed */
    const struct own_form *own;
};

/* The terms of a space of numbers that the game adds to kinds, reasons and
 * phases. */
struct space {
    uint32_t id;             /* enum talon_space_id */
    const struct term *term; /* ends with a NULL key */
};

/* The vocabulary itself. */
struct vocabulary {
    const struct kind *kind;   /* ends with number 0 */
    const struct term *reason; /* ends with a NULL key */
    const struct space *space; /* ends with id 0; may be NULL */

    /* Reads a word of `= legal` that is neither a card nor a denomination, as a
     * number that is equal for words of equal meaning. NULL if there are
     * none. */
    talon_status (*read_word)(struct word word, uint32_t *meaning);
};

/* The verb of a kind in a record. */
static inline const char *verb_of(const struct kind *kind)
{
    return kind->verb != NULL ? kind->verb : kind->key;
}

/* The row of a kind in this vocabulary, or NULL. */
const struct kind *tln_kind_in(const struct vocabulary *vocabulary,
                               uint32_t number);

#endif
