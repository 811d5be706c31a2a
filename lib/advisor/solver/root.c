/* SPDX-License-Identifier: MIT */
/* Making roots from positions. The cards of each suit are first put on a
 * ladder, whose *rungs* are the ranks of the suit from the bottom up and, above
 * the ace, the bowers and jokers that belong to it. The rungs in use are then
 * squeezed together and aligned to the top of their lane. In a misère it is the
 * low cards that matter, so there the ladders are turned upside down. */
#include "advisor/solver/root.h"
#include "advisor/base/freestanding.h"
#include "advisor/solver/position.h"

/* The rung of a jack, and the rungs above the 16 ranks of a suit: those of
 * bowers and of jokers that belong to the suit. */
#define RUNG_JACK  12u
#define RUNG_LOW   18u
#define RUNG_HIGH  19u
#define RUNG_LEFT  16u
#define RUNG_RIGHT 17u

/* The ladders of the hands: for each hand and lane, a bit for each rung whose
 * card the hand holds. */
struct ladders {
    uint32_t rung[HANDS_MAX][LANES];
    uint8_t trump_suit; /* 0 without trumps */
    uint8_t twin;       /* the suit of the left bower, or 0 */
    uint8_t lane_of_suit[LANES + 1];
};

/* Assigns the suits to lanes: in their usual order, but trumps last. */
static void choose_lanes(const talon_fh_position *position,
                         struct ladders *ladders, struct root *root)
{
    uint32_t suit, lane = 0;

    memset(ladders, 0, sizeof *ladders);
    if (has_trumps(position)) {
        ladders->trump_suit = position->denomination;
        ladders->twin = (uint8_t)(((position->denomination - 1) ^ 1) + 1);
    }
    for (suit = 1; suit <= LANES; suit++) {
        if (suit != ladders->trump_suit) {
            root->suit_of[lane] = (uint8_t)suit;
            ladders->lane_of_suit[suit] = (uint8_t)lane++;
        }
    }
    if (ladders->trump_suit != 0) {
        root->suit_of[3] = ladders->trump_suit;
        ladders->lane_of_suit[ladders->trump_suit] = 3;
    }
}

/* Puts the cards of a hand on the ladders. */
static void climb(struct ladders *ladders, uint32_t hand, talon_cards cards)
{
    const uint32_t jack = 1u << RUNG_JACK;
    uint32_t suit;

    for (suit = 1; suit <= LANES; suit++) {
        uint32_t rungs =
            (uint32_t)((cards & ~JOKERS) >> (suit - 1) * 16) & 0xFFFF;
        uint32_t *own = ladders->rung[hand];

        if ((rungs & jack) != 0 && suit == ladders->trump_suit)
            rungs = (rungs ^ jack) | 1u << RUNG_RIGHT;
        if ((rungs & jack) != 0 && suit == ladders->twin) {
            rungs ^= jack;
            own[3] |= 1u << RUNG_LEFT;
        }
        own[ladders->lane_of_suit[suit]] |= rungs;
    }
}

/* Puts the jokers of a hand on a ladder, or notes that they belong to no
 * suit. */
static void place_jokers(const talon_fh_position *position,
                         struct ladders *ladders, struct root *root,
                         uint32_t hand, talon_cards cards)
{
    uint32_t seat = root->seat_of[hand];
    uint32_t suit = tln_sv_suit_of(position, seat, TALON_CARD_HIGH_JOKER);
    int has_high = (cards >> TALON_CARD_HIGH_JOKER & 1) != 0;
    int has_low = (cards >> TALON_CARD_LOW_JOKER & 1) != 0;

    if (suit != 0) {
        ladders->rung[hand][ladders->lane_of_suit[suit]] |=
            (uint32_t)has_high << RUNG_HIGH | (uint32_t)has_low << RUNG_LOW;
        return;
    }
    if (has_high)
        root->jokers.high = (uint8_t)hand;
    if (has_low)
        root->jokers.low = (uint8_t)hand;
}

/* The card of a rung. */
static talon_card card_at(const struct ladders *ladders,
                          const struct root *root, uint32_t lane, uint32_t rung)
{
    uint32_t suit = root->suit_of[lane];

    if (rung == RUNG_HIGH)
        return TALON_CARD_HIGH_JOKER;
    if (rung == RUNG_LOW)
        return TALON_CARD_LOW_JOKER;
    if (rung == RUNG_RIGHT)
        rung = RUNG_JACK;
    if (rung == RUNG_LEFT) {
        rung = RUNG_JACK;
        suit = ladders->twin;
    }
    return (talon_card)((suit - 1) * 16 + rung);
}

/* Chooses how wide the lanes are: as in the earlier root if that was wide and
 * its lanes suffice; else sixteen bits if that suffices for all and there are
 * three or four hands; else one bit more than the lane has cards. */
static void choose_widths(const struct ladders *ladders,
                          const struct root *earlier, struct root *root,
                          uint32_t *width)
{
    uint32_t lane, hand, rungs;
    int fits =
        earlier != NULL && earlier->is_wide && earlier->hands == root->hands;

    root->is_wide = root->hands < 3 || root->hands > 4;
    for (lane = 0; lane < LANES; lane++) {
        rungs = 0;
        for (hand = 0; hand < root->hands; hand++)
            rungs |= ladders->rung[hand][lane];
        width[lane] = count_bits(rungs) + 1;
        root->is_wide |= width[lane] > 16;
        fits = fits && count_bits(earlier->lane[lane]) >= width[lane];
    }
    root->is_wide |= (uint32_t)fits;
    for (lane = 0; lane < LANES; lane++) {
        if (!root->is_wide)
            width[lane] = 16;
        else if (fits)
            width[lane] = count_bits(earlier->lane[lane]);
    }
}

