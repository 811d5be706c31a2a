/* SPDX-License-Identifier: MIT */
/* What the others' bets say about their hands. Nobody knows how a stranger
 * bets, so every opponent is taken for a mixture of a few types. Each type has
 * a chance for every action, given how good its hand is; the actions of the
 * round weigh the worlds by how likely they are, and the types of each opponent
 * in each world. All of it is in closed form: no world is drawn for a type. */
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
    uint32_t price; /* that it called, raised or folded at */
};

/* The chances of what an opponent does next, in 1024ths. */
struct answer {
    uint32_t bet;   /* if nobody has bet */
    uint32_t call;  /* if somebody has */
    uint32_t raise; /* the same */
};

enum types {
    TYPES = 5
};

struct round {
    struct acts acts[PLAYERS_MAX];
    uint32_t prior[PLAYERS_MAX][TYPES]; /* adding up to about 1024 */
    uint32_t cards[PLAYERS_MAX];        /* in each hand */
};

/* Works out what happened, and whom one is up against. */
void tln_pt_read_round(const struct pt_mind *mind, struct round *round);

/* Weighs the worlds. */
void tln_pt_weigh_by_bets(struct pt_mind *mind, const struct round *round);

/* What an opponent does in a world at a price. */
struct answer tln_pt_answer(const struct round *round, uint32_t player,
                            uint32_t rank, uint32_t price);

#endif
