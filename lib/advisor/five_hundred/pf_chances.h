/* SPDX-License-Identifier: MIT */
/* From what the worlds say about a contract to the chance that is stated. In a
 * world everyone sees all cards, and worlds are guesses; so contracts are made
 * more often than the worlds say if they say seldom, and less often if they say
 * nearly always. How much so depends on the level, on the kind of contract and
 * on how far the hand has come. Tables, fitted to hands that players of the
 * same level played, say what happened.
 *
 * Worlds are few, so the share of them that speaks for a contract is off by
 * chance. What the strength of the hand alone promises is not. So before the
 * first card the share is drawn toward that, as if it were the share of some
 * more worlds: this takes away more error than it adds.
 *
 * Where notes say that the contracts of a side are made more often, or less
 * often, than among players of the level, its odds change by as much
 * (pf_odds.h). */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_CHANCES_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_CHANCES_H

#include "advisor/base/fixed.h"
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
/* A row of the table has chances for places that are this far apart:
 * tln_pf_place(). */
#define PF_KNOT  1250
#define PF_KNOTS (TALON_CERTAIN / PF_KNOT + 1)

/* The kind of a contract, from 0. */
static inline uint32_t tln_pf_kind(uint32_t denomination)
{
    return denomination < TALON_DENOMINATION_NO_TRUMP
               ? 0
               : denomination - TALON_DENOMINATION_NO_TRUMP + 1;
}

/* The kinds of promises: with trumps, no trump, any misère. */
#define PF_PROMISES 3

/* What was found out about a contract before the first card. */
struct pf_found {
    enum pf_step step;
    uint32_t seat; /* the contractor */
    uint32_t denomination;
    uint32_t share;  /* the mean over the worlds, up to TALON_CERTAIN, */
    uint32_t worlds; /* and how many they are */
    uint32_t merit;  /* of the contractor's hand: tln_pf_merit() */
};

/* A place on a row: points are PF_KNOT apart, with lines between them. */
static inline uint32_t tln_pf_on_row(const uint16_t *row, uint32_t at)
{
    uint32_t i = at / PF_KNOT, past = at % PF_KNOT;

    return past == 0
               ? row[i]
               : (row[i] * (PF_KNOT - past) + row[i + 1] * past) / PF_KNOT;
}

/* Where on a row of chances a share of the worlds stands. A misère whose cards
 * are being played is seldom made if no world makes it, but often if a few do;
 * so its row has more points for small shares. */
static inline uint32_t tln_pf_place(enum pf_step step, uint32_t denomination,
                                    uint32_t share)
{
    return step == PF_CARD && denomination >= TALON_DENOMINATION_MISERE
               ? (uint32_t)tln_fixed_root((uint64_t)share * TALON_CERTAIN)
               : share;
}

/* Which promise a contract goes by. */
static inline uint32_t tln_pf_promise_kind(uint32_t denomination)
{
    return least(tln_pf_kind(denomination), PF_PROMISES - 1);
}

/* The share of the worlds, drawn toward the share that is promised, as the
 * level does it. */
static inline uint32_t tln_pf_draw(const struct pf_skill *skill,
                                   const struct pf_found *found,
                                   uint32_t promised)
{
    uint32_t more =
        skill->drawn[found->denomination >= TALON_DENOMINATION_MISERE];

    return (found->share * found->worlds + promised * more) /
           most(found->worlds + more, 1);
}

/* The share to go by, given what was found. */
uint32_t tln_pf_drawn(const struct pf_mind *mind, const struct pf_found *found);

/* The chance to state of a contract, if the share to go by is `share`. Both are
 * from 0 to TALON_CERTAIN. Of what was found, only the step and the contract
 * count. */
uint16_t tln_pf_told(const struct pf_mind *mind, const struct pf_found *found,
                     uint32_t share);

/* The chance, up to TALON_CERTAIN, that a misère is made in a world in which
 * the solver finds that it is made, or not; the share found is not used. Their
 * mean over the worlds is the chance that is stated: the rows of misères are
 * straight lines up to the first card. */
uint32_t tln_pf_misere_chance(const struct pf_mind *mind,
                              const struct pf_found *found, int is_solved);

#endif
