/* SPDX-License-Identifier: MIT */
/* The clear errors that fh_errors.c counts: positions worked out on paper, with
 * moves that are errors and moves that are not. */
#include "common/five_hundred.h"
#include "fh_errors.h"
#include "fh_habits.h"

/* A move that the seat to act is about to make. */
static struct turn about_to(const talon_game *game, const char *line)
{
    struct turn turn = {0};

    turn.seat = seat_to_act(game);
    turn.view = view_of(game, SEAT(turn.seat));
    turn.move = read_move(game, line);
    return turn;
}

/* What find_errors() says about a move of the seat to act, for the error with
 * this letter. */
static struct suspicion look_for(const talon_game *game, char letter,
                                 const char *line)
{
    struct suspicion found[ERRORS];
    struct fh_look look;
    struct turn turn = about_to(game, line);

    fh_look_at(&look, &turn);
    find_errors(&look, found);
    return found[letter - 'a'];
}

#define is_error(game, letter, line)                                           \
    do {                                                                       \
        ck_assert(look_for(game, letter, line).possible);                      \
        ck_assert_msg(look_for(game, letter, line).made, "%s", line);          \
    } while (0)

#define is_fine(game, letter, line)                                            \
    do {                                                                       \
        ck_assert(look_for(game, letter, line).possible);                      \
        ck_assert_msg(!look_for(game, letter, line).made, "%s", line);         \
    } while (0)

#define is_impossible(game, letter, line)                                      \
    ck_assert(!look_for(game, letter, line).possible)

/* A game in which seat 0 has bid 7S and discarded, and is about to lead. */
static talon_game *spades(void)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    DEAL(game, "JK JS AS 8S 7S AH KH 6H 6D KD",
         "JC QS 9S 9C QC KC 4H 5H 7H 10D", "KS 10S AC 10C 8C 8H 9H 10H AD QD",
         "6S 5S 7C 6C 5C JH QH 7D 8D 9D", [KITTY] = "4D 5D JD");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass, 0 discard 4D 5D JD");
    return game;
}

START_TEST(error_a_needs_a_winning_partner_and_the_last_turn)
{
    talon_game *game = spades();

    /* Seat 2 plays third and seat 3 last: seat 1's king of clubs wins. */
    play(game, "0 play 6D, 1 play 10D, 2 play AD, 3 play 7D, 2 play 8C, "
               "3 play 5C, 0 play 7S");
    /* Seat 1 is last, and an opponent is winning. */
    is_impossible(game, 'a', "1 play 9C");
    play(game, "1 play 9C, 0 play 6H, 1 play 4H, 2 play 10H");
    /* Seat 3 is last, but seat 2, an opponent, is winning. */
    is_impossible(game, 'a', "3 play JH");
    play(game, "3 play JH, 3 play 7C");
    /* Seat 0 has no clubs; seat 3 leads. */
    play(game, "0 play 8S, 1 play QC, 2 play 10C, 0 play AH, 1 play 5H, "
               "2 play 8H, 3 play QH, 0 play KH, 1 play 7H, 2 play 9H");
    is_impossible(game, 'a', "3 play 8D");
    play(game, "3 play 8D, 0 play KD, 1 play QS");
    /* Seat 1 is winning with a ruff, but seat 2 is not last. */
    is_impossible(game, 'a', "2 play QD");
    play(game, "2 play QD");
    is_impossible(game, 'a', "3 play 9D");
}
END_TEST

/* Seat 2 is last, and its partner, seat 0, is winning. */
START_TEST(a_high_card_wasted_on_a_partners_trick_is_error_a)
{
    talon_game *game = sit("australian-4, first-dealer 2");

    /* Seat 3 bids and leads; seat 2 is last, and seat 0 is its partner. */
    DEAL(game, [0] = "AH AC 5S 6S 7S 5C 6C 7C 6D 7D",
         [1] = "4H 5H 8S 9S 8C 9C JH 8D 10S 10C",
         [2] = "KH QH 6H JD QD KD AD 9D 10D QC",
         [3] = "JK JS JC AS KS QS 9H 8H 7H KC", [KITTY] = "4D 5D 10H");
    play(game, "3 bid 8S, 0 pass, 1 pass, 2 pass, 3 discard 10H 4D 5D");
    play(game, "3 play 9H, 0 play AH, 1 play 4H");
    is_error(game, 'a', "2 play KH");
    is_error(game, 'a', "2 play QH");
    is_fine(game, 'a', "2 play 6H");
    ck_assert_int_eq(look_for(game, 'a', "2 play KH").plain, card("6H"));
    play(game, "2 play 6H, 0 play 5C, 1 play 8C");
    /* The queen is the only club of seat 2. */
    is_impossible(game, 'a', "2 play QC");
}
END_TEST

