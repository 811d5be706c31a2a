/* SPDX-License-Identifier: MIT */
/* Short forms: cards, seats, bids, moves, choices, refusals, scores, poker
 * hands, advice and values; and refused calls. */
#include "told.h"

#include "common/five_hundred.h"
#include "common/tripoli.h"
#include "talon/poker.h"

START_TEST(cards_are_signs_letters_or_words)
{
    static const char *const expected[2][3] = {
        {"♥7 ♠10 ♣J joker", "7H 10S JC joker",
         "seven of hearts, ten of spades, jack of clubs, joker"},
        {"♥7 ♠10 ♣B Joker", "He7 Pi10 KrB Joker",
         "Herz-Sieben, Pik-Zehn, Kreuz-Bube, Joker"}};
    const talon_card list[] = {card("7H"), card("10S"), card("JC"), card("JK")};
    uint32_t language, style;
    talon_words words;

    for (language = EN; language <= talon_language_count(); language++)
        for (style = 1; style <= TALON_CARD_STYLE_WORDS; style++) {
            words = words_in(language, sit("classic-3"));
            words.style = style;
            ck_says(expected[language - 1][style - 1], talon_words_cards,
                    &words, list, 4);
        }
    words.style = TALON_CARD_STYLE_SIGNS;
    ck_says("♦13", talon_words_card, &words, card("13D"));
    ck_says("Klein-Joker", talon_words_card, &words, card("JL"));
}
END_TEST

START_TEST(a_hand_is_written_as_players_hold_it)
{
    talon_game *game = sit("classic-3");
    talon_words words = words_in(EN, game);
    talon_card sorted[TALON_PACK_MAX];
    talon_cards hand = cards("AH 7S KH JK");
    char expected[256];
    uint32_t count;

    ck_ok(talon_game_sort_hand(game, &hand, sorted, TALON_PACK_MAX, &count));
    ck_ok(talon_words_cards(&words, sorted, count, expected, sizeof expected,
                            NULL));
    ck_says(expected, talon_words_hand, &words, game, &hand);
    ck_assert_ptr_nonnull(strstr(expected, "♥K ♥A"));
}
END_TEST

/* Without a game, a set is listed as the library sorts a hand before there are
 * trumps. */
START_TEST(a_set_without_a_game_is_in_the_order_of_a_hand)
{
    static const char *const presets[] = {"six-6", "quebec-4", "two-2",
                                          "tripoli"};
    char with[TALON_WORDS_TEXT_MAX], without[TALON_WORDS_TEXT_MAX];
    talon_choice choice = {
        .kind = TALON_KIND_DISCARD, .pick_min = 1, .pick_max = 1};
    size_t i;

    for (i = 0; i < sizeof presets / sizeof *presets; i++) {
        talon_game *game = sit("%s", presets[i]);
        talon_words words = words_in(EN, game);
        talon_rules rules;

        ck_ok(talon_game_rules(game, &rules));
        ck_ok(talon_rules_pack(&rules, &choice.cards));
        ck_ok(
            talon_words_choice(&words, game, &choice, with, sizeof with, NULL));
        ck_ok(talon_words_choice(&words, NULL, &choice, without, sizeof without,
                                 NULL));
        ck_assert_str_eq(with, without);
    }
}
END_TEST

START_TEST(seats_have_names_and_one_is_you)
{
    talon_game *game = sit("australian-4");
    talon_words words = words_in(EN, game), german = words_in(DE, game);

    words.you = german.you = 2;
    ck_says("Anna", talon_words_seat, &words, 0);
    ck_says("you", talon_words_seat, &words, 2);
    ck_says("du", talon_words_seat, &german, 2);
    ck_says("the table", talon_words_seat, &words, TALON_TABLE);
    ck_says("niemand", talon_words_seat, &german, TALON_NOBODY);
    ck_says("jemand", talon_words_seat, &german, TALON_SECRET);
    ck_says("you, Anna and Ben", talon_words_seats, &words, 7);
    ck_says("du und Dora", talon_words_seats, &german, 12);
    ck_says("nobody", talon_words_seats, &words, 0);
    ck_ok(talon_words_name(&words, 0, NULL, 0));
    ck_says("Seat 1", talon_words_seat, &words, 0);
    ck_ok(talon_words_name(&words, 0, "{seat}", 6));
    ck_says("{seat}", talon_words_seat, &words, 0);
}
END_TEST

