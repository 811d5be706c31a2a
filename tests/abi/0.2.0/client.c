/* SPDX-License-Identifier: MIT */
/* A program of the time of talon 0.2.0: it is compiled with the headers beside
 * it and knows nothing that came later. It plays hands of all presets and of a
 * few house rules, asks for everything, and prints a line for each kind of
 * answer: what, under which rules, how many answers, and a hash of them. They
 * must be the same with every later library.
 *
 *   client                  all lines
 *   client RULES WHAT       what one of them is a hash of, an answer a line
 *
 * Only what doc/abi.md promises is hashed: not samples, random moves, hashes,
 * the order of a hand, or English. Structs are hashed without their reserved
 * bytes, as they lie in memory, so the machine must be little-endian. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <talon/talon.h>

#define STEPS_MAX   2000 /* of a game */
#define GAMES       4    /* under the same rules */
#define DEALS       3    /* of a game, if it is not over before */
#define LISTED      12   /* moves looked at in each position */
#define RECORD_SIZE 262144
#define OPTIONS     30 /* of each game */
#define WHATS_MAX   64

/* The first bytes of a struct, up to a field. */
#define UP_TO(thing, field)                                                    \
    (thing), (size_t)((const char *)&(thing)->field - (const char *)(thing))

/* What is hashed: answers of one kind. */
struct sink {
    char what[32];
    uint64_t hash; /* FNV-1a */
    uint32_t count;
};

static struct sink sinks[WHATS_MAX];
static uint32_t sink_count;
static const char *told_rules, *told_what; /* of the command line, or null */
static const char *name;                   /* of the rules that are played */

static union {
    uint64_t aligned;
    unsigned char byte[3][TALON_GAME_BYTES_MAX];
} memory;
static talon_game *game, *view, *other;
static talon_rng rng;
static talon_event events[TALON_EVENTS_MAX];
static char record[RECORD_SIZE];
static size_t record_length;

static void fail(const char *what, talon_status status)
{
    fprintf(stderr, "client: %s: %s: %s\n", name, what,
            talon_status_name(status));
    exit(1);
}

static void need(const char *what, talon_status status)
{
    if (status < 0)
        fail(what, status);
}

static struct sink *sink_of(const char *what)
{
    uint32_t i;

    for (i = 0; i < sink_count; i++)
        if (strcmp(sinks[i].what, what) == 0)
            return &sinks[i];
    if (sink_count == WHATS_MAX)
        fail("too many kinds", TALON_E_SPACE);
    snprintf(sinks[i].what, sizeof sinks[i].what, "%s", what);
    sinks[i].hash = 0xCBF29CE484222325u;
    sinks[i].count = 0;
    sink_count++;
    return &sinks[i];
}

static void add(const char *what, const void *from, size_t size)
{
    const unsigned char *byte = from;
    struct sink *sink = sink_of(what);
    int tell = told_rules != NULL && strcmp(told_rules, name) == 0 &&
               strcmp(told_what, what) == 0;
    size_t i;

    sink->count++;
    for (i = 0; i < size; i++) {
        sink->hash = (sink->hash ^ byte[i]) * 0x100000001B3u;
        if (tell)
            printf("%02x", byte[i]);
    }
    if (tell)
        putchar('\n');
}

static void add_number(const char *what, int64_t number)
{
    add(what, &number, sizeof number);
}

static void add_text(const char *what, const char *text)
{
    add(what, text, strlen(text) + 1);
}

static void print_lines(void)
{
    uint32_t i;

    for (i = 0; i < sink_count; i++)
        if (told_rules == NULL)
            printf("%-20s %-16s %6" PRIu32 " %016" PRIx64 "\n", sinks[i].what,
                   name, sinks[i].count, sinks[i].hash);
    sink_count = 0;
}

/* ---- rules */

static void add_option(const talon_rules *rules, uint32_t option)
{
    char text[TALON_VALUE_TEXT_MAX];
    int32_t value, applies, low, high, step;
    uint32_t type;

    need("a value", talon_rules_get(rules, option, &value));
    add_number("rules", value);
    add_text("rules", talon_option_key(rules->game_id, option));
    need("a value's text",
         talon_rules_get_text(rules, option, text, sizeof text, NULL));
    add_text("rules", text);
    need("whether it applies", talon_rules_applies(rules, option, &applies));
    add_number("rules", applies);
    need("a range",
         talon_option_range(rules->game_id, option, &type, &low, &high, &step));
    add_number("rules", type);
    add_number("rules", step);
}

