/* SPDX-License-Identifier: MIT */
/*
 * Matches of Five Hundred. The result of a table is the mean, over the seats of
 * the first player, of the seat's score less the mean score of the other sides'
 * seats; with two sides that is the difference between the sides. It is kept in
 * units of 1 / UNIT points, so that it is an integer for up to six seats. The
 * result of a deal is the sum over its turns, that is, over the rotations of
 * the players.
 */
#include "five_hundred.h"
#include "chances.h"
#include "fh_habits.h"
#include "fh_loss.h"
#include "fh_misere.h"
#include "notes.h"
#include "told.h"
#include "../reference_players/fh_look.h"
#include <stdlib.h>
#include <string.h>

enum {
    UNIT = 120,
    MOVES_MAX = 2000, /* in a hand */
    HANDS_MAX = 1000  /* in a game */
};

const char *letter_of(const struct table *table, int32_t seat)
{
    static const char letters[PLAYERS_MAX][2] = {"a", "b", "c", "d",
                                                 "e", "f", "g", "h"};

    return letters[letter_at(table->contest, table->turn, (uint32_t)seat)];
}

void count_for(const struct table *table, int32_t seat, const char *name,
               int64_t value)
{
    sums_add2(table->sums, letter_of(table, seat), name, value);
}

/* The points of a seat less the mean of the points of the other sides' seats,
 * in units of 1 / UNIT points. */
static int64_t beside_others(const struct table *table, uint32_t seat,
                             const int64_t *points)
{
    uint32_t other, side = 0;
    int64_t others = 0, sum = 0;

    talon_rules_side(&table->contest->rules, (int32_t)seat, &side);
    for (other = 0; other < table->contest->seat_count; other++) {
        if ((side >> other & 1) == 0) {
            sum += points[other];
            others++;
        }
    }
    return UNIT * points[seat] - UNIT / others * sum;
}

static int64_t result_of(const struct table *table, const int64_t *points)
{
    int64_t result = 0, seats = 0;
    uint32_t seat;

    for (seat = 0; seat < table->contest->seat_count; seat++) {
        if (letter_at(table->contest, table->turn, seat) == 0) {
            result += beside_others(table, seat, points);
            seats++;
        }
    }
    return result / seats;
}

/* Opens a table before its first deal, with fresh generators for the seats and
 * the cards. */
static int open_table(struct table *table, void *memory,
                      const talon_rules *rules, talon_rng *cards)
{
    uint32_t seat;

    told_table(table->deal, table->turn);
    seed_cards(table->contest, table->deal, cards);
    for (seat = 0; seat < table->contest->seat_count; seat++) {
        seed_seat(table->contest, table->deal, seat, table->rng + seat);
        table->persona[seat] = persona_of(table->contest, table->deal, seat);
    }
    table->chance = NO_CHANCE;
    return talon_game_init(memory, TALON_GAME_BYTES_MAX, rules, &table->game);
}

/* Makes the rules of a deal. The first dealer changes with the number of the
 * deal. */
static void rules_of_deal(const struct contest *contest, uint64_t deal,
                          talon_rules *rules)
{
    *rules = contest->rules;
    rules->value[TALON_FH_OPTION_FIRST_DEALER] =
        (int32_t)(deal % contest->seat_count);
    if (contest->misere)
        allow_misere(rules);
}

static int holds_joker(const struct turn *turn)
{
    talon_cards hand = 0;

    talon_game_cards(turn->view, (uint32_t)turn->seat, &hand, NULL);
    return fh_jokers(hand) != 0;
}

static void make_move(struct table *table, int32_t seat)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count = 0;
    struct turn turn;

    look_beside(table, seat);
    ask(table->contest, letter_at(table->contest, table->turn, (uint32_t)seat),
        table->game, seat, table->rng + seat, table->persona[seat], &turn);
    if (turn.move.kind == TALON_KIND_BID) {
        table->chance = turn.chance;
        table->has_joker = holds_joker(&turn);
    }
    count_habits(table, &turn);
    chances_state(table->contest,
                  letter_at(table->contest, table->turn, (uint32_t)seat),
                  table->game, &turn);
    told_move(table->game, &turn.move);
    talon_game_apply(table->game, &turn.move, events, TALON_EVENTS_MAX, &count);
    notes_see(events, count);
}

/* Plays a hand, from the deal to its end. */
static void play_hand(struct table *table, talon_rng *cards)
{
    talon_event events[TALON_EVENTS_MAX];
    int32_t over = 0, seat = 0, makeable = -1;
    uint32_t moves, count = 0;

    table->chance = NO_CHANCE;
    memset(table->beside, 0, sizeof table->beside);
    talon_game_chance(table->game, cards, events, TALON_EVENTS_MAX, &count);
    notes_see(events, count);
    told_hand();
    if (table->contest->misere) {
        force_misere(table);
        makeable = is_makeable(table);
    }
    for (moves = 0; moves < MOVES_MAX; moves++) {
        talon_game_deal_over(table->game, &over);
        talon_game_to_act(table->game, &seat);
        if (over || seat < 0)
            break;
        make_move(table, seat);
    }
    if (moves == MOVES_MAX)
        give_up("a hand does not end");
    chances_settle(table->game);
    count_contract(table);
    count_misere(table, makeable);
    if (table->contest->exact)
        count_loss(table);
}

