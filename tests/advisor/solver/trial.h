/* SPDX-License-Identifier: MIT */
/* What the solver answers about a problem, beside what it is worth. Every check
 * gives null, or in a few words what is wrong. */
#ifndef TALON_TESTS_ADVISOR_TRIAL_H
#define TALON_TESTS_ADVISOR_TRIAL_H

#include "draw.h"
#include "model.h"

/* A problem with its right answers, and the solver asked about it. */
struct trial {
    talon_fh_problem problem;
    struct worths worths;
    talon_fh_solver *solver;
    talon_rng *rng; /* for limits and capacities */
};

/* The value, with and without a limit of nodes. */
const char *trial_value(const struct trial *trial);

/* Whether each number of tricks can be reached, those that cannot be, too. */
const char *trial_reach(const struct trial *trial);

/* Every card and named suit. */
const char *trial_cards(const struct trial *trial);

/* The line of best play: legal, as long as the hand, its first card the first
 * of the best ones, and its end the value. */
const char *trial_line(const struct trial *trial);

/* The same line, with every card looked at by the second judge. */
const char *trial_whole_line(const struct trial *trial);

/* For hands too large for the second judge: first whether the value and one
 * more can be reached, before anything else is known; then cards, value, reach
 * and line. */
const char *trial_each(const struct trial *trial);

/* All of these, each once or more, in an order that is drawn. */
const char *trial_all(const struct trial *trial);

/* Whether some card loses something. */
int worths_matter(const struct worths *worths);

/* Appends the problem and its right answers to the file that TALON_TEST_KEEP
 * names in the environment, if any, for replay.c. */
void trial_keep(const struct trial *trial);

/* A problem as it is kept. */
struct kept {
    talon_fh_problem problem;
    struct worths worths;
};

/* Writes a problem with its value, for a person. */
void show_problem(const talon_fh_problem *problem, int32_t value);

#endif
