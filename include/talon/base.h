/* SPDX-License-Identifier: MIT */
/**
 * @file base.h
 * What every part of talon uses: the version, statuses, limits, the allocator,
 * and the conventions of the whole interface, which are stated here once.
 *
 * **Statuses.** A function that can fail returns a #talon_status: 0 is success,
 * a positive number is success with a note, a negative number is a refusal.
 * Test for `< 0`. A refused call has changed nothing: no handle, no buffer, no
 * generator. (Some results are set even then: with #TALON_E_SPACE, a count or
 * length reports how much is needed; a #talon_text_position or a byte offset
 * reports where a text or saved bytes were refused. Other exceptions are stated
 * where they apply.) A later version may return statuses that these headers do
 * not list.
 *
 * **Order of parameters.** The object that a function works on or overwrites
 * entirely (a game, a view, rules, a generator) comes first; all other results
 * come last, through pointers.
 *
 * **Pointers.** A pointer must not be null unless its description says that it
 * may be; null is refused with #TALON_E_NULL. A game must be one that talon
 * made; anything else is refused with #TALON_E_HANDLE. These two statuses are
 * not repeated at every function. Results must not overlap each other or the
 * arguments that are read, unless the description says that they may. talon
 * keeps no pointer after a call.
 *
 * **Buffers.** A buffer is a pointer, its capacity in elements (or its size in
 * bytes), and a pointer to the number of elements (or to the length). That last
 * pointer may always be null. A buffer that is too small is refused with
 * #TALON_E_SPACE. A null buffer with capacity 0 means "not wanted": only the
 * number is reported. Elements past the reported number are left unchanged. A
 * text buffer needs one byte more than the length, for the terminating zero.
 *
 * **Text.** Text that is returned directly (`const char *`) is constant ASCII,
 * remains valid as long as the library is loaded, belongs to the library, and
 * is never null: an invalid argument gives "". A *key* is for programs and
 * files and never changes. A *label* is an English name and a *text* an English
 * sentence or phrase; both may be reworded, so never compare them. A key that
 * is passed in is zero-terminated; any other text is passed with its length in
 * bytes.
 *
 * **Numbers.** Booleans are `int32_t`: 0 or 1. A set of seats (`seats`) has bit
 * s for seat s. Once released, the number of a kind, reason, phase and so on is
 * never given to anything else, but later versions add new ones: ignore those
 * you do not know. 0 means "none", except where counting starts at 0 (seats,
 * the places of hands, cards, indices) and in the values of options.
 *
 * **Sizes.** A constant whose name ends in `_MAX` is a *ceiling* or a *limit*,
 * and its enumeration says which. A ceiling holds for every library with the
 * same soname. A limit holds for the games of the headers that it stands in; a
 * program that offers whatever games the library in use has asks talon_limit()
 * instead.
 *
 * **Structs** have the same size and layout everywhere, have no padding, and
 * never grow. A field that does not apply is 0 unless its description says
 * otherwise. Fields named `reserved` must be 0 on input; a move in which they
 * are not 0 is refused with #TALON_E_FIELD. On output a later version may give
 * them a meaning: ignore them. There are two exceptions. Events keep whatever
 * is in these fields, so that a program can pass on events of a later version.
 * And nothing looks at the field of a #talon_rng, which 0.2.0 did not check.
 *
 * **Side effects.** Nothing here does I/O, reads a clock, a locale or the
 * environment, or keeps global state. Only functions whose names end in `_new`
 * allocate memory. Several threads may use one game at the same time in
 * functions that take it as `const`; any other function needs exclusive access
 * to it. A generator always needs exclusive access. Different games share
 * nothing. No function takes as much as 8 KiB of stack.
 */
#ifndef TALON_BASE_H
#define TALON_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Marks what the library exports. A definition made before this header is kept.
 *
 * On Windows, define TALON_BUILDING where the sources are compiled for a DLL,
 * and nowhere else. A program needs no definition, with the DLL and with the
 * static library alike, because only functions are exported; a program that
 * uses the DLL may define TALON_DLL, which saves a jump per call.
 */
