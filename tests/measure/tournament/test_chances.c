/* SPDX-License-Identifier: MIT */
/* Chances stated and what happened, as chances.h counts them: hands that are
 * over soon, with chances and errors worked out on paper. */
#include "chances.h"
#include "common/five_hundred.h"
#include "common/tripoli.h"
#include <talon/player.h>

static struct sums sums;
static struct contest contest;

static void begin(const struct discipline *discipline)
{
    memset(&sums, 0, sizeof sums);
    memset(&contest, 0, sizeof contest);
    contest.discipline = discipline;
}

/* The seat to act, whose number is the number of its player, is about to make a
 * move; it states a chance. */
static void state(const talon_game *game, const char *line, int32_t chance,
                  uint32_t chance_of)
{
    struct turn turn = {0};

    turn.seat = seat_to_act(game);
    turn.view = view_of(game, SEAT(turn.seat));
    turn.move = read_move(game, line);
    turn.chance = chance;
    turn.chance_of = chance_of;
    chances_state(&contest, (uint32_t)turn.seat, game, &turn);
}

/* The same, and the move is made. */
static void move(talon_game *game, const char *line, int32_t chance,
                 uint32_t chance_of)
{
    state(game, line, chance, chance_of);
    play(game, "%s", line);
}

/* The cases of "NAME", what was stated in them, and by how much that is more
 * than what happened. */
static void counts(const char *name, int64_t cases, int64_t stated, int64_t gap)
{
    static const char *const what[] = {"cases", "stated", "gap"};
    const int64_t expected[] = {cases, stated, gap};
    char whole[SUM_NAME_MAX];
    uint32_t i;

    for (i = 0; i < 3; i++) {
        const struct sum *sum;

        snprintf(whole, sizeof whole, "%s.%s", name, what[i]);
        sum = sums_find(&sums, whole);
        ck_assert_msg(sum != NULL || cases == 0, "no %s", whole);
        if (sum != NULL)
            ck_assert_msg(sum->total == expected[i], "%s: %" PRId64, whole,
                          sum->total);
    }
}

/* Seat 0 loses a misère in the first trick. What was said of bids that were
 * overbid is never known. */
START_TEST(chances_of_a_contract_are_those_of_the_last_bid)
{
    const uint32_t made = TALON_CHANCE_CONTRACT;
    talon_game *game = three_hands("misere any-time, auction re-entry");

    begin(&five_hundred_discipline);
    move(game, "0 bid 6S", 8000, made);
    move(game, "1 bid 6NT", 5000, made);
    move(game, "2 pass", 3000, made);
    move(game, "0 bid misere", 2500, made);
    move(game, "1 pass", NO_CHANCE, 0);
    play(game, "2 pass");
    move(game, "0 discard 7D 7H 8H", 2000, made);
    move(game, "0 play AS", 10000, made);
    play(game, "1 play 10S, 2 play 7C, = act table");
    chances_settle(game);
    chances_note(&sums);
    counts("a.chance.misere-calls.2", 1, 2500, 2500);
    counts("a.chance.misere-calls.all", 1, 2500, 2500);
    counts("a.chance.misere-discards.2", 1, 2000, 2000);
    counts("a.chance.misere-cards.9", 1, 10000, 10000);
    counts("a.chance.misere.all", 3, 14500, 14500);
    counts("a.chance.calls.all", 1, 2500, 2500);
    counts("a.chance.suit.all", 0, 0, 0);
    counts("b.chance.calls.all", 0, 0, 0);
    counts("c.chance.calls.all", 0, 0, 0);
}
END_TEST

/* A pass speaks of the bid that stands; kinds are kept apart. The contract is
 * made: seat 0 has ten tricks from the top. */
START_TEST(chances_with_a_pass_are_about_the_bid_that_stands)
{
    const uint32_t made = TALON_CHANCE_CONTRACT;
    talon_game *game = sit("classic-3, first-dealer 2");

    begin(&five_hundred_discipline);
    DEAL(game, "JK JS JC AS KS QS 10S 9S 8S 7S", [KITTY] = "AH AC AD");
    move(game, "0 bid 10S", 9000, made);
    move(game, "1 pass", 6000, made);
    play(game, "2 pass, 0 discard AH AC AD");
    play_while(game, TALON_PHASE_TRICKS);
    chances_settle(game);
    chances_note(&sums);
    counts("a.chance.suit-calls.9", 1, 9000, -1000);
    counts("b.chance.suit-calls.6", 1, 6000, -4000);
    counts("b.chance.no-trump.all", 0, 0, 0);
}
END_TEST

START_TEST(nothing_is_known_of_a_hand_that_is_passed_out)
{
    talon_game *game = three_hands("all-pass next-dealer");

    begin(&five_hundred_discipline);
    move(game, "0 pass", 5000, TALON_CHANCE_CONTRACT);
    play(game, "1 pass, 2 pass");
    chances_settle(game);
    chances_note(&sums);
    ck_assert_uint_eq(sums.count, 0);
}
END_TEST

