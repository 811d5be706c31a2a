/* SPDX-License-Identifier: MIT */
/* Many deals: those of a file, a deal a line, or deals that are drawn. A drawn
 * deal depends on nothing but the rules, the seed and its number. */
#include "solve.h"

#include <string.h>

/* Where questions come from. */
struct asker {
    const struct task *task;
    const struct range *deals;
    struct lines lines;
    uint64_t next;     /* the number of the next deal */
    int has_failed;    /* whether a deal was bad */
    talon_rules rules; /* of deals that are drawn, and memory for a game */
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
};

/* ---- deals of a file */

static int is_comment(const char *line)
{
    line += strspn(line, " \t\r");
    return *line == '\0' || *line == '#';
}

/* Reads the next deal that is asked for; 0 at the end. */
static int next_line(struct asker *asker)
{
    while (asker->next <= asker->deals->last && lines_next(&asker->lines))
        if (!is_comment(asker->lines.text) &&
            asker->next++ >= asker->deals->first)
            return 1;
    return 0;
}

/* Asks about the deal in the line that was read; 0 if it is bad. */
static int ask_line(struct asker *asker, struct question *question)
{
    const struct task *task = asker->task;
    const struct lines *lines = &asker->lines;
    struct text wrong = {.length = 0};

    if (strlen(lines->text) < lines->length)
        add(&wrong, "there is a byte of zero");
    else if (add_hands(&question->deal, lines->text, &wrong) &&
             finish_deal(&question->deal, task, &wrong) &&
             ask_contract(question, &task->contract, &wrong) &&
             ask_par(question, task, &wrong))
        return 1;
    fprintf(stderr, "%s:%zu: %s\n", lines->name, lines->number, wrong.chars);
    asker->has_failed = 1;
    return 0;
}

static int ask_next_line(void *context, void *place, uint64_t *number)
{
    struct asker *asker = context;
    struct question *question = place;

    while (next_line(asker)) {
        *number = asker->next - 1;
        *question = (struct question){.file = asker->lines.name,
                                      .line = asker->lines.number,
                                      .is_numbered = 1,
                                      .number = *number,
                                      .nodes = asker->task->nodes};
        if (ask_line(asker, question))
            return 1;
    }
    return 0;
}

/* ---- deals that are drawn */

/* What talon_game_chance() deals in a new game, with the number of the deal as
 * the stream of the generator. */
static void draw(struct asker *asker, struct deal *deal)
{
    uint8_t seed[TALON_SEED_BYTES];
    talon_fh_state state;
    talon_game *game;
    talon_rng rng;
    int32_t seat;

    seed_of(asker->task->seed, seed);
    must(talon_rng_seed(&rng, seed, (uint32_t)asker->next), "seeding");
    must(talon_game_init(asker->memory, sizeof asker->memory, &asker->rules,
                         &game),
         "making a game");
    while (talon_game_to_act(game, &seat) == TALON_OK && seat == TALON_TABLE)
        must(talon_game_chance(game, &rng, NULL, 0, NULL), "dealing");
    must(talon_fh_state_of(game, &state), "asking for the table");
    deal->rules = asker->rules;
    must(talon_rules_seat_count(&deal->rules, &deal->seats),
         "asking for seats");
    memcpy(deal->hand, state.hand, sizeof deal->hand);
    deal->kitty = state.kitty;
    deal->dealer = state.dealer;
}

static int ask_next_draw(void *context, void *place, uint64_t *number)
{
    struct asker *asker = context;
    struct question *question = place;
    struct text wrong = {.length = 0};

    if (asker->next > asker->deals->last)
        return 0;
    *question = (struct question){
        .is_numbered = 1, .number = asker->next, .nodes = asker->task->nodes};
    draw(asker, &question->deal);
    if (!ask_contract(question, &asker->task->contract, &wrong) ||
        !ask_par(question, asker->task, &wrong))
        fail("%s", wrong.chars);
    *number = asker->next++;
    return 1;
}

/* ---- */

static enum outcome answer(talon_fh_solver *solver, const void *question,
                           struct json *line)
{
    talon_status status = json_answer(solver, question, line);

    return status == TALON_UNFINISHED && solver_was_stopped()
               ? OUTCOME_STOPPED
               : OUTCOME_ANSWERED;
}

/* Ends the program if the rules that are asked for cannot be had. */
static void make_rules(const struct task *task, talon_rules *rules)
{
    struct wish wish = task->wish;

    wish.game = talon_games_key(TALON_GAME_FIVE_HUNDRED);
    if (wish.preset == NULL)
        wish.preset = talon_preset_key(TALON_GAME_FIVE_HUNDRED, 1);
    wish_rules(&wish, rules);
}

int solve_many(const struct task *task)
{
    struct asker asker = {.task = task, .deals = &task->deals};
    struct batch batch = {.jobs = task->jobs != 0 ? task->jobs : 1,
                          .size = sizeof(struct question),
                          .deals = &task->deals,
                          .ask = task->batch != NULL ? ask_next_line
                                                     : ask_next_draw,
                          .asker = &asker,
                          .answer = answer};
    int status;

    make_rules(task, &asker.rules);
    if (task->batch == NULL) {
        asker.next = task->deals.first;
        return batch_run(&batch);
    }
    if (!lines_open(&asker.lines, task->batch))
        return EXIT_USAGE;
    status = batch_run(&batch);
    if (asker.lines.failed)
        status = EXIT_USAGE;
    else if (asker.has_failed)
        status = EXIT_FAILED;
    lines_close(&asker.lines);
    return status;
}
