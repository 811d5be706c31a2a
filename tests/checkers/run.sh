#!/bin/sh
# SPDX-License-Identifier: MIT
# Checkers that the suites do not run under, as clang has them. Each watches a
# program, must report nothing, and must report what is wrong on purpose.
#
#   tests/checkers/run.sh [--long]
#
# - Memory that is read before it is written (MemorySanitizer): the program of
#   tests/everywhere and the sweep, which make memory that a call writes to, and
#   scratch memory, unreadable before the call.
# - Threads (ThreadSanitizer): readers.c, beside this script.
# - Undefined behavior, and values that are lost where one type becomes another
#   (UndefinedBehaviorSanitizer with all that it has for C but what follows), in
#   both programs, too. Sums, products and shifts of unsigned numbers may wrap:
#   sets of cards, hashes and the generator are made of them.
#
# Without --long, the sweep leaves out functions that search under
# MemorySanitizer.
#
# What is compiled goes to build/checkers/. Needs clang; on Debian it is
# installed.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/checkers
work=$root/build/checkers
. "$root/tests/tools.sh"

hashing='games.c hashes.c main.c players.c solver.c table.c tell.c'
sweeping='sweep/test_sweep.c sweep/heap.c sweep/sweep.c sweep/values.c
    sweep/functions.c
    common/ledger.c common/position.c common/random_games.c'
undefined=undefined,implicit-conversion,nullability,float-divide-by-zero
undefined=$undefined,local-bounds
swept=quick
[ "${1:-}" != --long ] || swept=

# Compiles sources under a checker. Under MemorySanitizer, programs that are not
# optimized take ten times as long. Under the others, optimizing would take more
# time than it saves, and so would inlining under any.
#   compile INTO CHECKER ARGUMENT...
compile() {
    into=$1 checker=$2
    optimization=-O0
    [ "$checker" != memory ] || optimization=-O1
    shift 2
    clang -std=c11 "$optimization" -fno-inline -g1 "-fsanitize=$checker" \
        -pthread -I"$root/include" -I"$work" -o "$into" "$@"
}

# The libraries, as one source. The sweep calls functions that are not public.
#   compile_libraries INTO CHECKER SOURCE
compile_libraries() {
    compile "$1" "$2" -DTALON_INNER -c "$3"
}

#   compile_hashes INTO CHECKER LIBRARIES
compile_hashes() {
    # shellcheck disable=SC2086
    (cd "$root/tests/everywhere" && compile "$@" $hashing)
}

#   compile_sweep INTO CHECKER LIBRARIES
compile_sweep() {
    python3 -B "$root/tests/sweep/make.py" "$root/doc/talon-api.json" \
        >"$work/calls.c" || return 1
    # shellcheck disable=SC2086
    (cd "$root/tests" && compile "$@" -Icheckers/check -I. -I"$root/lib" \
        "$work/calls.c" $sweeping)
}

# The libraries and both programs.
#   compile_all NAME CHECKER
compile_all() {
    compile_libraries "$work/$1.o" "$2" "$work/talon.c" &&
        compile_hashes "$work/$1" "$2" "$work/$1.o" &&
        compile_sweep "$work/$1-sweep" "$2" "$work/$1.o"
}

# A program ends well and reports nothing. (Not all reports end it.)
#   reports_nothing PROGRAM ARGUMENT...
reports_nothing() {
    program=$1
    shift
    "$program" "$@" >"$program.txt" 2>"$program.reports" || {
        head -n 40 "$program.reports"
        tail -n 40 "$program.txt"
        return 1
    }
    head -n 40 "$program.reports"
    [ -s "$program.txt" ] && [ ! -s "$program.reports" ]
}

# Sweeps in twenty games.
#   sweep WHAT COMMAND...
sweep() (
    TALON_TEST_PERCENT=1 TALON_SWEEP=$1
    export TALON_TEST_PERCENT TALON_SWEEP
    shift
    "$@"
)

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
        compile_libraries "$work/forgetful.o" memory "$work/forgetful.c" &&
        compile_hashes "$work/forgetful" memory "$work/forgetful.o" &&
        fails_with 'use-of-uninitialized-value' "$work/forgetful" --short &&
        compile_sweep "$work/forgetful-sweep" memory "$work/forgetful.o" &&
        sweep talon_game_code_mask fails_with \
            'mask: a result that is not set' "$work/forgetful-sweep"
}

# ---- threads

race_is_found() {
    fails_with 'data race' "$work/threads" race &&
        grep '#[0-9]* change ' "$work/fails.txt"
}

# A library that reads the flag of a caller as any other memory.
flag_without_care_is_found() {
    sed 's/__atomic_load_n(stop, __ATOMIC_RELAXED)/*stop/' "$work/talon.c" \
        >"$work/careless.c"
    ! cmp -s "$work/talon.c" "$work/careless.c" &&
        compile "$work/careless" thread "$work/careless.c" "$here/readers.c" &&
        fails_with 'data race' "$work/careless" &&
        grep '#[0-9]* set_flag ' "$work/fails.txt"
}

# ---- undefined behavior

every_fault_is_found() {
    clang -std=c11 -O0 -g1 -w "-fsanitize=$undefined" \
        -o "$work/faults" "$here/faults.c"
    status=0
    "$work/faults" >"$work/faults.txt" 2>&1 || status=$?
    cat "$work/faults.txt"
    [ "$status" -gt 128 ] || {
        say "no trap of local-bounds: status $status"
        return 1
    }
    for report in 'signed integer overflow' 'implicit conversion' \
        'out of bounds' 'null pointer passed' 'null pointer returned' \
        'shift exponent' 'division by zero'; do
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
check "memory: programs compile" compile_all memory memory
check "memory: nothing is read before it is written" \
    reports_nothing "$work/memory" --short
check "memory: nor with hostile arguments, and results are set" \
    sweep "$swept" reports_nothing "$work/memory-sweep"
grep ' functions, ' "$work/memory-sweep.txt" || :
check "memory: a library that forgets to write is found" \
    forgetful_library_is_found
check "threads: a program compiles" \
    compile "$work/threads" thread "$work/talon.c" "$here/readers.c"
check "threads: one game is read by several, players and solver are stopped" \
    reports_nothing "$work/threads"
check "threads: a game that changes meanwhile is found" race_is_found
check "threads: a flag that is read without care is found" \
    flag_without_care_is_found
check "undefined behavior: programs compile" compile_all undefined "$undefined"
check "undefined behavior: there is none, and no value is lost" \
    reports_nothing "$work/undefined" --short
check "undefined behavior: nor with hostile arguments" \
    sweep "" reports_nothing "$work/undefined-sweep"
check "undefined behavior: every fault is found" every_fault_is_found
check "the answers are those without a checker" hashes_are_equal
finished
