/* SPDX-License-Identifier: MIT */
/* The PlayerBot of danricho/web500. */
#ifndef FH_WEB500_H
#define FH_WEB500_H

#include "fh_look.h"

/* What a bot is like. */
struct web500_temper {
    double retention;  /* how well cards are remembered, a trick */
    double hold;       /* how well it is remembered who is out of a suit */
    double confidence; /* tricks added to every estimate */
    double error;      /* temperature of the choice of cards */
    double signaling;  /* how often six of a suit is a signal */
    double trust;      /* how far the partner's bids are believed */
};

/* The sharp bot; and one drawn for a persona. */
extern const struct web500_temper web500_sharp;
void web500_draw(uint64_t persona, struct web500_temper *temper);

/* What a hand counts for in a suit or without trumps. */
double web500_estimate(talon_cards hand, uint32_t denomination);

void web500_call(struct fh_look *look, const struct web500_temper *temper);
void web500_discard(struct fh_look *look);
void web500_play(struct fh_look *look, const struct web500_temper *temper);

#endif
