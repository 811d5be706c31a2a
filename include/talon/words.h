/* SPDX-License-Identifier: MIT */
/**
 * @file words.h
 * Sentences: what happens at the table, what may be done, why something was
 * refused, scores, advice, and all labels and helps, in English and German.
 * They belong to libtalon-words, a separate library that uses only the public
 * headers of libtalon; talon.h does not include this header. The conventions of
 * base.h apply here, too.
 *
 * **Text.** All text is UTF-8, what is returned directly (`const char *`)
 * included. Any wording may change in a later version: never compare it. A
 * sentence begins with a capital letter and ends with a full stop. A short form
 * does neither. A sentence has no line end.
 *
 * **Names.** The caller names the seats, and says which of them is "you". A
 * name is put in as it is, with nothing added to it, and never looks like a
 * part of the sentence: names need no case and no gender. A seat without a name
 * is called "Seat 1" (seat 0) and so on.
 *
 * **Cards** of a set are listed as players hold them. Where the game is given,
 * that is the order of talon_game_sort_hand(), with the trumps first; elsewhere
 * it is that of a hand before there are trumps.
 *
 * **Secrets.** A sentence tells what the event tells. What a seat may not know
 * has to be removed from the event first, with talon_events_redact().
 *
 * **Later versions.** What libtalon knows and this library does not has the
 * English label that libtalon gives it, or no sentence.
 */
#ifndef TALON_WORDS_H
#define TALON_WORDS_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

#define TALON_WORDS_VERSION_MAJOR 0 /**< major version of this header */
#define TALON_WORDS_VERSION_MINOR 4 /**< minor version: new functions */
#define TALON_WORDS_VERSION_PATCH 0 /**< patch version: corrections */

/**
 * The version of this header: major · 65536 + minor · 256 + patch. A binding
 * that cannot see macros can use #TALON_WORDS_HEADERS.
 */
#define TALON_WORDS_VERSION                                                    \
    ((TALON_WORDS_VERSION_MAJOR << 16) | (TALON_WORDS_VERSION_MINOR << 8) |    \
     TALON_WORDS_VERSION_PATCH)

/** The version of this header as an enumerator. @since 0.4.0 */
enum talon_words_headers_id {
    TALON_WORDS_HEADERS = TALON_WORDS_VERSION /**< equal to
                                                   #TALON_WORDS_VERSION */
};

/** Languages. @since 0.4.0 */
enum talon_language_id {
    TALON_LANGUAGE_ENGLISH = 1, /**< `en` */
    TALON_LANGUAGE_GERMAN = 2   /**< `de` */
};

/** How cards are written. @since 0.4.0 */
enum talon_card_style_id {
    TALON_CARD_STYLE_SIGNS = 1,   /**< with the signs of suits: ♥7 */
    TALON_CARD_STYLE_LETTERS = 2, /**< in ASCII: 7H, in German He7 */
    TALON_CARD_STYLE_WORDS = 3    /**< seven of hearts, Herz-Sieben */
};

/**
 * Ceilings of words.
 *
 * @since 0.4.0
 */
enum talon_words_room_id {
    TALON_NAME_MAX = 64 /**< bytes of a name, including the terminating zero */
};

/**
 * Limit: room for a text, for the games of these headers.
 *
 * @since 0.4.0
 */
enum talon_words_text_id {
    TALON_WORDS_TEXT_MAX = 4096,    /**< bytes of any text but that of
                                        talon_words_events(), including the
                                        terminating zero */
    TALON_WORDS_EVENTS_MAX = 65536, /**< bytes of talon_words_events() for the
                                         events of one call */
    TALON_WORDS_READ_MAX = 1024     /**< bytes of a text that is read */
};

/** What a text is read as. @since 0.4.0 */
enum talon_reading_id {
    TALON_READING_MOVE = 1,    /**< a move that the game accepts */
    TALON_READING_SEVERAL = 2, /**< several moves, of which one has to be
                                    chosen */
    TALON_READING_REFUSED = 3, /**< a move that the game refuses */
    TALON_READING_UNKNOWN = 4, /**< it is not understood */
    TALON_READING_CARDS = 5    /**< cards, by talon_words_read_cards() */
};

