/* SPDX-License-Identifier: MIT */
/**
 * @file five_hundred.h
 * Five Hundred: the numbers of its options, what a screen shows, and its
 * scoring without a game. Clauses FH-n are those of the rule book,
 * `doc/five-hundred.md`. A function that takes a game or rules of another kind
 * refuses them with #TALON_E_WRONG_GAME.
 */
#ifndef TALON_FIVE_HUNDRED_H
#define TALON_FIVE_HUNDRED_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Sizes of Five Hundred, for the life of the soname. */
enum talon_fh_size_id {
    TALON_FH_SEATS_MAX = 6, /**< seats */
    TALON_FH_TRICKS = 10,   /**< tricks in a hand */
    TALON_FH_BIDS_MAX = 27  /**< bids there are, and so bids in a hand: 25 of
                                 tricks, two misères */
};

/** Options of Five Hundred, in the order of the rule book. */
enum talon_fh_option_id {
    TALON_FH_OPTION_PLAYERS = 1,            /**< `players` */
    TALON_FH_OPTION_PACK = 2,               /**< `pack` */
    TALON_FH_OPTION_JOKERS = 3,             /**< `jokers` */
    TALON_FH_OPTION_FIRST_DEALER = 4,       /**< `first-dealer` */
    TALON_FH_OPTION_DEAL_PATTERN = 5,       /**< `deal-pattern` */
    TALON_FH_OPTION_AUCTION = 6,            /**< `auction` */
    TALON_FH_OPTION_LOWEST_BID = 7,         /**< `lowest-bid` */
    TALON_FH_OPTION_INKLE = 8,              /**< `inkle` */
    TALON_FH_OPTION_ALL_PASS = 9,           /**< `all-pass` */
    TALON_FH_OPTION_SCHEDULE = 10,          /**< `schedule` */
    TALON_FH_OPTION_MISERE = 11,            /**< `misere` */
    TALON_FH_OPTION_MISERE_VALUE = 12,      /**< `misere-value` */
    TALON_FH_OPTION_MISERE_RANK = 13,       /**< `misere-rank` */
    TALON_FH_OPTION_OPEN_MISERE = 14,       /**< `open-misere` */
    TALON_FH_OPTION_OPEN_MISERE_VALUE = 15, /**< `open-misere-value` */
    TALON_FH_OPTION_OPEN_MISERE_RANK = 16,  /**< `open-misere-rank` */
    TALON_FH_OPTION_OPEN_FROM = 17,         /**< `open-from` */
    TALON_FH_OPTION_JOKER_NO_TRUMP = 18,    /**< `joker-no-trump` */
    TALON_FH_OPTION_FIVE_PARTNER = 19,      /**< `five-partner` */
    TALON_FH_OPTION_SIX_SIDES = 20,         /**< `six-sides` */
    TALON_FH_OPTION_SLAM = 21,              /**< `slam` */
    TALON_FH_OPTION_FAILED_BID = 22,        /**< `failed-bid` */
    TALON_FH_OPTION_DEFENDER_TRICKS = 23,   /**< `defender-tricks` */
    TALON_FH_OPTION_DEFENDER_CAP = 24,      /**< `defender-cap` */
    TALON_FH_OPTION_TARGET = 25,            /**< `target` */
    TALON_FH_OPTION_WIN_BY = 26,            /**< `win-by` */
    TALON_FH_OPTION_BOTH_OVER = 27,         /**< `both-over` */
    TALON_FH_OPTION_DEFENDERS_OVER = 28,    /**< `defenders-over` */
    TALON_FH_OPTION_MINUS = 29,             /**< `minus` */
    TALON_FH_OPTION_MAX_DEALS = 30          /**< `max-deals` */
};

/** Values of #TALON_FH_OPTION_FIRST_DEALER besides seat numbers. */
enum talon_fh_first_dealer_id {
    TALON_FH_FIRST_DEALER_DRAW = -1 /**< `draw` */
};

/** Values of #TALON_FH_OPTION_PACK. */
enum talon_fh_pack_id {
    TALON_FH_PACK_NINE_UP = 0,  /**< `nine-up` */
    TALON_FH_PACK_SEVEN_UP = 1, /**< `seven-up` */
    TALON_FH_PACK_FIVE_UP = 2,  /**< `five-up` */
    TALON_FH_PACK_FOUR_UP = 3,  /**< `four-up` */
    TALON_FH_PACK_FULL = 4,     /**< `full` */
    TALON_FH_PACK_SIX_HAND = 5  /**< `six-hand` */
};

