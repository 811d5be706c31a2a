/* SPDX-License-Identifier: MIT */
/**
 * @file rules.h
 * Games, presets and options: everything a settings screen shows, and the rules
 * that a game is created with.
 *
 * Rules are a plain struct of numbers: `value[i]` is the value of option i. The
 * options of each game are numbered from 1 (#talon_fh_option_id,
 * #talon_tr_option_id). A program may set values directly, or with
 * talon_rules_set(), which refuses values that the option does not allow.
 * talon_rules_check() lists values that conflict with each other; every
 * function that needs valid rules checks them again.
 *
 * In an option that a later version adds, the value 0 means "as before". An
 * option that a library does not know must be 0, or the rules are refused with
 * #TALON_E_UNSUPPORTED: a library never plays by rules other than those it was
 * given.
 */
#ifndef TALON_RULES_H
#define TALON_RULES_H

#include "card.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The games. @since 0.1.0 */
enum talon_game_id {
    TALON_GAME_FIVE_HUNDRED = 1, /**< `five-hundred` */
    TALON_GAME_TRIPOLI = 2       /**< `tripoli` */
};

/** Types of options: which control a settings screen needs. @since 0.1.0 */
enum talon_type_id {
    TALON_TYPE_SWITCH = 1, /**< 0 `off` or 1 `on` */
    TALON_TYPE_CHOICE = 2, /**< one of the named values only */
    TALON_TYPE_NUMBER = 3  /**< a number in the range, or a named value */
};

/** Ceiling: room for options, in #talon_rules too. @since 0.1.0 */
enum talon_options_id {
    TALON_OPTIONS_MAX = 62 /**< options in a game */
};

/**
 * The rules of a game: 256 bytes without padding, owned by the caller.
 *
 * @since 0.1.0
 */
typedef struct talon_rules {
    uint32_t game_id; /**< one of #talon_game_id */
    /** value[i] is the value of option i. value[0] is the number of the preset
     * the rules started from, or 0; a number that is not a preset counts as 0.
     * Entries past the last option are 0. */
    int32_t value[TALON_OPTIONS_MAX + 1];
} talon_rules;

/**
 * A problem with rules, and the options involved: 24 bytes without padding.
 *
 * @since 0.1.0
 */
typedef struct talon_problem {
    talon_status status;   /**< #TALON_E_UNSUPPORTED, or the conflict, such as
                                #TALON_E_KITTY_SIZE */
    uint32_t option_count; /**< number of options involved, 1 … 4 */
    uint32_t options[4];   /**< numbers of these options; unused entries are
                                0 */
} talon_problem;

/**
 * Returns the number of games.
 *
 * @return the number of games; the games are talon_games_at(0),
 *         talon_games_at(1), …
 * @since 0.1.0
 */
TALON_API uint32_t talon_games_count(void);

/**
 * Returns a game by its index in the list.
 *
 * @param index the index, 0 … talon_games_count()-1
 * @return one of #talon_game_id; 0 past the end
 * @since 0.1.0
 */
TALON_API uint32_t talon_games_at(uint32_t index);

/**
 * Finds the game with a key.
 *
 * @param key the key, such as "tripoli"; null finds nothing
 * @return one of #talon_game_id; 0 if no game has this key
 * @since 0.1.0
 */
TALON_API uint32_t talon_games_find(const char *key);

/**
 * Returns the key of a game, as records write it: "five-hundred".
 *
 * @param game_id the game, one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_key(uint32_t game_id);

/**
 * Returns the English name of a game: "Five Hundred".
 *
 * @param game_id the game, one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_label(uint32_t game_id);

/**
 * Returns a sentence that describes a game.
 *
 * @param game_id the game, one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_text(uint32_t game_id);

/**
 * Returns the number of presets of a game. They are numbered from 1; preset 1
 * is the base game.
 *
 * @param game_id the game, one of #talon_game_id
 * @return the number of presets; 0 if there is no such game
 * @since 0.1.0
 */
TALON_API uint32_t talon_preset_count(uint32_t game_id);

/**
 * Finds the preset of a game with a key.
 *
 * @param game_id the game, one of #talon_game_id
 * @param key the key, such as "classic-3"; null finds nothing
 * @return the number of the preset; 0 if there is none
 * @since 0.1.0
 */
TALON_API uint32_t talon_preset_find(uint32_t game_id, const char *key);