/**
 * Limit: moves of a reading, for the games of these headers.
 *
 * @since 0.4.0
 */
enum talon_reading_moves_id {
    TALON_READING_MOVES_MAX = 8, /**< moves that a reading lists */
    TALON_READING_COUNT_MAX = 64 /**< moves that are counted */
};

/**
 * What a text was read as: 224 bytes without padding.
 *
 * @since 0.4.0
 */
typedef struct talon_reading {
    talon_move moves[TALON_READING_MOVES_MAX]; /**< the move, also one that is
                              refused; or the first of several; or nothing */
    talon_cards concerned; /**< what talon_game_check() reports of a refused
                                move; cards that are named twice; the cards
                                of #TALON_READING_CARDS, or those that are not
                                in the pack; else 0 */
    uint32_t answer;       /**< one of #talon_reading_id */
    talon_status status;   /**< what talon_words_read() or
                                talon_words_read_cards() returns */
    uint32_t count;        /**< moves that it may be, at most
                                #TALON_READING_COUNT_MAX, which means that many
                                or more; 0 if nothing is understood */
    uint32_t start;        /**< bytes of the text before what is not
                                understood */
    uint32_t length;       /**< bytes of what is not understood; 0 if nothing
                                was said */
    uint32_t reserved;     /**< reserved */
} talon_reading;

/**
 * Who is told, and how: 1076 bytes without padding. Set by talon_words_init().
 *
 * @since 0.4.0
 */
typedef struct talon_words {
    uint32_t language; /**< one of #talon_language_id */
    uint32_t style;    /**< one of #talon_card_style_id */
    uint32_t game_id;  /**< one of #talon_game_id */
    int32_t you;       /**< the seat that is called "you", or #TALON_NOBODY */
    uint16_t sides[TALON_SEATS_MAX]; /**< one bit for each seat of the side of a
                                          seat, as talon_rules_side() reports
                                          it; 0 for the seat alone */
    char names[TALON_SEATS_MAX][TALON_NAME_MAX]; /**< names by seat, UTF-8,
                              zero-terminated; "" for "Seat 1" and so on */
    uint32_t pair_rank; /**< Tripoli: the higher rank of the pair (TR-2), one of
                             #talon_rank_id; 0 where it is not to be told */
} talon_words;

/**
 * Returns the version of libtalon-words in use, in the form of
 * #TALON_WORDS_VERSION.
 *
 * @return major · 65536 + minor · 256 + patch
 * @since 0.4.0
 */
TALON_API uint32_t talon_words_version_number(void);

/**
 * Reports whether the library in use serves a program that was built with
 * another header, and whether the libtalon in use serves it. Call it once at
 * the start, with #TALON_WORDS_VERSION.
 *
 * @param headers #TALON_WORDS_VERSION as the program was compiled with
 * @return 1 if that header is of version 0.4 or later and not newer (by major
 *         and minor number) than the library, and if talon_version_serves() is
 *         1 for the headers of libtalon that the library was compiled with.
 *         Otherwise 0
 * @since 0.4.0
 */
TALON_API int32_t talon_words_version_serves(uint32_t headers);

/**
 * Returns the number of languages.
 *
 * @return the number; languages are numbered from 1
 * @since 0.4.0
 */
TALON_API uint32_t talon_language_count(void);

/**
 * Returns the key of a language, as ISO 639 has it: "de".
 *
 * @param language the language, one of #talon_language_id
 * @return constant text; "" if there is no such language
 * @since 0.4.0
 */
TALON_API const char *talon_language_key(uint32_t language);

/**
 * Returns the name of a language in that language: "Deutsch".
 *
 * @param language the language, one of #talon_language_id
 * @return constant text; "" if there is no such language
 * @since 0.4.0
 */
TALON_API const char *talon_language_label(uint32_t language);

/**
 * Finds a language by its key or by the name of a locale: "de", "de-AT",
 * "de_DE.UTF-8".
 *
 * @param key the key or locale; null finds nothing
 * @return one of #talon_language_id; 0 if there is no such language
 * @since 0.4.0
 */
TALON_API uint32_t talon_language_find(const char *key);

