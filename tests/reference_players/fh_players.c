/* SPDX-License-Identifier: MIT */
/* The list of the reference players of Five Hundred. */
#include "fh_players.h"

const struct reference_player *const fh_reference_players[] = {
    &fh_passer,
    NULL,
};
