/* The whole state of a game of Five Hundred, and the steps from one part of a
 * hand to the next. The state holds what the rules need, what the queries tell
 * and what public play proves; no history of earlier hands. A view has 0 for
 * cards that its seats do not know, TALON_SECRET for a partner (views.h). */
#ifndef TALON_FIVE_HUNDRED_FH_STATE_H
#define TALON_FIVE_HUNDRED_FH_STATE_H

#include "game/handle.h"
#include "five_hundred/fh_bids.h"
#include "five_hundred/fh_pack.h"
#include "five_hundred/fh_sides.h"
#include "five_hundred/fh_suits.h"

#include <stddef.h>

/* Seats are -1 (nobody) or 0…5, sets of seats are bits, cards may be
 * TALON_NO_CARD. "The hand" is the one being played or, until the next deal,
 * the last one: everything about it stays until then. */
struct five_hundred {
    struct talon_game common;

    /* Cards. In a two-handed game hand[2] is the dead hand (FH-3). */
    talon_cards hand[SEATS]; /* held now, by seat */
    talon_cards kitty;       /* as dealt; 0 once the contractor has it */
    talon_cards discard;     /* laid away by the contractor (FH-20) */

    /* The game. */
    int32_t score[SEATS];    /* of the seat's side */
    uint32_t deals;          /* played to the end (FH-39) */
    uint8_t winners;         /* of the game, seats */
    uint8_t barred;          /* seats that can never win (FH-38) */
    uint8_t phase;           /* enum talon_phase */
    int8_t to_act;           /* a seat, the table, or nobody when it is over */
    int8_t dealer;           /* nobody before the draw is settled */
    talon_card drawn[SEATS]; /* for the deal, until the first hand (FH-7) */

    /* The auction. */
    uint8_t ladder[BIDS]; /* bids from the lowest rank up; by the rules only */
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
    uint8_t suit_led[TRICKS];        /* to be followed, named ones included */
    uint8_t tricks;                  /* completed */
    uint8_t on_table;                /* cards in the one after those */
    uint8_t taken[SEATS];            /* tricks, by seat */
    uint8_t voids[SEATS];            /* suits shown void, bit suit-1 */

    /* The score of the hand, 0 until it is scored. */
    int16_t contract_points[SEATS]; /* FH-33, 34, 36 */
    uint8_t trick_points[SEATS];    /* FH-18, 35 */
    uint8_t made;                   /* the contract was made */
    uint8_t slam;                   /* and as a slam */
    uint8_t reason;                 /* why the game is over, or 0 */
    uint8_t zero[3];                /* no hole at the end */

    /* What follows from the rest and is not saved: every play asks for it
     * twice, so tln_fh_derive() keeps it, which saves a tenth of the time of a
     * play. 0 but in the tricks. */
    talon_cards playable; /* by the seat to act */
    uint32_t suits;       /* for a joker among them, see talon_fh_playable() */
    uint32_t nothing;     /* 0 */
};

#define FH_SAVED_SIZE offsetof(struct five_hundred, playable)

_Static_assert(sizeof(struct five_hundred) <= 512, "the state has outgrown");

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
    return game->common.rule[option];
}

static inline uint32_t seats_of(const struct five_hundred *game)
{
    return (uint32_t)rule_of(game, TALON_FH_PLAYERS);
}

static inline uint32_t everyone(const struct five_hundred *game)
{
    return first_seats(seats_of(game));
}

/* Whether the jokers of a seat have a suit by FH-21. Cards do not change hands
 * after that, so it is every joker the contractor holds or plays. */
static inline int is_nominator(const struct five_hundred *game, int32_t seat)
{
    return game->nominated != 0 && seat == game->contractor;
}

/* Seats that play to each trick: but for one or two that have laid down their
 * cards (FH-27). */
