/* SPDX-License-Identifier: MIT */
/* The player of Tripoli. Its model of runs agrees with the library; its moves
 * are legal under any rules; its advice does not depend on hidden cards;
 * weights and percentiles have the meaning that the sources give them; and in
 * clear cases it makes the obvious decision. */
#include "common/ask.h"
#include "common/position.h"
#include "common/random_games.h"
#include "common/tripoli.h"

#include "advisor/base/bits.h"
#include "advisor/tripoli/pt_bettors.h"
#include "advisor/tripoli/pt_leaders.h"
#include "advisor/tripoli/pt_percentile.h"
#include "talon/player.h"

#define GAMES_WITH_RUNS  12000
#define GAMES_WITH_MOVES 160
#define GAMES_PERMUTED   60
#define VIEWS_TAMPERED   400
#define MOVES_OF_A_DEAL  400
#define SMALL_WORLDS     3
#define SMALL_NODES      40

static uint64_t scratch[TALON_PLAYER_BYTES / 8];
static struct pt_mind mind;

/* What the player advises; asserts that it lists at least one move. */
static uint32_t ask(const talon_game *game, int32_t seat, uint32_t level,
                    uint32_t worlds, uint32_t stream,
                    talon_advice advice[TALON_PLAYER_MOVES_MAX])
{
    talon_player_budget budget = {level, worlds, worlds * SMALL_NODES, 0, {0}};
    talon_rng rng;
    uint32_t count = 0;

    seed_for(&rng, 90, stream);
    must_ok(talon_player_advise(game, seat, &budget, NULL, NULL, 0, &rng,
                                scratch, sizeof scratch, advice,
                                TALON_PLAYER_MOVES_MAX, &count));
    must(count > 0 && count <= TALON_PLAYER_MOVES_MAX);
    return count;
}

static talon_move best(const talon_game *game, int32_t seat, uint32_t level)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];

    ask(game, seat, level, 0, 1, advice);
    return advice[0].next_move;
}

/* Fills in the mind of a seat that knows all cards of a game. */
static void look(const talon_game *game, int32_t seat, talon_rng *rng)
{
    static talon_player_notes notes[TALON_SEATS_MAX];
    struct decision decision = {
        .view = game, .seat = seat, .notes = notes, .rng = rng};

    decision.budget.level = TALON_LEVEL_EXPERT_1;
    must_ok(tln_pt_look(&decision, &mind));
}

/* Deals at random. Returns 0 if nothing can be dealt because the session is
 * over. */
static int deal_next(talon_game *game, talon_rng *rng)
{
    return talon_game_chance(game, rng, NULL, 0, NULL) == TALON_OK;
}

/* Plays at random until a card is to be led or the deal is over. */
static void play_to_michigan(talon_game *game, talon_rng *rng)
{
    talon_move move;
    int32_t over;

    for (;;) {
        must_ok(talon_game_deal_over(game, &over));
        if (over || phase_of(game) == TALON_PHASE_MICHIGAN)
            return;
        must_ok(talon_game_move_random(game, rng, &move));
        must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
    }
}

/* The cards that may be played now. */
static talon_cards playable(const talon_game *game)
{
    talon_choice choice;
    uint32_t count;

    must_ok(talon_game_choices(game, &choice, 1, &count));
    must(count == 1);
    return choice.cards | choice.required;
}

/* Plays a lead, and then the run that follows from it, card by card. Returns 0
 * if that ends the deal, and 1 if a card is to be led again. */
static int play_lead(talon_game *game, talon_cards card)
{
    talon_move move = {.kind = TALON_KIND_PLAY};
    uint64_t last = 0, bit;
    int32_t over = 0;

    for (;;) {
        move.cards = card;
        move.seat = (int8_t)seat_to_act(game);
        must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
        must_ok(talon_game_deal_over(game, &over));
        if (over)
            return 0;
        last = close_up(card);
        card = playable(game);
        bit = close_up(card);
        if (bit != last << 1)
            return 1; /* a lead: nobody has the card above the last one */
    }
}

/* Compares the player's model of runs with the library, from the first lead to
 * the last card. Returns the number of leads. */
static uint32_t compare_deal(talon_game *game, talon_rng *rng)
{
    talon_tr_state before, after;
    struct runs runs;
    uint32_t leads = 0, i, goes_on = 1;

    look(game, seat_to_act(game), rng);
    must_ok(talon_tr_state_of(game, &before));
    for (i = 0; i < mind.players; i++)
        runs.hand[i] = close_up(before.hand[mind.seat_of[i]]);
    tln_pt_runs_begin(&mind.course, &runs, 0);
    for (; goes_on; leads++) {
        talon_cards cards = playable(game);
        uint32_t n = talon_rng_below(rng, talon_cards_count(&cards));
        talon_cards card = (talon_cards)1 << talon_cards_nth(&cards, n);

        must(!runs.is_over);
        must(mind.seat_of[runs.leader] == seat_to_act(game));
        must(open_up(tln_pt_runs_leads(&mind.course, &runs)) == cards);
        tln_pt_runs_lead(&mind.course, &runs, low_index(close_up(card)));
        goes_on = (uint32_t)play_lead(game, card);
    }
    must(runs.is_over);
    must_ok(talon_tr_state_of(game, &after));
    must((after.deal_winner == TALON_NOBODY) == (runs.is_dead == 1));
    if (!runs.is_dead)
        must(mind.seat_of[runs.leader] == after.deal_winner);
    for (i = 0; i < mind.players; i++) {
        uint32_t seat = mind.seat_of[i];

        must(after.stack[seat] - before.stack[seat] == runs.chips[i]);
        must(open_up(runs.hand[i]) == after.hand[seat]);
    }
    return leads;
}