START_TEST(a_low_trump_led_while_holding_the_highest_is_error_b)
{
    talon_game *game = spades();

    /* No unseen card beats JK and JS, but JC beats AS. */
    is_error(game, 'b', "0 play 8S");
    is_error(game, 'b', "0 play AS");
    is_fine(game, 'b', "0 play JS");
    is_fine(game, 'b', "0 play JK");
    is_fine(game, 'b', "0 play AH");
    ck_assert_int_eq(look_for(game, 'b', "0 play 8S").plain, card("JK"));
    /* With the left bower gone, no unseen card beats AS either. */
    play(game, "0 play JK, 1 play JC, 2 play 10S, 3 play 5S");
    is_fine(game, 'b', "0 play AS");
    is_error(game, 'b', "0 play 7S");
    /* One trump that no unseen card beats is not enough. */
    play(game, "0 play JS, 1 play 9S, 2 play KS, 3 play 6S");
    is_impossible(game, 'b', "0 play 8S");
}
END_TEST

START_TEST(the_joker_wasted_on_a_lost_trick_is_error_c)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    /* Hearts were named for the joker, so it cannot win a trick in clubs. */
    DEAL(game, [0] = "5S 5C 5H AH KH QH AD KD QD JK",
         [1] = "6C 7C 8C 9C 10C JC QC KC AC AS",
         [2] = "6S 7S 8S 9S 10S JS QS KS 6H 7H", [KITTY] = "4H 4D 5D");
    play(game,
         "0 bid 8NT, 1 pass, 2 pass, 3 pass, 0 discard 4H 4D 5D nominate H, "
         "0 play 5C, 1 play AC, 2 play 6H, 3 play 6D, 1 play KC, "
         "2 play 7H, 3 play 7D");
    is_error(game, 'c', "0 play JK");
    is_fine(game, 'c', "0 play QD");
    /* In a trump contract the joker always wins. */
    game = spades();
    play(game, "0 play AH, 1 play 4H, 2 play 8H, 3 play JH");
    is_impossible(game, 'c', "0 play KH");
}
END_TEST

START_TEST(raising_its_own_sides_bid_without_need_is_error_d)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    DEAL(game, [0] = "JS JC AS KS 8S AH KH 6D 7D 8D");
    play(game, "0 bid 6S, 1 pass, 2 bid 7S, 3 pass");
    is_error(game, 'd', "0 bid 8S");
    is_fine(game, 'd', "0 pass");
    is_fine(game, 'd', "0 bid 8H");
    /* An opponent has bid since this seat's last bid. */
    game = sit("australian-4, first-dealer 3");
    DEAL(game, [0] = "JS JC AS KS 8S AH KH 6D 7D 8D");
    play(game, "0 bid 6S, 1 bid 6H, 2 bid 7S, 3 pass");
    is_impossible(game, 'd', "0 bid 8S");
    /* Seat 0 bids a suit that its partner has not bid. */
    game = sit("australian-4, first-dealer 3");
    DEAL(game, [0] = "JS JC AS KS 8S AH KH 6D 7D 8D");
    play(game, "0 bid 6S, 1 pass, 2 bid 7H, 3 pass");
    is_impossible(game, 'd', "0 bid 8S");
}
END_TEST

START_TEST(bidding_more_than_wins_the_game_is_error_e)
{
    talon_game *game = sit("australian-4, first-dealer 3, target 140");

    DEAL(game, [0] = "JS JC AS KS 8S AH KH 6D 7D 8D");
    /* 7S is worth 140, 6NT 120. */
    is_fine(game, 'e', "0 bid 7S");
    is_error(game, 'e', "0 bid 8S");
    is_error(game, 'e', "0 bid 8H");
    is_impossible(game, 'e', "0 bid 6NT");
    is_impossible(game, 'e', "0 pass");
    play(game, "0 pass, 1 bid 7H");
    play(game, "2 bid 8S");
    is_impossible(game, 'e', "3 pass");
}
END_TEST

