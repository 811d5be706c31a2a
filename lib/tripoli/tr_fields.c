/* The numbers of a saved session: their order, and what each can be by itself.
 * When all are in range the state can be looked at safely; whether they go
 * together, others decide. */
#include "tripoli/tr_phases.h"

#define MEMBER(member)  FIELD(struct tripoli, member)
#define MEMBERS(member) FIELDS(struct tripoli, member)

const struct field tln_tr_fields[] = {
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

/* What the numbers of a field can be, which also tells their size: sets are of
 * cards or seats. */
enum range_kind {
    CARDS,
    CARD,         /* or TALON_NO_CARD */
    PLAYED_CARD,  /* as many as there are plays, then 0 */
    SEATS_OF_ALL, /* a bit for each seat */
    SEAT,         /* from the bound on */
    PLAYER,       /* as many as there are plays, then 0 */
    CHIPS,        /* from 0 on */
    ACCOUNT,      /* from 0 on, at table stakes */
    OFFER,
    PHASE,
    NUMBER, /* in a byte, from 0 to the bound */
    ANYTHING
};

struct range {
    uint8_t kind;
    int8_t bound;
};

/* In the order of the fields. */
static const struct range ranges[] = {
    {CARDS, 0},
    {CARDS, 0},
    {CARDS, 0},
    {CARDS, 0},
    {CARDS, 0},
    {CARDS, 0},
    {CARDS, 0},
    {ACCOUNT, 0},
    {ACCOUNT, 0},
    {CHIPS, 0},
    {CHIPS, 0},
    {ANYTHING, 0},
    {OFFER, 0},
    {SEATS_OF_ALL, 0},
    {SEATS_OF_ALL, 0},
    {SEATS_OF_ALL, 0},
    {SEATS_OF_ALL, 0},
    {SEATS_OF_ALL, 0},
    {ANYTHING, 0},
    {SEAT, TALON_TABLE},
    {SEAT, TALON_NOBODY},
    {SEAT, TALON_NOBODY},
    {SEAT, TALON_NOBODY},
    {SEAT, TALON_NOBODY},
    {SEAT, TALON_NOBODY},
    {SEAT, TALON_NOBODY},
    {PHASE, 0},
    {NUMBER, SPARE_AUCTIONED | SPARE_SWAPPED | SPARE_OLD_AUCTIONED},
    {NUMBER, TALON_TR_CLOSING_MAX},
    {CARD, 0},
    {NUMBER, PLAYS_MAX},
    {NUMBER, PLAYS_MAX},
    {NUMBER, PLAYS_MAX},
    {PLAYED_CARD, 0},
    {PLAYER, 0},
    {NUMBER, 0},
};

_Static_assert(sizeof ranges / sizeof ranges[0] ==
                   sizeof tln_tr_fields / sizeof tln_tr_fields[0] - 1,
               "every field has a range");

/* The numbers of a field are looked at all together, whatever the first of them
 * are: one by one, each asked for its kind, they took three times as long. */
static int are_of_pack(const talon_cards *set, uint32_t count)
{
    talon_cards all = 0;

    while (count > 0)
        all |= set[--count];
    return (all & ~PACK_52) == 0;
}

static int are_cards(const talon_card *card, uint32_t count)
{
    talon_cards fits = 1;

    while (count-- > 0)
        fits &= PACK_52 >> card[count] % TALON_PACK_MAX &
                (card[count] < TALON_PACK_MAX);
    return (int)fits;
}

static int are_up_to(const uint8_t *number, uint32_t count, uint32_t most)
{
    int fits = 1;

    while (count-- > 0)
        fits &= number[count] <= most;
    return fits;
}

static int are_chips(const int64_t *chips, uint32_t count, int64_t least)
{
    int fits = 1;

    while (count-- > 0)
        fits &= (chips[count] >= least) & (chips[count] <= CHIPS_MAX);
    return fits;
}

static int is_seat(const struct tripoli *game, int32_t number, int32_t least)
{
    return number >= least && number < (int32_t)players(game);
}

/* Whether all numbers of a field are ones they can be. */
static int in_range(const struct tripoli *game, const struct range *range,
                    const void *member, uint32_t count)
{
    const uint8_t *byte = member;

    switch (range->kind) {
    case CARDS:
        return are_of_pack(member, count);
    case CARD:
        return *byte == TALON_NO_CARD || are_cards(byte, 1);
    case PLAYED_CARD:
        return are_cards(byte, game->plays) &&
               are_up_to(byte + game->plays, count - game->plays, 0);
    case SEATS_OF_ALL:
        return (*(const uint16_t *)member & ~all_seats(game)) == 0;
    case SEAT:
        return is_seat(game, *(const int8_t *)member, range->bound);
    case PLAYER:
        return are_up_to(byte, game->plays, players(game) - 1) &&
               are_up_to(byte + game->plays, count - game->plays, 0);
    case CHIPS:
        return are_chips(member, count, 0);
    case ACCOUNT:
        return are_chips(member, count, table_stakes(game) ? 0 : -CHIPS_MAX);
    case OFFER:
        return game->offer >= 0 && game->offer <= MOVE_CHIPS_MAX;
    case PHASE:
        return tln_tr_is_phase(*byte);
    case NUMBER:
        return are_up_to(byte, count, (uint8_t)range->bound);
    default:
        return 1;
    }
}

talon_status tln_tr_verify_ranges(const struct tripoli *game, uint32_t *field)
{
    uint32_t i;

    for (i = 0; tln_tr_fields[i].bytes != 0; i++) {
        const struct field *f = &tln_tr_fields[i];

        if (!in_range(game, &ranges[i], (const uint8_t *)game + f->offset,
                      f->count)) {
            *field = i;
            return TALON_E_SAVED_FIELD;
        }
    }
    return TALON_OK;
}
