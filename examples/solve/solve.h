/* SPDX-License-Identifier: MIT */
/* What the parts of `solve` share: main.c (what is asked, and positions of
 * records), deal.c (deals given by hand) and show.c (answers). */
#ifndef SOLVE_H
#define SOLVE_H

#include "../common/command_line.h"
#include "../common/solver.h"

/* What is asked for. */
struct task {
    const char *record; /* a file, or null */
    size_t at;          /* the last line of it to be read; 0: all */
    const char *deal;   /* a deal as text, or null */
    const char *file;   /* a deal in a file, or null */
    const char *trump;
    int32_t leader, contractor; /* TALON_NOBODY: not given */
    struct wish wish;
    uint32_t nodes;
    int json;
};

/* A deal, and under which rules. */
struct deal {
    talon_rules rules;
    uint32_t seats;
    talon_cards hand[TALON_FH_SEATS_MAX];
};

/* Where something comes from, for the line above the answer. */
struct source {
    const char *file; /* or null */
    size_t line;
    const talon_rules *rules;
    const talon_fh_state *state; /* null for a deal given by hand */
    uint32_t trick;              /* the trick on the table */
};

/* Reads the deal that is asked for; or says what is wrong, and exits. */
void read_deal(struct task *task, struct deal *deal);

/* Makes the position of a contract before the first lead; or says what is
 * wrong, and exits. */
void make_position(const struct task *task, const struct deal *deal,
                   talon_fh_position *position);

/* Solves every contract of a deal, and shows them as a table. */
void show_deal(const struct task *task, const struct source *source,
               const struct deal *deal);

/* Solves every card of a position, and shows them with a line of best play. */
void show_cards(const struct task *task, const struct source *source,
                const talon_fh_position *position);

#endif