START_TEST(error_f_needs_the_last_turn_and_a_way_out)
{
    talon_game *game = sit("australian-4, misere any-time, first-dealer 3");

    DEAL(game, "5S 6S 7S 9S 8C 5H 6H 4H 4D 5D",
         "8S 10S AS 5C 6C 7C 7H AH 6D AD", "KS",
         "QS JS KC QC JC 10C KH KD QD JK", [KITTY] = "9C QH JH");
    play(game, "0 bid misere, 1 pass, 2 pass, 3 pass, 0 discard 9C QH JH, "
               "0 play 4D, 1 play 6D, 3 play QD");
    /* Seat 3 leads, and seat 0 is second, not last. */
    play(game, "3 play JS");
    is_impossible(game, 'f', "0 play 9S");
    play(game, "0 play 9S, 1 play 10S, 3 play 10C");
    is_impossible(game, 'f', "0 play 8C");
    play(game, "0 play 8C, 1 play 5C, 3 play QS, 0 play 7S, 1 play AS");
    /* Seat 1 leads 8S and seat 3 has no spade; seat 0 is last, but its spades
     * are too low to win. */
    play(game, "1 play 8S, 3 play KC");
    is_impossible(game, 'f', "0 play 6S");
    play(game, "0 play 6S, 1 play 7H, 3 play KH");
    is_impossible(game, 'f', "0 play 6H");
}
END_TEST

/* Seat 0 is last, with cards above and below the one that is winning. */
START_TEST(taking_a_trick_that_it_could_avoid_is_error_f)
{
    talon_game *game = sit("australian-4, misere any-time, first-dealer 3");

    DEAL(game, "5S 9S 7C 8C 5H 6H 4H 4D 5D 6C",
         "8S 10S AS 5C 9C 10C 7H AH 6D AD", "KS",
         "6S JS KC QC JC 7S KH KD QD JK", [KITTY] = "QS QH JH");
    play(game, "0 bid misere, 1 pass, 2 pass, 3 pass, 0 discard QS QH JH, "
               "0 play 4D, 1 play AD, 3 play QD, 1 play 8S, 3 play 7S");
    is_error(game, 'f', "0 play 9S");
    is_fine(game, 'f', "0 play 5S");
    ck_assert_int_eq(look_for(game, 'f', "0 play 9S").plain, card("5S"));
}
END_TEST

static void count(talon_game *game, const char *line, uint32_t worlds,
                  struct sums *sums)
{
    static struct contest contest;
    struct table table = {.contest = &contest, .sums = sums};
    struct turn turn = about_to(game, line);
    struct fh_look look;

    memset(&contest, 0, sizeof contest);
    contest.discipline = &five_hundred_discipline;
    contest.seat_count = 4;
    contest.worlds = worlds;
    strcpy(contest.seats, "abab");
    fh_look_at(&look, &turn);
    count_errors(&table, &look);
}

/* Taking the trick loses the misère in every world. */
START_TEST(a_suspect_card_is_judged_over_worlds)
{
    static struct sums sums;
    talon_game *game = sit("australian-4, misere any-time, first-dealer 3");

    memset(&sums, 0, sizeof sums);
    DEAL(game, "5S 9S 7C 8C 5H 6H 4H 4D 5D 6C",
         "8S 10S AS 5C 9C 10C 7H AH 6D AD", "KS",
         "6S JS KC QC JC 7S KH KD QD JK", [KITTY] = "QS QH JH");
    play(game, "0 bid misere, 1 pass, 2 pass, 3 pass, 0 discard QS QH JH, "
               "0 play 4D, 1 play AD, 3 play QD, 1 play 8S, 3 play 7S");
    count(game, "0 play 9S", 20, &sums);
    ck_assert_int_eq(sums_find(&sums, "a.suspect.f")->total, 1);
    ck_assert_int_eq(sums_find(&sums, "a.error.f")->total, 1);
    count(game, "0 play 5S", 20, &sums);
    ck_assert_int_eq(sums_find(&sums, "a.error.f")->total, 1);
    ck_assert_int_eq(sums_find(&sums, "a.error.f")->count, 2);
    /* Without worlds, no card is judged. */
    count(game, "0 play 9S", 0, &sums);
    ck_assert_int_eq(sums_find(&sums, "a.suspect.f")->count, 3);
    ck_assert_int_eq(sums_find(&sums, "a.error.f")->count, 2);
}
END_TEST

