/* SPDX-License-Identifier: MIT */
/* Positions of records. */
#include "../common/reader.h"
#include "solve.h"

#include <stdlib.h>
#include <string.h>

/* Says why nothing can be solved, and exits. */
static _Noreturn void refuse(const struct question *question, const char *why)
{
    fflush(stdout);
    fprintf(stderr, "%s:%zu: %s\n", question->file, question->line, why);
    exit(EXIT_FAILED);
}

/* The deal of the hand, before its play. */
static void take_deal(const talon_fh_state *state, struct deal *deal)
{
    must(talon_rules_seat_count(&deal->rules, &deal->seats),
         "asking for seats");
    memcpy(deal->hand, state->hand, sizeof deal->hand);
    if (state->phase != TALON_PHASE_PARTNER)
        deal->kitty = state->kitty;
    deal->dealer = state->dealer;
    memcpy(deal->score, state->score, sizeof deal->score);
}

/* Asks about the position of a game; in the auction also with the kitty, if
 * that is wanted. */
static void ask_game(struct question *question, const struct task *task,
                     const talon_game *game, talon_fh_state *state)
{
    int with_kitty = task->contract.with_kitty;
    struct text wrong = {.length = 0};
    talon_status status = TALON_OK;

    if (question->deal.rules.game_id != TALON_GAME_FIVE_HUNDRED)
        refuse(question, "not a record of Five Hundred: it cannot be solved");
    must(talon_fh_state_of(game, state), "asking for the table");
    question->state = state;
    question->trick = state->trick;
    switch (state->phase) {
    case TALON_PHASE_TRICKS:
        status = talon_fh_position_of(game, &question->position);
        question->has_position = 1;
        break;
    case TALON_PHASE_DISCARD:
        status = talon_fh_position_before_discard(game, &question->position);
        question->has_position = question->with_kitty = 1;
        break;
    case TALON_PHASE_AUCTION:
    case TALON_PHASE_PARTNER:
        take_deal(state, &question->deal);
        question->with_kitty = with_kitty;
        break;
    default:
        refuse(question, "no hand is being played here; --at names a line");
    }
    if (status < 0)
        refuse(question, talon_status_text(status));
    if (with_kitty && !question->with_kitty)
        refuse(question, "--kitty: the discard has been made");
    if (with_kitty && !question->has_position && question->deal.kitty == 0)
        refuse(question, "--kitty: the discard has been made");
    if (!ask_par(question, task, &wrong))
        refuse(question, wrong.chars);
}

/* Reads the record at the reader up to the line that is asked for. */
static talon_game *read_record(struct reader *reader, const struct task *task,
                               talon_rules *rules)
{
    talon_game *game = reader_begin(reader, rules);
    uint32_t count;
    talon_event events[TALON_EVENTS_MAX];

    if (game == NULL)
        exit(EXIT_FAILED);
    while (reader_is_in_record(reader) &&
           (task->at == 0 || reader->line <= task->at))
        if (!reader_step(reader, game, events, &count))
            exit(EXIT_FAILED);
    return game;
}

/* Records before the one that is asked for are skipped, whatever is wrong with
 * them. */
void solve_record(const struct task *task)
{
    struct question question = {.file = task->record, .nodes = task->nodes};
    struct reader reader;
    talon_fh_state state;
    talon_game *game;

    if (!reader_open(&reader, task->record))
        exit(EXIT_USAGE);
    while (reader_ends_before(&reader, task->at))
        reader_next(&reader);
    game = read_record(&reader, task, &question.deal.rules);
    if (task->at == 0 && reader.has_line)
        fail("%s has several records; --at LINE chooses one", task->record);
    if (task->at >= reader.line)
        fail("--at %zu: %s has %zu lines", task->at, task->record,
             reader.line - 1);
    question.line = reader.line - 1;
    ask_game(&question, task, game, &state);
    print_answer(task, &question);
    talon_game_free(NULL, game);
    reader_close(&reader);
}
