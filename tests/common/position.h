/* SPDX-License-Identifier: MIT */
/* A small language for positions, the same for every game: rules, hands, moves,
 * and what must be true after them. doc/testing.md explains it.
 *
 *     talon_game *game = sit("classic-3, first-dealer 2, slam off");
 *
 *     DEAL(game, [0] = "AS KS QS AC KC QC AD KD QD JK", [KITTY] = "7H 8H 9H");
 *     play(game, "0 bid 7NT, 1 pass, 2 pass, = act 0");
 *     refused(game, "0 discard 7H 8H JS", TALON_E_NOT_HELD, "JS");
 *     ck_assert_int_eq(told(TALON_KIND_KITTY, 0)->seat, 0);
 *
 * Moves and annotations are lines of a record (doc/record.md), separated by
 * commas or line ends. Rules and lines are formats as for printf(), so a test
 * can fill in parts of them. A failure prints the line of the test and the
 * words that failed. */
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
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
};

static inline talon_game *of(struct handle *handle)
{
    return (talon_game *)handle->memory;
}

/* Library functions report these values through pointers; these functions
 * return them. */
uint32_t kind_of(const talon_game *game);
size_t size_of(const talon_game *game);
uint32_t seats_at(const talon_game *game);
uint32_t phase_of(const talon_game *game);
uint32_t turn_of(const talon_game *game);
int32_t seat_to_act(const talon_game *game);
talon_cards cards_at(const talon_game *game, uint32_t place);

void copy_to(struct handle *to, const talon_game *from);
int same(const talon_game *first, const talon_game *other);

/* Sets of seats for view_of(). */
#define SEAT(seat) (1u << (seat))
#define SPECTATOR  0u

/* What these seats see together. The view is overwritten by the next call. */
talon_game *view_of(const talon_game *game, uint32_t seats);

/* Rules: a preset of any game, then the options that differ from it, as in
 * "cosmo, players 3, board fixed". If an option appears twice, the later value
 * counts; an item may be empty. */
#define rules_of(...) position_rules(HERE, __VA_ARGS__)

/* A new game under given rules: sit() uses memory of its own, which serves one
 * game at a time, and sit_in() that of a handle. */
#define sit(...)            position_sit(HERE, NULL, __VA_ARGS__)
#define sit_in(handle, ...) position_sit(HERE, handle, __VA_ARGS__)

/* Deals hands in order of seats, or by place as in [KITTY] = "7H 8H 9H". Places
 * that are not named, and hands that are too short, get the remaining cards. */
#define DEAL(game, ...)                                                        \
    position_deal(HERE, game,                                                  \
                  (const char *const[TALON_DEAL_PLACES]){__VA_ARGS__})

/* Makes moves, deals and draws, and checks annotations ("= act 1"). After every
 * step, the events are compared with the game (ledger.h). */
#define play(game, ...) position_play(HERE, game, 0, __VA_ARGS__)

/* The same, but the lines may only be annotations. */
#define expect(game, ...) position_play(HERE, game, 1, __VA_ARGS__)

/* One seat plays several cards, one after another. */
#define play_run(game, seat, run) position_play_run(HERE, game, seat, run)

/* Makes a move that is given as a talon_move; or the n-th legal move, from
 * 0. */
#define make(game, move)  position_make(HERE, game, move)
#define make_nth(game, n) position_make_nth(HERE, game, n)

/* Keeps making the first legal move as long as the game is in `phase`. */
#define play_while(game, phase) position_play_while(HERE, game, phase)

/* Asserts that talon_game_check() and talon_game_apply() refuse a move for this
 * reason and because of these cards ("" for none), and that nothing changes. */
#define refused(game, move, reason, concerned)                                 \
    position_refused(HERE, game, move, reason, concerned)

/* Asserts who must act, and in which phase. */
#define to_act(game, seat, phase) position_to_act(HERE, game, seat, phase)

/* Asserts that a place has `count` cards, and that a view of `seats` knows just
 * the cards `known` of them. */
#define knows(game, seats, place, count, known)                                \
    position_knows(HERE, game, seats, place, count, known)

/* A move as a record writes it. */
#define read_move(game, text) position_move(HERE, game, text)

/* The events of the last step that one of these functions made. */
struct made_step {
    talon_event event[TALON_EVENTS_MAX];
    uint32_t events;
};
extern struct made_step last_step;

/* The n-th event of a kind in the last step, counted from 0. told_for() counts
 * only events with this reason. The test fails if there is none. */
#define told(kind, n) position_told(HERE, kind, NULL, n)
#define told_for(kind, reason, n)                                              \
    position_told(HERE, kind, &(const uint32_t){reason}, n)

/* How many events of a kind the last step had; the second function counts only
 * those with this reason. */
uint32_t times_told(uint32_t kind);
uint32_t times_told_for(uint32_t kind, uint32_t reason);

/* The functions behind the macros above. */
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
