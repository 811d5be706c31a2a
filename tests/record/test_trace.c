/* SPDX-License-Identifier: MIT */
/* Annotations: what a trace says at each point, checked and skipped; and games
 * written as traces and read back, the same to the byte. */
#include "common/table.h"

static talon_status read_line(struct table *table, const char *line,
                              uint32_t check, talon_text_position *place)
{
    return talon_record_read_line(table->game, line, strlen(line), check, NULL,
                                  0, NULL, place);
}

/* Asserts that annotations hold, and that checking them does not change the
 * game. */
static void hold(struct table *table, const char *const *line, size_t count)
{
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    talon_text_position place;
    size_t i;

    memcpy(before, table->game, table->size);
    for (i = 0; i < count; i++) {
        talon_status status = read_line(table, line[i], 1, &place);

        ck_assert_msg(status == TALON_OK, "%s: %s, %" PRIu32, line[i],
                      talon_status_name(status), place.column);
    }
    ck_assert_mem_eq(table->game, before, table->size);
}

struct wrong {
    const char *line;
    uint32_t column, length;
};

/* Asserts that annotations fail if they are checked, and are skipped if they
 * are not. */
static void refuse(struct table *table, talon_status expected,
                   const struct wrong *wrong, size_t count)
{
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    talon_text_position place;
    size_t i;

    memcpy(before, table->game, table->size);
    for (i = 0; i < count; i++) {
        talon_status status = read_line(table, wrong[i].line, 1, &place);

        ck_assert_msg(status == expected, "%s: %s", wrong[i].line,
                      talon_status_name(status));
        ck_assert_msg(place.line == 1 && place.column == wrong[i].column &&
                          place.length == wrong[i].length,
                      "%s: %" PRIu32 ", %" PRIu32, wrong[i].line, place.column,
                      place.length);
        ck_ok(read_line(table, wrong[i].line, 0, NULL));
    }
    ck_assert_mem_eq(table->game, before, table->size);
}

/* Writes the annotations, and asserts that their lines are these. */
static void states(const struct table *table, const char *expected)
{
    char text[TALON_RECORD_STATE_MAX];
    size_t length;

    ck_ok(talon_record_write_state(table->game, text, sizeof text, &length));
    ck_assert_str_eq(text, expected);
    ck_assert_uint_eq(length, strlen(expected));
}

#define BIDS_FROM_8S                                                           \
    " bid:8S bid:8C bid:8D bid:8H bid:8NT bid:9S bid:9C bid:9D bid:9H"         \
    " bid:9NT bid:10S bid:10C bid:10D bid:10H bid:10NT"

/* classic-3: 25 bids in the order of the Avondale schedule. Seat 1 bids 7NT,
 * and seat 2 can bid from 8S up. */
