/* SPDX-License-Identifier: MIT */
/* talon_fh_playable() and talon_fh_play(): positions worked out by hand (FH-5,
 * FH-21, FH-24, FH-25, FH-29…FH-31), the reasons why a play is refused, and
 * random games, in which they must agree with talon_game_choices() and
 * talon_game_apply(). */
#include "common/random_games.h"
#include "common/five_hundred.h"

/* The bits of the suits that a joker may name, in the mask that
 * talon_fh_playable() returns. */
#define S   (1u << TALON_SUIT_SPADES)
#define C   (1u << TALON_SUIT_CLUBS)
#define D   (1u << TALON_SUIT_DIAMONDS)
#define H   (1u << TALON_SUIT_HEARTS)
#define ANY (S | C | D | H)

/* What talon_fh_playable() returns: the seat to play, its legal cards, and the
 * suits that a joker may name. */
struct playable {
    talon_cards cards;
    uint32_t suits;
    int32_t seat;
};

static talon_status ask(const talon_game *game, struct playable *playable)
{
    return talon_fh_playable(game, &playable->seat, &playable->cards,
                             &playable->suits);
}

static void may_play(const talon_game *game, int32_t seat, const char *set,
                     uint32_t suits)
{
    struct playable playable;

    ck_ok(ask(game, &playable));
    ck_assert_int_eq(playable.seat, seat);
    ck_assert_uint_eq(playable.cards, cards(set));
    ck_assert_uint_eq(playable.suits, suits);
}

static talon_card lowest(talon_cards set)
{
    talon_card card = 0;

    while (!(set >> card & 1))
        card++;
    return card;
}

/* Plays a card with talon_fh_play(). The text is that of a move in a record. */
static talon_status play_status(talon_game *game, const char *text)
{
    talon_move move = read_move(game, text);

    return talon_fh_play(game, move.seat, lowest(move.cards),
                         move.denomination);
}

/* Makes plays, separated by commas, and asserts that each one raises the turn
 * number by 1. */
static void play_cards(talon_game *game, const char *text)
{
    char line[128];
    int used = 0;

    while (sscanf(text, " %127[^,]%n", line, &used) == 1) {
        uint32_t before = turn_of(game);

        ck_ok(play_status(game, line));
        ck_assert_uint_eq(turn_of(game), before + 1);
        text += used;
        text += *text == ',';
    }
}

/* Asserts that a play is refused for a reason and that nothing has changed. */
static void play_refused(talon_game *game, const char *text,
                         talon_status reason)
{
    struct handle before;

    copy_to(&before, game);
    ck_status(play_status(game, text), reason);
    ck_assert(same(game, of(&before)));
}

/* The same for a seat, card and suit given as numbers, valid or not. */
static void numbers_refused(talon_game *game, int32_t seat, talon_card played,
                            uint32_t suit, talon_status reason)
{
    struct handle before;

    copy_to(&before, game);
    ck_status(talon_fh_play(game, seat, played, suit), reason);
    ck_assert(same(game, of(&before)));
}

/* Asserts that talon_fh_playable() fails and leaves its results unchanged. */
static void nothing_playable(const talon_game *game, talon_status reason)
{
    struct playable playable = {77, 78, 79};

    ck_status(ask(game, &playable), reason);
    ck_assert_uint_eq(playable.cards, 77);
    ck_assert_uint_eq(playable.suits, 78);
    ck_assert_int_eq(playable.seat, 79);
}

/* Seat 0 has the contract and discards the three cards of the kitty. */
static talon_game *contract(const char *bid, const char *options)
{
    talon_game *game = three_hands(options);

    play(game, "0 bid %s, 1 pass, 2 pass, 0 discard 8H 7H 7D", bid);
    return game;
}

/* Seat 1 is on lead in the third trick of 6NT. Diamonds and hearts have been
 * led, and seat 1 has shown that it is void in diamonds. */
static talon_game *third_trick(const char *options)
{
    talon_game *game = contract("6NT", options);

    play_cards(game, "0 play AD, 1 play 10H, 2 play 8D,"
                     "0 play 9H, 1 play AH, 2 play 7C");
    return game;
}

/* Seat 1 is on lead in the sixth trick. All suits have been led: D, H, S, C,
 * S. */
static talon_game *sixth_trick(const char *options)
{
    talon_game *game = third_trick(options);

    play_cards(game, "1 play 7S, 2 play 8C, 0 play AS,"
                     "0 play AC, 1 play 8S, 2 play 9C,"
                     "0 play QS, 1 play KS, 2 play 9D");
    return game;
}

