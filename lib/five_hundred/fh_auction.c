/* SPDX-License-Identifier: MIT */
/* The auction: FH-10…FH-19. Who may call what, when the auction ends, and what
 * follows. For what bids are worth and how they rank, see fh_bids.c.
 *
 * The bids a seat may make are a mask: all bids except those that are closed.
 * Each reason to close bids is a mask too, and the reasons are in order: the
 * first whose mask has a bid is why that bid is refused. So choices and
 * refusals cannot disagree. */
#include "five_hundred/fh_auction.h"
#include "five_hundred/fh_hand_over.h"
#include "five_hundred/fh_kitty.h"
#include "five_hundred/fh_tricks.h"
#include "five_hundred/fh_vocabulary.h"

/* The last bid, which stands until it is outranked, or NO_BID. */
static uint32_t standing_bid(const struct five_hundred *game)
{
    return game->bids != 0 ? game->bid[game->bids - 1] : NO_BID;
}

static int32_t standing_bidder(const struct five_hundred *game)
{
    return game->bids != 0 ? game->bidder[game->bids - 1] : TALON_NOBODY;
}

/* FH-17: in a game with inkles a six is only a signal. */
static int is_inkle(const struct five_hundred *game, uint32_t bid)
{
    return rule_of(game, TALON_FH_OPTION_INKLE) && bid_tricks(bid) == 6;
}

/* FH-17: the first two seats may signal, as long as nothing but sixes has been
 * bid. Once anything else has been bid, the standing bid is not a six. */
static int may_signal(const struct five_hundred *game)
{
    int32_t first = left_of(everyone(game), game->dealer);
    int32_t second = left_of(everyone(game), first);
    uint32_t standing = standing_bid(game);

    return (game->to_act == first || game->to_act == second) &&
           (standing == NO_BID || bid_tricks(standing) == 6);
}

/* FH-13, FH-14: each misère may be off, allowed at any time, or allowed over a
 * bid of so many tricks. Both options number these three alike. */
static int may_bid_misere(int32_t when, uint32_t standing_tricks,
                          uint32_t needed)
{
    return when == TALON_FH_MISERE_ANY_TIME ||
           (when == TALON_FH_MISERE_AFTER_SEVEN && standing_tricks >= needed);
}

/* Sets of bids; the five bids of a number of tricks are adjacent. */
#define ALL_BIDS ((1u << BIDS) - 1)
#define SIXES    0x1Fu

static uint32_t bid_bit(uint32_t bid)
{
    return 1u << bid;
}

/* The bids that do not outrank the standing one (FH-10, FH-12): in order of
 * rank those up to it, and any later ones of the same rank. */
static uint32_t outranked(const struct five_hundred *game)
{
    const int16_t *rule = game->rule;
    uint32_t standing = standing_bid(game), step = 0, bids = 0;

    if (standing == NO_BID)
        return 0;
    for (; (bids & bid_bit(standing)) == 0; step++)
        bids |= bid_bit(game->ladder[step]);
    for (; step < BIDS; step++) {
        if (tln_fh_bid_rank(rule, game->ladder[step]) !=
            tln_fh_bid_rank(rule, standing))
            break;
        bids |= bid_bit(game->ladder[step]);
    }
    return bids;
}

/* A reason why bids cannot be made, and which ones. */
struct closed {
    talon_status why;
    uint32_t bids;
};

#define REASONS 5

static void find_closed(const struct five_hundred *game,
                        struct closed closed[REASONS])
{
    const int16_t *rule = game->rule;
    uint32_t tricks = bid_tricks(standing_bid(game)); /* 0 without a bid */
    uint32_t low = 5 * ((uint32_t)rule[TALON_FH_OPTION_LOWEST_BID] - 6);
    int is_closed[3] = {
        !may_bid_misere(rule[TALON_FH_OPTION_MISERE], tricks, 7),
        !may_bid_misere(rule[TALON_FH_OPTION_OPEN_MISERE], tricks, 8),
        rule[TALON_FH_OPTION_INKLE] && !may_signal(game),
    };

