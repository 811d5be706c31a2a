/* SPDX-License-Identifier: MIT */
/* Observations: numbers worked out by hand, what is refused, and what must hold
 * in every position of random games: an observation is in its ranges, is the
 * same from a game and its views, and tells two games apart exactly if the
 * observer can. */
#include "common/views.h"

#define OBS_MAX TALON_OBSERVATION_MAX

/* What a number that was not written still is. */
#define UNTOUCHED INT32_C(0x5A5A5A5A)

/* ---- By hand */

/* The field with a key under the rules of a game. */
static talon_observation_field field_of(const talon_game *game, const char *key)
{
    talon_observation_field field = {0};
    talon_rules rules;
    uint32_t i = 0;

    ck_ok(talon_game_rules(game, &rules));
    while (strcmp(talon_observation_field_key(rules.game_id, i), key) != 0)
        ck_assert_uint_lt(++i, talon_observation_field_count(rules.game_id));
    ck_ok(talon_rules_observation_field(&rules, i, &field));
    return field;
}

/* The numbers of a field as text: "1 0 3". Cards, of which there are many, are
 * easier to read with shown(). */
static const char *numbers(const talon_game *game, int32_t seat,
                           const char *key)
{
    static int32_t number[OBS_MAX];
    static char line[1024];
    talon_observation_field field = field_of(game, key);
    int length = 0;
    uint32_t i;

    ck_ok(talon_game_observe(game, seat, number, OBS_MAX, NULL));
    for (i = 0; i < field.count; i++)
        length +=
            snprintf(line + length, sizeof line - (size_t)length,
                     i > 0 ? " %" PRId32 : "%" PRId32, number[field.first + i]);
    return line;
}

/* The set of cards in a part of a field. */
static talon_cards shown(const talon_game *game, int32_t seat, const char *key,
                         uint32_t part)
{
    static int32_t number[OBS_MAX];
    talon_observation_field field = field_of(game, key);
    uint32_t i, cards = field.count / field.parts;
    talon_rules rules;
    talon_cards pack, set = 0;

    ck_ok(talon_game_rules(game, &rules));
    ck_ok(talon_rules_pack(&rules, &pack));
    ck_assert_uint_eq(talon_cards_count(&pack), cards);
    ck_ok(talon_game_observe(game, seat, number, OBS_MAX, NULL));
    for (i = 0; i < cards; i++) {
        if (number[field.first + part * cards + i] == 1)
            set |= pack & (0 - pack);
        pack &= pack - 1;
    }
    return set;
}

#define SHOWS(game, seat, key, part, text)                                     \
    ck_assert_uint_eq(shown(game, seat, key, part), cards(text))

/* Asserts a number of a field that has one for each card of the pack. */
static void card_number(const talon_game *game, int32_t seat, const char *key,
                        const char *name, int32_t expected)
{
    static int32_t number[OBS_MAX];
    talon_observation_field field = field_of(game, key);
    talon_cards pack, below = ((talon_cards)1 << card(name)) - 1;
    talon_rules rules;

    ck_ok(talon_game_rules(game, &rules));
    ck_ok(talon_rules_pack(&rules, &pack));
    pack &= below;
    ck_ok(talon_game_observe(game, seat, number, OBS_MAX, NULL));
    ck_assert_int_eq(number[field.first + talon_cards_count(&pack)], expected);
}

static uint32_t length_of(const char *text)
{
    talon_rules rules = rules_of("%s", text);
    uint32_t count = 0;

    ck_ok(talon_rules_observation_count(&rules, &count));
    return count;
}

/* Five Hundred: 16 single numbers, 27 bids, 11 leaders and 10 suits; by seat 13
 * numbers, 4 suits, a hand and cards played; and three times the pack. Tripoli:
 * 23 single numbers, 5 pay cards and 9 boxes; by seat 15 numbers and three sets
 * of cards; and four times the pack. */
