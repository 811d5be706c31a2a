/* SPDX-License-Identifier: MIT */
/* The discards that a contractor may make (FH-20), and the suits that it may
 * name with them (FH-21).
 *
 * Cards of the contractor that belong to one suit form a *block* if no card of
 * another hand lies between them. Of a block it matters how many cards are
 * kept, but not which: only the order of the cards still in play matters, and
 * that is the same. So all discards that keep as many cards of every block are
 * equal, exactly, and one of them stands for all. */
#include "advisor/solver/discards.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/solver/playing.h"
#include "advisor/solver/position.h"

/* The number of cards in each of the other hands. */
static uint32_t others_cards(const talon_fh_position *position)
{
    uint32_t contractor = (uint32_t)position->contractor;

    return count_bits(position->hand[next_seat(position->playing, contractor)]);
}

/* Lays away as many of the first cards as must be. */
static void lay_away_any(talon_fh_position *position)
{
    talon_cards *hand = &position->hand[position->contractor];
    uint32_t cards = others_cards(position);

    while (count_bits(*hand) > cards)
        *hand &= *hand - 1;
}

talon_status tln_sv_discards_status(const talon_fh_position *position)
{
    talon_fh_position after;
    uint32_t contractor, kept;

    if (position == NULL)
        return TALON_E_NULL;
    after = *position;
    contractor = (uint32_t)position->contractor;
    if (contractor >= TALON_FH_SEATS_MAX || position->leader != (int)contractor)
        return TALON_E_SEAT;
    if ((position->playing & ((1u << TALON_FH_SEATS_MAX) - 1) &
         ~(1u << contractor)) == 0 ||
        (position->side >> contractor & 1) == 0)
        return TALON_E_SEAT;
    if (position->nominated != 0)
        return TALON_E_SUIT;
    if (position->table[0] != TALON_CARD_NONE)
        return TALON_E_PLAYED;
    kept = others_cards(position);
    if (count_bits(position->hand[contractor]) <= kept ||
        count_bits(position->hand[contractor]) > kept + KITTY_MAX)
        return TALON_E_CARD_COUNT;
    lay_away_any(&after);
    return talon_fh_position_check(&after);
}

/* How many cards of a suit the other hands hold that a card would beat. */
static uint32_t below(const talon_fh_position *position, talon_card card)
{
    uint32_t own = (uint32_t)position->contractor, seat, count = 0;
    uint32_t suit = tln_sv_suit_of(position, own, card);
    uint32_t power = tln_sv_power(position, suit, own, card);

    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        talon_cards cards = seat == own ? 0 : position->hand[seat];

        cards = tln_sv_of_suit(position, seat, cards, suit);
        while (cards != 0) {
            talon_card other = (talon_card)low_index(take_low(&cards));

            count += tln_sv_power(position, suit, seat, other) < power;
        }
    }
    return count;
}

/* Divides the cards of a suit into blocks: those with as many cards of other
 * hands below them. The last block is what should be laid away first: the
 * lowest cards, or the highest in a misère. Returns the number of all blocks so
 * far. */
static uint32_t find_blocks(struct discards *discards, uint32_t suit,
                            uint32_t blocks)
{
    const talon_fh_position *position = &discards->position;
    uint32_t key[CHOICE_MAX], from = blocks, n, i, k;

    for (n = 0; n < discards->count; n++) {
        uint32_t own = (uint32_t)position->contractor;
        talon_card card;

        i = is_misere(position) ? discards->count - 1 - n : n;
        card = discards->card[i];
        if (tln_sv_suit_of(position, own, card) != suit)
            continue;
        key[blocks] = below(position, card);
        for (k = from; key[k] != key[blocks]; k++)
            continue;
        blocks += k == blocks;
        discards->block[k] |= 1u << i;
        discards->size[k]++;
        discards->of_suit[suit]++;
    }
    return blocks;
}

