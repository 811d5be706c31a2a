/* SPDX-License-Identifier: MIT */
/*
 * A program that runs beside this one and is talked to in lines, over two
 * pipes. It may crash, hang, flood its output, or never read: every call comes
 * back by its deadline, and says what was wrong.
 *
 * The program is run by `sh -c`, as the leader of a process group of its own.
 * When it is ended, the whole group is. What it writes to stderr goes where
 * ours goes.
 */
#ifndef PROCESS_H
#define PROCESS_H

#include <stddef.h>
#include <stdint.h>

enum {
    LINE_BYTES_MAX = 2048, /* bytes of a line from the program, at most */
    UNREAD_BYTES_MAX = 16384
};

/* How a call ended. */
enum outcome {
    PROCESS_DONE,
    PROCESS_LATE,  /* the deadline passed */
    PROCESS_GONE,  /* the program has ended, or closed a pipe */
    PROCESS_FLOODS /* a line too long, or too much that nobody has asked for */
};

struct process {
    int64_t id; /* 0: not running */
    int to, from;
    size_t used;                   /* bytes in `unread` */
    char unread[UNREAD_BYTES_MAX]; /* read from the pipe, but not yet taken */
};

/* The time in milliseconds, from some point in the past. */
int64_t now_ms(void);

/* Starts a program; 0 if this system cannot. Of a command that the shell does
 * not know, only the end is noticed. */
int process_start(struct process *process, const char *command);

/* Sends text, until now_ms() is `deadline`. */
enum outcome process_send(struct process *process, const char *text,
                          size_t length, int64_t deadline);

/* Receives a line, without its line end; what is no printable ASCII is "?". */
enum outcome process_receive(struct process *process, char *line, size_t size,
                             int64_t deadline);

/* Ends a program: closes its pipes, gives it some time to leave, and kills what
 * is left of it. Writes how it ended: "exit 1", "signal 11", "was ended". */
void process_end(struct process *process, int64_t grace_ms, char *how,
                 size_t size);

#endif
