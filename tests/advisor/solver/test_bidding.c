/* SPDX-License-Identifier: MIT */
/* The auction of Five Hundred as par sees it: the solver's model of it beside
 * libtalon's own, and what the judge of bidding.h takes for a state of it. */
#include "bidding.h"

#include "advisor/base/bits.h"
#include "advisor/solver/auction.h"

/* ---- The model of the auction */

/* Both auctions at the same point. */
struct pair {
    struct handle game;
    struct calls calls;
};

/* What has been walked, by the state of libtalon's auction: who acts, the
 * standing bid, its bidder, and whose last call was a pass. */
static uint32_t walked[PLACES][BIDS + 1][PLACES + 1][1 << PLACES];
static uint32_t walk;
static uint64_t walk_states, walk_ends;

/* The bids among the legal calls, and whether a pass is among them. */
static uint32_t legal_bids(const talon_game *game,
                           const struct auction *auction, int *may_pass)
{
    uint32_t count, i, bid, bids = 0;
    talon_move move;

    *may_pass = 0;
    must_ok(talon_game_move_count(game, &count));
    for (i = 0; i < count; i++) {
        must_ok(talon_game_move_at(game, i, &move));
        *may_pass |= move.kind == TALON_KIND_PASS;
        for (bid = 0; bid < BIDS && move.kind == TALON_KIND_BID; bid++)
            if (auction->bid[bid].tricks == (uint32_t)move.amount &&
                auction->bid[bid].denomination == move.denomination)
                bids |= 1u << bid;
    }
    must(count == count_bits(bids) + (uint32_t)*may_pass);
    return bids;
}

/* Makes a call in both auctions: a bid, or a pass (NO_BID). */
static void call_both(const struct pair *pair, const struct auction *auction,
                      int32_t seat, uint32_t bid, struct pair *next)
{
    uint32_t place = tln_sv_caller(auction, &pair->calls);
    talon_move move = {.kind = TALON_KIND_PASS, .seat = (int8_t)seat};

    next->calls = pair->calls;
    next->calls.out |= 1u << place;
    if (bid != NO_BID) {
        move.kind = TALON_KIND_BID;
        move.amount = (int32_t)auction->bid[bid].tricks;
        move.denomination = (uint8_t)auction->bid[bid].denomination;
        next->calls.bid = bid;
        next->calls.bidder = place;
        next->calls.out = tln_sv_out_after_bid(auction, pair->calls.out, place);
    }
    next->game = pair->game;
    must_ok(talon_game_apply(of(&next->game), &move, NULL, 0, NULL));
}

/* Compares the auctions, then goes on with every call. */
static void walk_both(struct pair *pair, const struct auction *auction,
                      int32_t dealer)
{
    uint32_t place = tln_sv_caller(auction, &pair->calls), bid, bids, *mark;
    talon_fh_state state;
    struct pair next;
    int may_pass;

    must(talon_fh_state_of(of(&pair->game), &state) >= 0);
    if (state.phase != TALON_PHASE_AUCTION) {
        must(place == PLACES);
        must(tln_sv_has_contract(auction, &pair->calls) ==
             (state.phase == TALON_PHASE_DISCARD));
        walk_ends++;
        return;
    }
    must(((uint32_t)dealer + 1 + place) % auction->places ==
         (uint32_t)state.to_act);
    bids = tln_sv_open_bids(auction, pair->calls.bid, place);
    must(legal_bids(of(&pair->game), auction, &may_pass) == bids);
    must(may_pass);
    mark =
        &walked[state.to_act][pair->calls.bid][state.bidder + 1][state.passed];
    if (*mark == walk)
        return;
    *mark = walk;
    walk_states++;
    for (bid = 0; bid <= NO_BID; bid++) {
        if (bid != NO_BID && (bids >> bid & 1) == 0)
            continue;
        call_both(pair, auction, state.to_act, bid, &next);
        walk_both(&next, auction, dealer);
    }
}

static void walk_under(talon_rng *rng, const talon_rules *rules)
{
    struct auction auction;
    struct pair pair;

    tln_sv_make_auction(rules, &auction);
    bidding_game(rng, rules, &pair.game);
    pair.calls = (struct calls){NO_BID, 0, 0};
    walk++;
    walk_both(&pair, &auction, dealer_of(rules));
}

START_TEST(fh_11_the_model_of_the_auction_is_that_of_libtalon)
{
    uint32_t i, rounds = games_to_play(400);
    talon_rules rules;
    talon_rng rng;

    seed_for(&rng, 181, 0);
    for (i = 0; i < rounds; i++) {
        draw_rules_of_two_sides(&rng, &rules);
        walk_under(&rng, &rules);
    }
    printf("%u auctions: %" PRIu64 " states, %" PRIu64 " ends\n", rounds,
           walk_states, walk_ends);
}
END_TEST

/* Of the presets, and of rules by which a misère ranks below sixes (FH-13),
 * but may not be followed by an inkle (FH-17). */
START_TEST(fh_17_the_model_has_the_auctions_of_all_presets)
{
    static const char *const of[] = {
        "australian-4, first-dealer 3",
        "quebec-4, first-dealer 0",
        "six-6, first-dealer 2",
        "two-2, first-dealer 1",
        "american-4, first-dealer 1",
        ("american-4, first-dealer 1, misere-value 50, open-misere any-time, "
         "open-misere-value 10"),
    };
    talon_rules rules;
    talon_rng rng;
    uint32_t i;

    seed_for(&rng, 190, 0);
    for (i = 0; i < COUNT(of); i++) {
        rules = rules_of("%s", of[i]);
        walk_under(&rng, &rules);
    }
}
END_TEST

/* ---- The judge */

/* Whether a state of an auction says all that matters (bid_states()) is seen
 * near its end, where few auctions are left. */
START_TEST(auctions_that_agree_in_their_state_lead_to_the_same)
{
    uint32_t i, rounds = games_to_play(300), bids;
    struct verdict all, states;
    struct deal_worth worth;
    struct handle game;
    talon_move move;
    talon_rng rng;

    seed_for(&rng, 183, 0);
    for (i = 0; i < rounds;) {
        draw_worth(&rng, &worth);
        bidding_game(&rng, &worth.rules, &game);
        do {
            random_move(of(&game), &rng, seat_to_act(of(&game)), &move);
            must_ok(talon_game_apply(of(&game), &move, NULL, 0, NULL));
            must_ok(talon_game_move_count(of(&game), &bids));
        } while (phase_of(of(&game)) == TALON_PHASE_AUCTION && bids > 5);
        if (phase_of(of(&game)) != TALON_PHASE_AUCTION)
            continue;
        bid_all(of(&game), &worth, &all);
        bid_states(of(&game), &worth, &states);
        must(memcmp(&all, &states, sizeof all) == 0);
        i++;
    }
    printf("%" PRIu64 " states, %" PRIu64 " calls\n", bidding_states,
           bidding_calls);
}
END_TEST

SUITE(bidding)
TEST(fh_11_the_model_of_the_auction_is_that_of_libtalon)
TEST(fh_17_the_model_has_the_auctions_of_all_presets)
TEST(auctions_that_agree_in_their_state_lead_to_the_same)
END_SUITE
