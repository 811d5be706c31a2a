/**
 * @file base.h
 * What every part of talon uses: the version, statuses, limits, the
 * allocator.
 *
 * Conventions of the whole interface, stated once:
 *
 * - A function that can fail returns a #talon_status: 0 is fine, a positive
 *   number is fine with a remark, a negative number is a refusal. A refused
 *   call has changed nothing: no handle, no buffer. (Two things it may tell: a
 *   count or length with #TALON_E_SPACE, how much is needed; a #talon_place,
 *   where a text was refused.)
 * - Results go through pointers, last in the argument list. A pointer must not
 *   be null unless its description says so; null is refused with
 *   #TALON_E_NULL. A handle must be one that talon made, else #TALON_E_HANDLE.
 *   These two statuses are not repeated at every function.
 * - A buffer is a pointer, its capacity, and a place for the number of items.
 *   Too small a buffer is refused with #TALON_E_SPACE. A null buffer with
 *   capacity 0 means "not wanted": the number alone is given. Text buffers
 *   need one byte more than the length, for the final zero.
 * - Text that is returned directly (`const char *`) is constant, ASCII unless
 *   said otherwise, valid for ever, and never null: nonsense gives "".
 * - 0 is "none" in every space of numbers but seats, which count from 0.
 *   Numbers and ASCII keys are never reused; English labels may change.
 * - Nothing here does I/O, reads a clock, a locale or the environment, keeps
 *   state of its own, or allocates, but for functions ending in `_new`.
 */
#ifndef TALON_BASE_H
#define TALON_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Marks what the library exports. */
#if defined(_WIN32) && defined(TALON_BUILDING)
#define TALON_API __declspec(dllexport)
#elif defined(__GNUC__)
#define TALON_API __attribute__((visibility("default")))
#else
#define TALON_API
#endif

#define TALON_VERSION_MAJOR 0 /**< of the version of these headers */
#define TALON_VERSION_MINOR 1 /**< new functions and numbers */
#define TALON_VERSION_PATCH 0 /**< corrections */

/** The version of these headers: major · 65536 + minor · 256 + patch. */
#define TALON_VERSION                                                          \
    ((TALON_VERSION_MAJOR << 16) | (TALON_VERSION_MINOR << 8) |                \
     TALON_VERSION_PATCH)

/** The most bytes a game of any kind takes, for the life of the soname. */
#define TALON_GAME_BYTES_MAX 1024

/** The alignment in bytes that memory for a game needs. */
#define TALON_GAME_ALIGNMENT 8

/** The most seats a game has. */
#define TALON_SEATS_MAX 9

/** The most cards a pack has. */
#define TALON_PACK_MAX 64

/** The most choices talon_game_choices() lists. */
#define TALON_CHOICES_MAX 16

/** The most events one move or one deal makes. */
#define TALON_EVENTS_MAX 160

/** The longest line of a record in bytes, without the line end. */
#define TALON_LINE_MAX 1024

/** "Not a seat": nobody. */
#define TALON_NOBODY (-1)

/** "Not a seat": the table, that is whoever runs the game (the host). */
#define TALON_TABLE (-2)

/** The answer of a function: one of #talon_status_id. */
typedef int32_t talon_status;

/** Statuses. Each has a name, a text and, where a rule stands behind it, a
 * clause: talon_status_name(), talon_status_text(), talon_status_clause(). */
enum talon_status_id {
    TALON_OK = 0, /**< fine */

    /* remarks */
    TALON_UNKNOWN = 1, /**< part of the answer is not known to the asker */

    /* the call */
    TALON_E_NULL = -1,         /**< a pointer is null that must not be */
    TALON_E_ALIGNMENT = -2,    /**< memory for a game is not 8-aligned */
    TALON_E_SPACE = -3,        /**< a buffer is too small */
    TALON_E_MEMORY = -4,       /**< the allocator gave no memory */
    TALON_E_ALLOCATOR = -5,    /**< no allocator given, and none built in */
    TALON_E_HANDLE = -6,       /**< not a game made by talon, or damaged */
    TALON_E_WRONG_GAME = -7,   /**< a handle or rules of another game */
    TALON_E_GAME = -8,         /**< no such game */
    TALON_E_PRESET = -9,       /**< no such preset */
    TALON_E_OPTION = -10,      /**< no such option */
    TALON_E_VALUE = -11,       /**< not a value of this option */
    TALON_E_UNSUPPORTED = -12, /**< an option value this library lacks */
    TALON_E_RULES = -13,       /**< the rules contradict each other */
    TALON_E_INDEX = -14,       /**< an index is out of range */
    TALON_E_SEAT = -15,        /**< no such seat in this game */
    TALON_E_PLACE = -16,       /**< no such place in this game */
    TALON_E_ARGUMENT = -17,    /**< another argument is out of range */
    TALON_E_LIMIT = -18,       /**< chips would pass their limit (TR-3) */
    TALON_E_VIEW = -19,        /**< not with a view, or one of other seats */
    TALON_E_NO_WORLD = -20,    /**< no game has this view */
    TALON_E_TRIES = -21,       /**< no world was found in so many tries */