START_TEST(bids_are_short)
{
    talon_words en = words_in(EN, sit("classic-3"));
    talon_words de = words_in(DE, sit("classic-3"));

    ck_says("7 ♥", talon_words_bid, &en, 7, TALON_SUIT_HEARTS);
    ck_says("10 NT", talon_words_bid, &en, 10, TALON_DENOMINATION_NO_TRUMP);
    ck_says("10 ohne Trumpf", talon_words_bid, &de, 10,
            TALON_DENOMINATION_NO_TRUMP);
    ck_says("misère", talon_words_bid, &en, 0, TALON_DENOMINATION_MISERE);
    ck_says("Null ouvert", talon_words_bid, &de, 0,
            TALON_DENOMINATION_OPEN_MISERE);
    de.style = TALON_CARD_STYLE_WORDS;
    ck_says("8 Karo", talon_words_bid, &de, 8, TALON_SUIT_DIAMONDS);
    de.style = TALON_CARD_STYLE_LETTERS;
    ck_says("8 Ka", talon_words_bid, &de, 8, TALON_SUIT_DIAMONDS);
}
END_TEST

START_TEST(moves_are_short)
{
    talon_words en = words_in(EN, sit("classic-3"));
    talon_words de = words_in(DE, sit("classic-3"));
    const talon_move bid = {0, 7,  TALON_KIND_BID, 0, 0, TALON_SUIT_HEARTS,
                            0, {0}};
    const talon_move lead = {(talon_cards)1 << TALON_CARD_HIGH_JOKER,
                             0,
                             TALON_KIND_PLAY,
                             0,
                             0,
                             TALON_SUIT_CLUBS,
                             0,
                             {0}};
    const talon_move raise = {0, 3, TALON_KIND_RAISE_BY, 0, 0, 0, 0, {0}};
    talon_move discard = {
        cards("7S 8S QH"), 0, TALON_KIND_DISCARD, 0, 0, 0, 0, {0}};

    ck_says("bid 7 ♥", talon_words_move, &en, &bid);
    ck_says("7 ♥ bieten", talon_words_move, &de, &bid);
    ck_says("lead the joker as ♣", talon_words_move, &en, &lead);
    ck_says("raise by 3 chips", talon_words_move, &en, &raise);
    ck_says("um 3 Chips erhöhen", talon_words_move, &de, &raise);
    ck_says("♠7 ♠8 ♥D drücken", talon_words_move, &de, &discard);
    discard.denomination = TALON_SUIT_SPADES;
    ck_says("discard ♠7 ♠8 ♥Q, joker as ♠", talon_words_move, &en, &discard);
}
END_TEST

/* All choices of the seat to act, separated by semicolons. */
static void choices_are(const talon_game *game, uint32_t language,
                        const char *expected)
{
    talon_words words = words_in(language, game);
    talon_choice choices[TALON_CHOICES_MAX];
    char text[TALON_WORDS_TEXT_MAX], all[TALON_WORDS_TEXT_MAX] = "";
    uint32_t count, i;

    ck_ok(talon_game_choices(game, choices, TALON_CHOICES_MAX, &count));
    for (i = 0; i < count; i++) {
        ck_ok(talon_words_choice(&words, game, &choices[i], text, sizeof text,
                                 NULL));
        strcat(all, i > 0 ? "; " : "");
        strcat(all, text);
    }
    ck_assert_str_eq(all, expected);
}

START_TEST(choices_are_short)
{
    talon_game *game = three_hands("misere any-time, open-misere any-time, ");

    choices_are(game, EN,
                "pass; bid 6 in ♠, ♣, ♦, ♥ or NT; bid 7 in ♠, ♣, ♦, ♥ or NT;"
                " bid 8 in ♠, ♣, ♦, ♥ or NT; bid 9 in ♠, ♣, ♦, ♥ or NT;"
                " bid 10 in ♠, ♣, ♦, ♥ or NT; bid misère or open misère");
    play(game, "0 bid 9NT");
    choices_are(game, DE,
                "passen; 10 Stiche in ♠, ♣, ♦, ♥ oder ohne Trumpf bieten; Null "
                "ouvert bieten");
    game = three_hands("");
    bid_and_pass(game, "10S");
    choices_are(game, EN,
                "discard 3 cards from ♠Q ♠A ♠J ♦7 ♦K ♦A ♣Q ♣K ♣A ♥7 ♥8 ♥9 ♥Q");
    game = sit("tripoli, players 3");
    choices_are(game, EN, "deal; end the session with 1 to 16 closing pots");
}
END_TEST

/* FH-22: any card but the joker, the bowers and those of the hand. Where most
 * cards may be called, those that may not are said. */
START_TEST(cards_that_may_be_called_are_said_by_those_that_may_not)
{
    talon_game *game = sit("five-5, first-dealer 4");

    DEAL(game, "AS KS QS JS 10S 9S AD KD QD AH", [KITTY] = "2C 3C 4C");
    bid_and_pass(game, "6S");
    play(game, "0 discard 2C 3C 4C");
    choices_are(
        game, EN,
        "play alone; choose a partner by calling any card but ♠9 ♠10 ♠Q ♠K ♠A "
        "♣J ♠J joker ♦Q ♦K "
        "♦A ♥A");
}
END_TEST

