/* SPDX-License-Identifier: MIT */
/* The hashes as a WebAssembly module without imports: module.mjs reads the text
 * that it makes. */
#include "hashes.h"

#define EXPORT __attribute__((visibility("default")))

EXPORT void hashes(uint32_t amount);
EXPORT const char *hashes_text(void);

static char text[65536];
static size_t length;

static void put(const char *word)
{
    while (*word != '\0' && length < sizeof text - 1)
        text[length++] = *word++;
}

void host_line(const char *line)
{
    put(line);
    put("\n");
}

void host_stop(const char *what, const char *why)
{
    put(what);
    put(": ");
    put(why);
    put("\n");
    __builtin_trap();
}

void host_forget(void *memory, size_t size)
{
    (void)memory;
    (void)size;
}

void hashes(uint32_t amount)
{
    length = 0;
    hash_everything(amount);
}

const char *hashes_text(void)
{
    text[length] = '\0';
    return text;
}
