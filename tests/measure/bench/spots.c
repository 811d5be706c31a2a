/* SPDX-License-Identifier: MIT */
/* Single calls, timed position by position. A call takes nanoseconds, so it is
 * repeated at each position; each round visits all of them. */
#include <stdlib.h>
#include <string.h>

#include "bench.h"

/* How many calls are made to estimate the time of one. */
#define TRIAL 16

struct spots make_spots(uint32_t count)
{
    return (struct spots){memory_for(count, sizeof(struct spot)), 0};
}

static talon_game *copy_of(const talon_game *game, const talon_rules *rules)
{
    talon_game *copy;

    must(talon_game_new(NULL, rules, &copy), "talon_game_new");
    must(talon_game_copy(copy, game), "talon_game_copy");
    return copy;
}

/* Keeps a random legal move, if there is any. */
static void find_move(struct spot *spot, struct chance *chance)
{
    must(talon_game_move_count(spot->game, &spot->moves),
         "talon_game_move_count");
    if (spot->moves > 0)
        must(talon_game_move_at(spot->game, draw_below(chance, spot->moves),
                                &spot->move),
             "talon_game_move_at");
    spot->card = TALON_CARD_NONE;
    if (spot->move.cards != 0)
        spot->card = (talon_card)place_of(spot->move.cards);
}

static void save(struct spot *spot)
{
    must(talon_game_save(spot->game, spot->saved, sizeof spot->saved,
                         &spot->length),
         "talon_game_save");
    must(talon_game_save(spot->view, spot->saved_view, sizeof spot->saved_view,
                         &spot->length),
         "talon_game_save");
    must(talon_events_save(spot->event, spot->events, spot->saved_event,
                           sizeof spot->saved_event, &spot->event_length),
         "talon_events_save");
}

void add_spot(struct spots *spots, const talon_game *game,
              struct chance *chance, const talon_event *event, uint32_t events)
{
    struct spot *spot = &spots->spot[spots->count++];

    must(talon_game_rules(game, &spot->rules), "talon_game_rules");
    spot->game = copy_of(game, &spot->rules);
    spot->view = copy_of(game, &spot->rules);
    spot->other = copy_of(game, &spot->rules);
    must(talon_game_redact(spot->view, game, 1), "talon_game_redact");
    must(talon_game_cards(game, 0, &spot->hand, NULL), "talon_game_cards");
    spot->rng = shuffler(spots->count);
    if (talon_game_shuffle(game, &spot->rng, spot->pack, TALON_PACK_MAX,
                           &spot->cards) < 0)
        spot->cards = 0;
    if (events > 0)
        memcpy(spot->event, event, events * sizeof *event);
    spot->events = events;
    find_move(spot, chance);
    save(spot);
}

void free_spots(struct spots *spots)
{
    uint32_t i;

    for (i = 0; i < spots->count; i++) {
        talon_game_free(NULL, spots->spot[i].game);
        talon_game_free(NULL, spots->spot[i].view);
        talon_game_free(NULL, spots->spot[i].other);
    }
    free(spots->spot);
}

/* The nanoseconds that a call takes at a spot, as the mean of `times` calls. */
static double time_at(struct spot *spot, const struct call *call,
                      uint64_t times)
{
    double start = worked();

    call->repeat(spot, times);
    return (worked() - start) / (double)times;
}

/* Finds the spots where a call is not refused, by making it once at each spot.
 * It must succeed somewhere. */
static uint32_t find_spots(struct spots *spots, const struct call *call,
                           struct spot **found)
{
    uint32_t count = 0, i;

    for (i = 0; i < spots->count; i++) {
        spots->spot[i].refused = 0;
        call->repeat(&spots->spot[i], 1);
        if (spots->spot[i].refused >= 0)
            found[count++] = &spots->spot[i];
    }
    must(count > 0 ? TALON_OK : spots->spot[0].refused, call->name);
    return count;
}

/* How many times to repeat a call at each spot so that a round is filled. */
static uint64_t repeats(struct spot **spot, uint32_t count,
                        const struct call *call)
{
    double taken = 0;
    uint32_t i;

    for (i = 0; i < count; i++)
        taken += time_at(spot[i], call, TRIAL);
    return (uint64_t)(options.round / 2 / (taken + 1)) + 1;
}

static void report_call(struct spot **spot, uint32_t count,
                        const struct call *call, int by_mean)
{
    struct timing *timing = memory_for(count, sizeof *timing);
    struct timing mean = {.rounds = options.rounds};
    uint64_t times = repeats(spot, count, call);
    struct figure figure;
    uint32_t round, i;

    for (round = 0; round < options.rounds; round++)
        for (i = 0; i < count; i++) {
            timing[i].round[round] = time_at(spot[i], call, times);
            mean.round[round] += timing[i].round[round] / count;
        }
    figure = in_nanoseconds(call->name, &mean);
    for (i = 0; i < count; i++) {
        must(spot[i]->refused, call->name);
        timing[i].rounds = options.rounds;
        if (median(&timing[i]) > figure.slowest)
            figure.slowest = median(&timing[i]);
    }
    figure.most = call->most;
    figure.by_mean = by_mean;
    report(&figure);
    free(timing);
}

void report_calls(struct spots *spots, const struct call *call, uint32_t count)
{
    struct spot **spot = memory_for(spots->count, sizeof(struct spot *));
    uint32_t i;

    for (i = 0; i < count; i++)
        report_call(spot, find_spots(spots, &call[i], spot), &call[i], 0);
    free(spot);
}

void report_call_by_mean(struct spots *spots, const struct call *call)
{
    struct spot **spot = memory_for(spots->count, sizeof(struct spot *));

    report_call(spot, find_spots(spots, call, spot), call, 1);
    free(spot);
}
