#!/bin/sh
# SPDX-License-Identifier: MIT
# What gcc's analyzer (-fanalyzer) finds in lib/ by following the paths through
# each source: memory that is used before it is written, past its end, or by a
# null pointer. It must find nothing there, and every fault of analyzed.c.
#
#   tests/checkers/analyzer.sh [--short]
#
# The six searches of the solver take half of the time. With --short, only that
# for any number of hands is analyzed. What the analyzer says goes to
# build/analyzer/.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/checkers
work=$root/build/analyzer
left_out=nothing
[ "${1:-}" != --short ] ||
    left_out='^lib/advisor/search/\(three\|four\|misere\)'
. "$root/tests/tools.sh"
. "$root/tests/abi/libraries.sh"

# Analyzes one source. The analyzer of gcc 12 takes the number of lanes of a
# vector for its width, and so every shift of one for too wide; shifts are left
# to UndefinedBehaviorSanitizer.
analyze() {
    gcc -std=c11 -O1 -fanalyzer -Wno-analyzer-shift-count-overflow \
        -DTALON_BUILDING -DTALON_HOSTED=1 \
        -I"$root/include" -I"$root/lib" -c -o /dev/null "$1" 2>&1
}

list_sources() {
    for folder in lib lib/advisor lib/words; do
        sources_of "$folder"
    done
}

lib_is_clean() {
    [ "$(wc -l <"$work/sources.txt")" -gt 100 ] || return 1
    : >"$work/found.txt"
    while read -r source; do
        analyze "$root/$source" >>"$work/found.txt" || return 1
    done <"$work/sources.txt"
    is_empty "$work/found.txt"
}

every_fault_is_found() {
    analyze "$here/analyzed.c" >"$work/faults.txt"
    cat "$work/faults.txt"
    sed -n 's|.*/\* \([a-z-]*\) \*/.*|\1|p' "$here/analyzed.c" \
        >"$work/expected.txt"
    [ -s "$work/expected.txt" ] && while read -r fault; do
        grep -q "\[-Wanalyzer-$fault\]" "$work/faults.txt" || {
            say "not found: $fault"
            return 1
        }
    done <"$work/expected.txt"
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing gcc:gcc :libc6-dev
list_sources >"$work/all.txt"
grep -v "$left_out" "$work/all.txt" >"$work/sources.txt"
check "the analyzer finds nothing in $(wc -l <"$work/sources.txt") of the\
 $(wc -l <"$work/all.txt") sources of lib/" lib_is_clean
check "the analyzer finds every fault" every_fault_is_found
finished
