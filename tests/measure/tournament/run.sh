#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the matches of doc/players.md, each with a few deals and a seed of its
# own. That is too little to judge strength. It checks that all hands are
# finished, no move is refused, the same match gives the same figures again,
# talon's players make no clear error, and memory stays within a limit. It
# prints how long decisions took.
#
#   tests/measure/tournament/run.sh [--short]
#
# With --short, a match has its first deal alone.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$root/build/tournament
tournament=$root/build/tests/tests/measure/tournament
. "$root/tests/tools.sh"

# The limit for all memory of the program, including its tables and the solver
# that --worlds uses.
kilobytes=196608

# Plays a match twice and compares the sums.
#   is_the_same_again GAME ARGUMENT...
is_the_same_again() {
    rm -f "$work/match.sums" "$work/first.sums"
    match --game "$@" || return 1
    mv "$work/match.sums" "$work/first.sums"
    match --game "$@" && cmp "$work/first.sums" "$work/match.sums" &&
        has_no_errors
}

match() {
    (
        ulimit -v "$kilobytes"
        "$tournament" "$@" --worlds 1000 --times --json \
            --out "$work/match.sums" >"$work/figures.json" 2>"$work/times.txt"
    ) || {
        cat "$work/times.txt"
        return 1
    }
}

# Succeeds if the first player, which is one of talon's, made no clear error of
# the kinds in $errors (letters of fh_errors.c).
has_no_errors() {
    [ -z "$errors" ] || ! grep -E "\"a\.error\.[$errors]\"" \
        "$work/figures.json" | grep -v '"part": 0,'
}

# Plays a match twice and reports it.
#   contest "game" "match" GAME ARGUMENT...
contest() {
    told="$1: $2"
    shift 2
    check "$told" is_the_same_again "$@" $first
    show_times
}

five_hundred() {
    name=$1
    shift
    contest "Five Hundred" "$name" five-hundred "$@"
}

tripoli() {
    name=$1
    shift
    contest "Tripoli" "$name" tripoli --deals 0..4 "$@"
}

show_times() {
    grep -E '^(beginner|novice|casual|club|expert)' "$work/times.txt" || :
}

four() {
    name=$1
    shift
    five_hundred "australian-4, $name" --preset australian-4 --deals 0..1 "$@"
}

# Of an argument that is given twice, the last one counts.
first=
case ${1:-} in
'') ;;
--short) first='--deals 0..0' ;;
*)
    say "usage: tests/measure/tournament/run.sh [--short]"
    exit 2
    ;;
esac
mkdir -p "$work"
tally_at_end
build_once tests || exit 1

errors=abcdef
four "trickster" --a expert-1 --b trickster --seed 1
four "waldo" --a expert-1 --b waldo --seed 2
four "web500" --a expert-1 --b web500-sharp --seed 3
four "auction alone" --a expert-1 --b trickster --cards trickster --seed 4
four "with a strange partner" --a expert-1 --b trickster --rotation --seed 5
four "forced miseres" --a expert-1 --b trickster --misere --seed 6
four "whole games" --a expert-1 --b trickster --games --seed 7
five_hundred "classic-3" --preset classic-3 --a expert-1 --b trickster \
    --rotation --deals 0..2 --seed 8
for preset in american-4 quebec-4 two-2 six-6; do
    five_hundred "$preset" --preset $preset --a expert-1 --b counting \
        --deals 0..1 --seed 9
done
five_hundred "five-5" --preset five-5 --a expert-1 --b counting --rotation \
    --deals 0..0 --seed 9
four "expert-1 and club-1" --a expert-1 --b club-1 --seed 10
four "club-1 and casual-1" --a club-1 --b casual-1 --seed 10
# Another player bids here, so errors in bids (d, e) are not its own.
errors=abcf
four "cards alone" --a expert-1 --b trickster --auction trickster --exact \
    --seed 11
# These players may make errors.
errors=
four "casual-1 and novice-1" --a casual-1 --b novice-1 --seed 10
four "novice-1 and beginner-1" --a novice-1 --b beginner-1 --seed 10

tripoli "four stations" --a expert-1 --b station --seed 1
tripoli "four of Alysoun's hard" --a expert-1 --b alysoun-hard \
    --options raise-cap=3 --seed 2
tripoli "the same without a limit" --a expert-1 --b alysoun-hard --seed 3
tripoli "two and two" --a expert-1 --b station --c alysoun-hard --seats abcbc \
    --seed 4
for preset in rummoli michigan-rummy tripoley pay-suit cosmo; do
    tripoli "$preset" --preset $preset --a expert-1 --b station --seed 5
done
for players in 2 9; do
    tripoli "$players players" --options players=$players --a expert-1 \
        --b alysoun-hard --seed 6
done
tripoli "a station among experts" --a station --b expert-1 --seed 7
for pair in "beginner-1 station" "novice-1 beginner-1" "casual-1 novice-1" \
    "club-1 casual-1" "expert-1 club-1"; do
    tripoli "${pair% *} and ${pair#* }" --a "${pair% *}" --b "${pair#* }" \
        --options raise-cap=3 --seed 8
done
finished