/* TR-20 … TR-28, under every preset and random options. */
START_TEST(tr_23_the_model_of_runs_agrees_with_the_library)
{
    struct handle memory;
    talon_rules rules;
    talon_game *game;
    talon_rng rng;
    uint32_t leads = 0, games = games_to_play(GAMES_WITH_RUNS), i, deals;

    for (i = 0; i < games; i++) {
        seed_for(&rng, 91, i);
        if (i % 2 == 0) {
            must_ok(talon_rules_init(&rules, TR,
                                     1 + i / 2 % talon_preset_count(TR)));
            must_ok(talon_rules_set(&rules, TALON_TR_OPTION_PLAYERS,
                                    2 + (int32_t)(i / 12 % 8)));
        } else {
            random_rules(&rng, TR, &rules);
        }
        must_ok(talon_game_init(memory.memory, sizeof memory.memory, &rules,
                                &game));
        for (deals = 0; deals < 3 && deal_next(game, &rng); deals++) {
            play_to_michigan(game, &rng);
            if (phase_of(game) == TALON_PHASE_MICHIGAN)
                leads += compare_deal(game, &rng);
        }
    }
    ck_assert_uint_gt(leads, 25 * games);
}
END_TEST

/* Asks the player of a seat twice: both answers must be the same, and every
 * move listed must be legal. `move` receives the best one. */
static void check_advice(const talon_game *game, int32_t seat, uint32_t n,
                         talon_move *move)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX],
        again[TALON_PLAYER_MOVES_MAX];
    uint32_t level = 1 + n % talon_level_count(), count, i;

    count = ask(game, seat, level, SMALL_WORLDS, n, advice);
    must(ask(game, seat, level, SMALL_WORLDS, n, again) == count);
    must(memcmp(advice, again, count * sizeof *advice) == 0);
    for (i = 0; i < count; i++) {
        must_ok(talon_game_check(game, &advice[i].next_move, NULL));
        must(advice[i].next_move.seat == seat);
        must(advice[i].worlds <= SMALL_WORLDS);
        must(talon_advisor_term_key(TALON_ADVISOR_SPACE_REASON,
                                    advice[i].reason)[0] != '\0');
        must(advice[i].reason != TALON_ADVICE_LESS ||
             advice[i].worth < advice[0].worth ||
             phase_of(game) == TALON_PHASE_SELECT_HAND);
        check_estimate(&advice[i]);
        must(i == 0 || advice[i].worth <= advice[i - 1].worth ||
             advice[i].reason == TALON_ADVICE_LESS_SAFE ||
             advice[i].reason == TALON_ADVICE_EQUAL ||
             phase_of(game) == TALON_PHASE_SELECT_HAND);
    }
    *move = advice[0].next_move;
}

/* Plays a deal, or the pots at the end of a session. Half of the moves are
 * those that the players advise, and the rest are random, so that all sorts of
 * positions come up. Returns the number of moves. */
static uint32_t play_mixed(talon_game *game, talon_rng *rng, uint32_t n)
{
    uint32_t decisions = 0, i;
    talon_move move;
    int32_t over;

    for (i = 0; i < MOVES_OF_A_DEAL; i++) {
        must_ok(talon_game_deal_over(game, &over));
        if (over)
            break;
        check_advice(game, seat_to_act(game), n + i, &move);
        decisions++;
        if (talon_rng_below(rng, 2) == 0)
            must_ok(talon_game_move_random(game, rng, &move));
        must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
    }
    return decisions;
}

START_TEST(moves_are_legal_under_any_rules)
{
    talon_move finish = {.kind = TALON_KIND_FINISH, .seat = TALON_TABLE};
    uint32_t games = games_to_play(GAMES_WITH_MOVES), i, deals, moves = 0;
    struct handle memory;
    talon_rules rules;
    talon_game *game;
    talon_rng rng;

    for (i = 0; i < games; i++) {
        seed_for(&rng, 92, i);
        random_rules(&rng, TR, &rules);
        must_ok(talon_game_init(memory.memory, sizeof memory.memory, &rules,
                                &game));
        for (deals = 0; deals < 3 && deal_next(game, &rng); deals++)
            moves += play_mixed(game, &rng, 7 * i);
        finish.amount = 2;
        if (talon_game_apply(game, &finish, NULL, 0, NULL) < 0)
            continue;
        while (deal_next(game, &rng))
            moves += play_mixed(game, &rng, 7 * i);
    }
    ck_assert_uint_gt(moves, 60 * games);
}
END_TEST

/* The advice is the same, byte for byte, whether the player is given the game,
 * the seat's view of it, or another game that looks the same to the seat. */
