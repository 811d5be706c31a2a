/* SPDX-License-Identifier: MIT */
/* Hands played the way a program would play them, from a new game to the end of
 * the first deal: with the calls that work for every game, and with talon's own
 * generator. */
#include "bench.h"

#define AMOUNTS 4 /* bets and offers are among the lowest four */

struct hands {
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_rules rules;
    talon_rng rng;
};

/* Random cards that a choice allows. */
static talon_cards any_cards(talon_rng *rng, const talon_choice *choice)
{
    talon_cards rest = choice->cards, cards = choice->required;
    uint32_t more = choice->pick_max - choice->pick_min, pick, n;

    pick = choice->pick_min + (more > 0 ? talon_rng_below(rng, more + 1) : 0);
    for (; pick > 0; pick--) {
        n = talon_cards_count(&rest);
        n = n > 1 ? talon_rng_below(rng, n) : 0;
        n = talon_cards_nth(&rest, n);
        cards |= bit(n);
        rest ^= bit(n);
    }
    return cards;
}

static int32_t any_amount(talon_rng *rng, const talon_choice *choice)
{
    uint32_t more = (uint32_t)(choice->amount_max - choice->amount_min);

    if (more >= AMOUNTS)
        more = AMOUNTS - 1;
    return choice->amount_min +
           (int32_t)(more > 0 ? talon_rng_below(rng, more + 1) : 0);
}

static uint8_t any_denomination(talon_rng *rng, uint32_t denominations)
{
    talon_cards set = denominations;
    uint32_t count = talon_cards_count(&set);

    return talon_cards_nth(&set, count > 1 ? talon_rng_below(rng, count) : 0);
}

/* Where passing is possible, half of all moves are passes; otherwise all
 * choices are equally likely. */
static talon_status make_move(talon_game *game, int32_t seat, talon_rng *rng)
{
    talon_choice choice[TALON_CHOICES_MAX], *chosen = choice;
    talon_move move = {0};
    uint32_t count;

    talon_game_choices(game, choice, TALON_CHOICES_MAX, &count);
    if (count > 1 &&
        (chosen->kind != TALON_KIND_PASS || talon_rng_below(rng, 2) == 0))
        chosen += talon_rng_below(rng, count);
    move.kind = chosen->kind;
    move.seat = (int8_t)seat;
    move.cards = any_cards(rng, chosen);
    move.amount = any_amount(rng, chosen);
    move.denomination = any_denomination(rng, chosen->denominations);
    return talon_game_apply(game, &move, NULL, 0, NULL);
}

/* Returns the number of moves, draws and deals. */
static uint64_t play_hand(struct hands *hands)
{
    talon_game *game = NULL;
    uint64_t steps = 0;
    int32_t seat, over = 0;

    must(talon_game_init(hands->memory, sizeof hands->memory, &hands->rules,
                         &game),
         "talon_game_init");
    do {
        must(talon_game_to_act(game, &seat), "talon_game_to_act");
        if (seat == TALON_TABLE)
            must(talon_game_chance(game, &hands->rng, NULL, 0, NULL),
                 "talon_game_chance");
        else
            must(make_move(game, seat, &hands->rng), "talon_game_apply");
        must(talon_game_deal_over(game, &over), "talon_game_deal_over");
        steps++;
    } while (seat == TALON_TABLE || !over);
    return steps;
}

static uint64_t play_hands(void *context, uint64_t times)
{
    uint64_t steps = 0;

    for (; times > 0; times--)
        steps += play_hand(context);
    return steps;
}

void report_hands(const char *name, uint32_t game, const char *preset)
{
    static struct hands hands;
    struct work work[] = {bare_loop, {play_hands, &hands}};
    struct timing timing[LENGTH(work)];
    struct figure figure;

    hands.rules = preset_rules(game, preset);
    hands.rng = shuffler(0);
    measure(work, LENGTH(work), timing);
    figure = in_nanoseconds(name, &timing[1]);
    figure.beside = "bare loop";
    figure.ratio = times_as_fast(&timing[1], &timing[0]);
    figure.least = 1.0 / 20;
    report(&figure);
}
