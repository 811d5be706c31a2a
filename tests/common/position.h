/* SPDX-License-Identifier: MIT */
/* A small language for positions, the same for every game: rules, hands, moves,
 * and what is then expected. doc/testing.md explains it.
 *
 *     talon_game *game = sit("classic-3, first-dealer 2, slam off");
 *
 *     DEAL(game, [0] = "AS KS QS AC KC QC AD KD QD JK", [KITTY] = "7H 8H 9H");
 *     play(game, "0 bid 7NT, 1 pass, 2 pass, = act 0");
 *     refused(game, "0 discard 7H 8H JS", TALON_E_NOT_HELD, "JS");
 *     ck_assert_int_eq(told(TALON_KIND_KITTY, 0)->seat, 0);
 *
 * Moves and annotations are lines of a record (doc/record.md), separated by
 * commas or line ends. Rules and lines are printf formats, so a test can fill
 * in parts of them. A failure prints the line of the test and the words that
 * failed. */
#ifndef TALON_TESTS_POSITION_H
#define TALON_TESTS_POSITION_H

#include "common/suite.h"

#define HERE __FILE__, __LINE__

#ifdef __GNUC__
#define FORMATTED(text, first) __attribute__((format(printf, text, first)))
#else
#define FORMATTED(text, first)
#endif

/* A game with its own memory. */
struct handle {
    uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
};

static inline talon_game *of(struct handle *handle)
{
    return (talon_game *)handle->memory;
}

/* Questions that every game answers; the answers are returned as values. */
uint32_t kind_of(const talon_game *game);
size_t size_of(const talon_game *game);
uint32_t seats_at(const talon_game *game);
uint32_t phase_of(const talon_game *game);
uint32_t turn_of(const talon_game *game);
int32_t seat_to_act(const talon_game *game);
talon_cards cards_at(const talon_game *game, uint32_t place);

void copy_to(struct handle *to, const talon_game *from);
int same(const talon_game *first, const talon_game *other);

/* Sets of seats that may look at a game. */
#define SEAT(seat) (1u << (seat))
#define SPECTATOR  0u

/* What some seats see: the last view that was made this way. */
talon_game *view_of(const talon_game *game, uint32_t seats);

/* Rules: a preset of any game, then the options that differ from it, as in
 * "cosmo, players 3, board fixed". If an option appears twice, the later value
 * counts; an item may be empty. */
#define rules_of(...) position_rules(HERE, __VA_ARGS__)

/* A new game under given rules, in memory that serves one game at a time or in
 * a handle. */
#define sit(...)            position_sit(HERE, NULL, __VA_ARGS__)
#define sit_in(handle, ...) position_sit(HERE, handle, __VA_ARGS__)

/* Deals hands in seat order or by place; places that are not named get the
 * remaining cards. */
#define DEAL(game, ...)                                                        \
    position_deal(HERE, game,                                                  \
                  (const char *const[TALON_DEAL_PLACES]){__VA_ARGS__})

/* Makes moves, deals and draws, and checks annotations ("= act 1"). After every
 * step its events are compared with the game (ledger.h). */
#define play(game, ...) position_play(HERE, game, 0, __VA_ARGS__)

/* The same for annotations alone. */
#define expect(game, ...) position_play(HERE, game, 1, __VA_ARGS__)

/* One seat plays several cards, one after another. */
#define play_run(game, seat, run) position_play_run(HERE, game, seat, run)

/* Makes a move that is not given as text, or the n-th legal move. */
#define make(game, move)  position_make(HERE, game, move)
#define make_nth(game, n) position_make_nth(HERE, game, n)

/* Makes the first legal move while the game is in a phase. */
#define play_while(game, phase) position_play_while(HERE, game, phase)

/* talon_game_check() and talon_game_apply() refuse a move for this reason and
 * because of these cards ("" for none), and nothing changes. */
#define refused(game, move, reason, concerned)                                 \
    position_refused(HERE, game, move, reason, concerned)

/* Who must act, in which phase. */
#define to_act(game, seat, phase) position_to_act(HERE, game, seat, phase)

/* These seats, and no others, know these cards at a place that has `count`
 * cards. */
#define knows(game, seats, place, count, known)                                \
    position_knows(HERE, game, seats, place, count, known)

/* A move as a record writes it. */
#define read_move(game, text) position_move(HERE, game, text)

/* The events of the last step made by these functions. */
struct made_step {
    talon_event event[TALON_EVENTS_MAX];
    uint32_t events;
};
extern struct made_step last_step;

/* The n-th event, from 0, of a kind in the last step; or of a kind and a
 * reason. There must be one. */
#define told(kind, n) position_told(HERE, kind, NULL, n)
#define told_for(kind, reason, n)                                              \
    position_told(HERE, kind, &(const uint32_t){reason}, n)

/* How many such events there are. */
uint32_t times_told(uint32_t kind);
uint32_t times_told_for(uint32_t kind, uint32_t reason);

/* The functions behind the names above. */
talon_rules position_rules(const char *file, int line, const char *rules, ...)
    FORMATTED(3, 4);
talon_game *position_sit(const char *file, int line, struct handle *handle,
                         const char *rules, ...) FORMATTED(4, 5);
void position_deal(const char *file, int line, talon_game *game,
                   const char *const hand[TALON_DEAL_PLACES]);
void position_play(const char *file, int line, talon_game *game,
                   int annotations_only, const char *lines, ...)
    FORMATTED(5, 6);
void position_play_run(const char *file, int line, talon_game *game,
                       int32_t seat, const char *run);
void position_make(const char *file, int line, talon_game *game,
                   const talon_move *move);
void position_make_nth(const char *file, int line, talon_game *game,
                       uint32_t n);
void position_play_while(const char *file, int line, talon_game *game,
                         uint32_t phase);
void position_refused(const char *file, int line, talon_game *game,
                      const char *text, talon_status reason,
                      const char *concerned);
void position_to_act(const char *file, int line, const talon_game *game,
                     int32_t seat, uint32_t phase);
void position_knows(const char *file, int line, const talon_game *game,
                    uint32_t seats, uint32_t place, uint32_t count,
                    const char *known);
talon_move position_move(const char *file, int line, const talon_game *game,
                         const char *text);
const talon_event *position_told(const char *file, int line, uint32_t kind,
                                 const uint32_t *reason, uint32_t n);

#endif
