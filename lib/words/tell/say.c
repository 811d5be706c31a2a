/* SPDX-License-Identifier: MIT */
/* Messages with their places filled in. */
#include "words/tell/say.h"

#include "talon/poker.h"
#include "talon/terms.h"
#include "talon/tripoli.h"

void tln_w_fill_none(struct fill *fill)
{
    static const struct fill none = {
        .seat = TALON_NOBODY, .other = TALON_NOBODY, .label = ""};

    *fill = none;
}

/* The cards, or how many they are if they are unseen. */
static void put_cards(struct out *out, const struct fill *fill)
{
    if (fill->cards == 0)
        tln_w_put_count(out, W_COUNT_CARDS, fill->count);
    else if (fill->list != NULL)
        tln_w_put_list(out, fill->list, fill->count);
    else
        tln_w_put_set(out, fill->cards);
}

static void put_box(struct out *out, uint32_t box, uint32_t first,
                    uint32_t other)
{
    tln_w_put_text(out,
                   tln_w_text(out->words->language,
                              box >= TALON_TR_BOX_ACE && box <= TALON_TR_BOX_POT
                                  ? first + box - TALON_TR_BOX_ACE
                                  : other));
}

void tln_w_put_bid(struct out *out, int64_t amount, uint32_t denomination)
{
    struct fill fill;

    if (denomination > TALON_DENOMINATION_NO_TRUMP) {
        tln_w_put_suit(out, denomination);
        return;
    }
    tln_w_fill_none(&fill);
    fill.number = amount;
    fill.denomination = denomination;
    tln_w_say_as_is(out, &fill, W_BID);
}

/* The highest rank of a mask of poker.h, which is taken out of it. */
static uint32_t take_rank(uint32_t *mask)
{
    uint32_t bit = 12;

    while (bit > 0 && !(*mask >> bit & 1))
        bit--;
    *mask &= ~((uint32_t)1 << bit);
    return bit < 9 ? bit + 2 : bit - 9 + TALON_RANK_JACK;
}

/* Adds the name of a rank, for one card or for several of it. */
static void put_rank_name(struct out *out, uint32_t rank)
{
    const char *label = tln_w_label(out->words->language, TLN_W_TERM,
                                    TALON_SPACE_RANK, 0, (int32_t)rank);

    tln_w_put_text(out, label != NULL ? label : talon_rank_label(rank));
}

static void put_ranks(struct out *out, uint32_t rank, uint32_t count)
{
    uint32_t message = rank <= 10 ? W_RANKS_2 + rank - 2
                                  : W_RANKS_JACK + rank - TALON_RANK_JACK;

    tln_w_put_text(out, tln_w_plural(out->words->language, message, count));
}

/* How many cards of their ranks the categories of poker have, from the high
 * card on. In two pairs the second rank is of the same mask. */
static const struct {
    uint8_t first, second;
} poker_cards[] = {{1, 0}, {2, 0}, {2, 2}, {3, 0}, {1, 0},
                   {1, 0}, {3, 2}, {4, 0}, {1, 0}};

void tln_w_put_poker(struct out *out, uint32_t rank)
{
    uint32_t category = talon_poker_category(rank) - TALON_POKER_HIGH_CARD;
    uint32_t first = rank >> 13 & 0x1FFF, next = rank & 0x1FFF;
    struct fill fill;

    if (category >= sizeof poker_cards / sizeof *poker_cards) {
        tln_w_put_text(out, talon_poker_category_label(category + 1));
        return;
    }
    tln_w_fill_none(&fill);
    fill.rank = take_rank(&first);
    fill.rank2 = take_rank(first != 0 ? &first : &next);
    fill.of_rank = poker_cards[category].first;
    fill.of_rank2 = poker_cards[category].second;
    tln_w_say_as_is(out, &fill, W_POKER_HIGH + category);
}

/* A range of numbers: one, two, from one to another, or one and more. */
static void put_range(struct out *out, const struct fill *fill)
{
    if (fill->low == fill->high)
        tln_w_put_number(out, fill->low);
    else if (fill->is_open)
        tln_w_say_as_is(out, fill, W_RANGE_LEAST);
    else
        tln_w_say_as_is(out, fill,
                        fill->low + 1 == fill->high ? W_RANGE_TWO : W_RANGE);
}

/* A number of cards, or a range of it, whose end is a message of its own. */
static void put_card_count(struct out *out, const struct fill *fill)
{
    struct fill end = *fill;

    end.low = fill->low_count;
    end.low_count = fill->high_count;
    if (fill->low_count + 1 == fill->high_count)
        tln_w_say_as_is(out, &end, W_RANGE_CARDS_TWO);
    else if (fill->low_count != fill->high_count)
        tln_w_say_as_is(out, &end, W_RANGE_CARDS);
    else
        tln_w_put_count(out, W_COUNT_CARDS, fill->high_count);
}

/* Chips or pots, or a range of them; that of two has the message after it, and
 * an open one the message after that. */
