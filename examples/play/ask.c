/* SPDX-License-Identifier: MIT */
/* Asking the person for a move. */
#include "play.h"

#include "input.h"

/* Whether an answer is a move that may be made; says why not. An empty one is
 * the usual move of the table, and else shows the choices again. */
static int is_good(const struct play *play, int32_t seat, const char *answer,
                   talon_move *move)
{
    if (*answer == '\0' && seat == TALON_TABLE)
        return is_move(play, seat, "deal", move);
    if (*answer != '\0')
        return is_move(play, seat, answer, move);
    list_choices(play);
    return 0;
}

enum answer ask(struct play *play, int32_t seat, talon_move *move)
{
    char answer[ANSWER_ROOM];

    list_choices(play);
    while (read_answer(answer)) {
        switch (obey(play, seat, answer)) {
        case COMMAND_LEAVE:
            return ANSWER_LEAVE;
        case COMMAND_UNDO:
            return ANSWER_AGAIN;
        case COMMAND_DONE:
            break;
        default:
            if (is_good(play, seat, answer, move))
                return ANSWER_MOVE;
        }
    }
    return ANSWER_LEAVE;
}
