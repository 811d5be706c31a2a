/* SPDX-License-Identifier: MIT */
/* Which positions of Tripoli are accepted: those that play can reach. */
#include "views.h"

static talon_status verdict(const struct tripoli *t)
{
    uint32_t field;

    return tln_tr_module.verify(&t->common, &field);
}

static struct tripoli copy_of(const talon_game *game)
{
    struct tripoli copy;

    memcpy(&copy, game, sizeof copy);
    return copy;
}

/* Exchanges two cards, wherever each of them is. */
static void exchange(struct tripoli *t, const char *first, const char *other)
{
    talon_cards both = cards(first) | cards(other);
    talon_cards *set[] = {&t->hand[0],     &t->hand[1],    &t->hand[2],
                          &t->spare,       &t->shown,      &t->selected[0],
                          &t->selected[1], &t->selected[2]};
    uint32_t i;

    for (i = 0; i < sizeof set / sizeof set[0]; i++) {
        if (set_is_single(*set[i] & both))
            *set[i] ^= both;
    }
}

static void refuses_exchange(const talon_game *game, const char *first,
                             const char *other)
{
    struct tripoli copy = copy_of(game);

    ck_ok(verdict(&copy));
    exchange(&copy, first, other);
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}

static void accepts_exchange(const talon_game *game, const char *first,
                             const char *other)
{
    struct tripoli copy = copy_of(game);

    exchange(&copy, first, other);
    ck_ok(verdict(&copy));
}

START_TEST(verify_refuses_cards_that_play_rules_out)
{
    talon_game *game = sit(STOPS);

    DEAL(game, [1] = "5S 3D 7H", [SPARE] = "6S 8H", [2] = "7S 9H", [0] = "4S");
    play(game, "1 play 5S, = act 1");
    accepts_exchange(game, "7H", "9H");
    accepts_exchange(game, "7H", "8H");
    /* TR-23: seat 2 would have had to play 6S. */
    refuses_exchange(game, "6S", "9H");
    /* TR-21: seat 1 led 5S, so it has no lower spade. */
    refuses_exchange(game, "4S", "7H");
    refuses_exchange(game, "6S", "3D");
    /* TR-14: the seat that holds a pay card, and no other, has collected its
     * box. */
    game = sit(THREE ", spare-hand dead");
    DEAL(game, [0] = "AH 9C", [1] = "2C", [SPARE] = "KH 3C 8S", [2] = "9S 10S");
    accepts_exchange(game, "9C", "2C");
    refuses_exchange(game, "KH", "2C");
    /* The seat that collected the box must hold the ace. */
    refuses_exchange(game, "AH", "2C");
    refuses_exchange(game, "AH", "3C");
    /* TR-14: nobody has claimed 8-9-10. */
    game = sit(THREE ", spare-hand dead");
    DEAL(game, [2] = "9S 10S 2D", [1] = "8S 3D 10H JH QH KH AH");
    refuses_exchange(game, "8S", "2D");
}
END_TEST

START_TEST(verify_refuses_hands_that_contradict_the_bar)
{
    talon_game *game = sit(BAR);

    DEAL_BAR(game);
    play(game, "0 auction");
    accepts_exchange(game, "2H", "2D");
    accepts_exchange(game, "AH", "KH");
    accepts_exchange(game, "2C", "KH"); /* the dealer may have a pay card */
    /* A seat that may bid would have a pay card. */
    refuses_exchange(game, "2D", "KH");
    /* A barred seat would have no pay card. */
    refuses_exchange(game, "AH", "AD");
}
END_TEST

START_TEST(verify_refuses_impossible_showdowns)
{
    talon_game *game = sit(SHOWDOWN);
    struct tripoli copy;

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT);
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.pot_winner = 1; /* four twos do not beat a straight flush */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.opener = copy.to_act = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.shown ^= cards("2S"); /* a showdown shows all five */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* A member of the state that may have other values, because nothing else in the
 * state determines it. */
struct freedom {
    size_t offset;
    size_t size;
};

