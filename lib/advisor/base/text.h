/* SPDX-License-Identifier: MIT */
/* Comparing keys. */
#ifndef TALON_ADVISOR_BASE_TEXT_H
#define TALON_ADVISOR_BASE_TEXT_H

/* Whether two zero-terminated texts are the same. */
static inline int is_same_text(const char *a, const char *b)
{
    while (*a == *b && *a != '\0') {
        a++;
        b++;
    }
    return *a == *b;
}

#endif
