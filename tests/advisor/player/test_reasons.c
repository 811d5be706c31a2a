/* SPDX-License-Identifier: MIT */
/* Every reason for advice occurs in a real decision, and what the header says
 * of it can be seen there. Whoever changes what players think may have to run
 * find_reasons, which prints this table, again. */
#include "reasons.h"
#include "truths.h"

static const struct place places[] = {
    {TALON_ADVICE_ONLY_MOVE, "classic-3", 0, 8, 1, 0},
    {TALON_ADVICE_AVERAGE, "classic-3", 0, 27, 3, 0},
    {TALON_ADVICE_EQUAL, "classic-3", 0, 5, 2, 1},
    {TALON_ADVICE_LESS, "classic-3", 0, 2, 3, 1},
    {TALON_ADVICE_NOT_COMPARED, "classic-3", 0, 6, 5, 1},
    {TALON_ADVICE_SAFER, "classic-3", 0, 27, 2, 0},
    {TALON_ADVICE_RULE, "classic-3", 0, 27, 5, 0},
    {TALON_ADVICE_LESS_SAFE, "classic-3", 0, 27, 1, 1},
    {TALON_ADVICE_BID_STRONG, "australian-4", 0, 49, 3, 0},
    {TALON_ADVICE_BID_BETTER, "classic-3", 0, 2, 3, 0},
    {TALON_ADVICE_BID_WINS, "quebec-4", 0, 99, 3, 0},
    {TALON_ADVICE_BID_SAVES, "quebec-4", 1, 4, 4, 0},
    {TALON_ADVICE_BID_SIGNALS, "american-4", 0, 4, 3, 0},
    {TALON_ADVICE_BID_MISERE, "two-2", 4, 83, 3, 0},
    {TALON_ADVICE_BID_HIGH, "classic-3", 0, 2, 3, 2},
    {TALON_ADVICE_PASS_WEAK, "classic-3", 0, 2, 1, 0},
    {TALON_ADVICE_PASS_DEFEND, "australian-4", 0, 3, 3, 0},
    {TALON_ADVICE_PASS_PARTNER, "australian-4", 0, 5, 1, 0},
    {TALON_ADVICE_BID_COUNTS, "classic-3", 0, 37, 1, 0},
    {TALON_ADVICE_PASS_HIGH, "classic-3", 0, 3, 1, 0},
    {TALON_ADVICE_PASS_LOSES, "classic-3", 0, 39, 3, 3},
    {TALON_ADVICE_MAKES_VOID, "classic-3", 0, 40, 1, 0},
    {TALON_ADVICE_KEEPS_TRICKS, "classic-3", 0, 5, 1, 0},
    {TALON_ADVICE_SAFE_MISERE, "two-2", 0, 4, 1, 0},
    {TALON_ADVICE_THROWS_TRICKS, "classic-3", 0, 5, 1, 1},
    {TALON_ADVICE_NAMES_SUIT, "australian-4", 2, 7, 1, 0},
    {TALON_ADVICE_CALLS_TRICK, "five-5", 0, 11, 1, 0},
    {TALON_ADVICE_CASHES, "classic-3", 0, 6, 1, 0},
    {TALON_ADVICE_DRAWS_TRUMPS, "classic-3", 0, 41, 1, 0},
    {TALON_ADVICE_PARTNER_WINS, "classic-3", 0, 14, 1, 0},
    {TALON_ADVICE_WINS, "classic-3", 0, 17, 1, 0},
    {TALON_ADVICE_TRUMPS, "australian-4", 0, 39, 1, 0},
    {TALON_ADVICE_OVERTRUMPS, "quebec-4", 0, 37, 5, 0},
    {TALON_ADVICE_FORCES, "classic-3", 0, 25, 3, 0},
    {TALON_ADVICE_DUCKS, "classic-3", 0, 17, 5, 0},
    {TALON_ADVICE_THROWS_LOSER, "classic-3", 0, 7, 1, 0},
    {TALON_ADVICE_DOOMED_SUIT, "australian-4", 0, 31, 5, 0},
    {TALON_ADVICE_LEADS_PARTNER, "classic-3", 0, 27, 1, 0},
    {TALON_ADVICE_LEADS_RUFF, "australian-4", 0, 71, 3, 0},
    {TALON_ADVICE_SETS_UP, "classic-3", 0, 6, 5, 0},
    {TALON_ADVICE_EXITS, "classic-3", 0, 30, 3, 0},
    {TALON_ADVICE_GETS_UNDER, "american-4", 1, 12, 1, 0},
    {TALON_ADVICE_SHEDS_DANGER, "five-5", 1, 18, 1, 0},
    {TALON_ADVICE_LEADS_UNDER, "american-4", 1, 10, 1, 0},
    {TALON_ADVICE_OVERTAKES, "classic-3", 0, 14, 1, 3},
    {TALON_ADVICE_WASTES_HIGH, "classic-3", 0, 7, 1, 2},
    {TALON_ADVICE_WASTES_JOKER, "quebec-4", 0, 72, 1, 6},
    {TALON_ADVICE_GIVES_TRICK, "classic-3", 0, 6, 1, 9},
    {TALON_ADVICE_TAKES_TRICK, "two-2", 0, 5, 1, 1},
    {TALON_ADVICE_LETS_OFF, "five-5", 1, 46, 1, 1},
    {TALON_ADVICE_SUIT_TRUMPED, "quebec-4", 0, 30, 1, 2},
    {TALON_ADVICE_LOSES_CONTRACT, "two-2", 0, 21, 2, 3},
    {TALON_ADVICE_LETS_MAKE, "american-4", 0, 71, 3, 1},
    {TALON_ADVICE_BEST_HAND, "michigan-rummy", 0, 65, 3, 0},
    {TALON_ADVICE_GOOD_PRICE, "michigan-rummy", 0, 65, 1, 0},
    {TALON_ADVICE_BAD_PRICE, "tripoli", 0, 12, 1, 0},
    {TALON_ADVICE_FREE, "tripoli", 0, 8, 1, 0},
    {TALON_ADVICE_NOT_BEST, "tripoli", 0, 8, 2, 1},
    {TALON_ADVICE_SPARE_BETTER, "tripoli", 0, 1, 2, 0},
    {TALON_ADVICE_SPARE_WORSE, "tripoli", 0, 55, 1, 0},
    {TALON_ADVICE_SELLS, "tripoli", 0, 2, 3, 0},
    {TALON_ADVICE_WORTH_OFFER, "michigan-rummy", 0, 89, 3, 0},
    {TALON_ADVICE_TOO_DEAR, "tripoli", 0, 57, 1, 0},
    {TALON_ADVICE_PAYS_MOST, "pay-suit", 0, 9, 1, 0},
    {TALON_ADVICE_BEST_FIVE, "tripoli", 0, 3, 1, 0},
    {TALON_ADVICE_SHOWS_LEAST, "tripoley", 4, 43, 4, 0},
    {TALON_ADVICE_GOES_OUT, "tripoli", 0, 27, 4, 0},
    {TALON_ADVICE_KEEPS_LEAD, "tripoli", 0, 34, 1, 0},
    {TALON_ADVICE_LOSES_LEAD, "tripoli", 0, 34, 1, 1},
    {TALON_ADVICE_OUT_LESS, "tripoli", 0, 19, 2, 2},
};

