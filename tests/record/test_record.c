/* SPDX-License-Identifier: MIT */
/* Lines of a record: every verb of both games is written, and read in all
 * spellings that are accepted; and what is refused, where and why. */
#include "common/table.h"

/* Reads a line that must be accepted. */
static void read_line(struct table *table, const char *line)
{
    talon_text_position place = {0};
    talon_status status =
        talon_record_read_line(table->game, line, strlen(line),
                               TALON_RECORD_CHECK, NULL, 0, NULL, &place);

    ck_assert_msg(status == TALON_OK, "%s: %s at column %" PRIu32, line,
                  talon_status_name(status), place.column);
    ck_assert_uint_eq(place.line, 1);
}

/* Deals a pack in which some places get certain cards, from a line of a
 * record. */
static void deal_with(struct table *table, const char *const hand[],
                      uint32_t hands)
{
    talon_cards wanted[TALON_DEAL_PLACES] = {0};
    talon_card card[TALON_PACK_MAX];
    char line[512];
    uint32_t n, i;

    for (i = 0; i < hands; i++)
        wanted[i] = cards(hand[i]);
    ck_ok(talon_game_pack_for(table->game, wanted, TALON_DEAL_PLACES, card,
                              TALON_PACK_MAX, &n));
    ck_ok(
        talon_record_write_deal(table->game, card, n, line, sizeof line, NULL));
    ck_assert_int_eq(strncmp(line, "deal ", 5), 0);
    read_line(table, line);
}

/* A step of a game: as it is written, as it may also be spelled, and as a
 * move. */
struct step {
    const char *line, *also, *set;
    int32_t amount;
    uint32_t kind;
    int32_t seat;
    uint32_t denomination;
};

/* Asserts that a line is understood as this move, and gives no sequence of
 * cards: only draws and deals give one. */
static void parse_as(const struct table *table, const char *line,
                     const talon_move *move)
{
    talon_move parsed;
    uint32_t count = 77;

    memset(&parsed, 0x55, sizeof parsed);
    ck_ok(talon_record_parse(table->game, line, strlen(line), &parsed, NULL, 0,
                             &count, NULL));
    ck_assert_mem_eq(&parsed, move, sizeof *move);
    ck_assert_uint_eq(count, 0);
}

/* Reads a move in two spellings, writes it, and makes it. */
static void take_move(struct table *table, const char *line, const char *also,
                      const talon_move *move)
{
    _Alignas(8) uint64_t spelled[TALON_GAME_BYTES_MAX / 8],
        made[TALON_GAME_BYTES_MAX / 8];
    char written[256], expected[256];
    size_t length;

    parse_as(table, line, move);
    parse_as(table, also, move);
    ck_ok(talon_record_write_move(table->game, move, written, sizeof written,
                                  &length));
    snprintf(expected, sizeof expected, "%s\n", line);
    ck_assert_str_eq(written, expected);
    ck_assert_uint_eq(length, strlen(expected));
    memcpy(spelled, table->game, table->size);
    memcpy(made, table->game, table->size);
    ck_ok(talon_record_read_line((talon_game *)spelled, also, strlen(also), 0,
                                 NULL, 0, NULL, NULL));
    ck_ok(talon_game_apply((talon_game *)made, move, NULL, 0, NULL));
    ck_assert_mem_eq(spelled, made, table->size);
    read_line(table, written);
    ck_assert_mem_eq(table->game, made, table->size);
}

static void take(struct table *table, const struct step *step)
{
    talon_move move =
        MOVE_OF(cards(step->set), step->amount, (uint16_t)step->kind,
                (int8_t)step->seat, (uint8_t)step->denomination);

    take_move(table, step->line, step->also, &move);
}

/* Five players; seat 0 bids first and holds the joker. */
static void sit_five(struct table *table)
{
    static const char *const hand[] = {
        "AS KS QS AC KC AD KD AH KH JK",  "2S 3S 4S 5S 6S 7S 8S 9S 10S JS",
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC", "2D 3D 4D 5D 6D 7D 8D 9D 10D JD",
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH",
    };

    sit_table(table, "five-5, first-dealer 4");
    /* the kitty: queens of clubs, diamonds, hearts */
    deal_with(table, hand, 5);
}

/* The verbs of Five Hundred, in a hand at no trump. */
START_TEST(record_verbs_of_five_hundred_are_read_and_written)
{
    static const struct step steps[] = {
        {"0 bid 7H", "0 bid 7h", "", 7, TALON_KIND_BID, 0, TALON_SUIT_HEARTS},
        {"1 bid misere", "1\tbid  misere ", "", 0, TALON_KIND_BID, 1,
         TALON_DENOMINATION_MISERE},
        {"2 pass", " 2 pass", "", 0, TALON_KIND_PASS, 2, 0},
        {"3 bid open-misere", "3 bid open-misere\n", "", 0, TALON_KIND_BID, 3,
         TALON_DENOMINATION_OPEN_MISERE},
        {"4 pass", "4 pass\r\n", "", 0, TALON_KIND_PASS, 4, 0},
        {"0 bid 10NT", "0 bid Tnt", "", 10, TALON_KIND_BID, 0,
         TALON_DENOMINATION_NO_TRUMP},
        {"1 pass", "1 pass\t", "", 0, TALON_KIND_PASS, 1, 0},
        {"3 pass", "3\t\tpass", "", 0, TALON_KIND_PASS, 3, 0},
        {"0 discard QC QD QH nominate H", "0 discard qh QC qd nominate h",
         "QC QD QH", 0, TALON_KIND_DISCARD, 0, TALON_SUIT_HEARTS},
        {"0 call 10H", "0 call th", "10H", 0, TALON_KIND_CALL_CARD, 0, 0},
        {"0 play AH", "0 play ah", "AH", 0, TALON_KIND_PLAY, 0, 0},
        {"1 play 10S", "1 play TS", "10S", 0, TALON_KIND_PLAY, 1, 0},
    };
    struct table table;
    uint32_t i;

    sit_five(&table);
    for (i = 0; i < COUNT(steps); i++)
        take(&table, &steps[i]);
}
END_TEST

