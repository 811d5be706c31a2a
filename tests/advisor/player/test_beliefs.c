/* SPDX-License-Identifier: MIT */
/* Where players believe hidden cards to be: chances of every card and place add
 * up, depend on nothing that the seat does not see, and are those of all worlds
 * that are possible, found by dealing the hidden cards in every order and
 * playing the hand again. */
#include "common/ask.h"

#include <math.h>

#include "advisor/five_hundred/pf_belief.h"
#include "advisor/five_hundred/pf_levels.h"
#include "advisor/five_hundred/pf_mind.h"
#include "advisor/five_hundred/pf_sight.h"
#include "talon/history.h"

#define PLACES_KNOWN 20 /* those of talon_place_id, hands included */

struct beliefs {
    talon_belief row[TALON_PACK_MAX];
    uint32_t count;
    talon_status status;
};

static void believe(const talon_game *game, int32_t seat,
                    const talon_player_budget *budget, uint32_t number,
                    struct beliefs *beliefs)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {27};
    talon_rng rng;

    talon_rng_seed(&rng, seed, number);
    memset(beliefs, 0, sizeof *beliefs);
    beliefs->status = talon_player_beliefs(
        game, seat, budget, NULL, NULL, 0, &rng, player_memory(),
        TALON_PLAYER_BYTES, beliefs->row, TALON_PACK_MAX, &beliefs->count);
}

/* The cards of a place that a view does not show, and how many they are. */
static uint32_t hidden_at(const talon_game *view, uint32_t place,
                          talon_cards *known)
{
    uint32_t count = 0;

    *known = 0;
    if (talon_game_cards(view, place, known, &count) < 0)
        return 0;
    return count - talon_cards_count(known);
}

/* Each row is of another card, which the view does not show, in set order, and
 * adds up to certainty. A place without hidden cards has no chance; any other
 * has as many certainties as hidden cards, but for the rounding. */
static void check_sums(const talon_game *view, const struct beliefs *beliefs)
{
    talon_card list[TALON_PACK_MAX];
    talon_cards listed = 0, known;
    uint32_t place, i, count, hidden = 0;

    for (i = 0; i < beliefs->count; i++)
        listed |= (talon_cards)1 << beliefs->row[i].card;
    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        int32_t held = (int32_t)hidden_at(view, place, &known), sum = 0;

        must((listed & known) == 0);
        hidden += (uint32_t)held;
        for (i = 0; i < beliefs->count; i++)
            sum += beliefs->row[i].chance[place];
        must(held > 0 || sum == 0);
        must(abs(sum - held * TALON_CERTAIN) <= (int32_t)beliefs->count);
    }
    must(beliefs->count == hidden);
    must_ok(talon_cards_list(&listed, list, TALON_PACK_MAX, &count));
    must(beliefs->count == count);
    for (i = 0; i < count; i++) {
        uint32_t sum = 0;

        must(beliefs->row[i].card == list[i]);
        for (place = 0; place < TALON_BELIEF_PLACES; place++)
            sum += beliefs->row[i].chance[place];
        must(sum == TALON_CERTAIN);
    }
}

START_TEST(chances_of_a_card_and_of_a_place_add_up)
{
    talon_rng rng;
    uint32_t asked = 0, wanted = 300 + games_to_play(1200), phases = 0, i;
    uint32_t listed = 0, full = 0;
    struct handle handle;
    struct beliefs beliefs;

    seed_for(&rng, 2701, FH);
    while (asked < wanted) {
        talon_game *game = random_table(&handle, &rng, asked % 2 ? TR : FH);
        talon_player_budget budget = {1 + talon_rng_below(&rng, 4),
                                      1 + talon_rng_below(&rng, 40),
                                      0,
                                      0,
                                      {0}};
        int32_t seat;

        if (!stroll(game, &rng, 1 + talon_rng_below(&rng, 60)))
            continue;
        seat = seat_to_act(game);
        believe(game, seat, &budget, asked++, &beliefs);
        if (beliefs.status == TALON_E_TRIES)
            continue;
        must_ok(beliefs.status);
        phases |= 1u << phase_of(game);
        check_sums(view_of(game, SEAT(seat)), &beliefs);
        for (i = 0; i < beliefs.count; i++) {
            must(beliefs.row[i].worlds > 0);
            must(beliefs.row[i].worlds <= budget.worlds);
            full += beliefs.row[i].worlds == budget.worlds;
            listed++;
        }
    }
    /* Fewer only where no world was found in some of the tries. */
    ck_assert_uint_gt(full, listed - listed / 100);
    ck_assert_uint_ne(phases & 1u << TALON_PHASE_AUCTION, 0);
    ck_assert_uint_ne(phases & 1u << TALON_PHASE_DISCARD, 0);
    ck_assert_uint_ne(phases & 1u << TALON_PHASE_TRICKS, 0);
    ck_assert_uint_ne(phases & 1u << TALON_PHASE_BETTING, 0);
    ck_assert_uint_ne(phases & 1u << TALON_PHASE_MICHIGAN, 0);
}
END_TEST

