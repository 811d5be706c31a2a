/* SPDX-License-Identifier: MIT */
/* What a seat knows, as numbers: everything that its view shows, so that equal
 * numbers mean equal views. Most of it is the snapshot for screens; the rest is
 * the course of the hand, which the snapshot leaves to other calls. */
#include "five_hundred/fh_observed.h"
#include "base/libc.h"
#include "five_hundred/fh_auction.h"
#include "five_hundred/fh_played.h"
#include "five_hundred/fh_score.h"
#include "five_hundred/fh_snapshot.h"

/* FH-3: a contractor holds the kitty too. Contract and trick points together
 * (FH-33 … FH-36). */
#define HELD_MAX (HAND_CARDS + KITTY_MAX)
#define GAIN_MAX 1100

struct note {
    talon_fh_state state;
    talon_cards played[SEATS];         /* by each seat */
    int32_t gain[SEATS];               /* points of the hand */
    uint32_t passed_for_good;          /* seats */
    uint8_t played_in[TALON_PACK_MAX]; /* the trick of each card, from 1 */
    int8_t bidder_of[BIDS];            /* who has made each bid */
    int8_t leader[TRICKS + 1];         /* see struct five_hundred */
    uint8_t suit_led[TRICKS];
    talon_card drawn[SEATS];
    uint32_t side;              /* the observer's */
    uint8_t made, slam, reason; /* see struct five_hundred */
};

_Static_assert(sizeof(struct note) <= NOTE_BYTES_MAX, "a note has room");

static void note_tricks(const struct five_hundred *game, struct note *note)
{
    uint32_t trick, i;

    memset(note->played, 0, sizeof note->played);
    memset(note->played_in, 0, sizeof note->played_in);
    tln_fh_add_played(game, note->played);
    for (trick = 0; trick < TRICKS && trick <= game->tricks; trick++) {
        for (i = 0; i < tln_fh_cards_in_trick(game, trick); i++)
            note->played_in[game->trick[trick][i]] = (uint8_t)(trick + 1);
    }
    memcpy(note->leader, game->leader, sizeof note->leader);
    memcpy(note->suit_led, game->suit_led, sizeof note->suit_led);
}

static void note_calls(const struct five_hundred *game, struct note *note)
{
    uint32_t i;

    memset(note->bidder_of, TALON_NOBODY, sizeof note->bidder_of);
    for (i = 0; i < game->bids; i++)
        note->bidder_of[game->bid[i]] = game->bidder[i];
    note->passed_for_good = tln_fh_passed_for_good(game);
}

static void note_view(const struct talon_game *view, int32_t seat, void *into)
{
    const struct five_hundred *game = fh_in(view);
    struct note *note = into;
    uint32_t i;

    tln_fh_snapshot(game, &note->state);
    note->side = note->state.side[seat];
    note_tricks(game, note);
    note_calls(game, note);
    for (i = 0; i < SEATS; i++)
        note->gain[i] = game->contract_points[i] + game->trick_points[i];
    memcpy(note->drawn, game->drawn, sizeof note->drawn);
    note->made = game->made;
    note->slam = game->slam;
    note->reason = game->reason;
}

#define AT(member) offsetof(struct note, member)

