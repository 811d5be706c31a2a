/* SPDX-License-Identifier: MIT */
/* The reference players of Five Hundred: hands worked out on paper; and
 * thousands of decisions under all presets and options, all of which must be
 * legal. */
#include "../reference_players/fh_counting.h"
#include "../reference_players/fh_trickster.h"
#include "../reference_players/fh_waldo.h"
#include "../reference_players/fh_web500.h"
#include "common/table.h"
#include "common/five_hundred.h"

/* A hand with six tricks if spades are trumps: 2 ruffs of clubs, with 8S and
 * KS; JS and JC, once AS has driven out the joker; AH and KH. */
#define SPADES "JS JC AS KS 8S AH KH 6D 7D 8D"

static talon_cards pack_of(const char *preset)
{
    talon_rules rules = rules_of("%s", preset);
    talon_cards pack;

    ck_ok(talon_rules_pack(&rules, &pack));
    return pack;
}

static const struct reference_player *player(const char *name)
{
    const struct reference_player *const *list = fh_reference_players;

    while (*list != NULL && strcmp((*list)->name, name) != 0)
        list++;
    ck_assert_msg(*list != NULL, "no player %s", name);
    return *list;
}

/* The move that a player makes as the seat to act, given only the view of that
 * seat. */
static talon_move decision(const struct reference_player *who,
                           const talon_game *game, talon_rng *rng)
{
    struct turn turn = {.chance = NO_CHANCE, .persona = 7, .rng = rng};

    turn.seat = seat_to_act(game);
    turn.view = view_of(game, SEAT(turn.seat));
    who->decide(who, &turn);
    return turn.move;
}

/* Asserts that the player with this name makes this move, which is written as a
 * line of a record. */
#define does(game, name, line)                                                 \
    do {                                                                       \
        talon_rng does_rng;                                                    \
        talon_move done, wanted = read_move(game, line);                       \
                                                                               \
        seed_for(&does_rng, 31, 1);                                            \
        done = decision(player(name), game, &does_rng);                        \
        ck_assert_msg(memcmp(&done, &wanted, sizeof done) == 0,                \
                      "%s, not %s: kind %d amount %d denomination %d "         \
                      "cards %" PRIx64,                                        \
                      name, line, done.kind, (int)done.amount,                 \
                      done.denomination, done.cards);                          \
    } while (0)

/* Counts of tricks ---------------------------------------------------------*/

START_TEST(trickster_counts_tricks_with_trumps)
{
    talon_cards pack = pack_of("australian-4");

    /* JK JS JC AS win, KS ruffs a diamond, and AH KH win. */
    ck_assert_int_eq(trickster_tricks(cards("JK JS JC AS KS AH KH 7D 6C 8C"),
                                      pack, TALON_SUIT_SPADES),
                     7);
    /* A suit of three trumps is not enough: the hand counts as 0. */
    ck_assert_int_eq(trickster_tricks(cards("JK JS JC AS KS AH KH 7D 6C 8C"),
                                      pack, TALON_SUIT_HEARTS),
                     0);
    ck_assert_int_eq(trickster_tricks(cards(SPADES), pack, TALON_SUIT_SPADES),
                     6);
    /* One ruff, KD with one card below it, QH with two cards below it. The
     * trumps win nothing: five are missing above QS. */
    ck_assert_int_eq(trickster_tricks(cards("QS 10S 9S 8S KD 5D QH 6H 5H 7C"),
                                      pack, TALON_SUIT_SPADES),
                     3);
}
END_TEST

