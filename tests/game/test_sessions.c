/* SPDX-License-Identifier: MIT */
/* Long sessions, at the limits of scores, chips and turns: nothing overflows,
 * what goes beyond a limit is refused, and saves load to the end.
 *
 * TALON_DEALS=1000000 plays so many deals in each session. Otherwise they are
 * a few thousand, the last ones of sessions that begin as if the others had
 * been played: their numbers are put into the state, which must be accepted. */
#include "common/views.h"

#define ALL_DEALS 1000000 /* FH-40 */

static uint32_t deals_to_play(void)
{
    const char *deals = getenv("TALON_DEALS");
    uint32_t count =
        deals != NULL ? (uint32_t)atoi(deals) : games_to_play(4000);

    return count < ALL_DEALS ? count : ALL_DEALS;
}

/* A member of the state, by its place in the list of saved members. */
enum {
    FH_SCORES = 3,
    FH_DEALS = 4,
    TR_STACKS = 7,
    TR_BEFORE = 8
};

static void *member_at(talon_game *game, uint32_t field)
{
    return (char *)game + module_of_handle(game)->field[field].offset;
}

/* A save loads, and is the same game. */
static void check_saved(const talon_game *game)
{
    struct handle memory;
    struct saved saved;
    talon_game *loaded;

    save(game, &saved);
    must_ok(talon_game_init_saved(memory.memory, sizeof memory.memory,
                                  saved.byte, saved.length, &loaded, NULL));
    must(same(loaded, game));
}

/* ---- Five Hundred */

/* Seat 0 bids what is worth most and fails, in every hand: with these ten cards
 * it takes the first trick of an open misère. */
#define TEN_HIGHEST "JK AS KS QS AC KC QC AD KD QD"

static void fail_at_open_misere(talon_game *game)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card pack[TALON_PACK_MAX];
    uint32_t count, moves;
    talon_move move;

    wanted[0] = cards(TEN_HIGHEST);
    must_ok(talon_game_pack_for(game, wanted, TALON_DEAL_PLACES, pack,
                                TALON_PACK_MAX, &count));
    must_ok(talon_game_deal(game, pack, count, NULL, 0, NULL));
    while (seat_to_act(game) >= 0) {
        int32_t seat = seat_to_act(game);

        must_ok(talon_game_move_count(game, &moves));
        must_ok(talon_game_move_at(
            game,
            phase_of(game) == TALON_PHASE_AUCTION && seat == 0 ? moves - 1 : 0,
            &move));
        must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
    }
}

/* Goes on as if more hands like the one before had been played. */
static void skip_to(talon_game *game, uint32_t deals, const int32_t score[3])
{
    int32_t *scores = member_at(game, FH_SCORES);
    uint32_t *played = member_at(game, FH_DEALS), i;

    for (i = 0; i < 3; i++)
        scores[i] = score[i] * (int32_t)deals;
    game->turn *= deals;
    *played = deals;
    check_saved(game);
}

static void check_scores(const talon_game *game, uint32_t deals,
                         const int32_t score[3])
{
    int64_t total[TALON_SEATS_MAX];
    uint32_t i, played;

    must_ok(talon_game_deal_count(game, &played));
    must(played == deals);
    must_ok(talon_game_totals(game, total, TALON_SEATS_MAX, NULL));
    for (i = 0; i < 3; i++)
        must(total[i] == (int64_t)score[i] * deals);
}

