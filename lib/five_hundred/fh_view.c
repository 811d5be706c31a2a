/* What each seat knows: FH-41…FH-43. Which hands some seats know, how many
 * cards lie at a place whether they are known or not, and a state without what
 * they do not know. Must not know what play proves (hidden.c). */
#include "five_hundred/fh_views.h"

uint32_t tln_fh_places(const int32_t *rule, uint8_t place[FH_PLACES_MAX])
{
    uint32_t i, hands = hands_dealt(rule);

    for (i = 0; i < hands; i++)
        place[i] = (uint8_t)i;
    place[i++] = TALON_PLACE_TALON;
    place[i++] = TALON_PLACE_DISCARD;
    return i;
}

talon_cards *tln_fh_place(struct five_hundred *game, uint32_t place)
{
    if (place == TALON_PLACE_TALON)
        return &game->kitty;
    if (place == TALON_PLACE_DISCARD)
        return &game->discard;
    return &game->hand[place];
}

talon_cards tln_fh_cards_at(const struct five_hundred *game, uint32_t place)
{
    if (place == TALON_PLACE_TALON)
        return game->kitty;
    if (place == TALON_PLACE_DISCARD)
        return game->discard;
    return game->hand[place];
}

/* Cards that a hand has given to tricks: one to each, and to the trick on the
 * table those from the leader on that come before the seat to act. */
static uint32_t cards_played(const struct five_hundred *game, uint32_t hand)
{
    int32_t seat = (int32_t)hand, leader = game->leader[game->tricks];
    int is_after = seat >= leader, is_before = seat < game->to_act;

    if (hand >= seats_of(game) || (game->laid_down >> hand & 1) != 0)
        return 0;
    if (game->on_table == 0)
        return game->tricks;
    if (game->to_act < leader ? is_after || is_before : is_after && is_before)
        return game->tricks + 1u;
    return game->tricks;
}

/* The kitty lies there until a contractor takes it, and as many cards are laid
 * away (FH-20); in between the contractor holds them. */
uint32_t tln_fh_size_at(const struct five_hundred *game, uint32_t place)
{
    uint32_t kitty = (uint32_t)kitty_size(game->common.rule);
    int is_taken = game->contractor != TALON_NOBODY;
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

uint32_t tln_fh_open_hand(const struct five_hundred *game)
{
    uint32_t from =
        rule_of(game, TALON_FH_OPEN_FROM) == TALON_FH_OPEN_SECOND_TRICK;

    if (game->contract != BID_OPEN_MISERE || game->tricks < from ||
        game->phase == TALON_PHASE_DISCARD)
        return 0;
    return seat_bit(game->contractor);
}

/* FH-41…FH-43: its own, also when laid down; an open one; and what the seats
 * that took part hold at the end of a hand. A hand thrown in is not shown. */
uint32_t tln_fh_known_hands(const struct five_hundred *game, uint32_t seats)
{
    if (game->common.view == 0)
        seats = (1u << SEATS) - 1;
    if (is_played(game))
        seats |= everyone(game) & ~(uint32_t)game->laid_down;
    return seats | tln_fh_open_hand(game);
}

/* FH-22: the partner is known to who sees the card called, in a hand or in the
 * discard; to all when it has been played, or when the hand is over and it has
 * not, for then it was laid away. */
static int partner_is_known(const struct five_hundred *game)
{
    talon_cards seen = game->discard;
    uint32_t i;

    if (game->called == TALON_NO_CARD || is_played(game))
        return 1;
    for (i = 0; i < SEATS; i++)
        seen |= game->hand[i];
    for (i = 0; i < TRICKS * SEATS; i++)
        if (game->trick[i / SEATS][i % SEATS] == game->called)
            return 1;
    return (seen & BIT(game->called)) != 0;
}

void tln_fh_redact(struct five_hundred *game, uint32_t seats)
{
    uint32_t hand, known = tln_fh_known_hands(game, seats);

    for (hand = 0; hand < SEATS; hand++)
        if ((known >> hand & 1) == 0)
            game->hand[hand] = 0;
    game->kitty = 0;
    if ((seats & seat_bit(game->contractor)) == 0)
        game->discard = 0;
    if (!partner_is_known(game))
        game->partner = TALON_SECRET;
    tln_fh_derive(game);
}

int tln_fh_is_complete(const struct five_hundred *game)
{
    uint8_t place[FH_PLACES_MAX];
    uint32_t i, places = tln_fh_places(game->common.rule, place);

    if (game->common.view == 0)
        return 1;
    for (i = 0; i < places; i++)
        if (set_count(tln_fh_cards_at(game, place[i])) !=
            tln_fh_size_at(game, place[i]))
            return 0;
    return game->partner != TALON_SECRET;
}
