/* SPDX-License-Identifier: MIT */
/* Exact sentences of hands of both games, in both languages, as the table, a
 * seat and others hear them. */
#include "told.h"

#include "common/five_hundred.h"

/* What the last step of a game says. */
static void says(const talon_game *game, uint32_t language, int32_t you,
                 const char *expected)
{
    talon_words words = words_in(language, game);
    static talon_event events[TALON_EVENTS_MAX];

    memcpy(events, last_step.event, sizeof events);
    words.you = you;
    if (you >= 0)
        ck_ok(talon_events_redact(events, last_step.events, 1u << you));
    ck_says(expected, talon_words_events, &words, events, last_step.events);
}

/* What a single event says. */
static void event_says(uint32_t language, int32_t you, const char *preset,
                       const talon_event *event, const char *expected)
{
    talon_words words = words_in(language, sit("%s", preset));
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t told;

    words.you = you;
    ck_ok(talon_words_event(&words, event, 1, &told, text, sizeof text, NULL));
    ck_assert_uint_eq(told, 1);
    ck_assert_str_eq(text, expected);
}

START_TEST(the_auction_and_the_kitty_of_five_hundred)
{
    talon_game *game = three_hands("");

    says(game, EN, 1,
         "The cards are dealt.\nCarl deals.\n"
         "You get joker ♠7 ♠8 ♠9 ♠10 ♠K ♥10 ♥J ♥K ♥A.\n");
    says(game, DE, 1,
         "Die Karten werden gegeben.\nCarl gibt.\n"
         "Du bekommst Joker ♠7 ♠8 ♠9 ♠10 ♠K ♥10 ♥B ♥K ♥A.\n");
    play(game, "0 bid 7S");
    says(game, EN, 1, "Anna bids 7 ♠.\n");
    says(game, DE, 0, "Du bietest 7 ♠.\n");
    play(game, "1 pass");
    says(game, DE, 1, "Du passt.\n");
    play(game, "2 pass");
    says(game, EN, 0,
         "Carl passes.\nYou win the auction with 7 ♠.\n"
         "You pick up the kitty: ♦7 ♥7 ♥8.\n");
    says(game, DE, 1,
         "Carl passt.\nAnna gewinnt das Reizen mit 7 ♠.\n"
         "Anna nimmt den Talon auf.\n");
    play(game, "0 discard 7D 7H 8H");
    says(game, DE, 0, "Du drückst ♦7 ♥7 ♥8.\n");
    says(game, EN, 1, "Anna discards 3 cards.\n");
}
END_TEST

START_TEST(a_trick_of_five_hundred)
{
    talon_game *game = three_hands("");

    bid_and_pass(game, "7S");
    play(game, "0 discard 7D 7H 8H\n0 play AD");
    says(game, EN, 1, "Anna plays ♦A.\n");
    play(game, "1 play JK");
    says(game, EN, 1, "You play the joker.\nYou have no ♦ left.\n");
    says(game, DE, 2, "Ben spielt den Joker.\nBen hat kein ♦ mehr.\n");
    play(game, "2 play 8D");
    says(game, EN, 2, "You play ♦8.\nBen takes trick 1.\n");
    says(game, DE, 1, "Carl spielt ♦8.\nStich 1 geht an dich.\n");
}
END_TEST

/* Seat 0 has only high cards, so its misère is lost in the first trick: 7 of
 * hearts is led, nobody is below. Misère counts 250. */
START_TEST(a_lost_misere_and_its_score)
{
    talon_game *game = three_hands("misere any-time, defender-tricks never");

    bid_and_pass(game, "misere");
    says(game, DE, 2,
         "Du passt.\nAnna gewinnt das Reizen mit Null.\n"
         "Anna nimmt den Talon auf.\n");
    play(game, "0 discard 7D 7H 8H\n0 play AD\n1 play 10S\n2 play 8D");
    says(game, EN, 1,
         "Carl plays ♦8.\nAnna takes trick 1.\n"
         "The contractor has taken a trick: the misère is lost.\n"
         "Anna has ♠J ♠Q ♠A ♦K ♣Q ♣K ♣A ♥9 ♥Q left.\n"
         "You have joker ♠7 ♠8 ♠9 ♠K ♥10 ♥J ♥K ♥A left.\n"
         "Carl has ♦9 ♦10 ♦J ♦Q ♣7 ♣8 ♣9 ♣10 ♣J left.\n"
         "Anna: contract failed, −250 points.\nAnna deals.\n");
}
END_TEST

