/* SPDX-License-Identifier: MIT */
/* What a single call costs: every call that takes a game, at positions of
 * random play in all phases and presets. Functions that only read rules or
 * write texts are left out, because no game waits for them. */
#include <string.h>

#include "bench.h"

/* How many positions are kept for each phase and preset, and how many steps are
 * played to find them. */
#define OF_A_PHASE 12
#define STEPS_MAX  4000
#define PHASES     (TALON_PHASE_OVER + 1)

/* The calls write their results here. */
static struct {
    talon_rules rules;
    talon_choice choice[TALON_CHOICES_MAX];
    talon_move move, moves[64];
    talon_event event[TALON_EVENTS_MAX];
    talon_card card[TALON_PACK_MAX];
    talon_cards cards;
    uint8_t place[TALON_PACK_MAX];
    uint8_t bytes[TALON_EVENTS_MAX * TALON_SAVED_EVENT_BYTES];
    size_t length;
    int64_t total[TALON_SEATS_MAX];
    int32_t seat, winner;
    uint32_t count, suits, code[TALON_RULES_CODES_MAX];
    int32_t number[TALON_OBSERVATION_MAX];
    uint8_t mask[TALON_RULES_CODES_MAX];
    talon_fh_state fh_state;
    talon_fh_score fh_score;
    talon_tr_state tr_state;
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    uint64_t hash, memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
} out;

/* Arguments of some calls, the same at every position. */
static const talon_cards wanted[TALON_DEAL_PLACES];
static const talon_fh_hand hand = {
    .partner = TALON_NOBODY,
    .bid_tricks = 7,
    .bid_denomination = TALON_SUIT_HEARTS,
    .played = TALON_FH_TRICKS,
    .winner = {0, 1, 0, 0, 1, 0, 0, 0, 1, 0},
};
static const int64_t staked[TALON_TR_SEATS_MAX] = {10, 20, 30, 30, 25, 5};
static const int64_t before = 40;
static const talon_cards poker[TALON_TR_SEATS_MAX] = {
    0x1F, 0x1F0000, 0x1F00000000, 0x1F000000000000, 0x1000F000};

/* The calls that apply to a game of any kind. */
CALL(rules, talon_game_rules(spot->game, &out.rules))
CALL(to_act, talon_game_to_act(spot->game, &out.seat))
CALL(turn, talon_game_turn(spot->game, &out.count))
CALL(phase, talon_game_phase(spot->game, &out.count))
CALL(seats, talon_game_seat_count(spot->game, &out.count))
CALL(choices,
     talon_game_choices(spot->game, out.choice, TALON_CHOICES_MAX, &out.count))
CALL(choices_of, talon_game_choices_of(spot->game, 0, out.choice,
                                       TALON_CHOICES_MAX, &out.count))
CALL(move_count, talon_game_move_count(spot->game, &out.count))
CALL(first_move, talon_game_move_at(spot->game, 0, &out.move))
CALL(last_move, talon_game_move_at(spot->game, spot->moves - 1, &out.move))
CALL(move_index, talon_game_move_index(spot->game, &spot->move, &out.count))
CALL(check, talon_game_check(spot->game, &spot->move, &out.cards))
CALL(apply, (talon_game_copy(spot->other, spot->game),
             talon_game_apply(spot->other, &spot->move, NULL, 0, NULL)))
CALL(apply_events, (talon_game_copy(spot->other, spot->game),
                    talon_game_apply(spot->other, &spot->move, out.event,
                                     TALON_EVENTS_MAX, &out.count)))
CALL(shuffle, talon_game_shuffle(spot->game, &spot->rng, out.card,
                                 TALON_PACK_MAX, &out.count))
CALL(deal,
     (talon_game_copy(spot->other, spot->game),
      talon_game_deal(spot->other, spot->pack, spot->cards, NULL, 0, NULL)))
CALL(pack_for, talon_game_pack_for(spot->game, wanted, TALON_DEAL_PLACES,
                                   out.card, TALON_PACK_MAX, &out.count))
CALL(deal_places,
     talon_game_deal_places(spot->game, out.place, TALON_PACK_MAX, &out.count))
CALL(cards_held, talon_game_cards(spot->game, 0, &out.cards, &out.count))
CALL(cards_aside,
     talon_game_cards(spot->game, TALON_PLACE_TALON, &out.cards, &out.count))