START_TEST(fh_25_a_seat_must_follow_suit)
{
    talon_game *game = contract("6NT", "");

    /* any card may be led */
    may_play(game, 0, "AS QS JS QH AD KD AC KC QC 9H", 0);
    play_refused(game, "0 play 8H", TALON_E_NOT_HELD); /* discarded */
    play_refused(game, "0 play JK", TALON_E_NOT_HELD);
    play_cards(game, "0 play AS");
    may_play(game, 1, "7S 8S 9S 10S KS", 0);
    play_refused(game, "1 play AH", TALON_E_FOLLOW);
    play_refused(game, "1 play JK", TALON_E_FOLLOW);
    play_refused(game, "1 play AS", TALON_E_NOT_HELD);
    play_refused(game, "1 play 2S", TALON_E_CARD_FOREIGN);
    play_refused(game, "1 play 13H", TALON_E_CARD_FOREIGN);
    play_refused(game, "2 play 7C", TALON_E_TURN);
    play_refused(game, "1 play 7S:S", TALON_E_JOKER_NAMED);
    play_cards(game, "1 play 7S");
    /* void in spades: any card */
    may_play(game, 2, "QD JD 10D 9D 8D JC 10C 9C 8C 7C", 0);
    play_cards(game, "2 play QD");
    /* the ace has taken the trick from 7S and QD */
    ck_assert_int_eq(trick_winner(game, 1), 0);
    may_play(game, 0, "QS JS QH AD KD AC KC QC 9H", 0);
}
END_TEST

/* In 6C, the jack of spades and the joker count as clubs. In 6H, a joker led
 * names no suit, and the jack of diamonds must follow it. */
START_TEST(fh_05_bowers_and_joker_follow_trumps)
{
    talon_game *game = contract("6C", "");

    play_cards(game, "0 play AC");
    may_play(game, 1, "JK", 0);
    play_refused(game, "1 play 7S", TALON_E_FOLLOW);
    play_cards(game, "1 play JK, 2 play 7C, 1 play 7S, 2 play QD");
    may_play(game, 0, "QS AS", 0);
    play_refused(game, "0 play JS", TALON_E_FOLLOW);
    play_cards(game, "0 play QS, 0 play JS, 1 play 8S");
    may_play(game, 2, "8C 9C 10C JC", 0);

    game = three_hands("");
    play(game, "0 pass, 1 bid 6H, 2 pass, 1 discard 8H 7H 7D");
    may_play(game, 1, "KS 10S 9S 8S 7S AH KH JH 10H JK", 0);
    play_refused(game, "1 play JK:H", TALON_E_JOKER_NAMED);
    play_cards(game, "1 play JK");
    /* the jack of diamonds is the left bower */
    may_play(game, 2, "JD", 0);
}
END_TEST

START_TEST(fh_29_a_joker_led_names_a_suit)
{
    talon_game *game = third_trick("");

    may_play(game, 1, "7S 8S 9S 10S KS JH KH JK", ANY);
    play_refused(game, "1 play JK", TALON_E_JOKER_SUIT);
    play_refused(game, "1 play 7S:S", TALON_E_JOKER_NAMED);
    play_cards(game, "1 play JK:C");
    ck_assert_uint_eq(fh_state(game).suit_led, TALON_SUIT_CLUBS);
    may_play(game, 2, "8C 9C 10C JC", 0);
    play_cards(game, "2 play 8C");
    may_play(game, 0, "QC KC AC", 0);
    play_refused(game, "0 play AS", TALON_E_FOLLOW);
    play_refused(game, "0 play AC:C", TALON_E_JOKER_NAMED);
    play_cards(game, "0 play AC");
    ck_assert_int_eq(trick_winner(game, 3), 1);
    /* leading another card although a joker could be led */
    game = third_trick("");
    play_cards(game, "1 play KS");
    may_play(game, 2, "JC 10C 9C 8C 9D 10D JD QD", 0);
}
END_TEST

START_TEST(fh_30_under_when_void_the_joker_needs_a_void)
{
    talon_game *game = third_trick("joker-no-trump when-void");

    may_play(game, 1, "7S 8S 9S 10S KS JH KH JK", ANY);
    game = contract("6NT", "joker-no-trump when-void");
    play_cards(game, "0 play AD");
    /* seat 1 is void in diamonds */
    may_play(game, 1, "KS 10S 9S 8S 7S AH KH JH 10H JK", 0);
    play_refused(game, "1 play JK:D", TALON_E_JOKER_NAMED);
    play_cards(game, "1 play JK, 2 play QD");
    ck_assert_int_eq(trick_winner(game, 1), 1);
}
END_TEST

/* A joker led may name any suit but diamonds, which seat 1 has failed to
 * follow. */
