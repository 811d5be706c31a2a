/* SPDX-License-Identifier: MIT */
/* The course of a deal: its parts in order, and which phase belongs to which.
 * Everything that depends on how far a deal has come, in play, in views and in
 * checking saved sessions, asks here.
 *
 * Each part, when done, begins the next: the deal (tr_deal.c), the spare hand
 * (tr_spare.c), the poker (tr_poker.c), then Michigan (tr_michigan.c) or, in a
 * closing round, the next pot (tr_closing.c). The last leaves the session
 * waiting for the table (tr_session.c), so no part calls an earlier one. */
#ifndef TALON_TRIPOLI_TR_COURSE_H
#define TALON_TRIPOLI_TR_COURSE_H

#include "tripoli/tr_state.h"

/* In playing order. */
enum part {
    NO_PART,
    PART_PAY_SUIT, /* TR-9: the pay suit is not known yet */
    PART_SPARE,    /* TR-10 … TR-12: what happens to the spare hand */
    PART_POKER,    /* TR-15 … TR-19 */
    PART_MICHIGAN, /* TR-20 … TR-27 */
    PART_DONE      /* the deal is over, or there has been none */
};

/* Who acts in a phase, as far as the phase determines it. */
enum actor {
    A_SEAT, /* in the deal */
    THE_DEALER,
    THE_TABLE,
    NO_ACTOR
};

struct stage {
    uint8_t part;  /* enum part; unset for a number that is not a phase */
    uint8_t actor; /* enum actor */
};

#define STAGES (TALON_PHASE_OVER + 1)
extern const struct stage tln_tr_course[STAGES];

/* The part of the deal that a session is in. */
static inline uint32_t part_of(const struct tripoli *game)
{
    return tln_tr_course[game->phase].part;
}

/* TR-10: whether nothing more happens to the spare hand in this deal. */
static inline int is_spare_settled(const struct tripoli *game)
{
    return part_of(game) > PART_SPARE;
}

static inline int is_deal_over(const struct tripoli *game)
{
    return part_of(game) == PART_DONE;
}

/* Whether a number is that of a phase; whether the one to act is one who acts
 * in the phase. */
int tln_tr_is_phase(uint32_t number);
int tln_tr_turn_fits(const struct tripoli *game);

#endif