START_TEST(trace_of_an_auction_has_these_annotations)
{
    static const char *const spellings[] = {
        "= act 2",
        "=  act\t2 ",
        "=\tact 2\r\n",
        " = act 2\n",
        "= tricks 0 0 0",
        "= score 0 0 0",
        "= legal pass" BIDS_FROM_8S,
        ("= legal pass bid:8s bid:8c bid:8d bid:8h bid:8nt bid:9s bid:9c bid:9d"
         " bid:9h bid:9Nt bid:10s bid:10c bid:10D bid:10H bid:10NT"),
    };
    static const struct wrong wrong[] = {
        {"= act 1", 7, 1},
        {"= act 02", 7, 2},
        {"= act table", 7, 5},
        {"= act over", 7, 4},
        {"= act", 6, 0},
        {"= act 2 2", 9, 1},
        {"= tricks 0 0 1", 14, 1},
        {"= tricks 0 0", 13, 0},
        {"= tricks 0 0 0 0", 16, 1},
        {"= tricks 0 -0 0", 12, 2},
        {"= tricks none", 10, 4},
        {"= score 0 10 0", 11, 2},
        {"= score", 8, 0},
        {"= winners none", 3, 7}, /* valid only when the game is over */
        {"= winners 0", 3, 7},
        {"= legal", 8, 0},
        {"= legal pass", 13, 0},
        {"= legal PASS" BIDS_FROM_8S, 9, 4},
        {"= legal pass:" BIDS_FROM_8S, 9, 5},
        {"= legal pass bid:7NT" BIDS_FROM_8S, 14, 7},
        {"= legal" BIDS_FROM_8S " pass", 9, 6},
        {"= legal pass" BIDS_FROM_8S " bid:misere", 127, 10},
    };
    static const struct wrong keys[] = {
        {"=", 2, 0},
        {"= ", 3, 0},
        {"=act 2", 1, 4},
        {"== act 2", 1, 2},
        {"= Act 2", 3, 3},
        {"= acts 2", 3, 4},
        {"= chips 0 0 0", 3, 5}, /* an annotation of the other game */
        {"= boxes 0 0 0 0 0 0 0 0 0", 3, 5},
        {"= dealer 0", 3, 6},
    };
    struct table table;

    sit_table(&table, "classic-3, first-dealer 0");
    states(&table, "= act table\n= tricks 0 0 0\n= score 0 0 0\n");
    ck_status(read_line(&table, "= legal pass", 1, NULL), TALON_E_ANNOTATION);
    ck_ok(read_line(&table, "= act table", 1, NULL));
    deal_any(&table);
    states(&table, "= act 1\n= legal pass bid:6S bid:6C bid:6D bid:6H bid:6NT "
                   "bid:7S bid:7C bid:7D bid:7H bid:7NT" BIDS_FROM_8S
                   "\n= tricks 0 0 0\n= score 0 0 0\n");
    ck_ok(read_line(&table, "1 bid 7NT", 1, NULL));
    states(&table, "= act 2\n= legal pass" BIDS_FROM_8S
                   "\n= tricks 0 0 0\n= score 0 0 0\n");
    hold(&table, spellings, COUNT(spellings));
    refuse(&table, TALON_E_ANNOTATION, wrong, COUNT(wrong));
    refuse(&table, TALON_E_SYNTAX, keys, COUNT(keys));
}
END_TEST

/* Discard, partner and joker: five players with the pagat rule for the joker.
 * Seat 0 has all aces and kings, the queen of spades, and the joker; the other
 * three queens are in the kitty. */
START_TEST(trace_of_a_hand_of_five_has_these_annotations)
{
    static const char *const lines[] = {
        "0 bid 8NT",
        "1 pass",
        "2 pass",
        "3 pass",
        "4 pass",
        "= legal discard 3 of QS KS AS QC KC AC QD KD AD QH KH AH JK "
        "nominate S C D H",
        "= legal discard 3 of qs ks as qc kc ac qd kd ad qh kh ah jk "
        "nominate s c d h",
        "0 discard QC QD QH",
        /* any card that is neither the joker nor in the hand: there are no
         * bowers at no trump */
        "= legal alone call:2S call:3S call:4S call:5S call:6S call:7S call:8S "
        "call:9S call:10S call:JS call:2C call:3C call:4C call:5C call:6C "
        "call:7C call:8C call:9C call:10C call:JC call:QC call:2D call:3D "
        "call:4D call:5D call:6D call:7D call:8D call:9D call:10D call:JD "
        "call:QD call:2H call:3H call:4H call:5H call:6H call:7H call:8H "
        "call:9H call:10H call:JH call:QH",
        "0 alone",
        "= legal play:QS play:KS play:AS play:KC play:AC play:KD play:AD "
        "play:KH play:AH play:JK:S play:JK:C play:JK:D play:JK:H",
        "= legal play:qs play:ks play:as play:kc play:ac play:kd play:ad "
        "play:kh play:ah play:jk:s play:jk:c play:JK:d play:jk:H",
        "0 play AS",
        "= act 1",
        "= legal play:2S play:3S play:4S play:5S play:6S play:7S play:8S "
        "play:9S play:10S play:JS",
        "= legal play:2s play:3s play:4s play:5s play:6s play:7s play:8s "
        "play:9s play:ts play:js",
        "1 play 2S",
        "2 play 2C",
        "3 play 2D",
        "= tricks 0 0 0 0 0",
        "4 play 2H",
        "= tricks 1 0 0 0 0",
        /* FH-30: spades have been led in this hand */
        "= legal play:QS play:KS play:KC play:AC play:KD play:AD play:KH "
        "play:AH play:JK:C play:JK:D play:JK:H",
    };
    static const struct wrong wrong[] = {
        {"= legal play:QS:S", 9, 9},
        {"= legal play:QS play:KS play:KC play:AC play:KD play:AD play:KH "
         "play:AH play:JK",
         73, 7},
        {"= legal play:QS play:KS play:KC play:AC play:KD play:AD play:KH "
         "play:AH play:JK: play:JK:D play:JK:H",
         73, 8},
        {"= legal play:QS play:KS play:KC play:AC play:KD play:AD play:KH "
         "play:AH play:JK:S",
         73, 9},
        {"= legal play:KS", 9, 7},
        {"= legal PLAY:QS", 9, 7},
        {"= legal QS", 9, 2},
        {"= tricks 0 0 0 0 0", 10, 1},
    };
    struct table table;
    size_t i;

    sit_table(&table, "five-5, first-dealer 4");
    DEAL(table.game, "AS KS QS AC KC AD KD AH KH JK",
         "2S 3S 4S 5S 6S 7S 8S 9S 10S JS", "2C 3C 4C 5C 6C 7C 8C 9C 10C JC",
         "2D 3D 4D 5D 6D 7D 8D 9D 10D JD", "2H 3H 4H 5H 6H 7H 8H 9H 10H JH");
    for (i = 0; i < COUNT(lines); i++)
        play(table.game, "%s", lines[i]);
    refuse(&table, TALON_E_ANNOTATION, wrong, COUNT(wrong));
}
END_TEST

