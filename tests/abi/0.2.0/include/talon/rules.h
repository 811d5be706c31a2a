/* SPDX-License-Identifier: MIT */
/**
 * @file rules.h
 * Games, presets and options: everything a settings screen shows, and the
 * rules a game is created with.
 *
 * Rules are a plain struct of numbers: `value[i]` is the value of option i.
 * The options of each game are numbered from 1 (#talon_fh_option_id,
 * #talon_tr_option_id). A program may set values directly or with
 * talon_rules_set(), which refuses what the option does not allow.
 * talon_rules_check() reports which values conflict with each other; every
 * function that needs sound rules checks them again.
 *
 * The value 0 of an option that a later version adds means "as before", and an
 * option that a library does not know must be 0, else the rules are refused
 * with #TALON_E_UNSUPPORTED: a library never plays by other rules than those it
 * was given.
 */
#ifndef TALON_RULES_H
#define TALON_RULES_H

#include "card.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The games. */
enum talon_game_id {
    TALON_GAME_FIVE_HUNDRED = 1, /**< key `five-hundred` */
    TALON_GAME_TRIPOLI = 2       /**< key `tripoli` */
};

/** Types of options: what a settings screen shows. */
enum talon_type_id {
    TALON_TYPE_SWITCH = 1, /**< 0 `off` or 1 `on` */
    TALON_TYPE_CHOICE = 2, /**< one of the named values, and no other */
    TALON_TYPE_NUMBER = 3  /**< a number of the range, or a named value */
};

/** Room for options. */
enum talon_options_id {
    TALON_OPTIONS_MAX = 62 /**< options of a game */
};

/** The rules of a game: 256 bytes without padding, owned by the caller. */
typedef struct talon_rules {
    uint32_t game_id; /**< one of #talon_game_id */
    /** value[i] is that of option i; value[0] the preset the rules started
     * from, or 0, and a number that is no preset counts as 0; entries past
     * the last option are 0 */
    int32_t value[TALON_OPTIONS_MAX + 1];
} talon_rules;

/** What is wrong with rules, and which options are concerned: 24 bytes. */
typedef struct talon_problem {
    talon_status status;   /**< #TALON_E_UNSUPPORTED, or the conflict, such as
                                #TALON_E_KITTY_SIZE */
    uint32_t option_count; /**< options concerned, 1 … 4 */
    uint32_t options[4];   /**< their numbers; unused entries are 0 */
} talon_problem;

/**
 * The number of games.
 *
 * @return how many; their numbers are talon_games_at(0), …
 * @since 0.1.0
 */
TALON_API uint32_t talon_games_count(void);

/**
 * A game by its index in the list.
 *
 * @param index 0 … talon_games_count()-1
 * @return one of #talon_game_id; 0 past the end
 * @since 0.1.0
 */
TALON_API uint32_t talon_games_at(uint32_t index);

/**
 * The game with a key.
 *
 * @param key such as "tripoli"; null finds nothing
 * @return one of #talon_game_id; 0 if there is none
 * @since 0.1.0
 */
TALON_API uint32_t talon_games_find(const char *key);

/**
 * The key of a game, as records write it: "five-hundred".
 *
 * @param game_id one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_key(uint32_t game_id);

/**
 * The English name of a game: "Five Hundred".
 *
 * @param game_id one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_label(uint32_t game_id);

/**
 * A game in a sentence.
 *
 * @param game_id one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_text(uint32_t game_id);

/**
 * The number of presets of a game. They are numbered from 1; preset 1 is the
 * base game.
 *
 * @param game_id one of #talon_game_id
 * @return how many; 0 if there is no such game
 * @since 0.1.0
 */
TALON_API uint32_t talon_preset_count(uint32_t game_id);

/**
 * The preset of a game with a key.
 *
 * @param game_id one of #talon_game_id
 * @param key such as "classic-3"; null finds nothing
 * @return its number; 0 if there is none
 * @since 0.1.0
 */
TALON_API uint32_t talon_preset_find(uint32_t game_id, const char *key);