/* The end of a range decides on the form. */
START_TEST(ranges_are_of_things)
{
    talon_words en = words_in(EN, sit("tripoli"));
    talon_words de = words_in(DE, sit("tripoli"));
    talon_choice buy = {0}, discard = {0}, finish = {0};

    buy.kind = TALON_KIND_BUY;
    buy.amount_min = buy.amount_max = 1;
    buy.other_seats = 3;
    ck_says("sell 1 chip to Anna and Ben", talon_words_choice, &en, NULL, &buy);
    buy.amount_max = 50;
    ck_says("sell 1 to 50 chips to Anna and Ben", talon_words_choice, &en, NULL,
            &buy);
    ck_says("1 bis 50 Chips an Anna und Ben verkaufen", talon_words_choice, &de,
            NULL, &buy);
    finish.kind = TALON_KIND_FINISH;
    finish.amount_min = finish.amount_max = 1;
    ck_says("end the session with 1 closing pot", talon_words_choice, &en, NULL,
            &finish);
    finish.amount_max = 16;
    ck_says("end the session with 1 to 16 closing pots", talon_words_choice,
            &en, NULL, &finish);
    ck_says("die Partie beenden und 1 bis 16 Schlusstöpfe ausspielen",
            talon_words_choice, &de, NULL, &finish);
    discard.kind = TALON_KIND_DISCARD;
    discard.cards = cards("7S 8S 9S 10S");
    discard.pick_min = 1;
    discard.pick_max = 3;
    ck_says("discard 1 to 3 cards from ♠7 ♠8 ♠9 ♠10", talon_words_choice, &en,
            NULL, &discard);
    ck_says("1 bis 3 Karten von diesen drücken: ♠7 ♠8 ♠9 ♠10",
            talon_words_choice, &de, NULL, &discard);
}
END_TEST

START_TEST(refusals_say_what_is_possible)
{
    talon_game *game = three_hands("");
    talon_words en = words_in(EN, game), de = words_in(DE, game);
    talon_cards concerned = 0;
    talon_move move = {0};

    move.kind = TALON_KIND_KEEP;
    ck_says("Not possible: there is no such move in this game. Possible now:"
            " pass; bid 6 to 10 in ♠, ♣, ♦, ♥ or NT.",
            talon_words_refusal, &en, game,
            talon_game_check(game, &move, &concerned), &concerned);
    bid_and_pass(game, "7S");
    play(game, "0 discard 7D 7H 8H\n0 play AD\n1 play 10S");
    move = read_move(game, "2 play 7C");
    ck_says("You must follow the suit led; possible: ♦8 ♦9 ♦10 ♦J ♦Q.",
            talon_words_refusal, &en, game,
            talon_game_check(game, &move, &concerned), &concerned);
    ck_says("Du musst die ausgespielte Farbe bedienen; das geht nur mit ♦8 ♦9 "
            "♦10 ♦B ♦D.",
            talon_words_refusal, &de, game, TALON_E_FOLLOW, &concerned);
    move = read_move(game, "2 play AS");
    ck_says("Nicht auf deiner Hand: ♠A.", talon_words_refusal, &de, game,
            talon_game_check(game, &move, &concerned), &concerned);
    ck_says("Not possible: the suit led must be followed.", talon_words_refusal,
            &en, NULL, TALON_E_FOLLOW, NULL);
}
END_TEST

/* What is refused without cards, and how. */
START_TEST(refusals_speak_to_you)
{
    static const struct {
        talon_status status;
        const char *en, *de;
    } rows[] = {
        {TALON_E_TURN, "Not possible: it is not your turn.",
         "Nicht möglich – du bist nicht an der Reihe."},
        {TALON_E_PHASE, "Not possible: that is not a choice now.",
         "Nicht möglich – das steht jetzt nicht zur Wahl."},
        {TALON_E_DENOMINATION, "Not possible: this suit may not be chosen.",
         "Nicht möglich – diese Farbe steht nicht zur Wahl."},
        {TALON_E_AMOUNT, "Not possible: the number is too low or too high.",
         "Nicht möglich – die Zahl ist zu klein oder zu groß."},
        {TALON_E_NOT_HELD, "Not possible: this card is not in your hand.",
         "Nicht möglich – diese Karte hast du nicht auf der Hand."},
        {TALON_E_FIELD,
         "Not possible: something in that move does not belong to it.",
         "Nicht möglich – da gehört etwas nicht zu diesem Zug."},
        {TALON_E_CHIPS, "Not possible: you do not have enough chips for that.",
         "Nicht möglich – dafür hast du nicht genug Chips."},
        {TALON_E_OVER, "Not possible: the game is over.",
         "Nicht möglich – die Partie ist zu Ende."}};
    talon_words en = words_in(EN, sit("classic-3"));
    talon_words de = words_in(DE, sit("classic-3"));
    size_t i;

    for (i = 0; i < COUNT(rows); i++) {
        ck_says(rows[i].en, talon_words_refusal, &en, NULL, rows[i].status,
                NULL);
        ck_says(rows[i].de, talon_words_refusal, &de, NULL, rows[i].status,
                NULL);
    }
}
END_TEST

