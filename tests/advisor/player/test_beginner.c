/* SPDX-License-Identifier: MIT */
/* The level beginner-1: it plays whole games under all rules, imagines nothing,
 * goes by maxims, and slips as its generator says, but never absurdly. */
#include "common/ask.h"
#include "common/tripoli.h"

#include "advisor/solver/playing.h"

#define JOKERS                                                                 \
    ((talon_cards)1 << TALON_CARD_LOW_JOKER | (talon_cards)1                   \
                                                  << TALON_CARD_HIGH_JOKER)

/* How many generators a situation is shown to. */
#define SEEDS 400

static const talon_player_budget beginner = {
    TALON_LEVEL_BEGINNER_1, 0, 0, 0, {0}};

static void ask(const talon_game *game, uint32_t number, struct said *said)
{
    ask_player(game, seat_to_act(game), &beginner, number, said);
    must_ok(said->status);
    must(said->count > 0);
}

/* In how many of the generators the beginner makes a move. */
static uint32_t times(const talon_game *game, const char *move)
{
    talon_move wanted = read_move(game, move);
    uint32_t number, count = 0;
    struct said said;

    for (number = 0; number < SEEDS; number++) {
        ask(game, number, &said);
        count += memcmp(&said.advice[0].next_move, &wanted, sizeof wanted) == 0;
    }
    return count;
}

/* It mostly makes one move and, as a slip, now and then another one, and no
 * third. */
#define mostly(game, move, slip)                                               \
    do {                                                                       \
        uint32_t usual = times(game, move), slips = times(game, slip);         \
                                                                               \
        ck_assert_uint_eq(usual + slips, SEEDS);                               \
        ck_assert_uint_gt(slips, SEEDS / 25);                                  \
        ck_assert_uint_lt(slips, SEEDS / 3);                                   \
    } while (0)

#define always(game, move) ck_assert_uint_eq(times(game, move), SEEDS)

/* ---- Whole games */

/* Nothing is imagined, so nothing is claimed of worths and chances. */
static void check_said(const talon_game *game, const struct said *said)
{
    uint32_t i;

    for (i = 0; i < said->count; i++) {
        const talon_advice *advice = &said->advice[i];

        must_ok(talon_game_check(game, &advice->next_move, NULL));
        must(advice->worlds == 0 && advice->is_estimate == 0);
        must(advice->worth == 0 && advice->error == 0);
        must(advice->chance == 0 && advice->chance_of == 0);
        must(advice->reason != TALON_ADVICE_AVERAGE);
        must(advice->reason != TALON_ADVICE_LESS ||
             phase_of(game) == TALON_PHASE_SELECT_HAND);
    }
}

/* Beginners play some deals; returns how many. */
static uint32_t play_deals(talon_game *game, talon_rng *rng, uint32_t wanted)
{
    uint32_t deals = 0, steps;
    struct said said;

    for (steps = 0; deals < wanted && phase_of(game) != TALON_PHASE_OVER;
         steps++) {
        must(steps < 4000);
        if (seat_to_act(game) == TALON_TABLE) {
            if (talon_game_chance(game, rng, NULL, 0, NULL) < 0)
                break;
        } else {
            ask(game, talon_rng_below(rng, 1000), &said);
            check_said(game, &said);
            must_ok(talon_game_apply(game, &said.advice[0].next_move, NULL, 0,
                                     NULL));
        }
        must_ok(talon_game_deal_count(game, &deals));
    }
    return deals;
}

START_TEST(whole_deals_are_played_in_every_preset)
{
    static const uint32_t games[] = {FH, TR};
    struct handle handle;
    uint32_t i, preset;
    talon_rng rng;

    seed_for(&rng, 2720, 0);
    for (i = 0; i < COUNT(games); i++) {
        for (preset = 1; preset <= talon_preset_count(games[i]); preset++) {
            talon_game *game =
                sit_in(&handle, "%s", talon_preset_key(games[i], preset));

            ck_assert_uint_ge(play_deals(game, &rng, 12), 4);
        }
    }
}
END_TEST

