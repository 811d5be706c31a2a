/* SPDX-License-Identifier: MIT */
/**
 * @file base.h
 * What every part of talon uses: the version, statuses, limits, the allocator,
 * and the conventions of the whole interface, stated once here.
 *
 * **Statuses.** A function that can fail returns a #talon_status: 0 is success,
 * a positive number is success with a note, a negative number is a refusal.
 * Test for `< 0`. A refused call has changed nothing: no handle, no buffer, no
 * generator. (Some results are set even then: with #TALON_E_SPACE a count or
 * length says how much is needed; a #talon_text_position or a byte offset says
 * where a text or saved bytes were refused; and what a description names.) A
 * later version may return statuses that these headers do not list.
 *
 * **Order of parameters.** What a function works on or overwrites as a whole
 * (a game, a view, rules, a generator) comes first; all other results come
 * last, through pointers.
 *
 * **Pointers.** A pointer must not be null unless its description says so; null
 * is refused with #TALON_E_NULL. A game must be one that talon made, else the
 * call is refused with #TALON_E_HANDLE. These two statuses are not repeated at
 * every function. Results must not overlap each other or what is read, unless
 * the description says so. talon keeps no pointer after a call.
 *
 * **Buffers.** A buffer is a pointer, its capacity in elements (or its size in
 * bytes), and a pointer to the number of elements (or to the length). That last
 * pointer may always be null. Too small a buffer is refused with
 * #TALON_E_SPACE. A null buffer with capacity 0 means "not wanted": only the
 * number is reported. Elements past the number reported are left alone.
 * Text buffers need one byte more than the length, for the final zero.
 *
 * **Text.** Text that is returned directly (`const char *`) is constant and
 * ASCII, remains valid as long as the library is loaded, belongs to the
 * library, and is never null: nonsense gives "". A *key* is for programs and
 * files and never changes; a *label* is an English name and a *text* an English
 * sentence or phrase, and both may be reworded: never compare them. A key that
 * is passed in ends in zero; any other text comes with its length in bytes.
 *
 * **Numbers.** Booleans are `int32_t`: 0 or 1. A set of seats (`seats`) has bit
 * s for seat s. Numbers of kinds, reasons, phases and so on are never given to
 * anything else once they have been released, but later versions add new ones:
 * ignore what you do not know. 0 means "none" except where counting starts at 0
 * (seats, the places of hands, cards, indices) and in the values of options.
 *
 * **Structs** have the same size and layout everywhere, without padding, and
 * never grow. A field that does not apply is 0 unless its description says
 * otherwise. Fields called `reserved` must be 0 on input, else the call is
 * refused (a move with #TALON_E_FIELD); on output a later version may give them
 * a meaning: ignore them. Events alone keep whatever is in them, so that a
 * program can pass on events of a later version.
 *
 * **Side effects.** Nothing here does I/O, reads a clock, a locale or the
 * environment, or keeps state of its own. Only functions whose names end in
 * `_new` allocate. Several threads may pass one game at a time to functions
 * that take it as `const`; any other function needs it alone, and a generator
 * is always needed alone. Different games share nothing.
 */
#ifndef TALON_BASE_H
#define TALON_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Marks what the library exports. Defined before, it remains. */
#ifndef TALON_API
#if defined(_WIN32) && defined(TALON_BUILDING)
#define TALON_API __declspec(dllexport)
#elif defined(__GNUC__)
#define TALON_API __attribute__((visibility("default")))
#else
#define TALON_API
#endif
#endif

#define TALON_VERSION_MAJOR 0 /**< of the version of these headers */
#define TALON_VERSION_MINOR 2 /**< new functions and numbers */
#define TALON_VERSION_PATCH 0 /**< corrections */

/** The version of these headers: major · 65536 + minor · 256 + patch. A binding
 * that sees no macros has it as #TALON_HEADERS. */
#define TALON_VERSION                                                          \
    ((TALON_VERSION_MAJOR << 16) | (TALON_VERSION_MINOR << 8) |                \
     TALON_VERSION_PATCH)

/** The version of these headers as a constant. */
enum talon_headers_id {
    TALON_HEADERS = TALON_VERSION /**< the same number */
};

/**
 * Ceilings. They hold for every game of every library with the same soname
 * (libtalon.so.0), games that do not exist yet included.
 */
enum talon_ceiling_id {
    TALON_SEATS_MAX = 16,        /**< seats of a game */
    TALON_GAME_BYTES_MAX = 2048, /**< bytes that a game takes */
    TALON_GAME_ALIGNMENT = 8,    /**< alignment of a game's memory, in bytes */
    TALON_PACK_MAX = 64 /**< cards of a pack. A set of cards is 64 bits: packs
                             with two equal cards are out of scope */
};

