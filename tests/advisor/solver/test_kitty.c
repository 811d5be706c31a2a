/* SPDX-License-Identifier: MIT */
/* The kitty: what every discard is worth, and the table of a deal whose
 * contractor takes the kitty. The judge of small hands is the second one
 * (model.h), after every discard; that of whole hands is talon_fh_solve(). */
#include <inttypes.h>

#include "asked.h"
#include "deals.h"
#include "draw.h"
#include "model.h"
#include "common/random_games.h"

/* ---- A judge of discards */

/* The best value that a contractor can have after its discard, where
 * `position` gives it the kitty, too. Tries every set of `count` cards from
 * `from` up. */
static int32_t best_value(const talon_fh_position *position, uint32_t count,
                          uint32_t from)
{
    talon_cards *hand, kept = position->hand[position->contractor];
    talon_fh_position after = *position;
    int32_t best = -1, value;
    uint32_t i;

    hand = &after.hand[position->contractor];
    for (i = from; count > 0 && i < TALON_PACK_MAX; i++) {
        *hand = kept & ~((talon_cards)1 << i);
        value = *hand != kept ? best_value(&after, count - 1, i + 1) : -1;
        best = value > best ? value : best;
    }
    for (i = 0; count == 0 && i <= TALON_SUIT_HEARTS; i++) {
        after.nominated = (uint8_t)i;
        value = namable(position, kept) >> i & 1 ? model_value(&after) : -1;
        best = value > best ? value : best;
    }
    return best;
}

/* ---- The table of a deal */

/* Draws hands of few cards and a kitty, with jokers more often than a deal. */
static talon_cards draw_deal(talon_rng *rng, const talon_rules *rules,
                             talon_cards hands[TALON_FH_SEATS_MAX])
{
    static const uint32_t most[HANDS_MAX + 1] = {0, 0, 4, 3, 3, 2, 2};
    uint32_t seats, i, count, each, kitty, at;
    talon_card list[TALON_PACK_MAX];
    talon_cards pack, in_kitty = 0;

    must_ok(talon_rules_pack(rules, &pack));
    must_ok(talon_rules_seat_count(rules, &seats));
    must_ok(talon_cards_list(&pack, list, TALON_PACK_MAX, &count));
    must_ok(talon_rng_shuffle(rng, list, count));
    each = 1 + talon_rng_below(rng, most[seats]);
    kitty = 1 + talon_rng_below(rng, 3);
    for (i = each * seats + kitty; i < count; i++) {
        at = talon_rng_below(rng, each * seats + kitty);
        if ((JOKERS >> list[i] & 1) != 0 && !(JOKERS >> list[at] & 1))
            list[at] = list[i];
    }
    memset(hands, 0, TALON_FH_SEATS_MAX * sizeof hands[0]);
    for (i = 0; i < each * seats; i++)
        hands[i % seats] |= (talon_cards)1 << list[i];
    for (i = 0; i < kitty; i++)
        in_kitty |= (talon_cards)1 << list[each * seats + i];
    return in_kitty;
}

/* The position of a contract whose contractor has taken the kitty. */
static talon_fh_position with_kitty(const talon_rules *rules,
                                    const talon_cards hands[],
                                    talon_cards kitty, uint32_t seat,
                                    uint32_t denomination)
{
    talon_fh_position position = contract_of(rules, hands, seat, denomination);

    position.hand[seat] |= kitty;
    return position;
}

/* A hand without a contract leaves the kitty alone. */
static void check_table(const talon_rules *rules, const talon_cards hands[],
                        talon_cards kitty, const talon_fh_deal_table *table)
{
    uint32_t seat, denomination, seats;
    talon_fh_position position;
    int32_t right;

    must_ok(talon_rules_seat_count(rules, &seats));
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        for (denomination = 0; denomination < 8; denomination++) {
            right = -1;
            if (seat < seats && denomination > 0) {
                position = with_kitty(rules, hands, kitty, seat, denomination);
                right = best_value(&position, cards_in(kitty), 0);
            } else if (seat < seats && is_played(rules)) {
                position = contract_of(rules, hands, seat, 0);
                right = model_value(&position);
            }
            must(table->low[seat][denomination] == right);
            must(table->high[seat][denomination] == right);
        }
    }
}

