/* SPDX-License-Identifier: MIT */
/* The rules of play for plain positions: see model.h. */
#include "model.h"
#ifdef TALON_FUZZ
#include "../../fuzz/fuzz.h"
#define must demand
#else
#include "common/suite.h"
#endif

#define BIT(card) ((talon_cards)1 << (card))
#define JOKERS    (BIT(TALON_CARD_LOW_JOKER) | BIT(TALON_CARD_HIGH_JOKER))

static int is_joker(uint32_t card)
{
    return card < 64 && (JOKERS >> card & 1);
}

static int has_trumps(const talon_fh_position *position)
{
    return position->denomination <= TALON_SUIT_HEARTS;
}

static int is_misere(const talon_fh_position *position)
{
    return position->denomination >= TALON_DENOMINATION_MISERE;
}

/* FH-5: the suit whose jack is the left bower. */
static uint32_t same_color(uint32_t suit)
{
    return suit <= TALON_SUIT_CLUBS ? 3 - suit : 7 - suit;
}

static uint32_t jack_of(uint32_t suit)
{
    return 16 * (suit - 1) + TALON_RANK_JACK - 2;
}

/* The suit that a seat's card belongs to; 0 for a joker that belongs to
 * none. */
static uint32_t suit_for(const talon_fh_position *position, int32_t seat,
                         uint32_t card)
{
    if (has_trumps(position)) {
        if (is_joker(card) ||
            card == jack_of(same_color(position->denomination)))
            return position->denomination;
    } else if (is_joker(card)) {
        return seat == position->contractor ? position->nominated : 0;
    }
    return card / 16 + 1;
}

/* FH-4, FH-5, FH-6, FH-26: how strong a card is in a trick; 0 if it cannot
 * win. */
static uint32_t strength(const talon_fh_position *position, int32_t seat,
                         uint32_t card)
{
    uint32_t suit = suit_for(position, seat, card), rank = card % 16;

    if (is_joker(card))
        rank = card == TALON_CARD_HIGH_JOKER ? 31 : 30;
    else if (has_trumps(position) && card == jack_of(position->denomination))
        rank = 29;
    else if (has_trumps(position) &&
             card == jack_of(same_color(position->denomination)))
        rank = 28;
    if (suit == 0)
        return 200 + rank;
    if (has_trumps(position) && suit == position->denomination)
        return 100 + rank;
    return suit == position->suit_led ? 1 + rank : 0;
}

static uint32_t on_table(const talon_fh_position *position)
{
    uint32_t count = 0;

    while (count < TALON_FH_SEATS_MAX &&
           position->table[count] != TALON_CARD_NONE)
        count++;
    return count;
}

static int32_t next_seat(const talon_fh_position *position, int32_t seat)
{
    do
        seat = seat + 1 < TALON_FH_SEATS_MAX ? seat + 1 : 0;
    while (!(position->playing >> seat & 1));
    return seat;
}

int32_t model_to_act(const talon_fh_position *position)
{
    int32_t seat = position->leader;
    uint32_t i;

    for (i = on_table(position); i > 0; i--)
        seat = next_seat(position, seat);
    return seat;
}

/* FH-29 ... FH-31: the suits that may be named when a joker without a suit is
 * led. */
static uint32_t suits_to_name(const talon_fh_position *position, int32_t seat)
{
    const uint32_t all = 0x1E;
    uint32_t suits = all;

    if ((position->hand[seat] & ~JOKERS) == 0)
        return all;
    switch (position->joker_rule) {
    case TALON_FH_JOKER_NO_TRUMP_HONEST:
        suits = all & ~(uint32_t)position->failed[seat];
        return suits != 0 ? suits : all;
    case TALON_FH_JOKER_NO_TRUMP_PAGAT:
        return all & ~(uint32_t)position->suits_led;
    case TALON_FH_JOKER_NO_TRUMP_LAST_LEAD:
        return 0;
    default:
        return all;
    }
}

/* FH-25, FH-30, FH-31: the cards that may be played when another seat has
 * led. */