static void add_rules(const talon_rules *rules)
{
    char text[TALON_RULES_TEXT_MAX];
    talon_cards pack;
    uint32_t option, seats;
    size_t length;

    for (option = 1; option <= OPTIONS; option++)
        add_option(rules, option);
    need("rules as text", talon_rules_write(rules, text, sizeof text, &length));
    add_text("rules", text);
    need("a pack", talon_rules_pack(rules, &pack));
    add_number("rules", (int64_t)pack);
    need("seats", talon_rules_seat_count(rules, &seats));
    add_number("rules", seats);
    memcpy(record, text, length);
    record_length = length;
}

/* ---- what a game says of itself */

static void add_totals(const char *what, const talon_game *of)
{
    int64_t numbers[TALON_SEATS_MAX] = {0};
    uint32_t count = 0, seats = 0;

    add_number(what, talon_game_totals(of, numbers, TALON_SEATS_MAX, &count));
    add(what, numbers, count * sizeof numbers[0]);
    add_number(what, talon_game_returns(of, numbers, TALON_SEATS_MAX, &count));
    add(what, numbers, count * sizeof numbers[0]);
    add_number(what, talon_game_winners(of, &seats));
    add_number(what, seats);
}

static void add_snapshot(const char *what, const talon_game *of)
{
    talon_fh_state fh;
    talon_tr_state tr;
    talon_status status = talon_fh_state_of(of, &fh);

    add_number(what, status);
    if (status >= 0)
        add(what, UP_TO(&fh, reserved));
    status = talon_tr_state_of(of, &tr);
    add_number(what, status);
    if (status >= 0)
        add(what, UP_TO(&tr, reserved));
}

static void add_places(const char *what, const talon_game *of)
{
    talon_cards cards;
    uint32_t place, count;

    for (place = 0; place < 20; place++) {
        cards = 0, count = 0;
        add_number(what, talon_game_cards(of, place, &cards, &count));
        add_number(what, (int64_t)cards);
        add_number(what, count);
    }
}

static void add_state(const char *what, const talon_game *of)
{
    uint32_t number = 0;
    int32_t seat = 0;

    add_number(what, talon_game_to_act(of, &seat));
    add_number(what, seat);
    add_number(what, talon_game_owing(of, &number));
    add_number(what, number);
    add_number(what, talon_game_turn(of, &number));
    add_number(what, number);
    add_number(what, talon_game_phase(of, &number));
    add_number(what, number);
    add_number(what, talon_game_deal_count(of, &number));
    add_number(what, number);
    add_number(what, talon_game_deal_over(of, &seat));
    add_number(what, seat);
    add_number(what, talon_game_side(of, 0, &number));
    add_number(what, number);
    add_totals(what, of);
    add_snapshot(what, of);
    add_places(what, of);
}

/* ---- moves */

static void add_choices(const char *what, const talon_game *of, int32_t seat)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = 0, i;

    add_number(what, talon_game_choices_of(of, seat, choices, TALON_CHOICES_MAX,
                                           &count));
    for (i = 0; i < count; i++)
        add(what, UP_TO(&choices[i], reserved));
}

static void add_moves(uint32_t seats)
{
    talon_move moves[TALON_CHOICES_MAX + TALON_FH_BIDS_MAX];
    talon_move move;
    talon_cards concerned;
    uint32_t count = 0, index, i, seat;

    for (seat = 0; seat < seats; seat++)
        add_choices("moves", game, (int32_t)seat);
    add_choices("moves", game, TALON_TABLE);
    add_number("moves", talon_game_move_count(game, &count));
    add_number("moves", count);
    for (i = 0; i < count && i < LISTED; i++) {
        index = count <= LISTED ? i : (uint32_t)((uint64_t)i * count / LISTED);
        need("a move", talon_game_move_at(game, index, &move));
        add("moves", UP_TO(&move, reserved));
        add_number("moves", talon_game_check(game, &move, &concerned));
        need("an index", talon_game_move_index(game, &move, &index));
        add_number("moves", index);
    }
    count = 0;
    if (talon_fh_bids(game, moves, TALON_FH_BIDS_MAX, &count) >= 0)
        for (i = 0; i < count; i++)
            add("moves", UP_TO(&moves[i], reserved));
}