/* Plays to the millionth deal; `score` is what each seat scores in a deal. */
static void play_to_the_end(const char *failed, const int32_t score[3],
                            uint32_t winners)
{
    uint32_t left = deals_to_play() / 3 * 3, played, seats;
    talon_game *game =
        sit("classic-3, first-dealer 2, open-misere any-time, "
            "open-misere-value 1000, open-misere-rank highest, minus ignored, "
            "win-by own-bid, defender-tricks never, failed-bid %s",
            failed);
    talon_rng rng;

    seed_for(&rng, 35, 0);
    fail_at_open_misere(game);
    check_scores(game, 1, score);
    if (left < ALL_DEALS / 3 * 3)
        skip_to(game, ALL_DEALS - left, score);
    ck_ok(talon_game_deal_count(game, &played));
    while (played < ALL_DEALS) {
        ck_assert_int_eq(seat_to_act(game), TALON_TABLE);
        fail_at_open_misere(game);
        check_scores(game, ++played, score);
        if (played % 97 == 0 || played == ALL_DEALS)
            check_saved(game);
    }
    to_act(game, TALON_NOBODY, TALON_PHASE_OVER);
    ck_ok(talon_game_winners(game, &seats));
    ck_assert_uint_eq(seats, winners);
    ck_status(talon_game_chance(game, &rng, NULL, 0, NULL), TALON_E_OVER);
}

START_TEST(fh_40_a_million_deals_lose_a_thousand_points_each)
{
    static const int32_t score[3] = {-1000, 0, 0};

    play_to_the_end("deduct", score, SEAT(1) | SEAT(2));
}
END_TEST

START_TEST(fh_40_a_million_deals_bring_a_thousand_points_each)
{
    static const int32_t score[3] = {0, 1000, 1000};

    play_to_the_end("to-defenders", score, SEAT(1) | SEAT(2));
}
END_TEST

/* ---- Tripoli */

#define SEATS 9

/* Turns that are left when a session begins late: enough for all deals. */
#define TURNS_LEFT 400000000u

static int64_t chips_in(const talon_game *game)
{
    talon_tr_state state;
    int64_t sum = 0;
    uint32_t i;

    must(talon_tr_state_of(game, &state) >= 0);
    for (i = 0; i < TALON_TR_SEATS_MAX; i++)
        sum += state.stack[i];
    for (i = 0; i <= TALON_TR_BOXES; i++)
        sum += state.boxes[i];
    return sum;
}

static void set_stacks(talon_game *game, const int64_t chips[SEATS])
{
    int64_t *stack = member_at(game, TR_STACKS);
    int64_t *before = member_at(game, TR_BEFORE);
    uint32_t i;

    for (i = 0; i < SEATS; i++) {
        stack[i] += chips[i];
        before[i] += chips[i];
    }
}

/* Whether a game with so many chips more would be loaded: `share` is what each
 * seat gets of them. */
static int fits(const talon_game *game, int64_t chips,
                const int8_t share[SEATS])
{
    int64_t more[SEATS];
    struct handle handle;
    uint32_t i;

    copy_to(&handle, game);
    for (i = 0; i < SEATS; i++)
        more[i] = chips * share[i];
    set_stacks(of(&handle), more);
    return is_accepted(of(&handle));
}

/* Gives the seats as many chips as a saved game can have. */
static int64_t fill_stacks(talon_game *game, const int8_t share[SEATS])
{
    int64_t least = 0, most = (int64_t)1 << 54, more[SEATS];
    uint32_t i;

    must(fits(game, least, share) && !fits(game, most, share));
    while (most - least > 1) {
        int64_t middle = least + (most - least) / 2;

        if (fits(game, middle, share))
            least = middle;
        else
            most = middle;
    }
    for (i = 0; i < SEATS; i++)
        more[i] = least * share[i];
    set_stacks(game, more);
    return least;
}

/* A move with as many chips as are allowed, or with few. */
static void draw_move(const talon_game *game, talon_rng *rng, talon_move *move)
{
    talon_choice choice[TALON_CHOICES_MAX];
    uint32_t count, pick;

    must_ok(talon_game_choices(game, choice, TALON_CHOICES_MAX, &count));
    pick = talon_rng_below(rng, count);
    move_of(&choice[pick], rng, seat_to_act(game), move);
    if (choice[pick].pick_max == 0 && talon_rng_below(rng, 2) == 0)
        move->amount = choice[pick].amount_max;
}

/* A purchase, of the most that one can be, which is allowed between deals at
 * table stakes; one chip more is not. Returns the chips bought. */
