/* SPDX-License-Identifier: MIT */
/* Checking positions: first each field alone, then seats, cards, and last the
 * trick on the table, which is taken back and played again. Each check relies
 * on those before it. */
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"
#include "advisor/solver/playing.h"
#include "advisor/solver/position.h"

/* Whether the fields are 0 that must be: those reserved, and what is said of
 * seats that do not play. */
static int is_clear(const talon_fh_position *position)
{
    uint32_t i, set = 0;

    for (i = 0; i < sizeof position->reserved; i++)
        set |= position->reserved[i];
    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        if ((position->playing >> i & 1) == 0)
            set |= position->failed[i];
    }
    return set == 0;
}

/* Checks each field on its own. */
static talon_status fields_status(const talon_fh_position *position)
{
    uint32_t suits = position->suits_led, i;

    if (!is_clear(position))
        return TALON_E_FIELD;
    if (position->denomination < TALON_SUIT_SPADES ||
        position->denomination > TALON_DENOMINATION_OPEN_MISERE)
        return TALON_E_DENOMINATION;
    if (position->joker_rule > TALON_FH_JOKER_NO_TRUMP_LAST_LEAD)
        return TALON_E_VALUE;
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        suits |= position->failed[i];
    if ((suits & ~ALL_SUITS) != 0 || position->suit_led > TALON_SUIT_HEARTS ||
        position->nominated > TALON_SUIT_HEARTS ||
        (position->nominated != 0 && has_trumps(position)))
        return TALON_E_SUIT;
    return TALON_OK;
}

static int plays(const talon_fh_position *position, int32_t seat)
{
    return seat >= 0 && seat < TALON_FH_SEATS_MAX &&
           (position->playing >> seat & 1) != 0;
}

static talon_status seats_status(const talon_fh_position *position)
{
    uint32_t playing = position->playing, side = position->side;

    if (playing >> TALON_FH_SEATS_MAX != 0 || count_bits(playing) < 2 ||
        !plays(position, position->leader) || side == 0 ||
        (side & ~playing) != 0 || side == playing)
        return TALON_E_SEAT;
    if (position->contractor != TALON_NOBODY &&
        !plays(position, position->contractor))
        return TALON_E_SEAT;
    if ((is_misere(position) || position->nominated != 0) &&
        position->contractor == TALON_NOBODY)
        return TALON_E_SEAT;
    if (is_misere(position) && side != 1u << position->contractor)
        return TALON_E_SEAT;
    return TALON_OK;
}

/* Checks the cards: none twice, and the same number for each seat. */
static talon_status cards_status(const talon_fh_position *position)
{
    uint32_t on_table = tln_sv_on_table(position), i, seat, cards;
    talon_cards seen = 0;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++) {
        talon_card card = position->table[i];

        if (i < on_table ? card >= TALON_PACK_MAX : card != TALON_CARD_NONE)
            return TALON_E_CARD;
        if (i < on_table && (seen >> card & 1) != 0)
            return TALON_E_CARD_TWICE;
        if (i < on_table)
            seen |= ONE << card;
    }
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if ((seen & position->hand[seat]) != 0)
            return TALON_E_CARD_TWICE;
        seen |= position->hand[seat];
        if ((position->playing >> seat & 1) == 0 && position->hand[seat] != 0)
            return TALON_E_CARD_COUNT;
    }
    if (on_table >= count_bits(position->playing))
        return TALON_E_CARD_COUNT;
    seat = (uint32_t)position->leader;
    cards = count_bits(position->hand[seat]) + (on_table > 0);
    if (cards == 0 || cards > TALON_FH_TRICKS)
        return TALON_E_CARD_COUNT;
    for (i = 0; i < count_bits(position->playing); i++) {
        if (count_bits(position->hand[seat]) + (i < on_table) != cards)
            return TALON_E_CARD_COUNT;
        seat = next_seat(position->playing, seat);
    }
    if (position->taken + cards > TALON_FH_TRICKS ||
        (is_misere(position) && position->taken != 0))
        return TALON_E_AMOUNT;
    return TALON_OK;
}

/* Plays one card of the table again; returns whether the rules allow it. */
static int replay_card(talon_fh_position *replay, talon_card card,
                       uint32_t suit)
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

/* Checks the trick on the table by playing it again from the hands before it,
 * under FH-25 and FH-29 … FH-31. */
static talon_status table_status(const talon_fh_position *position)
{
    talon_fh_position replay = *position;
    uint32_t on_table = tln_sv_on_table(position), i;
    uint32_t seat = (uint32_t)position->leader;

    if (on_table == 0)
        return position->suit_led == 0 ? TALON_OK : TALON_E_PLAYED;
    replay.suit_led = 0;
    for (i = 0; i < on_table; i++) {
        replay.hand[seat] |= ONE << position->table[i];
        replay.table[i] = TALON_CARD_NONE;
        seat = next_seat(position->playing, seat);
    }
    for (i = 0; i < on_table; i++) {
        if (!replay_card(&replay, position->table[i], position->suit_led))
            return TALON_E_PLAYED;
    }
    return TALON_OK;
}

talon_status talon_fh_position_check(const talon_fh_position *position)
{
    talon_status status;

    if (position == NULL)
        return TALON_E_NULL;
    status = fields_status(position);
    if (status == TALON_OK)
        status = seats_status(position);
    if (status == TALON_OK)
        status = cards_status(position);
    if (status == TALON_OK)
        status = table_status(position);
    return status;
}
