/* SPDX-License-Identifier: MIT */
/* The rules of play for plain problems: see model.h. */
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

static int has_trumps(const talon_fh_problem *problem)
{
    return problem->denomination <= TALON_SUIT_HEARTS;
}

static int is_misere(const talon_fh_problem *problem)
{
    return problem->denomination >= TALON_DENOMINATION_MISERE;
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
static uint32_t suit_for(const talon_fh_problem *problem, int32_t seat,
                         uint32_t card)
{
    if (has_trumps(problem)) {
        if (is_joker(card) ||
            card == jack_of(same_color(problem->denomination)))
            return problem->denomination;
    } else if (is_joker(card)) {
        return seat == problem->contractor ? problem->nominated : 0;
    }
    return card / 16 + 1;
}

/* FH-4, FH-5, FH-6, FH-26: how strong a card is in a trick; 0 if it cannot
 * win. */
static uint32_t strength(const talon_fh_problem *problem, int32_t seat,
                         uint32_t card)
{
    uint32_t suit = suit_for(problem, seat, card), rank = card % 16;

    if (is_joker(card))
        rank = card == TALON_CARD_HIGH_JOKER ? 31 : 30;
    else if (has_trumps(problem) && card == jack_of(problem->denomination))
        rank = 29;
    else if (has_trumps(problem) &&
             card == jack_of(same_color(problem->denomination)))
        rank = 28;
    if (suit == 0)
        return 200 + rank;
    if (has_trumps(problem) && suit == problem->denomination)
        return 100 + rank;
    return suit == problem->suit_led ? 1 + rank : 0;
}

static uint32_t on_table(const talon_fh_problem *problem)
{
    uint32_t count = 0;

    while (count < TALON_FH_SEATS_MAX &&
           problem->table[count] != TALON_CARD_NONE)
        count++;
    return count;
}

static int32_t next_seat(const talon_fh_problem *problem, int32_t seat)
{
    do
        seat = seat + 1 < TALON_FH_SEATS_MAX ? seat + 1 : 0;
    while (!(problem->playing >> seat & 1));
    return seat;
}

int32_t model_to_act(const talon_fh_problem *problem)
{
    int32_t seat = problem->leader;
    uint32_t i;

    for (i = on_table(problem); i > 0; i--)
        seat = next_seat(problem, seat);
    return seat;
}

/* FH-29 ... FH-31: the suits that may be named when a joker without a suit is
 * led. */
static uint32_t suits_to_name(const talon_fh_problem *problem, int32_t seat)
{
    const uint32_t all = 0x1E;
    uint32_t suits = all;

    if ((problem->hand[seat] & ~JOKERS) == 0)
        return all;
    switch (problem->joker_rule) {
    case TALON_FH_JOKER_NO_TRUMP_HONEST:
        suits = all & ~(uint32_t)problem->failed[seat];
        return suits != 0 ? suits : all;
    case TALON_FH_JOKER_NO_TRUMP_PAGAT:
        return all & ~(uint32_t)problem->suits_led;
    case TALON_FH_JOKER_NO_TRUMP_LAST_LEAD:
        return 0;
    default:
        return all;
    }
}

/* FH-25, FH-30, FH-31: the cards that may be played when another seat has
 * led. */
static talon_cards may_follow(const talon_fh_problem *problem, int32_t seat)
{
    talon_cards hand = problem->hand[seat], left = hand, follow = 0, jokers = 0;
    uint32_t card, suit;

    while (left != 0) {
        card = take_card(&left);
        suit = suit_for(problem, seat, card);
        if (suit == problem->suit_led)
            follow |= BIT(card);
        if (suit == 0)
            jokers |= BIT(card);
    }
    if (follow != 0) {
        if (problem->joker_rule == TALON_FH_JOKER_NO_TRUMP_ANY_TIME)
            follow |= jokers;
        return follow;
    }
    if (jokers != 0 && is_misere(problem) && seat == problem->contractor &&
        problem->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
        return jokers;
    return hand;
}

static void add_moves(const talon_fh_problem *problem, int32_t seat,
                      uint32_t card, struct model_moves *moves)
{
    uint32_t suits = 1, suit;

    if (problem->suit_led == 0 && suit_for(problem, seat, card) == 0)
        suits = suits_to_name(problem, seat);
    for (suit = 0; suit <= TALON_SUIT_HEARTS; suit++) {
        if (!(suits >> suit & 1))
            continue;
        must(moves->count < WORTHS_MAX);
        moves->card[moves->count] = (talon_card)card;
        moves->suit[moves->count++] = (uint8_t)suit;
    }
}

void model_moves(const talon_fh_problem *problem, struct model_moves *moves)
{
    int32_t seat = model_to_act(problem);
    talon_cards set = problem->hand[seat], plain;

    if (problem->suit_led != 0)
        set = may_follow(problem, seat);
    moves->count = 0;
    plain = set & ~JOKERS;
    while (plain != 0)
        add_moves(problem, seat, take_card(&plain), moves);
    if (set >> TALON_CARD_LOW_JOKER & 1)
        add_moves(problem, seat, TALON_CARD_LOW_JOKER, moves);
    if (set >> TALON_CARD_HIGH_JOKER & 1)
        add_moves(problem, seat, TALON_CARD_HIGH_JOKER, moves);
    must(moves->count > 0);
}

/* Ends a complete trick. Returns 1 if the side takes it, and 0 if not. */
static int end_trick(talon_fh_problem *problem)
{
    uint32_t i, best = 0, strongest = 0, mine;
    int32_t seat = problem->leader, winner = seat;

    for (i = 0; i < on_table(problem); i++) {
        mine = strength(problem, seat, problem->table[i]);
        if (mine > strongest) {
            strongest = mine;
            best = i;
            winner = seat;
        }
        seat = next_seat(problem, seat);
    }
    must(strongest > 0 && problem->table[best] != TALON_CARD_NONE);
    memset(problem->table, TALON_CARD_NONE, sizeof problem->table);
    problem->suits_led |= (uint8_t)(1u << problem->suit_led);
    problem->suit_led = 0;
    problem->leader = (int8_t)winner;
    problem->taken = (uint8_t)(problem->taken + (problem->side >> winner & 1));
    return problem->side >> winner & 1;
}

/* Notes that a seat did not follow suit. Under any-time, a joker may be played
 * to any lead, so playing one proves nothing. */
static void note_failed(talon_fh_problem *problem, int32_t seat, uint32_t card)
{
    uint32_t suit = suit_for(problem, seat, card);

    if (suit == problem->suit_led ||
        (suit == 0 && problem->joker_rule == TALON_FH_JOKER_NO_TRUMP_ANY_TIME))
        return;
    problem->failed[seat] |= (uint8_t)(1u << problem->suit_led);
}

int model_play(talon_fh_problem *problem, talon_card card, uint32_t suit)
{
    int32_t seat = model_to_act(problem);
    uint32_t count = on_table(problem), seats = 0, i;

    must(problem->hand[seat] >> card & 1);
    if (problem->suit_led == 0)
        problem->suit_led =
            (uint8_t)(suit != 0 ? suit : suit_for(problem, seat, card));
    else
        note_failed(problem, seat, card);
    problem->hand[seat] &= ~BIT(card);
    problem->table[count++] = card;
    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        seats += problem->playing >> i & 1;
    return count < seats ? -1 : end_trick(problem);
}

int model_over(const talon_fh_problem *problem)
{
    int32_t seat = model_to_act(problem);

    return problem->hand[seat] == 0 || (is_misere(problem) && problem->taken);
}

static int count_bits(uint32_t set)
{
    int count = 0;

    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

/* Whether denominations, suits and other numbers are in range. */
static int has_good_numbers(const talon_fh_problem *problem)
{
    uint32_t i, suits = problem->suits_led;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        suits |= problem->failed[i];
    return problem->denomination >= 1 && problem->denomination <= 7 &&
           (suits & ~0x1Eu) == 0 && problem->suit_led <= TALON_SUIT_HEARTS &&
           problem->nominated <= TALON_SUIT_HEARTS &&
           !(problem->nominated != 0 && has_trumps(problem)) &&
           problem->joker_rule <= TALON_FH_JOKER_NO_TRUMP_LAST_LEAD &&
           problem->reserved[0] == 0 && problem->reserved[1] == 0;
}

static int has_good_seats(const talon_fh_problem *problem)
{
    int32_t contractor = problem->contractor;

    if (problem->playing >> TALON_FH_SEATS_MAX != 0 ||
        count_bits(problem->playing) < 2 || problem->side == 0 ||
        (problem->side & ~problem->playing) != 0 ||
        problem->side == problem->playing)
        return 0;
    if (problem->leader < 0 || problem->leader >= TALON_FH_SEATS_MAX ||
        !(problem->playing >> problem->leader & 1))
        return 0;
    if (contractor < TALON_NOBODY || contractor >= TALON_FH_SEATS_MAX ||
        (contractor >= 0 && !(problem->playing >> contractor & 1)))
        return 0;
    if ((problem->nominated != 0 || is_misere(problem)) && contractor < 0)
        return 0;
    return !is_misere(problem) || problem->side == 1u << contractor;
}

/* Takes the cards on the table back into the hands. Returns the number of cards
 * that each hand then has, or 0 if they are not valid. */
static int32_t take_back(talon_fh_problem *problem)
{
    uint32_t i, count = on_table(problem), card;
    int32_t seat, held, each = -1;
    talon_cards all = 0;

    for (i = 0; i < TALON_FH_SEATS_MAX; i++)
        if (i >= count && problem->table[i] != TALON_CARD_NONE)
            return 0;
    if ((int)count >= count_bits(problem->playing))
        return 0;
    for (i = 0, seat = problem->leader; i < count; i++) {
        card = problem->table[i];
        if (card >= 64 || (problem->hand[seat] >> card & 1))
            return 0;
        problem->hand[seat] |= BIT(card);
        problem->table[i] = TALON_CARD_NONE;
        seat = next_seat(problem, seat);
    }
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        held = (int32_t)talon_cards_count(&problem->hand[seat]);
        if ((all & problem->hand[seat]) != 0)
            return 0;
        all |= problem->hand[seat];
        if (!(problem->playing >> seat & 1) ? held != 0
                                            : each >= 0 && held != each)
            return 0;
        if (problem->playing >> seat & 1)
            each = held;
    }
    return each <= TALON_FH_TRICKS ? each : 0;
}

/* Whether the cards on the table could legally be played from the hands in
 * `replay`, which take_back() has made. */
static int can_be_replayed(talon_fh_problem *replay,
                           const talon_fh_problem *problem)
{
    struct model_moves moves;
    uint32_t i, at;

    if (on_table(problem) == 0)
        return problem->suit_led == 0;
    replay->suit_led = 0;
    for (i = 0; i < on_table(problem); i++) {
        model_moves(replay, &moves);
        for (at = 0; at < moves.count; at++)
            if (moves.card[at] == problem->table[i] &&
                (moves.suit[at] == 0 || moves.suit[at] == problem->suit_led))
                break;
        if (at == moves.count)
            return 0;
        model_play(replay, moves.card[at], moves.suit[at]);
        if (replay->suit_led != problem->suit_led)
            return 0;
    }
    return 1;
}

int model_accepts(const talon_fh_problem *problem)
{
    talon_fh_problem replay = *problem;
    int32_t tricks;

    if (!has_good_numbers(problem) || !has_good_seats(problem))
        return 0;
    tricks = take_back(&replay);
    if (tricks == 0 || tricks + problem->taken > TALON_FH_TRICKS ||
        (is_misere(problem) && problem->taken != 0))
        return 0;
    return can_be_replayed(&replay, problem);
}

/* Whether the side takes at least this many tricks from here on. In a misere,
 * whether the contractor must take a trick. */
static int takes(const talon_fh_problem *problem, int32_t tricks)
{
    int32_t seat = model_to_act(problem);
    talon_cards hand = problem->hand[seat];
    int ours = problem->side >> seat & 1, result;
    struct model_moves moves;
    talon_fh_problem next;
    uint32_t i;
    int won;

    if (tricks <= 0)
        return 1;
    if ((int32_t)talon_cards_count(&hand) < tricks)
        return 0;
    if (is_misere(problem))
        ours = !ours;
    model_moves(problem, &moves);
    for (i = 0; i < moves.count; i++) {
        next = *problem;
        won = model_play(&next, moves.card[i], moves.suit[i]);
        result = takes(&next, tricks - (won == 1));
        if (result == ours)
            return result;
    }
    return !ours;
}

int model_reaches(const talon_fh_problem *problem, int32_t tricks)
{
    if (is_misere(problem))
        return tricks < 1 ||
               (tricks == 1 && problem->taken == 0 && !takes(problem, 1));
    return takes(problem, tricks - problem->taken);
}

int32_t model_value(const talon_fh_problem *problem)
{
    int32_t value = is_misere(problem) ? 0 : problem->taken;

    while (model_reaches(problem, value + 1))
        value++;
    return value;
}

void model_cards(const talon_fh_problem *problem, struct worths *worths)
{
    int ours = problem->side >> model_to_act(problem) & 1;
    struct model_moves moves;
    talon_fh_problem next;
    int32_t value;
    uint32_t i;

    model_moves(problem, &moves);
    worths->count = moves.count;
    for (i = 0; i < moves.count; i++) {
        next = *problem;
        model_play(&next, moves.card[i], moves.suit[i]);
        value = model_value(&next);
        if (i == 0 || (ours ? value > worths->best : value < worths->best))
            worths->best = (int8_t)value;
        worths->list[i].card = moves.card[i];
        worths->list[i].suit = moves.suit[i];
        worths->list[i].value = (int8_t)value;
    }
}
