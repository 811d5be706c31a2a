/* SPDX-License-Identifier: MIT */
/* Checking problems made by hand, and making them from games. */
#include "advisor/solver/problem.h"
#include "advisor/solver/bits.h"
#include "advisor/solver/freestanding.h"
#include "advisor/solver/playing.h"

uint32_t tln_sv_on_table(const talon_fh_problem *problem)
{
    uint32_t count = 0;

    while (count < TALON_FH_SEATS_MAX &&
           problem->table[count] != TALON_CARD_NONE)
        count++;
    return count;
}

uint32_t tln_sv_suit_of(const talon_fh_problem *problem, uint32_t seat,
                        talon_card card)
{
    static const uint8_t twin[] = {0, 2, 1, 4, 3};
    uint32_t suit = card / 16u + 1, trump = problem->denomination;

    if ((JOKERS >> card & 1) != 0) {
        if (has_trumps(problem))
            return trump;
        return (int32_t)seat == problem->contractor ? problem->nominated : 0;
    }
    if (has_trumps(problem) && suit == twin[trump] &&
        card % 16 == TALON_RANK_JACK - 2)
        return trump;
    return suit;
}

talon_cards tln_sv_of_suit(const talon_fh_problem *problem, uint32_t seat,
                           talon_cards hand, uint32_t suit)
{
    talon_cards found = 0;

    while (hand != 0) {
        uint64_t bit = take_low(&hand);

        if (tln_sv_suit_of(problem, seat, (talon_card)low_index(bit)) == suit)
            found |= bit;
    }
    return found;
}

/* The fields that are numbers of something. */
static talon_status fields_status(const talon_fh_problem *problem)
{
    uint32_t suits = problem->suits_led, i;

    if (problem->reserved[0] != 0 || problem->reserved[1] != 0)
        return TALON_E_FIELD;
    if (problem->denomination < TALON_SUIT_SPADES ||
        problem->denomination > TALON_DENOMINATION_OPEN_MISERE)
        return TALON_E_DENOMINATION;
    if (problem->joker_rule > TALON_FH_JOKER_NO_TRUMP_LAST_LEAD)
        return TALON_E_VALUE;
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        suits |= problem->failed[i];
    if ((suits & ~ALL_SUITS) != 0 || problem->suit_led > TALON_SUIT_HEARTS ||
        problem->nominated > TALON_SUIT_HEARTS ||
        (problem->nominated != 0 && has_trumps(problem)))
        return TALON_E_SUIT;
    return TALON_OK;
}

static int plays(const talon_fh_problem *problem, int32_t seat)
{
    return seat >= 0 && seat < TALON_FH_SEATS_MAX &&
           (problem->playing >> seat & 1) != 0;
}

static talon_status seats_status(const talon_fh_problem *problem)
{
    uint32_t playing = problem->playing, side = problem->side;

    if (playing >> TALON_FH_SEATS_MAX != 0 || count_bits(playing) < 2 ||
        !plays(problem, problem->leader) || side == 0 ||
        (side & ~playing) != 0 || side == playing)
        return TALON_E_SEAT;
    if (problem->contractor != TALON_NOBODY &&
        !plays(problem, problem->contractor))
        return TALON_E_SEAT;
    if ((is_misere(problem) || problem->nominated != 0) &&
        problem->contractor == TALON_NOBODY)
        return TALON_E_SEAT;
    if (is_misere(problem) && side != 1u << problem->contractor)
        return TALON_E_SEAT;
    return TALON_OK;
}

/* The cards: each once, and as many for each seat. */
static talon_status cards_status(const talon_fh_problem *problem)
{
    uint32_t on_table = tln_sv_on_table(problem), i, seat, cards;
    talon_cards seen = 0;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        talon_card card = problem->table[i];

        if (i < on_table ? card >= TALON_PACK_MAX : card != TALON_CARD_NONE)
            return TALON_E_CARD;
        if (i < on_table && (seen >> card & 1) != 0)
            return TALON_E_CARD_TWICE;
        if (i < on_table)
            seen |= ONE << card;
    }
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if ((seen & problem->hand[seat]) != 0)
            return TALON_E_CARD_TWICE;
        seen |= problem->hand[seat];
        if ((problem->playing >> seat & 1) == 0 && problem->hand[seat] != 0)
            return TALON_E_CARD_COUNT;
    }
    if (on_table >= count_bits(problem->playing))
        return TALON_E_CARD_COUNT;
    seat = (uint32_t)problem->leader;
    cards = count_bits(problem->hand[seat]) + (on_table > 0);
    if (cards == 0 || cards > TALON_FH_TRICKS)
        return TALON_E_CARD_COUNT;
    for (i = 0; i < count_bits(problem->playing); i++) {
        if (count_bits(problem->hand[seat]) + (i < on_table) != cards)
            return TALON_E_CARD_COUNT;
        seat = next_seat(problem->playing, seat);
    }
    if (problem->taken + cards > TALON_FH_TRICKS ||
        (is_misere(problem) && problem->taken != 0))
        return TALON_E_AMOUNT;
    return TALON_OK;
}

