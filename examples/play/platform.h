/* SPDX-License-Identifier: MIT */
/* What differs between systems: terminals, folders, and files that are replaced
 * whole. */
#ifndef PLATFORM_H
#define PLATFORM_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* A file that no other program may take, as long as this one runs: what ends
 * the program, even by force, ends the lock, so none can be left behind. */
struct lock {
    intptr_t handle;
    int is_held;
};

int platform_is_terminal(FILE *file);

/* The columns of the terminal; 0 if the output is none, or does not say. */
size_t platform_columns(void);

/* The folder of the user for data of programs, without a slash at its end; 0 if
 * there is none or it is longer than `size`. */
int platform_data_folder(char *folder, size_t size);

/* Makes a folder and those above it; 0 with errno if it cannot. */
int platform_make_folder(const char *folder);

/* Takes a file; 0 if another program has it. Where files cannot be locked, it
 * is as if nobody had it. */
int platform_take(const char *name, struct lock *lock);
void platform_release(struct lock *lock);

/* Writes a file so that after any interruption, of the power too, it has either
 * its old contents or the new ones; 0 with errno if it cannot. The lock on it,
 * or null, goes over to the new file. */
int platform_replace_file(const char *name, const char *text, size_t length,
                          struct lock *lock);

/* Lets Ctrl-C end the wait for an answer; *interrupted then is not 0. */
void platform_catch_interrupt(void);
int platform_interrupted(void);

/* Calls `found` for each name in a folder, in no order; 0 with errno if it
 * cannot. */
int platform_list(const char *folder,
                  void (*found)(const char *name, void *context),
                  void *context);

/* When a file was last changed, in seconds; 0 if that is not known. */
long long platform_changed(const char *name);

#endif
