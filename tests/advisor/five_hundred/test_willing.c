/* SPDX-License-Identifier: MIT */
/* Playouts and their rules: which card a seat is most willing to play. Seat 0
 * is the contractor; with four hands, seat 2 is its partner. */
#include "common/position.h"

#include "advisor/five_hundred/pf_playout.h"
#include "advisor/five_hundred/pf_willing.h"
#include "advisor/base/bits.h"
#include "advisor/solver/playing.h"
#include "advisor/solver/position.h"

struct sketch {
    uint32_t denomination;
    int8_t leader;
    const char *table[4]; /* in order of play */
    const char *hand[4];
};

static void set_up(const struct sketch *sketch, talon_fh_position *position)
{
    uint32_t i;

    memset(position, 0, sizeof *position);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    position->denomination = (uint8_t)sketch->denomination;
    position->contractor = 0;
    position->side = is_misere(position) ? 1 : 5;
    position->playing = 15;
    position->leader = sketch->leader;
    for (i = 0; i < 4; i++) {
        position->hand[i] = cards(sketch->hand[i]);
        if (sketch->table[i] != NULL)
            position->table[i] = card(sketch->table[i]);
    }
    if (sketch->table[0] != NULL)
        position->suit_led = (uint8_t)tln_sv_suit_of(
            position, (uint32_t)sketch->leader, position->table[0]);
}

/* The card that the seat to act is most willing to play. */
static talon_cards first_choice(const struct sketch *sketch)
{
    struct option options[TALON_FH_CARD_VALUES_MAX];
    talon_fh_position position;
    struct table_trick trick;
    int32_t best = INT32_MIN;
    talon_cards chosen = 0;
    uint32_t count, i;

    set_up(sketch, &position);
    count = tln_sv_options(&position, options);
    tln_pf_look(&position, &trick);
    for (i = 0; i < count; i++) {
        int32_t will = tln_pf_willing(&position, &trick, &options[i]);

        if (will > best) {
            best = will;
            chosen = ONE << options[i].card;
        }
    }
    return chosen;
}

/* Whether the seat to act is more willing to play the first card than the
 * second. */
static int rather(const talon_fh_position *position, const char *first,
                  const char *other)
{
    struct option a = {card(first), 0}, b = {card(other), 0};
    struct table_trick trick;

    tln_pf_look(position, &trick);
    return tln_pf_willing(position, &trick, &a) >
           tln_pf_willing(position, &trick, &b);
}

#define CHOOSES(wanted, ...)                                                   \
    ck_assert_uint_eq(first_choice(&(const struct sketch){__VA_ARGS__}),       \
                      cards(wanted))

START_TEST(which_card_is_led)
{
    /* The contractor draws trumps from the top. A defender leads an ace;
     * without one, it leads the low card of its shorter suit. */
    CHOOSES("JH", TALON_SUIT_HEARTS, 0, {NULL},
            {"JH 9H AS", "QS 8S 10H", "KS 5C 6C", "7C 8C 9C"});
    CHOOSES("AS", TALON_SUIT_HEARTS, 1, {NULL},
            {"KS 9H 8H", "AS 8S 10H", "QS 5C 6C", "7C 8C 9C"});
    CHOOSES("6S", TALON_SUIT_HEARTS, 1, {NULL},
            {"KS 9H 8H", "6S 8C 10C", "AS QC 6C", "7C KC 9C"});
    /* At no trump, it leads the low card of its longer suit. */
    CHOOSES("8C", TALON_DENOMINATION_NO_TRUMP, 1, {NULL},
            {"KS 9H 8H", "6S 8C 10C", "AS QC 6C", "7C KC 9C"});
    /* A joker is kept as long as there is another card to play. */
    CHOOSES("8C", TALON_DENOMINATION_NO_TRUMP, 0, {NULL},
            {"JK 8C 9D", "AC 8S 10H", "KS 5C AD", "7C 8D 9C"});
}
END_TEST

START_TEST(trumps_are_drawn_while_an_opponent_may_have_any)
{
    talon_fh_position position;

    set_up(
        &(const struct sketch){
            TALON_SUIT_HEARTS, 0, {NULL}, {"JK AS", "KS 5C", "9H 8C", "QS 8D"}},
        &position);
    ck_assert(rather(&position, "JK", "AS"));
    /* The opponents are out of trumps; seat 2, which still has one, is the
     * partner. */
    position.failed[1] = position.failed[3] = 1u << TALON_SUIT_HEARTS;
    ck_assert(rather(&position, "AS", "JK"));
}
END_TEST

