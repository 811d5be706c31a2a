/* SPDX-License-Identifier: MIT */
/* The cards played to the tricks of a hand, which the state keeps in the order
 * of play: those of a seat are found going around from each leader (FH-24,
 * FH-27), in one pass over the tricks. */
#include "five_hundred/fh_played.h"

uint32_t tln_fh_cards_in_trick(const struct five_hundred *game, uint32_t trick)
{
    return trick < game->tricks ? set_count(seats_playing(game))
                                : game->on_table;
}

uint32_t tln_fh_trick_shown(const struct five_hundred *game)
{
    if (game->phase == TALON_PHASE_TRICKS)
        return game->tricks;
    return is_played(game) ? game->tricks - 1u : TRICKS;
}

talon_cards tln_fh_cards_on_table(const struct five_hundred *game)
{
    const talon_card *card = game->drawn;
    uint32_t i, trick = tln_fh_trick_shown(game), count = seats_of(game);
    talon_cards cards = 0;

    if (trick < TRICKS) {
        card = game->trick[trick];
        count = tln_fh_cards_in_trick(game, trick);
    }
    for (i = 0; i < count; i++) {
        if (card[i] != TALON_CARD_NONE)
            cards |= BIT(card[i]);
    }
    return cards;
}

/* The same for one trick; `seen` is the cards of all seats so far. */
static int add_trick(const struct five_hundred *game, uint32_t trick,
                     talon_cards played[SEATS], talon_cards *seen)
{
    uint32_t i, count = tln_fh_cards_in_trick(game, trick);
    int32_t seat = game->leader[trick];

    if (count != 0 && seat == TALON_NOBODY)
        return 0;
    for (i = 0; i < count; i++) {
        talon_card card = game->trick[trick][i];

        if (card == TALON_CARD_NONE || (*seen >> card & 1) != 0)
            return 0;
        *seen |= BIT(card);
        played[seat] |= BIT(card);
        seat = left_of(seats_playing(game), seat);
    }
    return 1;
}

int tln_fh_add_played(const struct five_hundred *game,
                      talon_cards played[SEATS])
{
    uint32_t trick;
    talon_cards seen = 0;

    for (trick = 0; trick < TRICKS && trick <= game->tricks; trick++) {
        if (!add_trick(game, trick, played, &seen))
            return 0;
    }
    return 1;
}

talon_cards tln_fh_all_played(const struct five_hundred *game)
{
    uint32_t i, trick, count;
    talon_cards cards = 0;

    for (trick = 0; trick < TRICKS && trick <= game->tricks; trick++) {
        count = tln_fh_cards_in_trick(game, trick);
        for (i = 0; i < count; i++)
            cards |= BIT(game->trick[trick][i]);
    }
    return cards;
}
