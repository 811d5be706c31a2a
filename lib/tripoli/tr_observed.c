/* SPDX-License-Identifier: MIT */
/* What a seat knows, as numbers: everything that its view shows, so that equal
 * numbers mean equal views. Most of it is the snapshot for screens; the rest is
 * the course of the deal, which the snapshot leaves to other calls. */
#include "tripoli/tr_observed.h"
#include "tripoli/tr_betting.h"
#include "tripoli/tr_poker.h"
#include "tripoli/tr_snapshot.h"
#include "tripoli/tr_state.h"

/* The most of numbers that are cut to 32 bits. */
#define CUT INT32_MAX

struct note {
    talon_tr_state state;
    talon_cards played[SEATS]; /* by each seat */
    int64_t call_cost[SEATS];  /* TR-18 */
    int64_t deals;
    uint32_t chosen;                  /* TR-15: seats that have chosen */
    uint32_t acted;                   /* see struct tripoli */
    uint8_t place_of[TALON_PACK_MAX]; /* the place of each card in the order of
                                         plays, from 1 */
    int8_t opener;
    talon_card due;
    uint8_t auctioned;     /* the spare hand as dealt found no buyer */
    uint8_t old_auctioned; /* nor did the dealer's old hand */
};

_Static_assert(sizeof(struct note) <= NOTE_BYTES_MAX, "a note has room");

static void note_plays(const struct tripoli *game, struct note *note)
{
    uint32_t i;

    memset(note->played, 0, sizeof note->played);
    memset(note->place_of, 0, sizeof note->place_of);
    for (i = 0; i < game->plays; i++) {
        note->played[game->player[i]] |= BIT(game->play[i]);
        note->place_of[game->play[i]] = (uint8_t)(i + 1);
    }
    note->opener = game->opener;
    note->due = game->due;
}

static void note_view(const struct talon_game *view, int32_t seat, void *into)
{
    const struct tripoli *game = tr_in(view);
    struct note *note = into;
    uint32_t i;

    (void)seat;
    tln_tr_snapshot(game, &note->state);
    note_plays(game, note);
    for (i = 0; i < players(game); i++) {
        note->call_cost[i] = game->phase == TALON_PHASE_BETTING
                                 ? tln_tr_call_cost(game, (int32_t)i)
                                 : 0;
    }
    note->deals = game->deals;
    note->chosen = tln_tr_chosen(game);
    note->acted = game->acted;
    note->auctioned = (game->spare_steps & SPARE_AUCTIONED) != 0;
    note->old_auctioned = (game->spare_steps & SPARE_OLD_AUCTIONED) != 0;
}

#define AT(member) offsetof(struct note, member)