/* Judged among those who are in at that moment, and before and after raises. */
START_TEST(the_best_hand_is_that_of_those_in_the_betting)
{
    const uint32_t best = TALON_CHANCE_BEST_HAND;
    talon_game *game = sit(POKER);

    begin(&tripoli_discipline);
    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT);
    move(game, "1 bet 5", 9000, best);
    move(game, "2 raise 1", 100, best);
    move(game, "0 fold", 9900, best);
    move(game, "1 call", 9500, best);
    chances_settle(game);
    chances_note(&sums);
    counts("a.chance.best-hand-after.9", 1, 9900, -100);
    counts("b.chance.best-hand-before.9", 1, 9000, 9000);
    counts("b.chance.best-hand-after.9", 1, 9500, -500);
    counts("b.chance.best-hand.all", 2, 18500, 8500);
    counts("c.chance.best-hand-before.0", 1, 100, 100);
    counts("c.chance.best-hand-after.all", 0, 0, 0);
}
END_TEST

/* Two equal straights, and a pair. */
START_TEST(equal_hands_share_the_best)
{
    talon_game *game = sit(POKER);

    begin(&tripoli_discipline);
    DEAL(game, [0] = "10S JC QD KH AS", [1] = "10C JD QH KS AC",
         [2] = "2S 2C 5D 6D 8H");
    play(game, "1 select 10C JD QH KS AC, 2 select 2S 2C 5D 6D 8H, "
               "0 select 10S JC QD KH AS");
    move(game, "1 check", 7000, TALON_CHANCE_BEST_HAND);
    move(game, "2 check", 0, TALON_CHANCE_BEST_HAND);
    chances_note(&sums);
    counts("b.chance.best-hand.all", 1, 7000, 2000);
    counts("c.chance.best-hand.all", 1, 0, 0);
}
END_TEST

/* Seat 1 plays all its cards in one run. */
START_TEST(who_goes_out_is_known_at_the_end)
{
    talon_game *game = sit(STOPS);

    begin(&tripoli_discipline);
    DEAL(game, SPADES, CLUBS, DIAMONDS, [SPARE] = HEARTS);
    state(game, "1 play 2C", 6000, TALON_CHANCE_GOES_OUT);
    play_run(game, 1, CLUBS);
    expect(game, "= act table");
    chances_settle(game);
    chances_note(&sums);
    counts("b.chance.goes-out.6", 1, 6000, -4000);
    counts("b.chance.goes-out.all", 1, 6000, -4000);
}
END_TEST

/* In one deal twice 50 % and in another 20 %, and it never happens: the mean
 * gap is 40 %, that of the deals 50 % and 20 %. With d = 1, .2 and n = 2, 1 the
 * squares of d - .4 n are .04 and .04; twice their sum is .16, whose root over
 * three is .1333. */
START_TEST(errors_are_those_of_deals)
{
    struct report report = {tmpfile(), 1, 0};
    talon_game *game = sit(POKER);
    char text[4096];
    size_t length;

    begin(&tripoli_discipline);
    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT);
    state(game, "1 check", 5000, TALON_CHANCE_BEST_HAND);
    state(game, "1 check", 5000, TALON_CHANCE_BEST_HAND);
    chances_note(&sums);
    state(game, "1 check", 2000, TALON_CHANCE_BEST_HAND);
    chances_note(&sums);
    chances_report(&sums, 1, &report);
    rewind(report.file);
    length = fread(text, 1, sizeof text - 1, report.file);
    text[length] = '\0';
    fclose(report.file);
    ck_assert_msg(
        strstr(text, "\"b.chance.best-hand.all\": {\"stated\": 0.400000, "
                     "\"happened\": 0.000000, \"gap\": 0.400000, "
                     "\"error\": 0.133333, \"n\": 3, \"deals\": 2}") != NULL,
        "%s", text);
    ck_assert_msg(
        strstr(text, "\"b.chance.best-hand.5\": {\"stated\": 0.500000, "
                     "\"happened\": 0.000000, \"gap\": 0.500000, "
                     "\"error\": 0.000000, \"n\": 2, \"deals\": 1}") != NULL,
        "%s", text);
}
END_TEST

SUITE(chances)
TEST(chances_of_a_contract_are_those_of_the_last_bid)
TEST(chances_with_a_pass_are_about_the_bid_that_stands)
TEST(nothing_is_known_of_a_hand_that_is_passed_out)
TEST(the_best_hand_is_that_of_those_in_the_betting)
TEST(equal_hands_share_the_best)
TEST(who_goes_out_is_known_at_the_end)
TEST(errors_are_those_of_deals)
END_SUITE