/**
 * Room that is always enough for the games of these headers. A library that is
 * newer than these headers may have games that need more: for those ask
 * talon_limit().
 */
enum talon_room_id {
    TALON_CHOICES_MAX = 16, /**< choices at any moment */
    TALON_EVENTS_MAX = 160, /**< events that one call makes */
    TALON_LINE_MAX = 1024,  /**< bytes of a line of a record, without its end */
    TALON_RULES_TEXT_MAX = 4096, /**< bytes of talon_rules_write(), the final
                                      zero included; so in all that follow */
    TALON_VALUE_TEXT_MAX = 32,   /**< of talon_rules_get_text() */
    TALON_CARDS_TEXT_MAX = 256,  /**< of talon_cards_format() */
    TALON_MOVE_TEXT_MAX = 256,   /**< of talon_record_write_move() */
    TALON_DEAL_TEXT_MAX = 512,   /**< of talon_record_write_deal() */
    TALON_POKER_TEXT_MAX = 64,   /**< of talon_poker_format() */
    TALON_PROBLEMS_MAX = 64      /**< problems of talon_rules_check() */
};

/** What can be in place of a seat. Seats themselves are 0, 1, 2, … */
enum talon_seat_id {
    TALON_NOBODY = -1, /**< no seat */
    TALON_TABLE = -2,  /**< the table: whoever runs the game (the host) */
    TALON_SECRET = -3  /**< a seat, but the viewers do not know which */
};

/** What a function returns: one of #talon_status_id. */
typedef int32_t talon_status;

/**
 * Statuses. Each has a name (talon_status_name()) and a text
 * (talon_status_text()); where a rule of a game is behind it, also a clause
 * (talon_status_clause()), which is given here as well.
 */
enum talon_status_id {
    TALON_OK = 0, /**< success */

    /* notes */
    TALON_UNKNOWN = 1, /**< part of the answer is unknown to the viewers */

    /* the call */
    TALON_E_NULL = -1,         /**< a pointer is null that must not be */
    TALON_E_ALIGNMENT = -2,    /**< memory for a game is not 8-aligned */
    TALON_E_SPACE = -3,        /**< a buffer is too small */
    TALON_E_MEMORY = -4,       /**< the allocator returned no memory */
    TALON_E_ALLOCATOR = -5,    /**< no allocator given, and none built in */
    TALON_E_HANDLE = -6,       /**< not a game made by talon, or damaged */
    TALON_E_WRONG_GAME = -7,   /**< a handle or rules of another game */
    TALON_E_GAME = -8,         /**< no such game */
    TALON_E_PRESET = -9,       /**< no such preset */
    TALON_E_OPTION = -10,      /**< no such option */
    TALON_E_VALUE = -11,       /**< not a value of this option */
    TALON_E_UNSUPPORTED = -12, /**< an option value not known here */
    TALON_E_RULES = -13,    /**< options that conflict: talon_rules_check() */
    TALON_E_INDEX = -14,    /**< an index is out of range, also of a move */
    TALON_E_SEAT = -15,     /**< no such seat in this game */
    TALON_E_PLACE = -16,    /**< no such place in this game */
    TALON_E_ARGUMENT = -17, /**< another argument is out of range */
    TALON_E_LIMIT = -18,    /**< FH-40, TR-3: a number would pass its limit */
    TALON_E_VIEW = -19, /**< not possible with a view, or not with this one */
    TALON_E_NO_WORLD = -20, /**< no game has this view */
    TALON_E_TRIES = -21,    /**< no world was found in so many tries */

    /* conflicting options, as talon_rules_check() lists them */
    TALON_E_KITTY_SIZE = -32,   /**< FH-3: a kitty must have two to six cards */
    TALON_E_FIRST_DEALER = -33, /**< FH-7, TR-7: first dealer is not a seat */
    TALON_E_INKLE_AUCTION = -34,       /**< FH-17: inkles need one round */
    TALON_E_INKLE_LOWEST_BID = -35,    /**< FH-17: inkles need bids of six */
    TALON_E_PAY_AUCTION_COLLECT = -36, /**< TR-9: not with phase one */
    TALON_E_PAY_AUCTION_BOARD = -37,   /**< TR-9: not with changing boards */