/* The weakest levels look at few worlds before they bet. */
START_TEST(every_level_imagines_as_many_worlds_as_the_header_says)
{
    talon_game *game = sit("tripoli, players 4");
    talon_player_budget budget = {0};
    struct beliefs beliefs;

    DEAL(game, [0] = "2S 4S 6S 3C 5C 7C 2D 4D 3H 5H");
    play_while(game, TALON_PHASE_SPARE);
    play_while(game, TALON_PHASE_SELECT_HAND);
    to_act(game, 1, TALON_PHASE_BETTING);
    for (budget.level = 1; budget.level <= talon_level_count();
         budget.level++) {
        budget.worlds = 0;
        believe(game, 1, &budget, 1, &beliefs);
        ck_ok(beliefs.status);
        ck_assert_uint_eq(beliefs.row[0].worlds, TALON_BELIEF_WORLDS);
        budget.worlds = 100;
        believe(game, 1, &budget, 1, &beliefs);
        ck_assert_uint_eq(beliefs.row[0].worlds, 100);
    }
}
END_TEST

START_TEST(hidden_cards_do_not_change_beliefs)
{
    talon_rng rng;
    uint32_t asked = 0, wanted = games_to_play(200);
    struct handle handle, world;
    struct beliefs first, other, again;

    seed_for(&rng, 2702, FH);
    while (asked < wanted) {
        talon_game *game = random_table(&handle, &rng, asked % 2 ? TR : FH);
        talon_player_budget budget = {
            1 + talon_rng_below(&rng, 4), 9, 0, 0, {0}};
        int32_t seat;

        if (!stroll(game, &rng, 1 + talon_rng_below(&rng, 40)))
            continue;
        seat = seat_to_act(game);
        copy_to(&world, game);
        if (talon_game_sample(of(&world), view_of(game, SEAT(seat)), &rng,
                              sample_memory(), TALON_SAMPLE_BYTES_MAX) < 0)
            continue;
        believe(game, seat, &budget, asked, &first);
        believe(of(&world), seat, &budget, asked, &other);
        believe(view_of(game, SEAT(seat)), seat, &budget, asked++, &again);
        must(memcmp(&first, &other, sizeof first) == 0);
        must(memcmp(&first, &again, sizeof first) == 0);
    }
}
END_TEST

/* A hand as it was played. */
#define EVENTS_KEPT 4096

static struct {
    talon_event event[EVENTS_KEPT];
    talon_move move[TALON_HISTORY_MAX];
    talon_card pack[TALON_PACK_MAX];
    uint32_t events, moves, cards;
} hand;

/* Plays at random until the seat to act has something hidden, but at most
 * `most` cards. Returns 0 if the hand ends before. */
static int play_to_the_end(talon_game *game, talon_rng *rng, uint32_t most,
                           talon_cards *hidden)
{
    struct beliefs beliefs;
    talon_player_budget budget = {TALON_LEVEL_NOVICE_1, 1, 0, 0, {0}};
    uint32_t i;

    hand.events = 0;
    for (;;) {
        uint32_t room = EVENTS_KEPT - hand.events, phase = phase_of(game);
        uint32_t made;

        if (phase == TALON_PHASE_OVER || room < TALON_EVENTS_MAX ||
            (phase == TALON_PHASE_DEAL && hand.events > 0))
            return 0;
        if ((phase == TALON_PHASE_TRICKS || phase == TALON_PHASE_MICHIGAN) &&
            seat_to_act(game) >= 0) {
            believe(game, seat_to_act(game), &budget, 1, &beliefs);
            if (beliefs.status == TALON_OK && beliefs.count > 0 &&
                beliefs.count <= most)
                break;
        }
        made = random_step(game, rng, hand.event + hand.events);
        if (made == 0)
            return 0;
        hand.events += made;
    }
    *hidden = 0;
    for (i = 0; i < beliefs.count; i++)
        *hidden |= (talon_cards)1 << beliefs.row[i].card;
    must_ok(talon_game_history(game, hand.event, hand.events, hand.move,
                               TALON_HISTORY_MAX, &hand.moves));
    must_ok(talon_game_hand_pack(game, hand.pack, TALON_PACK_MAX, &hand.cards));
    return 1;
}