START_TEST(hidden_cards_do_not_change_the_advice)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX],
        other[TALON_PLAYER_MOVES_MAX];
    static uint64_t sample[TALON_SAMPLE_BYTES_MAX / 8];
    uint32_t games = games_to_play(GAMES_PERMUTED), i, count, moves = 0, level;
    struct handle memory, world;
    talon_rules rules;
    talon_game *game;
    talon_move move;
    talon_rng rng;
    int32_t seat, over;

    for (i = 0; i < games; i++) {
        seed_for(&rng, 93, i);
        random_rules(&rng, TR, &rules);
        must_ok(talon_game_init(memory.memory, sizeof memory.memory, &rules,
                                &game));
        if (!deal_next(game, &rng))
            continue;
        level = 1 + i % talon_level_count();
        for (over = 0; !over; moves++) {
            seat = seat_to_act(game);
            count = ask(game, seat, level, SMALL_WORLDS, i, advice);
            copy_to(&world, view_of(game, SEAT(seat)));
            must(ask(of(&world), seat, level, SMALL_WORLDS, i, other) == count);
            must(memcmp(advice, other, count * sizeof *advice) == 0);
            must_ok(talon_game_sample(of(&world), of(&world), &rng, sample,
                                      sizeof sample));
            must(ask(of(&world), seat, level, SMALL_WORLDS, i, other) == count);
            must(memcmp(advice, other, count * sizeof *advice) == 0);
            must_ok(talon_game_move_random(game, &rng, &move));
            must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
            must_ok(talon_game_deal_over(game, &over));
        }
    }
    ck_assert_uint_gt(moves, 20 * games);
}
END_TEST

/* Saved views with changed bytes: a view that still loads gets an answer or a
 * status. */
START_TEST(tampered_views_are_answered_or_refused)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    static uint8_t bytes[TALON_SAVE_BYTES_MAX];
    uint32_t tries = games_to_play(VIEWS_TAMPERED), i, k, loaded = 0;
    talon_player_budget budget = {
        TALON_LEVEL_EXPERT_1, SMALL_WORLDS, 50, 0, {0}};
    struct handle memory, view;
    talon_game *game, *tampered;
    talon_move move;
    talon_rng rng;
    size_t length;
    int32_t seat;

    for (i = 0; i < tries; i++) {
        seed_for(&rng, 94, i);
        game = sit_in(&memory, "%s",
                      i % 2 == 0 ? "tripoli" : "pay-suit, bankroll 40");
        must(deal_next(game, &rng));
        for (k = talon_rng_below(&rng, 30); k > 0; k--) {
            must_ok(talon_game_move_random(game, &rng, &move));
            must_ok(talon_game_apply(game, &move, NULL, 0, NULL));
            if (seat_to_act(game) < 0)
                must(deal_next(game, &rng));
        }
        seat = seat_to_act(game);
        must_ok(talon_game_save(view_of(game, SEAT(seat)), bytes, sizeof bytes,
                                &length));
        for (k = 0; k < 200; k++) {
            size_t at = talon_rng_below(&rng, (uint32_t)length);
            uint8_t kept = bytes[at];
            uint32_t count;

            bytes[at] ^= (uint8_t)(1u << talon_rng_below(&rng, 8));
            if (talon_game_init_saved(view.memory, sizeof view.memory, bytes,
                                      length, &tampered, NULL) == TALON_OK &&
                talon_game_to_act(tampered, &seat) == TALON_OK && seat >= 0) {
                talon_status status = talon_player_advise(
                    tampered, seat, &budget, NULL, NULL, 0, &rng, scratch,
                    sizeof scratch, advice, TALON_PLAYER_MOVES_MAX, &count);

                must(status < 0 || count > 0);
                loaded++;
            }
            bytes[at] = kept;
        }
    }
    ck_assert_uint_gt(loaded, tries);
}
END_TEST

START_TEST(advice_that_cannot_be_given_is_refused)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_player_budget budget = {TALON_LEVEL_CLUB_1, 0, 0, 0, {0}};
    talon_game *game = sit(POKER);
    talon_rng rng;
    uint32_t count;
    size_t size;

    seed_for(&rng, 95, 0);
    ck_ok(talon_player_size(TR, &budget, &size));
    ck_assert_uint_le(size, TALON_PLAYER_BYTES);
#define ASK(seat, room)                                                        \
    talon_player_advise(game, seat, &budget, NULL, NULL, 0, &rng, scratch,     \
                        room, advice, TALON_PLAYER_MOVES_MAX, &count)
    ck_status(ASK(0, size), TALON_E_TURN); /* the table is to deal */
    must(deal_next(game, &rng));
    ck_status(ASK(3, size), TALON_E_SEAT);
    ck_status(ASK(0, size - 8), TALON_E_SPACE);
    ck_ok(ASK(0, size)); /* TR-15: seat 0 owes five cards before its turn */
    ck_status(talon_player_budget_of(TALON_LEVEL_CLUB_1, TR,
                                     TALON_PHASE_BETWEEN, &budget),
              TALON_E_PHASE);
    budget.level = 0;
    ck_status(ASK(0, size), TALON_E_LEVEL);
    budget.level = TALON_LEVEL_CLUB_1;
    budget.worlds = TALON_PLAYER_WORLDS_MAX + 1;
    ck_status(ASK(0, size), TALON_E_BUDGET);
#undef ASK
}
END_TEST

static talon_cards cards_of_pack(void)
{
    return cards(SPADES) | cards(CLUBS) | cards(DIAMONDS) | cards(HEARTS);
}

/* Of random hands with a given number of cards, about a quarter have a
 * percentile below 256, half have one below 512, and three quarters have one
 * below 768. */