CALL(cards_on_table,
     talon_game_cards(spot->game, TALON_PLACE_TABLE, &out.cards, &out.count))
CALL(totals,
     talon_game_totals(spot->game, out.total, TALON_SEATS_MAX, &out.count))
CALL(winners, talon_game_winners(spot->game, &out.count))
CALL(side, talon_game_side(spot->game, 0, &out.count))
CALL(viewers, talon_game_viewers(spot->game, &out.count, NULL))
CALL(redact_seat, talon_game_redact(spot->other, spot->game, 1))
CALL(redact_spectator, talon_game_redact(spot->other, spot->game, 0))
CALL(save,
     talon_game_save(spot->game, out.bytes, sizeof out.bytes, &out.length))
CALL(load, talon_game_load(spot->other, spot->saved, spot->length, NULL))
CALL(save_rules,
     talon_saved_rules(spot->saved, spot->length, &out.rules, NULL, NULL))
CALL(load_view,
     talon_game_load(spot->other, spot->saved_view, spot->length, NULL))
CALL(events_redact, talon_events_redact(spot->event, spot->events, 0))
CALL(events_save, talon_events_save(spot->event, spot->events, out.bytes,
                                    sizeof out.bytes, &out.length))
CALL(events_load, talon_events_load(spot->saved_event, spot->event_length,
                                    out.event, TALON_EVENTS_MAX, &out.count))

CALL(clone,
     talon_game_clone(out.memory, sizeof out.memory, spot->game, &out.game))
CALL(equal, (talon_game_copy(spot->other, spot->game),
             talon_game_equal(spot->game, spot->other, &out.seat)))
CALL(hash, talon_game_hash(spot->game, &out.hash))
CALL(owing, talon_game_owing(spot->game, &out.count))
CALL(deal_count, talon_game_deal_count(spot->game, &out.count))
CALL(deal_over, talon_game_deal_over(spot->game, &out.seat))
CALL(returns,
     talon_game_returns(spot->game, out.total, TALON_SEATS_MAX, &out.count))
CALL(card_suit, talon_game_card_suit(spot->game, spot->card, &out.suits))
CALL(sort_hand, talon_game_sort_hand(spot->game, &spot->hand, out.card,
                                     TALON_PACK_MAX, &out.count))
CALL(seat_move_count, talon_game_seat_move_count(spot->game, 0, &out.count))
CALL(seat_move_at, talon_game_seat_move_at(spot->game, 0, 0, &out.move))
CALL(codes_after, talon_game_codes_after(spot->game, spot->move.seat,
                                         TALON_CODES_LADDER, NULL, 0, out.code,
                                         TALON_RULES_CODES_MAX, &out.count))
CALL(code_mask,
     talon_game_code_mask(spot->game, spot->move.seat, TALON_CODES_LADDER, NULL,
                          0, out.mask, TALON_RULES_CODES_MAX, &out.count))
CALL(observe, talon_game_observe(spot->game, 0, out.number,
                                 TALON_OBSERVATION_MAX, &out.count))
CALL(move_codes,
     talon_game_move_codes(spot->game, TALON_CODES_LADDER, &spot->move,
                           out.code, TALON_MOVE_CODES_MAX, &out.count))
CALL(move_of_codes,
     talon_game_move_codes(spot->game, TALON_CODES_LADDER, &spot->move,
                           out.code, TALON_MOVE_CODES_MAX, &out.count) |
         talon_game_move_of_codes(spot->game, spot->move.seat,
                                  TALON_CODES_LADDER, out.code, out.count,
                                  &out.move))
CALL(move_random, talon_game_move_random(spot->game, &spot->rng, &out.move))
CALL(chance, (talon_game_copy(spot->other, spot->game),
              talon_game_chance(spot->other, &spot->rng, NULL, 0, NULL)))
CALL(information_key, talon_game_information_key(spot->game, 0, out.bytes,
                                                 sizeof out.bytes, &out.length))
CALL(init_saved,
     talon_game_init_saved(out.memory, sizeof out.memory, spot->saved,
                           spot->length, &out.game, &out.length))

/* The calls that apply to one game, and those that take only rules. */
CALL(fh_state, talon_fh_state_of(spot->game, &out.fh_state))
CALL(fh_bids, talon_fh_bids(spot->game, out.moves, 64, &out.count))
CALL(fh_trick,
     talon_fh_trick(spot->game, 1, &out.seat, out.card, TALON_FH_SEATS_MAX,
                    &out.count, &out.suits, &out.winner))
