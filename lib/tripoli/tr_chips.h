/* SPDX-License-Identifier: MIT */
/* Moving chips and showing cards, each with its event. */
#ifndef TALON_TRIPOLI_TR_CHIPS_H
#define TALON_TRIPOLI_TR_CHIPS_H

#include "game/event.h"
#include "tripoli/tr_state.h"

/* If the amount is 0, nothing moves and there is no event. */
void tln_tr_pay_box(struct tripoli *game, struct events *events, int32_t seat,
                    uint32_t box, int64_t amount, uint32_t reason);
void tln_tr_pay_seat(struct tripoli *game, struct events *events, int32_t seat,
                     int32_t other, int64_t amount, uint32_t reason);

/* An ante (TR-5): an amount into each of a number of boxes, from `ace` on. */
void tln_tr_pay_ante(struct tripoli *game, struct events *events, int32_t seat,
                     uint32_t boxes, int64_t amount);

/* Moves chips from one box to another for the closing pots (TR-30). */
void tln_tr_gather(struct tripoli *game, struct events *events, uint32_t from,
                   uint32_t to, int64_t amount);

/* Why a seat takes chips from a box. */
struct claim {
    uint32_t reason;
    uint32_t pot;      /* TR-33: number of the pot from 1, or 0 */
    talon_cards cards; /* TR-14: that entitle it, or 0 */
};

void tln_tr_take_box(struct tripoli *game, struct events *events, uint32_t box,
                     int32_t seat, int64_t amount, const struct claim *claim);

/* Shows cards of a seat to all. */
void tln_tr_show(struct tripoli *game, struct events *events, int32_t seat,
                 talon_cards cards, uint32_t reason);

#endif
