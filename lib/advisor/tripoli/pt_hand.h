/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_HAND_H
#define TALON_ADVISOR_TRIPOLI_PT_HAND_H

#include "advisor/tripoli/pt_mind.h"

/* Lists what may be done with the spare hand: keeping, swapping, and offers for
 * it. */
talon_status tln_pt_spare(struct pt_mind *mind);
talon_status tln_pt_offer(struct pt_mind *mind);

/* Lists offers for the pay suit, and its suits. */
talon_status tln_pt_pay_offer(struct pt_mind *mind);
talon_status tln_pt_pay_suit(struct pt_mind *mind);

#endif
