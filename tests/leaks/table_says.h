/* SPDX-License-Identifier: MIT */
/* What examples/table sends to the guest of a seat. */
#ifndef TALON_TESTS_LEAKS_TABLE_SAYS_H
#define TALON_TESTS_LEAKS_TABLE_SAYS_H

#include <talon/talon.h>

/* Everything since the deal, the view, and the answers to some lines, which
 * `number` picks. Returns the length. */
size_t table_says(const talon_game *game, const talon_event *event,
                  uint32_t count, int32_t seat, uint32_t number, char *text,
                  size_t size);

#endif
