/* SPDX-License-Identifier: MIT */
/* Players that are programs: see programs.h. */
#include "programs.h"
#include "process.h"
#include "told.h"
#include <talon/player.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    PROGRAMS_MAX =
        PLAYERS_MAX + 3,  /* --a … --h, --auction, --cards, --beside */
    NAME_MAX_BYTES = 400, /* of "cmd:PROGRAM ARGUMENT…" */
    START_MS = 20000,     /* to come up, if --limit is less */
    LEAVE_MS = 1000,      /* to leave at the end of the match */
    GONE_MS = 100,        /* of one that is gone, for its status */
    LOST_MAX = 3,         /* starts in a deal that end in vain */
    UNASKED_MAX = 100     /* lines before an answer */
};

/* What a program does wrong. */
enum fault {
    FAULT_LATE,
    FAULT_GONE,
    FAULT_FLOOD,
    FAULT_GARBAGE,
    FAULT_ILLEGAL,
    FAULT_ABSENT,
    FAULT_UNASKED,
    FAULTS
};

static const struct {
    const char *key, *label;
} faults[FAULTS] = {
    [FAULT_LATE] = {"late", "no answer in time"},
    [FAULT_GONE] = {"gone", "the program ended"},
    [FAULT_FLOOD] = {"flood", "more output than a line"},
    [FAULT_GARBAGE] = {"garbage", "answers that are not understood"},
    [FAULT_ILLEGAL] = {"illegal", "moves that are not legal"},
    [FAULT_ABSENT] = {"absent", "not asked: lost too often in the deal"},
    [FAULT_UNASKED] = {"unasked", "lines that nobody asked for"},
};

struct note {
    enum fault fault;
    char text[EXAMPLE_MAX];
};

struct program {
    struct reference_player player;
    char role[8];
    char name[NAME_MAX_BYTES + 1];
    uint32_t limit;
    char hello[TALON_RULES_TEXT_MAX + 1024];
    struct process process;
    int wants_view;
    uint32_t asked; /* requests in this deal */
    uint32_t lost;  /* starts in this deal that ended in vain */
    int64_t decisions, count[FAULTS]; /* in this deal */
    uint32_t notes;                   /* in this deal */
    struct note note[EXAMPLES_EACH * FAULTS];
};

static struct program programs[PROGRAMS_MAX];
static uint32_t program_count;

int is_program(const char *name)
{
    return strncmp(name, "cmd:", 4) == 0;
}

/* Counts a fault, and keeps the first of each kind in a deal as examples. */
static void fault(struct program *program, enum fault fault, int32_t seat,
                  const char *what, talon_status status)
{
    struct note *note = program->note + program->notes;

    if (program->count[fault]++ >= EXAMPLES_EACH)
        return;
    note->fault = fault;
    snprintf(note->text, sizeof note->text, "%.30s seat %d: %.60s%s%.40s",
             told_place(), (int)seat, what, status < 0 ? ": " : "",
             status < 0 ? talon_status_text(status) : "");
    program->notes++;
}

/* Ends a program that cannot be talked to any more. */
static void lose(struct program *program, enum outcome outcome, int32_t seat)
{
    static const enum fault of[] = {[PROCESS_LATE] = FAULT_LATE,
                                    [PROCESS_GONE] = FAULT_GONE,
                                    [PROCESS_FLOODS] = FAULT_FLOOD};
    char how[64];

    process_end(&program->process, outcome == PROCESS_GONE ? GONE_MS : 0, how,
                sizeof how);
    fault(program, of[outcome], seat,
          outcome == PROCESS_LATE     ? "no answer in time"
          : outcome == PROCESS_FLOODS ? "a flood of output"
                                      : how,
          TALON_OK);
    program->lost++;
}

/* Starts a program and waits for "ready". On failure it may still run. */
static enum outcome greet(struct program *program, char *line, size_t size)
{
    uint32_t limit = program->limit > START_MS ? program->limit : START_MS;
    int64_t deadline;
    enum outcome outcome;

    line[0] = '\0';
    if (!process_start(&program->process, program->name + 4))
        return PROCESS_GONE;
    deadline = now_ms() + limit;
    outcome = process_send(&program->process, program->hello,
                           strlen(program->hello), deadline);
    if (outcome == PROCESS_DONE)
        outcome = process_receive(&program->process, line, size, deadline);
    return outcome;
}

/* Whether a line is "ready", and what the program wants. */
static int is_ready(struct program *program, const char *line)
{
    program->wants_view = strcmp(line, "ready view") == 0;
    return program->wants_view || strcmp(line, "ready") == 0;
}

