#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the time of a solve in a WebAssembly module run by Node.js with that
# in a native program from the same compiler. The two take turns, and the best
# of seven turns counts for each. It needs clang, wasm-ld and node.
#
#   sh tests/measure/bench/wasm/run.sh [DEALS]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../../.." && pwd)
work=$root/build/bench-wasm
deals=${1:-50}

mkdir -p "$work"
sources="$here/solve.c $root/lib/*.c $root/lib/*/*.c $root/lib/advisor/*/*.c"
flags="-std=c11 -I$root/include -I$root/lib -I$here"
# shellcheck disable=SC2086
{
    clang --target=wasm32 -O3 -flto -ffreestanding -nostdlib \
        -I"$root/doc/wasm" -fvisibility=hidden $flags -Wl,--no-entry,--export=solve_deals \
        -o "$work/solve.wasm" "$root/tests/install/memory.c" $sources
    clang -O3 -march=native -flto -D_POSIX_C_SOURCE=200809L $flags \
        -o "$work/native" "$here/native.c" $sources
}
turn=0
: >"$work/native.txt"
: >"$work/module.txt"
while [ $turn -lt 7 ]; do
    "$work/native" "$deals" >>"$work/native.txt"
    node "$here/module.mjs" "$work/solve.wasm" "$deals" >>"$work/module.txt"
    turn=$((turn + 1))
done
sort -n "$work/native.txt" >"$work/native-sorted.txt"
sort -n "$work/module.txt" >"$work/module-sorted.txt"
read -r native nodes <"$work/native-sorted.txt"
read -r module same <"$work/module-sorted.txt"
[ "$nodes" = "$same" ] || {
    echo "nodes differ: $nodes and $same" >&2
    exit 1
}
awk -v a="$native" -v b="$module" -v n="$deals" 'BEGIN {
    printf "%d deals, four hands, trumps: native %.1f us, module %.1f us, " \
        "ratio %.2f (at most 3, goal 2.2)\n", n, a, b, b / a
}'