static int64_t buy(talon_game *game, talon_rng *rng)
{
    talon_move move = MOVE_OF(0, 1000000, TALON_KIND_BUY, TALON_TABLE, 0);

    move.other = (int8_t)talon_rng_below(rng, SEATS);
    move.amount++;
    must_be(talon_game_apply(game, &move, NULL, 0, NULL),
            phase_of(game) == TALON_PHASE_BETWEEN ? TALON_E_AMOUNT
                                                  : TALON_E_PHASE);
    move.amount--;
    if (talon_game_apply(game, &move, NULL, 0, NULL) != TALON_OK)
        return 0;
    return move.amount;
}

/* Plays deals; chips change by purchases alone, and no account passes 2^53. */
static void play_deals(talon_game *game, uint32_t deals, int may_buy)
{
    int64_t chips = chips_in(game), total[TALON_SEATS_MAX];
    uint32_t played, first, i, most = 0;
    talon_move move;
    talon_rng rng;

    seed_for(&rng, 36, (uint32_t)may_buy);
    must_ok(talon_game_deal_count(game, &first));
    for (played = first; played < first + deals;) {
        if (seat_to_act(game) != TALON_TABLE) {
            draw_move(game, &rng, &move);
            must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
            continue;
        }
        if (may_buy && talon_rng_below(&rng, 4) == 0)
            chips += buy(game, &rng);
        must(chips_in(game) == chips);
        must_ok(talon_game_totals(game, total, TALON_SEATS_MAX, NULL));
        for (i = 0; i < SEATS; i++)
            must(total[i] < (int64_t)1 << 53 && total[i] > -((int64_t)1 << 53));
        if (played % 97 == 0 || played + 1 == first + deals)
            check_saved(game);
        must_ok(talon_game_chance(game, &rng, NULL, 0, NULL));
        must_ok(talon_game_deal_count(game, &played));
        most = played;
    }
    ck_assert_uint_eq(most, first + deals);
}

static void play_to_the_table(talon_game *game)
{
    while (seat_to_act(game) != TALON_TABLE)
        make_nth(game, 0);
}

/* TR-34: at turn t, purchases can have brought each of nine seats a million
 * chips nearly t/9 times. */
START_TEST(tr_34_a_million_deals_with_as_many_chips_as_can_be_bought)
{
    static const int8_t share[SEATS] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    talon_game *game = sit("tripoli, players 9, bankroll 1000000, "
                           "bet-limit 0, first-dealer 0");
    int64_t turns = ((int64_t)1 << 31) - TURNS_LEFT, most;

    play_deals(game, 3, 0);
    play_to_the_table(game);
    game->turn = (uint32_t)turns;
    most = fill_stacks(game, share);
    ck_assert_int_le(most, turns / SEATS * 1000000);
    ck_assert_int_gt(most, (turns / SEATS - 1000) * 1000000);
    check_saved(game);
    play_deals(game, deals_to_play(), 1);
}
END_TEST

/* TR-4: on open accounts one seat has won what all others owe. */
START_TEST(tr_04_a_million_deals_on_open_accounts_with_the_highest_debts)
{
    static const int8_t share[SEATS] = {8, -1, -1, -1, -1, -1, -1, -1, -1};
    talon_game *game = sit("tripoli, players 9, bankroll 0, bet-limit 0, "
                           "first-dealer 0");
    int64_t most;

    play_deals(game, 3, 0);
    play_to_the_table(game);
    game->turn = (1u << 31) - TURNS_LEFT;
    most = fill_stacks(game, share);
    printf("open accounts: one seat has %" PRId64 " chips more\n", 8 * most);
    ck_assert_int_gt(most, (int64_t)1 << 40);
    check_saved(game);
    play_deals(game, deals_to_play(), 0);
}
END_TEST

SUITE(sessions)
TEST(fh_40_a_million_deals_lose_a_thousand_points_each)
TEST(fh_40_a_million_deals_bring_a_thousand_points_each)
TEST(tr_34_a_million_deals_with_as_many_chips_as_can_be_bought)
TEST(tr_04_a_million_deals_on_open_accounts_with_the_highest_debts)
END_SUITE
