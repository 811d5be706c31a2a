/* SPDX-License-Identifier: MIT */
/**
 * @file move.h
 * What a game consists of, for every game: places of cards, phases, kinds and
 * reasons; moves, the choices that describe sets of moves, and the events that
 * report what happened.
 */
#ifndef TALON_MOVE_H
#define TALON_MOVE_H

#include "card.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Places of cards. Places 0 … 15 are hands, by seat; the dead hand of
 * two-handed Five Hundred is hand 2.
 *
 * @since 0.1.0
 */
enum talon_place_id {
    TALON_PLACE_TALON = 16,   /**< set aside: the kitty, the spare hand */
    TALON_PLACE_DISCARD = 17, /**< discarded by the contractor */
    TALON_PLACE_TABLE = 18,   /**< played or drawn, on the table */
    TALON_PLACE_UNDEALT = 19  /**< not dealt: in closing rounds of Tripoli */
};

/** Limit: places that a deal gives cards to. @since 0.1.0 */
enum talon_deal_places_id {
    TALON_DEAL_PLACES = 17 /**< places that cards can be wanted for: hands 0 …
                                15 and #TALON_PLACE_TALON */
};

/** Phases of a game. @since 0.1.0; 0.2.0 for #TALON_PHASE_SELECT_HAND */
enum talon_phase_id {
    TALON_PHASE_DRAW = 1,           /**< FH-7: a draw for the deal is due */
    TALON_PHASE_DEAL = 2,           /**< a deal is due, and nothing else */
    TALON_PHASE_AUCTION = 3,        /**< FH-10: bidding */
    TALON_PHASE_DISCARD = 4,        /**< FH-20: the contractor discards */
    TALON_PHASE_PARTNER = 5,        /**< FH-22: the contractor calls a card or
                                         plays alone */
    TALON_PHASE_TRICKS = 6,         /**< FH-24: tricks are played */
    TALON_PHASE_BETWEEN = 16,       /**< TR-29: between deals */
    TALON_PHASE_PAY_AUCTION = 17,   /**< TR-9: bidding for the pay suit */
    TALON_PHASE_PAY_SUIT = 18,      /**< TR-9: the pay suit is named */
    TALON_PHASE_SPARE = 19,         /**< TR-10: the dealer decides about the
                                         spare hand */
    TALON_PHASE_SPARE_AUCTION = 20, /**< TR-11: a hand is auctioned */
    TALON_PHASE_SELECT_HAND = 21,   /**< TR-15: poker hands are chosen */
    TALON_PHASE_BETTING = 22,       /**< TR-17: betting */
    TALON_PHASE_MICHIGAN = 23,      /**< TR-20: cards are played in runs */
    TALON_PHASE_OVER = 32           /**< the game is over */
};

/**
 * Kinds of moves and events. Numbers 1 … 31 and 0x1000 … 0x1FFF are moves of
 * seats, 32 … 63 and 0x2000 … 0x2FFF are what the table does, and 64 … 0x0FFF
 * and 0x3000 … 0xEFFF are events that are not moves. The ranges from 0x1000 on
 * are for later versions; numbers from 0xF000 up are for tests.
 *
 * Each kind is listed with its clause and the fields it uses, as "field:
 * meaning"; all other fields are 0. Moves always use `kind` and `seat`. The
 * event of a move has the fields of the move.
 *
 * An `amount` is a number to show. One kind alone has something else there:
 * #TALON_KIND_TRICK has the bytes of its cards. The first of them is
 * `amount & 0xFF`, the next `amount >> 8 & 0xFF`, and so on, as many as
 * `count`.
 *
 * @since 0.1.0; 0.2.0 for #TALON_KIND_CALL_BET
 */
