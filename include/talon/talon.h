/**
 * @file talon.h
 * All of talon: the rules of Five Hundred and Tripoli as a library.
 */
#ifndef TALON_TALON_H
#define TALON_TALON_H

#include "base.h"
#include "card.h"
#include "random.h"
#include "rules.h"
#include "game.h"
#include "view.h"
#include "save.h"
#include "record.h"
#include "poker.h"
#include "five_hundred.h"
#include "tripoli.h"

#endif
