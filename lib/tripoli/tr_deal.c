/* SPDX-License-Identifier: MIT */
/* Dealing (TR-5 … TR-8, TR-30, TR-32): who is in a deal and who deals it, which
 * cards go where, and the antes. In a closing round all seats are in, nobody
 * antes, and each gets five cards.
 *
 * The places are served in turn: card i goes to place i modulo their number,
 * until no cards are left or, in a closing round, each seat has five. */
#include "tripoli/tr_deal.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_moves.h"
#include "tripoli/tr_poker.h"
#include "tripoli/tr_spare.h"

/* TR-32: the seats that can pay a full single ante from these chips. */
static uint32_t can_ante(const struct tripoli *game, const int64_t chips[SEATS])
{
    int64_t ante =
        (int64_t)rule_of(game, TALON_TR_OPTION_ANTE) * tln_tr_ante_boxes(game);
    uint32_t seat, can = 0;

    if (!table_stakes(game))
        return all_seats(game);
    for (seat = 0; seat < SEATS; seat++)
        can |= (uint32_t)(chips[seat] >= ante) << seat;
    return can & all_seats(game);
}

int tln_tr_may_deal(const struct tripoli *game)
{
    return !at_most_one(can_ante(game, game->stack));
}

/* The seats that would get cards now: in closing rounds all of them. */
static uint32_t seats_to_deal(const struct tripoli *game)
{
    return is_closing(game) ? all_seats(game) : can_ante(game, game->stack);
}

/* TR-7, TR-32: the first of the seats to deal at the last dealer's left; at
 * first the dealer of the options, or the first seat from there that is in. */
int32_t tln_tr_next_dealer(const struct tripoli *game)
{
    uint32_t seats = seats_to_deal(game);

    if (seats == 0)
        return TALON_NOBODY;
    if (game->dealer == TALON_NOBODY)
        return first_from(seats, rule_of(game, TALON_TR_OPTION_FIRST_DEALER));
    return left_of(seats, game->dealer);
}

/* TR-8: the places that get cards, in the order they are served. */
static uint32_t find_served(const struct tripoli *game,
                            uint8_t served[SEATS + 1])
{
    int closing = is_closing(game);
    int spare_first = rule_of(game, TALON_TR_OPTION_SPARE_PLACE) ==
                      TALON_TR_SPARE_PLACE_FIRST;
    uint32_t rest = seats_to_deal(game), count = 0;
    int32_t left = tln_tr_next_dealer(game) + 1;

    if (!closing && spare_first)
        served[count++] = TALON_PLACE_TALON;
    while (rest != 0)
        served[count++] = (uint8_t)take_seat(&rest, left);
    if (!closing && !spare_first)
        served[count++] = TALON_PLACE_TALON;
    return count;
}

/* The number of cards dealt to these places; TR-30: five to each seat. */
static uint32_t cards_to_deal(const struct tripoli *game, uint32_t places)
{
    return is_closing(game) ? places * POKER_CARDS : PLAYS_MAX;
}

/* Round by round, each like the first. */
static void serve(const struct tripoli *game, uint8_t place[PLAYS_MAX])
{
    uint32_t i, count, end;

    memset(place, TALON_PLACE_UNDEALT, PLAYS_MAX);
    count = find_served(game, place);
    end = cards_to_deal(game, count);
    for (i = count; i < end; i++)
        place[i] = place[i - count];
}

void tln_tr_find_due(const struct tripoli *game, struct due *due)
{
    due->pack = PACK_52;
    due->count = PLAYS_MAX;
    due->kind = TALON_KIND_DEAL;
    serve(game, due->place);
}

/* Clears the last deal. */
static void clear_deal(struct tripoli *game)
{
    memset(game->hand, 0, sizeof game->hand);
    memset(game->selected, 0, sizeof game->selected);
    memset(game->held, 0, sizeof game->held);
    memset(game->play, 0, sizeof game->play);
    memset(game->player, 0, sizeof game->player);
    memset(game->last_offer, 0, sizeof game->last_offer);
    memset(game->last_action, 0, sizeof game->last_action);
    memset(game->raise_count, 0, sizeof game->raise_count);
    memcpy(game->before, game->stack, sizeof game->before);
    if (rule_of(game, TALON_TR_OPTION_PAY_AUCTION))
        game->board.pay = game->board.pair = 0;
    game->spare = game->shown = 0;
    game->offer = game->pay_suit_price = 0;
    game->in_poker = game->acted = game->passed = game->barred = game->raises =
        0;
    game->bidder = game->buyer = TALON_NOBODY;
    game->pot_winner = game->opener = game->deal_winner = TALON_NOBODY;
    game->spare_steps = game->spare_held = game->plays = 0;
    game->due = TALON_CARD_NONE;
}

/* Deals each place its cards. */
static void hand_out(struct tripoli *game, const talon_card *card,
                     const uint8_t *served, uint32_t places)
{
    uint32_t end = cards_to_deal(game, places), k, i;

    for (k = 0; k < places; k++) {
        talon_cards cards = 0;
        uint8_t count = 0;

        for (i = k; i < end; i += places, count++)
            cards |= BIT(card[i]);
        if (served[k] == TALON_PLACE_TALON) {
            game->spare = cards;
            game->spare_held = count;
        } else {
            game->hand[served[k]] = cards;
            game->held[served[k]] = count;
        }
    }
}

