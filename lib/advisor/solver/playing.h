/* SPDX-License-Identifier: MIT */
/* How cards are played in a position: which may be played, which wins the
 * trick, and what follows. */
#ifndef TALON_ADVISOR_SOLVER_PLAYING_H
#define TALON_ADVISOR_SOLVER_PLAYING_H

#include "talon/solve.h"

/* A card that may be played, and the suit named for it if it is a joker led,
 * else 0. */
struct option {
    talon_card card;
    uint8_t suit;
};

/* The seat to play. */
uint32_t tln_sv_to_play(const talon_fh_position *position);

/* Lists the options of the seat to play, in set order and then by suit; returns
 * how many there are, at most TALON_FH_CARD_VALUES_MAX. */
uint32_t tln_sv_options(const talon_fh_position *position,
                        struct option *options);

/* The powers of trumps begin at POWER_TRUMP, those of jokers that belong to no
 * suit at POWER_LOOSE. */
enum {
    POWER_TRUMP = 32,
    POWER_LOOSE = 64
};

/* The power of a seat's card in a trick to which `suit_led` was led (FH-5,
 * FH-6, FH-26): the highest power wins, and 0 cannot win. */
uint32_t tln_sv_power(const talon_fh_position *position, uint32_t suit_led,
                      uint32_t seat, talon_card card);

/* The seat that is winning the trick on the table, and the power of its card;
 * nobody and 0 before the lead. */
int32_t tln_sv_winner(const talon_fh_position *position, uint32_t *power);

/* Plays one of the options, and ends the trick if it is full. Returns whether
 * the hand is over: no cards are left, or the contractor of a misère has taken
 * a trick. */
int tln_sv_play(talon_fh_position *position, const struct option *option);

#endif