enum talon_kind_id {
    TALON_KIND_PASS = 1,         /**< makes no bid or offer */
    TALON_KIND_BID = 2,          /**< FH; amount: tricks (0 for a misère);
                                      denomination */
    TALON_KIND_DISCARD = 3,      /**< FH-20; cards; denomination: the suit named
                                      for a joker (FH-21), or 0 */
    TALON_KIND_CALL_CARD = 4,    /**< FH-22; cards: the card called. The verb in
                                      records is `call` */
    TALON_KIND_ALONE = 5,        /**< FH-22: calls no partner */
    TALON_KIND_PLAY = 6,         /**< cards: the card; in FH, denomination: the
                                      suit named for a joker led (FH-29), or 0;
                                      in events of FH, index: the trick, from
                                      1 */
    TALON_KIND_OFFER = 7,        /**< TR-9, TR-11; amount: chips */
    TALON_KIND_NAME = 8,         /**< TR-9; denomination: the pay suit */
    TALON_KIND_KEEP = 9,         /**< TR-10: the dealer keeps the hand held */
    TALON_KIND_SWAP = 10,        /**< TR-10: the dealer takes the spare hand */
    TALON_KIND_AUCTION = 11,     /**< TR-10: the dealer auctions a hand */
    TALON_KIND_SELECT_HAND = 12, /**< TR-15; cards: the five for poker. The verb
                                      in records is `select` */
    TALON_KIND_CHECK = 13,       /**< TR-18: makes no bet where there is none
                                      yet */
    TALON_KIND_BET = 14,         /**< TR-18; amount: chips */
    TALON_KIND_RAISE_BY = 15,    /**< TR-18; amount: chips above the call. The
                                      verb in records is `raise` */
    TALON_KIND_FOLD = 16,        /**< TR-19: drops out of the poker */
    TALON_KIND_CALL_BET = 17,    /**< TR-18: meets the bet. The verb in records
                                      is `call` */

    TALON_KIND_DRAW = 32,   /**< FH-7; cards: drawn for the deal */
    TALON_KIND_DEAL = 33,   /**< cards: the whole pack, dealt */
    TALON_KIND_BOARD = 34,  /**< TR-6; cards: the five pay cards; denomination:
                                 the suit of the pair; index: the lowest rank of
                                 the sequence */
    TALON_KIND_BUY = 35,    /**< TR-34; other: the seat; amount: chips */
    TALON_KIND_FINISH = 36, /**< TR-30; amount: closing pots */

    TALON_KIND_HAND = 64,       /**< place: receives; cards; seat: whose hand it
                                     is, or nobody; reason */
    TALON_KIND_DEALER = 65,     /**< seat: deals; reason */
    TALON_KIND_REDRAW = 66,     /**< FH-7: a tie; all draw again */
    TALON_KIND_CONTRACT = 67,   /**< FH-19; seat; amount: tricks;
                                     denomination */
    TALON_KIND_PASSED_OUT = 68, /**< FH-18: nobody bid; reason: what follows */
    TALON_KIND_KITTY = 69,      /**< FH-20; seat: takes the kitty; cards */
    TALON_KIND_LAID_DOWN = 70,  /**< FH-27; seat: lays its cards down */
    TALON_KIND_VOID = 71,       /**< FH-25; seat: has shown that it is out of a
                                     suit; denomination: the suit */
    TALON_KIND_PARTNER = 72,    /**< FH-22; seat: is the partner; other:
                                     whose */
    TALON_KIND_SHOWN = 73,      /**< seat: whose cards all may see; cards;
                                     reason */
    TALON_KIND_TRICK = 74,      /**< FH-26; seat: takes the trick; other: led
                                     it; index: the trick, from 1; cards;
                                     amount: the cards in the order of play, one
                                     byte each, the first in the lowest byte,
                                     0xFF past the last */
    TALON_KIND_HAND_OVER = 75,  /**< FH: the hand has ended; reason */
    TALON_KIND_SCORE = 76,      /**< FH; seat: the first seat of the side;
                                     amount: points; reason */
    TALON_KIND_BARRED = 77,     /**< FH-38; seat: the first seat of a side that
                                     can never win */
    TALON_KIND_PAY = 80,        /**< TR; seat: pays; amount: chips; box_id: to
                                     this box; other: to this seat, if box_id is
                                     0; reason */
    TALON_KIND_TAKE = 81,       /**< TR; seat: takes; amount: chips; box_id:
                                     from this box; cards: those that entitle to
                                     it; index: the pot, from 1, the main pot
                                     first; reason */
    TALON_KIND_GATHER = 82,     /**< TR-30; amount: chips; box_id: from this
                                     box; index: to this box; reason */
    TALON_KIND_SIT_OUT = 83,    /**< TR-32; seat: is not in the deal */
    TALON_KIND_NO_OFFER = 84,   /**< TR-9, TR-11: an auction without an offer;
                                     reason: which auction; denomination: the
                                     resulting pay suit, or 0 */
    TALON_KIND_SOLD = 85,       /**< TR-9, TR-11; seat: pays; amount: chips;
                                     other: the dealer, who is paid, or
                                     #TALON_NOBODY for the pay suit; reason:
                                     which auction */
    TALON_KIND_STOP = 86, /**< TR-23; seat: ends a run; cards: the last card;
                               reason */
    TALON_KIND_LEAD_PASSED = 87, /**< TR-25; seat: has no card it may lead */
    TALON_KIND_DEAL_OVER = 88,   /**< TR-26, TR-27; seat: has won the deal, or
                                      nobody; reason */
    TALON_KIND_WON = 96,         /**< seat: is one of the winners of the game;
                                      reason */
    TALON_KIND_GAME_OVER = 97    /**< the game or session is over; reason */
};

