/* SPDX-License-Identifier: MIT */
/* The table, for one instance of the core (core.h).
 *
 * A position is looked up in two steps, first its slot and then a pattern. The
 * slot holds the lengths of all suits, who leads, and what matters about
 * jokers; all of this is compared, so correctness never depends on a hash. Each
 * slot has a list of patterns. A pattern says who owns the highest ranks of
 * each lane, as far as they mattered, and holds bounds for every position of
 * the slot that agrees with it. Lists are looked through from their end, where
 * new patterns are added and to which a pattern that is found moves, so that
 * three of four lookups that find one take no more than three steps. (Few
 * patterns follow from a later, more general one of their list: 5 % with four
 * hands, 2 % in misères. Looking for them costs more than they do.)
 *
 * Where lanes have fixed places (not in the wide instances), the bounds are in
 * bits that no card uses, the lowest of each lane, so that a pattern is a
 * quarter smaller: the lower bound in those of the first plane, the upper one
 * in those of the second.
 *
 * To forget everything, nothing has to be cleared: a slot whose stamp names
 * another generation is free. */

struct slot {
    uint64_t lengths[LENGTH_WORDS];
    uint32_t stamp; /* generation, jokers, leader */
    uint32_t first; /* word of the room where its list begins, or 0 */
};

struct pattern {
    uint64_t owner[PLANES];
    uint64_t ranks;
#if WIDE
    uint8_t low;
    uint8_t high;
    uint8_t zero[6];
#endif
};

_Static_assert(offsetof(struct slot, lengths) == 0 &&
                   offsetof(struct slot, stamp) + sizeof(struct slot_end) ==
                       sizeof(struct slot) &&
                   offsetof(struct slot, first) -
                           offsetof(struct slot, stamp) ==
                       offsetof(struct slot_end, first),
               "table.c knows another end of a slot");

#if !WIDE
#define FREE_BITS UINT64_C(0x0001000100010001)

/* Puts four binary digits into the free bits, and reads them. The factors move
 * each digit by another distance; nothing else that they make gets in the
 * way. */
static ALWAYS_INLINE uint64_t spread(uint32_t digits)
{
    return digits * UINT64_C(0x0000200040008001) & FREE_BITS;
}

static ALWAYS_INLINE uint32_t gather(uint64_t bits)
{
    return (uint32_t)((bits & FREE_BITS) * UINT64_C(0x0001000200040008) >> 48) &
           15;
}
#endif

/* The rest of a position's stamp, besides the generation: 12 bits. */
static ALWAYS_INLINE uint32_t key_of(const struct search *search,
                                     const struct position *position,
                                     uint32_t leader)
{
#if LOOSE
    const struct jokers *jokers = &position->jokers;
    uint32_t order = jokers->low != NO_HAND && jokers->high < jokers->low;

    /* Who holds the jokers follows from the lengths, unless every hand has
     * one. */
    if (COUNT_HANDS(search) == 2 && jokers->low != NO_HAND)
        leader |= 4;
    return (uint32_t)jokers->memo << 4 | order << 3 | leader;
#else
    (void)search;
    (void)position;
    return leader;
#endif
}

static ALWAYS_INLINE struct slot *slots_of(const struct search *search)
{
    return (struct slot *)(void *)search->table.slots;
}

static ALWAYS_INLINE struct list *list_of(const struct search *search,
                                          const struct slot *slot)
{
    return list_at(&search->table, slot->first);
}

static ALWAYS_INLINE struct pattern *patterns_of(struct list *list)
{
    return (struct pattern *)(void *)(list + 1);
}

static ALWAYS_INLINE uint32_t place_of(const struct search *search,
                                       const uint64_t *lengths, uint32_t key)
{
    return slot_place(lengths[0],
                      LENGTH_WORDS > 1 ? lengths[LENGTH_WORDS - 1] : 0, key,
                      search->table.slot_shift);
}

static ALWAYS_INLINE int is_slot_of(const struct slot *slot, uint32_t stamp,
                                    const uint64_t *lengths)
{
    uint64_t other = (slot->stamp ^ stamp) | (slot->lengths[0] ^ lengths[0]);

#if LENGTH_WORDS > 1
    other |= slot->lengths[1] ^ lengths[1];
#endif
    return other == 0;
}

/* The slot of a position, or the free slot where it would go, from the place
 * where it would be best. */
