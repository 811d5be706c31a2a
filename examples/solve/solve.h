/* SPDX-License-Identifier: MIT */
/* What the parts of `solve` share: main.c (the command line), deal.c (deals as
 * text), record.c (positions of records), many.c (many deals), answer.c
 * (answers), table.c (what every contract of a deal is worth), par.c (what best
 * bidding makes of it), discards.c (what every discard is worth) and cards.c
 * (what every card of a position is worth). */
#ifndef SOLVE_H
#define SOLVE_H

#include "../common/batch.h"
#include "../common/command_line.h"
#include "../common/lines.h"

/* The contract that is asked about. */
struct contract {
    uint32_t denomination;      /* 0: all of them */
    int32_t leader, contractor; /* TALON_NOBODY: not given */
    int with_kitty;             /* whether the contractor takes the kitty */
};

/* What is asked for. One of the first five says what is solved. */
struct task {
    const char *record; /* a file, or null */
    const char *deal;   /* a deal as text, or null */
    const char *file;   /* a deal in a file, or null */
    const char *batch;  /* a file of deals, or null */
    int is_drawn;       /* deals are drawn from the seed */
    uint64_t seed;
    struct range deals; /* which of many deals */
    int has_deals;      /* whether that was given */
    size_t at;          /* the last line of the record; 0: all */
    struct contract contract;
    struct wish wish; /* the rules of deals */
    int par;          /* whether par is asked for */
    int32_t dealer;   /* of deals that are given; TALON_NOBODY: the last seat */
    uint32_t nodes;
    uint32_t jobs; /* 0: not given */
    int json;
};

/* A deal, and under which rules. */
struct deal {
    talon_rules rules;
    uint32_t seats;
    talon_cards hand[TALON_FH_SEATS_MAX];
    talon_cards kitty; /* 0 if it is not known */
    int32_t dealer;
    int32_t score[TALON_FH_SEATS_MAX]; /* before the hand */
};

/* What a solver is asked: every contract of a deal, or every card of a
 * position, or every discard before one. */
struct question {
    const char *file; /* where it comes from; null for the command line */
    size_t line;
    int is_numbered; /* it is one of many deals, with this number */
    uint64_t number;
    struct deal deal; /* has no hands for a position of a record */
    int has_position;
    int with_kitty; /* the position is one before the discard; or the table is
                       also solved for contractors who take the kitty */
    talon_fh_position position;
    const talon_fh_state *state; /* of a record; null for a deal */
    uint32_t trick;              /* the trick on the table */
    int has_par;                 /* whether par is asked for, too */
    uint32_t nodes;
};

/* ---- deal.c; what is wrong with a deal is added to a text, and 0 returned */

/* Adds the hands in a text, which are separated by slashes and line ends, to
 * those of a deal. */
int add_hands(struct deal *deal, const char *text, struct text *wrong);

/* Finds the rules and the dealer of a deal that has all its hands, and checks
 * it. */
int finish_deal(struct deal *deal, const struct task *task, struct text *wrong);

/* A denomination by its key; another word ends the program. */
uint32_t denomination_of(const char *word);

/* Asks about a contract of the deal in a question, or about all of them. */
int ask_contract(struct question *question, const struct contract *contract,
                 struct text *wrong);

/* ---- record.c, many.c */

/* Solves the position of a record. */
void solve_record(const struct task *task);

/* Solves many deals of a file, or deals that are drawn; returns an exit
 * status. */
int solve_many(const struct task *task);

/* ---- par.c */

/* Asks about the par of the deal in a question, if the task does; what is wrong
 * with it is added to a text, and 0 returned. */
int ask_par(struct question *question, const struct task *task,
            struct text *wrong);

/* Finds par from the table with the kitty. */
talon_status find_par(const struct deal *deal, const talon_fh_deal_table *table,
                      talon_fh_par *par);

void print_par(const struct deal *deal, const talon_fh_par *par,
               talon_status status);

/* Writes a member of an object that follows others; null if there is no par. */
void json_par(struct json *json, const struct deal *deal,
              const talon_fh_par *par, talon_status status);

/* ---- answer.c, table.c, discards.c, cards.c */

/* Solves a question, and prints the answer. */
void print_answer(const struct task *task, const struct question *question);

/* Solves a question, and writes the answer as an object. */
talon_status json_answer(talon_fh_solver *solver,
                         const struct question *question, struct json *json);

/* Prints where a question comes from, its rules, and what is answered. */
void print_source(const struct question *question, const char *what);

/* Writes the members of an object that all answers have, from its beginning. */
void json_source(struct json *json, const struct question *question,
                 const char *what, talon_status status);

/* Says so if an answer is not complete. */
void tell_unfinished(talon_status status);

void print_table(talon_fh_solver *solver, const struct question *question);
talon_status json_table(talon_fh_solver *solver,
                        const struct question *question, struct json *json);
void print_all_discards(talon_fh_solver *solver,
                        const struct question *question);
talon_status json_discards(talon_fh_solver *solver,
                           const struct question *question, struct json *json);
void print_cards(talon_fh_solver *solver, const struct question *question);
talon_status json_cards(talon_fh_solver *solver,
                        const struct question *question, struct json *json);

#endif