START_TEST(FH_20_every_contract_with_the_kitty_is_worth_its_best_discard)
{
    uint32_t i, rounds = games_to_play(300);
    talon_cards hands[TALON_FH_SEATS_MAX], kitty;
    talon_fh_deal_table table;
    talon_rules rules;
    talon_rng rng;

    seed_for(&rng, 180, 0);
    for (i = 0; i < rounds; i++) {
        draw_rules(&rng, &rules);
        kitty = draw_deal(&rng, &rules, hands);
        memset(&table, 0x55, sizeof table);
        must_ok(talon_fh_solve_deal_with_kitty(fresh(), &rules, hands, &kitty,
                                               0, NULL, &table));
        check_table(&rules, hands, kitty, &table);
    }
}
END_TEST

/* ---- Every discard */

static struct asked part;

/* Draws a seat and a contract for a deal. */
static void draw_contract(talon_rng *rng, const talon_rules *rules,
                          const talon_cards hands[], talon_cards kitty)
{
    uint32_t seats;

    must_ok(talon_rules_seat_count(rules, &seats));
    asked.position =
        with_kitty(rules, hands, kitty, talon_rng_below(rng, seats),
                   1 + talon_rng_below(rng, 7));
}

/* The position after a discard. */
static talon_fh_position after(const talon_fh_discard_value *entry)
{
    talon_fh_position position = asked.position;

    position.hand[position.contractor] &= ~entry->discard;
    position.nominated = entry->suit;
    return position;
}

/* Checks bounds of the same discards, finished or not. */
static void check_bounds(void)
{
    uint32_t i;

    must(part.count == asked.count);
    for (i = 0; i < part.count; i++) {
        must(part.list[i].discard == asked.list[i].discard);
        must(part.list[i].suit == asked.list[i].suit);
        must(part.list[i].same == asked.list[i].same);
        must(part.list[i].low <= asked.list[i].low);
        must(part.list[i].high >= asked.list[i].high);
    }
}

/* Checks the answer to the question for the best discard alone. */
static void check_best(void)
{
    int32_t best = greatest(&asked);
    uint32_t i, known = 0;

    check_bounds();
    for (i = 0; i < part.count; i++) {
        must(part.list[i].high <= best);
        known += part.list[i].low == best;
    }
    must(known > 0);
}

START_TEST(FH_20_every_discard_of_a_small_hand_has_its_value)
{
    uint32_t i, j, rounds = games_to_play(3000), wanted, named = 0, equal = 0;
    talon_cards hands[TALON_FH_SEATS_MAX], kitty;
    talon_fh_solver *solver;
    talon_fh_position position;
    talon_rules rules;
    talon_rng rng;

    seed_for(&rng, 181, 0);
    for (i = 0; i < rounds; i++) {
        draw_rules(&rng, &rules);
        kitty = draw_deal(&rng, &rules, hands);
        draw_contract(&rng, &rules, hands, kitty);
        wanted = 1 + talon_rng_below(&rng, 2);
        solver = fresh();
        must_ok(ask(solver, wanted, 0, &part));
        if (talon_rng_below(&rng, 2))
            solver = fresh();
        must_ok(ask(solver, TALON_FH_DISCARDS_EVERY, 0, &asked));
        check_listed(cards_in(kitty));
        for (j = 0; j < asked.count; j++) {
            position = after(&asked.list[j]);
            must(asked.list[j].low == asked.list[j].high);
            must(asked.list[j].low == model_value(&position));
            named += asked.list[j].suit != 0;
            equal += asked.list[j].same != j;
        }
        if (wanted == TALON_FH_DISCARDS_BEST)
            check_best();
        else
            must(memcmp(part.list, asked.list,
                        asked.count * sizeof part.list[0]) == 0);
    }
    ck_assert_uint_gt(named, rounds / 4);
    ck_assert_uint_gt(equal, rounds);
}
END_TEST