#ifndef TALON_API
#if defined(_WIN32) && defined(TALON_BUILDING)
#define TALON_API __declspec(dllexport)
#elif defined(_WIN32) && defined(TALON_DLL)
#define TALON_API __declspec(dllimport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define TALON_API __attribute__((visibility("default")))
#else
#define TALON_API
#endif
#endif

#define TALON_VERSION_MAJOR 0 /**< major version of these headers */
#define TALON_VERSION_MINOR 4 /**< minor version: new functions and numbers */
#define TALON_VERSION_PATCH 0 /**< patch version: corrections */

/**
 * The version of these headers: major · 65536 + minor · 256 + patch. A binding
 * that cannot see macros can use #TALON_HEADERS.
 */
#define TALON_VERSION                                                          \
    ((TALON_VERSION_MAJOR << 16) | (TALON_VERSION_MINOR << 8) |                \
     TALON_VERSION_PATCH)

/** The version of these headers as an enumerator. @since 0.2.0 */
enum talon_headers_id {
    TALON_HEADERS = TALON_VERSION /**< equal to #TALON_VERSION */
};

/**
 * Ceilings: constants that hold for every game of every library with the same
 * soname (libtalon.so.0), including games that do not exist yet. Other headers
 * have more ceilings.
 *
 * @since 0.1.0
 */
enum talon_ceiling_id {
    TALON_SEATS_MAX = 16,        /**< seats in a game */
    TALON_GAME_BYTES_MAX = 2048, /**< bytes of memory for a game */
    TALON_GAME_ALIGNMENT = 8,    /**< alignment of a game's memory, in bytes */
    TALON_PACK_MAX = 64 /**< cards in a pack. A set of cards is 64 bits: packs
                             with two equal cards are out of scope */
};

/**
 * Limits: room that is always enough for the games of these headers. A library
 * that is newer than these headers may have games that need more; talon_limit()
 * reports its numbers. Other headers have more limits.
 *
 * @since 0.1.0; 0.2.0 for #TALON_RULES_TEXT_MAX, #TALON_VALUE_TEXT_MAX,
 *        #TALON_CARDS_TEXT_MAX, #TALON_MOVE_TEXT_MAX, #TALON_DEAL_TEXT_MAX,
 *        #TALON_POKER_TEXT_MAX, #TALON_PROBLEMS_MAX; 0.4.0 for
 *        #TALON_RULES_CODES_MAX, #TALON_MOVE_CODES_MAX,
 *        #TALON_VALUE_LABEL_MAX
 */
enum talon_room_id {
    TALON_CHOICES_MAX = 16, /**< choices at any moment */
    TALON_EVENTS_MAX = 160, /**< events from one call */
    TALON_LINE_MAX = 1024,  /**< bytes in a line of a record, without its line
                                 end */
    TALON_RULES_TEXT_MAX = 4096,  /**< bytes of talon_rules_write(), including
                                      the terminating zero, as in all that
                                      follow */
    TALON_VALUE_TEXT_MAX = 32,    /**< bytes of talon_rules_get_text() */
    TALON_CARDS_TEXT_MAX = 256,   /**< bytes of talon_cards_format() */
    TALON_MOVE_TEXT_MAX = 256,    /**< bytes of talon_record_write_move() */
    TALON_DEAL_TEXT_MAX = 512,    /**< bytes of talon_record_write_deal() */
    TALON_POKER_TEXT_MAX = 64,    /**< bytes of talon_poker_format() */
    TALON_PROBLEMS_MAX = 64,      /**< problems of talon_rules_check() */
    TALON_RULES_CODES_MAX = 4096, /**< codes of talon_rules_code_count() */
    TALON_MOVE_CODES_MAX = 8,     /**< codes of a move */
    TALON_VALUE_LABEL_MAX = 128   /**< bytes of talon_rules_get_label() */
};

/**
 * What can appear in place of a seat. Seats themselves are 0, 1, 2, …
 *
 * @since 0.1.0
 */
enum talon_seat_id {
    TALON_NOBODY = -1, /**< no seat */
    TALON_TABLE = -2,  /**< the table: whoever runs the game (the host) */
    TALON_SECRET = -3  /**< a seat, but the viewers do not know which */
};

/** The result of a function: one of #talon_status_id. @since 0.1.0 */
typedef int32_t talon_status;