START_TEST(percentiles_are_those_of_random_hands)
{
    uint32_t held, i, k, rank, below[3], hands = 20000;
    talon_cards pack = cards_of_pack(), hand, rest;
    talon_rng rng;

    for (held = 5; held <= 18; held++) {
        seed_for(&rng, 96, held);
        memset(below, 0, sizeof below);
        for (i = 0; i < hands; i++) {
            for (rest = pack, hand = 0; talon_cards_count(&hand) < held;) {
                talon_card drawn = talon_cards_nth(
                    &rest, talon_rng_below(&rng, talon_cards_count(&rest)));

                hand |= (talon_cards)1 << drawn;
                rest &= ~hand;
            }
            must_ok(talon_poker_best(&hand, &rank, NULL));
            for (k = 0; k < 3; k++)
                below[k] += tln_pt_percentile(rank, held) < 256 * (k + 1);
        }
        for (k = 0; k < 3; k++) { /* six standard errors, one table step */
            must(below[k] > hands * (k + 1) / 4 - 380 - hands / 64);
            must(below[k] < hands * (k + 1) / 4 + 380 + hands / 64);
        }
    }
}
END_TEST

/* Seat 0 has the ten up to the ace of spades and one more card. If it leads the
 * ten, it is sure to go out at once. If it leads the other card, it might not
 * go out. */
START_TEST(a_seat_that_can_go_out_does)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit("tripoli, players 9, first-dealer 8, poker off, "
                           "spare-hand dead");

    DEAL(game, [0] = "2D 10S JS QS KS AS");
    to_act(game, 0, TALON_PHASE_MICHIGAN);
    ck_assert_uint_eq(ask(game, 0, TALON_LEVEL_EXPERT_1, 0, 1, advice), 2);
    ck_assert_uint_eq(advice[0].next_move.cards, cards("10S"));
    ck_assert_uint_eq(advice[0].chance, TALON_CERTAIN);
    ck_assert_uint_eq(advice[0].chance_of, TALON_CHANCE_GOES_OUT);
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_GOES_OUT);
    ck_assert_uint_lt(advice[1].chance, TALON_CERTAIN);
    play(game, "0 play 10S");
}
END_TEST

/* TR-18: the player bets with a straight flush, raises with a royal flush, and
 * folds a bad hand. */
START_TEST(tr_18_a_clear_hand_bets_raises_or_folds)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL, [1] = "2S 3S 4S 5S 6S 7S 8S 9S 3C 5C 9C QC AC",
         [2] = "2C 4C 6D 7D 9D JD 2H 3H 5H 8H 10H QH KH");
    play_while(game, TALON_PHASE_SELECT_HAND); /* the first five cards */
    ck_assert_uint_eq(best(game, 1, TALON_LEVEL_EXPERT_1).kind, TALON_KIND_BET);
    ck_assert_uint_eq(best(game, 1, TALON_LEVEL_NOVICE_1).kind, TALON_KIND_BET);
    play(game, "1 bet 10");
    ask(game, 2, TALON_LEVEL_EXPERT_1, 0, 1, advice);
    ck_assert_uint_eq(advice[0].next_move.kind, TALON_KIND_FOLD);
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_BAD_PRICE);
    play(game, "2 fold");
    ask(game, 0, TALON_LEVEL_EXPERT_1, 0, 1, advice);
    ck_assert_uint_eq(advice[0].next_move.kind, TALON_KIND_RAISE_BY);
    ck_assert_int_eq(advice[0].next_move.amount, 10);
    ck_assert_uint_eq(advice[0].chance, TALON_CERTAIN);
    ck_assert_uint_eq(advice[0].chance_of, TALON_CHANCE_BEST_HAND);
}
END_TEST

/* TR-33: a seat that cannot pay a whole bet may call with the chips that it
 * has, and plays for that part of the pot. */
START_TEST(tr_33_a_short_stack_calls_with_what_it_has)
{
    talon_game *game = sit(POKER ", bankroll 12");

    DEAL(game, [0] = ROYAL, [1] = "2S 3S 4S 5S 6S 7S 8S 9S");
    play_while(game, TALON_PHASE_SELECT_HAND);
    play(game, "1 bet 3, 2 fold");
    ck_assert_uint_eq(best(game, 0, TALON_LEVEL_EXPERT_1).kind,
                      TALON_KIND_CALL_BET);
}
END_TEST

/* TR-10: a hand with five pay cards is not swapped for an unknown hand. */
START_TEST(tr_10_pay_cards_are_kept)
{
    uint32_t level;
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "10H JH QH KH AH");
    to_act(game, 0, TALON_PHASE_SPARE);
    for (level = 1; level <= talon_level_count(); level++)
        ck_assert_uint_ne(best(game, 0, level).kind, TALON_KIND_SWAP);
    ck_assert_uint_eq(best(game, 0, TALON_LEVEL_NOVICE_1).kind,
                      TALON_KIND_KEEP);
    ck_assert_uint_eq(best(game, 0, TALON_LEVEL_EXPERT_1).kind,
                      TALON_KIND_AUCTION);
}
END_TEST

/* TR-10, TR-11: seat 0 has no pay card, and low cards of all suits seldom end a
 * run. So it swaps its hand, and auctions the one that it laid down. Seat 1
 * passes: a hand that another seat did not want is not worth an offer. */