/* The contractor keeps a joker without naming a suit for it, and names one when
 * the joker is led (FH-29). */
START_TEST(fh_29_record_has_the_suit_of_a_joker_led)
{
    static const struct step steps[] = {
        {"0 bid 8NT", "0 bid 8Nt", "", 8, TALON_KIND_BID, 0,
         TALON_DENOMINATION_NO_TRUMP},
        {"1 pass", "1 pass", "", 0, TALON_KIND_PASS, 1, 0},
        {"2 pass", "2 pass", "", 0, TALON_KIND_PASS, 2, 0},
        {"3 pass", "3 pass", "", 0, TALON_KIND_PASS, 3, 0},
        {"4 pass", "4 pass", "", 0, TALON_KIND_PASS, 4, 0},
        {"0 discard QS QC KC", "0 discard KC QC QS", "QS QC KC", 0,
         TALON_KIND_DISCARD, 0, 0},
        {"0 alone", "0 alone", "", 0, TALON_KIND_ALONE, 0, 0},
        {"0 play JK:C", "0 play jk:c", "JK", 0, TALON_KIND_PLAY, 0,
         TALON_SUIT_CLUBS},
        {"1 play 2S", "1 play 2s", "2S", 0, TALON_KIND_PLAY, 1, 0},
    };
    struct table table;
    uint32_t i;

    sit_five(&table);
    for (i = 0; i < COUNT(steps); i++)
        take(&table, &steps[i]);
}
END_TEST

/* Three players; seat 0 deals. */
static void sit_three(struct table *table, const char *changes)
{
    static const char *const hand[] = {
        "2S 3S 4S 5S 6S 10S QD",
        "2C 3C 4C 5C 6C 10C AH",
        "2D 3D 4D 5D 6D 10D KH",
    };

    sit_table(table, "pay-suit, players 3, %s", changes);
    deal_with(table, hand, 3);
}

/* The verbs of Tripoli. Seat 0 wins the poker with a straight flush. */
START_TEST(record_verbs_of_tripoli_are_read_and_written)
{
    static const struct step steps[] = {
        {"0 offer 5", "0 offer 5 ", "", 5, TALON_KIND_OFFER, 0, 0},
        {"1 offer 1000000", "1\toffer\t1000000", "", 1000000, TALON_KIND_OFFER,
         1, 0},
        {"2 pass", "2 pass", "", 0, TALON_KIND_PASS, 2, 0},
        {"0 pass", "0 pass", "", 0, TALON_KIND_PASS, 0, 0},
        {"1 name D", "1 name d", "", 0, TALON_KIND_NAME, 1,
         TALON_SUIT_DIAMONDS},
        {"0 auction", "0 auction", "", 0, TALON_KIND_AUCTION, 0, 0},
        {"1 pass", "1 pass", "", 0, TALON_KIND_PASS, 1, 0},
        {"2 pass", "2 pass", "", 0, TALON_KIND_PASS, 2, 0},
        {"0 keep", "0 keep", "", 0, TALON_KIND_KEEP, 0, 0},
        {"1 select 2C 3C 4C 10C AH", "1 select ah tc 4C 2c 3C",
         "2C 3C 4C 10C AH", 0, TALON_KIND_SELECT_HAND, 1, 0},
        {"2 select 2D 3D 4D 5D KH", "2 select 2d kh 3d 4d 5d", "2D 3D 4D 5D KH",
         0, TALON_KIND_SELECT_HAND, 2, 0},
        {"0 select 2S 3S 4S 5S 6S", "0 select 6S 5S 4S 3S 2S", "2S 3S 4S 5S 6S",
         0, TALON_KIND_SELECT_HAND, 0, 0},
        {"1 check", "1 check", "", 0, TALON_KIND_CHECK, 1, 0},
        {"2 bet 3", "2 bet 3", "", 3, TALON_KIND_BET, 2, 0},
        {"0 raise 10", "0 raise 10", "", 10, TALON_KIND_RAISE_BY, 0, 0},
        {"1 fold", "1 fold", "", 0, TALON_KIND_FOLD, 1, 0},
        {"2 call", "2 call", "", 0, TALON_KIND_CALL_BET, 2, 0},
        {"0 play 10S", "0 play ts", "10S", 0, TALON_KIND_PLAY, 0, 0},
    };
    struct table table;
    uint32_t i;

    sit_three(&table, "lead-card any");
    for (i = 0; i < COUNT(steps); i++)
        take(&table, &steps[i]);
}
END_TEST

START_TEST(record_verb_of_a_swap_is_read_and_written)
{
    static const struct step swap = {"0 swap",        "0 swap", "", 0,
                                     TALON_KIND_SWAP, 0,        0};
    struct table table;

    sit_table(&table, "tripoli");
    deal_any(&table);
    take(&table, &swap);
}
END_TEST

