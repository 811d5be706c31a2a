/* SPDX-License-Identifier: MIT */
/* Where the unplayed cards are, and how many, known or not: FH-3, FH-20. Known
 * cards are read from the state; how many there are follows from the deal and
 * the cards played, so it is the same in a view. */
#include "five_hundred/fh_places.h"

uint32_t tln_fh_places(const int16_t *rule, uint8_t place[PLACES_MAX])
{
    uint32_t i, hands = hands_dealt(rule);

    for (i = 0; i < hands; i++)
        place[i] = (uint8_t)i;
    place[i++] = TALON_PLACE_TALON;
    place[i++] = TALON_PLACE_DISCARD;
    return i;
}

talon_cards tln_fh_cards_at(const struct five_hundred *game, uint32_t place)
{
    if (place == TALON_PLACE_TALON)
        return kitty_is_taken(game) ? 0 : game->kitty;
    if (place == TALON_PLACE_DISCARD)
        return game->discard;
    return game->hand[place];
}

void tln_fh_fill(struct talon_game *handle, uint32_t place, talon_cards cards)
{
    struct five_hundred *game = fh_of(handle);

    if (place == TALON_PLACE_TALON)
        game->kitty |= cards;
    else if (place == TALON_PLACE_DISCARD)
        game->discard |= cards;
    else
        game->hand[place] |= cards;
}

/* Cards that a hand has played: one to each completed trick, and one to the
 * trick on the table if the seat comes after the leader and before the seat to
 * act. */
static uint32_t cards_played(const struct five_hundred *game, uint32_t hand)
{
    int32_t leader = game->leader[game->tricks];

    if ((seats_playing(game) >> hand & 1) == 0)
        return 0;
    if (game->on_table == 0)
        return game->tricks;
    return game->tricks +
           (seats_before(everyone(game), leader, game->to_act) >> hand & 1);
}

/* The kitty stays there until a contractor takes it, and as many cards are
 * discarded (FH-20); in between the contractor holds them. */
uint32_t tln_fh_size_at(const struct five_hundred *game, uint32_t place)
{
    uint32_t kitty = (uint32_t)kitty_size(game->rule);
    int is_taken = kitty_is_taken(game);
    int is_laid_away = is_taken && game->phase != TALON_PHASE_DISCARD;
    uint32_t count = HAND_CARDS;

    if (!is_dealt(game))
        return 0;
    if (place == TALON_PLACE_TALON)
        return is_taken ? 0 : kitty;
    if (place == TALON_PLACE_DISCARD)
        return is_laid_away ? kitty : 0;
    if ((int32_t)place == game->contractor && !is_laid_away)
        count += kitty;
    return count - cards_played(game, place);
}