void tln_sv_list_cards(const talon_fh_position *position, uint32_t kept,
                       struct discards *discards)
{
    talon_cards cards = position->hand[position->contractor];
    int may_name = !has_trumps(position) &&
                   position->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT;
    uint32_t i;

    memset(discards, 0, sizeof *discards);
    discards->position = *position;
    discards->count = count_bits(cards);
    discards->kept = kept;
    for (i = discards->count; i-- > 0;) {
        talon_cards plain = cards & ~JOKERS;
        uint64_t bit = low_bit(plain != 0 ? plain : cards);

        cards ^= bit;
        discards->card[i] = (talon_card)low_index(bit);
        if (may_name && (bit & JOKERS) != 0)
            discards->jokers |= 1u << i;
    }
}

void tln_sv_list_discards(const talon_fh_position *position,
                          struct discards *discards)
{
    uint32_t suit;

    tln_sv_list_cards(position, others_cards(position), discards);
    for (suit = 0; suit < BLOCK_SUITS; suit++)
        discards->first[suit + 1] =
            (uint8_t)find_blocks(discards, suit, discards->first[suit]);
}

int tln_sv_next_discard(const struct discards *discards,
                        struct discard *discard)
{
    if (discard->kept == 0) {
        discard->kept = (1u << discards->kept) - 1;
        return 1;
    }
    if ((discard->kept & discards->jokers) != 0 &&
        discard->suit < TALON_SUIT_HEARTS) {
        discard->suit++;
        return 1;
    }
    discard->suit = 0;
    discard->kept = (uint32_t)next_subset(discard->kept);
    return discard->kept >> discards->count == 0;
}

