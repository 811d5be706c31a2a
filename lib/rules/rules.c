/* Rules: getting and setting options, and whether the values go together. */
#include "rules/options.h"
#include "base/text.h"

#include <string.h>

talon_status talon_rules_init(talon_rules *rules, uint32_t game,
                              uint32_t preset)
{
    const struct game_options *options = tln_options_of(game);
    talon_rules fresh = {0};
    uint32_t i;

    if (rules == NULL)
        return TALON_E_NULL;
    if (options == NULL)
        return TALON_E_GAME;
    if (preset == 0)
        preset = 1;
    if (preset > options->presets)
        return TALON_E_PRESET;
    fresh.game = game;
    fresh.value[0] = (int32_t)preset;
    for (i = 1; i <= options->options; i++)
        fresh.value[i] = options->option[i - 1].preset[preset - 1];
    *rules = fresh;
    return TALON_OK;
}

talon_status talon_rules_preset(talon_rules *rules, const char *key)
{
    uint32_t preset;

    if (rules == NULL || key == NULL)
        return TALON_E_NULL;
    if (tln_options_of(rules->game) == NULL)
        return TALON_E_GAME;
    preset = talon_preset_find(rules->game, key);
    if (preset == 0)
        return TALON_E_PRESET;
    return talon_rules_init(rules, rules->game, preset);
}

