/* SPDX-License-Identifier: MIT */
/* What the tests of views and of accepted positions share: rules and hands, for
 * three seats of which seat 0 deals; everybody and the spare hand have thirteen
 * cards. */
#ifndef TALON_TESTS_TRIPOLI_VIEWS_H
#define TALON_TESTS_TRIPOLI_VIEWS_H

#include "tripoli_table.h"

#include "tripoli/tr_module.h"
#include "tripoli/tr_fields.h"
#include "tripoli/tr_state.h"

#define SPADES   "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"
#define CLUBS    "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
#define DIAMONDS "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
#define HEARTS   "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"

#define THREE    "preset tripoli\noption players 3\n"

/* Betting without collecting from the hands; hands as in the betting tests. */
#define POKER                                                                  \
    "preset tripoli\noption players 3\noption spare-hand dead\n"               \
    "option collect in-play\n"
#define ROYAL  "10S JS QS KS AS"
#define QUADS  "2S 3S 2C 2D 2H"
#define FULL   "4C 9C 4D 9D 9H"
#define SELECT "1 select " QUADS "\n2 select " FULL "\n0 select " ROYAL "\n"

/* No poker, a dead spare hand; the dealer's left leads. */
#define STOPS                                                                  \
    "preset cosmo\noption board fixed\noption next-lead other-suit\n"          \
    "option players 3\n"

#define NOBODY   0u
#define SEAT(n)  (1u << (n))
#define EVERYONE 7u

struct view {
    uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    talon_tr_state state;
    talon_status status; /* of the state */
};

static inline void look(const struct table *t, uint32_t seats,
                        struct view *view)
{
    view->game = (talon_game *)view->memory;
    memcpy(view->memory, t->memory, sizeof view->memory);
    ck_ok(talon_game_redact(view->game, t->game, seats));
    view->status = talon_tr_state_of(view->game, &view->state);
}

static inline void sit_suits(struct table *t, const char *options)
{
    sit(t, options);
    DEAL(t, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS, [SPARE] = HEARTS);
}

static inline void play_clubs(struct table *t)
{
    DEAL(t, [1] = CLUBS);
    script(t, "1 play 2C\n1 play 3C\n1 play 4C\n1 play 5C\n1 play 6C\n"
              "1 play 7C\n1 play 8C\n1 play 9C\n1 play 10C\n1 play JC\n"
              "1 play QC\n1 play KC\n1 play AC\n= act table\n");
}

#define BAR                                                                    \
    "preset michigan-rummy\noption players 3\noption poker off\n"              \
    "option dealer-ante equal\n"

/* Nobody has 8-9-10; the pay cards are with seat 1 and in the spare hand. */
#define DEAL_BAR(t)                                                            \
    DEAL(t, [0] = "7S 8S 10S JS QS KS AS 2C 3C 4C 5C 6C 7C",                   \
         [1] = "AH 8C 9C JC QC 2H 3H 4H 5H 6H 7H 8H 9H",                       \
         [2] = "2S 3S 4S 5S 6S 2D 3D 4D 5D 6D 7D 8D 9D")

#endif
