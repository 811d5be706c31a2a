/* SPDX-License-Identifier: MIT */
/* Dealing cards: which cards are due, where they go, what is refused. */
#include "common/table.h"

static void refuse_deal(struct table *table, const talon_card *card,
                        uint32_t cards, talon_status status)
{
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    talon_event event[2];
    uint32_t count = 77;

    memcpy(before, table->game, table->size);
    ck_status(talon_game_deal(table->game, card, cards, event, 2, &count),
              status);
    ck_assert_uint_eq(count, 77);
    ck_assert_mem_eq(table->game, before, table->size);
}

/* classic-3 plays with 33 cards: sevens to aces and the high joker. */
START_TEST(wrong_packs_are_refused)
{
    talon_card card[TALON_PACK_MAX], wrong[TALON_PACK_MAX];
    struct table table;
    uint32_t n;

    sit_table(&table, "classic-3, first-dealer 0");
    memset(card, TALON_CARD_NONE, sizeof card);
    ck_ok(talon_game_shuffle(table.game, &table.rng, card, TALON_PACK_MAX, &n));
    ck_assert_uint_eq(n, 33);
    refuse_deal(&table, card, 32, TALON_E_CARD_COUNT);
    refuse_deal(&table, card, 34, TALON_E_CARD_COUNT);
    refuse_deal(&table, card, 0, TALON_E_CARD_COUNT);
    refuse_deal(&table, card, UINT32_MAX, TALON_E_CARD_COUNT);
    /* Three cards would do for a draw. */
    refuse_deal(&table, card, 3, TALON_E_CARD_COUNT);
    memcpy(wrong, card, sizeof card);
    wrong[32] = wrong[0];
    refuse_deal(&table, wrong, 33, TALON_E_CARD_TWICE);
    wrong[32] = 0; /* the two of spades */
    refuse_deal(&table, wrong, 33, TALON_E_CARD_FOREIGN);
    wrong[32] = TALON_CARD_LOW_JOKER;
    refuse_deal(&table, wrong, 33, TALON_E_CARD_FOREIGN);
    wrong[32] = 64;
    refuse_deal(&table, wrong, 33, TALON_E_CARD);
    wrong[32] = TALON_CARD_NONE;
    refuse_deal(&table, wrong, 33, TALON_E_CARD);
    ck_ok(talon_game_deal(table.game, card, 33, NULL, 0, NULL));
    refuse_deal(&table, card, 33, TALON_E_NOT_DUE);
    refuse_deal(&table, NULL, 0, TALON_E_NOT_DUE);
}
END_TEST

/* FH-7: one card for each seat, from the pack. */
START_TEST(fh_07_wrong_draws_are_refused)
{
    talon_card card[TALON_PACK_MAX];
    struct table table;
    uint32_t n;

    sit_table(&table, "classic-3");
    ck_ok(talon_game_shuffle(table.game, &table.rng, card, TALON_PACK_MAX, &n));
    ck_assert_uint_eq(n, 3);
    card[0] = card[1];
    refuse_deal(&table, card, 3, TALON_E_CARD_TWICE);
    card[0] = 0;
    refuse_deal(&table, card, 3, TALON_E_CARD_FOREIGN);
    refuse_deal(&table, card, 2, TALON_E_CARD_COUNT);
    refuse_deal(&table, card, 33, TALON_E_CARD_COUNT);
}
END_TEST

/* TR-32: an ante takes nine chips; with eight, no deal is possible. TR-6: the
 * board comes first, then the deal. */
