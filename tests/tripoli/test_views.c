/* SPDX-License-Identifier: MIT */
/* What each seat of Tripoli knows (TR-35, TR-36, TR-37), and what public play
 * proves. */
#include "views.h"

static struct view seen_by(const talon_game *game, uint32_t seats)
{
    struct view view;

    look(game, seats, &view);
    return view;
}

/* The cards at a place that these seats know; asserts that the place has
 * `count` cards in all. */
static talon_cards known(const talon_game *game, uint32_t seats, uint32_t place,
                         uint32_t count)
{
    talon_cards cards;
    talon_status status;
    struct view view;
    uint32_t n;

    look(game, seats, &view);
    status = talon_game_cards(view.game, place, &cards, &n);
    ck_assert_uint_eq(n, count);
    ck_status(status, talon_cards_count(&cards) < n ? TALON_UNKNOWN : TALON_OK);
    return cards;
}

START_TEST(tr_36_a_seat_knows_only_its_own_hand)
{
    talon_game *game = sit_suits(THREE);
    struct view view;

    knows(game, SEAT(1), 1, 13, CLUBS);
    knows(game, SEAT(1), 0, 13, "");
    knows(game, SEAT(1), SPARE, 13, "");
    look(game, SEAT(1), &view);
    ck_status(view.status, TALON_UNKNOWN);
    ck_assert_uint_eq(view.state.hand[1], cards(CLUBS));
    ck_assert_uint_eq(view.state.hand[2], 0);
    ck_assert_uint_eq(view.state.held[2], 13);
    ck_assert_uint_eq(view.state.spare, 0);
    ck_assert_uint_eq(view.state.spare_count, 13);
}
END_TEST

START_TEST(tr_35_a_spectator_knows_only_the_sizes_of_hands)
{
    talon_game *game = sit_suits(THREE);

    knows(game, SPECTATOR, 0, 13, "");
    knows(game, SPECTATOR, 1, 13, "");
    knows(game, SPECTATOR, 2, 13, "");
    knows(game, SPECTATOR, SPARE, 13, "");
    knows(game, SPECTATOR, TALON_PLACE_TABLE, 0, "");
    knows(game, SPECTATOR, TALON_PLACE_UNDEALT, 0, "");
}
END_TEST

START_TEST(tr_36_a_view_of_several_seats_knows_what_each_of_them_knows)
{
    talon_game *game = sit_suits(THREE);

    knows(game, SEAT(0) | SEAT(2), 0, 13, SPADES);
    knows(game, SEAT(0) | SEAT(2), 2, 13, DIAMONDS);
    knows(game, SEAT(0) | SEAT(2), 1, 13, "");
    /* Nobody knows the spare hand, not even all seats together. */
    knows(game, EVERYONE, SPARE, 13, "");
}
END_TEST

START_TEST(tr_36_the_dealer_knows_the_hand_it_swapped)
{
    talon_game *game = sit_suits(THREE);

    play(game, "0 swap, = act 0");
    knows(game, SEAT(0), 0, 13, HEARTS);
    knows(game, SEAT(0), SPARE, 13, SPADES);
    knows(game, SEAT(1), 0, 13, "");
    knows(game, SEAT(1), SPARE, 13, "");
    ck_assert_uint_eq(seen_by(game, SEAT(1)).state.swapped, 1);
}
END_TEST

START_TEST(tr_36_the_buyer_knows_the_hand_it_laid_down)
{
    talon_game *game = sit_suits(THREE);

    play(game, "0 auction, 1 offer 1, 2 pass");
    knows(game, SEAT(1), 1, 13, HEARTS);
    knows(game, SEAT(1), SPARE, 13, CLUBS);
    /* The dealer has never seen the hand that it sold. It knows the cards that
     * the buyer shows when it collects: 8-9-10 and 10 to ace (TR-14). */
    knows(game, SEAT(0), SPARE, 13, "");
    knows(game, SEAT(0), 1, 13, "8H 9H 10H JH QH KH AH");
    ck_assert_int_eq(seen_by(game, SPECTATOR).state.buyer, 1);
    ck_assert_int_eq(seen_by(game, SPECTATOR).state.offer, 1);
}
END_TEST

