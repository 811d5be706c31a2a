/* SPDX-License-Identifier: MIT */
/* Whether the chips of a loaded session can be where they are. */
#ifndef TALON_TRIPOLI_TR_VERIFY_CHIPS_H
#define TALON_TRIPOLI_TR_VERIFY_CHIPS_H

#include "tripoli/tr_view.h"

/* For a state whose phases and cards fit: see tr_verify.c. */
int tln_tr_chips_fit(const struct tripoli *game, const struct dealt *dealt);

/* The fewest purchases that there have been (TR-34). */
uint64_t tln_tr_fewest_purchases(const struct tripoli *game);

#endif