START_TEST(fh_30_under_honest_suits_shown_void_may_not_be_named)
{
    talon_game *game = third_trick("joker-no-trump honest");

    may_play(game, 1, "7S 8S 9S 10S KS JH KH JK", S | C | H);
    play_refused(game, "1 play JK:D", TALON_E_JOKER_NAMED);
    play_refused(game, "1 play JK", TALON_E_JOKER_SUIT);
    play_cards(game, "1 play JK:H");
    /* nor clubs, after seat 1 has thrown a spade on a club lead */
    may_play(sixth_trick("joker-no-trump honest"), 1, "9S 10S JH KH JK", S | H);
}
END_TEST

/* A joker led must name a suit that has not been led. When all have been, it
 * may not be led. */
START_TEST(fh_30_under_pagat_suits_led_may_not_be_named)
{
    talon_game *game = third_trick("joker-no-trump pagat");

    may_play(game, 1, "7S 8S 9S 10S KS JH KH JK", S | C);
    play_refused(game, "1 play JK:D", TALON_E_JOKER_NAMED);
    play_refused(game, "1 play JK:H", TALON_E_JOKER_NAMED);
    play_cards(game, "1 play JK:S");
    game = sixth_trick("joker-no-trump pagat");
    may_play(game, 1, "9S 10S JH KH", 0);
    play_refused(game, "1 play JK:S", TALON_E_JOKER_LEAD);
    play_refused(game, "1 play JK", TALON_E_JOKER_LEAD);
}
END_TEST

START_TEST(fh_30_under_any_time_the_joker_may_be_played_to_any_lead)
{
    talon_game *game = third_trick("joker-no-trump any-time");

    may_play(game, 1, "7S 8S 9S 10S KS JH KH JK", ANY);
    game = contract("6NT", "joker-no-trump any-time");
    play_cards(game, "0 play AS");
    may_play(game, 1, "7S 8S 9S 10S KS JK", 0);
    play_refused(game, "1 play AH", TALON_E_FOLLOW);
    play_refused(game, "1 play JK:S", TALON_E_JOKER_NAMED);
    play_cards(game, "1 play JK, 2 play 7C");
    ck_assert_int_eq(trick_winner(game, 1), 1);
    /* that does not prove seat 1 void in spades (FH-41) */
    ck_assert_uint_eq(fh_state(game).voids[1], 0);
}
END_TEST

START_TEST(fh_30_under_last_lead_no_joker_may_be_led)
{
    talon_game *game = third_trick("joker-no-trump last-lead");

    may_play(game, 1, "7S 8S 9S 10S KS JH KH", 0);
    play_refused(game, "1 play JK:S", TALON_E_JOKER_LEAD);
    play_refused(game, "1 play JK", TALON_E_JOKER_LEAD);
    play_refused(game, "1 play 7S:S", TALON_E_JOKER_NAMED);
}
END_TEST

/* A diamond is led to the contractor of a misère, which has a joker without a
 * suit and no diamonds. It must play the joker under `pagat`, but not under
 * `when-void`. */
START_TEST(fh_30_under_pagat_the_joker_is_forced_in_a_misere)
{
    talon_game *game = three_hands("misere any-time, joker-no-trump pagat");

    play(game, "0 pass, 1 bid misere, 2 pass, 1 discard 8H 7H 7D");
    play_cards(game, "1 play 7S, 2 play 8C, 0 play AS, 0 play AD");
    may_play(game, 1, "JK", 0);
    play_refused(game, "1 play KS", TALON_E_JOKER_FORCED);
    play_refused(game, "1 play JK:D", TALON_E_JOKER_NAMED);
    play_cards(game, "1 play JK, 2 play 8D");
    /* the joker takes the trick: the misère is lost (FH-27) */
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);

    game = three_hands("misere any-time, joker-no-trump when-void");
    play(game, "0 pass, 1 bid misere, 2 pass, 1 discard 8H 7H 7D");
    play_cards(game, "1 play 7S, 2 play 8C, 0 play AS, 0 play AD");
    may_play(game, 1, "8S 9S 10S KS 10H JH KH AH JK", 0);
}
END_TEST

