/* SPDX-License-Identifier: MIT */
/* What the player of Tripoli knows and imagines while it decides: the table as
 * the seat sees it, and a pool of worlds: complete deals that agree with what
 * it sees, each with a weight. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_MIND_H
#define TALON_ADVISOR_TRIPOLI_PT_MIND_H

#include "advisor/base/chance.h"
#include "advisor/player/decision.h"
#include "advisor/tripoli/pt_runs.h"
#include "advisor/tripoli/pt_sums.h"
#include "advisor/tripoli/pt_tree.h"

/* The most leads that are compared. */
#define LEADS_MAX 32

/* The length of an array indexed by option; no option has the number 0. */
#define OPTIONS (TALON_TR_OPTION_CLOSING_BETS + 1)

/* A world. Players are numbered as in pt_runs.h. */
struct pt_world {
    uint64_t hand[PLAYERS_MAX]; /* the cards held now, packed by close_up() */
    uint64_t spare;
    uint32_t rank[PLAYERS_MAX]; /* the rank of the five cards for poker: of the
                                   best five, or of the chosen ones if known */
    uint32_t spare_rank;
    uint32_t weight;
    uint32_t lowest; /* the set of players assumed to lead their lowest card */
};

/* A weight that is still being worked out; see pt_weights.h. */
struct scaled {
    uint64_t number;
    int32_t exponent;
};

/* What a level takes into account and does; pt_constants.h says what the fields
 * mean. */
struct pt_manner {
    uint32_t reads_bets;
    uint32_t reads_leads;
    uint32_t looks_ahead;
    uint32_t deals;
    uint32_t draws;
    uint32_t raises;
    uint32_t sure; /* in 1024ths */
    uint32_t by_maxims;
};

struct pt_mind {
    struct decision *decision;
    struct pt_manner manner;
    talon_tr_state state;
    int32_t rule[OPTIONS];
    uint32_t players;               /* how many are in the deal */
    uint8_t player_of[PLAYERS_MAX]; /* by seat */
    uint8_t seat_of[PLAYERS_MAX];   /* by player */
    uint32_t dealer;                /* the dealer's number as a player */
    struct course course;
    struct stream stream;
    uint32_t worlds;
    uint64_t weights; /* the sum of the weights of all worlds */
    struct pt_world world[TALON_PLAYER_WORLDS_MAX];
    talon_cards set[TALON_PLAYER_WORLDS_MAX];
    uint32_t rank[TALON_PLAYER_WORLDS_MAX];
    struct scaled scaled[TALON_PLAYER_WORLDS_MAX];
    struct tree tree;
    /* by lead and world: what the games brought, in chips times players; and
     * by world, how many games were played with each lead */
    int64_t won[LEADS_MAX][TALON_PLAYER_WORLDS_MAX];
    uint32_t games[TALON_PLAYER_WORLDS_MAX];
    uint32_t again[TALON_PLAYER_WORLDS_MAX]; /* by world: a bit for each lead
                                                after whose run the player
                                                leads again */
    _Alignas(8) uint64_t game[TALON_GAME_BYTES_MAX / 8];
    _Alignas(8) uint64_t sample[TALON_SAMPLE_BYTES_MAX / 8];
};

/* Reads the view. */
talon_status tln_pt_look(struct decision *decision, struct pt_mind *mind);

/* Draws as many worlds as the budget says, or fewer if some tries fail or the
 * call is stopped. Each gets a weight of 1024. If `ranks` is not 0, the poker
 * hands are ranked, too. Fails if there is not one world. */
talon_status tln_pt_imagine(struct pt_mind *mind, uint32_t ranks);

/* Draws more worlds, as many of them as there is room for. */
talon_status tln_pt_imagine_more(struct pt_mind *mind, uint32_t count,
                                 uint32_t ranks);

/* Finds which moves of a kind the seat may make; returns 0 if there are
 * none. */
int tln_pt_choice(const struct pt_mind *mind, uint32_t kind,
                  talon_choice *choice);

/* Leaves out all worlds but the first `count`, at least one: when the call was
 * stopped, what is known of the others is not complete. */
void tln_pt_keep_worlds(struct pt_mind *mind, uint32_t count);

/* Lists a move of a kind; an amount that is too small or too large is replaced
 * with the least or the greatest one allowed. Returns null if the seat may not
 * make such a move. tln_pt_list_suit() does the same for a move that names a
 * suit. */
talon_advice *tln_pt_list(struct pt_mind *mind, uint32_t kind, int64_t amount,
                          struct worth worth);

talon_advice *tln_pt_list_suit(struct pt_mind *mind, uint32_t kind,
                               uint32_t suit, struct worth worth);

/* Lists a move that consists of cards, with a reason. */
void tln_pt_list_cards(struct pt_mind *mind, uint32_t kind, talon_cards cards,
                       uint16_t reason);

/* Lists the move that was asked about, if it is not listed yet. */
void tln_pt_list_asked(struct pt_mind *mind, struct worth worth);

/* Says of all moves listed that they were not compared, and claims nothing of
 * them. */
void tln_pt_do_not_compare(struct pt_mind *mind);

/* Gives each move that has no reason one, depending on its kind; the first move
 * in the list is the best. */
void tln_pt_explain(struct pt_mind *mind);

#endif
