/* SPDX-License-Identifier: MIT */
/* A score pad: what a bid and the tricks taken score in Five Hundred, and which
 * poker hand five or more cards hold. It needs no game. */
#define _POSIX_C_SOURCE 200809L
#include "common/command_line.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char help[] =
    "score bid BID [TRICKS]... [option]...: scores a hand of Five Hundred\n"
    "score hand CARD...: finds the best poker hand in 5 to 52 cards\n"
    "\n"
    "  BID                such as 7D, 8NT, misere or open-misere\n"
    "  TRICKS             tricks taken by the contractor, then by each seat\n"
    "                     to the left; what is missing from ten goes to\n"
    "                     the seat on the contractor's left. Without TRICKS,\n"
    "                     only the value of the bid is printed\n"
    "  --partner N        five players: the partner is the Nth to the left\n"
    "  --preset P         a preset of the rules (default: classic-3)\n"
    "  --option KEY=VALUE sets an option of the rules; may be repeated\n"
    "  CARD               such as AS, 10H or KD\n";

/* Reads a bid as records write it: tricks and denomination, or a misère. */
static void read_bid(const char *text, talon_fh_hand *hand)
{
    char *key;
    unsigned long tricks = strtoul(text, &key, 10);
    uint32_t i;

    for (i = TALON_SUIT_SPADES; i <= TALON_DENOMINATION_OPEN_MISERE; i++) {
        if (strcasecmp(key, talon_denomination_key(i)) == 0) {
            hand->bid_denomination = (uint8_t)i;
            hand->bid_tricks = (uint8_t)(tricks < 100 ? tricks : 99);
            return;
        }
    }
    fail("\"%s\" is not a bid; bids are 6S to 10NT, misere and open-misere",
         text);
}

/* Fills in who took the tricks. Seat 0 is the contractor; its tricks come last,
 * so that a misere ends with the trick that loses it. */
static void read_tricks(talon_fh_hand *hand, char **word, int words,
                        int32_t seat_count)
{
    uint32_t taken[TALON_FH_SEATS_MAX] = {0};
    uint32_t total = 0;
    int32_t i, seat;

    if (words > seat_count)
        fail("tricks are given for more than %" PRId32 " seats", seat_count);
    for (i = 0; i < words; i++) {
        taken[i] = (uint32_t)number_of("tricks", word[i], 0, TALON_FH_TRICKS);
        total += taken[i];
    }
    if (total > TALON_FH_TRICKS)
        fail("a hand has ten tricks, not %" PRIu32, total);
    if (words < seat_count && (hand->bid_tricks > 0 || taken[0] == 0))
        taken[1] += TALON_FH_TRICKS - total;
    for (i = 1; i <= seat_count; i++)
        for (seat = i % seat_count; taken[seat] > 0; taken[seat]--)
            hand->winner[hand->played++] = (int8_t)seat;
}

static void print_score(const talon_fh_hand *hand, const talon_fh_score *score,
                        int32_t seat_count)
{
    int32_t seat;

    printf("The contract was %s.\n\n", score->slam   ? "made with a slam"
                                       : score->made ? "made"
                                                     : "not made");
    printf("%-16s %6s %9s %9s %9s\n", "seat", "tricks", "contract",
           "for tricks", "score");
    for (seat = 0; seat < seat_count; seat++)
        printf("%-2" PRId32 "%-14s %6u %9" PRId32 " %9" PRId32 "  %9" PRId32
               "\n",
               seat,
               seat == hand->contractor ? "contractor"
               : seat == hand->partner  ? "partner"
                                        : "",
               score->tricks[seat], score->contract[seat],
               score->trick_points[seat], score->after[seat]);
}

static void score_bid(const talon_rules *rules, char **word, int words,
                      uint64_t partner)
{
    talon_fh_hand hand = {.contractor = 0, .partner = TALON_NOBODY};
    talon_fh_score score;
    talon_status status;
    uint32_t seat_count;
    int32_t value;

    must(talon_rules_seat_count(rules, &seat_count),
         "getting the number of seats");
    read_bid(word[0], &hand);
    status = talon_fh_bid_value(rules, hand.bid_tricks, hand.bid_denomination,
                                &value);
    if (status < 0)
        fail("%s: %s", word[0], talon_status_text(status));
    printf("%s is worth %" PRId32 ".\n", word[0], value);
    if (words == 1)
        return;
    if (partner != 0)
        hand.partner = (int8_t)partner;
    read_tricks(&hand, word + 1, words - 1, (int32_t)seat_count);
    status = talon_fh_score_hand(rules, &hand, &score);
    if (status == TALON_E_INDEX)
        fail("these tricks do not make a complete hand, which has ten or, in "
             "a lost\nmisere, those up to the contractor's first");
    if (status < 0)
        fail("cannot score this hand: %s", talon_status_text(status));
    print_score(&hand, &score, (int32_t)seat_count);
}

static void score_hand(char **word, int words)
{
    talon_cards set = 0, five;
    talon_card card;
    char text[256];
    uint32_t rank;
    int i;

    for (i = 0; i < words; i++) {
        if (talon_card_parse(word[i], strlen(word[i]), &card) < 0)
            fail("%s: %s", word[i], talon_status_text(TALON_E_CARD));
        if ((set >> card & 1) != 0)
            fail("%s: %s", word[i], talon_status_text(TALON_E_CARD_TWICE));
        set |= (talon_cards)1 << card;
    }
    must(talon_poker_best(&set, &rank, &five), "ranking the hand");
    must(talon_poker_format(rank, text, sizeof text, NULL), "naming the hand");
    printf("%s\n", text);
    must(talon_cards_format(&five, text, sizeof text, NULL), "naming cards");
    printf("%s\n", text);
}

int main(int argc, char **argv)
{
    struct wish wish = {.game = "five-hundred"};
    talon_rules rules;
    uint64_t partner = 0;
    const char *value;
    int words = 0, i;

    program = "score";
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(help, stdout);
            return EXIT_SUCCESS;
        }
        if (wish_takes(&wish, argc, argv, &i))
            continue;
        if ((value = value_of("--partner", argc, argv, &i)) != NULL)
            partner = number_of("--partner", value, 1, 4);
        else if (argv[i][0] == '-')
            fail("unknown option \"%s\"; see --help", argv[i]);
        else
            argv[words++] = argv[i];
    }
    if (words >= 2 && strcmp(argv[0], "bid") == 0) {
        wish_rules(&wish, &rules);
        score_bid(&rules, argv + 1, words - 1, partner);
    } else if (words >= 2 && strcmp(argv[0], "hand") == 0) {
        score_hand(argv + 1, words - 1);
    } else {
        fputs(help, stderr);
        return EXIT_USAGE;
    }
    return EXIT_SUCCESS;
}
