/* SPDX-License-Identifier: MIT */
/* What may be done. Each choice is a line in the words of libtalon-words. */
#include "play.h"

#include <string.h>

static uint32_t choices_of(const struct play *play,
                           talon_choice choices[TALON_CHOICES_MAX])
{
    uint32_t count;

    must(talon_game_choices(play->view, choices, TALON_CHOICES_MAX, &count),
         "asking for choices");
    return count;
}

int has_choice(const struct play *play, uint32_t kind)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = choices_of(play, choices), i;

    for (i = 0; i < count; i++)
        if (choices[i].kind == kind)
            return 1;
    return 0;
}

int deal_is_due(const struct play *play)
{
    return has_choice(play, TALON_KIND_DEAL) ||
           has_choice(play, TALON_KIND_BOARD);
}

/* Whether a choice differs from the last one in its amounts alone, and these
 * follow on, as with bids of one trick more. */
static int continues(const talon_choice *choice, const talon_choice *last)
{
    talon_choice other = *choice;

    other.amount_min = last->amount_min;
    other.amount_max = last->amount_max;
    return choice->amount_min == last->amount_max + 1 &&
           memcmp(&other, last, sizeof other) == 0;
}

/* Joins choices whose amounts follow on; returns how many are left. */
static uint32_t join(talon_choice *choices, uint32_t count)
{
    uint32_t joined = 0, i;

    for (i = 0; i < count; i++)
        if (joined > 0 && continues(&choices[i], &choices[joined - 1]))
            choices[joined - 1].amount_max = choices[i].amount_max;
        else
            choices[joined++] = choices[i];
    return joined;
}

/* Adds what the line of a choice does not say: what it costs, or what it
 * leads to. */
static void add_note(struct text *line, const struct play *play,
                     const talon_choice *choice)
{
    talon_tr_state tr;
    int64_t cost;
    int32_t seat;

    must(talon_game_to_act(play->view, &seat), "asking who acts");
    switch (choice->kind) {
    case TALON_KIND_DEAL:
    case TALON_KIND_BOARD:
        add(line, " %s", message(OR_ENTER));
        break;
    case TALON_KIND_FINISH:
        add(line, " %s", message(CLOSING_POT_IS));
        break;
    case TALON_KIND_BUY:
        add(line, " %s", message(BUYING_IS));
        break;
    case TALON_KIND_CALL_BET:
        must(talon_tr_call_cost(play->view, seat, &cost),
             "asking what a call costs");
        add(line, " ");
        add_filled_number(line, CALL_COSTS, cost);
        break;
    case TALON_KIND_AUCTION:
        must(talon_tr_state_of(play->view, &tr), "asking for the table");
        if (tr.swapped)
            add(line, " %s", message(IS_OLD_HAND));
        break;
    default:
        break;
    }
}

void list_choices(const struct play *play)
{
    talon_choice choices[TALON_CHOICES_MAX];
    uint32_t count = join(choices, choices_of(play, choices)), i;
    char words[TALON_WORDS_TEXT_MAX];

    for (i = 0; i < count; i++) {
        struct text line = {.length = 0};

        if (talon_words_choice(&play->words, play->view, &choices[i], words,
                               sizeof words, NULL) < 0)
            continue;
        add(&line, "  %s", words);
        add_note(&line, play, &choices[i]);
        print_text(&line, 6);
    }
}