START_TEST(whole_deals_are_played_under_random_rules)
{
    uint32_t games = games_to_play(400), deals = 0, i;
    struct handle handle;
    talon_rng rng;

    for (i = 0; i < games; i++) {
        seed_for(&rng, 2721, i);
        deals += play_deals(random_table(&handle, &rng, i % 2 == 0 ? FH : TR),
                            &rng, 3);
    }
    ck_assert_uint_gt(deals, games);
}
END_TEST

/* ---- Nothing but the view, and a seed */

/* The player takes eight bytes from the caller's generator, and no more; and
 * more worlds and nodes change nothing. */
static void check_draws(const talon_game *game, uint32_t n)
{
    static const talon_player_budget large = {
        TALON_LEVEL_BEGINNER_1, TALON_PLAYER_WORLDS_MAX, 1000000, 0, {0}};
    talon_rng rng, other;
    talon_move move, again;
    uint8_t bytes[8];

    seed_for(&rng, 2722, n);
    other = rng;
    must_ok(talon_player_move(game, seat_to_act(game), &beginner, NULL, NULL, 0,
                              &rng, player_memory(), TALON_PLAYER_BYTES,
                              &move));
    seed_for(&rng, 2722, n);
    must_ok(talon_player_move(game, seat_to_act(game), &large, NULL, NULL, 0,
                              &rng, player_memory(), TALON_PLAYER_BYTES,
                              &again));
    must(memcmp(&move, &again, sizeof move) == 0);
    if (memcmp(&rng, &other, sizeof rng) == 0)
        return; /* an only move */
    must_ok(talon_rng_bytes(&other, bytes, sizeof bytes));
    must(memcmp(&rng, &other, sizeof rng) == 0);
}

START_TEST(nothing_is_sampled_and_budgets_change_nothing)
{
    uint32_t wanted = games_to_play(400), asked = 0;
    struct handle handle;
    talon_rng rng;

    seed_for(&rng, 2723, 0);
    while (asked < wanted) {
        talon_game *game =
            random_table(&handle, &rng, asked % 2 == 0 ? FH : TR);

        if (stroll(game, &rng, 1 + talon_rng_below(&rng, 40)))
            check_draws(game, asked++);
    }
}
END_TEST

START_TEST(hidden_cards_do_not_change_the_advice)
{
    uint32_t wanted = games_to_play(400), asked = 0;
    struct handle handle, world;
    struct said first, other;
    talon_rng rng;

    seed_for(&rng, 2724, 0);
    while (asked < wanted) {
        talon_game *game =
            random_table(&handle, &rng, asked % 2 == 0 ? FH : TR);

        if (!stroll(game, &rng, 1 + talon_rng_below(&rng, 40)))
            continue;
        copy_to(&world, game);
        must_ok(talon_game_sample(of(&world),
                                  view_of(game, SEAT(seat_to_act(game))), &rng,
                                  sample_memory(), TALON_SAMPLE_BYTES_MAX));
        ask(game, asked, &first);
        ask(of(&world), asked++, &other);
        must(memcmp(&first, &other, sizeof first) == 0);
    }
}
END_TEST

/* ---- Five Hundred: calls and the kitty */

/* Seat 0 counts the joker, both bowers, the ace and king of spades, two more
 * trumps, a half for the kitty and one for its partner: eight and a half. So
 * it bids eight; seven if it miscounts. More than eight it never bids. */
START_TEST(a_hand_is_counted_card_by_card)
{
    talon_game *game = sit("australian-4, first-dealer 3");
    struct said said;
    uint32_t number;

    DEAL(game, [0] = "JK JS JC AS KS 5S 6S 5H 6H 5D");
    mostly(game, "0 bid 8S", "0 bid 7S");
    for (number = 0; number < SEEDS; number++) {
        ask(game, number, &said);
        ck_assert_uint_eq(said.advice[0].reason, TALON_ADVICE_BID_COUNTS);
    }
}
END_TEST