/* With a spade and a heart, the contractor leads the spade, which the ten
 * takes; then the four of hearts is led, and the nine loses the misere, but the
 * three makes it, whichever spade was kept. With two spades or two hearts, the
 * contractor leads the three and throws the nine away. */
START_TEST(FH_27_a_misere_is_lost_with_the_wrong_cards_only)
{
    uint32_t i;

    memset(&asked.position, 0, sizeof asked.position);
    memset(asked.position.table, TALON_CARD_NONE, sizeof asked.position.table);
    asked.position.hand[0] = cards("3S 9S 3H 9H");
    asked.position.hand[1] = cards("5S 5H");
    asked.position.hand[2] = cards("10S 4H");
    asked.position.denomination = TALON_DENOMINATION_MISERE;
    asked.position.playing = 7;
    asked.position.side = 1;
    must_ok(ask(fresh(), TALON_FH_DISCARDS_EVERY, 0, &asked));
    ck_assert_uint_eq(asked.count, 6);
    for (i = 0; i < asked.count; i++) {
        talon_cards hearts = asked.list[i].discard & cards("3H 9H");

        ck_assert_int_eq(asked.list[i].low, hearts != cards("3H"));
        ck_assert_int_eq(asked.list[i].high, hearts != cards("3H"));
    }
}
END_TEST

/* ---- Whole deals */

static uint64_t other_area[TALON_FH_SOLVER_BYTES_AMPLE / 8];

/* Deals ten cards to everyone under the rules of one of the presets, with one
 * joker or two where the pack allows it, and draws a contract. */
static void draw_whole(talon_rng *rng, uint32_t preset, talon_rules *rules)
{
    talon_cards hands[TALON_FH_SEATS_MAX] = {0}, kitty = 0, pack;
    talon_card list[TALON_PACK_MAX];
    uint32_t count, seats, i;

    must_ok(talon_rules_init(rules, FH, 1 + preset));
    must_ok(talon_rules_set(rules, TALON_FH_OPTION_JOKER_NO_TRUMP,
                            (int32_t)talon_rng_below(rng, JOKER_RULES)));
    must_ok(talon_rules_set(rules, TALON_FH_OPTION_JOKERS,
                            1 + (int32_t)talon_rng_below(rng, 2)));
    must_ok(talon_rules_check(rules, NULL, 0, NULL));
    must_ok(talon_rules_pack(rules, &pack));
    must_ok(talon_cards_list(&pack, list, TALON_PACK_MAX, &count));
    must_ok(talon_rng_shuffle(rng, list, count));
    must_ok(talon_rules_seat_count(rules, &seats));
    for (i = 0; i < seats * TALON_FH_TRICKS; i++)
        hands[i % seats] |= (talon_cards)1 << list[i];
    for (i = 0; i < 6 && seats * TALON_FH_TRICKS + i < count; i++)
        kitty |= (talon_cards)1 << list[seats * TALON_FH_TRICKS + i];
    draw_contract(rng, rules, hands, kitty);
}

/* Every preset, contract and joker rule, with ten cards in each hand: discards
 * solved together have the values that each has on its own. */
