/* SPDX-License-Identifier: MIT */
/* A first front end, for every game. It holds no rule of any of them. */
#include <stdio.h>
#include <string.h>
#include <talon/talon.h>

#define ME    0                                  /* the seat of the person */
#define DEALS 50                                 /* Tripoli never ends */
#define SEED  "32 bytes from a source of chance" /* for play among strangers */

static void say_cards(const char *before, talon_cards cards)
{
    char text[256];

    talon_cards_format(&cards, text, sizeof text, NULL);
    printf("%s %s\n", before, text);
}

/* Says what happened. Cards that I may not see have been cleared; `count` still
 * says how many they are, should you want to show it. */
static void tell(const talon_event *e)
{
    printf("  %s", talon_kind_key(e->kind));
    if (e->seat >= 0)
        printf(", seat %d", e->seat);
    if (e->amount != 0 && e->kind != TALON_KIND_TRICK)
        printf(", %ld", (long)e->amount);
    if (e->denomination != 0)
        printf(", %s", talon_denomination_label(e->denomination));
    say_cards("", e->cards);
}

static void offer(const talon_choice *c)
{
    uint32_t i;

    printf("  %s", talon_kind_key(c->kind));
    if (c->amount_max != 0)
        printf(" %d..%d", (int)c->amount_min, (int)c->amount_max);
    for (i = 1; i <= TALON_DENOMINATION_OPEN_MISERE; i++)
        if (c->denominations >> i & 1)
            printf(" %s", talon_denomination_key(i));
    say_cards("", c->cards | c->required);
}

/* Asks for a move until it is legal; returns 0 when the input has ended. */
static int ask(const talon_game *game, talon_move *move)
{
    talon_choice choices[TALON_CHOICES_MAX];
    char line[256] = "0 "; /* a move as records have it: my seat, then ... */
    talon_status status;
    talon_cards cards;
    uint32_t i, n;

    talon_game_cards(game, ME, &cards, NULL);
    say_cards("You hold", cards);
    talon_game_choices(game, choices, TALON_CHOICES_MAX, &n);
    for (i = 0; i < n; i++)
        offer(&choices[i]);
    for (cards = 0; fgets(line + 2, sizeof line - 2, stdin); cards = 0) {
        status = talon_record_parse(game, line, strlen(line), move, NULL, 0,
                                    NULL, NULL);
        if (status >= 0)
            status = talon_game_check(game, move, &cards);
        if (status >= 0)
            return 1;
        say_cards(talon_status_text(status), cards);
    }
    return 0;
}

int main(int argc, char **argv) /* first GAME PRESET */
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t i, n, deals = 0;
    talon_rules rules;
    talon_game *game;
    talon_move move;
    talon_rng rng;
    int32_t seat;

    if (argc != 3 ||
        talon_rules_init(&rules, talon_games_find(argv[1]), 0) < 0 ||
        talon_rules_preset(&rules, argv[2]) < 0 ||
        talon_game_new(NULL, &rules, &game) < 0)
        return 1;
    talon_rng_seed(&rng, (const uint8_t *)SEED, 0);
    while (talon_game_to_act(game, &seat) >= 0 && seat != TALON_NOBODY) {
        if (seat == TALON_TABLE) {
            if (deals == DEALS ||
                talon_game_chance(game, &rng, events, TALON_EVENTS_MAX, &n) < 0)
                break;
        } else {
            if (seat != ME || !ask(game, &move))
                talon_game_move_random(game, &rng, &move);
            talon_game_apply(game, &move, events, TALON_EVENTS_MAX, &n);
        }
        talon_game_deal_count(game, &deals);
        talon_events_redact(events, n, 1u << ME);
        for (i = 0; i < n; i++)
            tell(&events[i]);
    }
    talon_game_free(NULL, game);
    return 0;
}