START_TEST(lengths_follow_from_seats_and_pack)
{
    ck_assert_uint_eq(length_of("classic-3"),
                      16 + 48 + 3 * (13 + 4 + 2 * 33) + 3 * 33);
    ck_assert_uint_eq(length_of("australian-4, jokers 1"),
                      16 + 48 + 4 * (13 + 4 + 2 * 43) + 3 * 43);
    ck_assert_uint_eq(length_of("six-6"),
                      16 + 48 + 6 * (13 + 4 + 2 * 63) + 3 * 63);
    ck_assert_uint_eq(length_of("tripoli, players 4"),
                      23 + 14 + 4 * (15 + 3 * 52) + 4 * 52);
    ck_assert_uint_eq(length_of("tripoli, players 9"),
                      23 + 14 + 9 * (15 + 3 * 52) + 4 * 52);
}
END_TEST

/* An auction of three. Seat 1 observes: it is 1, seat 2 is 2, seat 0 is 3. */
START_TEST(fh_10_an_auction_is_observed)
{
    talon_game *game = sit("classic-3, first-dealer 2, auction until-passed");

    DEAL(game, "JS AS KS QS 10S 9S AD AH KH JK",
         "JC AC KC QC 10C 9C 8C 7C JD 10D", [TALON_PLACE_TALON] = "8S 7S 7D");
    ck_assert_str_eq(numbers(game, 1, "phase"), "3");
    ck_assert_str_eq(numbers(game, 1, "to-act"), "3");
    ck_assert_str_eq(numbers(game, 0, "to-act"), "1");
    ck_assert_str_eq(numbers(game, 1, "dealer"), "2");
    ck_assert_str_eq(numbers(game, 1, "bidder"), "0");
    ck_assert_str_eq(numbers(game, 1, "bidders"),
                     "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0");
    play(game, "0 bid 6S, 1 bid 6H, 2 pass");
    ck_assert_str_eq(numbers(game, 1, "bidder"), "1");
    ck_assert_str_eq(numbers(game, 1, "bid-tricks"), "6");
    ck_assert_str_eq(numbers(game, 1, "bid-denomination"), "4");
    /* 6S 6C 6D 6H 6NT …: by seat 0 and by the observer */
    ck_assert_str_eq(numbers(game, 1, "bidders"),
                     "3 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0");
    ck_assert_str_eq(numbers(game, 1, "passed"), "0 1 0");
    ck_assert_str_eq(numbers(game, 0, "passed"), "0 0 1");
    ck_assert_str_eq(numbers(game, 1, "passed-for-good"), "0 1 0");
    ck_assert_str_eq(numbers(game, 1, "held"), "10 10 10");
    SHOWS(game, 1, "hands", 0, "JC AC KC QC 10C 9C 8C 7C JD 10D");
    SHOWS(game, 1, "hands", 1, "");
    SHOWS(game, 1, "hands", 2, "");
    SHOWS(game, 1, "kitty", 0, "");
    ck_assert_str_eq(numbers(game, 1, "trick"), "0");
    ck_assert_str_eq(numbers(game, 1, "leaders"), "0 0 0 0 0 0 0 0 0 0 0");
}
END_TEST

/* The contractor knows kitty and discard, the others do not (FH-42). The pack
 * counts the spades from 7S = 1 to AS = 8, the clubs from 7C = 9 to 10C = 12,
 * the joker 13, JC 14 … AC 17, then diamonds. */
