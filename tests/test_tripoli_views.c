/* SPDX-License-Identifier: MIT */
/* What each seat of Tripoli knows (TR-35, TR-36, TR-37), and what public play
 * proves. */
#include "tripoli_views.h"

static struct view seen_by(const struct table *t, uint32_t seats)
{
    struct view view;

    look(t, seats, &view);
    return view;
}

/* The known cards at a place, which has so many in all. */
static talon_cards known(const struct table *t, uint32_t seats, uint32_t place,
                         uint32_t count)
{
    talon_cards cards;
    talon_status status;
    struct view view;
    uint32_t n;

    look(t, seats, &view);
    status = talon_game_cards(view.game, place, &cards, &n);
    ck_assert_uint_eq(n, count);
    ck_status(status, talon_cards_count(&cards) < n ? TALON_UNKNOWN : TALON_OK);
    return cards;
}

static void knows(const struct table *t, uint32_t seats, uint32_t place,
                  uint32_t count, const char *text)
{
    ck_assert_uint_eq(known(t, seats, place, count), cards(text));
}

START_TEST(tr_36_a_seat_knows_its_hand)
{
    struct table t;
    struct view view;

    sit_suits(&t, THREE);
    knows(&t, SEAT(1), 1, 13, CLUBS);
    knows(&t, SEAT(1), 0, 13, "");
    knows(&t, SEAT(1), SPARE, 13, "");
    look(&t, SEAT(1), &view);
    ck_status(view.status, TALON_UNKNOWN);
    ck_assert_uint_eq(view.state.hand[1], cards(CLUBS));
    ck_assert_uint_eq(view.state.hand[2], 0);
    ck_assert_uint_eq(view.state.held[2], 13);
    ck_assert_uint_eq(view.state.spare, 0);
    ck_assert_uint_eq(view.state.spare_count, 13);
}
END_TEST

START_TEST(tr_35_a_spectator_knows_sizes_only)
{
    struct table t;

    sit_suits(&t, THREE);
    knows(&t, NOBODY, 0, 13, "");
    knows(&t, NOBODY, 1, 13, "");
    knows(&t, NOBODY, 2, 13, "");
    knows(&t, NOBODY, SPARE, 13, "");
    knows(&t, NOBODY, TALON_PLACE_TABLE, 0, "");
    knows(&t, NOBODY, TALON_PLACE_UNDEALT, 0, "");
}
END_TEST

START_TEST(tr_36_several_seats_know_what_each_knows)
{
    struct table t;

    sit_suits(&t, THREE);
    knows(&t, SEAT(0) | SEAT(2), 0, 13, SPADES);
    knows(&t, SEAT(0) | SEAT(2), 2, 13, DIAMONDS);
    knows(&t, SEAT(0) | SEAT(2), 1, 13, "");
    /* The spare hand is known to nobody, not even to all together. */
    knows(&t, EVERYONE, SPARE, 13, "");
}
END_TEST

START_TEST(tr_36_the_dealer_knows_the_hand_he_swapped)
{
    struct table t;

    sit_suits(&t, THREE);
    script(&t, "0 swap\n= act 0\n");
    knows(&t, SEAT(0), 0, 13, HEARTS);
    knows(&t, SEAT(0), SPARE, 13, SPADES);
    knows(&t, SEAT(1), 0, 13, "");
    knows(&t, SEAT(1), SPARE, 13, "");
    ck_assert_uint_eq(seen_by(&t, SEAT(1)).state.swapped, 1);
}
END_TEST

START_TEST(tr_36_the_buyer_knows_the_hand_he_laid_down)
{
    struct table t;

    sit_suits(&t, THREE);
    script(&t, "0 auction\n1 offer 1\n2 pass\n");
    knows(&t, SEAT(1), 1, 13, HEARTS);
    knows(&t, SEAT(1), SPARE, 13, CLUBS);
    /* The dealer has never seen the hand he sold. What the buyer shows when he
     * collects is TR-14: 8-9-10 and 10 to ace. */
    knows(&t, SEAT(0), SPARE, 13, "");
    knows(&t, SEAT(0), 1, 13, "8H 9H 10H JH QH KH AH");
    ck_assert_int_eq(seen_by(&t, NOBODY).state.buyer, 1);
    ck_assert_int_eq(seen_by(&t, NOBODY).state.offer, 1);
}
END_TEST