START_TEST(tr_36_the_dealer_knows_its_old_hand_after_selling_it)
{
    talon_game *game = sit_suits(THREE ", poker off, collect in-play");

    play(game, "0 swap, 0 auction, 1 offer 1, 2 pass");
    knows(game, SEAT(0), 1, 13, SPADES);
    knows(game, SEAT(0), SPARE, 13, "");
    knows(game, SEAT(1), SPARE, 13, CLUBS);
    knows(game, SEAT(2), 1, 13, "");
    /* The dealer still knows the rest of that hand after seat 1 has played
     * cards from it. */
    play(game, "= act 1, 1 play 2S, 1 play 3S");
    knows(game, SEAT(0), 1, 11, "4S 5S 6S 7S 8S 9S 10S JS QS KS AS");
    knows(game, SEAT(2), 1, 11, "4S"); /* 4S must be played next */
}
END_TEST

START_TEST(tr_35_cards_shown_by_collecting_are_known)
{
    talon_game *game = sit(THREE ", spare-hand dead");

    /* Seat 0 shows the ace, seat 1 king and queen, seat 2 a sequence; the jack
     * and ten of hearts are in the spare hand. */
    DEAL(game, [0] = "AH 2S 3S 4S 5S 6S 7S JS QS KS AS 8C 9D",
         [1] = "KH QH 2C 3C 4C 5C 6C 7C 9C 10C JC QC KC",
         [2] = "8S 9S 10S 2D 3D 4D 5D 6D 7D 10D JD QD KD");
    knows(game, SPECTATOR, 0, 13, "AH");
    knows(game, SPECTATOR, 1, 13, "KH QH");
    knows(game, SEAT(0), 2, 13, "8S 9S 10S");
}
END_TEST

START_TEST(tr_36_poker_cards_are_secret_until_shown)
{
    talon_game *game = sit(POKER);
    struct view view;

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, "1 select " QUADS);
    ck_assert_uint_eq(seen_by(game, SEAT(1)).state.selected[1], cards(QUADS));
    ck_assert_uint_eq(seen_by(game, SEAT(2)).state.selected[1], 0);
    play(game, "2 select " FULL ", 0 select " ROYAL ", 1 bet 1, 2 fold");
    look(game, SEAT(2), &view);
    ck_assert_uint_eq(view.state.selected[2], cards(FULL));
    ck_assert_uint_eq(view.state.selected[0], 0);
    play(game, "0 call, = act 0");
    look(game, SEAT(2), &view);
    /* The seats that did not fold have shown their poker cards, which are still
     * in their hands. */
    ck_assert_uint_eq(view.state.selected[0], cards(ROYAL));
    ck_assert_uint_eq(view.state.selected[1], cards(QUADS));
    ck_assert_uint_eq(view.state.hand[0], cards(ROYAL));
    ck_assert_uint_eq(view.state.hand[1], cards(QUADS));
    /* A seat that folded has shown none. */
    ck_assert_uint_eq(seen_by(game, SEAT(0)).state.selected[2], 0);
    ck_assert_uint_eq(seen_by(game, SEAT(0)).state.hand[2], 0);
}
END_TEST

START_TEST(tr_35_poker_hands_shown_stay_known_during_play)
{
    talon_game *game = sit(SHOWDOWN);

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL);
    play(game, SELECT ", = act 0, 0 play 3C");
    knows(game, SEAT(1), 0, 12, ROYAL);
    /* Seat 2 must play 4C; its five poker cards are known as well. */
    knows(game, SEAT(1), 2, 13, FULL);
    play(game, "2 play 4C");
    ck_assert_uint_eq(known(game, SEAT(1), 2, 12) & cards("4C 9C"),
                      cards("9C"));
}
END_TEST