START_TEST(fh_24_a_trick_is_observed)
{
    talon_game *game = sit("classic-3, first-dealer 2");

    DEAL(game, "JS AS KS QS 10S 9S AD AH KH JK",
         "JC AC KC QC 10C 9C 8C 7C JD 10D", [TALON_PLACE_TALON] = "8S 7S 7D");
    play(game, "0 bid 6S, 1 pass, 2 pass");
    ck_assert_str_eq(numbers(game, 0, "held"), "13 10 10");
    SHOWS(game, 0, "kitty", 0, "8S 7S 7D");
    SHOWS(game, 1, "kitty", 0, "");
    play(game, "0 discard 8S 7S 7D");
    SHOWS(game, 0, "discard", 0, "8S 7S 7D");
    SHOWS(game, 2, "discard", 0, "");
    play(game, "0 play AS, 1 play JC");
    ck_assert_str_eq(numbers(game, 0, "phase"), "6");
    ck_assert_str_eq(numbers(game, 0, "trick"), "1");
    ck_assert_str_eq(numbers(game, 0, "table"), "8 14 0");
    ck_assert_str_eq(numbers(game, 1, "table"), "14 0 8");
    ck_assert_str_eq(numbers(game, 2, "leader"), "2");
    ck_assert_str_eq(numbers(game, 2, "suit-led"), "1");
    ck_assert_str_eq(numbers(game, 2, "suits-led"), "1 0 0 0 0 0 0 0 0 0");
    ck_assert_str_eq(numbers(game, 2, "leaders"), "2 0 0 0 0 0 0 0 0 0 0");
    SHOWS(game, 2, "played", 1, "AS");
    SHOWS(game, 2, "played", 2, "JC");
    card_number(game, 2, "played-in", "AS", 1);
    card_number(game, 2, "played-in", "JC", 1);
    card_number(game, 2, "played-in", "JK", 0);
    /* seat 2 has the spade that is left, and must follow; the left bower
     * takes the trick, and a club led shows that seat 0 has none */
    play(game, "2 play QD, 1 play AC, 2 play KD");
    ck_assert_str_eq(numbers(game, 2, "tricks"), "0 0 1");
    ck_assert_str_eq(numbers(game, 2, "leaders"), "2 3 0 0 0 0 0 0 0 0 0");
    ck_assert_str_eq(numbers(game, 2, "suits-led"), "1 2 0 0 0 0 0 0 0 0");
    ck_assert_str_eq(numbers(game, 0, "voids"), "0 0 0 0 0 0 0 0 1 1 0 0");
    card_number(game, 2, "played-in", "AC", 2);
    ck_assert_str_eq(numbers(game, 0, "side"), "1 0 0");
}
END_TEST

/* FH-22: the partner is secret to those who do not see the card called; 6 is
 * one more than there are seats. FH-23: sides of four. */
START_TEST(fh_22_a_secret_partner_is_observed)
{
    talon_game *game = sit("five-5, first-dealer 4, five-partner call-card");

    DEAL(game, [0] = "AS KS QS JS 10S 9S 8S 7S 6S 5S", [1] = "AH");
    play(game, "0 bid 10S, 1 pass, 2 pass, 3 pass, 4 pass");
    play_while(game, TALON_PHASE_DISCARD);
    play(game, "0 call AH");
    ck_assert_str_eq(numbers(game, 1, "partner"), "1");
    ck_assert_str_eq(numbers(game, 0, "partner"), "6");
    ck_assert_str_eq(numbers(game, 2, "partner"), "6");
    ck_assert_str_eq(numbers(view_of(game, SEAT(0) | SEAT(1)), 0, "partner"),
                     "6");
    ck_assert_str_eq(numbers(sit("australian-4"), 1, "side"), "1 0 1 0");
}
END_TEST

/* TR-5: an ante on each of nine boxes, by each of four seats. TR-35: a hand is
 * known to its seat alone. */
START_TEST(tr_08_a_deal_is_observed)
{
    talon_game *game = sit("tripoley, players 4, first-dealer 3, bet-limit 25, "
                           "ante 1, dealer-ante equal, poker-opener left, "
                           "michigan-opener pot-winner");

    DEAL(game, "AH KH QH JH 10H 9H 8H 7H 6H 5H");
    ck_assert_str_eq(numbers(game, 2, "phase"), "21");
    ck_assert_str_eq(numbers(game, 2, "to-act"), "3");
    ck_assert_str_eq(numbers(game, 2, "dealer"), "2");
    ck_assert_str_eq(numbers(game, 2, "in-deal"), "1 1 1 1");
    ck_assert_str_eq(numbers(game, 2, "deals"), "1");
    ck_assert_uint_eq(shown(game, 0, "hands", 0),
                      cards_at(view_of(game, SEAT(0)), 0));
    play(game, "0 select AH KH QH JH 10H");
    SHOWS(game, 0, "selected", 0, "AH KH QH JH 10H");
    SHOWS(game, 1, "selected", 3, "");
    ck_assert_str_eq(numbers(game, 1, "chosen"), "0 0 0 1");
    play_while(game, TALON_PHASE_SELECT_HAND);
    play(game, "0 bet 3, 1 raise 2");
    /* a bet is kind 14 and a raise kind 15; the call is 5 */
    ck_assert_str_eq(numbers(game, 0, "last-action"), "14 15 0 0");
    ck_assert_str_eq(numbers(game, 0, "staked"), "3 5 0 0");
    ck_assert_str_eq(numbers(game, 0, "call-cost"), "2 0 5 5");
    ck_assert_str_eq(numbers(game, 3, "call-cost"), "5 2 0 5");
    ck_assert_str_eq(numbers(game, 0, "raises"), "1");
    ck_assert_str_eq(numbers(game, 1, "raise-count"), "1 0 0 0");
    ck_assert_str_eq(numbers(game, 1, "acted"), "1 0 0 0");
    play(game, "2 fold, 3 fold, 0 fold");
    ck_assert_str_eq(numbers(game, 1, "in-poker"), "1 0 0 0");
    ck_assert_str_eq(numbers(game, 0, "pot-winner"), "2");
    ck_assert_str_eq(numbers(game, 1, "opener"), "1");
}
END_TEST

