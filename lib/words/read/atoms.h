/* SPDX-License-Identifier: MIT */
/* What was typed, in atoms: words, numbers and the signs of suits. */
#ifndef TALON_WORDS_READ_ATOMS_H
#define TALON_WORDS_READ_ATOMS_H

#include "talon/words.h"

/* Atoms of one text. A hand of thirteen cards in words has 39. */
#define TLN_W_ATOMS 64

/* Both jokers, and the four suits among the bits of denominations. */
#define TLN_W_JOKERS                                                           \
    ((talon_cards)1 << TALON_CARD_LOW_JOKER | (talon_cards)1                   \
                                                  << TALON_CARD_HIGH_JOKER)
#define TLN_W_SUITS 0x1Eu

enum tln_w_atom_kind {
    TLN_W_WORD,
    TLN_W_NUMBER,
    TLN_W_SIGN,   /* of a suit, or the picture of a card */
    TLN_W_STRANGE /* no character that is read, or too many atoms */
};

enum tln_w_mark {
    TLN_W_FILLER = 1, /* says nothing: “the” */
    TLN_W_NAMING = 2, /* a suit for the joker is near: “as” */
    TLN_W_CODE = 4,   /* its suits are letters, not words */
    TLN_W_ALL = 8     /* the whole pack: “all” */
};

/* An atom, and everything that it may mean. */
struct atom {
    talon_cards cards;   /* whole cards: “Th”, “joker” */
    uint16_t at, length; /* bytes */
    uint32_t suits;      /* bits of denominations */
    uint32_t ranks;      /* bits of ranks */
    uint32_t verbs;      /* bits of rows of kinds.h: words of the kind … */
    uint32_t starts;     /* … what these begin with … */
    uint32_t worded;     /* … and other words in the messages of the kind */
    int32_t number;      /* or -1 */
    uint8_t kind;        /* one of tln_w_atom_kind */
    uint8_t glued;       /* follows the one before without a space */
    uint8_t marks;       /* bits of tln_w_mark */
    uint8_t reserved;    /* 0 */
};

struct atoms {
    struct atom atom[TLN_W_ATOMS];
    uint32_t count;
};

/* Divides a text. Returns TALON_OK, or TALON_E_CHARACTER and where. */
talon_status tln_w_divide(struct atoms *atoms, const char *text, size_t length,
                          size_t *bad);

#endif
