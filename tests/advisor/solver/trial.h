/* SPDX-License-Identifier: MIT */
/* Compares what the solver answers about a problem with what the problem is
 * worth. Every check returns null if the answers are right; otherwise it says
 * in a few words what is wrong. */
#ifndef TALON_TESTS_ADVISOR_TRIAL_H
#define TALON_TESTS_ADVISOR_TRIAL_H

#include "draw.h"
#include "model.h"

/* A problem with its right answers, and the solver that is asked about it. */
struct trial {
    talon_fh_problem problem;
    struct worths worths;
    talon_fh_solver *solver;
    talon_rng *rng; /* for limits and capacities */
};

/* The value, without and with a limit of nodes. */
const char *trial_value(const struct trial *trial);

/* Whether each number of tricks can be reached, including those that cannot. */
const char *trial_reach(const struct trial *trial);

/* The values of every card and named suit. */
const char *trial_cards(const struct trial *trial);

/* The line of best play: it is legal and as long as the hand, it begins with
 * the first of the best cards, and it ends with the value. */
const char *trial_line(const struct trial *trial);

/* The same line; the second judge checks every card of it. */
const char *trial_whole_line(const struct trial *trial);

/* For hands too large for the second judge: first whether the value, and one
 * trick more, can be reached, before anything else is known; then cards, value,
 * reach and line. */
const char *trial_each(const struct trial *trial);

/* All of these checks, each at least once, in a random order. */
const char *trial_all(const struct trial *trial);

/* Whether some card is worse than another. */
int worths_matter(const struct worths *worths);

/* Appends the problem and its right answers to the file named in the
 * environment variable TALON_TEST_KEEP, if it is set, for replay.c. */
void trial_keep(const struct trial *trial);

/* A problem as it is kept in the file. */
struct kept {
    talon_fh_problem problem;
    struct worths worths;
};

/* Prints a problem and its value for people to read. */
void show_problem(const talon_fh_problem *problem, int32_t value);

#endif
