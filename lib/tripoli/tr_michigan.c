/* Michigan, the third phase (TR-20 … TR-28): leads, runs and stops, the lead
 * that is passed, and who pays whom when a seat has gone out or nobody can
 * lead. What a card collects, board.c knows.
 *
 * A run follows from the card last played: the card above it is due from the
 * seat that holds it (`due`). When no hand holds it, the seat that played last
 * has stopped the run and leads. */
#include "tripoli/tr_phases.h"

#define BLACK (SUIT(TALON_SPADES) | SUIT(TALON_CLUBS))
#define RED   (SUIT(TALON_DIAMONDS) | SUIT(TALON_HEARTS))
#define ALL   (BLACK | RED)

/* The seat that holds a card, or nobody. All hands are asked: where to stop is
 * a guess that processors get wrong, and made a play a tenth slower. */
static int32_t holder_of(const struct tripoli *t, talon_card card)
{
    uint32_t seat, holder = 0;

    for (seat = 0; seat < SEATS; seat++)
        holder |= (uint32_t)(t->hand[seat] >> card & 1) << seat;
    return holder != 0 ? set_lowest(holder) : TALON_NOBODY;
}

/* Of some cards those of the lowest rank, in whatever suits: the suits are laid
 * over each other, and the lowest bit left is that rank. */
static talon_cards lowest_rank(talon_cards cards)
{
    talon_cards ranks = cards | cards >> 2 * LANE;

    ranks = (ranks | ranks >> LANE) & LANE_MASK;
    return cards & (ranks & (0 - ranks)) * IN_EVERY_SUIT;
}

/* TR-22 and TR-24: the suits that a hand may lead when so many cards have been
 * played. */
talon_cards tln_tr_suits_to_lead(const struct tripoli *t, uint32_t plays,
                                 talon_cards hand)
{
    int32_t next = rule(t, TALON_TR_NEXT_LEAD);
    talon_cards last, colour;

    if (plays == 0) {
        if (next == TALON_TR_NEXT_ALTERNATE)
            return BLACK;
        if (rule(t, TALON_TR_FIRST_LEAD) == TALON_TR_FIRST_LOWEST_OF_HAND)
            return suits_of(lowest_rank(hand));
        return ALL;
    }
    last = BIT(t->play[plays - 1]);
    colour = last & BLACK ? BLACK : RED;
    switch (next) {
    case TALON_TR_NEXT_OTHER_SUIT:
        return ALL & ~suits_of(last);
    case TALON_TR_NEXT_ANY_SUIT:
        return ALL;
    default: /* other colour; to alternate is the same */
        return ALL & ~colour;
    }
}

static talon_cards suits_to_lead(const struct tripoli *t, talon_cards hand)
{
    return tln_tr_suits_to_lead(t, t->plays, hand);
}

/* The cards of a hand that may be led now (TR-21, TR-22, TR-24). */
static talon_cards leads_of(const struct tripoli *t, talon_cards hand)
{
    talon_cards cards = hand & suits_to_lead(t, hand);

    if (rule(t, TALON_TR_NEXT_LEAD) == TALON_TR_NEXT_ALTERNATE)
        return lowest_rank(cards);
    if (t->plays == 0 &&
        rule(t, TALON_TR_FIRST_LEAD) == TALON_TR_FIRST_LOWEST_OF_HAND)
        return lowest_rank(cards);
    if (rule(t, TALON_TR_LEAD_CARD) == TALON_TR_LEAD_ANY)
        return cards;
    return lowest_of_suits(cards);
}

void tln_tr_derive(struct tripoli *t)
{
    if (t->phase != TALON_PHASE_MICHIGAN)
        t->playable = 0;
    else if (t->due != TALON_NO_CARD)
        t->playable = BIT(t->due);
    else
        t->playable = leads_of(t, t->hand[t->to_act]);
}

static void deal_over(struct tripoli *t, struct events *events, int32_t winner,
                      uint32_t reason)
{
    tell(events, TALON_DEAL_OVER, winner)->reason = (uint16_t)reason;
    t->deal_winner = (int8_t)winner;
    t->due = TALON_NO_CARD;
    t->playable = 0;
    t->phase = TALON_PHASE_BETWEEN;
    t->to_act = TALON_TABLE;
}

