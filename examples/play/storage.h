/* SPDX-License-Identifier: MIT */
/* Where games are kept. A file is a record (doc/record.md) after some comments
 * that say who plays and what is seen, so other programs can read it, too:
 *
 *   # play version 1
 *   # play seat 2
 *   # play open off
 *   # play deals 0
 *   # play levels club-1
 *   # play name 0 Anna
 *
 * Bytes of a name other than letters and digits are written as % and two hex
 * digits, because records are ASCII. */
#ifndef STORAGE_H
#define STORAGE_H

#include "platform.h"

#include <stddef.h>

#define PATH_ROOM 1024

struct seating;

struct storage {
    char path[PATH_ROOM]; /* "" if nothing is kept */
    char name[PATH_ROOM]; /* what to type to go on */
    int failed;           /* whether the last attempt to keep it failed */
    struct lock lock;     /* on the file, against other programs */
};

/* The folder of games; 0 if there is none. */
int storage_folder(char folder[PATH_ROOM]);

/* Takes a new file for a game, with its lock; 0 with errno if that is
 * impossible. */
int storage_new(struct storage *storage, const char *game_key);

/* Finds a file by its path, or a game in the folder by its name. */
void storage_find(struct storage *storage, const char *name);

/* Reads a file, with a line end after its last line; null with errno if it
 * cannot. The text is to be freed. */
char *storage_read(const char *path, size_t *length);

/* Replaces a file, which is never half written, with its lock or null; 0 with
 * errno if it cannot. */
int storage_write(const char *path, struct lock *lock,
                  const struct seating *seating, const char *record,
                  size_t length);

/* What the comments before a record say of the seating. */
enum heading {
    HEADING_NONE, /* it was not written by play */
    HEADING_GOOD,
    HEADING_BAD
};

enum heading storage_heading(const char *text, size_t length,
                             struct seating *seating);

#endif