/**
 * Statuses. Each has a name (talon_status_name()) and a text
 * (talon_status_text()). If a rule of a game is the reason, it also has a
 * clause (talon_status_clause()), which is cited here as well.
 *
 * @since 0.1.0; 0.2.0 for #TALON_E_DENOMINATION, #TALON_E_OTHER; 0.4.0 for
 *        #TALON_UNFINISHED, #TALON_E_CODE, #TALON_E_INCOMPLETE,
 *        #TALON_E_EVENTS, #TALON_E_SOLVER, #TALON_E_PLAYED, #TALON_E_LEVEL,
 *        #TALON_E_BUDGET
 */
enum talon_status_id {
    TALON_OK = 0, /**< success */

    /* notes */
    TALON_UNKNOWN = 1, /**< part of the answer is unknown to the viewers */

    /* notes, libtalon-advisor */
    TALON_UNFINISHED = 64, /**< a limit came first: the answer is a range */

    /* the call */
    TALON_E_NULL = -1,         /**< a required pointer is null */
    TALON_E_ALIGNMENT = -2,    /**< memory is not aligned to 8 bytes */
    TALON_E_SPACE = -3,        /**< a buffer or memory is too small */
    TALON_E_MEMORY = -4,       /**< the allocator returned no memory */
    TALON_E_ALLOCATOR = -5,    /**< no usable allocator is given or built in */
    TALON_E_HANDLE = -6,       /**< not a game made by talon, or a damaged
                                    one */
    TALON_E_WRONG_GAME = -7,   /**< a game or rules of the wrong kind of game */
    TALON_E_GAME = -8,         /**< no such game */
    TALON_E_PRESET = -9,       /**< no such preset */
    TALON_E_OPTION = -10,      /**< no such option */
    TALON_E_VALUE = -11,       /**< no such value for this option */
    TALON_E_UNSUPPORTED = -12, /**< an option value that this version, or this
                                    function, does not support */
    TALON_E_RULES = -13,       /**< some options conflict: talon_rules_check()
                                    lists them */
    TALON_E_INDEX = -14,       /**< an index is out of range, including one in a
                                    move */
    TALON_E_SEAT = -15,        /**< no such seat in this game */
    TALON_E_PLACE = -16,       /**< no such place in this game */
    TALON_E_ARGUMENT = -17,    /**< another argument is out of range */
    TALON_E_LIMIT = -18, /**< FH-40, TR-3: a number would exceed its limit */
    TALON_E_VIEW = -19,  /**< not possible with a view, or not with this one */
    TALON_E_NO_WORLD = -20,   /**< no possible game has this view */
    TALON_E_TRIES = -21,      /**< no world was found in the allowed number of
                                 tries */
    TALON_E_CODE = -22,       /**< no such code, or not one that may follow */
    TALON_E_INCOMPLETE = -23, /**< codes that only begin a move */
    TALON_E_EVENTS = -24, /**< events are missing, or are not those since the
                                 deal */

    /* conflicting options, as talon_rules_check() lists them */
    TALON_E_KITTY_SIZE = -32,   /**< FH-3: a kitty must have two to six cards */
    TALON_E_FIRST_DEALER = -33, /**< FH-7, TR-7: the first dealer is not a
                                     seat */
    TALON_E_INKLE_AUCTION = -34,       /**< FH-17: inkles require one round of
                                            bidding */
    TALON_E_INKLE_LOWEST_BID = -35,    /**< FH-17: inkles require a lowest bid
                                            of six */
    TALON_E_PAY_AUCTION_COLLECT = -36, /**< TR-9: the auction of the pay suit
                                            requires collecting in play */
    TALON_E_PAY_AUCTION_BOARD = -37,   /**< TR-9: the auction of the pay suit
                                            requires a fixed board */

    /* cards */
    TALON_E_CARD = -48,         /**< not a card */
    TALON_E_CARD_TWICE = -49,   /**< a card appears twice */
    TALON_E_CARD_FOREIGN = -50, /**< FH-2, TR-1: a card is not in the pack */
    TALON_E_CARD_COUNT = -51,   /**< the number of cards is wrong */
    TALON_E_NOT_DUE = -52,      /**< nothing of this kind is due now */
    TALON_E_HAND_SIZE = -53,    /**< more cards than the place has room for */
    TALON_E_SUIT = -54,         /**< no such suit */
    TALON_E_RANK = -55,         /**< no such rank */