/* Deals the hand again, with hidden cards exchanged: `to` has the card that
 * each card becomes. Returns whether the seat cannot tell the two games
 * apart. */
static int is_possible(const talon_game *game, int32_t seat,
                       const talon_card to[64], talon_game *other)
{
    static talon_move move[TALON_HISTORY_MAX];
    static uint8_t key[2][TALON_GAME_BYTES_MAX];
    talon_card pack[TALON_PACK_MAX];
    size_t length[2];
    uint32_t i, card;

    for (i = 0; i < hand.cards; i++)
        pack[i] = to[hand.pack[i]];
    for (i = 0; i < hand.moves; i++) {
        move[i] = hand.move[i];
        move[i].cards = 0;
        for (card = 0; card < 64; card++)
            if ((hand.move[i].cards >> card & 1) != 0)
                move[i].cards |= (talon_cards)1 << to[card];
    }
    if (talon_game_rebuild(other, game, hand.event, hand.events, pack,
                           hand.cards, move, hand.moves, NULL) != TALON_OK)
        return 0;
    must_ok(talon_game_information_key(game, seat, key[0], sizeof key[0],
                                       &length[0]));
    must_ok(talon_game_information_key(other, seat, key[1], sizeof key[1],
                                       &length[1]));
    return length[0] == length[1] && memcmp(key[0], key[1], length[0]) == 0;
}

/* The weight that a level gives to a world of Five Hundred: 1 if it draws no
 * conclusions. */
static double weight_of(const struct pf_mind *mind, const talon_game *world)
{
    struct pf_world cards;
    int32_t belief = 0;
    uint32_t place;

    if (mind == NULL)
        return 1;
    tln_pf_take_world(world, &cards);
    for (place = 0; place < PLACES; place++)
        belief += tln_pf_belief(mind, place, cards.hand[place]);
    return exp(belief / 256.0);
}

/* The chances of all hidden cards, from every order in which they may have been
 * dealt. */
static void count_all(const talon_game *game, int32_t seat, talon_cards hidden,
                      const struct pf_mind *mind,
                      double chance[64][PLACES_KNOWN])
{
    static struct handle other;
    talon_card card[TALON_PACK_MAX], to[64];
    uint32_t order[8] = {0}, count, i, k, place;
    double all = 0;
    talon_cards set;

    copy_to(&other, game);
    memset(chance, 0, 64 * sizeof *chance);
    must_ok(talon_cards_list(&hidden, card, TALON_PACK_MAX, &count));
    for (i = 0; i < count; i++)
        order[i] = i;
    for (;;) {
        for (i = 0; i < 64; i++)
            to[i] = (talon_card)i;
        for (i = 0; i < count; i++)
            to[card[i]] = card[order[i]];
        if (is_possible(game, seat, to, of(&other))) {
            double weight = weight_of(mind, of(&other));

            all += weight;
            for (place = 0; place < PLACES_KNOWN; place++) {
                if (talon_game_cards(of(&other), place, &set, NULL) != TALON_OK)
                    continue;
                for (i = 0; i < count; i++)
                    chance[card[i]][place] +=
                        (set >> card[i] & 1) != 0 ? weight : 0;
            }
        }
        /* The next order: the last rise, and the least that is higher. */
        for (i = count - 1; i > 0 && order[i - 1] > order[i]; i--) {
        }
        if (i == 0)
            break;
        for (k = count - 1; order[k] < order[i - 1]; k--) {
        }
        place = order[k];
        order[k] = order[i - 1];
        order[i - 1] = place;
        for (k = count - 1; i < k; i++, k--) {
            place = order[i];
            order[i] = order[k];
            order[k] = place;
        }
    }
    for (i = 0; i < count; i++)
        for (place = 0; place < PLACES_KNOWN; place++)
            chance[card[i]][place] /= all;
}