START_TEST(deals_that_are_not_due_are_refused)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card card[TALON_PACK_MAX];
    uint8_t place[TALON_PACK_MAX];
    struct table table;
    talon_move move;
    uint32_t n = 77;

    sit_table(&table, "tripoli, bankroll 8");
    refuse_deal(&table, card, 52, TALON_E_TOO_FEW);
    ck_status(
        talon_game_shuffle(table.game, &table.rng, card, TALON_PACK_MAX, &n),
        TALON_E_TOO_FEW);
    ck_status(talon_game_deal_places(table.game, place, TALON_PACK_MAX, &n),
              TALON_E_TOO_FEW);
    ck_status(talon_game_pack_for(table.game, wanted, TALON_DEAL_PLACES, card,
                                  TALON_PACK_MAX, &n),
              TALON_E_TOO_FEW);
    sit_table(&table, "tripoli, bankroll 9");
    deal_any(&table);
    sit_table(&table, "cosmo");
    refuse_deal(&table, card, 52, TALON_E_NOT_DUE);
    ck_status(
        talon_game_shuffle(table.game, &table.rng, card, TALON_PACK_MAX, &n),
        TALON_E_NOT_DUE);
    ck_status(talon_game_deal_places(table.game, place, TALON_PACK_MAX, &n),
              TALON_E_NOT_DUE);
    ck_status(talon_game_pack_for(table.game, wanted, TALON_DEAL_PLACES, card,
                                  TALON_PACK_MAX, &n),
              TALON_E_NOT_DUE);
    ck_assert_uint_eq(n, 77);
    ck_ok(talon_tr_board_shuffle(table.game, &table.rng, &move));
    ck_ok(talon_game_apply(table.game, &move, NULL, 0, NULL));
    deal_any(&table);
}
END_TEST

/* The cards are the pack in set order, shuffled by the caller's generator; for
 * a draw, the first of them. The game is not changed. */
START_TEST(a_shuffle_gives_the_cards_that_are_due)
{
    static const struct {
        const char *rules;
        uint32_t due;
    } tables[] = {{"classic-3", 3},
                  {"six-6", 6},
                  {"six-6, first-dealer 2, jokers 2", 64},
                  {"tripoli", 52}};
    talon_card card[TALON_PACK_MAX], pack[TALON_PACK_MAX];
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    struct table table;
    talon_cards set;
    talon_rng same;
    uint32_t i, n, cards_in_pack;

    for (i = 0; i < COUNT(tables); i++) {
        sit_table(&table, "%s", tables[i].rules);
        memcpy(before, table.game, table.size);
        same = table.rng;
        ck_ok(talon_game_shuffle(table.game, &table.rng, card, TALON_PACK_MAX,
                                 &n));
        ck_assert_uint_eq(n, tables[i].due);
        ck_ok(talon_rules_pack(&table.rules, &set));
        ck_ok(talon_cards_list(&set, pack, TALON_PACK_MAX, &cards_in_pack));
        ck_ok(talon_rng_shuffle(&same, pack, cards_in_pack));
        ck_assert_mem_eq(card, pack, n);
        ck_assert_mem_eq(&table.rng, &same, sizeof same);
        ck_assert_mem_eq(table.game, before, table.size);
    }
}
END_TEST

static uint32_t place_of(char character)
{
    return character == 'T' ? TALON_PLACE_TALON : (uint32_t)(character - '0');
}

/* Places in dealing order, one character per card: 0…8 for hands, T for the
 * talon. FH-8: from the dealer's left, three cards to each seat, then the
 * kitty, then four and three cards to each seat; or one card to the kitty after
 * each of the first two rounds, and the rest of it at the end. TR-8: one card
 * at a time; the spare hand comes after the dealer, or before the seat on the
 * dealer's left. */
