/* SPDX-License-Identifier: MIT */
/* The yardstick: ten random tricks without talon, and what copying memory
 * costs. Each of the four hands is a mask of 64 bits, sixteen for each suit;
 * the pack has 44 cards. Seats must follow suit, and the highest card of the
 * suit led takes the trick. There are no trumps, no checks and no state except
 * the hands. Each card costs one draw from the generator. */
#include <string.h>

#include "bench.h"

#define DEALS  256
#define SEATS  4
#define TRICKS 10
#define LANE   16

static uint64_t deal[DEALS][SEATS];

/* Ten cards for each seat, from eleven of each suit. */
static void make_deals(void)
{
    struct chance chance = {1};
    uint32_t number, card;

    for (number = 0; number < DEALS; number++) {
        uint64_t pack = UINT64_C(0x07FF07FF07FF07FF);

        memset(deal[number], 0, sizeof deal[number]);
        for (card = 0; card < SEATS * TRICKS; card++) {
            uint64_t drawn = pick_of_many(&chance, pack);

            pack ^= drawn;
            deal[number][card % SEATS] |= drawn;
        }
    }
}

/* Plays a trick; returns the seat that takes it. */
static inline uint32_t play_trick(uint64_t hand[SEATS], uint32_t leader,
                                  struct chance *chance)
{
    uint64_t best = pick(chance, hand[leader]);
    uint64_t suit = UINT64_C(0xFFFF) << (place_of(best) & ~(LANE - 1u));
    uint32_t winner = leader, i;

    hand[leader] ^= best;
    for (i = 1; i < SEATS; i++) {
        uint32_t seat = (leader + i) % SEATS;
        uint64_t legal = hand[seat] & suit, card, now;

        card = pick(chance, legal != 0 ? legal : hand[seat]);
        hand[seat] ^= card;
        now = card & suit;
        winner = now > best ? seat : winner;
        best = now > best ? now : best;
    }
    return winner;
}

static uint64_t play_bare(void *context, uint64_t times)
{
    struct chance chance = {2};
    uint64_t sum = 0, i;

    (void)context;
    for (i = 0; i < times * DEALS; i++) {
        uint64_t hand[SEATS];
        uint32_t trick, leader = 0;

        memcpy(hand, deal[i % DEALS], sizeof hand);
        for (trick = 0; trick < TRICKS; trick++) {
            leader = play_trick(hand, leader, &chance);
            sum += leader;
        }
    }
    use(sum);
    return times * DEALS * SEATS * TRICKS;
}

const struct work bare_loop = {play_bare, NULL};

void prepare_bare_loop(void)
{
    make_deals();
}

/* Memory to copy. `sizes` is not const, so that the compiler cannot know how
 * much is copied. */
static uint8_t from[2][TALON_GAME_BYTES_MAX], to[TALON_GAME_BYTES_MAX];
static size_t sizes[] = {256, 512};

static uint64_t copy_memory(void *context, uint64_t times)
{
    size_t size = *(const size_t *)context;
    uint64_t i;

    for (i = 0; i < times; i++)
        memcpy(to, from[i & 1], size);
    use(to[0]);
    return times;
}

void bench_bare(void)
{
    static const char *const names[] = {"memcpy of 256 bytes",
                                        "memcpy of 512 bytes"};
    struct timing timing;
    struct figure figure;
    uint32_t i;

    measure(&bare_loop, 1, &timing);
    figure = per_second("bare loop", "moves/s", &timing);
    report(&figure);
    for (i = 0; i < LENGTH(sizes); i++) {
        struct work work = {copy_memory, &sizes[i]};

        measure(&work, 1, &timing);
        figure = in_nanoseconds(names[i], &timing);
        report(&figure);
    }
}
