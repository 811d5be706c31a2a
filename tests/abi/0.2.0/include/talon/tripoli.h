/* SPDX-License-Identifier: MIT */
/**
 * @file tripoli.h
 * Tripoli: the numbers of its options, its boxes, what a screen shows, and who
 * wins which pot without a game. Clauses TR-n are those of the rule book,
 * `doc/tripoli.md`. A function that takes a game or rules of another kind
 * refuses them with #TALON_E_WRONG_GAME.
 */
#ifndef TALON_TRIPOLI_H
#define TALON_TRIPOLI_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Sizes of Tripoli, for the life of the soname. */
enum talon_tr_size_id {
    TALON_TR_SEATS_MAX = 9,   /**< seats */
    TALON_TR_BOXES = 9,       /**< boxes on the board */
    TALON_TR_CLOSING_MAX = 16 /**< closing pots that can end a session */
};

/** Options of Tripoli, in the order of the rule book. */
enum talon_tr_option_id {
    TALON_TR_OPTION_PLAYERS = 1,          /**< `players` */
    TALON_TR_OPTION_FIRST_DEALER = 2,     /**< `first-dealer` */
    TALON_TR_OPTION_BOARD = 3,            /**< `board` */
    TALON_TR_OPTION_PAY_ACE = 4,          /**< `pay-ace` */
    TALON_TR_OPTION_PAY_KING = 5,         /**< `pay-king` */
    TALON_TR_OPTION_PAY_QUEEN = 6,        /**< `pay-queen` */
    TALON_TR_OPTION_PAY_JACK = 7,         /**< `pay-jack` */
    TALON_TR_OPTION_PAY_TEN = 8,          /**< `pay-ten` */
    TALON_TR_OPTION_PAIR = 9,             /**< `pair` */
    TALON_TR_OPTION_PAIR_SUIT = 10,       /**< `pair-suit` */
    TALON_TR_OPTION_SEQUENCE = 11,        /**< `sequence` */
    TALON_TR_OPTION_ANTE = 12,            /**< `ante` */
    TALON_TR_OPTION_DEALER_ANTE = 13,     /**< `dealer-ante` */
    TALON_TR_OPTION_BANKROLL = 14,        /**< `bankroll` */
    TALON_TR_OPTION_SPARE_PLACE = 15,     /**< `spare-place` */
    TALON_TR_OPTION_SPARE_HAND = 16,      /**< `spare-hand` */
    TALON_TR_OPTION_PAY_CARD_BAR = 17,    /**< `pay-card-bar` */
    TALON_TR_OPTION_PAY_AUCTION = 18,     /**< `pay-auction` */
    TALON_TR_OPTION_COLLECT = 19,         /**< `collect` */
    TALON_TR_OPTION_POKER = 20,           /**< `poker` */
    TALON_TR_OPTION_POKER_OPENER = 21,    /**< `poker-opener` */
    TALON_TR_OPTION_BET_LIMIT = 22,       /**< `bet-limit` */
    TALON_TR_OPTION_RAISE_CAP = 23,       /**< `raise-cap` */
    TALON_TR_OPTION_MICHIGAN_OPENER = 24, /**< `michigan-opener` */
    TALON_TR_OPTION_LEAD_CARD = 25,       /**< `lead-card` */
    TALON_TR_OPTION_FIRST_LEAD = 26,      /**< `first-lead` */
    TALON_TR_OPTION_NEXT_LEAD = 27,       /**< `next-lead` */
    TALON_TR_OPTION_PASS_PENALTY = 28,    /**< `pass-penalty` */
    TALON_TR_OPTION_CARD_PAY = 29,        /**< `card-pay` */
    TALON_TR_OPTION_CLOSING_BETS = 30     /**< `closing-bets` */
};

/** Values of #TALON_TR_OPTION_BOARD. */
enum talon_tr_board_id {
    TALON_TR_BOARD_FIXED = 0,   /**< `fixed` */
    TALON_TR_BOARD_PER_DEAL = 1 /**< `per-deal` */
};

/** Values of #TALON_TR_OPTION_PAIR. */
enum talon_tr_pair_id {
    TALON_TR_PAIR_KING_QUEEN = 0, /**< `king-queen` */
    TALON_TR_PAIR_ACE_KING = 1    /**< `ace-king` */
};

