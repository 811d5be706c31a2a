/* SPDX-License-Identifier: MIT */
/* Deals as text: the cards of each seat, the rules, and a contract. */
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
static int add_word(struct deal *deal, const char *word, size_t length,
                    struct text *wrong)
{
    uint32_t seat = deal->seats;
    talon_card card;
    int32_t owner;

    if (seat == TALON_FH_SEATS_MAX) {
        add(wrong, "there are more than %d hands", TALON_FH_SEATS_MAX);
        return 0;
    }
    if (read_card(word, length, &card) < 0) {
        add(wrong, "seat %" PRIu32 ": \"%.*s\" is not a card", seat,
            (int)length, word);
        return 0;
    }
    owner = owner_of(deal, card);
    if (owner == (int32_t)seat)
        add(wrong, "seat %" PRIu32 " has %.*s twice", seat, (int)length, word);
    else if (owner != TALON_NOBODY)
        add(wrong, "seat %" PRId32 " and seat %" PRIu32 " both have %.*s",
            owner, seat, (int)length, word);
    deal->hand[seat] |= (talon_cards)1 << card;
    return owner == TALON_NOBODY;
}

/* Ends the hand being read, if it has cards; returns whether it has. */
static int end_hand(struct deal *deal)
{
    if (deal->seats == TALON_FH_SEATS_MAX || deal->hand[deal->seats] == 0)
        return 0;
    deal->seats++;
    return 1;
}

int add_hands(struct deal *deal, const char *text, struct text *wrong)
{
    while (*text != '\0') {
        size_t length = strcspn(text, " \t\r,/#\n");

        if (length > 0 && !add_word(deal, text, length, wrong))
            return 0;
        text += length;
        if (*text == '#')
            text += strcspn(text, "\n");
        if (*text == '/' && !end_hand(deal)) {
            add(wrong, "seat %" PRIu32 " has no cards", deal->seats);
            return 0;
        }
        if (*text == '\n')
            end_hand(deal);
        text += *text != '\0';
    }
    end_hand(deal);
    return 1;
}

/* The rules that are asked for, or the first preset for that many seats. */
static void find_rules(const struct wish *asked, struct deal *deal)
{
    const uint32_t game_id = TALON_GAME_FIVE_HUNDRED;
    struct wish wish = *asked;
    uint32_t i;

    for (i = 1; i <= talon_preset_count(game_id); i++) {
        must(talon_rules_init(&deal->rules, game_id, i), "making rules");
        if (wish.preset == NULL &&
            deal->rules.value[TALON_FH_OPTION_PLAYERS] == (int32_t)deal->seats)
            wish.preset = talon_preset_key(game_id, i);
    }
    wish.game = talon_games_key(game_id);
    wish_rules(&wish, &deal->rules);
}

/* Compares the hand of a seat with that of seat 0 and with the pack. */
static int check_hand(const struct deal *deal, uint32_t seat, talon_cards pack,
                      struct text *wrong)
{
    uint32_t cards = talon_cards_count(&deal->hand[seat]);
    uint32_t first = talon_cards_count(deal->hand);
    talon_cards foreign = deal->hand[seat] & ~pack;
    char names[TALON_CARDS_TEXT_MAX];

    must(talon_cards_format(&foreign, names, sizeof names, NULL),
         "writing cards");
    if (cards > TALON_FH_TRICKS)
        add(wrong,
            "seat %" PRIu32 " has %" PRIu32 " cards; a hand has %d at most",
            seat, cards, TALON_FH_TRICKS);
    else if (cards != first)
        add(wrong,
            "seat 0 has %" PRIu32 " cards, but seat %" PRIu32 " has %" PRIu32,
            first, seat, cards);
    else if (foreign != 0)
        add(wrong, "seat %" PRIu32 ": not in the pack of these rules: %s", seat,
            names);
    return wrong->length == 0;
}

static int check_seat(const char *option, int32_t seat, const struct deal *deal,
                      struct text *wrong)
{
    if ((uint32_t)seat < deal->seats)
        return 1;
    add(wrong, "%s %" PRId32 ": %s", option, seat,
        talon_status_text(TALON_E_SEAT));
    return 0;
}