/**
 * The key of a preset, as records write it.
 *
 * @param game_id one of #talon_game_id
 * @param preset 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_key(uint32_t game_id, uint32_t preset);

/**
 * The English name of a preset.
 *
 * @param game_id one of #talon_game_id
 * @param preset 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_label(uint32_t game_id, uint32_t preset);

/**
 * A preset in a sentence.
 *
 * @param game_id one of #talon_game_id
 * @param preset 1 … talon_preset_count(game_id)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_text(uint32_t game_id, uint32_t preset);

/**
 * The number of options of a game. They are numbered from 1, in the order of
 * the table in the rule book.
 *
 * @param game_id one of #talon_game_id
 * @return how many; 0 if there is no such game
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_count(uint32_t game_id);

/**
 * The option of a game with a key.
 *
 * @param game_id one of #talon_game_id
 * @param key such as "joker-no-trump"; null finds nothing
 * @return its number; 0 if there is none
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_find(uint32_t game_id, const char *key);

/**
 * The key of an option, as records write it.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_key(uint32_t game_id, uint32_t option);

/**
 * The English name of an option.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_label(uint32_t game_id, uint32_t option);

/**
 * An option in a sentence.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_text(uint32_t game_id, uint32_t option);

/**
 * The English name of the group that an option belongs to on a screen:
 * "Auction". Options of a group follow each other.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_group_label(uint32_t game_id,
                                               uint32_t option);

/**
 * The key of the group that an option belongs to on a screen: "auction".
 * Options have the same group if and only if they have the same key.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return constant text; "" if there is no such option
 * @since 0.2.0
 */
TALON_API const char *talon_option_group_key(uint32_t game_id, uint32_t option);

/**
 * The clause of the rule book that describes an option.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return constant text such as "FH-30"; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_clause(uint32_t game_id, uint32_t option);

/**
 * The version of talon in which an option first appeared.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return a number as #TALON_VERSION; 0 if there is no such option
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_since(uint32_t game_id, uint32_t option);

/**
 * The type of an option and the range of its numbers. A value is legal if it
 * has a name (talon_option_value_count()) or is low, low+step, … up to high.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @param[out] type_id one of #talon_type_id; may be null
 * @param[out] low the least number; may be null
 * @param[out] high the greatest; below low if only named values are legal; may
 *             be null
 * @param[out] step at least 1; may be null
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_option_range(uint32_t game_id, uint32_t option,
                                          uint32_t *type_id, int32_t *low,
                                          int32_t *high, int32_t *step);

/**
 * The number of named values of an option.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @return how many; 0 if there are none or there is no such option
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_value_count(uint32_t game_id, uint32_t option);

/**
 * A named value of an option.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @param index 0 … talon_option_value_count(game_id, option)-1
 * @param[out] value the number to put into rules
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_INDEX
 * @since 0.1.0
 */
TALON_API talon_status talon_option_value_at(uint32_t game_id, uint32_t option,
                                             uint32_t index, int32_t *value);

/**
 * The key of a named value, as records write it: "kitty-once", or "0" where a
 * number has a name ("no limit").
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @param index 0 … talon_option_value_count(game_id, option)-1
 * @return constant text; "" if there is no such value
 * @since 0.1.0
 */
TALON_API const char *talon_option_value_key(uint32_t game_id, uint32_t option,
                                             uint32_t index);

/**
 * The English name of a named value.
 *
 * @param game_id one of #talon_game_id
 * @param option 1 … talon_option_count(game_id)
 * @param index 0 … talon_option_value_count(game_id, option)-1
 * @return constant text; "" if there is no such value
 * @since 0.1.0
 */
TALON_API const char *talon_option_value_label(uint32_t game_id,
                                               uint32_t option, uint32_t index);

