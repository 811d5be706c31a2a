#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests examples/server with guests: honest ones, and those that are late, gone,
# slow, half open, or talk nonsense. Installs what is missing on Debian; where
# there is no python3-websockets, the server is skipped, with a note.
#
#   tests/server/run.sh [--long | --hours HOURS]
#
# --long adds games of every kind, and measures 100 tables with 400 guests: once
# undisturbed, once with a server that is killed every ten seconds. --hours
# plays at tables that open and end for so many hours, and only that, and prints
# how much memory the server had meanwhile. It fails if that has grown.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/server
. "$root/tests/tools.sh"

# Debian's Python, which has Debian's packages, with ours.
python() {
    PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$root/examples/bindings/python \
        TALON_LIBRARY=$root/build/prefix/lib/libtalon.so.0 \
        timeout "${limit:-900}" /usr/bin/python3 "$@"
}

#   trouble NAME [ARGUMENT]...
trouble() {
    rm -rf "$work/here"
    mkdir -p "$work/here"
    python "$root/tests/server/trouble.py" "$work/here" "$@"
}

#   famine TIMES: so many times, allocations of the server fail
famine() {
    gcc -std=gnu11 -O1 -fPIC -shared -fno-builtin -o "$work/starved.so" \
        "$root/tests/programs/starved.c" &&
        STARVED=$work/starved.so trouble starved "$1"
}

#   inside PROGRAM [ARGUMENT]...: without a network, in one process
inside() {
    rm -rf "$work/here"
    mkdir -p "$work/here"
    program=$root/tests/server/$1
    shift
    python "$program" "$@"
}

#   load NAME [ARGUMENT]...: what it prints goes to NAME.txt, too
load() {
    told=$work/$1.txt
    shift
    rm -rf "$work/here"
    mkdir -p "$work/here"
    python "$root/tests/server/load.py" "$work/here" "$@" >"$told" 2>&1 || {
        cat "$told"
        return 1
    }
}

# Blank lines, comments and docstrings are not counted.
is_small() {
    lines=$(/usr/bin/python3 "$root/tests/server/lines.py" \
        "$root"/examples/server/*.py)
    say "$lines lines"
    [ "$lines" -le 400 ]
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
if ! install_missing :python3 :python3-websockets; then
    say "skipped the server: python3-websockets is missing"
    finished
    exit
fi
build_once install
if [ "${1:-}" = --hours ]; then
    LIMIT=$(awk "BEGIN { print int($2 * 3600) + 600 }")
    limit=$((LIMIT + 60))
    export LIMIT
    check "constant memory, for $2 hours" trouble long_life $((LIMIT - 600))
    cat "$work/check.txt"
    finished
    exit
fi
check "it has at most 400 lines" is_small
check "a whole match, four people" trouble whole_match \
    five-hundred australian-4 4
check "a whole match, one person and players" trouble whole_match \
    five-hundred classic-3 1
check "a whole match of Tripoli" trouble whole_match tripoli tripoli 3
check "a match of Tripoli until too few can pay" trouble too_few_chips
check "refusals change nothing" trouble refusals
check "what is accepted is not asked again" trouble asked_once
check "a whole limit after a hand" trouble after_next
check "sitting down twice" trouble sitting_twice
check "tables of one address" trouble tables_of_one
check "names, tokens, keys and rules" trouble joining
check "a limit for each decision" trouble limit
check "nothing beyond the view is told" trouble everything_told
check "two worlds are told alike" trouble two_worlds
check "300 swaps are told alike" inside worlds.py 300
check "2,000 mutated messages" inside mutated.py "$work/here" 2000
check "coming back" trouble coming_back
check "killed, five-hundred" trouble killed five-hundred australian-4 4
check "killed, tripoli" trouble killed tripoli tripoli 4
check "a commit without memory" trouble a_commit_without_memory
check "junk" trouble junk
check "huge messages" trouble huge
check "too many connections, half open" trouble many 0
check "half-open guests" trouble vanished 0
check "a slow guest" trouble slow
check "a talkative guest" trouble talkative
check "constant memory, for five seconds" trouble long_life 5
check "the page is served" trouble the_page
if command -v nginx >/dev/null; then
    check "two servers behind nginx" trouble behind_a_proxy
else
    say "skipped the proxy: there is no nginx"
fi
check "eight tables" load short 8 10 4 0.3
if [ "${1:-}" = --long ]; then
    for preset in two-2 classic-3 quebec-4 five-5 six-6; do
        check "a whole match, $preset" trouble whole_match five-hundred \
            "$preset" 2
    done
    for players in 3 9; do
        check "a whole match of Tripoli, $players seats" trouble whole_match \
            tripoli tripoli 3 "players=$players"
    done
    limit=3600
    check "100,000 swaps are told alike" inside worlds.py 100000 2
    check "200,000 mutated messages" inside mutated.py "$work/here" 200000 2
    check "killed forty times" trouble killed tripoli tripoli 40
    check "60 times an allocation fails, alone or with 29 more" famine 60
    check "half-open connections end" trouble many 30
    check "half-open guests end" trouble vanished 90
    check "100 tables, 400 guests" load load 100 90
    cat "$work/load.txt"
    check "the same, killed every ten seconds" load killed 100 90 10
    cat "$work/killed.txt"
fi
finished