START_TEST(tr_19_the_only_seat_left_shows_nothing)
{
    talon_game *game = sit(POKER);
    struct view view;

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT ", 1 bet 1, 2 fold, 0 fold, = act 1");
    look(game, SEAT(0), &view);
    ck_assert_uint_eq(view.state.selected[1], 0);
    ck_assert_uint_eq(view.state.hand[1], 0);
    ck_assert_uint_eq(view.state.selected[0], cards(ROYAL));
}
END_TEST

START_TEST(tr_36_events_say_who_sees_their_cards)
{
    talon_game *game = sit_suits(THREE);
    uint32_t i;

    ck_assert_uint_eq(told(TALON_KIND_DEAL, 0)->viewers, TALON_EVENT_PUBLIC);
    ck_assert_uint_eq(told(TALON_KIND_HAND, 0)->viewers, SEAT(1));
    ck_assert_uint_eq(told(TALON_KIND_HAND, 1)->viewers, SEAT(2));
    ck_assert_uint_eq(told(TALON_KIND_HAND, 2)->viewers, SEAT(0));
    ck_assert_uint_eq(told(TALON_KIND_HAND, 3)->viewers, SPECTATOR);
    play(game, "0 swap"); /* both hands are the dealer's */
    ck_assert_uint_eq(told(TALON_KIND_HAND, 0)->viewers, SEAT(0));
    ck_assert_uint_eq(told(TALON_KIND_HAND, 1)->viewers, SEAT(0));
    play(game, "0 auction, 1 offer 1, 2 pass");
    ck_assert_uint_eq(told(TALON_KIND_HAND, 0)->viewers, SEAT(1));
    ck_assert_uint_eq(told(TALON_KIND_HAND, 1)->viewers, SEAT(1));
    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->viewers, TALON_EVENT_PUBLIC);
    play(game, "1 select 2S 3S 4S 5S 6S");
    ck_assert_uint_eq(told(TALON_KIND_SELECT_HAND, 0)->viewers, SEAT(1));
    ck_ok(talon_events_redact(last_step.event, last_step.events,
                              SEAT(0) | SEAT(2)));
    ck_assert_uint_eq(last_step.event[0].cards, 0);
    ck_assert_uint_eq(last_step.event[0].count, 5);
    play(game, "2 select 2D 3D 4D 5D 6D, 0 select 2H 3H 4H 5H 6H, "
               "1 check, 2 check, 0 check");
    for (i = 0; i < last_step.events; i++)
        ck_assert_uint_eq(last_step.event[i].viewers, TALON_EVENT_PUBLIC);
}
END_TEST

/* TR-35: offers, bets and prices are public, until the next deal. */
START_TEST(tr_35_offers_and_actions_are_public_until_the_next_deal)
{
    talon_game *game = sit("pay-suit, players 3, michigan-opener left");
    struct view view;

    DEAL(game, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS, [SPARE] = HEARTS);
    play(game, "0 offer 2, 1 offer 4, 2 pass, 0 pass, 1 name S");
    look(game, SPECTATOR, &view);
    ck_assert_int_eq(view.state.pay_suit_price, 4);
    ck_assert_int_eq(view.state.last_offer[0], 2);
    ck_assert_int_eq(view.state.last_offer[1], 4);
    /* A new auction starts without offers. */
    play(game, "0 auction, 1 offer 1, 2 offer 3, 1 offer 6, 2 pass");
    play(game, "1 select 2H 3H 4H 5H 6H, 2 select 2D 3D 4D 5D 6D, "
               "0 select 2S 3S 4S 5S 6S, "
               "1 bet 2, 2 raise 3, 0 fold, 1 raise 1, 2 call");
    look(game, SPECTATOR, &view);
    ck_assert_uint_eq(view.state.phase, TALON_PHASE_MICHIGAN);
    ck_assert_int_eq(view.state.pay_suit_price, 4);
    ck_assert_int_eq(view.state.last_offer[0], 0);
    ck_assert_int_eq(view.state.last_offer[1], 6);
    ck_assert_int_eq(view.state.last_offer[2], 3);
    ck_assert_uint_eq(view.state.last_action[0], TALON_KIND_FOLD);
    ck_assert_uint_eq(view.state.last_action[1], TALON_KIND_RAISE_BY);
    ck_assert_uint_eq(view.state.last_action[2], TALON_KIND_CALL_BET);
    ck_assert_uint_eq(view.state.raise_count[0], 0);
    ck_assert_uint_eq(view.state.raise_count[1], 1);
    ck_assert_uint_eq(view.state.raise_count[2], 1);
    ck_assert_uint_eq(view.state.raises, 2);
    play(game, "1 play 2H, 1 play 3H, 1 play 4H, 1 play 5H, 1 play 6H, "
               "1 play 7H, 1 play 8H, 1 play 9H, 1 play 10H, 1 play JH, "
               "1 play QH, 1 play KH, 1 play AH, = act table");
    ck_assert_int_eq(tr_state(game).last_offer[1], 6);
    ck_assert_uint_eq(tr_state(game).last_action[2], TALON_KIND_CALL_BET);
    DEAL(game, "");
    look(game, SPECTATOR, &view);
    ck_assert_int_eq(view.state.pay_suit_price, 0);
    ck_assert_int_eq(view.state.last_offer[1], 0);
    ck_assert_uint_eq(view.state.last_action[2], 0);
    ck_assert_uint_eq(view.state.raise_count[1], 0);
    ck_assert_uint_eq(view.state.raises, 0);
}
END_TEST