static inline uint32_t seats_playing(const struct five_hundred *game)
{
    uint32_t seats = seats_of(game);

    if (game->laid_down == 0)
        return seats;
    return set_is_single(game->laid_down) ? seats - 1 : seats - 2;
}

/* Whether a hand has been dealt and not yet forgotten: at the start, nobody has
 * called and no trick was played. */
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

/* Tells a happening about cards. */
static inline talon_event *tell_cards(struct events *events, uint32_t kind,
                                      int32_t seat, talon_cards cards)
{
    talon_event *event = tell(events, kind, seat);

    if (events->event != 0) {
        event->cards = cards;
        event->count = (uint8_t)set_count(cards);
    }
    return event;
}

/* Begins the step of a move with cards; see tell_step(). */
static inline talon_event *tell_move(struct five_hundred *game,
                                     const talon_move *move,
                                     struct events *events)
{
    talon_event *event =
        tell_step(&game->common, events, move->kind, move->seat);

    if (events->event != NULL) {
        event->cards = move->cards;
        event->count = (uint8_t)set_count(move->cards);
        event->object = move->object;
    }
    return event;
}

/* The phases in which a seat acts. */
extern const struct phase tln_fh_auction_phase; /* auction.c */
extern const struct phase tln_fh_discard_phase; /* kitty.c */
extern const struct phase tln_fh_partner_phase; /* kitty.c */
extern const struct phase tln_fh_tricks_phase;  /* tricks.c */

/* Why the seat to act may not make a bid, the first reason; or TALON_OK. */
talon_status tln_fh_bid_status(const struct five_hundred *game, uint32_t bid);

/* The draw and the deal (fh_deal.c). */
extern const struct phase tln_fh_draw_phase;
extern const struct phase tln_fh_deal_phase;

/* Forgets the hand: the state of a game before its first deal. */
void tln_fh_clear_hand(struct five_hundred *game);

/* From one part of a hand to the next. */
void tln_fh_begin_auction(struct five_hundred *game);
void tln_fh_take_kitty(struct five_hundred *game, struct events *events);
void tln_fh_begin_tricks(struct five_hundred *game, struct events *events);
void tln_fh_throw_in(struct five_hundred *game, struct events *events);
void tln_fh_end_hand(struct five_hundred *game, uint32_t reason,
                     struct events *events);

/* FH-21: whether a suit may be named with the discard, if a joker is kept
 * (kitty.c). */
int tln_fh_may_nominate(const struct five_hundred *game);

/* The next seat clockwise that takes part (FH-27). */
static inline int32_t fh_next_to_play(const struct five_hundred *game,
                                      int32_t seat)
{
    return left_of(everyone(game) & ~(uint32_t)game->laid_down, seat);
}

/* Finds out what follows from the rest of the state (tricks.c). */
void tln_fh_derive(struct five_hundred *game);

/* A trick is full (fh_trick.c). */
void tln_fh_finish_trick(struct five_hundred *game, struct events *events);

/* Plays a card, naming no suit, if it may be played like that (tricks.c); see
 * struct module. */
int tln_fh_make_plain(struct talon_game *handle, const talon_move *move,
                      struct events *events);

/* Whether jokers of a seat belong to no suit (FH-6), so that a suit is named
 * when one is led. */
int tln_fh_jokers_are_loose(const struct five_hundred *game, int32_t seat);

/* The cards that a seat cannot keep if a card it is about to play is legal. */
talon_cards tln_fh_excluded(const struct five_hundred *game,
                            const talon_move *move);

/* The trick to look at (query.c): the one being played or, after the hand, the
 * last; TRICKS if there is none. And the cards played to a trick. */
uint32_t tln_fh_trick_shown(const struct five_hundred *game);
uint32_t tln_fh_cards_in_trick(const struct five_hundred *game, uint32_t trick);

/* What lies on the table: the cards of that trick, or those drawn. */
talon_cards tln_fh_cards_on_table(const struct five_hundred *game);

#endif
