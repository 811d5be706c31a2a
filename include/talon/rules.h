/**
 * @file rules.h
 * Games, presets and options: everything a settings screen shows, and the
 * rules a game is created with.
 *
 * Rules are a plain struct of numbers: `value[i]` is the value of option i.
 * The options of each game are numbered from 1 (#talon_fh_option_id,
 * #talon_tr_option_id); value[0] remembers the preset the rules started from,
 * which is no part of a comparison. A program may set values directly or
 * through talon_rules_set(), which refuses what the option does not allow.
 * Whether the values go together is asked with talon_rules_check(), and
 * asked again by every function that takes rules.
 */
#ifndef TALON_RULES_H
#define TALON_RULES_H

#include "card.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The games. Numbers from 0xF000 are for tests, and will never be those of a
 * game of the library. */
enum talon_game_id {
    TALON_GAME_FIVE_HUNDRED = 1, /**< key `five-hundred` */
    TALON_GAME_TRIPOLI = 2       /**< key `tripoli` */
};

/** Types of options. */
enum talon_type_id {
    TALON_TYPE_SWITCH = 1, /**< 0 `off` or 1 `on` */
    TALON_TYPE_CHOICE = 2, /**< one of the named values, and no other */
    TALON_TYPE_NUMBER = 3  /**< a number of the range, or a named value */
};

/** Values an option can have at most, and options at most in a game. */
#define TALON_OPTIONS_MAX 62

/** The rules of a game: 256 bytes without padding, owned by the caller. */
typedef struct talon_rules {
    uint32_t game; /**< one of #talon_game_id */
    /** value[i] is that of option i; value[0] the preset it started from;
     * numbers that are no option's are 0 */
    int32_t value[TALON_OPTIONS_MAX + 1];
} talon_rules;

/** A contradiction in rules: what is wrong, and which options say so. */
typedef struct talon_problem {
    talon_status status; /**< TALON_E_UNSUPPORTED, TALON_E_KITTY_SIZE, … */
    uint32_t count;      /**< of options concerned */
    uint32_t option[4];  /**< their numbers; unused ones 0 */
} talon_problem;

/**
 * The number of games.
 *
 * @return how many; their numbers are talon_games_at(0) …
 * @since 0.1.0
 */
TALON_API uint32_t talon_games_count(void);

/**
 * A game by its place in the list.
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
 * @param game one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_key(uint32_t game);

/**
 * The English name of a game: "Five Hundred".
 *
 * @param game one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_label(uint32_t game);

/**
 * A game in a sentence.
 *
 * @param game one of #talon_game_id
 * @return constant text; "" if there is no such game
 * @since 0.1.0
 */
TALON_API const char *talon_games_text(uint32_t game);

/**
 * The number of presets of a game. They are numbered from 1; preset 1 is the
 * base game.
 *
 * @param game one of #talon_game_id
 * @return how many; 0 if there is no such game
 * @since 0.1.0
 */
TALON_API uint32_t talon_preset_count(uint32_t game);

/**
 * The preset of a game with a key.
 *
 * @param game one of #talon_game_id
 * @param key such as "classic-3"; null finds nothing
 * @return its number; 0 if there is none
 * @since 0.1.0
 */
TALON_API uint32_t talon_preset_find(uint32_t game, const char *key);

/**
 * The key of a preset, as records write it.
 *
 * @param game one of #talon_game_id
 * @param preset 1 … talon_preset_count(game)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_key(uint32_t game, uint32_t preset);

/**
 * The English name of a preset.
 *
 * @param game one of #talon_game_id
 * @param preset 1 … talon_preset_count(game)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_label(uint32_t game, uint32_t preset);

/**
 * A preset in a sentence.
 *
 * @param game one of #talon_game_id
 * @param preset 1 … talon_preset_count(game)
 * @return constant text; "" if there is no such preset
 * @since 0.1.0
 */
TALON_API const char *talon_preset_text(uint32_t game, uint32_t preset);

/**
 * The number of options of a game. They are numbered from 1, in the order of
 * the table in the rules book.
 *
 * @param game one of #talon_game_id
 * @return how many; 0 if there is no such game
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_count(uint32_t game);

/**
 * The option of a game with a key.
 *
 * @param game one of #talon_game_id
 * @param key such as "joker-no-trump"; null finds nothing
 * @return its number; 0 if there is none
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_find(uint32_t game, const char *key);

/**
 * The key of an option, as records write it.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_key(uint32_t game, uint32_t option);

/**
 * The English name of an option.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_label(uint32_t game, uint32_t option);

/**
 * An option in a sentence.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_text(uint32_t game, uint32_t option);

/**
 * The English name of the group of options that an option stands with on a
 * screen: "Auction". Options of a group follow each other.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @return constant text; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_group(uint32_t game, uint32_t option);

/**
 * The clause of the rules book that tells an option.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @return constant text such as "FH-30"; "" if there is no such option
 * @since 0.1.0
 */
TALON_API const char *talon_option_clause(uint32_t game, uint32_t option);

/**
 * The version of talon that brought an option.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @return a number as #TALON_VERSION; 0 if there is no such option
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_since(uint32_t game, uint32_t option);

/**
 * The type of an option and the range of its numbers. A value is legal if it
 * has a name (talon_option_value_count()) or is low, low+step, … up to high.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @param[out] type one of #talon_type_id; may be null
 * @param[out] low the least number; may be null
 * @param[out] high the greatest; below low if only named values are legal; may
 *             be null
 * @param[out] step at least 1; may be null
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_option_range(uint32_t game, uint32_t option,
                                          uint32_t *type, int32_t *low,
                                          int32_t *high, int32_t *step);

/**
 * The number of named values of an option.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @return how many; 0 if there are none or there is no such option
 * @since 0.1.0
 */
