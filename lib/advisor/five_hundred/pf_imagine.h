/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_IMAGINE_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_IMAGINE_H

#include "advisor/five_hundred/pf_mind.h"

/* Fills mind->world with `count` worlds, or with fewer, at least one, if the
 * caller stops the call; mind->worlds says how many. */
talon_status tln_pf_imagine(struct pf_mind *mind, uint32_t count);

/* The two parts of tln_pf_imagine(): tln_pf_begin_chain() begins a chain with
 * the sample, tln_pf_step_chain() takes a number of steps. */
void tln_pf_begin_chain(struct pf_mind *mind);
void tln_pf_step_chain(struct pf_mind *mind, uint32_t steps);

#endif