    closed[0].why = TALON_E_MISERE; /* FH-13 */
    closed[0].bids = is_closed[0] ? bid_bit(BID_MISERE) : 0;
    closed[1].why = TALON_E_OPEN_MISERE; /* FH-14 */
    closed[1].bids = is_closed[1] ? bid_bit(BID_OPEN_MISERE) : 0;
    closed[2].why = TALON_E_LOWEST_BID; /* FH-16 */
    closed[2].bids = bid_bit(low) - 1;
    closed[3].why = TALON_E_INKLE; /* FH-17 */
    closed[3].bids = is_closed[2] ? SIXES : 0;
    closed[4].why = TALON_E_BID_LOW;
    closed[4].bids = outranked(game);
}

talon_status tln_fh_bid_status(const struct five_hundred *game, uint32_t bid)
{
    struct closed closed[REASONS];
    uint32_t i;

    find_closed(game, closed);
    for (i = 0; i < REASONS; i++) {
        if ((closed[i].bids & bid_bit(bid)) != 0)
            return closed[i].why;
    }
    return TALON_OK;
}

/* The bids that the seat to act may make. */
static uint32_t open_bids(const struct five_hundred *game)
{
    struct closed closed[REASONS];
    uint32_t i, bids = ALL_BIDS;

    find_closed(game, closed);
    for (i = 0; i < REASONS; i++)
        bids &= ~closed[i].bids;
    return bids;
}

static void choose_bid(talon_choice *choice, uint32_t tricks,
                       uint32_t denominations)
{
    *choice = (talon_choice){.kind = TALON_KIND_BID,
                             .amount_min = (int32_t)tricks,
                             .amount_max = (int32_t)tricks,
                             .denominations = denominations};
}

/* A pass, then the denominations open for each number of tricks, then the
 * misères. */
static uint32_t auction_choices(const struct talon_game *handle,
                                talon_choice *choice)
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t bids = open_bids(game), tricks, count = 1;

    choice[0] = (talon_choice){.kind = TALON_KIND_PASS, .denominations = 1};
    for (tricks = 6; tricks <= TRICKS; tricks++, bids >>= 5) {
        if ((bids & SIXES) != 0) {
            choose_bid(&choice[count++], tricks,
                       (bids & SIXES) << TALON_SUIT_SPADES);
        }
    }
    if (bids != 0)
        choose_bid(&choice[count++], 0, bids << TALON_DENOMINATION_MISERE);
    return count;
}

/* All legal calls: a pass, and the bids from the lowest rank up. */
static uint32_t auction_ordered(const struct talon_game *handle,
                                talon_move *move)
{
    const struct five_hundred *game = fh_in(handle);
    uint32_t bids = open_bids(game), step, count = 1;

    move[0] = (talon_move){.kind = TALON_KIND_PASS, .seat = game->to_act};
    for (step = 0; step < BIDS; step++) {
        uint32_t bid = game->ladder[step];

        if ((bids & bid_bit(bid)) != 0) {
            move[count++] =
                (talon_move){.kind = TALON_KIND_BID,
                             .seat = game->to_act,
                             .amount = (int32_t)bid_tricks(bid),
                             .denomination = (uint8_t)bid_denomination(bid)};
        }
    }
    return count;
}

/* ` pass bid:6S …` */
static void put_calls(struct out *out, const struct talon_game *handle)
{
    talon_move call[ORDERED_MAX];
    uint32_t i, count = auction_ordered(handle, call);

    for (i = 0; i < count; i++) {
        if (call[i].kind == TALON_KIND_PASS) {
            tln_put_text(out, " pass");
        } else {
            tln_put_text(out, " bid:");
            tln_fh_put_bid(out, &call[i]);
        }
    }
}

/* The reasons in order: a misère that may not be bid, the lowest bid, inkles,
 * and last the rank. */
static talon_status auction_refusal(const struct talon_game *handle,
                                    const talon_move *move,
                                    talon_cards *concerned)
{
    talon_status status;
    uint32_t bid;

    (void)concerned;
    status = tln_fh_bid_number(move->amount, move->denomination, &bid);
    return status != TALON_OK ? status : tln_fh_bid_status(fh_in(handle), bid);
}

/* FH-19. A six that is an inkle never becomes the contract. */
static int has_contract(const struct five_hundred *game)
{
    uint32_t standing = standing_bid(game);

    return standing != NO_BID && !is_inkle(game, standing);
}