/* Seat 0: the right bower, ace and king of hearts, one trump past the third,
 * the ace of spades, a half for the kitty and one for the partner: six and a
 * half. It passes if it counts one too few, and bids seven if one too many. */
START_TEST(a_miscount_is_one_trick_up_or_down)
{
    talon_game *game = sit("australian-4, first-dealer 3");
    uint32_t six, seven, none, number;
    struct said said;

    DEAL(game, [0] = "JH AH KH 5H AS 7S 8C 7C 5D 6D");
    six = times(game, "0 bid 6H");
    seven = times(game, "0 bid 7H");
    none = times(game, "0 pass");
    ck_assert_uint_eq(six + seven + none, SEEDS);
    ck_assert_uint_gt(seven, SEEDS / 25);
    ck_assert_uint_gt(none, SEEDS / 25);
    ck_assert_uint_gt(six, SEEDS * 2 / 3);
    for (number = 0; number < SEEDS; number++) {
        ask(game, number, &said);
        ck_assert_uint_eq(said.advice[0].reason,
                          said.advice[0].next_move.amount == 6
                              ? TALON_ADVICE_BID_COUNTS
                              : TALON_ADVICE_RULE);
    }
}
END_TEST

START_TEST(a_partners_bid_is_left_to_stand)
{
    talon_game *game = sit("australian-4, first-dealer 1");

    DEAL(game, [0] = "JK JS JC AS KS 5S 6S 5H 6H 5D");
    play(game, "2 bid 6D, 3 pass");
    always(game, "0 pass");
}
END_TEST

/* No card of the first hand can take a trick that a lower card of its suit
 * leads. Each king of the second can. */
START_TEST(only_the_lowest_hands_bid_misere)
{
    talon_game *game = sit("australian-4, misere any-time, first-dealer 3");

    DEAL(game, [0] = "5S 6S 7S 5C 6C 7C 4D 5D 4H 5H");
    always(game, "0 bid misere");
    game = sit("australian-4, misere any-time, first-dealer 3");
    DEAL(game, [0] = "5S 6S KS 5C 6C KC 4D 5D 4H KH");
    always(game, "0 pass");
}
END_TEST

/* The contractor of spades throws its three diamonds; as a slip, the ten of
 * hearts in place of the last one. */
START_TEST(short_suits_are_thrown_and_a_slip_throws_another_card)
{
    talon_game *game = sit("australian-4, first-dealer 3");

    DEAL(game, [0] = "JK JS JC AS KS AH QH 10H 5D 6D",
         [TALON_PLACE_TALON] = "8D KC AC");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass");
    mostly(game, "0 discard 5D 6D 8D", "0 discard 5D 6D 10H");
}
END_TEST

/* FH-22: the king of trumps, as the contractor has the ace. */
START_TEST(fh_22_the_highest_trump_is_called)
{
    talon_game *game = sit("five-5, first-dealer 4");

    DEAL(game, [0] = "JS JC AS QS 10S 10H 8H 9H 8D 9D");
    play(game, "0 bid 8S, 1 pass, 2 pass, 3 pass, 4 pass");
    play_while(game, TALON_PHASE_DISCARD);
    always(game, "0 call KS");
}
END_TEST

/* ---- Five Hundred: cards */

/* Seat 0 has bid 7S and discarded; the other seats have a few cards of each
 * suit. Seat 0 has one of two diamonds, seat 3 the other; seats 1 and 3 may
 * exchange hearts and clubs. */
