/* SPDX-License-Identifier: MIT */
/* The instances of the search (core.h): each finds a bound on the tricks that
 * the side of hand 0 takes, including the trick on the table, for a target of 1
 * … root->cards. It is a lower bound if it reaches the target, else an upper
 * bound. It means nothing if the search was stopped. */
#ifndef TALON_ADVISOR_SEARCH_INSTANCES_H
#define TALON_ADVISOR_SEARCH_INSTANCES_H

#include "advisor/search/search.h"

typedef uint32_t search_entry(struct search *search, const struct root *root,
                              uint32_t target);

search_entry tln_sv_three;       /* three hands, trumps */
search_entry tln_sv_four;        /* four hands, trumps */
search_entry tln_sv_three_plain; /* three hands, no trump */
search_entry tln_sv_four_plain;  /* four hands, no trump */
search_entry tln_sv_any;         /* two to six hands, with and without trumps */
search_entry tln_sv_misere;      /* a misère: 1 if the contractor takes no
                                    trick, else 0 */

#endif