static void make_contract(struct five_hundred *game, struct events *events)
{
    uint32_t bid = standing_bid(game);
    talon_event *event;

    game->contract = (uint8_t)bid;
    game->contractor = (int8_t)standing_bidder(game);
    if (bid_denomination(bid) <= TALON_SUIT_HEARTS)
        game->trump = (uint8_t)bid_denomination(bid);
    event = tell(events, TALON_KIND_CONTRACT, game->contractor);
    event->amount = bid_tricks(bid);
    event->denomination = (uint8_t)bid_denomination(bid);
    tln_fh_take_kitty(game, events);
}

/* FH-18 */
static void pass_out(struct five_hundred *game, struct events *events)
{
    static const uint16_t reason[] = {
        [TALON_FH_ALL_PASS_NEXT_DEALER] = TALON_REASON_NEXT_DEALER,
        [TALON_FH_ALL_PASS_SAME_DEALER] = TALON_REASON_DEAL_AGAIN,
        [TALON_FH_ALL_PASS_PLAY] = TALON_REASON_PLAY,
    };
    int32_t what = rule_of(game, TALON_FH_OPTION_ALL_PASS);

    tell(events, TALON_KIND_PASSED_OUT, TALON_NOBODY)->reason = reason[what];
    if (what == TALON_FH_ALL_PASS_PLAY)
        tln_fh_begin_tricks(game, events);
    else
        tln_fh_throw_in(game, events);
}

/* The seat that calls after another: in FH-11 `until-passed` a seat that has
 * passed is out of the auction. Nobody if all have passed. */
static int32_t next_to_call(const struct five_hundred *game, int32_t seat)
{
    uint32_t in = everyone(game) & ~(uint32_t)game->passed;

    if (in == 0)
        return TALON_NOBODY;
    if (rule_of(game, TALON_FH_OPTION_AUCTION) != TALON_FH_AUCTION_UNTIL_PASSED)
        in = everyone(game);
    return left_of(in, seat);
}

uint32_t tln_fh_passed_for_good(const struct five_hundred *game)
{
    int is_open =
        game->phase == TALON_PHASE_AUCTION &&
        rule_of(game, TALON_FH_OPTION_AUCTION) == TALON_FH_AUCTION_RE_ENTRY;

    return is_open ? 0 : game->passed;
}

/* FH-11: one round ends with the dealer. The other auctions end when all have
 * passed, or when the turn would come back to the standing bidder: every other
 * seat has passed since, and no seat raises its own bid. */
static int auction_is_over(const struct five_hundred *game, int32_t next)
{
    if (rule_of(game, TALON_FH_OPTION_AUCTION) == TALON_FH_AUCTION_ONE_ROUND)
        return game->to_act == game->dealer;
    return next == standing_bidder(game);
}

static void note_bid(struct five_hundred *game, const talon_move *move)
{
    uint32_t bid = BID_MISERE;

    tln_fh_bid_number(move->amount, move->denomination, &bid);
    game->passed &= (uint8_t)~seat_bit(move->seat);
    game->bid[game->bids] = (uint8_t)bid;
    game->bidder[game->bids++] = move->seat;
}

static void auction_apply(struct talon_game *handle, const talon_move *move,
                          struct events *events)
{
    struct five_hundred *game = fh_of(handle);
    int32_t next;

    tell_move_step(handle, events, move);
    if (move->kind == TALON_KIND_PASS)
        game->passed |= (uint8_t)seat_bit(move->seat);
    else
        note_bid(game, move);
    next = next_to_call(game, move->seat);
    if (!auction_is_over(game, next))
        game->to_act = (int8_t)next;
    else if (has_contract(game))
        make_contract(game, events);
    else
        pass_out(game, events);
}

/* FH-10: the dealer's left calls first. */
void tln_fh_begin_auction(struct five_hundred *game)
{
    game->phase = TALON_PHASE_AUCTION;
    game->to_act = (int8_t)left_of(everyone(game), game->dealer);
}

const struct phase tln_fh_auction_phase = {
    .number = TALON_PHASE_AUCTION,
    .key = WORDS("auction", "auction"),
    .kinds = (const uint16_t[]){TALON_KIND_PASS, TALON_KIND_BID, 0},
    .choices = auction_choices,
    .ordered = auction_ordered,
    .put_legal = put_calls,
    .refusal = auction_refusal,
    .apply = auction_apply,
};