START_TEST(sides_begin_with_a_capital_and_points_have_a_number)
{
    talon_event event = {0};

    event.kind = TALON_KIND_SCORE;
    event.seat = 0;
    event.amount = 1;
    event.reason = TALON_REASON_TRICK_POINTS;
    event_says(EN, 2, "australian-4", &event,
               "You and Anna: 1 point for tricks.");
    event_says(DE, 2, "australian-4", &event,
               "Du und Anna: 1 Punkt für Stiche.");
    event_says(DE, 1, "australian-4", &event,
               "Anna und Carl: 1 Punkt für Stiche.");
    event.amount = -1;
    event.reason = TALON_REASON_CONTRACT_FAILED;
    event_says(EN, 1, "classic-3", &event, "Anna: contract failed, −1 point.");
    event.amount = 0;
    event_says(DE, 0, "classic-3", &event,
               "Du: Kontrakt nicht erfüllt, 0 Punkte.");
}
END_TEST

START_TEST(a_joker_that_is_drawn_has_an_article)
{
    talon_event event = {0};

    event.kind = TALON_KIND_SHOWN;
    event.reason = TALON_REASON_DRAW;
    event.cards = cards("JK");
    event_says(EN, 1, "classic-3", &event, "Anna draws the joker.");
    event_says(DE, 0, "classic-3", &event, "Du ziehst den Joker.");
    event.cards = cards("AS");
    event_says(DE, 1, "classic-3", &event, "Anna zieht ♠A.");
}
END_TEST

START_TEST(what_one_seat_does_to_another)
{
    talon_event pay = {0};

    pay.kind = TALON_KIND_PAY;
    pay.reason = TALON_REASON_CARDS_LEFT;
    pay.seat = 0;
    pay.other = 1;
    pay.amount = 1;
    event_says(EN, 2, "tripoli", &pay,
               "Anna pays Ben 1 chip for the rest of the hand.");
    event_says(EN, 1, "tripoli", &pay,
               "Anna pays you 1 chip for the rest of the hand.");
    event_says(DE, 1, "tripoli", &pay,
               "Anna zahlt dir 1 Chip für den Rest des Blatts.");
    event_says(DE, 0, "tripoli", &pay,
               "Du zahlst Ben 1 Chip für den Rest deines Blatts.");
    pay.box_id = TALON_TR_BOX_KITTY;
    pay.amount = 2;
    event_says(EN, 0, "tripoli", &pay,
               "You pay 2 chips into the kitty for the rest of your hand.");
    event_says(DE, 1, "tripoli", &pay,
               "Anna zahlt 2 Chips in die Kasse für den Rest des Blatts.");
}
END_TEST

/* What is left at the end of a deal is shown, and then paid for. */
START_TEST(cards_left_and_their_price_are_one_sentence)
{
    talon_event events[2] = {{0}};
    talon_words words = words_in(EN, sit("tripoli"));
    char text[TALON_WORDS_TEXT_MAX];

    events[0].kind = TALON_KIND_SHOWN;
    events[0].reason = TALON_REASON_AT_END;
    events[0].cards = cards("JH");
    events[0].count = 1;
    events[1].kind = TALON_KIND_PAY;
    events[1].reason = TALON_REASON_CARDS_LEFT;
    events[1].other = 1;
    events[1].amount = 1;
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Anna has ♥J left and pays Ben 1 chip.\n");
    words.you = 1;
    words.language = DE;
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Anna hat noch ♥B und zahlt dir 1 Chip.\n");
    words.you = 0;
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Du hast noch ♥B und zahlst Ben 1 Chip.\n");
    events[1].box_id = TALON_TR_BOX_KITTY;
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Du hast noch ♥B und zahlst 1 Chip in die Kasse.\n");
    events[1].seat = 2; /* somebody else pays: two sentences */
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_ptr_eq(strstr(text, "Du hast noch ♥B.\n"), text);
}
END_TEST

