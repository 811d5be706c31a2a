/* SPDX-License-Identifier: MIT */
/* Tests of the solver's judges: on positions worked out by hand; on random
 * positions, where both judges must agree although they work differently; and
 * at every step of random games, where the second judge must play by the same
 * rules as the library. */
#include "draw.h"
#include "model.h"
#include "common/random_games.h"

#define WHEN_VOID TALON_FH_JOKER_NO_TRUMP_WHEN_VOID
#define HONEST    TALON_FH_JOKER_NO_TRUMP_HONEST
#define PAGAT     TALON_FH_JOKER_NO_TRUMP_PAGAT
#define ANY_TIME  TALON_FH_JOKER_NO_TRUMP_ANY_TIME
#define LAST_LEAD TALON_FH_JOKER_NO_TRUMP_LAST_LEAD
#define HEARTS    TALON_SUIT_HEARTS
#define NO_TRUMP  TALON_DENOMINATION_NO_TRUMP
#define MISERE    TALON_DENOMINATION_MISERE

/* The last tricks of a hand. Seat 0 is the contractor; with four hands, seat 2
 * is its partner. */
struct ending {
    const char *hand[4]; /* null: three hands */
    uint8_t denomination;
    uint8_t joker_rule;
    int8_t leader;
    int8_t value;
    const char *best; /* the leader's cards that cost nothing */
};

static const struct ending endings[] = {
    /* A finesse that works. Seat 2 leads toward the ace and queen, and seat 3,
     * which has the king, plays before them: the king never takes a trick. */
    {{"AS QS", "8S 9S", "5S 6S", "7S KS"}, NO_TRUMP, WHEN_VOID, 2, 2, "5S 6S"},
    /* A finesse that fails. Seat 1, which has the king, plays after the ace and
     * queen: the king takes the queen, or the second trick. */
    {{"AS QS", "7S KS", "5S 6S", "8S 9S"}, NO_TRUMP, WHEN_VOID, 2, 1, "5S 6S"},
    /* A ruff. Seat 2 has no spade and ruffs one; its diamond loses. */
    {{"6S 7S", "AS KS", "5H 5D", "QS 8D"}, HEARTS, WHEN_VOID, 0, 1, "6S 7S"},
    /* The left bower is a trump and beats the ace; the king then takes the
     * second trick. */
    {{"KH AH", "JD 5C", "5D 6D", "7C 8C"}, HEARTS, WHEN_VOID, 0, 1, "KH AH"},
    /* An endplay. The diamond puts seat 1 on lead, and it must lead a spade
     * from its king into the ace and queen. If seat 0 leads spades first, only
     * the ace wins. */
    {{"AS QS 7D", "KS 10S AD", "5S 6S 5D", "7S 8S 6D"},
     NO_TRUMP,
     WHEN_VOID,
     0,
     2,
     "7D"},
    /* A squeeze. On the ace of clubs, seat 1 must throw the king of hearts or a
     * spade. Seat 2 sees which, and throws the jack of spades or the queen of
     * hearts: it keeps the card that has become good. */
    {{"AC 5S 6S", "KS QS KH", "AS JS QH", "6D 7D 8D"},
     NO_TRUMP,
     WHEN_VOID,
     0,
     3,
     "AC"},
    /* The same, but the seat with the kings plays after seat 2. Seat 2 must
     * throw first, and loses one of its threats. Leading spades first is no
     * better: after the ace of spades, seat 2 cannot get back to the ace of
     * clubs. */
    {{"AC 5S 6S", "6D 7D 8D", "AS JS QH", "KS QS KH"},
     NO_TRUMP,
     WHEN_VOID,
     0,
     2,
     "AC"},
    /* The joker is led as a heart: the king falls on it, and the queen wins. If
     * the joker names another suit, or the queen is led first, the king takes a
     * trick. */
    {{"JK QH", "KH 7S", "AD 8D"}, NO_TRUMP, WHEN_VOID, 0, 2, "JK"},
    /* FH-30 last-lead: the joker may not be led yet. The queen loses to the
     * king, and the joker takes the spade. */
    {{"JK QH", "KH 7S", "AD 8D"}, NO_TRUMP, LAST_LEAD, 0, 1, "QH"},
    /* Seat 1 leads the ace: the queen must follow suit, and the joker takes the
     * second trick. If seat 1 led the ten first, it would lose both tricks. */
    {{"JK QS", "AS 10S", "8D 9D"}, NO_TRUMP, WHEN_VOID, 1, 1, "AS"},
    /* FH-30 any-time: the joker may be played on the ace, and then the queen
     * wins. */
    {{"JK QS", "AS 10S", "8D 9D"}, NO_TRUMP, ANY_TIME, 1, 2, "AS 10S"},
    /* A misere saved by a void: the contractor throws the king of hearts on the
     * ace of diamonds, and plays the eight of spades under the nine, whichever
     * is led first. */
    {{"8S KH", "9S AD", "7H 8H"}, MISERE, WHEN_VOID, 1, 1, "9S AD"},
    /* Seat 2 leads hearts: the king must take the trick. */
    {{"8S KH", "9S AD", "7H 8H"}, MISERE, WHEN_VOID, 2, 0, "7H 8H"},
    /* A joker that belongs to no suit takes the trick to which it is played.
     * The contractor cannot keep it beyond the last trick. */
    {{"JK 7S", "8S 9S", "10S QS"}, MISERE, WHEN_VOID, 1, 0, "8S 9S"},
};

