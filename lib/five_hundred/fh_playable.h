/* SPDX-License-Identifier: MIT */
/* What may be played to a trick, and what a played card shows. */
#ifndef TALON_FIVE_HUNDRED_FH_PLAYABLE_H
#define TALON_FIVE_HUNDRED_FH_PLAYABLE_H

#include "five_hundred/fh_state.h"
#include "five_hundred/fh_suits.h"

/* Whether the jokers of a seat have a suit by FH-21. Cards do not change hands
 * after that, so this is true of every joker the contractor holds or plays. */
static inline int is_nominator(const struct five_hundred *game, int32_t seat)
{
    return game->nominated != 0 && seat == game->contractor;
}

/* Whether jokers of a seat belong to no suit (FH-6), so that a suit is named
 * when one is led. */
static inline int jokers_are_loose(const struct five_hundred *game,
                                   int32_t seat)
{
    return game->trump == 0 && !is_nominator(game, seat);
}

/* The cards that belong to a suit if this seat holds them. */
static inline talon_cards belonging(const struct five_hundred *game,
                                    int32_t seat, uint32_t suit)
{
    talon_cards cards = tln_fh_suit_cards[game->trump][suit];

    if (game->trump == 0 && is_nominator(game, seat) && suit == game->nominated)
        cards |= JOKERS;
    return cards;
}

/* FH-30: the suits that may be named for a loose joker led by a seat that has
 * other cards; none if it may not be led. */
uint32_t tln_fh_namable_by_rule(const struct five_hundred *game, int32_t seat);

/* FH-30 `pagat`: whether a void seat must play its joker, as the contractor of
 * a misère must. */
int tln_fh_joker_is_forced(const struct five_hundred *game, int32_t seat);

/* Finds what the seat to act may play if it has a joker and there are no
 * trumps. */
void tln_fh_find_playable_with_joker(struct five_hundred *game);

/* Finds the cards that the seat to act may play (FH-25), and the suits that may
 * be named for a joker led (FH-29). Before the lead the suit led is 0, and no
 * card belongs to it. */
static inline void find_playable(struct five_hundred *game)
{
    talon_cards hand = game->hand[game->to_act];
    talon_cards suit =
        hand & tln_fh_suit_cards[game->trump][game->suit_led[game->tricks]];

    if (game->trump == 0 && (hand & JOKERS) != 0) {
        tln_fh_find_playable_with_joker(game);
        return;
    }
    game->suits = 0;
    game->playable = suit != 0 ? suit : hand;
}

/* Finds what may be played if tricks are being played; see struct module. */
void tln_fh_derive(struct talon_game *handle);

/* Whether a seat may play a card without naming a suit. Outside the tricks no
 * card is playable. */
static inline int is_plain_play(const struct five_hundred *game, int32_t seat,
                                talon_cards card)
{
    return seat == game->to_act && (card & game->playable) != 0 &&
           game->suits == 0;
}

/* Whether a card played to a lead shows its seat to be void. A loose joker that
 * may be played at any time proves nothing (FH-30). */
static inline int shows_void(const struct five_hundred *game, int32_t seat,
                             talon_card card)
{
    uint32_t led = game->suit_led[game->tricks];

    if (game->trump == 0 && (JOKERS >> card & 1) != 0) {
        if (is_nominator(game, seat))
            return led != game->nominated;
        return rule_of(game, TALON_FH_OPTION_JOKER_NO_TRUMP) !=
               TALON_FH_JOKER_NO_TRUMP_ANY_TIME;
    }
    return !(tln_fh_suit_cards[game->trump][led] >> card & 1);
}

/* The choices of a play, and why one is refused; see struct phase. */
uint32_t tln_fh_play_choices(const struct talon_game *handle,
                             talon_choice *choice);
talon_status tln_fh_play_refusal(const struct talon_game *handle,
                                 const talon_move *move,
                                 talon_cards *concerned);

#endif
