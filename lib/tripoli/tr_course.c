/* SPDX-License-Identifier: MIT */
/* The phases as a table: the part of the deal each belongs to, and who acts. */
#include "tripoli/tr_course.h"

const struct stage tln_tr_course[STAGES] = {
    [TALON_PHASE_PAY_AUCTION] = {PART_PAY_SUIT, A_SEAT},
    [TALON_PHASE_PAY_SUIT] = {PART_PAY_SUIT, A_SEAT},
    [TALON_PHASE_SPARE] = {PART_SPARE, THE_DEALER},
    [TALON_PHASE_SPARE_AUCTION] = {PART_SPARE, A_SEAT},
    [TALON_PHASE_SELECT_HAND] = {PART_POKER, A_SEAT},
    [TALON_PHASE_BETTING] = {PART_POKER, A_SEAT},
    [TALON_PHASE_MICHIGAN] = {PART_MICHIGAN, A_SEAT},
    [TALON_PHASE_BETWEEN] = {PART_DONE, THE_TABLE},
    [TALON_PHASE_DEAL] = {PART_DONE, THE_TABLE},
    [TALON_PHASE_OVER] = {PART_DONE, NO_ACTOR},
};

int tln_tr_is_phase(uint32_t number)
{
    return number < STAGES && tln_tr_course[number].part != NO_PART;
}

int tln_tr_turn_fits(const struct tripoli *game)
{
    switch (tln_tr_course[game->phase].actor) {
    case THE_DEALER:
        return game->to_act == game->dealer;
    case THE_TABLE:
        return game->to_act == TALON_TABLE;
    case NO_ACTOR:
        return game->to_act == TALON_NOBODY;
    default:
        return is_among(game->in_deal, game->to_act);
    }
}
