/* SPDX-License-Identifier: MIT */
/* Clear errors of Five Hundred, told apart from good play that looks wrong. */
#ifndef FH_ERRORS_H
#define FH_ERRORS_H

#include "../reference_players/fh_look.h"
#include "five_hundred.h"

/* What might be an error: its letter, and the plain card to play instead. */
struct suspicion {
    int possible;     /* the error can be made here */
    int made;         /* the move looks like the error */
    talon_card plain; /* the card to play instead; TALON_CARD_NONE for calls */
};

enum {
    ERRORS = 6 /* (a) … (f) */
};

/* Looks for each error in a move that is about to be made. */
void find_errors(const struct fh_look *look, struct suspicion found[ERRORS]);

/* Counts the moves that look like errors. With --worlds, also counts those that
 * are errors: the plain card is at least as good on average. */
void count_errors(const struct table *table, const struct fh_look *look);

void report_errors(const struct contest *contest, const struct sums *sums,
                   struct report *report);

#endif
