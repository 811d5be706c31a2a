/* SPDX-License-Identifier: MIT */
/**
 * @file tripoli.h
 * Tripoli: the numbers of its options, its boxes, what a screen shows, and who
 * wins which pot without a game. The clauses TR-n are those of the rule book,
 * `doc/tripoli.md`. A function that takes a game or rules refuses those of
 * another kind with #TALON_E_WRONG_GAME.
 */
#ifndef TALON_TRIPOLI_H
#define TALON_TRIPOLI_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Ceilings: sizes of Tripoli, for the life of the soname.
 *
 * @since 0.1.0
 */
enum talon_tr_size_id {
    TALON_TR_SEATS_MAX = 9,   /**< seats in a game */
    TALON_TR_BOXES = 9,       /**< boxes on the board */
    TALON_TR_CLOSING_MAX = 16 /**< closing pots that can end a session */
};

/**
 * Options of #TALON_GAME_TRIPOLI, in the order of the rule book, with their
 * keys.
 *
 * @since 0.1.0
 */
enum talon_tr_option_id {
    /** `players`: how many players there are (TR-8) */
    TALON_TR_OPTION_PLAYERS = 1,
    /** `first-dealer`: the seat that deals first (TR-7) */
    TALON_TR_OPTION_FIRST_DEALER = 2,
    /** `board`: whether the cards that pay change with each deal (TR-6) */
    TALON_TR_OPTION_BOARD = 3,
    /** `pay-ace`: the suit of the ace that pays (TR-2) */
    TALON_TR_OPTION_PAY_ACE = 4,
    /** `pay-king`: the suit of the king that pays (TR-2) */
    TALON_TR_OPTION_PAY_KING = 5,
    /** `pay-queen`: the suit of the queen that pays (TR-2) */
    TALON_TR_OPTION_PAY_QUEEN = 6,
    /** `pay-jack`: the suit of the jack that pays (TR-2) */
    TALON_TR_OPTION_PAY_JACK = 7,
    /** `pay-ten`: the suit of the ten that pays (TR-2) */
    TALON_TR_OPTION_PAY_TEN = 8,
    /** `pair`: which two cards take the pair box (TR-2) */
    TALON_TR_OPTION_PAIR = 9,
    /** `pair-suit`: the suit of the pair (TR-2) */
    TALON_TR_OPTION_PAIR_SUIT = 10,
    /** `sequence`: the lowest of the three cards that take the sequence box
     *  (TR-2) */
    TALON_TR_OPTION_SEQUENCE = 11,
    /** `ante`: the chips that each seat puts on each box before the deal
     *  (TR-5) */
    TALON_TR_OPTION_ANTE = 12,
    /** `dealer-ante`: whether the dealer puts down twice as many (TR-5) */
    TALON_TR_OPTION_DEALER_ANTE = 13,
    /** `bankroll`: the chips that each seat starts with and plays within; 0
     *  for open accounts (TR-4) */
    TALON_TR_OPTION_BANKROLL = 14,
    /** `spare-place`: when the spare hand gets its card in each round of the
     *  deal (TR-8) */
    TALON_TR_OPTION_SPARE_PLACE = 15,
    /** `spare-hand`: what the dealer may do with the spare hand (TR-10) */
    TALON_TR_OPTION_SPARE_HAND = 16,
    /** `pay-card-bar`: whether a seat with cards that pay may neither swap
     *  nor bid for a hand (TR-12) */
    TALON_TR_OPTION_PAY_CARD_BAR = 17,
    /** `pay-auction`: whether the suit that pays is auctioned in each deal
     *  (TR-9) */
    TALON_TR_OPTION_PAY_AUCTION = 18,
    /** `collect`: when the boxes are collected (TR-14, TR-28) */
    TALON_TR_OPTION_COLLECT = 19,
    /** `poker`: whether there is poker, and whether it has betting (TR-17) */
    TALON_TR_OPTION_POKER = 20,
    /** `poker-opener`: who chooses a poker hand first and bets first (TR-17) */
    TALON_TR_OPTION_POKER_OPENER = 21,
    /** `bet-limit`: the most chips in a bet, and in a raise above the call;
     *  0 for no limit (TR-18) */
    TALON_TR_OPTION_BET_LIMIT = 22,
    /** `raise-cap`: the most raises in a round of betting; 0 for no cap
     *  (TR-18) */
    TALON_TR_OPTION_RAISE_CAP = 23,
    /** `michigan-opener`: who leads first (TR-20) */
    TALON_TR_OPTION_MICHIGAN_OPENER = 24,
    /** `lead-card`: which card of a suit may be led (TR-21) */
    TALON_TR_OPTION_LEAD_CARD = 25,
    /** `first-lead`: what may be led first (TR-22) */
    TALON_TR_OPTION_FIRST_LEAD = 26,
    /** `next-lead`: what may be led after a run has ended (TR-24) */
    TALON_TR_OPTION_NEXT_LEAD = 27,
    /** `pass-penalty`: the chips that a seat with nothing to lead pays to
     *  the kitty (TR-25) */
    TALON_TR_OPTION_PASS_PENALTY = 28,
    /** `card-pay`: the chips paid for each card left when the deal is over
     *  (TR-27) */
    TALON_TR_OPTION_CARD_PAY = 29,
    /** `closing-bets`: whether there is betting for the pots that end the
     *  session (TR-30) */
    TALON_TR_OPTION_CLOSING_BETS = 30
};

