/* SPDX-License-Identifier: MIT */
/**
 * @file record.h
 * Games as text: reading and writing records line by line, in memory.
 *
 * `doc/record.md` describes the format. A record begins with a header, which
 * talon_rules_read() reads and talon_rules_write() writes. It is followed by
 * the draws, deals and moves of the game, one a line, and by annotations, which
 * state what is true at that point. Lines end in LF or CR LF when they are read
 * (a last line that ends in CR alone is read like CR LF) and in LF when they
 * are written. A record shows every card: it is for the table, or for when the
 * game is over.
 */
#ifndef TALON_RECORD_H
#define TALON_RECORD_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a reader does with annotations. */
enum talon_record_id {
    TALON_RECORD_SKIP = 0, /**< skips them */
    TALON_RECORD_CHECK = 1 /**< refuses those that are not true */
};

/** Room for text, for the games of these headers. */
enum talon_record_room_id {
    TALON_RECORD_STATE_MAX = 4096 /**< bytes of talon_record_write_state(), the
                                       final zero included */
};

/**
 * Reads one line of a record after the header: a draw, deal or move, which is
 * made; an annotation, a comment or nothing. A line that is refused changes
 * nothing.
 *
 * @param[in,out] game the game
 * @param text the line, with or without its line end; need not end in zero
 * @param length its length in bytes
 * @param check one of #talon_record_id
 * @param[out] events the buffer for what the line caused, as talon_game_apply()
 *             and talon_game_deal() report it; null with capacity 0 if not
 *             wanted
 * @param capacity of the buffer; #TALON_EVENTS_MAX is always enough
 * @param[out] count the number of events, 0 for a line that is not a draw, deal
 *             or move; with #TALON_E_SPACE the number needed
 * @param[out] position where the line was refused (line 1); may be null
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_ARGUMENT if there is
 *         more than one line, or check is not one of the numbers (then there is
 *         no position); #TALON_E_LINE_LONG; #TALON_E_CHARACTER;
 *         #TALON_E_SYNTAX; #TALON_E_EXTRA; #TALON_E_NUMBER; #TALON_E_CARD;
 *         #TALON_E_CARD_TWICE; #TALON_E_ANNOTATION; #TALON_E_SPACE; and what
 *         talon_game_apply() and talon_game_deal() return
 * @since 0.1.0
 */
TALON_API talon_status
talon_record_read_line(talon_game *game, const char *text, size_t length,
                       uint32_t check, talon_event *events, uint32_t capacity,
                       uint32_t *count, talon_text_position *position);

/**
 * Reads lines until the text ends, the next record begins (a line
 * `talon-record …`), or a line is refused. The lines before that one have been
 * made: to have all or nothing, read into a copy.
 *
 * @param[in,out] game the game
 * @param text lines of a record after the header; need not end in zero
 * @param length its length in bytes
 * @param check one of #talon_record_id
 * @param[out] offset the number of bytes read: up to the end, the next record,
 *             or the line refused; may be null
 * @param[out] position the line the reader stopped at, counted from 1 at the
 *             beginning of this text; may be null
 * @return #TALON_OK; as talon_record_read_line()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_read(talon_game *game, const char *text,
                                         size_t length, uint32_t check,
                                         size_t *offset,
                                         talon_text_position *position);

/**
 * Reads a draw, deal or move as a record writes it ("1 bid 7H"), without making
 * it. The words are understood with this game in mind, but it need not be legal
 * or due. Works on views.
 *
 * @param game the game
 * @param text the line, with or without its line end; need not end in zero
 * @param length its length in bytes
 * @param[out] next_move the move; for a draw or deal one of kind
 *             #TALON_KIND_DRAW or #TALON_KIND_DEAL with the seat #TALON_TABLE
 *             and the set of its cards: give talon_game_deal() the sequence
 * @param[out] cards the buffer for the cards of a draw or deal, in sequence;
 *             null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_PACK_MAX is always enough
 * @param[out] card_count the number of these cards, 0 for a move; with
 *             #TALON_E_SPACE the number needed
 * @param[out] position where the text was refused (line 1); may be null
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is more than one line;
 *         #TALON_E_LINE_LONG; #TALON_E_CHARACTER; #TALON_E_SYNTAX, also for an
 *         annotation, a comment or an empty line; #TALON_E_EXTRA;
 *         #TALON_E_NUMBER; #TALON_E_CARD; #TALON_E_CARD_TWICE; #TALON_E_SEAT;
 *         #TALON_E_AMOUNT for a number no game can have; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_record_parse(const talon_game *game,
                                          const char *text, size_t length,
                                          talon_move *next_move,
                                          talon_card *cards, uint32_t capacity,
                                          uint32_t *card_count,
                                          talon_text_position *position);

/**
 * The verb of a kind of move, draw or deal in a record: "bid", "call". It is
 * mostly the key of the kind, but records of both games say "call" for kinds
 * of their own.
 *
 * @param kind one of #talon_kind_id
 * @return constant text; "" for a kind that is in no record
 * @since 0.2.0
 */
TALON_API const char *talon_record_verb(uint32_t kind);

/**
 * Writes a move as a line of a record, ending in LF.
 *
 * @param game the game before the move is made
 * @param next_move a move that talon_game_check() accepts
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_MOVE_TEXT_MAX is always enough
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one
 * @return #TALON_OK; #TALON_E_SPACE; a reason as talon_game_check()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_write_move(const talon_game *game,
                                               const talon_move *next_move,
                                               char *text, size_t size,
                                               size_t *length);

/**
 * Writes a draw or deal as a line of a record, ending in LF.
 *
 * @param game the game before the deal
 * @param cards the cards, first card first
 * @param card_count the number of cards
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_DEAL_TEXT_MAX is always enough
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one
 * @return #TALON_OK; #TALON_E_SPACE; a reason as talon_game_deal()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_write_deal(const talon_game *game,
                                               const talon_card *cards,
                                               uint32_t card_count, char *text,
                                               size_t size, size_t *length);

/**
 * Writes all annotations that are true now, as a trace has them after the
 * header and after every draw, deal and move, each line ending in LF. They show
 * every hidden card.
 *
 * @param game the game
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_RECORD_STATE_MAX is always enough
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_record_write_state(const talon_game *game,
                                                char *text, size_t size,
                                                size_t *length);

#ifdef __cplusplus
}
#endif

#endif