/** Values of #TALON_TR_OPTION_DEALER_ANTE. */
enum talon_tr_dealer_ante_id {
    TALON_TR_DEALER_ANTE_EQUAL = 0, /**< `equal` */
    TALON_TR_DEALER_ANTE_DOUBLE = 1 /**< `double` */
};

/** Values of #TALON_TR_OPTION_SPARE_PLACE. */
enum talon_tr_spare_place_id {
    TALON_TR_SPARE_PLACE_LAST = 0, /**< `last` */
    TALON_TR_SPARE_PLACE_FIRST = 1 /**< `first` */
};

/** Values of #TALON_TR_OPTION_SPARE_HAND. */
enum talon_tr_spare_hand_id {
    TALON_TR_SPARE_HAND_DEAD = 0,           /**< `dead` */
    TALON_TR_SPARE_HAND_SWAP = 1,           /**< `swap` */
    TALON_TR_SPARE_HAND_SWAP_OR_AUCTION = 2 /**< `swap-or-auction` */
};

/** Values of #TALON_TR_OPTION_COLLECT. */
enum talon_tr_collect_id {
    TALON_TR_COLLECT_PHASE_ONE = 0, /**< `phase-one` */
    TALON_TR_COLLECT_IN_PLAY = 1    /**< `in-play` */
};

/** Values of #TALON_TR_OPTION_POKER. */
enum talon_tr_poker_id {
    TALON_TR_POKER_ON = 0,       /**< `on` */
    TALON_TR_POKER_SHOWDOWN = 1, /**< `showdown` */
    TALON_TR_POKER_OFF = 2       /**< `off` */
};

/** Values of #TALON_TR_OPTION_POKER_OPENER. */
enum talon_tr_poker_opener_id {
    TALON_TR_POKER_OPENER_LEFT = 0,  /**< `left` */
    TALON_TR_POKER_OPENER_DEALER = 1 /**< `dealer` */
};

/** Values of #TALON_TR_OPTION_MICHIGAN_OPENER. */
enum talon_tr_michigan_opener_id {
    TALON_TR_MICHIGAN_OPENER_POT_WINNER = 0,     /**< `pot-winner` */
    TALON_TR_MICHIGAN_OPENER_DEALER = 1,         /**< `dealer` */
    TALON_TR_MICHIGAN_OPENER_LEFT = 2,           /**< `left` */
    TALON_TR_MICHIGAN_OPENER_LOWEST_DIAMOND = 3, /**< `lowest-diamond` */
    TALON_TR_MICHIGAN_OPENER_LOWEST_CLUB = 4     /**< `lowest-club` */
};

/** Values of #TALON_TR_OPTION_LEAD_CARD. */
enum talon_tr_lead_card_id {
    TALON_TR_LEAD_CARD_LOWEST = 0, /**< `lowest` */
    TALON_TR_LEAD_CARD_ANY = 1     /**< `any` */
};

/** Values of #TALON_TR_OPTION_FIRST_LEAD. */
enum talon_tr_first_lead_id {
    TALON_TR_FIRST_LEAD_ANY_SUIT = 0,      /**< `any-suit` */
    TALON_TR_FIRST_LEAD_LOWEST_OF_HAND = 1 /**< `lowest-of-hand` */
};

/** Values of #TALON_TR_OPTION_NEXT_LEAD. */
enum talon_tr_next_lead_id {
    TALON_TR_NEXT_LEAD_OTHER_SUIT = 0,   /**< `other-suit` */
    TALON_TR_NEXT_LEAD_ANY_SUIT = 1,     /**< `any-suit` */
    TALON_TR_NEXT_LEAD_OTHER_COLOUR = 2, /**< `other-colour` */
    TALON_TR_NEXT_LEAD_ALTERNATE = 3     /**< `alternate` */
};

/** Boxes of the board (TR-2). In a set of boxes bit b is box b. */
enum talon_tr_box_id {
    TALON_TR_BOX_ACE = 1,
    TALON_TR_BOX_KING = 2,
    TALON_TR_BOX_QUEEN = 3,
    TALON_TR_BOX_JACK = 4,
    TALON_TR_BOX_TEN = 5,
    TALON_TR_BOX_PAIR = 6,
    TALON_TR_BOX_SEQUENCE = 7,
    TALON_TR_BOX_KITTY = 8,
    TALON_TR_BOX_POT = 9
};

