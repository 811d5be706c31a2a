/* SPDX-License-Identifier: MIT */
/* What the parts of `play` share. README.md says which file does what. None of
 * them contains a rule of any game; what happens is said by libtalon-words, and
 * messages.h has the words of the program itself. */
#ifndef PLAY_H
#define PLAY_H

#include "../common/players.h"
#include "../common/solver.h"
#include "messages.h"
#include "screen.h"
#include "storage.h"

#include <stdio.h>
#include <talon/words.h>

/* A game before a decision of the person. */
struct moment {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_rng cards, thoughts;
    size_t record_length;
};

/* The record of the game so far, and the moments to which undo goes back. */
struct history {
    char *record;
    size_t length, size;
    size_t header; /* bytes of the rules at its beginning */
    struct moment *moments;
    size_t count, room;
};

/* Who plays, what is seen, and when it ends: what a file of a game says besides
 * the record, and what the next game begins with. */
struct seating {
    int32_t me;          /* the seat of the person, or TALON_NOBODY */
    int open;            /* whether all hands are visible */
    uint32_t seats;      /* of the game; names of others do not matter */
    uint32_t named;      /* how many names were given */
    uint32_t leveled;    /* how many levels were given */
    uint64_t deals_most; /* where to stop, or 0 */
    char levels[256];    /* as --level has them; "" for the usual one */
    char names[TALON_SEATS_MAX][TALON_NAME_MAX]; /* by seat */
};

/* A question for the number that a move lacks: its range. */
struct asked {
    enum message question;
    int32_t least, most; /* most is 0 if nothing is asked */
};

/* A game being played in a terminal. Whatever is shown or asked comes from the
 * person's view; the game itself is for dealing and moving. */
struct play {
    struct seating seating;
    talon_rules rules;
    talon_words words;         /* language, names, and who is "you" */
    talon_game *game;          /* what is true */
    talon_game *view;          /* what the person knows of it */
    talon_game *opponent_view; /* what the opponent to act knows of it */
    talon_rng cards;           /* deals */
    talon_rng thoughts;        /* decides for the opponents */
    uint32_t viewers;          /* bits of the seats whose cards are seen */
    uint32_t seat_count;
    struct players players;
    struct history history;
    struct storage storage;
    talon_fh_solver *solver; /* null until it is asked */
    const char *command;     /* that started the program */
    struct asked asked;      /* by the last answer */
    int explained;           /* whether it was said how points and chances
                              * differ */
};

/* What the command line asks for. */
struct arguments {
    struct wish wish;
    struct seating seating;
    const char *record; /* to go on with, or null */
    const char *names;  /* as --names has them, or "" */
    uint8_t seed[TALON_SEED_BYTES];
    int has_seat, has_seating; /* whether a seat, or anything of the seating,
                                * is given */
    int automatic;
};

/* arguments.c: reads the command line, or ends the program. */
void read_arguments(struct arguments *given, int argc, char **argv);
void seed_unknown(uint8_t seed[TALON_SEED_BYTES]);

/* seating.c: who sits where. What is refused says why, and changes nothing. */

/* Takes names separated by commas for all seats but the person's. */
int take_names(struct seating *seating, const char *names, struct text *why);

/* Whether there are seats for all names that were given. */
int names_fit(const struct seating *seating, uint32_t others, struct text *why);

/* Gives the usual names to the seats that have none. */
void fill_names(struct seating *seating);

/* Takes levels, by their keys or their names in any language. */
int take_levels(struct seating *seating, const char *levels, struct text *why);

/* Whether there is one level, or one for each seat. */
int levels_fit(const struct seating *seating, uint32_t seats, struct text *why);

/* Ends the program if a seating from the command line is none for these
 * rules. */
void check_seating(const talon_rules *rules, const struct seating *seating);

/* Adds the keys of all levels. */
void add_levels(struct text *text);

/* game.c: a game from its beginning to its end. */

/* Makes a new game, or the one whose text is in the history. */
void game_begin(struct play *play, const struct seating *seating,
                const uint8_t seed[TALON_SEED_BYTES]);
void game_end(struct play *play);

/* Plays until the game is over (1) or the person leaves (0). */
int game_run(struct play *play);

/* Whether a game is over, by its rules or because the person wanted no more
 * deals. */
int is_game_over(const talon_game *game, const struct seating *seating);

/* Whether the person is asked what the table does: as the host of a session, or
 * before the next deal. */
int is_table_asked(const struct play *play);

/* Updates the person's view of the game. */
void look(struct play *play);

/* table.c: what is on the table. */
void show_table(const struct play *play);
void show_hand(const struct play *play);
void show_sides(const struct play *play);
void show_scores(const struct play *play, const talon_game *game,
                 uint32_t number);
void show_last_scores(const struct play *play);
void show_end(const struct play *play);

/* Adds the cards that pay a box of Tripoli: "♥K+Q"; else its name. */
void add_box(struct text *text, const struct play *play,
             const talon_tr_state *tr, uint32_t box_id);

/* The seats with the most points or chips: one bit for each. */
uint32_t leaders_of(const talon_game *game);

/* tell.c: what happened. */
void tell_events(const struct play *play, const talon_event *events,
                 uint32_t count);

/* choices.c: what may be done. */
void list_choices(const struct play *play);
int has_choice(const struct play *play, uint32_t kind);
int deal_is_due(const struct play *play);