START_TEST(cards_are_dealt_to_places_in_this_order)
{
    static const struct {
        const char *rules, *places;
    } tables[] = {
        {"classic-3", "012"}, /* a draw */
        {"six-6", "012345"},
        {"classic-3, first-dealer 0", "111222000"
                                      "TTT"
                                      "111122220000"
                                      "111222000"},
        {"australian-4, first-dealer 1", "222333000111"
                                         "T"
                                         "2222333300001111"
                                         "T"
                                         "222333000111"
                                         "T"},
        /* a kitty of two gets no card at the end */
        {"australian-4, first-dealer 3, jokers 0", "000111222333"
                                                   "T"
                                                   "0000111122223333"
                                                   "T"
                                                   "000111222333"},
        /* FH-3: the dead hand of two players is dealt last */
        {"two-2, first-dealer 0", "111000222"
                                  "TTT"
                                  "111100002222"
                                  "111000222"},
        {"two-2, first-dealer 1, pack nine-up, jokers 0", "000111"
                                                          "TTTT"
                                                          "00001111"
                                                          "000111"},
        {"tripoli, players 3, first-dealer 2",
         "012T012T012T012T012T012T012T012T012T012T012T012T012T"},
        {"tripoli, players 3, first-dealer 2, spare-place first",
         "T012T012T012T012T012T012T012T012T012T012T012T012T012"},
        {"tripoli, players 2, first-dealer 0",
         "10T10T10T10T10T10T10T10T10T10T10T10T10T10T10T10T10T1"},
    };
    uint8_t place[TALON_PACK_MAX];
    struct table table;
    uint32_t i, j, n;

    for (i = 0; i < COUNT(tables); i++) {
        sit_table(&table, "%s", tables[i].rules);
        ck_ok(talon_game_deal_places(table.game, place, TALON_PACK_MAX, &n));
        ck_assert_uint_eq(n, strlen(tables[i].places));
        for (j = 0; j < n; j++)
            ck_assert_uint_eq(place[j], place_of(tables[i].places[j]));
    }
}
END_TEST

/* TR-30: in closing rounds each seat gets five cards; the rest are not dealt.
 */
START_TEST(tr_30_closing_rounds_deal_five_cards_to_each_seat)
{
    talon_move finish = {
        .kind = TALON_KIND_FINISH, .seat = TALON_TABLE, .amount = 1};
    talon_move buy = {
        .kind = TALON_KIND_BUY, .seat = TALON_TABLE, .amount = 9, .other = 0};
    uint8_t place[TALON_PACK_MAX];
    struct table table;
    uint32_t j, n;

    sit_table(&table, "tripoli, players 2, bankroll 9");
    deal_any(&table);
    while (seat_to_act(table.game) != TALON_TABLE)
        step(&table);
    ck_ok(talon_game_apply(table.game, &buy, NULL, 0, NULL));
    ck_ok(talon_game_apply(table.game, &finish, NULL, 0, NULL));
    if (seat_to_act(table.game) == TALON_NOBODY)
        return; /* no chips were left on the board */
    ck_ok(talon_game_deal_places(table.game, place, TALON_PACK_MAX, &n));
    ck_assert_uint_eq(n, 52);
    for (j = 0; j < 52; j++) /* seat 0 dealt first, so seat 1 deals now */
        ck_assert_uint_eq(place[j], j < 10 ? j % 2 : TALON_PLACE_UNDEALT);
}
END_TEST

/* Every card goes to the place that was reported. */
START_TEST(cards_go_to_the_places_reported)
{
    talon_card card[TALON_PACK_MAX];
    uint8_t place[TALON_PACK_MAX];
    talon_cards expected[TALON_PLACE_UNDEALT + 1], got;
    struct table table;
    talon_move move;
    uint32_t seed, kind, i, n, count, phase;

    for (seed = 0; seed < 100; seed++) {
        kind = FH + seed % 2;
        sit_at_random(&table, kind, 1000 + seed);
        if (talon_tr_board_shuffle(table.game, &table.rng, &move) == TALON_OK)
            ck_ok(talon_game_apply(table.game, &move, NULL, 0, NULL));
        ck_ok(talon_game_phase(table.game, &phase));
        while (phase == TALON_PHASE_DRAW) {
            step(&table);
            ck_ok(talon_game_phase(table.game, &phase));
        }
        if (talon_game_shuffle(table.game, &table.rng, card, TALON_PACK_MAX,
                               &n) == TALON_E_TOO_FEW)
            continue;
        ck_ok(
            talon_game_deal_places(table.game, place, TALON_PACK_MAX, &count));
        ck_assert_uint_eq(count, n);
        ck_ok(talon_game_deal(table.game, card, n, NULL, 0, NULL));
        memset(expected, 0, sizeof expected);
        for (i = 0; i < n; i++)
            expected[place[i]] |= (talon_cards)1 << card[i];
        for (i = 0; i < TALON_DEAL_PLACES; i++) {
            if (talon_game_cards(table.game, i, &got, &count) < 0)
                continue;
            ck_assert_uint_eq(got, expected[i]);
            ck_assert_uint_eq(count, talon_cards_count(&expected[i]));
        }
    }
}
END_TEST

