/* SPDX-License-Identifier: MIT */
/**
 * @file five_hundred.h
 * Five Hundred: the numbers of its options, what a screen shows, and its
 * scoring without a game. The clauses FH-n are those of the rule book,
 * `doc/five-hundred.md`. A function that takes a game or rules refuses those of
 * another kind with #TALON_E_WRONG_GAME.
 */
#ifndef TALON_FIVE_HUNDRED_H
#define TALON_FIVE_HUNDRED_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Ceilings: sizes of Five Hundred, for the life of the soname.
 *
 * @since 0.1.0
 */
enum talon_fh_size_id {
    TALON_FH_SEATS_MAX = 6, /**< seats in a game */
    TALON_FH_TRICKS = 10,   /**< tricks in a hand */
    TALON_FH_BIDS_MAX = 27  /**< bids that exist, and so bids in a hand: 25 of
                                 tricks and two misères */
};

/**
 * Options of #TALON_GAME_FIVE_HUNDRED, in the order of the rule book, with
 * their keys.
 *
 * @since 0.1.0
 */
enum talon_fh_option_id {
    /** `players`: how many players there are (FH-3) */
    TALON_FH_OPTION_PLAYERS = 1,
    /** `pack`: which cards are in play, before jokers (FH-2) */
    TALON_FH_OPTION_PACK = 2,
    /** `jokers`: how many jokers are added to the pack (FH-2) */
    TALON_FH_OPTION_JOKERS = 3,
    /** `first-dealer`: which seat deals first (FH-7) */
    TALON_FH_OPTION_FIRST_DEALER = 4,
    /** `deal-pattern`: when the cards of the kitty are dealt (FH-8) */
    TALON_FH_OPTION_DEAL_PATTERN = 5,
    /** `auction`: how many times a seat may bid or pass (FH-11) */
    TALON_FH_OPTION_AUCTION = 6,
    /** `lowest-bid`: the fewest tricks that may be bid (FH-16) */
    TALON_FH_OPTION_LOWEST_BID = 7,
    /** `inkle`: whether a bid of six is a mere signal (FH-17) */
    TALON_FH_OPTION_INKLE = 8,
    /** `all-pass`: what happens to a hand that nobody bids on (FH-18) */
    TALON_FH_OPTION_ALL_PASS = 9,
    /** `schedule`: what bids of tricks are worth, and so how they rank
     *  (FH-32) */
    TALON_FH_OPTION_SCHEDULE = 10,
    /** `misere`: whether and when a misère may be bid (FH-13) */
    TALON_FH_OPTION_MISERE = 11,
    /** `misere-value`: what a misère is worth, in points (FH-32) */
    TALON_FH_OPTION_MISERE_VALUE = 12,
    /** `misere-rank`: where a misère ranks among the bids (FH-13) */
    TALON_FH_OPTION_MISERE_RANK = 13,
    /** `open-misere`: whether and when an open misère may be bid (FH-14) */
    TALON_FH_OPTION_OPEN_MISERE = 14,
    /** `open-misere-value`: what an open misère is worth, in points (FH-32) */
    TALON_FH_OPTION_OPEN_MISERE_VALUE = 15,
    /** `open-misere-rank`: where an open misère ranks among the bids (FH-14) */
    TALON_FH_OPTION_OPEN_MISERE_RANK = 16,
    /** `open-from`: when the hand of an open misère is exposed (FH-28) */
    TALON_FH_OPTION_OPEN_FROM = 17,
    /** `joker-no-trump`: when a joker may be played if there is no trump
     *  suit (FH-30) */
    TALON_FH_OPTION_JOKER_NO_TRUMP = 18,
    /** `five-partner`: whether a contractor may call a partner (FH-22) */
    TALON_FH_OPTION_FIVE_PARTNER = 19,
    /** `six-sides`: how six players divide into sides (FH-23) */
    TALON_FH_OPTION_SIX_SIDES = 20,
    /** `slam`: whether a contract made with all ten tricks scores at least
     *  250 (FH-33) */
    TALON_FH_OPTION_SLAM = 21,
    /** `failed-bid`: what happens to the value of a failed contract (FH-34) */
    TALON_FH_OPTION_FAILED_BID = 22,
    /** `defender-tricks`: when defenders score their tricks (FH-35) */
    TALON_FH_OPTION_DEFENDER_TRICKS = 23,
    /** `defender-cap`: the score above which points for tricks lift no side;
     *  0 for none (FH-35) */
    TALON_FH_OPTION_DEFENDER_CAP = 24,
    /** `target`: the score that wins the game (FH-37) */
    TALON_FH_OPTION_TARGET = 25,
    /** `win-by`: which sides at the target may win (FH-37) */
    TALON_FH_OPTION_WIN_BY = 26,
    /** `both-over`: who wins if the contractor's side and others may (FH-37) */
    TALON_FH_OPTION_BOTH_OVER = 27,
    /** `defenders-over`: which of several defending sides wins (FH-37) */
    TALON_FH_OPTION_DEFENDERS_OVER = 28,
    /** `minus`: what happens to a side at minus the target (FH-38) */
    TALON_FH_OPTION_MINUS = 29,
    /** `max-deals`: after how many deals the highest score wins; 0 for never
     *  (FH-39) */
    TALON_FH_OPTION_MAX_DEALS = 30
};

