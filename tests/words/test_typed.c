/* SPDX-License-Identifier: MIT */
/* What people type, by hand: in English and German, in each phase of both
 * games. A row has the text and the move that it is, in the words of records;
 * or “?” and how many moves fit, “!” and the refusal, or “…” and what is not
 * understood. */
#include "told.h"

#include "common/tripoli.h"

struct row {
    uint32_t language;
    const char *typed;
    const char *read;
};

/* The moves that fit, or what else a text was read as. */
static void describe(char *out, size_t size, const talon_game *game,
                     const char *typed, const talon_reading *reading)
{
    char line[TALON_MOVE_TEXT_MAX];

    if (reading->answer == TALON_READING_SEVERAL) {
        snprintf(out, size, "? %" PRIu32, reading->count);
    } else if (reading->answer == TALON_READING_REFUSED) {
        snprintf(out, size, "! %s", talon_status_name(reading->status));
    } else if (reading->answer == TALON_READING_UNKNOWN) {
        snprintf(out, size, "… %.*s", (int)reading->length,
                 typed + reading->start);
    } else {
        must_ok(talon_record_write_move(game, &reading->moves[0], line,
                                        sizeof line, NULL));
        line[strlen(line) - 1] = '\0';
        snprintf(out, size, "%s", line + 2); /* without the seat */
    }
}

/* Reads every row for a seat, and compares. */
static void check_rows(const talon_game *game, int32_t seat,
                       const struct row *rows, size_t count)
{
    char found[TALON_MOVE_TEXT_MAX + 8];
    const talon_move none = {.amount = -77};
    talon_reading reading;
    talon_words words;
    talon_move move;
    talon_status status;
    size_t i;

    for (i = 0; i < count; i++) {
        words = words_in(rows[i].language, game);
        words.you = seat;
        move = none;
        status = talon_words_read(&words, game, seat, rows[i].typed,
                                  strlen(rows[i].typed), &move, &reading);
        describe(found, sizeof found, game, rows[i].typed, &reading);
        if (strcmp(found, rows[i].read) != 0)
            ck_abort_msg("“%s” is “%s”, not “%s”", rows[i].typed, found,
                         rows[i].read);
        must(status == reading.status);
        must(memcmp(&move, status == TALON_OK ? &reading.moves[0] : &none,
                    sizeof move) == 0);
    }
}

#define CHECK(game, seat, ...)                                                 \
    do {                                                                       \
        static const struct row rows[] = {__VA_ARGS__};                        \
                                                                               \
        check_rows(game, seat, rows, COUNT(rows));                             \
    } while (0)

/* Seat 0 of three bids first; six of spades is the lowest bid. */
static talon_game *auction(void)
{
    talon_game *game = sit("classic-3, first-dealer 2, misere any-time, "
                           "open-misere any-time");

    DEAL(game, "JS AS KS QS 10S 9S AD AH KH JK",
         "JC AC KC QC 10C 9C 8C 7C JD 10D", [SPARE] = "8S 7S 7D");
    return game;
}

/* Seat 0 has won the auction and leads: hearts are trumps, and the jack of
 * diamonds is one of them. */
static talon_game *lead(const char *bid)
{
    talon_game *game =
        sit("classic-3, first-dealer 2, joker-no-trump any-time");

    DEAL(game, "10C KC QC 10D KD JD AH JH 7H JK",
         "JC AC 9C 8C 7C AD QD 9D 8D AS", [SPARE] = "8S 7S 7D");
    play(game, "0 bid %s, 1 pass, 2 pass", bid);
    return game;
}

/* clang-format off */
START_TEST(bids)
{
    CHECK(auction(), 0,
        {EN, "7h", "bid 7H"}, {EN, "7 hearts", "bid 7H"},
        {EN, "7♥", "bid 7H"}, {EN, "♥7", "bid 7H"}, {EN, "H7", "bid 7H"},
        {EN, "7♥\357\270\217", "bid 7H"},
        {EN, "I bid seven of hearts, please.", "bid 7H"},
        {EN, "BID 7 HEARTS!", "bid 7H"}, {EN, "b 7 he", "bid 7H"},
        {EN, "10nt", "bid 10NT"}, {EN, "8 no trump", "bid 8NT"},
        {EN, "8 notrump", "bid 8NT"}, {EN, "8 no t", "bid 8NT"},
        {EN, "six spades", "bid 6S"}, {EN, "6-S", "bid 6S"},
        {EN, "p", "pass"}, {EN, "pass", "pass"}, {EN, "Pa", "pass"},
        {EN, "no bid", "pass"}, {EN, "I pass.", "pass"},
        {EN, "misere", "bid misere"}, {EN, "Misère", "bid misere"},
        {EN, "mis", "bid misere"}, {EN, "open misere", "bid open-misere"},
        {EN, "bid open", "bid open-misere"},
        {EN, "7", "? 5"}, {EN, "hearts", "? 5"}, {EN, "bid", "? 27"},
        {EN, "5h", "! TALON_E_AMOUNT"}, {EN, "11h", "! TALON_E_AMOUNT"},
        {EN, "pass 7h", "… 7"}, {EN, "7h 8s", "! TALON_E_PHASE"},
        {EN, "7 misere", "… misere"},
        {EN, "bid 7h 8s", "… 8"},
        {EN, "hurts", "… hurts"}, {EN, "7 hurts", "… hurts"},
        {EN, "-7h", "… -"},
        {EN, "play ah", "! TALON_E_PHASE"}, {EN, "ah", "! TALON_E_PHASE"},
        {EN, "fold", "! TALON_E_KIND"},
        {DE, "7 Herz", "bid 7H"}, {DE, "sieben herz", "bid 7H"},
        {DE, "7he", "bid 7H"}, {DE, "7H", "bid 7H"}, {DE, "h7", "bid 7H"},
        {DE, "ich biete 7 Pik", "bid 7S"}, {DE, "7p", "bid 7S"},
        {DE, "7 oT", "bid 7NT"}, {DE, "7ot", "bid 7NT"},
        {DE, "7 ohne", "bid 7NT"}, {DE, "7 ohne Trumpf", "bid 7NT"},
        {DE, "7 ohne Tr", "bid 7NT"}, {DE, "7 NT", "bid 7NT"},
        {DE, "7 K", "? 2"}, {DE, "7 Kr", "bid 7C"}, {DE, "7 Ka", "bid 7D"},
        {DE, "7 Treff", "bid 7C"}, {DE, "7 Eichel", "bid 7C"},
        {DE, "7 d", "bid 7D"}, {DE, "7 c", "bid 7C"},
        {DE, "null", "bid misere"}, {DE, "Null ouvert", "bid open-misere"},
        {DE, "null ou", "bid open-misere"}, {DE, "ouvert", "bid open-misere"},
        {DE, "misère", "bid misere"},
        {DE, "passe", "pass"}, {DE, "p", "pass"}, {DE, "Ich passe.", "pass"},
        {DE, "weg", "pass"}, {DE, "bieten", "? 27"},
        {DE, "drücke", "! TALON_E_PHASE"});
}
END_TEST