/* ---- scores */

static void add_scores(uint32_t seats)
{
    talon_fh_score score;
    talon_tr_pot pots[TALON_TR_SEATS_MAX + 1];
    int64_t amount = 0;
    uint32_t count = 0, i;

    if (talon_fh_last_score(game, &score) >= 0)
        add("scores", UP_TO(&score, reserved));
    if (talon_tr_pots_now(game, pots, TALON_TR_SEATS_MAX + 1, &count) >= 0)
        add("scores", pots, count * sizeof pots[0]);
    for (i = 0; i < seats; i++)
        if (talon_tr_call_cost(game, (int32_t)i, &amount) >= 0)
            add_number("scores", amount);
    add_totals("scores", game);
}

/* Scores of hands that were never played, with any number of tricks. */
static void add_score_pad(const talon_rules *rules)
{
    talon_fh_score score;
    talon_fh_hand hand;
    uint32_t i, trick, seats;

    need("seats", talon_rules_seat_count(rules, &seats));
    for (i = 0; i < 200; i++) {
        memset(&hand, 0, sizeof hand);
        hand.dealer = (int8_t)talon_rng_below(&rng, seats);
        hand.contractor = (int8_t)talon_rng_below(&rng, seats);
        hand.partner = TALON_NOBODY;
        hand.bid_tricks = (uint8_t)(6 + talon_rng_below(&rng, 5));
        hand.bid_denomination = (uint8_t)(1 + talon_rng_below(&rng, 5));
        hand.played = TALON_FH_TRICKS;
        for (trick = 0; trick < TALON_FH_TRICKS; trick++)
            hand.winner[trick] = (int8_t)talon_rng_below(&rng, seats);
        memset(&score, 0, sizeof score);
        add_number("scores", talon_fh_score_hand(rules, &hand, &score));
        add("scores", UP_TO(&score, reserved));
    }
}

/* ---- bytes */

static void add_save(const char *what, const talon_game *of)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX], again[TALON_SAVE_BYTES_MAX];
    size_t length, length_again;

    need("a save", talon_game_save(of, bytes, sizeof bytes, &length));
    add(what, bytes, length);
    need("a load", talon_game_load(other, bytes, length, NULL));
    need("a save", talon_game_save(other, again, sizeof again, &length_again));
    if (length != length_again || memcmp(bytes, again, length) != 0)
        fail("a save is another when it was loaded", TALON_E_SAVED_FIELD);
}

static void add_views(uint32_t seats, uint32_t turn)
{
    uint32_t viewer = turn % (seats + 1);

    need("a view", talon_game_redact(view, game, 1u << viewer >> 1));
    add_save("views", view);
    add_state("views", view);
    if (viewer > 0)
        add_choices("views", view, (int32_t)viewer - 1);
}

/* Changes one byte of a save and sums up which are refused, and why. */
static void add_damaged(void)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    size_t length;
    uint32_t i;

    need("a save", talon_game_save(game, bytes, sizeof bytes, &length));
    for (i = 0; i < 4; i++) {
        uint32_t at = talon_rng_below(&rng, (uint32_t)length);
        uint8_t was = bytes[at];

        bytes[at] ^= (uint8_t)(1u << talon_rng_below(&rng, 8));
        add_number("damaged", talon_game_load(other, bytes, length, NULL));
        bytes[at] = was;
    }
}

/* ---- events and records */

static void add_events(uint32_t count, uint32_t seats)
{
    char what[32];
    uint32_t i;

    for (i = 0; i < count; i++) {
        snprintf(what, sizeof what, "event:%s", talon_kind_key(events[i].kind));
        add(what, UP_TO(&events[i], reserved));
    }
    need("events", talon_events_redact(events, count,
                                       1u << talon_rng_below(&rng, seats)));
    for (i = 0; i < count; i++) {
        snprintf(what, sizeof what, "event:%s", talon_kind_key(events[i].kind));
        add(what, UP_TO(&events[i], reserved));
    }
}

static void write_line(const char *line)
{
    size_t length = strlen(line);

    add_text("records", line);
    if (record_length + length + 1 >= sizeof record)
        fail("a long record", TALON_E_SPACE);
    memcpy(record + record_length, line, length);
    record_length += length;
    record[record_length++] = '\n';
}

