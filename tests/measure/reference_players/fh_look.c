/* SPDX-License-Identifier: MIT */
/* What the reference players read from a view: see fh_look.h. */
#include "fh_look.h"
#include <string.h>

static uint32_t color_twin(uint32_t suit)
{
    static const uint32_t twin[] = {0, TALON_SUIT_CLUBS, TALON_SUIT_SPADES,
                                    TALON_SUIT_HEARTS, TALON_SUIT_DIAMONDS};

    return suit <= TALON_SUIT_HEARTS ? twin[suit] : NO_SUIT;
}

int fh_is_joker(talon_card card)
{
    return card == TALON_CARD_LOW_JOKER || card == TALON_CARD_HIGH_JOKER;
}

uint32_t fh_suit(talon_card card, uint32_t trump)
{
    uint32_t suit = talon_card_suit(card);

    if (fh_is_joker(card))
        return trump;
    return trump != NO_SUIT && talon_card_rank(card) == TALON_RANK_JACK &&
                   suit == color_twin(trump)
               ? trump
               : suit;
}

uint32_t fh_power(talon_card card, uint32_t trump)
{
    if (fh_is_joker(card))
        return card == TALON_CARD_HIGH_JOKER ? POWER_JOKER : POWER_JOKER - 1;
    if (trump != NO_SUIT && talon_card_rank(card) == TALON_RANK_JACK &&
        fh_suit(card, trump) == trump)
        return talon_card_suit(card) == trump ? POWER_RIGHT : POWER_LEFT;
    return talon_card_rank(card);
}

int fh_is_low(const struct fh_look *look, uint32_t most)
{
    talon_cards others = look->pack & ~look->hand;
    uint32_t i, count = fh_count(look->hand);

    if (fh_jokers(look->hand) != 0)
        return 0;
    for (i = 0; i < count; i++)
        if (fh_count(fh_below(others, fh_nth(look->hand, i), NO_SUIT)) > most)
            return 0;
    return 1;
}

uint32_t fh_count(talon_cards set)
{
    return talon_cards_count(&set);
}

talon_card fh_nth(talon_cards set, uint32_t n)
{
    return talon_cards_nth(&set, n);
}

talon_cards fh_jokers(talon_cards set)
{
    return set &
           (CARD_BIT(TALON_CARD_LOW_JOKER) | CARD_BIT(TALON_CARD_HIGH_JOKER));
}

talon_cards fh_of_suit(talon_cards set, uint32_t suit, uint32_t trump)
{
    talon_cards found = 0;
    uint32_t i, count = fh_count(set);

    for (i = 0; i < count; i++)
        if (fh_suit(fh_nth(set, i), trump) == suit)
            found |= CARD_BIT(fh_nth(set, i));
    return found;
}

talon_card fh_highest(talon_cards set, uint32_t trump)
{
    talon_card best = TALON_CARD_NONE;
    uint32_t i, count = fh_count(set);

    for (i = 0; i < count; i++) {
        talon_card card = fh_nth(set, i);

        if (best == TALON_CARD_NONE ||
            fh_power(card, trump) > fh_power(best, trump))
            best = card;
    }
    return best;
}

talon_card fh_lowest(talon_cards set, uint32_t trump)
{
    talon_card best = TALON_CARD_NONE;
    uint32_t i, count = fh_count(set);

    for (i = 0; i < count; i++) {
        talon_card card = fh_nth(set, i);

        if (best == TALON_CARD_NONE ||
            fh_power(card, trump) < fh_power(best, trump))
            best = card;
    }
    return best;
}

static talon_cards beside(talon_cards set, talon_card card, uint32_t trump,
                          int above)
{
    talon_cards found = 0;
    uint32_t i, count;

    set = fh_of_suit(set, fh_suit(card, trump), trump);
    count = fh_count(set);
    for (i = 0; i < count; i++) {
        talon_card other = fh_nth(set, i);

        if (above ? fh_power(other, trump) > fh_power(card, trump)
                  : fh_power(other, trump) < fh_power(card, trump))
            found |= CARD_BIT(other);
    }
    return found;
}

talon_cards fh_above(talon_cards set, talon_card card, uint32_t trump)
{
    return beside(set, card, trump, 1);
}