/* typed.c */

/* Reads cards that a person asks about; says why there are none. */
int read_cards(const struct play *play, const char *answer, talon_cards *cards);

/* Whether an answer is a legal move of a seat or of the table; says why not, or
 * asks for the number that it lacks. */
int is_move(struct play *play, int32_t seat, const char *answer,
            talon_move *move);

/* Whether a number is in the range asked for; says why not, and asks again. */
int is_in_range(const struct play *play, long number);

/* commands.c: everything but a move that the person may type. */

enum command {
    COMMAND_NONE, /* it is no command */
    COMMAND_DONE,
    COMMAND_UNDO,
    COMMAND_LEAVE
};

enum command obey(struct play *play, int32_t seat, const char *answer);

/* ask.c */

enum answer {
    ANSWER_MOVE,
    ANSWER_AGAIN, /* the game has gone back: look who acts now */
    ANSWER_LEAVE
};

/* Asks the person for a move of a seat or of the table until a legal one is
 * given. A deal is answered by a move of kind TALON_KIND_DEAL. */
enum answer ask(struct play *play, int32_t seat, talon_move *move);

/* history.c */

/* Begins the record of a new game. */
void history_begin(struct play *play);

/* Drops what stands before the record that was read. */
void history_skip_heading(struct history *history);

/* Makes the moves of the record in the history; the status and the line of what
 * cannot be read. */
talon_status history_replay(struct play *play, uint32_t *line);

/* Writes the file of the game; says so if that fails, and once it works
 * again. */
void history_write(struct play *play);

/* Notes a move or a deal that is about to be made, and keeps the file. */
void history_move(struct play *play, const talon_move *move);
void history_deal(struct play *play, const talon_card *cards, uint32_t count);

/* Keeps the moment before a decision of the person. */
void history_keep(struct play *play);

/* Goes back to the moment before the last decision, and says what is taken
 * back; 0 if there is none. */
int history_undo(struct play *play);
void history_free(struct history *history);

/* The game as it was at the end of a hand, from 1, in memory of the caller, and
 * what happened in it; the events are to be freed. 0 if it is not over. */
int history_hand(const struct play *play, uint32_t number, void *memory,
                 talon_game **game, talon_event **events, uint32_t *count);

/* Calls `visit` for each decision of the person in a hand that is over, with
 * the game before it. */
typedef void visitor(struct play *play, const talon_game *game,
                     const talon_move *move, void *context);
void history_decisions(struct play *play, uint32_t number, visitor *visit,
                       void *context);

/* The chips that each seat has bought. */
void history_bought(const struct play *play, int64_t chips[TALON_SEATS_MAX]);

/* How many hands are over. */
uint32_t history_hands(const struct play *play);

/* Whether an event ends a hand that was played. */
int is_end(const talon_event *event);

/* Whether closing pots are being played for: the session ends with them. */
int is_closing(const talon_game *game);

/* advice.c: what players and the solver say of moves. */
void show_hint(struct play *play, int32_t seat);
void show_why(struct play *play, int32_t seat, const talon_move *move);
void show_cost(struct play *play, int32_t seat, const talon_move *move);
extern const talon_player_budget adviser;

/* Whether there is a move of the person to advise on, and whether a player has
 * answered; says why not. */
int is_mine(int32_t seat);
int is_answered(talon_status status);

/* beliefs.c: where cards are likely to be. */
void show_beliefs(struct play *play, int32_t seat, talon_cards cards);

talon_fh_solver *solver_of(struct play *play);

/* Compares a move with the best one, from what the person knew in a game, which
 * may be another one than that being played: 1 if it was worse by more than may
 * be chance, 0 if not, and -1 if there is no telling. Adds what it cost. */
int compare_then(struct play *play, const talon_game *game,
                 const talon_move *move, struct text *text);

/* explain.c: how the game goes, by its rules. */

enum explained {
    EXPLAINED_NOTHING,
    EXPLAINED,
    EXPLAINED_ALL /* the whole game, which no setting is about */
};

/* Explains what a word is about. */
enum explained explain_topic(const struct play *play, const char *word);

/* Says which words those are. */
void list_topics(const struct play *play);

/* review.c: hands that are over. */
void show_review(struct play *play, uint32_t number);
void show_story(struct play *play, uint32_t number);

/* Tells the auction of the hand being played again. */
void show_auction(const struct play *play);

/* wording.c: adds texts of libtalon-words. */
void add_name(struct text *text, const struct play *play, int32_t seat);
void add_names(struct text *text, const struct play *play, uint32_t seats);
void add_one_card(struct text *text, const struct play *play, talon_card card);
void add_card_set(struct text *text, const struct play *play,
                  talon_cards cards);
void add_hand(struct text *text, const struct play *play, talon_cards cards);
void add_bid(struct text *text, const struct play *play, uint32_t tricks,
             uint32_t denomination);
void add_named_move(struct text *text, const struct play *play,
                    const talon_move *move);

/* Adds why a text was not taken as a move, with the choices of a game, or as
 * cards. */
void add_answer(struct text *text, const struct play *play,
                const talon_game *game, const talon_reading *reading,
                const char *typed);
void add_value_of(struct text *text, const talon_rules *rules, uint32_t option);

/* Adds a game and its preset, or the nearest one. */
void add_rules(struct text *text, const talon_rules *rules);

#endif