START_TEST(tr_36_the_dealer_knows_his_old_hand_with_the_buyer)
{
    struct table t;

    sit_suits(&t, THREE "option poker off\noption collect in-play\n");
    script(&t, "0 swap\n0 auction\n1 offer 1\n2 pass\n");
    knows(&t, SEAT(0), 1, 13, SPADES);
    knows(&t, SEAT(0), SPARE, 13, "");
    knows(&t, SEAT(1), SPARE, 13, CLUBS);
    knows(&t, SEAT(2), 1, 13, "");
    /* Still known when cards have been played from it: seat 1 leads. */
    script(&t, "= act 1\n1 play 2S\n1 play 3S\n");
    knows(&t, SEAT(0), 1, 11, "4S 5S 6S 7S 8S 9S 10S JS QS KS AS");
    knows(&t, SEAT(2), 1, 11, "4S"); /* due */
}
END_TEST

START_TEST(tr_35_cards_shown_by_collecting)
{
    struct table t;

    sit(&t, THREE "option spare-hand dead\n");
    /* The pay card, the pair, a sequence; the jack and ten are in the spare. */
    DEAL(&t, [0] = "AH 2S 3S 4S 5S 6S 7S JS QS KS AS 8C 9D",
         [1] = "KH QH 2C 3C 4C 5C 6C 7C 9C 10C JC QC KC",
         [2] = "8S 9S 10S 2D 3D 4D 5D 6D 7D 10D JD QD KD");
    knows(&t, NOBODY, 0, 13, "AH");
    knows(&t, NOBODY, 1, 13, "KH QH");
    knows(&t, SEAT(0), 2, 13, "8S 9S 10S");
}
END_TEST

START_TEST(tr_36_poker_cards_until_shown)
{
    struct table t;
    struct view view;

    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    script(&t, "1 select " QUADS "\n");
    ck_assert_uint_eq(seen_by(&t, SEAT(1)).state.selected[1], cards(QUADS));
    ck_assert_uint_eq(seen_by(&t, SEAT(2)).state.selected[1], 0);
    script(&t, "2 select " FULL "\n0 select " ROYAL "\n1 bet 1\n2 fold\n");
    look(&t, SEAT(2), &view);
    ck_assert_uint_eq(view.state.selected[2], cards(FULL));
    ck_assert_uint_eq(view.state.selected[0], 0);
    script(&t, "0 call\n= act 0\n");
    look(&t, SEAT(2), &view);
    /* Who was still in has shown; the cards are still in their hands. */
    ck_assert_uint_eq(view.state.selected[0], cards(ROYAL));
    ck_assert_uint_eq(view.state.selected[1], cards(QUADS));
    ck_assert_uint_eq(view.state.hand[0], cards(ROYAL));
    ck_assert_uint_eq(view.state.hand[1], cards(QUADS));
    /* Who folded has not. */
    ck_assert_uint_eq(seen_by(&t, SEAT(0)).state.selected[2], 0);
    ck_assert_uint_eq(seen_by(&t, SEAT(0)).state.hand[2], 0);
}
END_TEST

START_TEST(tr_35_hands_shown_stay_known_in_phase_three)
{
    struct table t;

    sit(&t, POKER "option poker showdown\n");
    DEAL(&t, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL);
    script(&t, SELECT "= act 0\n0 play 3C\n");
    knows(&t, SEAT(1), 0, 12, ROYAL);
    /* 4C is due from seat 2, whose five cards are known too. */
    knows(&t, SEAT(1), 2, 13, FULL);
    script(&t, "2 play 4C\n");
    ck_assert_uint_eq(known(&t, SEAT(1), 2, 12) & cards("4C 9C"), cards("9C"));
}
END_TEST

