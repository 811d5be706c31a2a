/* SPDX-License-Identifier: MIT */
/* Questions about the cards of a position, and making positions from games. */
#include "advisor/solver/position.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"

uint32_t tln_sv_on_table(const talon_fh_position *position)
{
    uint32_t count = 0;

    while (count < TALON_FH_SEATS_MAX &&
           position->table[count] != TALON_CARD_NONE)
        count++;
    return count;
}

uint32_t tln_sv_suit_of(const talon_fh_position *position, uint32_t seat,
                        talon_card card)
{
    static const uint8_t twin[] = {0, 2, 1, 4, 3};
    uint32_t suit = card / 16u + 1, trump = position->denomination;

    if ((JOKERS >> card & 1) != 0) {
        if (has_trumps(position))
            return trump;
        return (int32_t)seat == position->contractor ? position->nominated : 0;
    }
    if (has_trumps(position) && suit == twin[trump] &&
        card % 16 == TALON_RANK_JACK - 2)
        return trump;
    return suit;
}

talon_cards tln_sv_of_suit(const talon_fh_position *position, uint32_t seat,
                           talon_cards hand, uint32_t suit)
{
    talon_cards found = 0;

    while (hand != 0) {
        uint64_t bit = take_low(&hand);

        if (tln_sv_suit_of(position, seat, (talon_card)low_index(bit)) == suit)
            found |= bit;
    }
    return found;
}

/* The suits led in tricks before the one on the table, as bits. */
static uint8_t suits_led(const talon_game *game, uint32_t trick)
{
    uint32_t suits = 0, suit, i;

    for (i = 1; i < trick; i++) {
        if (talon_fh_trick(game, i, NULL, NULL, 0, NULL, &suit, NULL) ==
            TALON_OK)
            suits |= 1u << suit;
    }
    return (uint8_t)suits;
}

uint32_t tln_sv_side_in(const talon_game *game, const talon_fh_state *state)
{
    int32_t first = 0;
    uint32_t side;

    if (state->bid_denomination == 0) {
        talon_fh_trick(game, 1, &first, NULL, 0, NULL, NULL, NULL);
        return state->side[first];
    }
    if (state->bid_denomination >= TALON_DENOMINATION_MISERE)
        return 1u << state->bidder;
    side = state->side[state->bidder];
    if (state->partner >= 0)
        side |= 1u << state->partner;
    return side;
}

void tln_sv_take_contract(const talon_game *game, const talon_fh_state *state,
                          const talon_rules *rules, talon_fh_position *position)
{
    uint32_t seats = (uint32_t)rules->value[TALON_FH_OPTION_PLAYERS];

    memset(position, 0, sizeof *position);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    position->denomination = state->bid_denomination != 0
                                 ? state->bid_denomination
                                 : (uint8_t)TALON_DENOMINATION_NO_TRUMP;
    position->side = (uint8_t)tln_sv_side_in(game, state);
    position->joker_rule =
        (uint8_t)rules->value[TALON_FH_OPTION_JOKER_NO_TRUMP];
    position->nominated = state->nominated;
    position->contractor =
        state->bid_denomination != 0 ? state->bidder : (int8_t)TALON_NOBODY;
    position->playing = (uint8_t)(((1u << seats) - 1) & ~state->laid_down);
}

/* Fills in the cards that a game shows, and its tricks so far. Returns whether
 * it shows all of them. */
static int take_cards(const talon_game *game, const talon_fh_state *state,
                      talon_fh_position *position)
{
    uint32_t seat = (uint32_t)state->leader, i;
    int is_whole = state->partner != TALON_SECRET;

    for (i = 0; i < state->on_table; i++) {
        position->table[i] = state->table[seat];
        seat = next_seat(position->playing, seat);
    }
    position->suit_led = state->suit_led;
    position->suits_led = suits_led(game, state->trick);
    position->leader = state->leader;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if ((position->playing >> seat & 1) == 0)
            continue;
        position->hand[seat] = state->hand[seat];
        position->failed[seat] = state->voids[seat];
        if ((position->side >> seat & 1) != 0)
            position->taken += state->tricks[seat];
        is_whole &= count_bits(state->hand[seat]) == state->held[seat];
    }
    return is_whole;
}

talon_status tln_sv_position_seen(const talon_game *view,
                                  talon_fh_position *position)
{
    talon_fh_state state;
    talon_rules rules;
    talon_status status = talon_fh_state_of(view, &state);

    if (status >= 0)
        status = talon_game_rules(view, &rules);
    if (status < 0)
        return status;
    tln_sv_take_contract(view, &state, &rules, position);
    take_cards(view, &state, position);
    return TALON_OK;
}

talon_status talon_fh_position_of(const talon_game *game,
                                  talon_fh_position *position)
{
    talon_fh_position made;
    talon_fh_state state;
    talon_rules rules;
    talon_status status = talon_fh_state_of(game, &state);

    if (status >= 0)
        status = tln_known_game(game);
    if (status < 0)
        return status;
    if (position == NULL)
        return TALON_E_NULL;
    if (state.phase != TALON_PHASE_TRICKS)
        return TALON_E_PHASE;
    status = talon_game_rules(game, &rules);
    if (status < 0)
        return status;
    tln_sv_take_contract(game, &state, &rules, &made);
    if (!take_cards(game, &state, &made))
        return TALON_E_VIEW;
    *position = made;
    return TALON_OK;
}
