/* A first front end for Five Hundred. It knows no rule of the game. */
#include <stdio.h>
#include <string.h>
#include <talon/talon.h>

#define ME   0                                  /* the seat of the person */
#define SEED "32 bytes from a source of chance" /* for play among strangers */

static void say_cards(const char *before, talon_cards cards)
{
    char text[256];

    talon_cards_format(&cards, text, sizeof text, NULL);
    printf("%s %s\n", before, text);
}

/* Says what happened. Cards that I may not see have been cleared; their number
 * has not, should you want to tell it. */
static void tell(const talon_event *e)
{
    printf("  %s", talon_kind_key(e->kind));
    if (e->seat >= 0)
        printf(", seat %d", e->seat);
    if (e->amount != 0)
        printf(", %ld", (long)e->amount);
    if (e->object != 0)
        printf(", %s", talon_denomination_label(e->object));
    say_cards("", e->cards);
}

static void offer(const talon_choice *c)
{
    uint32_t object;

    printf("  %s", talon_kind_key(c->kind));
    if (c->amount_max != 0)
        printf(" %d..%d", (int)c->amount_min, (int)c->amount_max);
    for (object = 1; object <= TALON_DENOMINATION_OPEN_MISERE; object++)
        if (c->objects >> object & 1)
            printf(" %s", talon_denomination_key(object));
    say_cards("", c->cards | c->fixed);
}

/* Asks for a move until it is legal; gives 0 when the input has ended. */
static int ask(const talon_game *game, talon_move *move)
{
    talon_choice choice[TALON_CHOICES_MAX];
    char line[256] = "0 "; /* a move as records have it: my seat, then ... */
    talon_status status;
    talon_cards cards;
    uint32_t i, n;

    talon_game_cards(game, ME, &cards, NULL);
    say_cards("You hold", cards);
    talon_game_choices(game, choice, TALON_CHOICES_MAX, &n);
    for (i = 0; i < n; i++)
        offer(&choice[i]);
    for (cards = 0; fgets(line + 2, sizeof line - 2, stdin); cards = 0) {
        status = talon_record_parse_move(game, line, strlen(line), move, NULL);
        if (status == TALON_OK)
            status = talon_game_check(game, move, &cards);
        if (status == TALON_OK)
            return 1;
        say_cards(talon_status_text(status), cards);
    }
    return 0;
}

int main(void)
{
    talon_card pack[TALON_PACK_MAX];
    talon_event event[TALON_EVENTS_MAX];
    uint32_t i, n, events;
    talon_rules rules;
    talon_game *game;
    talon_move move;
    talon_rng rng;
    int32_t seat;

    talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 0);
    talon_rng_seed(&rng, (const uint8_t *)SEED, 0);
    if (talon_game_new(NULL, &rules, &game) < 0)
        return 1;
    while (talon_game_to_act(game, &seat) == TALON_OK && seat != TALON_NOBODY) {
        if (seat == TALON_TABLE) {
            talon_game_shuffle(game, &rng, pack, &n);
            talon_game_deal(game, pack, n, event, TALON_EVENTS_MAX, &events);
        } else {
            talon_game_move_count(game, &n);
            if (seat != ME || !ask(game, &move))
                talon_game_move_at(game, talon_rng_below(&rng, n), &move);
            talon_game_apply(game, &move, event, TALON_EVENTS_MAX, &events);
        }
        talon_events_redact(event, events, 1u << ME);
        for (i = 0; i < events; i++)
            tell(&event[i]);
    }
    talon_game_free(NULL, game);
    return 0;
}
