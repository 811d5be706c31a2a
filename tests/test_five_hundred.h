/* SPDX-License-Identifier: MIT */
/* What the tests of Five Hundred share: a game under wanted rules, wanted
 * hands, moves as a record writes them, and what is legal, refused or told.
 *
 * Hands are dealt in full where a position matters, so that it can be checked
 * on paper. Seat 0 mostly bids, so the dealer is the last seat. */
#ifndef TALON_TESTS_FIVE_HUNDRED_H
#define TALON_TESTS_FIVE_HUNDRED_H

#include "suite.h"

/* The events of the last move or deal. */
static talon_event told[TALON_EVENTS_MAX];
static uint32_t tellings;

/* Rules: a preset, and options as "key value, key value". */
static inline talon_rules fh_rules(const char *preset, const char *options)
{
    talon_rules rules;
    char key[32], value[32];
    int used = 0;

    ck_ok(talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0));
    ck_ok(talon_rules_preset(&rules, preset));
    while (sscanf(options, " %31[^ ] %31[^, ]%n", key, value, &used) == 2) {
        ck_ok(talon_rules_set_text(&rules, key, value));
        options += used;
        options += *options == ',';
    }
    return rules;
}

/* A new game; the memory serves one game at a time. */
static inline talon_game *fh_game(const char *preset, const char *options)
{
    static uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_rules rules = fh_rules(preset, options);
    talon_game *game = NULL;

    ck_ok(talon_game_init(memory, sizeof memory, &rules, &game));
    return game;
}

/* Deals hands written in order of the seats, the kitty last; "" takes what is
 * left. */
static inline void fh_deal(talon_game *game, uint32_t hands,
                           const char *const *hand)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card pack[TALON_PACK_MAX];
    uint32_t i, count;

    for (i = 0; i < hands; i++)
        wanted[i] = cards(hand[i]);
    wanted[TALON_PLACE_TALON] = cards(hand[hands]);
    ck_ok(talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, pack,
                              TALON_PACK_MAX, &count));
    ck_ok(
        talon_game_deal(game, pack, count, told, TALON_EVENTS_MAX, &tellings));
}

#define FH_DEAL(game, ...)                                                     \
    do {                                                                       \
        static const char *const hand_[] = {__VA_ARGS__};                      \
        fh_deal(game, sizeof hand_ / sizeof *hand_ - 1, hand_);                \
    } while (0)

static inline talon_move fh_move(const talon_game *game, const char *text)
{
    talon_move move = {0};

    ck_ok(talon_record_parse(game, text, strlen(text), &move, NULL, 0, NULL,
                             NULL));
    return move;
}

/* Makes moves, separated by commas: "0 bid 7H, 1 pass". */
static inline void fh_play(talon_game *game, const char *text)
{
    char line[128];
    int used = 0;

    while (sscanf(text, " %127[^,]%n", line, &used) == 1) {
        talon_move move = fh_move(game, line);
        talon_status status =
            talon_game_apply(game, &move, told, TALON_EVENTS_MAX, &tellings);

        ck_assert_msg(status == TALON_OK, "%s: %s", line,
                      talon_status_name(status));
        text += used;
        text += *text == ',';
    }
}

/* Plays on with the first legal move while tricks are played. */
static inline void fh_play_out(talon_game *game)
{
    uint32_t phase;
    talon_move move;

    while (talon_game_phase(game, &phase) == TALON_OK &&
           phase == TALON_PHASE_TRICKS) {
        ck_ok(talon_game_move_at(game, 0, &move));
        ck_ok(talon_game_apply(game, &move, told, TALON_EVENTS_MAX, &tellings));
    }
}

/* What a record says of the legal moves. */
static inline void fh_legal(talon_game *game, const char *expected)
{
    char state[TALON_RECORD_STATE_MAX], *legal, *end;

    ck_ok(talon_record_write_state(game, state, sizeof state, NULL));
    legal = strstr(state, "= legal ");
    ck_assert_ptr_nonnull(legal);
    legal += strlen("= legal ");
    end = strchr(legal, '\n');
    *end = 0;
    ck_assert_str_eq(legal, expected);
}

/* A move is refused for a reason, with the cards concerned. */
static inline void fh_refused(const talon_game *game, const char *text,
                              talon_status reason, const char *concerned)
{
    talon_move move = fh_move(game, text);
    talon_cards set = 0;

    ck_status(talon_game_check(game, &move, &set), reason);
    ck_assert_uint_eq(set, cards(concerned));
}

static inline void fh_to_act(const talon_game *game, int32_t seat,
                             uint32_t phase)
{
    int32_t now;
    uint32_t is;

    ck_ok(talon_game_to_act(game, &now));
    ck_ok(talon_game_phase(game, &is));
    ck_assert_str_eq(talon_phase_key(is), talon_phase_key(phase));
    ck_assert_int_eq(now, seat);
}

static inline talon_fh_state fh_state(const talon_game *game)
{
    talon_fh_state state;

    ck_ok(talon_fh_state_of(game, &state));
    return state;
}

/* The first event of a kind after a place among those told; null if none. */
static inline const talon_event *fh_next(uint32_t kind,
                                         const talon_event *after)
{
    const talon_event *event = after == NULL ? told : after + 1;

    for (; event < told + tellings; event++)
        if (event->kind == kind)
            return event;
    return NULL;
}

static inline const talon_event *fh_told(uint32_t kind)
{
    return fh_next(kind, NULL);
}

static inline uint32_t fh_times_told(uint32_t kind)
{
    const talon_event *event = NULL;
    uint32_t times = 0;

    while ((event = fh_next(kind, event)) != NULL)
        times++;
    return times;
}

/* The seat that took the last complete trick. */
static inline int32_t fh_winner(const talon_game *game, uint32_t trick)
{
    int32_t winner;

    ck_ok(talon_fh_trick(game, trick, NULL, NULL, 0, NULL, NULL, &winner));
    return winner;
}

#endif