START_TEST(tr_10_a_worthless_hand_is_swapped)
{
    talon_game *game = sit("tripoli, players 4");

    DEAL(game, [0] = "2S 4S 6S 3C 5C 7C 2D 4D 3H 5H");
    ck_assert_uint_eq(best(game, 0, TALON_LEVEL_EXPERT_1).kind,
                      TALON_KIND_SWAP);
    play(game, "0 swap");
    ck_assert_uint_eq(best(game, 0, TALON_LEVEL_EXPERT_1).kind,
                      TALON_KIND_AUCTION);
    play(game, "0 auction");
    ck_assert_uint_eq(best(game, 1, TALON_LEVEL_EXPERT_1).kind,
                      TALON_KIND_PASS);
}
END_TEST

/* TR-9: with the five highest spades, a seat offers for the right to name the
 * pay suit, and names spades. */
START_TEST(tr_09_a_seat_offers_for_its_best_suit_and_names_it)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit("pay-suit");

    DEAL(game, [0] = ROYAL);
    to_act(game, 0, TALON_PHASE_PAY_AUCTION);
    ck_assert_uint_eq(best(game, 0, TALON_LEVEL_EXPERT_1).kind,
                      TALON_KIND_OFFER);
    play(game, "0 offer 1, 1 pass, 2 pass, 3 pass, 4 pass");
    ck_assert_uint_eq(ask(game, 0, TALON_LEVEL_EXPERT_1, 0, 1, advice), 4);
    ck_assert_uint_eq(advice[0].next_move.denomination, TALON_SUIT_SPADES);
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_PAYS_MOST);
}
END_TEST

/* TR-15: with four aces and two kings, the seat chooses as the fifth card the
 * king that everybody saw in phase one. */
START_TEST(tr_15_a_card_that_was_seen_before_is_chosen)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit("tripoli, spare-hand dead");

    DEAL(game, [1] = "AS AC AD AH KS KH");
    ask(game, 1, TALON_LEVEL_EXPERT_1, 0, 1, advice);
    ck_assert_uint_eq(advice[0].next_move.cards, cards("AS AC AD AH KH"));
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_SHOWS_LEAST);
    ck_assert_uint_eq(best(game, 1, TALON_LEVEL_CASUAL_1).cards,
                      cards("AS AC AD AH KS"));
}
END_TEST

/* Asks why a move is not the best. */
static void ask_why(const talon_game *game, uint32_t level, const char *text,
                    talon_advice *first, talon_advice *other)
{
    talon_player_budget budget = {level, 0, 0, 0, {0}};
    talon_move asked = read_move(game, text);
    talon_rng rng;

    seed_for(&rng, 97, 1);
    ck_ok(talon_player_why(game, asked.seat, &budget, NULL, NULL, 0, &rng,
                           scratch, sizeof scratch, &asked, first, other));
    ck_assert_mem_eq(&other->next_move, &asked, sizeof asked);
}

/* TR-15: of the 462 sets of five cards, several are as good as the best, and
 * the others are worse. */
START_TEST(tr_15_no_five_of_many_are_the_only_ones)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX], first, other;
    talon_game *game = sit("tripoli, spare-hand dead, players 4");
    uint32_t level, legal;

    DEAL(game, [1] = "AS AC AD AH KS KC 3S 5C 7D 9D 4H");
    ck_ok(talon_game_seat_move_count(game, 1, &legal));
    ck_assert_uint_eq(legal, 462);
    for (level = 1; level <= talon_level_count(); level++) {
        ask(game, 1, level, 0, 1, advice);
        ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_BEST_FIVE);
        ask_why(game, level, "1 select AS AC AD AH KC", &first, &other);
        ck_assert_uint_eq(other.reason, TALON_ADVICE_EQUAL);
        ck_assert_int_eq(other.worth, first.worth);
        ask_why(game, level, "1 select AS AC AD AH 9D", &first, &other);
        ck_assert_uint_eq(first.reason, TALON_ADVICE_BEST_FIVE);
        ck_assert_uint_eq(other.reason, TALON_ADVICE_LESS);
        ck_assert_int_eq(other.worth, 0);
        ck_assert_uint_eq(other.is_estimate, 0);
    }
}
END_TEST

/* TR-10: the lowest level never swaps its hand, and does not say that the spare
 * hand is worse where it is not. */
START_TEST(tr_10_a_hand_that_is_kept_anyway_is_not_said_to_be_better)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit("tripoli, players 4");

    DEAL(game, [0] = "2S 4S 6S 3C 5C 7C 2D 4D 3H 5H");
    ck_assert_uint_eq(ask(game, 0, TALON_LEVEL_NOVICE_1, 0, 1, advice), 1);
    ck_assert_uint_eq(advice[0].next_move.kind, TALON_KIND_KEEP);
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_RULE);
    ck_assert_uint_eq(advice[0].is_estimate, 0);
    ck_assert_uint_eq(advice[0].worlds, 0);
    ask_why(game, TALON_LEVEL_NOVICE_1, "0 swap", &advice[0], &advice[1]);
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_RULE);
    ck_assert_uint_eq(advice[1].reason, TALON_ADVICE_NOT_COMPARED);
    game = sit("tripoli");
    DEAL(game, [0] = "10H JH QH KH AH");
    ask(game, 0, TALON_LEVEL_NOVICE_1, 0, 1, advice);
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_SPARE_WORSE);
}
END_TEST

