#!/bin/sh
# SPDX-License-Identifier: MIT
# Checkers that the suites do not run under, as clang has them. Each watches a
# program, must report nothing, and must report what is wrong on purpose.
#
#   tests/checkers/run.sh
#
# - Memory that is read before it is written (MemorySanitizer): the program of
#   tests/everywhere, which makes memory that a call writes to, and scratch
#   memory, unreadable before the call.
# - Threads (ThreadSanitizer): readers.c, beside this script.
# - Undefined behavior, and values that are lost where one type becomes another
#   (UndefinedBehaviorSanitizer with implicit-conversion and nullability). Sums,
#   products and shifts of unsigned numbers may wrap: sets of cards, hashes and
#   the generator are made of them.
#
# What is compiled goes to build/checkers/. Needs clang; on Debian it is
# installed.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/checkers
work=$root/build/checkers
. "$root/tests/tools.sh"

hashing='games.c hashes.c main.c players.c solver.c table.c tell.c'
undefined=undefined,implicit-conversion,nullability

# Compiles sources with the libraries, as one source, under a checker.
#   compile INTO CHECKER LIBRARIES SOURCE...
compile() {
    into=$1 checker=$2 libraries=$3
    shift 3
    clang -std=c11 -O0 -g1 "-fsanitize=$checker" -pthread \
        -I"$root/include" -I"$work" -o "$into" "$@" "$libraries"
}

compile_hashes() {
    # shellcheck disable=SC2086
    (cd "$root/tests/everywhere" && compile "$1" "$2" "$3" $hashing)
}

# A program ends well and reports nothing. (Not all reports end it.)
#   reports_nothing PROGRAM ARGUMENT...
reports_nothing() {
    program=$1
    shift
    "$program" "$@" >"$program.txt" 2>"$program.reports" || {
        head -n 40 "$program.reports"
        return 1
    }
    head -n 40 "$program.reports"
    [ -s "$program.txt" ] && [ ! -s "$program.reports" ]
}

hashes_are_equal() {
    "$root/build/tests/tests/everywhere/hashes" --short >"$work/plain.txt" &&
        diff "$work/plain.txt" "$work/memory.txt" &&
        diff "$work/plain.txt" "$work/undefined.txt"
}

# ---- memory

# A library that leaves a part of a mask as it was.
forgetful_library_is_found() {
    sed 's/memset(mask, 0, book\.first\[book\.rows\]);/;/' "$work/talon.c" \
        >"$work/forgetful.c"
    ! cmp -s "$work/talon.c" "$work/forgetful.c" &&
        compile_hashes "$work/forgetful" memory "$work/forgetful.c" &&
        fails_with 'use-of-uninitialized-value' "$work/forgetful" --short
}

# ---- threads

race_is_found() {
    fails_with 'data race' "$work/threads" race &&
        grep '#[0-9]* change ' "$work/fails.txt"
}

# ---- undefined behavior

every_fault_is_found() {
    clang -std=c11 -O0 -g1 -w "-fsanitize=$undefined" \
        -o "$work/faults" "$here/faults.c"
    "$work/faults" >"$work/faults.txt" 2>&1 || :
    cat "$work/faults.txt"
    for report in 'signed integer overflow' 'implicit conversion' \
        'out of bounds' 'null pointer passed' 'null pointer returned' \
        'shift exponent'; do
        grep -q "$report" "$work/faults.txt" || {
            say "not reported: $report"
            return 1
        }
    done
}

# ---- all of it

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing clang:clang :libclang-rt-14-dev :libc6-dev python3:python3
build_once tests
check "the libraries as one source" python3 "$root/lib/one_file.py" \
    --advisor --words "$work"
check "memory: a program compiles" \
    compile_hashes "$work/memory" memory "$work/talon.c"
check "memory: nothing is read before it is written" \
    reports_nothing "$work/memory" --short
check "memory: a library that forgets to write is found" \
    forgetful_library_is_found
check "threads: a program compiles" \
    compile "$work/threads" thread "$work/talon.c" "$here/readers.c"
check "threads: one game is read by several, and a solver is stopped" \
    reports_nothing "$work/threads"
check "threads: a game that changes meanwhile is found" race_is_found
check "undefined behavior: a program compiles" \
    compile_hashes "$work/undefined" "$undefined" "$work/talon.c"
check "undefined behavior: there is none, and no value is lost" \
    reports_nothing "$work/undefined" --short
check "undefined behavior: every fault is found" every_fault_is_found
check "the answers are those without a checker" hashes_are_equal
finished
