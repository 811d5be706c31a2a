#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the matches of doc/players.md, doc/players-tripoli.md and
# doc/reference-players.md, each with a few deals of another seed. That is too
# little to judge strength. It checks that all hands are finished, no move is
# refused, the same match gives the same figures again, talon's players make no
# clear error, and memory stays within a limit. It prints how long decisions
# took.
#
#   tests/measure/tournament/run.sh [--short]
#
# With --short, a match has its first deal alone, and no times are printed. In
# both forms, players of an older version are those of this one, as a program,
# and notes are of two hands, not of a hundred.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$root/build/tournament
built=build/tests/tests/measure
. "$root/tests/tools.sh"

# The limit for all memory of the program, including its tables and the solver
# that --worlds uses.
kilobytes=196608

# ---- matches

# These functions print matches, one a line: how many deals, the clear errors
# that the first player must not make (letters of fh_errors.c; - for none), and
# arguments.

four='--preset australian-4'

# The players of an older version, as a program.
old="'cmd:$built/levels expert-1'"

players_of_five_hundred() {
    cat <<END
2 abcdef $four --a expert-1 --b $old --seed 29
2 abcdef $four --a expert-1 --b trickster --seed 1
1 abcdef $four --a expert-1 --b trickster --notes 2 --seed 43
2 abcdef $four --a expert-1 --b trickster --seed 82 \
    --options open-misere=off,misere=off
2 abcdef $four --a expert-1 --b trickster --seed 82 --options open-misere=off
2 abcdef $four --a expert-1 --b waldo --seed 2
2 abcdef $four --a expert-1 --b web500-sharp --seed 38
2 abcf $four --a expert-1 --b trickster --seed 11 \
    --auction trickster --exact --beside trickster
2 de $four --a expert-1 --b trickster --seed 4 --cards trickster
2 abcdef $four --a expert-1 --b trickster --seed 43 --rotation
2 abcdef $four --a expert-1 --b trickster --seed 6 --misere
2 abcdef $four --a expert-1 --b trickster --seed 7 --games
3 abcdef --preset classic-3 --a expert-1 --b trickster --seed 8 --rotation
1 abcdef --preset classic-3 --a expert-1 --b trickster --seed 39 --rotation \
    --games
2 abcdef --preset american-4 --a expert-1 --b counting --seed 52
2 abcdef --preset quebec-4 --a expert-1 --b counting --seed 53
2 abcdef --preset two-2 --a expert-1 --b counting --seed 9
2 abcdef --preset six-6 --a expert-1 --b counting --seed 46
1 abcdef --preset five-5 --a expert-1 --b counting --seed 9 --rotation
1 abcf --preset five-5 --a expert-1 --b counting --seed 50 --auction counting
1 de --preset five-5 --a expert-1 --b counting --seed 18 --cards counting
5 - $four --a beginner-1 --b passer --seed 10
5 - $four --a novice-1 --b beginner-1 --seed 10
5 - $four --a casual-1 --b novice-1 --seed 10
5 abcdef $four --a club-1 --b casual-1 --seed 10
2 abcdef $four --a expert-1 --b club-1 --seed 10
5 abcdef $four --a club-1 --b trickster --seed 19
1 abcdef $four --a expert-1 --b club-1 --c novice-1 --seed 33 --seats abcb
1 abcdef $four --a expert-1 --seed 21 --seats aaaa
1 abcdef $four --a expert-1 --seed 22 --seats aaaa --options open-misere=off
1 abcdef --preset american-4 --a expert-1 --seed 21 --seats aaaa
1 abcdef --preset two-2 --a expert-1 --seed 21 --seats aa
1 abcdef --preset classic-3 --a expert-1 --seed 21 --seats aaa
1 abcdef --preset five-5 --a expert-1 --seed 44 --seats aaaaa
1 abcdef --preset six-6 --a expert-1 --seed 32 --seats aaaaaa
END
}

reference_players_of_five_hundred() {
    for pair in "waldo --b web500-sharp" "trickster --b web500-sharp" \
        "trickster --b waldo" "waldo-trickster --b web500-sharp" \
        "waldo-trickster --b waldo" "waldo-trickster --b trickster"; do
        say "20 - $four --a $pair --seed 22"
        say "2 - $four --a $pair --seed 22 --games"
    done
    for other in waldo web500-sharp counting; do
        say "10 - $four --a trickster --b $other --seed 23" \
            "--auction trickster --exact"
        say "10 - $four --a trickster --b $other --seed 24 --misere"
    done
    for player in counting web500; do
        say "20 - $four --a $player --b trickster --seed 25"
    done
    say "20 - --preset classic-3 --a trickster --b passer --seed 26"
    for preset in classic-3 american-4 quebec-4 five-5 six-6 two-2; do
        say "20 - --preset $preset --a counting --b passer --seed 27"
    done
}