/** Values of #TALON_TR_OPTION_BOARD. @since 0.1.0 */
enum talon_tr_board_id {
    /** `fixed`: the options say which cards pay */
    TALON_TR_BOARD_FIXED = 0,
    /** `per-deal`: the caller supplies a board for each deal */
    TALON_TR_BOARD_PER_DEAL = 1
};

/** Values of #TALON_TR_OPTION_PAIR. @since 0.1.0 */
enum talon_tr_pair_id {
    /** `king-queen`: king and queen of a suit */
    TALON_TR_PAIR_KING_QUEEN = 0,
    /** `ace-king`: ace and king of a suit */
    TALON_TR_PAIR_ACE_KING = 1
};

/** Values of #TALON_TR_OPTION_DEALER_ANTE. @since 0.1.0 */
enum talon_tr_dealer_ante_id {
    /** `equal`: as many as every other seat */
    TALON_TR_DEALER_ANTE_EQUAL = 0,
    /** `double`: twice as many */
    TALON_TR_DEALER_ANTE_DOUBLE = 1
};

/** Values of #TALON_TR_OPTION_SPARE_PLACE. @since 0.1.0 */
enum talon_tr_spare_place_id {
    /** `last`: after the dealer */
    TALON_TR_SPARE_PLACE_LAST = 0,
    /** `first`: before the seat at the dealer's left */
    TALON_TR_SPARE_PLACE_FIRST = 1
};

/** Values of #TALON_TR_OPTION_SPARE_HAND. @since 0.1.0 */
enum talon_tr_spare_hand_id {
    /** `dead`: nobody may have it */
    TALON_TR_SPARE_HAND_DEAD = 0,
    /** `swap`: the dealer may swap hands with it */
    TALON_TR_SPARE_HAND_SWAP = 1,
    /** `swap-or-auction`: the dealer may swap, or auction it */
    TALON_TR_SPARE_HAND_SWAP_OR_AUCTION = 2
};

/** Values of #TALON_TR_OPTION_COLLECT. @since 0.1.0 */
enum talon_tr_collect_id {
    /** `phase-one`: by everyone, before the poker */
    TALON_TR_COLLECT_PHASE_ONE = 0,
    /** `in-play`: as the cards are played */
    TALON_TR_COLLECT_IN_PLAY = 1
};

/** Values of #TALON_TR_OPTION_POKER. @since 0.1.0 */
enum talon_tr_poker_id {
    /** `on`: poker with a round of betting */
    TALON_TR_POKER_ON = 0,
    /** `showdown`: poker without betting */
    TALON_TR_POKER_SHOWDOWN = 1,
    /** `off`: no poker, and no pot */
    TALON_TR_POKER_OFF = 2
};

/** Values of #TALON_TR_OPTION_POKER_OPENER. @since 0.1.0 */
enum talon_tr_poker_opener_id {
    /** `left`: the seat at the dealer's left */
    TALON_TR_POKER_OPENER_LEFT = 0,
    /** `dealer`: the dealer begins */
    TALON_TR_POKER_OPENER_DEALER = 1
};

