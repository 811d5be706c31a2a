/* SPDX-License-Identifier: MIT */
/* Choosing a call. In every world, the rest of the auction is played out once
 * for each call worth considering. In it, the other seats, and this seat in
 * later rounds, call by the strength of their hands. The contractor then takes
 * the kitty of that world and discards, and the solver says how many tricks the
 * contract takes. This number is corrected, because nobody plays as well as the
 * solver, and that costs contractors more tricks than it costs their opponents.
 * The tricks really taken are assumed to spread around the corrected number.
 * The call with the best mean worth is made. Bids have to be a little better
 * than a pass, because the best of many guesses is usually too optimistic.
 *
 * All calls are judged in the same worlds, and a contract that several of them
 * lead to is solved only once. */
#include "advisor/five_hundred/pf_bidding.h"
#include "advisor/base/fixed.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_calls.h"
#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_forecast.h"
#include "advisor/five_hundred/pf_imagine.h"
#include "advisor/five_hundred/pf_keep.h"
#include "advisor/five_hundred/pf_playout.h"
#include "advisor/five_hundred/pf_points.h"
#include "advisor/five_hundred/pf_reasons.h"
#include "advisor/five_hundred/pf_search.h"
#include "advisor/five_hundred/pf_strength.h"
#include "advisor/player/estimate.h"
#include "advisor/solver/position.h"

#define UNKNOWN    (-1)

#define CANDIDATES 24

struct call_candidate {
    talon_move move;
    struct estimate worth; /* what it is worth */
    int64_t squares;       /* the sum over all worlds of the squared difference
                              of its worth from that of a pass, in points */
    uint64_t made; /* the sum over all worlds of the chance, in 1/1024, that the
                      seat makes this contract there; in a misère, whether the
                      solver finds that it does */
};

struct bidding {
    struct call_candidate candidate[CANDIDATES + 1];
    struct call_candidate before[CANDIDATES + 1]; /* without the last world */
    uint32_t count;
    talon_move counted; /* the call found by counting tricks alone */
    talon_game *trial;
    const struct pf_world *world;
    int32_t strength[SEATS][6];
    int32_t tricks[SEATS][8]; /* by contractor and denomination: what the solver
                                 finds in this world, or UNKNOWN */
    int8_t helper[SEATS][8];  /* by contractor and denomination: the partner
                                 called (FH-22), or nobody */
    /* The first index says whether the seat that decides is the called
     * partner; the others are contractor, tricks bid, and denomination. The
     * last index of `worth` is the number of tricks taken. */
    uint8_t has_worth[2][SEATS][ALL_TRICKS + 1][8];
    int64_t worth[2][SEATS][ALL_TRICKS + 1][8][ALL_TRICKS + 1];
};

/* The struct is placed in `room` of the mind. */
_Static_assert(sizeof(struct bidding) <= sizeof((struct pf_mind *)0)->room,
               "the room is too small");

/* The tricks, in 64ths, that the solver finds for a contract in the world,
 * after the contractor has taken the kitty and discarded; for a misère, 0 if it
 * fails. */
static int32_t solve_contract(struct pf_mind *mind, struct bidding *bidding,
                              uint32_t seat, uint32_t denomination)
{
    const struct sight *sight = &mind->sight;
    int32_t *known = &bidding->tricks[seat][denomination];
    talon_cards hand[PLACES];
    struct pf_contract contract;
    talon_fh_position position;

    if (*known != UNKNOWN)
        return *known;
    memcpy(hand, bidding->world->hand, sizeof hand);
    hand[seat] |= hand[KITTY];
    hand[seat] &= ~tln_pf_discard(sight->pack, hand[seat],
                                  count_bits(hand[KITTY]), denomination);
    tln_pf_contract(sight, seat, 0, denomination, &contract);
    tln_pf_call_helper(sight, hand, &contract);
    bidding->helper[seat][denomination] = contract.partner;
    tln_pf_first_lead(sight, &contract, hand, &position);
    *known = tln_pf_expected(mind, &position);
    return *known;
}