/* Starts a program again that was lost. */
static int come_back(struct program *program, int32_t seat)
{
    char line[LINE_BYTES_MAX], how[64];
    enum outcome outcome;

    if (program->lost >= LOST_MAX) {
        fault(program, FAULT_ABSENT, seat, "lost too often in this deal",
              TALON_OK);
        return 0;
    }
    outcome = greet(program, line, sizeof line);
    if (outcome != PROCESS_DONE) {
        lose(program, outcome, seat);
        return 0;
    }
    if (!is_ready(program, line)) {
        fault(program, FAULT_GARBAGE, seat, line, TALON_OK);
        process_end(&program->process, 0, how, sizeof how);
        program->lost++;
        return 0;
    }
    return 1;
}

/* Whether a line answers an earlier request. Requests are numbered by deal, so
 * that numbers do not depend on who plays which deals. */
static int is_old(const struct program *program, const char *line)
{
    uint64_t deal;
    uint32_t number;

    return sscanf(line, "move %" SCNu64 ".%" SCNu32 " ", &deal, &number) == 2 &&
           (deal < told_deal() ||
            (deal == told_deal() && number < program->asked));
}

/* Sends a request and receives its answer. */
static enum outcome exchange(struct program *program, const struct turn *turn,
                             char *line, size_t size)
{
    static char text[TOLD_BYTES_MAX + 64];
    int64_t deadline = now_ms() + program->limit;
    enum outcome outcome;
    size_t length;
    uint32_t i;

    length =
        (size_t)snprintf(text, sizeof text, "decide %" PRIu64 ".%" PRIu32 "\n",
                         told_deal(), ++program->asked);
    length +=
        told_write(turn, program->wants_view, text + length, TOLD_BYTES_MAX);
    memcpy(text + length, "end\n", 4);
    outcome = process_send(&program->process, text, length + 4, deadline);
    for (i = 0; outcome == PROCESS_DONE && i < UNASKED_MAX; i++) {
        outcome = process_receive(&program->process, line, size, deadline);
        if (outcome != PROCESS_DONE || !is_old(program, line))
            return outcome;
        fault(program, FAULT_UNASKED, turn->seat, line, TALON_OK);
    }
    return outcome == PROCESS_DONE ? PROCESS_FLOODS : outcome;
}

/* Reads "chance WHAT N" at the end of an answer, and cuts it off. */
static int read_chance(char *line, uint32_t game_id, struct turn *turn)
{
    char *found = strstr(line, " chance "), what[16];
    unsigned chance;
    int used = 0;

    if (found == NULL)
        return 1;
    *found = '\0';
    if (sscanf(found + 1, "chance %15s %5u%n", what, &chance, &used),
        used == 0 || found[1 + used] != '\0' || chance > CHANCE_ONE)
        return 0;
    turn->chance_of = strcmp(what, "contract") == 0    ? TALON_CHANCE_CONTRACT
                      : strcmp(what, "best-hand") == 0 ? TALON_CHANCE_BEST_HAND
                      : strcmp(what, "goes-out") == 0  ? TALON_CHANCE_GOES_OUT
                                                       : 0;
    turn->chance = (int32_t)chance;
    return turn->chance_of != 0 && (turn->chance_of == TALON_CHANCE_CONTRACT) ==
                                       (game_id == TALON_GAME_FIVE_HUNDRED);
}

/* Reads an answer: "move N LINE", and perhaps a chance. Returns 1; or counts
 * what is wrong and returns 0. */
static int read_answer(struct program *program, const char *line,
                       struct turn *turn)
{
    char words[LINE_BYTES_MAX];
    uint64_t deal = 0;
    uint32_t number = 0;
    talon_status status;
    int used = 0;

    snprintf(words, sizeof words, "%s", line);
    sscanf(words, "move %" SCNu64 ".%" SCNu32 " %n", &deal, &number, &used);
    if (used == 0 || deal != told_deal() || number != program->asked ||
        !read_chance(words + used, program->player.game_id, turn)) {
        fault(program, FAULT_GARBAGE, turn->seat, line, TALON_OK);
        return 0;
    }
    status = talon_record_parse(turn->view, words + used, strlen(words + used),
                                &turn->move, NULL, 0, NULL, NULL);
    if (status < 0) {
        fault(program, FAULT_GARBAGE, turn->seat, line, status);
        return 0;
    }
    status = turn->move.seat != turn->seat
                 ? TALON_E_TURN
                 : talon_game_check(turn->view, &turn->move, NULL);
    if (status < 0) {
        fault(program, FAULT_ILLEGAL, turn->seat, line, status);
        return 0;
    }
    return 1;
}

static int ask_program(struct program *program, struct turn *turn)
{
    char line[LINE_BYTES_MAX];
    enum outcome outcome;

    if (program->process.id == 0 && !come_back(program, turn->seat))
        return 0;
    outcome = exchange(program, turn, line, sizeof line);
    if (outcome != PROCESS_DONE) {
        lose(program, outcome, turn->seat);
        return 0;
    }
    return read_answer(program, line, turn);
}