/** Values of #TALON_TR_OPTION_MICHIGAN_OPENER. @since 0.1.0 */
enum talon_tr_michigan_opener_id {
    /** `pot-winner`: the seat that won the pot */
    TALON_TR_MICHIGAN_OPENER_POT_WINNER = 0,
    /** `dealer`: the dealer leads */
    TALON_TR_MICHIGAN_OPENER_DEALER = 1,
    /** `left`: the seat at the dealer's left */
    TALON_TR_MICHIGAN_OPENER_LEFT = 2,
    /** `lowest-diamond`: whoever holds the lowest diamond */
    TALON_TR_MICHIGAN_OPENER_LOWEST_DIAMOND = 3,
    /** `lowest-club`: whoever holds the lowest club */
    TALON_TR_MICHIGAN_OPENER_LOWEST_CLUB = 4
};

/** Values of #TALON_TR_OPTION_LEAD_CARD. @since 0.1.0 */
enum talon_tr_lead_card_id {
    /** `lowest`: the lowest that the leader holds in the suit */
    TALON_TR_LEAD_CARD_LOWEST = 0,
    /** `any`: any card of the suit */
    TALON_TR_LEAD_CARD_ANY = 1
};

/** Values of #TALON_TR_OPTION_FIRST_LEAD. @since 0.1.0 */
enum talon_tr_first_lead_id {
    /** `any-suit`: any suit */
    TALON_TR_FIRST_LEAD_ANY_SUIT = 0,
    /** `lowest-of-hand`: the suit of the lowest card of the hand */
    TALON_TR_FIRST_LEAD_LOWEST_OF_HAND = 1
};

/** Values of #TALON_TR_OPTION_NEXT_LEAD. @since 0.1.0 */
enum talon_tr_next_lead_id {
    /** `other-suit`: another suit than that of the run */
    TALON_TR_NEXT_LEAD_OTHER_SUIT = 0,
    /** `any-suit`: any suit */
    TALON_TR_NEXT_LEAD_ANY_SUIT = 1,
    /** `other-colour`: a suit of the other color */
    TALON_TR_NEXT_LEAD_OTHER_COLOUR = 2,
    /** `alternate`: black and red in turn, always the lowest card */
    TALON_TR_NEXT_LEAD_ALTERNATE = 3
};

/**
 * Boxes of the board (TR-2). In a set of boxes, bit b is box b.
 *
 * @since 0.1.0
 */
enum talon_tr_box_id {
    /** the box for the ace that pays */
    TALON_TR_BOX_ACE = 1,
    /** the box for the king that pays */
    TALON_TR_BOX_KING = 2,
    /** the box for the queen that pays */
    TALON_TR_BOX_QUEEN = 3,
    /** the box for the jack that pays */
    TALON_TR_BOX_JACK = 4,
    /** the box for the ten that pays */
    TALON_TR_BOX_TEN = 5,
    /** the box for both cards of the pair */
    TALON_TR_BOX_PAIR = 6,
    /** the box for three cards in a row */
    TALON_TR_BOX_SEQUENCE = 7,
    /** the box for the seat that is out of cards first */
    TALON_TR_BOX_KITTY = 8,
    /** the box for the best poker hand */
    TALON_TR_BOX_POT = 9
};

/**
 * Tripoli at a glance: everything a screen shows, 608 bytes without padding.
 * "The deal" is the one being played or, until the next deal, the last one, so
 * the effects of its last card can still be seen. Arrays are by seat, except
 * for boxes and pay; entries of seats that do not exist are 0.
 *
 * @since 0.1.0
 */