/* TR-10, TR-11: what an auction may bring is not known; what is stated of it is
 * what keeping the hand brings. A level that auctions nothing keeps its hand,
 * whatever it is asked about. */
START_TEST(tr_11_an_auction_is_worth_what_keeping_is)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit("tripoli");
    uint32_t count, i;

    DEAL(game, [0] = "10H JH QH KH AH");
    count = ask(game, 0, TALON_LEVEL_EXPERT_1, 0, 1, advice);
    ck_assert_uint_eq(advice[0].next_move.kind, TALON_KIND_AUCTION);
    for (i = 1; i < count; i++)
        if (advice[i].next_move.kind == TALON_KIND_KEEP)
            break;
    ck_assert_uint_lt(i, count);
    ck_assert_int_eq(advice[i].worth, advice[0].worth);
    ck_assert_uint_eq(advice[i].reason, TALON_ADVICE_EQUAL);
    ask_why(game, TALON_LEVEL_NOVICE_1, "0 auction", &advice[0], &advice[1]);
    ck_assert_uint_eq(advice[0].next_move.kind, TALON_KIND_KEEP);
}
END_TEST

/* What two offers of a seat are stated to bring, in thousandths of a chip: the
 * higher one beside the lower. */
static int64_t difference(talon_game *game, const char *low, const char *high)
{
    talon_advice first, lower, higher;

    ask_why(game, TALON_LEVEL_EXPERT_1, low, &first, &lower);
    ask_why(game, TALON_LEVEL_EXPERT_1, high, &first, &higher);
    ck_assert_uint_eq(lower.is_estimate, 1);
    ck_assert_uint_eq(higher.is_estimate, 1);
    return higher.worth - lower.worth;
}

/* TR-11: a chip more for a hand is a chip less. TR-9: with five players, a
 * fifth of a chip that is paid into the kitty is the seat's own, as of any
 * other chip there. */
START_TEST(tr_11_an_offer_costs_what_it_offers)
{
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "10H JH QH KH AH");
    play(game, "0 auction");
    ck_assert_int_eq(difference(game, "1 offer 1", "1 offer 2"), -1000);
    game = sit("pay-suit");
    DEAL(game, [0] = ROYAL);
    to_act(game, 0, TALON_PHASE_PAY_AUCTION);
    ck_assert_int_eq(difference(game, "0 offer 2", "0 offer 3"), -800);
}
END_TEST

/* TR-11: the level pays less for a hand than it is worth, so it passes although
 * an offer of a little less than that would bring something. It says so, and
 * that the pass is safer. */
START_TEST(tr_11_a_pass_is_safer_than_an_offer_that_brings_little)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint32_t seen = 0, offered, i, count;

    for (offered = 1; offered <= 12; offered++) {
        talon_game *game = sit("tripoli");

        DEAL(game, [0] = "10H JH QH KH AH", [2] = "2S 4S 6S 3C 5C 7C 2D 4D");
        play(game, "0 auction");
        play(game, "1 offer %" PRIu32, offered);
        count = ask(game, 2, TALON_LEVEL_EXPERT_1, 0, 1, advice);
        for (i = 1; i < count; i++)
            if (advice[0].next_move.kind == TALON_KIND_PASS &&
                advice[i].worth > 0) {
                ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_SAFER);
                seen++;
            } else if (advice[0].next_move.kind == TALON_KIND_PASS)
                ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_TOO_DEAR);
    }
    ck_assert_uint_gt(seen, 0);
}
END_TEST

/* TR-9: of a price for the pay suit a ninth comes back with nine players, a
 * fifth with five. No offer comes first that is stated to bring less than a
 * pass. */
START_TEST(tr_09_no_offer_that_loses_chips_comes_first)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint32_t players, offered, offers;
    int32_t seat;

    for (players = 2; players <= 9; players++) {
        for (offered = 2, offers = 0; offered <= 60; offered += 2) {
            talon_game *game = sit("pay-suit, players %" PRIu32, players);

            DEAL(game, [0] = ROYAL);
            play(game, "0 offer 1, 1 offer %" PRIu32, offered);
            while ((seat = seat_to_act(game)) != 0)
                play(game, "%d pass", (int)seat);
            ask(game, 0, TALON_LEVEL_CLUB_1, 0, 1, advice);
            if (advice[0].next_move.kind == TALON_KIND_OFFER)
                ck_assert_int_ge(advice[0].worth, 0);
            offers += advice[0].next_move.kind == TALON_KIND_OFFER;
        }
        ck_assert_uint_gt(offers, 0);
    }
}
END_TEST

/* TR-10: after a swap the dealer may not swap again, so nothing is said of what
 * the spare hand promises. */
START_TEST(tr_10_nothing_is_said_of_a_hand_that_cannot_be_had)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit("tripoli");

    DEAL(game, [0] = "10H JH QH KH AH");
    play(game, "0 swap");
    to_act(game, 0, TALON_PHASE_SPARE);
    ask(game, 0, TALON_LEVEL_CASUAL_1, 0, 1, advice);
    ck_assert_uint_eq(advice[0].next_move.kind, TALON_KIND_KEEP);
    ck_assert_uint_eq(advice[0].reason, TALON_ADVICE_RULE);
    ck_assert_uint_eq(advice[0].is_estimate, 0);
}
END_TEST