START_TEST(trickster_counts_without_trumps)
{
    talon_cards pack = pack_of("australian-4");

    /* JK, AS KS, AH KH; neither diamonds nor clubs have a stopper. */
    ck_assert_int_eq(trickster_tricks(cards("JK JS AS KS AH KH 7D JC 6C 8C"),
                                      pack, TALON_DENOMINATION_NO_TRUMP),
                     5);
    /* Without the joker, a suit without a stopper spoils the hand. */
    ck_assert_int_eq(trickster_tricks(cards("QS JS AS KS AH KH 7D JC 6C 8C"),
                                      pack, TALON_DENOMINATION_NO_TRUMP),
                     0);
    /* AS KS QS JS, AH, AD, and KC once 6C has driven out the ace. */
    ck_assert_int_eq(trickster_tricks(cards("AS KS QS JS AH AD 5D KC 6C 5H"),
                                      pack, TALON_DENOMINATION_NO_TRUMP),
                     7);
}
END_TEST

START_TEST(waldo_web500_and_counting_add_up_their_cards)
{
    /* The values are 175 175 135 135 95, 95 10, and -20 three times. */
    ck_assert_int_eq(waldo_strength(cards(SPADES), TALON_SUIT_SPADES), 760);
    /* The values are .95 .9 .85 .7 .45, .85 .35, and .5 for the void in
     * clubs. */
    ck_assert_int_eq(
        (int)(100 * web500_estimate(cards(SPADES), TALON_SUIT_SPADES) + .5),
        555);
    /* Aces .9 .9, kings .5 .5. */
    ck_assert_int_eq((int)(100 * web500_estimate(cards(SPADES),
                                                 TALON_DENOMINATION_NO_TRUMP) +
                           .5),
                     280);
    /* The values are 170 170 135 135 100, 95 20, and -15 three times. */
    ck_assert_int_eq(counting_worth(cards(SPADES), TALON_SUIT_SPADES), 780);
}
END_TEST

/* Auction ------------------------------------------------------------------*/

static talon_game *table_of(const char *first)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    DEAL(game, [0] = first);
    return game;
}

START_TEST(trickster_bids_low_first_and_then_high)
{
    talon_game *game = table_of(SPADES);

    /* 6 tricks, and 2 for the partner, who can add up to 3, allow 8S; the first
     * bid is the lowest. */
    does(game, "trickster", "0 bid 6S");
    /* The partner has passed: 6 tricks and 1 for the kitty allow 7S. */
    play(game, "0 bid 6S, 1 bid 6H, 2 pass, 3 pass");
    does(game, "trickster", "0 bid 7S");
    /* An opponent has bid 7D, so 7S is too low. */
    play(game, "0 bid 6NT, 1 bid 7D, = act 0");
    does(game, "trickster", "0 pass");
    /* Three players: 6 tricks and 1 for the kitty, and it still bids low. */
    game = sit("classic-3, first-dealer 2");
    DEAL(game, [0] = "JS JC AS KS 8S AH KH 7D 8D 9D");
    does(game, "trickster", "0 bid 6S");
}
END_TEST

START_TEST(trickster_bids_6nt_to_signal_the_joker)
{
    talon_game *game = table_of("JK JS AS KS AH KH 7D JC 6C 8C");

    does(game, "trickster", "0 bid 6NT");
    game = table_of("JK 9S 8S 7S 10H 9H 7D 6D 6C 8C");
    does(game, "trickster", "0 pass");
}
END_TEST

START_TEST(trickster_bids_just_enough_to_win_the_game)
{
    talon_game *game = sit("australian-4, first-dealer 3, target 100");

    DEAL(game, [0] = SPADES);
    /* It needs 100 points. 6S would bring 40, 7S 140. */
    does(game, "trickster", "0 bid 7S");
    /* The partner's bid wins the game, and both opponents have passed. */
    play(game, "0 bid 6S, 1 pass, 2 bid 7S, 3 pass, = act 0");
    does(game, "trickster", "0 pass");
}
END_TEST

