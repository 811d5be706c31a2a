/* SPDX-License-Identifier: MIT */
/* Cards that are due: checking those that a caller deals. */
#ifndef TALON_GAME_DEAL_H
#define TALON_GAME_DEAL_H

#include "game/handle.h"

/* Whether these cards can be dealt now, as talon_game_deal() promises, and
 * whether as a draw or a deal. */
talon_status tln_deal_status(const talon_game *game, const talon_card *card,
                             uint32_t count, uint32_t *kind);

#endif
