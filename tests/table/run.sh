#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests examples/table with guests at its socket: honest ones, and those that
# are stopped, killed, slow, silent, or talk nonsense. Needs the programs that
# examples/run.sh builds, and builds them if they are missing.
#
#   tests/table/run.sh [--hours HOURS]
#
# --hours plays one match for so many hours, and only that, and prints how much
# memory the host had meanwhile. It fails if that has grown.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/table
table=$root/build/examples/table
. "$root/tests/tools.sh"

#   trouble NAME [WORD]...
trouble() {
    rm -rf "$work/here"
    mkdir -p "$work/here"
    (cd "$work/here" && timeout "${limit:-600}" python3 -B \
        "$root/tests/table/trouble.py" "$table" \
        "$root/build/prefix/lib/libtalon.so" . "$@")
}

# The cards, and so the result, are those of the seed.
computers_play_alone() {
    for game in five-hundred tripoli; do
        for time in first second; do
            (cd "$work" && "$table" socket "$game" people=0 seed=5 \
                level=novice-1) >"$work/$time.txt" || return 1
        done
        grep '^seat 0 ' "$work/first.txt" && cmp "$work/first.txt" \
            "$work/second.txt" || return 1
    done
}

# TR-32: with 12 chips each, few seats can pay for a second or third deal. All
# chips are paid out in the end.
too_few_chips_end_a_match() {
    for seed in 1 2 3 4; do
        (cd "$work" && "$table" socket tripoli pay-suit bankroll=12 people=0 \
            deals=5 seed=$seed level=beginner-1) >"$work/few.txt" || return 1
        awk '/^seat / { chips += $NF } END { exit chips != 60 }' \
            "$work/few.txt" || {
            cat "$work/few.txt"
            return 1
        }
    done
}

bad_words_are_refused() {
    for word in chess nine-9 people=x people=-1 people=4 limit= level=master-9 \
        no-such-option=1 bid-limit=x; do
        fails_with "^table: " "$table" "$work/socket" five-hundred "$word" ||
            return 1
    done
    fails_with 'GAME is five-hundred' "$table"
    "$table" --help | grep -q 'GAME is five-hundred'
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing python3:python3
[ -x "$table" ] || quietly "$work/examples.txt" sh "$root/examples/run.sh"
if [ "${1:-}" = --hours ]; then
    seconds=$(awk "BEGIN { print int($2 * 3600) }")
    limit=$((seconds + 600))
    check "constant memory, for $2 hours" trouble long_life "$seconds" tripoli
    cat "$work/check.txt"
    finished
    exit
fi
check "constant memory, for five seconds" trouble long_life 5 tripoli
for preset in two-2 classic-3 australian-4 five-5 six-6; do
    check "a whole match, $preset" trouble whole_match 2 "$preset"
done
check "a whole match, six people" trouble whole_match 6 six-6
for players in 2 5 9; do
    check "a whole match of Tripoli, $players seats" trouble whole_match 2 \
        tripoli deals=1 "players=$players"
done
check "a whole match of Tripoli, nine people" trouble whole_match 9 \
    tripoli deals=1 players=9
for game in five-hundred "tripoli deals=2"; do
    # shellcheck disable=SC2086
    for name in stopped killed slow half_open half_a_line babbling long_line \
        refusals coming_back late_and_back; do
        check "$name, ${game%% *}" trouble $name $game
    done
done
check "names are text" trouble names
check "no more people than seats" trouble full_house
check "the socket" trouble the_socket
check "a person, in English" trouble person en pass "You play "
check "a person, in German" trouble person de passen "Du spielst "
check "computers play alone" computers_play_alone
check "TR-32: too few chips end a match" too_few_chips_end_a_match
check "bad words are refused" bad_words_are_refused
finished