START_TEST(waldo_bids_up_to_what_its_cards_are_worth)
{
    talon_game *game = table_of(SPADES);

    /* The hand is worth 7.6, which rounds to 8. */
    does(game, "waldo", "0 bid 7S");
    play(game, "0 bid 6S, 1 bid 7H, 2 pass, 3 pass");
    does(game, "waldo", "0 bid 8S");
    play(game, "0 bid 7NT, 1 bid 8C, = act 0");
    does(game, "waldo", "0 pass");
    /* A suit that the partner has bid is worth 0.9 more. */
    game = sit("australian-4, first-dealer 1");
    DEAL(game, [0] = "QS 10S 9S 8S AH AD 5D 6C 7C 5H");
    /* The sum of 1.35, 3 x .95, 2 x .95 and 4 x -.2 is 5.3, which rounds to
     * 5. */
    play(game, "2 bid 6S, 3 pass");
    /* With 0.9 more, 6.2 rounds to 6, but the partner's 6S stands. */
    does(game, "waldo", "0 pass");
    game = sit("australian-4, first-dealer 1");
    DEAL(game, [0] = "KS 10S 9S 8S AH AD 5D 6C JC 5H");
    /* The sum of 1.35, 1.75, 3 x .95, 2 x .95, 3 x -.2 and .9 is 8.15, which
     * rounds to 8. After 7H, a bid of 7S is too low. */
    play(game, "2 bid 6S, 3 bid 7H");
    does(game, "waldo", "0 bid 8S");
}
END_TEST

START_TEST(web500_bids_what_its_cards_are_worth)
{
    talon_game *game = table_of(SPADES);

    /* 5.55 for the hand, and 1.5 that it always adds, allow 7S. */
    does(game, "web500-sharp", "0 bid 7S");
    game = sit("australian-4, first-dealer 3");
    DEAL(game, [1] = "5S 6S 7S 5C 6C 7C 5H 6H 7H QD");
    play(game, "0 bid 7C");
    does(game, "web500-sharp", "1 bid misere");
    game = sit("australian-4, first-dealer 3");
    DEAL(game, [1] = "5S 6S 7S 5C 6C 7C 5H 6H QH QD");
    play(game, "0 bid 7C");
    does(game, "web500-sharp", "1 pass");
    /* 5.55, 1.5, and 1.5 for the partner's bid make 8.55, but 7S stands. */
    game = sit("australian-4, first-dealer 1");
    DEAL(game, [0] = SPADES);
    play(game, "2 bid 7S, 3 pass");
    does(game, "web500-sharp", "0 pass");
    /* It has a trick to spare over 6S, so it bids as high as it can. */
    game = sit("australian-4, first-dealer 1");
    DEAL(game, [0] = SPADES);
    play(game, "2 bid 6S, 3 pass");
    does(game, "web500-sharp", "0 bid 8S");
}
END_TEST

START_TEST(trickster_bids_misere_with_low_hands)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    /* Below 9S only 8S is missing from the hand; below 8C three cards are. */
    DEAL(game, [1] = "5S 6S 7S 9S 8C 5H 6H 4H 4D 5D");
    play(game, "0 bid 7S");
    does(game, "trickster", "1 bid misere");
    game = sit("australian-4, first-dealer 3");
    /* Below 9C four cards are missing from the hand. */
    DEAL(game, [1] = "5S 6S 7S 9S 9C 5H 6H 4H 4D 5D");
    play(game, "0 bid 7S");
    does(game, "trickster", "1 pass");
    game = sit("australian-4, first-dealer 3");
    DEAL(game, [0] = "5S 6S 7S 8S 5C 5H 6H 4H 4D 5D");
    does(game, "trickster", "0 bid open-misere");
}
END_TEST

/* Discard ------------------------------------------------------------------*/

START_TEST(players_discard_their_weakest_cards)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    DEAL(game, [0] = "JK JS AS KS 8S AH KH 6D 7D 10D", [KITTY] = "9C QC KC");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass");
    /* A diamond can never be boss: five cards are above 10D, and the hand has
     * only two below it. */
    does(game, "trickster", "0 discard 6D 7D 10D");
    does(game, "waldo-trickster", "0 discard 6D 7D 10D");
    does(game, "waldo", "0 discard 6D 7D 9C");
    /* It keeps what has the highest sum of rank and three times the length of
     * the suit. 6D 7D 9C have 15, 16 and 18; 10D has 19. */
    does(game, "web500-sharp", "0 discard 6D 7D 9C");
}
END_TEST

