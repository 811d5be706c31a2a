/* SPDX-License-Identifier: MIT */
/* The player called PlayerBot of danricho/web500. */
#ifndef FH_WEB500_H
#define FH_WEB500_H

#include "fh_look.h"

/* The temper of a bot. */
struct web500_temper {
    double retention;  /* chance that a card is still known a trick later */
    double hold;       /* chance that a void is remembered */
    double confidence; /* tricks added to every estimate */
    double error;      /* how random the choice of cards is */
    double signaling;  /* how often a bid of six is a signal */
    double trust;      /* how much weight the partner's bids have */
};

/* The temper of the sharp bot; and a random temper, always the same for a
 * persona. */
extern const struct web500_temper web500_sharp;
void web500_draw(uint64_t persona, struct web500_temper *temper);

/* What a hand is worth in a suit or without trumps. */
double web500_estimate(talon_cards hand, uint32_t denomination);

void web500_call(struct fh_look *look, const struct web500_temper *temper);
void web500_discard(struct fh_look *look);
void web500_play(struct fh_look *look, const struct web500_temper *temper);

#endif
