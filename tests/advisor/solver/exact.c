/* SPDX-License-Identifier: MIT */
/* A search with a null window and a table of whole positions: see exact.h. */
#include "exact.h"
#include "common/suite.h"

#define ENTRIES (1u << 19)

/* A position at the beginning of a trick, with everything that can differ
 * between positions that follow from one another, and bounds on how many more
 * tricks the side takes. In a misere, they say whether the contractor takes a
 * trick. */
struct entry {
    talon_cards hand[TALON_FH_SEATS_MAX];
    uint8_t failed[TALON_FH_SEATS_MAX];
    uint8_t suits_led;
    int8_t leader;
    uint32_t position; /* the number of the position, counted from 1 */
    uint8_t low, high;
};

uint64_t exact_nodes;

static struct entry entries[ENTRIES];
static uint32_t position_now;
static uint64_t nodes_most;

static int is_misere(const talon_fh_position *position)
{
    return position->denomination >= TALON_DENOMINATION_MISERE;
}

/* Writes the key of a position. What earlier tricks have shown is a part of it
 * only if the joker rule depends on it. */
static void describe(const talon_fh_position *position, struct entry *key)
{
    memset(key, 0, sizeof *key);
    memcpy(key->hand, position->hand, sizeof key->hand);
    if (position->joker_rule == TALON_FH_JOKER_NO_TRUMP_HONEST)
        memcpy(key->failed, position->failed, sizeof key->failed);
    if (position->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        key->suits_led = position->suits_led;
    key->leader = position->leader;
    key->position = position_now;
}

static uint32_t place_of(const struct entry *key)
{
    uint64_t mixed = (uint64_t)key->leader << 8 | key->suits_led;
    uint32_t i;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        mixed = (mixed ^ key->hand[i] ^ key->failed[i]) * 0x9E3779B97F4A7C15;
        mixed ^= mixed >> 29;
    }
    return (uint32_t)(mixed % ENTRIES);
}

/* The table entry for a position; it may replace the entry of another
 * position. */
static struct entry *entry_of(const talon_fh_position *position)
{
    struct entry key, *entry;

    describe(position, &key);
    entry = &entries[place_of(&key)];
    key.low = entry->low;
    key.high = entry->high;
    if (memcmp(entry, &key, sizeof key) != 0) {
        *entry = key;
        entry->low = 0;
        entry->high = TALON_FH_TRICKS;
    }
    return entry;
}

static int takes(const talon_fh_position *position, int32_t tricks);

/* Whether the limit has been reached. From then on results mean nothing, and
 * exact_cards() returns 0. */
static int is_too_long(void)
{
    return exact_nodes >= nodes_most;
}

/* Answers the question of takes() by trying every card of the seat to act: from
 * the highest down, or in a misere from the lowest up. */
static int search(const talon_fh_position *position, int32_t tricks)
{
    int ours = position->side >> model_to_act(position) & 1;
    struct model_moves moves;
    talon_fh_position next;
    uint32_t i;
    int won;

    if (is_misere(position))
        ours = !ours;
    model_moves(position, &moves);
    for (i = 0; i < moves.count; i++) {
        uint32_t at = is_misere(position) ? i : moves.count - 1 - i;

        if (is_too_long())
            return 0;
        next = *position;
        won = model_play(&next, moves.card[at], moves.suit[at]);
        exact_nodes++;
        if (takes(&next, tricks - (won == 1)) == ours)
            return ours;
    }
    return !ours;
}

/* Whether the side takes at least this many tricks from here on. In a misere,
 * whether the contractor must take a trick. */
static int takes(const talon_fh_position *position, int32_t tricks)
{
    talon_cards hand = position->hand[model_to_act(position)];
    struct entry *entry;
    int result;

    if (tricks <= 0)
        return 1;
    if ((int32_t)talon_cards_count(&hand) < tricks)
        return 0;
    if (position->table[0] != TALON_CARD_NONE)
        return search(position, tricks);
    entry = entry_of(position);
    if (entry->low >= tricks || entry->high < tricks)
        return entry->low >= tricks;
    result = search(position, tricks);
    entry = entry_of(position);
    if (result)
        entry->low = (uint8_t)tricks;
    else
        entry->high = (uint8_t)(tricks - 1);
    return result;
}

static int32_t value_of(const talon_fh_position *position)
{
    int32_t tricks = 0;

    if (is_misere(position))
        return position->taken == 0 && !takes(position, 1);
    while (!is_too_long() && takes(position, tricks + 1))
        tricks++;
    return position->taken + tricks;
}

int exact_cards(const talon_fh_position *position, uint64_t limit,
                struct worths *worths)
{
    int ours = position->side >> model_to_act(position) & 1;
    struct model_moves moves;
    talon_fh_position next;
    int32_t value;
    uint32_t i;

    position_now++;
    nodes_most = exact_nodes + limit;
    model_moves(position, &moves);
    worths->count = moves.count;
    for (i = 0; i < moves.count; i++) {
        next = *position;
        model_play(&next, moves.card[i], moves.suit[i]);
        value = value_of(&next);
        if (i == 0 || (ours ? value > worths->best : value < worths->best))
            worths->best = (int8_t)value;
        worths->list[i].card = moves.card[i];
        worths->list[i].suit = moves.suit[i];
        worths->list[i].value = (int8_t)value;
    }
    return !is_too_long();
}