/** Values of #TALON_FH_OPTION_DEAL_PATTERN. */
enum talon_fh_deal_pattern_id {
    TALON_FH_DEAL_PATTERN_KITTY_ONCE = 0,  /**< `kitty-once` */
    TALON_FH_DEAL_PATTERN_KITTY_THRICE = 1 /**< `kitty-thrice` */
};

/** Values of #TALON_FH_OPTION_AUCTION. */
enum talon_fh_auction_id {
    TALON_FH_AUCTION_ONE_ROUND = 0,    /**< `one-round` */
    TALON_FH_AUCTION_UNTIL_PASSED = 1, /**< `until-passed` */
    TALON_FH_AUCTION_RE_ENTRY = 2      /**< `re-entry` */
};

/** Values of #TALON_FH_OPTION_ALL_PASS. */
enum talon_fh_all_pass_id {
    TALON_FH_ALL_PASS_NEXT_DEALER = 0, /**< `next-dealer` */
    TALON_FH_ALL_PASS_SAME_DEALER = 1, /**< `same-dealer` */
    TALON_FH_ALL_PASS_PLAY = 2         /**< `play` */
};

/** Values of #TALON_FH_OPTION_SCHEDULE. */
enum talon_fh_schedule_id {
    TALON_FH_SCHEDULE_AVONDALE = 0, /**< `avondale` */
    TALON_FH_SCHEDULE_PERFECT = 1,  /**< `perfect` */
    TALON_FH_SCHEDULE_ORIGINAL = 2  /**< `original` */
};

/** Values of #TALON_FH_OPTION_MISERE. */
enum talon_fh_misere_id {
    TALON_FH_MISERE_OFF = 0,        /**< `off` */
    TALON_FH_MISERE_ANY_TIME = 1,   /**< `any-time` */
    TALON_FH_MISERE_AFTER_SEVEN = 2 /**< `after-seven` */
};

/** Values of #TALON_FH_OPTION_MISERE_RANK. */
enum talon_fh_misere_rank_id {
    TALON_FH_MISERE_RANK_BELOW_EIGHT = 0, /**< `below-eight` */
    TALON_FH_MISERE_RANK_BY_POINTS = 1    /**< `by-points` */
};

/** Values of #TALON_FH_OPTION_OPEN_MISERE. */
enum talon_fh_open_misere_id {
    TALON_FH_OPEN_MISERE_OFF = 0,        /**< `off` */
    TALON_FH_OPEN_MISERE_ANY_TIME = 1,   /**< `any-time` */
    TALON_FH_OPEN_MISERE_AFTER_EIGHT = 2 /**< `after-eight` */
};

/** Values of #TALON_FH_OPTION_OPEN_MISERE_RANK. */
enum talon_fh_open_misere_rank_id {
    TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_HEARTS = 0, /**< `below-ten-hearts` */
    TALON_FH_OPEN_MISERE_RANK_BELOW_TEN_NO_TRUMP =
        1,                                /**< `below-ten-no-trump` */
    TALON_FH_OPEN_MISERE_RANK_HIGHEST = 2 /**< `highest` */
};

/** Values of #TALON_FH_OPTION_OPEN_FROM. */
enum talon_fh_open_from_id {
    TALON_FH_OPEN_FROM_SECOND_TRICK = 0, /**< `second-trick` */
    TALON_FH_OPEN_FROM_FIRST_LEAD = 1    /**< `first-lead` */
};

/** Values of #TALON_FH_OPTION_JOKER_NO_TRUMP. */
enum talon_fh_joker_no_trump_id {
    TALON_FH_JOKER_NO_TRUMP_WHEN_VOID = 0, /**< `when-void` */
    TALON_FH_JOKER_NO_TRUMP_HONEST = 1,    /**< `honest` */
    TALON_FH_JOKER_NO_TRUMP_PAGAT = 2,     /**< `pagat` */
    TALON_FH_JOKER_NO_TRUMP_ANY_TIME = 3,  /**< `any-time` */
    TALON_FH_JOKER_NO_TRUMP_LAST_LEAD = 4  /**< `last-lead` */
};

/** Values of #TALON_FH_OPTION_FIVE_PARTNER. */
enum talon_fh_five_partner_id {
    TALON_FH_FIVE_PARTNER_NONE = 0,     /**< `none` */
    TALON_FH_FIVE_PARTNER_CALL_CARD = 1 /**< `call-card` */
};

