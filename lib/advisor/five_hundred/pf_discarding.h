/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_DISCARDING_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_DISCARDING_H

#include "advisor/five_hundred/pf_mind.h"

/* tln_pf_advise_discard() judges discards, tln_pf_advise_partner() cards to
 * call for a partner. Both list them as advice. */
talon_status tln_pf_advise_discard(struct pf_mind *mind);
talon_status tln_pf_advise_partner(struct pf_mind *mind);

#endif
