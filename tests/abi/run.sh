#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether the interface has only grown, and whether programs that were compiled
# for an earlier library, or for 32 bits, get the same answers. README.md beside
# this script lists what is compared with what.
#
#   tests/abi/run.sh
#
# What is compiled goes to build/abi/. Needs gcc, also for 32 bits, abidiff, and
# Python; on Debian they are installed.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/abi
work=$root/build/abi
. "$root/tests/tools.sh"
. "$here/libraries.sh"

# ---- baselines

# The lines of a baseline are still there.
#   keeps_lines BASELINE LIBRARY
keeps_lines() {
    python3 -B "$here/compare.py" "$1/$2.txt" "$here/next/$2.txt" \
        "$here/limits.txt"
}

keeps_registry() {
    python3 -B "$here/compare.py" "$1/registry.txt" "$root/doc/registry.txt"
}

# The lists and layout.c are those of the headers as they are now.
lists_are_up_to_date() {
    python3 -B "$root/doc/generate/baseline.py" --check
}

keeps_dump() {
    sh "$here/dumps.sh" "$1/$2.abi" "$work/$2.so.0" "$root/include"
}

layouts_hold() {
    # shellcheck disable=SC2086
    gcc $1 -std=c11 -Wall -Wextra -Wpedantic -Werror "-I$root/include" \
        -fsyntax-only "$here/next/layout.c"
}

# Every fault is found.
faults_are_found() {
    python3 -B "$here/faults.py" "$work/faults" >"$work/faults.txt" || {
        cat "$work/faults.txt"
        return 1
    }
}

# ---- clients of earlier versions

# What clients of a version must say: what they said then, but for what has
# changed since for a reason.
#   list_expected BASELINE
list_expected() {
    awk '
    /^(#.*)?$/ { next }
    FILENAME ~ /changed/ { now[$1, $2] = $0; next }
    !(($1, $2) in now) { print; next }
    now[$1, $2] == $0 { print $0 ": this has not changed" }
    { print now[$1, $2]; delete now[$1, $2] }
    END { for (one in now) print now[one] }
    ' "$1/changed.txt" "$1/expected.txt" | grep -v ' 0 -$' | LC_ALL=C sort
}

# The client of a version says that with a library of today.
#   client_says_the_same BASELINE NAME LIBRARY-DIRECTORY FLAG
client_says_the_same() {
    compile_client "$1" "$work/$2" "$4" && find_runner "${4#-m}" || return 1
    list_expected "$1" | grep -v '^python:' >"$work/expected.txt"
    run_client "$work/$2" "$3" >"$work/$2.txt"
    diff "$work/expected.txt" "$work/$2.txt"
}

python_client_says_the_same() {
    list_expected "$1" | grep '^python:' >"$work/expected.txt"
    run_python_client "$1" "$work" | diff "$work/expected.txt" -
}

# A library that says something else is found: one that always tells of turn 0.
other_answers_are_found() {
    say '#include <stdint.h>
int32_t talon_game_turn(const void *game, uint32_t *turn);
int32_t talon_game_turn(const void *game, uint32_t *turn)
{
    (void)game, *turn = 0;
    return 0;
}' | gcc -shared -fPIC -xc - -o "$work/turn-0.so" && find_runner 64 ||
        return 1
    list_expected "$1" | grep -v '^python:' >"$work/expected.txt"
    LD_PRELOAD=$work/turn-0.so run_client "$work/client-64" "$work" \
        >"$work/turn-0.txt"
    diff "$work/expected.txt" "$work/turn-0.txt" >"$work/turn-0-diff.txt" &&
        return 1
    states=$(grep -c '^states ' "$work/expected.txt")
    [ "$states" -ge 20 ] && ! grep '^> moves ' "$work/turn-0-diff.txt" &&
        [ "$(grep -c '^> states ' "$work/turn-0-diff.txt")" -eq "$states" ]
}

# ---- 32 bits

# All libraries without a warning.
compile_32() {
    (as_one=lib compile_all "$work/32" -m32 -O0 -Werror -Wconversion -Wshadow)
}

# ---- all of it

if [ $# -gt 0 ]; then
    say "usage: tests/abi/run.sh"
    exit 2
fi
rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing gcc:gcc :libc6-dev-i386 :lib32gcc-12-dev \
    abidiff:abigail-tools python3:python3
build_once tests
check "all libraries compile with debugging information" \
    compile_all "$work" -g -O0
check "the baseline of this release is up to date" lists_are_up_to_date
for baseline in "$here"/[0-9]*/ "$here"/next/; do
    baseline=${baseline%/}
    version=${baseline##*/}
    for library in talon talon-advisor talon-words; do
        [ ! -f "$baseline/$library.txt" ] || [ "$version" = next ] ||
            check "$version: $library has every name, number and type" \
                keeps_lines "$baseline" "$library"
        [ ! -f "$baseline/lib$library.abi" ] ||
            check "$version: abidiff finds only additions to $library" \
                keeps_dump "$baseline" "lib$library"
    done
    [ ! -f "$baseline/registry.txt" ] ||
        check "$version: the registry has every number and key" \
            keeps_registry "$baseline"
done
check "all libraries compile for 32 bits without a warning" compile_32
for baseline in "$here"/[0-9]*/; do
    baseline=${baseline%/}
    version=${baseline##*/}
    [ -f "$baseline/client.c" ] || continue
    check "$version: a client gets the same answers" \
        client_says_the_same "$baseline" client-64 "$work" -m64
    check "$version: a client gets the same answers, 32 bits" \
        client_says_the_same "$baseline" client-32 "$work/32" -m32
    check "$version: a client in Python gets the same answers" \
        python_client_says_the_same "$baseline"
    check "$version: another answer is found" \
        other_answers_are_found "$baseline"
done
check "structs are laid out as they were, 64 bits" layouts_hold -m64
check "structs are laid out as they were, 32 bits" layouts_hold -m32
check "every fault in an interface is found" faults_are_found
check "programs of 32 bits run" find_runner 32
finished