/**
 * Returns the key of a preset, as records write it.
 *
 * @param game_id the game, one of #talon_game_id
 * @param preset the number of the preset, 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_key(uint32_t game_id, uint32_t preset);

/**
 * Returns the English name of a preset.
 *
 * @param game_id the game, one of #talon_game_id
 * @param preset the number of the preset, 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_label(uint32_t game_id, uint32_t preset);

/**
 * Returns a sentence that describes a preset.
 *
 * @param game_id the game, one of #talon_game_id
 * @param preset the number of the preset, 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_text(uint32_t game_id, uint32_t preset);

/**
 * Returns the number of options of a game. They are numbered from 1, in the
 * order of the table in the rule book.
 *
 * @param game_id the game, one of #talon_game_id
 * @return the number of options; 0 if there is no such game
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_count(uint32_t game_id);

/**
 * Finds the option of a game with a key.
 *
 * @param game_id the game, one of #talon_game_id
 * @param key the key, such as "joker-no-trump"; null finds nothing
 * @return the number of the option; 0 if there is none
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_find(uint32_t game_id, const char *key);

/**
 * Returns the key of an option, as records write it.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_key(uint32_t game_id, uint32_t option);

/**
 * Returns the English name of an option.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_label(uint32_t game_id, uint32_t option);

/**
 * Returns a sentence that describes an option.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_text(uint32_t game_id, uint32_t option);

/**
 * Returns the English name of the group that an option belongs to on a settings
 * screen: "Auction". An option that a later version adds has the highest number
 * of all, whatever its group: a screen collects the options of a group by its
 * key.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_group_label(uint32_t game_id,
                                               uint32_t option);

/**
 * Returns the key of the group that an option belongs to on a settings screen:
 * "auction". Options belong to the same group if and only if their groups have
 * the same key.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.2.0
 */
TALON_API const char *talon_option_group_key(uint32_t game_id, uint32_t option);

/**
 * Returns the number of groups that the options of a game belong to. A settings
 * screen loops over the groups and, for each, over the options whose group has
 * its key.
 *
 * @param game_id the game, one of #talon_game_id
 * @return the number of groups, each with at least one option; 0 if there is no
 *         such game
 * @since 0.4.0
 */
TALON_API uint32_t talon_option_group_count(uint32_t game_id);

/**
 * Returns the key of a group of options by its index. Groups are in the order
 * of their first options, so a later version adds new ones at the end.
 *
 * @param game_id the game, one of #talon_game_id
 * @param index the index, 0 … talon_option_group_count(game_id)-1
 * @return constant text, equal to talon_option_group_key() of the options in
 *         the group; "" if there is no such group
 * @since 0.4.0
 */
TALON_API const char *talon_option_group_at(uint32_t game_id, uint32_t index);

/**
 * Returns the English name of a group of options by its index.
 *
 * @param game_id the game, one of #talon_game_id
 * @param index the index, 0 … talon_option_group_count(game_id)-1
 * @return constant text, equal to talon_option_group_label() of the options in
 *         the group; "" if there is no such group
 * @since 0.4.0
 */
TALON_API const char *talon_option_group_label_at(uint32_t game_id,
                                                  uint32_t index);

/**
 * Returns the clauses of the rule book that describe an option.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return constant text, such as "FH-30", clauses separated by spaces; "" if
 *         there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_clause(uint32_t game_id, uint32_t option);

/**
 * Returns the version of talon in which an option first appeared.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return the version in the form of #TALON_VERSION; 0 if there is no such
 *         option
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_since(uint32_t game_id, uint32_t option);

/**
 * Reports the type of an option and the range of its numbers. A value is legal
 * if it is named (talon_option_value_at()) or is low, low+step, … up to high.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @param[out] type_id the type, one of #talon_type_id; may be null
 * @param[out] low the least number; may be null
 * @param[out] high the greatest number, below low if only named values are
 *             legal; may be null
 * @param[out] step the step, at least 1; may be null
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_option_range(uint32_t game_id, uint32_t option,
                                          uint32_t *type_id, int32_t *low,
                                          int32_t *high, int32_t *step);

/**
 * Returns the number of named values of an option.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @return the number of named values; 0 if there are none or there is no such
 *         option
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_value_count(uint32_t game_id, uint32_t option);

/**
 * Reports a named value of an option.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @param index the index of the value, 0 … talon_option_value_count(game_id,
 *        option)-1
 * @param[out] value the value, as it is kept in rules
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_INDEX
 * @since 0.1.0
 */