START_TEST(a_suit_that_the_partner_may_ruff_is_led)
{
    talon_fh_position position;

    set_up(&(const struct sketch){TALON_SUIT_HEARTS,
                                  1,
                                  {NULL},
                                  {"KS 9H 8H", "6S 8C 10C", "AS QC 6C",
                                   "7C 9D 7H"}},
           &position);
    ck_assert(rather(&position, "6S", "8C"));
    position.failed[3] = 1u << TALON_SUIT_CLUBS;
    ck_assert(rather(&position, "8C", "6S"));
    /* If the partner has no trumps either, it cannot ruff. */
    position.failed[3] |= 1u << TALON_SUIT_HEARTS;
    ck_assert(rather(&position, "6S", "8C"));
}
END_TEST

START_TEST(which_card_is_thrown_away)
{
    /* On a trick that the partner is winning, a seat that has a trump throws
     * its singleton; a seat without a trump throws its lowest card. */
    CHOOSES("5D", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H KS", "8C 7C QC", "JC 10C AD", "5D 4C 6C 7H"});
    CHOOSES("4C", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H KS", "8C 7C QC", "JC 10C AD", "5D 4C 6C 7C"});
    /* A card that guards a king is kept; a card beside an ace is not. */
    CHOOSES("5C", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H KS", "8C 7C QC", "JC 10C AD", "4D KD 5C 6C"});
    CHOOSES("4D", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H KS", "8C 7C QC", "JC 10C KD", "4D AD 5C 6C"});
}
END_TEST

START_TEST(second_hand_plays_low_and_third_hand_high)
{
    CHOOSES("8S", TALON_SUIT_HEARTS, 0, {"9S"},
            {"9H 8H", "8S KS", "QS 5C", "AS 8C"});
    CHOOSES("KS", TALON_SUIT_HEARTS, 0, {"9S", "10S"},
            {"9H 8H", "8C 7C", "6S KS", "AS 8D"});
    /* If the second hand has a card that cannot be beaten, it plays that
     * card. */
    CHOOSES("AS", TALON_SUIT_HEARTS, 0, {"9S"},
            {"9H 8H", "8S AS", "QS 5C", "KS 8C"});
}
END_TEST

START_TEST(the_last_to_play_wins_cheaply_or_lets_the_trick_go)
{
    CHOOSES("QS", TALON_SUIT_HEARTS, 0, {"9S", "10S", "JS"},
            {"9H 8H", "8C 7C", "6C 5C", "6S QS AS"});
    CHOOSES("8S", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H", "8C 7C", "6C 5C", "8S QS KS"});
    CHOOSES("8S", TALON_SUIT_HEARTS, 0, {"9S", "10S", "JS"},
            {"9H 8H", "8C 7C", "6C 5C", "8S 6H"});
    /* If an opponent is winning, it ruffs with its lowest trump. */
    CHOOSES("6H", TALON_SUIT_HEARTS, 0, {"9S", "10S", "JS"},
            {"9H 8H", "8C 7C", "6C 5C", "8D 6H 7H"});
    /* If its partner is winning, it throws its lowest card. */
    CHOOSES("4D", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H", "8C 7C", "6C 5C", "4D 6H KC"});
}
END_TEST

START_TEST(a_suit_that_an_opponent_may_ruff_is_not_led)
{
    talon_fh_position position;

    set_up(
        &(const struct sketch){
            TALON_SUIT_HEARTS, 1, {NULL}, {"9H 8H", "AS 7C", "KS 5C", "QS 8C"}},
        &position);
    ck_assert(rather(&position, "AS", "7C"));
    position.failed[0] = 1u << TALON_SUIT_SPADES;
    ck_assert(rather(&position, "7C", "AS"));
    /* Seat 0 has no trumps left either, so it cannot ruff. */
    position.failed[0] |= 1u << TALON_SUIT_HEARTS;
    ck_assert(rather(&position, "AS", "7C"));
}
END_TEST

START_TEST(in_a_misere_seats_play_under_or_throw_high_cards)
{
    /* The contractor plays its highest card that does not win, and so does a
     * defender that plays before the contractor. A defender that plays after
     * the contractor gets rid of a high card. */
    CHOOSES("9S", TALON_DENOMINATION_MISERE, 3, {"10S"},
            {"9S 6S QS", "8S KS 7C", "5C 6C 8C", "4C 5D"});
    CHOOSES("9S", TALON_DENOMINATION_MISERE, 2, {"10S"},
            {"4S 5S 6S", "8C KC 7C", "5C 6C", "9S 8S KS"});
    CHOOSES("KS", TALON_DENOMINATION_MISERE, 3, {"9S", "6S"},
            {"4S 5S", "8S KS 7S", "5C 6C 4C", "8D JS"});
}
END_TEST

/* Six players have twos. The two of trumps has the lowest power of all trumps,
 * but it is one: it counts no more than the three. */
START_TEST(the_two_of_trumps_is_a_trump)
{
    /* A ruff that can be beaten is not sure to win. */
    CHOOSES("JK", TALON_SUIT_HEARTS, 0, {"9S"},
            {"8C 7C", "JK 3H 8D", "AH KC 6C", "6H 9D 5C"});
    CHOOSES("JK", TALON_SUIT_HEARTS, 0, {"9S"},
            {"8C 7C", "JK 2H 8D", "AH KC 6C", "6H 9D 5C"});
    /* On a trick that the partner wins, a trump is not thrown away. */
    CHOOSES("AC", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H", "8C 7C", "6C 5C", "3H AC"});
    CHOOSES("AC", TALON_SUIT_HEARTS, 0, {"9S", "AS", "JS"},
            {"9H 8H", "8C 7C", "6C 5C", "2H AC"});
}
END_TEST

/* Gives five seats ten cards each: a contract of hearts by seats 0 and 2. The
 * texts are the hands of seats 0 and 1. */
static void deal_five(const char *first, const char *second,
                      talon_fh_position *position)
{
    memset(position, 0, sizeof *position);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    position->denomination = TALON_SUIT_HEARTS;
    position->side = 5;
    position->playing = 31;
    position->hand[0] = cards(first);
    position->hand[1] = cards(second);
    position->hand[2] = cards("2C 3C 4C 5C 6C 7C 8C 9C 10C JC");
    position->hand[3] = cards("2D 3D 4D 5D 6D 7D 8D 9D 10D QC");
    position->hand[4] = cards("2S 3S 4S 5S 6S 7S 8S 9S 10S KC");
}

static int32_t expected_of(const talon_fh_position *position)
{
    static struct decision decision; /* never stopped */
    static struct pf_mind mind = {.decision = &decision};

    mind.chain.random.state = 7;
    return tln_pf_expected(&mind, position);
}

/* A hand of ten trumps takes every trick if no other hand has more than the two
 * lowest ones, however the cards are played. So the contractor with such a hand
 * takes all ten, and against such a hand none. */
START_TEST(five_hands_are_played_out_to_the_end)
{
    static const char trumps[] = "JK JH JD AH KH QH 10H 9H 8H 7H";
    static const char others[] = "AS KS QS JS AC AD KD QD 6H 5H";
    talon_fh_position position;

    deal_five(trumps, others, &position);
    ck_assert_int_eq(expected_of(&position), 10 * TRICK);
    deal_five(others, trumps, &position);
    position.leader = 1;
    ck_assert_int_eq(expected_of(&position), 0);
    /* Tricks that the side has taken already are included. */
    position.hand[0] &= ~cards("6H");
    position.hand[1] &= ~cards("7H");
    position.hand[2] &= ~cards("JC");
    position.hand[3] &= ~cards("QC");
    position.hand[4] &= ~cards("KC");
    position.taken = 1;
    ck_assert_int_eq(expected_of(&position), TRICK);
}
END_TEST

/* A view that was tampered with may give a seat fewer cards than the others. A
 * playout ends at the turn of a seat without a card: here, in the first
 * trick. */
START_TEST(playouts_end_where_a_seat_has_no_card)
{
    talon_fh_position position;
    uint32_t seat;

    for (seat = 0; seat < 5; seat++) {
        deal_five("JK JH JD AH KH QH 10H 9H 8H 7H",
                  "AS KS QS JS AC AD KD QD 6H 5H", &position);
        position.hand[seat] = 0;
        ck_assert_int_eq(expected_of(&position), 0);
    }
}
END_TEST

SUITE(player_willing)
TEST(which_card_is_led)
TEST(trumps_are_drawn_while_an_opponent_may_have_any)
TEST(a_suit_that_the_partner_may_ruff_is_led)
TEST(which_card_is_thrown_away)
TEST(second_hand_plays_low_and_third_hand_high)
TEST(the_last_to_play_wins_cheaply_or_lets_the_trick_go)
TEST(a_suit_that_an_opponent_may_ruff_is_not_led)
TEST(in_a_misere_seats_play_under_or_throw_high_cards)
TEST(the_two_of_trumps_is_a_trump)
TEST(five_hands_are_played_out_to_the_end)
TEST(playouts_end_where_a_seat_has_no_card)
END_SUITE