/* FH-21 with two jokers: the suits that may be named are listed once, whichever
 * jokers are kept. A discard without a suit is any four of the fourteen cards.
 * If a discard names one of the four suits, at least one of the two jokers is
 * kept: it is four of the twelve other cards, or three of them and a joker. */
START_TEST(fh_21_trace_of_two_jokers_counts_the_discards)
{
    struct table table;
    uint32_t count;

    sit_table(&table, "five-5, first-dealer 4, jokers 2");
    DEAL(table.game, "AS KS AC KC AD KD AH KH JL JK",
         "2S 3S 4S 5S 6S 7S 8S 9S 10S JS", "2C 3C 4C 5C 6C 7C 8C 9C 10C JC",
         "2D 3D 4D 5D 6D 7D 8D 9D 10D JD", "2H 3H 4H 5H 6H 7H 8H 9H 10H JH");
    play(table.game, "0 bid 8NT, 1 pass, 2 pass, 3 pass, 4 pass");
    states(&table,
           "= act 0\n= legal discard 4 of QS KS AS QC KC AC QD KD AD QH "
           "KH AH JL JK nominate S C D H\n= tricks 0 0 0 0 0\n"
           "= score 0 0 0 0 0\n");
    ck_ok(talon_game_move_count(table.game, &count));
    ck_assert_uint_eq(count, 1001 + 4 * 495 + 4 * 2 * 220);
}
END_TEST

/* A deal of Tripoli for three players with an auction of the pay suit, with
 * every form of `= legal`. TR-5: each of three seats antes nine chips. */