int finish_deal(struct deal *deal, const struct task *task, struct text *wrong)
{
    uint32_t players, seat;
    talon_cards pack;

    if (deal->seats < 2) {
        add(wrong, "a deal needs the cards of two seats or more, separated by "
                   "/");
        return 0;
    }
    find_rules(&task->wish, deal);
    must(talon_rules_seat_count(&deal->rules, &players), "asking for seats");
    must(talon_rules_pack(&deal->rules, &pack), "asking for the pack");
    if (players != deal->seats) {
        add(wrong,
            "there are %" PRIu32 " hands; these rules have %" PRIu32 " seats",
            deal->seats, players);
        return 0;
    }
    for (seat = 0; seat < players; seat++)
        if (!check_hand(deal, seat, pack, wrong))
            return 0;
    deal->dealer =
        task->dealer != TALON_NOBODY ? task->dealer : (int32_t)players - 1;
    return check_seat("--dealer", deal->dealer, deal, wrong);
}

/* Either case will do, and signs. */
uint32_t denomination_of(const char *name)
{
    struct text plain = {.length = 0};
    const char *text = plain.chars;
    uint32_t i, k;

    add_plain(&plain, name, strlen(name));
    for (i = TALON_SUIT_SPADES; i <= TALON_DENOMINATION_OPEN_MISERE; i++) {
        const char *key = talon_denomination_key(i);

        for (k = 0; text[k] != '\0' && tolower((unsigned char)text[k]) ==
                                           tolower((unsigned char)key[k]);)
            k++;
        if (text[k] == '\0' && key[k] == '\0')
            return i;
    }
    fail("--trump %s: it may be S, C, D, H, NT, misere or open-misere", name);
}

/* Makes the position of a contract before the first lead. */
static int make_position(const struct deal *deal, uint32_t denomination,
                         int32_t leader, int32_t contractor,
                         talon_fh_position *position)
{
    uint32_t side, seat;

    *position = (talon_fh_position){
        .denomination = (uint8_t)denomination,
        .playing = (uint8_t)((1u << deal->seats) - 1),
        .joker_rule =
            (uint8_t)deal->rules.value[TALON_FH_OPTION_JOKER_NO_TRUMP],
        .leader = (int8_t)leader,
        .contractor = (int8_t)contractor};
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    must(talon_rules_side(&deal->rules, contractor, &side), "asking for sides");
    if (is_misere(denomination)) {
        position->playing &= (uint8_t)(~side | 1u << contractor);
        side = 1u << contractor;
    }
    position->side = (uint8_t)side;
    for (seat = 0; seat < deal->seats; seat++)
        if ((position->playing >> seat & 1) != 0)
            position->hand[seat] = deal->hand[seat];
    return position->playing >> leader & 1;
}

/* If all hands have ten cards, the rest of the pack is the kitty; but with two
 * seats and a dead hand it is not known which part is. */
static int find_kitty(struct deal *deal, struct text *wrong)
{
    talon_cards rest;
    uint32_t seat, size;

    if (deal->kitty != 0)
        return 1;
    must(talon_rules_pack(&deal->rules, &rest), "asking for the pack");
    for (seat = 0; seat < deal->seats; seat++)
        rest &= ~deal->hand[seat];
    size = talon_cards_count(&rest);
    if (talon_cards_count(deal->hand) == TALON_FH_TRICKS && size >= 2 &&
        size <= 6)
        deal->kitty = rest;
    else
        add(wrong, "--kitty: the kitty of this deal is not known");
    return deal->kitty != 0;
}

/* Lets the contractor take the kitty. */
static int take_kitty(struct question *question, struct text *wrong)
{
    talon_fh_position *position = &question->position;

    question->with_kitty = 1;
    if (!find_kitty(&question->deal, wrong))
        return 0;
    if (!question->has_position)
        return 1;
    if (position->leader != position->contractor) {
        add(wrong, "--kitty: the contractor leads");
        return 0;
    }
    position->hand[position->contractor] |= question->deal.kitty;
    return 1;
}

int ask_contract(struct question *question, const struct contract *contract,
                 struct text *wrong)
{
    int32_t leader = contract->leader, contractor = contract->contractor;

    question->trick = 1;
    question->has_position = contract->denomination != 0;
    if (!question->has_position)
        return !contract->with_kitty || take_kitty(question, wrong);
    if (contractor == TALON_NOBODY)
        contractor = leader;
    if (!check_seat("--leader", leader, &question->deal, wrong) ||
        !check_seat("--contractor", contractor, &question->deal, wrong))
        return 0;
    if (!make_position(&question->deal, contract->denomination, leader,
                       contractor, &question->position)) {
        add(wrong,
            "--leader %" PRId32 ": a partner of the contractor does not play "
            "in a misere",
            leader);
        return 0;
    }
    return !contract->with_kitty || take_kitty(question, wrong);
}
