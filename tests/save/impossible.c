/* SPDX-License-Identifier: MIT */
#include "save/impossible.h"

#include "places.h"

/* Where the turn is in the header (doc/save.md). */
static const struct row turn_row = {"turn", 12, 4, 1, 0, 0};

/* Reads a count such as "9", "10 × 6" or nothing, which is one. */
static uint32_t read_count(const char *text)
{
    uint32_t count = 1;

    for (; *text != '|' && *text != '\0'; text++) {
        if (*text >= '0' && *text <= '9')
            count *= (uint32_t)strtoul(text, (char **)&text, 10);
        if (*text == '|')
            break;
    }
    return count;
}

/* Reads a row as "| 272 | `hand` | u64 | 6 | cards …". */
static int read_row(const char *line, struct row *row)
{
    char name[32], kind;
    uint32_t at, bits;
    int used = 0;

    if (sscanf(line, "| %" SCNu32 " | `%31[^`]` | %c%" SCNu32 " |%n", &at, name,
               &kind, &bits, &used) != 4 ||
        used == 0)
        return 0;
    memset(row, 0, sizeof *row);
    memcpy(row->name, name, sizeof name);
    row->at = at;
    row->bytes = bits / 8;
    row->count = read_count(line + used);
    return 1;
}

void read_page(struct page *page, const char *heading)
{
    FILE *file = fopen(TALON_SAVE_PAGE, "r");
    char line[512];
    int inside = 0;

    ck_assert_msg(file != NULL, "%s cannot be opened", TALON_SAVE_PAGE);
    page->rows = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, "## ", 3) == 0)
            inside = strncmp(line, heading, strlen(heading)) == 0;
        if (inside && read_row(line, &page->row[page->rows]))
            ck_assert_uint_lt(++page->rows, ROWS_MAX);
    }
    fclose(file);
    ck_assert_uint_gt(page->rows, 0);
}

/* One change: a number of a field, and what is done to it. */
struct change {
    struct row *row;
    uint32_t index;
    char sign; /* = + - or ^ */
    uint64_t value;
};

static struct row *find_row(struct page *page, const char *name)
{
    static struct row turn;
    uint32_t i;

    for (i = 0; i < page->rows; i++) {
        if (strcmp(page->row[i].name, name) == 0)
            return &page->row[i];
    }
    ck_assert_msg(strcmp(name, turn_row.name) == 0, "%s: no such field", name);
    turn = turn_row;
    return &turn;
}

/* A number, or cards: one of them for a field of a byte, a set for others. */
static uint64_t read_value(const struct row *row, const char *text)
{
    char *end;
    int64_t number = strtoll(text, &end, 10);

    if (end != text && *end == '\0')
        return (uint64_t)number;
    return row->bytes == 1 ? card(text) : cards(text);
}

static void read_change(struct page *page, const char *text, size_t length,
                        struct change *change)
{
    char name[32], rest[160], copy[240];
    int used = 0;

    ck_assert_uint_lt(length, sizeof copy);
    memcpy(copy, text, length);
    copy[length] = '\0';
    change->index = 0;
    if (sscanf(copy, " %31[a-z_.][%" SCNu32 "] %c %n", name, &change->index,
               &change->sign, &used) != 3) {
        ck_assert_msg(
            sscanf(copy, " %31[a-z_.] %c %n", name, &change->sign, &used) == 2,
            "%s: not a change", copy);
    }
    ck_assert_uint_lt(strlen(copy + used), sizeof rest);
    memcpy(rest, copy + used, strlen(copy + used) + 1);
    change->row = find_row(page, name);
    ck_assert_uint_lt(change->index, change->row->count);
    change->value = read_value(change->row, rest);
}

static void make_change(struct saved *saved, const struct change *change)
{
    const struct row *row = change->row;
    uint8_t *at = saved->byte + row->at + (size_t)row->bytes * change->index;
    uint64_t number = 0;
    uint32_t i;

    for (i = row->bytes; i > 0; i--)
        number = number << 8 | at[i - 1];
    switch (change->sign) {
    case '=':
        number = change->value;
        break;
    case '^':
        number ^= change->value;
        break;
    default:
        number += change->sign == '-' ? 0 - change->value : change->value;
        break;
    }
    for (i = 0; i < row->bytes; i++)
        at[i] = (uint8_t)(number >> 8 * i);
}

/* Makes all changes of a line; returns the first field, and counts each that is
 * changed alone. */
static const struct row *make_changes(struct page *page, struct saved *saved,
                                      const struct broken *broken)
{
    const char *text = broken->change;
    const struct row *first = NULL;
    struct change change;
    uint32_t changes = 0;

    for (;;) {
        size_t length = strcspn(text, ";");

        read_change(page, text, length, &change);
        make_change(saved, &change);
        if (first == NULL)
            first = change.row;
        changes++;
        if (broken->expected == STATE)
            change.row->broken++;
        if (text[length] == '\0')
            break;
        text += length + 1;
    }
    if (broken->expected == FIELD_ && changes == 1)
        change.row->spoiled++;
    return first;
}

static void try_one(struct page *page, const struct broken *broken)
{
    const talon_game *game = broken->position();
    struct handle target, before;
    struct saved good, bad;
    const struct row *row;
    talon_status status;
    size_t at = 9999;

    save(game, &good);
    copy_to(&target, game);
    ck_ok(talon_game_load(of(&target), good.byte, good.length, NULL));
    ck_assert(same(of(&target), game));
    preset_game(&target, kind_of(game), 1);
    before = target;
    bad = good;
    row = make_changes(page, &bad, broken);
    ck_assert_msg(memcmp(bad.byte, good.byte, good.length) != 0,
                  "%s changes nothing", broken->change);
    status = talon_game_load(of(&target), bad.byte, bad.length, &at);
    ck_assert_msg(status == broken->expected, "%s (%s): %s", broken->change,
                  broken->sentence, talon_status_name(status));
    if (status == TALON_OK)
        return;
    ck_assert_mem_eq(&target, &before, sizeof before);
    ck_assert_msg(at == (status == FIELD_ ? row->at : bad.length),
                  "%s: refused at %zu", broken->change, at);
}

void try_broken(struct page *page, const struct broken *broken, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++)
        try_one(page, &broken[i]);
}

void check_all_broken(const struct page *page, const char *const *anything)
{
    uint32_t i;

    for (i = 0; i < page->rows; i++) {
        const struct row *row = &page->row[i];
        const char *const *any = anything;

        ck_assert_msg(row->broken > 0 || strcmp(row->name, "zero") == 0,
                      "%s is broken by no line", row->name);
        while (*any != NULL && strcmp(*any, row->name) != 0)
            any++;
        ck_assert_msg(*any != NULL || row->spoiled > 0,
                      "%s has no value that it cannot have", row->name);
    }
}