    /* moves, of every game */
    TALON_E_OVER = -64,         /**< the game is over */
    TALON_E_TURN = -65,         /**< it is not this seat's turn */
    TALON_E_KIND = -66,         /**< no such kind of move in this game */
    TALON_E_PHASE = -67,        /**< not possible in this phase */
    TALON_E_FIELD = -68,        /**< a field that must be 0 is not 0 */
    TALON_E_DENOMINATION = -69, /**< not a suit or denomination for this kind */
    TALON_E_AMOUNT = -70,       /**< the amount is out of range */
    TALON_E_NOT_HELD = -71,     /**< the seat does not hold this card */
    TALON_E_FOLLOW = -72,       /**< FH-25: the suit led must be followed */
    TALON_E_OTHER = -73,        /**< not a possible other seat for this kind */

    /* moves, Five Hundred */
    TALON_E_BID_LOW = -80, /**< FH-10, FH-12: does not outrank the last bid */
    TALON_E_LOWEST_BID = -81,   /**< FH-16: below the lowest bid allowed */
    TALON_E_INKLE = -82,        /**< FH-17: a six, but not by one of the first
                                     two seats, or after a higher bid */
    TALON_E_MISERE = -83,       /**< FH-13: not allowed, or not allowed yet */
    TALON_E_OPEN_MISERE = -84,  /**< FH-14: not allowed, or not allowed yet */
    TALON_E_NOMINATE = -85,     /**< FH-21: no suit can be named */
    TALON_E_CALL_CARD = -86,    /**< FH-22: this card cannot be called */
    TALON_E_JOKER_SUIT = -87,   /**< FH-29: a suit is missing for a joker led */
    TALON_E_JOKER_NAMED = -88,  /**< FH-29, FH-30: this card names no suit, or
                                     may not name this one */
    TALON_E_JOKER_LEAD = -89,   /**< FH-30: the joker may not be led now */
    TALON_E_JOKER_FORCED = -90, /**< FH-30: the joker must be played */

    /* moves, Tripoli */
    TALON_E_OFFER_LOW = -96, /**< TR-9, TR-11: not higher than the last offer */
    TALON_E_CHIPS = -97,     /**< TR-11, TR-33: more chips than the seat has */
    TALON_E_BAR = -98,   /**< TR-12: holding cards that pay bars the seat from
                              this */
    TALON_E_SPARE = -99, /**< TR-10: not allowed, or not allowed again */
    TALON_E_BET_LIMIT = -100,   /**< TR-18: above the bet limit */
    TALON_E_RAISE_CAP = -101,   /**< TR-18: no more raises in this deal */
    TALON_E_NO_RIVAL = -102,    /**< TR-33: no other seat has chips to call
                                     with */
    TALON_E_LEAD_SUIT = -103,   /**< TR-22, TR-24: this card may not be led */
    TALON_E_LEAD_LOWEST = -104, /**< TR-21, TR-22, TR-24: the lowest card
                                     must be led */
    TALON_E_RUN = -105,         /**< TR-23: the next card of the run must be
                                     played */
    TALON_E_BOARD = -106,       /**< TR-6: not one each of the five pay cards */
    TALON_E_TOO_FEW = -107,     /**< TR-32: fewer than two seats are in */

    /* text */
    TALON_E_SYNTAX = -128,     /**< a word is missing or not understood */
    TALON_E_LINE_LONG = -129,  /**< a line is longer than 1024 bytes */
    TALON_E_CHARACTER = -130,  /**< a character is neither printable ASCII nor a
                                    tab */
    TALON_E_NOT_RECORD = -131, /**< does not begin with `talon-record` */
    TALON_E_VERSION = -132,    /**< a version of the format that is not
                                    supported */
    TALON_E_KEY_TWICE = -133,  /**< a key appears twice in the header */
    TALON_E_NUMBER = -134,     /**< not a number as records write them */
    TALON_E_ANNOTATION = -135, /**< an annotation is not true */
    TALON_E_TRUNCATED = -136,  /**< the text ends inside the header */
    TALON_E_EXTRA = -137,      /**< the line has too many words */