START_TEST(trace_of_a_deal_of_tripoli_has_these_annotations)
{
    static const char *const lines[] = {
        "= act 0",
        "= legal pass offer:1..1000000",
        "= chips -9 -9 -9",
        "= boxes 3 3 3 3 3 3 3 3 3",
        "0 offer 5",
        "= legal pass offer:6..1000000",
        "1 offer 999999",
        "= legal pass offer:1000000..1000000",
        "2 offer 1000000",
        "= act 0",
        "= legal pass", /* no higher offer is possible */
        "0 pass",
        "1 pass",
        "= act 2",
        "= chips -9 -9 -1000009",
        "= boxes 3 3 3 3 3 3 3 1000003 3",
        "= legal name:S name:C name:D name:H",
        "= legal name:s name:c name:d name:h",
        "2 name D",
        "= act 0",
        "= legal keep swap auction",
        "0 auction",
        "= act 1",
        "= legal pass offer:1..1000000",
        "1 pass",
        "2 pass",
        "= legal keep swap",
        "0 keep",
        "= act 1",
        "1 select 2C 3C 4C 5C 6C",
        "2 select 2D 3D 4D 5D KH",
        "0 select 2S 3S 4S 10S QD",
        "= act 1",
        "= legal check bet:1..10",
        "1 check",
        "2 bet 3",
        "= chips -9 -9 -1000012",
        "= boxes 3 3 3 3 3 3 3 1000003 6",
        "= legal fold call raise:1..10",
        "0 fold",
        "1 call",
        /* TR-19: the straight flush takes 3 + 3 + 3 */
        "= chips -9 -3 -1000012",
        "= boxes 3 3 3 3 3 3 3 1000003 0",
        "= act 1",
    };
    static const struct wrong wrong[] = {
        {"= chips -9 -3 -1000013", 15, 8},
        {"= chips 9 -3 -1000012", 9, 1},
        {"= chips -9 -3", 14, 0},
        {"= chips -9 -3 -1000012 0", 24, 1},
        {"= boxes 3 3 3 3 3 3 3 1000003 1", 31, 1},
        {"= boxes 3 3 3 3 3 3 3 1000003", 30, 0},
        {"= boxes 3 3 3 3 3 3 3 1000003 0 0", 33, 1},
        {"= act 0", 7, 1},
    };
    static const struct wrong keys[] = {
        {"= tricks 0 0 0", 3, 6},
        {"= score 0 0 0", 3, 5},
        {"= winners none", 3, 7},
    };
    struct table table;
    size_t i;

    sit_table(&table, "pay-suit, players 3");
    states(&table, "= act table\n= chips 0 0 0\n= boxes 0 0 0 0 0 0 0 0 0\n");
    DEAL(table.game, "2S 3S 4S 5S 6S 10S QD", "2C 3C 4C 5C 6C 10C AH",
         "2D 3D 4D 5D 6D 10D KH");
    for (i = 0; i < COUNT(lines); i++)
        play(table.game, "%s", lines[i]);
    refuse(&table, TALON_E_ANNOTATION, wrong, COUNT(wrong));
    refuse(&table, TALON_E_SYNTAX, keys, COUNT(keys));
}
END_TEST

/* `= winners` appears when the game is over; nobody is written as `none`. */
START_TEST(trace_of_the_end_names_the_winners)
{
    char text[TALON_RECORD_STATE_MAX], line[64], *end = line;
    struct table table;
    uint32_t winners, seat;

    sit_table(&table, "classic-3, first-dealer 0, max-deals 1, target 2000");
    while (seat_to_act(table.game) != TALON_NOBODY) {
        ck_ok(talon_record_write_state(table.game, text, sizeof text, NULL));
        ck_assert_ptr_null(strstr(text, "winners"));
        step(&table);
    }
    ck_ok(talon_game_winners(table.game, &winners));
    end += sprintf(end, "= winners");
    for (seat = 0; seat < 3; seat++)
        if (winners >> seat & 1)
            end += sprintf(end, " %" PRIu32, seat);
    ck_ok(read_line(&table, line, 1, NULL));
    ck_ok(read_line(&table, "= act over", 1, NULL));
    ck_status(read_line(&table, "= winners none", 1, NULL), TALON_E_ANNOTATION);
    ck_status(read_line(&table, "= winners", 1, NULL), TALON_E_ANNOTATION);
    ck_status(read_line(&table, "= legal", 1, NULL), TALON_E_ANNOTATION);
    ck_status(read_line(&table, "0 pass", 1, NULL), TALON_E_OVER);
    ck_status(read_line(&table, "deal 7S", 1, NULL), TALON_E_OVER);
    sprintf(end, " 2 2");
    ck_status(read_line(&table, line, 1, NULL), TALON_E_ANNOTATION);
}
END_TEST

/* A trace that is being written: a text that grows. */
struct trace {
    char *text;
    size_t length, size;
};

static void *room_for(struct trace *trace, size_t length)
{
    if (trace->length + length > trace->size) {
        trace->size = 2 * (trace->length + length);
        trace->text = realloc(trace->text, trace->size);
        ck_assert_ptr_nonnull(trace->text);
    }
    return trace->text + trace->length;
}

#define ROOM 4096

static void write_state(struct trace *trace, const struct table *table)
{
    size_t length;

    ck_ok(talon_record_write_state(table->game, room_for(trace, ROOM),
                                   TALON_RECORD_STATE_MAX, &length));
    trace->length += length;
}