START_TEST(a_hand_put_aside_is_the_new_spare_hand)
{
    talon_event hand = {0};

    hand.kind = TALON_KIND_HAND;
    hand.seat = TALON_TABLE;
    hand.place = TALON_PLACE_TALON;
    hand.cards = cards("QS 2C");
    hand.reason = TALON_REASON_DEALT;
    event_says(EN, 0, "tripoli", &hand, "The spare hand: ♠Q ♣2.");
    hand.reason = TALON_REASON_SWAPPED;
    event_says(EN, 0, "tripoli", &hand,
               "The hand just given up is now the spare hand: ♠Q ♣2.");
    hand.reason = TALON_REASON_SOLD;
    event_says(DE, 0, "tripoli", &hand,
               "Das abgegebene Blatt ist jetzt das Reserveblatt: ♠D ♣2.");
}
END_TEST

/* TR-6: the event has the suit of the pair; its ranks are in the rules (TR-2:
 * ace and king in the preset rummoli). A caller may take them from the
 * words. */
START_TEST(a_board_names_its_cards)
{
    char text[TALON_WORDS_TEXT_MAX];
    talon_event board = {0};
    talon_words words;

    board.kind = TALON_KIND_BOARD;
    board.seat = TALON_TABLE;
    board.cards = cards("AH KS");
    board.denomination = TALON_SUIT_CLUBS;
    board.index = 10;
    event_says(EN, 0, "tripoli", &board,
               "The board: the pay cards are ♠K ♥A; the sequence is 10-J-Q of "
               "any one suit. The pair is ♣Q ♣K.");
    event_says(EN, 0, "rummoli", &board,
               "The board: the pay cards are ♠K ♥A; the sequence is 10-J-Q of "
               "any one suit. The pair is ♣K ♣A.");
    event_says(
        DE, 0, "tripoli", &board,
        "Das Brett: Die Gewinnkarten sind ♠K ♥A; das Folgenfeld gewinnt man "
        "mit 10-B-D in irgendeiner Farbe. Das Paarfeld gewinnt man mit ♣D ♣K.");
    words = words_in(EN, sit("rummoli"));
    words.pair_rank = 0;
    ck_ok(talon_words_event(&words, &board, 1, NULL, text, sizeof text, NULL));
    ck_assert_str_eq(text,
                     "The board: the pay cards are ♠K ♥A; the sequence is"
                     " 10-J-Q of any one suit. The pair is the one of ♣.");
}
END_TEST

/* TR-30: the event does not say what is left in the kitty, and nor does the
 * sentence. */
START_TEST(chips_that_are_moved)
{
    talon_event gather = {0};

    gather.kind = TALON_KIND_GATHER;
    gather.seat = TALON_TABLE;
    gather.box_id = TALON_TR_BOX_KITTY;
    gather.index = TALON_TR_BOX_POT;
    gather.amount = 1;
    event_says(EN, 0, "tripoli", &gather,
               "Moved: 1 chip from the kitty into the pot.");
    event_says(DE, 0, "tripoli", &gather,
               "Chips kommen aus der Kasse in den Topf: 1 Chip.");
}
END_TEST

/* Loading does not check amounts (doc/save.md): boxes that are emptied into one
 * are one sentence as long as their sum is a number. */
START_TEST(boxes_whose_sum_is_no_number_are_told_one_by_one)
{
    talon_event events[3] = {{0}};
    talon_words words = words_in(EN, sit("tripoli"));
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t i;

    for (i = 0; i < 3; i++) {
        events[i].kind = TALON_KIND_GATHER;
        events[i].seat = TALON_TABLE;
        events[i].box_id = TALON_TR_BOX_KITTY;
        events[i].index = TALON_TR_BOX_POT;
    }
    events[0].amount = INT64_MAX - 1;
    events[1].amount = events[2].amount = 1;
    ck_ok(talon_words_events(&words, events, 3, text, sizeof text, NULL));
    ck_assert_str_eq(text, "All boxes are emptied into the pot: "
                           "9223372036854775807 chips.\n"
                           "Moved: 1 chip from the kitty into the pot.\n");
    events[0].amount = INT64_MIN + 1;
    events[1].amount = events[2].amount = -1;
    ck_ok(talon_words_events(&words, events, 3, text, sizeof text, NULL));
    ck_assert_str_eq(text, "All boxes are emptied into the pot: "
                           "−9223372036854775808 chips.\n"
                           "Moved: −1 chip from the kitty into the pot.\n");
}
END_TEST