    /* saved bytes */
    TALON_E_SAVED_LENGTH = -144,  /**< too few or too many bytes */
    TALON_E_SAVED_MARK = -145,    /**< bytes that talon did not save */
    TALON_E_SAVED_VERSION = -146, /**< saved in a later version of the format */
    TALON_E_SAVED_FIELD = -147,   /**< a field has an impossible value */
    TALON_E_SAVED_STATE = -148,   /**< values conflict */

    /* libtalon-advisor */
    TALON_E_SOLVER = -192, /**< not a solver made by talon */
    TALON_E_PLAYED = -193, /**< the trick on the table cannot have been played
                                like this */
    TALON_E_LEVEL = -194,  /**< no such level of players */
    TALON_E_BUDGET = -195  /**< more worlds or nodes than a player may have */
};

/**
 * What talon_limit() reports: of a ceiling, the ceiling; of a limit, what it is
 * for the games of the library in use.
 *
 * @since 0.1.0; 0.4.0 for #TALON_LIMIT_RULES_TEXT, #TALON_LIMIT_VALUE_TEXT,
 *        #TALON_LIMIT_CARDS_TEXT, #TALON_LIMIT_MOVE_TEXT,
 *        #TALON_LIMIT_DEAL_TEXT, #TALON_LIMIT_POKER_TEXT,
 *        #TALON_LIMIT_PROBLEMS, #TALON_LIMIT_RULES_CODES,
 *        #TALON_LIMIT_MOVE_CODES, #TALON_LIMIT_RECORD_STATE,
 *        #TALON_LIMIT_HISTORY, #TALON_LIMIT_DEAL_PLACES,
 *        #TALON_LIMIT_VALUE_LABEL, #TALON_LIMIT_OBSERVATION
 */
enum talon_limit_id {
    TALON_LIMIT_GAME_BYTES = 1,   /**< #TALON_GAME_BYTES_MAX */
    TALON_LIMIT_SEATS = 2,        /**< #TALON_SEATS_MAX */
    TALON_LIMIT_PACK = 3,         /**< #TALON_PACK_MAX */
    TALON_LIMIT_CHOICES = 4,      /**< #TALON_CHOICES_MAX */
    TALON_LIMIT_EVENTS = 5,       /**< #TALON_EVENTS_MAX */
    TALON_LIMIT_LINE = 6,         /**< #TALON_LINE_MAX */
    TALON_LIMIT_CHIPS = 7,        /**< TR-3: chips in one place, 2^53 - 1 */
    TALON_LIMIT_DEALS = 8,        /**< FH-40: deals of a game */
    TALON_LIMIT_OFFER = 9,        /**< TR-11, TR-18, TR-34: chips of one move */
    TALON_LIMIT_RULES_TEXT = 10,  /**< #TALON_RULES_TEXT_MAX */
    TALON_LIMIT_VALUE_TEXT = 11,  /**< #TALON_VALUE_TEXT_MAX */
    TALON_LIMIT_CARDS_TEXT = 12,  /**< #TALON_CARDS_TEXT_MAX */
    TALON_LIMIT_MOVE_TEXT = 13,   /**< #TALON_MOVE_TEXT_MAX */
    TALON_LIMIT_DEAL_TEXT = 14,   /**< #TALON_DEAL_TEXT_MAX */
    TALON_LIMIT_POKER_TEXT = 15,  /**< #TALON_POKER_TEXT_MAX */
    TALON_LIMIT_PROBLEMS = 16,    /**< #TALON_PROBLEMS_MAX */
    TALON_LIMIT_RULES_CODES = 17, /**< #TALON_RULES_CODES_MAX */
    TALON_LIMIT_MOVE_CODES = 18,  /**< #TALON_MOVE_CODES_MAX */
    TALON_LIMIT_RECORD_STATE = 19, /**< #TALON_RECORD_STATE_MAX */
    TALON_LIMIT_HISTORY = 20,      /**< #TALON_HISTORY_MAX */
    TALON_LIMIT_DEAL_PLACES = 21,  /**< #TALON_DEAL_PLACES */
    TALON_LIMIT_VALUE_LABEL = 22,  /**< #TALON_VALUE_LABEL_MAX */
    TALON_LIMIT_OBSERVATION = 23   /**< #TALON_OBSERVATION_MAX */
};

