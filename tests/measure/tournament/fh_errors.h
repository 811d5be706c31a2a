/* SPDX-License-Identifier: MIT */
/* Clear errors of Five Hundred, and what tells them from good luck. */
#ifndef FH_ERRORS_H
#define FH_ERRORS_H

#include "../reference_players/fh_look.h"
#include "five_hundred.h"

/* What might be an error: its letter and the plain card instead. */
struct suspicion {
    int possible;     /* whether the situation allowed the error */
    int made;         /* whether it seems to have been made */
    talon_card plain; /* the card to compare with; TALON_CARD_NONE for calls */
};

enum {
    ERRORS = 6 /* (a) … (f) */
};

/* Looks for each error in a move that is about to be made. */
void find_errors(const struct fh_look *look, struct suspicion found[ERRORS]);

/* Counts them: what seems an error, and of these, where worlds are asked for,
 * those where the plain card is at least as good over the worlds. */
void count_errors(const struct table *table, const struct fh_look *look);

void report_errors(const struct contest *contest, const struct sums *sums,
                   struct report *report);

#endif