TALON_API talon_status talon_option_value_at(uint32_t game_id, uint32_t option,
                                             uint32_t index, int32_t *value);

/**
 * Returns the key of a named value, as records write it: "kitty-once", or "0"
 * where a number has a name ("no limit").
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @param index the index of the value, 0 … talon_option_value_count(game_id,
 *        option)-1
 * @return constant text; "" if there is no such value
 * @since 0.1.0
 */
TALON_API const char *talon_option_value_key(uint32_t game_id, uint32_t option,
                                             uint32_t index);

/**
 * Returns the English name of a named value.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @param index the index of the value, 0 … talon_option_value_count(game_id,
 *        option)-1
 * @return constant text; "" if there is no such value
 * @since 0.1.0
 */
TALON_API const char *talon_option_value_label(uint32_t game_id,
                                               uint32_t option, uint32_t index);

/**
 * Returns the version of talon in which a named value first appeared: that of
 * its option or, if the option got the value later, a later one.
 *
 * @param game_id the game, one of #talon_game_id
 * @param option the number of the option, 1 … talon_option_count(game_id)
 * @param index the index of the value, 0 … talon_option_value_count(game_id,
 *        option)-1
 * @return the version in the form of #TALON_VERSION; 0 if there is no such
 *         value
 * @since 0.4.0
 */
TALON_API uint32_t talon_option_value_since(uint32_t game_id, uint32_t option,
                                            uint32_t index);

/**
 * Sets rules to a preset of a game by number.
 *
 * @param[out] rules the rules
 * @param game_id the game, one of #talon_game_id
 * @param preset the number of the preset, 1 … talon_preset_count(game_id); 0
 *        means preset 1, the base game
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_PRESET
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_init(talon_rules *rules, uint32_t game_id,
                                        uint32_t preset);

/**
 * Sets rules to a preset of their game by key; every option is overwritten.
 *
 * @param[in,out] rules the rules; `game_id` must be set
 * @param key the key, such as "australian-4"
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_PRESET
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_preset(talon_rules *rules, const char *key);

/**
 * Sets an option to a number.
 *
 * @param[in,out] rules the rules
 * @param option the number of the option, 1 …
 *        talon_option_count(rules->game_id)
 * @param value the value, which must be legal
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_VALUE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_set(talon_rules *rules, uint32_t option,
                                       int32_t value);

/**
 * Sets an option, given its key and the key of a value or a number.
 *
 * @param[in,out] rules the rules
 * @param key the key of the option, such as "slam"
 * @param value the key of a value, such as "off", or a decimal number;
 *        zero-terminated
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_VALUE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_set_text(talon_rules *rules, const char *key,
                                            const char *value);

/**
 * Reports the value of an option.
 *
 * @param rules the rules
 * @param option the number of the option, 1 …
 *        talon_option_count(rules->game_id)
 * @param[out] value the value
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_get(const talon_rules *rules,
                                       uint32_t option, int32_t *value);

/**
 * Writes the value of an option as text: its key if it is named, else the
 * number.
 *
 * @param rules the rules
 * @param option the number of the option, 1 …
 *        talon_option_count(rules->game_id)
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_VALUE_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_SPACE;
 *         #TALON_E_UNSUPPORTED if the value is not legal
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_get_text(const talon_rules *rules,
                                            uint32_t option, char *text,
                                            size_t size, size_t *length);

/**
 * Writes the value of an option as a settings screen shows it: its English name
 * if it is named, else the number. Like all English, it may be reworded.
 *
 * @param rules the rules
 * @param option the number of the option, 1 …
 *        talon_option_count(rules->game_id)
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_VALUE_LABEL_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_SPACE;
 *         #TALON_E_UNSUPPORTED if the value is not legal
 * @since 0.4.0
 */
TALON_API talon_status talon_rules_get_label(const talon_rules *rules,
                                             uint32_t option, char *text,
                                             size_t size, size_t *length);