START_TEST(discards)
{
    CHECK(lead("6H"), 0,
        {EN, "7s 8s 7d", "discard 7S 8S 7D"},
        {EN, "discard 8s, 7d and 7s", "discard 7S 8S 7D"},
        {EN, "7s8s7d", "discard 7S 8S 7D"}, {EN, "♠7♠8♦7", "discard 7S 8S 7D"},
        {EN, "seven of spades, eight of spades, seven of diamonds",
         "discard 7S 8S 7D"},
        {EN, "spades 7 8 diamonds 7", "discard 7S 8S 7D"},
        {EN, "7 spades 8 spades 7 diamonds", "discard 7S 8S 7D"},
        {EN, "7 8 spades 7 diamonds", "discard 7S 8S 7D"},
        {EN, "8 q a", "discard 8S QC AH"},
        {EN, "8 7 7", "? 3"}, {EN, "7s 8s", "! TALON_E_CARD_COUNT"},
        {EN, "7s 8s 7s", "… 7"}, {EN, "7s 8s 9s", "! TALON_E_NOT_HELD"},
        {EN, "discard", "? 64"}, {EN, "d 7s 8s 7d", "discard 7S 8S 7D"},
        {EN, "pass", "! TALON_E_PHASE"},
        {DE, "Pik 7, Pik 8, Karo 7", "discard 7S 8S 7D"},
        {DE, "drücke Pik 7 8 Karo 7", "discard 7S 8S 7D"},
        {DE, "drucke p7 p8 d7", "discard 7S 8S 7D"},
        {DE, "Pi7 Pi8 Ka7", "discard 7S 8S 7D"},
        {DE, "p7 p8 k7", "discard 7S 8S 7D"},
        {DE, "Pik-Sieben, Pik-Acht, Karo-Sieben", "discard 7S 8S 7D"},
        {DE, "K10 p7 p8", "? 2"});
}
END_TEST

START_TEST(cards_in_english)
{
    talon_game *game = lead("6H");

    play(game, "0 discard 7S 8S 7D");
    CHECK(game, 0,
        {EN, "jd", "play JD"}, {EN, "J♦", "play JD"}, {EN, "♦J", "play JD"},
        {EN, "j d", "play JD"}, {EN, "jack of diamonds", "play JD"},
        {EN, "play the jack of diamonds", "play JD"},
        {EN, "lead jd", "play JD"},
        {EN, "jack d", "play JD"}, {EN, "diamond jack", "play JD"},
        {EN, "jackdiamonds", "play JD"}, {EN, "10c", "play 10C"},
        {EN, "Tc", "play 10C"}, {EN, "ct", "play 10C"}, {EN, "C10", "play 10C"},
        {EN, "ten of clubs", "play 10C"}, {EN, "10-clubs", "play 10C"},
        {EN, "10", "? 2"}, {EN, "k", "? 2"}, {EN, "q", "play QC"},
        {EN, "queen", "play QC"}, {EN, "hearts", "? 3"}, {EN, "h", "? 3"},
        {EN, "ace", "play AH"}, {EN, "joker", "play JK"}, {EN, "jo", "play JK"},
        {EN, "JK", "play JK"}, {EN, "the joker", "play JK"},
        {EN, "right bower", "play JH"}, {EN, "left bower", "play JD"},
        {EN, "left", "play JD"}, {EN, "bower", "? 2"}, {EN, "7", "play 7H"},
        {EN, "seven", "play 7H"}, {EN, "\360\237\202\261", "play AH"},
        {EN, "as", "! TALON_E_NOT_HELD"}, {EN, "9c", "! TALON_E_NOT_HELD"},
        {EN, "ah jh", "! TALON_E_CARD_COUNT"}, {EN, "pass", "! TALON_E_PHASE"},
        {EN, "bet 3", "! TALON_E_KIND"}, {EN, "3h", "! TALON_E_CARD_FOREIGN"},
        {EN, "1", "… 1"}, {EN, "1h", "! TALON_E_PHASE"}, {EN, "play", "? 10"},
        {EN, "", "… "}, {EN, " ,. ", "… "}, {EN, "the", "… the"},
        {EN, "ah kx", "… kx"}, {EN, "jd?", "… ?"}, {EN, "7 of", "play 7H"});
}
END_TEST