/**
 * Sets up words: signs of suits, the sides and the pair of the rules, no names,
 * and nobody is "you".
 *
 * @param[out] words the words
 * @param language the language, one of #talon_language_id
 * @param rules the rules of the game
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such language;
 *         #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES
 * @since 0.4.0
 */
TALON_API talon_status talon_words_init(talon_words *words, uint32_t language,
                                        const talon_rules *rules);

/**
 * Names a seat.
 *
 * @param[in,out] words the words
 * @param seat the seat, 0 … #TALON_SEATS_MAX-1
 * @param name the name, UTF-8; null if length is 0
 * @param length the length of the name in bytes; 0 takes the name away
 * @return #TALON_OK; #TALON_E_SEAT; #TALON_E_SPACE for more than
 *         #TALON_NAME_MAX-1 bytes; #TALON_E_CHARACTER for a control character
 * @since 0.4.0
 */
TALON_API talon_status talon_words_name(talon_words *words, int32_t seat,
                                        const char *name, size_t length);

/**
 * Writes a seat in a short form: its name, or "you".
 *
 * @param words the words
 * @param seat the seat, or one of #talon_seat_id
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_SEAT; #TALON_E_ARGUMENT if `words` names no
 *         language or style; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_seat(const talon_words *words, int32_t seat,
                                        char *text, size_t size,
                                        size_t *length);

/**
 * Writes seats in a short form: "you, Anna and Ben".
 *
 * @param words the words
 * @param seats one bit for each seat
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_SEAT for bits from #TALON_SEATS_MAX up;
 *         #TALON_E_ARGUMENT if `words` names no language or style;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_seats(const talon_words *words,
                                         uint32_t seats, char *text,
                                         size_t size, size_t *length);

/**
 * Writes a card.
 *
 * @param words the words
 * @param card the card
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_ARGUMENT if `words` names no
 *         language or style; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_card(const talon_words *words,
                                        talon_card card, char *text,
                                        size_t size, size_t *length);

/**
 * Writes cards in the order of a list, separated by spaces or, in words, by
 * commas.
 *
 * @param words the words
 * @param cards the cards; null if count is 0
 * @param count the number of cards
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough for #TALON_PACK_MAX cards
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_CARD; #TALON_E_ARGUMENT if `words` names no
 *         language or style; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_cards(const talon_words *words,
                                         const talon_card *cards,
                                         uint32_t count, char *text,
                                         size_t size, size_t *length);

/**
 * Writes a hand in the order in which players hold it, which
 * talon_game_sort_hand() gives.
 *
 * @param words the words
 * @param game a game or view of any kind
 * @param set the cards of the hand
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if `words` names no language or style;
 *         #TALON_E_SPACE; the refusals of talon_game_sort_hand()
 * @since 0.4.0
 */
TALON_API talon_status talon_words_hand(const talon_words *words,
                                        const talon_game *game,
                                        const talon_cards *set, char *text,
                                        size_t size, size_t *length);