/* TR-23: a run, in the order of play. The pack counts the spades from 1, the
 * clubs from 14, the diamonds from 27 and the hearts from 40. */
START_TEST(tr_23_a_run_is_observed)
{
    talon_game *game = sit("cosmo, players 3, closing-bets off, first-dealer 2,"
                           " board fixed, michigan-opener left");

    DEAL(game, [0] = "2S 5S AC", [1] = "3S KC", [2] = "4S QC");
    play(game, "0 play 2S, 1 play 3S");
    ck_assert_str_eq(numbers(game, 1, "phase"), "23");
    SHOWS(game, 1, "run", 0, "2S 3S");
    ck_assert_str_eq(numbers(game, 1, "last-card"), "2");
    ck_assert_str_eq(numbers(game, 1, "due"), "3");
    ck_assert_str_eq(numbers(game, 1, "run-seat"), "1");
    ck_assert_str_eq(numbers(game, 1, "opener"), "3");
    ck_assert_str_eq(numbers(game, 1, "to-act"), "2");
    card_number(game, 1, "played-as", "2S", 1);
    card_number(game, 1, "played-as", "3S", 2);
    card_number(game, 1, "played-as", "4S", 0);
    SHOWS(game, 1, "played", 0, "3S");
    SHOWS(game, 1, "played", 2, "2S");
    /* TR-35: the card that must be played now is known to be where it is */
    SHOWS(game, 1, "hands", 1, "4S");
    ck_assert_uint_eq(shown(game, 1, "hands", 2), 0);
}
END_TEST

/* ---- Layout and refusals */

static void check_layout(const talon_rules *rules)
{
    uint32_t i, k, next = 0, whole, fields;
    const char *key;

    fields = talon_observation_field_count(rules->game_id);
    for (i = 0; i < fields; i++) {
        talon_observation_field field;

        memset(&field, 0x55, sizeof field);
        must_ok(talon_rules_observation_field(rules, i, &field));
        must(field.first == next && field.count > 0 && field.parts > 0);
        must(field.count % field.parts == 0);
        must(field.lowest <= 0 && field.highest > 0);
        must(field.reserved[0] + field.reserved[1] + field.reserved[2] == 0);
        next += field.count;
        key = talon_observation_field_key(rules->game_id, i);
        must(key[0] != '\0');
        must(talon_observation_field_text(rules->game_id, i)[0] != '\0');
        for (k = 0; k < i; k++)
            must(strcmp(key, talon_observation_field_key(rules->game_id, k)));
    }
    must_ok(talon_rules_observation_count(rules, &whole));
    must(whole == next && whole > 0 && whole <= OBS_MAX);
}

START_TEST(fields_follow_one_another)
{
    uint32_t kind, preset, i;
    talon_rules rules;
    talon_rng rng;

    for (kind = FH; kind <= TR; kind++) {
        for (preset = 1; preset <= talon_preset_count(kind); preset++) {
            ck_ok(talon_rules_init(&rules, kind, preset));
            check_layout(&rules);
        }
        seed_for(&rng, 90, kind);
        for (i = 0; i < 200; i++) {
            random_rules(&rng, kind, &rules);
            check_layout(&rules);
        }
    }
}
END_TEST

/* Returns whether a refused observation has left everything as it was. */
static int is_refused(const talon_game *game, int32_t seat, talon_status status)
{
    static int32_t number[OBS_MAX];
    uint32_t count = 77, i;

    for (i = 0; i < OBS_MAX; i++)
        number[i] = UNTOUCHED;
    must_be(talon_game_observe(game, seat, number, OBS_MAX, &count), status);
    for (i = 0; i < OBS_MAX && number[i] == UNTOUCHED; i++)
        continue;
    return count == 77 && i == OBS_MAX;
}

