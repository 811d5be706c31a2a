#!/bin/sh
# SPDX-License-Identifier: MIT
# How much stack the public functions take, measured on every call that the test
# suites and the program `hashes` make: games of all presets, all levels, hard
# solves. Each library's figure is in base.h and advisor.h; a call that takes
# more fails. The suites are built without optimization, for speed and for size.
# See stack.h for how it is measured.
#
#   tests/measure/stack/run.sh [LEVEL]...
#
# The levels of optimization are 0, 3 and s if none is given.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$root/build/stack
. "$root/tests/tools.sh"

# What the headers promise, in bytes: base.h for libtalon and libtalon-words.
talon_most=8191
advisor_most=16384
talon=lib/talon.map
words=lib/words/talon-words.map
advisor=lib/advisor/talon-advisor.map

# The functions of a library.
#   functions_of MAP
functions_of() {
    sed -n 's/^ *\(talon_[a-z0-9_]*\);$/\1/p' "$root/$1"
}

# Every public function as a macro of the same name.
make_macros() {
    {
        say "/* Made by run.sh. */"
        for map in $talon $words $advisor; do
            functions_of $map
        done | sort -u |
            sed 's/.*/#define &(...) MEASURED(&, __VA_ARGS__)/
                s/MEASURED(\(talon_game_rebuild,\)/MEASURED_AS_IS(\1/'
    } >"$work/measured.h.new"
    cmp -s "$work/measured.h.new" "$work/measured.h" 2>/dev/null ||
        mv "$work/measured.h.new" "$work/measured.h"
}

# Builds everything with a level of optimization.
#   build_with LEVEL
build_with() {
    build_talon "$work/$1" --buildtype plain -Doptimization="$1" \
        -Dc_link_args=-Wl,-z,now \
        -Dc_args="-w -D_GNU_SOURCE -include $root/tests/measure/stack/stack.h -I$root/include -I$work"
}

# Runs the suites, but for one that only takes long and one that starts another
# program, and hashes. Every line of the file is a function's figure, the
# greatest first.
#   run_with LEVEL
run_with() {
    rm -f "$work/$1.raw" "$work/$1.failed"
    (
        TALON_STACK=$work/$1.raw TALON_TEST_PERCENT=5
        export TALON_STACK TALON_TEST_PERCENT
        cd "$work/$1/tests/measure"
        find .. -type f -name 'test_*' ! -name 'test_whole' \
            ! -name 'test_tournament' -perm -u+x |
            xargs -P "$(processors)" -n 1 sh -c '"$1" >"$1.told" 2>&1 ||
                printf "%s fails\n" "$1"' sh >"$work/$1.failed"
        ../everywhere/hashes --short >"$work/$1.hashes"
    ) || return 1
    sort -k2,2 -k1,1nr "$work/$1.raw" |
        awk '$2 != last { print } { last = $2 }' | sort -nr >"$work/$1.txt"
    is_empty "$work/$1.failed"
}

# The measured functions of a library, the greediest first.
#   of_library MAP LEVEL
of_library() {
    functions_of "$1" | sort -u >"$work/functions.txt"
    awk 'NR == FNR { is[$1] = 1; next } $2 in is' "$work/functions.txt" \
        "$work/$2.txt"
}

# Succeeds if no function of a library takes more than `most` bytes.
#   is_within MAP LEVEL MOST
is_within() {
    [ -s "$work/$2.txt" ] || return 1
    of_library "$1" "$2" | awk -v most="$3" '
        $1 > most { print $2 " takes " $1 " bytes" }' >"$work/above.txt"
    is_empty "$work/above.txt"
}

# Every function was measured.
#   all_measured MAP LEVEL
all_measured() {
    of_library "$1" "$2" | sed 's/.* //' | sort >"$work/measured.txt"
    comm -23 "$work/functions.txt" "$work/measured.txt" >"$work/unmeasured.txt"
    is_empty "$work/unmeasured.txt"
}

# Succeeds if a library keeps its promise, and tells what is nearest to it.
#   keeps LIBRARY MAP LEVEL MOST
keeps() {
    check "every function of $1 is measured, -O$3" all_measured "$2" "$3"
    check "$1 takes at most $4 bytes of stack, -O$3" is_within "$2" "$3" "$4"
    of_library "$2" "$3" | sed -n '1,3s/^/        /p'
}

# A function that takes a little more than libtalon may is measured as such, and
# one that takes a little less is not.
greed_is_found() {
    cc -O2 -w -D_GNU_SOURCE -I"$root/include" -I"$work" \
        "$root/tests/measure/stack/greedy.c" -o "$work/greedy" &&
        rm -f "$work/greedy.raw" &&
        TALON_STACK=$work/greedy.raw "$work/greedy" &&
        awk -v most="$talon_most" '
            $2 == "modest" { modest = $1 }
            $2 == "greedy" { greedy = $1 }
            { print }
            END { exit !(modest > most - 500 && modest <= most &&
                         greedy > most && greedy < most + 500) }' \
            "$work/greedy.raw"
}

mkdir -p "$work"
tally_at_end
make_macros
check "a function that takes too much stack is found" greed_is_found
for level in ${*:-0 3 s}; do
    check "the suites, built with -O$level, pass while they are measured" \
        eval "build_with $level && run_with $level"
    keeps libtalon $talon $level $talon_most
    keeps libtalon-words $words $level $talon_most
    if [ "$level" != 0 ]; then
        keeps libtalon-advisor $advisor $level $advisor_most
    fi
done
say "not measured: builds with sanitizers, and libtalon-advisor with -O0, whose"
say "frames are several times as large"
finished