talon_cards fh_below(talon_cards set, talon_card card, uint32_t trump)
{
    return beside(set, card, trump, 0);
}

talon_cards fh_unseen(const struct fh_look *look)
{
    talon_cards seen = look->hand | look->gone;

    if (look->state.bidder == look->seat)
        seen |= look->state.discard;
    return look->pack & ~seen;
}

int fh_is_boss(const struct fh_look *look, talon_card card)
{
    return fh_above(look->pack & ~look->gone, card, look->trump) == 0;
}

int fh_is_boss_beside(const struct fh_look *look, talon_card card)
{
    return fh_above(look->pack & ~look->gone & ~look->hand, card,
                    look->trump) == 0;
}

/* The suit of a card. A joker without trumps has NO_SUIT here, even if a suit
 * was named for it: fh_wins() sees to that. */
static uint32_t suit_in_trick(const struct fh_look *look, talon_card card)
{
    return fh_suit(card, look->trump);
}

int fh_wins(const struct fh_look *look, talon_card card)
{
    uint32_t suit = suit_in_trick(look, card), power, best;

    if (look->on_table == 0)
        return 1;
    power = fh_power(card, look->trump);
    best = fh_power(look->winning_card, look->trump);
    if (look->trump == NO_SUIT && fh_is_joker(card))
        return look->state.nominated == 0 || look->state.bidder != look->seat ||
               look->state.nominated == look->suit_led;
    if (look->trump == NO_SUIT && fh_is_joker(look->winning_card))
        return 0;
    if (suit == suit_in_trick(look, look->winning_card))
        return power > best;
    return suit == look->trump && look->trump != NO_SUIT;
}

talon_cards fh_winners(const struct fh_look *look)
{
    talon_cards found = 0;
    uint32_t i, count = fh_count(look->legal);

    for (i = 0; i < count; i++)
        if (fh_wins(look, fh_nth(look->legal, i)))
            found |= CARD_BIT(fh_nth(look->legal, i));
    return found;
}

int fh_is_void(const struct fh_look *look, int32_t seat, uint32_t suit)
{
    return look->state.voids[seat] >> suit & 1;
}

int fh_may_hold(const struct fh_look *look, int32_t seat, uint32_t suit)
{
    return !fh_is_void(look, seat, suit) &&
           fh_of_suit(fh_unseen(look), suit, look->trump) != 0;
}

int fh_any_may_hold(const struct fh_look *look, uint32_t seats, uint32_t suit)
{
    int32_t seat;

    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        if (seats >> seat & 1 && fh_may_hold(look, seat, suit))
            return 1;
    return 0;
}

int32_t fh_next(const struct fh_look *look, int32_t seat)
{
    do
        seat = (seat + 1) % (int32_t)look->seat_count;
    while (look->state.laid_down >> seat & 1);
    return seat;
}

uint32_t fh_seats_left(const struct fh_look *look)
{
    uint32_t seats = 0, i;
    int32_t seat = look->seat;

    for (i = 0; i < look->left; i++) {
        seat = fh_next(look, seat);
        seats |= (uint32_t)1 << seat;
    }
    return seats;
}

int fh_declares(const struct fh_look *look)
{
    return look->state.bidder == look->seat ||
           (look->state.bidder >= 0 &&
            (look->friends >> look->state.bidder & 1));
}

const struct fh_call *fh_last_bid(const struct fh_look *look, uint32_t seats,
                                  uint32_t denomination)
{
    uint32_t i = look->call_count;

    while (i-- > 0) {
        const struct fh_call *call = look->call + i;

        if (seats >> call->seat & 1 && call->denomination != 0 &&
            (denomination == 0 || call->denomination == denomination))
            return call;
    }
    return NULL;
}

const struct fh_call *fh_first_call(const struct fh_look *look, int32_t seat)
{
    uint32_t i;

    for (i = 0; i < look->call_count; i++)
        if (look->call[i].seat == seat)
            return look->call + i;
    return NULL;
}

/* Reads the calls in order. A view has only the bids; a seat that was still in
 * the auction and made no bid in its turn has passed. */