/* Seat 1 leads to the tenth trick, and the joker is its last card. */
START_TEST(fh_31_a_seat_with_only_jokers_may_lead_one)
{
    static const char *const form[] = {
        "joker-no-trump when-void", "joker-no-trump honest",
        "joker-no-trump pagat", "joker-no-trump any-time",
        "joker-no-trump last-lead"};
    uint32_t i;

    for (i = 0; i < 5; i++) {
        talon_game *game = sixth_trick(form[i]);

        play_cards(game, "1 play 9S, 2 play 10D, 0 play JS,"
                         "0 play KC, 1 play 10S, 2 play 10C,"
                         "0 play KD, 1 play JH, 2 play JD,"
                         "0 play QH, 1 play KH, 2 play QD");
        may_play(game, 1, "JK", ANY);
        play_refused(game, "1 play JK", TALON_E_JOKER_SUIT);
        play_cards(game, "1 play JK:D");
        may_play(game, 2, "JC", 0);
    }
}
END_TEST

/* Seat 0 has the joker and plays 6NT; with its discard it may nominate a suit.
 * Seat 1 can take a spade trick with the queen. */
static talon_game *nominated(const char *discard)
{
    talon_game *game = sit("classic-3, first-dealer 2, joker-no-trump pagat");

    DEAL(game, "AS KS JS AH KH AC KC QC 9C JK",
         "QS 10S 9S 8S 7S QH JH 10H 9H 7D",
         "AD KD QD JD 10D 9D 8D JC 10C 8C", [KITTY] = "8H 7H 7C");
    play(game, "0 bid 6NT, 1 pass, 2 pass");
    play(game, "%s", discard);
    return game;
}

START_TEST(fh_21_a_joker_is_a_card_of_the_suit_nominated)
{
    talon_game *game = nominated("0 discard 8H 7H 7C nominate H");

    may_play(game, 0, "AS KS JS AH KH AC KC QC 9C JK", 0);
    play_refused(game, "0 play JK:H", TALON_E_JOKER_NAMED);
    play_cards(game, "0 play JK");
    ck_assert_uint_eq(fh_state(game).suit_led, TALON_SUIT_HEARTS);
    may_play(game, 1, "9H 10H JH QH", 0);

    game = nominated("0 discard 8H 7H 7C nominate H");
    play_cards(game, "0 play JS, 1 play QS, 2 play 8C, 1 play QH, 2 play 10C");
    may_play(game, 0, "KH AH JK", 0);
    play_refused(game, "0 play AS", TALON_E_FOLLOW);
    play_cards(game, "0 play JK");
    ck_assert_int_eq(trick_winner(game, 2), 0);

    /* if no suit was nominated, the joker may name any, and does not follow
     * hearts */
    game = nominated("0 discard 8H 7H 7C");
    may_play(game, 0, "AS KS JS AH KH AC KC QC 9C JK", ANY);
    play_cards(game, "0 play JS, 1 play QS, 2 play 8C, 1 play QH, 2 play 10C");
    may_play(game, 0, "KH AH", 0);
    play_refused(game, "0 play JK", TALON_E_FOLLOW);
}
END_TEST

/* Seat 0 takes tricks 1, 3, 4, 6, 7 and 8: six, as bid, for 120; seat 1 takes
 * four, for 40. After each trick, a game played with talon_game_apply() has the
 * same bytes. */
START_TEST(fh_24_talon_fh_play_can_play_a_whole_hand)
{
    static const char *const trick[] = {
        "0 play AD, 1 play 10H, 2 play 8D",
        "0 play 9H, 1 play AH, 2 play 7C",
        "1 play 7S, 2 play 8C, 0 play AS",
        "0 play AC, 1 play 8S, 2 play 9C",
        "0 play QS, 1 play KS, 2 play 9D",
        "1 play 9S, 2 play 10D, 0 play JS",
        "0 play KC, 1 play 10S, 2 play 10C",
        "0 play KD, 1 play JH, 2 play JD",
        "0 play QH, 1 play KH, 2 play QD",
        "1 play JK:D, 2 play JC, 0 play QC",
    };
    talon_game *game = contract("6NT", "joker-no-trump when-void");
    struct handle twin;
    uint32_t i;

    copy_to(&twin, game);
    for (i = 0; i < 10; i++) {
        play_cards(game, trick[i]);
        play(of(&twin), "%s", trick[i]);
        ck_assert(same(game, of(&twin)));
    }
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_int_eq(fh_state(game).score[0], 120);
    ck_assert_int_eq(fh_state(game).score[1], 40);
    ck_assert_int_eq(fh_state(game).score[2], 0);
    nothing_playable(game, TALON_E_PHASE);
}
END_TEST

