#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the ways to get talon into a program (doc/embedding.md): runs the run.sh
# of every directory beside this file, or of those named, and shows them in a
# table. What cannot be installed is skipped and named. The last line counts the
# checks of all routes.
#
#   tests/install/routes.sh [ROUTE]...
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
routes=$root/build/routes
. "$root/tests/tools.sh"

list_routes() {
    for script in "$root"/tests/install/*/run.sh; do
        basename "$(dirname "$script")"
    done
}

# Runs a route, shows what it prints, and adds its numbers.
run_route() {
    say "-- $1"
    sh "$root/tests/install/$1/run.sh" >"$routes/$1.txt" 2>&1 </dev/null || :
    cat "$routes/$1.txt"
    passed=$((passed + $(passed_in "$routes/$1.txt")))
    failed=$((failed + $(failed_in "$routes/$1.txt")))
}

# The table, with those that have no row since they were skipped or failed.
show_table() {
    {
        say "route|result|lines|seconds|bytes"
        cat "$routes/table.txt"
        for route in "$@"; do
            if grep -q "^skipped $route:" "$routes/$route.txt"; then
                say "$route|skipped"
            elif [ "$(failed_in "$routes/$route.txt")" -gt 0 ]; then
                say "$route|fails"
            fi
        done
    } | awk -F'|' '{ printf "%-28s %-8s %5s %8s %9s\n", $1, $2, $3, $4, $5 }'
}

mkdir -p "$routes"
if [ $# -eq 0 ]; then
    # shellcheck disable=SC2046
    set -- $(list_routes)
    rm -f "$routes/table.txt"
fi
touch "$routes/table.txt"
tally_at_end
for route in "$@"; do
    run_route "$route"
done
say "== lines that a user writes, seconds to a program that runs, its bytes"
show_table "$@"
finished