START_TEST(tr_15_all_seats_owe_a_selection_at_once)
{
    talon_choice choice[TALON_CHOICES_MAX];
    talon_game *game = sit(POKER);
    struct view view;
    talon_move move;
    uint32_t count, owing;

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    expect(game, "= act 1");
    ck_ok(talon_game_owing(game, &owing));
    ck_assert_uint_eq(owing, EVERYONE);
    move = read_move(game, "0 select " ROYAL);
    ck_ok(talon_game_check(game, &move, NULL));
    ck_status(talon_game_apply(game, &move, NULL, 0, NULL), TALON_E_TURN);
    look(game, SEAT(0), &view);
    ck_ok(talon_game_choices_of(view.game, 0, choice, 16, &count));
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_SELECT_HAND);
    ck_assert_uint_eq(choice[0].pick_min, 5);
    ck_assert_uint_eq(choice[0].pick_max, 5);
    ck_assert_uint_eq(choice[0].cards, tr_state(game).hand[0]);
    ck_ok(talon_game_check(view.game, &move, NULL));
    move = read_move(game, "0 select 10S JS QS KS 2C");
    ck_status(talon_game_check(view.game, &move, NULL), TALON_E_NOT_HELD);
    /* A view does not know the choices of other seats. */
    ck_status(talon_game_choices_of(view.game, 1, choice, 16, &count),
              TALON_UNKNOWN);
    ck_assert_uint_eq(count, 0);
    /* A seat that has selected owes nothing. */
    play(game, "1 select " QUADS);
    look(game, SEAT(1), &view);
    ck_ok(talon_game_owing(view.game, &owing));
    ck_assert_uint_eq(owing, SEAT(0) | SEAT(2));
    ck_ok(talon_game_choices_of(view.game, 1, choice, 16, &count));
    ck_assert_uint_eq(count, 0);
    /* The full game also says what is owed. */
    ck_ok(talon_game_choices_of(game, 0, choice, 16, &count));
    ck_assert_uint_eq(count, 1);
    ck_ok(talon_game_choices_of(game, 1, choice, 16, &count));
    ck_assert_uint_eq(count, 0);
}
END_TEST

START_TEST(tr_23_the_card_due_is_known_to_be_in_that_hand)
{
    talon_game *game = sit(STOPS);

    DEAL(game, [1] = "2C 3D", [2] = "3C 4S");
    play(game, "1 play 2C, = act 2");
    knows(game, SPECTATOR, 2, 13, "3C");
    knows(game, SPECTATOR, 1, 12, "");
    knows(game, SPECTATOR, TALON_PLACE_TABLE, 1, "2C");
}
END_TEST

