#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the page of examples/web in a copy, and plays on it in Chromium: alone,
# and at tables of examples/server. What is missing is installed on Debian;
# where npm finds no packages or there is no Chromium, the page is skipped, with
# a note; where there is no python3-websockets, its tables are.
#
#   tests/web/run.sh [page] [times] [apart]
#
# Without words all three are run. "times" measures, and takes half a minute on
# a machine that does nothing else.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/web
. "$root/tests/tools.sh"

# The page, the package and the tests, as they are in the tree. The tests use
# the packages of the page.
copy_sources() {
    rm -rf "$work"
    mkdir -p "$work"
    (cd "$root" && tar -cf - --exclude node_modules --exclude dist \
        --exclude '*.wasm' examples/web examples/server \
        examples/bindings/javascript examples/bindings/python tests/web) |
        tar -xf - -C "$work"
    ln -s examples/web/node_modules "$work/node_modules"
}

page_is_small() {
    lines=$(cat "$page"/src/* "$page"/*.mjs | wc -l)
    say "$lines lines"
    [ "$lines" -le 3000 ]
}

# Each test prints its own line.
#   play PROGRAM
play() {
    told=$work/$1.txt
    PYTHONDONTWRITEBYTECODE=1 \
        TALON_LIBRARY=$root/build/prefix/lib/libtalon.so.0 \
        node "$work/tests/web/$1.mjs" "$(command -v chromium)" \
        >"$told" 2>&1 </dev/null || :
    cat "$told"
    passed=$((passed + $(grep -c '^ok' "$told" || :)))
    failed=$((failed + $(grep -c '^FAILED' "$told" || :)))
    tail -n 1 "$told" | grep -q '^[0-9]* failed$' || {
        say "FAILED  the tests end early: $1"
        failed=$((failed + 1))
    }
}

page=$work/examples/web
mkdir -p "$work"
tally_at_end
if ! install_missing node:nodejs clang:clang wasm-ld:lld chromium:chromium ||
    ! command -v npm >/dev/null; then
    say "skipped the page: a tool is missing"
    finished
    exit
fi
copy_sources
if ! (cd "$page" && npm install --silent --no-audit --no-fund \
    --no-package-lock) >"$work/npm.txt" 2>&1; then
    say "skipped the page: its packages cannot be installed"
    finished
    exit
fi
check "the page has at most 3000 lines" page_is_small
check "the library is built" env TALON_ROOT="$root" \
    node "$work/examples/bindings/javascript/build.mjs"
check "the page compiles strictly" sh -c "cd '$page' && npm run --silent check"
for part in ${*:-page times apart}; do
    if [ "$part" != apart ]; then
        play "$part"
    elif install_missing :python3 :python3-websockets; then
        build_once install
        play apart
    else
        say "skipped people apart: python3-websockets is missing"
    fi
done
finished
