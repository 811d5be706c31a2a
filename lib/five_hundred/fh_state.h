/* SPDX-License-Identifier: MIT */
/* The whole state of a game of Five Hundred: what the rules need, what queries
 * report and what public play proves; no history of earlier hands. A view has 0
 * for cards that its seats do not know, and TALON_SECRET for a partner they do
 * not know; see fh_view.c. */
#ifndef TALON_FIVE_HUNDRED_FH_STATE_H
#define TALON_FIVE_HUNDRED_FH_STATE_H

#include "five_hundred/fh_bids.h"
#include "five_hundred/fh_pack.h"
#include "five_hundred/fh_rules.h"
#include "five_hundred/fh_sides.h"
#include "game/state.h"

#include <stddef.h>

/* Seats are -1 (nobody) or 0…5, sets of seats are bits, cards may be
 * TALON_CARD_NONE. "The hand" is the one being played or, until the next deal,
 * the last one, which stays in the state until then. */
struct five_hundred {
    struct talon_game common;
    int16_t rule[RULES_KEPT]; /* the values of the options, the preset first */
    talon_card drawn[SEATS];  /* for the deal, until the first hand (FH-7) */

    /* Cards. In a two-handed game hand[2] is the dead hand (FH-3). */
    talon_cards hand[SEATS]; /* held now, by seat */
    talon_cards kitty;       /* as dealt, also after it is taken */
    talon_cards discard;     /* discarded by the contractor (FH-20) */

    /* The game. */
    int32_t score[SEATS];           /* of the seat's side */
    uint32_t deals;                 /* played to the end (FH-39) */
    int16_t contract_points[SEATS]; /* of the hand, 0 until it is scored:
                                       FH-33, 34, 36 */
    uint8_t winners;                /* of the game, seats */
    uint8_t barred;                 /* seats that can never win (FH-38) */
    uint8_t phase;                  /* enum talon_phase_id */
    int8_t to_act; /* a seat, the table, or nobody when it is over */
    int8_t dealer; /* nobody before the draw is settled */

    /* The auction. */
    uint8_t ladder[BIDS]; /* bids by rank, lowest first; from the rules only */
    uint8_t bid[BIDS];    /* of the hand, in order */
    int8_t bidder[BIDS];  /* of each */
    uint8_t bids;         /* how many */
    uint8_t passed;       /* seats whose last call was a pass */

    /* The contract. */
    uint8_t contract;  /* a bid, or NO_BID: none yet, or none (FH-18) */
    int8_t contractor; /* nobody without contract */
    uint8_t trump;     /* suit, or 0 without trumps (FH-6) */
    uint8_t nominated; /* the suit of the contractor's jokers, or 0 (FH-21) */
    talon_card called; /* the partner's card (FH-22) */
    int8_t partner;    /* who holds or held it; nobody if it is discarded */
    uint8_t laid_down; /* seats taking no part (FH-27) */

    /* The tricks. */
    talon_card trick[TRICKS][SEATS]; /* cards in the order of play */
    int8_t leader[TRICKS + 1];       /* of each trick, and so who took the one
                                        before it; nobody where not known yet */
    uint8_t suit_led[TRICKS];        /* suit to follow, named or not */
    uint8_t tricks;                  /* completed */
    uint8_t on_table;                /* cards in the trick in progress */
    uint8_t taken[SEATS];            /* tricks, by seat */
    uint8_t voids[SEATS];            /* suits shown to be void, bit suit-1 */

    /* The rest of the score of the hand. */
    uint8_t trick_points[SEATS]; /* FH-18, 35 */
    uint8_t made;                /* the contract was made */
    uint8_t slam;                /* and as a slam */
    uint8_t reason;              /* why the game is over, or 0 */
    uint8_t zero;                /* fills the hole at the end */

    /* What follows from the rest and is not saved: every play needs it twice,
     * so keeping it saves a tenth of the time of a play. 0 except in the
     * tricks; see fh_playable.h. */
    talon_cards playable; /* by the seat to act */
    uint32_t suits;       /* for a joker among them, see talon_fh_playable() */
    uint32_t nothing;     /* 0 */
};

#define SAVED_SIZE offsetof(struct five_hundred, playable)

/* No hole before a member wider than the one before it, nor at the end: states
 * are compared and copied as bytes. */
#define ENDS_AT(member, next)                                                  \
    _Static_assert(offsetof(struct five_hundred, member) +                     \
                           sizeof(((struct five_hundred *)0)->member) ==       \
                       (next),                                                 \
                   "a hole after " #member)

ENDS_AT(common, offsetof(struct five_hundred, rule));
ENDS_AT(drawn, offsetof(struct five_hundred, hand));
ENDS_AT(deals, offsetof(struct five_hundred, contract_points));
ENDS_AT(zero, SAVED_SIZE);
ENDS_AT(nothing, sizeof(struct five_hundred));

_Static_assert(sizeof(struct five_hundred) <= 512, "the state has outgrown");

/* The state behind a handle of Five Hundred, to change and to read. */
static inline struct five_hundred *fh_of(struct talon_game *handle)
{
    return (struct five_hundred *)(void *)handle;
}

static inline const struct five_hundred *fh_in(const struct talon_game *handle)
{
    return (const struct five_hundred *)(const void *)handle;
}

static inline int32_t rule_of(const struct five_hundred *game, uint32_t option)
{
    return game->rule[option];
}

static inline uint32_t seats_of(const struct five_hundred *game)
{
    return (uint32_t)rule_of(game, TALON_FH_OPTION_PLAYERS);
}

static inline uint32_t everyone(const struct five_hundred *game)
{
    return first_seats(seats_of(game));
}

/* The seats that play to each trick: all but those that have laid down their
 * cards (FH-27). */
static inline uint32_t seats_playing(const struct five_hundred *game)
{
    return everyone(game) & ~(uint32_t)game->laid_down;
}

/* FH-20: whether the kitty has gone to a contractor. */
static inline int kitty_is_taken(const struct five_hundred *game)
{
    return game->contractor != TALON_NOBODY;
}

/* The seat that holds a card; nobody if it is elsewhere. */
static inline int8_t holder_of(const struct five_hundred *game, talon_card card)
{
    uint32_t seat;

    for (seat = 0; seat < seats_of(game); seat++) {
        if ((game->hand[seat] >> card & 1) != 0)
            return (int8_t)seat;
    }
    return TALON_NOBODY;
}

/* FH-28: how many tricks come before the hand of an open misère is open. */
static inline uint32_t open_from(const struct five_hundred *game)
{
    return rule_of(game, TALON_FH_OPTION_OPEN_FROM) ==
           TALON_FH_OPEN_FROM_SECOND_TRICK;
}

/* Whether a hand has been dealt: at the start, nobody has called and no trick
 * has been played. */
static inline int is_dealt(const struct five_hundred *game)
{
    return (game->phase != TALON_PHASE_DRAW &&
            game->phase != TALON_PHASE_DEAL) ||
           game->tricks != 0 || game->bids != 0 || game->passed != 0;
}

/* Whether the last hand dealt has been played to its end. */
static inline int is_played(const struct five_hundred *game)
{
    return (game->phase == TALON_PHASE_DEAL ||
            game->phase == TALON_PHASE_OVER) &&
           game->tricks != 0;
}

#endif