static void lay_out(const struct ladders *ladders, const struct root *earlier,
                    struct root *root)
{
    uint32_t width[LANES], lane, top = 63;

    choose_widths(ladders, earlier, root, width);
    for (lane = LANES; lane-- > 0;) {
        root->lane[lane] = (~(uint64_t)0 >> (64 - width[lane]))
                           << (top + 1 - width[lane]);
        memset(&root->lane_of[top + 1 - width[lane]], (int)lane, width[lane]);
        top -= width[lane];
        root->bottoms |= low_bit(root->lane[lane]);
    }
}

/* Squeezes a ladder into its lane. */
static void squeeze(const struct ladders *ladders, struct root *root,
                    uint32_t lane)
{
    uint64_t bit = high_bit(root->lane[lane]);
    uint32_t rungs = 0, hand;

    for (hand = 0; hand < root->hands; hand++)
        rungs |= ladders->rung[hand][lane];
    while (rungs != 0) {
        uint32_t rung = root->is_misere ? low_index(rungs) : high_index(rungs);

        rungs ^= 1u << rung;
        for (hand = 0; (ladders->rung[hand][lane] >> rung & 1) == 0; hand++)
            continue;
        root->hand[hand] |= bit;
        root->card_of[low_index(bit)] = card_at(ladders, root, lane, rung);
        bit >>= 1;
    }
}

/* The move that put a card on the table, as a bit of the root. */
static uint64_t move_of(const talon_fh_position *position,
                        const struct root *root, uint32_t place, uint32_t hand)
{
    talon_card card = position->table[place];
    uint64_t cards = root->hand[hand];
    uint32_t lane = 0;

    if (tln_sv_suit_of(position, root->seat_of[hand], card) == 0) {
        if (place == 0)
            while (root->suit_of[lane] != position->suit_led)
                lane++;
        return root->bottoms & root->lane[lane];
    }
    while (root->card_of[low_index(cards)] != card)
        cards &= cards - 1;
    return low_bit(cards);
}

/* Finds what restricts jokers that belong to no suit: the memo of struct
 * jokers. Under FH-30 `honest` it holds the failures to follow that the
 * position knows; the search notes later ones itself. If there is only the
 * lower joker, it takes the place of the higher. */
static void find_memo(const talon_fh_position *position, struct root *root)
{
    struct jokers *jokers = &root->jokers;
    uint32_t high, low;

    if (jokers->high == NO_HAND) {
        jokers->high = jokers->low;
        jokers->low = NO_HAND;
    }
    if (jokers->high == NO_HAND)
        return;
    if (position->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        jokers->memo = position->suits_led >> 1;
    if (position->joker_rule != TALON_FH_JOKER_NO_TRUMP_HONEST)
        return;
    high = position->failed[root->seat_of[jokers->high]] >> 1;
    low = jokers->low == NO_HAND || jokers->low == jokers->high
              ? 0
              : position->failed[root->seat_of[jokers->low]] >> 1;
    jokers->memo = (uint8_t)(high | low << 4);
}

/* Numbers the seats that play, and finds the side of hand 0. */
static void number_hands(const talon_fh_position *position, struct root *root)
{
    uint32_t seat, hand, side = 0;

    root->contractor = NO_HAND;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if ((position->playing >> seat & 1) == 0)
            continue;
        hand = root->hands++;
        root->seat_of[hand] = (uint8_t)seat;
        side |= (uint32_t)(position->side >> seat & 1) << hand;
        if ((int32_t)seat == position->leader)
            root->leader = hand;
        if ((int32_t)seat == position->contractor)
            root->contractor = hand;
    }
    root->other_side = (side & 1) == 0 && !root->is_misere;
    root->side = root->other_side ? (1u << root->hands) - 1 - side : side;
}

void tln_sv_make_root(const talon_fh_position *position,
                      const struct root *earlier, struct root *root)
{
    struct ladders ladders;
    talon_cards cards[HANDS_MAX] = {0};
    uint32_t hand, lane, i;

    memset(root, 0, sizeof *root);
    root->jokers.high = root->jokers.low = NO_HAND;
    root->on_table = tln_sv_on_table(position);
    root->trumps = (uint32_t)has_trumps(position);
    root->is_misere = (uint32_t)is_misere(position);
    root->joker_rule = position->joker_rule;
    number_hands(position, root);
    choose_lanes(position, &ladders, root);
    for (hand = 0; hand < root->hands; hand++)
        cards[hand] = position->hand[root->seat_of[hand]];
    hand = root->leader;
    for (i = 0; i < root->on_table; i++) {
        cards[hand] |= ONE << position->table[i];
        hand = hand + 1 == root->hands ? 0 : hand + 1;
    }
    root->cards = count_bits(cards[root->leader]);
    for (hand = 0; hand < root->hands; hand++) {
        climb(&ladders, hand, cards[hand]);
        if ((cards[hand] & JOKERS) != 0)
            place_jokers(position, &ladders, root, hand, cards[hand]);
    }
    lay_out(&ladders, earlier, root);
    for (lane = 0; lane < LANES; lane++)
        squeeze(&ladders, root, lane);
    root->joker[0] = root->jokers.high != NO_HAND ? TALON_CARD_HIGH_JOKER
                                                  : TALON_CARD_LOW_JOKER;
    root->joker[1] = TALON_CARD_LOW_JOKER;
    find_memo(position, root);
    hand = root->leader;
    for (i = 0; i < root->on_table; i++) {
        root->table[i] = move_of(position, root, i, hand);
        hand = hand + 1 == root->hands ? 0 : hand + 1;
    }
}
