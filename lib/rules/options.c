/* SPDX-License-Identifier: MIT */
/* Games, presets, options and their values as lists that anyone can walk. The
 * tables belong to the games; here a row is found by its number, and the one
 * case to mind is a number without a row. Internal functions return NULL for
 * it. Public ones answer from an empty row, in which every text is "" and every
 * number 0, or return a status.
 *
 * What an option is and which values are legal: see options.h. Numbers index
 * their tables; keys are found by linear search. */
#include "rules/options.h"

#define NO_TEXTS TEXTS("", "", "", "")

static const struct game_options no_game = {.text = NO_TEXTS};
static const struct preset no_preset = {.text = NO_TEXTS};
static const struct option_group no_group = {WORDS("", "")};
static const struct option no_option = {.text = NO_TEXTS, .group = &no_group};
static const struct named_value no_value = {.key = WORDS("", "")};

const struct game_options *tln_options_at(uint32_t index)
{
    if (index >= GAMES_MAX || tln_games[index] == NULL)
        return NULL;
    return tln_games[index]->options;
}

const struct game_options *tln_options_of(uint32_t game)
{
    const struct game_options *options;
    uint32_t i;

    for (i = 0; (options = tln_options_at(i)) != NULL; i++) {
        if (options->game == game)
            return options;
    }
    return NULL;
}

const struct option *tln_option_row(uint32_t game, uint32_t option)
{
    const struct game_options *options = tln_options_of(game);

    if (options == NULL || option == 0 || option > options->option_count)
        return NULL;
    return &options->option[option];
}

const struct preset *tln_preset_row(uint32_t game, uint32_t preset)
{
    const struct game_options *options = tln_options_of(game);

    if (options == NULL || preset == 0 || preset > options->preset_count)
        return NULL;
    return &options->preset[preset - 1];
}

talon_status tln_option_status(uint32_t game)
{
    return tln_options_of(game) == NULL ? TALON_E_GAME : TALON_E_OPTION;
}

/* The name of a value, or NULL. */
static const struct named_value *name_of(const struct option *row,
                                         int32_t value)
{
    uint32_t i;

    for (i = 0; i < row->named_count; i++) {
        if (row->named[i].value == value)
            return &row->named[i];
    }
    return NULL;
}

int tln_option_allows(const struct option *row, int32_t value)
{
    if (value >= row->low && value <= row->high &&
        ((uint32_t)value - (uint32_t)row->low) % (uint32_t)row->step == 0)
        return 1;
    return name_of(row, value) != NULL;
}

void tln_put_option_value(struct out *out, const struct option *row,
                          int32_t value)
{
    const struct named_value *named = name_of(row, value);

    if (named != NULL)
        tln_put_text(out, named->key);
    else
        tln_put_number(out, value);
}

void tln_put_option_label(struct out *out, const struct option *row,
                          int32_t value)
{
    const struct named_value *named = name_of(row, value);

    if (named != NULL)
        tln_put_text(out, text_at(named->key, 1));
    else
        tln_put_number(out, value);
}

talon_status tln_option_parse(const struct option *row, struct word word,
                              int32_t *value)
{
    int64_t number;
    uint32_t i;

    for (i = 0; i < row->named_count; i++) {
        if (tln_word_is(word, row->named[i].key)) {
            *value = row->named[i].value;
            return TALON_OK;
        }
    }
    if (row->type != TALON_TYPE_NUMBER || tln_word_number(word, &number) < 0 ||
        number < row->low || number > row->high ||
        !tln_option_allows(row, (int32_t)number))
        return TALON_E_VALUE;
    *value = (int32_t)number;
    return TALON_OK;
}

/* The rows that public calls answer from. */

static const struct game_options *game_row(uint32_t game)
{
    const struct game_options *options = tln_options_of(game);

    return options != NULL ? options : &no_game;
}

static const struct preset *preset_row(uint32_t game, uint32_t preset)
{
    const struct preset *row = tln_preset_row(game, preset);

    return row != NULL ? row : &no_preset;
}

static const struct option *option_row(uint32_t game, uint32_t option)
{
    const struct option *row = tln_option_row(game, option);

    return row != NULL ? row : &no_option;
}

static const struct named_value *choice_row(uint32_t game, uint32_t option,
                                            uint32_t choice)
{
    const struct option *row = option_row(game, option);

    return choice < row->named_count ? &row->named[choice] : &no_value;
}

uint32_t talon_games_count(void)
{
    uint32_t count = 0;

    while (tln_options_at(count) != NULL)
        count++;
    return count;
}

uint32_t talon_games_at(uint32_t index)
{
    return index < talon_games_count() ? tln_options_at(index)->game : 0;
}

uint32_t tln_game_find(struct word key)
{
    const struct game_options *options;
    uint32_t i;

    for (i = 0; (options = tln_options_at(i)) != NULL; i++) {
        if (tln_word_is(key, options->text))
            return options->game;
    }
    return 0;
}

uint32_t talon_games_find(const char *key)
{
    return key != NULL ? tln_game_find(tln_word_of(key)) : 0;
}

const char *talon_games_key(uint32_t game)
{
    return text_at(game_row(game)->text, TEXT_KEY);
}

