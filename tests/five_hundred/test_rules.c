/* SPDX-License-Identifier: MIT */
/* The options of Five Hundred: when they have an effect, packs and
 * contradictions (FH-2, FH-3), the draw and the deal (FH-7…FH-9). The values
 * and presets of options are tested in test_options.c. */
#include "common/five_hundred.h"

/* States keep each value of the rules in two bytes. */
START_TEST(every_legal_value_fits_16_bits)
{
    uint32_t option, i, presets = talon_preset_count(TALON_GAME_FIVE_HUNDRED);
    int32_t low, high, step, value;

    ck_assert_uint_le(presets, INT16_MAX);
    for (option = 1; option <= talon_option_count(TALON_GAME_FIVE_HUNDRED);
         option++) {
        ck_ok(talon_option_range(TALON_GAME_FIVE_HUNDRED, option, NULL, &low,
                                 &high, &step));
        ck_assert_int_ge(low, INT16_MIN);
        ck_assert_int_le(high, INT16_MAX);
        for (i = 0;
             i < talon_option_value_count(TALON_GAME_FIVE_HUNDRED, option);
             i++) {
            ck_ok(talon_option_value_at(TALON_GAME_FIVE_HUNDRED, option, i,
                                        &value));
            ck_assert_int_ge(value, INT16_MIN);
            ck_assert_int_le(value, INT16_MAX);
        }
    }
}
END_TEST

/* A game returns the rules that it was given, even if every number has its
 * highest or lowest value. */
START_TEST(a_game_returns_the_rules_it_was_given)
{
    talon_rules rules = rules_of(
        "quebec-4, misere-value 1000, open-misere-value 10, defender-cap "
        "2000, target 100, max-deals 999, first-dealer draw");
    talon_rules kept;
    int32_t equal;

    memset(&kept, 0xFF, sizeof kept);
    ck_ok(talon_game_rules(
        sit("quebec-4, misere-value 1000, open-misere-value 10, "
            "defender-cap 2000, target 100, max-deals 999, "
            "first-dealer draw"),
        &kept));
    ck_ok(talon_rules_equal(&rules, &kept, &equal));
    ck_assert_int_eq(equal, 1);
    ck_assert_int_eq(kept.value[0], rules.value[0]);
    ck_assert_int_eq(kept.value[TALON_FH_OPTION_FIRST_DEALER], -1);
    ck_assert_int_eq(kept.value[TALON_FH_OPTION_DEFENDER_CAP], 2000);
}
END_TEST

START_TEST(kinds_reasons_and_phases_have_these_keys_and_labels)
{
    ck_assert_str_eq(talon_kind_key(TALON_KIND_CALL_CARD), "call-card");
    ck_assert_str_eq(talon_kind_key(TALON_KIND_LAID_DOWN), "laid-down");
    ck_assert_str_eq(talon_term_label(TALON_SPACE_KIND, TALON_KIND_LAID_DOWN),
                     "laid down");
    ck_assert_str_eq(talon_term_label(TALON_SPACE_KIND, TALON_KIND_HAND_OVER),
                     "hand over");
    ck_assert_str_eq(talon_reason_key(TALON_REASON_AT_END), "at-end");
    ck_assert_str_eq(talon_phase_key(TALON_PHASE_DISCARD), "discard");
    ck_assert_str_eq(talon_term_label(TALON_SPACE_PHASE, TALON_PHASE_PARTNER),
                     "partner");
}
END_TEST

static int32_t fh_applies(const char *preset, const char *options,
                          uint32_t option)
{
    talon_rules rules = rules_of("%s, %s", preset, options);
    int32_t applies;

    ck_ok(talon_rules_applies(&rules, option, &applies));
    return applies;
}