/**
 * Values of #TALON_FH_OPTION_FIRST_DEALER in addition to seat numbers.
 *
 * @since 0.1.0
 */
enum talon_fh_first_dealer_id {
    /** `draw`: the seat that draws the lowest card deals first */
    TALON_FH_FIRST_DEALER_DRAW = -1
};

/** Values of #TALON_FH_OPTION_PACK. @since 0.1.0 */
enum talon_fh_pack_id {
    /** `nine-up`: 24 cards, nine to ace */
    TALON_FH_PACK_NINE_UP = 0,
    /** `seven-up`: 32 cards, seven to ace */
    TALON_FH_PACK_SEVEN_UP = 1,
    /** `five-up`: 42 cards, from the red fours and the black fives to the
     *  aces */
    TALON_FH_PACK_FIVE_UP = 2,
    /** `four-up`: 44 cards, four to ace */
    TALON_FH_PACK_FOUR_UP = 3,
    /** `full`: 52 cards, two to ace */
    TALON_FH_PACK_FULL = 4,
    /** `six-hand`: 62 cards, two to ace with elevens, twelves and red
     *  thirteens */
    TALON_FH_PACK_SIX_HAND = 5
};

/** Values of #TALON_FH_OPTION_DEAL_PATTERN. @since 0.1.0 */
enum talon_fh_deal_pattern_id {
    /** `kitty-once`: the whole kitty after the first three cards of each
     *  hand */
    TALON_FH_DEAL_PATTERN_KITTY_ONCE = 0,
    /** `kitty-thrice`: some of the kitty after each packet of the hands */
    TALON_FH_DEAL_PATTERN_KITTY_THRICE = 1
};

/** Values of #TALON_FH_OPTION_AUCTION. @since 0.1.0 */
enum talon_fh_auction_id {
    /** `one-round`: every seat calls once */
    TALON_FH_AUCTION_ONE_ROUND = 0,
    /** `until-passed`: until all seats but one have passed; a pass is final */
    TALON_FH_AUCTION_UNTIL_PASSED = 1,
    /** `re-entry`: the same, but a seat that has passed may bid again */
    TALON_FH_AUCTION_RE_ENTRY = 2
};

/** Values of #TALON_FH_OPTION_ALL_PASS. @since 0.1.0 */
enum talon_fh_all_pass_id {
    /** `next-dealer`: the hand is thrown in, and the next dealer deals */
    TALON_FH_ALL_PASS_NEXT_DEALER = 0,
    /** `same-dealer`: the hand is thrown in, and the same dealer deals again */
    TALON_FH_ALL_PASS_SAME_DEALER = 1,
    /** `play`: the hand is played without trumps and without a contractor */
    TALON_FH_ALL_PASS_PLAY = 2
};

