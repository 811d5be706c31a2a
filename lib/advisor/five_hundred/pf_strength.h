/* SPDX-License-Identifier: MIT */
#ifndef TALON_ADVISOR_FIVE_HUNDRED_PF_STRENGTH_H
#define TALON_ADVISOR_FIVE_HUNDRED_PF_STRENGTH_H

#include "advisor/five_hundred/pf_mind.h"

/* The trumps of a suit: the lane, the left bower and the jokers. */
talon_cards tln_pf_trumps(uint32_t suit);

/* The cards of a suit in a denomination; jokers are in no suit but trumps. */
talon_cards tln_pf_suit(uint32_t denomination, uint32_t suit);

/* How many tricks a hand promises as the contractor's, its partners' help
 * included; in 64ths. The denomination is a suit or no trump. */
int32_t tln_pf_strength(const struct sight *sight, talon_cards hand,
                        uint32_t denomination);

/* How likely a hand is to take a trick against its will: 0 is safe; about one
 * for each step that a card is too high. */
int32_t tln_pf_danger(talon_cards pack, talon_cards hand);

/* Functions on logarithms, in 256ths: of 1 / (1 + exp(-x)), x in 64ths; of
 * exp(x), x at most 0, in 1024ths; of x, in 16ths from 16 to 96; and
 * minus that of a random number. */
int32_t tln_pf_log_sigmoid(int32_t x);
int32_t tln_pf_exp(int32_t x);
int32_t tln_pf_log(int32_t x);
int32_t tln_pf_minus_log(uint32_t random);

#endif
