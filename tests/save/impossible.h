/* SPDX-License-Identifier: MIT */
/* Saved games with one thing wrong. A test lists positions and, for each, what
 * to change in its saved bytes, in the words of doc/save.md:
 *
 *     {second_trick, "taken[0] = 2", STATE, "tricks taken, by seat"}
 *
 * Fields are found by their rows in that page, so the page is tested too.
 * Several changes are separated by semicolons; they make one thing wrong where
 * a field cannot be changed alone, as when a card is in another hand. */
#ifndef TALON_TESTS_SAVE_IMPOSSIBLE_H
#define TALON_TESTS_SAVE_IMPOSSIBLE_H

#include "common/views.h"

#define STATE  TALON_E_SAVED_STATE
#define FIELD_ TALON_E_SAVED_FIELD
#define FINE   TALON_OK

/* A row of a table in doc/save.md. */
struct row {
    char name[32];
    uint32_t at;
    uint32_t bytes; /* of each number */
    uint32_t count;
    uint32_t broken;  /* how many changes of it were refused as STATE */
    uint32_t spoiled; /* and as FIELD_ */
};

#define ROWS_MAX 48

struct page {
    struct row row[ROWS_MAX];
    uint32_t rows;
};

/* One line of a test. With FINE the change is allowed, and shows that the one
 * beside it is refused for what it says. */
struct broken {
    talon_game *(*position)(void);
    const char *change;
    talon_status expected;
    const char *sentence;
};

/* Reads the table under a heading, as "## Tripoli". */
void read_page(struct page *page, const char *heading);

/* Tries each line: the game loads before the change; after it, it is refused
 * with the status expected, at the offset that the page promises, and the game
 * that it was to be loaded into has not changed. */
void try_broken(struct page *page, const struct broken *broken, size_t count);

/* Asserts that some line has broken each field in the page with STATE, and with
 * FIELD_ each that is not listed as one that may have any value. */
void check_all_broken(const struct page *page, const char *const *anything);

#endif
