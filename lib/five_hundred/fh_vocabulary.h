/* The words of Five Hundred. */
#ifndef TALON_FIVE_HUNDRED_FH_VOCABULARY_H
#define TALON_FIVE_HUNDRED_FH_VOCABULARY_H

#include "game/kind.h"

extern const struct vocabulary tln_fh_vocabulary;

/* `= legal` in the auction: the calls in order, ` pass bid:6S …`; and of the
 * contractor, ` discard 3 of 7S …`. See struct phase. */
void tln_fh_put_calls(struct out *out, const struct talon_game *handle);
void tln_fh_put_discards(struct out *out, const struct talon_game *handle);

#endif
