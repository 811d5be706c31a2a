/* The numbers of a saved session: their order, and what each can be by itself.
 * When all are in range the state can be looked at safely; whether they go
 * together, others decide. */
#include "tripoli/phases.h"

#include <stddef.h>

#define MEMBER(member)  FIELD(struct tripoli, member)
#define MEMBERS(member) FIELDS(struct tripoli, member)

const struct field tr_fields[] = {
    MEMBERS(hand),
    MEMBERS(selected),
    MEMBER(spare),
    MEMBER(shown),
    MEMBER(board.pay),
    MEMBER(board.pair),
    MEMBER(board.sequence),
    MEMBERS(stack),
    MEMBERS(before),
    MEMBERS(staked),
    MEMBERS(box),
    MEMBER(deals),
    MEMBER(offer),
    MEMBER(in_deal),
    MEMBER(in_poker),
    MEMBER(acted),
    MEMBER(passed),
    MEMBER(barred),
    MEMBER(raises),
    MEMBER(to_act),
    MEMBER(dealer),
    MEMBER(bidder),
    MEMBER(buyer),
    MEMBER(pot_winner),
    MEMBER(opener),
    MEMBER(deal_winner),
    MEMBER(phase),
    MEMBER(spare_steps),
    MEMBER(closing),
    MEMBER(due),
    MEMBER(spare_held),
    MEMBERS(held),
    MEMBER(plays),
    MEMBERS(play),
    MEMBERS(player),
    MEMBERS(zero),
    {0, 0, 0},
};

/* What the numbers of a field can be: sets are of cards or seats, numbers from
 * low to high. */
enum range_kind {
    CARDS,
    CARD,         /* or TALON_NO_CARD */
    PLAYED_CARD,  /* as many as there are plays, then 0 */
    SEATS_OF_ALL, /* a bit for each seat */
    SEAT,         /* from low on */
    PLAYER,       /* as many as there are plays, then 0 */
    CHIPS,        /* from 0 on */
    ACCOUNT,      /* from 0 on, at table stakes */
    PHASE,
    NUMBER
};

struct range {
    uint8_t kind;
    int64_t low;
    int64_t high;
};

/* In the order of the fields. */
static const struct range ranges[] = {
    {CARDS, 0, 0},
    {CARDS, 0, 0},
    {CARDS, 0, 0},
    {CARDS, 0, 0},
    {CARDS, 0, 0},
    {CARDS, 0, 0},
    {CARDS, 0, 0},
    {ACCOUNT, 0, 0},
    {ACCOUNT, 0, 0},
    {CHIPS, 0, 0},
    {CHIPS, 0, 0},
    {NUMBER, 0, UINT32_MAX},
    {NUMBER, 0, MOVE_CHIPS_MAX},
    {SEATS_OF_ALL, 0, 0},
    {SEATS_OF_ALL, 0, 0},
    {SEATS_OF_ALL, 0, 0},
    {SEATS_OF_ALL, 0, 0},
    {SEATS_OF_ALL, 0, 0},
    {NUMBER, 0, UINT16_MAX},
    {SEAT, TALON_TABLE, 0},
    {SEAT, TALON_NOBODY, 0},
    {SEAT, TALON_NOBODY, 0},
    {SEAT, TALON_NOBODY, 0},
    {SEAT, TALON_NOBODY, 0},
    {SEAT, TALON_NOBODY, 0},
    {SEAT, TALON_NOBODY, 0},
    {PHASE, 0, 0},
    {NUMBER, 0, SPARE_AUCTIONED | SPARE_SWAPPED | SPARE_OLD_AUCTIONED},
    {NUMBER, 0, TALON_TR_CLOSING_MAX},
    {CARD, 0, 0},
    {NUMBER, 0, PLAYS_MAX},
    {NUMBER, 0, PLAYS_MAX},
    {NUMBER, 0, PLAYS_MAX},
    {PLAYED_CARD, 0, 0},
    {PLAYER, 0, 0},
    {NUMBER, 0, 0},
};

_Static_assert(sizeof ranges / sizeof ranges[0] ==
                   sizeof tr_fields / sizeof tr_fields[0] - 1,
               "every field has a range");

static int is_phase(uint64_t number)
{
    return number == TALON_PHASE_DEAL || number == TALON_PHASE_OVER ||
           (number >= TALON_PHASE_BETWEEN && number <= TALON_PHASE_MICHIGAN);
}

static int is_card(uint64_t number)
{
    return number < TALON_PACK_MAX && (PACK_52 >> number & 1);
}

/* The bits of a number as one that can be below 0. */
static int64_t extended(uint64_t bits, uint32_t bytes)
{
    uint64_t sign = (uint64_t)1 << (8 * bytes - 1);

    if (bits & sign)
        return -(int64_t)(sign - 1 - (bits ^ sign)) - 1;
    return (int64_t)bits;
}

/* A number of a field, its bits only. */
static uint64_t number_at(const void *member, uint32_t bytes)
{
    uint64_t eight;
    uint32_t four;
    uint16_t two;

    switch (bytes) {
    case 8:
        memcpy(&eight, member, sizeof eight);
        return eight;
    case 4:
        memcpy(&four, member, sizeof four);
        return four;
    case 2:
        memcpy(&two, member, sizeof two);
        return two;
    default:
        return *(const uint8_t *)member;
    }
}

/* Whether the number with this index in its field is one it can be. */
static int in_range(const struct tripoli *t, const struct range *range,
                    uint64_t bits, uint32_t bytes, uint32_t index)
{
    int64_t number = extended(bits, bytes);

    switch (range->kind) {
    case CARDS:
        return (bits & ~PACK_52) == 0;
    case CARD:
        return bits == TALON_NO_CARD || is_card(bits);
    case PLAYED_CARD:
        return index < t->plays ? is_card(bits) : bits == 0;
    case SEATS_OF_ALL:
        return (bits & ~(uint64_t)all_seats(t)) == 0;
    case SEAT:
        return number >= range->low && number < (int64_t)players(t);
    case PLAYER:
        return index < t->plays ? bits < players(t) : bits == 0;
    case CHIPS:
        return number >= 0 && number <= CHIPS_MAX;
    case ACCOUNT:
        return number >= (table_stakes(t) ? 0 : -CHIPS_MAX) &&
               number <= CHIPS_MAX;
    case PHASE:
        return is_phase(bits);
    default:
        return bits >= (uint64_t)range->low && bits <= (uint64_t)range->high;
    }
}

talon_status tr_verify_ranges(const struct tripoli *t, uint32_t *field)
{
    uint32_t i, k;

    for (i = 0; tr_fields[i].bytes != 0; i++) {
        const struct field *f = &tr_fields[i];
        const uint8_t *member = (const uint8_t *)t + f->offset;

        for (k = 0; k < f->count; k++, member += f->bytes) {
            if (!in_range(t, &ranges[i], number_at(member, f->bytes), f->bytes,
                          k)) {
                *field = i;
                return TALON_E_SAVED_FIELD;
            }
        }
    }
    return TALON_OK;
}