/* The tricks, in 64ths, that a contract is expected to take in the world: those
 * that the solver finds, with the corrections of pf_constants.h. */
static int32_t expected_tricks(struct pf_mind *mind, struct bidding *bidding,
                               uint32_t seat, uint32_t tricks,
                               uint32_t denomination)
{
    const struct sight *sight = &mind->sight;
    uint32_t mine = sight->state.side[sight->me];
    static const int8_t own_less[] = BID_OWN_LESS;
    static const int8_t their_less[] = BID_THEIR_LESS;
    int32_t less = (mine >> seat & 1) != 0
                       ? own_less[sight->seats] + mind->skill->bids_less
                       : their_less[sight->seats];

    if ((mine >> seat & 1) != 0 && denomination == TALON_DENOMINATION_NO_TRUMP)
        less += BID_NO_TRUMP_LESS;
    if (tricks >= BID_HIGH && (sight->pack & JOKERS) != 0 &&
        (bidding->world->hand[seat] & JOKERS) == 0)
        less += BID_NO_JOKER_LESS;
    return solve_contract(mind, bidding, seat, denomination) - less;
}

static const int64_t *worths_of(struct pf_mind *mind, struct bidding *bidding,
                                uint32_t seat, uint32_t tricks,
                                uint32_t denomination)
{
    int8_t helper = bidding->helper[seat][denomination];
    uint32_t is_me = helper == (int32_t)mind->sight.me;
    int64_t *worth = bidding->worth[is_me][seat][tricks][denomination];
    struct pf_contract contract;

    if (!bidding->has_worth[is_me][seat][tricks][denomination]) {
        tln_pf_contract(&mind->sight, seat, tricks, denomination, &contract);
        contract.partner = helper;
        if (helper != TALON_NOBODY)
            contract.side |= (uint8_t)(1u << helper);
        tln_pf_worths(&mind->sight, &contract, worth);
        bidding->has_worth[is_me][seat][tricks][denomination] = 1;
    }
    return worth;
}

/* The chance, in 1/1024, that the seat makes a contract in the world; for a
 * misère, whether the solver finds that it does. */
static uint32_t made_in(struct pf_mind *mind, struct bidding *bidding,
                        const talon_move *bid)
{
    uint32_t seat = mind->sight.me, tricks = (uint32_t)bid->amount;

    if (bid->denomination >= TALON_DENOMINATION_MISERE)
        return solve_contract(mind, bidding, seat, bid->denomination) != 0
                   ? 1024
                   : 0;
    return tln_pf_chance(
        expected_tricks(mind, bidding, seat, tricks, bid->denomination),
        tricks);
}

/* What a hand is for a contract of its seat, without what the worlds say. */
static struct pf_found found_by(const struct pf_mind *mind, talon_cards hand,
                                const talon_move *bid)
{
    const struct sight *sight = &mind->sight;
    const struct pf_call *call = &sight->call[sight->call_count];
    struct pf_found found = {.step = PF_CALL, .worlds = mind->worlds};
    int helps = bid->seat == (int32_t)sight->me &&
                call->partner_suit == bid->denomination;

    found.seat = (uint32_t)bid->seat;
    found.denomination = bid->denomination;
    found.merit =
        tln_pf_merit(sight->pack, hand, (uint32_t)bid->amount,
                     bid->denomination, helps ? STRENGTH_PARTNER_BID : 0);
    return found;
}

/* The chance that a misère is made in the world. */
static uint32_t misere_chance(struct pf_mind *mind, struct bidding *bidding,
                              uint32_t seat, uint32_t denomination)
{
    talon_move bid = {.seat = (int8_t)seat,
                      .denomination = (uint8_t)denomination};
    struct pf_found found = found_by(mind, bidding->world->hand[seat], &bid);

    return tln_pf_misere_chance(
        mind, &found, solve_contract(mind, bidding, seat, denomination) != 0);
}

