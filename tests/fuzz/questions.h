/* SPDX-License-Identifier: MIT */
/* What must be true of the answers about any game or view. */
#ifndef TALON_TESTS_FUZZ_QUESTIONS_H
#define TALON_TESTS_FUZZ_QUESTIONS_H

#include "fuzz.h"

/* Events of a hand that are kept, at most. */
#define TOLD_MAX 2048

/* A game, and what was told of its hand. */
struct asked {
    const talon_game *game;
    const talon_event *told; /* from the deal or its board on */
    uint32_t told_count;     /* 0 if not everything was kept */
    talon_rng *rng;
};

/* A state saves, and loads again as the same one. */
void check_state(const talon_game *game);

/* Asks questions of one kind; there are QUESTIONS kinds. */
#define QUESTIONS 14
void ask_question(const struct asked *asked, uint32_t kind);

#endif