/* Reports who deals, who sits out, and what each place received. */
static void tell_deal(const struct tripoli *game, struct events *events,
                      uint32_t reason)
{
    uint32_t rest = all_seats(game) & ~(uint32_t)game->in_deal;

    tell(events, TALON_KIND_DEALER, game->dealer)->reason = (uint16_t)reason;
    while (rest != 0)
        tell(events, TALON_KIND_SIT_OUT, take_seat(&rest, game->dealer + 1));
    for (rest = game->in_deal; rest != 0;) {
        int32_t seat = take_seat(&rest, game->dealer + 1);

        tell_received(events, (uint32_t)seat, game->hand[seat],
                      TALON_REASON_DEALT);
    }
    if (game->spare_held > 0) {
        tell_hand(events, TALON_NOBODY, TALON_PLACE_TALON, game->spare,
                  TALON_REASON_DEALT);
    }
}

/* A deal to nine seats has the most events: the deal, its dealer, ten hands and
 * 81 antes; with a dead spare hand nine seats that show cards and ten boxes
 * taken (four can share the sequence): 112. Without poker there are nine antes
 * fewer, and either eight seats pass the lead and each pay, or all nine show
 * and pay at a dead end: 122. */
void tln_tr_deal(struct talon_game *handle, const talon_card *card,
                 struct events *events)
{
    struct tripoli *game = tr_of(handle);
    uint8_t served[SEATS + 1];
    uint32_t reason =
        game->dealer == TALON_NOBODY ? TALON_REASON_RULES : TALON_REASON_TURN;
    uint32_t seats = seats_to_deal(game), places = find_served(game, served);

    tell_deal_step(handle, events, PACK_52);
    game->dealer = (int8_t)tln_tr_next_dealer(game);
    game->in_deal = (uint16_t)seats;
    clear_deal(game);
    hand_out(game, card, served, places);
    tell_deal(game, events, reason);
    if (is_closing(game)) {
        tln_tr_poker_begin(game, events);
    } else {
        game->deals++;
        tln_tr_pay_antes(game, events);
        tln_tr_spare_begin(game, events);
    }
}

uint32_t tln_tr_deal_choices(const struct talon_game *handle,
                             talon_choice *choice)
{
    (void)handle;
    tln_tr_choice_of_cards(choice, TALON_KIND_DEAL, PACK_52, PLAYS_MAX)->flags =
        TALON_CHOICE_LOOSE;
    return 1;
}

static talon_status due(const struct talon_game *handle, struct due *due)
{
    tln_tr_find_due(tr_in(handle), due);
    return TALON_OK;
}

const struct phase tln_tr_deal_phase = {
    .number = TALON_PHASE_DEAL,
    .key = WORDS("deal", "deal"),
    .is_between = 1,
    .choices = tln_tr_deal_choices,
    .due = due,
    .deal = tln_tr_deal,
};

uint32_t tln_tr_undealt(const struct tripoli *game)
{
    uint32_t seat, dealt = 0;

    if (!is_closing_deal(game))
        return 0;
    for (seat = 0; seat < SEATS; seat++)
        dealt += game->held[seat];
    return PLAYS_MAX - dealt;
}

/* TR-32: who is in the deal. Purchases made after it are in `before` too, so a
 * seat that could not ante may now seem to have been able to. */
static int seats_fit(const struct tripoli *game)
{
    uint32_t could = can_ante(game, game->before);

    if (!is_among(game->in_deal, game->dealer))
        return 0;
    if (is_closing_deal(game))
        return game->in_deal == all_seats(game);
    if (at_most_one(game->in_deal) || (game->in_deal & ~could))
        return 0;
    return is_deal_over(game) || game->in_deal == could;
}

/* TR-30: the deal also goes around in closing rounds, of which there were at
 * most as many as pots, less those still to be played for after this one. */
static int closing_dealer_fits(const struct tripoli *game, uint32_t first)
{
    uint32_t count = players(game),
             rounds = TALON_TR_CLOSING_MAX - game->closing;
    uint32_t before = (first + (game->deals - 1) % count) % count;
    uint32_t since = ((uint32_t)game->dealer + count - before) % count;

    rounds += game->phase == TALON_PHASE_BETTING;
    return rounds > 0 &&
           (table_stakes(game) || (since > 0 ? since : count) <= rounds);
}

/* TR-7: on open accounts all seats deal in turn. The first dealer is the first
 * seat that is in, beginning with the one of the options. */
static int dealer_fits(const struct tripoli *game)
{
    uint32_t first = (uint32_t)rule_of(game, TALON_TR_OPTION_FIRST_DEALER);

    if (is_closing_deal(game))
        return game->deals > 0 && closing_dealer_fits(game, first);
    if (table_stakes(game)) {
        return game->deals > 1 ||
               (game->deals == 1 &&
                game->dealer == first_from(game->in_deal, (int32_t)first));
    }
    return game->deals > 0 &&
           (uint32_t)game->dealer ==
               (first + (game->deals - 1) % players(game)) % players(game);
}

int tln_tr_deal_fits(const struct tripoli *game)
{
    return seats_fit(game) && dealer_fits(game);
}
