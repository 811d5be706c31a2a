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
    size_t more = 0;
    talon_status status =
        talon_words_hand(&play->words, play->view, &cards, ROOM(text));

    added(text, status, more);
}

void add_answer(struct text *text, const struct play *play,
                const talon_game *game, const talon_reading *reading,
                const char *typed)
{
    size_t more = 0;
    talon_status status = talon_words_answer(&play->words, game, reading, typed,
                                             strlen(typed), ROOM(text));

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

void add_rules(struct text *text, const talon_rules *rules)
{
    uint32_t language = messages_language(), preset, differences;
    const char *game = talon_words_game(language, rules->game_id), *name;

    must(talon_rules_nearest_preset(rules, &preset, &differences),
         "asking for a preset");
    name = talon_words_preset(language, rules->game_id, preset);
    add(text, "%s", game);
    if (strcmp(game, name) != 0)
        add(text, ": %s", name);
    if (differences > 0)
        add(text, "%s", message(CHANGED_RULES));
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
