/* SPDX-License-Identifier: MIT */
/* Which positions of Tripoli are accepted: those that play can reach. */
#include "tripoli_views.h"

static talon_status verdict(const struct tripoli *t)
{
    uint32_t field;

    return tln_tr_module.verify(&t->common, &field);
}

static struct tripoli copy_of(const struct table *t)
{
    struct tripoli copy;

    memcpy(&copy, t->memory, sizeof copy);
    return copy;
}

/* Two cards change places, wherever they are. */
static void exchange(struct tripoli *t, const char *one, const char *other)
{
    talon_cards both = cards(one) | cards(other);
    talon_cards *set[] = {&t->hand[0],     &t->hand[1],    &t->hand[2],
                          &t->spare,       &t->shown,      &t->selected[0],
                          &t->selected[1], &t->selected[2]};
    uint32_t i;

    for (i = 0; i < sizeof set / sizeof set[0]; i++) {
        if (set_is_single(*set[i] & both))
            *set[i] ^= both;
    }
}

static void refuses_exchange(const struct table *t, const char *one,
                             const char *other)
{
    struct tripoli copy = copy_of(t);

    ck_ok(verdict(&copy));
    exchange(&copy, one, other);
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}

static void accepts_exchange(const struct table *t, const char *one,
                             const char *other)
{
    struct tripoli copy = copy_of(t);

    exchange(&copy, one, other);
    ck_ok(verdict(&copy));
}

START_TEST(verify_what_play_has_proved)
{
    struct table t;

    sit(&t, STOPS);
    DEAL(&t, [1] = "5S 3D 7H", [SPARE] = "6S 8H", [2] = "7S 9H", [0] = "4S");
    script(&t, "1 play 5S\n= act 1\n");
    accepts_exchange(&t, "7H", "9H");
    accepts_exchange(&t, "7H", "8H");
    refuses_exchange(&t, "6S", "9H"); /* TR-23: it would have been played */
    refuses_exchange(&t, "4S", "7H"); /* TR-21: lower than the one led */
    refuses_exchange(&t, "6S", "3D");
    /* TR-14: the ace would have been collected, or not. */
    sit(&t, THREE "option spare-hand dead\n");
    DEAL(&t, [0] = "AH 9C", [1] = "2C", [SPARE] = "KH 3C 8S", [2] = "9S 10S");
    accepts_exchange(&t, "9C", "2C");
    refuses_exchange(&t, "KH", "2C");
    refuses_exchange(&t, "AH", "2C"); /* who takes the box has the chips */
    refuses_exchange(&t, "AH", "3C");
    /* TR-14: nobody has claimed 8-9-10. */
    sit(&t, THREE "option spare-hand dead\n");
    DEAL(&t, [2] = "9S 10S 2D", [1] = "8S 3D 10H JH QH KH AH");
    refuses_exchange(&t, "8S", "2D");
}
END_TEST

START_TEST(verify_the_bar)
{
    struct table t;

    sit(&t, BAR);
    DEAL_BAR(&t);
    script(&t, "0 auction\n");
    accepts_exchange(&t, "2H", "2D");
    accepts_exchange(&t, "AH", "KH");
    accepts_exchange(&t, "2C", "KH"); /* nothing is known of the dealer */
    refuses_exchange(&t, "2D", "KH"); /* a bidder with a pay card */
    refuses_exchange(&t, "AH", "AD"); /* a barred seat without one */
}
END_TEST