talon_status talon_rules_set(talon_rules *rules, uint32_t option, int32_t value)
{
    const struct option *row;

    if (rules == NULL)
        return TALON_E_NULL;
    row = tln_option_row(rules->game, option);
    if (row == NULL)
        return tln_option_status(rules->game);
    if (!tln_option_allows(row, value))
        return TALON_E_VALUE;
    rules->value[option] = value;
    return TALON_OK;
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

talon_status talon_rules_set_text(talon_rules *rules, const char *key,
                                  const char *value)
{
    uint32_t option;

    if (rules == NULL || key == NULL || value == NULL)
        return TALON_E_NULL;
    option = talon_option_find(rules->game, key);
    if (option == 0)
        return tln_option_status(rules->game);
    return tln_option_parse(tln_option_row(rules->game, option),
                            tln_word_of(value), &rules->value[option]);
}

talon_status talon_rules_get(const talon_rules *rules, uint32_t option,
                             int32_t *value)
{
    if (rules == NULL || value == NULL)
        return TALON_E_NULL;
    if (tln_option_row(rules->game, option) == NULL)
        return tln_option_status(rules->game);
    *value = rules->value[option];
    return TALON_OK;
}

void tln_put_option_value(struct out *out, const struct option *row,
                          int32_t value)
{
    const struct named_value *named = tln_option_value_name(row, value);

    if (named != NULL)
        tln_put_text(out, named->key);
    else
        tln_put_number(out, value);
}

talon_status talon_rules_get_text(const talon_rules *rules, uint32_t option,
                                  char *text, size_t size, size_t *length)
{
    struct out out = {0};
    const struct option *row;
    talon_status status;
    int32_t value;

    if (rules == NULL)
        return TALON_E_NULL;
    row = tln_option_row(rules->game, option);
    if (row == NULL)
        return tln_option_status(rules->game);
    value = rules->value[option];
    if (!tln_option_allows(row, value))
        return TALON_E_UNSUPPORTED;
    do {
        tln_put_option_value(&out, row, value);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_rules_applies(const talon_rules *rules, uint32_t option,
                                 uint32_t *applies)
{
    if (rules == NULL || applies == NULL)
        return TALON_E_NULL;
    if (tln_option_row(rules->game, option) == NULL)
        return tln_option_status(rules->game);
    *applies = tln_options_of(rules->game)->applies(rules, option) != 0;
    return TALON_OK;
}

/* Whether an option has a legal value; numbers of no option have 0. */
static int is_legal(const talon_rules *rules, uint32_t option)
{
    const struct option *row = tln_option_row(rules->game, option);
    int32_t value = rules->value[option];

    return row != NULL ? tln_option_allows(row, value) : value == 0;
}

/* Lists the values that are not legal, into a list with room for all. */
static uint32_t illegal_values(const talon_rules *rules, talon_problem *problem)
{
    uint32_t i, n = 0;

    for (i = 1; i <= TALON_OPTIONS_MAX; i++) {
        if (!is_legal(rules, i))
            problem[n++] = (talon_problem){TALON_E_UNSUPPORTED, 1, {i}};
    }
    return n;
}

/* Whether all options that a problem concerns have legal values. */
static int is_between_legal(const talon_rules *rules,
                            const talon_problem *problem)
{
    uint32_t i;

    for (i = 0; i < problem->count; i++) {
        if (!is_legal(rules, problem->option[i]))
            return 0;
    }
    return 1;
}

/* Lists the contradictions between legal values: those of rules in which the
 * values of a preset stand in for values that are not legal, less those that
 * concern such a value. */
static uint32_t contradictions(const talon_rules *rules,
                               const struct game_options *options,
                               talon_problem *problem)
{
    talon_problem found[CONTRADICTIONS_MAX];
    talon_rules sound = *rules;
    uint32_t i, all, n = 0;

    for (i = 1; i <= options->options; i++) {
        if (!is_legal(rules, i))
            sound.value[i] = options->option[i - 1].preset[0];
    }
    all = options->contradictions(&sound, found);
    for (i = 0; i < all; i++) {
        if (is_between_legal(rules, &found[i]))
            problem[n++] = found[i];
    }
    return n;
}

talon_status talon_rules_check(const talon_rules *rules, talon_problem *problem,
                               uint32_t capacity, uint32_t *count)
{
    talon_problem found[TALON_OPTIONS_MAX + CONTRADICTIONS_MAX];
    const struct game_options *options;
    talon_status status;
    uint32_t illegal, n;

    if (rules == NULL || (problem == NULL && capacity > 0))
        return TALON_E_NULL;
    options = tln_options_of(rules->game);
    if (options == NULL)
        return TALON_E_GAME;
    illegal = illegal_values(rules, found);
    n = illegal + contradictions(rules, options, found + illegal);
    status = illegal > 0 ? TALON_E_UNSUPPORTED
             : n > 0     ? TALON_E_RULES
                         : TALON_OK;
    if (count != NULL)
        *count = n;
    if (problem != NULL && n > capacity)
        return TALON_E_SPACE;
    if (problem != NULL)
        memcpy(problem, found, n * sizeof *problem);
    return status;
}

talon_status tln_rules_status(const talon_rules *rules)
{
    talon_problem found[CONTRADICTIONS_MAX];
    const struct game_options *options;
    uint32_t i;

    if (rules == NULL)
        return TALON_E_NULL;
    options = tln_options_of(rules->game);
    if (options == NULL)
        return TALON_E_GAME;
    for (i = 1; i <= TALON_OPTIONS_MAX; i++) {
        if (!is_legal(rules, i))
            return TALON_E_UNSUPPORTED;
    }
    return options->contradictions(rules, found) > 0 ? TALON_E_RULES : TALON_OK;
}

static uint32_t differences(const talon_rules *a, const talon_rules *b)
{
    uint32_t i, n = 0;

    for (i = 1; i <= TALON_OPTIONS_MAX; i++)
        n += a->value[i] != b->value[i];
    return n;
}

talon_status talon_rules_equal(const talon_rules *a, const talon_rules *b,
                               uint32_t *equal)
{
    if (a == NULL || b == NULL || equal == NULL)
        return TALON_E_NULL;
    *equal = a->game == b->game && differences(a, b) == 0;
    return TALON_OK;
}

talon_status talon_rules_nearest_preset(const talon_rules *rules,
                                        uint32_t *preset, uint32_t *difference)
{
    uint32_t i, n, best = 0, least = TALON_OPTIONS_MAX + 1;
    talon_rules other;

    if (rules == NULL || preset == NULL)
        return TALON_E_NULL;
    for (i = 1; i <= talon_presets(rules->game); i++) {
        talon_rules_init(&other, rules->game, i);
        n = differences(rules, &other);
        if (n < least) {
            least = n;
            best = i;
        }
    }
    if (best == 0)
        return TALON_E_GAME;
    *preset = best;
    if (difference != NULL)
        *difference = least;
    return TALON_OK;
}

talon_status talon_rules_pack(const talon_rules *rules, talon_cards *pack)
{
    talon_status status;

    if (rules == NULL || pack == NULL)
        return TALON_E_NULL;
    status = tln_rules_status(rules);
    if (status < 0)
        return status;
    *pack = tln_options_of(rules->game)->pack(rules);
    return TALON_OK;
}