/* A later version adds fields at the end. */
/* clang-format off */
#define FIELDS(ROW, UP_TO, WITHIN)                                             \
    UP_TO(TALON_PHASE_OVER, "phase", "the phase", state.phase, AS_NUMBER, 1)   \
    ROW("to-act", "the seat to act", state.to_act, AS_SEAT, 1)                 \
    ROW("dealer", "the dealer; after the hand, the next one", state.dealer,    \
        AS_SEAT, 1)                                                            \
    ROW("bidder", "who made the last bid; then the contractor", state.bidder,  \
        AS_SEAT, 1)                                                            \
    UP_TO(TRICKS, "bid-tricks", "tricks of that bid, 0 for a misere",          \
          state.bid_tricks, AS_BYTE, 1)                                        \
    UP_TO(TALON_DENOMINATION_OPEN_MISERE, "bid-denomination",                  \
          "denomination of that bid", state.bid_denomination, AS_BYTE, 1)      \
    ROW("partner", "the contractor's partner by the card called, or secret",   \
        state.partner, AS_SECRET, 1)                                           \
    ROW("called", "the card called", state.called, AS_CARD, 1)                 \
    UP_TO(TALON_SUIT_HEARTS, "nominated",                                      \
          "the suit of the contractor's joker",                                \
          state.nominated, AS_BYTE, 1)                                         \
    UP_TO(TRICKS, "trick", "the number of the trick", state.trick, AS_BYTE, 1) \
    ROW("leader", "who leads the trick", state.leader, AS_SEAT, 1)             \
    UP_TO(TALON_SUIT_HEARTS, "suit-led", "the suit to follow in the trick",    \
          state.suit_led, AS_BYTE, 1)                                          \
    UP_TO(DEALS_MAX, "deals", "hands played to their end", state.deals,        \
          AS_NUMBER, 1)                                                        \
    UP_TO(1, "made", "1 if the last contract was made", made, AS_BYTE, 1)      \
    UP_TO(1, "slam", "1 if it was made as a slam", slam, AS_BYTE, 1)           \
    UP_TO(TALON_REASON_WON_ALL_BARRED, "over", "why the game is over, or 0",   \
          reason, AS_BYTE, 1)                                                  \
    WITHIN(SCORE_MAX, "score", "points of each seat's side", state.score,      \
           AS_NUMBER, EACH_SEAT)                                               \
    WITHIN(GAIN_MAX, "gain", "points of each seat for the last hand", gain,    \
           AS_NUMBER, EACH_SEAT)                                               \
    UP_TO(TRICKS, "tricks", "tricks taken by each seat", state.tricks,         \
          AS_BYTE,                                                             \
          EACH_SEAT)                                                           \
    UP_TO(HELD_MAX, "held", "cards in each hand", state.held, AS_BYTE,         \
          EACH_SEAT)                                                           \
    ROW("table", "the card of each seat in the trick", state.table, AS_CARD,   \
        EACH_SEAT)                                                             \
    ROW("drawn", "the card that each seat has drawn for the deal", drawn,      \
        AS_CARD, EACH_SEAT)                                                    \
    ROW("side", "the seats of the observer's side", side, AS_SEATS, EACH_SEAT) \
    ROW("passed", "the seats whose last call was a pass", state.passed,        \
        AS_SEATS, EACH_SEAT)                                                   \
    ROW("passed-for-good", "those that will not be asked again",               \
        passed_for_good, AS_SEATS, EACH_SEAT)                                  \
    ROW("laid-down", "the seats that take no part in the hand",                \
        state.laid_down, AS_SEATS, EACH_SEAT)                                  \
    ROW("open", "the seats whose hands are open", state.open_hands, AS_SEATS,  \
        EACH_SEAT)                                                             \
    ROW("barred", "the seats that can never win", state.barred, AS_SEATS,      \
        EACH_SEAT)                                                             \
    ROW("winners", "the seats that have won the game", state.winners,          \
        AS_SEATS,                                                              \
        EACH_SEAT)                                                             \
    ROW("voids", "for each seat the suits that it has failed to follow",       \
        state.voids, AS_SUITS, EACH_SEAT)                                      \
    ROW("bidders", "who has made each bid, from 6S to 10NT, misere and open "  \
        "misere", bidder_of, AS_SEAT, BIDS)                                    \
    ROW("leaders", "who led each trick, and last who took the tenth", leader,  \
        AS_SEAT, TRICKS + 1)                                                   \
    UP_TO(TALON_SUIT_HEARTS, "suits-led", "the suit to follow in each trick",  \
          suit_led, AS_BYTE, TRICKS)                                           \
    ROW("hands", "the known cards of each hand", state.hand, AS_CARDS,         \
        EACH_SEAT)                                                             \
    ROW("kitty", "the kitty as dealt, if it is known", state.kitty, AS_CARDS,  \
        1)                                                                     \
    ROW("discard", "the discard, if it is known", state.discard, AS_CARDS, 1)  \
    ROW("played", "the cards that each seat has played in the hand", played,   \
        AS_CARDS, EACH_SEAT)                                                   \
    UP_TO(TRICKS, "played-in", "the trick that each card was played to, or 0", \
          played_in, AS_BY_CARD, 1)
/* clang-format on */

static const struct observed rows[] = {OBSERVED(FIELDS)};
static const char texts[] = OBSERVED_TEXTS(FIELDS);

const struct observation tln_fh_observation = {rows, texts, note_view};