/* The worth of a contract in the world. */
static int64_t contract_worth(struct pf_mind *mind, struct bidding *bidding,
                              uint32_t seat, uint32_t tricks,
                              uint32_t denomination)
{
    const int64_t *worth;

    (void)solve_contract(mind, bidding, seat, denomination);
    worth = worths_of(mind, bidding, seat, tricks, denomination);
    if (denomination >= TALON_DENOMINATION_MISERE) {
        uint32_t chance = misere_chance(mind, bidding, seat, denomination);

        return (chance * worth[1] + (TALON_CERTAIN - chance) * worth[0]) /
               TALON_CERTAIN;
    }
    return tln_pf_forecast(
        worth, expected_tricks(mind, bidding, seat, tricks, denomination));
}

/* Finds a seat's call by counting tricks. It bids as many tricks as its best
 * denomination promises, or one fewer if that is enough to outrank the standing
 * bid; if neither is enough, it passes. Returns the tricks promised. */
static uint32_t count_call(const struct sight *sight,
                           const struct pf_call *call,
                           const int32_t strength[6], talon_move *move)
{
    int32_t best = INT32_MIN;
    uint32_t d, chosen = 0, n;

    memset(move, 0, sizeof *move);
    move->kind = TALON_KIND_PASS;
    move->seat = call->seat;
    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++) {
        int32_t worth = tln_pf_for_call(call, strength, d) -
                        (d == TALON_DENOMINATION_NO_TRUMP ? BID_PLAIN_LESS : 0);

        if (worth > best && (sight->withheld >> d & 1) == 0) {
            best = worth;
            chosen = d;
        }
    }
    n = (uint32_t)clamp((best + TRICK / 2) / TRICK, 0, ALL_TRICKS);
    if (call->cheapest[chosen] > n || n < BID_COUNTED_LEAST)
        return n;
    move->kind = TALON_KIND_BID;
    move->amount = (int32_t)most(n - 1, call->cheapest[chosen]);
    move->denomination = (uint8_t)chosen;
    return n;
}

/* Describes the seat's next call and finds it by counting tricks. If the
 * library does not offer that number of tricks, the seat bids as many as its
 * hand promises, or else fewer. */
static void count_own_call(const struct pf_mind *mind, struct sight *sight,
                           int32_t strength[6], talon_move *move)
{
    struct pf_call *call = &sight->call[sight->call_count];
    uint32_t n, offered;

    memset(call, 0, sizeof *call);
    call->seat = (int8_t)sight->me;
    tln_pf_describe_call(sight, sight->call_count, call);
    tln_pf_find_offers(mind, sight, call);
    tln_pf_strengths(sight->hand, strength);
    n = count_call(sight, call, strength, move);
    offered = sight->offered[move->denomination];
    if (move->kind != TALON_KIND_BID || (offered >> move->amount & 1) != 0)
        return;
    while (n > 0 && (offered >> n & 1) == 0)
        n--;
    if (n >= BID_COUNTED_LEAST)
        move->amount = (int32_t)n;
}

/* The fewest tricks to consider for a bid in a denomination. */
static uint32_t fewest_tricks(const struct sight *sight,
                              const struct pf_call *call, uint32_t denomination)
{
    uint32_t n = call->cheapest[denomination];
    uint32_t offered = sight->offered[denomination];

    while (n <= ALL_TRICKS && (offered >> n & 1) == 0 &&
           !tln_pf_is_signal(sight, n))
        n++;
    return n;
}

/* Adds a call to the list of calls while the auction is played out. */
static void note_call(struct sight *sight, const talon_move *move)
{
    struct pf_call *call = &sight->call[sight->call_count];

    memset(call, 0, sizeof *call);
    call->seat = move->seat;
    if (move->kind == TALON_KIND_BID) {
        call->tricks = (uint8_t)move->amount;
        call->denomination = move->denomination;
    }
    sight->call_count++;
}

/* Plays out the auction after a call in `bidding->trial`, and then restores the
 * list of calls. */