    /* contradicting rules, as talon_rules_check() lists them */
    TALON_E_KITTY_SIZE = -32,          /**< FH-3: kitty not two to six cards */
    TALON_E_FIRST_DEALER = -33,        /**< first dealer is not a seat */
    TALON_E_INKLE_AUCTION = -34,       /**< FH-17: inkle needs one round */
    TALON_E_INKLE_LOWEST_BID = -35,    /**< FH-17: inkle needs bids of six */
    TALON_E_PAY_AUCTION_COLLECT = -36, /**< TR-9 with phase-one collecting */
    TALON_E_PAY_AUCTION_BOARD = -37,   /**< TR-9 with a board per deal */

    /* cards */
    TALON_E_CARD = -48,         /**< not a card */
    TALON_E_CARD_TWICE = -49,   /**< a card stands twice */
    TALON_E_CARD_FOREIGN = -50, /**< a card that is not in this pack */
    TALON_E_CARD_COUNT = -51,   /**< the wrong number of cards */
    TALON_E_NOT_DUE = -52,      /**< no cards are due now */
    TALON_E_HAND_SIZE = -53,    /**< more cards than the place holds */
    TALON_E_SUIT = -54,         /**< no such suit */
    TALON_E_RANK = -55,         /**< no such rank */

    /* moves, of every game */
    TALON_E_OVER = -64,     /**< the game is over */
    TALON_E_TURN = -65,     /**< another is to act */
    TALON_E_KIND = -66,     /**< no such kind of move in this game */
    TALON_E_PHASE = -67,    /**< not a move that is due now */
    TALON_E_FIELD = -68,    /**< a field this kind does not use is not 0 */
    TALON_E_OBJECT = -69,   /**< not a suit, denomination or seat for it */
    TALON_E_AMOUNT = -70,   /**< the amount is out of range */
    TALON_E_NOT_HELD = -71, /**< a card that the seat does not hold */
    TALON_E_FOLLOW = -72,   /**< FH-25: the suit led must be followed */

    /* moves, Five Hundred */
    TALON_E_BID_LOW = -80,      /**< FH-10: does not outrank the last bid */
    TALON_E_LOWEST_BID = -81,   /**< FH-16: below the lowest bid allowed */
    TALON_E_INKLE = -82,        /**< FH-17: no bid of six any more */
    TALON_E_MISERE = -83,       /**< FH-13: misère not allowed, or not yet */
    TALON_E_OPEN_MISERE = -84,  /**< FH-14: likewise open misère */
    TALON_E_NOMINATE = -85,     /**< FH-21: no suit can be named */
    TALON_E_CALL_CARD = -86,    /**< FH-22: this card cannot be called */
    TALON_E_JOKER_SUIT = -87,   /**< FH-29: the joker led needs a suit */
    TALON_E_JOKER_NAMED = -88,  /**< FH-30: this suit may not be named */
    TALON_E_JOKER_LEAD = -89,   /**< FH-30: the joker may not be led now */
    TALON_E_JOKER_FORCED = -90, /**< FH-30: the joker must be played */

    /* moves, Tripoli */
    TALON_E_OFFER_LOW = -96,    /**< TR-9: not more than the last offer */
    TALON_E_CHIPS = -97,        /**< TR-33: more than the seat has */
    TALON_E_BAR = -98,          /**< TR-12: holds cards that pay */
    TALON_E_SPARE = -99,        /**< TR-10: not, or no longer, allowed */
    TALON_E_BET_LIMIT = -100,   /**< TR-18: above the limit */
    TALON_E_RAISE_CAP = -101,   /**< TR-18: no more raises in this deal */
    TALON_E_NO_RIVAL = -102,    /**< TR-33: no other seat has chips */
    TALON_E_LEAD_SUIT = -103,   /**< TR-22, 24: this suit may not be led */
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
    TALON_E_KEY_TWICE = -133,  /**< a header key stands twice */
    TALON_E_NUMBER = -134,     /**< not a number as records write them */
    TALON_E_ANNOTATION = -135, /**< an annotation that does not hold */
    TALON_E_TRUNCATED = -136,  /**< the text ends inside the header */
    TALON_E_EXTRA = -137,      /**< words after the end of a line's meaning */