START_TEST(tr_19_one_seat_left_shows_nothing)
{
    struct table t;
    struct view view;

    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    script(&t, SELECT "1 bet 1\n2 fold\n0 fold\n= act 1\n");
    look(&t, SEAT(0), &view);
    ck_assert_uint_eq(view.state.selected[1], 0);
    ck_assert_uint_eq(view.state.hand[1], 0);
    ck_assert_uint_eq(view.state.selected[0], cards(ROYAL));
}
END_TEST

/* Who may see the cards of the n-th event of a kind in the last step; of some
 * kinds there are cards that nobody may. */
static uint32_t viewers(const struct table *t, uint32_t kind, uint32_t n)
{
    uint32_t i;

    for (i = 0; i < t->events; i++) {
        if (t->event[i].kind == kind && n-- == 0)
            return t->event[i].viewers;
    }
    return 0x10000;
}

START_TEST(tr_36_events_say_who_sees_their_cards)
{
    struct table t;
    uint32_t i;

    sit_suits(&t, THREE);
    ck_assert_uint_eq(viewers(&t, TALON_KIND_DEAL, 0), TALON_EVENT_PUBLIC);
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 0), SEAT(1));
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 1), SEAT(2));
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 2), SEAT(0));
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 3), NOBODY);
    script(&t, "0 swap\n"); /* both hands are his */
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 0), SEAT(0));
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 1), SEAT(0));
    script(&t, "0 auction\n1 offer 1\n2 pass\n");
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 0), SEAT(1));
    ck_assert_uint_eq(viewers(&t, TALON_KIND_HAND, 1), SEAT(1));
    ck_assert_uint_eq(viewers(&t, TALON_KIND_SHOWN, 0), TALON_EVENT_PUBLIC);
    script(&t, "1 select 2S 3S 4S 5S 6S\n");
    ck_assert_uint_eq(viewers(&t, TALON_KIND_SELECT_HAND, 0), SEAT(1));
    ck_ok(talon_events_redact(t.event, t.events, SEAT(0) | SEAT(2)));
    ck_assert_uint_eq(t.event[0].cards, 0);
    ck_assert_uint_eq(t.event[0].count, 5);
    script(&t, "2 select 2D 3D 4D 5D 6D\n0 select 2H 3H 4H 5H 6H\n"
               "1 check\n2 check\n0 check\n");
    for (i = 0; i < t.events; i++)
        ck_assert_uint_eq(t.event[i].viewers, TALON_EVENT_PUBLIC);
}
END_TEST

/* TR-35: offers, bets and prices are for everybody, until the next deal. */
START_TEST(tr_35_offers_and_actions_until_the_next_deal)
{
    struct table t;
    struct view view;

    sit(&t, "preset pay-suit\noption players 3\noption michigan-opener left\n");
    DEAL(&t, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS, [SPARE] = HEARTS);
    script(&t, "0 offer 2\n1 offer 4\n2 pass\n0 pass\n1 name S\n");
    look(&t, NOBODY, &view);
    ck_assert_int_eq(view.state.pay_suit_price, 4);
    ck_assert_int_eq(view.state.last_offer[0], 2);
    ck_assert_int_eq(view.state.last_offer[1], 4);
    /* Another auction has its own offers. */
    script(&t, "0 auction\n1 offer 1\n2 offer 3\n1 offer 6\n2 pass\n");
    script(&t, "1 select 2H 3H 4H 5H 6H\n2 select 2D 3D 4D 5D 6D\n"
               "0 select 2S 3S 4S 5S 6S\n"
               "1 bet 2\n2 raise 3\n0 fold\n1 raise 1\n2 call\n");
    look(&t, NOBODY, &view);
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
    script(&t, "1 play 2H\n1 play 3H\n1 play 4H\n1 play 5H\n1 play 6H\n"
               "1 play 7H\n1 play 8H\n1 play 9H\n1 play 10H\n1 play JH\n"
               "1 play QH\n1 play KH\n1 play AH\n= act table\n");
    ck_assert_int_eq(state_of(&t).last_offer[1], 6);
    ck_assert_uint_eq(state_of(&t).last_action[2], TALON_KIND_CALL_BET);
    DEAL(&t, 0);
    look(&t, NOBODY, &view);
    ck_assert_int_eq(view.state.pay_suit_price, 0);
    ck_assert_int_eq(view.state.last_offer[1], 0);
    ck_assert_uint_eq(view.state.last_action[2], 0);
    ck_assert_uint_eq(view.state.raise_count[1], 0);
    ck_assert_uint_eq(view.state.raises, 0);
}
END_TEST