/* Five seats and nine boxes: 45 events, one sentence. */
START_TEST(antes_are_one_sentence)
{
    talon_game *game = sit("tripoli, players 5, first-dealer 0, ante 1");

    DEAL(game, "AH KH QH");
    says(game, EN, 1,
         "The cards are dealt.\nAnna deals.\n"
         "You get ♠2 ♠7 ♠Q ♣4 ♣10 ♦3 ♦9 ♥2 ♥8.\n"
         "Everybody puts 1 chip into each box.\n");
}
END_TEST

START_TEST(a_dealer_with_a_double_ante_is_named)
{
    talon_game *game = sit("michigan-rummy, players 3, first-dealer 1");
    talon_words words = words_in(DE, game);
    char text[TALON_WORDS_TEXT_MAX];

    DEAL(game, "");
    words.you = 1;
    ck_ok(talon_words_events(&words, last_step.event, last_step.events, text,
                             sizeof text, NULL));
    ck_assert_ptr_nonnull(strstr(
        text, "\nDu setzt 2 Chips in jedes Feld, alle anderen 1 Chip.\n"));
    words = words_in(EN, game);
    ck_ok(talon_words_events(&words, last_step.event, last_step.events, text,
                             sizeof text, NULL));
    ck_assert_ptr_nonnull(strstr(
        text, "\nBen puts 2 chips into each box, everybody else 1 chip.\n"));
}
END_TEST

START_TEST(a_stake_is_told_with_its_bet)
{
    talon_event events[4] = {{0}};
    talon_words words = words_in(DE, sit("tripoli"));
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t told;

    events[0].kind = TALON_KIND_RAISE_BY;
    events[0].amount = 2;
    events[1].kind = TALON_KIND_PAY;
    events[1].reason = TALON_REASON_STAKE;
    events[1].box_id = TALON_TR_BOX_POT;
    events[1].amount = 5;
    ck_ok(talon_words_event(&words, events, 2, &told, text, sizeof text, NULL));
    ck_assert_uint_eq(told, 2);
    ck_assert_str_eq(text,
                     "Anna erhöht um 2 Chips und legt 5 Chips in den Topf.");
    events[1].seat = 1;
    ck_ok(talon_words_event(&words, events, 2, &told, text, sizeof text, NULL));
    ck_assert_uint_eq(told, 1);
    ck_assert_str_eq(text, "Anna erhöht um 2 Chips.");
}
END_TEST

START_TEST(a_sale_and_its_price_are_one_sentence)
{
    talon_event events[2] = {{0}};
    talon_words words = words_in(EN, sit("tripoli"));
    char text[TALON_WORDS_TEXT_MAX];
    uint32_t told;

    events[0].kind = TALON_KIND_SOLD;
    events[0].reason = TALON_REASON_SOLD;
    events[1].kind = TALON_KIND_PAY;
    events[1].reason = TALON_REASON_FOR_HAND;
    events[0].seat = events[1].seat = 2;
    events[0].other = events[1].other = 0;
    events[0].amount = events[1].amount = 7;
    words.you = 0;
    ck_ok(talon_words_event(&words, events, 2, &told, text, sizeof text, NULL));
    ck_assert_uint_eq(told, 2);
    ck_assert_str_eq(text, "Carl buys the spare hand from you for 7 chips.");
}
END_TEST

/* The cards are named by what they take, unless one of them takes nothing. */
START_TEST(cards_that_collect_are_shown_once)
{
    talon_event events[3] = {{0}};
    talon_words words = words_in(EN, sit("tripoli"));
    char text[TALON_WORDS_TEXT_MAX];

    events[0].kind = TALON_KIND_SHOWN;
    events[0].reason = TALON_REASON_COLLECTING;
    events[0].cards = cards("KH AH");
    events[1].kind = events[2].kind = TALON_KIND_TAKE;
    events[1].reason = events[2].reason = TALON_REASON_PAY_CARD;
    events[1].amount = events[2].amount = 5;
    events[1].cards = cards("AH");
    events[1].box_id = TALON_TR_BOX_ACE;
    events[2].cards = cards("KH");
    events[2].box_id = TALON_TR_BOX_KING;
    ck_ok(talon_words_events(&words, events, 3, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Anna takes 5 chips from the ace box with ♥A.\n"
                           "Anna takes 5 chips from the king box with ♥K.\n");
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Anna shows ♥K ♥A.\n"
                           "Anna takes 5 chips from the ace box with ♥A.\n");
    events[1].seat = 1;
    ck_ok(talon_words_events(&words, events, 3, text, sizeof text, NULL));
    ck_assert_ptr_eq(strstr(text, "Anna shows ♥K ♥A.\n"), text);
}
END_TEST