/** Reasons of events. @since 0.1.0 */
enum talon_reason_id {
    TALON_REASON_DRAW = 1,        /**< FH-7: in the draw for the deal */
    TALON_REASON_TURN = 2,        /**< FH-9, TR-7: next after the last dealer */
    TALON_REASON_RULES = 3,       /**< FH-7, TR-7: the first dealer set in the
                                       rules */
    TALON_REASON_SAME_DEALER = 4, /**< FH-18: the same dealer deals again */
    TALON_REASON_DEALT = 5,       /**< TR-8, FH-8: dealt */
    TALON_REASON_SWAPPED = 6,     /**< TR-10: by swapping */
    TALON_REASON_SOLD = 7,        /**< TR-11: by buying */
    TALON_REASON_NEXT_DEALER = 8, /**< FH-18: thrown in; the next seat deals */
    TALON_REASON_DEAL_AGAIN = 9,  /**< FH-18: thrown in; the same dealer
                                       deals */
    TALON_REASON_PLAY = 10,       /**< FH-18: played without a contractor */

    TALON_REASON_OPEN_MISERE = 16, /**< FH-28: shown for an open misère */
    TALON_REASON_AT_END = 17,      /**< FH-43, TR-37: left at the end */
    TALON_REASON_COLLECTING = 18,  /**< TR-14: shown to collect */
    TALON_REASON_SHOWDOWN = 19,    /**< TR-19: shown at the showdown */
    TALON_REASON_TEN_TRICKS = 20,  /**< FH-24: all tricks have been played */
    TALON_REASON_MISERE_LOST = 21, /**< FH-27: the contractor took a trick */
    TALON_REASON_THROWN_IN = 22,   /**< FH-18: the hand is thrown in */

    TALON_REASON_CONTRACT_MADE = 32, /**< FH-33: its value */
    TALON_REASON_SLAM_MADE = 33,     /**< FH-33: all ten tricks, 250 */
    TALON_REASON_CONTRACT_FAILED =
        34, /**< FH-34: minus its value, or nothing */
    TALON_REASON_CONTRACT_BEATEN =
        35,                         /**< FH-34: its value for the defenders */
    TALON_REASON_TRICK_POINTS = 36, /**< FH-35, FH-18: ten per trick */

    TALON_REASON_WON_CONTRACTOR =
        48,                        /**< FH-37: the contractor's side, alone or
                                        ahead of others */
    TALON_REASON_WON_ALONE = 49,   /**< FH-37: the only side that qualifies */
    TALON_REASON_WON_HIGHEST = 50, /**< FH-37: the highest score */
    TALON_REASON_WON_CROSSED = 51, /**< FH-37: first to reach the target */
    TALON_REASON_WON_FIRST_TRICK = 52, /**< FH-37: first to take a trick */
    TALON_REASON_WON_MINUS = 53,       /**< FH-38: another side is at minus the
                                            target */
    TALON_REASON_WON_DEALS = 54,       /**< FH-39, FH-40: the last deal has been
                                            played */
    TALON_REASON_WON_NOBODY =
        55, /**< FH-38: a barred side has reached the target */
    TALON_REASON_WON_ALL_BARRED = 56, /**< FH-38: every side is barred */