/* Moves of the table: the seat that buys chips, and the rank on a board. */
START_TEST(record_verbs_of_the_table_are_read_and_written)
{
    talon_move rich = {.kind = TALON_KIND_BUY, .seat = TALON_TABLE};
    talon_move first = rich;
    talon_move board = {.kind = TALON_KIND_BOARD, .seat = TALON_TABLE};
    talon_move queen = board;
    talon_move finish = {
        .kind = TALON_KIND_FINISH, .seat = TALON_TABLE, .amount = 16};
    struct table table;

    rich.other = 3;
    rich.amount = 1000000;
    first.amount = 1; /* a purchase by seat 0 */
    board.cards = cards("AS KH QC JD 10S");
    board.denomination = TALON_SUIT_DIAMONDS;
    board.index = 10;
    queen.cards = cards("AH KH QH JH 10H");
    queen.denomination = TALON_SUIT_HEARTS;
    queen.index = TALON_RANK_QUEEN;
    sit_table(&table, "cosmo, bankroll 20");
    take_move(&table, "buy 3 1000000", "buy  3\t1000000", &rich);
    take_move(&table, "buy 0 1", "buy 0 1\r\n", &first);
    take_move(&table, "board S H C D S D 10", "board s h c d s d t", &board);
    sit_table(&table, "cosmo");
    take_move(&table, "board H H H H H H Q", "board H h H h H h q", &queen);
    sit_table(&table, "tripoli");
    take_move(&table, "finish 16", "finish 16\r", &finish);
}
END_TEST

/* The verbs of doc/record.md. Four kinds have a verb that differs from their
 * key; kinds that occur only in events have none. */
START_TEST(record_verbs_belong_to_these_kinds)
{
    static const struct {
        uint32_t kind;
        const char *verb;
    } rows[] = {
        {TALON_KIND_PASS, "pass"},
        {TALON_KIND_BID, "bid"},
        {TALON_KIND_DISCARD, "discard"},
        {TALON_KIND_CALL_CARD, "call"},
        {TALON_KIND_ALONE, "alone"},
        {TALON_KIND_PLAY, "play"},
        {TALON_KIND_OFFER, "offer"},
        {TALON_KIND_NAME, "name"},
        {TALON_KIND_KEEP, "keep"},
        {TALON_KIND_SWAP, "swap"},
        {TALON_KIND_AUCTION, "auction"},
        {TALON_KIND_SELECT_HAND, "select"},
        {TALON_KIND_CHECK, "check"},
        {TALON_KIND_BET, "bet"},
        {TALON_KIND_RAISE_BY, "raise"},
        {TALON_KIND_FOLD, "fold"},
        {TALON_KIND_CALL_BET, "call"},
        {TALON_KIND_DRAW, "draw"},
        {TALON_KIND_DEAL, "deal"},
        {TALON_KIND_BOARD, "board"},
        {TALON_KIND_BUY, "buy"},
        {TALON_KIND_FINISH, "finish"},
        {TALON_KIND_HAND, ""},
        {TALON_KIND_TRICK, ""},
        {TALON_KIND_DEAL_OVER, ""},
        {TALON_KIND_GAME_OVER, ""},
        {0, ""},
        {63, ""},
        {0xFFFF, ""},
        {UINT32_MAX, ""},
    };
    size_t i;

    for (i = 0; i < COUNT(rows); i++)
        ck_assert_str_eq(talon_record_verb(rows[i].kind), rows[i].verb);
}
END_TEST

/* Draws and deals are sequences of cards, written in order. */
START_TEST(record_has_draws_and_deals_in_order)
{
    static const char *const draw[] = {"AS", "10H", "JK"};
    static const char text[] = "draw AS 10H JK\n";
    talon_card card_drawn[3];
    struct table table, same;
    char line[32];
    size_t length, i;

    sit_table(&table, "classic-3");
    sit_table(&same, "classic-3");
    for (i = 0; i < 3; i++)
        card_drawn[i] = card(draw[i]);
    ck_ok(talon_record_write_deal(table.game, card_drawn, 3, line, sizeof line,
                                  &length));
    ck_assert_str_eq(line, text);
    ck_assert_uint_eq(length, strlen(text));
    ck_ok(talon_game_deal(table.game, card_drawn, 3, NULL, 0, NULL));
    read_line(&same, "draw as th jk");
    ck_assert_mem_eq(table.game, same.game, table.size);
    card_drawn[0] = card("7S");
    /* now a deal is due: 33 cards */
    ck_status(talon_record_write_deal(table.game, card_drawn, 3, line,
                                      sizeof line, &length),
              TALON_E_CARD_COUNT);
}
END_TEST

struct wrong {
    const char *line;
    talon_status status;
    uint32_t column, length; /* where the refused word is */
};

/* Asserts that lines are refused, each at its place, and that the game does not
 * change. */
static void refuse(struct table *table, const struct wrong *wrong, size_t count)
{
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    size_t i;

    memcpy(before, table->game, table->size);
    for (i = 0; i < count; i++) {
        talon_text_position place = {77, 77, 77, 77};
        size_t length = strlen(wrong[i].line);
        char *exact = malloc(length + 1); /* so that a sanitizer notices
                                             reads past the end */
        talon_status status;

        ck_assert_ptr_nonnull(exact);
        memcpy(exact, wrong[i].line, length);
        status =
            talon_record_read_line(table->game, exact, length,
                                   TALON_RECORD_CHECK, NULL, 0, NULL, &place);
        ck_assert_msg(status == wrong[i].status, "%s: %s", wrong[i].line,
                      talon_status_name(status));
        ck_assert_msg(place.line == 1 && place.column == wrong[i].column &&
                          place.length == wrong[i].length &&
                          place.reserved == 0,
                      "%s: %" PRIu32 ", %" PRIu32, wrong[i].line, place.column,
                      place.length);
        ck_assert_mem_eq(table->game, before, table->size);
        free(exact);
    }
}

/* A line that is understood but refused by the game is refused at its first
 * word; a line that is not understood, at the word that is wrong. */