START_TEST(seats_that_do_the_same_are_one_sentence)
{
    talon_event events[3] = {{0}};
    talon_words words = words_in(DE, sit("tripoli"));
    char text[TALON_WORDS_TEXT_MAX];
    int8_t i;

    for (i = 0; i < 3; i++) {
        events[i].kind = TALON_KIND_LEAD_PASSED;
        events[i].seat = i;
    }
    words.you = 1;
    ck_ok(talon_words_events(&words, events, 3, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Du, Anna und Carl: keine Karte zum Ausspielen, der "
                           "Nächste ist dran.\n");
    for (i = 0; i < 3; i++)
        events[i].kind = TALON_KIND_SIT_OUT;
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Diese Runde setzen aus: du und Anna.\n");
    for (i = 0; i < 3; i++) {
        events[i].kind = TALON_KIND_WON;
        events[i].reason = TALON_REASON_WON_HIGHEST;
    }
    ck_ok(talon_words_events(&words, events, 1, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Anna gewinnt die Partie"
                           " (höchste Punktzahl).\n");
    ck_ok(talon_words_events(&words, events, 2, text, sizeof text, NULL));
    ck_assert_str_eq(text, "Sieger: Du und Anna"
                           " (höchste Punktzahl).\n");
}
END_TEST

/* Whoever sees the cards is told the cards, and `count` is not looked at:
 * loading does not compare the two (doc/save.md). */
START_TEST(a_count_is_told_only_of_cards_that_are_not_known)
{
    talon_event event = {0};

    event.kind = TALON_KIND_DISCARD;
    event.count = 255;
    event_says(EN, 1, "classic-3", &event, "Anna discards 255 cards.");
    event_says(DE, 1, "classic-3", &event, "Anna drückt 255 Karten.");
    event.cards = cards("7D 7H");
    event_says(EN, 1, "classic-3", &event, "Anna discards ♦7 ♥7.");
    event.count = 1;
    event_says(DE, 1, "classic-3", &event, "Anna drückt ♦7 ♥7.");
    event.count = 0;
    event_says(EN, 1, "classic-3", &event, "Anna discards ♦7 ♥7.");
    ck_ok(talon_events_redact(&event, 1, 2));
    event_says(EN, 1, "classic-3", &event, "Anna discards 0 cards.");
}
END_TEST

START_TEST(an_event_of_a_later_version_says_nothing)
{
    talon_event event = {0};

    event.kind = 0x3000;
    event_says(EN, 0, "tripoli", &event, "");
}
END_TEST

START_TEST(a_name_is_never_read_as_a_message)
{
    talon_words words = words_in(EN, sit("classic-3"));
    talon_event event = {0};
    char text[TALON_WORDS_TEXT_MAX];

    event.kind = TALON_KIND_PASS;
    ck_ok(talon_words_name(&words, 0, "{seat} %s", 9));
    ck_ok(talon_words_event(&words, &event, 1, NULL, text, sizeof text, NULL));
    ck_assert_str_eq(text, "{seat} %s passes.");
}
END_TEST

SUITE(hands)
TEST(the_auction_and_the_kitty_of_five_hundred)
TEST(a_trick_of_five_hundred)
TEST(a_lost_misere_and_its_score)
TEST(sides_begin_with_a_capital_and_points_have_a_number)
TEST(a_joker_that_is_drawn_has_an_article)
TEST(what_one_seat_does_to_another)
TEST(cards_left_and_their_price_are_one_sentence)
TEST(a_hand_put_aside_is_the_new_spare_hand)
TEST(a_board_names_its_cards)
TEST(chips_that_are_moved)
TEST(boxes_whose_sum_is_no_number_are_told_one_by_one)
TEST(antes_are_one_sentence)
TEST(a_dealer_with_a_double_ante_is_named)
TEST(a_stake_is_told_with_its_bet)
TEST(a_sale_and_its_price_are_one_sentence)
TEST(cards_that_collect_are_shown_once)
TEST(seats_that_do_the_same_are_one_sentence)
TEST(a_count_is_told_only_of_cards_that_are_not_known)
TEST(an_event_of_a_later_version_says_nothing)
TEST(a_name_is_never_read_as_a_message)
END_SUITE