/* Asks for the number of cards alone, which does not use the generator; for the
 * cards alone; and with a buffer that is too small. */
START_TEST(counts_can_be_asked_for_without_cards)
{
    talon_card card[TALON_PACK_MAX];
    uint8_t place[TALON_PACK_MAX];
    struct table table;
    talon_rng before;
    uint32_t n = 77;

    sit_table(&table, "classic-3, first-dealer 0");
    before = table.rng;
    ck_ok(talon_game_shuffle(table.game, &table.rng, NULL, 0, &n));
    ck_assert_uint_eq(n, 33);
    ck_status(talon_game_shuffle(table.game, &table.rng, card, 32, &n),
              TALON_E_SPACE);
    ck_assert_mem_eq(&table.rng, &before, sizeof before);
    ck_ok(talon_game_shuffle(table.game, &table.rng, card, 33, NULL));
    ck_assert_mem_ne(&table.rng, &before, sizeof before);
    n = 77;
    ck_ok(talon_game_deal_places(table.game, NULL, 0, &n));
    ck_assert_uint_eq(n, 33);
    n = 77;
    ck_status(talon_game_deal_places(table.game, place, 32, &n), TALON_E_SPACE);
    ck_assert_uint_eq(n, 33);
    ck_ok(talon_game_deal_places(table.game, place, 33, NULL));
    n = 77;
    ck_ok(talon_game_pack_for(table.game, NULL, 0, NULL, 0, &n));
    ck_assert_uint_eq(n, 33);
    n = 77;
    ck_status(talon_game_pack_for(table.game, NULL, 0, card, 32, &n),
              TALON_E_SPACE);
    ck_assert_uint_eq(n, 33);
    ck_ok(talon_game_pack_for(table.game, NULL, 0, card, 33, NULL));
}
END_TEST

static void check_pack(const talon_card *dealt, uint32_t n, const char *text)
{
    char word[4];
    uint32_t i;
    int used;

    for (i = 0; i < n; i++) {
        ck_assert_int_eq(sscanf(text, "%3s%n", word, &used), 1);
        ck_assert_uint_eq(dealt[i], card(word));
        text += used;
    }
}

/* Seat 0 deals, so cards go to 111222000 TTT 111122220000 111222000. Seat 1 is
 * to get three aces and 7D, seat 0 the joker and 7S, the kitty 8S and 9S; the
 * other cards follow in set order. */
START_TEST(a_pack_gives_places_the_cards_wanted)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card card[TALON_PACK_MAX];
    struct table table;
    talon_cards got;
    uint32_t n;

    sit_table(&table, "classic-3, first-dealer 0");
    ck_ok(talon_game_pack_for(table.game, wanted, TALON_DEAL_PLACES, card,
                              TALON_PACK_MAX, &n));
    ck_assert_uint_eq(n, 33);
    check_pack(card, n,
               "7S 8S 9S 10S JS QS KS AS 7C 8C 9C 10C JC QC KC AC 7D 8D 9D "
               "10D JD QD KD AD 7H 8H 9H 10H JH QH KH AH JK");
    wanted[1] = cards("AH AS AD 7D");
    wanted[0] = cards("JK 7S");
    /* only the set of seat 0 is given */
    ck_ok(talon_game_pack_for(table.game, wanted, 1, card, TALON_PACK_MAX, &n));
    check_pack(card, n,
               "8S 9S 10S JS QS KS 7S JK AS 7C 8C 9C 10C JC QC KC AC 7D 8D 9D "
               "10D JD QD KD AD 7H 8H 9H 10H JH QH KH AH");
    wanted[TALON_PLACE_TALON] = cards("8S 9S");
    ck_ok(talon_game_pack_for(table.game, wanted, TALON_DEAL_PLACES, card,
                              TALON_PACK_MAX, &n));
    check_pack(card, n,
               "AS 7D AD 10S JS QS 7S JK KS 8S 9S 7C AH 8C 9C 10C JC QC KC AC "
               "8D 9D 10D JD QD KD 7H 8H 9H 10H JH QH KH");
    ck_ok(talon_game_deal(table.game, card, n, NULL, 0, NULL));
    ck_ok(talon_game_cards(table.game, 1, &got, NULL));
    ck_assert_uint_eq(got & wanted[1], wanted[1]);
    ck_ok(talon_game_cards(table.game, TALON_PLACE_TALON, &got, NULL));
    ck_assert_uint_eq(got, cards("8S 9S 7C"));
}
END_TEST

