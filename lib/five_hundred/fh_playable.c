/* SPDX-License-Identifier: MIT */
/* What may be played to a trick: FH-25 and FH-29…FH-31. Any card may be led,
 * and a lead must be followed: both are a mask of the hand. Only jokers without
 * trumps have rules of their own.
 *
 * What the seat to act may play is found once, when its turn comes, and kept in
 * the state. Choices, plays and refusals all read it from there. */
#include "five_hundred/fh_playable.h"

/* The jokers in a hand that belong to no suit. */
static talon_cards loose_jokers(const struct five_hundred *game, int32_t seat)
{
    return jokers_are_loose(game, seat) ? game->hand[seat] & JOKERS : 0;
}

/* The suits that have been led in the hand, named ones included. */
static uint32_t suits_led(const struct five_hundred *game)
{
    uint32_t trick, suits = 0;

    for (trick = 0; trick < game->tricks; trick++)
        suits |= suit_bit(game->suit_led[trick]);
    return suits;
}

uint32_t tln_fh_namable_by_rule(const struct five_hundred *game, int32_t seat)
{
    uint32_t suits;

    switch (rule_of(game, TALON_FH_OPTION_JOKER_NO_TRUMP)) {
    case TALON_FH_JOKER_NO_TRUMP_HONEST:
        suits = ALL_SUITS & ~(uint32_t)game->voids[seat];
        return suits != 0 ? suits : ALL_SUITS;
    case TALON_FH_JOKER_NO_TRUMP_PAGAT:
        return ALL_SUITS & ~suits_led(game);
    case TALON_FH_JOKER_NO_TRUMP_LAST_LEAD:
        return 0;
    default:
        return ALL_SUITS;
    }
}

/* FH-31: a seat with nothing but jokers may name any suit. To the tenth trick a
 * seat leads its only card. */
static uint32_t namable(const struct five_hundred *game, int32_t seat)
{
    if ((game->hand[seat] & ~JOKERS) == 0)
        return ALL_SUITS;
    return tln_fh_namable_by_rule(game, seat);
}

int tln_fh_joker_is_forced(const struct five_hundred *game, int32_t seat)
{
    return seat == game->contractor && bid_is_misere(game->contract) &&
           rule_of(game, TALON_FH_OPTION_JOKER_NO_TRUMP) ==
               TALON_FH_JOKER_NO_TRUMP_PAGAT;
}

/* FH-30: the cards that may be played to another's lead with a loose joker in
 * hand. */
static talon_cards followers_or_joker(const struct five_hundred *game,
                                      int32_t seat, talon_cards suit,
                                      talon_cards loose)
{
    if (suit == 0)
        return tln_fh_joker_is_forced(game, seat) ? loose : game->hand[seat];
    if (rule_of(game, TALON_FH_OPTION_JOKER_NO_TRUMP) ==
        TALON_FH_JOKER_NO_TRUMP_ANY_TIME)
        return suit | loose;
    return suit;
}

void tln_fh_find_playable_with_joker(struct five_hundred *game)
{
    int32_t seat = game->to_act;
    talon_cards hand = game->hand[seat], loose = loose_jokers(game, seat), suit;

    if (game->on_table == 0) {
        game->suits = loose != 0 ? denominations_of(namable(game, seat)) : 0;
        game->playable = game->suits != 0 ? hand : hand & ~loose;
        return;
    }
    suit = hand & belonging(game, seat, game->suit_led[game->tricks]);
    game->suits = 0;
    if (loose != 0)
        game->playable = followers_or_joker(game, seat, suit, loose);
    else
        game->playable = suit != 0 ? suit : hand;
}

void tln_fh_derive(struct talon_game *handle)
{
    struct five_hundred *game = fh_of(handle);

    game->playable = game->suits = 0;
    if (game->phase == TALON_PHASE_TRICKS)
        find_playable(game);
}

static void choose_card(talon_choice *choice, talon_cards cards,
                        uint32_t denominations)
{
    *choice = (talon_choice){.kind = TALON_KIND_PLAY,
                             .cards = cards,
                             .denominations = denominations,
                             .pick_min = 1,
                             .pick_max = 1};
}

uint32_t tln_fh_play_choices(const struct talon_game *handle,
                             talon_choice *choice)
{
    const struct five_hundred *game = fh_in(handle);
    talon_cards cards = game->playable;
    uint32_t count = 0;

    if (game->suits == 0) {
        choose_card(choice, cards, 1);
        return 1;
    }
    if ((cards & ~JOKERS) != 0)
        choose_card(&choice[count++], cards & ~JOKERS, 1);
    choose_card(&choice[count++], cards & JOKERS, game->suits);
    return count;
}

/* Why a card that is held may not be led: a joker not now, not without a suit,
 * or not for this suit; another card not with a suit. Concerned: the cards that
 * may be led instead. */
static talon_status lead_refusal(const struct five_hundred *game,
                                 const talon_move *move, talon_cards *concerned)
{
    talon_cards loose = loose_jokers(game, move->seat);

    if ((move->cards & loose) == 0)
        return TALON_E_JOKER_NAMED;
    if (namable(game, move->seat) == 0) {
        *concerned = game->hand[move->seat] & ~loose;
        return TALON_E_JOKER_LEAD;
    }
    return move->denomination == 0 ? TALON_E_JOKER_SUIT : TALON_E_JOKER_NAMED;
}

/* Why a card that is held may not follow: the suit led, a forced joker
 * (concerned: the cards that may be played), or a suit named for it. */
static talon_status follow_refusal(const struct five_hundred *game,
                                   const talon_move *move,
                                   talon_cards *concerned)
{
    talon_cards legal = game->playable;
    talon_cards suit =
        belonging(game, move->seat, game->suit_led[game->tricks]);

    if ((move->cards & legal) != 0)
        return TALON_E_JOKER_NAMED;
    *concerned = legal;
    return (game->hand[move->seat] & suit) != 0 ? TALON_E_FOLLOW
                                                : TALON_E_JOKER_FORCED;
}

/* The reasons in order: a suit that does not exist, the number of cards, a card
 * not in the pack or not held; then what may not be led, or may not follow. */
talon_status tln_fh_play_refusal(const struct talon_game *handle,
                                 const talon_move *move, talon_cards *concerned)
{
    const struct five_hundred *game = fh_in(handle);

    if (move->denomination > TALON_SUIT_HEARTS)
        return TALON_E_DENOMINATION;
    if (set_count(move->cards) != 1)
        return TALON_E_CARD_COUNT;
    if ((move->cards & game->hand[move->seat]) == 0) {
        *concerned = move->cards;
        return (move->cards & tln_fh_pack(game->rule)) == 0
                   ? TALON_E_CARD_FOREIGN
                   : TALON_E_NOT_HELD;
    }
    if (game->on_table == 0)
        return lead_refusal(game, move, concerned);
    return follow_refusal(game, move, concerned);
}
