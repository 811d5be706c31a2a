/* What the three parts of `play` share: play.c (whose turn it is, asking),
 * play_words.c (cards, moves and events in words) and play_table.c (what lies
 * on the table). None of them knows a rule of any game. */
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
    int32_t me;     /* the seat of the person, or TALON_NOBODY */
    uint32_t looks; /* its bit; 0 for a spectator */
    uint32_t seats;
    uint64_t deals, deals_most; /* dealt; where to stop, or 0 */
    int closing;                /* whether the session has been finished */
};

/* A text that grows. What does not fit is cut off. */
struct text {
    char chars[TEXT_MAX];
    size_t length;
};

void add(struct text *text, const char *format, ...);

/* Adds blanks until the text is so many columns wide. */
void add_blanks(struct text *text, size_t width);

/* Whether suits are letters or signs (signs at first). */
void use_letters(int letters);

/* A suit as a sign; another denomination as records write it. */
const char *object_sign(uint32_t object);

void add_card(struct text *text, talon_card card);
void add_cards(struct text *text, talon_cards cards);
void add_seat(struct text *text, const struct play *play, int32_t seat);

/* Adds all seats of the side of a seat. */
void add_side(struct text *text, const struct play *play, int32_t seat);
void add_move(struct text *text, const talon_move *move);

/* Tells what happened, in sentences. */
void tell(const struct play *play, const talon_event *event, uint32_t count);

/* Ends the line that sentences were told on. */
void end_line(void);

/* Tells who play together. */
void show_sides(const struct play *play);

/* Shows the table as the person sees it. */
void show_table(const struct play *play);

/* Shows what the last hand or deal came to. */
void show_scores(const struct play *play);

/* Shows how it all ended. */
void show_end(const struct play *play);

#endif