    /* saved bytes */
    TALON_E_SAVED_LENGTH = -144,  /**< not so many bytes as are saved */
    TALON_E_SAVED_MARK = -145,    /**< not saved by talon */
    TALON_E_SAVED_VERSION = -146, /**< saved by a later talon */
    TALON_E_SAVED_FIELD = -147,   /**< a value that a field cannot have */
    TALON_E_SAVED_STATE = -148    /**< values that do not go together */
};

/** Limits that talon_limit() tells. */
enum talon_limit_id {
    TALON_LIMIT_GAME_BYTES = 1, /**< #TALON_GAME_BYTES_MAX */
    TALON_LIMIT_SEATS = 2,      /**< #TALON_SEATS_MAX */
    TALON_LIMIT_PACK = 3,       /**< #TALON_PACK_MAX */
    TALON_LIMIT_CHOICES = 4,    /**< #TALON_CHOICES_MAX */
    TALON_LIMIT_EVENTS = 5,     /**< #TALON_EVENTS_MAX */
    TALON_LIMIT_LINE = 6,       /**< #TALON_LINE_MAX */
    TALON_LIMIT_CHIPS = 7,      /**< TR-3: 2^53 - 1 chips in one place */
    TALON_LIMIT_DEALS = 8,      /**< FH-40: played deals in a game */
    TALON_LIMIT_OFFER = 9       /**< TR-11, 18, 34: chips in one move */
};

/** Features that talon_feature() tells. */
enum talon_feature_id {
    TALON_FEATURE_HOSTED = 1,       /**< a default allocator is built in */
    TALON_FEATURE_FIVE_HUNDRED = 2, /**< the game Five Hundred */
    TALON_FEATURE_TRIPOLI = 3       /**< the game Tripoli */
};

/**
 * Where `_new` functions get memory from. The same allocator is given to
 * talon_game_free().
 */
typedef struct talon_allocator {
    void *context; /**< passed on, never looked at */
    /** Gives `size` bytes, 8-aligned, or null. */
    void *(*allocate)(void *context, size_t size);
    /** Takes back what `allocate` gave, with the same size. */
    void (*release)(void *context, void *memory, size_t size);
} talon_allocator;

/** A place in a text: where a reader stopped, and what it stumbled over. */
typedef struct talon_place {
    uint32_t line;   /**< from 1; 0 if there is nothing to show */
    uint32_t column; /**< from 1, in bytes */
    uint32_t length; /**< of the word at that place, in bytes; 0: line end */
    uint32_t zero;   /**< 0 */
} talon_place;

/**
 * The version of the library that runs, as #TALON_VERSION.
 *
 * @return major · 65536 + minor · 256 + patch
 * @since 0.1.0
 */
TALON_API uint32_t talon_version_number(void);

/**
 * The version of the library that runs, as text: "0.1.0".
 *
 * @return constant text
 * @since 0.1.0
 */
TALON_API const char *talon_version_string(void);

/**
 * Whether the library that runs serves a program built with other headers.
 *
 * @param headers #TALON_VERSION as the program was compiled with
 * @return 1 if every function and number of those headers is here (same major
 *         number, and a minor number not above ours), else 0
 * @since 0.1.0
 */
TALON_API int32_t talon_version_serves(uint32_t headers);

/**
 * A limit of this library.
 *
 * @param limit one of #talon_limit_id
 * @param[out] value the limit
 * @return #TALON_OK; #TALON_E_INDEX if there is no such limit
 * @since 0.1.0
 */
TALON_API talon_status talon_limit(uint32_t limit, int64_t *value);

/**
 * Whether this library was built with a feature.
 *
 * @param feature one of #talon_feature_id
 * @return 1 if it was, else 0 (also for numbers that mean nothing here)
 * @since 0.1.0
 */
TALON_API int32_t talon_feature(uint32_t feature);

/**
 * The name of a status as it stands in these headers: "TALON_E_FOLLOW".
 *
 * @param status any number
 * @return constant text; "" for a number that is no status
 * @since 0.1.0
 */
TALON_API const char *talon_status_name(talon_status status);

/**
 * A status in words for a person: "the suit led must be followed".
 *
 * @param status any number
 * @return constant text; "" for a number that is no status
 * @since 0.1.0
 */
TALON_API const char *talon_status_text(talon_status status);

/**
 * The clauses of the rules behind a status: "FH-25", or "TR-21 TR-24".
 *
 * @param status any number
 * @return constant text; "" where no rule of a game stands behind it
 * @since 0.1.0
 */
TALON_API const char *talon_status_clause(talon_status status);

#ifdef __cplusplus
}
#endif

#endif
