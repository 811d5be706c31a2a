/* SPDX-License-Identifier: MIT */
/* Deals and positions for the exact solver. */
#include <string.h>

#include "deals.h"

struct solver_deal deal_of(const char *preset, uint8_t seed, uint32_t number)
{
    talon_rules rules = preset_rules(TALON_GAME_FIVE_HUNDRED, preset);
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    uint8_t bytes[TALON_SEED_BYTES] = {seed};
    struct solver_deal deal;
    talon_fh_state state;
    talon_game *game;
    talon_rng rng;
    uint32_t phase = 0, seat;

    must(talon_rng_seed(&rng, bytes, number), "a seed");
    must(talon_game_init(memory, sizeof memory, &rules, &game), "a game");
    while (phase != TALON_PHASE_AUCTION) {
        must(talon_game_chance(game, &rng, NULL, 0, NULL), "a deal");
        must(talon_game_phase(game, &phase), "a phase");
    }
    must(talon_fh_state_of(game, &state), "a state");
    deal.seats = (uint32_t)rules.value[TALON_FH_OPTION_PLAYERS];
    deal.joker_rule = (uint32_t)rules.value[TALON_FH_OPTION_JOKER_NO_TRUMP];
    deal.kitty = state.kitty;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        deal.hand[seat] = state.hand[seat];
    return deal;
}

talon_fh_position position_of(const struct solver_deal *deal,
                              uint32_t denomination, uint32_t leader,
                              uint32_t side)
{
    talon_fh_position position;
    uint32_t seat;

    memset(&position, 0, sizeof position);
    memset(position.table, TALON_CARD_NONE, sizeof position.table);
    position.denomination = (uint8_t)denomination;
    position.leader = position.contractor = (int8_t)leader;
    position.playing = (uint8_t)((1u << deal->seats) - 1);
    position.side = (uint8_t)side;
    for (seat = 0; seat < deal->seats; seat++)
        position.hand[seat] = deal->hand[seat];
    return position;
}

talon_fh_position misere_of(const struct solver_deal *deal, uint32_t contractor,
                            uint32_t partners)
{
    talon_fh_position position = position_of(deal, TALON_DENOMINATION_MISERE,
                                             contractor, 1u << contractor);
    uint32_t seat;

    for (seat = 0; seat < deal->seats; seat++) {
        if ((partners >> seat & 1) != 0)
            position.hand[seat] = 0;
    }
    position.playing = (uint8_t)(position.playing & ~partners);
    return position;
}

void keep_lowest(const struct solver_deal *deal, talon_fh_position *position)
{
    talon_cards cards = deal->hand[position->contractor] | deal->kitty;
    talon_cards jokers = (talon_cards)1 << TALON_CARD_LOW_JOKER |
                         (talon_cards)1 << TALON_CARD_HIGH_JOKER;
    talon_cards kept = 0;
    uint32_t rank, suit, count = 0;

    for (rank = 0; rank < 16; rank++) {
        for (suit = 0; suit < 4 && count < HAND_OF; suit++) {
            talon_cards card = bit(suit * 16 + rank);

            if ((cards & ~jokers & card) != 0) {
                kept |= card;
                count++;
            }
        }
    }
    position->hand[position->contractor] = kept;
}
