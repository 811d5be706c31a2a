/* SPDX-License-Identifier: MIT */
/* Processes that share a match: see jobs.h. What goes through a pipe is the
 * length of a text, and the text. */
#define _POSIX_C_SOURCE 200809L
#include "jobs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32

int jobs_run(uint32_t jobs, uint64_t first, uint64_t last, jobs_work *work,
             jobs_take *take, const void *argument)
{
    (void)jobs, (void)first, (void)last, (void)work, (void)take, (void)argument;
    fprintf(stderr, "tournament: this system has no --jobs\n");
    return 0;
}

int jobs_send(const struct sums *part, int to)
{
    (void)part, (void)to;
    return 0;
}

#else

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

struct job {
    pid_t id;
    int from; /* -1: it has ended */
};

static int write_all(int to, const void *bytes, size_t length)
{
    const char *rest = bytes;

    while (length > 0) {
        ssize_t written = write(to, rest, length);

        if (written < 0 && errno != EINTR)
            return 0;
        if (written > 0) {
            rest += written;
            length -= (size_t)written;
        }
    }
    return 1;
}

/* Returns how many bytes were there before the end. */
static size_t read_all(int from, void *bytes, size_t length)
{
    char *to = bytes;
    size_t count = 0;

    while (count < length) {
        ssize_t got = read(from, to + count, length - count);

        if (got == 0 || (got < 0 && errno != EINTR))
            break;
        count += got > 0 ? (size_t)got : 0;
    }
    return count;
}

int jobs_send(const struct sums *part, int to)
{
    char *text = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&text, &length);
    int sent = file != NULL && sums_write(part, file);

    if (file != NULL)
        sent = fclose(file) == 0 && sent;
    sent = sent && write_all(to, &length, sizeof length) &&
           write_all(to, text, length);
    free(text);
    return sent;
}

static int start(struct job *jobs, uint32_t number, uint64_t first,
                 uint64_t last, jobs_work *work, const void *argument)
{
    struct job *job = jobs + number;
    int ends[2];
    uint32_t i;

    if (pipe(ends) < 0)
        return 0;
    job->id = fork();
    if (job->id == 0) {
        for (i = 0; i < number; i++)
            close(jobs[i].from);
        close(ends[0]);
        fcntl(ends[1], F_SETFD, FD_CLOEXEC); /* it is not for bots */
        exit(work(argument, first, last, ends[1]) ? 0 : 1);
    }
    close(ends[1]);
    job->from = ends[0];
    return job->id > 0;
}

/* Takes one text of a job. At its end, waits for the job. */
static int receive(struct job *job, jobs_take *take, const void *argument)
{
    static struct sums part;
    size_t length = 0, got = read_all(job->from, &length, sizeof length);
    int status = 0, taken = 0;
    char *text;
    FILE *file;

    if (got == 0) {
        close(job->from);
        job->from = -1;
        return waitpid(job->id, &status, 0) == job->id && status == 0;
    }
    text = got == sizeof length && length > 0 ? malloc(length) : NULL;
    if (text != NULL && read_all(job->from, text, length) == length) {
        file = fmemopen(text, length, "r");
        taken = file != NULL && sums_read(&part, file, "a job") &&
                take(argument, &part);
        if (file != NULL)
            fclose(file);
    }
    free(text);
    return taken;
}

/* Receives from whichever job has something to say, until all have ended. */
static int receive_all(struct job *jobs, uint32_t count, jobs_take *take,
                       const void *argument)
{
    struct pollfd pipes[JOBS_MAX];
    uint32_t i, open = count;

    while (open > 0) {
        for (i = 0; i < count; i++) {
            pipes[i].fd = jobs[i].from;
            pipes[i].events = POLLIN;
            pipes[i].revents = 0;
        }
        if (poll(pipes, count, -1) < 0 && errno != EINTR)
            return 0;
        for (i = 0; i < count; i++) {
            if (pipes[i].revents == 0)
                continue;
            if (!receive(jobs + i, take, argument))
                return 0;
            open -= jobs[i].from < 0;
        }
    }
    return 1;
}

int jobs_run(uint32_t jobs, uint64_t first, uint64_t last, jobs_work *work,
             jobs_take *take, const void *argument)
{
    static struct job job[JOBS_MAX];
    uint64_t deals = last - first + 1, begin = first;
    uint32_t i;

    if (jobs > deals)
        jobs = (uint32_t)deals;
    for (i = 0; i < jobs; i++) {
        uint64_t size = deals / jobs + (i < deals % jobs);

        if (!start(job, i, begin, begin + size - 1, work, argument)) {
            fprintf(stderr, "tournament: a process cannot be started\n");
            return 0;
        }
        begin += size;
    }
    if (!receive_all(job, jobs, take, argument)) {
        fprintf(stderr, "tournament: a job failed\n");
        return 0;
    }
    return 1;
}

#endif
