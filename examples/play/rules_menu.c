/* SPDX-License-Identifier: MIT */
/* House rules. Groups, options, values and all their words come from the
 * libraries: nothing here knows a rule. */
#include "rules_menu.h"

#include "input.h"
#include "menu.h"
#include "play.h"

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

/* The options in whose name, help or key a word occurs. */
static void list_found(struct list *list, uint32_t game_id, const char *word)
{
    uint32_t language = messages_language(), option;
    struct text plain = {.length = 0}; /* keys have no accents */

    add_plain(&plain, word, strlen(word));
    list->count = 0;
    for (option = 1; option <= talon_option_count(game_id); option++)
        if (contains(talon_words_option(language, game_id, option), word) ||
            contains(talon_words_option_help(language, game_id, option),
                     word) ||
            contains(talon_option_key(game_id, option), plain.chars))
            list->option[list->count++] = option;
}

static void add_option(struct text *line, const talon_rules *rules,
                       uint32_t option)
{
    int32_t applies = 1;

    add(line, "%s: ",
        talon_words_option(messages_language(), rules->game_id, option));
    add_value_of(line, rules, option);
    talon_rules_applies(rules, option, &applies);
    if (!applies)
        add(line, " %s", message(NO_EFFECT));
}

static void print_list(const talon_rules *rules, const struct list *list,
                       int with_numbers)
{
    uint32_t i;

    for (i = 0; i < list->count; i++) {
        struct text line = {.length = 0};

        if (!with_numbers)
            add(&line, "  ");
        add_option(&line, rules, list->option[i]);
        if (with_numbers)
            menu_item(i + 1, line.chars);
        else
            print_text(&line, 4);
    }
}

void list_rules(const talon_rules *rules, const char *word)
{
    uint32_t game_id = rules->game_id, i;
    struct list list;

    if (*word != '\0') {
        list_found(&list, game_id, word);
        print_list(rules, &list, 0);
        if (list.count == 0)
            print_filled(NOTHING_FOUND, word, NULL);
        return;
    }
    for (i = 0; i < talon_option_group_count(game_id); i++) {
        print_title(talon_words_group(messages_language(), game_id, i));
        list_group(&list, game_id, talon_option_group_at(game_id, i));
        print_list(rules, &list, 0);
    }
}

/* Whether any number of a range may be given, and which. */
static int has_range(const talon_rules *rules, uint32_t option, int32_t *low,
                     int32_t *high)
{
    *low = 0;
    *high = -1;
    talon_option_range(rules->game_id, option, NULL, low, high, NULL);
    return *low <= *high;
}

/* What a named value is chosen by: a number or, where numbers are values
 * themselves, a letter. */
static void add_mark(struct text *text, uint32_t index, int by_letter)
{
    if (by_letter)
        add(text, "%c", 'a' + (int)index);
    else
        add(text, "%" PRIu32, index + 1);
}

/* Prints the named values of an option, and its range. */
static void print_values_of(const talon_rules *rules, uint32_t option)
{
    uint32_t named = talon_option_value_count(rules->game_id, option), i;
    talon_rules other = *rules;
    int32_t low, high, value;
    int by_letter = has_range(rules, option, &low, &high);
    char least[16], most[16];

    for (i = 0; i < named; i++) {
        struct text line = {.length = 0};

        must(talon_option_value_at(rules->game_id, option, i, &value),
             "asking for a value");
        must(talon_rules_set(&other, option, value), "setting a value");
        add(&line, "  ");
        add_mark(&line, i, by_letter);
        add(&line, " ");
        add_value_of(&line, &other, option);
        print_text(&line, 4);
    }
    if (!by_letter)
        return;
    snprintf(least, sizeof least, "%" PRId32, low);
    snprintf(most, sizeof most, "%" PRId32, high);
    print_filled(named > 0 ? OR_NUMBER_RANGE : NUMBER_RANGE, least, most);
}

/* Sets an option to what was typed: a number of its range, or a named value by
 * its mark, its name or its key; 0 if it is none. */
static int set_typed(talon_rules *rules, uint32_t option, const char *answer)
{
    uint32_t game_id = rules->game_id, i;
    talon_rules other = *rules;
    int32_t value, low, high;
    int by_letter = has_range(rules, option, &low, &high);
    long number;

    if (by_letter && is_number(answer, low, high, &number) &&
        talon_rules_set(rules, option, (int32_t)number) == TALON_OK)
        return 1;
    for (i = 0; i < talon_option_value_count(game_id, option); i++) {
        struct text name = {.length = 0}, mark = {.length = 0};

        must(talon_option_value_at(game_id, option, i, &value),
             "asking for a value");
        must(talon_rules_set(&other, option, value), "setting a value");
        add_value_of(&name, &other, option);
        add_mark(&mark, i, by_letter);
        if (is_word(answer, mark.chars) || is_word(answer, name.chars) ||
            is_word(answer, talon_option_value_key(game_id, option, i))) {
            *rules = other;
            return 1;
        }
    }
    return 0;
}

/* Explains an option and asks for its value; 0 if the person leaves. */
static int change_option(talon_rules *rules, uint32_t option)
{
    uint32_t language = messages_language();
    char answer[ANSWER_ROOM];
    struct text now = {.length = 0};

    add_value_of(&now, rules, option);
    print_title(talon_words_option(language, rules->game_id, option));
    print_paragraph(talon_words_option_help(language, rules->game_id, option),
                    0);
    print_values_of(rules, option);
    print_filled(WHICH_VALUE, now.chars, NULL);
    while (read_answer(answer)) {
        if (*answer == '\0' || set_typed(rules, option, answer))
            return 1;
        if (is_word(answer, "q"))
            return 0;
        print_paragraph(message(BAD_VALUE), 2);
        print_values_of(rules, option);
    }
    return 0;
}

/* Lets the person change options of a list; 0 if the person leaves. */
static int change_list(talon_rules *rules, const struct list *list)
{
    int chosen;

    for (;;) {
        print_list(rules, list, 1);
        print_paragraph(message(WHICH_OPTION), 2);
        chosen = menu_choose(list->count, MENU_ENTER);
        if (chosen == MENU_LEAVE)
            return 0;
        if (chosen == MENU_ENTER)
            return 1;
        if (!change_option(rules, list->option[chosen - 1]))
            return 0;
    }
}

/* Says what is wrong with rules; returns whether nothing is. */
static int are_good(const talon_rules *rules)
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
            add_option(&options, rules, problems[i].options[k]);
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

int change_rules(talon_rules *rules)
{
    struct list list;

    for (;;) {
        if (!choose_list(rules, &list))
            return 0;
        if (list.count > 0) {
            if (!change_list(rules, &list))
                return 0;
            are_good(rules);
        } else if (are_good(rules)) {
            return 1;
        }
    }
}
