/* SPDX-License-Identifier: MIT */
/* Random play, and games played at random up to the positions that are
 * wanted. */
#include <stdlib.h>

#include "bench.h"

#define AMOUNTS 4 /* bets and offers are among the lowest four */

/* Draws `count` cards from a set. */
static talon_cards pick_cards(struct chance *chance, talon_cards from,
                              uint32_t count)
{
    talon_cards cards = 0;

    for (; count > 0; count--) {
        talon_cards card = pick_of_many(chance, from);

        from ^= card;
        cards |= card;
    }
    return cards;
}

/* A random move within a choice. */
static talon_move move_of(const talon_choice *choice, int32_t seat,
                          struct chance *chance)
{
    uint32_t more = (uint32_t)(choice->amount_max - choice->amount_min);
    uint32_t picks = choice->pick_max - choice->pick_min + 1u;
    talon_move move = {.kind = choice->kind, .seat = (int8_t)seat};

    if (more >= AMOUNTS)
        more = AMOUNTS - 1;
    move.amount = choice->amount_min + (int32_t)draw_below(chance, more + 1);
    move.denomination =
        (uint8_t)place_of(pick_of_many(chance, choice->denominations));
    move.cards = choice->required |
                 pick_cards(chance, choice->cards,
                            choice->pick_min + draw_below(chance, picks));
    return move;
}

/* Where passing is possible, half of all moves are passes; otherwise all
 * choices are equally likely. */
static talon_move random_move(const talon_game *game, int32_t seat,
                              struct chance *chance)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count;

    must(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count),
         "talon_game_choices");
    if (choice[0].kind == TALON_KIND_PASS && draw_below(chance, 2) == 0)
        count = 1;
    return move_of(&choice[draw_below(chance, count)], seat, chance);
}

int random_step(const talon_game *game, struct chance *chance, talon_rng *rng,
                struct step *step)
{
    int32_t seat;

    step->cards = 0;
    must(talon_game_to_act(game, &seat), "talon_game_to_act");
    if (seat == TALON_NOBODY)
        return 0;
    if (seat != TALON_TABLE)
        step->move = random_move(game, seat, chance);
    else if (talon_game_shuffle(game, rng, step->card, TALON_PACK_MAX,
                                &step->cards) < 0 &&
             talon_tr_board_shuffle(game, rng, &step->move) < 0)
        step->move = random_move(game, seat, chance);
    return 1;
}

uint32_t take_step(talon_game *game, const struct step *step,
                   talon_event *event)
{
    uint32_t capacity = event != NULL ? TALON_EVENTS_MAX : 0, events;

    if (step->cards > 0)
        must(talon_game_deal(game, step->card, step->cards, event, capacity,
                             &events),
             "talon_game_deal");
    else
        must(talon_game_apply(game, &step->move, event, capacity, &events),
             "talon_game_apply");
    return events;
}

talon_rules preset_rules(uint32_t game, const char *preset)
{
    talon_rules rules = {game, {0}};

    must(talon_rules_preset(&rules, preset), preset);
    return rules;
}

talon_rng shuffler(uint32_t stream)
{
    const uint8_t seed[TALON_SEED_BYTES] = "talon bench";
    talon_rng rng;

    must(talon_rng_seed(&rng, seed, stream), "talon_rng_seed");
    return rng;
}

struct positions make_positions(const talon_rules *rules, uint32_t count,
                                int (*is_wanted)(const talon_game *game))
{
    struct positions positions = {memory_for(count, sizeof(talon_game *)),
                                  count};
    struct chance chance = {count};
    talon_rng rng = shuffler(0);
    struct step step;
    uint32_t i;

    for (i = 0; i < count; i++) {
        must(talon_game_new(NULL, rules, &positions.game[i]), "talon_game_new");
        while (!is_wanted(positions.game[i])) {
            must(random_step(positions.game[i], &chance, &rng, &step)
                     ? TALON_OK
                     : TALON_E_OVER,
                 "looking for a position");
            take_step(positions.game[i], &step, NULL);
        }
    }
    return positions;
}

void free_positions(struct positions *positions)
{
    uint32_t i;

    for (i = 0; i < positions->count; i++)
        talon_game_free(NULL, positions->game[i]);
    free(positions->game);
}
