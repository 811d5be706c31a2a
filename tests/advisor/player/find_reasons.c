/* SPDX-License-Identifier: MIT */
/* Searches random games for a place where each reason is given, and prints the
 * table of test_reasons.c. */
#include "reasons.h"

static const char *const presets[] = {
    "classic-3", "australian-4", "american-4",     "quebec-4",
    "five-5",    "six-6",        "two-2",          "tripoli",
    "rummoli",   "tripoley",     "michigan-rummy", "pay-suit"};

#define GAMES 20
#define STEPS 100

static uint8_t is_found[256];
static uint32_t found;

/* The name of an enumerator without its prefix. */
static void print_name(uint32_t reason)
{
    const char *key =
        talon_advisor_term_key(TALON_ADVISOR_SPACE_REASON, (int32_t)reason);

    for (; *key != '\0'; key++)
        putchar(*key == '-' ? '_' : *key - 'a' + 'A');
}

static void look(const talon_game *game, struct place *place)
{
    struct said said;
    uint32_t i;

    for (place->level = 1; place->level <= talon_level_count();
         place->level++) {
        ask_level(game, place->level, &said);
        for (i = 0; i < said.count; i++) {
            uint32_t reason = said.advice[i].reason;

            if (is_found[reason])
                continue;
            if (!reason_fits(game, &said, i))
                printf("a misfit: ");
            else
                is_found[reason] = 1;
            found += is_found[reason];
            printf("    {TALON_ADVICE_");
            print_name(reason);
            printf(", \"%s\", %" PRIu32 ", %" PRIu32 ", %" PRIu32 ", %" PRIu32
                   "},\n",
                   place->rules, place->game, place->steps, place->level, i);
        }
    }
}

static void search(struct place *place)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle;
    talon_rng rng;
    talon_game *game = begin_game(&handle, place->rules, place->game, &rng);

    for (place->steps = 1; place->steps < STEPS; place->steps++) {
        if (random_step(game, &rng, event) == 0)
            return;
        if (seat_to_act(game) >= 0)
            look(game, place);
    }
}

int main(void)
{
    struct place place;
    uint32_t i;

    for (place.game = 0; place.game < GAMES && found < reasons_known();
         place.game++) {
        for (i = 0; i < COUNT(presets); i++) {
            place.rules = presets[i];
            search(&place);
        }
    }
    for (i = 0; i < reasons_known(); i++) {
        if (!is_found[reason_known(i)]) {
            printf("not found: ");
            print_name(reason_known(i));
            putchar('\n');
        }
    }
    return found < reasons_known();
}
