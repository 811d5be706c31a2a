/* SPDX-License-Identifier: MIT */
/*
 * Players that are programs: `cmd:PROGRAM ARGUMENT…`, in any language, which
 * are asked for moves in lines of text. doc/bots.md describes the protocol.
 *
 * Whatever a program does wrong is counted and forgiven: the plainest legal
 * move is made for it, which is move 0 of talon_game_seat_move_at(). What was
 * forgiven is kept with the sums of the match (programs_note()).
 */
#ifndef PROGRAMS_H
#define PROGRAMS_H

#include "tournament.h"

/* Whether a name is one of a program. */
int is_program(const char *name);

/* The program with a name, in the role of an argument ("a", "cards"); null if
 * the name cannot be kept with a match. Nothing is started yet. */
const struct reference_player *program_named(uint32_t game_id, const char *role,
                                             const char *name);

/* Starts all programs of a contest. Returns 1; or prints which of them does not
 * come up, and returns 0. */
int programs_start(const struct contest *contest);

/* Adds what the programs did in a deal to the sums. A program that was lost too
 * often in the deal is tried again in the next. */
void programs_note(uint64_t deal, struct sums *sums);

/* Prints what was forgiven, with examples. */
void programs_report(const struct sums *sums, struct report *report);

#endif