/* TR-11: after the ante of nine chips the other seat has none for an offer. */
START_TEST(tr_11_nothing_is_sold_to_seats_without_chips)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    talon_game *game = sit("tripoli, players 2, bankroll 9");
    uint32_t i, count;

    DEAL(game, [0] = "10H JH QH KH AH");
    count = ask(game, 0, TALON_LEVEL_EXPERT_1, 0, 1, advice);
    ck_assert_uint_ne(advice[0].next_move.kind, TALON_KIND_AUCTION);
    for (i = 0; i < count; i++)
        ck_assert_uint_ne(advice[i].reason, TALON_ADVICE_SELLS);
}
END_TEST

/* TR-18: the price of a call is compared with the chance that is stated, also
 * in a pot of 36 million chips: to call 8 million costs 18 percent of it. */
START_TEST(tr_18_the_price_of_a_call_is_that_of_the_whole_pot)
{
    static talon_advice advice[TALON_PLAYER_MOVES_MAX];
    uint32_t deal, i, count, near = 0;

    for (deal = 0; deal < 200; deal++) {
        talon_game *game =
            sit("tripoli, players 9, bet-limit 0, spare-hand dead");
        talon_tr_state state;
        talon_move move;
        talon_rng rng;
        int64_t cost, pot;

        seed_for(&rng, 1616, deal);
        ck_ok(talon_game_chance(game, &rng, NULL, 0, NULL));
        while (phase_of(game) == TALON_PHASE_SELECT_HAND) {
            move = best(game, seat_to_act(game), TALON_LEVEL_NOVICE_1);
            ck_ok(talon_game_apply(game, &move, NULL, 0, NULL));
        }
        play(game, "%d bet 1000000", (int)seat_to_act(game));
        for (i = 0; i < 7; i++)
            play(game, "%d raise 1000000", (int)seat_to_act(game));
        ck_ok(talon_tr_call_cost(game, seat_to_act(game), &cost));
        ck_ok(talon_tr_state_of(game, &state));
        pot = state.boxes[TALON_TR_BOX_POT] + cost;
        ck_assert_int_gt(pot, 1 << 24);
        count =
            ask(game, seat_to_act(game), TALON_LEVEL_NOVICE_1, 64, 1, advice);
        for (i = 0; i < count; i++) {
            int is_dear = cost * TALON_CERTAIN > pot * advice[i].chance;

            ck_assert(advice[i].reason != TALON_ADVICE_BAD_PRICE || is_dear);
            ck_assert(advice[i].reason != TALON_ADVICE_GOOD_PRICE || !is_dear);
            near += !is_dear && advice[i].chance < 3000;
        }
    }
    ck_assert_uint_gt(near, 0);
}
END_TEST

/* talon_player_why() also answers about a move that the player would not
 * consider. */
START_TEST(why_answers_about_any_legal_move)
{
    talon_player_budget budget = {TALON_LEVEL_CLUB_1, 0, 0, 0, {0}};
    talon_game *game = sit(POKER);
    talon_advice first, other;
    talon_move asked;
    talon_rng rng;

    DEAL(game, [0] = ROYAL, [1] = "2S 3S 4S 5S 6S 7S 8S 9S");
    play_while(game, TALON_PHASE_SELECT_HAND);
    play(game, "1 bet 10, 2 fold");
    seed_for(&rng, 97, 0);
    asked = read_move(game, "0 raise 3");
    ck_ok(talon_player_why(game, 0, &budget, NULL, NULL, 0, &rng, scratch,
                           sizeof scratch, &asked, &first, &other));
    ck_assert_int_eq(first.next_move.amount, 10);
    ck_assert_int_eq(other.next_move.amount, 3);
    ck_assert_int_lt(other.worth, first.worth);
    ck_assert_uint_eq(other.reason, TALON_ADVICE_LESS);
}
END_TEST

/* Fills the player's mind with worlds for a seat. */
static void imagine(const talon_game *view, int32_t seat, uint32_t worlds,
                    talon_rng *rng)
{
    static talon_player_notes notes[TALON_SEATS_MAX];
    static struct decision decision;

    decision.view = view;
    decision.seat = seat;
    decision.notes = notes;
    decision.rng = rng;
    decision.budget.worlds = worlds;
    must_ok(tln_pt_look(&decision, &mind));
    must_ok(tln_pt_imagine(&mind, 1));
}

/* Before anybody has bet, all worlds have the same weight. After a bet, worlds
 * in which the bettor has a good hand weigh more. */