static void finish_auction(struct pf_mind *mind, struct bidding *bidding,
                           const talon_move *first)
{
    struct sight *sight = &mind->sight;
    uint32_t count = sight->call_count, phase = TALON_PHASE_AUCTION;
    talon_move move = *first;
    int32_t seat;

    talon_game_copy(bidding->trial, mind->sample);
    while (phase == TALON_PHASE_AUCTION && sight->call_count + 1 < CALLS_MAX) {
        if (talon_game_apply(bidding->trial, &move, NULL, 0, NULL) < 0) {
            if (move.kind == TALON_KIND_PASS)
                break;
            move.kind = TALON_KIND_PASS;
            move.amount = 0;
            move.denomination = 0;
            continue;
        }
        note_call(sight, &move);
        talon_game_phase(bidding->trial, &phase);
        if (phase != TALON_PHASE_AUCTION)
            break;
        talon_game_to_act(bidding->trial, &seat);
        sight->call[sight->call_count].seat = (int8_t)seat;
        tln_pf_describe_call(sight, sight->call_count,
                             &sight->call[sight->call_count]);
        count_call(sight, &sight->call[sight->call_count],
                   bidding->strength[seat], &move);
    }
    sight->call_count = count;
}

/* The worth of a call in the world. */
static int64_t call_worth(struct pf_mind *mind, struct bidding *bidding,
                          const talon_move *move)
{
    talon_fh_state state;

    finish_auction(mind, bidding, move);
    if (talon_fh_state_of(bidding->trial, &state) < 0 || state.bidder < 0 ||
        state.bid_denomination == 0 || state.phase == TALON_PHASE_DEAL)
        return 0;
    return contract_worth(mind, bidding, (uint32_t)state.bidder,
                          state.bid_tricks, state.bid_denomination);
}

/* Adds to each candidate its worth in this world. The first candidate is a
 * pass. */
static void add_world(struct pf_mind *mind, struct bidding *bidding)
{
    const struct sight *sight = &mind->sight;
    int64_t pass = 0;
    uint32_t seat, i;

    memset(bidding->tricks, UNKNOWN, sizeof bidding->tricks);
    for (seat = 0; seat < sight->seats; seat++)
        tln_pf_strengths(bidding->world->hand[seat], bidding->strength[seat]);
    for (i = 0; i < bidding->count && !mind->decision->stopped; i++) {
        struct call_candidate *candidate = &bidding->candidate[i];
        int64_t worth = call_worth(mind, bidding, &candidate->move), more;

        pass = i == 0 ? worth : pass;
        more = (worth - pass) / POINT;
        tln_pl_estimate_add(&candidate->worth, worth, 1);
        candidate->squares += more * more;
        if (candidate->move.kind == TALON_KIND_BID)
            candidate->made += made_in(mind, bidding, &candidate->move);
    }
}

static void add_candidate(struct pf_mind *mind, struct bidding *bidding,
                          uint32_t tricks, uint32_t denomination, uint32_t room)
{
    struct call_candidate *candidate = &bidding->candidate[bidding->count];
    uint32_t i;

    for (i = 0; i < bidding->count; i++) {
        if (bidding->candidate[i].move.amount == (int32_t)tricks &&
            bidding->candidate[i].move.denomination == denomination)
            return;
    }
    if (bidding->count >= room)
        return;
    memset(candidate, 0, sizeof *candidate);
    candidate->move.kind =
        (uint16_t)(denomination != 0 ? TALON_KIND_BID : TALON_KIND_PASS);
    candidate->move.seat = (int8_t)mind->sight.me;
    candidate->move.amount = (int32_t)tricks;
    candidate->move.denomination = (uint8_t)denomination;
    if (talon_game_check(mind->decision->view, &candidate->move, NULL) ==
        TALON_OK)
        bidding->count++;
}

/* Whether a bid would only raise the seat's own bid in a denomination: since
 * that bid, its partners have bid only in the same denomination, and no
 * opponent has bid. */