static uint32_t hands_of(const struct ending *ending)
{
    return ending->hand[3] == NULL ? 3 : 4;
}

static talon_fh_position position_in(const struct ending *ending)
{
    uint32_t i, hands = hands_of(ending);
    talon_fh_position position = {0};

    for (i = 0; i < hands; i++)
        position.hand[i] = cards(ending->hand[i]);
    memset(position.table, TALON_CARD_NONE, sizeof position.table);
    position.denomination = ending->denomination;
    position.playing = (uint8_t)((1u << hands) - 1);
    position.side = hands == 4 ? 5 : 1;
    position.joker_rule = ending->joker_rule;
    position.leader = ending->leader;
    return position;
}

/* The cards that cost nothing. */
static talon_cards best_in(const struct worths *worths)
{
    talon_cards best = 0;
    uint32_t i;

    for (i = 0; i < worths->count; i++)
        if (worths->list[i].value == worths->best)
            best |= (talon_cards)1 << worths->list[i].card;
    return best;
}

START_TEST(both_judges_solve_endings_worked_out_by_hand)
{
    talon_fh_position position;
    struct worths worths;
    uint32_t i;

    for (i = 0; i < COUNT(endings); i++) {
        position = position_in(&endings[i]);
        model_cards(&position, &worths);
        ck_assert_msg(worths.best == endings[i].value, "ending %u: %d", i,
                      worths.best);
        ck_assert_int_eq(model_value(&position), endings[i].value);
        ck_assert_uint_eq(best_in(&worths), cards(endings[i].best));
    }
}
END_TEST

/* The same endings, reached by playing the tricks before them. */
START_TEST(both_judges_solve_the_same_endings_in_games)
{
    talon_cards hands[4] = {0};
    talon_fh_position position;
    struct worths worths;
    struct handle handle;
    talon_rules rules;
    talon_rng rng;
    uint32_t i, j;

    seed_for(&rng, 150, 0);
    for (i = 0; i < COUNT(endings); i++) {
        const struct ending *ending = &endings[i];

        rules =
            rules_of("%s, first-dealer %u, misere any-time, failed-bid deduct",
                     hands_of(ending) == 4 ? "australian-4" : "classic-3",
                     hands_of(ending) - 1);
        must_ok(talon_rules_set(&rules, TALON_FH_OPTION_JOKER_NO_TRUMP,
                                ending->joker_rule));
        for (j = 0; j < hands_of(ending); j++)
            hands[j] = cards(ending->hand[j]);
        draw_ending(&rng, &rules, ending->denomination, hands, ending->leader,
                    &handle);
        minimax(of(&handle), minimax_side(of(&handle)), &worths);
        model_of(of(&handle), &position);
        ck_assert_msg(worths.best == position.taken + ending->value,
                      "ending %u: %d", i, worths.best);
        ck_assert_uint_eq(best_in(&worths), cards(ending->best));
    }
}
END_TEST

/* FH-30 honest and pagat: which suits the joker may not name, and what that
 * costs. If it may name hearts, it draws the ten of hearts, and seat 0 takes
 * both tricks. If not, seat 1 saves the ten. */
