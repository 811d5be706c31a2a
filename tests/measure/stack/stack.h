/* SPDX-License-Identifier: MIT */
/* Measures how much stack every public function takes, wherever a program calls
 * it. run.sh compiles all suites with this header included first: each call of
 * a public function then paints the unused part of the stack before, and looks
 * afterward how far down the paint is gone. At its end a program appends a line
 * for each function to the file that TALON_STACK names: the most bytes that a
 * call took below its caller, and the function.
 *
 * Calls through pointers, and those inside the libraries, are not seen. Bytes
 * that a function reserves but never writes do not count unless it calls
 * another function, whose return address lies below them.
 *
 * The sources of the libraries, which define TALON_BUILDING, are left alone. */
#if !defined(TALON_BUILDING) && !defined(TALON_TESTS_STACK_H)
#define TALON_TESTS_STACK_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "talon/player.h"
#include "talon/solve.h"
#include "talon/talon.h"
#include "talon/words.h"

#define STACK_PAINTED 40960 /* bytes below the caller that are watched */
#define STACK_NEAR    256   /* of these, bytes too near to be painted */
#define STACK_PAINT   0xA5
/* A place that has made so many calls measures only every 32nd from then on. */
#define STACK_OFTEN 2000

/* The definitions of all files become one when they are linked. */
#define STACK_SHARED __attribute__((weak, noinline, noclone, optimize("O2")))

/* A place in a program that calls a public function. */
struct stack_site {
    const char *name;
    uint32_t most; /* bytes */
    uint32_t calls;
    struct stack_site *next;
};

__attribute__((weak)) struct stack_site *stack_sites;

/* A call that is being measured; `base` is the caller's stack pointer, or null
 * if this call is not looked at. */
struct stack_call {
    struct stack_site *site;
    unsigned char *base;
};

STACK_SHARED void stack_report(void);
STACK_SHARED struct stack_call stack_paint(struct stack_site *site);
STACK_SHARED void stack_note(struct stack_call *call);

/* Ends a program: what it has measured goes to the file. */
STACK_SHARED void stack_report(void)
{
    const char *name = getenv("TALON_STACK");
    FILE *file = name != NULL ? fopen(name, "a") : NULL;
    const struct stack_site *site;

    if (file == NULL)
        return;
    for (site = stack_sites; site != NULL; site = site->next)
        fprintf(file, "%u %s\n", (unsigned)site->most, site->name);
    fclose(file);
}

/* Begins a call: paints the stack below the caller. */
STACK_SHARED struct stack_call stack_paint(struct stack_site *site)
{
    struct stack_call call = {site, NULL};

    if (site->calls++ == 0) {
        if (stack_sites == NULL)
            atexit(stack_report);
        site->next = stack_sites;
        stack_sites = site;
    }
    if (site->calls > STACK_OFTEN && site->calls % 32 != 0)
        return call;
    call.base =
        (unsigned char *)__builtin_frame_address(0) + 2 * sizeof(void *);
    memset(call.base - STACK_PAINTED, STACK_PAINT, STACK_PAINTED - STACK_NEAR);
    return call;
}

/* Ends a call: notes how far down the paint is gone, and paints it again. */
STACK_SHARED void stack_note(struct stack_call *call)
{
    uint64_t paint, word;
    uint32_t bytes = STACK_PAINTED;

    if (call->base == NULL)
        return;
    memset(&paint, STACK_PAINT, sizeof paint);
    for (; bytes > STACK_NEAR; bytes -= sizeof word) {
        memcpy(&word, call->base - bytes, sizeof word);
        if (word != paint)
            break;
    }
    if (bytes > call->site->most)
        call->site->most = bytes;
    memset(call->base - bytes, STACK_PAINT, bytes - STACK_NEAR);
}

/* Calls a function. Its arguments are worked out before the paint, so that the
 * calls among them count for themselves. `call` goes out of scope after the
 * result is known, and is noted then. */
