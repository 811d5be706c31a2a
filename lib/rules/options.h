/* SPDX-License-Identifier: MIT */
/* Games, presets and options as data: settings screens, records, saved games
 * and the checking of rules all work from the tables of the games, through the
 * same functions for every game.
 *
 * An option is a number that the rules of a game leave to the players. The
 * option number, an enumerator in the game's public header, is the index both
 * of its row here and of its value in talon_rules and in a handle:
 * rule[TALON_FH_OPTION_PACK] is the value that options[TALON_FH_OPTION_PACK]
 * describes. Numbers never change; new ones come last.
 *
 * A value is legal if it has a name, or is low + i·step up to high. Whether
 * legal values go together is decided by the contradictions. Each looks only at
 * the options it names, and is tested once these are legal.
 *
 * A preset is the list of the settings in which it differs from the standard of
 * every option. The first preset, the base game, has none.
 *
 * To add an option: one enumerator in the public header, one row in the game's
 * table (see option_rows.h), and one use, where its rule is; the steps are in
 * doc/architecture.md. No preset has to mention it, because the standard of an
 * option added later is 0, which plays as before. Beyond TALON_OPTIONS_MAX the
 * build stops: rules, handles and saved games have no room for more. */
#ifndef TALON_RULES_OPTIONS_H
#define TALON_RULES_OPTIONS_H

#include "base/out.h"
#include "base/term.h"
#include "base/word.h"
#include "talon/rules.h"

/* A value with a name. */
struct named_value {
    uint32_t since; /* 0: as long as its option */
    int32_t value;
    const char *key; /* WORDS: key, label */
};

/* Options that belong together on a screen. Those of the first release are
 * adjacent; later ones come last, whatever their group. */
struct option_group {
    const char *key; /* WORDS: key, label */
};

struct option {
    const char *text; /* TEXTS: key, label, clause, help */
    const struct option_group *group;
    uint32_t since;
    uint32_t type; /* enum talon_type_id */
    int32_t low;
    int32_t high; /* below low if only named values are legal */
    int32_t step;
    const struct named_value *named;
    uint32_t named_count;
    int32_t standard; /* its value in the first preset */

    /* Whether it has an effect, given the values of others. NULL: always. */
    int (*applies)(const int32_t *rule);
};

/* An option and its value. */
struct setting {
    uint32_t option;
    int32_t value;
};

struct preset {
    const char *text;              /* TEXTS: key, label, clause "", help */
    const struct setting *setting; /* what differs from the standards */
    uint32_t setting_count;
};

/* What talon_rules_check() reports if `holds`, which is asked once the options
 * of the problem have legal values, and looks at no others. */
struct contradiction {
    talon_problem problem;
    int (*holds)(const int32_t *rule);
};

#define CONTRADICTIONS_MAX 8

/* Values that handles and saved games keep: the preset, and every possible
 * option. */
#define RULES_KEPT (TALON_OPTIONS_MAX + 1)

/* Which of TEXTS. */
enum {
    TEXT_KEY,
    TEXT_LABEL,
    TEXT_CLAUSE,
    TEXT_HELP
};

/* Everything rules.h offers about a game. option[i] is option number i, and
 * option[0] is unused; preset[0] is preset number 1. */
struct game_options {
    uint32_t game;
    const char *text; /* TEXTS: key, label, clause "", help */
    const struct option *option;
    uint32_t option_count; /* and so the number of the last */
    const struct preset *preset;
    uint32_t preset_count;
    const struct contradiction *contradiction;
    uint32_t contradiction_count; /* at most CONTRADICTIONS_MAX */

    /* What follows from rules alone; values are legal and do not contradict:
     * the cards of the pack, the number of seats, the side of a seat (NULL: the
     * seat alone). */
    talon_cards (*pack)(const int32_t *rule);
    uint32_t (*seats)(const int32_t *rule);
    uint32_t (*side)(const int32_t *rule, int32_t seat);
};

/* What rules see of a game in the list: the beginning of its module
 * (game/module.h). */
struct game_entry {
    const struct game_options *options;
};

/* The games in the order of talon_games_at(); the rest is NULL. The list is in
 * games.c, above all games. */
#define GAMES_MAX 8
extern const struct game_entry *const tln_games[GAMES_MAX];

/* The tables of a game by its place in the list of games or by its number, and
 * a row of them. NULL if there is none. Numbers count from 1, places from 0. */
const struct game_options *tln_options_at(uint32_t index);
const struct game_options *tln_options_of(uint32_t game);
const struct option *tln_option_row(uint32_t game, uint32_t option);
const struct preset *tln_preset_row(uint32_t game, uint32_t preset);

/* The number of the game, preset or option with a key; 0 if there is none. */
uint32_t tln_game_find(struct word key);
uint32_t tln_preset_find(uint32_t game, struct word key);
uint32_t tln_option_find(uint32_t game, struct word key);

/* Why an option number that has no row is refused. */
talon_status tln_option_status(uint32_t game);

/* Writes the label of a value if it is named, else the number. */
void tln_put_option_label(struct out *out, const struct option *row,
                          int32_t value);

/* Whether a value is legal. */
int tln_option_allows(const struct option *row, int32_t value);

/* A value as text: the key of a named one, or the number. */
void tln_put_option_value(struct out *out, const struct option *row,
                          int32_t value);
talon_status tln_option_parse(const struct option *row, struct word word,
                              int32_t *value);

/* The side of a seat: the seat alone if the game has no sides. */
uint32_t tln_side_of(const struct game_options *options, const int32_t *rule,
                     int32_t seat);

/* Whether rules can be played with: TALON_OK, E_GAME, E_UNSUPPORTED or
 * E_RULES. */
talon_status tln_rules_status(const talon_rules *rules);

#endif