players_of_tripoli() {
    cat <<END
5 - --a expert-1 --b station --seed 1
5 - --options raise-cap=3 --a expert-1 --b alysoun-hard --seed 2
5 - --a expert-1 --b alysoun-hard --seed 3
2 - --options raise-cap=3 --a expert-1 --b $old --seed 9
2 - --a expert-1 --b $old --seed 10
2 - --a expert-1 --b station --notes 2 --seed 11
5 - --a expert-1 --b station --c alysoun-hard --seed 4 --seats abcbc
5 - --options raise-cap=3 --a beginner-1 --b station --seed 8
5 - --options raise-cap=3 --a novice-1 --b beginner-1 --seed 8
5 - --options raise-cap=3 --a casual-1 --b novice-1 --seed 8
5 - --options raise-cap=3 --a club-1 --b casual-1 --seed 8
5 - --options raise-cap=3 --a expert-1 --b club-1 --seed 8
2 - --options raise-cap=3,players=4 --a expert-1 --b club-1 --c novice-1 \
    --seed 12 --seats abcb
2 - --options raise-cap=3 --a expert-1 --seed 13 --seats aaaaa
5 - --preset cosmo --a expert-1 --b station --seed 5
END
    for preset in rummoli michigan-rummy tripoley pay-suit; do
        say "5 - --preset $preset --a expert-1 --b station --seed 5"
        say "5 - --preset $preset --options raise-cap=3 --a expert-1" \
            "--b alysoun-hard --seed 5"
    done
}

# The presets with other numbers of players.
other_tables_of_tripoli() {
    for n in 2 3 4 6 7 8 9; do
        for preset in tripoli rummoli michigan-rummy tripoley pay-suit cosmo; do
            say "1 - --preset $preset --options players=$n --a expert-1" \
                "--b station --seed 6"
        done
        say "1 - --options players=$n --a expert-1 --b alysoun-hard --seed 6"
        for preset in rummoli michigan-rummy tripoley pay-suit; do
            say "1 - --preset $preset --options raise-cap=3,players=$n" \
                "--a expert-1 --b alysoun-hard --seed 6"
        done
    done
}

reference_players_of_tripoli() {
    for player in station alysoun-easy alysoun-medium alysoun-hard \
        alysoun-card-shark random sound; do
        say "2 - --options raise-cap=3 --a $player --b expert-1 --seed 7"
        say "2 - --a $player --b expert-1 --seed 7"
    done
    cat <<END
20 - --options raise-cap=3 --a sound --b station --seed 14
20 - --options raise-cap=3 --a sound --b alysoun-hard --seed 14
20 - --a station --b random --seed 15
20 - --a alysoun-hard --b station --seed 15
20 - --a alysoun-card-shark --b alysoun-hard --seed 15
20 - --a station --b alysoun-hard --seed 15
20 - --a alysoun-easy --b random --seed 15
20 - --a alysoun-medium --b random --seed 15
20 - --a alysoun-hard --b random --seed 15
20 - --a alysoun-card-shark --b random --seed 15
END
}

# ---- how they are played

# Plays a match once.
#   match GAME ARGUMENT...
match() {
    (
        cd "$root"
        ulimit -v "$kilobytes"
        "$built/tournament" --game "$@" --times --json \
            --out "$work/match.sums" >"$work/figures.json" 2>"$work/times.txt"
    ) || {
        cat "$work/times.txt"
        return 1
    }
}

# Plays a match twice and compares the sums.
#   is_the_same_again GAME ARGUMENT...
is_the_same_again() {
    rm -f "$work/match.sums" "$work/first.sums"
    match "$@" || return 1
    mv "$work/match.sums" "$work/first.sums"
    match "$@" && cmp "$work/first.sums" "$work/match.sums" &&
        has_no_errors && has_no_faults
}

# Succeeds if the first player, which is one of talon's, made no clear error of
# the kinds in $errors.
has_no_errors() {
    [ "$errors" = - ] || ! grep -E "\"a\.error\.[$errors]\"" \
        "$work/figures.json" | grep -v '"part": 0,'
}

# Succeeds if nothing had to be forgiven in a program. A refused move of any
# other player ends the match.
has_no_faults() {
    ! grep -E '^sum [a-h]\.program\.' "$work/match.sums" |
        grep -v '\.program\.decisions '
}

show_times() {
    grep -E '^(beginner|novice|casual|club|expert)' "$work/times.txt" || :
}

# Plays the matches of a game that a function prints.
#   play GAME FUNCTION
play() {
    game=$1
    "$2" >"$work/matches.txt"
    while read -r deals errors arguments; do
        [ -z "$short" ] || deals=1
        [ "$errors" = - ] || arguments="$arguments --worlds 1000"
        eval "set -- $game $arguments"
        check "$*" is_the_same_again "$@" --deals "0..$((deals - 1))"
        [ -n "$short" ] || show_times
    done <"$work/matches.txt"
}

short=
case ${1:-} in
'') ;;
--short) short=yes ;;
*)
    say "usage: tests/measure/tournament/run.sh [--short]"
    exit 2
    ;;
esac
mkdir -p "$work"
tally_at_end
build_once tests || exit 1

play five-hundred players_of_five_hundred
play five-hundred reference_players_of_five_hundred
play tripoli players_of_tripoli
play tripoli other_tables_of_tripoli
play tripoli reference_players_of_tripoli
finished