START_TEST(tr_15_all_can_choose_at_once)
{
    talon_choice choice[TALON_CHOICES_MAX];
    struct table t;
    struct view view;
    talon_move move;
    uint32_t count, owing;

    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    script(&t, "= act 1\n");
    ck_ok(talon_game_owing(t.game, &owing));
    ck_assert_uint_eq(owing, EVERYONE);
    move = move_of(&t, "0 select " ROYAL);
    ck_ok(talon_game_check(t.game, &move, NULL));
    ck_status(talon_game_apply(t.game, &move, NULL, 0, NULL), TALON_E_TURN);
    look(&t, SEAT(0), &view);
    ck_ok(talon_game_choices_of(view.game, 0, choice, 16, &count));
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(choice[0].kind, TALON_KIND_SELECT_HAND);
    ck_assert_uint_eq(choice[0].pick_min, 5);
    ck_assert_uint_eq(choice[0].pick_max, 5);
    ck_assert_uint_eq(choice[0].cards, state_of(&t).hand[0]);
    ck_ok(talon_game_check(view.game, &move, NULL));
    move = move_of(&t, "0 select 10S JS QS KS 2C");
    ck_status(talon_game_check(view.game, &move, NULL), TALON_E_NOT_HELD);
    /* Others are none of its business. */
    ck_status(talon_game_choices_of(view.game, 1, choice, 16, &count),
              TALON_UNKNOWN);
    ck_assert_uint_eq(count, 0);
    /* Who has chosen owes nothing. */
    script(&t, "1 select " QUADS "\n");
    look(&t, SEAT(1), &view);
    ck_ok(talon_game_owing(view.game, &owing));
    ck_assert_uint_eq(owing, SEAT(0) | SEAT(2));
    ck_ok(talon_game_choices_of(view.game, 1, choice, 16, &count));
    ck_assert_uint_eq(count, 0);
    /* A game that is whole tells what is owed too. */
    ck_ok(talon_game_choices_of(t.game, 0, choice, 16, &count));
    ck_assert_uint_eq(count, 1);
    ck_ok(talon_game_choices_of(t.game, 1, choice, 16, &count));
    ck_assert_uint_eq(count, 0);
}
END_TEST

START_TEST(tr_23_the_card_due_is_where_it_is_due)
{
    struct table t;

    sit(&t, STOPS);
    DEAL(&t, [1] = "2C 3D", [2] = "3C 4S");
    script(&t, "1 play 2C\n= act 2\n");
    knows(&t, NOBODY, 2, 13, "3C");
    knows(&t, NOBODY, 1, 12, "");
    knows(&t, NOBODY, TALON_PLACE_TABLE, 1, "2C");
}
END_TEST

START_TEST(tr_37_cards_left_are_shown)
{
    struct table t;
    talon_tr_state state;

    sit(&t, STOPS);
    play_clubs(&t);
    state = state_of(&t);
    ck_assert_uint_eq(known(&t, NOBODY, 0, 13), state.hand[0]);
    ck_assert_uint_eq(known(&t, NOBODY, 2, 13), state.hand[2]);
    /* The spare stays hidden. */
    knows(&t, NOBODY, SPARE, 13, "");
    ck_status(seen_by(&t, EVERYONE).status, TALON_UNKNOWN);
}
END_TEST

