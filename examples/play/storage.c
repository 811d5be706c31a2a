/* SPDX-License-Identifier: MIT */
/* Files of games: see storage.h. */
#include "play.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define GAMES_MOST   99999
#define HEADING_ROOM 8192
#define MARK         "# play "

int storage_folder(char folder[PATH_ROOM])
{
    size_t length;

    if (!platform_data_folder(folder, PATH_ROOM - sizeof "/talon"))
        return 0;
    length = strlen(folder);
    memcpy(folder + length, "/talon", sizeof "/talon");
    return 1;
}

/* Makes an empty file if there is none; 0 with errno if it cannot. */
static int reserve(const char *path)
{
    FILE *file = fopen(path, "wbx");

    return file != NULL && fclose(file) == 0;
}

int storage_new(struct storage *storage, const char *game_key)
{
    char folder[PATH_ROOM];
    int number;

    *storage = (struct storage){.failed = 0};
    errno = ENOENT;
    if (!storage_folder(folder) || !platform_make_folder(folder))
        return 0;
    for (number = 1; number <= GAMES_MOST; number++) {
        snprintf(storage->name, sizeof storage->name, "%s-%d", game_key,
                 number);
        if (snprintf(storage->path, sizeof storage->path, "%s/%s.talon", folder,
                     storage->name) >= (int)sizeof storage->path)
            break;
        if (reserve(storage->path)) {
            platform_take(storage->path, &storage->lock);
            return 1;
        }
        if (errno != EEXIST)
            break;
    }
    storage->path[0] = '\0';
    return 0;
}

/* Opens a file; null with errno if it cannot. For want of memory the program
 * ends: the file may be there. */
static FILE *open_to_read(const char *path)
{
    FILE *file = fopen(path, "rb");

    if (file == NULL && errno == ENOMEM)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    return file;
}

static int exists(const char *path)
{
    FILE *file = open_to_read(path);

    if (file != NULL)
        fclose(file);
    return file != NULL;
}

void storage_find(struct storage *storage, const char *name)
{
    char folder[PATH_ROOM];

    *storage = (struct storage){.failed = 0};
    snprintf(storage->name, sizeof storage->name, "%s", name);
    if (!exists(name) && strchr(name, '/') == NULL && storage_folder(folder) &&
        snprintf(storage->path, sizeof storage->path, "%s/%s.talon", folder,
                 name) < (int)sizeof storage->path &&
        exists(storage->path))
        return;
    snprintf(storage->path, sizeof storage->path, "%s", name);
}

char *storage_read(const char *path, size_t *length)
{
    FILE *file = open_to_read(path);
    size_t room = 0, got = 1;
    char *text = NULL;

    *length = 0;
    if (file == NULL)
        return NULL;
    while (got > 0) {
        if (room - *length < 2) {
            room = 2 * room + BUFSIZ;
            text = realloc(text, room);
            if (text == NULL)
                fail("%s", talon_status_text(TALON_E_MEMORY));
        }
        got = fread(text + *length, 1, room - *length - 1, file);
        *length += got;
    }
    if (ferror(file) || (*length == 0 && fgetc(file) != EOF)) {
        free(text);
        text = NULL;
    }
    fclose(file);
    if (text != NULL && *length > 0 && text[*length - 1] != '\n')
        text[(*length)++] = '\n';
    return text;
}

/* ---- the heading */

static void add_encoded(struct text *text, const char *name)
{
    for (; *name != '\0'; name++)
        if (isalnum((unsigned char)*name) && (unsigned char)*name < 128)
            add(text, "%c", *name);
        else
            add(text, "%%%02X", (unsigned char)*name);
}

static int digit_of(char letter)
{
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    return letter >= 'A' && letter <= 'F' ? letter - 'A' + 10 : -1;
}

/* Reads a name; 0 if it is too long or not encoded as above. */
static int decode(const char *word, size_t length, char name[TALON_NAME_MAX])
{
    size_t used = 0, i;

    for (i = 0; i < length; i++) {
        int byte = (unsigned char)word[i];

        if (word[i] == '%') {
            if (i + 2 >= length || digit_of(word[i + 1]) < 0 ||
                digit_of(word[i + 2]) < 0)
                return 0;
            byte = digit_of(word[i + 1]) * 16 + digit_of(word[i + 2]);
            i += 2;
        }
        if (used + 1 >= TALON_NAME_MAX || byte == 0)
            return 0;
        name[used++] = (char)byte;
    }
    name[used] = '\0';
    return 1;
}