/** Values of #TALON_FH_OPTION_SCHEDULE. @since 0.1.0 */
enum talon_fh_schedule_id {
    /** `avondale`: bids of tricks are worth 40 to 520 points */
    TALON_FH_SCHEDULE_AVONDALE = 0,
    /** `perfect`: they are worth 20 to 500 points */
    TALON_FH_SCHEDULE_PERFECT = 1,
    /** `original`: they are worth 40 to 600 points */
    TALON_FH_SCHEDULE_ORIGINAL = 2
};

/** Values of #TALON_FH_OPTION_MISERE. @since 0.1.0 */
enum talon_fh_misere_id {
    /** `off`: a misère may not be bid */
    TALON_FH_MISERE_OFF = 0,
    /** `any-time`: it may be bid whenever it outranks the last bid */
    TALON_FH_MISERE_ANY_TIME = 1,
    /** `after-seven`: only over a bid of tricks, seven or more */
    TALON_FH_MISERE_AFTER_SEVEN = 2
};

/** Values of #TALON_FH_OPTION_MISERE_RANK. @since 0.1.0 */
enum talon_fh_misere_rank_id {
    /** `below-eight`: above all bids of seven, below those of eight */
    TALON_FH_MISERE_RANK_BELOW_EIGHT = 0,
    /** `by-points`: where its value puts it */
    TALON_FH_MISERE_RANK_BY_POINTS = 1
};

/** Values of #TALON_FH_OPTION_OPEN_MISERE. @since 0.1.0 */
enum talon_fh_open_misere_id {
    /** `off`: an open misère may not be bid */
    TALON_FH_OPEN_MISERE_OFF = 0,
    /** `any-time`: it may be bid whenever it outranks the last bid */
    TALON_FH_OPEN_MISERE_ANY_TIME = 1,
    /** `after-eight`: only over a bid of tricks, eight or more */
    TALON_FH_OPEN_MISERE_AFTER_EIGHT = 2
};

/** Values of #TALON_FH_OPTION_OPEN_MISERE_RANK. @since 0.1.0 */
enum talon_fh_open_misere_rank_id {
    /** `below-ten-hearts`: ten points below ten hearts */
    TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_HEARTS = 0,
    /** `below-ten-no-trump`: ten points below ten no trump */
    TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_NO_TRUMP = 1,
    /** `highest`: above every other bid */
    TALON_FH_OPEN_MISERE_RANK_HIGHEST = 2
};

/** Values of #TALON_FH_OPTION_OPEN_FROM. @since 0.1.0 */
enum talon_fh_open_from_id {
    /** `second-trick`: once the first trick is complete */
    TALON_FH_OPEN_FROM_SECOND_TRICK = 0,
    /** `first-lead`: before the first card is led */
    TALON_FH_OPEN_FROM_FIRST_LEAD = 1
};

/** Values of #TALON_FH_OPTION_JOKER_NO_TRUMP. @since 0.1.0 */
enum talon_fh_joker_no_trump_id {
    /** `when-void`: led as any suit, else played only by a seat without the
     *  suit led */
    TALON_FH_JOKER_NO_TRUMP_WHEN_VOID = 0,
    /** `honest`: the same, but not led as a suit that the seat has failed to
     *  follow */
    TALON_FH_JOKER_NO_TRUMP_HONEST = 1,
    /** `pagat`: the contractor may give it a suit; else it is led only as a
     *  suit not led before */
    TALON_FH_JOKER_NO_TRUMP_PAGAT = 2,
    /** `any-time`: led as any suit, and played to any trick */
    TALON_FH_JOKER_NO_TRUMP_ANY_TIME = 3,
    /** `last-lead`: as `when-void`, but led only to the last trick, or from
     *  nothing but jokers */
    TALON_FH_JOKER_NO_TRUMP_LAST_LEAD = 4
};

/** Values of #TALON_FH_OPTION_FIVE_PARTNER. @since 0.1.0 */
enum talon_fh_five_partner_id {
    /** `none`: the contractor plays alone */
    TALON_FH_FIVE_PARTNER_NONE = 0,
    /** `call-card`: the contractor may call a card, whose holder is the
     *  partner */
    TALON_FH_FIVE_PARTNER_CALL_CARD = 1
};

