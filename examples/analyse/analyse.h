/* SPDX-License-Identifier: MIT */
/* What the parts of `analyse` share: main.c (the command line, and reviews in
 * words), hands.c (the hands of records) and answer.c (reviews as JSON). */
#ifndef ANALYSE_H
#define ANALYSE_H

#include "../common/batch.h"
#include "../common/command_line.h"
#include "../common/reader.h"

/* A hand to be reviewed. */
struct hand {
    const char *file;
    size_t line;     /* where it was dealt */
    uint64_t deal;   /* the number of its deal, from 0, in all files */
    uint32_t number; /* in its record, from 1 */
    const char *preset;
    uint32_t seats;
    uint32_t nodes;
    talon_game *game; /* in this memory */
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
};

/* ---- hands.c: reads the hands of many files, one after the other */

struct hands {
    char **file;               /* those that have not been opened, and a null */
    const struct range *deals; /* those that are asked for */
    uint32_t nodes;
    int status;      /* the worst so far: an exit status */
    uint64_t dealt;  /* how many deals there have been */
    int is_open;     /* whether a file is open */
    int is_at_first; /* whether its first record is still to be read */
    struct reader reader;
    uint64_t record;  /* how many records there have been */
    talon_game *game; /* of the record being read, or null */
    talon_rules rules;
    uint32_t seats;
    uint32_t number; /* of the hand in its record */
    size_t line;     /* where it was dealt */
    int has_play;    /* whether a card was played in it */
};

enum found {
    FOUND_END,
    FOUND_HAND,  /* a hand in which a card was played */
    FOUND_RECORD /* the end of a good record */
};

/* Finds the next hand among the deals that are asked for. What is refused is
 * reported, and the next record follows. */
enum found hands_next(struct hands *hands, struct hand *hand);

/* ---- answer.c: what a batch calls; the asker is a struct hands, and a
 * question a struct hand */

int ask_hand(void *asker, void *question, uint64_t *deal);
enum outcome answer_hand(talon_fh_solver *solver, const void *question,
                         struct json *line);

#endif