/**
 * Tripoli at a glance: everything a screen shows, 608 bytes without padding.
 * "The deal" is the one being played or, until the next one, the last one: what
 * its last card caused can still be seen. Arrays are by seat, but for boxes and
 * pay; entries of seats that do not exist are 0.
 */
typedef struct talon_tr_state {
    talon_cards hand[TALON_TR_SEATS_MAX];     /**< held now */
    talon_cards selected[TALON_TR_SEATS_MAX]; /**< TR-15: poker cards, or 0 */
    talon_cards spare;                        /**< TR-8: the spare hand */
    talon_cards shown; /**< cards of the deal that were shown to all */
    talon_cards run;   /**< cards of the current run, or of the last one */
    int64_t stack[TALON_TR_SEATS_MAX];  /**< chips of each seat */
    int64_t staked[TALON_TR_SEATS_MAX]; /**< put into the pot by betting; 0 once
                                             it is settled */
    int64_t gain[TALON_TR_SEATS_MAX];   /**< as talon_game_returns() */
    int64_t boxes[TALON_TR_BOXES + 1];  /**< chips in each box, by
                                             #talon_tr_box_id; entry 0 is 0 */
    uint32_t turn;                      /**< as talon_game_turn() */
    uint32_t phase;                     /**< one of #talon_phase_id */
    uint32_t deals;                     /**< as talon_game_deal_count() */
    uint32_t in_deal;  /**< TR-32: a bit for each seat in the deal */
    uint32_t in_poker; /**< TR-19: a bit for each seat that has not folded */
    uint32_t barred;   /**< TR-12: a bit for each seat barred from auctions */
    uint32_t passed;   /**< a bit for each seat that has passed in an auction */
    uint32_t lead_passed;   /**< TR-25: a bit for each seat that passed the lead
                                 before the current run */
    int32_t offer;          /**< the last offer of an auction, or the price of
                                 the hand sold; else 0 */
    int32_t pay_suit_price; /**< TR-9: what the pay suit was sold for in the
                                 deal, or 0 */
    int32_t last_offer[TALON_TR_SEATS_MAX]; /**< TR-9, TR-11: the last offer of
                                                 each seat in the last auction
                                                 of the deal, or 0 */
    uint16_t last_action[TALON_TR_SEATS_MAX]; /**< TR-18: the kind of each
                                                   seat's last action in the
                                                   betting of the deal, or 0 */
    uint16_t raises;    /**< TR-18: raises made in the betting of the deal */
    uint16_t closing;   /**< TR-30: closing pots still to be won */
    int8_t to_act;      /**< as talon_game_to_act() */
    int8_t dealer;      /**< of the deal; between deals the next one; before the
                             first, too */
    int8_t bidder;      /**< of the last offer, or #TALON_NOBODY */
    int8_t buyer;       /**< TR-11: who bought the hand, or #TALON_NOBODY */
    int8_t pot_winner;  /**< TR-20: of the main pot; of several the first from
                             the dealer's left; or #TALON_NOBODY */
    int8_t run_seat;    /**< who played the last card, or #TALON_NOBODY */
    int8_t deal_winner; /**< TR-27: who went out, or #TALON_NOBODY */
    uint8_t swapped;    /**< TR-10: 1 if the dealer has swapped */
    talon_card pay[5];  /**< the pay cards: ace, king, queen, jack, ten;
                             #TALON_CARD_NONE while not known */
    uint8_t pair_suit;  /**< suit of the pair, or 0 while not known */
    uint8_t pair_rank;  /**< its higher rank: king or ace */
    uint8_t sequence; /**< lowest rank of the sequence, or 0 while not known */
    uint8_t held[TALON_TR_SEATS_MAX];        /**< cards in each hand */
    uint8_t raise_count[TALON_TR_SEATS_MAX]; /**< TR-18: raises of each seat in
                                                  the betting of the deal; stops
                                                  at 255 */
    uint8_t spare_count;                     /**< cards in the spare hand */
    talon_card last_card; /**< last card played in the deal, or
                              #TALON_CARD_NONE */
    uint8_t plays;        /**< cards played in the deal */
    uint8_t reserved[9];  /**< reserved */
} talon_tr_state;

/** A pot: 32 bytes without padding. */
typedef struct talon_tr_pot {
    int64_t amount;      /**< chips in it */
    int64_t share;       /**< what each winner takes */
    int64_t rest;        /**< what cannot be shared equally */
    uint32_t contenders; /**< a bit for each seat that can win it */
    uint32_t winners;    /**< a bit for each seat that does */
} talon_tr_pot;