#define MEASURED(function, ...)                                                \
    __extension__({                                                            \
        static struct stack_site stack_site = {#function, 0, 0, NULL};         \
        STACK_JOIN(STACK_LET, STACK_COUNT(__VA_ARGS__))                        \
        (__VA_ARGS__) __attribute__((                                          \
            cleanup(stack_note))) struct stack_call stack_call =               \
            stack_paint(&stack_site);                                          \
                                                                               \
        (void)stack_call;                                                      \
        function(STACK_JOIN(STACK_USE, STACK_COUNT(__VA_ARGS__)));             \
    })

/* The same for arguments that cannot be told apart by their commas, because a
 * list in braces is among them. They are worked out after the paint. */
#define MEASURED_AS_IS(function, ...)                                          \
    __extension__({                                                            \
        static struct stack_site stack_site = {#function, 0, 0, NULL};         \
        __attribute__((cleanup(stack_note))) struct stack_call stack_call =    \
            stack_paint(&stack_site);                                          \
                                                                               \
        (void)stack_call;                                                      \
        function(__VA_ARGS__);                                                 \
    })

#define STACK_JOIN(a, b)   STACK_JOIN_2(a, b)
#define STACK_JOIN_2(a, b) a##b

/* How many arguments there are, 0 ... 16. */
#define STACK_COUNT(...)                                                       \
    STACK_NTH(_ __VA_OPT__(, ) __VA_ARGS__, 16, 15, 14, 13, 12, 11, 10, 9, 8,  \
              7, 6, 5, 4, 3, 2, 1, 0)
#define STACK_NTH(z, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, ...) q

/* STACK_LETn keeps n arguments in variables, of which STACK_USEn is the
 * list. */
#define STACK_LET0()
#define STACK_LET1(a) __auto_type stack_1 = (a);
#define STACK_LET2(a, b)                                                       \
    __auto_type stack_2 = (a);                                                 \
    STACK_LET1(b)
#define STACK_LET3(a, b, c)                                                    \
    __auto_type stack_3 = (a);                                                 \
    STACK_LET2(b, c)
#define STACK_LET4(a, b, c, d)                                                 \
    __auto_type stack_4 = (a);                                                 \
    STACK_LET3(b, c, d)
#define STACK_LET5(a, b, c, d, e)                                              \
    __auto_type stack_5 = (a);                                                 \
    STACK_LET4(b, c, d, e)
#define STACK_LET6(a, b, c, d, e, f)                                           \
    __auto_type stack_6 = (a);                                                 \
    STACK_LET5(b, c, d, e, f)
#define STACK_LET7(a, b, c, d, e, f, g)                                        \
    __auto_type stack_7 = (a);                                                 \
    STACK_LET6(b, c, d, e, f, g)
#define STACK_LET8(a, b, c, d, e, f, g, h)                                     \
    __auto_type stack_8 = (a);                                                 \
    STACK_LET7(b, c, d, e, f, g, h)
#define STACK_LET9(a, b, c, d, e, f, g, h, i)                                  \
    __auto_type stack_9 = (a);                                                 \
    STACK_LET8(b, c, d, e, f, g, h, i)
#define STACK_LET10(a, b, c, d, e, f, g, h, i, j)                              \
    __auto_type stack_10 = (a);                                                \
    STACK_LET9(b, c, d, e, f, g, h, i, j)
#define STACK_LET11(a, b, c, d, e, f, g, h, i, j, k)                           \
    __auto_type stack_11 = (a);                                                \
    STACK_LET10(b, c, d, e, f, g, h, i, j, k)
#define STACK_LET12(a, b, c, d, e, f, g, h, i, j, k, l)                        \
    __auto_type stack_12 = (a);                                                \
    STACK_LET11(b, c, d, e, f, g, h, i, j, k, l)
#define STACK_LET13(a, b, c, d, e, f, g, h, i, j, k, l, m)                     \
    __auto_type stack_13 = (a);                                                \
    STACK_LET12(b, c, d, e, f, g, h, i, j, k, l, m)
#define STACK_LET14(a, b, c, d, e, f, g, h, i, j, k, l, m, n)                  \
    __auto_type stack_14 = (a);                                                \
    STACK_LET13(b, c, d, e, f, g, h, i, j, k, l, m, n)
#define STACK_LET15(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)               \
    __auto_type stack_15 = (a);                                                \
    STACK_LET14(b, c, d, e, f, g, h, i, j, k, l, m, n, o)
#define STACK_LET16(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)            \
    __auto_type stack_16 = (a);                                                \
    STACK_LET15(b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)

#define STACK_USE0
#define STACK_USE1  stack_1
#define STACK_USE2  stack_2, STACK_USE1
#define STACK_USE3  stack_3, STACK_USE2
#define STACK_USE4  stack_4, STACK_USE3
#define STACK_USE5  stack_5, STACK_USE4
#define STACK_USE6  stack_6, STACK_USE5
#define STACK_USE7  stack_7, STACK_USE6
#define STACK_USE8  stack_8, STACK_USE7
#define STACK_USE9  stack_9, STACK_USE8
#define STACK_USE10 stack_10, STACK_USE9
#define STACK_USE11 stack_11, STACK_USE10
#define STACK_USE12 stack_12, STACK_USE11
#define STACK_USE13 stack_13, STACK_USE12
#define STACK_USE14 stack_14, STACK_USE13
#define STACK_USE15 stack_15, STACK_USE14
#define STACK_USE16 stack_16, STACK_USE15

/* Made by run.sh from the lists of exported functions. */
#include "measured.h"

#endif
