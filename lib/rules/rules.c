/* SPDX-License-Identifier: MIT */
/* Rules: the values of all options of a game. Making them from a preset,
 * getting and setting one, and checking whether the values go together.
 *
 * talon_rules is a plain struct that the caller may write to, so nothing is
 * assumed about it: every function that needs legal values checks them first. A
 * contradiction depends only on the options it names, so each is tested as soon
 * as these are legal, whatever the others are, and a list of problems is
 * complete. After TALON_OK from tln_rules_status() a value may be used as an
 * index. A check costs one look at each option and one call for each
 * contradiction. */
#include "base/libc.h"
#include "rules/options.h"

talon_status talon_rules_init(talon_rules *rules, uint32_t game,
                              uint32_t preset)
{
    const struct game_options *options = tln_options_of(game);
    talon_rules fresh = {0};
    const struct preset *row;
    uint32_t i;

    if (rules == NULL)
        return TALON_E_NULL;
    if (options == NULL)
        return TALON_E_GAME;
    if (preset == 0)
        preset = 1;
    row = tln_preset_row(game, preset);
    if (row == NULL)
        return TALON_E_PRESET;
    fresh.game_id = game;
    fresh.value[0] = (int32_t)preset;
    for (i = 1; i <= options->option_count; i++)
        fresh.value[i] = options->option[i].standard;
    for (i = 0; i < row->setting_count; i++)
        fresh.value[row->setting[i].option] = row->setting[i].value;
    *rules = fresh;
    return TALON_OK;
}

talon_status talon_rules_preset(talon_rules *rules, const char *key)
{
    uint32_t preset;

    if (rules == NULL || key == NULL)
        return TALON_E_NULL;
    if (tln_options_of(rules->game_id) == NULL)
        return TALON_E_GAME;
    preset = talon_preset_find(rules->game_id, key);
    if (preset == 0)
        return TALON_E_PRESET;
    return talon_rules_init(rules, rules->game_id, preset);
}

talon_status talon_rules_set(talon_rules *rules, uint32_t option, int32_t value)
{
    const struct option *row;

    if (rules == NULL)
        return TALON_E_NULL;
    row = tln_option_row(rules->game_id, option);
    if (row == NULL)
        return tln_option_status(rules->game_id);
    if (!tln_option_allows(row, value))
        return TALON_E_VALUE;
    rules->value[option] = value;
    return TALON_OK;
}

talon_status talon_rules_set_text(talon_rules *rules, const char *key,
                                  const char *value)
{
    uint32_t option;

    if (rules == NULL || key == NULL || value == NULL)
        return TALON_E_NULL;
    option = talon_option_find(rules->game_id, key);
    if (option == 0)
        return tln_option_status(rules->game_id);
    return tln_option_parse(tln_option_row(rules->game_id, option),
                            tln_word_of(value), &rules->value[option]);
}

talon_status talon_rules_get(const talon_rules *rules, uint32_t option,
                             int32_t *value)
{
    if (rules == NULL || value == NULL)
        return TALON_E_NULL;
    if (tln_option_row(rules->game_id, option) == NULL)
        return tln_option_status(rules->game_id);
    *value = rules->value[option];
    return TALON_OK;
}

/* Writes the value of an option, by its key or its label. */
static talon_status
put_value(const talon_rules *rules, uint32_t option,
          void (*put)(struct out *out, const struct option *row, int32_t value),
          char *text, size_t size, size_t *length)
{
    struct out out = {0};
    const struct option *row;
    talon_status status;
    int32_t value;

    if (rules == NULL)
        return TALON_E_NULL;
    row = tln_option_row(rules->game_id, option);
    if (row == NULL)
        return tln_option_status(rules->game_id);
    value = rules->value[option];
    if (!tln_option_allows(row, value))
        return TALON_E_UNSUPPORTED;
    do {
        put(&out, row, value);
    } while (tln_out_again(&out, text, size, length, &status));
    return status;
}

talon_status talon_rules_get_text(const talon_rules *rules, uint32_t option,
                                  char *text, size_t size, size_t *length)
{
    return put_value(rules, option, tln_put_option_value, text, size, length);
}

talon_status talon_rules_get_label(const talon_rules *rules, uint32_t option,
                                   char *text, size_t size, size_t *length)
{
    return put_value(rules, option, tln_put_option_label, text, size, length);
}

talon_status talon_rules_applies(const talon_rules *rules, uint32_t option,
                                 int32_t *applies)
{
    const struct option *row;

    if (rules == NULL || applies == NULL)
        return TALON_E_NULL;
    row = tln_option_row(rules->game_id, option);
    if (row == NULL)
        return tln_option_status(rules->game_id);
    *applies = row->applies == NULL || row->applies(rules->value);
    return TALON_OK;
}

/* Whether an option has a legal value; numbers past the last option must be
 * 0. */
static int is_legal(const struct game_options *options, const int32_t *rule,
                    uint32_t option)
{
    if (option > options->option_count)
        return rule[option] == 0;
    return tln_option_allows(&options->option[option], rule[option]);
}

