/* SPDX-License-Identifier: MIT */
/* The course of a deal: its parts one after the other, and which phase belongs
 * to which. Whatever depends on how far a deal has come, in play, in what is
 * known of hidden cards and in what is accepted of a saved session, is asked
 * here.
 *
 * A part that is done begins the next: a deal (tr_deal.c) that of the spare
 * hand (tr_spare.c), this the poker (tr_poker.c), and this Michigan
 * (tr_michigan.c) or, in a closing round, the next pot (tr_closing.c). The last
 * leaves the session waiting for the table (tr_session.c), so that nothing
 * calls back. */
#ifndef TALON_TRIPOLI_TR_COURSE_H
#define TALON_TRIPOLI_TR_COURSE_H

#include "tripoli/tr_state.h"

/* In the order they are played in. */
enum part {
    NO_PART,
    PART_PAY_SUIT, /* TR-9: the pay suit is not known yet */
    PART_SPARE,    /* TR-10 … TR-12: what happens to the spare hand */
    PART_POKER,    /* TR-15 … TR-19 */
    PART_MICHIGAN, /* TR-20 … TR-27 */
    PART_DONE      /* the deal is over, or there was none yet */
};

/* Who acts in a phase, as far as that follows from the phase. */
enum actor {
    A_SEAT, /* one of the deal */
    THE_DEALER,
    THE_TABLE,
    NO_ACTOR
};

struct stage {
    uint8_t part;  /* enum part; none for a number that is no phase */
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

/* Whether a number is that of a phase; whether it is the turn of one who acts
 * in the phase. */
int tln_tr_is_phase(uint32_t number);
int tln_tr_turn_fits(const struct tripoli *game);

#endif