/**
 * Writes a bid in a short form: "7 ♥", "10 NT", "open misère".
 *
 * @param words the words
 * @param tricks the tricks; 0 for a misère
 * @param denomination one of #talon_suit_id or #talon_denomination_id
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_DENOMINATION; #TALON_E_ARGUMENT if `words` names
 *         no language or style; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_bid(const talon_words *words,
                                       uint32_t tricks, uint32_t denomination,
                                       char *text, size_t size, size_t *length);

/**
 * Writes a move in a short form: "bid 7 ♥", "play ♠A", "raise by 3 chips".
 *
 * @param words the words
 * @param next_move the move
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_KIND if this library knows no such move;
 *         #TALON_E_ARGUMENT if `words` names no language or style;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_move(const talon_words *words,
                                        const talon_move *next_move, char *text,
                                        size_t size, size_t *length);

/**
 * Writes a choice in a short form: "bid 7 to 10 in ♠, ♣ or NT", "play ♠A or
 * ♠K", "choose 5 cards of …".
 *
 * @param words the words
 * @param game the game or view, in whose order cards are listed; null for none
 * @param choice the choice
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_KIND if this library knows no such move;
 *         #TALON_E_ARGUMENT if `words` names no language or style;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_choice(const talon_words *words,
                                          const talon_game *game,
                                          const talon_choice *choice,
                                          char *text, size_t size,
                                          size_t *length);

/**
 * Writes one sentence for the first of some events and for those after it that
 * belong to the same sentence: all antes of a deal, a raise and the chips it
 * takes, a sale and its price.
 *
 * @param words the words
 * @param events the events, in order
 * @param count the number of events, at least 1
 * @param[out] told the number of events that the sentence covers, at least 1;
 *             may be null
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE; 0 if there is nothing to say,
 *             such as about a hand dealt that one may not see
 * @return #TALON_OK; #TALON_E_INDEX if there are no events; #TALON_E_ARGUMENT
 *         if `words` names no language or style; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_event(const talon_words *words,
                                         const talon_event *events,
                                         uint32_t count, uint32_t *told,
                                         char *text, size_t size,
                                         size_t *length);

/**
 * Writes all sentences of some events, such as a whole hand: each is followed
 * by a line end.
 *
 * @param words the words
 * @param events the events, in order; null if count is 0
 * @param count the number of events
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_EVENTS_MAX is
 *        always enough for the events of one call
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if `words` names no language or style;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_events(const talon_words *words,
                                          const talon_event *events,
                                          uint32_t count, char *text,
                                          size_t size, size_t *length);

/**
 * Writes a sentence that tells "you" why a move was refused, with the cards
 * that are possible instead, or with everything that may be done now.
 *
 * @param words the words
 * @param game the game or view, from which the choices come: those of "you" or,
 *        if nobody is, of the seat to act; null for none
 * @param status the refusal, as talon_game_check() reports it
 * @param concerned the cards that it is about, as talon_game_check() reports
 *        them; null for none
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if `words` names no language or style,
 *         or there is no such status; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_refusal(
    const talon_words *words, const talon_game *game, talon_status status,
    const talon_cards *concerned, char *text, size_t size, size_t *length);

/**
 * Reads what a person typed as a move of a seat: "7h", "play the queen of
 * hearts", "discard 4d 5d 6d", "bet 3", "pass", in the language of the words.
 * All that the library writes about moves is read, and short forms: the letters
 * of suits and ranks, in any case and order, those of English in every
 * language; the signs of suits; the beginning of a word; words with or without
 * accents. Cards may be separated by spaces or commas. A word for the kind of
 * move may be left out where the rest says enough, as with cards and bids; a
 * number alone is a bet or an offer, but never a raise.
 *
 * A text that fits several moves is never guessed: "10" with two tens in the
 * hand asks for one of them, even if only one of them may be played. Of the
 * kinds of moves, those that are possible in this phase count, and of the cards
 * that a word may mean, those in the hand of the seat.
 *
 * @param words the words
 * @param game the game or view; what it does not tell is not used
 * @param seat the seat whose move it is, also one that owes none now
 * @param text the text, UTF-8, one line; need not be zero-terminated; null if
 *        length is 0
 * @param length the length of the text in bytes
 * @param[out] next_move the move; only set with #TALON_OK
 * @param[out] reading what the text was read as; set with every status but
 *             #TALON_E_ARGUMENT and #TALON_E_SEAT and the two that are not
 *             repeated; may be null
 * @return #TALON_OK for a move that the game accepts; #TALON_E_SYNTAX if it is
 *         not understood, or several moves fit; #TALON_E_CARD_TWICE if it is
 *         not understood because a card is named twice; #TALON_E_CHARACTER for
 *         what is not UTF-8; #TALON_E_LINE_LONG for more than
 *         #TALON_WORDS_READ_MAX bytes; #TALON_E_SEAT, also for #TALON_TABLE;
 *         #TALON_E_ARGUMENT if `words` names no language or style; and for a
 *         move that the game refuses the refusals of talon_game_check()
 * @since 0.4.0
 */
TALON_API talon_status talon_words_read(const talon_words *words,
                                        const talon_game *game, int32_t seat,
                                        const char *text, size_t length,
                                        talon_move *next_move,
                                        talon_reading *reading);