/* The place of a reason; null if there is none. */
static const struct place *place_of(uint32_t reason)
{
    uint32_t i;

    for (i = 0; i < COUNT(places); i++)
        if (places[i].reason == reason)
            return &places[i];
    return NULL;
}

/* Asserts that a reason is given in its place, and that it fits. */
static void check_place(const struct place *place, const char *key)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle;
    struct said said;
    talon_rng rng;
    uint32_t step;
    talon_game *game = begin_game(&handle, place->rules, place->game, &rng);

    for (step = 0; step < place->steps; step++)
        ck_assert_uint_gt(random_step(game, &rng, event), 0);
    ask_level(game, place->level, &said);
    ck_assert_uint_lt(place->index, said.count);
    if (said.advice[place->index].reason != place->reason)
        ck_abort_msg("%s is not given in its place", key);
    if (!reason_fits(game, &said, place->index))
        ck_abort_msg("%s does not fit", key);
}

START_TEST(every_reason_is_given_somewhere_and_is_true_there)
{
    uint32_t count = talon_advisor_term_count(TALON_ADVISOR_SPACE_REASON), i;
    const struct place *place;
    const char *key;
    int32_t reason;

    for (i = 0; i < count; i++) {
        ck_ok(talon_advisor_term_at(TALON_ADVISOR_SPACE_REASON, i, &reason));
        key = talon_advisor_term_key(TALON_ADVISOR_SPACE_REASON, reason);
        if (reason == TALON_ADVICE_GOES_ALONE)
            continue; /* too rare in random games; it has its own test */
        place = place_of((uint32_t)reason);
        if (place == NULL)
            ck_abort_msg("%s has no place", key);
        check_place(place, key);
    }
    ck_assert_uint_eq(count, reasons_known());
}
END_TEST

