/* SPDX-License-Identifier: MIT */
/* Cards played at random as a search or a learning player does it: copy a game,
 * then ask and play until the hand is over. In Five Hundred these are the ten
 * tricks, once through the calls for all games and once through the typed pair;
 * in Tripoli it is Michigan. */
#include <stdlib.h>

#include "bench.h"

#define GAMES 256

/* Games at the first lead, one to play with, and how a hand is played to its
 * end, which returns the number of cards. */
struct first_leads {
    struct positions start;
    talon_game *game;
    uint64_t (*play_hand)(talon_game *game, struct chance *chance);
};

static uint32_t moves_of(const talon_choice *choice)
{
    return count_few(choice->cards) * count_few(choice->denominations);
}

/* A card to play; all moves in the choices are equally likely. Except for a
 * joker led without trumps there is one choice and nothing to name. */
static void pick_move(struct chance *chance, const talon_choice *choice,
                      uint32_t count, talon_move *move)
{
    uint32_t moves = 0, n, i;

    move->kind = choice->kind;
    move->denomination = 0;
    if (count > 1 || choice->denominations != 1) {
        for (i = 0; i < count; i++)
            moves += moves_of(&choice[i]);
        for (n = draw_below(chance, moves); n >= moves_of(choice); choice++)
            n -= moves_of(choice);
        move->denomination =
            (uint8_t)place_of(pick(chance, choice->denominations));
    }
    move->cards = pick(chance, choice->cards);
}

static uint64_t play_by_choices(talon_game *game, struct chance *chance)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_status refused = 0;
    talon_move move = {0};
    uint64_t cards = 0;
    uint32_t count;
    int32_t seat;

    refused |= talon_game_to_act(game, &seat);
    while (seat >= 0) {
        refused |= talon_game_choices(game, choice, TALON_CHOICES_MAX, &count);
        pick_move(chance, choice, count, &move);
        move.seat = (int8_t)seat;
        refused |= talon_game_apply(game, &move, NULL, 0, NULL);
        refused |= talon_game_to_act(game, &seat);
        cards++;
    }
    must(refused, "playing by choices");
    return cards;
}

/* Keeps the jokers among some cards, or the others; returns the suit to name.
 * Every lead is equally likely: a card, or a joker with a suit. */
static uint32_t pick_joker(struct chance *chance, talon_cards *cards,
                           uint32_t suits)
{
    talon_cards jokers = bit(TALON_CARD_LOW_JOKER) | bit(TALON_CARD_HIGH_JOKER);
    uint32_t plain = count_few(*cards & ~jokers);
    uint32_t named = count_few(*cards & jokers) * count_few(suits);
    int is_plain = draw_below(chance, plain + named) < plain;

    *cards &= is_plain ? ~jokers : jokers;
    return is_plain ? 0 : place_of(pick(chance, suits));
}

static uint64_t play_typed(talon_game *game, struct chance *chance)
{
    talon_status refused = 0;
    talon_cards cards;
    uint64_t played = 0;
    uint32_t suits;
    int32_t seat;

    while (talon_fh_playable(game, &seat, &cards, &suits) == TALON_OK) {
        uint32_t suit = suits != 0 ? pick_joker(chance, &cards, suits) : 0;
        talon_card card = (talon_card)place_of(pick(chance, cards));

        refused |= talon_fh_play(game, seat, card, suit);
        played++;
    }
    must(refused, "playing by the typed pair");
    return played;
}

static uint64_t play_hands(void *context, uint64_t times)
{
    const struct first_leads *leads = context;
    struct chance chance = {3};
    uint64_t i, cards = 0;

    for (i = 0; i < times * GAMES; i++) {
        must(talon_game_copy(leads->game, leads->start.game[i % GAMES]),
             "talon_game_copy");
        cards += leads->play_hand(leads->game, &chance);
    }
    return cards;
}

static const struct loop {
    const char *name;
    uint32_t game;
    const char *preset;
    uint64_t (*play_hand)(talon_game *game, struct chance *chance);
    double least; /* of the bare loop's rate */
} loops[] = {
    {"4 players by choices", TALON_GAME_FIVE_HUNDRED, "australian-4",
     play_by_choices, 1.0 / 6},
    {"4 players by the typed pair", TALON_GAME_FIVE_HUNDRED, "australian-4",
     play_typed, 1.0 / 4},
    {"3 players by choices", TALON_GAME_FIVE_HUNDRED, "classic-3",
     play_by_choices, 1.0 / 6},
    {"3 players by the typed pair", TALON_GAME_FIVE_HUNDRED, "classic-3",
     play_typed, 1.0 / 4},
    {"6 players by choices", TALON_GAME_FIVE_HUNDRED, "six-6", play_by_choices,
     1.0 / 6},
    {"6 players by the typed pair", TALON_GAME_FIVE_HUNDRED, "six-6",
     play_typed, 1.0 / 4},
    {"5 players, Michigan by choices", TALON_GAME_TRIPOLI, "tripoli",
     play_by_choices, 0},
};

#define LOOPS LENGTH(loops)

static int at_first_lead(const talon_game *game)
{
    uint32_t phase;

    must(talon_game_phase(game, &phase), "talon_game_phase");
    return phase == TALON_PHASE_TRICKS || phase == TALON_PHASE_MICHIGAN;
}

/* Without misères, which can end early. */
static struct first_leads make_leads(const struct loop *loop)
{
    talon_rules rules = preset_rules(loop->game, loop->preset);
    struct first_leads leads = {.play_hand = loop->play_hand};

    if (loop->game == TALON_GAME_FIVE_HUNDRED) {
        must(talon_rules_set_text(&rules, "misere", "off"), "misere");
        must(talon_rules_set_text(&rules, "open-misere", "off"), "open-misere");
    }
    must(talon_game_new(NULL, &rules, &leads.game), "talon_game_new");
    leads.start = make_positions(&rules, GAMES, at_first_lead);
    return leads;
}

void bench_tricks(void)
{
    struct first_leads leads[LOOPS];
    struct work work[1 + LOOPS];
    struct timing timing[1 + LOOPS];
    struct figure figure;
    uint32_t i;

    work[0] = bare_loop;
    for (i = 0; i < LOOPS; i++) {
        leads[i] = make_leads(&loops[i]);
        work[i + 1] = (struct work){play_hands, &leads[i]};
    }
    measure(work, 1 + LOOPS, timing);
    figure = per_second("bare loop", "moves/s", &timing[0]);
    report(&figure);
    for (i = 0; i < LOOPS; i++) {
        figure = per_second(loops[i].name, "moves/s", &timing[i + 1]);
        figure.beside = "bare loop";
        figure.ratio = times_as_fast(&timing[i + 1], &timing[0]);
        figure.least = loops[i].least;
        report(&figure);
        free_positions(&leads[i].start);
        talon_game_free(NULL, leads[i].game);
    }
}