static void read_calls(struct fh_look *look)
{
    int is_final =
        look->rules.value[TALON_FH_OPTION_AUCTION] != TALON_FH_AUCTION_RE_ENTRY;
    int32_t seat = (look->state.dealer + 1) % (int32_t)look->seat_count, until;
    talon_move bid[TALON_FH_BIDS_MAX];
    uint32_t count = 0, i, out = 0;

    talon_fh_bids(look->view, bid, TALON_FH_BIDS_MAX, &count);
    for (i = 0; i <= count; i++) {
        if (i == count && look->state.phase != TALON_PHASE_AUCTION)
            break;
        until = i < count ? bid[i].seat : look->state.to_act;
        while (seat != until && look->call_count < CALLS_MAX) {
            if ((out >> seat & 1) == 0)
                look->call[look->call_count++] = (struct fh_call){seat, 0, 0};
            if (is_final)
                out |= (uint32_t)1 << seat;
            seat = (seat + 1) % (int32_t)look->seat_count;
        }
        if (i < count && look->call_count < CALLS_MAX) {
            look->call[look->call_count++] = (struct fh_call){
                seat, (uint32_t)bid[i].amount, bid[i].denomination};
            seat = (seat + 1) % (int32_t)look->seat_count;
        }
    }
}

/* Adds the cards of all tricks, including the one on the table, to the cards
 * that are gone. */
static void read_tricks(struct fh_look *look)
{
    uint32_t trick, i, count = 0;
    talon_card card[TALON_FH_SEATS_MAX];

    for (trick = 1; trick <= look->state.trick; trick++) {
        if (talon_fh_trick(look->view, trick, NULL, card, TALON_FH_SEATS_MAX,
                           &count, NULL, NULL) < 0)
            return;
        for (i = 0; i < count; i++)
            look->gone |= CARD_BIT(card[i]);
    }
}

static void read_table(struct fh_look *look)
{
    uint32_t playing;
    int32_t seat = 0;

    look->suit_led = look->state.suit_led;
    look->on_table = look->state.on_table;
    playing = look->seat_count;
    for (seat = 0; seat < (int32_t)look->seat_count; seat++)
        playing -= look->state.laid_down >> seat & 1;
    look->left = playing - look->on_table - 1;
    talon_fh_winning(look->view, &look->winning_seat, &look->winning_card);
    talon_fh_playable(look->view, &seat, &look->legal, &look->suits);
}

/* Finds the friends and enemies of this seat. The silent partner (FH-22) knows
 * that it is the partner, because it holds the card that was called. */
static void read_sides(struct fh_look *look)
{
    uint32_t all = ((uint32_t)1 << look->seat_count) - 1, side = 0;
    uint32_t own = (uint32_t)1 << look->seat;

    talon_game_side(look->view, look->seat, &side);
    if (look->state.partner >= 0 &&
        (look->state.partner == look->seat || look->state.bidder == look->seat))
        side |= (uint32_t)1 << look->state.partner | (uint32_t)1
                                                         << look->state.bidder;
    look->friends = side & ~own;
    look->enemies = all & ~side & ~look->state.laid_down;
    look->friends &= ~look->state.laid_down;
}

void fh_look_at(struct fh_look *look, struct turn *turn)
{
    memset(look, 0, sizeof *look);
    look->view = turn->view;
    look->turn = turn;
    look->seat = turn->seat;
    look->winning_seat = TALON_NOBODY;
    look->winning_card = TALON_CARD_NONE;
    talon_game_rules(turn->view, &look->rules);
    talon_game_seat_count(turn->view, &look->seat_count);
    talon_fh_state_of(turn->view, &look->state);
    talon_rules_pack(&look->rules, &look->pack);
    look->hand = look->state.hand[look->seat];
    read_sides(look);
    read_calls(look);
    if (look->state.phase == TALON_PHASE_AUCTION)
        return;
    if (look->state.bid_denomination <= TALON_SUIT_HEARTS)
        look->trump = look->state.bid_denomination;
    look->is_misere = look->state.bid_denomination >= TALON_DENOMINATION_MISERE;
    if (look->state.phase == TALON_PHASE_TRICKS) {
        read_tricks(look);
        read_table(look);
    }
}