static talon_game *deal_spades(const char *zero, const char *one,
                               const char *three)
{
    talon_game *game = sit("australian-4, first-dealer 3");
    char hand[3][TALON_CARDS_TEXT_MAX];

    snprintf(hand[0], sizeof hand[0], "JK JS JC AS KS QS 7D AH 8H %s", zero);
    snprintf(hand[1], sizeof hand[1], "10S 9S 6D 9D KD 9C 8C 7C %s", one);
    snprintf(hand[2], sizeof hand[2], "6S 5S JD AC JH 10H 9H %s", three);
    DEAL(game, hand[0], hand[1], "8S 7S AD 10D 8D KC 10C 6C 7H 4D",
         hand[2], [TALON_PLACE_TALON] = "4H 5H 6H");
    play(game, "0 bid 7S, 1 pass, 2 pass, 3 pass, 0 discard 4H 5H 6H");
    return game;
}

START_TEST(maxims_of_leading_and_following)
{
    talon_game *game = deal_spades("5D", "KH QH", "QC 5C QD");

    mostly(game, "0 play JK", "0 play AH"); /* draw trumps */
    play(game, "0 play 7D");
    mostly(game, "1 play 6D", "1 play KD"); /* second hand low */
    play(game, "1 play 6D");
    mostly(game, "2 play AD", "2 play 4D"); /* third hand high */
    game = deal_spades("QD", "KH QH", "QC 5C 5D");
    play(game, "0 play 7D, 1 play 6D, 2 play 8D");
    mostly(game, "3 play JD", "3 play 5D"); /* the last wins cheaply */
    game = deal_spades("QD", "KH QH", "QC 5C 5D");
    play(game, "0 play QD");
    mostly(game, "1 play KD", "1 play 6D"); /* cover an honor */
    play(game, "1 play KD, 2 play 8D");
    always(game, "3 play 5D"); /* the partner's trick */
}
END_TEST

START_TEST(a_suit_that_is_out_is_trumped)
{
    talon_game *game = deal_spades("5D", "QC 5C", "KH QH QD");

    play(game, "0 play 8H");
    mostly(game, "1 play 9S", "1 play 6D");
}
END_TEST

/* Seat 1 wins, and leads clubs. Seat 3 wins that, and returns the higher of two
 * clubs; or, as a slip, leads its only diamond. */
START_TEST(the_partners_suit_is_returned)
{
    talon_game *game = deal_spades("5D", "KH QH", "QC 5C QD");

    play(game, "0 play 7D, 1 play KD, 2 play 8D, 3 play JD");
    play(game, "1 play 9C, 2 play 6C, 3 play AC, 0 play 8H");
    mostly(game, "3 play QC", "3 play QD");
}
END_TEST

/* What is looked at in a card: the trick before it, and what else could have
 * been played. */
struct look {
    talon_fh_position position;
    struct option option[TALON_FH_CARD_VALUES_MAX];
    uint32_t count;
    uint32_t power; /* of the winning card */
    int32_t winner;
    int is_last;
};

static void look_at(const talon_game *game, struct look *look)
{
    uint32_t played = 0;

    must_ok(talon_fh_position_of(game, &look->position));
    while (played < TALON_FH_SEATS_MAX &&
           look->position.table[played] != TALON_CARD_NONE)
        played++;
    look->count = tln_sv_options(&look->position, look->option);
    look->winner = tln_sv_winner(&look->position, &look->power);
    look->is_last =
        played + 1 == talon_cards_count(&(talon_cards){look->position.playing});
}

/* Whether an option takes the trick for now. */
static int takes(const struct look *look, const struct option *option)
{
    uint32_t seat = tln_sv_to_play(&look->position);

    return tln_sv_power(&look->position, look->position.suit_led, seat,
                        option->card) > look->power;
}

/* Whether some card would have left the trick alone. */
static int has_other(const struct look *look)
{
    uint32_t i;

    for (i = 0; i < look->count; i++) {
        if (!takes(look, &look->option[i]) &&
            (JOKERS >> look->option[i].card & 1) == 0)
            return 1;
    }
    return 0;
}

/* Nobody loses a joker who can play another card, overtakes a partner as the
 * last to play, or then wins a trick in a misère of its own without need.
 * Returns whether there was any such temptation. */
