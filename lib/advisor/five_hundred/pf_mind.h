/* SPDX-License-Identifier: MIT */
/* What the player of Five Hundred has in mind during one decision: what it
 * sees, what it believes, the worlds it imagines, and the results in them. All
 * of it is in the scratch memory. */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_MIND_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_MIND_H

#include "advisor/base/chance.h"
#include "advisor/five_hundred/pf_constants.h"
#include "advisor/player/decision.h"
#include "advisor/solver/drive.h"
#include "talon/solve.h"

/* Places of cards: the hands by seat (the dead hand is hand 2), then the kitty
 * or, once it has been taken, the discard. */
#define SEATS            TALON_FH_SEATS_MAX
#define KITTY            SEATS
#define PLACES           (SEATS + 1)

#define CALLS_MAX        64
#define OFFERS           (TALON_DENOMINATION_OPEN_MISERE + 1)
#define PLAYS_MAX        TALON_FH_LINE_MAX
#define DENIALS_MAX      (2 * PLAYS_MAX)
#define CARDS_MAX        TALON_FH_CARD_VALUES_MAX
#define AHEAD_WORLDS_MAX 256
#define AHEAD_DEPTH      3
#define ALL_TRICKS       TALON_FH_TRICKS

#define SOLVER_BYTES     ((size_t)4 << 20)

/* A call of the auction; a pass has denomination 0. */
struct pf_call {
    int8_t seat;
    uint8_t tricks;
    uint8_t denomination;
    uint8_t partner_suit; /* denomination of a partner's last bid, or 0 */
    uint8_t over_partner; /* whether the standing bid was a partner's */
    uint8_t cheapest[6];  /* by denomination: the fewest tricks of a bid that
                             outranks the standing bid, or 11 */
};

/* A card that was played to a trick. */
struct pf_play {
    int8_t seat;
    talon_card card;
    uint8_t suit_led; /* the suit led to the trick */
    uint8_t is_lead;
    int8_t winning;    /* the seat that was winning before this card, or
                          nobody */
    uint8_t power;     /* the power of that seat's card: tln_sv_power() */
    uint8_t to_follow; /* how many seats play after it */
    uint8_t trick;
};

/* Everything that can be read from the view, in arrays. */
struct sight {
    talon_fh_state state;
    talon_rules rules;
    uint32_t seats;
    uint32_t me;
    uint32_t sides;   /* how many sides there are in the auction */
    talon_cards hand; /* the cards of the seat `me` */
    talon_cards pack;
    talon_cards known[PLACES];
    talon_cards banned[PLACES]; /* hidden cards that cannot be in a place */
    talon_cards fixed;          /* hidden cards that stay where the sample has
                                   them */
    uint32_t is_called_hidden;  /* FH-22: whether the partner is still
                                   unknown */
    struct pf_call call[CALLS_MAX + 1]; /* and the call to be made */
    uint32_t call_count;
    uint16_t offered[OFFERS]; /* by denomination: bit n: the library lets the
                                 seat bid n tricks */
    uint32_t withheld; /* denominations in which it offers no bid, although as
                          far as the player knows there should be one */
    struct pf_play play[PLAYS_MAX];
    uint32_t play_count;
    talon_cards played[SEATS];
    talon_fh_position base; /* in the tricks: the position, with only the
                              cards that are known */
};

/* Cards that a play makes unlikely: the weight counts against every world in
 * which the seat holds any of them. */
struct denial {
    talon_cards cards;
    uint32_t seat;
    int32_t weight;
};

struct pf_world {
    talon_cards hand[PLACES];
};

/* The Markov chain of worlds. */
struct chain {
    struct pf_world now;
    int32_t belief[PLACES];
    struct counter random;
    uint32_t count; /* how many hidden cards may move */
    uint8_t card[64];
    uint8_t place[64];
};

/* Room for looking ahead to the seat's next card: the position of each world
 * when the seat plays again, and a hash of what the seat has seen by then. */
struct ahead {
    talon_fh_position position[AHEAD_WORLDS_MAX];
    uint64_t seen[AHEAD_WORLDS_MAX];
};

/* What a level of the player does: a record of pf_constants.h. */
struct pf_skill {
    uint16_t worlds[4];   /* how many worlds for a call, a discard, a card of
                             the first tricks, and any other card */
    uint16_t drawn[2];    /* as how many worlds the promise of a hand counts in
                             a contract of tricks, and in a misère */
    uint32_t nodes;       /* the most nodes for a decision */
    uint16_t count_worth; /* what 1/64 trick is worth when a discard is judged
                             by counting */
    uint8_t caution;      /* hundredths of a standard error that are taken off
                             the worth of bids */
    uint8_t bids_less;    /* 64ths of a trick that are taken off contracts of
                             the seat's side */
    uint8_t hears;        /* whether it draws conclusions from calls and the
                             discard */
    uint8_t watches;      /* whether it draws conclusions from plays */
    uint8_t rolls_out;    /* whether it judges calls in worlds */
    uint8_t looks_ahead;  /* how many of the seat's later decisions it looks
                             ahead to */
    uint8_t playouts;     /* playouts of each card in each world, except in
                             misères */
    uint8_t by_maxims;    /* whether it decides as a beginner, without any
                             world */
};

struct pf_mind {
    struct decision *decision;
    const struct pf_skill *skill;
    struct sight sight;
    struct denial denial[DENIALS_MAX];
    uint32_t denial_count;
    struct chain chain;
    struct drive drive;
    talon_fh_solver *solver;
    uint64_t nodes;                /* nodes used so far */
    uint64_t nodes_most;           /* the most nodes for the decision */
    uint32_t worlds;               /* how many worlds are in use */
    int64_t worth[ALL_TRICKS + 1]; /* what each final number of tricks of the
                                      side that counts is worth */
    /* The memory of `sample`, a world as a game; and of a game to try calls. */
    _Alignas(8) uint64_t sampled[TALON_GAME_BYTES_MAX / 8];
    _Alignas(8) uint64_t trial[TALON_GAME_BYTES_MAX / 8];
    talon_game *sample;
    struct pf_world world[TALON_PLAYER_WORLDS_MAX];
    int8_t value[TALON_PLAYER_WORLDS_MAX][CARDS_MAX];
    talon_fh_position first[AHEAD_WORLDS_MAX];
    struct ahead ahead[AHEAD_DEPTH];
    /* Holds a struct bidding in the auction. */
    _Alignas(8) uint64_t room[16384];
    _Alignas(8) uint64_t solver_memory[SOLVER_BYTES / 8];
    _Alignas(8) uint64_t sample_memory[TALON_SAMPLE_BYTES_MAX / 8];
};

static inline int32_t clamp(int32_t value, int32_t low, int32_t high)
{
    return value < low ? low : value > high ? high : value;
}

/* Whether two seats of the position are on the same side. */
static inline int tln_pf_are_partners(const talon_fh_position *position,
                                      uint32_t a, uint32_t b)
{
    return ((position->side >> a ^ position->side >> b) & 1) == 0;
}

#endif