START_TEST(record_refuses_wrong_lines_in_an_auction)
{
    static const struct wrong wrong[] = {
        {"0", TALON_E_SYNTAX, 2, 0},
        {"0 ", TALON_E_SYNTAX, 3, 0},
        {"0 bis 7H", TALON_E_SYNTAX, 3, 3},
        {"0 Pass", TALON_E_SYNTAX, 3, 4}, /* verbs have one spelling */
        {"0 BID 7H", TALON_E_SYNTAX, 3, 3},
        {"0 bid", TALON_E_SYNTAX, 6, 0},
        {"0 bid 7", TALON_E_SYNTAX, 7, 1},
        {"0 bid H", TALON_E_SYNTAX, 7, 1},
        {"0 bid NT", TALON_E_SYNTAX, 7, 2},
        {"0 bid 7X", TALON_E_SYNTAX, 7, 2},
        {"0 bid 7 H", TALON_E_SYNTAX, 7, 1},
        {"0 bid 07H", TALON_E_SYNTAX, 7, 3},
        {"0 bid 77H", TALON_E_SYNTAX, 7, 3},
        {"0 bid -7H", TALON_E_SYNTAX, 7, 3},
        {"0 bid 7misere", TALON_E_SYNTAX, 7, 7},
        {"0 bid 7H 8H", TALON_E_EXTRA, 10, 2},
        {"0 pass now", TALON_E_EXTRA, 8, 3},
        {"0 bid 5H", TALON_E_AMOUNT, 1, 1},
        {"0 bid 0H", TALON_E_AMOUNT, 1, 1},
        {"0 bid misere", TALON_E_MISERE, 1, 1}, /* FH-13: after a seven */
        {"1 pass", TALON_E_TURN, 1, 1},
        {"5 pass", TALON_E_SEAT, 1, 1},
        {"9 pass", TALON_E_SEAT, 1, 1},
        {"15 pass", TALON_E_SEAT, 1, 2},
        {"16 pass", TALON_E_SEAT, 1, 2}, /* a seat that no game has */
        {"16 pas", TALON_E_SEAT, 1, 2},
        {"255 pass", TALON_E_SEAT, 1, 3},
        {"-1 pass", TALON_E_SEAT, 1, 2},
        {"4294967296 pass", TALON_E_SEAT, 1, 10},
        {"00 pass", TALON_E_SYNTAX, 1, 2}, /* no leading zeros */
        {"18446744073709551616 pass", TALON_E_SYNTAX, 1, 20},
        {"pass", TALON_E_SYNTAX, 1, 4},
        {"0pass", TALON_E_SYNTAX, 1, 5},
        {"0 offer 5", TALON_E_SYNTAX, 3, 5}, /* verbs of the other game */
        {"0 swap", TALON_E_SYNTAX, 3, 4},
        {"finish 1", TALON_E_SYNTAX, 1, 6},
        {"0 deal 7S", TALON_E_SYNTAX, 3, 4},
        {"0 play AS", TALON_E_PHASE, 1, 1},
        {"0 discard AS KS QS", TALON_E_PHASE, 1, 1},
        {"0 play AX", TALON_E_CARD, 8, 2},
        {"deal", TALON_E_NOT_DUE, 1, 4},
        {"deal 7S 8S", TALON_E_NOT_DUE, 1, 4},
        {"draw 7S", TALON_E_NOT_DUE, 1, 4},
        {"deal 7S 7S", TALON_E_CARD_TWICE, 9, 2},
        {"deal 7S 7X", TALON_E_CARD, 9, 2},
        {"talon-record 1", TALON_E_SYNTAX, 1, 12},
        {"option slam off", TALON_E_SYNTAX, 1, 6},
        {" # no comment", TALON_E_SYNTAX, 2, 1}, /* a comment must start its
                                                    line */
        {"0 pass\r\r", TALON_E_CHARACTER, 7, 1}, /* only one CR is part of a
                                                    line end */
        {"0\rpass", TALON_E_CHARACTER, 2, 1},
        {"0 pass\r ", TALON_E_CHARACTER, 7, 1},
        {"\r0 pass\r\n", TALON_E_CHARACTER, 1, 1},
        {"0 p\xE4ss", TALON_E_CHARACTER, 4, 1},
        {"0 pass\x7F", TALON_E_CHARACTER, 7, 1},
        {"# \xC3\xA8", TALON_E_CHARACTER, 3, 1},
    };
    struct table table;

    sit_five(&table);
    refuse(&table, wrong, COUNT(wrong));
}
END_TEST

