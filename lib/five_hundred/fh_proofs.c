/* SPDX-License-Identifier: MIT */
/* What a played card proves about the hand it came from: FH-41 read closely.
 *
 *  - A seat that did not follow has no card of the suit led, as suits are under
 *    the contract: trumps include the left bower and jokers, and a suit
 *    includes the jokers of a contractor who named it (FH-5, FH-21, FH-25).
 *  - A contractor who had to play a joker in a misère, and did not, has none
 *    (FH-30 `pagat`). One that may be played at any time proves nothing.
 *  - A joker led against the rule for it came out of a hand of jokers (FH-31).
 *
 * Bids, discards and leads of other cards prove nothing: the play was legal in
 * every deal that remains. Each proof is a few operations on sets. */
#include "five_hundred/fh_proofs.h"
#include "five_hundred/fh_playable.h"

/* A loose joker is led against the rule for it only out of a hand of jokers. */
static talon_cards excluded_by_lead(const struct five_hundred *game,
                                    const talon_move *move, talon_cards loose)
{
    if (loose == 0 || (tln_fh_namable_by_rule(game, move->seat) &
                       suit_bit(move->denomination)) != 0)
        return 0;
    return ~JOKERS;
}

/* A seat that had to play a loose joker and did not has none (FH-30). Its hand
 * is not looked at. */
talon_cards tln_fh_excluded(const struct five_hundred *game,
                            const talon_move *move)
{
    int are_loose = jokers_are_loose(game, move->seat);
    talon_cards loose = are_loose ? move->cards & JOKERS : 0, suit;

    if (game->on_table == 0)
        return excluded_by_lead(game, move, loose);
    if (!shows_void(game, move->seat, set_lowest(move->cards)))
        return 0;
    suit = belonging(game, move->seat, game->suit_led[game->tricks]);
    if (are_loose && loose == 0 && tln_fh_joker_is_forced(game, move->seat))
        suit |= JOKERS;
    return suit;
}