/* A refused move, and the sentence that says why, in both languages. */
static void is_refused(const talon_game *game, const char *line, const char *en,
                       const char *de)
{
    talon_words words = words_in(EN, game);
    talon_move move = read_move(game, line);
    talon_cards concerned = 0;
    talon_status status = talon_game_check(game, &move, &concerned);

    ck_says(en, talon_words_refusal, &words, game, status, &concerned);
    words.language = DE;
    ck_says(de, talon_words_refusal, &words, game, status, &concerned);
}

#define LEADS "cosmo, board fixed, players 9"

/* Seat 1 leads the five of spades, and the six is in the spare hand. */
static talon_game *lead_after_stop(const char *rules)
{
    talon_game *game = sit("%s", rules);

    DEAL(game, [1] = "5S 9S 6C 4D 8D 7H", [SPARE] = "6S");
    play(game, "1 play 5S");
    return game;
}

/* TR-22, TR-24 */
START_TEST(a_refused_lead_says_which_rule_forbids_it)
{
    talon_game *game = sit(LEADS ", next-lead other-suit, first-lead"
                                 " lowest-of-hand");

    DEAL(game, [1] = "3S 9S 3H 7H 5D KC", [SPARE] = "4S");
    is_refused(game, "1 play 5D",
               "The first card led must be the lowest of your hand: ♠3 ♥3.",
               "Zuerst muss deine niedrigste Karte ausgespielt werden: ♠3 ♥3.");
    is_refused(lead_after_stop(LEADS ", next-lead other-suit"), "1 play 9S",
               "The next lead must be in another suit; possible: ♣6 ♦4 ♥7.",
               "Jetzt muss eine andere Farbe ausgespielt werden;"
               " möglich: ♣6 ♦4 ♥7.");
    is_refused(lead_after_stop(LEADS ", next-lead other-colour"), "1 play 6C",
               "The next lead must be of the other color; possible: ♦4 ♥7.",
               "Nach Rot kommt Schwarz, nach Schwarz Rot;"
               " möglich: ♦4 ♥7.");
    is_refused(lead_after_stop(LEADS ", next-lead alternate"), "1 play 6C",
               "Red and black runs take turns; possible: ♦4.",
               "Rote und schwarze Reihen wechseln sich ab; möglich: ♦4.");
}
END_TEST

/* TR-10 */
START_TEST(a_refusal_about_the_spare_hand_says_whose_fault_it_is)
{
    talon_game *game = sit_suits(THREE ", spare-hand swap");

    is_refused(game, "0 auction",
               "Not possible: the rules of this game do not allow that."
               " Possible now: keep the hand; swap for the spare hand.",
               "Nicht möglich – die Regeln dieser Partie erlauben das nicht."
               " Möglich ist: das Blatt behalten;"
               " gegen das Reserveblatt tauschen.");
    game = sit_suits(THREE);
    play(game, "0 swap");
    is_refused(game, "0 swap",
               "Not possible: that can be done only once in a deal."
               " Possible now: keep the hand; auction the spare hand.",
               "Nicht möglich – das geht in jeder Runde nur einmal."
               " Möglich ist: das Blatt behalten;"
               " das Reserveblatt versteigern.");
    game = sit_suits(THREE ", pay-card-bar on, pay-ace S");
    is_refused(game, "0 swap",
               "You may not do that while you hold ♠8 ♠9 ♠10 ♠A.",
               "Das darfst du nicht, solange du diese Karten hast:"
               " ♠8 ♠9 ♠10 ♠A.");
}
END_TEST

static uint32_t times_in(const char *text, const char *part)
{
    uint32_t times = 0;

    while ((text = strstr(text, part)) != NULL) {
        text += strlen(part);
        times++;
    }
    return times;
}