START_TEST(record_refuses_wrong_lines_in_a_hand)
{
    static const struct wrong discards[] = {
        {"0 discard", TALON_E_CARD_COUNT, 1, 1},
        {"0 discard AS KS", TALON_E_CARD_COUNT, 1, 1},
        {"0 discard AS KS QS AC", TALON_E_CARD_COUNT, 1, 1},
        {"0 discard AS AS KS", TALON_E_CARD_TWICE, 14, 2},
        {"0 discard AS KS as", TALON_E_CARD_TWICE, 17, 2},
        {"0 discard AS KS XX", TALON_E_CARD, 17, 2},
        {"0 discard AS KS 13S", TALON_E_CARD, 17, 3},
        {"0 discard AS KS 2S", TALON_E_NOT_HELD, 1, 1},
        {"0 discard AS KS JL", TALON_E_CARD_FOREIGN, 1, 1},
        {"0 discard AS KS QS nominate", TALON_E_SYNTAX, 28, 0},
        {"0 discard AS KS QS nominate X", TALON_E_SYNTAX, 29, 1},
        {"0 discard AS KS QS nominate NT", TALON_E_SYNTAX, 29, 2},
        {"0 discard AS KS QS nominate H S", TALON_E_EXTRA, 31, 1},
        {"0 discard AS KS QS Nominate H", TALON_E_CARD, 20, 8},
        {"0 discard AS KS JK nominate H", TALON_E_NOMINATE, 1, 1},
        {"0 discard nominate H", TALON_E_CARD_COUNT, 1, 1},
    };
    static const struct wrong calls[] = {
        {"0 call", TALON_E_SYNTAX, 7, 0},
        {"0 call JK", TALON_E_CALL_CARD, 1, 1},
        {"0 call AS", TALON_E_CALL_CARD, 1, 1}, /* in its own hand */
        {"0 call JL", TALON_E_CARD_FOREIGN, 1, 1},
        {"0 call 2S 3S", TALON_E_EXTRA, 11, 2},
        {"0 call 2S:H", TALON_E_FIELD, 1, 1},
        {"0 alone 2S", TALON_E_EXTRA, 9, 2},
    };
    static const struct wrong leads[] = {
        {"0 play", TALON_E_SYNTAX, 7, 0},
        {"0 play JK", TALON_E_JOKER_SUIT, 1, 1},
        {"0 play JK:", TALON_E_SYNTAX, 11, 0},
        {"0 play JK:X", TALON_E_SYNTAX, 11, 1},
        {"0 play JK:NT", TALON_E_SYNTAX, 11, 2},
        {"0 play JK:H:S", TALON_E_SYNTAX, 11, 3},
        {"0 play JK: H", TALON_E_SYNTAX, 11, 0},
        {"0 play JK H", TALON_E_EXTRA, 11, 1},
        {"0 play :H", TALON_E_CARD, 8, 0},
        {"0 play AS:S", TALON_E_JOKER_NAMED, 1, 1},
        {"0 play AS KS", TALON_E_EXTRA, 11, 2},
        {"0 play 2S", TALON_E_NOT_HELD, 1, 1},
        {"0 play JL", TALON_E_CARD_FOREIGN, 1, 1},
    };
    static const struct wrong follows[] = {
        {"1 play 2C", TALON_E_NOT_HELD, 1, 1},
        {"2 play 2C", TALON_E_TURN, 1, 1},
    };
    struct table table;

    sit_five(&table);
    play(table.game, "0 bid 8NT, 1 pass, 2 pass, 3 pass, 4 pass");
    refuse(&table, discards, COUNT(discards));
    read_line(&table, "0 discard QC QD QH");
    refuse(&table, calls, COUNT(calls));
    read_line(&table, "0 call 2S");
    refuse(&table, leads, COUNT(leads));
    read_line(&table, "0 play AS");
    refuse(&table, follows, COUNT(follows));
}
END_TEST

START_TEST(record_refuses_wrong_lines_of_the_table)
{
    static const struct wrong draws[] = {
        {"deal AS 10H JK", TALON_E_NOT_DUE, 1, 4}, /* a draw is due */
        {"draw", TALON_E_CARD_COUNT, 1, 4},
        {"draw AS 10H", TALON_E_CARD_COUNT, 1, 4},
        {"draw AS 10H JK 7S", TALON_E_CARD_COUNT, 1, 4},
        {"draw AS 10H 2S", TALON_E_CARD_FOREIGN, 1, 4},
        {"draw AS 10H AS", TALON_E_CARD_TWICE, 13, 2},
        {"draw AS 10H 1S", TALON_E_CARD, 13, 2},
        {"Draw AS 10H JK", TALON_E_SYNTAX, 1, 4},
    };
    static const struct wrong boards[] = {
        {"board", TALON_E_SYNTAX, 6, 0},
        {"board S H C D S D", TALON_E_SYNTAX, 18, 0},
        {"board S H C D S D 1", TALON_E_SYNTAX, 19, 1},
        {"board S H C D S D 07", TALON_E_SYNTAX, 19, 2},
        {"board S H C D X D 7", TALON_E_SYNTAX, 15, 1},
        {"board S H C D S NT 7", TALON_E_SYNTAX, 17, 2},
        {"board S H C D S D 7 7", TALON_E_EXTRA, 21, 1},
        {"board S H C D S D K", TALON_E_INDEX, 1, 5}, /* K-A is no sequence */
        {"board S H C D S D A", TALON_E_INDEX, 1, 5},
        {"board S H C D S D 11", TALON_E_INDEX, 1, 5},
        {"buy", TALON_E_SYNTAX, 4, 0},
        {"buy 3", TALON_E_SYNTAX, 6, 0},
        {"buy 16 5", TALON_E_SEAT, 5, 2}, /* a seat that no game has */
        {"buy 2147483647 5", TALON_E_SEAT, 5, 10},
        {"buy 2147483648 5", TALON_E_SEAT, 5, 10}, /* however large */
        {"buy 4294967296 5", TALON_E_SEAT, 5, 10},
        {"buy 15 5", TALON_E_OTHER, 1, 3},
        {"buy 5 5", TALON_E_OTHER, 1, 3}, /* only seats 0 to 4 exist */
        {"buy x 5", TALON_E_NUMBER, 5, 1},
        {"buy -1 5", TALON_E_NUMBER, 5, 2},
        {"buy 0 0", TALON_E_AMOUNT, 1, 3},
        {"buy 0 1000001", TALON_E_AMOUNT, 1, 3},
        {"buy 0 2147483648", TALON_E_AMOUNT, 7, 10},
        {"buy 0 5 5", TALON_E_EXTRA, 9, 1},
        {"0 buy 5", TALON_E_SYNTAX, 3, 3},
        {"finish", TALON_E_SYNTAX, 7, 0},
        {"finish 0", TALON_E_AMOUNT, 1, 6},
        {"finish 17", TALON_E_AMOUNT, 1, 6},
        {"finish 1 2", TALON_E_EXTRA, 10, 1},
        {"deal AS", TALON_E_NOT_DUE, 1, 4}, /* TR-6: the board first */
        {"draw AS", TALON_E_SYNTAX, 1, 4},
        {"0 pass", TALON_E_TURN, 1, 1},
    };
    struct table table;

    sit_table(&table, "classic-3");
    refuse(&table, draws, COUNT(draws));
    sit_table(&table, "cosmo, bankroll 20");
    refuse(&table, boards, COUNT(boards));
}
END_TEST

