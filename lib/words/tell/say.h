/* SPDX-License-Identifier: MIT */
/* Messages with their places filled in, and what stands in the places: cards,
 * seats, numbers of things, boxes and bids. */
#ifndef TALON_WORDS_TELL_SAY_H
#define TALON_WORDS_TELL_SAY_H

#include "words/catalogue/catalogue.h"
#include "words/tell/cards.h"
#include "words/tell/people.h"

/* What may stand in the places of a message. A message uses some of these. */
struct fill {
    talon_cards cards;
    const talon_card *list; /* cards in another order; NULL for set order */
    int64_t amount;         /* {chips}, {points}, {pots} and of {bid} */
    int64_t paid;           /* {paid}, in chips */
    int64_t number;         /* {number} */
    int64_t low, high;      /* {low}, {high} and {range} */
    uint32_t seats;         /* {seats} and {side} */
    uint32_t suits;         /* {suits}: bits of denominations */
    uint32_t poker;         /* {poker}: a rank of poker.h */
    const char *label;      /* {label}, {reason}, {typed} */
    const talon_game *game; /* {choices}: of the seat to act, … */
    uint32_t kind;          /* … of this kind, or of all kinds if 0, … */
    void (*choices)(struct out *out, const talon_game *game,
                    uint32_t kind); /* … by this */
    const talon_reading *reading;   /* {moves} … */
    void (*moves)(struct out *out, const talon_reading *reading); /* … by
                                                                     this */
    int32_t seat, other;
    uint32_t denomination;      /* {suit} and of {bid} */
    uint32_t from, to;          /* {from}; {into} and {to}: boxes */
    uint32_t rank, rank2;       /* {rank}; {ranks} and {ranks2} … */
    uint32_t of_rank, of_rank2; /* … for so many cards of them */
    uint32_t count;      /* number of cards, also where they are unseen */
    uint32_t reason;     /* {reason}: a message, or 0 for the label */
    uint32_t low_count;  /* {count}: from this … */
    uint32_t high_count; /* … to this number of cards */
    int is_open;         /* {range} has no end that anybody would reach */
};

/* What fills nothing: nobody in both seats. */
void tln_w_fill_none(struct fill *fill);

/* A message, in the variant for who is “you”. */
void tln_w_say(struct out *out, const struct fill *fill, uint32_t message);

/* A message as it is. */
void tln_w_say_as_is(struct out *out, const struct fill *fill,
                     uint32_t message);

void tln_w_put_bid(struct out *out, int64_t amount, uint32_t denomination);
void tln_w_put_poker(struct out *out, uint32_t rank);

#endif