START_TEST(tr_37_remaining_cards_are_shown)
{
    talon_game *game = sit(STOPS);
    talon_tr_state state;

    play_clubs(game);
    state = tr_state(game);
    ck_assert_uint_eq(known(game, SPECTATOR, 0, 13), state.hand[0]);
    ck_assert_uint_eq(known(game, SPECTATOR, 2, 13), state.hand[2]);
    /* The spare hand stays hidden. */
    knows(game, SPECTATOR, SPARE, 13, "");
    ck_status(seen_by(game, EVERYONE).status, TALON_UNKNOWN);
}
END_TEST

START_TEST(tr_30_closing_hands_are_private_until_shown)
{
    talon_game *game = sit(STOPS);
    talon_cards undealt;
    uint32_t count;
    struct view view;

    play_clubs(game);
    play(game, "finish 1");
    DEAL(game, [0] = "2C 2D 2H 2S 3C", [1] = "AS KS QS JS 9S",
         [2] = "4C 5C 6C 7C 9C");
    knows(game, SEAT(1), 1, 5, "AS KS QS JS 9S");
    knows(game, SEAT(1), 0, 5, "");
    knows(game, SEAT(1), TALON_PLACE_UNDEALT, 37, "");
    knows(game, SEAT(1), SPARE, 0, "");
    look(game, SEAT(1), &view);
    ck_assert_uint_eq(view.state.selected[1], cards("AS KS QS JS 9S"));
    ck_assert_uint_eq(view.state.selected[0], 0);
    /* A view of all seats knows the undealt cards as well. */
    undealt = known(game, EVERYONE, TALON_PLACE_UNDEALT, 37);
    ck_ok(talon_game_cards(game, TALON_PLACE_UNDEALT, &undealt, &count));
    ck_assert_uint_eq(count, 37);
    play(game, "= act 2, 2 bet 1, 0 call, 1 fold, = act over");
    knows(game, SPECTATOR, 0, 5, "2C 2D 2H 2S 3C");
    knows(game, SPECTATOR, 2, 5, "4C 5C 6C 7C 9C");
    knows(game, SPECTATOR, 1, 5, "");
    knows(game, SPECTATOR, TALON_PLACE_UNDEALT, 37, "");
}
END_TEST

START_TEST(tr_35_barred_seats_are_public)
{
    talon_game *game = sit(BAR);

    DEAL_BAR(game);
    ck_assert_uint_eq(seen_by(game, SPECTATOR).state.barred, 0);
    play(game, "0 auction, = act 2");
    ck_assert_uint_eq(seen_by(game, SPECTATOR).state.barred, SEAT(1));
    ck_assert_uint_eq(seen_by(game, SEAT(2)).state.hand[1], 0);
}
END_TEST

START_TEST(a_view_of_a_view_shows_less)
{
    static const char *const step[] = {"0 swap",
                                       "0 auction",
                                       "1 offer 1",
                                       "2 pass",
                                       "1 select 2S 3S 4S 5S 6S",
                                       "2 select 2D 3D 4D 5D 6D",
                                       "0 select 2H 3H 4H 5H 6H",
                                       "1 bet 1",
                                       "2 fold",
                                       "0 call"};
    talon_game *game = sit_suits(THREE);
    struct view once, both, again;
    uint32_t i, a, b;

    for (i = 0; i < sizeof step / sizeof step[0]; i++) {
        play(game, "%s", step[i]);
        for (a = 0; a <= EVERYONE; a++) {
            for (b = 0; b <= EVERYONE; b++) {
                look(game, a, &once);
                look(game, a | b, &both);
                again = both;
                again.game = (talon_game *)again.memory;
                ck_ok(talon_game_redact(again.game, both.game, a));
                ck_assert_mem_eq(again.memory, once.memory, sizeof once.memory);
            }
        }
    }
}
END_TEST

/* The cards unknown to some seats that, as far as these seats can prove, a
 * place may hold. */
static talon_cards may_hold(const talon_game *game, uint32_t seats,
                            uint32_t place)
{
    struct hidden hidden;
    struct view view;
    uint32_t i;

    look(game, seats, &view);
    tln_tr_module.hidden(view.game, &hidden);
    for (i = 0; i < hidden.places; i++) {
        if (hidden.place[i].id == place)
            return hidden.place[i].allowed;
    }
    ck_abort_msg("nothing is hidden at place %" PRIu32, place);
    return 0;
}