START_TEST(tr_30_closing_hands_are_private_until_shown)
{
    struct table t;
    talon_cards undealt;
    uint32_t count;
    struct view view;

    sit(&t, STOPS);
    play_clubs(&t);
    script(&t, "finish 1\n");
    DEAL(&t, [0] = "2C 2D 2H 2S 3C", [1] = "AS KS QS JS 9S",
         [2] = "4C 5C 6C 7C 9C");
    knows(&t, SEAT(1), 1, 5, "AS KS QS JS 9S");
    knows(&t, SEAT(1), 0, 5, "");
    knows(&t, SEAT(1), TALON_PLACE_UNDEALT, 37, "");
    knows(&t, SEAT(1), SPARE, 0, "");
    look(&t, SEAT(1), &view);
    ck_assert_uint_eq(view.state.selected[1], cards("AS KS QS JS 9S"));
    ck_assert_uint_eq(view.state.selected[0], 0);
    /* Who knows all hands knows what is left. */
    undealt = known(&t, EVERYONE, TALON_PLACE_UNDEALT, 37);
    ck_ok(talon_game_cards(t.game, TALON_PLACE_UNDEALT, &undealt, &count));
    ck_assert_uint_eq(count, 37);
    script(&t, "= act 2\n2 bet 1\n0 call\n1 fold\n= act over\n");
    knows(&t, NOBODY, 0, 5, "2C 2D 2H 2S 3C");
    knows(&t, NOBODY, 2, 5, "4C 5C 6C 7C 9C");
    knows(&t, NOBODY, 1, 5, "");
    knows(&t, NOBODY, TALON_PLACE_UNDEALT, 37, "");
}
END_TEST

START_TEST(tr_35_who_is_barred_is_public)
{
    struct table t;

    sit(&t, BAR);
    DEAL_BAR(&t);
    ck_assert_uint_eq(seen_by(&t, NOBODY).state.barred, 0);
    script(&t, "0 auction\n= act 2\n");
    ck_assert_uint_eq(seen_by(&t, NOBODY).state.barred, SEAT(1));
    ck_assert_uint_eq(seen_by(&t, SEAT(2)).state.hand[1], 0);
}
END_TEST

START_TEST(a_view_of_a_view)
{
    static const char *const step[] = {"0 swap\n",
                                       "0 auction\n",
                                       "1 offer 1\n",
                                       "2 pass\n",
                                       "1 select 2S 3S 4S 5S 6S\n",
                                       "2 select 2D 3D 4D 5D 6D\n",
                                       "0 select 2H 3H 4H 5H 6H\n",
                                       "1 bet 1\n",
                                       "2 fold\n",
                                       "0 call\n"};
    struct table t;
    struct view once, both, again;
    uint32_t i, a, b;

    sit_suits(&t, THREE);
    for (i = 0; i < sizeof step / sizeof step[0]; i++) {
        script(&t, step[i]);
        for (a = 0; a <= EVERYONE; a++) {
            for (b = 0; b <= EVERYONE; b++) {
                look(&t, a, &once);
                look(&t, a | b, &both);
                again = both;
                again.game = (talon_game *)again.memory;
                ck_ok(talon_game_redact(again.game, both.game, a));
                ck_assert_mem_eq(again.memory, once.memory, sizeof once.memory);
            }
        }
    }
}
END_TEST

/* Proofs: of a view by some seats, the unknown cards that a place may hold. */
static talon_cards may_hold(const struct table *t, uint32_t seats,
                            uint32_t place)
{
    struct hidden hidden;
    struct view view;
    uint32_t i;

    look(t, seats, &view);
    tln_tr_module.hidden(view.game, &hidden);
    for (i = 0; i < hidden.places; i++) {
        if (hidden.place[i].id == place)
            return hidden.place[i].allowed;
    }
    ck_abort_msg("nothing is hidden at place %" PRIu32, place);
    return 0;
}