void fh_answer_first(const struct fh_look *look)
{
    talon_game_seat_move_at(look->view, look->seat, 0, &look->turn->move);
}

static talon_move move_of(const struct fh_look *look, uint16_t kind)
{
    talon_move move = {0};

    move.kind = kind;
    move.seat = (int8_t)look->seat;
    return move;
}

/* Answers with a move, or with the first legal move if the rules refuse that
 * one. */
static void answer(const struct fh_look *look, const talon_move *move)
{
    if (talon_game_check(look->view, move, NULL) < 0)
        fh_answer_first(look);
    else
        look->turn->move = *move;
}

static talon_move bid_of(const struct fh_look *look, uint32_t tricks,
                         uint32_t denomination)
{
    talon_move move = move_of(look, TALON_KIND_BID);

    move.amount = (int32_t)tricks;
    move.denomination = (uint8_t)denomination;
    return move;
}

int fh_may_bid(const struct fh_look *look, uint32_t tricks,
               uint32_t denomination)
{
    talon_move move = bid_of(look, tricks, denomination);

    return talon_game_check(look->view, &move, NULL) == TALON_OK;
}

int32_t fh_value(const struct fh_look *look, uint32_t tricks,
                 uint32_t denomination)
{
    int32_t value = 0;

    talon_fh_bid_value(&look->rules, tricks, denomination, &value);
    return value;
}

int32_t fh_rank(const struct fh_look *look, uint32_t tricks,
                uint32_t denomination)
{
    int32_t rank = 0;

    talon_fh_bid_rank(&look->rules, tricks, denomination, &rank);
    return rank;
}

void fh_answer_pass(const struct fh_look *look)
{
    talon_move move = move_of(look, TALON_KIND_PASS);

    answer(look, &move);
}

void fh_answer_bid(const struct fh_look *look, uint32_t tricks,
                   uint32_t denomination)
{
    talon_move move = bid_of(look, tricks, denomination);

    answer(look, &move);
}

uint32_t fh_discard_count(const struct fh_look *look)
{
    return look->state.kitty_count;
}

void fh_answer_discard(const struct fh_look *look, talon_cards cards)
{
    talon_move move = move_of(look, TALON_KIND_DISCARD);

    move.cards = cards;
    answer(look, &move);
}

void fh_discard_least(const struct fh_look *look,
                      double (*worth)(const struct fh_look *look,
                                      talon_card card))
{
    uint32_t wanted = fh_discard_count(look), i;
    talon_cards thrown = 0;

    while (fh_count(thrown) < wanted) {
        talon_cards left = look->hand & ~thrown;
        talon_card least = fh_nth(left, 0);

        for (i = 1; i < fh_count(left); i++)
            if (worth(look, fh_nth(left, i)) < worth(look, least))
                least = fh_nth(left, i);
        thrown |= CARD_BIT(least);
    }
    fh_answer_discard(look, thrown);
}

void fh_answer_card(const struct fh_look *look, talon_card card, uint32_t suit)
{
    talon_move move = move_of(look, TALON_KIND_PLAY);

    move.cards = CARD_BIT(card);
    if (look->on_table == 0 && fh_is_joker(card) && look->suits != 0)
        move.denomination = (uint8_t)suit;
    answer(look, &move);
}

static uint32_t suit_by_length(const struct fh_look *look, uint32_t suits,
                               int longest)
{
    uint32_t suit, best = NO_SUIT, most = 0;

    for (suit = TALON_SUIT_SPADES; suit <= TALON_SUIT_HEARTS; suit++) {
        uint32_t length = fh_count(fh_of_suit(look->hand, suit, NO_SUIT));

        if ((suits >> suit & 1) == 0)
            continue;
        if (best == NO_SUIT || (longest ? length > most : length < most)) {
            best = suit;
            most = length;
        }
    }
    return best;
}

uint32_t fh_longest_suit(const struct fh_look *look, uint32_t suits)
{
    return suit_by_length(look, suits, 1);
}

uint32_t fh_shortest_suit(const struct fh_look *look, uint32_t suits)
{
    return suit_by_length(look, suits, 0);
}
