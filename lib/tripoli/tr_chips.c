/* SPDX-License-Identifier: MIT */
/* Every change of a stack or a box of the board happens here (except a
 * purchase, which brings chips in), so that chips are neither created nor lost
 * (TR-3) and every movement is reported. */
#include "tripoli/tr_chips.h"

static void tell_payment(struct events *events, int32_t seat, uint32_t box,
                         int64_t amount, uint32_t reason)
{
    talon_event *event = tell(events, TALON_KIND_PAY, seat);

    event->box_id = (uint8_t)box;
    event->amount = amount;
    event->reason = (uint16_t)reason;
}

void tln_tr_pay_box(struct tripoli *game, struct events *events, int32_t seat,
                    uint32_t box, int64_t amount, uint32_t reason)
{
    if (amount == 0)
        return;
    game->stack[seat] -= amount;
    game->box[box] += amount;
    tell_payment(events, seat, box, amount, reason);
}

void tln_tr_pay_ante(struct tripoli *game, struct events *events, int32_t seat,
                     uint32_t boxes, int64_t amount)
{
    uint32_t box;

    game->stack[seat] -= amount * boxes;
    for (box = TALON_TR_BOX_ACE; box <= boxes; box++) {
        game->box[box] += amount;
        tell_payment(events, seat, box, amount, TALON_REASON_ANTE);
    }
}

void tln_tr_pay_seat(struct tripoli *game, struct events *events, int32_t seat,
                     int32_t other, int64_t amount, uint32_t reason)
{
    talon_event *event;

    if (amount == 0)
        return;
    game->stack[seat] -= amount;
    game->stack[other] += amount;
    event = tell(events, TALON_KIND_PAY, seat);
    event->other = (int8_t)other;
    event->amount = amount;
    event->reason = (uint16_t)reason;
}

void tln_tr_take_box(struct tripoli *game, struct events *events, uint32_t box,
                     int32_t seat, int64_t amount, const struct claim *claim)
{
    talon_event *event;

    if (amount == 0)
        return;
    game->box[box] -= amount;
    game->stack[seat] += amount;
    event = tell_set(events, TALON_KIND_TAKE, seat, claim->cards);
    event->box_id = (uint8_t)box;
    event->amount = amount;
    event->reason = (uint16_t)claim->reason;
    event->index = (uint8_t)claim->pot;
}

void tln_tr_gather(struct tripoli *game, struct events *events, uint32_t from,
                   uint32_t to, int64_t amount)
{
    talon_event *event;

    if (amount == 0)
        return;
    game->box[from] -= amount;
    game->box[to] += amount;
    event = tell(events, TALON_KIND_GATHER, TALON_TABLE);
    event->box_id = (uint8_t)from;
    event->index = (uint8_t)to;
    event->amount = amount;
    event->reason = TALON_REASON_CLOSING;
}

void tln_tr_show(struct tripoli *game, struct events *events, int32_t seat,
                 talon_cards cards, uint32_t reason)
{
    tell_set(events, TALON_KIND_SHOWN, seat, cards)->reason = (uint16_t)reason;
    game->shown |= cards;
}
