/* SPDX-License-Identifier: MIT */
/* Who sits where: the names of the other players, and how well they play. What
 * is typed is checked here, on the command line and in the menus. */
#include "play.h"

#include "input.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

/* The bytes of the next word of a list, without the spaces around it; *at is
 * moved to its beginning. */
static size_t next_length(const char **at)
{
    size_t length;

    *at += strspn(*at, " ");
    length = strcspn(*at, ",");
    while (length > 0 && (*at)[length - 1] == ' ')
        length--;
    return length;
}

/* The rest of a list after a word. */
static const char *after(const char *word)
{
    word += strcspn(word, ",");
    return word + (*word == ',');
}

/* ---- names */

static int is_taken(const struct seating *seating, const char *name)
{
    int seat;

    for (seat = 0; seat < TALON_SEATS_MAX; seat++)
        if (is_word(seating->names[seat], name))
            return 1;
    return 0;
}

/* Whether sentences with a name could not be understood: one without a letter,
 * or what libtalon-words calls the person or a joker in any language. */
static int is_misleading(const char *name)
{
    char word[TALON_WORDS_TEXT_MAX];
    size_t i, letters = 0;
    talon_words words = {.style = TALON_CARD_STYLE_SIGNS};
    int is_bad = 0;

    for (i = 0; name[i] != '\0'; i++)
        letters += (unsigned char)name[i] >= 0x80 ||
                   isalpha((unsigned char)name[i]) != 0;
    for (words.language = 1; words.language <= talon_language_count();
         words.language++) {
        must(talon_words_seat(&words, 0, word, sizeof word, NULL), "wording");
        is_bad |= is_word(name, word);
        must(talon_words_card(&words, TALON_CARD_HIGH_JOKER, word, sizeof word,
                              NULL),
             "wording");
        is_bad |= is_word(name, word);
    }
    return is_bad || letters == 0;
}

void fill_names(struct seating *seating)
{
    static const char *const names[] = {
        "Anna",   "Ben",   "Clara",  "David", "Emma",   "Felix",
        "Greta",  "Henry", "Irene",  "Jack",  "Karla",  "Leo",
        "Maria",  "Nora",  "Oscar",  "Paula", "Quinn",  "Robert",
        "Sophie", "Theo",  "Ursula", "Vera",  "Walter", "Yvonne"};
    size_t usual = 0, next = TALON_SEATS_MAX;
    int seat;

    for (seat = 0; seat < TALON_SEATS_MAX; seat++) {
        const char *name = names[usual];

        if (seat == seating->me)
            continue;
        usual++;
        if (*seating->names[seat] != '\0')
            continue;
        while (is_taken(seating, name) && next < sizeof names / sizeof *names)
            name = names[next++];
        snprintf(seating->names[seat], TALON_NAME_MAX, "%s", name);
    }
}

/* Gives a seat a name; 0 and why if it may not have it. */
static int name_seat(struct seating *seating, int seat, const char *name,
                     size_t length, struct text *why)
{
    talon_words words = {.language = messages_language()};
    struct text shown = {.length = 0};

    add(&shown, "%.*s", (int)length, name);
    if (talon_words_name(&words, seat, name, length) < 0 ||
        is_misleading(words.names[seat]))
        add_filled(why, NAME_BAD, shown.chars, NULL);
    else if (is_taken(seating, words.names[seat]))
        add_filled(why, NAME_TWICE, shown.chars, NULL);
    else
        memcpy(seating->names[seat], words.names[seat], TALON_NAME_MAX);
    return why->length == 0;
}

int take_names(struct seating *seating, const char *names, struct text *why)
{
    struct seating other = *seating;
    uint32_t others = TALON_SEATS_MAX - (uint32_t)(seating->me >= 0);
    size_t length;
    int seat = 0;

    memset(other.names, 0, sizeof other.names);
    for (other.named = 0; *names != '\0'; seat++, names = after(names)) {
        seat += seat == seating->me;
        length = next_length(&names);
        other.named++;
        if (!names_fit(&other, others, why) ||
            (length > 0 && !name_seat(&other, seat, names, length, why)))
            return 0;
    }
    fill_names(&other);
    *seating = other;
    return 1;
}

int names_fit(const struct seating *seating, uint32_t others, struct text *why)
{
    if (seating->named > others)
        add_numbers(why, NAMES_MANY, seating->named, others);
    return seating->named <= others;
}

/* ---- levels */

/* The key of a level that is given by its key, or by its name in any language;
 * null if there is none. */
static const char *level_key(const char *typed)
{
    uint32_t language, i;

    if (is_word(typed, "random"))
        return "random";
    for (i = 0; i < talon_level_count(); i++) {
        uint32_t level = talon_level_at(i);

        for (language = 1; language <= talon_language_count(); language++)
            if (is_word(typed, talon_words_level(language, level)))
                return talon_level_key(level);
    }
    i = talon_level_find(typed);
    return i != 0 ? talon_level_key(i) : NULL;
}

void add_levels(struct text *text)
{
    uint32_t i;

    add(text, "random");
    for (i = 0; i < talon_level_count(); i++)
        add(text, " %s", talon_level_key(talon_level_at(i)));
}

int take_levels(struct seating *seating, const char *levels, struct text *why)
{
    struct text keys = {.length = 0}, known = {.length = 0};
    const char *key;

    for (seating->leveled = 0;; levels = after(levels)) {
        size_t length = next_length(&levels);
        struct text level = {.length = 0};

        add(&level, "%.*s", (int)length, levels);
        key = level_key(level.chars);
        if (key == NULL ||
            keys.length + strlen(key) + 2 > sizeof seating->levels) {
            add_levels(&known);
            add_filled(why, LEVEL_BAD, level.chars, known.chars);
            return 0;
        }
        add(&keys, "%s%s", keys.length > 0 ? "," : "", key);
        seating->leveled++;
        if (strchr(levels, ',') == NULL)
            break;
    }
    memcpy(seating->levels, keys.chars, keys.length + 1);
    return 1;
}

int levels_fit(const struct seating *seating, uint32_t seats, struct text *why)
{
    int fit = seating->leveled <= 1 || seating->leveled == seats;

    if (!fit)
        add_numbers(why, LEVELS_MANY, seating->leveled, seats);
    return fit;
}

void check_seating(const talon_rules *rules, const struct seating *seating)
{
    struct text why = {.length = 0}, seat = {.length = 0}, last = {.length = 0};
    uint32_t seats;

    must(talon_rules_seat_count(rules, &seats), "asking for seats");
    add(&seat, "%" PRId32, seating->me);
    add(&last, "%" PRIu32, seats - 1);
    if (seating->me >= (int32_t)seats)
        fail_filled(SEAT_BAD, seat.chars, last.chars);
    if (!levels_fit(seating, seats, &why) ||
        !names_fit(seating, seats - (uint32_t)(seating->me >= 0), &why))
        fail("%s", why.chars);
}