/** Values of #TALON_FH_OPTION_SIX_SIDES. @since 0.1.0 */
enum talon_fh_six_sides_id {
    /** `two`: two sides of three */
    TALON_FH_SIX_SIDES_TWO = 0,
    /** `three`: three sides of two */
    TALON_FH_SIX_SIDES_THREE = 1
};

/** Values of #TALON_FH_OPTION_FAILED_BID. @since 0.1.0 */
enum talon_fh_failed_bid_id {
    /** `deduct`: the contractor's side loses the value */
    TALON_FH_FAILED_BID_DEDUCT = 0,
    /** `to-defenders`: each defending side scores the value */
    TALON_FH_FAILED_BID_TO_DEFENDERS = 1
};

/** Values of #TALON_FH_OPTION_DEFENDER_TRICKS. @since 0.1.0 */
enum talon_fh_defender_tricks_id {
    /** `always`: ten points a trick in every hand, misères excepted */
    TALON_FH_DEFENDER_TRICKS_ALWAYS = 0,
    /** `when-failed`: only if the contract failed */
    TALON_FH_DEFENDER_TRICKS_WHEN_FAILED = 1,
    /** `never`: no points for tricks */
    TALON_FH_DEFENDER_TRICKS_NEVER = 2
};

/** Values of #TALON_FH_OPTION_WIN_BY. @since 0.1.0 */
enum talon_fh_win_by_id {
    /** `any`: every side at the target, whatever the points came from */
    TALON_FH_WIN_BY_ANY = 0,
    /** `own-bid`: only a side that has just made its own contract */
    TALON_FH_WIN_BY_OWN_BID = 1
};

/** Values of #TALON_FH_OPTION_BOTH_OVER. @since 0.1.0 */
enum talon_fh_both_over_id {
    /** `contractor`: the contractor's side wins, even with fewer points */
    TALON_FH_BOTH_OVER_CONTRACTOR = 0,
    /** `higher`: the highest score wins */
    TALON_FH_BOTH_OVER_HIGHER = 1
};

/** Values of #TALON_FH_OPTION_DEFENDERS_OVER. @since 0.1.0 */
enum talon_fh_defenders_over_id {
    /** `first-to-cross`: the first to reach the target, counted trick by
     *  trick */
    TALON_FH_DEFENDERS_OVER_FIRST_TO_CROSS = 0,
    /** `first-trick`: the one that took the earliest trick */
    TALON_FH_DEFENDERS_OVER_FIRST_TRICK = 1,
    /** `higher`: the one with the highest score */
    TALON_FH_DEFENDERS_OVER_HIGHER = 2
};

/** Values of #TALON_FH_OPTION_MINUS. @since 0.1.0 */
enum talon_fh_minus_id {
    /** `barred`: the side plays on, but cannot win */
    TALON_FH_MINUS_BARRED = 0,
    /** `loses`: the game is over, and the side has lost */
    TALON_FH_MINUS_LOSES = 1,
    /** `ignored`: nothing happens */
    TALON_FH_MINUS_IGNORED = 2
};

/**
 * Five Hundred at a glance: everything a screen shows, 176 bytes without
 * padding. "The hand" is the one being played or, until the next deal, the last
 * one, so the effects of its last card can still be seen. Arrays are by seat;
 * entries of seats that do not exist are 0 (cards: #TALON_CARD_NONE).
 *
 * @since 0.1.0
 */