/* It discards first from a suit whose highest card can never be boss. Of
 * several, and then of the other suits, it takes the one with the most cards
 * missing above its highest. */
START_TEST(trickster_discards_from_hopeless_suits_first)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    /* Two cards are missing above QH, with none below it in hand; three are
     * missing above 10C, with three below it in hand. */
    DEAL(game, [0] = "JK JS AS KS 8S QH 10C 9C 8C 7C", [KITTY] = "AD KD QD");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass");
    does(game, "trickster", "0 discard QH 7C 8C");
    game = sit("australian-4, first-dealer 3");
    DEAL(game, [0] = "JK JS AS KS 8S 9H 10C QC 5D 6D", [KITTY] = "7D 8D KD");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass");
    does(game, "trickster", "0 discard 9H 10C QC");
    does(game, "waldo", "0 discard 5D 6D 7D");
    /* The sums are 9 + 3, 10 + 6 and 12 + 6; for 5D it is 5 + 15. */
    does(game, "web500-sharp", "0 discard 9H 10C QC");
    does(game, "counting", "0 discard 9H 10C QC");
}
END_TEST

START_TEST(players_discard_high_cards_in_a_misere)
{
    talon_game *game = sit("australian-4, misere any-time, first-dealer 3");

    DEAL(game, [0] = "5S 6S 7S 9S 8C 5H 6H 4H 4D 5D", [KITTY] = "JK AC QD");
    play(game, "0 bid misere, 1 pass, 2 pass, 3 pass");
    does(game, "trickster", "0 discard QD AC JK");
    does(game, "web500-sharp", "0 discard QD AC JK");
    does(game, "counting", "0 discard QD AC JK");
}
END_TEST

/* Cards --------------------------------------------------------------------*/

/* A game in which seat 0 is the contractor in 7S and on lead. Seats 1 and 3
 * have low trumps, seat 2 has the joker. */
static talon_game *tricks_of_spades(void)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    DEAL(game, SPADES, "9S QS 9C QC KC 4H 5H 6H 9D 10D",
         "JK 10S AC 10C 8C 7H 8H 9H KD QD",
         "7S 6S 5S 7C 6C 5C 10H JH QH AD", [KITTY] = "4D 5D JD");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass, 0 discard 4D 5D JD");
    return game;
}

START_TEST(the_contractor_leads_trumps)
{
    talon_game *game = tricks_of_spades();

    /* JS is not the boss while the joker is out. Both players lead their lowest
     * trump. */
    does(game, "trickster", "0 play 8S");
    does(game, "waldo", "0 play 8S");
    /* The score of JS is 2.5 + 5.2 + .05 x 36, more than the 8.7 of AH. */
    does(game, "web500-sharp", "0 play JS");
    /* The joker is gone, so JS is the boss. */
    play(game, "0 play 8S, 1 play 9S, 2 play JK, 3 play 5S, 2 play 7H, "
               "3 play 10H, 0 play AH, 1 play 4H");
    does(game, "trickster", "0 play JS");
    does(game, "waldo", "0 play JS");
    does(game, "web500-sharp", "0 play JS");
}
END_TEST

START_TEST(players_choose_a_card_for_each_place_in_a_trick)
{
    talon_game *game = tricks_of_spades();

    /* Second seat: QS is not the boss. */
    play(game, "0 play 8S");
    does(game, "trickster", "1 play 9S");
    does(game, "waldo", "1 play QS");
    does(game, "web500-sharp", "1 play QS");
    /* Third seat: the highest card if it wins. */
    play(game, "1 play 9S");
    does(game, "trickster", "2 play JK");
    does(game, "waldo", "2 play JK");
    /* The score of JK is 9 + .05 x 37. */
    does(game, "web500-sharp", "2 play JK");
    /* Fourth seat: no card wins. */
    play(game, "2 play JK");
    does(game, "trickster", "3 play 5S");
    does(game, "waldo", "3 play 5S");
    does(game, "web500-sharp", "3 play 5S");
}
END_TEST