/**
 * Reads a set of cards, as people type it to ask about them: "6d 10h", "queen
 * of spades", "hearts", "aces, joker", "all", in the language of the words.
 * Single cards are read as talon_words_read() reads them. A suit alone is all
 * its cards, by the suit that is printed on them, and a rank alone all cards of
 * that rank. A text that may be one of several cards is all of them: in German
 * "KD" is ♣D ♦D ♦K. With a comma between them, a suit and a rank are never one
 * card: "hearts, ace" is all hearts and all aces.
 *
 * @param words the words
 * @param game the game or view, of whose pack the cards are, and whose trumps
 *        say what "left bower" is
 * @param text the text, UTF-8, one line; need not be zero-terminated; null if
 *        length is 0
 * @param length the length of the text in bytes
 * @param[out] cards the cards; only set with #TALON_OK
 * @param[out] reading what the text was read as, without moves, for
 *             talon_words_answer(); set with every status but
 *             #TALON_E_ARGUMENT and the two that are not repeated; may be null
 * @return #TALON_OK; #TALON_E_SYNTAX if it is not understood, or empty;
 *         #TALON_E_CARD_FOREIGN if a card that is named is not in the pack of
 *         the game, or none of them is; #TALON_E_CHARACTER for what is not
 *         UTF-8; #TALON_E_LINE_LONG for more than #TALON_WORDS_READ_MAX bytes;
 *         #TALON_E_ARGUMENT if `words` names no language or style
 * @since 0.4.0
 */
TALON_API talon_status talon_words_read_cards(const talon_words *words,
                                              const talon_game *game,
                                              const char *text, size_t length,
                                              talon_cards *cards,
                                              talon_reading *reading);

/**
 * Writes a sentence that tells "you" why a text was not taken as a move or as
 * cards: what is not understood, which moves fit, or why the move is refused,
 * and what is possible.
 *
 * @param words the words
 * @param game the game or view, from which the choices come: those of "you" or,
 *        if nobody is, of the seat to act; null for none, as after
 *        talon_words_read_cards()
 * @param reading the reading, from talon_words_read() or
 *        talon_words_read_cards()
 * @param typed the text that was read; null if typed_length is 0
 * @param typed_length the length of that text in bytes
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE; 0 for a move that is accepted
 *             and for cards
 * @return #TALON_OK; #TALON_E_ARGUMENT if `words` names no language or style,
 *         the reading has no such answer or status, or its place is not in the
 *         text; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_answer(const talon_words *words,
                                          const talon_game *game,
                                          const talon_reading *reading,
                                          const char *typed,
                                          size_t typed_length, char *text,
                                          size_t size, size_t *length);

/**
 * Writes the scores of all sides, or the chips of all seats, in a short form:
 * "You and Ben 120, Anna and Carl −40".
 *
 * @param words the words
 * @param game the game or view
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if `words` names no language or style;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_scores(const talon_words *words,
                                          const talon_game *game, char *text,
                                          size_t size, size_t *length);

/**
 * Writes a poker hand in a short form: "full house, kings over tens".
 *
 * @param words the words
 * @param rank the rank, as talon_poker_rank() reports it
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if the number is not a rank, or `words`
 *         names no language or style; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_poker(const talon_words *words,
                                         uint32_t rank, char *text, size_t size,
                                         size_t *length);

/**
 * Writes a reason of advice in a short form, with the card and the seat that it
 * is about. libtalon-advisor is not needed for that: reasons are numbers.
 *
 * @param words the words
 * @param reason the reason, one of #talon_advice_reason_id
 * @param card the card that the reason is about, or #TALON_CARD_NONE
 * @param seat the seat that the reason is about, or #TALON_NOBODY
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such reason, or `words`
 *         names no language or style; #TALON_E_CARD; #TALON_E_SEAT;
 *         #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_advice(const talon_words *words,
                                          uint32_t reason, talon_card card,
                                          int32_t seat, char *text, size_t size,
                                          size_t *length);

/**
 * Writes a chance in a short form: "contract made in 73 % of cases", with a
 * no-break space. It is rounded to the nearest percent.
 *
 * @param words the words
 * @param chance_of what has the chance, one of #talon_chance_id
 * @param chance the chance in ten-thousandths, at most 10000
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is no such chance, or `words`
 *         names no language or style; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_chance(const talon_words *words,
                                          uint32_t chance_of, uint32_t chance,
                                          char *text, size_t size,
                                          size_t *length);

/**
 * Writes the value of an option as a settings screen shows it: its name if it
 * is named, the name of a seat, "8-9-10" for the lowest card of a sequence,
 * else the number.
 *
 * @param words the words
 * @param rules the rules
 * @param option the number of the option, 1 …
 *        talon_option_count(rules->game_id)
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_WORDS_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_ARGUMENT if `words` names no language or style;
 *         #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_SPACE
 * @since 0.4.0
 */
