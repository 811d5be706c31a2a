/* The border to the hosted file, which can be left out of a build. */
#ifndef TALON_CORE_MEMORY_H
#define TALON_CORE_MEMORY_H

#include "talon/base.h"

/* The allocator built in, or null. */
const talon_allocator *default_allocator(void);

#endif
