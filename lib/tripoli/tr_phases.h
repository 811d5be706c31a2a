/* What the parts of Tripoli ask of each other. A deal runs from top to bottom
 * through the files named here; each part begins the next when it is done.
 *
 * For each phase with moves there are three functions: its choices in the order
 * of a record, why a move is refused that none of them stands for, and making a
 * legal move (the move's own event has been told). */
#ifndef TALON_TRIPOLI_TR_PHASES_H
#define TALON_TRIPOLI_TR_PHASES_H

#include "tripoli/tr_boxes.h"
#include "tripoli/tr_chips.h"
#include "tripoli/tr_course.h"
#include "tripoli/tr_moves.h"
#include "tripoli/tr_cards.h"

/* session.c: between deals, and the deal. */
int32_t tln_tr_next_dealer(const struct tripoli *game);
int tln_tr_deal_follows_board(const struct tripoli *game);
void tln_tr_session_start(struct tripoli *game);
talon_status tln_tr_deal_due(const struct tripoli *game,
                             uint8_t place[PLAYS_MAX]);
void tln_tr_deal_cards(struct tripoli *game, const talon_card *card,
                       struct events *events);
uint32_t tln_tr_between_choices(const struct tripoli *game,
                                talon_choice *choice);
talon_status tln_tr_between_refusal(const struct tripoli *game,
                                    const talon_move *move,
                                    talon_cards *concerned);
void tln_tr_between_apply(struct tripoli *game, const talon_move *move,
                          struct events *events);
uint32_t tln_tr_deal_choices(const struct tripoli *game, talon_choice *choice);

/* spare.c: the auctions and the dealer's choice. It begins when the cards are
 * dealt and ends by collecting and beginning the poker. */
void tln_tr_spare_begin(struct tripoli *game, struct events *events);
uint32_t tln_tr_auction_choices(const struct tripoli *game,
                                talon_choice *choice);
talon_status tln_tr_auction_refusal(const struct tripoli *game,
                                    const talon_move *move,
                                    talon_cards *concerned);
void tln_tr_auction_apply(struct tripoli *game, const talon_move *move,
                          struct events *events);
uint32_t tln_tr_pay_suit_choices(const struct tripoli *game,
                                 talon_choice *choice);
talon_status tln_tr_pay_suit_refusal(const struct tripoli *game,
                                     const talon_move *move,
                                     talon_cards *concerned);
void tln_tr_pay_suit_apply(struct tripoli *game, const talon_move *move,
                           struct events *events);
uint32_t tln_tr_spare_choices(const struct tripoli *game, talon_choice *choice);
talon_status tln_tr_spare_refusal(const struct tripoli *game,
                                  const talon_move *move,
                                  talon_cards *concerned);
void tln_tr_spare_apply(struct tripoli *game, const talon_move *move,
                        struct events *events);

/* betting.c: the poker round of a deal, and of a closing pot. */
void tln_tr_poker_begin(struct tripoli *game, struct events *events);
void tln_tr_closing_poker_begin(struct tripoli *game, struct events *events);
uint32_t tln_tr_select_choices(const struct tripoli *game,
                               talon_choice *choice);
talon_status tln_tr_select_refusal(const struct tripoli *game,
                                   const talon_move *move,
                                   talon_cards *concerned);
void tln_tr_select_apply(struct tripoli *game, const talon_move *move,
                         struct events *events);
uint32_t tln_tr_betting_choices(const struct tripoli *game,
                                talon_choice *choice);
talon_status tln_tr_betting_refusal(const struct tripoli *game,
                                    const talon_move *move,
                                    talon_cards *concerned);
void tln_tr_betting_apply(struct tripoli *game, const talon_move *move,
                          struct events *events);

/* What has been bet and may be: the highest total put in by a seat, the limit
 * of a bet (TR-18); the seats still in that have chips to act with; who chooses
 * and bets first. */
int64_t tln_tr_highest_stake(const struct tripoli *game);
int64_t tln_tr_bet_limit(const struct tripoli *game);
uint32_t tln_tr_seats_with_chips(const struct tripoli *game);
int32_t tln_tr_poker_opener(const struct tripoli *game);

/* TR-15: the seats that have chosen their poker cards, known or not. */
uint32_t tln_tr_chosen(const struct tripoli *game);