/* Compares beliefs with the chances counted. Returns how many were neither 0
 * nor 1. */
static uint32_t compare(const struct beliefs *beliefs,
                        double chance[64][PLACES_KNOWN], double most)
{
    uint32_t i, place, open = 0;

    for (i = 0; i < beliefs->count; i++) {
        for (place = 0; place < PLACES_KNOWN; place++) {
            double exact = chance[beliefs->row[i].card][place];
            uint32_t said = beliefs->row[i].chance[place];

            must(exact > 0 || said == 0);
            must(exact < 1 || said == TALON_CERTAIN);
            must(fabs(said / (double)TALON_CERTAIN - exact) < most);
            open += exact > 0 && exact < 1;
        }
    }
    return open;
}

/* At a level that weighs nothing, chances are shares of the possible worlds.
 * With 4096 of them drawn, one in a million is off by .04. */
static void compare_equal(const char *rules, uint32_t test, uint32_t wanted)
{
    static double chance[64][PLACES_KNOWN];
    talon_player_budget budget = {
        TALON_LEVEL_NOVICE_1, TALON_PLAYER_WORLDS_MAX, 0, 0, {0}};
    struct beliefs beliefs;
    talon_cards hidden;
    talon_rng rng;
    uint32_t open = 0, seen;

    seed_for(&rng, test, 0);
    for (seen = 0; seen < wanted;) {
        talon_game *game = sit("%s", rules);

        if (!play_to_the_end(game, &rng, 6, &hidden))
            continue;
        believe(game, seat_to_act(game), &budget, seen++, &beliefs);
        must_ok(beliefs.status);
        count_all(game, seat_to_act(game), hidden, NULL, chance);
        open += compare(&beliefs, chance, .04);
    }
    ck_assert_uint_gt(open, wanted);
}

START_TEST(where_nothing_is_weighed_chances_are_those_of_all_worlds)
{
    compare_equal("classic-3, first-dealer 0", 2703, games_to_play(20));
    compare_equal("australian-4, first-dealer 0", 2704, games_to_play(20));
}
END_TEST

/* Before the first card nothing is proved of a hidden card, so it is in each
 * place as often as any other. A run that stops proves where the next card is,
 * in the spare hand. */
START_TEST(tr_23_where_a_run_stops_the_next_card_is_in_the_spare_hand)
{
    talon_game *game =
        sit("tripoli, players 4, poker off, spare-hand dead, collect in-play, "
            "first-dealer 3");
    talon_player_budget budget = {
        TALON_LEVEL_NOVICE_1, TALON_PLAYER_WORLDS_MAX, 0, 0, {0}};
    struct beliefs beliefs;
    uint32_t i, place, seen = 0;
    talon_cards known;

    DEAL(game, [0] = "2S 4S 6D 7D 8D 9D 2H 3H QC KC",
         [1] = "3S 10D 2C 4C 6C 8C 10C 4H 6H 8H", [TALON_PLACE_TALON] = "5S", );
    play_while(game, TALON_PHASE_SPARE);
    believe(game, 0, &budget, 1, &beliefs);
    ck_ok(beliefs.status);
    check_sums(view_of(game, SEAT(0)), &beliefs);
    for (i = 0; i < beliefs.count; i++) {
        for (place = 0; place < PLACES_KNOWN; place++) {
            double exact = hidden_at(view_of(game, SEAT(0)), place, &known) /
                           (double)beliefs.count;

            must(fabs(beliefs.row[i].chance[place] / 1e4 - exact) < .04);
        }
    }
    play(game, "0 play 2S, 1 play 3S, 0 play 4S");
    believe(game, 0, &budget, 2, &beliefs);
    ck_ok(beliefs.status);
    for (i = 0; i < beliefs.count; i++) {
        if (beliefs.row[i].card ==
            talon_cards_nth(&(const talon_cards){cards("5S")}, 0)) {
            ck_assert_uint_eq(beliefs.row[i].chance[TALON_PLACE_TALON],
                              TALON_CERTAIN);
            seen++;
        }
    }
    ck_assert_uint_eq(seen, 1);
}
END_TEST