typedef struct talon_fh_state {
    talon_cards hand[TALON_FH_SEATS_MAX]; /**< cards held now */
    talon_cards dead;    /**< FH-3: the dead hand in two-handed games */
    talon_cards kitty;   /**< the kitty of the hand as dealt: hidden from every
                              seat until it is taken, then known to the
                              contractor until the next deal (FH-42) */
    talon_cards discard; /**< FH-20: the contractor's discard */
    int32_t score[TALON_FH_SEATS_MAX]; /**< score of the seat's side, in
                                            points */
    uint32_t turn;                     /**< same as talon_game_turn() */
    uint32_t phase;                    /**< one of #talon_phase_id */
    uint32_t deals;                    /**< same as talon_game_deal_count() */
    uint32_t winners;    /**< one bit for each seat that has won the game */
    uint32_t barred;     /**< FH-38: one bit for each seat that cannot win */
    uint32_t passed;     /**< one bit for each seat whose last call was a
                              pass; talon_fh_passed() reports whose is final */
    uint32_t laid_down;  /**< FH-27: one bit for each seat that takes no part */
    uint32_t open_hands; /**< FH-28: one bit for each seat whose hand is open */
    int8_t to_act;       /**< same as talon_game_to_act() */
    int8_t dealer;       /**< seat of the dealer; #TALON_NOBODY before the draw
                              is settled; after the hand, of the next dealer */
    int8_t bidder;       /**< seat of the last bid; after the auction, of the
                              contractor; or #TALON_NOBODY */
    int8_t partner;      /**< FH-22: seat that holds the card called,
                              #TALON_NOBODY or #TALON_SECRET */
    uint8_t bid_tricks;  /**< tricks of the last bid, then of the contract; or
                              0 */
    uint8_t bid_denomination; /**< its denomination, one of #talon_suit_id or
                                   #talon_denomination_id, or 0 */
    talon_card called; /**< FH-22: the card called, or #TALON_CARD_NONE */
    uint8_t nominated; /**< FH-21: suit of the contractor's joker, one of
                            #talon_suit_id, or 0 */
    uint8_t trick;     /**< number of the current trick, 1 … 10, or 0 */
    int8_t leader;     /**< seat that leads the current trick, or
                            #TALON_NOBODY */
    uint8_t suit_led;  /**< suit to follow in the current trick, one of
                            #talon_suit_id, or 0 */
    uint8_t on_table;  /**< cards played to the current trick */
    talon_card table[TALON_FH_SEATS_MAX]; /**< those cards, or
                                               #TALON_CARD_NONE */
    uint8_t held[TALON_FH_SEATS_MAX];     /**< cards in each hand */
    uint8_t tricks[TALON_FH_SEATS_MAX];   /**< tricks taken in the hand */
    uint8_t side[TALON_FH_SEATS_MAX];  /**< one bit for each seat of the side */
    uint8_t voids[TALON_FH_SEATS_MAX]; /**< suits that the seat has failed to
                                            follow: bit i for suit i */
    uint8_t kitty_count; /**< FH-3: cards in the kitty as dealt, two to six */
    uint8_t reserved[5]; /**< reserved */
} talon_fh_state;

/**
 * A hand that was played, in the form that scoring needs: 48 bytes without
 * padding.
 *
 * @since 0.1.0
 */
typedef struct talon_fh_hand {
    int32_t before[TALON_FH_SEATS_MAX]; /**< scores before the hand, in points,
                                             by seat */
    uint32_t barred;    /**< FH-38: one bit for each seat barred before the
                             hand */
    uint32_t deals;     /**< deals played before the hand */
    int8_t dealer;      /**< seat of the dealer */
    int8_t contractor;  /**< seat of the contractor, or #TALON_NOBODY (FH-18) */
    int8_t partner;     /**< FH-22: seat of the partner called, or
                             #TALON_NOBODY */
    uint8_t bid_tricks; /**< tricks bid, 6 … 10; 0 for a misère or without a
                             contractor */
    uint8_t bid_denomination;       /**< denomination of the bid, one of
                                         #talon_suit_id or
                                         #talon_denomination_id; 0 without a
                                         contractor */
    uint8_t played;                 /**< tricks played, at most 10 */
    int8_t winner[TALON_FH_TRICKS]; /**< the seat that took each trick; entries
                                         past `played` do not matter */
} talon_fh_hand;

