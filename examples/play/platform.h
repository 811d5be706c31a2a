/* SPDX-License-Identifier: MIT */
/* What differs between systems: terminals, folders, and files that are replaced
 * whole. */
#ifndef PLATFORM_H
#define PLATFORM_H

#include <stddef.h>
#include <stdio.h>

int platform_is_terminal(FILE *file);

/* The columns of the terminal; 0 if the output is none, or does not say. */
size_t platform_columns(void);

/* The folder of the user for data of programs, without a slash at its end; 0 if
 * there is none or it is longer than `size`. */
int platform_data_folder(char *folder, size_t size);

/* Makes a folder and those above it; 0 with errno if it cannot. */
int platform_make_folder(const char *folder);

/* Writes a file so that after any interruption it has either its old contents
 * or the new ones; 0 with errno if it cannot. */
int platform_replace_file(const char *name, const char *text, size_t length);

/* Lets Ctrl-C end the wait for an answer; *interrupted then is not 0. */
void platform_catch_interrupt(void);
int platform_interrupted(void);

/* Calls `found` for each name in a folder, in no order. */
void platform_list(const char *folder,
                   void (*found)(const char *name, void *context),
                   void *context);

/* When a file was last changed, in seconds; 0 if that is not known. */
long long platform_changed(const char *name);

#endif
