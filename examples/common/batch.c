/* SPDX-License-Identifier: MIT */
/* Many questions for solvers. Questions are numbered in the order in which they
 * are asked, and question n is kept in slot n % BATCH_SLOTS until its answer is
 * printed. The thread that gives the oldest answer still to be printed prints
 * all that follow it without a gap, so nothing waits for more questions. */
#include "batch.h"
#include "command_line.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct slot {
    uint64_t deal;
    int is_done;
    enum outcome outcome;
    struct json line;
    void *question;
};

struct ring {
    const struct batch *batch;
    pthread_mutex_t lock; /* of all that follows, but for a slot in work */
    pthread_cond_t was_asked, has_room;
    uint64_t asked, taken, printed; /* how many questions */
    int is_complete;                /* whether all have been asked */
    int has_failed;
    struct slot slot[BATCH_SLOTS];
};

struct range range_of(const char *value)
{
    const char *dots = strstr(value, "..");
    struct range range = ALL_DEALS;
    char first[24];

    if (dots == NULL || (size_t)(dots - value) >= sizeof first)
        fail("--deals %s: it must be A..B, or A.. for all from A on", value);
    memcpy(first, value, (size_t)(dots - value));
    first[dots - value] = '\0';
    range.first = number_of("--deals", first, 0, UINT64_MAX - 1);
    if (dots[2] != '\0')
        range.last =
            number_of("--deals", dots + 2, range.first, UINT64_MAX - 1);
    return range;
}

uint32_t jobs_of(const char *value)
{
    return (uint32_t)number_of("--jobs", value, 1, BATCH_JOBS_MAX);
}

/* ---- printing */

static struct slot *slot_of(struct ring *ring, uint64_t n)
{
    return &ring->slot[n % BATCH_SLOTS];
}

/* Whether it has an answer, or a reason why not; for a slot that is done. */
static int has_answer(const struct slot *slot)
{
    return slot->outcome != OUTCOME_STOPPED;
}

/* Prints an answer as a whole line, so that nobody ever reads half of one. */
static void print_answer(const struct slot *slot)
{
    if (slot->outcome == OUTCOME_REFUSED) {
        fprintf(stderr, "%s\n", slot->line.chars);
    } else if (puts(slot->line.chars) == EOF || fflush(stdout) == EOF) {
        perror("standard output");
        exit(EXIT_FAILED);
    }
}

/* Prints what is answered, up to the first question that is not. After a stop
 * there are answers behind such questions, which stay where they are. */
static void print_answers(struct ring *ring)
{
    struct slot *slot = slot_of(ring, ring->printed);

    while (ring->printed < ring->taken && slot->is_done && has_answer(slot)) {
        print_answer(slot);
        ring->has_failed |= slot->outcome == OUTCOME_REFUSED;
        slot = slot_of(ring, ++ring->printed);
    }
    pthread_cond_signal(&ring->has_room);
}

/* ---- answering */

static void answer(struct ring *ring, talon_fh_solver *solver,
                   struct slot *slot)
{
    slot->line.length = 0;
    slot->outcome = OUTCOME_STOPPED;
    if (solver_was_stopped())
        return;
    must(talon_fh_solver_forget(solver), "forgetting");
    slot->outcome = ring->batch->answer(solver, slot->question, &slot->line);
}

/* Answers questions until there are no more. */
static void *work(void *context)
{
    struct ring *ring = context;
    talon_fh_solver *solver = solver_new();
    struct slot *slot;

    pthread_mutex_lock(&ring->lock);
    for (;;) {
        while (ring->taken == ring->asked && !ring->is_complete)
            pthread_cond_wait(&ring->was_asked, &ring->lock);
        if (ring->taken == ring->asked)
            break;
        slot = slot_of(ring, ring->taken++);
        pthread_mutex_unlock(&ring->lock);
        answer(ring, solver, slot);
        pthread_mutex_lock(&ring->lock);
        slot->is_done = 1;
        print_answers(ring);
    }
    pthread_mutex_unlock(&ring->lock);
    free(solver);
    return NULL;
}

/* ---- asking */

/* Waits for a free slot; null after an interrupt. */
static struct slot *free_slot(struct ring *ring)
{
    struct slot *slot;

    pthread_mutex_lock(&ring->lock);
    while (ring->asked - ring->printed == BATCH_SLOTS && !solver_was_stopped())
        pthread_cond_wait(&ring->has_room, &ring->lock);
    slot = slot_of(ring, ring->asked);
    pthread_mutex_unlock(&ring->lock);
    return !solver_was_stopped() ? slot : NULL;
}

