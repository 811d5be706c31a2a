/* SPDX-License-Identifier: MIT */
/* When a search looks up from its work: it has used its nodes, or its caller
 * wants it to end. */
#ifndef TALON_ADVISOR_SEARCH_PAUSE_H
#define TALON_ADVISOR_SEARCH_PAUSE_H

#include "advisor/search/search.h"

/* Lets a search begin to count, with a limit of nodes. Its flag `stop` has been
 * set. */
void tln_sv_limit(struct search *search, uint64_t nodes_most);

/* Whether a search must end: `stopped` is then set. Called when `nodes` has
 * reached `nodes_pause`. */
int tln_sv_must_end(struct search *search);

#endif
