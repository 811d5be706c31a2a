/* SPDX-License-Identifier: MIT */
/* Where hidden cards are likely to be, as a player believes that sees no more
 * than the person does. */
#include "play.h"

#include <inttypes.h>
#include <stdlib.h>

#define NOISE 500 /* of 10 000 */

static void add_place(struct text *text, const struct play *play,
                      uint32_t place)
{
    if (place < TALON_SEATS_MAX && place < play->seat_count)
        add_name(text, play, (int32_t)place);
    else if (place < TALON_SEATS_MAX)
        add(text, "%s", message(DEAD_HAND));
    else if (place == TALON_PLACE_TALON)
        add(text, "%s",
            message(play->rules.game_id == TALON_GAME_FIVE_HUNDRED ? IN_KITTY
                                                                   : IN_SPARE));
    else
        add(text, "%s",
            talon_words_term(messages_language(), TALON_SPACE_PLACE,
                             (int32_t)place));
}

/* Says of cards that are not hidden where they are. */
static void show_seen(const struct play *play, int32_t seat, talon_cards cards)
{
    static const enum message places[] = {SEEN, IN_HAND};
    talon_cards held, in[2];
    size_t i;

    must(talon_game_cards(play->view, (uint32_t)seat, &held, NULL),
         "asking for a hand");
    in[0] = cards & ~held;
    in[1] = cards & held;
    for (i = 0; i < 2; i++) {
        struct text text = {.length = 0};

        if (in[i] == 0)
            continue;
        add_card_set(&text, play, in[i]);
        print_filled(places[i], text.chars, NULL);
    }
}

/* Rounds the chances of a card to percents that make 100 together. */
static void round_chances(const uint16_t *chance,
                          uint32_t percent[TALON_BELIEF_PLACES])
{
    uint32_t sum = 0, place, most;

    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        percent[place] = chance[place] / 100u;
        sum += percent[place];
    }
    for (; sum < 100; sum++) {
        for (most = place = 0; place < TALON_BELIEF_PLACES; place++)
            if (chance[place] - (int)(100 * percent[place]) >
                chance[most] - (int)(100 * percent[most]))
                most = place;
        percent[most]++;
    }
}

/* Adds where a card is: all chances above 0, none of them as 0 %, and 100 %
 * only where there is no other. */
static void add_chances(struct text *text, const struct play *play,
                        const uint16_t *chance)
{
    uint32_t percent[TALON_BELIEF_PLACES], place, shown = 0;

    round_chances(chance, percent);
    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        if (chance[place] == 0)
            continue;
        add(text, "%s", shown++ == 0 ? ": " : " \u00B7 ");
        add_place(text, play, place);
        if (percent[place] == 0)
            add(text, NO_BREAK "<" NO_BREAK "1" NO_BREAK "%%");
        else if (percent[place] == 100 && chance[place] < TALON_CERTAIN)
            add(text, NO_BREAK ">" NO_BREAK "99" NO_BREAK "%%");
        else
            add(text, NO_BREAK "%" PRIu32 NO_BREAK "%%", percent[place]);
    }
}

/* The chances of a card of which nothing is known: by how many hidden cards
 * each place has. */
static void even_chances(const talon_belief *belief, uint32_t count,
                         uint16_t even[TALON_BELIEF_PLACES])
{
    uint32_t place, i;

    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        uint32_t sum = 0;

        for (i = 0; i < count; i++)
            sum += belief[i].chance[place];
        even[place] = (uint16_t)(sum / count);
    }
}

/* Whether more is known of a card than that. Worlds are drawn, so chances
 * differ by a little even where nothing is known: less than NOISE. */
static int is_known(const talon_belief *belief, const uint16_t *even)
{
    uint32_t place;

    for (place = 0; place < TALON_BELIEF_PLACES; place++)
        if (abs(belief->chance[place] - even[place]) >= NOISE ||
            (belief->chance[place] == 0) != (even[place] == 0))
            return 1;
    return 0;
}

void show_beliefs(struct play *play, int32_t seat, talon_cards cards)
{
    talon_belief belief[TALON_PACK_MAX];
    struct players *players = &play->players;
    talon_player_budget budget = {.level = adviser.level,
                                  .worlds = TALON_PLAYER_WORLDS_MAX};
    talon_rng rng = play->thoughts;
    uint16_t even[TALON_BELIEF_PLACES];
    talon_cards dark = 0;
    uint32_t count, i, shown = 0;

    if (!is_mine(seat) ||
        !is_answered(talon_player_beliefs(
            play->view, seat, &budget, NULL, NULL, 0, &rng, players->scratch,
            players->size, belief, TALON_PACK_MAX, &count)))
        return;
    if (count > 0)
        even_chances(belief, count, even);
    for (i = 0; i < count; i++) {
        talon_cards card = UINT64_C(1) << belief[i].card;
        struct text line = {.length = 0};

        if ((cards & card) == 0)
            continue;
        cards &= ~card;
        if (shown++ == 0)
            print_paragraph(message(BELIEFS), 2);
        if (!is_known(&belief[i], even)) {
            dark |= card;
            continue;
        }
        add(&line, "  ");
        add_one_card(&line, play, belief[i].card);
        add_chances(&line, play, belief[i].chance);
        print_text(&line, 6);
    }
    if (dark != 0) {
        struct text line = {.length = 0};

        add(&line, "  ");
        add_hand(&line, play, dark);
        add(&line, " %s",
            message((dark & (dark - 1)) != 0 ? NO_SIGN_EACH : NO_SIGN));
        add_chances(&line, play, even);
        print_text(&line, 6);
    }
    if (shown == 0)
        show_seen(play, seat, cards);
}