START_TEST(cards_in_german)
{
    talon_game *game = lead("6H");

    play(game, "0 discard 7S 8S 7D");
    CHECK(game, 0,
        {DE, "Karo Bube", "play JD"}, {DE, "Ka B", "play JD"},
        {DE, "KaB", "play JD"}, {DE, "kab", "play JD"}, {DE, "♦B", "play JD"},
        {DE, "♦J", "play JD"}, {DE, "B♦", "play JD"}, {DE, "BKa", "play JD"},
        {DE, "Karo-Bube", "play JD"}, {DE, "Karobube", "play JD"},
        {DE, "JD", "play JD"}, {DE, "Bube Karo", "play JD"},
        {DE, "Carreau-Bube", "play JD"}, {DE, "KB", "play JD"},
        {DE, "Kr10", "play 10C"}, {DE, "10Kr", "play 10C"},
        {DE, "Kreuz Zehn", "play 10C"}, {DE, "Treff 10", "play 10C"},
        {DE, "K10", "? 2"}, {DE, "10K", "? 2"}, {DE, "KK", "? 2"},
        {DE, "KD", "? 2"}, {DE, "DK", "? 2"}, {DE, "KrD", "play QC"},
        {DE, "DKr", "play QC"}, {DE, "Kreuz-Dame", "play QC"},
        {DE, "Dame", "play QC"}, {DE, "D", "play QC"}, {DE, "K", "? 2"},
        {DE, "König", "? 2"}, {DE, "koenig", "? 2"}, {DE, "KONIG", "? 2"},
        {DE, "KÖNIG", "? 2"}, {DE, "Ko\314\210nig", "? 2"},
        {DE, "Herz Ass", "play AH"}, {DE, "HA", "play AH"},
        {DE, "AH", "play AH"}, {DE, "Ass", "play AH"}, {DE, "As", "play AH"},
        {DE, "herzas", "play AH"}, {DE, "Coeur As", "play AH"},
        {DE, "Herz Sieben", "play 7H"}, {DE, "Herz7", "play 7H"},
        {DE, "Sieben", "play 7H"}, {DE, "sieb", "play 7H"},
        {DE, "linker Bauer", "play JD"}, {DE, "rechter Bauer", "play JH"},
        {DE, "Bauer", "? 2"}, {DE, "Herz Bauer", "play JH"},
        {DE, "Herz Unter", "play JH"}, {DE, "HB", "play JH"},
        {DE, "BH", "play JH"}, {DE, "Joker", "play JK"}, {DE, "jo", "play JK"},
        {DE, "großer Joker", "play JK"}, {DE, "GROSSER JOKER", "play JK"},
        {DE, "GROẞER Joker", "play JK"},
        {DE, "spiele Karo Bube", "play JD"}, {DE, "das Herz As", "play AH"},
        {DE, "Karo Bube ausspielen", "play JD"},
        {DE, "Ich spiele den Joker.", "play JK"}, {DE, "das", "… das"},
        {DE, "PB", "! TALON_E_NOT_HELD"}, {DE, "PA", "! TALON_E_NOT_HELD"},
        {DE, "Piek 7", "… Piek"}, {DE, "spielen", "? 10"});
}
END_TEST

START_TEST(a_suit_for_the_joker)
{
    talon_game *game = lead("6NT");

    play(game, "0 discard 7S 8S 7D");
    CHECK(game, 0,
        {EN, "joker as hearts", "play JK:H"}, {EN, "joker hearts", "play JK:H"},
        {EN, "joker h", "play JK:H"}, {EN, "jk as ♥", "play JK:H"},
        {EN, "lead the joker as hearts", "play JK:H"}, {EN, "joker", "? 4"},
        {EN, "ah as hearts", "! TALON_E_JOKER_NAMED"},
        {EN, "joker as nt", "… nt"},
        {DE, "Joker als Herz", "play JK:H"}, {DE, "Joker Herz", "play JK:H"},
        {DE, "Joker Karo", "play JK:D"}, {DE, "Joker K", "? 2"},
        {DE, "den Joker als Pik ausspielen", "play JK:S"},
        {DE, "Joker", "? 4"}, {DE, "Joker als", "? 4"});
}
END_TEST

