/* SPDX-License-Identifier: MIT */
/* Counts sequences of moves: from a fixed deal of each preset, in how many ways
 * the next one to four moves can be made. A change to any rule that affects
 * choices shows here. Figures that can be worked out by hand are explained. */
#include "common/random_games.h"

#define DEPTHS 4

struct golden {
    uint32_t game;
    const char *preset;
    uint64_t sequences[DEPTHS]; /* of 1, 2, 3 and 4 moves; 0: not counted */
};

/* Five Hundred. If there are b possible bids, the number of ways to make the
 * first n calls is the sum over j of C(n, j) C(b, j): any j of the n calls are
 * bids, each higher than the one before. With 25 bids: 26, 351, 3276, 23751
 * (quebec-4). In classic-3 the third call is the last: all but one of the 3276
 * ways lead to a discard of 3 out of 13 cards, so the fourth figure is
 * 3275 · 286 + 1.
 *
 * american-4 has 26 bids, because a misère can always be bid and ranks between
 * 8S and 8C: 27, 378, and 3654 less the 35 in which the third seat bids a six
 * (5 after two passes, 10 + 10 after a pass and a six, 10 after two sixes;
 * FH-17).
 *
 * australian-4, five-5, six-6: an open misère can always be bid, a misère only
 * over a bid of seven. There are 1 + 26 first calls. Of second calls there are
 * 27 after a pass; 26 … 22 over a six (120), 22 … 18 over a seven (100), 16 …
 * 12 over an eight (70), 11 … 7 over a nine (45), 6, 5, 4, 2, 1 over the tens
 * and 3 over the open misère: 383 in all.
 *
 * two-2 has 26 bids: 27; 378 as above. With the third move, either both seats
 * have passed (1 way), or one has passed and the other discards 3 of 13 cards
 * (2 · 26 · 286), or the second call is bid number q, over one of q lower bids,
 * and 26 - q calls are possible: the sum of q (26 - q) for q = 1 … 25 is 2925.
 * Together 17798.
 *
 * Tripoli. The dealer keeps, swaps or auctions: 3. Then the seat on the
 * dealer's left picks 5 of 9 cards (126); or the dealer keeps or auctions (2);
 * or the seat on the dealer's left passes or offers 1 … 1 000 000. In
 * michigan-rummy the four other seats all hold pay cards and are barred, so the
 * auction ends at once and the dealer keeps or swaps (2). In tripoley the spare
 * hand is dead; the dealer selects first, 5 of 8 cards, then the next seat 5 of
 * 9: 56 and 56 · 126. In pay-suit the first of two moves is a pass or an offer
 * of k, after which 1 + 1 000 000 - k moves are possible: 500 001 500 001. In
 * cosmo the first lead must be the lowest black card, and the moves after it
 * are its run. */
static const struct golden golden[] = {
    {TALON_GAME_FIVE_HUNDRED, "classic-3", {26, 351, 3276, 936651}},
    {TALON_GAME_FIVE_HUNDRED, "australian-4", {27, 383, 3784, 29165}},
    {TALON_GAME_FIVE_HUNDRED, "american-4", {27, 378, 3619, 26565}},
    {TALON_GAME_FIVE_HUNDRED, "quebec-4", {26, 351, 3276, 23751}},
    {TALON_GAME_FIVE_HUNDRED, "five-5", {27, 383, 3784, 29165}},
    {TALON_GAME_FIVE_HUNDRED, "six-6", {27, 383, 3784, 29165}},
    {TALON_GAME_FIVE_HUNDRED, "two-2", {27, 378, 17798, 263181}},
    {TALON_GAME_TRIPOLI, "tripoli", {3, 1000129}},
    {TALON_GAME_TRIPOLI, "rummoli", {3, 1000129}},
    {TALON_GAME_TRIPOLI, "michigan-rummy", {3, 130}},
    {TALON_GAME_TRIPOLI, "tripoley", {56, 7056}},
    {TALON_GAME_TRIPOLI, "pay-suit", {1000001, 500001500001}},
    {TALON_GAME_TRIPOLI, "cosmo", {1, 1, 1, 1}},
};

/* The number of sequences of `depth` moves. A sequence may be shorter if the
 * hand ends. */
static uint64_t perft(const talon_game *game, size_t size, uint32_t depth)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8], sum = 0;
    uint32_t count, i;
    talon_move move;
    int32_t seat;

    ck_ok(talon_game_to_act(game, &seat));
    if (seat < 0)
        return 1;
    ck_ok(talon_game_move_count(game, &count));
    if (depth == 1)
        return count;
    for (i = 0; i < count; i++) {
        ck_ok(talon_game_move_at(game, i, &move));
        memcpy(memory, game, size);
        ck_ok(talon_game_apply((talon_game *)memory, &move, NULL, 0, NULL));
        sum += perft((const talon_game *)memory, size, depth - 1);
    }
    return sum;
}

/* Takes steps until a seat has a choice; the pack is always shuffled the same
 * way. */
static void first_choice(talon_game *game)
{
    talon_event event[TALON_EVENTS_MAX];
    talon_rng rng;
    int32_t seat;

    seed_for(&rng, 5, 0);
    do {
        random_step(game, &rng, event);
        ck_ok(talon_game_to_act(game, &seat));
    } while (seat < 0);
}

START_TEST(every_preset_has_these_numbers_of_move_sequences)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_rules rules;
    talon_game *game;
    uint32_t i, depth;
    size_t size;

    for (i = 0; i < sizeof golden / sizeof golden[0]; i++) {
        ck_ok(talon_rules_init(&rules, golden[i].game, 0));
        ck_ok(talon_rules_preset(&rules, golden[i].preset));
        ck_ok(talon_games_bytes(rules.game_id, &size));
        ck_ok(talon_game_init(memory, sizeof memory, &rules, &game));
        first_choice(game);
        for (depth = 1; depth <= DEPTHS; depth++) {
            if (golden[i].sequences[depth - 1] != 0)
                ck_assert_uint_eq(perft(game, size, depth),
                                  golden[i].sequences[depth - 1]);
        }
    }
}
END_TEST

SUITE(perft)
TEST(every_preset_has_these_numbers_of_move_sequences)
END_SUITE
