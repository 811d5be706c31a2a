/* SPDX-License-Identifier: MIT */
/* Reading a view: who holds which cards, as far as that is known; where cards
 * cannot be (FH-22, FH-25, FH-30); and the calls and plays in order. */
#include "advisor/five_hundred/pf_sight.h"
#include "advisor/base/freestanding.h"
#include "advisor/five_hundred/pf_calls.h"
#include "advisor/solver/playing.h"
#include "advisor/solver/position.h"

void tln_pf_take_world(const talon_game *game, struct pf_world *world)
{
    talon_cards cards;
    uint32_t i;

    memset(world, 0, sizeof *world);
    for (i = 0; i < SEATS; i++) {
        if (talon_game_cards(game, i, &cards, NULL) >= 0)
            world->hand[i] = cards;
    }
    if (talon_game_cards(game, TALON_PLACE_TALON, &cards, NULL) >= 0)
        world->hand[KITTY] |= cards;
    if (talon_game_cards(game, TALON_PLACE_DISCARD, &cards, NULL) >= 0)
        world->hand[KITTY] |= cards;
}

/* Lists the calls: a seat that did not bid in its turn has passed (FH-11). */
static void list_calls(const talon_game *view, struct sight *sight)
{
    talon_move bids[TALON_FH_BIDS_MAX];
    const talon_fh_state *state = &sight->state;
    uint32_t seat = (uint32_t)state->dealer, bid_count = 0, next = 0, out = 0;
    uint32_t kind = (uint32_t)sight->rules.value[TALON_FH_OPTION_AUCTION];
    int32_t bidder = TALON_NOBODY;

    if (state->dealer < 0 ||
        talon_fh_bids(view, bids, TALON_FH_BIDS_MAX, &bid_count) < 0)
        return;
    while (sight->call_count < CALLS_MAX) {
        struct pf_call *call = &sight->call[sight->call_count];

        seat = seat + 1 == sight->seats ? 0 : seat + 1;
        if (next == bid_count &&
            (state->phase == TALON_PHASE_AUCTION
                 ? (int32_t)seat == state->to_act
                 : (int32_t)seat == bidder || out == (1u << sight->seats) - 1))
            return;
        if (kind != TALON_FH_AUCTION_RE_ENTRY && (out >> seat & 1) != 0) {
            if (kind == TALON_FH_AUCTION_ONE_ROUND)
                return;
            continue;
        }
        memset(call, 0, sizeof *call);
        call->seat = (int8_t)seat;
        sight->call_count++;
        out |= 1u << seat;
        if (next == bid_count || bids[next].seat != (int32_t)seat)
            continue;
        bidder = (int32_t)seat;
        if (kind != TALON_FH_AUCTION_ONE_ROUND)
            out &= ~(1u << seat);
        call->tricks = (uint8_t)bids[next].amount;
        call->denomination = bids[next++].denomination;
    }
}

/* Adds the cards of a trick to the list of plays. */
static void add_trick(struct sight *sight, uint32_t trick, uint32_t leader,
                      const talon_card *cards, uint32_t count, uint32_t suit)
{
    const talon_fh_position *base = &sight->base;
    uint32_t seat = leader, playing = count_bits(base->playing), best = 0, i;
    int32_t winning = TALON_NOBODY;

    for (i = 0; i < count && sight->play_count < PLAYS_MAX; i++) {
        struct pf_play *play = &sight->play[sight->play_count++];
        uint32_t power = tln_sv_power(base, suit, seat, cards[i]);

        play->seat = (int8_t)seat;
        play->card = cards[i];
        play->suit_led = (uint8_t)suit;
        play->is_lead = i == 0;
        play->winning = (int8_t)winning;
        play->power = (uint8_t)best;
        play->to_follow = (uint8_t)(playing - 1 - i);
        play->trick = (uint8_t)trick;
        sight->played[seat] |= ONE << cards[i];
        if (power > best) {
            best = power;
            winning = (int32_t)seat;
        }
        seat = next_seat(base->playing, seat);
    }
}

static void list_plays(const talon_game *view, struct sight *sight)
{
    talon_card cards[SEATS];
    uint32_t trick, count, suit;
    int32_t leader;

    for (trick = 1; trick <= ALL_TRICKS; trick++) {
        if (talon_fh_trick(view, trick, &leader, cards, SEATS, &count, &suit,
                           NULL) < 0 ||
            count == 0)
            return;
        add_trick(sight, trick, (uint32_t)leader, cards, count, suit);
    }
}

/* The cards of the pack that belong to a suit if the seat holds them. */
static talon_cards cards_of_suit(const struct sight *sight, uint32_t seat,
                                 uint32_t suit)
{
    return tln_sv_of_suit(&sight->base, seat, sight->pack, suit);
}