/* The refusals of moves have the numbers from TALON_E_OVER on. */
START_TEST(no_refusal_of_a_move_says_a_thing_twice)
{
    static const char *const possible[] = {"", "ossible", "öglich"};
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t language, told = 0;
    talon_status status;
    talon_words words;

    for (language = EN; language <= DE; language++)
        for (status = TALON_E_OVER; status > TALON_E_SYNTAX; status--) {
            words = words_in(language, sit("classic-3"));
            if (talon_words_refusal(&words, NULL, status, NULL, text,
                                    sizeof text, NULL) < 0)
                continue;
            told++;
            ck_assert_msg(times_in(text, possible[language]) == 1, "%s", text);
            ck_assert_msg(times_in(text, "seat does") == 0 &&
                              times_in(text, "this seat") == 0,
                          "%s", text);
        }
    ck_assert_uint_ge(told, 2 * 30);
}
END_TEST

START_TEST(scores_are_by_side)
{
    talon_game *game = sit("australian-4");
    talon_words words = words_in(EN, game);

    words.you = 1;
    ck_says("Anna and Carl 0; you and Dora 0", talon_words_scores, &words,
            game);
    game = sit("tripoli, players 3, bankroll 100");
    words = words_in(DE, game);
    ck_says("Anna 100; Ben 100; Carl 100", talon_words_scores, &words, game);
}
END_TEST

static uint32_t rank_of(const char *five)
{
    talon_cards set = cards(five);
    uint32_t rank = 0;

    ck_ok(talon_poker_rank(&set, &rank));
    return rank;
}

START_TEST(poker_hands_have_names)
{
    static const char *const hands[][3] = {
        {"AS 2H 3D 4S 6H", "ace high", "höchste Karte Ass"},
        {"JS JH 3D 4S 6H", "pair of jacks", "Paar Buben"},
        {"6S 6H 3D 4S JH", "pair of sixes", "Paar Sechsen"},
        {"QS QH 4D 4S 9H", "two pair, queens and fours",
         "zwei Paare: Damen und Vieren"},
        {"KS KH KD 10S 9H", "three kings", "drei Könige"},
        {"AS 2H 3D 4S 5H", "five-high straight", "Straße bis Fünf"},
        {"2C 6C 7C 8C QC", "queen-high flush", "Flush, höchste Karte Dame"},
        {"KS KH KD 10S 10H", "full house, kings over tens",
         "Full House: drei Könige, zwei Zehnen"},
        {"2S 2H 2D AS AH", "full house, twos over aces",
         "Full House: drei Zweien, zwei Asse"},
        {"7S 7H 7D 7C AH", "four sevens", "vier Siebenen"},
        {"5C 6C 7C 8C 9C", "nine-high straight flush",
         "Straight Flush bis Neun"}};
    talon_words en = words_in(EN, sit("tripoli"));
    talon_words de = words_in(DE, sit("tripoli"));
    size_t i;

    for (i = 0; i < COUNT(hands); i++) {
        ck_says(hands[i][1], talon_words_poker, &en, rank_of(hands[i][0]));
        ck_says(hands[i][2], talon_words_poker, &de, rank_of(hands[i][0]));
    }
}
END_TEST

START_TEST(advice_has_its_card_or_its_seat)
{
    talon_words en = words_in(EN, sit("classic-3"));
    talon_words de = words_in(DE, sit("classic-3"));

    en.you = 1;
    ck_says("lets the trick go", talon_words_advice, &en, 55, TALON_CARD_NONE,
            TALON_NOBODY);
    ck_says("verschwendet eine hohe Karte, wo eine niedrigere genügt: ♠5",
            talon_words_advice, &de, 81, card("5S"), TALON_NOBODY);
    ck_says("leaves the trick to partner (Anna)", talon_words_advice, &en, 50,
            TALON_CARD_NONE, 0);
    ck_says("leaves the trick to partner (you)", talon_words_advice, &en, 50,
            TALON_CARD_NONE, 1);
    ck_says("contract made in 73\u00A0% of cases", talon_words_chance, &en, 1,
            7251);
    ck_says("bestes Blatt in 0\u00A0% der Fälle", talon_words_chance, &de, 2,
            49);
}
END_TEST

