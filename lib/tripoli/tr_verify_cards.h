/* SPDX-License-Identifier: MIT */
/* Whether the cards of a loaded session can be where they are. */
#ifndef TALON_TRIPOLI_TR_VERIFY_CARDS_H
#define TALON_TRIPOLI_TR_VERIFY_CARDS_H

#include "tripoli/tr_view.h"

/* For a state whose phases fit: see tr_verify.c. */
int tln_tr_cards_fit(const struct tripoli *game, const struct dealt *dealt);

/* Whether a view holds each card once, and all that its viewers must know. */
int tln_tr_knowledge_fits(const struct tripoli *view,
                          const struct dealt *dealt);

/* See struct module. */
int tln_tr_completes(const struct talon_game *handle);

#endif
