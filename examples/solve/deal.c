/* SPDX-License-Identifier: MIT */
/* Deals given by hand: the cards of each seat, the rules, and a contract. */
#include "../common/lines.h"
#include "solve.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

/* The seat that has a card, or TALON_NOBODY. */
static int32_t owner_of(const struct deal *deal, talon_card card)
{
    int32_t seat;

    for (seat = TALON_FH_SEATS_MAX - 1; seat >= 0; seat--)
        if ((deal->hand[seat] >> card & 1) != 0)
            break;
    return seat;
}

/* Gives a card to the seat whose hand is being read. */
static void add_word(struct deal *deal, const char *word, size_t length)
{
    uint32_t seat = deal->seats;
    talon_card card;
    int32_t owner;

    if (talon_card_parse(word, length, &card) < 0)
        fail("seat %" PRIu32 ": \"%.*s\" is not a card", seat, (int)length,
             word);
    owner = owner_of(deal, card);
    if (owner == (int32_t)seat)
        fail("seat %" PRIu32 " has %.*s twice", seat, (int)length, word);
    if (owner != TALON_NOBODY)
        fail("seat %" PRId32 " and seat %" PRIu32 " both have %.*s", owner,
             seat, (int)length, word);
    deal->hand[seat] |= (talon_cards)1 << card;
}

/* Reads hands that are separated by slashes or line ends. Empty lines and
 * comments, from # on, are skipped. */
static void read_hands(struct deal *deal, const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, " \t\r,/\n");

        if (*text == '#') {
            text += strcspn(text, "\n");
            continue;
        }
        if (length > 0 && deal->seats == TALON_FH_SEATS_MAX)
            fail("there are more than %d hands", TALON_FH_SEATS_MAX);
        if (length > 0)
            add_word(deal, text, length);
        text += length;
        if (*text == '/' && deal->hand[deal->seats] == 0)
            fail("seat %" PRIu32 " has no cards", deal->seats);
        if ((*text == '/' || *text == '\n') && deal->hand[deal->seats] != 0)
            deal->seats++;
        text += *text != '\0';
    }
    if (deal->seats < TALON_FH_SEATS_MAX && deal->hand[deal->seats] != 0)
        deal->seats++;
}

/* Reads hands from a file. */
static void read_file_hands(struct deal *deal, const char *file)
{
    struct lines lines;

    if (!lines_open(&lines, file))
        fail("the deal cannot be read");
    while (lines_next(&lines))
        read_hands(deal, lines.text);
    if (lines.failed)
        fail("the deal cannot be read");
    lines_close(&lines);
}

/* The rules that are asked for, or the first preset for that many seats. */
static void find_rules(struct task *task, struct deal *deal)
{
    const uint32_t game_id = TALON_GAME_FIVE_HUNDRED;
    uint32_t i;

    for (i = 1; i <= talon_preset_count(game_id); i++) {
        const char *preset = talon_preset_key(game_id, i);

        must(talon_rules_init(&deal->rules, game_id, i), "making rules");
        if (task->wish.preset == NULL &&
            deal->rules.value[TALON_FH_OPTION_PLAYERS] == (int32_t)deal->seats)
            task->wish.preset = preset;
    }
    task->wish.game = talon_games_key(game_id);
    wish_rules(&task->wish, &deal->rules);
}

/* Compares a deal with its rules and the hands with one another. */
static void check_deal(const struct deal *deal)
{
    uint32_t players, seat, cards, first = talon_cards_count(deal->hand);
    talon_cards pack, foreign;
    char names[TALON_CARDS_TEXT_MAX];

    must(talon_rules_seat_count(&deal->rules, &players), "asking for seats");
    must(talon_rules_pack(&deal->rules, &pack), "asking for the pack");
    if (players != deal->seats)
        fail("there are %" PRIu32 " hands; these rules have %" PRIu32 " seats",
             deal->seats, players);
    for (seat = 0; seat < players; seat++) {
        cards = talon_cards_count(&deal->hand[seat]);
        if (cards > TALON_FH_TRICKS)
            fail("seat %" PRIu32 " has %" PRIu32 " cards; a hand has %d at "
                 "most",
                 seat, cards, TALON_FH_TRICKS);
        if (cards != first)
            fail("seat 0 has %" PRIu32 " cards, but seat %" PRIu32
                 " has %" PRIu32,
                 first, seat, cards);
        foreign = deal->hand[seat] & ~pack;
        must(talon_cards_format(&foreign, names, sizeof names, NULL),
             "writing cards");
        if (foreign != 0)
            fail("seat %" PRIu32 ": not in the pack of these rules: %s", seat,
                 names);
    }
}

void read_deal(struct task *task, struct deal *deal)
{
    *deal = (struct deal){.seats = 0};
    if (task->file != NULL)
        read_file_hands(deal, task->file);
    else
        read_hands(deal, task->deal);
    if (deal->seats < 2)
        fail("a deal needs the cards of two seats or more, separated by /");
    find_rules(task, deal);
    check_deal(deal);
}

/* A denomination by its key, in either case. */
static uint32_t denomination_of(const char *text)
{
    uint32_t i, k;

    for (i = TALON_SUIT_SPADES; i <= TALON_DENOMINATION_OPEN_MISERE; i++) {
        const char *key = talon_denomination_key(i);

        for (k = 0; text[k] != '\0' && tolower((unsigned char)text[k]) ==
                                           tolower((unsigned char)key[k]);)
            k++;
        if (text[k] == '\0' && key[k] == '\0')
            return i;
    }
    fail("--trump %s: it may be S, C, D, H, NT, misere or open-misere", text);
}

static void check_seat(const char *option, int32_t seat,
                       const struct deal *deal)
{
    if ((uint32_t)seat >= deal->seats)
        fail("%s %" PRId32 ": %s", option, seat,
             talon_status_text(TALON_E_SEAT));
}

void make_position(const struct task *task, const struct deal *deal,
                   talon_fh_position *position)
{
    int32_t contractor =
        task->contractor == TALON_NOBODY ? task->leader : task->contractor;
    uint32_t side, seat;

    *position = (talon_fh_position){
        .denomination = (uint8_t)denomination_of(task->trump),
        .playing = (uint8_t)((1u << deal->seats) - 1),
        .joker_rule =
            (uint8_t)deal->rules.value[TALON_FH_OPTION_JOKER_NO_TRUMP],
        .leader = (int8_t)task->leader,
        .contractor = (int8_t)contractor};
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    check_seat("--leader", task->leader, deal);
    check_seat("--contractor", contractor, deal);
    must(talon_rules_side(&deal->rules, contractor, &side), "asking for sides");
    if (is_misere(position->denomination)) {
        position->playing &= (uint8_t)(~side | 1u << contractor);
        side = 1u << contractor;
    }
    position->side = (uint8_t)side;
    if ((position->playing >> task->leader & 1) == 0)
        fail("--leader %" PRId32 ": a partner of the contractor does not play "
             "in a misere",
             task->leader);
    for (seat = 0; seat < deal->seats; seat++)
        if ((position->playing >> seat & 1) != 0)
            position->hand[seat] = deal->hand[seat];
}
