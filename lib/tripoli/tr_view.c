/* SPDX-License-Identifier: MIT */
/* Clearing a session of what some seats do not know (TR-35 … TR-37). Only cards
 * are hidden: those of hands, of the spare hand, and the five chosen for poker;
 * everything else in the state is public. For what public play proves about
 * hidden cards, see tr_proofs.c. */
#include "tripoli/tr_view.h"
#include "tripoli/tr_michigan.h"
#include "tripoli/tr_poker.h"

/* Whose whole hands some seats know: their own, and the dealer's seats also the
 * hand that the dealer laid down and a buyer took up. */
uint32_t tln_tr_hands_known(const struct tripoli *game, uint32_t seats)
{
    if (has_sold(game) && has_swapped(game) && is_among(seats, game->dealer))
        seats |= seat_bit(game->buyer);
    return seats;
}

/* TR-36: the spare hand is known to the seat that last laid it down. */
int tln_tr_knows_spare(const struct tripoli *game, uint32_t seats)
{
    if (has_sold(game))
        return is_among(seats, game->buyer);
    return has_swapped(game) && is_among(seats, game->dealer);
}

/* The seats whose poker cards some seats know. */
static uint32_t selections_known(const struct tripoli *game, uint32_t seats)
{
    return tln_tr_was_showdown(game) ? seats | game->in_poker : seats;
}

/* The cards that everyone knows to be in a hand if they are in it: those shown,
 * and the one that a seat must play now. */
static talon_cards open_cards(const struct tripoli *game, int32_t seat)
{
    if (game->due != TALON_CARD_NONE && game->to_act == seat)
        return game->shown | BIT(game->due);
    return game->shown;
}

void tln_tr_redact(struct talon_game *handle, uint32_t seats)
{
    struct tripoli *game = tr_of(handle);
    uint32_t hands = tln_tr_hands_known(game, seats);
    uint32_t selections = selections_known(game, seats);
    int32_t seat;

    if (!tln_tr_knows_spare(game, seats))
        game->spare = 0;
    for (seat = 0; seat < SEATS; seat++) {
        if (!is_among(hands, seat))
            game->hand[seat] &= open_cards(game, seat);
        if (!is_among(selections, seat))
            game->selected[seat] = 0;
    }
    tln_tr_derive(handle);
}

uint32_t tln_tr_hidden_hands(const struct tripoli *game)
{
    uint32_t seat, hidden = 0;

    for (seat = 0; seat < SEATS; seat++) {
        hidden |= (uint32_t)(set_count(game->hand[seat]) < game->held[seat])
                  << seat;
    }
    return hidden;
}

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
