/* SPDX-License-Identifier: MIT */
/*
 * A match between players, and its sums.
 *
 * `struct contest` says what is played; main.c fills it from the command line.
 * `struct discipline` has whatever differs between games: among other things,
 * one function plays a deal, and another prints what the sums mean. Deals do
 * not depend on each other, so they can be divided among runs in any way.
 */
#ifndef TOURNAMENT_H
#define TOURNAMENT_H

#include "../reference_players/reference_player.h"
#include "sums.h"
#include <stdio.h>

enum {
    PLAYERS_MAX = 8, /* players in a match: --a … --h */
    TEXT_MAX = 256   /* bytes of a text argument, with its end */
};

/* What is played. Texts that were not given are empty. */
struct contest {
    const struct discipline *discipline;
    talon_rules rules;
    uint32_t seat_count;
    char preset[TEXT_MAX];
    char options[TEXT_MAX];                             /* "a=1,b=2" */
    const struct reference_player *player[PLAYERS_MAX]; /* by letter, or null */
    const struct reference_player *auction; /* --auction: makes every seat's
                                               moves except playing cards; or
                                               null */
    const struct reference_player *cards;   /* --cards: plays the cards of every
                                               seat; or null */
    const struct reference_player *beside;  /* --beside: what its cards would
                                               cost in the same positions; or
                                               null */
    char seats[TALON_SEATS_MAX + 1]; /* the letter of each seat: "abab" */
    uint32_t seed;
    uint32_t session; /* --session: deals in a session; or 0 */
    uint32_t notes;   /* --notes: hands that notes were taken of; or 0 */
    uint32_t worlds;  /* --worlds: worlds to judge an error by; or 0 */
    uint32_t limit;   /* --limit: milliseconds that a program may think */
    int misere;       /* --misere: forced misères */
    int games;        /* --games: whole games */
    int exact;        /* --exact: what cards cost, by the solver */
};

/*
 * The generators of a deal. They depend only on the seed of the match and the
 * number of the deal. The generators for cards, for each seat and for
 * measurements are independent of each other. A seat has the same generator
 * whichever player sits there, so that equal players play equal games.
 */
void seed_cards(const struct contest *contest, uint64_t deal, talon_rng *rng);
void seed_seat(const struct contest *contest, uint64_t deal, uint32_t seat,
               talon_rng *rng);
void seed_yardstick(const struct contest *contest, uint64_t deal,
                    talon_rng *rng);
uint64_t persona_of(const struct contest *contest, uint64_t deal,
                    uint32_t seat);

/*
 * The players rotate: in turn r, the player at seat s is the one with the
 * letter seats[s - r]. A deal is played once in every turn that differs from
 * the earlier ones.
 */
uint32_t turns_of(const struct contest *contest);
uint32_t letter_at(const struct contest *contest, uint32_t turn, uint32_t seat);

/* Asks a player for a move, with a fresh view. An illegal move ends the
 * match; those of programs (programs.h) never are. */
void ask_player(const struct reference_player *player, const talon_game *game,
                int32_t seat, talon_rng *rng, uint64_t persona,
                struct turn *turn);

/* Asks the player with a letter, or the player of --auction or --cards that
 * decides in its place, and records the time it takes. */
void ask(const struct contest *contest, uint32_t letter, const talon_game *game,
         int32_t seat, talon_rng *rng, uint64_t persona, struct turn *turn);

/* Ends the program with a message, after something that should never happen. */
void give_up(const char *what);

/* Where a report is printed: rows of text, or one JSON object. */
struct report {
    FILE *file;
    int json;
    uint32_t rows;
};

/* Print rows of a report: a title, a mean or a share. The mean is divided by
 * `unit`. Nothing is printed for a sum that is null or empty. */
void report_title(struct report *report, const char *title);
void report_mean(struct report *report, const char *key, const char *label,
                 const struct sum *sum, double unit);
void report_share(struct report *report, const char *key, const char *label,
                  const struct sum *sum);

/* Chances stated, and by how much they are greater than what happened. */
struct chance_row {
    double stated, gap, error; /* of 1 */
    int64_t cases, deals;
};

void report_chance(struct report *report, const char *key, const char *label,
                   const struct chance_row *row);

/* Print a number, and the examples of a name. */
void report_count(struct report *report, const char *key, const char *label,
                  int64_t count);
void report_examples(struct report *report, const struct sums *sums,
                     const char *name);

/* What a game provides for matches. */
struct discipline {
    uint32_t game_id;

    /* Checks the arguments for this game, and sets `seats` if it was not given.
     * Returns 1; or prints what is wrong and returns 0. */
    int (*prepare)(struct contest *contest);

    /* Plays the deal with the number `deal` in every turn, and adds the results
     * to the sums. */
    void (*play)(const struct contest *contest, uint64_t deal,
                 struct sums *sums);

    /* Prints what the sums mean. */
    void (*report)(const struct contest *contest, const struct sums *sums,
                   struct report *report);
};

extern const struct discipline five_hundred_discipline;
extern const struct discipline tripoli_discipline;

#endif
