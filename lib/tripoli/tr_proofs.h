/* SPDX-License-Identifier: MIT */
/* What public play proves about single cards. */
#ifndef TALON_TRIPOLI_TR_PROOFS_H
#define TALON_TRIPOLI_TR_PROOFS_H

#include "tripoli/tr_view.h"

/* For each hand, and last for the spare hand, the cards that are not in it
 * now. */
struct proofs {
    talon_cards not_in[SEATS + 1];
    int contradicted; /* a card was played that could not be in the hand */
};

void tln_tr_prove(const struct tripoli *game, const struct dealt *dealt,
                  struct proofs *proofs);

#endif
