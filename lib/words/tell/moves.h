/* SPDX-License-Identifier: MIT */
/* What may be done, as short forms. */
#ifndef TALON_WORDS_TELL_MOVES_H
#define TALON_WORDS_TELL_MOVES_H

#include "words/tell/out.h"

int tln_w_put_choice(struct out *out, const talon_choice *choice);
void tln_w_put_choices(struct out *out, const talon_game *game);

#endif