static int is_own_raise(const struct sight *sight, uint32_t denomination)
{
    uint32_t side = sight->state.side[sight->me], i = sight->call_count;

    while (i-- > 0) {
        const struct pf_call *call = &sight->call[i];

        if (call->denomination == 0)
            continue;
        if ((side >> call->seat & 1) == 0 || call->denomination != denomination)
            return 0;
        if (call->seat == (int32_t)sight->me)
            return 1;
    }
    return 0;
}

/* Lists the calls worth considering: a pass; in each denomination, a few bids
 * that the hand may reach, but none above a bid that wins the game if it is
 * made; and misères that are not too dangerous. */
static void list_calls(struct pf_mind *mind, struct bidding *bidding)
{
    struct sight *sight = &mind->sight;
    struct pf_call *call = &sight->call[sight->call_count];
    int32_t strength[6];
    uint32_t d, n;

    count_own_call(mind, sight, strength, &bidding->counted);
    bidding->count = 0;
    add_candidate(mind, bidding, 0, 0, CANDIDATES);
    for (d = 1; d <= TALON_DENOMINATION_NO_TRUMP; d++) {
        int32_t reach = tln_pf_for_call(call, strength, d) + BID_REACH;

        uint32_t fewest = fewest_tricks(sight, call, d);

        for (n = fewest; n <= ALL_TRICKS && !is_own_raise(sight, d); n++) {
            if (n >= fewest + BID_LEVELS || TRICK * (int32_t)n > reach)
                break;
            add_candidate(mind, bidding, n, d, CANDIDATES);
            if (tln_pf_wins_game(sight, n, d))
                break;
        }
    }
    if (tln_pf_danger(sight->pack, sight->hand) <= BID_DANGER_MOST) {
        add_candidate(mind, bidding, 0, TALON_DENOMINATION_MISERE, CANDIDATES);
        add_candidate(mind, bidding, 0, TALON_DENOMINATION_OPEN_MISERE,
                      CANDIDATES);
    }
}

/* What a candidate is judged by: its mean worth, minus a part of the standard
 * error of its difference from passing. The call found by counting tricks gets
 * a bonus, which matters only if there are few worlds. */
static int64_t judged_worth(const struct pf_mind *mind,
                            const struct bidding *bidding, uint32_t index)
{
    uint32_t worlds = mind->worlds;
    const struct call_candidate *candidate = &bidding->candidate[index];
    int64_t sum = candidate->worth.sum, mean = sum / (int64_t)worlds;
    int64_t more = (sum - bidding->candidate[0].worth.sum) / POINT;
    int64_t variance = candidate->squares - more * more / (int64_t)worlds;

    if (memcmp(&candidate->move, &bidding->counted, sizeof candidate->move) ==
        0)
        mean += BID_COUNTED * POINT / (int64_t)worlds;
    if (index == 0 || variance <= 0)
        return mean;
    return mean - mind->skill->caution * POINT / 100 *
                      (int64_t)tln_fixed_root((uint64_t)variance) /
                      (int64_t)worlds;
}

/* Lists the call found by counting tricks alone; novice-1 and casual-1 call
 * this way. */
static void advise_count(struct pf_mind *mind)
{
    struct sight *sight = &mind->sight;
    int32_t strength[6];
    talon_move move;
    talon_advice *advice;

    count_own_call(mind, sight, strength, &move);
    if (talon_game_check(mind->decision->view, &move, NULL) < 0 ||
        is_own_raise(sight, move.denomination)) {
        memset(&move, 0, sizeof move);
        move.kind = TALON_KIND_PASS;
        move.seat = (int8_t)sight->me;
    }
    advice = tln_pl_add(mind->decision, &move);
    if (advice != NULL)
        tln_pf_explain_counted(mind, advice);
}

/* Judges all candidates, and returns the number of worlds used. A world that
 * was not finished when the call was stopped does not count. */