/* Five seats; seat 0 calls a partner. It holds hearts and the joker. */
START_TEST(partners)
{
    talon_game *game = sit("five-5, first-dealer 4");

    DEAL(game, [0] = "JH JD AH KH QH 10H 9H 8H 7H 6H",
         [3] = "AS KS QS JS 10S 9S 8S 7S 6S 5S", [SPARE] = "JK 5H 4H");
    play(game, "0 bid 6H, 1 pass, 2 pass, 3 pass, 4 pass, "
               "0 discard 4H 5H 6H");
    CHECK(game, 0,
        {EN, "as", "call AS"}, {EN, "call as", "call AS"},
        {EN, "call the ace of spades", "call AS"}, {EN, "c as", "call AS"},
        {EN, "call", "? 43"}, {EN, "alone", "alone"}, {EN, "solo", "alone"},
        {EN, "play alone", "alone"}, {EN, "play", "! TALON_E_PHASE"},
        {EN, "call ah", "! TALON_E_CALL_CARD"}, {EN, "ace", "? 3"},
        {EN, "a", "? 3"},
        {DE, "Pik Ass", "call AS"}, {DE, "Pik Ass rufen", "call AS"},
        {DE, "Ich rufe Pik-As.", "call AS"}, {DE, "allein", "alone"},
        {DE, "ich spiele allein", "alone"}, {DE, "KA", "? 2"},
        {DE, "KrA", "call AC"},
        {EN, "call the holder of one of these: ♠A", "call AS"},
        {DE, "eine dieser Karten rufen: ♠A", "call AS"});
}
END_TEST

START_TEST(pay_suits)
{
    talon_game *game = sit_suits("pay-suit, players 3");

    CHECK(game, 0,
        {EN, "offer 6", "offer 6"}, {EN, "6", "offer 6"},
        {EN, "six", "offer 6"}, {EN, "I bid 6 chips", "offer 6"},
        {EN, "pass", "pass"}, {EN, "p", "pass"}, {EN, "offer 6 h", "… h"},
        {DE, "biete 6", "offer 6"}, {DE, "6 Chips", "offer 6"},
        {DE, "sechs", "offer 6"}, {DE, "1 Chip", "offer 1"},
        {DE, "Ich biete 6 Chips.", "offer 6"}, {DE, "passe", "pass"});
    play(game, "0 offer 6, 1 pass, 2 pass");
    CHECK(game, 0,
        {EN, "diamonds", "name D"}, {EN, "d", "name D"}, {EN, "♦", "name D"},
        {EN, "name diamonds", "name D"}, {EN, "diamonds, please", "name D"},
        {EN, "nt", "! TALON_E_DENOMINATION"}, {EN, "name", "? 4"},
        {DE, "Karo", "name D"}, {DE, "K", "? 2"}, {DE, "ka", "name D"},
        {DE, "ich bestimme Karo als Gewinnfarbe", "name D"});
    play(game, "0 name D");
    CHECK(game, 0,
        {EN, "keep", "keep"}, {EN, "k", "keep"}, {EN, "keep my hand", "keep"},
        {EN, "spare", "swap"}, {EN, "take the spare hand", "swap"},
        {EN, "spare hand", "swap"}, {EN, "take", "swap"},
        {EN, "auction the spare hand", "auction"},
        {EN, "swap", "swap"}, {EN, "auction", "auction"}, {EN, "a", "auction"},
        {EN, "sell a hand", "auction"}, {EN, "hand", "… hand"},
        {EN, "s", "? 3"},
        {DE, "behalten", "keep"}, {DE, "behalte mein Blatt", "keep"},
        {DE, "b", "keep"}, {DE, "Reserve", "swap"}, {DE, "tauschen", "swap"},
        {DE, "ich nehme das Reserveblatt", "swap"}, {DE, "nehmen", "swap"},
        {DE, "das Reserveblatt versteigern", "auction"},
        {DE, "ein Blatt versteigern", "auction"}, {DE, "v", "auction"},
        {DE, "Blatt", "… Blatt"});
}
END_TEST

START_TEST(bets)
{
    talon_game *game = sit(POKER);

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    CHECK(game, 1,
        {EN, "2s 3s 2c 2d 2h", "select 2S 3S 2C 2D 2H"},
        {EN, "choose 2s, 3s, 2c, 2d, 2h", "select 2S 3S 2C 2D 2H"},
        {EN, "2s 3s 2c 2d", "! TALON_E_CARD_COUNT"},
        {DE, "Pik 2 3 Kreuz 2 Karo 2 Herz 2", "select 2S 3S 2C 2D 2H"},
        {DE, "wähle p2 p3 kr2 ka2 h2", "select 2S 3S 2C 2D 2H"});
    play(game, SELECT);
    CHECK(game, 1,
        {EN, "check", "check"}, {EN, "c", "check"}, {EN, "knock", "check"},
        {EN, "bet 3", "bet 3"}, {EN, "3", "bet 3"}, {EN, "b3", "bet 3"},
        {EN, "bet three chips", "bet 3"}, {EN, "bet -3", "… -"},
        {EN, "bet 3.5", "… 5"}, {EN, "bet 3 4", "… 4"}, {EN, "bet 3h", "… h"},
        {EN, "bet 1234567890", "… 1234567890"},
        {EN, "bet 999999999", "! TALON_E_BET_LIMIT"},
        {EN, "bet 0", "! TALON_E_AMOUNT"}, {EN, "call", "! TALON_E_PHASE"},
        {EN, "raise 3", "! TALON_E_PHASE"}, {EN, "play 3h", "! TALON_E_PHASE"},
        {DE, "setze 3", "bet 3"}, {DE, "3", "bet 3"}, {DE, "drei", "bet 3"},
        {DE, "schieben", "check"}, {DE, "schieb", "check"}, {DE, "s", "? 11"},
        {DE, "ich setze 3 Chips", "bet 3"});
    play(game, "1 bet 3");
    CHECK(game, 2,
        {EN, "call", "call"}, {EN, "c", "call"}, {EN, "see", "call"},
        {EN, "raise 2", "raise 2"}, {EN, "raise by 2", "raise 2"},
        {EN, "r 2", "raise 2"}, {EN, "2", "… 2"}, {EN, "two", "… two"},
        {EN, "raise to 5", "… to"}, {EN, "bet 5", "! TALON_E_PHASE"},
        {EN, "fold", "fold"}, {EN, "f", "fold"}, {EN, "drop out", "fold"},
        {EN, "check", "! TALON_E_PHASE"}, {EN, "call 3", "… 3"},
        {EN, "I raise by 2 chips, putting in 5", "… putting"},
        {DE, "mit", "call"}, {DE, "gehe mit", "call"}, {DE, "geh' mit", "call"},
        {DE, "mitgehen", "call"}, {DE, "m", "call"},
        {DE, "erhöhe um 2", "raise 2"}, {DE, "erhoehe 2", "raise 2"},
        {DE, "ERHÖHEN UM 2", "raise 2"}, {DE, "erhöhe auf 5", "… auf"},
        {DE, "2", "… 2"}, {DE, "raus", "fold"}, {DE, "steige aus", "fold"},
        {DE, "ich steig aus", "fold"}, {DE, "aussteigen", "fold"},
        {DE, "passe", "fold"});
}
END_TEST
/* clang-format on */