START_TEST(record_refuses_wrong_lines_of_tripoli)
{
    static const struct wrong offers[] = {
        {"0 offer", TALON_E_SYNTAX, 8, 0},
        {"0 offer 0", TALON_E_AMOUNT, 1, 1},
        {"0 offer 1000001", TALON_E_AMOUNT, 1, 1},
        {"0 offer 05", TALON_E_NUMBER, 9, 2},
        {"0 offer +5", TALON_E_NUMBER, 9, 2},
        {"0 offer -5", TALON_E_NUMBER, 9, 2},
        {"0 offer -0", TALON_E_NUMBER, 9, 2},
        {"0 offer 5.0", TALON_E_NUMBER, 9, 3},
        {"0 offer five", TALON_E_NUMBER, 9, 4},
        {"0 offer 4294967301", TALON_E_AMOUNT, 9, 10}, /* 2^32 + 5 */
        {"0 offer 99999999999999999999", TALON_E_NUMBER, 9, 20},
        {"0 offer 5 6", TALON_E_EXTRA, 11, 1},
        {"0 name D", TALON_E_PHASE, 1, 1},
        {"0 bid 7H", TALON_E_SYNTAX, 3, 3},
        {"0 call KH", TALON_E_EXTRA, 8, 2}, /* a call of a bet has no card */
        {"0 play KH:H", TALON_E_FIELD, 1, 1},
        {"0 keep", TALON_E_PHASE, 1, 1},
        {"draw AS", TALON_E_SYNTAX, 1, 4},
    };
    static const struct wrong names[] = {
        {"0 name", TALON_E_SYNTAX, 7, 0},
        {"0 name X", TALON_E_SYNTAX, 8, 1},
        {"0 name NT", TALON_E_SYNTAX, 8, 2},
        {"0 name D D", TALON_E_EXTRA, 10, 1},
    };
    static const struct wrong selections[] = {
        {"1 select", TALON_E_CARD_COUNT, 1, 1},
        {"1 select 2C 3C 4C 5C", TALON_E_CARD_COUNT, 1, 1},
        {"1 select 2C 3C 4C 5C 6C 10C", TALON_E_CARD_COUNT, 1, 1},
        {"1 select 2C 3C 4C 5C 2S", TALON_E_NOT_HELD, 1, 1},
        {"1 select 2C 3C 4C 5C JK", TALON_E_CARD_FOREIGN, 1, 1},
        {"1 select 2C 3C 4C 5C 5C", TALON_E_CARD_TWICE, 22, 2},
        {"1 select 2C 3C 4C 5C nominate", TALON_E_CARD, 22, 8},
    };
    struct table table;

    sit_three(&table, "");
    refuse(&table, offers, COUNT(offers));
    play(table.game, "0 offer 5, 1 pass, 2 pass");
    refuse(&table, names, COUNT(names));
    play(table.game, "0 name D, 0 keep");
    refuse(&table, selections, COUNT(selections));
}
END_TEST

/* A line has at most 1024 bytes, and only one line may be given. */
START_TEST(record_refuses_long_and_double_lines)
{
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    talon_text_position place = {77, 77, 77, 0};
    struct table table;
    char line[1100];

    sit_five(&table);
    memcpy(before, table.game, table.size);
    memset(line, ' ', sizeof line);
    memcpy(line, "0 pass", 6);
    ck_status(talon_record_read_line(table.game, line, 1025, 0, NULL, 0, NULL,
                                     &place),
              TALON_E_LINE_LONG);
    ck_assert_uint_eq(place.column, 1025);
    place.column = 77;
    ck_status(talon_record_read_line(table.game, "0 pass\n1 pass\n", 14, 0,
                                     NULL, 0, NULL, &place),
              TALON_E_ARGUMENT);
    ck_status(
        talon_record_read_line(table.game, "\n\n", 2, 0, NULL, 0, NULL, &place),
        TALON_E_ARGUMENT);
    ck_status(talon_record_read_line(table.game, "0 pass", 6, 2, NULL, 0, NULL,
                                     &place),
              TALON_E_ARGUMENT);
    ck_status(
        talon_record_read_line(table.game, NULL, 6, 0, NULL, 0, NULL, &place),
        TALON_E_NULL);
    ck_assert_uint_eq(place.column, 77);
    ck_status(talon_record_read_line(table.game, "0 p\0ss", 6, 0, NULL, 0, NULL,
                                     &place),
              TALON_E_CHARACTER);
    ck_assert_uint_eq(place.column, 4);
    ck_assert_mem_eq(table.game, before, table.size);
    memcpy(line + 1024, "\r\n", 2);
    ck_ok(talon_record_read_line(table.game, line, 1026, 0, NULL, 0, NULL,
                                 &place));
    ck_assert_uint_eq(turn_of(table.game), 2); /* the deal and the pass */
}
END_TEST