const char *talon_games_label(uint32_t game)
{
    return text_at(game_row(game)->text, TEXT_LABEL);
}

const char *talon_games_text(uint32_t game)
{
    return text_at(game_row(game)->text, TEXT_HELP);
}

uint32_t talon_preset_count(uint32_t game)
{
    return game_row(game)->preset_count;
}

uint32_t tln_preset_find(uint32_t game, struct word key)
{
    uint32_t i, presets = talon_preset_count(game);

    for (i = 1; i <= presets; i++) {
        if (tln_word_is(key, tln_preset_row(game, i)->text))
            return i;
    }
    return 0;
}

uint32_t talon_preset_find(uint32_t game, const char *key)
{
    return key != NULL ? tln_preset_find(game, tln_word_of(key)) : 0;
}

const char *talon_preset_key(uint32_t game, uint32_t preset)
{
    return text_at(preset_row(game, preset)->text, TEXT_KEY);
}

const char *talon_preset_label(uint32_t game, uint32_t preset)
{
    return text_at(preset_row(game, preset)->text, TEXT_LABEL);
}

const char *talon_preset_text(uint32_t game, uint32_t preset)
{
    return text_at(preset_row(game, preset)->text, TEXT_HELP);
}

uint32_t talon_option_count(uint32_t game)
{
    return game_row(game)->option_count;
}

uint32_t tln_option_find(uint32_t game, struct word key)
{
    uint32_t i, options = talon_option_count(game);

    for (i = 1; i <= options; i++) {
        if (tln_word_is(key, tln_option_row(game, i)->text))
            return i;
    }
    return 0;
}

uint32_t talon_option_find(uint32_t game, const char *key)
{
    return key != NULL ? tln_option_find(game, tln_word_of(key)) : 0;
}

const char *talon_option_key(uint32_t game, uint32_t option)
{
    return text_at(option_row(game, option)->text, TEXT_KEY);
}

const char *talon_option_label(uint32_t game, uint32_t option)
{
    return text_at(option_row(game, option)->text, TEXT_LABEL);
}

const char *talon_option_text(uint32_t game, uint32_t option)
{
    return text_at(option_row(game, option)->text, TEXT_HELP);
}

const char *talon_option_group_label(uint32_t game, uint32_t option)
{
    return text_at(option_row(game, option)->group->key, 1);
}

const char *talon_option_group_key(uint32_t game, uint32_t option)
{
    return option_row(game, option)->group->key;
}

/* The group at an index, in the order of first options. */
static const struct option_group *group_at(uint32_t game, uint32_t index)
{
    const struct game_options *options = game_row(game);
    uint32_t i, k;

    for (i = 1; i <= options->option_count; i++) {
        const struct option_group *group = options->option[i].group;

        for (k = 1; options->option[k].group != group; k++)
            ;
        if (k == i && index-- == 0)
            return group;
    }
    return &no_group;
}

uint32_t talon_option_group_count(uint32_t game)
{
    uint32_t count = 0;

    while (group_at(game, count) != &no_group)
        count++;
    return count;
}

const char *talon_option_group_at(uint32_t game, uint32_t index)
{
    return group_at(game, index)->key;
}

const char *talon_option_group_label_at(uint32_t game, uint32_t index)
{
    return text_at(group_at(game, index)->key, 1);
}

const char *talon_option_clause(uint32_t game, uint32_t option)
{
    return text_at(option_row(game, option)->text, TEXT_CLAUSE);
}

uint32_t talon_option_since(uint32_t game, uint32_t option)
{
    return option_row(game, option)->since;
}

talon_status talon_option_range(uint32_t game, uint32_t option, uint32_t *type,
                                int32_t *low, int32_t *high, int32_t *step)
{
    const struct option *row = tln_option_row(game, option);

    if (row == NULL)
        return tln_option_status(game);
    if (type != NULL)
        *type = row->type;
    if (low != NULL)
        *low = row->low;
    if (high != NULL)
        *high = row->high;
    if (step != NULL)
        *step = row->step;
    return TALON_OK;
}

uint32_t talon_option_value_count(uint32_t game, uint32_t option)
{
    return option_row(game, option)->named_count;
}

talon_status talon_option_value_at(uint32_t game, uint32_t option,
                                   uint32_t choice, int32_t *value)
{
    const struct option *row = tln_option_row(game, option);

    if (value == NULL)
        return TALON_E_NULL;
    if (row == NULL)
        return tln_option_status(game);
    if (choice >= row->named_count)
        return TALON_E_INDEX;
    *value = row->named[choice].value;
    return TALON_OK;
}

uint32_t talon_option_value_since(uint32_t game, uint32_t option,
                                  uint32_t choice)
{
    const struct option *row = option_row(game, option);

    if (choice >= row->named_count)
        return 0;
    return row->named[choice].since != 0 ? row->named[choice].since
                                         : row->since;
}

const char *talon_option_value_key(uint32_t game, uint32_t option,
                                   uint32_t choice)
{
    return choice_row(game, option, choice)->key;
}

const char *talon_option_value_label(uint32_t game, uint32_t option,
                                     uint32_t choice)
{
    return text_at(choice_row(game, option, choice)->key, 1);
}
