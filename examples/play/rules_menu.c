/* SPDX-License-Identifier: MIT */
/* House rules. Groups, options, values and all their words come from the
 * libraries: nothing here knows a rule. */
#include "rules_menu.h"

#include "input.h"
#include "menu.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Options that are listed together. */
struct list {
    uint32_t option[TALON_OPTIONS_MAX];
    uint32_t count;
};

static void list_group(struct list *list, uint32_t game_id, const char *key)
{
    uint32_t option;

    list->count = 0;
    for (option = 1; option <= talon_option_count(game_id); option++)
        if (strcmp(talon_option_group_key(game_id, option), key) == 0)
            list->option[list->count++] = option;
}

/* The options in whose name, help, group or key a word occurs. */
static void list_found(struct list *list, uint32_t game_id, const char *word)
{
    uint32_t language = messages_language(), option, group;

    list->count = 0;
    for (option = 1; option <= talon_option_count(game_id); option++) {
        for (group = 0; strcmp(talon_option_group_at(game_id, group),
                               talon_option_group_key(game_id, option)) != 0;)
            group++;
        if (contains(talon_words_option(language, game_id, option), word) ||
            contains(talon_words_option_help(language, game_id, option),
                     word) ||
            contains(talon_words_group(language, game_id, group), word) ||
            contains(talon_option_key(game_id, option), word))
            list->option[list->count++] = option;
    }
}

/* Whether the numbers of an option are seats. */
static int is_seat(const talon_rules *rules, uint32_t option)
{
    return strcmp(talon_option_key(rules->game_id, option), "first-dealer") ==
           0;
}

/* Adds the value of an option; a seat has the name of who sits there. */
static void add_setting(struct text *text, const talon_rules *rules,
                        const struct seating *seating, uint32_t option)
{
    int32_t value = rules->value[option];

    if (!is_seat(rules, option) || value < 0)
        add_value_of(text, rules, option);
    else if (value == seating->me)
        add(text, "%s", message(YOU));
    else
        add(text, "%s", seating->names[value]);
}

static void add_option(struct text *line, const talon_rules *rules,
                       const struct seating *seating, uint32_t option)
{
    int32_t applies = 1;

    add(line, "%s: ",
        talon_words_option(messages_language(), rules->game_id, option));
    add_setting(line, rules, seating, option);
    talon_rules_applies(rules, option, &applies);
    if (!applies)
        add(line, " %s", message(NO_EFFECT));
}

static void print_list(const talon_rules *rules, const struct seating *seating,
                       const struct list *list, int with_numbers)
{
    uint32_t i;

    for (i = 0; i < list->count; i++) {
        struct text line = {.length = 0};

        if (!with_numbers)
            add(&line, "  ");
        add_option(&line, rules, seating, list->option[i]);
        if (with_numbers)
            menu_item(i + 1, line.chars);
        else
            print_text(&line, 4);
    }
}

int list_rules(const talon_rules *rules, const struct seating *seating,
               const char *word)
{
    uint32_t game_id = rules->game_id, i;
    struct list list;

    if (*word != '\0') {
        list_found(&list, game_id, word);
        print_list(rules, seating, &list, 0);
        return list.count > 0;
    }
    for (i = 0; i < talon_option_group_count(game_id); i++) {
        print_title(talon_words_group(messages_language(), game_id, i));
        list_group(&list, game_id, talon_option_group_at(game_id, i));
        print_list(rules, seating, &list, 0);
    }
    return 1;
}

/* The values that an option may have: those that are listed, and any others
 * from low in steps to high. */
struct settings {
    int32_t listed[TALON_OPTIONS_MAX];
    uint32_t count;
    int32_t low, high, step;
};

static int is_listed(const struct settings *values, int32_t value)
{
    uint32_t i;

    for (i = 0; i < values->count; i++)
        if (values->listed[i] == value)
            return 1;
    return 0;
}

/* Named values are listed, and seats, as many as there are. What has a name is
 * not offered as a number again. */
static void find_values(struct settings *values, const talon_rules *rules,
                        uint32_t option)
{
    uint32_t game_id = rules->game_id, seats = 0, i;

    values->count = talon_option_value_count(game_id, option);
    for (i = 0; i < values->count; i++)
        must(talon_option_value_at(game_id, option, i, &values->listed[i]),
             "asking for a value");
    must(talon_option_range(game_id, option, NULL, &values->low, &values->high,
                            &values->step),
         "asking for a range");
    if (is_seat(rules, option)) {
        talon_rules_seat_count(rules, &seats);
        for (i = 0; i < seats; i++)
            values->listed[values->count++] = (int32_t)i;
        values->high = values->low - 1;
    }
    while (values->low <= values->high && is_listed(values, values->low))
        values->low += values->step;
}

/* Whether a listed value is the number below the others, as 0 is for "none". */
static int has_number(const struct settings *values, uint32_t i)
{
    return values->low <= values->high && values->listed[i] < values->low;
}

/* What a listed value is chosen by: a number or, where numbers are values
 * themselves, a letter. */
static void add_mark(struct text *text, const struct settings *values,
                     uint32_t i)
{
    if (values->low <= values->high)
        add(text, "%c", 'a' + (int)i);
    else
        add(text, "%" PRIu32, i + 1);
}