/* The number of ways to choose k of n cards. */
static uint32_t choose(uint32_t n, uint32_t k)
{
    uint32_t ways = 1, i;

    for (i = 0; i < k; i++)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

/* The number of masks with `count` bits that are less than a mask. */
static uint32_t masks_before(uint32_t mask, uint32_t count)
{
    uint32_t before = 0, i;

    for (; mask != 0; mask ^= 1u << i) {
        i = high_index(mask);
        before += choose(i, count);
        if (count-- == 0)
            break;
    }
    return before;
}

/* If a suit may be named, there are four discards more for each mask that keeps
 * a joker. Jokers are the last in set order, and so the lowest bits. */
uint32_t tln_sv_number_of(const struct discards *discards,
                          const struct discard *discard)
{
    uint32_t jokers = count_bits(discards->jokers);
    uint32_t all = masks_before(discard->kept, discards->kept);
    uint32_t without = masks_before(discard->kept >> jokers, discards->kept);

    if (jokers == 0)
        return all;
    return all + TALON_SUIT_HEARTS * (all - without) + discard->suit;
}

uint32_t tln_sv_count_discards(const struct discards *discards)
{
    uint32_t jokers = count_bits(discards->jokers);
    uint32_t all = choose(discards->count, discards->kept);

    if (jokers == 0)
        return all;
    return all + TALON_SUIT_HEARTS *
                     (all - choose(discards->count - jokers, discards->kept));
}

/* The lowest bits of a mask, `count` of them. */
static uint32_t low_bits(uint32_t mask, uint32_t count)
{
    uint32_t low = 0;

    for (; count > 0; count--) {
        low |= mask & (0 - mask);
        mask &= mask - 1;
    }
    return low;
}

talon_cards tln_sv_laid_away(const struct discards *discards,
                             const struct discard *discard)
{
    talon_cards cards = 0;
    uint32_t i;

    for (i = 0; i < discards->count; i++)
        cards |= (discard->kept >> i & 1) != 0 ? 0 : ONE << discards->card[i];
    return cards;
}

struct discard tln_sv_discard_of(const struct discards *discards,
                                 talon_cards laid_away, uint32_t suit)
{
    struct discard discard = {0, suit};
    uint32_t i;

    for (i = 0; i < discards->count; i++) {
        if ((laid_away >> discards->card[i] & 1) == 0)
            discard.kept |= 1u << i;
    }
    return discard;
}

struct discard tln_sv_first_equal(const struct discards *discards,
                                  const struct discard *discard)
{
    struct discard first = {0, discard->suit};
    uint32_t i;

    for (i = 0; i < discards->first[BLOCK_SUITS]; i++) {
        uint32_t block = discards->block[i];

        first.kept |= low_bits(block, count_bits(block & discard->kept));
    }
    return first;
}

/* Divides a sum among `count` parts, none above its bound: as much as possible
 * to the last. */
static void divide(uint8_t *part, const uint8_t *bound, uint32_t count,
                   uint32_t sum)
{
    while (count-- > 0) {
        part[count] = (uint8_t)least(sum, bound[count]);
        sum -= part[count];
    }
}

/* Moves to the next division in lexicographic order; returns 0, and changes
 * nothing, if there is none. */
static int next_division(uint8_t *part, const uint8_t *bound, uint32_t count)
{
    uint32_t sum = 0, i;

    for (i = count; i-- > 0; sum += part[i]) {
        if (sum == 0 || part[i] == bound[i])
            continue;
        part[i]++;
        divide(part + i + 1, bound + i + 1, count - i - 1, sum - 1);
        return 1;
    }
    return 0;
}

/* Lays away the first cards of each block, as many as are due. */
static void lay_equals(const struct discards *discards, struct equals *equals)
{
    uint32_t i;

    equals->first.kept = 0;
    for (i = 0; i < discards->first[BLOCK_SUITS]; i++)
        equals->first.kept |= low_bits(
            discards->block[i], (uint32_t)discards->size[i] - equals->laid[i]);
}

/* Divides the cards of the suits from `suit` on among their blocks. */
static void divide_suits(const struct discards *discards, uint32_t suit,
                         struct equals *equals)
{
    for (; suit < BLOCK_SUITS; suit++) {
        uint32_t from = discards->first[suit];

        divide(equals->laid + from, discards->size + from,
               discards->first[suit + 1] - from, equals->of_suit[suit]);
    }
}

/* Moves to the next way to divide what is laid away among the blocks, with the
 * same suit named; returns 0 if there is none. */
static int lay_next(const struct discards *discards, struct equals *equals)
{
    uint32_t suit, from;

    equals->is_new = 0;
    for (suit = BLOCK_SUITS; suit-- > 0 && equals->first.kept != 0;) {
        from = discards->first[suit];
        if (next_division(equals->laid + from, discards->size + from,
                          discards->first[suit + 1] - from)) {
            divide_suits(discards, suit + 1, equals);
            lay_equals(discards, equals);
            return 1;
        }
    }
    if (equals->first.kept == 0)
        divide(equals->of_suit, discards->of_suit, BLOCK_SUITS,
               discards->count - discards->kept);
    else if (!next_division(equals->of_suit, discards->of_suit, BLOCK_SUITS))
        return 0;
    equals->is_new = 1;
    divide_suits(discards, 0, equals);
    lay_equals(discards, equals);
    return 1;
}

int tln_sv_next_equals(const struct discards *discards, struct equals *equals)
{
    do {
        while (!lay_next(discards, equals)) {
            if (discards->jokers == 0 ||
                equals->first.suit == TALON_SUIT_HEARTS)
                return 0;
            equals->first.kept = 0;
            equals->first.suit++;
        }
    } while (equals->first.suit != 0 &&
             (equals->first.kept & discards->jokers) == 0);
    return 1;
}

void tln_sv_lay_away(const struct discards *discards,
                     const struct discard *discard, talon_fh_position *position)
{
    *position = discards->position;
    position->hand[position->contractor] ^= tln_sv_laid_away(discards, discard);
    position->nominated = (uint8_t)discard->suit;
}
