/* SPDX-License-Identifier: MIT */
/* Whether a state is one that play can reach. */
#ifndef TALON_FIVE_HUNDRED_FH_VERIFY_H
#define TALON_FIVE_HUNDRED_FH_VERIFY_H

#include "five_hundred/fh_state.h"

/* See struct module. */
talon_status tln_fh_verify(const struct talon_game *handle, uint32_t *field);

#endif