/* The bid and the pass bring as much: neither loses less. */
START_TEST(a_bid_that_brings_as_much_as_a_pass_is_not_said_to_lose_less)
{
    static const struct place place = {
        TALON_ADVICE_AVERAGE, "quebec-4", 0, 3, 3, 0};

    check_place(&place, "average");
}
END_TEST

/* FH-22: a partner would take half of the points. */
START_TEST(fh_22_with_ten_sure_tricks_a_contractor_goes_alone)
{
    talon_game *game = sit("five-5, first-dealer 4");
    struct said said;

    DEAL(game, [0] = "JK JS JC AS KS QS 10S 9S 8S AH");
    play(game, "0 bid 10S, 1 pass, 2 pass, 3 pass, 4 pass");
    ask_level(game, TALON_LEVEL_EXPERT_1, &said);
    make(game, &said.advice[0].next_move);
    ask_level(game, TALON_LEVEL_EXPERT_1, &said);
    ck_assert_uint_eq(said.advice[0].reason, TALON_ADVICE_GOES_ALONE);
    ck_assert(reason_fits(game, &said, 0));
}
END_TEST

/* What was said so far: how many reasons, how many of them were false, and of
 * those that call something likely, how often that was so. */
struct tally {
    uint32_t said;
    uint32_t wrong;
    uint32_t late; /* winners that were put off for nothing */
    uint32_t likely[256];
    uint32_t came_true[256];
};

static const char *key_of(uint32_t reason)
{
    return talon_advisor_term_key(TALON_ADVISOR_SPACE_REASON, (int32_t)reason);
}

static void count_reason(const talon_game *game, const struct said *said,
                         uint32_t index, const struct place *place,
                         struct tally *tally)
{
    uint32_t reason = said->advice[index].reason;
    struct scene scene;
    int is_so;

    tally->said++;
    if (!reason_fits(game, said, index)) {
        tally->wrong++;
        printf("false: %s: %s, game %" PRIu32 ", step %" PRIu32
               ", level %" PRIu32 ", move %" PRIu32 "\n",
               key_of(reason), place->rules, place->game, place->steps,
               place->level, index);
        return;
    }
    see(game, said, index, &scene);
    is_so = comes_true(&scene);
    if (is_so >= 0) {
        tally->likely[reason]++;
        tally->came_true[reason] += (uint32_t)is_so;
    }
}

/* Asks why not some legal move. */
static void count_why(const talon_game *game, const talon_player_budget *budget,
                      const struct place *place, struct tally *tally,
                      talon_rng *rng)
{
    struct said said;
    talon_move move;

    random_move(game, rng, seat_to_act(game), &move);
    memset(&said, 0, sizeof said);
    must_ok(talon_player_why(game, move.seat, budget, NULL, NULL, 0, rng,
                             player_memory(), TALON_PLAYER_BYTES, &move,
                             &said.advice[0], &said.advice[1]));
    said.count = 2;
    if (memcmp(&said.advice[1].next_move, &said.advice[0].next_move,
               sizeof move) != 0)
        count_reason(game, &said, 1, place, tally);
}

/* One game: three times in four, a seat makes the move that it is advised;
 * otherwise, and for the table, a random step is made. */
static void count_game(struct place *place, uint32_t worlds,
                       struct tally *tally)
{
    talon_event event[TALON_EVENTS_MAX];
    struct handle handle;
    struct said said;
    talon_rng rng;
    talon_game *game =
        begin_game(&handle, place->rules, 1000 + place->game, &rng);
    uint32_t i;

