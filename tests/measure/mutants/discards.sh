#!/bin/sh
# SPDX-License-Identifier: MIT
# Breaks what the solver does with discards and kitties on purpose, with one
# change at a time, and says whether test_kitty, test_discards or test_hands
# notices. It takes a few minutes, and fails if a change is not noticed or no
# longer applies.
#   sh tests/measure/mutants/discards.sh
set -u

root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$root/build/mutants-discards
sources="discards kitty solve_discards before_discard solve_worlds deal_table
    review"
programs="discards kitty hands"
. "$root/tests/measure/mutants/mutants.sh"
prepare

mutant discards.c 'a suit named less' \
    's/discard->suit < TALON_SUIT_HEARTS/discard->suit < TALON_SUIT_DIAMONDS/'
mutant discards.c 'suits named where they may not be (FH-21)' \
    's/int may_name = .*/int may_name = 1 ||/'
mutant discards.c 'all cards of a suit are equal' \
    's/count += tln_sv_power(.*/count += 0;/'
mutant discards.c 'the lowest are laid away first in a misère' \
    's/discards->count - 1 - n : n/n : n/'
mutant discards.c 'the suit named is lost' \
    's/position->nominated = (uint8_t)discard->suit/position->nominated = 0/'
mutant discards.c 'a mask too few for each joker' \
    's/(all - choose(/(all - 1 - choose(/'
mutant kitty.c 'misères lost for all that follow' \
    's/choice->equals.first.kept == choice->lowest/1/'
mutant kitty.c 'misères lost whatever suit is named' \
    's/choice->lost >> equals->first.suit & 1/choice->lost/'
mutant kitty.c 'a bar too high' \
    's/choice->best_low) + 1;/choice->best_low) + 2;/'
mutant kitty.c 'what is known of another position' \
    's/if (memcmp(&session->position.*/if (session->position.playing != 0)/'
mutant kitty.c 'a range that is kept as a value' \
    's/(uint8_t)(range->low | range->high << 4)/(uint8_t)(range->low * 17)/'
mutant kitty.c 'an answer that is none' \
    's/return choice->low == choice->high ||/return 1 ||/'
mutant solve_discards.c 'equal discards without their value' \
    's/values\[i\]\.high = values\[values\[i\]\.same\]\.high;//'
mutant solve_discards.c 'only the best, whatever is wanted' \
    's/(struct question){wanted, 0, 1}/(struct question){2, 0, 1}/'
mutant before_discard.c 'the discard is not taken back (FH-20)' \
    's/|= state->discard;/|= 0;/'
mutant before_discard.c 'the seat that led last leads' \
    's/made\.leader = state\.bidder/made.leader = state.leader/'
mutant before_discard.c 'the suit remains named (FH-21)' \
    's/made\.nominated = 0;//'
mutant before_discard.c 'partners play in a misère (FH-27)' \
    's/if (is_misere(&made))/if (0)/'
mutant solve_worlds.c 'a value that is not known is added' \
    's/value != NOT_FOUND/1/'
mutant solve_worlds.c 'a trick more makes the contract' \
    's/choice\.low >= question\.bar :/choice.low > question.bar :/'
mutant solve_worlds.c 'values of the world before' \
    's/memset(found, NOT_FOUND.*//'
mutant deal_table.c 'a hand without a contract takes the kitty (FH-18)' \
    's/deal->kitty != 0 \&\& denomination != NO_CONTRACT/deal->kitty != 0/'
mutant deal_table.c 'the contractor leaves the kitty' \
    's/position->hand\[position->contractor\] |= kitty;//'
mutant review.c 'the worst discard is the best' \
    's/if (choice\.low > review->before)/if (choice.low < review->before)/'
mutant review.c 'a discard that cost nothing had a better one' \
    's/if (review->after < review->before)/if (1)/'
finish
