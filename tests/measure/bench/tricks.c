/* SPDX-License-Identifier: MIT */
/* Cards played at random, the way a search or a learning player does it: copy a
 * game at the first lead, then ask what is legal and play until the hand is
 * over. That is ten tricks in Five Hundred, and the Michigan phase in Tripoli.
 * There are four ways to ask and play. Two use the generator of the bare loop:
 * by choices, and with talon_fh_playable() and talon_fh_play(). The other two
 * use talon's own generator: by choices as a program would do it ("by calls"),
 * and by the numbers of moves. */
#include <stdlib.h>

#include "bench.h"

#define GAMES 256

/* Games at the first lead, one more game to play copies of them in, and a
 * function that plays a hand to its end and returns the number of cards
 * played. */
struct first_leads {
    struct positions start;
    talon_game *game;
    uint64_t (*play_hand)(talon_game *game, struct chance *chance,
                          talon_rng *rng);
    talon_rng rng;
};

static uint32_t moves_of(const talon_choice *choice)
{
    return count_few(choice->cards) * count_few(choice->denominations);
}

/* Picks a card to play; all moves in the choices are equally likely. There are
 * several choices or a suit to name only when a joker may be led without
 * trumps. */
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

static uint64_t play_by_choices(talon_game *game, struct chance *chance,
                                talon_rng *rng)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_status refused = 0;
    talon_move move = {0};
    uint64_t cards = 0;
    uint32_t count;
    int32_t seat;

    (void)rng;
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

/* A card of a set, each equally likely. If there is only one, no random number
 * is drawn. */
static talon_cards any_card(talon_rng *rng, const talon_cards *set)
{
    uint32_t count;

    if ((*set & (*set - 1)) == 0)
        return *set;
    count = talon_cards_count(set);
    return bit(talon_cards_nth(set, talon_rng_below(rng, count)));
}

/* A denomination of a set, each equally likely. Most choices have none to name
 * (1). */
static uint8_t any_denomination(talon_rng *rng, uint32_t denominations)
{
    talon_cards set = denominations;

    return denominations == 1 ? 0 : (uint8_t)place_of(any_card(rng, &set));
}

/* The loop shown in doc/performance.md. */
static uint64_t play_by_calls(talon_game *game, struct chance *chance,
                              talon_rng *rng)
{
    talon_choice choice[TALON_CHOICES_MAX], *chosen;
    talon_status status = TALON_OK;
    talon_move move = {0};
    uint64_t cards = 0;
    uint32_t count;
    int32_t seat;

    (void)chance;
    while (talon_game_to_act(game, &seat) >= 0 && seat >= 0 && status >= 0) {
        talon_game_choices(game, choice, TALON_CHOICES_MAX, &count);
        chosen = choice;
        if (count > 1)
            chosen += talon_rng_below(rng, count);
        move.kind = chosen->kind;
        move.seat = (int8_t)seat;
        move.cards = any_card(rng, &chosen->cards);
        move.denomination = any_denomination(rng, chosen->denominations);
        status = talon_game_apply(game, &move, NULL, 0, NULL);
        cards++;
    }
    must(status, "playing by calls");
    return cards;
}

static uint64_t play_by_numbers(talon_game *game, struct chance *chance,
                                talon_rng *rng)
{
    talon_status status = TALON_OK;
    uint64_t cards = 0;
    talon_move move;
    uint32_t count, number;
    int32_t seat;

    (void)chance;
    while (talon_game_to_act(game, &seat) >= 0 && seat >= 0 && status >= 0) {
        talon_game_move_count(game, &count);
        number = count > 1 ? talon_rng_below(rng, count) : 0;
        talon_game_move_at(game, number, &move);
        status = talon_game_apply(game, &move, NULL, 0, NULL);
        cards++;
    }
    must(status, "playing by numbers");
    return cards;
}

/* Leaves in `cards` either only the jokers or only the other cards, and returns
 * the suit to name. Every lead is equally likely; a joker counts once for each
 * suit that may be named. */
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

static uint64_t play_typed(talon_game *game, struct chance *chance,
                           talon_rng *rng)
{
    talon_status refused = 0;
    talon_cards cards;
    uint64_t played = 0;
    uint32_t suits;
    int32_t seat;

    (void)rng;
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
    struct first_leads *leads = context;
    struct chance chance = {3};
    uint64_t i, cards = 0;

    for (i = 0; i < times * GAMES; i++) {
        must(talon_game_copy(leads->game, leads->start.game[i % GAMES]),
             "talon_game_copy");
        cards += leads->play_hand(leads->game, &chance, &leads->rng);
    }
    return cards;
}

#define FIVE_HUNDRED(players, preset)                                          \
    {players " players by choices",                                            \
     TALON_GAME_FIVE_HUNDRED,                                                  \
     preset,                                                                   \
     play_by_choices,                                                          \
     0,                                                                        \
     1.0 / 6},                                                                 \
        {players " players by the typed pair",                                 \
         TALON_GAME_FIVE_HUNDRED,                                              \
         preset,                                                               \
         play_typed,                                                           \
         0,                                                                    \
         1.0 / 4},                                                             \
        {players " players by calls",                                          \
         TALON_GAME_FIVE_HUNDRED,                                              \
         preset,                                                               \
         play_by_calls,                                                        \
         0,                                                                    \
         1.0 / 6},                                                             \
    {                                                                          \
        players " players by numbers", TALON_GAME_FIVE_HUNDRED, preset,        \
            play_by_numbers, 1, 1.0 / 2                                        \
    }

static const struct loop {
    const char *name;
    uint32_t game;
    const char *preset;
    uint64_t (*play_hand)(talon_game *game, struct chance *chance,
                          talon_rng *rng);
    int beside_calls; /* compared with the line above, not the bare loop */
    double least;     /* goal for its rate */
} loops[] = {
    FIVE_HUNDRED("4", "australian-4"),
    FIVE_HUNDRED("3", "classic-3"),
    FIVE_HUNDRED("6", "six-6"),
    {"5 players, Michigan by choices", TALON_GAME_TRIPOLI, "tripoli",
     play_by_choices, 0, 0},
    {"5 players, Michigan by calls", TALON_GAME_TRIPOLI, "tripoli",
     play_by_calls, 0, 1.0 / 6},
    {"5 players, Michigan by numbers", TALON_GAME_TRIPOLI, "tripoli",
     play_by_numbers, 1, 1.0 / 2},
};

#define LOOPS LENGTH(loops)

static int at_first_lead(const talon_game *game)
{
    uint32_t phase;

    must(talon_game_phase(game, &phase), "talon_game_phase");
    return phase == TALON_PHASE_TRICKS || phase == TALON_PHASE_MICHIGAN;
}

/* Misères are off, because they can end before the tenth trick. */
static struct first_leads make_leads(const struct loop *loop)
{
    talon_rules rules = preset_rules(loop->game, loop->preset);
    struct first_leads leads = {.play_hand = loop->play_hand,
                                .rng = shuffler(0)};

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
    uint32_t i, beside;

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
        beside = loops[i].beside_calls ? i : 0;
        figure.beside = loops[i].beside_calls ? "by calls" : "bare loop";
        figure.ratio = times_as_fast(&timing[i + 1], &timing[beside]);
        figure.least = loops[i].least;
        report(&figure);
        free_positions(&leads[i].start);
        talon_game_free(NULL, leads[i].game);
    }
}
