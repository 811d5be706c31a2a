/* SPDX-License-Identifier: MIT */
/* Asking the person for a move. */
#include "play.h"

#include "input.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

/* Whether a bid was meant. In the auction "h8" is a bid, also for those who
 * wanted to play that card. */
static int is_meant(const struct play *play, int32_t seat, const char *answer,
                    const talon_move *move)
{
    struct text bid = {.length = 0}, question = {.length = 0};
    talon_cards held, cards;

    if (move->kind != TALON_KIND_BID ||
        talon_words_read_cards(&play->words, play->view, answer, strlen(answer),
                               &cards, NULL) != TALON_OK)
        return 1;
    must(talon_game_cards(play->view, (uint32_t)seat, &held, NULL),
         "asking for a hand");
    if ((held & cards) == 0)
        return 1;
    add_bid(&bid, play, (uint32_t)move->amount, move->denomination);
    add_filled(&question, REALLY_BID, bid.chars, NULL);
    return is_agreed(question.chars);
}

/* Whether an answer is a move that may be made; says why not. An empty one is
 * the usual move of the table, and else shows the choices again. */
static int is_good(struct play *play, int32_t seat, const char *answer,
                   talon_move *move)
{
    if (*answer == '\0' && seat == TALON_TABLE)
        return is_move(play, seat, "deal", move);
    if (*answer != '\0')
        return is_move(play, seat, answer, move) &&
               is_meant(play, seat, answer, move);
    list_choices(play);
    return 0;
}

/* Cuts off the number of a move, in whose place another one comes. */
static void cut_number(struct text *move)
{
    size_t i;

    for (i = 1; i < move->length; i++)
        if (move->chars[i - 1] == ' ' && isdigit((unsigned char)move->chars[i]))
            move->length = i - 1;
    move->chars[move->length] = '\0';
}

/* Takes an answer. Where the last one lacked a number, or had one that is not
 * possible, a number completes it, and Enter gives it up. 0 if there is nothing
 * more to do. */
static int take(struct play *play, const char *answer, struct text *whole)
{
    int is_asked = play->asked.most > 0;
    long number;

    if (!is_asked || !is_number(answer, LONG_MIN, LONG_MAX, &number)) {
        *whole = (struct text){.length = 0};
        add(whole, "%s", answer);
    } else if (is_in_range(play, number)) {
        cut_number(whole);
        add(whole, " %s", answer);
    } else {
        return 0;
    }
    play->asked.most = 0;
    if (!is_asked || *answer != '\0')
        return 1;
    list_choices(play);
    return 0;
}

enum answer ask(struct play *play, int32_t seat, talon_move *move)
{
    struct text whole = {.length = 0};
    char answer[ANSWER_ROOM];

    play->asked.most = 0;
    list_choices(play);
    while (read_answer(answer)) {
        if (!take(play, answer, &whole))
            continue;
        switch (obey(play, seat, whole.chars)) {
        case COMMAND_LEAVE:
            return ANSWER_LEAVE;
        case COMMAND_UNDO:
            return ANSWER_AGAIN;
        case COMMAND_DONE:
            break;
        default:
            if (is_good(play, seat, whole.chars, move))
                return ANSWER_MOVE;
        }
    }
    return ANSWER_LEAVE;
}
