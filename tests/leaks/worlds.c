/* SPDX-License-Identifier: MIT */
/* Two games that a seat cannot tell apart: see worlds.h. */
#include "worlds.h"

static uint32_t barred_in(const talon_game *game)
{
    talon_tr_state state;

    if (kind_of(game) != TR)
        return 0;
    must_ok(talon_tr_state_of(game, &state));
    return state.barred;
}

static int same_to_act(const talon_game *a, const talon_game *b)
{
    uint32_t owing[2];

    must_ok(talon_game_owing(a, &owing[0]));
    must_ok(talon_game_owing(b, &owing[1]));
    return seat_to_act(a) == seat_to_act(b) && owing[0] == owing[1] &&
           phase_of(a) == phase_of(b) && barred_in(a) == barred_in(b);
}

/* Makes a move and keeps its events; returns 0 if it is refused. */
static int apply(struct world *world, const talon_move *move)
{
    uint32_t count = 0;

    must(world->count + TALON_EVENTS_MAX <= WORLD_EVENTS);
    if (talon_game_apply(world->game, move, world->event + world->count,
                         TALON_EVENTS_MAX, &count) != TALON_OK)
        return 0;
    world->count += count;
    return 1;
}

static void deal(struct world *world, const talon_card *pack, uint32_t cards)
{
    world->count = 0;
    must_ok(talon_game_deal(world->game, pack, cards, world->event,
                            TALON_EVENTS_MAX, &world->count));
}

/* Plays at random until a pack is due, perhaps that of a later hand. */
static int come_to_a_deal(talon_game *game, talon_rng *rng)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t steps = talon_rng_below(rng, 3) == 0 ? 150 : 0, tries;

    for (tries = 0; tries < 400; tries++) {
        int32_t seat = seat_to_act(game);

        if (seat == TALON_NOBODY)
            return 0;
        if (seat == TALON_TABLE && tries >= steps &&
            phase_of(game) != TALON_PHASE_DRAW &&
            talon_game_shuffle(game, rng, NULL, 0, NULL) == TALON_OK)
            return 1;
        if (random_step(game, rng, event) == 0)
            return 0;
    }
    return 0;
}

int play_hand(struct hand *hand, uint32_t kind, talon_rng *rng)
{
    struct world *real = &hand->real;
    talon_rules rules;
    uint32_t moves = talon_rng_below(rng, 70);
    int32_t seat;

    random_rules(rng, kind, &rules);
    if (talon_rng_below(rng, 2) == 0)
        must_ok(talon_rules_init(
            &rules, kind, 1 + talon_rng_below(rng, talon_preset_count(kind))));
    must_ok(talon_game_init(real->handle.memory, sizeof real->handle.memory,
                            &rules, &real->game));
    if (!come_to_a_deal(real->game, rng))
        return 0;
    copy_to(&hand->before, real->game);
    must_ok(talon_game_shuffle(real->game, rng, hand->pack, TALON_PACK_MAX,
                               &hand->cards));
    deal(real, hand->pack, hand->cards);
    for (hand->moves = 0; hand->moves < moves; hand->moves++) {
        seat = seat_to_act(real->game);
        if (seat < 0)
            break;
        random_move(real->game, rng, seat, &hand->move[hand->moves]);
        hand->ended[hand->moves] = real->count;
        must(apply(real, &hand->move[hand->moves]));
    }
    return 1;
}

talon_cards unseen_by(const struct hand *hand, uint32_t seats)
{
    talon_cards seen = 0, pack;
    talon_rules rules;
    uint32_t i;

    must_ok(talon_game_rules(hand->real.game, &rules));
    must_ok(talon_rules_pack(&rules, &pack));
    for (i = 0; i < hand->real.count; i++) {
        talon_event event = hand->real.event[i];

        must_ok(talon_events_redact(&event, 1, seats));
        if (event.kind != TALON_KIND_BOARD && event.kind != TALON_KIND_DEAL)
            seen |= event.cards; /* the cards of a deal are the pack */
    }
    return pack & ~seen;
}

static talon_cards exchange(talon_cards set, talon_card one, talon_card other)
{
    talon_cards both = (talon_cards)1 << one | (talon_cards)1 << other;

    return (set & both) == 0 || (set & both) == both ? set : set ^ both;
}

/* Whether the last events are the same but for their cards. */
static int told_alike(const struct world *a, const struct world *b,
                      uint32_t from)
{
    uint32_t i;

    if (a->count < b->count)
        return 0;
    for (i = from; i < b->count; i++) {
        talon_event one = a->event[i], other = b->event[i];

        one.cards = other.cards = 0;
        if (memcmp(&one, &other, sizeof one) != 0)
            return 0;
    }
    return 1;
}

int play_swapped(const struct hand *hand, int32_t seat, talon_card one,
                 talon_card other, struct world *swapped)
{
    talon_card pack[TALON_PACK_MAX];
    uint32_t i;

    for (i = 0; i < hand->cards; i++)
        pack[i] = hand->pack[i] == one     ? other
                  : hand->pack[i] == other ? one
                                           : hand->pack[i];
    swapped->handle = hand->before;
    swapped->game = of(&swapped->handle);
    deal(swapped, pack, hand->cards);
    if (!told_alike(&hand->real, swapped, 0))
        return 0;
    for (i = 0; i < hand->moves; i++) {
        talon_move move = hand->move[i];
        uint32_t from = swapped->count;

        if (from != hand->ended[i])
            return 0;
        if (!(hand->real.event[from].viewers >> seat & 1))
            move.cards = exchange(move.cards, one, other);
        if (!apply(swapped, &move) || !told_alike(&hand->real, swapped, from))
            return 0;
    }
    return hand->real.count == swapped->count &&
           same_to_act(hand->real.game, swapped->game);
}