static uint32_t judge_calls(struct pf_mind *mind, struct bidding *bidding)
{
    uint32_t i;

    for (i = 0; i < mind->worlds && !tln_pl_stopped(mind->decision); i++) {
        if (i >= SEARCH_WORLDS_LEAST && mind->nodes > mind->nodes_most)
            break;
        memcpy(bidding->before, bidding->candidate, sizeof bidding->before);
        bidding->world = &mind->world[i];
        add_world(mind, bidding);
        if (tln_pl_stopped(mind->decision)) {
            memcpy(bidding->candidate, bidding->before, sizeof bidding->before);
            break;
        }
    }
    return i;
}

/* A call that was compared with no other has not been judged. */
static void claim_nothing(struct decision *decision)
{
    uint32_t i;

    for (i = 0; i < decision->count; i++) {
        decision->advice[i].is_estimate = 0;
        decision->advice[i].worlds = 0;
        decision->advice[i].chance = 0;
        decision->advice[i].chance_of = 0;
    }
}

/* States what was found out about a call. */
static void state_call(const struct pf_mind *mind,
                       const struct call_candidate *candidate,
                       talon_advice *advice)
{
    struct pf_found found;

    tln_pl_state(advice, &candidate->worth);
    if (candidate->move.kind != TALON_KIND_BID ||
        tln_pf_is_signal(&mind->sight, (uint32_t)candidate->move.amount))
        return;
    found = found_by(mind, mind->sight.hand, &candidate->move);
    advice->chance_of = TALON_CHANCE_CONTRACT;
    found.share =
        (uint32_t)(candidate->made * TALON_CERTAIN / 1024 / mind->worlds);
    advice->chance = tln_pf_told(mind, &found, tln_pf_drawn(mind, &found));
}

static const struct call_candidate *candidate_of(const struct bidding *bidding,
                                                 const talon_move *move)
{
    const struct call_candidate *candidate = bidding->candidate;

    while (memcmp(&candidate->move, move, sizeof *move) != 0)
        candidate++;
    return candidate;
}

/* Lists the calls in the order of what they are judged by, and states what they
 * are worth. */
static void tell_calls(struct pf_mind *mind, const struct bidding *bidding)
{
    struct decision *decision = mind->decision;
    uint32_t i;

    for (i = 0; i < bidding->count; i++) {
        talon_advice *advice =
            tln_pl_add(decision, &bidding->candidate[i].move);

        if (advice == NULL)
            continue;
        advice->worth = judged_worth(mind, bidding, i);
        advice->worlds = mind->worlds;
    }
    tln_pl_sort(decision);
    for (i = 0; i < decision->count; i++) {
        talon_advice *advice = &decision->advice[i];

        state_call(mind, candidate_of(bidding, &advice->next_move), advice);
    }
    tln_pf_explain_calls(mind);
    if (bidding->count == 1)
        claim_nothing(mind->decision);
}

talon_status tln_pf_advise_call(struct pf_mind *mind)
{
    struct bidding *bidding = (struct bidding *)mind->room;
    talon_status status;

    if (!mind->skill->rolls_out) {
        advise_count(mind);
        return TALON_OK;
    }
    memset(bidding, 0, sizeof *bidding);
    list_calls(mind, bidding);
    if (mind->decision->asked != NULL)
        add_candidate(mind, bidding, (uint32_t)mind->decision->asked->amount,
                      mind->decision->asked->denomination, CANDIDATES + 1);
    status = talon_game_clone(mind->trial, sizeof mind->trial, mind->sample,
                              &bidding->trial);
    if (status == TALON_OK)
        status = tln_pf_imagine(mind, mind->decision->budget.worlds);
    if (status == TALON_OK)
        status = tln_pf_begin_search(
            mind,
            least(BID_NODES, (uint32_t)mind->nodes_most / BID_NODES_PART + 1));
    if (status != TALON_OK)
        return status;
    mind->worlds = bidding->count > 1 ? judge_calls(mind, bidding) : 1;
    tln_pf_end_search(mind);
    if (mind->worlds > 0)
        tell_calls(mind, bidding);
    else
        advise_count(mind);
    return TALON_OK;
}