    /* cards */
    TALON_E_CARD = -48,         /**< not a card */
    TALON_E_CARD_TWICE = -49,   /**< a card appears twice */
    TALON_E_CARD_FOREIGN = -50, /**< FH-2, TR-1: a card not in this pack */
    TALON_E_CARD_COUNT = -51,   /**< the wrong number of cards */
    TALON_E_NOT_DUE = -52,      /**< nothing of the sort is due now */
    TALON_E_HAND_SIZE = -53,    /**< more cards than the place has room for */
    TALON_E_SUIT = -54,         /**< no such suit */
    TALON_E_RANK = -55,         /**< no such rank */

    /* moves, of every game */
    TALON_E_OVER = -64,         /**< the game is over */
    TALON_E_TURN = -65,         /**< it is not the turn of this seat */
    TALON_E_KIND = -66,         /**< no such kind of move in this game */
    TALON_E_PHASE = -67,        /**< not possible in this phase */
    TALON_E_FIELD = -68,        /**< a field that must be 0 is not 0 */
    TALON_E_DENOMINATION = -69, /**< not a denomination for this kind */
    TALON_E_AMOUNT = -70,       /**< the amount is out of range */
    TALON_E_NOT_HELD = -71,     /**< a card that the seat does not hold */
    TALON_E_FOLLOW = -72,       /**< FH-25: the suit led must be followed */
    TALON_E_OTHER = -73,        /**< the other seat is not one for this kind */

    /* moves, Five Hundred */
    TALON_E_BID_LOW = -80, /**< FH-10, FH-12: does not outrank the last bid */
    TALON_E_LOWEST_BID = -81,   /**< FH-16: below the lowest bid allowed */
    TALON_E_INKLE = -82,        /**< FH-17: a bid of six is no longer allowed */
    TALON_E_MISERE = -83,       /**< FH-13: not allowed, or not yet */
    TALON_E_OPEN_MISERE = -84,  /**< FH-14: not allowed, or not yet */
    TALON_E_NOMINATE = -85,     /**< FH-21: no suit can be named */
    TALON_E_CALL_CARD = -86,    /**< FH-22: this card cannot be called */
    TALON_E_JOKER_SUIT = -87,   /**< FH-29: the joker led needs a suit */
    TALON_E_JOKER_NAMED = -88,  /**< FH-30: this suit may not be named */
    TALON_E_JOKER_LEAD = -89,   /**< FH-30: the joker may not be led now */
    TALON_E_JOKER_FORCED = -90, /**< FH-30: the joker must be played */

    /* moves, Tripoli */
    TALON_E_OFFER_LOW = -96, /**< TR-9, TR-11: not more than the last offer */
    TALON_E_CHIPS = -97,     /**< TR-11, TR-33: more than the seat has */
    TALON_E_BAR = -98,   /**< TR-12: cards that pay bar the seat from this */
    TALON_E_SPARE = -99, /**< TR-10: not, or no longer, allowed */
    TALON_E_BET_LIMIT = -100,   /**< TR-18: above the limit */
    TALON_E_RAISE_CAP = -101,   /**< TR-18: no more raises in this deal */
    TALON_E_NO_RIVAL = -102,    /**< TR-33: no other seat has chips */
    TALON_E_LEAD_SUIT = -103,   /**< TR-22, TR-24: this card may not be led */
    TALON_E_LEAD_LOWEST = -104, /**< TR-21: the lowest card must be led */
    TALON_E_RUN = -105,         /**< TR-23: the next card of the run is due */
    TALON_E_BOARD = -106,       /**< TR-6: not a board */
    TALON_E_TOO_FEW = -107,     /**< TR-32: fewer than two seats are in */

    /* text */
    TALON_E_SYNTAX = -128,     /**< a word that is not understood */
    TALON_E_LINE_LONG = -129,  /**< a line of more than 1024 bytes */
    TALON_E_CHARACTER = -130,  /**< a character outside printable ASCII */
    TALON_E_NOT_RECORD = -131, /**< does not begin with `talon-record` */
    TALON_E_VERSION = -132,    /**< a record of a version not known here */
    TALON_E_KEY_TWICE = -133,  /**< a key appears twice in the header */
    TALON_E_NUMBER = -134,     /**< not a number as records write them */
    TALON_E_ANNOTATION = -135, /**< an annotation that is not true */
    TALON_E_TRUNCATED = -136,  /**< the text ends inside the header */
    TALON_E_EXTRA = -137,      /**< more words than the line should have */

    /* saved bytes */
    TALON_E_SAVED_LENGTH = -144,  /**< too few or too many bytes */
    TALON_E_SAVED_MARK = -145,    /**< not saved by talon */
    TALON_E_SAVED_VERSION = -146, /**< saved in a later version of the format */
    TALON_E_SAVED_FIELD = -147,   /**< a value that a field cannot have */
    TALON_E_SAVED_STATE = -148    /**< values that conflict */
};

