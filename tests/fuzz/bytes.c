/* SPDX-License-Identifier: MIT */
/* What must be true of bytes of any value: see bytes.h. */
#include "bytes.h"

#include "talon/poker.h"
#include "talon/save.h"

/* ---- scoring */

static void score_hand(const talon_rules *rules, const uint8_t *bytes)
{
    talon_fh_hand hand;
    talon_fh_score score;
    uint32_t seat;

    memcpy(&hand, bytes, sizeof hand);
    if (talon_fh_score_hand(rules, &hand, &score) != TALON_OK)
        return;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++)
        demand(score.after[seat] == hand.before[seat] + score.contract[seat] +
                                        score.trick_points[seat]);
    demand(score.over <= 1 && score.made <= 1 && score.slam <= 1);
}

/* Five cards of each seat. */
static void deal_fives(talon_cards hand[TALON_TR_SEATS_MAX])
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, i;
    talon_rules rules;
    talon_cards pack;

    demand(talon_rules_init(&rules, TALON_GAME_TRIPOLI, 0) == TALON_OK);
    demand(talon_rules_pack(&rules, &pack) == TALON_OK);
    demand(talon_cards_list(&pack, card, TALON_PACK_MAX, &count) == TALON_OK);
    for (i = 0; i < 5 * TALON_TR_SEATS_MAX; i++)
        hand[i % TALON_TR_SEATS_MAX] |= (talon_cards)1 << card[i];
}

/* What was put in is in the pots, or goes back; the winners of each pot are
 * among its contenders, and share it but for a rest. */
static void settle_pots(const uint8_t *bytes)
{
    int64_t number[TALON_TR_SEATS_MAX + 1], back[TALON_TR_SEATS_MAX];
    talon_cards hand[TALON_TR_SEATS_MAX] = {0};
    talon_tr_pot pot[TALON_TR_SEATS_MAX];
    uint32_t count, i, contenders = bytes[0] | (bytes[1] & 1u) << 8;
    int64_t sum = 0;

    deal_fives(hand);
    memcpy(number, bytes, sizeof number);
    for (i = 0; i <= TALON_TR_SEATS_MAX; i++)
        number[i] &= bytes[i] % 4 != 0 ? 0xFFFF : -1;
    if (talon_tr_pots(number, &number[TALON_TR_SEATS_MAX], contenders, hand,
                      pot, TALON_TR_SEATS_MAX, &count, back) != TALON_OK)
        return;
    for (i = 0; i < count; i++) {
        int64_t winners = 0;
        uint32_t seat;

        demand(pot[i].winners != 0 &&
               (pot[i].winners & ~pot[i].contenders) == 0);
        for (seat = 0; seat < TALON_TR_SEATS_MAX; seat++)
            winners += pot[i].winners >> seat & 1;
        demand(pot[i].share * winners + pot[i].rest == pot[i].amount);
        sum -= pot[i].amount;
    }
    for (i = 0; i < TALON_TR_SEATS_MAX; i++)
        sum += number[i] - back[i];
    demand(sum + number[TALON_TR_SEATS_MAX] == 0);
}

static void rank_cards(const talon_rules *rules, const uint8_t *bytes)
{
    talon_cards cards, best, used;
    uint32_t rank, again, boxes;

    memcpy(&cards, bytes, sizeof cards);
    if (talon_poker_best(&cards, &rank, &best) == TALON_OK) {
        demand((best & ~cards) == 0 && talon_cards_count(&best) == 5);
        demand(talon_poker_rank(&best, &again) == TALON_OK && again == rank);
    }
    if (talon_tr_collects(rules, &cards, &boxes, &used) == TALON_OK)
        demand((used & ~cards) == 0 && (used == 0) == (boxes == 0));
}

void score_bytes(const talon_rules *rules, const uint8_t *bytes, size_t length)
{
    uint8_t whole[128] = {0};

    memcpy(whole, bytes, length < sizeof whole ? length : sizeof whole);
    score_hand(rules, whole);
    settle_pots(whole);
    rank_cards(rules, whole);
}

/* ---- reading */

static void read_card(const char *text, size_t length)
{
    char again[TALON_CARD_TEXT_MAX];
    talon_card card, other;

    if (talon_card_parse(text, length, &card) != TALON_OK)
        return;
    demand(talon_card_make(talon_card_suit(card), talon_card_rank(card),
                           &other) == TALON_OK);
    demand(other == card);
    demand(talon_card_format(card, again, sizeof again, &length) == TALON_OK);
    demand(talon_card_parse(again, length, &other) == TALON_OK);
    demand(other == card);
}

static void read_cards(const char *text, size_t length)
{
    char again[TALON_CARDS_TEXT_MAX];
    talon_cards cards, others;

    if (talon_cards_parse(text, length, &cards) != TALON_OK)
        return;
    demand(talon_cards_format(&cards, again, sizeof again, &length) ==
           TALON_OK);
    demand(talon_cards_parse(again, length, &others) == TALON_OK);
    demand(others == cards);
}

static void read_rules(const char *text, size_t length)
{
    char again[TALON_RULES_TEXT_MAX];
    talon_rules rules, others;
    size_t offset;
    int32_t equal;

    if (talon_rules_read(text, length, &rules, &offset, NULL) != TALON_OK)
        return;
    demand(offset <= length);
    demand(talon_rules_write(&rules, again, sizeof again, &length) == TALON_OK);
    demand(talon_rules_read(again, length, &others, NULL, NULL) == TALON_OK);
    demand(talon_rules_equal(&rules, &others, &equal) == TALON_OK && equal);
}

static void read_events(const uint8_t *bytes, size_t length)
{
    talon_event event[TALON_EVENTS_MAX];
    uint8_t again[sizeof event];
    uint32_t count;
    size_t size;

    if (talon_events_load(bytes, length, event, TALON_EVENTS_MAX, &count) !=
        TALON_OK)
        return;
    demand(talon_events_save(event, count, again, sizeof again, &size) ==
           TALON_OK);
    demand(size == length && (size == 0 || memcmp(again, bytes, size) == 0));
}

/* The bytes are in a block of their own size, where a byte too many is
 * seen. */
void read_bytes(const uint8_t *bytes, size_t length)
{
    uint8_t *block = malloc(length > 0 ? length : 1);

    demand(block != NULL);
    memcpy(block, bytes, length);
    read_card((const char *)block, length);
    read_cards((const char *)block, length);
    read_rules((const char *)block, length);
    read_events(block, length);
    free(block);
}
