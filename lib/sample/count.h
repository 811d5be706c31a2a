/* SPDX-License-Identifier: MIT */
/* Counting the ways to deal out a table, and drawing one, each equally likely.
 * Nothing here depends on cards; count.c describes the method. */
#ifndef TALON_SAMPLE_COUNT_H
#define TALON_SAMPLE_COUNT_H

#include "talon/random.h"

#define ROWS_MAX    64
#define COLUMNS_MAX 16
#define PIECES_MAX  64
#define LAYERS_MAX  (PIECES_MAX + 2)

/* The most pieces that are dealt together. */
#define HANDFUL_MAX 7

/* How many sets of `k` there are among `n`, as choose[n][k]. */
struct binomials {
    uint32_t choose[PIECES_MAX + 1][HANDFUL_MAX + 1];
};

/* What is dealt out: rows of pieces, to columns that have room for them. */
struct table {
    uint32_t rows, columns;
    uint8_t row[ROWS_MAX]; /* its pieces, not 0 */
    uint8_t
        column[COLUMNS_MAX]; /* its room; in all as many as pieces, up to 64 */
    uint32_t allowed[ROWS_MAX]; /* columns that a row may go to, as bits */
    uint64_t first;             /* rows that come before all others, as bits */
    uint32_t needing; /* columns that must get a piece of them, as bits */
};

/* The states before a handful of pieces is dealt. Columns that are alike for
 * all pieces left form one group. A state is the room left in each group, in
 * all as much as there are pieces left. */
struct layer {
    uint32_t left;   /* pieces */
    uint32_t deals;  /* of these; 0 in the last layer, and in one after the
                        first rows */
    uint32_t groups; /* of columns */
    uint32_t taking; /* groups that these pieces may go to, as bits */
    uint32_t told;   /* the group whose room follows from the others */
    uint32_t states; /* within the bounds; 0: nothing can be dealt */
    uint32_t first;  /* number of the first state, over all layers */
    uint32_t zero;   /* the number that a state without any room would have */
    uint32_t stride[COLUMNS_MAX]; /* of each group's room; 0 for `told` */
    uint8_t low[COLUMNS_MAX];     /* bounds of each group's room */
    uint8_t high[COLUMNS_MAX];
    uint8_t group[COLUMNS_MAX];  /* of each column */
    uint8_t next[COLUMNS_MAX];   /* of each group in the layer after this */
    uint32_t shift[COLUMNS_MAX]; /* of each group: the stride of that one */
    uint32_t alone;            /* groups that are a column in need, as bits, */
    uint32_t helping;          /* and the pieces left that meet needs */
    uint8_t full[COLUMNS_MAX]; /* the room of a group that got nothing */
    uint64_t lows[2];          /* the bounds again, a byte for each group */
    uint64_t highs[2];
};

/* A table while it is counted. */
struct count {
    const struct table *table;
    uint64_t takes[COLUMNS_MAX]; /* rows that may go to a column, as bits, */
    uint8_t total[COLUMNS_MAX];  /* and their pieces */
    uint8_t order[ROWS_MAX];     /* of the rows */
    uint32_t spare;      /* of the first rows: pieces that no column needs */
    uint32_t rows;       /* counted; the others make one */
    uint32_t handfuls;   /* in the rows that are counted */
    uint32_t states;     /* of all layers */
    uint32_t words;      /* of a number of ways */
    struct layer *layer; /* [handfuls + 1] */
    struct binomials *binomials; /* up to the number of all pieces */
    uint32_t *ways;              /* [states][words] */
};

/* Plans how to count a table; both must stay where they are, as must the layers
 * (LAYERS_MAX is enough) and the binomials, which several counts may share.
 * Returns the bytes that the ways will take. */
uint64_t tln_count_plan(struct count *count, const struct table *table,
                        struct layer *layer, struct binomials *binomials);

/* Counts the ways; returns 0 if there are none. */
int tln_count_ways(struct count *count, uint32_t *ways);

/* Draws one of them: given[i][k] is how many pieces of row order[i] go to
 * column k, and given[count->rows][k] how many of all other rows. Those may go
 * wherever one of them may. */
void tln_count_draw(const struct count *count, talon_rng *rng,
                    uint8_t given[ROWS_MAX][COLUMNS_MAX]);

#endif
