/* What each seat knows (TR-35 … TR-37), and what becomes of a session when only
 * that is kept. Hidden are cards alone: of hands, of the spare hand, and the
 * five chosen for poker; everything else in the state is public. What public
 * play proves of hidden cards is another matter. */
#include "tripoli/tr_phases.h"

/* TR-30: whether the cards on the table are those of a closing round, which has
 * no spare hand and leaves cards undealt. */
int tln_tr_is_closing_deal(const struct tripoli *game)
{
    return game->dealer != TALON_NOBODY && game->spare_held == 0;
}

uint32_t tln_tr_undealt(const struct tripoli *game)
{
    uint32_t seat, dealt = 0;

    if (!tln_tr_is_closing_deal(game))
        return 0;
    for (seat = 0; seat < SEATS; seat++)
        dealt += game->held[seat];
    return PLAYS_MAX - dealt;
}

/* TR-19: whether the poker hands of those still in have been shown. */
int tln_tr_was_showdown(const struct tripoli *game)
{
    return game->pot_winner != TALON_NOBODY && !at_most_one(game->in_poker);
}

/* Whose whole hand some seats know: their own; and the one that the dealer laid
 * down and a buyer took up is known to that dealer. */
uint32_t tln_tr_hands_known(const struct tripoli *game, uint32_t seats)
{
    if (game->buyer != TALON_NOBODY && (game->spare_steps & SPARE_SWAPPED) &&
        (seats >> game->dealer & 1))
        seats |= seat_bit(game->buyer);
    return seats;
}

/* TR-36: the spare hand is known to who laid it down last. */
int tln_tr_knows_spare(const struct tripoli *game, uint32_t seats)
{
    if (game->buyer != TALON_NOBODY)
        return (int)(seats >> game->buyer & 1);
    return (game->spare_steps & SPARE_SWAPPED) && (seats >> game->dealer & 1);
}

/* Whose poker cards some seats know. */
static uint32_t selections_known(const struct tripoli *game, uint32_t seats)
{
    return tln_tr_was_showdown(game) ? seats | game->in_poker : seats;
}

/* The cards that all know to be in a hand, if they are in it: those shown, and
 * the one that a seat must play now. */
static talon_cards open_cards(const struct tripoli *game, int32_t seat)
{
    if (game->due != TALON_NO_CARD && game->to_act == seat)
        return game->shown | BIT(game->due);
    return game->shown;
}

void tln_tr_redact(struct tripoli *game, uint32_t seats)
{
    uint32_t hands = tln_tr_hands_known(game, seats);
    uint32_t selections = selections_known(game, seats);
    int32_t seat;

    if (!tln_tr_knows_spare(game, seats))
        game->spare = 0;
    for (seat = 0; seat < SEATS; seat++) {
        if (!(hands >> seat & 1))
            game->hand[seat] &= open_cards(game, seat);
        if (!(selections >> seat & 1))
            game->selected[seat] = 0;
    }
    tln_tr_derive(game);
}

/* The seats with cards in hand that are not known. */
uint32_t tln_tr_hidden_hands(const struct tripoli *game)
{
    uint32_t seat, hidden = 0;

    for (seat = 0; seat < SEATS; seat++)
        hidden |= (uint32_t)(set_count(game->hand[seat]) < game->held[seat])
                  << seat;
    return hidden;
}

/* The seats whose five cards are chosen but not known. */
uint32_t tln_tr_hidden_selections(const struct tripoli *game)
{
    uint32_t rest = tln_tr_chosen(game), hidden = 0;

    while (rest != 0) {
        int32_t seat = take_seat(&rest, 0);

        if (game->selected[seat] == 0)
            hidden |= seat_bit(seat);
    }
    return hidden;
}

int tln_tr_is_spare_hidden(const struct tripoli *game)
{
    return game->spare == 0 && game->spare_held > 0;
}

struct dealt tln_tr_dealt(const struct tripoli *game)
{
    struct dealt dealt;
    uint32_t i;

    memcpy(dealt.hand, game->hand, sizeof dealt.hand);
    for (i = 0; i < game->plays; i++)
        dealt.hand[game->player[i]] |= BIT(game->play[i]);
    dealt.hidden = tln_tr_hidden_hands(game);
    return dealt;
}

/* TR-15: a seat that has not chosen yet and is not the one to act. */
uint32_t tln_tr_owed(const struct tripoli *game, int32_t seat,
                     talon_choice *choice)
{
    if (game->phase != TALON_PHASE_SELECT || seat < 0 || seat == game->to_act ||
        !((game->in_deal & ~tln_tr_chosen(game)) >> seat & 1))
        return 0;
    tln_tr_choice_of_cards(choice, TALON_SELECT, game->hand[seat], 5);
    return 1;
}
