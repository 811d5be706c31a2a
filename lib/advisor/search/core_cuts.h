/* SPDX-License-Identifier: MIT */
/* The cards that caused a cutoff last time in similar circumstances, for one
 * instance of the core (core.h). They are tried first. Each is remembered in a
 * word: 26 bits to recognize the circumstances by, and the index of the card's
 * bit. A wrong card costs only time. */

static ALWAYS_INLINE uint64_t cut_mix(uint64_t a, uint64_t b, uint32_t place)
{
    uint64_t mixed =
        (a ^ (b << 23 | b >> 41) ^ (uint64_t)place << 59) * 0x9E3779B97F4A7C15;

    mixed ^= mixed >> 29;
    return mixed * 0xBF58476D1CE4E5B9;
}

/* The card's bit that is remembered for a mixed key, or 0. */
static ALWAYS_INLINE uint64_t remembered(const struct search *search,
                                         uint64_t mixed)
{
    uint32_t high = (uint32_t)(mixed >> 32);
    uint32_t word = search->table.cuts[high >> search->table.cut_shift];

    return (uint64_t)(((word ^ (uint32_t)mixed) & ~63u) == 0) << (word & 63);
}

static ALWAYS_INLINE void remember(struct search *search, uint64_t mixed,
                                   uint64_t bit)
{
    uint32_t high = (uint32_t)(mixed >> 32);

    search->table.cuts[high >> search->table.cut_shift] =
        ((uint32_t)mixed & ~63u) | low_index(bit);
}
