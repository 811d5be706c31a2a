/* What each seat knows (TR-35 … TR-37), and what becomes of a session when only
 * that is kept. Hidden are cards alone: of hands, of the spare hand, and the
 * five chosen for poker; everything else in the state is public. What public
 * play proves of hidden cards is another matter. */
#include "tripoli/tr_phases.h"

/* TR-30: whether the cards on the table are those of a closing round, which has
 * no spare hand and leaves cards undealt. */
int tln_tr_is_closing_deal(const struct tripoli *t)
{
    return t->dealer != TALON_NOBODY && t->spare_held == 0;
}

uint32_t tln_tr_undealt(const struct tripoli *t)
{
    uint32_t seat, dealt = 0;

    if (!tln_tr_is_closing_deal(t))
        return 0;
    for (seat = 0; seat < SEATS; seat++)
        dealt += t->held[seat];
    return PLAYS_MAX - dealt;
}

/* TR-19: whether the poker hands of those still in have been shown. */
int tln_tr_was_showdown(const struct tripoli *t)
{
    return t->pot_winner != TALON_NOBODY && !at_most_one(t->in_poker);
}

/* Whose whole hand some seats know: their own; and the one that the dealer laid
 * down and a buyer took up is known to that dealer. */
uint32_t tln_tr_hands_known(const struct tripoli *t, uint32_t seats)
{
    if (t->buyer != TALON_NOBODY && (t->spare_steps & SPARE_SWAPPED) &&
        (seats >> t->dealer & 1))
        seats |= SEAT_BIT(t->buyer);
    return seats;
}

/* TR-36: the spare hand is known to who laid it down last. */
int tln_tr_knows_spare(const struct tripoli *t, uint32_t seats)
{
    if (t->buyer != TALON_NOBODY)
        return (int)(seats >> t->buyer & 1);
    return (t->spare_steps & SPARE_SWAPPED) && (seats >> t->dealer & 1);
}

/* Whose poker cards some seats know. */
static uint32_t selections_known(const struct tripoli *t, uint32_t seats)
{
    return tln_tr_was_showdown(t) ? seats | t->in_poker : seats;
}

/* The cards that all know to be in a hand, if they are in it: those shown, and
 * the one that a seat must play now. */
static talon_cards open_cards(const struct tripoli *t, int32_t seat)
{
    if (t->due != TALON_NO_CARD && t->to_act == seat)
        return t->shown | BIT(t->due);
    return t->shown;
}

void tln_tr_redact(struct tripoli *t, uint32_t seats)
{
    uint32_t hands = tln_tr_hands_known(t, seats);
    uint32_t selections = selections_known(t, seats);
    int32_t seat;

    if (!tln_tr_knows_spare(t, seats))
        t->spare = 0;
    for (seat = 0; seat < SEATS; seat++) {
        if (!(hands >> seat & 1))
            t->hand[seat] &= open_cards(t, seat);
        if (!(selections >> seat & 1))
            t->selected[seat] = 0;
    }
    tln_tr_derive(t);
}

/* The seats with cards in hand that are not known. */
uint32_t tln_tr_hidden_hands(const struct tripoli *t)
{
    uint32_t seat, hidden = 0;

    for (seat = 0; seat < SEATS; seat++) {
        if (set_count(t->hand[seat]) < t->held[seat])
            hidden |= SEAT_BIT(seat);
    }
    return hidden;
}

/* The seats whose five cards are chosen but not known. */
uint32_t tln_tr_hidden_selections(const struct tripoli *t)
{
    uint32_t rest = tln_tr_chosen(t), hidden = 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (t->selected[seat] == 0)
            hidden |= SEAT_BIT(seat);
    }
    return hidden;
}

int tln_tr_is_spare_hidden(const struct tripoli *t)
{
    return t->spare == 0 && t->spare_held > 0;
}

struct dealt tln_tr_dealt(const struct tripoli *t)
{
    struct dealt dealt;
    uint32_t i;

    memcpy(dealt.hand, t->hand, sizeof dealt.hand);
    for (i = 0; i < t->plays; i++)
        dealt.hand[t->player[i]] |= BIT(t->play[i]);
    dealt.hidden = tln_tr_hidden_hands(t);
    return dealt;
}

/* TR-15: a seat that has not chosen yet and is not the one to act. */
uint32_t tln_tr_owed(const struct tripoli *t, int32_t seat,
                     talon_choice *choice)
{
    if (t->phase != TALON_PHASE_SELECT || seat < 0 || seat == t->to_act ||
        !((t->in_deal & ~tln_tr_chosen(t)) >> seat & 1))
        return 0;
    tln_tr_choice_of_cards(choice, TALON_SELECT, t->hand[seat], 5);
    return 1;
}
