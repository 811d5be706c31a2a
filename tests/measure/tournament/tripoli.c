/* SPDX-License-Identifier: MIT */
/*
 * Matches of Tripoli, counted in packs.
 *
 * A pack is dealt once in every turn (rotation of the players), with the same
 * cards and the same dealer; the dealer changes with the number of the pack.
 * What counts is how many chips more a seat wins than the others do on average.
 * Chips that stay on the board count as everybody's: with n seats, the result
 * is n / (n - 1) times the sum of the chips that the seat has won and one n-th
 * of those that the board has gained. With --session N, a pack is a session of
 * N deals.
 *
 * The values that are summed are whole numbers: n - 1 times the chips that a
 * seat has won, less the chips that the others have won. They are added up over
 * the turns of a pack first, because only packs are independent of each other.
 */
#include "chances.h"
#include "notes.h"
#include "told.h"
#include <stdlib.h>
#include <string.h>

/* The most moves in a deal; if players raise forever, the program ends. */
#define MOVES_MAX 10000000

/* What the seats of a letter have done in a pack. */
struct tally {
    int64_t worth;
    int64_t own;   /* chips */
    int64_t seats; /* counts each seat once in every deal */
    int64_t out;
    int64_t bets;
    int64_t raises;
    int64_t folds;
    int64_t betting; /* decisions while betting */
    int64_t swaps;
    int64_t sales;
    int64_t dealt; /* decisions on what to do with the spare hand */
};

static uint64_t memory[TALON_GAME_BYTES_MAX / 8];

static int prepare(struct contest *contest)
{
    if (contest->misere || contest->games || contest->exact ||
        contest->auction != NULL || contest->cards != NULL) {
        fprintf(stderr, "tournament: Tripoli has no such matches\n");
        return 0;
    }
    if (contest->seats[0] == '\0')
        strcpy(contest->seats, "a");
    return 1;
}

static void count_move(struct tally *tally, uint32_t phase,
                       const talon_move *move)
{
    tally->betting += phase == TALON_PHASE_BETTING;
    tally->bets += move->kind == TALON_KIND_BET;
    tally->raises += move->kind == TALON_KIND_RAISE_BY;
    tally->folds += move->kind == TALON_KIND_FOLD;
    tally->dealt += phase == TALON_PHASE_SPARE;
    tally->swaps += move->kind == TALON_KIND_SWAP;
}

/* Adds what a deal brought the seats of each letter. */
static void count_deal(const struct contest *contest, uint32_t turn,
                       const talon_game *game, struct tally *tallies)
{
    uint32_t n = contest->seat_count, seat;
    talon_tr_state state;
    int64_t all = 0;

    talon_tr_state_of(game, &state);
    for (seat = 0; seat < n; seat++)
        all += state.gain[seat];
    for (seat = 0; seat < n; seat++) {
        struct tally *tally = &tallies[letter_at(contest, turn, seat)];

        tally->worth += (int64_t)n * state.gain[seat] - all;
        tally->own += state.gain[seat];
        tally->seats++;
        tally->out += state.deal_winner == (int32_t)seat;
        tally->sales +=
            state.buyer != TALON_NOBODY && state.dealer == (int32_t)seat;
    }
}

/* Plays on until the deal is over. */
static void play_deal(const struct contest *contest, uint64_t deal,
                      uint32_t turn, talon_game *game, talon_rng *rng,
                      struct tally *tallies)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t moves, phase, count;
    int32_t seat, over;
    struct turn asked;

    for (moves = 0; moves < MOVES_MAX; moves++) {
        talon_game_deal_over(game, &over);
        if (over)
            break;
        talon_game_to_act(game, &seat);
        talon_game_phase(game, &phase);
        ask(contest, letter_at(contest, turn, (uint32_t)seat), game, seat,
            &rng[seat], persona_of(contest, deal, (uint32_t)seat), &asked);
        count_move(&tallies[letter_at(contest, turn, (uint32_t)seat)], phase,
                   &asked.move);
        chances_state(contest, letter_at(contest, turn, (uint32_t)seat), game,
                      &asked);
        told_move(game, &asked.move);
        if (talon_game_apply(game, &asked.move, events, TALON_EVENTS_MAX,
                             &count) < 0)
            break;
        notes_see(events, count);
    }
    if (moves == MOVES_MAX)
        give_up("a deal does not end");
    count_deal(contest, turn, game, tallies);
    chances_settle(game);
}

