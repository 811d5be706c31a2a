/* SPDX-License-Identifier: MIT */
/* Comparing states: equality and a hash, both of which ignore the turn counter
 * and the preset.
 *
 * States have no padding and no pointers, and whatever can be derived always
 * is, so equal positions are equal bytes: equality is a memcmp(), and the hash
 * goes over the saved numbers once. */
#include "base/libc.h"
#include "game/handle.h"

/* Where the options of a state begin: after the preset they started from, which
 * has no effect on play. */
static size_t options_at(const struct module *module)
{
    return (size_t)module->rule_at + module->rule_bytes;
}

talon_status talon_game_equal(const talon_game *a, const talon_game *b,
                              int32_t *equal)
{
    talon_status status = handle_status(a);
    size_t at;

    if (status == TALON_OK)
        status = handle_status(b);
    if (status < 0)
        return status;
    if (equal == NULL)
        return TALON_E_NULL;
    at = options_at(module_of_handle(a));
    *equal = a->mark == b->mark && a->view == b->view &&
             memcmp((const uint8_t *)a + at, (const uint8_t *)b + at,
                    module_of_handle(a)->size - at) == 0;
    return TALON_OK;
}

/* Mixes a word into a hash: the product with an odd number carries every bit
 * upward, and the shift brings the upper ones back down. */
static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9E3779B97F4A7C15;
    return hash ^ hash >> 29;
}

/* A hash of numbers that come one by one. They go to four sums in turn, which a
 * processor multiplies side by side: that is three times as fast as one sum. */
struct sums {
    uint64_t sum[4];
    uint32_t count;
};

static inline void add(struct sums *sums, uint64_t word)
{
    uint64_t *sum = &sums->sum[sums->count++ % 4];

    *sum = mix(*sum, word);
}

/* Hashes the numbers of a state one by one, so that byte order makes no
 * difference. */
talon_status talon_game_hash(const talon_game *game, uint64_t *hash)
{
    talon_status status = result_status(game, hash);
    int32_t value[RULES_KEPT];
    const struct field *field;
    struct sums sums = {{0, 1, 2, 3}, 0};
    uint32_t i;

    if (status < 0)
        return status;
    tln_kept_rules(game, value);
    value[0] = (int32_t)module_of_handle(game)->entry.options->game;
    for (i = 0; i < RULES_KEPT; i++)
        add(&sums, (uint32_t)value[i]);
    add(&sums, game->view);
    for (field = module_of_handle(game)->field; field->bytes != 0; field++) {
        const uint8_t *at = (const uint8_t *)game + field->offset;

        for (i = 0; i < field->count; i++)
            add(&sums, field_number(at + i * field->bytes, field->bytes));
    }
    *hash = mix(mix(mix(sums.sum[0], sums.sum[1]), sums.sum[2]), sums.sum[3]);
    return TALON_OK;
}
