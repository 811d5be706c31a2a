/* SPDX-License-Identifier: MIT */
/* Leads, runs and stops, passing the lead, and who pays whom when a seat has
 * gone out or nobody can lead (TR-20 … TR-27). For what a card collects
 * (TR-28), see tr_boxes.c.
 *
 * A run follows from the last card played: the card above it is due from the
 * seat that holds it (`due`). If no hand holds it, the seat that played last
 * has stopped the run and leads. What the seat to act may play is found once,
 * when its turn comes (`playable`). */
#include "tripoli/tr_michigan.h"
#include "game/choice.h"
#include "tripoli/tr_boxes.h"
#include "tripoli/tr_chips.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_moves.h"

#define BLACK    (SUIT(TALON_SUIT_SPADES) | SUIT(TALON_SUIT_CLUBS))
#define RED      (SUIT(TALON_SUIT_DIAMONDS) | SUIT(TALON_SUIT_HEARTS))
#define ANY_SUIT (BLACK | RED)

/* The seat that holds a card, or nobody. The loop looks at all hands: stopping
 * at the right one is a branch that processors mispredict, and made a play a
 * tenth slower. */
static int32_t holder_of(const struct tripoli *game, talon_card card)
{
    uint32_t seat, holder = 0;

    for (seat = 0; seat < SEATS; seat++)
        holder |= (uint32_t)(game->hand[seat] >> card & 1) << seat;
    return holder != 0 ? set_lowest(holder) : TALON_NOBODY;
}

/* Those of some cards that have the lowest rank, in any suit: the lanes are
 * ORed together, and the lowest bit is that rank. */
static talon_cards lowest_rank(talon_cards cards)
{
    talon_cards ranks = cards | cards >> 2 * LANE;

    ranks = (ranks | ranks >> LANE) & LANE_MASK;
    return cards & (ranks & (0 - ranks)) * IN_EVERY_SUIT;
}

talon_cards tln_tr_suits_to_lead(const struct tripoli *game, uint32_t plays,
                                 talon_cards hand)
{
    int32_t next = rule_of(game, TALON_TR_OPTION_NEXT_LEAD);
    talon_cards last, color;

    if (plays == 0) {
        if (next == TALON_TR_NEXT_LEAD_ALTERNATE)
            return BLACK;
        if (rule_of(game, TALON_TR_OPTION_FIRST_LEAD) ==
            TALON_TR_FIRST_LEAD_LOWEST_OF_HAND)
            return suits_of(lowest_rank(hand));
        return ANY_SUIT;
    }
    last = BIT(game->play[plays - 1]);
    color = last & BLACK ? BLACK : RED;
    switch (next) {
    case TALON_TR_NEXT_LEAD_OTHER_SUIT:
        return ANY_SUIT & ~suits_of(last);
    case TALON_TR_NEXT_LEAD_ANY_SUIT:
        return ANY_SUIT;
    default: /* the other color, which is also what alternating means */
        return ANY_SUIT & ~color;
    }
}

static talon_cards suits_to_lead(const struct tripoli *game, talon_cards hand)
{
    return tln_tr_suits_to_lead(game, game->plays, hand);
}

enum lead tln_tr_lead_rule(const struct tripoli *game, uint32_t plays)
{
    if (rule_of(game, TALON_TR_OPTION_NEXT_LEAD) ==
        TALON_TR_NEXT_LEAD_ALTERNATE)
        return LEAD_LOWEST_OF_COLOR;
    if (plays == 0 && rule_of(game, TALON_TR_OPTION_FIRST_LEAD) ==
                          TALON_TR_FIRST_LEAD_LOWEST_OF_HAND)
        return LEAD_LOWEST_OF_HAND;
    return rule_of(game, TALON_TR_OPTION_LEAD_CARD) == TALON_TR_LEAD_CARD_ANY
               ? LEAD_ANY
               : LEAD_LOWEST_OF_SUIT;
}