TALON_API uint32_t talon_option_value_count(uint32_t game, uint32_t option);

/**
 * The value of a named value.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @param choice 0 … talon_option_value_count()-1
 * @param[out] value the number that stands in rules
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_INDEX
 * @since 0.1.0
 */
TALON_API talon_status talon_option_value_at(uint32_t game, uint32_t option,
                                             uint32_t choice, int32_t *value);

/**
 * The key of a named value, as records write it: "kitty-once", or "0" where a
 * number has a name ("no limit").
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @param choice 0 … talon_option_value_count()-1
 * @return constant text; "" if there is no such value
 * @since 0.1.0
 */
TALON_API const char *talon_option_value_key(uint32_t game, uint32_t option,
                                             uint32_t choice);

/**
 * The English name of a named value.
 *
 * @param game one of #talon_game_id
 * @param option 1 … talon_option_count(game)
 * @param choice 0 … talon_option_value_count()-1
 * @return constant text; "" if there is no such value
 * @since 0.1.0
 */
TALON_API const char *talon_option_value_label(uint32_t game, uint32_t option,
                                               uint32_t choice);

/**
 * Sets rules to a preset by number.
 *
 * @param[out] rules the rules
 * @param game one of #talon_game_id
 * @param preset 1 … talon_preset_count(game); 0 means preset 1, the base game
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_PRESET
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_init(talon_rules *rules, uint32_t game,
                                        uint32_t preset);

/**
 * Sets rules of a known game to a preset by key; every option is set.
 *
 * @param[in,out] rules the rules; rules->game says which game
 * @param key such as "australian-4"
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_PRESET
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_preset(talon_rules *rules, const char *key);

/**
 * Sets an option to a number.
 *
 * @param[in,out] rules the rules
 * @param option its number
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
 * @param value such as "off", or a decimal number
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION; #TALON_E_VALUE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_set_text(talon_rules *rules, const char *key,
                                            const char *value);

/**
 * The value of an option.
 *
 * @param rules the rules
 * @param option its number
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
 * @param option its number
 * @param[out] text the buffer; null with size 0 if not wanted
 * @param size its size in bytes; 32 always suffice
 * @param[out] length bytes of text without the final zero; may be null
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
 * @param option its number
 * @param[out] applies 1 or 0
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_OPTION
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_applies(const talon_rules *rules,
                                           uint32_t option, uint32_t *applies);

/**
 * Lists everything that is wrong with rules: first values that are not legal
 * (#TALON_E_UNSUPPORTED), in the order of the options; then contradictions
 * between legal values.
 *
 * @param rules the rules
 * @param[out] problem the buffer; null with capacity 0 if not wanted
 * @param capacity of the buffer; 64 always suffice
 * @param[out] count the number of problems; may be null
 * @return #TALON_OK if there is none; #TALON_E_UNSUPPORTED if a value is not
 *         legal; #TALON_E_RULES if values contradict (the list is then filled,
 *         for these two statuses, as for #TALON_OK); #TALON_E_GAME;
 *         #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_check(const talon_rules *rules,
                                         talon_problem *problem,
                                         uint32_t capacity, uint32_t *count);

/**
 * Whether two rules say the same: the same game and values, whatever preset
 * they started from.
 *
 * @param a rules
 * @param b rules
 * @param[out] equal 1 or 0
 * @return #TALON_OK
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_equal(const talon_rules *a,
                                         const talon_rules *b, uint32_t *equal);

/**
 * The preset that differs least from rules; of several, the first.
 *
 * @param rules the rules
 * @param[out] preset its number
 * @param[out] differences in how many options they differ; may be null
 * @return #TALON_OK; #TALON_E_GAME
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_nearest_preset(const talon_rules *rules,
                                                  uint32_t *preset,
                                                  uint32_t *differences);

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
 * @param size its size in bytes; 4096 always suffice
 * @param[out] length bytes of text without the final zero; with #TALON_E_SPACE
 *             what would be needed, less one; may be null
 * @return #TALON_OK; #TALON_E_GAME; #TALON_E_UNSUPPORTED; #TALON_E_SPACE
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_write(const talon_rules *rules, char *text,
                                         size_t size, size_t *length);

/**
 * Reads the header of a record. Contradictions between options are not looked
 * for: creating a game does that. The line that ends the header must be a
 * sound line too.
 *
 * @param text the text from `talon-record` on (empty lines and comments may
 *        stand before); need not end in zero
 * @param size its length in bytes
 * @param[out] rules the rules
 * @param[out] used bytes of the header: the first event or annotation, or the
 *             end of the text, stands there; may be null
 * @param[out] place where and at which word the reader stopped; set on refusal
 *             and on success (then the first line after the header); may be
 *             null
 * @return #TALON_OK; #TALON_E_NOT_RECORD; #TALON_E_VERSION; #TALON_E_TRUNCATED
 *         if the text ends before `preset`; #TALON_E_GAME; #TALON_E_PRESET;
 *         #TALON_E_OPTION; #TALON_E_VALUE; #TALON_E_KEY_TWICE;
 *         #TALON_E_SYNTAX; #TALON_E_EXTRA; #TALON_E_LINE_LONG;
 *         #TALON_E_CHARACTER
 * @since 0.1.0
 */
TALON_API talon_status talon_rules_read(const char *text, size_t size,
                                        talon_rules *rules, size_t *used,
                                        talon_place *place);

#ifdef __cplusplus
}
#endif

#endif