START_TEST(fh_30_a_joker_may_not_name_every_suit)
{
    talon_fh_position position = position_in(&(const struct ending){
        {"JK 9H", "AS 10H", "7D 8D"}, NO_TRUMP, HONEST, 0, 2, ""});
    struct worths worths;

    position.failed[0] = 1u << TALON_SUIT_SPADES;
    model_cards(&position, &worths);
    ck_assert_uint_eq(worths.count, 4); /* 9H; JK as club, diamond, heart */
    ck_assert_int_eq(worths.best, 2);
    ck_assert_uint_eq(worths.list[3].suit, HEARTS);
    ck_assert_int_eq(worths.list[3].value, 2);
    ck_assert_int_eq(worths.list[2].value, 1);
    position.failed[0] = 0x1E; /* void in all suits: it may name any */
    model_cards(&position, &worths);
    ck_assert_uint_eq(worths.count, 5);
    position.joker_rule = PAGAT;
    position.suits_led = 1u << HEARTS;
    model_cards(&position, &worths);
    ck_assert_uint_eq(worths.count, 4); /* 9H; JK as spade, club, diamond */
    ck_assert_int_eq(worths.best, 1);
    position.suits_led = 0x1E; /* the joker may not be led; it takes a spade */
    model_cards(&position, &worths);
    ck_assert_uint_eq(worths.count, 1);
    ck_assert_int_eq(worths.best, 1);
}
END_TEST

/* FH-21: a joker with a named suit is the highest card of that suit, and takes
 * nothing when it is thrown on a trick in another suit. If the suit is hearts,
 * that saves a misere that the joker would otherwise lose. */
START_TEST(fh_21_a_joker_with_a_named_suit_wins_only_in_that_suit)
{
    talon_fh_position position = position_in(&(const struct ending){
        {"JK 7S", "8S 9D", "10S QD"}, MISERE, PAGAT, 1, 0, ""});

    ck_assert_int_eq(model_value(&position), 0);
    position.nominated = HEARTS;
    ck_assert_int_eq(model_value(&position), 1);
    position.nominated = TALON_SUIT_DIAMONDS;
    ck_assert_int_eq(model_value(&position), 0);
}
END_TEST

/* Plays a drawn game to its end, and compares the second judge with the library
 * at every step: the fields of the position, who must play, and the legal
 * moves. */
static void follow_a_game(talon_rng *rng, const struct cell *cell)
{
    talon_fh_position model, read;
    struct model_moves moves;
    struct handle handle;
    struct drawn drawn;
    uint32_t count, i, pick;
    talon_move move;

    if (!is_playable(cell))
        return;
    draw_game(rng, cell, 1 + talon_rng_below(rng, 10), &handle, &drawn);
    model_of(drawn.game, &model);
    while (phase_of(drawn.game) == TALON_PHASE_TRICKS) {
        model_of(drawn.game, &read);
        must(memcmp(&model, &read, sizeof model) == 0);
        must(model_to_act(&model) == seat_to_act(drawn.game));
        model_moves(&model, &moves);
        must_ok(talon_game_move_count(drawn.game, &count));
        must(count == moves.count);
        for (i = 0; i < count; i++) {
            must_ok(talon_game_move_at(drawn.game, i, &move));
            must(move.cards == (talon_cards)1 << moves.card[i]);
            must(move.denomination == moves.suit[i]);
        }
        pick = talon_rng_below(rng, count);
        must_ok(talon_game_move_at(drawn.game, pick, &move));
        must_ok(talon_game_apply(drawn.game, &move, NULL, 0, NULL));
        model_play(&model, moves.card[pick], moves.suit[pick]);
    }
    must(model_over(&model));
}

START_TEST(the_second_judge_plays_by_the_rules_of_the_library)
{
    in_every_cell(151, games_to_play(200), follow_a_game);
}
END_TEST

static void compare_judges(talon_rng *rng, const struct cell *cell)
{
    struct worths first, other;
    talon_fh_position position;
    struct handle handle;
    struct drawn drawn;
    uint32_t i;

    if (!is_playable(cell))
        return;
    draw_game(rng, cell, 0, &handle, &drawn);
    minimax(drawn.game, minimax_side(drawn.game), &first);
    model_of(drawn.game, &position);
    model_cards(&position, &other);
    must(first.count == other.count);
    must(first.best == other.best);
    must(model_value(&position) == first.best);
    for (i = 0; i < first.count; i++) {
        must(first.list[i].card == other.list[i].card);
        must(first.list[i].suit == other.list[i].suit);
        must(first.list[i].value == other.list[i].value);
    }
}

START_TEST(both_judges_agree_on_random_positions)
{
    in_every_cell(152, games_to_play(20), compare_judges);
}
END_TEST

SUITE(advisor_judge)
TEST(both_judges_solve_endings_worked_out_by_hand)
TEST(both_judges_solve_the_same_endings_in_games)
TEST(fh_30_a_joker_may_not_name_every_suit)
TEST(fh_21_a_joker_with_a_named_suit_wins_only_in_that_suit)
TEST(the_second_judge_plays_by_the_rules_of_the_library)
TEST(both_judges_agree_on_random_positions)
END_SUITE