static void may(const struct table *t, uint32_t place, const char *text)
{
    ck_assert_uint_eq(may_hold(t, NOBODY, place) & cards(text), cards(text));
}

static void may_not(const struct table *t, uint32_t place, const char *text)
{
    ck_assert_uint_eq(may_hold(t, NOBODY, place) & cards(text), 0);
}

START_TEST(hidden_is_what_is_not_known)
{
    struct hidden hidden;
    struct table t;
    struct view view;

    sit_suits(&t, THREE "option collect in-play\n");
    look(&t, SEAT(1), &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.pool, PACK_52 & ~cards(CLUBS));
    ck_assert_uint_eq(hidden.places, 3);
    ck_assert_uint_eq(hidden.place[0].id, 0);
    ck_assert_uint_eq(hidden.place[1].id, 2);
    ck_assert_uint_eq(hidden.place[2].id, SPARE);
    ck_assert_uint_eq(hidden.place[2].count, 13);
    ck_assert_uint_eq(hidden.place[2].allowed, hidden.pool);
    /* Nothing is hidden of a game that is whole, nor before a deal. */
    tln_tr_module.hidden(t.game, &hidden);
    ck_assert_uint_eq(hidden.places, 0);
    sit(&t, THREE);
    look(&t, NOBODY, &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 0);
}
END_TEST

START_TEST(tr_14_a_pay_card_not_shown_is_in_no_hand)
{
    struct table t;

    sit(&t, THREE "option spare-hand dead\n");
    DEAL(&t, [0] = "AH", [1] = "KH QH", [SPARE] = "JH 10H");
    may_not(&t, 0, "10H JH");
    may_not(&t, 1, "10H JH");
    may_not(&t, 2, "10H JH");
    may(&t, SPARE, "10H JH");
    may(&t, 2, "9H");
}
END_TEST

START_TEST(tr_14_what_would_have_collected_more)
{
    struct table t;

    /* Seat 1 has shown ten and jack and not taken 9-10-J. */
    sit(&t, THREE "option spare-hand dead\noption sequence 9\n");
    DEAL(&t, [1] = "10H JH", [2] = "9H");
    may_not(&t, 1, "9H");
    may(&t, 2, "9H");
    may(&t, 1, "9S 10S");
    /* The pair in diamonds: seat 2 has shown its king with the sequence. */
    sit(&t, THREE "option spare-hand dead\noption sequence J\n"
                  "option pay-king D\noption pair-suit D\n");
    DEAL(&t, [2] = "KD 2D", [1] = "QD");
    may_not(&t, 2, "QD");
    may(&t, 1, "QD");
}
END_TEST

START_TEST(tr_12_who_bids_has_no_pay_card)
{
    struct table t;

    sit(&t, BAR);
    DEAL_BAR(&t);
    may(&t, 2, "AH KH");
    script(&t, "0 auction\n");
    may_not(&t, 2, "10H JH QH KH AH");
    may(&t, 1, "10H JH QH KH AH");
    may(&t, 0, "10H JH QH KH AH");
    may(&t, SPARE, "10H JH QH KH AH");
    /* Without an offer the dealer is asked again, as he may swap (TR-10). */
    script(&t, "2 pass\n= act 0\n= legal keep swap\n");
    may_not(&t, 0, "10H JH QH KH AH");
    /* The hand he swaps is the spare hand now; of the other nothing is known.
     */
    script(&t, "0 swap\n");
    may_not(&t, SPARE, "10H JH QH KH AH");
    may(&t, 0, "10H JH QH KH AH");
}
END_TEST

START_TEST(tr_12_the_hand_a_buyer_laid_down_has_no_pay_card)
{
    struct table t;

    sit(&t, BAR);
    DEAL_BAR(&t);
    script(&t, "0 auction\n2 offer 1\n= act 1\n");
    may_not(&t, SPARE, "10H JH QH KH AH");
    may(&t, 2, "10H JH QH KH AH");
}
END_TEST