/** The score of a hand, item by item: 96 bytes without padding. @since 0.1.0 */
typedef struct talon_fh_score {
    int32_t contract[TALON_FH_SEATS_MAX];     /**< FH-33, FH-34, FH-36: points
                                                   for the contract, by seat */
    int32_t trick_points[TALON_FH_SEATS_MAX]; /**< FH-18, FH-35: points for
                                                   tricks, by seat */
    int32_t after[TALON_FH_SEATS_MAX]; /**< scores after the hand, in points, by
                                            seat */
    uint32_t winners; /**< FH-37 … FH-39: one bit for each seat that wins */
    uint32_t barred;  /**< FH-38: one bit for each seat barred after the hand */
    uint32_t over;    /**< 1 if the game is over */
    uint16_t reason;  /**< why the game is over, one of #talon_reason_id
                           (#TALON_REASON_WON_CONTRACTOR …), or 0 */
    uint8_t made;     /**< 1 if the contract was made */
    uint8_t slam;     /**< 1 if the contract was a slam that scores 250 */
    uint8_t tricks[TALON_FH_SEATS_MAX]; /**< tricks taken, by seat */
    uint8_t reserved[2];                /**< reserved */
} talon_fh_score;

/**
 * Reports the state of a game of Five Hundred at a glance.
 *
 * @param game a game of Five Hundred
 * @param[out] state the snapshot
 * @return #TALON_OK; #TALON_UNKNOWN if part of it is unknown to the viewers;
 *         #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_state_of(const talon_game *game,
                                         talon_fh_state *state);

/**
 * Lists the bids of the hand, in order. talon_fh_passed() reports who passed.
 *
 * @param game a game of Five Hundred
 * @param[out] bids the buffer, filled with moves of kind #TALON_KIND_BID; null
 *             with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in moves; #TALON_FH_BIDS_MAX is
 *        always enough
 * @param[out] count the number of bids; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_bids(const talon_game *game, talon_move *bids,
                                     uint32_t capacity, uint32_t *count);

/**
 * Reports which seats have passed for good in the auction of the hand: those
 * that have passed and will not be asked again (FH-11). In an auction in which
 * a pass is not final (`re-entry`) no seat has until it is over. After the
 * auction these are all seats whose last call was a pass: those of the hand
 * being played or, until the next deal, of the last one, also if it was thrown
 * in (FH-18).
 *
 * @param game a game of Five Hundred, or any view of one: calls are public
 * @param[out] seats one bit for each of these seats; 0 before the first deal
 * @return #TALON_OK; #TALON_E_WRONG_GAME
 * @since 0.4.0
 */
TALON_API talon_status talon_fh_passed(const talon_game *game, uint32_t *seats);

/**
 * Reports a trick of the hand.
 *
 * @param game a game of Five Hundred
 * @param trick the number of the trick, from 1 to the one on the table
 * @param[out] leader the seat that led, or that will lead; may be null
 * @param[out] cards the buffer, in the order of play; null with capacity 0 if
 *             not wanted
 * @param capacity the capacity of the buffer in cards; #TALON_FH_SEATS_MAX is
 *        always enough
 * @param[out] count the number of cards played to the trick; with
 *             #TALON_E_SPACE, the number needed
 * @param[out] suit the suit to follow, one of #talon_suit_id, or 0 if nothing
 *             has been led yet; may be null
 * @param[out] winner the seat that took the trick, #TALON_NOBODY while it is on
 *             the table; may be null
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_INDEX if the trick has not
 *         begun; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_trick(const talon_game *game, uint32_t trick,
                                      int32_t *leader, talon_card *cards,
                                      uint32_t capacity, uint32_t *count,
                                      uint32_t *suit, int32_t *winner);

/**
 * Reports who is winning the trick on the table, and with which card (FH-26).
 *
 * @param game a game of Five Hundred
 * @param[out] seat the seat, #TALON_NOBODY before a card is led; may be null
 * @param[out] card its card, #TALON_CARD_NONE before a card is led; may be null
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_PHASE if no tricks are being
 *         played
 * @since 0.2.0
 */
TALON_API talon_status talon_fh_winning(const talon_game *game, int32_t *seat,
                                        talon_card *card);