static int64_t play_deal_once(const struct contest *contest, uint64_t deal,
                              uint32_t turn, struct sums *sums)
{
    static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    struct table table = {
        .contest = contest, .sums = sums, .deal = deal, .turn = turn};
    int64_t points[TALON_SEATS_MAX];
    talon_rules rules;
    talon_rng cards;

    rules_of_deal(contest, deal, &rules);
    open_table(&table, memory, &rules, &cards);
    play_hand(&table, &cards);
    talon_game_returns(table.game, points, TALON_SEATS_MAX, NULL);
    return result_of(&table, points);
}

/* The first player's share of a win: UNIT if all winners are its seats. If
 * nobody has won, the win is divided among all seats. */
static int64_t share_of_win(const struct table *table)
{
    uint32_t count = table->contest->seat_count, winners = 0, seat;
    int64_t won = 0, all = 0;

    talon_game_winners(table->game, &winners);
    if (winners == 0)
        winners = ((uint32_t)1 << count) - 1;
    for (seat = 0; seat < count; seat++) {
        if (winners >> seat & 1) {
            won += letter_at(table->contest, table->turn, seat) == 0;
            all++;
        }
    }
    return UNIT * won / all;
}

/* Plays a game from 0–0 to its end. */
static int64_t play_game_once(const struct contest *contest, uint64_t deal,
                              uint32_t turn, struct sums *sums)
{
    static uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    struct table table = {
        .contest = contest, .sums = sums, .deal = deal, .turn = turn};
    uint32_t phase = 0, hands;
    talon_rules rules;
    talon_rng cards;

    rules_of_deal(contest, deal, &rules);
    open_table(&table, memory, &rules, &cards);
    for (hands = 0; hands < HANDS_MAX && phase != TALON_PHASE_OVER; hands++) {
        play_hand(&table, &cards);
        talon_game_phase(table.game, &phase);
    }
    if (phase != TALON_PHASE_OVER)
        give_up("a game does not end");
    sums_add(sums, "hands", hands);
    return share_of_win(&table);
}

/* --notes: plays the hands of which notes are taken. They do not count. */
static void take_notes(const struct contest *contest, uint64_t deal)
{
    static struct sums unused;
    uint32_t turn, i;

    for (turn = 0; turn < turns_of(contest); turn++) {
        if (!notes_open(contest, deal, turn))
            continue;
        for (i = 0; i < contest->notes; i++)
            play_deal_once(contest, notes_deal(contest, deal, i), turn,
                           &unused);
        notes_keep();
        chances_note(&unused);
        memset(&unused, 0, sizeof unused);
    }
}

static void play(const struct contest *contest, uint64_t deal,
                 struct sums *sums)
{
    uint32_t turn, turns = turns_of(contest);
    int64_t result = 0;

    take_notes(contest, deal);
    for (turn = 0; turn < turns; turn++) {
        notes_open(contest, deal, turn);
        result += contest->games ? play_game_once(contest, deal, turn, sums)
                                 : play_deal_once(contest, deal, turn, sums);
    }
    sums_add(sums, contest->games ? "games" : "points", result);
    chances_note(sums);
}

static int prepare(struct contest *contest)
{
    int32_t players = contest->rules.value[TALON_FH_OPTION_PLAYERS];

    if (contest->seats[0] == '\0')
        strcpy(contest->seats, players == 4   ? "abab"
                               : players == 6 ? "ababab"
                               : players == 2 ? "ab"
                                              : "a");
    if (players == 6 && strcmp(contest->seats, "ababab") == 0 &&
        contest->rules.value[TALON_FH_OPTION_SIX_SIDES] ==
            TALON_FH_SIX_SIDES_THREE)
        strcpy(contest->seats, "abbabb");
    return 1;
}

static void report(const struct contest *contest, const struct sums *sums,
                   struct report *report)
{
    double turns = turns_of(contest);

    report_mean(report, "points", "points per deal", sums_find(sums, "points"),
                UNIT * turns);
    report_mean(report, "wins", "games won, percent", sums_find(sums, "games"),
                UNIT * turns / 100);
    report_mean(report, "hands", "hands in a game", sums_find(sums, "hands"),
                1);
    report_contracts(contest, sums, report);
    report_misere(contest, sums, report);
    report_loss(contest, sums, report);
    report_habits(contest, sums, report);
}

const struct discipline five_hundred_discipline = {
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .prepare = prepare,
    .play = play,
    .report = report,
};