START_TEST(values_are_names_or_numbers)
{
    talon_rules rules;
    talon_words words = words_in(DE, sit("classic-3"));

    ck_ok(talon_rules_init(&rules, FH, 1));
    ck_says("aus", talon_words_value, &words, &rules, TALON_FH_OPTION_MISERE);
    rules.value[TALON_FH_OPTION_FIRST_DEALER] = 2;
    ck_says("Carl", talon_words_value, &words, &rules,
            TALON_FH_OPTION_FIRST_DEALER);
    words.you = 2;
    ck_says("du", talon_words_value, &words, &rules,
            TALON_FH_OPTION_FIRST_DEALER);
    ck_says("500", talon_words_value, &words, &rules, TALON_FH_OPTION_TARGET);
    rules.value[TALON_FH_OPTION_FIRST_DEALER] = -1;
    ck_says("wer die niedrigste Karte zieht", talon_words_value, &words, &rules,
            TALON_FH_OPTION_FIRST_DEALER);
    ck_ok(talon_rules_init(&rules, TR, 1));
    ck_says("8-9-10", talon_words_value, &words, &rules,
            TALON_TR_OPTION_SEQUENCE);
    rules.value[TALON_TR_OPTION_SEQUENCE] = 9;
    ck_says("9-10-B", talon_words_value, &words, &rules,
            TALON_TR_OPTION_SEQUENCE);
    rules.value[TALON_TR_OPTION_SEQUENCE] = TALON_RANK_QUEEN;
    ck_says("D-K-A", talon_words_value, &words, &rules,
            TALON_TR_OPTION_SEQUENCE);
    rules.value[TALON_TR_OPTION_FIRST_DEALER] = 0;
    ck_says("Anna", talon_words_value, &words, &rules,
            TALON_TR_OPTION_FIRST_DEALER);
}
END_TEST

/* Ranges of two, and those that end where no chips of a table do. */
START_TEST(short_ranges_and_endless_ones)
{
    talon_words en = words_in(EN, sit("tripoli"));
    talon_words de = words_in(DE, sit("tripoli"));
    talon_choice offer = {0}, bid = {0}, discard = {0}, buy = {0};
    int64_t most;

    ck_ok(talon_limit(TALON_LIMIT_OFFER, &most));
    offer.kind = TALON_KIND_OFFER;
    offer.amount_min = 2;
    offer.amount_max = (int32_t)most;
    ck_says("offer at least 2 chips", talon_words_choice, &en, NULL, &offer);
    ck_says("mindestens 2 Chips bieten", talon_words_choice, &de, NULL, &offer);
    offer.amount_max--;
    ck_says("offer 2 to 999999 chips", talon_words_choice, &en, NULL, &offer);
    offer.amount_min = offer.amount_max = (int32_t)most;
    ck_says("offer 1000000 chips", talon_words_choice, &en, NULL, &offer);
    bid.kind = TALON_KIND_BID;
    bid.amount_min = 9;
    bid.amount_max = 10;
    bid.denominations = 1u << TALON_SUIT_SPADES | 1u << TALON_SUIT_HEARTS;
    ck_says("bid 9 or 10 in ♠ or ♥", talon_words_choice, &en, NULL, &bid);
    ck_says("9 oder 10 Stiche in ♠ oder ♥ bieten", talon_words_choice, &de,
            NULL, &bid);
    discard.kind = TALON_KIND_DISCARD;
    discard.cards = cards("7S 8S 9S");
    discard.pick_min = 1;
    discard.pick_max = 2;
    ck_says("1 oder 2 Karten von diesen drücken: ♠7 ♠8 ♠9", talon_words_choice,
            &de, NULL, &discard);
    discard.kind = TALON_KIND_CALL_CARD;
    discard.pick_min = discard.pick_max = 1;
    ck_says("call the holder of one of these: ♠7 ♠8 ♠9", talon_words_choice,
            &en, NULL, &discard);
    discard.cards = cards("7S");
    ck_says("♠7 rufen", talon_words_choice, &de, NULL, &discard);
    buy.kind = TALON_KIND_BUY;
    buy.amount_min = 1;
    buy.amount_max = 2;
    buy.other_seats = 1;
    ck_says("sell 1 or 2 chips to Anna", talon_words_choice, &en, NULL, &buy);
    buy.amount_max = (int32_t)most;
    ck_says("sell at least 1 chip to Anna", talon_words_choice, &en, NULL,
            &buy);
}
END_TEST

