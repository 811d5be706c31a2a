/* SPDX-License-Identifier: MIT */
/* The moves that a line may mean, and which of them it does mean. */
#ifndef TALON_WORDS_READ_CANDIDATES_H
#define TALON_WORDS_READ_CANDIDATES_H

#include "words/read/draft.h"

/* Who is asked, and what this seat may do and holds. */
struct asked {
    const struct line *line;
    int32_t seat;
    uint32_t count;
    talon_choice choices[TALON_CHOICES_MAX];
    talon_cards held;
};

/* Reads a line, leaving out some atoms, and decides what it means. */
void tln_w_decide(const struct asked *asked, uint32_t skip, uint32_t skipped,
                  talon_reading *reading);

#endif
