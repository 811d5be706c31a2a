#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the ways to get talon into a program, called routes (doc/embedding.md):
# runs run.sh in every directory beside this file, or only in those named, and
# prints a table. A route is skipped, with a note, if its tools cannot be
# installed. The last line counts the checks of all routes. After a run of all
# routes without a failure, tests/form/embedding.sh can use the table.
#
#   tests/install/routes.sh [--short] [ROUTE...]
#
# With --short, Meson builds without optimizations, where nothing depends on
# them.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
routes=$root/build/routes
. "$root/tests/tools.sh"
. "$root/tests/form/rows.sh"

list_routes() {
    for script in "$root"/tests/install/*/run.sh; do
        basename "$(dirname "$script")"
    done
}

# Runs a route, shows what it prints, and adds its counts to the totals.
run_route() {
    say "-- $1"
    sh "$root/tests/install/$1/run.sh" >"$routes/$1.txt" 2>&1 </dev/null || :
    cat "$routes/$1.txt"
    passed=$((passed + $(passed_in "$routes/$1.txt")))
    failed=$((failed + $(failed_in "$routes/$1.txt")))
}

# Prints the rows of the routes, including one for each route that was skipped
# or has failed.
list_rows() {
    for route in "$@"; do
        cat "$routes/$route.rows"
        row_of_failure "$route" "$routes/$route.txt"
    done
}

if [ "${1:-}" = --short ]; then
    export TALON_BUILDTYPE=plain
    shift
fi
mkdir -p "$routes"
all=no
if [ $# -eq 0 ]; then
    all=yes
    # shellcheck disable=SC2046
    set -- $(list_routes)
    rm -f "$routes/all-rows.txt"
fi
tally_at_end
for route in "$@"; do
    run_route "$route"
done
say "== lines that a user writes, seconds to a program that has run, its bytes"
rows=$routes/rows-$(say "$@" | tr ' ' -).txt
list_rows "$@" >"$rows"
show_rows "$rows"
[ "$all" = no ] || [ "$failed" -gt 0 ] ||
    mv "$rows" "$routes/all-rows.txt"
finished
