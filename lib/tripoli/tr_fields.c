/* SPDX-License-Identifier: MIT */
/* The members of a saved session: their order, and what each can be by itself.
 * Once all are in range the state is safe to look at; whether they go together
 * is decided in tr_verify.c. One list holds order and ranges, and each field is
 * checked in one loop without branches. */
#include "tripoli/tr_fields.h"
#include "tripoli/tr_course.h"

/* What the numbers of a field can be, which also determines their size. */
enum range_kind {
    CARDS,
    CARD,         /* or TALON_CARD_NONE */
    PLAYED_CARD,  /* one for each play, then 0 */
    SEATS_OF_ALL, /* a bit for each seat */
    SEAT,         /* a seat, or a number below 0 from the bound up */
    PLAYER,       /* one for each play, then 0 */
    CHIPS,        /* from 0 on */
    ACCOUNT,      /* from 0 on, at table stakes */
    OFFER,        /* or 0 */
    ACTION,       /* in the betting, or 0 */
    PHASE,
    NUMBER, /* a byte, from 0 to the bound */
    ANYTHING
};

struct range {
    uint8_t kind;
    int8_t bound;
};

#define ALL_STEPS    (SPARE_AUCTIONED | SPARE_SWAPPED | SPARE_OLD_AUCTIONED)

#define ONE(member)  FIELD(struct tripoli, member)
#define EACH(member) FIELDS(struct tripoli, member)

/* clang-format off */
#define MEMBERS(ROW)                                                           \
    ROW(EACH(hand), CARDS, 0)                                                  \
    ROW(EACH(selected), CARDS, 0)                                              \
    ROW(ONE(spare), CARDS, 0)                                                  \
    ROW(ONE(shown), CARDS, 0)                                                  \
    ROW(ONE(board.pay), CARDS, 0)                                              \
    ROW(ONE(board.pair), CARDS, 0)                                             \
    ROW(ONE(board.sequence), CARDS, 0)                                         \
    ROW(EACH(stack), ACCOUNT, 0)                                               \
    ROW(EACH(before), ACCOUNT, 0)                                              \
    ROW(EACH(staked), CHIPS, 0)                                                \
    ROW(EACH(box), CHIPS, 0)                                                   \
    ROW(ONE(deals), ANYTHING, 0)                                               \
    ROW(ONE(offer), OFFER, 0)                                                  \
    ROW(ONE(pay_suit_price), OFFER, 0)                                         \
    ROW(EACH(last_offer), OFFER, 0)                                            \
    ROW(ONE(in_deal), SEATS_OF_ALL, 0)                                         \
    ROW(ONE(in_poker), SEATS_OF_ALL, 0)                                        \
    ROW(ONE(acted), SEATS_OF_ALL, 0)                                           \
    ROW(ONE(passed), SEATS_OF_ALL, 0)                                          \
    ROW(ONE(barred), SEATS_OF_ALL, 0)                                          \
    ROW(ONE(raises), ANYTHING, 0)                                              \
    ROW(ONE(to_act), SEAT, TALON_TABLE)                                        \
    ROW(ONE(dealer), SEAT, TALON_NOBODY)                                       \
    ROW(ONE(bidder), SEAT, TALON_NOBODY)                                       \
    ROW(ONE(buyer), SEAT, TALON_NOBODY)                                        \
    ROW(ONE(pot_winner), SEAT, TALON_NOBODY)                                   \
    ROW(ONE(opener), SEAT, TALON_NOBODY)                                       \
    ROW(ONE(deal_winner), SEAT, TALON_NOBODY)                                  \
    ROW(ONE(phase), PHASE, 0)                                                  \
    ROW(ONE(spare_steps), NUMBER, ALL_STEPS)                                   \
    ROW(ONE(closing), NUMBER, TALON_TR_CLOSING_MAX)                            \
    ROW(ONE(due), CARD, 0)                                                     \
    ROW(ONE(spare_held), NUMBER, PLAYS_MAX)                                    \
    ROW(EACH(held), NUMBER, PLAYS_MAX)                                         \
    ROW(EACH(last_action), ACTION, 0)                                          \
    ROW(EACH(raise_count), ANYTHING, 0)                                        \
    ROW(ONE(plays), NUMBER, PLAYS_MAX)                                         \
    ROW(EACH(play), PLAYED_CARD, 0)                                            \
    ROW(EACH(player), PLAYER, 0)                                               \
    ROW(EACH(zero), NUMBER, 0)

#define FIELD_OF(field, kind, bound) field,
#define RANGE_OF(field, kind, bound) {kind, bound},

const struct field tln_tr_fields[] = {MEMBERS(FIELD_OF) {0, 0, 0}};
static const struct range ranges[] = {MEMBERS(RANGE_OF)};
/* clang-format on */

/* The numbers of a field are checked together, without stopping at the first
 * bad one: one by one, each by its kind, they took three times as long. */
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

    while (count-- > 0) {
        fits &= PACK_52 >> card[count] % TALON_PACK_MAX &
                (card[count] < TALON_PACK_MAX);
    }
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

static int are_offers(const int32_t *offer, uint32_t count)
{
    int fits = 1;

    while (count-- > 0)
        fits &= (offer[count] >= 0) & (offer[count] <= MOVE_CHIPS_MAX);
    return fits;
}

/* The kinds of moves in the betting are consecutive. */
static int are_actions(const uint8_t *kind, uint32_t count)
{
    int fits = 1;

    while (count-- > 0) {
        fits &= kind[count] == 0 || (kind[count] >= TALON_KIND_CHECK &&
                                     kind[count] <= TALON_KIND_CALL_BET);
    }
    return fits;
}

static int is_seat(const struct tripoli *game, int32_t number, int32_t least)
{
    return number >= least && number < (int32_t)players(game);
}

/* Whether all numbers of a field are in range. */
static int in_range(const struct tripoli *game, const struct range *range,
                    const void *member, uint32_t count)
{
    const uint8_t *byte = member;

    switch (range->kind) {
    case CARDS:
        return are_of_pack(member, count);
    case CARD:
        return *byte == TALON_CARD_NONE || are_cards(byte, 1);
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
        return are_offers(member, count);
    case ACTION:
        return are_actions(byte, count);
    case PHASE:
        return tln_tr_is_phase(*byte);
    case NUMBER:
        return are_up_to(byte, count, (uint8_t)range->bound);
    default:
        return 1;
    }
}

talon_status tln_tr_range_status(const struct tripoli *game, uint32_t *field)
{
    uint32_t i;

    for (i = 0; tln_tr_fields[i].bytes != 0; i++) {
        const struct field *row = &tln_tr_fields[i];

        if (!in_range(game, &ranges[i], (const uint8_t *)game + row->offset,
                      row->count)) {
            *field = i;
            return TALON_E_SAVED_FIELD;
        }
    }
    return TALON_OK;
}
