/* SPDX-License-Identifier: MIT */
/* What a move of each kind consists of, and the messages that word it. */
#ifndef TALON_WORDS_READ_KINDS_H
#define TALON_WORDS_READ_KINDS_H

#include <stdint.h>

enum tln_w_wants {
    TLN_W_CARDS = 1,
    TLN_W_AMOUNT = 2,
    TLN_W_SUIT = 4,         /* or another denomination */
    TLN_W_NAMED = 8,        /* a suit for the joker, if that is needed */
    TLN_W_BARE = 16,        /* the word for the kind may be left out */
    TLN_W_NOT_MINE = 32,    /* the cards are not those of the seat */
    TLN_W_JOKER_STAYS = 64, /* the joker that the suit is for is no card of the
                               move */
    TLN_W_SETS = 128        /* cards of a set: a suit or a rank is all its
                               cards, and a card may be named twice */
};

/* How many messages word a kind, at most. */
#define TLN_W_SHAPES 5

struct tln_w_kind {
    uint16_t kind;                 /* one of talon_kind_id */
    uint16_t verbs;                /* the message that lists its words */
    uint16_t wants;                /* bits of tln_w_wants */
    uint16_t amount;               /* the number if nobody typed one: of a bid
                                      the highest, which is not too low */
    uint16_t shapes[TLN_W_SHAPES]; /* the messages, as many as there are … */
    uint16_t count;                /* … of them */
};

/* The kinds of moves and, past their count, a set of cards, which is none. */
extern const struct tln_w_kind tln_w_kinds[];
extern const uint32_t tln_w_kind_count;

#endif
