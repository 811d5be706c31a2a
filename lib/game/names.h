/* The words for kinds of moves, and how records write each. */
#ifndef TALON_GAME_NAMES_H
#define TALON_GAME_NAMES_H

#include "base/text.h"
#include "talon/game.h"

/* Kinds below are moves, or cards dealt; the others only events. */
#define MOVE_KINDS 64

/* What stands behind the verb of a kind in a record. */
enum form {
    FORM_NONE,   /* never in a record */
    FORM_WORD,   /* nothing */
    FORM_BID,    /* 7H, misere */
    FORM_SET,    /* cards, and `nominate` with a suit if there is an object */
    FORM_CARD,   /* a card, with :S if there is an object; or nothing */
    FORM_AMOUNT, /* a number */
    FORM_SUIT,   /* a suit */
    FORM_DEALT,  /* cards in order */
    FORM_BOARD,  /* six suits and a rank */
    FORM_BUY     /* a seat and a number */
};

/* The fields of a move that a kind uses; the others are 0. */
enum uses {
    USES_CARDS = 1,
    USES_AMOUNT = 2,
    USES_OBJECT = 4
};

struct tln_kind_row {
    uint16_t kind;
    const char *key;
    uint8_t form; /* enum form */
    uint8_t uses; /* enum uses, or-ed */
};

/* The row of a kind, or null. */
const struct tln_kind_row *tln_kind_row(uint32_t kind);

/* The kind of move with a verb, among those whose bit is set, or null. */
const struct tln_kind_row *tln_kind_find(struct word word, uint64_t among);

#endif