/* Empty lines, blanks and comments change nothing. */
START_TEST(record_skips_empty_lines)
{
    static const char *const empty[] = {"",  "\n",     "\r\n",      " \t ",
                                        "#", "# text", "#0 pass\n", "\t\r\n"};
    _Alignas(8) uint64_t before[TALON_GAME_BYTES_MAX / 8];
    struct table table;
    uint32_t i;

    sit_five(&table);
    memcpy(before, table.game, table.size);
    for (i = 0; i < COUNT(empty); i++)
        read_line(&table, empty[i]);
    ck_ok(talon_record_read_line(table.game, NULL, 0, 0, NULL, 0, NULL, NULL));
    ck_assert_mem_eq(table.game, before, table.size);
}
END_TEST

/* Draws and deals are parsed too, even if none is due. The move by the
 * table has the cards as a set; the buffer has them in sequence. */
START_TEST(record_parses_draws_and_deals)
{
    static const char deal[] = "deal 7s AS JK\tTh\r\n";
    static const char *const dealt[] = {"7S", "AS", "JK", "10H"};
    talon_move move, expected = {.kind = TALON_KIND_DEAL, .seat = TALON_TABLE};
    talon_card sequence[5];
    struct table table;
    uint32_t i, count = 77;

    sit_five(&table); /* nothing is due */
    expected.cards = cards("7S AS JK 10H");
    memset(&move, 0x55, sizeof move);
    memset(sequence, 99, sizeof sequence);
    ck_ok(talon_record_parse(table.game, deal, strlen(deal), &move, sequence, 4,
                             &count, NULL));
    ck_assert_mem_eq(&move, &expected, sizeof move);
    ck_assert_uint_eq(count, 4);
    for (i = 0; i < 4; i++)
        ck_assert_uint_eq(sequence[i], card(dealt[i]));
    ck_assert_uint_eq(sequence[4], 99);
    /* without a buffer for the cards, and without a count */
    count = 77;
    ck_ok(talon_record_parse(table.game, deal, strlen(deal), &move, NULL, 0,
                             &count, NULL));
    ck_assert_uint_eq(count, 4);
    ck_ok(talon_record_parse(table.game, deal, strlen(deal), &move, sequence, 4,
                             NULL, NULL));
    expected.kind = TALON_KIND_DRAW;
    expected.cards = cards("8S");
    ck_ok(talon_record_parse(table.game, "draw 8S", 7, &move, sequence, 1,
                             &count, NULL));
    ck_assert_mem_eq(&move, &expected, sizeof move);
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(sequence[0], card("8S"));
    /* a move has no sequence of cards */
    ck_ok(talon_record_parse(table.game, "0 play 8S", 9, &move, sequence, 4,
                             &count, NULL));
    ck_assert_uint_eq(count, 0);
    /* too small a buffer: only the number needed is given */
    expected = move;
    sequence[0] = 99;
    ck_status(talon_record_parse(table.game, deal, strlen(deal), &move,
                                 sequence, 3, &count, NULL),
              TALON_E_SPACE);
    ck_assert_uint_eq(count, 4);
    ck_assert_uint_eq(sequence[0], 99);
    ck_assert_mem_eq(&move, &expected, sizeof move);
    ck_status(talon_record_parse(table.game, deal, strlen(deal), &move, NULL, 4,
                                 &count, NULL),
              TALON_E_NULL);
}
END_TEST

/* A text that is not a step of a game is not parsed as one; the results are not
 * touched. */
START_TEST(record_parse_refuses_what_is_not_a_step)
{
    static const struct wrong wrong[] = {
        {"", TALON_E_SYNTAX, 1, 0},
        {"# comment", TALON_E_SYNTAX, 1, 1},
        {"= act 0", TALON_E_SYNTAX, 1, 1},
        {"deal 7S 7S", TALON_E_CARD_TWICE, 9, 2},
        {"draw 7S 1S", TALON_E_CARD, 9, 2},
        {"Deal 7S", TALON_E_SYNTAX, 1, 4},
        {"0 bid 7H 8H", TALON_E_EXTRA, 10, 2},
        {"0 play 7X", TALON_E_CARD, 8, 2},
        {"0 discard 7S 7S", TALON_E_CARD_TWICE, 14, 2},
        {"16 pass", TALON_E_SEAT, 1, 2}, /* a seat that no game has */
        {"0 pa\tss", TALON_E_SYNTAX, 3, 2},
        {"0 pass\x01", TALON_E_CHARACTER, 7, 1},
    };
    talon_move move, before;
    talon_text_position place;
    struct table table;
    uint32_t i;

    sit_five(&table);
    memset(&move, 0x55, sizeof move);
    before = move;
    for (i = 0; i < COUNT(wrong); i++) {
        const char *line = wrong[i].line;

        ck_status(talon_record_parse(table.game, line, strlen(line), &move,
                                     NULL, 0, NULL, &place),
                  wrong[i].status);
        ck_assert_uint_eq(place.line, 1);
        ck_assert_uint_eq(place.column, wrong[i].column);
        ck_assert_uint_eq(place.length, wrong[i].length);
    }
    ck_status(talon_record_parse(table.game, "0 pass\n\n", 8, &move, NULL, 0,
                                 NULL, NULL),
              TALON_E_ARGUMENT);
    ck_status(
        talon_record_parse(table.game, NULL, 6, &move, NULL, 0, NULL, NULL),
        TALON_E_NULL);
    ck_status(
        talon_record_parse(table.game, NULL, 0, &move, NULL, 0, NULL, NULL),
        TALON_E_SYNTAX);
    ck_status(
        talon_record_parse(table.game, "0 pass", 6, NULL, NULL, 0, NULL, NULL),
        TALON_E_NULL);
    ck_assert_mem_eq(&move, &before, sizeof move);
    /* a move need not be legal to be parsed */
    ck_ok(talon_record_parse(table.game, "3 play 7H:S", 11, &move, NULL, 0,
                             NULL, NULL));
    ck_assert_int_eq(move.seat, 3);
    ck_assert_uint_eq(move.denomination, TALON_SUIT_SPADES);
}
END_TEST

