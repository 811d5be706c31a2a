/* SPDX-License-Identifier: MIT */
/* The whole state of a session of Tripoli, without pointers or padding, and the
 * few questions about it that most files need. In a view hidden cards are 0;
 * everything else is public. */
#ifndef TALON_TRIPOLI_TR_STATE_H
#define TALON_TRIPOLI_TR_STATE_H

#include "base/libc.h"
#include "base/seat.h"
#include "game/state.h"
#include "tripoli/tr_board.h"
#include "tripoli/tr_cards.h"
#include "talon/tripoli.h"

#include <stddef.h>

#define SEATS     TALON_TR_SEATS_MAX
#define PLAYS_MAX 52

/* TR-15, TR-30 */
#define POKER_CARDS 5

/* TR-11, TR-18, TR-34: the most chips of one offer, bet, raise or purchase. */
#define MOVE_CHIPS_MAX 1000000

/* TR-3: no stack and no box reaches 2^53. */
#define CHIPS_MAX (((int64_t)1 << 53) - 1)

/* TR-10: what has happened to the spare hand in this deal. */
enum spare_step {
    SPARE_AUCTIONED = 1,    /* the spare hand as dealt found no buyer */
    SPARE_SWAPPED = 2,      /* the dealer has taken it */
    SPARE_OLD_AUCTIONED = 4 /* the dealer's old hand found no buyer */
};

/* What belongs to a deal stays until the next one, so that a table can show
 * what the last card caused. Sets of seats have a bit for each seat. */
struct tripoli {
    struct talon_game common;
    int32_t rule[RULES_KEPT]; /* the values of the options, the preset first */

    talon_cards hand[SEATS];     /* held now */
    talon_cards selected[SEATS]; /* TR-15: the poker cards, 0 until chosen */
    talon_cards spare;           /* TR-8: the spare hand */
    talon_cards shown;           /* shown to all in this deal, not by play */
    struct board board;          /* of this deal */

    int64_t stack[SEATS];            /* TR-3: chips of each seat */
    int64_t before[SEATS];           /* stacks before this deal's antes */
    int64_t staked[SEATS];           /* TR-18: put into the pot by betting */
    int64_t box[TALON_TR_BOXES + 1]; /* by #talon_tr_box_id; box[0] is 0 */

    uint32_t deals; /* dealt, closing rounds not counted */
    int32_t offer;  /* the last in an auction, or the price of a sold hand */
    int32_t pay_suit_price;    /* TR-9: in this deal, or 0 */
    int32_t last_offer[SEATS]; /* TR-11: in the last auction of this deal */

    uint16_t in_deal;  /* TR-32: seats in the deal */
    uint16_t in_poker; /* TR-19: those of them that have not folded */
    uint16_t acted;    /* TR-18: seats that acted since the last bet or raise */
    uint16_t passed;   /* TR-9, TR-11: seats that passed in this auction */
    uint16_t barred;   /* TR-12: seats shown to be barred */
    uint16_t raises;   /* TR-18: in this round; capped at 65535 */

    int8_t to_act;      /* a seat, TALON_TABLE or TALON_NOBODY */
    int8_t dealer;      /* of this deal; nobody before the first */
    int8_t bidder;      /* of that offer, or nobody */
    int8_t buyer;       /* TR-11: of a hand, or nobody */
    int8_t pot_winner;  /* TR-20: of the main pot, or nobody */
    int8_t opener;      /* TR-20: who had the first lead, or nobody */
    int8_t deal_winner; /* TR-27: who went out, or nobody */

    uint8_t phase;       /* enum talon_phase_id */
    uint8_t spare_steps; /* enum spare_step, ORed */
    uint8_t closing;     /* TR-30: closing pots still to be won */
    talon_card due;      /* TR-23: next card of the run or TALON_CARD_NONE */
    uint8_t spare_held;  /* cards in the spare hand; 0 in a closing round */
    uint8_t held[SEATS]; /* cards in each hand */
    uint8_t last_action[SEATS]; /* TR-18: kind of the last move in the betting
                                   of this deal, or 0 */
    uint8_t raise_count[SEATS]; /* TR-18: capped at 255 */

    /* TR-20: the cards played and who played them. Leads, stops and passed
     * leads, and what they prove, follow from these and `opener`. */
    uint8_t plays;
    talon_card play[PLAYS_MAX];
    int8_t player[PLAYS_MAX];
    uint8_t zero[4]; /* 0 */

    /* The cards the seat to act may play in Michigan; else 0. They follow from
     * the rest and are not saved (see tln_tr_derive()). Every play needs them
     * twice, so keeping them saves a tenth of its time. */
    talon_cards playable;
};

#define TR_SAVED_SIZE offsetof(struct tripoli, playable)

_Static_assert(sizeof(struct tripoli) <= STATE_BYTES_MAX,
               "a session fits the memory of any state");
_Static_assert(offsetof(struct tripoli, hand) ==
                       sizeof(struct talon_game) + RULES_KEPT * 4 &&
                   sizeof(struct tripoli) ==
                       TR_SAVED_SIZE + sizeof(talon_cards),
               "there is no padding around the saved members");

static inline struct tripoli *tr_of(struct talon_game *handle)
{
    return (struct tripoli *)handle;
}

static inline const struct tripoli *tr_in(const struct talon_game *handle)
{
    return (const struct tripoli *)handle;
}

/* The value of an option of this session. */
static inline int32_t rule_of(const struct tripoli *game,
                              enum talon_tr_option_id option)
{
    return game->rule[option];
}

static inline uint32_t players(const struct tripoli *game)
{
    return (uint32_t)rule_of(game, TALON_TR_OPTION_PLAYERS);
}

/* All seats of the session. */
static inline uint32_t all_seats(const struct tripoli *game)
{
    return first_seats(players(game));
}

/* Whether a seat is one of some; false for nobody. */
static inline int is_among(uint32_t seats, int32_t seat)
{
    return (seats & seat_bit(seat)) != 0;
}

/* Whether the dealer has swapped (TR-10); whether a hand has been sold (TR-11).
 */
static inline int has_swapped(const struct tripoli *game)
{
    return (game->spare_steps & SPARE_SWAPPED) != 0;
}

static inline int has_sold(const struct tripoli *game)
{
    return game->buyer != TALON_NOBODY;
}

/* TR-4: whether stacks cannot fall below 0. */
static inline int table_stakes(const struct tripoli *game)
{
    return rule_of(game, TALON_TR_OPTION_BANKROLL) > 0;
}

/* The chips a seat can still pay: on open accounts any number. */
static inline int64_t purse(const struct tripoli *game, int32_t seat)
{
    return table_stakes(game) ? game->stack[seat] : INT64_MAX;
}

/* What a seat can pay of an amount (TR-33, TR-34). */
static inline int64_t payable(const struct tripoli *game, int32_t seat,
                              int64_t amount)
{
    int64_t most = purse(game, seat);

    return amount < most ? amount : most;
}

/* Whether this deal is, or the next will be, for a closing pot (TR-30). */
static inline int is_closing(const struct tripoli *game)
{
    return game->closing > 0;
}

/* TR-30: whether the cards on the table are those of a closing round, which has
 * no spare hand and leaves cards undealt. */
static inline int is_closing_deal(const struct tripoli *game)
{
    return game->dealer != TALON_NOBODY && game->spare_held == 0;
}

/* TR-23: whether a play was a lead. The card above the last of a run is in no
 * hand, so consecutive cards of a suit are always one run. */
static inline int was_led(const struct tripoli *game, uint32_t play)
{
    return play == 0 || card_above(game->play[play - 1]) != game->play[play];
}

#endif
