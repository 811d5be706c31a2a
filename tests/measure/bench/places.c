/* SPDX-License-Identifier: MIT */
/* Positions for sampling: at the start, where a seat knows only its own cards;
 * in the middle of play; and late in play, where a seat knows most and the
 * fewest worlds fit. */
#include "bench.h"

#define POSITIONS 24
#define FEW       5000 /* nanoseconds: "a few microseconds" */

const struct place places[PLACES] = {
    {"3 players, auction", TALON_GAME_FIVE_HUNDRED, "classic-3", "3",
     TALON_PHASE_AUCTION, 0, FEW, FEW},
    {"4 players, auction", TALON_GAME_FIVE_HUNDRED, "australian-4", "4",
     TALON_PHASE_AUCTION, 0, FEW, FEW},
    {"4 players, first lead", TALON_GAME_FIVE_HUNDRED, "australian-4", "4",
     TALON_PHASE_TRICKS, 0, FEW, FEW},
    {"6 players, auction", TALON_GAME_FIVE_HUNDRED, "six-6", "6",
     TALON_PHASE_AUCTION, 0, FEW, 0},
    {"Tripoli, 5 players, betting", TALON_GAME_TRIPOLI, "tripoli", "5",
     TALON_PHASE_BETTING, 0, FEW, 0},
    {"Tripoli, 9 players, betting", TALON_GAME_TRIPOLI, "tripoli", "9",
     TALON_PHASE_BETTING, 0, FEW, 0},
    {"3 players, trick 5", TALON_GAME_FIVE_HUNDRED, "classic-3", "3",
     TALON_PHASE_TRICKS, 13, 0, FEW},
    {"4 players, trick 5", TALON_GAME_FIVE_HUNDRED, "australian-4", "4",
     TALON_PHASE_TRICKS, 17, 0, FEW},
    {"4 players, trick 8", TALON_GAME_FIVE_HUNDRED, "australian-4", "4",
     TALON_PHASE_TRICKS, 29, 0, FEW},
    {"5 players, trick 5", TALON_GAME_FIVE_HUNDRED, "five-5", "5",
     TALON_PHASE_TRICKS, 21, 0, 0},
    {"6 players, trick 3", TALON_GAME_FIVE_HUNDRED, "six-6", "6",
     TALON_PHASE_TRICKS, 13, 0, 0},
    {"6 players, trick 6", TALON_GAME_FIVE_HUNDRED, "six-6", "6",
     TALON_PHASE_TRICKS, 31, 0, 0},
    {"tripoli, 5 players, 10 played", TALON_GAME_TRIPOLI, "tripoli", "5",
     TALON_PHASE_MICHIGAN, 10, 0, 0},
    {"tripoli, 5 players, 25 played", TALON_GAME_TRIPOLI, "tripoli", "5",
     TALON_PHASE_MICHIGAN, 25, 0, 0},
    {"rummoli, 5 players, 10 played", TALON_GAME_TRIPOLI, "rummoli", "5",
     TALON_PHASE_MICHIGAN, 10, 0, 0},
    {"cosmo, 9 players, 20 played", TALON_GAME_TRIPOLI, "cosmo", "9",
     TALON_PHASE_MICHIGAN, 20, 0, 0},
    {"the bar, 9 players, betting", TALON_GAME_TRIPOLI, "michigan-rummy", "9",
     TALON_PHASE_BETTING, 0, 0, 0},
    {"the bar, 5 players, 10 played", TALON_GAME_TRIPOLI, "michigan-rummy", "5",
     TALON_PHASE_MICHIGAN, 10, 0, 0},
    {"the bar, 9 players, 10 played", TALON_GAME_TRIPOLI, "michigan-rummy", "9",
     TALON_PHASE_MICHIGAN, 10, 0, 0},
    {"the bar, 9 players, 20 played", TALON_GAME_TRIPOLI, "michigan-rummy", "9",
     TALON_PHASE_MICHIGAN, 20, 0, 0},
};

/* Cards played so far in this hand or deal. */
static uint32_t cards_played(const talon_game *game, const struct place *place)
{
    talon_fh_state hand;
    talon_tr_state deal;
    uint32_t seats;

    if (place->game == TALON_GAME_TRIPOLI) {
        must(talon_tr_state_of(game, &deal), "talon_tr_state_of");
        return deal.plays;
    }
    must(talon_fh_state_of(game, &hand), "talon_fh_state_of");
    must(talon_game_seat_count(game, &seats), "talon_game_seat_count");
    return hand.trick == 0 ? 0 : (hand.trick - 1u) * seats + hand.on_table;
}

static int is_at(const talon_game *game, const struct place *place)
{
    uint32_t phase;

    must(talon_game_phase(game, &phase), "talon_game_phase");
    return phase == place->phase && cards_played(game, place) >= place->played;
}

struct spots spots_at(const struct place *place)
{
    struct spots spots = make_spots(POSITIONS);
    talon_rules rules = preset_rules(place->game, place->preset);
    struct chance chance = {place->played};
    talon_rng rng = shuffler(place->played);
    talon_game *game, *start;
    struct step step;

    must(talon_rules_set_text(&rules, "players", place->players), "players");
    must(talon_game_new(NULL, &rules, &start), "talon_game_new");
    must(talon_game_new(NULL, &rules, &game), "talon_game_new");
    while (spots.count < POSITIONS) {
        must(talon_game_copy(game, start), "talon_game_copy");
        while (!is_at(game, place) && random_step(game, &chance, &rng, &step))
            take_step(game, &step, NULL);
        if (is_at(game, place))
            add_spot(&spots, game, &chance, NULL, 0);
    }
    talon_game_free(NULL, game);
    talon_game_free(NULL, start);
    return spots;
}