START_TEST(discards_of_whole_deals_agree_with_separate_solves)
{
    uint32_t i, j, rounds = games_to_play(150), at, finished = 0;
    uint32_t all = 0, unequal = 0;
    talon_fh_solver *solver;
    talon_fh_position position;
    talon_fh_answer answer;
    talon_status status;
    talon_rules rules;
    talon_rng rng;

    seed_for(&rng, 182, 0);
    for (i = 0; i < rounds; i++) {
        draw_whole(&rng, i % talon_preset_count(FH), &rules);
        solver = new_solver(other_area, sizeof other_area);
        status = ask(solver, TALON_FH_DISCARDS_EVERY, 4000000, &asked);
        must(status >= 0);
        finished += status == TALON_OK;
        check_listed(cards_in(asked.list[0].discard));
        for (j = 0; j < asked.count; j++)
            unequal += asked.list[j].same == j;
        all += asked.count;
        for (j = 0; j < 12; j++) {
            at = talon_rng_below(&rng, asked.count);
            position = after(&asked.list[at]);
            must(talon_fh_solve(fresh(), &position, 0, NULL, &answer) >= 0);
            must(asked.list[at].low <= answer.high);
            must(asked.list[at].high >= answer.low);
            must(status == TALON_UNFINISHED ||
                 asked.list[at].low == asked.list[at].high);
        }
        if (status == TALON_OK &&
            ask(fresh(), TALON_FH_DISCARDS_BEST, 0, &part) == TALON_OK)
            check_best();
    }
    ck_assert_uint_gt(finished, rounds / 2);
    printf("%" PRIu32 " of %" PRIu32 " discards had to be solved\n", unequal,
           all);
}
END_TEST

/* Calls with small limits finish, in little memory as well, and their bounds
 * never exclude a value. */
START_TEST(discards_can_be_solved_in_slices)
{
    uint32_t i, rounds = games_to_play(20), slices, wanted, limit;
    talon_fh_solver *solver;
    talon_status status;
    talon_rules rules;
    talon_rng rng;

    seed_for(&rng, 183, 0);
    for (i = 0; i < rounds; i++) {
        draw_whole(&rng, i % 2, &rules);
        must_ok(ask(fresh(), TALON_FH_DISCARDS_EVERY, 0, &asked));
        wanted = 1 + i / 2 % 2;
        limit = i / 4 % 2 ? 1 : 3000;
        solver = new_solver(other_area, i / 8 % 2 ? TALON_FH_SOLVER_BYTES_MIN
                                                  : TALON_FH_SOLVER_BYTES_GOOD);
        slices = 0;
        do {
            status = ask(solver, wanted, limit, &part);
            must(status >= 0 && ++slices < 100000);
            check_bounds();
        } while (status == TALON_UNFINISHED);
        if (wanted == TALON_FH_DISCARDS_BEST)
            check_best();
        else
            must(memcmp(part.list, asked.list,
                        asked.count * sizeof part.list[0]) == 0);
    }
}
END_TEST

/* ---- What is refused */

static talon_fh_position small_position(void)
{
    talon_fh_position position = {0};

    position.hand[0] = cards("AS QS 7H");
    position.hand[1] = cards("8S 9S");
    position.hand[2] = cards("10S 7S");
    memset(position.table, TALON_CARD_NONE, sizeof position.table);
    position.denomination = TALON_DENOMINATION_NO_TRUMP;
    position.playing = 7;
    position.side = 1;
    return position;
}