typedef struct talon_tr_state {
    talon_cards hand[TALON_TR_SEATS_MAX];     /**< cards held now */
    talon_cards selected[TALON_TR_SEATS_MAX]; /**< TR-15: cards chosen for
                                                   poker, or 0 */
    talon_cards spare;                        /**< TR-8: the spare hand */
    talon_cards shown; /**< cards of the deal that all seats were shown */
    talon_cards run;   /**< cards of the current run, or of the last one */
    int64_t stack[TALON_TR_SEATS_MAX];  /**< chips of each seat */
    int64_t staked[TALON_TR_SEATS_MAX]; /**< chips put into the pot by betting;
                                             0 once it is settled */
    int64_t gain[TALON_TR_SEATS_MAX];   /**< same as talon_game_returns(), in
                                             chips */
    int64_t boxes[TALON_TR_BOXES + 1];  /**< chips in each box, by
                                             #talon_tr_box_id; entry 0 is 0 */
    uint32_t turn;                      /**< same as talon_game_turn() */
    uint32_t phase;                     /**< one of #talon_phase_id */
    uint32_t deals;                     /**< same as talon_game_deal_count() */
    uint32_t in_deal;  /**< TR-32: one bit for each seat in the deal */
    uint32_t in_poker; /**< TR-19: one bit for each seat that has not folded */
    uint32_t barred;   /**< TR-12: one bit for each seat barred from auctions */
    uint32_t passed;   /**< one bit for each seat that has passed in an
                            auction */
    uint32_t lead_passed;   /**< TR-25: one bit for each seat that passed the
                                 lead before the current run */
    int32_t offer;          /**< the last offer of an auction, or the price of
                                 the hand sold, in chips; or 0 */
    int32_t pay_suit_price; /**< TR-9: price of the pay suit in the deal, in
                                 chips, or 0 */
    int32_t last_offer[TALON_TR_SEATS_MAX]; /**< TR-9, TR-11: the last offer of
                                                 each seat in the last auction
                                                 of the deal, in chips, or 0 */
    uint16_t last_action[TALON_TR_SEATS_MAX]; /**< TR-18: the kind of each
                                                   seat's last action in the
                                                   betting of the deal, one of
                                                   #talon_kind_id, or 0 */
    uint16_t raises;    /**< TR-18: raises made in the betting of the deal */
    uint16_t closing;   /**< TR-30: closing pots still to be won */
    int8_t to_act;      /**< same as talon_game_to_act() */
    int8_t dealer;      /**< seat of the dealer; between deals and before the
                             first, of the next dealer */
    int8_t bidder;      /**< seat of the last offer, or #TALON_NOBODY */
    int8_t buyer;       /**< TR-11: seat that bought the hand, or
                             #TALON_NOBODY */
    int8_t pot_winner;  /**< TR-20: seat that won the main pot; of several, the
                             first from the dealer's left; or #TALON_NOBODY */
    int8_t run_seat;    /**< seat that played the last card, or #TALON_NOBODY */
    int8_t deal_winner; /**< TR-27: seat that went out, or #TALON_NOBODY */
    uint8_t swapped;    /**< TR-10: 1 if the dealer has swapped, else 0 */
    talon_card pay[5];  /**< the pay cards: ace, king, queen, jack, ten;
                             #TALON_CARD_NONE while unknown */
    uint8_t pair_suit;  /**< suit of the pair, one of #talon_suit_id, or 0 while
                             unknown */
    uint8_t pair_rank;  /**< its higher rank, one of #talon_rank_id (king or
                             ace), or 0 while unknown */
    uint8_t sequence;   /**< lowest rank of the sequence, 2 … 10, or one of
                             #talon_rank_id; 0 while unknown */
    uint8_t held[TALON_TR_SEATS_MAX];        /**< cards in each hand */
    uint8_t raise_count[TALON_TR_SEATS_MAX]; /**< TR-18: raises of each seat in
                                                  the betting of the deal, at
                                                  most 255 */
    uint8_t spare_count;                     /**< cards in the spare hand */
    talon_card last_card; /**< last card played in the deal, or
                               #TALON_CARD_NONE */
    uint8_t plays;        /**< cards played in the deal */
    uint8_t reserved[9];  /**< reserved */
} talon_tr_state;

/** A pot: 32 bytes without padding. @since 0.1.0 */
typedef struct talon_tr_pot {
    int64_t amount;      /**< chips in it */
    int64_t share;       /**< chips that each winner takes */
    int64_t rest;        /**< chips that cannot be shared equally */
    uint32_t contenders; /**< one bit for each seat that can win it */
    uint32_t winners;    /**< one bit for each seat that wins it */
} talon_tr_pot;

/**
 * Reports the state of a game of Tripoli at a glance.
 *
 * @param game a game of Tripoli
 * @param[out] state the snapshot
 * @return #TALON_OK; #TALON_UNKNOWN if part of it is unknown to the viewers;
 *         #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_tr_state_of(const talon_game *game,
                                         talon_tr_state *state);

/**
 * Lists the cards played in phase three of the deal, in order.
 *
 * @param game a game of Tripoli
 * @param[out] plays the buffer, filled with moves of kind #TALON_KIND_PLAY;
 *             null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in moves; 52 is always enough
 * @param[out] count the number of plays; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_tr_plays(const talon_game *game, talon_move *plays,
                                      uint32_t capacity, uint32_t *count);

/**
 * Reports what a call costs a seat now (TR-18): the chips that bring its stake
 * up to the highest one; at table stakes, at most the chips it has (TR-33).
 *
 * @param game a game of Tripoli
 * @param seat the seat, whether or not it is to act
 * @param[out] amount the cost in chips; 0 if there is nothing to call or the
 *             seat is not in the poker
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SEAT; #TALON_E_PHASE if
 *         there is no betting now
 * @since 0.2.0
 */