/* Finds cards that, as the play proves, a seat cannot hold. */
static void find_bans(struct sight *sight)
{
    const talon_fh_state *state = &sight->state;
    uint32_t seat, suit, i;
    int32_t contractor = sight->base.contractor;

    for (seat = 0; seat < sight->seats; seat++) {
        for (suit = 1; suit <= TALON_SUIT_HEARTS; suit++) {
            if ((state->voids[seat] >> suit & 1) != 0)
                sight->banned[seat] |= cards_of_suit(sight, seat, suit);
        }
    }
    if (contractor >= 0 && state->called != TALON_CARD_NONE)
        sight->banned[contractor] |= ONE << state->called;
    if (contractor >= 0 && is_misere(&sight->base) && state->nominated == 0 &&
        sight->base.joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT &&
        state->voids[contractor] != 0) {
        for (i = 0; i < sight->play_count; i++) {
            if (sight->play[i].seat == contractor && !sight->play[i].is_lead &&
                (JOKERS >> sight->play[i].card & 1) == 0 &&
                tln_sv_suit_of(&sight->base, (uint32_t)contractor,
                               sight->play[i].card) != sight->play[i].suit_led)
                sight->banned[contractor] |= JOKERS;
        }
    }
    /* Rarer proofs about jokers are not worked out here. Where one may
     * apply, the jokers stay where the sample has them. */
    if (state->nominated != 0)
        sight->fixed |= JOKERS;
    for (i = 0; i < sight->play_count; i++) {
        if (sight->play[i].is_lead && (JOKERS >> sight->play[i].card & 1) != 0)
            sight->fixed |= JOKERS;
    }
}

/* Finds the cards that are known to be in each place. */
static void find_known(const talon_game *view, struct sight *sight)
{
    talon_cards cards;
    uint32_t i;

    for (i = 0; i < SEATS; i++) {
        if (talon_game_cards(view, i, &cards, NULL) >= 0)
            sight->known[i] = cards;
    }
    if (talon_game_cards(view, TALON_PLACE_TALON, &cards, NULL) >= 0)
        sight->known[KITTY] |= cards;
    if (talon_game_cards(view, TALON_PLACE_DISCARD, &cards, NULL) >= 0)
        sight->known[KITTY] |= cards;
}

/* Fills in the position in the tricks, with only the cards that are known; that
 * of a sample if there is one, which also has a called partner. Without a
 * contractor, the tricks of the seat's own side count. */
static talon_status see_tricks(const struct decision *decision,
                               const talon_game *sample, struct sight *sight)
{
    talon_fh_position *base = &sight->base;
    uint32_t seat;
    talon_status status = sample != NULL
                              ? talon_fh_position_of(sample, base)
                              : tln_sv_position_seen(decision->view, base);

    if (status < 0)
        return status;
    for (seat = 0; seat < SEATS; seat++)
        base->hand[seat] &= sight->known[seat];
    if (sight->state.bid_denomination == 0) {
        base->side = sight->state.side[sight->me];
        base->taken = 0;
        for (seat = 0; seat < sight->seats; seat++) {
            if ((base->side >> seat & 1) != 0)
                base->taken += sight->state.tricks[seat];
        }
    }
    sight->is_called_hidden = sight->state.partner == TALON_SECRET;
    list_plays(decision->view, sight);
    return TALON_OK;
}

/* Draws a first world, which also tells the cards of the pack that are still
 * hidden or in hand. */
static talon_status draw_sample(struct pf_mind *mind)
{
    const struct decision *decision = mind->decision;
    struct pf_world world;
    uint32_t i;
    talon_status status = talon_game_clone(mind->sampled, sizeof mind->sampled,
                                           decision->view, &mind->sample);

    if (status >= 0)
        status =
            talon_game_sample(mind->sample, decision->view, decision->rng,
                              mind->sample_memory, sizeof mind->sample_memory);
    if (status < 0)
        return status;
    tln_pf_take_world(mind->sample, &world);
    for (i = 0; i < PLACES; i++)
        mind->sight.pack |= world.hand[i];
    return TALON_OK;
}

/* What can be read before the tricks. */
static void see_calls(const struct decision *decision, struct sight *sight)
{
    uint32_t seat, i;

    sight->me = (uint32_t)decision->seat;
    sight->seats = (uint32_t)sight->rules.value[TALON_FH_OPTION_PLAYERS];
    for (seat = 0; seat < sight->seats; seat++)
        sight->sides += low_index(sight->state.side[seat]) == seat;
    find_known(decision->view, sight);
    sight->hand = sight->known[sight->me];
    list_calls(decision->view, sight);
    for (i = 0; i < sight->call_count; i++)
        tln_pf_describe_call(sight, i, &sight->call[i]);
}

talon_status tln_pf_see(struct pf_mind *mind, int imagines)
{
    struct decision *decision = mind->decision;
    struct sight *sight = &mind->sight;
    uint32_t seat;
    talon_status status;

    memset(sight, 0, sizeof *sight);
    mind->sample = NULL;
    status = talon_fh_state_of(decision->view, &sight->state);
    if (status >= 0)
        status = talon_game_rules(decision->view, &sight->rules);
    if (status >= 0)
        status = imagines ? draw_sample(mind)
                          : talon_rules_pack(&sight->rules, &sight->pack);
    if (status < 0)
        return status;
    see_calls(decision, sight);
    if (decision->phase == TALON_PHASE_TRICKS) {
        status = see_tricks(decision, mind->sample, sight);
        for (seat = 0; seat < sight->seats; seat++)
            sight->pack |= sight->played[seat];
        find_bans(sight);
    }
    return status < 0 ? status : TALON_OK;
}