/* Plays one card of the table once more; returns whether the rules allow it. */
static int replay_card(talon_fh_problem *replay, talon_card card, uint32_t suit)
{
    struct option options[TALON_FH_CARD_VALUES_MAX];
    uint32_t count = tln_sv_options(replay, options), i;

    for (i = 0; i < count; i++) {
        if (options[i].card != card ||
            (options[i].suit != 0 && options[i].suit != suit))
            continue;
        tln_sv_play(replay, &options[i]);
        return replay->suit_led == suit;
    }
    return 0;
}

/* The trick on the table: played once more from the hands before it, by FH-25
 * and FH-29 … FH-31. */
static talon_status table_status(const talon_fh_problem *problem)
{
    talon_fh_problem replay = *problem;
    uint32_t on_table = tln_sv_on_table(problem), i;
    uint32_t seat = (uint32_t)problem->leader;

    if (on_table == 0)
        return problem->suit_led == 0 ? TALON_OK : TALON_E_PLAYED;
    replay.suit_led = 0;
    for (i = 0; i < on_table; i++) {
        replay.hand[seat] |= ONE << problem->table[i];
        replay.table[i] = TALON_CARD_NONE;
        seat = next_seat(problem->playing, seat);
    }
    for (i = 0; i < on_table; i++) {
        if (!replay_card(&replay, problem->table[i], problem->suit_led))
            return TALON_E_PLAYED;
    }
    return TALON_OK;
}

talon_status talon_fh_problem_check(const talon_fh_problem *problem)
{
    talon_status status;

    if (problem == NULL)
        return TALON_E_NULL;
    status = fields_status(problem);
    if (status == TALON_OK)
        status = seats_status(problem);
    if (status == TALON_OK)
        status = cards_status(problem);
    if (status == TALON_OK)
        status = table_status(problem);
    return status;
}

/* The suits led in tricks before the one on the table. */
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
                          const talon_rules *rules, talon_fh_problem *problem)
{
    uint32_t seats = (uint32_t)rules->value[TALON_FH_OPTION_PLAYERS];

    memset(problem, 0, sizeof *problem);
    memset(problem->table, TALON_CARD_NONE, sizeof problem->table);
    problem->denomination = state->bid_denomination != 0
                                ? state->bid_denomination
                                : (uint8_t)TALON_DENOMINATION_NO_TRUMP;
    problem->side = (uint8_t)tln_sv_side_in(game, state);
    problem->joker_rule = (uint8_t)rules->value[TALON_FH_OPTION_JOKER_NO_TRUMP];
    problem->nominated = state->nominated;
    problem->contractor =
        state->bid_denomination != 0 ? state->bidder : (int8_t)TALON_NOBODY;
    problem->playing = (uint8_t)(((1u << seats) - 1) & ~state->laid_down);
}

/* Takes the cards and the tricks. */
static talon_status take_position(const talon_game *game,
                                  const talon_fh_state *state,
                                  talon_fh_problem *problem)
{
    uint32_t seat = (uint32_t)state->leader, i;

    for (i = 0; i < state->on_table; i++) {
        problem->table[i] = state->table[seat];
        seat = next_seat(problem->playing, seat);
    }
    memcpy(problem->failed, state->voids, sizeof problem->failed);
    problem->suit_led = state->suit_led;
    problem->suits_led = suits_led(game, state->trick);
    problem->leader = state->leader;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if ((problem->playing >> seat & 1) == 0)
            continue;
        problem->hand[seat] = state->hand[seat];
        if ((problem->side >> seat & 1) != 0)
            problem->taken += state->tricks[seat];
        if (count_bits(state->hand[seat]) != state->held[seat])
            return TALON_E_VIEW;
    }
    return state->partner == TALON_SECRET ? TALON_E_VIEW : TALON_OK;
}

talon_status talon_fh_problem_of(const talon_game *game,
                                 talon_fh_problem *problem)
{
    talon_fh_problem made;
    talon_fh_state state;
    talon_rules rules;
    talon_status status = talon_fh_state_of(game, &state);

    if (status < 0)
        return status;
    if (problem == NULL)
        return TALON_E_NULL;
    if (state.phase != TALON_PHASE_TRICKS)
        return TALON_E_PHASE;
    status = talon_game_rules(game, &rules);
    if (status < 0)
        return status;
    tln_sv_take_contract(game, &state, &rules, &made);
    status = take_position(game, &state, &made);
    if (status == TALON_OK)
        *problem = made;
    return status;
}
