/* SPDX-License-Identifier: MIT */
/* A number with a key and an English label: a row in the registry of public
 * numbers, which game/terms.c assembles from tables like these. */
#ifndef TALON_BASE_TERM_H
#define TALON_BASE_TERM_H

#include "talon/base.h"

/* Texts that belong together are one literal, with zeros between them, so that
 * a table has one pointer to them: in a shared library each pointer takes 32
 * bytes with its relocation, and work whenever the library is loaded. */
#define WORDS(key, label)               key "\0" label
#define TEXTS(key, label, clause, help) key "\0" label "\0" clause "\0" help

/* One of several texts, from 0. */
static inline const char *text_at(const char *texts, uint32_t index)
{
    for (; index > 0; index--) {
        while (*texts++ != '\0')
            ;
    }
    return texts;
}

struct term {
    int32_t number;
    const char *key; /* WORDS: the key, and the label, which for statuses and
                        reasons is a short sentence */
};

static inline const char *label_of(const struct term *term)
{
    return text_at(term->key, 1);
}

/* The status at an index, in the order of the header; returns 0 past the
 * last. */
int tln_status_at(uint32_t index, struct term *term);

/* Tables that end with a NULL key. */
extern const struct term tln_denomination_terms[];
extern const struct term tln_rank_terms[];

#endif