static void refuse_pack(struct table *table, const talon_cards *wanted,
                        talon_status status)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t n = 77;

    memset(card, 99, sizeof card);
    ck_status(talon_game_pack_for(table->game, wanted, TALON_DEAL_PLACES, card,
                                  TALON_PACK_MAX, &n),
              status);
    ck_assert_uint_eq(n, 77);
    ck_assert_uint_eq(card[0], 99);
}

START_TEST(impossible_wishes_for_a_pack_are_refused)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card card[TALON_PACK_MAX];
    struct table table;
    uint32_t n;

    sit_table(&table, "classic-3, first-dealer 0");
    wanted[1] = cards("2S"); /* not in a pack from seven up */
    refuse_pack(&table, wanted, TALON_E_CARD_FOREIGN);
    wanted[1] = cards("7S JK");
    wanted[2] = cards("7H JK");
    refuse_pack(&table, wanted, TALON_E_CARD_TWICE);
    wanted[1] = wanted[2] = 0;
    for (n = 0; n < 3; n++) {
        wanted[n] = cards("7S 8S 9S 10S JS QS KS AS 7H 8H 9H");
        refuse_pack(&table, wanted, TALON_E_HAND_SIZE);
        wanted[n] = 0;
    }
    wanted[2] = cards("7S 8S 9S 10S JS QS KS AS 7H 8H");
    ck_ok(talon_game_pack_for(table.game, wanted, TALON_DEAL_PLACES, card,
                              TALON_PACK_MAX, &n));
    wanted[TALON_PLACE_TALON] = cards("7C 8C 9C 10C");
    refuse_pack(&table, wanted, TALON_E_HAND_SIZE);
    wanted[TALON_PLACE_TALON] = 0;
    wanted[3] = cards("7C"); /* there is no fourth hand */
    refuse_pack(&table, wanted, TALON_E_HAND_SIZE);
    wanted[3] = 0;
    n = 77;
    ck_status(talon_game_pack_for(table.game, wanted, TALON_DEAL_PLACES + 1,
                                  card, TALON_PACK_MAX, &n),
              TALON_E_PLACE);
    ck_assert_uint_eq(n, 77);
    deal_any(&table);
    refuse_pack(&table, wanted, TALON_E_NOT_DUE);
    sit_table(&table, "classic-3"); /* a draw is due, not a pack */
    refuse_pack(&table, wanted, TALON_E_NOT_DUE);
}
END_TEST

SUITE(deals)
TEST(wrong_packs_are_refused)
TEST(fh_07_wrong_draws_are_refused)
TEST(deals_that_are_not_due_are_refused)
TEST(a_shuffle_gives_the_cards_that_are_due)
TEST(cards_are_dealt_to_places_in_this_order)
TEST(tr_30_closing_rounds_deal_five_cards_to_each_seat)
TEST(cards_go_to_the_places_reported)
TEST(counts_can_be_asked_for_without_cards)
TEST(a_pack_gives_places_the_cards_wanted)
TEST(impossible_wishes_for_a_pack_are_refused)
END_SUITE