START_TEST(bad_positions_before_a_discard_are_refused)
{
    talon_fh_discard_value values[3];
    uint32_t count = 0;

#define ASK(wanted, capacity)                                                  \
    talon_fh_solve_discards(fresh(), &asked.position, wanted, 0, NULL, values, \
                            capacity, &count)
#define REFUSED(change, status)                                                \
    asked.position = small_position();                                         \
    asked.position.change;                                                     \
    ck_status(ASK(1, 3), status)
    REFUSED(taken = 0, TALON_OK);
    ck_assert_uint_eq(count, 3);
    ck_status(ASK(1, 2), TALON_E_SPACE);
    ck_assert_uint_eq(count, 3);
    ck_status(ASK(0, 3), TALON_E_ARGUMENT);
    ck_status(ASK(3, 3), TALON_E_ARGUMENT);
    ck_status(
        talon_fh_solve_discards(fresh(), NULL, 1, 0, NULL, values, 3, NULL),
        TALON_E_NULL);
    ck_status(talon_fh_solve_discards(fresh(), &asked.position, 1, 0, NULL,
                                      NULL, 3, &count),
              TALON_E_NULL);
    ck_ok(talon_fh_solve_discards(fresh(), &asked.position, 1, 0, NULL, NULL, 0,
                                  &count));
    ck_status(talon_fh_solve_discards(NULL, &asked.position, 1, 0, NULL, values,
                                      3, &count),
              TALON_E_NULL);
    REFUSED(leader = 1, TALON_E_SEAT);
    REFUSED(contractor = 1, TALON_E_SEAT);
    REFUSED(contractor = TALON_NOBODY, TALON_E_SEAT);
    REFUSED(contractor = 6, TALON_E_SEAT);
    REFUSED(side = 2, TALON_E_SEAT);
    REFUSED(side = 7, TALON_E_SEAT);
    REFUSED(playing = 1, TALON_E_SEAT);
    REFUSED(nominated = 1, TALON_E_SUIT);
    REFUSED(table[0] = card("9C"), TALON_E_PLAYED);
    REFUSED(hand[0] = cards("AS QS"), TALON_E_CARD_COUNT);
    REFUSED(hand[0] = cards("AS"), TALON_E_CARD_COUNT);
    REFUSED(hand[0] = cards("AS QS 7H 8H 9H 10H JH QH KH"), TALON_E_CARD_COUNT);
    REFUSED(hand[2] = cards("10S"), TALON_E_CARD_COUNT);
    REFUSED(hand[2] = cards("10S AS"), TALON_E_CARD_TWICE);
    REFUSED(reserved[9] = 1, TALON_E_FIELD);
    REFUSED(denomination = 0, TALON_E_DENOMINATION);
    REFUSED(joker_rule = 5, TALON_E_VALUE);
    REFUSED(taken = 9, TALON_E_AMOUNT);
}
END_TEST

START_TEST(bad_kitties_are_refused)
{
    talon_cards hands[TALON_FH_SEATS_MAX] = {0}, kitty = cards("7H");
    talon_rules rules = rules_of("classic-3");
    talon_fh_deal_table table;

#define TABLE(kitty)                                                           \
    talon_fh_solve_deal_with_kitty(fresh(), &rules, hands, kitty, 0, NULL,     \
                                   &table)
    hands[0] = cards("AS KS");
    hands[1] = cards("QS JS");
    hands[2] = cards("10S 9S");
    ck_ok(TABLE(&kitty));
    ck_status(TABLE(NULL), TALON_E_NULL);
    ck_status(talon_fh_solve_deal_with_kitty(NULL, &rules, hands, &kitty, 0,
                                             NULL, &table),
              TALON_E_NULL);
    ck_status(talon_fh_solve_deal_with_kitty(fresh(), NULL, hands, &kitty, 0,
                                             NULL, &table),
              TALON_E_NULL);
    ck_status(talon_fh_solve_deal_with_kitty(fresh(), &rules, NULL, &kitty, 0,
                                             NULL, &table),
              TALON_E_NULL);
    ck_status(talon_fh_solve_deal_with_kitty(fresh(), &rules, hands, &kitty, 0,
                                             NULL, NULL),
              TALON_E_NULL);
    kitty = 0;
    ck_status(TABLE(&kitty), TALON_E_CARD_COUNT);
    kitty = cards("7H 8H 9H 10H JH QH KH");
    ck_status(TABLE(&kitty), TALON_E_CARD_COUNT);
    kitty = cards("7H KS");
    ck_status(TABLE(&kitty), TALON_E_CARD_TWICE);
    kitty = cards("7H");
    hands[1] = cards("QS");
    ck_status(TABLE(&kitty), TALON_E_CARD_COUNT);
    rules = rules_of("tripoli");
    ck_status(TABLE(&kitty), TALON_E_WRONG_GAME);
}
END_TEST

SUITE(advisor_kitty)
TEST(FH_20_every_contract_with_the_kitty_is_worth_its_best_discard)
TEST(FH_20_every_discard_of_a_small_hand_has_its_value)
TEST(FH_27_a_misere_is_lost_with_the_wrong_cards_only)
TEST(discards_of_whole_deals_agree_with_separate_solves)
TEST(discards_can_be_solved_in_slices)
TEST(bad_positions_before_a_discard_are_refused)
TEST(bad_kitties_are_refused)
END_SUITE
