/**
 * @file record.h
 * Games as text: reading and writing records line by line, in memory.
 *
 * The format stands in `doc/record.md`. A record begins with a header, which
 * talon_rules_read() reads and talon_rules_write() writes; what follows are the
 * events of the game, one a line, and annotations, which state what holds at
 * that point.
 */
#ifndef TALON_RECORD_H
#define TALON_RECORD_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a reader does with annotations. */
enum talon_record_id {
    TALON_RECORD_SKIP = 0, /**< passes them over */
    TALON_RECORD_CHECK = 1 /**< refuses those that do not hold */
};

/** Room for any text talon_record_write_state() makes. */
#define TALON_RECORD_STATE_MAX 4096

/**
 * Reads one line of a record after the header: an event, an annotation, a
 * comment or nothing. It is accepted whole or changes nothing.
 *
 * @param[in,out] game the game
 * @param text the line, with or without its line end; need not end in zero
 * @param length its length in bytes
 * @param check one of #talon_record_id
 * @param[out] place where the line was refused (line 1); may be null
 * @return #TALON_OK; #TALON_E_VIEW for a view; #TALON_E_ARGUMENT if there is
 *         more than one line, or check is no such number (then no place is
 *         set); #TALON_E_LINE_LONG; #TALON_E_CHARACTER; #TALON_E_SYNTAX;
 *         #TALON_E_EXTRA; #TALON_E_NUMBER; #TALON_E_CARD;
 *         #TALON_E_CARD_TWICE; #TALON_E_ANNOTATION; and what
 *         talon_game_apply() and talon_game_deal() return
 * @since 0.1.0
 */
TALON_API talon_status talon_record_read_line(talon_game *game,
                                              const char *text, size_t length,
                                              uint32_t check,
                                              talon_place *place);

/**
 * Reads lines until the text ends, the next record begins (a line
 * `talon-record …`), or a line is refused. The lines before that are done; who
 * wants all or nothing reads into a copy.
 *
 * @param[in,out] game the game
 * @param text lines of a record after the header; need not end in zero
 * @param size its length in bytes
 * @param check one of #talon_record_id
 * @param[out] used bytes read: up to the end, the next record, or the line
 *             refused; may be null
 * @param[out] place the line the reader stopped at, counted from 1 at the
 *             beginning of this text; may be null
 * @return #TALON_OK; as talon_record_read_line()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_read(talon_game *game, const char *text,
                                         size_t size, uint32_t check,
                                         size_t *used, talon_place *place);

/**
 * Reads a move as a record writes it ("1 bid 7H"), without making it. The words
 * are understood with the game in mind, but the move need not be legal.
 *
 * @param game the game
 * @param text the line; need not end in zero
 * @param length its length in bytes
 * @param[out] move the move
 * @param[out] place where the text was refused (line 1); may be null
 * @return #TALON_OK; #TALON_E_ARGUMENT if there is more than one line;
 *         #TALON_E_LINE_LONG; #TALON_E_CHARACTER; #TALON_E_SYNTAX;
 *         #TALON_E_EXTRA; #TALON_E_NUMBER; #TALON_E_CARD; #TALON_E_CARD_TWICE;
 *         #TALON_E_SEAT; #TALON_E_AMOUNT for what no game can have
 * @since 0.1.0
 */
TALON_API talon_status talon_record_parse_move(const talon_game *game,
                                               const char *text, size_t length,
                                               talon_move *move,
                                               talon_place *place);

/**
 * Writes a legal move as a line of a record, ending in LF.
 *
 * @param before the game before the move is made
 * @param move a legal move
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; 256 always suffice
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one; may be null
 * @return #TALON_OK; #TALON_E_SPACE; a reason as talon_game_check()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_write_move(const talon_game *before,
                                               const talon_move *move,
                                               char *text, size_t size,
                                               size_t *length);

/**
 * Writes a draw or deal as a line of a record, ending in LF.
 *
 * @param before the game before the deal
 * @param card the cards
 * @param count how many
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; 512 always suffice
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one; may be null
 * @return #TALON_OK; #TALON_E_SPACE; as talon_game_deal()
 * @since 0.1.0
 */
TALON_API talon_status talon_record_write_deal(const talon_game *before,
                                               const talon_card *card,
                                               uint32_t count, char *text,
                                               size_t size, size_t *length);

/**
 * Writes all annotations that hold now, as a trace has them after the header
 * and after every event, each line ending in LF. They show every hidden card.
 *
 * @param game the game
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_RECORD_STATE_MAX always suffices
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one; may be null
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
