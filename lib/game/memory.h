/* SPDX-License-Identifier: MIT */
/* The built-in allocator. */
#ifndef TALON_GAME_MEMORY_H
#define TALON_GAME_MEMORY_H

#include "talon/base.h"

/* malloc and free, or NULL if the library was built without them. */
const talon_allocator *tln_default_allocator(void);

#endif