/* Reads a text as seat 0, and compares the answer with a sentence. */
static void answers_as(const talon_game *game, int32_t seat, uint32_t language,
                       const char *typed, const char *expected)
{
    talon_words words = words_in(language, game);
    talon_reading reading;
    talon_move move;

    (void)talon_words_read(&words, game, seat, typed, strlen(typed), &move,
                           &reading);
    ck_says(expected, talon_words_answer, &words, game, &reading, typed,
            strlen(typed));
}

static void answers(const talon_game *game, uint32_t language,
                    const char *typed, const char *expected)
{
    answers_as(game, 0, language, typed, expected);
}

/* What the seat to act may play shows its hand. Another seat is not told it,
 * not even of a complete game, and neither in a refusal. */
START_TEST(answers_tell_nobody_what_another_seat_may_do)
{
    talon_game *game = sit("classic-3, first-dealer 2");
    talon_words words = words_in(EN, game);
    talon_reading reading;
    talon_move move;

    DEAL(game, "JS AS KS QS 10S 9S AD AH KH JK",
         "JC AC KC QC 10C 9C 8C 7C JD 10D", [TALON_PLACE_TALON] = "8S 7S 7D");
    play(game, "0 bid 6S, 1 pass, 2 pass, 0 discard 8S 7S 7D, 0 play AS");
    ck_status(talon_words_read(&words, game, 2, "xyz", 3, &move, &reading),
              TALON_E_SYNTAX);
    ck_says("Not understood: “xyz”. Possible now: play ♣J.", talon_words_answer,
            &words, game, &reading, "xyz", 3);
    words.you = 2;
    ck_says("Not understood: “xyz”.", talon_words_answer, &words, game,
            &reading, "xyz", 3);
    words.you = 1;
    ck_says("Not understood: “xyz”. Possible now: play ♣J.", talon_words_answer,
            &words, game, &reading, "xyz", 3);
}
END_TEST

/* Where no raise and no bid in the suit is left, the reason is not a number
 * that nobody said. */
START_TEST(a_number_that_was_not_said_is_no_reason)
{
    talon_game *game = sit(POKER ", raise-cap 1");

    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT ", 1 bet 3, 2 raise 2");
    CHECK(game, 0, {EN, "raise", "! TALON_E_RAISE_CAP"},
          {DE, "erhöhe", "! TALON_E_RAISE_CAP"});
    game = sit(POKER);
    DEAL(game, [0] = ROYAL, [1] = QUADS, [2] = FULL);
    play(game, SELECT);
    answers_as(game, 1, EN, "bet 0",
               "Not possible: the number is too low. Possible now: check; bet "
               "1 to 10 chips.");
    game = sit_suits("pay-suit, players 3");
    answers_as(game, 0, EN, "bid 1000001",
               "Not possible: the number is too high. Possible now: pass; "
               "offer at least 1 chip.");
    game = auction();
    play(game, "0 bid 10H");
    CHECK(game, 1, {EN, "bid hearts", "! TALON_E_BID_LOW"});
}
END_TEST

