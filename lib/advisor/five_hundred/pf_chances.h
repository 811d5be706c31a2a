/* SPDX-License-Identifier: MIT */
/* From what the worlds say about a contract to the chance that is stated. In a
 * world everyone sees all cards, and worlds are guesses; so contracts are made
 * more often than the worlds say if they say seldom, and less often if they say
 * nearly always. How much so depends on the level, on the kind of contract and
 * on how far the hand has come. Tables, fitted to hands that players of the
 * same level played, say what happened. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CHANCES_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CHANCES_H

#include "advisor/five_hundred/pf_mind.h"

/* When a chance is stated: with a call, with a discard or a card called, or
 * with a card. */
enum pf_step {
    PF_CALL,
    PF_DISCARD,
    PF_CARD,
    PF_STEPS
};

/* The kinds of contracts: with trumps, no trump, misère, open misère. */
#define PF_KINDS 4
/* The levels that have a row, by number. */
#define PF_LEVELS (TALON_LEVEL_EXPERT_1 + 1)
/* The numbers of players that have one, from 2 on. */
#define PF_TABLES (SEATS - 1)
/* A row of the table has chances for shares that are this far apart. */
#define PF_KNOT  1250
#define PF_KNOTS (TALON_CERTAIN / PF_KNOT + 1)

/* The kind of a contract, from 0. */
static inline uint32_t tln_pf_kind(uint32_t denomination)
{
    return denomination < TALON_DENOMINATION_NO_TRUMP
               ? 0
               : denomination - TALON_DENOMINATION_NO_TRUMP + 1;
}

/* The chance to state, if the mean over the worlds is `share`. Both are from 0
 * to TALON_CERTAIN. */
uint16_t tln_pf_told(const struct pf_mind *mind, enum pf_step step,
                     uint32_t denomination, uint32_t share);

/* The chance, up to TALON_CERTAIN, that a misère is made in a world in which
 * the solver finds that it is made, or not. Their mean over the worlds is the
 * chance that is stated: the rows of misères are straight lines up to the first
 * card. */
uint32_t tln_pf_misere_chance(const struct pf_mind *mind, enum pf_step step,
                              uint32_t denomination, int is_solved);

#endif