    for (place->steps = 0; place->steps < 120; place->steps++) {
        talon_player_budget budget = {0, worlds, 1000 * worlds, 0, {0}};

        if (phase_of(game) == TALON_PHASE_OVER)
            return;
        if (seat_to_act(game) < 0) {
            random_step(game, &rng, event);
            continue;
        }
        place->level = 1 + talon_rng_below(&rng, talon_level_count());
        budget.level = place->level;
        ask_player(game, seat_to_act(game), &budget, place->steps, &said);
        must_ok(said.status);
        if (kind_of(game) == FH && said.advice[0].worlds > 0 &&
            !cashes_what_is_as_good(game, &said))
            tally->late++;
        for (i = 0; i < said.count; i++)
            count_reason(game, &said, i, place, tally);
        if (talon_rng_below(&rng, 4) == 0)
            count_why(game, &budget, place, tally, &rng);
        if (talon_rng_below(&rng, 4) == 0)
            random_step(game, &rng, event);
        else
            make(game, &said.advice[0].next_move);
    }
}

/* Draws reasons until there are as many as TALON_REASONS says, or else a few
 * hundred. */
static void count_reasons(const char *const rules[], uint32_t count)
{
    const char *asked = getenv("TALON_REASONS");
    uint32_t worlds = asked != NULL ? 24 : 6, reason;
    uint32_t wanted =
        asked != NULL ? (uint32_t)atoi(asked) : games_to_play(2500);
    struct tally tally;
    struct place place;

    memset(&tally, 0, sizeof tally);
    memset(&place, 0, sizeof place);
    for (; tally.said < wanted; place.game++) {
        place.rules = rules[place.game % count];
        count_game(&place, worlds, &tally);
    }
    for (reason = 0; reason < COUNT(tally.likely); reason++) {
        if (tally.likely[reason] == 0)
            continue;
        printf("%s: %" PRIu32 " of %" PRIu32 " came true\n", key_of(reason),
               tally.came_true[reason], tally.likely[reason]);
        if (tally.likely[reason] >= 200)
            ck_assert_uint_gt(2 * tally.came_true[reason],
                              tally.likely[reason]);
    }
    printf("%" PRIu32 " reasons, %" PRIu32 " false\n", tally.said, tally.wrong);
    ck_assert_uint_eq(tally.wrong, 0);
    ck_assert_uint_eq(tally.late, 0);
}

/* Between the winner and a card that is worth more stood others, which are too
 * far below the best. */
START_TEST(a_winner_that_is_as_good_is_cashed_whatever_is_listed_between)
{
    struct place place = {.rules = "six-6", .game = 40};
    struct tally tally;

    memset(&tally, 0, sizeof tally);
    count_game(&place, 24, &tally);
    ck_assert_uint_gt(tally.said, 0);
    ck_assert_uint_eq(tally.wrong, 0);
    ck_assert_uint_eq(tally.late, 0);
}
END_TEST

START_TEST(all_reasons_of_five_hundred_are_true)
{
    static const char *const rules[] = {
        "classic-3",
        "australian-4",
        "american-4",
        "quebec-4",
        "five-5",
        "six-6",
        "two-2",
        "five-5, target 200",
        "classic-3, target 200, both-over higher"};

    count_reasons(rules, COUNT(rules));
}
END_TEST

START_TEST(all_reasons_of_tripoli_are_true)
{
    static const char *const rules[] = {"tripoli",
                                        "rummoli",
                                        "tripoley",
                                        "michigan-rummy",
                                        "pay-suit",
                                        "pay-suit, players 9",
                                        "tripoli, players 2, bankroll 9",
                                        "tripoli, players 2, pay-card-bar on"};

    count_reasons(rules, COUNT(rules));
}
END_TEST

SUITE(player_reasons)
TEST(every_reason_is_given_somewhere_and_is_true_there)
TEST(a_bid_that_brings_as_much_as_a_pass_is_not_said_to_lose_less)
TEST(fh_22_with_ten_sure_tricks_a_contractor_goes_alone)
TEST(a_winner_that_is_as_good_is_cashed_whatever_is_listed_between)
TEST(all_reasons_of_five_hundred_are_true)
TEST(all_reasons_of_tripoli_are_true)
END_SUITE