/** Values of #TALON_FH_OPTION_SIX_SIDES. */
enum talon_fh_six_sides_id {
    TALON_FH_SIX_SIDES_TWO = 0,  /**< `two` */
    TALON_FH_SIX_SIDES_THREE = 1 /**< `three` */
};

/** Values of #TALON_FH_OPTION_FAILED_BID. */
enum talon_fh_failed_bid_id {
    TALON_FH_FAILED_BID_DEDUCT = 0,      /**< `deduct` */
    TALON_FH_FAILED_BID_TO_DEFENDERS = 1 /**< `to-defenders` */
};

/** Values of #TALON_FH_OPTION_DEFENDER_TRICKS. */
enum talon_fh_defender_tricks_id {
    TALON_FH_DEFENDER_TRICKS_ALWAYS = 0,      /**< `always` */
    TALON_FH_DEFENDER_TRICKS_WHEN_FAILED = 1, /**< `when-failed` */
    TALON_FH_DEFENDER_TRICKS_NEVER = 2        /**< `never` */
};

/** Values of #TALON_FH_OPTION_WIN_BY. */
enum talon_fh_win_by_id {
    TALON_FH_WIN_BY_ANY = 0,    /**< `any` */
    TALON_FH_WIN_BY_OWN_BID = 1 /**< `own-bid` */
};

/** Values of #TALON_FH_OPTION_BOTH_OVER. */
enum talon_fh_both_over_id {
    TALON_FH_BOTH_OVER_CONTRACTOR = 0, /**< `contractor` */
    TALON_FH_BOTH_OVER_HIGHER = 1      /**< `higher` */
};

/** Values of #TALON_FH_OPTION_DEFENDERS_OVER. */
enum talon_fh_defenders_over_id {
    TALON_FH_DEFENDERS_OVER_FIRST_TO_CROSS = 0, /**< `first-to-cross` */
    TALON_FH_DEFENDERS_OVER_FIRST_TRICK = 1,    /**< `first-trick` */
    TALON_FH_DEFENDERS_OVER_HIGHER = 2          /**< `higher` */
};

/** Values of #TALON_FH_OPTION_MINUS. */
enum talon_fh_minus_id {
    TALON_FH_MINUS_BARRED = 0, /**< `barred` */
    TALON_FH_MINUS_LOSES = 1,  /**< `loses` */
    TALON_FH_MINUS_IGNORED = 2 /**< `ignored` */
};

/**
 * Five Hundred at a glance: everything a screen shows, 176 bytes without
 * padding. "The hand" is the one being played or, until the next deal, the last
 * one: what its last card caused can still be seen. Arrays are by seat; entries
 * of seats that do not exist are 0 (cards #TALON_CARD_NONE).
 */
typedef struct talon_fh_state {
    talon_cards hand[TALON_FH_SEATS_MAX]; /**< held now */
    talon_cards dead;    /**< FH-3: the dead hand of two-handed games */
    talon_cards kitty;   /**< the kitty of the hand as dealt: known to everyone
                              who may look before it is taken (nobody),
                              afterwards to the contractor until the next deal
                              (FH-42) */
    talon_cards discard; /**< FH-20: what the contractor laid away */
    int32_t score[TALON_FH_SEATS_MAX]; /**< of the seat's side */
    uint32_t turn;                     /**< as talon_game_turn() */
    uint32_t phase;                    /**< one of #talon_phase_id */
    uint32_t deals;                    /**< as talon_game_deal_count() */
    uint32_t winners;    /**< a bit for each seat that has won the game */
    uint32_t barred;     /**< FH-38: a bit for each seat that cannot win */
    uint32_t passed;     /**< a bit for each seat whose last call was a pass */
    uint32_t laid_down;  /**< FH-27: a bit for each seat taking no part */
    uint32_t open_hands; /**< FH-28: a bit for each seat whose hand is open */
    int8_t to_act;       /**< as talon_game_to_act() */
    int8_t dealer;       /**< #TALON_NOBODY before the draw is settled; after
                              the hand the next dealer */
    int8_t bidder;       /**< of the last bid; after the auction the contractor;
                              or #TALON_NOBODY */
    int8_t partner;      /**< FH-22: holder of the card called, #TALON_NOBODY or
                              #TALON_SECRET */
    uint8_t bid_tricks;  /**< of the last bid, then of the contract; else 0 */
    uint8_t bid_denomination; /**< its denomination, or 0 */
    talon_card called; /**< FH-22: the card called, or #TALON_CARD_NONE */
    uint8_t nominated; /**< FH-21: the suit of the contractor's joker, or 0 */
    uint8_t trick;     /**< number of the current trick, 1 … 10, or 0 */
    int8_t leader;     /**< of the current trick, or #TALON_NOBODY */
    uint8_t suit_led;  /**< suit to follow in it, or 0 */
    uint8_t on_table;  /**< cards played to it */
    talon_card table[TALON_FH_SEATS_MAX]; /**< those, or #TALON_CARD_NONE */
    uint8_t held[TALON_FH_SEATS_MAX];     /**< cards in each hand */
    uint8_t tricks[TALON_FH_SEATS_MAX];   /**< tricks taken in the hand */
    uint8_t side[TALON_FH_SEATS_MAX];  /**< a bit for each seat of the side */
    uint8_t voids[TALON_FH_SEATS_MAX]; /**< suits the seat failed to follow: bit
                                            i for suit i */
    uint8_t kitty_count; /**< FH-3: cards in the kitty as dealt, two to six */
    uint8_t reserved[5]; /**< reserved */
} talon_fh_state;