START_TEST(observing_refuses_what_it_must)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    const talon_game *view;
    int32_t number[500];
    uint32_t count, capacity, i;

    DEAL(game, "JS AS KS");
    ck_assert(is_refused(game, 3, TALON_E_SEAT));
    ck_assert(is_refused(game, -1, TALON_E_SEAT));
    ck_assert(is_refused(game, TALON_TABLE, TALON_E_SEAT));
    ck_assert(is_refused(game, INT32_MAX, TALON_E_SEAT));
    ck_assert(is_refused(NULL, 0, TALON_E_NULL));
    view = view_of(game, SEAT(0) | SEAT(2));
    ck_assert(is_refused(view, 1, TALON_E_VIEW));
    ck_assert(is_refused(view, 3, TALON_E_SEAT));
    ck_ok(talon_game_observe(view, 2, NULL, 0, &count));
    ck_assert_uint_eq(count, 412);
    ck_assert(is_refused(view_of(game, SPECTATOR), 0, TALON_E_VIEW));
    ck_ok(talon_game_observe(game, 2, NULL, 0, NULL));
    ck_status(talon_game_observe(game, 2, NULL, 1, &count), TALON_E_NULL);
    for (capacity = 411; capacity <= 413; capacity++) {
        for (i = 0; i < 500; i++)
            number[i] = UNTOUCHED;
        ck_status(talon_game_observe(game, 2, number, capacity, &count),
                  capacity < 412 ? TALON_E_SPACE : TALON_OK);
        ck_assert_uint_eq(count, 412);
        for (i = 0; i < 500; i++)
            ck_assert_int_eq(number[i] == UNTOUCHED,
                             capacity < 412 || i >= 412);
    }
}
END_TEST

START_TEST(layouts_refuse_what_they_must)
{
    talon_rules rules = rules_of("classic-3"), wrong = rules;
    talon_observation_field field = {.first = 77};
    uint32_t fields = talon_observation_field_count(FH), count = 77;

    ck_assert_uint_eq(talon_observation_field_count(0), 0);
    ck_assert_uint_eq(talon_observation_field_count(77), 0);
    ck_assert_str_eq(talon_observation_field_key(77, 0), "");
    ck_assert_str_eq(talon_observation_field_key(FH, fields), "");
    ck_assert_str_eq(talon_observation_field_text(FH, UINT32_MAX), "");
    ck_assert_str_eq(talon_observation_field_key(FH, 0), "phase");
    ck_status(talon_rules_observation_field(NULL, 0, &field), TALON_E_NULL);
    ck_status(talon_rules_observation_field(&rules, 0, NULL), TALON_E_NULL);
    ck_status(talon_rules_observation_field(&rules, fields, &field),
              TALON_E_INDEX);
    ck_status(talon_rules_observation_count(NULL, &count), TALON_E_NULL);
    ck_status(talon_rules_observation_count(&rules, NULL), TALON_E_NULL);
    wrong.game_id = 77;
    ck_status(talon_rules_observation_count(&wrong, &count), TALON_E_GAME);
    ck_status(talon_rules_observation_field(&wrong, 0, &field), TALON_E_GAME);
    wrong = rules;
    wrong.value[TALON_FH_OPTION_PLAYERS] = 7;
    ck_status(talon_rules_observation_count(&wrong, &count),
              TALON_E_UNSUPPORTED);
    wrong.value[TALON_FH_OPTION_PLAYERS] = 2;
    wrong.value[TALON_FH_OPTION_PACK] = TALON_FH_PACK_FULL;
    ck_status(talon_rules_observation_field(&wrong, 0, &field), TALON_E_RULES);
    ck_assert_uint_eq(field.first + count, 2 * 77);
}
END_TEST

/* Barter, the third game of these tests, has no observations. */
START_TEST(a_game_may_have_no_observations)
{
    uint32_t kind = talon_games_at(2), count = 77;
    talon_observation_field field;
    struct handle handle;
    talon_rules rules;

    ck_ok(talon_rules_init(&rules, kind, 1));
    ck_assert_uint_eq(talon_observation_field_count(kind), 0);
    ck_assert_str_eq(talon_observation_field_key(kind, 0), "");
    ck_status(talon_rules_observation_count(&rules, &count),
              TALON_E_UNSUPPORTED);
    ck_status(talon_rules_observation_field(&rules, 0, &field),
              TALON_E_UNSUPPORTED);
    ck_assert(
        is_refused(preset_game(&handle, kind, 1), 0, TALON_E_UNSUPPORTED));
}
END_TEST