START_TEST(null_is_refused)
{
    talon_game *game = contract("6NT", "");
    struct playable is = {77, 78, 79};

    ck_status(talon_fh_playable(NULL, &is.seat, &is.cards, &is.suits),
              TALON_E_NULL);
    ck_status(talon_fh_playable(game, NULL, &is.cards, &is.suits),
              TALON_E_NULL);
    ck_status(talon_fh_playable(game, &is.seat, NULL, &is.suits), TALON_E_NULL);
    ck_status(talon_fh_playable(game, &is.seat, &is.cards, NULL), TALON_E_NULL);
    ck_assert_uint_eq(is.cards, 77);
    ck_assert_uint_eq(is.suits, 78);
    ck_assert_int_eq(is.seat, 79);
    ck_status(talon_fh_play(NULL, 0, card("AS"), 0), TALON_E_NULL);
    ck_status(talon_fh_play(NULL, 9, TALON_CARD_NONE, 9), TALON_E_NULL);
}
END_TEST

START_TEST(other_handles_are_refused)
{
    struct handle none = {{0}}, tripoli;
    talon_game *odd = (talon_game *)(void *)((char *)none.memory + 4);
    talon_rules rules;
    talon_game *game;

    nothing_playable(of(&none), TALON_E_HANDLE);
    ck_status(talon_fh_play(of(&none), 0, 0, 0), TALON_E_HANDLE);
    nothing_playable(odd, TALON_E_ALIGNMENT);
    ck_status(talon_fh_play(odd, 0, 0, 0), TALON_E_ALIGNMENT);
    ck_ok(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 0));
    ck_ok(
        talon_game_init(tripoli.memory, sizeof tripoli.memory, &rules, &game));
    nothing_playable(game, TALON_E_WRONG_GAME);
    ck_status(talon_fh_play(game, 0, card("AS"), 0), TALON_E_WRONG_GAME);
    ck_status(talon_fh_play(game, 9, TALON_CARD_NONE, 9), TALON_E_WRONG_GAME);
}
END_TEST

/* A number out of range is not mistaken for a valid one with the same low
 * bits. */
START_TEST(numbers_out_of_range_are_refused)
{
    static const int32_t seats[] = {
        TALON_NOBODY, -3,  3,    5,    6,    7,         127,      128,
        256,          257, -255, -128, -129, INT32_MAX, INT32_MIN};
    static const uint32_t suits[] = {5, 6, 255, 256, 257, UINT32_MAX};
    talon_game *game = contract("6NT", "");
    talon_card seven = card("7S");
    uint32_t i;

    play_cards(game, "0 play AS");
    for (i = TALON_PACK_MAX; i <= TALON_CARD_NONE; i++)
        numbers_refused(game, 1, (talon_card)i, 0, TALON_E_CARD);
    for (i = 0; i < sizeof seats / sizeof *seats; i++)
        numbers_refused(game, seats[i], seven, 0, TALON_E_SEAT);
    for (i = 0; i < sizeof suits / sizeof *suits; i++)
        numbers_refused(game, 1, seven, suits[i], TALON_E_DENOMINATION);
    numbers_refused(game, TALON_TABLE, seven, 0, TALON_E_TURN);
    numbers_refused(game, 0, seven, 0, TALON_E_TURN);
    ck_ok(talon_fh_play(game, 1, seven, 0));
}
END_TEST

/* If there are several reasons to refuse a play, the first is returned, in the
 * same order as for other moves. */
START_TEST(the_first_of_several_reasons_is_returned)
{
    talon_game *game = contract("6NT", "max-deals 1");
    talon_card ace = card("AS");
    struct handle view;

    numbers_refused(game, 3, ace, 5, TALON_E_SEAT);
    numbers_refused(game, 2, ace, 5, TALON_E_TURN);
    numbers_refused(game, 2, ace, UINT32_MAX, TALON_E_TURN);
    numbers_refused(game, 0, card("2S"), 5, TALON_E_DENOMINATION);
    copy_to(&view, game);
    ck_ok(talon_game_redact(of(&view), game, 1));
    numbers_refused(of(&view), 0, ace, 5, TALON_E_VIEW);
    numbers_refused(of(&view), 1, ace, 0, TALON_E_VIEW);
    numbers_refused(of(&view), 7, ace, 0, TALON_E_VIEW);
    play_while(game, TALON_PHASE_TRICKS);
    numbers_refused(game, 0, ace, 5, TALON_E_OVER);
    numbers_refused(game, 7, ace, 0, TALON_E_OVER);
    game = three_hands("");
    numbers_refused(game, 0, ace, 5, TALON_E_PHASE);
}
END_TEST

/* Asserts that no card can be played in this phase. */
static void not_now(talon_game *game, uint32_t phase, talon_status reason)
{
    ck_assert_uint_eq(phase_of(game), phase);
    nothing_playable(game, TALON_E_PHASE);
    numbers_refused(game, 0, card("AS"), 0, reason);
    numbers_refused(game, 0, TALON_CARD_LOW_JOKER, TALON_SUIT_SPADES, reason);
}