static void may(const talon_game *game, uint32_t place, const char *text)
{
    ck_assert_uint_eq(may_hold(game, SPECTATOR, place) & cards(text),
                      cards(text));
}

static void may_not(const talon_game *game, uint32_t place, const char *text)
{
    ck_assert_uint_eq(may_hold(game, SPECTATOR, place) & cards(text), 0);
}

START_TEST(hidden_cards_are_those_that_no_viewer_knows)
{
    struct hidden hidden;
    talon_game *game = sit_suits(THREE ", collect in-play");
    struct view view;

    look(game, SEAT(1), &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.pool, PACK_52 & ~cards(CLUBS));
    ck_assert_uint_eq(hidden.places, 3);
    ck_assert_uint_eq(hidden.place[0].id, 0);
    ck_assert_uint_eq(hidden.place[1].id, 2);
    ck_assert_uint_eq(hidden.place[2].id, SPARE);
    ck_assert_uint_eq(hidden.place[2].count, 13);
    ck_assert_uint_eq(hidden.place[2].allowed, hidden.pool);
    /* The full game has no hidden cards; before a deal, no view has any. */
    tln_tr_module.hidden(game, &hidden);
    ck_assert_uint_eq(hidden.places, 0);
    game = sit(THREE);
    look(game, SPECTATOR, &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 0);
}
END_TEST

START_TEST(tr_14_a_pay_card_that_nobody_showed_is_in_no_hand)
{
    talon_game *game = sit(THREE ", spare-hand dead");

    DEAL(game, [0] = "AH", [1] = "KH QH", [SPARE] = "JH 10H");
    may_not(game, 0, "10H JH");
    may_not(game, 1, "10H JH");
    may_not(game, 2, "10H JH");
    may(game, SPARE, "10H JH");
    may(game, 2, "9H");
}
END_TEST

START_TEST(tr_14_no_hand_has_cards_that_would_have_collected)
{
    talon_game *game;

    /* Seat 1 has shown ten and jack, and has not taken 9-10-J. */
    game = sit(THREE ", spare-hand dead, sequence 9");
    DEAL(game, [1] = "10H JH", [2] = "9H");
    may_not(game, 1, "9H");
    may(game, 2, "9H");
    may(game, 1, "9S 10S");
    /* The pair is king and queen of diamonds: seat 2 has shown the king, a pay
     * card, and has not taken the pair. */
    game = sit(THREE ", spare-hand dead, sequence J, "
                     "pay-king D, pair-suit D");
    DEAL(game, [2] = "KD 2D", [1] = "QD");
    may_not(game, 2, "QD");
    may(game, 1, "QD");
}
END_TEST

START_TEST(tr_12_a_seat_that_bids_has_no_pay_card)
{
    talon_game *game = sit(BAR);

    DEAL_BAR(game);
    may(game, 2, "AH KH");
    play(game, "0 auction");
    may_not(game, 2, "10H JH QH KH AH");
    may(game, 1, "10H JH QH KH AH");
    may(game, 0, "10H JH QH KH AH");
    may(game, SPARE, "10H JH QH KH AH");
    /* After an auction without an offer the dealer has another turn, so it may
     * swap (TR-10): it is not barred and has no pay card. */
    play(game, "2 pass, = act 0, = legal keep swap");
    may_not(game, 0, "10H JH QH KH AH");
    /* The hand that the dealer gave away is now the spare hand; nothing is
     * known about its new hand. */
    play(game, "0 swap");
    may_not(game, SPARE, "10H JH QH KH AH");
    may(game, 0, "10H JH QH KH AH");
}
END_TEST

START_TEST(tr_12_the_hand_a_buyer_laid_down_has_no_pay_card)
{
    talon_game *game = sit(BAR);

    DEAL_BAR(game);
    play(game, "0 auction, 2 offer 1, = act 1");
    may_not(game, SPARE, "10H JH QH KH AH");
    may(game, 2, "10H JH QH KH AH");
}
END_TEST