/* What the record says is the game that was played. */
static void read_record(const talon_rules *rules)
{
    uint8_t bytes[2][TALON_SAVE_BYTES_MAX];
    size_t offset = 0, length[2];
    talon_rules read;

    need("a header",
         talon_rules_read(record, record_length, &read, &offset, NULL));
    if (memcmp(&read, rules, sizeof read) != 0)
        fail("a header says other rules", TALON_E_RULES);
    need("a game",
         talon_game_init(memory.byte[2], TALON_GAME_BYTES_MAX, &read, &other));
    need("a record",
         talon_record_read(other, record + offset, record_length - offset,
                           TALON_RECORD_CHECK, NULL, NULL));
    need("a save",
         talon_game_save(game, bytes[0], sizeof bytes[0], &length[0]));
    need("a save",
         talon_game_save(other, bytes[1], sizeof bytes[1], &length[1]));
    add_number("records", length[0] == length[1] &&
                              memcmp(bytes[0], bytes[1], length[0]) == 0);
}

/* ---- play */

/* A move with one field changed is mostly refused. */
static void add_refusals(const talon_move *made, uint32_t seats)
{
    talon_move move = *made;
    talon_cards concerned = 0;

    switch (talon_rng_below(&rng, 6)) {
    case 0:
        move.seat = (int8_t)talon_rng_below(&rng, seats);
        break;
    case 1:
        move.amount += (int32_t)talon_rng_below(&rng, 5) - 2;
        break;
    case 2:
        move.cards = UINT64_C(1) << talon_rng_below(&rng, 64);
        break;
    case 3:
        move.denomination = (uint8_t)talon_rng_below(&rng, 9);
        break;
    case 4:
        move.kind = (uint16_t)(1 + talon_rng_below(&rng, 17));
        break;
    default:
        move.reserved[0] = 1;
    }
    add_number("refusals", talon_game_check(game, &move, &concerned));
    add_number("refusals", (int64_t)concerned);
}

static void make(const talon_move *move, uint32_t seats)
{
    char line[TALON_MOVE_TEXT_MAX];
    uint32_t count;

    add_refusals(move, seats);
    need("a line",
         talon_record_write_move(game, move, line, sizeof line, NULL));
    write_line(line);
    need("a move",
         talon_game_apply(game, move, events, TALON_EVENTS_MAX, &count));
    add_events(count, seats);
}

/* Makes a random move. Mostly it is one of the first three, which are passive,
 * so that auctions and betting come to an end. */
static void move_a_seat(uint32_t seats)
{
    talon_move move;
    uint32_t count;

    need("moves", talon_game_move_count(game, &count));
    if (count > 3 && talon_rng_below(&rng, 6) != 0)
        count = 3;
    need("a move",
         talon_game_move_at(game, talon_rng_below(&rng, count), &move));
    make(&move, seats);
}

/* The table's step: a board, a draw or a deal. */
static void move_the_table(uint32_t seats)
{
    talon_card pack[TALON_PACK_MAX];
    char line[TALON_DEAL_TEXT_MAX];
    talon_move board;
    uint32_t count, events_told;
    talon_status status =
        talon_game_shuffle(game, &rng, pack, TALON_PACK_MAX, &count);

    if (status < 0) {
        need("a board", talon_tr_board_shuffle(game, &rng, &board));
        make(&board, seats);
        return;
    }
    need("a line",
         talon_record_write_deal(game, pack, count, line, sizeof line, NULL));
    write_line(line);
    need("a deal", talon_game_deal(game, pack, count, events, TALON_EVENTS_MAX,
                                   &events_told));
    add_events(events_told, seats);
}

/* Ends a session of Tripoli, with two closing pots to play for. */
static int finish(uint32_t seats)
{
    talon_move move;

    memset(&move, 0, sizeof move);
    move.kind = TALON_KIND_FINISH;
    move.seat = TALON_TABLE;
    move.amount = 2;
    if (talon_game_check(game, &move, NULL) < 0)
        return 0;
    make(&move, seats);
    return 1;
}

static void look(uint32_t seats, uint32_t step)
{
    char text[TALON_RECORD_STATE_MAX];

    add_state("states", game);
    add_moves(seats);
    add_scores(seats);
    add_save("saves", game);
    add_views(seats, step);
    add_damaged();
    if (step % 7 == 0) {
        need("annotations",
             talon_record_write_state(game, text, sizeof text, NULL));
        add_text("records", text);
        memcpy(record + record_length, text, strlen(text));
        record_length += strlen(text);
    }
}

