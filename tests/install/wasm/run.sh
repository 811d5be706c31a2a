#!/bin/sh
# SPDX-License-Identifier: MIT
# talon as a WebAssembly module without imports (doc/embedding.md,
# "WebAssembly"). Node.js runs it.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=wasm
. "$root/tests/install/route.sh"
. "$root/tests/install/transcript.sh"

most_gzipped=77824 # 76 KiB

# Runs the command that the page shows.
build_module() {
    (cd "$work/program" && sh -eux "$here/build.sh")
}

# Builds the same module with the transcript function in it.
build_test_module() {
    sources='exports.c transcript.c memory.c'
    (cd "$work/program" && sed "s/talon.wasm memory.c/test.wasm $sources/" \
        "$here/build.sh" | sh -eux)
}

has_no_imports() {
    node "$here/check.mjs" imports "$work/program/talon.wasm" \
        >"$work/imports.txt" && is_empty "$work/imports.txt"
}

# The module exports the functions of the version script, its memory, and the
# address where free memory begins.
exports_what_is_public() {
    {
        sed -n 's/^ *\(talon_[a-z0-9_]*\);$/\1/p' "$root/lib/talon.map"
        say __heap_base
        say memory
    } | sort >"$work/map.txt"
    node "$here/check.mjs" exports "$work/program/talon.wasm" | sort |
        diff "$work/map.txt" -
}

is_small() {
    [ "$(gzip -9 <"$work/program/talon.wasm" | wc -c)" -le $most_gzipped ]
}

plays_a_game() {
    (cd "$work/program" && node "$here/game.mjs" "$1" >"$work/game-$1.txt") &&
        grep -qE '^totals( -?[0-9]+){3}$' "$work/game-$1.txt"
}

games_differ() {
    plays_a_game 1 && plays_a_game 2 &&
        ! cmp -s "$work/game-1.txt" "$work/game-2.txt"
}

begin_route
install_missing clang:clang wasm-ld:lld node:nodejs gzip:gzip :libc6-dev
build_native
mkdir "$work/program"
cp "$here/exports.c" "$root/tests/install/memory.c" \
    "$root"/tests/install/transcript.[ch] "$work/program"
ln -s "$root" "$work/program/talon"
started=$(seconds_now)
check "one command" build_module
seconds=$(seconds_since "$started")
check "the module imports nothing" has_no_imports
check "it exports the public functions" exports_what_is_public
check "at most $most_gzipped bytes, gzipped" is_small
check "a game through the module as it is" games_differ
check "with a transcript in it" build_test_module
check "it plays like native code" same_transcript node "$here/check.mjs" play \
    "$work/program/test.wasm" "$seed" "$turns"
size=$(wc -c <"$work/program/talon.wasm")
route_row wasm "$(lines_of "$here/build.sh")" "$seconds" "$size"
finished