TALON_API talon_status talon_tr_call_cost(const talon_game *game, int32_t seat,
                                          int64_t *amount);

/**
 * Lists the pots as they are during the betting (TR-33), while the hands are
 * hidden: the main pot and the side pots, and who contends for each, as if the
 * betting ended now. A seat that has yet to call contends for what it has paid.
 * What one seat has put in beyond every other seat is in no pot: it is returned
 * unless it is called.
 *
 * @param game a game of Tripoli
 * @param[out] pots the buffer, the main pot first; winners, share and rest are
 *             0; null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in pots; #TALON_TR_SEATS_MAX is
 *        always enough
 * @param[out] count the number of pots, at least 1; with #TALON_E_SPACE, the
 *             number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_PHASE if there is no betting
 *         now; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_tr_pots_now(const talon_game *game,
                                         talon_tr_pot *pots, uint32_t capacity,
                                         uint32_t *count);

/**
 * Returns the key of a box, as the rule book names it: "ace", "sequence". It is
 * the same as talon_term_key(#TALON_SPACE_TR_BOX, box_id).
 *
 * @param box_id the box, one of #talon_tr_box_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_tr_box_key(uint32_t box_id);

/**
 * Makes a random board (TR-6), every board equally likely: the move of the
 * table in a game whose board changes with each deal. The game is not changed;
 * pass the move to talon_game_apply(). talon_game_chance() does both, and
 * deals.
 *
 * @param game a game of Tripoli
 * @param[in,out] rng the caller's generator
 * @param[out] next_move the move
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_NOT_DUE if no board is due
 * @since 0.1.0
 */
TALON_API talon_status talon_tr_board_shuffle(const talon_game *game,
                                              talon_rng *rng,
                                              talon_move *next_move);

/**
 * Reports which boxes a hand collects in phase one (TR-14), on the board of
 * these rules.
 *
 * @param rules rules of Tripoli
 * @param hand any cards of the pack
 * @param[out] boxes the set of boxes, bit b for box b: the pay cards, the pair,
 *             the sequence
 * @param[out] cards the set of the cards that collect them; may be null
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_CARD_FOREIGN
 * @since 0.1.0
 */
TALON_API talon_status talon_tr_collects(const talon_rules *rules,
                                         const talon_cards *hand,
                                         uint32_t *boxes, talon_cards *cards);

/**
 * Works out who wins which pot (TR-19, TR-33), without a game: the main pot and
 * the side pots of a betting round. `staked`, `hands` and `back` are by seat
 * and have #TALON_TR_SEATS_MAX entries each.
 *
 * @param staked the chips that each seat put in, 0 … 2^53-1; 0 for seats that
 *        do not exist
 * @param before the chips that were in the pot before the betting, 0 … 2^53-1
 * @param contenders one bit for each seat still in; at least one
 * @param hands the five cards of each seat still in; the hands of other seats
 *        are not read, nor is the hand of the only seat in
 * @param[out] pots the buffer, the main pot first; null with capacity 0 if not
 *             wanted
 * @param capacity the capacity of the buffer in pots; #TALON_TR_SEATS_MAX is
 *        always enough
 * @param[out] count the number of pots, at least 1; with #TALON_E_SPACE, the
 *             number needed
 * @param[out] back the chips returned to each seat because no other seat called
 *             them; may be null
 * @return #TALON_OK; #TALON_E_SEAT if no seat is in, or one that does not
 *         exist; #TALON_E_AMOUNT; #TALON_E_LIMIT if all chips together exceed
 *         2^53-1; #TALON_E_CARD_COUNT; #TALON_E_CARD_FOREIGN;
 *         #TALON_E_CARD_TWICE if two hands share a card; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status
talon_tr_pots(const int64_t staked[TALON_TR_SEATS_MAX], const int64_t *before,
              uint32_t contenders, const talon_cards hands[TALON_TR_SEATS_MAX],
              talon_tr_pot *pots, uint32_t capacity, uint32_t *count,
              int64_t back[TALON_TR_SEATS_MAX]);

#ifdef __cplusplus
}
#endif

#endif