/* Makes a random step and writes it. Buffers of the sizes that talon/record.h
 * promises are large enough. */
static void write_step(struct trace *trace, struct table *table)
{
    char *line = room_for(trace, ROOM);
    talon_card card[TALON_PACK_MAX];
    int32_t seat = seat_to_act(table->game);
    talon_move move;
    size_t length;
    uint32_t n;

    if (seat == TALON_TABLE &&
        talon_game_shuffle(table->game, &table->rng, card, TALON_PACK_MAX,
                           &n) == TALON_OK) {
        ck_ok(
            talon_record_write_deal(table->game, card, n, line, 512, &length));
        ck_ok(talon_game_deal(table->game, card, n, NULL, 0, NULL));
    } else {
        if (seat != TALON_TABLE ||
            talon_tr_board_shuffle(table->game, &table->rng, &move) < 0) {
            ck_ok(talon_game_move_count(table->game, &n));
            ck_ok(talon_game_move_at(table->game,
                                     talon_rng_below(&table->rng, n), &move));
        }
        ck_ok(talon_record_write_move(table->game, &move, line, 256, &length));
        ck_ok(talon_game_apply(table->game, &move, NULL, 0, NULL));
    }
    trace->length += length;
}

static void read_back(const struct trace *trace, const struct table *table)
{
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *game;
    talon_text_position place;
    talon_rules rules;
    size_t header, used;

    ck_ok(talon_rules_read(trace->text, trace->length, &rules, &header, NULL));
    ck_assert_mem_eq(&rules, &table->rules, sizeof rules);
    ck_ok(talon_game_init(memory, sizeof memory, &rules, &game));
    ck_ok(talon_record_read(game, trace->text + header, trace->length - header,
                            TALON_RECORD_CHECK, &used, &place));
    ck_assert_uint_eq(header + used, trace->length);
    ck_assert_mem_eq(game, table->game, table->size);
}

/* Random games under random rules, written with all annotations and read back
 * with all of them checked: the game is the same to the byte. */
START_TEST(trace_of_random_games_is_read_back)
{
    uint32_t place, game, i, games = games_to_play(100);
    struct trace trace = {0};
    struct table table;
    size_t length;

    for (place = 0; place < talon_games_count(); place++) {
        for (game = 0; game < games; game++) {
            sit_at_random(&table, talon_games_at(place), 3000 + game);
            trace.length = 0;
            ck_ok(talon_rules_write(&table.rules, room_for(&trace, ROOM), ROOM,
                                    &length));
            trace.length += length;
            write_state(&trace, &table);
            for (i = 0; i < 250 && seat_to_act(table.game) != TALON_NOBODY;
                 i++) {
                write_step(&trace, &table);
                write_state(&trace, &table);
            }
            read_back(&trace, &table);
        }
    }
    free(trace.text);
}
END_TEST

/* Spoils an annotation with one word more, one word fewer or one word changed:
 * it must no longer hold. */
static void spoil(struct table *table, const char *line, size_t length)
{
    char spoilt[TALON_LINE_MAX + 8];
    size_t last = length;

    snprintf(spoilt, sizeof spoilt, "%.*s x", (int)length, line);
    ck_status(read_line(table, spoilt, 1, NULL), TALON_E_ANNOTATION);
    while (line[last - 1] != ' ')
        last--;
    spoilt[last - 1] = '\0';
    if (strchr(spoilt + 2, ' ') != NULL)
        ck_status(read_line(table, spoilt, 1, NULL), TALON_E_ANNOTATION);
    snprintf(spoilt, sizeof spoilt, "%.*s", (int)length, line);
    spoilt[last] = '~';
    ck_status(read_line(table, spoilt, 1, NULL), TALON_E_ANNOTATION);
}