/* TR-26, TR-27, TR-37: a seat shows the cards it is left with; what it pays for
 * them, as far as it can (TR-34). */
static int64_t pay_for_cards(struct tripoli *t, struct events *events,
                             int32_t seat)
{
    tln_tr_show(t, events, seat, t->hand[seat], TALON_AT_END);
    return payable(t, seat,
                   (int64_t)rule(t, TALON_TR_CARD_PAY) * t->held[seat]);
}

/* TR-27: the seat without cards takes the kitty and is paid by all others. */
static void go_out(struct tripoli *t, struct events *events, int32_t winner)
{
    struct claim claim = {TALON_FOR_GOING_OUT, 0, 0};
    uint32_t rest = t->in_deal & ~SEAT_BIT(winner);

    deal_over(t, events, winner, TALON_OUT_OF_CARDS);
    tln_tr_take_box(t, events, TALON_TR_KITTY, winner, t->box[TALON_TR_KITTY],
                    &claim);
    while (rest != 0) {
        int32_t seat = take_seat(&rest, winner + 1);

        tln_tr_pay_seat(t, events, seat, winner, pay_for_cards(t, events, seat),
                        TALON_FOR_CARDS_LEFT);
    }
}

/* TR-26: nobody can lead; all pay into the kitty. */
static void dead_end(struct tripoli *t, struct events *events)
{
    uint32_t rest = t->in_deal;

    deal_over(t, events, TALON_NOBODY, TALON_DEAD_END);
    while (rest != 0) {
        int32_t seat = take_seat(&rest, t->dealer + 1);

        tln_tr_pay_box(t, events, seat, TALON_TR_KITTY,
                       pay_for_cards(t, events, seat), TALON_FOR_CARDS_LEFT);
    }
}

/* The seats that have a card they may lead now. */
static uint32_t seats_that_can_lead(const struct tripoli *t)
{
    uint32_t rest = t->in_deal, can = 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (t->hand[seat] & suits_to_lead(t, t->hand[seat]))
            can |= SEAT_BIT(seat);
    }
    return can;
}

/* TR-25: the lead passes from a seat that cannot lead. */
static void pass_lead(struct tripoli *t, struct events *events, int32_t seat)
{
    tell(events, TALON_LEAD_PASSED, seat);
    tln_tr_pay_box(t, events, seat, TALON_TR_KITTY,
                   payable(t, seat, rule(t, TALON_TR_PASS_PENALTY)),
                   TALON_FOR_PASSED_LEAD);
}

/* The lead passes from a seat that cannot lead to the first at its left that
 * can. */
static void lead_left_of(struct tripoli *t, struct events *events, int32_t seat)
{
    uint32_t can = seats_that_can_lead(t);

    if (can == 0) {
        dead_end(t, events);
        return;
    }
    while (!(can & SEAT_BIT(seat))) {
        pass_lead(t, events, seat);
        seat = left_of(t->in_deal, seat);
    }
    t->to_act = (int8_t)seat;
    t->playable = leads_of(t, t->hand[seat]);
}

/* Gives the lead to a seat, if it can lead. */
static void lead_from(struct tripoli *t, struct events *events, int32_t seat)
{
    t->due = TALON_NO_CARD;
    t->to_act = (int8_t)seat;
    t->playable = leads_of(t, t->hand[seat]);
    if (t->playable == 0)
        lead_left_of(t, events, seat);
}

/* The holder of the lowest card of a suit in any hand, or nobody. */
static int32_t holder_of_lowest(const struct tripoli *t, uint32_t suit)
{
    talon_cards all = 0;
    uint32_t seat;

    for (seat = 0; seat < SEATS; seat++)
        all |= t->hand[seat];
    all &= SUIT(suit);
    return all != 0 ? holder_of(t, set_lowest(all)) : TALON_NOBODY;
}

/* TR-20: who leads first; the dealer's left where the option names nobody. */
int32_t tln_tr_first_leader(const struct tripoli *t)
{
    int32_t seat;

    switch (rule(t, TALON_TR_MICHIGAN_OPENER)) {
    case TALON_TR_OPENER_POT_WINNER:
        seat = t->pot_winner;
        break;
    case TALON_TR_OPENER_DEALER:
        seat = t->dealer;
        break;
    case TALON_TR_OPENER_LOWEST_DIAMOND:
        seat = holder_of_lowest(t, TALON_DIAMONDS);
        break;
    case TALON_TR_OPENER_LOWEST_CLUB:
        seat = holder_of_lowest(t, TALON_CLUBS);
        break;
    default:
        seat = TALON_NOBODY;
        break;
    }
    return seat != TALON_NOBODY ? seat : left_of(t->in_deal, t->dealer);
}