/* The cards of a hand that may be led now. */
static talon_cards leads_of(const struct tripoli *game, talon_cards hand)
{
    talon_cards cards = hand & suits_to_lead(game, hand);

    switch (tln_tr_lead_rule(game, game->plays)) {
    case LEAD_ANY:
        return cards;
    case LEAD_LOWEST_OF_SUIT:
        return lowest_of_suits(cards);
    default:
        return lowest_rank(cards);
    }
}

void tln_tr_derive(struct talon_game *handle)
{
    struct tripoli *game = tr_of(handle);

    if (game->phase != TALON_PHASE_MICHIGAN)
        game->playable = 0;
    else if (game->due != TALON_CARD_NONE)
        game->playable = BIT(game->due);
    else
        game->playable = leads_of(game, game->hand[game->to_act]);
}

static void deal_over(struct tripoli *game, struct events *events,
                      int32_t winner, uint32_t reason)
{
    tell(events, TALON_KIND_DEAL_OVER, winner)->reason = (uint16_t)reason;
    game->deal_winner = (int8_t)winner;
    game->due = TALON_CARD_NONE;
    game->playable = 0;
    game->phase = TALON_PHASE_BETWEEN;
    game->to_act = TALON_TABLE;
}

/* TR-26, TR-27, TR-37: a seat shows its remaining cards; returns what it pays
 * for them, as far as it can (TR-34). */
static int64_t pay_for_cards(struct tripoli *game, struct events *events,
                             int32_t seat)
{
    tln_tr_show(game, events, seat, game->hand[seat], TALON_REASON_AT_END);
    return payable(game, seat,
                   (int64_t)rule_of(game, TALON_TR_OPTION_CARD_PAY) *
                       game->held[seat]);
}

/* TR-27: the seat without cards takes the kitty, and all others pay it. */
static void go_out(struct tripoli *game, struct events *events, int32_t winner)
{
    struct claim claim = {.reason = TALON_REASON_GOING_OUT};
    uint32_t rest = game->in_deal & ~seat_bit(winner);

    deal_over(game, events, winner, TALON_REASON_OUT_OF_CARDS);
    tln_tr_take_box(game, events, TALON_TR_BOX_KITTY, winner,
                    game->box[TALON_TR_BOX_KITTY], &claim);
    while (rest != 0) {
        int32_t seat = take_seat(&rest, winner + 1);

        tln_tr_pay_seat(game, events, seat, winner,
                        pay_for_cards(game, events, seat),
                        TALON_REASON_CARDS_LEFT);
    }
}

/* TR-26: nobody can lead; all pay into the kitty. */
static void dead_end(struct tripoli *game, struct events *events)
{
    uint32_t rest = game->in_deal;

    deal_over(game, events, TALON_NOBODY, TALON_REASON_DEAD_END);
    while (rest != 0) {
        int32_t seat = take_seat(&rest, game->dealer + 1);

        tln_tr_pay_box(game, events, seat, TALON_TR_BOX_KITTY,
                       pay_for_cards(game, events, seat),
                       TALON_REASON_CARDS_LEFT);
    }
}

/* The seats that hold a card they may lead now. */
static uint32_t seats_that_can_lead(const struct tripoli *game)
{
    uint32_t rest = game->in_deal, can = 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (game->hand[seat] & suits_to_lead(game, game->hand[seat]))
            can |= seat_bit(seat);
    }
    return can;
}

/* TR-25: the lead passes from a seat that cannot lead. */
static void pass_lead(struct tripoli *game, struct events *events, int32_t seat)
{
    tell(events, TALON_KIND_LEAD_PASSED, seat);
    tln_tr_pay_box(
        game, events, seat, TALON_TR_BOX_KITTY,
        payable(game, seat, rule_of(game, TALON_TR_OPTION_PASS_PENALTY)),
        TALON_REASON_PASSED_LEAD);
}

/* The lead passes from a seat that cannot lead to the first on its left that
 * can. */