static void print_values_of(const talon_rules *rules,
                            const struct seating *seating, uint32_t option)
{
    talon_rules other = *rules;
    struct settings values;
    struct text range = {.length = 0};
    char least[16], most[16];
    uint32_t i;

    find_values(&values, rules, option);
    for (i = 0; i < values.count; i++) {
        struct text line = {.length = 0};

        other.value[option] = values.listed[i];
        add(&line, "  ");
        add_mark(&line, &values, i);
        add(&line, " ");
        add_setting(&line, &other, seating, option);
        if (has_number(&values, i))
            add(&line, " (%" PRId32 ")", values.listed[i]);
        print_text(&line, 4);
    }
    if (values.low > values.high)
        return;
    snprintf(least, sizeof least, "%" PRId32, values.low);
    snprintf(most, sizeof most, "%" PRId32, values.high);
    add_filled(&range, values.count > 0 ? OR_NUMBER_RANGE : NUMBER_RANGE, least,
               most);
    if (values.step > 1)
        add_filled_number(&range, IN_STEPS, values.step);
    print_text(&range, 4);
}

/* Sets an option to what was typed: a number of its range, or a listed value by
 * its mark, its name, its key or, where numbers are values, its number; 0 if it
 * is none. */
static int set_typed(talon_rules *rules, const struct seating *seating,
                     uint32_t option, const char *answer)
{
    talon_rules other = *rules;
    struct settings values;
    uint32_t i;
    long number;

    find_values(&values, rules, option);
    if (is_number(answer, values.low, values.high, &number) &&
        talon_rules_set(rules, option, (int32_t)number) == TALON_OK)
        return 1;
    for (i = 0; i < values.count; i++) {
        struct text name = {.length = 0}, mark = {.length = 0};

        must(talon_rules_set(&other, option, values.listed[i]),
             "setting a value");
        add_setting(&name, &other, seating, option);
        add_mark(&mark, &values, i);
        if (is_word(answer, mark.chars) || is_word(answer, name.chars) ||
            (has_number(&values, i) &&
             is_number(answer, values.listed[i], values.listed[i], &number)) ||
            is_word(answer,
                    talon_option_value_key(rules->game_id, option, i))) {
            *rules = other;
            return 1;
        }
    }
    return 0;
}

/* Explains an option and asks for its value; 0 if the person leaves. */
static int change_option(talon_rules *rules, const struct seating *seating,
                         uint32_t option)
{
    uint32_t language = messages_language();
    char answer[ANSWER_ROOM];
    struct text now = {.length = 0};

    add_setting(&now, rules, seating, option);
    print_title(talon_words_option(language, rules->game_id, option));
    print_paragraph(talon_words_option_help(language, rules->game_id, option),
                    0);
    print_values_of(rules, seating, option);
    print_filled(WHICH_VALUE, now.chars, NULL);
    while (read_answer(answer)) {
        if (*answer == '\0' || set_typed(rules, seating, option, answer))
            return 1;
        if (is_word(answer, "q"))
            return 0;
        print_paragraph(message(BAD_VALUE), 2);
        print_values_of(rules, seating, option);
    }
    return 0;
}

/* Lets the person change options of a list; 0 if the person leaves. One option
 * alone is the one to change. */
static int change_list(talon_rules *rules, const struct seating *seating,
                       const struct list *list)
{
    int chosen;

    if (list->count == 1) {
        chosen = change_option(rules, seating, list->option[0]);
        print_list(rules, seating, list, 0);
        return chosen;
    }
    for (;;) {
        print_list(rules, seating, list, 1);
        print_paragraph(message(WHICH_OPTION), 2);
        chosen = menu_choose(list->count, MENU_ENTER);
        if (chosen == MENU_LEAVE)
            return 0;
        if (chosen == MENU_ENTER)
            return 1;
        if (!change_option(rules, seating, list->option[chosen - 1]))
            return 0;
    }
}

/* Says what is wrong with rules; returns whether nothing is. */
static int are_good(const talon_rules *rules, const struct seating *seating)
{
    talon_problem problems[TALON_PROBLEMS_MAX];
    uint32_t language = messages_language(), count = 0, i, k;

    if (talon_rules_check(rules, problems, TALON_PROBLEMS_MAX, &count) ==
        TALON_OK)
        return 1;
    for (i = 0; i < count; i++) {
        struct text options = {.length = 0};

        for (k = 0; k < problems[i].option_count; k++) {
            add(&options, "%s", k > 0 ? "; " : "");
            add_option(&options, rules, seating, problems[i].options[k]);
        }
        print_filled(
            CONFLICT,
            talon_words_term(language, TALON_SPACE_STATUS, problems[i].status),
            options.chars);
    }
    return 0;
}

/* Asks for a group, or for a word, whose options are put into the list. The
 * list stays empty if the person is done; 0 if the person leaves. */
static int choose_list(const talon_rules *rules, struct list *list)
{
    uint32_t game_id = rules->game_id, i;
    uint32_t groups = talon_option_group_count(game_id);
    char answer[ANSWER_ROOM];
    int chosen;

    print_paragraph(message(WHICH_GROUP), 2);
    for (i = 0; i < groups; i++)
        menu_item(i + 1, talon_words_group(messages_language(), game_id, i));
    for (;;) {
        list->count = 0;
        chosen = menu_ask(groups, MENU_ENTER, answer);
        if (chosen == MENU_ENTER || chosen == MENU_LEAVE)
            return chosen == MENU_ENTER;
        if (chosen == MENU_OTHER)
            list_found(list, game_id, answer);
        else
            list_group(list, game_id,
                       talon_option_group_at(game_id, (uint32_t)chosen - 1));
        if (list->count > 0)
            return 1;
        print_filled(NOTHING_FOUND, answer, NULL);
    }
}

int change_rules(talon_rules *rules, const struct seating *seating)
{
    struct list list;

    for (;;) {
        if (!choose_list(rules, &list))
            return 0;
        if (list.count > 0) {
            if (!change_list(rules, seating, &list))
                return 0;
            are_good(rules, seating);
        } else if (are_good(rules, seating)) {
            return 1;
        }
    }
}
