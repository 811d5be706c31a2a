/* SPDX-License-Identifier: MIT */
/* Deals and positions for the exact solver. */
#ifndef TALON_BENCH_DEALS_H
#define TALON_BENCH_DEALS_H

#include "bench.h"
#include "talon/solve.h"

#define HAND_OF 10

/* A deal: the hands and the kitty. */
struct solver_deal {
    talon_cards hand[TALON_FH_SEATS_MAX], kitty;
    uint32_t seats;
    uint32_t joker_rule; /* at no trump, one of #talon_fh_joker_no_trump_id */
};

/* The first deal of a game. `number` is the stream of its generator, `seed` the
 * first byte of the 32 bytes of the seed; the others are 0. */
struct solver_deal deal_of(const char *preset, uint8_t seed, uint32_t number);

/* The position in which `leader`, as the contractor, leads to the first
 * trick. */
talon_fh_position position_of(const struct solver_deal *deal,
                              uint32_t denomination, uint32_t leader,
                              uint32_t side);

/* A misère of a contractor whose partners lay down their hands. */
talon_fh_position misere_of(const struct solver_deal *deal, uint32_t contractor,
                            uint32_t partners);

/* Gives the contractor of a misère the ten lowest cards of its hand and the
 * kitty. */
void keep_lowest(const struct solver_deal *deal, talon_fh_position *position);

#endif