START_TEST(refusals_of_bids_say_the_rule)
{
    talon_words en = words_in(EN, sit("classic-3"));
    talon_words de = words_in(DE, sit("classic-3"));
    talon_game *game = three_hands("");

    ck_says("Not possible: bids are from 6 to 10 tricks. Possible now: pass; "
            "bid 6 to 10 in ♠, ♣, ♦, ♥ or NT.",
            talon_words_refusal, &en, game, TALON_E_AMOUNT, NULL);
    is_refused(game, "0 bid misere",
               "Not possible: the rules of this game have no misère. Possible "
               "now: pass; bid 6 to 10 in ♠, ♣, ♦, ♥ or NT.",
               "Nicht möglich – die Regeln dieser Partie kennen keinen Null. "
               "Möglich ist: passen; 6 bis 10 Stiche in ♠, ♣, ♦, ♥ oder ohne "
               "Trumpf bieten.");
    bid_and_pass(game, "7S");
    ck_says("Name 3 cards. Possible now: discard 3 cards from"
            " ♠Q ♠A ♠J ♦7 ♦K ♦A ♣Q ♣K ♣A ♥7 ♥8 ♥9 ♥Q.",
            talon_words_refusal, &en, game, TALON_E_CARD_COUNT, NULL);
    ck_says("Not possible: that is the wrong number of cards.",
            talon_words_refusal, &en, NULL, TALON_E_CARD_COUNT, NULL);
    game = three_hands(
        "misere after-seven, open-misere after-eight, lowest-bid 7, ");
    ck_says("Nicht möglich – Gebote gehen von 7 bis 10 Stichen. Möglich ist: "
            "passen; 7 bis 10 Stiche in ♠, ♣, ♦, ♥ oder ohne Trumpf bieten.",
            talon_words_refusal, &de, game, TALON_E_AMOUNT, NULL);
    is_refused(game, "0 bid misere",
               "Not possible: misère may be bid only over a bid of at least "
               "seven tricks. Possible now: pass; bid 7 to 10 in ♠, ♣, ♦, ♥ or "
               "NT.",
               "Nicht möglich – Null darf erst geboten werden, wenn mindestens "
               "sieben Stiche geboten sind. Möglich ist: passen; 7 bis 10 "
               "Stiche in ♠, ♣, ♦, ♥ oder ohne Trumpf bieten.");
    is_refused(game, "0 bid open-misere",
               "Not possible: open misère may be bid only over a bid of at "
               "least eight tricks. Possible now: pass; bid 7 to 10 in ♠, ♣, "
               "♦, ♥ or NT.",
               "Nicht möglich – Null ouvert darf erst geboten werden, wenn "
               "mindestens acht Stiche geboten sind. Möglich ist: passen; 7 "
               "bis 10 Stiche in ♠, ♣, ♦, ♥ oder ohne Trumpf bieten.");
}
END_TEST

START_TEST(a_small_buffer_is_refused_and_stays_as_it_is)
{
    talon_words words = words_in(EN, sit("classic-3"));
    char text[8] = "abcdefg";
    size_t length = 0;

    ck_status(talon_words_card(&words, card("7H"), text, 4, &length),
              TALON_E_SPACE);
    ck_assert_uint_eq(length, 4);
    ck_assert_str_eq(text, "abcdefg");
    ck_ok(talon_words_card(&words, card("7H"), text, 5, &length));
    ck_assert_str_eq(text, "♥7");
    ck_ok(talon_words_card(&words, card("7H"), NULL, 0, &length));
    ck_assert_uint_eq(length, 4);
    ck_status(talon_words_card(&words, card("7H"), NULL, 5, NULL),
              TALON_E_NULL);
    ck_ok(talon_words_card(&words, card("7H"), text, 5, NULL));
}
END_TEST

START_TEST(wrong_words_are_refused)
{
    talon_words words = words_in(EN, sit("classic-3")), wrong = words;
    char text[64];

    ck_status(talon_words_card(NULL, 0, text, 64, NULL), TALON_E_NULL);
    wrong.language = 3;
    ck_status(talon_words_card(&wrong, 0, text, 64, NULL), TALON_E_ARGUMENT);
    wrong = words;
    wrong.style = 4;
    ck_status(talon_words_seat(&wrong, 0, text, 64, NULL), TALON_E_ARGUMENT);
    wrong.style = 0;
    ck_status(talon_words_seats(&wrong, 1, text, 64, NULL), TALON_E_ARGUMENT);
    ck_status(talon_words_name(&words, 16, "x", 1), TALON_E_SEAT);
    ck_status(talon_words_name(&words, 0, "a\nb", 3), TALON_E_CHARACTER);
    ck_status(talon_words_name(&words, 0, text, TALON_NAME_MAX), TALON_E_SPACE);
    ck_status(talon_words_name(&words, 0, NULL, 1), TALON_E_NULL);
}
END_TEST

/* base.h: what is no game is refused, also where null is allowed. */
START_TEST(what_is_no_game_is_refused)
{
    static const uint64_t zeros[TALON_GAME_BYTES_MAX / 8];
    const talon_game *none = (const talon_game *)(const void *)zeros;
    talon_words words = words_in(EN, sit("classic-3"));
    talon_reading reading = {.answer = TALON_READING_UNKNOWN,
                             .status = TALON_E_SYNTAX};
    char text[64] = "same";

    ck_status(
        talon_words_refusal(&words, none, TALON_E_TURN, NULL, text, 64, NULL),
        TALON_E_HANDLE);
    ck_status(
        talon_words_answer(&words, none, &reading, "x", 1, text, 64, NULL),
        TALON_E_HANDLE);
    ck_assert_str_eq(text, "same");
    ck_ok(
        talon_words_refusal(&words, NULL, TALON_E_TURN, NULL, text, 64, NULL));
    ck_ok(talon_words_answer(&words, NULL, &reading, "x", 1, text, 64, NULL));
}
END_TEST

