/* SPDX-License-Identifier: MIT */
#include "reasons.h"
#include "truths.h"

/* What must be so where a reason is given. */
struct fact {
    uint32_t reason;
    uint32_t kind;  /* of the move; 0: of any */
    uint32_t other; /* or of this kind */
    enum {
        NO_SEAT, /* it is about no seat, or any */
        PARTNER,
        OPPONENT,
        CONTRACTOR
    } seat;
    enum {
        NO_CARD,  /* it is about no card, or any */
        ITS_CARD, /* about a card of the move */
        LOWER     /* about a lower legal card of the same suit */
    } card;
    enum {
        ANYWHERE,
        BEST,   /* it is the best move */
        WORSE,  /* it is not */
        LEAD,   /* the best move, a lead */
        FOLLOW, /* the best move, not a lead */
        OWN,    /* the best move, by the contractor of a misère */
        AGAINST /* the best move, against a misère */
    } where;
    int (*is_so)(const struct scene *); /* what else the header says */
};

#define R(name) TALON_ADVICE_##name
#define K(name) TALON_KIND_##name

static const struct fact facts[] = {
    {R(ONLY_MOVE), 0, 0, NO_SEAT, NO_CARD, BEST, is_only_move},
    {R(AVERAGE), 0, 0, NO_SEAT, NO_CARD, BEST, is_best_worth},
    {R(EQUAL), 0, 0, NO_SEAT, NO_CARD, ANYWHERE, is_equal},
    {R(LESS), 0, 0, NO_SEAT, NO_CARD, WORSE, is_less},
    {R(NOT_COMPARED), 0, 0, NO_SEAT, NO_CARD, ANYWHERE, is_unstated},
    {R(RULE), 0, 0, NO_SEAT, NO_CARD, BEST, follows_rule},
    {R(SAFER), 0, 0, NO_SEAT, NO_CARD, BEST, is_safer},
    {R(LESS_SAFE), 0, 0, NO_SEAT, NO_CARD, WORSE, is_less_safe},

    {R(BID_STRONG), K(BID), 0, NO_SEAT, NO_CARD, BEST, is_likely_stated},
    {R(BID_BETTER), K(BID), 0, NO_SEAT, NO_CARD, BEST, bid_better},
    {R(BID_WINS), K(BID), 0, NO_SEAT, NO_CARD, BEST, bid_wins},
    {R(BID_SAVES), K(BID), 0, NO_SEAT, NO_CARD, BEST, bid_saves},
    {R(BID_SIGNALS), K(BID), 0, PARTNER, NO_CARD, BEST, bid_signals},
    {R(BID_MISERE), K(BID), 0, NO_SEAT, NO_CARD, BEST, bid_misere},
    {R(BID_HIGH), K(BID), 0, NO_SEAT, NO_CARD, WORSE, is_unlikely_stated},
    {R(PASS_WEAK), K(PASS), 0, NO_SEAT, NO_CARD, BEST, pass_weak},
    {R(PASS_DEFEND), K(PASS), 0, NO_SEAT, NO_CARD, BEST, pass_defends},
    {R(PASS_PARTNER), K(PASS), 0, PARTNER, NO_CARD, BEST, partner_stands},
    {R(BID_COUNTS), K(BID), 0, NO_SEAT, NO_CARD, BEST, bid_counts},
    {R(PASS_HIGH), K(PASS), 0, NO_SEAT, NO_CARD, BEST, pass_high},
    {R(PASS_LOSES), K(PASS), 0, NO_SEAT, NO_CARD, WORSE, pass_loses},

    {R(MAKES_VOID), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST, makes_void},
    {R(KEEPS_TRICKS), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST, keeps_tricks},
    {R(SAFE_MISERE), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST, safe_misere},
    {R(THROWS_TRICKS), K(DISCARD), 0, NO_SEAT, ITS_CARD, WORSE, throws_kept},
    {R(NAMES_SUIT), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST, names_suit},
    {R(CALLS_TRICK), K(CALL_CARD), 0, NO_SEAT, ITS_CARD, BEST, is_best_worth},
    {R(GOES_ALONE), K(ALONE), 0, NO_SEAT, NO_CARD, BEST, is_best_worth},

    {R(CASHES), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD, cashes},
    {R(DRAWS_TRUMPS), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD, draws_trumps},
    {R(PARTNER_WINS), K(PLAY), 0, PARTNER, ITS_CARD, FOLLOW, partner_wins},
    {R(WINS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, wins_trick},
    {R(TRUMPS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, trumps},
    {R(OVERTRUMPS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, overtrumps},
    {R(FORCES), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, goes_highest},
    {R(DUCKS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, ducks},
    {R(THROWS_LOSER), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, cannot_win},
    {R(DOOMED_SUIT), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, is_weak_suit},
    {R(LEADS_PARTNER), K(PLAY), 0, PARTNER, ITS_CARD, LEAD, may_be_beaten},
    {R(LEADS_RUFF), K(PLAY), 0, PARTNER, ITS_CARD, LEAD, seat_may_ruff},
    {R(SETS_UP), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD, sets_up},
    {R(EXITS), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD, exits},
    {R(GETS_UNDER), K(PLAY), 0, NO_SEAT, ITS_CARD, OWN, gets_under},
    {R(SHEDS_DANGER), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW, sheds_danger},
    {R(LEADS_UNDER), K(PLAY), 0, CONTRACTOR, ITS_CARD, AGAINST, may_catch},

    {R(OVERTAKES), K(PLAY), 0, PARTNER, ITS_CARD, WORSE, overtakes},
    {R(WASTES_HIGH), K(PLAY), 0, NO_SEAT, LOWER, WORSE, wastes_high},
    {R(WASTES_JOKER), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE, wastes_joker},
    {R(GIVES_TRICK), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE, is_worse},
    {R(TAKES_TRICK), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE, takes_trick},
    {R(LETS_OFF), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE, changes_contract},
    {R(SUIT_TRUMPED), K(PLAY), 0, OPPONENT, ITS_CARD, WORSE, seat_may_ruff},
    {R(LOSES_CONTRACT), K(PLAY), K(DISCARD), NO_SEAT, NO_CARD, WORSE,
     changes_contract},
    {R(LETS_MAKE), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE, changes_contract},

    {R(BEST_HAND), K(BET), K(RAISE_BY), NO_SEAT, NO_CARD, BEST, is_likely_best},
    {R(GOOD_PRICE), K(CALL_BET), 0, NO_SEAT, NO_CARD, BEST, good_price},
    {R(BAD_PRICE), K(FOLD), K(CALL_BET), NO_SEAT, NO_CARD, ANYWHERE, bad_price},
    {R(FREE), K(CHECK), 0, NO_SEAT, NO_CARD, BEST, is_free},
    {R(NOT_BEST), K(BET), K(RAISE_BY), NO_SEAT, NO_CARD, WORSE, is_seldom_best},

    {R(SPARE_BETTER), K(SWAP), 0, NO_SEAT, NO_CARD, BEST, spare_better},
    {R(SPARE_WORSE), K(KEEP), K(SWAP), NO_SEAT, NO_CARD, ANYWHERE, spare_worse},
    {R(SELLS), K(AUCTION), 0, NO_SEAT, NO_CARD, BEST, may_sell},
    {R(WORTH_OFFER), K(OFFER), 0, NO_SEAT, NO_CARD, BEST, worth_offer},
    {R(TOO_DEAR), K(PASS), K(OFFER), NO_SEAT, NO_CARD, ANYWHERE, too_dear},
    {R(PAYS_MOST), K(NAME), 0, NO_SEAT, NO_CARD, BEST, is_best_worth},
    {R(BEST_FIVE), K(SELECT_HAND), 0, NO_SEAT, NO_CARD, BEST, is_best_five},
    {R(SHOWS_LEAST), K(SELECT_HAND), 0, NO_SEAT, NO_CARD, BEST, shows_least},

    {R(GOES_OUT), K(PLAY), 0, NO_SEAT, NO_CARD, BEST, is_likely_out},
    {R(KEEPS_LEAD), K(PLAY), 0, NO_SEAT, NO_CARD, BEST, is_best_worth},
    {R(LOSES_LEAD), K(PLAY), 0, NO_SEAT, NO_CARD, WORSE, is_worse},
    {R(OUT_LESS), K(PLAY), 0, NO_SEAT, NO_CARD, WORSE, is_out_less},
};

uint32_t reasons_known(void)
{
    return COUNT(facts);
}

uint32_t reason_known(uint32_t n)
{
    return facts[n].reason;
}

static const struct fact *fact_of(uint32_t reason)
{
    uint32_t i;

    for (i = 0; i < COUNT(facts); i++)
        if (facts[i].reason == reason)
            return &facts[i];
    ck_abort_msg("nothing is known of reason %" PRIu32, reason);
    return NULL;
}

static int is_misere(const talon_game *game, const talon_fh_state *state)
{
    return kind_of(game) == FH &&
           state->bid_denomination >= TALON_DENOMINATION_MISERE;
}

/* During the tricks, the contractor's side; all others defend together. */
static uint32_t side_of(const talon_fh_state *state)
{
    if (state->phase != TALON_PHASE_TRICKS || state->bidder < 0)
        return 0;
    return state->side[state->bidder] |
           (state->partner >= 0 ? 1u << state->partner : 0);
}

/* Whether the advice is about the seat that its reason says it is about. */
static int fits_seat(const struct fact *fact, const talon_fh_state *state,
                     const talon_advice *advice)
{
    int32_t me = advice->next_move.seat, seat = advice->seat;
    uint32_t side = side_of(state);
    int are_partners;

    if (fact->seat == NO_SEAT)
        return 1;
    if (seat < 0 || seat == me)
        return 0;
    are_partners = side != 0 ? ((side >> me ^ side >> seat) & 1) == 0
                             : (state->side[me] >> seat & 1) != 0;
    if (fact->seat == CONTRACTOR)
        return seat == state->bidder;
    return are_partners == (fact->seat == PARTNER);
}

static int fits_card(const struct fact *fact, const talon_game *game,
                     const talon_advice *advice)
{
    talon_move other = advice->next_move;
    talon_card own = talon_cards_nth(&advice->next_move.cards, 0);

    if (fact->card == NO_CARD)
        return 1;
    if (advice->card == TALON_CARD_NONE)
        return 0;
    if (fact->card == ITS_CARD)
        return (advice->next_move.cards >> advice->card & 1) != 0;
    other.cards = (talon_cards)1 << advice->card;
    other.denomination = 0;
    return advice->card != own && talon_game_check(game, &other, NULL) == 0;
}

static int fits_where(const struct fact *fact, const talon_game *game,
                      const talon_fh_state *state, const talon_advice *advice,
                      uint32_t index)
{
    int is_own = state->bidder == advice->next_move.seat;

    if (fact->where == ANYWHERE)
        return 1;
    if (fact->where == WORSE)
        return index > 0;
    if (index > 0)
        return 0;
    if (fact->where == OWN || fact->where == AGAINST)
        return is_misere(game, state) && is_own == (fact->where == OWN);
    if (fact->where == BEST)
        return 1;
    return (state->on_table == 0) == (fact->where == LEAD);
}

int reason_fits(const talon_game *game, const struct said *said, uint32_t index)
{
    const talon_advice *advice = &said->advice[index];
    const struct fact *fact = fact_of(advice->reason);
    uint32_t kind = advice->next_move.kind;
    struct scene scene;

    see(game, said, index, &scene);
    return (fact->kind == 0 || kind == fact->kind || kind == fact->other) &&
           fits_seat(fact, &scene.state, advice) &&
           fits_card(fact, game, advice) &&
           fits_where(fact, game, &scene.state, advice, index) &&
           (fact->is_so == NULL || fact->is_so(&scene));
}

talon_game *begin_game(struct handle *handle, const char *rules,
                       uint32_t number, talon_rng *rng)
{
    seed_for(rng, 120, number);
    return sit_in(handle, "%s", rules);
}

void ask_level(const talon_game *game, uint32_t level, struct said *said)
{
    talon_player_budget budget = {level, 4, 4000, 0, {0}};

    ask_player(game, seat_to_act(game), &budget, 0, said);
    ck_ok(said->status);
}