START_TEST(players_win_with_their_best_card_when_needed)
{
    talon_game *game = tricks_of_spades();

    play(game, "0 play 8S, 1 play 9S, 2 play JK, 3 play 5S, 2 play KD");
    does(game, "trickster", "3 play AD");
    does(game, "waldo", "3 play AD");
    play(game, "3 play AD, 0 play 6D, 1 play 9D");
    /* Seat 3 leads, and seat 0 is second. */
    play(game, "3 play 10H");
    does(game, "trickster", "0 play AH"); /* boss */
    play(game, "0 play KH, 1 play 4H");
    /* The partner's king is not the boss while seat 2 holds 7H 8H 9H, but
     * nothing beats it in this trick. */
    does(game, "trickster", "2 play 7H");
}
END_TEST

/* Seat 2 is last, has two clubs that beat 9C, and plays the cheaper one. */
START_TEST(the_last_to_play_wins_with_its_cheapest_card)
{
    talon_game *game = tricks_of_spades();

    play(game, "0 play 8S, 1 play 9S, 2 play JK, 3 play 5S, 2 play KD, "
               "3 play AD, 0 play 6D, 1 play 9D, 3 play 5C, 0 play 7D, "
               "1 play 9C");
    does(game, "trickster", "2 play 10C");
    does(game, "waldo", "2 play 10C");
    does(game, "web500-sharp", "2 play 10C");
    does(game, "counting", "2 play 10C");
}
END_TEST

/* The players work out passes from the bids: a seat that was skipped has
 * passed, for good or, if re-entry is allowed, for now. */
START_TEST(passes_are_found_between_the_bids)
{
    static const char *const auctions[] = {"until-passed", "re-entry"};
    static const int32_t seats[] = {0, 1, 2, 3, 0, 1};
    uint32_t i, n;

    for (i = 0; i < 2; i++) {
        talon_game *game =
            sit("australian-4, first-dealer 3, auction %s", auctions[i]);
        struct turn turn = {0};
        struct fh_look look;

        DEAL(game, [0] = SPADES);
        play(game, "0 bid 6S, 1 pass, 2 bid 7S, 3 pass, 0 bid 8S");
        /* Seat 1 is to act again only if re-entry is allowed. */
        expect(game, i == 0 ? "= act 2" : "= act 1");
        if (i == 1)
            play(game, "1 pass, = act 2");
        turn.seat = seat_to_act(game);
        turn.view = view_of(game, SEAT(turn.seat));
        fh_look_at(&look, &turn);
        ck_assert_uint_eq(look.call_count, 5 + i);
        for (n = 0; n < 5 + i; n++)
            ck_assert_int_eq(look.call[n].seat, seats[n]);
        ck_assert_uint_eq(look.call[2].tricks, 7);
        ck_assert_uint_eq(look.call[3].denomination, 0);
        ck_assert_ptr_eq(fh_last_bid(&look, SEAT(0), 0), look.call + 4);
        ck_assert_ptr_eq(fh_first_call(&look, 1), look.call + 1);
    }
}
END_TEST

START_TEST(a_winning_partner_is_not_overtaken)
{
    talon_game *game = tricks_of_spades();

    /* Seat 2 takes a lead of trumps with the joker, then leads clubs, in which
     * seat 0 is void. */
    play(game, "0 play 8S, 1 play 9S, 2 play JK, 3 play 5S, 2 play AC, "
               "3 play 5C");
    /* The partner's ace wins. Seat 0 does not throw the lowest card of its
     * longest side suit, but signals hearts with KH, because it holds AH, the
     * boss. */
    does(game, "trickster", "0 play KH");
    /* Seat 2 is last in a trick that its partner is winning. */
    game = tricks_of_spades();
    play(game, "0 play AH, 1 play 4H");
    does(game, "trickster", "2 play 7H");
    does(game, "web500-sharp", "2 play 7H");
    does(game, "waldo", "2 play 7H");
}
END_TEST