START_TEST(verify_the_showdown)
{
    struct table t;
    struct tripoli copy;

    sit(&t, POKER "option poker showdown\n");
    DEAL(&t, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    script(&t, SELECT);
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    copy.pot_winner = 1; /* four twos do not beat a straight flush */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.opener = copy.to_act = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.shown ^= cards("2S"); /* all cards of the hand were shown */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* A member that may have another value in a position: nothing that is kept
 * tells what it was. */
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

/* Every bit of every field is turned, and the position refused. */
static void refuses_every_bit(const struct table *t,
                              const struct freedom *freedom)
{
    union {
        struct tripoli t;
        uint8_t byte[sizeof(struct tripoli)];
    } copy;
    size_t i;
    int bit;

    copy.t = copy_of(t);
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

START_TEST(verify_every_bit_of_the_first_steps)
{
    static const struct freedom none[] = {{0, 0}};
    /* A swap leaves no trace where all hands are as large. */
    static const struct freedom swap[] = {FREE(spare_steps), {0, 0}};
    struct table t;

    sit(&t, THREE);
    refuses_every_bit(&t, none);
    sit_suits(&t, THREE);
    refuses_every_bit(&t, none);
    script(&t, "0 swap\n");
    refuses_every_bit(&t, swap);
    script(&t, "0 auction\n");
    refuses_every_bit(&t, swap);
    script(&t, "1 offer 3\n");
    refuses_every_bit(&t, swap);
    script(&t, "2 pass\n= act 1\n");
    refuses_every_bit(&t, swap);
    script(&t, "1 select 2S 3S 4S 5S 6S\n");
    refuses_every_bit(&t, swap);
}
END_TEST

START_TEST(verify_every_bit_of_poker_and_play)
{
    static const struct freedom none[] = {{0, 0}};
    struct table t;

    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    script(&t, SELECT);
    refuses_every_bit(&t, none);
    script(&t, "1 check\n2 bet 2\n");
    refuses_every_bit(&t, none);
    script(&t, "0 call\n1 fold\n= act 0\n");
    refuses_every_bit(&t, none);
    script(&t, "0 play 3C\n2 play 4C\n");
    refuses_every_bit(&t, none);
}
END_TEST

START_TEST(verify_every_bit_of_the_end)
{
    static const struct freedom none[] = {{0, 0}};
    /* How many closing rounds there were, and so how many deals before, is not
     * kept; nor is who checked before the first bet. */
    static const struct freedom deals[] = {FREE(deals), {0, 0}};
    static const struct freedom dealer[] = {FREE(deals), FREE(dealer), {0, 0}};
    struct table t;

    sit(&t, STOPS);
    play_clubs(&t);
    refuses_every_bit(&t, none);
    script(&t, "finish 3\n");
    refuses_every_bit(&t, none);
    DEAL(&t, [0] = "2C 2D 2H 2S 3C", [1] = "AS KS QS JS 9S",
         [2] = "4C 5C 6C 7C 9C");
    refuses_every_bit(&t, deals);
    script(&t, "2 bet 1\n");
    refuses_every_bit(&t, dealer);
}
END_TEST

/* A position with some last offers: the offer that stands is the highest. */
static talon_status with_offers(const struct table *t, int32_t first,
                                int32_t second, int32_t third)
{
    const int32_t offer[] = {first, second, third};
    struct tripoli copy = copy_of(t);
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

/* TR-11: which last offers an auction can have left; the seats 1, 2 and 3 bid
 * in this order for the hand of seat 0. */
START_TEST(verify_the_last_offers)
{
    struct table t;
    struct tripoli copy;

    sit(&t, "preset tripoli\noption players 4\n");
    DEAL(&t, 0);
    script(&t, "0 auction\n1 offer 3\n2 offer 5\n= act 3\n");
    ck_ok(with_offers(&t, 0, 1, 2));
    ck_ok(with_offers(&t, 0, 4, 9));
    /* The later has offered more; the dealer does not bid. */
    ck_status(with_offers(&t, 0, 5, 5), TALON_E_SAVED_STATE);
    ck_status(with_offers(&t, 0, 6, 5), TALON_E_SAVED_STATE);
    ck_status(with_offers(&t, 1, 3, 5), TALON_E_SAVED_STATE);
    /* Who has not passed has offered. */
    ck_status(with_offers(&t, 0, 0, 5), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.last_offer[3] = 2; /* it has not had a turn */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.offer = 6; /* nobody has offered that */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* The second round: 2 passed after its first offer, 3 without one. Seat 1
     * must have offered before 2 did, and again. */
    sit(&t, "preset tripoli\noption players 4\n");
    DEAL(&t, 0);
    script(&t, "0 auction\n1 offer 1\n2 offer 2\n3 offer 3\n1 offer 4\n"
               "2 pass\n= act 3\n");
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    copy.last_offer[2] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.last_offer[2] = 3;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE); /* as much as seat 3 */
    copy.last_offer[2] = 0;                         /* it passed at once */
    ck_ok(verdict(&copy));
    copy.last_offer[3] = 1; /* before the first offer of seat 1 */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-11: a sale leaves the offers of its auction; one without an offer none. */
START_TEST(verify_the_offers_of_a_sale)
{
    struct table t;
    struct tripoli copy;

    sit_suits(&t, THREE);
    script(&t, "0 auction\n1 offer 3\n2 offer 7\n1 pass\n");
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 7;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.last_offer[1] = 0; /* it could have passed at once */
    ck_ok(verdict(&copy));
    copy.last_offer[0] = 1; /* the dealer */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.last_offer[2] = 6; /* it has paid seven */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    sit_suits(&t, THREE);
    script(&t, "0 auction\n1 pass\n2 pass\n= act 0\n");
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* Without an auction there are neither offers nor a price. */
    sit_suits(&t, THREE);
    copy = copy_of(&t);
    copy.last_offer[1] = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.pay_suit_price = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-9: the price of the pay suit is in the kitty, and one seat has paid it. */
START_TEST(verify_the_price_of_the_pay_suit)
{
    struct table t;
    struct tripoli copy;

    sit(&t, "preset pay-suit\noption players 3\n");
    DEAL(&t, 0);
    script(&t, "0 offer 2\n1 offer 4\n2 pass\n0 pass\n1 name D\n"
               "= act 0\n");
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    ck_assert_int_eq(copy.pay_suit_price, 4);
    copy.pay_suit_price = 3;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy.pay_suit_price = 0; /* then the suit would be hearts */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.last_offer[0] = 5; /* it would have won */
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.last_offer[2] = 4; /* another has paid */
    copy.last_offer[1] = 0;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* The auction of a hand leaves its own offers; the price stays. */
    script(&t, "0 auction\n1 pass\n2 offer 1\n");
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    ck_assert_int_eq(copy.pay_suit_price, 4);
    ck_assert_int_eq(copy.last_offer[0], 0);
    copy.pay_suit_price = 5;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-11: at table stakes nobody has offered more than it had. */
START_TEST(verify_offers_that_could_be_paid)
{
    struct table t;
    struct tripoli copy;

    sit(&t, THREE "option bankroll 12\n"); /* three are left of the ante */
    DEAL(&t, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS, [SPARE] = HEARTS);
    script(&t, "0 auction\n1 offer 1\n2 offer 3\n");
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 2;
    ck_ok(verdict(&copy));
    copy.offer = copy.last_offer[2] = 4;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* After the sale too, until the next deal. */
    script(&t, "1 pass\n1 select 2C 3C 4C 5C 6C\n");
    copy = copy_of(&t);
    ck_ok(verdict(&copy));
    copy.last_offer[1] = 4;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

/* The last actions and raises of three seats; there is time for more moves. */
static talon_status with_actions(const struct table *t, const char *actions,
                                 uint8_t first, uint8_t second, uint8_t third)
{
    static const char letter[] = "-kbrfc"; /* as the kinds, from check on */
    struct tripoli copy = copy_of(t);
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

/* TR-18: what each seat did last, while the betting goes on. */
START_TEST(verify_the_actions_of_the_betting)
{
    struct table t;

    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    script(&t, SELECT "1 check\n= act 2\n");
    ck_ok(with_actions(&t, "-k-", 0, 0, 0));
    ck_status(with_actions(&t, "---", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "kk-", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "-k-", 0, 1, 0), TALON_E_SAVED_STATE);
    script(&t, "2 bet 2\n0 raise 1\n= act 1\n");
    ck_ok(with_actions(&t, "rkb", 1, 0, 0));
    ck_status(with_actions(&t, "r-b", 1, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "ckb", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "rkc", 1, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "rkb", 2, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "rkb", 1, 0, 1), TALON_E_SAVED_STATE);
    /* Five is 2, 1 and 2; seat 2 was raised once, or raised itself. */
    script(&t, "1 raise 2\n2 call\n= act 0\n");
    ck_ok(with_actions(&t, "rrc", 1, 1, 0));
    ck_ok(with_actions(&t, "rrc", 1, 1, 1));
    ck_ok(with_actions(&t, "crc", 0, 1, 0)); /* seat 2 has bet 3 */
    ck_status(with_actions(&t, "ccr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "rrb", 1, 1, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "rrc", 2, 1, 0), TALON_E_SAVED_STATE);
    /* 1 checks, 2 bets 1, 0 calls, 1 raises to 2, 2 calls, 0 and 1 raise. */
    ck_ok(with_actions(&t, "rrc", 1, 2, 0));
    ck_status(with_actions(&t, "rrc", 1, 3, 0), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-18, TR-19: and when the pot is paid, until the next deal. */
START_TEST(verify_the_actions_after_the_betting)
{
    struct table t;
    struct tripoli copy;

    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    script(&t, SELECT "1 bet 2\n2 raise 1\n0 call\n1 fold\n");
    ck_ok(with_actions(&t, "cfr", 0, 0, 1));
    ck_ok(with_actions(&t, "cfr", 1, 0, 1));
    ck_ok(with_actions(&t, "rfc", 1, 0, 0)); /* another has raised last */
    ck_status(with_actions(&t, "ccr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "ffr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "kfr", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "rfr", 1, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "cfb", 0, 0, 1), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "cfr", 0, 0, 2), TALON_E_SAVED_STATE);
    copy = copy_of(&t);
    copy.raises = 0;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    /* Nothing was bet: all have checked. */
    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    script(&t, SELECT "1 check\n2 check\n0 check\n");
    ck_ok(with_actions(&t, "kkk", 0, 0, 0));
    ck_status(with_actions(&t, "kk-", 0, 0, 0), TALON_E_SAVED_STATE);
    ck_status(with_actions(&t, "kkc", 0, 0, 0), TALON_E_SAVED_STATE);
    /* No betting, no actions. */
    sit(&t, POKER "option poker showdown\n");
    DEAL(&t, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    script(&t, SELECT);
    ck_status(with_actions(&t, "kkk", 0, 0, 0), TALON_E_SAVED_STATE);
}
END_TEST

/* TR-30: a closing round has no spare hand to swap, to auction or to sell. */
START_TEST(verify_no_spare_hand_in_a_closing_round)
{
    struct table t;
    struct tripoli copy;
    uint8_t steps;

    sit(&t, THREE);
    DEAL(&t, [0] = SPADES, [1] = CLUBS, [2] = DIAMONDS, [SPARE] = HEARTS);
    script(&t, "0 keep\n1 select 2C 3C 4C 5C 6C\n2 select 2D 3D 4D 5D 6D\n"
               "0 select 2S 3S 4S 5S 6S\n1 check\n2 check\n0 check\n");
    while (state_of(&t).phase == TALON_PHASE_MICHIGAN) {
        talon_move move;

        ck_ok(talon_game_move_at(t.game, 0, &move));
        ck_ok(talon_game_apply(t.game, &move, t.event, TALON_EVENTS_MAX,
                               &t.events));
        follow_all(&t);
    }
    script(&t, "finish 1\n");
    DEAL(&t, 0);
    copy = copy_of(&t);
    ck_assert_uint_eq(copy.phase, TALON_PHASE_BETTING);
    ck_ok(verdict(&copy));
    for (steps = 1; steps < 8; steps++) {
        copy.spare_steps = steps;
        ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    }
    copy = copy_of(&t);
    copy.buyer = 1;
    copy.offer = 1;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
    script(&t, "2 check\n0 check\n1 check\n");
    copy = copy_of(&t);
    ck_assert_uint_eq(copy.phase, TALON_PHASE_OVER);
    ck_ok(verdict(&copy));
    copy.spare_steps = SPARE_SWAPPED;
    ck_status(verdict(&copy), TALON_E_SAVED_STATE);
}
END_TEST

START_TEST(verify_tells_the_field_out_of_range)
{
    struct table t;
    struct tripoli copy;
    uint32_t field = 99;

    sit_suits(&t, THREE);
    copy = copy_of(&t);
    copy.hand[8] = (talon_cards)1 << TALON_CARD_LOW_JOKER;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(field, 0);
    copy = copy_of(&t);
    copy.dealer = 3;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, dealer));
    copy = copy_of(&t);
    copy.stack[1] = (int64_t)1 << 53; /* TR-3 */
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, stack));
    copy = copy_of(&t);
    copy.zero[3] = 1;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, zero));
}
END_TEST

START_TEST(fields_hold_every_byte)
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

START_TEST(verify_a_view)
{
    struct table t;
    struct view view;
    struct tripoli *seen;
    uint32_t field;

    sit(&t, STOPS);
    DEAL(&t, [1] = "5S 3D", [SPARE] = "6S", [2] = "7S", [0] = "4S");
    script(&t, "1 play 5S\n");
    look(&t, SEAT(0), &view);
    seen = (struct tripoli *)view.memory;
    ck_ok(tln_tr_module.verify(view.game, &field));
    seen->hand[0] ^= cards("4S"); /* a card of its own is gone */
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    seen->hand[0] ^= cards("4S 6S"); /* it never had that one */
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    look(&t, SEAT(0), &view);
    seen->held[2]++;
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    look(&t, SEAT(0), &view);
    seen->due = card("6S"); /* nobody to see with it */
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
    look(&t, SEAT(0), &view);
    seen->opener = 2;
    ck_status(tln_tr_module.verify(view.game, &field), TALON_E_SAVED_STATE);
}
END_TEST

SUITE(tripoli_verify)
TEST(verify_the_last_offers)
TEST(verify_the_offers_of_a_sale)
TEST(verify_the_price_of_the_pay_suit)
TEST(verify_offers_that_could_be_paid)
TEST(verify_the_actions_of_the_betting)
TEST(verify_the_actions_after_the_betting)
TEST(verify_what_play_has_proved)
TEST(verify_the_bar)
TEST(verify_the_showdown)
TEST(verify_every_bit_of_the_first_steps)
TEST(verify_every_bit_of_poker_and_play)
TEST(verify_every_bit_of_the_end)
TEST(verify_no_spare_hand_in_a_closing_round)
TEST(verify_tells_the_field_out_of_range)
TEST(fields_hold_every_byte)
TEST(verify_a_view)
END_SUITE
