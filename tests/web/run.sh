#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the page of examples/web in a copy, and plays on it in Chromium. What
# is missing is installed on Debian; where npm finds no packages or there is no
# Chromium, the page is skipped, with a note.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/web
. "$root/tests/tools.sh"

# The page and the package, as they are in the tree.
copy_sources() {
    rm -rf "$work"
    mkdir -p "$work/examples/bindings"
    (cd "$root/examples" && tar -cf - --exclude node_modules --exclude dist \
        --exclude '*.wasm' web bindings/javascript) |
        tar -xf - -C "$work/examples"
}

page_is_small() {
    lines=$(cat "$page"/src/* "$page"/*.mjs "$page"/test/*.mjs | wc -l)
    say "$lines lines"
    [ "$lines" -le 3000 ]
}

# Each test prints its own line.
play_on_page() {
    (cd "$page" && node test/page.mjs chromium) >"$work/tests.txt" 2>&1 \
        </dev/null || :
    cat "$work/tests.txt"
    passed=$((passed + $(grep -c '^ok' "$work/tests.txt" || :)))
    failed=$((failed + $(grep -c '^FAILED' "$work/tests.txt" || :)))
    tail -n 1 "$work/tests.txt" | grep -q '^[0-9]* failed$' || {
        say "FAILED  the tests end early"
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
play_on_page
finished