/** A hand that was played, as scoring needs it: 48 bytes without padding. */
typedef struct talon_fh_hand {
    int32_t before[TALON_FH_SEATS_MAX]; /**< scores before the hand, by seat */
    uint32_t barred;    /**< FH-38: a bit for each seat barred before it */
    uint32_t deals;     /**< deals played before this one */
    int8_t dealer;      /**< the dealer of the hand */
    int8_t contractor;  /**< or #TALON_NOBODY (FH-18) */
    int8_t partner;     /**< FH-22: the partner called, or #TALON_NOBODY */
    uint8_t bid_tricks; /**< 6 … 10; 0 for a misère or without contractor */
    uint8_t bid_denomination;       /**< 0 without contractor */
    uint8_t played;                 /**< tricks played, at most 10 */
    int8_t winner[TALON_FH_TRICKS]; /**< the seat that took each trick; entries
                                         past `played` do not matter */
} talon_fh_hand;

/** What a hand scores, item by item: 96 bytes without padding. */
typedef struct talon_fh_score {
    int32_t contract[TALON_FH_SEATS_MAX];     /**< FH-33, FH-34, FH-36: points
                                                   for the contract, by seat */
    int32_t trick_points[TALON_FH_SEATS_MAX]; /**< FH-18, FH-35: points for
                                                   tricks, by seat */
    int32_t after[TALON_FH_SEATS_MAX]; /**< scores after the hand, by seat */
    uint32_t winners; /**< FH-37 … FH-39: a bit for each seat that wins */
    uint32_t barred;  /**< FH-38: a bit for each seat barred after the hand */
    uint32_t over;    /**< 1 if the game is over */
    uint16_t reason;  /**< why: #TALON_REASON_WON_CONTRACTOR …, or 0 */
    uint8_t made;     /**< 1 if the contract was made */
    uint8_t slam;     /**< 1 if it was a slam that scores 250 */
    uint8_t tricks[TALON_FH_SEATS_MAX]; /**< tricks taken, by seat */
    uint8_t reserved[2];                /**< reserved */
} talon_fh_score;

/**
 * Five Hundred at a glance.
 *
 * @param game a game of Five Hundred
 * @param[out] state the snapshot
 * @return #TALON_OK; #TALON_UNKNOWN if the viewers do not know all of it;
 *         #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_state_of(const talon_game *game,
                                         talon_fh_state *state);

/**
 * The bids of the hand, in order. Who passed follows from the seats between
 * them.
 *
 * @param game a game of Five Hundred
 * @param[out] bids the buffer, filled with moves of kind #TALON_KIND_BID; null
 *             with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_FH_BIDS_MAX is always enough
 * @param[out] count the number of bids; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_bids(const talon_game *game, talon_move *bids,
                                     uint32_t capacity, uint32_t *count);

/**
 * A trick of the hand.
 *
 * @param game a game of Five Hundred
 * @param trick 1 for the first trick … the one on the table
 * @param[out] leader the seat that led, or will lead; may be null
 * @param[out] cards the buffer, in the order of play; null with capacity 0 if
 *             not wanted
 * @param capacity of the buffer; #TALON_FH_SEATS_MAX is always enough
 * @param[out] count cards played to it; with #TALON_E_SPACE the number needed
 * @param[out] suit the suit to follow, or 0 if nothing has been led yet; may be
 *             null
 * @param[out] winner the seat that took it, #TALON_NOBODY while it is on the
 *             table; may be null
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_INDEX if the trick has not
 *         begun; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_trick(const talon_game *game, uint32_t trick,
                                      int32_t *leader, talon_card *cards,
                                      uint32_t capacity, uint32_t *count,
                                      uint32_t *suit, int32_t *winner);

/**
 * Who is winning the trick on the table, and with which card (FH-26).
 *
 * @param game a game of Five Hundred
 * @param[out] seat the seat, #TALON_NOBODY before a card is led; may be null
 * @param[out] card its card, #TALON_CARD_NONE before a card is led; may be null
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_PHASE if no trick is played
 * @since 0.2.0
 */
