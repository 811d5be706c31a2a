/* SPDX-License-Identifier: MIT */
/* Whether play can reach a state, or a state with this view. */
#ifndef TALON_TRIPOLI_TR_VERIFY_H
#define TALON_TRIPOLI_TR_VERIFY_H

#include "game/state.h"

/* See struct module. */
talon_status tln_tr_verify(const struct talon_game *handle, uint32_t *field);

#endif