static void decide(const struct reference_player *self, struct turn *turn)
{
    struct program *program = &programs[self->variant];

    program->decisions++;
    if (ask_program(program, turn))
        return;
    turn->chance = NO_CHANCE;
    turn->chance_of = 0;
    if (talon_game_seat_move_at(turn->view, turn->seat, 0, &turn->move) < 0)
        give_up("there is no move for a program");
}

const struct reference_player *program_named(uint32_t game_id, const char *role,
                                             const char *name)
{
    struct program *program = programs + program_count;
    const char *byte;

    for (byte = name; *byte != '\0'; byte++)
        if (*byte < ' ' || *byte > '~')
            return NULL;
    if (program_count == PROGRAMS_MAX || strlen(name) > NAME_MAX_BYTES ||
        name[4] == '\0')
        return NULL;
    snprintf(program->role, sizeof program->role, "%s", role);
    strcpy(program->name, name);
    program->player.name = program->name;
    program->player.game_id = game_id;
    program->player.variant = (int32_t)program_count;
    program->player.decide = decide;
    program_count++;
    return &program->player;
}

/* What a program is told when it starts: the rules, and who plays together. */
static void write_hello(struct program *program, const struct contest *contest)
{
    char *text = program->hello;
    size_t size = sizeof program->hello, length, header = 0;
    uint32_t seat, other;

    length = (size_t)snprintf(text, size, "hello 1\nlimit %" PRIu32 "\n",
                              contest->limit);
    talon_rules_write(&contest->rules, text + length, size - length, &header);
    length += header;
    for (seat = 0; seat < contest->seat_count; seat++) {
        uint32_t side = 0;

        talon_rules_side(&contest->rules, (int32_t)seat, &side);
        length += (size_t)snprintf(text + length, size - length,
                                   "side %" PRIu32, seat);
        for (other = 0; other < contest->seat_count; other++)
            if (side >> other & 1)
                length += (size_t)snprintf(text + length, size - length,
                                           " %" PRIu32, other);
        length += (size_t)snprintf(text + length, size - length, "\n");
    }
    snprintf(text + length, size - length, "end\n");
}

/* At the end of the match, however it ends. */
static void end_all(void)
{
    char how[64];
    uint32_t i;

    for (i = 0; i < program_count; i++)
        process_end(&programs[i].process, LEAVE_MS, how, sizeof how);
}

int programs_start(const struct contest *contest)
{
    char line[LINE_BYTES_MAX], how[64];
    uint32_t i;

    if (program_count == 0)
        return 1;
    told_wanted();
    atexit(end_all);
    for (i = 0; i < program_count; i++) {
        struct program *program = programs + i;
        enum outcome outcome;

        program->limit = contest->limit;
        write_hello(program, contest);
        outcome = greet(program, line, sizeof line);
        if (outcome != PROCESS_DONE || !is_ready(program, line)) {
            process_end(&program->process, GONE_MS, how, sizeof how);
            fprintf(stderr,
                    "tournament: does not say ready, but “%s” (%s): %s\n", line,
                    how, program->name);
            return 0;
        }
    }
    return 1;
}

void programs_note(uint64_t deal, struct sums *sums)
{
    char name[SUM_NAME_MAX];
    uint32_t i, j;

    for (i = 0; i < program_count; i++) {
        struct program *program = programs + i;

        snprintf(name, sizeof name, "%s.program.decisions", program->role);
        sums_add(sums, name, program->decisions);
        for (j = 0; j < FAULTS; j++) {
            snprintf(name, sizeof name, "%s.program.%s", program->role,
                     faults[j].key);
            if (program->count[j] > 0)
                sums_add(sums, name, program->count[j]);
        }
        for (j = 0; j < program->notes; j++) {
            snprintf(name, sizeof name, "%s.program.%s", program->role,
                     faults[program->note[j].fault].key);
            sums_example(sums, name, deal, program->note[j].text);
        }
        program->asked = program->lost = program->notes = 0;
        program->decisions = 0;
        memset(program->count, 0, sizeof program->count);
    }
}

static void report_program(const struct program *program,
                           const struct sums *sums, struct report *report)
{
    char name[SUM_NAME_MAX], title[NAME_MAX_BYTES + 32];
    const struct sum *decisions;
    uint32_t i;

    snprintf(name, sizeof name, "%s.program.decisions", program->role);
    decisions = sums_find(sums, name);
    if (decisions == NULL)
        return;
    snprintf(title, sizeof title, "%s: %s", program->role, program->name);
    report_title(report, title);
    report_count(report, name, "decisions of the program", decisions->total);
    for (i = 0; i < FAULTS; i++) {
        const struct sum *sum;

        snprintf(name, sizeof name, "%s.program.%s", program->role,
                 faults[i].key);
        sum = sums_find(sums, name);
        if (sum == NULL)
            continue;
        report_count(report, name, faults[i].label, sum->total);
        report_examples(report, sums, name);
    }
}

void programs_report(const struct sums *sums, struct report *report)
{
    uint32_t i;

    for (i = 0; i < program_count; i++)
        report_program(programs + i, sums, report);
}
