/* SPDX-License-Identifier: MIT */
/* The player called PlayerBot of danricho/web500. */
#ifndef FH_WEB500_H
#define FH_WEB500_H

#include "fh_look.h"

/* What a bot is like. */
struct web500_temper {
    double retention;  /* how well cards are remembered, per trick */
    double hold;       /* how well voids are remembered */
    double confidence; /* tricks added to every estimate */
    double error;      /* how random the choice of cards is */
    double signaling;  /* how often a bid of six is a signal */
    double trust;      /* how much the partner's bids are trusted */
};

/* The sharp bot; and a bot drawn for a persona. */
extern const struct web500_temper web500_sharp;
void web500_draw(uint64_t persona, struct web500_temper *temper);

/* What a hand is worth in a suit or without trumps. */
double web500_estimate(talon_cards hand, uint32_t denomination);

void web500_call(struct fh_look *look, const struct web500_temper *temper);
void web500_discard(struct fh_look *look);
void web500_play(struct fh_look *look, const struct web500_temper *temper);

#endif
