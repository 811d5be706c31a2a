/* SPDX-License-Identifier: MIT */
#include "reasons.h"

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
};

#define R(name) TALON_ADVICE_##name
#define K(name) TALON_KIND_##name

static const struct fact facts[] = {
    {R(ONLY_MOVE), 0, 0, NO_SEAT, NO_CARD, BEST},
    {R(AVERAGE), 0, 0, NO_SEAT, NO_CARD, BEST},
    {R(EQUAL), 0, 0, NO_SEAT, NO_CARD, ANYWHERE},
    {R(LESS), 0, 0, NO_SEAT, NO_CARD, WORSE},

    {R(BID_STRONG), K(BID), 0, NO_SEAT, NO_CARD, BEST},
    {R(BID_BETTER), K(BID), 0, NO_SEAT, NO_CARD, BEST},
    {R(BID_WINS), K(BID), 0, NO_SEAT, NO_CARD, BEST},
    {R(BID_SAVES), K(BID), 0, NO_SEAT, NO_CARD, BEST},
    {R(BID_SIGNALS), K(BID), 0, PARTNER, NO_CARD, BEST},
    {R(BID_MISERE), K(BID), 0, NO_SEAT, NO_CARD, BEST},
    {R(BID_HIGH), K(BID), 0, NO_SEAT, NO_CARD, WORSE},
    {R(PASS_WEAK), K(PASS), 0, NO_SEAT, NO_CARD, BEST},
    {R(PASS_DEFEND), K(PASS), 0, NO_SEAT, NO_CARD, BEST},
    {R(PASS_PARTNER), K(PASS), 0, PARTNER, NO_CARD, BEST},

    {R(MAKES_VOID), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST},
    {R(KEEPS_TRICKS), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST},
    {R(SAFE_MISERE), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST},
    {R(THROWS_TRICKS), K(DISCARD), 0, NO_SEAT, ITS_CARD, WORSE},
    {R(NAMES_SUIT), K(DISCARD), 0, NO_SEAT, NO_CARD, BEST},
    {R(CALLS_TRICK), K(CALL_CARD), 0, NO_SEAT, ITS_CARD, BEST},
    {R(GOES_ALONE), K(ALONE), 0, NO_SEAT, NO_CARD, BEST},

    {R(CASHES), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD},
    {R(DRAWS_TRUMPS), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD},
    {R(PARTNER_WINS), K(PLAY), 0, PARTNER, ITS_CARD, FOLLOW},
    {R(WINS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(TRUMPS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(OVERTRUMPS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(FORCES), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(DUCKS), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(THROWS_LOSER), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(DOOMED_SUIT), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(LEADS_PARTNER), K(PLAY), 0, PARTNER, ITS_CARD, LEAD},
    {R(LEADS_RUFF), K(PLAY), 0, PARTNER, ITS_CARD, LEAD},
    {R(SETS_UP), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD},
    {R(EXITS), K(PLAY), 0, NO_SEAT, ITS_CARD, LEAD},
    {R(GETS_UNDER), K(PLAY), 0, NO_SEAT, ITS_CARD, OWN},
    {R(SHEDS_DANGER), K(PLAY), 0, NO_SEAT, ITS_CARD, FOLLOW},
    {R(LEADS_UNDER), K(PLAY), 0, CONTRACTOR, ITS_CARD, AGAINST},
    {R(KEEPS_LOW), K(PLAY), 0, NO_SEAT, ITS_CARD, OWN},

    {R(OVERTAKES), K(PLAY), 0, PARTNER, ITS_CARD, WORSE},
    {R(WASTES_HIGH), K(PLAY), 0, NO_SEAT, LOWER, WORSE},
    {R(WASTES_JOKER), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE},
    {R(GIVES_TRICK), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE},
    {R(TAKES_TRICK), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE},
    {R(LETS_OFF), K(PLAY), 0, NO_SEAT, ITS_CARD, WORSE},
    {R(SUIT_TRUMPED), K(PLAY), 0, OPPONENT, ITS_CARD, WORSE},

    {R(BEST_HAND), K(BET), K(RAISE_BY), NO_SEAT, NO_CARD, BEST},
    {R(GOOD_PRICE), K(CALL_BET), 0, NO_SEAT, NO_CARD, BEST},
    {R(BAD_PRICE), K(FOLD), K(CALL_BET), NO_SEAT, NO_CARD, ANYWHERE},
    {R(FREE), K(CHECK), 0, NO_SEAT, NO_CARD, BEST},
    {R(NOT_BEST), K(BET), K(RAISE_BY), NO_SEAT, NO_CARD, WORSE},

    {R(SPARE_BETTER), K(SWAP), 0, NO_SEAT, NO_CARD, BEST},
    {R(SPARE_WORSE), K(KEEP), K(SWAP), NO_SEAT, NO_CARD, ANYWHERE},
    {R(SELLS), K(AUCTION), 0, NO_SEAT, NO_CARD, BEST},
    {R(WORTH_OFFER), K(OFFER), 0, NO_SEAT, NO_CARD, BEST},
    {R(TOO_DEAR), K(PASS), K(OFFER), NO_SEAT, NO_CARD, ANYWHERE},
    {R(PAYS_MOST), K(NAME), 0, NO_SEAT, NO_CARD, BEST},
    {R(BEST_FIVE), K(SELECT_HAND), 0, NO_SEAT, NO_CARD, BEST},
    {R(SHOWS_LEAST), K(SELECT_HAND), 0, NO_SEAT, NO_CARD, BEST},

    {R(GOES_OUT), K(PLAY), 0, NO_SEAT, NO_CARD, BEST},
    {R(KEEPS_LEAD), K(PLAY), 0, NO_SEAT, NO_CARD, BEST},
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

int reason_fits(const talon_game *game, const talon_advice *advice,
                uint32_t index)
{
    const struct fact *fact = fact_of(advice->reason);
    uint32_t kind = advice->next_move.kind;
    talon_fh_state state = {0};

    if (kind_of(game) == FH)
        ck_ok(talon_fh_state_of(game, &state));
    return (fact->kind == 0 || kind == fact->kind || kind == fact->other) &&
           fits_seat(fact, &state, advice) && fits_card(fact, game, advice) &&
           fits_where(fact, game, &state, advice, index);
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