static talon_game *misere(void)
{
    talon_game *game = sit("australian-4, misere any-time, first-dealer 3");

    DEAL(game, "5S 6S 7S 9S 8C 5H 6H 4H 4D 5D",
         "8S 10S AS 5C 6C 7C 7H AH 6D AD", "KS",
         "QS JS KC QC JC 10C KH KD QD JK", [KITTY] = "9C QH JH");
    play(game, "0 bid misere, 1 pass, 2 pass, 3 pass, 0 discard 9C QH JH");
    return game;
}

START_TEST(players_play_for_and_against_a_misere)
{
    talon_game *game = misere();

    /* The lowest card of the hand; of equally low ones, the first. */
    does(game, "trickster", "0 play 4D");
    does(game, "web500-sharp", "0 play 4D");
    play(game, "0 play 9S");
    /* The contractor is winning, so seat 1 plays under it. */
    does(game, "trickster", "1 play 8S");
    does(game, "web500-sharp", "1 play 8S");
    does(game, "counting", "1 play 8S");
    play(game, "1 play AS");
    /* The contractor's card is already beaten, so seat 3 gets rid of its
     * highest card. */
    does(game, "trickster", "3 play QS");
    does(game, "counting", "3 play QS");
    does(game, "web500-sharp", "3 play JS");
    play(game, "3 play QS, 1 play 10S, 3 play JS");
    /* The highest card that does not win the trick. */
    does(game, "trickster", "0 play 7S");
    does(game, "web500-sharp", "0 play 7S");
    does(game, "counting", "0 play 7S");
    /* The same, when another seat is still to play. */
    play(game, "0 play 7S, 3 play KH");
    does(game, "trickster", "0 play 6H");
    does(game, "web500-sharp", "0 play 6H");
    does(game, "counting", "0 play 6H");
}
END_TEST

/* A game in which seat 0 has bid a misère, has led 9S and has lost the trick to
 * AS: seat 1 is on lead with the rest of its hand. */
static talon_game *lead_against(const char *bid, const char *bidder,
                                const char *hand)
{
    talon_game *game = sit("australian-4, misere any-time, first-dealer 3");
    talon_move move;

    DEAL(game, bidder, hand, [KITTY] = "9C QH JH");
    play(game, "0 bid %s, 1 pass, 2 pass, 3 pass, 0 discard 9C QH JH", bid);
    play(game, "0 play 9S, 1 play AS");
    must_ok(talon_game_seat_move_at(game, 3, 0, &move));
    make(game, &move);
    to_act(game, 1, TALON_PHASE_TRICKS);
    return game;
}

#define NO_CLUBS "5S 6S 7S 9S 7D 5H 6H 4H 4D 5D"

/* Trickster looks at the hand of an open misère: it does not lead a suit that
 * the contractor is out of, and follows suit as low as it can only if the
 * contractor must follow, too. */
START_TEST(trickster_looks_at_an_open_hand)
{
    static const char hand[] = "AS 8S 10S 5C 6C 7C 7H AH 6D AD";
    talon_game *game = lead_against("open-misere", NO_CLUBS, hand);

    does(game, "trickster", "1 play 6D");
    does(game, "waldo-trickster", "1 play 6D");
    game = lead_against("misere", NO_CLUBS, hand);
    does(game, "trickster", "1 play 5C");
}
END_TEST

/* Against a misère it does not lead a card above which it holds, or has seen,
 * every card. If all others are of suits that the contractor is out of, it
 * leads one of those. */