static void put_things(struct out *out, const struct fill *fill, uint32_t range,
                       uint32_t count)
{
    struct fill end = *fill;

    end.high = fill->low;
    if (fill->is_open) {
        end.amount = end.high = fill->low;
        end.is_open = 0;
        tln_w_say_as_is(out, &end, range + 2);
    } else if (fill->low < fill->high)
        tln_w_say_as_is(out, &end, range + (fill->low + 1 == fill->high));
    else
        tln_w_put_count(out, count, fill->amount);
}

/* What counts: numbers, and numbers of things. Returns whether it was one. */
static int put_amount(struct out *out, const struct fill *fill, char place)
{
    switch (place) {
    case P_NUMBER:
        tln_w_put_number(out, fill->number);
        return 1;
    case P_LOW:
        tln_w_put_number(out, fill->low);
        return 1;
    case P_HIGH:
        tln_w_put_number(out, fill->high);
        return 1;
    case P_RANGE:
        put_range(out, fill);
        return 1;
    case P_COUNT:
        put_card_count(out, fill);
        return 1;
    case P_CHIPS:
        put_things(out, fill, W_RANGE_CHIPS, W_COUNT_CHIPS);
        return 1;
    case P_PAID:
        tln_w_put_count(out, W_COUNT_CHIPS, fill->paid);
        return 1;
    case P_POINTS:
        tln_w_put_count(out, W_COUNT_POINTS, fill->amount);
        return 1;
    case P_POTS:
        put_things(out, fill, W_RANGE_POTS, W_COUNT_POTS);
        return 1;
    default:
        return 0;
    }
}

/* Who: seats and sides. Returns whether it was one. */
static int put_person(struct out *out, const struct fill *fill, char place)
{
    switch (place) {
    case P_SEAT:
        tln_w_put_seat(out, fill->seat);
        return 1;
    case P_OTHER:
        tln_w_put_seat(out, fill->other);
        return 1;
    case P_SEATS:
        tln_w_put_seats(out, fill->seats, 0);
        return 1;
    case P_SIDE:
        tln_w_put_seats(out, fill->seats, 1);
        return 1;
    default:
        return 0;
    }
}

/* A reason: a message with places of its own, or a label. */
static void put_reason(struct out *out, const struct fill *fill)
{
    if (fill->reason != 0)
        tln_w_say_as_is(out, fill, fill->reason);
    else
        tln_w_put_text(out, fill->label);
}

/* Cards, suits and bids. Returns whether it was one. */
static int put_suited(struct out *out, const struct fill *fill, char place)
{
    switch (place) {
    case P_CARDS:
        put_cards(out, fill);
        return 1;
    case P_ANY:
        tln_w_put_any(out, fill->cards);
        return 1;
    case P_SUIT:
        tln_w_put_suit(out, fill->denomination);
        return 1;
    case P_SUITS:
        tln_w_put_suits(out, fill->suits);
        return 1;
    case P_BID:
        tln_w_put_bid(out, fill->amount, fill->denomination);
        return 1;
    default:
        return 0;
    }
}

static void put_place(struct out *out, const struct fill *fill, char place)
{
    if (put_amount(out, fill, place) || put_person(out, fill, place) ||
        put_suited(out, fill, place))
        return;
    switch (place) {
    case P_RANK:
        put_rank_name(out, fill->rank);
        break;
    case P_RANKS:
        put_ranks(out, fill->rank, fill->of_rank);
        break;
    case P_RANKS2:
        put_ranks(out, fill->rank2, fill->of_rank2);
        break;
    case P_POKER:
        tln_w_put_poker(out, fill->poker);
        break;
    case P_FROM:
        put_box(out, fill->from, W_FROM_ACE, W_FROM_OTHER);
        break;
    case P_CHOICES:
        fill->choices(out, fill->game, fill->kind);
        break;
    case P_MOVES:
        fill->moves(out, fill->reading);
        break;
    case P_INTO:
    case P_TO:
        put_box(out, fill->to, W_INTO_ACE, W_INTO_OTHER);
        break;
    case P_REASON:
        put_reason(out, fill);
        break;
    default: /* P_LABEL, P_TYPED */
        tln_w_put_text(out, fill->label);
    }
}

void tln_w_say_as_is(struct out *out, const struct fill *fill, uint32_t message)
{
    const char *text = tln_w_text(out->words->language, message);

    for (; *text != '\0'; text++)
        if (*text > 0 && *text < P_END)
            put_place(out, fill, *text);
        else
            tln_w_put_char(out, *text);
}

void tln_w_say(struct out *out, const struct fill *fill, uint32_t message)
{
    uint32_t variants = tln_w_variants[message];
    int32_t you = out->words->you;

    if (you >= 0 && fill->seat == you && variants & TLN_W_YOU)
        message++;
    else if (you >= 0 && fill->other == you && variants & TLN_W_TO_YOU)
        message += 1 + (variants & TLN_W_YOU);
    tln_w_say_as_is(out, fill, message);
}
