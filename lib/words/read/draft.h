/* SPDX-License-Identifier: MIT */
/* A line read as a move of one kind. */
#ifndef TALON_WORDS_READ_DRAFT_H
#define TALON_WORDS_READ_DRAFT_H

#include "words/read/kinds.h"
#include "words/read/meaning.h"

/* Cards of one move that are read. A set has one item, for all its cards. */
#define TLN_W_ITEMS 16

/* How cards are made of a suit and a rank that stand apart. */
enum tln_w_order {
    TLN_W_SUIT_FIRST, /* Herz 7 Pik 8 */
    TLN_W_RANK_FIRST, /* 7 hearts 8 spades */
    TLN_W_NO_SUITS,   /* 7 8 */
    TLN_W_SUIT_ONCE,  /* Herz 7 8 */
    TLN_W_SUIT_LAST,  /* 7 8 hearts */
    TLN_W_ORDERS
};

struct draft {
    talon_cards items[TLN_W_ITEMS]; /* each is one of these cards */
    talon_cards exact;              /* of a set: the cards that were named */
    talon_cards twice;              /* cards that were named again */
    uint32_t item_count;
    uint32_t row;   /* of kinds.h */
    uint32_t suits; /* one of these denominations; 0 if none was said */
    int32_t amount; /* or -1 if none was said */
    uint8_t said;   /* the word for the kind was said */
    uint8_t begun;  /* only the beginning of that word was */
    uint8_t whole;  /* nothing is left out */
    uint8_t vague;  /* so many cards have no suit or no rank */
};

/* Reads a line as a move of a kind: from the words and numbers, leaving out the
 * atoms from `skip` on, `skipped` of them. Returns the number of atoms, or the
 * atom that is not understood. */
uint32_t tln_w_draft(const struct line *line, uint32_t row,
                     enum tln_w_order order, uint32_t skip, uint32_t skipped,
                     struct draft *draft);

#endif