/**
 * Sets rules to a preset by number.
 *
 * @param[out] rules the rules
 * @param game_id one of #talon_game_id
 * @param preset 1 … talon_preset_count(game_id); 0 means preset 1, the base
 *        game
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_PRESET
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_init(talon_rules *rules, uint32_t game_id,
                                        uint32_t preset);

/**
 * Sets rules of a known game to a preset by key; every option is set anew.
 *
 * @param[in,out] rules the rules; `game_id` says which game
 * @param key such as "australian-4"
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_PRESET
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_preset(talon_rules *rules, const char *key);

/**
 * Sets an option to a number.
 *
 * @param[in,out] rules the rules
 * @param option 1 … talon_option_count(rules->game_id)
 * @param value a legal value
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_VALUE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_set(talon_rules *rules, uint32_t option,
                                       int32_t value);

/**
 * Sets an option by the text of its key and value.
 *
 * @param[in,out] rules the rules
 * @param key such as "slam"
 * @param value the key of a value such as "off", or a decimal number; ends in
 *        zero
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_VALUE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_set_text(talon_rules *rules, const char *key,
                                            const char *value);

/**
 * The value of an option.
 *
 * @param rules the rules
 * @param option 1 … talon_option_count(rules->game_id)
 * @param[out] value the value
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_get(const talon_rules *rules,
                                       uint32_t option, int32_t *value);

/**
 * The value of an option as text: its key if it has a name, else the number.
 *
 * @param rules the rules
 * @param option 1 … talon_option_count(rules->game_id)
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_VALUE_TEXT_MAX is always enough
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_SPACE;
 *         #TALON_E_UNSUPPORTED if the value is not legal
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_get_text(const talon_rules *rules,
                                            uint32_t option, char *text,
                                            size_t size, size_t *length);

/**
 * Whether an option has an effect under these rules: the value of a misère
 * has none while misère is off. A screen shows such options greyed out.
 *
 * @param rules the rules
 * @param option 1 … talon_option_count(rules->game_id)
 * @param[out] applies 1 or 0
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_applies(const talon_rules *rules,
                                           uint32_t option, int32_t *applies);

/**
 * Lists everything that is wrong with rules: first values that are not legal
 * (#TALON_E_UNSUPPORTED), in the order of the options; then conflicts between
 * legal values.
 *
 * @param rules the rules
 * @param[out] problems the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer; #TALON_PROBLEMS_MAX is always enough
 * @param[out] count the number of problems; with #TALON_E_SPACE the number
 *             needed
 * @return #TALON_OK if there is none; #TALON_E_UNSUPPORTED if a value is not
 *         legal; #TALON_E_RULES if values conflict (for these two statuses the
 *         list is filled and counted, although they are negative);
 *         #TALON_E_GAME; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_check(const talon_rules *rules,
                                         talon_problem *problems,
                                         uint32_t capacity, uint32_t *count);

/**
 * Whether two rules are the same: the same game and the same values, whatever
 * preset they started from.
 *
 * @param a rules
 * @param b rules
 * @param[out] equal 1 or 0
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_equal(const talon_rules *a,
                                         const talon_rules *b, int32_t *equal);

/**
 * The preset that differs least from rules; of several, the first.
 *
 * @param rules the rules
 * @param[out] preset its number
 * @param[out] differences the number of options in which they differ; may be
 *             null
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_nearest_preset(const talon_rules *rules,
                                                  uint32_t *preset,
                                                  uint32_t *differences);

/**
 * The number of seats under these rules: what a lobby shows before there is a
 * game.
 *
 * @param rules the rules
 * @param[out] seat_count 2 … #TALON_SEATS_MAX
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES
 * @since 0.2.0
 */
TALON_API talon_status talon_rules_seat_count(const talon_rules *rules,
                                              uint32_t *seat_count);

/**
 * The side of a seat under these rules (FH-23): the seat itself and the
 * partners that its score is shared with. Partners for a single hand (FH-22)
 * are not among them.
 *
 * @param rules the rules
 * @param seat 0 … talon_rules_seat_count()-1
 * @param[out] seats a bit for each seat of the side
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_RULES;
 *         #TALON_E_SEAT
 * @since 0.2.0
 */
TALON_API talon_status talon_rules_side(const talon_rules *rules, int32_t seat,
                                        uint32_t *seats);

/**
 * The cards of the pack these rules play with.
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
 * from (value[0]; without one the nearest), and a line for each option that
 * differs from it, each line ending in LF.
 *
 * @param rules the rules
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; #TALON_RULES_TEXT_MAX is always enough
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_write(const talon_rules *rules, char *text,
                                         size_t size, size_t *length);

/**
 * Reads the header of a record. Conflicts between options are not looked for:
 * creating a game does that. The line after the header is looked at too: it
 * must not be too long, and must be ASCII.
 *
 * @param text the text from `talon-record` on (empty lines and comments may
 *        come before it); need not end in zero
 * @param length its length in bytes
 * @param[out] rules the rules
 * @param[out] offset the number of bytes of the header: the offset of the first
 *             event or annotation, or of the end of the text; may be null
 * @param[out] position where and at which word the reader stopped; set on
 *             refusal and on success (then the first line after the header);
 *             may be null
 * @return #TALON_OK; #TALON_E_NOT_RECORD; #TALON_E_VERSION; #TALON_E_TRUNCATED
 *         if the text ends before `preset`; #TALON_E_GAME; #TALON_E_PRESET;
 *         #TALON_E_OPTION; #TALON_E_VALUE; #TALON_E_KEY_TWICE;
 *         #TALON_E_SYNTAX; #TALON_E_EXTRA; #TALON_E_LINE_LONG;
 *         #TALON_E_CHARACTER
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_read(const char *text, size_t length,
                                        talon_rules *rules, size_t *offset,
                                        talon_text_position *position);

#ifdef __cplusplus
}
#endif

#endif
