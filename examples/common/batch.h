/* SPDX-License-Identifier: MIT */
/* Many questions for solvers: several threads answer them, each with a solver
 * of its own, and the answers are printed as lines of JSON in the order of the
 * questions. At most BATCH_SLOTS questions are kept at a time, so memory does
 * not depend on how many there are. */
#ifndef BATCH_H
#define BATCH_H

#include "json.h"
#include "solver.h"

#define BATCH_SLOTS    1024
#define BATCH_JOBS_MAX 256

/* The deals that are asked for, by number from 0: first to last. */
struct range {
    uint64_t first, last;
};

#define ALL_DEALS ((struct range){0, UINT64_MAX})

/* Reads the value of an option --deals: A..B, or A.. for all from A on. */
struct range range_of(const char *value);

/* Reads the value of an option --jobs. */
uint32_t jobs_of(const char *value);

/* What became of a question. */
enum outcome {
    OUTCOME_ANSWERED,
    OUTCOME_REFUSED,
    OUTCOME_STOPPED
};

struct batch {
    uint32_t jobs; /* threads that answer */
    size_t size;   /* of a question, in bytes */
    const struct range *deals;

    /* Makes the next question and tells the number of its deal; 0 if there is
     * none. Called by one thread only. */
    int (*ask)(void *asker, void *question, uint64_t *deal);
    void *asker;

    /* Writes the answer to a question; or why it is refused, for standard
     * error. The solver has forgotten everything, so that the answer is the
     * same whoever gives it. Called by many threads. */
    enum outcome (*answer)(talon_fh_solver *solver, const void *question,
                           struct json *line);
};

/* Asks and answers until there are no more questions, or until an interrupt
 * (solver.h). What is answered by then is printed, and the rest named on
 * standard error. Returns an exit status. */
int batch_run(const struct batch *batch);

#endif