START_TEST(trace_with_any_spoiled_word_is_refused)
{
    char text[TALON_RECORD_STATE_MAX];
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    uint32_t place, game, i, games = games_to_play(30);
    struct table table;
    size_t length, at;

    for (place = 0; place < talon_games_count(); place++) {
        for (game = 0; game < games; game++) {
            sit_at_random(&table, talon_games_at(place), 4000 + game);
            for (i = 0; i < 150 && seat_to_act(table.game) != TALON_NOBODY;
                 i++) {
                step(&table);
                memcpy(before, table.game, table.size);
                ck_ok(talon_record_write_state(table.game, text, sizeof text,
                                               &length));
                for (at = 0; at < length; at += strcspn(text + at, "\n") + 1)
                    spoil(&table, text + at, strcspn(text + at, "\n"));
                ck_assert_mem_eq(table.game, before, table.size);
            }
        }
    }
}
END_TEST

/* Words of an annotation may be spelled in any way that means the same. Bids in
 * a suit are spelled as cards are; those at no trump are not. */
START_TEST(annotations_compare_bids_by_their_meaning)
{
    static const struct {
        const char *line;
        talon_status status;
    } lines[] = {
        {"= legal pass bid:10NT", TALON_OK},
        {"= legal pass bid:Tnt", TALON_OK},
        {"= legal pass bid:9NT", TALON_E_ANNOTATION},
        {"= legal pass bid:TH", TALON_E_ANNOTATION},
        {"= legal pass bid:misere", TALON_E_ANNOTATION},
    };
    struct table table;
    uint32_t i;

    sit_table(&table, "classic-3, first-dealer 2");
    DEAL(table.game, "");
    play(table.game, "0 bid 10H");
    for (i = 0; i < COUNT(lines); i++)
        ck_status(read_line(&table, lines[i].line, 1, NULL), lines[i].status);
}
END_TEST

/* Writes lines into buffers of every size that is too small: the call is
 * refused and gives the length, and no byte is written. */
static void write_in_all_sizes(struct table *table, const talon_move *move,
                               const talon_card *card, uint32_t count)
{
    char text[TALON_RECORD_STATE_MAX], clean[TALON_RECORD_STATE_MAX];
    size_t size, needed, length;
    talon_status status;

    memset(clean, 'x', sizeof clean);
    memset(text, 'x', sizeof text);
    for (size = 0, needed = SIZE_MAX; size < sizeof text; size++) {
        status =
            move != NULL ? talon_record_write_move(table->game, move, text,
                                                   size, &length)
            : card != NULL
                ? talon_record_write_deal(table->game, card, count, text, size,
                                          &length)
                : talon_record_write_state(table->game, text, size, &length);
        ck_assert(size == 0 || length == needed);
        needed = length;
        if (size > needed)
            break;
        ck_status(status, TALON_E_SPACE);
        ck_assert_mem_eq(text, clean, sizeof text);
    }
    ck_ok(status);
    ck_assert_uint_eq(size, needed + 1);
    ck_assert_uint_eq(strlen(text), needed);
    ck_assert_int_eq(text[needed - 1], '\n');
    ck_assert_int_eq(text[size], 'x');
}

START_TEST(trace_needs_large_enough_buffers)
{
    talon_card card[TALON_PACK_MAX];
    struct table table;
    talon_move move;
    uint32_t n, kind, i;

    for (kind = FH; kind <= TR; kind++) {
        sit_table(&table, "%s, first-dealer 0",
                  kind == FH ? "six-6" : "tripoli");
        ck_ok(talon_game_shuffle(table.game, &table.rng, card, TALON_PACK_MAX,
                                 &n));
        write_in_all_sizes(&table, NULL, card, n);
        for (i = 0; i < 60; i++) {
            write_in_all_sizes(&table, NULL, NULL, 0);
            ck_ok(talon_game_move_count(table.game, &n));
            if (n > 0) {
                ck_ok(talon_game_move_at(table.game, n - 1, &move));
                write_in_all_sizes(&table, &move, NULL, 0);
            }
            step(&table);
        }
    }
}
END_TEST

SUITE(trace)
TEST(trace_of_an_auction_has_these_annotations)
TEST(trace_of_a_hand_of_five_has_these_annotations)
TEST(fh_21_trace_of_two_jokers_counts_the_discards)
TEST(trace_of_a_deal_of_tripoli_has_these_annotations)
TEST(trace_of_the_end_names_the_winners)
TEST(trace_of_random_games_is_read_back)
TEST(trace_with_any_spoiled_word_is_refused)
TEST(annotations_compare_bids_by_their_meaning)
TEST(trace_needs_large_enough_buffers)
END_SUITE
