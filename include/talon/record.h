/* SPDX-License-Identifier: MIT */
/**
 * @file record.h
 * Games as text: reading and writing records line by line, in memory.
 *
 * `doc/record.md` describes the format. A record begins with a header, which
 * talon_rules_read() reads and talon_rules_write() writes. After the header
 * come the draws, deals and moves of the game, one per line, and annotations,
 * which state what is true at that point. A line to be read ends in LF or CR LF
 * (the last line may also end in CR alone, or in nothing); lines are written
 * with LF. A record shows every card: it is for the table, or for when the game
 * is over.
 */
#ifndef TALON_RECORD_H
#define TALON_RECORD_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a reader does with annotations. @since 0.1.0 */
enum talon_record_id {
    TALON_RECORD_SKIP = 0, /**< skip them */
    TALON_RECORD_CHECK = 1 /**< refuse those that are not true */
};

/**
 * Limit: room that is always enough for the games of these headers.
 *
 * @since 0.1.0
 */
enum talon_record_room_id {
    TALON_RECORD_STATE_MAX = 4096 /**< bytes of talon_record_write_state(),
                                       including the terminating zero */
};

/**
 * Reads one line of a record after the header: a draw, deal or move, which is
 * made; an annotation; a comment; or an empty line. A line that is refused
 * changes nothing.
 *
 * @param[in,out] game the game
 * @param text the line, with or without its line end; need not be
 *        zero-terminated
 * @param length the length of the line in bytes
 * @param check what to do with annotations, one of #talon_record_id
 * @param[out] events the buffer for the events of the line, like those of
 *             talon_game_apply() and talon_game_deal(); null with capacity 0 if
 *             not wanted
 * @param capacity the capacity of the buffer in events; #TALON_EVENTS_MAX is
 *        always enough
 * @param[out] count the number of events, 0 for a line that is not a draw, deal
 *             or move; with #TALON_E_SPACE, the number needed
 * @param[out] position the word that was refused (in line 1); may be null
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_ARGUMENT if the text is
 *         more than one line or `check` is not one of its numbers (no position
 *         is then set); #TALON_E_LINE_LONG; #TALON_E_CHARACTER;
 *         #TALON_E_SYNTAX; #TALON_E_EXTRA; #TALON_E_NUMBER; #TALON_E_CARD;
 *         #TALON_E_CARD_TWICE; #TALON_E_ANNOTATION; #TALON_E_SPACE; and the
 *         refusals of talon_game_apply() and talon_game_deal()
 * @since 0.1.0
 */
TALON_API talon_status
talon_record_read_line(talon_game *game, const char *text, size_t length,
                       uint32_t check, talon_event *events, uint32_t capacity,
                       uint32_t *count, talon_text_position *position);

/**
 * Reads lines until the text ends, the next record begins (a line `talon-record
 * …`), or a line is refused. The lines before a refused one have been made: to
 * get all or nothing, read into a copy.
 *
 * @param[in,out] game the game
 * @param text the lines of a record after its header; need not be
 *        zero-terminated
 * @param length the length of the text in bytes
 * @param check what to do with annotations, one of #talon_record_id
 * @param[out] offset the number of bytes read: up to the end, the next record,
 *             or the refused line; may be null
 * @param[out] position the line where the reader stopped, counted from 1 at the
 *             beginning of this text, and the word that was refused; may be
 *             null
 * @return #TALON_OK; and the refusals of talon_record_read_line()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_read(talon_game *game, const char *text,
                                         size_t length, uint32_t check,
                                         size_t *offset,
                                         talon_text_position *position);

/**
 * Reads a draw, deal or move as a record writes it ("1 bid 7H"), without making
 * it. The words are interpreted for this game, but the move need not be legal,
 * nor the draw or deal due. This also works on views.
 *
 * @param game the game
 * @param text the line, with or without its line end; need not be
 *        zero-terminated
 * @param length the length of the line in bytes
 * @param[out] next_move the move; for a draw or deal, a move of kind
 *             #TALON_KIND_DRAW or #TALON_KIND_DEAL with the seat #TALON_TABLE
 *             and the set of its cards: pass the sequence to talon_game_deal()
 * @param[out] cards the buffer for the cards of a draw or deal, in sequence;
 *             null with capacity 0 if not wanted
 * @param capacity the capacity of the buffer in cards; #TALON_PACK_MAX is
 *        always enough
 * @param[out] card_count the number of these cards, 0 for a move; with
 *             #TALON_E_SPACE, the number needed
 * @param[out] position the word that was refused (in line 1); may be null
 * @return #TALON_OK; #TALON_E_ARGUMENT if the text is more than one line;
 *         #TALON_E_LINE_LONG; #TALON_E_CHARACTER; #TALON_E_SYNTAX, also for an
 *         annotation, a comment or an empty line; #TALON_E_EXTRA;
 *         #TALON_E_NUMBER; #TALON_E_CARD; #TALON_E_CARD_TWICE; #TALON_E_SEAT;
 *         #TALON_E_AMOUNT for a number that no game can have; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_record_parse(const talon_game *game,
                                          const char *text, size_t length,
                                          talon_move *next_move,
                                          talon_card *cards, uint32_t capacity,
                                          uint32_t *card_count,
                                          talon_text_position *position);

/**
 * Returns the verb of a kind of move, draw or deal in a record: "bid", "call".
 * It is usually the key of the kind, but the records of both games have a
 * "call", each for a kind of its own.
 *
 * @param kind the kind, one of #talon_kind_id
 * @return constant text; "" for a kind that is in no record
 * @since 0.2.0
 */
TALON_API const char *talon_record_verb(uint32_t kind);

/**
 * Writes a move as a line of a record, ending in LF.
 *
 * @param game the game or view, before the move is made
 * @param next_move a move that talon_game_check() accepts
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_MOVE_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_SPACE; and the refusals of talon_game_check()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_write_move(const talon_game *game,
                                               const talon_move *next_move,
                                               char *text, size_t size,
                                               size_t *length);

/**
 * Writes a draw or deal as a line of a record, ending in LF.
 *
 * @param game the game, before the deal
 * @param cards the cards, in sequence, first card first
 * @param card_count the number of cards
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_DEAL_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_SPACE; and the refusals of talon_game_deal()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_write_deal(const talon_game *game,
                                               const talon_card *cards,
                                               uint32_t card_count, char *text,
                                               size_t size, size_t *length);

/**
 * Writes all annotations that are true now, like a trace, which has them after
 * the header and after every draw, deal and move. Each line ends in LF. The
 * annotations show every hidden card.
 *
 * @param game the game
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_RECORD_STATE_MAX is
 *        always enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
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
