/* SPDX-License-Identifier: MIT */
/* What a search works on: the position at its root in the form that all
 * searches share, the table of what is known, and the count of nodes (cards
 * tried).
 *
 * Seats that play become *hands* 0 … hands-1, clockwise from the first of them.
 * Cards become bits in four *lanes*, one for each suit. A lane is aligned to
 * its top: the highest card still in play is the highest bit, the next card is
 * the next bit, and so on without gaps, so that equivalent positions are equal
 * bits no matter which ranks have been played. With trumps, lane 3 is the trump
 * suit, including jokers and bowers; the other suits keep their order. The
 * lowest bit of each lane is always free, which keeps shifts by one within the
 * lane. As a move, it stands for a joker that belongs to no suit: led as the
 * suit of the lane or, in lane 0, played to another lead. */
#ifndef TALON_ADVISOR_SEARCH_SEARCH_H
#define TALON_ADVISOR_SEARCH_SEARCH_H

#include "advisor/search/table.h"
#include "talon/solve.h"

#define LANES      4
#define HANDS_MAX  TALON_FH_SEATS_MAX
#define TRICKS_MAX TALON_FH_TRICKS
#define NO_HAND    7u

/* Room for what a search notes of a trick: struct trick in core_play.h. */
#define TRICK_BYTES 712u

/* What is known about a position: a bound on the tricks that the side of hand 0
 * takes from here on, and the ranks that the bound depends on, as a run from
 * the top in each lane. A bound that reaches the target is a lower bound; a
 * smaller one is an upper bound. */
struct result {
    uint64_t ranks;
    uint32_t value;
};

/* Which hands have the jokers that belong to no suit, and what restricts the
 * naming of a suit for them (FH-30). */
struct jokers {
    uint8_t high; /* the hand with the higher joker or the only one; NO_HAND if
                     there is none */
    uint8_t low;  /* the hand with the lower of two, or NO_HAND */
    uint8_t memo; /* `pagat`: lanes led so far. `honest`: lanes that the holder
                     has failed to follow; in the high half those of the holder
                     of the lower joker, if that is another hand */
    uint8_t zero;
};

/* A root: the position to be searched. Cards on the table are still in the
 * hands that played them. */
struct root {
    uint64_t hand[HANDS_MAX + 2]; /* entries past the last hand are 0 */
    uint64_t table[HANDS_MAX];    /* the moves of the trick so far */
    uint64_t lane[LANES];         /* masks of the lanes */
    uint64_t bottoms;             /* the lowest bits of all lanes */
    struct jokers jokers;         /* before the trick */
    uint32_t hands;
    uint32_t side; /* hands whose tricks count: the side of hand 0, or in a
                      misère the contractor alone */
    uint32_t other_side; /* whether the caller asks about the side without hand
                            0 */
    uint32_t leader;
    uint32_t cards; /* cards in each hand, and tricks to come, including this
                       one */
    uint32_t on_table;
    uint32_t trumps; /* whether there is a trump suit */
    uint32_t is_misere;
    uint32_t contractor; /* a hand, or NO_HAND; matters in a misère */
    uint32_t joker_rule;
    uint32_t is_wide; /* 0 if every lane is 16 bits wide */
    uint8_t seat_of[HANDS_MAX + 2];
    uint8_t lane_of[64]; /* by the index of a bit: the lane that it is in */
    talon_card card_of[64];
    uint8_t suit_of[LANES]; /* talon's suit of each lane */
    talon_card joker[2];    /* the higher joker, then the other */
};

/* The instances of the search; see instances.h. Those from INSTANCE_ANY on have
 * larger slots and patterns. */
enum instance {
    INSTANCE_NONE,
    INSTANCE_THREE,
    INSTANCE_FOUR,
    INSTANCE_THREE_PLAIN,
    INSTANCE_FOUR_PLAIN,
    INSTANCE_ANY,
    INSTANCE_MISERE
};

/* A search in progress. */
struct search {
    struct table table;
    uint64_t lane[LANES];
    uint64_t bottoms;
    uint64_t trump_lane; /* lane 3, or 0 */
    uint64_t nodes;
    uint64_t nodes_most;
    uint64_t nodes_pause;  /* when to look at the limit and at `stop` */
    const uint32_t *stop;  /* the caller's flag, or null */
    unsigned char *tricks; /* the tricks of the line being searched, in the
                              solver's memory: the stack is small */
    uint32_t hands;
    uint32_t side;
    uint32_t contractor; /* in a misère */
    uint32_t stopped;    /* whether the limit of nodes was reached or the flag
                            was set; results then mean nothing */
    uint32_t has_root;   /* whether `tricks` has the position of the root */
    uint32_t joker_rule;
    uint8_t partner[8]; /* for each hand its only partner; NO_HAND if it has
                           none or several */
    uint8_t lane_of[64];
};

#endif
