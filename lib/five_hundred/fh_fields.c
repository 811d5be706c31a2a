/* SPDX-License-Identifier: MIT */
/* The members of the state as they are saved, and the range of each: numbers
 * that pass can safely be used as an index, shifted by and added. Whether they
 * go together is decided in fh_verify.c. One list holds both, so that format
 * and ranges cannot drift apart; the check is one pass over the state. */
#include "five_hundred/fh_fields.h"
#include "base/libc.h"
#include "five_hundred/fh_score.h"
#include "five_hundred/fh_suits.h"
#include "talon/view.h"

/* A contract is worth no more (FH-32). */
#define POINTS_MAX 1000

/* What the numbers of a member are; some have a limit. */
enum meaning {
    CARDS,    /* a set of cards of the pack */
    ONE_CARD, /* in the pack, or TALON_CARD_NONE */
    SEAT,     /* or a number below 0, from `limit` up */
    SOME,     /* a set of seats */
    COUNT,    /* from 0 to `limit` */
    POINTS    /* from -limit to `limit` */
};

struct range {
    enum meaning meaning;
    int32_t limit;
};

#define ONE(member)  FIELD(struct five_hundred, member)
#define EACH(member) FIELDS(struct five_hundred, member)

/* clang-format off */

/* Each member, what its numbers are, and their limit, in saved order. */
#define MEMBERS(ROW)                                                           \
    ROW(EACH(hand), CARDS, 0)                                                  \
    ROW(ONE(kitty), CARDS, 0)                                                  \
    ROW(ONE(discard), CARDS, 0)                                                \
    ROW(EACH(score), POINTS, SCORE_MAX)                                        \
    ROW(ONE(deals), COUNT, DEALS_MAX)                                          \
    ROW(ONE(winners), SOME, 0)                                                 \
    ROW(ONE(barred), SOME, 0)                                                  \
    ROW(ONE(phase), COUNT, TALON_PHASE_OVER)                                   \
    ROW(ONE(to_act), SEAT, TALON_TABLE)                                        \
    ROW(ONE(dealer), SEAT, TALON_NOBODY)                                       \
    ROW(EACH(drawn), ONE_CARD, 0)                                              \
    ROW(EACH(ladder), COUNT, BIDS - 1)                                         \
    ROW(EACH(bid), COUNT, BIDS - 1)                                            \
    ROW(EACH(bidder), SEAT, 0)                                                 \
    ROW(ONE(bids), COUNT, BIDS)                                                \
    ROW(ONE(passed), SOME, 0)                                                  \
    ROW(ONE(contract), COUNT, NO_BID)                                          \
    ROW(ONE(contractor), SEAT, TALON_NOBODY)                                   \
    ROW(ONE(trump), COUNT, TALON_SUIT_HEARTS)                                  \
    ROW(ONE(nominated), COUNT, TALON_SUIT_HEARTS)                              \
    ROW(ONE(called), ONE_CARD, 0)                                              \
    ROW(ONE(partner), SEAT, TALON_SECRET)                                      \
    ROW(ONE(laid_down), SOME, 0)                                               \
    ROW(EVERY_CARD_PLAYED, ONE_CARD, 0)                                        \
    ROW(EACH(leader), SEAT, TALON_NOBODY)                                      \
    ROW(EACH(suit_led), COUNT, TALON_SUIT_HEARTS)                              \
    ROW(ONE(tricks), COUNT, TRICKS)                                            \
    ROW(ONE(on_table), COUNT, SEATS - 1)                                       \
    ROW(EACH(taken), COUNT, TRICKS)                                            \
    ROW(EACH(voids), COUNT, ALL_SUITS)                                         \
    ROW(EACH(contract_points), POINTS, POINTS_MAX)                             \
    ROW(EACH(trick_points), COUNT, 10 * TRICKS)                                \
    ROW(ONE(made), COUNT, 1)                                                   \
    ROW(ONE(slam), COUNT, 1)                                                   \
    ROW(ONE(reason), COUNT, TALON_REASON_WON_ALL_BARRED)                       \
    ROW(ONE(zero), COUNT, 0)

/* An array of arrays. */
#define EVERY_CARD_PLAYED                                                      \
    {offsetof(struct five_hundred, trick), sizeof(talon_card), TRICKS * SEATS}

#define FIELD_OF(field, meaning, limit) field,
#define RANGE_OF(field, meaning, limit) {meaning, limit},

const struct field tln_fh_fields[] = {MEMBERS(FIELD_OF) {0, 0, 0}};
static const struct range ranges[] = {MEMBERS(RANGE_OF)};

/* clang-format on */

/* A number of 8, 16 or 32 bits. */
static int64_t number_at(const uint8_t *from, uint32_t bytes, int is_signed)
{
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;

    switch (bytes) {
    case 1:
        memcpy(&u8, from, sizeof u8);
        return is_signed ? (int64_t)(int8_t)u8 : u8;
    case 2:
        memcpy(&u16, from, sizeof u16);
        return is_signed ? (int64_t)(int16_t)u16 : u16;
    default:
        memcpy(&u32, from, sizeof u32);
        return is_signed ? (int64_t)(int32_t)u32 : u32;
    }
}

static int sets_in_pack(talon_cards pack, const uint8_t *from, uint32_t count)
{
    talon_cards set, all = 0;

    for (; count > 0; count--, from += sizeof set) {
        memcpy(&set, from, sizeof set);
        all |= set;
    }
    return (all & ~pack) == 0;
}

static int cards_in_pack(talon_cards pack, const talon_card *card,
                         uint32_t count)
{
    uint32_t i;

    for (i = 0; i < count; i++) {
        if (card[i] != TALON_CARD_NONE &&
            (card[i] >= TALON_PACK_MAX || (pack >> card[i] & 1) == 0))
            return 0;
    }
    return 1;
}

/* Numbers that cannot be negative are read as unsigned. */
static int numbers_between(const uint8_t *from, const struct field *row,
                           int64_t low, int64_t high)
{
    uint32_t i;

    for (i = 0; i < row->count; i++, from += row->bytes) {
        int64_t number = number_at(from, row->bytes, low < 0);

        if (number < low || number > high)
            return 0;
    }
    return 1;
}

static int is_in_range(const int16_t *rule, const struct range *range,
                       const struct field *row, const uint8_t *from)
{
    int32_t seats = rule[TALON_FH_OPTION_PLAYERS];

    switch (range->meaning) {
    case CARDS:
        return sets_in_pack(tln_fh_pack(rule), from, row->count);
    case ONE_CARD:
        return cards_in_pack(tln_fh_pack(rule), from, row->count);
    case SEAT:
        return numbers_between(from, row, range->limit, seats - 1);
    case SOME:
        return numbers_between(from, row, 0,
                               (int64_t)first_seats((uint32_t)seats));
    case POINTS:
        return numbers_between(from, row, -(int64_t)range->limit, range->limit);
    default:
        return numbers_between(from, row, 0, range->limit);
    }
}

talon_status tln_fh_range_status(const struct five_hundred *game,
                                 uint32_t *field)
{
    const uint8_t *from = (const uint8_t *)game;
    uint32_t i;

    for (i = 0; tln_fh_fields[i].bytes != 0; i++) {
        if (!is_in_range(game->rule, &ranges[i], &tln_fh_fields[i],
                         from + tln_fh_fields[i].offset)) {
            *field = i;
            return TALON_E_SAVED_FIELD;
        }
    }
    return TALON_OK;
}