static void lead_left_of(struct tripoli *game, struct events *events,
                         int32_t seat)
{
    uint32_t can = seats_that_can_lead(game);

    if (can == 0) {
        dead_end(game, events);
        return;
    }
    while (!(can & seat_bit(seat))) {
        pass_lead(game, events, seat);
        seat = left_of(game->in_deal, seat);
    }
    game->to_act = (int8_t)seat;
    game->playable = leads_of(game, game->hand[seat]);
}

/* Gives a seat the lead if it can lead. */
static void lead_from(struct tripoli *game, struct events *events, int32_t seat)
{
    game->due = TALON_CARD_NONE;
    game->to_act = (int8_t)seat;
    game->playable = leads_of(game, game->hand[seat]);
    if (game->playable == 0)
        lead_left_of(game, events, seat);
}

talon_cards tln_tr_opening_suit(const struct tripoli *game)
{
    switch (rule_of(game, TALON_TR_OPTION_MICHIGAN_OPENER)) {
    case TALON_TR_MICHIGAN_OPENER_LOWEST_DIAMOND:
        return PACK_52 & SUIT(TALON_SUIT_DIAMONDS);
    case TALON_TR_MICHIGAN_OPENER_LOWEST_CLUB:
        return PACK_52 & SUIT(TALON_SUIT_CLUBS);
    default:
        return 0;
    }
}

/* The holder of the lowest of some cards that is in a hand, or nobody. */
static int32_t holder_of_lowest(const struct tripoli *game, talon_cards cards)
{
    talon_cards all = 0;
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        all |= game->hand[seat];
    all &= cards;
    return all != 0 ? holder_of(game, set_lowest(all)) : TALON_NOBODY;
}

/* The dealer's left if the option names nobody. */
int32_t tln_tr_first_leader(const struct tripoli *game)
{
    int32_t seat;

    switch (rule_of(game, TALON_TR_OPTION_MICHIGAN_OPENER)) {
    case TALON_TR_MICHIGAN_OPENER_POT_WINNER:
        seat = game->pot_winner;
        break;
    case TALON_TR_MICHIGAN_OPENER_DEALER:
        seat = game->dealer;
        break;
    default:
        seat = holder_of_lowest(game, tln_tr_opening_suit(game));
        break;
    }
    return seat != TALON_NOBODY ? seat : left_of(game->in_deal, game->dealer);
}

void tln_tr_michigan_begin(struct tripoli *game, struct events *events)
{
    game->phase = TALON_PHASE_MICHIGAN;
    game->opener = (int8_t)tln_tr_first_leader(game);
    lead_from(game, events, game->opener);
}

static uint32_t choices(const struct talon_game *handle, talon_choice *choice)
{
    tln_tr_choice_of_cards(choice, TALON_KIND_PLAY, tr_in(handle)->playable, 1);
    return 1;
}

/* The reasons in order: one card, of the pack, held; in a run the card due
 * (TR-23); a suit of which no card may be led (TR-22, TR-24); another card of
 * its suit must be led, the lowest of the suit (TR-21), of the hand (TR-22) or
 * of its color (TR-24). */
static talon_status refusal(const struct talon_game *handle,
                            const talon_move *move, talon_cards *concerned)
{
    const struct tripoli *game = tr_in(handle);
    talon_cards hand = game->hand[game->to_act];

    if (set_count(move->cards) != 1)
        return TALON_E_CARD_COUNT;
    *concerned = move->cards;
    if (move->cards & ~PACK_52)
        return TALON_E_CARD_FOREIGN;
    if (move->cards & ~hand)
        return TALON_E_NOT_HELD;
    *concerned = game->playable;
    if (game->due != TALON_CARD_NONE)
        return TALON_E_RUN;
    if ((*concerned & suits_of(move->cards)) == 0)
        return TALON_E_LEAD_SUIT;
    return TALON_E_LEAD_LOWEST;
}

static void put_down(struct tripoli *game, int32_t seat, talon_card card)
{
    game->hand[seat] &= ~BIT(card);
    game->held[seat]--;
    game->play[game->plays] = card;
    game->player[game->plays] = (int8_t)seat;
    game->plays++;
}

