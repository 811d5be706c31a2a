/* SPDX-License-Identifier: MIT */
/* Playing cards in a problem. */
#ifndef TALON_ADVISOR_SOLVER_PLAYING_H
#define TALON_ADVISOR_SOLVER_PLAYING_H

#include "talon/solve.h"

/* A card that may be played, and the suit named for a joker led, or 0. */
struct option {
    talon_card card;
    uint8_t suit;
};

/* The seat to play. */
uint32_t tln_sv_to_play(const talon_fh_problem *problem);

/* Lists what the seat to play may do, in set order and then by suit; returns
 * how many there are, at most TALON_FH_CARD_VALUES_MAX. */
uint32_t tln_sv_options(const talon_fh_problem *problem,
                        struct option *options);

/* Powers above these are of trumps, and from there on of jokers without a
 * suit. */
enum {
    POWER_TRUMP = 32,
    POWER_LOOSE = 64
};

/* How high a card of a seat is in a trick of a suit (FH-5, FH-6, FH-26): 0 if
 * it cannot win. */
uint32_t tln_sv_power(const talon_fh_problem *problem, uint32_t suit_led,
                      uint32_t seat, talon_card card);

/* The seat that is winning the trick on the table, and with what power; nobody
 * and 0 before the lead. */
int32_t tln_sv_winner(const talon_fh_problem *problem, uint32_t *power);

/* Plays one of the options; a full trick is taken. Returns whether the hand is
 * over: then nobody has cards, or the contractor of a misere has taken the
 * trick. */
int tln_sv_play(talon_fh_problem *problem, const struct option *option);

#endif