START_TEST(answers_are_sentences)
{
    talon_game *game = lead("6H");

    play(game, "0 discard 7S 8S 7D");
    answers(game, EN, "jd", "");
    answers(game, EN, "10", "Several moves fit: play ♣10; play ♦10.");
    answers(game, DE, "KD",
            "Das kann mehreres heißen: ♣D spielen; ♦K spielen.");
    answers(game, EN, "play",
            "Please say exactly which: play ♥7, ♥A, ♦J, ♥J, joker, ♦10, ♦K, "
            "♣10, ♣Q "
            "or ♣K.");
    answers(game, EN, "as", "Not in your hand: ♠A.");
    answers(game, DE, "PA", "Nicht auf deiner Hand: ♠A.");
    answers(game, EN, "play teh joker",
            "Not understood: “teh”. Possible now: play ♥7, ♥A, ♦J, ♥J, joker, "
            "♦10, ♦K, ♣10, ♣Q or ♣K.");
    answers(game, DE, "Quatsch",
            "Nicht verstanden: „Quatsch“. Möglich ist: ♥7, ♥A, ♦B, ♥B, Joker, "
            "♦10, ♦K, ♣10, ♣D oder ♣K spielen.");
    answers(game, EN, "\007",
            "That is no move. Possible now: play ♥7, ♥A, ♦J, ♥J, joker, ♦10, "
            "♦K, ♣10, ♣Q or ♣K.");
    answers(game, DE, "",
            "Das ist kein Zug. Möglich ist: ♥7, ♥A, ♦B, ♥B, Joker, ♦10, ♦K, "
            "♣10, ♣D oder ♣K spielen.");
    answers(lead("7S"), EN, "7s 8s",
            "Name 3 cards, not 2. Possible now: discard 3 cards from ♠7 ♠8 "
            "joker ♦7 ♦10 ♦J ♦K ♣10 ♣Q ♣K ♥7 ♥J ♥A.");
    answers(lead("7S"), DE, "P7 P8",
            "Nenne 3 Karten, nicht 2. Möglich ist: 3 Karten von diesen "
            "drücken: ♠7 ♠8 "
            "Joker ♦7 ♦10 ♦B ♦K ♣10 ♣D ♣K ♥7 ♥B ♥A.");
}
END_TEST