START_TEST(cards_can_be_played_only_in_the_trick_phase)
{
    talon_game *game = sit("classic-3, first-dealer draw");

    not_now(game, TALON_PHASE_DRAW, TALON_E_TURN);
    not_now(sit("classic-3, first-dealer 2"), TALON_PHASE_DEAL, TALON_E_TURN);
    game = three_hands("max-deals 1");
    not_now(game, TALON_PHASE_AUCTION, TALON_E_PHASE);
    play(game, "0 bid 6NT");
    not_now(game, TALON_PHASE_AUCTION, TALON_E_TURN);
    play(game, "1 pass, 2 pass");
    not_now(game, TALON_PHASE_DISCARD, TALON_E_PHASE);
    play(game, "0 discard 8H 7H 7D");
    may_play(game, 0, "AS QS JS QH AD KD AC KC QC 9H", 0);
    play_while(game, TALON_PHASE_TRICKS);
    not_now(game, TALON_PHASE_OVER, TALON_E_OVER);

    game = sit("five-5, first-dealer 4");
    DEAL(game, "JH JD AH KH QH 10H 9H 8H 7H AS");
    play(game, "0 bid 6H, 1 pass, 2 pass, 3 pass, 4 pass,"
               "0 discard 7H 8H 9H");
    not_now(game, TALON_PHASE_PARTNER, TALON_E_PHASE);
}
END_TEST

/* Seat 1 may lead the joker, naming spades or clubs. Only views that belong to
 * seat 1 show this. */
START_TEST(a_view_shows_only_what_its_own_seats_may_play)
{
    talon_game *game = third_trick("joker-no-trump pagat");
    struct playable playable;
    struct handle view;
    uint32_t seats;

    copy_to(&view, game);
    for (seats = 0; seats < 8; seats++) {
        ck_ok(talon_game_redact(of(&view), game, seats));
        numbers_refused(of(&view), 1, card("7S"), 0, TALON_E_VIEW);
        numbers_refused(of(&view), 0, card("AC"), 0, TALON_E_VIEW);
        if (seats & 2) {
            may_play(of(&view), 1, "7S 8S 9S 10S KS JH KH JK", S | C);
            continue;
        }
        ck_status(ask(of(&view), &playable), TALON_UNKNOWN);
        ck_assert_int_eq(playable.seat, 1);
        ck_assert_uint_eq(playable.cards, 0);
        ck_assert_uint_eq(playable.suits, 0);
    }
}
END_TEST

/* If no trick is being played, talon_fh_playable() fails for a view too. */
START_TEST(a_view_refuses_plays_outside_the_trick_phase)
{
    talon_game *game = three_hands("");
    struct handle view;

    copy_to(&view, game);
    ck_ok(talon_game_redact(of(&view), game, 1));
    nothing_playable(of(&view), TALON_E_PHASE);
    numbers_refused(of(&view), 0, card("AS"), 0, TALON_E_VIEW);
}
END_TEST

/* ---- Random games */

static void start(struct handle *handle, const talon_rules *rules)
{
    talon_game *game;

    must_ok(
        talon_game_init(handle->memory, sizeof handle->memory, rules, &game));
    must(game == of(handle));
}

/* What may be played according to talon_game_choices(). Asserts that suits are
 * named for jokers only. */
static struct playable from_choices(const talon_game *game)
{
    struct playable playable = {0, 0, 0};
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t i, count;

    must_ok(talon_game_to_act(game, &playable.seat));
    must_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    must(count > 0);
    for (i = 0; i < count; i++) {
        must(choice[i].kind == TALON_KIND_PLAY);
        must((choice[i].denominations & ~ANY) == 1 ||
             choice[i].denominations == 0 ||
             (choice[i].cards & ~cards("JL JK")) == 0);
        playable.cards |= choice[i].cards;
        playable.suits |= choice[i].denominations & ~1u;
    }
    return playable;
}

static int is_same(const struct playable *first, const struct playable *other)
{
    return first->seat == other->seat && first->cards == other->cards &&
           first->suits == other->suits;
}

/* Asserts that talon_fh_playable() agrees with talon_game_choices(). */
static struct playable check_playable(const talon_game *game)
{
    struct playable is, expected = from_choices(game);

    must_ok(ask(game, &is));
    must(is_same(&is, &expected));
    must(is.cards != 0);
    return is;
}

/* Whether a play is legal according to what talon_fh_playable() returned. */
static int is_legal(const struct playable *playable, int32_t seat,
                    talon_card played, uint32_t suit)
{
    int is_joker =
        played == TALON_CARD_LOW_JOKER || played == TALON_CARD_HIGH_JOKER;

    if (seat != playable->seat || !(playable->cards >> played & 1))
        return 0;
    if (is_joker && playable->suits != 0)
        return (playable->suits >> suit & 1) != 0;
    return suit == 0;
}