/** Limits that talon_limit() reports. */
enum talon_limit_id {
    TALON_LIMIT_GAME_BYTES = 1, /**< #TALON_GAME_BYTES_MAX */
    TALON_LIMIT_SEATS = 2,      /**< #TALON_SEATS_MAX */
    TALON_LIMIT_PACK = 3,       /**< #TALON_PACK_MAX */
    TALON_LIMIT_CHOICES = 4,    /**< #TALON_CHOICES_MAX */
    TALON_LIMIT_EVENTS = 5,     /**< #TALON_EVENTS_MAX */
    TALON_LIMIT_LINE = 6,       /**< #TALON_LINE_MAX */
    TALON_LIMIT_CHIPS = 7,      /**< TR-3: chips in one place, 2^53 - 1 */
    TALON_LIMIT_DEALS = 8,      /**< FH-40: deals of a game */
    TALON_LIMIT_OFFER = 9       /**< TR-11, TR-18, TR-34: chips of one move */
};

/** Features that talon_feature() reports. */
enum talon_feature_id {
    TALON_FEATURE_HOSTED = 1,       /**< a default allocator is built in */
    TALON_FEATURE_FIVE_HUNDRED = 2, /**< the game Five Hundred */
    TALON_FEATURE_TRIPOLI = 3       /**< the game Tripoli */
};

/**
 * Where `_new` functions get memory. The struct itself is only read during a
 * call; pass an equal one to talon_game_free().
 */
typedef struct talon_allocator {
    void *context; /**< passed on to both functions; talon never reads it */
    /** Returns `size` bytes, 8-aligned, or null if there are none. */
    void *(*allocate)(void *context, size_t size);
    /** Takes back what `allocate` returned, with the same size. */
    void (*release)(void *context, void *memory, size_t size);
} talon_allocator;

/** A position in a text: where a reader stopped, and at which word. */
typedef struct talon_text_position {
    uint32_t line;     /**< from 1; 0 if there is nothing to point at */
    uint32_t column;   /**< from 1, in bytes */
    uint32_t length;   /**< of the word there, in bytes; 0 at the line end */
    uint32_t reserved; /**< reserved */
} talon_text_position;

/**
 * The version of the library that runs, as #TALON_VERSION.
 *
 * @return major · 65536 + minor · 256 + patch
 * @since 0.1.0
 */
TALON_API uint32_t talon_version_number(void);

/**
 * The version of the library that runs, as text: "0.2.0".
 *
 * @return constant text
 * @since 0.1.0
 */
TALON_API const char *talon_version_string(void);

/**
 * Whether the library that runs serves a program built with other headers.
 * Call it once at the start, with #TALON_VERSION.
 *
 * @param headers #TALON_VERSION as the program was compiled with
 * @return 1 if those headers are of version 0.2 or later and not newer (by
 *         major and minor number) than the library: every function and number
 *         in them is here. Else 0. The 0.2 changes only when the soname does,
 *         whatever the number of the release
 * @since 0.1.0
 */
TALON_API int32_t talon_version_serves(uint32_t headers);

/**
 * A limit of the library that runs, over all of its games.
 *
 * @param limit one of #talon_limit_id
 * @param[out] value the limit
 * @return #TALON_OK; #TALON_E_INDEX if there is no such limit
 * @since 0.1.0
 */
TALON_API talon_status talon_limit(uint32_t limit, int64_t *value);

/**
 * Whether the library that runs has a feature.
 *
 * @param feature one of #talon_feature_id
 * @return 1 if it has, else 0 (also for numbers that it does not know)
 * @since 0.1.0
 */
TALON_API int32_t talon_feature(uint32_t feature);

/**
 * The name of a status as in these headers: "TALON_E_FOLLOW".
 *
 * @param status any number
 * @return constant text; "" for a number that is not a status
 * @since 0.1.0
 */
TALON_API const char *talon_status_name(talon_status status);

/**
 * A status in words for a person: "the suit led must be followed".
 *
 * @param status any number
 * @return constant text; "" for a number that is not a status
 * @since 0.1.0
 */
TALON_API const char *talon_status_text(talon_status status);

/**
 * The clauses of the rule books behind a status: "FH-25", or "TR-22 TR-24".
 *
 * @param status any number
 * @return constant text, clauses separated by spaces; "" where no rule of a
 *         game is behind it
 * @since 0.1.0
 */
TALON_API const char *talon_status_clause(talon_status status);

#ifdef __cplusplus
}
#endif

#endif