TALON_API talon_status talon_words_value(const talon_words *words,
                                         const talon_rules *rules,
                                         uint32_t option, char *text,
                                         size_t size, size_t *length);

/**
 * Returns the name of a term of libtalon, like talon_term_label(); for a status
 * or reason a phrase.
 *
 * @param language the language, one of #talon_language_id
 * @param space the space, one of #talon_space_id
 * @param number the number of the term
 * @return constant text; "" if there is no such language, space or term
 * @since 0.4.0
 */
TALON_API const char *talon_words_term(uint32_t language, uint32_t space,
                                       int32_t number);

/**
 * Returns the name of a term of libtalon-advisor, like
 * talon_advisor_term_label(); for a reason a phrase.
 *
 * @param language the language, one of #talon_language_id
 * @param space the space, one of #talon_advisor_space_id
 * @param number the number of the term
 * @return constant text; "" if there is no such language, space or term
 * @since 0.4.0
 */
TALON_API const char *talon_words_advisor_term(uint32_t language,
                                               uint32_t space, int32_t number);

/**
 * Returns the name of a level of players.
 *
 * @param language the language, one of #talon_language_id
 * @param level the level, one of #talon_level_id
 * @return constant text; "" if there is no such language or level
 * @since 0.4.0
 */
TALON_API const char *talon_words_level(uint32_t language, uint32_t level);

/**
 * Returns the name of a game.
 *
 * @param language the language, one of #talon_language_id
 * @param game_id the game, one of #talon_game_id
 * @return constant text; "" if there is no such language or game
 * @since 0.4.0
 */
TALON_API const char *talon_words_game(uint32_t language, uint32_t game_id);

/**
 * Returns a sentence that describes a game.
 *
 * @param language the language, one of #talon_language_id
 * @param game_id the game, one of #talon_game_id
 * @return constant text; "" if there is no such language or game
 * @since 0.4.0
 */
TALON_API const char *talon_words_game_help(uint32_t language,
                                            uint32_t game_id);

/**
 * Returns the name of a preset.
 *
 * @param language the language, one of #talon_language_id
 * @param game_id the game, one of #talon_game_id
 * @param preset the number of the preset, 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such language or preset
 * @since 0.4.0
 */
TALON_API const char *talon_words_preset(uint32_t language, uint32_t game_id,
                                         uint32_t preset);

/**
 * Returns a sentence that describes a preset.
 *
 * @param language the language, one of #talon_language_id
 * @param game_id the game, one of #talon_game_id
 * @param preset the number of the preset, 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such language or preset
 * @since 0.4.0
 */
TALON_API const char *
talon_words_preset_help(uint32_t language, uint32_t game_id, uint32_t preset);

/**
 * Returns the name of a group of options by its index.
 *
 * @param language the language, one of #talon_language_id
 * @param game_id the game, one of #talon_game_id
 * @param index the index, 0 … talon_option_group_count(game_id)-1
 * @return constant text; "" if there is no such language or group
 * @since 0.4.0
 */
TALON_API const char *talon_words_group(uint32_t language, uint32_t game_id,
                                        uint32_t index);

/**
 * Returns the name of an option.
 *
 * @param language the language, one of #talon_language_id
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such language or option
 * @since 0.4.0
 */
TALON_API const char *talon_words_option(uint32_t language, uint32_t game_id,
                                         uint32_t option);

/**
 * Returns a sentence that describes an option.
 *
 * @param language the language, one of #talon_language_id
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such language or option
 * @since 0.4.0
 */
TALON_API const char *
talon_words_option_help(uint32_t language, uint32_t game_id, uint32_t option);

#ifdef __cplusplus
}
#endif

#endif
