#!/bin/sh
# SPDX-License-Identifier: MIT
# Breaks par and the solver's model of the auction on purpose, with one change
# at a time, and says whether test_par or test_bidding notices. It takes a few
# minutes, and fails if a change is not noticed or no longer applies.
#   sh tests/measure/mutants/par.sh
set -u

root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$root/build/mutants-par
sources="par auction"
programs="par bidding"
. "$root/tests/measure/mutants/mutants.sh"
prepare

mutant auction.c 'equal bids in another order (FH-15)' \
    's/\.rank > next\.rank/.rank >= next.rank/'
mutant auction.c 'an equal bid outranks (FH-12)' \
    's/bid->rank <= standing->rank/bid->rank < standing->rank/'
mutant auction.c 'a misère after six (FH-13)' 's/tricks, 7)/tricks, 6)/'
mutant auction.c 'an open misère after seven (FH-14)' \
    's/tricks, 8)/tricks, 7)/'
mutant auction.c 'an inkle over a misère (FH-17)' \
    's/standing == NULL || tricks == 6/1/'
mutant auction.c 'an inkle of the third seat (FH-17)' \
    's/place > 1 ?/place > 2 ?/'
mutant auction.c 'an inkle becomes the contract (FH-17)' \
    's/ && (auction->signals >> calls->bid & 1) == 0//'
mutant auction.c 'more than one round (FH-11)' \
    's/return out | 1u << place/return out/'
mutant auction.c 'no re-entry (FH-11)' \
    '/a pass is not final/,/}/s/return 0/return out/'
mutant auction.c 'a bid is raised by its bidder (FH-11)' \
    's/out |= 1u << calls->bidder/out |= 0/'
mutant par.c 'failed contracts first' \
    's/return b->is_failed/return !b->is_failed/'
mutant par.c 'dear contracts first' \
    's/return end < other/return end > other/'
mutant par.c 'the worst of a range for either side' \
    's/is_ours(seat) ? low : high/low/'
mutant par.c 'a range that may begin with par' \
    's/worst\[end\]\.points <= points/worst[end].points < points/'
mutant par.c 'a range that may end with par' \
    's/best\[end\]\.points >= points/best[end].points > points/'
mutant par.c 'a misère is never lost' \
    's/value = value != 0 ? 0 : 1;/value = 0;/'
mutant par.c 'the dealer calls first (FH-10)' \
    's/dealer + 1 + place/dealer + place/'
mutant par.c 'no play after all pass (FH-18)' \
    's/if (is_played(question->rules))/if (0)/'
mutant par.c 'ranges of inkles matter (FH-17)' \
    's/return bids & ~auction->signals/return bids/'
mutant par.c 'the first call is left out' \
    's/settle(tree, NO_BID, 1)/settle(tree, NO_BID, 0)/'
finish
