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
    LEAD_LOWEST,          /* TR-21: the lowest card of a suit */
    LEAD_ANY,             /* TR-21: any card */
    LEAD_LOWEST_OF_COLOR, /* TR-24: the lowest card in the suits allowed */
    LEAD_LOWEST_OF_HAND   /* TR-22: the lowest card in the whole hand */
};

/* The rules and the board, which are the same in all worlds. */
struct course {
    uint32_t players;
    uint32_t next_lead;  /* one of #talon_tr_next_lead_id */
    uint32_t lead;       /* enum lead_rule: for all later leads */
    uint32_t first_lead; /* enum lead_rule: for the first lead of the deal */
    uint32_t collects;   /* TR-28: whether cards collect as they are played */
    int64_t card_pay;
    int64_t penalty;
    int64_t purse[PLAYERS_MAX]; /* TR-34: the chips that each player can pay */
    uint64_t pay[5];            /* the pay card of each box, ace to ten; or 0 */
    uint64_t pair;
    uint64_t sequence; /* the lowest card of each sequence */
    int64_t box[TALON_TR_BOXES + 1];
};

/* A position. */
struct runs {
    uint64_t hand[PLAYERS_MAX];
    uint64_t held;              /* the cards in all hands */
    uint64_t allowed;           /* the suits that may be led, as lanes */
    int64_t chips[PLAYERS_MAX]; /* won so far */
    int64_t box[TALON_TR_BOXES + 1];
    uint32_t is_first; /* whether no card has been played */
    uint32_t leader;   /* who leads next; at the end, the one that went out */
    uint32_t is_over;
    uint32_t is_dead; /* TR-26: whether it ended without a winner */
};

/* Pack a set of cards into lanes as described above, and unpack it. */
static inline uint64_t close_up(talon_cards cards)
{
    return (cards & 0x01FF01FF01FF01FF) | (cards >> 3 & 0x1E001E001E001E00);
}

static inline talon_cards open_up(uint64_t cards)
{
    return (cards & 0x01FF01FF01FF01FF) | (cards & 0x1E001E001E001E00) << 3;
}

/* Sets up a position in which a player has the first lead; the caller has set
 * the hands. If that player cannot lead, the lead passes on at once. */
void tln_pt_runs_begin(const struct course *course, struct runs *runs,
                       uint32_t leader);

/* Sets up a position in which a player leads next; the caller has set the
 * hands, `allowed` and `is_first`. */
void tln_pt_runs_resume(const struct course *course, struct runs *runs,
                        uint32_t leader);

/* The cards that the leader may lead; there is at least one until `is_over`. */
uint64_t tln_pt_runs_leads(const struct course *course,
                           const struct runs *runs);

/* TR-24: the suits that may be led after a run with this card, as lanes. */
uint64_t tln_pt_suits_after(const struct course *course, uint32_t card);

/* Leads a card, plays the whole run, and settles what comes before the next
 * lead. */
void tln_pt_runs_lead(const struct course *course, struct runs *runs,
                      uint32_t card);

/* Draws a card of a set at random. */
uint32_t tln_pt_draw(uint64_t cards, struct stream *stream);

/* Draws a lead at random; if the leader is in the set `lowest`, only from its
 * cards of the lowest rank. */
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