/**
 * Lists the cards drawn for the deal (FH-7). They can be seen until the first
 * hand is dealt.
 *
 * @param game a game of Five Hundred
 * @param[out] cards the buffer, by seat, #TALON_CARD_NONE if none was drawn;
 *             null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in cards; #TALON_FH_SEATS_MAX is
 *        always enough
 * @param[out] count the number of seats; with #TALON_E_SPACE, the number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_drawn(const talon_game *game, talon_card *cards,
                                      uint32_t capacity, uint32_t *count);

/**
 * Reports the items of the last hand's score, until the next deal.
 *
 * @param game a game of Five Hundred
 * @param[out] score the items; all 0 except `after` if no hand has been scored
 *             since the last deal
 * @return #TALON_OK; #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_last_score(const talon_game *game,
                                           talon_fh_score *score);

/**
 * Reports the cards that may be played to a trick. It takes the place of
 * talon_game_choices() in loops that play many tricks: together with
 * talon_fh_play() it needs no structs, and every call is checked as usual.
 *
 * @param game a game of Five Hundred
 * @param[out] seat the seat to act
 * @param[out] cards the set of cards that the seat may play
 * @param[out] suits 0; or, if a joker among the cards must be led naming a suit
 *             (FH-29, FH-30), bit i for each suit i that may be named
 * @return #TALON_OK; #TALON_UNKNOWN, with no cards and no suits, if the seat to
 *         act is not a viewer of this view; #TALON_E_PHASE if no tricks are
 *         being played; #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_playable(const talon_game *game, int32_t *seat,
                                         talon_cards *cards, uint32_t *suits);

/**
 * Plays a card to a trick, as talon_game_apply() does with a move of kind
 * #TALON_KIND_PLAY, but without events.
 *
 * @param[in,out] game a game of Five Hundred; unchanged if the card is refused
 * @param seat the seat that plays
 * @param card the card
 * @param suit the suit named for a joker that is led, one of #talon_suit_id; or
 *        0
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_WRONG_GAME; and the refusals of
 *         talon_game_apply()
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_play(talon_game *game, int32_t seat,
                                     talon_card card, uint32_t suit);

/**
 * Reports the value of a bid (FH-32).
 *
 * @param rules rules of Five Hundred
 * @param tricks how many tricks, 6 … 10; 0 for a misère
 * @param denomination the denomination, one of #talon_suit_id or
 *        #talon_denomination_id
 * @param[out] value the value in points; a misère has its value even where it
 *             may not be bid
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_AMOUNT for the tricks; #TALON_E_DENOMINATION
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_bid_value(const talon_rules *rules,
                                          uint32_t tricks,
                                          uint32_t denomination,
                                          int32_t *value);

/**
 * Reports the rank number of a bid (FH-12 … FH-14): a bid outranks another if
 * its number is greater.
 *
 * @param rules rules of Five Hundred
 * @param tricks how many tricks, 6 … 10; 0 for a misère
 * @param denomination the denomination, one of #talon_suit_id or
 *        #talon_denomination_id
 * @param[out] rank the rank number
 * @return the statuses of talon_fh_bid_value()
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_bid_rank(const talon_rules *rules,
                                         uint32_t tricks, uint32_t denomination,
                                         int32_t *rank);

/**
 * Scores a hand and decides whether the game is over (FH-33 … FH-40), without a
 * game: for people who play with real cards.
 *
 * @param rules rules of Five Hundred
 * @param hand the hand that was played. A misère may end with fewer than ten
 *        tricks once its contractor has taken one
 * @param[out] score the items; entries of seats that do not exist are 0
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_SEAT for a dealer, contractor, partner or winner of a trick
 *         that is not a seat, a partner where the rules have none, no
 *         contractor where they need one, or a trick won by a seat that takes
 *         no part; #TALON_E_AMOUNT and #TALON_E_DENOMINATION for a contract
 *         that does not exist; #TALON_E_INDEX for a number of tricks with which
 *         such a hand cannot end; #TALON_E_LIMIT for scores beyond those that 1
 *         000 000 deals can reach; #TALON_E_ARGUMENT for a side whose seats
 *         differ in score or bar, bars where the rules have none, and bits past
 *         the last seat
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_score_hand(const talon_rules *rules,
                                           const talon_fh_hand *hand,
                                           talon_fh_score *score);

#ifdef __cplusplus
}
#endif

#endif
