/* Who takes a trick. */
#ifndef TALON_FIVE_HUNDRED_FH_WINNER_H
#define TALON_FIVE_HUNDRED_FH_WINNER_H

#include "five_hundred/fh_state.h"

/* The seat that takes the trick on the table, which is full. */
int32_t tln_fh_trick_winner(const struct five_hundred *game);

#endif