START_TEST(trickster_leads_no_card_that_must_win_against_a_misere)
{
    talon_game *game =
        lead_against("misere", NO_CLUBS, "AS AD KD QD JD 10D 9D 8D KH KC");

    does(game, "trickster", "1 play KC");
    game =
        lead_against("open-misere", NO_CLUBS, "AS AD KD QD JD AH KH 5C 6C 7C");
    does(game, "trickster", "1 play 5C");
}
END_TEST

/* Seat 1 holds all spades that are left, so seat 0 has none, but it may hold
 * trumps: JS, though it is the boss, is not led. */
START_TEST(trickster_knows_that_others_are_out_of_its_own_suit)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    DEAL(game, "QS 4H 5H 6H 7H 8H 9H 10H QH KH",
         "JK AC 5S 6S 7S 8S 9S 10S JS 6D", "KS 5C 6C 7C 8C 9C 7D 8D 9D 10D",
         "AS 10C JC QC KC 4D 5D QD KD AD", [KITTY] = "JH AH JD");
    play(game, "0 bid 6H, 1 pass, 2 pass, 3 pass, 0 discard JH AH JD, "
               "0 play 4H, 1 play JK, 2 play KS, 3 play AS, "
               "1 play AC, 2 play 5C, 3 play 10C, 0 play QS");
    does(game, "trickster", "1 play 6D");
}
END_TEST

/* Of several suits to signal in, or to throw from, it takes the one with the
 * lowest card. */
START_TEST(trickster_throws_and_signals_its_lowest_card_of_equal_suits)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    /* Seat 0 has no clubs, and its partner's ace wins. It holds the boss of
     * hearts and of diamonds, and 6H is lower than 9D. */
    DEAL(game, "JS QS KS 8S 7S AH 6H AD 9D 8H", "9S 5S 6S 5C 6C 7C 7D 6D 5D 9H",
         "JK 10S AC 10C 8C 7H 10H KD QD 10D",
         "AS 9C JC QC KC 4D 8D JH QH KH", [KITTY] = "4H 5H JD");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass, 0 discard 4H 5H JD, "
               "0 play 7S, 1 play 9S, 2 play JK, 3 play AS, "
               "2 play AC, 3 play 9C");
    does(game, "trickster", "0 play 6H");
    /* Seat 1 follows suit no more and does not signal. Clubs and diamonds are
     * its longest suits: 5C and 4D. */
    game = sit("australian-4, first-dealer 3");
    DEAL(game, "JS QS KS 8S 7S AH 6H AD 9D 8H", "5C 6C 7C 8C 9C 4D 5D 6D 7D JD",
         "JK 10S 9S 5S AC 10C KD QD 10D 9H",
         "AS 6S QC KC 8D 7H 10H JH QH KH", [KITTY] = "4H 5H JC");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass, 0 discard 4H 5H JC, "
               "0 play 7S");
    does(game, "trickster", "1 play 4D");
}
END_TEST

START_TEST(counting_calls_the_highest_trump)
{
    talon_game *game = sit("five-5, first-dealer 4");

    DEAL(game, [0] = "JK JS JC KS QS 10S AH AD 2C 3C", [KITTY] = "2D 3D 4D");
    play(game, "0 bid 8S, 1 pass, 2 pass, 3 pass, 4 pass, 0 discard 2D 3D 4D");
    does(game, "counting", "0 call AS");
    game = sit("five-5, first-dealer 4");
    DEAL(game, [0] = "JK JS JC AS KS QS 10S AD 2C 3C", [KITTY] = "2D 3D 4D");
    play(game, "0 bid 8S, 1 pass, 2 pass, 3 pass, 4 pass, 0 discard 2D 3D 4D");
    does(game, "counting", "0 call 9S");
}
END_TEST

/* A temper depends only on the persona, and each number in it stays within its
 * bounds. Those are doubles in memory, since i386 compares constants with more
 * digits. */