    TALON_REASON_ANTE = 64,         /**< TR-5: the ante */
    TALON_REASON_PAY_SUIT = 65,     /**< TR-9: for naming the pay suit */
    TALON_REASON_FOR_HAND = 66,     /**< TR-11: for the hand sold */
    TALON_REASON_PAY_CARD = 67,     /**< TR-14, TR-28: for the pay card */
    TALON_REASON_PAIR = 68,         /**< TR-14, TR-28: for the pair */
    TALON_REASON_SEQUENCE = 69,     /**< TR-14, TR-28: for the sequence */
    TALON_REASON_STAKE = 70,        /**< TR-18: a bet, call or raise */
    TALON_REASON_POT = 71,          /**< TR-19, TR-33: won at poker */
    TALON_REASON_UNCALLED = 72,     /**< TR-33: not called, so returned */
    TALON_REASON_PASSED_LEAD = 73,  /**< TR-25: for passing the lead */
    TALON_REASON_CARDS_LEFT = 74,   /**< TR-26, TR-27: for the cards left in
                                         hand */
    TALON_REASON_GOING_OUT = 75,    /**< TR-27: the kitty, for going out */
    TALON_REASON_CLOSING = 76,      /**< TR-30: for the closing pots */
    TALON_REASON_ACE = 77,          /**< TR-23: the ace ends a run */
    TALON_REASON_STOP = 78,         /**< TR-23: nobody holds the next card */
    TALON_REASON_OUT_OF_CARDS = 79, /**< TR-27: a seat is out of cards */
    TALON_REASON_DEAD_END = 80,     /**< TR-26: nobody can lead */
    TALON_REASON_SESSION_OVER = 81  /**< TR-31: the session is over */
};

/**
 * A move: 24 bytes without padding. A field that its kind does not use is 0,
 * including `other` (#talon_kind_id lists the fields of each kind), so equal
 * moves are equal bytes. Start from a struct that is all 0.
 *
 * @since 0.1.0
 */
typedef struct talon_move {
    talon_cards cards;    /**< a set of cards */
    int32_t amount;       /**< by kind: chips, tricks, or closing pots */
    uint16_t kind;        /**< one of #talon_kind_id: a seat's or the
                               table's */
    int8_t seat;          /**< the seat that moves, or #TALON_TABLE */
    int8_t other;         /**< the other seat involved */
    uint8_t denomination; /**< #talon_suit_id, #talon_denomination_id, or 0 */
    uint8_t index;        /**< by kind: a rank */
    uint8_t reserved[6];  /**< reserved */
} talon_move;

/**
 * Flags of a choice. Treat a flag you do not know like #TALON_CHOICE_LOOSE.
 *
 * @since 0.2.0
 */
enum talon_choice_flag_id {
    TALON_CHOICE_LOOSE = 1 /**< not every move that fits is accepted: call
                                talon_game_check() */
};

/**
 * What may be done, as a pattern for moves of one kind: 48 bytes without
 * padding. It describes a move
 *
 * - of its `kind`, by the seat that was asked about;
 * - with all cards of `required`, from pick_min to pick_max cards of `cards`,
 *   and no others;
 * - with an amount from amount_min to amount_max;
 * - with a denomination whose bit is set in `denominations` (bit 0: none);
 * - with an `other` whose bit is set in other_seats or, if that is 0, with
 *   `other` 0;
 * - with an index from index_min to index_max.
 *
 * The ranges of fields that a kind does not use are 0 (`denominations` is 1),
 * so they describe the value 0. A choice without flags is exact: every move
 * that it describes is accepted. The choices of seats have no flags but in
 * games or under options of later versions.
 *
 * @since 0.1.0
 */
