/* SPDX-License-Identifier: MIT */
/*
 * What the reference players of Five Hundred read from a view: how cards rank
 * in the contract, who is winning the trick and who is still to play, all
 * calls, and which cards are gone. Suits are those of the contract: the joker
 * and the left bower are trumps. Without trumps, a joker has the suit NO_SUIT
 * and beats every suit.
 */
#ifndef FH_LOOK_H
#define FH_LOOK_H

#include "reference_player.h"

enum {
    NO_SUIT = 0,
    CALLS_MAX = 64,
    POWER_JOKER = 37, /* of the joker; with two jokers, of the high one */
    POWER_RIGHT = 34,
    POWER_LEFT = 33
};

#define CARD_BIT(card) ((talon_cards)1 << (card))

struct fh_call {
    int32_t seat;
    uint32_t tricks;       /* 0 for a pass and for a misère */
    uint32_t denomination; /* 0 for a pass */
};

struct fh_look {
    const talon_game *view;
    struct turn *turn;
    talon_rules rules;
    talon_fh_state state;
    int32_t seat;
    uint32_t seat_count;
    uint32_t friends; /* this side's other seats, as far as known */
    uint32_t enemies; /* the seats of the other sides */
    talon_cards pack, hand;
    talon_cards gone; /* all cards played in this hand */
    uint32_t trump;   /* a suit, or NO_SUIT */
    int is_misere;    /* a misère or open misère is being played */

    uint32_t call_count;
    struct fh_call call[CALLS_MAX];

    /* The trick on the table. */
    uint32_t on_table, left; /* cards on the table; seats after this one */
    uint32_t suit_led;       /* NO_SUIT before the lead */
    int32_t winning_seat;    /* or TALON_NOBODY */
    talon_card winning_card;
    talon_cards legal; /* cards that may be played */
    uint32_t suits;    /* suits that may be named for a joker that is led */
};

/* Reads a view for the seat that is to act. */
void fh_look_at(struct fh_look *look, struct turn *turn);

/* The suit of a card, and its strength within the suit: 2 … 17 for 2 … A, more
 * for the left bower, the right bower and the jokers. */
uint32_t fh_suit(talon_card card, uint32_t trump);
uint32_t fh_power(talon_card card, uint32_t trump);
int fh_is_joker(talon_card card);

/* The cards in a set that belong to a suit. */
talon_cards fh_of_suit(talon_cards set, uint32_t suit, uint32_t trump);

/* The highest and the lowest card of a set, by strength, whatever its suit; of
 * equally strong cards, the first in set order. TALON_CARD_NONE for an empty
 * set. */
talon_card fh_highest(talon_cards set, uint32_t trump);
talon_card fh_lowest(talon_cards set, uint32_t trump);

/* The cards of a set that are of the same suit as `card` and above it, or below
 * it. */
talon_cards fh_above(talon_cards set, talon_card card, uint32_t trump);
talon_cards fh_below(talon_cards set, talon_card card, uint32_t trump);

/* Whether the hand is low: it has no joker, and for each of its cards, it lacks
 * at most `most` of the lower cards of that suit. */
int fh_is_low(const struct fh_look *look, uint32_t most);

uint32_t fh_count(talon_cards set);
talon_cards fh_jokers(talon_cards set);

/* The n-th card of a set in set order. */
talon_card fh_nth(talon_cards set, uint32_t n);

/* The cards of the pack that are neither in the hand nor played. */
talon_cards fh_unseen(const struct fh_look *look);

/* Whether every card above this one in its suit has been played. The second
 * function counts cards in the hand as played. */
int fh_is_boss(const struct fh_look *look, talon_card card);
int fh_is_boss_beside(const struct fh_look *look, talon_card card);

/* Whether a card would win the trick as it stands. */
int fh_wins(const struct fh_look *look, talon_card card);

/* The legal cards that would win the trick. */
talon_cards fh_winners(const struct fh_look *look);

/* Whether a seat may hold cards of a suit, that is, it has always followed the
 * suit, and some of its cards are unseen; and whether it has failed to follow
 * the suit. */
int fh_may_hold(const struct fh_look *look, int32_t seat, uint32_t suit);
int fh_is_void(const struct fh_look *look, int32_t seat, uint32_t suit);

/* Whether any of the seats in a set may hold cards of a suit. */
int fh_any_may_hold(const struct fh_look *look, uint32_t seats, uint32_t suit);

/* The next seat, clockwise, that has not laid down its hand. */
int32_t fh_next(const struct fh_look *look, int32_t seat);

/* The seats that play to this trick after this seat. */
uint32_t fh_seats_left(const struct fh_look *look);

/* Whether this seat is on the contractor's side. */
int fh_declares(const struct fh_look *look);

/* The last bid that any of the seats in a set made in a denomination, or in any
 * denomination if that is 0; null if there is none. */
const struct fh_call *fh_last_bid(const struct fh_look *look, uint32_t seats,
                                  uint32_t denomination);

/* The first call of a seat; null if it has not called. */
const struct fh_call *fh_first_call(const struct fh_look *look, int32_t seat);

/* The answers. A player should ask for legal moves only; a move that is refused
 * is replaced with move 0, which is a pass or the first legal card. */
void fh_answer_pass(const struct fh_look *look);
void fh_answer_bid(const struct fh_look *look, uint32_t tricks,
                   uint32_t denomination);
void fh_answer_discard(const struct fh_look *look, talon_cards cards);

/* Discards the cards that are least worth keeping. */
void fh_discard_least(const struct fh_look *look,
                      double (*worth)(const struct fh_look *look,
                                      talon_card card));
void fh_answer_card(const struct fh_look *look, talon_card card, uint32_t suit);

/* Whether a bid is legal; its value in points; and its rank among the bids. */
int fh_may_bid(const struct fh_look *look, uint32_t tricks,
               uint32_t denomination);
int32_t fh_value(const struct fh_look *look, uint32_t tricks,
                 uint32_t denomination);
int32_t fh_rank(const struct fh_look *look, uint32_t tricks,
                uint32_t denomination);

/* How many cards the contractor must discard now. */
uint32_t fh_discard_count(const struct fh_look *look);

/* Of the suits in a set, the one that the hand has the most cards of, or the
 * fewest. */
uint32_t fh_longest_suit(const struct fh_look *look, uint32_t suits);
uint32_t fh_shortest_suit(const struct fh_look *look, uint32_t suits);

/* Answers with move 0, for decisions that a policy does not cover, such as
 * calling a partner. */
void fh_answer_first(const struct fh_look *look);

#endif
