/* SPDX-License-Identifier: MIT */
/* Programs at the other end of pipes: see process.h. */
#define _POSIX_C_SOURCE 200809L
#include "process.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

#ifdef _WIN32

int64_t now_ms(void)
{
    return (int64_t)clock() * 1000 / CLOCKS_PER_SEC;
}

int process_start(struct process *process, const char *command)
{
    (void)command;
    process->id = 0;
    return 0;
}

enum outcome process_send(struct process *process, const char *text,
                          size_t length, int64_t deadline)
{
    (void)process, (void)text, (void)length, (void)deadline;
    return PROCESS_GONE;
}

enum outcome process_receive(struct process *process, char *line, size_t size,
                             int64_t deadline)
{
    (void)process, (void)line, (void)size, (void)deadline;
    return PROCESS_GONE;
}

void process_end(struct process *process, int64_t grace_ms, char *how,
                 size_t size)
{
    (void)process, (void)grace_ms;
    snprintf(how, size, "was never started");
}

#else

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int64_t now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* What the new process does: it becomes the program. */
static _Noreturn void become(const char *command, int input, int output)
{
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0)
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* Both ends of a pipe are closed in programs that are started later; otherwise
 * they would hold it open. */
static int open_pipe(int ends[2])
{
    if (pipe(ends) < 0)
        return 0;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return 1;
}

static void close_both(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

int process_start(struct process *process, const char *command)
{
    int to[2], from[2];
    pid_t id;

    process->id = 0;
    process->used = 0;
    signal(SIGPIPE, SIG_IGN); /* a program that is gone is found by write() */
    if (!open_pipe(to))
        return 0;
    if (!open_pipe(from)) {
        close_both(to);
        return 0;
    }
    id = fork();
    if (id == 0)
        become(command, to[0], from[1]);
    close(to[0]);
    close(from[1]);
    if (id < 0) {
        close(to[1]);
        close(from[0]);
        return 0;
    }
    setpgid(id, id); /* here too, as nobody knows which of the two is first */
    fcntl(to[1], F_SETFL, O_NONBLOCK);
    fcntl(from[0], F_SETFL, O_NONBLOCK);
    process->id = id;
    process->to = to[1];
    process->from = from[0];
    return 1;
}

/* Reads what is there. */
static enum outcome take(struct process *process)
{
    ssize_t length = read(process->from, process->unread + process->used,
                          sizeof process->unread - process->used);

    if (length > 0)
        process->used += (size_t)length;
    else if (length == 0 || (errno != EAGAIN && errno != EINTR))
        return PROCESS_GONE;
    return PROCESS_DONE;
}

/* Waits until the program writes or, if asked, can be written to. */
static enum outcome await(struct process *process, int writes, int64_t deadline)
{
    struct pollfd pipes[2] = {{process->from, POLLIN, 0},
                              {process->to, POLLOUT, 0}};
    int64_t left = deadline - now_ms();
    int ready;

    if (process->used == sizeof process->unread)
        return PROCESS_FLOODS;
    if (left <= 0)
        return PROCESS_LATE;
    ready = poll(pipes, writes ? 2 : 1, left < 60000 ? (int)left : 60000);
    return ready > 0 && pipes[0].revents != 0 ? take(process) : PROCESS_DONE;
}

enum outcome process_send(struct process *process, const char *text,
                          size_t length, int64_t deadline)
{
    while (length > 0) {
        ssize_t sent = write(process->to, text, length);
        enum outcome outcome;

        if (sent > 0) {
            text += sent;
            length -= (size_t)sent;
            continue;
        }
        if (errno != EAGAIN && errno != EINTR)
            return PROCESS_GONE;
        outcome = await(process, 1, deadline);
        if (outcome != PROCESS_DONE)
            return outcome;
    }
    return PROCESS_DONE;
}

/* Takes the first line of what was read; 0 if there is none. */
static int take_line(struct process *process, char *line, size_t size)
{
    char *end = memchr(process->unread, '\n', process->used);
    size_t length, whole, i;

    if (end == NULL)
        return 0;
    length = (size_t)(end - process->unread);
    whole = length + 1;
    if (length > 0 && end[-1] == '\r')
        length--;
    if (length >= size)
        length = size - 1;
    for (i = 0; i < length; i++) {
        char byte = process->unread[i] == '\t' ? ' ' : process->unread[i];

        line[i] = (char)(byte < ' ' || byte > '~' ? '?' : byte);
    }
    line[length] = '\0';
    process->used -= whole;
    memmove(process->unread, end + 1, process->used);
    return 1;
}

enum outcome process_receive(struct process *process, char *line, size_t size,
                             int64_t deadline)
{
    while (!take_line(process, line, size)) {
        enum outcome outcome;

        if (process->used >= LINE_BYTES_MAX)
            return PROCESS_FLOODS;
        outcome = await(process, 0, deadline);
        if (outcome != PROCESS_DONE)
            return outcome;
    }
    return strlen(line) < LINE_BYTES_MAX - 1 ? PROCESS_DONE : PROCESS_FLOODS;
}

/* Whether the program has ended by itself within some time. It is not yet
 * reaped, so its number cannot have become that of another process. */
static int has_ended(const struct process *process, int64_t grace_ms)
{
    const struct timespec pause = {0, 1000000};
    int64_t deadline = now_ms() + grace_ms;
    siginfo_t found;

    for (;;) {
        found.si_pid = 0;
        if (waitid(P_PID, (id_t)process->id, &found,
                   WEXITED | WNOHANG | WNOWAIT) < 0 ||
            found.si_pid != 0)
            return 1;
        if (now_ms() >= deadline)
            return 0;
        nanosleep(&pause, NULL);
    }
}

void process_end(struct process *process, int64_t grace_ms, char *how,
                 size_t size)
{
    int status = 0, ended;

    snprintf(how, size, "was ended");
    if (process->id == 0)
        return;
    close(process->to);
    close(process->from);
    ended = has_ended(process, grace_ms);
    kill(-(pid_t)process->id, SIGKILL);
    while (waitpid((pid_t)process->id, &status, 0) < 0 && errno == EINTR)
        continue;
    if (ended && WIFEXITED(status))
        snprintf(how, size, "exit %d", WEXITSTATUS(status));
    if (ended && WIFSIGNALED(status))
        snprintf(how, size, "signal %d", WTERMSIG(status));
    process->id = 0;
}

#endif