#define FREE(member)                                                           \
    {                                                                          \
        offsetof(struct tripoli, member),                                      \
            sizeof(((struct tripoli *)0)->member)                              \
    }

static int is_free(const struct freedom *freedom, size_t byte)
{
    for (; freedom->size != 0; freedom++) {
        if (byte >= freedom->offset && byte < freedom->offset + freedom->size)
            return 1;
    }
    return 0;
}

/* Flips each bit of the state by itself; the position must then be refused,
 * unless the bit belongs to a free member. */
static void refuses_every_bit(const talon_game *game,
                              const struct freedom *freedom)
{
    union {
        struct tripoli t;
        uint8_t byte[sizeof(struct tripoli)];
    } copy;
    size_t i;
    int bit;

    copy.t = copy_of(game);
    ck_ok(verdict(&copy.t));
    for (i = offsetof(struct tripoli, hand); i < TR_SAVED_SIZE; i++) {
        for (bit = 0; bit < 8; bit++) {
            copy.byte[i] ^= (uint8_t)(1 << bit);
            ck_assert_msg(is_free(freedom, i) || verdict(&copy.t) < 0,
                          "phase %d: bit %d of byte %zu may be turned",
                          (int)copy.t.phase, bit, i);
            copy.byte[i] ^= (uint8_t)(1 << bit);
        }
    }
}

START_TEST(verify_refuses_every_changed_bit_in_the_first_steps)
{
    static const struct freedom none[] = {{0, 0}};
    /* If all hands have equal lengths, a swap leaves no trace. */
    static const struct freedom swap[] = {FREE(spare_steps), {0, 0}};
    talon_game *game = sit(THREE);

    refuses_every_bit(game, none);
    game = sit_suits(THREE);
    refuses_every_bit(game, none);
    play(game, "0 swap");
    refuses_every_bit(game, swap);
    play(game, "0 auction");
    refuses_every_bit(game, swap);
    play(game, "1 offer 3");
    refuses_every_bit(game, swap);
    play(game, "2 pass, = act 1");
    refuses_every_bit(game, swap);
    play(game, "1 select 2S 3S 4S 5S 6S");
    refuses_every_bit(game, swap);
}
END_TEST

START_TEST(verify_refuses_every_changed_bit_in_poker_and_play)
{
    static const struct freedom none[] = {{0, 0}};
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT);
    refuses_every_bit(game, none);
    play(game, "1 check, 2 bet 2");
    refuses_every_bit(game, none);
    play(game, "0 call, 1 fold, = act 0");
    refuses_every_bit(game, none);
    play(game, "0 play 3C, 2 play 4C");
    refuses_every_bit(game, none);
}
END_TEST

START_TEST(verify_refuses_every_changed_bit_at_the_end)
{
    static const struct freedom none[] = {{0, 0}};
    /* The state does not say how many closing rounds have been played, so the
     * number of deals before them is free. After a bet it does not say which
     * seats checked before it, so the dealer is free too. */
    static const struct freedom deals[] = {FREE(deals), {0, 0}};
    static const struct freedom dealer[] = {FREE(deals), FREE(dealer), {0, 0}};
    talon_game *game = sit(STOPS);

    play_clubs(game);
    refuses_every_bit(game, none);
    play(game, "finish 3");
    refuses_every_bit(game, none);
    DEAL(game, [0] = "2C 2D 2H 2S 3C", [1] = "AS KS QS JS 9S",
         [2] = "4C 5C 6C 7C 9C");
    refuses_every_bit(game, deals);
    play(game, "2 bet 1");
    refuses_every_bit(game, dealer);
}
END_TEST

/* The verdict on the position with these last offers of seats 0, 1 and 2; the
 * highest of them is set as the current offer. */
static talon_status with_offers(const talon_game *game, int32_t first,
                                int32_t second, int32_t third)
{
    const int32_t offer[] = {first, second, third};
    struct tripoli copy = copy_of(game);
    uint32_t seat;

    ck_ok(verdict(&copy));
    copy.offer = 0;
    for (seat = 0; seat < 3; seat++) {
        copy.last_offer[seat] = offer[seat];
        if (offer[seat] > copy.offer)
            copy.offer = offer[seat];
    }
    return verdict(&copy);
}