START_TEST(tr_21_a_leader_has_no_lower_card_of_the_suit)
{
    talon_game *game = sit(STOPS);

    DEAL(game, [1] = "5S 3D", [2] = "2S 6S", [0] = "3S", [SPARE] = "4S");
    play(game, "1 play 5S");
    may_not(game, 1, "2S 3S 4S");
    may(game, 1, "7S 2D 2C");
    may(game, 0, "2S 3S 4S");
    game = sit(STOPS ", lead-card any");
    DEAL(game, [1] = "5S 3D", [2] = "2S 6S", [0] = "3S", [SPARE] = "4S");
    play(game, "1 play 5S");
    may(game, 1, "2S 3S 4S");
}
END_TEST

START_TEST(tr_22_the_first_leader_has_no_lower_card)
{
    talon_game *game = sit(STOPS ", first-lead lowest-of-hand");

    DEAL(game, [1] = "4S 4D 5C 5D 5H 6S 6C 6D 6H 7C 7D 7S 7H", [2] = "5S");
    play(game, "1 play 4S");
    may_not(game, 1, "2S 3S 2C 3C 2D 3D 2H 3H");
    may(game, 1, "4C 4D 4H 6S");
}
END_TEST

START_TEST(tr_24_a_leader_has_no_lower_card_of_the_color)
{
    talon_game *game = sit(STOPS ", next-lead alternate");

    DEAL(game, [1] = "4S 5C 6C 7C 8C 9C 10C JC QC 2D 3D 4D 5D", [2] = "5S");
    play(game, "1 play 4S");
    may_not(game, 1, "2S 3S 2C 3C");
    may(game, 1, "4C 2D 3H");
}
END_TEST

START_TEST(tr_23_the_card_after_a_stop_is_in_the_spare_hand)
{
    talon_game *game = sit(STOPS);

    DEAL(game, [1] = "5S 3D", [SPARE] = "6S", [2] = "7S");
    play(game, "1 play 5S, = act 1");
    may_not(game, 0, "6S");
    may_not(game, 1, "6S");
    may_not(game, 2, "6S");
    may(game, SPARE, "6S 7S");
}
END_TEST

START_TEST(tr_25_a_seat_that_passes_the_lead_has_nothing_to_lead)
{
    talon_game *game;

    /* There are nine seats; the six cards of seat 1 are all clubs. */
    game = sit(STOPS ", players 9");
    DEAL(game, [1] = "2C 3C 5C 7C 9C JC", [2] = "2D", [SPARE] = "4C");
    play(game, "1 play 2C, 1 play 3C, = act 2");
    may_not(game, 1, SPADES);
    may_not(game, 1, DIAMONDS);
    may_not(game, 1, HEARTS);
    may_not(game, 1, "4C"); /* it stopped the run */
    may(game, 1, "5C 6C 7C 8C");
    may(game, 2, SPADES);
    /* The view still knows this after the next card. */
    play(game, "2 play 2D");
    may_not(game, 1, SPADES);
}
END_TEST

START_TEST(tr_20_the_opener_has_the_lowest_diamond)
{
    talon_game *game = sit(STOPS ", michigan-opener lowest-diamond");

    DEAL(game, [2] = "4D 7S", [1] = "5D", [0] = "6D", [SPARE] = "2D 3D");
    expect(game, "= act 2");
    may(game, 0, "3D 5D"); /* only if the opener has the two */
    may_not(game, 0, "2D");
    may_not(game, 1, "2D");
    play(game, "2 play 4D");
    may_not(game, 0, "2D 3D");
    may_not(game, 1, "2D 3D");
    may_not(game, 2, "2D 3D"); /* lower than the card led */
    may(game, SPARE, "2D 3D");
}
END_TEST

/* The poker cards that a seat has selected may be any five cards of its hand,
 * even if the viewers know the hand. */