/**
 * Reports whether an option has an effect under these rules: the value of a
 * misère has none while misère is off. A screen shows such options grayed out.
 *
 * @param rules the rules
 * @param option the number of the option, 1 …
 *        talon_option_count(rules->game_id)
 * @param[out] applies 1 if the option has an effect, else 0
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_applies(const talon_rules *rules,
                                           uint32_t option, int32_t *applies);

/**
 * Lists everything that is wrong with rules: first the values that are not
 * legal (#TALON_E_UNSUPPORTED), in the order of the options; then the conflicts
 * between legal values.
 *
 * @param rules the rules
 * @param[out] problems the buffer, filled if the rules are refused; null with
 *             capacity 0 if not wanted
 * @param capacity the capacity of the buffer in problems; #TALON_PROBLEMS_MAX
 *        is always enough
 * @param[out] count the number of problems; with #TALON_E_SPACE, the number
 *             needed
 * @return #TALON_OK if nothing is wrong; #TALON_E_UNSUPPORTED if a value is not
 *         legal; #TALON_E_RULES if values conflict (for these two statuses the
 *         list is filled and counted, although they are negative);
 *         #TALON_E_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_check(const talon_rules *rules,
                                         talon_problem *problems,
                                         uint32_t capacity, uint32_t *count);

/**
 * Reports whether two sets of rules are the same: the same game and the same
 * values, whatever preset they started from.
 *
 * @param a rules
 * @param b rules
 * @param[out] equal 1 if they are the same, else 0
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_equal(const talon_rules *a,
                                         const talon_rules *b, int32_t *equal);

/**
 * Finds the preset that differs from rules in the fewest options; of several,
 * the first.
 *
 * @param rules the rules
 * @param[out] preset the number of the preset
 * @param[out] differences the number of options in which they differ; may be
 *             null
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_nearest_preset(const talon_rules *rules,
                                                  uint32_t *preset,
                                                  uint32_t *differences);

/**
 * Reports the number of seats under these rules, as a lobby shows it before
 * there is a game.
 *
 * @param rules the rules
 * @param[out] seat_count the number of seats, 2 … #TALON_SEATS_MAX
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES
 * @since 0.2.0
 */
TALON_API talon_status talon_rules_seat_count(const talon_rules *rules,
                                              uint32_t *seat_count);

/**
 * Reports the side of a seat under these rules (FH-23): the seat itself and the
 * partners with whom it shares a score. Partners for a single hand (FH-22) are
 * not included.
 *
 * @param rules the rules
 * @param seat the seat, 0 … talon_rules_seat_count()-1
 * @param[out] seats one bit for each seat of the side
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_SEAT
 * @since 0.2.0
 */
TALON_API talon_status talon_rules_side(const talon_rules *rules, int32_t seat,
                                        uint32_t *seats);

/**
 * Reports the cards of the pack under these rules.
 *
 * @param rules the rules
 * @param[out] pack the set of cards
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_pack(const talon_rules *rules,
                                        talon_cards *pack);

/**
 * Writes rules as the header of a record: the game, the preset they started
 * from (value[0]; if that is 0, the nearest preset), and a line for each option
 * that differs from the preset. Each line ends in LF.
 *
 * @param rules the rules
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size the size of the buffer in bytes; #TALON_RULES_TEXT_MAX is always
 *        enough
 * @param[out] length the length of the text in bytes, without the terminating
 *             zero, also with #TALON_E_SPACE
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_write(const talon_rules *rules, char *text,
                                         size_t size, size_t *length);

/**
 * Reads the header of a record. Conflicts between options are not checked: that
 * is done when a game is created. The line after the header is also examined:
 * it must not be too long, and it must be ASCII.
 *
 * @param text the text from `talon-record` on (empty lines and comments may
 *        come before it); need not be zero-terminated
 * @param length the length of the text in bytes
 * @param[out] rules the rules
 * @param[out] offset the number of bytes in the header: the offset of the first
 *             draw, deal, move or annotation, or of the end of the text; may be
 *             null
 * @param[out] position the line and the word where the reader stopped: on
 *             refusal, what was refused; on success, the first line after the
 *             header; may be null
 * @return #TALON_OK; #TALON_E_NOT_RECORD; #TALON_E_VERSION; #TALON_E_TRUNCATED
 *         if the text ends before `preset`; #TALON_E_GAME; #TALON_E_PRESET;
 *         #TALON_E_OPTION; #TALON_E_VALUE; #TALON_E_KEY_TWICE; #TALON_E_SYNTAX;
 *         #TALON_E_EXTRA; #TALON_E_LINE_LONG; #TALON_E_CHARACTER
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_read(const char *text, size_t length,
                                        talon_rules *rules, size_t *offset,
                                        talon_text_position *position);

#ifdef __cplusplus
}
#endif

#endif