/* TR-11: which last offers can stand in an auction; seats 1, 2 and 3 bid in
 * this order for the hand of seat 0. */
START_TEST(verify_refuses_impossible_last_offers)
{
    talon_game *game = sit("tripoli, players 4");
    struct tripoli copy;

    DEAL(game, "");
    play(game, "0 auction, 1 offer 3, 2 offer 5, = act 3");
    ck_ok(with_offers(game, 0, 1, 2));
    ck_ok(with_offers(game, 0, 4, 9));
    /* The later offer must be higher, and the dealer makes none. */
    ck_status(with_offers(game, 0, 5, 5), TALON_E_SAVED_STATE);
    ck_status(with_offers(game, 0, 6, 5), TALON_E_SAVED_STATE);
    ck_status(with_offers(game, 1, 3, 5), TALON_E_SAVED_STATE);
    /* A seat that has had a turn and not passed must have an offer. */
    ck_status(with_offers(game, 0, 0, 5), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.last_offer[3] = 2; /* seat 3 has not had a turn */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.offer = 6; /* nobody has offered that */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* The second round: seat 2 has passed after its first offer, seat 3 has
     * offered once. Seat 1 offered before seat 2, and again. */
    game = sit("tripoli, players 4");
    DEAL(game, "");
    play(game, "0 auction, 1 offer 1, 2 offer 2, 3 offer 3, 1 offer 4, "
               "2 pass, = act 3");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.last_offer[2] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.last_offer[2] = 3;
    /* Seat 3 later offered 3, so seat 2 offered less. */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* Seat 2 could have passed at once. */
    copy.last_offer[2] = 0;
    ck_ok(verdict(&copy));
    copy.last_offer[3] = 1; /* seat 1 offered at least 1 before */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.passed |= 1; /* the dealer has no turn */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    game = sit("tripoli, players 4");
    DEAL(game, "");
    play(game, "0 auction, 1 offer 1, 2 offer 2, 3 offer 3, = act 1");
    copy = copy_of(game);
    copy.to_act = 0;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-11: a sale leaves the offers of its auction; an auction without an offer
 * leaves none. */
START_TEST(verify_refuses_impossible_offers_after_a_sale)
{
    talon_game *game = sit_suits(THREE);
    struct tripoli copy;

    play(game, "0 auction, 1 offer 3, 2 offer 7, 1 pass");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 7;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.last_offer[1] = 0; /* it could have passed at once */
    ck_ok(verdict(&copy));
    copy.last_offer[0] = 1; /* the dealer */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.last_offer[2] = 6; /* it paid seven */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    game = sit_suits(THREE);
    play(game, "0 auction, 1 pass, 2 pass, = act 0");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* Without an auction there are no offers and no price. */
    game = sit_suits(THREE);
    copy = copy_of(game);
    copy.last_offer[1] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.pay_suit_price = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-9: the price of the pay suit is in the kitty, and one seat has paid it. */
START_TEST(verify_refuses_impossible_prices_of_the_pay_suit)
{
    talon_game *game = sit("pay-suit, players 3");
    struct tripoli copy;

    DEAL(game, "");
    play(game, "0 offer 2, 1 offer 4, 2 pass, 0 pass, 1 name D, "
               "= act 0");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    ck_assert_int_eq(copy.pay_suit_price, 4);
    copy.pay_suit_price = 3;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.pay_suit_price = 0; /* without a price, hearts pay */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.last_offer[0] = 5; /* seat 0 would have won */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.last_offer[2] = 4; /* but seat 1 has paid, not seat 2 */
    copy.last_offer[1] = 0;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* The auction of the spare hand has its own offers; the price of the pay
     * suit stays. */
    play(game, "0 auction, 1 pass, 2 offer 1");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    ck_assert_int_eq(copy.pay_suit_price, 4);
    ck_assert_int_eq(copy.last_offer[0], 0);
    copy.pay_suit_price = 5;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-11: at table stakes, nobody has offered more chips than it had. */
START_TEST(verify_refuses_offers_that_could_not_be_paid)
{
    talon_game *game;
    struct tripoli copy;

    game = sit(THREE ", bankroll 12"); /* three chips are left after the ante */
    DEAL(game, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS, [SPARE] = HEARTS);
    play(game, "0 auction, 1 offer 1, 2 offer 3");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 2;
    ck_ok(verdict(&copy));
    copy.offer = copy.last_offer[2] = 4;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* That also holds after the sale, until the next deal. */
    play(game, "1 pass, 1 select 2C 3C 4C 5C 6C");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 4;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* The verdict on the position after changing the last actions and raise counts
 * of the three seats. The turn number is raised by nine, so that there could
 * have been more moves. */
static talon_status with_actions(const talon_game *game, const char *actions,
                                 uint8_t first, uint8_t second, uint8_t third)
{
    /* No action, then check, bet, raise, fold and call. */
    static const char letter[] = "-kbrfc";
    struct tripoli copy = copy_of(game);
    uint32_t seat;

    ck_ok(verdict(&copy));
    for (seat = 0; seat < 3; seat++) {
        uint32_t kind = (uint32_t)(strchr(letter, actions[seat]) - letter);

        copy.last_action[seat] =
            (uint8_t)(kind > 0 ? kind + TALON_KIND_CHECK - 1 : 0);
    }
    copy.raise_count[0] = first;
    copy.raise_count[1] = second;
    copy.raise_count[2] = third;
    copy.raises = (uint16_t)(first + second + third);
    copy.common.turn += 9;
    return verdict(&copy);
}

/* TR-18: impossible last actions of the seats, during the betting. */
START_TEST(verify_refuses_impossible_actions_during_betting)
{
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT ", 1 check, = act 2");
    ck_ok(with_actions(game, "-k-", 0, 0, 0));
    ck_status(with_actions(game, "---", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "kk-", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "-k-", 0, 1, 0), TALON_E_SAVED_STATE);
    play(game, "2 bet 2, 0 raise 1, = act 1");
    ck_ok(with_actions(game, "rkb", 1, 0, 0));
    ck_status(with_actions(game, "r-b", 1, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "ckb", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "rkc", 1, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "rkb", 2, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "rkb", 1, 0, 1), TALON_E_SAVED_STATE);
    /* Each seat has put in five chips: a bet of 2, and raises by 1 and 2. Seat
     * 2 may also have raised. */
    play(game, "1 raise 2, 2 call, = act 0");
    ck_ok(with_actions(game, "rrc", 1, 1, 0));
    ck_ok(with_actions(game, "rrc", 1, 1, 1));
    ck_ok(with_actions(game, "crc", 0, 1, 0)); /* if seat 2 bet 3 */
    ck_status(with_actions(game, "ccr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "rrb", 1, 1, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "rrc", 2, 1, 0), TALON_E_SAVED_STATE);
    /* This is possible: seat 1 checks, seat 2 bets 1, seat 0 calls, seat 1
     * raises by 2, seat 2 calls, seats 0 and 1 raise by 1 each, seat 2 calls.
     */
    ck_ok(with_actions(game, "rrc", 1, 2, 0));
    ck_status(with_actions(game, "rrc", 1, 3, 0), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-18, TR-19: last actions are kept until the next deal, so they are still
 * verified after the pot is paid. */
START_TEST(verify_refuses_impossible_actions_after_betting)
{
    talon_game *game = sit(POKER);
    struct tripoli copy;

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 bet 2, 2 raise 1, 0 call, 1 fold");
    ck_ok(with_actions(game, "cfr", 0, 0, 1));
    ck_ok(with_actions(game, "cfr", 1, 0, 1));
    ck_ok(with_actions(game, "rfc", 1, 0, 0)); /* if seat 0 raised */
    ck_status(with_actions(game, "ccr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "ffr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "kfr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "rfr", 1, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "cfb", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "cfr", 0, 0, 2), TALON_E_SAVED_STATE);
    copy = copy_of(game);
    copy.raises = 0;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* Nothing was bet, so all have checked. */
    game = sit(POKER);
    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 check, 2 check, 0 check");
    ck_ok(with_actions(game, "kkk", 0, 0, 0));
    ck_status(with_actions(game, "kk-", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(game, "kkc", 0, 0, 0), TALON_E_SAVED_STATE);
    /* Without betting there are no actions. */
    game = sit(SHOWDOWN);
    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT);
    ck_status(with_actions(game, "kkk", 0, 0, 0), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-33: seat 1 is all-in with its bet, and the others go on raising. A seat
 * without chips has no turn, so it cannot have folded. */
START_TEST(verify_accepts_a_bet_that_was_all_in)
{
    talon_game *game = sit(POKER ", bankroll 13");
    struct tripoli copy;

    play(game, "buy 0 30, buy 2 30");
    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 bet 4, 2 raise 5, 0 raise 5, = act 2");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.last_action[1] = TALON_KIND_FOLD;
    copy.in_poker &= (uint16_t)~seat_bit(1);
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    play(game, "2 raise 5, = act 0");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
}
END_TEST

/* TR-18: seat 1, at the left of the only one that raised, cannot have folded
 * before that: nobody had bet when it was its turn. */
START_TEST(verify_refuses_folds_before_any_bet)
{
    talon_game *game = sit(POKER);
    struct tripoli copy;

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 check, 2 bet 1, 0 raise 1, 1 fold, 2 call");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.acted &= (uint16_t)~seat_bit(1);
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-18: seat 0 made the last raise, and seat 2 folded to an earlier one, which
 * neither of them can have made. With three raises in all that leaves none;
 * with four, seat 2 would have made the two before it in a row. */
START_TEST(verify_refuses_early_folds_to_nobodys_raise)
{
    talon_game *game = sit(POKER);
    struct tripoli copy;

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 bet 1, 2 raise 1, 0 raise 1, 1 call, 2 raise 1, "
                      "0 raise 1, 1 call, 2 fold");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.acted &= (uint16_t)~seat_bit(2);
    copy.raises = 3;
    copy.raise_count[2] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.raises = 4;
    copy.raise_count[2] = 2;
    copy.raise_count[0] = copy.raise_count[1] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-30: a closing round has no spare hand to swap, auction or sell. */
START_TEST(verify_refuses_a_spare_hand_in_a_closing_round)
{
    talon_game *game = sit_suits(THREE);
    struct tripoli copy;
    uint8_t steps;

    play(game, "0 keep, 1 select 2C 3C 4C 5C 6C, 2 select 2D 3D 4D 5D 6D, "
               "0 select 2S 3S 4S 5S 6S, 1 check, 2 check, 0 check");
    play_while(game, TALON_PHASE_MICHIGAN);
    play(game, "finish 1");
    DEAL(game, "");
    copy = copy_of(game);
    ck_assert_uint_eq(copy.phase, TALON_PHASE_BETTING);
    ck_ok(verdict(&copy));
    for (steps = 1; steps < 8; steps++) {
        copy.spare_steps = steps;
        ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    }
    copy = copy_of(game);
    copy.buyer = 1;
    copy.offer = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    play(game, "2 check, 0 check, 1 check");
    copy = copy_of(game);
    ck_assert_uint_eq(copy.phase, TALON_PHASE_OVER);
    ck_ok(verdict(&copy));
    copy.spare_steps = SPARE_SWAPPED;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* The verdict on a session that has not begun, after some turns and with chips
 * added to the stacks of seats 0 and 1. */
static talon_status with_chips(const talon_game *game, uint32_t turn,
                               int64_t first, int64_t second)
{
    struct tripoli copy = copy_of(game);

    copy.common.turn = turn;
    copy.stack[0] += first;
    copy.stack[1] += second;
    memcpy(copy.before, copy.stack, sizeof copy.before);
    return verdict(&copy);
}

/* TR-4, TR-34: before the first deal nobody has won or lost anything. On open
 * accounts every stack is 0; at table stakes it is the bankroll and what was
 * bought, from one chip to a million in a turn. */
START_TEST(verify_refuses_chips_won_before_the_first_deal)
{
    talon_game *game = sit(THREE);

    ck_ok(with_chips(game, 0, 0, 0));
    ck_status(with_chips(game, 0, 7, -7), TALON_E_SAVED_STATE);
    ck_status(with_chips(game, 9, 7, -7), TALON_E_SAVED_STATE);
    ck_status(with_chips(game, 1, 0, 0), TALON_E_SAVED_STATE);

    game = sit(THREE ", bankroll 40");
    ck_ok(with_chips(game, 0, 0, 0));
    ck_status(with_chips(game, 2, 7, -7), TALON_E_SAVED_STATE);
    ck_status(with_chips(game, 2, 8, -7), TALON_E_SAVED_STATE);
    ck_ok(with_chips(game, 1, 7, 0));
    ck_status(with_chips(game, 1, 7, 1), TALON_E_SAVED_STATE);
    ck_ok(with_chips(game, 2, 7, 1));
    ck_ok(with_chips(game, 8, 7, 1));
    ck_status(with_chips(game, 9, 7, 1), TALON_E_SAVED_STATE);
    ck_ok(with_chips(game, 1, 1000000, 0));
    ck_status(with_chips(game, 1, 1000001, 0), TALON_E_SAVED_STATE);

    game = sit("cosmo, players 3"); /* the board is a turn */
    play(game, "board S S S S S D 4");
    ck_ok(with_chips(game, 1, 0, 0));
    ck_status(with_chips(game, 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_chips(game, 2, 0, 0), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-34: chips that were not there at first were bought, which takes turns.
 * After the deal, its first lead and thirteen plays, there is one more turn for
 * each million. */
START_TEST(verify_refuses_more_purchases_than_turns)
{
    talon_game *game = sit(STOPS ", bankroll 40");
    struct tripoli copy;
    uint32_t extra;

    play(game, "buy 0 1000000, buy 2 1");
    play_clubs(game);
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    for (extra = 0; extra < 2; extra++) {
        copy.common.turn--;
        ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    }
    copy = copy_of(game);
    copy.stack[0] += 2000000;
    copy.before[0] += 2000000;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.common.turn += 2;
    ck_ok(verdict(&copy));
}
END_TEST

/* TR-4, TR-18: on open accounts nobody owes more than so many turns can cost.
 * Otherwise the next bet could pass the bound of all accounts (TR-3). */
START_TEST(verify_refuses_debts_that_so_few_turns_cannot_make)
{
    talon_game *game = sit(STOPS);
    struct tripoli copy;

    play_clubs(game);
    DEAL(game, "");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    copy.stack[0] += 10000;
    copy.before[0] += 10000;
    copy.stack[1] -= 10000;
    copy.before[1] -= 10000;
    ck_ok(verdict(&copy));
    copy.stack[0] += CHIPS_MAX / 2;
    copy.before[0] += CHIPS_MAX / 2;
    copy.stack[1] -= CHIPS_MAX / 2;
    copy.before[1] -= CHIPS_MAX / 2;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* The verdict on a session in which seat 0 had and has so many chips, and the
 * others share the rest. */
static talon_status with_account(const talon_game *game, int64_t before,
                                 int64_t stack)
{
    struct tripoli copy = copy_of(game);
    int64_t change = before - copy.before[0];

    copy.before[0] += change;
    copy.before[1] -= change / 2;
    copy.before[2] -= change - change / 2;
    change = stack - copy.stack[0];
    copy.stack[0] += change;
    copy.stack[1] -= change / 2;
    copy.stack[2] -= change - change / 2;
    return verdict(&copy);
}

/* Two million for each turn can have been lost or won, and no more. */
START_TEST(verify_knows_the_largest_accounts)
{
    talon_game *game = sit(STOPS);
    int64_t most;

    play_clubs(game);
    DEAL(game, [2] = DIAMONDS);
    play_run(game, 2, DIAMONDS);
    most = 2 * (int64_t)MOVE_CHIPS_MAX * turn_of(game);
    ck_ok(with_account(game, most, 0));
    ck_status(with_account(game, most + 1, 0), TALON_E_SAVED_STATE);
    ck_ok(with_account(game, -most, 0));
    ck_status(with_account(game, -most - 1, 0), TALON_E_SAVED_STATE);
    ck_ok(with_account(game, 0, most));
    ck_status(with_account(game, 0, most + 1), TALON_E_SAVED_STATE);
    ck_ok(with_account(game, 0, -most));
    ck_status(with_account(game, 0, -most - 1), TALON_E_SAVED_STATE);
}
END_TEST

/* The same during the betting, where a seat may still have to call: seat 0 owes
 * ten, and would owe them more than it can. */
START_TEST(verify_counts_what_a_seat_may_still_call)
{
    talon_game *game = sit(POKER);
    struct tripoli copy;
    int64_t change;

    DEAL(game, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    play(game, SELECT ", 1 check, 2 check, 0 check");
    play_while(game, TALON_PHASE_MICHIGAN);
    DEAL(game, "");
    play_while(game, TALON_PHASE_SELECT_HAND);
    play(game, "2 bet 10, = act 0");
    copy = copy_of(game);
    ck_ok(verdict(&copy));
    change = copy.stack[0] + 2 * (int64_t)MOVE_CHIPS_MAX * copy.common.turn;
    copy.stack[0] -= change - 10;
    copy.before[0] -= change - 10;
    copy.stack[1] += change - 10;
    copy.before[1] += change - 10;
    ck_ok(verdict(&copy));
    copy.stack[0]--;
    copy.before[0]--;
    copy.stack[1]++;
    copy.before[1]++;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* The verdict on a session between two closing rounds, with so many pots left,
 * chips in this one and on the heap, and chips won last. */
static talon_status with_pots(const talon_game *game, uint8_t closing,
                              int64_t pot, int64_t heap, int64_t won)
{
    struct tripoli copy = copy_of(game);
    int64_t change =
        pot + heap - copy.box[TALON_TR_BOX_POT] - copy.box[TALON_TR_BOX_KITTY];
    uint32_t seat;

    copy.closing = closing;
    copy.box[TALON_TR_BOX_POT] = pot;
    copy.box[TALON_TR_BOX_KITTY] = heap;
    copy.stack[0] -= change;
    for (seat = 0; seat < 3; seat++)
        copy.before[seat] = copy.stack[seat];
    copy.before[0] -= won;
    return verdict(&copy);
}

/* TR-30: the pots that are left differ by at most a chip, the larger first, and
 * none is empty. The last pot won was as large as this one, or larger by a chip
 * if all that are left are equal; with it there are at most sixteen. */
START_TEST(verify_refuses_impossible_closing_pots)
{
    talon_game *game = sit("cosmo, board fixed, players 3, closing-bets off");

    DEAL(game, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS);
    play_while(game, TALON_PHASE_MICHIGAN);
    play(game, "finish 3");
    DEAL(game, "");
    ck_ok(with_pots(game, 2, 3, 2, 3));
    ck_ok(with_pots(game, 2, 3, 3, 4));
    ck_status(with_pots(game, 2, 3, 2, 4), TALON_E_SAVED_STATE);
    ck_status(with_pots(game, 2, 3, 3, 5), TALON_E_SAVED_STATE);
    ck_status(with_pots(game, 2, 3, 3, 2), TALON_E_SAVED_STATE);
    ck_status(with_pots(game, 2, 2, 3, 3), TALON_E_SAVED_STATE);
    ck_ok(with_pots(game, 5, 1, 4, 1));
    ck_ok(with_pots(game, 5, 1, 4, 2));
    ck_status(with_pots(game, 5, 1, 3, 1), TALON_E_SAVED_STATE);
    ck_status(with_pots(game, 5, 1, 0, 1), TALON_E_SAVED_STATE);
    ck_ok(with_pots(game, 15, 1, 14, 1));
    ck_status(with_pots(game, 16, 1, 15, 1), TALON_E_SAVED_STATE);
    /* At table stakes too, where the dealer does not tell. */
    game = sit("cosmo, board fixed, players 3, closing-bets off, bankroll 99");
    DEAL(game, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS);
    play_while(game, TALON_PHASE_MICHIGAN);
    play(game, "finish 3");
    DEAL(game, "");
    ck_ok(with_pots(game, 15, 1, 14, 1));
    ck_status(with_pots(game, 16, 1, 15, 1), TALON_E_SAVED_STATE);
}
END_TEST

START_TEST(verify_names_the_field_that_is_out_of_range)
{
    talon_game *game = sit_suits(THREE);
    struct tripoli copy;
    uint32_t field = 99;

    copy = copy_of(game);
    copy.hand[8] = (talon_cards)1 << TALON_CARD_LOW_JOKER;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(field, 0);
    copy = copy_of(game);
    copy.dealer = 3;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, dealer));
    copy = copy_of(game);
    copy.stack[1] = (int64_t)1 << 53; /* TR-3 */
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, stack));
    copy = copy_of(game);
    copy.to_act = TALON_TABLE - 1;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, to_act));
    copy = copy_of(game);
    copy.plays = 1;
    copy.player[0] = 3;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, player));
    copy = copy_of(game);
    copy.zero[3] = 1;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, zero));
}
END_TEST

START_TEST(saved_fields_cover_every_byte)
{
    size_t at = offsetof(struct tripoli, hand);
    const struct field *field;

    for (field = tln_tr_fields; field->bytes != 0; field++) {
        ck_assert_uint_eq(field->offset, at);
        at += (size_t)field->bytes * field->count;
    }
    ck_assert_uint_eq(at, TR_SAVED_SIZE);
}
END_TEST

START_TEST(verify_refuses_impossible_views)
{
    talon_game *game = sit(STOPS);
    struct view view;
    struct tripoli *seen;
    uint32_t field;

    DEAL(game, [1] = "5S 3D", [SPARE] = "6S", [2] = "7S", [0] = "4S");
    play(game, "1 play 5S");
    look(game, SEAT(0), &view);
    seen = (struct tripoli *)view.memory;
    ck_ok(tln_tr_module.verify(view.game, &field));
    seen->hand[0] ^= cards("4S"); /* a card of seat 0 is missing */
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    seen->hand[0] ^= cards("4S 6S"); /* 6S was never in this hand */
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    look(game, SEAT(0), &view);
    seen->held[2]++;
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    look(game, SEAT(0), &view);
    seen->due = card("6S"); /* no seat of this view has it */
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    look(game, SEAT(0), &view);
    seen->opener = 2;
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
}
END_TEST

SUITE(tripoli_verify)
TEST(verify_refuses_impossible_last_offers)
TEST(verify_refuses_impossible_offers_after_a_sale)
TEST(verify_refuses_impossible_prices_of_the_pay_suit)
TEST(verify_refuses_offers_that_could_not_be_paid)
TEST(verify_refuses_impossible_actions_during_betting)
TEST(verify_refuses_impossible_actions_after_betting)
TEST(verify_refuses_cards_that_play_rules_out)
TEST(verify_refuses_hands_that_contradict_the_bar)
TEST(verify_refuses_impossible_showdowns)
TEST(verify_refuses_every_changed_bit_in_the_first_steps)
TEST(verify_refuses_every_changed_bit_in_poker_and_play)
TEST(verify_refuses_every_changed_bit_at_the_end)
TEST(verify_accepts_a_bet_that_was_all_in)
TEST(verify_refuses_folds_before_any_bet)
TEST(verify_refuses_early_folds_to_nobodys_raise)
TEST(verify_refuses_a_spare_hand_in_a_closing_round)
TEST(verify_refuses_chips_won_before_the_first_deal)
TEST(verify_refuses_more_purchases_than_turns)
TEST(verify_refuses_debts_that_so_few_turns_cannot_make)
TEST(verify_knows_the_largest_accounts)
TEST(verify_counts_what_a_seat_may_still_call)
TEST(verify_refuses_impossible_closing_pots)
TEST(verify_names_the_field_that_is_out_of_range)
TEST(saved_fields_cover_every_byte)
TEST(verify_refuses_impossible_views)
END_SUITE