CALL(fh_drawn, talon_fh_drawn(spot->game, out.card, TALON_FH_SEATS_MAX, NULL))
CALL(fh_last_score, talon_fh_last_score(spot->game, &out.fh_score))
CALL(fh_playable,
     talon_fh_playable(spot->game, &out.seat, &out.cards, &out.suits))
CALL(fh_play, (talon_game_copy(spot->other, spot->game),
               talon_fh_play(spot->other, spot->move.seat, spot->card,
                             spot->move.denomination)))
CALL(tr_state, talon_tr_state_of(spot->game, &out.tr_state))
CALL(tr_plays, talon_tr_plays(spot->game, out.moves, 64, &out.count))
CALL(fh_bid_value,
     talon_fh_bid_value(&spot->rules, 8, TALON_SUIT_HEARTS, &out.seat))
CALL(fh_bid_rank,
     talon_fh_bid_rank(&spot->rules, 8, TALON_SUIT_HEARTS, &out.seat))
CALL(fh_score_hand, talon_fh_score_hand(&spot->rules, &hand, &out.fh_score))
CALL(tr_collects,
     talon_tr_collects(&spot->rules, &spot->hand, &out.count, &out.cards))
CALL(tr_pots, talon_tr_pots(staked, &before, 0x1F, poker, out.pot,
                            TALON_TR_SEATS_MAX, &out.count, out.total))
CALL(tr_call_cost, talon_tr_call_cost(spot->game, spot->move.seat, out.total))
CALL(tr_pots_now,
     talon_tr_pots_now(spot->game, out.pot, TALON_TR_SEATS_MAX, &out.count))
CALL(fh_winning, talon_fh_winning(spot->game, &out.seat, out.card))

#define QUERY 100 /* goal in nanoseconds for a query of the state */

static const struct call calls[] = {
    {"to_act", to_act, QUERY},
    {"turn", turn, QUERY},
    {"phase", phase, QUERY},
    {"seats", seats, QUERY},
    {"rules", rules, QUERY},
    {"cards, hand of a seat", cards_held, QUERY},
    {"cards, set aside", cards_aside, QUERY},
    {"cards, on the table", cards_on_table, QUERY},
    {"totals", totals, QUERY},
    {"winners", winners, QUERY},
    {"side", side, QUERY},
    {"viewers", viewers, QUERY},
    {"choices", choices, 0},
    {"choices_of", choices_of, 0},
    {"check", check, 0},
    {"move_count", move_count, 0},
    {"move_at, the first", first_move, 200},
    {"move_at, the last", last_move, 200},
    {"move_index", move_index, 0},
    {"copy and apply", apply, 0},
    {"copy and apply, events told", apply_events, 0},
    {"shuffle", shuffle, 0},
    {"copy and deal", deal, 0},
    {"deal_places", deal_places, 0},
    {"pack_for", pack_for, 0},
    {"redact for a seat", redact_seat, 500},
    {"redact for a spectator", redact_spectator, 500},
    {"save", save, 500},
    {"load", load, 5000},
    {"load of a view", load_view, 5000},
    {"save_rules", save_rules, 0},
    {"clone", clone, 0},
    {"copy and equal", equal, 0},
    {"hash", hash, 0},
    {"owing", owing, 0},
    {"deal_count", deal_count, 0},
    {"deal_over", deal_over, 0},
    {"returns", returns, 0},
    {"card_suit", card_suit, 0},
    {"sort_hand, of a seat", sort_hand, 0},
    {"seat_move_count", seat_move_count, 0},
    {"seat_move_at, the first", seat_move_at, 0},
    {"codes_after, the first", codes_after, 0},
    {"code_mask", code_mask, 0},
    {"observe", observe, 0},
    {"move_codes", move_codes, 0},
    {"move_codes and move_of_codes", move_of_codes, 0},
    {"move_random", move_random, 0},
    {"copy and chance", chance, 0},
    {"information_key", information_key, 0},
    {"init_saved", init_saved, 0},
    {"events_redact", events_redact, 0},
    {"events_save", events_save, 0},
    {"events_load", events_load, 0},
};