static int check_card(const talon_game *game, const talon_move *move)
{
    struct option chosen = {talon_cards_nth(&move->cards, 0), 0};
    struct look look;
    int is_own, is_misere, is_partner, wins;

    look_at(game, &look);
    if (look.winner < 0 || !has_other(&look))
        return 0;
    wins = takes(&look, &chosen);
    is_misere = look.position.denomination >= TALON_DENOMINATION_MISERE;
    is_own = look.position.contractor == move->seat;
    is_partner = ((look.position.side >> look.winner ^
                   look.position.side >> move->seat) &
                  1) == 0;
    if (!is_misere)
        must(wins || (JOKERS >> chosen.card & 1) == 0);
    if (look.is_last && ((is_misere && is_own) || (!is_misere && is_partner)))
        must(!wins);
    return look.is_last && (is_misere || is_partner);
}

/* A bid is never above the partner's or the seat's own, and never above
 * eight. */
static int check_call(const talon_game *game, const talon_move *move)
{
    talon_fh_state state;

    must_ok(talon_fh_state_of(game, &state));
    if (move->kind != TALON_KIND_BID)
        return 0;
    must(move->amount <= 8);
    must(state.bidder < 0 || (state.side[move->seat] >> state.bidder & 1) == 0);
    return state.bidder >= 0;
}

START_TEST(slips_are_never_absurd)
{
    static const char *const rules[] = {
        "australian-4", "classic-3", "american-4",
        "six-6",        "quebec-4",  "two-2, misere any-time"};
    uint32_t games = games_to_play(300), tempted = 0, over = 0, i, steps;
    struct handle handle;
    struct said said;
    talon_rng rng;

    for (i = 0; i < games; i++) {
        talon_game *game = sit_in(&handle, "%s", rules[i % COUNT(rules)]);

        seed_for(&rng, 2725, i);
        for (steps = 0; steps < 200 && phase_of(game) != TALON_PHASE_OVER;
             steps++) {
            if (seat_to_act(game) == TALON_TABLE) {
                must_ok(talon_game_chance(game, &rng, NULL, 0, NULL));
                continue;
            }
            ask(game, steps, &said);
            if (phase_of(game) == TALON_PHASE_TRICKS)
                tempted +=
                    (uint32_t)check_card(game, &said.advice[0].next_move);
            if (phase_of(game) == TALON_PHASE_AUCTION)
                over += (uint32_t)check_call(game, &said.advice[0].next_move);
            make(game, &said.advice[0].next_move);
        }
    }
    ck_assert_uint_gt(tempted, games);
    ck_assert_uint_gt(over, games / 10);
}
END_TEST

/* ---- Tripoli */

/* Two pairs bet one chip. Taken for three of a kind, they bet two; taken for a
 * pair, they check. */
START_TEST(tr_18_bets_go_by_the_kind_of_hand)
{
    talon_game *game = sit(POKER);
    uint32_t one, two, none;
    struct said said;

    DEAL(game, [0] = ROYAL, [1] = "2S 2C 3S 3D 7H", [2] = FULL);
    play(game, "1 select 2S 2C 3S 3D 7H, 2 select " FULL ", 0 select " ROYAL);
    one = times(game, "1 bet 1");
    two = times(game, "1 bet 2");
    none = times(game, "1 check");
    ck_assert_uint_eq(one + two + none, SEEDS);
    ck_assert_uint_gt(one, SEEDS * 2 / 3);
    ck_assert_uint_gt(two, 0);
    ck_assert_uint_gt(none, 0);
    play(game, "1 bet 5");
    ask(game, 0, &said);
    ck_assert_uint_eq(said.advice[0].next_move.kind, TALON_KIND_RAISE_BY);
    play(game, "2 fold");
    always(game, "0 raise 5"); /* a royal flush, or at least four of a kind */
}
END_TEST

/* No pay card, and a pair of twos: the dealer swaps such a hand, and keeps one
 * with pay cards. */
