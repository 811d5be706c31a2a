/* SPDX-License-Identifier: MIT */
/* The moves that a line may mean, and which of them it does mean. */
#ifndef TALON_WORDS_READ_CANDIDATES_H
#define TALON_WORDS_READ_CANDIDATES_H

#include "words/read/draft.h"

/* A kind of move that is possible, and how many cards it wants. */
struct wish {
    uint16_t kind; /* one of #talon_kind_id */
    uint8_t least, most;
};

/* Who is asked, and what this seat may do and holds. */
struct asked {
    const struct line *line;
    int32_t seat;
    uint32_t count;
    struct wish wishes[TALON_CHOICES_MAX];
    talon_cards held;
};

/* Fills in what a line that a seat says is compared with. */
talon_status tln_w_ask(struct asked *asked, const struct line *line,
                       int32_t seat);

/* Reads a line, leaving out some atoms, and decides what it means. */
void tln_w_decide(const struct asked *asked, uint32_t skip, uint32_t skipped,
                  talon_reading *reading);

#endif
