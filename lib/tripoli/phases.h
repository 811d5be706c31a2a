/* What the parts of Tripoli ask of each other. A deal runs from top to bottom
 * through the files named here; each part begins the next when it is done.
 *
 * For each phase with moves there are three functions: its choices in the order
 * of a record, why a move is refused that none of them stands for, and making a
 * legal move (the move's own event has been told). */
#ifndef TALON_TRIPOLI_PHASES_H
#define TALON_TRIPOLI_PHASES_H

#include "tripoli/state.h"

/* choices.c: sets up a choice of a kind without cards, amount or object. */
talon_choice *tr_choice_of(talon_choice *choice, uint32_t kind);

/* The same with amounts. */
talon_choice *tr_choice_of_amounts(talon_choice *choice, uint32_t kind,
                                   int64_t low, int64_t high);

/* The same with exactly `pick` cards of a set. */
talon_choice *tr_choice_of_cards(talon_choice *choice, uint32_t kind,
                                 talon_cards cards, uint32_t pick);

/* chips.c: the only functions that move chips; each movement is told. Nothing
 * moves, and nothing is told, where the amount is 0. */
void tr_pay_box(struct tripoli *t, struct events *events, int32_t seat,
                uint32_t box, int64_t amount, uint32_t reason);
void tr_pay_seat(struct tripoli *t, struct events *events, int32_t seat,
                 int32_t other, int64_t amount, uint32_t reason);
void tr_gather(struct tripoli *t, struct events *events, uint32_t from,
               uint32_t to, int64_t amount);

/* Why a seat takes chips from a box. */
struct claim {
    uint32_t reason;
    uint32_t pot;      /* TR-33: number of the pot from 1, or 0 */
    talon_cards cards; /* TR-14: those that entitle it, or 0 */
};

void tr_take_box(struct tripoli *t, struct events *events, uint32_t box,
                 int32_t seat, int64_t amount, const struct claim *claim);

/* Tells that cards of a seat are shown to all. */
void tr_show(struct tripoli *t, struct events *events, int32_t seat,
             talon_cards cards, uint32_t reason);

/* board.c: the board and its boxes. */
struct board tr_board_of_rules(const int32_t *value);
struct board tr_board_turned(const struct tripoli *t, const talon_move *move);
struct board tr_board_in_suit(const struct tripoli *t, uint32_t suit);

/* The card tied to a box `ace` … `ten`, or TALON_NO_CARD. */
talon_card tr_pay_card(const struct board *board, uint32_t box);

/* What cards in one hand entitle to (TR-14): the boxes, and the cards. */
uint32_t tr_entitled(const struct board *board, talon_cards hand,
                     talon_cards *cards);

/* The boxes that get antes (TR-5), one after the other from `ace`. */
uint32_t tr_ante_boxes(const struct tripoli *t);
void tr_pay_antes(struct tripoli *t, struct events *events);

/* TR-14, for all hands; TR-28, for the card just played. */
void tr_collect_from_hands(struct tripoli *t, struct events *events);
void tr_collect_in_play(struct tripoli *t, struct events *events);

/* session.c: between deals, and the deal. */
int32_t tr_next_dealer(const struct tripoli *t);
void tr_session_start(struct tripoli *t);
talon_status tr_deal_due(const struct tripoli *t, uint8_t place[PLAYS_MAX]);
void tr_deal_cards(struct tripoli *t, const talon_card *card,
                   struct events *events);
uint32_t tr_between_choices(const struct tripoli *t, talon_choice *choice);
talon_status tr_between_refusal(const struct tripoli *t, const talon_move *move,
                                talon_cards *concerned);
void tr_between_apply(struct tripoli *t, const talon_move *move,
                      struct events *events);
uint32_t tr_deal_choices(const struct tripoli *t, talon_choice *choice);

/* spare.c: the auctions and the dealer's choice. It begins when the cards are
 * dealt and ends by collecting and beginning the poker. */
void tr_spare_begin(struct tripoli *t, struct events *events);
uint32_t tr_auction_choices(const struct tripoli *t, talon_choice *choice);
talon_status tr_auction_refusal(const struct tripoli *t, const talon_move *move,
                                talon_cards *concerned);
void tr_auction_apply(struct tripoli *t, const talon_move *move,
                      struct events *events);
uint32_t tr_pay_suit_choices(const struct tripoli *t, talon_choice *choice);
talon_status tr_pay_suit_refusal(const struct tripoli *t,
                                 const talon_move *move,
                                 talon_cards *concerned);
void tr_pay_suit_apply(struct tripoli *t, const talon_move *move,
                       struct events *events);
uint32_t tr_spare_choices(const struct tripoli *t, talon_choice *choice);
talon_status tr_spare_refusal(const struct tripoli *t, const talon_move *move,
                              talon_cards *concerned);
void tr_spare_apply(struct tripoli *t, const talon_move *move,
                    struct events *events);

/* betting.c: the poker round of a deal, and of a closing pot. */
void tr_poker_begin(struct tripoli *t, struct events *events);
void tr_closing_poker_begin(struct tripoli *t, struct events *events);
uint32_t tr_select_choices(const struct tripoli *t, talon_choice *choice);
talon_status tr_select_refusal(const struct tripoli *t, const talon_move *move,
                               talon_cards *concerned);
void tr_select_apply(struct tripoli *t, const talon_move *move,
                     struct events *events);
uint32_t tr_betting_choices(const struct tripoli *t, talon_choice *choice);
talon_status tr_betting_refusal(const struct tripoli *t, const talon_move *move,
                                talon_cards *concerned);
void tr_betting_apply(struct tripoli *t, const talon_move *move,
                      struct events *events);

/* pots.c: talon_tr_pots() for sound arguments. */
uint32_t tr_divide_pots(const int64_t staked[SEATS], uint32_t in,
                        int64_t before, const talon_cards hand[SEATS],
                        talon_tr_pot pot[SEATS], int64_t back[SEATS]);

/* closing.c: the end of the session. */
void tr_closing_begin(struct tripoli *t, uint32_t pots, struct events *events);
void tr_closing_pot_won(struct tripoli *t, struct events *events);

/* michigan.c: the third phase. */
void tr_michigan_begin(struct tripoli *t, struct events *events);
uint32_t tr_michigan_choices(const struct tripoli *t, talon_choice *choice);
talon_status tr_michigan_refusal(const struct tripoli *t,
                                 const talon_move *move,
                                 talon_cards *concerned);
void tr_michigan_apply(struct tripoli *t, const talon_move *move,
                       struct events *events);

/* Seats that passed the lead before the current run (TR-25), and its cards. */
uint32_t tr_lead_passers(const struct tripoli *t);
talon_cards tr_current_run(const struct tripoli *t);

#endif