/* Plays a card with talon_fh_play() and with talon_game_apply(), each on a copy
 * of the game, and asserts that both do the same. */
static talon_status play_both(const talon_game *game, int32_t seat,
                              talon_card played, uint32_t suit)
{
    talon_move move = {.kind = TALON_KIND_PLAY};
    struct handle by_play, by_apply;
    talon_status status;

    move.cards = (talon_cards)1 << played;
    move.seat = (int8_t)seat;
    move.denomination = (uint8_t)suit;
    copy_to(&by_play, game);
    copy_to(&by_apply, game);
    status = talon_fh_play(of(&by_play), seat, played, suit);
    must_be(talon_game_apply(of(&by_apply), &move, NULL, 0, NULL), status);
    must(same(of(&by_play), of(&by_apply)));
    must(status <= 0);
    must(status == TALON_OK || same(of(&by_play), game));
    return status;
}

/* Tries every card with every suit and seat, and with some that do not
 * exist. */
static void check_plays(const talon_game *game)
{
    struct playable playable = {0, 0, 0};
    uint32_t played, suit;
    int32_t seat, is_view = 1;

    must_ok(talon_game_viewers(game, NULL, &is_view));
    if (phase_of(game) == TALON_PHASE_TRICKS && !is_view)
        playable = check_playable(game);
    for (seat = -3; seat <= 7; seat++) {
        for (played = 0; played < TALON_PACK_MAX; played++) {
            for (suit = 0; suit <= 5; suit++) {
                talon_card tried = (talon_card)played;

                must((play_both(game, seat, tried, suit) == TALON_OK) ==
                     is_legal(&playable, seat, tried, suit));
            }
        }
    }
}

/* Asserts that a game has the same bytes after it is copied, or saved and
 * loaded. */
static void check_load(const talon_game *game, const talon_rules *rules)
{
    uint8_t saved[TALON_SAVE_BYTES_MAX];
    struct handle copy, loaded;
    size_t length;

    start(&copy, rules);
    start(&loaded, rules);
    must_ok(talon_game_copy(of(&copy), game));
    must(same(of(&copy), game));
    must_ok(talon_game_save(game, saved, sizeof saved, &length));
    must_ok(talon_game_load(of(&loaded), saved, length, NULL));
    must(same(of(&loaded), game));
}

/* Asserts that talon_fh_playable() agrees with the choices in a world of a
 * view, and with the game itself if the view belongs to the seat to play
 * (`known` is not NULL). */
static void check_world(const talon_game *view, const struct playable *known,
                        talon_rng *rng, const talon_rules *rules)
{
    static uint64_t scratch[2 * 1024 * 1024 / sizeof(uint64_t)];
    struct playable playable;
    struct handle world;
    talon_status status;

    start(&world, rules);
    status = talon_game_sample(of(&world), view, rng, scratch, sizeof scratch);
    if (status == TALON_E_TRIES)
        return;
    must_ok(status);
    playable = check_playable(of(&world));
    must(known == NULL || is_same(&playable, known));
    check_load(of(&world), rules);
}

/* Checks the view that some seats, drawn at random, have of a game. */
static void check_view(const talon_game *game, const struct playable *known,
                       talon_rng *rng, const talon_rules *rules)
{
    uint32_t all = (1u << rules->value[TALON_FH_OPTION_PLAYERS]) - 1;
    uint32_t seats = talon_rng_below(rng, all + 1);
    struct playable playable;
    struct handle view;
    int looks = seats >> known->seat & 1;

    start(&view, rules);
    must_ok(talon_game_redact(of(&view), game, seats));
    if (looks) {
        must_ok(ask(of(&view), &playable));
        must(is_same(&playable, known));
    } else {
        must_be(ask(of(&view), &playable), TALON_UNKNOWN);
        must(playable.seat == known->seat);
        must(playable.cards == 0 && playable.suits == 0);
    }
    check_load(of(&view), rules);
    check_world(of(&view), looks ? known : NULL, rng, rules);
    if (talon_rng_below(rng, 20) == 0)
        check_plays(of(&view));
}

/* Draws one of the legal plays. */
static void choose(const struct playable *playable, talon_rng *rng,
                   talon_card *played, uint32_t *suit)
{
    do {
        *played = (talon_card)talon_rng_below(rng, TALON_PACK_MAX);
        *suit = talon_rng_below(rng, TALON_SUIT_HEARTS + 1);
    } while (!is_legal(playable, playable->seat, *played, *suit));
}