START_TEST(tr_10_a_poor_hand_is_swapped)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "2S 3S 4S 7C 8C 9C QC 2D");
    mostly(game, "0 swap", "0 keep");
    game = sit("tripoli");
    DEAL(game, [0] = "10H JH QH KH AH");
    mostly(game, "0 keep", "0 swap");
}
END_TEST

/* TR-11: a seat with a poor hand offers one chip, or two if somebody offered
 * one. Three it never offers. */
START_TEST(tr_11_a_poor_hand_offers_up_to_two_chips)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [3] = "2S 3S 4S 7C 8C 9C QC KD 2D");
    play(game, "0 auction, 1 pass, 2 pass");
    mostly(game, "3 offer 1", "3 pass");
    game = sit("tripoli");
    DEAL(game, [3] = "2S 3S 4S 7C 8C 9C QC KD 2D");
    play(game, "0 auction, 1 pass, 2 offer 1");
    mostly(game, "3 offer 2", "3 pass");
    game = sit("tripoli");
    DEAL(game, [3] = "2S 3S 4S 7C 8C 9C QC KD 2D");
    play(game, "0 auction, 1 pass, 2 offer 2");
    always(game, "3 pass");
}
END_TEST

/* TR-9: three of the ace, king, queen, jack and ten of a suit are worth an
 * offer of up to two chips, and two are not. */
START_TEST(tr_09_the_suit_with_most_honors_is_wanted_and_named)
{
    talon_game *game = sit("pay-suit");

    DEAL(game, [0] = "2S AS 3H 4H 5H KD QD 10D");
    always(game, "0 offer 1");
    play(game, "0 offer 1, 1 offer 2");
    always(game, "2 pass");
    play(game, "2 pass, 3 pass, 4 pass");
    always(game, "0 pass");
    game = sit("pay-suit");
    DEAL(game, [0] = "2S AS 3H 4H 5H KD QD 10D");
    play(game, "0 offer 1, 1 pass, 2 pass, 3 pass, 4 pass");
    always(game, "0 name D");
}
END_TEST

/* TR-21: six spades are the longest suit; as a slip, any other lead. */
START_TEST(tr_21_the_longest_suit_is_led_from_the_bottom)
{
    talon_game *game = sit(STOPS);
    uint32_t spades, clubs, diamonds;

    DEAL(game, [1] = "3S 5S 7S 9S JS QS 4C 6C 8C 2D 4D 6D 8D");
    spades = times(game, "1 play 3S");
    clubs = times(game, "1 play 4C");
    diamonds = times(game, "1 play 2D");
    ck_assert_uint_eq(spades + clubs + diamonds, SEEDS);
    ck_assert_uint_gt(clubs, 0);
    ck_assert_uint_gt(diamonds, 0);
    ck_assert_uint_gt(spades, SEEDS * 3 / 4);
}
END_TEST

SUITE(beginner)
TEST(whole_deals_are_played_in_every_preset)
TEST(whole_deals_are_played_under_random_rules)
TEST(nothing_is_sampled_and_budgets_change_nothing)
TEST(hidden_cards_do_not_change_the_advice)
TEST(a_hand_is_counted_card_by_card)
TEST(a_miscount_is_one_trick_up_or_down)
TEST(a_partners_bid_is_left_to_stand)
TEST(only_the_lowest_hands_bid_misere)
TEST(short_suits_are_thrown_and_a_slip_throws_another_card)
TEST(fh_22_the_highest_trump_is_called)
TEST(maxims_of_leading_and_following)
TEST(a_suit_that_is_out_is_trumped)
TEST(the_partners_suit_is_returned)
TEST(slips_are_never_absurd)
TEST(tr_18_bets_go_by_the_kind_of_hand)
TEST(tr_10_a_poor_hand_is_swapped)
TEST(tr_11_a_poor_hand_offers_up_to_two_chips)
TEST(tr_09_the_suit_with_most_honors_is_wanted_and_named)
TEST(tr_21_the_longest_suit_is_led_from_the_bottom)
END_SUITE