/* The deal that follows the last one that was asked about. */
static uint64_t next_deal(struct ring *ring)
{
    return ring->asked == 0 ? ring->batch->deals->first
                            : slot_of(ring, ring->asked - 1)->deal + 1;
}

/* Asks all questions; 0 if an interrupt came first. */
static int ask(struct ring *ring)
{
    const struct batch *batch = ring->batch;
    struct slot *slot;

    while ((slot = free_slot(ring)) != NULL &&
           batch->ask(batch->asker, slot->question, &slot->deal)) {
        pthread_mutex_lock(&ring->lock);
        slot->is_done = 0;
        ring->asked++;
        pthread_cond_signal(&ring->was_asked);
        pthread_mutex_unlock(&ring->lock);
    }
    pthread_mutex_lock(&ring->lock);
    ring->is_complete = 1;
    pthread_cond_broadcast(&ring->was_asked);
    pthread_mutex_unlock(&ring->lock);
    return slot != NULL || next_deal(ring) > batch->deals->last;
}

/* ---- after an interrupt */

/* Prints the answers behind questions that have none. */
static void print_others(struct ring *ring)
{
    uint64_t n;

    for (n = ring->printed; n < ring->asked; n++)
        if (has_answer(slot_of(ring, n)))
            print_answer(slot_of(ring, n));
}

static void name_range(uint64_t first, uint64_t last)
{
    fprintf(stderr, " %" PRIu64 "..", first);
    if (last < UINT64_MAX)
        fprintf(stderr, "%" PRIu64, last);
}

/* Names the deals of questions without an answer, as --deals takes them. */
static void name_rest(struct ring *ring, int all_asked)
{
    uint64_t last = ring->batch->deals->last, n = ring->printed, begin;

    fprintf(stderr, "%s: stopped; these deals have no answer:", program);
    while (n < ring->asked) {
        begin = slot_of(ring, n)->deal;
        if (has_answer(slot_of(ring, n++)))
            continue;
        while (n < ring->asked && !has_answer(slot_of(ring, n)))
            n++;
        if (n == ring->asked && !all_asked)
            name_range(begin, last);
        else
            name_range(begin, slot_of(ring, n - 1)->deal);
    }
    if (!all_asked &&
        (ring->asked == 0 || has_answer(slot_of(ring, ring->asked - 1))))
        name_range(next_deal(ring), last);
    fputc('\n', stderr);
}

/* ---- all of it */

static struct ring *ring_new(const struct batch *batch)
{
    struct ring *ring = calloc(1, sizeof *ring);
    char *questions = calloc(BATCH_SLOTS, batch->size);
    uint32_t i;

    if (ring == NULL || questions == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    ring->batch = batch;
    for (i = 0; i < BATCH_SLOTS; i++)
        ring->slot[i].question = questions + i * batch->size;
    if (pthread_mutex_init(&ring->lock, NULL) != 0 ||
        pthread_cond_init(&ring->was_asked, NULL) != 0 ||
        pthread_cond_init(&ring->has_room, NULL) != 0)
        fail("there can be no threads");
    return ring;
}

static void ring_free(struct ring *ring)
{
    uint32_t i;

    for (i = 0; i < BATCH_SLOTS; i++)
        free(ring->slot[i].line.chars);
    free(ring->slot[0].question);
    pthread_cond_destroy(&ring->has_room);
    pthread_cond_destroy(&ring->was_asked);
    pthread_mutex_destroy(&ring->lock);
    free(ring);
}

int batch_run(const struct batch *batch)
{
    struct ring *ring = ring_new(batch);
    pthread_t thread[BATCH_JOBS_MAX];
    int all_asked, has_failed;
    uint32_t i;

    for (i = 0; i < batch->jobs; i++)
        if (pthread_create(&thread[i], NULL, work, ring) != 0)
            fail("--jobs %" PRIu32 ": there can be no more than %" PRIu32,
                 batch->jobs, i);
    all_asked = ask(ring);
    for (i = 0; i < batch->jobs; i++)
        pthread_join(thread[i], NULL);
    has_failed = ring->has_failed;
    if (!all_asked || ring->printed < ring->asked) {
        print_others(ring);
        name_rest(ring, all_asked);
        has_failed = 1;
    }
    ring_free(ring);
    return has_failed ? EXIT_FAILED : EXIT_SUCCESS;
}