/* Whether a hidden card cannot be in a place where others may be. The chain of
 * worlds exchanges two cards at a time, and may then not reach all worlds. */
static int is_barred(const struct beliefs *beliefs,
                     double equal[64][PLACES_KNOWN])
{
    uint32_t place, i, can;

    for (place = 0; place < PLACES_KNOWN; place++) {
        for (can = i = 0; i < beliefs->count; i++)
            can += equal[beliefs->row[i].card][place] > 0;
        if (can != 0 && can != beliefs->count)
            return 1;
    }
    return 0;
}

/* What a level makes of calls and plays weighs the worlds. The chain of worlds
 * takes no step that is less likely than 1 in 128, so chances may be off by a
 * little more than above. */
static uint32_t compare_weighed(talon_game *game, uint32_t level,
                                uint32_t number, talon_cards hidden)
{
    static double equal[64][PLACES_KNOWN], chance[64][PLACES_KNOWN];
    static struct pf_mind mind;
    talon_player_budget budget = {level, TALON_PLAYER_WORLDS_MAX, 0, 0, {0}};
    struct decision decision = {.seat = seat_to_act(game),
                                .phase = TALON_PHASE_TRICKS,
                                .view = view_of(game, SEAT(seat_to_act(game)))};
    struct beliefs beliefs;
    talon_rng rng;
    uint32_t i, place, moved = 0;

    seed_for(&rng, 2707, number);
    decision.rng = &rng;
    mind.decision = &decision;
    mind.skill = tln_pf_skill(level);
    must_ok(tln_pf_see(&mind, 1));
    if ((mind.sight.fixed & hidden) != 0)
        return 0;
    tln_pf_find_denials(&mind);
    count_all(game, decision.seat, hidden, NULL, equal);
    count_all(game, decision.seat, hidden, &mind, chance);
    believe(game, decision.seat, &budget, number, &beliefs);
    must_ok(beliefs.status);
    if (is_barred(&beliefs, equal))
        return 0;
    compare(&beliefs, chance, .06);
    for (i = 0; i < 64; i++)
        for (place = 0; place < PLACES_KNOWN; place++)
            moved += fabs(equal[i][place] - chance[i][place]) > .12;
    return moved;
}

START_TEST(what_others_have_done_weighs_the_worlds)
{
    talon_rng rng;
    uint32_t seen, wanted = 10 + games_to_play(20), moved = 0;
    talon_cards hidden;

    seed_for(&rng, 2707, FH);
    for (seen = 0; seen < wanted;) {
        talon_game *game = sit(seen % 2 ? "classic-3, first-dealer 0"
                                        : "australian-4, first-dealer 0");

        if (!play_to_the_end(game, &rng, 5, &hidden))
            continue;
        moved += compare_weighed(game, 2 + seen % 3, seen, hidden);
        seen++;
    }
    /* The levels do weigh: many chances are far from those of equal worlds. */
    ck_assert_uint_gt(moved, wanted / 3);
}
END_TEST

START_TEST(beliefs_are_refused_as_advice_is)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {27};
    static const struct {
        int32_t seat;
        uint32_t level, worlds, notes;
        size_t offset, size;
        uint32_t capacity;
        talon_status status;
    } calls[] = {
        {0, 4, 1, 0, 0, TALON_PLAYER_BYTES - 8, 63, TALON_OK},
        {1, 4, 1, 0, 0, TALON_PLAYER_BYTES - 8, 63, TALON_E_TURN},
        {3, 4, 1, 0, 0, TALON_PLAYER_BYTES - 8, 63, TALON_E_SEAT},
        {0, 0, 1, 0, 0, TALON_PLAYER_BYTES - 8, 63, TALON_E_LEVEL},
        {0, 4, TALON_PLAYER_WORLDS_MAX + 1, 0, 0, TALON_PLAYER_BYTES - 8, 63,
         TALON_E_BUDGET},
        {0, 4, 1, 1, 0, TALON_PLAYER_BYTES - 8, 63, TALON_E_NULL},
        {0, 4, 1, 0, 4, TALON_PLAYER_BYTES - 8, 63, TALON_E_ALIGNMENT},
        {0, 4, 1, 0, 0, 1000, 63, TALON_E_SPACE},
    };
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_belief row[TALON_PACK_MAX];
    uint32_t i, count;
    talon_rng rng, before;

    DEAL(game, [0] = "JK", );
    for (i = 0; i < COUNT(calls); i++) {
        talon_player_budget budget = {
            calls[i].level, calls[i].worlds, 0, 0, {0}};

        talon_rng_seed(&rng, seed, 1);
        before = rng;
        ck_status(talon_player_beliefs(
                      game, calls[i].seat, &budget, NULL, NULL, calls[i].notes,
                      &rng, (char *)player_memory() + calls[i].offset,
                      calls[i].size, row, calls[i].capacity, &count),
                  calls[i].status);
        if (calls[i].status != TALON_OK)
            ck_assert_mem_eq(&rng, &before, sizeof rng);
    }
    ck_status(talon_player_beliefs(game, 0, NULL, NULL, NULL, 0, &rng,
                                   player_memory(), TALON_PLAYER_BYTES, row, 1,
                                   &count),
              TALON_E_NULL);
}
END_TEST

