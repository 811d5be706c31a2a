/* SPDX-License-Identifier: MIT */
/* Phase three of Tripoli in a world whose cards are all known (TR-20 … TR-28):
 * an engine for playing it out many times.
 *
 * Cards are packed here: lane s holds suit s, from the 2 in bit 0 to the ace in
 * bit 12. So the next higher card is the next bit, and the run that a lead
 * starts is a run of ones in the union of all hands. A run is played in one
 * step, with a few operations for each player, no matter how many cards it has.
 * Players are numbered clockwise from the deciding seat, which is player 0;
 * seats that are not in the deal have no number. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_RUNS_H
#define TALON_ADVISOR_TRIPOLI_PT_RUNS_H

#include "advisor/base/chance.h"
#include "talon/poker.h"
#include "talon/tripoli.h"

#define PLAYERS_MAX TALON_TR_SEATS_MAX
#define LANE_BITS   16
#define LANE        ((uint64_t)0xFFFF)
#define BLACK_LANES ((uint64_t)0xFFFFFFFF)
#define RED_LANES   (BLACK_LANES << 32)
#define ALL_LANES   (~(uint64_t)0)

/* Which cards a leader may lead. */
enum lead_rule {
    LEAD_LOWEST,          /* TR-21: the lowest of a suit */
    LEAD_ANY,             /* TR-21: any card */
    LEAD_LOWEST_OF_COLOR, /* TR-24: the lowest of the suits allowed */
    LEAD_LOWEST_OF_HAND   /* TR-22: the same, where all suits are allowed */
};

/* What is the same in all worlds. */
struct course {
    uint32_t players;
    uint32_t next_lead;  /* one of #talon_tr_next_lead_id */
    uint32_t lead;       /* enum lead_rule */
    uint32_t first_lead; /* enum lead_rule, for the very first lead */
    uint32_t collects;   /* TR-28: whether cards collect as they are played */
    int64_t card_pay;
    int64_t penalty;
    int64_t purse[PLAYERS_MAX]; /* TR-34: the chips that each can pay */
    uint64_t pay[5];            /* the pay cards, from the box of the ace on; or
                                   0 */
    uint64_t pair;
    uint64_t sequence; /* the lowest cards of the sequences */
    int64_t box[TALON_TR_BOXES + 1];
};

/* A position. */
struct runs {
    uint64_t hand[PLAYERS_MAX];
    uint64_t held;              /* cards in any hand */
    uint64_t allowed;           /* suits that may be led, as lanes */
    int64_t chips[PLAYERS_MAX]; /* won so far */
    int64_t box[TALON_TR_BOXES + 1];
    uint32_t is_first; /* whether no card has been played */
    uint32_t leader;   /* the player that leads or, once it is over, has gone
                          out */
    uint32_t is_over;
    uint32_t is_dead; /* TR-26: it is over without a winner */
};

/* Pack cards of the library close together, and unpack them. */
static inline uint64_t close_up(talon_cards cards)
{
    return (cards & 0x01FF01FF01FF01FF) | (cards >> 3 & 0x1E001E001E001E00);
}

static inline talon_cards open_up(uint64_t cards)
{
    return (cards & 0x01FF01FF01FF01FF) | (cards & 0x1E001E001E001E00) << 3;
}

/* Sets up a position in which a player has the first lead; the hands are given.
 * If that player cannot lead, the lead passes on at once. */
void tln_pt_runs_begin(const struct course *course, struct runs *runs,
                       uint32_t leader);

/* Sets up a position in which a player leads next; the hands, `allowed` and
 * `is_first` are given. */
void tln_pt_runs_resume(const struct course *course, struct runs *runs,
                        uint32_t leader);

/* The cards that the leader may lead; there is always one until it is over. */
uint64_t tln_pt_runs_leads(const struct course *course,
                           const struct runs *runs);

/* TR-24: the suits that may be led after a card, as lanes. */
uint64_t tln_pt_suits_after(const struct course *course, uint32_t card);

/* Leads a card and plays the run, and whatever follows up to the next lead. */
void tln_pt_runs_lead(const struct course *course, struct runs *runs,
                      uint32_t card);

/* Draws one of some cards at random. */
uint32_t tln_pt_draw(uint64_t cards, struct stream *stream);

/* Draws a lead at random; or takes the lowest card if the leader is in the set
 * `lowest`.
 */
uint32_t tln_pt_runs_draw(const struct course *course, const struct runs *runs,
                          uint32_t lowest, struct stream *stream);

/* Plays to the end: players in the set `lowest` lead their lowest card, the
 * others any card at random. */
void tln_pt_runs_finish(const struct course *course, struct runs *runs,
                        uint32_t lowest, struct stream *stream);

/* What player 0 has won, and an equal share of what the board has gained; in
 * chips, times the number of players. */
int64_t tln_pt_runs_worth(const struct course *course, const struct runs *runs);

#endif
