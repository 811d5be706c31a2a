/* What seats know of a game (FH-41…FH-43), and whether a state or view is one
 * that play can reach. Names the places of cards by their numbers: hands, the
 * dead one included, TALON_PLACE_TALON and TALON_PLACE_DISCARD. */
#ifndef TALON_FIVE_HUNDRED_FH_VIEWS_H
#define TALON_FIVE_HUNDRED_FH_VIEWS_H

#include "five_hundred/fh_state.h"
#include "talon/view.h"

/* Places that can hold hidden cards, at most: hands, kitty and discard. */
#define FH_PLACES_MAX (SEATS + 2)

/* Those of a game; gives how many (view.c). */
uint32_t tln_fh_places(const int32_t *rule, uint8_t place[FH_PLACES_MAX]);

/* The cards at a place, as far as known. */
talon_cards *tln_fh_place(struct five_hundred *game, uint32_t place);
talon_cards tln_fh_cards_at(const struct five_hundred *game, uint32_t place);

/* How many cards lie at a place, known or not. */
uint32_t tln_fh_size_at(const struct five_hundred *game, uint32_t place);

/* FH-28: the hand that all may see, as a bit. */
uint32_t tln_fh_open_hand(const struct five_hundred *game);

/* The hands that some seats know, as bits. */
uint32_t tln_fh_known_hands(const struct five_hundred *game, uint32_t seats);

/* Whether nothing is secret. */
int tln_fh_is_complete(const struct five_hundred *game);

void tln_fh_redact(struct five_hundred *game, uint32_t seats);

/* The saved members, and whether each is in its range (fields.c). */
extern const struct field tln_fh_fields[];
talon_status tln_fh_range_status(const struct five_hundred *game,
                                 uint32_t *field);

/* A hand played again (rebuild.c). */
struct rebuilt {
    struct five_hundred game;
    talon_cards excluded[SEATS]; /* cards a seat has proved not to hold */
};

/* Plays a hand that is claimed again, move by move, from the game that
 * `rebuilt` holds: just before the hand, with scores, dealer and the rest.
 * Every number of the claim is in its range. Gives 0 if a move was not legal or
 * a card was twice; else what is rebuilt is still to be compared. */
int tln_fh_rebuild(const struct five_hundred *claim, struct rebuilt *rebuilt);

/* The dealer of a hand that has been dealt: when it is over, but not the game,
 * the next one stands in the state already (verify.c). */
int8_t tln_fh_dealer_of_hand(const struct five_hundred *claim);

/* See struct module (verify.c, hidden.c); what is hidden when the hand has been
 * rebuilt already. */
talon_status tln_fh_verify(const struct five_hundred *game, uint32_t *field);
void tln_fh_hidden(const struct five_hundred *view, struct hidden *hidden);
void tln_fh_hidden_after(const struct five_hundred *view,
                         const struct rebuilt *rebuilt, struct hidden *hidden);
void tln_fh_settle(struct five_hundred *world);

/* FH-21: whether the contractor has named the suit of a joker and not played
 * one, so that one must be among the cards it holds (hidden.c). */
int tln_fh_nominated_joker(const struct five_hundred *game);

#endif