START_TEST(an_answer_quotes_no_more_than_a_line_and_needs_no_game)
{
    talon_game *game = lead("6H");
    talon_words words = words_in(EN, game);
    talon_reading reading;
    char text[TALON_WORDS_TEXT_MAX], typed[81];
    talon_move move;

    memset(typed, 'x', 80);
    typed[80] = '\0';
    ck_status(talon_words_read(&words, game, 0, typed, 80, &move, &reading),
              TALON_E_SYNTAX);
    ck_ok(talon_words_answer(&words, NULL, &reading, typed, 80, text,
                             sizeof text, NULL));
    ck_assert_str_eq(text, "Not understood: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                           "xxxxxxxxxxxxxx…”.");
    ck_status(talon_words_answer(&words, NULL, &reading, typed, 79, text,
                                 sizeof text, NULL),
              TALON_E_ARGUMENT);
    ck_status(
        talon_words_answer(&words, NULL, &reading, typed, 80, text, 5, NULL),
        TALON_E_SPACE);
    reading.answer = 6;
    ck_status(talon_words_answer(&words, NULL, &reading, typed, 80, text,
                                 sizeof text, NULL),
              TALON_E_ARGUMENT);
    ck_status(talon_words_answer(&words, NULL, NULL, typed, 80, text,
                                 sizeof text, NULL),
              TALON_E_NULL);
}
END_TEST

/* Asserts that bytes are refused, where, and that the move stays as it is. */
static void unreadable(const char *typed, size_t length, talon_status status,
                       uint32_t at)
{
    talon_game *game = auction();
    talon_words words = words_in(EN, game);
    const talon_move before = {.amount = -77};
    talon_move move = before;
    talon_reading reading;

    ck_status(talon_words_read(&words, game, 0, typed, length, &move, &reading),
              status);
    ck_assert_uint_eq(reading.answer, TALON_READING_UNKNOWN);
    ck_assert_int_eq(reading.status, status);
    ck_assert_uint_eq(reading.start, at);
    ck_assert_uint_eq(reading.count, 0);
    ck_assert_mem_eq(&move, &before, sizeof move);
}

START_TEST(what_is_not_utf_8_is_refused)
{
    static char spaces[TALON_WORDS_READ_MAX + 1];

    unreadable("7h \xFF", 4, TALON_E_CHARACTER, 3);
    unreadable("\xC3", 1, TALON_E_CHARACTER, 0);
    unreadable("7 \xE2\x99", 4, TALON_E_CHARACTER, 2);
    unreadable("\xC0\xAF", 2, TALON_E_CHARACTER, 0);
    unreadable("\xE0\x80\xAF", 3, TALON_E_CHARACTER, 0);
    unreadable("\xED\xA0\x80", 3, TALON_E_CHARACTER, 0);
    unreadable("\xF4\x90\x80\x80", 4, TALON_E_CHARACTER, 0);
    unreadable("7\0h", 3, TALON_E_SYNTAX, 1);
    memset(spaces, ' ', sizeof spaces);
    unreadable(spaces, sizeof spaces, TALON_E_LINE_LONG, 0);
    memcpy(spaces + TALON_WORDS_READ_MAX - 3, "7xh", 3);
    unreadable(spaces, TALON_WORDS_READ_MAX, TALON_E_SYNTAX,
               TALON_WORDS_READ_MAX - 2);
}
END_TEST

START_TEST(more_words_than_a_move_has_are_not_understood)
{
    char typed[201];
    uint32_t i;

    for (i = 0; i < 200; i += 2)
        memcpy(typed + i, "p ", 2);
    unreadable(typed, 200, TALON_E_SYNTAX, 126);
}
END_TEST

START_TEST(what_cannot_be_asked_is_refused)
{
    talon_game *game = auction();
    talon_words words = words_in(EN, game);
    talon_reading reading;
    talon_move move;

    ck_status(talon_words_read(NULL, game, 0, "p", 1, &move, &reading),
              TALON_E_NULL);
    ck_status(talon_words_read(&words, NULL, 0, "p", 1, &move, &reading),
              TALON_E_NULL);
    ck_status(talon_words_read(&words, game, 0, NULL, 1, &move, &reading),
              TALON_E_NULL);
    ck_status(talon_words_read(&words, game, 0, "p", 1, NULL, &reading),
              TALON_E_NULL);
    ck_status(talon_words_read(&words, game, 3, "p", 1, &move, &reading),
              TALON_E_SEAT);
    ck_status(
        talon_words_read(&words, game, TALON_TABLE, "p", 1, &move, &reading),
        TALON_E_SEAT);
    ck_ok(talon_words_read(&words, game, 0, "p", 1, &move, NULL));
    ck_status(talon_words_read(&words, game, 0, NULL, 0, &move, NULL),
              TALON_E_SYNTAX);
    words.style = 4;
    ck_status(talon_words_read(&words, game, 0, "p", 1, &move, NULL),
              TALON_E_ARGUMENT);
}
END_TEST

START_TEST(a_seat_that_owes_no_move_is_told_so)
{
    talon_game *game = auction(), *view = view_of(game, SEAT(1));

    CHECK(game, 1, {EN, "7h", "! TALON_E_TURN"}, {EN, "p", "! TALON_E_TURN"});
    CHECK(view, 0, {EN, "7h", "! TALON_E_VIEW"}, {EN, "10", "! TALON_E_VIEW"});
}
END_TEST

START_TEST(a_seat_may_have_any_name)
{
    static const char *const names[] = {"Pass", "7",        "Hearts", "Özlem",
                                        "?!",   "von Berg", "6 ♥",    "Joker"};
    char typed[96];
    talon_game *game = auction();
    talon_words words = words_in(EN, game);
    talon_move move;
    size_t i;

    for (i = 0; i < COUNT(names); i++) {
        ck_ok(talon_words_name(&words, 0, names[i], strlen(names[i])));
        snprintf(typed, sizeof typed, "%s bids 7 ♠.", names[i]);
        ck_ok(talon_words_read(&words, game, 0, typed, strlen(typed), &move,
                               NULL));
        ck_assert_int_eq(move.amount, 7);
        ck_assert_uint_eq(move.denomination, TALON_SUIT_SPADES);
    }
}
END_TEST

struct set_row {
    uint32_t language;
    const char *typed;
    const char *cards; /* or the refusal */
};

/* Reads sets of cards in a game, and compares. */
static void check_sets(const talon_game *game, const struct set_row *rows,
                       size_t count)
{
    talon_status status;
    talon_reading reading;
    talon_words words;
    talon_cards read;
    size_t i;

    for (i = 0; i < count; i++) {
        words = words_in(rows[i].language, game);
        read = 77;
        status = talon_words_read_cards(&words, game, rows[i].typed,
                                        strlen(rows[i].typed), &read, &reading);
        must(status == reading.status && reading.count == 0);
        if (strncmp(rows[i].cards, "TALON", 5) == 0) {
            if (strcmp(talon_status_name(status), rows[i].cards) != 0)
                ck_abort_msg("“%s”: %s", rows[i].typed,
                             talon_status_name(status));
            must(read == 77);
            continue;
        }
        if (status < 0)
            ck_abort_msg("“%s”: %s", rows[i].typed, talon_status_name(status));
        if (read != cards(rows[i].cards))
            ck_abort_msg("“%s” is not %s", rows[i].typed, rows[i].cards);
        must(reading.answer == TALON_READING_CARDS &&
             reading.concerned == read);
    }
}

#define CHECK_SETS(game, ...)                                                  \
    do {                                                                       \
        static const struct set_row set_rows[] = {__VA_ARGS__};                \
                                                                               \
        check_sets(game, set_rows, COUNT(set_rows));                           \
    } while (0)

/* The pack of three players has 33 cards, from the seven on, and a joker. */
#define OF_HEARTS "7H 8H 9H 10H JH QH KH AH"
#define WHOLE_PACK                                                             \
    "7S 8S 9S 10S JS QS KS AS 7C 8C 9C 10C JC QC KC AC "                       \
    "7D 8D 9D 10D JD QD KD AD JK " OF_HEARTS

START_TEST(sets_of_cards)
{
    talon_game *game = auction();

    CHECK_SETS(game, {EN, "9d 10h", "9D 10H"}, {EN, "10 of hearts", "10H"},
               {EN, "hearts", OF_HEARTS}, {EN, "h", OF_HEARTS},
               {EN, "aces", "AS AC AD AH"}, {EN, "ace", "AS AC AD AH"},
               {EN, "10", "10S 10C 10D 10H"}, {EN, "joker", "JK"},
               {EN, "hearts ace", "AH"}, {EN, "hearts 7, 8", "7H 8H"},
               {EN, "7, 8 of hearts", "7H 8H"},
               {EN, "hearts, ace", OF_HEARTS " AS AC AD"},
               {EN, "aces and joker", "AS AC AD AH JK"},
               {EN, "hearts spades", OF_HEARTS " 7S 8S 9S 10S JS QS KS AS"},
               {EN, "ace of spades, hearts", "AS " OF_HEARTS},
               {EN, "7h 7h hearts", OF_HEARTS}, {EN, "jacks", "JS JC JD JH"},
               {EN, "all", WHOLE_PACK}, {EN, "all cards", WHOLE_PACK},
               {DE, "alle", WHOLE_PACK}, {DE, "Herz", OF_HEARTS},
               {DE, "Asse", "AS AC AD AH"}, {DE, "Herz 7, 8", "7H 8H"},
               {DE, "Karo-Bube", "JD"}, {DE, "KD", "QC QD KD"},
               {DE, "K", "KS KC KD KH"},
               {DE, "Könige, Herz 7", "KS KC KD KH 7H"});
}
END_TEST

START_TEST(texts_that_are_no_set_of_cards)
{
    talon_game *game = auction();
    talon_words words = words_in(EN, game), nobody = words;
    talon_reading reading;
    talon_cards read = 77;

    CHECK_SETS(game, {EN, "", "TALON_E_SYNTAX"}, {EN, "of", "TALON_E_SYNTAX"},
               {EN, "9d xyz", "TALON_E_SYNTAX"}, {EN, "14", "TALON_E_SYNTAX"},
               {EN, "2h", "TALON_E_CARD_FOREIGN"},
               {EN, "low joker", "TALON_E_CARD_FOREIGN"},
               {EN, "two", "TALON_E_CARD_FOREIGN"},
               {EN, "left bower", "TALON_E_SYNTAX"},
               {EN, "9d \377", "TALON_E_CHARACTER"});
    ck_status(
        talon_words_read_cards(&words, game, "9d xyz 8", 8, &read, &reading),
        TALON_E_SYNTAX);
    ck_says("Not understood: “xyz”.", talon_words_answer, &words, NULL,
            &reading, "9d xyz 8", 8);
    ck_status(talon_words_read_cards(&words, game, "2h 9h", 5, &read, &reading),
              TALON_E_CARD_FOREIGN);
    ck_says("Not in the pack: ♥2.", talon_words_answer, &words, NULL, &reading,
            "2h 9h", 5);
    ck_ok(talon_words_read_cards(&words, game, "9h", 2, &read, &reading));
    ck_says("", talon_words_answer, &words, NULL, &reading, "9h", 2);
    ck_ok(talon_words_read_cards(&words, game, "9h", 2, &read, NULL));
    ck_status(talon_words_read_cards(&words, NULL, "9h", 2, &read, NULL),
              TALON_E_NULL);
    ck_status(talon_words_read_cards(&words, game, NULL, 2, &read, NULL),
              TALON_E_NULL);
    ck_status(talon_words_read_cards(&words, game, "9h", 2, NULL, NULL),
              TALON_E_NULL);
    ck_status(talon_words_read_cards(&words, game, "9h", 4096, &read, NULL),
              TALON_E_LINE_LONG);
    nobody.language = 0;
    ck_status(talon_words_read_cards(&nobody, game, "9h", 2, &read, NULL),
              TALON_E_ARGUMENT);
}
END_TEST

START_TEST(bowers_are_cards_when_there_are_trumps)
{
    talon_game *game = lead("7D");

    CHECK_SETS(game, {EN, "left bower", "JH"}, {EN, "bower", "JH JD"},
               {DE, "rechter Bauer", "JD"},
               {EN, "diamonds", "7D 8D 9D 10D JD QD KD AD"});
}
END_TEST

START_TEST(a_card_named_twice_is_said_so)
{
    talon_game *game = auction();
    talon_words words = words_in(EN, game);
    talon_reading reading;
    talon_move move;

    play(game, "0 bid 7S, 1 pass, 2 pass");
    ck_status(talon_words_read(&words, game, 0, "discard 7d 8s 7d", 16, &move,
                               &reading),
              TALON_E_CARD_TWICE);
    ck_assert_uint_eq(reading.answer, TALON_READING_UNKNOWN);
    ck_assert(reading.concerned == cards("7D"));
    ck_says("Named twice: ♦7.", talon_words_answer, &words, game, &reading,
            "discard 7d 8s 7d", 16);
    /* “KA” is the ace of diamonds or of clubs, and one of them is held. */
    words.language = TALON_LANGUAGE_GERMAN;
    ck_status(talon_words_read(&words, game, 0, "dr\303\274cke KA KA", 13,
                               &move, &reading),
              TALON_E_CARD_TWICE);
    ck_assert(reading.concerned == cards("AD"));
    CHECK(game, 0, {EN, "9s xyz 9s", "… xyz"},
          {EN, "discard 7 of diamonds spades", "… spades"});
}
END_TEST

SUITE(typed)
TEST(bids)
TEST(discards)
TEST(cards_in_english)
TEST(cards_in_german)
TEST(a_suit_for_the_joker)
TEST(partners)
TEST(pay_suits)
TEST(bets)
TEST(answers_tell_nobody_what_another_seat_may_do)
TEST(a_number_that_was_not_said_is_no_reason)
TEST(answers_are_sentences)
TEST(an_answer_quotes_no_more_than_a_line_and_needs_no_game)
TEST(what_is_not_utf_8_is_refused)
TEST(more_words_than_a_move_has_are_not_understood)
TEST(what_cannot_be_asked_is_refused)
TEST(a_seat_that_owes_no_move_is_told_so)
TEST(a_seat_may_have_any_name)
TEST(sets_of_cards)
TEST(texts_that_are_no_set_of_cards)
TEST(bowers_are_cards_when_there_are_trumps)
TEST(a_card_named_twice_is_said_so)
END_SUITE
