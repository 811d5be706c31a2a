/* SPDX-License-Identifier: MIT */
/* What the three parts of `play` share: play.c (whose turn it is, asking),
 * play_words.c (cards, moves and events in words) and play_table.c (what is on
 * the table). None of them holds a rule of any game. */
#ifndef PLAY_H
#define PLAY_H

#include "common.h"

#define TEXT_MAX 1024

/* A game being played in a terminal. Whatever is shown or asked comes from the
 * view; the game itself is for dealing, moving, and the opponents. */
struct play {
    talon_rules rules;
    talon_game *game;
    talon_game *view; /* what the person knows of it */
    talon_rng rng;
    int32_t me;       /* the seat of the person, or TALON_NOBODY */
    uint32_t viewers; /* its bit; 0 for a spectator */
    uint32_t seat_count;
    uint64_t deals, deals_most; /* dealt; where to stop, or 0 */
    int closing;                /* whether the session has been finished */
};

/* A text that grows. What does not fit is cut off. */
struct text {
    char chars[TEXT_MAX];
    size_t length;
};

void add(struct text *text, const char *format, ...);

/* Adds spaces until the text is so many columns wide. */
void add_spaces(struct text *text, size_t width);

/* Whether suits are letters or signs (signs at first). */
void use_letters(int letters);

/* A suit as a sign; any other denomination as records write it. */
const char *denomination_sign(uint32_t denomination);

/* The verb of a kind of move in a record. */
const char *verb_of(uint32_t kind);

void add_card(struct text *text, talon_card card);
void add_cards(struct text *text, talon_cards cards);
void add_seat(struct text *text, const struct play *play, int32_t seat);

/* Adds all seats of the side of a seat. */
void add_side(struct text *text, const struct play *play, int32_t seat);
void add_move(struct text *text, const talon_move *move);

/* Prints what happened, in sentences. */
void tell(const struct play *play, const talon_event *events, uint32_t count);

/* Ends the line that sentences were printed on. */
void end_line(void);

/* Prints who play together. */
void show_sides(const struct play *play);

/* Shows the table as the person sees it. */
void show_table(const struct play *play);

/* Shows the result of the last hand or deal. */
void show_scores(const struct play *play);

/* Shows how the game ended. */
void show_end(const struct play *play);

#endif