void tln_tr_michigan_begin(struct tripoli *t, struct events *events)
{
    t->phase = TALON_PHASE_MICHIGAN;
    t->opener = (int8_t)tln_tr_first_leader(t);
    lead_from(t, events, t->opener);
}

uint32_t tln_tr_michigan_choices(const struct tripoli *t, talon_choice *choice)
{
    tln_tr_choice_of_cards(choice, TALON_PLAY, t->playable, 1);
    return 1;
}

/* The reasons in order: one card, of the pack, held; in a run the card due
 * (TR-23); a suit of which no card may be led (TR-22, TR-24); another card of
 * its suit must be led (TR-21). */
talon_status tln_tr_michigan_refusal(const struct tripoli *t,
                                     const talon_move *move,
                                     talon_cards *concerned)
{
    talon_cards hand = t->hand[t->to_act];

    if (set_count(move->cards) != 1)
        return TALON_E_CARD_COUNT;
    *concerned = move->cards;
    if (move->cards & ~PACK_52)
        return TALON_E_CARD_FOREIGN;
    if (move->cards & ~hand)
        return TALON_E_NOT_HELD;
    *concerned = t->playable;
    if (t->due != TALON_NO_CARD)
        return TALON_E_RUN;
    if ((*concerned & suits_of(move->cards)) == 0)
        return TALON_E_LEAD_SUIT;
    return TALON_E_LEAD_LOWEST;
}

static void put_down(struct tripoli *t, int32_t seat, talon_card card)
{
    t->hand[seat] &= ~BIT(card);
    t->held[seat]--;
    t->play[t->plays] = card;
    t->player[t->plays] = (int8_t)seat;
    t->plays++;
}

/* TR-23: the ace or a card whose next one is in no hand. */
static void stop(struct tripoli *t, struct events *events, int32_t seat,
                 talon_card card)
{
    talon_event *event = tell(events, TALON_STOP, seat);

    event->cards = BIT(card);
    event->count = 1;
    event->reason =
        card_above(card) == TALON_NO_CARD ? TALON_BY_ACE : TALON_BY_STOP;
    lead_from(t, events, seat);
}

void tln_tr_michigan_apply(struct tripoli *t, const talon_move *move,
                           struct events *events)
{
    talon_card card = set_lowest(move->cards);
    int32_t seat = t->to_act, holder = TALON_NOBODY;

    put_down(t, seat, card);
    if (rule(t, TALON_TR_COLLECT) == TALON_TR_COLLECT_IN_PLAY)
        tln_tr_collect_in_play(t, events);
    if (t->held[seat] == 0) {
        go_out(t, events, seat);
        return;
    }
    t->due = card_above(card);
    if (t->due != TALON_NO_CARD)
        holder = holder_of(t, t->due);
    if (holder == TALON_NOBODY) {
        stop(t, events, seat, card);
        return;
    }
    t->to_act = (int8_t)holder;
    t->playable = BIT(t->due);
}

/* The current run, or the last one: cards in a row. */
talon_cards tln_tr_current_run(const struct tripoli *t)
{
    uint32_t i = t->plays;
    talon_cards run;

    if (i == 0)
        return 0;
    run = BIT(t->play[--i]);
    for (; i > 0 && card_above(t->play[i - 1]) == t->play[i]; i--)
        run |= BIT(t->play[i - 1]);
    return run;
}

/* The lead passed from the seat it fell to, the first leader or who stopped the
 * run before, to the one that leads or led the run. */
uint32_t tln_tr_lead_passers(const struct tripoli *t, talon_cards run)
{
    int leading = t->phase == TALON_PHASE_MICHIGAN && t->due == TALON_NO_CARD;
    uint32_t led = t->plays - (leading ? 0 : set_count(run));

    if (t->opener == TALON_NOBODY || (led == t->plays && !leading))
        return 0;
    return seats_before(t->in_deal, led == 0 ? t->opener : t->player[led - 1],
                        leading ? t->to_act : t->player[led]);
}
