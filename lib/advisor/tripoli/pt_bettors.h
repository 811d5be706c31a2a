/* SPDX-License-Identifier: MIT */
/* What the bets of others say about their hands. Nobody knows how a stranger
 * bets, so every opponent is treated as a mixture of a few types. Each type has
 * a chance for every action, given how good its hand is. The more likely the
 * actions of the round are in a world, the more this world counts; and in each
 * world, the types of an opponent are weighed in the same way. All of this is
 * in closed form: no worlds have to be drawn for types. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_BETTORS_H
#define TALON_ADVISOR_TRIPOLI_PT_BETTORS_H

#include "advisor/tripoli/pt_mind.h"
#include "advisor/tripoli/pt_runs.h"

/* What an opponent has done in this round, as far as the view tells. */
struct acts {
    uint32_t checked;
    uint32_t bet;
    uint32_t raises;
    uint32_t called;
    uint32_t folded;
    uint32_t price; /* the price of calling, for one that called, raised or
                       folded */
};

/* The chances of what an opponent does next, in 1024ths. */
struct answer {
    uint32_t bet;   /* if nobody has bet */
    uint32_t call;  /* if somebody has */
    uint32_t raise; /* if somebody has, likewise */
};

enum types {
    TYPES = 5
};

struct round {
    struct acts acts[PLAYERS_MAX];
    uint32_t prior[PLAYERS_MAX][TYPES]; /* adding up to about 1024 */
    uint32_t cards[PLAYERS_MAX];        /* in each hand */
};

/* Works out what has happened in the round, and what types the opponents are
 * likely to be. */
void tln_pt_read_round(const struct pt_mind *mind, struct round *round);

/* Weighs the worlds by what opponents have done. */
void tln_pt_weigh_by_bets(struct pt_mind *mind, const struct round *round);

/* How likely each answer of an opponent is in a world, at a price. */
struct answer tln_pt_answer(const struct round *round, uint32_t player,
                            uint32_t rank, uint32_t price);

#endif