START_TEST(record_write_refuses_what_is_not_a_move)
{
    talon_move move = MOVE_OF(0, 0, TALON_KIND_PASS, 1, 0);
    struct table table;
    talon_card none[1] = {0};
    char text[64] = "old";
    size_t length = 77;

    sit_five(&table);
    ck_status(talon_record_write_move(table.game, &move, text, 64, &length),
              TALON_E_TURN);
    ck_status(talon_record_write_move(table.game, NULL, text, 64, &length),
              TALON_E_NULL);
    move.seat = 0;
    ck_status(talon_record_write_move(table.game, &move, NULL, 64, &length),
              TALON_E_NULL);
    ck_status(talon_record_write_deal(table.game, none, 1, text, 64, &length),
              TALON_E_NOT_DUE);
    ck_status(talon_record_write_state(table.game, NULL, 64, &length),
              TALON_E_NULL);
    ck_assert_uint_eq(length, 77);
    ck_assert_str_eq(text, "old");
    ck_status(talon_record_write_move(table.game, &move, text, 7, &length),
              TALON_E_SPACE); /* "0 pass", LF and the final zero */
    ck_assert_uint_eq(length, 7);
    ck_assert_str_eq(text, "old");
    ck_ok(talon_record_write_move(table.game, &move, text, 8, NULL));
    ck_assert_str_eq(text, "0 pass\n");
}
END_TEST

/* Reading stops at the first bad line; the lines before it have been played. */
START_TEST(record_reads_up_to_a_bad_line)
{
    static const char text[] = "# a comment\r\n\n0 bid 7H\n1  pass\r\n"
                               "= act 2\n2 pas\n3 pass\n";
    talon_text_position place;
    struct table table;
    size_t used = 77;

    sit_five(&table);
    ck_status(talon_record_read(table.game, text, strlen(text),
                                TALON_RECORD_CHECK, &used, &place),
              TALON_E_SYNTAX);
    ck_assert_uint_eq(used, (size_t)(strstr(text, "2 pas") - text));
    ck_assert_uint_eq(place.line, 6);
    ck_assert_uint_eq(place.column, 3);
    ck_assert_uint_eq(place.length, 3);
    ck_assert_int_eq(seat_to_act(table.game), 2);
    /* reading can go on after that line */
    ck_ok(talon_record_read(table.game, "2 pass", 6, 0, &used, &place));
    ck_assert_uint_eq(used, 6);
    ck_assert_int_eq(seat_to_act(table.game), 3);
    ck_status(talon_record_read(table.game, text, 5, 2, &used, &place),
              TALON_E_ARGUMENT);
    ck_status(talon_record_read(table.game, NULL, 5, 0, &used, &place),
              TALON_E_NULL);
    ck_ok(talon_record_read(table.game, NULL, 0, 0, &used, &place));
    ck_assert_uint_eq(used, 0);
    ck_assert_uint_eq(place.line, 1);
    ck_ok(talon_record_read(table.game, "3 pass\n", 7, 0, NULL, NULL));
    ck_assert_int_eq(seat_to_act(table.game), 4);
}
END_TEST

/* Several records in one text: each ends where the next begins. */
START_TEST(record_ends_where_the_next_begins)
{
    static const char text[] =
        "talon-record 1\ngame five-hundred\npreset classic-3\n"
        "draw 7S 8S 9S\n# between\n"
        "talon-record 1\ngame tripoli\npreset tripoli\n" /* no events */
        "\ttalon-record 1\ngame tripoli\npreset cosmo\n"
        "board S S S S S S 2\n"; /* and nothing after it */
    static const uint32_t turns[] = {1, 0, 1};
    size_t at = 0, used, size = strlen(text);
    struct table table;
    talon_text_position place;
    uint32_t i;

    for (i = 0; i < 3; i++) {
        ck_ok(
            talon_rules_read(text + at, size - at, &table.rules, &used, NULL));
        at += used;
        ck_ok(talon_game_init(table.handle.memory, sizeof table.handle.memory,
                              &table.rules, &table.game));
        ck_ok(talon_record_read(table.game, text + at, size - at, 0, &used,
                                &place));
        at += used;
        ck_assert_uint_eq(turn_of(table.game), turns[i]);
        ck_assert_uint_eq(place.line, i == 0 ? 3 : i == 1 ? 1 : 2);
    }
    ck_assert_uint_eq(at, size);
}
END_TEST

SUITE(record)
TEST(record_verbs_of_five_hundred_are_read_and_written)
TEST(fh_29_record_has_the_suit_of_a_joker_led)
TEST(record_verbs_of_tripoli_are_read_and_written)
TEST(record_verb_of_a_swap_is_read_and_written)
TEST(record_verbs_of_the_table_are_read_and_written)
TEST(record_verbs_belong_to_these_kinds)
TEST(record_has_draws_and_deals_in_order)
TEST(record_refuses_wrong_lines_in_an_auction)
TEST(record_refuses_wrong_lines_in_a_hand)
TEST(record_refuses_wrong_lines_of_the_table)
TEST(record_refuses_wrong_lines_of_tripoli)
TEST(record_refuses_long_and_double_lines)
TEST(record_skips_empty_lines)
TEST(record_parses_draws_and_deals)
TEST(record_parse_refuses_what_is_not_a_step)
TEST(record_write_refuses_what_is_not_a_move)
TEST(record_reads_up_to_a_bad_line)
TEST(record_ends_where_the_next_begins)
END_SUITE