START_TEST(wrong_arguments_are_refused)
{
    talon_game *game = sit("classic-3");
    talon_words words = words_in(EN, game);
    talon_choice choice = {0};
    talon_event event = {0};
    talon_move move = {0};
    talon_rules rules = {0};
    talon_card none = TALON_CARD_NONE;
    char text[64];

    ck_status(talon_words_init(&words, 3, &rules), TALON_E_ARGUMENT);
    ck_status(talon_words_init(&words, EN, &rules), TALON_E_GAME);
    ck_status(talon_words_init(&words, EN, NULL), TALON_E_NULL);
    ck_status(talon_words_card(&words, none, text, 64, NULL), TALON_E_CARD);
    ck_status(talon_words_cards(&words, NULL, 1, text, 64, NULL), TALON_E_NULL);
    ck_status(talon_words_seat(&words, 16, text, 64, NULL), TALON_E_SEAT);
    ck_status(talon_words_seat(&words, -4, text, 64, NULL), TALON_E_SEAT);
    ck_status(talon_words_seats(&words, 0x10000, text, 64, NULL), TALON_E_SEAT);
    ck_status(talon_words_bid(&words, 7, 0, text, 64, NULL),
              TALON_E_DENOMINATION);
    ck_status(talon_words_bid(&words, 7, 8, text, 64, NULL),
              TALON_E_DENOMINATION);
    ck_status(talon_words_move(&words, &move, text, 64, NULL), TALON_E_KIND);
    ck_status(talon_words_move(&words, NULL, text, 64, NULL), TALON_E_NULL);
    ck_status(talon_words_choice(&words, NULL, &choice, text, 64, NULL),
              TALON_E_KIND);
    ck_status(talon_words_choice(&words, NULL, NULL, text, 64, NULL),
              TALON_E_NULL);
    ck_status(talon_words_event(&words, &event, 0, NULL, text, 64, NULL),
              TALON_E_INDEX);
    ck_status(talon_words_event(&words, NULL, 1, NULL, text, 64, NULL),
              TALON_E_NULL);
    ck_status(talon_words_events(&words, NULL, 1, text, 64, NULL),
              TALON_E_NULL);
    ck_ok(talon_words_events(&words, NULL, 0, text, 64, NULL));
    ck_status(talon_words_refusal(&words, game, -999, NULL, text, 64, NULL),
              TALON_E_ARGUMENT);
    ck_status(talon_words_scores(&words, NULL, text, 64, NULL), TALON_E_NULL);
    ck_status(talon_words_poker(&words, 5, text, 64, NULL), TALON_E_ARGUMENT);
    ck_status(talon_words_advice(&words, 0x6000, none, 0, text, 64, NULL),
              TALON_E_ARGUMENT);
    ck_status(talon_words_advice(&words, 1, 254, 0, text, 64, NULL),
              TALON_E_CARD);
    ck_status(talon_words_advice(&words, 1, none, 16, text, 64, NULL),
              TALON_E_SEAT);
    ck_status(talon_words_chance(&words, 4, 1, text, 64, NULL),
              TALON_E_ARGUMENT);
    ck_status(talon_words_chance(&words, 1, 10001, text, 64, NULL),
              TALON_E_ARGUMENT);
    ck_status(talon_words_value(&words, &rules, 1, text, 64, NULL),
              TALON_E_GAME);
}
END_TEST

SUITE(forms)
TEST(cards_are_signs_letters_or_words)
TEST(a_hand_is_written_as_players_hold_it)
TEST(a_set_without_a_game_is_in_the_order_of_a_hand)
TEST(seats_have_names_and_one_is_you)
TEST(bids_are_short)
TEST(moves_are_short)
TEST(choices_are_short)
TEST(cards_that_may_be_called_are_said_by_those_that_may_not)
TEST(ranges_are_of_things)
TEST(refusals_say_what_is_possible)
TEST(refusals_speak_to_you)
TEST(a_refused_lead_says_which_rule_forbids_it)
TEST(a_refusal_about_the_spare_hand_says_whose_fault_it_is)
TEST(no_refusal_of_a_move_says_a_thing_twice)
TEST(scores_are_by_side)
TEST(poker_hands_have_names)
TEST(advice_has_its_card_or_its_seat)
TEST(values_are_names_or_numbers)
TEST(short_ranges_and_endless_ones)
TEST(refusals_of_bids_say_the_rule)
TEST(a_small_buffer_is_refused_and_stays_as_it_is)
TEST(wrong_words_are_refused)
TEST(what_is_no_game_is_refused)
TEST(wrong_arguments_are_refused)
END_SUITE
