/* SPDX-License-Identifier: MIT */
/* Adds texts of libtalon-words to a text. What does not fit is left out: room
 * for any text of theirs is as large as a text is here. */
#include "play.h"

#include <string.h>

/* The arguments of a function of libtalon-words that say where to write. */
#define ROOM(text)                                                             \
    (text)->chars + (text)->length, sizeof(text)->chars - (text)->length, &more

static void added(struct text *text, talon_status status, size_t more)
{
    if (status != TALON_E_SPACE)
        must(status, "wording");
    if (status >= 0)
        text->length += more;
}

void add_name(struct text *text, const struct play *play, int32_t seat)
{
    size_t more = 0;
    talon_status status = talon_words_seat(&play->words, seat, ROOM(text));

    added(text, status, more);
}

void add_names(struct text *text, const struct play *play, uint32_t seats)
{
    size_t more = 0;
    talon_status status = talon_words_seats(&play->words, seats, ROOM(text));

    added(text, status, more);
}

void add_one_card(struct text *text, const struct play *play, talon_card card)
{
    size_t more = 0;
    talon_status status = talon_words_card(&play->words, card, ROOM(text));

    added(text, status, more);
}

void add_card_set(struct text *text, const struct play *play, talon_cards cards)
{
    talon_card card[TALON_PACK_MAX];
    size_t more = 0;
    uint32_t count;
    talon_status status;

    must(talon_cards_list(&cards, card, TALON_PACK_MAX, &count),
         "listing cards");
    status = talon_words_cards(&play->words, card, count, ROOM(text));
    added(text, status, more);
}

/* Trumps first, and a gap between suits. */
void add_hand(struct text *text, const struct play *play, talon_cards cards)
{
    talon_card card[TALON_PACK_MAX];
    uint32_t count, i, suit, last = 0;

    must(talon_game_sort_hand(play->view, &cards, card, TALON_PACK_MAX, &count),
         "sorting a hand");
    for (i = 0; i < count; i++, last = suit) {
        must(talon_game_card_suit(play->view, card[i], &suit),
             "asking for a suit");
        if (i > 0)
            add(text, suit == last ? " " : "  ");
        add_one_card(text, play, card[i]);
    }
}

/* The library lists cards by suit and rank; a person reads them as they stand
 * in the hand. */
void order_cards(struct text *text, const struct play *play, talon_cards cards)
{
    struct text listed = {.length = 0}, held = {.length = 0};
    struct text whole = {.length = 0};
    talon_card card[TALON_PACK_MAX];
    size_t more = 0;
    uint32_t count;
    char *at;

    add_card_set(&listed, play, cards);
    at = cards == 0 ? NULL : strstr(text->chars, listed.chars);
    if (at == NULL)
        return;
    must(talon_game_sort_hand(play->view, &cards, card, TALON_PACK_MAX, &count),
         "sorting a hand");
    must(talon_words_cards(&play->words, card, count, ROOM(&held)), "wording");
    add(&whole, "%.*s%s%s", (int)(at - text->chars), text->chars, held.chars,
        at + listed.length);
    *text = whole;
}

void order_choices(struct text *text, const struct play *play)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count, i;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    for (i = 0; i < count; i++)
        order_cards(text, play, choices[i].cards);
}

void add_bid(struct text *text, const struct play *play, uint32_t tricks,
             uint32_t denomination)
{
    size_t more = 0;
    talon_status status =
        talon_words_bid(&play->words, tricks, denomination, ROOM(text));

    added(text, status, more);
}

void add_named_move(struct text *text, const struct play *play,
                    const talon_move *move)
{
    size_t more = 0;
    talon_status status = talon_words_move(&play->words, move, ROOM(text));

    added(text, status, more);
}

void add_value_of(struct text *text, const talon_rules *rules, uint32_t option)
{
    talon_words words;
    talon_rules any;
    size_t more = 0;
    talon_status status;

    must(talon_rules_init(&any, rules->game_id, 0), "making rules");
    must(talon_words_init(&words, messages_language(), &any), "wording");
    status = talon_words_value(&words, rules, option, ROOM(text));
    added(text, status, more);
}
