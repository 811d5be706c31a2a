/* SPDX-License-Identifier: MIT */
/* Whether there are vectors of 16 bytes: the compiler has those of GNU C, and
 * the processor that it compiles for has instructions for them. Elsewhere, and
 * where talon is compiled with TALON_PLAIN, plain words give the same
 * results. */
#ifndef TALON_BASE_VECTORS_H
#define TALON_BASE_VECTORS_H

#if defined(__GNUC__) && !defined(TALON_PLAIN) &&                              \
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ &&                               \
    (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__))
#define HAS_VECTORS 1
#else
#define HAS_VECTORS 0
#endif

#endif
