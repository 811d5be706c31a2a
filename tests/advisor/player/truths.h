/* SPDX-License-Identifier: MIT */
/* What the header says of each reason, as a question about a piece of advice
 * and the position that it is given in. The answers are worked out here from
 * the rules, all cards being known; nothing is taken from the player but what
 * it states: worths, chances, and worlds. */
#ifndef TALON_TESTS_ADVISOR_PLAYER_TRUTHS_H
#define TALON_TESTS_ADVISOR_PLAYER_TRUTHS_H

#include "common/ask.h"

#include "talon/solve.h"

/* Where advice is given. */
struct scene {
    const talon_game *game;
    const struct said *said;
    const talon_advice *advice;
    uint32_t index;
    int32_t me;
    talon_fh_state state;       /* Five Hundred, as the seat sees it */
    talon_fh_position position; /* Five Hundred, in the tricks */
    talon_cards hand;           /* of the seat */
    talon_cards out;            /* Five Hundred: cards that the seat does not
                                   have and has not seen played or discarded */
    talon_card card;            /* of the move, the first */
};

void see(const talon_game *game, const struct said *said, uint32_t index,
         struct scene *scene);

typedef int truth(const struct scene *);

/* Every game. */
truth is_only_move, is_best_worth, is_unstated, is_safer, is_less_safe,
    is_equal, is_less, is_worse, follows_rule;

/* The auction and the kitty of Five Hundred. */
truth is_likely_stated, is_unlikely_stated, bid_wins, bid_better, bid_saves,
    bid_signals, bid_misere, bid_counts, pass_weak, pass_high, pass_defends,
    pass_loses, partner_stands, makes_void, keeps_tricks, safe_misere,
    throws_kept, names_suit;

/* The tricks. */
truth cashes, draws_trumps, partner_wins, wins_trick, trumps, overtrumps,
    goes_highest, ducks, cannot_win, is_weak_suit, may_be_beaten, exits,
    seat_may_ruff, sets_up, gets_under, sheds_danger, may_catch, overtakes,
    wastes_high, wastes_joker, takes_trick, changes_contract;

/* Tripoli. */
truth is_likely_best, is_seldom_best, good_price, bad_price, is_free,
    spare_better, spare_worse, may_sell, worth_offer, too_dear, is_best_five,
    shows_least, is_likely_out, is_out_less;

/* Whether the contractor's side leads a winner if there is one, of a side suit,
 * after which the contract is made in as many worlds as after any other lead,
 * and which is worth within 2.5 points of the best. Of hands with a called
 * partner nothing is asked. */
int cashes_what_is_as_good(const talon_game *game, const struct said *said);

/* Whether something that a reason calls likely is so in this position: 1 or 0;
 * or -1 if the reason says nothing of this kind. */
int comes_true(const struct scene *scene);

#endif