static void play_turn(const struct contest *contest, uint64_t deal,
                      uint32_t turn, struct tally *tallies)
{
    talon_event events[TALON_EVENTS_MAX];
    talon_rng rng[TALON_SEATS_MAX], pack;
    uint32_t seat, deals, count;
    talon_rules rules = contest->rules;
    talon_game *game;

    talon_rules_set(&rules, TALON_TR_OPTION_FIRST_DEALER,
                    (int32_t)(deal % contest->seat_count));
    if (talon_game_init(memory, sizeof memory, &rules, &game) < 0)
        exit(1);
    seed_cards(contest, deal, &pack);
    for (seat = 0; seat < contest->seat_count; seat++)
        seed_seat(contest, deal, seat, &rng[seat]);
    told_table(deal, turn);
    for (deals = 0; deals == 0 || deals < contest->session; deals++) {
        if (talon_game_chance(game, &pack, events, TALON_EVENTS_MAX, &count) <
            0)
            break; /* too few seats have chips left */
        notes_see(events, count);
        told_hand();
        play_deal(contest, deal, turn, game, rng, tallies);
    }
}

static void add(struct sums *sums, uint32_t letter, const char *name,
                int64_t value)
{
    char group[2] = {(char)('a' + letter), '\0'};

    sums_add2(sums, group, name, value);
}

/* --notes: plays the deals of which notes are taken. They do not count. */
static void take_notes(const struct contest *contest, uint64_t deal)
{
    static struct sums unused;
    struct tally tallies[PLAYERS_MAX];
    uint32_t turn, i;

    memset(tallies, 0, sizeof tallies);
    for (turn = 0; turn < turns_of(contest); turn++) {
        if (!notes_open(contest, deal, turn))
            continue;
        for (i = 0; i < contest->notes; i++)
            play_turn(contest, notes_deal(contest, deal, i), turn, tallies);
        notes_keep();
        chances_note(&unused);
        memset(&unused, 0, sizeof unused);
    }
}

static void play(const struct contest *contest, uint64_t deal,
                 struct sums *sums)
{
    struct tally tallies[PLAYERS_MAX];
    uint32_t turn, letter;

    take_notes(contest, deal);
    memset(tallies, 0, sizeof tallies);
    for (turn = 0; turn < turns_of(contest); turn++) {
        notes_open(contest, deal, turn);
        play_turn(contest, deal, turn, tallies);
    }
    for (letter = 0; letter < PLAYERS_MAX; letter++) {
        const struct tally *tally = &tallies[letter];

        if (tally->seats == 0)
            continue;
        add(sums, letter, "worth", tally->worth);
        add(sums, letter, "own", tally->own);
        add(sums, letter, "seats", tally->seats);
        add(sums, letter, "out", tally->out);
        add(sums, letter, "bets", tally->bets);
        add(sums, letter, "raises", tally->raises);
        add(sums, letter, "folds", tally->folds);
        add(sums, letter, "betting", tally->betting);
        add(sums, letter, "swaps", tally->swaps);
        add(sums, letter, "sales", tally->sales);
        add(sums, letter, "dealt", tally->dealt);
    }
    chances_note(sums);
}

/* Prints the figures of a letter, as means per seat and deal. */
static void report_letter(const struct contest *contest,
                          const struct sums *sums, uint32_t letter,
                          struct report *report)
{
    static const char *const rows[][2] = {
        {"worth", "chips over the mean of the others"},
        {"own", "own chips"},
        {"out", "goes out"},
        {"bets", "bets"},
        {"raises", "raises"},
        {"folds", "folds"},
        {"betting", "decisions in the betting"},
        {"swaps", "swaps"},
        {"sales", "hands sold"},
    };
    char name[SUM_NAME_MAX], title[512];
    const struct sum *seats;
    double unit;
    uint32_t i;

    snprintf(name, sizeof name, "%c.seats", (char)('a' + letter));
    seats = sums_find(sums, name);
    if (seats == NULL || seats->total == 0)
        return;
    snprintf(title, sizeof title, "%c: %s", (char)('a' + letter),
             contest->player[letter]->name);
    report_title(report, title);
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        snprintf(name, sizeof name, "%c.%s", (char)('a' + letter), rows[i][0]);
        unit = sum_mean(seats);
        if (i == 0)
            unit *= contest->seat_count - 1;
        report_mean(report, name, rows[i][1], sums_find(sums, name), unit);
    }
    chances_report(sums, letter, report);
}

static void report(const struct contest *contest, const struct sums *sums,
                   struct report *report)
{
    uint32_t letter;

    for (letter = 0; letter < PLAYERS_MAX; letter++)
        report_letter(contest, sums, letter, report);
}

const struct discipline tripoli_discipline = {
    .game_id = TALON_GAME_TRIPOLI,
    .prepare = prepare,
    .play = play,
    .report = report,
};