/* Lists the values that are not legal, in a list with room for all. */
static uint32_t illegal_values(const struct game_options *options,
                               const int32_t *rule, talon_problem *problem)
{
    uint32_t i, n = 0;

    for (i = 1; i <= TALON_OPTIONS_MAX; i++) {
        if (!is_legal(options, rule, i))
            problem[n++] = (talon_problem){TALON_E_UNSUPPORTED, 1, {i}};
    }
    return n;
}

/* Whether the options of a problem have legal values. */
static int is_between_legal(const struct game_options *options,
                            const int32_t *rule, const talon_problem *problem)
{
    uint32_t i;

    for (i = 0; i < problem->option_count; i++) {
        if (!is_legal(options, rule, problem->options[i]))
            return 0;
    }
    return 1;
}

/* Lists the contradictions, in a list with room for CONTRADICTIONS_MAX. */
static uint32_t contradictions(const struct game_options *options,
                               const int32_t *rule, talon_problem *problem)
{
    const struct contradiction *row = options->contradiction;
    uint32_t i, n = 0;

    for (i = 0; i < options->contradiction_count; i++, row++) {
        if (is_between_legal(options, rule, &row->problem) && row->holds(rule))
            problem[n++] = row->problem;
    }
    return n;
}

talon_status talon_rules_check(const talon_rules *rules,
                               talon_problem *problems, uint32_t capacity,
                               uint32_t *count)
{
    talon_problem found[TALON_OPTIONS_MAX + CONTRADICTIONS_MAX];
    const struct game_options *options;
    talon_status status;
    uint32_t illegal, n;

    if (rules == NULL || (problems == NULL && capacity > 0))
        return TALON_E_NULL;
    options = tln_options_of(rules->game_id);
    if (options == NULL)
        return TALON_E_GAME;
    illegal = illegal_values(options, rules->value, found);
    n = illegal + contradictions(options, rules->value, found + illegal);
    status = illegal > 0 ? TALON_E_UNSUPPORTED
             : n > 0     ? TALON_E_RULES
                         : TALON_OK;
    if (count != NULL)
        *count = n;
    if (problems != NULL && n > capacity)
        return TALON_E_SPACE;
    if (problems != NULL)
        memcpy(problems, found, n * sizeof *problems);
    return status;
}

talon_status tln_rules_status(const talon_rules *rules)
{
    talon_problem found[CONTRADICTIONS_MAX];
    const struct game_options *options;
    uint32_t i;

    if (rules == NULL)
        return TALON_E_NULL;
    options = tln_options_of(rules->game_id);
    if (options == NULL)
        return TALON_E_GAME;
    for (i = 1; i <= TALON_OPTIONS_MAX; i++) {
        if (!is_legal(options, rules->value, i))
            return TALON_E_UNSUPPORTED;
    }
    return contradictions(options, rules->value, found) > 0 ? TALON_E_RULES
                                                            : TALON_OK;
}

static uint32_t differences(const talon_rules *a, const talon_rules *b)
{
    uint32_t i, n = 0;

    for (i = 1; i <= TALON_OPTIONS_MAX; i++)
        n += a->value[i] != b->value[i];
    return n;
}

talon_status talon_rules_equal(const talon_rules *a, const talon_rules *b,
                               int32_t *equal)
{
    if (a == NULL || b == NULL || equal == NULL)
        return TALON_E_NULL;
    *equal = a->game_id == b->game_id && differences(a, b) == 0;
    return TALON_OK;
}

talon_status talon_rules_nearest_preset(const talon_rules *rules,
                                        uint32_t *preset, uint32_t *difference)
{
    uint32_t i, n, best = 0, least = TALON_OPTIONS_MAX + 1;
    talon_rules other;

    if (rules == NULL || preset == NULL)
        return TALON_E_NULL;
    for (i = 1; i <= talon_preset_count(rules->game_id); i++) {
        talon_rules_init(&other, rules->game_id, i);
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

/* Whether rules can be played with, for a call that has a result. */
static talon_status usable_status(const talon_rules *rules, const void *result)
{
    if (rules == NULL || result == NULL)
        return TALON_E_NULL;
    return tln_rules_status(rules);
}

talon_status talon_rules_pack(const talon_rules *rules, talon_cards *pack)
{
    talon_status status = usable_status(rules, pack);

    if (status == TALON_OK)
        *pack = tln_options_of(rules->game_id)->pack(rules->value);
    return status;
}

talon_status talon_rules_seat_count(const talon_rules *rules,
                                    uint32_t *seat_count)
{
    talon_status status = usable_status(rules, seat_count);

    if (status == TALON_OK)
        *seat_count = tln_options_of(rules->game_id)->seats(rules->value);
    return status;
}

uint32_t tln_side_of(const struct game_options *options, const int32_t *rule,
                     int32_t seat)
{
    return options->side != NULL ? options->side(rule, seat)
                                 : (uint32_t)1 << seat;
}

talon_status talon_rules_side(const talon_rules *rules, int32_t seat,
                              uint32_t *seats)
{
    const struct game_options *options;
    talon_status status = usable_status(rules, seats);

    if (status < 0)
        return status;
    options = tln_options_of(rules->game_id);
    if (seat < 0 || seat >= (int32_t)options->seats(rules->value))
        return TALON_E_SEAT;
    *seats = tln_side_of(options, rules->value, seat);
    return TALON_OK;
}