/* ---- Every position of random games */

struct seen {
    int32_t number[OBS_MAX + 1];
    uint32_t count;
};

static void observe(const talon_game *game, int32_t seat, struct seen *seen)
{
    talon_rules rules;
    uint32_t i, whole;

    for (i = 0; i <= OBS_MAX; i++)
        seen->number[i] = UNTOUCHED;
    must_ok(talon_game_rules(game, &rules));
    must_ok(talon_rules_observation_count(&rules, &whole));
    must_ok(talon_game_observe(game, seat, seen->number, whole, &seen->count));
    must(seen->count == whole && seen->number[whole] == UNTOUCHED);
}

static int is_alike(const struct seen *one, const struct seen *other)
{
    return one->count == other->count &&
           memcmp(one->number, other->number,
                  one->count * sizeof *one->number) == 0;
}

static void check_ranges(const talon_rules *rules, const struct seen *seen)
{
    uint32_t i, k;

    for (i = 0; i < talon_observation_field_count(rules->game_id); i++) {
        talon_observation_field field;

        must_ok(talon_rules_observation_field(rules, i, &field));
        for (k = field.first; k < field.first + field.count; k++) {
            if (seen->number[k] < field.lowest ||
                seen->number[k] > field.highest)
                ck_abort_msg("%s: %" PRId32,
                             talon_observation_field_key(rules->game_id, i),
                             seen->number[k]);
        }
    }
}

/* Whether a seat can tell two games apart. */
static int is_told_apart(const talon_game *one, const talon_game *other,
                         int32_t seat)
{
    uint8_t key[2][TALON_GAME_BYTES_MAX];
    size_t length[2];

    must_ok(talon_game_information_key(one, seat, key[0], sizeof key[0],
                                       &length[0]));
    must_ok(talon_game_information_key(other, seat, key[1], sizeof key[1],
                                       &length[1]));
    return length[0] != length[1] || memcmp(key[0], key[1], length[0]) != 0;
}

/* Changes one number of a state, or exchanges two cards between its sets.
 * Returns 0 if there is nothing to change. */
static int change(talon_game *game, talon_rng *rng)
{
    const struct field *field = module_of_handle(game)->field;
    uint32_t fields = 0, bits;
    uint8_t *at;

    while (field[fields].bytes != 0)
        fields++;
    field += talon_rng_below(rng, fields);
    at = (uint8_t *)game + field->offset +
         talon_rng_below(rng, field->count) * field->bytes;
    if (talon_rng_below(rng, 3) == 0) {
        talon_cards *set = sets_of(game), swap;
        uint32_t a = talon_rng_below(rng, sets_in(game));
        uint32_t b = talon_rng_below(rng, sets_in(game));

        swap = (set[a] & (0 - set[a])) ^ (set[b] & (0 - set[b]));
        set[a] ^= swap;
        set[b] ^= swap;
        return a != b;
    }
    bits = talon_rng_below(rng, 4);
    at[0] = bits == 0   ? (uint8_t)(at[0] + 1)
            : bits == 1 ? (uint8_t)(at[0] - 1)
                        : (uint8_t)(at[0] ^ 1u << bits);
    return 1;
}

struct tally {
    uint32_t seen, apart, alike, worlds;
};

/* Changes a game in one place. If the result is possible, the observations
 * differ exactly if the seat can tell the games apart. */
static void check_changed(const talon_game *game, int32_t seat,
                          const struct seen *seen, talon_rng *rng,
                          struct tally *tally)
{
    static struct seen other_seen;
    struct handle other;
    uint32_t tries;

    for (tries = 0; tries < 4; tries++) {
        int apart;

        copy_to(&other, game);
        if (!change(of(&other), rng) || !is_accepted(of(&other)))
            continue;
        observe(of(&other), seat, &other_seen);
        apart = is_told_apart(game, of(&other), seat);
        must(is_alike(seen, &other_seen) != apart);
        tally->apart += (uint32_t)apart;
        tally->alike += (uint32_t)!apart;
    }
}