START_TEST(bets_change_the_weights_of_worlds)
{
    uint64_t strong = 0, weak = 0;
    uint32_t w, strongs = 0, weaks = 0;
    talon_game *game = sit("tripoli, spare-hand dead");
    struct round round;
    talon_rng rng;

    seed_for(&rng, 98, 0);
    must(deal_next(game, &rng));
    play_while(game, TALON_PHASE_SELECT_HAND);
    imagine(view_of(game, SEAT(1)), 1, 400, &rng);
    memset(&round, 0, sizeof round);
    tln_pt_read_round(&mind, &round);
    tln_pt_weigh_by_bets(&mind, &round, 0);
    for (w = 1; w < mind.worlds; w++)
        ck_assert_uint_eq(mind.world[w].weight, mind.world[0].weight);

    play(game, "1 bet 10");
    imagine(view_of(game, SEAT(2)), 2, 400, &rng);
    memset(&round, 0, sizeof round);
    tln_pt_read_round(&mind, &round);
    tln_pt_weigh_by_bets(&mind, &round, 0);
    for (w = 0; w < mind.worlds; w++) { /* seat 1 is the last player of five */
        if (talon_poker_category(mind.world[w].rank[4]) >=
            TALON_POKER_THREE_OF_A_KIND) {
            strong += mind.world[w].weight;
            strongs++;
        } else if (talon_poker_category(mind.world[w].rank[4]) <=
                   TALON_POKER_PAIR) {
            weak += mind.world[w].weight;
            weaks++;
        }
    }
    ck_assert_uint_gt(strongs, 20);
    ck_assert_uint_gt(weaks, 20);
    ck_assert_uint_gt(strong * weaks, 2 * weak * strongs);
}
END_TEST

/* Seat 1 has led a nine, which is more likely from a hand without lower cards.
 * So worlds in which it has no lower card weigh more. */
START_TEST(leads_change_the_weights_of_worlds)
{
    uint64_t low = 0, high = 0;
    uint32_t w, lows = 0, highs = 0;
    talon_game *game = sit("tripoli, players 4, poker off, spare-hand dead");
    talon_rng rng;

    seed_for(&rng, 99, 0);
    DEAL(game, [1] = "9S AS 10C JC 10D JD QD 10H JH KH");
    play(game, "1 play 9S");
    imagine(view_of(game, SEAT(0)), 0, 2000, &rng);
    tln_pt_weigh_by_leads(&mind);
    for (w = 0; w < mind.worlds; w++) { /* seat 1 is player 1 */
        uint64_t below = mind.world[w].hand[1] & 0x007F007F007F007F;
        uint32_t suits = (below >> 16 & LANE) != 0;

        suits += (below >> 32 & LANE) != 0;
        suits += (below >> 48 & LANE) != 0;
        if (suits == 3) {
            low += mind.world[w].weight;
            lows++;
        } else if (suits == 0) {
            high += mind.world[w].weight;
            highs++;
        }
    }
    ck_assert_uint_gt(lows, 100);
    ck_assert_uint_gt(highs, 0);
    ck_assert_uint_gt(high * lows, low * highs);
}
END_TEST

/* If the notes say that a seat always calls, the player assumes that it does.
 * For a seat without notes, the player keeps its first guess. */
START_TEST(notes_replace_the_first_guess)
{
    talon_player_notes notes[TALON_SEATS_MAX];
    struct decision decision = {.seat = 0, .notes = notes};
    talon_game *game = sit("tripoli, spare-hand dead");
    struct round round;
    talon_rng rng;

    memset(notes, 0, sizeof notes);
    notes[1].checks = 20;
    notes[1].calls = 20;
    notes[2].bets = 15;
    notes[2].checks = 5;
    notes[2].raises = 10;
    notes[2].calls = 10;
    seed_for(&rng, 100, 0);
    must(deal_next(game, &rng));
    decision.view = view_of(game, SEAT(0));
    decision.rng = &rng;
    ck_ok(tln_pt_look(&decision, &mind));
    memset(&round, 0, sizeof round);
    tln_pt_read_round(&mind, &round);
    ck_assert_uint_eq(round.prior[3][0], round.prior[4][0]);
    ck_assert_uint_gt(round.prior[1][0], 2 * round.prior[3][0]);
    ck_assert_uint_lt(round.prior[2][0], round.prior[3][0]);
    ck_assert_uint_gt(round.prior[2][2], round.prior[3][2]);
}
END_TEST

SUITE(player_tripoli)
TEST(tr_23_the_model_of_runs_agrees_with_the_library)
TEST(moves_are_legal_under_any_rules)
TEST(hidden_cards_do_not_change_the_advice)
TEST(tampered_views_are_answered_or_refused)
TEST(advice_that_cannot_be_given_is_refused)
TEST(percentiles_are_those_of_random_hands)
TEST(a_seat_that_can_go_out_does)
TEST(tr_18_a_clear_hand_bets_raises_or_folds)
TEST(tr_33_a_short_stack_calls_with_what_it_has)
TEST(tr_10_pay_cards_are_kept)
TEST(tr_10_a_worthless_hand_is_swapped)
TEST(tr_09_a_seat_offers_for_its_best_suit_and_names_it)
TEST(tr_15_a_card_that_was_seen_before_is_chosen)
TEST(tr_15_no_five_of_many_are_the_only_ones)
TEST(tr_10_a_hand_that_is_kept_anyway_is_not_said_to_be_better)
TEST(tr_11_an_auction_is_worth_what_keeping_is)
TEST(tr_11_an_offer_costs_what_it_offers)
TEST(tr_09_no_offer_that_loses_chips_comes_first)
TEST(tr_10_nothing_is_said_of_a_hand_that_cannot_be_had)
TEST(tr_11_nothing_is_sold_to_seats_without_chips)
TEST(tr_18_the_price_of_a_call_is_that_of_the_whole_pot)
TEST(tr_11_a_pass_is_safer_than_an_offer_that_brings_little)
TEST(why_answers_about_any_legal_move)
TEST(bets_change_the_weights_of_worlds)
TEST(leads_change_the_weights_of_worlds)
TEST(notes_replace_the_first_guess)
END_SUITE
