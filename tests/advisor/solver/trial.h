/* SPDX-License-Identifier: MIT */
/* Compares what the solver answers about a position with what the position is
 * worth. Every check returns null if the answers are right; otherwise it says
 * in a few words what is wrong. */
#ifndef TALON_TESTS_ADVISOR_TRIAL_H
#define TALON_TESTS_ADVISOR_TRIAL_H

#include "draw.h"
#include "model.h"

/* A position, the right answers, and the solver that is being tested. */
struct trial {
    talon_fh_position position;
    struct worths worths;
    talon_fh_solver *solver;
    talon_rng *rng; /* draws limits and lengths of lists */
};

/* Checks the value, found without a limit or with a random one. */
const char *trial_value(const struct trial *trial);

/* Checks for each number of tricks whether the side can reach it, also for
 * impossible numbers. */
const char *trial_reach(const struct trial *trial);

/* Checks the value of each card, and of each suit named for a joker. */
const char *trial_cards(const struct trial *trial);

/* Checks the line of best play: it is legal, goes to the end of the hand,
 * begins with the first of the best cards, and ends with the value. */
const char *trial_line(const struct trial *trial);

/* The same, and the second judge confirms that every card of the line is a best
 * one. */
const char *trial_whole_line(const struct trial *trial);

/* The checks for hands that are too large for the second judge. First, before
 * the solver knows anything else, whether the side can reach the value, and
 * whether it can reach one trick more; then cards, value, reach and line. */
const char *trial_each(const struct trial *trial);

/* All of these checks, each at least once, in a random order. */
const char *trial_all(const struct trial *trial);

/* Whether some card is worse than another. */
int worths_matter(const struct worths *worths);

/* If the environment variable TALON_TEST_KEEP names a file, appends the
 * position and its right answers to it, for replay.c. */
void trial_keep(const struct trial *trial);

/* What trial_keep() appends to the file. */
struct kept {
    talon_fh_position position;
    struct worths worths;
};

/* Prints a position and its value in readable form. */
void show_position(const talon_fh_position *position, int32_t value);

#endif