/* Plays a random card in two equal games: with talon_fh_play() in one, and as a
 * move in the other, where its events are checked. The games must stay
 * equal. */
static void play_in_both(talon_game *game, talon_game *twin,
                         const struct playable *playable, talon_rng *rng)
{
    talon_move move = {.kind = TALON_KIND_PLAY};
    talon_card played;
    uint32_t suit;

    choose(playable, rng, &played, &suit);
    move.cards = (talon_cards)1 << played;
    move.seat = (int8_t)playable->seat;
    move.denomination = (uint8_t)suit;
    must_ok(talon_fh_play(game, playable->seat, played, suit));
    make(twin, &move);
    must(same(game, twin));
}

/* Now and then, tries all plays in a position. While tricks are played, also
 * checks now and then that the game can be saved, and a view of it. */
static void check_position(const talon_game *game, talon_game *twin,
                           const struct playable *known, talon_rng *rng,
                           const talon_rules *rules)
{
    if (talon_rng_below(rng, 100) == 0)
        check_plays(game);
    if (known == NULL)
        return;
    if (talon_rng_below(rng, 20) == 0)
        check_load(game, rules);
    if (talon_rng_below(rng, 20) == 0)
        check_view(game, known, rng, rules);
    must(same(game, twin));
}

static void play_games(const talon_rules *rules, talon_rng *rng, uint32_t deals)
{
    struct handle handle, twin;
    talon_game *game = of(&handle);
    uint32_t dealt_now = 0;

    start(&handle, rules);
    while (dealt_now <= deals) {
        struct playable playable;

        if (phase_of(game) == TALON_PHASE_TRICKS) {
            playable = check_playable(game);
            check_position(game, of(&twin), &playable, rng, rules);
            play_in_both(game, of(&twin), &playable, rng);
            continue;
        }
        must_be(ask(game, &playable), TALON_E_PHASE);
        check_position(game, of(&twin), NULL, rng, rules);
        last_step.events = random_step(game, rng, last_step.event);
        if (last_step.events == 0)
            return;
        dealt_now += last_step.event[0].kind == TALON_KIND_DEAL;
        memcpy(twin.memory, handle.memory, sizeof twin.memory);
    }
}

START_TEST(playing_cards_and_making_moves_agree_in_all_presets)
{
    uint32_t i, games = games_to_play(700);
    uint32_t presets = talon_preset_count(TALON_GAME_FIVE_HUNDRED);
    talon_rules rules;
    talon_rng rng;

    for (i = 0; i < games || i < presets; i++) {
        seed_for(&rng, 51, i);
        must_ok(
            talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 1 + i % presets));
        play_games(&rules, &rng, 10);
    }
}
END_TEST

START_TEST(playing_cards_and_making_moves_agree_under_random_rules)
{
    uint32_t i, games = games_to_play(3000);
    talon_rules rules;
    talon_rng rng;

    for (i = 0; i < games; i++) {
        seed_for(&rng, 52, i);
        random_rules(&rng, TALON_GAME_FIVE_HUNDRED, &rules);
        play_games(&rules, &rng, 3);
    }
}
END_TEST

SUITE(five_hundred_play)
TEST(fh_25_a_seat_must_follow_suit)
TEST(fh_05_bowers_and_joker_follow_trumps)
TEST(fh_29_a_joker_led_names_a_suit)
TEST(fh_30_under_when_void_the_joker_needs_a_void)
TEST(fh_30_under_honest_suits_shown_void_may_not_be_named)
TEST(fh_30_under_pagat_suits_led_may_not_be_named)
TEST(fh_30_under_any_time_the_joker_may_be_played_to_any_lead)
TEST(fh_30_under_last_lead_no_joker_may_be_led)
TEST(fh_30_under_pagat_the_joker_is_forced_in_a_misere)
TEST(fh_31_a_seat_with_only_jokers_may_lead_one)
TEST(fh_21_a_joker_is_a_card_of_the_suit_nominated)
TEST(fh_24_talon_fh_play_can_play_a_whole_hand)
TEST(null_is_refused)
TEST(other_handles_are_refused)
TEST(numbers_out_of_range_are_refused)
TEST(the_first_of_several_reasons_is_returned)
TEST(cards_can_be_played_only_in_the_trick_phase)
TEST(a_view_shows_only_what_its_own_seats_may_play)
TEST(a_view_refuses_plays_outside_the_trick_phase)
TEST(playing_cards_and_making_moves_agree_in_all_presets)
TEST(playing_cards_and_making_moves_agree_under_random_rules)
END_SUITE
