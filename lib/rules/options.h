/* The shape of the option tables: one of each game, and every question of a
 * settings screen is answered from it. */
#ifndef TALON_RULES_OPTIONS_H
#define TALON_RULES_OPTIONS_H

#include "base/text.h"
#include "talon/rules.h"

#define PRESETS_MAX 8

/* A value with a name. */
struct named_value {
    int32_t value;
    const char *key;
    const char *label;
};

/* An option. A value is legal if it is named, or low + i·step up to high;
 * where only named values are legal, high is below low. */
struct option {
    const char *key;
    const char *label;
    const char *group;
    const char *help;
    const char *clause;
    uint32_t since;
    uint32_t type; /* enum talon_option_type */
    int32_t low;
    int32_t high;
    int32_t step;
    const struct named_value *named;
    uint32_t named_count;
    int32_t preset[PRESETS_MAX]; /* its value in preset 1, 2, … */
};

struct preset {
    const char *key;
    const char *label;
    const char *help;
};

/* All that rules.h tells of a game. option[0] is option number 1, preset[0]
 * preset number 1. */
struct game_options {
    uint32_t game;
    const char *key;
    const char *label;
    const char *help;
    const struct option *option;
    uint32_t options;
    const struct preset *preset;
    uint32_t presets;

    /* Whether an option (its number) has an effect; values are legal. */
    int (*applies)(const talon_rules *rules, uint32_t option);

    /* Lists the contradictions between legal values; gives their number, at
     * most CONTRADICTIONS_MAX. */
    uint32_t (*contradictions)(const talon_rules *rules,
                               talon_problem *problem);

    /* The cards of the pack; values are legal and do not contradict. */
    talon_cards (*pack)(const talon_rules *rules);
};

#define CONTRADICTIONS_MAX 8

/* The tables of the games in their order, or null past the last. What games
 * there are is known higher up: see game/module.c. */
const struct game_options *tln_options_at(uint32_t index);

/* The tables of a game, a row of them, or null. Numbers count from 1. */
const struct game_options *tln_options_of(uint32_t game);
const struct option *tln_option_row(uint32_t game, uint32_t option);
const struct preset *tln_preset_row(uint32_t game, uint32_t preset);

/* The number of the game, preset or option with a key; 0 if there is none. */
uint32_t tln_game_find(struct word key);
uint32_t tln_preset_find(uint32_t game, struct word key);
uint32_t tln_option_find(uint32_t game, struct word key);

/* Why an option number without a row is refused. */
talon_status tln_option_status(uint32_t game);

/* Whether a value is legal, and its name, or null. */
int tln_option_allows(const struct option *row, int32_t value);
const struct named_value *tln_option_value_name(const struct option *row,
                                                int32_t value);

/* A value as text: the key of a named one, or the number. */
void tln_put_option_value(struct out *out, const struct option *row,
                          int32_t value);
talon_status tln_option_parse(const struct option *row, struct word word,
                              int32_t *value);

/* Whether rules can be played with: TALON_OK, E_GAME, E_UNSUPPORTED or
 * E_RULES. */
talon_status tln_rules_status(const talon_rules *rules);

#endif
