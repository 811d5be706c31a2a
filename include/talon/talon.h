/* SPDX-License-Identifier: MIT */
/**
 * @file talon.h
 * All of talon: the complete rules of Five Hundred and Tripoli as a library.
 *
 * Begin with rules.h (which game, which rules) and game.h (playing it). The
 * conventions of all headers are stated in base.h.
 */
#ifndef TALON_TALON_H
#define TALON_TALON_H

#include "base.h"
#include "terms.h"
#include "card.h"
#include "random.h"
#include "rules.h"
#include "move.h"
#include "game.h"
#include "code.h"
#include "view.h"
#include "observation.h"
#include "history.h"
#include "save.h"
#include "record.h"
#include "poker.h"
#include "five_hundred.h"
#include "tripoli.h"

#endif