/* It is right here to overtake the partner, who has no spade to lead to AS.
 * Seat 0 takes two tricks with AH and AS; if it plays 4H, its side often takes
 * only one, with KH. */
START_TEST(a_suspect_card_that_costs_nothing_is_no_error)
{
    static struct sums sums;
    talon_game *game = sit("australian-4, first-dealer 3");

    memset(&sums, 0, sizeof sums);
    DEAL(game, "KS QS JS AC AD 9C JH AH 4H AS",
         "6S 8S 10S 6C 6D KC KD 5H QC QD", "7H 8H 9H 7C 7D 10C 9D KH 5C 5D",
         "7S 9S 10H 8C 8D JC 10D 6H JD QH", [KITTY] = "JK 4D 5S");
    play(game, "0 bid 7NT, 1 pass, 2 pass, 3 pass, 0 discard JK 4D 5S, "
               "0 play KS, 1 play 6S, 2 play 7H, 3 play 7S, "
               "0 play QS, 1 play 8S, 2 play 8H, 3 play 9S, "
               "0 play JS, 1 play 10S, 2 play 9H, 3 play 10H, "
               "0 play AC, 1 play 6C, 2 play 7C, 3 play 8C, "
               "0 play AD, 1 play 6D, 2 play 7D, 3 play 8D, "
               "0 play 9C, 1 play KC, 2 play 10C, 3 play JC, "
               "1 play KD, 2 play 9D, 3 play 10D, 0 play JH, "
               "1 play 5H, 2 play KH, 3 play 6H");
    is_error(game, 'a', "0 play AH");
    count(game, "0 play AH", 100, &sums);
    ck_assert_int_eq(sums_find(&sums, "a.suspect.a")->total, 1);
    ck_assert_int_eq(sums_find(&sums, "a.error.a")->total, 0);
}
END_TEST

/* Counts the habits in a call by the seat to act. */
static void count_call(const talon_game *game, const char *line,
                       struct sums *sums)
{
    static const struct contest contest = {.seats = "aaaa", .seat_count = 4};
    struct table table = {.contest = &contest, .sums = sums};
    struct turn turn = about_to(game, line);

    count_habits(&table, &turn);
}

/* 7NT outranks every other bid of seven, and 8S outranks 7NT. */
START_TEST(a_bid_of_eight_where_seven_would_do_is_counted)
{
    static struct sums sums;
    talon_game *game = sit("australian-4, first-dealer 3");

    memset(&sums, 0, sizeof sums);
    DEAL(game, "JK JS AS 8S 7S AH KH 6H 6D KD",
         "JC QS 9S 9C QC KC 4H 5H 7H 10D", "KS 10S AC 10C 8C 8H 9H 10H AD QD",
         "6S 5S 7C 6C 5C JH QH 7D 8D 9D", [KITTY] = "4D 5D JD");
    count_call(game, "0 bid 7S", &sums);
    ck_assert_ptr_null(sums_find(&sums, "a.eight-for-seven"));
    count_call(game, "0 bid 8S", &sums);
    ck_assert_int_eq(sums_find(&sums, "a.eight-for-seven")->total, 1);
    play(game, "0 bid 7H");
    count_call(game, "1 bid 8C", &sums);
    ck_assert_int_eq(sums_find(&sums, "a.eight-for-seven")->total, 2);
    play(game, "1 bid 7NT");
    count_call(game, "2 bid 8S", &sums);
    ck_assert_int_eq(sums_find(&sums, "a.eight-for-seven")->total, 2);
    ck_assert_int_eq(sums_find(&sums, "a.eight-for-seven")->count, 3);
}
END_TEST

SUITE(errors)
TEST(error_a_needs_a_winning_partner_and_the_last_turn)
TEST(a_high_card_wasted_on_a_partners_trick_is_error_a)
TEST(a_low_trump_led_while_holding_the_highest_is_error_b)
TEST(the_joker_wasted_on_a_lost_trick_is_error_c)
TEST(raising_its_own_sides_bid_without_need_is_error_d)
TEST(bidding_more_than_wins_the_game_is_error_e)
TEST(error_f_needs_the_last_turn_and_a_way_out)
TEST(taking_a_trick_that_it_could_avoid_is_error_f)
TEST(a_suspect_card_is_judged_over_worlds)
TEST(a_suspect_card_that_costs_nothing_is_no_error)
TEST(a_bid_of_eight_where_seven_would_do_is_counted)
END_SUITE