/* pots.c: talon_tr_pots() for sound arguments. */
uint32_t tln_tr_divide_pots(const int64_t staked[SEATS], uint32_t in,
                            int64_t before, const talon_cards hand[SEATS],
                            talon_tr_pot pot[SEATS], int64_t back[SEATS]);

/* closing.c: the end of the session. */
void tln_tr_closing_begin(struct tripoli *game, uint32_t pots,
                          struct events *events);
void tln_tr_closing_pot_won(struct tripoli *game, struct events *events);

/* michigan.c: the third phase. */
void tln_tr_michigan_begin(struct tripoli *game, struct events *events);
uint32_t tln_tr_michigan_choices(const struct tripoli *game,
                                 talon_choice *choice);
talon_status tln_tr_michigan_refusal(const struct tripoli *game,
                                     const talon_move *move,
                                     talon_cards *concerned);
void tln_tr_michigan_apply(struct tripoli *game, const talon_move *move,
                           struct events *events);

/* Finds out what follows from the rest of the state. */
void tln_tr_derive(struct tripoli *game);

/* The suits that a hand may lead when so many cards have been played; who leads
 * first. */
talon_cards tln_tr_suits_to_lead(const struct tripoli *game, uint32_t plays,
                                 talon_cards hand);
int32_t tln_tr_first_leader(const struct tripoli *game);

/* The cards of the current run; the seats that passed the lead before it
 * (TR-25). */
talon_cards tln_tr_current_run(const struct tripoli *game);
uint32_t tln_tr_lead_passers(const struct tripoli *game, talon_cards run);

/* view.c: what each seat knows. Of a game that is whole nothing is hidden. */
void tln_tr_redact(struct tripoli *game, uint32_t seats);
uint32_t tln_tr_hands_known(const struct tripoli *game, uint32_t seats);
int tln_tr_knows_spare(const struct tripoli *game, uint32_t seats);
uint32_t tln_tr_hidden_hands(const struct tripoli *game);
uint32_t tln_tr_hidden_selections(const struct tripoli *game);
int tln_tr_is_spare_hidden(const struct tripoli *game);
uint32_t tln_tr_owed(const struct tripoli *game, int32_t seat,
                     talon_choice *choice);

/* Facts about the cards of this deal that all know. */
int tln_tr_is_closing_deal(const struct tripoli *game);
uint32_t tln_tr_undealt(const struct tripoli *game);
int tln_tr_was_showdown(const struct tripoli *game);

/* The hands of the deal: what each seat holds and has played (TR-13), as far as
 * it is known. So many questions are about them that they are found once. */
struct dealt {
    talon_cards hand[SEATS];
    uint32_t hidden; /* seats with cards in hand that are not known */
};

struct dealt tln_tr_dealt(const struct tripoli *game);

/* proofs.c: what public play proves of single cards: for each hand, and last
 * for the spare hand, the cards that are not there now. */
struct proofs {
    talon_cards not_in[SEATS + 1];
    int contradicted; /* a card was played that could not be there */
};

void tln_tr_prove(const struct tripoli *game, const struct dealt *dealt,
                  struct proofs *proofs);

/* TR-12: what the auctions held prove of the bar. A bit for each hand, and for
 * the spare hand bit SEATS. */
uint32_t
tln_tr_free_hands(const struct tripoli *game); /* has no barring cards */
uint32_t tln_tr_barred_hands(const struct tripoli *game); /* has some */

/* hidden.c: the unknown cards, for sampling. */
void tln_tr_hidden(const struct tripoli *game, struct hidden *hidden);
void tln_tr_fill(struct tripoli *game, uint32_t place, talon_cards cards);

/* fields.c: the numbers of a saved session and what each can be. */
extern const struct field tln_tr_fields[];
talon_status tln_tr_verify_ranges(const struct tripoli *game, uint32_t *field);

/* verify_*.c: whether play can reach a session whose numbers are in range. Each
 * relies on those before it. */
int tln_tr_verify_betting(const struct tripoli *game);
int tln_tr_verify_table(const struct tripoli *game);
int tln_tr_verify_cards(const struct tripoli *game, const struct dealt *dealt);
int tln_tr_verify_chips(const struct tripoli *game, const struct dealt *dealt);
talon_status tln_tr_verify(const struct tripoli *game, uint32_t *field);

#endif