static void play(const talon_rules *rules, uint32_t deals)
{
    uint32_t seats, step, dealt, over;
    int32_t seat;

    need("a game",
         talon_game_init(memory.byte[0], TALON_GAME_BYTES_MAX, rules, &game));
    need("a view",
         talon_game_init(memory.byte[1], TALON_GAME_BYTES_MAX, rules, &view));
    need("a game",
         talon_game_init(memory.byte[2], TALON_GAME_BYTES_MAX, rules, &other));
    need("seats", talon_game_seat_count(game, &seats));
    for (step = 0; step < STEPS_MAX; step++) {
        look(seats, step);
        need("a turn", talon_game_to_act(game, &seat));
        need("deals", talon_game_deal_count(game, &dealt));
        need("a phase", talon_game_phase(game, &over));
        if (seat == TALON_NOBODY)
            break;
        if (seat != TALON_TABLE)
            move_a_seat(seats);
        else if (dealt < deals)
            move_the_table(seats);
        else if (over != TALON_PHASE_BETWEEN || !finish(seats))
            break;
    }
    read_record(rules);
}

/* ---- what is played */

static const struct house {
    const char *name, *preset, *options;
} houses[] = {
    {"house-1", "classic-3",
     "first-dealer 1 auction re-entry jokers 2 joker-no-trump last-lead"},
    {"house-2", "australian-4",
     "first-dealer 3 misere after-seven open-misere after-eight all-pass play"},
    {"house-3", "five-5",
     "five-partner call-card deal-pattern kitty-thrice "
     "defender-cap 460 minus loses"},
    {"house-4", "six-6", "six-sides three first-dealer 5 max-deals 2"},
    {"house-5", "tripoli",
     "players 9 bankroll 300 first-dealer 4 board per-deal"},
    {"house-6", "rummoli", "players 3 bankroll 60 pair ace-king sequence 9"},
    {"house-7", "pay-suit", "players 2 dealer-ante double spare-place first"},
};

/* Sets options from a text "option value option value". */
static void set_options(talon_rules *rules, const char *text)
{
    char word[2][32];
    int length;

    while (sscanf(text, "%31s %31s%n", word[0], word[1], &length) == 2) {
        need(word[0], talon_rules_set_text(rules, word[0], word[1]));
        text += length;
    }
    need("rules", talon_rules_check(rules, NULL, 0, NULL));
}

static void play_rules(const char *of, const talon_rules *rules,
                       uint32_t stream)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {'0', '.', '2'};
    size_t header;
    int i;

    name = of;
    need("a generator", talon_rng_seed(&rng, seed, stream));
    add_rules(rules);
    header = record_length;
    if (rules->game_id == TALON_GAME_FIVE_HUNDRED)
        add_score_pad(rules);
    for (i = 0; i < GAMES; i++) {
        record_length = header;
        play(rules, DEALS);
    }
    print_lines();
}

int main(int argc, char **argv)
{
    static const struct {
        uint32_t game_id, presets;
    } games[] = {{TALON_GAME_FIVE_HUNDRED, 7}, {TALON_GAME_TRIPOLI, 6}};
    talon_rules rules;
    uint32_t i, preset;

    if (talon_version_serves(TALON_VERSION) != 1)
        fail("this library does not serve programs of 0.2", TALON_E_ARGUMENT);
    if (argc == 3) {
        told_rules = argv[1];
        told_what = argv[2];
    }
    for (i = 0; i < sizeof games / sizeof games[0]; i++)
        for (preset = 1; preset <= games[i].presets; preset++) {
            name = talon_preset_key(games[i].game_id, preset);
            need("rules", talon_rules_init(&rules, games[i].game_id, preset));
            play_rules(name, &rules, preset);
        }
    for (i = 0; i < sizeof houses / sizeof houses[0]; i++) {
        name = houses[i].name;
        need("rules", talon_rules_init(&rules,
                                       i < 4 ? TALON_GAME_FIVE_HUNDRED
                                             : TALON_GAME_TRIPOLI,
                                       0));
        need("a preset", talon_rules_preset(&rules, houses[i].preset));
        set_options(&rules, houses[i].options);
        play_rules(houses[i].name, &rules, 100 + i);
    }
    return 0;
}