/* 33 cards and 10 of them in the hand of the seat. */
START_TEST(a_small_buffer_gets_the_first_cards)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {27};
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_player_budget budget = {TALON_LEVEL_CLUB_1, 0, 0, 0, {0}};
    talon_belief row[4], untouched;
    struct beliefs all;
    uint32_t count = 0;
    talon_rng rng;

    DEAL(game, [0] = "JK", );
    believe(game, 0, &budget, 1, &all);
    ck_ok(all.status);
    ck_assert_uint_eq(all.count, 23);
    ck_assert_uint_eq(all.row[0].worlds, TALON_BELIEF_WORLDS);
    memset(row, 0x5A, sizeof row);
    memset(&untouched, 0x5A, sizeof untouched);
    talon_rng_seed(&rng, seed, 1);
    ck_ok(talon_player_beliefs(game, 0, &budget, NULL, NULL, 0, &rng,
                               player_memory(), TALON_PLAYER_BYTES, row, 3,
                               &count));
    ck_assert_uint_eq(count, 23);
    ck_assert_mem_eq(row, all.row, 3 * sizeof *row);
    ck_assert_mem_eq(&row[3], &untouched, sizeof untouched);
    ck_status(talon_player_beliefs(game, 0, &budget, NULL, NULL, 0, &rng,
                                   player_memory(), TALON_PLAYER_BYTES, NULL, 3,
                                   &count),
              TALON_E_NULL);
}
END_TEST

START_TEST(beliefs_that_are_stopped_come_from_one_world_or_more)
{
    talon_rng rng;
    uint32_t asked = 0, wanted = games_to_play(100), i;
    const uint32_t stop = 1;
    struct handle handle;
    struct beliefs beliefs;

    seed_for(&rng, 2708, FH);
    while (asked < wanted) {
        talon_game *game = random_table(&handle, &rng, asked % 2 ? TR : FH);
        talon_player_budget budget = {TALON_LEVEL_EXPERT_1, 0, 0, 0, {0}};
        int32_t seat;

        if (!stroll(game, &rng, 1 + talon_rng_below(&rng, 60)))
            continue;
        seat = seat_to_act(game);
        beliefs.status = talon_player_beliefs(
            game, seat, &budget, &stop, NULL, 0, &rng, player_memory(),
            TALON_PLAYER_BYTES, beliefs.row, TALON_PACK_MAX, &beliefs.count);
        if (beliefs.status == TALON_E_TRIES)
            continue;
        must_be(beliefs.status, TALON_UNFINISHED);
        check_sums(view_of(game, SEAT(seat)), &beliefs);
        for (i = 0; i < beliefs.count; i++)
            must(beliefs.row[i].worlds == 1);
        asked++;
    }
}
END_TEST

SUITE(player_beliefs)
TEST(beliefs_are_refused_as_advice_is)
TEST(a_small_buffer_gets_the_first_cards)
TEST(beliefs_that_are_stopped_come_from_one_world_or_more)
TEST(chances_of_a_card_and_of_a_place_add_up)
TEST(every_level_imagines_as_many_worlds_as_the_header_says)
TEST(hidden_cards_do_not_change_beliefs)
TEST(where_nothing_is_weighed_chances_are_those_of_all_worlds)
TEST(tr_23_where_a_run_stops_the_next_card_is_in_the_spare_hand)
TEST(what_others_have_done_weighs_the_worlds)
END_SUITE