static ALWAYS_INLINE struct slot *
find_slot_from(const struct search *search, const struct position *position,
               uint32_t key, uint32_t place)
{
    const struct table *table = &search->table;
    struct slot *slots = slots_of(search), *slot;
    uint32_t mask = (uint32_t)((~(uint64_t)0) >> table->slot_shift);
    uint32_t stamp = table->generation << 12 | key;

    for (;; place = (place + 1) & mask) {
        slot = &slots[place];
        if (is_slot_of(slot, stamp, position->lengths) ||
            slot->stamp >> 12 != table->generation)
            return slot;
    }
}

static ALWAYS_INLINE struct slot *find_slot(const struct search *search,
                                            const struct position *position,
                                            uint32_t key)
{
    return find_slot_from(search, position, key,
                          place_of(search, position->lengths, key));
}

/* The slot of a position; takes a free one for it if it has none. */
static ALWAYS_INLINE struct slot *
take_slot(struct search *search, const struct position *position, uint32_t key)
{
    struct table *table = &search->table;
    struct slot *slot = find_slot(search, position, key);

    if (slot->stamp >> 12 == table->generation)
        return slot;
    if (UNLIKELY(table->slots_used >= table->slots_most)) {
        tln_sv_make_slots(table);
        slot = find_slot(search, position, key);
    }
    table->slots_used++;
    slot->lengths[0] = position->lengths[0];
#if LENGTH_WORDS > 1
    slot->lengths[1] = position->lengths[1];
#endif
    slot->stamp = table->generation << 12 | key;
    slot->first = 0;
    return slot;
}

/* Whether a position agrees with a pattern. */
static ALWAYS_INLINE int agrees(const struct pattern *pattern,
                                const struct position *position)
{
    uint64_t other = (pattern->owner[0] ^ position->owner[0]) |
                     (pattern->owner[1] ^ position->owner[1]);

#if WIDE
    other |= pattern->owner[2] ^ position->owner[2];
#endif
    return (other & pattern->ranks) == 0;
}

static ALWAYS_INLINE void set_bounds(struct pattern *pattern, uint32_t low,
                                     uint32_t high)
{
#if WIDE
    pattern->low = (uint8_t)low;
    pattern->high = (uint8_t)high;
#else
    pattern->owner[0] |= spread(low);
    pattern->owner[1] |= spread(high);
#endif
}

static ALWAYS_INLINE uint32_t low_of(const struct pattern *pattern)
{
#if WIDE
    return pattern->low;
#else
    return gather(pattern->owner[0]);
#endif
}

static ALWAYS_INLINE uint32_t high_of(const struct pattern *pattern)
{
#if WIDE
    return pattern->high;
#else
    return gather(pattern->owner[1]);
#endif
}

/* Whether the table knows if the target is reached. If so, fills in the
 * result. */
static ALWAYS_INLINE int look_up(struct search *search,
                                 const struct position *position, uint32_t key,
                                 uint32_t place, uint32_t target,
                                 struct result *result)
{
    struct slot *slot = find_slot_from(search, position, key, place);
    struct pattern *patterns, *pattern, *last, found;
    struct list *list;

    if (slot->stamp >> 12 != search->table.generation)
        return 0;
    list = list_of(search, slot);
    patterns = patterns_of(list);
    last = patterns + list->count;
    for (pattern = last; pattern-- != patterns;) {
        if (!agrees(pattern, position) ||
            (low_of(pattern) < target && high_of(pattern) >= target))
            continue;
        result->value = low_of(pattern);
        if (result->value < target)
            result->value = high_of(pattern);
        result->ranks = pattern->ranks;
        if (pattern != --last) {
            found = *pattern;
            *pattern = *last;
            *last = found;
        }
        return 1;
    }
    return 0;
}

/* Stores bounds of a position that depend only on the given ranks. */
static ALWAYS_INLINE void store(struct search *search,
                                const struct position *position, uint32_t key,
                                uint64_t ranks, uint32_t low, uint32_t high)
{
    struct pattern *pattern;
    struct slot *slot;
    struct list *list;
    uint32_t i;

    do
        slot = take_slot(search, position, key);
    while (is_full(list_of(search, slot)) &&
           !tln_sv_grow(&search->table, (uint32_t)(slot - slots_of(search))));
    list = list_of(search, slot);
    pattern = patterns_of(list) + list->count++;
    for (i = 0; i < PLANES; i++)
        pattern->owner[i] = position->owner[i] & ranks;
    pattern->ranks = ranks;
    set_bounds(pattern, low, high);
    search->table.stored++;
}
