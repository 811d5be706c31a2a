/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_TRIPOLI_PT_HAND_H
#define TALON_ADVISOR_TRIPOLI_PT_HAND_H

#include "advisor/tripoli/pt_mind.h"

/* List what the dealer may do about the spare hand (keep, swap, auction), and
 * the offers for it. */
talon_status tln_pt_spare(struct pt_mind *mind);
talon_status tln_pt_offer(struct pt_mind *mind);

/* List offers for the right to name the pay suit, and the suits to name. */
talon_status tln_pt_pay_offer(struct pt_mind *mind);
talon_status tln_pt_pay_suit(struct pt_mind *mind);

#endif