START_TEST(tr_21_no_lower_card_than_the_one_led)
{
    struct table t;

    sit(&t, STOPS);
    DEAL(&t, [1] = "5S 3D", [2] = "2S 6S", [0] = "3S", [SPARE] = "4S");
    script(&t, "1 play 5S\n");
    may_not(&t, 1, "2S 3S 4S");
    may(&t, 1, "7S 2D 2C");
    may(&t, 0, "2S 3S 4S");
    sit(&t, STOPS "option lead-card any\n");
    DEAL(&t, [1] = "5S 3D", [2] = "2S 6S", [0] = "3S", [SPARE] = "4S");
    script(&t, "1 play 5S\n");
    may(&t, 1, "2S 3S 4S");
}
END_TEST

START_TEST(tr_22_no_lower_card_of_the_hand)
{
    struct table t;

    sit(&t, STOPS "option first-lead lowest-of-hand\n");
    DEAL(&t, [1] = "4S 4D 5C 5D 5H 6S 6C 6D 6H 7C 7D 7S 7H", [2] = "5S");
    script(&t, "1 play 4S\n");
    may_not(&t, 1, "2S 3S 2C 3C 2D 3D 2H 3H");
    may(&t, 1, "4C 4D 4H 6S");
}
END_TEST

START_TEST(tr_24_no_lower_card_of_the_colour)
{
    struct table t;

    sit(&t, STOPS "option next-lead alternate\n");
    DEAL(&t, [1] = "4S 5C 6C 7C 8C 9C 10C JC QC 2D 3D 4D 5D", [2] = "5S");
    script(&t, "1 play 4S\n");
    may_not(&t, 1, "2S 3S 2C 3C");
    may(&t, 1, "4C 2D 3H");
}
END_TEST

START_TEST(tr_23_the_card_after_a_stop_is_in_the_spare_hand)
{
    struct table t;

    sit(&t, STOPS);
    DEAL(&t, [1] = "5S 3D", [SPARE] = "6S", [2] = "7S");
    script(&t, "1 play 5S\n= act 1\n");
    may_not(&t, 0, "6S");
    may_not(&t, 1, "6S");
    may_not(&t, 2, "6S");
    may(&t, SPARE, "6S 7S");
}
END_TEST

START_TEST(tr_25_who_passes_the_lead_has_nothing_to_lead)
{
    struct table t;

    /* Seat 1 has six cards of nine seats' hands, all clubs. */
    sit(&t, STOPS "option players 9\n");
    DEAL(&t, [1] = "2C 3C 5C 7C 9C JC", [2] = "2D", [SPARE] = "4C");
    script(&t, "1 play 2C\n1 play 3C\n= act 2\n");
    may_not(&t, 1, SPADES);
    may_not(&t, 1, DIAMONDS);
    may_not(&t, 1, HEARTS);
    may_not(&t, 1, "4C"); /* the stop */
    may(&t, 1, "5C 6C 7C 8C");
    may(&t, 2, SPADES);
    /* It stays known when play has gone on. */
    script(&t, "2 play 2D\n");
    may_not(&t, 1, SPADES);
}
END_TEST

START_TEST(tr_20_the_opener_has_the_lowest_diamond)
{
    struct table t;

    sit(&t, STOPS "option michigan-opener lowest-diamond\n");
    DEAL(&t, [2] = "4D 7S", [1] = "5D", [0] = "6D", [SPARE] = "2D 3D");
    script(&t, "= act 2\n");
    may(&t, 0, "3D 5D"); /* while the opener may have the two */
    may_not(&t, 0, "2D");
    may_not(&t, 1, "2D");
    script(&t, "2 play 4D\n");
    may_not(&t, 0, "2D 3D");
    may_not(&t, 1, "2D 3D");
    may_not(&t, 2, "2D 3D"); /* a lower card than the one led */
    may(&t, SPARE, "2D 3D");
}
END_TEST

