/* The vocabulary of a game: its kinds of moves and events, how records write
 * the moves, and the words for reasons. Each game brings tables of these; the
 * numbers themselves are public, and one registry for all games. */
#ifndef TALON_GAME_KIND_H
#define TALON_GAME_KIND_H

#include "base/out.h"
#include "base/word.h"
#include "talon/game.h"

/* Where moves or events of a kind come from. */
enum source {
    BY_SEAT,  /* a seat, by talon_game_apply() */
    BY_TABLE, /* the table, by talon_game_apply() */
    BY_DEAL,  /* the table, by talon_game_deal() */
    BY_EVENT  /* no move: only told */
};

/* What follows the verb of a kind in a record. */
enum form {
    FORM_WORD,   /* nothing */
    FORM_CARD,   /* a card, and :S with a suit if the kind has an object */
    FORM_SET,    /* cards */
    FORM_AMOUNT, /* a number */
    FORM_SUIT,   /* a suit */
    FORM_OWN     /* what the game itself reads and writes: `own` */
};

/* The fields of a move that a kind uses; the others are 0. */
enum uses {
    USES_CARDS = 1,
    USES_AMOUNT = 2,
    USES_OBJECT = 4
};

/* Traits of a kind. */
enum trait {
    IS_CHANCE = 1, /* as cards are: the moves are not numbered */
    IS_PRIVATE = 2 /* only the seat of the event sees its cards; without a
                      seat nobody does */
};

/* A form that only one game has: what follows the verb, each part with a space
 * before it. */
struct own_form {
    talon_status (*read)(struct line *line, talon_move *move);
    void (*write)(struct out *out, const talon_move *move);
};

struct kind {
    uint16_t number; /* enum talon_kind_id */
    const char *key; /* the verb of a record */
    uint8_t source;  /* enum source */
    uint8_t form;    /* enum form */
    uint8_t uses;    /* enum uses, or-ed */
    uint8_t traits;  /* enum trait, or-ed */
    const struct own_form *own;
};

/* A number with a key and an English text. */
struct term {
    uint16_t number;
    const char *key;
    const char *text;
};

/* The words of a game; each table ends with number 0. */
struct vocabulary {
    const struct kind *kind;
    const struct term *reason;

    /* Reads a word of `= legal` that is neither a card nor a denomination, as
     * a number that is equal for words that mean the same; null if there are
     * none. */
    talon_status (*read_word)(struct word word, uint32_t *meaning);
};

/* The row of a kind that this vocabulary has, or null. */
const struct kind *tln_kind_in(const struct vocabulary *vocabulary,
                               uint32_t number);

#endif