typedef struct talon_choice {
    talon_cards cards;      /**< to pick from; none of them is in required */
    talon_cards required;   /**< always part of the move */
    int32_t amount_min;     /**< the least `amount` */
    int32_t amount_max;     /**< the greatest `amount` */
    uint32_t denominations; /**< bit i: denomination i is possible */
    uint16_t other_seats;   /**< bit s: seat s may be `other` */
    uint16_t kind;          /**< one of #talon_kind_id: a seat's or the
                                 table's */
    uint16_t flags;         /**< flags of #talon_choice_flag_id, or 0 */
    uint8_t pick_min;       /**< the least number of cards to pick */
    uint8_t pick_max;       /**< the greatest number of cards, at least
                                 pick_min */
    uint8_t index_min;      /**< the least `index` */
    uint8_t index_max;      /**< the greatest `index` */
    uint8_t reserved[10];   /**< reserved */
} talon_choice;

/** Who may see the cards of an event. @since 0.2.0 */
enum talon_event_viewers_id {
    TALON_EVENT_PUBLIC = 0xFFFF /**< everyone, spectators too */
};

/**
 * What the table saw: 40 bytes without padding. The move or deal itself is the
 * first event of a call, with its own kind. Then comes one event for each of
 * its consequences and for each movement of chips, in order. #talon_kind_id
 * lists the fields that each kind uses; the others are 0, except that `seat`,
 * `turn`, `viewers` and `count` always have a meaning.
 *
 * Private information is in `cards` and nowhere else, in kinds of later
 * versions too: the rest of an event is for everyone. Skip events of kinds that
 * you do not know.
 *
 * @since 0.1.0
 */
typedef struct talon_event {
    talon_cards cards;    /**< the cards; 0 if you may not see them */
    int64_t amount;       /**< by kind: chips, points or tricks; of a finished
                               trick no number, but its cards */
    uint32_t turn;        /**< same as talon_game_turn() after the move or
                               deal */
    uint16_t viewers;     /**< one bit for each seat that may see `cards`, or
                               #TALON_EVENT_PUBLIC */
    uint16_t kind;        /**< one of #talon_kind_id */
    uint16_t reason;      /**< one of #talon_reason_id, or 0 */
    int8_t seat;          /**< a seat, #TALON_TABLE or #TALON_NOBODY */
    int8_t other;         /**< the other seat involved */
    uint8_t denomination; /**< #talon_suit_id, #talon_denomination_id, or 0 */
    uint8_t box_id;       /**< one of #talon_tr_box_id, or 0 */
    uint8_t place;        /**< a hand, or one of #talon_place_id */
    uint8_t index;        /**< by kind: the number of a trick or pot, a rank, a
                               box */
    uint8_t count;        /**< the number of cards, seen or not */
    uint8_t reserved[7];  /**< reserved; left unchanged wherever events are
                               passed in */
} talon_event;

/**
 * Returns the key of a kind: "bid", "call-card", "trick". It is the same as
 * talon_term_key(#TALON_SPACE_KIND, kind). For some moves, records have a verb
 * that differs from the key (#talon_kind_id).
 *
 * @param kind the kind, one of #talon_kind_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_kind_key(uint32_t kind);

/**
 * Returns the key of a reason: "trick-points". It is the same as
 * talon_term_key(#TALON_SPACE_REASON, reason).
 *
 * @param reason the reason, one of #talon_reason_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_reason_key(uint32_t reason);

/**
 * Returns a reason in a few English words: "ten points per trick". It is the
 * same as talon_term_label(#TALON_SPACE_REASON, reason).
 *
 * @param reason the reason, one of #talon_reason_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_reason_text(uint32_t reason);

/**
 * Returns the key of a phase: "auction". It is the same as
 * talon_term_key(#TALON_SPACE_PHASE, phase).
 *
 * @param phase the phase, one of #talon_phase_id
 * @return constant text; "" for another number
 * @since 0.1.0
 */
TALON_API const char *talon_phase_key(uint32_t phase);

#ifdef __cplusplus
}
#endif

#endif