START_TEST(web500_draws_a_fixed_temper_for_each_persona)
{
    static const double retention = .3, error = .05, trust = .2; /* the least */
    struct web500_temper temper, again;
    uint64_t persona;

    for (persona = 0; persona < 1000; persona++) {
        web500_draw(persona, &temper);
        web500_draw(persona, &again);
        must(temper.retention == again.retention &&
             temper.error == again.error);
        must(temper.retention >= retention && temper.retention <= 1);
        must(temper.confidence >= -3 && temper.confidence <= 3);
        must(temper.error >= error && temper.error <= 2);
        must(temper.trust >= trust && temper.trust <= 1);
    }
}
END_TEST

/* Legality -----------------------------------------------------------------*/

/* Plays hands with the same player in every seat. */
static void play_hands(struct table *table, const struct reference_player *who,
                       uint32_t moves)
{
    while (moves-- > 0) {
        int32_t seat = seat_to_act(table->game);
        talon_move move;

        if (seat == TALON_NOBODY)
            return;
        if (seat == TALON_TABLE) {
            must_ok(talon_game_chance(table->game, &table->rng, NULL, 0, NULL));
            continue;
        }
        move = decision(who, table->game, &table->rng);
        must_ok(talon_game_apply(table->game, &move, NULL, 0, NULL));
    }
}

START_TEST(all_players_make_legal_moves)
{
    const struct reference_player *const *who;
    static struct table table;
    uint32_t i;

    for (who = fh_reference_players; *who != NULL; who++) {
        for (i = 0; i < games_to_play(400); i++) {
            sit_at_random(&table, FH, i);
            if ((*who)->plays == NULL || (*who)->plays(&table.rules))
                play_hands(&table, *who, 150);
        }
    }
}
END_TEST

/* The move that a player makes depends only on its view and its generator. */
START_TEST(equal_views_and_generators_give_equal_decisions)
{
    const struct reference_player *const *who;
    static struct table table;
    uint32_t i;

    for (who = fh_reference_players; *who != NULL; who++) {
        sit_table(&table, "australian-4");
        for (i = 0; i < 200; i++) {
            talon_rng rng = table.rng, again = table.rng;
            talon_move first, other;

            if (seat_to_act(table.game) >= 0) {
                first = decision(*who, table.game, &rng);
                other = decision(*who, table.game, &again);
                must(memcmp(&first, &other, sizeof first) == 0);
            }
            play_hands(&table, *who, 1);
        }
    }
}
END_TEST

SUITE(five_hundred_players)
TEST(trickster_counts_tricks_with_trumps)
TEST(trickster_counts_without_trumps)
TEST(waldo_web500_and_counting_add_up_their_cards)
TEST(trickster_bids_low_first_and_then_high)
TEST(trickster_bids_6nt_to_signal_the_joker)
TEST(trickster_bids_just_enough_to_win_the_game)
TEST(waldo_bids_up_to_what_its_cards_are_worth)
TEST(web500_bids_what_its_cards_are_worth)
TEST(trickster_bids_misere_with_low_hands)
TEST(players_discard_their_weakest_cards)
TEST(trickster_discards_from_hopeless_suits_first)
TEST(players_discard_high_cards_in_a_misere)
TEST(the_contractor_leads_trumps)
TEST(players_choose_a_card_for_each_place_in_a_trick)
TEST(players_win_with_their_best_card_when_needed)
TEST(the_last_to_play_wins_with_its_cheapest_card)
TEST(passes_are_found_between_the_bids)
TEST(a_winning_partner_is_not_overtaken)
TEST(players_play_for_and_against_a_misere)
TEST(trickster_looks_at_an_open_hand)
TEST(trickster_leads_no_card_that_must_win_against_a_misere)
TEST(trickster_knows_that_others_are_out_of_its_own_suit)
TEST(trickster_throws_and_signals_its_lowest_card_of_equal_suits)
TEST(counting_calls_the_highest_trump)
TEST(web500_draws_a_fixed_temper_for_each_persona)
TEST(all_players_make_legal_moves)
TEST(equal_views_and_generators_give_equal_decisions)
END_SUITE