START_TEST(selected_poker_cards_are_hidden)
{
    struct hidden hidden;
    struct hidden_set set[HIDDEN_PLACES_MAX];
    talon_game *game = sit_suits(THREE);
    struct view view;

    play(game, "0 swap, 0 keep, 1 select 2C 3C 4C 5C 6C");
    look(game, SEAT(0) | SEAT(2), &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 1);
    ck_assert_uint_eq(hidden.place[0].id, 1);
    tln_tr_module.fill(view.game, 1, hidden.pool);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 0);
    ck_assert_uint_eq(tln_tr_module.sets(view.game, set), 1);
    ck_assert_uint_eq(set[0].from, cards(CLUBS));
    ck_assert_uint_eq(set[0].count, 5);
    tln_tr_module.fill(view.game, set[0].id, cards("9C 10C JC QC KC"));
    ck_assert_uint_eq(tln_tr_module.sets(view.game, set), 0);
    ck_assert_uint_eq(tr_in(view.game)->selected[1], cards("9C 10C JC QC KC"));
}
END_TEST

START_TEST(hands_are_hidden_in_a_closing_round)
{
    struct hidden hidden;
    talon_game *game = sit(STOPS);
    struct view view;

    play_clubs(game);
    play(game, "finish 1");
    DEAL(game, "");
    look(game, SEAT(1), &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 3);
    ck_assert_uint_eq(set_count(hidden.pool), 47);
    ck_assert_uint_eq(hidden.place[0].count, 5);
    ck_assert_uint_eq(hidden.place[2].id, TALON_PLACE_UNDEALT);
    ck_assert_uint_eq(hidden.place[2].count, 37);
    /* In a closing round, the hand and the poker hand are the same. */
    tln_tr_module.fill(view.game, 0, cards("2C 3C 4C 5C 6C"));
    ck_assert_uint_eq(tr_in(view.game)->selected[0], cards("2C 3C 4C 5C 6C"));
}
END_TEST

SUITE(tripoli_views)
TEST(tr_35_offers_and_actions_are_public_until_the_next_deal)
TEST(tr_36_events_say_who_sees_their_cards)
TEST(tr_36_a_seat_knows_only_its_own_hand)
TEST(tr_35_a_spectator_knows_only_the_sizes_of_hands)
TEST(tr_36_a_view_of_several_seats_knows_what_each_of_them_knows)
TEST(tr_36_the_dealer_knows_the_hand_it_swapped)
TEST(tr_36_the_buyer_knows_the_hand_it_laid_down)
TEST(tr_36_the_dealer_knows_its_old_hand_after_selling_it)
TEST(tr_35_cards_shown_by_collecting_are_known)
TEST(tr_36_poker_cards_are_secret_until_shown)
TEST(tr_35_poker_hands_shown_stay_known_during_play)
TEST(tr_19_the_only_seat_left_shows_nothing)
TEST(tr_15_all_seats_owe_a_selection_at_once)
TEST(tr_23_the_card_due_is_known_to_be_in_that_hand)
TEST(tr_37_remaining_cards_are_shown)
TEST(tr_30_closing_hands_are_private_until_shown)
TEST(tr_35_barred_seats_are_public)
TEST(a_view_of_a_view_shows_less)
TEST(hidden_cards_are_those_that_no_viewer_knows)
TEST(tr_14_a_pay_card_that_nobody_showed_is_in_no_hand)
TEST(tr_14_no_hand_has_cards_that_would_have_collected)
TEST(tr_12_a_seat_that_bids_has_no_pay_card)
TEST(tr_12_the_hand_a_buyer_laid_down_has_no_pay_card)
TEST(tr_21_a_leader_has_no_lower_card_of_the_suit)
TEST(tr_22_the_first_leader_has_no_lower_card)
TEST(tr_24_a_leader_has_no_lower_card_of_the_color)
TEST(tr_23_the_card_after_a_stop_is_in_the_spare_hand)
TEST(tr_25_a_seat_that_passes_the_lead_has_nothing_to_lead)
TEST(tr_20_the_opener_has_the_lowest_diamond)
TEST(selected_poker_cards_are_hidden)
TEST(hands_are_hidden_in_a_closing_round)
END_SUITE