TALON_API talon_status talon_fh_winning(const talon_game *game, int32_t *seat,
                                        talon_card *card);

/**
 * The cards drawn for the deal (FH-7). They can be seen until the first hand is
 * dealt.
 *
 * @param game a game of Five Hundred
 * @param[out] cards the buffer, by seat, #TALON_CARD_NONE if none was drawn;
 *             null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_FH_SEATS_MAX is always enough
 * @param[out] count the number of seats; with #TALON_E_SPACE the number needed
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_drawn(const talon_game *game, talon_card *cards,
                                      uint32_t capacity, uint32_t *count);

/**
 * The items of the last hand's score, until the next deal.
 *
 * @param game a game of Five Hundred
 * @param[out] score the items; all 0 but `after` if no hand has been scored
 *             since the last deal
 * @return #TALON_OK; #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_last_score(const talon_game *game,
                                           talon_fh_score *score);

/**
 * The cards that may be played to a trick: talon_game_choices() for loops that
 * play many of them. Together with talon_fh_play() it needs no structs, and is
 * checked like everything else.
 *
 * @param game a game of Five Hundred
 * @param[out] seat the seat to act
 * @param[out] cards the set of cards that it may play
 * @param[out] suits 0; or, if a joker among the cards must be led naming a suit
 *             (FH-29, FH-30), bit i for each suit i that it may name
 * @return #TALON_OK; #TALON_UNKNOWN with no cards and no suits if the seat to
 *         act is not a viewer of this view; #TALON_E_PHASE if no trick is
 *         played; #TALON_E_WRONG_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_playable(const talon_game *game, int32_t *seat,
                                         talon_cards *cards, uint32_t *suits);

/**
 * Plays a card to a trick, as talon_game_apply() does with a move of kind
 * #TALON_KIND_PLAY, without events.
 *
 * @param[in,out] game a game of Five Hundred; unchanged if the card is refused
 * @param seat who plays
 * @param card the card
 * @param suit the suit named for a joker that is led, one of #talon_suit_id, or
 *        0
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_WRONG_GAME; and as
 *         talon_game_apply()
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_play(talon_game *game, int32_t seat,
                                     talon_card card, uint32_t suit);

/**
 * The value of a bid (FH-32).
 *
 * @param rules rules of Five Hundred
 * @param tricks 6 … 10; 0 for a misère
 * @param denomination one of #talon_suit_id or #talon_denomination_id
 * @param[out] value in points; a misère has its value even where it may not be
 *             bid
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_AMOUNT for the tricks; #TALON_E_DENOMINATION
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_bid_value(const talon_rules *rules,
                                          uint32_t tricks,
                                          uint32_t denomination,
                                          int32_t *value);

/**
 * The rank number of a bid (FH-12 … FH-14): a bid outranks another if its
 * number is greater.
 *
 * @param rules rules of Five Hundred
 * @param tricks 6 … 10; 0 for a misère
 * @param denomination one of #talon_suit_id or #talon_denomination_id
 * @param[out] rank the number
 * @return as talon_fh_bid_value()
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
 * @param hand what was played. A misère may end with fewer tricks once its
 *        contractor has one
 * @param[out] score the items; entries of seats that do not exist are 0
 * @return #TALON_OK; #TALON_E_WRONG_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_SEAT for a dealer, contractor, partner or winner of a trick
 *         that is not a seat, a partner where the rules have none, no
 *         contractor where they need one, or a trick won by a seat that
 *         takes no part;
 *         #TALON_E_AMOUNT and #TALON_E_DENOMINATION for a contract that does
 *         not exist; #TALON_E_INDEX for a number of tricks that ends no such
 *         hand; #TALON_E_LIMIT for scores beyond what 1 000 000 deals can make;
 *         #TALON_E_ARGUMENT for a side whose seats differ in score or bar, bars
 *         where the rules have none, and bits past the last seat
 * @since 0.1.0
 */
TALON_API talon_status talon_fh_score_hand(const talon_rules *rules,
                                           const talon_fh_hand *hand,
                                           talon_fh_score *score);

#ifdef __cplusplus
}
#endif

#endif