/* A later version adds fields at the end. */
/* clang-format off */
#define FIELDS(ROW, UP_TO, WITHIN)                                             \
    UP_TO(TALON_PHASE_OVER, "phase", "the phase", state.phase, AS_NUMBER, 1)   \
    ROW("to-act", "the seat to act", state.to_act, AS_SEAT, 1)                 \
    ROW("dealer", "the dealer; between deals the next one", state.dealer,      \
        AS_SEAT, 1)                                                            \
    ROW("bidder", "who made the last offer", state.bidder, AS_SEAT, 1)         \
    ROW("buyer", "who bought a hand", state.buyer, AS_SEAT, 1)                 \
    ROW("pot-winner", "who won the main pot", state.pot_winner, AS_SEAT, 1)    \
    ROW("opener", "who had the first lead", opener, AS_SEAT, 1)                \
    ROW("run-seat", "who played the last card", state.run_seat, AS_SEAT, 1)    \
    ROW("deal-winner", "who went out", state.deal_winner, AS_SEAT, 1)          \
    ROW("last-card", "the last card played", state.last_card, AS_CARD, 1)      \
    ROW("due", "the card that must be played next", due, AS_CARD, 1)           \
    ROW("pay-cards", "the cards that pay: ace, king, queen, jack, ten",        \
        state.pay, AS_CARD, 5)                                                 \
    UP_TO(TALON_SUIT_HEARTS, "pair-suit", "the suit of the pair",              \
          state.pair_suit, AS_BYTE, 1)                                         \
    UP_TO(TALON_RANK_ACE, "pair-rank", "its higher rank", state.pair_rank,     \
          AS_BYTE, 1)                                                          \
    UP_TO(TALON_RANK_ACE, "sequence", "the lowest rank of the sequence",       \
          state.sequence, AS_BYTE, 1)                                          \
    UP_TO(1, "swapped", "1 if the dealer has swapped", state.swapped, AS_BYTE, \
          1)                                                                   \
    UP_TO(1, "auctioned", "1 if the spare hand as dealt found no buyer",       \
          auctioned, AS_BYTE, 1)                                               \
    UP_TO(1, "old-auctioned", "1 if the dealer's old hand found no buyer",     \
          old_auctioned, AS_BYTE, 1)                                           \
    UP_TO(MOVE_CHIPS_MAX, "offer", "the last offer, or the price of the hand " \
          "sold", state.offer, AS_NUMBER, 1)                                   \
    UP_TO(MOVE_CHIPS_MAX, "pay-suit-price", "the price of the pay suit",       \
          state.pay_suit_price, AS_NUMBER, 1)                                  \
    UP_TO(UINT16_MAX, "raises", "raises in the betting", state.raises,         \
          AS_WORD,                                                             \
          1)                                                                   \
    UP_TO(TALON_TR_CLOSING_MAX, "closing", "closing pots still to be won",     \
          state.closing, AS_WORD, 1)                                           \
    UP_TO(PLAYS_MAX, "spare-count", "cards in the spare hand",                 \
          state.spare_count, AS_BYTE, 1)                                       \
    UP_TO(CUT, "deals", "deals so far", deals, AS_CHIPS, 1)                    \
    UP_TO(CUT, "boxes", "chips in each box", state.boxes[1], AS_CHIPS,         \
          TALON_TR_BOXES)                                                      \
    WITHIN(CUT, "stack", "chips of each seat", state.stack, AS_CHIPS,          \
           EACH_SEAT)                                                          \
    WITHIN(CUT, "gain", "what each seat has won in the deal", state.gain,      \
           AS_CHIPS, EACH_SEAT)                                                \
    UP_TO(CUT, "staked", "chips that each seat has put into the pot",          \
          state.staked, AS_CHIPS, EACH_SEAT)                                   \
    UP_TO(CUT, "call-cost", "what a call costs each seat", call_cost,          \
          AS_CHIPS,                                                            \
          EACH_SEAT)                                                           \
    UP_TO(MOVE_CHIPS_MAX, "last-offer", "the last offer of each seat",         \
          state.last_offer, AS_NUMBER, EACH_SEAT)                              \
    UP_TO(TALON_KIND_CALL_BET, "last-action", "the kind of each seat's last "  \
          "action in the betting", state.last_action, AS_WORD, EACH_SEAT)      \
    UP_TO(UINT8_MAX, "raise-count", "raises of each seat", state.raise_count,  \
          AS_BYTE, EACH_SEAT)                                                  \
    UP_TO(PLAYS_MAX, "held", "cards in each hand", state.held, AS_BYTE,        \
          EACH_SEAT)                                                           \
    ROW("in-deal", "the seats in the deal", state.in_deal, AS_SEATS,           \
        EACH_SEAT)                                                             \
    ROW("in-poker", "those that have not folded", state.in_poker, AS_SEATS,    \
        EACH_SEAT)                                                             \
    ROW("chosen", "the seats that have chosen their cards for poker", chosen,  \
        AS_SEATS, EACH_SEAT)                                                   \
    ROW("acted", "the seats that have acted since the last bet or raise",      \
        acted, AS_SEATS, EACH_SEAT)                                            \
    ROW("passed", "the seats that have passed in an auction", state.passed,    \
        AS_SEATS, EACH_SEAT)                                                   \
    ROW("barred", "the seats barred from auctions", state.barred, AS_SEATS,    \
        EACH_SEAT)                                                             \
    ROW("lead-passed", "the seats that passed the lead before the run",        \
        state.lead_passed, AS_SEATS, EACH_SEAT)                                \
    ROW("hands", "the known cards of each hand", state.hand, AS_CARDS,         \
        EACH_SEAT)                                                             \
    ROW("selected", "the known cards that each seat has chosen for poker",     \
        state.selected, AS_CARDS, EACH_SEAT)                                   \
    ROW("played", "the cards that each seat has played", played, AS_CARDS,     \
        EACH_SEAT)                                                             \
    ROW("spare", "the spare hand, if it is known", state.spare, AS_CARDS, 1)   \
    ROW("shown", "the cards of the deal that all were shown", state.shown,     \
        AS_CARDS, 1)                                                           \
    ROW("run", "the cards of the run", state.run, AS_CARDS, 1)                 \
    UP_TO(PLAYS_MAX, "played-as", "the place of each card in the order of "    \
          "play, or 0", place_of, AS_BY_CARD, 1)
/* clang-format on */

static const struct observed rows[] = {OBSERVED(FIELDS)};
static const char texts[] = OBSERVED_TEXTS(FIELDS);

const struct observation tln_tr_observation = {rows, texts, note_view};