/* TR-23: an ace, or a card with the next one in no hand. */
static void stop(struct tripoli *game, struct events *events, int32_t seat,
                 talon_card card)
{
    talon_event *event = tell_set(events, TALON_KIND_STOP, seat, BIT(card));

    event->reason = card_above(card) == TALON_CARD_NONE ? TALON_REASON_ACE
                                                        : TALON_REASON_STOP;
    lead_from(game, events, seat);
}

void tln_tr_play(struct tripoli *game, talon_card card, struct events *events)
{
    int32_t seat = game->to_act, holder = TALON_NOBODY;

    put_down(game, seat, card);
    if (rule_of(game, TALON_TR_OPTION_COLLECT) == TALON_TR_COLLECT_IN_PLAY)
        tln_tr_collect_in_play(game, events);
    if (game->held[seat] == 0) {
        go_out(game, events, seat);
        return;
    }
    game->due = card_above(card);
    if (game->due != TALON_CARD_NONE)
        holder = holder_of(game, game->due);
    if (holder == TALON_NOBODY) {
        stop(game, events, seat, card);
        return;
    }
    game->to_act = (int8_t)holder;
    game->playable = BIT(game->due);
}

static void apply(struct talon_game *handle, const talon_move *move,
                  struct events *events)
{
    tell_move_step(handle, events, move);
    tln_tr_play(tr_of(handle), set_lowest(move->cards), events);
}

const struct phase tln_tr_michigan_phase = {
    .number = TALON_PHASE_MICHIGAN,
    .key = WORDS("michigan", "Michigan"),
    .kinds = (const uint16_t[]){TALON_KIND_PLAY, 0},
    .choices = choices,
    .refusal = refusal,
    .apply = apply,
};

/* In other phases no card is playable. */
int tln_tr_make_plain(struct talon_game *handle, const talon_move *move,
                      struct events *events)
{
    struct tripoli *game = tr_of(handle);

    if ((move->cards & game->playable) == 0 || !set_is_single(move->cards) ||
        move->kind != TALON_KIND_PLAY || move->seat != game->to_act ||
        move->denomination != 0 || move->amount != 0)
        return 0;
    apply(handle, move, events);
    return 1;
}

talon_cards tln_tr_current_run(const struct tripoli *game)
{
    uint32_t i = game->plays;
    talon_cards run;

    if (i == 0)
        return 0;
    run = BIT(game->play[--i]);
    while (!was_led(game, i))
        run |= BIT(game->play[--i]);
    return run;
}

/* The lead passed from the seat it fell to, the first leader or the one that
 * stopped the run before, to the one that leads or led this run. */
uint32_t tln_tr_lead_passers(const struct tripoli *game, talon_cards run)
{
    int leading = is_lead_due(game);
    uint32_t led = game->plays - (leading ? 0 : set_count(run));

    if (game->opener == TALON_NOBODY || (led == game->plays && !leading))
        return 0;
    return seats_before(game->in_deal,
                        led == 0 ? game->opener : game->player[led - 1],
                        leading ? game->to_act : game->player[led]);
}

static int no_lead_yet(const struct tripoli *game)
{
    return game->plays == 0 && game->opener == TALON_NOBODY &&
           game->deal_winner == TALON_NOBODY && game->due == TALON_CARD_NONE;
}

/* The plays are by seats in the deal, so going around from one of them ends at
 * another. */
int tln_tr_michigan_fits(const struct tripoli *game)
{
    uint32_t i;

    for (i = 0; i < game->plays; i++) {
        if (!is_among(game->in_deal, game->player[i]))
            return 0;
    }
    if (is_closing_deal(game) || part_of(game) < PART_MICHIGAN)
        return no_lead_yet(game);
    if (!is_among(game->in_deal, game->opener))
        return 0;
    if (game->phase == TALON_PHASE_MICHIGAN)
        return game->deal_winner == TALON_NOBODY;
    return game->due == TALON_CARD_NONE &&
           (game->deal_winner == TALON_NOBODY ||
            is_among(game->in_deal, game->deal_winner));
}