static const struct call fh_calls[] = {
    {"fh_state_of", fh_state, QUERY},        {"fh_bids", fh_bids, QUERY},
    {"fh_trick", fh_trick, QUERY},           {"fh_drawn", fh_drawn, QUERY},
    {"fh_last_score", fh_last_score, QUERY}, {"fh_winning", fh_winning, 0},
    {"fh_playable", fh_playable, QUERY},     {"copy and fh_play", fh_play, 0},
    {"fh_bid_value", fh_bid_value, 0},       {"fh_bid_rank", fh_bid_rank, 0},
    {"fh_score_hand", fh_score_hand, 0},
};

static const struct call tr_calls[] = {
    {"tr_state_of", tr_state, QUERY},  {"tr_plays", tr_plays, QUERY},
    {"tr_collects", tr_collects, 0},   {"tr_pots", tr_pots, 0},
    {"tr_call_cost", tr_call_cost, 0}, {"tr_pots_now", tr_pots_now, 0},
};

static uint64_t copy_game(void *context, uint64_t times)
{
    const struct spot *spot = context;
    talon_status refused = 0;
    uint64_t i;

    for (i = 0; i < times; i++)
        refused |= talon_game_copy(spot->other, spot->game);
    must(refused, "talon_game_copy");
    return times;
}

/* A game has no pointers in it, so memcpy() can copy it too. */
static uint64_t copy_bytes(void *context, uint64_t times)
{
    const struct spot *spot = context;
    size_t size;
    uint64_t i;

    must(talon_games_bytes(spot->rules.game_id, &size), "talon_games_bytes");
    for (i = 0; i < times; i++)
        memcpy(spot->other, spot->game, size);
    return times;
}

/* Plays at random and keeps OF_A_PHASE positions of each phase. */
static void keep_positions(struct spots *spots, const talon_rules *rules)
{
    uint32_t kept[PHASES] = {0}, step, phase, events = 0;
    struct chance chance = {rules->game_id};
    talon_rng rng = shuffler(spots->count);
    talon_event event[TALON_EVENTS_MAX];
    talon_game *game, *start;
    struct step next;

    must(talon_game_new(NULL, rules, &game), "talon_game_new");
    must(talon_game_new(NULL, rules, &start), "talon_game_new");
    for (step = 0; step < STEPS_MAX; step++) {
        must(talon_game_phase(game, &phase), "talon_game_phase");
        if (kept[phase] < OF_A_PHASE && draw_below(&chance, 4) == 0) {
            add_spot(spots, game, &chance, event, events);
            kept[phase]++;
        }
        events = 0;
        if (random_step(game, &chance, &rng, &next))
            events = take_step(game, &next, event);
        else
            must(talon_game_copy(game, start), "talon_game_copy");
    }
    talon_game_free(NULL, game);
    talon_game_free(NULL, start);
}

/* Reports the size of a game, and the time to copy one compared with
 * memcpy(). */
static void report_handle(uint32_t game, struct spots *spots, double most)
{
    struct work work[] = {{copy_game, spots->spot}, {copy_bytes, spots->spot}};
    struct timing timing[2];
    struct figure figure = {.name = "handle", .unit = "bytes", .most = most};
    size_t size;

    must(talon_games_bytes(game, &size), "talon_games_bytes");
    figure.value = (double)size;
    report(&figure);
    measure(work, 2, timing);
    figure = in_nanoseconds("copy", timing);
    figure.beside = "memcpy";
    figure.ratio = times_as_fast(&timing[0], &timing[1]);
    figure.least = 0.75;
    report(&figure);
}

static void bench_calls(uint32_t game, double most, const struct call *own,
                        uint32_t count)
{
    uint32_t presets = talon_preset_count(game), i;
    struct spots spots = make_spots(presets * 2 * PHASES * OF_A_PHASE);
    talon_rules rules;

    for (i = 0; i < 2 * presets; i++) {
        must(talon_rules_init(&rules, game, 1 + i / 2), "talon_rules_init");
        if (i % 2 != 0 && game == TALON_GAME_TRIPOLI)
            must(talon_rules_set_text(&rules, "players", "9"), "players");
        keep_positions(&spots, &rules);
    }
    report_handle(game, &spots, most);
    report_calls(&spots, calls, LENGTH(calls));
    report_calls(&spots, own, count);
    free_spots(&spots);
}

void bench_fh_calls(void)
{
    bench_calls(TALON_GAME_FIVE_HUNDRED, 512, fh_calls, LENGTH(fh_calls));
}

void bench_tr_calls(void)
{
    bench_calls(TALON_GAME_TRIPOLI, 1024, tr_calls, LENGTH(tr_calls));
}
