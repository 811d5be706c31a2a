/* SPDX-License-Identifier: MIT */
/* The discards that a contractor may make (FH-20, FH-21). */
#ifndef TALON_ADVISOR_SOLVER_DISCARDS_H
#define TALON_ADVISOR_SOLVER_DISCARDS_H

#include "talon/solve.h"

/* The most cards in a kitty (FH-3), and in a hand together with it. */
#define KITTY_MAX  6
#define CHOICE_MAX (TALON_FH_TRICKS + KITTY_MAX)

/* The suits of the blocks: 0 for jokers that belong to none, 1 … 4. */
#define BLOCK_SUITS 5

/* The cards that a contractor chooses from. In the masks of this header, bit i
 * stands for card[i]. */
struct discards {
    talon_fh_position position;  /* with all these cards in its hand */
    talon_card card[CHOICE_MAX]; /* in reverse set order */
    uint32_t count;              /* how many */
    uint32_t kept;               /* how many of them stay in the hand */
    uint32_t jokers; /* those of the cards whose suit may be named, if kept */
    uint32_t block[CHOICE_MAX];     /* masks of equal cards, suit by suit */
    uint8_t size[CHOICE_MAX];       /* how many cards a block has */
    uint8_t first[BLOCK_SUITS + 1]; /* the first block of each suit; then how
                                       many blocks there are */
    uint8_t of_suit[BLOCK_SUITS];   /* how many cards a suit has */
};

/* One of the discards; {0, 0} stands before the first. */
struct discard {
    uint32_t kept; /* the cards that stay in the hand */
    uint32_t suit; /* the suit named for the jokers, or 0 */
};

/* All discards that are equal: they lay away as many cards of each block, and
 * name the same suit. All zero before the first. */
struct equals {
    struct discard first;         /* the first of them */
    uint8_t laid[CHOICE_MAX];     /* how many cards of each block, */
    uint8_t of_suit[BLOCK_SUITS]; /* and of each suit, are laid away */
    uint8_t is_new; /* whether those before lay away others of each suit */
};

/* Checks a position whose contractor holds its hand and the kitty. */
talon_status tln_sv_discards_status(const talon_fh_position *position);

/* Describes the choice of the contractor in a position that has been checked:
 * it keeps as many cards as the others have. */
void tln_sv_list_discards(const talon_fh_position *position,
                          struct discards *discards);

/* The same where nothing but the cards of the contractor is known, and how many
 * it keeps. The blocks then mean nothing. */
void tln_sv_list_cards(const talon_fh_position *position, uint32_t kept,
                       struct discards *discards);

/* Moves to the next discard: in lexicographic order of the cards laid away,
 * each of them in set order; then by suit. Returns 0 if there is none. */
int tln_sv_next_discard(const struct discards *discards,
                        struct discard *discard);

uint32_t tln_sv_count_discards(const struct discards *discards);

/* The number of a discard in this order, from 0. */
uint32_t tln_sv_number_of(const struct discards *discards,
                          const struct discard *discard);

/* The cards that a discard lays away. */
talon_cards tln_sv_laid_away(const struct discards *discards,
                             const struct discard *discard);

/* The discard that lays these cards away. */
struct discard tln_sv_discard_of(const struct discards *discards,
                                 talon_cards laid_away, uint32_t suit);

/* The first of the discards that are equal to a discard. */
struct discard tln_sv_first_equal(const struct discards *discards,
                                  const struct discard *discard);

/* Moves to the next discards that are equal. Those that name the same suit
 * follow one another, and among them those that lay away as many cards of each
 * suit; the first of these lay away the lowest cards of each, or the highest in
 * a misère. Returns 0 if there are none. */
int tln_sv_next_equals(const struct discards *discards, struct equals *equals);

/* The position after a discard. */
void tln_sv_lay_away(const struct discards *discards,
                     const struct discard *discard,
                     talon_fh_position *position);

#endif