static void add_heading(struct text *text, const struct seating *seating)
{
    uint32_t seat;

    add(text, MARK "version 1\n");
    add(text, MARK "seat %" PRId32 "\n", seating->me);
    add(text, MARK "open %s\n", seating->open ? "on" : "off");
    add(text, MARK "deals %" PRIu64 "\n", seating->deals_most);
    if (*seating->levels != '\0')
        add(text, MARK "levels %s\n", seating->levels);
    for (seat = 0; seat < seating->seats; seat++) {
        if (*seating->names[seat] == '\0')
            continue;
        add(text, MARK "name %" PRIu32 " ", seat);
        add_encoded(text, seating->names[seat]);
        add(text, "\n");
    }
}

/* A line of the heading, after its mark. */
struct entry {
    char key[16], word[256];
};

/* Takes an entry; 0 if it is not understood. Keys of later programs of this
 * version would not matter. */
static int take_entry(struct seating *seating, const struct entry *entry)
{
    char *end;
    unsigned long long number = strtoull(entry->word, &end, 10);
    int is_number = isdigit((unsigned char)*entry->word) && *end == '\0';

    if (strcmp(entry->key, "version") == 0)
        return is_number && number == 1;
    if (strcmp(entry->key, "seat") == 0) {
        seating->me = (int32_t)number;
        return is_number && number < TALON_SEATS_MAX;
    }
    if (strcmp(entry->key, "open") == 0) {
        seating->open = strcmp(entry->word, "on") == 0;
        return seating->open || strcmp(entry->word, "off") == 0;
    }
    if (strcmp(entry->key, "deals") == 0) {
        seating->deals_most = number;
        return is_number;
    }
    if (strcmp(entry->key, "levels") == 0)
        snprintf(seating->levels, sizeof seating->levels, "%s", entry->word);
    if (strcmp(entry->key, "name") == 0)
        return isdigit((unsigned char)*entry->word) &&
               number < TALON_SEATS_MAX && *end == ' ' &&
               decode(end + 1, strlen(end + 1), seating->names[number]);
    return 1;
}

/* Splits a line into key and word; 0 if it is too long or has no word. */
static int split(const char *line, size_t length, struct entry *entry)
{
    const char *space = memchr(line, ' ', length);
    size_t key = space == NULL ? length : (size_t)(space - line);
    size_t word = space == NULL ? 0 : length - key - 1;

    if (word == 0 || key >= sizeof entry->key || word >= sizeof entry->word)
        return 0;
    memcpy(entry->key, line, key);
    entry->key[key] = '\0';
    memcpy(entry->word, line + key + 1, word);
    entry->word[word] = '\0';
    return 1;
}

enum heading storage_heading(const char *text, size_t length,
                             struct seating *seating)
{
    const char *end = text + length, *line = text, *next;
    int seats = 0, lines = 0;
    struct entry entry;

    *seating = (struct seating){.me = TALON_NOBODY};
    for (; line < end && *line == '#'; line = next) {
        next = memchr(line, '\n', (size_t)(end - line));
        next = next == NULL ? end : next + 1;
        length = (size_t)(next - line) - (next[-1] == '\n');
        if (length < strlen(MARK) || memcmp(line, MARK, strlen(MARK)) != 0)
            continue;
        if (!split(line + strlen(MARK), length - strlen(MARK), &entry) ||
            !take_entry(seating, &entry))
            return HEADING_BAD;
        lines++;
        seats += strcmp(entry.key, "seat") == 0;
    }
    if (lines == 0)
        return HEADING_NONE;
    return seats == 1 ? HEADING_GOOD : HEADING_BAD;
}

int storage_write(const char *path, struct lock *lock,
                  const struct seating *seating, const char *record,
                  size_t length)
{
    struct text heading = {.length = 0};
    char *text;
    int written;

    add_heading(&heading, seating);
    text = malloc(heading.length + length);
    if (text == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    memcpy(text, heading.chars, heading.length);
    memcpy(text + heading.length, record, length);
    written = platform_replace_file(path, text, heading.length + length, lock);
    free(text);
    return written;
}