START_TEST(options_without_effect_are_reported)
{
    /* misères that are off, and misère's rank in the original schedule
     * (FH-13) */
    ck_assert(!fh_applies("classic-3", "", TALON_FH_OPTION_MISERE_VALUE));
    ck_assert(!fh_applies("classic-3", "", TALON_FH_OPTION_MISERE_RANK));
    ck_assert(fh_applies("two-2", "", TALON_FH_OPTION_MISERE_RANK));
    ck_assert(
        !fh_applies("two-2", "schedule original", TALON_FH_OPTION_MISERE_RANK));
    ck_assert(!fh_applies("two-2", "", TALON_FH_OPTION_OPEN_MISERE_VALUE));
    ck_assert(!fh_applies("two-2", "", TALON_FH_OPTION_OPEN_MISERE_RANK));
    ck_assert(!fh_applies("two-2", "", TALON_FH_OPTION_OPEN_FROM));
    ck_assert(fh_applies("six-6", "", TALON_FH_OPTION_OPEN_FROM));
    /* the number of players (FH-22, FH-23), and of jokers */
    ck_assert(fh_applies("five-5", "", TALON_FH_OPTION_FIVE_PARTNER));
    ck_assert(!fh_applies("six-6", "", TALON_FH_OPTION_FIVE_PARTNER));
    ck_assert(fh_applies("six-6", "", TALON_FH_OPTION_SIX_SIDES));
    ck_assert(!fh_applies("five-5", "", TALON_FH_OPTION_SIX_SIDES));
    ck_assert(
        !fh_applies("five-5", "jokers 0", TALON_FH_OPTION_JOKER_NO_TRUMP));
    /* trick points that nobody gets (FH-35), unless passed-out hands are played
     * (FH-18) */
    ck_assert(!fh_applies("quebec-4", "", TALON_FH_OPTION_DEFENDER_CAP));
    ck_assert(
        fh_applies("quebec-4", "all-pass play", TALON_FH_OPTION_DEFENDER_CAP));
    /* two sides at the target at once (FH-37) */
    ck_assert(fh_applies("classic-3", "", TALON_FH_OPTION_BOTH_OVER));
    ck_assert(
        !fh_applies("classic-3", "win-by own-bid", TALON_FH_OPTION_BOTH_OVER));
    ck_assert(!fh_applies("classic-3", "defender-cap 490",
                          TALON_FH_OPTION_BOTH_OVER));
    ck_assert(fh_applies("classic-3", "", TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(!fh_applies("two-2", "", TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(
        fh_applies("two-2", "all-pass play", TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(!fh_applies("classic-3", "defender-tricks never",
                          TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(fh_applies("classic-3",
                         "defender-tricks never, failed-bid to-defenders",
                         TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(!fh_applies("classic-3", "win-by own-bid",
                          TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(
        !fh_applies("six-6", "win-by any", TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(fh_applies("six-6", "win-by any, six-sides three",
                         TALON_FH_OPTION_DEFENDERS_OVER));
    ck_assert(fh_applies("classic-3", "", TALON_FH_OPTION_TARGET));
}
END_TEST

static void packs_hold(const char *pack, const char *players, uint32_t count,
                       const char *some, const char *none)
{
    talon_rules rules;
    talon_cards set;

    rules = rules_of("classic-3, pack %s, players %s, jokers 0", pack, players);
    ck_ok(talon_rules_pack(&rules, &set));
    ck_assert_uint_eq(talon_cards_count(&set), count);
    ck_assert_uint_eq(set & cards(some), cards(some));
    ck_assert_uint_eq(set & cards(none), 0);
}

START_TEST(fh_02_each_pack_has_its_cards)
{
    talon_rules rules;
    talon_cards set;

    packs_hold("nine-up", "2", 24, "9S 9H AS AC", "8S 8H 11S JK JL");
    packs_hold("seven-up", "3", 32, "7S 7C 7D 7H", "6S 6C 6D 6H JK JL");
    packs_hold("five-up", "4", 42, "5S 5C 4D 4H", "4S 4C 3D 3H 11H");
    packs_hold("four-up", "4", 44, "4S 4C 4D 4H", "3S 3C 3D 3H");
    packs_hold("full", "5", 52, "2S 2C 2D 2H 10S AH", "11S 12D 13H JK");
    packs_hold("six-hand", "6", 62,
               "2S 11S 12S 11C 12C 11D 12D 13D 11H 12H 13H AH", "JL JK");
    rules = rules_of("six-6, jokers 1");
    ck_ok(talon_rules_pack(&rules, &set));
    ck_assert_uint_eq(set & cards("JL JK"), cards("JK"));
    rules = rules_of("six-6, jokers 2");
    ck_ok(talon_rules_pack(&rules, &set));
    ck_assert_uint_eq(set & cards("JL JK"), cards("JL JK"));
}
END_TEST

/* The players and packs that FH-3 lists are accepted with any number of jokers.
 * Without jokers the kitty has 2 or 4 cards, so with up to two it has 2…6. All
 * other players and packs are refused. */
START_TEST(fh_03_the_kitty_has_two_to_six_cards)
{
    static const char *const valid[] = {
        "2 nine-up", "2 seven-up", "3 seven-up", "4 five-up",
        "4 four-up", "5 full",     "6 six-hand",
    };
    static const char *const packs[] = {"nine-up", "seven-up", "five-up",
                                        "four-up", "full",     "six-hand"};
    uint32_t players, pack, jokers, i;

    for (players = 2; players <= 6; players++) {
        for (pack = 0; pack < 6; pack++) {
            for (jokers = 0; jokers <= 2; jokers++) {
                talon_rules rules = rules_of("classic-3");
                talon_problem problem[64];
                uint32_t count, fits = 0;
                char text[32];

                snprintf(text, sizeof text, "%u %s", players, packs[pack]);
                for (i = 0; i < 7; i++)
                    fits |= strcmp(text, valid[i]) == 0;
                rules.value[TALON_FH_OPTION_PLAYERS] = (int32_t)players;
                rules.value[TALON_FH_OPTION_PACK] = (int32_t)pack;
                rules.value[TALON_FH_OPTION_JOKERS] = (int32_t)jokers;
                ck_status(talon_rules_check(&rules, problem, 64, &count),
                          fits ? TALON_OK : TALON_E_RULES);
                ck_assert_uint_eq(count, !fits);
                if (fits)
                    continue;
                ck_status(problem[0].status, TALON_E_KITTY_SIZE);
                ck_assert_uint_eq(problem[0].option_count, 3);
                ck_assert_uint_eq(problem[0].options[0],
                                  TALON_FH_OPTION_PLAYERS);
                ck_assert_uint_eq(problem[0].options[1], TALON_FH_OPTION_PACK);
                ck_assert_uint_eq(problem[0].options[2],
                                  TALON_FH_OPTION_JOKERS);
            }
        }
    }
}
END_TEST

/* Asserts that there is one contradiction, between these two options. */
static void contradicts(const char *preset, const char *options,
                        talon_status status, uint32_t first, uint32_t second)
{
    talon_rules rules = rules_of("%s, %s", preset, options);
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / sizeof(uint64_t)];
    talon_problem problem[64];
    talon_game *game = NULL;
    uint32_t count;

    ck_status(talon_rules_check(&rules, problem, 64, &count), TALON_E_RULES);
    ck_assert_uint_eq(count, 1);
    ck_status(problem[0].status, status);
    ck_assert_uint_eq(problem[0].option_count, 2);
    ck_assert_uint_eq(problem[0].options[0], first);
    ck_assert_uint_eq(problem[0].options[1], second);
    ck_assert_uint_eq(problem[0].options[2], 0);
    ck_status(talon_game_init(memory, sizeof memory, &rules, &game),
              TALON_E_RULES);
    ck_assert_ptr_null(game);
}

START_TEST(fh_07_the_first_dealer_must_be_a_seat)
{
    static const char *const preset[] = {"two-2", "classic-3", "australian-4",
                                         "five-5", "six-6"};
    int32_t players, dealer;
    char options[32];

    for (players = 2; players <= 6; players++) {
        for (dealer = 0; dealer <= 5; dealer++) {
            snprintf(options, sizeof options, "first-dealer %d", dealer);
            if (dealer >= players)
                contradicts(preset[players - 2], options, TALON_E_FIRST_DEALER,
                            TALON_FH_OPTION_PLAYERS,
                            TALON_FH_OPTION_FIRST_DEALER);
            else
                ck_assert_int_eq(
                    fh_state(sit("%s, %s", preset[players - 2], options))
                        .dealer,
                    dealer);
        }
    }
}
END_TEST

START_TEST(fh_17_inkles_need_one_round_and_bids_of_six)
{
    talon_rules rules;
    uint32_t count;

    contradicts("classic-3", "inkle on, auction until-passed",
                TALON_E_INKLE_AUCTION, TALON_FH_OPTION_AUCTION,
                TALON_FH_OPTION_INKLE);
    contradicts("classic-3", "inkle on, auction re-entry",
                TALON_E_INKLE_AUCTION, TALON_FH_OPTION_AUCTION,
                TALON_FH_OPTION_INKLE);
    contradicts("classic-3", "inkle on, lowest-bid 7", TALON_E_INKLE_LOWEST_BID,
                TALON_FH_OPTION_LOWEST_BID, TALON_FH_OPTION_INKLE);
    rules = rules_of("classic-3, inkle on, lowest-bid 6");
    ck_ok(talon_rules_check(&rules, NULL, 0, &count));
    /* four contradictions at once are all reported */
    rules = rules_of("classic-3, inkle on, lowest-bid 7, auction re-entry, "
                     "pack full, first-dealer 3");
    ck_status(talon_rules_check(&rules, NULL, 0, &count), TALON_E_RULES);
    ck_assert_uint_eq(count, 4);
}
END_TEST

/* An option without effect contradicts no other. */
START_TEST(options_without_effect_are_accepted)
{
    talon_rules rules = rules_of(
        "classic-3, five-partner call-card, six-sides three, misere off, "
        "misere-rank by-points, open-misere-rank highest");

    ck_ok(talon_rules_check(&rules, NULL, 0, NULL));
}
END_TEST

static int32_t dealer_drawn(const char *preset, const char *options,
                            const char *text)
{
    talon_game *game = sit("%s, %s", preset, options);

    to_act(game, TALON_TABLE, TALON_PHASE_DRAW);
    ck_assert_int_eq(fh_state(game).dealer, TALON_NOBODY);
    play(game, "draw %s", text);
    return fh_state(game).dealer;
}

/* From low to high: joker, ace, 2, 3 … 10, 11, 12, 13, jack, queen, king. Suits
 * do not count. */
START_TEST(fh_07_the_seat_with_the_lowest_card_deals)
{
    ck_assert_int_eq(dealer_drawn("classic-3", "", "AS JK 7H"), 1);
    ck_assert_int_eq(dealer_drawn("classic-3", "", "7S AH 7H"), 1);
    ck_assert_int_eq(dealer_drawn("classic-3", "", "7S 8S 7H"), TALON_NOBODY);
    ck_assert_int_eq(dealer_drawn("six-6", "", "KS QS JS 13H 12S 11S"), 5);
    ck_assert_int_eq(dealer_drawn("six-6", "", "KS QS JS 13H 12S KH"), 4);
    ck_assert_int_eq(dealer_drawn("six-6", "", "KS QS JS 13H QH KH"), 3);
    ck_assert_int_eq(dealer_drawn("six-6", "", "KS QS JS KD QH KH"), 2);
    ck_assert_int_eq(dealer_drawn("six-6", "", "KS QS AS KD 2H KH"), 2);
    ck_assert_int_eq(dealer_drawn("six-6", "", "10S 9S 3S 4D 2H KH"), 4);
    /* a tie above the lowest card does not count */
    ck_assert_int_eq(dealer_drawn("classic-3", "", "8S 8H 7D"), 2);
}
END_TEST

START_TEST(fh_07_a_tie_for_lowest_is_drawn_again)
{
    talon_game *game = sit("six-6, jokers 2");
    talon_card drawn[TALON_FH_SEATS_MAX];

    /* the low and high jokers rank equally */
    play(game, "draw JL AS 2S JK 5D 6D");
    to_act(game, TALON_TABLE, TALON_PHASE_DRAW);
    ck_assert_int_eq(fh_state(game).dealer, TALON_NOBODY);
    ck_ok(talon_fh_drawn(game, drawn, TALON_FH_SEATS_MAX, NULL));
    ck_assert_uint_eq(drawn[3], card("JK"));
    play(game, "draw 2S 3S 4S 5S 6S 7S");
    to_act(game, TALON_TABLE, TALON_PHASE_DEAL);
    ck_assert_int_eq(fh_state(game).dealer, 0);
    /* the events report the draw, each card, and the dealer */
    ck_assert_uint_eq(last_step.event[0].kind, TALON_KIND_DRAW);
    ck_assert_uint_eq(last_step.event[0].cards, cards("2S 3S 4S 5S 6S 7S"));
    ck_assert_uint_eq(times_told(TALON_KIND_SHOWN), 6);
    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 0)->cards, cards("2S"));
    ck_assert_uint_eq(times_told(TALON_KIND_REDRAW), 0);
    ck_assert_int_eq(told(TALON_KIND_DEALER, 0)->seat, 0);
    ck_assert_uint_eq(told(TALON_KIND_DEALER, 0)->reason, TALON_REASON_DRAW);
    /* the last card, the highest, is shown for the same reason, so its text
       must not say who drew the lowest */
    ck_assert_uint_eq(told(TALON_KIND_SHOWN, 5)->reason, TALON_REASON_DRAW);
    ck_assert_str_eq(talon_reason_text(TALON_REASON_DRAW),
                     "in the draw for the deal");
    /* the drawn cards can be read until the first deal */
    ck_ok(talon_fh_drawn(game, drawn, TALON_FH_SEATS_MAX, NULL));
    ck_assert_uint_eq(drawn[5], card("7S"));
    DEAL(game, "");
    ck_ok(talon_fh_drawn(game, drawn, TALON_FH_SEATS_MAX, NULL));
    ck_assert_uint_eq(drawn[5], TALON_CARD_NONE);
}
END_TEST

START_TEST(fh_07_a_tie_is_reported_in_events)
{
    talon_game *game = sit("classic-3");

    play(game, "draw 7S 7H KH");
    ck_assert_uint_eq(times_told(TALON_KIND_REDRAW), 1);
    ck_assert_uint_eq(times_told(TALON_KIND_DEALER), 0);
}
END_TEST

/* The dealer follows the deal in the events of that step, before the hands. */
static void ck_told_dealer(int32_t seat, uint32_t reason)
{
    ck_assert_uint_eq(times_told(TALON_KIND_DEALER), 1);
    ck_assert_uint_eq(last_step.event[0].kind, TALON_KIND_DEAL);
    ck_assert_uint_eq(last_step.event[1].kind, TALON_KIND_DEALER);
    ck_assert_int_eq(last_step.event[1].seat, seat);
    ck_assert_uint_eq(last_step.event[1].reason, reason);
    ck_assert_uint_eq(last_step.event[2].kind, TALON_KIND_HAND);
}

START_TEST(fh_07_the_first_deal_tells_of_a_dealer_set_in_the_rules)
{
    talon_game *game = sit("classic-3, first-dealer 2");

    ck_assert_int_eq(fh_state(game).dealer, 2);
    DEAL(game, "");
    ck_told_dealer(2, TALON_REASON_RULES);
    /* later dealers are told of when the hand before is over (FH-9) */
    play(game, "0 pass, 1 pass, 2 pass");
    ck_assert_uint_eq(told(TALON_KIND_DEALER, 0)->reason, TALON_REASON_TURN);
    DEAL(game, "");
    ck_assert_uint_eq(times_told(TALON_KIND_DEALER), 0);
}
END_TEST

START_TEST(fh_07_a_first_deal_after_a_draw_does_not_tell_of_the_dealer_again)
{
    talon_game *game = sit("classic-3, first-dealer draw");

    play(game, "draw 7S 8H KH");
    ck_assert_uint_eq(told(TALON_KIND_DEALER, 0)->reason, TALON_REASON_DRAW);
    DEAL(game, "");
    ck_assert_uint_eq(times_told(TALON_KIND_DEALER), 0);
}
END_TEST

/* Asserts where each card of the pack is dealt. `expected` has a digit for a
 * hand and k for the kitty. */
static void places_are(const char *preset, const char *options,
                       const char *expected)
{
    talon_game *game = sit("%s, %s", preset, options);
    uint8_t place[TALON_PACK_MAX];
    char text[TALON_PACK_MAX + 1];
    uint32_t i, count;

    ck_ok(talon_game_deal_places(game, place, TALON_PACK_MAX, &count));
    for (i = 0; i < count; i++)
        text[i] = place[i] == KITTY ? 'k' : (char)('0' + place[i]);
    text[count] = 0;
    ck_assert_str_eq(text, expected);
}

START_TEST(fh_08_the_kitty_may_be_dealt_at_once)
{
    places_are("classic-3", "first-dealer 0",
               "111222000"
               "kkk"
               "111122220000"
               "111222000");
    places_are("classic-3", "first-dealer 1, jokers 0",
               "222000111"
               "kk"
               "222200001111"
               "222000111");
    places_are("quebec-4", "first-dealer 3",
               "000111222333"
               "kkkkkk"
               "0000111122223333"
               "000111222333");
}
END_TEST

START_TEST(fh_08_the_kitty_may_be_dealt_in_three_rounds)
{
    places_are("classic-3", "first-dealer 2, deal-pattern kitty-thrice",
               "000111222"
               "k"
               "000011112222"
               "k"
               "000111222"
               "k");
    places_are("classic-3",
               "first-dealer 2, deal-pattern kitty-thrice, jokers 0",
               "000111222"
               "k"
               "000011112222"
               "k"
               "000111222");
    places_are("quebec-4", "first-dealer 3, deal-pattern kitty-thrice",
               "000111222333"
               "k"
               "0000111122223333"
               "k"
               "000111222333"
               "kkkk");
}
END_TEST

/* The dead hand, number 2, is dealt last in each round (FH-3, FH-8). */
START_TEST(fh_08_the_dead_hand_is_dealt_last)
{
    places_are("two-2", "first-dealer 0",
               "111000222"
               "kkk"
               "111100002222"
               "111000222");
    places_are("two-2", "first-dealer 1, deal-pattern kitty-thrice",
               "000111222"
               "k"
               "000011112222"
               "k"
               "000111222"
               "k");
    /* with 25 cards there is no third hand */
    places_are("two-2", "first-dealer 1, pack nine-up",
               "000111"
               "kkkkk"
               "00001111"
               "000111");
}
END_TEST

START_TEST(fh_03_nobody_sees_the_dead_hand)
{
    talon_game *game = sit("two-2, first-dealer 1");
    talon_fh_state state;
    talon_cards dead;
    uint32_t count;

    DEAL(game, [2] = "7S 8S 9S 10S JS QS KS AS 7C 8C");
    ck_assert_uint_eq(times_told(TALON_KIND_HAND), 4);
    ck_assert_uint_eq(last_step.event[4].place, 2);
    ck_assert_int_eq(last_step.event[4].seat, TALON_NOBODY);
    ck_assert_uint_eq(last_step.event[4].cards,
                      cards("7S 8S 9S 10S JS QS KS AS 7C 8C"));
    ck_assert_uint_eq(last_step.event[4].viewers, 0);
    ck_assert_uint_eq(last_step.event[5].place, KITTY);
    ck_assert_uint_eq(last_step.event[5].count, 3);
    ck_assert_uint_eq(last_step.event[5].viewers, 0);
    /* a hand is shown to its seat; the event of the deal is public */
    ck_assert_uint_eq(last_step.event[3].place, 1);
    ck_assert_uint_eq(last_step.event[3].viewers, 1 << 1);
    ck_assert_uint_eq(last_step.event[0].kind, TALON_KIND_DEAL);
    ck_assert_uint_eq(last_step.event[0].viewers, TALON_EVENT_PUBLIC);
    play(game, "0 pass, 1 bid 6H");
    state = fh_state(game);
    ck_assert_uint_eq(state.dead, cards("7S 8S 9S 10S JS QS KS AS 7C 8C"));
    ck_ok(talon_game_cards(game, 2, &dead, &count));
    ck_assert_uint_eq(dead, state.dead);
    ck_assert_uint_eq(count, 10);
    ck_status(talon_game_cards(game, 3, &dead, &count), TALON_E_PLACE);
}
END_TEST

START_TEST(fh_09_the_next_dealer_is_to_the_left)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    int round;

    for (round = 0; round < 4; round++) {
        static const int32_t dealer[] = {2, 0, 1, 2};

        ck_assert_int_eq(fh_state(game).dealer, dealer[round]);
        DEAL(game, "");
        to_act(game, (dealer[round] + 1) % 3, TALON_PHASE_AUCTION);
        while (fh_state(game).phase == TALON_PHASE_AUCTION) {
            make_nth(game, 0);
        }
    }
    ck_assert_uint_eq(told(TALON_KIND_DEALER, 0)->reason, TALON_REASON_TURN);
    ck_assert_int_eq(told(TALON_KIND_DEALER, 0)->seat, 0);
}
END_TEST

/* A deal is refused if it has too few cards, a card twice, or a card that is
 * not in the pack. */
START_TEST(fh_08_a_deal_of_wrong_cards_is_refused)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card pack[TALON_PACK_MAX];
    uint32_t count;

    ck_ok(talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, pack,
                              TALON_PACK_MAX, &count));
    ck_assert_uint_eq(count, 33);
    ck_status(talon_game_deal(game, pack, 32, NULL, 0, NULL),
              TALON_E_CARD_COUNT);
    pack[5] = pack[6];
    ck_status(talon_game_deal(game, pack, 33, NULL, 0, NULL),
              TALON_E_CARD_TWICE);
    pack[5] = card("2S");
    ck_status(talon_game_deal(game, pack, 33, NULL, 0, NULL),
              TALON_E_CARD_FOREIGN);
    ck_assert_uint_eq(fh_state(game).turn, 0);
}
END_TEST

START_TEST(fh_23_seats_form_the_sides_of_the_rules)
{
    static const struct {
        const char *preset, *options;
        uint32_t side[6];
    } row[] = {
        {"two-2", "", {1, 2}},
        {"classic-3", "", {1, 2, 4}},
        {"australian-4", "", {5, 10, 5, 10}},
        {"five-5", "", {1, 2, 4, 8, 16}},
        {"six-6", "", {21, 42, 21, 42, 21, 42}},
        {"six-6", "six-sides three", {9, 18, 36, 9, 18, 36}},
    };
    uint32_t i, side;
    int32_t seat;

    for (i = 0; i < sizeof row / sizeof *row; i++) {
        talon_game *game = sit("%s, %s", row[i].preset, row[i].options);
        talon_rules rules = rules_of("%s, %s", row[i].preset, row[i].options);
        uint32_t seats;

        ck_ok(talon_rules_seat_count(&rules, &seats));
        for (seat = 0; seat < 6 && row[i].side[seat] != 0; seat++) {
            ck_ok(talon_rules_side(&rules, seat, &side));
            ck_assert_uint_eq(side, row[i].side[seat]);
            ck_ok(talon_game_side(game, seat, &side));
            ck_assert_uint_eq(side, row[i].side[seat]);
        }
        ck_assert_uint_eq(seats, (uint32_t)seat);
        if (seat < 6)
            ck_status(talon_game_side(game, seat, &side), TALON_E_SEAT);
    }
}
END_TEST

SUITE(five_hundred_rules)
TEST(every_legal_value_fits_16_bits)
TEST(a_game_returns_the_rules_it_was_given)
TEST(kinds_reasons_and_phases_have_these_keys_and_labels)
TEST(options_without_effect_are_reported)
TEST(options_without_effect_are_accepted)
TEST(fh_02_each_pack_has_its_cards)
TEST(fh_03_the_kitty_has_two_to_six_cards)
TEST(fh_03_nobody_sees_the_dead_hand)
TEST(fh_07_the_first_dealer_must_be_a_seat)
TEST(fh_07_the_seat_with_the_lowest_card_deals)
TEST(fh_07_a_tie_for_lowest_is_drawn_again)
TEST(fh_07_a_tie_is_reported_in_events)
TEST(fh_07_the_first_deal_tells_of_a_dealer_set_in_the_rules)
TEST(fh_07_a_first_deal_after_a_draw_does_not_tell_of_the_dealer_again)
TEST(fh_08_the_kitty_may_be_dealt_at_once)
TEST(fh_08_the_kitty_may_be_dealt_in_three_rounds)
TEST(fh_08_the_dead_hand_is_dealt_last)
TEST(fh_08_a_deal_of_wrong_cards_is_refused)
TEST(fh_09_the_next_dealer_is_to_the_left)
TEST(fh_17_inkles_need_one_round_and_bids_of_six)
TEST(fh_23_seats_form_the_sides_of_the_rules)
END_SUITE
