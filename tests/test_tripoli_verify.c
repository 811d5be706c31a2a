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
    for (i = sizeof(struct talon_game); i < TR_SAVED_SIZE; i++) {
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
    /* In an auction other offers could stand. */
    static const struct freedom offer[] = {
        FREE(offer), FREE(spare_steps), {0, 0}};
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
    refuses_every_bit(&t, offer);
    script(&t, "2 pass\n= act 1\n");
    refuses_every_bit(&t, swap);
    script(&t, "1 select 2S 3S 4S 5S 6S\n");
    refuses_every_bit(&t, swap);
}
END_TEST

START_TEST(verify_every_bit_of_poker_and_play)
{
    /* What has been bet and by whom last is not kept when the pot is paid. */
    static const struct freedom betting[] = {FREE(acted), FREE(raises), {0, 0}};
    static const struct freedom none[] = {{0, 0}};
    struct table t;

    sit(&t, POKER);
    DEAL(&t, [0] = ROYAL " 3C", [1] = QUADS, [2] = FULL " AC");
    script(&t, SELECT);
    refuses_every_bit(&t, none);
    script(&t, "1 check\n2 bet 2\n");
    refuses_every_bit(&t, none);
    script(&t, "0 call\n1 fold\n= act 0\n");
    refuses_every_bit(&t, betting);
    script(&t, "0 play 3C\n2 play 4C\n");
    refuses_every_bit(&t, betting);
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
    copy.zero[5] = 1;
    ck_status(tln_tr_module.verify(&copy.common, &field), TALON_E_SAVED_FIELD);
    ck_assert_uint_eq(tln_tr_fields[field].offset,
                      offsetof(struct tripoli, zero));
}
END_TEST

START_TEST(fields_hold_every_byte)
{
    size_t at = sizeof(struct talon_game);
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
TEST(verify_what_play_has_proved)
TEST(verify_the_bar)
TEST(verify_the_showdown)
TEST(verify_every_bit_of_the_first_steps)
TEST(verify_every_bit_of_poker_and_play)
TEST(verify_every_bit_of_the_end)
TEST(verify_tells_the_field_out_of_range)
TEST(fields_hold_every_byte)
TEST(verify_a_view)
END_SUITE