/** Features that talon_feature() reports. @since 0.1.0 */
enum talon_feature_id {
    TALON_FEATURE_HOSTED = 1,       /**< a built-in allocator */
    TALON_FEATURE_FIVE_HUNDRED = 2, /**< the game Five Hundred */
    TALON_FEATURE_TRIPOLI = 3       /**< the game Tripoli */
};

/**
 * Where functions whose names end in `_new` get memory. The struct itself is
 * not kept after a call; pass an equal one to talon_game_free().
 *
 * @since 0.1.0
 */
typedef struct talon_allocator {
    void *context; /**< passed on to both functions; talon never reads it */
    /** Returns `size` bytes, 8-aligned, or null if there are none. */
    void *(*allocate)(void *context, size_t size);
    /** Frees memory that `allocate` returned; `size` is the same. */
    void (*release)(void *context, void *memory, size_t size);
} talon_allocator;

/**
 * A position in a text: where a reader stopped, and at which word.
 *
 * @since 0.2.0
 */
typedef struct talon_text_position {
    uint32_t line;     /**< number of the line, from 1; 0 if there is nothing to
                            point at */
    uint32_t column;   /**< counted from 1, in bytes */
    uint32_t length;   /**< bytes of the word there; 0 at the end of the line */
    uint32_t reserved; /**< reserved */
} talon_text_position;

/**
 * Returns the version of the library in use, in the form of #TALON_VERSION.
 *
 * @return major · 65536 + minor · 256 + patch
 * @since 0.1.0
 */
TALON_API uint32_t talon_version_number(void);

/**
 * Returns the version of the library in use as text: "0.4.0".
 *
 * @return constant text
 * @since 0.1.0
 */
TALON_API const char *talon_version_string(void);

/**
 * Reports whether the library in use serves a program that was built with other
 * headers. Call it once at the start, with #TALON_VERSION.
 *
 * @param headers #TALON_VERSION as the program was compiled with
 * @return 1 if those headers are of version 0.2 or later and not newer (by
 *         major and minor number) than the library: it has every function and
 *         number in them. Otherwise 0. The 0.2 in this rule changes only when
 *         the soname does, whatever the number of the release
 * @since 0.1.0
 */
TALON_API int32_t talon_version_serves(uint32_t headers);

/**
 * Reports a ceiling or limit of the library in use, over all of its games.
 *
 * @param limit the limit, one of #talon_limit_id
 * @param[out] value the limit
 * @return #TALON_OK; #TALON_E_INDEX if there is no such limit
 * @since 0.1.0
 */
TALON_API talon_status talon_limit(uint32_t limit, int64_t *value);

/**
 * Reports whether the library in use has a feature.
 *
 * @param feature the feature, one of #talon_feature_id
 * @return 1 if it has, else 0 (also for an unknown number)
 * @since 0.1.0
 */
TALON_API int32_t talon_feature(uint32_t feature);

/**
 * Returns the name of a status as in these headers: "TALON_E_FOLLOW".
 *
 * @param status the status; may be any number
 * @return constant text; "" for a number that is not a status
 * @since 0.1.0
 */
TALON_API const char *talon_status_name(talon_status status);

/**
 * Returns a phrase that describes a status to a person and completes "refused:
 * …", such as "the suit led must be followed".
 *
 * @param status the status; may be any number
 * @return constant text; "" for a number that is not a status
 * @since 0.1.0
 */
TALON_API const char *talon_status_text(talon_status status);

/**
 * Returns the clauses of the rule books behind a status: "FH-25", or "TR-22
 * TR-24".
 *
 * @param status the status; may be any number
 * @return constant text, clauses separated by spaces; "" if no rule of a game
 *         is the reason
 * @since 0.1.0
 */
TALON_API const char *talon_status_clause(talon_status status);

#ifdef __cplusplus
}
#endif

#endif