static talon_cards may_follow(const talon_fh_position *position, int32_t seat)
{
    talon_cards hand = position->hand[seat], left = hand, follow = 0,
                jokers = 0;
    uint32_t card, suit;

    while (left != 0) {
        card = take_card(&left);
        suit = suit_for(position, seat, card);
        if (suit == position->suit_led)
            follow |= BIT(card);
        if (suit == 0)
            jokers |= BIT(card);
    }
    if (follow != 0) {
        if (position->joker_rule == TALON_FH_JOKER_NO_TRUMP_ANY_TIME)
            follow |= jokers;
        return follow;
    }
    if (jokers != 0 && is_misere(position) && seat == position->contractor &&
        position->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        return jokers;
    return hand;
}

static void add_moves(const talon_fh_position *position, int32_t seat,
                      uint32_t card, struct model_moves *moves)
{
    uint32_t suits = 1, suit;

    if (position->suit_led == 0 && suit_for(position, seat, card) == 0)
        suits = suits_to_name(position, seat);
    for (suit = 0; suit <= TALON_SUIT_HEARTS; suit++) {
        if (!(suits >> suit & 1))
            continue;
        must(moves->count < WORTHS_MAX);
        moves->card[moves->count] = (talon_card)card;
        moves->suit[moves->count++] = (uint8_t)suit;
    }
}

void model_moves(const talon_fh_position *position, struct model_moves *moves)
{
    int32_t seat = model_to_act(position);
    talon_cards set = position->hand[seat], plain;

    if (position->suit_led != 0)
        set = may_follow(position, seat);
    moves->count = 0;
    plain = set & ~JOKERS;
    while (plain != 0)
        add_moves(position, seat, take_card(&plain), moves);
    if (set >> TALON_CARD_LOW_JOKER & 1)
        add_moves(position, seat, TALON_CARD_LOW_JOKER, moves);
    if (set >> TALON_CARD_HIGH_JOKER & 1)
        add_moves(position, seat, TALON_CARD_HIGH_JOKER, moves);
    must(moves->count > 0);
}

/* Ends a complete trick. Returns 1 if the side takes it, and 0 if not. */
static int end_trick(talon_fh_position *position)
{
    uint32_t i, best = 0, strongest = 0, mine;
    int32_t seat = position->leader, winner = seat;

    for (i = 0; i < on_table(position); i++) {
        mine = strength(position, seat, position->table[i]);
        if (mine > strongest) {
            strongest = mine;
            best = i;
            winner = seat;
        }
        seat = next_seat(position, seat);
    }
    must(strongest > 0 && position->table[best] != TALON_CARD_NONE);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    position->suits_led |= (uint8_t)(1u << position->suit_led);
    position->suit_led = 0;
    position->leader = (int8_t)winner;
    position->taken =
        (uint8_t)(position->taken + (position->side >> winner & 1));
    return position->side >> winner & 1;
}

/* Notes that a seat did not follow suit. Under any-time, a joker may be played
 * to any lead, so playing one proves nothing. */
static void note_failed(talon_fh_position *position, int32_t seat,
                        uint32_t card)
{
    uint32_t suit = suit_for(position, seat, card);

    if (suit == position->suit_led ||
        (suit == 0 && position->joker_rule == TALON_FH_JOKER_NO_TRUMP_ANY_TIME))
        return;
    position->failed[seat] |= (uint8_t)(1u << position->suit_led);
}

int model_play(talon_fh_position *position, talon_card card, uint32_t suit)
{
    int32_t seat = model_to_act(position);
    uint32_t count = on_table(position), seats = 0, i;

    must(position->hand[seat] >> card & 1);
    if (position->suit_led == 0)
        position->suit_led =
            (uint8_t)(suit != 0 ? suit : suit_for(position, seat, card));
    else
        note_failed(position, seat, card);
    position->hand[seat] &= ~BIT(card);
    position->table[count++] = card;
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        seats += position->playing >> i & 1;
    return count < seats ? -1 : end_trick(position);
}

int model_over(const talon_fh_position *position)
{
    int32_t seat = model_to_act(position);

    return position->hand[seat] == 0 ||
           (is_misere(position) && position->taken);
}

static int count_bits(uint32_t set)
{
    int count = 0;

    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

/* Whether denominations, suits and other numbers are in range. */
static int has_good_numbers(const talon_fh_position *position)
{
    uint32_t i, suits = position->suits_led, extra = 0;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        suits |= position->failed[i];
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        if ((position->playing & 1u << i) == 0)
            extra |= position->failed[i];
    for (i = 0; i < sizeof position->reserved; i++)
        extra |= position->reserved[i];
    return position->denomination >= 1 && position->denomination <= 7 &&
           (suits & ~0x1Eu) == 0 && position->suit_led <= TALON_SUIT_HEARTS &&
           position->nominated <= TALON_SUIT_HEARTS &&
           !(position->nominated != 0 && has_trumps(position)) &&
           position->joker_rule <= TALON_FH_JOKER_NO_TRUMP_LAST_LEAD &&
           extra == 0;
}

static int has_good_seats(const talon_fh_position *position)
{
    int32_t contractor = position->contractor;

    if (position->playing >> TALON_FH_SEATS_MAX != 0 ||
        count_bits(position->playing) < 2 || position->side == 0 ||
        (position->side & ~position->playing) != 0 ||
        position->side == position->playing)
        return 0;
    if (position->leader < 0 || position->leader >= TALON_FH_SEATS_MAX ||
        !(position->playing >> position->leader & 1))
        return 0;
    if (contractor < TALON_NOBODY || contractor >= TALON_FH_SEATS_MAX ||
        (contractor >= 0 && !(position->playing >> contractor & 1)))
        return 0;
    if ((position->nominated != 0 || is_misere(position)) && contractor < 0)
        return 0;
    return !is_misere(position) || position->side == 1u << contractor;
}

/* Takes the cards on the table back into the hands. Returns the number of cards
 * that each hand then has, or 0 if they are not valid. */
static int32_t take_back(talon_fh_position *position)
{
    uint32_t i, count = on_table(position), card;
    int32_t seat, held, each = -1;
    talon_cards all = 0;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        if (i >= count && position->table[i] != TALON_CARD_NONE)
            return 0;
    if ((int)count >= count_bits(position->playing))
        return 0;
    for (i = 0, seat = position->leader; i < count; i++) {
        card = position->table[i];
        if (card >= 64 || (position->hand[seat] >> card & 1))
            return 0;
        position->hand[seat] |= BIT(card);
        position->table[i] = TALON_CARD_NONE;
        seat = next_seat(position, seat);
    }
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        held = (int32_t)talon_cards_count(&position->hand[seat]);
        if ((all & position->hand[seat]) != 0)
            return 0;
        all |= position->hand[seat];
        if (!(position->playing >> seat & 1) ? held != 0
                                             : each >= 0 && held != each)
            return 0;
        if (position->playing >> seat & 1)
            each = held;
    }
    return each <= TALON_FH_TRICKS ? each : 0;
}

/* Whether the cards on the table could legally be played from the hands in
 * `replay`, which take_back() has made. */
static int can_be_replayed(talon_fh_position *replay,
                           const talon_fh_position *position)
{
    struct model_moves moves;
    uint32_t i, at;

    if (on_table(position) == 0)
        return position->suit_led == 0;
    replay->suit_led = 0;
    for (i = 0; i < on_table(position); i++) {
        model_moves(replay, &moves);
        for (at = 0; at < moves.count; at++)
            if (moves.card[at] == position->table[i] &&
                (moves.suit[at] == 0 || moves.suit[at] == position->suit_led))
                break;
        if (at == moves.count)
            return 0;
        model_play(replay, moves.card[at], moves.suit[at]);
        if (replay->suit_led != position->suit_led)
            return 0;
    }
    return 1;
}

int model_accepts(const talon_fh_position *position)
{
    talon_fh_position replay = *position;
    int32_t tricks;

    if (!has_good_numbers(position) || !has_good_seats(position))
        return 0;
    tricks = take_back(&replay);
    if (tricks == 0 || tricks + position->taken > TALON_FH_TRICKS ||
        (is_misere(position) && position->taken != 0))
        return 0;
    return can_be_replayed(&replay, position);
}

/* Whether the side takes at least this many tricks from here on. In a misere,
 * whether the contractor must take a trick. */
static int takes(const talon_fh_position *position, int32_t tricks)
{
    int32_t seat = model_to_act(position);
    talon_cards hand = position->hand[seat];
    int ours = position->side >> seat & 1, result;
    struct model_moves moves;
    talon_fh_position next;
    uint32_t i;
    int won;

    if (tricks <= 0)
        return 1;
    if ((int32_t)talon_cards_count(&hand) < tricks)
        return 0;
    if (is_misere(position))
        ours = !ours;
    model_moves(position, &moves);
    for (i = 0; i < moves.count; i++) {
        next = *position;
        won = model_play(&next, moves.card[i], moves.suit[i]);
        result = takes(&next, tricks - (won == 1));
        if (result == ours)
            return result;
    }
    return !ours;
}

int model_reaches(const talon_fh_position *position, int32_t tricks)
{
    if (is_misere(position))
        return tricks < 1 ||
               (tricks == 1 && position->taken == 0 && !takes(position, 1));
    return takes(position, tricks - position->taken);
}

int32_t model_value(const talon_fh_position *position)
{
    int32_t value = is_misere(position) ? 0 : position->taken;

    while (model_reaches(position, value + 1))
        value++;
    return value;
}

void model_cards(const talon_fh_position *position, struct worths *worths)
{
    int ours = position->side >> model_to_act(position) & 1;
    struct model_moves moves;
    talon_fh_position next;
    int32_t value;
    uint32_t i;

    model_moves(position, &moves);
    worths->count = moves.count;
    for (i = 0; i < moves.count; i++) {
        next = *position;
        model_play(&next, moves.card[i], moves.suit[i]);
        value = model_value(&next);
        if (i == 0 || (ours ? value > worths->best : value < worths->best))
            worths->best = (int8_t)value;
        worths->list[i].card = moves.card[i];
        worths->list[i].suit = moves.suit[i];
        worths->list[i].value = (int8_t)value;
    }
}