/* Of seats that have chosen, when the cards are known: any five of the hand. */
START_TEST(hidden_then_the_poker_cards)
{
    struct hidden hidden;
    struct table t;
    struct view view;

    sit_suits(&t, THREE);
    script(&t, "0 swap\n0 keep\n1 select 2C 3C 4C 5C 6C\n");
    look(&t, SEAT(0) | SEAT(2), &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 1);
    ck_assert_uint_eq(hidden.place[0].id, 1);
    tln_tr_module.fill(view.game, 1, hidden.pool);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 2);
    ck_assert_uint_eq(hidden.pool, cards(CLUBS));
    ck_assert_uint_eq(hidden.place[0].count, 5);
    ck_assert_uint_eq(hidden.place[1].count, 8);
    tln_tr_module.fill(view.game, hidden.place[0].id, cards("9C 10C JC QC KC"));
    tln_tr_module.fill(view.game, hidden.place[1].id,
                       cards("2C 3C 4C 5C 6C 7C 8C AC"));
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 0);
    ck_assert_uint_eq(tr_in(view.game)->selected[1], cards("9C 10C JC QC KC"));
}
END_TEST

START_TEST(hidden_in_a_closing_round)
{
    struct hidden hidden;
    struct table t;
    struct view view;

    sit(&t, STOPS);
    play_clubs(&t);
    script(&t, "finish 1\n");
    DEAL(&t, 0);
    look(&t, SEAT(1), &view);
    tln_tr_module.hidden(view.game, &hidden);
    ck_assert_uint_eq(hidden.places, 3);
    ck_assert_uint_eq(set_count(hidden.pool), 47);
    ck_assert_uint_eq(hidden.place[0].count, 5);
    ck_assert_uint_eq(hidden.place[2].id, TALON_PLACE_UNDEALT);
    ck_assert_uint_eq(hidden.place[2].count, 37);
    /* A hand is the poker hand. */
    tln_tr_module.fill(view.game, 0, cards("2C 3C 4C 5C 6C"));
    ck_assert_uint_eq(tr_in(view.game)->selected[0], cards("2C 3C 4C 5C 6C"));
}
END_TEST

SUITE(tripoli_views)
TEST(tr_35_offers_and_actions_until_the_next_deal)
TEST(tr_36_events_say_who_sees_their_cards)
TEST(tr_36_a_seat_knows_its_hand)
TEST(tr_35_a_spectator_knows_sizes_only)
TEST(tr_36_several_seats_know_what_each_knows)
TEST(tr_36_the_dealer_knows_the_hand_he_swapped)
TEST(tr_36_the_buyer_knows_the_hand_he_laid_down)
TEST(tr_36_the_dealer_knows_his_old_hand_with_the_buyer)
TEST(tr_35_cards_shown_by_collecting)
TEST(tr_36_poker_cards_until_shown)
TEST(tr_35_hands_shown_stay_known_in_phase_three)
TEST(tr_19_one_seat_left_shows_nothing)
TEST(tr_15_all_can_choose_at_once)
TEST(tr_23_the_card_due_is_where_it_is_due)
TEST(tr_37_cards_left_are_shown)
TEST(tr_30_closing_hands_are_private_until_shown)
TEST(tr_35_who_is_barred_is_public)
TEST(a_view_of_a_view)
TEST(hidden_is_what_is_not_known)
TEST(tr_14_a_pay_card_not_shown_is_in_no_hand)
TEST(tr_14_what_would_have_collected_more)
TEST(tr_12_who_bids_has_no_pay_card)
TEST(tr_12_the_hand_a_buyer_laid_down_has_no_pay_card)
TEST(tr_21_no_lower_card_than_the_one_led)
TEST(tr_22_no_lower_card_of_the_hand)
TEST(tr_24_no_lower_card_of_the_colour)
TEST(tr_23_the_card_after_a_stop_is_in_the_spare_hand)
TEST(tr_25_who_passes_the_lead_has_nothing_to_lead)
TEST(tr_20_the_opener_has_the_lowest_diamond)
TEST(hidden_then_the_poker_cards)
TEST(hidden_in_a_closing_round)
END_SUITE