/**
 * Tripoli at a glance.
 *
 * @param game a game of Tripoli
 * @param[out] state the snapshot
 * @return #TALON_OK; #TALON_UNKNOWN if the viewers do not know all of it;
 *         #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_tr_state_of(const talon_game *game,
                                         talon_tr_state *state);

/**
 * The cards played in phase three of the deal, in order.
 *
 * @param game a game of Tripoli
 * @param[out] plays the buffer, filled with moves of kind #TALON_KIND_PLAY;
 *             null with capacity 0 if not wanted
 * @param capacity of the buffer; 52 is always enough
 * @param[out] count the number of plays; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_tr_plays(const talon_game *game, talon_move *plays,
                                      uint32_t capacity, uint32_t *count);

/**
 * What a call costs a seat now (TR-18): the chips that bring its stake up to
 * the highest one, at table stakes at most those it has (TR-33). 0 if there is
 * nothing to call, or the seat is not in the poker.
 *
 * @param game a game of Tripoli
 * @param seat a seat, to act or not
 * @param[out] amount in chips
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SEAT; #TALON_E_PHASE if
 *         there is no betting now
 * @since 0.2.0
 */
TALON_API talon_status talon_tr_call_cost(const talon_game *game, int32_t seat,
                                          int64_t *amount);

/**
 * The pots as they are during the betting (TR-33), while the hands are hidden:
 * the main pot and the side pots, and who contends for each, as if the betting
 * ended now. A seat that has yet to call contends for what it has paid. What
 * one seat has put in beyond every other seat is in no pot: it comes back
 * unless it is called.
 *
 * @param game a game of Tripoli
 * @param[out] pots the buffer, the main pot first; winners, share and rest are
 *             0; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_TR_SEATS_MAX is always enough
 * @param[out] count the number of pots, at least 1; with #TALON_E_SPACE the
 *             number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_PHASE if there is no betting
 *         now; #TALON_E_SPACE
 * @since 0.2.0
 */
TALON_API talon_status talon_tr_pots_now(const talon_game *game,
                                         talon_tr_pot *pots, uint32_t capacity,
                                         uint32_t *count);

/**
 * The key of a box, as the rule book names it: "ace", "sequence".
 *
 * @param box_id one of #talon_tr_box_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_tr_box_key(uint32_t box_id);

/**
 * Makes a random board (TR-6), every one equally likely: the move of the table
 * for a game whose board changes with each deal. The game is not changed; give
 * the move to talon_game_apply(). talon_game_chance() does both, and deals.
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
 * Which boxes a hand collects in phase one (TR-14) on the board of these rules.
 *
 * @param rules rules of Tripoli
 * @param hand any cards of the pack
 * @param[out] boxes bit b for box b: the pay cards, the pair, the sequence
 * @param[out] cards the set of cards that entitle to them; may be null
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_CARD_FOREIGN
 * @since 0.1.0
 */
TALON_API talon_status talon_tr_collects(const talon_rules *rules,
                                         const talon_cards *hand,
                                         uint32_t *boxes, talon_cards *cards);

/**
 * Who wins which pot (TR-19, TR-33), without a game: the main pot and the side
 * pots of a betting round. `staked`, `hands` and `back` are by seat and have
 * #TALON_TR_SEATS_MAX entries each.
 *
 * @param staked what each seat put in, 0 … 2^53-1; 0 for seats that do not
 *         exist
 * @param before what was in the pot before the betting, 0 … 2^53-1
 * @param contenders a bit for each seat still in: at least one
 * @param hands the five cards of each seat still in; those of others are not
 *        read, nor those of a seat that is in alone
 * @param[out] pots the buffer, the main pot first; null with capacity 0 if not
 *             wanted
 * @param capacity of the buffer; #TALON_TR_SEATS_MAX is always enough
 * @param[out] count the number of pots, at least 1; with #TALON_E_SPACE the
 *             number needed
 * @param[out] back what comes back to each seat, because no other called it;
 *             may be null
 * @return #TALON_OK; #TALON_E_SEAT if nobody is in, or a seat that does not
 *         exist; #TALON_E_AMOUNT; #TALON_E_LIMIT if all chips together pass
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