/* A world that the seat imagines gives the same observation. */
static void check_world(const talon_game *view, int32_t seat,
                        const struct seen *seen, talon_rng *rng,
                        struct tally *tally)
{
    static struct seen other_seen;
    struct handle world;

    copy_to(&world, view);
    if (talon_game_sample(of(&world), view, rng, scratch_memory(),
                          TALON_SAMPLE_BYTES_MAX) != TALON_OK)
        return;
    observe(of(&world), seat, &other_seen);
    must(is_alike(seen, &other_seen));
    tally->worlds++;
}

/* A seat observes the same in a game, in its view, and in a view that it shares
 * with others, and nothing in a view of others. */
static void check_seat(const talon_game *game, int32_t seat, talon_rng *rng,
                       struct tally *tally)
{
    static struct seen seen, view_seen;
    struct handle view;
    uint32_t others = random_viewers(rng, seats_at(game));
    talon_rules rules;

    observe(game, seat, &seen);
    must_ok(talon_game_rules(game, &rules));
    check_ranges(&rules, &seen);
    copy_to(&view, game);
    must_ok(talon_game_redact(of(&view), game, others | SEAT(seat)));
    observe(of(&view), seat, &view_seen);
    must(is_alike(&seen, &view_seen));
    must_ok(talon_game_redact(of(&view), game, SEAT(seat)));
    observe(of(&view), seat, &view_seen);
    must(is_alike(&seen, &view_seen));
    check_world(of(&view), seat, &seen, rng, tally);
    must_ok(talon_game_redact(of(&view), game, others & ~SEAT(seat)));
    must(is_refused(of(&view), seat, TALON_E_VIEW));
    check_changed(game, seat, &seen, rng, tally);
    tally->seen++;
}

/* Plays `deals` deals, and checks about one in `every` positions. */
static void try_game(talon_game *game, talon_rng *rng, uint32_t deals,
                     uint32_t every, struct tally *tally)
{
    talon_event event[TALON_EVENTS_MAX];
    uint32_t steps = 0;

    while (deals > 0) {
        int is_deal = seat_to_act(game) == TALON_TABLE;

        if (talon_rng_below(rng, every) == 0)
            check_seat(game, (int32_t)talon_rng_below(rng, seats_at(game)), rng,
                       tally);
        deals -= (uint32_t)is_deal;
        if (random_step(game, rng, event) == 0)
            return;
        must(++steps < 1000000);
    }
}

START_TEST(an_observation_is_what_the_seat_knows)
{
    static struct handle handle;
    uint32_t kind, preset, i;
    talon_rng rng;

    for (kind = FH; kind <= TR; kind++) {
        struct tally tally = {0};

        for (preset = 1; preset <= talon_preset_count(kind); preset++) {
            for (i = 0; i < games_to_play(40); i++) {
                seed_for(&rng, 91, preset * 1000 + i);
                try_game(preset_game(&handle, kind, preset), &rng, 6, 6,
                         &tally);
            }
        }
        for (i = 0; i < games_to_play(600); i++) {
            seed_for(&rng, 92, i);
            try_game(random_game(&handle, &rng, kind), &rng, 4, 6, &tally);
        }
        printf("%s: %" PRIu32 " observations, %" PRIu32
               " worlds; changed, %" PRIu32 " told apart, %" PRIu32 " alike\n",
               talon_games_key(kind), tally.seen, tally.worlds, tally.apart,
               tally.alike);
        must(tally.worlds > tally.seen / 2);
        must(tally.apart > tally.seen / 50);
        must(tally.alike > tally.seen / 20);
    }
}
END_TEST

SUITE(observation)
TEST(lengths_follow_from_seats_and_pack)
TEST(fh_10_an_auction_is_observed)
TEST(fh_24_a_trick_is_observed)
TEST(fh_22_a_secret_partner_is_observed)
TEST(tr_08_a_deal_is_observed)
TEST(tr_23_a_run_is_observed)
TEST(fields_follow_one_another)
TEST(observing_refuses_what_it_must)
TEST(layouts_refuse_what_they_must)
TEST(a_game_may_have_no_observations)
TEST(an_observation_is_what_the_seat_knows)
END_SUITE
