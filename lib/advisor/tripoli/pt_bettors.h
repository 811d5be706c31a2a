/* SPDX-License-Identifier: MIT */
/* What the bets of others say about their hands. Nobody knows how a stranger
 * bets, so every opponent is treated as a mixture of a few types. How likely a
 * type is to take an action depends on how good its hand is. The more likely
 * the actions of the round are in a world, the more this world counts. In each
 * world, the types of an opponent are weighted in the same way. All of this is
 * calculated: types are not drawn at random. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_BETTORS_H
#define TALON_ADVISOR_TRIPOLI_PT_BETTORS_H

#include "advisor/tripoli/pt_equal.h"
#include "advisor/tripoli/pt_mind.h"
#include "advisor/tripoli/pt_runs.h"

/* What an opponent has done in this round, as far as the view shows it. */
struct acts {
    uint32_t checked;
    uint32_t bet;
    uint32_t raises;
    uint32_t called;
    uint32_t folded;
    uint32_t price;   /* the price at which it called or folded, in 1024ths */
    uint32_t is_last; /* whether it made the last raise of the round */
    uint32_t faced;   /* the raises before its call or fold */
};

/* The chances of what an opponent does next, in 1024ths. */
struct answer {
    uint32_t bet;   /* a bet, if nobody has bet */
    uint32_t call;  /* a call, if somebody has bet */
    uint32_t raise; /* a raise, if somebody has bet */
};

enum types {
    TYPES = 6
};

struct round {
    struct acts acts[PLAYERS_MAX];
    uint32_t prior[PLAYERS_MAX][TYPES]; /* chances, about 1024 in all */
    uint32_t cards[PLAYERS_MAX];        /* how many are in each hand */
    const struct pt_equal *equal;       /* players of the level asked */
    uint32_t all_raises;                /* raises made in this round */
    uint32_t cap;                       /* raises allowed, or 0 for no limit */
};

/* Works out what has happened in the round, and what types the opponents are
 * likely to be. */
void tln_pt_read_round(const struct pt_mind *mind, struct round *round);

/* Weights the worlds from number `from` on by what the opponents have done in
 * this round; the others keep theirs. */
void tln_pt_weigh_by_bets(struct pt_mind *mind, const struct round *round,
                          uint32_t from);

/* Imagines worlds for betting, reads the round, and weights them if the level
 * reads bets. Where few worlds have most of the weight, more are drawn, until
 * they tell as much as those of a round without bets. */
talon_status tln_pt_imagine_round(struct pt_mind *mind, struct round *round);

/* How likely each answer of an opponent is at a price, after so many raises, in
 * a world where its poker hand has this rank. */
struct answer tln_pt_answer(const struct round *round, uint32_t player,
                            uint32_t rank, uint32_t price, uint32_t raises);

#endif
